import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const dragonsLair: SettingContent<Noun, "Dragon's Lair"> = {
  place: { name: 'l’Antre du dragon', in: 'dans l’Antre du dragon', to: 'vers l’Antre du dragon', from: 'de l’Antre du dragon' },
  ...atEveryLevel({
    arrival: `
      @place On entra {place.in}. Le dragon était [en voyage|parti], son paillasson le disait.
      Partout s’élevaient [des montagnes de cuillères|des collines de petites cuillères].
      + Ça sentait la suie et la tartine.
      + « Ne touche à rien, dit {friend}. Enfin, pas trop fort. »
    `,
    life: `
      Quand le dragon n’est pas là, [on fait le ménage|on compte l’or]. C’est long.
      + Un lézard faisait briller une baignoire en or.
      + Les pierres gardent la chaleur, et aussi les secrets.
    `,
    way: `
      On marcha sur [des pièces qui glissaient|des couverts bien rangés], gling, gling.
      Un vent chaud [respirait dans le couloir|montait de la cheminée].
      + Au mur pendait un portrait du dragon, en bébé.
    `,
    thanks: `
      {Keeper} donna {hero.a} [une toute petite cuillère|une écaille perdue].
      + Le paillasson disait maintenant : revenez vite.
    `,
  }),
  troubles: {
    ember: {
      keeper: { noun: 'diablotin chauffeur', gender: 'm' },
      thing: { noun: 'dernière braise', gender: 'f' },
      spot: { at: 'derrière la montagne de cuillères', to: 'vers la montagne de cuillères' },
      facts: {
        ask: 'Pourquoi le grand feu était-il éteint ?',
        cause: 'une goutte tomba sur {thing} et la fit fuir',
        mended: 'le feu reprit et les bouilloires chantèrent',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Devant un âtre froid, {keeper} [claquait des dents|avait mis trois écharpes].
          @thing « Le grand feu est mort. {Thing} a disparu ! »
          @cause « Une goutte est tombée du plafond sur {thing}. [Elle a fui|Elle s’est cachée]. »
          @feeling {Keeper} était inquiet, et [tournait autour de l’âtre|soufflait sur rien].
        `,
        worry: `
          Le thé avait gelé. [On le mangeait à la fourchette|Une souris patinait dessus].
        `,
        mend: `
          {Hero} posa {thing} sur la paille. [Fff|On souffla].
          @mended Le feu reprit et les bouilloires chantèrent, [une par une|toutes à la fois].
        `,
        joy: `
          On fit griller [du pain|des pommes] sur une épée. Elle servait enfin.
        `,
      }),
    },
    'smallest-coin': {
      keeper: { noun: 'souris comptable', gender: 'f' },
      thing: { noun: 'plus petite pièce', gender: 'f' },
      spot: { at: 'sous la baignoire en or', to: 'vers la baignoire en or' },
      facts: {
        ask: 'Pourquoi personne n’avait-il le droit d’aller au lit ?',
        cause: 'la souris éternua et {thing} roula',
        mended: 'le compte tomba juste',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Sur un tas d’or, {keeper} [recomptait, le crayon sur l’oreille|tenait un très long papier].
          @thing « Il manque {thing}. Sans elle, on ne peut pas finir, ni aller au lit. »
          @cause « J’ai éternué, et {thing} a roulé. [Atchoum, gling|Gling, gling, puis rien]. »
          @feeling {Keeper} était fatiguée et [disait : deux, trois, sept|bâillait entre les chiffres].
        `,
        worry: `
          Douze lézards attendaient leur lit, debout. Le dernier [ronflait|tenait les autres].
        `,
        mend: `
          On posa {thing} sur la pile. [Gling|Ting].
          @mended « Un million et une », dit {keeper}. Le compte tomba juste, [enfin|au sou près].
        `,
        joy: `
          On applaudit, puis on se coucha, [en pyjama doré|sur place].
        `,
      }),
    },
    'humming-stone': {
      keeper: { noun: 'lézarde nourrice', gender: 'f' },
      thing: { noun: 'pierre qui ronronne', gender: 'f' },
      spot: { at: 'sur le rebord près de la cheminée', to: 'vers la cheminée' },
      facts: {
        ask: 'Pourquoi l’œuf du dragon ne dormait-il pas ?',
        cause: 'l’œuf poussa {thing} hors du nid',
        mended: 'l’œuf s’endormit dans son nid',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Près d’un nid, {keeper} [berçait un œuf énorme|chantait, la voix cassée].
          @thing « L’œuf gigote et ne dort pas. Il lui faut {thing} ! »
          @cause « Il a poussé {thing} hors du nid, [d’un coup de pied|sans faire exprès]. Avant de naître ! »
          @feeling {Keeper} était inquiète, et [tricotait des chaussons|tenait l’œuf à quatre pattes].
        `,
        worry: `
          Quand l’œuf gigote, [toutes les cuillères tremblent|la baignoire déborde]. Et il a de la force.
        `,
        mend: `
          On glissa {thing} dans la paille. [Rrr|Elle ronronna].
          @mended L’œuf s’endormit dans son nid, [d’un seul coup|après un tout petit coup de pied].
        `,
        joy: `
          {Keeper} dansa [sur la pointe des griffes|en chaussettes]. Sans bruit, mais avec élan.
        `,
      }),
    },
  },
}
