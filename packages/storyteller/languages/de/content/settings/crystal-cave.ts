import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const crystalCave: SettingContent<Noun, 'Crystal Cave'> = {
  place: { name: 'die Kristallhöhle', in: 'in der Kristallhöhle', to: 'in die Kristallhöhle', from: 'aus der Kristallhöhle' },
  ...atEveryLevel({
    arrival: `
      @place Dann wurde es still, denn nun waren sie [in der Kristallhöhle|mitten in der Kristallhöhle].
      Jeder Stein hatte [einen eigenen Ton|etwas zu singen].
      + Es roch nach kaltem Wasser und nach [altem Donner|Kreide].
      + {Friend} sagte A. Die Höhle sagte B.
    `,
    life: `
      Hier wohnen Fledermäuse, die [lesen|beim Lesen kopfüber hängen].
      + Ein Tropfen übte Fallen.
      + Am See saß ein Molch und schaute seinem Bild beim Schauen zu.
    `,
    way: `
      Sie gingen um [eine Säule aus Salz|drei spitze Steine] herum.
      Irgendwo sagte das Wasser [pling und überlegte|immer dasselbe Wort].
      + An der Decke hingen Lichter, oder es waren [Augen|freundliche Augen].
    `,
    thanks: `
      {Keeper} gab {hero.dat} [einen Splitter, in dem es Abend war|einen singenden Kiesel].
      + Die Höhle sagte Auf Wiedersehen, und noch einmal sehen, sehen.
    `,
  }),
  troubles: {
    'crystal-whistle': {
      keeper: { gender: 'n', nom: 'Echo', gen: 'Echos' },
      thing: { gender: 'f', nom: 'Kristallpfeife', gen: 'Kristallpfeife' },
      spot: { at: 'am unterirdischen See', to: 'zum unterirdischen See' },
      facts: {
        ask: 'Warum gab die Höhle keine Antwort?',
        cause: '{thing} rutschte beim Rufen in eine Spalte',
        mended: 'die Höhle gab wieder Antwort',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Ganz hinten, hinter einem Stein, war {keeper}, [dünn vor Schüchternheit|und traute sich nicht her].
          @thing „Ich kann nicht antworten. {Thing} ist [weg|fort].“
          @cause „Ich wollte rufen, und da rutschte {thing} in eine [Spalte|Ritze].“
          @feeling {Keeper} war traurig. Man hörte es [kaum|nur ein einziges Mal].
        `,
        worry: `
          Die Fledermäuse fragten: Ist da wer? Und [niemand sagte wer|es blieb so still].
        `,
        mend: `
          @mended Ein Hauch in {thing.akk}, und die Höhle gab wieder Antwort, [Antwort, Antwort|dreimal und gern].
          „Hallo“, sagte {hero}. „Hallo, hallo“, [lachte es|kam es zurück].
        `,
        joy: `
          Alle durften etwas rufen. {Friend} rief [„Pudding“|den eigenen Namen].
        `,
      }),
    },
    'glow-stone': {
      keeper: { gender: 'f', nom: 'Lampenfledermaus', gen: 'Lampenfledermaus' },
      thing: { gender: 'm', nom: 'Glühstein', gen: 'Glühsteins' },
      spot: { at: 'im engsten Gang', to: 'zum engsten Gang' },
      facts: {
        ask: 'Warum waren alle Kristalle grau?',
        cause: 'der Berg gähnte und {thing} rollte davon',
        mended: 'die Kristalle bekamen ihre Farben wieder',
      },
      ...atEveryLevel({
        trouble: `
          @keeper An der Decke hing {keeper} mit [einer Stange ohne Licht|der Lampe nach unten].
          @thing „Alles grau, alles grau! {Thing} ist [weg|fortgerollt].“
          @cause „Der Berg gähnte, und da rollte {thing} [davon|einfach davon].“
          @feeling {Keeper} war besorgt und [flatterte im Kreis|kaute am Flügel].
        `,
        worry: `
          Ein Molch verwechselte seine [Frau mit einem Stein|Mütze mit einem Schwamm]. Beide waren grau.
        `,
        mend: `
          @mended {Thing} kam an die Stange, und die Kristalle bekamen ihre Farben [wieder|zurück].
          Erst Rosa, dann Grün, dann [ein Blau ohne Namen|lauter Blau].
        `,
        joy: `
          Der Berg [schluckte das nächste Gähnen hinunter|entschuldigte sich, tief unten].
        `,
      }),
    },
    'drum-pebble': {
      keeper: {
        gender: 'm',
        nom: 'alte Salamander',
        gen: 'alten Salamanders',
        akk: 'alten Salamander',
        dat: 'alten Salamander',
        ein: 'alter Salamander',
        einen: 'alten Salamander',
        einem: 'alten Salamander',
      },
      thing: { gender: 'm', nom: 'Trommelkiesel', gen: 'Trommelkiesels' },
      spot: { at: 'hinter dem Vorhang aus Stein', to: 'zum Vorhang aus Stein' },
      facts: {
        ask: 'Warum war die Tropfenuhr still?',
        cause: 'ein Käfer hielt {thing.akk} für einen Hocker',
        mended: 'die Tropfenuhr machte wieder pling',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Neben einer nassen Mulde saß {keeper} und [horchte ins Leere|legte den Kopf schief].
          @thing „Die Tropfenuhr geht nicht mehr. {Thing} [fehlt|ist weg].“
          @cause „Ein Käfer hielt {thing.akk} für einen [Hocker|schönen Hocker].“
          @feeling {Keeper} war verwirrt: „Ist es heute [oder schon gestern|oder noch]?“
        `,
        worry: `
          Ohne Uhr gab es hier unten [keine Nacht|nur ein langes Vielleicht].
        `,
        mend: `
          @mended {Thing} kam in die Mulde, und die Tropfenuhr machte wieder [pling|pling, und pling].
          Beim achten Tropfen [gähnte die ganze Höhle|war Nacht].
        `,
        joy: `
          Der Käfer bekam einen [richtigen Hocker|Hocker mit Lehne]. Er war gerührt.
        `,
      }),
    },
  },
}
