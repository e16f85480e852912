import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const crystalCave: SettingContent<Noun, 'Crystal Cave'> = {
  place: {
    name: 'la Grotte de cristal',
    in: 'dans la Grotte de cristal',
    to: 'vers la Grotte de cristal',
    from: 'de la Grotte de cristal',
  },
  ...atEveryLevel({
    arrival: `
      @place Le silence se fit : on était {place.in}. [Une goutte tomba|Ça sentait l’eau froide].
      Ici, chaque pierre a [sa note à elle|quelque chose à chanter].
      + {Friend} fit la. La grotte répondit si.
      + Les murs brillaient comme des bonbons qu’on ne suce pas.
    `,
    life: `
      Les chauves-souris d’ici lisent, [la tête en bas|le livre à l’envers].
      + Une goutte répétait sa chute. Elle visait bien.
      + Au bord du lac, un triton se regardait se regarder.
    `,
    way: `
      On contourna [trois pierres pointues|une colonne de sel].
      Au loin, l’eau disait [toujours le même mot|plic, puis réfléchissait].
      + Au plafond brillaient des lumières, ou des yeux. De bons yeux.
    `,
    thanks: `
      {Keeper} donna {hero.a} [un caillou qui chante|un éclat où il faisait soir].
      + La grotte dit au revoir, puis encore : voir, voir.
    `,
  }),
  troubles: {
    'crystal-whistle': {
      keeper: { noun: 'écho timide', gender: 'm' },
      thing: { noun: 'sifflet de cristal', gender: 'm' },
      spot: { at: 'au bord du lac souterrain', to: 'vers le lac souterrain' },
      facts: {
        ask: 'Pourquoi la grotte ne répondait-elle plus ?',
        cause: 'l’écho voulut crier et {thing} glissa dans une fente',
        mended: 'la grotte répondit de nouveau',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Derrière une pierre se cachait {keeper}, [mince de timidité|gros comme un souffle].
          @thing « Je ne peux plus répondre. J’ai perdu {thing}. »
          @cause « J’ai voulu crier, et {thing} a glissé [dans une fente|entre deux pierres]. »
          @feeling {Keeper} était triste. Ça s’entendait [à peine|une seule fois].
        `,
        worry: `
          Les chauves-souris demandaient : qui est là ? [Et rien|Personne] ne disait : est là, est là.
        `,
        mend: `
          « Bonsoir », dit {hero}. [On attendit|Tous tendirent l’oreille].
          @mended {Keeper} siffla, et la grotte répondit de nouveau : [bonsoir, soir, soir|soir, soir].
        `,
        joy: `
          Chacun cria un mot. {Friend} cria : « [Purée|Pantoufle] ! » C’était très beau, trois fois.
        `,
      }),
    },
    'glow-stone': {
      keeper: { noun: 'chauve-souris lanternière', gender: 'f' },
      thing: { noun: 'pierre qui luit', gender: 'f' },
      spot: { at: 'dans le boyau le plus étroit', to: 'vers le boyau le plus étroit' },
      facts: {
        ask: 'Pourquoi tous les cristaux étaient-ils gris ?',
        cause: 'la montagne bâilla et {thing} roula au loin',
        mended: 'les cristaux reprirent leurs couleurs',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Au plafond pendait {keeper}, sa perche [sans lumière|éteinte sous l’aile].
          @thing « Tout est gris, gris, gris ! {Thing} a disparu. »
          @cause « La montagne a bâillé, et {thing} a roulé [au loin|dans le noir]. »
          @feeling {Keeper} était inquiète et [volait en rond|mordillait son aile].
        `,
        worry: `
          Un triton avait embrassé [une pierre|une éponge]. Il cherchait sa femme, et tout était gris.
        `,
        mend: `
          On remit {thing} au bout de la perche. [Un éclair|Une lueur].
          @mended Les cristaux reprirent leurs couleurs : [d’abord le rose|le vert d’abord], puis toutes.
        `,
        joy: `
          Tout en bas, la montagne [demanda pardon|avala son prochain bâillement].
        `,
      }),
    },
    'drum-pebble': {
      keeper: { noun: 'vieille salamandre', gender: 'f' },
      thing: { noun: 'caillou tambour', gender: 'm' },
      spot: { at: 'derrière le rideau de pierre', to: 'vers le rideau de pierre' },
      facts: {
        ask: 'Pourquoi l’horloge à gouttes se taisait-elle ?',
        cause: 'un scarabée prit {thing} pour un tabouret',
        mended: 'l’horloge à gouttes refit plic',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Près d’un creux mouillé, {keeper} [tendait l’oreille vers rien|penchait la tête].
          @thing « L’horloge à gouttes se tait. Il manque {thing}. »
          @cause « Un scarabée a pris {thing} pour [un tabouret|un joli tabouret]. »
          @feeling {Keeper} n’y comprenait plus rien : « On est ce soir, ou [hier|mardi] ? »
        `,
        worry: `
          Sans horloge, pas de nuit : rien qu’un [long après-midi|très long peut-être].
        `,
        mend: `
          On posa {thing} dans son creux. [La goutte visa|La goutte tomba].
          @mended Et l’horloge à gouttes refit plic, [plic, et plic|puis plic, bien à l’heure].
        `,
        joy: `
          Le scarabée reçut un vrai tabouret. [Il pleura un peu|Il y a même un dossier].
        `,
      }),
    },
  },
}
