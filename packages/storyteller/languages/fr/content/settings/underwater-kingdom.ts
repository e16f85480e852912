import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const underwaterKingdom: SettingContent<Noun, 'Underwater Kingdom'> = {
  place: {
    name: 'le Royaume sous la mer',
    in: 'au Royaume sous la mer',
    to: 'vers le Royaume sous la mer',
    from: 'du Royaume sous la mer',
  },
  ...atEveryLevel({
    arrival: `
      @place On était {place.in}. L’eau y est [bleue comme le soir|tiède comme un bain].
      Sur les balcons de corail, [des poissons disaient bonsoir|on arrosait les anémones].
      + Un hippocampe donnait des leçons de virage.
      + « Ne parle pas la bouche ouverte », dit {friend} [très vite|en faisant des bulles].
    `,
    life: `
      Chaque soir, la chorale des bigorneaux [répète|chante] [très lentement|une seule note].
      + Une étoile de mer lavait sa vitre avec sa cinquième branche.
      + Une huître bâillait, sans cacher sa perle.
    `,
    way: `
      Il fallut longer [une allée d’algues|un mur de coquillages].
      Le sable faisait [de petits nuages|des nuages] sous [chaque pas|chaque geste].
      + Une méduse passait, polie comme une lampe.
    `,
    thanks: `
      {Keeper} donna {hero.a} [un coquillage bleu|une bulle dans une coquille].
      + Toute la chorale chanta au revoir. Ce fut long, mais beau.
    `,
  }),
  troubles: {
    'moon-pearl': {
      keeper: { noun: 'vieux crabe', gender: 'm' },
      thing: { noun: 'perle de lune', gender: 'f' },
      spot: { at: 'dans la petite épave', to: 'vers la petite épave' },
      facts: {
        ask: 'Pourquoi le palais était-il dans le noir ?',
        cause: 'le courant fit rouler {thing} au loin',
        mended: 'la lumière revint sur tous les balcons',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Devant le palais sombre, {keeper} [marchait de côté, puis de l’autre|comptait ses pinces].
          @thing « Tout est noir, car {thing} a disparu. »
          @cause « Le courant a fait rouler {thing} [au loin|hors de sa coupe]. »
          @feeling {Keeper} était inquiet, et [ses pinces claquaient|il se pinça lui-même].
        `,
        worry: `
          Dans le noir, un poisson disait bonne nuit [à un rocher|à une botte]. Elle ne répondait pas.
        `,
        mend: `
          On posa {thing} dans sa coupe. [Elle hésita|Elle cligna un peu].
          @mended Puis la lumière revint sur tous les balcons, [ronde et douce|un étage après l’autre].
        `,
        joy: `
          {Keeper} dansa, [un pas à gauche|trois pas à gauche]. Il ne savait pas à droite.
        `,
      }),
    },
    'bell-clapper': {
      keeper: { noun: 'escargot chef de chœur', gender: 'm' },
      thing: { noun: 'battant de la cloche', gender: 'm' },
      spot: { at: 'dans la forêt d’algues', to: 'vers la forêt d’algues' },
      facts: {
        ask: 'Pourquoi aucun poisson ne savait-il qu’il faisait nuit ?',
        cause: '{thing} s’envola d’avoir sonné trop gaiement',
        mended: 'la cloche sonna et les poissons se couchèrent',
      },
      ...atEveryLevel({
        trouble: `
          @keeper {Keeper} battait la mesure, mais [dans le désordre|devant personne].
          @thing « La cloche ne sonne plus. {Thing} a disparu ! »
          @cause « J’ai sonné trop gaiement, et {thing} [s’est envolé|est parti]. »
          @feeling {Keeper} était perdu : « C’est le soir, ou [déjà le matin|encore hier] ? »
        `,
        worry: `
          Un banc de sardines prenait [son quatrième petit déjeuner|le goûter, encore]. Elles n’en pouvaient plus.
        `,
        mend: `
          {Thing} fut raccroché. [Un petit coup|Un coup], pour voir.
          @mended La cloche sonna et les poissons se couchèrent, [rang après rang|tous du même côté].
        `,
        joy: `
          La chorale chanta la deuxième note. [On attendait ça|Elle la gardait] depuis des années.
        `,
      }),
    },
    'bubble-ring': {
      keeper: { noun: 'crevette boulangère', gender: 'f' },
      thing: { noun: 'anneau à bulles', gender: 'm' },
      spot: { at: 'au bord du récif', to: 'vers le bord du récif' },
      facts: {
        ask: 'Pourquoi les petits lits ne flottaient-ils plus ?',
        cause: 'le petit dernier joua avec {thing} et le lâcha',
        mended: 'les bulles montèrent et les lits flottèrent',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Devant son four, {keeper} [pleurait dans la farine|avait éteint la lumière].
          @thing « Plus une bulle ! On a perdu {thing}. »
          @cause « Mon petit dernier a joué avec {thing}, et il l’a [lâché|laissé tomber]. »
          @feeling {Keeper} était triste, et même [ses antennes pleuraient|son tablier pendait].
        `,
        worry: `
          Sans bulles, les lits des petits [restaient au fond|traînaient dans le sable]. Ça gratte, le sable.
        `,
        mend: `
          {Keeper} souffla dans {thing}. [Blop|Plop].
          @mended Les bulles montèrent et les lits flottèrent, [un par un|en se balançant].
        `,
        joy: `
          Le petit dernier eut la plus grosse bulle. [Il dormit dedans|Il s’excusa dedans].
        `,
      }),
    },
  },
}
