import { atEveryLevel } from '../../../../first-set.ts'
import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const sea: FriendsOf<Noun, 'sea'> = {
  Dolphin: {
    noun: { gender: 'm', nom: 'Delfin', gen: 'Delfins' },
    facts: { help: 'der Delfin klickte und fand den Weg' },
    ...atEveryLevel({
      arrives: `
        @friend Aus der Badewanne sprang ein Delfin, [ein Salto|einmal herum]. „Hallo, hallo!“
        „Komm mit, komm mit, {hero}! [Es eilt, es eilt|Bitte, bitte]!“
      `,
      alone: `
        @friend Der Delfin schlug einen Salto, und noch einen, [weil es ging|ganz ohne Grund, ohne Grund].
      `,
      dry: `
        Sie fuhren in einer Badewanne auf Rädern, {other} am Hahn, [der Delfin am Singen|klingeling].
      `,
      wet: `
        {Other} hielt sich an der Flosse fest, in einer Blase, und der Delfin [schoss hinab|zog eine Spirale].
      `,
      quirk: `
        „Ernst, ganz ernst“, sagte der Delfin und [schlug einen Salto|schlug zwei]. „Verzeihung, Verzeihung.“
      `,
      help: `
        Im Trüben sah man [nichts|rein gar nichts].
        @help Da klickte der Delfin, klick, klick, und fand den [Weg|Weg, den Weg].
      `,
    }),
  },
  Whale: {
    noun: { gender: 'm', nom: 'Wal', gen: 'Wals' },
    facts: { help: 'der Wal hob sie auf einer Fontäne empor' },
    ...atEveryLevel({
      arrives: `
        @friend Die Löffel zitterten in der Lade. Draußen summte ein Wal, [groß wie die Straße|und nahm die ganze Straße ein].
        „Bin ich im Weg?“, fragte er. „[Ich bin immer im Weg|Sag es ruhig]. {Hero}, magst du mitkommen?“
      `,
      alone: `
        @friend Der Wal lag in der Bucht und summte, bis [die Boote wippten|die Muscheln klirrten].
      `,
      dry: `
        Er schwebte auf einer Regenwolke, {other} obenauf, und [die Wolke seufzte|es nieselte ein bisschen].
      `,
      wet: `
        {Other} saß in einer Blase hinter dem Auge, und der Wal sank, [sanft wie ein Abend|leise summend].
      `,
      quirk: `
        An jeder Ecke fragte der Wal: „[Komme ich hier durch|Bin ich im Weg]?“ Die Ecke sagte: „Nein.“
      `,
      help: `
        Hinauf führte [keine Treppe|gar nichts].
        @help Der Wal holte Luft und hob sie auf einer Fontäne empor, [weich wie ein Sofa|Stück um Stück].
      `,
    }),
  },
  Octopus: {
    noun: { gender: 'm', nom: 'Oktopus', gen: 'Oktopus' },
    facts: { help: 'der Oktopus hielt acht Türen zugleich' },
    ...atEveryLevel({
      arrives: `
        @friend An acht Stellen klopfte es zugleich. Es war nur [ein Oktopus|ein einziger Oktopus].
        „Guten Abend“, sagte er, und ein Arm sagte [„Nein“|„Tschüs“]. „Hör nicht auf den, {hero}.“
      `,
      alone: `
        @friend Der Oktopus stimmte ab: [vier Arme für Tee, vier für Kakao|acht Arme, neun Meinungen].
      `,
      dry: `
        In einem Aquarium mit acht Rädern ging es los, und {other} durfte [lenken|an einem Arm lenken].
      `,
      wet: `
        Er nahm {other.akk} in den Arm, samt Blase, und [stieß sich ab|sank, alle Arme weit].
      `,
      quirk: `
        Zwei Arme stritten, einer schlichtete, [fünf hörten zu|der Rest klatschte].
      `,
      help: `
        Der Wind schlug alle Türen [zu und auf|hin und her].
        @help Da streckte sich der Oktopus und hielt acht Türen [zugleich|zugleich fest].
      `,
    }),
  },
  'Sea Turtle': {
    noun: { gender: 'f', nom: 'Meeresschildkröte', gen: 'Meeresschildkröte' },
    facts: { help: 'die Meeresschildkröte war Dach und Boot' },
    ...atEveryLevel({
      arrives: `
        @friend Auf der Schwelle saß eine Meeresschildkröte und war [zu früh|zweihundert Jahre alt].
        „Früher“, sagte sie, „waren die Schwellen [höher|aus Holz]. Guten Abend, {hero}.“
      `,
      alone: `
        @friend Die Meeresschildkröte lag am Strand und dachte an [früher|das Jahr mit dem Schnee].
      `,
      dry: `
        {Other} saß auf dem Panzer, und sie ruderte [durch die Luft wie durchs Meer|durchs Gras, Zug um Zug].
      `,
      wet: `
        {Other} hielt sich am Panzer fest, in einer Blase, und sie [tauchte, ganz ruhig|sank Zug um Zug].
      `,
      quirk: `
        „Das ist ja noch jung“, sagte sie zu einem [Felsen|Baum]. Der freute sich.
      `,
      help: `
        Es regnete, und der Weg war [ein Bach|lauter Wasser].
        @help Da war die Meeresschildkröte Dach und [Boot|Boot zugleich], und alle blieben trocken.
      `,
    }),
  },
  Penguin: {
    noun: { gender: 'm', nom: 'Pinguin', gen: 'Pinguins' },
    facts: { help: 'der Pinguin schlitterte mit allen auf dem Bauch hinunter' },
    ...atEveryLevel({
      arrives: `
        @friend Jemand verbeugte sich im Flur und rutschte [aus|dabei aus]. Es war ein Pinguin.
        „Das war Absicht“, sagte er. „Gestatten, Pinguin. [Und Sie sind {hero}|Spreche ich mit {hero}]?“
      `,
      alone: `
        @friend Der Pinguin übte seine Verbeugung und [rutschte aus|fiel um, mit Haltung].
      `,
      dry: `
        Er zog einen Schlitten mit {other.dat}, und wo kein Schnee lag, [tat er, als ob|rutschte er trotzdem].
      `,
      wet: `
        Kopf voran ging es hinab, {other} in einer Blase, der Pinguin [im Frack|mit Haltung].
      `,
      quirk: `
        „Nach Ihnen“, sagte der Pinguin zur Tür und [rutschte als Erster hindurch|war schon durch].
      `,
      help: `
        Der Hang war [glatt und lang|eine einzige Rutsche].
        @help „Gestatten“, sagte der Pinguin und schlitterte mit allen auf dem Bauch [hinunter|nach unten].
      `,
    }),
  },
  Seahorse: {
    noun: { gender: 'n', nom: 'Seepferdchen', gen: 'Seepferdchens' },
    facts: { help: 'das Seepferdchen knotete sich um das Seil' },
    ...atEveryLevel({
      arrives: `
        @friend Im Zahnputzglas schwamm ein Seepferdchen, [kerzengerade|tapfer wie ein Ritter].
        „Ich bin {hero} zu Diensten“, rief es. „[Klein, aber da|Wo ist der Drache]?“
      `,
      alone: `
        @friend Das Seepferdchen hielt Wache vor [einer Muschel|seinem Schloss aus Tang].
      `,
      dry: `
        {Other} trug es im Glas, und das Seepferdchen rief: „[Galopp|Links, mein Freund Wind]!“
      `,
      wet: `
        Es zog {other.akk} an einem Faden hinab, in einer Blase, [ein Zwerg vor einem Ballon|mutig voran].
      `,
      quirk: `
        „Halt dich fest“, sagte es zu jedem und hielt [sich selbst|sich am Halm] fest.
      `,
      help: `
        Das Seil an der Brücke [rutschte|ging auf].
        @help Da knotete sich das Seepferdchen um das [Seil|Seil, mit Doppelschlag], und es hielt.
      `,
    }),
  },
  Starfish: {
    noun: { gender: 'm', nom: 'Seestern', gen: 'Seesterns' },
    facts: { help: 'der Seestern hielt sich fest und war eine Stufe' },
    ...atEveryLevel({
      arrives: `
        @friend Am Fenster klebte ein Seestern und sah [von fünf Seiten herein|in fünf Richtungen].
        „Einerseits ist es spät“, sagte er. „[Zweitens nicht|Andererseits nicht]. Drittens bist du {hero}.“
      `,
      alone: `
        @friend Der Seestern lag auf seinem Stein und sah die Sache von [fünf Seiten|allen fünf Seiten].
      `,
      dry: `
        Er rollte wie ein Rad, von Zacke zu Zacke, und {other} lief [nebenher|lachend mit].
      `,
      wet: `
        Er drehte sich hinab wie ein Blatt, und {other} sank in einer Blase [daneben|mit ihm um die Wette].
      `,
      quirk: `
        „Viertens“, sagte der Seestern, [als alle schon weiter waren|und niemand war mehr da].
      `,
      help: `
        Eine Wand stieg vor ihnen auf, [nass und steil|glatt wie Eis].
        @help Der Seestern hielt sich fest und war eine [Stufe|Stufe, und dann die nächste].
      `,
    }),
  },
  Seal: {
    noun: { gender: 'm', nom: 'Seehund', gen: 'Seehunds' },
    facts: { help: 'der Seehund balancierte alles heil hinüber' },
    ...atEveryLevel({
      arrives: `
        @friend Jemand klatschte. Es war ein Seehund, und [er klatschte für sich|auf der Nase hatte er die Lampe].
        „Bravo, ich“, sagte er. „{Hero}, [willst du auch Beifall|gibst du mir den Ball]? Dann komm.“
      `,
      alone: `
        @friend Der Seehund balancierte [einen Eimer|drei Teller] und verbeugte sich.
      `,
      dry: `
        Er rollte auf einem Ball, {other} auf seinen Schultern, [und nichts fiel um|mit Applaus].
      `,
      wet: `
        Er stupste {other.akk} in einer Blase hinab, [von Nase zu Flosse|wie einen Ball].
      `,
      quirk: `
        Auf seiner Nase stand eine Vase. [Wo kam die Vase her|Sie gehörte niemandem]? Bravo.
      `,
      help: `
        Der Steg war schmal [wie ein Lineal|wie ein Besenstiel].
        @help Aber der Seehund balancierte alles heil [hinüber|hinüber, auch den Mut].
      `,
    }),
  },
  Narwhal: {
    noun: { gender: 'm', nom: 'Narwal', gen: 'Narwals' },
    facts: { help: 'der Narwal fand mit dem Horn das Schlüsselloch' },
    ...atEveryLevel({
      arrives: `
        @friend Pling, machte die Scheibe. „Verzeihung“, sagte ein Narwal, [„das war mein Horn“|und wurde rot].
        „Es ist immer vor mir da“, sagte er. „[Schlimm|Peinlich]. Hast du Zeit, {hero}?“
      `,
      alone: `
        @friend Der Narwal lag im Eis und hoffte, dass man sein Horn [nicht sah|übersah].
      `,
      dry: `
        In einem Springbrunnen auf Rädern fuhr er, und {other} rief, wenn [eine Laterne|ein Baum] kam.
      `,
      wet: `
        {Other} fuhr in einer Blase, und der Narwal passte auf, sie [nicht zu piksen|ja nicht zu berühren].
      `,
      quirk: `
        Er stieß an [eine Wolke|ein Schild]. „Verzeihung.“ Es war ihm unangenehm.
      `,
      help: `
        Die Pforte war zu, und [das Schloss sah keiner|es war finster].
        @help Da fand der Narwal mit dem Horn das [Schlüsselloch|Schlüsselloch und drehte].
      `,
    }),
  },
  Orca: {
    noun: { gender: 'm', nom: 'Orca', gen: 'Orcas' },
    facts: { help: 'der Orca schob mit einer ruhigen Welle den Weg frei' },
    ...atEveryLevel({
      arrives: `
        @friend Im Garten stand ein Orca, [gebügelt und gestriegelt|wie immer im Anzug].
        „Punkt acht“, sagte er. „Ordnung muss [sein|sein, {hero}]. Wollen wir?“ Sein Kragen glänzte.
      `,
      alone: `
        @friend Der Orca sortierte die Wellen nach [Größe|Farbe].
      `,
      dry: `
        Eine Welle lief mit ihnen über Land, {other} obenauf, der Orca [gerade wie ein Strich|ohne einen Spritzer].
      `,
      wet: `
        {Other} saß in einer Blase, und der Orca tauchte, [ohne eine Falte|genau senkrecht].
      `,
      quirk: `
        Er rückte unterwegs [drei Steine|den Mond, beinahe] gerade.
      `,
      help: `
        Der Weg war verschüttet, [ein einziges Durcheinander|lauter Geröll].
        @help „So geht das nicht“, sagte der Orca und schob mit einer ruhigen Welle den Weg [frei|wieder frei].
      `,
    }),
  },
}
