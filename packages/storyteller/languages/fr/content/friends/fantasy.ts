import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const fantasy: FriendsOf<Noun, 'fantasy'> = {
  Dragon: {
    noun: { noun: 'dragon', gender: 'm' },
    facts: { help: 'le dragon éclaira et réchauffa la route' },
    beginner: {
      arrives: `
        @friend Hic, et hic ! Une petite flamme, puis un petit dragon, [sur la bougie|près de la lampe].
        / Hic ! La bougie s’alluma toute seule. Un petit dragon [rougit|était derrière].
        / Un dragon gros comme un chat [toussa|hoqueta] sous la table. Hic !
        « Pardon, {hero}. Hic. [J’ai allumé ta lampe|Je soufflerai dessus] », dit-il.
        / « {Hero}, je viens pour… hic. [Oh, ton rideau|C’était un rideau] ? »
        + « On nous attend {place.in}. C’est pressé, et c’est triste, hic. »
        + Chaque hoquet faisait un peu de feu, gros comme une noisette.
        + « Retiens ton souffle », dit {hero}. Ses joues devinrent deux pommes rouges.
        + Il sentait l’allumette et la tartine trop grillée.
        + Le rideau avait un petit trou rond. Il mit sa patte devant.
        + Il tenait dans un panier, ailes comprises.
      `,
      alone: `
        @friend Ce soir-là, le dragon buvait [à l’envers|sans respirer], contre le hoquet.
        / Un dragon, ce soir-là, tenait sa bouche à deux pattes. Hic, fit une oreille.
        À la lueur d’un hic, il lut une lettre. On l’appelait {place.in}.
        / Un hic éclaira un mot, sous la porte. « Viens vite {place.in} », disait-il.
        + Il avait grillé sa soupe et sa cuillère.
        + Sa mère crachait des flammes longues comme des routes.
        + Lui, c’était plutôt une veilleuse.
        + « On veut de moi ? » dit-il. Hic, fit la réponse.
        + Il éteignit sa maison, deux fois, par prudence.
      `,
      dry: `
        Le dragon vola {place.to} par petits bonds. {Other} tenait la queue.
        / Hic, et dix mètres. Hic, et vingt. {Other} et le dragon furent {place.in}.
        / Le dragon trottait {place.to}, tout chaud. {Other} marchait derrière, sans gants.
        + Un nuage fut un peu doré sur le côté.
        + « On est haut ? » dit-il. Il avait les yeux fermés.
        + On atterrit dans un hoquet.
      `,
      wet: `
        Le dragon tint sa bulle [loin de ses narines|à deux pattes]. {Other} aussi. On coula {place.to}.
        / Sous l’eau, chaque hic faisait une bulle. {Other} et le dragon en montèrent une, {place.to}.
        + D’un hic, l’eau fut tiède un moment, et les poissons dirent merci.
        + Une moule s’ouvrit, bien cuite. Non, juste surprise.
      `,
      quirk: `
        « Fais-moi peur », dit le dragon. « Bouh », dit {other}, et [hic|un grand hic] !
        / Le dragon voulut souffler [une bougie|un pissenlit]. Hic, et ce fut un feu de joie.
        Maintenant, il y avait des [marrons chauds|châtaignes grillées]. On en mangea deux.
        + Il compta jusqu’à cent sans hoquet. À cent un, adieu, le buisson.
        + Il s’excusa auprès du buisson et lui souffla dessus. Le feu aussi.
        + Une abeille voulut du feu pour sa bougie.
        + « Ça va passer, dit-il. Ça passe depuis l’œuf. »
      `,
      help: `
        Au retour, il fit noir et [froid|très froid]. On ne sentait plus son nez.
        / La nuit avait mis de la glace partout. [On claquait des dents|Plus de lune].
        / Noir devant, froid derrière. [Qui rentre par là|Comment rentrer] ?
        @help Et hic, le dragon éclaira et réchauffa la route, [pas à pas|hic après hic].
        / Il ne se retint plus : le dragon éclaira et réchauffa la route.
        + Une flamme, dix pas. Une flamme, dix pas encore.
        + Il en fallait juste assez, et c’est ce qu’il avait.
        + {Other} marchait les mains vers lui, comme vers un poêle.
        + Le givre faisait place, poliment.
        + À la porte, le hoquet s’en alla. Il lui manqua un peu.
      `,
    },
    intermediate: {
      arrives: `
        @friend Hic ! Une flamme grosse comme une noisette, et, derrière, un dragon [minuscule|très embarrassé].
        / La bougie s’alluma d’elle-même, s’excusa, et c’était un dragon [dessous|gros comme un chat].
        / Sous la table, quelque chose hoqueta, et un dragon [en sortit avec la nappe|rougit].
        « Excuse-moi pour la lampe, {hero}, elle était éteinte, [auparavant|initialement], hic. »
        / « {Hero}, dit-il, je viens pour… hic… ton rideau [était de quelle couleur|brûle un peu] ? »
        + On avait besoin d’eux {place.in}. Il avait hoqueté pendant toute la route.
        + « Bois à l’envers », conseilla {hero}. L’eau fut bouillie, à l’endroit.
        + Un trou rond, bien net, s’ouvrait maintenant au milieu du rideau.
        + Sa patte cachait le trou, sa queue cachait la patte.
        + Il sentait l’allumette, le pain grillé et la bonne volonté.
      `,
      alone: `
        @friend Ce soir-là, le dragon retenait son souffle, [contre le hoquet|depuis midi], sans succès.
        / Un dragon, ce soir-là, buvait à l’envers, et son chapeau fumait.
        À la lueur d’un hic, il lut qu’on [l’appelait|avait froid] {place.in}.
        / Un hic fit de la lumière sur un billet : on l’attendait {place.in}.
        + Sa mère faisait des flammes longues comme des routes, et lui des noisettes.
        + La soupe était grillée, la cuillère aussi, et un peu la table.
        + Que l’on veuille de lui l’émut, et l’émotion fit hic.
        + Il éteignit la maison deux fois avant de partir.
      `,
      dry: `
        Le dragon gagna {place} par bonds, un par hoquet, {other} à [la queue|sa queue].
        / {Other} marchait {place.to} derrière le dragon, comme derrière [un poêle|une soupe].
        / Un hic, un bond, un buisson roussi : {other} et le dragon avançaient {place.to}.
        + Les nuages prenaient en passant une belle couleur de brioche.
        + On atterrit au hic suivant.
        + Il gardait les yeux fermés.
      `,
      wet: `
        La bulle tenue loin de ses narines, le dragon descendit avec {other}, [prudemment|à petits hics], {place.to}.
        / Chaque hoquet du dragon faisait une bulle, et {other} [en choisit une bonne|les comptait], {place.to}.
        + L’eau tiédit, ce dont les poissons le remercièrent.
        + Une huître crut au printemps.
        + Le fond était doux.
      `,
      quirk: `
        « Effraie-moi », demanda le dragon. « Bouh », proposa {other}, et [hic|la haie fuma].
        / Le dragon voulut souffler un pissenlit, et il n’y eut plus de [pissenlit|pré].
        / « Chut », dit {other}. Le dragon retint tout, enfla, et [hic|le chemin s’éclaira].
        On mangea des châtaignes grillées, [délicieuses|brûlantes], nullement prévues.
        / Un peu plus loin, cela sentait le toast, et c’était [un panneau|leur carte].
        + Au bout de cent pas sans hoquet, il s’en félicita, et brûla une pancarte.
        + Il souffla dessus pour l’éteindre, ce qui, pour un dragon, est une erreur.
        + Une abeille lui apporta sa bougie à allumer.
        + « Cela va passer, disait-il, cela passe depuis l’œuf. »
      `,
      help: `
        Le noir et le froid tenaient le retour, [main dans la main|et l’on claquait des dents].
        / Il gelait dans le noir, ou il faisait noir [dans le gel|de froid], on ne savait plus.
        / La lune était partie se chauffer, et le chemin [grelottait|aussi].
        @help Hoquet après hoquet, le dragon éclaira et réchauffa la route, [juste assez|dix pas à la fois].
        / Il cessa de se retenir, et le dragon éclaira et réchauffa la route.
        + Une grande flamme aurait tout brûlé, la sienne montrait les cailloux.
        + {Other} marchait près de lui comme au bord d’un poêle.
        + Le givre se retirait des deux côtés, avec [respect|prudence].
        + À la dernière haie, le hoquet s’arrêta. Il eut presque de la peine.
      `,
    },
    advanced: {
      arrives: `
        @friend Hic : une flamme grosse comme une noisette, et, derrière elle, un dragon [embarrassé|minuscule].
        / La bougie prit feu, présenta des excuses, et l’on découvrit dessous un dragon, [rouge|désolé].
        / Quelque chose hoqueta sous la nappe, [la roussit|y fit un trou], et ce fut un dragon.
        « Mille excuses pour la lampe, {hero}, [elle était éteinte|c’est parti malencontreusement]. »
        / « Je viens, {hero}, pour… hic, fit-il, [adieu, rideau|mais qu’avions-nous là, une lettre]. »
        + On avait besoin de secours {place.in}, et il avait hoqueté d’une traite depuis [les collines|le dîner].
        + Boire à l’envers, remède éprouvé, ne fit que porter l’eau [à ébullition|au point de thé].
        + Un trou bien rond s’ouvrait dans le rideau ; une patte cachait le trou, et une queue [la patte|cachait la honte].
        + Il répandait une odeur d’allumette, de pain grillé et de [scrupules|bonne famille].
      `,
      alone: `
        @friend Ce soir-là, le dragon luttait contre son hoquet, [la tête en bas|un sucre sous la langue].
        / Un dragon, ce soir-là, buvait à l’envers, ce qui n’éteignait [que sa soif|rien].
        La lueur d’une défaite lui permit de lire qu’on l’appelait {place.in}.
        / Un hoquet plus clair que les autres lui fit lire qu’on l’espérait {place.in}.
        + Sa mère, dont les flammes avaient la longueur des routes, n’en parlait [jamais|qu’avec tendresse].
        + La soupe avait brûlé, la cuillère aussi, et la table portait les traces d’une [conversation|soirée gaie].
        + Que quelqu’un désirât sa présence le toucha, et l’émotion, [comme toujours|hélas], prit feu.
      `,
      dry: `
        Le dragon progressa {place.to} par hoquets, dont chacun valait un bond, et {other} [tenait la queue|apprit à les prévoir].
        / {Other} gagna {place} derrière le dragon, comme on suit un marchand de marrons.
        / Le dragon s’avançait {place.to} par bonds, {other} éteignant après lui l’herbe.
        + Les nuages, sur leur passage, prenaient une nuance de brioche [bien venue|un peu saisie].
        + Il gardait les yeux clos.
      `,
      wet: `
        Tenant la bulle à bout de pattes, le dragon s’enfonça avec {other} {place.to}, [le feu rentré|en retenant tout].
        / Des hoquets du dragon naissaient des bulles, dont {other} [prit la meilleure|fit usage] {place.to}.
        + Un hic inattendu tiédit la baie, et trois huîtres [crurent au printemps|en parlent encore].
        + Le fond leur parut étrangement hospitalier.
      `,
      quirk: `
        « De grâce, effraie-moi », supplia le dragon ; {other} murmura « bouh », et [la haie disparut|tout s’illumina].
        / Ayant voulu souffler un pissenlit, le dragon dut présenter ses excuses à la prairie.
        / Le dragon se retint si fort qu’il enfla, et {other} [recula d’un bosquet|ouvrit un parapluie].
        Il en résulta des châtaignes grillées, [admirablement croustillantes|unanimement appréciées].
        / Une odeur de toast suivit, et l’on regretta [le panneau|la carte].
        + Cent pas sans un hoquet le rendirent si fier qu’une pancarte [en brûla|ne s’en est pas remise].
        + Il voulut l’éteindre en soufflant, ce qui, de la part d’un dragon, relève de [l’étourderie|l’optimisme].
        + « Cela passera, disait-il avec philosophie, [cela passe depuis l’œuf|un jour de pluie]. »
      `,
      help: `
        Au retour, l’obscurité et le froid s’étaient associés, [malheureusement|perfidement].
        / Il faisait un noir glacé, [ou un froid noir|de ceux qui mordent], et la lune était couchée.
        / La route grelottait, au retour, sans [une étoile pour se couvrir|lune ni manteau].
        @help De hoquet en hoquet, le dragon éclaira et réchauffa la route, [étincelle par étincelle|suffisamment].
        / Cette fois, il ne retint rien : le dragon éclaira et réchauffa la route.
        + Un grand feu aurait tout pris ; le sien montrait les cailloux et [laissait vivre l’herbe|respectait les fleurs].
        + {Other} allait à son côté comme au coin d’un poêle que l’on aurait [mis en laisse|emmené promener].
        + À la dernière haie, il s’aperçut que le hoquet l’avait quitté, et [se sentit un peu seul|en fut presque triste].
      `,
    },
  },
  Unicorn: {
    noun: { noun: 'licorne', gender: 'f' },
    facts: { help: 'la licorne fit briller sa corne vers le bon chemin' },
    beginner: {
      arrives: `
        @friend Une licorne entra, couverte de [boue|boue jusqu’aux cils]. « Ne m’admire pas », dit-elle.
        / Floc, floc. Un gros tas de boue entra, et c’était une licorne, [ravie|enchantée].
        / Une licorne s’essuyait les pieds… [sur le lit|à l’envers]. Elle les salissait.
        « Enfin, {hero} ! Tu ne dis pas : oh. [Viens|Partons], il y a un souci {place.in}. »
        / « {Hero}, dis que je suis [laide|affreuse]. Merci ! On appelle {place.in}. »
        + « Et des flaques », ajouta-t-elle, les yeux brillants.
        + Elle se roula sur le tapis. Le tapis changea de métier.
        + Une violette s’évanouit devant elle. « Voilà, dit-elle. C’est tous les jours. »
        + « Tu es un peu sale », dit {hero}. « Merci ! » dit-elle.
        + Sa corne dépassait, blanche, d’un gros tas marron.
        + Elle renifla son propre sabot, contente.
      `,
      alone: `
        @friend Ce soir-là, la licorne prenait [un bain de boue|de la boue], loin des admirateurs.
        / Une licorne, ce soir-là, se roulait dans un fossé. Un vrai, avec des crapauds.
        Sa corne se mit à luire. On la cherchait {place.in}. [Zut|Bon], dit-elle.
        / Sa corne fit un petit jour. On appelait {place.in} !
        + Un poète était caché dans le roseau. Elle l’éclaboussa.
        + La boue était tiède, épaisse, et personne n’y faisait oh.
        + On l’avait peinte cent fois. Jamais avec les genoux sales.
        + Ceux qui pleurent n’admirent pas. Elle pouvait y aller.
        + Elle garda un peu de vase derrière l’oreille.
      `,
      dry: `
        La licorne galopa {place.to} par toutes les [flaques|mares]. {Other} arriva en pois marron.
        / « Évite les fleurs », dit la licorne {other.a}. « Elles soupirent. » On fila {place.to}.
        / La licorne sauta toutes les barrières {place.to}. {Other} reçut tous les flocs.
        + Les étoiles firent oh. Elle tira la langue.
        + Elle essuya ses pieds sur un nuage. Il n’était plus blanc.
      `,
      wet: `
        La licorne prit {other} sous [sa bulle|une cloche]. « Chic, de la vase ! » On fila {place.to}.
        / « Du fond ! De la vraie boue ! » La licorne tira {other} {place.to}.
        + L’eau la lava, et elle fut bien triste.
        + Au fond, elle se roula dans le sable.
        + Un crabe dit oh. Elle soupira.
      `,
      quirk: `
        « Oh, une licorne ! » soupira [une fleur|un passant]. « Non, dit-elle. Une vache pointue. »
        / Un poète sortit d’un buisson. « Non », dit la licorne, et [il y rentra|elle brouta].
        {Other} garda son sérieux. La licorne [aussi, presque|fit meuh, très bien].
        / « C’est un âne », dit {other} [au vent|bien haut]. La licorne fut touchée.
        + Un papillon voulut se poser pour faire joli. Elle éternua exprès.
        + Elle goûta trois flaques et dit laquelle avait du caractère.
        + « Tu brilles un peu », dit {other}. Vite, de la boue !
        + On lui demanda une mèche. Elle donna un chardon.
      `,
      help: `
        Au retour, sept sentiers se ressemblaient [trop|tous]. Lequel prendre ?
        / Il y avait sept chemins, et [sept nuits|pas de pancarte]. Qui savait ?
        / Pour rentrer, à droite ? à gauche ? [Les sentiers riaient|On tournait en rond].
        @help La licorne fit briller sa corne vers le bon chemin, [tout droit|là-bas].
        / Hop ! La licorne fit briller sa corne vers le bon chemin.
        + « Quelqu’un nous cherche par là, dit-elle. Ça chauffe au bout. »
        + À gauche, la lueur baissait. À droite, elle chantait.
        + {Other} dit juste merci, et pas oh.
        + La boue tombait en séchant, et elle était blanche dessous.
        + Pour une fois, elle laissa faire.
      `,
    },
    intermediate: {
      arrives: `
        @friend Une licorne entra, crottée jusqu’aux cils, et pria qu’on [ne l’admire pas|ne dise pas oh].
        / Un tas de boue entra, ôta une feuille de sa corne, et ce fut une licorne, [enchantée|méconnaissable].
        / Une licorne s’essuyait les sabots sur le tapis, [dans le mauvais sens|pour les salir].
        « Parfait, {hero}, allons {place.in}, il y a un malheur et des flaques. »
        / « Dis-moi que je suis affreuse, {hero}, et partons {place.in}. »
        + Une violette, sur la fenêtre, s’évanouit. Elle soupira : c’était ainsi tous les jours.
        + « Tu es un peu sale », dit {hero}. Jamais compliment ne lui fit tant plaisir.
        + Elle se roula sur le tapis, qui changea de couleur et de destin.
        + D’un gros tas marron sortait une corne blanche, comme une bougie d’un gâteau.
      `,
      alone: `
        @friend Ce soir-là, la licorne goûtait un bain de boue, [loin des poètes|sans un témoin].
        Sa corne se mit à luire, signe qu’on la cherchait, [et qu’on avait mal|tout bas], {place.in}.
        / La boue s’éclaira autour de sa corne : quelqu’un avait mal {place.in}.
        + Un poète se tenait pourtant dans les roseaux, et elle l’éclaboussa.
        + On l’avait peinte cent fois, mais jamais les genoux sales.
        + Les gens qui pleurent n’ont pas le temps d’admirer, cela la reposait.
        + Elle garda un peu de vase derrière l’oreille, en souvenir.
      `,
      dry: `
        La licorne galopa {place.to} en traversant joyeusement chaque mare, éclaboussant {other} [entièrement|généreusement].
        / La licorne prit, {place.to}, le chemin des mares, et {other} [fit naufrage deux fois|ferma la bouche].
        / « Évitons les roses, dit la licorne {other.a}, elles [soupirent|s’évanouissent] », et l’on fila {place.to}.
        + Des étoiles firent oh, elle fit pfff.
        + Elle s’essuya les sabots sur un nuage, qui plut marron.
        + La lune, elle, ne dit rien.
        + Elle compta les taches, en trouva trop peu et repassa par la dernière mare.
      `,
      wet: `
        « De la vase ! » s’écria la licorne, et {other} plongea [sous cloche|en bulle] {place.to}.
        + L’eau la lava tout à fait, et elle en fut navrée.
        + Au fond, elle se rattrapa.
        + Un crabe admira, et fut puni.
      `,
      quirk: `
        « Oh, une licorne ! » s’émerveilla un passant. « Une vache, répondit-elle, [pointue|d’un modèle rare]. »
        / Un poète sortit d’un buisson. « Non », dit la licorne, et il [y rentra|rangea sa plume].
        / Une rose s’évanouit au passage de la licorne, qui [lui éternua dessus|s’assit à côté].
        {Other} confirma d’un signe, et elle fit « meuh », [avec talent|sans se presser].
        / « C’est un âne », cria {other}, et elle en eut [la larme à l’œil|un frisson de joie].
        + On lui demanda une mèche pour un médaillon, et elle offrit un chardon.
        + Elle goûtait les flaques et louait celles qui avaient du caractère.
        + Dès qu’elle brillait un peu, on la voyait chercher de la terre.
        + Un papillon vint se poser pour faire tableau : elle éternua exprès.
      `,
      help: `
        Sept sentiers partaient du carrefour, au retour, tous pareils.
        / Sept routes se ressemblaient comme sept sœurs, et la nuit tombait dessus.
        / Au carrefour, chaque chemin se taisait, et il y en avait sept.
        @help Alors la licorne fit briller sa corne vers le bon chemin, [le plus sale, heureusement|sans hésiter].
        / Elle baissa la tête, à regret, et la licorne fit briller sa corne vers le bon chemin.
        + Elle sentait qu’on les attendait, là, au bout, comme une chaleur.
        + Quand on se trompait, la lueur pâlissait [un peu|de tristesse].
        + {Other} dit merci, sans un oh, et ce fut parfait.
        + Sa boue séchée tombait par plaques, mais elle n’y prit pas garde.
      `,
    },
    advanced: {
      arrives: `
        @friend Une licorne entra, crottée jusqu’aux cils, en conjurant l’assistance [de ne pas l’admirer|d’épargner les oh].
        / Un tas de boue passa le seuil, et, à la corne, on devina une licorne, [enchantée|en villégiature].
        / Une licorne s’essuyait les sabots au tapis, avec soin, [afin de les salir|dans le mauvais sens].
        + « Tu te tais, {hero}, c’est un bonheur, dit-elle. [on souffre|il faut aller] {place.in}, et il y a des flaques. »
        + Une violette s’étant pâmée à la fenêtre, elle leva les yeux au ciel, en personne [lassée|qui ramasse].
        + Qu’on la trouvât un peu sale la fit rougir de plaisir, du moins [sous la boue|à ce qu’on crut].
        + Le tapis, où elle se roula, y gagna [une seconde carrière|beaucoup de caractère].
        + Sa corne seule restait blanche, et semblait s’en excuser.
      `,
      alone: `
        @friend Ce soir-là, la licorne savourait un bain de boue, [loin des admirateurs|à l’insu des poètes].
        / Une licorne, ce soir-là, partageait un fossé avec des crapauds sans lyrisme.
        Sa corne s’illumina, car quelqu’un, {place.in}, avait du chagrin.
        / La boue luisit autour de sa corne : on avait de la peine, {place.in}.
        + Il restait un poète dans les roseaux, qu’elle éclaboussa [d’un vers à l’autre|en plein sonnet].
        + Cent peintres l’avaient représentée, et nul n’avait su voir [ses genoux|la vase en elle].
        + Ceux qui pleurent n’admirent pas, songea-t-elle, et c’est [un grand repos|tout à leur honneur].
      `,
      dry: `
        La licorne choisit {place.to} le chemin des mares, et {other} y perdit [toute couleur|jusqu’au souvenir du propre].
        / La licorne, {place.to}, n’évita que les roses, [qui soupirent|trop sensibles], et {other} but la dernière mare.
        / Par haies, fossés et bourbiers, la licorne porta {other} {place.to}, [méconnaissables|d’une même couleur].
        + Un nuage, où elle s’essuya les pieds, plut ce soir-là d’un ton [de chocolat|surprenant].
        + Les étoiles firent oh, et furent remises à leur place.
      `,
      wet: `
        La licorne, entendant le mot vase, plongea immédiatement {place.to}, et {other} [l’accompagna|s’agrippa à sa crinière].
        / La licorne sombra dans la vase avec un cri de joie, {other} [dans une bulle|par la crinière], {place.to}.
        + Lavée malgré elle par la traversée, elle reparut d’une blancheur [humiliante|qu’elle détesta].
        + Le fond, par bonheur, était sale.
      `,
      quirk: `
        « Une licorne ! » s’extasia quelqu’un. « Une vache, corrigea-t-elle, pointue. »
        / Un poète surgit, la licorne dit non, et il [rentra dans son buisson|remit son chapeau].
        / Une rose défaillit sur le passage de la licorne, qui [l’enjamba|lui éternua au cœur].
        {Other} garda un front de pierre, et elle, par scrupule, [ajouta meuh|brouta].
        / {Other} dit bien haut que c’était un âne, et elle [en eut les yeux humides|sut gré].
        + À qui mendiait une mèche pour un médaillon, elle donna [un chardon|une bardane bien crottée].
        + Elle dégustait les flaques en connaisseuse, préférant celles qui ont [du corps|vécu].
        + Le moindre éclat qu’elle jetait l’affligeait, et l’on cherchait aussitôt [de la terre|un fossé].
        + Un papillon s’étant posé sur elle afin de faire tableau, elle éternua avec une précision de tireur.
        + On l’avait tant comparée à la lune qu’elle ne lui parlait plus, sinon pour l’inviter à descendre dans la boue.
      `,
      help: `
        Au retour, sept sentiers s’offraient, d’une ressemblance décourageante.
        / Au carrefour, sept routes juraient [d’être la bonne|chacune qu’elle menait au lit].
        / Le retour se divisait en sept, [et la nuit les additionnait|sans une pancarte].
        @help Alors la licorne fit briller sa corne vers le bon chemin, sans balancer.
        / À contrecœur, car cela se voit, la licorne fit briller sa corne vers le bon chemin.
        + Elle sentait, au bout, l’attente de quelqu’un, comme on sent un feu [derrière une porte|de loin].
        + {Other} dit merci, rien que merci. Il n’y eut dans ce mot [pas l’ombre d’un oh|que de l’amitié].
        + La boue tombait d’elle par plaques. Il se trouva qu’elle luisait, cette fois, [sans s’en plaindre|pour de bon].
        + Lorsque l’on prenait à gauche, la lueur pâlissait, ainsi qu’un visage à qui l’on annonce un départ.
      `,
    },
  },
  Phoenix: {
    noun: { noun: 'phénix', gender: 'm' },
    facts: { help: 'le phénix éclaira la nuit comme une lampe' },
    beginner: {
      arrives: `
        @friend « Je meurs », dit un phénix [sur l’abat-jour|sur le radiateur]. C’était un rhume.
        / « Ne pleurez pas », dit une voix sur la lampe. [Un phénix toussait|C’était un phénix, en larmes].
        / Un phénix tomba du rideau, [très lentement|la patte au cœur]. Il regarda si l’on voyait.
        « Adieu, {hero}. » Pouf, des cendres ! « Rebonjour. [Vite|Viens], ça va mal {place.in}. »
        / « C’est la fin, {hero}. » Pouf ! « Non, [pas encore|le milieu]. Partons {place.in} ! »
        + Il sortit du petit tas, tout neuf, avec des plumes rouges.
        + « Tu es guéri ? » dit {hero}. « Pour l’instant », dit-il. « Atchoum. »
        + Il mit une aile sur son front, comme au théâtre.
        + On balaya un peu de lui sous le tapis. Il ne dit rien.
        + Ses adieux étaient longs, et très bien dits.
        + La chambre était toute dorée autour de lui.
      `,
      alone: `
        @friend Ce soir-là, le phénix faisait ses adieux [à sa tasse|à son nid]. Atchoum, et pouf !
        / Un phénix, ce soir-là, écrivait son testament. Il laissait tout à lui-même.
        Il revint à temps : on l’appelait {place.in}. [Quel drame|Enfin un vrai malheur] !
        / Il éternua, pouf, et revint. On pleurait {place.in}.
        + Il était mort trois fois depuis midi, à cause d’un courant d’air.
        + Son nid sentait la cannelle et la bougie soufflée.
        + Il avait écrit ses derniers mots. Il y en avait trois cahiers.
        + « On a besoin de moi », dit-il. Il oublia de s’éteindre.
        + Une plume tomba et fit une petite lampe.
      `,
      dry: `
        Le phénix vola {place.to}. {Other} suivait l’étincelle.
        / « Si je tombe… » dit le phénix. {Other} le tenait par la queue, {place.to}.
        / Pouf, pouf, pouf : le phénix allait {place.to}. {Other} sautait les cendres.
        + « C’est mon dernier vol », dit-il, à chaque nuage.
        + Un pouf, un peu de cendre, et il repartait devant.
        + La nuit en avait chaud.
      `,
      wet: `
        « L’eau ! Ma fin ! » dit le phénix. En bulle, avec {other}, il descendit {place.to}.
        + Il salua une dernière fois chaque poisson.
        + L’eau devint orange autour d’eux, comme un soir.
      `,
      quirk: `
        « Une goutte ! Je suis perdu ! » dit le phénix. [Pouf|Atchoum, pouf].
        « Déjà revenu ? » demanda {other}. « [Ça va mieux|C’était court] », dit-il.
        + Il laissa sa tasse à une fourmi, par testament.
        + Il revenait toujours un peu plus roux.
        + « Serre ma patte, dit-il. C’est la fin. » C’était un caillou.
        + Un hibou lut son discours. On pleura, par politesse.
        + « Pleurez un peu », dit-il, et l’on fit de son mieux.
      `,
      help: `
        Au retour, il faisait nuit, [bien nuit|nuit partout]. On n’osait plus avancer.
        / Il faisait si noir que la nuit [se cognait|avait peur]. Et la route ?
        / Toutes les étoiles dormaient. [On n’avançait plus|Et pas une lampe].
        @help Alors le phénix éclaira la nuit comme une lampe, [sans même s’éteindre|tout chaud].
        / Pas d’adieu, cette fois. Le phénix éclaira la nuit comme une lampe.
        + Ses plumes s’allumèrent, de la queue jusqu’au bec.
        + {Other} en tint une. Elle était tiède comme une main.
        + Il oublia son rhume, et son front, et ses adieux.
        + Le chemin fut rouge, puis or, puis à la maison.
        + « Je vis », dit-il, très surpris.
      `,
    },
    intermediate: {
      arrives: `
        @friend « Tout est terminé », annonça un phénix perché sur la lampe, qui souffrait [d’un rhume|d’un éternuement].
        / Un phénix tomba de la tringle, une aile au front, et [vérifia qu’on regardait|rouvrit un œil].
        / « Ne me pleurez pas trop », dit un phénix, [assis sur la lampe|entre deux éternuements].
        « Adieu, {hero}. » Pouf. « Me revoilà, on t’appelle {place.in} ! »
        / « Adieu, {hero}. » Pouf. « On me rappelle, et toi aussi, {place.in}. »
        + Du petit tas de cendres sortait un oiseau tout neuf, avec le même rhume.
        + Une aile sur le front, il récita ses derniers mots, qui tenaient en trois cahiers.
        + « Tu vas mieux ? » dit {hero}. « Jusqu’au prochain atchoum », dit-il.
        + On balaya un peu de lui sous le tapis, et nul n’en parla.
        + La chambre était dorée comme au théâtre.
      `,
      alone: `
        @friend Ce soir-là, le phénix disait adieu à sa tisane, [la main sur le cœur|pour la troisième fois].
        / Un phénix, ce soir-là, rédigeait son testament, où il se laissait tout.
        Un pouf plus tard, il entendit qu’on avait, {place.in}, un vrai chagrin, lui.
        / Il revenait de ses cendres quand on l’appela {place.in}, et cela le soigna.
        + Il était mort trois fois depuis midi, dont une d’un courant d’air.
        + Le nid sentait la cannelle et la bougie soufflée.
        + On avait besoin de lui, et il en oublia de trépasser.
        + Il laissa sa tasse, par testament, à une fourmi.
      `,
      dry: `
        Le phénix vola {place.to}, de dernier soupir en dernier soupir. {Other} [suivit la lueur|tint la cendre].
        / Le phénix semait un peu de cendre {place.to}, {other.que} [ramassait|enjambait], avec respect.
        / « Je ne verrai pas l’arrivée », dit le phénix, et {other} la lui montra, {place.in}.
        + « Adieu, nuage », disait-il, et l’on repassait devant.
        + Chaque pouf l’avançait d’une plume.
        + On suivait sa trace dans le ciel, comme une route semée de braises.
      `,
      wet: `
        « Mourir noyé, quel magnifique chapitre ! » déclara le phénix, qui descendit {place.to} avec {other}, [parfaitement sec|en bonne santé].
        + L’eau prit autour d’eux la couleur d’un couchant.
        + Chaque poisson eut ses adieux.
      `,
      quirk: `
        Une goutte l’éclaboussa, « irréparable », soupira le phénix, et [pouf|il se consuma].
        / Une feuille frôla le phénix, qui se coucha, croisa les ailes, et [pouf|attendit la fin].
        / « Mon dernier moucheron », soupira le phénix, pour [une toux|un chatouillis]. Pouf.
        « Déjà revenu ? » demanda {other}. Apparemment, l’au-delà était [fermé|complet].
        / {Other} attendit en sifflant, et le petit tas [toussa|demanda l’heure].
        + Il revenait toujours un peu plus roux, et jamais moins bavard.
        + Son discours fit pleurer un hibou, sensible de la vue.
        + « Prends ma patte, c’est la fin », dit-il, assis sur un marron.
        + Il comptait ses extinctions comme d’autres leurs anniversaires.
      `,
      help: `
        Le retour fut si noir que l’on chercha [ses pieds|son propre nez], sans les trouver.
        / La nuit était si noire qu’elle [se cognait aux arbres|s’était perdue elle-même].
        / Les étoiles avaient éteint en partant, et le sentier [aussi|dormait dessous].
        @help Alors le phénix éclaira la nuit comme une lampe, [de la queue jusqu’au bec|sans un adieu].
        / Sans une tirade, et tout entier, le phénix éclaira la nuit comme une lampe.
        + Une plume passa {other.a}, tiède comme une main dans l’autre.
        + Il ne disait rien. Car on ne déclame pas en brûlant pour de bon.
        + Le chemin fut rouge, puis or, puis tout à fait connu.
        + « Je vis », constata-t-il en arrivant. Ce fut son mot le plus court.
      `,
    },
    advanced: {
      arrives: `
        @friend « Tout est consommé », soupira, perché sur la lampe, un phénix [enrhumé|mourant].
        / Un phénix glissa de la tringle, une aile au front, avec art.
        / « Point de larmes », recommanda, de l’abat-jour, un phénix grippé.
        « Adieu, {hero}. » Il disparut, pouf, et reparut : « Bref, on nous réclame {place.in}. »
        + Du tas de cendres s’ébrouait un oiseau neuf, pourvu du même [rhume|mouchoir].
        + Ses derniers mots, réunis en trois cahiers, n’avaient encore jamais pu [être finis|trouver d’éditeur].
        + Une partie de lui resta sous le tapis, où la pelle l’avait [poussée|mise], et nul n’eut le cœur d’en parler.
        + Il tenait une aile contre son front, à la manière des grandes [tragédiennes|migraines].
      `,
      alone: `
        @friend Ce soir-là, le phénix prenait congé de sa tisane, [les yeux au ciel|pour toujours].
        / Un phénix, ce soir-là, dictait un testament par lequel il héritait de tout.
        Il en revenait, quand on appela {place.in}, et c’était un chagrin véritable.
        / Il sortait de ses cendres quand une vraie peine l’appela {place.in}.
        + Trois fois mort depuis midi, dont une d’un courant d’air, il se sentait [las|assez dispos].
        + Le nid embaumait la cannelle, la bougie soufflée et un peu [le souvenir|la coulisse].
        + Qu’on eût besoin de lui vivant le prit à ce point de court qu’il [le resta|y consentit].
      `,
      dry: `
        De dernier soupir en dernier soupir, le phénix mena {other} {place.to}, [jonchant l’air de cendres|et ce fut rapide].
        / « Je n’arriverai pas », disait le phénix, et {other}, {place.in}, lui [ôta son illusion|prouva le contraire].
        / Le phénix s’éteignit quatre fois en allant {place.to}, {other} [tenant le balai|gardant la place].
        + Les nuages reçurent des adieux si beaux que plusieurs [fondirent|en rougirent].
        + La cendre, en retombant, traçait derrière eux une sorte de route.
      `,
      wet: `
        « Périr noyé, quelle magnifique scène ! » déclama le phénix, que sa bulle emporta avec {other} {place.to}, [parfaitement sec|vivant].
        / Le phénix légua tout {other.a}, qui venait aussi, puis descendit {place.to} [se porter à merveille|au sec].
        + Autour d’eux, l’eau prit la teinte des couchants, et les poissons [applaudirent|crurent au soir].
        + Il avait préparé, pour le fond, quelques mots simples, dont la bulle n’a jamais vu la fin.
      `,
      quirk: `
        Une goutte l’éclaboussa. « Tout est irrémédiablement perdu », murmura le phénix, et [il n’en resta qu’un pouf|il se consuma].
        / Une feuille ayant touché le phénix, on dut entendre [son discours|la fin], et pouf.
        / Le phénix voulut des funérailles simples, {other} dit oui, [et il les recommença|et il toussa].
        + « Déjà ? » fit {other}. L’au-delà, expliqua-t-il en s’époussetant, était [complet|fermé le soir].
        + Il revenait chaque fois un rien plus roux, et nullement plus [discret|résigné].
        + Une fourmi se trouva, par testament, héritière d’une tasse, qu’elle [visite encore|met en location].
        + Il comptait ses trépas comme d’autres leurs anniversaires, mais avec [plus de gâteaux|exactitude].
        + Son discours d’adieu, prononcé sous une feuille, tira des larmes à un hibou qui passait pour n’entendre que la musique.
        + Lorsqu’il vous serrait la patte en disant que c’était la fin, il fallait vérifier d’abord qu’il ne s’agissait pas d’une faim.
      `,
      help: `
        Au retour, l’obscurité devint telle que chacun y perdait jusqu’à son ombre.
        / Une nuit pareille se cogne aux arbres, [et l’on faisait de même|au lieu d’éclairer].
        / Les étoiles, en partant, avaient éteint, [par économie|jusqu’aux vers luisants].
        @help Alors le phénix éclaira la nuit comme une lampe, [oubliant de s’éteindre|magnifiquement].
        / Il fit beaucoup mieux que s’éteindre : le phénix éclaira la nuit comme une lampe.
        + On ne déclame pas, à ce qu’il paraît, lorsque l’on [brûle pour quelqu’un|sert à quelque chose].
        + {Other} en tenait une plume, tiède ainsi qu’une main qu’on [ne lâche pas|retrouve].
        + Le chemin passa du rouge à l’or, puis à cette couleur qui n’a pas de nom et qui est celle [de chez soi|du seuil].
      `,
    },
  },
  Griffin: {
    noun: { noun: 'griffon', gender: 'm' },
    facts: { help: 'le griffon grimpa et vola par-dessus la falaise' },
    beginner: {
      arrives: `
        @friend Un griffon était moitié dehors, moitié [au lit|sur le tapis]. Il se disputait.
        / Un bec entra. Le reste ne [suivit pas|voulait pas]. C’était un griffon, à moitié d’accord.
        / Dans l’armoire, [on grognait|on criait] à deux voix. Un seul griffon sortit.
        « On part ! » disait l’avant. « On dort ! » disait l’arrière. « {Hero}, [tranche|aide-nous] ! »
        / « {Hero}, dis-lui ! » dit le bec. « {Hero}, [ne dis rien|au lit] ! » dit la queue.
        + « On nous veut {place.in} », dit le bec. « Demain », dit la queue.
        + L’avant était un aigle. L’arrière était un gros chat doré.
        + Les ailes tiraient. Les pattes tenaient le tapis.
        + « Moitié-moitié », dit {hero}. Ils n’y avaient jamais pensé.
        + L’arrière bâilla. L’avant eut honte et regarda ailleurs.
        + On gratta le ventre. Tout le griffon ronronna.
        + « Je suis tout le griffon », dit l’avant, et l’arrière toussa.
      `,
      alone: `
        @friend Ce soir-là, le griffon voulait voler et [dormir|se chauffer], ensemble.
        / Un griffon, ce soir-là, s’était couché debout. Chaque moitié boudait.
        Un appel vint {place.from}. « [Bon|On y va] », dirent ses deux moitiés, surprises.
        / On appela {place.from}. Le bec dit oui. La queue ne dit pas non.
        + L’avant regardait le ciel. L’arrière regardait une pierre tiède.
        + Ils ne mangeaient pas à la même heure.
        + La queue disait non. Elle dit non avec moins de force.
        + C’est fatigant, d’être deux à décider.
        + Il partit, les ailes ouvertes et les yeux mi-clos.
      `,
      dry: `
        Le griffon [volait|marchait] un peu {place.to}. {Other} changeait de moitié.
        / « Plus haut ! » dit l’avant du griffon. « Assis ! » dit l’arrière. {Other} suivit {place.to}.
        + « À moi », disait l’aigle. « À moi », disait le lion.
        + Sur un nuage chaud, l’arrière voulut rester [un petit peu|toute la nuit].
      `,
      wet: `
        Une moitié du griffon aimait l’eau. [L’autre|La plus chaude] grognait. {Other} tint la bulle, {place.to}.
        / Le griffon trempa le bec, puis retira la queue. {Other} le poussa {place.to}.
        + L’avant pêcha. L’arrière bouda, tout mouillé.
        + Un poisson salua les deux, par prudence.
        + L’eau fut tiède.
        + Au fond, les deux moitiés se tinrent chaud sans rien dire.
      `,
      quirk: `
        « Je suis un aigle », dit l’avant. « Un lion », dit [l’arrière|le derrière].
        / L’avant du griffon salua [un pigeon|le ciel]. L’arrière fit semblant de dormir.
        / L’arrière voulut un poisson. L’avant voulut [la lune|une souris]. {Other} offrit du pain.
        « Vous êtes très bien ensemble », dit {other}. [Il y eut un silence|Ils rougirent des deux bouts].
        / « À deux, c’est mieux », dit {other}. [Le griffon réfléchit|On entendit hum, et hum].
        / {Other} gratta le milieu. [Ronron|Cui, ronron], fit tout le monde.
        + Il voulut tourner à gauche et à droite. Il s’assit.
        + La queue attrapa le bec. Ils s’excusèrent, fâchés.
        + Il ne pouvait courir après rien sans s’attendre.
        + « Vote », dit l’avant. Un contre un, comme hier.
        + La nuit, chacun rêvait le rêve de l’autre.
      `,
      help: `
        Au retour, une falaise montait, toute droite. Les ailes n’y auraient pas suffi.
        / La route cognait contre une falaise. Et la falaise touchait la lune.
        / Trop haut pour des pattes, trop haut pour des ailes. Ah, cette falaise !
        @help Alors le griffon grimpa et vola par-dessus la falaise.
        / D’un seul cœur, le griffon grimpa et vola par-dessus la falaise.
        + Les griffes tenaient la pierre. Les ailes tiraient vers le ciel.
        + Personne ne dit « à moi ».
        + {Other} se tenait juste au milieu, sur la couture.
        + En haut, on se reposa, et puis on vola. Chacun son plaisir.
        + « C’était moi », dit l’un. « C’était nous », dit l’autre.
      `,
    },
    intermediate: {
      arrives: `
        @friend Un griffon tenait la moitié de la fenêtre, moitié dehors, moitié dedans, en pleine dispute.
        / Un bec franchit la porte, la queue resta dehors, et le griffon se disputa entre les deux.
        / On criait à deux voix dans l’armoire, d’où sortit un griffon, un seul, très fâché.
        + « On s’envole ! » criait l’avant. « On s’étend ! » disait l’arrière. « {Hero}, [juge-nous|tranche] ! »
        + Le bec était pressé d’aller {place.in}, la queue proposait demain.
        + Devant, c’était un aigle ; derrière, un gros chat couleur de pain.
        + « Faites moitié-moitié », dit {hero}. Ils en restèrent bouche bée, d’un bout seulement.
        + Les ailes tiraient sur le ciel, les pattes sur le tapis.
        + On lui gratta le ventre, et le désaccord ronronna.
      `,
      alone: `
        @friend Ce soir-là, le griffon ne savait s’il voulait le vent ou la sieste, et se chamaillait.
        + Un appel monta {place.from}, et ses deux moitiés dirent « bon », ensemble.
        + L’aigle dînait tôt, le lion tard, et ils se croisaient à table.
        + Dire la même chose au même moment les laissa tout gênés.
        + La queue refusa pour la forme, sans y mettre de force.
        + Il partit les ailes ouvertes et les pattes encore pliées.
      `,
      dry: `
        Le griffon vola, marcha, se coucha, revola, {place.to}. {Other} [changeait de moitié|suivait le débat].
        / Le griffon volait {place.to} quand c’était le tour de l’avant, et {other} [dormait l’autre tour|comptait].
        / « Plus haut », disait l’aigle, « assis », disait le lion, et {other} allait {place.to}, [entre les deux|à pied].
        + Un nuage au soleil faillit tout arrêter.
        + « À moi », disait l’avant ; l’arrière pesait.
        + {Other} proposa de dormir en volant, et ce fut voté sans une voix contre.
      `,
      wet: `
        L’avant plongea, l’arrière non. {Other} tira la bulle et le griffon [par le milieu|l’un après l’autre] {place.to}.
        / Le lion voulait un édredon, l’aigle la bulle, et {other} mena le griffon {place.to}.
        + L’aigle pêchait, le lion pleurait sur son poil.
        + Les poissons saluaient deux fois.
        + Au fond, ils cessèrent de se parler, ce qui reposa beaucoup la bulle.
      `,
      quirk: `
        « Je suis un aigle », déclara l’avant du griffon. « Mon œil », répliqua l’[arrière|autre moitié].
        / L’avant du griffon salua un pigeon, et l’arrière [fit mine de n’avoir rien vu|eut honte].
        / Le griffon voulut s’asseoir et s’envoler, [ce qui fit un bruit|ensemble], et {other} rit.
        « Vous êtes bien assortis », assura {other}, et il rougit [entièrement|doublement].
        / {Other} gratta la couture, juste au milieu, et [tout ronronna|l’on se pardonna].
        + Pour tourner, il fallait un vote, et c’était toujours un contre un.
        + La queue mordit le bec, ou l’inverse. On s’excusa sèchement.
        + Il ne pouvait poursuivre personne sans devoir s’attendre.
        + Chacun, la nuit, rêvait les rêves de l’autre et n’en disait rien.
      `,
      help: `
        Une falaise arrêta le retour, trop haute pour des ailes, et pour des pattes.
        / La route montait droit au ciel, en pierre lisse, sans demander si l’on volait.
        / Une falaise, c’est trop haut pour marcher, et trop longtemps pour voler.
        @help Alors le griffon grimpa et vola par-dessus la falaise, [d’un seul accord|griffes et plumes mêlées].
        / Pour une fois, on ne vota pas : le griffon grimpa et vola par-dessus la falaise.
        + Là où le vent manquait, les pattes tenaient. Là où la pierre cédait, l’aile portait.
        + {Other} se trouvait sur la couture, et ne sentit pas le fil.
        + Personne, de toute la montée, ne dit « à moi ».
        + En haut, on se coucha un peu, puis on plana, pour être juste.
      `,
    },
    advanced: {
      arrives: `
        @friend Un griffon s’était engagé dans la fenêtre et y siégeait, divisé, en pleine dispute.
        / Un bec passa la porte ; la queue, consultée, refusa ; ce griffon discutait avec lui-même.
        / L’armoire contenait deux voix en colère et, renseignement pris, un seul griffon.
        + « Au large ! » disait l’avant ; « au lit ! » disait le reste ; « {Hero}, [départage-nous|un mot de toi]. »
        + L’aigle voulait aller {place.in}, où l’on se désolait ; le lion, derrière, [demandait à réfléchir|penchait pour demain].
        + Les ailes avaient le ciel, les pattes tenaient le tapis, et ni l’un ni l’autre ne [cédait|en sortait grandi].
        + La proposition de faire moitié-moitié les laissa [pantois|bec et gueule bés], tant elle était neuve.
        + Une main passée sur le ventre obtint du tout un ronronnement [unanime|sans majorité].
      `,
      alone: `
        @friend Ce soir-là, le griffon hésitait entre le vent et la pierre chaude, [et s’injuriait|à deux voix].
        / Un griffon, ce soir-là, s’était couché debout, faute d’un [accord|traité entre ses moitiés].
        + Un appel monta {place.from}, à quoi ses deux moitiés répondirent « bon », ensemble.
        + S’être trouvés du même avis les plongea dans une gêne [dont on parle encore|réelle].
        + L’un dînait à six heures, l’autre à neuf, et l’estomac, [entre les deux|pris à témoin], se taisait.
        + La queue fit non, mais par habitude, et déjà [en marchant|sans y croire].
      `,
      dry: `
        Le griffon avança {place.to} par vols, siestes et motions, {other.que} [mettait aux voix|arbitrait] à hauteur de couture.
        / L’aigle menait le griffon {place.to} jusqu’à midi, le lion après, et {other} [tenait la montre|arbitrait].
        / Le griffon mit {place.to} deux fois le temps, [puisqu’ils étaient deux|débats compris], et {other} prit un livre.
        + Un nuage exposé au sud faillit [l’emporter|coûter le reste du voyage].
        + L’abstention, dans les côtes, gagnait du terrain.
      `,
      wet: `
        L’aigle plongea, le lion refusa catégoriquement, et {other} accompagna ce griffon [indécis|contradictoire] {place.to}.
        / L’aigle signa, le lion réserva ses droits, et {other} mena ce griffon {place.to} [en bulle|par l’oreille].
        + L’un pêchait, l’autre pleurait sur son poil, et les poissons [présentaient leurs condoléances|saluaient deux fois].
        + Au fond, ne pouvant parler, ils découvrirent qu’ils s’entendaient à merveille.
      `,
      quirk: `
        « Nous autres aigles… », commença l’avant du griffon, et l’on toussa plus bas.
        / L’avant du griffon salua un pigeon de la tête ; l’arrière [prétendit dormir|ne le connaissait pas].
        / « Nous autres lions… », dit l’arrière du griffon, et le bec [regarda le ciel|s’étrangla].
        « Vous vous allez si bien », observa {other}, et il en rougit [aux deux extrémités|jusqu’à la queue].
        / {Other} gratta juste à la couture, et l’on ronronna [d’une aile et d’une patte|en chœur].
        + Chaque virage faisait l’objet d’un scrutin, dont le résultat, [un contre un|depuis l’œuf], ne variait pas.
        + Il ne pouvait courir après qui que ce fût sans être, quelque part, [obligé de s’attendre|en retard].
        + La nuit, dit-on, chacun rêvait les rêves de l’autre et se gardait [de l’avouer|d’en faire état].
      `,
      help: `
        Au retour, une falaise se dressa, trop haute pour l’aile, [trop lisse pour la griffe|trop nue pour la patte].
        / La route se levait, devant eux, en falaise, [et ne se rasseyait plus|lisse et longue].
        / Il y avait là de quoi décourager [les griffes et lasser les ailes|un oiseau et un chat].
        @help Alors le griffon grimpa et vola par-dessus la falaise, [d’un même élan|sans un vote].
        + Quand le vent manquait, la patte tenait, et quand la pierre se dérobait, [la plume prenait le relais|l’air portait].
        + {Other} occupait la couture, et, pour la première fois, [n’y sentait pas de fil|elle ne tirait pas].
        + On avait toujours cru qu’il était deux moitiés, et c’était, tout simplement, [deux fois quelqu’un|un entier].
      `,
    },
  },
  Mermaid: {
    noun: { noun: 'sirène', gender: 'f' },
    facts: { help: 'la sirène chanta et l’eau se calma' },
    beginner: {
      arrives: `
        @friend Une sirène peignait ses cheveux [à la fourchette|avec une cuillère].
        / Splouf. Une sirène sortit de la bassine, [un bouton au doigt|une passoire au front].
        / « Bonne nuit ! » dit une sirène, pour bonjour. Elle était [dans l’évier|au bain].
        « Bonsoir, {hero}, dit-elle. J’aime ton [parapluie de tête|toit de cheveux]. »
        / « {Hero}, quelle jolie [niche à pieds|maison de nez] ! » C’était une pantoufle.
        + « On nous chante {place.in}. Non : on nous appelle. C’est triste, là-bas. »
        + Elle collectionnait les mots de terre. Elle les rangeait de travers.
        + « Ça, dit-elle d’une chaise, c’est une vache à quatre pieds. »
        + « Presque », dit {hero}. Elle le nota sur une écaille.
        + Sa queue dépassait du seau et battait la mesure.
        + « Tu as de belles chaussettes de main », dit-elle d’un gant.
      `,
      alone: `
        @friend Ce soir-là, la sirène apprenait des mots de terre. « [Tabouret|Chaussette] : petit poisson à laine. »
        / Une sirène, ce soir-là, apprenait le mot « escalier ». C’est une vague qui attend.
        + Une vague lui dit : à l’aide, {place.in}. Ce mot-là, [elle le savait|elle le comprit].
        + Elle avait un bouton, un peigne et un demi-vélo.
        + « Porte, dit-elle. C’est un mur qui s’ennuie. »
        + Les crabes répétaient, avec l’accent.
        + La lune faisait un chemin sur l’eau. Elle appela ça un tapis de nuit.
        + Elle ferma son cahier de coquilles.
      `,
      dry: `
        La sirène alla {place.to} en [brouette|baignoire]. {Other} poussait le « carrosse ».
        / « Mon cheval à roue ! » dit la sirène. {Other} la poussait {place.to}.
        / {Other} portait la sirène dans un seau, {place.to}. Elle saluait les « vaches à feuilles ».
        + « Oh, des algues de l’air ! » dit-elle. C’étaient des arbres.
        + Elle salua un cheval : « Bonsoir, grand hippocampe. »
      `,
      wet: `
        La sirène souffla une bulle {other.a}. En [trois|deux] coups de queue, on descendit {place.to}.
        / « Chez moi ! » dit la sirène. {Other} prit sa main, et l’on nagea {place.to}.
        + Là, c’est {other} qui ne savait pas les mots.
        + Elle les disait doucement, un poisson à la fois.
        + On s’amusait bien.
        + Un crabe sourit.
      `,
      quirk: `
        « Et ça, dit la sirène, c’est une [clôture|échelle] : un peigne pour vaches ? »
        / La sirène vit un facteur. « Un [poisson à lettres|homme à tiroirs] ! » dit-elle.
        / « Je sais », dit la sirène. « Un [pont|arbre], c’est une table pour le ciel. »
        « Presque », dit {other}. Elle fut [ravie|très fière], et passa la main dessus.
        / {Other} chercha le vrai mot. [Il était moins bien|Il n’en restait rien].
        / « Dis-le encore », dit {other}. Elle le dit, [en plus long|avec les mains].
        + Elle essuya une larme : « De la mer de poche. »
        + « Bon appétit ! » dit-elle à un hibou, pour bonne nuit.
        + Elle prit la pluie pour des poissons timides.
        + Une brouette, chez elle, c’était un roi à roulette.
        + {Other} garda le mot. Il était mieux que le vrai.
      `,
      help: `
        Au retour, l’eau se mit à [gronder|danser très fort]. On ne pouvait plus passer.
        / La rivière avait grandi. Elle [criait|sautait] par-dessus ses bords.
        / Pour rentrer, il fallait passer l’eau, et l’eau [était fâchée|ne dormait pas].
        @help Alors la sirène chanta et l’eau se calma, [vague après vague|comme un drap tiré].
        / Elle ouvrit la bouche. La sirène chanta et l’eau se calma.
        + C’était un chant sans mots. Là, elle ne se trompait jamais.
        + La plus grosse vague s’assit pour écouter.
        + {Other} traversa sur un miroir.
        + Même la pluie tombait en mesure, et tout bas.
        + « Ça s’appelle comment ? » dit-elle. « Une berceuse », dit {other}.
      `,
    },
    intermediate: {
      arrives: `
        @friend Une sirène, installée dans l’arrosoir, se peignait [à la fourchette|avec une petite cuillère].
        / Une sirène sortit de la bassine, une passoire [sur la tête|en guise de couronne].
        / « Bonne nuit », dit, pour bonjour, une sirène [assise dans l’évier|qui se peignait].
        « Bonsoir, {hero}, dit-elle, j’admire ton [parapluie de cheveux|toit de tête], il te va bien. »
        / « La belle niche à pieds, {hero} », dit-elle [d’une pantoufle|en touchant la pantoufle].
        + On les appelait {place.in}, et ce n’était pas gai, ou, dans son mot à elle, c’était salé.
        + Elle collectionnait les mots de terre et les portait à l’envers.
        + D’une chaise, elle disait qu’elle était une vache à l’arrêt.
        + « Presque », répondit {hero}, et elle l’inscrivit sur une écaille.
        + Un gant fut complimenté : quelle belle chaussette de main !
      `,
      alone: `
        @friend Ce soir-là, la sirène étudiait ses mots de terre : « Chaussette, filet à orteil. »
        / Une sirène, ce soir-là, étudiait le mot « escalier », une vague qui attend.
        + Une vague lui en apporta un qu’elle connaissait : [au secours|à l’aide], {place.in}.
        + Son trésor comptait un bouton, un peigne et la moitié d’un vélo.
        + Une porte, d’après elle, était un mur qui s’ennuie.
        + Les crabes répétaient la leçon, avec l’accent du fond.
        + Certains mots n’ont pas besoin de dictionnaire.
      `,
      dry: `
        La brouette, que la sirène nommait carrosse, partit {place.to}, {other} [aux bras|derrière].
        / « Au galop », disait la sirène à la brouette, et {other} [galopait|hennit], {place.to}.
        + Les arbres furent des algues de l’air, et un cheval un grand hippocampe.
        + Elle faisait signe comme une reine.
      `,
      wet: `
        La sirène souffla une bulle confortable, où {other} s’installa, et l’on arriva [immédiatement|rapidement] {place.in}.
        / « Tu es chez moi », dit la sirène, et {other} descendit {place.to}, la main dans la nageoire.
        + Là, c’était {other} qui manquait de mots.
        + Elle les prêtait volontiers, avec leurs poissons.
      `,
      quirk: `
        « Ceci est donc une échelle, dit la sirène, [un peigne à vaches|une arête de maison] ? »
        / « Un poisson à lettres ! » cria la sirène, et le facteur [la salua|en tomba de vélo].
        / La sirène caressa un pont : « Cette vache [a mal au dos|s’étire] », dit-elle {other.a}.
        « Tout juste, ou presque », dit {other}, et le mot [lui resta|fut adopté].
        / {Other} chercha le vrai mot, et le trouva [un peu court|moins bon].
        + Elle souhaita bon appétit à un hibou, pour dire bonne nuit.
        + Une larme s’appelait de la mer de poche.
        + La pluie, selon elle, c’étaient des poissons qui n’osaient pas.
        + Ses mots étaient faux, mais ils tenaient mieux aux choses.
      `,
      help: `
        Au retour, l’eau se leva, toute blanche, [en grondant|et coupa la route].
        / La rivière avait grossi, et parlait [très haut|toute seule], en travers de la route.
        / L’eau n’était plus de bonne humeur, et le chemin [passait dessous|l’attendait].
        @help Alors la sirène chanta et l’eau se calma, [vague après vague|ainsi qu’un drap qu’on lisse].
        / Il n’y fallait pas de mots : la sirène chanta et l’eau se calma.
        + C’était un chant sans paroles, et là, elle ne se trompait jamais.
        + La plus haute des vagues s’assit pour entendre la fin.
        + {Other} passa sur un miroir, à pas de bulle.
        + « Chez nous, cela se nomme une berceuse », dit {other}. Elle le nota.
      `,
    },
    advanced: {
      arrives: `
        @friend Une sirène, confortablement installée dans l’arrosoir, se peignait avec [une fourchette|une cuillère].
        / Une sirène émergea de la bassine, couronnée [d’une passoire|du panier à salade].
        / « Bonne nuit », dit, en guise de bonjour, une sirène [assise dans l’évier|en cheveux].
        « Le joli parapluie de tête, {hero}, admira-t-elle, [quelle élégance|tellement ébouriffé] ! »
        / « La ravissante niche à pieds, {hero} ! » fit-elle, et elle [baisa la pantoufle|salua l’autre].
        + On les mandait {place.in}, où il faisait, dans sa langue, très salé, c’est-à-dire [triste|à pleurer].
        + Elle collectionnait les mots de la terre et les portait, par coquetterie, [à l’envers|d’une taille au-dessus].
        + Une chaise était pour elle une vache au repos, un gant, une chaussette [de main|qui applaudit].
        + Le « presque » indulgent {hero.de} fut gravé sur une écaille, parmi [d’autres trésors|les mots rares].
      `,
      alone: `
        @friend Ce soir-là, la sirène étudiait son vocabulaire terrestre, consciencieusement.
        / Une sirène, ce soir-là, révisait « escalier », vague terrestre qui attend.
        La vague qui apporta une plainte, {place.from}, n’eut pas à [la traduire|répéter].
        / Une plainte vint {place.from}, et, de tous ses mots, il n’en fallut [aucun|pas un].
        + Elle possédait un bouton, un peigne, la moitié d’un vélo, et se croyait [voyageuse|citadine].
        + Qu’une porte fût un mur qui s’ennuie, nul crabe n’eût osé [le contester|la reprendre].
        + Il est quelques mots, dont celui-là, que l’on comprend [dans toutes les eaux|sans leçon].
      `,
      dry: `
        La sirène prit place dans un carrosse à une roue, {other.que} poussa {place.to}, [suivant le protocole|avec majesté].
        / La sirène, en seau, gagna {place}, saluant {other} du nom de [cheval|premier carrosse].
        / {Other} poussait la brouette {place.to}, d’où la sirène bénissait les vaches à feuilles.
        + Un cheval fut appelé grand hippocampe, et n’en parut point [fâché|surpris].
        + Les arbres furent des algues de l’air.
      `,
      wet: `
        La sirène souffla une bulle pour {other}, et tous deux descendirent {place.to}, [tourbillonnant|en ondulant].
        / « Faites comme chez moi », dit la sirène {other.a}, et l’on descendit {place.to}.
        + Les rôles, là-dessous, s’échangèrent, et {other} se mit à [confondre|dire presque].
        + Elle prêta des mots, chacun avec son poisson.
      `,
      quirk: `
        « Un peigne à vaches ! » s’écria la sirène devant une échelle, [et le mot fut adopté|sûre de son fait].
        / « Un poisson à lettres ! » cria la sirène, et le facteur, [flatté|qu’on n’appelait jamais ainsi], salua.
        / D’un pont, la sirène assura {other.a} que c’était [une vache au repos|un chat de pierre].
        + Elle disait bon appétit pour bonne nuit, et les hiboux, [après réflexion|touchés], remerciaient.
        + La larme, en son lexique, était de la mer de poche, la pluie, [des poissons timides|un banc qui hésite].
        + {Other} s’avisa que ces mots, pour être faux, n’en tenaient que mieux [aux choses|au cœur].
        + D’une brouette, elle fit un roi à roulette, et l’on ne put, dès lors, [s’asseoir dessus|la voir autrement].
      `,
      help: `
        Au retour, la rivière se dressa, écumante, et [rugit|refusa d’écouter].
        / La rivière avait grandi depuis l’aller, et montrait sa force.
        / L’eau du retour était de celles qui [n’écoutent que la musique|crient pour s’entendre].
        @help Alors la sirène chanta et l’eau se calma, [ainsi qu’un drap que l’on lisse|vague après vague].
        / De tous les mots de terre, elle n’en prit aucun : la sirène chanta et l’eau se calma.
        + Ce chant n’avait pas de paroles, et c’est sans doute pourquoi elle n’y mettait [aucune faute|pas un mot de travers].
        + La plus haute des vagues prit un siège, afin de [n’en rien perdre|savoir la fin].
        + {Other} passa sur ce miroir, et dit, de l’autre côté, que cela s’appelait une berceuse, [mot qu’elle garda|tout bas].
      `,
    },
  },
  Pegasus: {
    noun: { noun: 'pégase', gender: 'm' },
    facts: { help: 'le pégase monta, passa et redescendit' },
    beginner: {
      arrives: `
        @friend Un pégase tremblait [sur le balcon|au bord de la fenêtre]. « C’est haut, ici. »
        / « Ne regarde pas ! » dit un pégase, [à plat ventre|sous le lit]. « La fenêtre est haute. »
        / Un pégase entra par la cave. Il [tâtait|comptait] chaque marche.
        « Raconte-moi une histoire, {hero}, [vite|et une longue]. Sinon, je regarde en bas. »
        / « {Hero}, tu sais des contes ? [Longs, j’espère|Bien bas] ? On nous appelle. »
        + Il avait de grandes ailes blanches. Il les tenait bien fermées.
        + « C’est le premier étage », dit {hero}. « Déjà ! » gémit-il.
        + « On nous attend {place.in}. Est-ce que c’est plat ? »
        + Il entra à reculons, en tâtant le tapis.
        + Il aimait les caves, les fossés et les petits bancs.
        + Une plume tomba. Il la regarda tomber, et pâlit.
      `,
      alone: `
        @friend Ce soir-là, le pégase restait au sol. Le sol, c’est [bien|bas].
        / Un pégase, ce soir-là, dormait dans un fossé. C’était bas et doux.
        Un appel vint {place.from}. Il fallait voler. [Il s’assit|Il avala sa salive].
        / Une voix tomba du ciel. On l’appelait {place.in}. Le ciel, encore lui !
        + Les autres chevaux ailés jouaient dans les nuages.
        + Il broutait, les quatre pieds bien à plat.
        + Il se conta une histoire, pour se donner du cœur.
        + « Il était une fois un cheval très brave. » Qui était-ce ?
        + À « il était une fois », ses ailes s’ouvraient toutes seules.
      `,
      dry: `
        {Other} raconta. Le pégase vola {place.to}. À chaque [virgule|point], il perdait un peu de hauteur.
        + « Et ensuite ? » criait-il, les yeux fermés.
        + On ne finit pas l’histoire avant d’être posé.
      `,
      wet: `
        « Sous l’eau, on ne tombe pas », dit le pégase, ravi. Avec {other}, il descendit {place.to}.
        + Ses ailes battaient lentement, comme des raies.
        + Il regarda même en bas. C’était du sable.
      `,
      quirk: `
        « Ne dis pas le mot haut », dit le pégase. « [Ohé|Oh] », dit {other}. Il se coucha.
        / Le pégase vit [une échelle|un clocher]. Il se coucha. {Other} dut chanter.
        / « Saute la marche », dit {other}. Le pégase [regarda le vide|compta dix]. Une marche !
        Il monta pourtant sur un caillou, pour [s’entraîner|voir]. On applaudit.
        + Il contourna une échelle, d’assez loin.
        + Une taupe le félicita pour ses goûts.
        + {Other} avait un conte de prince. Il vola au-dessus d’un pré, sans y penser.
        + « Je vole ? » dit-il. Et il ne vola plus.
        + On marcha un peu, bien à plat.
      `,
      help: `
        Au retour, une montagne barrait tout, [pointue|jusqu’à la lune]. {Other} commença une histoire.
        / Entre eux et le lit, une montagne. [{Other} dit|Alors, {other}] : « Il était une fois… »
        / La route montait, montait. {Other} [prit un conte|ouvrit un livre] et lut tout haut.
        @help Et le pégase monta, passa et redescendit, [les yeux fermés|avant la fin].
        / Il écoutait, sans rien voir. Le pégase monta, passa et redescendit.
        + C’était l’histoire d’un cheval qui avait peur, et qui passait.
        + Le vent tournait les pages.
        + Au plus haut, {other} parla un peu plus bas.
        + Les étoiles se poussaient, pour écouter.
        + « C’était de moi ? » demanda-t-il en bas. C’était de lui.
      `,
    },
    intermediate: {
      arrives: `
        @friend Un pégase s’agrippait au balcon, les ailes fermées, [et claquait des dents|les yeux aussi].
        / Un pégase entra par la cave, en tâtant les marches, [trois en tout|pâle].
        / « C’est haut, chez toi », dit un pégase [couché sur le paillasson|sous le lit], ailes closes.
        « Raconte-moi quelque chose, {hero}, [tout de suite|je t’en prie], avant que je regarde en bas ! »
        / « Un conte, {hero}, avec [des plaines|peu d’étages], car on nous veut très loin d’ici ! »
        + « C’est le premier étage », dit {hero}. « Et il y en a d’autres ? » gémit-il.
        + On les attendait {place.in}, et il espérait que ce soit plat.
        + Il entra à reculons, en éprouvant le tapis d’un sabot.
        + Une plume tomba de son aile, et il détourna la tête.
        + Il aimait les caves, les fossés et tout ce qui est déjà en bas.
      `,
      alone: `
        @friend Ce soir-là, le pégase broutait tranquillement, [résolument terrestre|les sabots bien à plat].
        / Un pégase, ce soir-là, dormait au fond d’un fossé, bien content d’y être.
        On appela {place.in}, et cela nécessitait des ailes, [malheureusement|hélas].
        / Une voix tomba d’en haut, hélas : on avait besoin de lui {place.in}.
        + Ses frères jouaient là-haut à saute-nuage.
        + Il se conta une histoire pour se donner du cœur.
        + Au premier « il était une fois », ses plumes s’ouvrirent sans lui demander.
        + Une bonne phrase porte mieux que le vent.
      `,
      dry: `
        {Other} conta sans respirer. Le pégase vola {place.to}, [perdant un mètre à chaque virgule|les yeux clos].
        / {Other} lut à voix haute, le pégase suivit l’histoire, et l’on fut {place.in} [avant la fin|au chapitre deux].
        / « Et après ? » disait le pégase, {place.to}, sans voir le vide, et {other} [inventait|continua].
        + « Et après ? » criait-il dans les nuages.
        + On garda la fin pour l’herbe.
        + Le conte dura juste le temps du ciel, et les étoiles voulurent savoir la suite.
      `,
      wet: `
        « Enfin un endroit d’où l’on ne tombe pas », dit le pégase. Il [plongea|descendit] avec {other} {place.to}.
        + Il regarda même en bas, et c’était du sable.
        + Ses ailes allaient comme des raies.
      `,
      quirk: `
        « Surtout pas le mot haut », implora le pégase. « Oh », répondit {other}, et il [s’évanouit|dut s’allonger].
        Pour s’entraîner, il escalada un caillou, [applaudi|encouragé].
        / On lui offrit un tabouret, pour voir, et il [s’assit à côté|en fit le tour].
        + Une taupe le complimenta sur ses goûts.
        + Pris par un conte, il passa un pré entier en l’air et demanda où était l’herbe.
        + « Je vole donc ? » dit-il, et ce fut fini.
        + Les échelles avaient droit à un grand détour.
      `,
      help: `
        Une montagne barrait le retour, pointue, sans un col.
        @help Dès {other.que} dit « il était une fois », le pégase monta, passa et redescendit, d’un trait.
        / {Other} ouvrit un conte, et le pégase monta, passa et redescendit.
        + C’était l’histoire d’un cheval qui avait peur et qui passait quand même.
        + Au plus haut, il y eut un silence, et il ne tomba pas.
        + Les étoiles se penchaient, pour avoir la suite.
        + « Ce cheval, c’était qui ? » demanda-t-il sur la mousse.
      `,
    },
    advanced: {
      arrives: `
        @friend Un pégase étreignait la rambarde du balcon, ailes repliées, [tremblant|terriblement pâle].
        / Un pégase entra par la cave, dont il [redoutait les trois marches|louait le goût].
        / « Comme on est haut, ici », gémit un pégase [étendu sur le paillasson|du rez-de-chaussée].
        « Une histoire, {hero}, immédiatement, [je t’en supplie|ou je regarde en bas] ! »
        / « Un conte, {hero}, de préférence [sans montagne|en plaine], dit-il, et commence ! »
        + Apprenant qu’il s’agissait du premier étage, il s’enquit, d’une voix blanche, [s’il en existait d’autres|des suivants].
        + On les attendait {place.in}, lieu dont il ne désirait savoir qu’une chose : était-il [plat|en creux] ?
        + Il entra à reculons et interrogea le tapis du sabot, ainsi qu’on [tâte un étang gelé|sonde un ami].
        + Une de ses plumes tomba ; il suivit sa chute jusqu’au bout, et en fut [malade|édifié].
      `,
      alone: `
        @friend Ce soir-là, le pégase broutait, ses quatre pieds dans l’herbe, [et s’en félicitait|avec conviction].
        / Un pégase, ce soir-là, habitait un fossé, dont il vantait [la vue|le calme et la profondeur].
        + Un appel arriva {place.from}, et l’on n’y allait, sauf erreur, [qu’en volant|que par en haut].
        + Ses frères, au-dessus de lui, s’amusaient à saute-nuage, jeu qu’il [n’avait pas regardé|désapprouvait].
        + Les taupes tenaient de lui qu’une vie bien menée [se passe en bas|commence à la cave].
        + Il se murmura « il était une fois », et ses ailes, [indiscrètes|qui lisaient tout], s’ouvrirent.
      `,
      dry: `
        {Other} conta d’un seul souffle, et le pégase vola {place.to}, perdant, à chaque virgule, [une toise|un peu de foi].
        / « Et alors ? » demandait le pégase, par-dessus les cimes, et {other} [improvisait|brodait], {place.to}.
        + « Et alors ? » criait-il parmi les nuages, [les yeux cousus|plus fort que le vent].
        + La fin fut gardée pour l’herbe.
      `,
      wet: `
        « D’ici, l’on ne saurait choir », constata le pégase, et, {other} en croupe, il s’enfonça {place.to}, [transfiguré|ravi].
        / Plus bas que bas, jugeait le pégase en suivant {other} {place.to}, on est enfin tranquille.
        + Il poussa l’audace jusqu’à regarder en bas, où il y avait [du sable|un crabe bienveillant].
        + Il en parle encore.
      `,
      quirk: `
        {Other} ayant prononcé « oh », que le pégase comprit de travers, il fallut [l’allonger|le réconforter] immédiatement.
        / {Other} dut précéder le pégase dans un escalier [d’une marche|de deux], et le féliciter.
        / Le pégase aperçut un clocher, et {other} n’eut que le temps de [lui parler d’autre chose|le couvrir].
        + À titre d’exercice, il gravit un caillou, d’où il découvrit [l’autre caillou|un point de vue].
        + Captivé par un conte de prince, il franchit un pré à la hauteur des chênes et réclama, [à mi-chemin|soudain], de l’herbe.
        + « Se peut-il que je vole ? » fit-il, et l’on vit bien [que non|qu’il n’eût pas dû le dire].
        + Les échelles lui semblaient d’un goût [déplorable|téméraire].
      `,
      help: `
        + Au retour, une montagne prenait la moitié du ciel, et n’offrait nul col.
        @help Au premier « il était une fois », le pégase monta, passa et redescendit, paupières closes.
        / On ouvrit le conte à la première page, et le pégase monta, passa et redescendit.
        + Il y était question d’un cheval qui avait peur, et qui, page après page, [passait|n’en passait pas moins].
        + Au plus haut, {other} se tut, le temps d’un souffle, et l’on [ne tomba pas|resta dans l’air].
        + Sur la mousse, il voulut savoir qui était ce cheval, et ne le crut [qu’à demi|pas tout de suite].
      `,
    },
  },
  Hippogriff: {
    noun: { noun: 'hippogriffe', gender: 'm' },
    facts: { help: 'l’hippogriffe porta deux charges et son grand cœur' },
    beginner: {
      arrives: `
        @friend Un hippogriffe attendait qu’on le [salue|salue bien]. {Hero} salua. « Deux… ou trois ? » dit-il.
        / Un hippogriffe tendait le cou, [sur le tapis|dans l’entrée]. {Hero} plia un genou. « Un. »
        / Quelqu’un toussait pour qu’on salue. {Hero} salua [un hippogriffe|l’hippogriffe]. Il dit : « Un ? »
        « Recommence, {hero}, s’il te plaît. [J’ai perdu le compte|C’était quel nombre] ? »
        / « {Hero}, c’était parfait, dit-il. [Ou presque|Encore une fois] ? »
        + Il fallait sept saluts. Ou neuf. C’était écrit quelque part.
        + « On nous prie de venir {place.in} », dit-il, après le sixième.
        + Il avait un bec d’aigle et des sabots bien cirés.
        + Il rendait chaque salut. Cela faisait deux fois plus de travail.
        + La lampe s’inclina. « Quatre », dit-il.
        + Il était fier, mais il avait l’œil doux.
      `,
      alone: `
        @friend Ce soir-là, l’hippogriffe comptait les saluts de [la mare|son reflet]. Il se trompa.
        Un roseau se pencha. On l’appelait {place.in}. « [Huit|Merci], dit-il. J’y vais. »
        + Son reflet saluait toujours en même temps. C’était agaçant.
        + Il avait fait des nœuds à sa queue, pour compter.
        + Le vent courba tout le pré. Ce fut son plus beau soir.
        + Quelqu’un souffrait et ne saluait pas. Il comprit.
        + Il lissa ses plumes, puis ses crins, et partit.
      `,
      dry: `
        L’hippogriffe prit {other} et vola {place.to}.
        / « Monte », dit l’hippogriffe. {Other} salua encore une fois, et l’on vola {place.to}.
        / L’hippogriffe vola {place.to}. {Other} sur son dos saluait pour deux.
        + Les arbres penchaient dans le vent. Il leur rendit tout.
        + « Cent douze », dit-il au-dessus du bois.
        + La lune eut un salut.
        + Un nuage fit pareil.
      `,
      wet: `
        L’hippogriffe salua la mer. Elle salua aussi. Longtemps après, {other} et lui [coulèrent|descendirent] {place.to}.
        + Les algues se courbaient sans cesse. Il était aux anges.
        + Sa bulle avait un petit perron.
      `,
      quirk: `
        {Other} salua. « Cinq », dit l’hippogriffe. Puis : « Ou six ? » [On reprit tout|Il rougit].
        / Une herbe se courba. L’hippogriffe se courba. {Other} [s’assit|attendit] : il y en avait un pré.
        Une fourmi passa dessous. Elle [comptait aussi|salua par hasard].
        / Un escargot rentra ses cornes. [C’était poli|Cela comptait double].
        / Le vent salua tout, [d’un coup|sans s’arrêter].
        + Un pommier s’inclina. Il tomba une pomme. « Quel tact ! »
        + {Other} laissa tomber un bouton et le ramassa. « Sept. »
        + Il attendit le salut d’un clocher. On le tira par l’aile.
        + Il se trompa exprès, pour en avoir un de plus.
        + Il fallut saluer aussi le chemin, au début et à la fin.
      `,
      help: `
        Au retour, la côte était [longue|raide], et chacun était à bout.
        / La côte n’en finissait pas. [On traînait les pieds|On s’assit tous], le souffle court.
        / Il restait la montagne, et [plus de jambes|plus de force].
        @help L’hippogriffe porta deux charges et son grand cœur, [d’un coup d’aile|tout en haut].
        / « Montez », dit-il. L’hippogriffe porta deux charges et son grand cœur.
        + Il ne demanda pas un seul salut.
        + {Other} d’un côté, {thing} de l’autre, et lui dessous, bien droit.
        + On entendait battre quelque chose de fort.
        + Les crins au vent, il passa sous la lune.
        + À l’arrivée, c’est lui qui s’inclina.
        + Le vent le portait.
        + Il souriait du bec.
      `,
    },
    intermediate: {
      arrives: `
        @friend Un hippogriffe se tenait au milieu de la chambre, attendant [qu’on s’incline|les saluts d’usage].
        / Un hippogriffe toussait, pour qu’on le remarque, et pour [qu’on s’incline|le salut].
        / Sur le tapis, un hippogriffe tendait le cou, et battait du sabot.
        {Hero} en fit deux. « Trois, dit-il, ou bien… [tout est à refaire|combien déjà] ? »
        / {Hero} s’inclina. « Un, compta-t-il, [ou bien un et demi|je n’ai pas bien vu]. »
        + Le règlement en voulait sept, ou neuf, mais il l’avait mangé.
        + Au sixième, il lui revint qu’on les priait de venir {place.in}.
        + Il rendait tout ce qu’il recevait, ce qui doublait le travail.
        + La lampe pencha un peu, et il la compta.
        + Sous ce grand air, son œil d’aigle était très doux.
        + Ses sabots brillaient.
      `,
      alone: `
        @friend Ce soir-là, l’hippogriffe échangeait des saluts avec la mare, et [s’y perdait|ne savait plus qui gagnait].
        / Un hippogriffe, ce soir-là, rendait leur salut aux étoiles, qui continuaient d’arriver.
        Un roseau se courba pour lui remettre un appel {place.from}.
        + Sa queue portait quarante nœuds, un par erreur.
        + Quand le vent coucha tout le pré, il en eut les larmes aux yeux.
        + Ceux qui ont mal n’ont pas le temps d’être polis, pensa-t-il.
        + Il lissa ses plumes, ses crins, et laissa là le total.
      `,
      dry: `
        L’hippogriffe prit {other} sur son dos et vola {place.to}, [rendant leur salut aux arbres|le cou haut].
        / L’hippogriffe vola {place.to}, et {other}, sur son dos, [saluait à droite|tenait les comptes].
        / {Other} fit un dernier salut, tomba sur le dos de l’hippogriffe, et l’on partit {place.to}.
        + Le vent lui valut cent douze révérences.
        + Il descendit pour une girouette.
        + La lune, au lieu de s’incliner, attendit.
      `,
      wet: `
        La mer s’inclina, l’hippogriffe aussi, et, longtemps plus tard, {other} et lui [coulèrent|furent] {place.in}.
        + Les algues saluaient sans arrêt, et il était aux anges.
        + Il perdit le compte à mille.
      `,
      quirk: `
        « Six », dit l’hippogriffe, quand {other} eut salué, « [à moins que ce ne soit quatre|ou sept] ».
        / Un pré s’inclina sous le vent, et l’hippogriffe, consciencieux, [compta les brins|les remercia tous], devant {other}.
        On recommença, et une fourmi, dessous, [s’en mêla|recompta].
        / Un escargot rentra les cornes, ce qui [compta double|le troubla].
        + Un pommier lui lâcha une pomme aux pieds. Il le trouva très bien élevé.
        + Il attendait parfois le salut d’un clocher. Il fallait le tirer par l’aile.
        + Se tromper avait du bon, puisqu’on refaisait tout.
        + {Other} ramassa un bouton, et gagna un point.
      `,
      help: `
        La dernière côte était si rude que chacun [s’assit|n’en pouvait plus] au pied.
        / Il restait une montée, et personne pour [la monter|en rire].
        / On s’assit au pied de la côte, car les jambes [n’en voulaient plus|dormaient déjà].
        @help Alors l’hippogriffe porta deux charges et son grand cœur, [sans attendre un salut|jusqu’en haut].
        / Pliant le genou, lui, le premier, l’hippogriffe porta deux charges et son grand cœur.
        + {Other} sur une aile, le fardeau sur l’autre, il ne pencha pas.
        + On sentait, dessous, battre ce cœur trop large pour lui.
        + Il ne comptait plus rien, pas même ses pas.
        + En haut, ce fut lui qui s’inclina, une fois. C’était la bonne.
      `,
    },
    advanced: {
      arrives: `
        @friend Un hippogriffe occupait le milieu de la chambre et attendait [les saluts d’usage|que l’on s’inclinât].
        / Un hippogriffe toussa, en homme du monde, et attendit [qu’on s’incline|les révérences].
        / Sur le tapis, cou tendu, un hippogriffe [laissait venir les hommages|faisait antichambre].
        {Hero} en fit deux. « Trois, dit-il ; à moins que… [hélas, reprenons|où en étions-nous] ? »
        + L’étiquette en prévoyait sept, ou neuf. Le manuel, qu’il avait eu entre les sabots, avait été [brouté|perdu].
        + Le sixième lui rendit la mémoire : on les suppliait de venir {place.in}, et [sans cérémonie|au plus court].
        + Il rendait toujours ce qu’il recevait, de sorte que la dette, [au lieu de s’éteindre|chaque fois], doublait.
        + Cette hauteur cachait un œil fort doux, et qui semblait demander [pardon|qu’on l’aidât à compter].
      `,
      alone: `
        @friend Ce soir-là, l’hippogriffe faisait assaut de saluts avec la mare, et perdait.
        / Un hippogriffe, ce soir-là, rendait leur révérence aux étoiles, [et il en venait toujours|une à une].
        + Un roseau s’inclina plus bas que les autres, et c’était un appel {place.from}.
        + Il avait noué sa queue quarante fois, afin de se souvenir, mais [de quoi|du nombre, point].
        + Le vent ayant couché tout le pré devant lui, il avait dû [s’asseoir|remercier à voix basse].
        + Les gens qui souffrent saluent peu, songea-t-il, et ce n’est pas [à eux de commencer|de la hauteur].
      `,
      dry: `
        L’hippogriffe emporta {other} {place.to}, et rendit aux arbres, que le vent courbait, [cent douze révérences|tout leur dû].
        + On redescendit pour une girouette, à laquelle il croyait devoir quelque chose.
      `,
      wet: `
        La mer s’inclina, l’hippogriffe répondit, elle insista. {Other} ne vit le fond, {place.in}, que [fort tard|vers minuit].
        / « Après vous », dit l’hippogriffe à la mer. {Other} passa le premier salut [et la porte|sous l’eau], {place.to}.
        + Les algues y saluaient sans relâche, et il pleura, [dans son eau|de bonheur].
        + On y serait resté, si une vague plus pressée que les autres n’avait oublié de répondre à son tour.
      `,
      quirk: `
        « Six révérences, annonça l’hippogriffe, [probablement|sans compter la fourmi] », et {other} recommença l’addition.
        / Un champ se courba sous la brise, et l’hippogriffe [remercia chaque épi|recompta], sous l’œil {other.de}.
        / « Onze », dit l’hippogriffe ; « dix », dit {other} ; on nomma [un arbitre|une fourmi].
        + Un pommier s’étant défait d’une pomme à ses pieds, il en loua longuement [l’éducation|le geste].
        + Les clochers lui inspiraient de l’espoir, car il leur trouvait l’air de gens [qui vont s’incliner|sur le point de céder].
        + On finit par comprendre que l’erreur n’était pas toujours [une erreur|involontaire].
        + Le bouton {other.que} ramassa fut compté double, vu [la souplesse|l’angle].
      `,
      help: `
        Au retour, la dernière montée épuisa tout le monde, impitoyable.
        / Il restait une côte, et plus personne [pour la gravir|qui eût des jambes].
        / On s’assit au bas de la montée, [comme au bord d’un fleuve|sans espoir].
        @help Alors l’hippogriffe porta deux charges et son grand cœur, [sans réclamer un salut|jusqu’au sommet].
        / Il s’agenouilla, sans compter, et l’hippogriffe porta deux charges et son grand cœur.
        + {Other} pesait d’un côté, le fardeau de l’autre, et il allait droit, [comme une balance heureuse|cou tendu].
        + Sous les plumes, on sentait cogner ce cœur, taillé, semblait-il, pour [une bête plus grande|deux].
        + En haut, il s’inclina lui-même, une seule fois, et ce fut [le bon compte|le plus beau des neuf].
      `,
    },
  },
  Kitsune: {
    noun: { noun: 'kitsune', gender: 'm' },
    facts: { help: 'le kitsune se changea en échelle' },
    beginner: {
      arrives: `
        @friend Une [théière|lampe] de trop avait une queue rousse. C’était un kitsune.
        / Le coussin ronflait. Il avait [une queue|des oreilles]. C’était un kitsune.
        / Deux pantoufles, trois pantoufles… La rousse était [un kitsune|de trop : un kitsune].
        « Tu m’as vu, {hero} ? dit-il. [Zut, la queue|Encore la queue] ! »
        / « Comment as-tu fait, {hero} ? J’étais [bien rond|parfait], pourtant ! »
        + Il se changea en coussin. Le coussin avait des moustaches.
        + « On nous attend {place.in}. Je peux y aller en chapeau. »
        + Il essaya d’être {hero}. C’était bien, sauf la queue.
        + Pouf, une chaise. Pouf, une poire. Pouf, un renard très fatigué.
        + « Qui es-tu, en vrai ? » dit {hero}. « Ça dépend de l’heure », dit-il.
        + Ça sentait un peu le poil et la magie.
      `,
      alone: `
        @friend Ce soir-là, le kitsune était [une bouilloire|un tabouret], avec une queue de trop.
        / Un kitsune, ce soir-là, était une borne. Un chien passa. Quel métier !
        Un appel vint {place.from}. Il redevint [lui|renard], de surprise.
        / On cria {place.from}. La borne partit en courant.
        + Il avait été un chou toute la journée. On l’avait arrosé.
        + La queue ne voulait jamais. Elle aimait être une queue.
        + Un voisin s’était assis sur lui. C’était le risque.
        + « Pour aider, dit-il, en quoi faut-il se changer ? »
        + Il partit en renard. C’était plus simple pour courir.
      `,
      dry: `
        Le kitsune se changea en tapis volant, ou presque. {Other} s’assit, et l’on fila {place.to}.
        / Le kitsune fit le cheval, presque. {Other} tenait la crinière, et l’on alla {place.to}.
        / « Monte, je suis une barque », dit le kitsune, à pied. {Other} rama {place.to}.
        + Le tapis avait chaud et tirait la langue.
        + À la fin, ce fut un nuage roux, avec une queue.
        + « Plus haut, tapis ! » Il fit non.
        + Il éternua.
      `,
      wet: `
        Le kitsune devint un sous-marin [à poils|à queue]. {Other} y monta, et l’on descendit {place.to}.
        / « Je suis un poisson », dit le kitsune. {Other} compta ses quatre pattes, {place.to}.
        + Le hublot clignait de l’œil.
        + Un poisson mordit la queue. Le sous-marin cria aïe.
        + Il en garda un petit bleu.
      `,
      quirk: `
        « Cherche-moi », dit le kitsune. {Other} vit un sapin. [Un sapin à queue|Il remuait la queue].
        / Une borne éternua. {Other} dit : « À tes souhaits. » Elle rougit.
        / « Je suis la lune », dit le kitsune, [dans un arbre|sur une branche]. {Other} vit des moustaches.
        « Trouvé ! » « [Comment fais-tu|C’est de la chance] », dit la queue.
        / « C’est la queue ? » dit-il. « [Un peu|C’est la queue] », dit {other}.
        + Il fit un banc. {Other} s’assit dessus. Le banc rit.
        + Il imita un champignon et ses quatre amis.
        + Une vieille dame taupe mit un pot sur lui.
        + Il voulut être invisible. On voyait une queue toute seule.
        + Il fut un seau, et l’on y mit de l’eau.
      `,
      help: `
        Au retour, il fallait monter sur un mur, [haut et lisse|sans une marche].
        / Un grand mur barrait la nuit. [Il fallait grimper|À quoi se tenir] ?
        / Pour rentrer, il fallait monter. [Pas une corde|Et le mur riait], tout lisse.
        @help Alors le kitsune se changea en échelle, [à queue touffue|presque parfaite].
        / Pouf ! Le kitsune se changea en échelle.
        + Il y avait sept barreaux, et un huitième tout doux.
        + {Other} monta. « Ça chatouille », dit l’échelle.
        + Elle ne trembla pas, même au milieu.
        + En haut, pouf, il redevint lui, et fut content de l’être.
        + « On voyait la queue ? » dit-il. « Non », dit {other}. Un peu.
      `,
    },
    intermediate: {
      arrives: `
        @friend Il y avait une théière de trop. Elle remuait [la queue|une queue rousse] : c’était un kitsune.
        / Le coussin ronflait, et les coussins ronflent peu : c’était [un kitsune|donc un kitsune].
        / Une troisième pantoufle remua : un kitsune [s’y était mis|avait mal compté].
        « Comment m’as-tu reconnu, {hero} ? dit-il. [La queue, n’est-ce pas|Encore elle]. »
        / « J’étais pourtant rond, {hero}, et presque [brodé|sans moustaches] », dit-il.
        + Il devint coussin, puis poire, mais le coussin avait des moustaches, et la poire aussi.
        + On les attendait {place.in}. Il proposa d’y aller déguisé en chapeau.
        + Sa meilleure imitation {hero.de} fut parfaite, au poil près.
        + « Et en vrai, qui es-tu ? » demanda {hero}. Il dut réfléchir.
        + Chaque pouf laissait dans l’air une odeur de poil chaud.
        + Pour prouver qu’il savait tout faire, il fit une armoire, avec la clé et la queue.
      `,
      alone: `
        @friend Ce soir-là, le kitsune avait passé la journée en chou, et on l’avait arrosé.
        / Un kitsune, ce soir-là, était une borne, et un chien venait de passer.
        + Un appel vint {place.from}, et de surprise il redevint renard, [tout entier|queue comprise].
        + La queue refusait depuis toujours d’être autre chose qu’une queue.
        + Être tabouret a ses risques, et un voisin s’était assis.
        + « Pour aider, se demanda-t-il, en quoi se change-t-on ? »
        + Il courut en lui-même, qui était son costume le plus léger.
      `,
      dry: `
        Changé en tapis volant, le kitsune emmena {other} {place.to}, [la langue pendante|un peu essoufflé].
        / Le kitsune fut cheval, puis charrette, puis [à bout de souffle|renard], et {other} alla {place.to}.
        / « Rame », dit le kitsune, en barque, et {other} rama dans l’herbe, {place.to}.
        + Vers la fin, ce fut plutôt un nuage roux.
        + La queue servait de gouvernail.
        + On n’osa pas essuyer ses pieds dessus.
      `,
      wet: `
        Le kitsune se fit sous-marin, à poils ras. {Other} [descendit dedans|prit le hublot] {place.to}.
        / Poisson à quatre pattes, le kitsune descendit {place.to}, et {other} [ne fit aucune remarque|se tut].
        + Un poisson mordit la queue, et la coque cria.
        + Le hublot clignait dans les virages.
        + Au fond, on remercia la machine, et la machine rosit sous ses poils.
      `,
      quirk: `
        « Cherche-moi », proposa le kitsune, et un sapin supplémentaire apparut, [à longue queue|qui pouffait].
        / « Je suis la lune », fit le kitsune dans un arbre, et un hibou [le crut|demanda laquelle].
        / Une borne éternua sur leur passage. Le kitsune [rougit, étant la borne|s’excusa].
        {Other} le salua. « Tricherie », protesta la queue, [vexée|en frétillant].
        / « La queue ? » dit-il. « À peine », dit {other}, [en marchant dessus|pour être aimable].
        + Il fit un banc si réussi qu’une taupe y dormit.
        + Pour être invisible, il travailla beaucoup. On ne vit plus qu’une queue.
        + Il rendait toujours les visages qu’il empruntait.
        + Parfois il oubliait en quoi il était, et demandait.
        + Quand {other} imitait le kitsune à son tour, il trouvait que la queue manquait.
        + Une vieille taupe voulut l’acheter, le jour où il était commode.
      `,
      help: `
        Une muraille gigantesque interdisait le retour, [désespérément lisse|vertigineuse].
        / Le mur du retour n’avait [ni trou ni herbe|pas de bout], et montait dans le noir.
        / Il fallait passer là-haut, et rien n’y [menait|aidait], pas même un clou.
        @help Alors le kitsune se changea en échelle, [parfaitement rousse|extrêmement solide].
        / Il ferma les yeux, et, pouf, le kitsune se changea en échelle.
        + Il y avait sept barreaux durs et un dernier, touffu.
        + « Ne chatouille pas », dit l’échelle, en se retenant.
        + {Other} monta sans regarder la queue, par amitié.
        + Pour la première fois, il avait été exactement ce qu’il fallait, à un poil près.
      `,
    },
    advanced: {
      arrives: `
        @friend Une théière supplémentaire agitait la queue : c’était, [évidemment|apparemment], un kitsune.
        / Le coussin ronflait, ce qui, d’un coussin, [étonne|sentait le kitsune] ; un kitsune en sortit.
        / Il y avait trois pantoufles ; la rousse, un kitsune, [priait qu’on ne compte pas|s’étonna].
        « Qu’est-ce qui m’a trahi, {hero} ? demanda-t-il ; [non, n’explique rien|probablement la queue]. »
        / « J’étais pourtant brodé, {hero}, et rond, [objecta-t-il|avec un pompon], à s’y asseoir. »
        + Il fut coussin, poire et prie-Dieu, mais toujours, par quelque endroit, [à moustaches|touffu].
        + On les désirait {place.in}, et il s’offrit à faire le voyage en chapeau, pour [la discrétion|l’effet].
        + Son portrait {hero.de} fut d’une ressemblance telle que seul le bas [hésitait|remuait].
        + Quant à savoir qui il était sans tout cela, il promit d’y [repenser|jeter un œil].
      `,
      alone: `
        @friend Ce soir-là, le kitsune terminait une monotone journée de chou.
        / Un kitsune, ce soir-là, tenait un rôle de borne, [et un chien passa|au bord d’un chemin].
        L’appel, {place.from}, lui rendit sa forme véritable, légèrement froissée.
        / À l’appel qui vint {place.from}, la borne prit ses jambes à son cou.
        + Sa queue, d’un caractère entier, n’avait jamais consenti à [la métaphore|jouer un rôle].
        + Il avait été tabouret, la veille, et gardait de cet emploi [un tassement|des souvenirs lourds].
        + De tous les déguisements, le sien était le plus commode pour [courir|aider], et il le mit.
      `,
      dry: `
        Le kitsune fut tapis volant jusqu’aux deux tiers, puis nuage roux. {Other} [s’en aperçut à temps|tint la queue], {place.to}.
        / Le kitsune fut cheval, puis barque, puis [franchement renard|un peu las], et {other} arriva {place.in}.
        / Sur la route {place.to}, {other} descendit d’un carrosse qui [haletait|avait soif], et le kitsune but.
        + Le tapis, par moments, tirait la langue, ce qui [nuit à l’illusion|se remarque].
        + On évita, par délicatesse, de s’essuyer les pieds sur un ami qui vous porte à cette hauteur.
      `,
      wet: `
        En sous-marin à poil ras, le kitsune mena {other} {place.to}, [et le hublot battait des cils|sans trop d’infiltrations].
        / Le kitsune fit un poisson, dont {other} [passa sur les pattes|loua le pelage], et l’on coula {place.to}.
        + Un brochet en mordit l’arrière, et l’on entendit la coque [réciter des injures|crier aïe].
        + La machine, remerciée au fond, rosit sous le poil.
      `,
      quirk: `
        « Trouve-moi », dit le kitsune, et un sapin supplémentaire apparut, [étonnamment roux|qui pouffait].
        / « Je suis la lune », dit le kitsune, [accroché au pommier|et il tomba], et un hibou hulula.
        / Une borne éternua ; le kitsune, [qui l’était|en borne], devint rouge jusqu’au chiffre.
        {Other} lui souhaita le bonsoir ; une queue rousse [cria à la tricherie|en frétilla].
        / {Other} assura que la queue se voyait à peine, [en la soulevant|de loin, sans lune].
        + Son banc fut d’une telle conviction qu’une taupe y prit [ses habitudes|un abonnement].
        + L’invisibilité lui demanda de longs efforts, au terme desquels on ne vit plus qu’[une queue, très fière|elle].
        + Il lui arrivait d’oublier en quoi il était, et de s’en informer auprès [des passants|de ceux qui s’asseyaient].
      `,
      help: `
        Au retour, un mur se dressa, dont le moindre défaut était [de n’en avoir aucun|la hauteur].
        / Le mur du retour montait dans le noir, [sans un lierre pour l’aider|et s’y plaisait].
        / Il eût fallu une échelle, [et l’on n’avait qu’un renard|ou bien des ailes].
        @help Alors le kitsune se changea en échelle, [de bon bois roux|à un détail près, irréprochable].
        / Ce fut son chef-d’œuvre : le kitsune se changea en échelle.
        + On y comptait sept barreaux fermes, et un huitième dont mieux valait [ne rien dire|louer la douceur].
        + « Pas sous le quatrième », suppliait l’échelle, {other.que} montait avec [des ménagements|tact].
        + À force d’être tout, il avait fini, ce soir-là, par être [utile|ce qu’il fallait], et n’en voulut plus changer.
      `,
    },
  },
  Kraken: {
    noun: { noun: 'kraken', gender: 'm' },
    facts: { help: 'le kraken souleva tout de ses bras légers' },
    beginner: {
      arrives: `
        @friend Un bras passa par la fenêtre, puis [six|huit]. Un kraken tricotait dehors.
        / La fenêtre fut pleine d’un œil. Un kraken cherchait ses mots, derrière.
        / Un fil de laine entra, puis un bras, et enfin un kraken. Pas tout.
        « Suis-je très grand ? dit-il. [Dis non|Un peu], {hero}, s’il te plaît. »
        / « Bonsoir, {hero}. Je me suis fait [petit|mince]. Ça se voit ? »
        + « Non », dit {hero}. Il rosit, sur deux cents mètres.
        + « On nous attend {place.in}. J’ai fait des moufles pour tous. »
        + Ses aiguilles étaient deux mâts de bateau.
        + Un bras caressa le chat. Un autre compta les mailles.
        + Il se plia en douze, pour paraître petit.
        + Il avait de grands yeux, doux comme des étangs.
      `,
      alone: `
        @friend Ce soir-là, le kraken se tricotait [un petit bonnet|une chaussette], pour paraître petit.
        / Un kraken, ce soir-là, se cachait derrière une mouette. Elle ne disait rien.
        Une maille sauta : on l’appelait {place.in}. [Il posa tout|Vite], la pelote !
        / La pelote roula, loin, {place.to}. Au bout du fil, on pleurait.
        + Le bonnet allait à un de ses doigts. C’était un début.
        + Les marins avaient peur de lui. Lui, il avait peur des marins.
        + Il dormait dans une baie. Il en fallait deux.
        + La laine flottait autour de lui, bleue comme le soir.
        + Il finit son rang. Un rang, c’est un rang.
      `,
      dry: `
        Une pluie portait le kraken, bien serrée. {Other} suivit la laine {place.to}.
        + Il marchait sur le bout des bras.
        + Il évita un moineau, avec beaucoup de soin.
        + Un village crut à la marée.
      `,
      wet: `
        Le kraken tricota une bulle pour {other}, bien serrée. Tout doucement, on coula {place.to}.
        / Le kraken tint {other} comme un œuf. On descendit {place.to}, sans un flot.
        + Elle était chaude, avec un petit pompon.
        + Les baleines lui disaient « bonsoir, petit ». Il adorait ça.
      `,
      quirk: `
        « On ne me voit pas ? » dit le kraken. Il était derrière [un brin d’herbe|une pomme].
        / Le kraken marchait sur [onze|trois] pointes. « On m’entend ? » Un arbre tomba.
        « À peine », dit {other}. Il fut [si content|tout rose].
        / « Presque pas », dit {other}. Il fut [très flatté|bien content].
        + Il tricota un manteau à un arbre qui frissonnait.
        + Il tint la porte à une fourmi, avec cinq bras.
        + Une maille tomba. On la chercha une heure.
        + « Je pèse une plume », dit-il. Le pont dit le contraire.
        + Il parlait de sa voix la plus mince.
      `,
      help: `
        Au retour, des troncs énormes [bouchaient|barraient] tout. On ne passait plus.
        / Des arbres étaient couchés sur la route. [Trop lourds|Un vrai mur], pour eux.
        / Pour rentrer, il fallait passer sous [la montagne de bois|cent troncs].
        @help Et le kraken souleva tout de ses bras légers, [tout doux|un par un].
        / Un bras, deux bras, huit bras. Le kraken souleva tout de ses bras légers.
        + Un tronc par bras, comme des aiguilles.
        + Un nid était dans l’un d’eux. Il le berça.
        + {Other} passa dessous, avec {thing}.
        + Puis il reposa tout, un peu mieux rangé.
        + « C’est bien d’être grand, parfois », dit-il, tout bas.
        + Pas un œuf ne tomba.
      `,
    },
    intermediate: {
      arrives: `
        @friend Un bras entra par la fenêtre, puis sept autres, et, dehors, un kraken [tricotait|comptait ses mailles].
        / La fenêtre s’emplit d’un œil, l’œil cligna, et un kraken [s’excusa d’être là|souffla bonsoir].
        / Un fil de laine entra, suivi d’un bras, et, au bout, un kraken [tricotait en marchant|comptait].
        « Est-ce que je fais grand, {hero} ? demanda-t-il, [la vérité, mais dis non|dis que non]. »
        / « Je me suis tassé, {hero}, cela se voit-il, [un peu|de loin] ? »
        + « À peine », dit {hero}, et il rosit jusqu’au port.
        + On les attendait {place.in}. Il avait préparé des moufles pour tout le monde.
        + Ses aiguilles avaient été, autrefois, les mâts d’un trois-mâts.
        + Un bras caressait le chat, un autre démêlait la laine, le reste s’excusait.
        + Plié en douze, il ne dépassait plus que du quartier.
      `,
      alone: `
        @friend Ce soir-là, le kraken se tricotait un bonnet de bébé, [pour avoir l’air petit|au point mousse].
        / Un kraken, ce soir-là, se cachait derrière une mouette, qui se prêtait au jeu.
        Une maille lui échappa, car on appelait, [et tristement|de loin], {place.in}.
        / Sa pelote s’enfuit {place.to}, et, au bout du fil, quelqu’un pleurait.
        + Le bonnet coiffait déjà tout un doigt.
        + Les marins fuyaient devant lui, et lui devant les marins.
        + Il logeait dans une baie, les pieds dans celle d’à côté.
        + Il finit son rang, parce qu’un rang commencé est une promesse.
      `,
      dry: `
        Sous son averse, le kraken porta {other} {place.to}, [en tricotant|sur la pointe des bras].
        / {Other} alla {place.to} sur un bras du kraken, les autres [en chaussons|portant l’ouvrage].
        / Le kraken avançait {place.to} sur la pointe, et {other} [remettait les ponts|tenait la laine].
        + Un moineau fut contourné avec un soin infini.
        + Deux collines se poussèrent.
        + Un port crut à la marée et sortit ses bateaux.
      `,
      wet: `
        Le kraken tricota une bulle à la taille {other.de}, [maille serrée|avec un pompon]. On coula {place.to}.
        / Le kraken porta {other} {place.to}, comme un œuf, [sans un remous|dans une moufle].
        + Les baleines l’appelaient « petit », et il en riait de joie.
        + Il faisait chaud dedans.
        + Pas une maille ne fila.
        + Il poussait la bulle du bout d’un seul bras, comme on pousse un berceau.
      `,
      quirk: `
        « Je suis invisible, n’est-ce pas ? » demanda le kraken, [derrière une pomme|derrière un roseau].
        / Le kraken se posa derrière une fourmi, et {other} [mit longtemps à le trouver|fit semblant].
        / « Je pèse une plume », dit le kraken, et le pont, sous {other}, [se tut à jamais|répondit crac].
        « Presque entièrement », répondit {other}. Le kraken [rosit de satisfaction|respira].
        / {Other} dit « à peine », et huit bras en [rougirent|applaudirent].
        + Un arbre qui frissonnait reçut un manteau, col compris.
        + Il tint la porte à une fourmi, de cinq bras, au cas où.
        + Sa voix, il la filait si mince qu’on l’entendait à peine, à trois lieues.
        + Pour une maille tombée, tout le monde dut chercher.
      `,
      help: `
        Au retour, des troncs renversés fermaient le passage, [gros comme des maisons|et nul n’y pouvait rien].
        / La route était couverte d’arbres couchés, [racines en l’air|l’un sur l’autre].
        / Il fallait passer sous du bois, [haut comme une église|et le bois pesait son poids].
        @help Alors le kraken souleva tout de ses bras légers, [comme on relève des mailles|sans un craquement].
        / Il posa son ouvrage, et le kraken souleva tout de ses bras légers.
        + Il y avait un nid dans le troisième, et il le berça.
        + {Other} passa sous ce plafond de bois, sans se presser.
        + Il reposa ensuite chaque chose, un peu mieux qu’avant.
        + « Pour une fois, dit-il tout bas, je suis à la bonne taille. »
      `,
    },
    advanced: {
      arrives: `
        @friend Un bras entra par la fenêtre, et sept autres, tandis qu’un kraken, au-dehors, [tricotait|comptait].
        / La fenêtre ne fut plus qu’un œil, fort doux, et un kraken [demanda s’il gênait|cilla].
        / Un fil de laine entra, qu’un bras suivait, puis un kraken, [rang après rang|du moins un bout].
        « Fais-je vraiment si grand, {hero} ? s’enquit-il ; [la vérité me peinerait|dis que non]. »
        / « Je me suis tassé, {hero}, murmura-t-il, [je crois qu’on ne me voit plus|n’est-ce pas]. »
        + Un « à peine » le fit rosir sur toute sa longueur, soit, dit-on, [jusqu’au port|deux paroisses].
        + On les désirait {place.in}, et il avait des moufles prêtes pour [la population|chacun].
        + Ses aiguilles sortaient d’un trois-mâts, dont l’équipage lui avait laissé l’usage, [en nageant|un peu vite].
        + Plié en douze, il n’excédait plus que d’un quartier, et [s’en excusait|vivait de cet espoir].
      `,
      alone: `
        @friend Ce soir-là, le kraken montait un bonnet de nourrisson, [afin de se croire petit|au point mousse].
        / Un kraken, ce soir-là, se dissimulait derrière une mouette, sans bouger.
        Une maille lui échappa, parce qu’on pleurait, {place.in}, tout bas.
        / La pelote roula {place.to}, et, par le fil, il sentit quelqu’un pleurer.
        + Les marins le fuyaient ; il fuyait les marins ; et la mer, [entre les deux|là-dessus], s’étonnait.
        + Il demeurait dans une baie, et ses pieds, par bail verbal, [dans la suivante|chez la voisine].
        + Le rang fut terminé, car un rang que l’on quitte vous [suit|file entre les doigts].
      `,
      dry: `
        Sous une ondée qu’il emportait avec lui, le kraken mena {other} {place.to}, [sur la pointe de tous ses bras|à pas de laine].
        / {Other} gagna {place} dans une moufle, qu’un kraken portait sur la pointe des bras.
        / Le kraken allait {place.to} de son pas de souris, {other} [redressant les clochers|rendant les ponts].
        + Il contourna un moineau si longuement que l’on crut à [un changement de route|un détour par le nord].
        + Deux collines s’écartèrent.
      `,
      wet: `
        Le kraken tricota une bulle aux mesures {other.de}, pompon compris. On descendit {place.to}, [bien au chaud|à petits points].
        + Les baleines lui donnèrent du « petit », et il en fut, jusqu’au fond, [radieux|plus léger].
      `,
      quirk: `
        « Me devine-t-on encore ? » demanda le kraken, qu’une pomme, à ce qu’il croyait, [dissimulait|couvrait].
        / « Je pèse une plume », dit le kraken {other.a}, et le pont [fut d’un autre avis|se retira].
        / Le kraken s’effaça derrière une fourmi, laquelle, [émue|bien petite], fit de son mieux.
        + {Other} convint d’un bras ou deux, au plus, et il en poussa un soupir de mousson.
        + Un bouleau frileux fut habillé de pied en cap, [boutonnières comprises|et n’ose plus se plaindre].
        + À la fourmi qui passait, il tint la porte de cinq bras, en cas de [vent|fatigue].
        + Sa voix, qu’il filait très mince, ne s’entendait guère [qu’à trois lieues|au-delà de l’île].
      `,
      help: `
        Au retour, la tempête avait couché des troncs, [gros comme des chapelles|en travers de tout].
        / Cent arbres dormaient en travers du retour, [et pesaient leur poids de sommeil|tout raides].
        / Du chemin, on ne voyait que du bois, [empilé par la tempête|et point de fente].
        @help Alors le kraken souleva tout de ses bras légers, [ainsi qu’on relève des mailles|sans froisser une feuille].
        / Il mit ses aiguilles de côté, et le kraken souleva tout de ses bras légers.
        + Un nid s’y trouvait pris, qu’il garda contre soi, [le temps d’une berceuse|et berça].
        + {Other} passa sous cette voûte, où les plus lourdes choses du monde semblaient [tenir à un fil|en laine].
        + On peut souhaiter toute sa vie d’être petit, et rencontrer un soir [sa bonne taille|à quoi l’on sert].
      `,
    },
  },
  Chimera: {
    noun: { noun: 'chimère', gender: 'f' },
    facts: { help: 'la chimère vit, flaira et se rappela la route' },
    beginner: {
      arrives: `
        @friend Trois voix dirent bonsoir : une chimère, [trois têtes|toutes ses têtes] à la fenêtre.
        / « Après moi ! » dirent trois têtes. Une chimère se coinça [dans la porte|au milieu].
        « On vote, {hero}. [Qui veut partir|Qui est pour] ? Deux oui, un bêe. »
        / « {Hero}, tu es d’accord ? [Nous trois, non|Le lion dort]. Enfin, si. »
        + Une tête de lion, une de chèvre, une de serpent !
        + « On nous attend {place.in}, dit le lion. Et j’ai peur », dit-il après.
        + La chèvre mangea le bulletin de vote.
        + Le serpent siffla : « J’étais contre. Mais j’y vais. »
        + {Hero} caressa une tête. Les deux autres attendirent leur tour.
        + Elles se disaient bonne nuit entre elles.
      `,
      alone: `
        @friend Ce soir-là, la chimère votait : [soupe|bain] ou pas ? Deux contre une.
        / Une chimère, ce soir-là, se lisait une histoire. Chacune voulait une autre fin.
        Puis on l’appela {place.in}. Trois oui ! [Une première|Cela n’arrivait jamais].
        / « On nous veut {place.in} ! » dit le lion. « Ah ! » dirent les autres.
        + La chèvre bouda. Elle voulait la soupe et le bain.
        + Le serpent lisait par-dessus l’épaule du lion.
        + Elles avaient un lit et trois oreillers.
        + « Qui ferme la porte ? » On vota.
        + Le lion rêvait, la chèvre ronflait, le serpent veillait.
      `,
      dry: `
        La chimère alla {place.to}, après [deux|quatre] votes. {Other} tenait l’urne, à dos de chèvre.
        / La chèvre broutait, le lion boudait, le serpent lisait. {Other} tira la chimère {place.to}.
        / « Devant ! » « À droite ! » « Bêe ! » {Other} mena la chimère {place.to}, tout droit.
        + Une tête chantait, une autre comptait, une dormait.
        + Au virage, il fallut voter encore.
        + Elles gagnèrent toutes les trois.
      `,
      wet: `
        La chimère mit trois bulles. {Other} en eut une aussi. On vota, et l’on coula {place.to}.
        + Le serpent était ravi. La chèvre, moins.
        + Trois chapelets de bulles montaient, en se disputant.
      `,
      quirk: `
        « À gauche ? » dit le lion. « Bêe », dit la chèvre. « [Psss|À droite] », dit le serpent.
        / Les têtes de la chimère jouèrent à cache-cache. [On se trouva vite|Le lion perdit].
        / Le lion bâilla. La chèvre bâilla. Le serpent [regarda {other}|tint bon].
        {Other} vota aussi. Deux contre deux. [On s’assit|Ce fut long].
        / « Silence », dit {other}. [Une tête obéit|Deux fois oui, un bêe].
        + La chèvre mangea l’urne. Le vote était nul.
        + Deux têtes firent la paix contre l’autre.
        + Elle se chatouilla elle-même. C’était une erreur.
        + « Qui a parlé ? » dit une tête. « Moi », dirent les trois.
        + On finit par aller tout droit, comme {other} le voulait.
        + La tête du milieu demanda le silence, et ne l’eut jamais.
      `,
      help: `
        Au retour, la route s’était [perdue|cachée]. Trois chemins, trois nuits.
        / Le chemin n’était plus là. [Chaque tête en montrait un|Qui avait la carte] ?
        / Tout se ressemblait, ce soir. [On s’assit|Même la chèvre se tut].
        @help Oui, la chimère vit, flaira et se rappela la route, [sans voter|ensemble].
        / Plus de dispute. La chimère vit, flaira et se rappela la route.
        + Le lion vit une lumière, loin, loin.
        + La chèvre sentit le foin. Le serpent se rappela un caillou.
        + Trois petites choses, et cela faisait un chemin.
        + {Other} marchait au milieu, très bien entouré.
        + « Nous avions raison », dirent-elles. C’était vrai trois fois.
      `,
    },
    intermediate: {
      arrives: `
        @friend Trois voix saluèrent simultanément, et l’on vit une chimère, [au complet|toutes têtes dehors].
        / Une chimère frappa : toc, toc, [bêe|et toc], un coup par tête.
        / « Après moi », dirent trois têtes, et une chimère [se coinça|resta] dans la porte.
        « Qui désire partir, {hero} ? [Votons|Levez la tête] : deux approbations, et un bêe. »
        / « {Hero} vote avec nous ? Deux pour, dit le lion, et [la chèvre mange|un bêe]. »
        + Lion, chèvre et serpent, elles partageaient un corps et très peu d’avis.
        + On les appelait {place.in}, et le serpent était contre, mais il venait.
        + La chèvre avait mangé le bulletin, ce qui comptait pour un blanc.
        + Quand {hero} caressa une tête, les deux autres firent la queue.
        + Le lion tremblait un peu, et demandait que cela reste entre eux quatre.
      `,
      alone: `
        @friend Ce soir-là, la chimère organisait un vote concernant le bain, [inutilement|le troisième].
        / Une chimère, ce soir-là, se lisait un conte, dont chaque tête voulait la fin.
        Un appel retentit {place.from}, et l’unanimité fut [immédiate|effrayante].
        / On cria {place.from}, et trois têtes se levèrent sans s’être consultées.
        + Elles avaient un seul lit, mais chacune son oreiller.
        + Le serpent lisait par-dessus l’épaule du lion et tournait la page trop tôt.
        + La chèvre voulait toujours le contraire, puis l’inverse.
        + On vota encore pour savoir qui fermerait la porte.
      `,
      dry: `
        La chimère partit {place.to} après quatre tours de scrutin, {other} [tenant l’urne|entre deux cous].
        / {Other} prit la chimère par la bride du milieu, et l’on alla {place.to}, [par compromis|bêe].
        / La chimère parla tout du long {place.to}, et {other} [donnait la parole|tenait l’urne].
        + Une tête chantait, l’autre comptait, et la dernière ronflait.
        + Le vent fut élu.
        + On promit un second tour au retour.
      `,
      wet: `
        Protégée par trois bulles, la chimère descendit {place.to}, et {other} [occupa la quatrième|l’accompagna].
        / Trois nez, trois glouglous, et la chimère suivit {other} {place.to}, [tête par tête|d’un bloc].
        + Le serpent fredonnait, la chèvre buvait la tasse.
        + Leurs bulles se disputaient en montant.
        + Le lion demanda si c’était profond, et trois avis furent donnés à la fois.
      `,
      quirk: `
        « À gauche », déclara le lion, « à droite », siffla le serpent, « bêe », précisa la chèvre.
        / Deux têtes de la chimère se réconcilièrent aux dépens [de l’autre|du lion].
        / La chèvre mangea l’urne, la carte, et, pour finir, [la question|le compte].
        {Other} vota, et devant cette égalité, [tout le monde s’assit|la chimère bouda].
        / {Other} réclama le silence, qui fut [voté, puis rejeté|adopté à deux têtes].
        + L’urne fut mangée avant le dépouillement.
        + Il arrivait que deux têtes se réconcilient, surtout contre l’autre.
        + À « qui a dit cela ? », elles répondaient « moi », en chœur.
        + Elle se chatouilla par distraction et s’en voulut trois fois.
      `,
      help: `
        La route du retour avait disparu, et chaque tête [regardait ailleurs|en proposait une].
        / Le chemin s’était sauvé, et trois têtes [s’accusaient|cherchaient dessous].
        / Il y avait trois routes, trois avis, et [une seule nuit|pas une lampe].
        @help Puis, sans un vote, la chimère vit, flaira et se rappela la route, [chacune son morceau|enfin].
        / On se tut enfin, et la chimère vit, flaira et se rappela la route.
        + Le lion aperçut une lumière, grosse comme un grain.
        + La chèvre reconnut le foin, le serpent un caillou de l’aller.
        + Un morceau de chemin ne sert à rien, mais trois, cousus, mènent chez soi.
        + {Other} avançait au milieu de cet accord, comme sous un parapluie.
      `,
    },
    advanced: {
      arrives: `
        @friend Trois voix souhaitèrent simultanément le bonsoir, dont une chevrotante, et c’était une chimère, [au complet|en délibération].
        / « Après moi », dirent trois têtes, et une chimère resta [dans la porte|prise, poliment].
        / On frappa trois fois, dont une bêla : c’était une chimère, [au grand complet|pressée].
        « Qui approuve le départ, {hero} ? [Votons|Délibérons]. »
        / « {Hero} aura une voix, dit le lion, comme nous. »
        + Lion, chèvre et serpent, elles disposaient d’un seul corps et de fort peu [d’avis communs|de patience].
        + On les appelait {place.in} ; le serpent s’y opposait par principe, mais [viendrait|avait fait la valise].
        + Le bulletin de la chèvre, ayant été mangé, fut déclaré [blanc|exprimé].
        + La caresse reçue par l’une des têtes ouvrit chez les autres une question [de droit|d’équité].
        + Le lion tremblait un peu, et demandait, d’une voix qui voulait rester royale, que cela ne sortît point de la chambre.
      `,
      alone: `
        @friend Ce soir-là, la chimère mettait aux voix le bain et la soupe, sans majorité.
        / Une chimère, ce soir-là, se lisait un conte à voix haute, en discutant la fin.
        Un appel monta {place.from}, et trois oui tombèrent, d’un coup.
        / Un cri vint {place.from}, et l’on vota sans urne, sans débat, sans bêe.
        + L’unique lit avait trois oreillers, dont la frontière, [tracée à la craie|âprement négociée], changeait la nuit.
        + Le serpent lisait par-dessus l’épaule du lion et [tournait la page trop tôt|racontait la fin].
        + Restait à désigner celle qui fermerait la porte, et l’on [vota|partit sans la fermer].
      `,
      dry: `
        Après quatre délibérations fort animées, la chimère emporta {other} {place.to}, [démocratiquement|majoritairement].
        / {Other} menait la chimère {place.to} par la tête du milieu, [la plus modérée|qui cédait].
        / La chimère tint séance jusque {place.in}, {other} agitant la clochette.
        + Une tête chantait, une autre comptait les bornes, et la dernière [ronflait contre|dormait à la majorité].
        + Le vent fut élu d’office.
      `,
      wet: `
        La chimère exigea trois bulles, outre celle {other.de}, et l’on descendit {place.to}, [après délibération|en grappe].
        / À trois glouglous contre un, la chimère et {other} descendirent {place.to}, [sans abstention|en file].
        + Le serpent chantonnait ; la chèvre, pour protester, [but la tasse|retint son souffle].
        + Quand le lion voulut savoir si l’eau était profonde, il obtint trois chiffres, dont pas un ne se laissait ajouter aux autres.
      `,
      quirk: `
        « À gauche », décréta le lion ; le serpent préférait la droite, et la chèvre, bêe.
        / La chèvre mangea l’urne, ce qui [simplifiait|réglait la question], et la chimère s’assit.
        / Deux têtes de la chimère firent la paix, [aux frais de la troisième|contre le lion].
        La voix {other.de}, malheureusement, compliqua tout : [égalité parfaite|il y eut ballottage].
        / {Other} demanda le silence, lequel fut [amendé|mis aux voix], puis perdu.
        + On la vit se chatouiller par mégarde et s’en demander [raison à elle-même|trois fois pardon].
        + Deux têtes faisaient quelquefois la paix, mais toujours, [il faut le dire|par malheur], sur le dos de l’autre.
        + « Qui a dit cela ? » s’indignait l’une. « Moi », répondaient-elles, [en parfaite harmonie|pour une fois].
      `,
      help: `
        Au retour, la route s’étant dérobée, chaque tête montra la sienne.
        / La route s’était sauvée, et chaque tête soupçonnait les deux autres.
        / Trois avis, une nuit : c’était beaucoup pour un seul retour.
        @help Puis, toute querelle cessante, la chimère vit, flaira et se rappela la route, sans voter.
        / On leva la séance, et la chimère vit, flaira et se rappela la route.
        + Le lion distingua, au loin, une lueur, la chèvre une odeur de foin, et le serpent [un caillou de l’aller|le reste].
        + Un tiers de chemin ne mène nulle part ; cousus ensemble, les trois [menaient chez soi|faisaient une nuit entière].
        + {Other} allait au milieu de cet accord, en se gardant bien de [le faire remarquer|demander un compte].
      `,
    },
  },
}
