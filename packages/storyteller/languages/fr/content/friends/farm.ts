import { atEveryLevel } from '../../../../first-set.ts'
import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const farm: FriendsOf<Noun, 'farm'> = {
  Horse: {
    noun: { noun: 'cheval', gender: 'm' },
    facts: { help: 'le cheval galopa sans réveiller personne' },
    ...atEveryLevel({
      arrives: `
        @friend Un cheval passait la tête par [la fenêtre|la porte]. « On m’a dit de filer. Je n’ai pas de fil. »
        « {Hero}, [au galop|vite] ! On appelle {place.in}. Mais où est ce fil ? »
      `,
      alone: `
        @friend Ce soir-là, le cheval attendait que [les poules aient des dents|la nuit tombe]. Il avait mis un coussin.
        Une voix vint {place.from}. Il galopa sur place, de joie.
      `,
      dry: `
        {Other} monta sur le cheval. Ventre à terre ? [Il essaya|Ça frottait]. Puis il galopa {place.to}.
      `,
      wet: `
        Le cheval mit une cloche [sur ses oreilles|de verre]. {Other} s’assit, et l’on trotta au fond {place.to}.
      `,
      quirk: `
        « Il pleut des cordes », dit {other}. Le cheval [ouvrit un sac|chercha les cordes].
        « Je n’en vois pas, dit-il. [Dommage|J’en voulais une]. »
      `,
      help: `
        Au retour, tout le monde dormait [déjà|à la ronde].
        @help Alors le cheval galopa sans réveiller personne, [sur la pointe|comme sur du coton].
      `,
    }),
  },
  Sheep: {
    noun: { noun: 'mouton', gender: 'm' },
    facts: { help: 'le mouton donna un fil de laine pour guider le retour' },
    ...atEveryLevel({
      arrives: `
        @friend « Un enfant, deux enfants… » Un mouton [comptait|bâillait] au pied du lit.
        « Reste, {hero}, tu es le un. Bon, non. [On nous veut|Allons] {place.in}. »
      `,
      alone: `
        @friend Ce soir-là, le mouton comptait [des bergers|les gens], pour dormir. Il en était à cent.
        Le cent unième dit : on t’attend {place.in}.
      `,
      dry: `
        Le mouton alla {place.to}. Il comptait les passants. Au [troisième|quatrième], {other} le réveilla.
      `,
      wet: `
        Le mouton gonfla sa laine [d’air|de bulles]. {Other} s’y blottit, et l’on descendit {place.to}.
      `,
      quirk: `
        « Un ami. Un ami et demi… » Le mouton [bâilla|ferma un œil].
        « Ça marche déjà ? » demanda {other}. Il dormait, [debout|en marchant].
      `,
      help: `
        Au retour, tous les chemins se ressemblaient [beaucoup|trop].
        @help Le mouton donna un fil de laine pour guider le retour, [long|doux].
      `,
    }),
  },
  Duck: {
    noun: { noun: 'canard', gender: 'm' },
    facts: { help: 'le canard traversa l’eau en remorquant une feuille' },
    ...atEveryLevel({
      arrives: `
        @friend Flic, flac. Un canard entra par [le couloir|la cuisine]. Cela fit une flaque.
        « {Hero} ! Je connais un raccourci pour aller {place.in}. [Mets des bottes|C’est mouillé]. »
      `,
      alone: `
        @friend Ce soir-là, le canard inspectait [sa flaque|ses trois flaques]. Elles étaient mouillées, parfait.
        Un rond dans l’eau lui dit : viens {place.in}.
      `,
      dry: `
        Le raccourci du canard passait par [neuf flaques|une mare]. On alla {place.to}, {other} aussi. Floc.
      `,
      wet: `
        « Un raccourci ! » dit le canard, et il [piqua|plongea] {place.to}. {Other} suivit dans une bulle.
      `,
      quirk: `
        « Par ici, c’est plus court », dit le canard. [Flac|Plouf].
        « Et sans flaque ? » demanda {other}. Le canard [ne comprit pas|réfléchit]. Sans ?
      `,
      help: `
        Au retour, un étang noir [s’étalait|barrait la route].
        @help Le canard traversa l’eau en remorquant une feuille, [avec {other} dessus|très fier].
      `,
    }),
  },
  Butterfly: {
    noun: { noun: 'papillon', gender: 'm' },
    facts: { help: 'le papillon se posa au seul bon endroit' },
    ...atEveryLevel({
      arrives: `
        @friend Un papillon entra par en haut, par en bas, [par le côté|de travers].
        « J’arrive tout droit, enfin, par la lune. {Hero}, [bref|voilà] : {place}. »
      `,
      alone: `
        @friend Ce soir-là, le papillon voulait aller [au lit|sur sa fleur]. Il visita trois jardins.
        Un souffle lui dit, sans détour : viens {place.in}.
      `,
      dry: `
        Le papillon volait {place.to} en [zigzag|boucles]. {Other} fit deux fois la route.
      `,
      wet: `
        Le papillon plia ses ailes dans [une bulle|un dé de verre]. Avec {other}, il descendit {place.to}, en spirale.
      `,
      quirk: `
        « C’est simple, dit le papillon. D’abord, ma tante… [Ah, une fleur|Tiens, un nuage]. »
        « Ta tante ? » demanda {other}. « [Quelle tante|Bleue] ? »
      `,
      help: `
        Au retour, un seul pas était [sûr|le bon]. Mais lequel ?
        @help Après neuf tours, le papillon se posa au seul bon endroit. {Other} [suivit|y alla].
      `,
    }),
  },
  Goat: {
    noun: { noun: 'chèvre', gender: 'f' },
    facts: { help: 'la chèvre escalada la paroi et lança une corde' },
    ...atEveryLevel({
      arrives: `
        @friend Sur l’armoire, une chèvre mangeait [un papier|une lettre]. « C’était pour toi, {hero}. »
        « Il était écrit : venez {place.in}. Et aussi [miam|poivre]. Non, ça, c’est le goût. »
      `,
      alone: `
        @friend Ce soir-là, la chèvre lisait [le journal|un livre] sur le toit. Il était bon.
        À la dernière bouchée, elle lut : à l’aide, {place.in}.
      `,
      dry: `
        La chèvre alla {place.to} par-dessus [les murs|les toits]. {Other} prit la route, en bas.
      `,
      wet: `
        La chèvre descendit {place.to}, [une bulle au nez|une algue à la bouche]. {Other} suivait.
      `,
      quirk: `
        « Que dit la pancarte ? » demanda {other}. [« Crunch »|« Sapin »], dit la chèvre.
        « Avant ça ? » « Avant, elle disait [à gauche|danger]. »
      `,
      help: `
        Au retour, une paroi se dressait, [toute droite|haute et lisse].
        @help Alors la chèvre escalada la paroi et lança une corde [intacte|entière].
      `,
    }),
  },
  Pig: {
    noun: { noun: 'cochon', gender: 'm' },
    facts: { help: 'le cochon flaira la route du retour' },
    ...atEveryLevel({
      arrives: `
        @friend Un cochon très élégant [s’essuyait les pieds|ajustait son nœud]. « On me croit sale. »
        « Je sens un savon à la rose, {hero}. [Et un souci|Et de l’inquiétude] {place.in}. »
      `,
      alone: `
        @friend Ce soir-là, le cochon prenait un bain [à la lavande|moussant]. On ne l’imagine pas.
        Il leva le groin : ça sentait l’ennui {place.in}.
      `,
      dry: `
        Le cochon contourna [chaque flaque|la boue], avec grâce. {Other} le suivit {place.to}.
      `,
      wet: `
        « Un bain ! » dit le cochon, ravi. Avec {other} et [une bulle|du savon], il descendit {place.to}.
      `,
      quirk: `
        « Du gâteau, dit le cochon. [Aux pommes|À la poire]. À trois collines d’ici. »
        {Other} ne sentait rien. Il y avait [du gâteau|bien un gâteau]. Aux pommes ou presque.
      `,
      help: `
        Au retour, la nuit avait caché le [chemin|sentier].
        @help Le cochon flaira la route du retour : [savon, foin, maison|à gauche, le savon].
      `,
    }),
  },
  Chicken: {
    noun: { noun: 'poule', gender: 'f' },
    facts: { help: 'la poule réveilla un petit bout de soleil' },
    ...atEveryLevel({
      arrives: `
        @friend « Il va arriver quelque chose ! » cria une poule. [Poc|Plop], un œuf.
        « Je le savais ! Et ça va mal {place.in}, {hero}. [Cot|Encore un œuf] ! »
      `,
      alone: `
        @friend Ce soir-là, la poule était sûre qu’il [arriverait|se passerait] quelque chose. Poc, un œuf.
        Et voilà : on l’appelait {place.in}. Poc, deux.
      `,
      dry: `
        La poule courut {place.to}, de frayeur en [frayeur|œuf]. {Other} les mettait dans son chapeau.
      `,
      wet: `
        La poule entra dans une bulle avec {other}. [Poc|Cot], un œuf. On descendit {place.to}, à trois.
      `,
      quirk: `
        « Qu’est-ce que c’est ? » « Une feuille », dit {other}. [Poc|Plop].
        « Il faut te calmer, dit {other}. On a [six|douze] œufs. »
      `,
      help: `
        Au retour, la nuit était [trop noire|très noire].
        @help Alors la poule réveilla un petit bout de soleil, [rose|juste assez].
      `,
    }),
  },
  Donkey: {
    noun: { noun: 'âne', gender: 'm' },
    facts: { help: 'l’âne resta ferme là où tout glissait' },
    ...atEveryLevel({
      arrives: `
        @friend « Non », dit un âne, [derrière la porte|au bout du lit]. « Je n’ai rien dit », dit {hero}.
        « Non, je ne viens pas {place.in}. » Il [attendit|soupira]. « Bon. On part quand ? »
      `,
      alone: `
        @friend Ce soir-là, on dit à l’âne de se coucher. « Non », dit-il, et il [se coucha|bâilla].
        On l’appela {place.in}. « Non ! » Il était déjà en route.
      `,
      dry: `
        « Non », dit l’âne. Puis il porta {other} {place.to}, [au petit trot|sans s’arrêter].
      `,
      wet: `
        « Sous l’eau ? Jamais. » L’âne [prit une bulle|plongea], {other} sur le dos, {place.to}.
      `,
      quirk: `
        « Tu veux une carotte ? » demanda {other}. « [Non|Certainement pas]. » Crac, crac.
        « Une autre ? » « Non », dit l’âne, la bouche [pleine|orange].
      `,
      help: `
        Au retour, la pente glissait comme du [savon|beurre]. « Non », dit-il.
        @help Et l’âne resta ferme là où tout glissait. {Other} tint sa [crinière|queue].
      `,
    }),
  },
  Alpaca: {
    noun: { noun: 'alpaga', gender: 'm' },
    facts: { help: 'l’alpaga fredonna et tout se calma' },
    ...atEveryLevel({
      arrives: `
        @friend Un alpaga saluait [le portemanteau|la lampe]. « Bonsoir, {hero}. Tu as grandi. »
        « Par ici », dit {hero}. « Ah ! [Tu as une voix|Encore toi]. On nous veut {place.in}. »
      `,
      alone: `
        @friend Ce soir-là, l’alpaga disait bonne nuit [à un buisson|à un seau].
        Le seau résonna : on l’appelait {place.in}.
      `,
      dry: `
        L’alpaga partit du mauvais côté. {Other} écarta [sa mèche|sa frange]. On alla {place.to}.
      `,
      wet: `
        L’alpaga prit un poisson pour [le guide|un taxi]. Dans une bulle, {other} tenait la bride, {place.to}.
      `,
      quirk: `
        « Quel joli chien », dit l’alpaga. C’était [une brouette|un rocher].
        « Il est sage », dit {other}. L’alpaga [le caressa|lui donna du foin].
      `,
      help: `
        Au retour, des feuilles [tourbillonnaient|volaient] et tout avait peur.
        @help Hmmm : l’alpaga fredonna et tout se calma, [même le vent|peu à peu].
      `,
    }),
  },
  Llama: {
    noun: { noun: 'lama', gender: 'm' },
    facts: { help: 'le lama passa le col sans un faux pas' },
    ...atEveryLevel({
      arrives: `
        @friend Un lama ouvrit [un carnet|un grand livre]. « Deux bontés reçues, {hero}. Une due. »
        « Il y en a une à faire {place.in}. [Je note|Signe ici]. »
      `,
      alone: `
        @friend Ce soir-là, le lama faisait ses comptes : [sept|neuf] mercis à rendre.
        Une ligne manquait. C’était {place.in}. Il prit son crayon.
      `,
      dry: `
        Le lama porta {other} {place.to}. « Une bonté », dit-il, et il [nota|cocha].
      `,
      wet: `
        Le lama mit son carnet [au sec|sous son bonnet]. Dans une bulle, {other} et lui coulèrent {place.to}.
      `,
      quirk: `
        {Other} lui gratta l’oreille. « Une bonté », [écrivit|nota] le lama.
        Il en rendit deux. Cela fit [un reste|un compte rond].
      `,
      help: `
        Au retour, le col était [haut|étroit] et la charge lourde.
        @help Pas à pas, le lama passa le col sans un faux pas. [Une bonté|Il nota].
      `,
    }),
  },
}
