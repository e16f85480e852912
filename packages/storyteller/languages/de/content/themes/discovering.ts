import type { ThemesOf } from '../../../../language.ts'

export const discovering: ThemesOf<'discovering'> = {
  Adventure: {
    titles: `
      {hero} nimmt den anderen Weg
      Hinter der Biegung
      Bänke, Brote und ein Pfad ins Dunkle
      Der Weg, den keiner kannte
    `,
    refrains: [
      {
        first: 'Wer weiß, wer weiß, wer geht, der weiß, was da ist.',
        changed: 'Wer weiß, wer weiß, wer träumt, der weiß, was da ist.',
      },
      {
        first: 'Kenn ich nicht, da geh ich hin | weil ich da noch gar nicht bin.',
        changed: 'Kenn ich gut, da will ich hin | bis ich ganz im Kissen bin.',
      },
      {
        first: 'Bank an Bank, das kenn ich gut | um die Ecke braucht es Mut.',
        changed: 'Kissen, Kissen, kenn ich gut, und im Traume wohnt der Mut.',
      },
    ],
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
        / „Da sind Bänke“, sagte {friend}. „Ich bin für die. Und für ein [Brot|Butterbrot].“
        + Sie gingen und gingen. Da kam eine Bank, die kannten sie schon.
        + „Guten Abend“, sagte der Dachs. „Wieder da?“
        + Es ging im Kreis. Aber es war ein schöner Kreis.
        + „Noch eine Runde“, sagte {friend} und kaute.
        + Nach der dritten Runde war das Brot alle. Sonst war nichts passiert.
        + „Hier weiß man, was kommt“, sagte {friend}. Eine Bank kam.
      `,
      doubt: `
        {Hero} sah auf den schmalen Weg. Er sah [dunkel|tief] zurück.
        / Was war da hinten? Vielleicht war es [nichts|gar nichts], vielleicht etwas mit Zähnen.
        + Auf der Bank war es weich. Da tut einem nichts weh.
        + Ein Kauz rief. Es klang wie „Duuu?“.
        + Im Kreis kommt man immer an. Nur nie woanders.
        + Der große Zeh wollte hin. Der andere wollte sitzen.
        + „Morgen vielleicht“, sagte {friend}. Das sagt man oft.
        + Das Dunkel roch nach Moos und nach etwas Neuem.
      `,
      turn: `
        „Im Kreis liegt {thing} [nicht|ganz sicher nicht]“, sagte {hero}.
        / {Hero} stand von der Bank auf. Die Beine waren [weich|wie Gummi].
        @turn Und {hero} tat den ersten Schritt auf den unbekannten [Weg|Weg, mit Bauchkribbeln].
        / {Hero} hob den Fuß. Es war der erste Schritt auf dem [neuen|fremden] Weg.
        + Da knackte es. Es war nur ein Ast.
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
        / Noch ein Schritt, dann die Biegung. Und dort lag {thing}!
        + So nah war es die ganze Zeit gewesen. Nur um die Ecke.
        + Da wuchsen Blumen, die es sonst nicht gibt.
        + „Hübsch hier“, sagte {friend}. „Wo setzt man sich?“ Im Gras.
        + Ein Bach sprang vor ihnen her. Er hatte noch keinen Namen.
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
        / „Bänke“, seufzte {friend}, „das ist mein Weg“, und wünschte sich [dazu|obendrein] ein Butterbrot.
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
        / {Hero} holte Luft und setzte [einen Fuß|ganz vorsichtig den Fuß] auf den Weg, den niemand kannte.
        + Es knackte, und alle sprangen hoch. Es war ein Zweig gewesen.
        + „Sind dort Bänke?“, rief {friend}. „Das sehen wir dann“, rief {hero}.
        + Der zweite Schritt ging leichter, weil der erste ihn an der Hand nahm.
        + Man sah immer nur ein kleines Stück, und genau das war es, was man brauchte.
        + Hinter {hero.dat} raschelte es unwillig. {Friend} kam nach, ohne Brot.
        + „Bringen Sie mir etwas mit“, rief der Dachs, „eine Neuigkeit!“
      `,
      works: `
        Der Weg wurde schmaler, danach steiler, und schließlich [kam eine Biegung|bog er ab].
        / Farne kitzelten sie im Vorübergehen, und vorne [wartete die Biegung|machte der Weg einen Bogen].
        @result Und hinter der Biegung lag es schon: {thing}, [mitten im Mondlicht|als hätte es gewartet].
        / Gleich nach der Biegung [blinkte|schimmerte] es im Gras, und da lag {thing}.
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
        @spot {Spot.at} gabelte sich der Weg in einen bequemen und einen [fremden|ungewissen].
        / Zwei Wege boten sich {spot.at} an, und [verschiedener|ungleicher] konnten Wege nicht sein.
        An einem davon musste {thing} liegen, [nur|bloß] verriet keiner, an welchem.
        + Der eine war mit Bänken, Laternen und Sitzkissen versehen und führte den Titel Rundweg.
        + Vor dem anderen stand ein Schild, dessen ganze Auskunft in einem Fragezeichen bestand.
        + Ein Dachs, der die erste Bank seit vierzig Jahren zu seiner Zufriedenheit besetzt hielt, wusste über den zweiten nur, dass er hinten sei.
        + Von links roch es nach Bohnerwachs, von rechts nach etwas Unerhörtem, für das die Nase noch kein Wort besaß.
      `,
      wrong: `
        Für {friend.akk} war die Angelegenheit [entschieden|geklärt], bevor sie zur Sprache kam.
        / „Man soll“, sprach {friend}, „das Schicksal [nicht|nie] im Stehen erwarten.“
        @wrong Kurzum, {friend} war für Bänke und ein Butterbrot, [und zwar|tunlichst] in dieser Reihenfolge.
        / {Friend} hielt eine Rede zugunsten der Bänke, die [mit einem Butterbrot|beim Butterbrot] endete.
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
        / Da setzte {hero}, [nicht ohne Herzklopfen|ein wenig beklommen], den Fuß auf den Weg, von dem niemand etwas wusste.
        + Es knackte gewaltig, und nachdem sich alle wieder gefasst hatten, war es ein Zweig gewesen.
        + Auf die Frage, ob es dort Bänke gebe, kam die Antwort, das werde man wissen, sobald man es wisse.
        + Der Weg zeigte nie mehr als das nächste Stück, doch mehr, so stellte sich heraus, kann ein Fuß ja auch nicht gebrauchen.
        + Missmutig und ohne Proviant, aber immerhin, raschelte {friend} hinterdrein.
      `,
      works: `
        Farne strichen ihnen über die Schultern, und [endlich|vorne] machte der Weg einen Bogen.
        / Nach einer Steigung, die [gut|reiflich] überlegt sein wollte, kam eine Biegung.
        @result Und hinter der Biegung lag es schon, vom Mond [beschienen|angestrahlt]: {thing}.
        / Weiter als bis hinter die Biegung brauchten sie nicht zu gehen, denn dort lag {thing}.
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
    refrains: [
      {
        first: 'Schau hin, schau her, schau dorthin, wo sonst keiner wär.',
        changed: 'Schau hin, schau her, und dann schau heute gar nicht mehr.',
      },
      {
        first: 'Oben, unten, hinterm Ohr, irgendetwas lugt hervor.',
        changed: 'Oben, unten, warm das Ohr, nur die Nase lugt hervor.',
      },
      {
        first: 'Wo noch keiner hingeguckt, hat vielleicht was kurz gezuckt.',
        changed: 'Wo wir beide hingeguckt, hat ein Stern noch kurz gezuckt.',
      },
    ],
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
        / „Hier ist das Kreuz“, sagte {friend} und grub, [tief|immerzu].
        + Erst sah man noch den Kopf. Dann flog nur noch Erde.
        + „Ich hab was!“, rief es von unten. Es war ein Knopf.
        + „Ich hab noch was!“ Es war der zweite Knopf.
        + „Das Kreuz lügt nicht“, rief {friend}. Aber es war nur ein schlafender Käfer auf dem Papier.
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
        + „Gibt es {thing.akk} überhaupt?“, rief {friend} von tief unten.
        + Am Himmel stand der Mond. Keiner sah ihn an.
      `,
      turn: `
        Der Rücken tat weh vom [Bücken|Suchen]. „Pause“, sagte {hero}.
        / „Wo haben wir noch [nicht|gar nicht] hingesehen?“, fragte {hero}.
        @turn Und {hero} legte sich auf den Rücken und schaute nach [oben|ganz oben].
        / Auf dem Rücken lag {hero} nun und schaute nach [oben|ganz weit oben].
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
        / „Da oben“, rief {hero}. Über ihnen hing {thing}, die ganze Zeit!
        + Nun legten sich alle hin. „Ach so“, sagten sie, einer nach dem anderen.
        + {Friend} kam aus dem Loch und hatte sieben Knöpfe.
        + {Friend} machte sich lang, und {hero} kletterte hinauf.
        + „Ich suche seit Mai“, sagte der Hamster, „und nie da oben.“
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
        „Wozu überlegen?“, rief {friend}. „Hier ist doch ein [Kreuz|dickes Kreuz] eingezeichnet!“
        / {Friend} studierte die Karte, zählte Schritte und [markierte die Stelle|murmelte dazu].
        @wrong Dann grub {friend} beim Kreuz auf der Karte, [unermüdlich|ohne aufzusehen].
        / {Friend} vertraute der Karte und grub beim Kreuz, [Loch um Loch|tiefer und tiefer].
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
        / {Hero} legte sich flach auf den Rücken und [schaute einfach|sah lange] nach oben.
        + „Sieh an, da ruht sich jemand aus“, sagte die Elster zu ihrem Stein.
        + Unten war Gedränge, aber oben war alles frei.
        + Es sah aus wie Faulsein, und es war das Gegenteil.
        + Erst sah man nur Dunkel, dann Abstufungen von Dunkel, dann mehr.
        + „Komm graben“, rief {friend}. „Komm gucken“, rief {hero}.
        + Zwei Sterne blinkten, und dazwischen blinkte noch etwas anderes.
      `,
      works: `
        „Das dort oben ist überhaupt kein Stern“, bemerkte {hero} [nachdenklich|plötzlich].
        / Dort oben schaukelte irgendetwas, [gemächlich|leise], und blinkte dabei.
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
        „Unter Kreuzen“, erklärte {friend}, „liegt [bekanntlich|meistens] etwas.“
        / {Friend} studierte [feierlich|eingehend] das Papier.
        @wrong Daraufhin grub {friend} beim eingezeichneten Kreuz auf der Karte, [unermüdlich|eifrig] und immer tiefer.
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
        „Gibt es eigentlich“, fragte {hero}, „irgendeine Richtung, in die [noch|hier] niemand geschaut hat?“
        / Es war der Rücken, der schließlich [streikte|aufgeben wollte], und ihm gebührt das Verdienst.
        @turn Da legte {hero} sich auf den Rücken und schaute nach oben, [die Hände leer|ohne Eile].
        + Nach Arbeit sah das nicht aus, und die Elster machte ihrem Stein gegenüber eine entsprechende Bemerkung.
        + Unten wurde gedrängelt, oben hingegen war alles frei, so weit das Auge reichte.
        + Anfangs war da bloß Dunkelheit, nach einer Weile mehrere Sorten davon und zuletzt, zwischen zwei Sternen, noch etwas Drittes.
        + „Man gräbt hier“, mahnte es aus der Tiefe, und {hero} erwiderte, man könne auch gucken.
      `,
      works: `
        „Für einen Stern“, bemerkte {hero} nach einer Weile, „[schaukelt es|hängt das] erstaunlich niedrig.“
        / Im leisen Luftzug [drehte|wiegte] sich dort oben irgendetwas und blinkte.
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
    refrains: [
      {
        first: 'Gold macht Krach und Silber Wind, frag die Alten, frag sie, Kind.',
        changed: 'Gold ist müd und Silber blind, altes Holz schläft ein, mein Kind.',
      },
      {
        first: 'Eins, zwei, drei, und welche nun? | denken ist ja auch ein Tun.',
        changed: 'Eins, zwei, drei, was tun wir nun? | schlafen ist ja auch ein Tun.',
      },
      {
        first: 'Glitzer, Glitzer, viel Geschrei, und das Leise sitzt dabei.',
        changed: 'Glitzer, Glitzer ist vorbei, und das Leise schläft dabei.',
      },
    ],
    facts: {
      wrong: '{friend} riss den goldenen Kasten auf',
      turn: '{hero} dachte nach und fragte die älteste Motte',
      result: 'im alten Holzkasten lag das Gesuchte',
    },
    beginner: {
      gate: `
        @spot {Spot.at} standen drei Kästen. In einem war {thing}.
        / Drei Kästen standen {spot.at}. In [einem|einem davon] lag {thing}.
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
        / „Gold ist gut“, sagte {friend}. Zack, war der goldene Kasten [auf|offen].
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
        @turn So dachte {hero} nach und fragte [dann|leise] die älteste Motte.
        / „Ich frage die Motte“, dachte {hero}. „Die [älteste|ganz alte].“
        + Sie war grau und hatte ein Loch im Flügel, vom Leben.
        + „Was machen Leute oft auf?“, fragte sie zurück und schwieg.
        + {Hero} fühlte an den Deckeln. Gold war kalt und neu.
        + Silber war glatt, und keiner hatte es je berührt.
        + Das Holz war an einer Stelle ganz rund und weich.
        + „Hm“, machte {hero}. Das ist das Wort, bei dem man denkt.
        + „Hast du keine Eile?“, fragte die Motte. „Doch“, sagte {hero}, „aber sie wartet.“
      `,
      works: `
        „Den hier“, sagte {hero} und hob den [Deckel|alten Deckel].
        / Kein Krach, kein Wind. Der Deckel [sagte|machte] nur: mm.
        @result Im alten Holzkasten lag das Gesuchte: {thing}, [auf Stroh|ganz still].
        / Knarr, ging der alte Holzkasten auf. Da lag {thing}.
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
        + Leicht sah das nicht aus.
      `,
      wrong: `
        „Wenn ich ein Schatz wäre“, sagte {friend}, „wohnte ich [in Gold|ganz sicher in Gold].“
        / {Friend} brauchte nicht [lange zu überlegen|nachzudenken]. Es glänzte ja.
        @wrong Schon riss {friend} den goldenen Kasten auf, [mit einem Ruck|ohne zu fragen].
        / „Gold ist immer richtig“, sagte {friend} und riss den goldenen Kasten auf.
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
        / Der alte Holzkasten ging auf, [knarrend|ohne Schlüssel], und darin lag {thing}.
        + Nach Äpfeln roch es darin und nach einer Küche von früher.
        + „Was man braucht, fasst man an“, sagte die Motte, „und das sieht man.“
        + {Friend} wollte zu gern wissen, was im Silber war. Es war Wind, und zwar starker.
        + Seitdem stand {friend.dat} alles nach hinten, und es stand {friend.dat} gut.
        + Die jungen Motten rückten näher zur alten und wurden still.
        + „Und wozu dann das Gold?“ „Damit die Eiligen etwas zu tun haben.“
      `,
      lesson: `
        Vernünftig ist, wer zuerst [überlegt|nachfragt] und danach den Deckel öffnet.
        / Was herumschreit, will unbedingt [gesehen|gekauft] werden. Was wertvoll ist, kann abwarten.
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
        + In einen Kasten hineinzusehen ist nicht erlaubt.
      `,
      turn: `
        Statt die Hand auszustrecken, setzte {hero} sich hin und [ließ|bat] die Eile warten.
        / „Wer sitzt hier“, fragte sich {hero}, „schon so lange, dass er nicht [mehr|länger] rufen muss?“
        @turn {Hero} dachte nach und fragte die älteste Motte, die [bislang|als Einzige] geschwiegen hatte.
        + Das Loch in ihrem Flügel stamme aus der Zeit, da auch sie es eilig gehabt habe.
        + Eine Antwort gab sie nicht, sondern stellte die Gegenfrage, welchen Deckel man wohl alle Tage öffne.
        + Daraufhin fühlte {hero}: Das Gold war scharfkantig, das Silber unberührt und kühl, am Holz aber saß eine Mulde, wie Hände sie schleifen.
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
    refrains: [
      {
        first: 'Blatt, Blatt, lass dich los, unten ist die Erde groß.',
        changed: 'Blatt, Blatt, lass dich los, unten ist das Kissen groß.',
      },
      {
        first: 'Danke, Blatt, und mach es gut, wer dich loslässt, der braucht Mut.',
        changed: 'Danke, Tag, und mach es gut, unterm Blatt die Knospe ruht.',
      },
      {
        first: 'Loszulassen fällt schwer, das stimmt, bis der Wind es sanft sich nimmt.',
        changed: 'Losgelassen, ja, das stimmt, schau, wie sanft der Schlaf uns nimmt.',
      },
    ],
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
        @wrong Und {friend} klebte das Blatt mit [viel Honig|Honig] wieder an.
        / „Honig hilft immer“, sagte {friend} und klebte es [damit|fest] wieder an.
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
        / „Danke, Blatt. Mach es gut“, sagte {hero} [leise|laut].
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
        / Da fiel es. Da war eine Knospe, ganz neu, und dort war {thing}.
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
        @spot {Spot.at} stand ein Bäumchen, an dem nur noch ein [einziges|allerletztes] Blättchen hing.
        / Ein kahles Bäumchen stand {spot.at} und umklammerte sein [einziges|allerletztes] Blatt.
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
        / Mit sehr viel Honig klebte {friend} das Blatt [an den Zweig|wieder fest].
        + „Hält bis Weihnachten“, sagte {friend} und klebte selbst an drei Stellen fest.
        + Der Honig lief am Stamm hinunter, und unten stellten sich die Ameisen an.
        + Grün wurde das Blatt davon nicht, nur süß und ein bisschen schief.
        + Zur Sicherheit kam noch eine Schleife darum. Es sah aus wie ein müdes Geschenk.
        + „Alles soll so bleiben, wie es ist“, sagte {friend}. Es blieb aber nicht.
      `,
      doubt: `
        Nun baumelte es da, klebrig und [unglücklich|verspätet], und niemand freute sich darüber.
        / Der Baum betrachtete vorwurfsvoll [sein Blatt|die Bescherung], und der Honig tropfte.
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
        / „Danke für den Sommer“, sagte {hero} zu dem Blatt, „[leb wohl|nun leb wohl].“
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
        / Das Blatt segelte hinab, und [eine Knospe|eine neue Knospe] kam zum Vorschein und {thing}.
        + Die Knospe war klein wie ein Reiskorn und so grün, dass man lachen musste.
        + „Sie hat mich von hinten geschoben“, staunte der Baum, „und ich dachte, es zieht.“
        + Unten nahmen die anderen das letzte in die Mitte und raschelten von früher.
        + {Hero} pflückte {thing.akk}, und diesmal hielt niemand etwas fest.
        + Er stand da, ganz kahl, und sah kein bisschen aus wie ein Besenstiel.
        + Den Rest Honig erledigte {friend}, der Ordnung halber.
      `,
      lesson: `
        Etwas loszulassen bedeutet keineswegs, dass es nicht [wunderschön|großartig] war.
        / Wo ein Blatt herunterfällt, wartet [meistens|gewöhnlich] schon eine Knospe darunter.
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
        Als ein Windhauch das Blatt beinahe ablöste, [schritt|griff] {friend} energisch ein.
        / „Eine reine Befestigungsfrage“, befand {friend} und [öffnete|holte] den Honigtopf.
        @wrong So klebte {friend} das Blatt mit Honig wieder an, [beidseitig|und nicht zu knapp].
        + Bis Weihnachten, hieß es, sei für Haltbarkeit gesorgt, und dasselbe galt leider auch für mehrere Teile von {friend.dat}.
        + Am Stamm rann es golden hinab, und an seinem Fuß bildeten die Ameisen eine Schlange mit Löffeln.
        + Grüner wurde das Blatt davon nicht, nur süßer, und eine zusätzliche Schleife verlieh ihm das Aussehen eines erschöpften Geschenks.
        + Alles solle eben bleiben, wie es sei, erklärte {friend}, während es unter dem Honig unaufhörlich anders wurde.
      `,
      doubt: `
        Nun baumelte es da, [verklebt|festgehalten] und unglücklich, und der Baum trauerte ebenfalls.
        / Eigentlich war alles beim Alten geblieben, nur bedeutend [trauriger|klebriger].
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
        + „Du warst mir das liebste“, sagte der Baum, was er bereits zu neunundachtzig anderen gesagt und jedes Mal so gemeint hatte.
      `,
      works: `
        Ein Lufthauch genügte vollkommen, und gemächlich [segelte|schwebte] das Blatt davon.
        / Das Blatt gähnte, soweit Blätter das [können|überhaupt können], und ließ einfach los.
        @result Es fiel, und darunter war eine neue Knospe entstanden, [winzig|hellgrün], neben {thing.dat}.
        + Sie hatte, wie sich zeigte, schon seit Wochen von hinten geschoben, und der Baum hatte es für Zugluft gehalten.
        + Am Boden rückten die anderen zusammen, nahmen das letzte in die Mitte und begannen ihre Geschichten noch einmal von vorn.
        + Als {hero} {thing.akk} vom Zweig nahm, ließ der Zweig so bereitwillig los, als habe er es eben erst gelernt.
        + Kahl stand der Baum da und hatte doch mit einem Besenstiel, bei Licht besehen, nicht die geringste Ähnlichkeit.
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
      Die Wippe, die immer hochging
      Erst anhalten, dann denken
    `,
    refrains: [
      {
        first: 'Rauf und runter, runter, rauf, stopp mal, denk mal, hör mal auf.',
        changed: 'Rauf und runter, runter, rauf, schlaf mal, träum mal, wach dann auf.',
      },
      {
        first: 'Lauf nicht, rauf nicht, bleib mal stehn | wer nicht rennt, der kann was sehn.',
        changed: 'Lauf nicht mehr und bleib nicht stehn | wer jetzt liegt, kann Sterne sehn.',
      },
      {
        first: 'Was geht hoch, wenn das geht nieder? | setz dich hin und denk mal wieder.',
        changed: 'Hoch ging dies, und das ging nieder, morgen wippen wir dann wieder.',
      },
    ],
    facts: {
      wrong: '{friend} rannte immer schneller hin und her',
      turn: '{hero} hielt an und rollte einen Stein auf das andere Ende',
      result: 'die Wippe senkte sich herunter',
    },
    beginner: {
      gate: `
        @spot {Spot.at} war eine lange Wippe. Am Ende lag {thing}.
        / Eine Wippe stand {spot.at}, so [lang|groß] wie ein Boot.
        Ging man darauf, so ging das [Ende|andere Ende] hoch, zu hoch.
        / Wer zu {thing.dat} wollte, der drückte sie [hoch|hoch hinauf].
        + Knarz, machte sie. Es klang wie Lachen.
        + Stand man unten, lag {thing} oben, höher als ein Haus.
        + Stieg man ab, war die Wippe wieder gerade.
        + Ein Spatz saß in der Mitte. „Mir ist es gleich“, sagte er.
        + „Wie gemein“, sagte {hero}. „Sie kann nichts dafür“, sagte der Spatz.
        + Daneben lag ein dicker Stein und sah zu.
        + Sie war aus Holz und hatte ein Grinsen im Holz.
      `,
      wrong: `
        „Man muss nur schnell sein“, rief {friend}, „[schneller als Holz|dann geht es].“
        / „Die überrasche ich“, sagte {friend} und nahm [Anlauf|langen Anlauf].
        @wrong Nun rannte {friend} immer [schneller|noch schneller] hin und her.
        / Hin und her, her und hin: {Friend} rannte immer [schneller|mehr].
        + Hin: Da ging sie hoch. Her: Da ging sie runter. Hin!
        + Dem Spatz wurde schlecht. Er machte die Augen zu.
        + „Gleich hab ich es“, rief {friend}. Gleich war immer am anderen Ende.
        + Eine Wippe hat keine Beine. Sie war trotzdem schneller.
        + Beim zehnten Mal flog {friend} in einen Busch.
        + Die Zunge hing heraus. Die Wippe war frisch.
      `,
      doubt: `
        Da lag {friend}, und da lag die [Wippe|alte Wippe]. Beide sagten nichts.
        / {Thing} war noch genauso [weit|hoch] weg wie am Anfang.
        + Mehr rennen ging nicht. Weniger rennen half auch nicht.
        + „Sie mag uns nicht“, sagte {friend} in den Busch.
        + Man kann sehr müde sein und doch am selben Fleck.
        + {Hero} wollte am liebsten auch losrennen. Irgendwas wollte man doch tun.
        + Der Spatz gähnte. „Und jetzt?“, fragte er.
        + Oben blinkte {thing} und kam nicht näher.
      `,
      turn: `
        „Halt“, sagte {hero}. „[Erst gucken|Wir denken mal].“
        / {Hero} blieb [einfach|ganz] stehen und sah sich die Wippe an.
        @turn {Hero} hielt an und rollte einen [Stein|dicken Stein] auf das andere Ende.
        / Da war ein Stein. Den rollte {hero} auf das andere [Ende|Ende, ruck].
        + „Was geht runter, wenn da oben was hochgeht?“, fragte {hero}.
        + Der Spatz dachte mit. „Die andere Seite“, sagte er.
        + Es war ein schwerer Stein. Er wollte lieber liegen.
        + Schieben, Pause. Schieben, Pause. {Friend} half mit dem Po.
        + Nichts tun und nur denken, das ist ganz schön schwer.
        + „Welches Ende ist das andere?“, fragte {friend}. Das war eine gute Frage.
        + Sie malten es in den Staub, mit Strichen und einem Punkt.
      `,
      works: `
        Der Stein lag. Die Wippe machte [knarz|langsam knarz].
        / Erst zitterte das Holz, [dann kam|und dann kam] es.
        @result Die Wippe senkte sich herunter, [ganz sacht|Stück für Stück]. Da war {thing}!
        / Quietsch, kam die Wippe herunter. Auf ihr lag {thing}!
        + {Hero} musste nur die Hand aufhalten oder was man so aufhält.
        + „Wie ein Kellner“, sagte der Spatz. „Bitte sehr.“
        + „Ich war schnell“, sagte {friend}, „und der Stein so langsam.“
        + „Danke, Stein“, sagte {hero}. Er lag da und war stolz.
        + Dann wippten sie noch, nur so, rauf und runter.
        + Der Spatz fuhr in der Mitte mit. Da ist es ruhig.
        + Das Grinsen im Holz sah nun ganz nett aus.
      `,
      lesson: `
        Wenn es nicht geht, dann [halt an|bleib stehen] und denk.
        / „Ich bin viel gerannt“, sagte {friend}. „Du hast [gedacht|gefragt].“
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} lag eine Wippe, so lang wie ein Kahn, und am Ende [war|glänzte] {thing}.
        / Eine riesige Wippe ragte {spot.at} auf, mit {thing.dat} [am anderen Ende|ganz hinten].
        Ging man aber hin, so stieg das Ende [hinauf|in die Luft], bis keiner mehr drankam.
        + Kam man zurück, lag sie wieder da und tat, als wäre nichts gewesen.
        + In ihrem Holz war eine Maserung, die aussah wie ein Grinsen.
        + In der Mitte saß ein Spatz. „Hier oben ist es immer gleich“, sagte er.
        + „Das macht sie mit Absicht“, sagte {friend}. „Sie ist ein Brett“, sagte der Spatz.
        + Neben ihr lag ein dicker Stein, der noch nie gefragt worden war.
      `,
      wrong: `
        „Man muss lediglich schneller sein als [die Wippe|das Brett]“, behauptete {friend}.
        / {Friend} nahm ausgiebig Anlauf, [mindestens zehn Schritte|ungeheuer langen], und schnaubte.
        @wrong Dann rannte {friend} immer schneller hin und her, [hin und her|bis es staubte].
        / Immer schneller rannte {friend} vom einen Ende [zum anderen|zum nächsten].
        + Hin ging sie hoch, her ging sie runter, und so ging es weiter.
        + „Gleich habe ich es“, keuchte {friend}. Gleich war leider immer drüben.
        + Dem Spatz wurde übel, obwohl er sich kaum bewegte.
        + In der zwölften Runde flog {friend} in hohem Bogen in einen Busch.
        + „Jetzt ist sie müde“, kam es aus den Blättern. Sie war aber aus Holz.
      `,
      doubt: `
        {Friend} lag im Gebüsch, die Wippe ruhte im Gleichgewicht, und [überhaupt nichts|gar nichts] war gewonnen.
        / Trotz aller Rennerei war {thing} noch [genauso|immer so] weit entfernt.
        + Schneller ging es nicht mehr, und langsamer hatte es auch nicht geholfen.
        + Es juckte {hero.akk} in den Beinen, ebenfalls loszurennen, nur um etwas zu tun.
        + „Vielleicht mag sie uns nicht“, sagte der Busch.
        + Wer im Kreis denkt, wird auch nicht früher fertig als der, der so läuft.
        + Der Spatz putzte sich. „Ruft mich, wenn etwas Neues kommt.“
      `,
      turn: `
        „Stopp“, sagte {hero} und [setzte sich|blieb mitten im Weg stehen].
        / {Hero} tat erst einmal gar nichts, [und zwar gründlich|außer hinzuschauen].
        @turn So hielt {hero} an, überlegte und rollte einen Stein auf das andere Ende[|, das leere].
        + „Was geht hinunter, wenn das da hinaufgeht?“, lautete die Frage.
        + Sie malten es in den Staub: ein Strich, ein Punkt und ein kleiner Spatz.
        + Wenn es hoch geht, weil wir hier sind, muss drüben etwas Schweres hin.
        + Der Stein war so schwer wie eine Kuh und ungefähr so willig.
        + {Friend} schob mit, rückwärts und mit dem besten Teil.
        + Immer wieder wollte jemand rennen, und immer wieder sagte {hero}: „Erst denken.“
      `,
      works: `
        Der Stein saß, das Holz knarzte, und alle [hielten still|traten zurück].
        / Eine Weile zitterte sie, als müsste sie [rechnen|sich erinnern].
        @result Dann senkte sich die Wippe herunter und brachte ihnen {thing.akk}, [sanft wie ein Kellner|von selbst].
        / Die Wippe überlegte, nickte und [senkte sich herunter|kam herunter], mitsamt {thing.dat}.
        + Man brauchte nur noch zuzugreifen, und es war gar nicht komisch.
        + „Ein Stein“, sagte {friend}. „Ich hätte ein Stein sein müssen.“
        + Der Stein lag da und hatte noch nie so viel Lob bekommen.
        + Nun wippten sie zum Vergnügen, und der Spatz in der Mitte hatte es am besten.
        + Von dieser Seite gesehen war das Grinsen ein Lächeln.
        + Die Zeichnung im Staub ließen sie da, für die Nächsten.
      `,
      lesson: `
        Manchmal kommt man [nur|am besten] im Stehen voran.
        / „Schnell war ich“, sagte {friend}, „aber in die [falsche Frage|verkehrte Richtung].“
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} erstreckte sich eine Wippe, an deren fernem Ende {thing} [lag|glänzte].
        / Eine Wippe von der Länge eines Kahns lag {spot.at}, [und|ganz] am Ende {thing}.
        Wer sich ihm näherte, hob es damit [aus der Reichweite|in die Höhe].
        + Trat man zurück, so sank das Brett wieder in die Waage, mit der Unschuld eines Bretts.
        + Die Maserung zeigte ein Grinsen, das man, je nach eigener Verfassung, für Zufall halten konnte oder nicht.
        + In der Mitte saß ein Spatz, der seit Jahren auf gleicher Höhe lebte und die Aufregung nicht begriff.
        + Daneben lag ein Stein von erheblichem Gewicht, den bisher niemand um seine Meinung gebeten hatte.
      `,
      wrong: `
        „Eine Frage der Geschwindigkeit“, entschied {friend} und [scharrte|nahm Maß].
        / Gegen Trägheit, fand {friend}, hilft nur [Tempo|ein tüchtiger Anlauf].
        @wrong Und so rannte {friend} immer schneller hin und her, [bald nur noch als Strich|unermüdlich].
        + Das eine Ende hob sich, das andere senkte sich, und was man auf diese Weise erreichte, war jeweils das falsche.
        + „Gleich“, keuchte {friend} bei jeder Kehrtwendung, doch dieses Gleich befand sich stets auf der gegenüberliegenden Seite.
        + Dem Spatz wurde übel, obgleich er sich, wie er später betonte, um keinen Zentimeter bewegt hatte.
        + Die Sache endete in einem Busch, aus dem heraus verkündet wurde, nun sei das Brett so gut wie erschöpft.
      `,
      doubt: `
        Die Wippe lag wieder waagrecht, {friend} lag im Busch, und {thing} lag, [wo|genau dort, wo] es immer lag.
        / Man war viel gelaufen und befand sich [dennoch|ohne Frage] an derselben Stelle.
        + Auch in {hero.dat} zuckte etwas, das gern losgerannt wäre, bloß um nicht stillstehen zu müssen.
        + Noch schneller ging es nicht, und dass es langsamer besser ginge, glaubte niemand.
        + „Melden Sie sich, wenn Sie etwas Neues versuchen“, sagte der Spatz und steckte den Kopf unter den Flügel.
      `,
      turn: `
        „Halt“, sagte {hero}, und das war, [recht bedacht|genau genommen], schon die halbe Lösung.
        / Nichts zu tun, während alle rennen, sieht [dumm aus|nach wenig aus] und ist Arbeit.
        @turn {Hero} hielt an, dachte nach und rollte einen Stein auf das andere Ende[|, das verlassene].
        + Was, so die Frage, geht hinunter, wenn das Gewünschte hinaufgeht, und wie wird aus dem einen das andere?
        + Man ritzte es in den Staub, als Strich mit zwei Enden, und auf einmal sah die Bosheit aus wie Rechnen.
        + Der Stein, der etwa so viel wog wie eine Kuh, war auch in Fragen der Fortbewegung ihrer Ansicht.
        + Als {friend} wieder losstürmen wollte, hielt {hero} nur den Finger an die Schläfe, oder was dafür da war.
      `,
      works: `
        Das Holz knarzte, [überlegte|besann sich] und gab nach.
        / Einen Atemzug lang stand alles in der Schwebe, [Spatz|der Spatz] inbegriffen.
        @result Dann senkte sich die Wippe herunter und reichte ihnen, [wie ein Ober|formvollendet], {thing.akk}.
        + „Man hätte ein Stein sein müssen“, sagte {friend} nach längerem Schweigen, und es lag Bewunderung darin.
        + Der Stein empfing den ersten Dank seines Lebens und lag gleich um eine Spur aufrechter.
        + Zum bloßen Vergnügen wippten sie noch eine Weile, und von dieser Seite her war das Grinsen ein Lächeln.
        + Die Zeichnung im Staub wurde nicht verwischt, da gewiss auch andere hier vorbeirennen würden.
      `,
      lesson: `
        Wo Rennen nicht hilft, [hilft|da hilft] mitunter ein Stein und vorher ein Gedanke.
        / Ein Problem läuft einem nicht davon; man darf [sich setzen|ruhig stehen bleiben].
      `,
    },
  },
  'Decision-making': {
    titles: `
      {hero} und die zwei Türen
      Links oder rechts
      Ene mene Mond
      Bevor der Mond aufgeht
    `,
    refrains: [
      {
        first: 'Links und rechts und ene mene mu, beide gehn bald zu.',
        changed: 'Links und rechts und ene mene mu, beide Augen zu.',
      },
      {
        first: 'Eine muss es sein, nur eine, sag, warum, dann hast du deine.',
        changed: 'Eine war es, grad die eine, und die andre schläft alleine.',
      },
      {
        first: 'Hin und her und her und hin | sag, was hast du denn im Sinn?',
        changed: 'Her und hin und hin und her | heute wähl ich gar nichts mehr.',
      },
    ],
    facts: {
      wrong: '{friend} sagte links, nein rechts, nein links',
      turn: '{hero} suchte für jede Tür einen Grund und wählte',
      result: 'hinter der gewählten Tür lag das Gesuchte',
    },
    beginner: {
      gate: `
        @spot {Spot.at} waren zwei Türen, eine rote und eine [blaue|grüne].
        / Zwei Türen standen {spot.at}, eine links, [eine|die zweite] rechts.
        „Hinter mir liegt {thing}“, sagten [beide|sie beide]. „Vielleicht.“
        / Wo war {thing}? „Bei mir“, sagte die eine. „[Kann sein|Mag sein]“, die andere.
        + „Wir gehen zu, wenn der Mond kommt“, sagten sie.
        + Man durfte nur eine nehmen, und nur ein Mal.
        + Über dem Berg war es schon hell. Der Mond zog die Schuhe an.
        + Die linke roch nach Moos. Die rechte roch nach Seife.
        + Eine Eule saß darüber und zählte rückwärts.
        + Beide hatten eine Klinke und ein nettes Gesicht.
        + „Wie schön, Besuch“, sagten sie.
      `,
      wrong: `
        „Das ist leicht“, sagte {friend}. „[Wir nehmen|Man nimmt] … hm.“
        / {Friend} zeigte hin und [her|dann her]. „Ene mene mu.“
        @wrong „Links“, sagte {friend}, „nein, [rechts|doch rechts], nein, links!“
        / „Rechts! Oder links? Nein, rechts“, sagte {friend} [immer wieder|immerzu].
        + „Oder erst links und dann rechts. Oder über Kreuz?“
        + Der Reim hatte keinen Schluss. Also fing er von vorne an.
        + Einen Fuß nach da, einen Fuß nach dort. Das zog im Schritt.
        + „Wenn es links ist, war rechts falsch“, rief {friend}. „Und wenn nicht?“
        + Die Türen fingen an, sich zu langweilen.
        + „Zehn“, sagte die Eule, „neun“, und gähnte.
        + {Friend} warf ein Blatt in die Luft. Es blieb oben.
      `,
      doubt: `
        Der Mond war schon mit der [Stirn|Glatze] über dem Berg.
        / „Fünf“, sagte die Eule, [„vier“|und dann „vier“]. Die Türen knarrten.
        + Wenn man falsch wählt, ist man selbst schuld. Das ist das Dumme.
        + Gar nicht wählen ist auch gewählt. Dann gehen beide zu.
        + {Hero} hätte gern wen gefragt. Aber es war keiner größer da.
        + „Mach du“, sagte {friend} und saß auf dem Boden.
        + Im Bauch saß ein Vogel und wusste auch nicht, wohin.
        + Es war kalt am Bauch.
      `,
      turn: `
        „Sehen wir sie uns [genau|mal] an“, sagte {hero}.
        / {Hero} ging zu der einen und dann zu der [anderen|zweiten].
        @turn {Hero} suchte für jede Tür einen [Grund|guten Grund] und wählte dann.
        / Ein Grund für die, ein Grund für die. Dann wählte {hero}.
        + „Für rechts: Sie ist nah. Für links: Da sind Spuren im Moos.“
        + Mehr Gründe gab es nicht. Es mussten auch nicht mehr sein.
        + „Sind Spuren mehr als nah?“, fragte {hero}. Der Bauch nickte.
        + „Die“, sagte {hero}. Es klang dünn, aber es war gesagt.
        + „Und wenn es falsch ist?“ „Dann wissen wir das“, sagte {hero}.
        + „Nein, doch die andere“, rief {friend}. {Hero} blieb dabei.
        + Die Hand lag auf der Klinke, und sie blieb da.
      `,
      works: `
        „Eins“, sagte die Eule. Da ging die Klinke [runter|nach unten].
        / Das war gerade noch, [ehe|bevor] der Mond ganz da war.
        @result Hinter der [Tür|Holztür], die {hero} wählte, lag das Gesuchte: {thing}!
        / Die Tür ging auf, die {hero} wählte. Da lag {thing}!
        + Die andere ging zu. „Bei mir war Kuchen“, sagte sie noch.
        + „Kuchen!“, rief {friend}. Aber man kann nicht alles haben.
        + „Woher wusstest du es?“ „Ich wusste es nicht“, sagte {hero}. „Ich wählte.“
        + Der Vogel im Bauch setzte sich hin.
        + Die Eule klatschte, flap, flap.
        + Drinnen war es warm, und es roch nach Moos.
        + „Ich war auch für links“, sagte {friend}, „und für rechts.“
      `,
      lesson: `
        Ein guter Grund, dann [wählen|die Tür auf], dann dabei bleiben.
        / Wer hin und her wählt, dem geht [alles|am Ende alles] zu.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} gab es zwei Türen, [die eine rot, die andere blau|eine links und eine rechts].
        / Zwei Türen standen {spot.at} [nebeneinander|einander gegenüber], und beide lächelten.
        Hinter einer von ihnen lag {thing}, und [nur eine|bloß eine] durfte man öffnen.
        + „Bei Mondaufgang schließen wir“, sagten sie im Chor.
        + Hinter dem Berg wurde es schon hell, der Mond putzte sich wohl gerade die Zähne.
        + Aus der linken kam ein Geruch nach Moos, aus der rechten einer nach Seife.
        + Eine Eule über dem Rahmen zählte von hundert rückwärts.
        + „Welche von euch ist es?“, fragte {hero}. „Ja“, sagten die Türen.
      `,
      wrong: `
        „Da entscheide ich sofort“, sagte {friend} und [hob die Hand|zeigte geradeaus].
        / {Friend} begann mit einem [Abzählreim|langen Reim], und der hatte kein Ende.
        @wrong „Links“, rief {friend}, „nein, rechts, [nein, links|nein, doch links], jetzt aber!“
        / „Die rechte“, rief {friend}, „halt, die linke, [oder doch die rechte|ach, die andere]!“
        + Ene mene mu führte zu ene mene muh und dann zur Kuh zurück.
        + Ein Fuß ging dahin, einer dorthin, bis es nicht mehr weiterging.
        + Ein Blatt sollte entscheiden, doch es blieb in einem Spinnennetz hängen.
        + „Wenn es links ist, wäre rechts falsch, und wenn nicht, dann umgekehrt!“
        + Die Türen gähnten, und es zog. „Vierzig“, sagte die Eule.
        + „Man könnte eine Liste machen“, sagte {friend}, „wenn man wüsste, auf welcher Seite.“
      `,
      doubt: `
        Ein Mondrand schob sich [über die Berge|langsam hervor], und die Türangeln knarrten.
        / „Zwölf“, zählte die Eule, „elf“, und [niemand|keiner] hatte sich entschieden.
        + Wählt man falsch, ist man selber schuld. Das ist das Unangenehme daran.
        + Gar nicht zu wählen ist auch eine Wahl, nur die dümmste.
        + Es war niemand Größeres da, den man hätte fragen können.
        + {Friend} hatte sich auf den Boden gesetzt, genau in die Mitte.
        + Im Bauch flatterte etwas und stieß überall an.
      `,
      turn: `
        „Eins nach dem anderen“, sagte {hero} und [sah sich beide genau an|ging zur ersten].
        / {Hero} legte ein Ohr an die linke und dann an die [rechte|andere].
        @turn Dann suchte {hero} für jede Tür einen Grund und wählte, [laut und deutlich|ohne noch einmal zu zählen].
        / {Hero} fand für jede Tür einen Grund, [sah beide an|atmete aus] und wählte dann.
        + Für die rechte sprach, dass sie näher war. Vor der linken waren Spuren im Moos.
        + Es waren keine großen Gründe, aber es waren immerhin Gründe.
        + „Spuren sind mehr als nah“, sagte {hero}, und der Bauch stimmte zu.
        + „Und wenn du dich irrst?“ „Dann irren wir uns in eine Richtung“, sagte {hero}.
        + „Doch die andere“, rief {friend} im letzten Moment. {Hero} blieb dabei.
        + Es fühlte sich an wie ein Sprung vom Dreimeterbrett.
      `,
      works: `
        „Eins“, sagte die Eule, und im selben Augenblick [ging die Klinke nieder|knarrte es].
        / Der Mond war fast schon rund, da [gab|schwang] die Tür nach.
        @result Und hinter der gewählten Tür lag das Gesuchte, [auf einer Fußmatte|wahrhaftig]: {thing}.
        / Die gewählte Tür ging auf, und [auf der Schwelle|gleich vorn] lag {thing}.
        + Die zweite fiel ins Schloss und rief noch: „Bei mir wäre Kuchen gewesen!“
        + „Kuchen“, hauchte {friend}. Man kann eben nicht durch zwei Türen gehen.
        + „Hast du es gewusst?“ „Nein“, sagte {hero}, „aber gewählt.“
        + Was im Bauch geflattert hatte, setzte sich und steckte den Kopf ein.
        + Die Eule applaudierte mit beiden Flügeln, flapp und flapp.
        + „Für die war ich von Anfang an“, sagte {friend}, „jedes zweite Mal.“
      `,
      lesson: `
        Ein einziger Grund genügt [manchmal|meistens]. Dann entscheidet man sich und bleibt dabei.
        / Wer unbedingt beide Türen haben möchte, steht [am Ende|schließlich] draußen davor.
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} befanden sich zwei Türen, die einander [zum Verwechseln|in allem] glichen, außer in der Seite.
        / Zwei Türen standen {spot.at}, [gleich freundlich|beide höflich], gleich hoch und gleich zu.
        Hinter einer lag {thing}, und öffnen durfte man [nur|bloß] eine.
        + Bei Mondaufgang, teilten sie im Duett mit, werde geschlossen, und zwar auf längere Zeit.
        + Über dem Berg zeigte sich bereits ein heller Saum, als suche dort jemand seine Schuhe.
        + Der linken entströmte ein Duft nach Moos, der rechten einer nach Kernseife, und beides ließ Deutungen zu.
        + Eine Eule, die zu diesem Zweck angestellt schien, zählte mit amtlicher Stimme rückwärts.
      `,
      wrong: `
        {Friend} galt zu Hause als [entschlossen|Mensch rascher Entschlüsse] und wollte das hier beweisen.
        / „Dergleichen“, erklärte {friend}, „entscheidet man [aus dem Bauch|in einer Sekunde].“
        @wrong „Links“, rief {friend}, „nein, rechts, nein, links“, [und so fort|das Ganze von vorn].
        + Zu Hilfe kam ein Abzählreim, dessen Ende unglücklicherweise mit seinem Anfang übereinstimmte.
        + Bald stand der eine Fuß hier, der andere dort, und was dazwischen lag, begann sich zu beschweren.
        + Ein in die Luft geworfenes Blatt, dem man das letzte Wort überlassen wollte, blieb oben.
        + Wäre es links, so wäre ja rechts falsch, gab {friend} zu bedenken, und umgekehrt ebenso, mithin beides.
      `,
      doubt: `
        Schon lugte der Mond mit der Stirn über die Bergspitzen, und die Türangeln [knarrten|bewegten sich].
        / „Zwölf“, zählte die Eule feierlich, „elf“, und das klang [bedenklich|irgendwie endgültig].
        + Das Missliche am Wählen ist, dass man hinterher niemanden hat, auf den man es schieben kann.
        + Auch wer gar nicht wählt, hat gewählt, dachte {hero}, und meistens das, was keiner wollte.
        + {Friend} saß inzwischen genau in der Mitte am Boden, dem einzigen Ort, der mit Sicherheit nicht in Frage kam.
      `,
      turn: `
        Da sah {hero} sich beide noch einmal an, [gründlich|mit Muße], als wäre Zeit genug.
        / Ohne auf die Eule zu achten, legte {hero} an jede [ein Ohr|einmal die Hand].
        @turn Dann suchte {hero} für jede Tür einen Grund und wählte, [vernehmlich|ohne zu blinzeln].
        + Für die rechte sprach die Bequemlichkeit, für die linke eine Fußspur im Moos, und mehr war nicht zu haben.
        + Gewissheit, merkte {hero}, wird zu solchen Anlässen nicht geliefert, man muss ohne sie auskommen.
        + „Und wenn du irrst?“, fragte {friend}, worauf {hero} sagte, dann irre man wenigstens in eine Richtung.
        + Der Ruf, es sei vielleicht doch die andere, kam erwartungsgemäß, und die Hand auf der Klinke rührte sich nicht.
      `,
      works: `
        „Eins“, verkündete die Eule, und gleichzeitig [bewegte sich die Klinke|knarrte etwas].
        / Mit dem letzten Schimmer Dunkelheit öffnete die Tür [bereitwillig|tatsächlich] ihre Flügel.
        @result Hinter der gewählten Tür lag das Gesuchte, [unübersehbar|auf der Matte]: {thing}.
        + Die andere fiel ins Schloss, nicht ohne zu erwähnen, dass es bei ihr Kuchen gegeben hätte.
        + Durch zwei Türen zugleich ist noch keiner gegangen, und {friend} trauerte nur kurz.
        + „Gewusst“, gab {hero} zu, „habe ich es nicht, nur gewählt“, und das sei ein Unterschied von der Größe einer Tür.
        + Für diese, versicherte {friend}, sei man von Beginn an gewesen, wenigstens jedes zweite Mal.
      `,
      lesson: `
        Es kommt weniger darauf an, die richtige Tür zu kennen, als eine [zu öffnen|aufzumachen].
        / Zwei gute Gründe, ein Entschluss, und [danach|dann] kein Zurückschielen.
      `,
    },
  },
  'Goal-setting': {
    titles: `
      {hero} und die hundert Stufen
      Nur bis zum Kiesel
      Zehn und noch einmal zehn
      Ganz oben liegt ein Stein
    `,
    refrains: [
      {
        first: 'Nur bis dort, nur bis dort, und von dort zum nächsten Ort.',
        changed: 'Nur bis hier, nur bis hier, heute bleib ich neben dir.',
      },
      {
        first: 'Schau nicht hoch, schau auf den Stein | zehn sind wenig, zehn sind klein.',
        changed: 'Oben, oben schläft der Stein, hundert waren doch ganz klein.',
      },
      {
        first: 'Zehn und zehn, das geht schon gut | bis zum Kiesel reicht der Mut.',
        changed: 'Zehn und zehn, das ging so gut | wer da oben war, der ruht.',
      },
    ],
    facts: {
      wrong: '{friend} wollte alle Stufen auf einmal springen',
      turn: '{hero} legte auf jede zehnte Stufe einen Kiesel',
      result: 'der letzte Kiesel war ganz oben',
    },
    beginner: {
      gate: `
        @spot {Spot.at} war eine Treppe mit hundert [Stufen|steilen Stufen].
        / Hundert Stufen führten {spot.at} nach [oben|da oben].
        Und wo lag {thing}? [Natürlich ganz|Ganz] oben.
        / Ganz oben [glänzte|blinkte] etwas. Das war {thing}.
        + Man sah kaum, wo sie aufhört. Sie hörte im Dunst auf.
        + Eine Ziege kam herunter. „Ist es weit?“ „Ja“, sagte die Ziege.
        + {Hero} zählte bis zwölf. Dann tat schon der Nacken weh.
        + Es gab kein Geländer. Es gab nur Luft.
        + Unten lag ein Haufen Kiesel, weiß und rund.
        + Die erste Stufe war auch schon hoch.
        + Wer nach oben sah, dem fiel die Mütze herunter.
        + „Wie viele noch?“, fragte {friend}. Das war vor der ersten.
      `,
      wrong: `
        {Friend} sah hinauf. Da drehte sich [alles|der Himmel].
        / „Hundert“, sagte {friend}. „Das mache ich [in eins|mit Schwung].“
        @wrong Und {friend} wollte alle Stufen auf [einmal|einen Satz] springen.
        / „Ich mache nur einen Sprung“, sagte {friend}, „einen für alle [Stufen|hundert].“
        + „Eins, zwei und hopp!“ Es wurden drei Stufen. Dann kam der Po.
        + „Ich war schon fast da“, sagte {friend} von ganz unten.
        + Beim zweiten Mal waren es vier, aber nur mit der Nase.
        + „Es sind zu viele“, rief {friend}. „Das ist ja keine Treppe, das ist ein Berg.“
        + Wer nur das Oben sieht, der fällt über die Eins.
        + Die Ziege schüttelte den Kopf und kaute.
      `,
      doubt: `
        Hundert. Das Wort war [schwer|wie ein Sack]. Es drückte schon unten.
        / {Hero} wurde vom [Hinsehen|bloßen Hinsehen] müde.
        + Die Beine sagten Nein, ehe sie es probiert hatten.
        + Ganz oben blinkte es. Es war so klein wie ein Krümel.
        + „Wir sagen, wir waren oben“, sagte {friend} leise.
        + So weit war noch keiner gegangen, heute.
        + Wo fängt man an, wenn es so viel ist?
        + Ein Wind kam herab. Der hatte es leicht, der fiel ja nur.
        + {Hero} saß auf der ersten und dachte nach.
      `,
      turn: `
        Da sah {hero} die Kiesel, und da kam [eine Idee|ein Gedanke].
        / „Hundert kann ich nicht“, sagte {hero}. „Aber [zehn|zehn kann ich].“
        @turn So legte {hero} auf jede zehnte Stufe einen [Kiesel|weißen Kiesel].
        / Zehn Stufen, ein Kiesel. Zehn Stufen, [noch einer|ein Kiesel]. So machte es {hero}.
        + „Nur bis dort“, sagte {hero}. „Dann sehen wir weiter.“
        + Zehn Stufen sind schnell gezählt. Da lag er schon, der erste.
        + Dort setzten sie sich hin. Das gehörte dazu.
        + „Sind wir da?“, fragte {friend}. „Ja“, sagte {hero}. „Bei zehn.“
        + Nicht nach oben sehen. Nur bis zum Weißen.
        + Bei fünfzig taten die Knie weh. Man rieb sie und ging weiter.
        + Jeder Stein war ein kleines Fest, mit Hurra.
      `,
      works: `
        Siebzig. Achtzig. [Neunzig|Und neunzig]. Nun war nur noch einer in der Hand.
        / Noch zehn, noch fünf, noch [eine|die eine].
        @result Der letzte Kiesel war ganz [oben|oben, wirklich]! Da lag {thing}.
        / Da lag der letzte Kiesel, ganz oben. Und da lag {thing}.
        + Sie sahen zurück. Da leuchteten zehn weiße Punkte.
        + „Das waren wir“, sagte {friend}. „Alle hundert.“
        + Die Luft war hier dünn und schmeckte nach Stern.
        + Die Ziege war auch da. Wie, das weiß man bei Ziegen nicht.
        + {Hero} setzte sich auf die hundert. Das ist die beste Stufe.
        + „Es war gar nicht weit“, sagte {friend}. „Es war nur zehnmal nah.“
        + Von hier war alles klein.
      `,
      lesson: `
        Ein großes Ziel besteht aus [kleinen|lauter kleinen]. Nur bis zum Kiesel!
        / „Hundert ist viel“, sagte {friend}. „Zehn ist [nett|genau recht].“
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} begann eine Treppe, und sie hatte genau [hundert|einhundert] Stufen.
        / Eine Treppe stieg {spot.at} in den Dunst hinauf, [hundert Stufen hoch|steil und ohne Geländer].
        Auf der obersten, so klein wie ein Krümel, [blinkte|lag] {thing}.
        + {Hero} zählte bis zwölf und bekam davon schon einen steifen Nacken.
        + Eine Ziege kam ihnen entgegen. „Wie weit ist es?“ „Oben“, sagte die Ziege.
        + Ein Geländer hatte man vergessen, oder es war schon einmal abgestürzt.
        + Am Fuß lag ein Häufchen weißer Kiesel, für das niemand eine Erklärung hatte.
        + Man sah hinauf, und die Treppe sah herunter, und sie hatte den längeren Atem.
      `,
      wrong: `
        {Friend} blickte bis ganz nach oben und [wurde blass|schwankte dabei].
        / „Je länger man wartet, desto höher wird sie“, sagte {friend} [schnell|und nahm Anlauf].
        @wrong Also wollte {friend} alle Stufen auf einmal springen, [hundert in einem Satz|mit viel Schwung].
        / „Stufen dauern“, sagte {friend} und wollte alle auf einmal [springen|hinauf].
        + Es wurden drei, und abwärts waren es dann vier.
        + „Das war der Probesprung“, erklärte {friend} und klopfte sich den Staub ab.
        + Beim nächsten Mal schaffte die Nase mehr als der Rest.
        + „Alles oder nichts“, rief {friend}. Es wurde eher nichts.
        + Die Ziege blieb stehen, kaute und sah mit Anteilnahme zu.
        + Wer immer nur das Ende sieht, stolpert leicht über den Anfang.
      `,
      doubt: `
        Hundert, dachte {hero}, und das Wort wurde [mit jedem Mal länger|schwer wie ein Rucksack].
        / Schon vom Hinaufsehen waren die Beine [müde|so müde wie am Abend].
        + So weit oben blinkte {thing}, dass es zu einem anderen Land gehören konnte.
        + „Wir könnten behaupten, wir seien oben gewesen“, schlug {friend} vor.
        + Das Schlimme an großen Dingen ist, dass sie keinen Henkel haben.
        + Man wusste nicht, wo man sie anfassen sollte.
        + Ein kalter Wind kam die Stufen herunter, er hatte es leicht.
      `,
      turn: `
        Da fiel der Blick auf die Kiesel, und {hero} [hatte eine Idee|steckte zehn davon ein].
        / „Hundert sind zu viele“, sagte {hero}, „aber zehn [kenne ich|gehen immer].“
        @turn Und {hero} legte auf jede zehnte Stufe einen Kiesel, [einen nach dem anderen|und nur bis dorthin ging es].
        + „Nur bis zum Weißen“, sagte {hero}, „und dann sind wir erst einmal da.“
        + Jedes Ankommen wurde gefeiert, mit Hinsetzen und einem leisen Hurra.
        + „Und der Rest?“, fragte {friend}. „Den gibt es noch nicht“, sagte {hero}.
        + Bei fünfzig brannten die Knie, und bei sechzig hatten sie sich daran gewöhnt.
        + Nach oben zu schauen war verboten, nach unten auch, zum Kiesel war erlaubt.
        + Stufe um Stufe hörte man {friend.akk} leise mitzählen, immer bis zehn.
      `,
      works: `
        Siebzig, achtzig, neunzig, und [in der Tasche|übrig] war nur noch ein einziger.
        / Auf einmal kam [nach der Stufe|danach] keine Stufe mehr, sondern Luft.
        @result Der letzte Kiesel war ganz oben, und [gleich daneben|dort] lag {thing}.
        / Mit dem letzten Kiesel waren sie ganz oben, und [da|dort] lag {thing}.
        + Sie drehten sich um, und unter ihnen leuchteten neun weiße Punkte.
        + „Die sind alle wir gewesen“, sagte {friend} ehrfürchtig.
        + Die Ziege war schon da. Bei Ziegen fragt man besser nicht, wie.
        + Von hier war die Treppe gar nicht lang, sie war zehnmal kurz.
        + {Hero} saß auf der hundertsten Stufe und ließ die Beine baumeln oder was man hat.
        + Die Luft schmeckte ein wenig nach Stern.
      `,
      lesson: `
        Ein entferntes Ziel erreicht man nur [stückchenweise|etappenweise]. Erst einmal bis zum Kiesel!
        / „Der Riesensprung war vergebens“, meinte {friend}, „die zehn kleinen [keineswegs|waren es nicht].“
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} erhob sich eine Treppe von hundert Stufen und [verlor sich|endete] im Dunst.
        / Hundert Stufen, [und keine weniger|steil und geländerlos], führten {spot.at} hinauf.
        Ganz oben, von der Größe eines Krümels, [blinkte|wartete] {thing}.
        + {Hero} zählte bis zwölf, ehe der Nacken um eine Unterbrechung bat.
        + Eine Ziege, die ihnen gelassen entgegenkam, beantwortete die Frage nach der Entfernung mit „oben“ und setzte ihren Weg fort.
        + Am Fuß lag ein Häufchen weißer Kiesel, mit dem noch niemand etwas anzufangen gewusst hatte.
        + Je länger man hinaufsah, desto mehr drängte sich der Verdacht auf, dass sie währenddessen wuchs.
      `,
      wrong: `
        {Friend} legte den Kopf zurück, [erbleichte|schwankte] und fasste einen kühnen Entschluss.
        / „Halbe Sachen“, sprach {friend}, „sind [meine Sache|mein Fall] nicht.“
        @wrong {Friend} wollte alle Stufen auf einmal springen, [in einem Satz|und zwar sofort].
        + Zurückgelegt wurden drei, denen in umgekehrter Richtung, und zwar rascher, vier folgten.
        + Der Probesprung, so hieß es, sei damit zur allgemeinen Zufriedenheit verlaufen.
        + Beim zweiten Anlauf erreichte die Nase eine Höhe, bis zu der ihr der Rest nicht folgen mochte.
        + „Alles oder nichts“, rief {friend} noch im Fallen und behielt zur Hälfte recht.
      `,
      doubt: `
        Hundert, wiederholte {hero} im Stillen, und die Zahl wurde davon [nicht kleiner|immer schwerer].
        / Schon vom Betrachten waren die Beine so müde, als hätten sie [alles|das Ganze] hinter sich.
        + Das Missliche an großen Vorhaben ist, dass sie keinen Henkel besitzen, an dem man sie aufheben könnte.
        + Man könne ja, schlug {friend} vor, überall erzählen, dass man oben gewesen sei, und es sich bis dahin hier bequem machen.
        + So fern glomm {thing} dort in der Höhe, dass man es ebenso gut für ein Sternchen halten durfte.
      `,
      turn: `
        Da entdeckte {hero} die Kiesel und nahm, [einer Eingebung folgend|ohne recht zu wissen warum], zehn davon.
        / „Hundert“, sagte {hero}, „kann niemand, [aber|doch] zehn kann jeder, und das sogar mehrmals.“
        @turn Und {hero} legte auf jede zehnte Stufe einen Kiesel und stieg [immer|jeweils] nur bis dorthin.
        + An jedem Weißen wurde Rast gehalten, ein halblautes Hurra gerufen und so getan, als sei man angekommen.
        + Auf die Frage nach den übrigen Stufen erwiderte {hero}, die gebe es im Augenblick noch gar nicht.
        + Bei fünfzig meldeten sich die Knie zu Wort, bei sechzig stellte man fest, dass sie sich auch ohne Antwort beruhigten.
        + Nach oben zu blicken war untersagt, nach unten unklug, und so blieb nur der nächste kleine Stein.
      `,
      works: `
        Siebzig war vorüber, achtzig, neunzig, und [übrig blieb|in der Tasche lag] noch einer.
        / Mit einem Mal kam keine Stufe mehr, sondern, [etwas unvermittelt|hoch und weit], der Himmel.
        @result Der letzte Kiesel war ganz oben, und keine Handbreit [weiter|daneben] lag {thing}.
        + Wandte man sich um, so schimmerten unter einem neun weiße Punkte, und jeder davon war einmal das Ziel gewesen.
        + Die Ziege erwartete sie kauend, und wie sie an ihnen vorbeigekommen war, fragt man bei Ziegen besser nicht.
        + Weit, befand {friend}, sei es eigentlich nicht gewesen, sondern bloß zehnmal nah.
        + Die Luft war hier dünn und schmeckte, sofern man den Mund offen hielt, ein wenig nach Stern.
      `,
      lesson: `
        Wer hinaufwill, sollte sich das Ziel [kleinschneiden|in Scheiben schneiden].
        / Hundert erreicht man, indem man es zehnmal [vergisst|eine Weile vergisst].
      `,
    },
  },
  Innovation: {
    titles: `
      {hero} dreht rückwärts
      Elf Socken
      Die Maschine, die alles verschluckte
      So haben wir das immer gemacht
    `,
    refrains: [
      {
        first: 'Kurbel vor und Kurbel vor, so war es immer, sagt der Chor.',
        changed: 'Kurbel rück und Kurbel sacht, so dreht sie leise in die Nacht.',
      },
      {
        first: 'Rum und rum, und wie herum? | keiner weiß so recht, warum.',
        changed: 'Andersrum, nun steht sie stumm, nur die Socken liegen rum.',
      },
      {
        first: 'Immer so und immer so, wird die Kurbel gar nicht froh.',
        changed: 'Diesmal so und gar nicht so, darum schläft die Kurbel froh.',
      },
    ],
    facts: {
      wrong: '{friend} kurbelte noch fester vorwärts',
      turn: '{hero} kurbelte rückwärts',
      result: 'heraus kamen elf Socken und das Gesuchte',
    },
    beginner: {
      gate: `
        @spot {Spot.at} stand eine alte Maschine mit [Kurbel|großer Kurbel].
        / Eine Maschine brummte {spot.at}, voll mit [Rädern|Rohren].
        Sie hatte {thing.akk} verschluckt. Man hörte es [drin|darin] klappern.
        / Irgendwo in ihr war {thing}. Sie hatte es [geschluckt|gefressen].
        + Keiner wusste, wozu sie gut war. Aber sie war schön.
        + Daneben saß ein Maulwurf mit Mütze. Er war der Wärter.
        + „Man dreht vorwärts“, sagte er. „Immer schon.“
        + „Und was kommt dann?“ „Nichts“, sagte er. „Aber pünktlich.“
        + Ein Pfeil war darauf gemalt. Er zeigte nach vorn.
        + Sie rülpste. Es roch nach Socke.
        + Auf einem Schild stand: „Haben wir immer so gemacht.“
      `,
      wrong: `
        „Da fehlt nur Kraft“, sagte {friend} und [packte zu|spuckte aus].
        / {Friend} sah den Pfeil und [nickte|freute sich]. „Vorwärts, was sonst.“
        @wrong Und {friend} kurbelte noch fester vorwärts, [bis es rauchte|mit aller Kraft].
        / „Fester“, rief {friend} und kurbelte [vorwärts|nach vorn], dass es krachte.
        + Paff! Es kam Rauch, und es kam eine Socke.
        + „Sie geht“, rief {friend}. Es war eine graue Socke mit Loch.
        + Dann verschluckte sie auch noch die Mütze.
        + Der Maulwurf schrieb alles auf: „Rauch. Socke. Wie immer.“
        + „Fester!“ Es krachte, und nun klemmte ein Rad.
        + {Friend} war schwarz bis an die Ohren.
        + Die Kurbel wurde heiß und krumm.
      `,
      doubt: `
        Die Maschine [hickste|brummte]. {Thing} klapperte tief drin.
        / Je mehr man drehte, desto [mehr|tiefer] schluckte sie.
        + „Dann muss man eben hundert Jahre drehen“, sagte der Maulwurf.
        + Alle haben es so gemacht. Also muss es ja richtig sein. Oder?
        + {Hero} sah den Pfeil an. Wer hatte den gemalt?
        + „Vielleicht will sie {thing.akk} behalten“, sagte {friend}.
        + Eine Socke lag da, allein, und roch.
        + {Friend} horchte am Blech. „Sie hat Bauchweh.“
      `,
      turn: `
        {Hero} sah in das Rohr. Da steckte [alles|es] fest, weil alle schoben.
        / „Hat schon mal einer [andersrum|rückwärts] probiert?“, fragte {hero}.
        @turn Und {hero} kurbelte [rückwärts|langsam rückwärts], ganz gegen den Pfeil.
        / Der Pfeil zeigte vor. {Hero} kurbelte [rückwärts|zurück].
        + „Das darf man nicht“, rief der Maulwurf. „Wer sagt das?“ „Niemand.“
        + Die Kurbel quietschte. Das war neu für sie.
        + Es ist komisch, wenn die Hand falsch herum geht.
        + „Gleich geht sie kaputt“, rief {friend} und ging in Deckung.
        + Einmal herum, und nichts. Noch einmal, und etwas gluckste.
        + „Man wird ja wohl fragen dürfen“, sagte {hero} und drehte.
      `,
      works: `
        Da rumpelte es, aber [andersrum|in die andere Richtung].
        / Die Maschine machte große [Augen|Lichter]. Dann nieste sie.
        @result Heraus kamen elf Socken und das Gesuchte. [Da war|Hurra,] {thing}!
        / Plopp, elf Socken kamen heraus! Und dann kam {thing}.
        + Eine Mütze kam auch. Der Maulwurf setzte sie gleich auf.
        + Eine Socke war rot, eine grün, eine war von seiner Oma.
        + „Seit hundert Jahren suche ich die“, sagte er und weinte.
        + Die Maschine seufzte. Ihr Bauch tat nicht mehr weh.
        + {Friend} zog fünf Socken an. Es fehlten noch welche.
        + Sie malten einen zweiten Pfeil daneben, mit Fragezeichen.
        + Nun spielte sie sogar ein Lied. Das konnte sie rückwärts.
      `,
      lesson: `
        „Immer schon“ ist kein [Grund|guter Grund]. Probier es mal andersrum.
        / „Fester war ich“, sagte {friend}. „Du warst [anders|neu].“
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} stand eine alte Maschine, [voller Rohre und Räder|so groß wie ein Ofen], mit einer Kurbel.
        / Eine Maschine aus Messing schnaufte {spot.at} [vor sich hin|im Schlaf].
        Sie hatte {thing.akk} verschluckt, und man hörte es [in ihr klappern|ganz hinten klappern].
        + Wozu sie gut war, wusste niemand, aber gepflegt wurde sie sehr.
        + Ein Maulwurf mit Dienstmütze stand daneben und führte Buch.
        + „Gedreht wird vorwärts“, sagte er, „das war schon bei meinem Opa so.“
        + „Und was kommt heraus?“, fragte {hero}. „Bisher nichts“, sagte er, „aber regelmäßig.“
        + Ein aufgemalter Pfeil zeigte nach vorn, schon ganz abgegriffen.
        + Sie rülpste diskret, und es roch nach Wolle.
      `,
      wrong: `
        „Ordentlich Schwung“, rief {friend}, „[etwas anderes fehlt hier nicht|das ist alles]!“
        / {Friend} umklammerte die Kurbel und [folgte dem Pfeil|holte gewaltig Schwung].
        @wrong Und {friend} kurbelte noch fester vorwärts, [bis sie glühte|bis es dampfte].
        / {Friend} kurbelte weiter vorwärts, [nur fester|mit beiden Backen].
        + Es gab einen Knall, viel Rauch und eine einzelne Socke.
        + „Ein Fortschritt“, rief {friend}. „Socke, grau, wie üblich“, schrieb der Maulwurf.
        + Beim nächsten Versuch verschwand auch noch die Dienstmütze im Trichter.
        + Je wilder gedreht wurde, desto mehr schluckte sie.
        + Zum Schluss war {friend} schwarz bis hinter die Ohren und die Kurbel krumm.
      `,
      doubt: `
        Die Maschine hickste, und {thing} [rutschte|klapperte] noch ein Stück tiefer.
        / Nun war sie satt und [verstopft|schwer], und niemand wusste weiter.
        + „Man müsste eben hundert Jahre drehen“, meinte der Maulwurf, „ich sage Bescheid.“
        + Was alle immer so gemacht haben, das kann doch nicht falsch sein.
        + Oder vielleicht gerade, dachte {hero} und sah den Pfeil schief an.
        + Am Boden lag die Socke, allein und mit einem Loch.
        + {Friend} drückte das Ohr ans Blech. „Sie hat Bauchweh“, sagte {friend}.
      `,
      turn: `
        „Wer hat eigentlich den Pfeil [gemalt|dahin gemalt]?“, fragte {hero}. Das stand in keinem Buch.
        / {Hero} betrachtete die Kurbel [von vorn|von links], von hinten und im Kopf.
        @turn „Hat schon mal jemand andersherum gedreht?“ Und dann kurbelte {hero} [rückwärts|einfach rückwärts].
        + „Das ist verboten“, rief der Maulwurf, blätterte und fand die Stelle nicht.
        + Es quietschte, denn in dieser Richtung war noch nie geölt worden.
        + Eine Hand, die immer vorwärts ging, muss sich erst daran gewöhnen.
        + Hinter einem Fass rief {friend}: „Gleich fliegt alles in die Luft!“
        + Erst gluckste es nur, so wie Wasser in einer Wanne.
        + Neues sieht am Anfang fast immer aus wie ein Fehler.
      `,
      works: `
        Es rumpelte, es gurgelte, und alle Zeiger [gingen rückwärts|fielen um].
        / Die Maschine holte Luft, [die erste seit Jahren|tief wie ein Blasebalg], und nieste.
        @result Heraus kamen elf Socken und das Gesuchte, nämlich [|zum Glück ]{thing}.
        / Erst kamen elf Socken heraus, keine passte zur anderen, und dann {thing}.
        + Zuletzt flog die Dienstmütze hinterher und landete genau richtig.
        + „Die rote ist von meiner Oma“, schluchzte der Maulwurf, „und ich dachte, es war der Wind.“
        + Der Maschine ging es sichtlich besser, sie pfiff sogar.
        + {Friend} hatte gleich fünf Socken an und sah sich nach weiteren um.
        + Ins Buch schrieb der Maulwurf nur ein einziges Wort: „Andersrum!“
        + Einen zweiten Pfeil malten sie auch, und daneben ein Fragezeichen.
      `,
      lesson: `
        „So war es immer“ ist kein Grund. Man darf [fragen|es andersherum versuchen].
        / „Ich drehte doller“, sagte {friend}, „und du [anders|andersherum]. Das war der Trick.“
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} stand, auf Hochglanz poliert, eine Maschine, [deren Zweck niemand kannte|mit einer Kurbel].
        / Eine Maschine aus Messing und Rätseln [schnaufte|brummte] {spot.at} vor sich hin.
        Verschluckt hatte sie {thing.akk}, das war [an dem Klappern|deutlich] zu hören.
        + Betreut wurde sie von einem Maulwurf mit Dienstmütze, der über das Nichts, das sie hervorbrachte, sorgfältig Buch führte.
        + Gedreht werde vorwärts, erklärte er, und zwar seit den Tagen seines Großvaters, der es auch schon nicht anders gekannt habe.
        + Ein Pfeil, von Generationen abgegriffen, wies in die zulässige Richtung.
        + Hin und wieder stieß sie hinter vorgehaltenem Ventil auf, und es roch nach Wolle.
      `,
      wrong: `
        Was hier fehle, erkannte {friend} augenblicklich, sei [Nachdruck|Begeisterung].
        / {Friend} nahte sich der Kurbel wie ein [Kapitän|Admiral].
        @wrong Und {friend} kurbelte noch fester vorwärts, [pfeilgerade|bis zum Rauch], als es je einer getan hatte.
        + Auf einen Knall und sehr viel Rauch folgte eine graue Socke, die man unter die Erfolge zählte.
        + „Socke, einzeln, wie üblich“, vermerkte der Maulwurf und verlor im selben Moment die Mütze an den Trichter.
        + Je heftiger gedreht wurde, umso gieriger schluckte sie, und bald fehlten auch ein Eimer und zwei Schemel.
        + Schließlich war {friend} schwarz bis hinter die Ohren, und die Kurbel hatte einen Ausdruck von Schmerz.
      `,
      doubt: `
        Sie hickste, und man hörte, wie {thing} [eine Etage|um ein Weniges] tiefer rutschte.
        / Nun war sie verstopft, und alle standen herum wie [Ärzte|Verwandte].
        + Man müsse, meinte der Maulwurf, vermutlich nur noch hundert Jahre weiterdrehen, die Bücher seien dafür eingerichtet.
        + Was alle immer so gemacht haben, pflegt man nicht zu prüfen, so wenig wie die Rückseite des Mondes.
        + {Friend} legte das Ohr ans Blech und stellte die Diagnose, sie habe Bauchweh und niemand höre ihr zu.
      `,
      turn: `
        „Und wer“, erkundigte sich {hero}, „hat den Pfeil [gemalt|hingemalt]?“, eine Frage, die im Buch nicht vorkam.
        / Lange sah {hero} die Kurbel an, [so lange|bis zuletzt], bis sie zwei Richtungen hatte.
        @turn Dann kurbelte {hero}, unter allgemeinem Entsetzen, [rückwärts|ganz langsam rückwärts].
        + „Verboten“, rief der Maulwurf, blätterte vor, blätterte zurück und musste gestehen, dass es bloß nie jemandem eingefallen war.
        + Es kreischte erbärmlich, weil in dieser Richtung seit der Erfindung niemand geölt hatte.
        + {Friend} bezog hinter einem Fass Stellung und zählte, des kommenden Unglücks wegen, schon einmal die eigenen Ohren.
        + Das Neue hat ja die Unart, am Anfang genau so auszusehen wie ein Fehler.
      `,
      works: `
        Sämtliche Zeiger liefen [zurück|verkehrt herum], und in den Rohren gluckste es wie in einer Wanne.
        / Die Maschine schöpfte Atem, [seit Jahrzehnten zum ersten Mal|abgrundtief], und nieste.
        @result Heraus kamen elf Socken und das Gesuchte, [also|nämlich] {thing}, etwas wollig.
        + Als Letztes flog die Dienstmütze durch den Raum und setzte sich, etwas verkürzt, wieder an ihren Platz.
        + Eine der Socken, die rote, erkannte der Maulwurf als Werk seiner Großmutter, und er hatte all die Jahre den Wind verdächtigt.
        + In das Buch kam nur ein einziges Wort, „andersrum“, dafür mit drei Ausrufezeichen.
        + Den Pfeil ließ man stehen, malte aber einen zweiten daneben und, der Fairness halber, ein Fragezeichen.
      `,
      lesson: `
        Dass man es immer so gemacht hat, beweist [lediglich|nur], dass noch keiner gefragt hat.
        / Fester ist nicht neu; neu ist [andersherum|anders].
      `,
    },
  },
}
