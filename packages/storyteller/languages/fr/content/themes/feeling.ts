import { atEveryLevel } from '../../../../first-set.ts'
import type { ThemesOf } from '../../../../language.ts'

export const feeling: ThemesOf<'feeling'> = {
  Joy: {
    titles: `
      {hero} et la statue qui ne riait pas
      Sauter pour rien
    `,
    refrain: {
      first: 'Hop pour rien, hop pour rire, c’est pour rien que vient le rire.',
      changed: 'Hop au lit, hop, un sourire, c’est pour rien qu’on peut dormir.',
    },
    facts: { wrong: '{friend} récita une liste de blagues', turn: '{hero} sautilla pour le plaisir', result: 'la statue éclata de rire' },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}, une statue de pierre tenait {thing}. Elle était [très sérieuse|sérieuse comme une facture].
        Sur son socle, on lisait : « [Je lâche si je ris|À qui me fera rire]. »
      `,
      wrong: `
        @wrong {Friend} récita une liste de blagues, [numéro par numéro|la une, la deux]. La statue attendit.
        « Pourquoi le canard… Non. [Riez donc|Mais enfin, riez] ! » dit {friend} en tapant du pied.
      `,
      doubt: `
        À la douzième blague, un pigeon [partit|soupira]. La pierre était toujours de pierre.
      `,
      turn: `
        Une flaque brillait par terre. [Elle invitait|Ronde, parfaite]. {Hero} oublia la statue.
        @turn Hop ! {Hero} sautilla pour le plaisir, [d’un pied, de l’autre|sept fois]. Plaf !
      `,
      works: `
        @result Hi. Puis hi hi. La statue éclata de rire, [et des miettes tombèrent|tout entière].
        Ses mains s’ouvrirent. {Thing} [glissa dehors|était libre]. « Encore ! » dit-elle.
        + « C’était la blague treize », dit {friend}.
      `,
      lesson: `
        La joie ne se commande pas. [Elle saute|Elle s’attrape].
      `,
    }),
  },
  Gratitude: {
    titles: `
      {hero} et le petit balai
      Celui que personne ne voyait
    `,
    refrain: {
      first: 'Merci bas, merci haut, merci à qui tient le balai.',
      changed: 'Merci bas, merci haut, merci la nuit, merci, c’est beau.',
    },
    facts: {
      wrong: '{friend} se plaignit de la poussière',
      turn: '{hero} vit le petit balayeur et lui dit merci',
      result: 'le petit balayeur rougit et montra la cachette',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}, un nuage de poussière dansait. Quelqu’un balayait, [chaque nuit|tout petit].
        Personne ne le voyait. [Personne|On voyait le sol propre, c’est tout]. Et où était {thing} ?
      `,
      wrong: `
        @wrong « Quelle saleté ! » {Friend} se plaignit de la poussière et [éternua|passa par-dessus].
        Le nuage se fit plus [gris|triste]. On ne voyait plus rien du tout.
      `,
      doubt: `
        Frrt, frrt, faisait quelque chose, [tout bas|sans s’arrêter]. Et personne n’écoutait.
      `,
      turn: `
        {Hero} se pencha. Il y avait là un balai [gros comme un cil|d’une allumette].
        @turn {Hero} vit le petit balayeur et lui dit merci. « [Pour tout ce sol|C’est si propre]. »
      `,
      works: `
        @result Le petit balayeur rougit et montra [la cachette|du doigt la cachette]. Il brillait, maintenant.
        Derrière un tas bien net, il y avait {thing}, [sans un grain|brillant de propreté].
        + « On ne m’avait jamais dit ça, dit-il. Trois cents ans. »
      `,
      lesson: `
        Un merci fait de la lumière [là où c’était gris|pour celui qui balaie].
      `,
    }),
  },
  Hope: {
    titles: `
      {hero} et la dernière lueur
      Une autre répondit
    `,
    refrain: {
      first: 'Petit feu, tiens bon, tiens-toi, quelque part, on répondra.',
      changed: 'Petit feu, dors bien, dors là, quelque part, on veillera.',
    },
    facts: {
      wrong: '{friend} dit que tout était fini',
      turn: '{hero} garda la lueur entre ses mains',
      result: 'une autre lueur répondit au loin',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}, il faisait noir, [noir de noir|noir partout]. On cherchait {thing} à tâtons.
        Il ne restait qu’une lueur, pas plus grosse qu’[un grain de riz|un pépin].
      `,
      wrong: `
        @wrong {Friend} dit que tout était fini. « [Et j’ai faim|Adieu, soupe]. »
        Un grand soupir sortit. Il faillit [souffler la lueur|l’éteindre].
      `,
      doubt: `
        La lueur [baissa|pâlit]. On entendait le noir s’asseoir tout autour.
      `,
      turn: `
        @turn {Hero} garda la lueur entre ses mains, [sans bouger|comme un oisillon].
        Et on attendit. C’est long, [un peu d’espoir|attendre dans le noir].
        + « Tu crois ? » chuchota {friend}. « Un peu », dit {hero}. Un peu suffit.
      `,
      works: `
        @result La lueur grandit. Puis une autre lueur répondit au loin, [et une autre|clin, clin].
        Entre les deux, tout juste visible, il y avait {thing}. « [Je le savais|J’ai moins faim] », dit {friend}.
      `,
      lesson: `
        Tant qu’une lueur tient, [une autre peut répondre|rien n’est fini].
      `,
    }),
  },
  Love: {
    titles: `
      {hero} et la serrure qui ne s’achète pas
      La chanson de la maison
    `,
    refrain: {
      first: 'Rien à payer, rien à donner, juste un air pour te bercer.',
      changed: 'Rien à compter, rien à donner, juste un air, les yeux fermés.',
    },
    facts: {
      wrong: '{friend} voulut payer la serrure avec des boutons',
      turn: '{hero} chanta la berceuse de la maison',
      result: 'la serrure s’ouvrit comme un œil',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}, une petite porte gardait {thing}. Sa serrure [avait l’air de dormir|ressemblait à une paupière].
        Dessus, on lisait : « Je ne suis [pas à vendre|à vendre pour rien]. »
      `,
      wrong: `
        @wrong {Friend} voulut payer la serrure avec des boutons. [Puis un sou|Trois]. Puis un caillou.
        « Mon deuxième plus beau », dit {friend}. La serrure [ne cilla pas|dormait].
        + « Bon. Le plus beau, alors. » Toujours rien.
      `,
      doubt: `
        {Hero} chercha dans ses poches, ou ailleurs. [Rien|Il n’y avait rien]. Rien qui vaille.
      `,
      turn: `
        Rien, sauf une chanson. Celle [du soir|qu’on chante au lit].
        @turn {Hero} chanta la berceuse de la maison, [tout bas|sans les paroles, puis avec].
      `,
      works: `
        @result Au dernier mot, la serrure s’ouvrit comme un œil, [tout doux|un peu mouillé].
        Et {thing} était là. {Friend} [se moucha|reniflait]. « C’est la poussière. »
      `,
      lesson: `
        Ce qui compte le plus [ne s’achète pas|se chante tout bas].
      `,
    }),
  },
  Confidence: {
    titles: `
      {hero} et la grille qui voulait savoir
      Dire son nom
    `,
    refrain: {
      first: 'Les pieds par terre, le nez au vent, je dis mon nom tranquillement.',
      changed: 'Les pieds au chaud, finie l’affaire, je dis bonsoir à la terre entière.',
    },
    facts: {
      wrong: '{friend} eut soudain mal à la gorge',
      turn: '{hero} dit son nom une seconde fois, bien fort',
      result: 'la grille s’inclina et laissa passer',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} se dressait une haute grille. Derrière elle [brillait|attendait] {thing}.
        « Qui est là ? dit-elle. [Clair et fort|Plus haut], je vous prie. »
      `,
      wrong: `
        @wrong {Friend} eut soudain mal à la gorge. « [Kof|Khrr]. Vas-y, toi. »
        Il y eut même une écharpe [imaginaire|de mime], nouée avec soin.
      `,
      doubt: `
        « J’attends », dit la grille. {Hero} ouvrit la bouche. [Il en sortit une miette|Rien].
      `,
      turn: `
        La première fois, ce fut [une petite voix|un souffle]. « Pardon ? » dit la grille.
        @turn Deux pieds par terre. Un souffle. {Hero} dit son nom une seconde fois, [bien fort|bien fort et bien clair].
      `,
      works: `
        @result La grille s’inclina et laissa passer, [gonds compris|avec un beau grincement].
        « Enchantée », dit-elle. On trouva {thing}, et {friend} [guérit|n’avait plus mal].
      `,
      lesson: `
        Ton nom est à toi : [dis-le comme on allume une lampe|il mérite ta voix].
      `,
    }),
  },
  Mindfulness: {
    titles: `
      {hero} et la boule de neige
      Trois souffles
    `,
    refrain: {
      first: 'Un souffle, et deux, et trois souffles : écoute, la neige s’essouffle.',
      changed: 'Un souffle, et deux, et trois souffles : écoute la nuit qui souffle.',
    },
    facts: {
      wrong: '{friend} secoua la boule en parlant',
      turn: '{hero} respira trois fois et écouta',
      result: 'la neige se posa dans la boule',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}, il neigeait dans une boule de [verre|cristal].
        {Thing} était quelque part dedans. Elle s’ouvre [quand tout est calme|quand on voit clair].
      `,
      wrong: `
        @wrong {Friend} secoua la boule en parlant : « [Et là, on voit|Calme-toi, calme-toi] ? »
        Il neigea [deux fois plus|de plus belle]. Une tempête, avec des bottes.
      `,
      doubt: `
        Plus on voulait voir, [plus ça tournait|moins on voyait]. C’était blanc de blanc.
      `,
      turn: `
        @turn {Hero} respira trois fois et écouta. [Un bruit loin|Tout au loin, une cloche].
        Un autre, plus près. Puis le plus proche : [son souffle|poum, poum].
        + {Friend} essaya aussi. Deux fois sur trois.
      `,
      works: `
        @result Alors la neige se posa dans la boule, [flocon après flocon|sans un bruit].
        Clic. Elle s’ouvrit, et on prit {thing}, [tout doucement|du bout des doigts].
      `,
      lesson: `
        Quand on se calme, [on voit mieux|la neige se pose].
      `,
    }),
  },
  'Self-awareness': {
    titles: `
      {hero} et le brouillard fâché
      Trois gouttes de colère
    `,
    refrain: {
      first: 'Dis ce que c’est, même tout bas : ce qu’on dit ne grossit pas.',
      changed: 'Dis ce que c’est, même tout bas : c’est le sommeil, et le voilà.',
    },
    facts: {
      wrong: '{friend} cria qu’il n’y avait aucune colère',
      turn: '{hero} dit sa colère et sa fatigue',
      result: 'le brouillard tomba en trois gouttes',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}, le brouillard était épais [comme de la purée|comme une soupe]. On ne voyait pas {thing}.
        « Je grandis, soupira-t-il, quand on cache [ce qu’on sent|son humeur]. »
      `,
      wrong: `
        @wrong « MOI, en colère ? cria {friend}. Il n’y a AUCUNE colère ! » [Boum|Broum].
        Un petit orage se forma sur sa tête. Il [faisait des éclairs|gronda].
      `,
      doubt: `
        Le brouillard gagna [un mètre|jusqu’aux genoux]. {Hero} serrait les dents sans le savoir.
      `,
      turn: `
        Qu’est-ce que ça faisait, [là, au ventre|dedans] ? {Hero} chercha le mot.
        @turn Puis {hero} dit sa colère et sa fatigue, [les deux|tout bas].
      `,
      works: `
        @result Plic, plic, plic : le brouillard tomba en trois gouttes [tièdes|d’eau].
        On vit {thing}. « Moi aussi, dit {friend}. [Un peu|Un tout petit peu]. »
      `,
      lesson: `
        Une humeur qu’on nomme [devient trois gouttes|se fait toute petite].
      `,
    }),
  },
  Compassion: {
    titles: `
      {hero} et l’aile froissée
      Prendre le temps
    `,
    refrain: {
      first: 'Pas le temps, pas le temps ? Pour un cœur, on prend le temps.',
      changed: 'Plus de temps, plus de temps, dans la nuit, on a tout le temps.',
    },
    facts: {
      wrong: '{friend} dit : plus tard, plus tard',
      turn: '{hero} banda l’aile du papillon avec un brin d’herbe',
      result: 'deux cents papillons apportèrent {thing}',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}, on apercevait {thing}, [très haut|haut, hors de portée].
        Et au bord du chemin, un papillon avait l’aile [froissée|pliée]. Le temps pressait.
      `,
      wrong: `
        @wrong « Plus tard, plus tard ! » dit {friend}, [sans s’arrêter|déjà loin].
        {Friend} sauta vers {thing}, encore et encore. Il manquait [toujours un peu|deux papillons de haut].
      `,
      doubt: `
        Le papillon ne demandait rien. Il [regardait son aile|essayait, retombait].
      `,
      turn: `
        Pas le temps, c’est vrai. {Hero} s’arrêta [quand même|tout de même].
        @turn {Hero} banda l’aile du papillon avec [un brin d’herbe|un fin brin d’herbe]. Un tour, deux tours.
      `,
      works: `
        « Merci », dit le papillon, et il [siffla|appela sa famille]. Ce fut un froufrou énorme.
        @result Deux cents papillons apportèrent {thing}, [tous ensemble|en une seule nappe].
        + « Il a beaucoup de cousins », dit {friend}.
      `,
      lesson: `
        S’arrêter pour quelqu’un [n’est jamais du temps perdu|fait gagner du chemin].
      `,
    }),
  },
}
