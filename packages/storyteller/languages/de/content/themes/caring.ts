import { atEveryLevel } from '../../../../first-set.ts'
import type { ThemesOf } from '../../../../language.ts'

export const caring: ThemesOf<'caring'> = {
  Kindness: {
    titles: `
      {hero} und der Brummelzwerg
      Der Dorn im großen Zeh
    `,
    refrain: {
      first: 'Brumm und grumm, wer sitzt so krumm? Frag doch einfach mal, warum.',
      changed: 'Brumm und summ, nun schaut euch um: keiner sitzt mehr hier so krumm.',
    },
    facts: {
      wrong: '{friend} schimpfte zurück',
      turn: '{hero} fragte, was weh tut, und zog den Dorn heraus',
      result: 'der Zwerg stand auf und gab den Platz frei',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} saß ein Zwerg aus Stein [und brummte|und war sehr schlecht gelaunt].
        Unter ihm [blitzte|schimmerte] etwas. Es war {thing}.
        + Wer näher kam, den bewarf er mit Kieseln.
        + „Weg da“, sagte er. „Hier wird gesessen.“
      `,
      wrong: `
        @wrong „Selber weg da!“, rief {friend} und schimpfte zurück, [bis die Ohren glühten|so laut es ging].
        Da warf der Zwerg [gleich drei Kiesel|einen größeren Kiesel]. Einer traf {friend.akk} am Po.
        + „Ich kenne noch viel schlimmere Wörter“, sagte {friend}. „Zum Beispiel Gurke.“
      `,
      doubt: `
        Nun saßen sie da, und der Zwerg saß auch da. [Keiner hatte etwas davon|So konnte das lange gehen].
      `,
      turn: `
        Da sah {hero}, wie der Zwerg den einen Fuß [ganz vorsichtig|schief] hielt.
        @turn „Tut dir etwas weh?“, fragte {hero} und zog ihm [langsam|behutsam] den Dorn heraus.
        + Leicht war das nicht. Der Zwerg hielt dabei einen Kiesel in der Hand.
      `,
      works: `
        @result „Oh“, sagte der Zwerg, stand auf und gab [den Platz|die Stelle] frei.
        „Seit hundert Jahren hat das keiner gefragt.“ Und da lag {thing}.
      `,
      lesson: `
        Wer brummt, dem tut [vielleicht|manchmal] nur etwas weh.
      `,
    }),
  },
  Friendship: {
    titles: `
      {hero} und der schüchterne Schatten
      Platz für drei
    `,
    refrain: {
      first: 'Rück ein Stück, rück ein Stück, neben mir ist Platz.',
      changed: 'Rück ein Stück, rück ein Stück, drei auf einem Platz.',
    },
    facts: {
      wrong: '{friend} schickte den Schatten weg',
      turn: '{hero} rückte auf dem Stein zur Seite',
      result: 'der Schatten setzte sich dazu',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} huschte ein kleiner Schatten [um die Ecke|von Stein zu Stein].
        Er hielt {thing.akk} fest und [traute sich nicht her|schaute nur von fern].
        + Kam jemand näher, war er fort. Ging man weg, kam er nach.
      `,
      wrong: `
        @wrong „Husch“, sagte {friend} und schickte den Schatten weg. „Wir sind [schon genug|schon zwei].“
        Der Schatten wurde ganz dünn. Mit ihm war auch {thing} [fort|verschwunden].
        + „Zwei ist eine sehr gute Zahl“, sagte {friend} und sah zur Seite.
      `,
      doubt: `
        Es war still. [So still ist es, wenn einer fehlt|Man hörte, dass jemand fehlte].
      `,
      turn: `
        {Hero} setzte sich auf einen Stein und [dachte nach|wartete ein wenig].
        @turn Dann rückte {hero} zur Seite und klopfte neben sich. „Hier ist [noch Platz|ein Platz frei].“
        + {Friend} musste auch rücken. Das fiel nicht leicht.
      `,
      works: `
        @result Nach einer Weile setzte sich der Schatten dazu, [ganz an den Rand|erst halb, dann ganz].
        Er legte {thing.akk} in die Mitte. „Ich wollte nur [mitspielen|dabei sein]“, sagte er.
      `,
      lesson: `
        Freundschaft wird nicht kleiner, wenn [einer mehr|noch jemand] mitsitzt.
      `,
    }),
  },
  Courage: {
    titles: `
      {hero} und das Loch, das knurrte
      Knie aus Pudding
    `,
    refrain: { first: 'Ein Schritt, ein Schritt, mein Knie geht mit.', changed: 'Ein Schritt, ein Schritt, der Mond kommt mit.' },
    facts: {
      wrong: '{friend} prahlte und blieb dann draußen',
      turn: '{hero} ging mit Angst, aber Schritt für Schritt hinein',
      result: 'im Loch schnarchte nur ein Siebenschläfer',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} war ein Loch, [schwarz wie Tinte|so dunkel wie unter dem Bett].
        Aus dem Loch kam ein Knurren. [Grrr, machte es, und dann pff|Es knurrte, als hätte es Hunger].
        + Und irgendwo da drin musste {thing} sein.
      `,
      wrong: `
        „Pah“, sagte {friend}, „ich habe schon [zehn Löcher|ganz andere Löcher] besiegt.“
        @wrong Dann blieb {friend} draußen, [mit zugekniffenen Augen|mit dem Gesicht zur Wand]. „Einer muss ja Wache halten.“
      `,
      doubt: `
        {Hero} stand vor dem Loch. Die Knie waren [aus Pudding|weich wie Butter].
      `,
      turn: `
        „Ich habe Angst“, sagte {hero} laut. [Das half ein wenig|Gesagt war sie kleiner].
        @turn Dann ging {hero} hinein, einen Schritt, und noch einen, und [noch einen|dann den nächsten].
      `,
      works: `
        @result Drinnen lag ein Siebenschläfer in einem Topf und schnarchte. [Grrr, pff|Sonst war da niemand].
        Sein Kopfkissen war {thing}. Er tauschte es [gern|im Halbschlaf] gegen etwas Weicheres.
      `,
      lesson: `
        Mut hat [manchmal|ziemlich oft] weiche Knie und geht trotzdem.
      `,
    }),
  },
  Patience: {
    titles: `
      {hero} und die Knospe, die nicht wollte
      Die Nacht, in der gewartet wurde
    `,
    refrain: {
      first: 'Summ, summ, sacht, sacht, was wächst, das wächst bei Nacht.',
      changed: 'Summ, summ, sacht, sacht, was schläft, das schläft heut Nacht.',
    },
    facts: { wrong: '{friend} zog an der Knospe', turn: '{hero} summte und wartete', result: 'die Knospe ging von selbst auf' },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} wuchs eine Knospe, [grün und fest|so groß wie ein Ei].
        Darin leuchtete etwas. „Das ist {thing}“, [flüsterte|sagte] {hero}.
        + Die Knospe war zu wie eine kleine Faust.
      `,
      wrong: `
        @wrong „Raus damit“, sagte {friend} und zog an der Knospe, [erst links, dann rechts|mit aller Kraft].
        Plumps, da saß {friend} [im Gras|auf dem Hintern]. Die Knospe war noch fester zu.
        + „Ich habe eine ganze Minute gewartet“, sagte {friend}. „Fast.“
      `,
      doubt: `
        Das Licht in der Knospe wurde [kleiner|ganz schwach]. Sie hatte wohl Angst.
      `,
      turn: `
        {Hero} hielt {friend.akk} fest, [am Fuß oder was da war|ganz sanft].
        @turn Dann summte {hero} leise und wartete, und wartete [noch ein Lied lang|noch länger].
        + Warten ist schwer. Es juckt überall.
      `,
      works: `
        @result Beim dritten Lied machte es pff, und die Knospe ging [von selbst|ganz allein] auf.
        Sie roch nach Regen. In der Mitte lag {thing}, [warm und heil|ein bisschen verschlafen].
      `,
      lesson: `
        Manches kommt erst, wenn man es [kommen lässt|nicht zieht].
      `,
    }),
  },
  Honesty: {
    titles: `
      {hero} und die Tür mit den vielen Schlössern
      Wer war das?
    `,
    refrain: {
      first: 'Klick und klack, ein Schloss, ein Sack, wer flunkert, schleppt ihn huckepack.',
      changed: 'Klick und klack, wir sind zurück, die Wahrheit war das leichte Stück.',
    },
    facts: {
      wrong: '{friend} schob es auf den Wind',
      turn: '{hero} gab zu, auch auf die Blumen getreten zu sein',
      result: 'alle Schlösser sprangen auf',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} stand eine alte Tür [mit einem Gesicht|und sah sie streng an].
        „Wer ist auf meine Blumen getreten?“, fragte sie. Dahinter lag {thing}.
        + Vor ihr lagen drei Primeln, und zwar platt.
      `,
      wrong: `
        @wrong „Der Wind war es“, sagte {friend}. Klack, da hatte die Tür ein Schloss [mehr|zu viel].
        „Oder eine Kuh. Oder [der Dienstag|die Schwerkraft].“ Klack, klack, klack.
      `,
      doubt: `
        Die Tür hatte nun so viele Schlösser, dass sie [ächzte|krumm wurde].
      `,
      turn: `
        {Hero} schaute auf die eigenen Füße. An einem klebte [ein Blütenblatt|etwas Gelbes].
        @turn „Ich bin auch draufgetreten“, sagte {hero}. „[Es tut mir leid|Entschuldigung].“ Die Ohren wurden heiß.
      `,
      works: `
        @result Da sprangen alle Schlösser auf, [eins nach dem anderen|kling, kling, kling].
        „Na also“, sagte die Tür. Hinter ihr lag {thing} [auf der Matte|in einem Schuh].
      `,
      lesson: `
        Die Wahrheit macht heiße Ohren und [offene|leichte] Türen.
      `,
    }),
  },
  Respect: {
    titles: `
      {hero} und das daumengroße Volk
      Der König auf dem Kieselstein
    `,
    refrain: {
      first: 'Groß ist, wer sich bücken kann, guten Tag, Frau, guten Tag, Mann.',
      changed: 'Groß ist, wer sich bücken kann, gute Nacht fängt unten an.',
    },
    facts: {
      wrong: '{friend} stieg lachend über den kleinen König',
      turn: '{hero} kniete sich hin, grüßte und fragte',
      result: 'das kleine Volk brachte {thing.akk} selbst heraus',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} wohnte ein Volk, [so groß wie ein Daumen|kaum größer als Haselnüsse].
        Der König stand auf einem Kiesel. Hinter ihm lag {thing}.
      `,
      wrong: `
        @wrong „Ist der niedlich“, lachte {friend} und stieg [einfach|ohne Gruß] über ihn hinweg.
        Da hielten hundert kleine Hände {thing.akk} fest. [Nichts rührte sich mehr|Nichts zu machen].
      `,
      doubt: `
        Der König sagte nichts. Er wurde nur [sehr rot|sehr gerade].
      `,
      turn: `
        @turn Da kniete {hero} sich hin und sagte: „Guten Abend. [Dürfen wir, bitte|Darf ich fragen]?“
        Unten auf dem Boden sah alles [anders aus|viel größer aus].
        + {Friend} verbeugte sich auch, ein bisschen schief.
      `,
      works: `
        „Man kann ja mit uns reden“, sagte der König. [Er nickte|Er hob eine Hand].
        @result Und das kleine Volk brachte {thing.akk} selbst heraus, [im Gleichschritt|mit Trommel].
      `,
      lesson: `
        Man sieht sich am besten [auf Augenhöhe|von gleich zu gleich].
      `,
    }),
  },
  Responsibility: {
    titles: `
      {hero} hält die Lampe
      Ein Licht für den Winzling
    `,
    refrain: {
      first: 'Halt das Licht, halt es fein, einer schläft, der ist noch klein.',
      changed: 'Lösch das Licht, lösch es fein, alle schlafen, groß und klein.',
    },
    facts: {
      wrong: '{friend} lief der Musik nach und vergaß die Lampe',
      turn: '{hero} hielt die Lampe bis zum Schluss',
      result: 'die Glühwurmmutter kam zurück und hatte {thing.akk} dabei',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} wachte eine Glühwurmmutter über ihr [Kleines|Jüngstes].
        „Ich hole {thing.akk} aus der Ritze“, sagte sie. „Aber wer hält [solange|so lange] meine Lampe?“
        + „Sie darf nicht wackeln. Sonst wird es wach.“
      `,
      wrong: `
        „Ich natürlich“, sagte {friend}. Da begann irgendwo [Musik|eine Geige].
        @wrong Schon lief {friend} ihr nach, und die Lampe [kippte|flackerte]. Das Kleine weinte.
      `,
      doubt: `
        „Ich wollte ja nur [kurz|einmal] gucken“, sagte {friend} sehr leise.
      `,
      turn: `
        @turn {Hero} nahm die Lampe und hielt sie, [bis ganz zum Schluss|Musik hin oder her].
        Der Arm wurde schwer [wie ein Sack Mehl|und immer schwerer].
      `,
      works: `
        @result Da kam die Mutter zurück, [voller Spinnweben|ganz staubig], und hatte {thing.akk} dabei.
        „Du stehst ja noch da“, sagte sie und wurde [ganz hell|noch heller].
      `,
      lesson: `
        Was man hält, das hält man [ganz|bis zu Ende].
      `,
    }),
  },
  Generosity: {
    titles: `
      {hero} und die Schale aus Stein
      Der letzte Keks
    `,
    refrain: {
      first: 'Gib und gib, ein Krümel Glück, leere Hand kommt voll zurück.',
      changed: 'Gib und gib, ein Krümel Glück, volle Hand winkt noch zurück.',
    },
    facts: {
      wrong: '{friend} gab einen Knopf und versteckte den Keks',
      turn: '{hero} gab den eigenen letzten Keks',
      result: 'die Schale füllte sich bis zum Rand',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} stand eine Schale aus Stein, und sie war [leer|ganz leer].
        „Ich gebe nur dem, der gibt“, sagte sie. Tief in ihr lag {thing}.
      `,
      wrong: `
        @wrong {Friend} legte einen Knopf hinein und versteckte den Keks [hinter dem Rücken|unter dem Bauch].
        Die Schale spuckte den Knopf [im Bogen|höflich] wieder aus.
        + „Mehr habe ich nicht“, sagte {friend} und krümelte.
      `,
      doubt: `
        {Hero} hatte auch nur noch [einen Keks|einen einzigen Keks]. Er roch nach Zimt.
      `,
      turn: `
        @turn {Hero} sah ihn lange an, und dann legte {hero} den letzten Keks [in die Schale|hinein].
        Der Bauch sagte etwas dazu. [Er knurrte|Es klang wie schade].
      `,
      works: `
        @result Da füllte sich die Schale bis zum Rand mit [warmen Keksen|Kuchen und Licht].
        Obenauf lag {thing}. Auch {friend} gab nun etwas [dazu|her]: einen halben Keks.
      `,
      lesson: `
        Geben macht die Hände leer und [den Rest|alles andere] voll.
      `,
    }),
  },
}
