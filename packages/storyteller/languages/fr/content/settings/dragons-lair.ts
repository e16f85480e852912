import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const dragonsLair: SettingContent<Noun, "Dragon's Lair"> = {
  place: { name: 'l’Antre du dragon', in: 'dans l’Antre du dragon', to: 'vers l’Antre du dragon', from: 'de l’Antre du dragon' },
  beginner: {
    arrival: `
      @place On entra {place.in}. Le dragon était [en voyage|parti], son paillasson le disait.
      / La porte était chaude. On poussa, et l’on fut {place.in}, [sans bruit|chez lui].
      / @place Un souffle tiède, et l’on fut {place.in}. Le dragon [n’était pas là|voyageait], ouf.
      Partout s’élevaient [des montagnes de cuillères|des collines de petites cuillères].
      / Un gros coussin roussi attendait [son maître|devant le feu].
      / L’or brillait [par terre|jusqu’au plafond], et [les cuillères aussi|il y en avait trop].
      + Ça sentait la suie et la tartine.
      + « Ne touche à rien, dit {friend}. Enfin, pas trop fort. »
      + Sa brosse à dents était là, longue comme une échelle.
      + Une pantoufle ronflait. Quelqu’un dormait dedans.
      + La baignoire en or avait des pattes, et du savon.
      + {Hero} fit un pas. Gling, dit le pas.
      + Une couronne servait de panier au chat.
    `,
    life: `
      Quand le dragon n’est pas là, [on fait le ménage|on compte l’or]. C’est long.
      / Les petites bêtes du dragon [gardent sa maison|arrosent ses cactus], [en tablier|tout le jour].
      + Un lézard faisait briller une baignoire en or.
      + Les pierres gardent la chaleur, et aussi les secrets.
      + Le facteur glisse les lettres par la fumée.
      + On range les cuillères par taille, par âge, par humeur.
      + Une chauve-souris repassait une aile de rechange.
      + Le soir, on s’assoit sur les tuyaux tièdes.
      + « Dors au chaud », dit-on, et l’on se pousse un peu.
      + Un rat repassait les nappes avec une pierre.
    `,
    way: `
      On marcha {spot.to}, sur [des pièces d’or|des couverts]. Gling, gling.
      / On alla {spot.to}. [L’arche était haute.|Deux tas d’or nous regardaient.]
      Un vent chaud [respirait dans le couloir|montait de la cheminée], [puis plus|fff].
      + Au mur pendait un portrait du dragon, en bébé.
      + Au mur, le dragon bébé avait un bavoir brûlé.
      + Une couronne roula, dit pardon, et se recoucha.
      + {Friend} prit une cuillère, puis la reposa pile au même endroit.
      + Ça sentait le fer, le cirage et la brioche brûlée.
      + Une griffe de dragon avait écrit : « Pain, lait, chevaliers. »
      + Le couloir devint étroit, et l’ombre, plus tiède.
    `,
    thanks: `
      {Keeper} donna {hero.a} [une toute petite cuillère|une écaille perdue].
      / « Le dragon a cent mille cuillères, dit {keeper}. [Prends celle-ci|En voici une]. »
      Le paillasson disait maintenant : [« Revenez vite. »|« À bientôt. »] [On le lut deux fois.|Il le pensait.]
      + {Friend} garda une pièce en chocolat. L’or, c’est dur.
      + La pantoufle se réveilla pour dire au revoir.
      + Toutes les cuillères sonnèrent : gling, gling, bonsoir.
      + On laissa un mot pour le dragon : « Jolie maison. »
      + Un lézard nous prêta son parapluie à étincelles.
    `,
  },
  intermediate: {
    arrival: `
      @place On entra {place.in}, [sans bruit|sur la pointe des pieds]. Le dragon était en voyage, [heureusement|merci bien].
      / @place [Une haleine tiède|Un peu de fumée], puis de l’or : on était {place.in}, [porte ouverte|tout au fond].
      / Un paillasson disait « En voyage », et l’on fut {place.in}, [à pas de velours|le cœur battant].
      De tous côtés [s’élevaient|luisaient] des montagnes de cuillères, [classées par taille|qui tintaient un peu].
      / L’or montait jusqu’aux lampes, [en tas bien propres|et personne ne l’époussetait].
      + Cela sentait la suie, la tartine et le vieux conte.
      + « Ne touchons à rien, dit {friend}, ou alors très légèrement. »
      + Une brosse à dents, [longue comme une échelle|presque neuve], séchait au mur.
      + Quelqu’un ronflait au fond d’une pantoufle grande comme une barque.
      + La baignoire, en or massif, possédait quatre pattes et un canard.
      + Chaque pas faisait gling, et [le gling|l’écho] courait prévenir les autres.
    `,
    life: `
      Leur maître absent, les petites bêtes du dragon [comptent l’or|font les poussières], et ce n’est pas rien.
      / On vit ici [de peu|de tartines grillées], et l’on astique beaucoup, au cas où le patron rentrerait.
      / Le soir, on s’assoit ici sur les tuyaux [encore tièdes|du chauffage], pour se raconter le patron.
      + Un lézard frottait la baignoire, et se voyait dedans en prince.
      + Le courrier arrive par [la cheminée|le conduit]. Il est un peu roussi.
      + Les cuillères sont rangées par taille, par [âge|famille] et par caractère.
      + Une chauve-souris reprisait une aile de rechange.
      + Les pierres gardent la chaleur, et quelques secrets d’État.
      + « Dors au chaud », se souhaite-t-on en se poussant un peu.
      + Un cloporte passait la cire, [à reculons|sur ses quatorze patins], et l’on n’osait plus marcher.
    `,
    way: `
      On se dirigea {spot.to}, par une vallée [de fourchettes|de monnaie qui glissait sous le pied].
      / Un escalier de pièces descendait {spot.to}, [et tintait à chaque marche|un peu glissant].
      / Le couloir menait {spot.to}, [entre deux falaises dorées|sous des voûtes enfumées].
      Un vent chaud y respirait, [comme un animal qui rêve|lentement, régulièrement].
      + Sur un portrait, on voyait le dragon [bébé|au berceau], [dents comprises|déjà fumant], en bavoir brûlé.
      + Une couronne roula, [s’excusa|fit gling], et reprit sa place.
      + Une liste pendait à un clou : « Pain, lait, chevaliers. »
      + {Friend} emprunta une cuillère, eut des remords et la remit au degré près.
      + L’air sentait le fer et la brioche oubliée.
      + Plus loin, les pièces se firent rares et l’ombre plus douce.
    `,
    thanks: `
      {Keeper} offrit {hero.a} [une toute petite cuillère|une écaille perdue, encore tiède].
      / On nous fit un paquet, et {keeper} y glissa, pour {hero}, [une cuillère à œuf|une écaille tiède].
      / « Il en a cent mille, dit {keeper}, [prenez donc celle-ci|celle-ci vous va bien]. »
      Le paillasson disait à présent : [« Revenez, je m’ennuie. »|« C’était bien. »] On l’essuya.
      + {Friend} choisit une pièce en chocolat, la seule vraiment précieuse.
      + Dans la pantoufle, quelqu’un bâilla un au revoir.
      + Cent mille cuillères sonnèrent ensemble, tout bas.
      + On laissa un mot au dragon : « Jolie maison, bien chauffée. »
      + Un lézard nous abrita d’un parapluie à étincelles.
    `,
  },
  advanced: {
    arrival: `
      @place On pénétra {place.in}, [le dragon étant en voyage d’agrément|le locataire étant sorti], [à l’étranger|pour la saison].
      / On s’essuya les pieds, par égard pour les flammes, [et l’on fut|puis l’on entra] {place.in}.
      / @place Une haleine [tiède|de cheminée], une lueur, et l’on fut {place.in}, [où nul ne rugit|parmi les ors].
      De toutes parts [s’élevaient des montagnes|s’étendait une chaîne] de cuillères, [méticuleusement rangées|soigneusement cirées].
      / L’or s’y amoncelait, [poli par les siestes|en pente douce], jusqu’aux poutres.
      + Il y régnait une odeur de suie, de tartine et de légende.
      + « N’effleurons rien, conseilla {friend}, ou du moins avec tact. »
      + Une brosse à dents, [de la hauteur d’une échelle|aux poils de sanglier], séchait contre la muraille.
      + Un ronflement s’échappait d’une pantoufle, où l’on eût [aisément|au moins] logé une famille de pêcheurs.
      + La baignoire, d’or massif, [reposait|se dressait] sur quatre pattes et abritait un canard.
      + Chaque pas produisait un « gling », [lequel s’en allait|qui courait] le répéter aux autres salles.
    `,
    life: `
      En l’absence du propriétaire, ses gens [comptent l’or et époussettent|surveillent la maison], nonchalamment.
      / La domesticité, menue et nombreuse, [astique ce qui brille déjà|dîne de toasts], par acquit de conscience.
      / On s’y réunit le soir sur les conduits encore tièdes, [afin de médire du patron|entre lézards].
      + Un lézard lustrait [la baignoire|un miroir] et s’y contemplait sous les traits d’un prince.
      + La poste emprunte [la cheminée|le tirage], d’où ce léger goût de roussi dans les nouvelles.
      + Les cuillères [obéissent à un classement|s’y rangent] par taille, par époque et par tempérament.
      + Une chauve-souris reprisait, l’aiguille aux dents, une aile de rechange.
      + La pierre conserve la chaleur, ainsi que plusieurs secrets d’État.
      + « Dors au chaud », se dit-on, tout en ménageant au voisin un peu de tuyau.
      + Un cloporte encaustiquait le dallage, [monté sur quatorze patins|à reculons], sans se laisser distraire.
    `,
    way: `
      Une vallée de fourchettes conduisait {spot.to}, [où la prudence s’imposait|entre deux falaises d’or].
      / Il fallut, pour aller {spot.to}, franchir [un col de soucoupes|un éboulis de monnaie].
      / On se hasarda {spot.to}, sous des voûtes [qu’un siècle de toux avait noircies|basses].
      Un vent brûlant y allait et venait, [comme le souffle d’un songe|avec la régularité du sommeil].
      + Un portrait figurait le dragon en bas âge, [toutes dents dehors|joufflu], le bavoir en cendres.
      + Une couronne, [dérangée au passage|réveillée par nos pas], roula, [s’excusa|bâilla], puis remonta sur son tas.
      + On lisait, de la griffe du maître : « Pain, lait, chevaliers (demi-sel). »
      + Rongeant des remords, {friend} remit [une cuillère|une fourchette] en place, au degré près.
      + L’air avait un arrière-goût de fer et de brioche qu’on a oubliée.
      + L’or finit par se raréfier, et l’obscurité y gagna en douceur.
    `,
    thanks: `
      {Keeper} remit {hero.a} une cuillère [minuscule|à moutarde], en [vermeil|or fin].
      / « De cent mille, dit {keeper}, [on peut bien distraire|nul ne regrettera] celle-ci. »
      « Revenez, je m’ennuie », disait [désormais|à présent] le paillasson, [que l’on essuya|avec sa franchise de paillasson].
      / Un panache de fumée, dans l’âtre, [nous dit au revoir|fit un nœud d’adieu].
      + {Friend} opta pour une pièce en chocolat, seule valeur réellement stable.
      + Du fond de la pantoufle nous parvint un adieu bâillé.
      + Les cent mille cuillères rendirent un seul son, à peine, comme la pluie sur un lac.
      + Un billet fut laissé à l’intention du propriétaire : « Charmante demeure, parfaitement chauffée. »
      + Un lézard nous reconduisit sous un parapluie à étincelles.
    `,
  },
  troubles: {
    ember: {
      keeper: { noun: 'diablotin chauffeur', gender: 'm' },
      thing: { noun: 'dernière braise', gender: 'f' },
      spot: { at: 'derrière la montagne de cuillères', to: 'vers la montagne de cuillères' },
      facts: {
        ask: 'Pourquoi le grand feu était-il éteint ?',
        cause: 'une goutte tomba sur {thing} et la fit fuir',
        mended: 'le feu reprit et les bouilloires chantèrent',
      },
      beginner: {
        trouble: `
          @keeper Devant un âtre froid, {keeper} [claquait des dents|avait mis trois écharpes].
          / Les moufles aux pattes, {keeper} [soufflait sur un tas gris|tapait du pied]. Brr.
          @thing « Le grand feu est mort, dit-il. [J’ai perdu|Où est] la dernière braise ! »
          / « Froid ! dit-il. La dernière braise [est perdue|a disparu], et le grand feu avec. »
          @cause « Une goutte est tombée du plafond sur elle. [Elle a fui|Elle s’est cachée]. »
          / « Plic ! Une goutte est tombée sur elle. [Alors|De peur], elle a fui. »
          @feeling Il était inquiet, et [tournait autour de l’âtre|soufflait sur rien].
          / Il regardait les cendres, inquiet, [les pattes croisées|sans oser s’asseoir].
          + « Elle a eu peur, la petite. Plic, et elle était loin. »
          + Sa fourche avait un glaçon au bout.
          + « Elle est partie {spot.to}. Mais mes sabots sont gelés. »
          + {Friend} souffla dans ses mains, ou près d’elles.
          + Une bouilloire frissonna, sans chanter.
          + « Sans feu, dit-il, on n’est plus un antre, on est un trou. »
        `,
        worry: `
          Le thé avait gelé. [On le mangeait à la fourchette.|Une souris patinait dessus.]
          / Il faisait froid jusque dans [l’or|les poches]. On se serrait, [gling|à dix].
          + Les lézards devenaient lents, lents, et s’arrêtaient au milieu d’un.
          + Le canard du bain était pris dans la glace.
          + On mit des chaussettes aux cuillères.
          + Une chauve-souris dormait dans une théière.
          + « Si le dragon rentre, il va s’enrhumer ! »
          + {Friend} éternua un petit nuage.
          + La pantoufle toussait dans son sommeil.
        `,
        mend: `
          {Hero} posa la braise sur la paille. [Fff.|On souffla.] [Une lueur vint.|Elle rougit.]
          @mended Le feu reprit et les bouilloires chantèrent, [une par une|toutes à la fois].
          / Pouf ! Le feu reprit et les bouilloires chantèrent, [la petite en premier|à pleine voix].
          + D’abord une flamme, grosse comme une noisette.
          + Elle regarda autour d’elle, puis elle grandit.
          + Les murs devinrent roses, comme des joues.
          + Le lézard finit son mot : « … deux. »
          + Un canard se remit à flotter, dans la baignoire.
          + Le diablotin ôta une écharpe, puis deux, puis trois.
          + On mit un toit de cuillères, contre les gouttes.
          + Chacun tendit ce qu’il avait de froid.
        `,
        joy: `
          On fit griller [du pain|des pommes] sur une épée. [Elle servait enfin.|Il y en eut pour tous.]
          / On but du thé qui [coule|fume], assis [sur les tuyaux|en rond].
          + Une bouilloire chanta l’air du dragon.
          + La souris rangea ses patins, un peu triste.
          + {Friend} se chauffa un côté, l’autre, puis le premier.
          + Le diablotin donna à la braise un nom : Plic.
          + On ôta les chaussettes aux cuillères, paire par paire.
          + Les ombres dansaient, et elles dansaient bien.
          + Le glaçon du nez tomba dans la tasse.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Devant un âtre glacé, {keeper} [claquait des dents|grelottait sous trois écharpes].
          / Une bouillotte vide sous le bras, {keeper} [tournait autour des cendres|appelait sous les chenets].
          @thing « Le grand feu est mort, dit-il, [et tout l’antre avec|car] j’ai perdu la dernière braise. »
          / « Sans la dernière braise, dit-il, [plus de feu, plus de thé|tout gèle ici], et je l’ai perdue. »
          @cause « Une goutte lui est tombée dessus, du plafond, [plic|froide], et elle a fui pour se cacher. »
          / « Plic ! Une goutte du plafond est tombée sur elle, [en plein sommeil|pile dessus], et l’a fait fuir. »
          @feeling Il était inquiet, et [soufflait sur des cendres vides|faisait les cent pas en sabots].
          / Inquiet, il remuait la cendre [avec une petite cuillère|du bout d’un sabot], au cas où.
          + « Elle est jeune. Une goutte, à cet âge, c’est un océan. »
          + Un glaçon pendait à sa fourche, et l’autre, à son nez.
          + « Elle a filé {spot.to}. Mais j’ai les sabots gelés. »
          + À côté de nous, une bouilloire frissonna sans émettre un son.
          + {Friend} souffla sur ses pattes, ou dans leur direction.
        `,
        worry: `
          Le thé se mangeait désormais à la fourchette, [en tranches|et une souris y patinait].
          / Le froid entrait jusque dans l’or, [qui sonnait mat|et l’on se serrait à dix].
          + Les lézards ralentissaient, et l’un s’était arrêté au milieu de « bonsoir ».
          + Dans la baignoire, le canard était pris par les glaces.
          + On tricotait des chaussettes pour les cuillères.
          + Une chauve-souris avait loué une théière, au mois.
          + « S’il rentre maintenant, disait-on du dragon, il va s’enrhumer, et alors… »
        `,
        mend: `
          {Hero} installa la braise sur un lit de paille, et souffla délicatement.
          @mended [Une lueur, un fil de fumée.|On souffla tout doux.] Le feu reprit et les bouilloires chantèrent, [à trois voix|couvercles en avant].
          + La première flamme, grosse comme une noisette, regarda autour d’elle.
          + Les murs prirent une bonne mine rose.
          + Le lézard acheva son « bonsoir », et l’on s’aperçut qu’il était très poli.
          + Le canard reprit la mer.
          + Une écharpe tomba, puis deux, puis la troisième.
          + Au-dessus du foyer, on bâtit un toit de cuillères, contre les gouttes.
        `,
        joy: `
          On fit griller du pain sur une épée, [qui se trouva enfin utile|très ancienne], et tout le monde en eut.
          / Le thé coulait de nouveau, [brûlant|à flots], et les bouilloires se répondaient.
          + La petite braise reçut un nom, Plic, pour se moquer de sa peur.
          + La souris remisa ses patins en soupirant.
          + {Friend} se dora d’un côté, puis de l’autre, avec méthode.
          + Les ombres, sur les murs, dansaient bien mieux que nous.
          + On déchaussa les cuillères, paire par paire.
        `,
      },
      advanced: {
        trouble: `
          @keeper Devant la cheminée éteinte, {keeper}, [trois écharpes superposées|les cornes givrées], claquait des dents.
          / Une bouillotte froide pressée sur le cœur, {keeper} [interrogeait les chenets|appelait dans le conduit].
          @thing « Le grand feu s’est éteint, dit-il, [et nous suivons|faute de veiller] : j’ai perdu la dernière braise. »
          / « Tout ce qui chauffe ici, dit-il, [venait|descend] d’elle : j’ai perdu la dernière braise. »
          @cause « Une goutte tomba du plafond sur elle, [plic, rien de plus|scélérate], et elle prit la fuite. »
          / « C’est une goutte, [tombée de la voûte|une seule], qui lui fit peur, et elle a pris la fuite. »
          @feeling Inquiet, il [soufflait obstinément sur des cendres refroidies|arpentait le foyer en sabots].
          / Inquiet jusqu’aux sabots, il tisonnait le froid [par habitude|sans y croire].
          + À son âge, plaida-t-il, une goutte passe aisément pour un océan.
          + Un glaçon ornait sa fourche, et un second, plus discret, son nez.
          + Elle s’était réfugiée {spot.to}, et ses sabots, gelés, refusaient tout service.
          + Une bouilloire voisine frémit, ouvrit le bec, et ne trouva rien à dire.
        `,
        worry: `
          Le thé, figé, se servait désormais en tranches, [et une souris y patinait|à la fourchette].
          / Le froid gagnait jusqu’à l’or, [dont il étouffait le timbre|réputé pourtant mauvais conducteur d’émotions].
          + Les lézards ralentissaient à vue d’œil ; l’un s’était immobilisé au milieu d’un compliment.
          + Pris dans les glaces de la baignoire, le canard hivernait avec stoïcisme.
          + On tricotait des chaussettes aux cuillères, en commençant par les plus frileuses.
          + Une chauve-souris avait pris à bail une théière, charges comprises.
          + Si le dragon rentrait, il s’enrhumerait, et l’on préférait ne pas imaginer l’éternuement.
        `,
        mend: `
          {Hero} étendit la braise sur un peu de paille, [puis souffla, à peine|avec des soins d’infirmière].
          @mended Une lueur hésita ; le feu reprit et les bouilloires chantèrent, [à plusieurs voix|de proche en proche].
          + La première flamme, de la taille d’une noisette, promena autour d’elle un regard de convalescente.
          + La muraille se colora, ainsi que se colorent les gens qu’on invite.
          + Le lézard conclut son compliment, dont la chute valait l’attente.
          + Le canard rompit les glaces et reprit la mer.
          + Trois écharpes churent l’une sur l’autre, et il en sortit un personnage fort maigre.
          + Un dôme de cuillères, dressé au-dessus du foyer, interdit toute récidive aux gouttes.
        `,
        joy: `
          On rôtit du pain au bout d’une épée, [trop heureuse de servir enfin|de noble lignée].
          / Le thé, rendu à l’état liquide, circula [jusqu’à l’aube|de patte en patte], et les langues aussi.
          + La fugitive fut baptisée Plic, afin qu’elle apprît à rire de sa frayeur.
          + {Friend} se dora sous toutes les faces, avec la méthode d’un rôtisseur.
          + Sur les parois, nos ombres dansaient infiniment mieux que nous.
          + La souris décrocha ses patins, et conserva de la banquise un souvenir ému.
        `,
      },
    },
    'smallest-coin': {
      keeper: { noun: 'souris comptable', gender: 'f' },
      thing: { noun: 'plus petite pièce', gender: 'f' },
      spot: { at: 'sous la baignoire en or', to: 'vers la baignoire en or' },
      facts: {
        ask: 'Pourquoi personne n’avait-il le droit d’aller au lit ?',
        cause: 'la souris éternua et {thing} roula',
        mended: 'le compte tomba juste',
      },
      beginner: {
        trouble: `
          @keeper Sur un tas d’or, {keeper} [recomptait, le crayon sur l’oreille|tenait un très long papier].
          / « Deux cent mille six… » {Keeper} leva [le nez|un doigt]. « Zut. Un, deux… »
          @thing « Il manque [la plus petite pièce|une pièce, la plus petite]. Sans elle, dit-elle, on ne peut pas aller au lit. »
          / « Il en manque une, dit-elle : [la plus petite pièce|eh oui, la plus petite pièce]. Le lit attendra. »
          @cause « J’ai éternué, et la pièce a roulé. [Atchoum, gling !|Gling, gling, puis rien.] »
          / « Atchoum ! J’ai éternué. Et elle a roulé, [roulé, roulé|loin]. »
          @feeling Elle était fatiguée et [disait : deux, trois, sept|bâillait entre les chiffres].
          / Elle était si fatiguée que [ses zéros penchaient|son crayon dormait].
          + « Le dragon veut un compte juste. Sinon, on recommence. »
          + Son crayon n’avait plus que la gomme.
          + « Elle a roulé {spot.to}. C’est lourd, l’or, quand on est souris. »
          + {Friend} compta aussi. Cela fit beaucoup.
          + Elle avait de la poussière d’or jusqu’aux moustaches.
          + Il y avait des chiffres jusque sur [ses manches|les murs].
        `,
        worry: `
          Douze lézards attendaient leur lit, debout. Le dernier [ronflait|tenait les autres].
          / Personne n’avait le droit de [se coucher|bâiller] avant la fin. [On bâillait en cachette.|C’était la loi.]
          + On comptait tout : les cuillères, les ombres, les soupirs.
          + Un petit demanda si « mille » était bientôt.
          + La bougie avait fini avant le compte.
          + Quelqu’un dit « cent » en dormant. On l’ajouta.
          + Les doigts de pied aussi furent comptés.
          + On avait sommeil jusque dans les chaussettes.
        `,
        mend: `
          On posa la pièce sur la pile. [Gling.|Ting.] {Hero} [souffla dessus|la tint droite].
          @mended « Un million et une », dit {keeper}. Le compte tomba juste, [enfin|au sou près].
          / « Un million… et une ! » Le compte tomba juste, [gling|pile].
          + Elle fit un trait. Puis un autre, pour le plaisir du trait.
          + Le crayon tomba. Il dormait déjà.
          + Douze lézards penchèrent, comme un jeu de quilles.
          + On moucha la nouvelle bougie.
          + L’or brilla une fois et ferma l’œil.
          + « On peut ? » dit le petit. « On peut », dit tout le monde.
          + Le grand livre se referma, plof, sur un marque-page.
        `,
        joy: `
          On applaudit, puis on se coucha [en pyjama doré|sur place].
          / On but du lait chaud [dans des couronnes|à petites gorgées]. C’était [tiède|lourd, mais bon].
          + {Keeper} eut un mouchoir, brodé : « atchoum ».
          + On chanta un nombre, jusqu’au bout.
          + {Friend} trouva une pièce en chocolat. On ne la compta pas.
          + Les lézards rêvèrent qu’ils ne comptaient rien.
          + La petite pièce dormit sur le dessus, comme une cerise.
          + On éteignit les zéros un par un.
          + La souris ronfla sur la page du total.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Perchée sur un tas d’or, {keeper} [recomptait, le crayon à l’oreille|dévidait un papier sans fin].
          / Derrière des colonnes de pièces, {keeper} [se parlait en chiffres|mouillait son crayon], l’œil rouge.
          @thing « Il manque la plus petite pièce, dit-elle, [et le compte ne finit pas|d’où ce désastre]. Nul ne peut se coucher. »
          / « J’arrive toujours à un million tout rond, dit-elle, [donc il manque|et c’est faux, sans] la plus petite pièce. »
          @cause « J’ai éternué, [une seule fois|la poussière d’or !], et la pièce a roulé, gling, gling, au loin. »
          / « Un atchoum, dit-elle, [je n’ai pas pu le retenir|et la pile s’envola], et la pièce a roulé. »
          @feeling Fatiguée, elle comptait [deux, trois, sept|à l’envers, puis de côté], et bâillait aux virgules.
          / Elle était si fatiguée qu’elle [comptait aussi ses doigts|nous compta par erreur].
          + « Le dragon veut un chiffre juste. Autrement, on reprend à un. »
          + De son crayon ne restait que la gomme.
          + « Elle est partie {spot.to}, et l’or pèse, pour une souris. »
          + {Friend} compta pour aider, et obtint « beaucoup ».
          + Le papier des comptes descendait l’escalier, [tout seul|marche après marche].
        `,
        worry: `
          Douze lézards attendaient la permission de dormir, debout, [l’un contre l’autre|et le dernier ronflait].
          / Interdit de bâiller avant le total : [on bâillait du nez|cela se faisait dans les coins].
          + Pour s’occuper, on comptait les ombres, les soupirs et les doigts de pied.
          + Un petit demanda si l’on arrivait bientôt à mille.
          + Quelqu’un dit « cent » en rêvant, et on l’ajouta par mégarde.
          + La bougie s’était achevée bien avant l’addition.
          + Les zéros commençaient à rouler tout seuls.
          + Les couvertures attendaient, pliées, elles aussi.
        `,
        mend: `
          {Hero} posa la pièce au sommet de la pile, [ting|délicatement], et la souris [ferma les paupières|prit son élan].
          @mended « Un million et une ! » cria {keeper}, et le compte tomba juste, [au sou près|pour de bon].
          / Gling, fit la dernière, et le compte tomba juste, [à la pièce près|du premier coup].
          + Elle tira un trait, puis un deuxième, par pure gourmandise.
          + Le crayon glissa. Il dormait déjà.
          + Comme des quilles, douze lézards se couchèrent du premier au dernier.
          + Le grand livre se referma sur lui-même, avec un plof de velours.
          + « On peut ? » fit une voix. « On peut », répondit tout l’antre.
          + L’or brilla une dernière fois, et baissa.
        `,
        joy: `
          On applaudit d’une main, l’autre tenant [l’oreiller|déjà le pyjama], et la fête fut [brève|très bonne].
          / Du lait chaud circula dans des couronnes, [un peu lourdes|à petites gorgées], de genou en genou.
          + {Keeper} reçut un mouchoir brodé, où l’on lisait « à vos souhaits ».
          + On chanta le total, chiffre par chiffre, et il rimait presque.
          + {Friend} dénicha une pièce en chocolat, qui échappa à la comptabilité.
          + La plus petite dormit tout en haut, comme une cerise.
          + Les zéros furent éteints l’un après l’autre.
        `,
      },
      advanced: {
        trouble: `
          @keeper Juchée sur un monceau d’or, {keeper} [recomptait, le crayon à l’oreille|dévidait un papier interminable].
          / Retranchée derrière des piles d’or, {keeper} [dialoguait avec ses retenues|suçait son crayon].
          @thing « Il me manque la plus petite pièce, dit-elle, [et le total la réclame|sans quoi nul ne se couche]. »
          / « Un million, dit-elle, [encore et toujours|rond, hélas], alors qu’il y faut la plus petite pièce. »
          @cause « J’ai éternué, [la poussière d’or est traîtresse|moi si posée], et la pièce a roulé Dieu sait où. »
          / « Un éternuement, [un seul en dix ans|trois fois rien], et la pièce a roulé sous le monde. »
          @feeling Fatiguée, elle en venait à compter [deux, trois, sept|de biais], en bâillant aux virgules.
          / Elle était fatiguée à confondre [les zéros avec des oreillers|la somme et le somme].
          + Le dragon exigeait un chiffre exact, faute de quoi l’on reprenait à un.
          + Son crayon ne se composait plus que d’une gomme, ce qui limitait l’optimisme.
          + L’objet avait fui {spot.to}, et l’or, pour une souris, est surtout un poids.
          + {Friend}, pour sa part, dénombra l’ensemble et parvint au résultat de « beaucoup ».
        `,
        worry: `
          Douze lézards attendaient, debout, licence de dormir, [le dernier soutenant la file|et le huitième trichait].
          / Le bâillement étant prohibé avant le total, [on s’y livrait par le nez|il s’en faisait un trafic].
          + On inventoriait, pour tromper l’attente, les ombres, les soupirs et les orteils.
          + Un rêveur ayant murmuré « cent », il fallut les retrancher, non sans discussion.
          + La chandelle s’était achevée longtemps avant l’arithmétique.
          + Un enfant désira savoir si mille était une ville, et à quelle heure on y arrivait.
        `,
        mend: `
          {Hero} déposa la pièce au faîte de la pile, où elle tinta, et l’on n’osa respirer.
          @mended « Un million et une », [proféra|soupira] {keeper} ; le compte tomba juste, [au sou près|gling].
          + Elle tira un trait, le considéra, puis en tira un second, par volupté.
          + Le crayon lui échappa, déjà endormi.
          + Du premier au douzième, des lézards se couchèrent à la manière des quilles.
          + Le registre se referma sur un soupir de velours.
          + L’or jeta un ultime éclat, en hôte qui éteint derrière ses invités.
          + « Peut-on ? » hasarda une voix, et l’antre entier répondit qu’on pouvait.
        `,
        joy: `
          On applaudit d’une main, l’autre étant prise [par l’oreiller|par le pyjama], et l’on fut bref.
          / Le lait chaud fut servi dans des couronnes, [dont l’équilibre laissait à désirer|à la ronde].
          + {Keeper} accepta un mouchoir brodé, sur lequel on lisait « à vos souhaits ».
          + Le total, chanté chiffre après chiffre, se révéla presque rimé.
          + Une pièce en chocolat, découverte par {friend}, échappa aux écritures.
          + La plus petite reposa au sommet du trésor, telle la cerise de quelque pâtisserie colossale.
          + On souffla les zéros un à un.
        `,
      },
    },
    'humming-stone': {
      keeper: { noun: 'lézarde nourrice', gender: 'f' },
      thing: { noun: 'pierre qui ronronne', gender: 'f' },
      spot: { at: 'sur le rebord près de la cheminée', to: 'vers la cheminée' },
      facts: {
        ask: 'Pourquoi l’œuf du dragon ne dormait-il pas ?',
        cause: 'l’œuf poussa {thing} hors du nid',
        mended: 'l’œuf s’endormit dans son nid',
      },
      beginner: {
        trouble: `
          @keeper Près d’un nid, {keeper} [berçait un œuf énorme|chantait, la voix cassée].
          / Un œuf sautait dans un nid. {Keeper} [courait autour|disait : là, là].
          @thing « L’œuf gigote et ne dort pas, dit-elle. Il lui faut [la pierre qui ronronne|sa pierre qui ronronne] ! »
          / « Sans la pierre qui ronronne, dit-elle, [pas de dodo|l’œuf ne dort pas]. Elle est perdue. »
          @cause « Il a poussé la pierre hors du nid, [d’un coup de pied|sans faire exprès]. Avant de naître ! »
          / « [De dedans|Toc] ! Il a poussé la pierre hors du nid. »
          @feeling Elle était inquiète, et [tricotait des chaussons|tenait l’œuf à quatre pattes].
          / Elle était inquiète et [lui lisait un livre|parlait à la coquille].
          + Toc, fit l’œuf. Toc, toc. Il voulait jouer.
          + « Elle a roulé {spot.to}. Si je le lâche, il saute ! »
          + Il était vert, avec des taches, et chaud comme un four.
          + {Friend} posa l’oreille dessus et reçut un coup de pied.
          + « Chut, chut, mon gros », dit-elle. Le gros fit un bond.
          + L’œuf fit deux petits pas. Un œuf, [pourtant|tout de même] !
        `,
        worry: `
          Quand l’œuf gigote, [toutes les cuillères tremblent|la baignoire déborde]. [Et il a de la force.|Gling, gling.]
          / On ne dormait plus. [À chaque toc|Au moindre toc], [une étagère tombait|on sautait en l’air].
          + Six lézards étaient assis dessus. Ils firent du cheval.
          + On lui avait raconté un conte. Il en voulait la fin.
          + Les chaussons tricotés étaient déjà trop petits.
          + Une fissure, grande comme un cil ! « Pas si tôt ! »
          + Le canard du bain avait le mal de mer.
          + {Friend} chanta. L’œuf se boucha la coquille.
        `,
        mend: `
          On glissa la pierre dans la paille. [Rrr.|Elle ronronna.] {Hero} [remonta la couverture|la cala bien].
          @mended L’œuf s’endormit dans son nid, [d’un seul coup|après un tout petit coup de pied].
          / Rrr, fit la pierre. L’œuf s’endormit dans son nid, [tout rond|enfin].
          + Le ronron passait dans la paille, et dans nos pieds.
          + Il roula sur le côté et fit un soupir d’œuf.
          + La lézarde lâcha une patte, puis deux, puis trois.
          + Les cuillères se turent, une par une.
          + Six lézards descendirent, sur la pointe de la queue.
          + La fissure resta où elle était. Rien ne pressait.
          + On entendait battre deux cœurs : un petit, un de pierre.
        `,
        joy: `
          {Keeper} dansa [sur la pointe des griffes|en chaussettes]. [Sans bruit, mais avec élan.|Tout le monde suivit.]
          / On but un chocolat [très épais|à la paille], [sans tinter|en chuchotant].
          + On écrivit un mot au dragon : « Il dort. Tout va bien. »
          + {Friend} dit « hourra » en bougeant juste les lèvres.
          + On mit un bonnet sur l’œuf, par-devant, au hasard.
          + Chacun choisit un prénom. On ferait un vote.
          + Les chaussons trop petits servirent de cache-théière.
          + La nourrice s’assit. Cela ne lui arrivait jamais.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Auprès d’un grand nid, {keeper} [berçait un œuf à quatre pattes|chantait, la voix usée].
          / Dans la paille, un œuf sautillait, et {keeper} [sautillait avec|courait d’un bord à l’autre].
          @thing « L’œuf ne veut pas dormir, dit-elle, [il gigote|voyez-le], sans la pierre qui ronronne. »
          / « Il lui faut sa musique, dit-elle, [sa pierre à lui|et c’est pressé] : j’ai perdu la pierre qui ronronne. »
          @cause « D’un coup de pied, [de l’intérieur|à son âge !], il a poussé la pierre hors du nid. »
          / « Il est vif, dit-elle : [d’un seul toc|en se retournant], il a poussé la pierre hors du nid. »
          @feeling Elle était inquiète, et [tricotait en même temps|comptait les craquements], sans cesser de bercer.
          / Elle était inquiète, et lui lisait [le journal|une recette] à voix basse, sans effet.
          + Toc, répondit l’œuf. Toc, toc : il avait envie de jouer.
          + « Elle a roulé {spot.to}. Et si je le lâche, il m’échappe. »
          + C’était un œuf vert, tacheté, chaud comme un pain.
          + {Friend} y colla une oreille et reçut, au travers, un vrai coup de pied.
        `,
        worry: `
          Au moindre toc, toutes les cuillères [s’entrechoquaient|dégringolaient bruyamment].
          / Personne ne dormait plus dans l’antre, [où le sol tressautait|car il est vigoureux, ce petit].
          + Six lézards s’étaient assis dessus, et avaient découvert l’équitation.
          + On lui avait lu un conte. Il en exigeait la suite.
          + Une fissure fine comme un cil fit crier tout le monde : « Pas ce soir ! »
          + Les chaussons tricotés étaient déjà deux fois trop petits.
          + {Friend} chanta, et l’œuf, très nettement, se retourna.
        `,
        mend: `
          {Hero} glissa la pierre dans la paille, [profondément|tout contre lui], et elle se mit à [ronronner|faire rrr].
          @mended Un dernier toc, par habitude ; et l’œuf s’endormit dans son nid, [immédiatement|avec un soupir].
          / La pierre ronronna, l’œuf écouta, et l’œuf s’endormit dans son nid, [tout rond|la pointe en bas].
          + Le ronron traversait la paille et nous montait dans les jambes.
          + La nourrice retira une patte, puis l’autre, sans y croire.
          + Les cuillères se turent de la plus grande à la plus petite.
          + L’un après l’autre, les cavaliers descendirent sur la pointe de la queue.
          + La fissure resta sage, promise à un autre jour.
          + On entendait deux cœurs, dont l’un était de pierre.
        `,
        joy: `
          {Keeper} dansa silencieusement, [sur la pointe des griffes|en chaussettes], et l’on fit pareil.
          / On dégusta du chocolat à la paille, [pour ne rien faire tinter|épais comme un édredon].
          + Un mot partit pour le dragon : « Il dort. Ne rugissez pas en rentrant. »
          + {Friend} cria hourra, mais seulement avec les lèvres.
          + L’œuf fut coiffé d’un bonnet, devant ou derrière, on verrait.
          + Les prénoms furent mis aux voix, et « Gling » l’emporta.
          + La nourrice s’assit enfin, ce qui n’était plus arrivé depuis la ponte.
        `,
      },
      advanced: {
        trouble: `
          @keeper Auprès d’un nid, {keeper} [étreignait un œuf énorme des quatre pattes|berçait, la voix éteinte].
          / Un œuf tressautait dans la paille ; {keeper}, penchée, [imitait un ronron|épuisait ses berceuses].
          @thing « L’œuf ne dort pas, dit-elle, [ni personne|de toute la nuit], sans la pierre qui ronronne. »
          / « Son sommeil tenait à un bruit, dit-elle, [fort modeste|rond et doux] : celui de la pierre qui ronronne. »
          @cause « Il a poussé la pierre hors du nid, [d’un coup de pied prématuré|de l’intérieur]. »
          / « Précoce, il a poussé la pierre hors du nid, [d’un toc|en rêvant qu’il courait]. »
          @feeling Inquiète, elle [tricotait machinalement du bout de la queue|surveillait chaque craquement], sans cesser de bercer.
          / Inquiète, elle en était à lui lire [les comptes du dragon|le mode d’emploi du nid], sans résultat.
          + « Toc », confirma l’intéressé, qui paraissait d’humeur à jouer.
          + La pierre avait roulé {spot.to} ; or lâcher prise, fût-ce une seconde, était exclu.
          + L’œuf, vert et tacheté, dégageait une chaleur de fournil.
          + {Friend} y appliqua l’oreille et reçut, à travers la coquille, un coup de pied de la meilleure venue.
        `,
        worry: `
          Au moindre soubresaut, les cuillères [s’écroulaient par versants|sonnaient le tocsin].
          / L’antre entier veillait, [le sol tressautant sous les lits|au rythme de ses caprices].
          + Six lézards, assis dessus pour faire masse, s’initiaient malgré eux à la haute école.
          + Le conte qu’on lui avait lu n’avait eu d’autre effet que d’en exiger la suite.
          + Une fêlure, de l’épaisseur d’un cil, arracha un cri unanime : pas ce soir.
          + À peine remaillés, les chaussons se révélaient trop étroits de moitié.
          + {Friend} se mit à chanter, et l’œuf, sans ambiguïté possible, se retourna.
        `,
        mend: `
          {Hero} insinua délicatement la pierre sous la paille, à l’endroit du cœur, où elle ronronna.
          @mended [Un « toc » de principe|Une secousse], et l’œuf s’endormit dans son nid, [terrassé|bercé].
          + Le bourdonnement gagnait la paille, la pierre, enfin nos propres jambes.
          + La nourrice retira une patte, en attendit les conséquences, puis risqua la suivante.
          + De la louche à la cuillère à moka, le métal se tut.
          + Les cavaliers mirent pied à terre, sur la pointe de la queue.
          + On distinguait deux battements, dont l’un provenait d’un caillou.
          + La fêlure s’en tint là, en attendant une date plus convenable.
        `,
        joy: `
          {Keeper} dansa sur la pointe des griffes, [sans un bruit|avec l’élan des longues fatigues].
          / Le chocolat se prit à la paille, [de crainte d’un tintement|dans un recueillement parfait].
          + Un pli fut dépêché au dragon : « Il dort, prière de rentrer sans rugir. »
          + {Friend} poussa un hourra d’une remarquable intensité, et rigoureusement muet.
          + On coiffa l’œuf d’un bonnet, en s’en remettant à l’avenir quant au sens.
          + Le prénom « Gling » recueillit la majorité des suffrages exprimés.
          + La nourrice s’assit, phénomène qu’on n’avait plus observé depuis la ponte.
        `,
      },
    },
  },
}
