import { atEveryLevel } from '../../../../first-set.ts'
import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const birds: FriendsOf<Noun, 'birds'> = {
  Eagle: {
    noun: { noun: 'aigle', gender: 'm' },
    facts: { help: 'l’aigle vit la route depuis le ciel' },
    ...atEveryLevel({
      arrives: `
        @friend Un aigle salua [la commode|l’oreiller]. « Bonsoir, {hero}. Tu es en bois, ce soir. »
        « Je n’ai pas besoin de lunettes. Je vois d’ici l’ennui, [là-bas|tout là-bas], {place.in}. »
      `,
      alone: `
        @friend Ce soir-là, l’aigle cherchait [son nid|son perchoir]. Il était assis dessus.
        Très loin, il vit ceci : on s’inquiétait {place.in}.
      `,
      dry: `
        L’aigle porta {other} {place.to}, à travers [un buisson|deux buissons]. « Quel buisson ? »
      `,
      wet: `
        L’aigle voyait déjà le fond. La bulle, [non|pas du tout]. {Other} la tint, {place.to}.
      `,
      quirk: `
        « Je lis une enseigne à dix lieues », dit l’aigle. [Bong|Toc], fit un arbre.
        « Et celui-ci ? » demanda {other}. « [Quel arbre|De qui parles-tu] ? »
      `,
      help: `
        Au retour, personne ne savait [où aller|par où passer].
        @help Là-haut, l’aigle vit la route depuis le ciel, [jusqu’au bout|comme une carte].
      `,
    }),
  },
  Parrot: {
    noun: { noun: 'perroquet', gender: 'm' },
    facts: { help: 'le perroquet imita la voix du gardien et la porte s’ouvrit' },
    ...atEveryLevel({
      arrives: `
        @friend « À table ! » dit un perroquet [à la fenêtre|sur la tringle]. Ce n’était pas l’heure.
        « Lave tes mains ! Pardon, {hero}. [C’est sorti seul|Je répète]. Au secours, {place.in} ! »
      `,
      alone: `
        @friend Ce soir-là, le perroquet répétait : « [Fermez la porte|À table] ! »
        Puis il répéta autre chose : à l’aide, {place.in}.
      `,
      dry: `
        Le perroquet volait {place.to}. « [Attention, marche|On descend] ! » {Other} suivait.
      `,
      wet: `
        « Fermez les hublots ! » cria le perroquet. Dans [une cloche|une bulle], on descendit {place.to} avec {other}.
      `,
      quirk: `
        « Chut », dit {other}. « CHUT ! » [répéta|cria] le perroquet.
        Très loin, quelqu’un répondit : [chut|chut toi-même].
      `,
      help: `
        Au retour, une porte n’obéissait qu’à [son gardien|une seule voix].
        @help Le perroquet imita la voix du gardien et la porte s’ouvrit. [Enfin utile|Clac].
      `,
    }),
  },
  Hummingbird: {
    noun: { noun: 'colibri', gender: 'm' },
    facts: { help: 'le colibri éclaira la serrure en vol' },
    ...atEveryLevel({
      arrives: `
        @friend Bzz. Un colibri l’avait [déjà dit|déjà fini]. « Quoi ? » demanda {hero}.
        « Bsr ! dit-il. Pardon : bonsoir, {hero}. [Vite|On est en retard], {place.in} ! »
      `,
      alone: `
        @friend Ce soir-là, le colibri avait [dîné neuf fois|fini sa nuit]. Il était sept heures.
        Il entendit l’appel {place.from} avant tout le monde.
      `,
      dry: `
        Le colibri fut {place.in} et revint, [trois fois|encore]. {Other} avait fait un pas. Puis deux, {place.to}.
      `,
      wet: `
        Le colibri vibrait dans [sa bulle|un dé de verre]. {Other} le suivit {place.to}, à la brasse.
      `,
      quirk: `
        « Tuasvu ? » dit le colibri. « Quoi ? » demanda {other}. « [Passé|Trop tard]. »
        C’était une étoile filante. [Ou lui|Ou presque].
      `,
      help: `
        Au retour, on ne trouvait pas le trou de [la serrure|cette serrure].
        @help Bzz ! Le colibri éclaira la serrure en vol, [sans bouger|bzz].
      `,
    }),
  },
  Swan: {
    noun: { noun: 'cygne', gender: 'm' },
    facts: { help: 'le cygne fit de son dos un bateau de plumes' },
    ...atEveryLevel({
      arrives: `
        @friend Un cygne glissa jusqu’à la porte. Puis il [marcha|voulut marcher]. Plaf, plaf, boum.
        « N’en parlons pas, {hero}. Il faut venir {place.in}. [Par eau|Si possible en glissant]. »
      `,
      alone: `
        @friend Ce soir-là, le cygne glissait, [superbe|parfait]. Puis il voulut rentrer à pied. Plaf.
        Par terre, il entendit l’appel {place.from}.
      `,
      dry: `
        Le cygne marcha {place.to}. Plaf, plaf. {Other} regardait [poliment|exprès] les nuages.
      `,
      wet: `
        Le cygne plongea, enfin gracieux. Sous [une aile|une bulle], {other} descendit {place.to}.
      `,
      quirk: `
        « Ne me regarde pas », dit le cygne. Plaf. « Je regarde [la lune|mes pieds] », dit {other}.
        « Merci », dit le cygne. [Plaf|Boum].
      `,
      help: `
        Au retour, un lac noir [barrait|coupait] la route.
        @help Alors le cygne fit de son dos un bateau de plumes. {Other} [glissa|s’y assit].
      `,
    }),
  },
  Peacock: {
    noun: { noun: 'paon', gender: 'm' },
    facts: { help: 'le paon ouvrit sa roue de lumière' },
    ...atEveryLevel({
      arrives: `
        @friend Un paon entra. « Oh, {hero} ! » Frrt, la queue. [Adieu, la lampe|Le vase tomba].
        « C’est la surprise. [Pardon|Désolé] pour le rideau. On nous veut {place.in}. »
      `,
      alone: `
        @friend Ce soir-là, le paon vit sa soupe. Surprise, [frrt|queue ouverte] ! Adieu, la soupe.
        Puis il entendit l’appel {place.from}. Frrt.
      `,
      dry: `
        Le paon marcha {place.to}. À chaque [papillon|chouette], frrt ! {Other} se baissait.
      `,
      wet: `
        Le paon replia sa queue [dans la bulle|sept fois]. {Other} s’assit dessus, et l’on coula {place.to}.
      `,
      quirk: `
        « Bouh », dit une feuille. Frrt ! [Trois pots|Deux pancartes] tombèrent.
        {Other} les releva. « Elle m’a [surpris|regardé] », dit le paon.
      `,
      help: `
        Au retour, la nuit n’avait plus [une lueur|d’étoiles].
        @help Alors le paon ouvrit sa roue de lumière, [cent yeux|exprès].
      `,
    }),
  },
  Flamingo: {
    noun: { noun: 'flamant rose', gender: 'm' },
    facts: { help: 'le flamant rose servit de poteau au milieu de l’eau' },
    ...atEveryLevel({
      arrives: `
        @friend Un flamant rose se tenait sur une patte, [puis l’autre|puis l’une]. « Laquelle ? »
        « La gauche, dit {hero}. » « Merci ! [Je doutais|Enfin]. On nous veut {place.in}. »
      `,
      alone: `
        @friend Ce soir-là, le flamant rose changeait de patte, [dix fois|sans se décider].
        Un appel vint {place.from}. Il posa les deux. Quelle aventure !
      `,
      dry: `
        Le flamant rose sauta {place.to} à cloche-pied. Lequel ? {Other} [changea aussi|comptait les sauts].
      `,
      wet: `
        Le flamant rose entra dans l’eau, [une patte|un orteil] à la fois. {Other} prit une bulle, {place.to}.
      `,
      quirk: `
        « Et les deux ? » demanda {other}. Le flamant rose [pâlit|devint tout blanc].
        « Les deux ? En même temps ? [Devant les gens|Ici] ? »
      `,
      help: `
        Au retour, l’eau était [large|noire], sans rien où se tenir.
        @help Le flamant rose servit de poteau au milieu de l’eau, [seul|droit].
      `,
    }),
  },
  Crane: {
    noun: { noun: 'grue', gender: 'f' },
    facts: { help: 'la grue plia une feuille en bateau' },
    ...atEveryLevel({
      arrives: `
        @friend Une grue pliait [le journal|le drap]. Puis le tapis. « Bonsoir, {hero}. Lève le pied. »
        « J’ai plié la carte. C’est [une cocotte|un chapeau]. Elle montre {place}, près du bec. »
      `,
      alone: `
        @friend Ce soir-là, la grue pliait [sa couverture|ses ailes], en quatre, en huit.
        Dans un pli, elle trouva un mot : viens {place.in}.
      `,
      dry: `
        La grue plia la route [en deux|en quatre]. C’était plus court. {Other} suivit le pli {place.to}.
      `,
      wet: `
        La grue plia un sous-marin [de papier|d’une nappe]. {Other} y entra, et l’on descendit {place.to}.
      `,
      quirk: `
        « Ne bouge pas », dit la grue. Pli, pli. {Other} avait [un chapeau|une cape].
        C’était la carte. « Elle te va [mieux|bien] », dit-elle.
      `,
      help: `
        Au retour, un ruisseau avait [grossi|monté].
        @help En trois gestes, la grue plia une feuille en bateau. {Other} [monta|embarqua].
      `,
    }),
  },
  Albatross: {
    noun: { noun: 'albatros', gender: 'm' },
    facts: { help: 'l’albatros plana jusqu’à l’autre bord' },
    ...atEveryLevel({
      arrives: `
        @friend Un albatros courait [dans la rue|dans le couloir]. Il courait encore. Boum, la fenêtre.
        « Il me faut [de l’élan|de la place], {hero}. On nous attend {place.in}. »
      `,
      alone: `
        @friend Ce soir-là, l’albatros dormait en [volant|plein vol], très haut.
        Un appel le réveilla. Il venait {place.from}. Zut, il fallait atterrir.
      `,
      dry: `
        L’albatros courut, courut, [courut|et courut]. Enfin l’air ! {Other} s’accrocha, {place.to}.
      `,
      wet: `
        L’albatros prit son élan [sur la jetée|trois fois]. Plouf ! Dans une bulle, {other} suivit {place.to}.
      `,
      quirk: `
        « Tu dors ? » demanda {other}. « Je vole », dit l’albatros, et il [ronfla|ferma l’œil].
        C’était les deux. [On vira à peine|Une mouette s’écarta].
      `,
      help: `
        Au retour, le vide était [trop large|très large] pour sauter.
        @help Sans un battement, l’albatros plana jusqu’à l’autre bord, [et {other} aussi|en dormant].
      `,
    }),
  },
  Macaw: {
    noun: { noun: 'ara', gender: 'm' },
    facts: { help: 'l’ara sema une plume vive pour marquer le chemin' },
    ...atEveryLevel({
      arrives: `
        @friend Un ara [éblouit la chambre|entra en couleurs]. « J’ai combattu mille tempêtes ! » Il bruinait.
        « {Hero} ! C’est terrible {place.in}. [Énorme|Gigantesque]. Enfin, assez ennuyeux. »
      `,
      alone: `
        @friend Ce soir-là, l’ara racontait sa journée : [un géant|dix géants] ! C’était un pigeon.
        Puis un vrai appel vint {place.from}. Il n’ajouta rien.
      `,
      dry: `
        L’ara vola {place.to}. « Mille lieues ! » criait-il. {Other} en compta [trois|deux].
      `,
      wet: `
        « Un requin ! » cria l’ara. C’était [une sardine|une bulle]. {Other} le rassura, et l’on descendit {place.to}.
      `,
      quirk: `
        « Cet arbre m’a attaqué », dit l’ara. [Une feuille tomba|« Avec une feuille »].
        « Quel combat », dit {other}. L’ara [montra une plume|salua].
      `,
      help: `
        Au retour, tout se [ressemblait|mélangeait].
        @help Pour de vrai, l’ara sema une plume vive pour marquer le chemin. [Rouge|Puis une autre].
      `,
    }),
  },
  Dove: {
    noun: { noun: 'colombe', gender: 'f' },
    facts: { help: 'la colombe retrouva la maison sans chercher' },
    ...atEveryLevel({
      arrives: `
        @friend Une colombe lisait [ta lettre|une lettre], sur le rebord. « C’est triste, à la fin. »
        « Elle est pour toi, {hero}. Je résume : [venez vite|au secours], {place.in}. »
      `,
      alone: `
        @friend Ce soir-là, la colombe portait un message et le [lisait|relisait], par curiosité.
        Il était pour elle. « Viens, disait-il, {place.in}. »
      `,
      dry: `
        La colombe vola {place.to} en lisant [les pancartes|le courrier]. {Other} tournait les pages.
      `,
      wet: `
        La colombe mit ses lettres [au sec|dans une bulle]. {Other} aussi, et l’on descendit {place.to}.
      `,
      quirk: `
        « Chère tante », lut la colombe. « C’est privé », dit {other}. « [Oh|Très]. »
        « Elle guérit, page deux », dit-elle, [émue|soulagée].
      `,
      help: `
        Au retour, on ne savait plus [d’où l’on venait|le chemin].
        @help Tout droit dans la nuit, la colombe retrouva la maison sans chercher. [Frrt|Là].
      `,
    }),
  },
}
