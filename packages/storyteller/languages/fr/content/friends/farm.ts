import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const farm: FriendsOf<Noun, 'farm'> = {
  Horse: {
    noun: { noun: 'cheval', gender: 'm' },
    facts: { help: 'le cheval galopa sans réveiller personne' },
    beginner: {
      arrives: `
        @friend [Clop, clop|Toc, toc]. Un cheval passa la tête par [la fenêtre|la porte].
        / La porte hennit. Un cheval y avait [la tête|le nez], et cherchait la sonnette.
        / Un cheval mâchait [le rideau|un coussin], l’air sérieux. « Bonsoir. »
        « On m’a dit de filer, dit-il. Mais [je n’ai pas de fil|où est le fil]. »
        / « On t’appelle au pied levé, dit-il. [Lequel|J’en ai quatre] ? »
        + « On a besoin de nous {place.in}, {hero}. On y va [au galop|au grand galop] ! »
        + De joie, il galopa [sur place|sur le tapis]. Le tapis en fut tout froissé.
        + « Tu es sérieux ? » dit {hero}. « Non, dit-il, je suis un cheval. »
        + Il sentait bon le foin et [la pluie|le cuir].
        + « On m’a dit aussi : prends tes jambes à ton cou. [J’ai essayé|C’est très haut]. »
        + Il avait un peu de paille derrière l’oreille.
        + Il posa ses quatre fers avec soin. [Le plancher trembla quand même|On aurait dit des assiettes].
      `,
      alone: `
        @friend Ce soir-là, le cheval attendait [la nuit|le marchand de sable].
        / Un cheval, ce soir-là, regardait le temps. Il devait passer.
        On lui avait dit : elle tombe. Alors il avait mis [un coussin|de la paille] dessous.
        / On lui avait dit : la nuit porte conseil. Il ouvrit [la porte|un sac], pour le prendre.
        + Puis une voix appela. Elle venait {place.from}.
        + Il galopa sur place, de joie. La paille [dansa|vola] partout.
        + « Je pars ventre à terre », dit-il. Il essaya. Ça grattait.
        + Son seau était plein de lune. [Il n’osa plus boire|Il en but une gorgée].
        + Une voix triste, cela ne se laisse pas attendre.
        + Il dit bonne nuit à son box, puis au balai.
      `,
      dry: `
        {Other} monta sur le cheval, [tout en haut|bien au chaud]. Il partit {place.to}.
        / « Au galop ! » dit {other}. Le cheval chercha le galop partout, puis fila {place.to}.
        / Le cheval courut {place.to} comme le vent. {Other} tenait la crinière, et un chapeau.
        + « Ventre à terre ? » demanda-t-il. Il essaya. [Ça frottait|Il y avait des chardons].
        + Les haies passaient dessous. Les étoiles couraient avec eux.
        + Il sauta un ruisseau, [deux murs|une barrière] et une vache qui dormait.
      `,
      wet: `
        Le cheval mit [une cloche de verre|un grand bocal]. {Other} monta, et l’on trotta {place.to}.
        / Le cheval mit les sabots dans l’eau, puis le reste. {Other} suivit {place.to}, en bulle.
        + Sous l’eau, ses sabots faisaient des bulles à chaque pas.
        + « C’est un cheval de mer, alors », dit un crabe. « [Non, de Normandie|Pas du tout] », dit-il.
        + Sa crinière flottait comme de longues herbes.
      `,
      quirk: `
        « Il pleut des cordes », dit {other}. Le cheval [ouvrit un sac|regarda en l’air].
        / « J’ai un chat dans la gorge », dit {other}. Le cheval [ouvrit de grands yeux|regarda].
        / « Donne ta langue au chat », dit {other}. Le cheval [chercha un chat|la rentra].
        « Je n’en vois pas, dit-il. [Dommage|J’en voulais deux]. »
        / « Où donc ? dit-il. [Je regarde partout|Je ne vois rien]. »
        + « Tu me fais marcher », dit-il {other.a}. Et il marcha.
        + On lui dit de garder la tête froide. Il la mit dans [un seau|la rosée].
        + « J’ai une faim de loup », dit quelqu’un. Il chercha le loup.
        + Quand il fut trop content, il galopa sur place. [Cela fit un trou|On l’attendit].
        + « C’est à deux pas », lut {other}. Il fit deux pas. Ce n’était pas là.
        + « Pas de panique », dit {other}. Il regarda ses pieds : aucun pas de panique.
      `,
      help: `
        Au retour, tout le monde dormait [déjà|à la ronde]. Et il fallait faire vite.
        / Tout dormait, et le chemin passait par [le village|la cour]. Chut, et vite.
        / Pour rentrer, il fallait filer, et [sans un bruit|tout bas]. Qui sait ça ?
        @help Alors le cheval galopa sans réveiller personne, [sur la mousse|comme sur du coton].
        / Pas un clop. Le cheval galopa sans réveiller personne.
        + On lui avait dit : à pas de loup. Il demanda pardon au loup.
        + Pas un caillou ne roula. Pas un chien n’aboya.
        + Une mouche dormait sur une feuille. Elle [dormit encore|ne bougea pas].
        + {Other} tenait la crinière, et la nuit sentait le foin.
        + Le vent lui-même faisait plus de bruit qu’eux.
        + {Thing} voyageait [sans une secousse|comme dans un lit].
      `,
    },
    intermediate: {
      arrives: `
        @friend Un cheval passa la tête par la fenêtre et [souffla sur la lampe|mangea un bout de rideau].
        / La sonnette étant trop basse, un cheval [hennit|sonna du menton], puis entra à moitié.
        / Une longue tête de cheval examinait la lampe, [poliment|et mâchait le rideau].
        « On m’a dit de filer jusqu’ici, mais [personne ne m’a donné de fil|où est la bobine] ? »
        / « Il paraît qu’on nous attend de pied ferme, mais [lequel des quatre|où est la ferme] ? »
        + « On nous réclame {place.in}, {hero}. On m’a demandé d’y mettre les quatre fers. »
        + De contentement, il galopa sur place. La lampe [sauta d’un pied sur l’autre|se mit à danser].
        + « Entre donc, dit {hero}, ne reste pas à cheval sur la fenêtre. » Il trouva cela très drôle.
        + Il avait de la paille dans la crinière et les yeux [doux comme des prunes|de quelqu’un de bien].
        + « On a ajouté que ça urgeait, dit-il, et que je ne devais pas regarder à la dépense. »
        + Quand on lui disait de prendre la porte, il demandait toujours [où la poser|si elle était lourde].
      `,
      alone: `
        @friend Ce soir-là, le cheval avait mis un coussin dehors, car la nuit tombait.
        Il tendait l’oreille, quand un appel [arriva {place.from}|traversa le pré].
        / On disait que le silence se rompt, et il le tenait, quand on appela {place.from}.
        + Depuis le matin, il attendait que les poules aient des dents. Les poules [riaient beaucoup|faisaient attendre].
        + Il galopa sur place, ce qui chez lui veut dire oui, et fit [un petit trou|de la poussière].
        + Son voisin disait que la lune était un fromage, et depuis, il la surveillait.
        + « On a besoin de moi, comprit-il. On n’a rien dit du fil. »
        + L’écurie sentait le foin, le vieux cuir et la pomme [qu’on garde pour demain|oubliée].
      `,
      dry: `
        {Other} sur le dos, le cheval prit [ses jambes à son cou, enfin presque|le galop] {place.to}.
        / « Au galop », dit {other}. Le cheval chercha le galop [sous l’herbe|partout], puis partit {place.to}.
        / Le cheval emporta {other} {place.to}, cherchant en route [le ventre à terre|ce qu’est une bride].
        + Comme on lui disait d’aller ventre à terre, il essaya, mais [les chardons l’en dégoûtèrent|c’était long].
        + Les haies filaient dessous, et deux étoiles faisaient la course avec eux.
        + Il évita de réveiller une vache en lui sautant [par-dessus|par-dessus les cornes].
        + La nuit sentait [la menthe|l’herbe coupée].
      `,
      wet: `
        Coiffé d’une cloche de verre, le cheval [descendit au pas|trotta au fond], {other} en croupe, {place.to}.
        / Le cheval descendit marche à marche, {other} sur le dos, [quoiqu’il n’y eût pas d’escalier|au sec], {place.to}.
        + À chaque foulée montait un chapelet de bulles, comme si ses sabots [parlaient|pétillaient].
        + Un hippocampe le regarda de bas en haut et dit simplement : « [Cousin|Tiens, un grand]. »
        + L’eau lui lissait [la crinière|les oreilles].
        + Il ne galopa pas, par politesse.
      `,
      quirk: `
        « Il va pleuvoir des cordes », dit {other}. Le cheval [ouvrit un grand sac|attendit, la bouche ouverte].
        / « J’ai un chat dans la gorge », dit {other}, et le cheval [proposa du lait|recula].
        / « C’est à dormir debout », dit {other}. « Comme [moi|tout le monde] », dit le cheval.
        « Rien du tout, constata-t-il, [et j’en aurais eu l’usage|on exagère toujours]. »
        / Il y pensa tout un pré, puis dit [qu’il ne voyait toujours rien|oui].
        + On lui conseilla de garder la tête froide. Alors il la trempa dans [un abreuvoir|la rosée].
        + « Tu ne manques pas d’air », lui dit-on. Il respira à fond pour vérifier.
        + Comme le chemin bifurquait, il demanda laquelle des deux branches était [la plus solide|en bois].
        + « À un cheveu près, dit {other}, nous tombions. » Il chercha le cheveu un bon moment.
        + Une bonne nouvelle le fit galoper sur place, et il fallut [l’attendre|combler le trou].
        + « Nous ne sommes pas sortis de l’auberge », soupira {other}. « [Nous y sommes donc entrés|Quelle auberge] ? » dit-il.
      `,
      help: `
        Au retour, le pays entier dormait. Il restait [une longue plaine|toute une vallée] à passer.
        / Entre eux et la maison, tout dormait, [chiens compris|les portes ouvertes], et l’heure tournait.
        / Il fallait rentrer vite, et par un village qui [ronflait|rêvait].
        @help Le cheval galopa sans réveiller personne, [sabots rentrés|léger comme un édredon].
        / Aussi léger qu’un édredon, le cheval galopa sans réveiller personne.
        + « À pas de loup », lui avait-on soufflé, et pour une fois il avait compris.
        + Un bébé remua dans son berceau, mais c’était [un rêve|pour dormir mieux].
        + Dans la crinière, {other} n’entendait que le vent et une grande respiration chaude.
        + Les herbes se couchaient sous lui et se relevaient [sans un froissement|comme si de rien n’était].
        + {Thing} n’eut pas une secousse. La lune trotta [à côté|derrière], sur la pointe des pieds.
      `,
    },
    advanced: {
      arrives: `
        @friend Un cheval passa par la fenêtre une tête longue, grave et [pleine de bonne volonté|semée de paille].
        / Un cheval ayant cherché la sonnette, puis [le moyen d’y atteindre|un doigt], hennit à la porte.
        / Une tête de cheval, longue et réfléchie, [étudiait la lampe|mâchait le rideau] depuis un moment.
        « On m’a prié de filer jusqu’ici, mais sans m’indiquer où prendre [le fil|la bobine]. »
        / « On nous attend de pied ferme, dit-il, et je ne sais [lequel prendre|où est la ferme]. »
        + Il expliqua qu’on les attendait {place.in}, et que l’affaire, à ce qu’on lui avait dit, était pressante, quoiqu’il n’eût vu personne [appuyer dessus|la presser].
        + La joie de trouver {hero} au logis le fit galoper sur place, ce qui rendit au plancher [un air de fête|quelques souvenirs de forêt].
        + Prié de se mettre à l’aise, il demanda dans quelle pièce se trouvait l’aise, et s’il fallait [s’essuyer les sabots|frapper].
        + C’était l’un de ces cœurs simples pour qui une parole est une parole, et une langue de bois, [un objet curieux|de la menuiserie].
        + Il apportait avec lui une odeur de foin coupé, de cuir tiède et de kilomètres.
        + Il souffla par le nez, ce qui décoiffa [la lampe|deux livres].
        + Son regard était celui des très bons élèves.
      `,
      alone: `
        @friend Ce soir-là, le cheval avait disposé un coussin devant l’écurie, puisque [la nuit, disait-on, allait tomber|l’on annonçait la chute du jour].
        / Un cheval, ce soir-là, guettait le passage du temps, auquel il avait [laissé la barrière ouverte|mis de l’eau].
        + Comme il lui tardait de savoir si elle se ferait mal, il [veillait|restait debout], et c’est ainsi qu’il entendit l’appel {place.from}.
        + On demandait du secours, et, [le mot étant clair|pour une fois qu’on parlait net], il partit.
        + Il galopa d’abord sur place, en signe d’assentiment, creusant un trou où les poules, au matin, [trouveraient des vers|tiendraient conseil].
        + Un voisin lui avait juré que la lune était un fromage. Il l’observait depuis, en se demandant [qui l’entamait|de quel lait].
        + L’écurie était tiède et sentait la pomme oubliée. On conviendra qu’il y avait du mérite à la quitter.
      `,
      dry: `
        Le cheval emporta {other} {place.to}, au galop et [à bride abattue|ventre à terre], quoi que cela veuille dire.
        / Le cheval prit {place.to} le mors aux dents, et {other} [ne lui connaissait pas ce goût|le laissa mâcher].
        / {Other} dit « au galop » ; le cheval le chercha longtemps, puis [y alla de lui-même|le trouva], {place.to}.
        + Il tenta bien un moment d’aller ventre à terre, mais les chardons, qui n’ont [aucun sens de la métaphore|pas d’humour], l’en découragèrent.
        + Les étoiles, au-dessus, couraient à la même allure.
        + On aurait dit qu’il [peignait le vent|buvait la route].
      `,
      wet: `
        Sous une cloche, le cheval emporta {other} [mélancoliquement|courageusement] {place.to}.
        / Le cheval et {other} descendirent {place.to} par un escalier [que lui seul voyait|d’eau].
        + Un hippocampe qui passait le considéra longuement, des sabots jusqu’à la crinière, et conclut à [un cousin de la campagne|une parenté éloignée].
      `,
      quirk: `
        « Il tombe des cordes », observa {other}, sur quoi le cheval, extrêmement prévoyant, [prépara un panier|en réclama une de bonne longueur].
        / {Other} ayant un chat dans la gorge, le cheval alla chercher [du lait|une échelle, et de la patience].
        / « Voilà une histoire à dormir debout », dit {other}, et le cheval [s’endormit donc|y vit un usage].
        + On lui disait de garder la tête froide, et il la plongeait dans l’abreuvoir. On lui parlait de pied marin, et il examinait [ses quatre sabots|le moins salé des quatre].
        + « Je ne te suis pas », avoua-t-il au milieu d’une explication, ce qui était exact, puisqu’il marchait [devant|en tête].
        + Lorsque {other} déclara que c’était la fin des haricots, il en fut sincèrement affligé pour [les haricots|le jardinier].
        + Le monde, songeait-il, serait tellement plus simple si les gens disaient ce qu’ils [ont dans la bouche|disent].
        + Il demanda, par délicatesse, si le temps qu’on tuait ainsi en chemin [ne sentait rien|avait de la famille].
      `,
      help: `
        Au retour, il restait à passer une plaine où tout dormait, même les chiens.
        / Le chemin du retour traversait un village [qui dormait portes ouvertes|plein de rêves légers].
        / Il fallait aller vite, et tout, jusqu’au clocher, [avait le sommeil léger|dormait].
        @help Alors le cheval galopa sans réveiller personne, [aussi léger qu’une pensée|et sans bruit].
        + On lui avait demandé d’aller à pas de loup, et, l’expression l’ayant d’abord choqué, il y mettait maintenant [un point d’honneur|tout son talent].
        + Les herbes se couchaient sous ses sabots et se relevaient derrière, comme après le passage d’un rêve.
        + {Other}, le nez dans la crinière, n’entendait plus que ce grand souffle régulier qui semblait être celui [de la nuit elle-même|du pays].
        + Dans une ferme, un enfant se retourna et rêva, sans savoir pourquoi, [qu’il avait un cheval|d’avoine et de vent].
      `,
    },
  },
  Sheep: {
    noun: { noun: 'mouton', gender: 'm' },
    facts: { help: 'le mouton donna un fil de laine pour guider le retour' },
    beginner: {
      arrives: `
        @friend « Un enfant, deux enfants… » Un mouton [comptait|bâillait] au pied du lit.
        / Un mouton avait [pris l’oreiller|sauté le lit]. Il attendait le suivant.
        / « Et de huit », dit un mouton, [à un ours en peluche|tout bas]. Il avait sommeil.
        « Ne bouge pas, {hero}, dit-il. [Tu es le un|Tu es mon premier]. »
        / « {Hero}, saute par-dessus moi, dit-il. [Une fois|Ça m’endort]. »
        + « Pourquoi comptes-tu les gens ? » dit {hero}. « [Pour dormir|Par habitude] », dit le mouton.
        + « On nous veut {place.in}. [C’est triste|C’est loin]. Et j’avais presque sommeil ! »
        + Sa laine prenait la moitié de la chambre.
        + Il comptait un facteur, puis deux facteurs. Le troisième [sauta mal|rata la barrière].
        + {Hero} bâilla. Le mouton bâilla plus grand. C’était un beau bâillement.
        + Sa laine cachait [un bouton|une feuille] et un peu de nuit.
        + Au bout de sept, il ferma un œil. Au bout de huit, il [l’ouvrit|oublia le neuf].
      `,
      alone: `
        @friend Ce soir-là, le mouton comptait [des bergers|des gens], pour s’endormir.
        / Un mouton, ce soir-là, comptait les étoiles. Il s’endormit à deux.
        Il en était à cent. Le cent unième [parla|s’arrêta]. On l’attendait {place.in}.
        / On cria son nom {place.in}. Il rêvait. Il répondit quand même.
        + D’habitude, les gens qu’on compte ne parlent pas.
        + Ils sautaient tous la barrière. Un monsieur perdit [son chapeau|un soulier].
        + « Bon, dit le mouton, je dormirai demain. » Il bâilla jusqu’aux pattes.
        + L’herbe était douce et froide. [C’était dommage|Il aimait bien ce coin].
        + La laine gonflée, il se leva comme un nuage.
        + Les autres moutons dormaient. Eux n’avaient [compté personne|pas de souci].
      `,
      dry: `
        Le mouton alla {place.to}. Au [troisième|quatrième] passant, il dormit. {Other} le poussa.
        / Le mouton ronflait {place.to}. {Other} le menait comme une brouette.
        / « Tourne », dit {other}. Le mouton tournait, les yeux fermés, {place.to}.
        + Dans les montées, {other} se tenait à la laine.
        + Ils firent un bout de route sur un nuage. [Il n’y vit pas de différence|« Mon cousin », dit-il].
      `,
      wet: `
        Le mouton gonfla sa laine [d’air|de bulles]. {Other} s’y blottit. On descendit {place.to}.
        / Le mouton flotta d’abord, comme un nuage. {Other} tira, et l’on descendit {place.to}.
        + Il compta les poissons. Au sixième, il ronflait, et cela faisait des bulles.
        + La laine mouillée est lourde, alors on coula [vite|tout droit].
      `,
      quirk: `
        « Un ami. Un ami et demi… » Le mouton [bâilla|ferma un œil].
        / « Ne compte pas », dit {other}. « [Un|D’accord]. Deux », dit le mouton.
        « Ça marche déjà ? » demanda {other}. Il dormait, [debout|en marchant].
        / « Trois ? » souffla {other}. Un [ronflement|petit bêê] dit oui.
        + Il ronflait en do. {Other} le dirigea par la laine.
        + Une dame hérisson passa. « Et de deux », dit-il, puis il bâilla.
        + Quand on perd le compte, il faut rentrer au lit. C’est sa règle.
        + « Qui compte-t-on, si on est déjà des gens ? » demanda-t-il.
        + {Other} se mit à bâiller aussi. [Un arbre suivit|C’était contagieux].
        + Il rêva qu’il était réveillé. Cela le fatigua [beaucoup|encore plus].
      `,
      help: `
        Au retour, tous les chemins se ressemblaient [trop|comme des moutons].
        / Dix chemins, et pas [deux pareils|un de plus clair]. Non : tous pareils.
        / La nuit avait brouillé [la route|les sentiers], comme une pelote.
        @help Le mouton donna un fil de laine pour guider le retour.
        / Il ne dormait plus. Le mouton donna un fil de laine pour guider le retour.
        + L’autre bout, on l’avait noué en venant. Le mouton n’y avait pas pensé, mais sa laine, oui.
        + {Other} tenait le fil, et le fil tenait la route.
        + Plus on marchait, plus le mouton était [mince|petit].
        + « J’ai froid au dos », dit-il. On lui mit [une feuille|la plus grande feuille].
        + Un coin de la laine portait {thing}, comme un œuf.
        + Au bout du fil, il y avait un nœud et une lumière.
        + Il compta les pas. [Il dormit à neuf|Cela tint].
      `,
    },
    intermediate: {
      arrives: `
        @friend Un mouton comptait consciencieusement les enfants au pied du lit, [pour s’endormir|à voix basse].
        / Un mouton avait pris l’oreiller, et comptait [les plis du drap|ce qui passait].
        / « Et de huit », dit, à un ours en peluche, un mouton [très las|au bord du sommeil].
        « Ne bouge surtout pas, {hero}, tu es le un. C’est le numéro [indispensable|principal]. »
        / « Saute par-dessus moi, {hero}, rien qu’une fois, [cela m’endort|pour voir]. »
        + « Il n’y en a qu’un », dit {hero}. « [Voilà pourquoi je dors si mal|C’est bien mon malheur] », soupira le mouton.
        + Il avait essayé les facteurs, mais le troisième [se prenait toujours les pieds dans la barrière|sifflait].
        + Puis il se rappela pourquoi il était là : on avait besoin d’aide {place.in}.
        + Sa laine remplissait la chambre et sentait le trèfle, [la pluie|le feu de bois] et la grand-mère.
        + Dans ses boucles, on apercevait une pince à linge, une feuille et peut-être [un oiseau|la clé de quelqu’un].
        + Chacun de ses bâillements durait si longtemps qu’on pouvait [en faire le tour|compter dedans].
      `,
      alone: `
        @friend Ce soir-là, le mouton comptait [des bergers|des voisins], l’un après l’autre, pour trouver le sommeil.
        / Un mouton, ce soir-là, comptait les étoiles, et n’en avait jamais vu que deux.
        + Le cent unième n’avait pas sauté : il venait {place.from} et [demandait de l’aide|avait l’air triste].
        + D’ordinaire, les gens qu’on compte ne s’arrêtent pas pour bavarder sur la barrière.
        + Il bâilla jusqu’au bout des pattes. Un nuage [qui passait|au-dessus] bâilla aussi.
        + « Quelqu’un ne dort pas, comprit-il, et c’est la pire chose du monde. »
        + Sa laine était chaude, l’herbe était tendre. Il lui fallut [du courage|trois essais] pour se lever.
        + Un monsieur avait perdu son chapeau en sautant. Le mouton le mit [de côté|sur sa tête].
      `,
      dry: `
        Le mouton voyagea {place.to}, comptant les passants. {Other} dut le réveiller [régulièrement|plusieurs fois].
        / Le mouton dormit {place.to} en marchant, {other} [tenant le gouvernail|à la laisse].
        / {Other} interdit au mouton de compter, et l’on arriva {place.in} [vers le onzième|presque sans ronfler].
        + Aux endroits venteux, {other} se glissait dans la laine, qui avait [plusieurs pièces|un coin salon].
        + Un nuage les prit à bord sur la moitié du trajet, les croyant [de la famille|de son espèce].
      `,
      wet: `
        Le mouton emplit sa laine d’air jusqu’à la dernière boucle. {Other} [y tint au sec|s’y blottit], {place.to}.
        / Le mouton flottait, bouclé comme un nuage, et {other} [pesa de tout son poids|dut le plonger] {place.to}.
        + Il compta les sardines, ce qui est de la folie, et s’endormit à [la douzième|mille deux].
        + Des bulles sortaient de lui de tous côtés, comme d’une grosse [lessive|tasse de cacao].
      `,
      quirk: `
        « Un ami, un ami et demi », murmura le mouton, fermant une paupière, [puis|et presque] l’autre.
        / Le mouton croisa quatre chardons, en compta [trois|deux et demi], et pencha.
        / « Ne compte pas », dit {other}. « Un », promit le mouton, [à mi-voix|déjà loin].
        Il dormait déjà, {other} le poussait [doucement|patiemment], comme une brouette.
        / Il marcha en rêve, {other} [l’éloigna d’une mare|ouvrit les barrières], et il dit merci, cent un.
        + Il ronflait dans le ton, et deux grillons [l’accompagnèrent|prirent la deuxième voix].
        + « Combien sommes-nous ? » demanda-t-il en sursaut. À deux, il [rebâilla|eut l’air déçu].
        + Toute foule lui donnait sommeil, alors on évita [les champignons|un rang de poireaux], par prudence.
        + « Quand les gens dorment mal, dit-il, que comptent-ils donc ? » {Other} n’osa [pas répondre|rien dire].
        + Il rêva qu’il était réveillé et se plaignit ensuite d’une nuit [fatigante|blanche comme lui].
        + Pour traverser une barrière, il sauta, se compta et [s’endormit en l’air|tomba endormi de l’autre côté].
      `,
      help: `
        Au retour, il y avait dix chemins, et tous avaient [la même tête|un air de famille].
        / La nuit avait emmêlé les routes, [comme un chat une pelote|et perdu le bout].
        / Dix chemins se donnaient l’air d’être [le bon|perdus], et aucun ne l’était.
        @help Alors le mouton donna un fil de laine pour guider le retour, [tiré de son propre dos|long comme la nuit].
        / Bien éveillé pour une fois, le mouton donna un fil de laine pour guider le retour.
        + Un bout était resté accroché en venant, sans que personne l’ait voulu, à part [la chance|la ronce].
        + {Other} enroulait à mesure, et la pelote devint [grosse comme une lune|plus grosse que sa tête].
        + Le mouton maigrissait à chaque tournant. Il trouva sous la laine [un mouton plus petit|des genoux].
        + « Je ne me connaissais pas ces coudes », dit-il en frissonnant. On lui prêta une feuille de rhubarbe.
        + Bien calée au creux de la pelote, la chose si précieuse ne craignait [plus rien|aucune bosse].
      `,
    },
    advanced: {
      arrives: `
        @friend Au pied du lit, un mouton comptait méthodiquement les enfants, [espérant s’endormir|avec application].
        / Un mouton, installé sur l’oreiller, recensait [les plis du drap|jusqu’aux franges], dans l’espoir de bâiller.
        / « Et de huit », dit à un ours en peluche un mouton [que rien n’endormait|exténué].
        « Ne bouge pas, {hero}, tu es le numéro un, et sans lui, [comment continuer|que devient le deux] ? »
        / « Peut-on, {hero}, me sauter par-dessus, dit-il, [une seule fois|c’est pour dormir] ? »
        + Il avoua, entre deux bâillements, qu’on les espérait {place.in}, où quelqu’un ne fermait plus l’œil, et que, de professionnel à professionnel, [cela le touchait|il compatissait].
        + On lui avait conseillé les notaires, mais les notaires sautent mal. Le troisième, toujours le même, [demandait un reçu|perdait son lorgnon].
        + Sa laine occupait la moitié de la chambre et détenait, à première vue, une pince à linge, un nid et [la clé de quelqu’un|les lunettes du berger].
        + Bâiller était chez lui un art majeur, avec un début, un développement et une fin [qui se faisait attendre|bouleversante].
        + Comme {hero} s’étonnait, il fit valoir que les moutons ne peuvent tout de même pas [se compter entre eux|se donner sommeil tout seuls], ce serait du piston.
      `,
      alone: `
        @friend Ce soir-là, le mouton comptait des bergers franchissant une barrière, et en était [à cent|au centième, un gros].
        / Un mouton, ce soir-là, comptait les étoiles, [science où il n’avait jamais dépassé deux|et bâillait].
        + Le suivant, au lieu de sauter comme tout le monde, s’accouda et dit, la mine longue, qu’il venait {place.from} [chercher du secours|pour affaire grave].
        + Puisque quelqu’un ne dormait pas, le mouton [se leva|décida de ne plus dormir non plus].
        + Il faut mesurer le sacrifice, car l’herbe était haute, la laine chaude, et le sommeil [à deux bergers de là|presque dans la poche].
        + Les personnes que l’on compte n’ont pas coutume de vous adresser la parole. Il y vit [un signe|un grave manque d’éducation].
        + Un bâillement lui échappa, gagna le troupeau, puis la colline. On dit que la lune, ce soir-là, [s’est couchée plus tôt|en a pris sa part].
      `,
      dry: `
        Le mouton partit {place.to}, mais au quatrième passant {other} dut le [réveiller|rouler jusqu’au tournant].
        / Le mouton chemina {place.to} dans un rêve, {other} [tenant le gouvernail|ouvrant les barrières].
        / {Other} fit jurer au mouton de ne plus compter, et l’on atteignit {place} [vers le neuf|presque d’une traite].
        + Un nuage charitable les prit à son bord, trompé par la ressemblance, et les déposa [avec beaucoup d’excuses|en s’apercevant de son erreur].
      `,
      wet: `
        Le mouton emprisonna dans sa laine tout l’air du pré, {other} s’y ménagea [une chambre|un petit logement], et l’ensemble sombra {place.to}.
        / Le mouton flotta comme un nuage mal renseigné, {other} [pesa dessus|tira la laine], et l’on coula {place.to}.
        + On traversa un banc de sardines, spectacle qu’il n’aurait jamais dû regarder. Il dormait déjà à [la onzième|la deuxième centaine].
      `,
      quirk: `
        « Un ami, un ami et demi », murmurait le mouton. Sa voix s’enfonça [délicatement|progressivement] dans la laine avant le suivant.
        / Le mouton avait croisé quatre chardons, et n’en compta, [la paupière lourde|hélas], que deux. Le reste fut un ronflement.
        / « Ne compte pas », dit {other}. Le mouton promit, [d’un ton à dormir|un, deux], et s’affaissa vers la droite.
        + Comme il continuait de marcher, {other} n’eut qu’à le gouverner d’une main légère, [à la façon d’une barque|par la boucle de gauche].
        + Toute assemblée lui était funeste, aussi contourna-t-on d’assez loin [un rond de champignons|un champ de poireaux], où il aurait pu sombrer.
        + Il tenait que les gens, les soirs d’insomnie, devraient prendre modèle sur lui, et ne comprit jamais pourquoi [l’on toussait|cela faisait sourire].
        + Ses ronflements étaient si justes qu’un grillon, sans oser l’éveiller, [se mit à l’accompagner|lui demanda le la].
        + Il lui arriva de rêver qu’il ne dormait pas, et il s’éveilla [épuisé|aussi fatigué qu’un berger].
      `,
      help: `
        Au retour, dix chemins partaient du carrefour, avec la même mine.
        / La nuit avait fait des routes une pelote, [dont le bout manquait|à désespérer un chat].
        / Le retour avait dix chemins, dix de trop, ou neuf.
        @help Alors le mouton donna un fil de laine pour guider le retour, [pris sur son dos|et de la bonne].
        / Il ne comptait plus, il donnait : le mouton donna un fil de laine pour guider le retour.
        + Sans que personne y eût songé, une ronce en tenait l’autre bout depuis l’aller, ce qui prouve que les ronces, [elles aussi|bien employées], ont du bon.
        + À mesure que la pelote grandissait dans les bras de la nuit, le mouton, lui, diminuait, et se découvrait [des genoux|une taille].
        + « Je m’étais toujours cru quelqu’un de plus considérable », observa-t-il, en grelottant avec philosophie.
        + On tenait la pelote d’un côté, {thing} de l’autre, et le fil, entre les deux, chantait un peu [dans le vent|quand on le tendait].
        + Le vent lui trouva [l’échine|les côtes] et s’excusa.
      `,
    },
  },
  Duck: {
    noun: { noun: 'canard', gender: 'm' },
    facts: { help: 'le canard traversa l’eau en remorquant une feuille' },
    beginner: {
      arrives: `
        @friend Flic, flac. Un canard entra par [le couloir|la cuisine]. Derrière lui, il y avait des flaques.
        / Floc. L’eau du vase frémit. Un canard en sortit, [par le plus court|à grands pas].
        / Un canard traversa la chambre [tout droit|en trois flacs]. Le tapis but.
        « {Hero} ! Je connais un raccourci, [mets des bottes|prends un parapluie] ! »
        / « Viens, {hero}, c’est tout près, [par la rivière|en coupant par l’étang] ! »
        + « Un raccourci pour aller où ? » dit {hero}. « {Place.in}, dit-il. Ça va mal, là-bas. »
        + Il secoua ses plumes. Le mur [en prit un peu|eut des pois].
        + « Est-ce que c’est mouillé ? » dit {hero}. « C’est [court|pratique] », dit le canard.
        + Il passa par le vase. C’était plus court, disait-il.
        + Une lentille d’eau lui faisait un chapeau, [vert|tout rond].
        + Il fit trois fois le tour du tapis. « Tu vois ? On gagne du temps. »
        + Ses pieds faisaient flac sur le bois, et [floc|flic] sur le tapis.
      `,
      alone: `
        @friend Ce soir-là, le canard inspectait [sa flaque|ses trois flaques]. Tout était mouillé, parfait.
        / Un canard, ce soir-là, arrosait sa mare. Elle avait soif.
        Un rond [parla|se fit], sur l’eau. Ça allait mal {place.in}.
        / Une goutte tomba, puis une voix. On l’appelait {place.in}.
        + « Je connais un raccourci », dit le canard à une grenouille.
        + La flaque du milieu avait la lune dedans. Il nagea [autour|tout autour], par respect.
        + Il prit son imperméable. Puis il le posa, car il était un canard.
        + Les roseaux se balançaient. Il leur dit au revoir [un par un|en vitesse].
        + Le chemin sec était tout droit. Quelle drôle d’idée, un chemin sec.
        + Il lissa une plume, puis une autre. [Il fallait bien se coiffer|Voilà, il était prêt].
      `,
      dry: `
        Le raccourci du canard passait par [neuf flaques|une mare]. {Other} suivit {place.to}. Floc.
        / « Par là, on coupe », dit le canard. Floc, floc, et {other} fut {place.in}, en soupe.
        / Le canard prit par le lavoir. {Other} prit des bottes, {place.to}.
        + « C’est plus court par l’eau », disait-il. Ce n’était pas plus court.
        + Puis il vola un peu, {other} sur le dos, pour [sécher|changer].
      `,
      wet: `
        « Un raccourci ! » dit le canard, et il [piqua|plongea] {place.to}. {Other} suivit dans une bulle.
        / « Voilà une bonne route », dit le canard. Il tira {other} {place.to}, et sa bulle.
        + Sous l’eau, il était chez lui. Il salua [chaque vase|toutes les algues].
        + « Ici, tout est raccourci », dit-il, très heureux.
      `,
      quirk: `
        « Par ici, c’est plus court », dit le canard. [Flac|Plouf]. C’était un fossé.
        / « Suis ma queue », dit le canard. Il entra [dans une gouttière|dans un tuyau]. {Other}, non.
        / « On gagne une heure », dit le canard, [dans la mare|au fond du lavoir]. Flac.
        « Et sans flaque ? » demanda {other}. Le canard [ne comprit pas|réfléchit]. Sans ?
        / {Other} vida une botte. [Le canard rit|Un têtard salua]. Puis l’autre.
        + Il goûta une flaque. « Celle-ci est d’hier », dit-il.
        + On fit le tour d’un pré. On revint [au même fossé|au même endroit]. « Tu vois ? »
        + {Other} avait de l’eau jusqu’au menton, ou presque.
        + Une flaque était gelée. Il glissa dessus [sur le derrière|tout du long], sans un mot.
        + « Mon raccourci à moi est plus long, mais plus court », dit-il.
        + Il mit un petit drapeau dans la plus belle flaque.
      `,
      help: `
        Au retour, un étang noir [s’étalait|barrait la route]. Pas de pont, pas de barque.
        / Le chemin plongeait dans un étang, [noir comme l’encre|sans barque]. Hum.
        / Pour rentrer, il n’y avait que de l’eau. [Que faire|Rien à monter] ?
        @help Le canard traversa l’eau en remorquant une feuille, [avec {other} dessus|très fier].
        / Hop là ! Le canard traversa l’eau en remorquant une feuille.
        + C’était une feuille de nénuphar, [ronde|grande] comme une table.
        + Pour une fois, c’était vraiment un raccourci.
        + Ses pattes allaient dessous, et rien ne bougeait dessus.
        + « Ramez ! » cria-t-il. Mais [personne n’avait de rame|c’était lui, la rame].
        + {Thing} ne reçut pas une goutte.
        + Un poisson les suivit un moment. Il n’avait jamais vu de feuille [si pressée|à moteur].
      `,
    },
    intermediate: {
      arrives: `
        @friend Flic, flac, flic : un canard traversa le couloir, et [chaque pas laissait une flaque|le tapis but].
        / Le vase déborda, et un canard [en descendit|prit le tapis], par le plus court.
        / Un canard coupait par la chambre, [flac, flac|suivi d’un ruisseau], et s’étonna d’y voir un lit.
        « {Hero}, je connais un raccourci, alors [mets tes bottes|tant pis pour les chaussettes] ! »
        / « C’est à deux pas, {hero}, en passant [par la rivière|sous la cascade] ! »
        + Il allait {place.in}, où ça allait mal. Il y allait par le vase, parce que c’était plus court.
        + « Ton raccourci est-il sec ? » demanda {hero}. « [Par endroits|Il l’a été] », répondit le canard.
        + En se secouant, il repeignit le mur à pois, ce qu’il trouva [plutôt réussi|très bien comme ça].
        + Une lentille d’eau lui faisait sur la tête un béret. Il le portait [penché|comme un artiste].
        + D’après lui, la ligne droite était une invention de gens qui n’avaient [pas de plumes|jamais vu de mare].
        + Il sentait la vase fraîche, la menthe et [le départ en vacances|la grande aventure].
      `,
      alone: `
        @friend Ce soir-là, le canard inspectait ses flaques et les trouva [toutes mouillées|en bon état].
        / Un canard, ce soir-là, arrosait sa mare, de peur qu’elle ne sèche.
        + Sur la troisième, un rond s’agrandit et lui apprit [que ça allait mal|qu’on l’attendait] {place.in}.
        + « J’ai justement un raccourci », dit-il à un têtard, qui n’avait rien demandé.
        + La lune se baignait dans la plus petite. Il passa [sur la pointe des palmes|par le bord].
        + Il mit son imperméable, se souvint qu’il était un canard et [l’ôta|rougit un peu].
        + Les roseaux lui firent signe de prendre la route sèche. Mais il n’écoute pas [les roseaux|n’importe qui].
        + Sa mare était douce comme une soupe tiède. C’était dur de [la laisser|partir] sans personne.
      `,
      dry: `
        Le raccourci du canard comptait neuf flaques, un fossé et une gouttière. {Other} [les prit toutes|suivit], {place.to}.
        / Le canard prit {place.to} par un lavoir, et {other}, qui prit la route, [l’attendit|garda les pieds secs].
        / « On coupe », disait le canard, et {other} coupait {place.to} [la rivière en deux|à travers l’eau].
        + « C’est plus court par l’eau », répétait-il à chaque détour. {Other} se taisait, [le nez plein|les oreilles pleines] de gouttes.
        + Pour sécher, on fit le dernier bout en volant, plume au vent.
      `,
      wet: `
        « Enfin un vrai raccourci ! » s’écria le canard. Il plongea {place.to}, [la queue en l’air|tout droit], suivi {other.de} dans une bulle.
        + Au fond, il salua la vase comme on salue [sa rue|une vieille tante].
        + De temps en temps, il remontait d’un coup, disait « coin » à la surface et [revenait|redescendait].
      `,
      quirk: `
        « Par ici, nous gagnerons du temps », annonça le canard, et [flac|plouf], on était dans un fossé.
        / Le canard prit par une gouttière, et {other}, [plus large|par prudence], par la porte.
        / « Une heure de gagnée », dit le canard, [au milieu du lavoir|les pattes en l’air].
        + Comme {other} demandait un chemin sans flaque, il réfléchit [très fort|longtemps] et ne vit pas l’intérêt.
        + Il goûtait les mares comme d’autres les soupes, et celle-ci manquait, dit-il, [de grenouille|d’un peu d’orage].
        + Au troisième tour du même pré, {other} reconnut un piquet. Le piquet [parut surpris|aussi].
        + « Tout droit, c’est pour les gens pressés, déclara-t-il, nous, on est [rapides|en retard]. »
        + Une flaque gelée l’emporta sur le derrière, loin. Il revint à pied comme si c’était [prévu|le plan].
        + On vida les bottes, on vida les poches. Il y avait même de l’eau [dans les idées|sous le chapeau].
        + Là où la flaque était vraiment belle, il plantait une plume, pour [la retrouver|la recommander].
      `,
      help: `
        Au retour, un étang tout noir barrait la route, sans [pont ni barque|passeur].
        / La route entrait dans un étang [et l’on n’avait pas de barque|couleur de nuit].
        / Il n’y avait, pour rentrer, que de l’eau, [noire et large|sans un gué].
        @help Alors le canard traversa l’eau en remorquant une feuille, [une tige au bec|l’air sérieux].
        / C’était enfin le plus court : le canard traversa l’eau en remorquant une feuille.
        + C’était une feuille de nénuphar grande comme une table. {Other} y prit place [au milieu|sans éternuer].
        + Pour la première fois de sa vie, son raccourci était [plus court|réellement un raccourci]. Il n’en revenait pas.
        + Au-dessus, tout glissait ; au-dessous, deux palmes orange travaillaient [comme des folles|sans relâche].
        + Pas une goutte ne toucha {thing}, il y veillait par-dessus l’épaule.
        + Un brochet se rangea pour les laisser passer et souleva, on peut le dire, [son chapeau|une nageoire].
      `,
    },
    advanced: {
      arrives: `
        @friend Un canard remontait le couloir en laissant derrière lui [un chapelet de flaques|une sorte d’archipel].
        / Le vase déborda, et l’on en vit sortir un canard, [qui coupait par là|très affairé].
        / Un canard coupait par la chambre, et s’étonna [d’y trouver du sec|du lit].
        « {Hero}, j’ai pour nous un raccourci, et je te conseille [les bottes|de renoncer à tes chaussettes]. »
        / « C’est à deux pas, {hero}, dit-il, [en passant par la rivière|si l’on sait nager]. »
        + Il s’agissait, apprit-on, d’aller {place.in}, où l’on était dans l’embarras, et d’y aller par le vase, la baignoire et l’arrosoir, [ce qui épargnait l’escalier|voie méconnue].
        + À la question de savoir si ce raccourci était sec, il opposa le silence offensé [des spécialistes|d’un guide à qui l’on demande si la montagne est plate].
        + Une lentille d’eau, posée de biais sur le sommet du crâne, lui donnait l’allure d’un peintre, et d’un peintre [sûr de lui|qui ne vend rien].
        + En s’ébrouant, il refit le papier peint, dont les pois, de l’avis général, [manquaient jusque-là|étaient une amélioration].
        + La ligne droite, disait-il, n’est jamais que le détour de ceux qui [ne savent pas nager|manquent d’imagination].
        + Sa bonne humeur était [parfaitement imperméable|trempée jusqu’à l’os].
      `,
      alone: `
        @friend Ce soir-là, le canard passait en revue ses flaques, dont l’état, [quant à l’humidité|sur le point essentiel], ne laissait rien à désirer.
        / Un canard, ce soir-là, arrosait sa mare, par un reste [de prudence|d’inquiétude, et la trouvait sèche].
        + Un cercle s’élargit sur la dernière, et c’était un appel {place.from}, [bref et mouillé|en bonne et due forme].
        + Il lui vint aussitôt à l’esprit un raccourci, puis un raccourci de ce raccourci. Il convient de dire que, mis bout à bout, ils [doublaient la distance|faisaient le tour du canton].
        + La lune prenait un bain dans la plus petite, et il détourna les yeux, [en canard bien élevé|par discrétion].
        + Il enfila son imperméable, se rappela ce qu’il était et le remit au clou, avec la rougeur [de quelqu’un que nul n’a vu|des distraits].
        + Derrière lui, la mare reprit son poli, et un têtard fut chargé de [la garder|répondre au courrier].
      `,
      dry: `
        Neuf flaques, deux fossés et une gouttière formaient le raccourci du canard. {Other} [n’en manqua aucune|les connut toutes], {place.to}.
        / Le canard mena {other} {place.to} par un lavoir, deux puits et [une averse choisie|un évier].
        / {Other}, prenant la route, arriva {place.in} bien avant le canard, [qui coupait|et fit sécher ses chaussettes].
        + À la fin, pour se sécher, on prit par les airs. Il concéda que cela aussi, [à la rigueur|dans une certaine mesure], pouvait être direct.
        + Il faut lui rendre cette justice que, de toutes les flaques du pays, pas une ne lui était étrangère, et que chacune avait [sa légende|un nom].
      `,
      wet: `
        Le canard piqua {place.to}, la queue au ciel, suivi dans une bulle, [avec plus de réserve|de loin], par {other}.
        / Le canard, que l’eau reposait, descendit {place.to} avec {other}, [sans un détour|et ce fut court].
        + Tout en bas, il salua la vase, les racines et un vieux soulier, avec l’émotion de qui [rentre au pays|retrouve sa rue].
        + Sa queue fut la dernière à dire [adieu|bonsoir].
        + L’eau se referma sans commentaire.
      `,
      quirk: `
        « Nous gagnerons par ici un bon quart d’heure », annonça le canard. On se retrouva [dans un fossé|assis dans une mare].
        / Le canard disparut dans une gouttière, qu’il disait [fort commode|plus directe que la route]. On l’attendit en bas.
        / « Une heure de gagnée », fit le canard [du fond d’un lavoir|en s’essorant]. On y passa la suivante.
        + Lorsque {other}, entre deux fossés, osa l’hypothèse d’un chemin sans flaque, il chercha loyalement à [se le représenter|en concevoir l’utilité], puis secoua la tête.
        + Il dégustait les mares au passage, jugeant l’une un peu jeune, l’autre [charpentée|longue en vase], la troisième à boire dans l’année.
        + On passa quatre fois devant le même piquet, qui à la quatrième [les salua|eut l’air de vouloir dire quelque chose].
        + Surpris par une flaque gelée, il disparut sur le derrière en direction du couchant, et revint en expliquant que c’était [une reconnaissance|pour voir].
        + « Aller droit au but, soutenait-il, c’est arriver avant d’en avoir envie », et l’eau, dans les bottes, [approuvait|clapotait d’admiration].
      `,
      help: `
        Au retour, un étang noir s’étendait en travers, [sans politesse|sans une barque].
        / La route se perdait dans un étang, [et l’étang dans la nuit|noir, sans une rame].
        / Le retour n’était plus que de l’eau, [ce qui ne plaisait qu’à un seul|large et muette].
        @help Alors le canard traversa l’eau en remorquant une feuille, [comme un vapeur sa péniche|cou tendu].
        + C’était une feuille de nénuphar des dimensions d’une table à rallonges. {Other} s’y installa [sans respirer|en plein centre].
        + Il apparut, chose inouïe, que l’on gagnait du temps, et que le raccourci, cette fois, [en était un|raccourcissait], ce dont il resta longtemps troublé.
        + Rien ne bougeait au-dessus, cependant qu’au-dessous deux palmes orange s’affairaient, ainsi qu’il arrive [chez les personnes calmes|dans les bonnes maisons].
        + Un vieux brochet se rangea sur le bord et attendit, par déférence, que le convoi [fût passé|ait doublé les roseaux].
      `,
    },
  },
  Butterfly: {
    noun: { noun: 'papillon', gender: 'm' },
    facts: { help: 'le papillon se posa au seul bon endroit' },
    beginner: {
      arrives: `
        @friend Un papillon entra par en haut, par en bas, [par le côté|de travers].
        / Une fleur vola à travers la chambre. C’était un papillon, [en retard|en zigzag].
        / Un papillon fit le tour [de la lampe|du lit]. Puis il recommença, de travers.
        « J’arrive tout droit, dit-il. [Enfin|Ou presque], en passant par la lune. »
        / « Je ne fais que passer, dit-il. [Par ici|Et repasser], et par là. »
        + « {Hero}, il faut, ah, la jolie lampe ! Il faut venir {place.in}. »
        + Il se posa sur le nez de la chaise. Les chaises n’ont pas de nez, [d’habitude|normalement].
        + Ses ailes avaient la couleur [des prunes|du soir] et un peu de poudre.
        + « Commence par la fin », dit {hero}. « La fin, c’est : voilà », dit le papillon.
        + Il vola vers la porte. Il trouva [l’armoire|le pot de fleurs].
        + « C’est urgent, dit-il. As-tu vu ce bouton ? Il est si beau. »
        + Son ombre allait droit. Lui, pas du tout.
      `,
      alone: `
        @friend Ce soir-là, le papillon voulait aller [au lit|sur sa fleur]. Il visita trois jardins.
        / Un papillon, ce soir-là, partait de chez lui. Il y revint trois fois.
        Un souffle [vint|passa], tout droit. On l’attendait {place.in}.
        / Le vent se tut, pour une fois. On appelait {place.in}.
        + Sa fleur était juste à côté. Elle avait l’habitude.
        + Il dit bonsoir à une rose, puis à [une pelle|un râteau].
        + « J’y vais tout de suite ! » Il fit d’abord le tour du puits.
        + Il avait une idée dans la tête. Elle volait de travers, elle aussi.
        + Un grain de poudre tomba de son aile, [comme une étoile|sans bruit].
        + Il partit à gauche, pour aller à droite. C’est ainsi qu’on fait.
      `,
      dry: `
        Le papillon volait {place.to} en [zigzag|boucles]. {Other} fit deux fois la route.
        / {Other} marchait {place.to}. Le papillon marchait autour de la route.
        / « Tout droit ! » dit le papillon, en tournant. {Other} alla {place.to}.
        + On passa par un clocher, un chou et encore le clocher.
        + « On y est presque », disait-il à chaque fleur. [Il y en avait beaucoup|Même aux fanées].
      `,
      wet: `
        Le papillon plia ses ailes dans [une bulle|un dé de verre]. Avec {other}, il descendit {place.to}, en spirale.
        / Le papillon descendait {place.to} comme une feuille. {Other} comptait les tours de bulle.
        + Une anémone s’ouvrit. « Oh, une fleur ! » Il fallut [l’attendre|le tirer].
        + La bulle dansait comme lui, à droite, à gauche.
      `,
      quirk: `
        « C’est simple, dit le papillon. D’abord, ma tante… [Ah, une fleur|Tiens, un nuage]. »
        / Le papillon voulut dire un mot. [Un lilas passa|Ah, une lanterne]. Il était loin.
        / Le papillon montra la route, [puis l’autre|et un pré]. Et un pommier.
        « Et alors ? » demanda {other}. « [Alors quoi|Quoi, ma tante] ? » dit-il.
        / « Tu disais ? » fit {other}. « Jamais [tout haut|deux fois] », dit-il.
        + Il raconta la fin, puis le début. Le milieu [s’envola|resta en route].
        + Il se posa sur {other}, puis sur le vent. Le vent partit avec.
        + « Va tout droit », dit {other}. Il essaya. Cela fit [un huit|une boucle].
        + Il connaissait par cœur un poème d’un mot : oui, mais lequel ?
        + Un autre papillon le croisa. Ils mirent longtemps à se rencontrer.
        + « Où en étais-je ? » dit-il. « [À ta tante|Au début] », dit {other}.
      `,
      help: `
        Au retour, un seul pas était [sûr|le bon]. Mais lequel ?
        / Il y avait des trous partout, [sous la mousse|sous l’herbe]. Où mettre le pied ?
        / Un pas de travers, et plouf. [Où marcher|On s’arrêta] ?
        @help [Enfin, le|Tout doux, le] papillon se posa au seul bon endroit.
        / Il tourna, tourna. Puis le papillon se posa au seul bon endroit.
        + {Other} posa un pied là où l’aile avait touché. Ça tenait !
        + Puis il s’envola, fit des boucles, et se posa encore.
        + Qui vole de travers voit [tous les côtés|partout à la fois].
        + Un trou soupira, à gauche. On ne saura pas sa [profondeur|faim].
        + On passa ainsi, de fleur en fleur. Il n’y avait pas de fleurs.
        + {Thing} passa aussi, au milieu, bien droit.
      `,
    },
    intermediate: {
      arrives: `
        @friend Un papillon entra par le haut, ressortit par le bas et [revint par le côté|recommença].
        / Une fleur se promenait au plafond, et c’était un papillon, [en retard|égaré].
        / Un papillon fit le tour de la lampe, du lit, [de la question|de la pendule], et recommença.
        « Je viens tout droit, expliqua-t-il, c’est-à-dire [par la lune et trois jardins|avec quelques fleurs]. »
        / « Je suis venu au plus court, dit-il, [c’est-à-dire par la mer|avec deux jardins]. »
        + « Il faut, {hero}, oh, la belle lampe, il faut absolument, et cette tasse ! venir {place.in}. »
        + On le pria de commencer par la fin. Il dit : « Voilà. » Puis il [chercha le reste|demanda si c’était clair].
        + Ses ailes semblaient découpées dans un soir d’été, avec [les ciseaux de quelqu’un d’heureux|un peu de poudre].
        + Visant la porte, il arriva dans l’armoire, où il fit [la connaissance des mites|bonne impression].
        + Chaque phrase partait vers quelque chose et se posait [sur autre chose|plus loin, ailleurs].
        + Son ombre, au mur, volait bien plus droit que lui. Cela [l’agaçait|l’intriguait].
      `,
      alone: `
        @friend Ce soir-là, le papillon rentrait se coucher. Il en était déjà à son [troisième jardin|quatrième détour].
        / Un papillon, ce soir-là, sortait de chez lui pour la quatrième fois.
        + Un souffle le trouva, le suivit [non sans peine|en zigzag] et lui dit qu’on l’attendait {place.in}.
        + Sa fleur habitait juste à côté. Mais elle avait l’habitude de [dîner tard|l’attendre].
        + « J’y cours tout droit », promit-il à un râteau. Il fit le tour [du puits|de la serre].
        + Il avait eu une excellente idée, le matin, et la cherchait encore de fleur en fleur.
        + Le soir tombait sur les prunes mûres, et tout sentait [le sucre|la fin de l’été].
        + Pour aller à droite, il prit à gauche, ce qui lui avait toujours [réussi|fait voir du pays].
      `,
      dry: `
        Le papillon mena {other} {place.to} en boucles, en huit et [une fois en point d’interrogation|en rubans].
        / {Other} alla {place.to}, et le papillon [autour|par les bords], ce qui fit trois fois la route.
        + On visita en passant un clocher, un chou et un cerf-volant, [qui furent charmants|tous trois enchantés].
        + À vol d’oiseau, c’était tout près. À vol de papillon, [c’était plus joli|moins].
      `,
      wet: `
        Ailes repliées dans une bulle, le papillon coula avec {other} {place.to}, [en spirale|en feuille].
        / Le papillon tombait comme une feuille, {other} tournait la bulle, et l’on fut {place.in}.
        + Chaque anémone était pour lui une fleur. Il fallut [l’excuser|le reprendre] plusieurs fois.
        + La bulle elle-même attrapa sa façon de voler et [n’alla plus droit|se mit à danser].
      `,
      quirk: `
        « C’est très simple, dit le papillon, d’abord ma tante… [oh, un trèfle|tiens, de la lune] ! »
        / Le papillon expliquait la route, quand un lilas passa, et il eut d’autres soucis.
        / « Écoute bien », dit le papillon, et ce fut [le silence|un trèfle], trois tours durant.
        {Other} demanda la suite. « Laquelle ? » dit-il, [sincèrement|en tournant].
        / {Other} chercha la fin de la phrase, [sous une feuille|chez les fleurs].
        + Il racontait toujours la fin avant le début. Le milieu [s’envolait en cours de route|jamais].
        + Prié d’aller droit, il s’appliqua, tira la langue et dessina [un huit parfait|une fort belle boucle].
        + Deux papillons voulaient se saluer, et cela prit [la moitié d’un pré|un temps fou].
        + Il se posa sur le vent, qui partit avec lui, et revint [s’excuser|un peu plus tard].
        + « Je ne change pas de sujet, dit-il, ce sont les sujets qui [bougent|fleurissent]. »
        + {Other} tenta de le suivre des yeux et dut s’asseoir, car [le monde tournait|les yeux s’emmêlaient].
      `,
      help: `
        Au retour, le sol n’était que trous cachés, sauf [à un endroit|en un seul point].
        / La mousse cachait des trous, et [chaque pas se trompait|il ne restait qu’un pas de bon].
        / Sous l’herbe, la terre avait des poches, et il fallait [poser le pied juste|deviner].
        @help Après neuf tours, le papillon se posa au seul bon endroit, [léger comme un oui|et attendit].
        / Il avait beaucoup hésité pour cela : le papillon se posa au seul bon endroit.
        + {Other} y mit un pied, puis l’autre. Le sol [tint bon|ne dit rien].
        + Qui ne va jamais droit finit par connaître [tous les côtés des choses|chaque coin du monde].
        + Il repartit, zigzagua, se posa encore : on traversait la nuit [à cloche-fleur|de point en point].
        + À gauche, quelque chose de profond soupira de [faim|regret]. On se garda d’y regarder.
        + {Thing} passa sans encombre, et ce fut, mine de rien, [un chemin|la seule ligne droite de la soirée].
      `,
    },
    advanced: {
      arrives: `
        @friend Un papillon entra par le haut de la fenêtre, sortit par le bas et, [ravisé|réflexion faite], reparut.
        / Une fleur errait au plafond ; c’était un papillon, [en retard de trois jardins|qui cherchait l’entrée].
        / Un papillon fit le tour de la lampe, puis [de la question|du lit], et se ravisa.
        « J’arrive en ligne droite, déclara-t-il, [à quelques fleurs près|par la lune]. »
        / « J’ai pris au plus court, dit-il, [c’est-à-dire par le jardin de l’évêque|et la mer en était]. »
        + Il voulait dire, et l’on mit un certain temps à le comprendre. Car il y eut la lampe, la tasse et un bouton, {hero.que} devait venir {place.in}, [toute affaire cessante|et vite].
        + On le supplia de commencer par la fin ; il dit : « Voilà », puis attendit, [avec un sourire engageant|assez content de l’effet].
        + Ses ailes avaient l’air coupées dans une fin de journée de septembre, à l’heure [où l’on rentre les prunes|qui sent la prune].
        + Visant la porte, il fit une entrée remarquée dans l’armoire, y reçut l’hommage des mites et [manqua de peu d’y louer|en revint changé].
        + Sa conversation ressemblait à son vol, et l’on y trouvait à peu près tout, hormis [le verbe|l’endroit où se poser].
      `,
      alone: `
        @friend Ce soir-là, le papillon rentrait chez lui, ce qui, depuis cinq heures de l’après-midi, [l’avait conduit dans trois jardins|lui prenait tout son temps].
        / Un papillon, ce soir-là, sortait de chez lui pour la quatrième fois, ayant [oublié d’arriver|mal tourné].
        + Un souffle finit par le rattraper, étourdi d’avoir tant tourné, et lui glissa qu’on l’espérait {place.in}, [sans faute et sans détour|dans les meilleurs délais].
        + Sans détour, il ne savait pas [faire|ce que c’était], mais il partit.
        + Sa fleur logeait porte à porte avec le point de départ, et l’attendait, le dîner au chaud, [avec la patience des fleurs|en regardant ailleurs].
        + Une idée admirable lui était venue le matin même. Il la poursuivait encore, de corolle en corolle, la sachant [voisine|bleue].
        + Pour gagner la droite, il partit résolument à gauche, méthode qui, si elle allonge les voyages, les [embellit|meuble agréablement].
      `,
      dry: `
        À la suite du papillon, {other} décrivit {place.to} des boucles, des huit et [un chou|un point d’interrogation].
        / {Other} suivit la route {place.to}, et le papillon [les alentours|l’avis des fleurs], d’où quelque retard.
        / « Droit devant », fit le papillon, qui alla voir [derrière|ailleurs], et retrouva {other} {place.in}.
        + À vol d’oiseau la distance eût été négligeable, mais un vol d’oiseau, de l’avis du papillon, [manquait de conversation|ne rencontre personne].
        + La lune, qui allait droit, arriva [bien avant|seule].
      `,
      wet: `
        Le papillon plia ses ailes comme une lettre, et l’on coula avec {other} {place.to}, [en spirale|à la façon des feuilles].
        / Le papillon coula {place.to} par hésitations successives, et {other}, en bulle, [les partagea|fit la toupie].
        + Les anémones, qu’il prenait pour des fleurs et saluait par leur nom, [furent flattées|ne le détrompèrent pas]. On perdit là vingt bonnes minutes.
      `,
      quirk: `
        « L’explication est simple, commença le papillon : ma regrettée tante… oh, quel merveilleux [trèfle|brouillard] ! » L’histoire s’interrompit là.
        / Le papillon ouvrait une parenthèse sur sa tante quand un lilas [la referma|entra dedans]. On n’en sut pas plus.
        / « Retiens bien ceci », dit le papillon {other.a}, [après quoi il partit|d’un ton grave]. Ce fut tout.
        + Quand {other} voulut savoir ce qu’elle était devenue, il demanda, de la meilleure foi du monde, de quelle tante [il s’agissait|on parlait donc], en ayant onze.
        + Il racontait la fin pour commencer, le début pour finir, et quant au milieu, [on le retrouvait parfois sur une ortie|le vent s’en chargeait].
        + Sommé d’aller droit, il s’appliqua, en tirant un bout de trompe, et produisit un huit d’une exactitude [bouleversante|de géomètre].
        + « On me reproche de changer de sujet, dit-il un peu tristement. Alors que ce sont les sujets [qui fleurissent|qui me changent]. »
        + Il suffisait de le suivre des yeux un instant pour devoir s’asseoir, tant le monde, [ainsi regardé|autour de lui], se mettait à danser.
      `,
      help: `
        Au retour, le terrain dissimulait d’innombrables trous, absolument invisibles.
        / La mousse du retour avait des poches, et l’on y [perdait ses jambes|entrait jusqu’au menton].
        / Sur cent places où mettre le pied, une seule [tenait|ne mentait pas].
        @help Après neuf tours, le papillon se posa au seul bon endroit, [délicatement|sans hésitation].
        + {Other} y risqua un pied, puis le second. La terre, qui avait eu envie de céder, [se ravisa|tint parole].
        + C’est l’avantage de n’aller jamais droit, que l’on finit par connaître, de toutes les choses, [les quatre côtés|l’envers, l’endroit et le bord].
        + Il s’envolait, hésitait pour la forme, redescendait, et l’on franchit ainsi la nuit [de point en point|comme on suit une broderie].
        + Quelque part à gauche, un gouffre poussa un soupir d’appétit contrarié, que chacun eut le bon goût [de ne pas entendre|d’ignorer].
      `,
    },
  },
  Goat: {
    noun: { noun: 'chèvre', gender: 'f' },
    facts: { help: 'la chèvre escalada la paroi et lança une corde' },
    beginner: {
      arrives: `
        @friend Sur l’armoire, une chèvre mangeait [un papier|une lettre]. Elle mâchait avec soin.
        / Crunch. Une chèvre goûtait [le calendrier|l’abat-jour]. Elle en était à mars.
        / Une chèvre lisait au plafond, [ou presque|sur la tringle]. Elle tournait les pages avec les dents.
        « C’était pour toi, {hero}, dit-elle. [C’est bien écrit|Un peu sec]. »
        / « Bonsoir, {hero}. J’ai [fini ton livre|mangé la fin]. C’était bon. »
        + « Qu’y avait-il d’écrit ? » demanda {hero}. « Venez {place.in}. Et [poivre|miam]. Non, ça, c’est le goût. »
        + Elle descendit par la lampe. Puis elle remonta, pour voir.
        + Sa barbe avait un bout de [timbre|virgule] au milieu.
        + « As-tu autre chose à lire ? » demanda-t-elle. « J’aime bien les [recettes|journaux]. »
        + Elle avait des yeux jaunes et l’air de chercher le sommet.
        + Un coin du calendrier manquait. Adieu, [jeudi|le mois de mars].
        + « On monte ? » dit-elle. Il n’y avait pourtant que le plafond.
      `,
      alone: `
        @friend Ce soir-là, la chèvre lisait [le journal|un livre] sur le toit. Il était bon.
        / Une chèvre, ce soir-là, hésitait entre deux livres. Elle prit le plus épais.
        À la dernière bouchée, elle lut [un cri|un mot]. On appelait {place.in}.
        / Dans la marge, un mot : viens {place.in}. Elle garda la marge.
        + Le toit penchait, mais pas assez pour son goût.
        + Le premier chapitre avait un goût de [fraise|pain grillé].
        + Elle sauta sur la cheminée. De là, on voyait mieux la peur des gens.
        + Elle garda la table des matières [pour la route|sous la langue].
        + « Une histoire pareille, dit-elle, ça ne se mâche pas deux fois. »
        + La lune était haute. [Un jour, elle y monterait|Elle la regarda avec envie].
      `,
      dry: `
        La chèvre sauta {place.to}, [gaie|fière]. {Other} prit la route, en bas.
        / La chèvre passa par les toits {place.to}. {Other} marchait dessous.
        / « Saute ! » dit la chèvre, d’en haut. {Other} fit le tour, {place.to}.
        + Aux tournants, elle attendait sur [un poteau|une cheminée], les quatre pieds joints.
        + Puis elle fit monter {other}, et l’on alla de nuage en nuage.
        + « Trop bas », dit-elle d’un mur. Elle prit [la tour|le clocher].
      `,
      wet: `
        La chèvre descendit {place.to}. {Other} suivait.
        / Bocal en tête, la chèvre trotta de roche en roche. {Other} fit des bulles, {place.to}.
        / Une algue, c’est de la salade. La chèvre et {other} arrivèrent {place.in}, le ventre plein.
        + Elle goûta une algue. « Trop de sel, dit-elle. Mais belle histoire. »
        + Elle prit les rochers un par un, [en sautant|comme un escalier].
        + L’eau ne la gênait pas.
      `,
      quirk: `
        « Que dit la pancarte ? » demanda {other}. [« Crunch »|« Sapin »], dit la chèvre.
        / La chèvre trouva une carte. [Elle la mangea|Miam]. « Le nord est salé », dit-elle.
        / « Où est le panneau ? » dit {other}. La chèvre [avala|mâcha plus vite].
        « Et avant ? » « Avant, dit-elle, ça disait [à gauche|danger]. Je crois. »
        / « Tout droit, dit-elle. [Je l’ai sur la langue|C’était écrit]. »
        + Elle grimpa sur un arbre, puis sur son voisin. Il n’y avait rien à voir. C’était beau.
        + « Ne monte pas là », dit {other}. Elle était [déjà là|en haut].
        + La carte avait un goût de mer. Et un peu de neige, en haut.
        + Elle lut une feuille de chou jusqu’au bout. Elle pleura un peu.
        + « J’ai avalé une virgule », dit-elle. [Hoc|Cela pique].
        + Une vieille affiche tenait au mur. Elle en fit [son dessert|deux bouchées].
      `,
      help: `
        Au retour, une paroi se dressait, [toute droite|haute et lisse]. Pas un sentier, pas une marche.
        / Le mur de pierre montait, montait. [Pas une herbe|Rien à quoi tenir].
        / Pour rentrer, il fallait grimper. [Qui grimpe|Mais c’était lisse], là-dessus ?
        @help Alors la chèvre escalada la paroi et lança une corde [solide|bien longue].
        / Hop, hop : la chèvre escalada la paroi et lança une corde.
        + La corde était tressée, poil par poil, et elle sentait la chèvre.
        + « Enfin quelque chose à monter ! » dit-elle.
        + Il y avait des prises grosses comme [une noix|un ongle]. Elle en voulait de plus petites.
        + {Other} s’attacha, ferma les yeux et monta, [hop et hop|un peu de biais].
        + Elle n’avait pas mangé la corde. Elle l’avait juste [goûtée|sentie].
        + Du haut, on voyait {place.from} la lumière des fenêtres.
      `,
    },
    intermediate: {
      arrives: `
        @friend Perchée sur l’armoire, une chèvre finissait [une lettre|un papier plié] avec beaucoup d’attention.
        / Crunch, fit l’armoire, où une chèvre en était [au mois de mars du calendrier|au dessert].
        / Une chèvre lisait sur la tringle à rideaux, tournant les pages [avec les dents|une à une].
        « Elle était pour toi, {hero}, dit-elle, et le style [en est excellent|est un peu sec]. »
        / « J’ai fini ton livre, {hero}, dit-elle, [sauf le dos|il m’en reste un peu au menton]. »
        + Elle en avait retenu qu’on appelait au secours {place.in}, avec [un goût de poivre|une pointe d’ail].
        + « Tu ne pouvais pas la lire avant ? » demanda {hero}. « Je l’ai lue en même temps », dit la chèvre.
        + Une virgule lui était restée dans la barbe et [lui donnait l’air pensif|remuait quand elle parlait].
        + Elle réclama d’autres lectures. On perdit ainsi le mois de mars, qui pendait [au mur|au calendrier].
        + Aucun meuble n’était assez haut. Elle considérait le plafond comme [un manque de politesse|une erreur].
        + Ses yeux jaunes cherchaient déjà la prochaine chose à [gravir|goûter].
      `,
      alone: `
        @friend Ce soir-là, la chèvre dévorait un roman [sur le toit|au bord de la cheminée]. C’était un bon cru.
        / Une chèvre, ce soir-là, hésitait entre deux livres, et prit le plus épais.
        + À l’avant-dernière page, entre deux bouchées, on criait [à l’aide|au secours], {place.in}.
        + Jamais elle n’avait sauté une page, encore moins un repas, mais là, elle [s’arrêta de mâcher|referma le livre].
        + Le toit penchait bien, et pourtant elle aurait aimé [qu’il penche davantage|un peu plus de vide].
        + « Les héros ont meilleur goût à la fin », se dit-elle. Elle décida d’aller la [chercher|vivre] elle-même.
        + Elle garda la table des matières en travers des dents, comme provision.
        + La lune était la seule hauteur du pays où elle n’était pas [encore montée|allée].
      `,
      dry: `
        La chèvre gagna {place} par [les toits|les clochers], tandis {other.que} prenait la route.
        / La chèvre allait par les toits {place.to}, et {other} [recevait des tuiles|disait bonsoir aux gens].
        / « C’est plus court », dit la chèvre, d’une girouette, et {other} prit [l’escalier|la rue], {place.to}.
        + Aux croisements, elle attendait sur un piquet, les quatre sabots [sur une pièce de deux sous|serrés comme un bouquet].
        + Vers la fin, elle hissa {other} sur un nuage et continua [à sauts réguliers|plus haut].
        + Elle ne prit aucun chemin.
        + Les girouettes [la connaissaient|tournaient à son passage].
      `,
      wet: `
        Un bocal sur les cornes, la chèvre descendit {place.to} de rocher en rocher, {other} [derrière elle|à sa suite].
        / La chèvre brouta le chemin jusqu’au fond, et {other} [l’en décolla|tint la barbe], {place.to}.
        + Elle goûta trois sortes d’algues et déclara que l’auteur [forçait sur le sel|se répétait].
        + Sous l’eau, on peut enfin grimper en descendant. Elle en était [ravie|un peu troublée].
      `,
      quirk: `
        « Qu’indiquait la pancarte ? » demanda {other}. « [Du sapin|De la moutarde] », répondit la chèvre, la bouche pleine.
        / La chèvre avait la carte sur la langue, et {other} [lut ce qui dépassait|arriva tard].
        / « Rends-moi le plan », dit {other}. La chèvre [fit non, la bouche pleine|avala].
        + « Et auparavant ? » insista {other}. « Auparavant, peut-être [le mot danger|une flèche]. »
        + Elle avait lu la carte par les coins. Le nord, disait-elle, était [trop cuit|délicieux].
        + Chaque fois qu’on lui disait de ne pas monter quelque part, elle répondait [d’en haut|de plus haut].
        + Une feuille de chou la fit pleurer, à cause [de la fin|du dernier chapitre].
        + « J’ai la mémoire dans l’estomac », expliqua-t-elle. Son ventre [récita un vers|gargouilla une date].
        + Elle gravit un arbre, une borne, puis un second arbre, pour rien, par [principe|amour de l’art].
        + Un point-virgule lui resta dans la gorge. Il fallut lui taper [sur le dos|entre les cornes].
      `,
      help: `
        Au retour, une paroi se dressa, lisse, raide et [haute comme trois églises|sans le moindre sentier].
        / Le retour montait droit dans le ciel, [sans une herbe à mâcher|tout en pierre].
        / Une paroi leur tournait le dos, [lisse comme une assiette|haute et froide].
        @help Alors la chèvre escalada la paroi et lança une corde, [tressée de sa propre barbe|qu’elle n’avait pas mangée].
        / Elle mâcha, réfléchit, et la chèvre escalada la paroi et lança une corde.
        + « Enfin ! » avait-elle dit en crachant [une affiche|le reste de la carte].
        + Elle trouvait des prises là où {other} ne voyait que [de la pierre polie|la nuit].
        + La corde sentait un peu la chèvre, mais elle tenait [comme une promesse|bon].
        + {Other} monta en tournant doucement. On se garda bien de [regarder en bas|compter].
        + {Thing} fut hissé en premier, avec [un soin de bibliothèque|mille précautions].
      `,
    },
    advanced: {
      arrives: `
        @friend Une chèvre, perchée sur l’armoire, dégustait une lettre avec [un respect infini|recueillement].
        / Un bruit de mâchoire vint de l’armoire, où une chèvre [terminait mars|annotait le calendrier].
        / Une chèvre lisait sur la tringle, et tournait les pages [d’une dent experte|sans retour].
        « Elle t’était adressée, {hero}, je te la recommande, [particulièrement la signature|surtout les marges]. »
        / « J’ai fini ton livre, {hero}, dit-elle, [le dénouement est tendre|à l’exception du dos]. »
        + De mémoire, ou plutôt d’estomac, elle en cita l’essentiel, à savoir qu’on appelait à l’aide {place.in}, avec [un retour de poivre|une longueur en bouche remarquable].
        + Comme {hero} objectait que l’on peut lire sans avaler, elle demanda poliment [ce qu’il en reste alors|à quoi cela servirait].
        + Une virgule s’était prise dans sa barbe, et il se faisait, à chaque phrase, [une légère pause|comme une respiration].
        + Le calendrier y passa jusqu’au mois de mars, qu’elle trouva [mal écrit|humide].
        + Aucune hauteur de la chambre ne lui suffisait, et le plafond, à ses yeux, relevait de [la pure provocation|l’abus de pouvoir].
      `,
      alone: `
        @friend Ce soir-là, la chèvre dévorait sur le toit un gros roman, dont elle avait déjà [avalé la préface|digéré les trois premiers livres].
        / Une chèvre, ce soir-là, balançait entre deux romans, et choisit [le relié, plus nourrissant|l’épais].
        + C’est entre deux bouchées de l’avant-dernier chapitre qu’elle tomba sur un cri, et ce cri, [que l’auteur n’avait pas prévu|tout frais], venait {place.from}.
        + Pour la première fois de sa carrière, elle [cessa de mâcher|laissa une page entière].
        + Les héros, pensait-elle, ne prennent tout leur goût qu’au dénouement. Il ne restait plus qu’à [l’aller chercher|aller le cueillir sur pied].
        + Le toit penchait de façon agréable, sans plus. Les cheminées, pour une cheminée digne de ce nom, [manquaient d’abîme|étaient bien courtes].
        + Une seule hauteur lui résistait, ronde, blanche et mal desservie. Elle lui jeta, en partant, [un regard d’alpiniste|un coup d’œil qui prenait date].
      `,
      dry: `
        La chèvre bondit de toiture en toiture {place.to}, tandis {other.que} suivait modestement [la route|le chemin ordinaire].
        / La chèvre gagna {place} de girouette en girouette, {other} [évitant les tuiles|restituant les coqs].
        / « Le toit est plus direct », dit la chèvre, et {other} [préféra la rue|crut la rue], {place.to}.
        + Aux croisements elle attendait sur un pieu, ses quatre sabots réunis sur la surface [d’un sou|d’une petite pensée], sans paraître y voir malice.
        + Nul toit ne s’en plaignit.
        + Deux girouettes lui demandèrent [l’heure|son avis].
      `,
      wet: `
        La chèvre, coiffée d’un bocal, escalada les profondeurs {place.to}, et {other} l’accompagna, [agrippant sa barbe|précautionneusement].
        / La chèvre descendit {place.to} en broutant les algues, {other} [lui rappelant le but|à son bocal].
        + Elle goûta au passage quelques algues de l’école moderne, où l’on abusait, selon elle, [du sel et de l’ellipse|des effets de sel].
      `,
      quirk: `
        « Que portait cette pancarte ? » demanda {other}. « [Du sapin|Un vernis médiocre] », répondit la chèvre, qui finissait le poteau.
        / {Other} réclama le plan. La chèvre répondit, [après avoir dégluti|de mémoire], qu’il était excellent.
        + Elle convint que, sous le vernis, on avait pu lire [le mot danger|une flèche], mais enfin le sens d’un texte n’est jamais sûr.
        + Toutes les fois qu’on la priait de ne pas grimper quelque part, sa réponse venait [déjà d’en haut|d’un étage au-dessus].
        + La carte avait fondu par le sud, réputé tendre. Il n’en subsistait bientôt plus qu’un nord [coriace|bien doré], gardé pour le fromage.
        + « J’ai, confia-t-elle, la mémoire dans l’estomac », et l’estomac, obligeant, [récita deux vers|indiqua l’heure].
        + Un point-virgule avalé de travers la tint une bonne lieue. On ne dira jamais assez combien cette ponctuation [est difficile|se perd].
      `,
      help: `
        Au retour, une paroi fermait le vallon, si lisse qu’on [s’y voyait|l’aurait crue repassée].
        / Le retour s’adossait à une paroi, [nue comme une assiette|qui ne donnait rien à mâcher].
        / On eût voulu des marches ; il n’y avait que [de la pierre debout|le vertige, et du lierre trop haut].
        @help Alors la chèvre escalada la paroi et lança une corde, [tressée de sa barbe|très digne].
        / C’était son affaire : la chèvre escalada la paroi et lança une corde.
        + Là où {other} n’apercevait que de la pierre et du vide, elle distinguait, disait-elle, [tout un alphabet de prises|de quoi lire et de quoi monter].
        + Il est juste de signaler que cette corde, longue et sans doute savoureuse, lui était passée [quatre fois sous le nez|entre les dents], et qu’elle n’y avait pas touché.
        + {Other} monta en tournoyant un peu, les yeux clos, dans une forte odeur de chèvre et [de confiance|d’altitude].
        + Parvenue à la crête, elle contempla l’horizon, mâcha un brin de bruyère et [le trouva bien tourné|n’eut rien à y corriger].
        + Elle n’avait jamais rien lu [d’aussi vertical|de si haut].
      `,
    },
  },
  Pig: {
    noun: { noun: 'cochon', gender: 'm' },
    facts: { help: 'le cochon flaira la route du retour' },
    beginner: {
      arrives: `
        @friend Un cochon très élégant [s’essuyait les pieds|ajustait son nœud] devant la porte.
        / Un parfum de [rose|savon] entra, puis un cochon, très propre.
        / Un cochon demandait un [cintre|peigne]. Il avait un gilet.
        « On me croit sale, dit-il. [C’est faux|Sens plutôt]. »
        / « Regarde mes ongles, dit-il. [Tous blancs|Et on jase]. »
        + Il sentait la rose, et même derrière les oreilles.
        + « Je sens un souci {place.in}, {hero}. Je sens aussi [un gâteau|de la tarte]. »
        + Il avait des gants blancs. Il les changea en entrant.
        + « Assieds-toi », dit {hero}. Il [essuya|souffla sur] la chaise, puis il s’assit.
        + Son groin bougeait tout le temps, comme un petit nez de velours.
        + « Ton savon est à la menthe. [Excellent choix|Je l’ai senti de la rue]. »
        + Une goutte de boue tomba du toit. Il recula de trois pas.
      `,
      alone: `
        @friend Ce soir-là, le cochon prenait un bain [à la lavande|moussant]. On ne l’imagine pas.
        / Un cochon, ce soir-là, repassait sa serviette. Pli après pli.
        Il leva le groin. Ça sentait [l’ennui|le chagrin] {place.in}.
        / Il renifla le vent. Une larme tombait {place.in}.
        + La mousse lui faisait une barbe et un chapeau.
        + Le chagrin sent [la pluie et le vieux pain|la soupe froide].
        + Il prit trois serviettes. La petite était pour la queue.
        + « On me croit dans la boue, dit-il. Eh bien non. »
        + Il mit un peu de poudre sur son groin, [pour la route|juste au bout].
        + Le bain était encore chaud. Partir était très poli de sa part.
      `,
      dry: `
        Le cochon contourna [chaque flaque|la boue], avec grâce. {Other} le suivit {place.to}.
        / Le cochon alla {place.to} sous une ombrelle. {Other} la tenait, pour les flaques d’en haut.
        / « Pas dans la boue ! » dit le cochon. {Other} le porta presque, {place.to}.
        + Il portait une ombrelle. C’était pour la lune.
        + Un pont de brume les mena [tout droit|plus loin]. Le cochon s’essuya les pieds.
      `,
      wet: `
        « Un bain ! » dit le cochon, ravi. Avec {other} et [une bulle|du savon], il descendit {place.to}.
        / Le cochon plia son gilet, puis plongea. {Other} emporta la brosse, {place.to}.
        + Il frotta un rocher au passage. C’était une vieille moule, [très contente|toute propre].
        + Derrière eux, l’eau sentait la lavande.
      `,
      quirk: `
        « Du gâteau, dit le cochon. [Aux pommes|À la poire]. À trois collines d’ici. »
        / « Ça sent le pain, dit le cochon. [Beurré|Sans croûte]. Et un chat. »
        / Le cochon s’arrêta : snif. « [Soupe|Tarte], à gauche. Grand-mère, à droite. »
        {Other} ne sentait rien du tout. [On marcha|On passa les collines]. Il y avait un gâteau.
        / {Other} n’y croyait pas. [Puis on arriva|Il y eut un virage], et c’était vrai.
        + On l’appela « gros cochon ». Il répondit : « Merci, mais je fais attention. »
        + Devant une flaque, il mit un mouchoir dessus et passa.
        + Il repassa les oreilles {other.de} avec [la main|un peu de buée].
        + « La lune manque de savon, dit-il. Là, à gauche. »
        + Il savait qui était passé ici : [un renard enrhumé|un lapin], hier.
        + Une mouche se posa sur lui. Elle glissa, tant il était propre.
      `,
      help: `
        Au retour, la nuit avait caché [le chemin|le sentier]. On ne voyait pas ses pieds.
        / Le noir avait bu le chemin. [On tâtonnait|Où aller], le pied en l’air ?
        / Pour rentrer, pas une étoile. [Rien à voir|Du noir partout].
        @help Alors le cochon flaira la route du retour, [nez au vent|sans se salir].
        / Snif, snif : le cochon flaira la route du retour.
        + À gauche, le savon. À droite, le foin. Tout droit, la maison.
        + « Je sens ton oreiller », dit-il {other.a}. « [Il sent toi|Plume d’oie]. »
        + Il marchait le groin en l’air, comme un prince.
        + Personne ne dit plus jamais sale cochon.
        + On arriva dans une bonne odeur de [pain|soupe] et de porte ouverte.
      `,
    },
    intermediate: {
      arrives: `
        @friend Un cochon élégamment habillé s’essuyait les pieds, [consciencieusement|pour la quatrième fois].
        / Un parfum de savon entra, annonçant un cochon [en gilet|peigné avec soin].
        / Un cochon cherchait, dans la chambre, [un cintre|de quoi brosser son chapeau].
        « On raconte des choses sur mon compte, {hero}, [mais sens toi-même|ne les crois pas]. »
        / « Regarde mes ongles, {hero}, et dis-moi [si c’est juste|d’où vient ma réputation]. »
        + Il sentait la rose, le linge repassé et, très légèrement, [la crème de marrons|le citron].
        + « Quelqu’un a du chagrin {place.in}, dit-il, je l’ai senti pendant le dessert. »
        + Avant de s’asseoir, il passa sur la chaise un doigt ganté et [n’en dit rien|soupira avec tact].
        + D’un seul coup de groin, il nomma le savon, la soupe et l’endroit où {hero} cachait [un biscuit|une pomme].
        + Son nez rose allait et venait comme celui d’un monsieur qui lit [l’air du soir|un grand journal].
        + « La boue, confia-t-il, c’est pour la peau, et seulement [le dimanche|sur ordonnance]. »
        + Il changea de gants [deux fois|avant de parler].
        + Sa queue était frisée au fer.
        + Il trouva le tapis [fort bien battu|très convenable].
      `,
      alone: `
        @friend Ce soir-là, le cochon prenait son bain, la mousse [jusqu’au menton|à la lavande], un livre à la patte.
        / Un cochon, ce soir-là, repassait ses serviettes, et la dernière lui semblait triste.
        + Soudain son groin se leva : une odeur de chagrin [arrivait|entrait] {place.from}.
        + Le chagrin sent la pluie sur du pain rassis. Il l’aurait [reconnu entre mille|senti à dix lieues].
        + Il employa trois serviettes, dont une toute petite pour le tire-bouchon de la queue.
        + « Ils me croient tous dans la boue », se dit-il avec un soupir [de savon|parfumé].
        + Quitter une eau si chaude, cela demande une grande [noblesse|éducation].
        + Il éteignit les bougies, toutes à la vanille, et plia son peignoir [en quatre|au carré].
      `,
      dry: `
        Le cochon guida {other} {place.to}, en faisant le tour de chaque flaque, [ombrelle ouverte|sur la pointe des sabots].
        / Le cochon et {other} allèrent {place.to} sous l’ombrelle, [loin des éclaboussures|en parlant savon].
        / Une charrette passa dans une flaque, et {other} dut consoler le cochon jusque {place.in}.
        + Il y avait aussi un bout de chemin en l’air, qu’il jugea [enfin propre|très convenable].
        + De loin en loin, il s’arrêtait pour respirer un jardin comme on salue [un ami|une dame].
        + Ses sabots restèrent blancs.
        + Pas une goutte ne le [toucha|trouva].
      `,
      wet: `
        « Une baignoire immense ! » s’émerveilla le cochon, et il descendit. {Other} l’accompagna {place.to}, dans une bulle [de savon|parfumée].
        / Le cochon remit sa tenue à un rocher, et plongea. {Other} prit la brosse, {place.to}.
        + Il frotta au passage trois moules et une ancre, qui [n’en revinrent pas|brillèrent].
        + Derrière lui, les poissons humaient l’eau en demandant le nom du [parfum|savon].
      `,
      quirk: `
        « Il y a un gâteau, dit le cochon, aux pommes, [derrière la troisième colline|à une heure d’ici]. »
        / « On beurre quelque chose, dit le cochon, [chez une dame, avec deux chats|au nord]. »
        / Le cochon leva un doigt de patte : c’était [une soupe d’hier|du pain], il en était sûr.
        + {Other} ne sentait que la nuit, mais à la troisième colline, il y avait [bel et bien un gâteau|le gâteau].
        + « Avec un rien de cannelle », précisa-t-il. Il s’essuya le groin [des deux côtés|à la serviette].
        + Il posait un mouchoir sur chaque flaque, passait dessus et [le laissait aux grenouilles|n’y pensait plus].
        + À l’odeur, il sut qu’un renard enrhumé avait passé là, [la veille|mardi], de mauvaise humeur.
        + Il proposa de repasser les oreilles {other.de}, juste [le bord|un petit coup].
        + Quelqu’un cria « gros cochon ! » du fond d’un champ. Il répondit qu’il surveillait [les tartes|sa ligne].
        + La lune, selon lui, aurait gagné à être savonnée [à gauche|derrière les oreilles].
      `,
      help: `
        Au retour, le noir avait avalé le sentier, [pieds compris|sans rien laisser].
        / La nuit avait fermé les yeux du chemin, [et les leurs avec|l’un après l’autre].
        / Rien à voir, au retour, ni [pied|patte], ni route, ni lune.
        @help Le groin au vent, le cochon flaira la route du retour, [note après note|sans se presser].
        / Il ferma les yeux, c’était égal, et le cochon flaira la route du retour.
        + « À droite le foin, dit-il, à gauche le savon, tout droit ton oreiller. »
        + {Other} lui tenait la queue, qui [se déroulait un peu|faisait ressort] dans les descentes.
        + Il sentait même l’heure, qui était celle [du pain|des tisanes].
        + Une odeur de maison, cela se suit de loin, comme un fil [de miel|chaud].
        + De toute la route, il ne mit pas un pied dans [la boue|une flaque]. Personne ne vit comment.
      `,
    },
    advanced: {
      arrives: `
        @friend Un cochon en gilet gris perle s’essuyait les pieds, [tous les quatre|avec un soin d’horloger].
        / On sentit la lavande, puis parut un cochon, [ganté|en gilet gris perle], qui demandait un cintre.
        / Un cochon brossait son chapeau sur le palier, [dans le sens du poil|avant d’entrer].
        « On médit beaucoup de moi, soupira-t-il, mais juge, {hero}, [par le nez|d’après l’odeur]. »
        / « Examine mes ongles, {hero}, dit-il, [et l’on me nomme cochon|c’est ma réponse]. »
        + Il embaumait la rose, le linge frais et, pour qui avait l’odorat un peu cultivé, [la bergamote|un soupçon de vanille].
        + Il avait, au dessert, perçu une odeur de chagrin en provenance {place.from}. Un gentilhomme, disait-il, ne finit pas sa tarte [dans ces conditions|quand quelqu’un pleure].
        + Invité à s’asseoir, il passa d’abord sur la chaise un doigt ganté, considéra le gant et, [par charité|sans un mot], le changea.
        + Il nomma sans effort le savon, le potage et l’endroit exact, derrière les livres, où {hero} gardait [un biscuit|ses réserves].
        + Quant à la boue, il la prenait sur ordonnance, le dimanche, [et tiède|en masque], ainsi qu’il se fait dans les stations réputées.
      `,
      alone: `
        @friend Ce soir-là, le cochon se prélassait dans un bain de lavande, absorbé par un roman, [une tisane à portée|une couronne de mousse].
        / Un cochon, ce soir-là, repassait ses serviettes, l’âme [en paix|sereine, et les coins au carré].
        + Son groin se leva avant ses yeux. Car il passait sur l’eau une odeur de chagrin, [venue tout droit|fraîche encore], {place.from}.
        + Le chagrin sent la pluie sur le pain rassis, avec, chez les personnes fières, [une pointe de camphre|un fond d’encaustique]. On ne s’y trompe pas.
        + Il se sécha avec trois serviettes, dont la plus petite, brodée, ne servait qu’à la queue, [dans le sens des spires|en tournant].
        + Personne ne l’imaginait là, parmi les bougies, et cette injustice, au bout de tant d’années, [lui tenait presque compagnie|ne le piquait plus].
      `,
      dry: `
        Le cochon conduisit {other} {place.to} en évitant les flaques avec [des grâces de maître à danser|une élégance un peu triste].
        / Le cochon prêta son ombrelle {other.a}, et l’on gagna {place} [sans une tache|à petits pas].
        / Pour une éclaboussure, le cochon s’alita presque, et {other} le mena {place.to} [en le consolant|par le sec].
        + Il salua quelques jardins au passage, en reniflant, et parut connaître intimement [un chèvrefeuille|un massif de thym].
        + La route d’air, vers la fin, lui sembla le seul chemin vraiment balayé du pays.
      `,
      wet: `
        Le cochon ôta son gilet, offrit {other.a} une bulle de savon, et l’on [s’enfonça|descendit] {place.to}.
        / Le cochon confia sa tenue à un rocher de confiance, et suivit {other} {place.to}, [brosse au dos|enfin au bain].
        + Trois moules et une ancre furent frottées au passage, et brillent encore, dit-on, [au grand dépit des autres|les soirs de marée].
        + L’eau lui parut [bien tenue|d’une bonne maison].
      `,
      quirk: `
        « On vient de sortir du four, déclara le cochon, à quatre collines d’ici, un gâteau aux pommes, [généreusement parfumé de cannelle|prématurément]. »
        / « On beurre quelque part une tartine, dit le cochon, [chez des gens qui ont un chat|et du mauvais côté]. »
        / Le cochon reconnut dans le vent une soupe [de la veille, et l’embarras d’un cuisinier|aux poireaux].
        + {Other} ne respirait que la nuit, mais, passé la troisième colline, [force fut d’en convenir|le gâteau refroidissait sur une fenêtre].
        + Il étendait sur chaque flaque un mouchoir, y passait comme sur un pont, et l’abandonnait aux grenouilles, qui doivent [avoir à présent tout un trousseau|se demander pourquoi].
        + L’air du sentier lui apprit qu’un renard y était venu la veille, enrhumé et [de fort mauvaise foi|en retard à un rendez-vous].
        + Quelqu’un, dans un champ, crut drôle de crier « gros cochon », à quoi il répliqua, soulevant son chapeau, qu’il [se surveillait|renonçait aux sauces].
        + La lune, à laquelle il ne voulait aucun mal, lui paraissait mal rincée [du côté gauche|derrière les oreilles].
        + Son groin, au repos, semblait [lire l’air|songer].
        + Il fit ensuite le compliment à la cuisinière.
      `,
      help: `
        Au retour, la nuit avait confisqué l’intégralité du paysage, [sentier compris|silencieusement].
        / Au retour, l’œil ne servait plus, [et l’on essaya l’orteil|pas plus que la lanterne].
        / Le soir avait effacé le sentier [d’un seul coup d’éponge|avec le reste].
        @help Le groin dressé, le cochon flaira la route du retour, [nuance par nuance|les yeux clos].
        / Là où finit le regard, le cochon flaira la route du retour.
        + Il annonçait le foin à droite, le savon à gauche et, droit devant, à peine audible si l’on peut dire, [l’oreiller|une porte entrebâillée].
        + {Other}, par précaution, lui tenait la queue, dont le ressort, dans les descentes, [rendait de vrais services|chantonnait].
        + Rien ne se suit mieux qu’une odeur de maison, cette longue phrase tiède où il y a toujours [du pain|quelqu’un].
        + On n’y mit, du début à la fin, pas un pied dans la boue, et c’était, pour lui, [toute la différence entre errer et rentrer|l’essentiel].
      `,
    },
  },
  Chicken: {
    noun: { noun: 'poule', gender: 'f' },
    facts: { help: 'la poule réveilla un petit bout de soleil' },
    beginner: {
      arrives: `
        @friend « Il va arriver quelque chose ! » cria une poule [sur la chaise|à la fenêtre].
        / Une poule passa en courant, [les ailes au ciel|trois fois]. « C’est pour bientôt ! »
        / « Le ciel penche ! » dit une poule, [sous la table|dans le tiroir].
        Et toc, elle pondit un œuf [de frayeur|sur le tapis]. « Tu vois ? Je le savais ! »
        / Poc ! Il y eut un œuf [dans la pantoufle|sous la lampe]. « Ah, ça commence ! »
        + « C’est un œuf », dit {hero}. « C’est un début », dit la poule.
        + « Et ça va mal {place.in}, {hero}. [Cot|Cot, cot]. Encore un œuf ! »
        + La porte grinça. Elle se cacha sous [son aile|le chapeau de la lampe].
        + Elle avait les yeux ronds comme des [boutons|pièces].
        + « Ne bouge pas ! dit-elle. C’est une ombre ! » C’était la sienne.
        + Les œufs étaient tièdes. Il y en avait déjà quatre.
        + « Je ne suis pas peureuse, dit-elle. Je suis [prête|bien informée]. »
      `,
      alone: `
        @friend Ce soir-là, la poule en était sûre : il arriverait [quelque chose|un malheur]. Poc, un œuf.
        / Une poule, ce soir-là, surveillait la lune. Elle la trouvait louche. Poc.
        Et voilà qu’on l’appela {place.in}. [Poc, poc|Poc encore], deux œufs de plus.
        / On cria {place.from}. « C’est donc ça », dit-elle, presque contente.
        + Les autres poules dormaient, la tête dans l’aile.
        + Elle avait vérifié le loquet, la lune et [le renard du mur|l’ombre du seau].
        + « Je l’avais dit ! » dit-elle au coq. Le coq ronfla.
        + Elle posa ses œufs [côte à côte|bien au chaud], et les borda.
        + Une feuille toucha le toit. La poule toucha le plafond.
        + « S’il faut avoir peur, dit-elle, autant avoir peur utilement. »
      `,
      dry: `
        La poule courut {place.to}, de frayeur en [frayeur|œuf]. {Other} les mettait au chaud.
        / Un moineau passa. La poule fila {place.to}, et {other} derrière.
        / Poc, poc. La poule semait des œufs {place.to}. {Other} les ramassait.
        + Un nuage passa. « Au secours, du blanc ! » Elle vola presque.
        + On fit le dernier bout à tire-d’aile, en criant un peu.
      `,
      wet: `
        La poule entra dans une bulle avec {other}. [Poc|Cot], un œuf. On descendit {place.to}.
        / « On va se mouiller ! » dit la poule, dans la bulle {other.de}. Et c’était vrai, {place.to}.
        + Un poisson la regarda. Elle pondit aussitôt un petit œuf bleu.
        + L’œuf flottait derrière eux, [comme une petite lune|très calme].
      `,
      quirk: `
        « Qu’est-ce que c’est ? » cria la poule. « Une feuille », dit {other}. [Poc|Plop].
        / Une pomme tomba. La poule aussi, [sur un œuf|de peur]. {Other} la releva.
        « Il faut te calmer, dit {other}. On a déjà [six|douze] œufs. »
        / {Other} fit une omelette [dans sa tête|en rêve]. Une grande.
        + Elle marchait derrière {other}, puis devant, puis dessous.
        + « Silence ! J’entends le silence ! » dit-elle.
        + Elle pondit un œuf de rire. C’était [une blague ronde|un petit œuf rond].
        + Chaque buisson avait des dents, à son avis.
        + « Et s’il n’arrive rien ? » dit {other}. La poule [pâlit|blêmit]. Elle n’y avait pas pensé.
        + Il y avait des œufs partout, même dans le chapeau.
      `,
      help: `
        Au retour, la nuit était [trop noire|noire comme un puits]. On n’osait plus avancer.
        / Il faisait noir, et le jour était [loin|couché]. Qui le réveille ?
        / Plus de lune, plus de lampe. [Comment rentrer|On se cognait].
        @help Alors la poule réveilla un petit bout de soleil, [rose|juste assez gros].
        / Cot, cot, tout bas : la poule réveilla un petit bout de soleil.
        + Elle monta sur une pierre et chanta tout bas, [vers l’est|une seule note].
        + Le bout de soleil bâilla. « Déjà ? » « [Non, c’est pour dépanner|Rien qu’une minute] », dit-elle.
        + Il éclaira le chemin, pas plus large qu’un ruban.
        + Puis il se recoucha, et nul ne sut rien au matin.
        + De surprise, elle pondit un œuf doré. {Other} [le garda|le trouva beau].
      `,
    },
    intermediate: {
      arrives: `
        @friend « Il va se produire une catastrophe ! » annonça une poule, [ébouriffée|perchée sur la lampe].
        / Une poule traversa la chambre en courant, [et la retraversa|poursuivie par personne], à grands cris.
        / « Le ciel penche », dit une poule, [du fond du tiroir|sous la table], d’une voix blanche.
        Épouvantée, elle pondit [sur la couverture|dans une pantoufle], et cria qu’elle l’avait annoncé.
        / Un œuf roula sur le tapis, et elle dit que [c’en était un signe|voilà, ça commençait].
        + « C’est un œuf », fit remarquer {hero}. « C’est toujours ainsi que cela commence », dit la poule.
        + Il se passait quelque chose, en effet, mais {place.in}. On les y [attendait|demandait] tous les deux.
        + La porte grinça, la pendule sonna, et cela fit [deux œufs|un œuf pour chacune].
        + Elle prit son ombre pour quelqu’un, lui tint tête et fut [vaincue|fière d’avoir osé].
        + « Peureuse, moi ? dit-elle, je suis simplement [en avance|bien renseignée]. »
        + Ses yeux ronds regardaient chacun d’un côté, pour ne manquer [aucun malheur|rien de grave].
      `,
      alone: `
        @friend Ce soir-là, la poule savait qu’il arriverait un malheur, et [en attendant, elle pondait|elle avait vérifié le loquet].
        + L’appel vint enfin, {place.from}, et elle en fut [presque soulagée|fière : elle l’avait dit].
        + Elle réveilla le coq pour le prévenir, mais le coq avait [une grande journée demain|les yeux collés].
        + Une feuille frôla le toit du poulailler, et la poule frôla le plafond.
        + Quatre œufs attendaient dans la paille, tous nés de [bruits différents|petites frayeurs].
        + Les autres dormaient si bien qu’elle leur en voulait [un peu|pour leur bien].
        + « Puisque j’ai peur, se dit-elle, autant que cela [serve|voyage]. »
      `,
      dry: `
        La poule épouvantée courut {place.to}. {Other} ramassait précieusement [les œufs|chaque œuf].
        / La poule fuyait un moineau, {other} suivait la poule, et l’on fut {place.in}.
        / Le panier {other.de} s’emplissait {place.to}, car la poule [voyait des ombres|croyait aux buissons].
        + Il suffisait d’un nuage pour qu’elle s’envole, d’où [leur bonne moyenne|une avance considérable].
        + Elle traversa le ciel les yeux fermés, en demandant si c’était [haut|fini].
      `,
      wet: `
        La poule prit place dans une bulle avec {other}, et pondit d’émotion. On descendit à trois {place.to}.
        / « On va se mouiller », dit la poule, et cette fois elle avait raison, {place.to}, avec {other}.
        + Chaque poisson qui les regardait lui coûtait [un œuf|une plume et un œuf].
        + Un œuf s’échappa et monta vers la surface, [tranquille comme une lune|beaucoup plus brave qu’elle].
      `,
      quirk: `
        « Une catastrophe ! » s’écria la poule. [C’était une feuille|C’était un papillon], et poc, un œuf.
        / La poule rencontra son ombre, qui fit, elle aussi, [un bond|un œuf], et poc.
        / Une pomme tomba. « Le ciel ! » dit la poule, et [poc|elle pondit], la tête sous l’aile.
        {Other} en transportait maintenant [quatorze|quarante], sans savoir où les ranger.
        / {Other} offrit un œuf à un hérisson, [qui le couva|pour alléger].
        + Elle distinguait onze sortes de silence, dont neuf étaient [louches|mauvaises].
        + « Et s’il n’arrive rien du tout ? » demanda {other}. Elle n’y avait [jamais pensé|pas songé] et pâlit.
        + Un papillon s’approcha, et il fallut la descendre [d’un arbre|d’un poteau].
        + Pour se rassurer, elle comptait ses œufs, et le compte lui [faisait peur|donnait l’œuf suivant].
        + Elle voulait marcher au milieu, ce qui est malaisé quand on n’est que [deux|deux de front].
        + Une fois, elle rit, et l’œuf qui vint alors était rond comme [une bille|une plaisanterie].
      `,
      help: `
        Au retour, la nuit était si noire que l’on n’osait plus [avancer|bouger un pied].
        / Le jour dormait de l’autre côté du monde, et [il en aurait fallu un morceau|l’on n’y voyait rien].
        / Il faisait noir au point qu’on [se marchait dessus|s’excusait auprès des arbres].
        @help Alors la poule réveilla un petit bout de soleil, [encore tiède|en chantant tout bas].
        / Elle cessa d’avoir peur, une minute, et la poule réveilla un petit bout de soleil.
        + Le bout de soleil demanda s’il était l’heure. « Presque, dit-elle, [c’est pour un service|seulement le chemin]. »
        + Il déroula sur la route un ruban de lumière, [large comme une patte|pas plus], et bâilla.
        + Jamais poule n’avait chanté si doucement. Les coqs [n’en surent rien|dormirent].
        + Elle avait peur du noir, bien sûr. C’était [pour cela|là] qu’elle connaissait si bien le jour.
        + Passé le tournant, elle recoucha le petit soleil et pondit, d’émotion, un œuf [doré|couleur d’abricot].
      `,
    },
    advanced: {
      arrives: `
        @friend « Il va se produire quelque chose », annonça une poule perchée sur la lampe, [frémissante|immobile].
        / Une poule traversa la chambre, suivie de sa seule épouvante, et [la retraversa|pondit].
        / « Le ciel penche », fit savoir une poule, [du tiroir où elle siégeait|sous la commode].
        Un œuf tomba effectivement dans la pantoufle {hero.de} : [cela commençait|elle l’avait annoncé].
        / Un œuf roula jusqu’aux pieds {hero.de} : elle y vit [un signe|une confirmation].
        + De fait, il se produisait quelque chose, mais {place.in}. Elle était venue au galop, de frayeur en frayeur, [comme par un escalier|sans en manquer une].
        + À l’observation que ce n’était qu’un œuf, elle répondit que les catastrophes n’ont pas [toujours la forme que l’on croit|l’habitude de se présenter].
        + Elle prit son ombre pour un visiteur, l’interpella, la combattit, et n’en triompha, [de justesse|à la longue], qu’en éteignant la lampe.
        + Une poule prudente, affirmait-elle, n’est pas une poule peureuse, mais simplement [une poule abonnée à l’avenir|mieux renseignée].
      `,
      alone: `
        @friend Ce soir-là, la poule avait vérifié le loquet, la lune et l’arrosoir, car elle [redoutait un événement|pressentait, comme toujours, une catastrophe].
        / Une poule, ce soir-là, tenait la lune à l’œil, lui trouvant [un air en dessous|mauvaise mine].
        + L’événement vint, {place.from}, sous la forme d’un appel au secours. Elle éprouva, avant la peur, [une immense satisfaction|la joie d’avoir raison].
        + Elle pondit un œuf, le borda dans la paille et [partit|ferma derrière elle].
        + Le coq, qu’elle crut devoir informer, ouvrit un œil, invoqua ses obligations du matin et [le referma|ronfla d’autorité].
        + Les autres dormaient, la tête sous l’aile, avec une insouciance qu’elle jugeait [criminelle|d’un autre âge].
        + Puisqu’il fallait trembler, raisonnait-elle, autant trembler [à bon escient|là où cela rendrait service].
      `,
      dry: `
        La poule gagna {place} par bonds d’épouvante, et {other} suivait, [recueillant les œufs|de l’œuf à l’œuf].
        / La poule fuyait {place.to} un moineau, lequel fuyait {other}, qui voulait rendre les œufs.
        / {Other} atteignit {place} avec quarante œufs, la poule ayant croisé [des buissons|plusieurs ombres].
        + Jamais, de l’aveu d’une hirondelle, on n’avait vu l’affolement atteindre [une telle moyenne|d’aussi beaux résultats].
      `,
      wet: `
        Dans la bulle {other.de}, la poule pondit de saisissement, et l’on arriva nombreux {place.to}.
        / « On se mouillera », prédit la poule, et {other} dut, {place.to}, lui donner raison.
        + L’un des œufs, échappé vers la surface, montait droit, rond et serein, avec un sang-froid qui ne lui venait pas [de sa mère|de famille].
        + Nul ne parlait, de peur de [l’œuf suivant|l’effrayer].
        + Les poissons se tenaient [à distance|prêts à tout].
      `,
      quirk: `
        « Une catastrophe ! » s’écria la poule devant une feuille morte, et l’œuf, lui, [existait réellement|était indiscutable].
        / La poule rencontra son ombre. Toutes deux [crièrent au voleur|pondirent], et l’on ne ramassa qu’un œuf.
        / Une pomme tomba, que la poule prit pour le ciel ; elle [pondit dans les deux cas|se coucha dessous].
        + {Other} en portait maintenant onze, répartis avec art, et n’osait plus ni [tousser|s’asseoir] ni saluer personne.
        + Elle distinguait quantité de silences, dont un bon, le sien, et [dix autres des plus suspects|le reste à surveiller].
        + Quand on lui demanda ce qu’elle ferait si, par extraordinaire, il n’arrivait rien, elle resta longtemps sans voix, [devant l’abîme|frappée par cette idée affreuse].
        + Un rire lui échappa une fois, à l’improviste, et l’œuf qui s’ensuivit était d’une rondeur [presque spirituelle|comique].
        + Elle n’avançait qu’au milieu, position enviable, mais difficile à tenir dans une troupe [de deux|aussi réduite].
      `,
      help: `
        Au retour, la nuit était si profonde que la route s’était couchée.
        / Le jour dormait, de l’autre côté, [à poings fermés|et n’attendait personne].
        / Au retour, la nuit n’avait laissé passer [ni lampe ni luciole|pas le moindre jour].
        @help Alors la poule réveilla un petit bout de soleil, [d’un chant à peine chanté|tout bas].
        / Elle qui craignait tout n’eut pas peur du ciel : la poule réveilla un petit bout de soleil.
        + Le petit soleil, fripé de sommeil, voulut savoir s’il était l’heure. Elle lui jura que c’était [à titre exceptionnel|un prêt].
        + Il consentit un ruban de clarté, rose, large d’une patte, au bout duquel [on voyait presque la maison|tremblait une haie].
        + Qui a peur du noir toute sa vie finit par savoir, mieux que quiconque, [où dort le jour|par quel bout prendre la lumière].
        + Au dernier tournant, elle le recoucha sous l’horizon, le borda et pondit, de pure émotion, un œuf [couleur d’abricot|dont on parle encore].
      `,
    },
  },
  Donkey: {
    noun: { noun: 'âne', gender: 'm' },
    facts: { help: 'l’âne resta ferme là où tout glissait' },
    beginner: {
      arrives: `
        @friend « Non », dit un âne, [derrière la porte|au bout du lit]. « Je n’ai rien dit », dit {hero}.
        / « Je n’entrerai pas », dit un âne, [assis sur le tapis|au milieu de la chambre].
        / On ne frappa pas. C’était un âne : il avait [refusé|dit non à la porte].
        « Non, je ne viens pas {place.in}. » Il [attendit|soupira]. « Bon. On part quand ? »
        / « Pas question d’aller {place.in} », dit-il. [Et il sortit le premier|Son manteau était mis].
        + Il avait de longues oreilles. Elles disaient oui.
        + « On a besoin d’aide, là-bas. Je n’irai pas. [Prends ta veste|Viens vite]. »
        + « Tu veux entrer ? » dit {hero}. « Jamais », dit l’âne, et il entra.
        + Il avait apporté [un sac|une couverture], au cas où il n’irait pas.
        + {Hero} lui gratta le front. « Non, non, dit-il. Plus à gauche. »
        + Ses yeux étaient doux, avec de longs cils.
        + Il se coucha sur le tapis, pour bien montrer qu’il restait debout.
      `,
      alone: `
        @friend Ce soir-là, on dit à l’âne de se coucher. « Non », dit-il, et il [se coucha|bâilla].
        / Un âne, ce soir-là, refusait l’herbe. Il en restait deux brins.
        Puis on l’appela {place.in}. « Non ! » Il était [déjà en route|déjà debout].
        / « Surtout, ne viens pas », lui dit-on, {place.in}. Alors il vint.
        + Il disait non à la pluie. Il disait non au beau temps aussi.
        + Une oreille voulait dormir. L’autre [écoutait|n’était pas d’accord].
        + « Je ne prendrai pas mon bât », dit-il, en le bouclant.
        + Le pré sentait le chardon. Il en mangea un, par colère.
        + « Quelqu’un pleure là-bas. [Ça ne me regarde pas|Ce n’est pas mon affaire]. » Il partit au trot.
        + Un non, chez lui, c’était un oui qui s’échauffe.
      `,
      dry: `
        « Non », dit l’âne. Puis il porta {other} {place.to}, [au petit trot|sans s’arrêter].
        / « Pas un pas », dit l’âne. Il en fit mille, {other} sur le dos, {place.to}.
        / {Other} dit : « Reste ici. » L’âne partit au trot {place.to}.
        + « Je ne monterai pas là-haut », dit-il, à mi-chemin du ciel.
        + À chaque carrefour, il refusait les deux routes. Puis il prenait la bonne.
      `,
      wet: `
        « Sous l’eau ? Jamais. » L’âne [prit une bulle|plongea], {other} sur le dos, {place.to}.
        / L’âne refusa l’eau jusqu’au menton, puis jusqu’au fond. {Other} riait, {place.to}.
        + « Je déteste les poissons », dit-il à un poisson, très gentiment.
        + Ses oreilles flottaient comme deux algues grises.
      `,
      quirk: `
        « Tu veux une carotte ? » demanda {other}. « [Non|Certainement pas]. » Crac, crac.
        / « Tu es gentil », dit {other}. « [Pas du tout|Jamais] », dit l’âne, les oreilles roses.
        / L’âne refusa [une poire|un chardon], en mâchant. {Other} en avait deux.
        « Et un navet ? » « Non », dit l’âne, la bouche [pleine|toute ronde].
        / « Encore ? » dit {other}. « [À aucun prix|Je n’ai plus faim] », dit-il, et croc.
        + « Alors ne marche surtout pas », dit {other}. Il se mit à courir.
        + Il s’arrêta net, pour dire non à un papillon.
        + « Tu es de bonne humeur ? » « Non », dit-il, et il [souriait|remua les oreilles].
        + Une fois, il faillit dire oui. Il éternua à temps.
        + Un écho répondit non. Il fut enfin d’accord avec quelqu’un.
        + Il porta le sac d’un escargot, en grognant tout du long.
      `,
      help: `
        Au retour, la pente glissait comme du [savon|beurre]. « Non », dit-il. « Je ne glisserai pas. »
        / Les cailloux partaient, [la boue aussi|un par un]. « Non », leur dit l’âne.
        / La pente était [toute mouillée|en boue]. On glissait, on glissait.
        @help Et l’âne resta ferme là où tout glissait, [les quatre pieds plantés|têtu comme une borne].
        / Il dit encore non : l’âne resta ferme là où tout glissait.
        + Les cailloux partaient. Les feuilles partaient. Lui, non.
        + {Other} tenait sa [crinière|queue], et descendit pas à pas.
        + « Non », dit-il à la pente. La pente [n’insista pas|céda].
        + Il est bon, parfois, d’avoir un ami têtu.
        + {Thing} ne bougea pas d’un poil sur son dos.
      `,
    },
    intermediate: {
      arrives: `
        @friend « Non », dit un âne en poussant la porte [du front|de l’épaule], avant qu’on lui ait rien demandé.
        / « Je n’entrerai pas », dit un âne, [confortablement assis sur le tapis|déjà entré].
        / On n’avait pas frappé, car l’âne qui entra avait [dit non à la porte|refusé].
        « Je n’irai pas {place.in}, inutile d’insister, {hero}, [on part quand ?|mets ton écharpe.] »
        / « Qu’on ne compte pas sur moi {place.in}, {hero}, [c’est par où|je passe devant]. »
        + On y avait grand besoin d’aide. Il avait répondu non [trois fois|de tout son cœur] avant de courir jusqu’ici.
        + Ses oreilles disaient oui depuis le début, mais il [ne les écoutait pas|leur tournait le dos].
        + « Veux-tu entrer ? » demanda {hero}. « Jamais de la vie », fit l’âne, déjà sur le tapis.
        + Il avait emporté une couverture et [deux pommes|des provisions], au cas où il ne viendrait pas.
        + Quand {hero} lui gratta le front, il protesta et [indiqua l’endroit exact|pencha la tête].
        + De tous les non du pays, les siens étaient les plus [serviables|doux].
      `,
      alone: `
        @friend Ce soir-là, on demanda poliment à l’âne de rejoindre l’écurie. Il refusa, [en y entrant|couché dans la paille].
        / Un âne, ce soir-là, refusait son foin, et il n’en restait qu’un brin.
        + Puis quelqu’un appela, {place.in}, et le non suivant [partit au trot|fut dit en chemin].
        + Il refusa de prendre son bât, le boucla et refusa [de le trouver léger|la lanterne avec].
        + L’oreille gauche voulait dormir, l’oreille droite [écoutait pleurer au loin|non].
        + « Ce n’est pas mon affaire », grommela-t-il, et il accéléra.
        + Sur la pente, un chardon s’offrait, bien mûr, et même à lui il dit [non|plus tard].
        + Chez les ânes, un refus n’est souvent qu’un oui [qui s’échauffe|qui met ses souliers].
      `,
      dry: `
        « Absolument impossible », déclara l’âne, avant d’emporter {other} [joyeusement|immédiatement] {place.to}.
        / {Other} pria l’âne de rester, et il fila {place.to}, [vexé d’obéir|au trot].
        + Aux carrefours, il refusait toutes les routes, puis [choisissait la bonne|suivait ses oreilles].
        + « Je ne vole pas », déclara-t-il à un nuage, au beau milieu du ciel.
      `,
      wet: `
        « Jamais je ne plongerai », déclara l’âne, qui descendit aussitôt {place.to}, emportant {other} [dans une bulle|sous une cloche].
        / L’âne refusa l’eau d’un sabot, puis de quatre, et {other} fut avec lui {place.in}.
        + Il assura à un poisson qu’il n’aimait pas les poissons. Ils [firent route ensemble|devinrent amis].
        + Ses deux oreilles ondulaient au-dessus de lui comme [des algues grises|deux vieilles anguilles].
        + Au fond, il refusa de s’arrêter et demanda [combien il restait de fond|où était le foin].
      `,
      quirk: `
        « Une carotte ? » proposa {other}. « Certainement pas », dit l’âne, [en croquant|la bouche pleine].
        / L’âne déclina [un chardon|une poire], en mâchant, et {other} lui en proposa une moins bonne.
        / « Tu es bien gentil », dit {other}. L’âne protesta, [rose jusqu’aux oreilles|indigné].
        « Alors un navet ? » « Encore moins », fit-il. Il n’en resta [rien|que la fane].
        / On lui interdit le reste, et il n’en laissa [rien|que l’ombre].
        + {Other} eut l’idée de lui défendre d’avancer. On n’avait jamais été [si vite|aussi loin].
        + Il s’arrêta au milieu du gué pour dire non à un martin-pêcheur, [par principe|sans motif].
        + L’écho lui répondit non, et il fut très ému d’être [compris|enfin d’accord].
        + « Es-tu content d’être venu ? » « Non », dit-il, en remuant [la queue|les deux oreilles].
        + Un oui lui monta une fois jusqu’aux dents. Il [éternua|toussa] juste à temps.
        + Il porta pendant une lieue le sac d’un hérisson, [en se plaignant|avec des soupirs], et refusa le merci.
        + Comme le chemin montait, il annonça qu’il ne monterait pas, et le répéta [tout en haut|au sommet].
        + Il accepta pourtant de ne pas refuser [un trognon de pomme|la moitié d’un chou].
      `,
      help: `
        Au retour, la montagne entière glissait comme du beurre, [cailloux compris|abominablement].
        / La pente partait, les pierres partaient, et [les pieds aussi|chacun suivait].
        / Tout descendait, au retour, [le chemin le premier|sauf eux, pas pour longtemps].
        @help Mais l’âne resta ferme là où tout glissait, [car il avait dit non|planté comme un clou].
        / Il enfonça ses quatre refus dans le sol : l’âne resta ferme là où tout glissait.
        + « Tu vas glisser », disait la pente. « Non », répondait-il, et il en avait [l’habitude|pour toute la nuit].
        + {Other} passa de la crinière à la queue, puis de la queue [à la terre ferme|au sentier].
        + Il y a des moments où rien ne vaut [un ami têtu|la mauvaise volonté].
        + Un sapin qui descendait s’agrippa à lui en passant et [resta|dit merci].
        + {Thing} ne trembla même pas, entre les deux longues oreilles.
      `,
    },
    advanced: {
      arrives: `
        @friend « Non », déclara un âne en poussant la porte, [catégoriquement|pour commencer].
        / « Je n’entrerai pas », annonça un âne [assis sur le tapis|au pied du lit], d’où il ne bougea plus.
        / On n’avait point frappé ; l’âne qui se tenait là avait [refusé la sonnette|dit non au heurtoir].
        « Jamais je n’irai {place.in}, {hero}, c’est inutile d’insister, [dépêchons-nous|habille-toi]. »
        / « {Hero} n’aura rien de moi {place.in}, fit-il, [et par où prend-on|en sortant]. »
        + On lui avait exposé qu’il se passait là-bas quelque chose de grave, il avait répondu que cela ne le concernait en rien. Il [venait de courir trois lieues|en était encore essoufflé].
        + Ses oreilles, qui opinaient depuis le début, menaient visiblement [une politique indépendante|leur propre vie].
        + Il précisa qu’il n’entrerait pas, et le précisa du milieu du tapis, [en se couchant|d’une voix déjà confortable].
        + Dans un baluchon, pour le cas où il ne partirait pas, il avait mis une couverture, deux pommes et [la lanterne|de quoi tenir huit jours].
        + Il existe un art de dire non où tient plus d’obligeance que [dans bien des promesses|dans cent oui].
      `,
      alone: `
        @friend Ce soir-là, l’âne avait refusé, dans l’ordre, de rentrer, de souper et de se coucher, et [ronflait presque|en était à bâiller dans la paille].
        / Un âne, ce soir-là, refusait son foin, dont il ne restait, [par malheur|à bien chercher], qu’un brin.
        + C’est alors qu’on appela {place.in}, et qu’il prononça, déjà debout, [le plus beau non de sa carrière|un non magnifique].
        + Il déclara que rien ne lui ferait prendre son bât, en serra la sangle d’un coup de dents et ajouta que [la lanterne non plus|ce serait tout].
        + Les oreilles s’étant divisées, l’une pour le sommeil, l’autre pour le devoir, il [trancha par la colère|suivit la droite en maugréant].
        + Un chardon mûr se présenta sur la pente. Il y eut là, dans l’obscurité, une de ces victoires [que l’histoire ignore|sans témoins].
      `,
      dry: `
        L’âne fit savoir qu’il ne bougerait pas, prit {other} sur son dos et [ne s’arrêta plus|trotta d’une traite] {place.to}.
        / {Other} défendit à l’âne d’aller {place.to}, et n’eut que le temps [de monter|d’attraper une oreille].
        / « Pas un sabot devant l’autre », jura l’âne, qui mena {other} {place.to} [à ce train-là|au galop].
        + À chaque croisement, il récusait toutes les routes avec impartialité, puis s’engageait, [comme par dédain|de guerre lasse], dans la bonne.
        + Le foin des nuages lui parut [médiocre|surfait].
      `,
      wet: `
        « Plutôt nager », dit l’âne, qui emporta {other} sous une cloche {place.to}, [les oreilles flottantes|en maugréant].
        / L’âne refusa l’eau, sabot par sabot, et {other} l’en félicita une fois {place.in}.
        + Un poisson, à qui il venait de déclarer son peu de goût pour l’espèce, l’accompagna [jusqu’au fond|par sympathie]. Ils s’écrivent encore.
      `,
      quirk: `
        Quand {other} lui offrit une carotte, l’âne [protesta|invoqua ses principes], puis on entendit distinctement ses principes croquer.
        / {Other} le dit gentil ; l’âne protesta, [rose jusqu’au bout des oreilles|prit un témoin], et porta le sac.
        / L’âne n’acceptait pas les chardons, sauf [le premier|pour les détruire], expliqua-t-il {other.a} au neuvième.
        + La manœuvre était simple, qui consistait à lui interdire d’avancer. On couvrit de la sorte [une distance remarquable|deux lieues].
        + Un écho lui ayant renvoyé son non, il demeura saisi d’entendre, pour la première fois de sa vie, quelqu’un [de son avis|d’aussi raisonnable].
        + Il s’immobilisa au milieu d’un gué, à seule fin de contredire un martin-pêcheur, qui n’avait, semble-t-il, [rien avancé|fait que passer].
        + Un oui lui monta un soir jusqu’aux incisives, assure-t-on, et c’est depuis qu’il [éternue|a cette toux].
        + Le sac d’un hérisson fut porté une lieue entière, dans un concert de plaintes, après quoi il refusa le merci [avec hauteur|d’un coup d’oreille].
      `,
      help: `
        Au retour, la montagne entière avait décidé de descendre, [sapins compris|tranquillement].
        / La pente, au retour, descendait plus vite qu’eux, [pierres et sapins en tête|et les emportait].
        / Le sol s’en allait sous les pieds, [tout doucement|sans dire où].
        @help L’âne, ayant dit non, resta ferme là où tout glissait, [tel un clou|la pente en fut vexée].
        / On allait voir à quoi sert un refus : l’âne resta ferme là où tout glissait.
        + À la pente, qui insistait, il opposa le calme de ceux qui ont, depuis l’enfance, [l’habitude de déplaire|refusé pire que cela].
        + {Other} n’eut qu’à passer de la crinière à la queue, et de la queue au sentier, [comme par une rampe|sans se hâter].
        + Un jeune sapin, emporté dans la débâcle, se rattrapa au passage à ses oreilles et lui doit [la vie|aujourd’hui d’être grand].
        + On dit du mal de l’entêtement. On a raison quatre jours sur cinq, mais le cinquième, [il pleut|on est sur une pente].
      `,
    },
  },
  Alpaca: {
    noun: { noun: 'alpaga', gender: 'm' },
    facts: { help: 'l’alpaga fredonna et tout se calma' },
    beginner: {
      arrives: `
        @friend Un alpaga saluait [le portemanteau|la lampe]. « Bonsoir, {hero}. Tu as grandi. »
        / « Chère tante ! » dit un alpaga, [au rideau|à la chaise]. Sa frange souriait.
        / Un alpaga entra dans l’armoire, [salua un manteau|longtemps], puis ressortit.
        « Je suis par ici », dit {hero}. « Ah ! [Tu as deux voix|Encore toi] », dit-il.
        / « Bonsoir, facteur », dit-il {hero.a}. [Presque|Non], dit la pendule.
        + Il avait une mèche sur les yeux, [épaisse|frisée] comme un rideau.
        + « On nous veut {place.in}, dit-il à l’armoire. C’est par là ? » C’était le mur.
        + Il serra la patte de la table. « Enchanté. »
        + Il prit le pot de fleurs pour [un chapeau|un enfant].
        + Il fredonnait toujours, même en se cognant. [Hmmm, boum|Boum, hmmm].
        + « Je vois très bien, dit-il. C’est le monde qui est flou. »
        + Sa laine sentait le foin et le soleil.
      `,
      alone: `
        @friend Ce soir-là, l’alpaga disait bonne nuit [à un buisson|à un seau]. Il le prenait pour son cousin.
        / Un alpaga, ce soir-là, cherchait la lune. Elle était sur sa frange.
        + Une voix répondit : [vite|viens], on t’attend {place.in}. « Tu parles bien, cousin », dit-il.
        + Il chercha son lit et se coucha dans [la brouette|le tas de foin].
        + Une mèche lui tombait dans les yeux. Il la croyait le soir.
        + « J’arrive », dit-il à la lune, qui était un fromage blanc.
        + Il fredonna pour se donner du cœur. Les grillons se turent, pour mieux entendre.
        + Il prit à droite après l’arbre. L’arbre [toussa|bêla], c’était un mouton.
        + Ses pieds, eux, savaient où aller.
      `,
      dry: `
        L’alpaga partit du mauvais côté. {Other} écarta [sa mèche|sa frange]. On alla {place.to}.
        / L’alpaga salua une borne, un âne, une haie. {Other} le menait {place.to}, par la laine.
        / « C’est tout droit », dit {other}. L’alpaga prit un pommier, puis la route, {place.to}.
        + Il salua un nuage par son prénom. C’était le bon, par chance.
        + « Quel beau tapis », dit-il. C’était la route du ciel.
      `,
      wet: `
        L’alpaga prit un poisson pour [le guide|un taxi]. Dans une bulle, {other} tenait la bride, {place.to}.
        / L’alpaga trouva qu’il pleuvait fort. {Other} n’osa rien dire, {place.to}.
        + « Il fait humide, ce soir », dit-il, au fond de l’eau.
        + Ses bouclettes se remplirent d’air et de petits crabes.
        + « Bonsoir, taxi ! » dit-il encore. Le poisson [rougit|salua].
      `,
      quirk: `
        « Quel joli chien », dit l’alpaga. C’était [une brouette|un rocher].
        / L’alpaga parla longtemps à [une souche|un épouvantail]. Il le trouva bien élevé.
        / « Bonsoir, madame », dit l’alpaga à une vache, [très poliment|bien bas]. Elle fit meuh.
        « Très sage », dit {other}. L’alpaga [fit une caresse|offrit du foin].
        / {Other} ne dit rien. [C’était une belle amitié|On repartit], tout doux.
        + On lui attacha la mèche avec un brin d’herbe. « Oh ! Il y a des étoiles ! »
        + La mèche retomba. « Bonsoir, rideau », dit-il.
        + Il tint la porte à un arbre. L’arbre prit son temps.
        + Puis il confondit {other} avec {other}. « Vous vous ressemblez ! »
        + Il demanda sa route à un épouvantail. La réponse lui plut.
        + Hmmm, faisait-il sans y penser. Un oiseau [s’endormit|ferma les yeux] en l’air.
      `,
      help: `
        Au retour, le vent [tournait|grondait]. Tout avait peur.
        / Le vent [hurlait|claquait]. Même les pierres se serraient.
        / Sur le chemin, tout criait, [les branches aussi|même la barrière].
        @help Hmmm : l’alpaga fredonna et tout se calma, [même le vent|peu à peu].
        / Très bas, l’alpaga fredonna et tout se calma.
        + C’était une note très basse, chaude comme un ventre.
        + Le pont ne tremblait plus. Il écoutait.
        + « À qui chantes-tu ? » demanda {other}. « À ce bébé », dit-il. C’était l’orage.
        + L’orage mit son pouce dans sa bouche. [Il dormait|Fini, l’orage].
        + On passa tout doux, avec {thing}, sous la note.
      `,
    },
    intermediate: {
      arrives: `
        @friend Un alpaga entra, la frange dans les yeux, et [serra la main au portemanteau|embrassa la lampe].
        / « Chère tante », dit un alpaga au rideau, [qu’il embrassa|en s’essuyant les pieds].
        / Un alpaga entra dans l’armoire, y fit la conversation, [puis ressortit content|un quart d’heure].
        « {Hero}, comme tu as grandi, dit-il, et [comme te voilà mince|quelle belle ampoule] ! »
        / « Sans ta voix, {hero}, dit-il, j’aurais salué [un guéridon|le facteur]. »
        + « Je suis de ce côté-ci », dit {hero}. L’alpaga salua donc aussi [l’armoire|la commode], par prudence.
        + On avait besoin d’eux {place.in}. Il montra d’un geste sûr [le mur|la cheminée].
        + Entre deux phrases il fredonnait, et même ses chocs contre les meubles étaient [dans le ton|en mesure].
        + « J’ai une vue excellente, affirma-t-il, seulement elle est [derrière mes cheveux|cachée]. »
        + Il complimenta le pot de fleurs sur ses bonnes joues et lui donna [un caramel|du foin].
        + Toute sa personne sentait le soleil d’hier et la laine [propre|qui sèche].
      `,
      alone: `
        @friend Ce soir-là, l’alpaga souhaitait bonne nuit à un seau, qu’il prenait pour [son cousin|le facteur].
        / Un alpaga, ce soir-là, cherchait la lune, qu’il avait, semble-t-il, sur la frange.
        + Le seau résonna, car un appel passait, {place.from}, et l’alpaga le félicita [de sa voix|d’avoir bon cœur].
        + Il s’était couché dans la brouette, la trouvant [ferme, mais saine|à sa taille].
        + Sa mèche tombait, il croyait que c’était le soir, et [bâillait à midi|dormait souvent].
        + « J’y vais tout de suite », promit-il à la lune, qui était [un fromage sur la fenêtre|une lampe].
        + Il tourna après le gros arbre, lequel se leva et s’en alla, étant [une vache|un mouton].
        + Il fredonnait en marchant, et derrière lui les grillons [prenaient des notes|se taisaient].
        + Il fredonna pour [la route|s’annoncer].
        + La nuit lui parut bien coiffée.
      `,
      dry: `
        L’alpaga s’élança du mauvais côté, {other} lui releva la mèche. On prit {place.to} [le bon|le bon, cette fois].
        / L’alpaga s’arrêta {place.to} chez une borne, un buisson et un bœuf, {other.que} [excusa|salua aussi].
        + Il trouva la route du ciel moelleuse et demanda qui tenait [l’auberge|ce tapis si propre].
        + Chaque nuage était une tante à lui, et il leur donnait [des nouvelles|le bonsoir].
      `,
      wet: `
        L’alpaga salua chaleureusement un caillou, puis {other} dirigea leur bulle {place.to}, [patiemment|tranquillement].
        / L’alpaga ouvrit un parapluie, trouvant qu’il pleuvait, et {other} coula avec lui {place.to}.
        + « Le temps est à l’humidité », fit-il observer à mi-profondeur, en tendant [la lèvre|le cou].
        + Des crabes s’installèrent dans ses boucles. Il les prit pour [des idées|un peigne].
      `,
      quirk: `
        « Quel excellent chien », déclara l’alpaga en caressant [une brouette|une souche].
        / L’alpaga conta sa jeunesse à un épouvantail, [qui écoutait bien|très ému].
        / « Madame, après vous », dit l’alpaga à un puits, et il attendit l’écho.
        {Other} préféra ne pas le contrarier. Cet ami-là, [évidemment|à vrai dire], était extrêmement obéissant.
        / {Other} retint son rire, car on ne rit pas [d’une amitié|de si bon cœur].
        + On releva sa mèche avec une épingle d’herbe. Il cria : « Des étoiles ! Et [depuis quand|tant que ça] ? »
        + Quand la mèche retomba, il s’excusa auprès du rideau d’avoir [tiré dessus|oublié de frapper].
        + Il tint la porte à un sapin et attendit, plein de [patience|courtoisie], qu’il se décide.
        + « Toi et {other}, vous vous ressemblez beaucoup », confia-t-il {other.a}.
        + Un épouvantail lui indiqua la route, et il le trouva fort bien [élevé|habillé].
        + Son fredon endormit un merle en plein vol, qui continua [tout droit|sur le dos].
      `,
      help: `
        Au retour, une bourrasque retournait tout, et tout avait peur, [même le pont|et tremblait].
        / Le vent criait, les branches criaient, et la barrière [tapait|n’en pouvait plus].
        / Sur la route du retour, tout avait [le cœur battant|les poils dressés], jusqu’aux buissons.
        @help L’alpaga fredonna et tout se calma, [comme un bébé qu’on berce|le vent d’abord].
        + La note était grave et ronde, un peu velue. On la sentait [dans le ventre|jusque dans les pieds].
        + « Chut, petit », disait-il à l’orage, qu’il prenait pour [un bébé|un neveu]. Il n’avait peut-être pas tort.
        + Le pont de planches cessa de trembler pour écouter la fin du [couplet|refrain].
        + {Other} avança sous la musique comme sous un parapluie.
        + Dehors, le ciel suçait son pouce, et {thing} [passa|fut de l’autre côté] sans un frisson.
      `,
    },
    advanced: {
      arrives: `
        @friend Un alpaga à longue frange saluait chaleureusement [le portemanteau|le lampadaire].
        / Un alpaga s’entretenait dans l’armoire avec [un manteau|deux chemises], et prit congé.
        / « Chère tante », fit un alpaga, qui embrassait [le rideau|tendrement la patère].
        « Comme tu as maigri, {hero}, et [quelle élégance|quelle poignée], probablement l’air de la montagne. »
        / « Sans ta voix, {hero}, dit-il, j’aurais parlé [à un guéridon|à l’oncle Anselme]. »
        + {Hero} se fit connaître, à l’autre bout de la chambre, et n’y gagna qu’un « toi aussi ! » [plein de bonté|où perçait le bonheur].
        + On les réclamait tous deux {place.in}, expliqua-t-il à l’armoire, en désignant, d’un geste qui ne tremblait pas, [le fond de la cheminée|un mur].
        + Il jouissait, à l’entendre, d’une vue perçante, qu’une simple question de coiffure [empêchait de se produire|tenait au secret].
        + Il se cognait beaucoup, mais en fredonnant, et toujours [sur le temps|dans le ton], de sorte qu’on eût dit un orchestre qui emménage.
        + Le pot de fleurs reçut un caramel et des compliments sur [sa bonne mine|ses joues].
      `,
      alone: `
        @friend Ce soir-là, l’alpaga souhaitait la bonne nuit à un seau, en qui il avait, [de tout temps|à la longue], reconnu un cousin.
        / Un alpaga, ce soir-là, cherchait au ciel la lune, qu’il avait [dans la frange|un peu dans les yeux].
        + Il advint qu’un appel, {place.from}, traversa la cour et fit sonner le seau, que l’alpaga [crut sur parole|remercia de sa franchise].
        + Il avait élu domicile dans la brouette, lit un peu ferme, disait-il, mais dont la roue, [au moral|en cas de rêve], vous soutient.
        + Chaque fois que sa mèche retombait, il pensait que c’était le soir, si bien qu’il avait déjà vécu, sans se plaindre, [plusieurs milliers de jours|deux siècles de petits jours].
        + Au gros arbre, il tourna, mais le gros arbre, étant une vache, s’en alla. On comprend qu’il ait [mis du temps|hésité].
        + Il fredonnait en marchant, et les grillons, derrière lui, baissaient [l’archet|d’un ton].
      `,
      dry: `
        {Other} retourna l’alpaga, lui écarta la frange. On partit enfin {place.to}, [à l’opposé de son premier élan|lui saluant les nuages comme autant de tantes].
        / L’alpaga rendit visite {place.to} à trois bornes et un bœuf, {other} [faisant les présentations|s’excusant]. Le bœuf fut le plus aimable.
        / {Other} mena l’alpaga {place.to} par la frange, [haie après haie|et l’on saluait]. Il loua l’accueil des buissons.
        + La route du ciel, qu’il sentait molle sous le pied, lui parut être le tapis [d’une excellente maison|d’un hôtel au-dessus de ses moyens].
      `,
      wet: `
        L’alpaga héla un mérou, qu’il prit pour un fiacre, et {other} [le mena|tint la bride], dans une bulle, {place.to}.
        / L’alpaga ouvrit un parapluie, jugeant l’averse sérieuse, et {other} l’emmena {place.to} [dessous|en bulle].
        + Au plus profond, il avança, non sans prudence, que le temps tournait [à l’humide|peut-être à la pluie].
      `,
      quirk: `
        « Quel chien magnifique », déclara l’alpaga en caressant [une brouette|une souche arrondie], et {other} reconnut qu’il était exceptionnellement tranquille.
        / L’alpaga conta sa jeunesse à un épouvantail, [dont il loua le silence|qui ouvrait les bras], et {other} attendit la fin.
        / « Après vous, madame », dit l’alpaga à un puits, et {other} dut, [à la nuit|longtemps après], faire la dame.
        + On lui fixa la mèche avec une épingle d’herbe. Il resta la bouche ouverte devant les étoiles, dont on lui avait [toujours parlé au singulier|caché l’existence].
        + Quand elle retomba, il pria le rideau de l’excuser et attendit, [en personne habituée|confiant], l’acte suivant.
        + Il tint la porte à un sapin pendant un temps considérable, estimant qu’à cet âge [on a le droit d’hésiter|on ne se presse plus].
        + Un épouvantail consulté sur la route étendit les deux bras. Il loua la largeur de vues de [ce monsieur|cet homme de la terre].
        + Un merle, surpris par son fredon, s’endormit en vol et passa, dit-on, la frontière [sans papiers|sur le dos].
      `,
      help: `
        Au retour, une bourrasque considérable faisait trembler la campagne, [montagnes comprises|même les rochers].
        / Le vent malmenait la campagne, et la barrière, [prise de panique|à bout], se frappait elle-même.
        / Tout avait peur, au retour, [du vent, de la nuit, de sa voisine|jusqu’aux chardons].
        @help L’alpaga fredonna et tout se calma, [immédiatement|la bourrasque d’abord].
        / Il n’avait rien vu d’inquiétant : l’alpaga fredonna et tout se calma.
        + C’était une note grave, ronde, un rien velue, de celles qu’on n’entend pas mais dans lesquelles [on se met à l’abri|on s’assoit].
        + Il croyait bercer un nourrisson, et comme il s’agissait de l’orage, on vit celui-ci, [confus|pris au dépourvu], chercher son pouce.
        + Les planches du pont, qui claquaient des dents, s’arrêtèrent pour savoir [si la chanson finissait bien|la suite].
        + {Other} traversa sous la musique, ainsi que l’on va sous un parapluie, et pas un souffle n’atteignit [la chose qu’on rapportait|{thing}].
      `,
    },
  },
  Llama: {
    noun: { noun: 'lama', gender: 'm' },
    facts: { help: 'le lama passa le col sans un faux pas' },
    beginner: {
      arrives: `
        @friend Un lama ouvrit [un carnet|un grand livre]. « Deux bontés reçues, {hero}. Une de rendue. »
        / Un lama comptait sur ses pompons. « [Un merci|Un bonsoir] de plus, {hero}. »
        / « Tu as souri, {hero} », dit un lama. « [Page six|Je l’écris]. »
        « On en attend une {place.in}, dit-il. [Je note|Signe ici]. »
        / « Pour {place}, il m’en faut deux. [Tu viens|Prends un crayon] ? »
        + « Quelles bontés ? » dit {hero}. « Un sourire, en mars. Et [un bonjour|une porte tenue]. »
        + Il mouilla son crayon sur sa langue, puis écrivit très petit.
        + {Hero} lui offrit un biscuit. « Oh non, dit-il. [Cela fait trois|Tout est à refaire] ! »
        + Sa laine était bien peignée, avec une raie au milieu.
        + Il compta sur ses doigts de pied. Il en avait huit. C’était juste.
        + « Merci » allait à gauche. « Pardon » allait à droite.
        + Il portait un pompon rouge à chaque oreille.
      `,
      alone: `
        @friend Ce soir-là, le lama faisait ses comptes : [sept|neuf] mercis à rendre.
        / Un lama, ce soir-là, relisait ses mercis. Il en avait sauté un.
        Il manquait une ligne. C’était là, {place.in}, et [quelqu’un attendait|cela pressait].
        / Le carnet tomba ouvert. On y lisait : {place}, quelqu’un a besoin de toi.
        + Il tailla son crayon jusqu’à la pointe.
        + Un merci au vent. Un merci au pré. Un [demi-merci|petit merci] à la pluie.
        + « Un compte juste, on dort dessus », dit-il. Il ne dormit pas.
        + La montagne était bleue. Il lui devait une belle vue.
        + Il ferma le carnet avec un élastique, [clac|en soupirant].
        + Puis il mit ses pompons, car on ne sort pas sans.
      `,
      dry: `
        Le lama porta {other} {place.to}. « Une bonté », dit-il, et il [nota|cocha].
        / « Monte, c’est sur ma liste », dit le lama. {Other} monta, {place.to}.
        / {Other} porta le carnet, le lama porta {other}. Un partout, {place.to}.
        + {Other} lui dit merci. Alors il fallut tout recompter.
        + Ils montèrent de nuage en nuage, [d’un pas égal|sans se presser].
        + Pas un pompon ne bougea.
      `,
      wet: `
        Le lama mit son carnet [au sec|sous son bonnet]. On coula à deux {place.to}, en bulle.
        / Le lama compta les bulles. {Other} en avait une de plus, {place.to}.
        + Une moule leur fit de la place. « Noté », dit-il.
        + L’encre partit un peu dans l’eau. Trois mercis [s’effacèrent|nagèrent au loin].
      `,
      quirk: `
        {Other} lui gratta l’oreille. « Une bonté », [écrivit|nota] le lama.
        / {Other} ramassa le crayon. « [Trois|Une, gentille] », dit le lama, ému.
        / Le lama fit un cadeau : [une plume|un caillou]. « Nous voilà quittes, {other}. »
        Vite, il en rendit deux. Cela fit [un reste|une de trop]. Il fallut recommencer.
        / « Merci », dit {other}. « [Zut|Et un] », dit le lama, et il écrivit.
        + Il prêta son chapeau {other.a}, avec un reçu.
        + « Combien vaut un bisou ? » « Quatre bonjours », dit-il, sans hésiter.
        + Une fleur sentait bon. Il lui devait quelque chose, à présent.
        + Quand on dit « de rien », il écrivit : [rien|zéro]. C’était vite fait.
        + Un mouton le poussa. Il tourna la page. Ce n’était pas le bon carnet.
        + Il souffla sur l’encre, [tout doux|trois fois], pour ne pas fâcher les lettres.
      `,
      help: `
        Au retour, le col était [haut|étroit] et la charge lourde. Le vide attendait.
        / Un petit chemin, un grand vide. Et [il fallait tout porter|le vent].
        / Le passage n’était pas plus large [qu’un livre|qu’une main]. Qui passe ?
        @help [Sans hâte, le|Et le] lama passa le col sans un faux pas.
        / Et hop, le lama passa le col sans un faux pas.
        + Il comptait : un pied, deux pieds, trois pieds, quatre. C’était toujours juste.
        + Pas un caillou ne tomba. Il l’aurait noté.
        + {Other} se tenait aux pompons et ne [respirait plus|disait mot].
        + {Thing} dormait entre deux couvertures, comme un œuf.
        + De l’autre côté, il écrivit : col, un. Merci, col.
      `,
    },
    intermediate: {
      arrives: `
        @friend Un lama à pompons ouvrit un gros carnet, mouilla son crayon et [cocha le nom {hero.de}|chercha la page].
        / Un lama comptait sur ses pompons, et parut [à court de pompons|content du total].
        / « Souri, lundi, page six », lut un lama, [à la lumière de la lampe|le crayon à l’oreille].
        « Deux bontés reçues, une rendue, dit-il, [il reste donc un solde|le compte n’est pas bon], {hero}. »
        / « Je te dois un bonsoir, {hero}, le voici, [signe là|et nous sommes quittes]. »
        + Justement, il y en avait une à faire {place.in}. Elle était [urgente|de taille].
        + « Quelles bontés ? » demanda {hero}. « Un sourire, le trois mars, et [une porte tenue|un bonjour par temps de pluie]. »
        + Un biscuit offert faillit tout gâcher. Car il dut [l’inscrire|rouvrir le carnet] avant d’y mordre.
        + Il écrivait si petit que les mercis y tenaient [par troupeaux|à cinq par ligne].
        + Le remords allait à gauche, la gratitude à droite, et l’élastique [autour|fermait le tout].
        + De la montagne, il avait gardé le pas sûr et un air de [notaire|douane].
      `,
      alone: `
        @friend Ce soir-là, le lama mettait à jour ses comptes de mercis, [neuf au total|à la lueur d’une lanterne].
        / Un lama, ce soir-là, relisait ses mercis, et en trouva un dans la marge.
        + Une ligne restait vide, et cette ligne, il le comprit soudain, était {place.in}, où [l’on attendait|quelqu’un avait besoin d’aide].
        + Il avait réglé le vent, le pré et la source, plus un demi-merci [à la grêle, pour l’effort|au facteur].
        + « On dort bien sur un compte juste », disait sa mère, qui [dormait beaucoup|avait tout noté].
        + La montagne prenait le bleu du soir. Cela aussi, il allait falloir [le lui rendre|l’inscrire].
        + Il tailla son crayon, remit ses pompons et vérifia [deux fois|par principe] qu’il y en avait un par oreille.
        + Puis il partit d’un pas égal, parce qu’un pas inégal fausse [le total|les comptes].
        + Cela ne pouvait [pas attendre|rester en blanc].
        + Il souffla la lanterne et la remercia.
      `,
      dry: `
        Le lama porta {other} {place.to}, inscrivit une bonté et [continua|souffla sur l’encre].
        / {Other} portait le carnet, le lama portait {other}, et le compte, {place.in}, [fut bon|tombait juste].
        + Comme {other} avait dit merci, il dut [s’arrêter pour le noter|tout reporter].
        + Les nuages formaient des marches, et il les monta sans en [froisser une|sauter une seule].
        + Ses pompons ne bougeaient [pas|qu’à peine].
      `,
      wet: `
        Le carnet sous le bonnet, le lama et {other} [s’enfoncèrent|coulèrent à pas comptés] {place.to}.
        / Le lama compta les bulles jusque {place.in}, et en rendit une {other.a}.
        + Une moule s’était poussée pour eux, ce qui fit une ligne de plus, [à l’encre qui coule|un peu salée].
        + Trois vieux mercis se détachèrent de la page et partirent avec [les méduses|un banc de poissons].
        + Il tenait les comptes [des bulles|de l’air].
        + Tout était juste.
        + L’eau fut remerciée.
      `,
      quirk: `
        {Other} lui gratta l’oreille, et le lama nota : [une gratouille, gauche|une bonté, moelleuse].
        / {Other} ramassa son crayon, ce que le lama [nota, avec le crayon|n’oublia jamais].
        / Le lama offrit un caillou {other.a}, en règlement d’un [sourire|bonjour du matin].
        Pour être quitte, il en rendit deux, ce qui laissait un reste, et [tout recommença|il fallut l’arrondir].
        / On lui dit merci, et il en eut pour [une demi-page|un pré à s’acquitter].
        + Il prêta son chapeau et le reprit, avec reçu, timbre et [signature|révérence].
        + « Que vaut un câlin ? » voulut savoir {other}. « Quatre bonjours ou [deux pommes|une marmelade] », dit-il aussitôt.
        + Une fleur embaumait sans rien demander. Il en fut [gêné tout un quart d’heure|contrarié].
        + À « de rien », il inscrivait zéro, et c’étaient ses seuls moments de [repos|paix].
        + Un bouc le bouscula. Il chercha longtemps la bonne colonne, qui [n’existait pas|était dans l’autre carnet].
        + « Et si quelqu’un ne rend jamais ? » demanda {other}. Il rougit et avoua qu’il [effaçait|perdait la page].
      `,
      help: `
        Au retour, il fallut passer un col étroit comme une règle, [la charge au dos|au-dessus du vide].
        / Le col n’était qu’une ligne, avec du vide [à gauche et à droite|en marge].
        / Entre deux abîmes passait un sentier, [à peine large d’un pied|pour une patte à la fois].
        @help Un pied après l’autre, le lama passa le col sans un faux pas, [en comptant|très droit].
        / Il n’avait jamais fait d’erreur : le lama passa le col sans un faux pas.
        + Il comptait jusqu’à quatre, un par sabot. Le total était [toujours juste|le même à chaque fois].
        + {Other} se tenait aux pompons, sans regarder ni à gauche, ni à droite, ni [surtout en bas|au milieu].
        + Pas une pierre ne roula, car il aurait fallu [l’inscrire|s’en excuser].
        + La chose précieuse voyageait entre deux couvertures, calée avec [un vieux registre|sa barbe].
        + Arrivé en bas, il écrivit : « Un col, prêté », et adressa [un merci|son meilleur merci] à la montagne.
      `,
    },
    advanced: {
      arrives: `
        @friend Un lama à pompons ouvrit un registre énorme et y chercha [le nom {hero.de}|la bonne page].
        / « Un sourire, lundi, page six », lut un lama, [qui ne laissait rien traîner|à la lampe].
        / Un lama comptait sur ses pompons, en manqua, et [reprit le total|ouvrit un registre].
        « Deux bontés reçues, une de rendue, {hero}, [cela ne peut durer|le compte est faux]. »
        / « Je te dois un bonsoir, {hero}, dit-il, [le voici, avec l’intérêt|signe en marge]. »
        + Or il s’en présentait une à faire, et de première grandeur, {place.in}. Il proposait, [si l’on voulait bien signer|l’occasion étant bonne], de solder le compte.
        + {Hero} demanda lesquelles. Il lut, sans ironie aucune, un sourire daté du trois mars, et [une porte tenue par temps de pluie|un bonjour, valeur ancienne].
        + Le biscuit qu’on lui tendit le mit au supplice. Car il fallut l’inscrire, ouvrir une colonne et [le manger en retard|trouver de quoi rendre].
        + Il avait de la montagne le pas, et du notaire [la raie au milieu|le regard par-dessus], l’ensemble assez doux.
      `,
      alone: `
        @friend Ce soir-là, le lama arrêtait ses comptes de gratitude à la lanterne, et devait encore, [sauf erreur|d’après la page quatre], neuf mercis.
        / Un lama, ce soir-là, relisait ses mercis, et en découvrit un, [dans la marge, impayé|oublié].
        + Le vent était réglé, le pré et la source aussi, et jusqu’à la grêle, à laquelle il allouait un demi-merci, [pour l’entrain|n’ayant rien à se reprocher].
        + Une seule ligne demeurait blanche, et il lui apparut qu’elle se trouvait {place.in}, où l’on [appelait|avait de la peine].
        + Sa mère tenait que l’on dort bien sur un compte juste. Elle avait dormi, [de fait|preuve à l’appui], plus qu’aucune dame lama.
        + La montagne bleuissait pour lui tout seul, sans facture, et c’est une chose qui, à la fin d’une journée bien tenue, [l’embarrassait toujours|le laissait songeur].
        + Il partit, non sans avoir [remercié la lanterne|soufflé sur l’encre].
        + La lune attendit qu’il eût fini la page.
      `,
      dry: `
        Le lama mit {other} sur son dos, passa l’écriture et s’en fut {place.to} d’un pas [très égal|de géomètre].
        / {Other} porta le registre, le lama porta {other}, et l’écriture fut, {place.in}, [jugée bonne|close].
        / Le lama prit {other} sur le dos, au titre [des arriérés|d’un ancien sourire], et partit {place.to}.
        + On eut le tort de le remercier en pleine ascension, au-dessus des nuages, et il dut tout [reporter|reprendre à la page].
        + Aucun de ses pompons ne [tressaillit|prit du retard].
        + Les nuages reçurent un acompte.
      `,
      wet: `
        Le registre au sec, le lama et {other} s’enfoncèrent {place.to}, [article par article|palier par palier], dans une bulle.
        / Le lama et {other} descendirent {place.to}, une bulle au débit, [deux au crédit|et l’on remontait].
        + Trois mercis fort anciens se décollèrent de la page et s’en allèrent avec les méduses, qui doivent [se demander à qui elles les doivent|en être touchées].
        + Il y eut des bulles, qu’il [compta|fit suivre].
        + Le silence fut inscrit à part.
      `,
      quirk: `
        {Other} lui gratta l’oreille en passant. Le lama dut s’asseoir, chercher son crayon et [porter la gratouille à l’actif|dater l’événement].
        / {Other} ramassa le crayon. Le lama se servit du crayon pour [en prendre acte|l’écrire], et pria qu’on signe.
        / Le lama remit {other.a} un caillou, [pour solde d’un bonjour|avec reçu], et se sentit plus léger.
        + Il en rendit deux pour être quitte, d’où un reste, d’où [un nouveau calcul|une troisième]. On perdit ainsi une heure très agréable.
        + Au cours du soir, apprit-on, le câlin valait quatre bonjours, ou bien, [au choix|en période de froid], une bouillotte.
        + Une fleur embaumait sans rien réclamer, et cette générosité hors taxe le tourmenta [jusqu’au gué|un grand quart d’heure].
        + Les « de rien » étaient ses instants de repos, parce qu’il y écrivait zéro, avec [un beau rond|délices].
        + Que faisait-il, s’enquit {other}, des bontés qu’on ne rend jamais ? Il regarda ailleurs et convint que, ces pages-là, [il les perdait|le vent les prenait].
      `,
      help: `
        Au retour, l’unique passage était un col vertigineux, [abominablement étroit|entre deux précipices].
        / Le col n’était, entre deux abîmes, qu’un trait, [tiré à la règle|un peu tremblé].
        / Le passage avait la largeur d’une ligne, [et du vide dans les marges|sans rature permise].
        @help Imperturbable, le lama passa le col sans un faux pas, [comme une addition exacte|admirablement droit].
        / De sa vie, il n’avait sauté une ligne : le lama passa le col sans un faux pas.
        + Il comptait jusqu’à quatre, un nombre par sabot, puis recommençait. On sentait bien qu’il aurait pu faire de la sorte [le tour du monde|le tour de la nuit].
        + {Other}, les deux yeux sur un pompon rouge, se gardait de les poser [ailleurs|sur le paysage].
        + Pas une pierre ne se détacha, sans doute parce qu’une pierre détachée aurait dû [figurer au registre|être inscrite, et rapportée].
        + En bas, il nota simplement : un col, prêté, et ajouta, [en plus petit|après un temps], qu’il était beau.
      `,
    },
  },
}
