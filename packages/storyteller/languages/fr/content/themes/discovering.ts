import { atEveryLevel } from '../../../../first-set.ts'
import type { ThemesOf } from '../../../../language.ts'

export const discovering: ThemesOf<'discovering'> = {
  Adventure: {
    titles: `
      {hero} et le sentier sans nom
      Le chemin sans bancs
    `,
    refrain: {
      first: 'Un pied devant, un pied dans le vent, et derrière le tournant, qui m’attend ?',
      changed: 'Un pied au chaud, un pied sous le drap, et derrière le tournant, c’est toi.',
    },
    facts: {
      wrong: '{friend} choisit le chemin avec des bancs',
      turn: '{hero} fit le premier pas sur le sentier inconnu',
      result: 'derrière le tournant apparut {thing}',
    },
    ...atEveryLevel({
      gate: `
        @spot Pour aller {spot.to}, il y avait [deux chemins|soudain deux chemins].
        L’un avait des bancs partout. L’autre, personne ne [le connaissait|savait où il allait].
      `,
      wrong: `
        @wrong {Friend} choisit le chemin avec des bancs. « [Et un sandwich|Assis, on avance mieux] ! »
        Banc, banc, banc. Au bout d’un moment, [le premier banc|le même banc] revint.
        + « Il est plus confortable que l’autre », dit {friend}.
      `,
      doubt: `
        L’autre sentier était étroit, et [sentait le froid|un peu noir]. Il ne promettait rien.
      `,
      turn: `
        @turn {Hero} fit le premier pas sur le sentier inconnu. [Il tint|Ça crissa].
        Le deuxième fut plus facile. Le troisième [chantait presque|se fit tout seul].
      `,
      works: `
        @result Derrière le tournant apparut {thing}, [au clair de lune|sur une borne].
        « Il n’y a même pas de banc », dit {friend}, [{friend:ravi/ravie} quand même|mais tout bas].
      `,
      lesson: `
        Les plus belles choses sont souvent [sans banc|après le tournant].
      `,
    }),
  },
  Discovery: {
    titles: `
      {hero} et la croix sur la carte
      Regarder en l’air
    `,
    refrain: {
      first: 'Cherche en bas, cherche en haut, ce qu’on cherche est au repos.',
      changed: 'Ferme en bas, ferme en haut, les deux yeux sont au repos.',
    },
    facts: {
      wrong: '{friend} creusa là où la carte avait une croix',
      turn: '{hero} se coucha sur le dos et regarda en l’air',
      result: '{thing} pendait au-dessus de leurs têtes',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}, on regarda partout : [rien|sous tout, et rien].
        Sur une vieille carte, il y avait [une croix|une grosse croix]. Pile ici.
      `,
      wrong: `
        @wrong {Friend} creusa là où la carte avait une croix, [longtemps|et loin].
        Il en sortit un caillou, une botte et [une racine|un ver vexé].
      `,
      doubt: `
        Le trou était profond. [La croix aussi était fausse|On n’y voyait plus {friend}]. On était bien avancé.
      `,
      turn: `
        Où est-ce que personne ne regarde, [jamais|se dit {hero}] ?
        @turn {Hero} se coucha sur le dos et regarda [en l’air|en l’air, sans bouger].
      `,
      works: `
        @result {Thing} pendait au-dessus de leurs têtes, [depuis le début|à un fil].
        « J’allais creuser par là », dit {friend}, [du fond du trou|en levant le nez].
      `,
      lesson: `
        Pour trouver, il faut parfois [se coucher sur le dos|regarder autrement].
      `,
    }),
  },
  Wisdom: {
    titles: `
      {hero} et les trois boîtes
      Le couvercle usé
    `,
    refrain: {
      first: 'Ce qui brille n’est pas sûr : regarde bien ce qu’use l’usure.',
      changed: 'Ce qui brille, la lune est sûre : dors bien sous ta couverture.',
    },
    facts: {
      wrong: '{friend} se jeta sur la boîte en or',
      turn: '{hero} tâta les couvercles et prit son temps',
      result: 'la boîte la plus simple fut la bonne',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}, trois boîtes attendaient. Une en or, une en argent, [une en vieux bois|et une vieille].
        {Thing} était dans une seule. [Laquelle|Mais laquelle] ?
      `,
      wrong: `
        @wrong {Friend} se jeta sur la boîte en or. [Pouêt|Tsoin], fit une trompette.
        Et un gant à ressort lui [caressa le nez|donna une pichenette]. Boing.
        + « C’était une belle boîte », dit {friend}, le nez rond.
      `,
      doubt: `
        Restaient deux boîtes. Et peut-être [un second gant|deux gants].
      `,
      turn: `
        Un très vieux papillon dormait là. « Laquelle ouvre-t-on [souvent|le plus] ? » murmura-t-il.
        @turn {Hero} tâta les couvercles et prit son temps. [L’un était usé|L’un était lisse].
      `,
      works: `
        @result La boîte la plus simple fut la bonne, [sans trompette|usée par mille mains].
        {Thing} y dormait. [Le papillon aussi|Il n’y eut pas de gant].
      `,
      lesson: `
        Ce qui sert beaucoup [brille rarement|s’use, et c’est bon signe].
      `,
    }),
  },
  Change: {
    titles: `
      {hero} et la dernière feuille
      Le petit arbre qui ne voulait pas
    `,
    refrain: {
      first: 'Tombe, feuille, n’aie pas peur : sous la feuille attend la fleur.',
      changed: 'Tombe, jour, n’aie pas peur : sous la nuit attend une heure.',
    },
    facts: {
      wrong: '{friend} recolla la feuille avec du miel',
      turn: '{hero} remercia la feuille et lui dit adieu',
      result: 'la feuille tomba et découvrit un bourgeon',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}, un petit arbre n’avait plus qu’une [feuille|grande feuille].
        Elle couvrait {thing}. « Non, disait l’arbre, [pas elle|je la garde]. »
      `,
      wrong: `
        @wrong {Friend} recolla la feuille avec du miel. [C’était collant|Beaucoup de miel].
        Elle pendait, molle. Et {friend} [collait à l’arbre|y resta aussi].
      `,
      doubt: `
        Le petit arbre tremblait. C’était [sa dernière|toute sa robe]. On le comprenait.
      `,
      turn: `
        @turn {Hero} remercia la feuille : merci pour [l’ombre|l’ombre et la pluie]. Et lui dit adieu.
        « Adieu », dit l’arbre, [à son tour|tout doucement]. Il ouvrit les doigts.
      `,
      works: `
        @result La feuille tomba et découvrit un bourgeon, [tout neuf|vert comme tout].
        Juste à côté, il y avait {thing}. « Oh, dit l’arbre. [Il était là|Bonjour, toi]. »
      `,
      lesson: `
        Quand une chose s’en va, une autre [a la place|attend déjà dessous].
      `,
    }),
  },
  'Problem-solving': {
    titles: `
      {hero} et la longue bascule
      Ce qui monte, ce qui descend
    `,
    refrain: {
      first: 'L’un qui monte, l’autre descend : arrête-toi, réfléchis un moment.',
      changed: 'La lune monte, l’œil descend : arrête-toi, dors un moment.',
    },
    facts: {
      wrong: '{friend} courut d’un bout à l’autre de la bascule',
      turn: '{hero} s’arrêta et roula une pierre sur l’autre bout',
      result: 'la bascule fit redescendre {thing}',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} se balançait une longue planche. {Thing} était [au bout|tout au bout].
        Dès qu’on montait d’un côté, l’autre [s’envolait|partait vers le ciel].
      `,
      wrong: `
        @wrong {Friend} courut d’un bout à l’autre, [de plus en plus vite|vite, plus vite].
        Hop en haut, hop en bas. {Friend} eut [le mal de mer|la tête en purée].
      `,
      doubt: `
        La bascule grinçait. On aurait dit qu’elle [riait|se moquait un peu].
      `,
      turn: `
        « Qu’est-ce qui descend quand ça monte ? » [se demanda {hero}|Bonne question].
        @turn {Hero} s’arrêta et roula une pierre sur [l’autre bout|l’autre bout, la plus grosse].
      `,
      works: `
        @result Crrr… La bascule fit redescendre {thing}, [tout doucement|à portée de nez].
        « J’avais préparé le terrain », dit {friend}, [encore {friend:vert/verte}|en tanguant].
      `,
      lesson: `
        Avant de courir, [on regarde comment ça marche|on s’arrête un peu].
      `,
    }),
  },
  'Decision-making': {
    titles: `
      {hero} et les deux portes de lune
      Gauche ou droite ?
    `,
    refrain: {
      first: 'Gauche ou droite, droite ou gauche, une bonne raison, et je m’approche.',
      changed: 'Gauche ou droite, droite ou gauche, l’oreiller choisit, et je m’approche.',
    },
    facts: {
      wrong: '{friend} hésita sans fin entre les deux portes',
      turn: '{hero} pesa une raison pour chaque porte et choisit',
      result: 'la porte choisie était la bonne',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}, il y avait deux portes. À la lune, elles [se ferment|se fermeraient].
        {Thing} était derrière l’une. [Derrière l’autre, on ne sait pas|Ou derrière l’autre].
      `,
      wrong: `
        @wrong {Friend} hésita sans fin : « [Gauche. Non, droite. Non, gauche|Am, stram, gram, et re-gram]. »
        La comptine n’avait pas de fin. La lune, [si|elle, montait].
      `,
      doubt: `
        Un rayon touchait déjà [la première charnière|les gonds]. Ça faisait hiii.
      `,
      turn: `
        « À gauche, ça sent bon. À droite, [la poignée est usée|des pas y vont]. »
        @turn {Hero} pesa ainsi une raison pour chaque porte et choisit : [celle-ci|la droite]. Et on n’en changea plus.
      `,
      works: `
        @result La porte choisie était la bonne, [ou assez bonne|on le vit tout de suite].
        Derrière, il y avait {thing}. L’autre porte se ferma [en boudant|sans bruit].
      `,
      lesson: `
        Choisir, c’est [ouvrir une porte|mieux que dire : non, l’autre].
      `,
    }),
  },
  'Goal-setting': {
    titles: `
      {hero} et les cent marches
      Rien que jusqu’au caillou
    `,
    refrain: {
      first: 'Jusqu’au caillou, pas plus loin : et petit bout après petit bout, on vient.',
      changed: 'Jusqu’au dodo, pas plus loin : et petit bout après petit bout, il vient.',
    },
    facts: {
      wrong: '{friend} voulut monter cent marches d’un seul bond',
      turn: '{hero} posa un caillou toutes les dix marches',
      result: 'le dernier caillou fut au sommet',
    },
    ...atEveryLevel({
      gate: `
        @spot {Thing} était {spot.at}, en haut de [cent marches|cent hautes marches].
        Tout en bas, une pancarte disait : [courage|bientôt]. Elle était vieille.
      `,
      wrong: `
        @wrong {Friend} voulut monter cent marches d’un seul bond. [Élan|Un, deux, trois]…
        Cela fit une marche et demie. Puis [zéro|la demie redescendit].
        + En haut, ça tournait. {Friend} ferma les yeux.
      `,
      doubt: `
        Cent, c’est un nombre [très haut|qui n’en finit pas]. Les jambes étaient du même avis.
      `,
      turn: `
        @turn {Hero} posa un caillou sur la dixième marche. « [Jusque-là|Rien que là]. »
        Puis un autre, dix marches [plus haut|après]. Rien que jusque-là.
      `,
      works: `
        Sept cailloux, huit, [neuf|et neuf]. On ne regardait que le suivant.
        @result Et le dernier caillou fut au sommet. {Thing} [attendait|aussi].
      `,
      lesson: `
        Cent marches, c’est [dix petits cailloux|dix fois pas beaucoup].
      `,
    }),
  },
  Innovation: {
    titles: `
      {hero} et la machine qui mangeait tout
      Et à l’envers ?
    `,
    refrain: {
      first: 'Tourne, tourne, c’est pareil : et dans l’autre sens, ô merveille !',
      changed: 'Tourne, tourne, le sommeil : et dans l’autre sens, le soleil.',
    },
    facts: {
      wrong: '{friend} tourna la manivelle encore plus fort',
      turn: '{hero} tourna la manivelle à l’envers',
      result: 'la machine rendit onze chaussettes et {thing}',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} soufflait une vieille machine. Elle avait avalé {thing}, [gloup|sans mâcher].
        Il y avait une manivelle. On la tournait [vers l’avant, depuis toujours|toujours en avant].
      `,
      wrong: `
        @wrong {Friend} tourna la manivelle encore plus fort, [toujours en avant|en serrant les dents].
        Il vint de la fumée et [une chaussette|la moitié d’une chaussette].
      `,
      doubt: `
        « C’est comme ça qu’on fait », dit {friend} [dans la fumée|en toussant]. La machine rota.
      `,
      turn: `
        « Quelqu’un a-t-il essayé à l’envers ? » [Personne|Silence]. Pas une fois en cent ans.
        @turn Alors {hero} tourna la manivelle à l’envers, [cric, cric|doucement].
      `,
      works: `
        @result La machine rendit onze chaussettes et {thing}, [l’une après l’autre|pouf, pouf].
        Puis elle soupira : elle avait eu [mal au ventre|cela sur l’estomac].
      `,
      lesson: `
        « On a toujours fait comme ça » [se tourne aussi à l’envers|n’est pas une manivelle].
      `,
    }),
  },
}
