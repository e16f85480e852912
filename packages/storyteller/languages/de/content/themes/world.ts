import type { ThemesOf } from '../../../../language.ts'

export const world: ThemesOf<'world'> = {
  Nature: {
    titles: `
      {hero} und die Wand aus Wurzeln
      Wo die Ameisen gehen
      So, wie die Wurzel wächst
      Die Straße der Ameisen
    `,
    refrains: [
      {
        first: 'Wurzel hier und Wurzel da, wie sie wächst, so geht es ja.',
        changed: 'Wurzel hier und Wurzel dort, was da wächst, schläft im Dunkeln fort.',
      },
      {
        first: 'Streich die Wurzel, streich sie sacht, bis sie selber Platz dir macht.',
        changed: 'Ruh nun, Wurzel, ruhe sacht, wachsen kannst du auch bei Nacht.',
      },
      {
        first: 'Nicht mit Reißen, nicht mit Kraft, frag den Kleinsten, der es schafft.',
        changed: 'Ohne Reißen, ohne Kraft, hat der Kleinste es geschafft.',
      },
    ],
    facts: {
      wrong: '{friend} wollte durchbrechen und blieb stecken',
      turn: '{hero} sah den Ameisen zu und strich die Wurzel beiseite',
      result: 'die Wurzeln machten Platz',
    },
    beginner: {
      gate: `
        @spot {Spot.at} war eine Wand aus [Wurzeln|lauter Wurzeln].
        / Wurzeln wuchsen {spot.at}, [dick und krumm|kreuz und quer], wie ein Zaun.
        Dahinter lag {thing}. Man sah {thing:ihn/sie/es} [blinken|ein wenig].
        + Die Wurzeln hielten sich an den Händen, so sah es aus.
        + Sie rochen nach Regen und altem Laub.
        + Es gab kein Loch, durch das man passte.
        + „Wir wachsen hier“, sagten sie sehr langsam.
        + Ein Käfer wohnte in der Mitte.
        + Manche waren dünn wie Fäden, manche dick wie Beine.
        + {Hero} zog ein bisschen. Sie zogen zurück.
        + Sie waren nicht böse. Sie waren nur da.
      `,
      wrong: `
        „Da gehe ich einfach durch“, sagte {friend} und [nahm Anlauf|schnaubte].
        / „Das sind doch nur Wurzeln“, sagte {friend} und [rannte einfach los|machte sich breit].
        @wrong {Friend} wollte durchbrechen und blieb mit dem Po [stecken|fest stecken].
        / Rums! {Friend} kam nicht durch und steckte fest, [mit dem Po|und zwar am Po].
        + Vorn war der Wald, hinten war der Po.
        + „Zieh mal“, rief es aus der Wand.
        + {Hero} zog. Die Wurzeln hielten fest.
        + Je mehr {friend} drückte, desto enger wurden sie.
        + „Die sind aber stur“, sagte {friend}.
        + „Wir auch“, sagten die Wurzeln.
        + Ein Specht lachte, drei Mal.
        + Mit einem Plopp war {friend} wieder draußen.
      `,
      doubt: `
        Nun war die Wand noch [dichter|enger] als vorher.
        / Die Wurzeln hielten [nun noch|nur noch] fester zusammen.
        + {Friend} rieb sich den Po und war gekränkt.
        + Man konnte nicht drüber und nicht drunter.
        + Stark sein half hier nicht.
        + {Hero} setzte sich ins Moos. Es war weich.
        + Es raschelte, ganz unten. Was war das?
        + Der Wald hatte Zeit. Er hatte immer Zeit.
        + Auch das Warten roch nach Pilzen.
        + Der Specht klopfte und wusste auch nichts.
      `,
      turn: `
        Da liefen Ameisen, eine hinter der [anderen|nächsten]. Sie gingen hinein und heraus.
        / Eine Ameise kam. Sie trug [ein Blatt|eine Nadel] und ging einfach hinein.
        @turn {Hero} sah den Ameisen zu und strich die Wurzel [beiseite|sacht beiseite].
        / {Hero} sah den Ameisen zu. Dann kam die Wurzel sacht zur Seite.
        + Nicht gegen sie, nein, mit ihr.
        + Ganz sacht ging das, wie bei Haar.
        + Wo die Ameisen gingen, war es am leichtesten.
        + „Darf ich?“, fragte {hero}. Die Wurzel wurde weich.
        + Erst links herum, dann rechts herum, wie ein Zopf.
        + „Woher weißt du das?“, fragte {friend}. „Von denen“, sagte {hero}.
        + Die Ameisen trugen Blätter und nickten.
        + Eine Wurzel nach der andern legte sich um.
      `,
      works: `
        @result Da machten die Wurzeln Platz, [ganz still|ohne ein Knacken].
        / Da rückten die Wurzeln, [eine nach der anderen|ganz sacht], und machten Platz.
        Ein runder Gang war da. Am Ende lag {thing}.
        / Hinter dem letzten Bogen war Moos, und dort lag {thing}.
        + Es war wie eine Tür aus Armen.
        + Nichts war gebrochen, nicht ein Ästchen.
        + {Friend} ging hinter den Ameisen her, in einer Reihe.
        + „So herum geht es ja leicht“, sagte {friend}.
        + Der Käfer in der Mitte sagte guten Abend.
        + {Hero} nahm {thing.akk} und dankte der Wand.
        + Hinter ihnen flocht sie sich wieder zu.
        + „Kommt wieder“, raschelte es, „aber sacht.“
      `,
      lesson: `
        Schau erst, wie etwas [wächst|gehen will]. Dann geht es [fast|beinahe] von selbst.
        / „Ich habe gedrückt“, sagte {friend}. „Du hast [geschaut|hingesehen].“
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} standen Wurzeln, ineinander verflochten wie ein [Korb|Zopf], vom Boden bis oben.
        Durch die Ritzen sah man {thing} [blinken|liegen]. Hindurch kam niemand.
        + Manche waren dünn wie Zwirn und manche dick wie Großväter.
        + Es roch nach Regen, Pilzen und langer Zeit.
        + „Hier wächst etwas“, sagte ein Schild, das selber halb eingewachsen war.
        + Zog man an einer, dann zogen alle anderen zurück.
        + Ein Käfer hatte mittendrin eine Wohnung und sah zum Fenster heraus.
      `,
      wrong: `
        „Alles nur Gestrüpp“, sagte {friend} und [nahm zwanzig Schritte Anlauf|rollte mit den Schultern].
        / „Wände sind zum Durchgehen da“, sagte {friend} und [scharrte|senkte den Kopf].
        @wrong {Friend} wollte durchbrechen und blieb stecken, und zwar mit dem [Hinterteil|breitesten Teil].
        / Mit Schwung wollte {friend} hindurch und blieb [auf halbem Weg|mittendrin] stecken.
        + „Es ist sehr interessant hier drinnen“, sagte eine gedämpfte Stimme.
        + Je mehr {friend:er/sie/es} strampelte, desto herzlicher wurde die Umarmung.
        + {Hero} zog, der Käfer schob, und ein Specht klopfte den Takt.
        + „Die fangen immer an“, sagte {friend}, als es endlich plopp gemacht hatte.
        + Danach war die Wand um einiges dichter, denn nun passte sie auf.
      `,
      doubt: `
        Ratlos hockten sie im Moos, und die Wurzelwand [wuchs gemächlich weiter|unternahm nichts].
        + Mit Kraft, so viel war klar, kam man hier nur in die Klemme.
        + {Friend} besah die blauen Flecken und gab jedem einen Namen.
        + Ob der Wald etwas gegen sie hatte? Er sah nicht so aus.
        + Die Blätter rauschten wie jemand, der eine Antwort weiß und sie nicht vorsagt.
        + Da kitzelte etwas {hero.akk} am Zeh und lief eilig weiter.
      `,
      turn: `
        Da lief eine Ameise, und hinter ihr kam [noch eine|eine ganze Straße davon].
        @turn {Hero} sah den Ameisen zu und strich die Wurzel beiseite, immer so, wie sie [gewachsen war|selber wollte].
        / Nach dem Vorbild der Ameisen strich {hero} die Wurzel beiseite, [sacht|mit dem Strich].
        + Wo die Ameisen gingen, war ein Weg, man musste nur so klein denken wie sie.
        + Gegen den Strich hielt jede Wurzel fest. Mit dem Strich war sie weich wie Haar.
        + „Darf ich?“, fragte {hero} jedes Mal, und jedes Mal gab etwas nach.
        + „Du streichelst sie“, sagte {friend} verwundert. „Sie mögen das“, sagte {hero}.
        + Es dauerte, aber es war die angenehmste Arbeit des Abends.
      `,
      works: `
        @result Eine nach der anderen machten die Wurzeln Platz, bis da ein [Gang|runder Gang] war.
        Am hinteren Ende, auf weichem Moospolster, lag {thing}.
        / Dahinter, in einer [kleinen grünen|moosigen] Kammer, lag {thing}.
        + Kein Ast war gebrochen und kein Blatt geknickt.
        + {Friend} ging gehorsam hinter der letzten Ameise her und ließ ihr den Vortritt.
        + Der Käfer hatte jetzt eine bessere Aussicht und bedankte sich.
        + Als sie wieder draußen waren, flocht die Wand sich hinter ihnen zu, ohne Eile.
        + „Mit dem Strich“, murmelte {friend}, „darauf muss man erst einmal kommen.“
      `,
      lesson: `
        Der Wald [hatte überhaupt nichts gegen sie|war kein Hindernis]. Man musste lediglich [beobachten, wie er wächst|mitgehen].
        / „Ich war eigentlich stärker“, meinte {friend}, „aber du hast [nachgefragt|zugesehen].“
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} standen Wurzeln, so ineinander verflochten, dass [kein Blatt dazwischen passte|man nicht wusste, wessen].
        Durch eine Ritze blinkte {thing}, [greifbar nah|zum Greifen], doch nicht zu haben.
        + Einige waren dünn wie Zwirn, andere von der Stärke eines Großvaters, und alle hatten Zeit.
        + Zog man an einer, so zogen die übrigen zurück, ohne Groll, aber in beträchtlicher Überzahl.
        + Ein Schild, das vor dem Betreten warnte, war selbst seit Jahren eingewachsen.
        + Irgendwo in der Mitte wohnte ein Käfer, der selten Besuch bekam.
      `,
      wrong: `
        @wrong {Friend} wollte durchbrechen und blieb stecken, bedauerlicherweise mit [der hinteren Hälfte|dem Hinterteil].
        / Beim Versuch durchzubrechen blieb {friend} stecken, [vorne frei, hinten nicht|und zwar gründlich].
        + Man höre schlecht hier drinnen, ließ {friend:er/sie/es} sich dumpf vernehmen, es sei aber im Ganzen recht gemütlich.
        + Mit jedem Strampeln wurde die Umarmung inniger, bis sie etwas Verwandtschaftliches hatte.
        + {Hero} zog, ein Käfer schob, und ein Specht, der gerade nichts vorhatte, gab den Takt dazu.
        + Nach dem Plopp, mit dem es endete, war die Wand dichter als zuvor, denn sie hatte gelernt.
      `,
      doubt: `
        Man saß ratlos im Moos, und der Wald [tat, was er gewöhnlich tut|wuchs], nämlich nichts, was Eile erfordert hätte.
        + Dass mit Kraft hier nichts auszurichten sei, stand nun an mehreren blauen Stellen geschrieben.
        + Die Blätter rauschten wie jemand, der die Lösung weiß und sie aus Anstand nicht vorsagt.
        + Etwas kitzelte {hero.akk} am Fuß und ging, da es zu tun hatte, gleich weiter.
        + {Friend} gab den blauen Flecken einstweilen Namen.
      `,
      turn: `
        Da ging eine Ameise, und ihr folgte [eine Straße|ein ganzer Verkehr] von Ameisen.
        @turn {Hero} sah den Ameisen zu und strich die Wurzel beiseite, ihrem [Wuchs|Lauf] nach.
        + Wo sie gingen, da war ein Weg, man musste nur einmal in ihrer Größe denken.
        + Gegen den Strich hielt jede Faser stand, während sie, mit ihm berührt, nachgab wie Haar unter dem Kamm.
        + Dass {hero} dabei jedes Mal um Erlaubnis bat, erschien {friend.dat} zunächst übertrieben, später weniger.
        + Es wurde die stillste Arbeit des ganzen Abends.
      `,
      works: `
        @result Und nacheinander machten die Wurzeln Platz, [wie Gäste, die zusammenrücken|lautlos], bis ein Gang offen stand.
        An dessen Ende lag, auf Moos gebettet, {thing}.
        + Nicht ein Ästchen war gebrochen, und der Käfer lobte die neue Aussicht.
        + {Friend} schritt hinter der letzten Ameise her und hätte um keinen Preis überholt.
        + Nachdem sie hindurch waren, flocht die Wand sich wieder zu, so ruhig, als hätte sie nur einmal eingeatmet.
        + „Mit dem Strich“, murmelte {friend}, „darauf muss erst einmal jemand kommen.“
      `,
      lesson: `
        Es ist [meist|fast immer] leichter, mit dem zu gehen, was wächst, als zu beweisen, dass man stärker ist.
        / „Ich hatte die Kraft“, sagte {friend}, „und du hattest [die Geduld hinzusehen|die Ameisen].“
      `,
    },
  },
  Conservation: {
    titles: `
      {hero} und drei Tropfen Licht
      Die Quelle
      Der Becher und die Quelle
      Drei Tropfen genügen
    `,
    refrains: [
      {
        first: 'Drei, nur drei, mehr brauch ich nicht | denn auch für dich soll bleiben Licht.',
        changed: 'Schlaf, nur schlaf, nun steigt das Licht | denn mehr als drei, die nahm ich nicht.',
      },
      {
        first: 'Eins, zwei, drei, den Deckel drauf, so hört nie die Quelle auf.',
        changed: 'Eins, zwei, drei, die Augen zu, auch die Quelle braucht mal Ruh.',
      },
      {
        first: 'Nur ein Tropfen, und dann Schluss, weil die Quelle ruhen muss.',
        changed: 'Nur ein Gähnen, und dann Schluss, weil auch ich jetzt ruhen muss.',
      },
    ],
    facts: {
      wrong: '{friend} wollte in der Quelle baden',
      turn: '{hero} nahm nur drei Tropfen und legte den Deckel zurück',
      result: 'drei Tropfen reichten, und die Quelle stieg wieder',
    },
    beginner: {
      gate: `
        @spot {Spot.at} war eine Quelle. Darin floss kein Wasser, sondern [Licht|helles Licht].
        / Eine Quelle lag {spot.at}. Sie gab [Licht|reines Licht] statt Wasser.
        Mit einem Becher Licht konnte man {thing.akk} sehen. Doch sie war [fast leer|beinahe trocken].
        + Es gluckste nur noch ganz leise: gl, gl.
        + Ein kleiner Becher stand auf dem Rand.
        + Auf der Quelle lag ein Deckel aus Stein.
        + „Früher war ich voll“, sagte die Quelle.
        + Viele waren gekommen. Alle hatten viel genommen.
        + Ringsum war es so dunkel wie im Schrank.
        + Ein bisschen Gold lag noch am Grund.
        + {Hero} sah hinein und sah das eigene Gesicht, sehr klein.
      `,
      wrong: `
        „Wie schön“, rief {friend}, „ein [Bad|Lichtbad]!“
        / „Das ist ja warm“, rief {friend}, „[da will ich hinein|genau richtig für mich]!“
        @wrong {Friend} wollte in der Quelle baden, [sofort|und zwar sofort].
        / Schon war {friend} mit dem Fuß drin und wollte [baden|ein Bad].
        + „Nur kurz“, sagte {friend}. „Nur bis zum Bauch.“
        + Das Licht wurde gleich blasser.
        + „Ich will auch mal leuchten“, hieß es.
        + Die Quelle sagte: „Au.“
        + Ein paar Tropfen liefen daneben und waren weg.
        + „Es kommt doch immer neues“, sagte {friend}.
        + Es kam keins.
        + {Hero} zog {friend.akk} am Ende wieder heraus.
        + „Brr, das kitzelt“, kicherte {friend} im Licht.
      `,
      doubt: `
        Nun war fast nichts mehr [da|drin]. Man hörte kein Glucksen.
        / Das Licht wurde [blass|dünn]. Es gluckste nicht mehr.
        + {Friend} hatte einen hellen Fuß und schämte sich.
        + Wenn man alles nahm, war sie leer, für immer.
        + Wenn man nichts nahm, blieb es dunkel.
        + Wie viel ist genug? {Hero} wusste es nicht.
        + Ein Falter kam und wollte auch trinken.
        + Er sah in die Quelle und flog traurig weg.
        + Der Becher war klein. Er sah trotzdem groß aus.
      `,
      turn: `
        „So viel, wie wir brauchen“, sagte {hero}, „[und nicht mehr|mehr nicht].“
        @turn {Hero} nahm nur drei Tropfen und legte den Deckel zurück.
        / Eins, zwei, drei Tropfen nahm {hero}. Dann kam der Deckel [drauf|zu].
        + Eins, sagte der Becher. Zwei. Drei.
        + Ein vierter Tropfen hing am Rand. Er durfte bleiben.
        + Es war schwer, denn mehr wäre schön gewesen.
        + „Drei sind so wenig“, flüsterte {friend}.
        + „Drei sind drei“, sagte {hero}.
        + Der Deckel machte ein leises Plock.
        + Nun konnte nichts mehr daneben laufen.
        + Im Becher lag Licht, nicht größer als eine Erbse.
      `,
      works: `
        @result Drei Tropfen reichten genau. Unter dem Deckel stieg die Quelle [wieder|leise wieder].
        / Es waren genug, nur drei Tropfen. Die Quelle [gluckste und stieg|stieg wieder].
        Im kleinen Schein lag {thing}, gleich [daneben|am Rand].
        + Man sah einen Schritt weit. Mehr brauchte man nicht.
        + Gl, gl, gluckste es, und dann gluck.
        + „Danke“, sagte die Quelle und wurde warm.
        + {Friend} legte ein Ohr an den Deckel und lächelte.
        + Morgen konnte auch ein Falter davon trinken.
        + {Hero} hob {thing.akk} auf und stellte den Becher hin.
        + Er stand da für den Nächsten.
        + Durch eine Ritze kam schon ein dünner Strahl.
      `,
      lesson: `
        Nimm nur, was du [brauchst|wirklich brauchst]. Dann bleibt etwas für [morgen|die anderen].
        / „Ich wollte alles“, sagte {friend}. „Du wolltest [genug|drei].“
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} lag eine Quelle, aus der kein Wasser kam, sondern [Licht|flüssiges Licht].
        Nur bei ihrem Schein war {thing} zu finden. Aber sie [ging zur Neige|war beinahe leer].
        + Am Grund schimmerte ein Rest, kaum so viel, wie in einen Löffel geht.
        + Daneben stand ein Becher, und daran hing ein Zettel: Bitte an die anderen denken.
        + „Sie haben alle nur ein bisschen genommen“, sagte die Quelle. „Es waren bloß sehr viele.“
        + Den steinernen Deckel hatte jemand achtlos ins Gras geworfen.
        + Ein durstiger Falter saß am Rand und traute sich nicht.
      `,
      wrong: `
        „Das sieht ja aus wie ein [Bad|warmes Bad]“, rief {friend}, und die Augen leuchteten.
        / „Endlich einmal warmes Wasser“, rief {friend} und [legte den Kopf schief|suchte ein Handtuch].
        @wrong {Friend} wollte in der Quelle baden und stand [schon bis zum Knie darin|mit dem ersten Fuß darin].
        / „Nur ganz kurz“, sagte {friend} und wollte in der Quelle [baden|ein Bad nehmen].
        + „Nur ein kurzes“, hieß es, „man gönnt sich ja sonst nichts.“
        + Das Licht wurde blass wie Tee vom dritten Aufguss.
        + Was überschwappte, versickerte im Boden und war verschwunden.
        + „Da kommt doch bestimmt was nach“, sagte {friend}. Es kam nichts nach.
        + Als {hero} {friend.akk} endlich herauszog, leuchtete ein einzelner Zeh.
      `,
      doubt: `
        Jetzt war es am Grund fast dunkel, und das Glucksen hatte [aufgehört|eine lange Pause].
        / Ein einziges Glucksen kam noch, [wie ein Schluckauf|sehr leise], und dann keines mehr.
        + Nahm man den Rest, dann fand man {thing.akk}, und nach ihnen fand niemand mehr etwas.
        + {Friend} versteckte den leuchtenden Zeh hinter dem anderen Bein.
        + „Ich habe es nicht leer machen wollen“, sagte {friend:er/sie/es}. Das will ja keiner.
        + Ein Falter sah hinein, rechnete und flog leise davon.
        + Wie viel ist genug? Es stand auf keinem Zettel.
      `,
      turn: `
        {Hero} überlegte lange, wie wenig [reichen könnte|es sein dürfte], und nahm den Becher.
        @turn Dann nahm {hero} nur drei Tropfen und legte den Deckel [zurück|behutsam zurück].
        / Drei Tropfen zählte {hero} in den Becher, [keinen mehr|genau drei], und legte den Deckel auf.
        + Ein vierter Tropfen bot sich an. {Hero} ließ ihn hängen, und das war der schwerste.
        + „Und wenn es nicht langt?“, fragte {friend}. „Dann gehen wir eben langsam“, sagte {hero}.
        + Im Becher lag ein Schein, nicht größer als eine Haselnuss.
        + Plock, sagte der Stein, und nun konnte die Quelle in Ruhe wieder Quelle sein.
        + Man sah damit genau einen Schritt weit. Mehr als einen macht man ja nie auf einmal.
      `,
      works: `
        @result Die drei Tropfen reichten, und unter dem Deckel stieg die Quelle [wieder|mit leisem Glucksen wieder].
        Im Schein des Bechers, [kaum zwei Schritte weiter|ganz am Rand], lag {thing}.
        / Das Licht reichte bis [zum nächsten Stein|an den Rand], und genau dort lag {thing}.
        + Mehr Licht wäre gar nicht besser gewesen, nur heller.
        + Gluck, machte es unter dem Stein, erst schüchtern und dann wie früher.
        + {Friend} legte ein Ohr darauf und versprach ihr etwas, ganz leise.
        + Ein Falter kam und brachte zwei Freunde mit, jeder mit eigenem Fingerhut.
        + {Hero} stellte den Becher so hin, dass der Nächste ihn gut sehen konnte.
      `,
      lesson: `
        Genug ist weniger, als man [denkt|meint], und es reicht [länger|für mehr].
        / „Ich hätte alles verbadet“, sagte {friend}. „Drei Tropfen“, sagte {hero}, „[waren genug|haben gereicht].“
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} trat eine Quelle zutage, die statt Wasser [Licht führte|reines Licht gab].
        Ohne sie war {thing} nicht zu finden, doch sie war [bis auf einen Rest erschöpft|nahezu versiegt].
        + „Genommen hat jeder nur ein wenig“, sagte sie ohne Bitterkeit, „es waren bloß alle.“
        + Den Deckel, der sie hätte schützen sollen, hatte man ins Gras gelegt und dort vergessen.
        + Am Rand saß ein Falter, der Durst hatte und rechnen konnte und sich darum nicht traute.
        + Ein Becher stand bereit, so klein, dass er fast eine Ermahnung war.
      `,
      wrong: `
        @wrong {Friend} wollte in der Quelle baden, [kurz nur|nur am Rand], und war bereits halb darin.
        + Man gönne sich ja sonst nichts, hieß es, und was verdunste, komme erfahrungsgemäß wieder.
        + Das Licht nahm indessen die Farbe eines Tees an, den man zum dritten Mal aufgegossen hat.
        + Was über den Rand schwappte, versickerte, und es kam, der Erfahrung zum Trotz, nichts nach.
        + Zuletzt zog {hero} {friend.akk} heraus, und zwar an jenem Ende, das noch nicht leuchtete.
      `,
      doubt: `
        Am Grund schimmerte noch ungefähr [ein Löffelchen|ein Fingerhut] voll, und das fröhliche Glucksen war verstummt.
        + Nahm man den Rest, so war ihnen geholfen und nach ihnen keinem mehr.
        + Leer machen will ja niemand etwas, und doch ist so vieles leer geworden.
        + Wie viel genug sei, stand nirgends geschrieben, und man hätte es auch im Dunkeln nicht lesen können.
        + {Friend} verbarg den leuchtenden Zeh, was im Dunkeln nicht gelang.
      `,
      turn: `
        Wie wenig, dachte {hero}, [könnte genügen|dürfte es sein], wenn man langsam ginge?
        @turn Und so nahm {hero} nur drei Tropfen und legte den Deckel [wieder an seinen Ort|behutsam zurück].
        + Ein vierter bot sich an, rund und golden, und dass er hängen blieb, war von allem das Schwerste.
        + „Wenn es aber nicht langt?“, fragte {friend}. „Dann“, sagte {hero}, „schauen wir genauer hin.“
        + Der Schein im Becher maß einen Schritt, und mehr als einen macht man, recht bedacht, nie auf einmal.
        + Plock, sagte der Stein und saß wieder richtig.
      `,
      works: `
        @result Die drei Tropfen reichten tatsächlich, und unter dem Stein stieg die Quelle [glucksend|zögernd] wieder.
        Am Rande ihres schimmernden Wassers entdeckte man {thing}.
        / In diesem bescheidenen Schimmer fand sich {thing}.
        + Mehr Licht hätte dasselbe gezeigt, nur weniger schön.
        + {Friend} beugte sich über den Deckel und gelobte etwas, das niemanden anging und das später gehalten wurde.
        + Ein Falter erschien, in Begleitung zweier Freunde, von denen jeder seinen eigenen Fingerhut dabeihatte.
        + Den Becher stellte {hero} so hin, dass der Nächste ihn finden und sich etwas dabei denken würde.
      `,
      lesson: `
        Genug ist ein [leises|bescheidenes] Wort, das man nur hört, bevor alles verbraucht ist.
        / „Um ein Haar“, gestand {friend}, „hätte ich [die Nacht ausgetrunken|einfach alles verbadet].“
      `,
    },
  },
  Sustainability: {
    titles: `
      {hero} und die Glühbeeren
      Eine essen, eine pflanzen
      Der Strauch der Glühbeeren
      Eine für mich, eine für die Erde
    `,
    refrains: [
      {
        first: 'Eine nehm ich, eine geb ich | und so lebst du, und so leb ich.',
        changed: 'Eine schläft nun, eine lebt nun | und im Schlafe wächst ein Strauch nun.',
      },
      {
        first: 'Eine in die Erde rein, eine darf die meine sein.',
        changed: 'Eine schläft im Erdenbett, deck sie zu, das ist doch nett.',
      },
      {
        first: 'Beere, Beere, blau und rund, eine in den Erdengrund.',
        changed: 'Beere, Beere, schlaf im Grund, morgen bist du wieder rund.',
      },
    ],
    facts: {
      wrong: '{friend} aß die Beeren und leuchtete blau',
      turn: '{hero} nahm eine Beere und pflanzte eine',
      result: 'ein zweiter Strauch wuchs und das Schloss ging auf',
    },
    beginner: {
      gate: `
        @spot {Spot.at} war ein Kasten mit [Schloss|grünem Schloss]. Darin lag {thing}.
        / Ein Kasten stand {spot.at}. Darin war {thing}, [zugesperrt|hinter einem Schloss].
        Daneben stand ein Strauch. Seine Beeren [glühten|leuchteten] blau.
        + „Eine Beere öffnet mich“, sagte das Schloss.
        + Es waren zwölf Beeren, nicht mehr.
        + Sie rochen wie Sommer und Zucker.
        + Der Strauch war alt und ein bisschen müde.
        + Es war der letzte weit und breit.
        + Ein Vogel saß darunter und passte auf.
        + „Esst mit Verstand“, piepste der Vogel.
        + {Hero} zählte. {Friend} schluckte.
        + Es war Abend und roch süß.
      `,
      wrong: `
        „Hm“, sagte {friend}, „nur [eine|zum Probieren].“ Dann noch eine. Dann alle in der Nähe.
        @wrong {Friend} aß die Beeren und leuchtete [blau|ganz blau].
        / Mampf! Bald waren die Beeren in {friend.dat}, und {friend} leuchtete blau.
        + „Hicks“, machte es, und das Hicks war hell.
        + Jetzt war {friend} eine Lampe mit Bauchweh.
        + „Ich kann nicht aufhören“, hieß es, „hicks.“
        + Sieben, acht, neun. Der Strauch wurde dunkel.
        + Der Vogel hielt sich die Augen zu.
        + „Nur noch die“, sagte {friend}, bei jeder.
        + Am Ende hingen noch zwei.
        + Im Bauch von {friend.dat} ging ein Licht an und aus.
      `,
      doubt: `
        Zwei Beeren waren noch da. Der Strauch ließ die [Blätter|Zweige] hängen.
        / Der Strauch war [dunkel|traurig]. Nur zwei Beeren hingen noch.
        + {Friend} saß im Gras und war blau und still.
        + „Und im nächsten Jahr?“, fragte der Vogel.
        + Daran hatte keiner gedacht.
        + Zwei sind wenig, wenn es einmal zwölf waren.
        + Nahm man beide, dann war es aus.
        + {Hero} hatte auch Hunger, großen sogar.
        + Hicks, leuchtete es hinter einem Stein.
        + Es war sehr still im Gras.
      `,
      turn: `
        {Hero} hielt zwei Beeren und [dachte nach|dachte an morgen].
        @turn {Hero} nahm eine Beere und pflanzte eine, [tief in die Erde|in weiche Erde].
        / Eine Beere behielt {hero}. Die andere [kam|pflanzte {hero}] in die Erde.
        + Mit dem Finger, oder was da war, ging ein Loch.
        + Dann kam Erde darauf, schön locker.
        + „Die hätte ich auch noch gegessen“, sagte {friend} leise.
        + „Ich auch“, sagte {hero}.
        + Ein Schluck Wasser kam dazu.
        + Der Vogel trat die Erde fest, mit beiden Füßen.
        + „Wachs gut“, sagte {hero}. Mehr kann man nicht tun.
        + Die andere Beere lag warm in der Hand oder so.
      `,
      works: `
        Es knackte im Boden. Ein [Blatt|grünes Blatt] sah heraus, dann zwei.
        / Die Erde wackelte ein bisschen. Da war [etwas Grünes|ein Spitzchen].
        @result Ein zweiter Strauch wuchs, und das Schloss ging [auf|ganz leicht auf].
        / Hui, da stand ein zweiter Strauch! Klick, ging das Schloss auf.
        + Eine ganze Nacht in einer Minute, so schnell ging das.
        + Er blühte blau und machte gleich neue Beeren.
        + Im Kasten lag {thing}.
        + Der alte Strauch lehnte sich an den jungen.
        + „Jetzt sind es zwei“, sang der Vogel.
        + {Friend} aß keine. „Hicks“, hieß es nur noch.
        + Das Blau ging langsam weg, nur ganz hinten nicht.
        + Für alle, die noch kommen, war nun genug da.
      `,
      lesson: `
        Nimm eine und [gib|pflanz] eine. Dann hört es [nie|nicht] auf.
        / „Ich hatte zehn“, sagte {friend}. „Du hast [einen Strauch|mehr].“
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} stand ein Kasten mit einem lebendigen Schloss. Darin [lag|war] {thing}.
      Daneben wuchs ein Strauch voll Glühbeeren. „Ich will nur eine“, sagte das Schloss.
      / „Ich esse Beeren“, sagte das Schloss, „aber nur eine.“ Der Strauch stand daneben.
        + Zwölf Beeren trug er noch, blau und rund wie kleine Monde.
        + Es war der letzte seiner Art. Er stand ein wenig krumm, wie jemand, der das weiß.
        + Darunter saß ein Vogel und führte eine Strichliste.
        + „Man darf davon essen“, sagte er, „nur denken muss man dabei.“
        + Der Duft allein machte schon ein bisschen satt und sehr hungrig.
      `,
      wrong: `
        „Erst muss man wissen, ob sie gut sind“, sagte {friend} und [kostete|nahm die erste].
        @wrong {Friend} aß die Beeren, eine nach der anderen, und leuchtete [blau|blau bis in die Spitzen].
        / Eine Beere, noch eine, die übernächste: {Friend} aß und leuchtete [blau|bald blau].
        + Nach der fünften kam ein Schluckauf, und bei jedem Hicks wurde es hell.
        + „Ich höre sofort auf“, hieß es, „nach dieser. Nach dieser. Nach der.“
        + Der Vogel machte Striche, bis der Stift stumpf war.
        + Jetzt war {friend} eine Laterne mit Bauchweh und schlechtem Gewissen.
        + Zwei Beeren hingen noch da, ganz oben, wo man schlecht hinkam.
      `,
      doubt: `
        Der Strauch leuchtete inzwischen kaum noch, und selbst der Vogel [war verstummt|schwieg nachdenklich].
        + „Was isst du im nächsten Jahr?“, fragte er endlich. {Friend} hickste nur.
        + Mit einer der zwei Beeren ging das Schloss auf. Und dann war noch eine da, für keinen.
        + {Hero} knurrte der Magen, denn es war lange her seit dem Abendbrot.
        + Es ist schwer, an später zu denken, wenn das Jetzt so gut riecht.
        + Ein letztes Blatt segelte herab und legte sich auf die leere Erde.
      `,
      turn: `
        „Eine für das Schloss“, sagte {hero}, „und die andere [auch nicht für mich|für nachher].“
        @turn So nahm {hero} eine Beere und pflanzte eine, [zwei Finger tief|mitten in die weiche Erde].
        / Eine Beere nahm {hero}, und die zweite [kam in die Erde|wurde gepflanzt].
        + Sie war so schön, dass es wehtat, sie mit Erde zuzudecken.
        + „Da sieht man sie ja gar nicht mehr“, sagte {friend}. „Noch nicht“, sagte {hero}.
        + Der Vogel holte Wasser in einer halben Nussschale, dreimal hin und zurück.
        + {Hero} klopfte die Erde fest und wünschte gute Nacht, wie man es bei Samen macht.
        + {Friend} leuchtete dazu, zum ersten Mal an der richtigen Stelle.
      `,
      works: `
        Unter der Erde regte sich etwas, und eine ganze Nacht verging in [einer Minute|drei Atemzügen].
      @result Ein zweiter Strauch wuchs, blühte, trug Beeren, und das Schloss ging auf.
      / Ein zweiter Strauch [schoss empor|wuchs], das Schloss [schmatzte|lächelte] und ging auf.
        + „So habe ich mir das immer gedacht“, sagte es, und da lag {thing}.
        + Der alte Strauch lehnte sich an den jungen und wurde gleich ein wenig gerader.
        + Der Vogel musste eine neue Liste anfangen.
        + {Friend} betrachtete die vielen Beeren, hickste und nahm keine einzige.
        + Das Blau verging langsam. Nur an den Rändern blieb es noch ein paar Tage.
      `,
      lesson: `
        Wer eine isst und eine pflanzt, der hat [immer|auch morgen] noch eine. [So einfach|So leicht] rechnet das ein Strauch.
        / „Ich habe zehn gegessen“, sagte {friend}, „und du hast [hundert gemacht|tausend gepflanzt].“
      `,
    },
    advanced: {
      gate: `
      @spot {Spot.at} stand ein Kasten, in dem {thing} lag, verwahrt von einem Schloss, das lebte.
      „Eine einzige genügt“, sagte es und wies auf den Strauch daneben.
        + Es war der letzte seiner Art, und er stand ein wenig krumm, wie einer, dem das bekannt ist.
        + Zwölf Beeren trug er noch, und ein Vogel, der darunter saß, führte Buch.
        + „Essen ist gestattet“, erklärte er, „sofern dabei gedacht wird.“
        + Der Duft war von der Art, die Vorsätze schwächt und den Appetit auf ungeahnte Weise fördert.
      `,
      wrong: `
        @wrong {Friend} aß die Beeren, zunächst [prüfend|zur Probe], dann aus Gewohnheit, und leuchtete blau.
        + Aufgehört werde selbstverständlich sogleich, hieß es, nämlich nach dieser und spätestens nach der da.
        + Ein Schluckauf setzte ein, der bei jedem Stoß die Umgebung bis zum Waldrand erhellte.
        + Der Vogel strich und strich, bis ihm der Bleistift ausging und die Hoffnung auch.
        + Am Ende sah man im Gras eine Laterne sitzen, die Bauchweh hatte und ein Gewissen.
      `,
      doubt: `
        Zwei Beeren waren geblieben, und der Strauch [ließ die Zweige hängen|stand beinahe im Dunkeln].
        + „Und im nächsten Jahr?“, fragte der Vogel, eine Frage, auf die es nur ein Hicks gab.
        + Mit der einen ließ sich das Schloss öffnen, und die andere lachte {hero.akk} an wie ein Nachtisch.
        + An später zu denken ist keine Kunst, außer es riecht so gut.
        + Hinter einem Stein hickste es blau und voller Reue, und niemand sagte etwas dazu.
      `,
      turn: `
        „Diese für das Schloss“, sagte {hero}, „und die hier [für niemanden|für irgendwann].“
        @turn Damit nahm {hero} eine Beere und pflanzte eine, [zwei Finger tief|tief in die Erde].
        + So schön war sie, dass es Überwindung kostete, sie zuzudecken, und {friend} sah zur Seite.
        + Der Vogel brachte Wasser in einer Nussschale, dreimal, und verschüttete fast nichts.
        + Man wünschte ihr eine gute Nacht, wie es bei Samen üblich ist, und ging auf Zehenspitzen einen Schritt zurück.
        + „Und nun?“, fragte {friend}. „Nun nichts“, sagte {hero}.
      `,
      works: `
        Unter der Erde verging eine ganze Nacht, wozu sie [drei Atemzüge|kaum eine Minute] brauchte.
        @result Ein zweiter Strauch wuchs und trug, und das Schloss ging [mit einem Seufzer|gerührt] auf.
        + „Auf diesen Gedanken“, sagte es, „habe ich seit Jahren gewartet“, und gab {thing.akk} heraus.
        + Der alte Strauch lehnte sich an den jungen und sah dadurch um manches gerader aus.
        + {Friend} besah die neue Fülle, hickste noch einmal in Blau und griff, man höre, nicht zu.
        + Der Vogel schlug ein frisches Blatt auf und schrieb darüber: Haben.
      `,
      lesson: `
        Es gibt eine [Rechnung|Art zu rechnen], bei der man durch Weggeben mehr bekommt, und jeder Strauch beherrscht sie.
        / „Ich hatte zehn“, sagte {friend}, „und habe nichts. Du hattest zwei und hast [einen Garten|einen Strauch].“
      `,
    },
  },
  Harmony: {
    titles: `
      {hero} und das Tor aus Klängen
      Der Ton dazwischen
      Die Glocken, die nicht zusammenkamen
      Wer den leisen Ton findet
    `,
    refrains: [
      {
        first: 'Kling und klang, und ein Ton dazwischen | komm, lass uns unsre Töne mischen.',
        changed: 'Kling und klang, und der Ton wird leise | er schläft nun ein auf seine Weise.',
      },
      {
        first: 'Du ein Bim und ich ein Bam, hör, wie das zusammenkam.',
        changed: 'Nur ein Bim und kaum ein Bam, weil der Schlaf dazwischenkam.',
      },
      {
        first: 'Schrei nicht so und hör mal hin | zwischen euch ist noch was drin.',
        changed: 'Still nun, alle, hört noch hin, in der Nacht ist Singen drin.',
      },
    ],
    facts: {
      wrong: '{friend} läutete am lautesten',
      turn: '{hero} lauschte und summte den Ton dazwischen',
      result: 'die Glocken fanden zusammen und das Tor ging auf',
    },
    beginner: {
      gate: `
        @spot {Spot.at} war ein Tor aus lauter Glocken. Jede läutete [für sich|etwas anderes].
        / Ein Tor stand {spot.at}, voll mit [Glocken|großen Glocken]. Jede sang allein.
        Bim, bam, dong, kling! Dahinter lag {thing}. Das Tor blieb [zu|fest zu].
        + Es klang, als fiele ein Schrank um, immer wieder.
        + „Hört auf mich“, rief die große Glocke.
        + „Nein, auf mich“, rief die kleine.
        + Keine hörte auf die andere.
        + Am Pfosten stand: Öffnet sich bei einem Lied.
        + Das war kein Lied. Das war Krach.
        + Ein Spatz hatte Moos in den Ohren.
        + {Hero} hielt sich den Kopf, so gut es ging.
      `,
      wrong: `
        „Einer muss hier den Ton angeben“, sagte {friend}, „[ich|also ich].“
        / „Die brauchen einen Chef“, sagte {friend} und [stellte sich hin|wuchs].
        @wrong Da läutete {friend} am lautesten, DONG, dass [alles wackelte|die Blätter fielen].
        / DONG, machte {friend}, und lauter war [keine|wirklich keine] Glocke.
        + DONG, und alle Glocken wurden auch lauter.
        + Der Spatz fiel vom Ast und flog weg.
        + „Jetzt hört man mich“, rief {friend}.
        + „Was?“, riefen die Glocken. „WAS?“
        + Nun schrien alle, und keiner sang.
        + {Friend} bekam rote Ohren und läutete weiter.
        + Eine kleine Glocke weinte: pling, pling.
        + Das Tor hatte sich noch fester zugemacht.
      `,
      doubt: `
        Dann waren alle müde. Es klang nur noch [krumm|schief] und traurig.
        / Bald konnte keine mehr. Es machte noch [bi|do], dann nichts.
        + {Hero} summte es in den Ohren.
        + Wer laut ist, hört die anderen nicht.
        + „Sie mögen sich nicht“, sagte {friend}.
        + „Sie kennen sich nicht“, dachte {hero}.
        + Die kleine Glocke schniefte leise.
        + Irgendwo zwischen allen Tönen war eine Lücke.
        + Aber wie findet man etwas, das man nicht hört?
        + Das Tor knarrte müde vor sich hin.
      `,
      turn: `
        {Hero} machte die Augen zu. Da war ein [tiefer Ton|Ton], und da ein hoher.
        @turn {Hero} lauschte und summte leise den Ton dazwischen.
        / Zwischen hoch und tief war ein Ton. Den summte {hero} [leise|ganz leise].
        + Mmm, so machte es, nicht laut und nicht lang.
        + Er passte zum hohen und auch zum tiefen.
        + „Lauter“, sagte {friend}. „Nein“, sagte {hero}, „nur genau.“
        + Er war wie eine Hand nach links und rechts.
        + Die kleine Glocke hörte auf zu weinen.
        + „Darf ich da mit?“, fragte sie. Pling.
        + {Hero} summte weiter und nickte.
        + Nun wurde auch {friend} still und hörte zu.
      `,
      works: `
        Eine Glocke kam dazu, dann [noch eine|die nächste]. Bim und bam wurden Bimbam.
        @result Die Glocken fanden zusammen, und das Tor ging [auf|langsam auf].
        / Nun klangen alle Glocken wie eine. [Leise|Weit] ging das Tor auf.
        + Es war auf einmal ein Lied.
        + Auch die große sang jetzt und schrie nicht.
        + {Friend} durfte ganz zum Schluss dong sagen, sehr leise.
        + Das Dong war genau richtig.
        + Hinter dem Tor lag {thing}.
        + Der Spatz kam zurück und nahm das Moos aus den Ohren.
        + {Hero} ging hindurch, mitten durch die Musik.
        + Das Tor summte noch, als sie schon weit waren.
      `,
      lesson: `
        Wer [hinhört|lauscht], findet den Ton, der zu [allen|jedem] passt.
        / „Ich war laut“, sagte {friend}. „Du warst [dazwischen|leise].“
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} hing ein Glockentor, und jede Glocke läutete, was [ihr einfiel|sie wollte].
        Dahinter lag {thing}. „Öffnet sich bei [Musik|gemeinsamer Musik]“, stand geschrieben.
        + Was man hörte, klang eher wie ein Geschirrschrank auf einer Treppe.
        + „Man folge mir“, rief die größte. „Wohin denn?“, bimmelte die kleinste.
        + Ein Spatz, der darüber wohnte, trug Moos in den Ohren, und zwar seit Jahren.
        + Es waren schöne Töne, jeder für sich. Nur zusammen waren sie ein Unfall.
        + {Hero} verstand das eigene Wort nicht mehr und sagte darum erst einmal keines.
      `,
      wrong: `
        „Denen fehlt ein Leitton“, rief {friend} und [griff nach dem dicksten Strang|zeigte auf sich].
        @wrong Und so läutete {friend} am lautesten von allen, bis [die Angeln bebten|das Laub fiel].
        / Keine Glocke war so laut wie {friend}, [und keine so falsch|weit und breit].
        + Davon wurden die anderen nicht leiser, sondern bloß beleidigt.
        + „WAS?“, bimmelte es von links. „WIE BITTE?“, dröhnte es von rechts.
        + Eine winzige Glocke am Rand fing an zu weinen, in Fis.
        + „Gleich haben sie es“, schrie {friend}. Das Tor schob noch einen Riegel vor.
        + Nach einer Weile taten {friend.dat} die Ohren weh, und alle anderen auch.
      `,
      doubt: `
        Erschöpft baumelten die Glocken nebeneinander und klangen [jämmerlich|verstimmt] nach.
        + „Die passen einfach nicht zusammen“, sagte {friend} und rieb sich die Ohren.
        + Vielleicht stimmte das. Vielleicht hatte aber auch noch keine zugehört.
        + Zwischen dem tiefsten Ton und dem höchsten war Platz, und dort war niemand.
        + {Hero} wurde ganz leise, auch innen, um die Lücke zu hören.
        + Die kleine Glocke schniefte. Es war der einzige ehrliche Ton am ganzen Tor.
      `,
      turn: `
        Unten brummte die große, oben bimmelte die kleine, und [in der Mitte|dazwischen] fehlte etwas.
        @turn {Hero} lauschte und summte dann leise den Ton dazwischen.
        / Diesen einen Ton dazwischen summte {hero}, [so leise wie eine Biene|leise und lange].
        + Es war kein besonderer Ton, nur einer, der sich nach beiden Seiten umsah.
        + „Das hört doch keiner“, sagte {friend}. Aber die kleine Glocke hob den Kopf.
        + {Hero} blieb dabei, nicht lauter und nicht leiser, so wie man jemandem die Hand hinhält.
        + Auf einmal klang auch das Brummen von unten nicht mehr nach Streit.
        + Es kitzelte in der Nase, wenn er genau stimmte.
      `,
      works: `
        Zuerst kam die kleine dazu, dann eine mittlere, und [schließlich brummte die große|zuletzt alle] mit.
        @result Ton um Ton fanden die Glocken zusammen, und das Tor ging [auf|wie von selbst auf].
        + Sie sahen einander an wie Leute, die seit Jahren im selben Haus wohnen und sich zum ersten Mal grüßen.
        + {Friend} bekam am Ende ein einziges Dong und setzte es sehr vorsichtig an die richtige Stelle.
        + Dort, wo die Töne sich trafen, lag {thing}.
        + Der Spatz zog das Moos heraus und sang die zweite Stimme.
        + Noch hinter der nächsten Biegung hörte man das Tor vor sich hin summen.
        + Das klang wie Frühling.
        + Alle hörten zu.
      `,
      lesson: `
        Lauter wird es [von alleine|mühelos]. Gemeinsam klingt es erst, sobald [einer zuhört|jemand lauscht].
        / „Mein Dong war hervorragend“, meinte {friend}. „Besonders das [letzte|leise]“, bestätigte {hero}.
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} hing ein Tor aus Glocken, von denen jede läutete, [was ihr gerade einfiel|was sie für richtig hielt].
        Dahinter lag {thing}. Öffnen, hieß es, lasse es sich nur [musikalisch|durch Musik].
        + Zu hören war indessen etwas, das an einen Geschirrschrank auf einer Wendeltreppe erinnerte.
        + Jeder Ton für sich war tadellos, nur hatte noch nie einer den anderen kennengelernt.
        + Der Spatz, der darüber wohnte, trug seit seiner Jugend Moos in den Ohren.
        + {Hero} verstand das eigene Wort nicht mehr und sparte es daher auf.
      `,
      wrong: `
        @wrong {Friend} läutete am lautesten, in der Annahme, es fehle [an einem Vorbild|an Führung].
        + Die Übrigen wurden davon nicht leiser, sondern lediglich gekränkt, und Kränkung macht bei Glocken Lärm.
        + Von links rief es „was?“, von rechts „wie bitte?“, und am Rand begann eine sehr kleine zu weinen, in Fis.
        + „Gleich haben wir es“, schrie {friend}, worauf das Tor einen weiteren Riegel vorlegte.
        + Irgendwann schmerzten allen die Ohren, auch jenen, denen man keine angesehen hätte.
      `,
      doubt: `
        Danach hingen alle erschöpft in den Seilen, und [der Nachhall war schief|es summte krumm nach].
        + Sie passten eben nicht zusammen, fand {friend}, und die Ohren gaben {friend.dat} recht.
        + Zwischen dem tiefsten und dem höchsten Ton indes war Platz, und dort, das fiel {hero.dat} auf, stand niemand.
        + Um eine Lücke zu hören, muss man selbst sehr leise werden, auch an den Stellen, an denen man denkt.
      `,
      turn: `
        Unten brummte es, oben bimmelte es, und [in der Mitte|dazwischen] wartete eine Stille auf Besuch.
        @turn {Hero} lauschte lange und summte dann, [kaum lauter als Atem|leise], den Ton dazwischen.
        + Er war nichts Besonderes, er sah sich nur, wie ein guter Gastgeber, nach beiden Seiten um.
        + „Den hört doch keiner“, wandte {friend} ein, allein die kleinste der Glocken hatte den Kopf gehoben.
        + Lauter wurde {hero} nicht, nur genauer, und an der richtigen Stelle kitzelte es in der Nase.
      `,
      works: `
        Erst fiel die kleine ein, dann eine mittlere, und zuletzt, [mit einem Räuspern|nach einigem Zögern], die große.
        @result Da fanden die Glocken zusammen, und das Tor ging auf.
        / Die Glocken fanden zueinander, und lautlos [schwang|öffnete sich] das Tor auf.
        + Sie betrachteten einander wie Hausbewohner, die nach zwanzig Jahren auf der Treppe ins Gespräch kommen.
        + {Friend} erhielt am Schluss ein einziges Dong und setzte es mit angehaltenem Atem an die passende Stelle.
        + Wo alle Töne sich trafen, da lag {thing}, und es schien ein wenig mitzuklingen.
      `,
      lesson: `
        Niemand muss alle anderen [übertönen|überstimmen]; es genügt, den Ton zu entdecken, der noch fehlt.
        / „Mein Dong war schön“, sagte {friend}. „Vor allem“, sagte {hero}, „[das letzte|das leise].“
      `,
    },
  },
  Exploration: {
    titles: `
      {hero} zeichnet eine Karte
      Der weiße Fleck
      Die Karte, die es noch nicht gab
      Lauter Rüben, sagt jemand
    `,
    refrains: [
      {
        first: 'Schritt und Strich und Strich und Schritt | ich male, was ich sehe, mit.',
        changed: 'Strich und Schritt und Schritt und Strich | der weiße Fleck schläft nun wie ich.',
      },
      {
        first: 'Weißer Fleck, was wohnt in dir? | zehn Schritt noch, dann steht es hier.',
        changed: 'Letzter Fleck, nun schlaf auch hier, alles steht auf dem Papier.',
      },
      {
        first: 'Hast du selber nachgesehn? | sonst musst du ein Stück noch gehn.',
        changed: 'Alles haben wir gesehn, darum darf man schlafen gehn.',
      },
    ],
    facts: {
      wrong: '{friend} redete von Rüben, ohne nachzusehen',
      turn: '{hero} zeichnete eine Karte von dem, was wirklich da war',
      result: 'auf dem weißen Fleck der Karte lag das Gesuchte',
    },
    beginner: {
      gate: `
        @spot {Spot.at} waren sieben [Gänge|dunkle Gänge]. Keiner war je darin.
        / Sieben Löcher gab es {spot.at}, alle [schwarz|dunkel]. Keiner war je drin.
        In einem davon lag {thing}. Nur [in welchem|wo bloß]?
        + Sie sahen alle gleich aus: rund und schwarz.
        + Aus einem roch es nach Erde, aus einem nach Wind.
        + Es gab keine Karte davon. Nirgends.
        + „Hu“, rief {hero} hinein. „Hu“, kam es sieben Mal zurück.
        + Ein Maulwurf sagte: „Da war noch niemand. Ich auch nicht.“
        + Wer sich hier verlief, der lief lange.
        + Am Eingang lag ein Stück Kreide.
        + Von der Decke fiel ein Tropfen. Er wusste es auch nicht.
      `,
      wrong: `
        „Die kenne ich“, sagte {friend}. „Da sind nur [Rüben|alte Rüben].“
        / „Da muss man nicht hinein“, sagte {friend}. „Nur [Rüben|lauter Rüben].“
        @wrong {Friend} redete von Rüben, ohne nachzusehen, [sehr lange|immerzu].
        / Rüben hier, Rüben da, sagte {friend} und sah [nicht nach|gar nicht hin].
        + „Warst du schon drin?“, fragte {hero}. „Muss ich nicht“, hieß es.
        + Links Rüben, rechts Rüben, und hinten auch.
        + „Große?“ „Mittlere“, sagte {friend} ganz sicher.
        + Dann ging es los, und gleich stieß {friend} an.
        + Es war eine Wand. Das war keine Rübe.
        + „Die ist neu“, sagte {friend}.
        + Sie kamen da heraus, wo sie hineingegangen waren.
        + Auf dem Kopf wuchs eine Beule, so rund wie eine Rübe.
      `,
      doubt: `
        Nun wussten sie [weniger|noch weniger] als vorher. Alle Gänge waren schwarz.
        + {Friend} sagte nichts mehr von Rüben.
        + Wo waren sie schon? Wo noch nicht?
        + Alles sah aus wie alles.
        + „Es hat ja keiner aufgeschrieben“, sagte {hero}.
        + Ein Echo lief herum und fand nicht heraus.
        + {Hero} hielt ein Stück Kreide. Es war weiß und kurz.
        + Wer nichts weiß, kann wenigstens schauen.
      `,
      turn: `
        „Dann machen wir eine [Karte|eigene Karte]“, sagte {hero}. „Von allem, was da ist.“
        @turn {Hero} zeichnete eine Karte von dem, was [wirklich da war|da war].
        / Schritt für Schritt malte {hero} auf, was [es gab|da war]. Das wurde eine Karte.
        + Zehn Schritte: ein Stein mit Moos. Strich.
        + Zwölf Schritte: eine Kurve. Strich.
        + Wo man nichts wusste, blieb es weiß.
        + „Mal doch eine Rübe hin“, bat {friend}. „Ist da eine?“ „Nein.“
        + Da malte {hero} auch keine.
        + Langsam wurde aus Schwarz ein Bild.
        + {Friend} zählte jetzt die Schritte, sehr genau.
        + Nur eine Stelle war noch leer.
      `,
      works: `
        „Da waren wir noch nicht“, sagte {hero} und zeigte auf [Weiß|das Weiße].
        @result Auf dem weißen Fleck der Karte lag {thing}.
        / Sie gingen zum weißen Fleck der Karte. Und da lag {thing}!
        + Sie gingen hin, Schritt und Strich.
        + Es war ein kleiner runder Raum mit Licht von oben.
        + „Keine Rübe“, sagte {friend} und freute sich sehr.
        + Doch: In der Ecke wuchs eine, eine einzige.
        + {Hero} malte sie ein, weil es stimmte.
        + Mit der Karte fanden sie leicht hinaus.
        + Der Maulwurf wollte auch eine Karte haben.
        + Nun war nichts mehr weiß, nur der Rand.
      `,
      lesson: `
        Sag nicht, was da ist, bevor du [schaust|da warst]. Geh hin und [mal es|sieh nach].
        / „Ich wusste alles“, sagte {friend}. „Du hast [nachgesehen|hingesehen].“
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} begannen sieben Gänge, in denen noch nie jemand [gewesen war|gegangen war].
        In einem davon musste {thing} sein. Eine Karte gab es [nicht|leider nicht].
        + Rund und schwarz waren sie, wie sieben Fragen ohne Fragezeichen.
        + Rief man hinein, so antwortete es siebenmal, und keine Antwort half.
        + Ein Maulwurf mit Helm stand davor. „Ich bin nur für außen zuständig“, sagte er.
        + Auf einem Schild hatte jemand etwas schreiben wollen und es dann gelassen.
        + Am Boden lag ein Stück Kreide, kurz, aber unbenutzt.
      `,
      wrong: `
        „Kenne ich“, sagte {friend}. „Rüben. Da drinnen sind nichts als [Rüben|Rüben und noch mehr Rüben].“
      @wrong {Friend} redete von Rüben, ohne nachzusehen, und zwar ausführlich.
      / Ohne einen Blick ins Dunkel beschrieb {friend} [Rüben|lauter Rüben].
        + Im zweiten lagerten die roten, im fünften die gelben. Der siebte sei eine Sackgasse mit Rübe.
        + „Warst du schon einmal dort?“, fragte {hero}. „Wozu?“, fragte {friend} zurück. „Ich weiß es ja.“
        + Mit dieser Sicherheit lief {friend:er/sie/es} los und nach vier Schritten gegen eine Wand.
        + „Die hat man inzwischen hier hingestellt“, hieß es aus dem Staub.
        + Drei Kurven später standen sie wieder vor dem Maulwurf. Er grüßte.
        + Zur Sicherheit beschrieb {friend:er/sie/es} auch noch, wie die Rüben schmeckten, und man bekam beinahe Hunger davon.
      `,
      doubt: `
        Inzwischen wussten sie sogar [bedeutend weniger als vorher|nicht mehr, wo sie herkamen].
        + {Friend} hatte eine Beule in Rübenform und schwieg.
        + Alle Gänge hatten schwarz in schwarz den gleichen Gesichtsausdruck.
        + Wenn nie einer nachsieht, dachte {hero}, dann ist es kein Wunder, dass es keine Karte gibt.
        + Das Echo kam vorbei und fragte leise, ob jemand den Ausgang wisse.
        + Ein Stück Kreide lag da und wartete auf jemanden.
      `,
      turn: `
        {Hero} hob ein Stück Kreide auf und [betrachtete|besah] es nachdenklich von allen Seiten.
        @turn Dann zeichnete {hero} eine Karte, Schritt um Schritt, nur von dem, was [wirklich da war|man wirklich sah].
        + Zehn Schritte, ein Stein mit Bart. Sechs Schritte, eine Kurve nach links und ein kalter Hauch.
        + Was sie nicht wussten, das blieb weiß. Auch das war schließlich eine Auskunft.
        + „Mal doch hier eine Rübe hin“, bat {friend}. „Siehst du eine?“ „Ich spüre sie.“ Es blieb weiß.
        + Nach und nach fing {friend:er/sie/es} an zu zählen, und die Zahlen stimmten.
        + So wurde das Dunkel kleiner, immer um genau einen Strich.
      `,
      works: `
        Schließlich war die Karte beinahe vollständig, und nur eine einzige Stelle [blieb leer|fehlte].
        @result Sie gingen hin, und auf dem weißen Fleck der Karte lag {thing}.
        + Es war eine Kammer, in die von oben ein Faden Mondlicht hing.
        + „Und kein bisschen Rübe“, sagte {friend} und klang erleichtert.
        + Dann fand sich doch eine, klein und schief, und {hero} zeichnete sie gewissenhaft ein.
        + Hinaus ging es leicht, immer den eigenen Strichen nach.
        + Der Maulwurf bat um eine Abschrift. „Für innen“, sagte er.
      `,
      lesson: `
        Wissen ist gut. Aber [nachsehen|hingehen] macht aus einer Meinung eine [Karte|richtige Karte].
        / „Ich hatte recht“, sagte {friend}, „es war [eine Rübe|genau eine Rübe] da.“
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} öffneten sich sieben Gänge, [in denen noch niemand gewesen war|über die viel geredet wurde].
        In einem lag {thing}, doch eine Karte hatte [nie jemand gezeichnet|keiner].
        + Rief man hinein, so kam siebenmal die eigene Frage zurück, jedes Mal etwas ratloser betont.
        + Ein Maulwurf mit Helm, der davorstand, war nach eigener Auskunft nur für außen zuständig.
        + Auf der Erde lag ein Stück Kreide, kurz und unbenutzt, als hätte es auf jemanden gewartet.
        + Auf einem Schild hatte jemand etwas schreiben wollen und es vernünftigerweise gelassen.
      `,
      wrong: `
        @wrong {Friend} redete von Rüben, ohne nachzusehen, und zwar mit einer Bestimmtheit, die [Eindruck machte|jeden ansteckte].
        + Im zweiten Gang lagerten die roten, im fünften die gelben, und der siebte ende erfahrungsgemäß an einer einzelnen.
        + Dort gewesen sei {friend:er/sie/es} nie, wozu auch, wenn man es ja wisse.
        + Nach vier entschlossenen Schritten traf diese Kenntnis auf eine Wand, die man offenbar inzwischen errichtet hatte.
        + Drei Biegungen weiter grüßte sie, durchaus freundlich, derselbe Maulwurf.
      `,
      doubt: `
        Inzwischen wussten sie nicht nur überhaupt nichts, sondern [selbst das|sogar dieses] nur noch ungefähr.
        + {Friend} trug eine Beule, deren Form an etwas erinnerte, das besser unerwähnt blieb.
        + Wenn jeder Bescheid weiß und keiner nachsieht, dachte {hero}, bleibt es wohl für immer dunkel.
        + Das Echo, seit Stunden unterwegs, erkundigte sich im Vorbeikommen nach dem Ausgang.
        + Man stand da und war auf eine neue Art ratlos.
      `,
      turn: `
        {Hero} nahm ein Stück Kreide und beschloss, nichts zu [wissen|behaupten], ehe es zu sehen war.
        @turn Dann zeichnete {hero} eine Karte von dem, was [wirklich da war|sich wirklich zeigte], Schritt um Schritt.
        + Zehn Schritte ergaben einen bärtigen Stein, sechs weitere eine Kurve und einen Luftzug mit Pfefferminz.
        + Das Unbekannte blieb weiß, und es zeigte sich, dass eine weiße Stelle ehrlicher ist als eine gemalte Rübe.
        + {Friend} hätte gern eine eingetragen, begann dann aber zu zählen und verzählte sich, zur eigenen Überraschung, nie.
      `,
      works: `
        Zuletzt waren sämtliche Gegenden eingezeichnet bis auf [eine einzige Lücke|einen Fleck in der Mitte].
        @result Sie gingen hin, und auf dem weißen Fleck der Karte lag {thing}.
        + In der Kammer hing von oben ein Faden Mondlicht herab, an dem man hätte läuten mögen.
        + In einem Winkel fand sich, klein und schief, eine Rübe, und {hero} trug sie ein, weil es die Wahrheit war.
        + Hinaus folgten sie den eigenen Strichen, und der Maulwurf erbat eine Abschrift für den inneren Dienst.
        + So wurde aus lauter Schwarz ein Ort.
      `,
      lesson: `
        Wer schon alles weiß, [sieht nichts mehr|kommt nirgends hin]; die besten Stellen der Karte sind am Anfang weiß.
        / „Von Rüben“, sagte {friend}, „habe ich [im Wesentlichen|immerhin] richtig gesprochen.“
      `,
    },
  },
  Stewardship: {
    titles: `
      {hero} räumt den kleinen Garten auf
      Für die, die nachher kommen
      Der Garten unterm Laub
      Nicht unser Müll
    `,
    refrains: [
      {
        first: 'Heb es auf und leg es fort | denn morgen freut sich jemand dort.',
        changed: 'Leg dich hin, es ist getan, denn morgen kommt hier jemand an.',
      },
      {
        first: 'Eck um Eck und Blatt um Blatt | dass es wer nach uns schön hat.',
        changed: 'Eck um Eck, und nun ist Ruh | wer nach uns kommt, deckt sich zu.',
      },
      {
        first: 'Wer hat das hier hingemacht? | ganz egal, wir räumen sacht.',
        changed: 'Wer hat das so schön gemacht? | ganz egal, nun gute Nacht.',
      },
    ],
    facts: {
      wrong: '{friend} sagte: Das ist nicht unser Dreck',
      turn: '{hero} räumte Ecke für Ecke den Garten auf',
      result: 'unter dem letzten Blatt lag das Gesuchte',
    },
    beginner: {
      gate: `
        @spot {Spot.at} war ein winziger [Garten|alter Garten]. Jetzt war er voll Müll.
        / Ein Garten lag {spot.at}, klein und voll [Müll|Kram].
        Irgendwo darunter lag {thing}. Man sah nur [Blätter|alte Blätter] und Dosen.
        + Ein Schuh lag da, ein Topf ohne Boden und viel Papier.
        + „Hier war ich einmal schön“, sagte der Garten.
        + Eine Schnecke wohnte in einer Tüte.
        + Das Laub war nass und dick wie eine Decke.
        + Unter dem Laub piepste etwas Grünes.
        + Alle, die kamen, hatten etwas liegen lassen.
        + Es roch nach altem Regen.
        + Eine winzige Bank stand ganz schief.
      `,
      wrong: `
        „Pfui“, sagte {friend} und ging auf [Zehen|Zehenspitzen] darum herum.
        / „Das stinkt“, sagte {friend} und hielt [Abstand|die Luft an].
        @wrong „Das ist nicht unser Dreck“, sagte {friend} und [setzte sich daneben|sah weg].
        / „Wir waren das nicht. Nicht unser Dreck“, sagte {friend} und [gähnte|ging].
        + „Wir haben das nicht hingeworfen. Also.“
        + {Friend} suchte {thing.akk} nur mit den Augen.
        + So findet man nichts. Es lag ja darunter.
        + Dann aß {friend} einen Keks. Das Papier flog in den Garten.
        + „Das war der Wind“, hieß es schnell.
        + Die Schnecke sah das Papier lange an.
        + „Sollen die anderen aufräumen“, sagte {friend}.
        + Es waren aber keine anderen da.
      `,
      doubt: `
        So viel war es, und sie waren nur [zwei|zu zweit].
        + Wo sollte man da anfangen?
        + Es war wirklich nicht ihr Müll. Da hatte {friend} recht.
        + Der Garten sagte nichts mehr. Er schämte sich.
        + Und morgen kam wieder jemand und warf etwas hin.
        + {Hero} hatte schon jetzt keine Lust.
        + Eine Blume hatte einen Deckel auf dem Kopf.
        + Sie konnte nicht einmal gucken.
        + Der Berg sah auf alle beide herab.
      `,
      turn: `
        {Hero} nahm der Blume den [Deckel|alten Deckel] ab. „Nur diese Ecke“, sagte {hero}.
        @turn Und {hero} räumte den Garten auf, [Ecke für Ecke|eine Ecke nach der anderen].
        / Eine Ecke, dann noch eine: {Hero} räumte den [Garten|ganzen Garten] auf.
        + Erst die eine Ecke, dann die nächste.
        + Papier zu Papier, Topf zu Topf, Laub auf einen Berg.
        + „Warum machst du das?“, fragte {friend}. „Weil ich da bin“, sagte {hero}.
        + Der Rücken tat ein bisschen weh.
        + Die Schnecke bekam ein neues Haus aus einem Topf.
        + Nach der dritten Ecke half {friend} mit.
        + Das Keks-Papier wurde zuerst geholt.
        + Nun war nur noch ein Blatt da.
      `,
      works: `
        {Hero} hob es auf, das [letzte|allerletzte] Blatt.
        / Nur noch ein [Blatt|altes Blatt] lag da. {Hero} nahm es weg.
        @result Unter dem letzten Blatt lag {thing}. Der Garten wurde [hell|ganz hell].
        / Da lag {thing}, unter dem allerletzten Blatt! Der Garten ging an wie [eine Lampe|ein Licht].
        + Überall kamen kleine Lichter aus der Erde.
        + Die schiefe Bank stand wieder gerade.
        + „So war ich früher“, sagte der Garten leise.
        + Man konnte sogar den Weg sehen, aus lauter weißen Steinen.
        + Die Blume drehte den Kopf nach allen Seiten.
        + {Friend} stellte ein Schild auf: „Bitte schön lassen.“
        + Jemand wird herkommen und sich freuen.
        + {Thing} war ganz sauber, als hätte es gewartet.
      `,
      lesson: `
        Lass einen Ort [schöner|besser] zurück, als du ihn findest. Jemand kommt [nach dir|noch].
        / „Es war nicht unser Dreck“, sagte {friend}. „Jetzt ist es [unser Garten|ein Garten].“
      `,
    },
    intermediate: {
      gate: `
      @spot {Spot.at} lag ein Garten, nicht größer als ein Tisch. Er war voller Gerümpel.
        Irgendwo unter altem Laub und leeren Dosen musste {thing} sein, [wenn es stimmte|hieß es].
        + Ein Schuh ohne Sohle lag da, ein Topf ohne Boden und ein Regenschirm, der nur noch Rippen hatte.
        + „Ich hatte einmal eine Bank“, sagte der Garten. Man sah noch ihr linkes Bein.
        + Offenbar hatte jeder, der vorbeikam, ein bisschen etwas hiergelassen.
        + In einer Tüte wohnte eine Schnecke, und sie war nicht glücklich über die Adresse.
        + Etwas Grünes piepste ganz unten, sehr leise und ohne viel Hoffnung.
      `,
      wrong: `
        „Da fasse ich nichts an“, sagte {friend} und [hielt Abstand|ging in einem Bogen herum].
        / „So etwas macht doch jemand anders“, sagte {friend} und [setzte sich|wartete].
        @wrong „Das ist nicht unser Dreck“, sagte {friend}, [und damit war es gesagt|und das stimmte sogar].
        + Gesucht wurde mit einem langen Zweig und hochgezogener Nase. Gefunden wurde so nichts.
        + Danach gab es eine Pause mit Keks, und das Papier davon segelte über den Zaun.
        + „Eines mehr merkt ja keiner“, meinte {friend}. Die Schnecke merkte es.
        + „Es müsste jemand kommen und hier einmal richtig aufräumen“, hieß es dann.
        + Sie warteten eine Weile auf diesen Jemand.
      `,
      doubt: `
        Niemand erschien, und die Arbeit war [entschieden zu viel für zwei|mehr, als zwei bewältigen konnten].
        + Und wozu auch? Morgen würde wieder einer etwas hinwerfen.
        + {Hero} sah auf den Berg, und der Berg sah auf {hero.akk} herab.
        + Wer angefangen hatte, wusste keiner mehr. Aufgehört hatte jedenfalls noch keiner.
        + Mittendrin stand eine Blume mit einem Dosendeckel auf dem Kopf und rührte sich nicht.
        + Am Zaun lehnte ein Besen ohne Haare.
      `,
      turn: `
        {Hero} bückte sich und nahm ihr den [Deckel|rostigen Deckel] ab. Das war der Anfang.
        @turn „Nur diese Ecke“, sagte {hero} und räumte dann Ecke für Ecke den Garten auf.
        + „Wir waren es aber gar nicht“, rief {friend}. „Nein“, sagte {hero}, „aber wir sind hier.“
        + Laub kam auf einen Haufen, Blech auf einen anderen. Der Topf wurde ein Schneckenhaus mit Garten.
        + Es ging langsam, so wie alles, was man nur einmal machen will.
        + Bei der dritten Ecke holte {friend} ohne ein Wort das Keks-Papier zurück und blieb dann gleich da.
        + Zuletzt lag nur noch ein einziges Blatt auf der dunklen Erde.
      `,
      works: `
        Gemeinsam hoben sie es hoch, {hero} [am Stiel|links] und {friend} [am Rand|rechts].
        @result Unter dem letzten Blatt lag {thing}, und rundherum fing der Garten an zu leuchten.
        + Es kam aus der Erde, warm und grün, wie ein tiefes Aufatmen.
        + Die Bank stand auf ihren vier Beinen und lud zum Sitzen ein.
        + Das Grüne, das gepiepst hatte, war ein ganzes Beet voll.
        + {Friend} malte ein Schild: Bitte so weitergeben.
        + Auf dem Weg aus weißen Kieseln würde morgen jemand gehen und sich wundern, wie schön es hier ist.
        + Es roch nach Regen.
      `,
      lesson: `
        Aufräumen dürfen auch diejenigen, die überhaupt nichts [verschmutzt|durcheinandergebracht] haben.
        / „Es war nicht unser Dreck“, sagte {friend}. „Aber nun ist es [auch unser Licht|unser Garten].“
      `,
    },
    advanced: {
      gate: `
      @spot {Spot.at} lag ein Garten von der Größe eines Tisches, über den viele hinweggegangen waren.
        Irgendwo unter Laub und [Blech|altem Blech] musste {thing} liegen.
        + Zu sehen waren ein Schuh ohne Sohle, ein Topf ohne Boden und ein Schirm, der nur noch aus Rippen bestand.
        + Offenbar hatte jeder, der vorüberkam, nur eine Kleinigkeit zurückgelassen, und es waren viele vorübergekommen.
        + Ganz unten piepste etwas Grünes, mit der Höflichkeit von jemandem, der die Hoffnung aufgegeben hat.
      `,
      wrong: `
        @wrong „Das ist nicht unser Dreck“, sagte {friend}, und [sachlich war nichts einzuwenden|es stimmte leider].
        + Man suchte mit einem langen Zweig und erhobener Nase, eine Methode, die noch nie etwas zutage gefördert hat.
        + In der anschließenden Pause entkam ein Keks-Papier über den Zaun und fiel dort nicht weiter auf.
        + „Es müsste sich einmal jemand kümmern“, fand {friend}, und darüber waren sich seit Jahren alle einig.
        + Eine Schnecke, die in einer Tüte zur Miete wohnte, sah dem Papier lange nach.
      `,
      doubt: `
        Man wartete auf diesen Jemand, bis [es kühler wurde|der Mond aufging], und er erschien wieder einmal nicht.
        + Für zwei war es zu viel, und morgen, das wusste jeder, würde wieder etwas dazukommen.
        + Wer damit begonnen hatte, ließ sich nicht mehr feststellen, nur dass noch niemand aufgehört hatte.
        + In der Mitte stand eine Blume mit einem Dosendeckel auf dem Kopf und trug es mit Anstand.
      `,
      turn: `
        {Hero} ging hin und nahm ihr [den Deckel|wortlos den Deckel] ab, und damit war es eigentlich entschieden.
        @turn „Nur diese eine Ecke“, sagte {hero} und räumte dann Ecke für Ecke den Garten auf.
        + „Wir sind es doch gar nicht gewesen“, rief {friend}. „Gewesen nicht“, sagte {hero}, „aber da.“
        + Aus dem bodenlosen Topf wurde eine Wohnung, in die eine Schnecke noch am selben Abend einzog.
        + Bei der dritten Ecke kehrte das Keks-Papier zu {friend.dat} zurück, und geredet wurde darüber nicht.
      `,
      works: `
      Zuletzt lag auf der Erde nur noch ein einziges Blatt, das man vorsichtig anhob.
        @result Unter dem letzten Blatt lag {thing}, und der Garten begann, [von unten her|ganz sacht], zu leuchten.
        + Es war, als atme etwas aus, das sehr lange die Luft angehalten hat.
        + Die Bank besann sich auf ihre vier Beine, und das Grüne, das gepiepst hatte, erwies sich als Beet.
        + {Friend} verfertigte ein Schild, auf dem nichts verboten wurde, sondern nur stand: Bitte so weitergeben.
      `,
      lesson: `
        Es kommt [immer|stets] jemand nach einem, und es ist eine stille Freude, dass er nicht wissen wird, wem er dankt.
        / „Unser Dreck war es nicht“, sagte {friend}. „Nein“, sagte {hero}, „[aber unser Abend|nur unsere Gelegenheit].“
      `,
    },
  },
  Balance: {
    titles: `
      {hero} auf dem schmalen Balken
      Links etwas, rechts etwas
      Der schmale Balken
      Zu viel auf einer Seite
    `,
    refrains: [
      {
        first: 'Links etwas und rechts etwas, und in der Mitte macht es Spaß.',
        changed: 'Links etwas und rechts etwas, und in der Mitte schläft das Gras.',
      },
      {
        first: 'Weg damit, das ist zu viel, halbe Last bringt heil ans Ziel.',
        changed: 'Augen zu, das war schon viel, weiches Bett ist auch ein Ziel.',
      },
      {
        first: 'Kippel, wackel, nicht so schwer, halb so viel ist manchmal mehr.',
        changed: 'Kippel, wackel, gar nichts mehr, nur die Augen sind noch schwer.',
      },
    ],
    facts: {
      wrong: '{friend} trug alles auf einer Seite',
      turn: '{hero} ließ die Hälfte da und verteilte den Rest',
      result: 'sie kamen heil über den Balken',
    },
    beginner: {
      gate: `
        @spot {Spot.at} war ein Graben. Über den Graben ging ein [Balken|schmaler Balken].
        / {Spot.at} ging ein Balken über den Graben. Er war [dünn|schmal].
        Drüben lag {thing}. Aber sie hatten so viel [Gepäck|dabei].
        + Da waren ein Korb, zwei Decken, eine Kanne und ein Stuhl.
        + Der Balken war so breit wie ein Fuß.
        + „Wozu haben wir den Stuhl?“, fragte {hero}. Keiner wusste es.
        + Unten gluckste es, tief und nass.
        + Der Balken wippte ein bisschen, wie ein Ast.
        + Ein Frosch saß in der Mitte und schlief.
        + „Zu viel fällt“, stand auf einem Schild.
        + Alles wollte mit, auch die zweite Kanne.
      `,
      wrong: `
        „Gib her“, sagte {friend}, „ich nehme [alles|das ganze Zeug].“
        / „Ich bin stark“, sagte {friend} und [griff zu|packte alles].
        @wrong {Friend} trug alles auf einer Seite und lief [im Kreis|schief im Kreis].
        / Alles auf einer Seite! So lief {friend} nur noch [im Kreis|rundherum].
        + Links war ein Berg, und rechts war nichts.
        + „Ich gehe doch geradeaus“, rief {friend}.
        + Es ging nach links, und noch mal nach links.
        + Am Balken kippte alles um: klirr, bums.
        + Die Kanne rollte davon und war froh.
        + „Der Balken ist schief“, sagte {friend}.
        + Der Balken war ganz gerade.
        + Mit einem Bein hing {friend} schon im Graben.
      `,
      doubt: `
        Da lag alles im Gras. Hinüber kam [keiner|so keiner].
        / Plumps, lag alles da. Der Balken [wartete|war noch schmal].
        + Ohne Gepäck ging es leicht. Aber sie mochten ihr Gepäck.
        + Mit Gepäck ging es gar nicht.
        + Der Frosch machte ein Auge auf und wieder zu.
        + {Hero} war müde vom vielen Tragen.
        + Wie viel braucht man denn?
        + Das Wasser unten sagte: komm nur.
        + Der Stuhl sah aus, als wollte er gar nicht mit.
        + {Friend} wollte aber gar nichts hergeben.
      `,
      turn: `
        {Hero} sah das ganze Zeug an. „Die [Hälfte|eine Hälfte] bleibt da“, sagte {hero}.
        @turn Da ließ {hero} die Hälfte da und verteilte den [Rest|ganzen Rest].
        / Die andere Hälfte verteilte {hero}, [gerecht|still], links etwas und rechts etwas.
        + Die Kanne nach links, die Decke nach rechts.
        + „Und der Stuhl?“ „Der setzt sich hin“, sagte {hero}.
        + Es tat ein wenig weh, so viel dazulassen.
        + Dann der erste Schritt, ganz langsam.
        + Arme weit, oder Flügel, oder was man hat.
        + In der Mitte machte {hero} eine Pause.
        + Atmen, warten, weitergehen.
        + {Friend} ging dahinter, auch links etwas und rechts etwas.
      `,
      works: `
        Der Balken wippte, aber er [kippte nicht|hielt]. Noch drei Schritte, noch zwei.
        / Fuß vor Fuß, Arme weit. Der Balken [brummte|knarrte] nur.
        @result Sie kamen heil über den Balken, [alle beide|mit allem, was sie hatten].
        / Da war der Balken zu Ende, und sie waren heil [drüben|hinüber].
        + Der Frosch rückte ein Stück und schlief weiter.
        + Nicht einmal die Kanne hatte geschwappt.
        + Drüben im Gras lag {thing}.
        + Es war leicht. Das passte noch gut hinein.
        + „Fehlt dir der Stuhl?“, fragte {hero}. „Nein“, sagte {friend}.
        + Sie setzten sich auf die Decke, jeder auf eine Seite.
        + Es war auf einmal so leicht, als hätte man Ferien.
        + {Friend} konnte nun auch geradeaus.
      `,
      lesson: `
        Nicht alles auf [eine Seite|einmal]. Etwas links, etwas rechts, und [Pause|ruh dich aus].
        / „Ich hatte zu viel“, sagte {friend}. „Und zwar [links|nur links].“
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} führte ein Balken über den Graben, schmal wie ein [Lineal|Federmäppchen].
        Drüben lag {thing}. Hüben standen sie mit [viel zu viel Gepäck|ihrem ganzen Gepäck].
        + Zwei Decken waren dabei, eine Kanne, ein Korb und ein Stuhl, nach dem keiner gefragt hatte.
        + „Für alle Fälle“ hatte es beim Packen geheißen, und es waren nun einmal viele Fälle.
        + In der Mitte saß ein Frosch und schlief, ohne sich festzuhalten.
        + Unten gluckste das Wasser wie jemand, der gern zusieht.
        + Ein Schild riet: Bitte nur so viel, wie man ist.
      `,
      wrong: `
        „Alles eine Frage der Kraft“, sagte {friend} und [lud auf|griff nach dem Stuhl].
        @wrong {Friend} trug alles auf einer Seite und ging darum [im Kreis|in einem schönen Kreis].
        + „Ich laufe schnurgerade“, rief {friend:er/sie/es}, und da kam {friend:er/sie/es} schon zum dritten Mal vorbei.
        + Auf dem ersten Stück Balken kippte es: die Kanne, der Korb und dann das Übrige.
        + „Er ist schief montiert“, hieß es von unten, wo es nass war.
        + Auch mit dem Stuhl auf dem Kopf wurde es nicht besser, nur höher.
        + Der Frosch hatte ein Auge geöffnet und schloss es wieder, aus Takt.
        + Dann kam ein Klirren.
      `,
      doubt: `
        Nun lag alles im Gras verstreut, und der Balken war [noch genauso schmal|nicht breiter geworden].
        + Ganz ohne Gepäck wäre man leicht hinübergekommen. Aber wovon trennt man sich zuerst?
        + {Friend} wollte die zweite Decke behalten, und den Stuhl, und das Recht.
        + {Hero} merkte auf einmal, wie müde die Schultern waren, und zwar schon lange.
        + Das Wasser unten wartete. Es hatte viel Platz.
      `,
      turn: `
        „Was davon brauchen wir?“, fragte {hero} und sah sich jedes Stück [einzeln|in Ruhe] an.
        @turn Dann ließ {hero} die Hälfte da und verteilte den Rest, [etwas links und etwas rechts|auf beide Seiten].
        + Der Stuhl durfte sitzen bleiben. Er sah erleichtert aus.
        + Schritt, Schritt, und dann nichts, denn in der Mitte machte {hero} eine Pause.
        + „Warum bleibst du stehen?“, rief {friend}. „Weil es hier gerade stimmt“, sagte {hero}.
        + Wenn es nach links zog, half rechts, und wenn es nach rechts zog, half links.
        + Hinterdrein kam {friend}, eine Decke hüben, eine Kanne drüben, mit geschlossenem Mund.
      `,
      works: `
        Der Balken wippte noch einmal, [zum Abschied|spaßeshalber], und danach kam wieder fester Boden.
        @result So kamen sie heil über den Balken, und [drüben|gleich daneben] lag {thing}.
        + Nichts war übergeschwappt, nicht einmal der Frosch.
        + „Ich fühle mich so leicht“, sagte {friend}, „habe ich etwas vergessen?“ Es war der Stuhl.
        + Sie setzten sich auf die Decke, einer links und einer rechts, und es stimmte wieder.
        + {Thing} wog beinahe nichts. Dafür war noch genau Platz.
        + Am anderen Ufer saß jetzt ein müder Wanderer auf ihrem Stuhl und winkte.
      `,
      lesson: `
        Der Balken war keineswegs zu [schmal|dünn], man hatte bloß zu viel auf [einer Seite|einmal] getragen.
        / „Ich kann also geradeaus laufen“, staunte {friend}, „sobald beide Seiten [gleich schwer|ausgeglichen] sind.“
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} überquerte den Graben ein Balken von der Breite [eines Lineals|eines guten Vorsatzes].
        Drüben lag {thing}, hüben das Gepäck, und es war, [gelinde gesagt|mit Verlaub], reichlich.
        + Man hatte für alle Fälle gepackt und nun gemerkt, wie viele Fälle es gibt.
        + Unter den Stücken befand sich ein Stuhl, zu dem sich auf Befragen niemand bekannte.
        + In der Mitte schlief freihändig ein Frosch, was man als Belehrung auffassen konnte.
        + Unten gluckste das Wasser wie jemand, der Eintritt verlangt hätte, wäre er gefragt worden.
      `,
      wrong: `
        @wrong {Friend} trug alles auf einer Seite und beschrieb infolgedessen [Kreise|einen sauberen Kreis].
        + „Ich halte die Richtung“, rief {friend:er/sie/es} jedes Mal, wenn {friend:er/sie/es} wieder vorbeikam.
        + Auf dem Balken selbst verlief die Sache rascher, und aus dem Graben hörte man, er sei schief montiert.
        + Auch der Versuch, den Stuhl auf dem Kopf zu befördern, verbesserte lediglich die Aussicht.
        + Klirrend nahm die Kanne einen eigenen Weg, rollte ins Gras und machte dort den Eindruck, als habe sie es kommen sehen.
      `,
      doubt: `
        Alles Mitgebrachte lag im Gras, und der Balken [beharrte auf seiner Ansicht|war keineswegs breiter geworden].
        + Ohne Gepäck wäre man im Nu drüben gewesen, doch womit, bitte, fängt man beim Dalassen an?
        + {Friend} bestand auf der zweiten Decke, dem Stuhl und darauf, recht zu haben, was zusammen das Schwerste war.
        + Da spürte {hero}, wie müde die Schultern waren, und dass sie es schon seit einer Weile gesagt hatten.
      `,
      turn: `
        „Was davon brauchen wir eigentlich?“, fragte {hero}, und es wurde [sehr still um den Stuhl|still].
      @turn Schließlich ließ {hero} die Hälfte da und verteilte den Rest, beiderseits.
        + Zog es nach der einen Seite, so half die andere, und mehr ist über die Kunst des Gehens kaum zu sagen.
        + In der Mitte hielt {hero} inne, nicht aus Not, sondern weil es dort gerade stimmte.
        + {Friend} kam hinterdrein, hüben eine Decke, drüben die Kanne, und schwieg zum Zwecke des Gleichgewichts.
      `,
      works: `
        Ein letztes Wippen, mehr [aus Übermut|anstandshalber], dann kam fester Boden.
        @result So kamen sie heil über den wackeligen Balken, und drüben, als wäre nichts, lag {thing}.
        + Übergeschwappt war nicht das Geringste, selbst der Frosch saß noch da, wo man ihn umgangen hatte.
        + „Mir fehlt etwas“, sagte {friend} und horchte in sich hinein, „ach so, es ist nur das Gewicht.“
        + Am anderen Ufer hatte sich auf dem Stuhl bereits ein Wanderer niedergelassen, der schon lange einen suchte.
      `,
      lesson: `
        Nicht der Weg war zu schmal, es war nur [alles auf einer Seite|zu viel davon]; wer in der Mitte rastet, kommt an.
        / „Geradeaus“, stellte {friend} fest, „[kann ich durchaus|geht es], sobald auf beiden Seiten etwas ist.“
      `,
    },
  },
  Unity: {
    titles: `
      {hero} und die hundert kleinen Lichter
      Näher zusammen
      Hundert kleine Lichter
      Rückt zusammen
    `,
    refrains: [
      {
        first: 'Klein und klein und klein macht groß, und allein ist keiner bloß.',
        changed: 'Klein und klein und klein schläft groß | und die Wärme lässt nicht los.',
      },
      {
        first: 'Licht an Licht und dicht an dicht, dunkel bleibt es heute nicht.',
        changed: 'Atemzug an Atemzug, hundert Lichter sind genug.',
      },
      {
        first: 'Rückt zusammen, Stück für Stück, viele Kleine sind ein Glück.',
        changed: 'Rückt zusammen, noch ein Stück, alle schlafen, so ein Glück.',
      },
    ],
    facts: {
      wrong: '{friend} wollte ein größeres Licht für sich allein',
      turn: '{hero} bat die Lichter, nah zusammenzurücken',
      result: 'viele kleine Lichter wurden ein großes',
    },
    beginner: {
      gate: `
        @spot {Spot.at} war es tief dunkel. Hundert [kleine|winzige] Lichter schwebten darin.
        / Nacht war {spot.at}, tiefe Nacht. Hundert Lichter flogen, [winzig wie Staub|jedes allein].
        Doch jedes war zu klein. Man sah {thing.akk} [nicht|einfach nicht].
        + Jedes Licht war wie ein Sandkorn.
        + Sie flogen weit weg voneinander.
        + „Ich bin zu klein“, sagte eines. „Ich auch“, sagten neunundneunzig.
        + Es war, als hätte einer Sterne verstreut.
        + Keines wusste so recht von den anderen.
        + {Hero} streckte die Hand oder Pfote aus. Weg war sie.
        + Irgendwo im Schwarz musste {thing} liegen.
        + Unter den Füßen war es uneben.
      `,
      wrong: `
        „Ich will ein Licht für mich“, sagte {friend}, „ein [großes|sehr großes].“
        / „Die taugen nichts“, sagte {friend}. „Ich [suche mir|nehme] ein großes.“
        @wrong {Friend} wollte ein größeres Licht für sich [allein|ganz allein].
        / „Größer! Meins“, rief {friend} und wollte ein Licht [für sich|ganz allein].
        + „Du bist zu klein“, hieß es, „und du, und du.“
        + Ein Licht fing {friend} und hielt es fest zu.
        + Da ging es aus vor Schreck.
        + Die anderen flogen noch weiter weg.
        + „Gibt es euch nicht in groß?“, rief {friend}.
        + Nun war es dunkler als zuvor.
        + {Friend} stieß sich das Knie und etwas anderes.
        + Man hörte hundert kleine Seufzer.
      `,
      doubt: `
        Jetzt waren sie so weit [fort|verstreut], dass man kaum eines sah.
        / Die Lichter flogen davon, [jedes woandershin|nach hier und da]. Es wurde noch dunkler.
        + Ein Licht saß neben {hero.dat} und zitterte.
        + „Ich kann nichts ausrichten“, sagte es.
        + Die Nacht war groß, und alle waren klein.
        + {Friend} saß irgendwo und rieb sich das Knie.
        + Auch {hero} fühlte sich wie ein Sandkorn.
        + Und doch: Ganz nah war das Licht warm.
        + Was, wenn es zwei wären?
        + Es gab keinen Mond und keinen Weg.
      `,
      turn: `
        „Setz dich zu mir“, sagte {hero} zu dem [Licht|kleinen Licht]. „Und ruf noch eins.“
        @turn Dann bat {hero} die Lichter, nah zusammenzurücken, [alle|ganz nah].
        / „Rückt zusammen“, bat {hero} die Lichter. „[Noch näher|Ganz nah], bitte.“
        + Zwei waren schon ein Daumen hell.
        + „Passen wir denn zusammen?“, fragten sie. „Wir probieren es“, sagte {hero}.
        + Drei kamen, dann sieben, dann die Schüchternen.
        + Keines musste größer werden.
        + „Dürfen auch die blassen?“ „Gerade die“, sagte {hero}.
        + {Friend} ließ das eine frei und sagte: „Verzeihung.“
        + Es ging auch hin, als Letztes.
        + Sie hielten sich fest wie Beeren an einer Traube.
      `,
      works: `
        Hundert Lichter, dicht an [dicht|dicht und warm]. Es wurde hell, und noch heller.
        @result Viele kleine Lichter wurden ein großes, und da lag {thing}.
        / Aus vielen kleinen Lichtern wurde ein [großes|helles]. Da sahen sie {thing.akk}.
        + Man sah jeden Stein und jedes Gras.
        + Es war wie ein Mond zum Anfassen.
        + „Das sind wir?“, fragten sie alle zugleich.
        + {Friend} hielt sich die Augen zu und lachte.
        + Das Dunkel war nur noch ein Rand.
        + „Und wer ist jetzt der Größte?“, fragte {friend}. „Alle“, sagten sie.
        + Sie leuchteten noch ein Stück mit.
        + {Hero} hatte eines davon am Ohr. Es war sehr stolz.
      `,
      lesson: `
        Allein ist jeder [klein|ein Pünktchen]. Zusammen wird es [hell|Tag].
        / „Ich wollte ein großes“, sagte {friend}. „Das [waren alle|geht nur mit allen].“
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} war es so dunkel wie [im Inneren einer Nuss|in einem Tintenfass], bis auf hundert winzige Lichter.
        Jedes davon war zu schwach, um {thing.akk} zu [finden|zeigen].
        + Sie schwebten weit voneinander, als hätten sie sich nie etwas zu sagen gehabt.
        + „Auf mich kommt es nicht an“, sagte eines, und die übrigen dachten dasselbe.
        + Keines schien weiter als bis zu seiner eigenen Nasenspitze, falls Lichter so etwas haben.
        + Es sah aus, als hätte jemand einen Stern fallen lassen und nicht aufgehoben.
        + Wer einen Schritt machte, der machte ihn auf gut Glück.
        + Ringsum war kein Laut.
      `,
      wrong: `
        „Hier fehlt einfach ein ordentliches Licht“, sagte {friend}, „[eines für mich|und zwar meins].“
        @wrong {Friend} wollte ein größeres Licht für sich allein und [lief allen hinterher|prüfte jedes einzeln].
        + „Zu klein“, hieß es, „zu blass, zu klein, und du flackerst ja.“
        + Eines wurde gefangen und so fest gehalten, dass es vor Schreck erlosch.
        + Die anderen wichen zurück, und mit ihnen wich der letzte Rest von Sehen.
        + „Führt ihr auch größere?“, rief {friend} ins Leere.
        + Dann war ein Knie zu hören, das an etwas Hartes stieß.
      `,
      doubt: `
        Jetzt waren sie dermaßen verstreut, dass man sie für [Einbildung|Staubkörnchen] halten konnte.
        + Neben {hero.dat} saß ein Licht, das zum Fliegen zu müde war.
        + „Was soll so eines wie ich gegen die ganze Nacht?“, fragte es.
        + Darauf wusste {hero} nichts, denn auch {hero} kam sich gerade vor wie ein Pünktchen.
        + Aber dort, wo sie beieinandersaßen, war es ein kleines bisschen weniger schwarz.
      `,
      turn: `
        „Bleib mal so“, sagte {hero}, „und nun ruf [noch eines her|deinen Nachbarn].“
        @turn So bat {hero} die Lichter, nah zusammenzurücken, eines [ums andere|nach dem anderen].
        + Die ersten kamen zögernd, denn sie hatten noch nie jemanden berührt.
        + „Müssen wir dazu größer werden?“, fragten sie. „Nein“, sagte {hero}, „nur näher.“
        + Sieben waren schon so hell wie eine Kerze, und zwanzig wie ein Küchenfenster.
        + {Friend} machte die Faust, oder was es war, wieder auf, hauchte hinein und sagte Verzeihung.
        + Da glomm auch dieses eine und durfte ganz in die Mitte.
      `,
      works: `
        Als das hundertste sich [dazusetzte|hineinkuschelte], gab es einen Ruck.
        / Das letzte Licht zögerte, [wurde rot|schluckte] und setzte sich dazu.
        @result Aus vielen kleinen Lichtern war ein großes geworden, und mitten in der Helligkeit [lag|fand sich] {thing}.
        + Man sah jeden Halm, und jeder Halm hatte wieder einen Schatten.
        + „Bin ich das?“, fragte es hundertmal, und hundertmal stimmte es.
        + Das Dunkel ging ein paar Schritte zurück und setzte sich an den Rand.
        + „Genau so ein großes hatte ich gemeint“, sagte {friend}. „Nur nicht für mich allein.“
        + Ein Stück des Weges leuchteten sie noch mit, dicht an dicht und ein wenig außer Atem.
      `,
      lesson: `
        Keines war [größer|heller] geworden. Sie waren nur [näher gerückt|beieinander], und das war hell genug.
        / „Ich suchte ein großes Licht“, sagte {friend}, „und habe [hundert kleine übersehen|alle verscheucht].“
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} herrschte Dunkelheit, in der hundert Lichter schwebten, [jedes für sich|winzig wie Sandkörner].
        Keines genügte alleine, um {thing.akk} [zu beleuchten|sichtbar zu machen].
        + „Auf mich kommt es nicht an“, sagte jedes zu sich, und so kam es tatsächlich auf keines an.
        + Sie hielten Abstand wie Leute in einem Wartezimmer, die einander für Fremde halten.
        + Es sah aus, als hätte jemand einen Stern zerbrochen und sich nicht danach gebückt.
        + Weiter als bis zur eigenen Nase, sofern Lichter eine haben, schien keines.
      `,
      wrong: `
        @wrong {Friend} wollte ein größeres Licht für sich allein und [musterte jedes einzelne|ging auf die Suche].
        + „Zu klein“, befand {friend:er/sie/es}, „zu blass, und jenes dort flackert, das kann ich nicht empfehlen.“
        + Eines ließ sich fangen und wurde so fest umschlossen, dass es vor Schreck verlosch.
        + Die anderen rückten weiter ab, und auf die Frage, ob man auch größere führe, antwortete nur ein Stein, nämlich am Knie.
        + Zuletzt war es um genau so viel dunkler, wie man es heller hatte haben wollen.
      `,
      doubt: `
        Nun waren sie so verstreut, dass man sie [für Einbildung halten durfte|kaum noch ahnte].
        + Eines saß bei {hero.dat}, zu müde zum Fliegen, und fragte, was so ein Funken gegen eine ganze Nacht solle.
        + Eine Antwort gab es nicht, da {hero} sich eben dasselbe gefragt hatte.
        + Nur fiel auf, dass dort, wo sie zu zweit saßen, das Schwarz eine Spur dünner geworden war.
        + Die Nacht war groß und hatte, wie es schien, nichts anderes vor.
      `,
      turn: `
        „Rühr dich nicht“, sagte {hero}, „und bitte [deinen Nachbarn herüber|den Nächsten dazu].“
        @turn Auf diese Weise bat {hero} die Lichter, nah zusammenzurücken, [eines um das andere|auch die blassen].
        + Ob man dazu wachsen müsse, wollten sie wissen, und erfuhren, dass es vollauf genüge, näher zu kommen.
        + Sieben ergaben eine Kerze, zwanzig ein Küchenfenster, hinter dem noch jemand auf ist.
        + {Friend} öffnete, was geschlossen gewesen war, hauchte hinein und brachte ein „Verzeihung“ zustande, worauf es wieder glomm.
      `,
      works: `
        Mit dem hundertsten, das sich als letztes und [sehr verlegen|ganz leise] dazusetzte, geschah es.
        @result Viele kleine Lichter wurden ein großes, und in seiner Mitte lag {thing}.
        + Jeder Halm bekam seinen Schatten zurück, und das Dunkel nahm am Rand Platz wie ein Zuschauer.
        + „Bin das etwa ich?“, fragte es aus hundert Kehlen, und hundertmal war die Antwort richtig.
        + „Genau an ein solches hatte ich gedacht“, sagte {friend}, „nur dass ich mir ein Ich darunter vorgestellt hatte.“
      `,
      lesson: `
        Größer geworden ist [keines|in dieser Nacht keines]; sie hatten nur aufgehört, einander aus dem Weg zu gehen.
        / „Hundert habe ich abgelehnt“, sagte {friend}, „weil [keines davon hundert war|jedes zu klein war].“
      `,
    },
  },
}
