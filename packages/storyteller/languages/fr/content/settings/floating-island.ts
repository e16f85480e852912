import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const floatingIsland: SettingContent<Noun, 'Floating Island'> = {
  place: { name: 'l’Île flottante', in: 'sur l’Île flottante', to: 'vers l’Île flottante', from: 'de l’Île flottante' },
  beginner: {
    arrival: `
      @place On se posa {place.in}. Ses racines [pendent dans le ciel|trempent dans les nuages].
      / On attrapa une racine, [on grimpa|hop], et l’on fut {place.in}.
      / @place Un dernier nuage, et l’on fut {place.in}. [Elle se balançait.|« Attention au bord », dit le vent.]
      De petites cascades [tombaient dans le vide|se jetaient par-dessus bord], pour voir.
      / L’herbe penchait [d’un côté|vers le vide], puis de l’autre côté. L’île dormait mal.
      + Des cerfs-volants saluaient, tenus par personne.
      + « Ça bouge un peu, dit {friend}. Ou c’est mon ventre. »
      + Un panneau disait : « Fin du monde. Merci de faire demi-tour. »
      + Ça sentait l’herbe neuve et la pluie d’en bas.
      + Une chèvre broutait le bord, attachée par prudence.
      + {Hero} se pencha. Il y avait des oiseaux, vus de dos.
      + L’île bâilla. On bâilla aussi, par politesse.
    `,
    life: `
      Les gens d’ici attachent [leur chapeau|leur soupe] avec une ficelle.
      / Le soir, on rentre les cascades [et le linge|dans leurs seaux]. Le vent tourne.
      + Une marmotte étendait son linge au bord du ciel.
      + Un cerf-volant rentrait tard, et s’excusait de tout son ruban.
      + Les petits jouent à saute-nuage, avec une corde.
      + Un macareux pêchait des étoiles. Il les remettait.
      + On arrose par-dessous, là où sont les racines.
      + La poste arrive par en bas, dans un panier.
      + Quand l’île tourne, c’est au tour des autres d’avoir la lune.
      + « Dors accroché », se dit-on en nouant son drap.
    `,
    way: `
      On alla {spot.to}. [On prit les racines|Le sentier penchait], pas trop près du bord.
      / On marcha {spot.to}. [On tenait l’herbe.|Le vent poussait.]
      En bas, un nuage [broutait|passait avec ses petits], [sans lever la tête|très blanc].
      + Ça sentait l’herbe et le vent d’ailleurs.
      + Une cascade chanta, puis se tut : elle arrivait en bas.
      + On passa un pont de deux feuilles et d’un oui.
      + {Friend} marchait le ventre dans l’herbe, par prudence.
      + Un arbre poussait de côté. C’était la brise.
      + Une étoile filante nous doubla par la droite.
      + Les ombres tombaient dans le vide et n’avaient pas mal.
      + Plus bas, l’air était bleu comme un bonbon.
    `,
    thanks: `
      {Keeper} donna {hero.a} [un caillou plus léger que l’air|une ficelle de cerf-volant].
      / « Tiens-le bien », dit {keeper}. C’était [un brin d’herbe qui monte|un bout de vent roulé].
      Les cerfs-volants firent [chacun une boucle|la révérence], [et un nœud|très haut].
      + « Dors accroché ! » cria l’île. « À quoi ? » dit {friend}.
      + Une cascade nous éclaboussa le dos, en guise de baiser.
      + {Friend} reçut un chapeau à ficelle et l’attacha deux fois.
      + La chèvre nous regarda partir et mangea le panneau.
      + L’île se pencha un peu, pour saluer.
      + Des plumes tombèrent, lentes, comme des confettis.
    `,
  },
  intermediate: {
    arrival: `
      @place On se posa {place.in}, dont les racines [pendent dans le ciel|trempent leurs orteils dans les nuages].
      / Le ciel avait un plancher, [en fin de compte|couvert d’herbe] : on était {place.in}.
      / @place Un nuage s’effaça, et l’on fut {place.in}, [qui se balançait imperceptiblement|loin de tout rivage].
      De minces cascades se jetaient par-dessus bord, [pour voir|avec un enthousiasme visible].
      / Au bord, l’herbe se penchait [pour voir passer les oies|sans avoir peur].
      + Des cerfs-volants saluaient, que personne ne tenait.
      + « Elle bouge légèrement, [constata|gémit] {friend}, à moins que ce ne soit mon estomac. »
      + « Fin du monde, prévenait un écriteau. Demi-tour conseillé. »
      + Une chèvre broutait la bordure, attachée par précaution.
      / Un moulin tournait, et l’on ne savait pas [qui, du vent ou de l’île|lequel des deux], avançait.
      + Quand {hero} se pencha, on vit [passer|filer] des hirondelles, de dos.
      + L’air sentait l’herbe neuve et la pluie destinée aux autres.
    `,
    life: `
      Les habitants attachent leur chapeau, leur soupe [et parfois leur grand-père|et leurs pantoufles], avec de la ficelle.
      / Avant la nuit, on rentre le linge et les cascades, [chacune dans son seau|pour éviter les éclaboussures].
      / Le soir, tout le monde se penche au bord [pour souhaiter bonne nuit en bas|et compte les lumières].
      + Une marmotte étendait des torchons au bord du firmament.
      + Un cerf-volant rentrait en retard, plein d’excuses et de feuilles.
      + Un macareux pêchait [des étoiles|de petites comètes] et les relâchait, trop petites.
      + Les enfants jouent à saute-nuage, encordés.
      + Ici, l’arrosage se fait [par-dessous|la tête en bas], directement aux racines.
      + Le courrier arrive d’en bas, dans un panier, encore tout essoufflé.
      + « Dors accroché », se recommande-t-on en nouant son drap.
    `,
    way: `
      On se dirigea {spot.to} par un sentier de racines, [à bonne distance du vide|sans regarder dessous].
      / Un escalier d’herbe descendait {spot.to}, [accroché au bord|que le vent peignait].
      / Le chemin longeait prudemment le bord et menait {spot.to}, [contre le vent|en oscillant].
      Au-dessous, un nuage paissait, [accompagné de ses petits|sans lever le museau].
      + Une cascade chantait, puis se taisait : elle venait d’atteindre la terre.
      + On franchit une passerelle faite de deux feuilles et d’un peu de confiance.
      + Un arbre avait poussé de travers, à force de discuter avec une brise.
      + {Friend} progressait à plat ventre, ce qui permet d’admirer la végétation.
      + Une étoile filante nous [dépassa|frôla] sans prévenir.
      + Nos ombres tombaient dans le vide et remontaient, intactes.
      + Là-bas, l’obscurité avait la couleur d’un bonbon à la violette.
    `,
    thanks: `
      {Keeper} offrit {hero.a} [un caillou plus léger que l’air|une bobine de ficelle céleste], à tenir fermement.
      / Au bout d’un fil, {keeper} remit {hero.a} [un petit morceau de ciel|un caillou qui montait].
      / « N’ouvrez pas la main trop vite », dit {keeper}, et cela [tirait vers le haut|bourdonnait].
      Les cerfs-volants exécutèrent [une boucle|une révérence], suivie d’un nœud involontaire.
      + « Dors accroché ! » cria-t-on. « À quoi, exactement ? » demanda {friend}.
      + Une cascade nous éclaboussa la nuque, affectueusement.
      + {Friend} reçut un chapeau à ficelle, noué deux fois pour la sécurité.
      + La chèvre assista au départ en mangeant l’écriteau.
      + L’île s’inclina légèrement, ce qui renversa plusieurs soupes.
      + Des plumes descendirent longtemps autour de nous.
    `,
  },
  advanced: {
    arrival: `
      @place On prit pied {place.in}, dont les racines [pendent dans l’azur|baignent leurs orteils dans la nuée].
      / La terre finissait là où le ciel [commence d’ordinaire|avait jeté l’ancre] : on était {place.in}.
      / @place Un nuage s’écarta, et l’on fut {place.in}, [terre sans attaches|qu’un souffle balançait].
      Des cascades filiformes s’y jettent par-dessus bord, [par curiosité|avec enthousiasme].
      / Tout y penche d’un degré, [les arbres, les gens, les opinions|par habitude], du côté du vent.
      + Des cerfs-volants, que nul ne [retenait|dirigeait], nous adressèrent un salut général.
      + « Elle oscille, [diagnostiqua|exposa] {friend}, ou bien c’est mon estomac qui me quitte. »
      + « Ici s’achève le monde », spécifiait un écriteau, en recommandant le demi-tour.
      + Une chèvre tondait la bordure, encordée par mesure administrative.
      / Un moulin tournait à contretemps, [par esprit d’indépendance|pour ne rien moudre], et s’en disait ravi.
      + {Hero} se pencha, et l’on [découvrit|aperçut] les hirondelles sous [un angle|un jour] que peu de gens connaissent.
      + Il y régnait une odeur d’herbe nouvelle et de pluie destinée à d’autres.
    `,
    life: `
      On y attache son chapeau, son potage, [éventuellement ses aïeuls|et même ses pantoufles], à de solides ficelles.
      / Au crépuscule, on rentre les cascades, [chacune dans son seau|ainsi que le linge], avant que la brise ne tourne.
      / Le soir, on lance l’ancre aux nuages, [qui la relancent volontiers|et l’on compte les présents].
      + Une marmotte étendait [ses torchons|son linge] au bord du firmament, en évitant les constellations.
      + Un cerf-volant, retardé, regagnait son clou avec mille excuses et quelques feuilles.
      + Un macareux pêchait [à l’étoile|la comète], relâchant scrupuleusement les plus jeunes.
      + Les enfants pratiquent le saute-nuage, en cordée, sous l’œil d’une tante.
      + L’arrosage s’effectue par-dessous, à même [la racine|le chevelu], ce qui simplifie la vaisselle.
      + Hissé dans un panier, le courrier parvient à destination légèrement étourdi.
      + « Dors accroché », se recommande-t-on en nouant les quatre coins du drap.
    `,
    way: `
      Un sentier de racines conduisait {spot.to}, [à distance respectueuse du vide|en oscillant].
      / On fut soufflé, plus que guidé, {spot.to}, [tout au bord du ciel|d’une brise à l’autre].
      / On s’aventura {spot.to} le long du rebord, [sans excès de curiosité|le regard à l’horizontale].
      Un nuage paissait au-dessous de nous, [flanqué de ses petits|indifférent à notre vertige].
      + Une cascade modulait son air, et l’interrompait soudain, parvenue en bas.
      + La passerelle se composait de deux feuilles et d’une certaine confiance.
      + À force de converser avec [une brise|le vent d’ouest], un arbre avait pris l’habitude de pencher.
      + {Friend} progressait à plat ventre, posture propice à l’étude des graminées.
      + Une étoile filante nous dépassa [par la droite|sans un signe], au mépris des convenances.
      + Nos ombres, tombées dans l’abîme, remontaient sans une égratignure.
      + L’obscurité prit enfin la teinte d’un bonbon à la violette.
    `,
    thanks: `
      {Keeper} remit {hero.a} un caillou [plus léger que l’air|qui ne tombait pas], [rétif|bien ficelé].
      / « Gardez la main close », dit {keeper}, tandis que le présent [bourdonnait|tirait sur son fil].
      Les cerfs-volants décrivirent une révérence, [l’un et l’autre applaudis|suivie d’un nœud].
      + « Dors accroché ! » criait l’île, et {friend} s’enquit du point d’attache.
      + Une cascade nous aspergea la nuque, avec une tendresse un peu froide.
      + {Friend} fut {friend:pourvu/pourvue} d’un couvre-chef à ficelle, noué deux fois.
      + La chèvre honora notre départ en achevant l’écriteau.
      + L’île tout entière s’inclina pour nous saluer, d’où la perte, aussitôt pardonnée, de plusieurs potages.
      + Il neigea longtemps, autour de nous, des plumes sans hâte.
    `,
  },
  troubles: {
    'anchor-pin': {
      keeper: { noun: 'macareux de l’ancre', gender: 'm' },
      thing: { noun: 'clavette de l’ancre', gender: 'f' },
      spot: { at: 'sous la dernière des racines', to: 'vers la dernière racine' },
      facts: {
        ask: 'Pourquoi l’île s’éloignait-elle de la lune ?',
        cause: 'l’île cogna un nuage et {thing} sauta',
        mended: 'l’île s’arrêta et resta tranquille',
      },
      beginner: {
        trouble: `
          @keeper Près de la chaîne, {keeper} [battait des ailes|tirait du bec].
          / « Hissez, non, baissez ! » criait {keeper}, [au bout d’une chaîne|à personne].
          @thing « L’île s’en va ! dit-il. L’ancre ne tient pas sans [la clavette de l’ancre|sa clavette, la clavette de l’ancre]. »
          / « On part, dit-il, car [j’ai perdu|il manque] la clavette de l’ancre ! »
          @cause « On a cogné un nuage, et la clavette a sauté. [Boum, et hop.|Poc !] »
          / « Un gros nuage, boum ! On l’a cogné. La clavette a sauté, [tic|dehors]. »
          @feeling Il était inquiet et [disait adieu à la lune|mit son bec de travers].
          / Inquiet, il comptait [les nuages|les îles], et il en venait d’autres.
          + La chaîne filait, gling, gling, vers nulle part.
          + « Elle est tombée {spot.at}. Si je lâche, on est partis ! »
          + Un coup de vent, et l’île prit à gauche.
          + {Friend} tira aussi sur la chaîne, mais la chaîne gagna.
          + « On était si bien, dit-il, garés sous la lune. »
          + Les racines faisaient au revoir à rien du tout.
        `,
        worry: `
          La lune devenait [petite|comme un petit pois]. Les enfants ne trouvaient plus leur ombre.
          / L’île glissait, glissait, [sans phare|sans dire où]. La soupe [penchait|allait à gauche].
          + Les oiseaux qui rentraient trouvaient un trou dans l’air.
          + Le facteur d’en bas lançait son panier dans le vide.
          + Une maman comptait les siens, et les attachait.
          + On vit passer une montagne, qui dit : « Tiens. »
          + Où dort-on, quand on ne sait plus où l’on est ?
          + Un cerf-volant tirait en arrière, de toutes ses forces.
        `,
        mend: `
          {Keeper} enfonça la clavette. [Clong.|Un coup, deux coups.] {Hero} [tenait la chaîne|donna le dernier].
          @mended L’île s’arrêta et resta tranquille, [juste sous la lune|comme un canard qui dort].
          / Cric ! L’île s’arrêta et resta tranquille, [comme une barque au port|d’un coup].
          + Elle fit d’abord un petit rond, puis un plus petit.
          + La soupe revint au milieu des bols.
          + Les oiseaux se posèrent, chacun sur sa branche.
          + La lune reprit sa taille, pas à pas.
          + Les enfants retrouvèrent leur ombre sous le lit.
          + La chaîne ne bougea plus. Elle ronflait, en fer.
          + Tout en bas, la mer faisait semblant de rien.
        `,
        joy: `
          La lune revint [à la fenêtre|à sa taille]. On lui fit une place à table.
          / On mangea les poissons-étoiles [en sucre|du macareux], [les pieds dans le vide|serrés sur la chaîne].
          + Le nuage cogné vint dire pardon, avec une bosse.
          + On attacha un petit drapeau : « Ici, c’est ici. »
          + {Friend} voulut tenir la chaîne, juste pour dormir.
          + Le macareux but trois coups et parla de tempêtes.
          + Le cerf-volant reçut une médaille, et monta moins vite.
          + On compta tout le monde. Il y avait une montagne de moins.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Auprès de la grande chaîne, {keeper} [battait des ailes|tirait de tout son bec], en s’arc-boutant.
          / Un cordage dans le bec, {keeper} [tirait l’île en arrière|criait des ordres à la chaîne].
          @thing « L’île s’en va ! cria-t-il. [J’ai perdu|Rien ne la retient sans] la clavette de l’ancre. »
          / « Plus rien ne tient, dit-il, [nous voguons|regardez la lune], sans la clavette de l’ancre. »
          @cause « On a cogné un nuage, [un gros, sans lumière|de plein fouet], et la clavette a sauté. »
          / « Ce nuage ne regardait pas devant lui : on l’a cogné, [fort|pouf], et la clavette a sauté. »
          @feeling Il était inquiet, et [faisait déjà ses adieux à la lune|son bec en avait pâli].
          / Il était inquiet, car [la lune rapetissait|on avait déjà dépassé mardi].
          + La chaîne se dévidait, gling, gling, vers une destination inconnue.
          + « Elle est tombée {spot.at}, mais si je lâche, nous partons tous ! »
          + {Friend} s’accrocha courageusement à la chaîne, qui ne remarqua rien.
          + Une bourrasque passa, et l’île tourna sans clignotant.
          + Une oie nous doubla, [étonnée|puis ralentit], et demanda où l’on allait.
        `,
        worry: `
          La lune n’était plus qu’un petit pois, [et les enfants cherchaient leur ombre|au bord de l’assiette].
          / L’île dérivait sans phare ni capitaine, [et la soupe penchait|tout doucement], vers le nord ou l’automne.
          + Les oiseaux attardés rentraient se coucher dans un endroit vide.
          + Le facteur d’en bas expédiait son panier à une adresse qui n’existait plus.
          + Une montagne nous croisa et parut surprise.
          + On nouait les enfants aux lits, les lits aux murs, et les murs à l’espoir.
          + Un cerf-volant tirait vers l’arrière, avec une bravoure inutile.
        `,
        mend: `
          {Hero} tint la chaîne, et {keeper} enfonça la clavette, toc.
          @mended [Une secousse|Un petit cric], et l’île s’arrêta et resta tranquille, [sous la lune|comme une tasse sur sa soucoupe].
          + Elle décrivit encore un cercle, puis un demi, puis une intention de cercle.
          + Les soupes revinrent au centre des assiettes.
          + Chaque oiseau se posa sur sa branche et la vérifia.
          + La lune reprit tranquillement ses dimensions habituelles.
          + Sous les lits, les ombres attendaient, un peu vexées.
          + La chaîne s’immobilisa, et son fer se mit à ronfler.
        `,
        joy: `
          On rapprocha une chaise pour la lune, [revenue à la fenêtre|qui mangea peu], et le dîner commença.
          / On grignota des poissons en sucre, [les jambes au-dessus du vide|assis sur la chaîne].
          + Le nuage vint s’excuser, porteur d’une bosse considérable.
          + Un fanion fut planté, qui déclarait : « Ici, c’est ici. »
          + Le macareux raconta sa tempête, dont les vagues augmentaient à chaque dessert.
          + {Friend} insista pour dormir la main sur l’ancre.
          + Décoré, le cerf-volant monta désormais avec gravité.
        `,
      },
      advanced: {
        trouble: `
          @keeper Auprès de la grande chaîne, {keeper} [se débattait, ailes et bec|tirait de toutes ses plumes], sans effet notable.
          / Arc-bouté contre l’horizon, {keeper} [retenait l’île par un bout de corde|gourmandait une chaîne].
          @thing « Nous dérivons, s’écria-t-il, [car l’ancre est libre|et c’est irréparable] : j’ai perdu la clavette de l’ancre. »
          / « Nous voici vagabonds, dit-il, [à notre âge|sans passeport] : j’ai perdu la clavette de l’ancre. »
          @cause « On a cogné un nuage, [lequel circulait sans feux|de plein fouet], et la clavette a sauté. »
          / « On a cogné un nuage qui somnolait, [les torts sont partagés|en plein ciel], et la clavette a sauté. »
          @feeling Inquiet, il prenait congé de la lune [par avance|au cas où], et sa voix s’étranglait.
          / Il était inquiet, la lune ayant [perdu la moitié de sa taille|changé de fenêtre].
          + La chaîne se dévidait, maille à maille, vers une destination qu’elle gardait pour elle.
          + La pièce gisait {spot.at} ; or lâcher prise, c’était larguer l’archipel et ses dépendances.
          + {Friend} joignit ses forces aux siennes, ce dont la chaîne ne parut pas informée.
          + Une bourrasque survint, et l’île vira sans le signaler.
        `,
        worry: `
          La lune, réduite aux proportions d’un pois, [reculait vers le bord de l’assiette|rapetissait encore].
          / L’île dérivait sans feu ni pilote, [les potages inclinés vers le nord|à la merci d’un soupir].
          + Les oiseaux attardés regagnaient, au terme d’une longue journée, un emplacement vide.
          + D’en bas, le facteur hissait son panier vers une adresse devenue théorique.
          + Une montagne nous croisa, et l’on échangea des regards étonnés.
          + On arrimait les enfants aux lits, les lits aux cloisons, et les cloisons à la Providence.
          + Un cerf-volant s’évertuait à contre-courant, avec l’héroïsme des causes perdues.
        `,
        mend: `
          {Hero} assura la chaîne, et {keeper} enfonça la clavette [en deux coups de bec|jusqu’à la garde].
          @mended Dans un long frémissement, l’île s’arrêta et resta tranquille, [à l’aplomb de la lune|tel un canard endormi].
          / La chaîne soupira, l’île s’arrêta et resta tranquille, [ainsi qu’une tasse sur sa soucoupe|à jamais, ou presque].
          + Elle acheva un cercle, en ébaucha un second, puis s’en tint à l’intention.
          + Les potages réintégrèrent le centre des assiettes.
          + Les oiseaux s’abattirent chacun sur sa branche, qu’ils éprouvèrent du pied.
          + La lune, sans se presser, recouvra sa circonférence officielle.
          + Sous les sommiers, les ombres attendaient, passablement froissées.
          + La chaîne s’immobilisa, et l’on entendit bientôt ronfler le fer.
        `,
        joy: `
          On avança un siège pour la lune, [de retour à la croisée|convive sobre et lumineuse], et l’on dîna.
          / On croqua des poissons de sucre, [les jambes pendantes au-dessus de l’Europe|alignés sur la chaîne].
          + Le nuage présenta des excuses, ainsi qu’une bosse d’une dimension respectable.
          + Un fanion fut hissé, portant cette devise : « Ici, c’est ici. »
          + Le macareux narra sa tempête, dont la hauteur des lames croissait avec les desserts.
          + {Friend} exigea de passer la nuit une main, ou l’équivalent, posée sur l’ancre.
          + Le cerf-volant, décoré, ne s’élevait plus qu’avec une gravité d’académicien.
        `,
      },
    },
    'spring-cork': {
      keeper: { noun: 'marmotte jardinière', gender: 'f' },
      thing: { noun: 'bouchon de la source', gender: 'm' },
      spot: { at: 'sous les racines pendantes', to: 'vers les racines pendantes' },
      facts: {
        ask: 'Pourquoi l’étang se vidait-il ?',
        cause: 'le petit tira {thing} pour voir',
        mended: 'l’étang se remplit jusqu’au bord',
      },
      beginner: {
        trouble: `
          @keeper Au bord de la vase, {keeper} [cachait un petit|tenait un seau].
          / Les pieds dans la vase, {keeper} [grondait tout bas|pliait son tablier].
          @thing « L’étang se vide par-dessus bord, dit-elle. Il manque [le bouchon de la source|notre bouchon de la source]. »
          / « Voilà notre étang : un rond de boue. [Où est|Il faut] le bouchon de la source ! »
          @cause « Mon plus petit l’a tiré, [pour voir|juste pour voir]. On a vu. »
          / « Le petit a tiré dessus, pour voir. Il a vu [la mer partir|l’eau partir]. »
          @feeling Elle avait honte et [comptait ses griffes|toussota dans son tablier].
          / Elle avait honte : [ses joues fumaient|elle parlait à ses pieds].
          + « C’est une bonne petite bête, dit-elle. Mais il veut tout savoir. »
          + Glou, fit l’étang. Il avait perdu trois nénuphars.
          + « Il a roulé {spot.to}. Il y fait haut, et j’ai le seau. »
          + Derrière elle, une voix disait : « C’était pour la science. »
          + {Friend} mit un pied dans le trou. Le pied fut bu.
          + Une carpe, dans le seau, demanda si c’était encore loin.
        `,
        worry: `
          Les poissons [faisaient la queue|prenaient un bain] dans une tasse. À tour de rôle.
          / Il ne restait qu’une flaque, [et beaucoup de nez dehors|grande comme un lit]. [Glou.|Elle baissait.]
          + Une grenouille faisait ses valises. Il n’y avait que des bottes.
          + Les canards marchaient. Ils n’en avaient pas l’habitude.
          + En bas, quelqu’un ouvrit son parapluie, très surpris.
          + Le reflet de la lune tenait dans une cuillère.
          + On arrosa un poisson avec du thé.
          + Un têtard demanda si c’était lui, la grenouille, maintenant.
        `,
        mend: `
          Le bouchon rentra dans le trou. [Plop.|Pouic.] {Hero} [poussa du pied|tourna un peu].
          @mended L’étang se remplit jusqu’au bord, [avec sa lune dedans|goutte à goutte, puis d’un coup].
          / Glou, glou… L’étang se remplit jusqu’au bord, [et la lune y plongea|tout bleu].
          + D’abord un rond, puis une flaque, puis un vrai bleu.
          + Des poissons sautèrent d’une tasse, un, deux, douze.
          + Les nénuphars se déplièrent comme des nappes.
          + Les canards flottèrent, et soupirèrent de partout.
          + Une grenouille défit ses bottes.
          + Le petit tenait le bouchon du regard, sans toucher.
          + L’eau devint lisse. Une étoile s’y posa.
        `,
        joy: `
          Le petit promit de ne plus voir. [Enfin, pas ça.|Pas aujourd’hui.]
          / On prit un bain de minuit, [tout le monde|même {friend}], [avec des bulles|en chuchotant].
          + On fit des tartines au cresson, un peu mouillées.
          + Le petit reçut un bouchon à lui, sans trou.
          + Un poisson raconta la tasse. C’était étroit, mais chaud.
          + {Friend} fit un plat. On applaudit quand même.
          + La grenouille chanta dans ses bottes.
          + {Keeper} s’assit sur le bouchon, pour être sûre.
          + On refit le tour de l’étang, pour le plaisir.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Au bord de la vase, {keeper} [dissimulait un petit derrière son tablier|tenait un poisson dans un seau].
          / Un poisson dans chaque poche, {keeper} [regardait l’eau s’en aller|grondait quelqu’un de petit].
          @thing « L’étang se vide par-dessus bord, dit-elle. [J’ai perdu|Il nous manque] le bouchon de la source. »
          / « Il pleut sur les gens d’en bas, dit-elle, [et c’est notre étang|excusez-nous], sans le bouchon de la source. »
          @cause « Mon plus petit l’a tiré, pour voir, [simplement pour voir|avant le goûter]. Et l’on a vu. »
          / « Il y avait une ficelle, mon petit l’a tirée pour voir, [et le bouchon avec|et tout est venu]. »
          @feeling Elle avait honte, et [toussota longuement|recompta ses griffes], sans trouver le bon nombre.
          / Elle avait honte, et [cachait une toute petite patte mouillée|parlait au fond du seau].
          + « Il n’est pas méchant, il est curieux. C’est presque aussi dangereux. »
          + Glou, fit l’étang, et trois nénuphars s’assirent dans la boue.
          + « Il a roulé {spot.to}, et je ne peux pas abandonner le seau. »
          + « C’était une expérience », précisa une petite voix derrière le tablier.
        `,
        worry: `
          Les poissons se baignaient dans une tasse, [à tour de rôle|sur rendez-vous], en regardant l’heure.
          / De l’étang ne subsistait qu’une flaque, [entourée de museaux inquiets|et elle diminuait].
          + Les canards allaient à pied, avec une mauvaise humeur de vacanciers.
          + Une grenouille préparait ses bagages, essentiellement des bottes.
          + Sur la terre, quelqu’un ouvrit un parapluie, fort étonné.
          + La lune cherchait son reflet et le trouva dans une cuillère.
          + On arrosait une carpe avec du thé, à sa demande.
        `,
        mend: `
          {Hero} enfonça le bouchon dans son trou, plop, [et tourna d’un quart|à coups de talon].
          @mended Lentement, puis d’un seul coup, l’étang se remplit jusqu’au bord, [sa lune au milieu|et brilla].
          / Le trou fit gloup, et l’étang se remplit jusqu’au bord, [grenouilles comprises|en chantonnant].
          + Un rond d’eau parut, s’élargit, prit de l’assurance.
          + Des poissons quittèrent leur tasse en file indienne.
          + Les nénuphars se déplièrent comme des nappes du dimanche.
          + Les canards, remis à flot, oublièrent immédiatement l’humiliation.
          + Une grenouille rangea ses bottes pour une autre occasion.
          + Le petit regardait le bouchon, mains derrière le dos.
          + À la surface, les étoiles s’installèrent une par une.
        `,
        joy: `
          Le petit promit de ne plus rien tirer pour voir, [du moins ce soir|sauf les sonnettes].
          / Il y eut un bain de minuit, [chuchoté|auquel {friend} prit largement part], parmi les étoiles.
          + On servit des tartines au cresson, légèrement inondées.
          + Le jeune savant reçut un bouchon personnel, qui ne bouche rien.
          + Un poisson évoqua la tasse, dont il regrettait un peu la chaleur.
          + La marmotte s’assit sur la source, par excès de prudence.
          + En bas, une personne referma son parapluie et n’en parla jamais.
        `,
      },
      advanced: {
        trouble: `
          @keeper Au bord de la vase, {keeper} [dissimulait un enfant sous son tablier|serrait un poisson dans un seau].
          / Un poisson dans chaque poche, {keeper} [assistait au départ de l’eau|sermonnait quelque chose de petit].
          @thing « L’étang se vide par-dessus bord, dit-elle, [et sous nos yeux|hélas] : j’ai perdu le bouchon de la source. »
          / « Nous pleuvons sur nos voisins du dessous, dit-elle, [et m’en excuse|hélas], faute du bouchon de la source. »
          @cause « Mon plus petit l’a tiré, pour voir, [disposition qui l’honore|à l’heure du goûter], et l’on a vu. »
          / « Mon petit l’a tiré pour voir, [comme tout savant|sans hypothèse préalable], et la chose fut vue. »
          @feeling Elle avait honte, et [recomptait ses griffes|toussait dans son tablier], afin de ne croiser aucun regard.
          / Elle avait honte, et cherchait au fond du seau [une contenance|ses mots], n’y trouvant qu’une carpe.
          + Il n’était pas méchant, assurait-elle, mais curieux, ce qui fait souvent plus de dégâts.
          + Dans un « glou » lugubre, trois nénuphars prirent place sur la boue.
          + Le bouchon avait dévalé {spot.to}, et le seau, vu son contenu, ne pouvait être lâché.
          + « Il s’agissait d’une expérience », rectifia une voix menue, du fond des plis.
        `,
        worry: `
          Les poissons se baignaient dans une tasse, [sur rendez-vous|à tour de rôle], et se plaignaient du service.
          / De l’étang ne demeurait qu’une flaque, [bordée de museaux soucieux|que chaque minute amincissait].
          + Réduits à la marche, les canards affichaient l’humeur de touristes détroussés.
          + Une grenouille bouclait ses malles, qui contenaient surtout des bottes.
          + Très au-dessous, quelqu’un ouvrit un parapluie et consulta le ciel avec reproche.
          + La lune, en quête de son reflet, le découvrit au creux d’une cuillère.
          + Une carpe, à sa demande expresse, était arrosée de thé.
        `,
        mend: `
          {Hero} enfonça le bouchon, [plop|vigoureusement, du talon], et l’on retint sa respiration.
          @mended Progressivement, puis tout à coup, l’étang se remplit jusqu’au bord, [pourvu de sa lune|et se tut].
          / Un gloup, un frisson, et l’étang se remplit jusqu’au bord, [à la satisfaction des carpes|sans déborder].
          + Une pièce d’eau parut, gagna en aisance, et se souvint de ses rives.
          + Des poissons, logés en attendant dans une tasse, l’évacuèrent en bon ordre.
          + Les nénuphars se déployèrent ainsi que des nappes de communion.
          + À peine remis à flot, les canards nièrent avoir jamais marché.
          + Une grenouille réserva ses bottes pour une occasion meilleure.
          + Le jeune chercheur contemplait la bonde, les mains nouées derrière lui.
          + À la surface, les étoiles reprirent leurs places, comme au théâtre après l’entracte.
        `,
        joy: `
          Le petit s’engagea à ne plus rien tirer pour voir, [sonnettes exceptées|du moins avant l’aube].
          / On se baigna à minuit, [dans un chuchotement général|entre deux constellations], {friend} en tête.
          + Les tartines au cresson, bien qu’inondées, eurent leurs partisans.
          + Un bouchon d’honneur, ne bouchant rien, fut remis au coupable.
          + Certain poisson parlait déjà de la tasse avec nostalgie.
          + La marmotte prit place sur la source, et n’en bougea plus de la soirée.
          + Quelqu’un, sur la terre, referma son parapluie et garda la chose pour soi.
        `,
      },
    },
    'mill-peg': {
      keeper: { noun: 'souris meunière', gender: 'f' },
      thing: { noun: 'plus petite cheville du moulin', gender: 'f' },
      spot: { at: 'sur le toit du moulin', to: 'vers le toit du moulin' },
      facts: {
        ask: 'Pourquoi le moulin ne tournait-il plus ?',
        cause: 'on attacha un cerf-volant avec {thing}',
        mended: 'le moulin tourna et l’île remonta',
      },
      beginner: {
        trouble: `
          @keeper Sous les ailes arrêtées, {keeper} [poussait et poussait|soufflait sur une aile].
          / Au bout d’une aile, {keeper} [se balançait|tirait]. Rien ne tournait.
          @thing « Le moulin est arrêté, et l’île descend ! dit-elle. Il manque [la plus petite cheville|sa plus petite cheville]. »
          / « La plus petite cheville est perdue, dit-elle. [Alors|Et] l’île descend, tout doux. »
          @cause « On a attaché un cerf-volant avec. [Il s’est envolé.|Le cerf-volant est parti.] La cheville aussi. »
          / « Un cerf-volant voulait un piquet. On l’a attaché avec. [Adieu|Pfft]. »
          @feeling Elle était si fatiguée que [ses oreilles pendaient|sa casquette dormait].
          / Elle était fatiguée, et [parlait au vent couché|poussait en dormant].
          + « Je pousse depuis midi. Il a bougé d’un poil, un seul. »
          + L’île fit hop, un peu plus bas. On le sentit au ventre.
          + « Le cerf-volant s’est pris {spot.at}. C’est haut, pour une souris ! »
          + Une aile pendait, molle comme une nappe.
          + {Friend} souffla. L’aile dit : « Plus à gauche. »
        `,
        worry: `
          L’île touchait presque [un clocher|un pommier]. Le coq disait : « Attention ! »
          / On descendait, [hop|doucement], [tuile après tuile|et les toits montaient].
          + Une dame d’en bas rentra vite son linge.
          + Les cascades n’avaient plus la place de tomber.
          + Un chien aboya après nos racines.
          + « On pourra acheter du pain », dit un petit. Ce n’était pas le sujet.
          + Les hirondelles se baissaient pour passer.
          + Un monsieur, à sa fenêtre, serra la main d’un arbre.
          + On voyait déjà la couleur des géraniums.
        `,
        mend: `
          La cheville retrouva son trou. [Crac.|Toc, toc.] {Hero} [poussa l’aile|souffla], une fois.
          @mended Le moulin tourna et l’île remonta, [aile après aile|doucement, comme un soupir].
          / Frou, frou ! Le moulin tourna et l’île remonta, [étage par étage|jusqu’à sa place].
          + Une aile passa, et de l’air avec.
          + Le coq devint petit, puis doré, puis un point.
          + Les cascades recommencèrent à tomber de haut.
          + La souris lâcha tout, et ça tourna quand même.
          + On dit au revoir au monsieur et à l’arbre.
          + Frou, faisait le moulin. Frou, frou, la nuit.
          + Les nuages s’ouvrirent, et on entra dedans.
          + L’aile du bas devint l’aile du haut.
        `,
        joy: `
          Le coq salua. [Il avait le vertige.|Il était presque déçu.]
          / / On fit des galettes avec la farine neuve, [rondes|au miel].
          + Le cerf-volant fut attaché avec un vrai clou.
          + {Friend} fit un tour d’aile et demanda le suivant.
          + La souris dormit dans un sac, les pattes en l’air.
          + On jeta des miettes en bas. Quelqu’un dit merci.
          + {Hero} reçut un bonnet de farine, tout blanc.
          + Les oiseaux du nid eurent une autre cheville, en sucre.
          + Le vent eut sa galette aussi, en miettes.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Sous les ailes immobiles, {keeper} [poussait de l’épaule|soufflait désespérément], la casquette en arrière.
          / Suspendue à une aile, {keeper} [faisait le vent avec sa casquette|poussait du pied], en pure perte.
          @thing « Le moulin est arrêté, et l’île descend ! Il lui manque [la plus petite cheville|une cheville, la plus petite cheville du moulin]. »
          / « Nous perdons un nuage par heure, dit-elle, [voilà le drame|car] : il manque la plus petite cheville. »
          @cause « On a attaché un cerf-volant avec, [les jeunes, sûrement|dimanche], et il s’est envolé en l’emportant. »
          / « Il fallait un piquet : on a attaché un cerf-volant avec, [un grand rouge|vous pensez], et adieu. »
          @feeling Elle était si fatiguée que ses oreilles [pendaient jusqu’au menton|dormaient déjà].
          / Fatiguée d’avoir soufflé toute la journée, elle [bâillait du vent|s’appuyait à ses oreilles].
          + « Depuis midi, j’ai gagné un millimètre. Puis je l’ai reperdu. »
          + L’île descendit d’une marche, et tous les estomacs le remarquèrent.
          + « Le cerf-volant est accroché {spot.at}, bien trop haut pour une souris. »
          + {Friend} souffla vaillamment, et l’aile demanda si l’on pouvait ouvrir une fenêtre.
        `,
        worry: `
          L’île frôlait déjà un clocher, [et le coq criait : « Attention ! »|au grand effroi du coq].
          / Tuile après tuile, on descendait, [et les toits grandissaient|sans pouvoir freiner].
          + Une dame rentra précipitamment sa lessive.
          + Les cascades, faute de hauteur, ne savaient plus comment tomber.
          + Un chien aboyait contre nos racines, avec raison.
          + De sa fenêtre, un monsieur serra respectueusement la main d’un arbre.
          + « On pourra enfin acheter du pain », observa un enfant. On le fit taire.
        `,
        mend: `
          {Hero} glissa la cheville dans son trou, [toc, toc|qui l’attendait], et poussa la première aile.
          @mended Avec un frou de jupon, le moulin tourna et l’île remonta, [aile après aile|tel un soupir].
          / La toile claqua, le moulin tourna et l’île remonta, [d’un nuage à l’autre|sans renverser la soupe].
          + Chaque tour nous rendait un morceau de ciel.
          + Le coq rapetissa, devint doré, puis imaginaire.
          + Les cascades retrouvèrent leur hauteur et leur belle voix.
          + La meunière ôta ses pattes, une par une : cela tournait sans elle.
          + On fit au revoir au monsieur, ainsi qu’à l’arbre.
          + Un nuage nous ouvrit, et referma doucement derrière nous.
        `,
        joy: `
          On fit des galettes de la première farine, [épaisses|au miel], pendant que l’île prenait de l’altitude.
          / Au passage, le coq salua, [vaguement déçu|pris de vertige], et l’on trinqua au lait.
          + Le cerf-volant fut solidement cloué, après un sérieux avertissement.
          + {Friend} fit un tour complet sur une aile et en redemanda un.
          + Les oisillons du toit reçurent, en échange, une cheville de sucre d’orge.
          + La souris s’endormit dans un sac, les quatre pattes en l’air.
          + On lança des miettes par-dessus bord, et quelqu’un, en bas, dit merci.
        `,
      },
      advanced: {
        trouble: `
          @keeper Sous les ailes arrêtées, {keeper} [poussait d’une épaule accablée|soufflait], la casquette en arrière.
          / Pendue à une aile, {keeper} [tenait lieu de vent|poussait le ciel du pied], la casquette en arrière.
          @thing « Le moulin ne tourne plus, et nous descendons : il y manque [la plus petite cheville|sa plus petite cheville]. »
          / « Nous perdons de l’altitude, dit-elle, [à raison d’un nuage l’heure|avec dignité], sans la plus petite cheville. »
          @cause « On a attaché un cerf-volant avec, [invention de la jeunesse|un dimanche], et tout s’est envolé. »
          / « On a attaché un cerf-volant avec, [faute de piquet|ambitieux, et rouge], et l’attache a suivi. »
          @feeling Elle était si fatiguée que ses oreilles [la devançaient dans le sommeil|pendaient jusqu’aux coudes].
          / Fatiguée d’avoir été le vent depuis l’aube, elle [n’était plus qu’une brise|bâillait par rafales].
          + Un millimètre avait été gagné depuis midi, puis restitué vers deux heures.
          + L’île s’abaissa d’un cran, ce dont tous les estomacs prirent acte.
          + La chose s’était accrochée {spot.at}, altitude sans commune mesure avec les souris.
          + {Friend} souffla de bon cœur, et l’aile s’enquit si l’on avait ouvert une fenêtre.
        `,
        worry: `
          L’île frôlait un clocher, [dont le coq s’égosillait|au vif émoi du coq], peu préparé aux abordages.
          / On perdait de la hauteur, tuile après tuile, [et les cheminées prenaient de l’importance|sans frein].
          + Une ménagère rentra sa lessive, en jetant vers le ciel un regard de propriétaire.
          + Les cascades, à bout de vide, hésitaient sur la conduite à tenir.
          + Un chien aboyait aux racines, et l’on ne pouvait guère lui donner tort.
          + À sa fenêtre, un monsieur échangea une poignée de main avec un mélèze.
          + « On pourra enfin prendre du pain », fit un enfant, dont la remarque jeta un froid.
        `,
        mend: `
          {Hero} rendit la cheville à son trou, [où elle fit toc|avec des égards], et poussa la première aile.
          @mended Dans un froissement de jupon, le moulin tourna et l’île remonta, [aile à aile|comme un soupir].
          / Un claquement de toile, et le moulin tourna et l’île remonta, [sans qu’une soupe penchât|vers les oies].
          + Chaque révolution nous restituait un quartier de ciel.
          + Le coq décrut, se dora, et passa dans le domaine de la légende.
          + Les cascades, ayant retrouvé de quoi tomber, reprirent leur grand air.
          + La meunière détacha ses pattes, l’une après l’autre, et constata que le monde s’en accommodait.
          + On prit congé du monsieur, puis, plus longuement, du mélèze.
          + Un nuage nous reçut, et tira le battant derrière nous.
        `,
        joy: `
          La première mouture donna des galettes, [dont l’île entière embauma|épaisses comme des promesses].
          / Le coq, rendu à sa solitude, salua, [un rien désappointé|encore sujet au vertige].
          + Le cerf-volant fut cloué, après lecture du règlement.
          + {Friend} accomplit sur une aile un tour complet, dont il fallut accorder la réédition.
          + Aux locataires du nid, on remit en dédommagement une cheville de sucre d’orge.
          + La souris sombra dans un sac de son, les pattes au plafond.
          + Des miettes lancées par-dessus bord, il nous revint, d’en bas, un merci très lointain.
        `,
      },
    },
  },
}
