import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const cloudCity: SettingContent<Noun, 'Cloud City'> = {
  place: { name: 'la Cité des nuages', in: 'dans la Cité des nuages', to: 'vers la Cité des nuages', from: 'de la Cité des nuages' },
  beginner: {
    arrival: `
      @place On arriva {place.in}. Les rues y sont [en brume|blanches et molles].
      / Encore un souffle, [hop|un tout petit]. On était {place.in}.
      / @place Une tour sortit du brouillard. On était {place.in}, [oui|enfin].
      Chaque pas faisait [pouf|un petit pouf] et ne laissait pas de trace.
      / Les fenêtres étaient rondes, [comme des yeux|et un peu humides].
      / On enfonçait un peu. [Le sol riait.|C’était comme un lit debout.]
      + Ça sentait la pluie de demain.
      + « Ne regarde pas en bas, dit {friend}. C’est trop joli. »
      + Les maisons n’avaient pas de coins. Elles avaient des joues.
      + Un ascenseur de vent dit : « [On monte ?|Ding. Au-dessus.] »
      + Un panneau disait : « Sol mouillé. Il pleut dessous. »
      + Une lampe tenait à rien. Elle brillait quand même.
      + Un monsieur promenait un éclair en laisse. Tout petit, l’éclair.
      + Tout en bas, la terre avait l’air d’un tapis.
      + {Hero} souffla sur un mur. Il bougea.
    `,
    life: `
      Le soir, les marchands d’oreillers [ferment boutique|rentrent leur duvet].
      / Ici, on bat les nuages [avant la nuit|tous les soirs], pour qu’ils soient [mous|frais].
      Pour monter, on prend le vent. Pour descendre, [on attend|on éternue].
      / Les gens sont ronds et pâles. [Ils parlent tout bas.|Ils dorment avec une ficelle au pied.]
      + Une dame étendait des brouillards sur un fil.
      + Un mouton de nuage broutait une cheminée.
      + « Attache ton frère, disait une mère. Il est léger, ce soir. »
      + Le boulanger vendait des pains d’air, dix pour un sourire.
      + Un orage tout jeune ne voulait pas aller au lit.
      + Une mamie peignait la brume. Il y avait un cerf-volant dedans.
      + On pendait le bleu du jour au balcon.
      + Deux gamins glissaient sur un bout d’arc-en-ciel.
      + « Dormez haut », se dit-on, et l’on souffle la lune du palier.
    `,
    way: `
      On alla {spot.to}. [La ruelle était en coton.|L’escalier était en brume.]
      / Il fallait aller {spot.to}, par [les toits blancs|la rue du Vent-Coulis].
      Le vent passait, [son balai à la main|pressé, et s’excusait].
      / Une étoile pendait [si bas qu’on se baissa|au-dessus d’une porte]. Elle était tiède.
      + Un petit nuage suivait, comme un chien.
      + À côté, on entendait la pluie faire ses gammes.
      + Ça sentait le fer et l’orage, puis le linge.
      + Un nid d’hirondelle tenait à un rayon de lune.
      + D’abord c’était de la neige, puis du coton, puis presque rien.
      + « Attention au trou », dit la rue. Il y avait de la nuit dedans.
      + Quelqu’un avait oublié un parapluie dans le ciel, ouvert.
      + {Friend} marchait en regardant ses pieds. Ils étaient dans la brume.
      + Une cloche faisait dim, dim, dans de la laine.
      + Il fit plus blanc, et plus doux, et plus rien ne bougea.
    `,
    thanks: `
      {Keeper} donna {hero.a} [un bout de nuage sec|une plume très légère].
      / « Prends ça », dit {keeper}. C’était [un petit vent plié en quatre|un nuage en boîte].
      Toute la rue agita [ses mouchoirs de brume|ses draps]. Il neigea un peu de duvet.
      / La ville nous souffla [un baiser|un gros baiser]. On le vit arriver.
      + « Dormez haut ! » « Dormez bas ! » cria {friend}.
      + Le jeune orage fit boum, tout doux, la main sur la bouche.
      + L’ascenseur dit : « On descend. Hélas. »
      + {Friend} reçut un pain d’air et monta d’un étage.
      + Les moutons regardèrent par-dessus le bord des toits.
      + L’éclair en laisse remua la queue. Ça éclaira.
    `,
  },
  intermediate: {
    arrival: `
      @place On arriva {place.in}, dont les rues sont en brume et cèdent un peu [sous le pas|comme un gâteau].
      / Un dernier courant d’air nous déposa {place.in}, [sans une secousse|sur un trottoir moelleux].
      / @place Le brouillard s’ouvrit, et l’on était {place.in}, [avec ses tours rondes|blanche sur la nuit].
      Aucune maison n’avait de coin, [car les coins s’envolent|mais toutes avaient des joues].
      / Les toits fumaient tous un peu, [d’un bord à l’autre|comme des bols de lait].
      / Des lampes ne tenaient à rien de précis, [et brillaient pourtant|et nul ne s’en inquiétait].
      + « On monte ? » proposa un ascenseur de [vent|brise], qui n’avait pas d’autre conversation.
      + « Surtout, ne regarde pas en bas, conseilla {friend}, c’est beaucoup trop joli. »
      + L’air avait une odeur [de linge propre|de savon frais] et de pluie prévue pour le lendemain.
      + Un monsieur digne promenait un éclair. Il était très jeune.
      + Loin au-dessous, la terre [ressemblait à un manteau|avait l’air d’un manteau] posé sur une chaise.
      + Nos pas laissaient des trous ronds, que la rue [rebouchait|recousait] derrière nous.
      + {Hero} souffla sur un mur. La fenêtre changea de place.
    `,
    life: `
      Le soir, les fabricants d’oreillers battent les nuages, [jusqu’à les rendre moelleux|de bon cœur].
      / À la fermeture, les marchands de duvet [rattrapent leur stock au filet|soufflent leurs vitrines].
      / Ici, les gens, ronds et pâles, ne claquent [ni les portes ni les mots|jamais rien] : tout est en brume.
      Avant la nuit, on décroche le bleu du ciel [et on l’étend au balcon|pour l’aérer].
      / Pour monter, on prend [le vent|son élan] ; pour redescendre, [on attend ou on éternue|il suffit de soupirer].
      + « Attache le bébé, recommandait une mère, il est léger depuis le bain. »
      + Sur chaque toit ruminait un mouton de nuage, les yeux clos.
      + Le boulanger cédait dix pains d’air pour un sourire, et onze pour un vrai.
      + Une grand-mère peignait [la brume|un brouillard] et y retrouvait des cerfs-volants.
      + Un très jeune orage refusait [d’aller au lit|son pyjama]. Il voulait un verre d’eau.
      + On dort une ficelle à la pantoufle. [Ainsi, on se réveille chez soi|Le vent est farceur].
      + Deux garçons descendaient un bout d’arc-en-ciel sur le derrière.
      + « Dormez haut », se souhaite-t-on, et chacun souffle la lune de son palier.
    `,
    way: `
      Par des ruelles de coton, on alla {spot.to}, [de coussin en coussin|sans entendre ses pas].
      / Une échelle de brume menait {spot.to}, [à condition d’y croire|barreau par barreau].
      / L’ascenseur nous déposa en chemin, et l’on continua {spot.to}, [par les toits|à pied].
      La rue fut de neige, puis de laine, [puis d’à peu près rien|enfin d’air un peu épais].
      / À côté, la pluie faisait ses gammes, [et butait sur la même note|sagement].
      + Un petit nuage nous suivait, la queue basse, dans l’espoir d’une promenade.
      + Une étoile pendait [si bas|tellement près] qu’il fallut lui demander pardon.
      + « Attention à la marche », prévint la rue. C’était la nuit.
      + On sentit l’orage, puis l’étain, puis, au coin, une tarte aux pommes.
      + Quelqu’un avait oublié [dans le ciel|au bord du vide] un parapluie ouvert.
      + Un cerf-volant s’était coincé dans une cheminée. Il s’y plaisait.
      + {Friend} admirait obstinément le ciel, pour ne pas avoir à admirer le vide.
      + Le vent nous croisa. Il souleva son chapeau, puis les nôtres.
      + Il fit de plus en plus blanc, jusqu’à ce que la brume retienne son souffle.
    `,
    thanks: `
      Avant l’ascenseur, {keeper} glissa {hero.a} [un nuage en boîte d’allumettes|une plume qui ne tombe pas].
      / Au dernier palier, {keeper} offrit {hero.a} [un souffle en sachet|un orage de poche, endormi].
      / « Ceci vous tiendra frais », dit {keeper} : c’était [un vent plié en quatre|un bout de nuage].
      On secoua les oreillers aux fenêtres, [et il neigea|en guise de mouchoirs].
      / La ville nous souffla un baiser, [que l’on vit venir de loin|rond comme une bulle].
      + « Dormez haut ! » criait-on. « Et vous, dormez bas ! » répondit {friend}, de bon cœur.
      + « Je descends, annonça l’ascenseur, mais c’est bien parce que c’est vous. »
      + Le très jeune orage murmura « boum » et fut embrassé pour la peine.
      + {Friend} avait accepté un pain d’air, et flotta au bout d’une ficelle.
      + L’éclair remua la queue, ce qui nous éclaira jusqu’au prochain étage.
      + Tous les moutons se penchèrent au bord des toits.
    `,
  },
  advanced: {
    arrival: `
      @place On parvint {place.in}, où les rues sont de brume et fléchissent [comme une brioche|respectueusement].
      / Un escalier de vapeur, qui [s’effaçait marche après marche|ne servait qu’une fois], nous laissa {place.in}.
      / @place Le brouillard s’entrouvrit, et l’on fut {place.in}, [dont les tours se dandinaient|ville sans un seul angle].
      Les lampes n’y tenaient à rien de particulier, [et personne ne s’en formalisait|mais avec constance].
      / La rue principale, ce soir-là, [passait plus à gauche|avait changé de forme].
      / Les maisons y avaient des joues arrondies, [à cause du vent|par précaution].
      + « On monte ? » s’informa un ascenseur de vent, dont [la conversation|le vocabulaire] se bornait à ce mot.
      + « Je vous déconseille le bas, chuchota {friend}, [qui en revenait|les yeux clos], c’est d’une beauté déraisonnable. »
      + Il flottait une odeur de linge frais, [relevée par|et déjà] la pluie que l’on préparait pour le lendemain.
      + Un vieux monsieur promenait [en laisse|au bout d’un fil] un éclair de quelques semaines, encore peu sûr de ses zigzags.
      + La terre, au fond, avait l’air d’un manteau abandonné sur une chaise.
      + Nos empreintes, rondes et bleutées, se [refermaient|comblaient] derrière nous, comme si l’on n’était pas venu.
      + {Hero} souffla sur une façade, à titre d’expérience, et en déplaça l’étage.
    `,
    life: `
      Les fabricants d’oreillers y battent les nuages, [jusqu’à la consistance du sommeil|au couchant].
      / Au couchant, on rentre les terrasses, [encore tièdes|que le vent réclame], et l’on roule les rues.
      / Les habitants, ronds et pâles, n’élèvent [ni la voix ni des murs trop lourds|jamais le ton].
      Chaque soir, on décroche le bleu, [que l’on aère au balcon|puis on l’étend au frais], jusqu’à l’aube.
      / On [s’élève en empruntant le vent|monte par courants] ; on redescend [en soupirant|par un éternuement bien dosé].
      + « Attache donc ton frère, recommandait une mère, le bain l’a rendu volatil. »
      + Sur le faîte de chaque toit ruminait un mouton de nuage, [tout à ses pensées|les yeux mi-clos], c’est-à-dire à rien.
      + Le boulanger cédait [dix pains d’air|la fournée] contre un sourire, [et se montrait|tout en étant] exigeant sur la qualité du sourire.
      + Une aïeule démêlait [la brume au peigne fin|un reste de brouillard], et en retirait des cerfs-volants, parfois un pinson.
      + Un orage en bas âge, que l’on [cherchait à coucher|bordait en vain], grondait qu’il n’avait pas sommeil.
      + Une ficelle, nouée à la pantoufle, garantit au dormeur de se réveiller chez lui.
      + « Dormez haut », se souhaite-t-on en soufflant, sur le palier, sa petite lune particulière.
    `,
    way: `
      On gagna les hauteurs de coton qui mènent {spot.to}, [sans s’entendre marcher|de coussin en coussin].
      / Une passerelle de vapeur filait {spot.to}, [souple comme un conseil|dont on vit le bout à temps].
      / L’ascenseur nous rapprocha, puis l’on marcha {spot.to}, [par les toits|à pas de plume].
      La chaussée, neigeuse, puis laineuse, [finit en supposition|n’était plus qu’une idée].
      / Derrière une cloison, la pluie répétait ses gammes, [et trébuchait sur le fa|avec application].
      + Un nuage sans collier nous [emboîta le pas|suivit], la mine innocente, dans [l’espérance|l’espoir évident] d’être adopté.
      + Une étoile, suspendue trop bas, nous [contraignit à|arracha] une révérence qu’elle prit pour elle.
      + « Prenez garde au vide », dit la rue, du ton dont on signale une flaque.
      + Il passa une odeur d’étain et d’orage, aussitôt démentie par une tarte aux pommes.
      + Un cerf-volant, échoué dans [une cheminée|un conduit], y avait pris goût et fondé un foyer.
      + Le vent, balai sur l’épaule, ôta [son chapeau|sa casquette] en nous croisant, [et machinalement les nôtres|puis s’excusa des courants].
      + {Friend} étudiait le zénith avec une attention qui devait beaucoup au vertige.
      + Puis tout devint blanc, d’une blancheur si égale que la brume elle-même retint son souffle.
    `,
    thanks: `
      {Keeper} confia {hero.a} un nuage, [logé dans une boîte d’allumettes|de la taille d’un bouton].
      / « Pour l’été », dit {keeper}, et {hero} reçut [un petit frais en sachet|un orage de poche, endormi].
      / De la part {keeper.de}, {hero} reçut [un vent plié en quatre|une plume incapable de tomber].
      On secoua tous les oreillers aux fenêtres, [et il neigea|ce qui fit mouchoir et neige].
      / La ville souffla un baiser, [visible à l’œil nu|dont on suivit longtemps la trajectoire].
      + « Dormez haut ! » criait la foule, et {friend}, à tout hasard, lui souhaita de dormir bas.
      + « Je descends, annonça l’ascenseur, quoique ce soit contraire à mes convictions. »
      + L’orage en bas âge articula un « boum » à demi assoupi, qui fut très applaudi.
      + Ayant goûté au pain d’air, {friend} dut être {friend:retenu/retenue} par une ficelle jusqu’au départ.
      + L’éclair, en bout de laisse, agita la queue, et [l’escalier|le quartier] entier s’en trouva illuminé.
    `,
  },
  troubles: {
    'cloud-whistle': {
      keeper: { noun: 'berger des nuages', gender: 'm' },
      thing: { noun: 'sifflet de bois', gender: 'm' },
      spot: { at: 'sur le plus bas des nuages', to: 'vers le plus bas des nuages' },
      facts: {
        ask: 'Pourquoi les nuages traînaient-ils dans les rues ?',
        cause: '{thing} tomba par un trou de poche',
        mended: 'les nuages rentrèrent à la maison',
      },
      beginner: {
        trouble: `
          @keeper Assis sur une borne, {keeper} [soufflait|s’épongeait le front].
          / @keeper Dans la rue, {keeper} [s’appuyait sur son bâton|retirait une botte].
          @thing « Mes nuages n’obéissent plus, dit-il. Je n’ai plus [le sifflet de bois|mon sifflet de bois]. »
          / @thing « Plus de sifflet de bois ! dit-il. [Alors, plus de troupeau|Ils vont où ils veulent]. »
          @cause « Ma poche avait un trou, et le sifflet est tombé [par là|au travers]. »
          / @cause « Regardez ma poche : il y a un trou. Le sifflet est tombé [dedans, puis dehors|par ce trou]. »
          @feeling Il était si fatigué qu’il [bâilla deux fois|s’appuya sur un nuage, et tomba].
          / @feeling Le berger fatigué [parlait les yeux fermés|dormait entre les mots].
          + « Je crie, ils croient que je chante. Et ils s’assoient. »
          + Un gros blanc lécha l’oreille {hero.de}. C’était mouillé.
          + « Il est tombé {spot.to}, dit-il. [Mes genoux disent non|C’est bien loin pour mes bottes]. »
          + « Allez, ouste ! » dit {friend}. Le nuage vint plus près.
          + Il y en avait partout, qui mâchaient du linge. L’un d’eux finissait une chemise.
        `,
        worry: `
          Un nuage était entré à l’école. [Il pleuvait sur les cahiers.|Il était assis au premier rang.]
          / On ne passait plus. Dans chaque rue, [un gros nuage ruminait|il y avait un derrière blanc].
          Le maire en avait un [dans son lit|sous son chapeau]. Ils étaient trempés tous deux.
          / Un autre avait mangé [la lessive|les rideaux]. Il en voulait encore.
          + Les bébés les prenaient pour des doudous.
          + « C’est ma maison, ou c’est lui ? » disait un homme.
          + Dans l’ascenseur, un nuage appuyait sur tous les boutons.
          + En bas, sur la terre, on n’avait plus d’ombre.
          + Le plus petit pleurait dans un seau. Le seau aussi.
          + Une dame avait coiffé le sien. Il avait un nœud.
          + Dans le pré du ciel, il ne restait qu’une barrière.
        `,
        mend: `
          {Keeper} siffla [une fois, longtemps|deux notes, pas plus].
          / {Hero} tendit le sifflet. Le berger [souffla la poussière|l’essuya], et siffla.
          @mended Et les nuages rentrèrent à la maison, [à la queue leu leu|le plus gros en dernier].
          / @mended Fuiii ! Alors les nuages rentrèrent à la maison, [de toutes les rues|un peu gênés].
          + Il en sortit un d’une boîte aux lettres.
          + Le maire dit adieu au sien. Il garda une flaque.
          + Le berger compta du bout de son bâton. « Et vingt, et vingt… »
          + Les rues furent vides. On revit les étoiles dedans.
          + Ils se couchèrent comme des moutons, en tas.
          + Le petit au seau courut, et on le porta.
          + {Friend} dit au revoir à un gros. Il fallut l’essorer.
          + La lune marcha sur leurs dos, sans bruit.
          + De temps en temps, l’un soupirait. Ça faisait du vent.
        `,
        joy: `
          On compta : [trente-deux|cent douze], et un petit en plus. On le garda.
          / Quelqu’un recousit la poche. [{Hero} tint le fil.|On mit du fil double.]
          Il y eut du thé de brume et du [fromage très blanc|miel d’altitude].
          / {Hero} eut le droit de siffler. Il vint [un cerf-volant|une étoile filante].
          + {Friend} s’assit sur un nuage et disparut. Il restait une oreille.
          + On dansa en chaussettes, pour ne pas les réveiller.
          + Le chapeau du maire séchait et gouttait en mesure.
          + On chanta la chanson des neuf moutons. On en perdit deux.
          + Il s’endormit sur la barrière, son bâton au bras.
          + On lui mit une couverture. C’était le plus petit.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Assis sur un seau retourné, {keeper} [soufflait comme un vieux vent|avait retiré ses bottes].
          / @keeper Au milieu de la chaussée, appuyé sur son bâton, {keeper} [dormait presque|s’épongeait].
          @thing « Mes nuages n’en font qu’à leur tête, dit-il, depuis que je n’ai plus [le sifflet de bois|mon sifflet de bois]. »
          / @thing « Sans le sifflet de bois, soupira-t-il, impossible [de rentrer les nuages|d’appeler qui que ce soit]. »
          @cause « Il y avait un trou dans ma poche, et le sifflet est tombé [au travers|en pleine course]. »
          / @cause « Le sifflet est tombé par un trou de ma poche, [un trou grand comme ça|celui-ci] : voyez. »
          @feeling Il était si fatigué que ses bâillements [bâillaient à leur tour|faisaient de l’écho].
          / @feeling Fatigué jusqu’aux lacets, le berger [se laissait tenir par son bâton|parlait en dormant].
          + « Quand je crie, ils croient que je chante. Alors ils s’assoient. »
          + L’un d’eux avait pris l’ascenseur. Il visitait les étages.
          + « Il est tombé {spot.to}, et mes genoux ont refusé d’y aller. »
          + « Ouste ! » dit {friend} au plus proche, qui prit ce mot pour son nom et se frotta.
        `,
        worry: `
          On ne circulait plus. Dans chaque rue ruminait un nuage [très doux|immense].
          / Ils stationnaient devant les portes, [avec de bons yeux de vache|sans penser à mal].
          Celui de la mairie pleuvait sur [les dossiers|le registre]. Un autre dormait avec le maire.
          / Une semaine de lessive avait été mangée, [chaussettes comprises|jusqu’aux pinces].
          + Les bébés les serraient dans leurs bras, et quelques-uns avaient été emmenés un peu plus loin.
          + « Est-ce ma maison ou un nuage ? » demandait quelqu’un. C’étaient les deux.
          + Là-haut, dans les prés du ciel, il ne restait qu’une barrière.
          + Sur la terre, on levait le nez, en se demandant où était passée la pluie.
          + Le plus petit sanglotait au-dessus d’un baquet, déjà plein.
          + À l’école, un nuage avait levé la main, et personne n’osait l’interroger.
        `,
        mend: `
          {Hero} rendit le sifflet ; le berger en secoua [la brume|trois gouttes] et ferma les yeux.
          / Le sifflet retrouva les lèvres du berger, [qui prit son temps|et un long souffle].
          @mended À la deuxième note, les nuages rentrèrent à la maison, [à la queue leu leu|par toutes les rues].
          / @mended Fuiii ! De partout, les nuages rentrèrent à la maison, [assez froissés|le plus gros en dernier].
          + On en vit sortir des armoires, des tuyaux, et même d’une boîte aux lettres.
          + Il les compta du bout de son bâton, puis les recompta, pour le plaisir.
          + Les rues étaient vides, et il y avait au fond de chacune un bout de ciel.
          + Le dernier, le plus petit de tous, fut porté par-dessus la barrière.
          + Couchés l’un contre l’autre, ils formaient une chaîne de montagnes qui respire.
          + {Friend} s’était {friend:attaché/attachée} à l’un d’eux, et dut ensuite s’essorer.
          + Sur leurs dos, la lune passa, pieds nus.
        `,
        joy: `
          On trouva le compte juste, [plus un petit|avec un agneau de trop], que l’on garda.
          / On servit du thé de brume, et un fromage blanc [qui ne pesait rien|à manger vite, avant qu’il s’envole].
          La poche fut recousue en double, [et {hero} mordit le fil|avec du fil de cerf-volant].
          / {Hero} put siffler une fois : il vint [un cerf-volant et deux chapeaux|une étoile filante].
          + {Friend} s’assit sur le plus gras, et l’on ne vit plus qu’une oreille ou ce qui s’en rapproche.
          + Les danses se firent en chaussettes, à cause des dormeurs.
          + Le chapeau du maire, pendu près du feu, gouttait exactement en mesure.
          + Une chanson comptait neuf moutons. La plupart en restèrent à six.
          + Le berger s’endormit debout, au milieu d’un couplet.
          + On lui mit une couverture. C’était un petit nuage.
        `,
      },
      advanced: {
        trouble: `
          @keeper Juché sur un seau, bottes ôtées, {keeper} [soufflait comme un vent à la retraite|sommeillait].
          / @keeper En travers de la chaussée, soutenu par son bâton, {keeper} [luttait contre ses paupières|bâillait].
          @thing « J’ai perdu le sifflet de bois, dit-il, [et toute autorité avec|le seul qu’ils écoutent]. »
          / @thing « Sans le sifflet de bois, mes nuages [n’en font qu’à leur tête|flânent], dit-il, et ils l’ont légère. »
          @cause « Le sifflet est tombé par un trou de ma poche, [durant la course|que j’oubliais de recoudre]. »
          / @cause « Ma poche était trouée, [expliqua-t-il|voyez vous-mêmes], et le sifflet est tombé au travers. »
          @feeling Fatigué, il bâillait tant que [ses bâillements bâillaient|le bâton lui-même en fléchit].
          / @feeling Il était fatigué de telle sorte que [le bâton faisait presque tout le travail|ses mots s’assoupissaient].
          + « Si j’appelle, ils s’imaginent que je chante, et prennent place pour écouter. »
          + L’un de ces messieurs s’était introduit dans l’ascenseur, dont il visitait tous les étages.
          + L’objet se trouvait, d’après ses calculs, {spot.at}, et ses genoux avaient décliné l’expédition.
          + « Ouste ! » dit {friend} au plus proche, qui crut reconnaître son nom et se frotta tendrement.
        `,
        worry: `
          À chaque carrefour ruminait un nuage [affable|débonnaire], qu’on ne pouvait contourner.
          / On ne pousse pas un nuage : on y entre, [on s’y mouille|on en ressort plus tard], et voilà tout.
          L’un d’eux pleuvait sur [les archives|l’état civil], sans malice.
          / Une lessive entière avait été broutée, [chaussettes incluses|et jugée excellente].
          + Le maire partageait sa couche avec le plus corpulent, et ni l’un ni l’autre ne souhaitait en parler.
          + Ravis, les nourrissons les étreignaient, et plusieurs avaient été emportés à quelque distance.
          + Un sujet studieux avait levé la main à l’école, où l’on hésitait à lui donner la parole.
          + Les alpages du ciel ne contenaient plus qu’une barrière, ouverte sur rien.
          + Sur la terre, on s’interrogeait, nez en l’air, quant aux intentions de la météorologie.
        `,
        mend: `
          Le sifflet rendu par {hero}, le berger en secoua [quelques gouttes|l’humidité] et ferma les paupières.
          / {Hero} remit le sifflet au vieil homme, qui [respira profondément|s’essuya la moustache].
          @mended À la seconde note, les nuages rentrèrent à la maison, [disciplinés|vaguement embarrassés].
          / @mended Un trille, et immédiatement les nuages rentrèrent à la maison, [froissés|en rasant les murs].
          + Il en sortit des armoires, des gouttières, et jusque d’une boîte aux lettres, où l’un prétendait habiter.
          + Compté du bout du bâton, le troupeau le fut une seconde fois, pour la seule beauté du chiffre.
          + Les rues retrouvèrent leur perspective, avec, à l’extrémité de chacune, une étoile remise en place.
          + Le benjamin, celui du baquet, fut soulevé par-dessus la barrière, encore secoué de petites averses.
          + Étendus flanc contre flanc, ils composaient une cordillère qui respirait.
          + {Friend} prit congé d’un nuage auquel des liens s’étaient noués, puis alla s’essorer à l’écart.
        `,
        joy: `
          Le compte y était, [à un agneau près, en excédent|plus un], que personne ne réclama.
          / On prit le thé de brume, accompagné d’un fromage [plus léger que la conversation|impondérable].
          La poche fut recousue en points doubles, [{hero} tranchant le fil|au fil de cerf-volant].
          / {Hero} obtint de siffler une fois, et il accourut [deux chapeaux et une alouette|un cerf-volant].
          + {Friend} s’assit sur le plus moelleux, et n’en laissa dépasser qu’un appendice.
          + On dansa, mais en chaussettes, de crainte de déclencher une averse.
          + Suspendu devant le feu, le chapeau du maire gouttait en mesure, avec un réel sens du contretemps.
          + Une complainte recensait neuf moutons, que la plupart des voix abandonnèrent au sixième.
          + Le berger sombra au milieu d’un couplet, debout, crosse en main.
          + La couverture dont on l’enveloppa se révéla être le benjamin du troupeau.
        `,
      },
    },
    'first-feather': {
      keeper: { noun: 'souris des nuages', gender: 'f' },
      thing: { noun: 'toute première plume', gender: 'f' },
      spot: { at: 'sur le balcon de la girouette', to: 'vers le balcon de la girouette' },
      facts: {
        ask: 'Pourquoi tous les oreillers étaient-ils durs ?',
        cause: 'on laissa la fenêtre ouverte et {thing} s’envola',
        mended: 'les oreillers gonflèrent tous ensemble',
      },
      beginner: {
        trouble: `
          @keeper Dans sa boutique, {keeper} [tapait sur un oreiller|écoutait un oreiller]. Toc, toc.
          / @keeper Toc, toc, entendit-on. C’était {keeper}, [la tête sur un oreiller|et un oreiller très dur].
          @thing « Ils sont durs comme du bois, dit-elle. J’ai perdu [la toute première plume|ma toute première plume] ! »
          / @thing « Il faut la toute première plume, dit-elle, [pour le moelleux|et je ne l’ai plus]. »
          @cause « On a laissé la fenêtre ouverte. La plume [s’est envolée|est partie au vent]. »
          / @cause « La fenêtre ! Quelqu’un l’a laissée ouverte. La plume [s’est envolée|a filé par là]. »
          @feeling La souris était triste, et se moucha [dans du brouillard|sans bruit].
          / @feeling Elle était triste, [si triste que ses moustaches pendaient|jusqu’au bout de la queue].
          + « C’est grand-mère qui l’a trouvée. Toutes les autres l’imitent. »
          + {Friend} posa la tête, pour voir. Bong.
          + « Elle tourne {spot.to}, dit-elle. [J’ai le vertige|J’ai vu un point blanc]. »
          + Sur l’étagère, cent oreillers attendaient. On aurait dit des briques.
          + « Qui a ouvert ? » Un courant d’air regarda ailleurs.
        `,
        worry: `
          Le maire avait posé la tête sur l’oreiller. [Il a une bosse.|On a entendu : aïe.]
          / Personne ne voulait se coucher. [Toc, faisaient les lits.|Ça faisait trop mal aux oreilles.]
          On dormait sur [du pain|le chat]. Il en restait des miettes, ou des poils.
          / Les enfants faisaient des murs [avec les polochons|de leurs oreillers]. C’était solide.
          + Une dame avait mis le sien sous une table bancale.
          + Boum, fit une bataille. On l’arrêta tout de suite.
          + « Bonne nuit », disait-on. « Bonne planche », répondait-on.
          + Un bébé tapait dessus, comme sur un tambour.
          + Un monsieur dormait debout, contre un nuage mouillé.
          + {Friend} proposa ses propres plumes, ou poils, ou écailles.
          + Toute la ville avait mal d’un côté.
        `,
        mend: `
          {Keeper} glissa la plume dans le premier oreiller. [Pff.|Il soupira.]
          / {Hero} souffla, et la plume [entra|se posa] dans un oreiller ouvert.
          @mended Les oreillers gonflèrent tous ensemble, [comme des brioches|pouf, pouf, pouf].
          / @mended On attendit. Puis les oreillers gonflèrent tous ensemble, [mous|d’un seul soupir].
          + D’abord un coin, puis l’autre, puis le ventre.
          + La souris y plongea la tête. On n’entendit plus rien.
          + Un mur d’enfants s’écroula, sans bruit.
          + Une table bancale pencha de nouveau.
          + Dans toute la ville, on fit : aaah.
          + Le maire reposa sa bosse. Il sourit.
          + Ça sentait la plume tiède, et un peu grand-mère.
          + Le tambour du bébé fit pouf. Il rit, puis dormit.
          + Elle referma la fenêtre. Puis elle vérifia.
          + {Friend} se laissa tomber en arrière. Rien. Du doux.
        `,
        joy: `
          Il y eut une bataille de polochons, [très courte|très polie]. Le maire gagna.
          / On se jeta des oreillers, [tout doucement|en s’excusant]. Il neigea.
          La souris fit un oreiller {hero.a}, [gros comme un biscuit|avec un nom dessus].
          / On but du lait de nuage, [qui fait des moustaches|avec deux pailles].
          + Le courant d’air vint dire pardon. On lui donna une porte à lui.
          + {Friend} se coinça dans une taie. On tira par le coin.
          + Chacun montra sa bosse, et l’on donna un prix.
          + Les plumes dansaient encore, longtemps après.
          + Une petite souris s’endormit dans un gant.
          + On accrocha un mot à la fenêtre : « Merci de me fermer. »
        `,
      },
      intermediate: {
        trouble: `
          @keeper Dans son atelier, {keeper} [auscultait un oreiller|frappait sur un oreiller], qui répondait toc.
          / @keeper Une souris en tablier blanc, {keeper}, [se cognait le front|posait l’oreille] contre un oreiller.
          @thing « J’ai perdu la toute première plume, dit-elle, [et les voilà durs comme du bois|celle de grand-mère]. »
          / @thing « Sans la toute première plume, expliqua-t-elle, [aucune autre ne gonfle|le duvet oublie d’être mou]. »
          @cause « On a laissé la fenêtre ouverte, et la plume [s’est envolée avec le chat du vent|a pris l’air]. »
          / @cause « La fenêtre était restée ouverte, [à cause de la chaleur|un rien], et la plume s’est envolée. »
          @feeling Elle était triste, et ses moustaches, [d’ordinaire si droites|toutes les six], regardaient le plancher.
          / @feeling La tristesse lui faisait [tremper ses moustaches dans l’encrier|le museau rose], et elle renifla.
          + « Grand-mère l’avait trouvée dans le tout premier nuage. Les autres font comme elle. »
          + {Friend} voulut vérifier, posa la tête, et l’on entendit bong.
          + « Elle tournoie {spot.to}, ajouta-t-elle, mais j’ai le vertige, ce qui est fâcheux, ici. »
          + Un courant d’air, dans un coin, étudiait ses ongles.
        `,
        worry: `
          Le maire s’était couché normalement : il avait une bosse, [et l’oreiller aussi|et un avis].
          / Dans toutes les chambres, on se couchait avec [un casque|précaution], et cela faisait toc.
          Certains dormaient [sur une miche de pain|sur le chat], faute de mieux.
          / Les enfants bâtissaient des tours [de traversins|de trois étages], très solides.
          + Un monsieur avait calé sa commode, une dame son mari.
          + Une bataille de polochons avait commencé, puis cessé, au premier coup.
          + « Bonne planche », se souhaitait-on tristement sur les paliers.
          + Un nourrisson jouait du tambour sur le sien, et c’était le seul heureux.
          + Plusieurs citoyens dormaient debout, adossés à un nuage, et s’enrhumaient.
          + {Friend} offrit généreusement de se faire plumer, ou tondre, selon les besoins.
        `,
        mend: `
          {Keeper} décousit un coin, et {hero} y glissa la plume, [du bout des doigts|sans respirer].
          / D’un souffle, {hero} fit entrer la plume dans le premier oreiller, [qui frissonna|juste au milieu].
          @mended Il y eut un silence, et les oreillers gonflèrent tous ensemble, [comme une fournée|avec un soupir].
          / @mended Pff, dit l’un. Et les oreillers gonflèrent tous ensemble, [dans toute la ville|pouf, pouf, pouf].
          + Un coin se souleva, puis l’autre, puis le ventre, comme un chat qui s’étire.
          + De rue en rue, on entendit un long « aaah » horizontal.
          + Les tours des enfants s’affaissèrent sans bruit, avec les enfants dessus.
          + La souris y enfouit le museau et resta un moment introuvable.
          + On retira du front du maire une compresse devenue inutile.
          + L’air sentait la plume tiède et la chambre de grand-mère.
          + Elle ferma la fenêtre, vérifia, et poussa devant une commode.
        `,
        joy: `
          La bataille de polochons reprit, [très courtoise|à petits coups].
          / Des plumes volaient partout, [et l’on buvait du lait de nuage|à ne plus voir son voisin].
          {Keeper} cousit pour {hero} un oreiller [de poche|garni d’un rêve].
          / On décerna le prix de la plus belle bosse, [qui fut pour le maire|très disputé].
          + Le courant d’air présenta ses excuses et reçut une petite porte rien qu’à lui.
          + Il fallut extraire {friend} d’une taie, dont la sortie n’était pas indiquée.
          + À la fenêtre, un écriteau disait désormais : « Merci de me fermer. »
          + On raconta l’histoire de la grand-mère, de plus en plus lentement, jusqu’aux ronflements.
          + Les dernières plumes mirent une heure à se poser, par goût.
        `,
      },
      advanced: {
        trouble: `
          @keeper Dans son atelier, {keeper} auscultait un oreiller, [lequel répondit toc|d’une patte inquiète].
          / @keeper En tablier blanc, {keeper} [heurtait du museau un oreiller|cognait à un oreiller], comme à une porte.
          @thing « J’ai perdu la toute première plume, [sur laquelle les autres se règlent|legs de ma grand-mère] », dit-elle.
          / @thing « Privé de la toute première plume, le duvet, dit-elle, [oublie son métier|se prend pour du bois]. »
          @cause « La fenêtre était ouverte, et la plume s’est envolée, [sans préavis|par désœuvrement]. »
          / @cause « Quelqu’un laissa la fenêtre ouverte, [je ne nomme personne|fatale imprudence], et la plume s’envola. »
          @feeling Elle était triste, de cette tristesse sans bruit qui [fait pendre les moustaches|sied aux souris].
          / @feeling Triste à se moucher dans le brouillard, la souris [le fit|n’y manqua pas], à trois reprises.
          + Sa grand-mère l’avait recueillie au sein du premier des nuages, et toutes les autres, depuis, prenaient exemple.
          + {Friend} posa la tête pour se rendre compte, et le « bong » fut éloquent.
          + On la voyait tournoyer {spot.to}, mais la plaignante, détail regrettable à cette altitude, avait le vertige.
          + Un courant d’air, adossé au mur, s’absorbait dans l’examen de ses ongles.
        `,
        worry: `
          Le maire, qui s’était couché sans méfiance, [en gardait une bosse|arborait une compresse].
          / « Bonne planche », se disait-on sur les paliers, [avec une amère élégance|d’un ton funèbre].
          Les plus ingénieux dormaient sur une miche, [au réveil farineux|non sans traces].
          / Les enfants édifiaient des donjons de traversins, [hélas fort solides|à deux étages].
          + Un polochon servait à caler une commode, un autre, à ce qu’il paraît, un mari.
          + Une bataille s’était engagée selon l’usage, mais le premier coup fut aussi l’armistice.
          + Seul un nourrisson, qui en avait fait un tambour, se félicitait de la situation.
          + Des citoyens honorables sommeillaient debout contre un nuage, et s’y enrhumaient.
          + Dans un élan superbe, {friend} offrit d’être {friend:plumé, tondu/plumée, tondue}, ou ce qui conviendrait.
        `,
        mend: `
          {Keeper} décousit un coin, où {hero} introduisit la plume, [retenant son souffle|d’une main de chirurgien].
          / D’un souffle, {hero} logea la plume au cœur d’un oreiller, [qui tressaillit|et recula].
          @mended Après un silence, les oreillers gonflèrent tous ensemble, [ainsi qu’une fournée|avec volupté].
          / @mended Un soupir passa, et les oreillers gonflèrent tous ensemble, [de la cave aux mansardes|onctueux].
          + Un coin d’abord, le second ensuite, le ventre enfin, à la manière d’un chat qui renonce à dormir.
          + Un « aaah » horizontal se propagea de rue en rue, et s’éteignit aux remparts.
          + Les donjons s’affaissèrent avec leur garnison, qui n’opposa aucune résistance.
          + La souris y plongea le museau et demeura plusieurs minutes introuvable.
          + Il se répandit un parfum de plume tiède, où quelques-uns reconnurent leur enfance.
          + On ferma la fenêtre, on s’en assura, puis, l’expérience aidant, on poussa devant elle une armoire.
        `,
        joy: `
          La bataille reprit, d’une courtoisie telle [qu’on s’y vouvoyait|que nul n’osait frapper le premier].
          / Le lait de nuage circulait, [et chacun y gagna une moustache|tiède, dans des bols de brume].
          {Keeper} tailla pour {hero} un oreiller de poche, [garni d’un unique rêve|de la taille d’un biscuit].
          / Un jury distingua la plus belle bosse, [qui était municipale|et son porteur fondit en larmes].
          + Le courant d’air fit amende honorable et se vit attribuer une chatière personnelle.
          + Il fallut délivrer {friend} d’une taie, dont l’issue de secours était mal indiquée.
          + « Merci de me fermer », disait à présent la fenêtre, par voie d’écriteau.
          + La légende de la grand-mère fut narrée de plus en plus lentement, et personne n’en entendit le dénouement.
          + Les dernières plumes mirent une heure à descendre, en dilettantes.
        `,
      },
    },
    'star-cloth': {
      keeper: { noun: 'alouette laveuse d’étoiles', gender: 'f' },
      thing: { noun: 'chiffon à étoiles', gender: 'm' },
      spot: { at: 'au bout de la rampe', to: 'vers le bout de la rampe' },
      facts: {
        ask: 'Pourquoi les étoiles étaient-elles ternes ?',
        cause: '{thing} s’envola de la corde à linge',
        mended: 'les étoiles se remirent à briller',
      },
      beginner: {
        trouble: `
          @keeper Sur son échelle, {keeper} [frottait le ciel avec son aile|agitait un seau vide].
          / @keeper Tout en haut d’une échelle, {keeper} [soufflait sur une étoile|toussait de la poussière].
          @thing « Que de poussière ! dit-elle. Et le chiffon à étoiles [a disparu|n’est plus là]. »
          / @thing « On me l’a pris, dit-elle. Le chiffon à étoiles, [le seul|celui qui ne raye pas] ! »
          @cause « Je l’avais mis à sécher. Il s’est envolé [de la corde à linge|de la corde, pfft]. »
          / @cause « La corde à linge est vide. Le chiffon s’en est envolé, [d’un coup de vent|ce matin]. »
          @feeling L’alouette était inquiète, et [chantait faux|perdit une plume].
          / @feeling Elle avait l’air inquiète, et [montait, descendait, remontait|comptait ses pinces].
          + « Sans lui, dit-elle, je ne fais qu’étaler. »
          + Une étoile toussa. « [Excusez-moi|C’est la poussière] », dit-elle, toute grise.
          + « Il a volé {spot.to}, dit-elle. Le vent ne rend jamais tout de suite. »
          + {Friend} frotta une étoile du coude, et l’étoile devint grise.
          + « Et demain, dit-elle, c’est la nuit des vœux ! »
        `,
        worry: `
          Une étoile filante [s’était perdue|demandait son chemin]. Elle n’y voyait plus rien.
          / Les étoiles étaient grises, [comme des pois secs|comme de vieux boutons].
          On fit un vœu sur [une lampe|un lampadaire]. Il n’en revenait pas.
          / En bas, un marin tournait [en rond|autour d’une bouée]. Il disait : « À droite, ou l’autre ? »
          + La Grande Ourse cherchait la Petite. [Elle trouva un chien.|À tâtons.]
          + Une étoile se cachait. « Je ne suis pas coiffée. »
          + Les amoureux regardaient le ciel, puis leurs pieds.
          + On éternuait jusqu’à la lune.
          + Le poète écrivit : « Ô ciel… sale. » Il barra.
          + Un petit demanda si elles étaient usées.
          + La lune se sentait seule, à briller pour tout le monde.
        `,
        mend: `
          Un coup de chiffon ici, un coup là. [Ça grinçait.|Ça chatouillait.]
          / {Hero} monta à l’échelle et frotta, [doucement|en rond], avec le chiffon.
          @mended Et les étoiles se remirent à briller, [l’une après l’autre|propres comme des sous neufs].
          / @mended Gling ! Alors les étoiles se remirent à briller, [d’abord la petite|par paquets].
          + « Hi hi », faisait chacune, car c’est sensible, une étoile.
          + L’alouette lavait, {hero} essuyait, {friend} tenait le seau.
          + On trouva le Chariot. Il avait une roue sous la poussière.
          + Un marin cria merci. Ça mit du temps à monter.
          + La Petite Ourse était là, contre sa mère.
          + Une étoile perdue dit : « Ah, tout droit ! » et fila.
          + Le ciel sentait le citron.
          + Il en restait une au fond. On frotta, elle bâilla.
          + La lune soupira d’aise, et baissa un peu.
          + Frotte, frotte, plus doux, plus doux encore.
        `,
        joy: `
          Une étoile éternua, [de plaisir|à cause du savon]. Toutes dirent : à tes souhaits.
          / On rangea l’échelle, et l’on mangea [des biscuits au citron|une tarte aux mirabelles].
          {Keeper} chanta, juste cette fois, [longtemps|la chanson du seau].
          / {Hero} eut un vœu gratuit. [On ne le dit pas.|Il est encore chaud.]
          + On cousit le chiffon à la corde, à double nœud.
          + {Friend} brillait aussi. C’était le savon.
          + Le poète barra « sale » et ne trouva pas mieux que « oh ».
          + La Grande Ourse fit un tour de danse, lourde et contente.
          + Les amoureux levèrent le nez. Ils le gardèrent levé.
          + Une bulle de savon passa. On la prit pour une planète.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Du haut de son échelle, {keeper} [secouait un seau vide|frottait le ciel avec son aile].
          / @keeper Une alouette en fichu, {keeper}, [soufflait sur une étoile terne|éternuait de barreau en barreau].
          @thing « Le chiffon à étoiles a disparu, dit-elle, [et regardez-moi cette poussière|le seul qui ne raye pas]. »
          / @thing « Sans le chiffon à étoiles, je ne fais qu’étaler, [se plaignit-elle|voilà la vérité]. »
          @cause « Je l’avais mis à sécher, et il s’est envolé de [la corde à linge|sa corde à linge]. »
          / @cause « Un coup de vent, et le chiffon s’est envolé de la corde à linge, [sans se retourner|tout mouillé]. »
          @feeling Inquiète, elle montait trois barreaux, [en redescendait deux|puis chantait faux], et recommençait.
          / @feeling On la sentait inquiète, car [elle lavait deux fois la même|son chant déraillait] sans le voir.
          + « Et c’est demain la nuit des vœux ! On ne fait pas un vœu sur un bouton gris. »
          + {Friend} proposa son coude, frotta, et l’étoile devint encore plus mate.
          + « Il a filé {spot.to}, précisa-t-elle, et le vent ne rend rien avant l’automne. »
          + Une constellation entière se mit à tousser.
        `,
        worry: `
          Une étoile filante s’était égarée et [demandait sa route aux passants|freinait à chaque coin].
          / Le ciel ressemblait à une boîte de vieux boutons, [bien ternes|tous dépareillés].
          On faisait ses vœux sur [un lampadaire|la lampe du palier], qui rougissait.
          / Sur la mer, un marin suivait une bouée, [en la saluant|depuis trois tours], croyant suivre le nord.
          + La Grande Ourse cherchait la Petite à tâtons et venait d’embrasser le Chien.
          + « Ne me regardez pas », disait l’étoile du soir, derrière un nuage.
          + Les amoureux contemplaient leurs chaussures, faute de mieux.
          + Un poète avait écrit « Ô ciel » et ne trouvait plus d’adjectif aimable.
          + Seule la lune brillait, et se plaignait d’avoir tout à faire.
          + Des petits voulaient savoir si les étoiles s’usent, et on leur mentait mal.
        `,
        mend: `
          Tout en haut, le chiffon à la main, {hero} frotta [en rond|doucement], comme on lave un visage.
          / L’alouette lavait, {hero} essuyait, [un coup ici, un coup là|barreau par barreau].
          @mended Une à une, les étoiles se remirent à briller, [gling|propres comme des sous neufs].
          / @mended Sous la poussière, les étoiles se remirent à briller, [d’abord les petites|avec un rire].
          + C’est chatouilleux, une étoile. On entendait de petits hoquets d’or.
          + On retrouva le Chariot presque complet, avec une roue de rechange.
          + La Petite Ourse était là depuis le début, endormie contre le flanc de sa mère.
          + Un marin lâcha sa bouée et mit le cap sur son lit.
          + « Tout droit, bien sûr ! » s’écria une étoile filante, et elle fila.
          + Il flottait une odeur de citron et d’eau de pluie.
          + La toute dernière, dans un coin, bâilla sous le chiffon.
        `,
        joy: `
          Une étoile éternua de plaisir, et tout le ciel lui souhaita [la santé|longue vie], en clignant.
          / Au pied de l’échelle, on partagea [des biscuits au citron|une tarte aux mirabelles].
          {Keeper} chanta juste, enfin, [la chanson du seau|un air à plusieurs étages].
          / {Hero} reçut un vœu d’avance, [à garder au sec|enveloppé dans du papier doré].
          + Le chiffon fut cousu à sa corde, au point de croix.
          + {Friend} brillait également, à cause du savon, et prenait des poses.
          + Le poète raya tout et se contenta d’un « oh », qui fut jugé son meilleur vers.
          + La Grande Ourse dansa un tour, lourde, ravie, en renversant un seau.
          + Une bulle de savon monta si haut qu’on lui donna un nom de planète.
          + Les amoureux avaient le nez en l’air, et leurs chaussures se débrouillaient seules.
        `,
      },
      advanced: {
        trouble: `
          @keeper Au sommet d’une échelle, {keeper} époussetait le ciel [de l’aile|à la plume], sans grand succès.
          / @keeper En fichu, un seau vide au bras, {keeper} [éternuait de barreau en barreau|toisait la poussière].
          @thing « Le chiffon à étoiles a disparu, gémit-elle, [et je ne fais qu’étaler|l’unique, celui qui ne raye pas]. »
          / @thing « Rien ne remplace le chiffon à étoiles, dit-elle, [et je l’ai perdu|dont il me reste deux pinces]. »
          @cause « Il séchait sur la corde à linge, d’où il s’est envolé, [malgré deux pinces|au premier souffle]. »
          / @cause « Le chiffon s’est envolé de la corde à linge, [encore humide|où je l’avais mis par vertu], ce matin. »
          @feeling Inquiète, elle gravissait trois barreaux, en redescendait deux, et [chantait faux|recommençait].
          / @feeling L’alouette inquiète récurait pour la seconde fois [la même|une étoile déjà usée], sans s’en apercevoir.
          + « Songez que demain est la nuit des vœux, et que nul ne confie un vœu à un bouton terni. »
          + {Friend} offrit le secours de son coude, dont l’effet fut d’ajouter du mat au gris.
          + Le tissu avait pris la direction que voici, {spot.to}, et le vent n’est pas prêteur.
          + Une constellation entière fut prise d’une quinte de toux.
        `,
        worry: `
          Une étoile filante, égarée, freinait à chaque coin [pour consulter les passants|et faisait répéter].
          / Le firmament évoquait une boîte de boutons [dépareillés|que l’on n’ose pas jeter].
          On adressait ses vœux à un lampadaire, [qui n’en dormait plus|confus de tant d’honneur].
          / Un marin naviguait sur la foi d’une bouée, [qu’il avait saluée six fois|prise pour le nord].
          + La Grande Ourse, à tâtons, venait d’étreindre le Chien, qui n’avait rien demandé.
          + « Pas ce soir, je ne suis pas présentable », murmurait l’étoile du Berger derrière son nuage.
          + Un poète, ayant écrit « Ô ciel », cherchait en vain un adjectif qui ne fût pas désobligeant.
          + Les amoureux étudiaient leurs chaussures, en attendant que le romantisme se rétablisse.
          + La lune, qui assurait seule le service, laissait entendre qu’elle réclamerait ses heures.
        `,
        mend: `
          L’alouette lavait, {hero} essuyait, [comme on débarbouille un enfant|de barreau en barreau], sans appuyer.
          / Chiffon en main, {hero} polit la première [à petits cercles|d’un geste rond], puis souffla dessus.
          @mended De proche en proche, les étoiles se remirent à briller, [neuves comme des sous|en gloussant].
          / @mended Sous la grisaille, les étoiles se remirent à briller, [les cadettes d’abord|gling, gling].
          + L’étoile étant un animal chatouilleux, on travaillait au milieu de petits hoquets dorés.
          + Le Chariot réapparut, pourvu même d’une roue de secours que les astronomes avaient négligée.
          + La Petite Ourse n’avait jamais quitté sa mère, contre le flanc de laquelle elle dormait.
          + Un marin lâcha sa bouée, non sans lui serrer la main, et mit le cap sur sa maison.
          + « Tout droit, naturellement ! » s’exclama une filante, honorant aussitôt sa réputation.
          + La dernière, logée dans un recoin, bâilla sous l’étoffe et se laissa faire.
        `,
        joy: `
          Une étoile éternua, de plaisir ou de savon, [et le ciel entier la salua|ce qui fit sensation].
          / On goûta au pied de l’échelle, [d’une tarte aux mirabelles|sur le seau retourné].
          {Keeper}, retrouvant sa justesse, chanta [un air à plusieurs étages|jusqu’à la lune].
          / {Hero} reçut un vœu par avance, [à conserver au sec|sous papier doré], valable toute la vie.
          + Le chiffon fut fixé à sa corde par un point de croix qui ne plaisantait pas.
          + {Friend}, {friend:lustré/lustrée} par mégarde, prenait la pose à proximité des constellations.
          + Le poète ratura l’ensemble au profit d’un « oh », que la critique tient pour son chef-d’œuvre.
          + La Grande Ourse accorda une danse, au cours de laquelle un seau perdit la vie.
          + Une bulle de savon, promue planète, fut baptisée séance tenante.
        `,
      },
    },
  },
}
