import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const ancientLibrary: SettingContent<Noun, 'Ancient Library'> = {
  place: { name: 'die Alte Bibliothek', in: 'in der Alten Bibliothek', to: 'in die Alte Bibliothek', from: 'aus der Alten Bibliothek' },
  ...atEveryLevel({
    arrival: `
      @place Die Tür ging zu, und sie standen [in der Alten Bibliothek|mitten in der Alten Bibliothek].
      Regale, so hoch, dass [oben Wolken hingen|man die obersten nur ahnte].
      + Die Leitern standen in Reihe und warteten auf Kunden.
      + Der Staub schrieb etwas in die Luft: Bitte leise.
    `,
    life: `
      Nachts lesen sich die Bücher [gegenseitig vor|selbst].
      + Ein Lexikon erklärte einem Kochbuch den Mond.
      + Jemand nieste bei N wie Niesen.
    `,
    way: `
      Sie gingen an [den Märchen und den Fahrplänen|tausend Rücken] vorbei.
      Eine Leiter rollte mit, [aus Neugier|quietschte und entschuldigte sich].
      + Es roch nach Leder und nach [Keks|altem Sommer].
    `,
    thanks: `
      {Keeper} gab {hero.dat} [eine leere Seite, für später|ein Wort, das noch keiner benutzt hat].
      + Die Bücher klappten leise, das ist ihr Beifall.
    `,
  }),
  troubles: {
    'last-page': {
      keeper: {
        gender: 'm',
        nom: 'bebrillte Bücherwurm',
        gen: 'bebrillten Bücherwurms',
        akk: 'bebrillten Bücherwurm',
        dat: 'bebrillten Bücherwurm',
        ein: 'bebrillter Bücherwurm',
        einen: 'bebrillten Bücherwurm',
        einem: 'bebrillten Bücherwurm',
      },
      thing: {
        gender: 'f',
        nom: 'letzte Seite',
        gen: 'letzten Seite',
        akk: 'letzte Seite',
        dat: 'letzten Seite',
        ein: 'letzte Seite',
        einen: 'letzte Seite',
        einem: 'letzten Seite',
      },
      spot: { at: 'auf dem allerhöchsten Regal', to: 'zum allerhöchsten Regal' },
      facts: {
        ask: 'Warum konnte die Geschichte nicht enden?',
        cause: 'ein Luftzug nahm {thing.akk} mit',
        mended: 'das Ende wurde vorgelesen',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Aus einem Buch schaute {keeper} und [rückte die Brille zurecht|blätterte vor und zurück].
          @thing „Hier hört es auf, mitten im Satz. {Thing} [fehlt|ist fort].“
          @cause „Ein Luftzug nahm {thing.akk} [mit|einfach mit].“
          @feeling {Keeper} war besorgt: „Der Prinz steht [im Regen|auf einem Bein], seit heute Mittag!“
        `,
        worry: `
          Wer keinen Schluss hat, kann [nicht schlafen|nicht ins Bett]. Man hörte den Prinzen niesen.
        `,
        mend: `
          @mended {Hero} brachte {thing.akk}, und das Ende wurde [vorgelesen|laut vorgelesen].
          Es war ein gutes. Der Prinz bekam [ein Handtuch|Suppe].
        `,
        joy: `
          „Noch mal von vorn?“, fragte [ein dünnes Buch|jemand]. Alle lachten in sich hinein.
        `,
      }),
    },
    bookmark: {
      keeper: { gender: 'f', nom: 'Bibliotheksmotte', gen: 'Bibliotheksmotte' },
      thing: {
        gender: 'n',
        nom: 'silberne Lesezeichen',
        gen: 'silbernen Lesezeichens',
        akk: 'silberne Lesezeichen',
        dat: 'silbernen Lesezeichen',
        ein: 'silbernes Lesezeichen',
        einen: 'silbernes Lesezeichen',
        einem: 'silbernen Lesezeichen',
      },
      spot: { at: 'in der großen Uhr des Lesesaals', to: 'zur großen Uhr des Lesesaals' },
      facts: {
        ask: 'Warum redeten alle Bücher durcheinander?',
        cause: 'jemand schnitt mit {thing.dat} Käse',
        mended: 'die Bücher wurden still und fanden ihre Seite',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Mit beiden Fühlern in den Ohren saß {keeper} [am Pult|auf der Lampe].
          @thing „Sie haben alle ihre Stelle verloren. {Thing} ist [weg|fort]!“
          @cause „Jemand hat mit {thing.dat} Käse geschnitten und es dann [verlegt|liegen lassen].“
          @feeling {Keeper} schämte sich: „[Es war mein Käse|Der Käse war meiner].“
        `,
        worry: `
          Ein Krimi erzählte laut, wer es war. [Alle anderen riefen Pst|Das war gemein].
        `,
        mend: `
          @mended {Thing} ging von Buch zu Buch, und die Bücher wurden still und fanden ihre [Seite|Seite wieder].
          Man hörte nur noch [Papier atmen|das Umblättern, wie Wellen].
        `,
        joy: `
          Zur Feier gab es [Käse, mit dem Messer|Tee und ein Gedicht].
        `,
      }),
    },
    'full-stop': {
      keeper: { gender: 'm', nom: 'Tintenkobold', gen: 'Tintenkobolds' },
      thing: { gender: 'm', nom: 'Schlusspunkt', gen: 'Schlusspunkts' },
      spot: { at: 'hinter dem dicksten Wörterbuch', to: 'zum dicksten Wörterbuch' },
      facts: { ask: 'Warum konnte niemand aufhören zu reden?', cause: '{thing} rollte vom Blatt', mended: 'es wurde still' },
      ...atEveryLevel({
        trouble: `
          @keeper Aus dem Tintenfass sprang {keeper} und redete [und redete|ohne Luft zu holen].
          @thing „Und dann und dann und {thing} ist weg [und dann|und deshalb].“
          @cause „Und {thing} rollte vom Blatt und [unter den Tisch und fort|immer weiter].“
          @feeling {Keeper} war verwirrt und [wusste nicht, wie man aufhört|wusste den Anfang nicht mehr].
        `,
        worry: `
          Auch die Regale redeten, und {friend} redete mit, von [Knöpfen und Käse|den Großtanten].
        `,
        mend: `
          @mended {Hero} setzte {thing.akk} ans Ende, und da wurde es [still|ganz still].
          Punkt. [So schön kann das sein|Man hörte die Lampe leuchten].
        `,
        joy: `
          Sie saßen eine Weile da und sagten [nichts, und zwar gern|kein Wort].
        `,
      }),
    },
  },
}
