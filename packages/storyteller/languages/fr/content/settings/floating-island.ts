import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const floatingIsland: SettingContent<Noun, 'Floating Island'> = {
  place: { name: 'l’Île flottante', in: 'sur l’Île flottante', to: 'vers l’Île flottante', from: 'de l’Île flottante' },
  ...atEveryLevel({
    arrival: `
      @place On se posa {place.in}. Ses racines [pendent dans le ciel|trempent dans les nuages].
      De petites cascades [tombaient dans le vide|se jetaient par-dessus bord], pour voir.
      + Des cerfs-volants saluaient, tenus par personne.
      + « Ça bouge un peu, dit {friend}. Ou c’est mon ventre. »
    `,
    life: `
      Les gens d’ici attachent [leur chapeau|leur soupe] avec une ficelle.
      + Une marmotte étendait son linge au bord du ciel.
      + Un cerf-volant rentrait tard et s’excusait.
    `,
    way: `
      On suivit [un sentier de racines|le bord de l’île], pas trop près du bord.
      En bas, un nuage [broutait|passait avec ses petits].
      + Ça sentait l’herbe et le vent d’ailleurs.
    `,
    thanks: `
      {Keeper} donna {hero.a} [un caillou plus léger que l’air|une ficelle de cerf-volant].
      + Les cerfs-volants firent chacun une boucle.
    `,
  }),
  troubles: {
    'anchor-pin': {
      keeper: { noun: 'macareux de l’ancre', gender: 'm' },
      thing: { noun: 'clavette de l’ancre', gender: 'f' },
      spot: { at: 'sous la dernière des racines', to: 'vers la dernière racine' },
      facts: {
        ask: 'Pourquoi l’île s’éloignait-elle de la lune ?',
        cause: 'l’île cogna un nuage et {thing} sauta',
        mended: 'l’île s’arrêta et resta tranquille',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Près de la grande chaîne, {keeper} [battait des ailes|tirait de tout son bec].
          @thing « L’île s’en va ! L’ancre ne tient pas sans {thing}. »
          @cause « On a cogné un nuage, et {thing} a sauté. [Boum, et hop|Poc]. »
          @feeling {Keeper} était inquiet et [disait adieu à la lune|mit son bec de travers].
        `,
        worry: `
          La lune devenait [petite|comme un petit pois]. Les enfants ne trouvaient plus leur ombre.
        `,
        mend: `
          {Keeper} enfonça {thing}. [Clong|Un coup, deux coups].
          @mended L’île s’arrêta et resta tranquille, [juste sous la lune|comme un canard qui dort].
        `,
        joy: `
          La lune revint [à la fenêtre|à sa taille]. On lui fit une place à table.
        `,
      }),
    },
    'spring-cork': {
      keeper: { noun: 'marmotte jardinière', gender: 'f' },
      thing: { noun: 'bouchon de la source', gender: 'm' },
      spot: { at: 'sous les racines pendantes', to: 'vers les racines pendantes' },
      facts: {
        ask: 'Pourquoi l’étang se vidait-il ?',
        cause: 'le petit tira {thing} pour voir',
        mended: 'l’étang se remplit jusqu’au bord',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Au bord de la vase, {keeper} [cachait un petit derrière elle|tenait un poisson dans un seau].
          @thing « L’étang se vide par-dessus bord. Il manque {thing}. »
          @cause « Mon plus petit a tiré {thing}, [pour voir|juste pour voir]. On a vu. »
          @feeling {Keeper} avait honte et [comptait ses griffes|toussota dans son tablier].
        `,
        worry: `
          Les poissons [faisaient la queue|prenaient un bain] dans une tasse. À tour de rôle.
        `,
        mend: `
          {Thing} rentra dans le trou. [Plop|Pouic].
          @mended L’étang se remplit jusqu’au bord, [avec sa lune dedans|goutte à goutte, puis d’un coup].
        `,
        joy: `
          Le petit promit de ne plus voir. [Enfin, pas ça|Pas aujourd’hui].
        `,
      }),
    },
    'mill-peg': {
      keeper: { noun: 'souris meunière', gender: 'f' },
      thing: { noun: 'plus petite cheville du moulin', gender: 'f' },
      spot: { at: 'dans le nid, sur le toit du moulin', to: 'vers le toit du moulin' },
      facts: {
        ask: 'Pourquoi le moulin ne tournait-il plus ?',
        cause: 'on attacha un cerf-volant avec {thing}',
        mended: 'le moulin tourna et l’île remonta',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Sous les ailes arrêtées, {keeper} [poussait et poussait|soufflait sur une aile].
          @thing « Le moulin est arrêté, et l’île descend. J’ai perdu {thing}. »
          @cause « On a attaché un cerf-volant avec {thing}. [Il s’est envolé|Le cerf-volant est parti]. Avec. »
          @feeling {Keeper} était si fatiguée que [ses oreilles pendaient|sa casquette dormait].
        `,
        worry: `
          L’île touchait presque [un clocher|un pommier]. Le coq disait : attention !
        `,
        mend: `
          {Thing} retrouva son trou. [Crac|Toc, toc].
          @mended Le moulin tourna et l’île remonta, [aile après aile|doucement, comme un soupir].
        `,
        joy: `
          Le coq salua. [Il avait le vertige|Il était presque déçu].
        `,
      }),
    },
  },
}
