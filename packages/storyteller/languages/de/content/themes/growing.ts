import { atEveryLevel } from '../../../../first-set.ts'
import type { ThemesOf } from '../../../../language.ts'

export const growing: ThemesOf<'growing'> = {
  Curiosity: {
    titles: `
      {hero} und der warme Stein
      Die Wand, die summte
    `,
    refrain: {
      first: 'Warum, warum, wer fragt, der geht ums Eck herum.',
      changed: 'Warum, warum, wer schläft, der dreht sich nochmal um.',
    },
    facts: {
      wrong: '{friend} hielt die Wand für eine Wand und schlief ein',
      turn: '{hero} fragte nach dem einen warmen Stein',
      result: 'der Stein war eine kleine Tür',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} war nur eine Wand, [grau und glatt|Stein an Stein].
        „Da ist nichts“, sagten alle. [Alle sagten es|Das sagten sie jedes Mal].
      `,
      wrong: `
        „Eine Wand ist eine Wand“, sagte {friend} [und gähnte|sehr weise].
        @wrong Dann lehnte {friend} sich dagegen und schlief ein, [im Stehen|auf der Stelle].
      `,
      doubt: `
        Von {thing.dat} war nichts zu sehen. [Nur Stein, Stein, Stein|Alles war grau].
      `,
      turn: `
        {Hero} legte ein Ohr an die Wand. [Sie summte|Da summte es].
        @turn „Warum ist dieser eine Stein so warm?“, fragte {hero} [laut|und klopfte an].
        + „Und warum summt er? Und warum in G-Dur?“
      `,
      works: `
        @result Da klappte der Stein auf, denn er war eine kleine Tür, [nicht größer als ein Buch|rund wie ein Keks].
        Dahinter lag {thing}. {Friend} fiel [vor Schreck|im Schlaf] mit hinein.
      `,
      lesson: `
        Hinter „Da ist nichts“ ist [oft|manchmal] eine Tür.
      `,
    }),
  },
  Creativity: {
    titles: `
      {hero} und die Brücke, die es noch nie gab
      Aus Löffel, Schnur und Regenschirm
    `,
    refrain: { first: 'Nimm dies, nimm das, und bau dir was.', changed: 'Nimm dies, nimm das, und träum dir was.' },
    facts: {
      wrong: '{friend} schrieb einen Antrag für eine richtige Brücke',
      turn: '{hero} baute eine Brücke aus lauter Krimskrams',
      result: 'die Brücke quietschte und hielt',
    },
    ...atEveryLevel({
      gate: `
        @spot {Thing} lag {spot.at}, aber davor war ein Spalt, [tief und dunkel|breit wie ein Bett].
        Eine Brücke gab es nicht. Es gab nur [einen Haufen Krimskrams|Löffel, Laub und Schnur].
      `,
      wrong: `
        „Da muss eine richtige Brücke hin“, sagte {friend}. „[Mit Geländer|Aus Eisen].“
        @wrong Und {friend} schrieb einen Antrag, [in Schönschrift|mit drei Stempeln]. Niemand war da, der ihn las.
      `,
      doubt: `
        {Hero} hob einen Löffel auf und legte ihn [wieder hin|zurück]. Ein Löffel ist keine Brücke.
      `,
      turn: `
        Oder doch? [Ein Löffel und eine Schnur|Zwei Löffel und ein Schirm] sind schon mehr als ein Löffel.
        @turn {Hero} knotete, bog und steckte und baute eine Brücke aus [lauter Krimskrams|allem, was da war].
      `,
      works: `
        @result Die Brücke quietschte, [sie schaukelte|sie bog sich], und sie hielt.
        Drüben lag {thing}. „So eine gab es noch nie“, sagte {friend} [stolz|voller Achtung].
      `,
      lesson: `
        Was es noch nicht gab, muss [einer|jemand] erst erfinden.
      `,
    }),
  },
  Perseverance: {
    titles: `
      {hero} und die hundert Knoten
      Noch einer
    `,
    refrain: { first: 'Noch einer, noch einer, die Knoten werden kleiner.', changed: 'Noch einer, noch einer, die Augen werden kleiner.' },
    facts: {
      wrong: '{friend} gab nach drei Knoten auf',
      turn: '{hero} löste einen Knoten nach dem anderen',
      result: 'der letzte Knoten fiel von selbst auf',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} stand eine Kiste. Um die Kiste ging ein Seil, [dick wie ein Zopf|lang wie der Abend].
        In dem Seil waren hundert Knoten. In der Kiste [klapperte|rumpelte] etwas.
      `,
      wrong: `
        {Friend} zog und zerrte und machte [drei Knoten|einen, zwei, drei] auf.
        @wrong „Der Rest hat gewonnen“, sagte {friend} und gab auf. „[Glückwunsch, Seil|Gut gespielt, Seil].“
      `,
      doubt: `
        Siebenundneunzig Knoten schauten {hero.akk} an. [Keiner ging von selbst auf|Sie waren sehr fest].
      `,
      turn: `
        @turn „Noch einer“, sagte {hero} und löste [einen Knoten nach dem anderen|den nächsten, dann den nächsten].
        Die Finger, oder was man so hat, taten [weh|am Ende weh].
      `,
      works: `
        @result Der letzte Knoten fiel [ganz von selbst|von selbst] auf, als hätte er nur gewartet.
        Der Deckel hob sich. Da lag {thing} [auf Stroh|auf Samt].
      `,
      lesson: `
        Hundert Knoten sind auch nur [einer und noch einer|ein Knoten, hundertmal].
      `,
    }),
  },
  'Self-belief': {
    titles: `
      {hero} und die Wand, die alles wiederholte
      Ich kann es versuchen
    `,
    refrain: {
      first: 'Sag es leis, sag es klein: ich versuch es, das wird fein.',
      changed: 'Sag es leis, schlaf nun ein: du hast es versucht, und es war fein.',
    },
    facts: {
      wrong: '{friend} sagte: Ich kann das nicht',
      turn: '{hero} sagte: Ich kann es versuchen',
      result: 'die Stufen wurden klein wie eine Treppe',
    },
    ...atEveryLevel({
      gate: `
        @spot {Thing} lag {spot.at}, aber davor waren Stufen, [hoch wie Schränke|so hoch wie ein Haus].
        Daneben stand eine Wand, die [alles wiederholte|jedes Wort zurückgab].
      `,
      wrong: `
        @wrong „Ich kann das nicht“, sagte {friend}. „Nicht, nicht, nicht“, sagte [die Wand|das Echo].
        Da wuchsen die Stufen noch [ein Stück|einen Kopf]. „Siehst du“, sagte {friend}.
      `,
      doubt: `
        {Hero} dachte es auch. Und schon [wuchs|knirschte] die nächste Stufe.
      `,
      turn: `
        {Hero} suchte nach einem Satz, der [klein und wahr|nicht gelogen] war.
        @turn „Ich kann es versuchen“, sagte {hero}. „Versuchen, versuchen“, sagte [die Wand|das Echo] freundlich.
      `,
      works: `
        @result Da schrumpften die Stufen und wurden klein wie eine [Treppe|Kellertreppe].
        Oben lag {thing}. „Das hätte ich auch [gekonnt|versucht]“, sagte {friend}.
      `,
      lesson: `
        „Ich kann es versuchen“ ist [länger|mehr] als „Ich kann nicht“.
      `,
    }),
  },
  Growth: {
    titles: `
      {hero} und die Mondbohne
      Pfeifen auf dem Grashalm
    `,
    refrain: {
      first: 'Ein Stück, ein Stück, wer übt, der wächst ein Stück.',
      changed: 'Ein Stück, ein Stück, im Schlaf wächst man ein Stück.',
    },
    facts: {
      wrong: '{friend} stellte sich auf die Zehen und sagte: Ich bin groß',
      turn: '{hero} lernte, auf einem Grashalm zu pfeifen',
      result: 'die Mondbohne wuchs bis hinauf',
    },
    ...atEveryLevel({
      gate: `
        @spot {Thing} lag {spot.at}, auf einem Sims, und der war [viel zu hoch|weit oben].
        Darunter wuchs eine Mondbohne. Sie wächst, wenn jemand [etwas Neues kann|etwas dazulernt].
      `,
      wrong: `
        @wrong „Ich bin groß genug“, sagte {friend} und stellte sich auf die [Zehen|Zehenspitzen].
        Die Bohne wuchs [kein Stück|nicht]. Sie schaute nur.
      `,
      doubt: `
        „Und wenn man gar nichts Neues kann?“, fragte {friend} [kleinlaut|leise].
      `,
      turn: `
        {Hero} zupfte einen Halm und blies. [Pfff|Es kam nur Luft]. Noch einmal. Pfff.
        @turn Beim neunten Mal lernte {hero} es: Der Halm [pfiff|sang], hell und schief.
      `,
      works: `
        @result Da wuchs die Mondbohne, eine Handbreit und noch eine, bis [hinauf|ganz hinauf].
        Nun war es nur ein Griff, und {thing} war [da|gerettet].
      `,
      lesson: `
        Man wächst [auch innen|nicht nur nach oben].
      `,
    }),
  },
  Learning: {
    titles: `
      {hero} und die Schneckenschrift
      Was auf der Tür stand
    `,
    refrain: {
      first: 'Ich weiß es nicht, ich weiß es nicht, doch wer mich lehrt, der macht mir Licht.',
      changed: 'Ich weiß nun was, ich weiß nun was, und morgen weiß ich noch mehr Spaß.',
    },
    facts: {
      wrong: '{friend} tat so, als könnte man das lesen',
      turn: '{hero} bat eine alte Schnecke: Bring es mir bei',
      result: 'auf der Tür stand: Drücken',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} war eine Tür, und auf der Tür stand etwas in [Schneckenschrift|silbrigen Kringeln].
        Durchs Schlüsselloch sah man {thing.akk} [blinken|liegen].
      `,
      wrong: `
        @wrong „Das kann ich lesen“, sagte {friend}. „Da steht: [Suppe|Ausgang].“
        Sie warteten. Es kam keine [Suppe|Kuh und kein Ausgang]. „Oder Teppich“, sagte {friend}.
      `,
      doubt: `
        Die Kringel glänzten und [verrieten nichts|sagten keinen Ton].
      `,
      turn: `
        Am Türrahmen saß eine [uralte|sehr alte] Schnecke.
        @turn „Ich weiß es nicht“, sagte {hero} zu ihr. „Bringst du es mir [bei|bitte bei]?“
      `,
      works: `
        Die Schnecke freute sich [langsam|von unten nach oben]. Kringel um Kringel lernten sie.
        @result Und dann stand es da: „Drücken.“ Die Tür [ging auf|schwang auf], und da war {thing}.
      `,
      lesson: `
        „Ich weiß es nicht“ ist der [Anfang|erste Buchstabe] von allem.
      `,
    }),
  },
  Adaptability: {
    titles: `
      {hero} und die wandernden Steine
      Ein Hut aus einer Landkarte
    `,
    refrain: {
      first: 'Links war gestern, rechts ist jetzt, der Stein hat sich umgesetzt.',
      changed: 'Links ein Traum und rechts ein Traum, der Stein schläft unterm Apfelbaum.',
    },
    facts: {
      wrong: '{friend} folgte stur der Karte in den Matsch',
      turn: '{hero} faltete aus der Karte einen Hut',
      result: 'die Steine trugen sie hinüber',
    },
    ...atEveryLevel({
      gate: `
        @spot {Thing} war {spot.at}, aber der Weg dorthin bestand aus Steinen, die [wanderten|spazieren gingen].
        Kaum stand man auf einem, ging er [weiter|woandershin].
      `,
      wrong: `
        „Die Karte sagt links“, sagte {friend} und [hob den Kopf nicht|sah nicht hoch].
        @wrong Also ging {friend} nach der Karte, links, mitten in den [Matsch|Schlamm]. Blubb.
      `,
      doubt: `
        Die Karte war sehr schön gemalt. Sie stimmte nur [nicht mehr|seit gestern nicht].
      `,
      turn: `
        {Hero} sah den Steinen eine Weile zu. Sie gingen [im Bogen|wie im Tanz].
        @turn Da faltete {hero} aus der Karte einen Hut und ging [mit den Steinen|so, wie sie gingen].
      `,
      works: `
        @result Und die Steine trugen sie hinüber, [einer nach dem anderen|hops und hops].
        Drüben wartete {thing}. Der Hut stand {hero.dat} [gut|recht gut].
      `,
      lesson: `
        Wenn der Weg sich ändert, [ändert man die Füße|geht man eben anders].
      `,
    }),
  },
  Resilience: {
    titles: `
      {hero} und die dritte Treppe
      Unten etwas breiter
    `,
    refrain: {
      first: 'Umgefallen, aufgestanden, unten breiter, oben landen.',
      changed: 'Umgefallen, heil geblieben, Stein auf Stein, so schläft man drüben.',
    },
    facts: {
      wrong: '{friend} schmollte, als die Treppe umfiel',
      turn: '{hero} baute die Treppe unten breiter noch einmal',
      result: 'die dritte Treppe blieb stehen',
    },
    ...atEveryLevel({
      gate: `
        @spot {Thing} lag {spot.at}, aber zu hoch, und es gab nur [lose Steine|einen Haufen Steine].
        Sie bauten eine Treppe. Krach, [fiel sie um|da lag sie].
      `,
      wrong: `
        @wrong {Friend} schmollte. „Treppen sind [sowieso doof|überschätzt].“
        Auch die zweite fiel um, und diesmal [auf ein Knie|auf einen Zeh].
      `,
      doubt: `
        {Hero} rieb sich das Knie und weinte ein bisschen. [Das darf man|Das musste sein].
      `,
      turn: `
        Dann sah {hero} genau hin: Sie war immer [unten|am Fuß] gebrochen.
        @turn Also baute {hero} noch einmal, und diesmal unten [breiter|doppelt so breit].
      `,
      works: `
        @result Die dritte Treppe wackelte nicht und blieb [stehen|einfach stehen].
        Oben lag {thing}. Man konnte [sogar winken|bequem sitzen].
      `,
      lesson: `
        Was umfällt, zeigt einem, [wo es dünn war|wie man es besser baut].
      `,
    }),
  },
}
