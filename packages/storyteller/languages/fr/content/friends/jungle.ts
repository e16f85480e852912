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
        Le tigre partit {place.to} [à pas de velours|de profil]. {Other} tenait deux belles rayures.
      `,
      wet: `
        Le tigre et {other} prirent une bulle [à rayures|très élégante]. Elle descendit {place.to}.
      `,
      quirk: `
        « Dis un nombre », demanda le tigre. « Douze », dit {other}. [« Treize »|« Ah »], fit le tigre.
        « C’était le mien. [Tout est à refaire|Recommençons] : une… »
      `,
      help: `
        Au retour, un fourré d’épines [barrait tout|se dressait].
        @help Le tigre se faufila et le fourré s’ouvrit, [comme un rideau|sans griffer {other}].
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
        Mais il n’oublia pas ceci : on l’attendait {place.in}.
      `,
      dry: `
        {Other} monta par la trompe. L’éléphant marcha {place.to} sur la [pointe des pieds|pointe]. Poum.
      `,
      wet: `
        L’éléphant leva sa trompe [hors de l’eau|en tuba]. {Other} eut une bulle. On marcha {place.to}.
      `,
      quirk: `
        « JE CHUCHOTE BIEN ? » chuchota l’éléphant. [Trois fruits tombèrent|Un oiseau se réveilla].
        « Très bien », dit {other}. « [TANT MIEUX|MERCI] », souffla-t-il.
      `,
      help: `
        Au retour, le pont manquait, [tout entier|d’un bord à l’autre].
        @help Alors l’éléphant passa tout le monde avec sa trompe, [un par un|comme des tasses].
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
        Une liane dit : on te veut {place.in}. Ou alors, c’était le vent.
      `,
      dry: `
        De liane en liane, le singe allait {place.to}. {Other}, [à son cou|sous son bras], criait hop.
      `,
      wet: `
        Une algue pendait [vers le bas|à l’envers]. Le singe et {other} y glissèrent, {place.to}.
      `,
      quirk: `
        Une corde pendait. [Le singe la regarda|« Non », dit {other}]. Elle pendait vraiment.
        Gling ! C’était [la cloche|un lustre]. « Elle a commencé », dit le singe.
      `,
      help: `
        Au retour, il y eut un vide [tout noir|large et profond].
        @help Le singe franchit le vide au bout d’une liane, [avec {other}|hop].
      `,
    }),
  },
  Giraffe: {
    noun: { noun: 'girafe', gender: 'f' },
    facts: { help: 'la girafe regarda par-dessus le mur et servit d’échelle' },
    ...atEveryLevel({
      arrives: `
        @friend Par la fenêtre du haut entra une girafe, [un nuage au nez|toute fraîche].
        « Bonsoir », dit {hero}. La girafe attendit. « Oh ! Bonsoir. [Viens {place.in}|Il faut venir {place.in}]. »
      `,
      alone: `
        @friend Ce soir-là, la girafe avait la tête dans [les nuages|un nuage]. C’était doux.
        Un bruit monta, monta : on appelait {place.in}. Elle l’entendit un peu plus tard.
      `,
      dry: `
        {Other} s’assit entre les cornes. La girafe partit {place.to} en [enjambant les haies|penchant la tête].
      `,
      wet: `
        La girafe marcha au fond, {place.to}, la tête [dehors|à l’air]. {Other} avait une bulle.
      `,
      quirk: `
        « Attention, une branche », dit {other}. [Bong|Toc]. « Quelle branche ? » demanda la girafe.
        Un moment après, elle rit d’une blague [de mardi|du matin].
      `,
      help: `
        Au retour, un mur n’avait [ni porte ni trou|pas de porte].
        @help La girafe regarda par-dessus le mur et servit d’échelle. {Other} [monta|glissa sur son cou].
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
        Le lion marcha {place.to} [en rasant les murs|contre le vent]. {Other} tenait la crinière en place.
      `,
      wet: `
        Le lion mit un bonnet de bain, [très grand|pour sa crinière]. Il plongea {place.to} avec {other}.
      `,
      quirk: `
        « On me regarde ? » souffla le lion. « [C’est une borne|Non] », dit {other}.
        « Elle a souri de [ma mèche|ma raie] », dit le lion, et se recoiffa.
      `,
      help: `
        Au retour, un brouillard froid [couvrait tout|tomba].
        @help Alors le lion rugit et chassa le brouillard, [une seule fois|d’un souffle chaud].
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
        Dans ce silence, elle entendit tout. On l’appelait {place.in}.
      `,
      dry: `
        La panthère alla {place.to} sans un bruit. Sur son dos, {other} [entendait pousser l’herbe|se taisait].
      `,
      wet: `
        La panthère prit {other} [dans une bulle noire|sous une bulle]. Sans un plouf, elle descendit {place.to}.
      `,
      quirk: `
        « Où es-tu ? » demanda {other}. « Ici », dit la panthère, [tout près|juste là].
        On sursauta. On essaya un grelot. Il se tut [aussi|de respect].
      `,
      help: `
        Au retour, il fit noir [comme dans une poche|comme jamais].
        @help La panthère vit dans le noir et mena la marche, [sûre|calme].
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
        Le jaguar emporta {other} {place.to} [au galop|ventre à terre]. Son ombre était devant.
      `,
      wet: `
        Le jaguar sauta [en courant|tête la première]. {Other} tenait la bulle. On fila {place.to}.
      `,
      quirk: `
        « Prêts, partez ! » cria le jaguar. Son ombre [gagna|était déjà là-bas].
        « Demande-lui au coucher du soleil, dit {other}. Elle sera [fatiguée|très longue]. »
      `,
      help: `
        Au retour, un torrent [coupait|barrait] la route. Trois pas d’élan !
        @help Le jaguar bondit par-dessus l’eau avec sa charge, [hop|c’est-à-dire {other}].
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
        L’orang-outan alla d’arbre en arbre {place.to}. {Other} [tenait à son bras|tenait à son cou]. Pas un mot.
      `,
      wet: `
        L’orang-outan prit une bulle pour {other} et lui. « [Bas|Plouf] », dit-il. On alla {place.to}.
      `,
      quirk: `
        « C’est loin ? » demanda {other}. L’orang-outan pensa. [On passa deux collines|La lune avança].
        « Non », dit-il. On était [arrivé|presque arrivé].
      `,
      help: `
        Au retour, deux arbres étaient trop loin [l’un de l’autre|pour sauter]. « Pont », dit-il.
        @help Et l’orang-outan tendit ses bras [comme un pont|comme un vrai pont]. {Other} passa.
      `,
    }),
  },
  Gorilla: {
    noun: { noun: 'gorille', gender: 'm' },
    facts: { help: 'le gorille déplaça la pierre et la remit en place' },
    ...atEveryLevel({
      arrives: `
        @friend Un gorille [refaisait le lit|tapotait l’oreiller], avec des feuilles fraîches.
        « Voilà qui est mieux, {hero}. [Tu dormiras après|Garde-le au chaud]. On a besoin de nous {place.in}. »
      `,
      alone: `
        @friend Ce soir-là, le gorille faisait son lit de feuilles. [Puis un autre|Puis deux].
        Les feuilles bruissèrent : on ne dormait pas {place.in}. Il se leva.
      `,
      dry: `
        Le gorille porta {other} {place.to} [sur une épaule|au creux du bras]. Il fit un lit à chaque halte.
      `,
      wet: `
        Le gorille souffla une bulle. Il y mit [des feuilles|un coussin] et {other}. On marcha {place.to}.
      `,
      quirk: `
        Dès qu’on s’arrêtait, le gorille faisait un lit. [{Other} s’assit|Une fourmi s’y coucha].
        « Trop dur ? Trop plat ? » demanda-t-il. « [Trop bon|On va s’endormir] », dit {other}.
      `,
      help: `
        Au retour, une pierre énorme avait [roulé|glissé] sur le sentier.
        @help Le gorille déplaça la pierre et la remit en place [après {other}|ensuite].
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
        {Other} prit le paresseux [sur le dos|en écharpe]. Sinon, on y serait encore. On alla {place.to}.
      `,
      wet: `
        Le paresseux et {other} coulèrent {place.to}, [très lentement|comme une plume]. Une bulle les suivait.
      `,
      quirk: `
        « Tu… sais… », dit le paresseux. On marcha [un bon bout|jusqu’au tournant].
        « …j’ai… oublié », dit-il. {Other} trouva que c’était [bien dit|vite dit].
      `,
      help: `
        Au retour, un pont de corde se balançait [trop fort|dans le vent].
        @help Alors le paresseux se pendit au pont et le calma. [Même le vent bâilla|{Other} passa].
      `,
    }),
  },
}
