import { atEveryLevel } from '../../../../first-set.ts'
import type { ThemesOf } from '../../../../language.ts'

export const feeling: ThemesOf<'feeling'> = {
  Joy: {
    titles: `
      {hero} und die Statue, die kicherte
      Hüpfen ohne Grund
    `,
    refrain: {
      first: 'Hopp und hopp, ganz ohne Grund, die Welt ist heute kugelrund.',
      changed: 'Still und still, ganz ohne Grund, der Mond ist heute kugelrund.',
    },
    facts: {
      wrong: '{friend} las Witze von einer Liste vor',
      turn: '{hero} vergaß die Statue und hüpfte zum Spaß',
      result: 'die Statue kicherte',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} stand eine Statue mit [steinernem Gesicht|sehr ernster Miene].
        In der Hand hielt sie {thing.akk}. „Nur wer mich [lachen macht|zum Lachen bringt]“, sagte sie.
      `,
      wrong: `
        @wrong {Friend} hatte eine Liste und las Witze vor, [einen nach dem anderen|Nummer eins bis zwölf].
        Bei Nummer sieben wurde {friend} [böse|laut]. „Da lacht man!“
      `,
      doubt: `
        Die Statue schaute [über sie hinweg|geradeaus]. Ein Vogel gähnte.
      `,
      turn: `
        Auf dem Boden waren [Pfützen|runde Steine]. Rund und glatt. Es kribbelte {hero.dat} in den Zehen.
        @turn Da vergaß {hero} die Statue ganz und hüpfte, [nur so zum Spaß|zum Spaß, hin und her].
      `,
      works: `
        Es machte platsch, es machte [plitsch|patsch]. {Friend} hüpfte mit.
        @result Da kicherte die Statue, [erst im Bauch, dann im Gesicht|dass der Staub flog]. Und {thing} fiel herunter.
      `,
      lesson: `
        Freude kommt, wenn man [sie nicht ruft|gerade hüpft].
      `,
    }),
  },
  Gratitude: {
    titles: `
      {hero} und der kleine Besen
      Wer fegt hier jede Nacht?
    `,
    refrain: {
      first: 'Fege, fege, wer sieht mich? Einer sagt danke, und das freut mich.',
      changed: 'Fege, fege, alles rein, einer sagt danke und schläft ein.',
    },
    facts: {
      wrong: '{friend} beschwerte sich über den Staub',
      turn: '{hero} sah den kleinen Besen und sagte danke',
      result: 'das Wesen wurde rot und zeigte ihnen die Stelle',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} fegte jemand, klein wie [ein Fingerhut|eine Nuss], und keiner sah hin.
        Nur wer hier fegt, weiß, [wo|unter welchem Stein] {thing} liegt.
      `,
      wrong: `
        @wrong „Staubig ist es hier“, beschwerte sich {friend} und [hustete vornehm|wedelte herum].
        Der kleine Besen hielt kurz an. Dann fegte er [weiter|leiser weiter].
      `,
      doubt: `
        Sie suchten und suchten. [Überall war es ordentlich|Alles war sehr sauber].
      `,
      turn: `
        „Warum ist der Weg so sauber?“, dachte {hero} und [bückte sich|schaute genauer].
        @turn Da sah {hero} den kleinen Besen. „Danke“, sagte {hero}, „[für jeden Abend|dass du das tust].“
      `,
      works: `
        @result Das Wesen wurde rot, dann leuchtete es, und es zeigte ihnen [die Stelle|den Stein].
        Da lag {thing}. „Danke“, murmelte auch {friend} und [hob die Füße|trat nur auf die Zehen].
      `,
      lesson: `
        Ein Danke macht [Leute hell|jeden ein wenig heller].
      `,
    }),
  },
  Hope: {
    titles: `
      {hero} und die letzte Glut
      Zwei Hände voll Licht
    `,
    refrain: { first: 'Glimm, kleine Glut, glimm, wird alles wieder gut.', changed: 'Schlaf, kleine Glut, schlaf, nun ist es wieder gut.' },
    facts: {
      wrong: '{friend} rief: Alles ist aus',
      turn: '{hero} hielt die Hände um die Glut und wartete',
      result: 'die Glut fing Feuer und eine andere antwortete',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} war es stockdunkel. Nur eine kleine Glut [war noch da|glomm am Boden].
        Irgendwo hier lag {thing}. [Man sah die eigene Nase nicht|Zu sehen war nichts].
      `,
      wrong: `
        @wrong „Alles ist aus“, rief {friend}. „Ganz aus. Und [Hunger habe ich auch|mein Fuß schläft].“
        Vor lauter Seufzen wurde die Glut noch [kleiner|blasser].
      `,
      doubt: `
        Nun war sie nur noch ein roter [Punkt|Stecknadelkopf].
      `,
      turn: `
        „Sie ist noch da“, sagte {hero}. [Das war alles|Mehr nicht].
        @turn Und {hero} hielt sich dicht um die kleine Glut und wartete, [Atemzug um Atemzug|ganz still].
      `,
      works: `
        @result Da fing die Glut Feuer, und weit weg antwortete [eine andere|noch eine].
        Eine nach der anderen ging an. Im Schein lag {thing}.
      `,
      lesson: `
        Solange es glimmt, [ist nichts aus|wartet man noch].
      `,
    }),
  },
  Love: {
    titles: `
      {hero} und das Schloss, das man nicht kaufen kann
      Das Gutenachtlied
    `,
    refrain: {
      first: 'La le lu, das Lied von zu Haus, das sperrt dir die dunkelste Türe auf.',
      changed: 'La le lu, das Lied ist aus, nun sind wir wieder still zu Haus.',
    },
    facts: {
      wrong: '{friend} bot dem Schloss Knöpfe und eine Münze an',
      turn: '{hero} sang leise das Gutenachtlied von zu Hause',
      result: 'das Schloss ging auf wie ein Auge',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} war ein Schloss ohne Schlüsselloch, [warm wie eine Hand|rund wie ein Herz].
        „Ich gehe nur auf für das, was man [nicht kaufen kann|nirgends kaufen kann]“, sagte es.
      `,
      wrong: `
        @wrong {Friend} bot ihm drei Knöpfe, eine Münze und [den zweitbesten Stein|einen fast neuen Korken].
        „Sehr freundlich“, sagte das Schloss. „[Aber nein|Leider nein].“
      `,
      doubt: `
        {Friend} legte den besten Stein dazu. Das war [wirklich schwer|ein Opfer].
      `,
      turn: `
        {Hero} dachte an zu Hause, [an die Tür mit dem Lichtspalt|an das Licht im Flur].
        @turn Und dann sang {hero} leise das Gutenachtlied von zu Hause, [alle Strophen|bis zum Schluss].
      `,
      works: `
        @result Da ging das Schloss auf wie ein [Auge|verschlafenes Auge].
        Innen lag {thing}. „Noch mal“, sagte das Schloss, [ganz heiser|und schniefte].
      `,
      lesson: `
        Was alles öffnet, [gibt es nicht im Laden|kostet nichts].
      `,
    }),
  },
  Confidence: {
    titles: `
      {hero} und das Tor, das schlecht hörte
      Hier bin ich
    `,
    refrain: {
      first: 'Hier bin ich, hier steh ich, laut und klar, so geh ich.',
      changed: 'Hier bin ich, hier lieg ich, leis und klar, so flieg ich.',
    },
    facts: {
      wrong: '{friend} hatte auf einmal Halsweh',
      turn: '{hero} stellte sich fest hin und sagte laut den eigenen Namen',
      result: 'das Tor verbeugte sich',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} stand ein großes Tor. „Wer da?“, [dröhnte es|rief es]. „Laut und deutlich!“
        Hinter dem Gitter lag {thing}. Ringsum saßen [Motten|lauter Motten] und hörten zu.
      `,
      wrong: `
        @wrong {Friend} hatte auf einmal Halsweh. „[Krch|Chrm]“, sagte {friend} und zeigte auf die Kehle.
        „KRCH kenne ich nicht“, sagte [das Tor|das Tor streng].
      `,
      doubt: `
        {Hero} versuchte es. Es kam nur [ein Piepsen|ein dünner Ton] heraus.
      `,
      turn: `
        Beide Füße auf den Boden. [Einatmen|Luft holen]. Noch einmal.
        @turn Dann sagte {hero} laut und klar den eigenen Namen: „[Hier bin ich|Ich bin hier]: {hero.bare}!“
      `,
      works: `
        @result Das Tor verbeugte sich, [dass es quietschte|bis zum Boden]. „Angenehm. Tor.“
        Es öffnete beide Flügel. Und da lag {thing}.
      `,
      lesson: `
        Die Stimme wächst, wenn [die Füße fest stehen|man sie benutzt].
      `,
    }),
  },
  Mindfulness: {
    titles: `
      {hero} und die Kugel voller Schnee
      Drei Atemzüge
    `,
    refrain: {
      first: 'Ein, aus, und leg dich, Schnee, dass ich bis zum Grunde seh.',
      changed: 'Ein, aus, und leg dich, Nacht, der Schnee hat sich zu Bett gebracht.',
    },
    facts: {
      wrong: '{friend} schüttelte die Kugel und redete',
      turn: '{hero} atmete dreimal und lauschte',
      result: 'der Schnee in der Kugel legte sich',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} lag eine Glaskugel, in der [wirbelte Schnee|schneite es wild].
        Irgendwo darin war {thing}. Klar wurde sie nur, wenn alles [ringsum|um sie] still war.
      `,
      wrong: `
        @wrong {Friend} schüttelte die Kugel und redete [und redete|dabei ohne Pause].
        „Komisch“, sagte {friend}, „es schneit [immer mehr|noch mehr]. Siehst du das? Siehst du?“
      `,
      doubt: `
        Drinnen war nur noch [Weiß|Gestöber].
      `,
      turn: `
        @turn {Hero} setzte sich hin, atmete dreimal und [lauschte|hörte nur zu].
        Weit weg ein Ton. Näher ein Tropfen. Ganz nah [der eigene Atem|ein Herz, bum].
      `,
      works: `
        Sogar {friend} war still. [Das war neu|Man staune].
        @result Da legte sich der Schnee, Flocke um Flocke. Klar und nah lag {thing} [darin|auf dem Grund].
      `,
      lesson: `
        Wenn es still wird, [sieht man|legt sich der Schnee].
      `,
    }),
  },
  'Self-awareness': {
    titles: `
      {hero} und die kleine Gewitterwolke
      Ein bisschen böse und ein bisschen müde
    `,
    refrain: {
      first: 'Wie geht es mir? Sag, wie es ist: ein bisschen das, ein bisschen dies.',
      changed: 'Wie geht es mir? Ich sag, wie es ist: ein bisschen müd und sehr vergnügt.',
    },
    facts: {
      wrong: '{friend} rief: Ich bin nicht böse',
      turn: '{hero} sagte: Ich bin ein bisschen böse und ein bisschen müde',
      result: 'der Nebel verschwand',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} lag Nebel, dick wie [Brei|Milchsuppe]. Darin war {thing}.
        Der Nebel wuchs aus Gefühlen, die [keiner zugab|niemand sagen wollte].
      `,
      wrong: `
        „Du bist böse“, sagte der Nebel. [Er meinte es nicht schlimm|Ganz freundlich].
        @wrong „ICH BIN NICHT BÖSE!“, rief {friend}. Über dem Kopf hing [eine Gewitterwolke|ein kleines Gewitter]. Rumms.
      `,
      doubt: `
        Der Nebel wurde dicker. {Hero} sah [die eigenen Füße|fast nichts] nicht mehr.
      `,
      turn: `
        {Hero} horchte nach innen. Da war [etwas Rotes und etwas Graues|etwas].
        @turn „Ich bin ein bisschen böse“, sagte {hero}, „und ein bisschen [müde|sehr müde].“
      `,
      works: `
        Da regnete die Wolke [drei Tropfen|genau drei Tropfen]. Es war ein warmer Regen.
        @result Und der Nebel verschwand. Mitten im Weg lag {thing}, [blank geregnet|etwas nass].
      `,
      lesson: `
        Gesagt ist ein Gefühl nur noch [halb so groß|drei Tropfen].
      `,
    }),
  },
  Compassion: {
    titles: `
      {hero} und die Motte mit dem krummen Flügel
      Keine Zeit, keine Zeit
    `,
    refrain: {
      first: 'Halt, halt an, wem tut was weh? Für dich hab ich Zeit, eh ich geh.',
      changed: 'Halt, halt an, nichts tut mehr weh. Der Tag hat nun Zeit, eh ich geh.',
    },
    facts: {
      wrong: '{friend} rief: Nachher, nachher',
      turn: '{hero} hielt an und schiente der Motte den Flügel',
      result: 'zweihundert Motten brachten das Gesuchte',
    },
    ...atEveryLevel({
      gate: `
        @spot {Thing} war {spot.at}, und bald war es zu spät. Da saß am Weg [eine Motte|eine graue Motte].
        Ihr Flügel war [krumm|geknickt]. „Geht nur“, sagte sie. „Ihr habt es eilig.“
      `,
      wrong: `
        @wrong „Nachher, nachher“, rief {friend} und [lief schon weiter|zeigte auf den Mond].
        „Erst das Wichtige.“ Die Motte sah [ihnen nach|auf ihre Füße].
      `,
      doubt: `
        Noch eine Ecke, dann [war es zu weit|sah man sie nicht mehr].
      `,
      turn: `
        Da blieb {hero} stehen. [Manches wartet nicht|Es ging nicht anders].
        @turn {Hero} hielt an, kehrte um und schiente der Motte den Flügel [mit einem Grashalm|mit einem Halm].
      `,
      works: `
        „Danke“, sagte sie und [pfiff leise|rief etwas auf Mottisch]. Es wurde grau und weich ringsum.
        @result Zweihundert Motten kamen, [alle Tanten und Vettern|ihre ganze Familie], und brachten {thing.akk}.
      `,
      lesson: `
        Wer anhält, kommt [trotzdem an|manchmal früher an].
      `,
    }),
  },
}
