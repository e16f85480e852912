import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const fantasy: FriendsOf<Noun, 'fantasy'> = {
  Dragon: {
    noun: { noun: 'dragon', gender: 'm' },
    facts: { help: 'le dragon éclaira et réchauffa la route' },
    beginner: {
      arrives: `
        @friend Hic, et hic ! Une petite flamme, puis un petit dragon, [sur la bougie|près de la lampe].
        « Pardon, {hero}. Hic. [J’ai allumé ta lampe|Je soufflerai dessus], dit-il. »
        + « On nous attend {place.in}. C’est pressé, et c’est triste, hic. »
        + Chaque hoquet faisait un peu de feu, gros comme une noisette.
        + « Retiens ton souffle », dit {hero}. Ses joues devinrent deux pommes rouges.
        + Il sentait l’allumette et la tartine trop grillée.
        + Le rideau avait un petit trou rond. Il mit sa patte devant.
        + Il tenait dans un panier, ailes comprises.
      `,
      alone: `
        @friend Ce soir-là, le dragon buvait [à l’envers|sans respirer], contre le hoquet.
        À la lueur d’un hic, il lut une lettre. On l’appelait {place.in}.
        + Il avait grillé sa soupe et sa cuillère.
        + Sa mère crachait des flammes longues comme des routes.
        + Lui, c’était plutôt une veilleuse.
        + « On veut de moi ? » dit-il. Hic, fit la réponse.
        + Il éteignit sa maison, deux fois, par prudence.
      `,
      dry: `
        Le dragon vola {place.to} par petits bonds. {Other} tenait la queue.
        + Un nuage fut un peu doré sur le côté.
        + « On est haut ? » dit-il. Il avait les yeux fermés.
        + On atterrit dans un hoquet.
      `,
      wet: `
        Le dragon tint sa bulle [loin de ses narines|à deux pattes]. {Other} aussi. On coula {place.to}.
        + D’un hic, l’eau fut tiède un moment, et les poissons dirent merci.
        + Une moule s’ouvrit, bien cuite. Non, juste surprise.
      `,
      quirk: `
        « Fais-moi peur », dit le dragon. « Bouh », dit {other}. [Hic|Grand hic] !
        Maintenant, il y avait des [marrons chauds|châtaignes grillées]. On en mangea deux.
        + Il compta jusqu’à cent sans hoquet. À cent un, adieu, le buisson.
        + Il s’excusa auprès du buisson et lui souffla dessus. Le feu aussi.
        + Une abeille voulut du feu pour sa bougie.
        + « Ça va passer, dit-il. Ça passe depuis l’œuf. »
      `,
      help: `
        Au retour, il fit noir et [froid|très froid]. On ne sentait plus son nez.
        @help Et hic, le dragon éclaira et réchauffa la route, [pas à pas|hic après hic].
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
        « Excuse-moi pour la lampe, {hero}, elle était éteinte, [auparavant|initialement], hic. »
        + On avait besoin d’eux {place.in}. Il avait hoqueté pendant toute la route.
        + « Bois à l’envers », conseilla {hero}. L’eau fut bouillie, à l’endroit.
        + Un trou rond, bien net, s’ouvrait maintenant au milieu du rideau.
        + Sa patte cachait le trou, sa queue cachait la patte.
        + Il sentait l’allumette, le pain grillé et la bonne volonté.
      `,
      alone: `
        @friend Ce soir-là, le dragon retenait son souffle, [contre le hoquet|depuis midi], sans succès.
        À la lueur d’un hic, il lut qu’on [l’appelait|avait froid] {place.in}.
        + Sa mère faisait des flammes longues comme des routes, et lui des noisettes.
        + La soupe était grillée, la cuillère aussi, et un peu la table.
        + Que l’on veuille de lui l’émut, et l’émotion fit hic.
        + Il éteignit la maison deux fois avant de partir.
      `,
      dry: `
        Le dragon gagna {place} par bonds, un par hoquet, {other} [accroché derrière|à la queue].
        + Les nuages prenaient en passant une belle couleur de brioche.
        + On atterrit au hic suivant.
        + Il gardait les yeux fermés.
      `,
      wet: `
        La bulle tenue loin de ses narines, le dragon descendit avec {other}, [prudemment|à petits hics], {place.to}.
        + L’eau tiédit, ce dont les poissons le remercièrent.
        + Une huître crut au printemps.
        + Le fond était doux.
      `,
      quirk: `
        « Effraie-moi », demanda le dragon. « Bouh », proposa {other}, et [hic|la haie fuma].
        On mangea des châtaignes grillées, [délicieuses|brûlantes], nullement prévues.
        + Au bout de cent pas sans hoquet, il s’en félicita, et brûla une pancarte.
        + Il souffla dessus pour l’éteindre, ce qui, pour un dragon, est une erreur.
        + Une abeille lui apporta sa bougie à allumer.
        + « Cela va passer, disait-il, cela passe depuis l’œuf. »
      `,
      help: `
        Le noir et le froid tenaient le retour, [main dans la main|et l’on claquait des dents].
        @help Hoquet après hoquet, le dragon éclaira et réchauffa la route, [juste assez|dix pas à la fois].
        + Une grande flamme aurait tout brûlé, la sienne montrait les cailloux.
        + {Other} marchait près de lui comme au bord d’un poêle.
        + Le givre se retirait des deux côtés, avec [respect|prudence].
        + À la dernière haie, le hoquet s’arrêta. Il eut presque de la peine.
      `,
    },
    advanced: {
      arrives: `
        @friend Hic : une flamme grosse comme une noisette, et, derrière elle, un dragon [embarrassé|minuscule].
        « Mille excuses pour la lampe, {hero}, [elle était éteinte|c’est parti malencontreusement]. »
        + On avait besoin de secours {place.in}, et il avait hoqueté d’une traite depuis [les collines|le dîner].
        + Boire à l’envers, remède éprouvé, ne fit que porter l’eau [à ébullition|au point de thé].
        + Un trou bien rond s’ouvrait dans le rideau ; une patte cachait le trou, et une queue [la patte|cachait la honte].
        + Il répandait une odeur d’allumette, de pain grillé et de [scrupules|bonne famille].
      `,
      alone: `
        @friend Ce soir-là, le dragon luttait contre son hoquet, [la tête en bas|un sucre sous la langue].
        La lueur d’une défaite lui permit de lire qu’on l’appelait {place.in}.
        + Sa mère, dont les flammes avaient la longueur des routes, n’en parlait [jamais|qu’avec tendresse].
        + La soupe avait brûlé, la cuillère aussi, et la table portait les traces d’une [conversation|soirée gaie].
        + Que quelqu’un désirât sa présence le toucha, et l’émotion, [comme toujours|hélas], prit feu.
      `,
      dry: `
        Le dragon progressa {place.to} par hoquets, dont chacun valait un bond, et {other} [tenait la queue|apprit à les prévoir].
        + Les nuages, sur leur passage, prenaient une nuance de brioche [bien venue|un peu saisie].
        + Il gardait les yeux clos.
      `,
      wet: `
        Tenant la bulle à bout de pattes, le dragon s’enfonça avec {other} {place.to}, [le feu rentré|en retenant tout].
        + Un hic inattendu tiédit la baie, et trois huîtres [crurent au printemps|en parlent encore].
        + Le fond leur parut étrangement hospitalier.
      `,
      quirk: `
        « De grâce, effraie-moi », supplia le dragon ; {other} murmura « bouh », et [la haie disparut|tout s’illumina].
        Il en résulta des châtaignes grillées, [admirablement croustillantes|unanimement appréciées].
        + Cent pas sans un hoquet le rendirent si fier qu’une pancarte [en brûla|ne s’en est pas remise].
        + Il voulut l’éteindre en soufflant, ce qui, de la part d’un dragon, relève de [l’étourderie|l’optimisme].
        + « Cela passera, disait-il avec philosophie, [cela passe depuis l’œuf|un jour de pluie]. »
      `,
      help: `
        Au retour, l’obscurité et le froid s’étaient associés, [malheureusement|perfidement].
        @help De hoquet en hoquet, le dragon éclaira et réchauffa la route, [étincelle par étincelle|suffisamment].
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
        « Enfin, {hero} ! Tu ne dis pas : oh. [Viens|Partons], il y a un souci {place.in}. »
        + « Et des flaques », ajouta-t-elle, les yeux brillants.
        + Elle se roula sur le tapis. Le tapis changea de métier.
        + Une violette s’évanouit devant elle. « Voilà, dit-elle. C’est tous les jours. »
        + « Tu es un peu sale », dit {hero}. « Merci ! » dit-elle.
        + Sa corne dépassait, blanche, d’un gros tas marron.
        + Elle renifla son propre sabot, contente.
      `,
      alone: `
        @friend Ce soir-là, la licorne prenait [un bain de boue|de la boue], loin des admirateurs.
        Sa corne se mit à luire. On la cherchait {place.in}. [Zut|Bon], dit-elle.
        + Un poète était caché dans le roseau. Elle l’éclaboussa.
        + La boue était tiède, épaisse, et personne n’y faisait oh.
        + On l’avait peinte cent fois. Jamais avec les genoux sales.
        + Ceux qui pleurent n’admirent pas. Elle pouvait y aller.
        + Elle garda un peu de vase derrière l’oreille.
      `,
      dry: `
        La licorne galopa {place.to} par toutes les [flaques|mares]. {Other} arriva en pois marron.
        + Les étoiles firent oh. Elle tira la langue.
        + Elle essuya ses pieds sur un nuage. Il n’était plus blanc.
      `,
      wet: `
        La licorne prit {other} sous [sa bulle|une cloche]. « Chic, de la vase ! » On fila {place.to}.
        + L’eau la lava, et elle fut bien triste.
        + Au fond, elle se roula dans le sable.
        + Un crabe dit oh. Elle soupira.
      `,
      quirk: `
        « Oh, une licorne ! » soupira [une fleur|un passant]. « Non, dit-elle. Une vache pointue. »
        {Other} garda son sérieux. La vache pointue [aussi|dit meuh].
        + Un papillon voulut se poser pour faire joli. Elle éternua exprès.
        + Elle goûta trois flaques et dit laquelle avait du caractère.
        + « Tu brilles un peu », dit {other}. Vite, de la boue !
        + On lui demanda une mèche. Elle donna un chardon.
      `,
      help: `
        Au retour, sept sentiers se ressemblaient [trop|tous]. Lequel prendre ?
        @help La licorne fit briller sa corne vers le bon chemin, [tout droit|là-bas].
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
        « Parfait, {hero}, allons {place.in}, il y a un malheur et des flaques. »
        + Une violette, sur la fenêtre, s’évanouit. Elle soupira : c’était ainsi tous les jours.
        + « Tu es un peu sale », dit {hero}. Jamais compliment ne lui fit tant plaisir.
        + Elle se roula sur le tapis, qui changea de couleur et de destin.
        + D’un gros tas marron sortait une corne blanche, comme une bougie d’un gâteau.
      `,
      alone: `
        @friend Ce soir-là, la licorne goûtait un bain de boue, [loin des poètes|sans un témoin].
        Sa corne se mit à luire, signe qu’on la cherchait, [et qu’on avait mal|tout bas], {place.in}.
        + Un poète se tenait pourtant dans les roseaux, et elle l’éclaboussa.
        + On l’avait peinte cent fois, mais jamais les genoux sales.
        + Les gens qui pleurent n’ont pas le temps d’admirer, cela la reposait.
        + Elle garda un peu de vase derrière l’oreille, en souvenir.
      `,
      dry: `
        La licorne galopa {place.to} en traversant joyeusement chaque mare, éclaboussant {other} [entièrement|généreusement].
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
        {Other} confirma d’un signe, et elle fit « meuh », [avec talent|sans se presser].
        + On lui demanda une mèche pour un médaillon, et elle offrit un chardon.
        + Elle goûtait les flaques et louait celles qui avaient du caractère.
        + Dès qu’elle brillait un peu, on la voyait chercher de la terre.
        + Un papillon vint se poser pour faire tableau : elle éternua exprès.
      `,
      help: `
        Sept sentiers partaient du carrefour, au retour, tous pareils.
        @help Alors la licorne fit briller sa corne vers le bon chemin, [le plus sale, heureusement|sans hésiter].
        + Elle sentait qu’on les attendait, là, au bout, comme une chaleur.
        + Quand on se trompait, la lueur pâlissait [un peu|de tristesse].
        + {Other} dit merci, sans un oh, et ce fut parfait.
        + Sa boue séchée tombait par plaques, mais elle n’y prit pas garde.
      `,
    },
    advanced: {
      arrives: `
        @friend Une licorne entra, crottée jusqu’aux cils, en conjurant l’assistance [de ne pas l’admirer|d’épargner les oh].
        + « Tu te tais, {hero}, c’est un bonheur, dit-elle. [on souffre|il faut aller] {place.in}, et il y a des flaques. »
        + Une violette s’étant pâmée à la fenêtre, elle leva les yeux au ciel, en personne [lassée|qui ramasse].
        + Qu’on la trouvât un peu sale la fit rougir de plaisir, du moins [sous la boue|à ce qu’on crut].
        + Le tapis, où elle se roula, y gagna [une seconde carrière|beaucoup de caractère].
        + Sa corne seule restait blanche, et semblait s’en excuser.
      `,
      alone: `
        @friend Ce soir-là, la licorne savourait un bain de boue, [loin des admirateurs|à l’insu des poètes].
        Sa corne s’illumina, car quelqu’un, {place.in}, avait du chagrin.
        + Il restait un poète dans les roseaux, qu’elle éclaboussa [d’un vers à l’autre|en plein sonnet].
        + Cent peintres l’avaient représentée, et nul n’avait su voir [ses genoux|la vase en elle].
        + Ceux qui pleurent n’admirent pas, songea-t-elle, et c’est [un grand repos|tout à leur honneur].
      `,
      dry: `
        La licorne choisit {place.to} le chemin des mares, et {other} y perdit [toute couleur|jusqu’au souvenir du propre].
        + Un nuage, où elle s’essuya les pieds, plut ce soir-là d’un ton [de chocolat|surprenant].
        + Les étoiles firent oh, et furent remises à leur place.
      `,
      wet: `
        La licorne, entendant le mot vase, plongea immédiatement {place.to}, et {other} [l’accompagna|s’agrippa à sa crinière].
        + Lavée malgré elle par la traversée, elle reparut d’une blancheur [humiliante|qu’elle détesta].
        + Le fond, par bonheur, était sale.
      `,
      quirk: `
        « Une licorne ! » s’extasia quelqu’un. « Une vache, corrigea-t-elle, [pointue|d’un modèle ancien]. »
        {Other} garda un front de pierre, et elle, par scrupule, [ajouta meuh|brouta].
        + À qui mendiait une mèche pour un médaillon, elle donna [un chardon|une bardane bien crottée].
        + Elle dégustait les flaques en connaisseuse, préférant celles qui ont [du corps|vécu].
        + Le moindre éclat qu’elle jetait l’affligeait, et l’on cherchait aussitôt [de la terre|un fossé].
        + Un papillon s’étant posé sur elle afin de faire tableau, elle éternua avec une précision de tireur.
        + On l’avait tant comparée à la lune qu’elle ne lui parlait plus, sinon pour l’inviter à descendre dans la boue.
      `,
      help: `
        Au retour, sept sentiers s’offraient, d’une ressemblance [décourageante|à s’y perdre six fois].
        @help Alors la licorne fit briller sa corne vers le bon chemin, sans balancer.
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
        « Adieu, {hero}. » Pouf, des cendres ! « Rebonjour. [Vite|Viens], ça va mal {place.in}. »
        + Il sortit du petit tas, tout neuf, avec des plumes rouges.
        + « Tu es guéri ? » dit {hero}. « Pour l’instant », dit-il. « Atchoum. »
        + Il mit une aile sur son front, comme au théâtre.
        + On balaya un peu de lui sous le tapis. Il ne dit rien.
        + Ses adieux étaient longs, et très bien dits.
        + La chambre était toute dorée autour de lui.
      `,
      alone: `
        @friend Ce soir-là, le phénix faisait ses adieux [à sa tasse|à son nid]. Atchoum, et pouf !
        Il revint à temps : on l’appelait {place.in}. [Quel drame|Enfin un vrai malheur] !
        + Il était mort trois fois depuis midi, à cause d’un courant d’air.
        + Son nid sentait la cannelle et la bougie soufflée.
        + Il avait écrit ses derniers mots. Il y en avait trois cahiers.
        + « On a besoin de moi », dit-il. Il oublia de mourir.
        + Une plume tomba et fit une petite lampe.
      `,
      dry: `
        Le phénix vola {place.to}. {Other} suivait l’étincelle.
        + « C’est mon dernier vol », dit-il, à chaque nuage.
        + Un pouf, un peu de cendre, et il repartait devant.
        + La nuit en avait chaud.
      `,
      wet: `
        « L’eau ! Ma fin ! » dit le phénix. Dans une bulle avec {other}, il descendit {place.to}.
        + Il salua une dernière fois chaque poisson.
        + L’eau devint orange autour d’eux, comme un soir.
      `,
      quirk: `
        « Une goutte ! Je suis perdu ! » dit le phénix. [Pouf|Atchoum, pouf].
        « Déjà revenu ? » demanda {other}. « [Ça va mieux|C’était court], dit-il. »
        + Il laissa sa tasse à une fourmi, par testament.
        + Il revenait toujours un peu plus roux.
        + « Serre ma patte, dit-il. C’est la fin. » C’était un caillou.
        + Un hibou lut son discours. On pleura, par politesse.
        + « Pleurez un peu », dit-il, et l’on fit de son mieux.
      `,
      help: `
        Au retour, il faisait nuit, [bien nuit|nuit partout]. On n’osait plus avancer.
        @help Alors le phénix éclaira la nuit comme une lampe, [sans même mourir|tout chaud].
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
        « Adieu, {hero}. » Pouf. « Me revoilà, on t’appelle {place.in} ! »
        + Du petit tas de cendres sortait un oiseau tout neuf, avec le même rhume.
        + Une aile sur le front, il récita ses derniers mots, qui tenaient en trois cahiers.
        + « Tu vas mieux ? » dit {hero}. « Jusqu’au prochain atchoum », dit-il.
        + On balaya un peu de lui sous le tapis, et nul n’en parla.
        + La chambre était dorée comme au théâtre.
      `,
      alone: `
        @friend Ce soir-là, le phénix disait adieu à sa tisane, [la main sur le cœur|pour la troisième fois].
        Un pouf plus tard, il entendit qu’on avait, {place.in}, un vrai chagrin, lui.
        + Il était mort trois fois depuis midi, dont une d’un courant d’air.
        + Le nid sentait la cannelle et la bougie soufflée.
        + On avait besoin de lui, et il en oublia de trépasser.
        + Il laissa sa tasse, par testament, à une fourmi.
      `,
      dry: `
        Le phénix vola {place.to}, de dernier soupir en dernier soupir. {Other} [suivit la lueur|tint la cendre].
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
        « Déjà revenu ? » demanda {other}. Apparemment, l’au-delà était [fermé|complet].
        + Il revenait toujours un peu plus roux, et jamais moins bavard.
        + Son discours fit pleurer un hibou, sensible de la vue.
        + « Prends ma patte, c’est la fin », dit-il, assis sur un marron.
        + Il comptait ses morts comme d’autres leurs anniversaires.
      `,
      help: `
        Le retour fut si noir que l’on chercha [ses pieds|son propre nez], sans les trouver.
        @help Alors le phénix éclaira la nuit comme une lampe, [de la queue jusqu’au bec|sans un adieu].
        + Une plume passa {other.a}, tiède comme une main dans l’autre.
        + Il ne disait rien. Car on ne déclame pas en brûlant pour de bon.
        + Le chemin fut rouge, puis or, puis tout à fait connu.
        + « Je vis », constata-t-il en arrivant. Ce fut son mot le plus court.
      `,
    },
    advanced: {
      arrives: `
        @friend « Tout est consommé », soupira, perché sur la lampe, un phénix [enrhumé|mourant].
        « Adieu, {hero}. » Il disparut, pouf, et reparut : « [Reprenons|Bref], on nous réclame {place.in}. »
        + Du tas de cendres s’ébrouait un oiseau neuf, pourvu du même [rhume|mouchoir].
        + Ses derniers mots, réunis en trois cahiers, n’avaient encore jamais pu [être finis|trouver d’éditeur].
        + Une partie de lui resta sous le tapis, où la pelle l’avait [poussée|mise], et nul n’eut le cœur d’en parler.
        + Il tenait une aile contre son front, à la manière des grandes [tragédiennes|migraines].
      `,
      alone: `
        @friend Ce soir-là, le phénix prenait congé de sa tisane, [les yeux au ciel|pour toujours].
        Il en revenait, quand on appela {place.in}, et c’était un chagrin véritable.
        + Trois fois mort depuis midi, dont une d’un courant d’air, il se sentait [las|assez dispos].
        + Le nid embaumait la cannelle, la bougie soufflée et un peu [le souvenir|la coulisse].
        + Qu’on eût besoin de lui vivant le prit à ce point de court qu’il [le resta|y consentit].
      `,
      dry: `
        De dernier soupir en dernier soupir, le phénix mena {other} {place.to}, [jonchant l’air de cendres|et ce fut rapide].
        + Les nuages reçurent des adieux si beaux que plusieurs [fondirent|en rougirent].
        + La cendre, en retombant, traçait derrière eux une sorte de route.
      `,
      wet: `
        « Périr noyé, quelle magnifique scène ! » déclama le phénix, que sa bulle emporta avec {other} {place.to}, [parfaitement sec|vivant].
        + Autour d’eux, l’eau prit la teinte des couchants, et les poissons [applaudirent|crurent au soir].
        + Il avait préparé, pour le fond, quelques mots simples, dont la bulle n’a jamais vu la fin.
      `,
      quirk: `
        Une goutte l’éclaboussa. « Tout est irrémédiablement perdu », murmura le phénix, et [il n’en resta qu’un pouf|il se consuma].
        + « Déjà ? » fit {other}. L’au-delà, expliqua-t-il en s’époussetant, était [complet|fermé le soir].
        + Il revenait chaque fois un rien plus roux, et nullement plus [discret|résigné].
        + Une fourmi se trouva, par testament, héritière d’une tasse, qu’elle [visite encore|met en location].
        + Il comptait ses trépas comme d’autres leurs anniversaires, mais avec [plus de gâteaux|exactitude].
        + Son discours d’adieu, prononcé sous une feuille, tira des larmes à un hibou qui passait pour n’entendre que la musique.
        + Lorsqu’il vous serrait la patte en disant que c’était la fin, il fallait vérifier d’abord qu’il ne s’agissait pas d’une faim.
      `,
      help: `
        Au retour, l’obscurité devint telle que chacun y perdait [jusqu’à son ombre|la moitié de ses phrases].
        @help Alors le phénix éclaira la nuit comme une lampe, [oubliant de mourir|magnifiquement].
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
        « On part ! » disait l’avant. « On dort ! » disait l’arrière. « {Hero}, [tranche|aide-nous] ! »
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
        Un appel vint {place.from}. « [Bon|On y va] », dirent ses deux moitiés, surprises.
        + L’avant regardait le ciel. L’arrière regardait une pierre tiède.
        + Ils ne mangeaient pas à la même heure.
        + La queue disait non. Elle dit non avec moins de force.
        + C’est fatigant, d’être deux à décider.
        + Il partit, les ailes ouvertes et les yeux mi-clos.
      `,
      dry: `
        Le griffon [volait|marchait] un peu {place.to}. {Other} changeait de moitié.
        + « À moi », disait l’aigle. « À moi », disait le lion.
        + Sur un nuage chaud, l’arrière voulut rester [un petit peu|toute la nuit].
      `,
      wet: `
        Une moitié du griffon aimait l’eau. [L’autre|La plus chaude] grognait. {Other} tint la bulle, {place.to}.
        + L’avant pêcha. L’arrière bouda, tout mouillé.
        + Un poisson salua les deux, par prudence.
        + L’eau fut tiède.
        + Au fond, les deux moitiés se tinrent chaud sans rien dire.
      `,
      quirk: `
        « Je suis un aigle », dit l’avant. « Un lion », dit [l’arrière|le derrière].
        « Vous êtes très bien ensemble », dit {other}. [Il y eut un silence|Ils rougirent des deux bouts].
        + Il voulut tourner à gauche et à droite. Il s’assit.
        + La queue attrapa le bec. Ils s’excusèrent, fâchés.
        + Il ne pouvait courir après rien sans s’attendre.
        + « Vote », dit l’avant. Un contre un, comme hier.
        + La nuit, chacun rêvait le rêve de l’autre.
      `,
      help: `
        Au retour, une falaise montait, toute droite. Les ailes n’y auraient pas suffi.
        @help Alors le griffon grimpa et vola par-dessus la falaise.
        + Les griffes tenaient la pierre. Les ailes tiraient vers le ciel.
        + Personne ne dit « à moi ».
        + {Other} était assis juste au milieu, sur la couture.
        + En haut, on se reposa, et puis on vola. Chacun son plaisir.
        + « C’était moi », dit l’un. « C’était nous », dit l’autre.
      `,
    },
    intermediate: {
      arrives: `
        @friend Un griffon tenait la moitié de la fenêtre, moitié dehors, moitié dedans, en pleine dispute.
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
        + Un nuage au soleil faillit tout arrêter.
        + « À moi », disait l’avant ; l’arrière pesait.
        + {Other} proposa de dormir en volant, et ce fut voté sans une voix contre.
      `,
      wet: `
        L’avant plongea, l’arrière non. {Other} tira la bulle et le griffon [par le milieu|l’un après l’autre] {place.to}.
        + L’aigle pêchait, le lion pleurait sur son poil.
        + Les poissons saluaient deux fois.
        + Au fond, ils cessèrent de se parler, ce qui reposa beaucoup la bulle.
      `,
      quirk: `
        « Je suis un aigle », déclara l’avant du griffon. « Mon œil », répliqua l’[arrière|autre moitié].
        « Vous êtes bien assortis », assura {other}, et il rougit [entièrement|doublement].
        + Pour tourner, il fallait un vote, et c’était toujours un contre un.
        + La queue mordit le bec, ou l’inverse. On s’excusa sèchement.
        + Il ne pouvait poursuivre personne sans devoir s’attendre.
        + Chacun, la nuit, rêvait les rêves de l’autre et n’en disait rien.
      `,
      help: `
        Une falaise arrêta le retour, trop haute pour des ailes, et pour des pattes.
        @help Alors le griffon grimpa et vola par-dessus la falaise, [d’un seul accord|griffes et plumes mêlées].
        + Là où le vent manquait, les pattes tenaient. Là où la pierre cédait, l’aile portait.
        + {Other} se trouvait sur la couture, et ne sentit pas le fil.
        + Personne, de toute la montée, ne dit « à moi ».
        + En haut, on se coucha un peu, puis on plana, pour être juste.
      `,
    },
    advanced: {
      arrives: `
        @friend Un griffon s’était engagé dans la fenêtre et y siégeait, divisé, en pleine dispute.
        + « Au large ! » disait l’avant ; « au lit ! » disait le reste ; « {Hero}, [départage-nous|un mot de toi]. »
        + L’aigle voulait aller {place.in}, où l’on se désolait ; le lion, derrière, [demandait à réfléchir|penchait pour demain].
        + Les ailes avaient le ciel, les pattes tenaient le tapis, et ni l’un ni l’autre ne [cédait|en sortait grandi].
        + La proposition de faire moitié-moitié les laissa [pantois|bec et gueule bés], tant elle était neuve.
        + Une main passée sur le ventre obtint du tout un ronronnement [unanime|sans majorité].
      `,
      alone: `
        @friend Ce soir-là, le griffon hésitait entre le vent et la pierre chaude, [et s’injuriait|à deux voix].
        + Un appel monta {place.from}, à quoi ses deux moitiés répondirent « bon », ensemble.
        + S’être trouvés du même avis les plongea dans une gêne [dont on parle encore|réelle].
        + L’un dînait à six heures, l’autre à neuf, et l’estomac, [entre les deux|pris à témoin], se taisait.
        + La queue fit non, mais par habitude, et déjà [en marchant|sans y croire].
      `,
      dry: `
        Le griffon avança {place.to} par vols, siestes et motions, {other.que} [mettait aux voix|arbitrait], assis à la couture.
        + Un nuage exposé au sud faillit [l’emporter|coûter le reste du voyage].
        + L’abstention, dans les côtes, gagnait du terrain.
      `,
      wet: `
        L’aigle plongea, le lion refusa catégoriquement, et {other} accompagna ce griffon [indécis|contradictoire] {place.to}.
        + L’un pêchait, l’autre pleurait sur son poil, et les poissons [présentaient leurs condoléances|saluaient deux fois].
        + Au fond, ne pouvant parler, ils découvrirent qu’ils s’entendaient à merveille.
      `,
      quirk: `
        « Nous autres aigles… », commença l’avant du griffon, et l’on toussa plus bas.
        « Vous vous allez si bien », observa {other}, et il en rougit [aux deux extrémités|jusqu’à la queue].
        + Chaque virage faisait l’objet d’un scrutin, dont le résultat, [un contre un|depuis l’œuf], ne variait pas.
        + Il ne pouvait courir après qui que ce fût sans être, quelque part, [obligé de s’attendre|en retard].
        + La nuit, dit-on, chacun rêvait les rêves de l’autre et se gardait [de l’avouer|d’en faire état].
      `,
      help: `
        Au retour, une falaise se dressa, trop haute pour l’aile, [trop lisse pour la griffe|trop nue pour la patte].
        @help Alors le griffon grimpa et vola par-dessus la falaise, [d’un même élan|sans un vote].
        + Quand le vent manquait, la patte tenait, et quand la pierre se dérobait, [la plume prenait le relais|l’air portait].
        + {Other} se trouvait assis sur la couture, et, pour la première fois, [n’y sentait pas de fil|elle ne tirait pas].
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
        « Bonsoir, {hero}, dit-elle. J’aime ton [parapluie de tête|toit de cheveux]. »
        + « On nous chante {place.in}. Non : on nous appelle. C’est triste, là-bas. »
        + Elle collectionnait les mots de terre. Elle les rangeait de travers.
        + « Ça, dit-elle d’une chaise, c’est une vache à quatre pieds. »
        + « Presque », dit {hero}. Elle le nota sur une écaille.
        + Sa queue dépassait du seau et battait la mesure.
        + « Tu as de belles chaussettes de main », dit-elle d’un gant.
      `,
      alone: `
        @friend Ce soir-là, la sirène apprenait des mots de terre. « [Tabouret|Chaussette] : petit poisson à laine. »
        + Une vague lui dit : à l’aide, {place.in}. Ce mot-là, [elle le savait|elle le comprit].
        + Elle avait un bouton, un peigne et un demi-vélo.
        + « Porte, dit-elle. C’est un mur qui s’ennuie. »
        + Les crabes répétaient, avec l’accent.
        + La lune faisait un chemin sur l’eau. Elle appela ça un tapis de nuit.
        + Elle ferma son cahier de coquilles.
      `,
      dry: `
        La sirène alla {place.to} en [brouette|baignoire]. {Other} poussait le « carrosse ».
        + « Oh, des algues de l’air ! » dit-elle. C’étaient des arbres.
        + Elle salua un cheval : « Bonsoir, grand hippocampe. »
      `,
      wet: `
        La sirène souffla une bulle {other.a}. En [trois|deux] coups de queue, on descendit {place.to}.
        + Là, c’est {other} qui ne savait pas les mots.
        + Elle les disait doucement, un poisson à la fois.
        + On s’amusait bien.
        + Un crabe sourit.
      `,
      quirk: `
        « Et ça, dit la sirène, c’est une [clôture|échelle] : un peigne pour vaches ? »
        « Presque », dit {other}. Elle fut [ravie|très fière], et passa la main dessus.
        + Elle essuya une larme : « De la mer de poche. »
        + « Bon appétit ! » dit-elle à un hibou, pour bonne nuit.
        + Elle prit la pluie pour des poissons timides.
        + Une brouette, chez elle, c’était un roi à roulette.
        + {Other} garda le mot. Il était mieux que le vrai.
      `,
      help: `
        Au retour, l’eau se mit à [gronder|danser très fort]. On ne pouvait plus passer.
        @help Alors la sirène chanta et l’eau se calma, [vague après vague|comme un drap tiré].
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
        « Bonsoir, {hero}, dit-elle, j’admire ton [parapluie de cheveux|toit de tête], il te va bien. »
        + On les appelait {place.in}, et ce n’était pas gai, ou, dans son mot à elle, c’était salé.
        + Elle collectionnait les mots de terre et les portait à l’envers.
        + D’une chaise, elle disait qu’elle était une vache à l’arrêt.
        + « Presque », répondit {hero}, et elle l’inscrivit sur une écaille.
        + Un gant fut complimenté : quelle belle chaussette de main !
      `,
      alone: `
        @friend Ce soir-là, la sirène étudiait ses mots de terre : « Chaussette, filet à orteil. »
        + Une vague lui en apporta un qu’elle connaissait : [au secours|à l’aide], {place.in}.
        + Son trésor comptait un bouton, un peigne et la moitié d’un vélo.
        + Une porte, d’après elle, était un mur qui s’ennuie.
        + Les crabes répétaient la leçon, avec l’accent du fond.
        + Certains mots n’ont pas besoin de dictionnaire.
      `,
      dry: `
        La brouette, que la sirène nommait carrosse, partit {place.to}, {other} [aux bras|derrière].
        + Les arbres furent des algues de l’air, et un cheval un grand hippocampe.
        + Elle faisait signe comme une reine.
      `,
      wet: `
        La sirène souffla une bulle confortable, où {other} s’installa, et l’on arriva [immédiatement|rapidement] {place.in}.
        + Là, c’était {other} qui manquait de mots.
        + Elle les prêtait volontiers, avec leurs poissons.
      `,
      quirk: `
        « Ceci est donc une échelle, dit la sirène, [un peigne à vaches|une arête de maison] ? »
        « Tout juste, ou presque », dit {other}, et le mot [lui resta|fut adopté].
        + Elle souhaita bon appétit à un hibou, pour dire bonne nuit.
        + Une larme s’appelait de la mer de poche.
        + La pluie, selon elle, c’étaient des poissons qui n’osaient pas.
        + Ses mots étaient faux, mais ils tenaient mieux aux choses.
      `,
      help: `
        Au retour, l’eau se leva, toute blanche, [en grondant|et coupa la route].
        @help Alors la sirène chanta et l’eau se calma, [vague après vague|ainsi qu’un drap qu’on lisse].
        + C’était un chant sans paroles, et là, elle ne se trompait jamais.
        + La plus haute des vagues s’assit pour entendre la fin.
        + {Other} passa sur un miroir, à pas de bulle.
        + « Chez nous, cela se nomme une berceuse », dit {other}. Elle le nota.
      `,
    },
    advanced: {
      arrives: `
        @friend Une sirène, confortablement installée dans l’arrosoir, se peignait avec [une fourchette|une cuillère].
        « Le joli parapluie de tête, {hero}, admira-t-elle, [quelle élégance|tellement ébouriffé] ! »
        + On les mandait {place.in}, où il faisait, dans sa langue, très salé, c’est-à-dire [triste|à pleurer].
        + Elle collectionnait les mots de la terre et les portait, par coquetterie, [à l’envers|d’une taille au-dessus].
        + Une chaise était pour elle une vache au repos, un gant, une chaussette [de main|qui applaudit].
        + Le « presque » indulgent {hero.de} fut gravé sur une écaille, parmi [d’autres trésors|les mots rares].
      `,
      alone: `
        @friend Ce soir-là, la sirène étudiait son vocabulaire terrestre, [chaussette, tabouret|consciencieusement].
        La vague qui apporta une plainte, {place.from}, n’eut pas à [la traduire|répéter].
        + Elle possédait un bouton, un peigne, la moitié d’un vélo, et se croyait [voyageuse|citadine].
        + Qu’une porte fût un mur qui s’ennuie, nul crabe n’eût osé [le contester|la reprendre].
        + Il est quelques mots, dont celui-là, que l’on comprend [dans toutes les eaux|sans leçon].
      `,
      dry: `
        La sirène prit place dans un carrosse à une roue, {other.que} poussa {place.to}, [suivant le protocole|avec majesté].
        + Un cheval fut appelé grand hippocampe, et n’en parut point [fâché|surpris].
        + Les arbres furent des algues de l’air.
      `,
      wet: `
        La sirène souffla une bulle pour {other}, et tous deux descendirent {place.to}, [tourbillonnant|en ondulant].
        + Les rôles, là-dessous, s’échangèrent, et {other} se mit à [confondre|dire presque].
        + Elle prêta des mots, chacun avec son poisson.
      `,
      quirk: `
        « Un peigne à vaches ! » s’écria la sirène devant une échelle, [et le mot fut adopté|sûre de son fait].
        + Elle disait bon appétit pour bonne nuit, et les hiboux, [après réflexion|touchés], remerciaient.
        + La larme, en son lexique, était de la mer de poche, la pluie, [des poissons timides|un banc qui hésite].
        + {Other} s’avisa que ces mots, pour être faux, n’en tenaient que mieux [aux choses|au cœur].
        + D’une brouette, elle fit un roi à roulette, et l’on ne put, dès lors, [s’asseoir dessus|la voir autrement].
      `,
      help: `
        Au retour, la rivière se dressa, écumante, et [rugit|refusa d’écouter].
        @help Alors la sirène chanta et l’eau se calma, [ainsi qu’un drap que l’on lisse|vague après vague].
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
        « Raconte-moi une histoire, {hero}, [vite|et une longue]. Sinon, je regarde en bas. »
        + Il avait de grandes ailes blanches. Il les tenait bien fermées.
        + « C’est le premier étage », dit {hero}. « Déjà ! » gémit-il.
        + « On nous attend {place.in}. Est-ce que c’est plat ? »
        + Il entra à reculons, en tâtant le tapis.
        + Il aimait les caves, les fossés et les petits bancs.
        + Une plume tomba. Il la regarda tomber, et pâlit.
      `,
      alone: `
        @friend Ce soir-là, le pégase restait au sol. Le sol, c’est [bien|bas].
        Un appel vint {place.from}. Il fallait voler. [Il s’assit|Il avala sa salive].
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
        « Ne dis pas le mot haut », dit le pégase. « [Ohé|Oh], dit {other}. » Il se coucha.
        Il monta pourtant sur un caillou, pour [s’entraîner|voir]. On applaudit.
        + Il contourna une échelle, d’assez loin.
        + Une taupe le félicita pour ses goûts.
        + {Other} avait un conte de prince. Il vola au-dessus d’un pré, sans y penser.
        + « Je vole ? » dit-il. Et il ne vola plus.
        + On marcha un peu, bien à plat.
      `,
      help: `
        Au retour, une montagne barrait tout, [pointue|jusqu’à la lune]. {Other} commença une histoire.
        @help Et le pégase monta, passa et redescendit, [les yeux fermés|avant la fin].
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
        « Raconte-moi quelque chose, {hero}, [tout de suite|je t’en prie], avant que je regarde en bas ! »
        + « C’est le premier étage », dit {hero}. « Et il y en a d’autres ? » gémit-il.
        + On les attendait {place.in}, et il espérait que ce soit plat.
        + Il entra à reculons, en éprouvant le tapis d’un sabot.
        + Une plume tomba de son aile, et il détourna la tête.
        + Il aimait les caves, les fossés et tout ce qui est déjà en bas.
      `,
      alone: `
        @friend Ce soir-là, le pégase broutait tranquillement, [résolument terrestre|les sabots bien à plat].
        On appela {place.in}, et cela nécessitait des ailes, [malheureusement|hélas].
        + Ses frères jouaient là-haut à saute-nuage.
        + Il se conta une histoire pour se donner du cœur.
        + Au premier « il était une fois », ses plumes s’ouvrirent sans lui demander.
        + Une bonne phrase porte mieux que le vent.
      `,
      dry: `
        {Other} conta sans respirer. Le pégase vola {place.to}, [perdant un mètre à chaque virgule|les yeux clos].
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
        + Une taupe le complimenta sur ses goûts.
        + Pris par un conte, il passa un pré entier en l’air et demanda où était l’herbe.
        + « Je vole donc ? » dit-il, et ce fut fini.
        + Les échelles avaient droit à un grand détour.
      `,
      help: `
        Une montagne barrait le retour, pointue, sans un col.
        @help Dès {other.que} dit « il était une fois », le pégase monta, passa et redescendit, [d’un trait|sans rien voir].
        + C’était l’histoire d’un cheval qui avait peur et qui passait quand même.
        + Au plus haut, il y eut un silence, et il ne tomba pas.
        + Les étoiles se penchaient, pour avoir la suite.
        + « Ce cheval, c’était qui ? » demanda-t-il sur la mousse.
      `,
    },
    advanced: {
      arrives: `
        @friend Un pégase étreignait la rambarde du balcon, ailes repliées, [tremblant|terriblement pâle].
        « Une histoire, {hero}, immédiatement, [je t’en supplie|ou je regarde en bas] ! »
        + Apprenant qu’il s’agissait du premier étage, il s’enquit, d’une voix blanche, [s’il en existait d’autres|des suivants].
        + On les attendait {place.in}, lieu dont il ne désirait savoir qu’une chose : était-il [plat|en creux] ?
        + Il entra à reculons et interrogea le tapis du sabot, ainsi qu’on [tâte un étang gelé|sonde un ami].
        + Une de ses plumes tomba ; il suivit sa chute jusqu’au bout, et en fut [malade|édifié].
      `,
      alone: `
        @friend Ce soir-là, le pégase broutait, ses quatre pieds dans l’herbe, [et s’en félicitait|avec conviction].
        + Un appel arriva {place.from}, et l’on n’y allait, sauf erreur, [qu’en volant|que par en haut].
        + Ses frères, au-dessus de lui, s’amusaient à saute-nuage, jeu qu’il [n’avait pas regardé|désapprouvait].
        + Les taupes tenaient de lui qu’une vie bien menée [se passe en bas|commence à la cave].
        + Il se murmura « il était une fois », et ses ailes, [indiscrètes|qui lisaient tout], s’ouvrirent.
      `,
      dry: `
        {Other} conta d’un seul souffle, et le pégase vola {place.to}, perdant, à chaque virgule, [une toise|un peu de foi].
        + « Et alors ? » criait-il parmi les nuages, [les yeux cousus|plus fort que le vent].
        + La fin fut gardée pour l’herbe.
      `,
      wet: `
        « D’ici, l’on ne saurait choir », constata le pégase, et, {other} en croupe, il s’enfonça {place.to}, [transfiguré|ravi].
        + Il poussa l’audace jusqu’à regarder en bas, où il y avait [du sable|un crabe bienveillant].
        + Il en parle encore.
      `,
      quirk: `
        {Other} ayant prononcé « oh », que le pégase comprit de travers, il fallut [l’allonger|le réconforter] immédiatement.
        + À titre d’exercice, il gravit un caillou, d’où il découvrit [l’autre caillou|un point de vue].
        + Captivé par un conte de prince, il franchit un pré à la hauteur des chênes et réclama, [à mi-chemin|soudain], de l’herbe.
        + « Se peut-il que je vole ? » fit-il, et l’on vit bien [que non|qu’il n’eût pas dû le dire].
        + Les échelles lui semblaient d’un goût [déplorable|téméraire].
      `,
      help: `
        + Au retour, une montagne prenait la moitié du ciel, et n’offrait nul col.
        @help Au premier « il était une fois », le pégase monta, passa et redescendit, paupières closes.
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
        « Recommence, {hero}, s’il te plaît. [J’ai perdu le compte|C’était quel nombre] ? »
        + Il fallait sept saluts. Ou neuf. C’était écrit quelque part.
        + « On nous prie de venir {place.in} », dit-il, après le sixième.
        + Il avait un bec d’aigle et des sabots bien cirés.
        + Il rendait chaque salut. Cela faisait deux fois plus de travail.
        + La lampe s’inclina. « Quatre », dit-il.
        + Il était fier, mais il avait l’œil doux.
      `,
      alone: `
        @friend Ce soir-là, l’hippogriffe comptait les saluts de [la mare|son reflet]. Il se trompa.
        Un roseau se pencha : on l’appelait {place.in}. « [Huit|Merci], dit-il. J’y vais. »
        + Son reflet saluait toujours en même temps. C’était agaçant.
        + Il avait fait des nœuds à sa queue, pour compter.
        + Le vent courba tout le pré. Ce fut son plus beau soir.
        + Quelqu’un souffrait et ne saluait pas. Il comprit.
        + Il lissa ses plumes, puis ses crins, et partit.
      `,
      dry: `
        L’hippogriffe prit {other} et vola {place.to}.
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
        Une fourmi passa dessous. Elle [comptait aussi|salua par hasard].
        + Un pommier s’inclina. Il tomba une pomme. « Quel tact ! »
        + {Other} laissa tomber un bouton et le ramassa. « Sept. »
        + Il attendit le salut d’un clocher. On le tira par l’aile.
        + Il se trompa exprès, pour en avoir un de plus.
        + Il fallut saluer aussi le chemin, au début et à la fin.
      `,
      help: `
        Au retour, la côte était [longue|raide], et chacun était à bout.
        @help L’hippogriffe porta deux charges et son grand cœur, [d’un coup d’aile|tout en haut].
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
        {Hero} en fit deux. « Trois, dit-il, ou bien… [tout est à refaire|combien déjà] ? »
        + Le règlement en voulait sept, ou neuf, mais il l’avait mangé.
        + Au sixième, il lui revint qu’on les priait de venir {place.in}.
        + Il rendait tout ce qu’il recevait, ce qui doublait le travail.
        + La lampe pencha un peu, et il la compta.
        + Sous ce grand air, son œil d’aigle était très doux.
        + Ses sabots brillaient.
      `,
      alone: `
        @friend Ce soir-là, l’hippogriffe échangeait des saluts avec la mare, et [s’y perdait|ne savait plus qui gagnait].
        Un roseau se courba pour lui remettre un appel {place.from}.
        + Sa queue portait quarante nœuds, un par erreur.
        + Quand le vent coucha tout le pré, il en eut les larmes aux yeux.
        + Ceux qui ont mal n’ont pas le temps d’être polis, pensa-t-il.
        + Il lissa ses plumes, ses crins, et laissa là le total.
      `,
      dry: `
        L’hippogriffe prit {other} sur son dos et vola {place.to}, [rendant leur salut aux arbres|le cou haut].
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
        On recommença, et une fourmi, dessous, [s’en mêla|recompta].
        + Un pommier lui lâcha une pomme aux pieds. Il le trouva très bien élevé.
        + Il attendait parfois le salut d’un clocher. Il fallait le tirer par l’aile.
        + Se tromper avait du bon, puisqu’on refaisait tout.
        + {Other} ramassa un bouton, et gagna un point.
      `,
      help: `
        La dernière côte était si rude que chacun [s’assit|n’en pouvait plus] au pied.
        @help Alors l’hippogriffe porta deux charges et son grand cœur, [sans attendre un salut|jusqu’en haut].
        + {Other} sur une aile, le fardeau sur l’autre, il ne pencha pas.
        + On sentait, dessous, battre ce cœur trop large pour lui.
        + Il ne comptait plus rien, pas même ses pas.
        + En haut, ce fut lui qui s’inclina, une fois. C’était la bonne.
      `,
    },
    advanced: {
      arrives: `
        @friend Un hippogriffe occupait le milieu de la chambre et attendait [les saluts d’usage|que l’on s’inclinât].
        {Hero} en fit deux. « Trois, dit-il ; à moins que… [hélas, reprenons|où en étions-nous] ? »
        + L’étiquette en prévoyait sept, ou neuf. Le manuel, qu’il avait eu entre les sabots, avait été [brouté|perdu].
        + Le sixième lui rendit la mémoire : on les suppliait de venir {place.in}, et [sans cérémonie|au plus court].
        + Il rendait toujours ce qu’il recevait, de sorte que la dette, [au lieu de s’éteindre|chaque fois], doublait.
        + Cette hauteur cachait un œil fort doux, et qui semblait demander [pardon|qu’on l’aidât à compter].
      `,
      alone: `
        @friend Ce soir-là, l’hippogriffe faisait assaut de saluts avec la mare, et perdait.
        + Un roseau s’inclina plus bas que les autres, et c’était un appel {place.from}.
        + Il avait noué sa queue quarante fois, afin de se souvenir, mais [de quoi|du nombre, point].
        + Le vent ayant couché tout le pré devant lui, il avait dû [s’asseoir|remercier à voix basse].
        + Les gens qui souffrent saluent peu, songea-t-il, et ce n’est pas [à eux de commencer|de la hauteur].
      `,
      dry: `
        L’hippogriffe emporta {other} {place.to}, et rendit aux arbres, que le vent courbait, [cent douze révérences|tout leur dû].
        + On redescendit pour une girouette, à laquelle il croyait [devoir quelque chose|un salut de retard].
      `,
      wet: `
        La mer s’inclina, l’hippogriffe répondit, elle insista. {Other} ne vit le fond, {place.in}, que [fort tard|vers minuit].
        + Les algues y saluaient sans relâche, et il pleura, [dans son eau|de bonheur].
        + On y serait resté, si une vague plus pressée que les autres n’avait oublié de répondre à son tour.
      `,
      quirk: `
        « Six révérences, annonça l’hippogriffe, [probablement|sans compter la fourmi] », et {other} recommença l’addition.
        + Un pommier s’étant défait d’une pomme à ses pieds, il en loua longuement [l’éducation|le geste].
        + Les clochers lui inspiraient de l’espoir, car il leur trouvait l’air de gens [qui vont s’incliner|sur le point de céder].
        + On finit par comprendre que l’erreur n’était pas toujours [une erreur|involontaire].
        + Le bouton {other.que} ramassa fut compté double, vu [la souplesse|l’angle].
      `,
      help: `
        Au retour, la dernière montée épuisa tout le monde, [absolument interminable|impitoyable].
        @help Alors l’hippogriffe porta deux charges et son grand cœur, [sans réclamer un salut|jusqu’au sommet].
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
        « Tu m’as vu, {hero} ? dit-il. [Zut, la queue|Encore la queue] ! »
        + Il se changea en coussin. Le coussin avait des moustaches.
        + « On nous attend {place.in}. Je peux y aller en chapeau. »
        + Il essaya d’être {hero}. C’était bien, sauf la queue.
        + Pouf, une chaise. Pouf, une poire. Pouf, un renard très fatigué.
        + « Qui es-tu, en vrai ? » dit {hero}. « Ça dépend de l’heure », dit-il.
        + Ça sentait un peu le poil et la magie.
      `,
      alone: `
        @friend Ce soir-là, le kitsune était [une bouilloire|un tabouret], avec une queue de trop.
        Un appel vint {place.from}. Il redevint [lui|renard], de surprise.
        + Il avait été un chou toute la journée. On l’avait arrosé.
        + La queue ne voulait jamais. Elle aimait être une queue.
        + Un voisin s’était assis sur lui. C’était le risque.
        + « Pour aider, dit-il, en quoi faut-il se changer ? »
        + Il partit en renard. C’était plus simple pour courir.
      `,
      dry: `
        Le kitsune se changea en tapis volant, ou presque. {Other} s’assit, et l’on fila {place.to}.
        + Le tapis avait chaud et tirait la langue.
        + À la fin, ce fut un nuage roux, avec une queue.
        + « Plus haut, tapis ! » Il fit non.
        + Il éternua.
      `,
      wet: `
        Le kitsune devint un sous-marin [à poils|à queue]. {Other} y monta, et l’on descendit {place.to}.
        + Le hublot clignait de l’œil.
        + Un poisson mordit la queue. Le sous-marin cria aïe.
        + Il en garda un petit bleu.
      `,
      quirk: `
        « Cherche-moi », dit le kitsune. {Other} vit un sapin. [Un sapin à queue|Il remuait la queue].
        « Trouvé ! » « [Comment fais-tu|C’est de la chance], dit le sapin. »
        + Il fit un banc. {Other} s’assit dessus. Le banc rit.
        + Il imita un champignon et ses quatre amis.
        + Une vieille dame taupe mit un pot sur lui.
        + Il voulut être invisible. On voyait une queue toute seule.
        + Il fut un seau, et l’on y mit de l’eau.
      `,
      help: `
        Au retour, il fallait monter sur un mur, [haut et lisse|sans une marche].
        @help Alors le kitsune se changea en échelle, [à queue touffue|presque parfaite].
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
        « Comment m’as-tu reconnu, {hero} ? dit-il. [La queue, n’est-ce pas|Encore elle]. »
        + Il devint coussin, puis poire, mais le coussin avait des moustaches, et la poire aussi.
        + On les attendait {place.in}. Il proposa d’y aller déguisé en chapeau.
        + Sa meilleure imitation {hero.de} fut parfaite, au poil près.
        + « Et en vrai, qui es-tu ? » demanda {hero}. Il dut réfléchir.
        + Chaque pouf laissait dans l’air une odeur de poil chaud.
        + Pour prouver qu’il savait tout faire, il fit une armoire, avec la clé et la queue.
      `,
      alone: `
        @friend Ce soir-là, le kitsune avait passé la journée en chou, et on l’avait arrosé.
        + Un appel vint {place.from}, et de surprise il redevint renard, [tout entier|queue comprise].
        + La queue refusait depuis toujours d’être autre chose qu’une queue.
        + Être tabouret a ses risques, et un voisin s’était assis.
        + « Pour aider, se demanda-t-il, en quoi se change-t-on ? »
        + Il courut en lui-même, qui était son costume le plus léger.
      `,
      dry: `
        Changé en tapis volant, le kitsune emmena {other} {place.to}, [la langue pendante|un peu essoufflé].
        + Vers la fin, ce fut plutôt un nuage roux.
        + La queue servait de gouvernail.
        + On n’osa pas essuyer ses pieds dessus.
      `,
      wet: `
        Le kitsune se fit sous-marin, à poils ras. {Other} [descendit dedans|prit le hublot] {place.to}.
        + Un poisson mordit la queue, et la coque cria.
        + Le hublot clignait dans les virages.
        + Au fond, on remercia la machine, et la machine rosit sous ses poils.
      `,
      quirk: `
        « Cherche-moi », proposa le kitsune, et un sapin supplémentaire apparut, [à longue queue|qui pouffait].
        {Other} le salua. « Tricherie », protesta le sapin, [vexé|en frétillant].
        + Il fit un banc si réussi qu’une taupe y dormit.
        + Pour être invisible, il travailla beaucoup. On ne vit plus qu’une queue.
        + Il rendait toujours les visages qu’il empruntait.
        + Parfois il oubliait en quoi il était, et demandait.
        + Quand {other} imitait le kitsune à son tour, il trouvait que la queue manquait.
        + Une vieille taupe voulut l’acheter, le jour où il était commode.
      `,
      help: `
        Une muraille gigantesque interdisait le retour, [désespérément lisse|vertigineuse].
        @help Alors le kitsune se changea en échelle, [parfaitement rousse|extrêmement solide].
        + Il y avait sept barreaux durs et un dernier, touffu.
        + « Ne chatouille pas », dit l’échelle, en se retenant.
        + {Other} monta sans regarder la queue, par amitié.
        + Pour la première fois, il avait été exactement ce qu’il fallait, à un poil près.
      `,
    },
    advanced: {
      arrives: `
        @friend Une théière supplémentaire agitait la queue : c’était, [évidemment|apparemment], un kitsune.
        « Qu’est-ce qui m’a trahi, {hero} ? demanda-t-il ; [non, n’explique rien|probablement la queue]. »
        + Il fut coussin, poire et prie-Dieu, mais toujours, par quelque endroit, [à moustaches|touffu].
        + On les désirait {place.in}, et il s’offrit à faire le voyage en chapeau, pour [la discrétion|l’effet].
        + Son portrait {hero.de} fut d’une ressemblance telle que seul le bas [hésitait|remuait].
        + Quant à savoir qui il était sans tout cela, il promit d’y [repenser|jeter un œil].
      `,
      alone: `
        @friend Ce soir-là, le kitsune terminait une monotone journée de chou.
        L’appel, {place.from}, lui rendit sa forme véritable, légèrement froissée.
        + Sa queue, d’un caractère entier, n’avait jamais consenti à [la métaphore|jouer un rôle].
        + Il avait été tabouret, la veille, et gardait de cet emploi [un tassement|des souvenirs lourds].
        + De tous les déguisements, le sien était le plus commode pour [courir|aider], et il le mit.
      `,
      dry: `
        Le kitsune fut tapis volant jusqu’aux deux tiers, puis nuage roux. {Other} [s’en aperçut à temps|tint la queue], {place.to}.
        + Le tapis, par moments, tirait la langue, ce qui [nuit à l’illusion|se remarque].
        + On évita, par délicatesse, de s’essuyer les pieds sur un ami qui vous porte à cette hauteur.
      `,
      wet: `
        En sous-marin à poil ras, le kitsune mena {other} {place.to}, [et le hublot battait des cils|sans trop d’infiltrations].
        + Un brochet en mordit l’arrière, et l’on entendit la coque [réciter des injures|crier aïe].
        + La machine, remerciée au fond, rosit sous le poil.
      `,
      quirk: `
        « Trouve-moi », dit le kitsune, et un sapin supplémentaire apparut, [étonnamment roux|qui pouffait].
        {Other} lui souhaita le bonsoir ; l’arbre [cria à la tricherie|en perdit ses aiguilles].
        + Son banc fut d’une telle conviction qu’une taupe y prit [ses habitudes|un abonnement].
        + L’invisibilité lui demanda de longs efforts, au terme desquels on ne vit plus qu’[une queue, très fière|elle].
        + Il lui arrivait d’oublier en quoi il était, et de s’en informer auprès [des passants|de ceux qui s’asseyaient].
      `,
      help: `
        Au retour, un mur se dressa, dont le moindre défaut était [de n’en avoir aucun|la hauteur].
        @help Alors le kitsune se changea en échelle, [de bon bois roux|à un détail près, irréprochable].
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
        « Suis-je très grand ? dit-il. [Dis non|Un peu], {hero}, s’il te plaît. »
        + « Non », dit {hero}. Il rosit, sur deux cents mètres.
        + « On nous attend {place.in}. J’ai fait des moufles pour tous. »
        + Ses aiguilles étaient deux mâts de bateau.
        + Un bras caressa le chat. Un autre compta les mailles.
        + Il se plia en douze, pour paraître petit.
        + Il avait de grands yeux, doux comme des étangs.
      `,
      alone: `
        @friend Ce soir-là, le kraken se tricotait [un petit bonnet|une chaussette], pour paraître petit.
        Une maille sauta : on l’appelait {place.in}. [Il posa tout|Vite], la pelote !
        + Le bonnet allait à un de ses doigts. C’était un début.
        + Les marins avaient peur de lui. Lui, il avait peur des marins.
        + Il dormait dans une baie. Il en fallait deux.
        + La laine flottait autour de lui, bleue comme le soir.
        + Il finit son rang. Un rang, c’est un rang.
      `,
      dry: `
        Le kraken voyagea {place.to} sous sa pluie. {Other} se tenait à sa laine.
        + Il marchait sur le bout des bras.
        + Il évita un moineau, avec beaucoup de soin.
        + Un village crut à la marée.
      `,
      wet: `
        Le kraken tricota une bulle pour {other}, bien serrée. Tout doucement, on coula {place.to}.
        + Elle était chaude, avec un petit pompon.
        + Les baleines lui disaient « bonsoir, petit ». Il adorait ça.
      `,
      quirk: `
        « On ne me voit pas ? » dit le kraken. Il était derrière [un brin d’herbe|une pomme].
        « À peine », dit {other}. Il fut [si content|tout rose].
        + Il tricota un manteau à un arbre qui frissonnait.
        + Il tint la porte à une fourmi, avec cinq bras.
        + Une maille tomba. On la chercha une heure.
        + « Je pèse une plume », dit-il. Le pont dit le contraire.
        + Il parlait de sa voix la plus mince.
      `,
      help: `
        Au retour, des troncs énormes [bouchaient|barraient] tout. On ne passait plus.
        @help Et le kraken souleva tout de ses bras légers, [tout doux|un par un].
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
        « Est-ce que je fais grand, {hero} ? demanda-t-il, [la vérité, mais dis non|dis que non]. »
        + « À peine », dit {hero}, et il rosit jusqu’au port.
        + On les attendait {place.in}. Il avait préparé des moufles pour tout le monde.
        + Ses aiguilles avaient été, autrefois, les mâts d’un trois-mâts.
        + Un bras caressait le chat, un autre démêlait la laine, le reste s’excusait.
        + Plié en douze, il ne dépassait plus que du quartier.
      `,
      alone: `
        @friend Ce soir-là, le kraken se tricotait un bonnet de bébé, [pour avoir l’air petit|au point mousse].
        Une maille lui échappa, car on appelait, [et tristement|de loin], {place.in}.
        + Le bonnet coiffait déjà tout un doigt.
        + Les marins fuyaient devant lui, et lui devant les marins.
        + Il logeait dans une baie, les pieds dans celle d’à côté.
        + Il finit son rang, parce qu’un rang commencé est une promesse.
      `,
      dry: `
        Sous son averse, le kraken porta {other} {place.to}, [en tricotant|sur la pointe des bras].
        + Un moineau fut contourné avec un soin infini.
        + Deux collines se poussèrent.
        + Un port crut à la marée et sortit ses bateaux.
      `,
      wet: `
        Le kraken tricota une bulle à la taille {other.de}, [maille serrée|avec un pompon]. On coula {place.to}.
        + Les baleines l’appelaient « petit », et il en riait de joie.
        + Il faisait chaud dedans.
        + Pas une maille ne fila.
        + Il poussait la bulle du bout d’un seul bras, comme on pousse un berceau.
      `,
      quirk: `
        « Je suis invisible, n’est-ce pas ? » demanda le kraken, [derrière une pomme|derrière un roseau].
        « Presque entièrement », répondit {other}. Le kraken [rosit de satisfaction|respira].
        + Un arbre qui frissonnait reçut un manteau, col compris.
        + Il tint la porte à une fourmi, de cinq bras, au cas où.
        + Sa voix, il la filait si mince qu’on l’entendait à peine, à trois lieues.
        + Pour une maille tombée, tout le monde dut chercher.
      `,
      help: `
        Au retour, des troncs renversés fermaient le passage, [gros comme des maisons|et nul n’y pouvait rien].
        @help Alors le kraken souleva tout de ses bras légers, [comme on relève des mailles|sans un craquement].
        + Il y avait un nid dans le troisième, et il le berça.
        + {Other} passa sous ce plafond de bois, sans se presser.
        + Il reposa ensuite chaque chose, un peu mieux qu’avant.
        + « Pour une fois, dit-il tout bas, je suis à la bonne taille. »
      `,
    },
    advanced: {
      arrives: `
        @friend Un bras entra par la fenêtre, et sept autres, tandis qu’un kraken, au-dehors, [tricotait|comptait].
        « Fais-je vraiment si grand, {hero} ? s’enquit-il ; [la vérité me peinerait|dis que non]. »
        + Un « à peine » le fit rosir sur toute sa longueur, soit, dit-on, [jusqu’au port|deux paroisses].
        + On les désirait {place.in}, et il avait des moufles prêtes pour [la population|chacun].
        + Ses aiguilles sortaient d’un trois-mâts, dont l’équipage lui avait laissé l’usage, [en nageant|un peu vite].
        + Plié en douze, il n’excédait plus que d’un quartier, et [s’en excusait|vivait de cet espoir].
      `,
      alone: `
        @friend Ce soir-là, le kraken montait un bonnet de nourrisson, [afin de se croire petit|au point mousse].
        Une maille lui échappa, parce qu’on pleurait, {place.in}, tout bas.
        + Les marins le fuyaient ; il fuyait les marins ; et la mer, [entre les deux|là-dessus], s’étonnait.
        + Il demeurait dans une baie, et ses pieds, par bail verbal, [dans la suivante|chez la voisine].
        + Le rang fut terminé, car un rang que l’on quitte vous [suit|file entre les doigts].
      `,
      dry: `
        Sous une ondée qu’il emportait avec lui, le kraken mena {other} {place.to}, [sur la pointe de tous ses bras|à pas de laine].
        + Il contourna un moineau si longuement que l’on crut à [un changement de route|un détour par le nord].
        + Deux collines s’écartèrent.
      `,
      wet: `
        Le kraken tricota une bulle aux mesures {other.de}, pompon compris. On descendit {place.to}, [bien au chaud|à petits points].
        + Les baleines lui donnèrent du « petit », et il en fut, jusqu’au fond, [radieux|plus léger].
      `,
      quirk: `
        « Me devine-t-on encore ? » demanda le kraken, qu’une pomme, à ce qu’il croyait, [dissimulait|couvrait].
        + {Other} convint d’un bras ou deux, au plus, et il en poussa un soupir de mousson.
        + Un bouleau frileux fut habillé de pied en cap, [boutonnières comprises|et n’ose plus se plaindre].
        + À la fourmi qui passait, il tint la porte de cinq bras, en cas de [vent|fatigue].
        + Sa voix, qu’il filait très mince, ne s’entendait guère [qu’à trois lieues|au-delà de l’île].
      `,
      help: `
        Au retour, la tempête avait couché des troncs, [gros comme des chapelles|en travers de tout].
        @help Alors le kraken souleva tout de ses bras légers, [ainsi qu’on relève des mailles|sans froisser une feuille].
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
        « On vote, {hero}. [Qui veut partir|Qui est pour] ? Deux oui, un bêe. »
        + Une tête de lion, une de chèvre, une de serpent !
        + « On nous attend {place.in}, dit le lion. Et j’ai peur », dit-il après.
        + La chèvre mangea le bulletin de vote.
        + Le serpent siffla : « J’étais contre. Mais j’y vais. »
        + {Hero} caressa une tête. Les deux autres attendirent leur tour.
        + Elles se disaient bonne nuit entre elles.
      `,
      alone: `
        @friend Ce soir-là, la chimère votait : [soupe|bain] ou pas ? Deux contre une.
        Puis on l’appela {place.in}. Trois oui ! [Une première|Cela n’arrivait jamais].
        + La chèvre bouda. Elle voulait la soupe et le bain.
        + Le serpent lisait par-dessus l’épaule du lion.
        + Elles avaient un lit et trois oreillers.
        + « Qui ferme la porte ? » On vota.
        + Le lion rêvait, la chèvre ronflait, le serpent veillait.
      `,
      dry: `
        La chimère alla {place.to}, après [deux|quatre] votes. {Other} tenait l’urne, à dos de chèvre.
        + Une tête chantait, une autre comptait, une dormait.
        + Au virage, il fallut voter encore.
        + Elles gagnèrent toutes les trois.
      `,
      wet: `
        La chimère mit trois bulles. {Other} en eut une aussi. Le vote fut bref, et l’on coula {place.to}.
        + Le serpent était ravi. La chèvre, moins.
        + Trois chapelets de bulles montaient, en se disputant.
      `,
      quirk: `
        « À gauche ? » dit le lion. « Bêe », dit la chèvre. « [Psss|À droite], dit le serpent. »
        {Other} vota aussi. Deux contre deux. [On s’assit|Ce fut long].
        + La chèvre mangea l’urne. Le vote était nul.
        + Deux têtes firent la paix contre l’autre.
        + Elle se chatouilla elle-même. C’était une erreur.
        + « Qui a parlé ? » dit une tête. « Moi », dirent les trois.
        + On finit par aller tout droit, comme {other} le voulait.
        + La tête du milieu demanda le silence, et ne l’eut jamais.
      `,
      help: `
        Au retour, la route s’était [perdue|cachée]. Trois chemins, trois nuits.
        @help Oui, la chimère vit, flaira et se rappela la route, [sans voter|ensemble].
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
        « Qui désire partir, {hero} ? [Votons|Levez la tête] : deux approbations, et un bêe. »
        + Lion, chèvre et serpent, elles partageaient un corps et très peu d’avis.
        + On les appelait {place.in}, et le serpent était contre, mais il venait.
        + La chèvre avait mangé le bulletin, ce qui comptait pour un blanc.
        + Quand {hero} caressa une tête, les deux autres firent la queue.
        + Le lion tremblait un peu, et demandait que cela reste entre eux quatre.
      `,
      alone: `
        @friend Ce soir-là, la chimère organisait un vote concernant le bain, [inutilement|le troisième].
        Un appel retentit {place.from}, et l’unanimité fut [immédiate|effrayante].
        + Elles avaient un seul lit, mais chacune son oreiller.
        + Le serpent lisait par-dessus l’épaule du lion et tournait la page trop tôt.
        + La chèvre voulait toujours le contraire, puis l’inverse.
        + On vota encore pour savoir qui fermerait la porte.
      `,
      dry: `
        La chimère partit {place.to} après quatre tours de scrutin, {other} [tenant l’urne|entre deux cous].
        + Une tête chantait, l’autre comptait, et la dernière ronflait.
        + Le vent fut élu.
        + On promit un second tour au retour.
      `,
      wet: `
        Protégée par trois bulles, la chimère descendit {place.to}, et {other} [occupa la quatrième|l’accompagna].
        + Le serpent fredonnait, la chèvre buvait la tasse.
        + Leurs bulles se disputaient en montant.
        + Le lion demanda si c’était profond, et trois avis furent donnés à la fois.
      `,
      quirk: `
        « À gauche », déclara le lion, « à droite », siffla le serpent, « bêe », précisa la chèvre.
        {Other} vota, et devant cette égalité, [tout le monde s’assit|la chimère bouda].
        + L’urne fut mangée avant le dépouillement.
        + Il arrivait que deux têtes se réconcilient, surtout contre l’autre.
        + À « qui a dit cela ? », elles répondaient « moi », en chœur.
        + Elle se chatouilla par distraction et s’en voulut trois fois.
      `,
      help: `
        La route du retour avait disparu, et chaque tête [regardait ailleurs|en proposait une].
        @help Puis, sans un vote, la chimère vit, flaira et se rappela la route, [chacune son morceau|enfin].
        + Le lion aperçut une lumière, grosse comme un grain.
        + La chèvre reconnut le foin, le serpent un caillou de l’aller.
        + Un morceau de chemin ne sert à rien, mais trois, cousus, mènent chez soi.
        + {Other} avançait au milieu de cet accord, comme sous un parapluie.
      `,
    },
    advanced: {
      arrives: `
        @friend Trois voix souhaitèrent simultanément le bonsoir, dont une chevrotante, et c’était une chimère, [au complet|en délibération].
        « Qui approuve le départ, {hero} ? [Votons|Délibérons]. »
        + Lion, chèvre et serpent, elles disposaient d’un seul corps et de fort peu [d’avis communs|de patience].
        + On les appelait {place.in} ; le serpent s’y opposait par principe, mais [viendrait|avait fait la valise].
        + Le bulletin de la chèvre, ayant été mangé, fut déclaré [blanc|exprimé].
        + La caresse reçue par l’une des têtes ouvrit chez les autres une question [de droit|d’équité].
        + Le lion tremblait un peu, et demandait, d’une voix qui voulait rester royale, que cela ne sortît point de la chambre.
      `,
      alone: `
        @friend Ce soir-là, la chimère mettait aux voix le bain et la soupe, sans majorité.
        Un appel monta {place.from}, et trois oui tombèrent, d’un coup.
        + L’unique lit avait trois oreillers, dont la frontière, [tracée à la craie|âprement négociée], changeait la nuit.
        + Le serpent lisait par-dessus l’épaule du lion et [tournait la page trop tôt|racontait la fin].
        + Restait à désigner celle qui fermerait la porte, et l’on [vota|partit sans la fermer].
      `,
      dry: `
        Après quatre délibérations fort animées, la chimère emporta {other} {place.to}, [démocratiquement|majoritairement].
        + Une tête chantait, une autre comptait les bornes, et la dernière [ronflait contre|dormait à la majorité].
        + Le vent fut élu d’office.
      `,
      wet: `
        La chimère exigea trois bulles, outre celle {other.de}, et l’on descendit {place.to}, [après délibération|en grappe].
        + Le serpent chantonnait ; la chèvre, pour protester, [but la tasse|retint son souffle].
        + Quand le lion voulut savoir si l’eau était profonde, il obtint trois chiffres, dont pas un ne se laissait ajouter aux autres.
      `,
      quirk: `
        « À gauche », décréta le lion ; le serpent préférait la droite, et la chèvre, bêe.
        La voix {other.de}, malheureusement, compliqua tout : [égalité parfaite|il y eut ballottage].
        + On la vit se chatouiller par mégarde et s’en demander [raison à elle-même|trois fois pardon].
        + Deux têtes faisaient quelquefois la paix, mais toujours, [il faut le dire|par malheur], sur le dos de l’autre.
        + « Qui a dit cela ? » s’indignait l’une. « Moi », répondaient-elles, [en parfaite harmonie|pour une fois].
      `,
      help: `
        Au retour, la route s’étant dérobée, chaque tête montra la sienne.
        @help Puis, toute querelle cessante, la chimère vit, flaira et se rappela la route, sans voter.
        + Le lion distingua, au loin, une lueur, la chèvre une odeur de foin, et le serpent [un caillou de l’aller|le reste].
        + Un tiers de chemin ne mène nulle part ; cousus ensemble, les trois [menaient chez soi|faisaient une nuit entière].
        + {Other} allait au milieu de cet accord, en se gardant bien de [le faire remarquer|demander un compte].
      `,
    },
  },
}
