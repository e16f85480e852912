import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const forest: FriendsOf<Noun, 'forest'> = {
  Fox: {
    noun: { gender: 'm', nom: 'Fuchs', gen: 'Fuchses' },
    facts: { help: 'der Fuchs erschnupperte den Weg' },
    beginner: {
      arrives: `
        Ein Papier rollte [unter der Tür durch|ins Zimmer]. Darauf waren viele Pfeile.
        @friend Hinter dem Papier kam ein Fuchs. „Du bist {hero}“, sagte er. „[Klar|Selbstverständlich].“
        + „Ich habe drei Pläne“, sagte er. „Zwei davon sind schlecht.“
        + Er tauchte den Schwanz in Tinte. Dann malte er seinen Namen auf den Teppich.
        + „Und der dritte?“, fragte {hero}. „Da kommst du drin vor.“
        + „{Place.in} riecht es nach Ärger“, sagte der Fuchs.
        + Er roch nach Laub und kalter Nacht.
        + Er sah so klug aus, wie es nur ging.
        + „Erst graben wir“, sagte er. „Nein. Erst gehen wir hin.“
        + Seine Nase war schwarz und sehr fleißig.
      `,
      alone: `
        @friend Der Fuchs lag [vor|in] seinem Bau und machte einen Plan.
        Es war der neunte Plan an [diesem Abend|einem Tag]. Der achte war verbrannt.
        + Jeden Plan schrieb er mit dem Schwanz. Der war ganz blau.
        + „Selbstverständlich“, sagte er, wenn etwas nicht ging.
        + Der Bau war voll Papier. Er schlief im Stehen.
        + Da kam ein neuer Geruch herein, {place.from}.
        + „Das riecht nach mir“, sagte er. „Nach Arbeit für mich.“
        + Er setzte den besten Plan auf wie einen Hut.
      `,
      dry: `
        Der Fuchs lief voran, lautlos wie [Rauch|Nebel]. {Other} lief mit. So ging es {place.to}.
        / „Mir nach“, sagte der Fuchs. {Other} hielt den Schwanz fest. Es ging {place.to}.
        + Eine Abkürzung endete im Teich. „Fast“, sagte er.
        + Der Schwanz leuchtete vorn wie eine Lampe.
        + „Das war alles geplant“, sagte er im Busch.
      `,
      wet: `
        Unter einer Käseglocke ging es {place.to}, [ganz still|leise blubbernd].
        / Der Fuchs stülpte sich ein Glas über den Kopf. {Other} bekam auch eins. Hinab ging es {place.to}.
        + Der Plan wurde nass. Alle Pfeile schwammen weg.
        + „Gut“, sagte er. „Der war mir zu trocken.“
        + Sein Schwanz stand hinter ihm wie ein Busch.
      `,
      quirk: `
        „Selbstverständlich“, sagte der Fuchs und lief gegen [einen Pilz|ein Tor].
        Er schrieb seinen Namen auf den Pilz. „[Geplant|Alles geplant]“, sagte er zu {other.dat}.
        + Auch eine Schnecke bekam seinen Namen. Sie sagte danke.
        + „Links“, sagte er und ging nach rechts.
        + Den schlechtesten Plan durfte {other} tragen.
        + „Wozu die Leiter im Plan?“, fragte {other}. „Sieht gut aus“, sagte er.
        + Wo er ging, blieb ein blauer Punkt.
        + „Wenn es schiefgeht, ist es eine Überraschung“, sagte der Fuchs.
      `,
      help: `
        Auf dem Rückweg war alles [voll Nebel|weiß]. Kein Pfad war zu sehen.
        @help Da senkte der Fuchs die Nase und erschnupperte den Weg.
        / @help Sniff, sniff: Der Fuchs erschnupperte den [Weg|Weg, Krümel für Krümel].
        + „Hier hast du gelacht“, sagte er zu {other.dat}. „Das riecht man noch.“
        + Er hatte keinen Plan. Er hatte eine Nase.
        + „Und da ist mein Name“, sagte er. Es stimmte.
        + {Other} ging dicht am Schwanz.
        + {Thing} roch nach heim wollen.
        + Bald waren da Lichter und Stimmen.
      `,
    },
    intermediate: {
      arrives: `
        Unter der Tür rollte ein Papier herein, das [voller Pfeile war|kein Ende nahm].
        @friend Am anderen Ende hing ein Fuchs. „{Hero}, selbstverständlich“, sagte er, „du stehst im Plan.“
        + „Es sind drei Pläne“, erklärte er, „und zwei davon habe ich schon ausprobiert.“
        + Ehe man es verhindern konnte, hatte er mit der Schwanzspitze den Teppich unterschrieben.
        + {Place.in} rieche es nach Ärger, sagte er, und Ärger rieche nach angebranntem Brei.
        + Er legte sich quer über die schlechteste Stelle, damit sie niemand sah.
        + „Einer muss schlau sein und einer mutig“, sagte der Fuchs. „Beides zusammen schaffe ich nicht.“
      `,
      alone: `
        @friend Bei Mondaufgang saß der Fuchs daheim und [entwarf|zeichnete] Plan Nummer neun.
        Er war beinahe gut geworden, da [störte ein Geruch|wehte etwas herein].
        + Der Bau war so voll Papier, dass man nur im Stehen schlafen konnte.
        + Jeden Entwurf unterschrieb er mit dem Schwanz, auch die misslungenen, denn er war großzügig.
        + Einer der Pläne hätte den Mond gefangen, wenn er nicht so weit weg gewesen wäre.
        + Es roch nach Sorge, kalt und ein wenig nach Blech, und zwar {place.from}.
        + „Ganz ohne Plan“, sagte der Fuchs und stand auf. „Wie aufregend.“
      `,
      dry: `
        Drei Abkürzungen kannte der Fuchs {place.to}, und {other} [lernte sie alle kennen|probierte jede mit].
        / Wie Rauch lief der Fuchs durch die Felder. {Other} folgte der weißen [Spitze|Schwanzspitze], {place.to}.
        + Die erste endete in einem Teich, die zweite in den Brombeeren.
        + Über Plan drei sprach man danach nicht mehr.
        + „Alles geplant“, sagte er in den Dornen.
      `,
      wet: `
        Der Fuchs hatte zwei Goldfischgläser geborgt, für jeden Kopf eins. So gingen sie {place.to}.
        / Unter einer Käseglocke ging es hinab, {place.to}. Der Fuchs [erklärte {other.dat} die Glocke|dozierte].
        + Die Tinte löste sich ab und zog als blaue Wolke hinter ihnen her.
        + Ein Schwarm Heringe las den Plan und schüttelte die Köpfe.
        + „Der Plan war ohnehin zu trocken“, sagte er.
      `,
      quirk: `
      Der Fuchs unterschrieb jeden Wegweiser, auch die falschen, mit der Schwanzspitze.
      „Das hast doch nicht du gemacht“, sagte {other}. „Noch nicht“, sagte der Fuchs.
        + Nach jedem Selbstverständlich lief er gegen etwas.
        + Plan zehn brauchte eine Leiter, eine Trompete und vierzig Gänse.
        + „Wir haben keine Gänse“, sagte {other}. Er strich sie mit Bedauern durch.
        + Ein Käfer bat um ein Autogramm, und von da an ging der Fuchs sehr aufrecht.
      `,
      help: `
        Auf dem Rückweg fiel Nebel ein, [dick wie Grießbrei|so dicht, dass die Ohren nass wurden].
        @help Der Fuchs schloss die Augen, senkte die Nase und erschnupperte den Weg.
        + „Da hast du gelacht“, sagte er zu {other.dat}. „Lachen hält sich lange im Moos.“
        + Zweimal wollte der Nebel sie im Kreis führen, und zweimal sagte die Nase nein.
        + Kein Plan war da und kein Selbstverständlich, nur vier leise Pfoten.
        + „Wonach riecht denn Nebel?“, fragte {other}. „Nach nichts, aber sehr stark“, sagte er.
      `,
    },
    advanced: {
      arrives: `
        @friend Unter der Tür schob sich ein Bogen Papier herein, dann noch einer und schließlich, [als Fußnote|mit Tinte am Schwanz], ein Fuchs.
        + „{Hero}, selbstverständlich“, sagte er, „du bist [in Plan drei vorgesehen|in meinem besten Plan eine Hauptfigur].“
        + Über die Pläne eins und zwei wolle er aus Rücksicht auf den Teppich, den sie beträfen, nicht sprechen.
        + Da hatte er ihn allerdings bereits mit der Schwanzspitze unterzeichnet, schwungvoll und in Königsblau.
        + {Place.in} rieche es nach Ärger, erläuterte er, und Ärger habe stets diese feine Note von angebranntem Brei.
      `,
      alone: `
        @friend Der Fuchs saß bei Mondlicht über seinem neunten Plan, der [an Kühnheit kaum zu übertreffen war|ohne Gänse nicht auskam].
        + Die acht früheren hingen an den Wänden seines Baus, unterschrieben und widerlegt.
        + Dass jemand so viel Klugheit Abend für Abend ganz allein verbrauchen muss, schien ihm zuweilen ungerecht.
        + Da zog ein Geruch herein, {place.from}, nach kaltem Blech und Kummer, und der Plan war vergessen.
        + „Wir improvisieren“, sprach er und hatte das Wort so gern, dass er es im Hinausgehen unterschrieb.
      `,
      dry: `
        Von drei Abkürzungen, die der Fuchs {place.to} kannte, waren zwei, wie {other} feststellte, [ein Irrtum|eher Umwege].
        / Lautlos wie ein Gerücht lief der Fuchs voraus, und {other} folgte der hellen Spitze seines Schwanzes {place.to}.
        + Im Teich wie im Brombeerstrauch versicherte er, man liege hervorragend in der Zeit.
      `,
      wet: `
        Mit zwei geborgten Goldfischgläsern auf den Köpfen, [beschlagen vor Würde|leicht schief], wanderten {other} und der Fuchs {place.to}.
        / Eine Käseglocke, behauptete der Fuchs, sei im Grunde ein Unterseeboot, und so sanken sie mit {other.dat} {place.to}.
        + Die Tinte seiner Pläne verließ ihn als blaue Wolke, in der mehrere Heringe zu lesen begannen.
        + Der Fuchs nannte es Forschung.
      `,
      quirk: `
        Mit großer Geste unterschrieb der Fuchs alles, was am Wege stand, [auch einen Frosch|Wegweiser, Pilze und eine Schnecke].
        + „Du hast das aber doch nicht gemacht“, wandte {other} ein. Er entgegnete, das sei lediglich eine Frage der Zeit.
        + Sprach er das Wort selbstverständlich aus, so empfahl es sich, nach Hindernissen Ausschau zu halten, denn er tat es nicht.
        + Plan zehn erforderte vierzig Gänse, die er, weil keine zur Hand waren, unter Seufzern auf null kürzte.
      `,
      help: `
        Auf dem Rückweg schloss sich der Nebel um sie [wie ein Buch ohne Buchstaben|so dicht wie Grießbrei].
        @help Da senkte der Fuchs den Kopf und erschnupperte den Weg, [Stein um Stein|durch all das Weiß].
        + „Hier“, sagte er leise, „hast du auf dem Hinweg gelacht, und so etwas bleibt lange im Moos hängen.“
        + Es war das erste Mal, dass ihn jemand ganz ohne Plan sah, und er gefiel allen besser.
        + Nach zwei Biegungen traf man auf einen Stein mit blauer Unterschrift, und nie war Eitelkeit nützlicher gewesen.
      `,
    },
  },
  Owl: {
    noun: { gender: 'f', nom: 'Eule', gen: 'Eule' },
    facts: { help: 'die Eule hörte im Dunkeln und führte sie' },
    beginner: {
      arrives: `
        Tap, tap, [hatschi|tap, hatschi]! Da war jemand am Fenster.
        @friend Es war eine Eule, eine sehr kleine auf [sehr großen|viel zu großen] Füßen.
        + „Bist du {hero}? Gut. Es eilt“, sagte die Eule. „Was eilt, fällt mir gleich ein.“
        + Sie ging auf dem Brett hin und her. Patsch, patsch.
        + „Ich bin eigentlich schon weg“, sagte sie und setzte sich.
        + Dann nieste sie noch einmal. Der Vorhang wehte.
        + „Ich soll dir etwas sagen“, sagte sie. „Es war kurz.“
        + „{Place.in}!“, rief sie dann. „Das war es!“
        + Ihre Augen waren rund wie zwei Uhren.
        + „Los, los, los“, sagte die Eule. „Wohin, das sagst du.“
      `,
      alone: `
        @friend Die Eule saß auf ihrem Ast und hatte es [eilig|sehr eilig].
        Sie wollte weg. Nur [wohin|wohin bloß], das wusste sie nicht mehr.
        + Einen Knoten hatte sie im Flügel. Wofür war der?
        + „Hatschi“, sagte sie. Zwei Blätter fielen.
        + Sie flog einmal um den Baum. Das hatte schon mal geholfen.
        + Ihre Füße waren groß und standen gut.
        + Da hörte sie etwas, ganz leise, {place.from}.
        + „Das war es“, rief sie. „Oder das ist etwas Neues!“
      `,
      dry: `
        Die Eule flog los, fast ohne [Laut|Ton], {place.to}. {Other} saß zwischen den Flügeln.
        / „Schnell“, sagte die Eule. Mit {other.dat} auf dem Rücken flog sie {place.to}.
        + In jeder Wolke nieste sie. Dann war die Wolke weg.
        + „War ich hier schon?“, fragte sie den Mond.
        + Unter ihnen schliefen die Dächer.
      `,
      wet: `
        In einer Luftblase sanken sie {place.to}. Die Eule war in [Eile|großer Eile].
        / Die Eule zog eine Brille an. In einer Blase ging es mit {other.dat} {place.to}.
        + „Nicht niesen“, sagte {other}. Sie hielt den Schnabel zu.
        + Ein Fisch fragte nach der Zeit. „Zu spät“, sagte sie.
        + Ihre Füße passten kaum hinein.
      `,
      quirk: `
        „Schnell, schnell“, sagte die Eule und lief [zurück|nach hinten]. „Oh. Andersherum.“
        „Was suchst du?“, fragte {other}. „Das [Wort|Dings]“, sagte sie. „Es war eben noch da.“
        + Sie nieste, und ihr Hut flog weg. Sie hatte keinen Hut.
        + „Ich komme immer zu früh“, sagte sie, „oder am falschen Tag.“
        + Alle drei Schritte rief sie: „Jetzt weiß ich es!“
        + Dann wusste sie es wieder nicht.
        + Einmal lief sie so schnell, dass sie sich selbst suchte.
        + {Other} sagte ihr leise vor, wohin sie gingen.
      `,
      help: `
        Der Weg nach Haus lag [ganz im Finstern|stockdunkel da]. Niemand sah etwas.
        @help Die Eule legte den Kopf schief. Sie hörte im Dunkeln und führte alle.
        / @help „Pst“, sagte die Eule. Sie hörte im Dunkeln und führte alle, [Schritt um Schritt|ganz ruhig].
        + „Da geht eine Maus“, sagte sie. „Also ist da ein Weg.“
        + Sie vergaß nichts. Sie hatte es nicht eilig.
        + {Other} ging hinter den großen Füßen: patsch, patsch.
        + „Jetzt ein Blatt, jetzt ein Stein“, sagte die Eule.
        + {Thing} machte fast keinen Laut.
        + Dann hörte auch {other} etwas. Es war daheim.
      `,
    },
    intermediate: {
      arrives: `
        Dreimal klopfte es am Fenster, und dann nieste [es|jemand].
        @friend Draußen stand eine Eule, nicht größer als eine Tasse, auf Füßen für einen [Adler|größeren Vogel].
        + „Es ist furchtbar eilig“, sagte die Eule, „ich weiß nur nicht mehr, was.“
        + Sie marschierte über das Fensterbrett und hinterließ Abdrücke wie ein Bär.
        + „Du musst {hero} sein. Oder ich bin im falschen Haus, das kommt vor.“
        + Beim dritten Niesen fiel es ihr ein: {Place.in} stimmte etwas nicht.
        + „Eigentlich bin ich schon unterwegs“, sagte sie und saß auf der Lampe.
      `,
      alone: `
      @friend Seit einer Stunde saß die Eule startbereit auf ihrem Ast und hatte es eilig.
        Etwas sehr Dringendes hatte sie vorgehabt, aber es war ihr beim [Niesen|Abflug] entfallen.
        + Unter der linken Kralle fand sich ein Zettel, auf dem stand: Nicht vergessen.
        + Sie flog eine Runde um den Baum, denn manchmal saß der Gedanke auf der anderen Seite.
        + Ihre Großmutter war weise gewesen. Bei ihr selbst hatte es nur für flink gereicht.
        + Da drang ein Laut zu ihr, leiser als Schnee. Er kam {place.from}.
      `,
      dry: `
        {Other} saß im Gefieder. Die Eule flog so leise {place.to}, dass [der Wind sich umdrehte|niemand es merkte].
        / Mit {other.dat} auf dem Rücken flog die Eule {place.to}, nachdem sie [zweimal umgekehrt|falsch abgebogen] war.
        + In jeder Wolke musste sie niesen, und danach war es immer eine kleinere Wolke.
        + „Frag mich nicht nach dem Weg“, rief sie, „das bringt mich durcheinander.“
        + Zweimal fragte sie, wohin es ging.
        + Unten schliefen die Dächer.
      `,
      wet: `
        Eine Blase nahm sie auf, die Eule setzte ihre Brille [auf|fester]. So sank sie mit {other.dat} {place.to}.
        / „Bloß nicht niesen“, murmelte die Eule, während die Blase mit {other.dat} {place.to} glitt.
        + Sie hielt sich den Schnabel zu und wurde dabei ein wenig violett.
        + Kurz vor dem Ziel nieste sie doch, und das letzte Stück ging schneller.
        + Ein Fisch wünschte ihr Gesundheit.
        + Ihre Füße passten kaum hinein.
      `,
      quirk: `
      Alle zehn Schritte rief die Eule: „Jetzt weiß ich es wieder!“ Dann musste sie niesen.
      + {Other} sagte ihr leise vor, was sie suchten. „Richtig“, sagte sie, „das wollte ich sagen.“
        + Auf ihren großen Füßen überholte sie alles, auch die Abzweigung.
        + „Ich bin nie zu spät“, behauptete sie. „Nur manchmal am Tag davor.“
        + In den linken Flügel knotete sie sich ein Andenken und vergaß, woran.
        + Man bot ihr an, langsamer zu gehen. „Dafür fehlt mir die Zeit“, sagte sie.
      `,
      help: `
        Auf dem Rückweg erlosch der letzte Stern. Der Weg lag [stockfinster|schwarz wie im Schrank] da.
        @help Auf einmal wurde die Eule ganz ruhig, hörte im Dunkeln und führte sie.
        + „Hier geht eine Maus“, flüsterte sie, „und Mäuse gehen nie in den Abgrund.“
        + Sie hörte, wo der Weg weich war, wo er bog und wo er Wasser hatte.
        + {Other} folgte ihren Füßen, patsch, patsch, und keiner von beiden hatte es eilig.
        + Nichts fiel ihr aus dem Kopf, nicht einmal das kleinste Knistern.
      `,
    },
    advanced: {
      arrives: `
        @friend Dem Klopfen am Fenster folgte ein Niesen, und dem Niesen folgte, [über die eigenen Füße stolpernd|sehr in Eile], eine Eule.
        + „Es duldet keinen Aufschub“, rief sie, „und sobald mir einfällt, [was|worum es geht], brechen wir auf.“
        + Sie war nicht größer als eine Teetasse, stand aber auf Füßen, die offensichtlich für einen Uhu bestellt worden waren.
        + Weisheit, gab sie zu, liege in ihrer Familie, habe aber bei ihr selbst wegen der vielen Termine noch nicht stattfinden können.
        + Beim vierten Niesen flog ihr der Gedanke wieder zu, und sie rief triumphierend: „{Place.in}!“
        + Dann nieste sie noch einmal.
      `,
      alone: `
        @friend Seit einer guten Stunde saß die Eule flugbereit auf ihrem Ast, in größter Eile und [ohne Ziel|ohne die leiseste Ahnung, wohin].
        + Unter ihrer Kralle steckte ein Zettel mit dem Vermerk, dies unter keinen Umständen zu vergessen.
        + Sie umrundete den Stamm, weil entfallene Gedanken sich erfahrungsgemäß gern auf der Rückseite aufhalten.
        + Die Großmutter hatte als weise gegolten, was freilich leichter ist, wenn man nicht dauernd niesen muss.
        + Dann vernahm sie einen Laut, leiser als Schnee auf Moos, {place.from}, und wusste zum ersten Mal genau, wohin.
      `,
      dry: `
        So lautlos flog die Eule mit {other.dat} {place.to}, dass sogar der Wind [sich umsah|höflich Platz machte].
        / {Other} saß im Gefieder, und nachdem sie zweimal in bester Absicht umgekehrt waren, trug die Eule sie {place.to}.
        + Wolken, durch die sie kamen, wurden kräftig beniest und waren danach deutlich kleinere Wolken.
        + Die Dächer schliefen weiter.
      `,
      wet: `
        Die Brille fest auf dem Schnabel und den Schnabel fest zu, sank die Eule mit {other.dat} in einer Blase {place.to}.
        / Eine Luftblase ist kein Ort zum Niesen, und so reisten sie, {other} und eine [violette|bebende] Eule, {place.to}.
        + Auf den letzten Metern geschah es dann doch, wodurch sie ein wenig früher eintrafen als gedacht.
        + „Gesundheit“, sagte ein Fisch.
      `,
      quirk: `
        „Nun weiß ich es!“, rief die Eule [in regelmäßigen Abständen|alle zehn Schritte] und wusste, bis man sich umdrehte, gar nichts mehr.
        + {Other} flüsterte ihr das Nötigste ein, und sie dankte mit der Bemerkung, gerade dies habe sie sagen wollen.
        + Mit ihren Füßen, die kein Weg aufhielt, überholte sie mühelos alles, auch die richtige Abzweigung.
        + Zu spät sei sie niemals gekommen, erklärte sie, wohl aber des Öfteren am Tag davor.
      `,
      help: `
        Auf dem Rückweg erlosch das letzte Licht, und die Finsternis nahm [ringsum|überall] Platz.
        @help Da fiel von der Eule alle Hast ab: Sie hörte im Dunkeln und führte alle.
        + „Dort drüben geht eine Maus zu Bett“, sagte sie, „und der Weg, den Mäuse nehmen, trägt auch uns.“
        + Sie vernahm, wo der Boden weich wurde, wo er sich bog und an welcher Stelle ein Blatt über Wasser hing.
        + Wer sie jetzt sah, verstand, dass sie nicht vergesslich war, sondern am Tag nur von allem Lärm abgelenkt.
      `,
    },
  },
  Bear: {
    noun: { gender: 'm', nom: 'Bär', gen: 'Bären', akk: 'Bären', dat: 'Bären', einen: 'Bären', einem: 'Bären' },
    facts: { help: 'der Bär legte einen Baumstamm über den Graben' },
    beginner: {
      arrives: `
        [Rumms|Bumm], und das Fenster war voll. Es war voll Fell.
        @friend Da stand ein Bär und gähnte. „Bin ich [schon da|hier richtig]?“, fragte er.
        + Er hatte sein Kissen dabei. Man weiß ja nie.
        + „{Hero}?“, sagte er. „Ich schlafe gleich ein. Wollen wir vorher los?“
        + „Es ist vier Honigtöpfe weit“, sagte der Bär. So rechnet er.
        + Dann sank sein Kopf aufs Brett. Er schnarchte.
        + {Hero} tippte an die Nase. „Schon wach“, sagte er.
        + „{Place.in} fehlt etwas“, sagte er. „Und mir fehlt Schlaf.“
        + Er roch nach Honig und dickem Moos.
        + Sein Gähnen war so groß wie eine Schublade.
      `,
      alone: `
        @friend Der Bär saß vor seiner Höhle und war [fast|beinahe] eingeschlafen.
        Er hatte sich schon zweimal hingelegt. [Nur einmal|Leider] war da ein Baum.
        + „Noch ein Honigtopf bis zur Nacht“, sagte er.
        + Sein Kissen war aus Moos und wusste alles.
        + Ein Stern ging an. Er nickte ihm zu und nickte gleich ein.
        + Da rief etwas, {place.from}. Es klang gar nicht müde.
        + „Ich komme“, sagte der Bär und gähnte zuerst.
        + Das Kissen nahm er mit, unter dem Arm.
      `,
      dry: `
        {Other} ritt auf dem Bären. Der ging weich wie auf [Kissen|Moos], {place.to}.
        / So sacht wie mit einem [Ei|Glas] ging der Bär {place.to}.
        + Ab und zu schlief er ein. Er ging trotzdem weiter.
        + „Zwei Töpfe noch“, brummte er im Schlaf.
        + Man saß dort wie auf einem Sofa.
        + {Other} gähnte gleich mit.
      `,
      wet: `
        Der Bär setzte sich mit {other.dat} in ein Fass. Das Fass sank [langsam|sacht] {place.to}.
        / Deckel zu! Das Honigfass sank mit {other.dat} {place.to}.
        + „Es klebt ein bisschen“, sagte der Bär froh.
        + Er leckte die Wand ab. So verging die Zeit.
        + Ein Fisch sah durchs Loch. Der Bär winkte.
      `,
      quirk: `
        „Wie weit noch?“, fragte {other}. „Drei Honigtöpfe“, sagte der Bär. „Oder [zwei große|vier kleine].“
        Dann lehnte er sich an einen Baum. Der Baum [ächzte|wurde schief], und er schlief.
        + „Aufstehen“, sagte {other}. „Ich sitze doch“, sagte er.
        + Er gähnte, und drei Vögel gähnten mit.
        + Einen Stein fand er so weich, dass er blieb.
        + Sein Kissen trug er auf dem Kopf, für den Notfall.
        + „Ich denke im Schlaf“, sagte er. „Da ist mehr Platz.“
        + Im Traum ging er rückwärts. Man drehte ihn um.
      `,
      help: `
        Vor ihnen lag ein Graben, breit und [tief|dunkel]. Springen ging nicht.
        @help Da brummte der Bär und legte einen Baumstamm über den Graben.
        / @help „Hoppla“, sagte der Bär. Er legte einen Baumstamm über den [Graben|Graben, ganz sacht].
        + Er tat es so leicht wie mit einem Löffel.
        + „Aufsteigen“, sagte er. Alle ritten auf ihm hinüber.
        + Der Stamm bog sich. Er sagte nur: hmm.
        + {Thing} lag warm in seinem Fell.
        + „Das waren sieben Töpfe Arbeit“, sagte der Bär.
        + Drüben schlief er kurz, im Stehen.
      `,
    },
    intermediate: {
      arrives: `
        Es wurde dunkel im Zimmer, weil das Fenster auf einmal [besetzt|voller Fell] war.
        @friend Draußen stand ein Bär mit einem Kissen unter dem Arm und [gähnte|blinzelte].
        + „Ich bin so gut wie eingeschlafen“, sagte er, „aber vorher brauche ich dich, {hero.bare}.“
        + Mitten im nächsten Satz sank ihm der Kopf auf das Fensterbrett.
        + {Place.in} sei etwas weg, murmelte er, und bis dahin seien es vier Honigtöpfe.
        + In Honigtöpfen maß er alles: Wege, Zeiten und Freundschaft.
        + Wenn er gähnte, konnte man darin bequem eine Laterne abstellen.
      `,
      alone: `
        @friend Vor seiner Höhle saß der Bär und wartete darauf, dass [ihn jemand hineintrug|er einschlief].
        Bis zum Bett war es noch einen halben Honigtopf weit. Das [schien ihm viel|zog sich].
        + Zweimal war er heute eingeschlafen, einmal in einem Satz und einmal in einem Bach.
        + Sein Kissen, mit Moos gefüllt, hatte ihn noch nie enttäuscht.
        + Ein Falter setzte sich auf seine Nase, und beide schliefen.
        + Da rief es in der Ferne, {place.from}. So ruft nur, wer Hilfe braucht.
        + „Das schlafe ich hinterher“, brummte der Bär und stand auf.
      `,
      dry: `
        {Other} ritt auf dem breiten Rücken. Der Bär ging {place.to}, als trüge er [ein rohes Ei|Porzellan].
        / Mal wach und mal im Halbschlaf trottete der Bär mit {other.dat} {place.to}, [immer geradeaus|ohne zu stolpern].
        + Wenn er schnarchte, wackelte es ein bisschen, wie in einer Eisenbahn.
        + Bei Honigtopf drei sah man ein Licht.
        + „Zwei Töpfe noch“, brummte er im Schlaf.
        + Es roch nach Moos und Honig.
      `,
      wet: `
        Der Bär quetschte sich mit {other.dat} in ein Honigfass. Das Fass sank gemächlich {place.to}.
        / In einem süßen Fass ging es mit {other.dat} {place.to}. Der Bär leckte die Wände.
        + Als sie unten waren, war das Fass so sauber wie nie.
        + „Es klebt ein wenig“, sagte er froh.
        + Draußen zogen Fische vorbei.
        + Das Fass gluckste vor sich hin.
        + Das Fass war schon vorher geputzt, aber danach war es so sauber, dass man sich darin sah.
      `,
      quirk: `
        „Ich denke am besten im Schlaf“, sagte der Bär und [fing gleich damit an|lehnte sich an eine Birke].
        Die Birke stand danach schief, aber {other} fand, das [stehe ihr|sehe freundlich aus].
        + Er gähnte, und der Reihe nach gähnten drei Vögel, ein Käfer und ein Loch.
        + „Wie weit noch?“, fragte {other}. „Zwei Töpfe“, sagte er, „wenn man nicht nascht.“
        + Im Gehen träumte er vom Gehen und war dadurch doppelt müde.
        + Einen Stein lobte er so lange, bis man ihn davon herunterziehen musste.
      `,
      help: `
        Auf dem Rückweg klaffte da ein Graben, [zu breit zum Springen|schwarz und ohne Steg].
        @help Der Bär kratzte sich am Ohr und legte dann einen Baumstamm über den Graben.
        + Er hob ihn auf, wie unsereins einen Löffel aufhebt, und legte ihn gerade.
        + Dann durften alle auf ihn steigen, auch {thing}, das tief ins Fell kam.
        + Der Stamm ächzte, und der Bär ächzte aus Freundschaft mit.
        + „Sieben Töpfe“, rechnete er drüben zusammen, „und ein Schläfchen.“
      `,
    },
    advanced: {
      arrives: `
        @friend Plötzlich war kein Fenster mehr da, sondern [nur noch Fell|lauter Braun], und darüber gähnte, ausdauernd und gründlich, ein Bär.
        + „Ich bin im Grunde bereits eingeschlafen“, sagte er, „doch [davor|zuvor] müsste ich noch etwas mit dir erledigen, {hero.bare}.“
        + Er trug ein Kissen unter dem Arm, wie andere Leute einen Regenschirm tragen, nämlich aus Erfahrung.
        + {Place.in}, vier Honigtöpfe von hier, sei etwas abhandengekommen. Mehr war bis zum nächsten Schnarchen nicht zu erfahren.
        + In Honigtöpfen maß er Strecken, Stunden und die Güte von Menschen, wobei er sich selten verrechnete.
      `,
      alone: `
        @friend Der Bär saß vor seiner Höhle, keine drei Schritte vom Bett entfernt, was [einem halben Honigtopf|mehr als einer Reise] entspricht.
        + Ob er schon schlief, ließ sich von außen nicht feststellen, und auch er selbst war sich nicht sicher.
        + Auf seiner Nase ruhte ein Falter, der gekommen war, um zu fragen, und geblieben, um zu schlafen.
        + Da klang ein Rufen herüber, {place.from}, und es gibt Töne, gegen die selbst ein Bärenschlaf nichts vermag.
        + „Ich schlafe es nach“, brummte er, klemmte das Kissen unter den Arm und ging.
      `,
      dry: `
        So behutsam, als trüge er [das Teeservice einer Tante|ein rohes Ei], trottete der Bär mit {other.dat} auf dem Rücken {place.to}.
        / {Other} saß wie auf einem wandernden Sofa, während der Bär, [meist wach|teils träumend], {place.to} schaukelte.
        + Im Schlaf ging er ebenso sicher wie im Wachen, nur eine Spur nachdenklicher.
        + {Other} saß dabei sehr bequem.
      `,
      wet: `
        Ein Honigfass, in das der Bär und {other} mit angehaltenem Bauch gerade [hineinpassten|noch passten], sank mit ihnen {place.to}.
        / Sie reisten im Fass {place.to}, und da der Bär unterwegs die Wände ableckte, wurde {other.dat} die Zeit nicht lang.
        + Unten angelangt war das Fass so rein, dass man hätte eine Orgel hineinbauen können.
        + Es klebte ein wenig.
      `,
      quirk: `
        Seine besten Gedanken, so der Bär, kämen ihm im Schlaf, weshalb er [sich an eine Birke lehnte|unverzüglich einnickte], um nachzudenken.
        + Die Birke stand von diesem Tag an schräg, wirkte dadurch aber, wie {other} fand, um vieles zugänglicher.
        + Sein Gähnen pflanzte sich fort über drei Vögel und einen Käfer bis in einen hohlen Stamm, der es dumpf erwiderte.
        + Nach der Entfernung befragt, sagte er zwei Töpfe, fügte jedoch redlich hinzu, das gelte nur, wenn niemand nasche.
        + Dann schlief er wieder ein.
      `,
      help: `
        Auf dem Rückweg klaffte unversehens ein Graben, [breiter als jeder Anlauf|breit und ohne Boden].
        @help Der Bär gähnte, um Zeit zu gewinnen, und legte einen Baumstamm über den Graben.
        + Er hob ihn auf, wie unsereins einen Teelöffel hebt, und rückte ihn dann noch gerade, der Ordnung wegen.
        + Wer nicht balancieren mochte, durfte reiten, und {thing} reiste im tiefsten Teil seines Fells.
        + Drüben veranschlagte er das Ganze auf sieben Honigtöpfe und nahm den ersten davon in Form eines Nickerchens.
      `,
    },
  },
  Rabbit: {
    noun: { gender: 'n', nom: 'Kaninchen', gen: 'Kaninchens' },
    facts: { help: 'das Kaninchen grub einen Tunnel' },
    beginner: {
      arrives: `
        „Verzeihung, [Stuhl|Tür]“, sagte jemand im Flur.
        @friend Ein Kaninchen kam herein. „Verzeihung, {hero.bare}“, sagte es, „[ich bin es nur|darf ich stören]?“
        + „Du störst nicht“, sagte {hero}. „Verzeihung“, sagte es trotzdem.
        + Es klopfte mit dem Fuß, bum, bum. Das hieß: Es dachte nach.
        + „{Place.in} ist etwas weg“, sagte das Kaninchen. „Ich war es aber nicht.“
        + Es stieß an den Tisch. Es entschuldigte sich zweimal.
        + Seine Ohren zitterten wie zwei Blätter.
        + „Hast du kurz Zeit?“, fragte es. „Oder lang? Verzeihung.“
        + Es war klein und weich und voll Erde.
        + „Allein traue ich mich nicht“, sagte das Kaninchen.
      `,
      alone: `
        @friend Das Kaninchen saß im Klee und [entschuldigte sich|sagte Verzeihung], bei jedem Blatt.
        Denn es hatte [Hunger|viel Hunger]. Und der Klee war gut.
        + „Verzeihung, Stein“, sagte es. Der Stein war nicht böse.
        + Bum, bum, machte sein Fuß. Es dachte nach.
        + Der Abend kam. Es machte ihm Platz.
        + Dann rief etwas, {place.from}. Die Ohren standen hoch.
        + „Da ist jemand trauriger als ich“, sagte es.
        + Es sagte dem Klee Verzeihung und lief los.
      `,
      dry: `
        Hops um Hops ging es {place.to}. {Other} hielt die [Ohren|langen Ohren] fest.
        / Das Kaninchen hopste mit {other.dat} {place.to}. Jedem Gras sagte es [Verzeihung|danke].
        + Bei jedem dritten Hops war man kurz im Himmel.
        + „War das zu hoch?“, fragte es. „Verzeihung.“
        + Ein Hügel war im Weg. Es bat ihn sehr.
      `,
      wet: `
        In einer Blase hopsten sie {place.to}. Das Kaninchen sagte zu jedem Fisch [Verzeihung|guten Abend].
        / Das Kaninchen hielt die Nase zu. In einer Blase sank es mit {other.dat} {place.to}.
        + Eine Qualle wurde ganz rot. So nett war keiner.
        + Seine Ohren machten die Blase fast kaputt. Verzeihung, Blase.
        + Bum, bum, klopfte der Fuß. Die Muscheln klopften zurück.
      `,
      quirk: `
        Wenn das Kaninchen dachte, klopfte sein Fuß. Da [wackelte|bebte] der ganze Weg.
        „Was denkst du?“, rief {other}. „Dass ich [zu laut|laut] bin“, rief es. „Verzeihung!“
        + Es stieß gegen einen Zaun. Sie kamen ins Gespräch.
        + „Nach Ihnen“, sagte es zu einer Pfütze. Sie ging nicht.
        + Ein Ast traf es am Kopf. „Meine Schuld“, sagte es.
        + Es sagte sogar zum Echo Verzeihung. Das Echo auch.
        + „Du musst das nicht immer sagen“, sagte {other}. „Oh, Verzeihung“, sagte es.
        + Nur zu Möhren sagte es nichts.
      `,
      help: `
        Der Weg zurück war [zu|versperrt]. Da lag ein ganzer Berg aus Geröll.
        @help „Verzeihung“, sagte das Kaninchen zur Erde und grub einen Tunnel.
        / @help Erde flog. Das Kaninchen grub einen Tunnel, [so schnell wie nie|in einem Atemzug].
        + Es machte rapp, rapp, rapp, und man sah nur noch den Schwanz.
        + Ein Wurm musste umziehen. Es half ihm dabei.
        + Innen war es dunkel und roch nach Keller.
        + {Other} kroch hinterher, {thing} immer dabei.
        + „Darf ich den Berg so lassen?“, fragte es. Der Berg durfte.
        + Drüben schien der Mond durchs Loch.
      `,
    },
    intermediate: {
      arrives: `
        „Verzeihung, Herr Stuhl“, hörte man [im Flur|vor der Tür], und dann: „Verzeihung, Frau Vase.“
      @friend Schließlich kam ein Kaninchen herein, ganz atemlos, und entschuldigte sich bei {hero.dat}.
        + „Wofür denn?“, fragte {hero}. „Das findet sich“, sagte das Kaninchen.
        + Wenn es nachdachte, klopfte es mit dem Hinterfuß, dass die Bücher sich berieten.
        + {Place.in} sei etwas verschwunden. Es sei sicher irgendwie schuld, obwohl es nie dort gewesen war.
        + Vor dem Bettpfosten verbeugte es sich, weil es ihn gestreift hatte.
        + „Du dürftest jederzeit Nein sagen“, sagte es und zitterte mit einem Ohr.
      `,
      alone: `
      @friend Im Klee saß das Kaninchen und bat jedes Blatt um Verzeihung, und aß es dann.
        Das Abendbrot dauerte deswegen etwas [länger|lange], doch der Klee schien es zu schätzen.
        + Einem Stein, auf den es getreten war, brachte es eine Möhre vorbei.
        + Manchmal dachte es nach, und dann klopfte sein Fuß, und der Maulwurf rief: „Herein!“
        + Der Mond ging auf. Es rückte ein Stück, damit er Platz hatte.
        + Da hörte es weit weg jemanden seufzen, {place.from}.
        + „Vielleicht kann ich mich dort nützlich machen“, sagte es, „statt immer nur leid zu tun.“
      `,
      dry: `
        In hohen Sprüngen ging es {place.to}. {Other} lernte, [sich an zwei Ohren festzuhalten|mitzufedern].
        / Das Kaninchen sprang mit {other.dat} {place.to} und bat [jedes Grasbüschel|alle Gräser] um Nachsicht.
        + Einen Zaun fragte es, ob man dürfe, und wartete auf die Antwort.
        + Am höchsten Punkt jedes Sprungs war es ganz still.
        + Unten blieb die Erde kurz zurück.
      `,
      wet: `
        Unter Wasser hopst man in Zeitlupe. So kamen sie in ihrer Blase {place.to}, {other} [voran|obenauf].
        / Das Kaninchen ließ jedem Fisch den Vortritt. Darum dauerte es mit {other.dat} etwas, bis sie {place.to} kamen.
        + Einer Qualle, die es angestupst hatte, schrieb es noch lange Karten.
        + Die Ohren stießen oben an.
        + „Verzeihung, Blase“, sagte es.
      `,
      quirk: `
        Immer wenn das Kaninchen nachdachte, klopfte sein Fuß, und man [verstand kein Wort|spürte es im Bauch].
        „Woran denkst du?“, rief {other}. „Ob ich [zu laut klopfe|störe]!“, rief es.
        + Als ihm ein Zapfen auf den Kopf fiel, fragte es ihn, ob er sich wehgetan habe.
        + Mit dem Echo geriet es in ein Gespräch, das nur aus Verzeihungen bestand.
        + Eine Pfütze ließ es vorgehen, und so verging einige Zeit.
        + „Ich habe mich heute erst neunzigmal entschuldigt“, sagte es. „Verzeihung, einundneunzig.“
      `,
      help: `
        Auf dem Rückweg war der Pfad verschüttet, und [kein Spalt ließ sie durch|da lag ein halber Berg].
        @help „Verzeihung, es muss sein“, sagte das Kaninchen zur Erde und grub einen Tunnel.
        + So schnell hatte man es nie gesehen: vorne Pfoten, hinten ein Regen aus Sand.
        + Zwei Regenwürmer bekamen unterwegs neue Wohnungen, mit Aussicht.
        + {Other} kroch hinterdrein und hielt {thing.akk} fest.
        + Als der Mond durch das letzte Stück brach, sagte das Kaninchen zum ersten Mal: „Bitte sehr.“
      `,
    },
    advanced: {
      arrives: `
        @friend Nachdem es sich im Flur bei einer Vase, zwei Stühlen und der Schwelle entschuldigt hatte, betrat [leise|zitternd] ein Kaninchen das Zimmer.
        + „Ich störe“, stellte es fest, „[gewiss|ohne Zweifel], und bitte dafür, {hero.bare}, sowie für alles Weitere um Verzeihung.“
        + Wofür es sich im Einzelnen schuldig fühlte, ließ es offen, da ihm die Auswahl schwerfiel.
        + Sooft es nachdachte, schlug sein Hinterfuß den Takt, und im Regal rückten die Bücher enger zusammen.
        + {Place.in} sei etwas verschwunden, sagte es, und wiewohl es nie dort gewesen sei, könne es sich nicht ganz davon freisprechen.
        + Seine Ohren zitterten im Takt.
      `,
      alone: `
        @friend Im Klee saß das Kaninchen und ersuchte jedes Blatt, [ehe es zubiss|mit vollem Mund], um Nachsicht.
        + Einem Kiesel, den es am Morgen getreten hatte, war bereits eine Möhre überbracht worden, nebst Karte.
        + Als der Mond erschien, rückte es beiseite, da es offenbar seinen Platz eingenommen hatte.
        + Sein Fuß pochte, weil es nachdachte, worauf der Maulwurf unter der Wiese, wie jeden Abend, herein sagte.
        + Da drang ein Seufzer zu ihm, {place.from}. Es beschloss, einmal etwas zu tun, statt es nur zu bedauern.
      `,
      dry: `
        Mit Sprüngen, für die es sich im Scheitelpunkt jeweils [entschuldigte|kurz verneigte], trug das Kaninchen {other.akk} {place.to}.
        / {Other} hielt sich an zwei langen Ohren fest. So ging es über Zäune, die sämtlich um Erlaubnis gefragt wurden, {place.to}.
        + Ganz oben, zwischen Steigen und Fallen, war es jedes Mal so still wie in einem Ei.
      `,
      wet: `
        In ihrer Blase hopsten sie, so langsam, wie man unter Wasser eben hopst, {place.to}, {other} [vorneweg|obenauf].
        / Da es jedem Fisch den Vortritt ließ, brauchte das Kaninchen mit {other.dat} eine Weile, bis sie {place.to} gelangten.
        + Mit einer Qualle, die es versehentlich gestreift hatte, stand es danach jahrelang im Briefwechsel.
      `,
      quirk: `
        Dachte das Kaninchen nach, so klopfte sein Fuß, und dachte es [gründlich|scharf] nach, so verstand man das eigene Wort nicht.
        + „Worum geht es denn?“, rief {other}, und es rief zurück, um die Frage, ob es womöglich zu laut sei.
        + Einen Tannenzapfen, der ihm auf die Stirn gefallen war, befragte es besorgt nach seinem Befinden.
        + Mit dem Echo verwickelte es sich in einen Austausch von Höflichkeiten, den nur der Hunger beenden konnte.
        + Nur Möhren gegenüber schwieg es.
      `,
      help: `
        Auf dem Rückweg lag auf dem Pfad ein halber Berg und [machte keine Anstalten|rührte sich nicht].
        @help „Ich bedaure es“, sprach das Kaninchen zur Erde und grub einen Tunnel.
        + Vorne verschwand es, hinten stob der Sand, und zwei Regenwürmer erhielten im Vorbeigehen neue Wohnungen mit Aussicht.
        + Im Dunkeln, unter all dem Gestein, war es weder schüchtern noch schuld, sondern einfach daheim.
        + Als drüben der Mond hereinsah, trat es zur Seite und sagte, vielleicht zum ersten Mal im Leben, nichts als „Bitte sehr“.
      `,
    },
  },
  Deer: {
    noun: { gender: 'm', nom: 'Hirsch', gen: 'Hirschs' },
    facts: { help: 'der Hirsch trug Lichter im Geweih' },
    beginner: {
      arrives: `
        Es klopfte sehr höflich, [dreimal|dreimal und leise].
        @friend Da stand ein Hirsch, im Geweih eine [Gardine|Decke]. „Ich fürchte, die ist von euch“, sagte er.
        + „Guten Abend, {hero.bare}“, sagte er. „Darf ich? Ich passe nicht ganz.“
        + Er verneigte sich. Da hing auch die Lampe im Geweih.
        + „Behalten Sie Platz“, sagte er zum Bett.
        + „{Place.in} brauchen sie jemand Nettes“, sagte der Hirsch. „Ich dachte an dich.“
        + Am Geweih hingen noch ein Hut und eine Brezel.
        + {Hero} half ihm aus dem Vorhang. Er dankte sehr.
        + Er sprach wie ein Brief an den König.
        + Sein Atem war warm und roch nach Eicheln.
      `,
      alone: `
        @friend Der Hirsch stand da und zog [einen Schal|ein Hemd] aus dem Geweih.
        Er war an einer Leine hängen geblieben. Schon [wieder|zum dritten Mal].
        + Er brachte alles zurück, gefaltet und mit Gruß.
        + „Nach Ihnen“, sagte er zum Wind. Der Wind ging vor.
        + Ein Vogel saß im Geweih. Er zahlte Miete in Liedern.
        + Als der Mond kam, nahm er den Hut ab.
        + Da rief jemand um Hilfe, {place.from}.
        + „Es wäre mir eine Ehre“, sagte der Hirsch und lief.
      `,
      dry: `
        Der Hirsch kniete sich hin, und {other} stieg auf. In [Sprüngen|hohen Sprüngen] ging es {place.to}.
        / „Sitzt du bequem?“, fragte der Hirsch. Dann sprang er mit {other.dat} {place.to}.
        + Jeder Baum bekam einen Gruß, auch die krummen.
        + Eine Wolke blieb im Geweih hängen. Sie kam mit.
        + Der Wald flog vorbei wie ein Band.
      `,
      wet: `
        Der Hirsch nahm ein Schilfrohr ins Maul. Mit {other.dat} ging er [hinab|ganz hinab], {place.to}.
        / Vornehm ging der Hirsch mit {other.dat} [hinab|ins Wasser]. Es ging {place.to}.
        + Kleine Fische schwammen durch das Geweih wie durch einen Baum.
        + „Sie zuerst“, sagte er zu einer Schnecke. Sie brauchte lange.
        + Tang hing an allen Enden. Es sah festlich aus.
      `,
      quirk: `
        Vor jeder Tür verneigte sich der Hirsch. Jede Tür [blieb hängen|kam ein Stück mit].
        „Du hast da etwas“, sagte {other}. „Oh“, sagte er. „Eine [Wiege|Leiter]. Danke.“
        + Er bat einen Käfer um den Weg und dankte fünfmal.
        + Ein Netz, ein Hut, ein Ast: Alles hing an ihm.
        + „Bin ich jetzt ein Schrank?“, fragte der Hirsch.
        + {Other} hängte eine Jacke dazu. Das war praktisch.
        + Er ging rückwärts aus dem Raum, wie bei Königen.
        + Es war gar kein Raum. Es war ein Feld.
      `,
      help: `
        Es wurde so dunkel, dass [keiner|niemand] einen Schritt tat.
        @help Da hielt der Hirsch den Kopf hin. Er trug Lichter im Geweih.
        / @help „Darf ich leuchten?“ Und der Hirsch trug Lichter im [Geweih|Geweih, an jedem Ende eins].
        + Es waren acht, und jedes war rund und warm.
        + Er ging so gerade wie ein Saal auf Beinen.
        + „Einmal ist Hängenbleiben gut“, sagte {other}.
        + {Thing} glänzte in all dem Licht.
        + Die Motten tanzten. Er entschuldigte sich für den Wind.
        + Von weitem sah es aus, als käme ein Fest.
      `,
    },
    intermediate: {
      arrives: `
        Es klopfte dreimal, so höflich, dass man [die Verbeugung hörte|sofort Herein sagte].
        @friend In der Tür stand ein Hirsch mit einer Gardine im Geweih und [bat um Entschuldigung|verneigte sich].
        + „Guten Abend, {hero.bare}“, sagte er, „ich glaube, ich habe eure Wäsche mitgebracht.“
        + Beim Verbeugen nahm er die Lampe mit und beim Bedauern auch noch den Mantel.
        + {Place.in} werde jemand mit gutem Herzen gesucht, sagte er. Da sei ihm ein Name eingefallen.
        + Außer der Gardine hingen an ihm ein Hut, eine Brezel und eine halbe Hecke.
        + „Nach Ihnen“, sagte er zum Schrank, und der Schrank blieb, wo er war.
      `,
      alone: `
        @friend Auf der Lichtung stand der Hirsch und zog [vorsichtig|mit Bedauern] einen Schal aus seinem Geweih.
        Er gehörte der Försterin, wie auch das Hemd und [die Hängematte|das Tischtuch].
        + Alles brachte er am nächsten Tag gefaltet zurück, mit einem Sträußchen.
        + In seinem Geweih wohnte eine Meise, die ihre Miete in Liedern zahlte.
        + „Darf ich?“, fragte er das Gras, bevor er sich legte.
        + Da hörte er jemanden rufen, {place.from}, und erhob sich.
        + „Man lässt niemanden zweimal bitten“, sagte der Hirsch.
      `,
      dry: `
        Der Hirsch kniete nieder und bat {other.akk} aufzusteigen. Dann ging es [in Sprüngen|wie im Flug] {place.to}.
        / In langen, gut erzogenen Sprüngen trug der Hirsch {other.akk} {place.to}.
        + Unterwegs verfing sich eine kleine Wolke in seinem Geweih und wollte nicht mehr weg.
        + Jeden Baum grüßte er, die Linden mit Namen.
        + „Sitzt man bequem?“, fragte er.
        + Der Wald rauschte vorbei wie ein Kleid.
      `,
      wet: `
        Mit einem Schilfrohr im Maul schritt der Hirsch hinab, {place.to}, {other} in einer Blase [am Geweih|daneben].
        / Unter Wasser trug er den Kopf wie immer, hoch. So kamen der Hirsch und {other} {place.to}.
        + Fische schwammen durch sein Geweih wie Kinder durch einen Kletterbaum.
        + „Sie zuerst“, sagte er zu einem Hecht.
        + Tang hing an allen Enden. Es stand ihm.
      `,
      quirk: `
      Vor jedem Tor machte der Hirsch eine Verbeugung. Danach hing das Tor an ihm.
      + „Du hast da eine Kleinigkeit“, sagte {other}. „Ach“, sagte er, „ein Fahrrad. Sehr freundlich.“
        + An einer Leine blieb er so lange hängen, bis sie trocken war.
        + Einer Schnecke ließ er den Vortritt, und alle lernten Geduld.
        + „Ich werde langsam ein Schrank“, seufzte er, und {other} hängte etwas dazu.
        + Selbst ein Gewitter hätte er gefragt, ob es nicht Platz nehmen wolle.
      `,
      help: `
        Auf dem Rückweg wurde es so finster, dass [sich niemand mehr traute|keiner den Boden sah].
        @help Da hängten sie Laternen an jedes Ende, und der Hirsch trug Lichter im Geweih.
        + Es waren zehn, und er hielt den Kopf wie ein Kronleuchter bei Hof.
        + Zum ersten Mal war es gut, dass an ihm alles hängen blieb.
        + {Other} ging in der Helligkeit, und {thing} warf einen kleinen Glanz zurück.
        + „Blendet es auch nicht?“, fragte er die Nachtfalter, die mittanzten.
      `,
    },
    advanced: {
      arrives: `
        @friend Ein Klopfen von ausgesuchter Höflichkeit kündigte einen Hirsch an, der [eine Gardine|die halbe Wäsche der Straße] im Geweih trug.
        + „Verzeih, {hero.bare}“, sagte er, „ich fürchte, ich bin unterwegs [ein wenig möbliert worden|irgendwo hängen geblieben].“
        + Seine Verbeugung kostete das Zimmer eine Lampe und die Entschuldigung dafür auch noch die Vorhangstange.
        + {Place.in} benötige man jemanden von Herzensbildung, und er habe sich erlaubt, an {hero.akk} zu denken.
        + Als er den Rückzug antrat, rückwärts, wie man es vor Königen tut, folgte ihm gehorsam der Garderobenständer.
      `,
      alone: `
        @friend Auf der Lichtung stand der Hirsch und befreite, Masche um Masche, [einen fremden Schal|die Wäsche der Försterin] aus seinem Geweih.
        + Das Sträußchen, mit dem er dergleichen zurückzubringen pflegte, lag bereits gebunden im Gras.
        + Zwischen den obersten Enden wohnte eine Meise, die ihre Miete in Liedern entrichtete und nie im Rückstand war.
        + Dem Wind ließ er den Vortritt, und dieser brachte ihm, zum Dank vielleicht, einen Hilferuf mit, {place.from}.
        + „Man lasse niemanden zweimal bitten“, hatte schon seine Mutter gesagt, und so setzte er über den Bach.
      `,
      dry: `
        Der Hirsch beugte das Knie, wie es vor ihm wohl nur Ritter taten, und sprang dann mit {other.dat} {place.to}.
        / In Sätzen, so lang und wohlgeformt wie [die eines alten Romans|seine eigenen], trug der Hirsch {other.akk} {place.to}.
        + Eine kleinere Wolke verfing sich oben und reiste, da niemand sie bat zu gehen, einfach mit.
        + Der Wald rauschte wie Seide.
      `,
      wet: `
        Mit einem Schilfrohr zwischen den Lippen, das er wie [eine Zigarre|eine Blume] trug, schritt der Hirsch mit {other.dat} {place.to}.
        / Auch unter Wasser trug er das Haupt erhoben. So zogen der Hirsch und {other}, nicht ohne Glanz, {place.to}.
        + Durch sein Geweih tummelten sich Fische, die es für eine versunkene Eiche von Rang hielten.
      `,
      quirk: `
        Keine Pforte konnte der Hirsch durchschreiten, ohne sich zu verneigen, und keine, ohne sie [hinterher zu tragen|mitzunehmen].
        + „Du hast da eine Kleinigkeit“, bemerkte {other}, und es war, wie sich beim Absetzen zeigte, ein Vogelhaus mit Mietern.
        + Einer Schnecke, die denselben Weg hatte, überließ er den Vortritt, worauf die Reise einen geruhsamen Abschnitt nahm.
        + „Ich nähere mich einem Schrank“, seufzte er, und {other}, praktisch veranlagt, hängte den Hut dazu.
      `,
      help: `
        Auf dem Rückweg kam eine Dunkelheit, in der selbst der Weg [stehen blieb|kehrtmachte].
        @help Da hängte man Laternen an jedes Ende, und der Hirsch trug Lichter im Geweih.
        + Zehn waren es, und er hielt sie so unbewegt, wie es kein Kronleuchter bei Hofe je vermocht hat.
        + Was sein Leben lang ein Missgeschick gewesen war, nämlich dass alles an ihm hängen blieb, erwies sich als Beruf.
        + Wer sie von ferne kommen sah, glaubte, ein Ball habe sich verlaufen und suche nun sein Schloss.
      `,
    },
  },
  Squirrel: {
    noun: { gender: 'n', nom: 'Eichhörnchen', gen: 'Eichhörnchens' },
    facts: { help: 'das Eichhörnchen warf ein Seil aus Efeu herunter' },
    beginner: {
      arrives: `
        Eine Nuss flog ins Zimmer. Dann noch [eine|zwei].
        @friend Dann kam ein Eichhörnchen. „Erstens: hallo“, sagte es. „Zweitens: Wo ist meine [Nuss|Mütze]?“
        + „Drittens“, sagte es, „bist du {hero}? Das steht auf der Liste.“
        + Es hatte viele Listen. Sie steckten hinter den Ohren.
        + Es suchte unter dem Kissen. Da war eine Nuss. Sie war von gestern.
        + „Viertens: {Place.in} ist etwas weg. Fünftens: Ich war es nicht.“
        + Sein Schwanz war rund wie ein Fragezeichen.
        + „Sechstens habe ich vergessen“, sagte das Eichhörnchen.
        + {Hero} fand es. Sechstens war: losgehen.
      `,
      alone: `
        @friend Das Eichhörnchen suchte [seit Montag|immer noch] eine Nuss. Es hielt sie in der Pfote.
        „Erstens: nicht hier“, sagte es. „Zweitens: [nicht da|auch nicht dort].“
        + Im ganzen Baum lag etwas, und niemand wusste, wo.
        + In der Mütze war ein Knopf. Auf der Liste stand: Nuss.
        + Der Mond war rund und braun. „Da ist sie ja“, sagte es.
        + Er lag zu hoch. Es schrieb ihn auf.
        + Dann rief jemand, {place.from}. Das war neu auf der Liste.
      `,
      dry: `
        Von Ast zu Ast ging es {place.to}. {Other} hing [am Schwanz|gut fest].
        / Hopp, hopp: Das Eichhörnchen sprang mit {other.dat} {place.to}.
        + „Erstens festhalten“, rief es. „Zweitens nicht.“
        + In jedem Baum schaute es nach einer Nuss.
        + Das dauerte, und man sah viele Bäume von innen.
      `,
      wet: `
        In einer Nussschale sanken sie {place.to}. Das Eichhörnchen schrieb [mit|alles auf].
        / Die Schale war groß wie ein Boot. Darin ging es mit {other.dat} {place.to}.
        + Fische, stand auf der Liste: elf, zwölf, hallo.
        + Unten suchte es gleich nach Nüssen. Es waren Muscheln.
        + Auch die Muscheln schrieb es auf.
      `,
      quirk: `
        Das Eichhörnchen schrieb eine Liste. Dann schrieb es auf, wo die Liste [war|lag].
        „Was steht drauf?“, fragte {other}. „Erstens: [lesen|Liste suchen]“, sagte es.
        + Es grub ein Loch und legte etwas hinein. Dann wusste es nicht mehr, was.
        + Es war der Bleistift.
        + „Ich verliere nie etwas“, sagte es. „Ich finde es nur nicht.“
        + {Other} zeigte auf die Nuss hinter dem Ohr. Es weinte fast.
        + Es vergrub sie sofort. Man weiß, was dann kam.
      `,
      help: `
        Da stand eine Wand im Weg, glatt und [hoch|viel zu hoch].
        @help Hui, war das Eichhörnchen oben. Es warf ein Seil aus Efeu herunter.
        / @help Das Eichhörnchen lief hinauf. Es warf ein Seil aus Efeu [herunter|herunter, lang genug].
        + „Erstens ziehen“, rief es. „Zweitens weiter ziehen.“
        + {Other} zog. {Thing} kam an einem Knoten hoch.
        + Oben fand es eine Nuss von letztem Jahr.
        + „Drittens: Ich bin ein Held“, sagte es und schrieb es auf.
        + Der Efeu roch grün und nach Regen.
        + Dann ging es auf der anderen Seite ganz leicht hinab.
      `,
    },
    intermediate: {
      arrives: `
        Erst kam eine Nuss durchs Fenster, dann [ein Bleistift|eine zweite] und dann eine Mütze.
      @friend Zuletzt kam ein Eichhörnchen. „Erstens: guten Abend“, sagte es, „zweitens: Fehlt noch etwas?“
        + „Drittens suche ich {hero.akk}“, las es vor, „und viertens meine Brille.“ Es trug sie.
        + Hinter jedem Ohr steckten Listen, und auf jeder stand zuoberst: Listen suchen.
        + {Place.in}, sagte es, sei etwas verschwunden, und dafür sei es Fachtier.
        + Es sah unter dem Kissen nach, fand eine Nuss vom Vorjahr und brach beinahe in Tränen aus.
      `,
      alone: `
      @friend Das Eichhörnchen suchte seit dem Frühstück eine Nuss, die es hinterm Ohr trug.
      + Auf der Liste war alles angekreuzt: Astloch, Regenrinne, Mütze, noch einmal Astloch.
        + Vorräte hatte es für elf Winter, und bei keinem wusste es, wo.
        + „Ich verliere nichts“, sagte es zum Specht, „ich lagere es nur gründlich.“
        + Der Mond erschien, rund und braun, und es schrieb ihn vorsichtshalber auf.
        + Dann hörte es ein Rufen, {place.from}. Unter Neuntens war noch Platz.
      `,
      dry: `
        Von Wipfel zu Wipfel flogen sie {place.to}, {other} in einer Schlinge [aus Efeu|am Schwanz].
        / Das Eichhörnchen kannte eine Straße aus Ästen, und auf der ging es mit {other.dat} {place.to}.
        + In jedem zweiten Baum hielt es an, um nach einer Nuss von damals zu sehen.
        + „Erstens festhalten“, rief es, „zweitens auch.“
        + Keine Nuss war da, aber viel Aussicht.
      `,
      wet: `
        In einer Walnussschale, die [gut abgedichtet|frisch geharzt] war, sanken sie {place.to}. {Other} las die Liste vor.
        / Das Eichhörnchen klappte die Schale zu, hakte Luft ab und fuhr mit {other.dat} {place.to}.
        + Unterwegs zählte es die Fische und fand, man müsse sie besser sortieren.
        + „Drittens: unten“, schrieb es auf.
        + Muscheln hielt es für schlechte Nüsse.
      `,
      quirk: `
        Das Eichhörnchen legte eine Liste aller Listen an und [vergrub sie sicher|verlor sie sofort].
        „Wo ist sie jetzt?“, fragte {other}. „Das stand [darauf|auf der Liste]“, sagte es.
        + Alle paar Schritte grub es ein Loch, legte etwas hinein und sah dabei sehr klug aus.
        + Später fehlten ein Bleistift, ein Knopf und die linke Hälfte eines Brötchens.
        + {Other} zeigte hinter sein Ohr. Da war sie, die Nuss, und es umarmte erst sie und dann alle.
        + Danach wurde sie vergraben, an einer Stelle, die man sich gut merken konnte.
      `,
      help: `
        Auf dem Rückweg stand da eine Mauer, [glatt wie ein Teller|höher als jede Leiter].
        @help Das Eichhörnchen lief hinauf wie ein Strich und warf ein Seil aus Efeu herunter.
        + „Erstens festhalten, zweitens ziehen“, rief es, „drittens bitte nicht lachen, das kitzelt im Efeu.“
        + {Other} kletterte, und {thing} kam an einem doppelten Knoten hinterher.
        + Oben fand es einen Vorrat von vor drei Jahren und musste sich setzen.
        + „Viertens“, sagte es feierlich, „habe ich heute etwas wiedergefunden, nämlich euch.“
      `,
    },
    advanced: {
      arrives: `
        @friend Auf eine Nuss, die ins Zimmer rollte, folgten ein Bleistift, eine Mütze und [endlich|als vierter Punkt] ein Eichhörnchen.
        + „Erstens wünsche ich einen guten Abend“, las es vom Blatt, „zweitens [suche ich etwas|fehlt mir die Seite zwei].“
        + Die Brille, nach der es hierauf unter Kissen und Teppich fahndete, saß ihm, wie {hero} schließlich anmerkte, auf der Nase.
        + {Place.in} sei etwas verloren gegangen, und auf diesem Gebiet, das dürfe es ohne Eitelkeit sagen, reiche ihm niemand das Wasser.
        + Im Übrigen fand sich hinter dem Bettpfosten eine Nuss vom Vorjahr, deren Wiedersehen es sichtlich mitnahm.
        + Die Nuss wurde sofort vermerkt.
      `,
      alone: `
        @friend Seit dem Morgen suchte das Eichhörnchen eine Nuss, die es, [zur Sicherheit|damit sie nicht wegkomme], in der linken Pfote hielt.
        + Vorräte besaß es für elf Winter, und einzig der Umstand, dass es keinen davon fand, trübte seinen Wohlstand.
        + „Verloren“, erklärte es dem Specht, „ist gar nichts, es ist nur außerordentlich gut gelagert.“
        + Gegen Abend ging der Mond auf, rund, braun und unerreichbar, und wurde unter Sonstiges vermerkt.
        + Da rief etwas, {place.from}, und weil unter Neuntens noch eine Zeile frei war, brach es auf.
      `,
      dry: `
        Auf einer Straße, die nur aus Wipfeln bestand, sprang das Eichhörnchen mit {other.dat} [in kühnem Schwung|Ast um Ast] {place.to}.
        / {Other} hing in einer Schlinge aus Efeu. So ging es, mit Aufenthalten an sämtlichen früheren Verstecken, {place.to}.
        + Kein Versteck am Weg enthielt, was die Liste versprach, doch eines enthielt zu aller Freude eine zweite Liste.
      `,
      wet: `
        In einer Walnussschale, deren Fugen es eigenhändig verharzt hatte, sank das Eichhörnchen mit {other.dat} {place.to}.
        / Nachdem Punkt drei, die Luft, abgehakt war, schloss das Eichhörnchen die Schale. Man fuhr, {other} am Guckloch, {place.to}.
        + Einem Schwarm von Sardinen legte es dringend nahe, sich nach Größe zu ordnen.
      `,
      quirk: `
        Um nicht länger suchen zu müssen, wo die Listen lagen, verfasste das Eichhörnchen [ein Verzeichnis|ein Register] und vergrub es.
        + „Und wo?“, fragte {other}. „Eben das“, sagte es nach einer Pause, „ging daraus hervor.“
        + Wo immer sie rasteten, entstand ein kleines Loch, in dem bald ein Bleistift, bald ein halbes Brötchen zur Ruhe kam.
        + Als man ihm eine Nuss hinter dem eigenen Ohr hervorholte, umarmte es zuerst sie und danach die Anwesenden in alphabetischer Folge.
      `,
      help: `
        Auf dem Rückweg erhob sich vor ihnen eine Mauer, [fugenlos wie ein Ei|an der jede Leiter verzagt wäre].
        @help Ein roter Strich, und schon warf das Eichhörnchen ein Seil aus Efeu herunter.
        + „Erstens festhalten, zweitens nicht nach unten denken“, rief es und hatte beides, wie man sah, auswendig gewusst.
        + {Other} kletterte voran, {thing} folgte am doppelten Knoten, und der Efeu duftete wie ein nasser Garten.
        + Oben setzte es mit fester Schrift ein Häkchen hinter den Punkt, der auf keiner seiner Listen je gestanden hatte: gefunden.
      `,
    },
  },
  Hedgehog: {
    noun: { gender: 'm', nom: 'Igel', gen: 'Igels' },
    facts: { help: 'der Igel rollte den Hang hinab und sammelte Laub' },
    beginner: {
      arrives: `
        Etwas rollte gegen die Tür. Es sagte [Au|Autsch].
        @friend Es war ein Igel. „Das war die Tür“, sagte er. „Sie hat [angefangen|nicht geschaut].“
        + Er war beleidigt. Dann war er es nicht mehr. So ging das bei ihm.
        + „Magst du Apfeltee?“, fragte {hero}. Da war alles gut.
        + „Ich brauche dich, {hero.bare}“, sagte er. „Aber nur, wenn du mich brau“, und schon war er eine Kugel.
        + {Hero} wartete. Die Kugel sagte: „chst.“
        + „{Place.in} ist etwas los“, sagte der Igel. „Mich fragt ja keiner.“
        + „Ich frage dich“, sagte {hero}. Er wurde ganz weich.
        + An seinen Stacheln hing ein Blatt. Es stand ihm gut.
      `,
      alone: `
        @friend Der Igel war gerade [beleidigt|nicht beleidigt] und trank Apfeltee.
        Der Mond hatte ihn nicht [gegrüßt|angesehen]. Jetzt sah er her.
        + „Zu spät“, sagte der Igel. Dann winkte er doch.
        + Er rollte sich ein. Drinnen war es wie in einer Nuss.
        + Ein Apfel fiel. Der Igel hielt es für ein Geschenk.
        + Da rief etwas um Hilfe, {place.from}.
        + „Mich ruft man“, sagte er und war ein bisschen stolz.
        + „Na gut“, sagte der Igel. „Weil ihr so lieb ruft.“
      `,
      dry: `
        Der Igel rollte voran wie ein [Ball|Knäuel]. {Other} lief nach. Es ging {place.to}.
        / Bergab rollte der Igel, bergauf trug ihn {other}. So kamen sie {place.to}.
        + Nach jeder Kurve hing mehr Laub an ihm.
        + „Sieht das komisch aus?“, fragte er. „Schön“, sagte {other}.
        + Einmal rollte er zu weit. Er tat, als wollte er das.
      `,
      wet: `
        In einem Glas tauchten sie unter, {place.to}. Der Igel drehte sich [im Kreis|wie ein Rad].
        / Der Igel zog den Bauch ein. Nun passte {other} dazu. Es ging {place.to}.
        + Eine Qualle lachte. Er war sehr kurz beleidigt.
        + Ein Seeigel grüßte ihn als Onkel.
        + „Man sieht mich hier von unten“, sagte er und wurde rot.
      `,
      quirk: `
        „Ich bin gar nicht“, sagte der Igel. Da war er eine Kugel. [Man wartete|Alle warteten].
        „Beleidigt“, sagte die Kugel nach einer Weile. {Other} [nickte|glaubte es].
        + Ein Stein hatte ihn schief angesehen.
        + „Du hast schöne Stacheln“, sagte {other}. „Findest du?“, fragte er und ging auf.
        + Seine Sätze kamen in zwei Teilen.
        + Ein Blatt nannte ihn Bürste, oder es raschelte nur so.
        + Er ging zur Strafe drei Schritte weit weg. Dann kam er heim.
        + Trösten ging leicht. Man musste nur „du“ sagen.
      `,
      help: `
        Es ging steil bergab. Es war [viel zu steil|zu steil zum Gehen].
        @help „Wartet“, sagte der Igel. Er rollte den Hang hinab und sammelte Laub.
        / @help Plumps: Der Igel rollte den Hang hinab und sammelte [Laub|ganz viel Laub].
        + Unten war er so groß wie ein Heuberg.
        + „Springt“, rief es aus dem Laub. Sie sprangen.
        + Es war weich und roch nach Herbst.
        + {Thing} landete wie im Bett.
        + „Tut dir etwas weh?“, fragte {other}. „Gar nichts“, sagte der Igel.
        + Er war den ganzen Tag nicht mehr beleidigt.
      `,
    },
    intermediate: {
      arrives: `
        Etwas Rundes rollte gegen die Tür und [beschwerte sich|sagte Au, und zwar vorwurfsvoll].
        @friend Es war ein Igel. „Die Tür hat mich gestoßen“, sagte er, „aber [ich sage nichts|lassen wir das].“
        + Er war leicht gekränkt und leicht getröstet, und beides ging oft in einer Minute.
        + „Du bist sicher beschäftigt, {hero.bare}“, begann er und war eine Kugel, bevor der Satz zu Ende war.
        + {Hero} lobte die Kugel. Der Rest kam heraus: {Place.in} wurde jemand gesucht.
        + Von einem Schluck Apfeltee wurde er so glücklich, dass seine Stacheln sich legten.
      `,
      alone: `
      @friend Unter der Hecke saß der Igel vor seinem Apfeltee und war ein wenig gekränkt.
        Der Mond hatte hinter einer Wolke gestanden und [nicht gegrüßt|so getan, als sähe er ihn nicht].
        + Als er dann doch herschaute, war alles vergeben, und der Tee schmeckte doppelt.
        + Ein Apfel fiel ihm auf den Rücken und blieb dort, was er als Zuneigung verstand.
        + Mitten in einem Gedanken rollte er sich ein. Den Schluss dachte er drinnen.
        + Da rief jemand, {place.from}. Der Igel hörte genau hin, ob er gemeint war.
      `,
      dry: `
        Der Igel rollte voraus und sammelte Blätter. {Other} [lief der Kugel nach|folgte], {place.to}.
        / Bergab war der Igel schneller, bergauf wurde er getragen. So kamen {other} und er {place.to}.
        + Am Ende sah er aus wie ein kleiner Komposthaufen mit Gesicht.
        + „Lacht da wer?“, fragte er aus dem Laub.
        + Niemand lachte. Es war aber knapp.
        + Er roch nach Herbst und Apfel.
        + Wo er gerollt war, sah der Weg so ordentlich aus, als hätte ihn jemand mit Liebe gefegt.
      `,
      wet: `
        In einem Einmachglas sanken sie {place.to}, der Igel als Kugel und {other} [vorsichtig|am Rand].
        / Ein Glas, ein Deckel, ein Igel mit eingezogenem Bauch: So fuhr {other} {place.to}.
        + Ein Seeigel winkte ihm zu, und er war gerührt über so viel Familie.
        + Er drehte sich darin wie Wäsche.
        + „Von unten sehe ich dick aus“, sagte er.
        + Niemand sagte etwas Falsches.
      `,
      quirk: `
        „Es macht mir überhaupt nichts“, sagte der Igel und [war eine Kugel|rollte sich ein].
        Man wartete, bis der zweite Teil kam. „Aus“, sagte die Kugel, und {other} [nickte|hatte Verständnis].
        + Eine Distel hatte ihn geduzt, und ein Ast hatte ihm nicht Platz gemacht.
        + „Das ist der schönste Rücken weit und breit“, sagte {other}, und alles war wieder gut.
        + Zur Strafe ging er zehn Schritte allein. Aber so langsam, dass man ihn einholen konnte.
        + Wenn man ihn tröstete, seufzte er, und das Seufzen klang wie ein kleines Akkordeon.
      `,
      help: `
        Auf dem Rückweg fiel der Hang so steil ab, dass [allen die Zehen kribbelten|niemand vorging].
        @help „Tretet zurück“, sagte der Igel, rollte den Hang hinab und sammelte Laub.
        + Mit jeder Umdrehung wurde er dicker. Unten lag ein Berg, in dem etwas schnaufte.
        + „Jetzt!“, rief der Berg, und sie sprangen hinein wie ins Heu.
        + {Thing} landete so sanft, dass es nicht einmal klirrte.
        + „Hat dir auch niemand wehgetan?“, fragte {other}. „Heute nicht“, sagte der Igel und strahlte.
      `,
    },
    advanced: {
      arrives: `
        @friend Etwas Kugelförmiges prallte gegen die Tür, entrollte sich unter Vorwürfen und [war ein Igel|stellte sich als Igel heraus].
        + „Deine Tür“, sagte er, „hat mich angerempelt, doch ich bin [nicht nachtragend|der Klügere], {hero.bare}.“
        + Er war so leicht gekränkt wie getröstet, und wer ihn mochte, tat gut daran, stets Apfeltee im Haus zu haben.
        + Mitten in der Mitteilung, dass man {place.in} Hilfe benötige, schloss er sich, weil eine Diele geknarrt hatte.
        + Auf gutes Zureden hin kam der Rest des Satzes zum Vorschein, etwas gedämpft, aber vollständig.
      `,
      alone: `
        @friend Der Igel saß unter der Hecke bei seinem Apfeltee und grollte dem Mond, der [grußlos vorübergezogen|hinter eine Wolke getreten] war.
        + Als der Mond sich wieder zeigte und, wie er fand, entschuldigend schimmerte, goss er ihm eine zweite Tasse ein.
        + Ein Apfel stürzte auf seinen Rücken und blieb stecken, was er, mangels Zeugen, als Umarmung verbuchte.
        + Die heikleren Gedanken pflegte er in eingerolltem Zustand zu Ende zu führen, da drinnen niemand widersprach.
        + Nun klang ein Ruf herüber, {place.from}, und er prüfte sorgfältig, ob darin nicht ein leiser Vorwurf lag.
        + Dann war auch das vergeben.
      `,
      dry: `
        Bergab als Kugel, bergauf [auf dem Arm oder was {other.dat} sonst zur Verfügung stand|getragen], so reiste der Igel mit {other.dat} {place.to}.
        / Der Igel rollte voran und nahm unterwegs so viel Laub auf, dass {other} zuletzt einem wandernden Haufen {place.to} folgte.
        + Wo er über das Ziel hinausrollte, ließ er durchblicken, dass eben dies beabsichtigt war.
        + Er roch angenehm nach Herbst.
      `,
      wet: `
        In einem Einmachglas, das für einen Igel und {other.akk} eigentlich [zu knapp bemessen|ein Wagnis] war, sank man {place.to}.
        / Um niemanden zu stechen, zog der Igel den Bauch ein und die Luft an. So tauchten er und {other} {place.to}.
        + Ein Seeigel grüßte aus der Tiefe, und er sprach noch lange von der erstaunlichen Weite seiner Familie.
      `,
      quirk: `
        „Von Kränkung kann überhaupt keine“, begann der Igel, worauf er sich einrollte und [die Rede|den Satz] im Inneren beendete.
        + {Other} gewöhnte sich an, neben der Kugel Platz zu nehmen und auf das Verbum zu warten.
        + An diesem Tag hatten ihn bereits eine Distel geduzt, ein Ast übersehen und eine Pfütze nachgeäfft.
        + Trost nahm er in jeder Form entgegen, am liebsten als Lob seines Rückens, von dem er nur Gutes gehört hatte.
        + Man lernte dabei viel Grammatik.
      `,
      help: `
        Auf dem Rückweg stürzte ein Hang so jäh ab, dass keiner [den Anfang machen|als Erster gehen] wollte.
        @help „Beiseite, bitte“, sagte der Igel, rollte den Hang hinab und sammelte Laub.
        + Er wuchs mit jeder Umdrehung, und am Fuß lag schließlich ein Berg von Blättern, aus dem eine Stimme „Jetzt“ rief.
        + Man sprang, man versank, und {thing} kam so weich zu liegen wie eine Erinnerung.
        + Gefragt, ob ihm auch niemand zu nahe getreten sei, dachte er nach und fand, zum ersten Mal, gar nichts.
      `,
    },
  },
  Wolf: {
    noun: { gender: 'm', nom: 'Wolf', gen: 'Wolfs' },
    facts: { help: 'der Wolf heulte, bis der Mond den Weg zeigte' },
    beginner: {
      arrives: `
        „Bitte nicht [erschrecken|schreien]“, sagte jemand am Fenster. „Bitte, bitte.“
        @friend Es war ein Wolf. Er lächelte, mit [sehr vielen|allen] Zähnen.
        + „Geht das so?“, fragte er. „Mehr Zähne? Weniger?“
        + „Weniger“, sagte {hero}. Da wurde es ein nettes Lächeln.
        + „Vor mir laufen alle weg“, sagte er. „Da laufe ich auch.“
        + „{Place.in} ist jemand in Not. Allein mache ich nur Angst.“
        + {Hero} gab ihm die Hand. Er hielt sie wie ein Ei.
        + Seine Pfoten waren groß und sehr leise.
        + „Danke, {hero.bare}“, sagte der Wolf, „du bist ja gar nicht weg.“
      `,
      alone: `
        @friend Der Wolf saß am Teich und übte [Lächeln|ein Lächeln].
        Das Wasser lächelte zurück. Da bekam er einen [Schreck|kleinen Schreck].
        + „Guten Abend“, übte er. „Ich bin nur groß.“
        + Ein Frosch sah ihn und blieb sitzen. Das war ein guter Tag.
        + Er wäre gern ein Hund gewesen, aber nur sonntags.
        + Am Himmel kam der Mond. Mit dem redete er gern.
        + Da rief jemand, {place.from}. Er spitzte die Ohren.
        + „Ich komme leise“, sagte der Wolf.
      `,
      dry: `
        {Other} hielt sich im Fell fest. Der Wolf lief weich und [weit|leise], {place.to}.
        / Mit dem Wind lief der Wolf {place.to}. {Other} saß [obenauf|auf dem Rücken].
        + Jeden Hasen ließ er vorbei. „Guten Abend“, sagte er.
        + Der Hase war schon weg.
        + Sein Fell roch nach Schnee und nach Kiefern und war warm.
      `,
      wet: `
        Der Wolf holte Luft und paddelte mit {other.dat} [hinab|los]. So kamen sie {place.to}.
        / Im Wasser hat keiner Angst vor Wölfen. So kamen der Wolf und {other} {place.to}.
        + Ein Fisch kitzelte ihn am Bauch. Er war gerührt.
        + Beim Lächeln kam ihm Wasser ins Maul.
        + Sein Fell stand ab wie bei einem Teddy.
      `,
      quirk: `
        Ein Käfer sah den Wolf und blieb stehen. Da [versteckte sich|erschrak] der Wolf.
        „Wovor hast du Angst?“, fragte {other}. „Dass er Angst [hat|kriegt]“, sagte er.
        + Er trug eine Blume am Ohr. So sah er kleiner aus.
        + „Ich bin Vegetarier“, rief er in jeden Busch.
        + Er übte ein Lächeln ohne Zähne. Es sah aus wie Bauchweh.
        + {Other} lachte. Da lachte er auch, und das war das Richtige.
        + Ein Schaf grüßte ihn. Davon sprach er lange.
      `,
      help: `
        Wolken lagen über dem Weg. Man sah [nichts|gar nichts] mehr.
        @help Da setzte sich der Wolf. Er heulte, bis der Mond den Weg zeigte.
        / @help „Nicht erschrecken!“ Der Wolf heulte, bis der Mond den Weg [zeigte|zeigte, weiß und lang].
        + Es war gar nicht schlimm. Es war ein Lied.
        + Die Wolken gingen auf wie eine Tür.
        + {Other} heulte leise mit. Das machte Spaß.
        + Nun lag da ein Band aus Licht bis nach Haus.
        + „Er kennt mich“, sagte der Wolf. „Wir reden oft.“
        + {Thing} glänzte, und niemand lief weg.
      `,
    },
    intermediate: {
      arrives: `
        „Bitte jetzt nicht erschrecken“, sagte eine tiefe Stimme, „ich [komme ganz langsam|zähle bis drei].“
        @friend Dann kam ein Wolf zum Vorschein, der [angestrengt|schief] lächelte.
        + „Sind das zu viele Zähne?“, fragte er besorgt. „Ich kann auch ohne.“
        + Er fürchtete sich vor nichts so sehr wie davor, dass man sich vor ihm fürchtete.
        + {Place.in} sei jemand in Not, sagte er, aber wenn er dort allein auftauche, seien es gleich mehrere.
        + {Hero} blieb einfach stehen. Das hatte noch niemand getan, und er musste sich setzen.
        + „Du könntest vorausgehen“, bat er, „und sagen, dass ich nett bin.“
      `,
      alone: `
        @friend Am Teich saß der Wolf und übte vor dem Wasser [ein Lächeln|freundlich auszusehen].
        Mit Zähnen sah es gefährlich aus und ohne Zähne wie [Bauchschmerzen|ein alter Handschuh].
        + „Guten Abend“, sagte er zum Schilf, „lassen Sie sich bitte nicht stören.“
        + Einmal war ein Frosch sitzen geblieben. Den Tag feierte er jedes Jahr.
        + Nur der Mond hatte sich nie vor ihm versteckt, höchstens hinter Wolken.
        + Da klang ein Ruf herüber, {place.from}, und jemand weinte.
        + „Ich gehe auf Zehenspitzen“, sagte der Wolf und ging.
      `,
      dry: `
        {Other} hielt sich im Nackenfell. Der Wolf lief {place.to}, weich wie [ein Schatten|Schnee].
        / In einem langen, leisen Trab trug der Wolf {other.akk} {place.to}.
        + Wo ein Reh schlief, machte er einen Bogen und flüsterte eine Entschuldigung.
        + Sein Fell roch nach Schnee und Kiefern.
        + Der Wind lief mit und gab auf.
        + Alle Hasen grüßte er mit Namen.
      `,
      wet: `
        Der Wolf holte Luft und tauchte mit {other.dat}, das Fell [gesträubt wie bei einem Teddy|voller Bläschen], {place.to}.
        / Mit {other.dat} in einer Blase am Halsband paddelte der Wolf {place.to}, sehr [aufrecht|vorsichtig].
        + Unter Wasser hatte noch nie jemand von bösen Wölfen gehört. Alle Fische kamen näher.
        + Vor Freude bekam er Wasser ins Maul.
        + Er winkte mit allen vier Pfoten.
      `,
      quirk: `
      Als ein Käfer vor Schreck erstarrte, sprang der Wolf hinter {other.akk} und entschuldigte sich [von dort|bei ihm].
      + „Er hat mehr Angst als du“, sagte {other}. „Das bezweifle ich“, flüsterte er.
        + Hinterm Ohr trug er ein Gänseblümchen, das ihn kleiner machen sollte.
        + In jedes Gebüsch rief er vorsorglich hinein, dass er schon gegessen habe.
        + Er probierte ein Lächeln für kleine Tiere und eines für mittlere.
        + Ein Schaf nickte ihm zu, und er ging danach zwei Hügel lang auf Wolken.
      `,
      help: `
      Auf dem Rückweg deckten Wolken alles zu, und der Weg war fort.
        @help „Bitte Ohren zu“, sagte der Wolf. Er heulte, bis der Mond den Weg zeigte.
        + Es klang kein bisschen böse, eher wie eine große Flöte, die jemanden vermisst.
        + Die Wolken traten auseinander, und herunter fiel ein Streifen Licht, genau vor ihre Füße.
        + {Other} hatte die Ohren gar nicht zugehalten, und das merkte er sich.
        + „Er antwortet immer“, sagte der Wolf, „man muss ihn nur lange genug bitten.“
      `,
    },
    advanced: {
      arrives: `
        @friend „Erschrick bitte nicht“, sagte draußen eine Stimme, und dann trat, so behutsam wie [ein Glaser|es ging], ein Wolf ins Licht.
        + Er lächelte mit sämtlichen Zähnen, bemerkte die Wirkung und [nahm einige davon zurück|versuchte es mit weniger].
        + Nichts auf der Welt ängstigte ihn so wie die Vorstellung, irgendjemand könne sich vor ihm ängstigen.
        + {Place.in} sei jemand in Bedrängnis, doch sein bloßes Erscheinen, das lehre die Erfahrung, verdopple jede Bedrängnis.
        + {Hero} wich keinen Schritt zurück, was dem Wolf so selten widerfahren war, dass er um einen Stuhl bat.
      `,
      alone: `
        @friend Am Teich saß der Wolf und übte, [über das Wasser gebeugt|wie jeden Abend], ein Lächeln, vor dem man nicht davonläuft.
        + Mit Zähnen wirkte es wie eine Drohung und ohne Zähne, wenn er ehrlich war, wie ein liegen gelassener Handschuh.
        + Der Tag, an dem ein Frosch sitzen geblieben war, wurde seither mit einem kleinen Kuchen begangen.
        + Einzig der Mond hatte ihn nie gefürchtet. Darum erzählte er ihm alles, auch das mit den drei kleinen Schweinen.
        + Dann hörte er es weinen, {place.from}, und vergaß vor lauter Mitleid, gefährlich auszusehen.
      `,
      dry: `
        In einem Trab, der das Gras kaum [bog|weckte], trug der Wolf {other.akk} {place.to}.
        / {Other} hielt sich im Nackenfell, während der Wolf, um jedes Reh einen Bogen schlagend, {place.to} lief.
        + Auf freier Strecke legte er sich in den Wind, und für eine Weile war niemand da, der sich hätte fürchten können.
        + Sein Fell roch nach Schnee.
      `,
      wet: `
        Das Fell gesträubt wie bei einem aufgeregten Teddybären, paddelte der Wolf mit {other.dat} [in die Tiefe|hinab] {place.to}.
        / Unter Wasser, wo nie ein Märchen von ihm erzählt worden war, reiste der Wolf mit {other.dat} unbefangen {place.to}.
        + Ein Schwarm junger Fische begleitete ihn, und er lächelte so sehr, dass er sich verschluckte.
        + Er winkte ihnen mit vier Pfoten.
      `,
      quirk: `
        Ein Käfer, der bei seinem Anblick erstarrte, versetzte den Wolf in solche Bestürzung, dass er [hinter {other.dat} Zuflucht|im Farn Schutz] suchte.
        + Das Gänseblümchen hinter seinem Ohr diente, wie er erläuterte, der optischen Verkleinerung.
        + Jedes Gebüsch wurde im Vorübergehen davon in Kenntnis gesetzt, dass er bereits gegessen habe, und zwar Salat.
        + Als ein Schaf ihm zunickte, ging er zwei Hügel lang wortlos neben {other.dat} und putzte sich die Nase.
      `,
      help: `
      Auf dem Rückweg schob sich ein Deckel aus Wolken über die Welt, und der Weg erlosch.
        @help Der Wolf setzte sich und heulte, bis der Mond den Weg zeigte.
        + Es war aber nichts Schauriges daran, sondern es klang wie eine große Flöte, der jemand fehlt.
        + Oben entstand ein Spalt. Ein Streifen Licht fiel herab und rollte sich vor ihnen aus bis an den Horizont.
        + Niemand hatte weggehört, und der Wolf, der das sehr wohl bemerkte, lächelte, wie es sich durch Üben nie einstellt.
      `,
    },
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
    beginner: {
      arrives: `
        Jemand putzte das Fenster, und zwar von [außen|draußen]. Quietsch, quietsch.
        @friend Es war ein Waschbär mit [Eimer|Lappen]. „Jetzt sieht man dich besser“, sagte er.
        + „Bist du {hero}? Dieser Schuh gehört dir. Ich habe ihn nur geborgt.“
        + Der Schuh war sauber wie noch nie. Er war auch nass.
        + „{Place.in} fehlt etwas“, sagte er. „Ich war es nicht. Diesmal.“
        + Er wusch den Apfel, das Lineal und einen Brief.
        + Der Brief war nun sehr rein und ganz leer.
        + „Da stand etwas Wichtiges“, sagte der Waschbär. „Jetzt nicht mehr.“
        + Um die Augen trug er eine Maske aus Fell.
        + „Komm mit“, sagte er. „Ich nehme dich nicht, ich borge dich.“
      `,
      alone: `
        @friend Der Waschbär saß am Bach und wusch [einen Keks|einen Brief].
        Erst war da ein Keks. Dann war da [keiner mehr|nur noch Bach]. Er wunderte sich.
        + „Sauber war er jedenfalls“, sagte er.
        + Neben ihm lagen sieben Löffel, alle nur geborgt.
        + Den Mond im Wasser wollte er auch waschen. Der ging nie ganz raus.
        + Da trieb ein Zettel heran, {place.from}.
        + Er las ihn, bevor er ihn wusch. Das war klug.
        + „Hilfe“, las er. „Das kann ich borgen.“
      `,
      dry: `
        Über die Dächer ging es {place.to}, auf leisen [Pfoten|Sohlen]. {Other} kam mit.
        / Der Waschbär kannte jede Regenrinne. So kamen er und {other} {place.to}.
        + Er putzte drei Fenster. Er putzte auch einen Kater.
        + „Nur geborgt“, sagte er zu einer Leiter.
        + Der Mond schien auf lauter saubere Ziegel.
      `,
      wet: `
        In einer Wanne sanken sie {place.to}. {Other} hielt die [Seife|Bürste].
        / Wasser war ihm recht. Der Waschbär schrubbte sich mit {other.dat} hinab, {place.to}.
        + Er wusch einen Fisch. Der Fisch war schon gewaschen.
        + „So viel Spülwasser“, sagte er froh.
        + Hinter ihnen stieg der Schaum.
      `,
      quirk: `
        Der Waschbär wusch den Wegweiser. Nun war er blank, und [leer|es stand nichts darauf].
        „Wohin jetzt?“, fragte {other}. „Dahin, wo es [glänzt|sauber ist]“, sagte er.
        + „Ist das mein Knopf?“, fragte {other}. „Nur geborgt“, sagte er.
        + Einen Pilz seifte er ein. Der Pilz wurde kleiner.
        + In seinen Taschen klapperte es bei jedem Schritt.
        + Er gab alles zurück, nur meistens den Falschen.
        + So kam eine Ente zu einem Schlüssel.
        + {Other} wurde hinter den Ohren gewaschen, falls da welche waren.
      `,
      help: `
        Eine Pforte war zu. Sie hatte drei [Riegel|dicke Riegel] und kein Schloss.
        @help „Nur geborgt“, sagte der Waschbär leise und öffnete jeden Riegel.
        / @help Klack, klack, klack: Der Waschbär öffnete jeden [Riegel|Riegel, mit zwei Fingern].
        + Seine Finger sahen von selbst, auch ohne Licht.
        + Der dritte war alt. Den streichelte er erst.
        + {Other} hielt {thing.akk} und die Luft an.
        + Die Pforte ging auf, und sie quietschte nicht.
        + Er putzte sie noch, vorn und hinten.
        + Dann machte er alles wieder zu. Das gehört sich.
      `,
    },
    intermediate: {
      arrives: `
        Draußen quietschte es, weil jemand [die Scheibe polierte|mitten in der Nacht Fenster putzte].
        @friend Es war ein Waschbär, der durch das blanke Glas hereinsah und [winkte|den Lappen schwenkte].
        + „Guten Abend, {hero.bare}“, sagte er, „hier ist dein Löffel. Er war nur geborgt.“
        + {Hero} hatte den Löffel noch gar nicht vermisst. So sauber war er nie gewesen.
        + Ein Brief war auch dabei, frisch gewaschen, ohne ein einziges Wort.
        + „{Place}, das stand darin“, erinnerte er sich, „und etwas, das fort ist. Ich bin es nicht gewesen.“
        + Mit seiner Maske im Gesicht klang das nicht ganz so überzeugend, wie er hoffte.
      `,
      alone: `
        @friend Am Bach wusch der Waschbär einen Keks und [sah ihn immer kleiner werden|wunderte sich].
        Als er fertig war, hatte er sehr saubere Pfoten und [keinen Keks mehr|nichts darin].
        + Auf dem Stein lagen neun Löffel, ordentlich sortiert, alle geborgt und keiner genommen.
        + Den Mond versuchte er jeden Abend zu waschen, doch der verlief.
        + „Stehlen ist, wenn man es behält“, sagte er. „Ich bringe alles zurück, nur nicht sofort.“
        + Da trieb ein Zettel den Bach herab, {place.from}, und ausnahmsweise las er ihn zuerst.
      `,
      dry: `
        Über Firste und Regenrinnen zog der Waschbär {other.akk} [hinter sich her|mit], {place.to}.
        / Der Waschbär kannte den Weg über die Dächer. So kamen er und {other} [ungesehen|trocken] {place.to}.
        + Unterwegs wischte er den Staub von zwei Schornsteinen und einer Katze.
        + „Nur geborgt“, sagte er zu einer Leiter.
        + Der Mond schien auf saubere Ziegel.
        + Eine Antenne war danach gerade.
      `,
      wet: `
        Unter einer umgedrehten Badewanne sanken sie {place.to}. Der Waschbär [seifte unterwegs {other.akk} ein|schrubbte].
        / „Endlich genug Wasser“, sagte der Waschbär und tauchte mit {other.dat} {place.to}.
        + Die Fische, die er einseifte, beteuerten, sie seien frisch gewaschen.
        + „So viel Spülwasser“, sagte er selig.
        + Hinter ihnen stieg der Schaum.
        + Auch der Anker wurde poliert.
        + Ein Hummer, der gerade vorbeikam, wurde so lange poliert, bis man sich in ihm sehen konnte.
      `,
      quirk: `
        An der Kreuzung wusch der Waschbär den Wegweiser, bis er [strahlte|blank war], und leer.
        „Da stand der Weg“, sagte {other}. „Jetzt steht da [Sauberkeit|nichts Falsches]“, sagte er.
        + In seinem Beutel klimperte die halbe Nachbarschaft, alles nur geborgt.
        + Beim Zurückgeben irrte er sich gern. So bekam ein Fasan eine Zahnbürste.
        + Als {other} kurz einnickte, waren danach beide Ohren blank.
        + Ein Pilz löste sich beim Einseifen auf, was er sehr bedauerte.
      `,
      help: `
        Auf dem Rückweg war die Pforte zu, mit [drei Riegeln von innen|einem ganzen Haufen Riegel].
        @help „Ich borge mir nur den Durchgang“, sagte der Waschbär und öffnete jeden Riegel.
        + Seine Finger fanden im Dunkeln, wo es klemmte, wo es hakte und wo es kitzelte.
        + Der letzte Riegel war rostig und stur. Er hauchte ihn an und polierte ihn, da gab er nach.
        + {Other} trug {thing.akk} hindurch, und nichts quietschte.
        + Hinter ihnen schob er alles wieder zu, denn geborgt ist geborgt.
      `,
    },
    advanced: {
      arrives: `
        @friend Zu einer Stunde, da gewöhnlich niemand Fenster putzt, putzte jemand das Fenster. Es war ein Waschbär, [der höflich grüßte|mit Eimer].
        + „Dein Löffel, {hero.bare}“, sagte er und reichte ihn herein, „[mit Dank zurück|geborgt und keineswegs genommen].“
        + Das Schreiben, das er außerdem überbrachte, hatte er unterwegs gewaschen. So war es zwar rein, doch nicht mehr mitteilsam.
        + Ein Ort sei vorgekommen, entsann er sich, nämlich {place}, und etwas, das dort verschwunden sei. Er lege Wert darauf, dass er es nicht gewesen sei.
        + Die schwarze Maske, die er von Natur aus im Gesicht trug, schwächte diese Versicherung leider etwas ab.
      `,
      alone: `
        @friend Der Waschbär saß am Bach und wusch einen Keks mit einer Gründlichkeit, die [dem Keks nicht bekam|Folgen hatte].
        + Als nur noch saubere Pfoten übrig waren, betrachtete er sie von beiden Seiten und fand keine Erklärung.
        + Neun Löffel lagen neben ihm auf dem Stein, sämtlich geborgt, was, wie er betonte, ein Ehrenwort mit Griff sei.
        + Den Mond aus dem Wasser zu waschen, hatte er nach Jahren der Übung noch immer nicht aufgegeben.
        + Da kam ein Zettel geschwommen, {place.from}, und einer Eingebung folgend las er ihn, ehe er zur Seife griff.
        + Sauber waren sie jedenfalls.
      `,
      dry: `
        Über Firste, Rinnen und einen erstaunten Kater führte der Waschbär {other.akk} [lautlos|auf Sohlen aus Samt] {place.to}.
        / Der Weg über die Dächer, den außer ihm nur der Regen kennt, brachte den Waschbären und {other.akk} {place.to}.
        + Wo sie gegangen waren, blieben zwei gewienerte Schornsteine und ein Wetterhahn zurück, der sich selbst nicht erkannte.
        + Der Mond schien auf blanke Ziegel.
      `,
      wet: `
        Unter einer umgestülpten Badewanne sank der Waschbär mit {other.dat} {place.to} und schrubbte [alles Erreichbare|{other.akk} und die Wanne].
        / „Endlich eine Schüssel von vernünftiger Größe“, sprach der Waschbär und tauchte mit {other.dat} {place.to}.
        + Die Fische, einer nach dem anderen eingeseift, nahmen es mit der Gelassenheit von Leuten, die ohnehin nass sind.
        + Hinter ihnen stieg der Schaum.
      `,
      quirk: `
        Den Wegweiser an der Gabelung wusch der Waschbär so lange, bis von [den Ortsnamen|der Schrift] nichts blieb als ein guter Vorsatz.
        + „Er war fleckig“, sagte er, und {other} musste zugeben, dass nun wenigstens nichts Falsches mehr darauf stand.
        + In seinem Beutel klimperte die halbe Nachbarschaft, und er wusste von jedem Stück genau, wem es ungefähr gehörte.
        + Beim Rückerstatten freilich unterliefen ihm Verwechslungen, durch die ein Fasan in den Besitz einer Zahnbürste kam.
        + Auch ein Pilz wurde gewaschen.
      `,
      help: `
        Auf dem Rückweg war eine Pforte verschlossen, [mit Nachdruck|und zwar dreifach].
        @help „Ich borge mir den Durchgang“, flüsterte der Waschbär und öffnete jeden Riegel.
        + Seine Finger, die nie gelernt hatten, etwas in Ruhe zu lassen, fanden im Finstern jedes Gelenk und jede Laune.
        + Der letzte, ein rostiger Alter, ließ sich erst erweichen, nachdem er angehaucht und poliert worden war.
        + Hinter ihnen schob er alles wieder vor, einen nach dem anderen, denn Geborgtes, so sagte er, gibt man heil zurück.
      `,
    },
  },
  Beaver: {
    noun: { gender: 'm', nom: 'Biber', gen: 'Bibers' },
    facts: { help: 'der Biber baute in zehn Bissen einen Steg' },
    beginner: {
      arrives: `
        Jemand klopfte. Dann wurde gemessen. Dann klopfte es [noch einmal|daneben].
        @friend Da stand ein Biber mit [Bleistift|Zollstock]. „Dein Fenster ist schief“, sagte er.
        + „Das war immer so“, sagte {hero}. „Eben“, sagte der Biber.
        + Er biss ein Stück vom Rahmen ab. Nun war es anders schief.
        + „{Place.in} geht etwas nicht“, sagte er. „Da muss ich hin. Und du, {hero.bare}.“
        + Mit dem Schwanz maß er das Bett nach. „Kurz“, sagte er.
        + Er klopfte an die Wand und horchte. Sie war gut.
        + Er fand das ein wenig schade.
        + Seine Zähne waren gelb und sehr tüchtig.
      `,
      alone: `
        @friend Der Biber baute an seinem Damm. Der war [schon fertig|seit Mai fertig].
        „Hier noch ein Ast“, sagte er, „und da [einer weg|einer mehr].“
        + Der Damm war gut. Er machte ihn besser. Nun tropfte es.
        + Mit dem Schwanz maß er den Mond. „Fast rund“, sagte er.
        + Sein Bett hatte er neunmal umgebaut. Es war nun ein Regal.
        + Da hörte er etwas, {place.from}. Etwas war kaputt!
        + „Endlich“, rief der Biber und nahm den Bleistift.
      `,
      dry: `
        Auf einem Floß mit Rädern ging es {place.to}. Der Biber saß [hinten|am Steuer].
        / Der Biber hatte etwas gebaut, das rollte. Damit ging es mit {other.dat} {place.to}.
        + Unterwegs machte er es besser. Nun hatte es drei Räder.
        + „Schneller?“, fragte er und biss etwas ab.
        + Es knarrte und kam an.
      `,
      wet: `
        In einer Kiste aus Holz ging es {place.to}. Der Biber [klopfte|summte].
        / Der Biber war im Wasser daheim. Er zog {other.akk} in einer Kiste {place.to}.
        + „Die Kiste ist dicht“, sagte er. „Noch.“
        + Sein Schwanz war das Ruder.
        + Unten maß er das Meer. Es passte.
        + Das Holz roch gut nach Wald.
      `,
      quirk: `
        Mit dem Schwanz maß der Biber einen [Frosch|Pilz]. „Etwas zu kurz“, sagte er.
        Der war gekränkt. „Ich kann ihn [länger machen|verbessern]“, sagte der Biber. {Other} sagte nein.
        + Eine Bank war gut. Nach ihm war sie ein Hocker.
        + „Wofür ist das?“, fragte {other}. „Für danach“, sagte er.
        + Er zählte die Bäume und nannte sie Vorrat.
        + „Schief“, sagte er zum Hügel.
        + Überall blieben Späne liegen, wie Konfetti.
        + Nur {other} fand er genau richtig gemessen.
      `,
      help: `
        Da war Wasser, breit und [schnell|dunkel]. Drüben ging es weiter.
        @help „Gleich“, sagte der Biber. Er baute in zehn Bissen einen Steg.
        / @help Der Biber spuckte in die Pfoten. In zehn Bissen baute er einen [Steg|geraden Steg].
        + Eins, zwei, drei, da lag der erste Stamm.
        + {Other} zählte mit. Bei neun war fast alles da.
        + Der zehnte Biss war nur für die Schönheit.
        + Sie gingen hinüber, und {thing} blieb trocken.
        + „Jetzt könnte man ihn verbessern“, sagte der Biber.
        + Aber er tat es nicht. Der Steg war gut.
      `,
    },
    intermediate: {
      arrives: `
        Es klopfte, dann knirschte ein Zollstock, und [dann klopfte es eine Handbreit tiefer|dann seufzte jemand].
        @friend „Schief“, sagte ein Biber und [klemmte den Bleistift hinters Ohr|meinte das Fenster].
        + „Ich hätte dich sofort angesprochen, {hero.bare}“, sagte er, „aber erst musste ich die Tür nachmessen.“
        + Er verbesserte alles, was ging, und am liebsten das, was schon ging.
        + {Place.in} funktioniere etwas nicht mehr, sagte er, und seine Augen leuchteten.
        + Mit drei Bissen richtete er das Stuhlbein. Der Stuhl wiegte sich seither.
        + „Du hast ein gutes Augenmaß“, sagte er. „Das sehe ich am Abstand der Ohren.“
      `,
      alone: `
        @friend Der Biber verbesserte seinen Damm, der im Mai schon [fertig gewesen war|tadellos war].
        Hier zog er einen Ast heraus, dort schob er zwei hinein. Nun [rann es ein bisschen|tropfte es].
        + Sein Bett hatte er so oft umgebaut, dass es jetzt ein Regal mit Kopfkissen war.
        + Den Mond maß er jeden Abend mit dem Schwanz nach und führte Buch darüber.
        + „Man könnte ihn begradigen“, sagte er, „aber man kommt so schlecht hin.“
        + Dann drang ein Ächzen herüber, {place.from}, und es klang nach Reparatur.
        + Der Biber nahm Bleistift und Schwanz und war nicht zu halten.
      `,
      dry: `
        Auf einem Floß mit vier verschiedenen Rädern rumpelten sie {place.to}, {other} [am Bug|vorn] und der Biber am Steuer.
        / Was der Biber da gebaut hatte, war halb Karren und halb Stuhl, brachte {other.akk} aber {place.to}.
        + In voller Fahrt verbesserte er die Bremse, die danach eine Klingel war.
        + Es knarrte, es roch nach Holz, es fuhr.
        + Bergab war es beinahe schnell.
        + Eine Klingel hatte es auch.
      `,
      wet: `
        In einer Kammer aus Balken und Luft sanken sie {place.to}. Der Biber klopfte [die Wände|alles] ab.
        / Den Schwanz als Ruder, {other.akk} in einer dichten Kiste, schwamm der Biber {place.to}.
        + „Ein Leck ist keines zu sehen“, sagte er etwas enttäuscht.
        + Er maß das Meer und nickte.
        + Ein Hecht bekam einen Rat für sein Nest.
        + Die Kiste hielt, die Laune auch.
      `,
      quirk: `
      Der Biber legte seinen Schwanz neben einen Frosch. „Zwei Finger zu kurz“, sagte er bedauernd.
      + „Lass ihn, wie er ist“, bat {other}. „Ich mache ihm Absätze“, schlug er vor.
        + Eine gute Bank wurde unter seinen Zähnen zu zwei mittelmäßigen Hockern.
        + Jeden Baum grüßte er mit der Zahl der Bretter, die in ihm steckten.
        + „Wozu ist das Loch?“, fragte {other}. „Damit man später eine Tür einsetzen kann“, sagte er.
        + Hinter ihnen lagen Späne, als wäre jemand Hochzeit feiern gegangen.
      `,
      help: `
        Auf dem Rückweg lag da Wasser, [schnell und schwarz|zu breit für jeden Sprung], und drüben ging es heim.
        @help Der Biber maß und nickte. In zehn Bissen baute er einen Steg.
        + Beim ersten fiel der Stamm, beim fünften lag er richtig, beim neunten hatte er ein Geländer.
        + Der zehnte Biss war ein kleines Herz am Pfosten, nur für die Schönheit.
        + {Other} trug {thing.akk} hinüber, und nichts wackelte.
        + „Man könnte ihn noch verbessern“, sagte er, sah ihn lange an und ließ es sein.
      `,
    },
    advanced: {
      arrives: `
        @friend Man hörte zuerst ein Klopfen, hierauf das Knirschen eines Zollstocks und dann, [sehr betrübt|fachlich erschüttert], einen Biber, der „schief“ sagte.
        + „Ich wäre sogleich auf die Sache gekommen, {hero.bare}“, sagte er, „doch [das Fenster|dieser Rahmen] ging vor.“
        + Es war seine Leidenschaft, Dinge zu verbessern, und besonders zogen ihn solche an, die einwandfrei waren.
        + {Place.in}, verriet er mit leuchtenden Augen, gehe seit heute etwas überhaupt nicht mehr. Das sei für unsereinen ein Festtag.
        + Unterdessen hatte er ein Stuhlbein um drei Bisse gekürzt, wodurch das Möbel einen wiegenden Charakter annahm.
      `,
      alone: `
        @friend Der Biber arbeitete noch spät an seinem Damm, an dem seit Mai [nichts mehr zu tun war|jeder Ast saß].
        + Er entfernte hier etwas, fügte dort etwas hinzu, und nach zwei Stunden gelang ihm tatsächlich ein Leck.
        + Sein Bett war infolge mehrerer Umbauten zu einem Regal geworden, in dem man, wie er zugab, nur noch abgelegt werden konnte.
        + Den Mond vermaß er allabendlich und bedauerte, dass zu dessen Begradigung die Mittel fehlten.
        + Dann ächzte etwas in der Ferne, {place.from}, und so klang, das hörte ein Kenner, nur echter Schaden.
      `,
      dry: `
        Auf einem Gefährt, das halb Floß und halb Kommode war, rumpelten sie, {other} [am Ausguck|zuvorderst], {place.to}.
        / Der Biber hatte vier Räder gefunden, die nichts voneinander wussten, und fuhr auf ihnen mit {other.dat} {place.to}.
        + Während der Fahrt verbesserte er die Bremse, die sich danach als Klingel bewährte.
      `,
      wet: `
        In einer Kammer aus Balken und eingesperrter Luft sank man {place.to}, wobei der Biber {other.dat} [die Statik erklärte|jede Fuge zeigte].
        / Mit dem Schwanz steuernd und {other.akk} in einer verzinkten Kiste hinter sich, schwamm der Biber {place.to}.
        + Dass sich kein einziges Leck fand, nahm er wie jemand, dem man den Nachtisch verweigert.
        + Den Grund vermaß er sofort.
      `,
      quirk: `
        „Zwei Finger zu kurz“, befand der Biber, nachdem er einen Frosch vermessen hatte, und [bot ihm Absätze an|zog den Bleistift].
        + {Other} legte Fürsprache ein, und der Frosch durfte, unter Vorbehalt, so bleiben, wie er war.
        + Aus einer vortrefflichen Bank entstanden unter seinen Zähnen zwei Hocker von höchstens mittlerer Güte.
        + Bäume grüßte er mit der Anzahl der Bretter, die er in ihnen erkannte, was die Bäume, so schien es, etwas steif machte.
      `,
      help: `
        Auf dem Rückweg sperrte ein Gewässer den Pfad, [reißend und ohne Furt|so schwarz wie schnell].
        @help Der Biber maß, spuckte in die Pfoten und baute in zehn Bissen einen Steg.
        + Beim dritten lag der Stamm, beim siebten das Geländer. Der zehnte galt, als kleines Herz am Pfosten, der Schönheit allein.
        + {Thing} wurde hinübergetragen, ohne dass auch nur eine Planke gemurrt hätte.
        + Am anderen Ufer wandte er sich um, setzte schon zum Verbessern an und ließ, was nie zuvor geschehen war, den Bleistift sinken.
      `,
    },
  },
}
