import { atEveryLevel } from '../../../../first-set.ts'
import type { ThemesOf } from '../../../../language.ts'

export const caring: ThemesOf<'caring'> = {
  Kindness: {
    titles: `
      {hero} et l’épine du gnome
      Le gnome qui avait mal au pied
    `,
    refrain: {
      first: 'Qui grogne a mal, qui grogne a froid : un mot tout doux, et ça s’en va.',
      changed: 'Plus rien n’a mal, plus rien n’a froid : un mot tout doux, et dors chez toi.',
    },
    facts: {
      wrong: '{friend} gronda le gnome à son tour',
      turn: '{hero} demanda au gnome où il avait mal',
      result: 'le gnome se leva et rendit {thing}',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}, un gnome de pierre [boudait|grognait]. Il était assis sur {thing}.
        « Allez-vous-en ! » dit-il. Et il lança [trois cailloux|un caillou], pas très loin.
        + Ses sourcils étaient en mousse, et très froncés.
      `,
      wrong: `
        @wrong {Friend} gronda le gnome à son tour : « [Vilain gnome|Grognon vous-même] ! »
        Il y eut deux fois plus de cailloux. Un caillou tomba [dans l’oreille|sur le nez] {friend.de}.
        + « Je n’ai pas eu mal », dit {friend}, avec des larmes.
      `,
      doubt: `
        Le gnome ne regardait [personne|que ses cailloux]. Il les rangeait par chagrin.
      `,
      turn: `
        Un pied du gnome ne touchait pas [le sol|terre].
        @turn « Où as-tu mal ? » demanda {hero}, [tout bas|et attendit]. Le gnome montra une épine.
        Il fallut tirer [droit|doucement]. Pouic !
      `,
      works: `
        « C’est la première fois qu’on me demande », dit le gnome. [Il renifla|Il essuya ses sourcils].
        @result Le gnome se leva et rendit {thing}, [comme on rend un chapeau|et même, il sourit].
        + Il garda l’épine, en souvenir.
      `,
      lesson: `
        Parfois, sous un grognement, il y a [une épine|juste une épine].
      `,
    }),
  },
  Friendship: {
    titles: `
      {hero} et l’ombre timide
      De la place pour trois
    `,
    refrain: {
      first: 'Un, deux, trois, pousse-toi un peu : on a plus chaud à trois qu’à deux.',
      changed: 'Un, deux, trois, ferme les yeux : à trois, le soir est encore mieux.',
    },
    facts: {
      wrong: '{friend} chassa l’ombre par jalousie',
      turn: '{hero} se poussa pour faire une place à l’ombre',
      result: 'l’ombre vint s’asseoir à côté',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}, une petite ombre tenait {thing}. [Elle n’était à personne|Rien ne la faisait].
        Dès qu’on approchait, elle [filait|glissait plus loin], comme de l’encre.
        + Elle revenait toujours. Mais jamais tout près.
      `,
      wrong: `
        @wrong « On est assez ! » dit {friend}, et par jalousie, chassa [l’ombre|la petite ombre].
        L’ombre partit si loin [qu’il fit clair|qu’on la vit à peine]. {Thing} aussi.
        + « Moi, dit {friend}, je suis déjà là. Ça suffit bien. »
      `,
      doubt: `
        Là-bas, l’ombre jouait toute seule. [Elle perdait|Elle gagnait sans joie].
      `,
      turn: `
        Sur la pierre, on tenait à deux, [juste|pas plus]. {Hero} réfléchit.
        @turn {Hero} se poussa pour faire une place à l’ombre. « [Viens|Là]. »
        + Il fallait aussi pousser {friend}. Ce fut plus long.
      `,
      works: `
        @result À petits pas, l’ombre vint s’asseoir à côté, [tout au bord|au milieu].
        Elle sentait la fraise. Elle tendit {thing}, [sans un mot|des deux mains].
        + « Finalement, dit {friend}, j’avais froid de ce côté. »
      `,
      lesson: `
        Un ami de plus ne prend [la place de personne|pas de place : il en fait].
      `,
    }),
  },
  Courage: {
    titles: `
      {hero} et le trou qui grogne
      Un pas, et encore un pas
    `,
    refrain: {
      first: 'J’ai peur un peu, j’ai peur beaucoup, mais un petit pas, et me voilà au bout.',
      changed: 'Plus peur un peu, plus peur du tout, un tout petit pas, et le lit est au bout.',
    },
    facts: {
      wrong: '{friend} monta la garde dehors, les yeux fermés',
      turn: '{hero} dit sa peur et entra pas à pas',
      result: 'le monstre n’était qu’un loir qui ronflait',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}, il y avait un trou. Un trou noir, et qui [grognait|faisait grrr].
        {Thing} était dedans. [C’était sûr|On le savait]. Le trou aussi.
        + « Grrr », fit le trou. « Pareillement », dit {friend}.
      `,
      wrong: `
        « Moi, je n’ai peur de rien, dit {friend}. [Une fois, j’ai mordu la nuit|Demandez à mes voisins]. »
        @wrong Et {friend} monta la garde dehors, les yeux fermés, [très fort|des deux côtés].
        + « Je garde ! criait {friend}. Je garde très bien ! »
      `,
      doubt: `
        Le trou grogna encore. Les genoux {hero.de} [répondirent|l’entendirent aussi].
      `,
      turn: `
        @turn « J’ai peur », dit {hero}. [Le dire aida un peu|Puis un pas]. {Hero} entra pas à pas.
        Un pas. Le noir sentait [la noisette|la laine]. Encore un pas.
        + La peur venait aussi, mais derrière.
      `,
      works: `
        @result Le monstre n’était qu’un loir qui ronflait, [roulé dans un pot|en chaussons, dans un pot].
        {Thing} lui servait d’oreiller. [Il préférait un coussin de mousse|Il accepta de la mousse], et se rendormit.
        + « Je l’avais presque deviné », dit {friend} de dehors.
      `,
      lesson: `
        Avoir peur et y aller : [c’est ça, le courage|l’un n’empêche pas l’autre].
      `,
    }),
  },
  Patience: {
    titles: `
      {hero} et le bouton qui ne voulait pas
      La fleur qui prenait son temps
    `,
    refrain: {
      first: 'Doucement, doucement, tout fleurit quand c’est le moment.',
      changed: 'Doucement, doucement, tout s’endort, c’est le bon moment.',
    },
    facts: { wrong: '{friend} tira sur le bouton de fleur', turn: '{hero} fredonna et attendit', result: 'le bouton s’ouvrit tout seul' },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}, un bouton de fleur était [fermé|bien fermé]. {Thing} brillait dedans.
        Un escargot prévint : « Il s’ouvre [si on ne tire pas|quand il veut]. »
        + « Quand ? » demanda {friend}. « Oui », dit l’escargot.
      `,
      wrong: `
        @wrong {Friend} attendit [une seconde|deux secondes], puis tira sur le bouton de fleur.
        Le bouton se serra plus fort. Il fit même [hum|un petit bruit vexé].
        + « Il a commencé », dit {friend}.
      `,
      doubt: `
        Attendre, c’était comme porter [un bol trop plein|de l’eau dans ses mains]. Et la route était longue.
      `,
      turn: `
        {Hero} retint {friend} par une patte, ou [par ce qui dépassait|ce qu’on pouvait tenir].
        @turn Puis {hero} fredonna et attendit. [La lune monta d’un cran|Une étoile passa].
        + On fredonna tous les couplets. Puis on les refit.
      `,
      works: `
        @result Au troisième couplet, pff, le bouton s’ouvrit tout seul, [pétale après pétale|sans se presser].
        {Thing} était au milieu, [comme dans un berceau|sur un peu de pollen].
        + « J’ai bien attendu », dit {friend}, l’air épuisé.
      `,
      lesson: `
        Ce qui pousse a besoin [de temps|qu’on l’attende], et de mains tranquilles.
      `,
    }),
  },
  Honesty: {
    titles: `
      {hero} et la porte aux cadenas
      Qui a marché sur les fleurs ?
    `,
    refrain: {
      first: 'Vrai de vrai, dit tout bas, le vrai ouvre, le faux non pas.',
      changed: 'Vrai de vrai, dit tout bas, le cœur léger ne pèse pas.',
    },
    facts: {
      wrong: '{friend} accusa le vent, puis une vache',
      turn: '{hero} avoua avoir marché aussi sur les fleurs',
      result: 'tous les cadenas s’ouvrirent d’un coup',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}, une vieille porte gardait {thing}. Ses fleurs étaient [écrasées|toutes plates].
        « Qui a marché là ? » demanda [la porte|la porte, d’une voix de grenier].
      `,
      wrong: `
        @wrong « C’est le vent », dit {friend}. Puis {friend} accusa une vache, [et mardi dernier|très grosse].
        À chaque mensonge, [clac|clic, clac], un cadenas de plus.
        + « Une vache sans pattes », précisa {friend}. Clac.
      `,
      doubt: `
        La porte avait [douze|quinze] cadenas. Sous les pieds {hero.de}, il y avait un pétale.
      `,
      turn: `
        Les oreilles {hero.de} devinrent [chaudes|toutes chaudes]. Il fallait pourtant le dire.
        @turn « J’ai marché sur vos fleurs, moi aussi, avoua {hero}. [Pardon|Je regardais ailleurs]. »
      `,
      works: `
        @result Clic, clac, tous les cadenas s’ouvrirent d’un coup, [comme des applaudissements|et tombèrent].
        {Thing} était derrière. On redressa les fleurs [une par une|avant de partir].
        + « Et la vache ? » demanda la porte. « Quelle vache ? » dit {friend}.
      `,
      lesson: `
        Dire vrai chauffe les oreilles, puis [ça ouvre les portes|ça passe].
      `,
    }),
  },
  Respect: {
    titles: `
      {hero} et le roi du pouce
      Le peuple haut comme un pouce
    `,
    refrain: {
      first: 'Bonjour, les grands, bonjour, les petits : s’il vous plaît, et puis merci.',
      changed: 'Bonsoir, les grands, bonsoir, les petits : un salut, et tous au lit.',
    },
    facts: {
      wrong: '{friend} enjamba le petit roi en riant',
      turn: '{hero} se baissa et salua le petit roi',
      result: 'le petit peuple apporta {thing} lui-même',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} vivait un peuple [haut comme un pouce|pas plus haut qu’une fraise]. {Thing} était leur place du marché.
        « On n’enjambe pas un roi », dit leur [roi|tout petit roi].
      `,
      wrong: `
        @wrong {Friend} enjamba le petit roi en riant : « [Quel roi|Où ça, un roi] ? »
        Aussitôt, cent petites mains retinrent {thing}. [Impossible de bouger ça|On tira en vain].
        + Quelqu’un attacha aussi {friend} au sol, avec du fil.
      `,
      doubt: `
        Le petit roi avait redressé sa couronne. [Elle tremblait un peu|C’était une capsule].
      `,
      turn: `
        @turn {Hero} se baissa et salua le petit roi, [très bas|bien bas].
        « Bonsoir, Majesté. Peut-on [vous demander|vous prier de prêter] {thing} ? »
      `,
      works: `
        Le roi réfléchit, ce qui lui prit [tout le corps|un moment].
        @result Puis le petit peuple apporta {thing} lui-même, [en fanfare|à cent].
        + {Friend} salua aussi. Il n’est jamais trop tard.
      `,
      lesson: `
        Quand on se baisse un peu, on voit mieux [les rois|qui est grand].
      `,
    }),
  },
  Responsibility: {
    titles: `
      {hero} et la lampe de la luciole
      Tenir, tenir encore
    `,
    refrain: {
      first: 'Tiens la lampe, tiens-la bien, quelqu’un compte sur ta main.',
      changed: 'Pose la lampe, tout va bien, le jour la tiendra demain.',
    },
    facts: {
      wrong: '{friend} lâcha la lampe pour suivre une musique',
      turn: '{hero} tint la lampe jusqu’au bout',
      result: 'la maman luciole revint de la fente',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}, {thing} était dans une fente, [très étroite|étroite et noire].
        « J’y vais, dit une maman luciole. Mais [qui tiendra la lampe de mon petit|mon petit a peur du noir] ? »
        + Le petit ver luisant regardait tout le monde.
      `,
      wrong: `
        « Moi ! » dit {friend}. [C’était juré|Parole d’honneur]. Alors on entendit une musique.
        @wrong {Friend} lâcha la lampe pour suivre cette musique, [juste une minute|rien qu’un refrain]. La lampe baissa.
      `,
      doubt: `
        Le petit ne pleurait pas. Il [regardait la lampe|avait deux larmes prêtes].
      `,
      turn: `
        @turn {Hero} prit la lampe, et {hero} la tint [jusqu’au bout|droite, jusqu’au bout].
        Le bras tirait. La musique [appelait|était belle]. La lampe ne bougea pas.
      `,
      works: `
        @result Enfin, la maman luciole revint de la fente, [essoufflée|poussière au nez].
        Elle avait {thing}. Le petit dit : « La lampe [n’a pas bougé|est restée]. »
        + {Friend} revint aussi. La musique était finie.
      `,
      lesson: `
        Quand quelqu’un compte sur toi, [ton bras est plus fort|tu tiens plus longtemps].
      `,
    }),
  },
  Generosity: {
    titles: `
      {hero} et le bol de pierre
      Le dernier biscuit
    `,
    refrain: {
      first: 'Un pour toi, un pour moi, et le bol se remplira.',
      changed: 'Un pour toi, un pour moi, un doux rêve dans les draps.',
    },
    facts: {
      wrong: '{friend} donna un bouton et cacha son biscuit',
      turn: '{hero} donna son tout dernier biscuit',
      result: 'le bol se remplit jusqu’au bord',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} attendait un bol de pierre, [vide|tout vide].
        On lisait : « Je donne à qui donne. » {Thing} était [tout au fond|dessous].
      `,
      wrong: `
        @wrong {Friend} donna un bouton et cacha son biscuit [derrière son dos|dans son dos].
        Le bol rendit le bouton. [Toc|Poliment]. Il en ajouta même un second.
        + « Quel biscuit ? » dit {friend}, avec des miettes.
      `,
      doubt: `
        Il restait un biscuit {hero.a}. [Un seul|Le tout dernier]. Il sentait très bon.
      `,
      turn: `
        {Hero} le regarda longtemps. [Le ventre protesta|Au revoir, biscuit].
        @turn Puis {hero} donna son tout dernier biscuit, [sans le casser|en entier]. Poc, dans le bol.
      `,
      works: `
        @result Un grondement, et le bol se remplit jusqu’au bord : [noix, brioches, poires|biscuits chauds, cerises].
        Tout en haut, comme une cerise, il y avait {thing}.
        + {Friend} sortit son biscuit et le posa aussi. Tout de même.
      `,
      lesson: `
        Ce qu’on donne [revient par un autre chemin|ne manque pas longtemps].
      `,
    }),
  },
}
