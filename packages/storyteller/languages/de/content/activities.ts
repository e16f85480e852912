import type { ActivityContent } from '../../../language.ts'

export const activities: ActivityContent = {
  themes: {
    Kindness: {
      type: 'discussion',
      title: 'Was steckt dahinter?',
      description: 'Jemand brummt. Was könnte ihm fehlen?',
      instructions: `Denkt an jemanden, der heute brummig war.
Ratet zusammen drei Gründe.
Überlegt eine Frage, die freundlich klingt.`,
      materials: [],
      minutes: 10,
      objectives: ['Hinter Gefühle schauen'],
    },
    Friendship: {
      type: 'game',
      title: 'Platz für drei',
      description: 'Ein Spiel, bei dem alle auf ein Kissen passen müssen.',
      instructions: `Legt ein Kissen auf den Boden.
Setzt euch so, dass alle ein Stück davon haben.
Faltet das Kissen kleiner und versucht es wieder.`,
      materials: ['ein Kissen'],
      minutes: 10,
      objectives: ['Platz machen', 'gemeinsam lachen'],
    },
    Courage: {
      type: 'writing',
      title: 'Der Mutzettel',
      description: 'Ein Zettel für den nächsten Schritt mit weichen Knien.',
      instructions: `Malt oder schreibt auf, wovor ihr ein wenig Angst habt.
Daneben kommt der allerkleinste erste Schritt.
Hängt den Zettel ans Bett.`,
      materials: ['Papier', 'Stifte'],
      minutes: 15,
      objectives: ['Angst benennen', 'kleine Schritte planen'],
    },
    Patience: {
      type: 'creative',
      title: 'Die Bohne, die niemand zieht',
      description: 'Eine Bohne keimen lassen und jeden Tag zeichnen.',
      instructions: `Legt eine Bohne in feuchte Watte.
Zeichnet sie jeden Abend, ohne an ihr zu ziehen.`,
      materials: ['eine Bohne', 'Watte', 'ein Glas'],
      minutes: 10,
      objectives: ['Warten üben', 'genau hinsehen'],
    },
    Honesty: {
      type: 'discussion',
      title: 'Die Tür fragt',
      description: 'Spielt das Gespräch mit der Tür nach.',
      instructions: `Eine Person ist die Tür und fragt: Wer war das?
Antwortet erst geflunkert, dann ehrlich.
Was fühlt sich leichter an?`,
      materials: [],
      minutes: 10,
      objectives: ['über Wahrheit sprechen'],
    },
    Respect: {
      type: 'game',
      title: 'Auf Augenhöhe',
      description: 'Die Welt vom Boden aus ansehen.',
      instructions: `Legt euch auf den Bauch und schaut euch im Zimmer um.
Was sieht von hier groß aus?
Begrüßt drei Dinge mit einer Verbeugung.`,
      materials: [],
      minutes: 10,
      objectives: ['die Sicht wechseln'],
    },
    Responsibility: {
      type: 'game',
      title: 'Halt das Licht',
      description: 'Wer hält die Taschenlampe am längsten still?',
      instructions: `Macht das Zimmer dunkel.
Haltet den Lichtkreis auf einen Punkt, während jemand Quatsch macht.
Wechselt euch ab.`,
      materials: ['Taschenlampe'],
      minutes: 10,
      objectives: ['bei einer Sache bleiben'],
    },
    Generosity: {
      type: 'creative',
      title: 'Der letzte Keks',
      description: 'Etwas Kleines verschenken, das man selbst gern hätte.',
      instructions: `Sucht etwas Kleines, das ihr mögt.
Verpackt es in ein Blatt Papier.
Überlegt, wem es heute guttut.`,
      materials: ['Papier', 'Faden'],
      minutes: 15,
      objectives: ['gern geben'],
    },
    Curiosity: {
      type: 'game',
      title: 'Zehn Warum',
      description: 'Zehn Fragen zu einem einzigen Ding.',
      instructions: `Nehmt einen Löffel oder einen Stein.
Stellt abwechselnd zehn Fragen dazu.
Eine davon findet ihr zusammen heraus.`,
      materials: ['ein Gegenstand'],
      minutes: 10,
      objectives: ['Fragen stellen'],
    },
    Creativity: {
      type: 'creative',
      title: 'Brücke aus Krimskrams',
      description: 'Eine Brücke aus dem bauen, was gerade da ist.',
      instructions: `Stellt zwei Bücherstapel auf.
Baut dazwischen eine Brücke aus Löffeln, Papier und Schnur.
Was trägt sie?`,
      materials: ['Bücher', 'Löffel', 'Papier', 'Schnur'],
      minutes: 25,
      objectives: ['erfinden', 'ausprobieren'],
    },
    Perseverance: {
      type: 'game',
      title: 'Noch ein Knoten',
      description: 'Eine Schnur mit zehn Knoten aufknüpfen.',
      instructions: `Macht zehn lockere Knoten in eine Schnur.
Löst sie abwechselnd und zählt laut.
Macht Pausen, aber hört nicht auf.`,
      materials: ['Schnur'],
      minutes: 15,
      objectives: ['dranbleiben'],
    },
    'Self-belief': {
      type: 'discussion',
      title: 'Ich kann es versuchen',
      description: 'Sätze finden, die klein und wahr sind.',
      instructions: `Sagt etwas, das ihr noch nicht könnt.
Baut daraus einen Satz mit: Ich kann versuchen …
Sprecht ihn in eine Schüssel, wie in eine Höhle.`,
      materials: ['eine Schüssel'],
      minutes: 10,
      objectives: ['sich etwas zutrauen'],
    },
    Growth: {
      type: 'game',
      title: 'Etwas Neues',
      description: 'In zehn Minuten etwas lernen, das noch keiner von euch kann.',
      instructions: `Wählt etwas Kleines: pfeifen, eine Schleife, ein Zungenbrecher.
Übt abwechselnd und lacht über die Fehlversuche.`,
      materials: [],
      minutes: 10,
      objectives: ['üben', 'Fehler mögen'],
    },
    Learning: {
      type: 'writing',
      title: 'Schneckenschrift',
      description: 'Eine geheime Schrift erfinden.',
      instructions: `Malt für zehn Buchstaben je einen Kringel.
Schreibt damit ein Wort und lasst es lesen.`,
      materials: ['Papier', 'Stift'],
      minutes: 20,
      objectives: ['Zeichen verstehen'],
    },
    Adaptability: {
      type: 'creative',
      title: 'Der Hut aus Plan B',
      description: 'Aus einem alten Plan etwas Neues falten.',
      instructions: `Nehmt ein beschriebenes Blatt.
Faltet einen Hut oder ein Boot daraus.
Wofür könnte man es jetzt brauchen?`,
      materials: ['Altpapier'],
      minutes: 10,
      objectives: ['umdenken'],
    },
    Resilience: {
      type: 'creative',
      title: 'Der dritte Turm',
      description: 'Einen Turm bauen, der zweimal umfallen darf.',
      instructions: `Baut einen Turm aus Klötzen oder Bechern.
Fällt er um, schaut nach, wo er schwach war.
Baut ihn unten breiter wieder auf.`,
      materials: ['Klötze oder Becher'],
      minutes: 20,
      objectives: ['aus Fehlern bauen'],
    },
    Sharing: {
      type: 'game',
      title: 'Fünf Stücke',
      description: 'Etwas gerecht teilen, ohne zu messen.',
      instructions: `Eine Person teilt, die andere sucht aus.
Probiert es mit einem Apfel.
War es gerecht?`,
      materials: ['ein Apfel'],
      minutes: 10,
      objectives: ['teilen', 'verhandeln'],
    },
    Teamwork: {
      type: 'game',
      title: 'Alle Griffe',
      description: 'Ein Tuch zu zweit oder dritt tragen, mit einem Ball darauf.',
      instructions: `Jeder fasst eine Ecke.
Zählt: eins, zwei, jetzt.
Bringt den Ball heil durchs Zimmer.`,
      materials: ['Handtuch', 'Ball'],
      minutes: 10,
      objectives: ['im Takt handeln'],
    },
    Empathy: {
      type: 'discussion',
      title: 'Neben jemandem sitzen',
      description: 'Überlegen, was hilft, wenn jemand weint.',
      instructions: `Erzählt, was euch beim letzten Mal getröstet hat.
Malt ein Kissen mit drei Trostdingen.`,
      materials: ['Papier', 'Stifte'],
      minutes: 15,
      objectives: ['Gefühle erkennen'],
    },
    Understanding: {
      type: 'game',
      title: 'Plim!',
      description: 'Eine Sprache aus einem einzigen Wort.',
      instructions: `Eine Person will etwas und sagt nur: Plim.
Die andere rät mit Zeigen und Nachmachen.
Dann wechselt ihr.`,
      materials: [],
      minutes: 10,
      objectives: ['zuhören', 'deuten'],
    },
    Communication: {
      type: 'game',
      title: 'Stille Post rückwärts',
      description: 'Botschaften weitergeben und nachfragen.',
      instructions: `Flüstert einen Satz weiter.
Vor dem Weitersagen fragt jeder: Meintest du …?
Vergleicht mit einer Runde ohne Frage.`,
      materials: [],
      minutes: 10,
      objectives: ['nachfragen'],
    },
    Leadership: {
      type: 'game',
      title: 'Langsam voran',
      description: 'Eine Reihe durchs Zimmer führen.',
      instructions: `Eine Person führt, die anderen schließen die Augen.
Wer führt, wartet auf die Langsamsten.`,
      materials: [],
      minutes: 10,
      objectives: ['Rücksicht nehmen'],
    },
    Inclusion: {
      type: 'game',
      title: 'Der Tanz für alle',
      description: 'Einen Tanz erfinden, den jeder kann.',
      instructions: `Jeder zeigt eine Bewegung, die gut geht.
Setzt sie zu einem Tanz zusammen.`,
      materials: ['Musik'],
      minutes: 15,
      objectives: ['niemanden auslassen'],
    },
    Cooperation: {
      type: 'game',
      title: 'Du hältst, du drehst',
      description: 'Zu zweit mit je einer Hand eine Schleife binden.',
      instructions: `Jeder nimmt nur eine Hand.
Bindet zusammen eine Schleife um ein Glas.`,
      materials: ['Band', 'Glas'],
      minutes: 10,
      objectives: ['zusammenarbeiten'],
    },
    Adventure: {
      type: 'writing',
      title: 'Der andere Weg',
      description: 'Einen neuen Weg gehen und aufmalen.',
      instructions: `Geht morgen einen Weg, den ihr nie geht.
Malt drei Dinge, die es nur dort gibt.`,
      materials: ['Papier', 'Stifte'],
      minutes: 20,
      objectives: ['Neues wagen'],
    },
    Discovery: {
      type: 'game',
      title: 'Von unten gesehen',
      description: 'Auf dem Rücken liegend Neues entdecken.',
      instructions: `Legt euch auf den Rücken und schaut eine Minute nach oben.
Nennt fünf Dinge, die ihr sonst nicht seht.`,
      materials: [],
      minutes: 5,
      objectives: ['genau hinsehen'],
    },
    Wisdom: {
      type: 'discussion',
      title: 'Welcher Kasten?',
      description: 'Woran merkt man, was etwas wert ist?',
      instructions: `Sucht drei Dinge: ein neues, ein schönes, ein oft benutztes.
Warum mögt ihr welches?`,
      materials: [],
      minutes: 15,
      objectives: ['nachdenken', 'abwägen'],
    },
    Change: {
      type: 'writing',
      title: 'Danke, altes Ding',
      description: 'Sich von etwas Kleinem verabschieden.',
      instructions: `Sucht etwas, das zu klein geworden ist.
Schreibt oder malt ihm einen Dank.
Wohin darf es jetzt gehen?`,
      materials: ['Papier', 'Stifte'],
      minutes: 15,
      objectives: ['loslassen'],
    },
    'Problem-solving': {
      type: 'game',
      title: 'Die freche Wippe',
      description: 'Mit Lineal und Stift eine Wippe ins Gleichgewicht bringen.',
      instructions: `Legt ein Lineal über einen Stift.
Setzt einen Radiergummi auf ein Ende. Was braucht das andere?`,
      materials: ['Lineal', 'Stift', 'kleine Dinge'],
      minutes: 15,
      objectives: ['erst denken, dann handeln'],
    },
    'Decision-making': {
      type: 'discussion',
      title: 'Ein Grund für jede Tür',
      description: 'Gut wählen mit je einem guten Grund.',
      instructions: `Wählt zwei Möglichkeiten für morgen.
Findet für jede einen Grund.
Entscheidet, und dann gilt es.`,
      materials: [],
      minutes: 10,
      objectives: ['entscheiden'],
    },
    'Goal-setting': {
      type: 'creative',
      title: 'Der Kieselweg',
      description: 'Ein großes Ziel in zehn Kiesel teilen.',
      instructions: `Malt zehn Kiesel zu einem Weg.
Am Ende steht ein Ziel.
Malt jedes Mal einen Kiesel aus.`,
      materials: ['Papier', 'Stifte'],
      minutes: 15,
      objectives: ['Schritte planen'],
    },
    Innovation: {
      type: 'creative',
      title: 'Rückwärts gedacht',
      description: 'Ein Ding ganz anders benutzen.',
      instructions: `Nehmt einen Topf, eine Socke, einen Löffel.
Findet für jedes drei neue Aufgaben.`,
      materials: ['Haushaltsdinge'],
      minutes: 15,
      objectives: ['neu denken'],
    },
    Joy: {
      type: 'game',
      title: 'Hüpfen ohne Grund',
      description: 'Eine Minute Freude auf Vorrat.',
      instructions: `Stellt einen Wecker auf eine Minute.
Hüpft, wie es euch einfällt.
Dann legt ihr euch hin und spürt das Herz.`,
      materials: [],
      minutes: 5,
      objectives: ['Freude spüren'],
    },
    Gratitude: {
      type: 'writing',
      title: 'Wer fegt hier?',
      description: 'Jemandem danken, den keiner sieht.',
      instructions: `Überlegt, wer für euch etwas tut, ohne dass man es merkt.
Schreibt oder malt ein Danke.`,
      materials: ['Papier', 'Stifte'],
      minutes: 15,
      objectives: ['danken'],
    },
    Hope: {
      type: 'discussion',
      title: 'Die kleine Glut',
      description: 'Über etwas reden, das noch gut werden kann.',
      instructions: `Legt die Hände wie um eine Glut zusammen.
Sagt abwechselnd, worauf ihr hofft.`,
      materials: [],
      minutes: 10,
      objectives: ['Hoffnung ausdrücken'],
    },
    Love: {
      type: 'creative',
      title: 'Das Lied von zu Haus',
      description: 'Ein eigenes Gutenachtlied machen.',
      instructions: `Nehmt eine Melodie, die ihr mögt.
Singt darin drei Dinge von zu Hause.`,
      materials: [],
      minutes: 15,
      objectives: ['Zuneigung zeigen'],
    },
    Confidence: {
      type: 'game',
      title: 'Hier bin ich',
      description: 'Den eigenen Namen in vielen Stimmen sagen.',
      instructions: `Stellt beide Füße fest auf den Boden.
Sagt euren Namen leise, lauter, ganz klar.
Die anderen verbeugen sich wie das Tor.`,
      materials: [],
      minutes: 5,
      objectives: ['sich zeigen'],
    },
    Mindfulness: {
      type: 'game',
      title: 'Drei Geräusche',
      description: 'Still werden und lauschen.',
      instructions: `Atmet dreimal langsam.
Findet ein fernes, ein nahes und ein ganz nahes Geräusch.`,
      materials: [],
      minutes: 5,
      objectives: ['ruhig werden'],
    },
    'Self-awareness': {
      type: 'creative',
      title: 'Mein Wetter',
      description: 'Das eigene Gefühl als Wetter malen.',
      instructions: `Fragt euch: Wie ist mein Wetter heute?
Malt es, auch wenn es gemischt ist.`,
      materials: ['Papier', 'Farben'],
      minutes: 15,
      objectives: ['Gefühle benennen'],
    },
    Compassion: {
      type: 'creative',
      title: 'Ein Halm für den Flügel',
      description: 'Eine Motte aus Papier schienen.',
      instructions: `Faltet aus einem Blatt eine Motte.
Knickt einen Flügel und schient ihn mit einem Halm.`,
      materials: ['Papier', 'Halm', 'Faden'],
      minutes: 20,
      objectives: ['behutsam helfen'],
    },
    Nature: {
      type: 'game',
      title: 'Wo die Ameisen gehen',
      description: 'Einem kleinen Tier oder einer Pflanze zusehen.',
      instructions: `Sucht draußen oder am Fenster etwas Lebendiges.
Schaut zwei Minuten zu.
Was macht es als Nächstes?`,
      materials: [],
      minutes: 10,
      objectives: ['beobachten'],
    },
    Conservation: {
      type: 'game',
      title: 'Drei Tropfen',
      description: 'Mit wenig Wasser auskommen.',
      instructions: `Nehmt einen Becher Wasser.
Putzt Zähne und Pinsel damit. Wie viel bleibt?`,
      materials: ['Becher', 'Wasser'],
      minutes: 10,
      objectives: ['sparsam sein'],
    },
    Sustainability: {
      type: 'creative',
      title: 'Eine essen, eine pflanzen',
      description: 'Einen Kern pflanzen.',
      instructions: `Hebt einen Apfelkern auf.
Steckt ihn in Erde und gießt ihn.
Schreibt das Datum dazu.`,
      materials: ['Kern', 'Erde', 'Topf'],
      minutes: 15,
      objectives: ['an morgen denken'],
    },
    Harmony: {
      type: 'game',
      title: 'Der Ton dazwischen',
      description: 'Zusammen einen Klang finden.',
      instructions: `Jeder summt einen Ton.
Sucht zusammen einen, der dazwischen passt.`,
      materials: [],
      minutes: 5,
      objectives: ['aufeinander hören'],
    },
    Exploration: {
      type: 'creative',
      title: 'Die Karte vom Zimmer',
      description: 'Eine Karte zeichnen von dem, was wirklich da ist.',
      instructions: `Geht langsam durchs Zimmer.
Zeichnet nur, was ihr seht.
Lasst einen weißen Fleck für morgen.`,
      materials: ['Papier', 'Stift'],
      minutes: 20,
      objectives: ['genau zeichnen'],
    },
    Stewardship: {
      type: 'game',
      title: 'Eine Ecke für andere',
      description: 'Eine kleine Ecke aufräumen, die allen gehört.',
      instructions: `Sucht eine Ecke.
Räumt sie zusammen auf.
Legt etwas Schönes hin.`,
      materials: [],
      minutes: 15,
      objectives: ['für andere sorgen'],
    },
    Balance: {
      type: 'game',
      title: 'Links etwas, rechts etwas',
      description: 'Auf einer Linie gehen.',
      instructions: `Legt eine Schnur auf den Boden.
Tragt links und rechts gleich viel.
Ruht in der Mitte aus.`,
      materials: ['Schnur', 'zwei Beutel'],
      minutes: 10,
      objectives: ['Gleichgewicht halten'],
    },
    Unity: {
      type: 'creative',
      title: 'Viele kleine Lichter',
      description: 'Aus vielen kleinen Lichtern ein großes machen.',
      instructions: `Stecht Löcher in dunkles Papier.
Haltet eine Lampe dahinter.
Rückt die Löcher zusammen, bis es hell wird.`,
      materials: ['dunkles Papier', 'Lampe'],
      minutes: 20,
      objectives: ['gemeinsam stark sein'],
    },
  },
  settings: {
    'Enchanted Forest': {
      type: 'craft',
      title: 'Laternen im Wald',
      description: 'Kleine Laternen für den Zauberwald.',
      instructions: `Schneidet Streifen aus Papier.
Klebt sie zu Röhren.
Stellt sie um eine Lampe.`,
      materials: ['Papier', 'Kleber'],
      minutes: 25,
      objectives: ['gestalten und spielen'],
    },
    'Magical Castle': {
      type: 'game',
      title: 'Der Schlossgang',
      description: 'Als Rüstung durch den Flur gehen, ohne zu klappern.',
      instructions: `Steckt Löffel in die Taschen.
Geht so leise wie möglich.`,
      materials: ['Löffel'],
      minutes: 10,
      objectives: ['gestalten und spielen'],
    },
    'Underwater Kingdom': {
      type: 'musical',
      title: 'Der Schneckenchor',
      description: 'Unter Wasser singen.',
      instructions: `Singt ein Lied, ganz langsam.
Blubbert an den Pausen.`,
      materials: [],
      minutes: 10,
      objectives: ['gestalten und spielen'],
    },
    'Cloud City': {
      type: 'craft',
      title: 'Eine Tasche voll Wolke',
      description: 'Wolken aus Watte bauen.',
      instructions: `Formt ein Tier aus Watte.
Klebt es auf blaues Papier.`,
      materials: ['Watte', 'Papier', 'Kleber'],
      minutes: 20,
      objectives: ['gestalten und spielen'],
    },
    'Secret Garden': {
      type: 'creative',
      title: 'Das Beet im Teller',
      description: 'Einen winzigen Garten anlegen.',
      instructions: `Nehmt einen Teller mit Erde.
Setzt Moos, Steine und ein Tor aus Zweigen hinein.`,
      materials: ['Teller', 'Erde', 'Moos'],
      minutes: 30,
      objectives: ['gestalten und spielen'],
    },
    'Crystal Cave': {
      type: 'musical',
      title: 'Die singenden Gläser',
      description: 'Wasser klingen lassen.',
      instructions: `Füllt Gläser verschieden voll.
Tippt sie mit einem Löffel an.
Findet den tiefsten Ton.`,
      materials: ['Gläser', 'Wasser', 'Löffel'],
      minutes: 15,
      objectives: ['gestalten und spielen'],
    },
    'Fairy Village': {
      type: 'craft',
      title: 'Ein Haus für Daumengroße',
      description: 'Ein Feenhaus aus einer Schachtel.',
      instructions: `Schneidet Tür und Fenster in eine Schachtel.
Malt ein rotes Dach.`,
      materials: ['kleine Schachtel', 'Farben'],
      minutes: 25,
      objectives: ['gestalten und spielen'],
    },
    "Dragon's Lair": {
      type: 'game',
      title: 'Der Löffelberg',
      description: 'Löffel stapeln, ohne dass es klirrt.',
      instructions: `Stapelt abwechselnd Löffel.
Wer klirrt, fängt von vorn an.`,
      materials: ['Löffel'],
      minutes: 10,
      objectives: ['gestalten und spielen'],
    },
    'Starlit Meadow': {
      type: 'creative',
      title: 'Mein Sternbild',
      description: 'Ein neues Sternbild erfinden.',
      instructions: `Tupft Sterne auf dunkles Papier.
Verbindet sie und gebt dem Bild einen Namen.`,
      materials: ['dunkles Papier', 'heller Stift'],
      minutes: 20,
      objectives: ['gestalten und spielen'],
    },
    'Rainbow Bridge': {
      type: 'creative',
      title: 'Die achte Bahn',
      description: 'Eine Farbe mischen, die noch keinen Namen hat.',
      instructions: `Mischt zwei oder drei Farben.
Gebt der neuen einen Namen.`,
      materials: ['Farben', 'Papier'],
      minutes: 20,
      objectives: ['gestalten und spielen'],
    },
    'Ancient Library': {
      type: 'craft',
      title: 'Ein Lesezeichen',
      description: 'Ein Lesezeichen mit dem Helden der Geschichte.',
      instructions: `Schneidet einen Streifen Karton.
Malt {hero.akk} und {friend.akk} darauf.`,
      materials: ['Karton', 'Stifte'],
      minutes: 20,
      objectives: ['gestalten und spielen'],
    },
    "Wizard's Tower": {
      type: 'game',
      title: 'Rückwärts zaubern',
      description: 'Sätze rückwärts sprechen.',
      instructions: `Sagt ein Wort rückwärts.
Die anderen raten.`,
      materials: [],
      minutes: 10,
      objectives: ['gestalten und spielen'],
    },
    'Moonlit Beach': {
      type: 'musical',
      title: 'Das Lied in der Muschel',
      description: 'Das Meer nachmachen.',
      instructions: `Macht mit Reis in einer Dose Wellen.
Die eine Welle fragt, die andere antwortet.`,
      materials: ['Dose', 'Reis'],
      minutes: 15,
      objectives: ['gestalten und spielen'],
    },
    'Floating Island': {
      type: 'craft',
      title: 'Eine Insel am Faden',
      description: 'Eine schwebende Insel basteln.',
      instructions: `Schneidet eine Insel aus Karton.
Hängt Wurzeln aus Wolle daran.
Hängt sie ans Fenster.`,
      materials: ['Karton', 'Wolle', 'Faden'],
      minutes: 30,
      objectives: ['gestalten und spielen'],
    },
    'Hidden Valley': {
      type: 'creative',
      title: 'Der Brief zur guten Nacht',
      description: 'Jemandem weit weg zwei Zeilen schreiben.',
      instructions: `Schreibt oder malt einen Gruß zur Nacht.
Faltet ihn klein und schickt ihn morgen ab.`,
      materials: ['Papier', 'Stift'],
      minutes: 15,
      objectives: ['gestalten und spielen'],
    },
  },
  general: {
    musical: [
      {
        title: 'Der Kehrreim',
        description: 'Den Kehrreim der Geschichte singen.',
        instructions: `Sprecht ihn im Takt.
Klatscht dazu.
Singt ihn beim dritten Mal ganz leise.`,
        materials: [],
        minutes: 10,
        objectives: ['Rhythmus spüren'],
      },
      {
        title: 'Geräusche für {friend.akk}',
        description: 'Die Geschichte mit Geräuschen erzählen.',
        instructions: `Sucht ein Geräusch für {friend.akk} und eins für {thing.akk}.
Eine Person erzählt, die andere macht die Geräusche.`,
        materials: ['Töpfe', 'Löffel'],
        minutes: 15,
        objectives: ['zuhören'],
      },
    ],
    writing: [
      {
        title: 'Ein Brief an {friend.akk}',
        description: '{Friend.dat} nach der Reise schreiben.',
        instructions: `Was möchtet ihr noch wissen?
Schreibt oder diktiert drei Sätze.`,
        materials: ['Papier', 'Stift'],
        minutes: 20,
        objectives: ['schreiben', 'erzählen'],
      },
      {
        title: 'Die nächste Nacht',
        description: 'Wie geht es morgen weiter?',
        instructions: `Was fehlt beim nächsten Mal?
Wer kommt mit?
Schreibt den ersten Satz.`,
        materials: ['Papier', 'Stift'],
        minutes: 20,
        objectives: ['fantasieren'],
      },
    ],
    puzzle: [
      {
        title: 'Was kam zuerst?',
        description: 'Die Geschichte in vier Bildern ordnen.',
        instructions: `Malt vier kleine Bilder.
Mischt sie.
Legt sie wieder in die Reihe.`,
        materials: ['Papier', 'Stifte'],
        minutes: 20,
        objectives: ['Reihenfolge verstehen'],
      },
      {
        title: 'Ich sehe {thing.akk}',
        description: 'Ein Suchspiel im Zimmer.',
        instructions: `Versteckt etwas Kleines.
Gebt nur Hinweise mit warm und kalt.`,
        materials: ['ein kleines Ding'],
        minutes: 10,
        objectives: ['genau suchen'],
      },
    ],
    discussion: [
      {
        title: 'Und wenn?',
        description: 'Was wäre, wenn {friend} recht gehabt hätte?',
        instructions: `Erzählt die Stelle noch einmal.
Lasst sie anders ausgehen.`,
        materials: [],
        minutes: 10,
        objectives: ['Ursachen verstehen'],
      },
      {
        title: 'Wie ging es {keeper.dat}?',
        description: 'Über Gefühle in der Geschichte reden.',
        instructions: `Wie ging es {keeper.dat} am Anfang?
Wie am Ende? Woran merkt man das?`,
        materials: [],
        minutes: 10,
        objectives: ['Gefühle erkennen'],
      },
    ],
    craft: [
      {
        title: '{Friend} aus Papier',
        description: 'Das Tier der Geschichte basteln.',
        instructions: `Faltet ein Blatt in der Mitte.
Schneidet einen halben Umriss aus.
Malt ein Gesicht.`,
        materials: ['Papier', 'Schere', 'Stifte'],
        minutes: 25,
        objectives: ['Fingerfertigkeit'],
      },
      {
        title: 'Eine Schachtel für {thing.akk}',
        description: 'Einen sicheren Platz bauen.',
        instructions: `Nehmt eine kleine Schachtel.
Polstert sie weich aus.
Was kommt hinein?`,
        materials: ['Schachtel', 'Stoffrest'],
        minutes: 20,
        objectives: ['gestalten'],
      },
    ],
    game: [
      {
        title: 'Wer bin ich?',
        description: 'Figuren der Geschichte raten.',
        instructions: `Spielt {hero.akk}, {friend.akk} oder {keeper.akk} ohne Worte.
Die anderen raten.`,
        materials: [],
        minutes: 10,
        objectives: ['darstellen'],
      },
      {
        title: 'Auf Zehenspitzen',
        description: 'Den Weg der Geschichte nachgehen.',
        instructions: `Baut aus Kissen einen Weg.
Geht ihn, ohne den Boden zu berühren.`,
        materials: ['Kissen'],
        minutes: 15,
        objectives: ['Geschicklichkeit'],
      },
    ],
    creative: [
      {
        title: 'Das Bild zur Nacht',
        description: 'Den schönsten Augenblick malen.',
        instructions: `Schließt die Augen und sucht ihn.
Malt ihn mit höchstens drei Farben.`,
        materials: ['Papier', 'Farben'],
        minutes: 20,
        objectives: ['sich erinnern'],
      },
      {
        title: 'Die Welt in der Schachtel',
        description: 'Den Ort der Geschichte nachbauen.',
        instructions: `Nehmt einen Deckel.
Baut darin den Ort der Geschichte aus Papier nach.`,
        materials: ['Deckel', 'Papier', 'Kleber'],
        minutes: 30,
        objectives: ['gestalten'],
      },
    ],
  },
  ageGroups: { beginner: '3–6 Jahre', intermediate: '7–10 Jahre', advanced: 'ab 11 Jahren' },
}
