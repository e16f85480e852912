import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const cloudCity: SettingContent<Noun, 'Cloud City'> = {
  place: { name: 'la Cité des nuages', in: 'dans la Cité des nuages', to: 'vers la Cité des nuages', from: 'de la Cité des nuages' },
  ...atEveryLevel({
    arrival: `
      @place On arriva {place.in}. Les rues y sont [en brume|blanches et molles].
      Chaque pas faisait [pouf|un petit pouf] et ne laissait pas de trace.
      + Ça sentait la pluie de demain.
      + « Ne regarde pas en bas, dit {friend}. C’est trop joli. »
    `,
    life: `
      Le soir, les marchands d’oreillers [ferment boutique|rentrent leur duvet].
      + Pour monter, on prend le vent. Pour descendre, on attend.
      + Une dame étendait des brouillards sur un fil.
    `,
    way: `
      On prit [une ruelle de coton|un escalier de brume].
      Le vent passait, [son balai à la main|pressé, et s’excusait].
      + Un petit nuage suivait, comme un chien.
    `,
    thanks: `
      {Keeper} donna {hero.a} [un bout de nuage sec|une plume très légère].
      + Toute la rue agita ses mouchoirs de brume.
    `,
  }),
  troubles: {
    'cloud-whistle': {
      keeper: { noun: 'berger des nuages', gender: 'm' },
      thing: { noun: 'sifflet de bois', gender: 'm' },
      spot: { at: 'sur le plus bas des nuages', to: 'vers le plus bas des nuages' },
      facts: {
        ask: 'Pourquoi les nuages traînaient-ils dans les rues ?',
        cause: '{thing} tomba par un trou de poche',
        mended: 'les nuages rentrèrent à la maison',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Assis sur une borne, {keeper} [soufflait|s’épongeait le front].
          @thing « Mes nuages n’obéissent plus. Je n’ai plus {thing}. »
          @cause « Ma poche avait un trou, et {thing} est tombé [par là|dedans, puis dehors]. »
          @feeling {Keeper} était si fatigué qu’il [bâilla deux fois|s’appuya sur un nuage, et tomba].
        `,
        worry: `
          Un nuage était entré à l’école. [Il pleuvait sur les cahiers|Il était assis au premier rang].
        `,
        mend: `
          {Keeper} siffla dans {thing}, [une fois, longtemps|deux notes].
          @mended Et les nuages rentrèrent à la maison, [à la queue leu leu|le plus gros en dernier].
        `,
        joy: `
          On compta : [trente-deux|cent douze], et un petit en plus. On le garda.
        `,
      }),
    },
    'first-feather': {
      keeper: { noun: 'souris des nuages', gender: 'f' },
      thing: { noun: 'toute première plume', gender: 'f' },
      spot: { at: 'sur le balcon de la girouette', to: 'vers le balcon de la girouette' },
      facts: {
        ask: 'Pourquoi tous les oreillers étaient-ils durs ?',
        cause: 'on laissa la fenêtre ouverte et {thing} s’envola',
        mended: 'les oreillers gonflèrent tous ensemble',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Dans sa boutique, {keeper} [tapait sur un oreiller|écoutait un oreiller]. Toc, toc.
          @thing « Ils sont durs comme du bois. J’ai perdu {thing} ! »
          @cause « On a laissé la fenêtre ouverte, et {thing} [s’est envolée|est sortie]. »
          @feeling {Keeper} était triste, et se moucha [dans du brouillard|sans bruit].
        `,
        worry: `
          Le maire avait posé la tête sur l’oreiller. [Il a une bosse|On a entendu : aïe].
        `,
        mend: `
          {Keeper} glissa {thing} dans le premier oreiller. [Pff|Il soupira].
          @mended Les oreillers gonflèrent tous ensemble, [comme des brioches|pouf, pouf, pouf].
        `,
        joy: `
          Il y eut une bataille de polochons, [très courte|très polie]. Le maire gagna.
        `,
      }),
    },
    'star-cloth': {
      keeper: { noun: 'alouette laveuse d’étoiles', gender: 'f' },
      thing: { noun: 'chiffon à étoiles', gender: 'm' },
      spot: { at: 'tout au bout de la rampe du ciel', to: 'vers le bout de la rampe du ciel' },
      facts: {
        ask: 'Pourquoi les étoiles étaient-elles ternes ?',
        cause: '{thing} s’envola de la corde à linge',
        mended: 'les étoiles se remirent à briller',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Sur son échelle, {keeper} [frottait le ciel avec son aile|agitait un seau vide].
          @thing « Que de poussière ! Et {thing} a disparu. »
          @cause « Je l’avais mis à sécher. {Thing} [s’est envolé|a quitté] la corde à linge. »
          @feeling {Keeper} était inquiète, et [chantait faux|perdit une plume].
        `,
        worry: `
          Une étoile filante [s’était perdue|demandait son chemin]. Elle n’y voyait plus rien.
        `,
        mend: `
          Un coup de {thing.bare} ici, un coup là. [Ça grinçait|Ça chatouillait].
          @mended Et les étoiles se remirent à briller, [l’une après l’autre|propres comme des sous neufs].
        `,
        joy: `
          Une étoile éternua, [de plaisir|à cause du savon]. Toutes dirent : à tes souhaits.
        `,
      }),
    },
  },
}
