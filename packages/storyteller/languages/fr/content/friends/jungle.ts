import { atEveryLevel } from '../../../../first-set.ts'
import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const jungle: FriendsOf<Noun, 'jungle'> = {
  Tiger: {
    noun: { noun: 'tigre', gender: 'm' },
    facts: { help: 'le tigre se faufila et le fourré s’ouvrit' },
    ...atEveryLevel({
      arrives: `
        @friend Devant le miroir, un tigre comptait ses rayures. « [Quarante et|Trente-huit et]… Ah, {hero} ! »
        « Tu m’as fait perdre le compte. [Tant pis|C’est grave]. On nous veut {place.in}. »
      `,
      alone: `
        @friend Ce soir-là, le tigre comptait ses rayures [au bord de l’eau|pour la neuvième fois].
        Son reflet bougea : il y avait un ennui {place.in}. Il ne finit pas de compter.
      `,
      dry: `
        Le tigre partit {place.to} [à pas de velours|de profil], {other} sur le dos, entre deux belles rayures.
      `,
      wet: `
        Le tigre entra dans une bulle [à sa taille|rayée de lumière] avec {other}, et descendit {place.to}.
      `,
      quirk: `
        « Dis un nombre », demanda le tigre. « Douze », dit {other}. [« Treize »|« Ah »], fit le tigre.
        « C’était le mien. [Tout est à refaire|Recommençons] : une… »
      `,
      help: `
        Au retour, un fourré d’épines [barrait tout|se dressait].
        @help Souple comme l’eau, le tigre se faufila et le fourré s’ouvrit, [comme un rideau|sans griffer {other}].
      `,
    }),
  },
  Elephant: {
    noun: { noun: 'éléphant', gender: 'm' },
    facts: { help: 'l’éléphant passa tout le monde avec sa trompe' },
    ...atEveryLevel({
      arrives: `
        @friend « CHUT », chuchota une voix énorme. Dans le couloir, il y avait [un éléphant|tout un éléphant].
        « JE N’OUBLIE RIEN, dit-il tout bas. Sauf… [Ah oui|Attends], {hero} ! {Place} ! »
      `,
      alone: `
        @friend Ce soir-là, l’éléphant entra dans [sa cuisine|sa chambre] et oublia pourquoi.
        Mais il se rappela tout le reste, et surtout ceci : on l’attendait {place.in}.
      `,
      dry: `
        {Other} monta par la trompe, et l’éléphant marcha {place.to} [sur la pointe des pieds|tout doux]. Poum.
      `,
      wet: `
        L’éléphant leva sa trompe [hors de l’eau|en tuba], tint {other} dans une bulle, et marcha {place.to}.
      `,
      quirk: `
        « JE CHUCHOTE BIEN ? » chuchota l’éléphant. [Trois fruits tombèrent|Un oiseau se réveilla].
        « Très bien », dit {other}. « [TANT MIEUX|MERCI] », souffla-t-il.
      `,
      help: `
        Au retour, le pont manquait, [sur toute sa longueur|d’un bord à l’autre].
        @help L’éléphant tendit le nez, et l’éléphant passa tout le monde avec sa trompe, [un par un|comme des tasses].
      `,
    }),
  },
  Monkey: {
    noun: { noun: 'singe', gender: 'm' },
    facts: { help: 'le singe franchit le vide au bout d’une liane' },
    ...atEveryLevel({
      arrives: `
        @friend La lampe se balançait. Un singe [y pendait|y était accroché]. « Elle pendait, dit-il. J’ai dû. »
        « Viens {place.in}, {hero} ! Il y a un ennui, et [des choses qui pendent|des lianes]. »
      `,
      alone: `
        @friend Ce soir-là, le singe se balançait [à la lune|à sa ficelle], ou presque.
        « Hé, dit une liane, on a besoin de toi {place.in}. » C’était le vent, mais bon.
      `,
      dry: `
        De liane en liane, le singe allait {place.to}, {other} [à son cou|sous le bras], et criait hop.
      `,
      wet: `
        Le singe trouva une algue qui pendait [vers le bas|à l’envers], et glissa avec {other} {place.to}.
      `,
      quirk: `
        Une corde pendait. [Le singe la regarda|« Non », dit {other}]. Elle pendait vraiment.
        Gling ! C’était [la cloche|un lustre]. « Elle a commencé », dit le singe.
      `,
      help: `
        Au retour, il y eut un vide [tout noir|large et profond].
        @help Pas de pont, mais une liane. Le singe franchit le vide [au bout d’une liane|au bout de cette liane], {other} dans les bras.
      `,
    }),
  },
  Giraffe: {
    noun: { noun: 'girafe', gender: 'f' },
    facts: { help: 'la girafe regarda par-dessus le mur et servit d’échelle' },
    ...atEveryLevel({
      arrives: `
        @friend Par la fenêtre du haut entra une tête de girafe, [un nuage sur le nez|toute fraîche].
        « Bonsoir », dit {hero}. La girafe attendit. « Oh ! Bonsoir. [Viens {place.in}|Il faut venir {place.in}]. »
      `,
      alone: `
        @friend Ce soir-là, la girafe avait la tête dans [les nuages|un nuage]. C’était doux.
        Un bruit monta, monta : on appelait {place.in}. Elle l’entendit un peu plus tard.
      `,
      dry: `
        {Other} s’assit entre les cornes, et la girafe partit {place.to} en [enjambant les haies|penchant la tête].
      `,
      wet: `
        La girafe marcha {place.to} sur le fond, la tête [dehors|à la surface], {other} dans une bulle à ses pieds.
      `,
      quirk: `
        « Attention, une branche », dit {other}. [Bong|Toc]. « Quelle branche ? » demanda la girafe.
        Un moment après, elle rit d’une blague [de mardi|du matin].
      `,
      help: `
        Au retour, un mur n’avait [ni porte ni trou|pas de porte].
        @help La girafe regarda par-dessus le mur et servit d’échelle : {other} [monta tache à tache|glissa sur son cou].
      `,
    }),
  },
  Lion: {
    noun: { noun: 'lion', gender: 'm' },
    facts: { help: 'le lion rugit et chassa le brouillard' },
    ...atEveryLevel({
      arrives: `
        @friend Un lion attendait [derrière le rideau|dans l’armoire], très gêné. « Ma crinière, ça va ? »
        « Je suis timide, {hero}. [Mais on nous attend|On a besoin de nous] {place.in}. »
      `,
      alone: `
        @friend Ce soir-là, le lion dormait et rugissait [en rêve|dans son sommeil]. Cela le réveilla.
        « Oh, pardon », dit-il. Puis il entendit l’appel : {place}.
      `,
      dry: `
        Le lion marcha {place.to} [en rasant les murs|contre le vent], {other} à sa suite.
      `,
      wet: `
        Le lion mit un bonnet de bain, [pour sa crinière|très grand], et plongea avec {other} {place.to}.
      `,
      quirk: `
        « On me regarde ? » souffla le lion. « [C’est une borne|Non] », dit {other}.
        « Elle a souri de [ma mèche|ma raie] », dit le lion, et se recoiffa.
      `,
      help: `
        Au retour, un brouillard froid [couvrait tout|tomba].
        @help Le lion prit son courage : le lion rugit et chassa le brouillard, [d’un souffle chaud|une seule fois].
      `,
    }),
  },
  Panther: {
    noun: { noun: 'panthère', gender: 'f' },
    facts: { help: 'la panthère vit dans le noir et mena la marche' },
    ...atEveryLevel({
      arrives: `
        @friend Il n’y avait personne. Puis il y eut une panthère. « Oh ! » dit-elle. [Elle s’était fait peur|Elle sursauta].
        « {Hero} ? Je me suis approchée [sans bruit|trop bien]. On nous veut {place.in}. »
      `,
      alone: `
        @friend Ce soir-là, la panthère marchait si bas qu’elle [se surprit|se fit sursauter] elle-même.
        Dans ce silence, elle entendit tout, et même ceci : à l’aide, {place.in}.
      `,
      dry: `
        La panthère alla {place.to} sans un bruit. {Other}, sur son dos, [entendait pousser l’herbe|retenait son souffle].
      `,
      wet: `
        Sans une éclaboussure, la panthère emmena {other} [dans une bulle noire|sous une bulle] {place.to}.
      `,
      quirk: `
        « Où es-tu ? » demanda {other}. « Ici », dit la panthère, [juste à côté|dans son dos]. On sursauta, des deux côtés.
        On essaya un grelot. Il se tut [aussi|de respect].
      `,
      help: `
        Au retour, il fit noir [comme dans une poche|de noir].
        @help Mais la panthère vit dans le noir et mena la marche, [{other} la main sur son dos|de pierre en pierre].
      `,
    }),
  },
  Jaguar: {
    noun: { noun: 'jaguar', gender: 'm' },
    facts: { help: 'le jaguar bondit par-dessus l’eau avec sa charge' },
    ...atEveryLevel({
      arrives: `
        @friend Un éclair entra, fit [deux|trois] fois le tour du lit. C’était un jaguar, battu par son ombre.
        « Elle triche, souffla-t-il. {Hero}, vite, [on y va|on court] {place.in} ! »
      `,
      alone: `
        @friend Ce soir-là, le jaguar faisait la course avec son ombre. [Il perdit|Elle gagna].
        « Revanche ! » dit-il. Mais on criait à l’aide {place.in}. L’ombre partit première.
      `,
      dry: `
        Le jaguar emporta {other} {place.to} [au grand galop|plus vite que le vent], une ombre devant le nez.
      `,
      wet: `
        Le jaguar sauta dans l’eau [en courant|tête la première], {other} dans une bulle, et fila {place.to}.
      `,
      quirk: `
        « Prêts, partez ! » cria le jaguar. Son ombre [gagna|était déjà là-bas].
        « Demande-lui au coucher du soleil, dit {other}. Elle sera [fatiguée|très longue]. »
      `,
      help: `
        Au retour, un torrent [coupait|barrait] la route.
        @help Trois pas d’élan : le jaguar bondit par-dessus l’eau avec sa charge, [c’est-à-dire {other}|{other} sur le dos].
      `,
    }),
  },
  Orangutan: {
    noun: { noun: 'orang-outan', gender: 'm' },
    facts: { help: 'l’orang-outan tendit ses bras comme un pont' },
    ...atEveryLevel({
      arrives: `
        @friend Un orang-outan était assis là et [pensait|réfléchissait]. Depuis quand ? Il dit enfin : « {Hero}. »
        Il pensa encore. Puis : « {Place}. » [C’était tout|C’était assez].
      `,
      alone: `
        @friend Ce soir-là, l’orang-outan pensait, [le menton dans la main|assis sur sa branche].
        Vers minuit, il eut fini. « Allons », dit-il, et il regarda {place.to}.
      `,
      dry: `
        L’orang-outan alla d’arbre en arbre {place.to}, {other} [dans un bras|au creux du bras], sans un mot.
      `,
      wet: `
        L’orang-outan réfléchit, prit une grosse bulle pour {other} et lui, et dit : « [Bas|Plouf]. » On alla {place.to}.
      `,
      quirk: `
        « C’est loin ? » demanda {other}. L’orang-outan pensa. [On passa deux collines|La lune avança].
        « Non », dit-il. On était [arrivé|presque arrivé].
      `,
      help: `
        Au retour, deux arbres étaient trop loin [l’un de l’autre|pour sauter].
        @help « Pont », dit-il. Et l’orang-outan tendit ses bras [comme un pont|comme un vrai pont]. {Other} passa.
      `,
    }),
  },
  Gorilla: {
    noun: { noun: 'gorille', gender: 'm' },
    facts: { help: 'le gorille déplaça la pierre et la remit en place' },
    ...atEveryLevel({
      arrives: `
        @friend Il y avait des feuilles fraîches sur le lit : un gorille [le refaisait|tapotait l’oreiller].
        « Voilà qui est mieux, {hero}. [Tu dormiras après|Garde-le au chaud]. On a besoin de nous {place.in}. »
      `,
      alone: `
        @friend Ce soir-là, le gorille faisait son lit de feuilles. [Puis un autre|Puis deux], pour un ami.
        Les feuilles bruissèrent : on ne dormait pas {place.in}. Il se leva doucement.
      `,
      dry: `
        Le gorille porta {other} {place.to} [sur une épaule|dans le creux du bras], et fit un lit à chaque halte.
      `,
      wet: `
        Le gorille souffla une bulle douce, y mit [des feuilles|un coussin] et {other}, et marcha {place.to}.
      `,
      quirk: `
        Dès qu’on s’arrêtait, le gorille faisait un lit. [{Other} s’assit|Une fourmi s’y coucha].
        « Trop dur ? Trop plat ? » demanda-t-il. « [Trop bon|On va s’endormir] », dit {other}.
      `,
      help: `
        Au retour, une pierre énorme avait [roulé|glissé] sur le sentier.
        @help Tout doucement, le gorille déplaça la pierre et la remit en place [après {other}|aussitôt après].
      `,
    }),
  },
  Sloth: {
    noun: { noun: 'paresseux', gender: 'm' },
    facts: { help: 'le paresseux se pendit au pont et le calma' },
    ...atEveryLevel({
      arrives: `
        @friend Un paresseux était [à mi-rideau|sur la poignée]. Il venait hier pour demain.
        « Bon… soir… », dit-il. {Hero} eut le temps de [mettre un pull|finir son lait]. « …{place}. »
      `,
      alone: `
        @friend Ce soir-là, le paresseux commençait [un bâillement|à se gratter]. Il finirait mardi.
        On l’appela {place.in}. « J’y… cours », dit-il, et il ouvrit un œil.
      `,
      dry: `
        {Other} prit le paresseux [sur le dos|en écharpe], car sinon, on y serait encore, et l’on alla {place.to}.
      `,
      wet: `
        Le paresseux et {other} coulèrent {place.to} dans une bulle, [très, très lentement|comme une plume].
      `,
      quirk: `
        « Tu… sais… », dit le paresseux. On marcha [un bon bout|jusqu’au tournant].
        « …j’ai… oublié », dit-il. {Other} trouva que c’était [bien dit|vite dit].
      `,
      help: `
        Au retour, un pont de corde se balançait [trop fort|dans le vent].
        @help La tête en bas, le paresseux se pendit au pont et le calma. [Même le vent bâilla|{Other} passa sans trembler].
      `,
    }),
  },
}
