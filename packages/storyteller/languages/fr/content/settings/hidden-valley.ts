import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const hiddenValley: SettingContent<Noun, 'Hidden Valley'> = {
  place: { name: 'la Vallée cachée', in: 'dans la Vallée cachée', to: 'vers la Vallée cachée', from: 'de la Vallée cachée' },
  ...atEveryLevel({
    arrival: `
      @place Derrière le brouillard, on y était : {place.in}. Ça sentait [le lait|le foin et le lait].
      Deux murets [s’appuyaient l’un sur l’autre|se tenaient par l’épaule].
      + Le ruisseau se souvenait de tout et le racontait.
      + « Ici, on parle bas, dit {friend}. Le brouillard est léger. »
    `,
    life: `
      Chaque soir, on tire le brouillard [comme une couverture|jusqu’au clocher].
      + Une chèvre sonnait à toutes les portes, pour rien.
      + Le ruisseau récitait les anniversaires.
    `,
    way: `
      Le chemin descendait [entre deux murets|de pierre en pierre].
      Le ruisseau [parlait de la neige|répétait chaque pas] : plouf, plouf.
      + Une lumière bougeait derrière un carreau.
    `,
    thanks: `
      {Keeper} donna {hero.a} [un flocon de brouillard|un galet qui se souvient].
      + Le ruisseau promit de s’en souvenir.
    `,
  }),
  troubles: {
    'mist-shuttle': {
      keeper: { noun: 'vieille araignée tisserande', gender: 'f' },
      thing: { noun: 'navette', gender: 'f' },
      spot: { at: 'derrière la cascade', to: 'vers la cascade' },
      facts: {
        ask: 'Pourquoi la lune brillait-elle droit dans les yeux ?',
        cause: 'le ruisseau emporta {thing}',
        mended: 'la couverture de brouillard se referma',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Devant son métier, {keeper} [tenait un fil dans chaque patte|piquait du nez].
          @thing « Le brouillard a un trou. Et je n’ai plus {thing} ! »
          @cause « Le ruisseau a emporté {thing}, [en passant|en parlant d’autre chose]. »
          @feeling {Keeper} était fatiguée : [six yeux dormaient, deux veillaient|elle bâilla huit fois].
        `,
        worry: `
          La lune brillait droit [dans les yeux|dans les lits]. Une vache portait un bandeau.
        `,
        mend: `
          {Thing} courut, à gauche, à droite. [Clic, clac|Tic, tac].
          @mended Et la couverture de brouillard se referma, [maille après maille|bien douce].
        `,
        joy: `
          La vache garda son bandeau. [Il lui allait bien|C’était du velours].
        `,
      }),
    },
    'last-letter': {
      keeper: { noun: 'martinet facteur', gender: 'm' },
      thing: { noun: 'dernière lettre', gender: 'f' },
      spot: { at: 'sur le vieux pont suspendu', to: 'vers le vieux pont suspendu' },
      facts: {
        ask: 'Pourquoi quelqu’un ne voulait-il pas dormir ?',
        cause: 'le vent tira {thing} du sac',
        mended: 'on lut la lettre à haute voix',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Sous la lampe de la poste, {keeper} [retournait son sac|regardait un sac vide].
          @thing « Quelqu’un attend et ne veut pas dormir. J’ai perdu {thing}. »
          @cause « Le vent a tiré {thing} du sac. [Je l’ai vu|Comme ça], et hop. »
          @feeling {Keeper} était triste, et [sa casquette aussi|ses ailes pendaient].
        `,
        worry: `
          À une fenêtre, un petit loir [attendait|collait son nez]. Il avait mis son bonnet, pourtant.
        `,
        mend: `
          On ouvrit {thing}. [L’enveloppe craqua|Chut, dit le ruisseau].
          @mended On lut la lettre à haute voix : [bonne nuit, mon loir|dors bien, dors bien].
        `,
        joy: `
          Le petit loir [dormait avant la signature|sourit dans son sommeil].
        `,
      }),
    },
    'smallest-bell': {
      keeper: { noun: 'nain fondeur', gender: 'm' },
      thing: { noun: 'plus petite cloche', gender: 'f' },
      spot: { at: 'dans les roseaux de l’étang', to: 'vers les roseaux' },
      facts: {
        ask: 'Pourquoi manquait-il une note au carillon ?',
        cause: '{thing} roula dans la pente pour s’amuser',
        mended: 'le carillon sonna toutes ses notes',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Au pied du clocher, {keeper} [se grattait la barbe|comptait ses cloches].
          @thing « Ding, dong, et puis rien. Il manque {thing} ! »
          @cause « {Thing} a roulé dans la pente. [Pour s’amuser|Ça l’amusait], je crois. »
          @feeling {Keeper} n’y comprenait plus rien, et [chantait la note manquante|sonnait avec son nez].
        `,
        worry: `
          Sans cette note, le soir [boitait|trébuchait]. Les moutons rentraient à reculons.
        `,
        mend: `
          On raccrocha {thing}. [Elle riait encore|On tira la corde].
          @mended Et le carillon sonna toutes ses notes : [ding, dong, ding|ding, dong, et ding].
        `,
        joy: `
          {Thing} promit de ne rouler que [le dimanche|le jeudi].
        `,
      }),
    },
  },
}
