import { atEveryLevel } from '../../../../first-set.ts'
import type { ThemesOf } from '../../../../language.ts'

export const discovering: ThemesOf<'discovering'> = {
  Adventure: {
    titles: `
      {hero} nimmt den anderen Weg
      Hinter der Biegung
      Bänke, Brote und ein Pfad ins Dunkle
      Der Weg, den keiner kannte
    `,
    refrain: {
      first: 'Wer weiß, wer weiß, wer geht, der weiß, was da ist.',
      changed: 'Wer weiß, wer weiß, wer träumt, der weiß, was da ist.',
    },
    facts: {
      wrong: '{friend} war für Bänke und ein Butterbrot',
      turn: '{hero} tat den ersten Schritt auf den unbekannten Weg',
      result: 'hinter der Biegung lag es schon',
    },
    beginner: {
      gate: `
        @spot {Spot.at} gab es zwei Wege. Der eine war [breit|hell und breit].
        / Zwei Wege waren {spot.at}, ein [breiter|heller] und ein schmaler.
        Am breiten standen Bänke. Den schmalen kannte [keiner|niemand].
        / Der breite hatte Bänke. Der schmale [verschwand|bog ab] ins Dunkle.
        + „Rundweg“, stand am breiten. „Immer schön.“
        + Am schmalen stand ein Schild mit einem Fragezeichen.
        + Irgendwo hier musste {thing} sein. Nur wo?
        + Auf einer Bank saß ein Dachs. „Ich gehe immer den hier“, sagte er.
        + Aus dem schmalen kam ein Duft. Er war ganz neu.
        + „Was ist dahinten?“, fragte {hero}. „Hinten“, sagte der Dachs.
        + Auf dem breiten lagen sogar Kissen. Auf dem anderen lag Tau.
      `,
      wrong: `
        „Den breiten“, sagte {friend}. „[Ganz klar|Was sonst].“
        / {Friend} hatte sich schon für den breiten [entschieden|gesetzt].
        @wrong {Friend} war für Bänke und ein Butterbrot, [mit Käse|und zwar sofort].
        + Sie gingen und gingen. Da kam eine Bank, die kannten sie schon.
        + „Guten Abend“, sagte der Dachs. „Wieder da?“
        + Es ging im Kreis. Aber es war ein schöner Kreis.
        + „Noch eine Runde“, sagte {friend} und kaute.
        + Nach der dritten Runde war das Brot alle. Sonst war nichts passiert.
        + „Hier weiß man, was kommt“, sagte {friend}. Eine Bank kam.
      `,
      doubt: `
        {Hero} sah auf den schmalen Weg. Er sah [dunkel|tief] zurück.
        / Was war da hinten? Vielleicht [nichts|gar nichts]. Vielleicht etwas mit Zähnen.
        + Auf der Bank war es weich. Da tut einem nichts weh.
        + Ein Kauz rief. Es klang wie „Duuu?“.
        + Im Kreis kommt man immer an. Nur nie woanders.
        + Der große Zeh wollte hin. Der andere wollte sitzen.
        + „Morgen vielleicht“, sagte {friend}. Das sagt man oft.
      `,
      turn: `
        „Im Kreis liegt {thing} [nicht|ganz sicher nicht]“, sagte {hero}.
        / {Hero} stand von der Bank auf. Die Beine waren [weich|wie Gummi].
        @turn Und {hero} tat den ersten Schritt auf den unbekannten [Weg|Weg, mit Bauchkribbeln].
        + Es knackte. Es war nur ein Ast.
        + „Kommst du?“, fragte {hero}. „Sind da Bänke?“, fragte {friend}.
        + Der zweite Schritt war schon leichter. Der Weg half mit.
        + Man sah nur so weit, wie man gerade ging. Das reichte.
        + Ein Blatt strich {hero.dat} ums Gesicht wie eine Hand.
        + „Wir können ja immer noch umdrehen“, sagte {friend} und kam doch.
        + Der Dachs rief: „Da war ich noch nie! Erzählt es mir!“
      `,
      works: `
        Noch ein paar Schritte, dann kam die [Biegung|große Biegung].
        / Der Weg bog ab, und sie bogen [mit|mit ab].
        @result Und hinter der Biegung lag es schon: {thing}, [im Mondlicht|ganz allein]!
        + So nah war es die ganze Zeit gewesen. Nur um die Ecke.
        + Da wuchsen Blumen, die es sonst nicht gibt.
        + „Hübsch hier“, sagte {friend}. „Wo setzt man sich?“ Im Gras.
        + Ein Bach sprang vor ihnen her, und keiner hatte ihm einen Namen gegeben.
        + {Hero} nannte ihn Hopsi. Von nun an hieß er so.
        + „Das war ja ein Abenteuer“, sagte {friend}, „mit nur einem Brot.“
        + Sie malten unter das Fragezeichen ein Ja.
      `,
      lesson: `
        Wer nur im Kreis geht, [trifft|findet] immer dieselbe Bank.
        / Der erste Schritt ist der [schwerste|größte]. Dann hilft der Weg mit.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} teilte sich der Weg: Einer war [breit und bequem|voller Bänke], einer unbekannt.
        / Zwei Wege gingen {spot.at} auseinander, [ein breiter|ein gemütlicher] und ein dunkler.
        Irgendwo dort lag {thing}, aber [auf welchem|an welchem] Weg, das stand nirgends.
        + Der bequeme hatte Bänke, Laternen und alle zehn Schritte ein Kissen.
        + Vor dem anderen stand ein Schild, darauf war nur ein Fragezeichen.
        + Ein Dachs auf der ersten Bank sagte: „Ich nehme immer den, seit vierzig Jahren.“
        + Von links roch es nach Bohnerwachs. Von rechts roch es nach etwas, das keinen Namen hatte.
        + „Was kommt da hinten?“, fragte {hero}. „Hinten“, sagte der Dachs.
      `,
      wrong: `
        „Da gibt es gar nichts zu überlegen“, sagte {friend} und [setzte sich|ging voran].
        / {Friend} hatte die Bänke gezählt und [war zufrieden|strahlte].
        @wrong {Friend} war nämlich für Bänke und ein Butterbrot, [in dieser Reihenfolge|und zwar gleich].
        + Sie gingen also links und kamen nach einer Weile von rechts zurück.
        + „Schon wieder Sie“, sagte der Dachs und rückte ein Stück.
        + Der Weg ging im Kreis, freundlich und ohne jede Eile.
        + „Hier weiß man wenigstens, was kommt“, lobte {friend}. Es kam eine Bank.
        + In der dritten Runde ging das Brot aus, und das war das Aufregendste.
      `,
      doubt: `
        {Hero} saß auf der Bank und blickte [hinüber|ins Dunkle], wo der andere Weg begann.
        / Vielleicht war dort drüben [gar nichts|etwas mit Zähnen]. Das wusste niemand.
        + Es ist schwer aufzustehen, wenn das Kissen gerade warm geworden ist.
        + Ein Kauz fragte „Duuu?“, und das war eine gute Frage.
        + Im Kreis kommt man immer an, bloß niemals woanders.
        + „Wir könnten morgen“, sagte {friend}. Den Satz machte {friend} nicht zu Ende.
        + Ein Fuß zog nach rechts. Der andere war für Sitzenbleiben.
      `,
      turn: `
        „Dreimal herum, und {thing} war [nirgends|nicht dabei]“, sagte {hero} und stand auf.
        / {Hero} stellte sich vor das Fragezeichen, [ganz nah|bis die Zehen kribbelten].
        @turn Dann tat {hero} den ersten Schritt auf den unbekannten Weg, [ganz ohne Laterne|mit Herzklopfen].
        + Es knackte, und alle sprangen hoch. Es war ein Zweig gewesen.
        + „Sind dort Bänke?“, rief {friend}. „Das sehen wir dann“, rief {hero}.
        + Der zweite Schritt ging leichter, weil der erste ihn an der Hand nahm.
        + Man sah immer nur ein kleines Stück, und genau das war es, was man brauchte.
        + Hinter {hero.dat} raschelte es unwillig. {Friend} kam nach, ohne Brot.
        + „Bringen Sie mir etwas mit“, rief der Dachs, „eine Neuigkeit!“
      `,
      works: `
        Der Weg wurde schmal, dann steil, und dann [kam eine Biegung|bog er ab].
        / Farne streiften sie wie Hände, und vorn [lag die Biegung|machte der Weg einen Bogen].
        @result Und hinter der Biegung lag es schon: {thing}, [mitten im Mondlicht|als hätte es gewartet].
        + Keine hundert Schritte waren es gewesen, von der Bank aus.
        + Blumen wuchsen hier, die in keinem Buch standen und sich offenbar wunderten.
        + Es gab einen Bach ohne Namen, den nannte {hero} Hopsi.
        + „Hübsch“, sagte {friend}. „Es fehlt eine Bank. Nein, es fehlt gar nichts.“
        + Auf dem Rückweg malten sie unter das Fragezeichen ein Ausrufezeichen.
        + Der Dachs wollte alles hören und ging danach selbst bis zur Ecke.
      `,
      lesson: `
        Auf bequemen Wegen [kennt man jede Bank|kommt man herum]. Gefunden wird woanders.
        / Hinter der Biegung liegt [vieles|manches], was sich im Kreis nicht findet.
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} gabelte sich der Weg in einen bequemen und einen, von dem [niemand|keiner] etwas wusste.
        / Zwei Wege boten sich {spot.at} an, und [verschiedener|ungleicher] konnten Wege nicht sein.
        An einem davon musste {thing} liegen, [nur|bloß] verriet keiner, an welchem.
        + Der eine war mit Bänken, Laternen und Sitzkissen versehen und führte den Titel Rundweg.
        + Vor dem anderen stand ein Schild, dessen ganze Auskunft in einem Fragezeichen bestand.
        + Ein Dachs, der die erste Bank seit vierzig Jahren zu seiner Zufriedenheit besetzt hielt, wusste über den zweiten nur, dass er hinten sei.
        + Von links roch es nach Bohnerwachs, von rechts nach etwas Unerhörtem, für das die Nase noch kein Wort besaß.
      `,
      wrong: `
        Für {friend.akk} war die Angelegenheit [entschieden|geklärt], bevor sie zur Sprache kam.
        / „Man soll“, sprach {friend}, „das Schicksal [nicht|niemals] unnötig im Stehen erwarten.“
        @wrong Kurzum, {friend} war für Bänke und ein Butterbrot, [und zwar|tunlichst] in dieser Reihenfolge.
        + Man wanderte also los, genoss die Laternen und traf nach einer Viertelstunde den Dachs, der höflich tat, als sehe er sie zum ersten Mal.
        + Der Weg beschrieb einen Kreis von großer Liebenswürdigkeit und ohne jedes Ergebnis.
        + „Hier weiß man, was einen erwartet“, lobte {friend}, und wie zum Beweis erschien eine Bank.
        + In der dritten Runde ging das Butterbrot zur Neige, womit die Ereignisse auch schon erzählt sind.
      `,
      doubt: `
        {Hero} blieb sitzen und sah hinüber, dorthin, wo [das Licht|die letzte Laterne] aufhörte.
        / Drüben konnte alles sein, also [auch nichts|möglicherweise nichts], und das war das Unheimliche.
        + Es bedarf einiger Kraft, ein Kissen zu verlassen, das man selbst gerade erst angewärmt hat.
        + Der Vorschlag, es morgen zu versuchen, fand allgemeinen Beifall, wie er ihn seit vierzig Jahren gefunden hatte.
        + Im Kreise zu gehen hat ja den Vorzug, dass man mit Sicherheit ankommt, wenn auch nie woanders.
      `,
      turn: `
        „Dreimal herum“, sagte {hero}, „und {thing} war [kein einziges Mal|nicht] dabei.“
        / Da erhob sich {hero} von der Bank, und [das Kissen|die Bank] seufzte.
        @turn Und {hero} tat den ersten Schritt auf den unbekannten Weg, [klopfenden Herzens|ohne Laterne].
        + Es knackte entsetzlich, und nachdem sich alle wieder gefasst hatten, war es ein Zweig gewesen.
        + Auf die Frage, ob es dort Bänke gebe, kam die Antwort, das werde man wissen, sobald man es wisse.
        + Der Weg zeigte nie mehr als das nächste Stück, doch mehr, so stellte sich heraus, kann ein Fuß ja auch nicht gebrauchen.
        + Missmutig und ohne Proviant, aber immerhin, raschelte {friend} hinterdrein.
      `,
      works: `
        Farne strichen ihnen über die Schultern, und [endlich|vorne] machte der Weg einen Bogen.
        / Nach einer Steigung, die [gut|reiflich] überlegt sein wollte, kam eine Biegung.
        @result Und hinter der Biegung lag es schon, vom Mond [beschienen|angestrahlt]: {thing}.
        + Von der ersten Bank aus waren es, wie sie später abschritten, keine hundert Meter gewesen.
        + Blumen standen dort, die in keinem Buch verzeichnet waren und sich über den Besuch zu wundern schienen.
        + Einem Bach, der bis dahin ohne Namen ausgekommen war, gab {hero} den Namen Hopsi, und er trug ihn sofort.
        + „Es fehlt lediglich eine Bank“, bemerkte {friend}, sah sich um und nahm es nach einer Weile zurück.
      `,
      lesson: `
        Der Rundweg ist [der sicherste|ein sicherer] Weg, nichts zu finden.
        / Vor jedem Abenteuer steht ein Kissen, das [gerade|soeben] warm geworden ist.
      `,
    },
  },
  Discovery: {
    titles: `
      {hero} schaut nach oben
      Wo keiner hinsah
      Das Kreuz auf der Karte
      Tiefer, immer tiefer
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
    beginner: {
      gate: `
        @spot {Spot.at} war schon alles voller [Löcher|Gruben]. Hier suchten viele.
        / Viele suchten {spot.at}, mit [Schaufeln|Lupen] und mit Sieben.
        Doch {thing} hatte keiner [gefunden|gesehen].
        / Alle suchten {thing.akk}, und alle sahen nach [unten|da unten].
        + Ein Hamster grub. Eine Elster sah unter jeden Stein.
        + „Hier war ich schon“, sagte der Hamster. „Da auch.“
        + Es gab eine Karte. Auf der Karte war ein Kreuz.
        + Einer suchte seine Brille. Die hatte er auf.
        + {Hero} sah hinter einen Busch. Da suchte auch schon wer.
        + „Man muss gründlich sein“, sagte die Elster zum Stein.
        + Der Boden war ganz müde vom Suchen.
      `,
      wrong: `
        „Da ist das Kreuz“, rief {friend}. „[Also|Also ist es] da!“
        / {Friend} nahm die Karte und zählte [Schritte|zehn Schritte].
        @wrong Und {friend} grub beim Kreuz auf der Karte, [tief|tief und tiefer].
        + Erst sah man noch den Kopf. Dann flog nur noch Erde.
        + „Ich hab was!“, rief es von unten. Es war ein Knopf.
        + „Ich hab noch was!“ Es war der zweite Knopf.
        + „Das Kreuz lügt nicht“, rief {friend}. Aber es war nur ein toter Käfer auf dem Papier.
        + Bald kam Wasser. Bald kam ein Wurm und fragte, was das soll.
        + „Nur noch ein Stück“, rief es, ganz klein und von weit.
      `,
      doubt: `
        Überall waren nun Löcher. Und [nirgends|in keinem] war etwas.
        / Sie hatten [alles|wirklich alles] abgesucht. Was blieb da noch?
        + Wenn alle hier suchen, wo sucht dann keiner?
        + Der Hamster gab auf und setzte sich auf seinen Berg.
        + Ein Knopf, zwei Knöpfe und nasse Knie, mehr war nicht.
        + {Hero} war vom Bücken ganz krumm.
        + „Vielleicht gibt es {thing.akk} gar nicht“, rief {friend} aus der Tiefe.
        + Am Himmel stand der Mond. Keiner sah ihn an.
      `,
      turn: `
        Der Rücken tat weh vom [Bücken|Suchen]. „Pause“, sagte {hero}.
        / „Wo haben wir noch [nicht|gar nicht] hingesehen?“, fragte {hero}.
        @turn Und {hero} legte sich auf den Rücken und schaute nach [oben|ganz oben].
        + Das tat gut. Das Gras kitzelte am Ohr, oder was da wuchs.
        + „Was machst du da?“, fragte die Elster. „Schauen“, sagte {hero}.
        + Oben war viel Platz. Da suchte niemand.
        + Da war Dunkel, da war ein Stern, und da war … was?
        + Es sah ein bisschen faul aus. Das war {hero.dat} egal.
        + „Hilf lieber graben“, rief {friend}. „Gleich“, sagte {hero}.
        + Erst sah man nichts. Dann wurden die Augen groß.
      `,
      works: `
        „Da“, sagte {hero} und [zeigte|nickte] hinauf.
        / Dort oben [blinkte|schaukelte] etwas, ganz sacht, im Wind.
        @result Es war {thing}! Es hing [einfach|schon] die ganze Zeit über ihnen.
        + Nun legten sich alle hin. „Ach so“, sagten sie, einer nach dem anderen.
        + {Friend} kam aus dem Loch und hatte sieben Knöpfe.
        + {Friend} machte sich lang, und {hero} kletterte hinauf.
        + „Ich suche seit Mai“, sagte der Hamster, „und nie war mein Kopf oben.“
        + Die Elster fand bei der Gelegenheit einen Stern. Den ließ sie da.
        + Einer fand seine Brille.
        + Aus den Löchern wurde ein Teich für die Frösche.
      `,
      lesson: `
        Schau auch einmal [dorthin|da hin], wo keiner schaut.
        / „Ich grub ganz tief“, sagte {friend}. „Du hast [geschaut|nur geschaut].“
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} war der Boden schon [umgegraben|voller Löcher], denn hier suchten alle.
        / Ringsum wurde {spot.at} gesucht, [gegraben|geklopft] und geschimpft.
        Gefunden hatte {thing.akk} noch [keiner|niemand], obwohl es hier sein musste.
        + Ein Hamster siebte Sand, und eine Elster drehte jeden Stein zweimal um.
        + „Da war ich schon“, sagte der Hamster, wohin man auch trat.
        + Es gab eine Karte mit einem dicken Kreuz, das sehr überzeugt aussah.
        + Einer suchte seit Stunden seine Brille und hatte sie auf der Stirn.
        + Alle hatten die Nasen am Boden, wie bei einer großen Verbeugung.
      `,
      wrong: `
        „Wozu suchen?“, rief {friend}. „Hier ist doch das [Kreuz|dicke Kreuz]!“
        / {Friend} nahm die Karte, schritt ab und [rammte einen Stock ein|zählte laut mit].
        @wrong Dann grub {friend} beim Kreuz auf der Karte, [tief und tiefer|ohne aufzusehen].
        + Zuerst sah man noch die Ohren und danach nur noch fliegende Erde.
        + „Ich habe etwas!“, tönte es von unten. Es war ein Hosenknopf.
        + Das Kreuz stellte sich später als zerdrückte Mücke heraus.
        + Bald kam Wasser, und dann kam ein Wurm und wollte die Erlaubnis sehen.
        + „Nur noch bis zur Mitte der Erde“, rief {friend}, schon recht fern.
      `,
      doubt: `
        Der Boden war [durchsucht|voller Löcher], die Knie waren nass, und gefunden war nichts.
        / Nun hatten sie [überall|wirklich überall] nachgesehen, und das Überall war leer.
        + Wo alle suchen, da ist es vielleicht gerade nicht.
        + Der Hamster saß auf seinem Berg und sah aus, als wolle er umschulen.
        + Vom vielen Bücken war {hero} krumm wie ein Fragezeichen.
        + „Es gibt {thing.akk} womöglich gar nicht“, rief {friend} aus der Tiefe.
        + Darüber stand ein großer, stiller Himmel, um den sich niemand kümmerte.
      `,
      turn: `
        „Wo“, fragte {hero}, „hat hier [noch keiner|eigentlich niemand] hingeschaut?“
        / Der Rücken wollte nicht mehr, und das war [ein Glück|gut so].
        @turn Da legte {hero} sich auf den Rücken und schaute nach oben, [ganz in Ruhe|ohne Schaufel].
        + „Sieh an, da ruht sich jemand aus“, sagte die Elster zu ihrem Stein.
        + Unten war Gedränge, aber oben war alles frei.
        + Es sah aus wie Faulsein, und es war das Gegenteil.
        + Erst sah man nur Dunkel, dann Abstufungen von Dunkel, dann mehr.
        + „Komm graben“, rief {friend}. „Komm gucken“, rief {hero}.
        + Zwei Sterne blinkten, und dazwischen blinkte noch etwas anderes.
      `,
      works: `
        „Das dort ist gar kein Stern“, sagte {hero} [langsam|und zeigte hin].
        / Dort oben schaukelte etwas, [sacht|leise], und es blinkte.
        @result Es war {thing}, und es hing die ganze Zeit [über ihnen|schon über ihnen].
        + Einer nach dem anderen legte sich hin und sagte „Ach“.
        + Aus dem Loch kletterte {friend}, mit sieben Knöpfen und ohne Worte.
        + Mit dem Erdhaufen als Leiter kam man bequem hinauf.
        + „Seit Mai“, sagte der Hamster, „und immer war er über mir, der Himmel.“
        + Der mit der Brille fand sie auch, denn im Liegen fiel sie ihm auf die Nase.
        + Aus dem tiefsten Loch machten die Frösche noch am Abend ein Bad.
      `,
      lesson: `
        Wer etwas entdecken will, schaut am besten dorthin, [wo keiner steht|wo sonst niemand schaut].
        / Das Kreuz war auf der Karte. [Gefunden|Entdeckt] wurde es anderswo.
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} glich der Boden bereits einem Käse, [so gründlich|so viel] war hier gesucht worden.
        / Man suchte {spot.at} mit Schaufeln, Sieben und [zunehmender|wachsender] Verbitterung.
        Gefunden hatte {thing.akk} noch [niemand|keiner von ihnen].
        + Ein Hamster siebte seit dem Frühjahr denselben Sand, und eine Elster wendete jeden Stein, als verberge er die andere Seite aus Bosheit.
        + Man besaß sogar eine Karte, deren Kreuz von solcher Entschiedenheit war, dass es keinen Widerspruch duldete.
        + Einer der Herren vermisste seine Brille, und nur die Höflichkeit verbot es, ihn auf seine Stirn hinzuweisen.
        + Alle hielten die Nasen dicht am Boden, was der Szene von weitem etwas Ehrfürchtiges gab.
      `,
      wrong: `
        „Wo ein Kreuz ist“, sprach {friend}, „da ist [auch|immer auch] ein Schatz.“
        / {Friend} schritt die Karte ab, [zweimal|mit Ernst], und rammte einen Stock ein.
        @wrong Daraufhin grub {friend} beim Kreuz auf der Karte, tief und [tiefer|immer tiefer].
        + Eine Weile ragten noch Ohren aus der Erde, dann verlegte sich die Verständigung ganz aufs Rufen.
        + Gefördert wurde der Reihe nach ein Hosenknopf, ein zweiter und ein Wurm, der die Genehmigung zu sehen wünschte.
        + Das Kreuz war, wie sich bei näherer Betrachtung ergab, eine Mücke, die einem früheren Besitzer zum Opfer gefallen war.
        + „Der Mittelpunkt der Erde kann nicht mehr weit sein“, verlautete von unten, bereits mit leichtem Echo.
      `,
      doubt: `
        Man hatte überall nachgesehen, und [dieses|das] Überall war so leer wie zuvor.
        / Löcher waren nun reichlich vorhanden, und in [jedem|jedem einzelnen] war nichts.
        + Wo alle suchen, überlegte {hero}, kann es eigentlich nicht sein, sonst hätte es ja einer.
        + Der Hamster saß auf den Früchten seiner Arbeit, einem Hügel, und dachte über einen anderen Beruf nach.
        + Über der ganzen Mühe stand, weit und unbenutzt, ein Himmel, für den sich den Tag über niemand interessiert hatte.
      `,
      turn: `
        „Gibt es denn“, fragte {hero}, „irgendeine Richtung, in die [noch|hier] keiner geschaut hat?“
        / Es war der Rücken, der schließlich [streikte|nicht mehr mochte], und ihm gebührt das Verdienst.
        @turn Da legte {hero} sich auf den Rücken und schaute nach oben, [die Hände leer|ohne Eile].
        + Nach Arbeit sah das nicht aus, und die Elster machte ihrem Stein gegenüber eine entsprechende Bemerkung.
        + Unten wurde gedrängelt, oben hingegen war alles frei, so weit das Auge reichte.
        + Anfangs war da bloß Dunkelheit, nach einer Weile mehrere Sorten davon und zuletzt, zwischen zwei Sternen, noch etwas Drittes.
        + „Man gräbt hier“, mahnte es aus der Tiefe, und {hero} erwiderte, man könne auch gucken.
      `,
      works: `
        „Für einen Stern“, sagte {hero} nach einer Weile, „[schaukelt es|hängt das] ziemlich tief.“
        / Im leisen Zug der Luft [drehte|wiegte] sich dort oben etwas und blinkte.
        @result Es war {thing}, und es hing die ganze Zeit über ihnen, [geduldig|unbeachtet].
        + Einer nach dem anderen legte sich nieder, sah hinauf und gab den kleinen Laut von sich, mit dem man Jahre verabschiedet.
        + Aus dem Schacht tauchte {friend} auf, im Besitz von sieben Knöpfen und vorübergehend ohne Meinung.
        + Der Aushub eines halben Jahres erwies sich doch noch als nützlich, denn er ergab eine vortreffliche Leiter.
        + Dem Herrn ohne Brille rutschte sie im Liegen auf die Nase, und er hielt es für ein Wunder.
      `,
      lesson: `
        Die größten Entdeckungen hängen [oft|nicht selten] über denen, die am tiefsten graben.
        / Nicht wer am meisten wühlt, findet etwas, sondern wer [anders|woanders] hinschaut.
      `,
    },
  },
  Wisdom: {
    titles: `
      {hero} und die drei Kästen
      Der alte Deckel
      Gold macht Krach
      Was die älteste Motte wusste
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
    beginner: {
      gate: `
        @spot {Spot.at} standen drei Kästen. In einem war {thing}.
        / Drei Kästen standen {spot.at}, und in [einem|einem davon] lag {thing}.
        Einer war aus Gold, einer aus Silber, einer aus [Holz|altem Holz].
        / Gold, Silber und Holz. Der aus Holz war ganz [alt|krumm].
        + „Einmal dürft ihr raten“, stand da. „Na gut, zweimal.“
        + Der goldene glänzte so, dass man sich kämmen konnte.
        + Der aus Silber klingelte, wenn man ihn nur ansah.
        + Der aus Holz tat nichts. Er stand.
        + An der Wand saßen Motten, junge und alte.
        + {Hero} klopfte an alle drei. Ping, pling, pock.
        + Der Deckel aus Holz war ganz blank, wie von vielen Händen.
      `,
      wrong: `
        „Gold“, sagte {friend}. „Was [denn|wohl] sonst?“
        / {Friend} sah nur noch das [Gold|viele Gold].
        @wrong Und {friend} riss den goldenen Kasten auf, [zack|ohne zu fragen].
        + Tätärä! Eine Trompete ging los, mitten ins Ohr.
        + Dann kam ein Handschuh an einer Feder. Patsch!
        + Der Handschuh traf {friend.akk} auf die Nase, ganz weich, aber doch.
        + „Reingelegt“, stand auf einem Zettel.
        + Alle Motten kicherten. Es klang wie Mehl.
        + „Er hat so geglänzt“, sagte {friend} und rieb sich die Nase.
        + Leer war er auch noch, bis auf den Krach.
      `,
      doubt: `
        Nun war nur noch [ein|ein einziger] Versuch da.
        / Silber oder Holz? Das Silber [klingelte|klingelte sehr nett].
        + Wer schnell ist, ist schnell falsch.
        + „Nimm das Silber“, sagte {friend} mit roter Nase. „Das ist fast Gold.“
        + {Hero} wusste es nicht. Das war schon mal gut zu wissen.
        + Man sah in keinen hinein. Man sah nur, wie sie außen waren.
        + In der Ecke war es still. Dort saß wer.
        + Die jungen Motten riefen alle durcheinander.
      `,
      turn: `
        {Hero} setzte sich hin und [machte die Augen zu|tat eine Weile nichts].
        / „Langsam“, sagte {hero}. „[Wer weiß so was|Wen fragt man da]?“
        @turn So dachte {hero} nach und fragte die älteste Motte in der [Ecke|stillen Ecke].
        + Sie war grau und hatte ein Loch im Flügel, vom Leben.
        + „Was machen Leute oft auf?“, fragte sie zurück. Mehr sagte sie nicht.
        + {Hero} fühlte an den Deckeln. Gold war kalt und neu.
        + Silber war glatt, und keiner hatte es je berührt.
        + Das Holz war rund und weich an einer Stelle, wie ein alter Griff.
        + „Hm“, machte {hero}. Das ist das Wort, bei dem man denkt.
        + „Hast du keine Eile?“, fragte die Motte. „Doch“, sagte {hero}, „aber sie wartet.“
      `,
      works: `
        „Den hier“, sagte {hero} und hob den [Deckel|alten Deckel].
        / Kein Krach, kein Wind. Der Deckel [sagte|machte] nur: mm.
        @result Im alten Holzkasten lag das Gesuchte: {thing}, [auf Stroh|ganz still].
        + Es roch darin nach Äpfeln und nach früher.
        + „Gut gefühlt“, sagte die alte Motte und putzte ihr Loch.
        + „Darf ich ins Silber sehen?“, fragte {friend}. Huiii, machte es. Wind!
        + Nun stand {friend.dat} alles nach hinten, sehr hübsch.
        + Die jungen Motten waren still. Sie lernten gerade was.
        + „Warum ist er so schlicht?“ „Er muss nicht rufen“, sagte die Motte.
      `,
      lesson: `
        Was laut glänzt, ist [oft|manchmal] leer. Frag die, die es wissen.
        / Erst denken, dann fragen, dann [aufmachen|den Deckel heben].
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} standen drei Kästen, ein goldener, ein silberner und ein [alter aus Holz|abgewetzter aus Holz].
        / Drei Kästen warteten {spot.at} [nebeneinander|in einer Reihe]: Gold, Silber und Holz.
        In einem davon lag {thing}, und [zweimal|nur zweimal] durfte man wählen.
        + Im goldenen konnte man sich spiegeln, und man sah darin sehr reich aus.
        + Der silberne klingelte schon, wenn man an ihn dachte.
        + Der aus Holz machte nichts, außer dazustehen.
        + An der Wand saßen die Motten, vorn die jungen, hinten die alten.
        + Klopfte man an, sagten sie ping, pling und pock.
      `,
      wrong: `
        „Wenn ich ein Schatz wäre“, sagte {friend}, „wohnte ich [in Gold|ganz sicher in Gold].“
        / {Friend} brauchte nicht [lange zu überlegen|nachzudenken]. Es glänzte ja.
        @wrong Schon riss {friend} den goldenen Kasten auf, [mit beiden Händen|ohne zu fragen].
        + Eine Trompete blies los, so laut, dass der Staub von der Decke fiel.
        + Danach schoss ein Handschuh an einer Feder heraus und traf genau die Nase.
        + „Hereingefallen“, stand auf einem Zettel in sehr schöner Schrift.
        + Die jungen Motten lachten, dass es stäubte.
        + Sonst war der Kasten leer, er hatte alles außen.
        + „Er hat mich gelockt“, sagte {friend} durch die geschwollene Nase.
      `,
      doubt: `
        Jetzt gab es nur noch einen Versuch, und das Silber [klingelte süß|machte schöne Augen].
        / Einmal durften sie [noch|nur noch] wählen, Silber oder Holz.
        + „Silber“, riet {friend}, „das ist Gold in vernünftig.“
        + Die jungen Motten riefen alle gleichzeitig, und jede etwas anderes.
        + {Hero} wusste es nicht, und das wusste {hero} wenigstens genau.
        + In keinen konnte man hineinsehen, das ist das Wesen von Kästen.
        + Ganz hinten saß jemand und rief überhaupt nichts.
      `,
      turn: `
        Statt zuzugreifen, setzte {hero} sich hin und [stützte den Kopf auf|machte die Augen zu].
        / „Wer hat hier wohl am meisten gesehen?“, überlegte {hero} [leise|halblaut].
        @turn {Hero} dachte nach und fragte die älteste Motte, [die ganz hinten saß|die bisher geschwiegen hatte].
        + Ihr Flügel hatte ein Loch, und das kam, sagte sie, von einer Kerze und der Jugend.
        + „Welchen Deckel würdest du jeden Tag aufmachen?“, fragte sie zurück.
        + Da fühlte {hero} mit den Fingern oder was man so hat: Gold war kalt und scharf.
        + Das Silber war glatt, als hätte es noch nie jemand berührt.
        + Am Holz aber war eine Mulde, blank von hundert Händen.
        + Die Eile stand daneben und trat von einem Fuß auf den anderen.
      `,
      works: `
        „Diesen“, sagte {hero}, und der Deckel [ging von allein auf|ließ sich ganz leicht heben].
        / Es gab keinen Ton, der Deckel war das [Aufmachen|sanfte Aufmachen] gewöhnt.
        @result Und im alten Holzkasten lag das Gesuchte: {thing}, [in Stroh gebettet|trocken und heil].
        + Nach Äpfeln roch es darin und nach einer Küche von früher.
        + „Was man braucht, fasst man an“, sagte die Motte, „und das sieht man.“
        + {Friend} wollte zu gern wissen, was im Silber war. Es war Wind, und zwar starker.
        + Seitdem stand {friend.dat} alles nach hinten, und es stand {friend.dat} gut.
        + Die jungen Motten rückten näher zur alten und wurden still.
        + „Und wozu dann das Gold?“ „Damit die Eiligen etwas zu tun haben.“
      `,
      lesson: `
        Klug ist, wer [erst fühlt|erst fragt] und dann den Deckel hebt.
        / Was schreit, will [gesehen|gekauft] werden. Was gut ist, kann warten.
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} standen drei Kästen, aus Gold der erste, aus Silber der zweite und [schäbig|abgegriffen] der dritte.
        / Drei Kästen erwarteten sie {spot.at}, und [nur|bloß] einer davon sah nach nichts aus.
        In einem lag {thing}, und zu raten gab es [zweimal|genau zweimal].
        + Im goldenen vermochte man sich zu spiegeln, und zwar um einiges wohlhabender, als man war.
        + Der silberne stand im Rufe, zu klingeln, sobald jemand freundlich von ihm dachte.
        + Der hölzerne tat nichts dergleichen, sondern begnügte sich damit, ein Kasten zu sein.
        + An der Wand saßen die Motten, nach Jahrgängen geordnet, die lautesten vorn.
      `,
      wrong: `
        „Ein Schatz“, sprach {friend}, „wohnt seinem Stande gemäß, [also|das heißt] in Gold.“
        / Überlegungen hielt {friend} angesichts von so viel [Glanz|Gefunkel] für Zeitverlust.
        @wrong Und damit riss {friend} den goldenen Kasten auf, [mit Schwung|ehe jemand etwas sagte].
        + Zunächst ertönte eine Trompete in einer Lautstärke, die bei Schatzkästen unüblich ist.
        + Es folgte, an einer kräftigen Feder, ein Boxhandschuh, der die Nase suchte und unverzüglich fand.
        + Ein Zettel in gestochener Schrift sprach dem Finder das aufrichtige Beileid des Herstellers aus.
        + Im Übrigen war er leer, denn wer so viel nach außen trägt, der kann innen nicht auch noch etwas haben.
      `,
      doubt: `
        Nun blieb ein einziger Versuch, und das Silber begann [vielversprechend|leise] zu klingeln.
        / Zwischen Silber und Holz war zu wählen, und [das|die Wahl] duldete keinen Irrtum mehr.
        + Silber, empfahl {friend} mit geschwollener Nase, sei doch im Grunde Gold mit Verstand.
        + Die jungen Motten gaben allesamt Ratschläge, die sich gegenseitig aufhoben.
        + Das Einzige, was {hero} wusste, war, es nicht zu wissen, und das ist mehr, als es klingt.
      `,
      turn: `
        Statt die Hand auszustrecken, setzte {hero} sich hin und [ließ|bat] die Eile warten.
        / „Wer sitzt hier“, fragte sich {hero}, „schon so lange, dass er nicht [mehr|länger] rufen muss?“
        @turn {Hero} dachte nach und fragte die älteste Motte, die [bislang|als Einzige] geschwiegen hatte.
        + Das Loch in ihrem Flügel, bemerkte sie nebenbei, stamme von einer Kerze und aus einer Zeit, da auch sie es eilig gehabt habe.
        + Eine Antwort gab sie nicht, sondern stellte die Gegenfrage, welchen Deckel man wohl alle Tage öffne.
        + Daraufhin fühlte {hero}: Das Gold war scharfkantig, das Silber jungfräulich kühl, am Holz aber saß eine Mulde, wie Hände sie schleifen.
        + Es war ein Denken, dem man zusehen konnte, und die Jungen, die es noch nie gesehen hatten, hörten auf zu rufen.
      `,
      works: `
        Der Deckel hob sich ohne einen Laut, wie jemand, der [gewohnt|es gewohnt] ist, gebraucht zu werden.
        / „Dieser“, sagte {hero}, und es klang [ruhig|nicht einmal laut].
        @result Im alten Holzkasten lag das Gesuchte, nämlich {thing}, [auf Stroh|wohlbehalten].
        + Ein Geruch nach Äpfeln stieg auf und nach einer Küche, in der man als Kind unter dem Tisch gesessen hat.
        + „Was man schätzt, das fasst man an“, sagte die Motte, „und nach hundert Jahren sieht man es ihm an.“
        + Der silberne enthielt, wie {friend} doch noch ermitteln musste, ausschließlich Wind, diesen aber in hoher Güte.
        + Auf die Frage, wozu das Gold denn gut sei, erwiderte sie, irgendetwas müsse man den Eiligen ja zu öffnen geben.
      `,
      lesson: `
        Weisheit erkennt man an [Gebrauchsspuren|abgegriffenen Stellen], nicht am Glanz.
        / Zwischen Sehen und Zugreifen liegt ein [Augenblick|kleiner Stuhl], auf den man sich setzen sollte.
      `,
    },
  },
  Change: {
    titles: `
      {hero} und das letzte Blatt
      Auf Wiedersehen, Blatt
      Ein Baum mit Honig
      Was unter dem Blatt war
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
    beginner: {
      gate: `
        @spot {Spot.at} stand ein Bäumchen mit nur [einem|noch einem] Blatt.
        / Ein kleiner Baum stand {spot.at}. Er hatte ein [letztes|einziges] Blatt.
        Unter dem Blatt, da hing {thing}. Der Baum hielt [alles|es] ganz fest.
        / Und hinter dem Blatt [versteckt|zugedeckt] war {thing}.
        + „Das gebe ich nicht her“, sagte er. „Es ist mein letztes.“
        + Er zitterte, obwohl es gar nicht kalt war.
        + Das Blatt war gelb und braun und rot. Es war schon müde.
        + Die anderen Blätter lagen am Boden und raschelten nett.
        + „Was bin ich ohne Blatt?“, fragte er. „Ein Stock“, sagte er selbst.
        + {Hero} fasste es an. „Nicht!“, rief der Baum.
        + Es hing nur noch an einem Faden.
      `,
      wrong: `
        Ein Wind kam, und das Blatt [wackelte|hing schief]. Der Baum weinte Harz.
        / „Es löst sich“, rief der [Baum|kleine Baum]. „Hilfe!“
        @wrong Und {friend} klebte das Blatt mit Honig wieder an, [dick|mit viel Honig].
        + „So, das hält bis Weihnachten“, sagte {friend} und leckte sich ab.
        + Nun klebte auch ein Ohr. Und noch eine Fliege.
        + Der Honig lief den Stamm hinab. Ameisen kamen, mit Löffeln.
        + Das Blatt wurde davon nicht grün. Es wurde nur süß.
        + „Es soll bleiben, wie es ist“, sagte {friend}. Aber es blieb nicht.
        + {Friend} band noch eine Schleife darum. Das half auch nicht.
      `,
      doubt: `
        Das Blatt hing da und war [traurig|müde]. Man sah es ihm an.
        / Es war nun ein klebriges [Blatt|altes Blatt]. Froh war keiner.
        + „Wenn es fällt, ist alles anders“, sagte der Baum.
        + Anders ist ein großes Wort, wenn man klein ist.
        + {Hero} dachte an Schuhe, die nicht mehr passten. Es waren gute Schuhe gewesen.
        + Der Wind wartete. Er wollte keinem wehtun.
        + Man kann den Herbst nicht ankleben. Auch nicht mit Honig.
        + Ganz leise sagte das Blatt: „Ich bin so schläfrig.“
      `,
      turn: `
        {Hero} wischte den [Honig|ganzen Honig] weg, ganz sacht.
        / „Hast du ihm schon [Danke|mal Danke] gesagt?“, fragte {hero} den Baum.
        @turn Dann bedankte sich {hero} bei dem Blatt und sagte ihm [leise Lebewohl|Lebewohl].
        + „Danke für den Schatten“, sagte {hero}. „Danke fürs Rauschen.“
        + „Und für den Regen, den du gehalten hast“, sagte der Baum.
        + Nun fiel ihm noch viel ein. Er sagte alles.
        + Beim Abschied darf man weinen. Das gehört dazu.
        + „Du warst das beste von allen“, sagte der Baum. „Jedes war das beste.“
        + {Friend} sagte auch etwas. „Tschüss, Blatt.“ Es klang belegt.
      `,
      works: `
        Das Blatt ließ los. Es [drehte|schaukelte] sich und tanzte herab.
        / Ein Hauch kam, nicht mehr. „[Jetzt|Nun]“, sagte das Blatt.
        @result Es fiel, und darunter war eine neue [Knospe|kleine Knospe]. Und da war {thing}!
        + Die Knospe war so klein wie ein Reiskorn und ganz grün.
        + „Die war die ganze Zeit da“, sagte der Baum und staunte.
        + Unten fingen es die anderen Blätter auf. „Da bist du ja“, raschelten sie.
        + Der Baum stand gerade. Er war kein Stock. Er war ein Baum, der wartet.
        + {Hero} nahm {thing.akk}, und der Zweig ließ es gern los.
        + {Friend} leckte den letzten Honig vom Ast. So war er zu was gut.
      `,
      lesson: `
        Wo etwas geht, ist [Platz|oft Platz] für etwas Neues.
        / „Festkleben hilft nicht“, sagte {friend}. „[Danke|Lebewohl] sagen hilft.“
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} stand ein Bäumchen, an dem nur noch ein [einziges|letztes] Blatt hing.
        / Ein kahler kleiner Baum stand {spot.at} und hielt sein letztes Blatt [fest|mit aller Kraft].
        Darunter, halb verdeckt, schimmerte {thing}, [aber|doch] der Baum gab nichts her.
        + „Es ist mein letztes“, sagte er. „Danach bin ich ein Besenstiel.“
        + Es war schon braun am Rand und hing an einem dünnen Faden.
        + Die übrigen lagen am Boden, und es schien ihnen nicht schlecht zu gehen.
        + Er zitterte, obwohl gar kein Wind war, nur weil einer kommen könnte.
        + „Letztes Jahr hatte ich neunzig“, sagte er. „Ich habe sie alle gekannt.“
      `,
      wrong: `
        Da kam ein Lüftchen, das Blatt löste sich halb, und der Baum [schrie|wimmerte].
        / „Keine Angst“, rief {friend}, „[das reparieren wir|ich habe etwas dabei]!“
        @wrong Und {friend} klebte das Blatt mit Honig wieder an, [doppelt dick|von beiden Seiten].
        + „Hält bis Weihnachten“, sagte {friend} und klebte selbst an drei Stellen fest.
        + Der Honig lief am Stamm hinunter, und unten stellten sich die Ameisen an.
        + Grün wurde das Blatt davon nicht, nur süß und ein bisschen schief.
        + Zur Sicherheit kam noch eine Schleife darum. Es sah aus wie ein müdes Geschenk.
        + „Alles soll so bleiben, wie es ist“, sagte {friend}. Es blieb aber nicht.
      `,
      doubt: `
        Nun hing es da, klebrig und [unglücklich|zu spät], und niemand freute sich.
        / Der Baum starrte auf [sein Blatt|den Honig], und der tropfte.
        + „Wenn es weg ist, weiß ich nicht mehr, wer ich bin“, flüsterte er.
        + {Hero} dachte an ein Paar Schuhe, die eines Tages nicht mehr gepasst hatten.
        + Den Herbst kann man nicht ankleben, das wussten eigentlich alle.
        + „Ich bin so müde“, sagte das Blatt. Es war so leise, dass nur {hero} es hörte.
        + Ein Wind stand höflich in der Ferne und wartete.
      `,
      turn: `
        Behutsam wischte {hero} den Honig ab, [bis zum letzten Faden|Tropfen um Tropfen].
        / „Hat ihm eigentlich jemand gedankt?“, fragte {hero}. Das hatte [niemand|noch keiner].
        @turn Da bedankte sich {hero} bei dem Blatt und sagte ihm Lebewohl, [laut und mit Namen|ganz in Ruhe].
        + „Für den Schatten im Juli“, sagte {hero}, „und für das Rauschen abends.“
        + „Für die Raupe, die du satt gemacht hast“, sagte der Baum mit belegter Stimme.
        + Ihm fiel immer mehr ein, und mit jedem Danke hielt er ein wenig lockerer.
        + Abschied zu nehmen tut weh, aber es ist ein anderes Weh als Festhalten.
        + „Du warst mein liebstes“, sagte er, und das sagte er nun zum neunzigsten Mal.
        + Auch {friend} räusperte sich und winkte mit einem klebrigen Ohr.
      `,
      works: `
        Es kam nur ein Hauch, und das Blatt [ließ los|gähnte und ließ los].
        / In großen Schleifen [segelte|tanzte] das Blatt hinab, ohne jede Eile.
        @result Das Blatt fiel, und darunter war eine neue Knospe, und daneben hing {thing}.
        + Die Knospe war klein wie ein Reiskorn und so grün, dass man lachen musste.
        + „Sie hat mich von hinten geschoben“, staunte der Baum, „und ich dachte, es zieht.“
        + Unten nahmen die anderen das letzte in die Mitte und raschelten von früher.
        + {Hero} pflückte {thing.akk}, und diesmal hielt niemand etwas fest.
        + Er stand da, ganz kahl, und sah kein bisschen aus wie ein Besenstiel.
        + Den Rest Honig erledigte {friend}, der Ordnung halber.
      `,
      lesson: `
        Etwas gehen zu lassen heißt nicht, dass es nicht [schön|gut] war.
        / Wo ein Blatt fällt, war [schon lange|längst] eine Knospe da.
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} stand ein Bäumchen, das von seinem Laub [genau|nur] noch ein Blatt besaß.
        / Von neunzig Blättern war dem Bäumchen {spot.at} [eines|ein einziges] geblieben.
        Darunter hing {thing}, und der Baum [hielt|umklammerte] beides.
        + „Danach bin ich ein Besenstiel“, sagte er, „und Besenstiele werden selten nach ihrer Meinung gefragt.“
        + Er bebte, obwohl sich kein Lüftchen regte, einfach bei der Vorstellung, dass eines käme.
        + Das Blatt, braun an den Rändern und hauchdünn, machte den Eindruck, als wäre es gern schon gegangen und wolle nur nicht unhöflich sein.
        + Seine Geschwister lagen am Boden beisammen und schienen sich, dem Rascheln nach, bestens zu unterhalten.
      `,
      wrong: `
        Als ein Windhauch das Blatt halb löste, [schritt|griff] {friend} ein.
        / „Reine Befestigungsfrage“, befand {friend} und [griff zum|holte den] Honig.
        @wrong So klebte {friend} das Blatt mit Honig wieder an, [beidseitig|und nicht zu knapp].
        + Bis Weihnachten, hieß es, sei für Haltbarkeit gesorgt, und dasselbe galt leider auch für mehrere Teile von {friend.dat}.
        + Am Stamm rann es golden hinab, und an seinem Fuß bildeten die Ameisen eine Schlange mit Löffeln.
        + Grüner wurde das Blatt davon nicht, nur süßer, und eine zusätzliche Schleife verlieh ihm das Aussehen eines erschöpften Geschenks.
        + Alles solle eben bleiben, wie es sei, erklärte {friend}, während es unter dem Honig unaufhörlich anders wurde.
      `,
      doubt: `
        Nun hing es da, [verklebt|gesichert] und unglücklich, und der Baum war es auch.
        / Es war alles geblieben, wie es war, nur [schlimmer|klebriger].
        + Wer er dann noch sei, fragte der Baum, und es gibt Fragen, die man mit Honig nicht beantworten kann.
        + {Hero} erinnerte sich an ein Paar Schuhe, die besten der Welt, die eines Morgens nicht mehr gepasst hatten.
        + „Ich bin bloß müde“, wisperte das Blatt, so leise, dass man es für Herbst halten konnte.
      `,
      turn: `
        Mit einem feuchten Halm wischte {hero} den Honig ab, [geduldig|Faden für Faden].
        / „Hat ihm“, fragte {hero}, „[eigentlich|schon] einmal jemand gedankt?“
        @turn Darauf bedankte sich {hero} bei dem Blatt und sagte ihm, [wie es sich gehört|in aller Form], Lebewohl.
        + Man dankte für den Schatten im Juli, für das Rauschen am Abend und für eine Raupe, die nun ein Schmetterling war.
        + Je länger der Baum sich erinnerte, desto lockerer wurde sein Griff, als hielte er statt des Blattes nun die Erinnerung.
        + Festhalten tut weh und Loslassen auch, doch ist es, wie {hero} bemerkte, nicht dasselbe Weh.
        + „Du warst mir das liebste“, sagte er, was er bereits zu neunundachtzig anderen gesagt und jedes Mal so gemeint hatte.
      `,
      works: `
        Mehr als ein Hauch war nicht nötig, und in weiten Bögen [segelte|schwebte] es davon.
        / Das Blatt gähnte, wenn man [so will|das sagen darf], und ließ los.
        @result Es fiel, und darunter war eine neue Knospe, [winzig|grün], gleich neben {thing.dat}.
        + Sie hatte, wie sich zeigte, schon seit Wochen von hinten geschoben, und der Baum hatte es für Zugluft gehalten.
        + Am Boden rückten die anderen zusammen, nahmen das letzte in die Mitte und begannen ihre Geschichten noch einmal von vorn.
        + Als {hero} {thing.akk} vom Zweig nahm, ließ der Zweig so bereitwillig los, als habe er es eben erst gelernt.
        + Kahl stand er da und hatte doch mit einem Besenstiel, bei Licht besehen, nicht die geringste Ähnlichkeit.
      `,
      lesson: `
        Was man nicht loslässt, [kann|das kann] einem auch nicht nachwachsen.
        / Unter jedem letzten Blatt wartet etwas [Erstes|Grünes] und hat Geduld.
      `,
    },
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
