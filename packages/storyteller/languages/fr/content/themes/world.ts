import { atEveryLevel } from '../../../../first-set.ts'
import type { ThemesOf } from '../../../../language.ts'

export const world: ThemesOf<'world'> = {
  Nature: {
    titles: `
      {hero} et le mur de racines
      Le chemin des fourmis
    `,
    refrain: {
      first: 'Regarde bien par où ça pousse, et prends la route la plus douce.',
      changed: 'Regarde bien, la nuit te pousse, vers la route la plus douce.',
    },
    facts: {
      wrong: '{friend} fonça dans les racines et y resta {friend:coincé/coincée}',
      turn: '{hero} suivit les fourmis et caressa la racine',
      result: 'les racines s’ouvrirent d’elles-mêmes',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} se dressait un mur de racines [serrées|bien serrées].
        {Thing} était [derrière|de l’autre côté]. On voyait par un trou.
      `,
      wrong: `
        @wrong {Friend} fonça dans les racines et y resta {friend:coincé/coincée}, [par le derrière|le derrière dehors].
        « Tout va bien, dit {friend}. [J’inspecte|Je réfléchis ici]. » Il fallut tirer. Plop !
      `,
      doubt: `
        Plus on poussait, plus les racines [se serraient|tenaient bon]. Elles étaient chez elles.
      `,
      turn: `
        Des fourmis entraient, sortaient, [un paquet sur le dos|à la file]. Tiens, par là.
        @turn {Hero} suivit les fourmis et caressa la racine [dans son sens|comme elle pousse].
      `,
      works: `
        @result Et les racines s’ouvrirent d’elles-mêmes, [avec un long soupir|comme une main].
        On entra, à la suite des fourmis. {Thing} [était là|attendait sur de la mousse].
      `,
      lesson: `
        Avec la nature, on pousse [dans le même sens|moins, et on regarde plus].
      `,
    }),
  },
  Conservation: {
    titles: `
      {hero} et la source de lumière
      Trois gouttes, pas plus
    `,
    refrain: {
      first: 'Une goutte, deux gouttes, trois, et j’en laisse plus que j’en bois.',
      changed: 'Une goutte, deux gouttes, trois, la source dort, dors avec moi.',
    },
    facts: {
      wrong: '{friend} voulut prendre un bain dans la source',
      turn: '{hero} prit trois gouttes et remit le couvercle',
      result: 'trois gouttes suffirent pour éclairer {thing}',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}, il faisait noir. Une source de lumière y dormait, [presque à sec|toute basse].
        Il fallait remplir un petit gobelet [pour y voir|de sa lumière]. Un tout petit.
      `,
      wrong: `
        @wrong « Un bain ! » dit {friend}. {Friend} voulut prendre un bain dans la source, [avec du savon|et des bulles].
        La source baissa [d’effroi|d’un doigt]. « Juste un pied », dit {friend}.
      `,
      doubt: `
        Au fond, ça luisait encore, [un peu|comme un œil]. Si on prenait tout, après, ce serait fini.
      `,
      turn: `
        @turn {Hero} prit trois gouttes et remit le couvercle. [Une, deux, trois|Pas quatre].
        « C’est tout ? » dit {friend}. [C’était tout|Oui, tout].
      `,
      works: `
        @result Trois gouttes suffirent pour éclairer {thing}, [juste là|tout près du bord].
        Sous le couvercle, glou : la source [remontait|avait gagné un doigt].
      `,
      lesson: `
        En prendre peu, [c’est en avoir demain|pour qu’il en reste].
      `,
    }),
  },
  Sustainability: {
    titles: `
      {hero} et la baie qui brille
      Une prise, une plantée
    `,
    refrain: {
      first: 'Une je prends, une je plante, et demain le buisson chante.',
      changed: 'Une je dors, une je plante, et demain le buisson chante.',
    },
    facts: {
      wrong: '{friend} mangea toutes les baies du buisson',
      turn: '{hero} prit une baie et en planta une',
      result: 'un second buisson poussa devant la serrure',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}, une serrure voulait une baie qui [brille|luit]. On y avait mis {thing}.
        Par chance, il y avait un buisson. [Un seul|Pas deux].
      `,
      wrong: `
        @wrong {Friend} mangea toutes les baies du buisson, [presque|sauf deux]. « Pour goûter. »
        {Friend} devint {friend:tout bleu/toute bleue} et eut le hoquet. Hic ! Chaque hic éclairait.
      `,
      doubt: `
        Il ne restait que deux baies, [pas plus|au bout d’une branche]. Deux, c’est peu.
      `,
      turn: `
        Mettre les deux dans la serrure ? [Et demain|Et après] ? {Hero} regarda le buisson.
        @turn Alors {hero} prit une baie et en planta une, [au chaud|bien profond].
      `,
      works: `
        @result En une minute, un second buisson poussa devant la serrure, [tout brillant|plus beau].
        La baie entra, clic. {Thing} [sortit|était libre]. Hic, fit {friend}, et on y vit mieux.
      `,
      lesson: `
        Une qu’on prend, une qu’on plante : [ça dure|ainsi rien ne manque].
      `,
    }),
  },
  Harmony: {
    titles: `
      {hero} et la grille aux carillons
      La note du milieu
    `,
    refrain: {
      first: 'Ta note, ma note, et entre deux, un air pour être plus de deux.',
      changed: 'Ta note, ma note, et peu à peu, un air pour fermer les yeux.',
    },
    facts: {
      wrong: '{friend} sonna plus fort que tous les carillons',
      turn: '{hero} fredonna la note du milieu',
      result: 'les carillons s’accordèrent un à un',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}, une grille était faite de carillons. [Chacun sonnait pour soi|Tous sonnaient à la fois].
        Derrière, on devinait {thing}. Devant, on se bouchait [les oreilles|ce qu’on pouvait].
      `,
      wrong: `
        @wrong {Friend} sonna plus fort que tous les carillons. [BONG|DING] !
        Ils répondirent encore plus fort. [Une feuille tomba|La lune se recula].
      `,
      doubt: `
        Quel vacarme ! On n’entendait plus [ses propres pensées|même ses pieds].
      `,
      turn: `
        {Hero} ferma les yeux. Un son haut, un son bas, [et entre les deux, rien|et un trou].
        @turn Alors {hero} fredonna la note du milieu, [doucement|sans forcer]. Mmm.
      `,
      works: `
        @result Les carillons s’accordèrent un à un, [le plus gros en dernier|par curiosité].
        La grille s’ouvrit en musique, et {thing} [parut|vibrait encore].
      `,
      lesson: `
        Pour jouer ensemble, [on écoute d’abord|il faut chercher le milieu].
      `,
    }),
  },
  Exploration: {
    titles: `
      {hero} et la tache blanche
      La carte de ce qui est vraiment là
    `,
    refrain: {
      first: 'Un pas, un trait, je regarde et je note : ici une flaque, et là une motte.',
      changed: 'Un pas, un trait, la plume est tombée : ici mon lit, la carte est dessinée.',
    },
    facts: {
      wrong: '{friend} décrivit des couloirs jamais vus',
      turn: '{hero} dessina une carte pas à pas',
      result: '{thing} était sur la tache blanche de la carte',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} commençaient des passages [où nul n’allait|sans nom]. Personne n’y avait mis le nez.
        {Thing} était dans l’un d’eux. [Lequel|Mais lequel] ?
      `,
      wrong: `
        @wrong « Des navets », dit {friend}. Et {friend} décrivit des couloirs jamais vus : « [Navets|Des navets] ! »
        On alla à gauche. Bing, [un mur|un vrai mur]. « En navet », dit {friend}.
      `,
      doubt: `
        Trois passages, puis neuf. [On tournait|On revint] deux fois au même caillou.
      `,
      turn: `
        @turn {Hero} prit un charbon et dessina une carte pas à pas. [Ici, une flaque|Là, un courant d’air].
        Seulement ce qui était là. Pas un navet, [hélas|pas un].
      `,
      works: `
        Bientôt, il ne resta qu’une tache blanche, [ronde|au milieu]. On y alla.
        @result {Thing} était sur la tache blanche de la carte, [exactement|sagement].
      `,
      lesson: `
        Pour savoir, [il faut aller voir|le mieux est d’y aller].
      `,
    }),
  },
  Stewardship: {
    titles: `
      {hero} et le petit jardin oublié
      Pour ceux d’après
    `,
    refrain: {
      first: 'Un coin propre, et puis un coin, pour ceux qui passeront demain.',
      changed: 'Un coin de lune, et puis un coin, pour ceux qui dorment jusqu’à demain.',
    },
    facts: {
      wrong: '{friend} dit : ce n’est pas à nous de ranger',
      turn: '{hero} rangea le jardin coin par coin',
      result: 'le petit jardin s’illumina',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}, il y avait un jardin minuscule, [encombré|bien encombré].
        Feuilles mortes, ficelles, [une botte|un peigne]. {Thing} était quelque part dessous.
      `,
      wrong: `
        @wrong « Ce n’est pas à nous de ranger », dit {friend}, [et s’assit|bras croisés].
        {Friend} s’assit sur un râteau. [Bing|Paf] ! « Il n’est pas à moi non plus. »
      `,
      doubt: `
        C’était beaucoup pour [si peu de mains|un seul soir]. Et qui le verrait ?
      `,
      turn: `
        Ceux d’après, peut-être. [Un hérisson|Une abeille], un matin.
        @turn {Hero} rangea le jardin coin par coin, [feuille après feuille|sans rien casser].
        + {Friend} rangea le râteau. C’était personnel.
      `,
      works: `
        Sous la dernière feuille dormait {thing}, [bien à l’abri|sous un peu de rosée].
        @result Et le petit jardin s’illumina, [de l’allée à la haie|comme pour dire merci].
      `,
      lesson: `
        On range aussi pour [ceux qu’on ne verra pas|ceux d’après].
      `,
    }),
  },
  Balance: {
    titles: `
      {hero} et la poutre
      Un peu à gauche, un peu à droite
    `,
    refrain: {
      first: 'Un peu à gauche, un peu à droite, au milieu la route est droite.',
      changed: 'Un peu à gauche, un peu à droite, au milieu la couette est étroite.',
    },
    facts: {
      wrong: '{friend} porta tout du même côté',
      turn: '{hero} posa la moitié et répartit le reste',
      result: 'la poutre laissa passer tout le monde',
    },
    ...atEveryLevel({
      gate: `
        @spot {Thing} était {spot.at}, au bout d’une [poutre|poutre étroite].
        Et il y avait tant de bagages ! [Un tapis|Une bouilloire], des bottes, un fauteuil pliant.
      `,
      wrong: `
        @wrong {Friend} porta tout du même côté. « [Je gère|Rien ne tombera]. »
        Et {friend} tourna en rond, [en rond|deux fois], puis s’assit dans la bouilloire.
      `,
      doubt: `
        La poutre [oscillait|penchait déjà]. En bas, c’était loin, et un peu mou.
      `,
      turn: `
        A-t-on besoin de tout ça ? [De la bouilloire|Du fauteuil] ? Non.
        @turn {Hero} posa la moitié et répartit le reste : [une botte à gauche|à droite, une botte].
      `,
      works: `
        @result Pas à pas, la poutre laissa passer tout le monde, [enfin|sans trembler].
        {Thing} était au bout. « La bouilloire [va me manquer|était pourtant utile] », dit {friend}.
      `,
      lesson: `
        Moins lourd, mieux réparti : [on arrive au bout|voilà tout le secret].
      `,
    }),
  },
  Unity: {
    titles: `
      {hero} et les cent petites lumières
      Tout près, tout près
    `,
    refrain: {
      first: 'Viens plus près, viens tout près, cent petits font un grand après.',
      changed: 'Viens plus près, viens tout près, la nuit est douce, et puis après.',
    },
    facts: {
      wrong: '{friend} voulut une grande lumière pour soi',
      turn: '{hero} pria les lumières de se rapprocher',
      result: 'cent petites lumières en firent une grande',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}, il faisait très noir. Cent petites lumières [flottaient|veillaient], chacune dans son coin.
        Chacune était trop faible. [Pas moyen de voir|On ne voyait pas] {thing}.
      `,
      wrong: `
        @wrong {Friend} voulut une grande lumière pour soi, [pas moins|tout de suite].
        Les petites se sentirent [encore plus petites|de trop], et baissèrent.
      `,
      doubt: `
        Le noir gagna [un coin, puis l’autre|du terrain]. On se serra un peu.
      `,
      turn: `
        Tiens : serrées, elles éclairaient [mieux|un peu plus].
        @turn {Hero} pria les lumières de se rapprocher : « [Plus près|Encore], encore. »
      `,
      works: `
        @result Alors cent petites lumières en firent une grande, [ronde et chaude|belle comme une lune].
        On vit tout, et d’abord {thing}. « [Voilà, une grande|C’est ma taille] », dit {friend}.
      `,
      lesson: `
        Cent petits ensemble, [ça fait du jour|c’est très grand].
      `,
    }),
  },
}
