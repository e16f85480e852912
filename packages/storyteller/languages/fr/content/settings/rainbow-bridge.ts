import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const rainbowBridge: SettingContent<Noun, 'Rainbow Bridge'> = {
  place: {
    name: 'le Pont de l’arc-en-ciel',
    in: 'sur le Pont de l’arc-en-ciel',
    to: 'vers le Pont de l’arc-en-ciel',
    from: 'du Pont de l’arc-en-ciel',
  },
  ...atEveryLevel({
    arrival: `
      @place On posa le pied {place.in}. Il a sept voies, et [chacune a son goût|le rouge chauffe un peu].
      La pluie d’ici [chatouille|fait rire les coudes].
      + Sur des échelles, des peintres sifflaient en bleu.
      + « Je marche dans le vert, dit {friend}. Ça me va au teint. »
    `,
    life: `
      Les peintres [rincent leurs pinceaux|font une retouche] avant la nuit.
      + L’indigo et le violet jouaient aux cartes, près du bord.
      + Un facteur passait à vélo, deux pneus de deux couleurs.
    `,
    way: `
      On descendit [par l’orange|par la voie jaune], qui sentait l’abricot.
      Une échelle [grinçait en do|bâillait] au passage.
      + Des gouttes roulaient devant, en riant.
    `,
    thanks: `
      {Keeper} donna {hero.a} [une goutte de violet|un bout de craie d’arc-en-ciel].
      + Les peintres saluèrent du haut de leurs échelles.
    `,
  }),
  troubles: {
    'smallest-brush': {
      keeper: { noun: 'rainette peintre', gender: 'f' },
      thing: { noun: 'plus petit pinceau', gender: 'm' },
      spot: { at: 'au pied du pont', to: 'vers le pied du pont' },
      facts: {
        ask: 'Pourquoi y avait-il un trou dans le pont ?',
        cause: 'la pluie emporta {thing} par-dessus bord',
        mended: 'le trou du pont se referma',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Sur la plus haute échelle, {keeper} [serrait un pot de bleu|tenait sa palette à l’envers].
          @thing « Il reste un trou ! Pour le finir, il me faut {thing}. »
          @cause « La pluie a emporté {thing} [par-dessus bord|dans le vide]. »
          @feeling {Keeper} était inquiète, et [verdit encore|n’osait pas regarder le trou].
        `,
        worry: `
          Un mouton rentrait chez lui. Il s’était arrêté [au bord du trou|à mi-pont] et broutait l’orange.
        `,
        mend: `
          Trois coups de pinceau, [fins comme un cil|sans dépasser].
          @mended Et le trou du pont se referma, [couleur contre couleur|comme une bouche].
        `,
        joy: `
          Le mouton passa le premier. [Il a encore un pied bleu|Tout le monde cria hourra].
        `,
      }),
    },
    'bridge-whistle': {
      keeper: { noun: 'blaireau du pont', gender: 'm' },
      thing: { noun: 'sifflet du pont', gender: 'm' },
      spot: { at: 'sur l’échelle la plus basse des peintres', to: 'vers l’échelle des peintres' },
      facts: {
        ask: 'Pourquoi tout le monde était-il arrêté sur le pont ?',
        cause: 'le blaireau salua et {thing} tomba dans la brume',
        mended: 'tout le monde traversa dans l’ordre',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Au milieu du pont, {keeper} [agitait ses deux bras|disait : vous, non, vous].
          @thing « On ne sait plus à qui le tour. Je n’ai plus {thing} ! »
          @cause « J’ai dit bonsoir, et {thing} est tombé dans [la brume|toute cette brume]. »
          @feeling {Keeper} n’y comprenait plus rien, et [se salua lui-même|s’arrêta lui-même].
        `,
        worry: `
          « Après vous », disaient deux oies. [Depuis midi|Elles étaient trop polies].
        `,
        mend: `
          Un coup de {thing.bare}, bref. [Puis un long|Puis deux].
          @mended Et tout le monde traversa dans l’ordre, [oie par oie|sans une bosse].
        `,
        joy: `
          {Keeper} siffla encore, [pour la beauté|pour rien]. Tout le monde s’arrêta, hélas.
        `,
      }),
    },
    'sun-glass': {
      keeper: { noun: 'plus jeune des gouttes', gender: 'f' },
      thing: { noun: 'verre de soleil', gender: 'm' },
      spot: { at: 'sous la troisième arche', to: 'vers la troisième arche' },
      facts: {
        ask: 'Pourquoi le pont pâlissait-il ?',
        cause: 'la goutte frotta trop fort et {thing} glissa',
        mended: 'les couleurs du pont revinrent',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Au bord du pont tremblait {keeper}, [ronde et rouge|à deux doigts de tomber].
          @thing « Le pont pâlit. C’est {thing} qui lui donne [ses couleurs|sa lumière]. »
          @cause « Je voulais bien faire. J’ai frotté, et {thing} a glissé [d’un coup|loin]. »
          @feeling {Keeper} avait si honte qu’elle [s’évaporait un peu|devint toute petite].
        `,
        worry: `
          Le jaune disait : je suis blanc. Le blanc [ne savait plus quoi dire|en profitait].
        `,
        mend: `
          On remit {thing} face à la lune. [Elle aida|Ça suffit].
          @mended Et les couleurs du pont revinrent, [du rouge au violet|plus gaies qu’avant].
        `,
        joy: `
          {Keeper} fut nommée [gardienne du verre|première goutte]. Elle frotte doucement, maintenant.
        `,
      }),
    },
  },
}
