import { atEveryLevel } from '../../../../first-set.ts'
import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const forest: FriendsOf<Noun, 'forest'> = {
  Fox: {
    noun: { gender: 'm', nom: 'Fuchs', gen: 'Fuchses' },
    facts: { help: 'der Fuchs erschnupperte den Weg' },
    ...atEveryLevel({
      arrives: `
        @friend Kratz, kratz: Auf dem Fensterbrett saß ein Fuchs und [hatte einen Plan|schrieb mit dem Schwanz etwas in die Luft].
        „Ich habe drei Pläne“, sagte er. „Zwei davon sind [schlecht|sehr schlecht]. Komm, {hero}.“
      `,
      alone: `
        @friend Der Fuchs lag vor seinem Bau und machte [Pläne|den dritten Plan für heute].
      `,
      dry: `
        {Other} hielt sich am Schwanz fest, und der Fuchs lief, [lautlos wie Rauch|immer im Zickzack].
      `,
      wet: `
        Mit {other.dat} stieg er unter eine Käseglocke, und die Glocke sank [sacht|bis auf den Grund].
      `,
      quirk: `
        „Selbstverständlich“, sagte der Fuchs und lief gegen [einen Pilz|eine Tür]. „Das gehörte zum Plan.“
      `,
      help: `
        Auf dem Rückweg war alles [dunkel|voller Nebel], und kein Weg zu sehen.
        @help Da senkte der Fuchs die Nase und erschnupperte den Weg, [Schritt für Schritt|Krümel um Krümel].
      `,
    }),
  },
  Owl: {
    noun: { gender: 'f', nom: 'Eule', gen: 'Eule' },
    facts: { help: 'die Eule hörte im Dunkeln und führte sie' },
    ...atEveryLevel({
      arrives: `
        @friend Tap, tap, hatschi! Am Fenster saß eine kleine Eule auf [sehr großen Füßen|viel zu großen Füßen].
        „Bist du {hero}? Gut. Es eilt. [Warum, fällt mir gleich ein|Ich weiß nur nicht mehr, was].“
      `,
      alone: `
        @friend Die Eule saß auf ihrem Ast und war in Eile. [Wohin, wusste sie nicht|Sie hatte nur vergessen, warum].
      `,
      dry: `
        Die Eule nahm {other.akk} auf den Rücken und flog, [fast ohne einen Laut|und nieste in jede Wolke].
      `,
      wet: `
        Sie tauchten in einer Luftblase, und die Eule [hielt die Brille fest|nieste nicht, aus Vorsicht].
      `,
      quirk: `
        „Schnell, schnell“, sagte die Eule und [flog in die falsche Richtung|ging erst einmal rückwärts]. Dann musste sie niesen.
      `,
      help: `
        Der Heimweg lag [stockfinster|ganz im Finstern] da.
        @help Die Eule legte den Kopf schief, hörte im Dunkeln [jedes Blatt|die Mäuse gehen] und führte sie.
      `,
    }),
  },
  Bear: {
    noun: { gender: 'm', nom: 'Bär', gen: 'Bären', akk: 'Bären', dat: 'Bären', einen: 'Bären', einem: 'Bären' },
    facts: { help: 'der Bär legte einen Baumstamm über den Graben' },
    ...atEveryLevel({
      arrives: `
        @friend Rumms, und das Fenster war voll: Da stand ein Bär und [gähnte|hatte ein Kissen dabei].
        „Ich schlafe gleich ein“, sagte er. „[Wollen wir vorher noch los|Vorher bräuchte ich dich], {hero}?“
      `,
      alone: `
        @friend Der Bär saß vor seiner Höhle und war beinahe [eingeschlafen|schon eingeschlafen].
      `,
      dry: `
        {Other} ritt auf seinem Rücken, und der Bär ging, als trüge er [ein Ei|etwas aus Glas].
      `,
      wet: `
        Der Bär setzte sich mit {other.dat} in ein Honigfass, Deckel zu, und das Fass [sank|ging unter].
      `,
      quirk: `
        „Wie weit ist es?“ „Drei Honigtöpfe“, sagte der Bär. [So rechnet er|Er rechnet immer so].
      `,
      help: `
        Vor ihnen lag ein [Graben|breiter Graben]. Hinüber ging es nicht.
        @help Da brummte der Bär und legte einen Baumstamm über den Graben, [wie einen Löffel|ganz sacht].
      `,
    }),
  },
  Rabbit: {
    noun: { gender: 'n', nom: 'Kaninchen', gen: 'Kaninchens' },
    facts: { help: 'das Kaninchen grub einen Tunnel' },
    ...atEveryLevel({
      arrives: `
        @friend „Verzeihung, Stuhl“, sagte jemand unterm Fenster. Es war ein [Kaninchen|atemloses Kaninchen].
        „Verzeihung, {hero}. Darf ich stören? [Ich störe schon|Es ist dringend, Verzeihung].“
      `,
      alone: `
        @friend Das Kaninchen saß im Klee und entschuldigte sich [bei einem Stein|beim Klee].
      `,
      dry: `
        Hops um Hops ging es, und {other} hielt sich [an den langen Ohren|am weichen Fell] fest.
      `,
      wet: `
        In einer Luftblase hopsten sie hinab, und das Kaninchen sagte zu jedem Fisch [Verzeihung|guten Abend].
      `,
      quirk: `
        Wenn das Kaninchen nachdachte, klopfte es mit dem Fuß. [Man verstand kein Wort|Alles wackelte].
      `,
      help: `
        Der Weg zurück war [versperrt|zugewachsen].
        @help „Verzeihung“, sagte das Kaninchen zur Erde und grub einen Tunnel, [in einem Atemzug|dass es nur so flog].
      `,
    }),
  },
  Deer: {
    noun: { gender: 'm', nom: 'Hirsch', gen: 'Hirschs' },
    facts: { help: 'der Hirsch trug Lichter im Geweih' },
    ...atEveryLevel({
      arrives: `
        @friend Es klopfte höflich, dreimal. Ein Hirsch stand da, [im Geweih eine Gardine|und verbeugte sich].
        „Guten Abend, {hero}. Störe ich? [Ich hänge nämlich fest|Ich fürchte, das ist eure Wäsche].“
      `,
      alone: `
        @friend Der Hirsch stand auf der Lichtung und zog [einen Schal|einen Zweig] aus seinem Geweih.
      `,
      dry: `
        Der Hirsch kniete nieder, {other} stieg auf, und dann [flog der Wald vorbei|ging es in langen Sprüngen].
      `,
      wet: `
        Der Hirsch hielt ein Schilfrohr im Maul und schritt hinab, [mit {other.dat} in einer Blase|vornehm wie immer].
      `,
      quirk: `
        Bei jeder Tür verbeugte er sich, und jedes Mal [blieb er hängen|nahm er die Tür mit].
      `,
      help: `
        Es war so dunkel, dass [niemand sich traute|keiner einen Schritt tat].
        @help Da hängten sie Lampen hinein, und der Hirsch trug Lichter im Geweih, [wie ein Festsaal|acht Stück].
      `,
    }),
  },
  Squirrel: {
    noun: { gender: 'n', nom: 'Eichhörnchen', gen: 'Eichhörnchens' },
    facts: { help: 'das Eichhörnchen warf ein Seil aus Efeu herunter' },
    ...atEveryLevel({
      arrives: `
        @friend Eine Nuss kam durchs Fenster, dann noch eine, dann ein [Eichhörnchen|ganzes Eichhörnchen].
        „Erstens: hallo. Zweitens: {hero}? Drittens: [Wo ist meine Nuss|Ich habe etwas vergessen]?“
      `,
      alone: `
        @friend Das Eichhörnchen suchte [seit Montag|immer noch] eine Nuss, die es in der Pfote hielt.
      `,
      dry: `
        Von Ast zu Ast ging es, und {other} hing [am buschigen Schwanz|sicher in einer Schlinge].
      `,
      wet: `
        Sie fuhren in einer Nussschale hinab, und das Eichhörnchen [führte eine Liste|zählte die Blasen].
      `,
      quirk: `
        Es schrieb eine Liste, und dann eine Liste, [wo die Liste ist|für die Listen].
      `,
      help: `
        Eine Wand war im Weg, [glatt und hoch|höher als ein Haus].
        @help Hui, war das Eichhörnchen oben und warf ein Seil aus Efeu [herunter|hinab].
      `,
    }),
  },
  Hedgehog: {
    noun: { gender: 'm', nom: 'Igel', gen: 'Igels' },
    facts: { help: 'der Igel rollte den Hang hinab und sammelte Laub' },
    ...atEveryLevel({
      arrives: `
        @friend Etwas rollte gegen die Tür und sagte Au. Es war ein [Igel|beleidigter Igel].
        „Das war die Tür“, sagte er. „[Egal|Schon gut]. Ich brauche dich, {hero}.“
      `,
      alone: `
        @friend Der Igel war gerade [beleidigt|nicht mehr beleidigt] und trank Apfeltee.
      `,
      dry: `
        Er rollte voran wie ein Ball, und {other} lief [hinterher|daneben], bis alles rund war.
      `,
      wet: `
        In einem Marmeladenglas tauchten sie unter, und der Igel [drehte sich im Kreis|stieß nirgends an].
      `,
      quirk: `
        Mitten im Satz rollte der Igel sich ein. [Man wartete dann|Der Rest kam später].
      `,
      help: `
        Es ging steil bergab, [sehr steil|viel zu steil].
        @help Da rollte der Igel den Hang hinab und sammelte Laub, [bis unten ein Bett lag|für eine weiche Landung].
      `,
    }),
  },
  Wolf: {
    noun: { gender: 'm', nom: 'Wolf', gen: 'Wolfs' },
    facts: { help: 'der Wolf heulte, bis der Mond den Weg zeigte' },
    ...atEveryLevel({
      arrives: `
        @friend „Bitte nicht erschrecken“, sagte jemand. Es war ein Wolf und er [übte zu lächeln|lächelte schief].
        „Geht das so? [Zu viele Zähne|Mehr Zähne, weniger Zähne]? Gut. Komm, {hero}.“
      `,
      alone: `
        @friend Der Wolf saß am Teich und übte [Lächeln|freundlich zu schauen].
      `,
      dry: `
        {Other} hielt sich im Fell fest, und der Wolf lief, [weich und weit|mit dem Wind].
      `,
      wet: `
        Der Wolf hielt die Luft an und {other.akk} in einer Blase, und so [sanken sie|paddelten sie hinab].
      `,
      quirk: `
        Ein Käfer sah den Wolf und blieb stehen. Da [versteckte sich der Wolf|wurde der Wolf rot].
      `,
      help: `
        Wolken hingen über dem Weg. [Nichts war zu sehen|Wo war nur der Weg].
        @help Da setzte sich der Wolf und heulte, bis der Mond den Weg zeigte, [weiß und lang|wie eine Laterne].
      `,
    }),
  },
  Raccoon: {
    noun: {
      gender: 'm',
      nom: 'Waschbär',
      gen: 'Waschbären',
      akk: 'Waschbären',
      dat: 'Waschbären',
      einen: 'Waschbären',
      einem: 'Waschbären',
    },
    facts: { help: 'der Waschbär öffnete jeden Riegel' },
    ...atEveryLevel({
      arrives: `
        @friend Jemand putzte das Fenster, [von außen|und zwar gründlich]. Es war ein Waschbär.
        „Nur geborgt“, sagte er und legte {hero.dat} [einen Schuh|einen Löffel] hin. „Kommst du mit?“
      `,
      alone: `
        @friend Der Waschbär wusch [einen Brief|einen Keks] und wunderte sich.
      `,
      dry: `
        Er ging auf leisen Pfoten über die Dächer und zog {other.akk} [an der Hand|von First zu First].
      `,
      wet: `
        Sie stiegen in eine umgedrehte Badewanne, und der Waschbär [schrubbte unterwegs|nahm Seife mit].
      `,
      quirk: `
        Er wusch auch den Wegweiser. Nun [stand nichts mehr darauf|war er sauber und leer].
      `,
      help: `
        Eine Pforte war zu, mit [drei Riegeln|einem Riegel innen].
        @help „Nur geborgt“, sagte der Waschbär, und seine Finger öffneten jeden [Riegel|Riegel, klack].
      `,
    }),
  },
  Beaver: {
    noun: { gender: 'm', nom: 'Biber', gen: 'Bibers' },
    facts: { help: 'der Biber baute in zehn Bissen einen Steg' },
    ...atEveryLevel({
      arrives: `
        @friend Es klopfte, maß und klopfte noch einmal. Ein Biber [stand da|mit Bleistift stand da].
        „Das Fenster ist schief“, sagte er. „[Egal|Später]. {Hero}, ich brauche jemanden.“
      `,
      alone: `
        @friend Der Biber verbesserte seinen Damm, der [schon gut war|nichts gebraucht hätte].
      `,
      dry: `
        Sie fuhren auf einem Floß über Stock und Stein, {other} vorn, [der Biber am Schwanz|der Biber hinten].
      `,
      wet: `
        Der Biber baute eine Kammer aus Holz und Luft, und darin sank er mit {other.dat} [hinab|bis unten].
      `,
      quirk: `
        Mit dem Schwanz maß er alles nach: [einen Frosch|den Mond]. „Etwas kurz“, sagte er.
      `,
      help: `
        Da war Wasser, und drüben ging es [weiter|nach Hause].
        @help „Zehn Bisse“, sagte der Biber, und in zehn Bissen baute er einen [Steg|schönen Steg].
      `,
    }),
  },
}
