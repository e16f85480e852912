import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const ancientLibrary: SettingContent<Noun, 'Ancient Library'> = {
  place: {
    name: 'la Vieille Bibliothèque',
    in: 'dans la Vieille Bibliothèque',
    to: 'vers la Vieille Bibliothèque',
    from: 'de la Vieille Bibliothèque',
  },
  ...atEveryLevel({
    arrival: `
      @place On poussa une porte : on était {place.in}. Ça sentait [le papier et la colle|la poussière et le thé].
      Les rayons [chuchotaient|se racontaient la fin], très haut.
      + La poussière écrivit dans l’air : bonsoir.
      + « Chut », dit {friend} à ses propres pieds.
    `,
    life: `
      Le soir, les livres [se tournent sur le côté|tirent leur couverture].
      + Un dictionnaire cherchait ses mots.
      + Deux échelles faisaient la course, sans bruit.
    `,
    way: `
      On longea le rayon des [cartes|recettes], puis celui des [secrets|soupirs].
      Un livre [ronflait|tourna une page tout seul].
      + Une lampe verte suivait de loin, l’air de rien.
    `,
    thanks: `
      {Keeper} donna {hero.a} [un mot très rare|une virgule en or], à garder.
      + La poussière écrivit encore : revenez.
    `,
  }),
  troubles: {
    'last-page': {
      keeper: { noun: 'ver à lunettes', gender: 'm' },
      thing: { noun: 'dernière page', gender: 'f' },
      spot: { at: 'sur le plus haut rayon', to: 'vers le plus haut rayon' },
      facts: {
        ask: 'Pourquoi l’histoire ne pouvait-elle pas finir ?',
        cause: 'un courant d’air emporta {thing}',
        mended: 'on lut la fin de l’histoire',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Entre deux chapitres, {keeper} [essuyait ses lunettes|tournait en rond].
          @thing « L’histoire n’a plus de fin. J’ai perdu {thing} ! »
          @cause « Un courant d’air a emporté {thing}. [Pff, et plus rien|La porte était ouverte]. »
          @feeling {Keeper} était inquiet, et [mordillait la table des matières|relisait la ligne d’avant].
        `,
        worry: `
          Dans l’histoire, une princesse [restait sur une jambe|attendait la phrase suivante]. Elle avait des crampes.
        `,
        mend: `
          {Thing} retrouva sa place. [On toussa un peu|Silence].
          @mended Alors on lut la fin de l’histoire, [à voix basse|mot après mot]. Et ils dormirent.
        `,
        joy: `
          La princesse [posa son pied|se coucha]. On l’entendit soupirer entre les lignes.
        `,
      }),
    },
    bookmark: {
      keeper: { noun: 'papillon bibliothécaire', gender: 'm' },
      thing: { noun: 'signet d’argent', gender: 'm' },
      spot: { at: 'dans la grande horloge de la salle de lecture', to: 'vers la grande horloge' },
      facts: {
        ask: 'Pourquoi les livres parlaient-ils tous à la fois ?',
        cause: 'on coupa du fromage avec {thing}',
        mended: 'les livres se turent et tournèrent leurs pages',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Au comptoir, {keeper} [se cachait sous son aile|tamponnait n’importe quoi].
          @thing « Ils parlent tous ! Sans {thing}, ils ne savent plus où ils en sont. »
          @cause « On a coupé du fromage avec {thing}. [C’était du gruyère|On avait faim]. Enfin, moi. »
          @feeling {Keeper} avait honte et [rougit jusqu’aux antennes|plia ses ailes].
        `,
        worry: `
          Le livre de cuisine [criait : œufs|cherchait ses œufs]. L’atlas lui répondait : l’Espagne !
        `,
        mend: `
          On glissa {thing} entre deux pages. [Chut|Frrt].
          @mended Les livres se turent et tournèrent leurs pages, [tous ensemble|l’un après l’autre].
        `,
        joy: `
          Il restait du fromage. [On partagea|On prit un couteau], cette fois.
        `,
      }),
    },
    'full-stop': {
      keeper: { noun: 'lutin d’encre', gender: 'm' },
      thing: { noun: 'point final', gender: 'm' },
      spot: { at: 'derrière le plus gros dictionnaire', to: 'vers le plus gros dictionnaire' },
      facts: {
        ask: 'Pourquoi plus personne n’arrêtait-il de parler ?',
        cause: '{thing} roula hors de la page',
        mended: 'la phrase finit et ce fut le calme',
      },
      ...atEveryLevel({
        trouble: `
          @keeper « Bonsoir et aussi bonjour et encore », dit {keeper}, [tout bleu|sans respirer].
          @thing « Et je ne peux pas m’arrêter et j’ai perdu {thing} et… »
          @cause « Et {thing} a roulé hors de la page et [je courais|il roulait] et… »
          @feeling {Keeper} n’y comprenait plus rien, [pauvre lutin|et parlait toujours].
        `,
        worry: `
          Partout, les gens parlaient sans finir. Un monsieur [racontait sa soupe|disait et, et, et] depuis hier.
        `,
        mend: `
          {Hero} posa {thing} au bout de la ligne. [Toc|Ploc].
          @mended La phrase finit et ce fut le calme. [Point|Quel calme].
        `,
        joy: `
          Tout le monde se tut pendant [une minute|trois minutes]. C’était délicieux.
        `,
      }),
    },
  },
}
