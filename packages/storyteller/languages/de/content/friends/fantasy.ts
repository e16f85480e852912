import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const fantasy: FriendsOf<Noun, 'fantasy'> = {
  Dragon: {
    noun: { gender: 'm', nom: 'Drache', gen: 'Drachen', akk: 'Drachen', dat: 'Drachen', einen: 'Drachen', einem: 'Drachen' },
    facts: { help: 'der Drache leuchtete mit kleinen Flammen' },
    beginner: {
      arrives: `
        „Hicks“, machte es am Fenster. Eine kleine Flamme [hüpfte|sprang] über das Brett.
        @friend Es war ein Drache, klein wie ein [Kater|Hund]. „Verzeihung, hicks“, sagte er.
        + Sein Feuer kam immer als Schluckauf.
        + Die Kerze war nun an. Der Docht war ganz froh.
        + „Ich wollte anklopfen“, sagte er. „Jetzt ist da ein Loch.“
        + {Hero} gab ihm ein Glas Wasser. Es wurde Tee.
        + „{Place.in} fehlt etwas“, sagte er. „Kommst du, hicks, {hero.bare}?“
        + Er roch nach Toast.
        + „Ich bin eigentlich sehr wild“, sagte er leise.
      `,
      alone: `
        @friend Der Drache saß in seiner Höhle und hielt die [Luft an|Nase zu]. „Eins, zwei, drei, hicks.“
        Sein Buch hatte nun ein Loch. Es war ein [spannendes|schönes] Loch.
        + Sein Bett war aus Stein. Das war auch besser so.
        + Er wollte groß und wild sein, aber erst nach dem Kakao.
        + Der Kakao kochte, immer wieder.
        + Eine Maus wärmte sich an ihm die Füße.
        + Da rief es, {place.from}. Hicks! Vor Schreck war es hell.
      `,
      dry: `
        {Other} saß zwischen den Flügeln. Hicks für hicks ging es {place.to}.
        / Der Drache flog mit {other.dat} {place.to}. Bei jedem Hicks ging es [hoch|hoch und runter].
        + Hinter ihnen blieben kleine warme Wolken.
        + Eine Laterne am Weg ging von selbst an.
        + „Festhalten“, rief er, „ich spüre einen, hicks!“
      `,
      wet: `
        Das Meer machte zisch. So tauchte der Drache mit {other.dat} {place.to}.
        / Unter Wasser wurde jeder Hicks eine Blase. So ging es mit {other.dat} {place.to}.
        + Eine Blase war warm. Ein Fisch zog gleich ein.
        + {Other} hatte warme Füße, die ganze Zeit.
        + „Hier kann ja nichts passieren“, sagte er froh.
      `,
      quirk: `
        „Ich sage jetzt ganz lange nichts“, sagte der Drache. [Hicks|Da kam ein Hicks]. Ein Grashalm rauchte.
      „Erschreck mich mal“, bat er. {Other} sagte buh. Es half nicht.
        + Er trank aus jedem Bach. Alle wurden lau.
        + Ein Igel bekam geröstete Äpfel. Er bat um mehr.
        + Er kann auch rückwärts zählen. Das half nicht.
        + „Große Drachen haben das nicht“, sagte er leise.
        + „Große Drachen rösten kein Brot“, sagte {other}.
      `,
      help: `
        Es war dunkel und kalt, und alle [zitterten|froren]. Kein Licht war da.
        @help Hicks, hicks: Der Drache leuchtete mit kleinen Flammen.
        / @help „Ich kann nicht anders“, sagte der Drache. Da leuchtete er mit kleinen Flammen.
        + Es war genau hell genug und genau warm genug.
        + Ein großer Drache hätte alles verbrannt.
        + {Other} hielt die Hände, oder so etwas, an das Licht.
        + {Thing} glänzte bei jedem Hicks.
        + So kamen sie von Hicks zu Hicks nach vorn.
        + Und dann war er weg, der Schluckauf. Fast schade.
      `,
    },
    intermediate: {
      arrives: `
      Ein Hicks erklang, und auf dem Fensterbrett glomm etwas.
        @friend Dahinter saß ein Drache, nicht größer als ein [Kater|Dackel]. „Verzeihung“, sagte er, „das kommt von selbst.“
        + Sein Feuer war ein Schluckauf, und der Schluckauf fragte niemanden.
        + Das Glas Wasser, das {hero} ihm reichte, war sofort Tee.
        + {Place.in} fehle etwas, sagte er. Er hätte es aufgeschrieben, aber das Papier sei, hicks, fort.
        + Im Vorhang war nun ein rundes Loch. Man sah dadurch sehr hübsch den Mond.
        + „Ich bin wild und gefährlich“, sagte er, „nur noch nicht heute.“
      `,
      alone: `
      @friend In seiner Höhle hielt der Drache die Luft an und kam bis acht, dann hickste es.
      Von dem Buch, das er las, fehlte nun auch der Schluss. Er dachte ihn sich aus.
        + Eine Maus kam jeden Abend, um sich die Füße zu wärmen. Er tat, als störe es ihn.
        + Er trank Kakao, und der Kakao kochte beim Trinken weiter.
        + An der Wand hing ein Bild vom Großvater, ganz in Flammen.
        + Da hörte er ein Rufen, {place.from}. Vor Schreck wurde es in der Höhle taghell.
      `,
      dry: `
        {Other} saß zwischen den Flügeln, und im Takt des Schluckaufs ging es [auf und ab|hüpfend] {place.to}.
        / Der Drache flog, so gerade man eben fliegt, wenn man hickst, und trug {other.akk} {place.to}.
        + Hinter ihnen blieb eine Reihe kleiner, warmer Wolken in der Luft.
        + Zwei Straßenlaternen gingen an und wunderten sich.
        + Es roch nach Toast.
      `,
      wet: `
        Es zischte, als der Drache eintauchte, und von da an war das Wasser lau. So kamen er und {other} {place.to}.
        / Unter Wasser waren seine Flammen nur Blasen. So sank der Drache mit {other.dat} [sorglos|ganz leicht] {place.to}.
        + In eine davon zog sofort eine Fischfamilie ein.
        + „Hier müsste ich wohnen“, sagte er, und sein Hicks machte blubb.
      `,
      quirk: `
        „Ab jetzt schweige ich“, sagte der Drache würdevoll. Da [hickste es|rauchte ein Busch].
        „Soll ich dich erschrecken?“, fragte {other} und tat es. Nun [hicksten zwei|hatten es beide].
        + Jeder Bach, aus dem er trank, war danach zum Baden geeignet.
        + Ein Igel hielt ihm einen Apfel hin und bekam ihn gebraten zurück.
        + „Mein Großvater konnte Burgen“, sagte er. „Ich kann Toast.“
        + „Ich mag Toast“, sagte {other}, und er sah gleich etwas größer aus.
        + Wenn sie an einem Holzstapel vorbeikamen, ging er auf Zehenspitzen und hielt sich die Nase zu.
      `,
      help: `
        Auf dem Rückweg wurde es dunkel und [bitterkalt|so kalt, dass der Atem klirrte].
        @help Es kam ganz von selbst: Der Drache leuchtete mit kleinen Flammen.
        + Hicks, da war ein Stein, und hicks, da war der Weg.
        + Es war genau so hell und so warm, wie man es brauchte, und kein bisschen mehr.
        + {Other} wärmte sich daran, und {thing} funkelte im Takt.
        + „Ein großes Feuer hätte uns geschadet“, sagte {other}. Das sollte Großvater hören.
      `,
    },
    advanced: {
      arrives: `
        @friend Nach einem Hicks, der die Kerze auf dem Fensterbrett [entzündete|in Betrieb nahm], wurde ein Drache vom Umfang eines Katers sichtbar.
        + Sein Feuer besaß er nur in Gestalt eines Schluckaufs, der sich an keine Verabredung hielt.
        + Das Wasser, das {hero} ihm zur Linderung reichte, war als Wasser nicht mehr zu gebrauchen, wohl aber als Tee.
        + {Place.in} vermisse man etwas, doch das Schreiben, in dem es stand, sei ihm beim Lesen verraucht.
        + „An sich“, sagte er mit Blick auf das Loch im Vorhang, „bin ich wild und furchtbar, nur heute nicht.“
        + Es roch angenehm nach Toast.
      `,
      alone: `
        @friend In seiner Höhle hielt der Drache den Atem an, zählte bis acht und verlor, [wie gewöhnlich|hicksend], eine Seite seines Romans.
        + Den Schluss, der schon am Montag verbrannt war, dachte er sich selbst, und zwar besser.
        + Das Bildnis des Großvaters, ganz in Flammen, sah auf ihn herab und schien an Burgen zu denken.
        + Eine Maus kam abends, um sich an ihm die Füße zu wärmen, was er duldete und keinesfalls genoss.
        + Als ein Ruf ertönte, {place.from}, wurde die Höhle vor Schreck so hell, dass er den Ausgang gleich fand.
        + Der Kakao kochte nebenher weiter.
      `,
      dry: `
        Im Takt des Schluckaufs, also [auf und nieder|in Wellenlinien], flog der Drache mit {other.dat} {place.to}.
        / {Other} saß zwischen zwei noch unerprobten Flügeln, und hicksend ging es {place.to}.
        + Ihren Weg bezeichnete eine Kette kleiner Wolken, alle handwarm.
        + Zwei Laternen, die er im Vorbeiflug entzündet hatte, grüßten verwundert.
      `,
      wet: `
        Mit einem Zischen, das die Fische als Applaus nahmen, tauchte der Drache mit {other.dat} [ein|hinab], {place.to}.
        / Hier, wo jede Flamme nur eine Blase wird, sank der Drache mit {other.dat} sorglos {place.to}.
        + In eine der wärmeren zog noch während der Fahrt eine Familie von Stichlingen ein.
        + Das Wasser ringsum nahm die Temperatur eines guten Bades an.
      `,
      quirk: `
        Er gedenke, von nun an zu schweigen, kündigte der Drache an, und [ein Ginster fing Feuer|schon rauchte der Ginster].
        + {Other} versuchte es mit einem Schreck, wonach zwei Personen Schluckauf hatten.
        + Sämtliche Bäche, an denen er sich labte, konnten hinterher als Heilquellen gelten.
        + „Großvater verstand sich auf Burgen“, seufzte er, „bei mir langt es für Toast.“
        + Ein Igel, dem er einen Apfel versehentlich gebraten hatte, bot ihm daraufhin die Freundschaft an.
      `,
      help: `
        Auf dem Rückweg brachen Kälte und Dunkelheit [zugleich|gemeinsam] herein.
        @help Der Drache tat gar nichts dazu und leuchtete doch mit kleinen Flammen.
        + Ein Hicks, und man sah den Stein, und noch ein Hicks, und man sah den Weg daneben.
        + Es war so hell und so warm, wie man es gerade brauchte, und nicht um einen Funken mehr.
        + Ein Großvater, das wurde im Stillen festgestellt, hätte bei dieser Gelegenheit den Wald verbraucht.
      `,
    },
  },
  Unicorn: {
    noun: { gender: 'n', nom: 'Einhorn', gen: 'Einhorns' },
    facts: { help: 'das Einhorn leuchtete, wo jemand wartete' },
    beginner: {
      arrives: `
        Auf dem Teppich war [Matsch|nasser Matsch]. Er kam von vier Hufen.
        @friend Über den Hufen stand ein Einhorn. „Bitte sag nicht, dass ich [schön bin|glänze]“, sagte es.
        + „Du bist schmutzig“, sagte {hero}. „Danke“, sagte das Einhorn froh.
        + Alle sahen es immer nur an. Davon war es müde.
        + Am Horn klebte ein Blatt und etwas Schlamm.
        + „{Place.in} sucht man etwas“, sagte es. „Und da ist es auch matschig.“
        + „Ich nehme dich mit, {hero.bare}“, sagte es. „Du hast gute Stiefel.“
        + Unter dem Dreck schimmerte es. Es rieb noch Dreck darauf.
      `,
      alone: `
        @friend Das Einhorn lag in der [Suhle|Pfütze] und war froh. Keiner sah hin.
        Es machte noch eine Rolle. Platsch, [sagte der Schlamm|machte es].
        + Ein Frosch sah es an. „Na, Pferd?“, sagte er. Das war schön.
        + Leider kam Regen. Nun glänzte es wieder.
        + Drei Rehe seufzten vor Glück. Es seufzte auch, anders.
        + Da glomm das Horn. {Place.in} rief jemand.
        + „Jemand wartet“, sagte das Einhorn und stand auf.
      `,
      dry: `
        {Other} stieg auf. Durch alle Pfützen ging es {place.to}.
        / Mitten durch den [Matsch|Schlamm] ging es {place.to}.
        + Leute riefen ah. Es machte sie nass.
        + Über die Bäche sprang es nicht. Es ging hindurch.
        + {Other} war am Ende auch braun.
        + Es machte platsch, und alle lachten laut.
      `,
      wet: `
        Das Wasser wusch das Einhorn blank. „Ach“, sagte es und tauchte mit {other.dat} {place.to}.
        / Mit leuchtendem Horn ging das Einhorn hinab. {Other} kam mit {place.to}.
        + Alle Fische starrten. Es wühlte im Sand.
        + Nun war es grau, und sie schwammen weiter.
        + Das Horn schien wie eine Lampe.
      `,
      quirk: `
        Da kam ein Sumpf. „Nur [kurz|ganz kurz]“, sagte das Einhorn und lag schon drin.
        „Was bist du für ein schönes“, sagte ein Reh. „[Schwein|Pony]“, sagte es schnell.
        + {Other} musste hinter dem linken Ohr Schlamm nachlegen.
        + Sein Spiegelbild grüßte es nicht.
        + Ein Maler kam vorbei. Es machte ein dummes Gesicht.
        + „Niemand fragt, was ich gern esse“, sagte es. „Und?“ „Rüben“, sagte das Einhorn.
        + Ein Schmetterling wollte auf das Horn. Er rutschte ab.
      `,
      help: `
        Es war so neblig, dass keiner den [anderen|Weg] sah. Irgendwo wartete jemand.
        @help Da glomm das Horn: Das Einhorn leuchtete, wo jemand wartete.
        / @help Das Einhorn drehte den Kopf. Es leuchtete, wo jemand wartete.
        + Links war es dunkel. Rechts wurde es hell und warm.
        + „Da denkt jemand an uns“, sagte es.
        + {Other} ging dem Schein nach, mit {thing.dat}.
        + Je näher sie kamen, desto heller wurde es.
        + „Jetzt darfst du mich schön finden“, sagte es. „Kurz.“
        + Und es war wirklich schön.
      `,
    },
    intermediate: {
      arrives: `
      + Über den Teppich lief eine Spur aus Schlamm, und an ihrem Ende stand ein Leuchten.
      @friend Es war ein Einhorn. „Bitte nicht seufzen“, sagte es, „ich habe heute schon elf davon gehört.“
        + Ein Leben lang hatte man es bewundert, und nun wollte es nur noch Matsch.
        + „Du hast da einen Fleck“, sagte {hero}. Das Einhorn war gerührt.
        + {Place.in} warte jemand auf Hilfe. Man spüre so etwas in der Hornspitze.
        + Wo der Dreck dünn war, schimmerte es durch, und es legte nach.
        + „Du bist {hero}?“, fragte es. „Schön. Also, ich meine, ordentlich.“
      `,
      alone: `
        @friend Das Einhorn lag in einer Schlammgrube und genoss, dass [niemand zusah|gerade keiner dichtete].
      Ein Frosch sagte „na, Dicker“ zu ihm. Es war der schönste Satz der Woche.
        + Leider fing es an zu regnen, und nach zwei Minuten strahlte es wieder.
        + Drei Rehe setzten sich hin, um zu seufzen.
        + Einmal hatte es sich als Esel verkleidet. Man fand, es sei ein wunderschöner Esel.
        + Da wurde die Hornspitze warm, denn jemand rief, {place.from}.
      `,
      dry: `
        {Other} stieg auf. Das Einhorn nahm den Weg {place.to}, der die [meisten|tiefsten] Pfützen hatte.
        / Quer durch jeden Tümpel galoppierte das Einhorn mit {other.dat} {place.to}.
        + Wer am Wegrand „ah“ rief, wurde nass.
        + Am Ende waren beide braun, und nur die Augen leuchteten noch.
        + Es summte dabei ein kleines Lied.
      `,
      wet: `
        Das Meer wusch das Einhorn sauber, was es mit Fassung trug. So kam es mit {other.dat} {place.to}.
        / Mit dem Horn als Lampe ging es hinab, {other} auf dem Rücken, [an staunenden Fischen vorbei|immer tiefer], {place.to}.
        + Es wälzte sich kurz im Meeressand, und der Schwarm zog enttäuscht weiter.
        + „Algen gehen auch“, sagte es und setzte sich welche auf.
      `,
      quirk: `
      Vor einem Sumpf wurde das Einhorn langsamer. „Nur die Hufe“, sagte es, und dann sah man es nicht mehr.
      + „Was für ein herrliches“, begann ein Reh. „Schwein“, sagte es rasch, „ich bin ein Schwein.“
        + {Other} half ihm, hinter den Ohren nachzudunkeln.
        + Einem Maler, der am Weg saß, streckte es die Zunge heraus. Es wurde sein bestes Bild.
        + „Keiner fragt, was ich gern esse“, sagte es. „Was denn?“, fragte {other}. „Rüben“, sagte es selig.
        + Zwei Falter stritten, wer auf dem Horn landen dürfe. Es nieste.
        + Hinter jeder Hecke schien jemand zu sitzen, der heimlich ein Gedicht über Einhörner anfangen wollte.
      `,
      help: `
        Auf dem Rückweg stand der Nebel so dicht, dass [keiner den Heimweg sah|alle Wege gleich grau waren].
        @help Das Einhorn hob den Kopf, drehte ihn und leuchtete, wo jemand wartete.
        + Nach links blieb das Horn dunkel, nach rechts glomm es wie ein Fenster.
        + „Dort denkt jemand an uns“, sagte es, „und zwar ziemlich fest.“
        + {Other} ging dem Schein nach und trug {thing.akk}.
        + Als es am hellsten war, sagte niemand „ah“. Sie sagten „danke“, und das war etwas anderes.
      `,
    },
    advanced: {
      arrives: `
        @friend An das Ende einer Schlammspur, die quer über den Teppich lief, hatte sich [ein Einhorn gestellt|hochzufrieden ein Einhorn gestellt], das keine Bewunderung wünschte.
        + Elf Ahs und sieben Ohs habe es an diesem Tag schon überstehen müssen, teilte es mit.
        + „Du hast da einen Fleck“, sagte {hero}, und nie ist ein Einhorn von einem Satz so gerührt gewesen.
        + {Place.in} warte jemand, das spüre man, ob man wolle oder nicht, in der Hornspitze.
        + Wo es durch den Lehm hindurch zu schimmern begann, legte es unauffällig nach.
      `,
      alone: `
        @friend In einer Schlammgrube lag das Einhorn und genoss, dass in diesem Augenblick [niemand dichtete|kein Mensch seufzte].
        + Ein Frosch, der es mit „na, Dicker“ gegrüßt hatte, stand seither hoch in seiner Gunst.
        + Als Esel war es einmal verkleidet gegangen, doch man hatte es für einen wunderschönen Esel gehalten.
        + Dann setzte Regen ein, und nach zwei Minuten war alle Mühe abgewaschen.
        + Doch die Hornspitze wurde warm, weil jemand rief, {place.from}, und so kam es auf andere Gedanken.
      `,
      dry: `
        Von den Wegen {place.to} wählte das Einhorn den mit den meisten Pfützen. {Other} [wurde mitgetauft|saß tapfer im Spritzwasser].
        / Mitten durch jeden Tümpel, als wären es Triumphbögen, trug das Einhorn {other.akk} {place.to}.
        + Wer sich am Wegrand ein „Ah“ gestattete, erhielt eine Antwort in Braun.
        + Am Ende waren beide, und das von Herzen, braun bis über die Ohren.
      `,
      wet: `
        Vom Meer blank gewaschen, was es mit Ergebung trug, schritt das Einhorn mit {other.dat} {place.to}.
        / Das Horn als Lampe vor sich, sank das Einhorn mit {other.dat} [durch Reihen von Staunenden|hinab], {place.to}.
        + Nachdem es sich im Sand gewälzt hatte, zog der Schwarm enttäuscht seines Weges.
        + Mit ein paar Algen sah es schon besser aus.
      `,
      quirk: `
        Vor einem Sumpf kündigte das Einhorn an, nur die Hufe [zu netzen|hineinzuhalten], und war danach als solches nicht mehr zu erkennen.
        + „Was für ein herrliches“, hob ein Reh an, doch es fiel ihm mit dem Wort „Schwein“ in die Rede.
        + Einem Maler, der seine Staffelei aufgeschlagen hatte, zeigte es die Zunge und begründete dadurch dessen Ruhm.
        + Nie werde es gefragt, was es gern esse, klagte es, und als {other} fragte, hauchte es: „Rüben.“
        + Dann kam wieder ein Sumpf.
      `,
      help: `
        Auf dem Rückweg lag Nebel über allem, [grau und weglos|in dem jede Richtung log].
        @help Langsam wandte das Einhorn den Kopf und leuchtete, wo jemand wartete.
        + Links blieb das Horn stumpf, rechts glomm es auf wie ein Fenster, hinter dem man den Tisch deckt.
        + „Dort“, sagte es leise, „denkt jemand an uns, und zwar mit einiger Kraft.“
        + Am Ende des Weges sagte niemand „ah“, sondern alle sagten „danke“. Es stellte fest, dass ihm das nichts ausmachte.
      `,
    },
  },
  Phoenix: {
    noun: { gender: 'm', nom: 'Phönix', gen: 'Phönix' },
    facts: { help: 'der Phönix glühte wie eine Lampe' },
    beginner: {
      arrives: `
        „[Hatschi|Ha, ha, hatschi]! Ich sterbe!“, rief jemand im Flur.
        @friend Auf dem Stuhl saß ein Phönix. „Es ist ein [Schnupfen|schlimmer Schnupfen]“, sagte er. „Leb wohl.“
        + Dann war da ein Häufchen Asche. Dann saß er wieder da.
        + „Da bin ich“, sagte der Phönix. „Es war furchtbar.“
        + {Hero} gab ihm ein Taschentuch. Es brannte ein wenig an.
        + „{Place.in} ist Not“, rief er. „Größer als meine? Niemals!“
        + „Kommst du mit, {hero.bare}, auf meine letzte Reise? Die siebte?“
        + Rot und golden war er, auch an der Nase.
      `,
      alone: `
        @friend Der Phönix lag im Nest und [starb|hustete]. Er tat das jeden Dienstag.
        „Erzählt den Kindern von mir“, sagte er. Dann kam eine [Flamme|kleine Flamme]. Dann war er neu.
        + Das Nest hatte schon viele Löcher.
        + Eine Amsel brachte ihm Tee. „Bis Dienstag“, sagte sie.
        + Er schrieb sein Testament. Er vererbte alles an sich.
        + Da rief etwas, {place.from}.
        + „Vor dem Verglühen gehe ich noch kurz hin“, sagte er.
      `,
      dry: `
        Wie eine Fackel flog der Phönix mit {other.dat} {place.to}.
        / „Mein letzter Flug!“, rief der Phönix und trug {other.akk}. So kamen sie {place.to}.
        + Unten dachten alle, die Sonne ist wach.
        + „Spürst du den Wind? Er bringt mich um“, sagte er.
        + Es war ein sehr kleiner Wind.
        + Die Hähne krähten viel zu früh.
      `,
      wet: `
        „Wasser! Das ist das Ende“, rief der Phönix. In einer Glasglocke ging es mit {other.dat} {place.to}.
        / In einer Laterne mit Deckel saßen der Phönix und {other}. So ging es {place.to}.
        + Er leuchtete hinaus. Die Fische kamen gern.
        + „Ein Tropfen!“, rief er. Es war seiner.
        + {Other} wischte ihm die Nase.
      `,
      quirk: `
        Der Phönix nieste. „Das war [es|es mit mir]“, sagte er und fiel um. Puff, Asche.
        „Drei, zwei, eins“, zählte {other}. [Puff|Da], war er wieder da.
        + „Hast du geweint?“, fragte er. „Ein bisschen“, sagte {other}.
        + Ein Stein drückte im Schuh. Er nannte es ein Schicksal.
        + Er winkte jedem Baum zum letzten Mal.
        + Auf dem Rückweg winkte er noch einmal zum letzten Mal.
        + Ein Käfer legte Blumen hin. Er war gerührt und lebte.
      `,
      help: `
        Es wurde finster, und ein kalter Wind [kam auf|blies]. Keine Lampe hielt.
        @help Der Phönix richtete sich auf und glühte wie eine Lampe.
        / @help Da wurde der Phönix still und glühte wie eine Lampe.
        + Der Wind blies. Er ging nicht aus.
        + Eine warme Feder gab er {other.dat}, für die Hände oder Pfoten.
        + {Thing} leuchtete mit, rot und golden.
        + Er sagte nichts vom Verglühen. Er sagte: „Hier lang.“
        + „Du bist gar nicht krank“, sagte {other}.
        + „Nicht, wenn man mich braucht“, sagte er und nieste.
      `,
    },
    intermediate: {
      arrives: `
      + „Es geht zu Ende mit mir“, sagte jemand im Flur und nieste, dass Funken flogen.
      @friend Auf der Stuhllehne saß ein Phönix mit roter Nase. „Ein Schnupfen“, sagte er, „der letzte.“
        + Gleich darauf war da nur noch ein Häufchen Asche, und gleich darauf wieder er.
        + „Wo war ich?“, fragte er. „Beim Verglühen“, sagte {hero}. „Richtig“, sagte er, „es war großartig.“
        + {Place.in} herrsche Not, rief er. Ob er es noch erlebe, sei ungewiss.
        + Das Taschentuch gab er leicht angesengt zurück.
        + „Trauere nicht zu lange um mich, {hero.bare}“, sagte er, „wir müssen gleich los.“
      `,
      alone: `
        @friend In seinem Nest nahm der Phönix Abschied, wie [jeden Dienstag|immer bei Schnupfen].
        „Grüßt mir den Sommer“, sagte er zu einer Amsel. Dann [machte es puff|brannte er ab], und er war wieder jung.
        + Die Amsel brachte ihm Tee. Sie hatte es schon vierzigmal erlebt.
        + Sein Testament war kurz: Alles sollte er selbst bekommen.
        + Von der Asche strich er sich jedes Mal eine Träne aus dem Auge.
        + Da rief jemand, {place.from}, und er verschob das Ende auf später.
      `,
      dry: `
        Wie ein Feuer, das es eilig hat, flog der Phönix mit {other.dat} {place.to}.
        / „Mein letzter Flug“, rief der Phönix und trug {other.akk} [erstaunlich munter|in schönen Bögen] {place.to}.
        + In den Dörfern krähten die Hähne, weil sie ihn für den Morgen hielten.
        + Ein Lüftchen kam. „Es ist aus“, sagte er und stieg noch höher.
      `,
      wet: `
        In einer Laterne aus dickem Glas sanken sie. Der Phönix [schloss mit allem ab|leuchtete], während {other} ihn hielt, {place.to}.
        / „Wasser, mein alter Feind“, sprach der Phönix und fuhr mit {other.dat} in einer Glocke {place.to}.
        + Die Fische drängten sich um das Licht wie um einen Ofen.
        + Einen Tropfen an der Scheibe nahm er sehr persönlich.
      `,
      quirk: `
      Der Phönix nieste, fiel in Ohnmacht und wurde Asche, alles ziemlich schwungvoll.
      + „Drei, zwei, eins“, zählte {other}, und da saß er wieder. „Hat man geweint?“, fragte er.
        + Jedem Baum winkte er zum letzten Mal, und auf dem Rückweg noch einmal zum letzten Mal.
        + Einen Kiesel im Gefieder nannte er sein Schicksal.
        + Ein Käfer legte Klee auf die Asche. Er kam gerade noch rechtzeitig zurück, um danke zu sagen.
        + „Beim nächsten Mal sterbe ich leiser“, versprach er. Man glaubte es nicht.
      `,
      help: `
        Auf dem Rückweg blies ein Wind alle Lichter aus, und [es wurde schwarz und kalt|die Nacht rückte näher].
        @help Da stand der Phönix auf, ohne ein einziges Wort, und glühte wie eine Lampe.
        + Der Wind gab sich Mühe, aber dieses Licht kannte das Ausgehen schon und fürchtete es nicht.
        + Er zupfte sich eine Feder aus, und {other} hatte warme Finger oder Zehen.
        + {Thing} schimmerte rotgolden wie ein Stück vom Morgen.
        + „Und dein Schnupfen?“, fragte {other}. „Später“, sagte er, „jetzt seid ihr dran.“
      `,
    },
    advanced: {
      arrives: `
        @friend Unter Niesen und [letzten Worten|Funken] ließ sich ein Phönix auf der Stuhllehne nieder, um, wie er sagte, in Ruhe zu verscheiden.
        + Es handelte sich um einen Schnupfen, den er allerdings mit großer Begabung hatte.
        + Kaum war er zu Asche zerfallen, so saß er wieder da und wollte wissen, wie es gewirkt habe.
        + {Place.in} herrsche Not, verkündete er, und er fürchte nur, sie nicht mehr zu erleben.
        + „Trauere nicht über die Maßen, {hero.bare}“, sagte er sanft, „wir haben einen weiten Weg.“
      `,
      alone: `
        @friend Der Phönix nahm in seinem Nest Abschied von der Welt, wie [an jedem Dienstag|bei jedem Husten], und grüßte namentlich den Sommer.
        + Eine Amsel, die es zum vierzigsten Male miterlebte, hatte den Tee bereits aufgegossen.
        + Sein Testament bestimmte, dass alles an ihn selbst fallen solle, und es war nie angefochten worden.
        + Aus der Asche stieg er jeweils mit jener Frische, die man sonst nur an Frühstückseiern kennt.
        + Ein Hilferuf, {place.from}, veranlasste ihn, das nächste Ende bis auf weiteres zu vertagen.
      `,
      dry: `
        „Mein letzter Flug“, sprach der Phönix und legte ihn mit {other.dat} [in bemerkenswerter Frische|in schönen Schleifen] {place.to} zurück.
        / Wie eine Fackel, die jemand dem Morgen entgegenträgt, flog der Phönix mit {other.dat} {place.to}.
        + In den Dörfern darunter krähten die Hähne und schämten sich später.
        + Ein Lüftchen wurde als Ende der Welt begrüßt.
      `,
      wet: `
        In einer Laterne aus dickem Glas, [mit sich im Reinen|gefasst], sank der Phönix mit {other.dat} {place.to}.
        / „Wasser, du alter Widersacher“, deklamierte der Phönix und fuhr mit {other.dat} unter einer Glocke {place.to}.
        + Um sie her versammelten sich Fische, die zum ersten Mal im Leben einen Ofen sahen.
        + Ein Tropfen an der Innenseite der Scheibe wurde zum Mittelpunkt einer kurzen Ansprache.
      `,
      quirk: `
        Der Phönix nieste, sank dahin und zerfiel, und zwar so [formvollendet|schwungvoll], dass man versucht war zu klatschen.
        + {Other} zählte von drei rückwärts, und bei null erkundigte er sich, ob jemand geweint habe.
        + Den Bäumen am Weg winkte er zum letzten Mal, was den Rückweg in Verlegenheit brachte.
        + Ein Kiesel, der ihm ins Gefieder geraten war, hieß bei ihm das Schicksal.
        + Er gelobte, künftig leiser zu vergehen, doch fehlte seinem Wesen dafür das Organ.
      `,
      help: `
      Auf dem Rückweg löschte ein Wind die Lichter, eines nach dem anderen.
        @help Ohne ein Wort des Abschieds richtete der Phönix sich auf und glühte wie eine Lampe.
        + Der Wind mühte sich, doch wer schon so oft ausgegangen ist, den schreckt das Ausgehen nicht.
        + Von seinen Federn überließ er {other.dat} die wärmste und verschwieg, was ihn das kostete.
        + Nach dem Schnupfen gefragt, sagte er nur, der könne warten. Es war sein größter Auftritt, gerade weil er keiner war.
      `,
    },
  },
  Griffin: {
    noun: { gender: 'm', nom: 'Greif', gen: 'Greifs' },
    facts: { help: 'der Greif kletterte und flog zugleich' },
    beginner: {
      arrives: `
        „Nach links“, sagte jemand. „Nein, [hinlegen|in die Sonne]“, sagte der gleiche jemand.
        @friend Es war ein Greif. Vorn wollte er fliegen, hinten [wollte er liegen|lag er schon].
        + Vorn war er ein Adler, hinten ein Löwe.
        + „Guten Abend, {hero.bare}“, sagte der vordere Teil. Der hintere gähnte.
        + „{Place.in} fehlt etwas. Wir fliegen.“ „Wir ruhen.“ „Wir fliegen.“
        + {Hero} kraulte ihn hinten. Nun war alles einverstanden.
        + Der Schwanz hatte auch eine Meinung. Er wackelte.
        + Zwei Füße standen auf dem Sims, zwei lagen im Beet.
      `,
      alone: `
        @friend Der Greif lag auf dem Fels und stritt mit [sich|seinem hinteren Ende].
        „Fliegen wir noch eine Runde?“, fragte er vorn. Hinten [schnarchte es|kam keine Antwort].
        + Vorn war er wach, hinten war Sonntag.
        + Zum Essen gab es Fisch und Fleisch, jedem das Seine.
        + Die Sonne ging unter. Das tat nur hinten leid.
        + Da rief es, {place.from}. „Auf!“, sagte der Schnabel.
        + Nach drei Bitten stand auch der Rest auf.
      `,
      dry: `
        Der Greif flog, und hinten ließ er sich tragen. So kam er mit {other.dat} {place.to}.
        / {Other} saß genau in der Mitte, wo Feder zu Fell wird. Es ging {place.to}.
        + „Höher“, rief er vorn. „Da ist ein warmer Stein“, sagte er hinten.
        + Die hinteren Beine liefen ein wenig in der Luft.
        + Beim Landen kam zuerst der Adler an, dann der Löwe.
      `,
      wet: `
        Vorn hielt der Greif die Luft an, hinten die Augen zu. So ging es {place.to}.
        / Der Greif tauchte mit {other.dat}, halb gern und halb [nicht|sehr ungern]. So ging es {place.to}.
        + „Nass“, sagte das Fell. „Fische“, sagte der Schnabel.
        + Vorn jagte er, hinten trieb er dahin.
        + {Other} hielt beide zusammen.
      `,
      quirk: `
        „Wir gehen“, sagte der Greif. „Wir liegen“, sagte der Greif. Er [saß|saß dann].
      „Könnt ihr euch einigen?“, fragte {other}. „Ja“, sagten beide Enden, aber nicht zugleich.
        + Eine warme Mauer kam. Da blieb er hinten einfach dort.
        + Vorn lief er weiter. Er wurde sehr lang.
        + Er stritt, wer heute den Käfer grüßt.
        + {Other} kraulte in der Mitte. Da war kurz Frieden.
        + „Ich bin mir selbst zu viel“, sagte er.
      `,
      help: `
        Eine Wand war da. Zum Fliegen war es zu [eng|schmal].
        @help „Zusammen“, sagten beide Enden. Der Greif kletterte und flog zugleich.
        / @help Hinten Krallen, vorn Flügel: Der Greif kletterte und flog zugleich.
        + Vorn zog es, hinten schob es.
        + {Other} hielt sich an Feder und Fell.
        + {Thing} war gut verpackt in der Mitte.
        + Oben sah er sich um. „Das waren wir“, sagte er.
        + „Das war ich“, sagte er dann. Es passte.
        + Nun durfte er hinten auch ein bisschen liegen.
      `,
    },
    intermediate: {
      arrives: `
        Draußen stritt jemand mit sich, ob man [fliegen oder liegen|klopfen oder gähnen] solle.
        @friend Es war ein Greif, vorn Adler und hinten Löwe, und [keiner gab nach|beide hatten recht].
        + „Wir sind in Eile, {hero.bare}“, sagte der Schnabel, während der Rest sich ins Beet legte.
        + {Place.in} fehle etwas, hieß es vorn. Morgen fehle es auch noch, hieß es hinten.
        + Erst als {hero} ihn hinter dem Flügel kraulte, war er mit sich einig.
        + Der Schwanz, den man nie gefragt hatte, wedelte dazwischen.
        + „Du setzt dich in die Mitte“, sagte er, „da ist noch am meisten Frieden.“
      `,
      alone: `
      @friend Auf seinem Felsen lag der Greif, das heißt, er lag hinten, denn vorn stand er auf.
      + „Eine Runde noch“, bat er. „Die Sonne ist gerade so flach“, sagte er und schloss ein Auge.
        + Sie hatten alles geteilt: vorn die Aussicht und hinten die Wärme.
        + Wenn er träumte, flog der eine und der andere träumte, er schliefe.
        + Es gab Tage, an denen er sich siezte.
        + Ein Ruf kam, {place.from}, und nach einer Aussprache standen alle vier Füße.
      `,
      dry: `
        Vorn flog er, hinten ließ er sich bitten. So kam der Greif mit {other.dat} {place.to}.
        / {Other} saß dort, wo die Federn ins Fell übergehen. Es ging [in Kurven|mit Pausen] {place.to}.
        + „Warme Steine, links“, meldete das hintere Ende.
        + Beim Landen kam der Adler zuerst an und wartete auf den Löwen.
      `,
      wet: `
        Zur Hälfte begeistert und zur Hälfte gekränkt tauchte der Greif mit {other.dat} {place.to}.
        / Der Schnabel wollte fischen, der Rest nach Hause, doch der Greif kam mit {other.dat} {place.to}.
        + Hinten trieb er auf dem Rücken wie ein Badegast.
        + {Other} hielt in der Mitte die Stimmung.
        + Immerhin waren sich alle einig, dass es nass war.
      `,
      quirk: `
      „Wir sollten umkehren“, sagte der Greif. „Auf gar keinen Fall“, sagte er scharf. Dann setzte er sich.
      + {Other} schlug eine Abstimmung vor. Sie ging eins zu eins aus, wie immer.
        + An einer sonnigen Mauer blieb das hintere Ende liegen, und vorn wurde er recht lang.
        + Er bat einen Käfer um seine Meinung und war zweimal dagegen.
        + „Manchmal“, sagte er, „hätte ich mich gern für mich.“
        + Wenn er lachte, dann immer ganz. Das war schön zu sehen.
      `,
      help: `
        Auf dem Rückweg war da ein Felsspalt, zum Fliegen zu eng und [zum Klettern zu hoch|zum Springen zu steil].
        @help „Beide“, sagte der Greif, und er kletterte und flog zugleich.
        + Vorn schlugen die Flügel, hinten griffen die Krallen, und es war ein einziger Schwung.
        + {Other} hielt sich halb an Federn und halb an Fell.
        + {Thing} kam nicht ins Rutschen, denn zum ersten Mal zog niemand in die andere Richtung.
        + „Wer von euch war das?“, fragte {other} oben. „Ich“, sagte er.
      `,
    },
    advanced: {
      arrives: `
        @friend Unter dem Fenster [beriet sich|zankte sich] jemand, ob man fliegen oder liegen solle. Beide Parteien waren ein und derselbe Greif.
        + Vorn ein Adler, der es eilig hatte, und hinten ein Löwe, der das für übertrieben hielt.
        + {Place.in}, sprach der Schnabel, vermisse man etwas, und das andere Ende meinte, morgen gewiss auch noch.
        + Einigkeit stellte sich erst ein, als {hero} ihn an der Grenze zwischen Feder und Fell zu kraulen begann.
        + Der Schwanz, nie um seine Ansicht gebeten, wedelte derweil für eine dritte Möglichkeit.
      `,
      alone: `
        @friend Auf seinem Felsen lag der Greif zur Hälfte, denn [die andere stand|vorn war er bereits auf], und stritt um den Rest des Abends.
        + Man hatte geteilt, was sich teilen ließ. So gehörten dem vorderen Ende die Aussicht und dem hinteren die Wärme.
        + An schlechten Tagen siezte er sich.
        + Träumte er, so flog der eine, und der andere träumte, er sei endlich eingeschlafen.
        + Ein Ruf, {place.from}, führte zu einer Aussprache, an deren Ende überraschend alle vier Füße standen.
      `,
      dry: `
        Vorn flog der Greif, hinten [nahm er übel|ließ er sich bitten], und im Durchschnitt kam er mit {other.dat} {place.to}.
        / An der Stelle, wo Feder in Fell übergeht, saß {other}, und man reiste unter Wortwechseln {place.to}.
        + Die Landung erfolgte in zwei Teilen, zwischen denen man sich kurz bekannt machte.
        + Unten fand man das eindrucksvoll.
      `,
      wet: `
        Halb Jagdlust und halb Kränkung, [alles in allem ein Tauchgang|mit gemischten Gefühlen], so kam der Greif mit {other.dat} {place.to}.
        / Während er vorn den Fischen nachsetzte, trieb der Greif hinten wie ein Kurgast. {Other} vermittelte bis {place.to}.
        + Nass fanden es beide Enden, und diese Übereinstimmung tat ihnen sichtlich gut.
      `,
      quirk: `
        „Umkehren“, sagte der Greif, und „niemals“, [gab er sich zur Antwort|erwiderte er scharf], worauf er sich setzen musste.
        + Die von {other} angeregte Abstimmung ergab eins zu eins, ein Ergebnis mit Tradition.
        + An einer besonnten Mauer verblieb das hintere Ende, sodass er vorn eine ungewohnte Länge erreichte.
        + „Zuweilen“, gestand er, „wäre ich gern einmal allein mit mir.“
        + Sein Lachen aber war immer ungeteilt, und man bekam gern mehr davon.
      `,
      help: `
      Auf dem Rückweg war ein Felsspalt zu überwinden, zum Fliegen zu eng und zum Klettern zu hoch.
        @help „Beide“, sagte der Greif nur, und er kletterte und flog zugleich.
        + Was vorn Schwung war, wurde hinten Halt, und keiner von beiden fragte, wer bestimme.
        + {Thing} ruhte in der Mitte, an der Stelle, an der sonst gestritten wurde.
        + Oben angelangt, sagte er nicht „wir“, sondern „ich“, und sah sich um, ob jemand widersprach.
      `,
    },
  },
  Mermaid: {
    noun: { gender: 'f', nom: 'Meerjungfrau', gen: 'Meerjungfrau' },
    facts: { help: 'die Meerjungfrau sang das Wasser ruhig' },
    beginner: {
      arrives: `
        In der Wanne saß jemand und kämmte sich mit der [Gabel|Zahnbürste].
        @friend Es war eine Meerjungfrau. „Guten Abend“, sagte sie. „Ist das ein Landfisch?“ Sie meinte [den Schuh|die Socke].
        + Sie sammelte Wörter vom Land. Meistens passten sie nicht.
        + „Schöner Haarschirm“, sagte sie zu {hero.dat}. Das war die Mütze.
        + „{Place.in} fehlt etwas“, sagte sie. „Sie weinen dort mit den Fenstern.“
        + „Mit den Augen“, sagte {hero}. „Ach, so heißen die“, sagte sie.
        + Ihr Schwanz hing über den Rand und tropfte.
        + „Komm, {hero.bare}“, sagte sie, „nimm deine zwei Flossen mit.“
      `,
      alone: `
        @friend Die Meerjungfrau saß auf dem Stein und übte [Wörter|Landwörter]. „Löffel. Treppe. Butterbrot.“
        Ein Butterbrot hatte sie noch nie gesehen. Es war wohl ein [Vogel|Hut].
        + Sie hatte einen Schuh gefunden. Darin wohnte nun eine Krabbe.
        + „Guten Morgen“, sagte sie zum Mond. Es klang so nett.
        + Wenn sie sang, hielt das Meer still.
        + Da rief es, {place.from}.
        + „Ich komme auf dem Fuß“, sagte sie. Sie hatte ja keinen.
      `,
      dry: `
        In einer Wanne rollte die Meerjungfrau {place.to}. {Other} schob. Sie [winkte|sang].
        / Eine Regenwolke trug die Meerjungfrau, und {other} saß auch darin. Es ging {place.to}.
        + „Was ist das?“, fragte sie. „Eine Kuh“, sagte {other}. „Ein schönes Haus“, sagte sie.
        + Sie grüßte jeden Zaun mit Prost.
        + Wo sie fuhren, wurde es grün.
      `,
      wet: `
        Die Meerjungfrau nahm {other.akk} mit. Wie ein Band glitten sie {place.to}.
        / Hier war die Meerjungfrau daheim. Mit {other.dat} schwamm sie {place.to}.
        + „Das ist ein Korall“, sagte sie. „Das weiß ich genau.“
        + Die Fische sagten guten Abend. Den Rest sagte sie.
        + Ihr Haar war wie ein Garten.
      `,
      quirk: `
        „Mir knurrt der [Rucksack|Keller]“, sagte die Meerjungfrau. Sie meinte den Bauch.
        {Other} sagte ihr das richtige Wort. „[Danke|Sehr Salz von dir]“, sagte sie.
        + Einen Hund nannte sie Wecker. Er bellte ja.
        + Sie schenkte einem Käfer ein Wort: Treppe. Er war stolz.
        + „Ich habe Sonnenbrand“, sagte sie. Es war Mond, und sie meinte Hunger.
        + Einen Löffel trug sie im Haar. „So macht man das hier.“
        + {Other} trug bald auch einen.
      `,
      help: `
        Das Wasser war wild. Die Wellen [schlugen|brüllten], und kein Boot kam durch.
        @help Die Meerjungfrau sang das Wasser ruhig.
        / @help Die Meerjungfrau setzte sich hin und sang das Wasser ruhig.
        + Es war ein Lied ganz ohne Wörter. Da konnte nichts falsch sein.
        + Die erste Welle legte sich, dann die zweite.
        + {Other} hielt {thing.akk} und den Atem an.
        + Am Ende war alles glatt wie ein Teller.
        + „Wie heißt das jetzt?“, fragte sie. „Stille“, sagte {other}.
        + „Schönes Wort“, sagte sie und steckte es ein.
      `,
    },
    intermediate: {
      arrives: `
        In der Badewanne plätscherte es, und jemand kämmte sich mit [der Gabel|einer Schuhbürste] das Haar.
        @friend „Guten Appetit“, sagte eine Meerjungfrau höflich und [winkte mit der Flosse|verneigte sich].
        + Sie sammelte Wörter vom Land und setzte sie ein, wo Platz war.
        + „Du hast ein schönes Kissen auf dem Kopf“, sagte sie. Es war die Frisur von {hero.dat}.
        + {Place.in} sei etwas verloren gegangen. Alle säßen da und ließen die Regale hängen.
        + „Die Köpfe“, sagte {hero}. „Auch die“, sagte sie und schrieb es auf ein Blatt Tang.
        + „Nimm deine Beine mit“, bat sie, „ich möchte sie unterwegs studieren.“
      `,
      alone: `
      @friend Auf ihrem Felsen lernte die Meerjungfrau Vokabeln. „Tasse, Bahnhof“, sagte sie, „Butterbrot.“
      + Das Butterbrot hatte sie noch nie gesehen. Sie stellte es sich mit Flügeln vor.
        + Ein alter Schuh war ihr Schatz. Darin wohnte eine Krabbe mit Ausblick.
        + Den Mond grüßte sie mit „herein“, weil das so freundlich klang.
        + Sang sie ohne Wörter, hielt das Meer den Atem an. Aber sie wollte ja sprechen.
        + Da rief es, {place.from}, und dieses Wort verstand sie sofort.
      `,
      dry: `
        In einer Wanne auf Rädern, die {other} schob und die Meerjungfrau bewunderte, ging es [über Land|holpernd] {place.to}.
        / Eine tiefe Regenwolke nahm die Meerjungfrau und {other.akk} auf und zog {place.to}.
        + „Was ist das?“, fragte sie bei einer Kuh. „So ein schönes Sofa!“
        + Jeden Zaun grüßte sie mit „zum Wohl“.
      `,
      wet: `
        Wie ein langes grünes Band glitt die Meerjungfrau mit {other.dat} durch die Tiefe {place.to}.
        / Hier stimmte jede Bewegung. Die Meerjungfrau zog {other.akk} [sacht|an der Hand] {place.to}.
        + Sie erklärte alles, und ausnahmsweise waren alle Wörter richtig.
        + Kleine Fische schwammen ihr durchs Haar wie durch einen Garten.
      `,
      quirk: `
        „Mir knurrt der Koffer“, sagte die Meerjungfrau, und {other} reichte ihr [ein Brot|etwas zu essen].
      „Das ist also ein Butterbrot“, sagte sie ergriffen. „Es hat keine Flügel.“
        + Einen Hund nannte sie Wecker, und bei näherem Hinhören hatte sie nicht unrecht.
        + „Das wächst mir aus dem Hals“, sagte sie und meinte die Freude.
        + Im Haar trug sie einen Löffel. Bald trugen es alle so.
        + Jedes neue Wort bewahrte sie in einer Muschel auf, die sehr gesprächig wurde.
      `,
      help: `
      Auf dem Rückweg tobte das Wasser, und die Wellen schlugen über den Steg.
        @help Die Meerjungfrau setzte sich ans Ufer, schloss die Augen und sang das Wasser ruhig.
        + Es war ein Lied ohne ein einziges Wort, und deshalb war keines falsch.
        + Eine Welle nach der anderen legte sich hin wie Hunde vor dem Ofen.
        + {Other} trug {thing.akk} hinüber, über einen See, der wie ein Tischtuch dalag.
        + „Wie heißt das jetzt?“, fragte sie. „Stille“, sagte {other}. Sie tat es in die größte Muschel.
      `,
    },
    advanced: {
      arrives: `
        @friend „Guten Appetit“, sprach aus der Badewanne eine Meerjungfrau, die sich mit [einer Gabel|der Schuhbürste] kämmte und alles Ländliche verehrte.
        + Sie sammelte Wörter, wie andere Muscheln sammeln, und setzte sie mit mehr Schwung als Kenntnis ein.
        + „Welch hübsches Kissen du auf dem Kopf trägst“, sagte sie, was sich auf {hero.gen} Haare bezog.
        + {Place.in} sei etwas verloren gegangen, und man lasse dort allgemein die Regale hängen.
        + Dass es die Köpfe seien, notierte sie dankbar auf ein Stück Tang.
      `,
      alone: `
        @friend Auf ihrem Felsen lernte die Meerjungfrau Vokabeln und war soeben, [über die Treppe hinaus|nach dem Löffel], zum Butterbrot gelangt.
        + Gesehen hatte sie noch keines, dachte es sich aber blau, gefiedert und von fröhlichem Wesen.
        + Ein alter Schuh, ihr kostbarster Besitz, war an eine Krabbe vermietet.
        + Solange sie ohne Worte sang, hielt das Meer den Atem an, doch das erschien ihr keine Kunst.
        + Nun rief es, {place.from}, und dieses Wort bedurfte keiner Übersetzung.
      `,
      dry: `
        In einer Wanne auf Rädern, [vor sich hin grüßend|huldvoll winkend], ließ sich die Meerjungfrau von {other.dat} {place.to} schieben.
        / Eine Regenwolke von ausreichender Tiefe trug die Meerjungfrau und {other.akk} {place.to}.
        + Eine Kuh pries sie als Sofa, und die Kuh, muss man sagen, hatte etwas davon.
        + Wo sie vorübergefahren waren, schlug in derselben Nacht die Wiese aus.
      `,
      wet: `
        Hier, wo jede ihrer Bewegungen das rechte Wort war, zog die Meerjungfrau {other.akk} [wie ein grünes Band|sacht] {place.to}.
        / Die Meerjungfrau nahm {other.akk} bei der Hand und erklärte, ohne einen einzigen Fehler, das Meer bis {place.to}.
        + Durch ihr Haar schwammen Fische wie durch einen gepflegten Garten.
        + Sogar die Wörter stimmten, jedes einzelne.
      `,
      quirk: `
        „Mir knurrt der Koffer“, klagte die Meerjungfrau, und {other} erriet, [dank einiger Übung|nach kurzem Nachdenken], was zu tun war.
        + Vor dem ersten Butterbrot ihres Lebens verstummte sie und bemerkte schließlich, es fliege ja gar nicht.
        + Einen Hofhund nannte sie Wecker, wogegen sich sachlich wenig vorbringen ließ.
        + Der Löffel in ihrem Haar wurde noch am selben Abend in zwei Dörfern Mode.
        + Neue Wörter verwahrte sie in Muscheln, die davon mit der Zeit recht geschwätzig wurden.
      `,
      help: `
        Auf dem Rückweg schlugen die Wellen so hoch, dass [an eine Überfahrt nicht zu denken war|selbst die Möwen zu Fuß gingen].
        @help Die Meerjungfrau setzte sich ans Ufer und sang das Wasser ruhig.
        + Ein Lied ohne Worte war es, in dem sich darum kein einziges verirren konnte.
        + Woge um Woge legte sich nieder, wie Hunde sich legen, wenn jemand heimgekommen ist.
        + Nach dem Namen des Zustandes gefragt, sagte {other} „Stille“, und sie tat ihn in die größte ihrer Muscheln.
      `,
    },
  },
  Pegasus: {
    noun: { gender: 'm', nom: 'Pegasus', gen: 'Pegasus' },
    facts: { help: 'der Pegasus trug alle über den Berg' },
    beginner: {
      arrives: `
        Auf dem Dach [scharrte|klapperte] etwas. „Ist hier jemand?“, rief es. „Ich komme nicht herunter!“
        @friend Es war ein Pegasus. Er hatte Flügel und [Angst vor Höhe|weiche Knie].
        + „Sieh nicht nach unten“, rief {hero}. „Erzähl mir etwas“, bat er.
        + Bei „Es war einmal“ machte er die Augen zu. Bei „Ende“ war er unten.
        + „{Place.in} fehlt etwas“, sagte er. „Man muss leider hinfliegen.“
        + „Fliegen kann ich“, sagte er. „Ich kann nur nicht hoch sein.“
        + Er stand auf dem Teppich und hielt sich fest.
        + „Komm mit, {hero.bare}, und hör nicht auf zu reden.“
      `,
      alone: `
        @friend Der Pegasus stand auf der Wiese, mit allen [vier Füßen|Füßen im Gras].
        Die anderen flogen ums Haus. Er [winkte|schaute weg]. Schon das war hoch.
        + Er stieg auf einen Stein. Er stieg wieder hinab.
        + Sein Bett lag im Keller.
        + Eine Spinne erzählte ihm etwas. Da merkte er nicht, dass er schwebte.
        + Dann sah er es und plumpste.
        + Es rief jemand, {place.from}. Bis dahin war viel Luft.
      `,
      dry: `
        {Other} erzählte. Der Pegasus flog [los|blind los], {place.to}.
        / „Es war einmal“, sagte {other}. Da hob der Pegasus ab, {place.to}.
        + „Und dann?“, fragte er. „Und dann?“
        + Sie flogen über Berge. Er dachte, es wären Zwerge.
        + Das Ende kam genau über dem Ziel.
        + Unter ihnen zog ganz leise ein großer Wald vorbei.
      `,
      wet: `
        Unter Wasser war gar nichts hoch. Der Pegasus trabte mit {other.dat} froh {place.to}.
        / Die Flügel ruderten. So kamen der Pegasus und {other} {place.to}.
        + „Hier kann man nur nach oben fallen“, sagte er froh.
        + Er sah nicht hinauf. Da war so viel Meer.
        + Die Fische fragten nach der Geschichte.
      `,
      quirk: `
        Eine Treppe kam, mit drei [Stufen|hohen Stufen]. Der Pegasus brauchte eine Geschichte.
        „Es war einmal ein Igel“, sagte {other}. Bei [Stufe zwei|der Hälfte] war der Igel schon Graf.
        + Auf einer Decke wurde ihm schwindlig. Sie war dick.
        + „Wie hoch bist du eigentlich?“, fragte er {other.akk}.
        + Er mochte Keller, Täler und Maulwürfe.
        + Bei „Ende“ machte er immer ein Auge auf. Dann das andere.
        + „Noch eine“, sagte er. „Da vorn ist eine Brücke.“
      `,
      help: `
        Ein Berg stand da, hoch wie [nichts sonst|der Himmel]. Zu Fuß kam keiner hinüber.
        @help „Erzähl“, bat der Pegasus. So trug er alle über den Berg.
        / @help Augen zu! Der Pegasus trug alle über den Berg.
        + {Other} erzählte von heute, von Anfang an.
        + Die Luft war kalt und voller Sterne.
        + In der Mitte sah er einmal hinunter. Da war {thing}, ganz nah und sicher.
        + „Und dann?“, fragte er leise. „Dann flogst du“, sagte {other}.
        + Als sie landeten, waren seine Augen offen.
        + „Noch mal?“, fragte {other}. „Morgen“, sagte er.
      `,
    },
    intermediate: {
      arrives: `
        Vom Dach rief jemand, ob [das Haus noch lange so hoch sei|hier jemand Geschichten könne].
        @friend Oben stand ein Pegasus und klammerte sich [an den Schornstein|mit den Flügeln fest].
        + Er flog gut und gern, solange er nicht wusste, dass er flog.
        + „Es war einmal“, rief {hero} hinauf, da schloss er die Augen und schwebte Satz für Satz herab.
        + {Place.in} fehle etwas, sagte er. Man müsse leider durch die Luft.
        + Auf dem Teppich ging es ihm besser. Nur den dicken Rand mied er.
        + „Du hast doch noch mehr Geschichten?“, fragte er. „Es ist nämlich weit.“
      `,
      alone: `
      @friend Auf der Wiese stand der Pegasus, während die anderen Loopings übten, und betrachtete den Klee.
      + Er hatte es heute bis auf einen Stein geschafft. Dort wurde ihm flau.
        + Sein Stall lag im Keller und hatte einen sehr flachen Teppich.
        + Eine Spinne erzählte ihm abends Märchen. Dann hob er manchmal ab und wusste nichts davon.
        + Einmal war er vor dem Schluss aufgewacht, hoch über dem Heu.
        + Da rief jemand, {place.from}, und zwischen ihm und dort war nichts als Höhe.
      `,
      dry: `
        {Other} fing an zu erzählen, und beim ersten Drachen waren sie [über den Bäumen|in der Luft], {place.to}.
        / Mit geschlossenen Augen und offenen Ohren trug der Pegasus {other.akk} {place.to}.
        + „Und was sagte der König?“, fragte er über einem Abgrund.
        + Das Ende musste {other} strecken, bis das Ziel kam.
      `,
      wet: `
        Tiefe machte ihm gar nichts aus. So trabte der Pegasus mit {other.dat} [unbeschwert|vergnügt] {place.to}.
        / Die Flügel als Flossen, schwebte der Pegasus mit {other.dat} hinab {place.to}.
        + „Hier kann man höchstens nach oben fallen“, sagte er.
        + Ein Hering wollte wissen, wie die Geschichte ausging.
      `,
      quirk: `
        Schon bei drei Stufen bat der Pegasus um [ein Märchen|eine Geschichte mit Zwergen].
        {Other} begann mit einem Igel. Als sie oben waren, [war der Igel Graf|hatte er geheiratet].
        + Auf einem hohen Teppich wurde ihm schummrig.
        + „Ich komme aus einer Familie von Fliegern“, sagte er. „Beim Essen saßen sie auf dem Schrank.“
        + Maulwürfe bewunderte er. Die hätten es begriffen.
        + Beim Wort Ende öffnete er erst das linke Auge und dann, wenn das gut ging, das rechte.
      `,
      help: `
        Auf dem Rückweg versperrte ein Berg die Nacht, [steil und ohne Pass|höher als alle Geschichten].
        @help „Erzähl mir von heute“, bat der Pegasus und trug alle über den Berg.
        + {Other} erzählte von Anfang an, wer kam, was fehlte und wer Mut hatte.
        + Kalt war es dort oben und so still, dass man jeden Satz einzeln hörte.
        + Auf dem Gipfel öffnete er ein Auge, sah {thing} und sah den Mond, und es ging.
        + „Und wer war der mit den Flügeln?“, fragte er. „Das warst du“, sagte {other}.
      `,
    },
    advanced: {
      arrives: `
        @friend Vom Dach her erkundigte sich ein Pegasus, den Schornstein umklammernd, ob [das Haus immer so hoch sei|jemand Geschichten wisse].
        + Er stammte aus einer Familie von Fliegern und litt unter einer Angst, die bereits auf dicken Teppichen begann.
        + „Es war einmal“, rief {hero} hinauf, und da schloss er die Augen und kam Satz für Satz herunter.
        + {Place.in} vermisse man etwas, berichtete er, und leider führe der Weg durch die Luft.
        + Solange jemand erzählte, flog er vortrefflich, und er bat daher, bei den Beschreibungen nicht zu sparen.
      `,
      alone: `
        @friend Während seine Verwandten um den Kirchturm flogen, stand der Pegasus im Klee und hielt sich [innerlich|an der Wiese] fest.
        + Bis auf einen Stein hatte er es an diesem Tag gebracht, dort aber die Luft als dünn empfunden.
        + Er wohnte im Keller, wo ihm eine Spinne abends Märchen vorlas.
        + Dass er dabei zuweilen eine Handbreit über dem Stroh hing, verschwieg sie ihm aus Zartgefühl.
        + Jetzt rief jemand, {place.from}, und alles, was dazwischenlag, war Höhe.
      `,
      dry: `
        {Other} begann zu erzählen, und etwa beim zweiten Drachen, [ohne dass er es erfuhr|ganz nebenbei], hob der Pegasus ab, {place.to}.
        / Mit geschlossenen Augen und gespitzten Ohren trug der Pegasus {other.akk} {place.to}.
        + Über einer Schlucht wollte er wissen, was denn der König dazu gesagt habe.
        + Die Hochzeit am Schluss wurde gedehnt, bis das Ziel in Sicht kam.
      `,
      wet: `
        Gegen Tiefe hatte er nicht das Geringste, und so schwebte der Pegasus mit {other.dat} [aufgeräumt|heiter] {place.to}.
        / Unter Wasser, wo man schlimmstenfalls nach oben fällt, trabte der Pegasus mit {other.dat} {place.to}.
        + Ein Hering, der das Märchen nur halb gehört hatte, schwamm bis zum Ende mit.
        + Er pfiff sogar ein wenig.
      `,
      quirk: `
        Bereits für drei Stufen erbat sich der Pegasus ein Märchen, [möglichst ohne Türme|vorzugsweise mit Zwergen].
        + {Other} begann mit einem Igel, der auf der zweiten geadelt wurde und oben Enkel hatte.
        + Die Maulwürfe hielt er für das einzige Volk, das etwas vom Wohnen versteht.
        + „Bei uns“, erzählte er, „nahm man die Mahlzeiten auf dem Schrank ein, und ich aß darunter.“
        + Fiel das Wort Ende, so öffnete er zunächst versuchsweise das linke Auge.
      `,
      help: `
        Auf dem Rückweg stand ein Berg im Weg, [höher als jede Geschichte|dessen Gipfel man nur ahnte].
        @help „Erzähl von heute“, bat der Pegasus, schloss die Augen und trug alle über den Berg.
        + {Other} begann beim Anfang und ließ nichts aus, auch nicht, wer sich gefürchtet hatte und trotzdem mitgekommen war.
        + Dort oben war es so kalt und klar, dass die Sätze einzeln in der Luft stehen blieben.
        + Genau auf dem Gipfel tat er die Augen auf, beide zugleich, und hörte sich die Geschichte sehend zu Ende an.
      `,
    },
  },
  Hippogriff: {
    noun: { gender: 'm', nom: 'Hippogreif', gen: 'Hippogreifs' },
    facts: { help: 'der Hippogreif trug zwei und ein stolzes Herz hinüber' },
    beginner: {
      arrives: `
        Jemand stand im Garten und wartete. Er wartete auf eine [Verbeugung|tiefe Verbeugung].
        @friend Es war ein Hippogreif, halb Pferd, halb [Vogel|Adler], und ganz stolz.
        + {Hero} verneigte sich. „Eins“, sagte er. „Oder war das schon drei?“
        + Er zählte mit und kam nie weit.
        + „Noch mal“, sagte er. „Ich war gerade bei, ach.“
        + „{Place.in} sucht man Hilfe“, sagte er. „Man hat sich neunmal verbeugt. Glaube ich.“
        + Dann verneigte er sich auch, vor {hero.dat}. Das tat er sonst nie.
        + „Du zählst“, sagte er, „ich fliege.“
      `,
      alone: `
        @friend Der Hippogreif stand am See und verneigte sich vor [sich|dem im Wasser].
        Der verneigte sich auch. „Eins zu eins“, sagte er. „Oder [zwei zu drei|sieben zu acht]?“
        + Er fing noch einmal an. So ging der Abend hin.
        + Ein Schilf verbeugte sich im Wind, hundert Mal.
        + „So viel Ehre“, sagte er und wurde rot.
        + Seine Mutter konnte bis zwanzig zählen.
        + Da rief es, {place.from}, und keiner verneigte sich. Er kam trotzdem.
      `,
      dry: `
        {Other} saß hinter den Federn. Stolz ging es {place.to}.
        / Mit Huf und Flügel trug der Hippogreif {other.akk}. So ging es {place.to}.
        + Auf jedem Turm saß ein Hahn und nickte. Er zählte sie.
        + Bei fünf kam eine Wolke dazwischen.
        + Sein Hals war gerade wie eine Kerze.
      `,
      wet: `
        Der Hippogreif verbeugte sich vor dem Meer. Dann ging er mit {other.dat} {place.to}.
        / Mit hohem Kopf sank der Hippogreif, und {other} hielt die [Mähne|Federn]. Der Weg führte {place.to}.
        + Die Algen neigten sich. „Danke, danke“, sagte er.
        + Eine Muschel ging auf und zu. Das zählte doppelt.
        + Er grüßte zurück, mit beiden Hälften.
      `,
      quirk: `
      Ein Käfer kam. „Erst verbeugen“, sagte der Hippogreif. Der Käfer war schon so klein.
      + „War das eine?“, fragte er. „Das waren vier“, sagte {other}. Er vergaß es gleich.
        + Eine Brücke war rund. Er hielt es für einen Gruß.
        + Er verlor eine Feder und verneigte sich vor ihr.
        + „Ohne Achtung kann ich nicht gehen“, sagte er und ging.
        + {Other} legte für jede einen Kiesel hin. Nun trugen sie Kiesel.
      `,
      help: `
        Ein Tal lag vor ihnen, [tief|breit und tief]. Die Brücke war weg.
        @help Der Hippogreif verneigte sich. Er trug zwei und ein stolzes Herz hinüber.
        / @help „Steigt auf“, sagte er. Der Hippogreif trug zwei und ein stolzes Herz hinüber.
        + Vorn schlugen Flügel, hinten griffen Hufe in die Luft.
        + {Other} hielt {thing.akk} ganz fest.
        + „Bin ich euch zu hoch?“, fragte er. Sie saßen gut.
        + Das Herz klopfte laut und zählte richtig.
        + Drüben verneigten sich alle vor ihm.
        + Er vergaß zu zählen. Es war ihm gleich.
      `,
    },
    intermediate: {
      arrives: `
        Im Garten stand jemand sehr gerade und wartete darauf, dass man sich [verneigte|tief verbeugte].
        @friend Es war ein Hippogreif, vorn Adler, hinten Pferd und [dazwischen Stolz|insgesamt hochmütig].
        + {Hero} verbeugte sich, so tief es im Schlafanzug ging. „Eins“, sagte er, „oder schon die zweite?“
        + Ohne Verbeugungen war er nicht zu haben, aber er verzählte sich jedes Mal.
        + „{Place.in} bittet man um Hilfe“, sagte er. „Man hat sich siebenmal verneigt. Vielleicht auch einmal.“
        + Heimlich verneigte er sich auch vor {hero.dat}, aber nur mit dem hinteren Teil.
        + Beim Zählen half ihm ein Huf, dann zwei, und dann kam er durcheinander.
      `,
      alone: `
        @friend Am Ufer stand der Hippogreif und verneigte sich vor [seinem Spiegelbild|dem stolzen Tier im Wasser].
        Es erwiderte jeden Gruß sofort. Nur wer [vorn lag|an der Reihe war], blieb unklar.
        + Das Schilf wogte, und er bedankte sich bei jedem Halm.
        + Als Fohlen hatte er zählen gelernt, doch an dem Tag war Wind.
        + „Achtung kann man nicht erzwingen“, sagte er, „man kann nur sehr gerade stehen.“
        + Da rief jemand, {place.from}, ganz ohne Verbeugung. Er merkte es erst unterwegs.
      `,
      dry: `
        Mit geradem Hals und {other.dat} auf dem Rücken flog der Hippogreif {place.to}.
        / Hufe trommelten, Flügel rauschten, und stolz trug der Hippogreif {other.akk} {place.to}.
        + Auf den Türmen nickten die Wetterhähne. Er versuchte mitzuzählen.
        + Bei elf flog er durch eine Wolke und fing neu an.
      `,
      wet: `
        Vor dem Meer machte er eine Verbeugung. Dann schritt der Hippogreif mit {other.dat} {place.to}.
        / Erhobenen Hauptes sank der Hippogreif mit {other.dat} [durch lauter Höflichkeit|ins Blaue], {place.to}.
        + Der Tang verneigte sich in der Strömung. Er kam kaum nach.
        + Eine Muschel, die auf- und zuging, hatte die besten Manieren.
      `,
      quirk: `
      „Zuerst ein Gruß“, sagte der Hippogreif zu einem Käfer, der flacher nicht konnte.
      + „War das jetzt einer?“, fragte er {other.akk}. „Das waren drei“, sagte {other}, und er strahlte.
        + Eine runde Brücke hielt er für ausgesucht höflich.
        + {Other} legte für jede Verbeugung einen Kiesel hin. Bald hatten sie viel zu tragen.
        + Eine Birke, die im Wind stand, überholte alle.
        + „Ich bin gar nicht stolz“, sagte er. „Ich bin nur hoch gebaut.“
      `,
      help: `
        Auf dem Rückweg gähnte ein Tal vor ihnen, [und die Brücke war fort|tief und voller Wind].
        @help Der Hippogreif neigte ganz tief den Kopf und trug zwei und ein stolzes Herz hinüber.
        + Vorn trug die Luft und hinten der Mut.
        + {Other} hielt {thing.akk} und hörte das Herz klopfen, gleichmäßig und ohne sich zu verzählen.
        + Drüben verneigten sich alle, ohne dass er darum gebeten hätte.
        + „Wie viele waren das?“, fragte {other}. „Genug“, sagte er.
      `,
    },
    advanced: {
      arrives: `
        @friend Kerzengerade stand im Garten ein Hippogreif und wartete, [da er auf Formen hielt|ohne zu drängen], auf eine Verbeugung.
        + Was sich im Schlafanzug tun lässt, das tat {hero}, und er zählte eins oder zwei.
        + Die Achtung der Welt war ihm unentbehrlich, doch pflegte er sich bei ihr zu verrechnen.
        + {Place.in} erbitte man Beistand, man habe sich siebenmal verneigt, oder einmal sehr lange.
        + Mit der hinteren Hälfte, der pferdlichen, verbeugte er sich verstohlen selbst.
      `,
      alone: `
        @friend Am Ufer verneigte sich der Hippogreif vor seinem Spiegelbild, das ihm [in nichts nachstand|ohne Zögern antwortete].
        + Wer von beiden im Vorteil war, ließ sich nach der vierten Runde nicht mehr ermitteln.
        + Das Schilf, vom Wind bewegt, erwies ihm hundert Ehren, und er dankte jedem Halm.
        + Zählen hatte er als Fohlen gelernt, allerdings an einem Tag mit Schmetterlingen.
        + Der Ruf, der nun kam, {place.from}, entbehrte jeder Form, und er folgte ihm trotzdem.
      `,
      dry: `
        Erhobenen Halses, {other.akk} [wie ein Wappen|aufrecht] auf dem Rücken, flog der Hippogreif {place.to}.
        / Unter Hufen, die in die Luft griffen, zog die Nacht vorbei, bis der Hippogreif mit {other.dat} {place.to} kam.
        + Bei elf nickenden Wetterhähnen geriet er in eine Wolke und begann gewissenhaft von vorn.
        + Sein Hals blieb dabei gerade.
      `,
      wet: `
        Nach einer Verbeugung vor dem Meer, die dieses [mit einer Welle|höflich] erwiderte, schritt der Hippogreif mit {other.dat} {place.to}.
        / Durch Tang, der sich unablässig verneigte, sank der Hippogreif mit {other.dat} {place.to}.
        + Einer Muschel, die sich öffnete und schloss, bescheinigte er die besten Manieren der Küste.
      `,
      quirk: `
        „Erst den Gruß“, verlangte der Hippogreif von einem Käfer, der [tiefer nicht konnte|ohnehin schon lag].
        + {Other} legte zur Hilfe für jede Verneigung einen Kiesel beiseite, sodass man bald erhebliches Gepäck hatte.
        + Eine gewölbte Brücke überschritt er mit Rührung, da er sie für ergeben hielt.
        + Dass eine Birke im Wind sie alle übertraf, erkannte er neidlos an.
        + „Von Stolz kann keine Rede sein“, sagte er, „ich bin lediglich hoch gebaut.“
      `,
      help: `
        Auf dem Rückweg gähnte ein Tal, [das seine Brücke verloren hatte|breit und voller Wind].
        @help Der Hippogreif senkte das Haupt und trug zwei und ein stolzes Herz hinüber.
        + Vorn trug die Luft, hinten trug der Mut, und dazwischen schlug es gleichmäßig und ohne sich zu verzählen.
        + Drüben verneigten sich alle vor ihm, bis hinunter zum letzten Käfer.
        + Nach der Summe gefragt, sagte er, und es klang wie eine genaue Zahl: „Genug.“
      `,
    },
  },
  Kitsune: {
    noun: { gender: 'f', nom: 'Füchsin Kitsune', gen: 'Füchsin Kitsune' },
    facts: { help: 'die Füchsin Kitsune verwandelte sich in ein Boot' },
    beginner: {
      arrives: `
        Auf dem Stuhl saß eine [Teekanne|Vase]. Sie hatte einen roten Schwanz.
        @friend Puff, da war es die Füchsin Kitsune. „Woran hast du es [gemerkt|gesehen]?“, fragte sie.
        + „Am Schwanz“, sagte {hero}. „Immer der Schwanz“, sagte sie.
        + Sie konnte alles werden, nur nie ganz.
        + Nun war sie ein Kissen. Das Kissen wedelte.
        + „{Place.in} fehlt etwas“, sagte das Kissen. „Ich habe es gehört, als Topf.“
        + Dann war sie wieder Fuchs, mit einem Henkel.
        + „Komm, {hero.bare}“, sagte sie, „sag mir, was wir brauchen.“
      `,
      alone: `
        @friend Die Füchsin Kitsune übte vor dem Bach. Sie war ein [Stein|Baum]. Der wedelte.
        Dann war sie ein Reh. Das Reh hatte hinten [eine Schlange|einen Pinsel].
        + Ihre Oma konnte alles, sogar Mond. Mit neun Schwänzen!
        + Sie hatte erst einen. Der wollte nie mit.
        + Puff, sie war ein Pilz. Ein Igel grüßte sie mit Namen.
        + Da rief es, {place.from}.
        + „Was brauchen die wohl?“, dachte sie und war kurz eine Leiter.
      `,
      dry: `
        Die Füchsin Kitsune wurde ein Pferd. So ging es mit {other.dat} {place.to}.
        / Die Füchsin Kitsune war nun ein Drachen aus Papier. {Other} hing daran. So kamen sie {place.to}.
        + Auf halbem Weg war sie eine Ente. „Verzeihung“, sagte sie.
        + Das Pferd bellte ein wenig.
        + Hinter ihnen wehte es rot.
      `,
      wet: `
        Die Füchsin Kitsune wurde ein Fisch mit Fell. So schwamm sie mit {other.dat} {place.to}.
        / Die Füchsin Kitsune war eine Glocke aus Glas. Darin saß {other}, und es ging {place.to}.
        + Die Glocke kicherte.
        + Ein Hecht verliebte sich in den Schwanz.
        + Unten schüttelte sie sich trocken.
        + „Ich bin fast echt“, sagte der Fisch leise.
      `,
      quirk: `
        „Rate, wo ich bin“, rief es. Zehn Steine lagen da. Einer [wedelte|hatte Fell].
        „Der dritte“, sagte {other}. „Du hast [gute Augen|Glück]“, sagte die Füchsin Kitsune.
        + Sie war kurz {other} und schüttelte sich selbst die Hand.
        + Zum Essen wurde sie ein Löffel. Das war ein Fehler.
        + Ein Käfer setzte sich auf sie. Sie war gerade eine Bank.
        + „Eines Tages klappt auch der Schwanz“, sagte sie.
        + „Der ist das Beste daran“, sagte {other}.
      `,
      help: `
        Ein Fluss war da, und kein [Boot|Steg] weit und breit.
        @help Puff! Da verwandelte sich die Füchsin Kitsune in ein Boot.
        / @help „Moment“, sagte die Füchsin Kitsune und verwandelte sich in ein Boot.
        + Es war ein rotes Boot mit Fell und Ohren.
        + {Other} stieg ein, {thing} kam in die Mitte.
        + Hinten ruderte etwas. Es war der Schwanz.
        + Ohne ihn wären sie nie hinübergekommen.
        + „Habt ihr gesehen, wozu er gut ist?“, fragte das Boot.
        + Drüben war sie wieder Fuchs, nur etwas nass.
      `,
    },
    intermediate: {
      arrives: `
      Auf dem Stuhl stand eine Teekanne, die am Nachmittag niemand gekauft hatte, und wedelte.
        @friend Puff, und es war die Füchsin Kitsune. „Woran [hast du mich erkannt|lag es diesmal]?“, fragte sie.
        + Sie konnte sich in alles verwandeln, behielt aber jedes Mal den falschen Schwanz.
        + „Ein Rest bleibt immer“, sagte sie als Kissen, „nenn es meine Unterschrift.“
        + {Place.in} fehle etwas. Sie habe dort eine Woche lang als Regentonne gelauscht.
        + Als sie wieder Fuchs war, hatte sie noch einen Henkel und einen Rest Tee.
        + „Sag mir einfach, was du brauchst, {hero.bare}“, sagte sie, „ich werde es dann ungefähr.“
      `,
      alone: `
        @friend Am Bach übte die Füchsin Kitsune und war gerade ein [Findling|Haselstrauch], aber einer, der wedelte.
      Dann versuchte sie ein Reh. Es war vollkommen, bis auf das Ende.
        + Die Großmutter hatte neun Schwänze gehabt und konnte damit ein ganzes Dorf sein.
        + Ein Igel grüßte den Pilz, der sie war, freundlich mit Namen.
        + „Ich bin heute ein Baum“, sagte sie zu einem Specht. Das hätte sie lassen sollen.
        + Da rief es, {place.from}, und vor Eile war sie eine Weile beides.
      `,
      dry: `
        Als Pferd mit buschigem Schweif galoppierte die Füchsin Kitsune, {other} im Sattel, {place.to}.
        / Die Füchsin Kitsune wurde ein Drachen aus rotem Papier, und an der Schnur flog {other} {place.to}.
        + Beim Wiehern kam ein Bellen heraus.
        + Kurz war sie aus Versehen eine Ente, und das letzte Stück wurde watschelnd zurückgelegt.
        + Das sah niemand kommen.
      `,
      wet: `
        Als Glocke aus Glas, mit etwas Fell am Rand, nahm die Füchsin Kitsune {other.akk} auf und sank {place.to}.
        / Die Füchsin Kitsune wurde ein Karpfen, und auf ihm ritt {other} [hinab|in die Tiefe], {place.to}.
        + Ein Hecht verliebte sich in den Schwanz und folgte ihnen lange.
        + Unten schüttelte sie sich, und es regnete im Meer.
        + Sie kicherte ein wenig.
      `,
      quirk: `
      „Finde mich“, sagte die Füchsin Kitsune, und da lagen zehn Steine, von denen einer atmete.
      + „Der dritte“, sagte {other}. „Du hast geguckt“, sagte der Stein beleidigt.
        + Eine Zeit lang ging {other} doppelt nebenher, einmal mit Schwanz.
        + Zum Abendbrot wurde sie ein Löffel und bereute es in der Suppe.
        + Als Parkbank musste sie stillhalten, weil ein Käfer dort einen Antrag machte.
        + „Eines Tages lasse ich ihn weg“, sagte sie über den Schwanz. „Schade wär’s“, sagte {other}.
      `,
      help: `
        Auf dem Rückweg war da ein Fluss, [breit und ohne Fähre|und nirgends ein Kahn].
        @help Die Füchsin Kitsune kniff die Augen zu und verwandelte sich in ein Boot.
        + Es war ein gutes Boot, rot, mit Fell an den Planken und zwei Ohren am Bug.
        + Ruder fehlten. Doch hinten schlug etwas Buschiges das Wasser, links und rechts.
        + {Other} saß warm, {thing} lag trocken, und das Boot summte.
        + „Ohne den Schwanz wären wir getrieben“, sagte {other}. Das Boot wurde noch röter.
      `,
    },
    advanced: {
      arrives: `
        @friend Die Teekanne auf dem Stuhl, an die sich [im Haus|bis dahin] niemand erinnerte, wedelte, machte puff und war die Füchsin Kitsune.
        + Verwandeln konnte sie sich in alles, nur blieb, wie bei manchen Briefen, stets die Unterschrift stehen.
        + „Der Schwanz“, seufzte sie, noch mit Henkel, „hält sich einfach nicht an die Abmachung.“
        + {Place.in} habe sie eine Woche als Regentonne verbracht und Beunruhigendes vernommen.
        + „Nenne mir das Benötigte“, sagte sie zu {hero.dat}, „und ich werde es in groben Zügen.“
      `,
      alone: `
        @friend Am Bach übte die Füchsin Kitsune das Dasein als Findling, und es wäre [tadellos|täuschend] gewesen, hätte er nicht gewedelt.
        + Die Großmutter, im Besitz von neun Schwänzen, war zeitweilig ein ganzes Dorf gewesen, samt Kirchweih.
        + Ein Igel grüßte den Pilz, der sie eben war, ohne Zögern mit vollem Namen.
        + Ein Versuch als Eiche endete durch einen Specht, der das Gespräch eröffnete.
        + Auf den Ruf hin, der nun kam, {place.from}, lief sie los, vor Eile teils noch Eiche.
      `,
      dry: `
        Als Pferd, dessen Wiehern [ins Bellen spielte|nicht ganz überzeugte], galoppierte die Füchsin Kitsune mit {other.dat} {place.to}.
        / Die Füchsin Kitsune wurde zum Papierdrachen, an dessen rotem Schweif {other} {place.to} schwebte.
        + Eine Ente, zu der sie zwischendurch unbeabsichtigt geriet, bat vielmals um Entschuldigung.
        + Hinter ihnen wehte es rot durch den Abend.
      `,
      wet: `
        In eine gläserne Glocke verwandelt, [am Rand leicht bepelzt|die kicherte], nahm die Füchsin Kitsune {other.akk} auf und sank {place.to}.
        / Die Füchsin Kitsune wurde zum Karpfen und trug {other.akk} ohne Sattel {place.to}.
        + Ein Hecht, den der buschige Anhang bezaubert hatte, folgte ihnen bis zur letzten Koralle.
        + Unten schüttelte sie sich, und es regnete.
      `,
      quirk: `
        „Finde mich“, sprach die Füchsin Kitsune, und man sah zehn Steine, [deren siebter|von denen einer] atmete.
        + Eine Strecke lang schritt {other} in doppelter Ausführung dahin, einmal ohne und einmal mit Schwanz.
        + Als Löffel, der sie des Abendbrots wegen geworden war, lernte sie die Suppe von innen kennen.
        + Als Parkbank verharrte sie geschlagene zehn Minuten, weil auf ihr ein Käfer um eine Käferin anhielt.
        + „Einmal lasse ich ihn weg“, drohte sie dem Schwanz, doch {other} bat für ihn.
      `,
      help: `
        Auf dem Rückweg lag da ein Fluss, [breit und ohne jede Fähre|an dem kein Kahn wartete].
        @help Die Füchsin Kitsune schloss die Augen und verwandelte sich in ein Boot.
        + Rot war es, an den Planken bepelzt, und am Bug spitzte es zwei Ohren.
        + Dass die Ruder fehlten, bemerkte man erst, als achtern etwas Buschiges das Wasser zu schlagen begann.
        + Ausgerechnet das, was ihr zeitlebens misslungen war, brachte {thing.akk} und alle anderen ans Ufer.
      `,
    },
  },
  Kraken: {
    noun: { gender: 'm', nom: 'Krake', gen: 'Kraken', akk: 'Kraken', dat: 'Kraken', einen: 'Kraken', einem: 'Kraken' },
    facts: { help: 'der Krake hob alles sacht hinüber' },
    beginner: {
      arrives: `
        Ein Arm kam durchs Fenster. Er hatte [Stricknadeln|einen Faden]. Dann kam noch einer.
        @friend Der Rest war ein Krake, so groß wie die [Straße|halbe Stadt]. „Ich mache mich klein“, sagte er.
        + Er zog den Kopf ein. Jetzt war er so groß wie die Schule.
        + „Das wird eine Mütze“, sagte er. „Für einen Leuchtturm.“
        + {Hero} hielt die Wolle. Der Krake wurde rot vor Freude.
        + „{Place.in} fehlt etwas Kleines“, sagte er. „Ich finde nur Großes.“
        + Er wäre so gern in eine Tasche gekommen.
        + „Du bist handlich, {hero.bare}“, sagte er. „Wie schön.“
      `,
      alone: `
        @friend Der Krake saß im tiefen Meer und [strickte|strickte leise]. Klick, klick, klick.
        Er strickte einen Strumpf für sich. Das war [Arm drei|der dritte von vielen].
        + Ein Schiff kam. Er machte sich flach. Es schaukelte doch.
        + „Verzeihung“, sagte er. Da schaukelte es mehr.
        + In seinem Traum passte er in eine Muschel.
        + Eine Garnele wohnte bei ihm. Er fand sie genau richtig groß.
        + Da rief es, {place.from}. Er nahm die Wolle mit.
      `,
      dry: `
        Auf einer dunklen Wolke ging es {place.to}.
        / Ein großes Fass rollte {place.to}. Der Krake saß [halb|zur Hälfte] darin.
        + Mit zwei Armen strickte er weiter.
        + Jedem Baum am Weg gab er einen Schal.
        + „Sieht man mich?“, fragte er. Man sah sonst nichts.
        + Es war ein bisschen eng oben.
      `,
      wet: `
        Der Krake nahm {other.akk} in den weichsten Arm. So ging es {place.to}.
        / Wie ein ganzer Wald sank der Krake mit {other.dat}. Es ging {place.to}.
        + Er stieß an nichts an. Das hatte er lange geübt.
        + Die Fische trugen seine Mützen.
        + Klick, klick, klang es in der Tiefe.
      `,
      quirk: `
        Der Krake versteckte sich hinter einem [Stein|Zaun]. Man sah ihn von überall.
        „Findet mich“, sagte er. {Other} suchte lange und [höflich|sagte nichts]. Da war er glücklich.
        + Ein Käfer bekam Pulswärmer, sechs Stück.
        + Er fiel über ein Haus. Er strickte ihm ein neues Dach.
        + „Ich wäre gern ein Knopf“, sagte er.
        + Eine Masche fiel. Alle Arme suchten sie.
        + {Other} fand sie unter seinem Fuß. Er hatte keinen.
      `,
      help: `
        Ein Abgrund war da, und es gab so viel zu [tragen|schleppen]. Alles war zart.
        @help Viele Arme, ganz weich: Der Krake hob alles sacht hinüber.
        / @help „Ich passe auf“, sagte der Krake und hob alles sacht hinüber.
        + {Other} flog in einem Arm wie in der Wiege.
        + {Thing} kam in den kleinsten Arm.
        + Nicht einmal eine Feder knickte.
        + „So groß kann sonst keiner sanft sein“, sagte {other}.
        + Da machte er sich zum ersten Mal nicht klein.
        + Zum Abschied bekam der Abgrund ein Geländer aus Wolle.
      `,
    },
    intermediate: {
      arrives: `
        Durchs Fenster kam ein Arm mit Stricknadeln, dann einer mit Wolle. Dann [lange nichts|noch drei].
        @friend Draußen kauerte ein Krake, so groß wie der Marktplatz, und [machte sich klein|zog den Bauch ein].
        + „Es wird eine Mütze“, sagte er schüchtern, „für einen Leuchtturm, der immer so friert.“
        + Am liebsten wäre er so groß wie ein Knopf gewesen, und er übte täglich.
        + {Place.in} sei etwas Kleines verloren gegangen, sagte er. Mit Kleinem kenne er sich leider nur aus der Ferne aus.
        + {Hero} hielt ihm den Faden. Da strickte er vor Glück zwei linke zu viel.
        + „Du passt überall hinein“, sagte er bewundernd. „Wie macht man das?“
      `,
      alone: `
        @friend In der tiefsten See saß der Krake und strickte, [mit sechs Nadeln zugleich|und es klickte leise].
        Der Strumpf war für ihn selbst, und zwar [der vierte|einer von acht]. Dann kamen noch die Ärmel.
        + Zog oben ein Schiff vorbei, dann hielt er den Atem an, bis es außer Sicht war.
        + Die Garnele, die bei ihm wohnte, nannte ihn Kleiner. Das war der Höhepunkt des Tages.
        + Im Traum saß er in einer Muschel und hatte noch Platz für Besuch.
        + Da rief es, {place.from}, und er rollte die Wolle auf.
      `,
      dry: `
        Eine Gewitterwolke trug den Kraken, und mittendrin saß {other} im [weichsten|längsten] Arm, {place.to}.
        / Halb im Fass und halb daneben rollte der Krake mit {other.dat} {place.to}.
        + Zwei Arme strickten, und jeder Baum am Weg bekam einen Schal.
        + „Falle ich auf?“, flüsterte er, als sie über die Stadt kamen.
        + Es donnerte nur leise.
      `,
      wet: `
        Wie ein Wald, der sich hinlegt, sank der Krake mit {other.dat} [in die Tiefe|hinab], {place.to}.
        / Der Krake wiegte {other.akk} in einem Arm, ruderte mit dreien und strickte mit dem Rest, {place.to}.
        + Nirgends stieß er an, denn das hatte er jahrelang geübt.
        + Die Fische trugen Mützen in allen Größen.
        + Klick, klick, ging es.
      `,
      quirk: `
        Der Krake versteckte sich hinter einem Grashalm, und alle [suchten ihn lange|taten ihm den Gefallen].
      „Ich gebe auf“, sagte {other}. „Hier bin ich“, rief er, und es war eine Freude.
        + Ein Käfer bekam sechs Pulswärmer und lief darin wie auf Wolken.
        + Einem Hügel, an den er gestoßen war, strickte er ein Pflaster.
        + Wenn eine Masche fiel, suchten alle Arme, und dann fielen noch mehr.
        + „Knopf müsste man sein“, seufzte er, „man würde angenäht und gehörte dazu.“
      `,
      help: `
      Auf dem Rückweg ging es an einer Kluft nicht weiter, und die Last war zart.
        @help „Haltet bitte still“, bat der Krake und hob alles sacht hinüber.
        + Für {thing.akk} nahm er den kleinsten Arm, den er sonst nur fürs Sticken brauchte.
        + {Other} schwebte durch die Luft wie in einer Hängematte.
        + Nichts klirrte, nichts knickte, und ein schlafender Falter schlief weiter.
        + „Gut, dass du so groß bist“, sagte {other}. Er streckte sich, nur ein bisschen, der Länge nach.
      `,
    },
    advanced: {
      arrives: `
        @friend Durch das Fenster kam ein Arm mit Stricknadeln, [einer mit Wolle|danach ein zweiter], und an dem übrigen Abend hing ein Krake.
        + „Es wird eine Mütze“, gestand er, „für einen Leuchtturm, der sich nie beklagt.“
        + Obschon er die Größe eines Marktplatzes besaß, träumte er davon, ein Knopf zu sein.
        + {Place.in} sei etwas Kleines fort, und er bewundere das Kleine, wenn auch aus der Entfernung.
        + {Hero} hielt ihm den Faden, wovon er so selig wurde, dass ihm zwei linke Maschen unterliefen.
      `,
      alone: `
        @friend In der tiefsten See saß der Krake und strickte mit sechs Nadeln an einem Strumpf, [dem vierten von achten|der ihm selbst gehörte].
        + Fuhr oben ein Schiff vorüber, so hielt er den Atem an und dachte an etwas Flaches.
        + Eine Garnele, die bei ihm zur Untermiete wohnte, nannte ihn Kleiner, und er ließ ihr dafür die Miete nach.
        + Im Traum saß er in einer Muschel, hatte es eng und war glücklich.
        + Ein Ruf, {place.from}, traf ihn mitten in der Ferse, und er legte sie still.
      `,
      dry: `
        Auf einer Gewitterwolke, die [unter ihm ächzte|er vorher gefragt hatte], reiste der Krake mit {other.dat} {place.to}.
        / Halb in einem Fass, halb in der Öffentlichkeit rollte der Krake mit {other.dat} {place.to}.
        + Ob er auffalle, flüsterte er, während er drei Kirchen gleichzeitig verdunkelte.
        + Jeder Baum am Wege besaß hinterher einen Schal.
      `,
      wet: `
        Wie ein Wald, der sich zu Bett begibt, sank der Krake mit {other.dat} [behutsam|Stockwerk um Stockwerk] {place.to}.
        / Einen Arm für {other.akk}, drei für das Rudern und den Rest fürs Stricken, so kam der Krake {place.to}.
        + Die Fische, an denen sie vorüberglitten, trugen Mützen seiner früheren Schaffensperiode.
        + Angestoßen wurde nirgends.
      `,
      quirk: `
        Hinter einem Grashalm verbarg sich der Krake, und [die Gesellschaft|{other}] suchte ihn mit allem gebotenen Ernst.
        + Als man sich geschlagen gab, war seine Freude so groß, dass einige Fichten nachgaben.
        + Ein Käfer erhielt sechs Pulswärmer und war der bestgekleidete seiner Straße.
        + Einem Hügel, den er gestreift hatte, strickte er ein Pflaster in gedeckten Farben.
        + „Als Knopf“, sagte er, „würde man angenäht und wüsste ein Leben lang, wozu.“
      `,
      help: `
      Auf dem Rückweg endete der Pfad an einer Kluft, und alles Gepäck war zerbrechlich.
        @help „Bitte nicht erschrecken“, sagte der Krake und hob alles sacht hinüber.
        + {Thing} bekam den kleinsten Arm, mit dem er sonst nur Spitzen häkelte.
        + Ein Nachtfalter, der auf dem Gepäck eingeschlafen war, wurde mitgehoben und schlief weiter.
        + Wer so groß ist und dabei so leise, dachte {other}, der muss sich vor keinem Knopf verstecken.
      `,
    },
  },
  Chimera: {
    noun: { gender: 'f', nom: 'Chimäre', gen: 'Chimäre' },
    facts: { help: 'die drei Köpfe der Chimäre fanden zusammen den Weg' },
    beginner: {
      arrives: `
        „[Klopfen|Rein]!“, sagte einer. „Klingeln!“, sagte einer. „Blöken“, sagte der dritte.
        @friend Es war eine Chimäre mit drei Köpfen. Sie hatten [abgestimmt|schon gewählt].
        + Vorn war ein Löwe, in der Mitte eine Ziege, hinten eine Schlange.
        + „Zwei sind für dich, {hero.bare}“, sagte der Löwe. „Eine ist für Kuchen.“
        + „{Place.in} fehlt etwas“, sagte die Ziege. „Mit zwei zu eins.“
        + Die Schlange merkte sich alles. Der Löwe roch alles. Die Ziege sah es.
        + Dann gähnten sie. Das ging ohne Wahl.
        + „Wer ist für Losgehen?“ Drei Zungen gingen hoch.
      `,
      alone: `
        @friend Die Chimäre lag am Feuer und wählte, wer [das Licht ausmacht|zuerst schläft].
        Der Löwe war für den Löwen. Die Ziege war für die [Ziege|Mitte]. Die Schlange enthielt sich.
        + Zum Essen gab es Braten, Klee und eine Maus.
        + Jeder Kopf las ein anderes Buch. Umgeblättert wurde nach Wahl.
        + „Ruhe“, sagten zwei. Der dritte war dagegen.
        + Da rief es, {place.from}. Keiner fragte. Sie liefen einfach.
        + Erst auf dem Weg stimmten sie ab.
      `,
      dry: `
        Drei Köpfe sahen in drei Richtungen. Trotzdem kam die Chimäre mit {other.dat} {place.to}.
        / {Other} saß zwischen Löwe und Ziege. Die Chimäre lief {place.to}.
        + „Links“, sagten zwei. Es ging nach links.
        + Die Schlange sah, wo sie gewesen waren.
        + An jeder Ecke wurde gezählt.
      `,
      wet: `
        Drei Nasen zu! So tauchte die Chimäre mit {other.dat} {place.to}.
        / Die Schlange schwamm gern. Sie zog alle, auch {other.akk}, {place.to}.
        + Die Ziege machte die Augen zu. Der Löwe hielt seine Mähne.
        + Zwei waren für Umkehren. Es war schon zu spät.
        + Dreimal Blubb kam nach oben.
      `,
      quirk: `
        „Wer ist für eine Pause?“, fragte die Chimäre. Zwei Köpfe [nickten|lagen schon].
        „Ich zähle nicht?“, fragte {other}. Da stand es [zwei zu zwei|auf einmal gleich].
        + Die Ziege aß den Wahlzettel.
        + Der Löwe las eine Rede vor. Die Schlange schlief dabei ein.
        + Ein Käfer durfte auch wählen. Er nahm Blau.
        + Sie stritten, wer den Schluckauf hatte.
        + Wenn einer lachte, lachten alle. Das war ganz ohne Wahl.
      `,
      help: `
        Der Weg war weg, im [Dunkel|Nebel]. Ein Kopf allein wusste nichts.
        @help Riechen, sehen, merken: Die drei Köpfe der Chimäre fanden zusammen den Weg.
        / @help Nun sprachen sie leise. Die drei Köpfe der Chimäre fanden zusammen den Weg.
        + „Ich rieche daheim“, sagte der Löwe.
        + „Ich sehe eine Spur“, sagte die Ziege.
        + „Da waren drei Steine“, sagte die Schlange.
        + Keiner stimmte ab. Es stimmte ja.
        + {Other} ging mit {thing.dat} hinterher.
        + „Wer war nun der Beste?“, fragten sie. „Alle“, sagte {other}.
      `,
    },
    intermediate: {
      arrives: `
      Vor der Tür wurde abgestimmt, ob man klopfen, klingeln oder blöken solle.
        @friend Es war eine Chimäre, und ihre drei Köpfe hatten sich auf [Blöken|ein Klopfen mit Blöken] geeinigt.
        + Der Löwe roch alles, die Ziege sah alles, und die Schlange merkte es sich.
        + „Mit zwei Stimmen bist du gewählt, {hero.bare}“, sagte der Löwe. „Die dritte war für Kuchen.“
        + {Place.in} fehle etwas, das sei einstimmig festgestellt worden.
        + „Wer ist für Aufbruch?“, fragte die Ziege, und drei Zungen gingen hoch.
        + Gegähnt wurde gemeinsam. Darüber muss man nicht wählen.
      `,
      alone: `
        @friend Am Feuer lag die Chimäre und wählte, wer [morgen zuerst aufwacht|das letzte Wort hat].
        Der Löwe bekam eine Stimme, die Ziege auch, und die Schlange [enthielt sich|schlief].
        + Sie lasen drei Bücher gleichzeitig. Umgeblättert wurde nach einfacher Mehrheit.
        + Kam der Mond heraus, gab es eine Aussprache, wem er heute galt.
        + Einmal hatten alle drei dasselbe geträumt, und das war ein Feiertag geworden.
        + Dann rief es, {place.from}, und vier Füße liefen los, bevor jemand die Hand hob.
      `,
      dry: `
        Drei Köpfe schauten in drei Richtungen, und im Mittel kam die Chimäre mit {other.dat} {place.to}.
        / Zwischen Mähne und Hörnern saß {other}. Die Chimäre lief nach [Mehrheit|Abstimmung] {place.to}.
        + „Links mit zwei zu eins“, meldete die Ziege an jeder Gabelung.
        + Die Schlange erzählte hinten, wo sie schon gewesen waren.
      `,
      wet: `
        Der Löwe hielt die Luft an, die Ziege die Augen zu. Die Schlange schwamm mit allen und {other.dat} {place.to}.
        / Gegen eine Stimme beschloss die Chimäre zu tauchen. So ging es mit {other.dat} [abwärts|hinab], {place.to}.
        + Dreimal stieg eine Blase auf, jede mit eigener Meinung.
        + Die Ziege kostete vom Tang und war fortan dafür.
      `,
      quirk: `
      „Antrag auf eine Pause“, sagte die Chimäre, und zwei Köpfe nickten.
        „Darf ich auch wählen?“, fragte {other}. Nun stand es zwei zu zwei, und [es wurde spannend|man war ratlos].
        + Ein Käfer gab die entscheidende Stimme. Er war für Blau.
        + Den Wahlzettel hatte inzwischen die Ziege verspeist.
        + Wenn einer Schluckauf hatte, stritten alle, wem er gehörte.
        + Die Schlange erinnerte an einen Beschluss vom Frühjahr, nach dem man öfter lachen solle.
      `,
      help: `
        Auf dem Rückweg war der Weg fort, im [Nebel|Dunkel].
        @help Ausnahmsweise redete keiner dazwischen, und so fanden die drei Köpfe der Chimäre zusammen den Weg.
        + „Ich rieche Küche“, sagte der Löwe. „Ich sehe eine Spur im Tau“, sagte die Ziege.
        + „Nach drei Steinen kam vorhin ein Bach“, sagte die Schlange.
        + Es wurde nicht gezählt, wer recht hatte, denn sie hatten es nur gemeinsam.
        + {Other} ging mit {thing.dat} hinterdrein und stimmte im Stillen für alle drei.
      `,
    },
    advanced: {
      arrives: `
        @friend Nach einer Abstimmung, ob man klopfen, klingeln oder blöken solle, [blökte|erschien] vor der Tür eine Chimäre mit drei Köpfen.
        + Dem Löwen oblag das Riechen, der Ziege das Sehen und der Schlange das Gedächtnis.
        + „Mit zwei Stimmen bist du gewählt, {hero.bare}“, gab der Löwe bekannt, „die dritte lautete auf Kuchen.“
        + {Place.in} fehle etwas, und das habe man, selten genug, einstimmig festgestellt.
        + Über den Aufbruch wurde per Zunge entschieden, wobei die gespaltene Anlass zu Nachfragen gab.
      `,
      alone: `
        @friend Am Feuer tagte die Chimäre zu der Frage, wem das letzte Wort gehöre, und [kam zu keinem|sprach darüber bis zehn].
        + Man las drei Bücher zugleich, in denen nach einfacher Mehrheit umgeblättert wurde.
        + Dass einmal alle drei dasselbe geträumt hatten, beging man alljährlich mit einer Feier.
        + Die Ziege aß gewöhnlich das Protokoll, ehe die Schlange es auswendig wusste, aber selten viel früher.
        + Als es rief, {place.from}, liefen vier Füße los, bevor der Antrag gestellt war.
      `,
      dry: `
        Drei Köpfe blickten in drei Richtungen, und [im Durchschnitt|auf dem Wege des Ausgleichs] gelangte die Chimäre mit {other.dat} {place.to}.
        / Zwischen Mähne und Hörnern sitzend, erlebte {other} mehrere Wahlgänge, bis man {place.to} kam.
        + Die Schlange gab derweil nach hinten Auskunft, wo man überall schon nicht gewesen sei.
      `,
      wet: `
        Gegen die Stimme der Ziege beschlossen, führte der Tauchgang die Chimäre mit {other.dat} [dennoch|planmäßig] {place.to}.
        / Der Löwe hielt den Atem an, die Ziege ihre Meinung fest. Die Schlange schwamm für alle, auch für {other.akk}, {place.to}.
        + Drei Blasen stiegen auf, von denen jede eine etwas andere Auffassung enthielt.
      `,
      quirk: `
        Ein Antrag auf Pause wurde mit zwei Stimmen [angenommen|gebilligt], während der dritte Kopf bereits schnarchte.
        + Als {other} das Wahlrecht erhielt, stand es zwei zu zwei, und ein Käfer musste den Ausschlag geben.
        + Er entschied sich für Blau, was man nach kurzer Beratung als Kompromiss auffasste.
        + Um einen Schluckauf, den jeder dem anderen zuschrieb, entbrannte eine Debatte von drei Wegbiegungen.
        + Nur gelacht wurde ohne Beschluss und immer gemeinsam.
      `,
      help: `
        Auf dem Rückweg [lag dichter Nebel|war alles Nebel].
        @help Da fiel keiner dem anderen ins Wort, und die drei Köpfe der Chimäre fanden zusammen den Weg.
        + „Küche“, witterte der Löwe, „Tau mit Spuren“, meldete die Ziege, und die Schlange entsann sich dreier Steine.
        + Gezählt wurde nicht, denn es zeigte sich, dass eine Mehrheit etwas anderes ist als ein Ganzes.
        + Wer von ihnen nun der Klügste sei, fragten sie am Ende, und {other} enthielt sich der Stimme.
      `,
    },
  },
}
