import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const moonlitBeach: SettingContent<Noun, 'Moonlit Beach'> = {
  place: {
    name: 'la Plage au clair de lune',
    in: 'sur la Plage au clair de lune',
    to: 'vers la Plage au clair de lune',
    from: 'de la Plage au clair de lune',
  },
  ...atEveryLevel({
    arrival: `
      @place On arriva {place.in}. Le sable mouillé [luisait comme un miroir|montrait deux lunes].
      Les barques dormaient [sur le flanc|la joue dans le sable].
      + Ça sentait le sel et la corde.
      + « Les coquillages écoutent, souffla {friend}. Dis-leur bonsoir. »
    `,
    life: `
      Le soir, les crabes [plient les parasols|ratissent la plage]. De côté, bien sûr.
      + Une mouette se racontait sa journée.
      + Deux puces de mer jouaient à la plus haute.
    `,
    way: `
      On marcha [pieds dans l’eau|au bord des vagues], là où le sable est dur.
      Un coquillage [soupira|dit oui, puis non].
      + La lune suivait, posée sur chaque flaque.
    `,
    thanks: `
      {Keeper} donna {hero.a} [un galet en forme de lune|un coquillage qui dit oui].
      + Les barques clignèrent d’un hublot.
    `,
  }),
  troubles: {
    'lamp-shell': {
      keeper: { noun: 'bernard-l’ermite', gender: 'm' },
      thing: { noun: 'coquillage-lampe', gender: 'm' },
      spot: { at: 'dans la mare la plus profonde', to: 'vers la mare la plus profonde' },
      facts: {
        ask: 'Pourquoi le phare était-il éteint ?',
        cause: 'une vague emprunta {thing}',
        mended: 'la lumière du phare se remit à tourner',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Au pied du phare, {keeper} [sortait de sa coquille, y rentrait|comptait les bateaux].
          @thing « Mon phare est éteint. Je n’ai plus {thing} ! »
          @cause « Une vague m’a emprunté {thing}. [Emprunté|Elle a dit merci], mais elle ne l’a pas rendu. »
          @feeling {Keeper} était inquiet pour [les bateaux|la sardine de huit heures].
        `,
        worry: `
          Un petit bateau criait : [par ici|par où] ? Un rocher répondait : pas par ici.
        `,
        mend: `
          On monta {thing} tout en haut. [Clac|On frotta la vitre].
          @mended Et la lumière du phare se remit à tourner, [ronde, lente|tout doucement].
        `,
        joy: `
          Le petit bateau entra au port. [Il fit tut|Le rocher était content].
        `,
      }),
    },
    'song-shell': {
      keeper: { noun: 'bécasseau', gender: 'm' },
      thing: { noun: 'conque aux chansons', gender: 'f' },
      spot: { at: 'sous le vieux ponton', to: 'vers le vieux ponton' },
      facts: {
        ask: 'Pourquoi les vagues n’étaient-elles plus en mesure ?',
        cause: 'un jeune crabe s’installa dans {thing}',
        mended: 'les vagues reprirent la mesure',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Au bord de l’eau, {keeper} [courait, s’arrêtait, courait|avait les larmes au bec].
          @thing « La mer a oublié sa chanson. Il lui faut {thing}. »
          @cause « Un jeune crabe s’est installé dans {thing}, [avec ses meubles|avec un tapis]. »
          @feeling {Keeper} était triste, et [ses traces aussi|courait moins vite].
        `,
        worry: `
          Les vagues [se cognaient|arrivaient à trois de front]. Pardon, disait l’une. Aïe, disait l’autre.
        `,
        mend: `
          {Keeper} souffla dans {thing}. [Hou|Une note bleue].
          @mended Et les vagues reprirent la mesure, [une, et une|chh, chh, comme il faut].
        `,
        joy: `
          Le jeune crabe eut [une boîte à thé|un pot de fleurs], avec vue.
        `,
      }),
    },
    'oar-peg': {
      keeper: { noun: 'loutre passeuse', gender: 'f' },
      thing: { noun: 'cheville d’argent', gender: 'f' },
      spot: { at: 'sur le banc de sable', to: 'vers le banc de sable' },
      facts: {
        ask: 'Pourquoi la barque de lune restait-elle à quai ?',
        cause: 'on mêla {thing} au bois flotté',
        mended: 'la barque de lune glissa sur l’eau',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Sur le quai, {keeper} [tournait le dos|fouillait un tas de bois].
          @thing « La barque de lune ne part pas. Pour ramer, il faut {thing}. »
          @cause « J’ai mêlé {thing} au bois flotté. [J’ai tout rangé, trop rangé|Je rangeais]. »
          @feeling {Keeper} avait honte, et [parlait dans ses moustaches|lissait sa queue].
        `,
        worry: `
          Sur la barque, la lune attendait, [son billet à la main|assise devant]. Elle ne disait rien. C’était pire.
        `,
        mend: `
          {Thing} entra dans son trou. [Toc|Juste].
          @mended Et la barque de lune glissa sur l’eau, [sans une ride|rame après rame].
        `,
        joy: `
          On fit un petit tour. {Friend} voulut [tenir la rame|saluer les poissons].
        `,
      }),
    },
  },
}
