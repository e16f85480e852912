import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const hiddenValley: SettingContent<Noun, 'Hidden Valley'> = {
  place: { name: 'das Verborgene Tal', in: 'im Verborgenen Tal', to: 'ins Verborgene Tal', from: 'aus dem Verborgenen Tal' },
  beginner: {
    arrival: `
      @place Zwei Hügel rückten zur [Seite|Seite wie Kühe]. Da waren sie {place.in}.
      / Hinter dem [letzten|dritten] Hügel ging es hinab. So kamen sie {place.to}.
      Die Mauern lehnten sich an und [schliefen|ruhten aus].
      / Ein Bach lief mit. Er [erzählte|murmelte] und hörte nicht auf.
      + Der Nebel lag da wie eine Decke, sauber gefaltet.
      + Es roch nach Heu. Und nach Suppe.
      + {Friend} rief „Hallo“. Das Echo kam erst viel später.
      + Ein Schaf nickte ihnen zu, als kenne es sie.
      + Aus jedem Haus kam ein Licht, so groß wie ein Keks.
      + Ein Tor stand ganz allein da. Man ging höflich hindurch.
      + Im Gras lag ein Hut. Darunter wohnte einer.
      + „Nicht so laut“, stand auf einem Stein.
      + Eine Gans stand im Weg und dachte nach.
      + Weit oben war der Himmel, so schmal wie ein Band.
    `,
    life: `
      Am Abend zieht man hier den [Nebel|weichen Nebel] bis ans Kinn.
      / Hier weiß der Bach alles. Man [fragt|braucht] ihn nur.
      Zwei Steine erzählen sich [einen Witz|was]. Das dauert ein Jahr.
      / Die Schafe gehen [im Gänsemarsch|zu zweit] heim. Die Gänse auch.
      + „Was gab es vor drei Wochen?“, fragt man. Linsen, sagt der Bach.
      + Das Echo hat am Sonntag frei.
      + Eine Frau stopft ein Loch in der Wiese.
      + Die Hühner gehen früh ins Bett und reden noch.
      + Jede Mauer hat einen Namen. Eine heißt Berta.
      + Der Mond kommt spät. Er muss über den Berg.
      + Wer Post hat, hört sie. Sie pfeift.
      + Ein Kind trägt die Milch heim und die Katze hinterher.
      + Die Kühe kauen den Tag noch einmal durch.
    `,
    way: `
      Am Bach ging es {spot.to}, [von Stein zu Stein|immer am Ufer hin].
      / {Spot.to} ging ein Weg, [schmal|krumm] und ohne Eile.
      Der Nebel kam bis ans Knie und [schnupperte|ging wieder].
      / Frösche übten ein Lied. Sie konnten nur den [Anfang|ersten Ton].
      + Der Bach sagte ihre Namen vor sich hin, um sie zu üben.
      + Eine Mauer machte ihnen Platz. Es knirschte.
      + {Friend} stieg über ein Tor. Daneben war es offen.
      + Ein Igel trug ein Blatt als Mantel und grüßte.
      + Es ging bergab, dann bergauf, dann war man noch da.
      + Das Gras war nass und kitzelte.
      + Der Mond sah kurz herein und zog den Kopf zurück.
      + Eine Schnecke kam ihnen entgegen. Bald war sie da.
      + Irgendwo sagte eine Kuh, was sie dachte.
    `,
    thanks: `
      {Keeper} gab {hero.dat} einen Stein mit einem [Loch|runden Loch] zum Gucken.
      / {Hero} bekam ein [Stück|Eckchen] Nebel, weich wie Wolle.
      Die Mauern nickten, und [eine|die dickste] verlor dabei einen Stein.
      / Alle [riefen|winkten] Gute Nacht. Das Echo schlief schon.
      + Der Bach sagte: „Euch merke ich mir.“
      + Für {friend.akk} gab es ein Glas Heu.
      + Eine Gans hatte zu Ende gedacht. Sie sagte: „Ja.“
      + „Kommt wieder“, sagten die Schafe, alle auf einmal.
      + Das Tor, das allein stand, ging von selber auf.
      + Ein Kind schenkte ihnen einen Schluck Milch im Hut.
      + Es gab Suppe für den Weg. Sie war noch warm.
    `,
  },
  intermediate: {
    arrival: `
      @place Die Hügel rückten zur Seite wie [Leute auf einer Bank|gutmütige Kühe|Kissen auf dem Sofa], und sie waren {place.in}.
      / Erst kam ein Hügel, [dann noch einer|dann ein runderer|darauf eine Kuh, die nickte], und dahinter ging es hinab {place.to}.
      / Wo die Straße [zu gähnen begann|keine Eile mehr hatte], ging es sacht hinab, und sie waren {place.in}.
      Am Weg lehnten [Mauern aneinander|krumme Mäuerchen] und [stützten sich|erzählten von früher].
      / Ein Bach lief neben ihnen her und [redete ohne Punkt|hatte viel zu berichten].
      + Der Nebel lag [zusammengelegt am Hang|gefaltet auf der Wiese], mit der [Bügelfalte nach oben|guten Seite innen].
      + {Friend} rief „Hallo“ und [hatte es schon vergessen|war schon drei Felder weiter], als das Echo kam.
      + Aus den Häusern fiel Licht, [gelb und rund wie Pfannkuchen|so warm, dass die Katzen darin saßen].
      + Es duftete nach Heu, und [hinter irgendeiner Tür gab es Suppe|jemand hatte gerade Brot gebacken].
      + Mitten auf der Wiese stand ein Tor ohne Zaun, [und man ging natürlich hindurch|das trotzdem jeden Abend abgeschlossen wird].
      + Hinter einer Mauer [bellte ein Hund|muhte es], einmal, zur Probe.
      + Der Weg [ging voraus|kannte sich aus] und wartete.
      + „Bitte leise, hier denkt jemand“, stand auf einem Schild, [und daneben stand eine Gans|unter dem ein Esel die Stirn runzelte].
      + Vom Himmel sah man nur einen Streifen, [so schmal wie ein Schal|und in dem war noch Platz für Sterne].
    `,
    life: `
      Abends ziehen die Leute [den Nebel herunter und stecken ihn fest|sich den Nebel bis ans Kinn], [auch im Sommer|damit keiner friert].
      / Was man hier vergisst, das weiß der Bach, [man muss nur fragen|er sagt es jedem].
      Zwei Steine erzählen sich [einen Witz|ein Märchen] und [sind im Herbst damit fertig|lachen vielleicht im nächsten Jahr].
      / Die Schafe zählen vor dem Schlafen [die Kinder|alle Bewohner] und kommen nie bis zum Ende.
      + Vor drei Wochen gab es Linsensuppe, behauptet der Bach.
      + Jede Mauer hat einen Namen, und Berta ist die dickste.
      + Sonntags [hat das Echo frei|schläft das Echo aus], dann antwortet [ersatzweise eine Großmutter|niemand, oder der Bach].
      + Eine Frau flickt die Wiese, immer mit passendem Grün.
      + Der Mond verspätet sich regelmäßig, weil er [zuerst den Berg besteigen muss|oben immer noch ein Schwätzchen hält].
      + Die Hühner liegen schon im Bett und besprechen durch die Wand den Tag.
      + Gekocht wird einmal in der Woche, aber dann für alle und mit Nachschlag.
    `,
    way: `
      {Spot.to} gingen sie am Bach entlang, [Stein um Stein|und er ging mit].
      / Ein Weg voller [Kurven|Umwege] führte {spot.to}. Er hatte Zeit.
      Der Nebel [stieg bis ans Knie|kam ihnen entgegen], [schnupperte|sah sich um] und [legte sich hin|ging ein Stück mit].
      / In den Gräben übten die Frösche ein Lied, [bis jetzt nur den Anfang|aber jeder ein anderes].
      + Der Bach murmelte ihre Namen vor sich hin, damit er sie nicht vergaß.
      + Eine Mauer machte ihnen Platz und knirschte dabei wie ein Knie.
      + {Friend} kletterte über ein Gatter, das die ganze Zeit offen stand.
      + Eine Schnecke kam ihnen entgegen, und es brauchte etwas Geduld, bis sie da war.
      + Vorsichtig [schaute der Mond über die Hügelkante|kam der Mond hinter dem Heu hervor] und verschwand wieder.
      + Das taunasse Gras wischte ihnen gründlich die Füße ab.
      + Irgendwo [sagte eine Kuh ihre Meinung|läutete eine Glocke am Hals], und [niemand widersprach|sonst war es still].
    `,
    thanks: `
      {Keeper} gab {hero.dat} einen Stein mit Loch, [zum Durchgucken|durch den die Welt rund aussieht].
      / {Hero} bekam eine Ecke vom Nebel, [sauber gesäumt|für kalte Nächte], leicht wie ein Gedanke.
      Die Mauern verbeugten sich, bis [eine|die alte Berta] beinahe umfiel.
      / Das ganze Tal rief Gute Nacht, und das Echo [gähnte nur noch|schlief schon].
      + „Euch merke ich mir“, sagte der Bach, „und ich habe noch nie jemanden vergessen.“
      + {Friend} bekam ein Glas mit Heuduft und durfte nur einmal daran riechen.
      + Eine Gans war mit dem Denken fertig. „Also ja“, sagte sie.
      + Man gab ihnen Suppe mit, in einem Topf mit Mütze.
      + Die Schafe zählten die Gäste nach und kamen gern auf zwei.
    `,
  },
  advanced: {
    arrival: `
      @place [Höflich|Ächzend] rückten die Hügel beiseite [wie auf einer Bank|und zogen die Wiesen nach], und sie waren {place.in}.
      / Hinter einem Hügel, der [nur so tat|bloß Kulisse war|sich tief verbeugte], ging es [sanft hinab|in weichen Kehren] {place.to}.
      / Ein Knick im Weg, [den niemand erwähnt|halb versteckt], und sie waren {place.in}.
      Mauern lehnten aneinander und redeten, [wie alte Leute es tun|mit viel Moos im Mund], von früher.
      / Die Kühe grüßten kauend, und [die Mauern|alle Mauern] schwiegen vielsagend.
      / Ein Bach ging mit, der [alles behielt|nichts vergaß] und [das meiste davon erzählte|nur ungern unterbrochen wurde].
      + Den Nebel hatte man für den Tag [zusammengelegt und an den Hang gestapelt|über die Zäune gehängt und ausgeklopft], die gute Seite nach innen.
      + {Friend} rief ein Hallo in die Runde, auf das das Echo, wie sich herausstellte, erst nach reiflicher Überlegung antwortete.
      + Mitten auf der Wiese stand ein Tor ohne jeden Zaun, das man trotzdem, [aus einer Art Anstand|weil es so allein war], nicht umging.
      + Vom Himmel war nur ein Streifen zu sehen, [doch den hatte man offenbar mit Sorgfalt ausgesucht|für die großen Sternbilder musste man anstehen].
      + Eine Gans versperrte nachdenklich den Weg, und da auf einem Schild [um Ruhe für sie gebeten wurde|„Hier wird gedacht“ stand], ging man außen herum.
      + Aus den Häusern fiel ein Licht, gelb und rund wie [Pfannkuchen|die Käselaibe darin], auf das taufeuchte Pflaster.
      + Es duftete nach Heu und hinter mindestens einer Tür nach [Linsensuppe|Apfelstrudel], was das Weitergehen erschwerte.
    `,
    life: `
      Abends holt man den Nebel vom Hang und zieht ihn sich [sorgsam|sacht] bis ans Kinn.
      / Wer etwas vergisst, der fragt den Bach, und wer [klug|vorsichtig] ist, fragt nicht zu viel.
      Zwei Steine erzählen sich einen Witz, [dessen Pointe man im Herbst erwartet|den noch ihre Großeltern begonnen haben].
      / Zum Einschlafen zählen die Schafe [reihum|fleißig] die Leute, und bei zwölf nicken sie ein.
      + An [das Mittagessen von vorletzter Woche|jeden hineingefallenen Hut] erinnert sich der Bach ebenso zuverlässig wie an [sämtliche Bemerkungen darüber|die Namen der Forellen].
      + Jede Mauer trägt einen Namen, und wer sich an Berta lehnt, der fragt sie vorher.
      + Sonntags hat das Echo dienstfrei, weshalb [eine stimmgewaltige Großmutter|der Küster] die Vertretung [übernimmt|mit viel Gefühl versieht].
      + Der Mond trifft später ein als anderswo, da er [zuerst den Berg ersteigen muss|auf dem Gipfel gern verschnauft] und ungern schwitzt.
      + Gekocht wird einmal wöchentlich, dann allerdings für sämtliche Einwohner und [mit Nachschlag bis Mittwoch|in der Glocke, die sonst läutet].
      + Eine Frau flickt die Wiesen, und zwar mit [ausschließlich passendem Grün|so feinen Stichen, dass keine Kuh es merkt].
      + Die Hühner besprechen durch die Wand hindurch [den vergangenen Tag|die Eier], bis der Hahn um Nachtruhe ersucht.
    `,
    way: `
      Am Bach ging es {spot.to}, und er hatte zu [jedem|fast jedem] Schritt etwas zu sagen.
      / Der Weg, der {spot.to} führte, machte [Umwege|Bögen], wo immer die Aussicht es verdiente.
      Der Nebel [stieg bis ans Knie|erhob sich vom Acker], sah sich um und [sank zurück|legte sich wieder].
      / Frösche probten ein Lied, von dem sie [bisher|vorerst] nur die Einleitung konnten.
      + Ihre Namen murmelte das Wasser vor sich hin, Silbe für Silbe, so wie man Vokabeln lernt.
      + {Friend} überstieg mit großer Mühe ein Gatter, das, wie man von drüben sah, sperrangelweit offen stand.
      + Eine Schnecke kam ihnen entgegen, und da man sie nicht kränken wollte, [blieb man stehen, bis sie vorüber war|ging man rückwärts vor ihr her].
      + Der Mond lugte über die Hügelkante und zog sich zurück wie jemand, der versehentlich ein fremdes Zimmer betreten hat.
      + Eine der Mauern zog den Bauch ein, um sie vorbeizulassen, und [knirschte vor Anstrengung|ließ sich dafür bewundern].
      + Irgendwo äußerte eine Kuh ihre Meinung, und das Tal [ließ sie gelten|dachte vernehmlich darüber nach].
    `,
    thanks: `
      {Keeper} gab {hero.dat} einen Stein mit Loch, durch das man alles [milder|runder] sieht.
      / {Hero} erhielt ein Stück Nebel, von Hand gesäumt und [leicht|zart] wie ein Gedanke.
      Die Mauern verneigten sich, was selten gut geht, und [hielten|standen] doch.
      / Gute Nacht rief das Tal, und [irgendwann|im Lauf der Woche] würde auch das Echo es rufen.
      + „Ihr werdet behalten“, sagte der Bach, und aus seinem Mund war das ein Versprechen.
      + Eine Gans, die seit dem Nachmittag nachgedacht hatte, verkündete feierlich ihr Ergebnis: „Durchaus.“
      + {Friend} nahm ein Glas Heuduft in Empfang und roch daran so lange, bis jemand sanft den Deckel schloss.
    `,
  },
  troubles: {
    'mist-shuttle': {
      keeper: { gender: 'f', nom: 'Nebelweberin', gen: 'Nebelweberin' },
      thing: { gender: 'n', nom: 'Nebelschiffchen', gen: 'Nebelschiffchens' },
      spot: { at: 'hinter dem Wasserfall', to: 'zum Wasserfall' },
      facts: {
        ask: 'Warum war ein Loch in der Nebeldecke?',
        cause: 'der Bach nahm {thing.akk} mit',
        mended: 'die Nebeldecke schloss sich',
      },
      beginner: {
        trouble: `
          @keeper Auf einem Pfosten saß die Nebelweberin, eine Spinne, [grau|alt und grau].
          / „Wer steht da?“, fragte die Nebelweberin und hob [drei|fünf] Beine.
          @thing „Meine Decke hat ein Loch, und {thing} ist [weg|fort].“
          / „Mir fehlt {thing}“, sagte sie. „Darum hat die Decke ein [Loch|großes Loch].“
          @cause „Ich wollte es waschen“, klagte sie. „Da nahm der Bach es [mit|einfach mit].“
          / „Der Bach nahm es mit“, klagte sie, „beim [Waschen|Spülen].“
          @feeling Sie war müde, in allen acht [Knien|Beinen].
          / Müde sank sie auf ein [Knäuel|Kissen]. Es war ihr Mann.
          + „Es schwamm {spot.to}“, sagte sie. „Ich kann nicht schwimmen.“
          + Sie hatte es mit dem Finger versucht. Es wurde ein Knoten.
          + Vor ihr hing der Nebel, und mittendrin hing nichts.
          + „Drei Nächte webe ich schon von Hand“, sagte sie.
          + Sie gähnte. Dabei zählte man ihre Augen: acht.
          + „Der Bach meint es gut“, sagte sie. „Er meint es nur schnell.“
        `,
        worry: `
          Der Mond schien allen mitten ins [Gesicht|Bett]. Keiner schlief.
          / Durch das Loch fiel der [Mond|helle Mond], allen auf die Nase.
          Die Hühner standen auf und [frühstückten|aßen]. Es war halb neun.
          / Die Schafe trugen [Hüte|Tücher], wegen der Helligkeit.
          + Ein Hahn krähte. Dann entschuldigte er sich.
          + Man hielt sich die Ohren zu. Es blieb hell.
          + „Mach das Licht aus“, rief ein Kind. Wo war der Schalter?
          + Der Mond konnte nichts dafür. Er kniff ein Auge zu.
          + Kalt war es auch. Es zog durch das Loch.
          + Ein Vater hielt ein Tuch hoch, die ganze Nacht.
        `,
        mend: `
          {Hero} gab der Weberin {thing.akk}, noch [kühl|ganz kühl].
          / Die Weberin fing {thing.akk} mit dem [dritten|sechsten] Bein.
          @mended Hin und her, hin und her! Die Nebeldecke [schloss|schloss ganz leise] sich.
          / Faden kam [zu|um] Faden. Da schloss sich die Nebeldecke.
          + Das Loch war wie ein Teller, wie eine Tasse, wie ein Knopf.
          + Dann war es wie eine Erbse. Dann war es weg.
          + Der Mond sah noch kurz herein und sagte Gute Nacht.
          + Es wurde dunkel und weich, wie in einem Ärmel.
          + Die Hühner gingen zurück ins Bett, alle satt.
          + {Friend} hielt den Faden und wurde mit verwebt, nur ein Stück.
          + Der Hahn steckte den Kopf unter den Flügel.
          + Die Weberin machte noch einen Saum, mit kleinen Stichen.
        `,
        joy: `
          Es gab warme Milch im [Dunkeln|Nebel]. Man fand sie mit der Nase.
          / Alle krochen unter [eine|die] Decke und kicherten.
          Die Weberin zog acht [Socken|Schuhe] aus. Das dauerte.
          / Die Spinne tanzte mit sich selbst, vier [Beine|Füße] gegen vier.
          + Der Bach kam vorbei und sagte, es tue ihm leid.
          + {Hero} bekam eine Schlinge in den Nebel. Daran hängt nun der Name.
          + {Friend} fand die Milch zuletzt, aber mit der ganzen Nase.
          + Die Schafe nahmen die Hüte ab.
          + Ein Kind sagte: „Schön schwarz.“ Dann schlief es.
          + Ein Vater stand noch am Fenster und schlief.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Auf einem Torpfosten saß die Nebelweberin, eine Spinne, [grau wie Wolle|alt wie die Mauern].
          / „Kommt ins Licht“, seufzte die Nebelweberin, „[davon gibt es ja genug|es ist leider viel zu hell].“
          @thing „Meine Decke hat ein Loch, und {thing} ist [fort|nicht mehr da].“
          / „Mir fehlt {thing}“, sagte sie. „Darum hat die Decke ein [Loch|rundes Loch].“
          @cause „Ich wollte es nur waschen“, klagte sie, „und da nahm der Bach es [mit|gleich mit].“
          / „Beim Spülen“, klagte sie, „nahm der Bach es mit und [sagte noch danke|lief davon].“
          @feeling Sie war müde in acht Knien, [und jedes knackte für sich|das achte war das schlimmste].
          / Müde lehnte sie sich an den eigenen [Faden|Webstuhl] und schloss vier Augen.
          + „Es schwamm {spot.to}“, sagte sie. „Und ich bin ein Landtier.“
          + Drei Nächte lang hatte sie ohne Schiffchen gewebt. Herausgekommen war ein Topflappen.
          + „Der Bach erinnert sich an alles“, sagte sie. „Anhalten kann er leider nicht.“
          + Zwischendurch schlummerte sie ein, zuerst mit den linken Augen.
          + Mitten im Nebelgewebe klaffte ein kreisrundes Mondfenster.
        `,
        worry: `
          Durch das Loch schien der Mond allen [mitten ins Gesicht|genau auf die Nase], und keiner schlief.
          / Es war so hell, dass die Leute [ihre Schatten ins Bett nahmen|unter der Decke lasen].
          Die Hühner hielten es für Morgen und frühstückten [schon wieder|zum dritten Mal].
          / Ein Hahn krähte, merkte es und [entschuldigte sich bei jedem einzeln|wurde rot].
          + Die Schafe trugen Sonnenhüte und versuchten trotzdem einzuschlafen.
          + „Kann jemand die Beleuchtung ausmachen?“, rief ein Kind zum Himmel.
          + Ein Vater hielt unermüdlich ein Badehandtuch vor das Kinderzimmer.
          + Der Mond tat, was er konnte, und machte sich so schmal wie möglich.
        `,
        mend: `
          Die Weberin fing {thing.akk} und [hauchte es trocken|fädelte ein].
          / {Hero} brachte {thing.akk}, noch [ganz nass|nass vom Wasserfall].
          @mended Hin und her flog es, und die Nebeldecke schloss sich, [Reihe für Reihe|Masche für Masche].
          / Erst langsam, dann [flink|immer schneller] ging es, und die Nebeldecke schloss sich.
          + Zuerst war es ein Suppenteller, später ein Hosenknopf und schließlich nur noch ein Gerücht.
          + Der Vollmond wünschte durch das allerletzte Fensterchen eine gute Nacht.
          + Es wurde dunkel und weich, wie in einem Ärmel aus Wolle.
          + {Friend} hielt den Faden und wurde versehentlich mitgewebt. Man trennte es wieder auf.
          + Der Hahn steckte den Kopf unter den Flügel und verstummte erleichtert.
          + Am Schluss kam noch ein Saum, damit der Morgen nicht durchzieht.
        `,
        joy: `
          Es gab warme Milch, [die man nach der Nase fand|ganz ohne Lampe], und alle stießen leise an.
          / Man kroch zu zehnt unter dieselbe Decke und [kicherte|teilte die Wolle].
          Die Weberin zog der Reihe nach acht Pantoffeln an und [streckte sich|nannte jeden beim Namen].
          / Die Weberin tanzte mit sich selber, vier Beine gegen vier, und [gewann|verlor].
          + Der Bach kam um die Ecke und versprach, nächstes Mal zu fragen.
          + {Hero} bekam eine eigene Masche im Nebel, damit man sich wiederfindet.
          + {Friend} fand die Milch zuletzt, dafür mit der ganzen Nase.
          + Die Schafe nahmen die Hüte ab, alle auf einmal, wie beim Gesang.
          + „Endlich schwarz“, sagte ein Kind am Fenster und schlief schon beim Wort.
        `,
      },
      advanced: {
        trouble: `
          @keeper Auf einem Torpfosten saß, [uralt und still|grau wie Mauer und Moos], die Nebelweberin, eine Spinne von großer Geduld.
          / „Verzeiht die Helligkeit“, sagte die Nebelweberin, „ich [hätte sie gern verhängt|bin nicht fertig geworden].“
          @thing In ihrer Decke klaffe ein Loch, und {thing} sei ihr [abhandengekommen|weggekommen].
          / „Mir ist {thing} fort“, sagte sie, „und einen Nebel webt man nicht mit [bloßen Zehen|den Händen].“
          @cause Gewaschen habe sie es, und da nahm der Bach es mit, [noch ehe|bevor] sie danach greifen konnte.
          / „Ich hielt es ins Wasser“, sagte sie, „und der Bach nahm es mit, wie [alles|so vieles].“
          @feeling Müde war sie in acht Knien zugleich, was sich, [wie sie sagte|versichert sie], addiert.
          / Sie war so müde, dass ihr die Augen, [alle acht|der Reihe nach], zufielen und sich wieder öffneten.
          + Nach ihrer Kenntnis treibe es jetzt {spot.to}, und ein Landtier ihres Alters schwimme nicht gern in der Nacht.
          + Drei Nächte lang hatte sie freihändig weitergewebt, woraus immerhin ein recht ansehnlicher Topflappen entstanden war.
          + Der Bach meine es ja gut, fügte sie hinzu, er sei nur nie lange genug da, um es zu erklären.
        `,
        worry: `
          Durch das Loch schien der Mond allen so gerade ins Gesicht, dass [keiner|niemand] schlief.
          / Hell war es wie um sechs Uhr früh, und die Hühner richteten sich [danach|leider danach].
          + Ein Hahn entschuldigte sich von Haus zu Haus fürs Krähen und weckte dabei alle, die noch [schliefen|dösten].
          / Die Schafe trugen Hüte und fanden, dass man damit ein wenig [städtisch|vornehm] aussehe.
          + Ein Vater hielt heldenhaft ein Badehandtuch in die Höhe und musste feststellen, dass der Mond breiter war.
          + „Kann niemand die Beleuchtung ausmachen?“, rief ein Kind zum Himmel, der diesem Wunsch sichtlich gerne entsprochen hätte.
        `,
        mend: `
          Die Weberin fing {thing.akk} mit dem sechsten Bein und [fädelte ein|hauchte es trocken].
          / {Hero} legte {thing.akk}, [tropfend|blank vom Wasser], in die gespannte Kette.
          @mended Hin flog es und her, und [Reihe um Reihe|Masche für Masche] schloss sich die Nebeldecke.
          / Wie ein kleiner Fisch schoss es hin und her, bis sich [die|oben die] Nebeldecke schloss.
          + Erst war das Loch ein Teller, dann eine Tasse, dann ein Knopf und zuletzt nichts weiter als eine Erinnerung.
          + Durch das letzte Fensterchen wünschte der Mond noch gute Nacht und zog, wie ein Gast, der weiß, was sich gehört, den Vorhang zu.
          + Dunkel und weich wurde es, als habe man das gesamte Tal in einen Ärmel gesteckt.
          + {Friend} hatte beim Halten des Fadens nicht aufgepasst und wurde mit einer kleinen Ecke, sehr zum Vergnügen aller, eingewebt.
        `,
        joy: `
          Warme Milch gab es, und da man nichts sah, [stieß man|trank man] nach Gehör an.
          / Zu zehnt kroch man unter die neue Decke und [stritt|kicherte] leise um die Zipfel.
          + Die Weberin zog acht Pantoffeln an, nannte jeden beim Namen und [schlief|nickte] beim siebten ein.
          / Der Bach kam [verlegen|um die Kurve] und gelobte, in Zukunft wenigstens zu fragen.
          + {Hero} erhielt eine eigene Masche im Nebel, woran man sich, wenn man will, bis heute wiedererkennt.
          + Mit feierlicher Gebärde nahmen die Schafe ihre Hüte ab und legten sich darauf schlafen.
          + {Friend} fand die Milch zuletzt, dafür aber, wie man am Schnaufen hörte, gründlich.
        `,
      },
    },
    'last-letter': {
      keeper: { gender: 'f', nom: 'Postschwalbe', gen: 'Postschwalbe' },
      thing: {
        gender: 'm',
        nom: 'letzte Brief',
        gen: 'letzten Briefs',
        akk: 'letzten Brief',
        dat: 'letzten Brief',
        ein: 'letzter Brief',
        einen: 'letzten Brief',
        einem: 'letzten Brief',
      },
      spot: { at: 'auf der alten Hängebrücke', to: 'zur alten Hängebrücke' },
      facts: {
        ask: 'Warum wartete jemand vergeblich auf Post?',
        cause: 'der Wind zog {thing.akk} aus der Tasche',
        mended: 'der letzte Brief wurde vorgelesen',
      },
      beginner: {
        trouble: `
          @keeper Vom Himmel kam die Postschwalbe, [ohne Luft|die Tasche verkehrt herum].
          / „Halt, ihr!“, piepte die Postschwalbe und [plumpste|setzte sich] ins Gras.
          @thing „Einer fehlt! {Thing} ist [weg|verloren].“
          / „Ich zähle und zähle. {Thing} ist nicht mehr in der [Tasche|Posttasche].“
          @cause „Der Wind zog ihn aus der Tasche“, schniefte sie, „[einfach so|husch und weg].“
          / „Da kam der Wind“, schniefte sie. „Er zog ihn aus der [Tasche|offenen Tasche].“
          @feeling Sie war traurig und [weinte|schluchzte] in ein Taschentuch.
          / Traurig strich sie ihre [Mütze|blaue Mütze] glatt.
          + „Er flog {spot.to}“, sagte sie. „Ich darf nicht vom Weg.“
          + Einundvierzig hatte sie verteilt. Der eine fehlte.
          + „Noch nie“, sagte sie. „Nicht ein einziger Brief.“
          + Ihr Schwanz war eine Gabel und hing nach unten.
          + „Jemand wartet“, sagte sie. „Jemand ganz am Ende.“
          + Auf der Tasche stand: „Alles kommt an.“
          + Der Wind saß auf einem Zaun und tat, als sei nichts.
          + Sie klappte die Tasche auf und zu, auf und zu.
        `,
        worry: `
          Im letzten Haus saß eine alte [Maulwürfin|Maulwürfin mit Brille] und wartete.
          / Ein [Licht|einziges Licht] brannte noch. Da saß eine alte Maulwürfin.
          Ihr Tee war [kalt|längst kalt]. Den Keks aß sie nicht.
          / Sie hatte die [Kappe|gute Haube] auf und sah zur Tür.
          + „Er schreibt jeden Abend“, sagte sie. „Jeden.“
          + Sie schlief nicht. Sie saß nur da.
          + Einmal klopfte es. Da war es ein Ast.
          + Die Katze wartete mit, und dann die Nachbarin.
          + Sie las den Brief von gestern, zum vierten Mal.
          + Das ganze Tal war still und wartete ein bisschen.
        `,
        mend: `
          {Hero} gab der Schwalbe {thing.akk}, [knittrig|voll Wind] und heil.
          / Die Schwalbe nahm {thing.akk} und [flog|sauste] zum letzten Haus.
          @mended Da wurde einer alten Maulwürfin der letzte Brief [vorgelesen|laut vorgelesen].
          / Einer alten Maulwürfin wurde [nun|endlich] der letzte Brief vorgelesen.
          + Darin stand: „Schlaf gut, alte Schaufel.“
          + „Hier ist der Mond auch dick. Dein Bruder.“
          + Die Alte putzte ihre Brille zweimal.
          + Die Schwalbe hörte mit und wischte sich die Augen.
          + „Noch einmal“, bat die Alte. Man las ihn noch einmal.
          + {Friend} las den Schluss, mit viel Gefühl.
          + Die Alte klappte den Brief zu wie ein kleines Bett.
          + Der Keks wurde geteilt, ganz gerecht.
        `,
        joy: `
          Die Maulwürfin schrieb zurück: „Schlaf auch gut, [alte|liebe] Gabel.“
          / „Gute Nacht“, schrieb die Maulwürfin, mit viel [Tinte|Pflaumenmus].
          Die Schwalbe hatte wieder eine [leere|ganz leere] Tasche.
          / Es gab Kuchen, und die Nachbarn aßen [mit|das meiste].
          + Die Katze schlief auf dem Brief ein.
          + {Hero} bekam eine Marke, mitten auf die Stirn.
          + {Friend} wollte auch einen Brief. Er kam sofort.
          + Der Brief kam unter das Kissen, zu den anderen.
          + Die Schwalbe machte einen Looping. Nur einen kleinen.
          + Da ging das Licht aus im letzten Haus.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Vom Himmel fiel die Postschwalbe, [die Tasche verkehrt herum|ganz außer Atem], und landete im Gras.
          / „Achtung, Post“, keuchte die Postschwalbe, „das heißt, [fast Post|keine Post].“
          @thing „Einundvierzig habe ich verteilt, aber {thing} ist [weg|verloren].“
          / „{Thing} fehlt mir, der zum Schluss, für das [hinterste|allerletzte] Haus.“
          @cause „Der Wind“, schniefte sie, „zog ihn aus der [Tasche|Posttasche], als wäre es ein Spiel.“
          / „In einer Kurve“, schniefte sie, „zog der Wind ihn aus der Tasche und [lachte|flog davon].“
          / „Die Tasche stand offen“, schniefte sie, „und der Wind [griff hinein|nahm ihn mit], einfach so.“
          @feeling Traurig bürstete sie ihre Mütze, [die gar nicht staubig war|immer im Kreis].
          / Sie war traurig und weinte, wie es im Dienst erlaubt ist, [im Stehen|ins Taschentuch].
          + „Er wehte {spot.to}“, sagte sie, „aber ich muss meine Strecke fliegen.“
          + In sieben Jahren war noch kein Brief verloren gegangen, und sie konnte das beweisen.
          + „Alles kommt an“, stand auf der Tasche, und sie hielt den Flügel darüber.
          + Die Klappe hatte nicht richtig geschlossen. Der Wind hat dafür einen Blick.
        `,
        worry: `
          Im letzten Haus wartete eine alte Maulwürfin, und ihr Tee war [kalt|längst kalt].
          / Nur ein Fenster war noch hell, dort [saß|wartete] eine alte Maulwürfin.
          Jeden Abend kam ein Brief, und ohne ihn [schlief sie nicht|begann die Nacht nicht].
          / Den Brief von gestern las sie zum vierten Mal und [kannte ihn auswendig|fand nichts Neues].
          + Einmal klopfte es, aber draußen war nur ein Apfelbaumzweig.
          + Nacheinander warteten die Katze, die Nachbarin und die gesamte Nachbarschaft mit.
          + Auf dem Teller wurde ein Haferkeks allmählich älter.
          + „Er ist noch unterwegs“, sagte sie zum Teekessel, „er war schon immer langsam.“
        `,
        mend: `
          Die Schwalbe nahm {thing.akk}, strich ihn glatt und [flog, so schnell sie konnte|brachte ihn ans Fenster].
          / {Hero} legte {thing.akk} auf die Schwelle, und [die Tür ging auf|der Riegel sprang zurück].
          / Ans letzte Fenster klopfte {hero}, und [schon|gleich] streckte sich eine Pfote nach {thing.dat}.
          @mended Im Lampenlicht wurde einer alten Maulwürfin der letzte Brief [laut|langsam] vorgelesen.
          / Einer alten Maulwürfin wurde der letzte Brief vorgelesen, [zweimal|und gleich noch einmal].
          + „Schlaf gut, du alte Schaufel“, stand da, „der Mond ist auch hier dick, dein Bruder.“
          + Die Alte putzte die Brille, obwohl es nicht die Brille war.
          + Die Katze sah rücksichtsvoll weg.
          + Die Schwalbe tat, als prüfe sie den Absender, und schnäuzte sich dabei.
          + {Friend} las den Schluss mit verstellter Stimme, und alle kannten den Bruder sofort.
          + Den Keks teilte man in fünf Stücke, und die Krümel bekam die Katze.
          + Vorn im Tal hörte man das Fenster zugehen, so still war es geworden.
        `,
        joy: `
          Die Maulwürfin schrieb gleich zurück, [mit Pflaumenmus|vier Wörter lang].
          / „Du auch, alte Gabel“, schrieb die Maulwürfin und [lachte|klebte zu].
          Die Schwalbe schüttelte die [leere|ganz leere] Tasche aus und war froh.
          / Es gab Pflaumenkuchen, von dem [die Katze den Zucker leckte|alle zu viel aßen].
          + {Hero} bekam eine Briefmarke auf die Stirn, für alle Fälle.
          + {Friend} wünschte sich ebenfalls Post und bekam einen Zettel mit „Hallo“.
          + Das Blatt kam unter das Kissen, zu den anderen dreihundert.
          + Ein Looping wurde erlaubt, dienstlich und klein.
          + Im letzten Haus ging das Licht aus, wie immer, wenn der Brief da war.
        `,
      },
      advanced: {
        trouble: `
          @keeper Außer Atem und mit der Tasche [verkehrt herum|im Nacken], landete die Postschwalbe.
          / „Eilpost“, keuchte die Postschwalbe, „oder [vielmehr|leider] keine.“
          @thing Verteilt waren einundvierzig, aber {thing}, der zum Schluss kommt, [fehlte|war fort].
          / „{Thing} fehlt“, sagte sie, „der für das [allerhinterste|letzte] Haus im Tal.“
          @cause Der Wind zog ihn aus der [Tasche|Posttasche], weil die Klappe, wie sie zugab, nur aus Gewohnheit schloss.
          / „In einer Kurve zog der Wind ihn aus der Tasche“, sagte sie, „und [grinste|verschwand] noch dabei.“
          @feeling Sie war traurig und weinte, wie es [Vorschrift|vorgesehen] ist, im Stehen.
          / Traurig bürstete sie ihre Mütze, die gar nicht [schmutzig|staubig] gewesen war.
          + Er sei {spot.to} geflogen, sagte sie, und dorthin gehe nun einmal keine Strecke.
          + „Alles kommt an“, stand auf der Tasche, und über den Satz hielt sie jetzt den Flügel.
          + In sieben Jahren war kein Brief verloren gegangen, was sie mit einer Liste belegte, die länger war als der Weg.
        `,
        worry: `
          Im hintersten Haus saß eine alte Maulwürfin, die ohne den Brief von ihrem Bruder nicht [einschläft|schlafen mag].
          / Ein einziges Fenster war noch hell, und dahinter [wartete|saß] eine alte Maulwürfin bei kaltem Tee.
          + Sie las den Brief von gestern zum vierten Mal und hoffte, dass darin inzwischen etwas [Neues|anderes] stehe.
          / Als es klopfte, [erhob|stellte] sie sich im guten Häubchen auf, und es war ein Ast.
          + Aus Höflichkeit warteten die Katze, die Nachbarin und schließlich die ganze Straße mit, die nur aus ihr und der Nachbarin bestand.
          + „Er war schon als Kind langsam“, sagte sie zum Kessel, der selbst lange nicht mehr gesungen hatte.
        `,
        mend: `
          Die Schwalbe strich {thing.akk} glatt und [brachte|trug] ihn zum letzten Haus.
          / {Hero} legte {thing.akk} auf die Schwelle, und drinnen [scharrte|ruckte] ein Stuhl.
          @mended Im Lampenlicht wurde der letzte Brief vorgelesen, einer alten Maulwürfin und [ihrer|der] Katze.
          / Einer alten Maulwürfin wurde der letzte Brief vorgelesen, bis [auch|sogar] die Katze ihn kannte.
          + „Schlaf gut, du alte Schaufel“, stand darin, „auch hier ist der Mond dick, dein Bruder.“
          + Die Alte putzte sich die Brille, und niemand wies sie darauf hin, dass sie gar keine trug.
          + Die Schwalbe prüfte eingehend den Absender und schnäuzte sich dabei in die Posttasche.
          + {Friend} las den letzten Satz mit so viel Gefühl, dass die Katze, die Besseres gewohnt war, höflich weghörte.
        `,
        joy: `
          Ihre Antwort schrieb die Maulwürfin noch in derselben Stunde, vier Wörter lang und [mit Pflaumenmus|sehr zart].
          / „Du auch, alte Gabel“, schrieb die Maulwürfin, und mehr war [nicht|wirklich nicht] zu sagen.
          + Zum Pflaumenkuchen, den es nun gab, fand sich [die Straße|wie von selbst die ganze Straße] ein.
          / {Hero} bekam eine Briefmarke auf die Stirn und galt damit [als freigemacht|als frankiert].
          + {Friend} wünschte sich gleichfalls Post und erhielt einen Umschlag, in dem ein Lachen war.
          + Der Schwalbe wurde ein Looping erlaubt, dienstlich und in kleiner Ausführung, und sie machte ihn zweimal.
          + Dann erlosch im hintersten Haus das Licht, wie jeden Abend, den ein Brief beschließt.
        `,
      },
    },
    'smallest-bell': {
      keeper: { gender: 'm', nom: 'Glockenzwerg', gen: 'Glockenzwergs' },
      thing: {
        gender: 'f',
        nom: 'kleinste Glocke',
        gen: 'kleinsten Glocke',
        akk: 'kleinste Glocke',
        dat: 'kleinsten Glocke',
        ein: 'kleinste Glocke',
        einen: 'kleinste Glocke',
        einem: 'kleinsten Glocke',
      },
      spot: { at: 'im Schilf am Teich', to: 'zum Teich mit dem Schilf' },
      facts: {
        ask: 'Warum fehlte dem Abendläuten ein Ton?',
        cause: '{thing} rollte aus Spaß den Hang hinunter',
        mended: 'das Abendläuten war wieder ganz',
      },
      beginner: {
        trouble: `
          @keeper Bim, bam, bom. Da kam der Glockenzwerg [gelaufen|angerannt].
          / „Hört ihr das?“, fragte der Glockenzwerg und [zupfte|zog] an seinem Bart.
          @thing „Das Bing fehlt! {Thing} ist [fort|weg].“
          / „{Thing} fehlt mir. Ohne die [geht|stimmt] das Läuten nicht.“
          @cause „Sie rollte den Hang hinunter“, rief er, „[aus|nur aus] Spaß!“
          / „Ich putzte“, rief er. „Da rollte sie aus Spaß den Hang [hinunter|hinab].“
          @feeling Er war ganz verwirrt und zählte jede [Glocke|Glocke hier] zweimal.
          / Verwirrt setzte er den Hut auf eine [Glocke|Glocke statt auf den Kopf].
          + „Sie kullerte {spot.to}“, sagte er. „Sie hat gelacht.“
          + Er sagte bim. Er sagte bam. Dann sah er in die Luft.
          + „Wie heißt der vierte Ton?“, fragte er. Keiner half.
          + Sein Bart war bis zum Knie verknotet.
          + Am Haken hing nur ein Faden und wackelte.
          + „Sie ist so klein“, sagte er. „Man hört sie nur.“
          + Der Zwerg guckte in jeden Stiefel. In einem war eine Socke.
        `,
        worry: `
          Ohne Bing weiß der Tag nicht, wann er [aus|vorbei] ist.
          / Der Abend ging nicht [zu Ende|aus]. Er stand herum.
          Die Kuh ging zum [vierten|dritten] Mal ins Bett.
          / Ein Kind zog den [Schlafanzug|Strumpf] an und wieder aus.
          + Es wurde einfach nicht fertig mit dem Dunkelwerden.
          + Die Leute warteten auf den Ton wie auf das Niesen.
          + Bim, bam, bom, sagten alle. Und dann?
          + Der Hund bellte an der Stelle, wo es fehlte. Das war nett gemeint.
          + Ein Huhn gackerte in die Lücke. Es passte nicht.
          + Manche hielten schon das Ohr an die Erde.
        `,
        mend: `
          {Hero} brachte {thing.akk}. Der Zwerg [hielt|drückte] sie ans Ohr.
          / Der Zwerg hängte {thing.akk} an den [Haken|leeren Haken].
          @mended Bim, bam, bom, bing: Das Abendläuten war wieder [ganz|ganz heil].
          / Da war das Abendläuten [wieder|nun wieder] ganz: bim, bam, bom, bing.
          + Der kleine Ton lief den Hang hinauf und machte das Licht aus.
          + „Bing“, sagten die Kinder. Es klang wie ein Punkt.
          + Die Kuh ging ins Bett und blieb drin.
          + Der Tag war aus. Man hörte ihn klappen.
          + Der Zwerg zählte: vier. Er zählte nicht noch einmal.
          + {Friend} durfte auch bing. Es war mehr ein Bong.
          + Sogar das Echo machte bing, aber erst im Traum.
          + Ein Hund hörte es und war zufrieden.
        `,
        joy: `
          Der Hang war noch da. So [rollten|kullerten] alle hinunter.
          / Es gab ein [Fest|Rollen]. Wer unten war, rief bing.
          Der Zwerg rollte [zuerst|zuletzt], mit dem Bart um den Bauch.
          / Aus Spaß, rief der Zwerg, und [rollte|purzelte] los.
          + {Hero} durfte einmal läuten, ganz leise.
          + {Friend} rollte hinunter und fragte, wo oben ist.
          + Die Glocke wurde geputzt und bekam einen Strick, mit Schleife.
          + Auch die Kuh wollte rollen. Sie durfte nicht.
          + Alle hatten Gras im Haar und Klee im Mund.
          + Zum Schluss läutete es noch einmal, klein und fein.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Bim, bam, bom, machte es, und dann kam der Glockenzwerg, [den Bart in der Hand|außer Atem].
          / „Da stimmt etwas nicht“, sagte der Glockenzwerg und [horchte|klopfte sich ans Ohr].
          @thing „Das Bing fehlt, denn {thing} ist [fort|nicht an ihrem Haken].“
          / „{Thing} ist weg. Ohne das Bing ist es nur [Lärm|Krach].“
          @cause „Beim Putzen“, rief er, „rollte sie den Hang hinunter, [aus Spaß|und zwar aus Spaß].“
          / „Sie rollte den Hang hinunter“, rief er, „nur [zum|so zum] Spaß, und lachte dabei.“
          @feeling Er war verwirrt und setzte [einer Glocke seinen Hut auf|seinen Hut einer Glocke auf].
          / Verwirrt drehte er sich [um sich selbst|im Kreis] und suchte vorn.
          + „Sie lief {spot.to}“, sagte er. „Und ich habe Dienst.“
          + Verlassen schaukelte der leere Messinghaken im Abendwind.
          + „Bim, bam, bom“, probierte er. „Das endet ja mittendrin!“
          + Normalerweise beklopfte er sie jeden Abend wie reife Wassermelonen.
          + Ein fehlender Ton störte ihn wie ein Loch in der Hose.
          + Die anderen drei Glocken betrachteten verlegen die Zimmerdecke.
        `,
        worry: `
          Ohne das Bing weiß der Tag nicht, [wann er zu Ende ist|wie man aufhört].
          / Niemand konnte ins Bett, weil der Abend [nicht aufhören wollte|noch offen stand].
          Die Kuh legte sich hin, stand auf und legte sich [zum vierten Mal|noch einmal] hin.
          / Ein Kind zog den Schlafanzug an und aus, bis [er müde war|die Knöpfe genug hatten].
          + Alle warteten auf den fehlenden Ton wie auf ein angekündigtes Niesen.
          + Ein hilfsbereites Huhn gackerte in die Pause hinein, leider eine Oktave daneben.
          + Die Turmuhr wartete vorsichtshalber mit dem nächsten Zeigerschritt.
          + Gemeinsam sangen die Leute die Melodie und betrachteten einander am Ende ratlos.
        `,
        mend: `
          Der Zwerg hängte {thing.akk} an den leeren Haken und [hielt die Luft an|strich den Bart zurück].
          / {Hero} reichte {thing.akk} hinauf, [so hoch es ging|Stück um Stück], und der Haken griff zu.
          / Gemeinsam hoben sie {thing.akk} an den Haken, [Stück für Stück|ohne einen Laut].
          @mended Bim, bam, bom, bing! Das Abendläuten war wieder [ganz|ganz und gar heil].
          / Der Zwerg zog viermal. Das Abendläuten war wieder ganz, [bis zum Bing|vom Bim bis zum Bing].
          + Der winzige Glockenton kletterte bergauf und löschte unterwegs alle Lampen.
          + Eine Kuh seufzte zufrieden und verschwand endgültig im Stall.
          + „Da ist der Punkt hinter dem Satz“, sagte der Zwerg und lächelte bis in den Bart.
          + {Friend} durfte auch einmal ziehen, und es kam ein Bong heraus.
          + Das Echo antwortete ebenfalls, wenn auch erst am nächsten Morgen.
          + Die Tage und die Nächte rasteten ein wie zwei Schubladen.
        `,
        joy: `
          Weil der Hang nun einmal da war, [rollten alle hinunter|probierten es alle aus].
          / Man veranstaltete ein Rollen, und wer [unten ankam|zuerst unten war], rief bing.
          „Aus Spaß“, rief der Zwerg und [kullerte los|wickelte sich in seinen Bart].
          / {Hero} durfte einmal läuten, ganz [sacht|leise], und das Tal hielt dazu still.
          + {Friend} rollte besonders weit und fragte unten, wo oben sei.
          + Die Glocke bekam ein Band mit Schleife, damit sie nicht wieder auf Ideen kommt.
          + Auch die Kuh wollte mit, aber man überredete sie zum Zuschauen.
          + Alle hatten Klee zwischen den Zähnen und lachten im Liegen.
        `,
      },
      advanced: {
        trouble: `
          @keeper Nach dem dritten Schlag, auf den keiner folgte, [stürzte|kam] der Glockenzwerg aus dem Turm.
          / „Da fehlt doch etwas“, murmelte der Glockenzwerg, der sich [die Ohren rieb|den Bart raufte].
          @thing Es fehle das Bing, sagte er, denn {thing} hänge [nicht mehr|seit heute nicht] an ihrem Haken.
          / „{Thing} ist fort“, klagte er, „und ein Läuten ohne Bing ist [halb|wie ein Satz ohne Punkt].“
          @cause Sie rollte den Hang hinunter, und zwar, wie er [ausdrücklich|nachdrücklich] sagte, aus Spaß.
          / „Beim Putzen rollte sie den Hang hinunter“, sagte er, „aus Spaß, und [lachte|kicherte] noch.“
          @feeling Er war so verwirrt, dass er seinen Hut einer Glocke [aufsetzte|überstülpte] und sich wunderte, wie es da klang.
          / Verwirrt zählte er die Glocken durch, kam auf drei und [zählte|begann] von vorn.
          + Zuletzt habe man sie {spot.to} kullern sehen, und zwar, wie die Frösche berichteten, singend.
          + Er litt unter dem fehlenden Ton wie andere unter einem Loch in der Hose, nämlich dauernd.
          + Am verlassenen Messinghaken schaukelte ein Fädchen, das er kaum anzusehen wagte.
        `,
        worry: `
          Ohne das Bing erfährt der Tag nicht, dass er [vorbei|zu Ende] ist, und bleibt einfach sitzen.
          / Nun war der Abend unabgeschlossen, und man [spürte|merkte] das in allen Häusern.
          + Die Kuh legte sich nieder, erhob sich, legte sich wieder hin und gelangte darüber [in Zweifel|ins Grübeln].
          / Alle warteten auf den letzten Ton, wie man wartet, wenn jemand zum Niesen [ansetzt|Luft holt].
          + Ein Huhn, das den guten Willen hatte, gackerte in die Lücke und wurde dafür, obwohl es nicht passte, gelobt.
          + Die Turmuhr war stehen geblieben, da ihr niemand sagen konnte, ob sie schlagen oder warten solle.
        `,
        mend: `
          Der Zwerg blies {thing.akk} trocken und [hängte|knüpfte] sie an ihren Platz.
          / {Hero} gab {thing.akk} hinauf, und der Haken [griff|schnappte] erleichtert zu.
          @mended Bim, bam, bom und bing, und das Abendläuten war wieder ganz, [samt Schluss|bis zum letzten Ton].
          / Viermal zog der Zwerg am Seil, und das Abendläuten war wieder ganz, [bis zum Bing|samt Bing].
          + Der winzige Ton wanderte bergauf, löschte unterwegs sämtliche Lichter und ließ sich oben behaglich nieder.
          + Die Kuh begab sich zufrieden in den Stall, entschlossen, diesmal endgültig liegen zu bleiben.
          + „Das war der Punkt hinter dem Satz“, sagte der Zwerg, in dessen Bart sich noch ein Rest davon verfangen hatte.
          + {Friend} zog ebenfalls am Seil und brachte einen Ton hervor, der im Verzeichnis der Glocken fehlt.
        `,
        joy: `
          Da der Hang nun schon einmal vorhanden war, [rollte|kullerte] man gemeinsam hinunter.
          / Es wurde ein Rollen ausgerichtet, bei dem unten ein [lautes|deutliches] Bing zu rufen war.
          + Der Zwerg wickelte sich in seinen Bart und nahm, das Kinn [voran|vorneweg], den Hang mit Würde.
          / {Hero} durfte läuten, so leise, dass es nur [die Glocke|der Abend] hörte.
          + Man band der kleinen Glocke eine Schleife um, die sie an ihre Pflichten erinnern soll und sie, wie man hört, sehr putzt.
          + {Friend} kam zuletzt unten an und erkundigte sich, in welche Richtung es hinaufgehe.
        `,
      },
    },
  },
}
