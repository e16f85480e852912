import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const forest: FriendsOf<Noun, 'forest'> = {
  Fox: {
    noun: { noun: 'renard', gender: 'm' },
    facts: { help: 'le renard retrouva le chemin à l’odeur' },
    beginner: {
      arrives: `
        Un long rouleau de papier passa sous la porte.
        / Un plan très long arriva sous le lit, tout seul.
        @friend Derrière le papier, il y avait un nez. Derrière le nez, un renard.
        / Au bout du papier se tenait un renard, [de l’encre au nez|l’air malin].
        / Un renard marchait dessus, pour [le tenir à plat|ne pas le perdre].
        « Tu es {hero}, évidemment, dit-il. J’ai un plan. »
        / « {Hero}, page deux, dit-il. [Je l’avais prévu|C’est bien ça]. »
        + Trois des plans étaient barrés. Le quatrième sentait le fromage.
        + « On nous attend {place.in}, dit-il. C’est dans le plan, en bas. »
        + Il trempa sa queue dans l’encre et signa [le tapis|le coussin].
        + « D’abord, on creuse. D’abord non, dit-il. D’abord, [on vole|on chante]. »
        + Il sentait la feuille et la pluie.
        + « Et si le plan rate ? » dit {hero}. « Alors [c’est une surprise|j’en ai un autre] », dit-il.
        + Il s’assit sous la lampe, pour avoir l’air plus malin.
      `,
      alone: `
        @friend Ce soir-là, le renard dessinait un plan [dans son terrier|du bout de la queue].
        / Ce soir-là, un renard rayait son dixième plan. Vive le onzième !
        Soudain, il renifla. Cela [sentait le souci|venait de loin] : c’était {place}.
        / Il leva le nez. Un drôle de goût venait {place.from}.
        + Le plan un était mauvais. Le plan deux aussi.
        + Il y avait tant de papier qu’il dormait debout.
        + Sa queue était bleue d’encre, et [son nez|une oreille] aussi.
        + « Évidemment », dit-il. Il ne savait pas encore quoi.
        + Un souci sent toujours un peu comme [une soupe froide|un feu éteint].
        + Un bon plan a besoin de pattes. Il se leva sur les quatre.
        + Dehors, les feuilles tombaient sans plan du tout.
      `,
      dry: `
        Le renard connaissait trois raccourcis {place.to}. {Other} choisit [le bon|celui du milieu].
        / « Par ici, j’ai un plan », dit le renard. {Other} regarda la route, {place.to}.
        / Le renard se perdit exprès, {place.to}. « Enfin ! » dit {other}, qui savait.
        + Le premier finissait dans un buisson, le second dans une mare.
        + Le troisième montait sur [un rayon de lune|un fil de lune], et il tenait.
        + « C’était prévu, dit-il. [Enfin, presque|Enfin, un peu]. »
      `,
      wet: `
        Le renard mit [un bocal|un saladier] sur sa tête. {Other} aussi. On descendit {place.to}.
        / « Plan bocal », dit le renard, et l’on coula {place.to}. {Other} fit un nœud.
        + Tous les mots du plan partirent à la nage.
        + « Tant mieux, dit-il. Ce plan était trop [sec|court]. »
        + Une carpe lut le plan et fit [bof|glou].
      `,
      quirk: `
        Le renard signa une pierre [du bout de la queue|à l’encre bleue].
        / Une fourmi passa. Le renard [signa la fourmi|lui vendit un plan].
        / Le renard traça une flèche dans la boue. Elle montrait [le renard|un crapaud].
        « Tu ne l’as pas faite », dit {other}. « [Pas toute|Pas encore] », dit le renard.
        / « C’est par là ? » dit {other}. « [Peut-être|Évidemment] », dit-il, le nez en l’air.
        + « À gauche, évidemment », dit-il. Et il prit à droite.
        + Il avait onze plans. {Other} porta le plus lourd.
        + Un escargot voulut sa signature. Il eut un petit point bleu.
        + « Plan six : on attend le plan sept », lut-il. [Il attendit|On s’assit].
        + Il cacha la carte si bien qu’il ne la trouva plus.
        + Il rata un fossé de peu. « C’était écrit », dit-il, [mouillé|dans l’eau].
      `,
      help: `
        Au retour, le chemin avait [disparu|changé de place]. Il y avait de la brume partout.
        / Une brume avait mangé la route. On ne voyait plus [ses pieds|les arbres].
        / Pour rentrer, il fallait un chemin. [Il n’y en avait plus|La brume l’avait pris].
        @help Le renard retrouva le chemin à l’odeur, [évidemment|pas à pas].
        / Il ferma les yeux. Alors le renard retrouva le chemin à l’odeur.
        / Snif ! Le renard retrouva le chemin à l’odeur, [sans carte|tout simplement].
        + Il n’avait aucun plan, cette fois. Il avait un nez.
        + « Là, j’ai signé une feuille. » Et c’était vrai.
        + {Other} suivait sa queue, qui brillait comme [une lampe|un petit feu].
        + « Que sens-tu ? » demanda {other}. « Ton lit, dit-il, et [du pain grillé|ta chaussette]. »
        + Snif à gauche. Snif à droite. Et tout droit.
        + Bientôt il y eut des voix dans la brume.
      `,
    },
    intermediate: {
      arrives: `
        Un rouleau de papier couvert de flèches se glissa [sous la porte|dans la chambre].
        / Une grande feuille traversa la chambre, [pleine de ratures|couverte de petites croix].
        / Il y eut un bruit de papier sous le lit, puis [une flèche|un titre] : « Plan neuf ».
        @friend Un museau pointu poussait le papier, et c’était un renard.
        / Derrière venait un renard, qui s’efforçait d’avoir l’air [calme|d’un hasard].
        / Un renard en tenait le bout, la patte sur [une tache|le titre].
        + « {Hero}, évidemment, dit-il. Voici le plan, assieds-toi. »
        + « Pourquoi les trois premières parties sont-elles barrées ? » « On n’en parle plus », dit le renard.
        + Avant qu’on l’arrête, il avait signé le tapis avec sa queue.
        + Il y avait un ennui {place.in}, et il l’avait senti [à travers deux collines|depuis son lit].
        + « Il faut un malin et un courageux, expliqua-t-il. Je ne peux pas être [les deux|tout]. »
        + Il regarda la chambre comme s’il comptait [l’acheter|y revenir].
        + Sa moustache était pleine de rosée, car il était venu par les haies.
        + Le plan prévoyait aussi un gâteau, mais sans dire [quand|pour qui].
      `,
      alone: `
        @friend Ce soir-là, le renard terminait son plan numéro neuf, [presque bon|presque parfait].
        / Un renard, ce soir-là, cachait son meilleur plan de peur de se le voler.
        Une odeur inconnue entra sans frapper, et elle venait [tout droit|de loin] {place.from}.
        / Le vent tourna, et il y reconnut un chagrin, {place.from}.
        + Le terrier était si plein de papier qu’il fallait dormir debout.
        + L’un des plans servait à attraper la lune et n’avait raté [que deux fois|qu’un peu].
        + Un renard tout seul n’a personne à qui paraître malin, et c’est dommage.
        + Cela sentait froid et triste, comme [une lampe qu’on vient d’éteindre|une cuisine vide].
        + « Aucun plan, dit-il en se levant. Quelle émotion ! »
        + Il raya le dîner, puisque le dîner était [fini|déjà mangé].
      `,
      dry: `
        Des trois raccourcis du renard {place.to}, {other} prit [le dernier|le seul qui tenait], un rayon de lune.
        / Le renard dessinait un raccourci {place.to}, et {other} y était déjà, par la route.
        / « Suis le plan », dit le renard, {place.to}. {Other} [suivit plutôt le ruisseau|le tint à l’endroit].
        + « Regarde ma queue, pas tes pieds, dit-il. Tout le monde la regarde. »
        + Après les ronces, on ne prononça plus le mot [plan|raccourci].
        + Il signa le rayon au passage.
      `,
      wet: `
        Le renard emprunta deux bocaux à poissons. On [marcha|descendit], {other} et lui, {place.to}.
        / « Plan bocal », annonça le renard, et {other} coula avec lui {place.to}, [fort dignement|sous verre].
        + L’encre de sa queue partait en petit nuage bleu.
        + Des harengs lurent le plan et [n’y comprirent rien|eurent des questions].
      `,
      quirk: `
        Le renard signait absolument tout, jusqu’aux nuages, d’un mouvement de queue.
        / Une limace passa, et le renard [lui vendit un plan|la signa], d’un trait bleu.
        / Le renard déplia sa carte. Elle représentait surtout [un renard|sa propre queue].
        « Est-ce bien à toi ? » demanda {other}. « [Pas encore|Presque] », admit le renard.
        / {Other} demanda où l’on était. « [Là|Ici], dit-il, sous la tache. »
        + Le plan dix demandait une échelle, une trompette et quarante oies.
        + « Nous n’avons pas d’oies », dit {other}. Il barra les oies en soupirant.
        + Chaque fois qu’il disait « évidemment », il se cognait [quelque part|à un arbre].
        + Un scarabée lui demanda un autographe, et il en fut [poli|aimable] toute une heure.
        + « Un plan, dit-il, doit surtout avoir l’air d’être voulu. »
        + À la fourche, il choisit la gauche, tout de suite, et [c’était la droite|ce fut une erreur].
      `,
      help: `
        Au retour, une brume impénétrable engloutit la forêt, [entièrement|silencieusement].
        / De la route, la brume n’avait laissé que [le début|deux cailloux].
        / Il fallut rentrer dans une brume épaisse comme [une purée|un édredon].
        @help Alors le renard retrouva le chemin à l’odeur, [tranquillement|reniflant chaque caillou].
        / Il roula sa carte, ferma les yeux, et le renard retrouva le chemin à l’odeur.
        / Là où les yeux ne servaient plus, le renard retrouva le chemin à l’odeur.
        + « On est passé près de cette pierre, dit-il. Elle est signée. »
        + {Other} tenait le bout de sa queue comme [une rampe|une corde].
        + Les mots n’y étaient plus pour rien, c’était le nez qui pensait.
        + Il disait « évidemment » à voix basse, et pour une fois c’était [vrai|juste].
        + La bonne route sentait le pain, le savon et [un peu la chaussette|la cheminée].
        + {Thing} avait aussi son odeur, [froide et fine|pareille à la neige].
      `,
    },
    advanced: {
      arrives: `
        @friend Un rouleau de papier passa sous la porte, et, derrière, un renard [fort content de lui|très sûr de lui].
        / Une carte entra d’abord, pleine de ratures, puis l’auteur des ratures, un renard.
        / Sous une grande feuille qui marchait seule, on finit par découvrir un renard.
        « {Hero}, évidemment, dit-il en déroulant un plan, [tu figures en page deux|et te voici]. »
        / « Tu es {hero}, lut-il sur sa manche, [tout concorde|et j’en étais sûr]. »
        / « J’avais prévu {hero}, dit-il, [à quelques détails près|pas le pyjama]. »
        + Comme {hero} s’étonnait de voir trois parties barrées sur quatre, il pria qu’on ne rouvrît pas [de vieilles blessures|l’affaire].
        + Il flairait un ennui {place.in}, et l’ennui, d’après lui, sent toujours [le pain brûlé|la soupe qui attend].
        + D’un coup de queue trempée dans l’encre, il avait signé le tapis, puis, par souci d’équilibre, [le coussin|l’autre bout].
        + « Il nous faut un esprit et un courage, résuma-t-il, et je ne puis fournir [qu’un des deux|que l’esprit]. »
        + Il considérait la chambre de l’œil d’un acheteur qui a déjà choisi [les rideaux|la meilleure chaise].
      `,
      alone: `
        @friend Ce soir-là, le renard mettait la dernière touche à un plan [presque irréprochable|dont il était l’auteur].
        / Un renard, ce soir-là, chiffrait un plan si secret qu’il ne savait [plus le lire|à qui le cacher].
        + Une odeur y coupa court, froide, triste, et venue sans détour {place.from}.
        + Il dormait debout depuis mars, le terrier étant rempli de projets [jusqu’à la gueule|signés].
        + L’un d’eux visait à s’emparer de la lune et n’avait, à ce jour, échoué [que deux fois|qu’en partie].
        + Un renard sans témoin est un renard à moitié, et les soirées lui semblaient [longues|bien bêtes].
        + « Pas le moindre plan », constata-t-il en se levant, et il en ressentit un frisson [délicieux|de jeunesse].
        + Le dîner, figurant déjà parmi les choses accomplies, fut [rayé|coché avec soin].
      `,
      dry: `
        De ses trois raccourcis {place.to}, le renard défendait les deux pires, et {other} [prit le dernier|trancha].
        / Pendant que le renard traçait un raccourci {place.to}, {other} [s’y rendit|prit la route et l’attendit].
        / Le renard s’égara trois fois {place.to}, [toujours exprès|selon le plan], et {other} le ramena.
        + C’était un rayon de lune, qu’il prétendit, au milieu, avoir [prévu|dessiné de sa main].
        + Les ronces avaient ôté au mot plan [un peu de son éclat|tout son charme].
      `,
      wet: `
        Coiffés de bocaux, le renard et {other} s’enfoncèrent {place.to}, [d’un pas de promenade|sans hâte].
        / Le « plan bocal » consistait, pour le renard et {other}, à marcher {place.to} [sous verre|en vitrine].
        + Ses plans se dissolvaient derrière lui en un nuage bleu que lisaient [les harengs|des soles].
        + « Celui-là était trop sec », dit-il d’un projet qui [fondait|s’en allait].
      `,
      quirk: `
        Le renard apposait sa signature [sur les bornes|un peu partout], y compris sur ce qu’il n’avait pas fait.
        / Le renard vendit son plan à une limace, [qui le mangea|après un long marchandage].
        / Sur la carte que déploya le renard, on reconnaissait surtout [sa queue|un beau portrait de lui].
        + « Je l’aurais pu », répondit-il {other.a}, sans rougir, devant une montagne.
        + Son plan numéro dix exigeait une échelle, une trompette et quarante oies, dont il convint qu’elles [manquaient|faisaient défaut].
        + Il ne disait jamais « évidemment » sans heurter aussitôt [un arbre|quelque chose d’évident].
        + Un scarabée sollicita un autographe, et le renard fut charmant jusqu’au [coucher|tournant suivant].
        + La qualité première d’un plan, enseignait-il, est d’avoir l’air [d’avoir été voulu|prémédité].
        + À la fourche, il opta sans hésiter pour la mauvaise branche, le menton [haut|dans les étoiles].
      `,
      help: `
        Au retour, la brume avait [soigneusement|entièrement] effacé le paysage.
        / La brume du retour n’avait épargné que [deux cailloux|le premier mètre].
        / On eût dit, au retour, que le monde attendait d’être [dessiné|mis au propre].
        @help Sans plan, sans mot, le renard retrouva le chemin à l’odeur, [museau bas|pierre après pierre].
        / Alors, sa carte roulée sous le bras, le renard retrouva le chemin à l’odeur.
        / Son nez, qui n’avait jamais eu de plan, suffit : le renard retrouva le chemin à l’odeur.
        + {Other} tenait la queue, dont le feu, dans tout ce blanc, faisait [office de lanterne|une petite braise].
        + Il reconnaissait au passage les pierres qu’il avait signées, et c’était, après tout, [une façon de prévoir|utile].
        + On aurait dit que l’esprit lui était descendu dans le nez et s’y trouvait [beaucoup mieux|au large].
        + « Ton oreiller, annonça-t-il, et tout près, une chaussette », ce qui [se vérifia|ne trompait pas].
        + Il murmura « évidemment », et, pour une fois, rien ne [le contredit|tomba].
      `,
    },
  },
  Owl: {
    noun: { noun: 'chouette', gender: 'f' },
    facts: { help: 'la chouette écouta dans le noir et guida la marche' },
    beginner: {
      arrives: `
        Toc, toc, toc, puis atchoum. Cela venait de la fenêtre.
        / Quelque chose éternua sur le toit. Puis vint un toc.
        @friend C’était une chouette, toute petite, sur de grands pieds.
        / Une petite chouette entra, ses grands pieds [d’abord|devant].
        « {Hero} ? Vite, vite ! Je viens pour… [Zut|J’ai oublié]. »
        + Elle marcha de long en large, flap, flap. « Ah oui ! {Place} ! »
        + « Assieds-toi », dit {hero}. « Je suis assise ! » cria-t-elle en courant.
        + Elle éternua encore. Un papier [s’envola|tomba] de la table.
        + « On a besoin de nous. Pour quoi ? Cela [va revenir|me reviendra]. »
        + Elle avait une montre. Les aiguilles allaient bien trop lentement pour elle.
        + Ses yeux étaient deux lunes jaunes.
        + Elle fit le tour et demanda [l’heure|la sortie] deux fois.
        + Une plume tomba sur la main {hero.de}. Elle la reprit aussitôt.
      `,
      alone: `
        @friend Ce soir-là, la chouette cherchait [quelque chose|partout], sans savoir quoi.
        / Une chouette, ce soir-là, courait en rond. Elle avait perdu pourquoi.
        Elle éternua, et cela revint. On l’attendait {place.in} !
        / Atchoum ! Le mot sortit avec : c’était {place.in}.
        + Elle avait cherché sous le lit, et dans sa soupe.
        + Elle trouva ses lunettes. Ce n’était pas [ça|les siennes].
        + Ses grands pieds marchaient déjà, flap, flap.
        + Dans le creux de l’arbre, tout était sens dessus dessous.
        + « Je n’ai pas le temps d’être en retard », dit-elle.
        + Une plume lui chatouilla le bec. [Atchoum|Et atchoum] !
      `,
      dry: `
        La chouette vola [vite|tout droit] {place.to}. Elle revint chercher {other}, trois fois.
        / « Suis-moi ! » dit la chouette, déjà loin. {Other} la retrouva {place.to}.
        / La chouette partit {place.to} sans {other}. Puis sans sa montre. Puis elle revint.
        + « Plus vite, les ailes ! » criait-elle {other.a}.
        + Sur un nuage, elle oublia où étaient [la gauche et la droite|le haut et le bas].
      `,
      wet: `
        Sous une cloche de verre, on [coula|descendit] {place.to}. La chouette éternua. {Other} essuya la buée.
        / « Vite, au fond ! » dit la chouette. {Other} ferma la cloche, {place.to}.
        + Un poisson dit : « À vos souhaits. » Cela fit trois bulles.
        + Elle battait des ailes, même sous l’eau, pour aller plus vite.
      `,
      quirk: `
        « C’était urgent », dit la chouette, et elle [éternua|se gratta un pied].
        / La chouette courait devant, puis derrière. « Par là ! » [Elle hésita|Par où] ?
        / « Dépêchons », dit la chouette, et elle chercha [sa montre|un pied].
        « Quoi donc ? » demanda {other}. « [Hou|Quoi, quoi] ? » dit la chouette.
        / {Other} attendit la suite. La suite [éternua|prit l’air].
        / « Et après ? » dit {other}. « Après [quoi|qui] ? » fit-elle.
        + Elle avait noté l’affaire sur sa patte. L’autre patte, peut-être.
        + Elle marcha sur une limace et lui demanda pardon, [vite, vite|en courant].
        + « Attendre, c’est long », dit-elle, après une seconde.
        + Elle partit, revint, repartit. Elle n’avait pas dit où.
        + Ses pieds arrivaient toujours [avant elle|les premiers].
        + Une souris éternua aussi. « C’est contagieux », dit la chouette.
      `,
      help: `
        Mais au retour, il fit noir comme [dans une botte|dans un four]. Plus de lune, plus rien.
        / La lampe du ciel s’éteignit. On ne voyait [rien de rien|plus ses genoux].
        / Pour rentrer, il fallait voir, et l’on ne voyait [rien|pas].
        @help La chouette écouta dans le noir et guida la marche.
        / « Chut », dit-elle. La chouette écouta dans le noir et guida la marche.
        / Sans courir, la chouette écouta dans le noir et guida la marche.
        + Elle tourna la tête, d’un côté, puis jusque derrière.
        + « Une souris, là. Donc le blé. Donc [le chemin|à gauche]. »
        + Pour une fois, elle ne se pressait pas du tout.
        + {Other} suivait le petit bruit de ses grands pieds.
        + Elle entendait pousser l’herbe. Elle entendait [dormir|rêver] les taupes.
        + Elle se retint d’éternuer jusqu’au bout. Atchoum !
      `,
    },
    intermediate: {
      arrives: `
        Quelqu’un frappait à la fenêtre, entre deux éternuements.
        / Il y eut un éternuement au carreau, puis des excuses, puis [un autre|trois coups].
        / On frappa si vite que cela fit un seul long coup.
        @friend C’était une chouette minuscule, perchée sur [d’énormes pieds|des pieds gigantesques].
        / Entra une chouette grande comme une tasse, sur des pieds grands comme [des soupières|la chambre].
        / C’étaient deux pieds immenses, et une chouette minuscule [par-dessus|qui les suivait].
        + « {Hero}, vite, je viens pour une chose grave, c’est bête ! »
        + Elle arpenta le rebord, et chaque pas faisait flap, comme [une pantoufle mouillée|une porte de placard].
        + « {Place} ! cria-t-elle enfin. On a besoin de nous, et même [d’urgence|hier]. »
        + « Tu ne veux pas souffler un peu ? » dit {hero}. « J’ai essayé, c’est trop long. »
        + Sa montre retardait, disait-elle, puisque tout [allait si lentement|le monde traînait].
        + Elle éternua dans le rideau et lui en voulut [un peu|aussitôt].
        + Elle avait noté le principal sur sa patte gauche, mais elle tenait debout dessus.
      `,
      alone: `
        @friend Ce soir-là, la chouette retournait son arbre pour trouver [ce qu’elle cherchait|une chose oubliée].
        / Une chouette, ce soir-là, courait après une idée, sans savoir laquelle.
        Un éternuement lui rendit la mémoire : [on l’attendait|ça pressait] {place.in} !
        / Elle éternua, et l’idée en sortit : il fallait aller {place.in} !
        + Sous le lit, il y avait une botte, sur le lit, l’autre, et [cela n’aidait pas|ni l’une ni l’autre].
        + Le temps lui manquait depuis l’œuf, d’où elle était sortie en courant.
        + Ses pieds partaient toujours devant, et elle les [rattrapait|suivait] comme elle pouvait.
        + Elle souffla la bougie avant de chercher ses lunettes, et ce fut [plus long|une erreur].
        + « Je dormirai demain à toute vitesse », promit-elle.
        + Dehors, la nuit prenait son temps, comme [d’habitude|si elle en avait].
      `,
      dry: `
        La chouette fila {place.to}, revint chercher {other}, et fit ainsi trois fois [la route|le trajet].
        / La chouette partit {place.to}, oublia {other}, revint, et [oublia la route|repartit].
        / {Other} marchait {place.to}, croisant de temps à autre une chouette [pressée|qui revenait].
        + « Plus haut, plus vite ! » criait-elle, en oubliant [lequel des deux|par où].
        + Un nuage lui fit prendre le nord pour un cousin.
      `,
      wet: `
        La chouette et {other} descendirent {place.to} sous une cloche, [qu’un éternuement embua|vite embuée].
        / La chouette éternuait, {other} essuyait la cloche, et l’on coula {place.to}.
        + Une raie lui dit « à vos souhaits », avec [beaucoup de bulles|des manières].
        + Elle demanda s’il n’existait pas une eau plus [rapide|pressée].
      `,
      quirk: `
        « C’est d’une urgence extrême », dit la chouette en se grattant [le pied|longuement l’oreille].
        / « Pas une minute à perdre », dit la chouette, et elle en perdit [deux|une, dans l’herbe].
        / La chouette disparut au galop, puis revint demander [où elle allait|sa route].
        {Other} lui demanda quoi. « Comment, quoi ? dit-elle. Hou ? »
        / {Other} attendit la fin de la phrase, [qui n’en avait pas|longtemps].
        / « Tu disais ? » fit {other}. « Moi ? [dit-elle|Jamais]. Quand ? »
        + Elle avait fait un nœud à son aile, pour se rappeler de défaire [un nœud|l’autre].
        + Elle trouvait l’escargot prudent, la pierre paresseuse et la lune [en retard|bien molle].
        + Elle finissait les phrases des autres, mais jamais [comme il faut|les siennes].
        + En attendant {other}, une seconde entière, elle avait pris [de l’âge|froid].
        + Ses grands pieds écrasèrent trois flaques et un silence.
        + Elle éternua si fort qu’un hibou, au loin, dit merci.
      `,
      help: `
        Au retour, l’obscurité était [totale|effrayante], sans une étoile, et l’on n’avançait plus.
        / Quelqu’un avait soufflé les étoiles, et le chemin [aussi|du même coup].
        / Il fallait rentrer dans un noir de [cave|fond de poche], sans lune.
        @help La chouette écouta dans le noir et guida la marche, [sans courir|très lentement].
        + Sa tête tournait comme un petit phare [sans lampe|à l’envers].
        + « Une souris grignote, donc le moulin, dit-elle. Une goutte tombe, donc [le puits|la source]. »
        + {Other} marchait derrière un léger flap, flap.
        + Quand on écoute bien, le noir est plein de [chemins|poteaux indicateurs].
        + L’éternuement attendit, lui aussi, qu’on soit [sorti de là|à la lumière].
        + Elle n’oublia rien, ni un fossé, ni une racine.
      `,
    },
    advanced: {
      arrives: `
        Personne n’avait dit {hero.a} que les chouettes éternuent, [ce fut donc une surprise|et l’on sursauta].
        / Il y eut, derrière le rideau, un éternuement et une excuse, [dans cet ordre|presque ensemble].
        / On frappa si précipitamment que cela parut {hero.a} un seul coup, fort long.
        @friend Sur le rebord se tenait une chouette minuscule, [juchée|plantée] sur des pieds démesurés.
        / Deux pieds énormes entrèrent, et, bien après, la chouette minuscule [qui les menait|du dessus].
        / Elle n’était guère plus haute qu’une tasse, cette chouette, [pieds non compris|et fort pressée].
        + « C’est une affaire de la dernière gravité, dit-elle, et je vous la [dirai|conterai] dès qu’elle me reviendra. »
        + L’affaire lui revint au deuxième éternuement, avec l’adresse : on les attendait {place.in}, [et cela ne souffrait aucun retard|depuis la veille].
        + Elle avait pris la précaution d’en noter l’essentiel sur sa patte gauche, laquelle, hélas, [la portait|lui servait à tenir debout].
        + Priée de souffler un peu, elle répondit qu’elle s’y était essayée un jour, et que c’était [interminable|d’une longueur affreuse].
        + Sa montre, qu’elle accusait de lambiner, marchait en réalité [fort bien|comme toutes les autres].
      `,
      alone: `
        @friend Ce soir-là, la chouette mettait son arbre sens dessus dessous, à la recherche [d’elle ne savait quoi|d’un oubli].
        / Une chouette, ce soir-là, poursuivait au galop une idée dont elle avait perdu [le nom|la queue].
        + Un éternuement lui secoua la mémoire, et l’objet de ses recherches en tomba : on l’attendait {place.in}.
        + Elle courait depuis l’œuf, dont elle était sortie, racontait sa mère, [par le mauvais bout|sans frapper].
        + Ses pieds la précédaient partout, et il lui arrivait de les [saluer|prendre pour quelqu’un].
        + Elle souffla la bougie avant de chercher ses lunettes, ce qui, [tous les hiboux le savent|à la réflexion], se fait dans l’autre ordre.
        + « Je me reposerai demain, décida-t-elle, et [le plus vite possible|à bride abattue]. »
        + Au-dehors, la nuit avançait à son pas, sans paraître se douter qu’on la [trouvait lente|jugeait].
      `,
      dry: `
        La chouette, oubliant continuellement {other}, accomplit [trois fois|en double] le voyage {place.to}.
        / {Other}, en marche {place.to}, vit passer six fois une chouette qui [revenait l’attendre|partait].
        + Elle reprochait aux nuages un manque général [d’entrain|de méthode].
        + Arrivée la première, elle dut attendre, et ce fut [affreux|toute une seconde].
      `,
      wet: `
        On descendit sous une cloche {place.to}, et {other} en essuyait la buée [à chaque éternuement|d’une main|de son mieux].
        / On coula {place.to} sous une cloche, où la chouette éternuait, et {other} [perdait la vue|tenait le torchon].
        + La chouette s’informa d’une eau plus rapide, et l’on lui répondit, [par bulles|aimablement], que c’était celle-ci.
      `,
      quirk: `
        « Le temps presse », affirma la chouette, et elle passa un bon moment à se gratter [le pied|l’oreille].
        / « Pas une seconde à perdre », répétait la chouette {other.a}, et elle en perdait [soixante|à le dire].
        / La chouette s’élança, disparut, puis revint s’enquérir de [la direction|ce qu’on cherchait].
        + {Other} demanda pour quoi il pressait, et vit passer dans ses yeux jaunes [le vide|une grande plaine].
        + Elle achevait volontiers les phrases d’autrui, avec une sûreté qui n’avait d’égal que [l’erreur|son étonnement].
        + Un nœud à l’aile lui rappelait qu’il y avait quelque chose à se rappeler, et cela, disait-elle, [c’est déjà la moitié|suffit bien].
        + L’escargot lui semblait circonspect, la pierre indolente, et la lune, [tout à fait entre nous|à vrai dire], surfaite.
        + Pour avoir attendu {other} une pleine seconde, elle se croyait l’âme d’un [ermite|pêcheur à la ligne].
        + Son éternuement suivant réveilla, deux vallées plus loin, un hibou [bien élevé|qui répondit].
      `,
      help: `
        Au retour régnait une obscurité effrayante, où l’on n’osait avancer.
        / On avait soufflé les étoiles, et le chemin, [par économie|dans la foulée].
        / La nuit du retour était de celles où l’on demande pardon aux arbres.
        @help La chouette écouta dans le noir et guida la marche, [tranquillement|sans précipitation].
        / Toute hâte la quitta : la chouette écouta dans le noir et guida la marche.
        / Une patte levée, pour le silence, la chouette écouta dans le noir et guida la marche.
        + Sa tête pivotait sur elle-même ainsi qu’un phare qui, au lieu d’éclairer, [recueille|écouterait].
        + Une souris grignotait, d’où le moulin ; une goutte tombait, d’où le puits, et la route [s’écrivait à mesure|venait toute seule].
        + Il n’y a pas de nuit muette, mais seulement des gens [qui parlent|pressés].
        + Pour la première fois de sa vie, elle n’avait rien oublié, et s’en [aperçut|émut] à peine.
        + L’éternuement, qu’elle portait depuis le fossé, attendit la [lumière|dernière marche] pour se produire.
      `,
    },
  },
  Bear: {
    noun: { noun: 'ours', gender: 'm' },
    facts: { help: 'l’ours coucha un tronc par-dessus le fossé' },
    beginner: {
      arrives: `
        @friend Boum, un ours dormait contre la porte, et elle [céda|s’ouvrit].
        / La porte s’ouvrit en grand. C’était un ours, [qui dormait debout|appuyé dessus].
        / Rrr… Rrr… Un ours ronflait [sur le seuil|dans l’entrée]. La maison aussi.
        « {Hero} ? dit l’ours. Il y a un souci {place.in}. »
        / « Bonsoir, {hero}. Viens {place.in}. C’est à six pots d’ici. »
        / « {Hero}, dit l’ours, il faut… [rrr|ah, oui]… aller {place.in}. »
        + Un pot, c’est le temps de manger un pot de miel.
        + Il bâilla. On voyait jusqu’au [fond|printemps].
        + Il s’assit sur le lit. Le lit dit [ouf|aïe], puis il se tut.
        + Il avait du miel au coude et une abeille derrière l’oreille.
        + « Je ne dors pas, dit-il. Je repose [un œil|mes yeux]. Les deux. »
        + Sa fourrure était chaude comme une étable.
        + « Réveille-moi, {hero}, si je… » Et il ronflait.
      `,
      alone: `
        @friend Ce soir-là, l’ours dormait [presque|d’un œil], comme tous les soirs.
        / Un ours, ce soir-là, comptait ses pots. Il dormait au deuxième.
        Mais un pot tinta, [tout seul|trois fois]. On appelait {place.in}. Il se leva, moitié par moitié.
        / Une cuillère tomba, [cling|toute seule]. On appelait {place.in}. L’ours ouvrit un œil.
        + L’avant était debout. L’arrière dormait encore.
        + Il avait compté ses pots. Il en restait deux, [et demi|avec celui-ci].
        + Une abeille ronflait sur son nez. Il la posa sur la mousse.
        + Sa grotte sentait la noix et l’hiver.
        + « Je dormirai en chemin », dit-il. C’était son habitude.
        + Il mit un pot sous chaque bras, [pour la route|au cas où].
      `,
      dry: `
        {Other} monta sur le dos de l’ours. Il marchait [en dormant|les yeux fermés], {place.to}.
        / « Tourne à gauche », dit {other} sur son dos. L’ours ronfla à gauche, {place.to}.
        + « Combien encore ? » demanda {other}. « Deux pots », dit-il en rêve.
        + Ses pas étaient lourds et doux, boum, [pouf|et boum].
      `,
      wet: `
        L’ours entra dans l’eau [par étages|lentement]. {Other} avait une bulle. On descendit {place.to}.
        + L’eau monta un peu, à cause de lui.
        + Il ronfla en bas aussi, et il y eut beaucoup de bulles.
      `,
      quirk: `
        « On a fait [deux|trois] pots », dit l’ours. « Pleins ? » demanda {other}.
        / L’ours posa sa tête sur une souche. [Elle s’enfonça|La souche soupira]. « {Other}, c’est loin ? »
        / « Il est quel pot ? » demanda l’ours. {Other} ne savait [pas trop|pas lire l’heure en miel].
        « Plus maintenant », dit l’ours, en se léchant [la patte|le coude].
        / Déjà, il dormait, une patte [dans l’eau|en l’air].
        / Il chercha dans sa poche. C’était [collant|vide], mais bon.
        + Il s’endormit entre deux pas. Le pied resta en l’air.
        + « Ours ! » dit {other}. « Printemps ? » dit l’ours.
        + Il prit un rocher pour un oreiller. Puis un autre, plus [mou|rond].
        + Il raconta un rêve avec du miel. Dedans, il y avait du miel.
        + Une abeille lui montra la route. Il la [suivit|perdit] à cause d’une fleur.
        + Il bâilla si grand qu’une mouette entra voir.
      `,
      help: `
        Au retour, un fossé coupait la route, [large de quatre pots|noir et large].
        / Il y avait un grand trou dans la route. [Le fond était loin|Trop grand pour sauter].
        / Le chemin s’arrêtait devant un fossé [tout noir|plein de ronces].
        @help L’ours coucha un tronc par-dessus le fossé. [Puis il bâilla|Et {other} passa].
        / Poum ! L’ours coucha un tronc par-dessus le fossé.
        / D’une seule épaule, l’ours coucha un tronc par-dessus le fossé.
        + Il s’appuya dessus, c’est tout. Le tronc dit crac, puis ouf.
        + C’était un arbre mort, [sec|tout gris]. Il voulait bien s’allonger.
        + L’ours tint le bout, pour que rien ne bouge.
        + « Ne regarde pas en bas, dit-il. Regarde [la mousse|mon nez]. »
        + {Other} fit dix pas, sans un mot.
        + Après, il s’assit au milieu. « C’est un bon lit », dit-il.
      `,
    },
    intermediate: {
      arrives: `
        @friend Il y eut un boum, car un ours s’était endormi contre la porte, et [la porte avait cédé|elle s’ouvrit].
        / La maison se mit à ronfler, ou plutôt un ours, [adossé à la porte|debout dans l’entrée].
        / La porte céda doucement, sous le poids d’un ours [endormi|et d’un bâillement].
        « On a besoin de toi, {hero}, {place.in}, [à six pots de miel|à neuf pots] d’ici. »
        / « {Hero}, dit-il entre deux bâillements, on t’attend {place.in}, [vite|ou presque]. »
        + Il comptait les distances en miel, et les heures en [siestes|tartines].
        + Son bâillement fut si vaste qu’on y vit, tout au fond, [le mois de mai|l’hiver dernier].
        + Il s’assit au bord du lit, et l’autre bord [monta|partit] vers le plafond.
        + « Je ne dors pas, précisa-t-il, je ferme les yeux pour mieux [t’entendre|réfléchir]. »
        + Une abeille habitait derrière son oreille et lui tenait [compagnie|l’heure].
        + Il sentait la mousse tiède, la noix et la fin des vacances.
        + Il pesa sur le tapis, et le tapis [ne dit rien|s’y fit].
        + Ses oreilles dormaient déjà.
        + On poussa la chaise un peu plus loin.
      `,
      alone: `
        @friend Ce soir-là, l’ours dormait presque, ce qui est [son état normal|déjà beaucoup].
        / Un ours, ce soir-là, comptait ses pots pour s’endormir, et dormait au premier.
        Un pot de miel se mit à tinter : on appelait, [là-bas|quelque part], {place.in}.
        / Une abeille lui dit trois mots à l’oreille : on appelait {place.in}.
        + L’avant se leva d’abord, l’arrière suivit [plus tard|après discussion].
        + Il avait compté ses pots pour s’endormir, et maintenant il avait [faim|sommeil et faim].
        + La grotte ronronnait encore de tous les hivers qu’il y avait ronflé.
        + Il déposa son abeille sur la mousse, sans la [réveiller|déplier].
        + « Je finirai de dormir en marchant », dit-il, et il tint [parole|promesse].
        + La nuit était fraîche comme un museau.
      `,
      dry: `
        L’ours prit {other} sur son dos et alla {place.to} en dormant, [sans se tromper|d’un pas sûr].
        / L’ours rêvait qu’il marchait {place.to}, et {other} profita [du rêve|du voyage].
        + On demandait combien il restait, et il répondait en pots, [du fond d’un rêve|les yeux clos].
        + La montagne elle-même s’écartait, par [prudence|respect du sommeil].
      `,
      wet: `
        L’ours entra dans l’eau étage par étage, puis {other} et sa bulle le [suivirent|rejoignirent] {place.to}.
        + Le niveau monta d’un bon pot.
        + Il ronflait au fond, et les poissons [se réchauffaient dans ses bulles|prenaient des notes].
      `,
      quirk: `
        « Nous avons déjà parcouru trois pots », calcula l’ours, et il [les retourna|lécha son coude].
        / Entre deux pas, l’ours s’endormit, et son pied [resta en l’air|finit seul].
        / « Encore un pot et demi », dit l’ours en reniflant [le vent|la distance].
        « Étaient-ils pleins ? » demanda {other}. « [Initialement|Auparavant] », avoua l’ours.
        / {Other} le poussa. « Printemps ? » demanda-t-il, [un œil ouvert|plein d’espoir].
        / « C’est court », dit {other}. « C’est [bon, surtout|surtout collant] », dit l’ours.
        + Il s’endormit au milieu d’un pas, le pied gauche [en l’air|en attente].
        + Au mot « miel », il ouvrait un œil, au mot « marche », il le [refermait|perdait].
        + Un rocher lui parut d’abord dur, puis confortable, puis [marié|sien].
        + Il racontait ses rêves, et {other} remarqua qu’il y était toujours question de [confiture|miel].
        + « Est-ce le printemps ? » demandait-il à chaque papillon de nuit.
        + Il suivit une abeille par amitié et revint avec [deux|de la cire sur le nez].
      `,
      help: `
        Un précipice les attendait au retour, ténébreux, et [sans passerelle|plein de ronces].
        / Le chemin avait un trou au milieu, profond et [noir|sans fond visible].
        / Un fossé s’ouvrait entre la maison et eux, [large de six ours|trop large].
        @help L’ours coucha un tronc par-dessus le fossé, [d’une seule épaule|comme on pose un bras].
        / Il s’appuya, par fatigue : l’ours coucha un tronc par-dessus le fossé.
        + L’arbre était mort depuis longtemps et parut content [de s’allonger|qu’on le lui propose].
        + L’ours s’assit sur un bout, et plus rien ne [bougea|trembla].
        + {Other} traversa sur la mousse, un pas après l’autre.
        + « Pense à du miel », conseillait-il, et cela [marchait|aidait] assez bien.
        + Dessous, le noir faisait semblant de n’avoir pas [faim|de fond].
        + Une fois de l’autre côté, il trouva que cela ferait aussi [un lit|un bel oreiller].
      `,
    },
    advanced: {
      arrives: `
        @friend Un ours s’était assoupi contre la porte, laquelle, [de guerre lasse|après réflexion], céda.
        / La maison, à ce qu’il sembla, ronflait ; c’était un ours, [debout dans l’entrée|contre la porte].
        / Il y eut un bâillement, un craquement, puis un ours, [et plus de porte|encore tiède de sommeil].
        « On te réclame, {hero}, {place.in}, dit-il, à six [pots de miel|petits pots] d’ici. »
        / « {Hero}, dit-il entre deux sommes, il faut aller {place.in}, [ou l’ai-je rêvé|dès le réveil]. »
        + Le pot, unité dont il usait pour toutes les distances, désigne le chemin que l’on parcourt [en en vidant un|à ce régime].
        + Son bâillement donnait à voir, tout au fond, quelque chose qui ressemblait [au mois de mai|à l’hiver].
        + Quand il prit place au bord du lit, l’autre bord [gagna le plafond|s’éleva sans bruit].
        + Il affirma qu’il ne dormait point, mais qu’il avait fermé les yeux afin de [mieux entendre|ménager la lampe].
        + Une abeille logeait derrière son oreille et faisait, de temps à autre, [le tour du pâté|une remarque].
      `,
      alone: `
        @friend Ce soir-là, l’ours dormait presque, ainsi qu’il l’avait fait [le reste de l’année|toute la journée].
        / Un ours, ce soir-là, comptait ses pots pour s’endormir, et n’en avait jamais [vu deux|fini un].
        + C’est un pot de miel qui donna l’alarme, en tintant de lui-même, et l’appel venait {place.from}.
        + La moitié antérieure se leva aussitôt ; l’autre demanda [un délai|à voir].
        + De compter ses pots l’avait creusé, de les vider l’avait assoupi, et c’était là, disait-il, [tout le drame|l’ordre du monde].
        + Sa grotte conservait, comme un coquillage la mer, le ronflement de [vingt hivers|ses hivers].
        + Il prit deux pots sous le bras, pour la route, et [la route fut courte|n’en rapporta aucun].
        + Il acheva son somme en marchant, car un ours bien né [ne laisse rien en plan|termine ce qu’il commence].
      `,
      dry: `
        L’ours emporta {other} {place.to} sans s’éveiller, [avec une sûreté parfaite|d’un pas de velours].
        / L’ours rêvait qu’il allait {place.to}, et {other}, sur son dos, [dirigeait le rêve|fit de même].
        / {Other} indiquait les virages à l’ours, lequel ronflait {place.to}, [d’accord avec tout|à gauche, à droite].
        + Interrogé sur ce qui restait de route, il répondait en pots, et du fond [d’un songe|de l’hiver].
        + Ses pas tombaient avec la douceur [d’une neige lourde|des gros oreillers].
      `,
      wet: `
        L’ours pénétra dans l’eau par étages, le niveau monta, et {other} [suivit dans une bulle|fut porté] {place.to}.
        / L’ours coula {place.to} comme un vieux sofa, et {other}, dans une bulle, [s’assit dessus|l’accompagna].
        + Ses ronflements montaient à la surface en grosses perles, que des carpes [attendaient|trouvaient belles].
        + L’eau lui parut [profonde et bien rembourrée|un peu dure].
      `,
      quirk: `
        « Nous avons parcouru trois pots », calcula l’ours, qui mesurait la distance au miel, et il les [montra|retourna].
        / L’ours s’assoupit entre deux pas, de sorte qu’un pied [resta en suspens|prit de l’avance].
        / « Encore un pot et demi », jugea l’ours, qui flaira le vent, puis [le fond du pot|s’y endormit].
        + {Other} fit observer qu’à ce compte-là l’on n’arriverait jamais, et il en convint [avec gourmandise|la bouche pleine].
        + Le sommeil le prenait au milieu d’un pas, et le pied restait suspendu, [en attendant la suite|comme une virgule].
        + Le mot miel lui ouvrait un œil, que le mot marche [refermait|lui ôtait].
        + Il parla d’un rocher d’abord avec méfiance, puis avec tendresse, et enfin [à voix basse|comme d’un oreiller].
        + À tout ce qui voletait, il s’enquérait poliment [du printemps|de la saison].
        + Ses rêves, qu’il racontait sans se faire prier, manquaient d’intrigue, mais jamais de [miel|sucre].
      `,
      help: `
        Au retour, un fossé coupait la route, assez large pour que [chacun se taise|l’on s’assît].
        / Entre la maison et eux s’ouvrait un fossé, [que l’aller avait oublié|noir et bien élevé].
        / Un trou, au milieu du chemin, demandait [réflexion|un pont, ou des ailes].
        @help D’une simple poussée de l’épaule, l’ours coucha un tronc par-dessus le fossé.
        / Il voulait seulement s’appuyer : l’ours coucha un tronc par-dessus le fossé.
        / Avec un bâillement d’effort, l’ours coucha un tronc par-dessus le fossé.
        + L’arbre, mort debout depuis trois hivers, parut surtout soulagé [qu’on lui offrît de s’étendre|de se coucher].
        + L’ours pesa de tout son sommeil sur l’un des bouts, et le pont n’eut plus [l’audace de bouger|un frisson].
        + {Other} passa sur la mousse, en songeant à du miel, comme on le lui avait [prescrit|conseillé].
        + Le noir, en bas, affectait de n’avoir ni fond ni [appétit|mauvaises pensées].
        + On dut ensuite expliquer à l’ours que ce pont, quoique confortable, n’était pas [un lit|son lit].
      `,
    },
  },
  Rabbit: {
    noun: { noun: 'lapin', gender: 'm' },
    facts: { help: 'le lapin creusa un tunnel en un clin d’œil' },
    beginner: {
      arrives: `
        « Pardon, madame », dit une voix [à la chaise|à la commode].
        / « Après vous, cher ami », dit quelqu’un au tapis.
        / Boum. « Oh, pardon », dit une voix [au mur|au lit].
        @friend C’était un lapin, [très poli|tout gris], les oreilles bien droites.
        / Un lapin se frottait le nez et [saluait|s’excusait encore].
        « Pardon, {hero}. Ça ne va pas {place.in}. Pardon, tapis. »
        + Il s’essuya les pieds. Puis il essuya le paillasson.
        + « C’est une chaise », dit {hero}. « Elle ne dit rien ? dit-il. Elle m’en veut. »
        + Toum, toum, toum, fit son pied. Il avait [une idée|peur].
        + Il avait apporté une carotte, avec un ruban. Il en mangea un bout, pardon.
        + Son nez bougeait tout le temps, comme un [petit moteur|bouton].
        + Il salua la lampe, le lit et l’oreiller, [un par un|dans l’ordre].
      `,
      alone: `
        @friend Ce soir-là, le lapin demandait pardon [à son lit|à sa tasse].
        / Un lapin, ce soir-là, écrivait une lettre d’excuses à sa carotte.
        Toum ! Son pied tapa [tout seul|trois fois]. Ça n’allait pas {place.in}.
        / Toum, toum ! Son pied le savait. On l’attendait {place.in}.
        + Il avait bu dans la tasse sans lui demander.
        + La porte grinça. « Après vous », dit le lapin.
        + Son terrier avait huit sorties, et il s’excusait [à chacune|auprès de toutes].
        + Quand il pense, son pied le dit à tout le monde.
        + Il borda sa carotte [pour la nuit|sous la couette] et sortit.
        + « Pardon, la nuit », dit-il. La nuit lui fit de la place.
      `,
      dry: `
        Le lapin fit [douze|vingt] bonds {place.to}. « Pardon, cailloux. » {Other} sautait derrière.
        / « Pardon, l’herbe ! » À chaque bond, le lapin saluait. {Other} suivait {place.to}.
        / Le lapin laissait passer tout le monde, même le vent. {Other} le poussa {place.to}.
        + Il rebondit sur un nuage et s’excusa, bien sûr.
        + Au neuvième bond, il pensa. Toum, et l’on [s’arrêta|attendit].
      `,
      wet: `
        Le lapin leva ses oreilles [en tuba|hors de l’eau]. {Other} se tint à lui. Plouf, {place.to} !
        / « Pardon, la mer », dit le lapin, une oreille en l’air. {Other} suivit {place.to}.
        + « Pardon, l’eau, dit-il. Je vous [mouille|dérange]. »
        + Une oreille respirait, l’autre regardait les bateaux.
      `,
      quirk: `
        Toum, toum, toum, fit le pied du lapin. [Il pensait|Il avait une idée].
        / Le lapin céda sa place à [une souche|un arbre]. La souche resta.
        / Le lapin avait une idée. Toum ! Elle [tomba|partit] sous son pied.
        « Et ton idée ? » demanda {other}. « Pardon, dit-il, je l’ai [tassée|écrasée]. »
        / « Dis vite », fit {other}. « Après [toi|vous] », dit-il.
        / {Other} attendit. « Pardon, dit-il, mon idée est [timide|sortie]. »
        + Il demanda pardon à un buisson. Il y avait quelqu’un [dedans|derrière], par chance.
        + « Arrête de t’excuser », dit {other}. « Pardon », dit le lapin.
        + Il laissa passer un ruisseau. Cela prit du temps.
        + Une oreille disait oui, l’autre disait [peut-être|après vous].
        + Il marcha sur sa propre ombre. Il lui offrit [la carotte|son mouchoir].
        + Une taupe se réveilla. « Entrez ! » cria-t-elle, à cause du toum.
      `,
      help: `
        Au retour, un éboulis [fermait|bouchait] le passage. « Pardon, les pierres », dit le lapin.
        / Des pierres étaient tombées sur la route. [Elles ne bougeaient pas|Un gros tas].
        / Pour rentrer, il fallait passer un tas de rochers. Le lapin les salua.
        @help Et le lapin creusa un tunnel en un clin d’œil, [bien propre|bien rond].
        / « Vous permettez ? » Le lapin creusa un tunnel en un clin d’œil.
        / Toum ! Le lapin creusa un tunnel en un clin d’œil.
        + Le sable volait derrière lui. « Pardon, pardon, pardon. »
        + {Other} ferma les yeux et les rouvrit. C’était [fini|creusé].
        + Dedans, il faisait bon, et cela sentait la racine.
        + « À gauche, une marche, dit-il. Je l’ai faite [pour toi|petite]. »
        + Au bout, il y avait un rond de nuit avec des étoiles.
        + Il remit un caillou à sa place et lui souhaita bonne nuit.
      `,
    },
    intermediate: {
      arrives: `
        « Mille pardons, madame », disait quelqu’un [à la commode|au fauteuil], dans le noir.
        / « Après vous, je n’en ferai rien », dit une voix au [portemanteau|rideau].
        / Il y eut un choc, puis des excuses, [adressées au mur|très bien tournées].
        @friend C’était un lapin, en gilet, [l’oreille basse|le nez inquiet], qui s’était cogné.
        / Un lapin en gilet se frottait le nez et [félicitait la porte|rougissait].
        / Deux longues oreilles s’inclinèrent, et un lapin [les suivit|fit de même].
        + « {Hero}, pardon de l’heure, dit-il, mais cela va mal {place.in}. »
        + « C’est un meuble », dit {hero}. « Justement, dit le lapin, elle ne peut pas [se plaindre|s’asseoir]. »
        + Il essuya ses pieds, le paillasson, et pour finir [un peu la porte|le seuil].
        + Toum, toum, fit sa patte, ce qui voulait dire qu’il pensait ou qu’il [avait peur|allait penser].
        + Il offrit une carotte nouée d’un ruban, dont il manquait [la pointe|un bon tiers].
        + Ses oreilles saluaient l’une après l’autre, [la gauche d’abord|sans se toucher].
      `,
      alone: `
        @friend Ce soir-là, le lapin présentait ses excuses à sa tasse, [qu’il avait vidée|un peu ébréchée].
        Sa patte se mit à battre, toum, toum : on était [en peine|dans l’embarras] {place.in}.
        + Son terrier comptait huit sorties, et il craignait toujours de [vexer les sept autres|froisser la bonne].
        + « Après vous », dit-il à la porte, qui [passa la première|s’ouvrit].
        + Quand il réfléchit, tout le voisinage le sait, à cause [du pied|des murs].
        + La lune regardait chez lui, et il lui offrit [une chaise|de la tisane].
        + Il borda la carotte du lendemain et souffla [la chandelle, pardon|doucement].
        + Il craignait de déranger le malheur en arrivant trop tôt.
      `,
      dry: `
        Le lapin partit en vingt bonds {place.to}, s’excusant [à l’atterrissage|auprès de l’herbe], {other} derrière lui.
        / À chaque bond, {place.to}, le lapin consolait l’herbe, et {other} [le lapin|sautait après].
        + Un nuage lui servit de tremplin, et il lui [écrivit un mot|laissa sa carte].
        + À chaque toum, on s’arrêtait, car il pensait.
      `,
      wet: `
        Les oreilles en tuba, le lapin emmena {other} {place.to}, en demandant pardon [à l’eau|aux vagues].
        / « Excusez-nous, l’eau », dit le lapin, et {other} [plongea|sauta] avec lui {place.to}.
        + L’oreille droite respirait, tandis que la gauche regardait [les mouettes|passer le temps].
        + Un poisson lui marcha presque dessus, et il [s’excusa|fut ravi].
      `,
      quirk: `
        Le pied du lapin battit le sol, [toum, toum, toum|trois bons coups] : une idée arrivait.
        / Le lapin offrit sa place à une souche, qui [la garda|ne bougea pas].
        / Une idée vint au lapin, qui s’écarta pour [la laisser passer|lui faire de la place].
        « Je tenais l’idée, dit-il {other.a}, [et j’ai marché dessus|mais je l’ai tassée], pardon. »
        / {Other} le pria de parler. « Après toi », répondit-il, [fort ému|et ce fut long].
        + On le pria de ne plus s’excuser, et il le regretta [tout haut|longuement].
        + Il tenait la porte à un courant d’air et y prit [froid|racine].
        + Une taupe cria « entrez » sous ses pieds, et il n’osa [plus bouger|pas refuser].
        + Il recula devant son ombre, lui céda le pas et [tourna en rond|finit dans un buisson].
        + Ses excuses au hérisson furent si longues que celui-ci [s’endormit|se déroula].
        + Il remercia un caillou de ne pas avoir été [plus pointu|ailleurs].
      `,
      help: `
        Au retour, le passage était malheureusement obstrué par un éboulement.
        / On ne passait plus : trente pierres s’étaient [assises sur la route|donné rendez-vous là].
        / La colline, depuis l’aller, était [descendue sur le chemin|venue s’asseoir là].
        @help Le temps d’un pardon, le lapin creusa un tunnel en un clin d’œil, [rond et net|bien lisse].
        / « Vous permettez », dit-il aux pierres, et le lapin creusa un tunnel en un clin d’œil.
        + Le sable jaillissait derrière lui, avec une excuse [par poignée|pour chaque grain].
        + {Other} cligna des yeux, et il y avait déjà [deux virages|une rampe].
        + Dessous, la terre était tiède et sentait le radis.
        + Il avait prévu une marche basse et une niche pour [une bougie|souffler].
        + Au bout s’ouvrait un rond de ciel, avec [trois étoiles dedans|sa lune].
        + Les racines déplacées furent remises, [avec ses regrets|une à une].
      `,
    },
    advanced: {
      arrives: `
        On entendit dans l’obscurité quelqu’un demander pardon [à la commode|au fauteuil] avec insistance.
        / Il y eut un choc, aussitôt suivi d’excuses [d’une rare élégance|que le mur accepta].
        / « Je n’en ferai rien », insistait une voix, dans l’ombre, auprès du [portemanteau|rideau].
        @friend C’était un lapin en gilet, dont le nez [battait|tremblait], et qui s’y était cogné.
        / Un lapin en gilet, le nez rouge, [félicitait la porte|s’inclinait devant un tapis].
        + {Hero} lui représenta que c’était un meuble ; raison de plus, dit-il, puisqu’il ne peut pas [se défendre|dire où il a mal].
        + Il déplorait l’heure, le dérangement, le paillasson, et finit par avouer qu’on les espérait {place.in}, [de toute urgence, pardon|hélas].
        + Sa patte frappait le plancher, toum, toum, toum, signe chez lui d’une pensée [naissante|qui frappe à la porte].
        + Il offrit une carotte à ruban, dont le dernier tiers, [l’émotion aidant|en chemin], avait péri.
        + Avec la lampe, l’oreiller et le pot à eau, il échangea quelques mots [d’usage|pleins de tact].
      `,
      alone: `
        @friend Ce soir-là, le lapin s’excusait auprès de sa tasse [de l’avoir bue|d’un mot trop vif].
        / Le lapin, ce soir-là, écrivait à une carotte, pour le cas où il [la mangerait|aurait faim].
        + Son pied se mit à battre avant qu’il eût compris pourquoi, et il sut qu’on souffrait {place.in}.
        + Des huit sorties du terrier, il en prenait une, et passait la soirée à [consoler les sept autres|s’en vouloir].
        + Il ne pensait jamais en silence, et ses voisins, [au nombre de coups|depuis le temps], savaient à peu près quoi.
        + La porte et lui se firent des politesses, jusqu’à ce qu’elle [passât la première|s’ouvrît].
        + Il hésita sur le seuil, dans la crainte d’arriver au malheur [les mains vides|à l’improviste].
        + La carotte du lendemain fut bordée, avec les égards [dus à l’avenir|d’usage].
      `,
      dry: `
        Le lapin franchit l’étendue {place.to} en vingt bonds, suivi {other.de}, et [autant d’excuses|un pardon par bond].
        / Le lapin cédait le pas à tout ce qui bouge, et {other} dut le [tirer|pousser] {place.to}.
        / De bond en bond, {place.to}, le lapin consola l’herbe foulée, et {other} [le lapin|y aida].
        + Le nuage dont il s’était servi comme tremplin reçut le lendemain [un mot|des fleurs].
        + L’herbe, qu’il foulait à regret, se relevait [sans rancune|derrière lui].
      `,
      wet: `
        Ses oreilles dressées en tuba, le lapin plongea {place.to}, {other} à sa suite, [navré de mouiller l’eau|tout confus].
        / « Excusez l’intrusion », dit le lapin à l’eau, avant d’y couler avec {other} {place.to}.
        + La droite respirait, la gauche surveillait les mouettes, et ni l’une ni l’autre [ne se plaignait|ne s’en vantait].
      `,
      quirk: `
        Le pied du lapin tambourina, et chacun attendit l’idée, [poliment|impatiemment].
        / Le lapin s’effaça devant son idée, qui [passa sans s’arrêter|ne le salua pas].
        / Une souche, à qui le lapin offrait sa place, [finit par l’accepter|ne dit pas non].
        « Pardon, avoua-t-il finalement {other.a}, l’idée arrivait, et j’ai [marché dessus|éternué]. »
        / {Other} le pria de parler : il répondit « après toi », et [l’on n’en sortit plus|l’idée s’ennuya].
        + On lui interdit de s’excuser, interdiction dont il se reconnut aussitôt [coupable|navré].
        + Il tint la porte à un courant d’air, si longtemps que celui-ci [attrapa froid|finit par entrer].
        + Face à son ombre, il s’effaça, elle aussi, et l’on perdit là [un quart de nuit|quelques minutes].
        + Une taupe, prise sous ses coups, cria d’entrer, et il n’osa [lui donner tort|plus repartir].
        + Les cailloux étaient remerciés un à un de n’être pas [plus pointus|davantage].
      `,
      help: `
        Au retour, un éboulis fermait le passage, auquel le lapin parla bas.
        / Un pan de colline s’était assis sur la route, et le lapin [s’informa de sa santé|lui fit sa cour].
        / On ne passait plus : soixante pierres, au retour, [tenaient conseil|bouchaient la vue].
        @help Puis le lapin creusa un tunnel en un clin d’œil, [rond comme un verre|sans une miette].
        / « Si vous permettez », dit-il, et le lapin creusa un tunnel en un clin d’œil.
        + Le sable jaillissait en gerbe, et chaque poignée emportait avec elle [une excuse|son petit pardon].
        + {Other} battit des paupières et trouva, en les rouvrant, deux virages, une rampe et [un banc|de quoi s’asseoir].
        + Il régnait là-dessous une tiédeur de radis et de [vieilles racines|maison].
        + Les scrupules, à ce qu’il semble, donnent aux pattes une vitesse que le courage [leur envie|ignore].
        + Derrière eux, il remit chaque pierre à la place où elle avait [ses habitudes|dormi].
      `,
    },
  },
  Deer: {
    noun: { noun: 'cerf', gender: 'm' },
    facts: { help: 'le cerf porta des lumières dans ses bois' },
    beginner: {
      arrives: `
        @friend Un cerf entra, salua, et emporta [le rideau|la lampe] dans ses bois.
        / Un cerf fit un salut. La lampe [se balança|resta] dans ses bois.
        / « Mes hommages », dit un cerf à la porte. Et il [l’emporta|la garda].
        « Mille excuses, dit-il. [Bonsoir|Très bonsoir], {hero}. Puis-je m’asseoir ? »
        / « Veuillez me pardonner, {hero}. Ce rideau est-il [à vous|votre rideau] ? »
        / « J’ai l’honneur, {hero}, dit-il. [De quoi|Où suis-je], déjà ? »
        + « Auriez-vous la bonté de venir {place.in} ? [S’il vous plaît|Je vous prie]. »
        + Il salua encore. Le tableau tomba.
        + Dans ses bois, il y avait un nid et [une écharpe|un gant].
        + « On peut se dire tu », dit {hero}. Le cerf [rougit|réfléchit]. « Plus tard », dit-il.
        + Il passa la porte de côté, puis en biais, puis à genoux.
        + Ses sabots étaient cirés comme [des souliers|un miroir].
        + « Je vous en prie, après vous », dit-il au tapis.
      `,
      alone: `
        @friend Ce soir-là, un cerf très poli décrochait [une nappe|un nid] de ses bois.
        / Un cerf, ce soir-là, saluait son reflet. Le reflet saluait plus bas.
        « Après vous », dit-il au vent. Et le vent [répondit|souffla] : on t’attend {place.in}.
        / La source fit une vaguelette. On l’attendait {place.in}, disait-elle.
        + Il avait salué un arbre. L’arbre avait gardé sa tête un moment.
        + Les oiseaux du nid furent rendus à leur branche.
        + Il se regarda dans la source. [Un peu de mousse|Une chaussette] pendait encore.
        + « Ce serait mal élevé de ne pas y aller », se dit-il.
        + La clairière sentait [la fougère|le champignon] et la rosée.
        + Il dit bonsoir à tout le monde. Cela prit une heure.
      `,
      dry: `
        Le cerf marcha {place.to}. Il saluait chaque arbre. {Other} [décrochait les branches|saluait aussi].
        + Il y eut bientôt assez de bois pour faire un feu.
        + Là-haut, il accrocha [un petit nuage|une étoile], avec mille excuses.
      `,
      wet: `
        Le cerf prit une [bulle|perle d’air] à chaque bois. {Other} eut la plus grosse. On descendit {place.to}.
        / Le cerf salua l’eau avant d’entrer. {Other} fit pareil. Plouf, {place.to} !
        + Il laissa passer une sardine, puis toutes ses sœurs.
        + On aurait dit un lustre qui descend l’escalier.
      `,
      quirk: `
        « Après vous », dit le cerf à une porte. « Après vous », dit {other}.
        / Le cerf ôta son chapeau. C’était un nid. {Other} [salua l’oiseau|le remit].
        / « Mes respects », dit le cerf à un poteau. « C’est un poteau », dit {other}.
        Cela dura [un moment|longtemps]. Tout le monde était très poli.
        / Le vent passa devant, sans saluer. Le cerf [en fut gêné|le salua quand même].
        / Alors un escargot passa devant. [Il ne dit pas merci|Cela prit l’heure].
        + Il salua trop bas et resta pris dans [un rosier|la haie].
        + « Mes hommages », dit-il à une vache. La vache en garda la bouche ouverte.
        + Une pancarte partit avec lui. On la [suivit|lut en marchant].
        + {Other} tirait les bois d’un côté, le buisson tirait de l’autre.
        + Il écrivit un mot de merci à un pont.
        + « Je ne voudrais pas gêner », dit-il, une échelle [sur la tête|entre les bois].
      `,
      help: `
        Au retour, la nuit était [épaisse|trop noire] pour avancer. Même les pas avaient peur.
        / Le noir montait jusqu’au nez. [Où était la route|Plus de route] ?
        / Pas une lueur pour rentrer. On se marchait [sur les pieds|dessus].
        @help Le cerf porta des lumières dans ses bois, [une par pointe|comme un lustre].
        / À pas lents, le cerf porta des lumières dans ses bois.
        + C’étaient des vers luisants. Il les avait priés, un par un.
        + « Je vous en prie, installez-vous », leur disait-il.
        + Il marchait sans hocher la tête, [bien droit|très lent].
        + {Other} voyait le chemin, et même les champignons.
        + Ses bois n’accrochaient plus rien, sauf [la lumière|un peu de lune].
        + Au bout, chaque petite lampe reçut un merci.
      `,
    },
    intermediate: {
      arrives: `
        @friend Un cerf entra, s’inclina profondément et, ce faisant, [décrocha le rideau|emporta la lampe].
        / Une lampe, un rideau et un tableau s’inclinèrent, car un cerf [les portait|saluait dessous].
        / Un cerf salua le tapis, la chaise, et [la lampe s’en alla avec lui|resta pris dans le lustre].
        « Mille excuses, dit-il. {Hero}, [auriez-vous la bonté|vous plairait-il] de venir {place.in} ? »
        / « {Hero}, je suis confus, ce rideau est à vous, et l’on vous prie {place.in}. »
        + Dans ses bois pendaient déjà un gant, un nid et [une cravate|la moitié d’une corde à linge].
        + « Tu peux me dire tu », proposa {hero}. Le cerf promit d’y [penser sérieusement|songer l’an prochain].
        + À chaque révérence, la chambre perdait [un tableau|quelque chose].
        + Là-bas, quelqu’un avait besoin d’aide, et il trouvait impoli de [le faire attendre|traîner].
        + Il avait passé la porte de côté, en biais, et pour finir [à genoux|par la fenêtre].
        + Ses sabots étaient cirés, et ses manières [aussi|encore plus].
      `,
      alone: `
        @friend Ce soir-là, un cerf fort bien élevé rendait un nid [à sa branche|aux oiseaux], avec ses excuses.
        / Un cerf, ce soir-là, saluait son reflet, et l’aurait trouvé impoli de s’arrêter le premier.
        + « Après vous », dit-il au vent, lequel apportait [un appel|une plainte] {place.from}.
        + Il avait salué un chêne le matin et ne s’en était dégagé [qu’à midi|que le soir].
        + Dans la source, il vérifia sa tête : il restait un peu de linge.
        + « Il serait grossier de ne pas y courir », pensa-t-il, et il y courut, [lentement|avec tenue].
        + La clairière entière lui rendait ses bonsoirs, et cela prenait du temps.
        + Il laissa au sentier un petit mot, pour [le prévenir|qu’il ne s’inquiète pas].
        + La nuit sentait la fougère froide et [le champignon|les pommes].
        + La lune eut droit à une révérence.
        + Une toile d’araignée resta [accrochée|au bout d’un bois].
      `,
      dry: `
        Le cerf alla {place.to} en saluant chaque arbre, et {other} [le décrochait à mesure|suivait avec les branches].
        + Il céda le passage à un nuage, qui [n’en revint pas|avait toute la place].
        + On eut bientôt de quoi faire un beau fagot.
      `,
      wet: `
        Une bulle accrochée à chaque pointe, le cerf s’enfonça {place.to}, entraînant {other} [doucement|majestueusement].
        + Une sardine voulut passer, et il attendit poliment [la dernière du banc|les neuf cents autres].
        + On aurait juré qu’un lustre descendait à la cave.
      `,
      quirk: `
        « Après vous », dit solennellement le cerf devant une barrière. « Certainement pas », répondit {other}, [pour s’amuser|par politesse].
        / Le cerf présenta ses respects à un poteau, et {other} [fit le poteau|répondit pour lui] : « Enchanté. »
        / Le cerf salua si bas qu’il repartit avec une haie, [sous les yeux|malgré l’aide] {other.de}.
        + Ils y seraient encore, si la barrière, [confuse|de fatigue], n’était tombée.
        + Il s’inclina devant un rosier et ne put se [relever|reprendre] tout seul.
        + Une vache reçut ses hommages et en cessa de [mâcher|ruminer].
        + Il portait sans le savoir une pancarte qui disait [« tournez à droite »|« sens unique »].
        + « J’espère ne gêner personne », dit-il, une échelle entre les bois.
        + Il remerciait les ponts par écrit, et les gués [de vive voix|d’un signe].
        + Quand {other} éternua, il souhaita bonne santé jusqu’à la troisième [génération|colline].
      `,
      help: `
        Au retour, l’obscurité devint tellement épaisse que [les pieds disparaissaient|personne n’avançait].
        / Il n’y avait plus ni chemin ni lune, et chacun marchait [sur les pieds de l’autre|au hasard].
        / Le retour s’annonçait noir, [d’un noir sans politesse|comme l’intérieur d’un gant].
        @help Alors le cerf porta des lumières dans ses bois, [une à chaque extrémité|délicatement].
        / Il les pria une à une, et le cerf porta des lumières dans ses bois.
        + Il avait prié les vers luisants un à un, et aucun n’avait [refusé|su dire non].
        + « Installez-vous, je vous en prie », disait-il, et ils [se poussaient|s’installaient].
        + Pour ne pas les secouer, il marchait comme on porte [une soupière|un gâteau d’anniversaire].
        + {Other} voyait chaque pierre, et même [les songes|l’ombre] des champignons.
        + Ces grands bois, qui accrochaient tout, n’avaient jamais rien accroché d’aussi beau.
        + Arrivé, il remercia chaque lampe par son [petit nom|nom].
      `,
    },
    advanced: {
      arrives: `
        @friend Un cerf s’inclina sur le seuil, de tout son haut, et se releva paré du rideau.
        / Un cerf salua la compagnie, la commode aussi, et le lustre [ne lui résista pas|le suivit].
        / Le rideau, le tableau et la lampe prirent congé du mur : un cerf venait de s’incliner.
        + « Mille excuses, dit-il ; {hero}, daigneriez-vous m’accompagner {place.in}, je vous prie ? »
        + Sa ramure comptait déjà un nid, un gant et la moitié d’une corde à linge, dont il [ignorait tout|ne parlait pas].
        + Au tutoiement qu’on lui offrait, il opposa la rougeur de quelqu’un qui [y songerait volontiers, vers la soixantaine|s’en croit indigne].
        + La chambre perdait un tableau par révérence, et il restait, [Dieu merci|par chance], peu de tableaux.
        + Faire attendre une personne dans la peine lui paraissait de la dernière [incorrection|grossièreté], et il y allait donc.
        + Il avait négocié la porte de face, puis de biais, et enfin [à genoux|avec le chambranle].
      `,
      alone: `
        @friend Ce soir-là, un cerf d’une politesse exquise restituait un nid à [sa branche|qui de droit].
        / Un cerf, ce soir-là, saluait son reflet, et ni l’un ni l’autre ne voulait [finir le premier|céder].
        + « Après vous », dit-il au vent qui entrait, et le vent, confus, lui remit un appel {place.from}.
        + Le chêne qu’il avait salué au petit jour ne l’avait rendu que [vers midi|à regret].
        + Ne pas s’y rendre eût été d’un rustre, et s’y ruer, [d’un autre genre de rustre|guère mieux], si bien qu’il trotta.
        + La source lui apprit qu’il restait du linge, [côté gauche|sur la troisième pointe].
        + Ses adieux à la clairière, qu’il voulait brefs, furent [remarqués|suivis d’un discours].
      `,
      dry: `
        Le cerf avança {place.to} d’un salut à l’autre, {other} le délivrant [des branches|à mesure].
        / « Après toi », disait le cerf, et {other} répondait de même, à chaque borne {place.to}.
        / Le cerf distribuait ses saluts {place.to}, {other} [ramassant les branches|restituant les nids].
        + Il céda le pas à un nuage qui, n’ayant jamais connu cela, [se mit à pleuvoir|en perdit sa forme].
        + Un fagot se formait à mesure, de quoi passer [l’hiver|la nuit].
      `,
      wet: `
        Une perle d’air à chaque pointe, le cerf descendit avec {other} {place.to}, [en lustre consommé|marche à marche].
        / Le cerf sollicita de l’eau la faveur d’entrer, [qu’elle lui accorda|fort galamment], et suivit {other} {place.to}.
        + Il attendit que fût passée une sardine, puis, sans faiblir, [les neuf cents suivantes|sa famille].
        + Les carpes, éblouies, se crurent [au bal|un dimanche].
      `,
      quirk: `
        « Je n’en ferai rien », répondit le cerf devant la barrière, et {other}, [par malice|pour voir], de même.
        / À un poteau, le cerf présenta ses devoirs, et {other} [répondit pour le poteau|y joignit les siens].
        / Un salut trop profond, et le cerf se releva avec la haie, {other} [tenant l’autre bout|dessous].
        + On y serait encore, si la barrière, à bout de courtoisie, n’eût choisi de tomber.
        + Un rosier reçut sa plus belle révérence et voulut absolument [la garder|en garder l’auteur].
        + Il arborait sans s’en douter une pancarte, de sorte que deux voyageurs [tournèrent à droite|le suivirent].
        + « Je m’en voudrais d’encombrer », dit-il avec une échelle entre les bois, [la grande|dépliée].
        + Les vaches, sur son passage, suspendaient leur rumination, et quelques-unes [s’essayèrent au salut|firent un effort].
        + Aux ponts, il écrivait ; aux gués, plus simples, il se contentait [d’un mot|d’un signe de tête].
      `,
      help: `
        Au retour tomba une obscurité impénétrable, où l’on égarait [jusqu’à ses orteils|sa droite].
        @help Alors le cerf porta des lumières dans ses bois, [une à chaque pointe|avec une grâce de lustre].
        + Les vers luisants, qu’il avait sollicités l’un après l’autre, n’étaient pas de ceux qui [refusent|résistent à un imparfait du subjonctif].
        + Il marchait ainsi qu’on porte une soupière, le cou fixe, l’œil [tendre|sur la dernière lueur].
        + Toute sa vie, cette ramure n’avait su qu’accrocher, et l’on comprit enfin [ce qu’elle cherchait|quoi].
        + {Other} distinguait les pierres, les mousses et jusqu’à l’ombre des champignons [assoupis|de l’an passé].
        + À l’arrivée, chacune des lampes fut remerciée par [son nom|son petit nom], et il ne se trompa pas une fois.
      `,
    },
  },
  Squirrel: {
    noun: { noun: 'écureuil', gender: 'm' },
    facts: { help: 'l’écureuil lança une corde de lierre du haut d’un tronc' },
    beginner: {
      arrives: `
        @friend Trois noix roulèrent sur le sol, puis vint un [écureuil|petit écureuil].
        / Toc, toc, toc. Un écureuil entra derrière ses noix, [en courant|à quatre pattes].
        / Une noix, deux noix, trois noix : un écureuil [recomptait|les cachait].
        « Un : bonsoir. Deux : c’est {hero} ? Trois : [zut|attends]. »
        / « Premier point : {hero}. Deuxième point : [où est-il|il a roulé] ? »
        + « Trois : un ennui {place.in}. Quatre : j’ai perdu [le quatre|mon quatre]. »
        + Il cacha une noix dans une chaussure. Puis il chercha la noix.
        + « Un : sous le lit. Deux : dans le lit. Trois : [aïe|c’est ton pied]. »
        + Sa queue faisait de l’ombre, comme un parasol.
        + Il avait les joues rondes et parlait [en miettes|la bouche pleine].
        + « Je sais où est tout, dit-il. Mais pas où c’est. »
      `,
      alone: `
        @friend Ce soir-là, l’écureuil cherchait [une noix|sa réserve]. Il en avait mille, quelque part.
        / Un écureuil, ce soir-là, cachait une liste. Elle disait où étaient les listes.
        « Un : rien. Deux : rien. Trois : [tiens|oh], on m’appelle {place.in} ! »
        / Dans un trou, pas de noix. Un mot : « Viens {place.in}. »
        + Il trouva une liste. Elle disait : chercher la liste.
        + Son nid était plein de ficelle, au cas où.
        + Il cacha son oreiller, pour le retrouver [au printemps|un jour].
        + « Un : les chaussures. Deux : je n’en ai pas. »
        + Le vent secoua l’arbre. Il plut des noisettes, [enfin|toc, toc].
      `,
      dry: `
        De branche en branche, l’écureuil [filait|bondissait] {place.to}. {Other} suivait par-dessous.
        / L’écureuil allait par en haut, {other} par en bas. Un gland, deux glands : {place.to} !
        / « À gauche du chêne ! » criait l’écureuil. {Other} prit le sentier {place.to}.
        + Après la branche, il y avait un nuage, mou et frais. On monta.
        + Il y cacha vite [une noix|deux noix], pour l’hiver.
      `,
      wet: `
        L’écureuil ferma une noix [géante|de coco] sur {other} et lui. Elle coula {place.to}.
        / Une noix pour deux, et plouf ! {Other} compta les tours, {place.to}, avec l’écureuil.
        + Dedans, cela sentait le gâteau. Un petit trou servait de fenêtre.
        + « Un : de l’eau. Deux : de l’eau », nota-t-il.
      `,
      quirk: `
        « J’ai caché ici [un biscuit|une clé], dit l’écureuil. Ou là. Ou l’an dernier. »
        / « Un : ne pas bouger. Deux : [zut|bouger], dit l’écureuil. C’est par là. »
        / L’écureuil tapa sur un tronc. [Un hibou|Un pic] dit : « Occupé. »
        {Other} souleva une pierre. Dessous, il y avait [une liste|vingt listes].
        / « Tu te rappelles ? » dit {other}. « De tout. [Sauf du lieu|Mais quand] ? »
        + « Première chose : ne rien perdre. La deuxième, je l’ai perdue. »
        + Il creusa neuf trous et trouva un petit os [poli|très vieux].
        + Un chêne poussait là. « Ma noisette de trois ans ! » dit-il.
        + Il compta ses pattes, par prudence. Le compte y était.
        + « Rappelle-moi de me rappeler », dit-il {other.a}.
      `,
      help: `
        Au retour, un mur barrait la route, [lisse et haut|sans une prise].
        / Plus de chemin : une roche, [toute droite|très haute]. Et pas une marche.
        / Au bout de la route, il y avait [un mur|une falaise]. Trop lisse.
        @help L’écureuil lança une corde de lierre du haut d’un tronc. {Other} [grimpa|s’y accrocha].
        / D’en haut, hop, l’écureuil lança une corde de lierre.
        + Il était monté en trois secondes, [la queue en l’air|tout droit].
        + « Un : tenir. Deux : tirer. Trois : ne pas lâcher le deux. »
        + Le lierre craquait un peu, mais il tenait bon.
        + Là-haut, on trouva une de ses réserves. Oh, les belles noix !
        + {Thing} monta en premier, dans un nœud bien fait.
      `,
    },
    intermediate: {
      arrives: `
        @friend Trois noix roulèrent sur le plancher, suivies d’un écureuil qui les recomptait.
        / Une noix entra, hésita, roula sous le lit, et un écureuil [plongea derrière|la suivit].
        / « Trois », dit une voix sous le lit. C’était un écureuil, et [deux noix|il en manquait].
        « Premièrement, bonsoir, {hero}, dit-il, deuxièmement, [je cherche le troisièmement|où sont mes noix] ? »
        / « Point un, {hero}. Point deux, on appelle {place.in}. Point trois, [où est le deux|voyons]. »
        + Le troisième point était un malheur {place.in}, mais il l’avait rangé [trop bien|avec les noix].
        + Il cacha la pelote, le réveil et une chaussette, pour plus de [sûreté|tranquillité].
        + « Sais-tu toujours où tu mets les choses ? » « Toujours, dit-il, mais pas [longtemps|après]. »
        + Ses joues étaient pleines, et il fallait [deviner les voyelles|écouter entre les noix].
        + Derrière lui, sa queue suivait l’affaire avec [un peu de retard|beaucoup d’intérêt].
      `,
      alone: `
        @friend Ce soir-là, l’écureuil cherchait sa réserve numéro douze, [la meilleure|qui était sous la onze].
        / Un écureuil, ce soir-là, cachait si bien sa meilleure noix qu’il s’en dit adieu.
        Il tomba sur un appel au secours, {place.from}, [entre deux noisettes|plié en quatre].
        / Dans la cachette sept, il n’y avait qu’un mot : « Viens {place.in}. »
        + Il possédait mille noix et le souvenir d’à peu près [trois|quatre].
        + Sur sa liste, la première ligne disait : retrouver la liste.
        + Il rangea son oreiller pour l’hiver et se coucha sur [une bûche|rien].
        + « Un, y aller, deux, revenir, trois, dîner », récita-t-il, [content|en cochant].
        + Son arbre sentait la mousse, la sève et les vieux [projets|étés].
      `,
      dry: `
        L’écureuil courut sur les branches {place.to}, {other} dessous, et les noisettes [pleuvaient un peu|suivaient].
        / L’écureuil cria la route du haut des cimes, et {other} prit [le sentier|l’autre], {place.to}.
        / Tout en sautant {place.to}, l’écureuil cachait des noisettes, {other.que} [retrouvait|évitait].
        + La dernière branche touchait un nuage, où il enterra [des provisions|une noix, par principe].
        + « Un, sauter, deux, ne pas tomber », récitait-il.
        + Il tomba une fois, mais [bien|sur de la mousse].
      `,
      wet: `
        Dans une coque de noix bien fermée, l’écureuil et {other} [coulèrent|descendirent] {place.to}, en tournant.
        / Une noix, deux passagers : {other} et l’écureuil tournèrent {place.to}, [trois fois la tête en bas|le cœur à l’envers].
        + Par un petit trou, il notait : de l’eau, [encore de l’eau|un poisson, de l’eau].
        + La coque sentait [le gâteau|l’automne].
        + Un crabe toqua et demanda s’il y avait [de la place|quelqu’un].
      `,
      quirk: `
        « J’ai dissimulé ici quelque chose de précieux », affirma l’écureuil, et il [creusa neuf trous|hésita].
        / L’écureuil frappa à un tronc, pour sa noix de l’an passé, et un pic répondit [« occupé »|non].
        / « Un, je sais où c’est, dit l’écureuil, deux, [je ne dirai pas quand|pas exactement]. »
        {Other} découvrit une liste, qui renvoyait à [une deuxième liste|la cachette voisine].
        / « Et trois ? » demanda {other}. Le trois manquait, c’était net.
        + Un petit chêne se dressait là, et il reconnut sa noisette [de trois ans|perdue].
        + Il numérotait ses idées, de peur qu’on ne les lui [emprunte|mélange].
        + Pour être sûr de rentrer, il cacha aussi [le chemin|une borne].
        + « Rappelle-moi de penser à me rappeler », dit-il, [très sérieux|le doigt levé].
        + Trois pies le suivaient, qui tenaient mieux que lui ses [comptes|archives].
      `,
      help: `
        Au retour se dressait une paroi parfaitement lisse, [interminable|vertigineuse].
        / La route du retour montait tout droit, [sur une roche sans marche|comme un mur].
        @help L’écureuil lança une corde de lierre du haut d’un tronc, [et noua l’autre bout|sans hésiter].
        / Une seconde plus tard, tout en haut, l’écureuil lança une corde de lierre du haut d’un tronc.
        + Il avait grimpé l’arbre voisin en moins de temps qu’il n’en faut pour [le lister|éternuer].
        + « Un, tenir, deux, tirer, trois, ne pas oublier le un ! »
        + {Other} monta, les pieds au mur, le nez dans les feuilles.
        + Le lierre grinçait, mais il avait [de bonnes racines|promis].
        + Au sommet, on mit la main sur la réserve numéro douze, [intacte|enfin].
      `,
    },
    advanced: {
      arrives: `
        @friend Trois noix roulèrent jusqu’au lit, et un écureuil accourut [en les appelant|à leur recherche].
        / Une noix parut, hésita, roula, et un écureuil se jeta à plat ventre [derrière elle|sous l’armoire].
        / « Et trois », fit-on sous l’armoire, d’où un écureuil émergea, [comptant deux noix|désolé].
        « Premièrement, bonsoir, {hero}, dit-il ; deuxièmement, [où en étais-je|j’ai un troisièmement]. »
        / « Point un, {hero}, dit-il ; point deux, [j’y viens|où l’ai-je posé]. »
        + Ce troisième point, qu’il retrouva sous la pelote, disait qu’un malheur était arrivé {place.in}.
        + Par souci d’ordre, il dissimula sur-le-champ le réveil, une chaussette et [le bas du rideau|la moitié de la craie].
        + Il savait toujours où il mettait les choses, affirma-t-il, mais ce savoir était [de courte durée|périssable].
        + Ses joues contenaient une part de l’automne, d’où une diction [un peu boisée|qui demandait de l’attention].
        + Sa queue, penchée par-dessus son épaule, avait l’air de relire ce qu’il [disait|allait oublier].
      `,
      alone: `
        @friend Ce soir-là, l’écureuil recherchait sa douzième réserve, [dissimulée avec trop de talent|la plus belle].
        / Un écureuil, ce soir-là, venait de cacher si bien sa noix qu’il [lui fit ses adieux|en prit le deuil].
        + À sa place, il mit la patte sur un appel au secours, plié menu, et daté {place.from}.
        + De mille noix qu’il possédait, il aurait su en désigner trois, et [deux étaient mangées|encore, à peu près].
        + La première ligne de sa liste enjoignait de retrouver la liste, ce qui était [fait|déjà une victoire].
        + Son oreiller se trouvait en lieu sûr jusqu’au printemps, et il dormait, en attendant, [sur une bûche|sans].
        + Il récita qu’il fallait partir, revenir et dîner, puis s’élança, [craignant d’oublier l’ordre|la queue haute].
      `,
      dry: `
        L’écureuil prit par les cimes {place.to}, et {other}, au-dessous, par [la pluie de noisettes|le sentier].
        / L’écureuil professait la route {place.to} du haut des cimes, et {other} [suivait le sentier|s’y fiait peu].
        / En allant {place.to}, l’écureuil enterra douze glands, dont {other} [prit note|retint l’endroit].
        + La dernière branche donnait sur un nuage, et il en profita pour y enfouir [une réserve|de quoi tenir l’hiver].
        + Il regretta aussitôt de n’avoir pas noté [lequel|le nuage].
      `,
      wet: `
        Une coque de noix, refermée sur l’écureuil et {other}, les descendit {place.to} [avec un léger roulis|en tournant].
        / Deux passagers dans une noix, c’est beaucoup : {other} et l’écureuil roulèrent {place.to}, [genoux au menton|le cœur à l’envers].
        + Il tenait le journal de bord, où l’on peut lire : de l’eau, de l’eau, [un poisson, de l’eau|et ainsi de suite].
        + La coque sentait encore [le gâteau|l’octobre].
        + Rien ne fut oublié, puisque tout fut [noté|écrit].
      `,
      quirk: `
        « J’ai mis ici un trésor », déclara l’écureuil, et il ouvrit neuf trous [sans se décourager|à la suite].
        / L’écureuil réclama sa noix à un tronc, où un pic répondit [que c’était occupé|par trois coups].
        / « Je sais où, confia l’écureuil {other.a}, mais [nullement quand|pas si c’était ici]. »
        + {Other} exhuma une liste qui renvoyait à une liste, laquelle [renvoyait au biscuit|était mangée].
        + Il salua un jeune chêne, en qui il reconnut, ému, une noisette [égarée en bas âge|de son enfance].
        + Ses idées portaient un numéro, de crainte, disait-il, que quelqu’un n’en prît une [pour la sienne|au milieu].
        + Trois pies le suivaient partout et tenaient, de ses cachettes, un registre [exemplaire|qu’il leur enviait].
        + « Rappelle-moi, souffla-t-il, de songer à me souvenir », et il eut l’air [soulagé|d’avoir beaucoup fait].
      `,
      help: `
        + Au retour, un mur se trouva là, lisse, et dont l’écureuil [n’avait pas le souvenir|jura qu’il était neuf].
        @help Sans consulter une seule liste, l’écureuil lança une corde de lierre, [impeccablement nouée|admirablement solide].
        / Une seconde suffit : l’écureuil lança une corde de lierre du haut d’un tronc.
        + L’arbre avait été gravi dans le temps qu’il faut à d’autres pour [chercher leurs gants|lever la tête].
        + {Other} s’éleva, les pieds contre la pierre, le visage dans [les feuilles fraîches|une odeur de feuille].
        + Le lierre, vieille connaissance, ne grinça que pour [la forme|se faire valoir].
        + En haut les attendait, par un hasard qu’il trouva tout simple, [la douzième réserve|le trésor de tout à l’heure].
        + Il en offrit la moitié, et cacha l’autre, [c’est-à-dire la perdit|par acquit de conscience].
      `,
    },
  },
  Hedgehog: {
    noun: { noun: 'hérisson', gender: 'm', aspirated: true },
    facts: { help: 'le hérisson roula et fit un tapis de feuilles' },
    beginner: {
      arrives: `
        « Tu ne me dis pas [bonsoir|bonjour] ? » fit une petite voix vexée.
        / « Et moi, alors ? » dit quelqu’un [sous le lit|dans la pantoufle].
        / On renifla, tout bas, [derrière la chaise|près du tapis]. C’était un reproche.
        @friend Près du lit, il y avait un hérisson, [tout rond|en boule].
        / Une boule de piquants attendait. C’était un hérisson, [fâché|la mine triste].
        / C’était un hérisson. Il tournait le dos, [pour qu’on le voie|très fort].
        + « Bonsoir », dit {hero}. Il [se déroula|fut consolé]. « Alors, viens {place.in}. »
        + « Pas de tapis pour moi ? dit-il. Ah si. [Bon|Il gratte, mais bon]. »
        + Il y avait une pomme sur son dos. C’était pour {hero}.
        + « Tu n’as pas ri de mon nez ? Non ? Tu vois, [tu ne l’as pas vu|tu t’en moques]. »
        + Sous ses piquants, son ventre était doux comme une pêche.
        + Ça allait mal, là-bas. Il avait couru, de ses quatre petits pieds.
      `,
      alone: `
        @friend Ce soir-là, le hérisson boudait [sa soupe|son oreiller], qui l’avait regardé de travers.
        / Un hérisson, ce soir-là, ne parlait plus à la lune. Elle était en retard.
        Puis on l’appela {place.in}. « Moi ? » dit-il, et il [fut consolé|sortit sa tête].
        / « Viens, toi », dit une voix {place.from}. Toi ! Il en resta debout.
        + Il s’était mis en boule au milieu d’un mot.
        + La soupe refroidissait. Elle l’avait bien cherché.
        + Le vent avait claqué la porte. [Exprès|Sûrement exprès], pensait-il.
        + « On a pensé à moi », dit-il. Et ses piquants se couchèrent.
        + Il emporta sa petite serviette et trois feuilles sèches.
      `,
      dry: `
        Le hérisson trottait {place.to}. Il se vexa [deux fois|d’un caillou]. {Other} le consola.
        / Une feuille tomba sur le hérisson. {Other} dut l’excuser, {place.to}.
        / « Passez sans moi », dit le hérisson. {Other} l’attendit, et l’on alla {place.to}.
        + En haut d’une côte, il se mit en boule. C’était plus court.
        + Un nuage le chatouilla. Il [bouda|rit], puis il remercia.
      `,
      wet: `
        Le hérisson mit [un bouchon|une perle] sur chaque piquant. {Other} prit une bulle. Et hop, {place.to}.
        / Le hérisson boudait dans une bulle. {Other} lui fit une place {place.to}.
        + « On me regarde », dit-il d’un oursin. L’oursin était ravi.
        + Les bouchons dansaient. On eût dit une fête.
      `,
      quirk: `
        « Et ensuite », dit le hérisson, et il se mit [en boule|soudain en boule].
        / « Ce pissenlit m’a soufflé dessus », dit le hérisson, [vexé|en boule].
        / Le hérisson s’arrêta. « Continuez, [allez|je vous en prie]. C’est rien. »
        « Ensuite quoi ? » demanda {other}. « On m’a appelé [brosse|pelote] », dit la boule.
        / « Qu’as-tu ? » dit {other}. « Rien », dit-il. [Un gros rien|C’était long].
        / {Other} s’assit à côté. Un piquant [se coucha|dit oui].
        + Il attendit qu’on lui dise qu’il n’était pas une brosse.
        + {Other} souffla entre ses piquants. Il rit, tout bas.
        + Une fleur se tourna vers le voisin. Il en parla longtemps.
        + Il roula sans le vouloir jusqu’au bas du pré.
        + « Je ne suis plus fâché, dit-il. [Mais presque|C’était hier]. »
      `,
      help: `
        Au retour, il fallait sauter du haut [d’une pente|d’un talus]. En bas, rien que des pierres.
        / Au bout du chemin, ça tombait. En bas, [des cailloux|des pierres], et c’est tout.
        / Pour rentrer, il fallait sauter. [Qui saute|Mais], sur des pierres pointues ?
        @help Le hérisson roula et fit un tapis de feuilles, [épais|bien moelleux]. {Other} sauta.
        / Hop, en boule : le hérisson roula et fit un tapis de feuilles.
        + À chaque tour, une feuille se prenait à ses piquants.
        + Il remonta, roula encore, et le tas grandit.
        + « Tu peux y aller, dit-il. C’est du [chêne|hêtre]. C’est doux. »
        + Pouf, fit le tapis. Pas une pierre ne fit mal.
        + « C’est bien, les piquants », dit {other}. Il en rougit [jusqu’au bout|partout].
      `,
    },
    intermediate: {
      arrives: `
        « Naturellement, personne ne me salue », murmura une voix sous la chaise.
        / « Ne vous levez pas pour moi », soupira la pantoufle, [très digne|d’une petite voix].
        / Quelqu’un reniflait sous le lit, juste assez fort pour [qu’on l’entende|être plaint].
        @friend C’était un hérisson, roulé en boule et [vexé d’avance|blessé au cœur].
        / Il fallut se pencher : c’était un hérisson, le dos tourné, [bien en vue|mais pas trop].
        / Un hérisson s’y tenait, piquants dehors, [pas fâché du tout|en deuil de politesse].
        + « Bonsoir », dit {hero}. « C’est gentil, dit-il, partons {place.in}. »
        + Il portait sur le dos une pomme pour {hero} et s’attendait à ce qu’on [n’en veuille pas|la trouve petite].
        + Là-bas, on avait besoin d’aide, et l’on avait pensé à lui, [ce qui l’étonnait encore|justement].
        + Un rien le fâchait, un rien le [consolait|guérissait], et cela lui faisait de longues journées.
        + Quand il se déroulait, on voyait qu’il souriait déjà.
      `,
      alone: `
        @friend Ce soir-là, le hérisson ne parlait plus à sa soupe, [qui l’avait brûlé|à cause d’un mot].
        Or on appelait {place.in}, et c’était lui qu’on voulait, [lui-même|pas un autre].
        + Il s’était roulé en boule au milieu d’une phrase, dont on attendait [le verbe|la fin].
        + La porte avait claqué, à son avis, d’un air [entendu|moqueur].
        + « On a dit mon nom », répéta-t-il, et ses piquants se couchèrent [un à un|de plaisir].
        + Il pardonna à la soupe, en vitesse, et prit sa serviette.
        + Sous les feuilles mortes, sa maison sentait la noisette et le mois d’octobre.
        + Personne ne l’avait appelé brosse.
        + Il pardonna même [à la porte|au vent].
      `,
      dry: `
        Le hérisson trotta {place.to}, se fâcha avec un caillou, et {other} [les réconcilia|arrangea cela].
        / Un gland tomba sur le hérisson {place.to}, et {other} dut plaider pour [le chêne|l’automne].
        / « Allez-y sans moi », dit le hérisson, {place.to}, et il vérifia {other.que} [l’attendait|l’avait entendu].
        + Les descentes, il les faisait en boule, et c’était [le seul à rire|son secret].
        + Un nuage le chatouilla, il bouda, puis il [rit|remercia].
        + {Other} portait la pomme.
      `,
      wet: `
        Un bouchon au bout de chaque piquant, le hérisson coula {place.to}, [poussé|aidé] par {other}.
        / Le hérisson bouda dans sa bulle jusqu’au fond, {place.to}, tout près {other.de}.
        + Un oursin le regardait fixement, et il se crut [insulté|compris] avant d’être embrassé.
        + Les bouchons dansaient.
        + L’eau était froide, et il le prit [pour lui|mal].
      `,
      quirk: `
        « Ensuite, commença le hérisson, [ce vilain merle|quelqu’un] », et il se mit en boule.
        / Un pissenlit souffla sur le hérisson, et il fallut [une enquête|consoler tout le monde].
        / « Ce n’est rien », dit le hérisson, d’un ton qui [durait|faisait le tour du bois].
        {Other} attendit. « On a dit brosse », reprit [la boule|une voix] au bout d’un moment.
        / {Other} s’assit à côté de la boule, et un piquant, puis deux, [se couchèrent|dirent oui].
        + On lui jura qu’il n’avait rien d’une brosse, et il demanda [même de dos|un peu plus de détails].
        + Une marguerite tournée ailleurs lui gâcha tout un pré.
        + Vexé sur une pente, il roula jusqu’en bas, ce qui le [calma|remit d’aplomb].
        + Il aimait bien être fâché, à cause de [la consolation|ce qui vient après].
        + {Other} lui gratta le museau, seul endroit sans [piquants|rancune].
      `,
      help: `
        Pour rentrer, il fallait sauter d’un talus, et le bas n’était que cailloux.
        / La route du retour sautait du talus, et en bas [l’attendaient des pierres|ce n’était que cailloux].
        / Il fallait descendre d’un bond, sur un lit de [pierres pointues|cailloux].
        @help Le hérisson roula et fit un tapis de feuilles, épais comme un lit.
        / Sans rien dire, vexé de personne, le hérisson roula et fit un tapis de feuilles.
        + Il en prenait une à chaque piquant, remontait et [recommençait|roulait encore].
        + « C’est moelleux ? » s’inquiétait-il. « On dirait du gâteau », dit {other}.
        + {Other} sauta, {thing} contre soi, et cela fit [pouf|un bruit de couette].
        + Ces pointes dont on se moquait avaient ramassé la moitié de la forêt.
        + Il attendit un compliment, le reçut et se roula, cette fois, [de bonheur|de joie].
      `,
    },
    advanced: {
      arrives: `
        « On ne me salue pas, naturellement », dit une voix [sous la chaise|que la peine rendait grave].
        / « Qu’on ne se lève pas », soupira une pantoufle, [avec noblesse|blessée].
        / On reniflait sous le lit, juste assez haut pour [être plaint|qu’on s’en inquiète].
        @friend C’était un hérisson, en boule, et [froissé par précaution|déjà fâché].
        / Un hérisson s’y était établi, le dos tourné, [mais bien en vue|par discrétion].
        + Sur un simple bonsoir {hero.de}, il se déroula tout entier, pardonna et [se mit à rayonner|tendit une pomme].
        + On souffrait {place.in}, et l’on avait songé à lui, ce dont il [revenait mal|restait baba].
        + La pomme fichée sur son dos était un présent, qu’il offrit en assurant qu’on [pouvait la refuser|la trouverait petite].
        + Il passait de l’offense à la tendresse avec une rapidité qui [fatiguait les deux|tenait du prodige].
        + Personne n’avait ri de son nez, mais enfin, on aurait pu, et il [le notait|y pensait].
      `,
      alone: `
        @friend Ce soir-là, le hérisson avait rompu avec sa soupe, [pour un mot plus chaud que l’autre|définitivement].
        / Le hérisson, ce soir-là, attendait de la lune, en retard, une explication [écrite|et un mot].
        + On l’appela {place.in}, lui, par son nom, et il crut d’abord à [une erreur|un autre hérisson].
        + Une phrase commencée à midi attendait toujours, en boule, [son complément|qu’on la prie de sortir].
        + La porte, à n’en pas douter, avait claqué exprès, avec une pointe d’[ironie|insolence].
        + Ses piquants se couchèrent l’un après l’autre, ainsi qu’un champ de blé sous [un compliment|la brise].
        + Avant de sortir, il fit la paix avec le potage, en se réservant le droit de [revenir là-dessus|bouder plus tard].
      `,
      dry: `
        Le hérisson s’en fut {place.to}, et {other} dut, en chemin, le réconcilier avec [un caillou|deux chardons].
        / « Allez sans moi », soupirait le hérisson {place.to}, guettant si {other} [l’attendait|obéissait].
        / Un gland l’ayant atteint, le hérisson n’alla {place.to} qu’après [un plaidoyer|les excuses] {other.de}.
        + Les côtes descendantes, il les prenait en boule, et l’on aurait juré [qu’il chantait|entendre rire].
        + La lune lui parut [froide|un peu distante].
      `,
      wet: `
        On mit un bouchon à chaque piquant, et le hérisson coula {place.to} dans la bulle {other.de}, [hérissé de liège|dignement].
        / Le hérisson, boudant, coula {place.to} dans une bulle, [qu’il ne piqua pas|tout contre] celle {other.de}.
        + Un oursin le dévisageait, et l’affaire allait mal tourner, quand il comprit qu’on [l’admirait|lui demandait l’adresse du tailleur].
        + Les bouchons dansaient comme [à la fête|un jour de noce].
        + L’eau lui fit des avances.
      `,
      quirk: `
        « Et par la suite », poursuivit le hérisson, avant de se fermer [comme un porte-monnaie|d’un coup].
        / « Ce n’est rien », prononça le hérisson, d’un rien [qu’on entendit de loin|très travaillé].
        / Un pissenlit avait soufflé, et le hérisson [demanda son nom|s’en ferma].
        « On a dit brosse », fit la boule, lorsque {other} eut [assez attendu|perdu espoir].
        / {Other} s’assit auprès, sans parler, et un premier piquant [pardonna|se coucha].
        + Assuré qu’il n’avait rien d’une brosse, il voulut savoir sous quel [angle|éclairage].
        + Une marguerite lui tournait le dos, et un pré entier, [de ce fait|à cause d’elle], fut assombri.
        + La bouderie, confia-t-il, ne vaut que par la consolation, comme [la faim par la tarte|l’hiver par l’édredon].
        + Sa colère l’emportait quelquefois, au sens propre, jusqu’au bas [des pentes|de la colline].
        + Il n’avait qu’un endroit sans défense, le museau, et {other} [le trouva|y mit un doigt].
      `,
      help: `
        + Au retour, il fallut sauter d’un talus au pied duquel on ne voyait que [pierres et regrets|des cailloux pointus].
        @help Sans qu’on l’en priât, le hérisson roula et fit un tapis de feuilles, [d’un moelleux parfait|épais de trois automnes].
        / Nul ne l’avait vexé, et pourtant le hérisson roula et fit un tapis de feuilles.
        + Il en piquait une à chaque pointe, remontait et roulait derechef, avec [une gravité de tapissier|ferveur].
        + {Other} se jeta dans le vide, et le vide, à l’arrivée, fit [pouf|un bruit d’édredon].
        + On médit des gens qui piquent, sans penser à tout ce qu’ils peuvent, [le cas échéant|bien employés], retenir.
        + Le compliment tarda une seconde, pendant laquelle il faillit [se fâcher|rouler ailleurs].
        + Puis on le lui fit, et il se mit en boule, mais, pour une fois, [de joie|autour de sa joie].
      `,
    },
  },
  Wolf: {
    noun: { noun: 'loup', gender: 'm' },
    facts: { help: 'le loup hurla et la lune montra le sentier' },
    beginner: {
      arrives: `
        Derrière la vitre, quelqu’un [s’exerçait à|essayait de] sourire.
        / Quelqu’un toussa derrière la vitre, bien doucement.
        / Un bouquet monta à la fenêtre. Il [tremblait|avait peur].
        @friend C’était un loup, [bien timide|avec un bouquet].
        / Un loup le tenait, [les yeux baissés|caché derrière]. Il rentrait ses dents.
        « N’aie pas peur, {hero}, dit-il. [Moi, j’ai peur|J’ai peur pour deux]. »
        / « C’est moi, {hero}, dit-il. Mais [en gentil|ce n’est rien]. »
        + « On a besoin de nous {place.in}. J’ai mis mon sourire numéro quatre. »
        + Il avait de grandes dents. Il les tenait derrière sa patte.
        + « Entre », dit {hero}. Il entra à reculons, pour ne pas [effrayer le chat|faire peur].
        + Dans son panier, il y avait une galette. C’était lui qui l’apportait.
        + Il parlait si bas que la pendule [se pencha|s’arrêta].
      `,
      alone: `
        @friend Ce soir-là, devant la mare, le loup essayait [un sourire|son sourire numéro trois].
        / Un loup, ce soir-là, lisait une histoire de loup. Il se cachait les yeux.
        La mare frissonna et dit : on t’attend {place.in}. Il sourit [pour de bon|sans le vouloir].
        / Une grenouille lui dit : « On t’attend {place.in}. » Et il n’eut plus peur.
        + Les grenouilles notaient les sourires. Le trois eut la moyenne.
        + Un lapin passa. Le loup se cacha derrière un arbre, [par gentillesse|trop petit].
        + Il avait peur du Petit Chaperon rouge. Elle courait si vite.
        + « Et si je leur fais peur ? » La lune dit qu’elle l’aimait bien.
        + Il brossa ses dents, toutes, et cela prit du temps.
      `,
      dry: `
        Le loup porta {other} {place.to}. Il souriait [aux moutons|à une souche], par prudence.
        / Le loup courait {place.to} sur la pointe. {Other} lui tenait les oreilles.
        + Les moutons firent un petit signe. Il faillit pleurer.
        + Ses pattes ne faisaient pas plus de bruit que [la neige|l’ombre].
      `,
      wet: `
        Le loup prit {other} sous [une cloche de verre|une grosse bulle]. Il ferma les yeux et descendit {place.to}.
        / Le loup salua l’eau, de peur qu’elle n’ait peur. {Other} le tira {place.to}.
        + « C’est toi, le loup de mer ? » dit une huître. Il dit qu’il débutait.
        + Il sourit à un requin. Le requin en eut [peur|les larmes aux yeux].
      `,
      quirk: `
        « Et celui-là ? » demanda le loup en souriant. « [Trop de dents|Un peu moins] », dit {other}.
        / Le loup dit bonsoir à [une souris|un mouton]. « Tout bas », dit {other}.
        / « J’entends un loup ! » dit le loup. C’était [son ventre|lui], dit {other}.
        Il cacha six dents. « [Voilà|Mieux]. » C’était un sourire de grand-mère.
        / Il se fit tout petit. [Il dépassait encore|Un arbre le cacha mal].
        + Il toussa avant chaque virage, pour ne surprendre personne.
        + Une fourmi lui dit bonsoir. Il en parla tout le long du chemin.
        + « Promenons-nous dans les bois », chanta-t-il. Puis il [s’excusa|rougit].
        + Il laissa son ombre derrière, à cause des oreilles.
        + Un enfant hérisson lui tira la queue. Il n’osa plus bouger.
      `,
      help: `
        Au retour, le sentier s’était [effacé|perdu] dans le noir. Et la lune dormait.
        / On ne voyait plus la route. [La lune dormait|Le ciel était fermé].
        / Pour rentrer, il fallait de la lune. Mais [elle dormait|où était-elle] ?
        @help Alors le loup hurla et la lune montra le sentier, [très blanc|tout blanc].
        / Tout doux d’abord, le loup hurla et la lune montra le sentier.
        + Il demanda d’abord {other.a} s’il pouvait. Ce serait un peu fort.
        + C’était un long cri, doux au bout, comme [une berceuse|un fil].
        + La lune ouvrit un œil. « Ah, c’est toi », dit-elle.
        + Personne n’eut peur. Un hibou dit même encore.
        + Son vrai sourire vint tout seul. C’était [le bon|le numéro neuf].
      `,
    },
    intermediate: {
      arrives: `
        De l’autre côté de la vitre, quelqu’un essayait des sourires, l’un après l’autre.
        / On gratta au carreau, mais si poliment que ce fut presque [une caresse|un silence].
        / Un bouquet s’éleva derrière la vitre, et il toussait un peu.
        @friend C’était un loup, un bouquet à la patte, et [il tremblait|fort intimidé].
        / Un loup se cachait dessous, et [dépassait|rentrait ses dents].
        + « Surtout, n’aie pas peur, {hero}, dit-il, [c’est mon rôle|je m’en charge]. »
        + On avait besoin d’eux {place.in}, et il espérait ne pas [faire mauvais effet|arriver en loup].
        + Il apportait une galette, ce qui, dans sa famille, était [nouveau|une première].
        + Pour ne pas effrayer les meubles, il entra à reculons.
        + Ses dents lui donnaient du souci, et il les comptait derrière sa patte.
      `,
      alone: `
        @friend Ce soir-là, le loup travaillait son sourire devant la mare, et [les grenouilles notaient|il en était au sept].
        / Le loup, ce soir-là, lisait un conte de loup, une patte devant les yeux.
        L’eau frissonna, car un appel arrivait, de loin, {place.from}.
        + Un lapereau passa, et le loup se cacha, [un peu mal|derrière un roseau].
        + On disait tant de choses sur son oncle et trois petits cochons.
        + « Et s’ils se sauvent en me voyant ? » demanda-t-il à la lune, qui [n’avait jamais bougé|resta].
        + Il se brossa les dents, l’une après l’autre, jusqu’à la quarante-deuxième.
        + La forêt sentait la neige à venir et le [vieux conte|cuir].
      `,
      dry: `
        Le loup emporta {other} {place.to}, d’un trot de velours, [en souriant aux souches|très bas sur l’herbe].
        / « Je ne fais peur à personne ? » demandait le loup {other.a}, {place.to}, [à chaque haie|sans répit].
        + Un agneau lui répondit d’un signe, et il dut [s’arrêter pour se moucher|courir plus vite].
        + La nuit sentait [la neige|le thym et la neige].
        + Il demandait pardon à ce qui s’envolait.
      `,
      wet: `
        Sous une cloche de verre, le loup descendit {place.to} avec {other}, [les yeux bien fermés|en s’excusant].
        / Le loup s’excusa auprès de l’eau, puis descendit {place.to}, {other} [à son cou|au sec].
        + On lui demanda s’il était loup de mer, et il avoua qu’il n’avait pas [le diplôme|le pied].
        + Il sourit à un requin, qui en fut [bouleversé|gêné].
        + Ses oreilles faisaient des vagues.
      `,
      quirk: `
        « Et comme ceci ? » demanda le loup, exhibant [un nouveau sourire|l’intégralité du clavier].
        / « Un loup ! » dit le loup. {Other} écouta : c’était son [estomac|propre ventre].
        « Probablement avec moins d’ampleur », suggéra {other}, et il [dissimula|rentra] quatorze dents.
        / Il résolut d’être plus petit, et un buisson [ne le cacha pas|l’y aida mal].
        + Avant chaque tournant, il toussait pour s’annoncer.
        + Il fredonna une vieille ronde, arriva au mot « loup » et [devint écarlate|s’excusa].
        + Une fourmi le salua sans courir, et sa vie en fut [changée|plus belle].
        + Son ombre avait de trop longues oreilles, et il marchait dessus pour [les cacher|la gronder].
        + Un petit hérisson lui tira la queue, et il tint, [fier et raide|ému], une heure entière.
      `,
      help: `
        Au moment de rentrer, il n’y avait plus de sentier, [plus de lune|et la lune dormait].
        / La lune s’était couchée tôt, et le sentier [avec elle|ne le disait à personne].
        / Le chemin du retour était noir comme [un four|le fond d’un puits].
        @help Le loup hurla et la lune montra le sentier, [comme on déroule un drap|blanc et net].
        / Après s’être excusé, le loup hurla et la lune montra le sentier.
        + Il avait demandé d’abord si cela ne dérangeait [personne|pas les petits].
        + C’était un cri long, rauque, et doux vers la fin, un cri qui [connaissait la lune|tendait la patte].
        + « Tu pouvais le dire plus tôt », fit la lune en s’habillant.
        + Au lieu de fuir, deux chevreuils s’arrêtèrent pour [écouter|la seconde strophe].
        + Alors lui vint un sourire qu’il n’avait jamais [travaillé|essayé], et {other} le lui rendit.
        + La mousse devint [claire|blanche].
        + Rien ne courut se cacher.
      `,
    },
    advanced: {
      arrives: `
        Quelqu’un, derrière le carreau, répétait des sourires, dont aucun n’allait.
        / On toussait derrière le carreau, mais d’une toux si polie qu’elle [s’en excusait|frappait].
        / Un bouquet monta le long de la vitre, et ce bouquet avait [peur|une queue].
        @friend C’était un loup, serrant un bouquet, et plus pâle que la lune.
        / Un loup se tenait dessous, les dents rentrées, et [dépassait de partout|priait qu’on ne crie pas].
        + « Ne crains rien, {hero}, murmura-t-il, c’est déjà fait. »
        + On les demandait {place.in}, et toute la route il s’était inquiété de l’impression [qu’il ferait|de ses dents].
        + La galette qu’il apportait marquait, dans les usages de sa famille, [un tournant|une nouveauté].
        + Pour ménager les meubles, il fit son entrée à reculons, et [salua la porte|s’assit sur le chat].
        + Il tenait la patte devant la bouche, ainsi que ces personnes qui ont trop [d’argenterie|de talent].
      `,
      alone: `
        @friend Ce soir-là, le loup étudiait devant la mare un sourire, le septième, que les grenouilles [notaient|jugeaient raide].
        / Le loup, ce soir-là, lisait un conte de loup, et sautait [les passages avec du loup|les pages].
        + L’eau se rida sous un appel {place.from}, et le sourire, n’étant plus surveillé, [fut très bon|vint tout seul].
        + Un oncle à lui, avec trois cochons et une cheminée, avait [ruiné le nom|beaucoup nui à la famille].
        + À l’approche d’un lapereau, il se jeta derrière un roseau, qui le cachait [à moitié|surtout au milieu].
        + Ses quarante-deux dents furent brossées une à une, comme on lustre des armes [qu’on va rendre|d’un autre temps].
        + La lune était la seule dame du pays à ne s’être jamais [sauvée|enfuie].
      `,
      dry: `
        Le loup, {other} sur l’échine, gagna {place} si silencieusement que la neige [en serait jalouse|s’étonnerait].
        / « Fais-je peur ? » demandait le loup {place.to}, et {other}, qui bâillait, [le rassurait|disait non].
        / Le loup alla {place.to} sur la pointe des griffes, pour ne pas réveiller {other}.
        + Un agneau lui fit bonjour, et il fallut attendre qu’il [se fût mouché|y voie clair].
        + Les souches, à tout hasard, eurent droit à [un sourire|un bonsoir].
      `,
      wet: `
        Le loup partagea sa cloche avec {other} et s’enfonça {place.to}, [les paupières serrées|en priant l’eau de l’excuser].
        / Le loup pria l’eau de ne pas s’effrayer, puis suivit {other} {place.to}, la queue basse.
        + Une huître voulut savoir s’il était de mer, et il convint qu’il était à peine [de lavoir|d’eau douce].
      `,
      quirk: `
        « Et ainsi ? » demandait le loup, en découvrant [tout le clavier|une rangée supplémentaire].
        / Le loup dit bonsoir à un mouton, avec tant de douceur qu’il [s’endormit|le prit pour sa tante].
        / « J’entends un loup », souffla le loup, et {other} [reconnut son estomac|dut lui tenir la patte].
        {Other} fit ôter des dents, [disons le tiers|les plus au fond], et l’on obtint une grand-mère.
        / {Other} en conclut qu’il suffirait de [parler moins fort|fermer la bouche], et il la ferma.
        + Il toussait à chaque tournant, de façon que nul ne fût pris de court, sauf [une truite|l’écho].
        + Une fourmi l’ayant salué sans presser le pas, il répéta l’histoire jusqu’à [la rivière|nuit close].
        + La ronde qu’il fredonnait contenait son propre nom, et il s’en aperçut [trop tard|au second couplet].
        + Son ombre, aux oreilles compromettantes, fut priée de suivre [d’un peu plus loin|à distance].
        + Un jeune hérisson lui prit la queue, et il ne respira plus, de peur que l’autre [ne la lâche|ne s’en aille].
      `,
      help: `
        + Au retour, le sentier s’était perdu, et la lune, seule à le savoir, dormait.
        @help Ayant demandé la permission, le loup hurla et la lune montra le sentier, d’un doigt blanc.
        / D’abord un peu rouillé, le loup hurla et la lune montra le sentier.
        + C’était une longue plainte éraillée, dont la fin, [à l’étonnement de tous|par miracle], était tendre.
        + « On pouvait frapper plus tôt », dit l’astre en passant [sa robe|un nuage].
        + Deux chevreuils, au lieu de fuir, réclamèrent la suite, et le loup en [oublia ses dents|perdit la voix].
        + Ce qui effraie de près console parfois de loin, à la façon [des orages|des trains de nuit].
        + Il souriait, sans l’avoir répété, et {other} se garda bien [de le lui dire|de compter].
      `,
    },
  },
  Raccoon: {
    noun: { noun: 'raton laveur', gender: 'm' },
    facts: { help: 'le raton laveur ouvrit le loquet de ses doigts fins' },
    beginner: {
      arrives: `
        @friend Dans l’évier, un raton laveur lavait [le courrier|les chaussettes].
        / Splatch. Un raton laveur frottait [la lampe|le savon] dans la bassine.
        / L’eau coulait. Un raton laveur savonnait [une chaise|un timbre].
        « C’est emprunté, pas pris, dit-il. {Hero}, [cette lettre est pour toi|viens voir]. »
        / « J’ai emprunté ton évier, {hero}, dit-il. [Et ton savon|Il est propre]. »
        + Une lettre disait : à l’aide, {place.in}. L’encre coulait un peu.
        + Il avait un masque noir sur les yeux. « Je suis né avec », dit-il.
        + Il frotta la pomme, l’assiette, puis [le robinet|la main {hero.de}].
        + « D’où vient cette cuillère ? » dit {hero}. « De chez toi. Elle rentre. »
        + Ses petits doigts n’arrêtaient jamais.
        + Il mit du savon dans sa poche, pour la route.
      `,
      alone: `
        @friend Ce soir-là, le raton laveur lavait [son savon|l’eau], au cas où.
        / Un raton laveur, ce soir-là, lavait une flaque. Elle restait mouillée.
        Une lettre flotta [jusqu’à lui|sur le ruisseau]. Elle disait : viens {place.in}.
        / Une enveloppe passa au fil de l’eau. Dedans : on t’attend {place.in}.
        + Il la lava d’abord. Il ne restait que « viens ». C’était assez.
        + Sa réserve était pleine d’objets, tous empruntés, tous propres.
        + Il rendit une sonnette. La porte d’en face fut [contente|étonnée].
        + La lune trempait dans l’eau. Il la frotta un bon coup.
        + « Mes mains veulent y aller », dit-il. Il suivit ses mains.
      `,
      dry: `
        Le raton laveur essuyait [les bornes|les pancartes], {place.to}. {Other} portait l’éponge.
        / Une borne, un coup d’éponge. Le raton laveur et {other} firent briller la route {place.to}.
        / Le raton laveur frotta ses pieds, puis ceux {other.de}. Et l’on partit {place.to}.
        + Un coin de ciel avait une tache. Il y monta.
        + La route brillait, derrière eux, comme [un sou neuf|un plat].
        + Il lava même [un caillou|une ombre].
      `,
      wet: `
        Le raton laveur mit {other} dans [un seau retourné|une bulle]. « Enfin de l’eau ! » Il plongea {place.to}.
        / « Un bain ! » cria le raton laveur. {Other} le suivit {place.to}, dans un seau.
        + Il lava une moule, un galet, puis le sable, grain par grain.
        + « C’est propre, ici », dit-il à une carpe, avec respect.
      `,
      quirk: `
        Le raton laveur avait [une cuillère|une sonnette] sous le bras. « Empruntée », dit-il.
        / Ding ! Le raton laveur avait [un réveil|une clochette] dans la manche. « Emprunté », dit-il.
        / Le raton laveur lava une pierre, puis [l’autre face|une autre]. « Empruntée », dit-il.
        « À qui ? » demanda {other}. « À quelqu’un de [sale|distrait]. Ça brille, maintenant. »
        / « Et tu rends tout ? » dit {other}. « [Mouillé|Bientôt], mais oui. »
        + Il lava un biscuit. Il n’y eut plus de biscuit.
        + Son chapeau était [celui d’un épouvantail|à un monsieur]. Il l’avait mis au propre.
        + Il lava aussi les pieds {other.de}, sans demander.
        + « Je rends tout, dit-il. Un jour. J’ai [une liste|un carnet]. »
        + Une flaque le rendit fou. Elle était pleine de boue.
      `,
      help: `
        Au retour, une grille était fermée, [sans clé|à double loquet]. On poussa pour rien.
        / Il y avait une grille, et [pas de clé|un loquet têtu]. On tira en vain.
        / Le chemin du retour était fermé. [La grille ne riait pas|Un loquet dormait dessus].
        @help Le raton laveur ouvrit le loquet de ses doigts fins, [clic|clac].
        / Sans bruit, le raton laveur ouvrit le loquet de ses doigts fins.
        + D’abord, il lava le loquet, pour être poli.
        + Ses doigts écoutaient, car les doigts ont des oreilles.
        + Un, à gauche. Deux, en haut. Trois, il [souffla|attendit].
        + « Je l’ai juste emprunté ouvert », dit-il.
        + Puis il referma derrière eux, et ce fut plus propre qu’avant.
      `,
    },
    intermediate: {
      arrives: `
        @friend Dans l’évier, un raton laveur savonnait le courrier, [manches relevées|timbres compris].
        / On entendait frotter dans l’évier : un raton laveur y lavait [la pendule|un savon].
        / Un raton laveur, de la mousse jusqu’au masque, rinçait [le courrier|une chaussure seule].
        « Emprunté, pas pris, précisa-t-il, et [ceci te revient|voici ta lettre], {hero}. »
        / « Ton évier, {hero}, je l’ai emprunté, [sans le sortir|et le voici rendu]. »
        + On y lisait encore, entre deux bulles, qu’il fallait venir {place.in}.
        + Le masque noir sur ses yeux était de famille, et il en [souffrait|avait l’habitude].
        + Il essuya la pomme, le robinet et le coude {hero.de}, [dans cet ordre|pour voir].
        + « Cette cuillère ressemble à la mienne », dit {hero}. « Elle est même [revenue|la tienne] », dit-il.
        + Ses doigts couraient sur tout, comme ceux d’un pianiste [sans piano|en vacances].
      `,
      alone: `
        @friend Ce soir-là, le raton laveur nettoyait son savon, [qui avait servi|des deux côtés].
        Le ruisseau lui livra une lettre mouillée : [on appelait|c’était un appel] {place.in}.
        / Une enveloppe descendit l’eau : on le réclamait, lui, {place.in}.
        + Il la lava par habitude, et il n’en resta qu’un mot : « viens ».
        + Son armoire contenait cent choses empruntées, toutes [étiquetées|plus belles qu’avant].
        + Il avait rendu une sonnette dans l’après-midi, et cela lui manquait.
        + La lune flottait au bord, un peu grise, et il lui fit [les joues|le tour].
        + « Mes mains s’ennuient », dit-il, et il partit derrière elles.
      `,
      dry: `
        Le raton laveur gagna {place} en frottant les bornes, et {other} [portait le seau|séchait].
        / Une borne après l’autre, {place.to}, le raton laveur faisait mousser, et {other} [rinçait|glissait].
        / Le raton laveur lava les pieds {other.de} avant la route {place.to}, et [après|la route aussi].
        + Il y avait une tache au ciel, qu’il fit partir [en passant|avec un peu de salive].
        + Derrière eux, la route brillait comme [un plat|un sou].
        + Il rendit un gant à une haie.
        + La haie ne l’avait jamais [perdu|vu].
      `,
      wet: `
        Le raton laveur retourna un seau sur {other} et plongea {place.to}, [fou de joie|au comble du bonheur].
        / « Le plus grand évier du monde ! » dit le raton laveur, et {other} coula avec lui {place.to}.
        + Le sable lui prit du temps, car il le lavait [grain par grain|par ordre de taille].
        + Une moule reçut un coup de chiffon et [s’ouvrit de joie|bâilla].
        + Tout était si propre, là-dessous.
        + Il en pleura un peu.
      `,
      quirk: `
        Une sonnette tinta sous le bras du raton laveur. « Empruntée », dit-il, [très vite|l’air ailleurs].
        / Le raton laveur avait au bras un réveil, qui [sonna|le trahit]. « Emprunté », dit-il.
        / Un chapeau de monsieur arriva sous la patte du raton laveur, [lavé|encore tiède].
        {Other} demanda à qui. « À une porte, dit-il, [qui ne s’en servait pas|un peu sourde]. »
        / {Other} voulut savoir depuis quand. « Depuis [qu’il brille|mardi, à peu près] », dit-il.
        + Il lava un biscuit jusqu’à ce qu’il soit [parfaitement propre et absent|fondu].
        + De chaque chose il savait à qui la rendre, et quand : [un jour|plus tard].
        + Il offrit de nettoyer les oreilles {other.de}, qui étaient [déjà prêtes|trop loin].
        + Une flaque de boue l’empêcha de dormir debout pendant [un quart d’heure|deux prés].
        + Les gens l’appelaient voleur, alors qu’il ne prenait que [la saleté|soin].
      `,
      help: `
        Le retour passait par une grille, fermée par un loquet à secrets.
        / La grille du retour était close, et son loquet [faisait le sourd|n’ouvrait à personne].
        / On poussa, on tira, mais la grille [tenait à son loquet|ne voulut rien savoir].
        @help Le raton laveur ouvrit le loquet de ses doigts fins, [les yeux fermés|sans le brusquer].
        / Ce fut presque une caresse : le raton laveur ouvrit le loquet de ses doigts fins.
        + Par politesse, il l’avait lavé avant de [commencer|lui parler].
        + Ses doigts écoutaient le métal comme on écoute [un chat|à une porte].
        + « À gauche, il rit, dit-il, à droite, il [se fâche|a mal]. »
        + Clic, fit une chose ; clac, une autre ; et la grille [bâilla|s’ouvrit].
        + Il la referma derrière eux, mieux graissée, et ne garda [rien|qu’un écrou].
      `,
    },
    advanced: {
      arrives: `
        @friend Un raton laveur, installé dans l’évier, y savonnait le courrier [de la semaine|avec conscience].
        / Un raton laveur occupait l’évier, en mousse jusqu’au masque, et [rinçait la pendule|y lavait un savon].
        / On frottait, dans la cuisine : un raton laveur y faisait la toilette [d’une chaise|du courrier].
        « Emprunté, nullement pris, dit-il ; [ceci, {hero}, te revient|voici ta lettre]. »
        / « Ton évier, {hero}, dit-il, fut emprunté [sur place|et sera rendu], et ceci te revient. »
        + Le peu d’encre qui subsistait demandait du secours {place.in}, et, semblait-il, [sans trop tarder|au plus vite].
        + Il devait à sa naissance, et à elle seule, ce masque noir qui lui valait, en société, [des regards|des poches boutonnées].
        + La cuillère, {hero.que} croyait reconnaître, était en effet de la maison, et [rentrait de voyage|avait vu du monde].
        + Ses doigts erraient sur les choses comme ceux d’un pianiste qu’on aurait [privé d’instrument|laissé à la gare].
        + Il nettoyait par amour, empruntait par amitié, et rendait [par étourderie|quand il y pensait].
      `,
      alone: `
        @friend Ce soir-là, le raton laveur lavait son savon, lequel, [à force de servir|en société], s’était sali.
        / Le raton laveur, ce soir-là, s’acharnait sur une flaque qui, lavée dix fois, [restait mouillée|luisait mal].
        + Le courant lui remit une lettre, qu’il rinça, de sorte qu’il n’en resta que « viens » et {place}.
        + Son armoire était un musée de choses empruntées, chacune avec [son étiquette|un mot d’excuse], son lustre et son remords.
        + Il avait rendu une sonnette, ce jour-là, et le silence [lui pesait|de la chambre en tenait compte].
        + La lune, au bord de l’eau, accusait un teint brouillé, et il prit sur lui d’y passer [l’éponge|un linge].
        + Ses mains, qui ne dormaient jamais, partirent les premières, et il [suivit|dut courir].
      `,
      dry: `
        Le raton laveur fit la route {place.to} en astiquant les bornes, {other.que} [essuyait|faisait sécher].
        / Le raton laveur faisait mousser la route {place.to}, et {other} la [descendait en glissant|rinçait].
        / Il fallut, avant d’aller {place.to}, {other.que} le raton laveur lave [ses semelles|jusqu’aux lacets].
        + Une tache, vers l’ouest, déparait le ciel, et il y monta [avec du blanc d’œuf|sans rien dire].
        + Derrière eux, la chaussée luisait comme [un plat d’argent|une flûte].
      `,
      wet: `
        Ayant coiffé {other} d’un seau, le raton laveur s’élança {place.to}, [au comble de ses vœux|en poussant un cri].
        / « Le plus grand des éviers », soupira le raton laveur, et il y coula {place.to}, {other} [sous un seau|au bras].
        + Le sable du fond le retint, parce qu’il le voulait laver [grain à grain|et repasser].
        + Une moule, lustrée malgré elle, se referma sur [son émotion|un mot].
      `,
      quirk: `
        Quelque chose tinta sous son bras, et le raton laveur toussa : c’était une sonnette.
        / Un réveil se mit à sonner dans la manche du raton laveur, qui [regarda le ciel|siffla].
        / Le raton laveur salua d’un chapeau, propre, mais [à l’évidence trop grand|brodé aux lettres d’autrui].
        Il expliqua {other.a} que c’était à une porte [un peu dure d’oreille|qui n’en faisait rien].
        / « Je rends tout, apprit-il {other.a}, [sauf la poussière|dans l’ordre alphabétique]. »
        + Un biscuit qu’il lavait devint d’une propreté telle qu’il [cessa d’exister|n’en resta que l’idée].
        + Il tenait de ses dettes un carnet minutieux, où le mot « bientôt » [revenait souvent|tenait deux pages].
        + La vue d’une flaque boueuse le rendit muet, comme d’autres [les ruines|le désert].
        + On l’avait traité de voleur, lui qui n’avait jamais dérobé au monde que [sa poussière|du gris].
        + Sur les oreilles {other.de}, il eut un regard de décorateur, et [se contint|soupira].
      `,
      help: `
        + Au retour, une grille se présenta, close, et munie d’un loquet fourbe.
        @help Après l’avoir savonné, le raton laveur ouvrit le loquet de ses doigts fins, sans force aucune.
        / Comme on gratte un chat, le raton laveur ouvrit le loquet de ses doigts fins.
        + Il l’interrogeait du bout de l’ongle, penché, avec la bonté d’un [médecin|confesseur].
        + « Par ici, il se défend, disait-il, et là, tenez, [il se souvient|il ment]. »
        + Il y eut un clic, un clac, et ce soupir que poussent les choses quand on les a [comprises|délivrées].
        + Ces doigts, auxquels on reprochait tout, n’avaient au fond cherché que [des secrets à ouvrir|à rendre service].
        + La grille fut remise en l’état, huilée de surcroît, et il ne garda d’elle qu’un [écrou|souvenir], à titre de prêt.
      `,
    },
  },
  Beaver: {
    noun: { noun: 'castor', gender: 'm' },
    facts: { help: 'le castor bâtit une passerelle en dix coups de dents' },
    beginner: {
      arrives: `
        @friend Crac, un castor venait d’améliorer [la porte|le seuil]. Il en manquait un bout.
        / Crac ! [Une chaise|La table] tomba. « C’est mieux », dit un castor.
        / Un castor mesurait le lit, avec sa queue. [Il fit la moue|Il le voulait plus court].
        « Deux queues de haut, dit-il. C’est mieux. [Bonsoir|Tu es], {hero} ? »
        / « Ta porte était trop [carrée|porte], {hero}. Je l’ai arrangée. »
        + « On a besoin de nous {place.in}. Il y a quelque chose à réparer. »
        + Il mesura le lit, la lampe et le nez {hero.de}.
        + « La porte marchait bien », dit {hero}. « Justement, dit-il, [c’était louche|elle s’ennuyait]. »
        + Derrière son oreille, il y avait un crayon. Il le rongea.
        + Sa queue tapait le sol, clap, [clap|et clap].
        + Il regarda la chaise. La chaise eut peur.
      `,
      alone: `
        @friend Ce soir-là, le castor améliorait [son fauteuil|son toit], qui marchait très bien.
        / Un castor, ce soir-là, améliorait son pont. On passait maintenant dessous.
        Une branche flotta, avec [un mot|une lettre]. Ça clochait {place.in}.
        / Un bout de bois arriva sur l’eau. On y lisait : viens {place.in}.
        + Le fauteuil avait maintenant deux pieds. Il tenait contre le mur.
        + Ses plans étaient gravés sur du bois. Puis il les avait mangés.
        + « Ça cloche ? » dit-il. C’était [son mot préféré|une bonne nouvelle].
        + L’étang sentait l’écorce et la menthe d’eau.
        + Il se lava les dents avec un tronc.
      `,
      dry: `
        La queue du castor mesura la route {place.to}. {Other} [comptait|notait] : neuf cents queues.
        / « Une queue, deux queues », disait le castor. {Other} le suivit {place.to}.
        / Le castor rabota un peu la route {place.to}. {Other} marcha plus droit.
        + Il redressa un arbre qui penchait. Il penchait de l’autre côté, à présent.
        + Un nuage eut [un balcon|une rampe], au passage.
      `,
      wet: `
        Le castor bâtit [une cloche|un tonneau] pour {other}. Il y mit de l’air. Il nagea {place.to}.
        / Un tonneau, un bouchon, {other} dedans. Le castor poussa le tout {place.to}.
        + L’eau, c’était sa cour. Il connaissait toutes les marches.
        + Il fit un toit à un poisson. Il ne pleut pourtant [jamais|pas], là-dessous.
      `,
      quirk: `
        « Ce banc serait mieux sans [dossier|pieds] », dit le castor. Et crac !
        / Crac ! Le castor avait raccourci [un poteau|une clôture]. « C’est plus léger. »
        / Le castor tapota un arbre. « Il penche », dit-il, et [il tomba|crac].
        {Other} s’assit. Par terre. « Tu vois ? dit le castor. [Plus stable|On ne tombe plus]. »
        / « Ça tenait bien », dit {other}. « [Trop|Justement] », dit le castor.
        + Il mesura un escargot, deux fois. L’escargot n’avait pas bougé.
        + « Un pont, c’est un arbre qui a compris », dit-il.
        + Il fit une porte à un champ. On passa [par la porte|à côté], poliment.
        + Sa main cherchait son mètre. Il s’assit dessus : c’était sa queue.
        + Une pancarte fut un peu raccourcie. Elle disait « atten ».
      `,
      help: `
        Au retour, un ruisseau avait [grossi|débordé]. Plus de gué, plus de pierres.
        / L’eau avait mangé le gué. [Que faire|Elle riait], au bord du chemin ?
        / Pour rentrer, il fallait un pont. [Il n’y en avait pas|L’eau l’avait pris].
        @help Le castor bâtit une passerelle en dix coups de dents, [pas onze|crac].
        / Crac, crac : le castor bâtit une passerelle en dix coups de dents.
        + Un : le saule. Deux : la branche. {Other} comptait tout haut.
        + Les copeaux volaient comme [de la neige|des plumes].
        + Il tapa dessus avec la queue, clap. Rien ne bougea.
        + Il n’améliora rien. C’était bien du premier coup.
        + {Other} passa avec {thing}, et l’eau dessous fit bravo.
      `,
    },
    intermediate: {
      arrives: `
        @friend Crac ! Un castor venait d’améliorer la porte, qui était désormais [plus courte|à deux étages].
        / Un castor considérait la porte, du côté où [elle manquait|il l’avait mangée].
        / Il y eut un crac, de la sciure, et un castor [très satisfait|couvert de copeaux].
        « Deux queues et demie, dit-il, [voilà qui respire|c’est bien mieux], n’est-ce pas, {hero} ? »
        / « {Hero}, ton lit a un pied de trop, [peut-être quatre|j’y pense]. »
        + Quelque chose clochait {place.in}, et il adorait que les choses [clochent|aient besoin de lui].
        + « Elle fermait très bien, avant », dit {hero}. « C’est ce qui m’a [alerté|frappé] », dit le castor.
        + Il mesura le lit, la lampe et la patience {hero.de}, [à la queue|en queues].
        + La chaise recula un peu, car il l’avait [regardée|soupesée de l’œil].
        + Il suçait son crayon, et il n’en resta bientôt que [la mine|le bout].
      `,
      alone: `
        @friend Ce soir-là, le castor perfectionnait son fauteuil, [excellent jusque-là|dont il ôtait un pied].
        Une branche arriva au fil de l’eau, portant ces mots : [ça cloche|tout va mal] {place.in}.
        / Il pêcha une planche où quelqu’un avait écrit : venez vite {place.in}.
        + Sa maison avait quatorze portes, dont trois [menaient dehors|servaient].
        + Les plans étaient gravés sur de l’écorce, et il en grignotait [les marges|le nord].
        + « Enfin quelque chose de cassé ! » dit-il, puis il eut [honte|un peu honte].
        + L’étang tenait bien, le barrage aussi, et c’était [à pleurer|presque triste].
        + Il se frotta les dents contre un saule, comme un artisan [sort ses outils|aiguise sa scie].
      `,
      dry: `
        Le castor mesura la route {place.to} à coups de queue, et {other} [inscrivait les chiffres|comptait].
        / Le castor corrigea la route {place.to}, une dent par virage. {Other} [suivit|fit le reste].
        / « Trop de virages », dit le castor. Il mena {other} tout droit {place.to}, [par les haies|ou presque].
        + Un nuage reçut une rampe, un autre [des volets|une boîte aux lettres].
        + Un arbre penchait, et il le redressa, [un peu trop|de l’autre côté].
        + Il mâchait en réfléchissant.
        + Cela faisait neuf cents queues, [plus un bout|tout juste].
      `,
      wet: `
        Pour {other}, le castor fabriqua un tonneau à air, puis il le [poussa|remorqua] {place.to}.
        / {Other} entra dans un tonneau, le castor mit le bouchon, et l’on roula {place.to}.
        + Là-dessous, il était comme chez lui, et il bâtit un toit [à une truite|pour un goujon].
        + Le courant lui demanda conseil.
        + {Other} regardait par [un nœud du bois|la bonde].
      `,
      quirk: `
        « Ce banc possède trop de pieds », estima le castor, et [crac|le banc s’assit].
        / Le castor tapota une clôture, l’air navré, et [il n’y eut plus de clôture|crac].
        / « Cet arbre penche », jugea le castor. Une minute après, il était couché.
        {Other} s’assit aussi, beaucoup plus bas. « C’est plus [confortable|intime] », déclara-t-il.
        / « Cela tenait, pourtant », dit {other}. « C’est [ce que je lui reproche|du passé] », dit-il.
        + Il mesura un escargot, attendit et mesura [la différence|encore].
        + Un champ n’avait pas de porte, il lui en fit une, et l’on [sonna|s’essuya les pieds].
        + Une pancarte raccourcie ne disait plus que « atten », mais [avec élégance|bien droite].
        + Quand tout allait bien quelque part, il se sentait [inutile|de trop].
        + Il tapota un vieux pont et lui demanda où il [avait mal|l’avait].
      `,
      help: `
        On trouva au retour un ruisseau devenu rivière, [qui avait bu le gué|et plus une pierre].
        / L’eau avait pris le pont, les pierres, et [elle en redemandait|regardait les chaussures].
        / Au retour, la rivière occupait [toute la route|les deux rives], et le milieu.
        @help Le castor bâtit une passerelle en dix coups de dents, [comptés par {other}|pas un de plus].
        / Il cracha dans ses pattes, et le castor bâtit une passerelle en dix coups de dents.
        + Les copeaux neigeaient, le saule se coucha [de bonne grâce|sans un mot].
        + « Sept, huit », comptait-on, et les planches prenaient [leur place|forme].
        + D’un coup de queue, clap, il éprouva la solidité [du milieu|de l’ensemble].
        + C’était si réussi qu’il n’y trouva rien à [améliorer|reprendre], et resta pensif.
        + Dessous, l’eau fâchée ne put que [cirer les pieds du pont|passer].
      `,
    },
    advanced: {
      arrives: `
        @friend Un craquement se fit entendre, et un castor [entra par|admira] la porte, qu’il venait d’améliorer.
        / Un castor mesurait de la queue ce qui restait [de la porte|du seuil], et s’en félicitait.
        / Dans un nuage de sciure parut un castor, [amoureux de son ouvrage|et plus de porte].
        « Elle gagne, ainsi, une queue et demie, dit-il ; [bonsoir|n’est-ce pas], {hero} ? »
        / « Ton lit, {hero}, souffre de quatre pieds, [à vue de nez|pour ne rien cacher]. »
        + Comme elle fermait fort bien auparavant, il avoua que c’était justement [ce qui l’avait alarmé|là le vice].
        + Quelque chose clochait {place.in}, mot qu’il prononçait avec [tendresse|les yeux humides].
        + Il prit les mesures du lit, de la lampe et, semble-t-il, de la patience {hero.de}, [en queues|avec soin].
        + La chaise, sur laquelle son regard s’était posé, parut [reculer|soudain de trop].
        + Il se tenait un crayon sur l’oreille, ou plutôt ce qu’il en [restait|avait laissé].
      `,
      alone: `
        @friend Ce soir-là, le castor apportait la dernière main à un fauteuil [qui n’en demandait pas tant|sans reproche].
        / Le castor, ce soir-là, perfectionnait si bien son pont qu’il fallait [passer dessous|nager].
        + Une branche vint au fil de l’eau lui annoncer que cela clochait {place.in}, et il [rougit de plaisir|en eut honte, de joie].
        + Sa demeure comptait quatorze portes, dont une ou deux, [selon les saisons|l’été], menaient quelque part.
        + Le barrage tenait, l’étang tenait, et il y avait dans cette perfection quelque chose [d’accablant|à pleurer].
        + Il rongeait ses plans au fur et à mesure, si bien que nul n’a jamais pu [l’imiter|le contredire].
        + Contre le saule, il se fit les dents, ainsi que d’autres [accordent un violon|aiguisent leur plume].
      `,
      dry: `
        Le castor arpenta la distance {place.to}, queue après queue, et {other} [tenait les comptes|en notait neuf cents].
        / « Trop de virages », trancha le castor, et {other} gagna {place} [en ligne droite, haies comprises|droit].
        / Le castor retouchait la route {place.to} à coups de dents, et {other} [en ramassait les copeaux|suivait].
        + Deux nuages y gagnèrent, l’un des volets, l’autre [une boîte aux lettres|un perron].
        + Un arbre qui penchait vers la droite penche [aujourd’hui|désormais] vers la gauche.
      `,
      wet: `
        Pour {other}, le castor assembla un tonneau, y enferma de l’air et le halait {place.to}, [tel un tonnelier|en sifflant].
        / Le castor mit {other} en tonneau, et le roula {place.to}, [bouchon compris|comme un bon vin].
        + Une truite reçut un toit, quoiqu’il ne pleuve guère, [à cette profondeur|sous l’eau], et en fut touchée.
        + Le courant lui demanda [conseil|la route].
        + On n’entendait que les copeaux.
      `,
      quirk: `
        « Ce banc exagère ses pieds », estima le castor, et {other} se retrouva, [soudainement|confortablement], dans l’herbe.
        / « Il penche », dit le castor d’un peuplier, et, sous les yeux {other.de}, [il ne pencha plus|il le coucha].
        / Une clôture déplut au castor, qui la rendit [plus légère|invisible], ainsi {other.que} put voir.
        + Il prit la longueur d’un escargot, patienta, la reprit, et conclut à [un progrès|une légère avance].
        + Un champ, jusque-là sans porte, en eut une, et l’on fut prié [de sonner|d’essuyer ses semelles].
        + La pancarte ne disait plus que « atten », mais elle le disait, à présent, [avec allure|d’aplomb].
        + Là où rien ne clochait, il dépérissait, et il fallait, pour le ranimer, [lui montrer une fissure|parler de fuites].
        + Aux vieux ponts, il demandait à voix basse [où ils avaient mal|des nouvelles de leurs piles].
      `,
      help: `
        Au retour, la rivière, devenue prétentieuse, avait complètement avalé le passage.
        / La rivière du retour tenait à la fois les deux rives, et n’en rendait aucune.
        @help Le castor bâtit une passerelle en dix coups de dents, [{other.que} comptait|dont aucun de trop].
        + Un saule s’inclina, les copeaux neigèrent, et l’on vit dans le désordre [naître une courbe|paraître un pont].
        + Il l’éprouva d’un coup de queue, clap, comme on applaudit, [mais pour de bon|une seule fois].
        + L’ayant considérée de près, de loin et de dessous, il n’y trouva rien à [améliorer|reprendre], et cela le laissa rêveur.
        + Le fleuve de fortune passa dessous, avec la mine de quelqu’un qui n’a [rien demandé|fait que passer].
      `,
    },
  },
}
