import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const floatingIsland: SettingContent<Noun, 'Floating Island'> = {
  place: {
    name: 'die Schwebende Insel',
    in: 'auf der Schwebenden Insel',
    to: 'auf die Schwebende Insel',
    from: 'von der Schwebenden Insel',
  },
  ...atEveryLevel({
    arrival: `
      @place Unter ihnen war nur Luft, denn sie standen [auf der Schwebenden Insel|nun auf der Schwebenden Insel].
      Wurzeln hingen in den Himmel, [wie Beine von einem Stuhl|und baumelten].
      + Ein Wasserfall fiel und wurde unterwegs zu Wolke.
      + „Nicht hüpfen“, sagte {friend}. „Sie ist schreckhaft.“
    `,
    life: `
      Abends holt man hier [die Drachen ein|die Wäsche vom Wind].
      + Ein Murmeltier goss Petersilie, die nach oben und nach unten wuchs.
      + Zwei Möwen fragten, wann die Insel abfährt.
    `,
    way: `
      Sie gingen den Rand entlang, [aber nicht zu nah|Hand an Halm].
      Der Wind schob sie [freundlich|ein wenig von hinten].
      + Man sah drei Länder und einen halben Regenbogen.
    `,
    thanks: `
      {Keeper} gab {hero.dat} [einen Stein, der fast nichts wiegt|eine Schnur mit Wind daran].
      + Die Insel schaukelte einmal, das war ein Knicks.
    `,
  }),
  troubles: {
    'anchor-pin': {
      keeper: { gender: 'm', nom: 'Ankerwart', gen: 'Ankerwarts' },
      thing: { gender: 'm', nom: 'Ankerstift', gen: 'Ankerstifts' },
      spot: { at: 'unter der äußersten Wurzel', to: 'zur äußersten Wurzel' },
      facts: {
        ask: 'Warum trieb die Insel vom Mond weg?',
        cause: 'bei einem Stoß gegen eine Wolke sprang {thing} heraus',
        mended: 'die Insel lag wieder still',
      },
      ...atEveryLevel({
        trouble: `
          @keeper An einer Kette zog {keeper}, ein Papageientaucher [mit Mütze|mit roter Nase].
          @thing „Wir treiben ab! {Thing} ist [weg|fort]!“
          @cause „Wir stießen an eine Wolke, und da sprang {thing} [heraus|aus der Kette].“
          @feeling {Keeper} war besorgt: „Der Mond wird [schon kleiner|immer kleiner]!“
        `,
        worry: `
          Den Hühnern war [übel|ein wenig seekrank]. Sie legten die Eier schief.
        `,
        mend: `
          @mended {Thing} kam in die Kette, ruck, und die Insel lag wieder [still|ganz still].
          Der Mond kam näher und [setzte sich dazu|nahm seinen Platz ein].
        `,
        joy: `
          Es gab [Fischpastete mit Aussicht|Spiegeleier, gerade].
        `,
      }),
    },
    'spring-cork': {
      keeper: { gender: 'm', nom: 'Quellgärtner', gen: 'Quellgärtners' },
      thing: { gender: 'm', nom: 'Quellkorken', gen: 'Quellkorkens' },
      spot: { at: 'unter den hängenden Wurzeln', to: 'zu den hängenden Wurzeln' },
      facts: {
        ask: 'Warum lief der Teich leer?',
        cause: 'das Jüngste zog {thing.akk} heraus, um zu sehen, was passiert',
        mended: 'der Teich füllte sich wieder',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Am Teich stand {keeper}, ein Murmeltier [in Gummistiefeln|mit Gießkanne].
          @thing „Er läuft aus, sieh nur! {Thing} ist [weg|fort].“
          @cause „Mein Jüngstes zog {thing.akk} heraus, um zu sehen, was [passiert|dann passiert].“
          @feeling {Keeper} schämte sich [für alle elf Kinder|und das Jüngste gleich mit].
        `,
        worry: `
          Die Goldfische standen schon [auf der Flosse|Schlange um einen Eimer].
        `,
        mend: `
          @mended {Thing} saß fest, und der Teich füllte sich [wieder|wieder, gluck um gluck].
          Der erste Stern fiel hinein und [schwamm|ging nicht unter].
        `,
        joy: `
          „Und jetzt wissen wir es“, sagte das [Jüngste|kleine Murmeltier]. Da lachten alle.
        `,
      }),
    },
    'mill-peg': {
      keeper: { gender: 'f', nom: 'Müllermaus', gen: 'Müllermaus' },
      thing: { gender: 'm', nom: 'Mühlenzapfen', gen: 'Mühlenzapfens' },
      spot: { at: 'im Nest auf dem Mühlendach', to: 'zum Mühlendach' },
      facts: {
        ask: 'Warum sank die Insel ein wenig?',
        cause: 'jemand band mit {thing.dat} einen Drachen fest',
        mended: 'die Mühle drehte sich und die Insel stieg',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Vor der Mühle saß {keeper} und [drehte mit den Pfoten|schob am Flügel].
          @thing „Sie steht. {Thing} [fehlt|ist weg].“
          @cause „Jemand hat mit {thing.dat} einen Drachen [festgebunden|angebunden].“
          @feeling {Keeper} war müde: „Ich habe [zwei Stunden gepustet|den ganzen Tag geschoben].“
        `,
        worry: `
          Die Insel sank, [nicht viel|ein Treppchen tief]. Ein Kirchturm pikste schon.
        `,
        mend: `
          @mended {Thing} saß, die Mühle drehte sich, und die Insel [stieg|stieg sanft].
          Wusch, machten die Flügel, [und wusch|rund und ruhig].
        `,
        joy: `
          Der Drache stieg auch, [an einer richtigen Schnur|und sein Schwanz war sehr lang].
        `,
      }),
    },
  },
}
