import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const cloudCity: SettingContent<Noun, 'Cloud City'> = {
  place: { name: 'die Wolkenstadt', in: 'in der Wolkenstadt', to: 'in die Wolkenstadt', from: 'aus der Wolkenstadt' },
  ...atEveryLevel({
    arrival: `
      @place So sah sie also aus, die Wolkenstadt: [weiß und weich|Türme aus Watte und Licht].
      Die Straßen gaben nach [wie ein Kissen|bei jedem Schritt ein wenig].
      + Ein Aufzug aus Wind fuhr vorbei und [klingelte|hielt nirgends].
      + {Friend} hüpfte einmal, aus Versehen. Dann mit Absicht.
    `,
    life: `
      Hier macht man Kissen, [jede Straße ihre eigene Sorte|und alle reden leise].
      + Ein Herr fegte Nebel unter eine Treppe.
      + Drei Kinder bauten aus einem Wölkchen einen Hund. Er bellte nicht, er regnete.
    `,
    way: `
      Sie gingen über eine Brücke aus [Dunst|dünnem Nebel], und unten war sehr viel Luft.
      Ein Spatz fragte nach dem Weg [zum Boden|nach unten].
      + Es roch nach frischer Wäsche und nach [Regen von morgen|Schnee].
    `,
    thanks: `
      {Keeper} gab {hero.dat} [ein Wölkchen für die Tasche|eine Handvoll Flaum] mit.
      + Die Stadt winkte mit allen Fahnen. Es waren Bettlaken.
    `,
  }),
  troubles: {
    'cloud-whistle': {
      keeper: {
        gender: 'm',
        nom: 'Wolkenhirt',
        gen: 'Wolkenhirten',
        akk: 'Wolkenhirten',
        dat: 'Wolkenhirten',
        ein: 'Wolkenhirt',
        einen: 'Wolkenhirten',
        einem: 'Wolkenhirten',
      },
      thing: { gender: 'f', nom: 'Wolkenpfeife', gen: 'Wolkenpfeife' },
      spot: { at: 'auf der allertiefsten Wolke', to: 'zur allertiefsten Wolke' },
      facts: {
        ask: 'Warum liefen die Wolken durch alle Straßen?',
        cause: '{thing} fiel durch ein Loch in der Hosentasche',
        mended: 'die Wolken kamen nach Hause',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Mitten im Gewimmel stand {keeper} und [rief sich heiser|winkte mit dem Hut].
          @thing „Ohne {thing.akk} hören sie [nicht|kein Wort].“
          @cause „Ich hatte ein Loch in der Hosentasche, und da fiel {thing} [hindurch|durch].“
          @feeling {Keeper} war so müde, dass [er im Stehen wankte|sogar der Hut gähnte].
        `,
        worry: `
          Eine Wolke saß im Café, [eine im Briefkasten|zwei auf der Uhr]. Es regnete in die Suppe.
        `,
        mend: `
          @mended {Keeper} pfiff auf {thing.dat}, und die Wolken kamen nach Hause, [eine nach der anderen|die kleinste zuletzt].
          Sie legten sich hin und [wurden rosa|schnurrten beinahe].
        `,
        joy: `
          Es gab [Luftkuchen|Schaum mit Zucker]. Man wurde davon leicht.
        `,
      }),
    },
    'first-feather': {
      keeper: { gender: 'f', nom: 'Wolkenmaus', gen: 'Wolkenmaus' },
      thing: {
        gender: 'f',
        nom: 'erste Feder',
        gen: 'ersten Feder',
        akk: 'erste Feder',
        dat: 'ersten Feder',
        ein: 'erste Feder',
        einen: 'erste Feder',
        einem: 'ersten Feder',
      },
      spot: { at: 'auf dem Balkon des Wetterhahns', to: 'zum Balkon des Wetterhahns' },
      facts: {
        ask: 'Warum waren alle Kissen hart?',
        cause: 'jemand ließ das Fenster offen, und {thing} flog hinaus',
        mended: 'alle Kissen wurden wieder weich',
      },
      ...atEveryLevel({
        trouble: `
          @keeper In der Werkstatt saß {keeper} auf einem Kissen, [das krachte|hart wie ein Brett].
          @thing „Ohne {thing.akk} wird [kein Kissen weich|keines weich].“
          @cause „Jemand ließ das Fenster offen, und {thing} [flog hinaus|war draußen].“
          @feeling {Keeper} war so traurig, dass [die Schnurrhaare hingen|niemand sie ansehen mochte].
        `,
        worry: `
          Die ganze Stadt lag wach und [hatte Beulen|drehte das Kissen um]. Die andere Seite war auch hart.
        `,
        mend: `
          @mended {Keeper} legte {thing.akk} dazu, puff, und alle Kissen wurden wieder [weich|ganz weich].
          Puff, machte es, [von Haus zu Haus|straßauf, straßab].
        `,
        joy: `
          Dann gab es eine Kissenschlacht, [eine langsame|mit Verbeugung].
        `,
      }),
    },
    'star-cloth': {
      keeper: { gender: 'f', nom: 'Sternenlerche', gen: 'Sternenlerche' },
      thing: { gender: 'n', nom: 'Sternentuch', gen: 'Sternentuchs' },
      spot: { at: 'ganz am Ende des Geländers, wo der Himmel anfängt', to: 'ans Ende des Geländers' },
      facts: {
        ask: 'Warum waren die Sterne trüb?',
        cause: 'der Wind wehte {thing.akk} von der Leine',
        mended: 'die Sterne blinkten wieder',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Auf einer Leiter stand {keeper} mit [einem leeren Eimer|Seife bis zum Schnabel].
          @thing „Sie sind so staubig, und {thing} ist [weg|nicht zu finden].“
          @cause „Es hing auf der Leine. Da wehte der Wind {thing.akk} [fort|davon].“
          @feeling {Keeper} war besorgt und [hauchte einen Stern an|zählte immer wieder nach].
        `,
        worry: `
          Ein Kind unten auf der Erde wollte sich etwas wünschen und [fand keinen Stern|sah nur Staub].
        `,
        mend: `
          @mended Einmal mit {thing.dat} darüber, und die Sterne blinkten [wieder|wieder, einer nach dem anderen].
          Der letzte [kicherte|nieste], denn er war kitzlig.
        `,
        joy: `
          {Hero} durfte einen Stern [selbst polieren|abtrocknen]. Einen kleinen. Links.
        `,
      }),
    },
  },
}
