import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const farm: FriendsOf<Noun, 'farm'> = {
  Horse: {
    noun: { gender: 'n', nom: 'Pferd', gen: 'Pferdes' },
    facts: { help: 'das Pferd galoppierte, ohne jemanden zu wecken' },
    beginner: {
      arrives: `
        Klipp, klapp, klipp: [Das kam vom Flur|Etwas kam näher]. Dann ging die Tür auf.
        @friend Ein Pferd [sah herein|stand da]. „Mir fällt die Decke auf den Kopf“, sagte es.
        / @friend Da stand ein Pferd und sah nach oben. „[Fällt|Kommt] die Decke?“
        + Es nahm jedes Wort genau. Die Decke hielt.
        + „Hast du einen Augenblick, {hero}? Wo liegt er denn?“
        + „Das sagt man nur so“, sagte {hero}. „Aha“, sagte das Pferd.
        + Es freute sich. Also lief es auf der Stelle.
        + {Place.in} war etwas los. Das Pferd hatte es [gehört|geahnt].
        + „Ich soll mich beeilen“, sagte es. „Also beeile ich mich.“
        + Die Lampe wackelte bei jedem Schritt.
        + „Steig auf“, sagte es. „Oder sagt man das auch nur so?“
        + Seine Nase war weich wie ein Pilz.
      `,
      alone: `
        @friend Am Abend stand das Pferd [am Zaun|im Gras] und dachte nach.
        „Der Tag geht zur Neige“, hatte einer gesagt. Wo war die [Neige|Neige bloß]?
        + Es sah sich um. Der Tag war schon weg.
        + Vor Freude lief es ein wenig, aber nur auf der Stelle.
        + Das Heu war gut, und der Mond war rund.
        + Dann hörte es etwas von {place.from}. Das klang nicht froh.
        + „Ich mache mich auf die Socken“, sagte es. Es hatte keine.
        + „Da muss ich hin“, sagte das Pferd. So meinte es das auch.
        + Es nahm noch ein Maul voll Gras. Dann war es bereit.
      `,
      dry: `
        {Other} stieg auf. Das Pferd lief los, {place.to}.
        / „Halt dich fest“, sagte das Pferd. Es ging {place.to}.
        + Unter ihnen sang der Weg: Klipp, klapp, klipp.
        + Die Mähne flog {other.dat} um die Nase.
        + „Wie der Wind“, rief jemand. „Nein, wie ein Pferd“, sagte das Pferd.
        + Dann wurde es langsam. Da war ein Licht.
      `,
      wet: `
        Das Pferd holte tief Luft und trabte am Grund entlang. So ging es {place.to}.
        / Mit {other.dat} in einer Blase ging das Pferd ins Wasser. Es ging {place.to}.
        + Jeder Schritt machte plopp und nicht klapp.
        + Ein Fisch sah zu. So große Fische kannte er nicht.
        + „Mir steht das Wasser bis zum Hals“, sagte es. „Und höher.“
      `,
      quirk: `
        „Halt die Ohren steif“, rief [jemand|ein Spatz]. Das Pferd hielt sie steif.
        Es hielt sie den ganzen Weg [steif|so]. Das sah [sehr wach|komisch] aus.
        + „Du kannst sie wieder loslassen“, sagte {other}. „Uff“, sagte das Pferd.
        + „Das ist nur ein Katzensprung“, sagte ein Käfer. Das Pferd suchte die Katze.
        + „Ich verstehe nur Bahnhof“, sagte {other}. „Wo?“, fragte das Pferd.
        + Es wollte keinen Fuß auf die Erde setzen, der nicht eingeladen war.
        + Wenn es froh war, lief es auf der Stelle. Es war oft froh.
        + „Auf Regen folgt Sonne“, sagte {other}. Es sah sich nach ihr um.
      `,
      help: `
        Der Weg zurück war [lang|weit], und überall schlief schon jemand.
        @help Da lief das Pferd auf Moos und galoppierte, ohne jemanden zu wecken.
        / @help Das Pferd hob die Füße hoch und galoppierte, ohne jemanden zu wecken.
        + Es machte nur so: fff, fff, fff.
        + Ein Igel schlief mitten im Weg. Sie flogen über ihn weg.
        + „Wie machst du das?“, fragte {other}. „Auf leisen Sohlen“, sagte das Pferd.
        + Das hatte einmal jemand gesagt. Es hatte genau zugehört.
        + Die Bäume liefen leise vorbei, und {thing} war sicher.
        + Nicht einmal der Wind wachte auf.
        + Als sie da waren, standen vier Füße still.
      `,
    },
    intermediate: {
      arrives: `
        @friend Im Flur klapperte es, und dann schob ein Pferd den Kopf [durch die Tür|ins Zimmer].
        „Man sagte mir, ich solle {hero.dat} unter die Arme greifen“, sagte es. „[Nur wie|Wo ist das]?“
        + Es nahm alles wörtlich, und das machte sein Leben sehr genau.
        + „Hast du einen Augenblick?“, fragte es weiter. „Du musst ihn nicht gleich hergeben.“
        + {Place.in} gehe alles drunter und drüber, sagte es. Das wolle es einmal sehen.
        + Vor Freude galoppierte es auf der Stelle, und die Bücher rutschten aus dem Regal.
        + „Das ist nur so eine Redensart“, sagte {hero}. Das Pferd schrieb sie sich hinters Ohr.
        + Sein Atem roch nach Heu und ein wenig nach Regen.
      `,
      alone: `
        @friend Als die Sonne unterging, stand das Pferd am Zaun und [sah ihr nach|wartete ab].
        „Morgenstund hat Gold im Mund“, hatte jemand gesagt. Das wollte es [überprüfen|nicht verpassen].
        + Darum war es ganze Nächte wach und sah der Morgenstund in den Mund.
        + Einmal hatte es versucht, die Kirche im Dorf zu lassen. Sie war ohnehin dort.
        + In der Ferne rief etwas, und es kam von {place.from}.
        + „Das Herz rutscht mir in die Hose“, sagte es und war froh, keine zu haben.
        + Dann galoppierte es ein paar Takte auf der Stelle, um warm zu werden.
      `,
      dry: `
        {Other} stieg auf. Der Weg {place.to} flog nur so [unter den Hufen|unter ihnen] dahin.
        / „Es geht los“, sagte das Pferd, [und es ging los|wörtlich], {place.to}.
        + Bäume, Zäune und ein Kirchturm liefen in die andere Richtung.
        + „Nimm die Beine in die Hand“, rief ein Wanderer. Das Pferd dachte nach und ließ es.
        + Die Mähne roch nach Sommer, und man konnte sich gut darin verstecken.
        + Die Hufe schlugen einen schönen Takt.
      `,
      wet: `
        Das Pferd blähte die Backen und schritt [in die Tiefe|hinab], {other.akk} in einer Blase auf dem Rücken.
        / Unter Wasser geht ein Galopp nur langsam, doch so kamen sie {place.to}.
        + Seine Mähne stand nach oben wie Seegras bei Windstille.
        + „Stille Wasser sind tief“, sagte es. „Ich habe nachgesehen, es stimmt.“
        + Vor ihnen in der Tiefe lag {place}.
        + Sogar sein Wiehern blubberte.
      `,
      quirk: `
        „Wir müssen [die Ohren spitzen|uns sputen]“, sagte {other}. Das Pferd suchte [einen Spitzer|nach Spucke].
        / „Das [liegt auf der Hand|ist ein Klacks]“, sagte {other}. „Auf welcher?“, fragte das Pferd.
        Erklärte man ihm einen Spruch, bedankte es sich und [merkte ihn sich|vergaß den Sinn].
        + „Hier liegt der Hase im Pfeffer“, murmelte ein Käfer. Es ging einen großen Bogen darum.
        + Auf den Arm nehmen ließ es sich gern, aber niemand war stark genug.
        + Wenn es sich freute, rannte es los, ohne vom Fleck zu kommen.
        + „Wer zuletzt lacht“, begann {other}. Da wartete es den ganzen Weg, um dran zu sein.
        + Es kaute lange an einem harten Brocken. Man hatte ihm gesagt, den müsse es schlucken.
      `,
      help: `
        Auf dem Rückweg schlief schon alles, und der Weg war noch [sehr weit|weit].
        @help Da setzte das Pferd die Hufe wie auf Samt und galoppierte, ohne jemanden zu wecken.
        + {Other} hörte nur den Wind, und auch der sprach im Schlaf.
        + Auf der Straße lag ein Igel. Sie flogen über ihn weg wie ein Traum.
        + „Auf leisen Sohlen“, hatte einmal jemand gesagt. Dieses Mal war das Wörtliche genau richtig.
        + Kein Hund schlug an, und kein Blatt drehte sich um.
        + So schnell war {thing} wohl noch nie gereist, und so still.
      `,
    },
    advanced: {
      arrives: `
        @friend Wer nachts Hufe auf der Treppe hört, denkt nicht gleich an ein Pferd, und doch [war es eines|kam eines herein].
        + „Mir ist zu Ohren gekommen“, sagte es und [schüttelte sie vorsichtig|horchte nach], „dass du Zeit hast, {hero}.“
        + Es nahm jede Redensart beim Wort und hatte darum schon manche Nacht Eulen nach Athen getragen.
        + {Place.in}, berichtete es, hänge der Haussegen schief, weshalb es vorsorglich eine Wasserwaage dabeihabe.
        + Vor lauter Freude galoppierte es auf der Stelle, bis der Schrank sich an der Bewegung beteiligte.
        + „Könntest du einmal über deinen Schatten springen?“, fragte es. „Ich übe es seit Wochen und lande jedes Mal darauf.“
        + Es duftete nach Heu, nach Leder und nach jener Geduld, die nur große Tiere haben.
      `,
      alone: `
      @friend An jenem Abend stand das Pferd am Gatter und wartete darauf, dass der Groschen fiel.
      + Man hatte es ihm in Aussicht gestellt, und das Pferd war, was Zusagen betraf, gutgläubig.
        + Tags zuvor hatte es versucht, den Teufel an die Wand zu malen, war aber schon an den Farben gescheitert.
        + Statt des Lichts kam ein Geräusch, dünn und kläglich, und es kam unverkennbar {place.from}.
        + „Wo der Schuh drückt“, sagte das Pferd und sah auf seine vier Eisen, „da muss man wohl nachschauen.“
      `,
      dry: `
        {Other} stieg auf, und sie flogen, [bildlich gesprochen|was das Pferd sofort bestritt], {place.to}.
        / Mit {other.dat} auf dem Rücken setzte das Pferd zu einem Galopp an, der [geradewegs|in einem Zug] bis {place.to} reichte.
        + Der Weg wurde unter ihnen so weich wie ein Tischtuch, das jemand sehr langsam fortzieht.
        + „Immer der Nase nach“, hatte man dem Pferd geraten, das eine ausgesprochen lange besaß.
      `,
      wet: `
        Am Ufer holte das Pferd Luft für zwei und schritt dann, {other.akk} in einer Blase [auf dem Sattel|obenauf], gemessen hinab.
        / Im Wasser wird jeder Galopp zum Menuett, und so tanzten sie gewissermaßen {place.to}.
        + „Stille Wasser sind tief“, gab es bekannt, „ich habe es soeben nachgemessen.“
        + Seine Mähne breitete sich aus wie Tang, in dem drei kleine Fische sogleich eine Wohnung nahmen.
      `,
      quirk: `
        „Wir sind aus dem Gröbsten heraus“, sagte {other}, worauf das Pferd [sich umdrehte|wissen wollte], wo es liege, das Gröbste.
        / „Das ist Jacke wie Hose“, meinte {other}, und das Pferd, das [keines von beiden besaß|gründlich war], erbat ein Beispiel.
        + Einem Käfer, der behauptete, er habe Tomaten auf den Augen, half es minutenlang beim Suchen.
        + Als jemand bemerkte, die Zeit heile alle Wunden, sprach es fortan jede Uhr mit „Herr Doktor“ an.
        + Es hatte sich angewöhnt, vor jedem Berg kurz stehen zu bleiben, falls er versetzt werden sollte.
        + „Ich glaube, ich stehe auf dem Schlauch“, gestand {other}, und das Pferd hob höflich nacheinander alle vier Hufe.
      `,
      help: `
        Auf dem Rückweg schlief bereits alles, und der Weg war noch [weit|beträchtlich].
        @help Da setzte das Pferd die Hufe wie auf Samt und galoppierte, ohne jemanden zu wecken.
        + „Auf leisen Sohlen“, flüsterte es, und zum ersten Mal an diesem Abend war das Wörtliche auch das Richtige.
        + Über einen Igel, der mitten auf der Straße träumte, setzten sie hinweg wie ein Gedanke über ein Komma.
        + Die Nacht teilte sich vor ihnen und schloss sich wieder, ohne dass auch nur ein Spatz den Kopf gehoben hätte.
      `,
    },
  },
  Sheep: {
    noun: { gender: 'n', nom: 'Schaf', gen: 'Schafes' },
    facts: { help: 'das Schaf gab einen Faden Wolle für den Rückweg' },
    beginner: {
      arrives: `
        @friend „Eins“, sagte jemand [am Fenster|im Dunkeln]. Es war ein Schaf.
        „Ich zähle Leute, um zu schlafen“, sagte das Schaf. „Du bist [eins|Nummer eins], {hero}.“
        + Dann machte es die Augen zu. Dann riss es sie auf.
        + „Halt“, sagte es. „Nicht jetzt. Erst müssen wir los.“
        + {Place.in} war etwas nicht gut. Das Schaf wusste es von einer Tante.
        + „Kannst du über einen Zaun springen?“, fragte es. „Ganz langsam?“
        + Es war rund und weiß und [warm wie ein Ofen|weich wie Schaum].
        + „Bei zwei schlafe ich ein“, sagte es. „Also bleib du allein.“
        + Ein Blatt hing in der Wolle, und eine [Gabel|Nuss] auch.
        + {Hero} fasste in die Wolle. Die Hand war weg.
        + „Määh“, sagte es. Das hieß guten Abend.
      `,
      alone: `
        @friend Das Schaf lag auf der Wiese und konnte nicht [schlafen|einschlafen].
        Es zählte [Leute|Menschen], die über einen Zaun springen. Heute kam [keiner|niemand].
        + „Null“, sagte das Schaf. „Das macht nicht müde.“
        + Die anderen Schafe schliefen längst, eins, zwei, drei.
        + Es drehte sich nach links. Die Wolle drehte sich später.
        + Da war ein Ton von weit her. Er kam von {place.from}.
        + „Da braucht jemand etwas Warmes“, sagte es und stand auf.
        + Der Mond war auch wach. Er zählte nicht.
        + Ein Zaun stand da und hatte nichts zu tun.
      `,
      dry: `
        {Other} saß tief in der Wolle. Das Schaf lief {place.to}.
        / Das Schaf trabte los, {place.to}. {Other} saß obenauf.
        + Man sah nur Himmel und Wolle und wieder Himmel.
        + „Zähl du“, sagte es. „Ich muss wach bleiben.“
        + Es holperte kein bisschen. So weich war alles.
        + Einmal sprang das Schaf über einen Zaun. „Eins“, sagte {other}.
      `,
      wet: `
        Die Wolle war voll Luft. So sanken sie {place.to}.
        / Das Schaf ging ins Wasser, mit {other.dat} [mitten im Fell|in der Wolle]. Der Weg führte {place.to}.
        + Blub, machte die Wolle an hundert Stellen.
        + Nass war es dreimal so schwer. Das war hier praktisch.
        + Ein Krebs hielt sie für eine Wolke und wurde ganz still.
      `,
      quirk: `
        Das Schaf zählte alle, die da waren. Bei drei [schlief es ein|fiel es um].
        / „Eins, zwei“, sagte das Schaf und sah {other.akk} an. Dann [schnarchte|schlief] es.
        „Aufwachen“, rief {other}. „Vier?“, fragte das Schaf und [gähnte|lief weiter].
        + Im Schlaf lief es weiter, bis ein Baum kam.
        + „Der Baum zählt nicht“, sagte es danach.
        + Es bat alle, nur einzeln zu kommen. Das half ein bisschen.
        + Einmal kamen zehn Ameisen. Das gab eine lange Pause.
        + „Ich zähle nie Schafe“, sagte es. „Das wäre ja zu nah.“
        + {Other} ging hinter ihm. So gab es nur eins zu sehen.
      `,
      help: `
        Alles sah gleich aus. [Wo war der Weg|Wo ging es heim]?
        @help Zum Glück gab das Schaf einen Faden Wolle für den Rückweg. Der lag [da|noch da].
        / @help „Nehmt“, sagte das Schaf. Es gab einen Faden Wolle für den [Rückweg|ganzen Rückweg].
        + Schritt für Schritt zogen sie sich am Faden heim.
        + Hinten wurde das Schaf ein wenig dünner.
        + „Das wächst nach“, sagte es. „Bis März.“
        + Der Faden ging um einen Baum und unter einer Wurzel durch.
        + {Other} hielt ihn fest, und {thing} war auch dabei.
        + Kein Knoten war darin, nur ein Käfer.
        + Am Ende lag der ganze Weg auf einem Knäuel.
      `,
    },
    intermediate: {
      arrives: `
        @friend Vor dem Fenster zählte jemand, und als {hero} nachsah, war es ein [Schaf|wolliges Schaf].
        „Eins“, sagte es mit Blick auf {hero.akk}, „[das ist wenig|gut so], da bleibe ich noch wach.“
        + Andere zählen Schafe, um einzuschlafen. Schafe zählen Leute.
        + „Zum Glück bist du allein“, sagte es. „Bei dreien bin ich weg.“
        + {Place.in}, so habe eine Tante geblökt, sei etwas nicht in Ordnung.
        + Es war so rund und wollig, dass man nicht sah, wo es aufhörte.
        + In der Wolle steckten ein Blatt, eine Gabel und ein alter Fahrschein.
        + Beim Hereinkommen blieb es im Rahmen stecken und schlief dabei kurz ein.
      `,
      alone: `
        @friend Auf der Wiese schlief die ganze Herde, nur das Schaf am Rand [lag noch wach|zählte noch].
        Es stellte sich Leute vor, die über einen Zaun springen, und [zählte mit|fand sie zu laut].
        + Heute sprangen sie alle mit Koffern, und das Gepolter hielt es wach.
        + Der Mond kam über den Hügel und wurde sicherheitshalber mitgezählt.
        + „Sieben“, murmelte es, „acht, und einer ist hängen geblieben.“
        + Da wehte ein Ton herüber, {place.from}, und der klang nach kalten Füßen.
        + „Wolle kann man immer brauchen“, sagte das Schaf und stand auf.
      `,
      dry: `
        {Other} versank in der Wolle bis zur Nase. So trabte das Schaf {place.to}.
        / Gemütlich wie ein Sofa mit Beinen [lief|trug] das Schaf {other.akk} {place.to}.
        + „Red mit mir“, bat es, „aber bitte nichts mit Zahlen.“
        + Über jeden Zaun sprang es selbst, und jedes Mal musste es gähnen.
        + Von oben sah man nichts als Himmel, von unten nur vier dünne Beine.
        + Es ging auf und ab wie in einer Wiege.
        + {Other} roch nach Schaf und fand das schön.
      `,
      wet: `
        In der Wolle saß so viel Luft, dass sie beide [ganz gemächlich|ohne Eile] hinabsanken, {place.to}.
        / Das Schaf ging unter wie ein Kissen, langsam und mit {other.dat} in der Mitte, {place.to}.
        + Bei jedem Schritt stieg ein Bläschen auf und sagte leise mäh.
        + Die Fische kamen gucken. „Bitte einzeln“, sagte das Schaf.
        + Unten wrang es sich erst einmal aus.
      `,
      quirk: `
        Sie trafen drei Käfer auf einmal. „Eins, zwei“, sagte das Schaf, [und schon schlief es|und kippte um].
        Von da an ging {other} voraus und [bat|schickte] alle, einzeln aufzutreten.
        + Es schlief im Gehen, im Stehen und einmal mitten in einem Blöken.
        + „Wie weit bin ich gekommen?“, fragte es. „Bis zwei“, sagte {other}. „Ein guter Wert“, sagte es.
        + Einen Zaun durfte man ihm gar nicht erst zeigen.
        + Es erzählte vom Onkel, der einmal bis zwölf gekommen war. Man spreche noch heute davon.
        + Eine Ameisenstraße kostete sie eine halbe Stunde, denn so lange dauerte das Nickerchen.
        + „Ich bin gar nicht müde“, sagte es. „Ich kann nur rechnen.“
      `,
      help: `
        Auf dem Rückweg sah ein Baum aus wie der andere, und [alle Pfade taten bekannt|keiner wusste Bescheid].
      @help Doch das Schaf gab einen Faden Wolle für den Rückweg. An dem gingen sie entlang.
        + Es hatte ihn schon auf dem Hinweg verloren, sagte es, und zwar mit Absicht.
        + Rund um einen Stamm lief er, unter einer Wurzel durch und dann schnurgerade.
        + {Other} wickelte ihn auf, und das Knäuel wurde dick wie ein Kürbis.
        + „Hinten zieht es jetzt etwas“, sagte das Schaf. „Aber das wächst nach.“
        + So hing die ganze Heimkehr, mit {thing.dat} und allem, an einem Faden.
      `,
    },
    advanced: {
      arrives: `
        @friend „Eins“, sagte draußen eine schläfrige Stimme, und als {hero} den Vorhang hob, [blinzelte dort ein Schaf|war es ein Schaf].
        + Es zähle Leute, erklärte es, um [Schlaf zu finden|müde zu werden], komme aber selten über zwei hinaus.
        + Den Grund dafür, weshalb das umgekehrte Verfahren so verbreitet sei, habe es nie begriffen.
        + Eine Tante habe ihm zugetragen, {place.in} liege etwas im Argen, und Tanten, das wisse jeder, irren sich nie.
        + In seiner Wolle, die an eine aufgeräumte Gewitterwolke erinnerte, steckten eine Kuchengabel und ein abgelaufener Fahrschein.
        + „Bleib bitte unbedingt allein“, bat es {hero.akk}, „denn sobald zwei von dir da sind, bin ich nicht mehr zu gebrauchen.“
        + Dann versuchte es einzutreten, was infolge seiner Breite ein Vorhaben mit mehreren Anläufen war.
      `,
      alone: `
        @friend Während die Herde in tiefem Schlummer lag, wachte [nur noch|einzig] das Schaf und zählte erdachte Menschen, die über einen Zaun stiegen.
        + Sie trugen an diesem Abend sämtlich Koffer, was den Vorgang verlangsamte, ohne ihn leiser zu machen.
        + Bei vieren, einer Zahl, die es seit seiner Jugend nicht erreicht hatte, wehte ein Laut herüber. Er kam {place.from}.
        + Es klang, als fröre dort jemand, und wo gefroren wird, dachte das Schaf, hat Wolle zu erscheinen.
        + So erhob es sich, drei Viertel seiner selbst sofort und den flauschigen Rest nach und nach.
      `,
      dry: `
        {Other} versank bis zu den Ohren im Vlies. Das Schaf setzte sich, [einem Lehnstuhl vergleichbar|gemütlich schaukelnd], {place.to} in Bewegung.
        / Weicher ist nie jemand gereist als {other} an diesem Abend auf dem Schaf, [geradewegs|immer weiter] {place.to}.
        + „Unterhalte mich“, verlangte es, „doch meide Aufzählungen jeder Art, sonst liegen wir im Graben.“
        + Über Zäune setzte es mit geschlossenen Augen, aus Vorsicht, wie es sagte, und aus Neigung.
      `,
      wet: `
        Seine Wolle hielt so viel Luft gefangen, dass sie, {other} in der Mitte, [unendlich sacht|ohne jede Hast] hinabsanken, {place.to}.
        / Wie ein Federbett, das jemand in einen See legt, ging das Schaf mit {other.dat} unter, bis {place} zu sehen war.
        + Ein Heringsschwarm von etwa vierhundert Stück wurde höflich ersucht, hinter einem Felsen zu warten.
        + Das dauerte eine Weile.
      `,
      quirk: `
        Als ihnen drei Käfer entgegenkamen, begann das Schaf [aus alter Gewohnheit|unwillkürlich] zu zählen und lag bei zweien bereits im Gras.
        + Fortan schritt {other} voraus und bat sämtliche Passanten, sich gefälligst einzeln zu zeigen.
        + Es gab eine Ameisenstraße, über die man im Nachhinein nur sagen kann, dass sie eine Stunde dauerte.
        + „Mein Onkel“, murmelte es zwischen zwei Träumen, „kam einmal bis zwölf, und man hat ihm dafür ein Denkmal versprochen.“
        + Auch im Schlaf trabte es weiter, zuverlässig geradeaus, was auf geraden Wegen ein Vorzug gewesen wäre.
        + Es legte Wert auf die Feststellung, es sei nicht faul, sondern lediglich begabt im Rechnen.
      `,
      help: `
        Auf dem Rückweg glich ein Stamm dem anderen, und jeder Pfad [beteuerte, der richtige zu sein|schwor, er sei es].
        @help Zum Glück gab das Schaf einen Faden Wolle für den Rückweg.
        + Er lief um eine Buche, unter zwei Wurzeln hindurch und enthielt, abgesehen von einem Käfer, keinerlei Knoten.
        + {Other} wickelte und wickelte, bis das Knäuel die Größe eines Kürbisses und das Schaf die eines mageren Schafes hatte.
        + „Hinten zieht es ein wenig“, räumte es ein, „doch bis zum März bin ich wieder vollständig.“
      `,
    },
  },
  Duck: {
    noun: { gender: 'f', nom: 'Ente', gen: 'Ente' },
    facts: { help: 'die Ente zog alle auf einem Blatt hinüber' },
    beginner: {
      arrives: `
        Platsch, machte es. Das kam aus [dem Bad|dem Eimer].
        @friend In der Schüssel saß eine Ente. „Das war der kurze Weg“, sagte sie.
        / @friend „Ich kenne eine Abkürzung“, quakte eine Ente und schüttelte sich.
        + „Bist du {hero}? Und bist du wasserfest?“
        + Sie war nass bis zum Kragen. Sie hatte keinen Kragen.
        + „{Place.in} ist etwas los“, sagte sie. „Wir gehen quer.“
        + Wo sie stand, war gleich ein kleiner See.
        + „Gummistiefel wären gut“, sagte die Ente. „Oder Füße wie meine.“
        + Sie zeigte ihre Füße. Sie waren orange und sehr breit.
        + „Quer ist kürzer“, sagte sie. „Nasser, aber kürzer.“
        + {Hero} nahm ein Handtuch. Dann ließ {hero} es liegen.
      `,
      alone: `
        @friend Die Ente wollte ins Bett. Sie kannte eine [Abkürzung|kurze Strecke].
        Die ging durch den Teich. Dann ging sie [wieder|noch einmal] durch den Teich.
        + Nach einer Stunde war sie dort, wo sie gestanden hatte.
        + „Fast“, sagte die Ente und war sehr zufrieden.
        + Ihr Nest war trocken. Das fand sie ein wenig schade.
        + Vom Himmel fiel ein Tropfen. „Danke“, sagte sie.
        + Da rief etwas von weit her, {place.from}.
        + „Ich weiß einen kurzen Weg“, sagte die Ente sofort.
        + Der Mond lag im Teich und wackelte ein bisschen.
      `,
      dry: `
        Die Ente watschelte voran, durch [elf|neun] Pfützen, {place.to}.
        / „Hier lang“, sagte die Ente. Platsch, platsch ging es {place.to}.
        + {Other} war nass bis zum Knie und lachte.
        + „Wo ist die nächste?“, fragte {other}. „Da“, sagte die Ente. Platsch.
        + Über den Hügel flog sie und zog {other.akk} am Schal mit.
      `,
      wet: `
        Köpfchen in das Wasser! So ging es mit {other.dat} {place.to}.
        / Die Ente tauchte und zog {other.akk} [mit|nach sich]. So kamen sie {place.to}.
        + „Endlich ein richtiger Weg“, sagte sie.
        + Ihr Schwanz zeigte nach oben, dann war er auch weg.
        + Hier war alles eine Pfütze. Die Ente weinte fast vor Glück.
      `,
      quirk: `
        „Hier lang“, sagte die Ente. Platsch. „[Fast richtig|Beinahe].“
        / Die Ente sah einen trockenen Weg. Sie ging [daneben|im Bach].
        „Der Weg ist doch da“, sagte {other}. „Der ist [für Leute|zu trocken]“, sagte die Ente.
        + Sie prüfte jede Pfütze mit dem Fuß, und dann mit allem.
        + „Die hier schmeckt nach Regen“, sagte sie. „Sehr frisch.“
        + Ihre Abkürzung ging dreimal am selben Stein vorbei.
        + Der Stein kannte sie schon. Er nickte, oder es sah so aus.
        + „Verlaufen?“, fragte {other}. „Verschwommen“, sagte die Ente.
        + Hinter ihr lief ein langer nasser Strich.
      `,
      help: `
        Da lag ein Teich, [breit und still|schwarz und tief]. Keine Brücke weit und breit.
        @help Die Ente nahm den Stiel und zog alle auf einem Blatt hinüber.
        / @help „Einsteigen“, sagte die Ente. Sie zog alle auf einem Blatt [hinüber|sanft hinüber].
        + Das Blatt war groß wie ein Tisch und roch nach Teich.
        + Unter ihnen schlief ein Karpfen. Er merkte nichts.
        + Ihre Füße arbeiteten. Oben sah man davon nichts.
        + „Das war nun wirklich kurz“, sagte {other}. Sie wurde rot.
        + {Thing} lag in der Mitte, ganz trocken.
        + Ein Frosch wollte mit. Er durfte hinten sitzen.
        + Am Ufer sagte sie: „Alle heraus, außer mir.“
      `,
    },
    intermediate: {
      arrives: `
        @friend Im Waschbecken saß auf einmal eine Ente und [tropfte|strahlte] vor Zufriedenheit.
        „Durch die Leitung ist es kürzer“, sagte sie. „[Du bist|Bist du] {hero}?“
        + Für jede Strecke kannte sie eine Abkürzung, und jede führte durch eine Pfütze.
        + Sie hatte auch eine Nachricht dabei, aber die war unterwegs verschwommen.
        + „Irgendetwas mit {place.in}“, sagte sie, „und dann ein großer Klecks.“
        + Unter ihr bildete sich ein kleiner See, den sie sofort lobte.
        + „Die Frage ist nur“, sagte die Ente, „ob du auch abfließt oder ob du stehst.“
        + {Hero} rollte die Hosenbeine hoch. Das gefiel ihr.
      `,
      alone: `
        @friend Die Ente war auf dem Heimweg zu ihrem Nest, und [zwar seit heute Mittag|das seit Stunden].
        Das Nest lag gleich nebenan, doch die Abkürzung [führte dreimal um den Teich|war länger].
        + Jede Pfütze, die ihr begegnete, musste begrüßt und befahren werden.
        + „Wer trocken ankommt“, pflegte sie zu sagen, „war nicht richtig unterwegs.“
        + Über dem Schilf ging der Mond auf, einmal oben und einmal unten.
        + Da hörte sie etwas rufen, es kam {place.from}, und es klang dringend.
        + „Ich weiß einen kürzeren Weg“, sagte die Ente, bevor sie wusste, wohin.
      `,
      dry: `
        Die Abkürzung {place.to} ging durch [elf|vierzehn] Pfützen, und keine wurde ausgelassen.
        / Mal flog die Ente voraus, mal watschelte sie. {Other} [platschte hinterher|wurde nass], {place.to}.
        + „Gleich kommt eine besonders schöne“, rief sie, und dann kam sie auch.
        + Bei der letzten Pfütze lag der Himmel drin. Es sah aus, als ginge es hinauf.
        + {Other} wurde nass bis zum Kragen.
        + Platsch, platsch, so klang der Weg.
      `,
      wet: `
        Kopf nach unten, Schwanz nach oben: So zog die Ente {other.akk} in einer Blase {place.to}.
        / Die Ente tauchte, als hätte sie [nie etwas anderes gewollt|den Tag darauf gewartet], {place.to}.
        + „Das nenne ich eine durchgehende Verbindung“, sagte sie mit Blick auf das viele Wasser.
        + Hinter ihnen perlte eine Kette von Luft, und jede Perle war ein Quak.
        + „Da ist unten“, sagte sie. Da war es auch.
        + Ihre Füße ruderten wie zwei Paddel.
      `,
      quirk: `
        Neben dem Bach lief ein ordentlicher, trockener Weg, und die Ente [übersah ihn streng|ging im Bach].
        „Verlaufen haben wir uns nicht“, sagte sie zu {other.dat}, „[nur verschwommen|das ist Absicht].“
        + Am selben Stein kamen sie viermal vorbei. Beim dritten Mal grüßte {other}.
        + Sie kostete jede Pfütze und nannte Jahrgang und Regen.
        + Als keine mehr kam, wurde sie unruhig und bat, jemand möge bitte weinen.
        + „Kürzer wäre geradeaus“, sagte {other}. „Kürzer schon“, gab sie zu, „aber nicht so kurz.“
        + In einem Hufabdruck nahm sie ein Vollbad, von dem sie noch lange schwärmte.
      `,
      help: `
        Auf dem Rückweg lag da ein Teich, [ohne Brücke und ohne Ende|breit wie der Abend].
        @help Die Ente spannte sich vor ein Seerosenblatt und zog alle auf einem Blatt hinüber.
        / @help „Jetzt wirklich kurz“, sagte die Ente, [nahm den Stiel|legte sich ins Zeug] und zog alle auf einem Blatt hinüber.
        + Oben glitt sie wie ein Gedicht, und unten strampelten die Füße.
        + {Other} saß neben {thing.dat} und blieb vollkommen trocken, was sie ein wenig kränkte.
        + Ein Frosch stieg unterwegs zu und fragte nach dem Fahrpreis.
        + In der Mitte lag der Mond, und sie fuhren vorsichtig um ihn herum.
        + Am anderen Ufer verneigte sich die Ente und blieb gleich im Wasser.
        + Das Blatt roch grün.
      `,
    },
    advanced: {
      arrives: `
        @friend Aus dem Waschbecken, in dem bis eben nur ein Tropfen gewohnt hatte, [erhob sich|grüßte] eine Ente.
        + „Durch die Leitung“, sagte sie und schüttelte sich, „spart man [die halbe Strecke|mindestens zwei Treppen].“
        + Es gab, wie sich herausstellte, keinen Ort der Welt, zu dem sie nicht eine feuchte Abkürzung wusste.
        + Ihr Schreiben, das {hero.akk} zweifellos über alles unterrichtet hätte, war unterwegs zu einem blauen Klecks geworden.
        + „Es hatte mit einem Ort zu tun“, versicherte sie, „nämlich {place}, und in der Ecke stand ein Ausrufezeichen, daran entsinne ich mich.“
        + Unter ihr entstand ein Teich von bescheidenem Umfang, dem sie ein paar anerkennende Worte widmete.
        + „Trockene Füße“, bemerkte sie mit einem Blick auf {hero.akk}, „sind ein Vorurteil, das sich leicht beheben lässt.“
      `,
      alone: `
        @friend Die Ente befand sich auf dem Heimweg, und zwar, dank einer vorzüglichen Abkürzung, bereits [seit dem Mittagessen|den ganzen Tag].
        + Ihr Nest lag einen Flügelschlag entfernt, doch führte die Strecke, fachmännisch gewählt, dreimal um den Teich.
        + Wer trocken ankomme, so lautete ihr Grundsatz, der sei im eigentlichen Sinne gar nicht gereist.
        + Über dem Schilf stieg der Mond auf und, da das Wasser glatt war, gleichzeitig hinab.
        + Da drang ein Ruf an ihr Ohr, unverkennbar {place.from}. Die Ente wusste einen kürzeren Weg, noch ehe er verklungen war.
      `,
      dry: `
        Die Abkürzung {place.to} berührte vierzehn Pfützen, [von denen jede einzelne|deren jede] gewürdigt sein wollte.
        / Teils watschelnd, teils im Tiefflug, mit {other.dat} [im Schlepptau|am Rockzipfel], ging es mit der Ente {place.to}.
        + In der letzten lag der Himmel so vollständig, dass es schien, als stiege man in ihn hinein.
      `,
      wet: `
        Kopf hinab, Schwanz hinauf, und schon zog die Ente {other.akk}, [in eine Blase verpackt|gut verpackt], {place.to}.
        / Für die Ente war der Weg {place.to} das, was anderen eine gut gefederte Kutsche ist. {Other} [glitt mit|durfte mitfahren].
        + „Endlich“, seufzte sie beim Anblick des vielen Wassers, „eine Gegend ohne Umwege.“
        + Der Schwanz verschwand, wie bei allen guten Vorstellungen, zuletzt.
      `,
      quirk: `
        Neben dem Bach verlief ein tadelloser Weg, den die Ente mit jener Entschiedenheit mied, mit der andere [Pfützen meiden|dem Zahnarzt ausweichen].
        + „Verlaufen“, belehrte sie {other.akk}, als derselbe Stein zum vierten Mal auftauchte, „ist nicht das Wort, ich bin höchstens verschwommen.“
        + Jede Lache kostete sie mit halb geschlossenen Augen und bestimmte dann Jahrgang, Lage und Wolke.
        + Auf einer längeren trockenen Strecke verlor sie ihre Fassung und bat die Anwesenden, doch bitte an etwas Trauriges zu denken.
        + Der Abdruck eines Hufes, in dem kaum ein Fingerhut voll Regen stand, diente ihr als Kurbad.
        + „Gerade Wege“, sprach sie, „sind für Leute, die schon wissen, wo sie hinwollen.“
      `,
      help: `
        Auf dem Rückweg versperrte ein Teich die Richtung, [brückenlos und breit|so schwarz wie Tusche].
        @help Nun spannte sich die Ente vor und zog alle auf einem Blatt hinüber, [sanft|wie eine Fähre].
        + Oben war sie die Ruhe selbst, und was die Füße unten taten, ging, wie bei allen Künstlern, niemanden etwas an.
        + Den Mond, der mitten in der Fahrrinne lag, umschifften sie mit der gebotenen Achtung.
        + „Das“, gab {other} zu, „war tatsächlich eine Abkürzung“, worauf die Ente vor Rührung einen kleinen Umweg machte.
      `,
    },
  },
  Butterfly: {
    noun: { gender: 'm', nom: 'Schmetterling', gen: 'Schmetterlings' },
    facts: { help: 'der Schmetterling setzte sich auf die richtige Stelle' },
    beginner: {
      arrives: `
        Etwas flog herein, hinaus und [wieder herein|um die Lampe].
        @friend Es war ein Schmetterling. „Also“, sagte er, „nämlich, oh, [eine Lampe|ein Knie]!“
        + „Wo war ich?“, fragte er. „Am Ohr“, sagte {hero}.
        + „Genau. {Place.in} ist, schau, ein Knopf! Ist der schön.“
        + Er wollte auf die Nase. Er traf den Zeh.
        + „Du bist {hero}, oder? Oder bist du der Stuhl?“
        + Seine Flügel waren dünn wie ein Hauch.
        + „Komm mit“, sagte er, „es ist ganz einfach, links und so weiter.“
        + Er flog gegen das Fenster. Er sagte Verzeihung, Himmel.
        + Gerade konnte er nicht. Schön konnte er.
        + {Hero} musste den Kopf immerzu drehen.
      `,
      alone: `
        @friend Der Schmetterling wollte nach Haus, und zwar [geradeaus|auf dem kurzen Weg].
        Er kam am Brunnen vorbei. Dann kam er [noch einmal|wieder] am Brunnen vorbei.
        + „Da vorn muss ich, oh, eine Rose“, sagte er.
        + Sein Bett war ein Blatt. Es hing gleich nebenan.
        + Er fing einen Gedanken an. Der flog weg.
        + Am Himmel kam der erste Stern. „So eine kleine Blume“, sagte er.
        + Da wehte ein Ruf her, {place.from}.
        + „Ich komme“, rief er und flog erst einmal nach oben.
        + Der Abend war blau und voller Kurven.
      `,
      dry: `
        Der Schmetterling zog {other.akk} an einem Faden, in [Kringeln|Schleifen]. So ging es {place.to}.
        / „Mir nach“, rief der Schmetterling. Es ging im Zickzack {place.to}.
        + Links, rechts, hoch und um eine Blume herum.
        + {Other} wurde ein wenig schwindlig, aber auf schöne Art.
        + Sie kamen an allem vorbei, auch am Ziel.
      `,
      wet: `
        In einer Blase sanken sie {place.to}. Der Schmetterling [tupfte|stieß] an jede Wand.
        / Der Schmetterling flog in einer Blase hin und her. Sie sank {place.to}.
        + „Lauter nasse Blumen“, sagte er zu den Quallen.
        + {Other} hielt die Blase. Er hielt sich an {other.dat} fest.
        + Tupf, machte es, und tupf, und tupf.
      `,
      quirk: `
        Der Schmetterling fing einen Satz an. Der Satz flog [zu einer Blume|davon].
        „Was wolltest du sagen?“, fragte {other}. „Etwas [Gelbes|mit Honig]“, sagte er.
        + Er zeigte mit allen Beinen. Es waren sechs Wege.
        + „Geradeaus“, sagte er, „ist für Leute ohne Flügel.“
        + Er setzte sich auf {other.akk}, dann daneben, dann auf nichts.
        + Ein Käfer fragte nach der Zeit. Er sagte: „Blau.“
        + Der Weg war kurz. Mit ihm war er lang und hübsch.
        + „Ich denke in Kringeln“, sagte er. „Da fällt nichts herunter.“
      `,
      help: `
        Vor ihnen lagen tausend Steine, alle [gleich|grau]. Einer davon war die Tür.
        @help Da setzte sich der Schmetterling auf die richtige Stelle.
        / @help Ganz leicht setzte sich der Schmetterling auf die richtige [Stelle|Stelle, und blieb].
        + Er saß still. Das tat er sonst nie.
        + „Woher weißt du das?“, fragte {other}. „Der war warm“, sagte er.
        + {Other} drückte. Der Stein sagte klack.
        + Es wehte herein und roch nach daheim.
        + „Hier saß ich schon auf dem Hinweg“, sagte er. „Auf den anderen auch.“
        + Dahinter ging der Weg weiter, schmal und [hell|weich].
        + {Thing} passte gerade noch durch.
      `,
    },
    intermediate: {
      arrives: `
        @friend Ein Schmetterling kam zum Fenster herein, wieder hinaus und dann [durch den Kamin|noch einmal] herein.
        „Es ist nämlich so“, begann er, „dass, ach, [was für ein Knie|eine Lampe], wo war ich?“
        + „Bei mir“, sagte {hero}. „Richtig“, sagte er und saß schon am Vorhang.
        + Von jedem Satz brachte er nur die erste Hälfte mit.
        + „{Place.in} fehlt etwas, es ist klein und, hast du Honig?“
        + Er wollte auf der Nase landen und landete der Reihe nach überall sonst.
        + Seine Flügel sahen aus wie zwei Seiten aus einem Buch, das der Wind liest.
        + „Komm einfach mit“, sagte er, „ich fliege voraus und, oh, nebenher.“
      `,
      alone: `
        @friend Der Schmetterling war auf dem Weg zu seinem Blatt und [kam gut herum|schon dreimal daran vorbei].
      Er flog, wie er dachte, nämlich in Kringeln, und blieb an jeder Farbe hängen.
        + Für hundert Meter brauchte er einen Nachmittag und sechzig Blüten.
        + „Zuerst schlafe ich“, nahm er sich vor, „und dann, oh, Flieder.“
        + Der Abendstern ging auf, und er flog ein Stück hin, um daran zu riechen.
        + Da wehte ein Ruf vorbei, der {place.from} kam.
        + „Das ist wichtig“, sagte er und behielt es fast bis zum Ende.
      `,
      dry: `
        An einem Faden zog der Schmetterling {other.akk} durch die Luft. So ging es [in Schleifen|schlängelnd] {place.to}.
        / Der kürzeste Weg {place.to} war gerade, aber der Schmetterling [kannte ihn nicht|nahm den schönsten].
        + Von oben sah ihre Spur aus wie eine Unterschrift.
        + „Ich verfliege mich nie“, rief er, „ich komme nur anders an.“
        + Man wurde davon ein wenig duselig.
        + Der Abend drehte sich mit.
      `,
      wet: `
        Sie stiegen in eine Luftblase, und während sie [sank|tiefer glitt], {place.to}, betupfte der Schmetterling jede Wand.
        / Im Zickzack, weil der Schmetterling nicht stillhielt, trudelte die Blase mit {other.dat} {place.to}.
        + Jede Qualle hielt er für eine Blüte und war gekränkt, dass keine duftete.
        + „Nass ist auch eine Farbe“, sagte er.
        + {Other} hielt ihn sanft am Flügel fest.
        + Langsam kam der Grund näher.
      `,
      quirk: `
        Der Schmetterling begann einen Satz und verlor ihn [bei den Veilchen|an eine Glockenblume].
        „Und weiter?“, fragte {other}. „Violett“, sagte er, und das war [alles|sein voller Ernst].
        + Wenn man ihn nach der Richtung fragte, zeigte er mit sechs Beinen.
        + Er landete auf {other.dat}, dann dicht daneben und schließlich auf einem Gedanken.
        + „Ich denke in Kringeln“, erklärte er, „da fällt nichts hinten herunter.“
        + Auf einem Kilometer Weg machte er drei Kilometer Luft.
        + Ein Käfer wollte wissen, wie spät es sei. „Sehr blau“, sagte er und hatte recht.
      `,
      help: `
        Vor ihnen lagen tausend gleiche Steine, und [nur einer war die Tür|einer davon war die Tür].
        @help Der Schmetterling flatterte kreuz und quer und setzte sich auf die richtige Stelle.
        / @help Da setzte sich der Schmetterling auf die richtige Stelle, [leicht wie ein Punkt|und blieb].
        + So lange hatte er noch nie stillgesessen, und er war selbst erstaunt.
        + „Woran merkst du das?“, flüsterte {other}. „Er atmet“, sagte er.
        + Sie drückten zu zweit, der Stein gab nach, und es roch nach Heimweg.
        + „Gerade Flieger“, sagte er, „wären daran vorbeigeflogen.“
        + Mit {thing.dat} schlüpften sie hindurch, und hinter ihnen war es wieder Stein.
      `,
    },
    advanced: {
      arrives: `
        @friend Ein Schmetterling kam zum Fenster herein, besann sich, flog hinaus und erschien [nach einer Weile|auf Umwegen] im Kamin.
        + „Ich muss dir etwas Dringendes mitteilen“, begann er, „und zwar, [ach, dieses Muster|oh, ein Ohrläppchen].“
        + Er sprach, wie er flog, weshalb man von keinem seiner Sätze je das Ende zu Gesicht bekam.
        + Immerhin ließ sich nach einer Viertelstunde zusammensetzen, dass {place.in} etwas Kleines abhandengekommen war.
        + Die Landung auf {hero.gen} Nase gelang ihm im neunten Anlauf, nachdem er die übrige Einrichtung kennengelernt hatte.
        + „Folge mir“, rief er, „es geht immer geradeaus, beziehungsweise, nun ja, im weitesten Sinne.“
      `,
      alone: `
        @friend Der Schmetterling befand sich seit dem Nachmittag auf dem Heimweg, der [in der Luftlinie|für andere] elf Meter maß.
        + Er blieb an jeder Farbe hängen wie ein Wollfaden an Dornen und entschuldigte sich bei keiner.
        + Zum vierten Mal kam er an seinem eigenen Blatt vorbei und fand, hier müsse es sich hübsch wohnen.
        + Den Abendstern hielt er für eine Blüte, die jemand zu hoch gehängt hatte, und er reckte den Rüssel.
        + Da trieb ein Ruf vorüber, unzweifelhaft {place.from}, und zum ersten Mal an diesem Tag flog er beinahe gerade.
        + Er bog noch einmal ab.
      `,
      dry: `
        An einem Faden zog der Schmetterling {other.akk} mit, und die Bahn {place.to} glich [einer schwungvollen Unterschrift|verschüttetem Zwirn].
        / Der Weg {place.to} ist kurz und gerade, sofern man ihn nicht [mit einem Schmetterling|so schön wie möglich] zurücklegt.
        + „Ich verfliege mich nicht“, rief er, „ich komme lediglich an anderen Stellen an.“
      `,
      wet: `
        Da der Schmetterling auch in der Luftblase nicht stillsitzen konnte, trudelte sie mit {other.dat} [in anmutigen Bögen|recht eigenwillig] {place.to}.
        / Sie sanken in einer Blase {place.to}, deren Wände der Schmetterling [sämtlich|eine nach der anderen] auf Nektar untersuchte.
        + Die Quallen nahm er für Blüten von ausgesuchter Größe und beanstandete einzig den fehlenden Duft.
      `,
      quirk: `
        Seinen Satz über die Beschaffenheit des Weges verlor der Schmetterling [an eine Glockenblume|zwischen zwei Veilchen] und suchte ihn nicht.
        + „Und was folgt daraus?“, erkundigte sich {other}. „Violett“, sagte er mit großer Bestimmtheit, und man war so klug wie zuvor.
        + Wer ihn nach der Richtung fragte, dem wies er mit sechs Beinen sechs Richtungen, alle reizvoll.
        + „Mein Denken verläuft in Kringeln“, erläuterte er, „und das hat den Vorteil, dass hinten nichts herausfällt.“
        + So legte er auf jeden Kilometer Weg drei Kilometer Luft zurück und war am Ende trotzdem nicht später da.
      `,
      help: `
        Auf dem Rückweg war von tausend gleichen Steinen nur [einer|ein einziger] die Tür.
        @help Der Schmetterling kreiste, zögerte und setzte sich auf die richtige Stelle.
        + Dort blieb er, zum Erstaunen aller und am meisten zu seinem eigenen, vollkommen ruhig sitzen.
        + „Die geraden Flieger“, sagte er leise, „sehen immer nur das, was vor ihnen liegt.“
        + Unter einem sanften Druck wich der Stein, und herein wehte ein Hauch von Bettwäsche und Küche.
      `,
    },
  },
  Goat: {
    noun: { gender: 'f', nom: 'Ziege', gen: 'Ziege' },
    facts: { help: 'die Ziege kletterte die Wand hinauf und ließ ein Seil herunter' },
    beginner: {
      arrives: `
        Auf dem Schrank [knisterte|raschelte] es. Dann kaute es.
        @friend Da oben stand eine Ziege. „Das war deine Post“, sagte sie. „[Lecker|Salzig].“
        + „Da stand {hero} drauf“, sagte sie. „Und {place} stand auch da.“
        + „Was stand noch da?“, fragte {hero}. „Petersilie“, sagte die Ziege.
        + Sie sprang vom Schrank auf den Stuhl und auf die Lampe.
        + Ihr Bart war weiß und hatte Krümel.
        + „Ich lese immer alles“, sagte sie. „Bis nichts mehr da ist.“
        + Sie sah das Bilderbuch lange an. {Hero} hielt es fest.
        + „Klettern kann ich auch“, sagte sie. „Auf alles.“
        + Draußen klang ein Glöckchen. Das trug sie um den Hals.
        + „Komm, sonst fresse ich die Karte“, sagte sie.
      `,
      alone: `
        @friend Die Ziege stand auf dem Dach und las [die Zeitung|ein Plakat].
        Sie fing oben an. Unten war bald [nichts mehr|nur noch Ecke] da.
        + „Morgen wird es schön“, sagte sie. „Oder nass. Den Teil hatte ich zuerst.“
        + Von hier sah man weit, bis zum Kirchturm.
        + Auf dem war sie gestern. Er war hoch und zäh.
        + Der Mond hing da wie ein Käse. Sie kam nicht ganz hin.
        + Da flog ein Zettel her, {place.from}.
        + Auf dem Zettel stand Hilfe. Das ließ sie stehen.
      `,
      dry: `
        Die Ziege sprang von Stein zu Stein, {place.to}. {Other} hielt die [Hörner|Hörner fest]. Es ging hoch hinauf.
        / Über Dächer und Zäune sprang die Ziege mit {other.dat}. So ging es {place.to}.
        + „Nicht nach unten sehen“, sagte sie. „Oder doch, es ist schön.“
        + Unterwegs fraß sie einen Wegweiser, aber nur die Spitze.
      `,
      wet: `
        Die Ziege setzte ein Glas auf und kletterte hinab. So ging es {place.to}.
        / Am Seil ging es nach unten. Die Ziege stieg [voran|zuerst]. Es ging {place.to}.
        + Sie kostete eine Alge. Dann kostete sie noch eine.
        + Auch unter Wasser stand sie am liebsten ganz oben.
      `,
      quirk: `
        Auf dem Schild stand der Weg. Jetzt stand er [nicht mehr da|im Bauch].
        „Hast du das gelesen?“, fragte {other}. „Zweimal [gekaut|geschluckt]“, sagte die Ziege.
        + Sie stieg auf alles: auf einen Pilz und einen Zaun.
        + Auf einen Esel auch. Der Esel sagte nein.
        + „Von oben versteht man mehr“, sagte sie.
        + Das Buch mit den Regeln war ihr zu trocken.
        + „Wo geht es lang?“, fragte {other}. Sie horchte auf ihren Bauch.
        + „Links“, sagte der Bauch, oder er hatte Hunger.
        + {Other} nahm ihr den Plan weg. Es fehlte nur der Rand.
      `,
      help: `
        Da war eine Wand, [glatt und steil|hoch wie ein Turm]. Kein Weg ging hinauf.
        @help Die Ziege kletterte die Wand hinauf und ließ ein Seil herunter.
        / @help „Moment“, sagte die Ziege. Sie kletterte hinauf und ließ ein Seil herunter.
        + Sie trat auf Ritzen, die gar keine waren.
        + „Ist das Seil fest?“, rief {other}. „Ich habe es nur probiert“, rief sie.
        + Zug um Zug kamen sie hoch, und {thing} kam mit.
        + Oben stand sie da, als wäre sie eine Figur.
        + „Höher geht es leider nicht“, sagte sie.
        + Man sah von dort den ganzen Weg nach Haus.
        + Das Seil hat sie danach gegessen, zur Feier.
      `,
    },
    intermediate: {
      arrives: `
        @friend Oben auf dem Kleiderschrank stand eine Ziege und [kaute an einem Brief|hatte den Mund voll Papier].
        „Ich wollte ihn dir bringen, {hero.bare}“, sagte sie, „aber [er roch nach Salz|ich lese eben gründlich].“
        + „Was stand denn drin?“, fragte {hero}. Sie überlegte. „Hauptsächlich Leim“, sagte sie.
        + Bis auf zwei Wörter war alles weg: Hilfe und {place}.
        + Mit einem Satz stand sie auf der Stuhllehne, mit dem nächsten auf der Gardinenstange.
        + Am Hals trug sie ein Glöckchen, und im Bart hing ein Komma.
        + „Alles, was hoch ist, muss man besteigen“, sagte sie, „und alles, was gedruckt ist, probieren.“
        + {Hero} schob das Lieblingsbuch vorsichtig unter das Kissen.
      `,
      alone: `
        @friend Am Abend stand die Ziege auf dem First des Daches und [las die Zeitung|nahm das Abendblatt zu sich].
        Den Wetterbericht fand sie [fad|etwas mehlig], die Anzeigen dagegen vorzüglich.
        + Vom Dach aus betrachtet war die Welt voller Dinge, auf denen sie noch nicht gestanden hatte.
        + Den Kirchturm hatte sie schon, auch den Heuwagen und den Bürgermeister.
        + Der Mond fehlte ihr noch, doch sie kannte einen hohen Baum.
        + Da wehte ein Zettel heran, {place.from}, und es stand Hilfe darauf.
        + Sie las ihn zweimal und aß ihn nicht, so ernst war die Sache.
        + Nur der Leim war fad.
      `,
      dry: `
        {Other} hielt sich an den Hörnern fest. Es ging von [Zinne zu Zinne|Fels zu Fels] {place.to}.
        / Wo andere einen Abgrund sehen, sah die Ziege einen Weg. Der [führte|sprang] {place.to}.
        + „Schau ruhig hinunter“, riet sie, „da unten ist die ganze Zeit nur unten.“
        + Ein Wegweiser wurde unterwegs verkostet und für zu trocken befunden.
        + {Other} machte ein Auge zu.
        + Die Felsen sagten klick, klick, klick.
      `,
      wet: `
        Mit einem Goldfischglas auf dem Kopf stieg die Ziege [hinab|in die Tiefe], {other.akk} am Seil, immer weiter {place.to}.
        / Klettern kann man auch nach unten. So kletterte die Ziege mit {other.dat} {place.to}.
        + Eine Flaschenpost kam des Weges, und es kostete Mühe, sie zu retten.
        + Eine Alge aß sie, eine zweite auch.
        + Unten stellte sie sich gleich auf den höchsten Stein.
        + „Salzig“, meldete sie.
      `,
      quirk: `
        An der Kreuzung hatte ein Schild gestanden. „[Kräftig im Abgang|Eiche]“, sagte die Ziege.
        „Und was stand drauf?“, fragte {other}. „Das merke ich [morgen|beim Verdauen]“, sagte sie.
        + Sie konnte an nichts vorübergehen, das höher war als sie, und an nichts, das aus Papier war.
        + Auf einem Pilz stand sie, auf einem Zaun und kurz auch auf einem Igel.
        + „Bildung geht durch den Magen“, erklärte sie und rülpste leise einen Absatz.
        + {Other} trug von nun an die Karte selbst, an der nur Italien fehlte.
        + Von jedem Gipfel meldete sie, dass es einen höheren gebe.
      `,
      help: `
        Auf dem Rückweg standen sie vor einer Wand, die [steil war wie ein Nein|keinen einzigen Tritt hatte].
        @help Die Ziege kletterte die Wand hinauf und ließ ein Seil herunter, [halb angekaut|aber ein festes].
        + Ihre Hufe fanden Ritzen, die es vorher gar nicht gegeben hatte.
        + „Hält es?“, rief {other} hinauf. „Ich habe nur den Rand gekostet“, rief sie hinunter.
        + Stück für Stück zog sie alles hoch, auch {thing.akk}, und zuletzt das Echo.
        + Oben wehte ihr Bart, und sie stand da wie ein Denkmal für Ziegen.
        + „Siehst du“, sagte sie, „von hier aus ist der Heimweg nur noch bergab.“
      `,
    },
    advanced: {
      arrives: `
        @friend Auf dem Kleiderschrank stand eine Ziege und verzehrte, Zeile für Zeile, [ein amtliches Schreiben|einen an {hero.akk} gerichteten Brief].
        + „Ich war als Botin gedacht“, sagte sie kauend, „aber ich bin [leider eine Leserin|auch nur eine Ziege].“
        + Nach dem Inhalt befragt, gab sie an, er sei im Ganzen etwas trocken gewesen, gegen Ende aber dringlich.
        + Gerettet werden konnten nur zwei Wörter, nämlich Hilfe und {place}, und vom Datum die bessere Hälfte.
        + Binnen weniger Minuten hatte sie Stuhl, Regal und Gardinenstange bestiegen und sich nach Höherem erkundigt.
        + In ihrem Bart, der ihr etwas Gelehrtes gab, hing noch ein einzelnes Semikolon.
      `,
      alone: `
        @friend Die Ziege stand zur Abendstunde auf dem First und nahm, wie es ihre Gewohnheit war, [die Zeitung zu sich|das Tagesgeschehen ein].
        + Die Politik schmeckte wie immer nach Pappe, wohingegen der Fortsetzungsroman sie zu Tränen und zu einem Nachschlag bewegte.
        + Von hier oben bestand die Welt aus lauter Dingen, auf denen sie noch nicht gestanden hatte, den Mond eingeschlossen.
        + Ein Zettel flatterte heran, sichtlich {place.from}, und es stand ein einziges Wort darauf, nämlich Hilfe.
        + Die Ziege las ihn, faltete ihn zusammen und aß ihn, was man ihr hoch anrechnen muss, nicht auf.
        + Das will etwas heißen.
      `,
      dry: `
        Wo vernünftige Leute einen Abgrund erblickten, sah die Ziege eine Treppe, und auf dieser ging es mit {other.dat} {place.to}.
        / {Other} umklammerte die Hörner, während sie, [leichtfüßig wie eine Ausrede|von Zinne zu Zinne], {place.to} sprangen.
        + „Nach unten zu sehen ist durchaus erlaubt“, bemerkte sie, „man findet dort nur selten etwas Neues.“
      `,
      wet: `
        Unter einem Goldfischglas, das ihr etwas Astronautisches verlieh, kletterte die Ziege mit {other.dat} am Seil {place.to}.
        / Abwärts, behauptete die Ziege, sei auch nur eine Art von aufwärts, und stieg [mit {other.dat}|unverdrossen] {place.to}.
        + Eine vorbeitreibende Flaschenpost konnte nur mit vereinten Kräften vor ihrer Wissbegier bewahrt werden.
      `,
      quirk: `
        Der Wegweiser an der Kreuzung, ein Stück aus alter Eiche, war [kräftig im Geschmack|rasch gelesen]. Danach wusste niemand mehr weiter.
        + „Die Bedeutung“, beruhigte sie {other.akk}, „stellt sich erfahrungsgemäß beim Wiederkäuen ein.“
        + Sie vermochte an nichts vorbeizugehen, was höher war als sie, und bestieg darum nacheinander einen Pilz, einen Zaun und einen Igel.
        + Von jedem Gipfel meldete sie, mit einem Anflug von Vorwurf, dass es in der Nähe einen höheren gebe.
        + {Other} verwahrte die Karte fortan persönlich, wenngleich ihr Italien und die halbe Adria bereits fehlten.
      `,
      help: `
      Auf dem Rückweg ragte eine Wand vor ihnen auf, die jeden Tritt verweigerte.
        @help Die Ziege kletterte die Wand hinauf und ließ, [nicht ohne Stolz|bärtig und ruhig], ein Seil herunter.
        + Ihre Hufe standen auf Vorsprüngen, von denen die Wand selbst bis dahin nichts gewusst hatte.
        + „Ist es denn fest?“, rief {other}, und von oben kam die Auskunft, es sei nur am Rande gekostet worden.
        + So gelangten sie hinauf, Zug um Zug, samt {thing.dat} und einem Echo, das sich angeschlossen hatte.
      `,
    },
  },
  Pig: {
    noun: { gender: 'n', nom: 'Schwein', gen: 'Schweins' },
    facts: { help: 'das Schwein roch den Weg nach Hause' },
    beginner: {
      arrives: `
        Auf einmal duftete es nach [Rosen|Seife]. Wer hatte hier gebadet?
        @friend Im Sessel saß ein Schwein, [rosa und blank|sauber wie ein Teller]. „Man denkt falsch von uns“, sagte es.
        + „Ich bade jeden Tag“, sagte es. „Am Sonntag zweimal.“
        + Es legte ein Tuch hin und setzte erst dann den Fuß darauf.
        + „Riechst du das, {hero}? Das ist Kummer, {place.from}.“
        + {Hero} roch nur Seife. Das Schwein roch mehr.
        + Es roch auch den Keks unter dem Bett.
        + „Darf ich?“, fragte das Schwein. Es durfte.
        + Sein Schwanz war frisch gedreht.
        + „Bitte die Füße abtreten“, sagte es. „Auch beim Hinausgehen.“
        + Es nahm seinen Schirm und stand auf.
      `,
      alone: `
        @friend Das Schwein saß in der Wanne und las [ein Gedicht|ein gutes Buch].
        Der Schaum war hoch. Nur die [Nase|rosa Nase] sah heraus.
        + Draußen war Matsch. Da ging es nie hin.
        + „Matsch ist etwas für Enten“, sagte es.
        + Auf dem Rand stand ein Stück Kuchen, sehr ordentlich.
        + Dann hob es die Nase. Da war ein neuer Duft.
        + Er kam {place.from} und roch nach Sorgen.
        + „Mein Handtuch“, sagte das Schwein und stieg aus dem Schaum.
        + Es kämmte sich noch. So viel Zeit muss sein.
      `,
      dry: `
        Auf sauberen Füßen ging es {place.to}. {Other} hielt den [Schirm|Schirm hoch].
        / Um jede Pfütze ging es herum, {place.to}.
        + „Bitte nicht spritzen“, sagte es zu einem Bach. Der Bach hielt an.
        + {Other} saß hoch oben und roch nach Seife, den ganzen Weg.
        + Es roch nach Rosen, den ganzen Weg.
      `,
      wet: `
        In einer Wanne mit Deckel ging es {place.to}. {Other} saß [im Schaum|am Hahn].
        / „Endlich wieder ein Bad“, sagte das Schwein. Es tauchte mit {other.dat} {place.to}.
        + Ein Fisch bekam Schaum auf die Nase. Er sah jetzt vornehm aus.
        + Es bürstete sich im Sinken den Rücken und dann auch {other.akk}.
      `,
      quirk: `
        Ein Spritzer traf das Schwein. Es sagte [ganz leise|nur]: „Wo ist hier ein Bad?“
        {Other} wischte den Spritzer weg. „Danke“, [hauchte|sagte] es. „Du hast Stil.“
        + Es roch an einer Blume und sagte, wie sie heißt.
        + Dann roch es Kuchen. Die Blume war vergessen.
        + Im Gehen zog es Handschuhe an, alle vier.
        + „Fein bleibt fein“, sagte es und trat auf ein Blatt.
        + Ein Käfer rümpfte die Nase. „Nach Ihnen“, sagte das Schwein.
        + Der Kuchen lag hinter drei Hügeln. Es hatte recht.
      `,
      help: `
        Alle Wege sahen [gleich|dunkel] aus. Keiner hatte ein Schild.
        @help „Seife, Kissen, Kuchen“, sagte das Schwein. So roch es den Weg nach Hause.
        / @help Das Schwein hob die Nase und roch den Weg nach Hause.
        + „Hier links riecht es nach Treppe“, sagte es.
        + {Other} ging hinter der Nase her, Schritt für Schritt.
        + Einmal kam Matsch. Da schloss es die Augen und ging hindurch.
        + „Für {thing.akk}“, sagte es, „darf man schmutzig sein.“
        + Der Duft wurde stärker. Es war Zahnpasta.
        + Da vorn war ein Licht, und es roch nach Bett.
        + So fein war noch keine Nase.
      `,
    },
    intermediate: {
      arrives: `
        @friend Es duftete nach Rosenseife, und im Sessel saß ein Schwein, [tadellos gekämmt|blank wie eine Tasse].
        „Man macht sich von uns ein falsches Bild“, sagte es [leise|und seufzte]. „Guten Abend, {hero.bare}.“
        + Bevor es den Fuß auf den Teppich setzte, legte es ein Taschentuch darunter.
        + „Ich bade täglich“, sagte es, „und sonntags mit Kerze.“
        + Seine Nase zitterte. „Da ist Kummer in der Luft“, sagte es, „und zwar {place.from}.“
        + Außerdem, fügte es hinzu, liege ein Keks unter dem Bett, Zimt, etwa acht Tage alt.
        + Es stimmte beides, und den Keks aß es mit abgespreiztem Huf.
        + {Hero} roch an den eigenen Händen und ging sie noch einmal waschen.
      `,
      alone: `
        @friend Das Schwein lag im Schaumbad und las Gedichte, [jedes zweimal|wie jeden Abend um sieben].
        Seinen Nachbarn war das nicht [geheuer|recht], denn sie lagen lieber im Matsch.
        + Auf dem Wannenrand stand ein Stück Torte, mit Gabel, wie es sich gehört.
        + „Rein sein“, sagte es zum Schwamm, „ist vor allem eine Sache der Haltung.“
        + Gerade als sich etwas auf Traum reimte, stieg ihm ein Duft in die Nase.
        + Er kam {place.from} und roch nach Ratlosigkeit, mit einem Rand von Tränen.
        + Das Schwein legte das Lesezeichen ein und ließ das Wasser ab.
        + Der Schaum stand hoch.
      `,
      dry: `
        Das Schwein trabte {place.to} und machte um jede Pfütze [einen Bogen|einen großen Bogen]. {Other} trug den Schirm.
        / {Other} durfte aufsitzen, nachdem das Schwein eine Decke [ausgebreitet|glatt gestrichen] hatte. So ging es {place.to}.
        + „Zweihundert Schritt bis zu einem Apfelkuchen“, meldete die Nase, „aber wir haben zu tun.“
        + Kein Tropfen kam an seine Füße.
        + Es summte dabei etwas von Mozart.
      `,
      wet: `
        In einer Badewanne mit Deckel ging es abwärts, {place.to}. {Other} [saß am Hahn|hielt die Seife].
        / „Ein Vollbad“, sagte das Schwein zufrieden und tauchte mit {other.dat} {place.to}.
        + Der Schaum zog hinter ihnen her, und die Fische sahen aus wie frisch rasiert.
        + „Bitte nicht spritzen“, sagte es zur See.
        + Am Grund trocknete es sich die Ohren.
        + {Other} roch sehr fein.
      `,
      quirk: `
        Ein Spritzer Matsch traf das Schwein. „Haltung“, sagte es [zu sich|sehr leise].
        {Other} tupfte ihn ab. „Ich werde das [nie vergessen|nicht erwähnen]“, sagte es gerührt.
        + Es erkannte jeden am Geruch und sagte aus Höflichkeit nicht, woran.
        + Ging es durchs Gras, so hob es die Füße wie jemand mit langen Röcken.
        + Plötzlich stand es still. „Mohnkuchen“, flüsterte es, „hinter dem dritten Hügel, lauwarm.“
        + Als ein Wildschwein grüßte, grüßte es zurück, aber aus großer Höhe.
        + „Suhlen“, sagte es, „ist nur baden ohne Ziel.“
      `,
      help: `
        Auf dem Rückweg teilte sich der Pfad [in neun gleiche|in neun].
        @help „Bettwäsche, Bohnerwachs, Zahnpasta“, murmelte das Schwein und roch den Weg nach Hause.
        + „Hier bitte links“, sagte es mit geschlossenen Augen, „dort riecht es nach Treppenhaus.“
        + {Other} folgte der rosa Nase, die durch das Dunkel leuchtete.
        + Mittendrin kam ein Stück Matsch, und das Schwein ging ohne ein Wort hindurch.
        + „Manches ist wichtiger als saubere Füße“, sagte es, „zum Beispiel {thing}.“
        + Dann roch sogar {other} etwas: den eigenen Flur.
      `,
    },
    advanced: {
      arrives: `
        @friend Dem Duft von Rosenseife, der plötzlich das Zimmer füllte, folgte mit einigem Abstand und [tadellosem Scheitel|leichter Verbeugung] ein Schwein.
        + „Man hat“, sagte es und nahm Platz, nachdem es ein Tuch [ausgebreitet|untergelegt] hatte, „von unsereinem eine ganz irrige Vorstellung.“
        + Es bade täglich, ließ es wissen, sonntags bei Kerzenschein, und es habe mit Morast nur noch entfernt verwandtschaftliche Beziehungen.
        + Dann bebte die Nase. Es erklärte, {place.in} müsse jemand Kummer haben, mittelgroß, mit einer Beimischung von Ratlosigkeit.
        + Überdies liege, falls das von Belang sei, unter {hero.gen} Bett seit acht Tagen ein Zimtkeks.
        + Beides traf zu, und den Keks verspeiste es mit einer Anmut, die man an Zimtkeksen selten sieht.
      `,
      alone: `
        @friend Das Schwein lag im Schaumbad, las Gedichte und hatte sich gerade [mit einem schwierigen Reim angefreundet|den Rücken bürsten lassen].
        + Die Nachbarschaft, die im Morast nebenan ihrerseits badete, fand das übertrieben und ein wenig traurig.
        + „Reinlichkeit“, teilte es dem Schwamm mit, „ist keine Frage des Wassers, sondern der Gesinnung.“
        + Da stieg ihm, mitten in der vorletzten Strophe, ein Duft in die Nase, der {place.from} kam.
        + Er roch nach Sorgen, frisch und ungelüftet, und kein Schwein von Bildung bleibt da in der Wanne.
      `,
      dry: `
        Auf blanken Hufen trabte das Schwein {place.to}, während {other} den Sonnenschirm hielt, [obwohl der Mond schien|der Form halber].
        / Um jede Pfütze beschrieb das Schwein mit {other.dat} einen Bogen, so weit, dass {place.to} [einiges hinzukam|der Weg doppelt wurde].
        + Den Apfelkuchen, der rechter Hand auf einem Fensterbrett auskühlte, überging es unter sichtbaren Qualen.
      `,
      wet: `
        In einer verschließbaren Badewanne mit Löwenfüßen sanken sie {place.to}, {other} [als Verwalter der Seife|neben dem Schwamm].
        / „Nun denn, ein Vollbad“, sprach das Schwein und glitt mit {other.dat} so wohlig hinab, als läge {place} in der Wanne.
        + Hinter ihnen her zog ein Schweif von Schaum, in dem die Fische sich der Reihe nach rasierten.
        + {Other} duftete noch tagelang.
      `,
      quirk: `
        Als ein Spritzer Matsch es an der Wange traf, schloss das Schwein die Augen und [zählte leise|sprach leise], bis es sich wieder gefasst hatte.
        + {Other} tupfte ihn fort, und es versicherte mit bebender Stimme, ein solcher Dienst verbinde fürs Leben.
        + Jeden, der ihnen begegnete, erkannte es am Geruch, verschwieg aber aus Taktgefühl, woran.
        + Ein Wildschwein, das grüßend aus einer Suhle stieg, wurde wiedergegrüßt, wenn auch aus beträchtlicher Höhe.
        + Auf einmal hielt es inne und flüsterte: „Mohnkuchen, lauwarm, hinter dem dritten Hügel“, und man musste es weiterführen.
      `,
      help: `
        Auf dem Rückweg zerfiel der Pfad in sieben, gleich wie [Nudeln|Zwillinge].
        @help „Bohnerwachs“, sprach das Schwein, „Leinen, Kakao“, und roch den Weg nach Hause.
        + Wo die Spur durch ein Stück Morast führte, zögerte es nur so lange, wie man braucht, um Abschied zu nehmen.
        + „Es gibt Dinge“, sagte es, bis zum Bauch im Schlamm, „die saubere Füße nicht aufwiegen, und {thing} gehört dazu.“
        + Zuletzt roch es sogar {other} mit der eigenen, weit geringeren Nase, nämlich Treppenhaus und Zahnpasta.
      `,
    },
  },
  Chicken: {
    noun: { gender: 'n', nom: 'Huhn', gen: 'Huhns' },
    facts: { help: 'das Huhn weckte mit einem Ei ein Stück Sonne' },
    beginner: {
      arrives: `
        „Gleich passiert etwas!“, rief es [draußen|am Fenster].
        @friend Ein Huhn flog herein. Vor Schreck legte es ein [Ei|Ei ins Bett].
        + „Siehst du?“, rief das Huhn. „Es ist schon etwas passiert!“
        + Das Ei war warm und ganz rund.
        + „Bist du {hero}? Dann passiert es mit dir.“
        + Es sah unter das Bett. Da war nichts. Es legte noch ein Ei.
        + „{Place.in} ist auch etwas“, sagte es. „Ich habe es kommen sehen.“
        + „Was denn?“, fragte {hero}. „Das weiß ich erst nachher“, sagte es.
        + Eine Feder fiel. Das Huhn erschrak über die Feder.
        + Sein Kamm zitterte, aber es blieb da.
        + „Wir müssen los, bevor es zu spät war“, rief es.
      `,
      alone: `
        @friend Das Huhn lief im Hof herum, denn [gleich|bald] würde etwas passieren.
        Ein Blatt fiel. „Da!“, rief das Huhn, und schon lag ein [Ei|rundes Ei] da.
        + Das war heute schon das siebte.
        + Die anderen Hühner saßen auf der Stange und schnarchten.
        + „Dass ihr schlafen könnt“, sagte das Huhn, „bei so viel Abend.“
        + Es zählte die Sterne. Einer fehlte vielleicht.
        + Da rief etwas, {place.from}. Diesmal war es echt.
        + „Ich habe es gewusst“, sagte es und lief los.
        + Der Mond kam. Es erschrak auch davon ein wenig.
      `,
      dry: `
        Das Huhn rannte, flatterte und rannte, {place.to}. {Other} lief [hinterher|mit].
        / In einer Wolke aus Federn ging es {place.to}.
        + „Fliegen wir?“, fragte {other}. „Fast“, rief es.
        + Bei jedem Zaun legte es ein Ei. Am Ende waren es vier.
        + „Schaut nach oben“, rief es und schaute nach unten.
      `,
      wet: `
        In einer großen Eierschale sanken sie {place.to}. Das Huhn [kniff die Augen zu|hielt {other.akk} fest].
        / Das Huhn saß mit {other.dat} in einem Ei. So ging es {place.to}.
        + „Wenn jetzt einer kocht“, sagte es und zitterte.
        + Ein Fisch klopfte an die Schale. Das Huhn tat, als wäre keiner da.
      `,
      quirk: `
        Ein Zweig knackte. „Der Himmel fällt!“, rief das Huhn. Plopp, [da lag ein Ei|ein Ei].
        „Das war nur ein Zweig“, sagte {other}. „[Diesmal|Heute] noch“, sagte es.
        + Es hatte einen Helm aus einer halben Nuss.
        + Sein Schatten ging ihm nach. Es sah sich oft um.
        + „Ich spüre so etwas im Kamm“, sagte das Huhn.
        + {Other} sammelte die Eier ein. Bald war kein Platz mehr.
        + Einmal war wirklich etwas. Da sah es gerade weg.
        + „Was machst du, wenn nichts passiert?“ „Warten“, sagte es.
      `,
      help: `
        Es war so finster, dass [keiner weiterging|alle stehen blieben]. Kein Stern, kein Licht.
        @help Da erschrak das Huhn und weckte mit einem Ei ein Stück Sonne.
        / @help Plopp: Das Huhn weckte mit einem Ei ein Stück Sonne.
        + Das Ei leuchtete wie ein Morgen.
        + „Das war ich?“, fragte das Huhn. „Das warst du“, sagte {other}.
        + Es krähte ein bisschen, obwohl Hühner das nicht tun.
        + Man sah den Weg, bis zur nächsten Ecke.
        + {Other} trug das Ei voran. Darin glänzte {thing} mit.
        + Zum ersten Mal hatte das Huhn keine Angst.
        + Dann ging das Ei aus. Da waren sie schon da.
      `,
    },
    intermediate: {
      arrives: `
        @friend „Gleich passiert etwas!“, gackerte es. Ein Huhn [kam durchs Fenster|plumpste ins Zimmer] und legte vor Schreck ein Ei.
        „Da hast du es“, sagte es mit Blick auf das Ei, „[ich sage es ja|es geht schon los].“
        + Es lag genau auf {hero.gen} Kissen und war noch warm.
        + Das Huhn sah unter das Bett und in die Schuhe und traute beiden nicht.
        + „{Place.in} ist ein Unglück geschehen“, rief es, „ein kleines, aber die sind am schnellsten.“
        + „Was denn für eins?“, fragte {hero}. „Das stellt sich hinterher heraus“, sagte es.
        + Eine Feder schwebte zu Boden, und es zuckte zusammen, als sie aufkam.
        + „Mit dir zusammen“, sagte es, „fürchte ich mich nur noch halb, also etwa zwei Eier.“
      `,
      alone: `
      @friend Auf dem Hof schlief alles, nur das Huhn ging im Kreis, denn gleich würde etwas passieren.
      Bei jedem Geräusch legte es ein Ei, und der Hof war voller Geräusche.
        + Es war nun das neunte, und man musste beim Gehen schon aufpassen.
        + „Wie könnt ihr nur schlafen?“, fragte es die Stange. Die Stange schnarchte.
        + Am Himmel zählte es die Sterne nach und war überzeugt, es seien weniger als gestern.
        + Dann passierte wirklich etwas: Ein Ruf kam über die Felder, {place.from}.
        + „Ich habe es gewusst“, sagte das Huhn und fühlte sich zum ersten Mal ruhig.
      `,
      dry: `
        Halb rennend und halb fliegend kam das Huhn {place.to}. {Other} [lief in den Federn mit|kam kaum nach].
        / Vor lauter Angst lief das Huhn mit {other.dat} so schnell {place.to}, dass es fast flog.
        + An jedem Gartentor blieb ein Ei zurück, falls jemand ihre Spur suchte.
        + „Runter!“, rief es bei jeder Wolke.
        + Es regnete ein paar Federn.
        + Unterwegs passierte gar nichts.
      `,
      wet: `
        In einer Eierschale, groß wie ein Fass, sanken sie {place.to}. Das Huhn [zählte die Sprünge|hielt {other.akk} fest].
        / Das Huhn kehrte gewissermaßen ins Ei zurück und fuhr mit {other.dat} darin {place.to}.
        + „Hoffentlich kocht hier niemand“, sagte es bei jeder Blase.
        + Draußen sah ein Fisch herein. Es schrie.
        + Die Schale hielt, entgegen aller Vermutung.
        + „Noch leben wir“, flüsterte es.
        + Einmal klopfte etwas, und da hielten alle beide die Luft an, bis es wieder weg war.
      `,
      quirk: `
        Ein Zweig brach. „Jetzt fällt er, der Himmel!“, rief das Huhn und [legte ein Ei|duckte sich].
        „Es war ein Zweig“, sagte {other}. „So [fängt es an|tarnt er sich]“, sagte es.
        + Vorsichtshalber trug es eine halbe Walnuss auf dem Kopf.
        + Sein eigener Schatten folgte ihm, und es wurde jedes Mal schneller.
        + {Other} sammelte die Eier ein, bis auch die Ärmel oder Falten voll waren.
        + Als einmal wirklich etwas herabfiel, nämlich eine Eichel, sah es gerade hinter sich.
        + „Irgendwann habe ich recht“, sagte es, „und dann steht ihr da, ohne Nuss.“
      `,
      help: `
        Auf dem Rückweg wurde es so finster, dass [niemand sich rührte|selbst die Angst sich verlief].
        @help Da erschrak das Huhn vor der Stille und weckte mit einem Ei ein Stück Sonne.
        + Gelb und klein lag es im Gras und machte ringsum ein wenig Vormittag.
        + „Bin ich das gewesen?“, flüsterte es. „Ganz allein du“, sagte {other}.
        + Da streckte es sich und krähte, obwohl das bei Hühnern nicht üblich ist.
        + {Other} trug das Ei voraus, und im Schein kam {thing} sicher über jede Wurzel.
        + Wer so viel Angst hat und trotzdem leuchtet, dachten alle, ist ziemlich mutig.
      `,
    },
    advanced: {
      arrives: `
        @friend Unter Rufen, dass gleich etwas geschehen werde, stürzte ein Huhn ins Zimmer und legte, [gleichsam zum Beweis|vor Schreck über die Lampe], ein Ei.
        + „Was habe ich gesagt?“, fragte es und betrachtete das Ei mit [düsterer Genugtuung|Respekt].
        + Es lag auf {hero.gen} Kopfkissen, war warm und wirkte, verglichen mit seiner Urheberin, ausgesprochen gefasst.
        + {Place.in}, so viel ließ sich den Ausrufen entnehmen, habe das Schicksal bereits zugeschlagen, wenn auch nur mit dem kleinen Hammer.
        + Nachdem es unter dem Bett, im Schrank und in beiden Schuhen nachgesehen hatte, war es vom Schlimmsten überzeugt.
        + „Ich sehe alles kommen“, bekannte es, „nur nie, von welcher Seite, und das zehrt.“
      `,
      alone: `
        @friend Während der Hof in Frieden lag, schritt das Huhn auf und ab und wartete auf das Unglück, das [jeden Augenblick|nach Lage der Dinge] eintreffen musste.
        + Neun Eier hatte es an diesem Abend bereits gelegt, eines über einer Grille, zwei über dem Mondaufgang.
        + Die Kolleginnen auf der Stange schliefen mit einer Sorglosigkeit, die es geradezu fahrlässig fand.
        + Als nun tatsächlich ein Hilferuf über die Felder kam, {place.from}, wurde es wunderbar ruhig.
        + Nichts beruhigt ja so sehr, wie endlich recht zu haben, und so brach es auf, ohne ein einziges Ei.
        + Danach ging alles schnell.
      `,
      dry: `
        Teils laufend, teils in jenem Zustand, den Hühner Fliegen nennen, gelangten sie, {other} [mitten im Gestöber|in Federn gehüllt], {place.to}.
        / Aus Furcht, zu spät zu kommen, rannte das Huhn mit {other.dat} so schnell {place.to}, dass es beinahe zu früh war.
        + An jedem Gatter blieb ein Ei zurück, sodass man ihre Spur noch wochenlang nachkochen konnte.
        + „Runter!“, rief es zwischendurch.
      `,
      wet: `
        In einer Eierschale vom Umfang eines Fasses sanken das Huhn und {other} {place.to}.
        / Das Huhn kehrte dorthin zurück, woher es kam, nämlich in ein Ei, und reiste mit {other.dat} darin {place.to}.
        + Jede aufsteigende Luftblase nahm es als Zeichen, dass irgendwo unter ihnen jemand Wasser aufsetzte.
      `,
      quirk: `
        Beim Knacken eines Zweiges verkündete das Huhn den Einsturz des Himmels und [suchte unter {other.dat} Schutz|brachte ein Ei hervor].
        + „Es war ein Zweig“, sagte {other}, worauf es erwiderte, genau so pflege sich der Himmel anfangs zu tarnen.
        + Auf dem Kopf trug es eine halbe Walnussschale, die es nur zum Gackern lüftete.
        + Verfolgt wurde es von einem Schatten, der sich, wie es flüsterte, seit Stunden nicht abschütteln ließ.
        + Als eines Augenblicks wirklich eine Eichel herabfiel, blickte es gerade, misstrauisch wie immer, in die andere Richtung.
      `,
      help: `
        Auf dem Rückweg brach eine Finsternis herein, in der [jeder Schritt ein Wagnis war|niemand weiterwusste].
        @help Das Huhn erschrak vor der Stille und weckte mit einem Ei ein Stück Sonne.
        + Klein und dottergelb lag es im Gras und verbreitete im Umkreis von zehn Schritten einen ungewöhnlich netten Vormittag.
        + „Sollte ich das gewesen sein?“, fragte es, und {other} bestätigte es mit allem gebotenen Ernst.
        + Da krähte es, was in seiner Familie noch nie vorgekommen war, und ging als Erstes voran.
      `,
    },
  },
  Donkey: {
    noun: { gender: 'm', nom: 'Esel', gen: 'Esels' },
    facts: { help: 'der Esel stand fest und hielt alle' },
    beginner: {
      arrives: `
        „Nein“, sagte jemand im Flur. „[Nein und nein|Nein, nein].“
        @friend Dann kam ein Esel ins Zimmer. „Ich komme nicht“, sagte er und [war da|stand am Bett].
        + „Guten Abend“, sagte {hero}. „Nein“, sagte der Esel. „Na gut, guten Abend.“
        + Er sagte erst nein. Dann tat er es doch.
        + „{Place.in} brauchen sie Hilfe“, sagte er. „Ich gehe aber nicht hin.“
        + „Gehen wir?“, fragte {hero}. „Nie“, sagte er und ging zur Tür.
        + Seine Ohren waren lang und sagten auch nein.
        + Er wollte keinen Apfel. Er kaute ihn sehr langsam.
        + „Du musst nicht mit“, sagte er. „Aber allein mag ich nicht.“
        + Sein Fell war grau und warm wie ein Sofa.
        + „Ist es weit?“, fragte {hero}. „Nein“, sagte er. Das hieß ja.
      `,
      alone: `
        @friend Der Esel stand vor seinem Heu und sagte [nein|laut nein].
        Dann aß er es auf. „Das war [ein Versehen|keine Absicht]“, sagte er.
        + Der Mond ging auf. „Nein“, sagte der Esel. Der Mond tat es trotzdem.
        + Er wollte nicht schlafen. Also gähnte er heimlich.
        + Der Stall war offen. Er blieb aus Prinzip davor.
        + Da rief etwas, {place.from}.
        + „Nein“, sagte der Esel und ging schon den Weg hinunter.
        + „Ich bin gar nicht hier“, sagte er am Tor.
        + Ein Bein war noch dagegen. Dann kam es mit.
      `,
      dry: `
        „Nein“, sagte der Esel, als {other} aufstieg. Dann ging er [weich|leicht wie eine Feder] {place.to}.
        / „Da gehe ich nicht hin“, sagte der Esel. Er ging {place.to}.
        + Sie kamen gut voran, gegen seinen Willen.
        + An jeder Ecke sagte er nein, und es gab viele Ecken.
        + „Schneller?“, fragte {other}. „Niemals“, sagte er und lief.
      `,
      wet: `
        „Nass? Nein“, sagte der Esel. Da ging es schon {place.to}.
        / Der Esel ging ins Wasser, Schritt für Schritt, und sagte [nein|blubb]. Der Weg führte {place.to}.
        + {Other} saß in einer Blase auf seinem Rücken.
        + Ein Nein unter Wasser ist eine Blase. Es waren viele.
        + Seine Ohren schwebten wie zwei Fische.
      `,
      quirk: `
        „Gehen wir links?“, fragte {other}. „Nein“, sagte der Esel und [ging links|war schon links].
        „Dann rechts?“ „Auch nein.“ {Other} ließ ihn [einfach gehen|gehen].
        + Er sagte nein zu einem Baum. Der Baum hatte nichts gefragt.
        + „Magst du Kuchen?“, fragte {other}. Da wurde es schwer.
        + „N“, sagte er. „Nnn. Ja.“ Das war ihm peinlich.
        + Ein Bach bat ihn, durchzugehen. Er blieb stehen, eine Minute lang.
        + „Ich will gefragt werden“, sagte er, „damit ich nein sagen kann.“
        + Danach ging er durch und spritzte.
        + Sein Schwanz sagte die ganze Zeit ja.
      `,
      help: `
        Der Weg war nass und [schief|glatt], und alle rutschten [weg|nach unten].
        @help Nur einer nicht: Der Esel stand fest und hielt alle.
        / @help „Nein“, sagte der Esel zum Berg. Er stand fest und hielt [alle|alle, mit einem Schwanz].
        + {Other} hing an ihm. An {other.dat} hing {thing}.
        + Der Wind schob. Der Esel schob nicht zurück. Er stand nur.
        + „Kannst du noch?“, rief {other}. „Nein“, sagte er und stand.
        + Vier Füße waren vier Pfosten.
        + Einer nach dem andern kam um die Kurve.
        + „Dafür ist ein Nein gut“, sagte der Esel.
        + Der Berg gab zuerst nach.
      `,
    },
    intermediate: {
      arrives: `
        @friend „Auf gar keinen Fall“, sagte ein Esel und [trat ein|stand bereits auf dem Teppich].
        „Ich brauche niemanden, {hero.bare}, und [dich schon gar nicht|ich bin auch nicht gekommen]. Kommst du?“
        + Er sagte grundsätzlich zuerst nein und tat es dann, aber in seinem Tempo.
        + {Place.in} sei alles in Ordnung, behauptete er und sah dabei sehr besorgt aus.
        + Einen Apfel lehnte er ab. Er lehnte ihn kauend ab, bis zum Kern.
        + „Ist es weit?“, fragte {hero}. „Nein“, sagte der Esel, und das hieß: ziemlich.
        + Seine Ohren gingen nach hinten, sein Schwanz aber wedelte.
        + „Ich gehe ohne dich“, sagte er und wartete, bis die Schuhe gebunden waren.
      `,
      alone: `
        @friend Am Abend stand der Esel vor seinem Stall und weigerte sich, [hineinzugehen|schlafen zu gehen].
        Es war ein warmer Stall mit frischem Stroh, und eben [darum|deshalb] blieb er draußen.
        + Zum Heu hatte er nein gesagt und zum Nachschlag auch, und beides war weg.
        + „Nein“, sagte er zum Mond, der trotzdem aufging. Er konnte das achten.
        + Eine Grille bat ihn um seine Meinung. Er war dagegen.
        + Da rief etwas aus der Ferne, {place.from}, und es klang nach Kummer.
        + „Damit habe ich nichts zu tun“, sagte der Esel und lief schon den Hügel hinab.
      `,
      dry: `
        „Ich trage keinen“, sagte der Esel, und dann trug er {other.akk} ganz [sacht|weich] {place.to}.
        / Jede Richtung lehnte der Esel ab und schlug sie dann ein. So kamen sie {place.to}.
        + Bergauf sagte er nein bei jedem Schritt, und das gab einen guten Takt.
        + Wer genau hinhörte, merkte, dass er dabei pfiff.
        + Seine Füße waren anderer Meinung.
      `,
      wet: `
        „Ins Wasser? Nur über meine Leiche“, sagte der Esel und war schon [bis zu den Ohren drin|mit {other.dat} unterwegs], {place.to}.
        / Schritt für Schritt und unter Protest ging der Esel mit {other.dat} auf dem Grund {place.to}.
        + Ein Nein unter Wasser sieht aus wie eine große runde Blase. Sie stiegen in Ketten auf.
        + Ein Krebs fragte etwas. „Nein“, blubberte er.
        + Unten behauptete er, oben zu sein.
      `,
      quirk: `
      „Sollen wir über die Brücke?“, fragte {other}. „Nein“, sagte der Esel und ging hinüber.
      Man gewöhnte sich daran, auf seine Hufe zu achten. Die [logen nie|sagten ja].
        + Einem Baum, der gar nichts gefragt hatte, sagte er ausführlich ab.
        + „Magst du wenigstens Kuchen?“, fragte {other}. „N“, begann er und kämpfte sichtbar.
        + Er wollte gefragt werden, damit er ablehnen konnte. Das sei Höflichkeit, sagte er.
        + Einmal rutschte ihm ein Ja heraus, und er hielt sich sofort das Maul zu.
        + „Du bist ein guter Esel“, sagte {other}. „Das streite ich ab“, sagte er und wurde rot.
      `,
      help: `
        Auf dem Rückweg war der Hang so glatt, dass [alle ins Rutschen kamen|kein Fuß mehr hielt].
        @help „Nein“, sagte der Esel zum Abgrund, stand fest und hielt alle.
        + An seinem Schwanz hing {other}, an {other.dat} hing {thing}. Daran hing noch ein Käfer.
        + Der Wind drückte, der Regen zog, und der Esel war gegen beides.
        + „Kannst du noch?“, rief {other}. „Nein“, sagte er und blieb stehen wie ein Haus.
        + So kam einer nach dem anderen um die Kurve, ganz langsam.
        + Ein Nein am richtigen Ort, dachten sie, ist etwas sehr Schönes.
      `,
    },
    advanced: {
      arrives: `
        @friend „Ausgeschlossen“, sprach ein Esel, der dabei jedoch, [Huf für Huf|unter Protest], das Zimmer betrat.
        + „Ich brauche keinerlei Beistand, {hero.bare}, am wenigsten [deinen|heute], und warte daher höchstens zehn Minuten.“
        + Er hatte die Gewohnheit, alles zunächst abzulehnen, was ihn nie davon abhielt, es anschließend gründlich zu tun.
        + {Place.in} stehe alles zum Besten, erklärte er mit einer Miene, bei der man sofort die Jacke holte.
        + Ein angebotener Apfel wurde zurückgewiesen, und zwar bissweise, bis nur noch der Stiel übrig war.
        + Während die Ohren in aller Form widersprachen, wedelte am anderen Ende, vermutlich ohne sein Wissen, der Schwanz.
      `,
      alone: `
        @friend Der Esel weigerte sich an diesem Abend, [in den Stall zu gehen|ins Stroh zu sinken], weil der Stall warm und einladend war.
        + Das Heu hatte er abgelehnt und, als es zu seiner Verwunderung fort war, auch den Nachschlag.
        + Dem Mond, der um Erlaubnis gar nicht erst nachsuchte, zollte er einen gewissen Respekt.
        + Dann erhob sich in der Ferne eine Klage, {place.from}. Er stellte klar, dass ihn dergleichen nichts angehe.
        + Zu diesem Zeitpunkt war er allerdings schon über den zweiten Hügel, im Trab.
      `,
      dry: `
        Er trage grundsätzlich niemanden, sagte der Esel und trug {other.akk}, [sanft wie eine Sänfte|ohne das leiseste Rütteln], {place.to}.
        / Da der Esel jede Richtung verwarf, bevor er sie einschlug, wusste {other} immer, wohin es ging, nämlich {place.to}.
        + Bergauf gab sein Nein, bei jedem zweiten Schritt wiederholt, einen vorzüglichen Marschtakt ab.
      `,
      wet: `
        Dass er je ins Wasser gehe, bestritt der Esel noch, als {other} und er [längst untergetaucht waren|auf halber Höhe waren], {place.to}.
        / Unter fortgesetztem Widerspruch, der als Perlenkette aufstieg, schritt der Esel mit {other.dat} {place.to}.
        + Seine Ohren trieben über ihm wie zwei graue Fische, die sich uneins sind.
      `,
      quirk: `
        Ob man die Brücke nehmen wolle, fragte {other}, und der Esel verneinte es mit Nachdruck, [bereits von drüben|während er hinüberging].
        + Mit der Zeit lernte man, nicht auf seine Worte, sondern auf seine Hufe zu hören, die von Natur aus ehrlich waren.
        + Einem Ahorn, der sich mit keiner Silbe an ihn gewandt hatte, erteilte er eine begründete Absage.
        + Die Frage nach Kuchen stürzte ihn in einen Kampf, den man ihm bis in die Nüstern ansah.
        + Einmal entfuhr ihm ein Ja, worauf er sich umsah, ob es jemand bemerkt hatte, und es als Husten ausgab.
        + Niemand hatte ihm geglaubt.
      `,
      help: `
        Auf dem Rückweg geriet auf dem glatten Hang [alles ins Gleiten, selbst der Hang|die ganze Gesellschaft ins Rutschen].
        @help „Nein“, sagte der Esel zum Abgrund, stand fest und hielt alle.
        + An seinem Schwanz hing {other}, an {other.dat} hing {thing}, und am Ende des Ganzen pendelte ein unbeteiligter Käfer.
        + Wind und Regen trugen ihre Gründe vor, doch er hatte sich seine Meinung gebildet.
        + So begriff man, wozu es gut ist, dass jemand von Geburt an dagegen ist, wenn er nur am rechten Ort steht.
      `,
    },
  },
  Alpaca: {
    noun: { gender: 'n', nom: 'Alpaka', gen: 'Alpakas' },
    facts: { help: 'das Alpaka summte, bis alle ruhig waren' },
    beginner: {
      arrives: `
        „Guten Abend, [liebe Lampe|Frau Lampe]“, sagte jemand sehr nett.
        @friend Es war ein Alpaka. Vor seinen Augen hingen [lauter Haare|die Haare].
        + Die Lampe sagte nichts. „Etwas scheu“, meinte das Alpaka.
        + Dann sprach es mit dem Stuhl, und dann mit dem Bett.
        + „Ich suche {hero.akk}“, sagte es. „Bist du das, oder bist du ein Bär?“
        + „Der Bär ist hier“, sagte {hero}. „Freut mich“, sagte es zu beiden.
        + {Place.in} war jemand traurig. Das hatte es gehört.
        + Es schob die Haare weg. Sie kamen zurück.
        + „Mmm“, summte es. Da wurde das Zimmer gleich warm.
        + Es war weich, wohin man auch fasste.
        + „Kommst du mit, Bär?“, fragte es. Es meinte {hero.akk}.
      `,
      alone: `
        @friend Das Alpaka stand am Weg und sprach mit [einem Busch|dem Briefkasten].
        Es fand ihn klug. Er [hörte so gut zu|redete nie dazwischen].
        + „Da haben Sie recht“, sagte es zu ihm.
        + Seine Haare hingen bis zur Nase. So sah es nur sich.
        + Den Mond hielt es für einen Hut. Es grüßte ihn.
        + Wenn es froh war, summte es. Es summte viel.
        + Da hörte es etwas, {place.from}. Hören konnte es sehr gut.
        + „Jemand ist unruhig“, sagte es zum Busch. „Ich muss los.“
        + Es gab dem Busch die Hand, oder einen Zweig.
      `,
      dry: `
        {Other} lenkte, denn das Alpaka sah [nur Haare|nichts]. So ging es {place.to}.
        / „Links“, sagte {other}, „und jetzt rechts.“ Das Alpaka lief {place.to}.
        + Es grüßte jeden Zaun als alten Freund.
        + Einmal lief es gegen einen Baum. Es bat ihn zum Tanz.
        + Sein Rücken war weich wie ein Bett mit Beinen.
      `,
      wet: `
        Unter Wasser schwebten die Haare hoch. So ging es {place.to}, und das Alpaka sah alles.
        / Mit {other.dat} in einer Blase ging es {place.to}. Das Alpaka [sah zum ersten Mal|staunte].
        + „So siehst du aus“, sagte es zu {other.dat}. „Sehr hübsch.“
        + Es sah sogar die eigene Nase und mochte sie.
        + Ein Fisch war kein Stuhl. Nun wusste es das.
      `,
      quirk: `
        Das Alpaka verbeugte sich vor einem Fass und bat um [einen Tanz|einen Walzer].
        „Das ist ein Fass“, sagte {other}. „Aber es [dreht sich gut|hat Takt]“, sagte es.
        + Es hielt einen Stein für die Post und warf einen Brief hinein.
        + „Soll ich die Haare schneiden?“, fragte {other}. „Dann kenne ich keinen mehr“, sagte es.
        + Einen Igel nannte es Bürste. Er war kurz beleidigt.
        + Zu einer Wurzel sagte es du. Man kannte sich wohl.
        + Es verwechselte links und gestern.
        + Nur die Stimmen kannte es, jede einzelne.
      `,
      help: `
        Es kam ein Sturm auf. Alle [zitterten|redeten laut], und die Brücke [bebte|schwankte].
        @help Das Alpaka machte die Augen zu und summte, bis alle ruhig waren.
        / @help Mmm, mmm: Das Alpaka summte, bis alle ruhig waren, [auch der Wind|auch die Brücke].
        + Es war ein brauner Ton, so warm wie Brot.
        + {Other} legte das Ohr an sein Fell. Da brummte es.
        + Zuerst wurde ein Vogel still, dann der Regen.
        + Die Brücke hing gerade. Sie gingen hinüber.
        + „Was war das für ein Lied?“, fragte {other}. „Keins, nur Atem“, sagte es.
        + {Thing} hörte auf zu wackeln.
        + Danach bedankte es sich beim Sturm.
      `,
    },
    intermediate: {
      arrives: `
        @friend „Guten Abend, gnädige Frau“, sagte ein Alpaka zur [Stehlampe|Gardine] und verneigte sich.
        Die Haare hingen ihm so über die Augen, dass es alles [ein wenig verwechselte|nur ungefähr sah].
        + Mit dem Stuhl sprach es über das Wetter. Er gab ihm in allem recht.
        + „Ich suche {hero.akk}“, sagte es zum Bären. „Sie sind mir empfohlen worden.“
        + „Hier drüben“, sagte {hero}. Das Alpaka freute sich und gab dem Nachttisch die Hand.
        + {Place.in}, erzählte es, sei jemand unruhig. Das höre man bis auf die Weide.
        + Wenn es nachdachte, summte es, und dann wurde man ganz langsam.
        + Es war so weich, dass die Lampe sich vermutlich gern hätte umarmen lassen.
      `,
      alone: `
      @friend Am Weg stand das Alpaka und plauderte mit einem Holunder, den es für den Bürgermeister hielt.
      + „Da sprechen Sie mir aus dem Herzen“, sagte es, obwohl er geschwiegen hatte.
        + Vor lauter Haaren sah es nur, was direkt auf seiner Nase saß.
        + Den aufgehenden Mond grüßte es als seine Tante Hilde.
        + Dafür hörte es alles, sogar, wenn ein Gras sich umdrehte.
        + Und jetzt hörte es etwas Unruhiges, {place.from}.
        + „Entschuldigen Sie mich“, sagte es zum Bürgermeister, „da braucht jemand einen Ton.“
      `,
      dry: `
        {Other} saß obenauf und sagte an, wo die Bäume standen. So kam das Alpaka {place.to}.
        / {Other} sagte, wo Bäume standen, denn sehen konnte es [nichts|nur Haar], und so schaukelte das Alpaka {place.to}.
        + Es begrüßte jeden Zaunpfahl und fragte nach der Familie.
        + Ein Heuhaufen wurde umarmt und nach einer Weile wieder losgelassen.
        + „Links“, rief {other}, „und Kopf einziehen.“
      `,
      wet: `
        Kaum waren sie untergetaucht, schwebten dem Alpaka die Haare nach oben. Es sah [zum ersten Mal alles|{other.akk} ganz genau].
        / Mit {other.dat} in einer Blase ging das Alpaka {place.to} und [staunte|sah auf einmal klar].
        + „Ach, so siehst du aus“, sagte es. „Ich hatte dich für eine Kommode gehalten.“
        + Es schaute nach links, nach rechts und dann lange auf die eigenen Füße.
        + Ein Fisch war ein Fisch. Es staunte.
      `,
      quirk: `
        Vor einem Fass verbeugte sich das Alpaka und [bat um den nächsten Tanz|machte ihm ein Kompliment].
        „Das ist ein Fass“, flüsterte {other}. „Ich weiß“, log es, „aber [es führt so gut|es hat Rhythmus].“
        + Seinen Brief warf es in einen hohlen Baum, der danach sehr gerührt aussah.
        + „Du könntest die Haare schneiden“, meinte {other}. „Dann würde mich keiner mehr kennen“, sagte es.
        + Einen Igel hielt es für eine Bürste. Es dauerte, bis er das Ganze komisch fand.
        + Auf einen Stein redete es so lange ein, bis er wärmer war als vorher.
        + Links und rechts verwechselte es auch, aber immer beide zugleich.
      `,
      help: `
        Auf dem Rückweg kam ein Sturm auf, und alle [redeten|zitterten].
        @help Das Alpaka schloss die Augen und summte, bis alle ruhig waren.
        / @help „Mmm“, machte es, tief wie ein Keller. Das Alpaka summte, bis alle ruhig waren, [sogar der Wind|sogar die Brücke].
        + Der Ton war braun und rund und roch beinahe nach Brot.
        + {Other} lehnte sich ans Fell, und da brummte es bis in die Zähne.
        + Erst schwieg der Regen, dann legte sich der Wind hin wie ein Hund.
        + Die Brücke hing still, und sie trugen {thing.akk} darüber.
        + „Ich verwechsle vieles“, sagte es danach, „aber Angst erkenne ich am Klang.“
      `,
    },
    advanced: {
      arrives: `
        @friend Mit vollendeter Höflichkeit begrüßte ein Alpaka [zunächst die Stehlampe|der Reihe nach die Möbel] und erkundigte sich nach ihrem Befinden.
        + Da ihm die Haare bis zur Nase reichten, kannte es die Welt hauptsächlich [vom Hörensagen|als Schimmer].
        + Der Stuhl, dem es vom Wetter erzählte, erwies sich als angenehmer Gesprächspartner, der nie widersprach.
        + „Sie müssen {hero} sein“, sagte es zum Bären, und es wurde nie ganz geklärt, ob es den Irrtum bemerkte.
        + {Place.in} sei jemand von Unruhe befallen, teilte es mit, das höre man bei günstigem Wind bis auf die Weide.
        + Wenn es sich besann, summte es, und dann wurden im ganzen Raum die Schultern etwas niedriger.
      `,
      alone: `
        @friend Am Wegrand unterhielt sich das Alpaka seit geraumer Zeit mit einem Holunder, den es [für den Bürgermeister hielt|sehr schätzte].
        + Es lobte seine Zurückhaltung, die man bei Leuten in solcher Stellung, wie es sagte, selten finde.
        + Den Mond, der eben aufging, begrüßte es als Tante Hilde und fragte nach der Hüfte.
        + Was den Augen entging, holten die Ohren nach, denn es hörte sogar, wenn ein Grashalm seine Meinung änderte.
        + Nun vernahm es eine Unruhe, {place.from}, und entschuldigte sich beim Bürgermeister, der Verständnis zeigte.
      `,
      dry: `
        Während {other} rechtzeitig die Bäume ausrief, schaukelte das Alpaka [würdevoll|ohne Sicht] {place.to}.
        / Da das Alpaka nichts sah als Haar, verließ es sich auf {other.akk}. So gelangten sie [fast ohne Zusammenstoß|überraschend gerade] {place.to}.
        + Jeder Zaunpfahl wurde gegrüßt, einer sogar umarmt und erst nach gutem Zureden wieder freigegeben.
      `,
      wet: `
        Kaum waren sie untergetaucht, stieg sein Haar empor, und das Alpaka erblickte [erstmals|mit einem Schlag] {other.akk} und die Welt.
        / Das Alpaka schritt mit {other.dat} {place.to} und war, da nun [endlich|im Wasser] die Haare schwebten, ganz Auge.
        + „So verhält sich das also“, murmelte es und leistete im Stillen einer ganzen Reihe von Möbeln Abbitte.
        + Dann besah es seine Füße.
      `,
      quirk: `
        Das Alpaka verneigte sich vor einem Regenfass und bat es um [den nächsten Walzer|die Ehre], den dieses stumm gewährte.
        + „Ein Fass“, flüsterte {other}, doch es entgegnete, wer so im Takt bleibe, dürfe sein, was er wolle.
        + Seine Briefe pflegte es hohlen Bäumen anzuvertrauen, von denen angeblich noch jeder geantwortet hatte.
        + Den Vorschlag, sich die Haare schneiden zu lassen, wies es zurück, da es sonst von niemandem mehr erkannt werde.
        + Ein Igel, den es als Bürste angesprochen hatte, brauchte drei Wegbiegungen, um den Humor darin zu entdecken.
      `,
      help: `
        Auf dem Rückweg brach ein Sturm los, in dem alles [durcheinanderrief|bebte].
        @help Das Alpaka holte Luft und summte, bis alle ruhig waren, sogar der Wind.
        + Der Ton war tief und braun und von einer Wärme, wie sie sonst nur Backstuben morgens um fünf besitzen.
        + Der Regen hörte zuerst hin, dann der Wind. Zuletzt legte sich auch die Brücke gerade, um nichts zu versäumen.
        + „Gesichter“, sagte es später, „kann ich nicht auseinanderhalten, aber Angst erkenne ich an der Tonart.“
      `,
    },
  },
  Llama: {
    noun: { gender: 'n', nom: 'Lama', gen: 'Lamas' },
    facts: { help: 'das Lama trug die Last über den Pass' },
    beginner: {
      arrives: `
        Vor der Tür schrieb jemand. Der Stift [kratzte|machte kritz, kratz].
        @friend Es war ein Lama mit einem [Heft|dicken Heft]. „Wer nett ist, kommt hinein“, sagte es.
        + „{Hero}, da bist du ja, auf Seite neun“, sagte es.
        + „Was steht da?“, fragte {hero}. „Tür aufgehalten, im Mai“, sagte es.
        + Es vergaß nichts, was gut war. Das Heft war sehr voll.
        + „{Place.in} steht eine Seite leer“, sagte es. „Da fehlt Hilfe.“
        + Es leckte am Stift und machte einen Punkt.
        + „Schlechtes schreibe ich nicht auf“, sagte das Lama. „Zu teuer.“
        + Auf dem Rücken trug es zwei Taschen, links und rechts gleich schwer.
        + „Kommst du mit? Das gäbe drei Striche.“
        + {Hero} sagte danke. Das kam auch ins Heft.
      `,
      alone: `
        @friend Das Lama saß im Licht und [rechnete|zählte zusammen], wer heute nett war.
        Der Wind hatte die Wäsche getrocknet. Das gab [einen Strich|zwei Striche].
        + Ein Spatz hatte gesungen, ohne Rechnung.
        + Das Heft war dick wie ein Brot.
        + Es war noch eine Zeile frei. Das machte es unruhig.
        + „Die muss heute noch voll werden“, sagte das Lama.
        + Da rief etwas, {place.from}. Es spitzte den Stift.
        + „Ich komme“, sagte es und packte die Taschen.
        + Dem Mond schrieb es einen Strich fürs Leuchten.
      `,
      dry: `
        {Other} saß zwischen den Taschen. Das Lama ging [ruhig|Schritt um Schritt] {place.to}.
        / Das Lama ging {place.to}, mit {other.dat} oben. Kein Schritt war zu viel.
        + „Danke, Weg“, sagte es an jeder Ecke und schrieb.
        + Eine Wolke gab Schatten. Sie bekam einen Strich.
        + Es wackelte nicht. So gut trägt sonst keiner.
      `,
      wet: `
        Das Lama hielt das Heft hoch und schritt [hinab|tief hinab]. So kamen sie {place.to}.
        / Mit einem Fass voll Luft ging es {place.to}. {Other} [hielt das Heft|saß oben].
        + Ein Krebs machte Platz. „Danke, Seite zwölf“, sagte es.
        + Unter Wasser schrieb es mit Tinte. Die Fische lasen mit.
        + Es nickte ihnen zu.
      `,
      quirk: `
        „Danke“, schrieb das Lama, „an den Stein, [fürs Sitzen|für den Platz].“
        „Der Stein kann nicht lesen“, sagte {other}. „Aber [ich|das Heft]“, sagte das Lama.
        + Für ein Lächeln gab es einen Strich, für Suppe zwei.
        + {Other} hob einen Stift auf. Das gab einen Strich und einen Kringel.
        + Ein Käfer hatte im Mai geniest. Es hatte Gesundheit gesagt.
        + „Er schuldet mir ein Gesundheit“, sagte es. „Ich mahne nicht.“
        + Sogar der Schatten vom Baum stand im Heft.
        + „Und wenn jemand böse ist?“ „Dann ist die Zeile leer“, sagte es.
      `,
      help: `
        Es ging über einen Pass, [steil und schmal|hoch und kalt]. Alles war [schwer|so schwer].
        @help „Gebt her“, sagte das Lama und trug die Last über den Pass.
        / @help Das Lama nahm alles auf den Rücken. So trug es die Last über den [Pass|Pass, ohne zu wackeln].
        + Links war es tief, rechts war es tief. Es sah nach vorn.
        + {Thing} lag oben und rutschte kein bisschen.
        + „Ist es dir zu viel?“, fragte {other}. „Ich rechne noch“, sagte es.
        + Der Wind wollte auch mit. Er bekam keinen Platz.
        + Oben war es hell. Dort machte es eine Pause und einen Punkt.
        + „Das gleicht sich aus“, sagte das Lama.
        + Hinunter trug es auch noch einen müden Käfer.
      `,
    },
    intermediate: {
      arrives: `
        @friend Auf der Schwelle stand ein Lama, leckte an einem Bleistift und [blätterte|schlug ein Heft auf].
        „{Hero}, Seite neun“, las es vor: „[Hielt im Mai eine Tür auf|Teilte einmal einen Apfel], ohne dass jemand bat.“
        + In dem Heft standen alle Freundlichkeiten, die es je gesehen hatte, mit Datum.
        + „Unfreundliches schreibe ich nicht auf“, sagte es. „Dafür ist mir die Tinte zu schade.“
        + {Place.in} sei seit heute eine Zeile leer, und leere Zeilen lasse es ungern stehen.
        + Seine beiden Taschen waren genau gleich schwer, denn es mochte keine offenen Rechnungen.
        + „Kommst du mit, so gibt das drei Striche“, sagte es, „und bei Regen vier.“
        + {Hero} hielt ihm die Tür auf. Das Lama schrieb sofort.
      `,
      alone: `
      @friend Bei Kerzenlicht zog das Lama Bilanz und prüfte, wer heute freundlich gewesen war.
      + Der Wind hatte Wäsche getrocknet und der Brunnen Wasser geliehen. Es ging auf bis auf eine Zeile.
        + Zweimal rechnete es nach, doch diese eine Zeile blieb leer.
        + Auf dem Heft stand in schöner Schrift: Haben. Ein Heft mit Soll besaß es nicht.
        + Dem Mond schrieb es seit Jahren die Beleuchtung gut.
        + Da hörte es ein Rufen, {place.from}, und nickte.
        + „Das ist sie also, die letzte Zeile“, sagte das Lama und packte seine Taschen.
      `,
      dry: `
        {Other} saß zwischen den Taschen. Das Lama schritt {place.to}, ohne [einen Schritt zu vergeuden|einmal zu wackeln].
        / Das Lama nahm den Weg {place.to}, bedankte sich bei jeder Biegung und trug {other.akk} [wie auf Schienen|ruhig dahin].
        + Eine Wolke spendete Schatten und wurde auf Seite vierzig vermerkt.
        + Für jeden Hügel gab es einen Strich.
        + Nichts rutschte, nichts klapperte.
      `,
      wet: `
        Mit einem Fass Luft und {other.dat} auf dem Rücken schritt das Lama {place.to}, das Heft [trocken unterm Hut|hoch erhoben].
        / Wie ein Briefträger, der [auch bei Flut|immer] zustellt, ging das Lama mit {other.dat} {place.to}.
        + Ein Krebs rückte zur Seite. Es fragte ihn nach der genauen Schreibweise seines Namens.
        + Die Tinte hielt, die Schrift auch.
        + Unten setzte es einen Punkt.
      `,
      quirk: `
      Das Lama setzte sich auf einen Stein und schrieb: „Eine Rast, vom Stein, ohne Gegenleistung.“
      + „Weiß der Stein das?“, fragte {other}. „Ich sage es ihm“, sagte das Lama.
        + Für ein Lächeln gab es einen Strich, für Suppe zwei und für Zuhören eine ganze Seite.
        + Ein Käfer schuldete ihm seit Mai ein Gesundheit. Es mahnte nicht, es wartete.
        + „Was bekommt man, wenn das Heft voll ist?“, fragte {other}. „Ein neues Heft“, sagte es.
        + {Other} hob ihm den Bleistift auf, womit die Abrechnung von vorne begann.
        + Den Schatten einer Birke trug es unter Verschiedenes ein.
      `,
      help: `
        Auf dem Rückweg ging es über einen Pass, [so schmal wie ein Lineal|steil und voller Wind]. Jeder war müde.
        @help „Das übernehme ich“, sagte das Lama und trug die Last über den Pass.
        + {Thing} kam links, das Gepäck rechts. Dann wog es ab, bis kein Gramm überstand.
        + Rechts ging es hinunter und links auch. Aber das Lama sah nur auf die nächste Zeile.
        + „Ist es schwer?“, fragte {other}. „Es ist genau“, sagte das Lama.
        + Der Wind zerrte an den Taschen und fand keinen Fehler.
        + Drüben rechnete es noch einmal nach, und alles war da, auch der Mut.
      `,
    },
    advanced: {
      arrives: `
        @friend Auf der Schwelle erschien ein Lama, das einen Bleistift anfeuchtete und in einem Heft [von beträchtlicher Dicke|mit Leineneinband] blätterte.
        + „{Hero}“, las es vor, „hielt im Mai eine Tür auf, [grundlos|ungebeten], was bis heute nicht ausgeglichen wurde.“
        + Es führte Buch über jede Freundlichkeit, die es je beobachtet hatte, und unterhielt für das Gegenteil absichtlich kein Konto.
        + {Place.in}, berichtete es, klaffe seit heute eine leere Zeile, und dergleichen bringe es um den Schlaf.
        + Die beiden Packtaschen wogen auf das Gramm dasselbe, da es offene Beträge auch am eigenen Leib nicht duldete.
        + „Für deine Begleitung“, sagte es nach kurzer Rechnung, „könnte ich drei Striche anbieten, bei Regen vier.“
        + Den Rest trug es leise ein.
      `,
      alone: `
        @friend Bei Kerzenlicht schloss das Lama die Bücher des Tages, der sich, [soweit es sah|aufs Ganze gesehen], als freundlich erwiesen hatte.
        + Der Wind hatte fremde Wäsche getrocknet, ein Spatz gesungen, und beide hatten keine Rechnung gestellt.
        + Auf dem Deckel stand Haben, in Schönschrift, und nach einem zweiten Band hätte man vergeblich gesucht.
        + Allein die letzte Zeile blieb leer, so oft es auch addierte. Ein leerer Platz ist für ein Lama wie ein Stein im Huf.
        + Als nun ein Ruf ertönte, {place.from}, da wusste es, was dort hineingehörte, und sattelte sich.
      `,
      dry: `
        {Other} thronte zwischen den Taschen, während das Lama {place.to} schritt und sich [bei jeder Biegung|unterwegs überall] bedankte.
        / Gleichmäßig wie eine Addition ging das Lama mit {other.dat} seinen Weg, Posten um Posten, {place.to}.
        + Einer Wolke, die freiwillig Schatten spendete, wurde derselbe auf Seite vierzig gutgeschrieben.
      `,
      wet: `
        Das Heft unter einem wasserdichten Hut, {other.akk} auf dem Rücken, stieg das Lama [gemessen|wie eine Treppe hinab] {place.to}.
        / Ein Lama, so viel stand fest, stellt auch unter Wasser zu, und so trug es {other.akk} {place.to}.
        + Einen Krebs, der zur Seite rückte, bat es um die genaue Schreibweise seines Namens.
      `,
      quirk: `
        Nach kurzer Rast auf einem Stein trug das Lama ein: „[Ein Sitzplatz|Eine Sitzgelegenheit], gewährt vom Stein, ohne erkennbaren Eigennutz.“
        + „Ob der Stein davon erfährt“, erklärte es {other.dat}, „ist buchhalterisch unerheblich.“
        + Ein Lächeln ergab einen Strich, Suppe zwei, und wer wirklich zuhören konnte, bekam eine eigene Spalte.
        + Ein Käfer stand seit dem Frühjahr mit einem Gesundheit in der Kreide. Doch es mahnte nie, es blieb nur erwartungsvoll stehen.
        + Gefragt, was geschehe, wenn das Heft gefüllt sei, blickte es in die Ferne und sagte beinahe zärtlich: „Ein Übertrag.“
      `,
      help: `
        Auf dem Rückweg kam ein Pass, und niemand hatte noch [Kräfte im Haben|Kräfte übrig].
        @help „Ich übernehme“, sagte das Lama nur und trug die Last über den Pass.
        + Links {thing}, rechts das Übrige, und dazwischen wurde so lange umgeschichtet, bis kein Gramm mehr überstand.
        + Der Wind prüfte das Gepäck von allen Seiten und fand, was ihn sichtlich ärgerte, keinen Fehler.
        + Drüben zog es einen Strich unter das Ganze, rechnete nach und stellte fest, dass sogar der Mut noch vorhanden war.
      `,
    },
  },
}
