import { atEveryLevel } from '../../../../first-set.ts'
import type { ThemesOf } from '../../../../language.ts'

export const discovering: ThemesOf<'discovering'> = {
  Adventure: {
    titles: `
      {hero} nimmt den anderen Weg
      Hinter der Biegung
    `,
    refrain: {
      first: 'Wer weiß, wer weiß, was hinter der Biegung ist? Wer geht, der weiß, was da zu finden ist.',
      changed: 'Wer weiß, wer weiß, was hinter dem Schlaf noch ist? Wer träumt, der weiß, was da zu finden ist.',
    },
    facts: {
      wrong: '{friend} war für Bänke und ein Butterbrot',
      turn: '{hero} tat den ersten Schritt auf den unbekannten Weg',
      result: 'hinter der Biegung lag es schon',
    },
    ...atEveryLevel({
      gate: `
        @spot {Thing} war {spot.at}, und dahin führten [zwei Wege|ein bekannter und ein fremder Weg].
        Der eine hatte Bänke und ging im Kreis. Den anderen kannte [keiner|niemand].
      `,
      wrong: `
        @wrong „Ich bin für die Bänke“, sagte {friend}, „und für ein [Butterbrot|Butterbrot mit Gurke].“
        Sie gingen einmal rundherum. Da war wieder [dieselbe Bank|die erste Bank].
      `,
      doubt: `
        „Man könnte sich das Abenteuer [auch vorstellen|ja denken]“, sagte {friend}.
      `,
      turn: `
        Der fremde Weg roch nach [Farn und kaltem Stein|etwas Neuem]. Es kribbelte im Bauch.
        @turn Da tat {hero} den ersten Schritt auf den unbekannten Weg, [und der zweite ging leichter|einfach so].
      `,
      works: `
        @result Und hinter der Biegung lag {thing} schon, [als hätte man es bestellt|mitten im Weg].
        „Diese Bank ist schöner“, sagte {friend}. Es war [ein Stein|gar keine].
      `,
      lesson: `
        Ein Abenteuer ist [ein Schritt|der erste Schritt], und dann noch einer.
      `,
    }),
  },
  Discovery: {
    titles: `
      {hero} schaut nach oben
      Wo keiner hinsah
    `,
    refrain: {
      first: 'Schau hin, schau her, schau dorthin, wo sonst keiner wär.',
      changed: 'Schau hin, schau her, und dann schau heute gar nicht mehr.',
    },
    facts: {
      wrong: '{friend} grub beim Kreuz auf der Karte',
      turn: '{hero} legte sich auf den Rücken und schaute nach oben',
      result: 'es hing die ganze Zeit über ihnen',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} sollte {thing} sein. Alle suchten [am Boden|da unten].
        Sie schauten unter jeden Stein. [Nichts|Da war nichts].
      `,
      wrong: `
        „Auf der Karte ist ein Kreuz“, sagte {friend}. [Das war ein Fettfleck|Es war ein Krümel].
        @wrong Genau dort grub {friend} ein Loch, und es wurde [tiefer und tiefer|sehr tief].
      `,
      doubt: `
        Aus dem Loch flog Erde. „[Gleich|Gleich hab ich es]“, rief {friend} von unten.
      `,
      turn: `
        „Wo hat noch keiner [hingesehen|geschaut]?“, fragte {hero}.
        @turn Dann legte {hero} sich auf den Rücken und schaute [nach oben|lange nach oben].
      `,
      works: `
        @result Da hing {thing}, und zwar die ganze Zeit über [ihnen|ihren Köpfen].
        „Das Loch behalten wir [trotzdem|für später]“, sagte {friend}.
      `,
      lesson: `
        Man entdeckt etwas, wo [keiner hinschaut|man sonst nicht sucht].
      `,
    }),
  },
  Wisdom: {
    titles: `
      {hero} und die drei Kästen
      Der alte Deckel
    `,
    refrain: {
      first: 'Gold macht Krach und Silber Wind, frag die Alten, frag sie, Kind.',
      changed: 'Gold ist müd und Silber blind, altes Holz schläft ein, mein Kind.',
    },
    facts: {
      wrong: '{friend} riss den goldenen Kasten auf',
      turn: '{hero} dachte nach und fragte die älteste Motte',
      result: 'im alten Holzkasten lag das Gesuchte',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} standen drei Kästen: einer aus Gold, einer aus Silber, [einer ganz alt|einer aus altem Holz].
        „Nur in einem ist {thing}“, stand [darüber|an der Wand].
      `,
      wrong: `
        @wrong {Friend} riss sofort den goldenen [auf|Kasten auf]. Tröt! Eine Trompete und eine Faust aus Filz.
        „Den silbernen mache ich [nicht auf|vielleicht später auf]“, sagte {friend} mit schiefer Nase.
      `,
      doubt: `
        Zwei Kästen waren noch da. Und [sie sahen sehr zu aus|beide schwiegen].
      `,
      turn: `
        @turn {Hero} dachte nach, und dann fragte {hero} die älteste Motte [im Raum|von allen].
        „Fühl mal“, sagte die Motte, „welchen [viele Hände|man gern] geöffnet haben.“
      `,
      works: `
        Der Deckel aus Holz war [ganz glatt gerieben|weich wie Seife].
        @result Im alten Holzkasten lag {thing}. „Gold poliert man, [Holz benutzt man|Holz hat man lieb]“, sagte die Motte.
      `,
      lesson: `
        Klug ist, wer [erst fühlt|erst fragt] und dann öffnet.
      `,
    }),
  },
  Change: {
    titles: `
      {hero} und das letzte Blatt
      Auf Wiedersehen, Blatt
    `,
    refrain: {
      first: 'Blatt, Blatt, lass dich los, unten ist die Erde groß.',
      changed: 'Blatt, Blatt, lass dich los, unten ist das Kissen groß.',
    },
    facts: {
      wrong: '{friend} klebte das Blatt mit Honig wieder an',
      turn: '{hero} bedankte sich bei dem Blatt und sagte ihm Lebewohl',
      result: 'das Blatt fiel, und darunter war eine neue Knospe',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} stand ein Bäumchen mit einem einzigen [Blatt|gelben Blatt].
        Es hielt das Blatt ganz fest. Darunter klemmte {thing}. Das Bäumchen [zitterte|hatte Angst].
      `,
      wrong: `
        Das Blatt wollte fallen. „[Bloß nicht|Nein, nein]!“, rief {friend}.
        @wrong Und {friend} klebte es mit Honig wieder [an|fest]. Nun klebte {friend} auch.
      `,
      doubt: `
        „Und wenn ich dann [kahl|ganz leer] bin?“, flüsterte das Bäumchen.
      `,
      turn: `
        {Hero} strich über die Rinde, [auf und ab|ganz sachte].
        @turn „Danke, Blatt“, sagte {hero}. „Du warst [sehr schön|schön gelb]. Leb wohl.“
      `,
      works: `
        @result Da ließ das Bäumchen los. Das Blatt fiel, und darunter war eine neue [Knospe|winzige Knospe].
        Auch {thing} rutschte heraus. Das Bäumchen [streckte sich|atmete auf].
      `,
      lesson: `
        Unter dem letzten Blatt [wartet etwas|ist schon etwas Neues].
      `,
    }),
  },
  'Problem-solving': {
    titles: `
      {hero} und die freche Wippe
      Was geht runter?
    `,
    refrain: {
      first: 'Rauf und runter, runter, rauf, stopp mal, denk mal, hör mal auf.',
      changed: 'Rauf und runter, Atem, lauf, stopp mal, träum mal, Augen auf … und zu.',
    },
    facts: {
      wrong: '{friend} rannte immer schneller hin und her',
      turn: '{hero} hielt an und rollte einen Stein auf das andere Ende',
      result: 'die Wippe senkte sich herunter',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} war eine lange Wippe. Auf dem einen Ende lag {thing}.
        Stieg man darauf, ging das Ende [in die Höhe|hoch wie ein Haus].
      `,
      wrong: `
        @wrong {Friend} rannte hin und her, und immer [schneller|schneller und schneller]. Oben, unten, oben.
        „Ich hab es [fast|beinahe]“, keuchte {friend}, und da war es wieder oben.
      `,
      doubt: `
        Der Wippe wurde [schlecht|schwindlig]. {Friend.dat} auch.
      `,
      turn: `
        „Halt“, sagte {hero}. „Was geht runter, wenn das [andere rauf|eine rauf] geht?“
        @turn {Hero} dachte nach und rollte einen dicken Stein auf das [andere|richtige] Ende.
      `,
      works: `
        @result Da senkte sich die Wippe langsam [herunter|nach unten], bis vor ihre Füße.
        Und {thing} lag da wie [auf einem Tablett|serviert].
      `,
      lesson: `
        Erst stehen bleiben, [dann denken|dann schauen], dann rollen.
      `,
    }),
  },
  'Decision-making': {
    titles: `
      {hero} und die zwei Türen
      Links oder rechts
    `,
    refrain: { first: 'Links, rechts, ene mene mu, beide gehn bald zu.', changed: 'Links, rechts, ene mene mu, beide Augen zu.' },
    facts: {
      wrong: '{friend} sagte links, nein rechts, nein links',
      turn: '{hero} suchte für jede Tür einen Grund und wählte',
      result: 'hinter der gewählten Tür lag das Gesuchte',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} waren zwei Türen, und wenn der Mond aufging, [gingen sie zu|würden sie sich schließen].
        Hinter einer war {thing}. Der Mond hatte [schon ein Ohr|den Rand] über dem Hügel.
      `,
      wrong: `
        @wrong „Links“, sagte {friend}. „Nein, rechts. Nein, [links|doch links].“
        „Ene mene“, sagte {friend}, und der Vers [hatte kein Ende|ging nie zu Ende].
      `,
      doubt: `
        Die Türen wurden [schmaler|langsam schmal]. Es knarrte.
      `,
      turn: `
        „Ein guter Grund für [jede|links, einer für rechts]“, sagte {hero}. „Dann reicht es.“
        @turn {Hero} fand für jede Tür einen Grund, wählte die [linke|mit dem Licht], und blieb dabei.
      `,
      works: `
        Sie schlüpften hindurch, [gerade noch|mit eingezogenem Bauch].
        @result Hinter der gewählten Tür lag {thing}. [Die andere führte in einen Besenschrank|Gut genug gewählt].
      `,
      lesson: `
        Wer wählt, kommt [weiter|durch die Tür].
      `,
    }),
  },
  'Goal-setting': {
    titles: `
      {hero} und die hundert Stufen
      Nur bis zum Kiesel
    `,
    refrain: {
      first: 'Nur bis dort, nur bis dort, und von dort zum nächsten Ort.',
      changed: 'Nur bis hier, nur bis hier, heute bleib ich neben dir.',
    },
    facts: {
      wrong: '{friend} wollte alle Stufen auf einmal springen',
      turn: '{hero} legte auf jede zehnte Stufe einen Kiesel',
      result: 'der letzte Kiesel war ganz oben',
    },
    ...atEveryLevel({
      gate: `
        @spot {Thing} war {spot.at}, aber davor waren [hundert Stufen|Stufen, genau hundert].
        Die oberste war so weit weg, dass sie [blau aussah|im Nebel lag].
      `,
      wrong: `
        {Friend} schaute hinauf und wurde [schwindlig|ganz blass].
        @wrong „Alle auf einmal“, sagte {friend}, nahm Anlauf, sprang, und [saß auf der zweiten|kam bis zur zweiten].
      `,
      doubt: `
        „Achtundneunzig sind [noch übrig|zu viele]“, stöhnte {friend}.
      `,
      turn: `
        {Hero} legte einen Kiesel auf die zehnte. „Nur [bis dort|bis dahin].“
        @turn Und auf jede zehnte Stufe legte {hero} wieder einen Kiesel, [einen weißen|ganz in Ruhe].
      `,
      works: `
        @result Der zehnte Kiesel war der letzte, und er war ganz [oben|oben an der Tür].
        Da lag {thing}. Von hier sahen die Stufen [klein aus|aus wie ein Kamm].
      `,
      lesson: `
        Weit ist nur [ein paarmal nah|viele Male ein bisschen].
      `,
    }),
  },
  Innovation: {
    titles: `
      {hero} dreht rückwärts
      Elf Socken
    `,
    refrain: {
      first: 'Kurbel vor und Kurbel vor, so war es immer, sagt der Chor.',
      changed: 'Kurbel leis und rückwärts her, so schläft sie jetzt, die alte Bär.',
    },
    facts: {
      wrong: '{friend} kurbelte noch fester vorwärts',
      turn: '{hero} kurbelte rückwärts',
      result: 'heraus kamen elf Socken und das Gesuchte',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} stand eine alte Maschine mit [einer Kurbel|einem großen Maul].
        Sie hatte {thing.akk} verschluckt. „Man kurbelt vorwärts“, stand dran, „[das war immer so|seit immer].“
      `,
      wrong: `
        @wrong {Friend} kurbelte vorwärts, und dann noch fester [vorwärts|vorwärts, mit Schwung].
        Es kam Rauch, und eine Socke. [Die war nicht von hier|Sie war gestreift].
      `,
      doubt: `
        „So war es immer“, sagte die Maschine. Es klang [müde|ein wenig traurig].
      `,
      turn: `
        „Hat schon mal einer rückwärts [gedreht|versucht]?“, fragte {hero}. Keiner hatte.
        @turn Also kurbelte {hero} rückwärts, [langsam|erst zögernd, dann rund].
      `,
      works: `
        @result Da rülpste die Maschine, und heraus kamen elf Socken und [{thing}|am Ende {thing}].
        „Ach, das tat [gut|wohl]“, sagte sie.
      `,
      lesson: `
        „Das war immer so“ ist [kein Grund|noch kein Grund].
      `,
    }),
  },
}
