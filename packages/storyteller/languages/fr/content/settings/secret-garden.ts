import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const secretGarden: SettingContent<Noun, 'Secret Garden'> = {
  place: { name: 'le Jardin secret', in: 'au Jardin secret', to: 'vers le Jardin secret', from: 'du Jardin secret' },
  ...atEveryLevel({
    arrival: `
      @place Derrière le lierre, on y était : {place.in}. Ça sentait [la menthe|la terre mouillée].
      Les fleurs [chuchotaient|se turent, puis chuchotèrent] dans leurs lits.
      + Le cadran solaire attendait le soleil, par habitude.
      + « Elles parlent de nous, dit {friend}. En bien, je crois. »
    `,
    life: `
      Ici, le soir, on [borde les salades|arrose les secrets].
      + Une abeille en retard rentrait sur la pointe des ailes.
      + Deux tulipes se prêtaient une goutte d’eau.
    `,
    way: `
      L’allée tournait [autour des roses|entre les choux].
      Un arrosoir [ronflait|gouttait dans son sommeil].
      + L’air sentait la fraise et la ficelle.
    `,
    thanks: `
      {Keeper} donna {hero.a} [une graine rayée|un brin de menthe].
      + Les fleurs dirent au revoir par ordre de taille.
    `,
  }),
  troubles: {
    'evening-seed': {
      keeper: { noun: 'nain jardinier', gender: 'm' },
      thing: { noun: 'graine du soir', gender: 'f' },
      spot: { at: 'derrière la vieille serre', to: 'vers la vieille serre' },
      facts: {
        ask: 'Pourquoi les fleurs ne se fermaient-elles pas ?',
        cause: 'l’arrosoir se renversa et emporta {thing}',
        mended: 'les fleurs se fermèrent une à une',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Au milieu de l’allée, {keeper} [dormait presque debout|s’appuyait sur son râteau].
          @thing « Mes fleurs veillent encore. Je n’ai plus {thing}. »
          @cause « L’arrosoir s’est renversé, et l’eau a [emporté|noyé, puis emporté] {thing}. »
          @feeling {Keeper} était bien fatigué, et [sa barbe traînait par terre|son bonnet lui tombait sur le nez].
        `,
        worry: `
          Un coquelicot [réclamait une histoire|voulait un verre d’eau]. C’était la neuvième fois.
        `,
        mend: `
          {Hero} enfonça {thing} dans la terre, [d’un doigt de profondeur|tout doucement].
          @mended Alors les fleurs se fermèrent une à une, [sans discuter|comme des parapluies].
        `,
        joy: `
          Le coquelicot dit bonne nuit [en dernier|deux fois]. Il y tenait.
        `,
      }),
    },
    'tuning-fork': {
      keeper: { noun: 'grillon chef d’orchestre', gender: 'm' },
      thing: { noun: 'diapason', gender: 'm' },
      spot: { at: 'sous les feuilles de rhubarbe', to: 'vers la rhubarbe' },
      facts: {
        ask: 'Pourquoi chaque grillon chantait-il autre chose ?',
        cause: 'la taupe prit {thing} pour une brique',
        mended: 'les grillons chantèrent un seul chant',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Sur un pot renversé, {keeper} [se bouchait les oreilles|agitait sa baguette pour rien].
          @thing « Écoutez ce vacarme ! Il me faut {thing}. »
          @cause « La taupe a pris {thing} pour [une brique|une brique de son mur]. »
          @feeling {Keeper} ne savait plus [sur quelle patte danser|où donner de l’antenne].
        `,
        worry: `
          Un grillon chantait un lied, un autre [une recette|l’alphabet]. Le troisième faisait la pluie.
        `,
        mend: `
          {Keeper} fit sonner {thing}. [Ding|Ting]. Un la, très pur.
          @mended Et les grillons chantèrent un seul chant, [bien ensemble|du chou à la rose].
        `,
        joy: `
          La taupe reçut [une vraie brique|deux briques], avec un ruban. Elle fut très émue.
        `,
      }),
    },
    'ivy-key': {
      keeper: { noun: 'escargot portier', gender: 'm' },
      thing: { noun: 'clé de lierre', gender: 'f' },
      spot: { at: 'à côté du cadran solaire', to: 'vers le cadran solaire' },
      facts: {
        ask: 'Pourquoi la brise du soir restait-elle dehors ?',
        cause: 'le lierre emporta {thing} en poussant',
        mended: 'la grille s’ouvrit et la brise entra',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Devant la grille fermée, {keeper} [parlait dans sa coquille|ne montrait qu’une corne].
          @thing « Je ne peux plus ouvrir. {Thing} n’est plus là. »
          @cause « Le lierre a poussé, et il a [emporté|soulevé] {thing}. Je regardais, pourtant. »
          @feeling {Keeper} avait honte, et [rentra l’autre corne|devint tout petit].
        `,
        worry: `
          La brise attendait dehors. [Elle soufflait sous la porte|Elle soupirait], et les roses avaient chaud.
        `,
        mend: `
          {Thing} tourna, [feuille après feuille|en frisant un peu].
          @mended La grille s’ouvrit et la brise entra, [sur la pointe des pieds|fraîche comme de l’eau].
        `,
        joy: `
          Elle fit le tour du jardin et embrassa tout le monde. [Même le fumier|Le râteau aussi].
        `,
      }),
    },
  },
}
