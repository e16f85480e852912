import { atEveryLevel } from '../../../../first-set.ts'
import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const fantasy: FriendsOf<Noun, 'fantasy'> = {
  Dragon: {
    noun: { noun: 'dragon', gender: 'm' },
    facts: { help: 'le dragon éclaira et réchauffa la route' },
    ...atEveryLevel({
      arrives: `
        @friend Hic ! Une petite flamme, puis un petit dragon, [sur la bougie|près de la lampe].
        « Pardon, {hero}. Hic. [J’ai allumé ta lampe|Je soufflerai]. On nous attend {place.in}. »
      `,
      alone: `
        @friend Ce soir-là, le dragon buvait [à l’envers|sans respirer], contre le hoquet.
        Hic ! À la lueur, il lut une lettre {place.from}.
      `,
      dry: `
        Le dragon vola {place.to} par petits bonds, [un par hoquet|hic, hic]. {Other} tenait la queue.
      `,
      wet: `
        Le dragon tint sa bulle [loin de ses narines|à deux pattes]. {Other} aussi. On coula {place.to}. Hic.
      `,
      quirk: `
        « Fais-moi peur », dit le dragon. « Bouh », dit {other}. [Hic|Grand hic] !
        Maintenant, il y avait des [marrons chauds|châtaignes grillées]. On en mangea deux.
      `,
      help: `
        Au retour, il fit noir et [froid|très froid].
        @help Hic ! Le dragon éclaira et réchauffa la route, [pas à pas|hic après hic].
      `,
    }),
  },
  Unicorn: {
    noun: { noun: 'licorne', gender: 'f' },
    facts: { help: 'la licorne fit briller sa corne vers le bon chemin' },
    ...atEveryLevel({
      arrives: `
        @friend Une licorne entra, couverte de [boue|boue jusqu’aux cils]. « Ne m’admire pas. »
        « Enfin, {hero} ! Tu ne dis pas : oh. [Viens|Partons] {place.in}, il y a un souci. Et des flaques. »
      `,
      alone: `
        @friend Ce soir-là, la licorne prenait [un bain de boue|de la boue], loin des admirateurs.
        Sa corne se mit à luire : on la cherchait {place.in}.
      `,
      dry: `
        La licorne galopa {place.to} par toutes les [flaques|mares]. {Other} arriva en pois marron.
      `,
      wet: `
        La licorne prit {other} sous [sa bulle|une cloche]. « Chic, de la vase ! » On fila {place.to}.
      `,
      quirk: `
        « Oh, une licorne ! » soupira [une fleur|un passant]. « Non, dit-elle. Une vache pointue. »
        {Other} garda son sérieux. La vache pointue [aussi|dit meuh].
      `,
      help: `
        Au retour, sept sentiers se ressemblaient [trop|tous].
        @help La licorne fit briller sa corne vers le bon chemin, [le troisième|boueux].
      `,
    }),
  },
  Phoenix: {
    noun: { noun: 'phénix', gender: 'm' },
    facts: { help: 'le phénix éclaira la nuit comme une lampe' },
    ...atEveryLevel({
      arrives: `
        @friend « Je meurs », dit un phénix [sur l’abat-jour|sur le radiateur]. C’était un rhume.
        « Adieu, {hero}. » Pouf, cendres. « Rebonjour ! [Vite|Viens], ça va mal {place.in}. »
      `,
      alone: `
        @friend Ce soir-là, le phénix faisait ses adieux [à sa tasse|à son nid]. Atchoum. Pouf.
        Il revint à temps : on l’appelait {place.in}.
      `,
      dry: `
        Le phénix vola {place.to}, [très dramatique|une aile sur le front]. {Other} suivait l’étincelle.
      `,
      wet: `
        « L’eau ! Ma fin ! » dit le phénix. Dans une bulle avec {other}, il descendit {place.to}, [tout sec|vivant].
      `,
      quirk: `
        « Une goutte ! Je suis perdu ! » dit le phénix. [Pouf|Atchoum, pouf].
        « Déjà revenu ? » demanda {other}. « [Ça va mieux|C’était court] », dit-il.
      `,
      help: `
        Au retour, il faisait nuit, [bien nuit|nuit partout].
        @help Alors le phénix éclaira la nuit comme une lampe, [sans même mourir|tout chaud].
      `,
    }),
  },
  Griffin: {
    noun: { noun: 'griffon', gender: 'm' },
    facts: { help: 'le griffon grimpa et vola par-dessus la falaise' },
    ...atEveryLevel({
      arrives: `
        @friend Un griffon était moitié dehors, moitié [au lit|sur le tapis]. Il se disputait.
        « On part ! On dort ! » Puis : « {Hero}, [tranche|aide-nous]. On nous veut {place.in}. »
      `,
      alone: `
        @friend Ce soir-là, le griffon voulait voler et [dormir|se chauffer]. Il se disputait.
        Un appel vint {place.from}. « Bon », dirent ses deux moitiés.
      `,
      dry: `
        Le griffon volait un peu, [marchait un peu|s’asseyait un peu], {place.to}. {Other} changeait de moitié.
      `,
      wet: `
        Une moitié du griffon aimait l’eau. [L’autre|La plus chaude] grognait. {Other} tint la bulle, {place.to}.
      `,
      quirk: `
        « Je suis un aigle », dit l’avant. « Un lion », dit [l’arrière|le derrière].
        « Bonsoir, tous », dit {other}. Cela les mit [d’accord|en paix].
      `,
      help: `
        Au retour, une falaise montait [tout droit|dans le noir].
        @help D’accord pour une fois, le griffon grimpa et vola par-dessus la falaise. [Les deux|Hop].
      `,
    }),
  },
  Mermaid: {
    noun: { noun: 'sirène', gender: 'f' },
    facts: { help: 'la sirène chanta et l’eau se calma' },
    ...atEveryLevel({
      arrives: `
        @friend Une sirène peignait ses cheveux [à la fourchette|avec une cuillère]. « Votre râteau de bouche. »
        « Bonsoir, {hero} ! J’aime ton [parapluie de tête|toit de cheveux]. On nous chante {place.in}. »
      `,
      alone: `
        @friend Ce soir-là, la sirène apprenait des mots de terre. « [Tabouret|Chaussette] : petit poisson à laine. »
        Une vague lui dit : à l’aide, {place.in}.
      `,
      dry: `
        La sirène alla {place.to} dans [une brouette|une baignoire], son « carrosse ». {Other} poussait.
      `,
      wet: `
        La sirène souffla une bulle {other.a}. [Main dans la main|En trois coups de queue], on descendit {place.to}.
      `,
      quirk: `
        « Et ça, dit la sirène, c’est une [clôture|échelle] : un peigne pour vaches ? »
        « Presque », dit {other}. Elle le [nota|chanta], ravie.
      `,
      help: `
        Au retour, l’eau était [fâchée|toute en vagues].
        @help Alors la sirène chanta et l’eau se calma, [vague après vague|comme un drap tiré].
      `,
    }),
  },
  Pegasus: {
    noun: { noun: 'pégase', gender: 'm' },
    facts: { help: 'le pégase monta, passa et redescendit' },
    ...atEveryLevel({
      arrives: `
        @friend Un pégase tremblait [sur le balcon|au bord de la fenêtre]. « C’est haut, ici. »
        « {Hero}, raconte-moi une histoire, et [je vole|on part] {place.in}. Vite, je regarde en bas. »
      `,
      alone: `
        @friend Ce soir-là, le pégase restait au sol. Le sol, c’est [bien|bas].
        Un appel vint {place.from}. Il ferma les yeux et ouvrit les ailes.
      `,
      dry: `
        {Other} raconta une histoire [de souris|de purée]. Le pégase vola {place.to} jusqu’à la fin.
      `,
      wet: `
        « En bas, ça va », dit le pégase. Sous [une cloche|une bulle], on descendit {place.to} avec {other}.
      `,
      quirk: `
        « Continue », dit le pégase. « Alors la souris [bâilla|tomba]… » « Pas tomba ! »
        « …bâilla », dit {other}. [On remonta|L’aile se détendit].
      `,
      help: `
        Au retour, il y avait un gouffre [sans fond|sans pont]. « Il était une fois… »
        @help Et le pégase monta, passa et redescendit, [les yeux fermés|avant la fin].
      `,
    }),
  },
  Hippogriff: {
    noun: { noun: 'hippogriffe', gender: 'm' },
    facts: { help: 'l’hippogriffe porta deux charges et son grand cœur' },
    ...atEveryLevel({
      arrives: `
        @friend Un hippogriffe attendait qu’on le [salue|salue bien]. {Hero} salua. « Deux… ou trois ? »
        « Recommençons. [Voilà|Parfait]. On nous réclame {place.in}, dans les formes. »
      `,
      alone: `
        @friend Ce soir-là, l’hippogriffe comptait les saluts de [la mare|son reflet]. Il se trompa.
        Un roseau s’inclina : on l’appelait {place.in}.
      `,
      dry: `
        L’hippogriffe salua, {other} salua, et l’on [vola|s’envola] {place.to}. Sans oublier un nuage.
      `,
      wet: `
        L’hippogriffe salua la mer. Elle [salua|fit une vague]. Dans une bulle, {other} suivit {place.to}.
      `,
      quirk: `
        « Vous devez douze saluts », dit l’hippogriffe. « [Neuf|Trois] », dit {other}.
        On les fit, au cas où. [Treize|Dix], c’était trop.
      `,
      help: `
        Au retour, il fallait franchir [une crevasse|un ravin]. Tous saluèrent.
        @help L’hippogriffe porta deux charges et son grand cœur, [d’un coup d’aile|fier].
      `,
    }),
  },
  Kitsune: {
    noun: { noun: 'kitsune', gender: 'm' },
    facts: { help: 'le kitsune se changea en échelle' },
    ...atEveryLevel({
      arrives: `
        @friend Une [théière|lampe] de trop avait une queue rousse. C’était un kitsune.
        « Zut, la queue. {Hero}, [tu m’as vu|bien vu]. On a besoin de nous {place.in}. »
      `,
      alone: `
        @friend Ce soir-là, le kitsune était [une bouilloire|un tabouret], avec une queue de trop.
        On l’appela {place.in}. Il redevint lui, sauf une oreille.
      `,
      dry: `
        Le kitsune se changea en [charrette|âne], avec trois queues. {Other} monta, et l’on roula {place.to}.
      `,
      wet: `
        Le kitsune devint [poisson|phoque], à queue rousse. {Other} prit une bulle, et l’on nagea {place.to}.
      `,
      quirk: `
        « Devine », dit le kitsune. {Other} regarda les deux arbres. Un [remuait la queue|pouffait].
        « Celui-ci », dit {other}. « [Comment|Encore] ! » dit l’arbre.
      `,
      help: `
        Au retour, un rocher était trop [haut|lisse].
        @help Le kitsune se changea en échelle, [à queue touffue|presque parfaite]. {Other} y monta.
      `,
    }),
  },
  Kraken: {
    noun: { noun: 'kraken', gender: 'm' },
    facts: { help: 'le kraken souleva tout de ses bras légers' },
    ...atEveryLevel({
      arrives: `
        @friend Un bras passa par la fenêtre, puis [six|huit]. Un kraken tricotait dehors.
        « J’essaie d’être petit, {hero}. [Une maille|Ça rate]. On a besoin de nous {place.in}. »
      `,
      alone: `
        @friend Ce soir-là, le kraken se tricotait [un petit bonnet|une chaussette], pour paraître petit.
        La laine se tendit : on tirait {place.in}.
      `,
      dry: `
        Le kraken se serra dans [un nuage de pluie|une baignoire]. {Other} tint la pelote jusqu’au bout, {place.to}.
      `,
      wet: `
        Le kraken tricota un sac pour la bulle {other.de}. [Tout doux|Maille à maille], on descendit {place.to}.
      `,
      quirk: `
        « Ai-je l’air petit ? » demanda le kraken derrière [un buisson|une fleur].
        « La fleur te va bien », dit {other}. Le kraken [rougit partout|rosit]. C’est long.
      `,
      help: `
        Au retour, des rochers [bouchaient|fermaient] le chemin.
        @help Et le kraken souleva tout de ses bras légers, [tout doux|un par un].
      `,
    }),
  },
  Chimera: {
    noun: { noun: 'chimère', gender: 'f' },
    facts: { help: 'la chimère vit, flaira et se rappela la route' },
    ...atEveryLevel({
      arrives: `
        @friend Trois voix dirent bonsoir : une chimère, [trois têtes|toutes ses têtes] à la fenêtre.
        « On vote pour {hero} ? Trois oui. [Adopté|Bien]. On nous attend {place.in}. »
      `,
      alone: `
        @friend Ce soir-là, la chimère votait : [soupe|bain] ou pas ? Deux contre une.
        On l’appela {place.in}. Trois oui, pour la première fois.
      `,
      dry: `
        La chimère alla {place.to}, en votant à [chaque coin|chaque tournant]. {Other} comptait les voix.
      `,
      wet: `
        La chimère prit [trois bulles|une bulle par tête]. {Other} prit la quatrième. On descendit {place.to}.
      `,
      quirk: `
        « Qui veut une pause ? » Deux têtes [levèrent l’oreille|dirent oui].
        {Other} vota aussi : égalité. [On fit une demi-pause|On s’assit debout].
      `,
      help: `
        Au retour, le chemin s’était [brouillé|emmêlé].
        @help Oui, la chimère vit, flaira et se rappela la route, [sans voter|ensemble].
      `,
    }),
  },
}
