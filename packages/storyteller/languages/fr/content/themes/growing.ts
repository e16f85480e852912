import { atEveryLevel } from '../../../../first-set.ts'
import type { ThemesOf } from '../../../../language.ts'

export const growing: ThemesOf<'growing'> = {
  Curiosity: {
    titles: `
      {hero} et la pierre tiède
      Le mur qui ronronnait
    `,
    refrain: {
      first: 'Pourquoi, pourquoi, pourquoi donc ? Une question, c’est un bouton.',
      changed: 'Pourquoi, pourquoi, dors, petit front : demain aussi a des questions.',
    },
    facts: {
      wrong: '{friend} s’endormit contre le mur',
      turn: '{hero} demanda pourquoi une pierre était tiède',
      result: 'la pierre était une petite porte',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}, il n’y avait qu’un mur [gris|tout gris].
        « Il n’y a rien ici », disait tout le monde. [Même la pancarte|Une pancarte aussi].
      `,
      wrong: `
        « Un mur, c’est un mur », dit {friend} [en bâillant|d’un air savant].
        @wrong Et {friend} s’endormit contre le mur, [sur-le-champ|la bouche ouverte].
        + Le mur ne dit rien. C’est bien ce qu’on lui reprochait.
      `,
      doubt: `
        Peut-être qu’il n’y avait rien, en effet. [Rien du tout|C’était très bien imité].
      `,
      turn: `
        {Hero} posa l’oreille, puis [la joue|le nez]. Tiens ?
        @turn « Pourquoi cette pierre est-elle tiède ? demanda {hero}. [Et pourquoi ronronne-t-elle|Et d’où vient ce bruit] ? »
        + Les autres pierres étaient froides. On vérifia : toutes.
      `,
      works: `
        @result On frappa deux coups. La pierre était une petite porte, [ronde comme un biscuit|avec une sonnette].
        Derrière, bien au chaud, il y avait {thing}. {Friend} tomba [dedans|à la renverse] en dormant.
      `,
      lesson: `
        Derrière « il n’y a rien », il y a souvent [une porte|quelque chose].
      `,
    }),
  },
  Creativity: {
    titles: `
      {hero} et le pont jamais vu
      Une louche, deux feuilles, un parapluie
    `,
    refrain: {
      first: 'Un bout de ci, un bout de ça, et ce qui manque, on l’inventera.',
      changed: 'Un bout de nuit, un bout de drap, et ce qui manque, on le rêvera.',
    },
    facts: {
      wrong: '{friend} remplit une demande pour un vrai pont',
      turn: '{hero} bâtit un pont de bric et de broc',
      result: 'le pont grinça mais tint bon',
    },
    ...atEveryLevel({
      gate: `
        @spot {Thing} était {spot.at}, derrière un [trou|fossé] trop large.
        Pas de pont. Rien qu’une louche, [de la ficelle|des feuilles] et un parapluie.
      `,
      wrong: `
        « Il faut un vrai pont, dit {friend}. [Avec un guichet|En fer]. »
        @wrong Et {friend} remplit une demande pour un vrai pont, [en trois exemplaires|page après page].
        + À la question « nom du pont », {friend} resta longtemps.
      `,
      doubt: `
        {Hero} regarda la louche. La louche [regarda {hero}|n’avait pas d’idée].
      `,
      turn: `
        Mais une louche et un parapluie, [c’est déjà deux|ça se marie bien].
        @turn {Hero} noua, plia, et bâtit un pont [de bric et de broc|bric-à-brac].
      `,
      works: `
        @result Le pont grinça mais tint bon, [en se balançant|d’un bord à l’autre].
        De l’autre côté, il n’y avait plus qu’à prendre {thing}. [Bravo, la louche|Hop].
        + « Il n’est pas réglementaire », dit {friend} avec respect.
      `,
      lesson: `
        Ce qui n’existe pas encore [attend qu’on l’invente|n’attend que deux mains].
      `,
    }),
  },
  Perseverance: {
    titles: `
      {hero} et les cent nœuds
      Encore un
    `,
    refrain: {
      first: 'Encore un, encore un, ça commence par pas un, ça finit par plus un.',
      changed: 'Encore un, encore un, un bâillement, deux bâillements, et puis plus un.',
    },
    facts: {
      wrong: '{friend} abandonna après trois nœuds',
      turn: '{hero} défit un nœud, puis encore un',
      result: 'le dernier nœud tomba tout seul',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} attendait un coffre. Une corde en faisait [dix fois le tour|le tour, dix fois].
        Elle avait cent nœuds. Dans le coffre, {thing} [faisait toc|bougeait un peu].
      `,
      wrong: `
        {Friend} défit un nœud, deux nœuds, [trois nœuds|puis un troisième].
        @wrong Là, {friend} abandonna : « [La corde a gagné|Trois, c’est presque cent]. Félicitations, la corde. »
        + Et {friend} lui serra un bout.
      `,
      doubt: `
        Quatre-vingt-dix-sept nœuds. [Ils avaient l’air contents|Ils ne disaient rien].
      `,
      turn: `
        @turn « Encore un », dit {hero}, et {hero} défit [le suivant|un nœud, puis encore un].
        Les doigts, ou ce qui en tient lieu, [brûlaient|piquaient]. Encore un.
        + Vers le soixantième, on chanta. Vers le quatre-vingtième, on se tut.
      `,
      works: `
        @result Et le dernier nœud tomba tout seul, [comme une feuille|par politesse].
        Le couvercle fit crrr. {Thing} était là, [sur de la paille|sur du velours].
      `,
      lesson: `
        Cent nœuds, ce n’est qu’un nœud, [cent fois|et encore un].
      `,
    }),
  },
  'Self-belief': {
    titles: `
      {hero} et le mur qui répétait
      Je peux essayer
    `,
    refrain: {
      first: 'Dis-le bas, dis-le vrai : je peux toujours essayer.',
      changed: 'Dis-le bas, dis-le vrai : aujourd’hui, j’ai essayé.',
    },
    facts: { wrong: '{friend} dit : je n’y arriverai jamais', turn: '{hero} dit : je peux essayer', result: 'les marches rapetissèrent' },
    ...atEveryLevel({
      gate: `
        @spot {Thing} était {spot.at}, en haut de marches [immenses|trop hautes].
        À côté, un mur [répétait tout|écoutait, puis répétait].
      `,
      wrong: `
        @wrong « Je n’y arriverai jamais », dit {friend}. « Jamais, jamais », dit [le mur|l’écho].
        Et les marches [grandirent|poussèrent] d’une tête. « Vous voyez ? » dit {friend}.
      `,
      doubt: `
        {Hero} le pensa aussi, tout bas. [Une marche craqua|Les marches l’entendirent].
      `,
      turn: `
        Il fallait trouver une phrase [petite et vraie|qui ne mente pas].
        @turn « Je peux essayer », dit {hero}. « Essayer, essayer », dit [le mur|l’écho], bien plus gentil.
        + {Hero} le redit, une fois pour chaque marche.
      `,
      works: `
        @result Les marches rapetissèrent, et ce fut [un escalier|un petit escalier de rien].
        Tout en haut, il y avait {thing}. « Moi aussi, j’essaie ! » dit {friend}, [à mi-hauteur|en soufflant].
      `,
      lesson: `
        « Je peux essayer » monte [plus haut que « je ne peux pas »|toutes les marches].
      `,
    }),
  },
  Growth: {
    titles: `
      {hero} et le haricot de lune
      Siffler dans un brin d’herbe
    `,
    refrain: {
      first: 'Pousse, pousse, petit haricot : ce que j’apprends me fait plus haut.',
      changed: 'Pousse, pousse, petit haricot : même en dormant, on devient haut.',
    },
    facts: {
      wrong: '{friend} se dressa et prétendit être déjà très {friend:haut/haute}',
      turn: '{hero} apprit à siffler dans un brin d’herbe',
      result: 'le haricot de lune poussa jusqu’en haut',
    },
    ...atEveryLevel({
      gate: `
        @spot {Thing} était {spot.at}, sur un rebord [trop haut|bien trop haut].
        Dessous poussait un haricot de lune. Il grandit quand on [apprend quelque chose|fait du nouveau].
      `,
      wrong: `
        @wrong {Friend} se dressa et prétendit être déjà très {friend:haut/haute}, [cou tendu|sur un caillou].
        Le haricot n’en crut [rien|pas un mot]. Il croisa deux feuilles.
      `,
      doubt: `
        Que peut-on apprendre, [comme ça, la nuit|quand c’est urgent] ? Rien ne venait.
      `,
      turn: `
        {Hero} cueillit un brin d’herbe et souffla. [Pff|Prout], fit l’herbe. Encore. Pff.
        @turn Au neuvième essai, {hero} apprit à siffler dans un brin d’herbe : [tuuut|fuiiit] !
        + « C’est moi qui ai trouvé l’herbe », dit {friend}.
      `,
      works: `
        @result À chaque note, le haricot de lune poussa, [jusqu’en haut|tout droit jusqu’en haut].
        On n’eut qu’à cueillir {thing}, [comme une poire|du bout d’une feuille].
      `,
      lesson: `
        On grandit aussi par [dedans|ce qu’on apprend].
      `,
    }),
  },
  Learning: {
    titles: `
      {hero} et l’écriture d’escargot
      Ce que disait la porte
    `,
    refrain: {
      first: 'Je ne sais pas, mais montre-moi : ce que tu sais, on le saura.',
      changed: 'Je ne sais pas tout, mais voilà : un mot de plus dort avec moi.',
    },
    facts: {
      wrong: '{friend} fit semblant de savoir lire la porte',
      turn: '{hero} demanda à l’escargot de lui apprendre',
      result: 'la porte disait seulement : poussez',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}, une porte disait quelque chose, en [écriture d’escargot|boucles d’argent].
        Par la serrure, on voyait {thing}. [Si près|C’était agaçant].
      `,
      wrong: `
        @wrong {Friend} fit semblant de savoir lire : « C’est écrit [soupe|sortie]. »
        On attendit la soupe. [Rien|Pas de soupe]. « Ou alors tapis », dit {friend}.
      `,
      doubt: `
        Les boucles brillaient et [se taisaient|gardaient leur secret].
      `,
      turn: `
        Sur le montant dormait un escargot, [vieux comme la porte|très vieux].
        @turn « Je ne sais pas lire ça, dit {hero}. Tu veux bien [m’apprendre|m’apprendre, s’il te plaît] ? »
        + L’escargot pleura de joie. Cela prit un moment.
      `,
      works: `
        Boucle après boucle, on lut : p, o, [u, s|et ainsi de suite].
        @result La porte disait seulement : « Poussez. » [On poussa|Alors on poussa]. Et {thing} fut là.
      `,
      lesson: `
        « Je ne sais pas » est [le début|la première lettre] du savoir.
      `,
    }),
  },
  Adaptability: {
    titles: `
      {hero} et les pierres qui marchent
      Le chapeau de carte
    `,
    refrain: {
      first: 'La pierre va, la pierre vient, je change mon pas, et tout va bien.',
      changed: 'La pierre dort, la lune vient, je change d’oreiller, tout va bien.',
    },
    facts: {
      wrong: '{friend} suivit la carte jusque dans la boue',
      turn: '{hero} plia la carte et suivit les pierres',
      result: 'les pierres les portèrent de l’autre côté',
    },
    ...atEveryLevel({
      gate: `
        @spot {Thing} était {spot.at}, mais les pierres du gué [marchaient|bougeaient].
        On mettait le pied dessus, et [la pierre partait|hop, plus de pierre].
      `,
      wrong: `
        « La carte dit : à gauche », dit {friend} [sans lever le nez|le nez dessus].
        @wrong Et {friend} suivit la carte jusque dans la boue. [Floc|Flac, puis glou].
        + « La boue n’est pas sur la carte, dit {friend}. Elle a tort. »
      `,
      doubt: `
        La carte était [très belle|bien dessinée]. Elle datait d’hier, voilà tout.
      `,
      turn: `
        {Hero} regarda les pierres. Elles allaient [comme une danse|en rond, puis tout droit].
        @turn Alors {hero} plia la carte en chapeau et suivit [les pierres|donc les pierres].
      `,
      works: `
        @result Une, puis deux, les pierres les portèrent [de l’autre côté|sans secousse de l’autre côté].
        Là attendait {thing}. Le chapeau allait [très bien {hero.a}|un peu de travers].
      `,
      lesson: `
        Quand le chemin change, [on change de pas|il suffit de changer de pied].
      `,
    }),
  },
  Resilience: {
    titles: `
      {hero} et le troisième escalier
      Tomber, et refaire
    `,
    refrain: {
      first: 'Ça tombe, ça tombe, on recommence, un peu plus large, un peu plus dense.',
      changed: 'Ça tombe, ça tombe, c’est le silence : la nuit remet tout en balance.',
    },
    facts: {
      wrong: '{friend} bouda quand l’escalier tomba',
      turn: '{hero} refit l’escalier, plus large en bas',
      result: 'le troisième escalier tint debout',
    },
    ...atEveryLevel({
      gate: `
        @spot {Thing} était {spot.at}, [trop haut|bien trop haut]. Il n’y avait que des pierres.
        On bâtit un escalier. [Badaboum|Patatras] ! Il n’y en avait plus.
      `,
      wrong: `
        @wrong {Friend} bouda : « Les escaliers, [c’est bête|je n’ai jamais aimé ça]. »
        Le deuxième tomba aussi, [sur un orteil|tout près d’un genou]. On entendit : aïe.
      `,
      doubt: `
        {Hero} se frotta le genou et pleura un peu. [C’est permis|Ça fait du bien].
      `,
      turn: `
        Puis {hero} regarda le tas. Ça cassait [toujours en bas|par le bas].
        @turn Alors {hero} refit l’escalier, plus large en bas, [pierre à pierre|sans se presser].
        + {Friend} boudait encore, mais apporta une pierre. Puis deux.
      `,
      works: `
        @result On attendit le badaboum. Mais le troisième escalier tint [debout|bien debout].
        {Thing} était en haut, et la vue [aussi|en plus].
      `,
      lesson: `
        Ce qui tombe montre [où il faut le renforcer|comment mieux le refaire].
      `,
    }),
  },
}
