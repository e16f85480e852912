import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const dragonsLair: SettingContent<Noun, "Dragon's Lair"> = {
  place: { name: 'die Drachenhöhle', in: 'in der Drachenhöhle', to: 'in die Drachenhöhle', from: 'aus der Drachenhöhle' },
  ...atEveryLevel({
    arrival: `
      @place Warmer Stein, Berge von Löffeln: Sie waren [in der Drachenhöhle|mitten in der Drachenhöhle].
      Der Drache war verreist. Am Eingang hing [ein Zettel|ein Schild]: Bin gleich zurück, etwa im Herbst.
      + In der Ecke stand eine Badewanne voller Gold.
      + {Friend} probierte eine Krone. Sie war eine Kuchenform.
    `,
    life: `
      Wer hier wohnt, [poliert|zählt und poliert] den ganzen Tag Löffel.
      + Ein Wichtel rührte in einem Kessel, so groß wie eine Kirche.
      + An der Wand hingen Bilder: der Drache am Meer, der Drache mit Eis.
    `,
    way: `
      Sie stiegen über [Teller und Teekannen|einen Hügel aus Münzen]. Es klirrte leise.
      Von der Decke kam [warmer Tropfenregen|ein Tropfen, und zischte].
      + Es roch nach Rauch und nach [Toast|Zimt].
    `,
    thanks: `
      {Keeper} gab {hero.dat} [einen Löffel mit Sternchen|ein Stück warme Kohle, die nicht brennt].
      + Der Kessel pfiff ihnen nach, zweistimmig.
    `,
  }),
  troubles: {
    ember: {
      keeper: { gender: 'm', nom: 'Heizwichtel', gen: 'Heizwichtels' },
      thing: {
        gender: 'f',
        nom: 'letzte Glut',
        gen: 'letzten Glut',
        akk: 'letzte Glut',
        dat: 'letzten Glut',
        ein: 'letzte Glut',
        einen: 'letzte Glut',
        einem: 'letzten Glut',
      },
      spot: { at: 'hinter dem Löffelberg', to: 'zum Löffelberg' },
      facts: {
        ask: 'Warum war es in der Drachenhöhle kalt?',
        cause: 'ein Tropfen von der Decke erschreckte {thing.akk}',
        mended: 'das Feuer brannte und die Kessel sangen',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Vor dem kalten Ofen stand {keeper} und [blies in die Hände|hüpfte, um warm zu werden].
          @thing „Das Feuer ist aus. {Thing} ist [weg|fort]!“
          @cause „Ein Tropfen fiel auf {thing.akk}, da hat sie sich [versteckt|erschrocken und versteckt].“
          @feeling {Keeper} war besorgt: „Wenn der Drache [heimkommt|friert], niest er Eis.“
        `,
        worry: `
          Alle Teekannen hatten [Mützen auf|Gänsehaut].
        `,
        mend: `
          @mended {Thing} kam in den Ofen, das Feuer brannte, und die Kessel [sangen|fingen an zu singen].
          Die Wärme ging [von Stein zu Stein|durch die ganze Höhle].
        `,
        joy: `
          Es gab [Tee aus der größten Kanne|geröstetes Brot am Spieß].
        `,
      }),
    },
    'smallest-coin': {
      keeper: { gender: 'f', nom: 'Zählmaus', gen: 'Zählmaus' },
      thing: {
        gender: 'f',
        nom: 'kleinste Münze',
        gen: 'kleinsten Münze',
        akk: 'kleinste Münze',
        dat: 'kleinsten Münze',
        ein: 'kleinste Münze',
        einen: 'kleinste Münze',
        einem: 'kleinsten Münze',
      },
      spot: { at: 'unter der goldenen Badewanne', to: 'zur goldenen Badewanne' },
      facts: { ask: 'Warum durfte niemand ins Bett?', cause: 'die Maus nieste und {thing} rollte davon', mended: 'die Rechnung stimmte' },
      ...atEveryLevel({
        trouble: `
          @keeper Auf einem Berg aus Münzen saß {keeper} mit [einem langen Zettel|Bleistift hinterm Ohr].
          @thing „Es fehlt {thing}, und eher darf [keiner ins Bett|niemand schlafen].“
          @cause „Ich musste niesen, und da rollte {thing} [davon|weg].“
          @feeling {Keeper} war so müde, dass [die Dreien zu Achten wurden|sie im Zählen träumte].
        `,
        worry: `
          „Neunhundertneunundneunzigtausend“, murmelte sie, „und [ein Knopf|ein Käsekrümel].“
        `,
        mend: `
          @mended {Hero} legte {thing.akk} dazu, und die Rechnung [stimmte|stimmte auf den Pfennig].
          {Keeper} machte einen Punkt, [einen sehr großen|mit Gefühl].
        `,
        joy: `
          Dann löschten alle das Licht, [zugleich|mit einem Pff]. So eilig hatten sie es.
        `,
      }),
    },
    'humming-stone': {
      keeper: { gender: 'f', nom: 'Eidechsenamme', gen: 'Eidechsenamme' },
      thing: { gender: 'm', nom: 'Brummstein', gen: 'Brummsteins' },
      spot: { at: 'auf dem Sims neben dem Kamin', to: 'zum Kamin' },
      facts: {
        ask: 'Warum konnte das Drachenei nicht schlafen?',
        cause: 'das Ei trat {thing.akk} selbst aus dem Nest',
        mended: 'das Ei schlief ein',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Neben einem großen Ei saß {keeper} und [wippte|wiegte es mit dem Schwanz].
          @thing „Es schaukelt und schläft nicht. {Thing} [fehlt|ist weg].“
          @cause „Es hat {thing.akk} selbst aus dem Nest [getreten|gestrampelt].“
          @feeling {Keeper} war besorgt: „Es hat schon [einen Riss vor Müdigkeit|ganz warme Schale].“
        `,
        worry: `
          Das Ei hüpfte auf der Stelle, [bum, bum|und aus dem Ei kam ein Schluckauf].
        `,
        mend: `
          @mended {Thing} kam ins Nest, brummte, und das Ei [schlief ein|schlief auf der Stelle ein].
          Mmmm, machte es, [tief und rund|wie eine Katze aus Stein].
        `,
        joy: `
          Sie flüsterten vor Freude. Einer [klatschte mit den Augen|jubelte in ein Kissen].
        `,
      }),
    },
  },
}
