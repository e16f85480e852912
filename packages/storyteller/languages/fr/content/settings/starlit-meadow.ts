import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const starlitMeadow: SettingContent<Noun, 'Starlit Meadow'> = {
  place: { name: 'le Pré aux étoiles', in: 'dans le Pré aux étoiles', to: 'vers le Pré aux étoiles', from: 'du Pré aux étoiles' },
  ...atEveryLevel({
    arrival: `
      @place On arriva {place.in}. L’herbe y monte [jusqu’au menton|plus haut que les soucis].
      La rosée [brillait déjà|avait froid aux pieds], goutte contre goutte.
      + Un épouvantail montrait la Grande Ourse aux corbeaux.
      + « Il connaît tout le ciel, dit {friend}. Il n’a que ça à faire. »
    `,
    life: `
      Le soir, les sauterelles [accordent leurs pattes|repassent leurs habits].
      + Une marguerite comptait ses pétales, pour voir.
      + L’épouvantail prêtait son chapeau à qui avait froid.
    `,
    way: `
      L’herbe [s’ouvrait|chuchotait] à chaque pas, puis se refermait.
      Ça sentait [le foin|le trèfle] et un peu la lune.
      + Des vers luisants jouaient à faire des étoiles.
    `,
    thanks: `
      {Keeper} donna {hero.a} [un brin d’herbe d’argent|une goutte de rosée dans une coque].
      + L’épouvantail leva son chapeau. Un oiseau y dormait.
    `,
  }),
  troubles: {
    'smallest-star': {
      keeper: { noun: 'papillon astronome', gender: 'm' },
      thing: { noun: 'plus petite étoile', gender: 'f' },
      spot: { at: 'dans l’herbe haute, près de l’épouvantail', to: 'vers l’épouvantail' },
      facts: {
        ask: 'Pourquoi y avait-il un trou dans le ciel ?',
        cause: '{thing} se pencha trop pour regarder',
        mended: 'la petite étoile remonta à sa place',
      },
      ...atEveryLevel({
        trouble: `
          @keeper L’œil à sa lunette, {keeper} [reniflait|laissait couler une larme].
          @thing « Il y a un trou dans l’Ourse. On a perdu {thing} ! »
          @cause « {Thing} s’est penchée pour [nous voir|regarder en bas]. Elle s’est trop penchée. »
          @feeling {Keeper} était triste et [essuyait sa lunette|parlait au trou].
        `,
        worry: `
          L’Ourse n’avait plus de nez. Elle [ne voulait pas se lever|se tournait de dos].
        `,
        mend: `
          {Hero} ouvrit les mains et dit : « Va. » [Hop|Elle prit son élan].
          @mended La petite étoile remonta à sa place, [marche par marche|en chatouillant la nuit].
        `,
        joy: `
          L’Ourse éternua. [Elle avait de nouveau un nez|On le vit d’ici].
        `,
      }),
    },
    'silver-needle': {
      keeper: { noun: 'araignée de la rosée', gender: 'f' },
      thing: { noun: 'aiguille d’argent', gender: 'f' },
      spot: { at: 'près de la pierre solitaire', to: 'vers la pierre solitaire' },
      facts: {
        ask: 'Pourquoi la rosée ne tenait-elle pas sur l’herbe ?',
        cause: 'l’araignée posa {thing} juste un instant',
        mended: 'mille gouttes tinrent sur l’herbe',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Entre deux tiges, {keeper} [cachait sa figure dans ses pattes|n’osait pas bouger].
          @thing « Je ne peux plus coudre la rosée. J’ai perdu {thing}. »
          @cause « J’ai posé {thing} juste un instant. [Et voilà|Un tout petit instant] ! »
          @feeling {Keeper} avait honte, [huit fois honte|une fois par patte].
        `,
        worry: `
          La rosée tombait, et les fourmis [ouvraient des parapluies|nageaient]. Elles n’aimaient pas ça.
        `,
        mend: `
          {Keeper} enfila {thing} du premier coup. [Zip|Un point, deux points].
          @mended Et mille gouttes tinrent sur l’herbe, [bien cousues|chacune avec sa lune].
        `,
        joy: `
          {Keeper} broda aussi une goutte sur [l’épouvantail|le chapeau]. Il se tint très droit.
        `,
      }),
    },
    'fiddle-bow': {
      keeper: { noun: 'vieille sauterelle', gender: 'f' },
      thing: { noun: 'archet', gender: 'm' },
      spot: { at: 'parmi les coquelicots', to: 'vers les coquelicots' },
      facts: {
        ask: 'Pourquoi n’y avait-il pas de valse du soir ?',
        cause: 'une ombrelle de pissenlit emporta {thing}',
        mended: 'la valse fit danser tout le pré',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Son violon sur les genoux, {keeper} [pinçait une corde|regardait le vide]. Plonk.
          @thing « Pas de valse du soir sans {thing}. Et je n’ai plus {thing} ! »
          @cause « Une ombrelle de pissenlit a [emporté|attrapé] {thing}, par-dessus l’herbe. »
          @feeling {Keeper} était triste, et son violon [aussi|encore plus].
        `,
        worry: `
          Deux escargots se tenaient [enlacés|prêts] depuis une heure. Ils attendaient la musique.
        `,
        mend: `
          {Keeper} reprit {thing}. [Un, deux, trois|Une note, longue].
          @mended Et la valse fit danser tout le pré, [fleur après fleur|un-deux-trois, un-deux-trois].
        `,
        joy: `
          Les escargots dansaient encore [quand la valse fut finie|le lendemain].
        `,
      }),
    },
  },
}
