import { atEveryLevel } from '../../../../first-set.ts'
import type { ThemesOf } from '../../../../language.ts'

export const together: ThemesOf<'together'> = {
  Sharing: {
    titles: `
      {hero} et les trois scarabées gelés
      Une lampe pour trois
    `,
    refrain: {
      first: 'Un peu à toi, un peu à moi, coupé en deux, ça ne fait pas froid.',
      changed: 'Un peu de lune à toi, à moi, et sous le drap, plus rien de froid.',
    },
    facts: {
      wrong: '{friend} prit la place chaude pour soi',
      turn: '{hero} mit la lampe au milieu et partagea le petit pain',
      result: 'les scarabées réchauffés se levèrent',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}, trois scarabées [grelottaient|claquaient des mandibules].
        Leur lampe était minuscule, et chacun en était [trop loin|à trois pas].
        + « Vous avez vu {thing} ? » « Tro-tro-trop froid », dirent-ils.
      `,
      wrong: `
        « Ah, il fait bon ici », dit {friend}. [C’était vrai|Juste là].
        @wrong Et {friend} prit la place chaude pour soi, [contre la lampe|en soupirant d’aise]. Les scarabées bleuirent.
      `,
      doubt: `
        Il n’y avait qu’une lampe, et [un petit pain|un seul petit pain].
      `,
      turn: `
        @turn {Hero} mit la lampe au milieu et partagea [le|l’unique] petit pain.
        Chacun eut sa miette et [sa lueur|son bout de chaud]. Personne n’eut tout.
        + {Friend} recula d’un pas. Puis d’un autre.
      `,
      works: `
        @result Bientôt, les scarabées réchauffés se levèrent [d’un bond|et dansèrent un peu].
        « Tiens, dirent-ils, on était assis sur {thing}. [On ne sentait plus rien|Ça explique tout]. »
      `,
      lesson: `
        La chaleur partagée [ne rapetisse pas|tient mieux au chaud].
      `,
    }),
  },
  Teamwork: {
    titles: `
      {hero} et le couvercle aux poignées
      Une, deux, ensemble !
    `,
    refrain: {
      first: 'Toi par là, moi par ci, ho hisse, et c’est parti.',
      changed: 'Toi par là, moi par ci, on pose tout, et c’est fini.',
    },
    facts: {
      wrong: '{friend} tira {friend:tout seul/toute seule} sur le couvercle',
      turn: '{hero} donna une poignée à chacun et compta',
      result: 'le lourd couvercle se souleva',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}, un couvercle de pierre cachait {thing}.
        Il avait des poignées partout, [grandes et petites|douze au moins]. On se demandait pourquoi.
      `,
      wrong: `
        @wrong « Laissez-moi faire », dit {friend}, et {friend} tira [{friend:tout seul/toute seule}|{friend:seul/seule}].
        {Friend} devint rouge, puis [mauve|encore plus rouge], puis se retrouva par terre.
        + « Il a bougé, dit {friend}. En dedans. »
      `,
      doubt: `
        Le couvercle n’avait pas bougé d’un [cil|poil]. Une fourmi passait dessus.
      `,
      turn: `
        « Tu prendrais cette petite poignée ? » dit {hero} à [la fourmi|une fourmi]. Elle alla chercher ses sœurs.
        @turn {Hero} donna une poignée à chacun et compta : [une, deux, ho|à trois, hisse] !
      `,
      works: `
        @result Le lourd couvercle se souleva, [comme une crêpe|d’un doigt, puis de deux].
        {Thing} était dessous. Les fourmis se serrèrent [les pattes|toutes la patte]. Cela fit beaucoup de pattes.
      `,
      lesson: `
        Il y avait [une poignée pour chacun|autant de poignées que d’amis].
      `,
    }),
  },
  Empathy: {
    titles: `
      {hero} et la flaque de larmes
      S’asseoir à côté
    `,
    refrain: {
      first: 'Assieds-toi là, ne dis rien : un chagrin aime un voisin.',
      changed: 'Allonge-toi là, ne dis rien : un sommeil aime un voisin.',
    },
    facts: {
      wrong: '{friend} dit de ne plus pleurer et fit des blagues',
      turn: '{hero} s’assit à côté sans rien dire',
      result: 'la flaque de larmes disparut',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}, quelqu’un de tout petit pleurait. [Plic|Ploc].
        Ses larmes faisaient une flaque, et {thing} était [au milieu|au fond].
      `,
      wrong: `
        @wrong « Ne pleure plus », dit {friend}, et {friend} fit des blagues, [beaucoup|vite].
        La flaque [monta|s’élargit] à chaque blague. La dernière était la pire.
      `,
      doubt: `
        On ne pouvait pas passer. Et c’était triste, [ce petit dos|ce dos si rond].
      `,
      turn: `
        @turn {Hero} s’assit à côté, sans rien dire. [Longtemps|Les pieds dans l’eau].
        Puis, tout bas : « Quelqu’un te manque, [n’est-ce pas|hein] ? » Le petit fit oui.
      `,
      works: `
        Une dernière larme tomba, la plus [grosse|ronde].
        @result Et la flaque de larmes disparut, [bue par la terre|comme un soupir]. {Thing} était au sec.
        + « Ma grand-mère me manque, dit le petit. Elle revient jeudi. »
      `,
      lesson: `
        Être là, [c’est déjà beaucoup|parfois, ça suffit].
      `,
    }),
  },
  Understanding: {
    titles: `
      {hero} et la boule qui disait plim
      Que veut dire plim ?
    `,
    refrain: {
      first: 'Plim et plam, qu’est-ce que c’est ? J’écoute mieux, et je le sais.',
      changed: 'Plim et plam, chut, c’est fait : la nuit parle, et je me tais.',
    },
    facts: {
      wrong: '{friend} répéta la même chose de plus en plus fort',
      turn: '{hero} écouta et répéta : plim',
      result: 'la boule montra le chemin sec',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}, une petite boule [barrait la route|se mit devant]. « Plim ! » dit-elle.
        On voyait {thing}, juste derrière. « Plim ! » [redit la boule|Encore].
      `,
      wrong: `
        « Laissez-nous passer », dit {friend}. « Plim. » « [Passer|PASSER] ! »
        @wrong {Friend} répéta la même chose de plus en plus fort, [hélas|sans fin]. Plim, plim.
      `,
      doubt: `
        La boule ne semblait pas [méchante|fâchée]. Elle semblait inquiète.
      `,
      turn: `
        @turn {Hero} se tut, écouta et répéta : « Plim ? » [La boule fit oui|La boule sauta de joie].
        Elle montra le sol, et fit mine de [glisser|tomber]. Ah ! Plim, c’était : ça glisse.
      `,
      works: `
        @result Alors la boule montra le chemin sec, [en roulant devant|par la gauche].
        Au bout, il y avait {thing}. « Plam », dit la boule. [Ça, c’était clair|C’était sûrement : voilà].
      `,
      lesson: `
        Parler plus fort n’aide pas. [Écouter, si|Écouter mieux, oui].
      `,
    }),
  },
  Communication: {
    titles: `
      {hero} et les deux escargots du pont
      Tire, non, lâche !
    `,
    refrain: {
      first: 'Tu as dit quoi ? J’ai dit cela. Redis-le bien, et ça ira.',
      changed: 'Tu as dit quoi ? Bonne nuit à toi. Redis-le bas, et ça ira.',
    },
    facts: {
      wrong: '{friend} mélangea les messages',
      turn: '{hero} répéta chaque message pour être sûr du sens',
      result: 'les deux escargots lâchèrent en même temps',
    },
    ...atEveryLevel({
      gate: `
        @spot {Thing} était {spot.at}, derrière un pont [tordu|tout tordu].
        À chaque bout, un escargot tirait. [Ils ne s’entendaient pas|C’était un pont très long].
      `,
      wrong: `
        « Je porte les messages ! » dit {friend}, [d’un bout à l’autre|en courant].
        @wrong Mais {friend} mélangea les messages : « Il dit [tortue|laitue]. » « Comment ça, [tortue|laitue] ? »
        + Le premier avait dit : « Tu tires trop. »
      `,
      doubt: `
        Le pont se tordit encore. Les escargots [rougirent|boudaient], chacun de son côté.
      `,
      turn: `
        {Hero} alla voir le premier, et écouta [jusqu’au bout|vraiment].
        @turn Puis {hero} répéta chaque message : « Tu veux dire : [lâche|lâchons à trois] ? C’est bien ça ? »
      `,
      works: `
        @result « Trois ! » Les deux escargots lâchèrent en même temps, [enfin|clac].
        Le pont se coucha, plat comme [un tapis|une langue], jusqu’{thing.a}.
      `,
      lesson: `
        « Tu veux dire que… ? » [répare bien des ponts|c’est une bonne question].
      `,
    }),
  },
  Leadership: {
    titles: `
      {hero} et les lumières perdues
      Marcher devant, doucement
    `,
    refrain: {
      first: 'Qui marche devant attend souvent, et le petit va de l’avant.',
      changed: 'Qui marche devant s’assoit souvent, et les petits dorment, contents.',
    },
    facts: {
      wrong: '{friend} cria des ordres du haut d’une pierre',
      turn: '{hero} demanda à la plus petite lumière où aller',
      result: 'les lumières suivirent en une seule file',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}, une foule de petites lumières bouchait [tout|le chemin].
        Elles étaient perdues et [se cognaient|tournaient en rond]. On ne voyait pas {thing}.
      `,
      wrong: `
        @wrong {Friend} cria des ordres du haut d’une pierre : « À gauche ! [L’autre gauche|En rang] ! »
        Les lumières partirent [de tous les côtés|dans tous les sens]. Une entra dans son oreille.
      `,
      doubt: `
        La plus petite s’était assise. Elle [ne clignotait presque plus|faisait peu de lumière].
      `,
      turn: `
        @turn {Hero} demanda à la plus petite lumière : « Et toi, où veux-tu [aller|marcher] ? »
        Puis {hero} marcha devant, [lentement, et attendit|et se retourna souvent].
      `,
      works: `
        @result Une par une, les lumières suivirent en une seule file, [enfin|bien sages].
        Et dans leur lumière, on vit {thing}. [Très bien, même|Enfin].
        + « C’était mon ordre suivant », dit {friend}.
      `,
      lesson: `
        Pour bien mener, on marche [assez lentement pour tous|au pas du plus petit].
      `,
    }),
  },
  Inclusion: {
    titles: `
      {hero} et la ronde qui sautille
      Celui qui sautait
    `,
    refrain: {
      first: 'Ouvre la ronde, prends ma main, il manque toujours quelqu’un.',
      changed: 'Ferme la ronde, ferme ta main, il ne manque plus rien ni plus un.',
    },
    facts: {
      wrong: '{friend} dit : la ronde est complète',
      turn: '{hero} changea la danse pour que tous sautillent',
      result: 'la ronde se ferma puis s’ouvrit',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}, des lumières dansaient en rond autour {thing.de}.
        La ronde s’ouvre une fois fermée. Mais un petit feu [restait dehors|regardait de loin] : il sautillait.
      `,
      wrong: `
        @wrong « {friend:Désolé/Désolée}, la ronde est complète », dit {friend} [au petit feu|d’un air de portier].
        Mais elle ne l’était pas. Il y avait un trou, [juste de sa taille|tout petit].
      `,
      doubt: `
        Le petit feu sautilla plus loin, pour [ne pas gêner|avoir l’air occupé].
      `,
      turn: `
        {Hero} regarda les pas, puis [les sauts|le petit feu].
        @turn « Et si on sautillait ? » dit {hero}, qui changea la danse [pour tous|d’un bond]. Hop, hop, hop !
      `,
      works: `
        @result La ronde se ferma, puis s’ouvrit [comme une fleur|toute grande].
        Au milieu, il y avait {thing}. Le petit feu sautilla [le plus haut|jusqu’aux larmes, de joie].
      `,
      lesson: `
        S’il manque quelqu’un, [c’est la danse qu’il faut changer|changeons la danse].
      `,
    }),
  },
  Cooperation: {
    titles: `
      {hero} et les deux gardes mécaniques
      Tu tiens, tu tournes
    `,
    refrain: {
      first: 'Toi tu tiens, toi tu tournes, et la serrure se retourne.',
      changed: 'Toi tu dors, moi je tourne la page, et la nuit tourne.',
    },
    facts: {
      wrong: '{friend} voulut ruser avec les deux gardes',
      turn: '{hero} prit les deux gardes par la main',
      result: 'la clé tourna et fit clic',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at}, deux gardes mécaniques [boudaient|se boudaient] devant une porte.
        L’un avait la clé. L’autre savait [où était la serrure|le trou]. Derrière : {thing}.
      `,
      wrong: `
        @wrong {Friend} voulut ruser avec les deux gardes : « [Regardez|Là-haut] ! »
        Ils firent tourner {friend} [comme une toupie|trois fois sur place]. Tic, tac, tic.
      `,
      doubt: `
        « Il n’a qu’à s’excuser », disaient-ils, [en même temps|l’un et l’autre]. Tic. Tac.
      `,
      turn: `
        @turn {Hero} prit les deux gardes par la main. [Elles étaient froides|Ça grinça].
        « Toi, tu tiens la clé. Toi, tu [montres|tournes]. Ensemble. »
      `,
      works: `
        @result La clé tourna et fit clic. [Quel joli clic|Un clic pour deux].
        « Beau travail », se dirent les gardes, [surpris|gênés]. On prit {thing}.
      `,
      lesson: `
        Une clé sans serrure, [c’est un bout de fer|ça n’ouvre rien]. Et l’inverse.
      `,
    }),
  },
}
