import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const birds: FriendsOf<Noun, 'birds'> = {
  Eagle: {
    noun: { gender: 'm', nom: 'Adler', gen: 'Adlers' },
    facts: { help: 'der Adler sah den Weg von oben' },
    beginner: {
      arrives: `
        Ein großer Vogel setzte sich [aufs Fensterbrett|an das Fenster]. Er grüßte den Blumentopf.
        @friend Es war ein Adler. „Ich sehe eine Maus [am Nordpol|auf dem Mond]“, sagte er.
        + „Nur wo {hero} ist, das sehe ich nicht“, sagte er.
        + „Ich bin hier“, sagte {hero}, gleich vor seinem Schnabel.
        + Er ging einen Schritt zurück. „Ah, jetzt“, sagte der Adler.
        + „{Place.in} stimmt etwas nicht. Das sieht man von hier.“
        + Eine Brille wollte er nicht. Die war für Maulwürfe.
        + Er trat in den Eimer und blieb sehr stolz.
        + Seine Flügel reichten von Wand zu Wand.
      `,
      alone: `
        @friend Der Adler saß im Nest und suchte [das Nest|seine Füße].
        Ganz hinten am Himmel sah er einen [Floh|Krümel]. Der hustete.
        + „Gesundheit“, rief der Adler, sehr weit.
        + Sein Fisch lag vor ihm. Er fand ihn nicht.
        + Eine Brille? Nie. Ein Adler ist ein Adler.
        + Da sah er etwas, {place.in}. Jemand winkte.
        + „Ich komme“, rief er und flog gegen den Ast.
        + Der Ast war nah. So etwas sah er nicht.
      `,
      dry: `
        {Other} saß zwischen den Flügeln. So hoch ging es {place.to}.
        / Der Adler stieg und stieg. Dann ging es {place.to}.
        + Die Flüsse waren nur noch Fäden.
        + „Da hinten sitzt eine Ameise“, sagte er.
        + Oben war es so still wie in einem Ei.
        + Beim Landen half {other} mit: „Jetzt, jetzt, jetzt!“
      `,
      wet: `
        In einer Glaskugel sanken sie {place.to}. {Other} hielt den [Adler|Flügel] fest.
        / Der Adler und {other} nahmen eine Glaskugel {place.to}.
        + Er sah das Ufer von Afrika. Er sah den Fisch davor nicht.
        + „Ist das tief?“, fragte er. „Ja“, sagte {other}.
        + Der Adler flog einfach im Wasser weiter, nur langsam.
      `,
      quirk: `
        „Da hinten liegt eine Nadel“, sagte der Adler. Er fiel über [einen Eimer|einen Stein].
        „Sahst du den nicht?“, fragte {other}. „Der war [zu nah|zu groß]“, sagte er.
        + Er grüßte einen Pfosten und sagte Frau Nachbarin.
        + Sein Brot hielt er weit weg. Da sah er es gut.
        + „Brillen sind für Maulwürfe“, sagte er zu einem Maulwurf.
        + Er las ein Schild auf dem nächsten Berg vor.
        + {Other} nahm ihn am Flügel. Das ging nun besser.
      `,
      help: `
        Hier gingen alle Gassen [kreuz und quer|durcheinander]. Welche ging heim?
        @help Der Adler stieg auf und sah den Weg von oben.
        / @help Hoch in der Luft sah der Adler den Weg von oben.
        + „Zweimal links“, rief er, „dann am Brunnen vorbei.“
        + Von da oben war alles klein und einfach.
        + {Other} ging, wie er es rief.
        + Kein Knick war ihm zu fern.
        + {Thing} blitzte. Das sah er sogar von dort.
        + Dann kam er herunter und trat in den Brunnen.
      `,
    },
    intermediate: {
      arrives: `
        Etwas Großes landete auf dem Sims und verneigte sich vor [der Gardine|dem Blumentopf].
        @friend Es war ein Adler. „Guten Abend, {hero.bare}“, sagte er [zum Kissen|zur Vase].
        + Auf hundert Meilen entging ihm keine Maus, aber auf hundert Zentimeter fast alles.
        + „Ich habe dich von der Küste aus gesehen“, sagte er. „Wo bist du jetzt?“
        + Eine Brille trug er nicht. Sie hätte ihm gestanden, doch er war zu stolz.
        + Er habe gesehen, sagte er, wie {place.in} jemand den Kopf hängen ließ.
        + Beim Umdrehen fegte er das Regal leer und entschuldigte sich beim Bett.
      `,
      alone: `
        @friend Der Adler saß auf dem höchsten Felsen und [zählte Flöhe in Lappland|sah bis ans Meer].
        Sein Abendbrot lag vor ihm. Gefunden hatte er es [noch nicht|seit einer Stunde nicht].
        + Man hatte ihm zum Geburtstag eine Brille geschenkt. Er hielt sie für ein Fahrrad.
        + In der Ferne war die Welt klar wie ein Glockenton, und davor lag etwas Nebel.
        + Da entdeckte er {place.in} ein Tuch, mit dem jemand winkte.
        + „Das ist nicht weit“, sagte er, „also sehe ich es bald nicht mehr.“
      `,
      dry: `
        Zwischen den Schwingen war Platz für {other.akk}. In weiten Kreisen ging es [hinauf|höher] und {place.to}.
        / Der Adler flog so hoch, dass alles klein wurde, und trug {other.akk} {place.to}.
        + Die Flüsse lagen da wie verlorene Schnüre.
        + „Auf dem dritten Berg sitzt ein Käfer“, meldete er.
        + Gelandet wurde nach Zuruf, und es gelang beinahe.
      `,
      wet: `
        In einer Kugel aus Glas sanken sie {place.to}. Der Adler [sah in die Ferne|blickte nach Afrika].
        / Mit {other.dat} in einer Glaskugel sank der Adler {place.to}.
        + „Da drüben ist das andere Ufer“, sagte er.
        + Den Hai direkt vor der Scheibe lobte er als Felsen.
        + {Other} sagte lieber nichts dazu.
      `,
      quirk: `
        „Hinter dem Berg liegt eine Nadel“, sagte der Adler und [fiel über einen Eimer|trat in einen Teich].
        „Hast du den nicht gesehen?“, fragte {other}. „Er kam [aus der Nähe|zu schnell].“
        + Einem Zaunpfahl gab er die Hand und fragte nach den Kindern.
        + Wegweiser las er erst, wenn man weit genug zurückging.
        + „Eine Brille verengt den Horizont“, erklärte er einer Birke.
        + Von da an führte {other} ihn, und er führte die anderen. So ging es sehr gut.
      `,
      help: `
        Auf dem Rückweg war da ein Knäuel aus [Gassen|Wegen]. Jede endete vor einer Mauer.
        @help Mit drei Schlägen war der Adler hoch und sah den Weg von oben.
        / @help „Augenblick“, sagte der Adler, stieg auf und sah den Weg von oben.
        + „Zweite links, dann unter dem Bogen durch“, rief er herunter.
        + Von dort oben war das Wirrwarr ein hübsches Muster.
        + {Other} lief, wie er rief, und bog kein einziges Mal falsch ab.
        + Sogar {thing.akk} sah er blinken, so klein wie ein Salzkorn.
        + Unten angekommen lobte er den Brunnen für seine Führung.
      `,
    },
    advanced: {
      arrives: `
        @friend Mit dem Rauschen eines umgeblätterten Atlas ließ sich ein Adler [auf dem Sims|am Fenster] nieder und grüßte den Blumentopf.
        + Auf hundert Meilen entging ihm keine Maus, während ihm auf hundert Zentimeter ganze Möbelstücke entgingen.
        + „Ich habe dich schon von der Küste aus gesehen, {hero.bare}“, sagte er, „nur seit dem Gartentor nicht mehr.“
        + {Place.in} lasse jemand den Kopf hängen, das sei von seinem Horst aus deutlich zu erkennen gewesen.
        + Das Tragen einer Brille lehnte er ab, da sie, wie er sich ausdrückte, den Weitblick kränke.
      `,
      alone: `
        @friend Auf dem höchsten Felsen saß der Adler und beobachtete, [nicht ohne Anteilnahme|mit großem Interesse], eine niesende Laus in Lappland.
        + Sein Abendbrot lag seit einer Stunde vor ihm und fühlte sich vermutlich übergangen.
        + Die Brille, die man ihm geschenkt hatte, stand als vermeintliches Fahrrad an der Felswand.
        + Alles Ferne war ihm klar wie ein Glockenton, und alles Nahe bestand aus gutem Willen.
        + Da erblickte er, {place.in}, ein Tuch, mit dem jemand um Hilfe winkte, und stieß sich ab.
      `,
      dry: `
        In weiten Kreisen trug der Adler {other.akk} empor, [wo die Luft dünn schmeckt|höher als jeder Turm], und dann {place.to}.
        / {Other} lag zwischen zwei Schwingen, und unter ihnen zog die Erde vorbei, bis {place.to}.
        + Die Flüsse sahen von hier aus wie Schnüre, die jemand verloren hatte.
        + Die Landung gelang nach Zuruf und, wenn man die Hecke nicht mitrechnet, vortrefflich.
      `,
      wet: `
        In einer Kugel aus Glas sank der Adler mit {other.dat} {place.to}, den Blick [in die Ferne|auf Afrika] gerichtet.
        / Der Adler reiste mit {other.dat} in einem gläsernen Ball {place.to}.
        + Einen Hai, der die Nase an die Scheibe drückte, pries er als gelungene Felsformation.
        + {Other} fand, dass es für gewisse Auskünfte niemals den richtigen Augenblick gibt.
      `,
      quirk: `
        „Jenseits des Gebirges liegt eine Nadel im Gras“, sprach der Adler und trat dabei in [einen Eimer|einen Ententeich].
        + Gefragt, ob er den nicht gesehen habe, erwiderte er, dergleichen komme immer aus der Nähe.
        + Einem Zaunpfahl schüttelte er die Hand und erkundigte sich nach dem Befinden der Kinder.
        + Wegweiser vermochte er zu lesen, sobald man ihn zweihundert Schritte rückwärts führte.
        + Man einigte sich darauf, dass {other} die Füße übernahm und er die Zukunft.
      `,
      help: `
        Auf dem Rückweg verhedderten sich die Gassen [zu einem Knäuel|wie Wolle].
        @help Da schwang sich der Adler hinauf und sah den Weg von oben.
        / @help Der Adler sah den Weg von oben, [kaum dass er zwei Kreise gezogen hatte|klar wie auf einer Karte].
        + Von dort war das Wirrwarr, das unten alle entmutigte, ein Muster von einiger Schönheit.
        + „Unter dem Bogen hindurch und dann am schlafenden Kater vorbei“, rief er, und es stimmte bis auf die Haarfarbe.
        + Es gibt Augenblicke, in denen man jemanden braucht, der das Nahe übersieht, und dies war so einer.
        + Zurück am Boden bedankte er sich bei einem Brunnen für die aufmerksame Begleitung.
      `,
    },
  },
  Parrot: {
    noun: { gender: 'm', nom: 'Papagei', gen: 'Papageis' },
    facts: { help: 'der Papagei rief mit der Stimme eines anderen' },
    beginner: {
      arrives: `
        „Zähne putzen!“, rief es [vom Schrank|von oben]. „Und jetzt ab ins Bett!“
        @friend Da saß ein Papagei. „Das habe ich nur [gehört|irgendwo gehört]“, sagte er.
        + „Wo sind die Socken?“, rief er mit tiefer Stimme.
        + Dann rief er wie ein Telefon. {Hero} ging fast hin.
        + „Bist du {hero}?“, fragte er. „Bist du {hero}, bist du {hero}?“
        + „{Place.in} hat einer geweint“, sagte er. „So: hu, hu.“
        + Das klang so echt, dass die Lampe zitterte.
        + Er war grün und gelb und sehr laut.
        + „Komm mit“, sagte der Papagei. „Aber leise! Das sagt man so.“
      `,
      alone: `
        @friend Der Papagei sagte gute Nacht, in [sieben|neun] Stimmen.
        Er sagte es wie Oma. Dann sagte er es wie [eine Tür|ein Hund].
        + „Wer hat den Kuchen gegessen?“, rief er. Es war spät.
        + In der ganzen Straße gingen Lichter an.
        + Seine eigene Stimme kannte er kaum. Sie war klein.
        + Da hörte er etwas Neues, {place.from}.
        + „Hu, hu“, machte er nach. Es klang traurig bei ihm.
        + „Dem muss man helfen“, sagte er mit seiner Stimme.
      `,
      dry: `
        „Nächster Halt!“, rief der Papagei. Mit {other.dat} flog er {place.to}.
        / An einer Schnur zog der Papagei {other.akk} {place.to}.
        + „Bitte zurücktreten“, rief er jeder Wolke zu.
        + Er pfiff wie ein Zug. Die Kühe winkten.
        + „Endstation, alle aussteigen“, sagte er und landete.
        + {Other} lachte den halben Weg.
      `,
      wet: `
        Unter einer Glocke tauchten sie {place.to}. Der Papagei rief [Blubb|Blubb, blubb].
        / Der Papagei nahm {other.akk} in eine Taucherglocke. So ging es {place.to}.
        + „Blubb“, sagte ein Fisch. „Blubb“, sagte er. Sie verstanden sich.
        + Er konnte nun drei Arten von Blubb.
        + {Other} hielt ihm kurz den Schnabel zu.
      `,
      quirk: `
        Es war ganz still. „Wer hat den [Kuchen|Pudding] gegessen?“, rief der Papagei.
        „Pst“, sagte {other}. „Pst, pst, pst“, rief er [laut|noch lauter].
        + Einem Käfer sagte er: „Deck dich zu, mein Schatz.“ Der Käfer tat es.
        + Er redete wie der Bäcker, der Bus und der Regen.
        + „Ich sage nichts“, sagte er. „Ich sage nur, was andere sagen.“
        + {Other} flüsterte etwas. Das rief er in den Wald.
        + Der Wald rief zurück. Da war er glücklich.
      `,
      help: `
        Das Tor hörte nur auf [seinen Wächter|eine Stimme]. Der schlief aber.
        @help Der Papagei rief mit der Stimme eines anderen. Da ging das Tor auf.
        / @help „Auf, altes Tor“, klang es. Der Papagei rief mit der Stimme eines anderen.
        + Sogar das Räuspern war ganz genau.
        + Im Schlaf sagte der Wächter: „Das war ich.“
        + Das Tor quietschte und wunderte sich nicht.
        + {Other} trug {thing.akk} hindurch, auf Zehen.
        + „Gute Nacht“, sagte das Tor. „Gute Nacht“, sagte er wie ein Tor.
        + Zum ersten Mal rief er etwas im richtigen Moment.
      `,
    },
    intermediate: {
      arrives: `
        „Zähne putzen und dann ab ins Bett!“, rief eine strenge Stimme [vom Schrank|aus der Luft].
        @friend Auf dem Schrank saß ein Papagei. „Das war nicht ich“, sagte er, „das habe ich [nur gehört|vom Nachbarn].“
        + Er konnte jede Stimme der Straße, und am liebsten rief er sie im falschen Moment.
        + „Wo sind die Autoschlüssel?“, fragte er besorgt, obwohl er kein Auto besaß.
        + {Place.in} habe jemand geweint, erzählte er und weinte es vor, dass {hero} schlucken musste.
        + Das Telefon konnte er auch. Es klingelte aus seinem Schnabel, bis jemand abnahm.
        + „Kommst du mit, {hero.bare}?“, fragte er, und das war seine eigene Stimme, ganz klein.
      `,
      alone: `
        @friend Der Papagei wünschte der Straße gute Nacht, mit [sieben verschiedenen Stimmen|der Stimme von jedem].
        Beim Bäcker ging Licht an, weil er sich [selbst gehört|rufen gehört] hatte.
        + „Wer hat den Kuchen gegessen?“, rief er in die Stille und meinte niemanden.
        + Manchmal suchte er nach seiner eigenen Stimme, fand aber nur die von Tante Erna.
        + Da kam ein Ton vorbei, {place.from}, den er noch nicht hatte.
        + Er sprach ihn nach, und ihm wurde ganz schwer ums Herz.
      `,
      dry: `
        „Einsteigen, Türen schließen!“, rief der Papagei, und an einer Schnur flog {other} mit, {place.to}.
        / Der Papagei pfiff wie eine Lokomotive und zog {other.akk} durch die Luft {place.to}.
        + Über jedem Dach sagte er den Namen der Station.
        + Die Kühe auf den Weiden standen auf und warteten.
        + „Alle aussteigen, bitte“, rief er zum Schluss.
      `,
      wet: `
        In einer Taucherglocke ging es {place.to}. Der Papagei übte unterwegs mit {other.dat} das [Blubbern|Schweigen].
        / Unter Glas sank der Papagei mit {other.dat} {place.to}. Sogar dort [redete er|rief er etwas].
        + Ein Karpfen sagte Blubb. Er sagte es ohne Akzent zurück.
        + „Bitte nicht füttern“, rief er den Fischen zu.
        + Danach konnte er drei Sorten Stille.
        + Was die Fische dazu meinten, das sagte er ihnen gleich hinterher noch einmal mit ihrer eigenen Stimme.
      `,
      quirk: `
        Gerade als es am stillsten war, rief der Papagei: „[Wer hat den Kuchen|Wer hat die Wurst] gegessen?“
        {Other} erschrak. Der Papagei auch, denn die Stimme war [ihm selbst neu|von Onkel Karl].
        + Einen Käfer brachte er mit Großmutters Stimme dazu, sich zuzudecken.
        + „Ich habe gar keine Meinung“, sagte er. „Ich habe dreißig, alle von anderen.“
        + Was man ihm ins Ohr flüsterte, hörte man kurz darauf vom nächsten Hügel.
        + Als sie leise sein mussten, war er ein Schnarchen. Das war fast noch lauter.
      `,
      help: `
        Auf dem Rückweg war da ein Tor, das nur [auf seinen Wächter|auf eine Stimme] hörte.
        @help Der Papagei räusperte sich und rief mit der Stimme eines anderen.
        + Es war genau der Wächter, bis auf das Kratzen hinter dem R.
        + „Na endlich“, brummte das Tor und schwang auf.
        + Der Wächter lächelte im Schlaf. Er hatte sich lange nicht so gut gehört.
        + Mit {thing.dat} schlichen sie durch, und {other} drückte ihm dankbar den Flügel.
        + „Das war der richtige Moment“, sagte er, ganz leise, mit seiner Stimme.
      `,
    },
    advanced: {
      arrives: `
        @friend „Zähne putzen, und zwar augenblicklich!“, scholl es vom Schrank, auf dem sich, ein wenig verlegen, [ein Papagei|ein bunter Papagei] befand.
        + Er beherrschte sämtliche Stimmen der Nachbarschaft und besaß ein seltenes Gespür für den falschen Zeitpunkt.
        + „Das war ich nicht“, beteuerte er mit dem Bass des Hausmeisters, „das habe ich lediglich weitergesagt.“
        + Von einem Weinen, das er {place.in} aufgefangen hatte, gab er eine Probe, bei der {hero} die Decke losließ.
        + Für die Frage, ob jemand mitkäme, benutzte er schließlich die eigene Stimme, die klein war und selten gebraucht.
        + Danach war es ganz still.
      `,
      alone: `
        @friend Allabendlich wünschte der Papagei der ganzen Straße eine gute Nacht, und zwar [mit den Stimmen ihrer Bewohner|jedem in der eigenen Stimme].
        + Der Bäcker, der sich selbst rufen hörte, stand gewöhnlich noch einmal auf, um nachzusehen, ob er da sei.
        + Die Frage, wer den Kuchen gegessen habe, warf er zu jeder Stunde auf, ohne am Ergebnis interessiert zu sein.
        + Nach seinem eigenen Ton hatte er früher gesucht und dabei immer nur Tante Erna gefunden.
        + Nun aber wehte ein Klagen heran, {place.from}, und als er es nachsprach, verstand er es.
      `,
      dry: `
        Mit dem Pfiff einer Lokomotive [setzte sich der Papagei in Bewegung|fuhr der Papagei ab], und {other} flog am Faden hinterdrein {place.to}.
        / „Türen schließen!“, rief der Papagei und zog {other.akk} durch eine erstaunte Luft {place.to}.
        + Über jedem Dach verkündete er die Station, sodass mancher Schläfer im Traum ausstieg.
      `,
      wet: `
        In der Taucherglocke, [wo es nichts nachzusprechen gab|umgeben von Stille], litt der Papagei sichtlich, bis er und {other} {place.to} kamen.
        / Unter einer gläsernen Glocke sank der Papagei mit {other.dat} {place.to}.
        + Ein Karpfen bot ihm ein Blubb an, das er ohne jeden Akzent zu erwidern wusste.
        + Er verließ die Tiefe um drei Sorten Schweigen reicher, von denen er nie Gebrauch machte.
      `,
      quirk: `
        Im stillsten Augenblick der Nacht wollte eine fremde Stimme [aus dem Papagei|aus dem Schnabel des Papageis] wissen, wer den Kuchen gegessen habe.
        + {Other} fuhr zusammen, und der Papagei ebenfalls, denn es handelte sich um Onkel Karl.
        + „Eine eigene Meinung habe ich nicht“, räumte er ein, „doch führe ich etwa dreißig von anderen.“
        + Einen Käfer bewog er im Tonfall einer Großmutter, sich zuzudecken und die Ohren nicht zu vergessen.
        + Was man ihm anvertraute, kam binnen kurzem von der gegenüberliegenden Anhöhe zurück.
      `,
      help: `
        Auf dem Rückweg fand sich ein Tor, das [einzig|nur] auf seinen Wächter hörte.
        @help Man vernahm ein Räuspern, dann rief der Papagei mit der Stimme eines anderen.
        + Es war der Wächter, wie er leibte und schnarchte, samt dem Kratzen hinter dem R.
        + Das Tor brummte „na endlich“ und schwang auf, ohne den geringsten Verdacht zu schöpfen.
        + Der echte Wächter lächelte im Schlaf, da er sich selten so überzeugend gefunden hatte.
        + Zum ersten Mal im Leben hatte der Papagei im rechten Augenblick gesprochen, und er schwieg darüber.
      `,
    },
  },
  Hummingbird: {
    noun: { gender: 'm', nom: 'Kolibri', gen: 'Kolibris' },
    facts: { help: 'der Kolibri hielt still ein Licht ans Schlüsselloch' },
    beginner: {
      arrives: `
        Surr! „[Hab ich schon gesagt|War ich schon da]?“, fragte jemand am Ohr.
        @friend Es war ein Kolibri. Man sah nur einen [grünen Strich|bunten Punkt].
        + „{Hero}, ja, komm, los, fertig, wir sind zurück!“, rief er.
        + „Wir waren noch gar nicht weg“, sagte {hero}.
        + „Ach so“, sagte der Kolibri. „Dann fehlt nur noch der Anfang.“
        + Er war beim Fenster, an der Lampe und wieder da.
        + „{Place.in}, klein, weg, traurig, los“, sagte er.
        + {Hero} blinzelte. Da war schon alles erzählt.
        + Er wog so viel wie ein Brief.
      `,
      alone: `
        @friend Der Kolibri war mit dem Abend schon [fertig|durch] und wartete.
        Er hatte gegessen, gebadet und [geträumt|zweimal geschlafen]. Es war erst sieben.
        + „Ist jetzt morgen?“, fragte er eine Blume. Es war heute.
        + Er flog einmal um den Berg. Der Tee war noch heiß.
        + So schnell war er, dass ihn sein Schatten suchte.
        + Da hörte er etwas, {place.from}.
        + „Bin schon da“, rief er und flog los.
        + Zum Warten hatte er noch nie Zeit gehabt.
      `,
      dry: `
        Der Kolibri zog {other.akk} an einem Faden {place.to}. Surr, [da|fast da].
        / Der Kolibri flog mit {other.dat} {place.to}. Es [pfiff|pfiff nur so].
        + Die Bäume waren nur noch grüner Wind.
        + „Schön war es“, sagte er auf halbem Weg.
        + {Other} kam an, und die Haare oder Flügel kamen nach.
      `,
      wet: `
        In einer Blase surrten sie {place.to}. Sie war klein wie ein [Fingerhut|Becher], innen größer.
        / Der Kolibri war mit {other.dat} in einer Blase. Surr, ging es {place.to}.
        + Es schäumte wie Brause.
        + „Fertig“, rief er. „Noch nicht“, sagte {other}.
        + Ein Fisch drehte sich um. Da war keiner mehr.
        + Die Blase war danach ganz warm vom Reiben.
      `,
      quirk: `
        Der Kolibri erzählte einen Witz. Man hörte nur [surr|das Ende].
        „Noch mal, aber langsam“, bat {other}. „[War schon|Erledigt]“, sagte er.
        + Er lief voraus, kam zurück und lief voraus.
        + So ging er den Weg neunmal.
        + „Wann sind wir da?“, fragte {other}. „Vorhin“, sagte er.
        + Stillstehen konnte er auch, aber nur in der Luft.
        + Er hatte schon gelacht, bevor es lustig war.
        + Einen Satz begann er in der Mitte. So ging es schneller.
      `,
      help: `
        Das Tor war zu. Es war dunkel, und das Schloss war [winzig|klein wie ein Korn].
        @help Der Kolibri hielt still ein Licht ans Schlüsselloch.
        / @help Der Kolibri stand in der Luft. Still hielt er ein Licht ans Schlüsselloch.
        + Kein Zittern, kein Wackeln. Nur die Flügel waren Nebel.
        + {Other} fand das Loch und drehte um.
        + „Geht das lange so?“, fragte {other}. „So lange du brauchst.“
        + „Ich warte“, sagte er. Das hatte er noch nie gesagt.
        + Das Schloss machte klick, und {thing} kam mit durch.
        + „War ich langsam?“, fragte er. „Genau richtig“, sagte {other}.
        + Da wurde er stolz und war schon weg.
      `,
    },
    intermediate: {
      arrives: `
        Etwas surrte herein, sagte [alles Nötige|drei Sätze] und war wieder draußen.
        @friend „Noch mal“, bat {hero}, und da stand ein Kolibri in der Luft, [etwas ungeduldig|ganz bunt].
        + „Habe ich doch schon gesagt“, sagte er. „Wir sind so gut wie zurück.“
        + Er war so schnell, dass seine Antworten oft vor den Fragen eintrafen.
        + {Place.in} sei etwas Kleines weg, jemand weine, und man müsse gestern los.
        + Während {hero} den ersten Schuh anzog, hatte er den Garten zweimal besucht.
        + Er wog nicht mehr als ein Brief und hatte es eiliger als jedes Telegramm.
      `,
      alone: `
        @friend Um sieben war der Kolibri mit dem ganzen Abend [fertig|durch] und wusste nicht, wohin mit dem Rest.
      Gegessen hatte er, gebadet auch, und den Traum hatte er vorgezogen.
        + Er flog um den Berg herum. Als er heimkam, war der Tee noch zu heiß.
        + „Ist endlich morgen?“, fragte er eine Glockenblume.
        + Sein Schatten kam immer etwas später und war beleidigt.
        + Ein Ruf erreichte ihn, {place.from}. Er war schon unterwegs, bevor er zu Ende war.
      `,
      dry: `
        An einem Seidenfaden zog der Kolibri {other.akk} hinter sich her. Schon [ging|surrte] es {place.to}.
        / Der Kolibri zog an, es pfiff {other.dat} um die Ohren. Es ging {place.to}.
        + Sie überholten zwei Minuten und eine Schwalbe.
        + „Schön war es“, sagte er auf halber Strecke.
        + Die Landschaft kam erst später nach.
        + Als sie landeten, hörte man von hinten noch das Surren, das ihnen die ganze Zeit gefolgt war.
      `,
      wet: `
        In einem Fingerhut voll Luft, der [innen größer|wie ein Zelt] war, surrten sie {place.to}.
        / Der Kolibri drehte sich wie eine Schraube. Die Blase bohrte sich mit {other.dat} {place.to}.
        + Es schäumte wie in einem Glas Brause.
        + „Da“, sagte er. Das Ziel kam kurz danach.
        + Ein Hecht blickte noch lange in die falsche Richtung.
      `,
      quirk: `
        Der Kolibri erzählte einen Witz, von dem man [nur das Surren|bloß den Punkt] verstand.
        Gelacht hatte er schon. {Other} lachte [ein wenig später|aus Höflichkeit], und er war froh.
        + Während die anderen gingen, legte er den Weg neunmal zurück.
        + „Wann sind wir da?“, fragte {other}. „Vorhin“, sagte er.
        + Er fing jeden Satz hinten an, weil man da schon fertig war.
        + Langsam konnte er nur auf einer Stelle, mitten in der Luft.
      `,
      help: `
      Auf dem Rückweg war die Pforte zu und das Schlüsselloch klein wie ein Mohnkorn.
        @help Da stand der Kolibri in der Luft und hielt still ein Licht ans Schlüsselloch.
        + Kein Zittern war daran. Nur die Flügel sah man nicht, so schnell hielten sie still.
        + {Other} suchte, drehte und suchte noch einmal, denn der Schlüssel klemmte.
        + „Lass dir Zeit“, sagte er, und beide staunten über das Wort.
        + Das Schloss gab nach, {thing} kam hindurch, und das Licht hatte nicht gewackelt.
      `,
    },
    advanced: {
      arrives: `
        @friend Bevor jemand hätte fragen können, war die Antwort schon dagewesen, und in der Luft stand, [leicht verspätet|surrend], ein Kolibri.
        + Er sprach so geschwind, dass seine Sätze sich unterwegs überholten und in falscher Folge eintrafen.
        + „Wir sind im Grunde bereits zurück“, teilte er {hero.dat} mit, „es fehlt nur noch der Hinweg.“
        + {Place.in} sei etwas Kleines verschwunden, weswegen man vorgestern hätte aufbrechen sollen.
        + Er wog nicht mehr als ein Brief und machte den Eindruck, als sei er mit Eilpost aufgegeben.
      `,
      alone: `
        @friend Gegen sieben Uhr hatte der Kolibri den Abend samt Nacht und Traum [erledigt|hinter sich] und stand vor einem Rest Zeit.
        + Um ihn zu füllen, umflog er den Berg, fand aber bei der Heimkehr den Tee noch immer zu heiß.
        + Von einer Glockenblume wollte er wissen, ob nun endlich morgen sei, was sie verneinte.
        + Sein Schatten traf wie gewöhnlich erst später ein und klagte über das Tempo.
        + Als der Ruf ertönte, {place.from}, war er schon unterwegs, sodass sie einander auf halber Strecke begegneten.
      `,
      dry: `
        An einem Faden aus Seide zog der Kolibri {other.akk} {place.to}, vorbei an [zwei Schwalben und einer Minute|allem, was sich schnell nannte].
        / Es gab einen Ruck, es gab ein Surren, und schon wurde {other} {place.to} gezogen.
        + Die Landschaft traf erst nach ihnen ein und wirkte etwas zerzaust.
        + „Schön ist es gewesen“, sprach er bereits auf halbem Wege.
      `,
      wet: `
        Wie eine Schraube bohrte sich der Kolibri mit {other.dat} und einer [erstaunten|schäumenden] Luftblase {place.to}.
        / In einem Fingerhut voll Luft, der innen geräumiger war als außen, surrten {other} und der Kolibri {place.to}.
        + Ein Hecht, der sich umwandte, blickte noch am folgenden Tag in die leere Richtung.
      `,
      quirk: `
        Von dem Witz, den der Kolibri unterwegs zum Besten gab, war nichts zu hören als [ein Surren|der Schlusspunkt].
        + Gelacht hatte er darüber schon am Vormittag, um keine Zeit zu verlieren.
        + Als {other} wissen wollte, wann man ankomme, gab er ohne Zögern zur Antwort: „Vorhin.“
        + Während die übrige Gesellschaft den Weg einmal ging, ging er ihn neunmal und prüfte dabei jede Blüte auf Neuigkeiten.
        + Sätze begann er vorzugsweise am Ende, weil man dort, wie er sagte, gleich fertig sei.
      `,
      help: `
        Auf dem Rückweg fand im Finstern niemand [das winzige Schloss|die Öffnung] der Pforte.
        @help Da verharrte der Kolibri in der Luft und hielt still ein Licht ans Schlüsselloch.
        + Man hätte glauben können, er hinge an einem Nagel, so ruhig stand der Schein.
        + „Lass dir Zeit“, sagte er zu {other.dat}, und es war ein Wort, das er sich offenbar eigens geborgt hatte.
        + Wer nur das Surren kannte, ahnte nicht, wie viel Eile es braucht, um so stillzuhalten.
      `,
    },
  },
  Swan: {
    noun: { gender: 'm', nom: 'Schwan', gen: 'Schwans' },
    facts: { help: 'der Schwan war ein Boot mit Federn' },
    beginner: {
      arrives: `
        Auf der [Pfütze|großen Pfütze] im Hof schwamm etwas Schönes. Es sah aus wie der Mond.
        @friend Dann stieg es heraus und stolperte. Es war ein Schwan.
        + „Schau bitte kurz weg“, sagte er. „Zu Fuß bin ich nicht schön.“
        + {Hero} schaute weg. Es machte patsch, patsch, bums.
        + „So, jetzt“, sagte der Schwan und saß auf dem Topf.
        + „Guten Abend, {hero.bare}. {Place} schickt mich.“
        + Sein Hals war lang und fein wie ein S.
        + „Dort weint jemand“, sagte er. „Ich weine so leicht mit.“
        + Er wollte gleiten. Der Teppich rutschte mit.
      `,
      alone: `
        @friend Der Schwan glitt über den See, [leise|langsam] wie ein Gedanke.
        An Land ging er nur [nachts|bei Nebel]. Dann sah keiner seine Füße.
        + Das Wasser zeigte ihn noch einmal, mit dem Kopf nach unten.
        + „Guten Abend, mein Schöner“, sagte er zu dem unten.
        + Eine Ente lachte einmal über seinen Gang. Das war im März.
        + Da wehte ein Ruf her, {place.from}.
        + „Auch über Land?“, fragte er. Er seufzte und stieg aus.
        + Patsch, sagte der Fuß. Der Schwan sah nicht hin.
      `,
      dry: `
        Der Schwan lief los, patsch, patsch. Dann flog er mit {other.dat} {place.to}.
        / Erst war es ein Stolpern, dann ein Lied. So flog der Schwan {place.to}.
        + Oben war kein Fuß mehr im Weg.
        + Die Federn sangen bei jedem Schlag.
        + „Nun darfst du wieder gucken“, sagte er.
      `,
      wet: `
        Der Schwan steckte den Hals hinab. {Other} rutschte in einer Blase [hinunter|daran hinunter]. So ging es {place.to}.
        / Der Schwan tauchte wie ein Brief, mit {other.dat}. So ging es {place.to}.
        + Unten trug ihn alles. Er war so glücklich.
        + Die Fische machten Platz wie vor einem König.
        + Seine Füße sah hier niemand, nur ein Krebs.
      `,
      quirk: `
        Auf der Treppe hielt sich der Schwan [an allen|am Geländer] fest, sehr vornehm.
        „Soll ich dich stützen?“, fragte {other}. „Nur, wenn es [keiner sieht|dunkel ist]“, sagte er.
        + Plumps, lag er da. „Das war Absicht“, sagte der Schwan.
        + Vor jeder Pfütze wurde er froh. Darin fuhr er im Kreis.
        + Seine Füße nannte er „die beiden da“.
        + Ein Käfer klatschte. Er verneigte sich und fiel um.
        + Im Sitzen war er der Schönste weit und breit.
      `,
      help: `
        Da lag ein See, [schwarz und glatt|weit und tief]. Einen Steg gab es nicht.
        @help Der Schwan legte sich hin und war ein Boot mit Federn.
        / @help „Bitte einsteigen“, sagte er. Der Schwan war ein Boot mit Federn.
        + Man saß so weich wie in einem Bett.
        + Kein Laut war zu hören, nur ein kleines Wasser.
        + {Other} hielt {thing.akk} und den Mond im Blick.
        + Er stolperte nicht. Hier war er daheim.
        + „Du bist so schön“, sagte {other}. „Ich weiß“, sagte er leise.
        + Am Ufer sahen alle kurz weg. Patsch, bums.
      `,
    },
    intermediate: {
      arrives: `
        Über die große Pfütze im Hof kam etwas Weißes geschwommen, [so schön wie ein Gedicht|wie ein kleiner Mond].
        @friend Es war ein Schwan. Dann stieg er aus und [fiel über die Schwelle|watschelte].
        + „Wende dich bitte kurz ab, {hero.bare}“, sagte er. „Zu Fuß ist es kein Anblick.“
        + Es patschte, es rumste, und dann saß er da, makellos, in einem Blumentopf.
        + {Place.in} sei jemand sehr traurig, sagte er. Er sei leider ein Vogel mit Gefühl.
        + Sein Hals schrieb beim Reden lauter schöne Buchstaben in die Luft.
        + „Auf dem Wasser“, sagte er, „würdest du mich gar nicht wiedererkennen.“
      `,
      alone: `
        @friend Der Schwan zog über den See, und der See [hielt den Atem an|wurde davon feierlich].
        Unter ihm schwamm noch einer, mit dem Kopf nach unten, [genauso schön|und nickte].
        + An Land ging er nur bei Nebel, wegen der Leute.
        + Im März hatte eine Ente über seinen Gang gelacht. Er dachte ungern daran.
        + Da trug der Wind einen Ruf herüber, {place.from}, und dorthin führte kein Fluss.
        + „Dann eben zu Fuß“, sagte er und schloss beim ersten Schritt die Augen.
      `,
      dry: `
        Der Anlauf sah [schrecklich|sehr komisch] aus. Aber dann flog der Schwan mit {other.dat} {place.to} wie ein Lied.
        / Kaum war der Boden fort, war alles Anmut. So ging es mit {other.dat} {place.to}.
        + Seine Schwingen sangen bei jedem Schlag.
        + „Jetzt darfst du wieder hinsehen“, sagte er.
        + Von unten rief eine Ente: „Na also!“
      `,
      wet: `
        Der Schwan senkte den Hals in die Tiefe. Daran rutschte {other} in einer Blase [hinab|hinunter], {place.to}.
        / Wie ein Brief, der in den Kasten gleitet, tauchte der Schwan mit {other.dat} {place.to}.
        + Unter Wasser konnte er endlich auch gehen.
        + Die Fische wichen aus wie vor einer Königin.
        + Nur ein Krebs sah die Füße und schwieg.
      `,
      quirk: `
        Auf der Treppe bewahrte der Schwan Haltung, [an drei Geländern zugleich|an {other.akk} geklammert].
        Dann kam die letzte Stufe. „Das war ein [Tanzschritt|alter Brauch]“, sagte er von unten.
        + Seine Füße nannte er „die beiden da“ und sprach sonst nicht über sie.
        + In jeder Pfütze erholte er sich und fuhr zwei Runden.
        + „Soll ich dich stützen?“, fragte {other}. „Sobald niemand herschaut“, flüsterte er.
        + Ein Käfer klatschte. Beim Verneigen verlor er das Gleichgewicht, aber mit Stil.
      `,
      help: `
        Auf dem Rückweg lag ein See da, [schwarz und ohne Steg|weit wie der Schlaf].
        @help Da ließ der Schwan sich nieder und war ein Boot mit Federn.
        + Sie saßen so weich, dass {other} beinahe eingenickt wäre.
        + Das Wasser teilte sich vor ihm und sagte kein Wort.
        + {Thing} spiegelte sich, der Mond auch, und der Schwan fuhr genau dazwischen durch.
        + Hier stolperte nichts. Es war, als wäre der See für ihn gefaltet.
        + Am anderen Ufer drehten sich alle höflich um, bis es nicht mehr patschte.
      `,
    },
    advanced: {
      arrives: `
        @friend Auf der Pfütze im Hof erschien, [schimmernd|wie von selbst], ein Schwan, glitt bis an den Rand und fiel dann über die Schwelle.
        + „Du tätest mir einen Gefallen, {hero.bare}, wenn du dich abwendetest“, sagte er, „der Fußweg ist nicht meine Gattung.“
        + Man hörte ein Patschen und einen dumpfen Schlag, worauf er makellos in einem Blumentopf saß.
        + {Place.in} herrsche Trauer, und er sei nun einmal mit einem Gemüt geschlagen, das überall mitweine.
        + Beim Sprechen schrieb sein Hals Schnörkel in die Luft, die man gern behalten hätte.
      `,
      alone: `
        @friend Der Schwan zog über den See, der unter ihm [feierlich wurde|so still lag wie ein Spiegel im Schrank].
        + Genau unter ihm glitt ein zweiter, kopfüber und von gleicher Schönheit, mit dem er auf gutem Fuße stand.
        + Das Wort Fuß indessen hörte er ungern, seit im März eine Ente über seinen Gang gelacht hatte.
        + Nun rief es aus einer Gegend, {place.from}, zu der kein Gewässer führte, nicht einmal ein Bächlein.
        + Er stieg ans Ufer, schloss die Augen und tat, was Helden tun, nämlich den ersten Schritt.
      `,
      dry: `
        Über seinen Anlauf breiten wir den Mantel, [doch danach|aber dann] flog der Schwan mit {other.dat} {place.to} wie ein Lied.
        / Sobald kein Boden mehr störte, war der Schwan lauter Anmut und trug {other.akk} {place.to}.
        + „Nun darf wieder hingesehen werden“, gab er bekannt, und es lohnte sich.
        + Seine Schwingen sangen dabei in einer Tonart, die Geigen neidisch macht.
      `,
      wet: `
        Der Schwan senkte den Hals wie ein Geländer in die Tiefe, an dem {other} [in einer Blase|sacht] hinabrutschte, {place.to}.
        / Wie ein Brief in den Kasten glitt der Schwan mit {other.dat} hinab, {place.to}.
        + Unter Wasser vermochte er zu schreiten, und er schritt, dass die Fische sich verbeugten.
        + Nur ein alter Krebs bemerkte die Füße und nahm es mit ins Grab.
      `,
      quirk: `
        Treppen nahm der Schwan mit vollendeter Haltung und unter Zuhilfenahme [dreier Geländer|sämtlicher Mitreisender].
        + Was auf der untersten Stufe geschah, nannte er, noch im Liegen, einen höfischen Tanzschritt.
        + Seine Füße erwähnte er nie anders als in der Wendung „die beiden da“.
        + Ob man ihn stützen dürfe, fragte {other}, und er gestattete es, sobald die Bäume wegsähen.
        + In jeder Pfütze, an der sie vorüberkamen, stellte er für einige Runden seinen Ruf wieder her.
      `,
      help: `
        Auf dem Rückweg dehnte sich ein See, [ohne Steg und Brücke|schwarz wie Lack].
        @help Der Schwan ließ sich nieder und war, [alles in allem|ohne jede Mühe], ein Boot mit Federn.
        + So lautlos teilte er das Wasser, dass der Mond, der darin lag, nicht aufwachte.
        + {Other} saß bis zu den Ohren im Weichen und begriff, wofür all diese Schönheit gut war.
        + Wer ihn hier sah, wäre nie auf den Gedanken gekommen, dass es irgendwo Treppen gibt.
        + Am anderen Ufer wandten sich alle ab, bis das Patschen vorüber war, und niemand zählte mit.
      `,
    },
  },
  Peacock: {
    noun: { gender: 'm', nom: 'Pfau', gen: 'Pfaus' },
    facts: { help: 'der Pfau leuchtete mit hundert Augen' },
    beginner: {
      arrives: `
        Klirr! Etwas war [umgefallen|heruntergefallen]. Dann rauschte es, groß und blau.
        @friend Es war ein Pfau. „Ich bin nur erschrocken“, sagte er. „[Vor dir|Vor der Tür].“
        + Wenn er erschrak, ging hinten sein Rad auf.
        + Die Vase lag da. Das Bild auch. Der Stuhl wackelte noch.
        + „Guten Abend, {hero.bare}“, sagte er. „Bitte nichts Plötzliches.“
        + {Hero} sagte ganz langsam: „Hallo.“ Er erschrak trotzdem.
        + „{Place.in} ist etwas passiert“, sagte er. „Ich mag es gar nicht hören.“
        + Hundert blaue Augen sahen ins Zimmer.
        + Er klappte sie zu wie einen Schirm.
      `,
      alone: `
        @friend Der Pfau saß im Park und gab acht, [nicht zu erschrecken|dass nichts kam].
        Ein Blatt fiel. Rumms, da war das [Rad|ganze Rad] auf.
        + Drei Gießkannen lagen schon im Gras.
        + „Es war nur ein Blatt“, sagte er sich. Das half wenig.
        + Am liebsten mochte er Dinge, die vorher Bescheid sagen.
        + Der Mond sagte nie Bescheid.
        + Da rief es, {place.from}, und das Rad ging auf.
        + „Ich komme ja“, sagte der Pfau und klappte alles ein.
      `,
      dry: `
        Mit dem Rad als Segel ging es {place.to}. {Other} saß [vorn|vor dem Rad].
        / „Buh“, sagte {other}. Da ging das Rad auf, und sie segelten {place.to}.
        + Der Wind fand das prächtig und blies mit.
        + Ein Spatz kam zu nah. Da fuhren sie schneller.
        + Von unten sah es aus wie ein Drache aus Papier.
      `,
      wet: `
        Das Rad schob das Wasser weg. So gingen der Pfau und {other} {place.to}.
        / Der Pfau machte das Rad rund wie eine Glocke. Mit {other.dat} ging es {place.to}.
        + Ein Aal kam um die Ecke. Rumms, war es noch runder.
        + Hundert Augen sahen die Fische an. Die sahen zurück.
        + Es blieb ganz trocken unter den Federn.
      `,
      quirk: `
        Ein Käfer sagte guten Abend. Rumms, ging das Rad auf, und [ein Ast|ein Zaun] fiel um.
        „Er war doch nett“, sagte {other}. „Ja, aber [so plötzlich|auf einmal]“, sagte er.
        + Vor dem eigenen Schatten erschrak er zweimal.
        + „Sag immer, bevor du etwas sagst“, bat er.
        + „Ich sage jetzt etwas“, sagte {other}. Das Rad sprang auf.
        + Er nieste. Davon erschrak er am meisten.
        + Wo er ging, richtete {other} alles wieder auf.
      `,
      help: `
        Der Gang war so finster wie ein [Sack|Ofen]. Keiner sah den anderen.
        @help „Buh“, sagten alle. Da leuchtete der Pfau mit hundert Augen.
        / @help Der Pfau erschrak sehr und leuchtete mit hundert Augen.
        + Blau, grün und golden war auf einmal die Wand.
        + „So hell bin ich?“, fragte er. „Sehr“, sagte {other}.
        + Wenn das Licht müde wurde, sagte man wieder buh.
        + {Thing} glänzte mit, und der Weg war da.
        + Nichts fiel um, denn hier stand nichts.
        + Er war stolz auf seinen Schreck.
      `,
    },
    intermediate: {
      arrives: `
        Es klirrte, es rauschte, und dann war das halbe Zimmer [blau und grün|voller Federn].
        @friend „Verzeihung“, sagte ein Pfau hinter seinem Rad, „ich bin [über die Klingel|vor der Klinke] erschrocken.“
        + Immer wenn ihn etwas überraschte, ging es auf, und immer fiel etwas um.
        + Diesmal waren es die Vase, das Bild und der Stuhl, in dieser Reihenfolge.
        + „{Place.in} ist etwas geschehen“, sagte er, „aber bring es mir bitte schonend bei.“
        + {Hero} nickte in Zeitlupe. Das half ein bisschen.
        + Zusammengeklappt war er schmal und höflich wie ein Regenschirm.
      `,
      alone: `
        @friend Im Park saß der Pfau und gab sich Mühe, [von nichts überrascht zu werden|nicht zu staunen].
        Er hatte den Sonnenuntergang gut überstanden. Dann [fiel ein Blatt|kam der Mond].
        + Drei Gießkannen und ein Engel aus Gips lagen danach im Gras.
        + „Es war ein Blatt“, sagte er laut und erschrak vor der Stimme.
        + Am liebsten mochte er Schnecken, denn die kündigen sich an.
        + Als ein Ruf kam, {place.from}, ging das Rad auf. Er flog davon beinahe von selbst.
      `,
      dry: `
        {Other} sagte „buh“, das Rad sprang auf. Der Wind [trug sie|blies sie] {place.to}.
        / Das Rad des Pfaus war ein Segel, {other} saß am Steuer. So ging es {place.to}.
        + Sooft eine Schwalbe kam, wurden sie schneller.
        + Von unten hielten manche sie für einen Papierdrachen.
        + Gelandet wurde leise, um niemanden zu erschrecken.
        + Wenn der Wind einschlafen wollte, musste nur jemand niesen, und schon ging es wieder weiter.
      `,
      wet: `
        Das Rad wölbte sich zur Glocke, und darunter schritten {other} und der Pfau im Trockenen {place.to}.
        / Ein Aal überraschte ihn, das Rad [ging auf|wurde rund]. So sank der Pfau mit {other.dat} {place.to}.
        + Hundert Augen sahen den Fischen beim Gucken zu.
        + „Kommt jetzt noch was?“, fragte er bei jeder Alge.
        + Innen roch es nach Puder und Park.
      `,
      quirk: `
        „Guten Abend“, sagte ein Käfer, und rumms, [lag der Zaun um|hatte der Wald einen Baum weniger].
      „Sag Bescheid, bevor du etwas sagst“, bat der Pfau. „Bescheid“, sagte {other}. Rumms.
        + Vor dem eigenen Schatten sprang er dreimal zur Seite.
        + Das Schlimmste war, wenn er nieste. Davon erholte er sich nur langsam.
        + {Other} ging hinter ihm her und stellte alles wieder auf.
        + „Schönheit“, seufzte er, „wäre so praktisch, wenn sie sich anmelden würde.“
        + Am Ende ging er nur noch rückwärts, damit das, was umfiel, wenigstens vorn lag und nicht hinten.
      `,
      help: `
        Auf dem Rückweg führte ein Gang durch den Berg, [schwarz wie Tinte|dunkler als im Schrank].
        @help „Buh“, sagten alle zusammen, und vor Schreck leuchtete der Pfau mit hundert Augen.
        + Blau, grün und golden lief das Licht die Wände hinauf.
        + Wurde es schwächer, so genügte ein kleines Räuspern, und es war wieder da.
        + {Thing} blinkte mit, und {other} ging wie durch einen Festsaal.
        + „Und ich dachte, es sei ein Fehler“, sagte der Pfau.
        + Umgefallen ist dabei nichts, denn in Gängen steht zum Glück wenig.
      `,
    },
    advanced: {
      arrives: `
        @friend Ein Klirren, ein Rauschen, und hinter einem Rad von der Größe [eines Kirchenfensters|der Zimmerdecke] entschuldigte sich ein Pfau.
        + Er sei erschrocken, erklärte er, und zwar über die Klingel, die er allerdings selbst betätigt habe.
        + Gefallen waren, in dieser Ordnung, die Vase, das Landschaftsbild und das Vertrauen des Stuhls.
        + „{Place.in} soll etwas vorgefallen sein“, sagte er zu {hero.dat}, „ich bitte nur, mir die Einzelheiten schonend beizubringen.“
        + Zusammengeklappt glich er einem Regenschirm aus gutem Hause.
      `,
      alone: `
        @friend Im Park saß der Pfau und bemühte sich, [vom Abend nicht überrascht zu werden|auf alles gefasst zu sein].
        + Den Sonnenuntergang hatte er tapfer überstanden, doch dann ereignete sich ein Blatt.
        + Drei Gießkannen sowie ein Engel aus Gips lagen hernach im Gras und blickten gen Himmel.
        + Er schätzte die Schnecken, da sie einem Zeit ließen, sich auf sie einzustellen.
        + Der Ruf, der nun kam, {place.from}, öffnete das Rad so heftig, dass der Wind es als Aufforderung nahm.
      `,
      dry: `
        Auf ein gut gezieltes Buh von {other.dat} sprang das Rad auf. Man segelte [vor dem Wind|prächtig] {place.to}.
        / Das Rad als Segel, {other} am Ruder, so fuhr der Pfau durch die Lüfte {place.to}.
        + Jede Schwalbe, die unangemeldet vorüberschoss, trug zur Geschwindigkeit bei.
        + Am Boden standen Leute und suchten vergeblich die Schnur.
      `,
      wet: `
        Unter seinem Rad, das sich vor Schreck zur Glocke wölbte, [schritten sie|gelangten sie] trocken {place.to}, {other} und der Pfau.
        / Ein Aal genügte, das Rad wurde zur Kuppel, und der Pfau sank mit {other.dat} {place.to}.
        + Hundert Augen betrachteten die Fische, die nicht wussten, welches sie zuerst erwidern sollten.
      `,
      quirk: `
        Ein Käfer entbot dem Pfau einen guten Abend, was [einen Zaun|zwei junge Birken] das Gleichgewicht kostete.
        + Er bat darum, jede Äußerung künftig anzukündigen, erschrak dann aber vor den Ankündigungen.
        + {Other} ging hinter ihm drein und richtete auf, was sich aufrichten ließ.
        + Sein Schatten, der ihm schon zeitlebens folgte, überrumpelte ihn auch an diesem Abend mehrfach.
        + „Schönheit“, seufzte er, „ist eine Sache, die einem von hinten in den Rücken fällt.“
      `,
      help: `
        Auf dem Rückweg verlief ein Gang durch den Berg, [schwarz wie ein Ofenrohr|in dem kein Licht wohnte].
        @help „Buh“, sprachen alle, und vor Schreck leuchtete der Pfau mit hundert Augen.
        + Blau und golden lief der Schein an den Wänden empor, als hätte jemand den Himmel hereingelassen.
        + Drohte er zu erlöschen, so tat ein Räuspern seine Wirkung, und {thing} schimmerte mit.
        + Sein Leben lang hatte er sich für seinen Schreck entschuldigt, und nun bat man ihn darum.
      `,
    },
  },
  Flamingo: {
    noun: { gender: 'm', nom: 'Flamingo', gen: 'Flamingos' },
    facts: { help: 'der Flamingo stand als Pfosten im tiefen Wasser' },
    beginner: {
      arrives: `
        Im Garten stand etwas Rosa auf einem Bein. Es [dachte nach|schwankte].
        @friend Es war ein Flamingo. „Welches Bein ist das?“, fragte er, „[links oder das andere|meins]?“
        + „Das linke“, sagte {hero}. „Danke“, sagte er und nahm das rechte.
        + Er war sich nie ganz sicher, bei gar nichts.
        + „Ich sollte dich holen, {hero.bare}. Oder jemanden, der so aussieht.“
        + „{Place.in} ist etwas los“, sagte er. „Oder auch nicht. Doch.“
        + Er zog den Fuß hoch. Dann zog er den anderen hoch. Da saß er.
        + Sein Hals machte eine Schleife, beim Denken.
        + „Entscheide du“, sagte der Flamingo. „Du hast zwei Füße unten.“
      `,
      alone: `
        @friend Der Flamingo stand am See und fragte sich, welches Bein dran war.
        Gestern war es links. Oder war das [vorgestern|am Montag]?
        + Er legte den Kopf unter den Flügel. Welchen Flügel?
        + Die anderen schliefen längst, alle auf dem gleichen.
        + Ein Frosch sagte: „Nimm beide.“ So einfach war es nicht.
        + Da hörte er etwas, {place.from}.
        + „Soll ich?“, fragte er. Die Beine gingen schon.
        + Erst das eine, dann das, wie heißt es.
      `,
      dry: `
        Hoch oben saß {other}. Mit langen Schritten ging es {place.to}.
        / Der Flamingo stelzte mit {other.dat} über Stock und Stein. Es ging {place.to}.
        + Bei jedem Schritt überlegte er kurz, welcher Fuß.
        + Ein Zaun war für ihn nur ein Strich.
        + „Links“, half {other} ihm, „und jetzt das andere.“
      `,
      wet: `
        Der Flamingo ging einfach hinein: Knie, Bauch, Hals. So ging es {place.to}.
        / Der Flamingo watete mit {other.dat} hinab, immer tiefer. So kamen sie {place.to}.
        + Es kam noch Hals und noch mehr Hals.
        + Ein Krebs fragte nach dem Bein. Er wusste es nicht.
        + {Other} saß in einer Blase auf seinem Rücken.
        + Unten stand er auf einem Bein. Oder auf dem anderen.
      `,
      quirk: `
        Der Flamingo schlief ein, auf einem Bein. Auf welchem, wusste er [nachher nicht|nie].
        „Soll es links herum gehen?“, fragte {other}. Er wurde [blass|ganz weiß] rosa.
        + Bei jeder Ecke drehte er sich einmal im Kreis.
        + „Ich mag beides“, sagte er. „Und keins davon.“
        + Zwei Blumen waren schön. Er konnte keine ansehen.
        + {Other} band ein Band um ein Bein. Nun war es das mit dem Band.
        + Da war er sehr froh. Dann rutschte es.
      `,
      help: `
        Das Wasser war tief, und es [zog|riss] an allen. Nichts zum Halten war da.
        @help Der Flamingo ging hinein. Als Pfosten stand er im tiefen Wasser.
        / @help Mit beiden Beinen: Der Flamingo stand als Pfosten im tiefen Wasser.
        + „Haltet euch fest“, rief er und wusste es ganz genau.
        + {Other} fasste das eine Bein und kam vorbei.
        + {Thing} wurde oben weitergereicht, trocken und heil.
        + Das Wasser stieß und zog. Er blieb.
        + „Auf welchem Bein stehst du?“, fragte {other}. „Auf beiden“, rief er.
        + Danach hob er keins davon, eine ganze Weile.
      `,
    },
    intermediate: {
      arrives: `
        Mitten im Garten stand etwas Rosafarbenes auf einem Bein und [grübelte|schwankte leicht].
        @friend „Ist das mein linkes?“, fragte der Flamingo, denn es war ein Flamingo, „oder [das andere|umgekehrt]?“
        + Er konnte sich bei nichts entscheiden, nicht einmal für die Unentschlossenheit.
        + „Ich bin zu dir geschickt worden, {hero.bare}, oder in die Straße daneben.“
        + {Place.in} fehle etwas, glaube er. Er glaube auch das Gegenteil, aber weniger.
        + Beim Nachdenken schlang sich sein Hals zu einer Schleife, die man aufziehen musste.
        + „Sag du, ob wir gehen“, bat er. „Ich mache dann den Rest, bis auf das Links.“
      `,
      alone: `
        @friend Am See stand der Flamingo und versuchte sich zu erinnern, [welches Bein heute dran war|auf welchem Bein er stand].
        Alle anderen schliefen schon, und zwar [auf dem gleichen|ohne zu fragen].
        + Gestern war es das linke gewesen, außer es war das rechte.
        + Ein Frosch riet ihm zu beiden. So einfach dürfe man es sich nicht machen, fand er.
        + Schließlich legte er den Kopf unter einen Flügel und fragte sich, unter welchen.
        + Da rief etwas, {place.from}. Seine Beine liefen los und hatten ihn nicht gefragt.
      `,
      dry: `
        {Other} saß hoch oben. Der Flamingo stelzte {place.to}, bei jedem Schritt [ein anderes Bein|etwas im Zweifel].
        / Mit langen Schritten über Hecken und Bäche ging es, {other} [obenauf|am Hals], {place.to}.
        + „Links“, sagte {other}. „Danke“, sagte er, „welches war das?“
        + Hecken waren für ihn nur Striche.
        + Auf halbem Weg stand er kurz und schlief.
        + Mitten in einem Bach hielt er an und überlegte, mit welchem Fuß er eigentlich hineingegangen war.
      `,
      wet: `
        Der Flamingo ging einfach hinein, Knie, Bauch, Hals und noch mehr Hals, {other} in der Blase, {place.to}.
        / Stufe um Stufe watete der Flamingo mit {other.dat} in die Tiefe, {place.to}.
        + Ein Krebs zwickte ihn ins Bein. Er bat um Auskunft, in welches.
        + Auf dem Grund stand er sehr schön.
        + Rosa leuchtete es durch das dunkle Wasser.
      `,
      quirk: `
        An der Kreuzung drehte sich der Flamingo im Kreis, bis ihm [schwindlig|ganz wirr] war.
        „Wollen wir links gehen?“, fragte {other}. „Unbedingt“, sagte er, „[oder eben nicht|aber wo ist das]?“
        + Er schlief im Stehen ein und wachte auf dem anderen Bein auf.
        + Zwischen zwei Blumen stand er so lange, bis beide zu waren.
        + {Other} band ihm ein Band ans linke. Nun wusste er es, solange er hinsah.
        + „Du hast es gut“, sagte er zu einer Schlange.
      `,
      help: `
      Auf dem Rückweg kam ein Fluss, tief und reißend, und nirgends war Halt.
        @help Der Flamingo stieg hinein, ohne zu überlegen, und stand als Pfosten im tiefen Wasser.
        + „Haltet euch an mir fest“, rief er, und in der Stimme war kein Oder.
        + Einer nach dem anderen hangelte sich an ihm vorbei, {thing} immer obenauf.
        + Das Wasser drückte von links und von rechts. Er unterschied es nicht.
        + „Auf welchem Bein stehst du eigentlich?“, rief {other}. „Auf allen“, rief er.
      `,
    },
    advanced: {
      arrives: `
        @friend Auf einem Bein, von dem er nicht sagen konnte, welches es war, stand im Garten [ein Flamingo|rosa und ratlos ein Flamingo].
        + Er gehörte zu den Wesen, die sich für nichts entscheiden können, auch nicht gegen etwas.
        + „Man hat mich zu dir geschickt, {hero.bare}“, sagte er, „beziehungsweise in die Parallelstraße.“
        + {Place.in} gehe etwas ab, meine er, wobei er auch das Gegenteil achtbar finde.
        + Beim Nachdenken schlang sich sein Hals zu einer Schleife, die man ihm behutsam aufziehen musste.
      `,
      alone: `
        @friend Der Flamingo stand am See und versuchte, sich zu entsinnen, [welches Bein an der Reihe war|wer von beiden dran war].
        + Seine Verwandten schliefen längst und standen, ohne sich etwas dabei zu denken, alle auf dem gleichen.
        + Der Rat eines Frosches, doch einfach beide zu nehmen, kam ihm unerträglich oberflächlich vor.
        + Als er den Kopf unter den Flügel stecken wollte, erhob sich die Frage nach dem Flügel.
        + Erst ein Ruf, {place.from}, machte dem ein Ende, denn die Beine gingen, ehe man sie gefragt hatte.
      `,
      dry: `
        Von oben, wo {other} saß, glich der Gang des Flamingos {place.to} [einem langen Zögern|einer Folge von Fragen].
        / Über Hecken, die ihm kaum bis ans Knie reichten, stelzte der Flamingo mit {other.dat} {place.to}.
        + „Und nun das linke“, half {other}, worauf er dankte und sich nach der Bedeutung erkundigte.
        + Auf halbem Weg schlief er kurz.
      `,
      wet: `
        Der Flamingo ging einfach hinein, bis auch der Hals zu Ende war, und kam mit {other.dat} {place.to}.
        / Der Flamingo watete, [Gelenk um Gelenk|ohne Eile], mit {other.dat} in die Tiefe, {place.to}.
        + Ein Krebs, der ihn ins Bein zwickte, wurde höflich gefragt, in welches.
        + Rosa schimmerte es lange durch das dunkle Wasser herauf.
      `,
      quirk: `
        An jeder Kreuzung drehte sich der Flamingo so lange um sich selbst, bis [die Wege müde waren|ihm die Welt entgegenkam].
        + Zwischen zwei gleich schönen Blumen verharrte er, bis beide sich für die Nacht geschlossen hatten.
        + Er entschlief auf dem einen und erwachte auf dem anderen Bein, was er als Niederlage empfand.
        + Ein Band, das {other} ihm ans linke knüpfte, schuf Klarheit, bis er sich fragte, ob es nicht verrutscht sei.
      `,
      help: `
        Auf dem Rückweg sperrte ein reißender Fluss die Furt, und [nirgends war Halt|alles trieb].
        @help Der Flamingo stieg hinein, ohne zu wägen, und stand als Pfosten im tiefen Wasser.
        + „Haltet euch an mir“, rief er, und zum ersten Mal war in seiner Stimme kein Oder.
        + Wie an einem Geländer zog man sich an ihm vorbei, {thing} obenauf, und die Strömung gab es auf.
        + Gefragt, auf welchem Bein er denn stehe, erwiderte er mit großer Ruhe: „Auf dem, das hält.“
      `,
    },
  },
  Crane: {
    noun: { gender: 'm', nom: 'Kranich', gen: 'Kranichs' },
    facts: { help: 'der Kranich faltete aus einem Blatt ein Boot' },
    beginner: {
      arrives: `
        Ein Papier flog herein, [dreimal|vielmal] gefaltet. Es machte knick.
        @friend Hinter ihm kam ein Kranich und faltete [die Gardine|das Fenster zu].
        + „Guten Abend, {hero.bare}“, sagte er. „Darf ich dein Bett falten?“
        + Er faltete alles, sogar den Brief, den er bringen sollte.
        + Nun war der Brief ein Frosch. Er hüpfte weg.
        + „Ein Wort weiß ich noch“, sagte er. „{Place}.“
        + Dann faltete er sich selbst. Er war jetzt sehr klein.
        + „Zieh am Schnabel“, sagte er. Da ging er wieder auf.
        + Seine Beine hatten genau zwei Knicke.
      `,
      alone: `
        @friend Der Kranich saß am Teich und faltete [Blätter|die Zeitung].
        Aus einem wurde ein Hut. Aus dem nächsten wurde ein [Schwan|Stern].
        + Sein Nest war gefaltet. Sein Frühstück auch.
        + Den Abend hätte er gern in der Mitte geknickt.
        + Er übte an sich selbst: Knie, Hals, Flügel, fertig.
        + So sah ihn kein Fuchs, nur ein kleines Päckchen.
        + Da rief etwas, {place.from}. Er ging auf wie eine Karte.
        + „Ich komme“, sagte er und strich sich glatt.
      `,
      dry: `
        Der Kranich faltete sich auf, groß wie ein [Drachen|Segel]. So ging es {place.to}.
        / {Other} hielt die Beine fest. Der Kranich flog {place.to}.
        + Unter ihnen lag das Land wie ein buntes Papier.
        + „Da fehlt ein Knick“, sagte er und flog um eine Kurve.
        + Eine Wolke legte er ordentlich zusammen.
      `,
      wet: `
        Aus einem Blatt faltete der Kranich eine Glocke. Darin ging es mit {other.dat} {place.to}.
        / Der Kranich machte ein Boot, das sinken konnte. Es sank {place.to}.
        + Es war dicht bis auf eine Ecke. Die hielt {other} zu.
        + Ein flacher Fisch gefiel ihm sehr. So gut gefaltet!
        + Unten klappten sie die Glocke auf.
      `,
      quirk: `
        „Wo ist die Karte?“, fragte {other}. Sie war jetzt ein [Vogel|Hut].
        „Und der Weg?“ „Der ist im [linken Flügel|Knick]“, sagte der Kranich.
        + Er faltete ein Brot. Das ging, aber nur ein Mal.
        + Einen Käfer fragte er, ob er ihn knicken darf. Er durfte nicht.
        + Beim Warten wurde er zu einem Stern.
        + „Gerade ist langweilig“, sagte er und ging um drei Ecken.
        + {Other} fand in jeder Tasche etwas aus Papier.
      `,
      help: `
        Da war Wasser, breit und [leer|still]. Kein Boot lag am Ufer.
        @help Der Kranich sah sich um. Dann faltete er aus einem Blatt ein Boot.
        / @help Knick, knack: Der Kranich faltete aus einem Blatt ein Boot.
        + Es hatte Bug und Heck und sogar eine Bank.
        + {Other} stieg ein und hielt {thing.akk}.
        + Der Kranich watete nebenher und schob.
        + Kein Tropfen kam herein. So gut waren die Knicke.
        + „Kannst du auch ein Ufer falten?“ „Da ist es ja“, sagte er.
        + Drüben strich er das Blatt glatt und gab es zurück.
      `,
    },
    intermediate: {
      arrives: `
        Ein Papierflieger landete auf der Decke, und auf ihm stand: [Bitte öffnen|Bitte nicht knicken].
        @friend Ihm folgte ein Kranich, der im Vorbeigehen [die Gardine faltete|aus der Serviette eine Rose machte].
        + „Eine Nachricht für dich, {hero.bare}“, sagte er, „sie ist leider inzwischen ein Frosch.“
        + Der Frosch hüpfte unters Bett. So blieb nur ein Wort übrig: {place}.
        + Nichts auf der Welt konnte er glatt liegen lassen, auch sich selbst nicht.
        + Zusammengefaltet passte er in eine Schublade, und manchmal schlief er dort.
        + „Wir brechen auf“, sagte er und legte die Decke zu einem perfekten Quadrat.
      `,
      alone: `
        @friend Am Teich saß der Kranich und machte aus der Abendzeitung [einen Hut|eine kleine Flotte].
        Die guten Nachrichten kamen nach vorn, [die anderen in den Knick|der Rest nach innen].
        + Sein Nest war aus einem einzigen Bogen, ohne Schere und ohne Leim.
        + Er faltete sich probeweise klein: erst die Beine, dann den Hals, dann den Rest.
        + Ein Fuchs kam vorbei und hielt ihn für ein Päckchen.
        + Da rief jemand, {place.from}, und er ging auf wie eine Landkarte.
      `,
      dry: `
        Der Kranich klappte sich auseinander, bis er ein Drachen war. {Other} hing [am Schwanz|an den Beinen], {place.to}.
        / Auf Schwingen mit scharfen Bügelfalten trug der Kranich {other.akk} {place.to}.
        + Das Land unter ihnen lag da wie buntes Papier.
        + „Da vorn ist ein Eselsohr“, sagte er über einen Berg.
        + Jede Wolke strich er im Vorbeifliegen glatt.
      `,
      wet: `
        Aus einem Seerosenblatt faltete der Kranich eine Taucherglocke. Darin sanken er und {other} {place.to}.
        / In einem Boot, das [auch hinunterfahren|sinken] konnte, ging es mit {other.dat} {place.to}.
        + Eine Ecke war undicht. {Other} setzte sich darauf.
        + Die Scholle bewunderte er. „So flach“, flüsterte er.
        + Unten falteten sie alles wieder zusammen und steckten es für den Rückweg in die Tasche.
        + Ein Rochen schwamm vorbei, der so glatt und flach war, dass dem Kranich fast die Tränen kamen.
      `,
      quirk: `
        Als {other} nach der Karte fragte, war sie schon ein [Schwan|Fächer], und ein schöner.
        „Wo geht es jetzt lang?“ „Das steht unter dem [linken Flügel|Falz]“, sagte der Kranich.
        + Während man wartete, wurde er aus Langeweile zu einem Stern.
        + Ein Butterbrot ließ sich nur ein Mal falten, aber er war stolz darauf.
        + Gerade Wege machten ihn nervös. Er ging sie im Zickzack.
        + Am Abend hatte {other} in jeder Tasche einen Frosch aus Papier.
      `,
      help: `
        Auf dem Rückweg lag ein Wasser da, [breit und ohne Boot|das niemand erwartet hatte].
        @help Der Kranich dachte kurz nach und faltete aus einem Blatt ein Boot.
        / @help „Das haben wir gleich“, sagte der Kranich und faltete aus einem Blatt ein Boot.
        + Es hatte einen Bug, ein Heck und eine Bank für zwei.
        + {Thing} lag in der Mitte, und kein Tropfen kam herein.
        + Er watete nebenher und schob es mit dem Schnabel wie ein Kinderwagen.
        + „Wie oft hast du es gefaltet?“, fragte {other}. „Genau oft genug“, sagte er.
      `,
    },
    advanced: {
      arrives: `
        @friend Einem Papierflieger, der auf der Bettdecke niederging, folgte mit knisternden Gelenken [ein Kranich|der Absender, ein Kranich].
        + „Die Nachricht für dich, {hero.bare}“, sagte er bedauernd, „hat sich unterwegs zu einem Frosch entwickelt.“
        + Der Frosch verschwand unter dem Schrank, und übrig blieb nur das Wort {place}.
        + Glattes konnte er nicht ansehen, ohne es zu knicken, und er machte da auch bei sich selbst keine Ausnahme.
        + In gefaltetem Zustand bewohnte er eine Schublade, und zwar eine kleine.
      `,
      alone: `
        @friend Der Kranich saß am Teich und faltete aus der Abendzeitung [eine Flotte|einen Hut], wobei er die guten Nachrichten nach vorn nahm.
        + Sein Nest bestand aus einem einzigen Bogen, ohne Schere, ohne Leim und ohne jede Überheblichkeit.
        + Zur Übung legte er sich selbst zusammen, erst die Beine, dann den Hals, zuletzt die Bedenken.
        + Ein Fuchs, der vorüberkam, hielt ihn für ein Päckchen und suchte nach der Anschrift.
        + Da rief es, {place.from}, und er entfaltete sich wie eine Landkarte im Wind.
      `,
      dry: `
        Auf Schwingen von tadelloser Bügelfalte trug der Kranich {other.akk} [über das Land|dahin], {place.to}.
        / Der Kranich klappte sich zu einem Drachen auseinander, an dessen Schnur {other} {place.to} flog.
        + Das Land darunter glich einem bunten Bogen, an dem ihn ein Gebirge als Eselsohr störte.
        + Alle Wolken strich er glatt.
      `,
      wet: `
        Aus einem Seerosenblatt falzte der Kranich eine Taucherglocke, mit der er und {other} [gelassen|trocken] {place.to} sanken.
        / In einem Boot, das sich auf das Sinken verstand, fuhr der Kranich mit {other.dat} {place.to}.
        + Vor einer Scholle zog er den Hut, denn flacher hatte er noch niemanden gefaltet gesehen.
      `,
      quirk: `
        Die Karte, nach der {other} fragte, war zu diesem Zeitpunkt bereits [ein Fächer|ein Schwan] von seltener Schönheit.
        + „Der weitere Weg“, sagte der Kranich, „befindet sich unter dem linken Flügel.“
        + Musste man warten, so wurde er aus Langeweile zu einem Stern mit sechzehn Zacken.
        + Gerade Strecken empfand er als unfertig und ging sie darum im Zickzack.
        + Am Abend fand {other} in allen Taschen Frösche vor, die keiner hineingesteckt haben wollte.
      `,
      help: `
        Auf dem Rückweg lag da ein Wasser, [breit und bootlos|das auf keiner Karte stand].
        @help Der Kranich überlegte, sah sich um und faltete aus einem Blatt ein Boot.
        + Es besaß einen Bug, ein Heck und eine Bank, auf der zwei und {thing} bequem Platz fanden.
        + Er selbst watete nebenher und schob es mit dem Schnabel wie eine Kinderfrau den Wagen.
        + Am anderen Ufer strich er das Blatt glatt und setzte es wieder an seinen Zweig.
      `,
    },
  },
  Albatross: {
    noun: { gender: 'm', nom: 'Albatros', gen: 'Albatros' },
    facts: { help: 'der Albatros glitt mit allen ohne einen Flügelschlag hinüber' },
    beginner: {
      arrives: `
        Auf der Straße lief jemand an. Er lief und [lief|lief und lief].
        @friend Es war ein Albatros. Er kam am Fenster vorbei und [kam wieder|winkte].
        + „Ich lande gleich“, rief er. „Ich brauche nur Platz!“
        + Beim dritten Mal plumpste er in die Hecke.
        + „Guten Abend, {hero.bare}“, sagte er. „Ist eure Straße noch länger?“
        + Er gähnte. Er schläft sonst nur beim Fliegen.
        + „{Place.in} brauchen sie uns“, sagte er. „Es ist nur tausend Meilen weit.“
        + Seine Flügel reichten von Tor zu Tor.
        + „Hilf mir beim Anlauf“, sagte er, „und schieb.“
      `,
      alone: `
        @friend Der Albatros schlief, und zwar [im Fliegen|hoch in der Luft].
        So machte er es immer. Im Bett [fiel er heraus|ging das nicht].
        + Er träumte vom Meer. Das war direkt unter ihm.
        + Einmal schlief er drei Tage und wachte in Peru auf.
        + Eine Möwe flog neben ihm und las die Zeitung.
        + Da wachte er auf. Etwas rief, {place.from}.
        + „Das ist gleich um die Ecke“, sagte er. Es war weit.
        + Er drehte einen Flügel, und die Welt drehte sich mit.
      `,
      dry: `
        Der Albatros lief an, lange, sehr lange. Dann ging es mit {other.dat} {place.to}.
        / {Other} schob, und der Albatros lief. Dann ging es leise {place.to}.
        + Nach der dritten Wiese waren sie oben.
        + Kein Flügel schlug. Es ging wie auf Schienen.
        + Er schlief ein bisschen. {Other} passte auf.
      `,
      wet: `
        Der Albatros nahm Anlauf und plumpste ins Meer. So ging es mit {other.dat} {place.to}.
        / Der Albatros glitt unter Wasser weiter, mit {other.dat}. So ging es {place.to}.
        + Die Flügel waren wie zwei lange Segel.
        + Ein Rochen dachte, das sei der Onkel.
        + {Other} lag in einer Blase zwischen den Federn.
      `,
      quirk: `
        Der Albatros brauchte Anlauf für alles, auch für einen [Satz|kleinen Schritt].
        „Aaaaalso“, sagte er und rannte. „[Jetzt weiß ich es|Ich habe Hunger]!“
        + Zum Niesen ging er zehn Schritte zurück.
        + Beim Landen traf er einen Busch, dann noch einen.
        + „Das ist mein Stil“, sagte der Albatros.
        + Zu Fuß schlief er sofort ein. Er brauchte Wind.
        + {Other} blies ihm ins Ohr. Da ging es wieder besser.
        + Jede Treppe nahm er in einem Sprung.
      `,
      help: `
        Vor ihnen war ein Tal, [tief und weit|so tief wie der Himmel].
        @help Der Albatros glitt mit allen ohne einen Flügelschlag hinüber.
        / @help „Nicht wackeln!“ Der Albatros glitt mit allen ohne einen Flügelschlag hinüber.
        + Es war so still, dass man den Mond hörte.
        + {Other} lag im Gefieder, {thing} lag dabei.
        + Unten schliefen die Bäume. Keiner wurde wach.
        + Er schlief auch ein wenig. Das machte nichts.
        + Drüben landete er auf beiden Füßen. Zum ersten Mal!
        + „Habt ihr das gesehen?“, fragte er. Alle hatten.
      `,
    },
    intermediate: {
      arrives: `
        Draußen nahm jemand Anlauf, und zwar die ganze [Straße|Allee] entlang.
        @friend Es war ein Albatros, der dreimal am Fenster vorbeikam, ehe er [in der Hecke|im Flieder] landete.
        + „Eure Straße ist etwas kurz“, sagte er zu {hero.dat}, „aber sonst sehr nett.“
        + Er brauchte für alles einen Anlauf, auch für guten Abend.
        + {Place.in} warte man, sagte er. Es seien nur tausend Meilen, also um die Ecke.
        + Schlafen konnte er bloß im Fliegen. Am Boden fiel er dabei um.
        + Seine Flügel lagen über zwei Vorgärten, und er bat die Tulpen um Entschuldigung.
      `,
      alone: `
        @friend Hoch über dem Meer schlief der Albatros, ruhig und [ohne zu schlagen|mit offenen Flügeln].
        Im Bett hatte er es einmal versucht. Man [sprach nicht mehr davon|fand ihn im Nachbarort].
        + Die Möwe neben ihm las ihm aus der Zeitung vor.
        + Manchmal wachte er in Peru auf und flog nach dem Frühstück heim.
        + Er träumte vom Meer, was günstig war, denn es lag gleich darunter.
        + Ein Ruf drang in seinen Schlaf, {place.from}. Er neigte einen Flügel, und die Welt drehte bei.
      `,
      dry: `
        {Other} schob, der Albatros rannte, und nach drei Wiesen [hoben sie ab|waren sie in der Luft], {place.to}.
        / Wie ein Brief auf einer langen Rutsche glitt der Albatros mit {other.dat} {place.to}.
        + Kein einziges Mal schlug er mit den Flügeln.
        + „Weck mich, wenn Berge kommen“, bat er.
        + Gelandet wurde in mehreren Büschen.
      `,
      wet: `
        Mit Anlauf und Bauchklatscher ging es unter Wasser. Dort glitt der Albatros mit {other.dat} {place.to}.
        / Was in der Luft geht, dachte der Albatros, geht auch im Meer, und trug {other.akk} {place.to}.
        + Ein Rochen grüßte ihn als Verwandten.
        + Seine Flügel füllten das halbe Becken.
        + Schlafen wollte er hier lieber nicht.
      `,
      quirk: `
        Wenn der Albatros etwas sagen wollte, lief er erst [zwanzig Schritte|einen Acker] zurück.
        „Aaaalso“, begann er rennend, „[habt ihr auch Hunger|ich wollte nur danke sagen]?“
        + Zum Niesen brauchte er eine ganze Wiese.
        + Beim Gehen schlief er ein, weil kein Wind da war, und {other} musste pusten.
        + Jede Landung endete in etwas Grünem. Das sei Stil, sagte er.
        + Eine Treppe nahm er mit Anlauf und war dann im Nachbarhaus.
      `,
      help: `
        Auf dem Rückweg lag ein Tal vor ihnen, [so tief, dass es hallte|breit und voller Nacht].
        @help Der Albatros suchte den Wind und glitt mit allen ohne einen Flügelschlag hinüber.
        + Unten schliefen die Wälder, und nicht ein Vogel wachte auf.
        + {Other} lag warm zwischen den Federn, {thing} gleich daneben.
        + Es war so still, als hielte jemand die Welt an.
        + Drüben setzte er auf, mit beiden Füßen, ohne Busch. „Ach“, sagte er nur.
      `,
    },
    advanced: {
      arrives: `
        @friend Dass da draußen jemand Anlauf nahm, hörte man lange, bevor ein Albatros [in der Hecke einschlug|im Flieder zum Stehen kam].
        + „Eure Straße“, sagte er und zupfte sich Zweige vom Kragen, „ist reizend, {hero.bare}, nur etwas kurz geraten.“
        + Er benötigte für alles einen Anlauf, selbst für Sätze, die darum meist mit einem langen A begannen.
        + {Place.in} bedürfe man ihrer, und da es kaum tausend Meilen seien, könne man sagen, um die Ecke.
        + Zu schlafen vermochte er ausschließlich im Fliegen, weswegen er am Boden stets etwas übernächtigt wirkte.
      `,
      alone: `
        @friend In großer Höhe, die Flügel weit offen, schlief der Albatros, [wie es sich für ihn gehörte|ruhig wie eine Handschrift].
        + Ein Versuch mit einem Bett hatte im Nachbardorf geendet und wurde nicht wiederholt.
        + Eine befreundete Möwe las ihm aus der Zeitung vor, bis sein Schnarchen die Seiten umblätterte.
        + Bisweilen erwachte er in Peru, frühstückte dort und kehrte ohne Groll zurück.
        + Als ein Ruf in seinen Traum drang, {place.from}, senkte er einen Flügel. Die Welt drehte sich bei.
      `,
      dry: `
        Nach drei Wiesen, die {other} mitgeschoben hatte, hob der Albatros ab, und [mühelos|sehr leise] ging es {place.to}.
        / Wie ein Bogen auf einer sehr langen Saite strich der Albatros mit {other.dat} {place.to}.
        + „Wecke mich, falls Gebirge auftreten“, murmelte er, die Augen bereits geschlossen.
        + Die Büsche am Ziel waren vorgewarnt.
      `,
      wet: `
        Nach einem Bauchklatscher, über den zu reden sich verbietet, glitt der Albatros mit {other.dat} unter Wasser {place.to}.
        / Wasser sei auch nur dickere Luft, meinte der Albatros und trug {other.akk} {place.to}.
        + Ein Rochen grüßte ihn als Vetter, und er brachte es nicht übers Herz, zu widersprechen.
        + Er füllte dabei das halbe Meer aus.
      `,
      quirk: `
        Wollte der Albatros eine Bemerkung machen, so trat er zunächst [einen halben Acker|zwanzig Schritte] zurück.
        + Das A, mit dem er heranrannte, war von den Hügeln her schon zu hören, wenn das Lso noch fehlte.
        + Zum Niesen wurde eine Wiese geräumt, und ein paar Kühe blieben freiwillig als Publikum.
        + Da ihm zu Fuß der Wind fehlte, schlief er dabei ein, und {other} musste pusten.
        + Seine Landungen endeten ausnahmslos im Grünen, was er als persönliche Note verstanden wissen wollte.
      `,
      help: `
      Auf dem Rückweg tat sich ein Tal auf, tief und wegelos.
        @help Der Albatros wartete auf den Wind und glitt dann mit allen ohne einen Flügelschlag hinüber.
        + Es war eine Stille, in der man hören konnte, wie unten ein Wald sich im Schlaf umdrehte.
        + {Other} lag zwischen den Federn wie in einem Satz, der kein Ende braucht.
        + Drüben setzte er auf, ohne Busch und ohne Umstände, und war selbst am meisten erstaunt.
      `,
    },
  },
  Macaw: {
    noun: { gender: 'm', nom: 'Ara', gen: 'Aras' },
    facts: { help: 'der Ara warf bunte Federn als Wegzeichen' },
    beginner: {
      arrives: `
        Etwas Buntes kam herein, rot und blau und [gelb|grün]. Es war auch laut.
        @friend Es war ein Ara. „Tausend Tiger jagten mich!“, rief er. „[Oder ein Kater|Beinahe]!“
        + Er malte alles bunter, als es war.
        + „Es stürmt, es blitzt“, rief er. Draußen tropfte es.
        + „{Place.in} geht die Welt unter! Also, es fehlt etwas.“
        + „Du bist {hero}“, rief er. „So groß wie ein Turm!“
        + {Hero} wurde ein bisschen größer davon.
        + Er verlor eine Feder. Sie leuchtete auf dem Teppich.
        + „Das war mein Flügel!“, rief er. Es war eine Feder.
      `,
      alone: `
        @friend Der Ara saß im Baum und erzählte sich [den Tag|sein Mittagessen].
        Es war eine Banane. In der Geschichte war sie [ein Krokodil|ein wildes Tier].
        + „Ich kämpfte sieben Stunden“, sagte er.
        + Die anderen Vögel hörten zu und gähnten.
        + Ein Regentropfen fiel. Das war heute das Meer.
        + Da rief jemand, {place.from}. Das war nicht bunt. Das war wahr.
        + „Hundert Stimmen“, sagte er. Es war eine.
        + Er flog hin, so schnell wie neun Blitze.
      `,
      dry: `
        Bunt wie ein Feuerwerk flog der Ara {place.to}.
        / Über Berge und einen [Hügel|Zaun] ging es {place.to}.
        + „Das war der höchste Berg der Welt!“ Es war ein Heuhaufen.
        + Unterwegs fiel eine Feder. Sie sank ganz langsam.
        + Ein Spatz wurde zum Adler, als er es später erzählte.
      `,
      wet: `
        In einer bunten Blase ging es {place.to}.
        / Der Ara hielt die Luft an und {other.akk} fest. Hinab ging es {place.to}.
        + Eine Sardine war nun ein Wal, ein wütender.
        + Sie lachte. So nett war sie noch nie genannt worden.
        + „Zehntausend Meter tief!“, rief er. Es waren acht.
      `,
      quirk: `
        „Ich sah ein Monster, [groß wie ein Haus|mit neun Köpfen]!“, rief der Ara. Es war ein Schaf.
        „Wie viele Köpfe?“, fragte {other}. „[Einen|Eigentlich einen]“, sagte er leise.
        + Sein Schnupfen war die Pest, und der Weg war die Wüste.
        + „Ist das wahr?“, fragte {other}. „Es ist schön“, sagte er.
        + Aus drei Krümeln machte er ein Fest mit Musik.
        + Grau gab es bei ihm nicht. Nebel war rosa.
        + Ein Käfer wollte auch ein Drache sein. Er durfte.
      `,
      help: `
        Alles war grau, und [jeder Weg|jede Ecke] sah gleich aus.
        @help Da warf der Ara bunte Federn als Wegzeichen.
        / @help „Hier lang“, rief der Ara und warf bunte Federn als Wegzeichen.
        + Eine rote lag links, eine blaue lag rechts.
        + {Other} ging von Farbe zu Farbe.
        + „Hier ist es wirklich nur ein Stein“, sagte er. „Ich lüge nicht.“
        + Die gelbe zeigte auf das Tor.
        + {Thing} kam heil um jede Kurve.
        + Der Ara war nun etwas dünner und sehr stolz darauf.
      `,
    },
    intermediate: {
      arrives: `
        Erst war das Zimmer grau, dann kam etwas herein. Nun war es [rot, blau und laut|bunt].
        @friend „Mich verfolgten tausend Tiger!“, rief ein Ara. „[Vielleicht war es ein Kater|Einer davon war echt].“
        + Er erzählte nichts falsch, nur alles in lauteren Farben.
        + {Place.in} gehe gerade die Welt unter, rief er. Genauer gesagt fehle etwas Kleines.
        + „Und von {hero.dat} singen schon die Berge“, fügte er hinzu.
        + Eine Feder fiel ihm aus, und er beklagte sie wie einen verlorenen Arm.
        + Draußen fielen drei Tropfen. Das sei der Monsun, sagte er.
        + Unter seinen Flügeln trug er immer zwei Geschichten bei sich, eine wahre und eine sehr schöne.
      `,
      alone: `
      @friend In seinem Baum saß der Ara und erzählte sich selbst, wie sein Tag gewesen war.
        Aus einer Banane war dabei ein Krokodil geworden, und [der Kampf dauerte an|er hatte knapp gewonnen].
        + Das Publikum, zwei Tauben und ein Blatt, kannte die Stelle schon.
        + Nebel war bei ihm rosa, und der Montag hatte goldene Ränder.
        + Dann hörte er ein Weinen, {place.from}, und es brauchte keine Farbe dazu.
        + „Tausend Stimmen rufen mich“, sagte er. Es war eine, aber sie genügte.
      `,
      dry: `
        Wie ein Feuerwerk ohne Knall flog der Ara mit {other.dat} {place.to}.
        / Über den höchsten Berg der Welt, einen Heuhaufen, trug der Ara {other.akk} {place.to}.
        + „Adler!“, rief er. Es war ein Spatz.
        + Hinter ihnen sank eine Feder zur Erde.
        + Der Wind war lau. Er nannte ihn Orkan.
        + Was unter ihnen lag, war nach seinen Worten das Meer, die Wüste und der Rand der Welt.
      `,
      wet: `
        In einer Blase, die [vor Farbe leuchtete|schillerte], sank der Ara mit {other.dat} {place.to}.
        / „Zehntausend Klafter!“, rief der Ara, als er mit {other.dat} {place.to} tauchte. Es waren neun.
        + Aus einer Sardine machte er einen Wal.
        + Die Sardine erzählte es zu Hause weiter.
        + Blau gab es hier genug, das lobte er.
      `,
      quirk: `
      „Da stand ein Ungeheuer mit neun Köpfen!“, rief der Ara. Es war ein Schaf.
      + „Wie viele waren es wirklich?“, fragte {other}. „Einer“, gab er zu, „aber was für einer.“
        + Der Weg war bei ihm eine Wüste und die Wasserflasche eine Oase.
        + „Ich lüge nicht“, erklärte er, „ich male aus.“
        + Ein Käfer bat, auch einmal ein Drache zu sein, und durfte es bis zur nächsten Ecke.
        + Aus drei Krümeln machte er ein Bankett, und seltsamerweise wurden alle satt.
      `,
      help: `
        Auf dem Rückweg war alles so grau, dass [Weg und Wiese eins waren|man die Wege nicht mehr unterschied].
        @help Da wurde der Ara ganz still und warf bunte Federn als Wegzeichen.
        + Rot hieß links, Blau hieß rechts, und Gelb hieß Vorsicht, Stufe.
        + {Other} ging von Farbe zu Farbe wie über Steine im Bach.
        + „Hier ist wirklich nur ein Busch“, sagte er. Man hörte, wie schwer es ihm fiel.
        + Als sie ankamen, war er etwas magerer, und keiner hat es ihm ausgemalt.
      `,
    },
    advanced: {
      arrives: `
        @friend „Tausend Tiger waren mir auf den Fersen!“, rief ein Ara und setzte, [auf Nachfrage|nach einer Pause], hinzu, es könne ein Kater gewesen sein.
        + Lügen konnte man es nicht nennen, denn er sagte stets die Wahrheit, nur in lauteren Farben.
        + {Place.in} sei der Weltuntergang in vollem Gange, oder es fehle zumindest etwas Kleines.
        + Über {hero.akk} habe er Lieder gehört, die man noch gar nicht gedichtet habe.
        + Drei Tropfen, die in diesem Moment ans Fenster klopften, begrüßte er als Monsun.
      `,
      alone: `
        @friend In seinem Baum berichtete der Ara, mangels anderer Zuhörer, [zwei Tauben und einem Blatt|sich selbst] von seinem Mittagessen.
        + Die Banane hatte sich im Lauf der Erzählung in ein Krokodil verwandelt, und noch war nichts entschieden.
        + Nebel nannte er rosa, Montage golden, und für Grau besaß er kein Wort.
        + Da hörte er ein Weinen, {place.from}, und merkte, dass man es nicht auszumalen brauchte.
        + „Tausend Stimmen“, sagte er aus Gewohnheit, doch er flog wegen der einen.
      `,
      dry: `
        Wie ein Feuerwerk, dem man [den Lärm abgestellt|die Nacht geschenkt] hat, flog der Ara mit {other.dat} {place.to}.
        / Über das Dach der Welt, nach anderen Quellen ein Heuschober, trug der Ara {other.akk} {place.to}.
        + Ein Spatz, der vorüberkam, ging als Kondor in die Reisebeschreibung ein.
        + Den lauen Wind nannte er, ohne zu zögern, Orkan.
      `,
      wet: `
        Bei neun Fuß Tiefe meldete der Ara zehntausend Klafter und sank mit {other.dat} [beglückt|weiter] {place.to}.
        / In einer Luftblase, die von ihm die Farben lieh, sank der Ara mit {other.dat} {place.to}.
        + Eine Sardine, als Wal angesprochen, trug von da an den Kopf höher.
        + Am Blau der Tiefe fand er ausnahmsweise nichts zu verbessern.
      `,
      quirk: `
        Von dem Ungeheuer, das der Ara gesehen hatte, [blieb beim Nachzählen|war bei Licht] ein einziger Kopf übrig, und der blökte.
        + „Ich erfinde nichts“, verwahrte er sich, „ich erhelle bloß, was ohnehin da ist.“
        + Die Wasserflasche war ihm eine Oase, der Feldweg eine Wüste und der Schnupfen eine Seuche von Rang.
        + Auf Bitten eines Käfers, der auch einmal ein Drache sein wollte, ernannte er ihn bis zur nächsten Ecke.
      `,
      help: `
        Auf dem Rückweg verschwamm alles zu einem Grau, in dem [kein Weg mehr galt|sich nichts mehr unterschied].
        @help Da schwieg der Ara, zum ersten Mal, und warf bunte Federn als Wegzeichen.
        + Rot bedeutete links und Blau rechts, und Gelb riet bei Stufen zur Vorsicht.
        + „Hier“, sagte er mit Überwindung, „befindet sich lediglich ein Busch“, und man konnte sich darauf verlassen.
        + Daheim war er um manche Feder ärmer, und es ist das Einzige, wovon er nie erzählt hat.
      `,
    },
  },
  Dove: {
    noun: { gender: 'f', nom: 'Taube', gen: 'Taube' },
    facts: { help: 'die Taube wusste, wo zu Hause ist' },
    beginner: {
      arrives: `
        Tock, tock, machte es [am Glas|am Fenster]. Ein Brief sah herein.
        @friend Den Brief hielt eine Taube. „Ich habe ihn schon [gelesen|aufgemacht]“, sagte sie. „Er ist traurig.“
        + „Er ist von {place.from}“, sagte die Taube. „Die dritte Zeile ist die beste.“
        + Sie las jeden Brief unterwegs. Dann weinte sie oder lachte.
        + „Er ist an mich?“, fragte {hero}. „Ja, {hero.bare}. Aber ich musste es doch wissen.“
        + Auf dem Brief war ein Fleck. Das war eine Träne von ihr.
        + „Gurr“, sagte sie. „Du sollst kommen. Ich auch, steht da nicht.“
        + „Ich komme trotzdem mit“, sagte die Taube.
      `,
      alone: `
        @friend Die Taube saß auf dem Dach und las [fremde Post|eine Karte].
        „Liebe Erna“, las sie. „Das Wetter ist [gut|nass].“ Da freute sie sich für Erna.
        + Morgen würde sie die Karte bringen. Erst kam die Rückseite.
        + Sie wusste von jedem Haus, wie es ihm ging.
        + Nur ihr selbst hatte noch keiner geschrieben.
        + Da kam ein Zettel geflogen, {place.from}.
        + „An alle“, stand darauf. „Das bin ich auch“, sagte sie.
        + Sie flog los und nahm ihn mit.
      `,
      dry: `
        Die Taube nahm {other.akk} mit wie einen [Brief|langen Brief]. Es ging {place.to}.
        / „Eilpost“, rief die Taube und flog mit {other.dat}. Es ging {place.to}.
        + Sie flog nie im Kreis. Sie flog wie eine Schnur.
        + „Da wohnt Herr Klug“, sagte sie. „Er bekommt viel Rosa.“
        + Auf jedem Dach grüßte jemand.
      `,
      wet: `
        In einer Flasche mit Korken sanken sie {place.to}. Das war [Post|Flaschenpost].
        / Die Taube und {other} waren Flaschenpost. So ging es {place.to}.
        + Sie las allen Fischen etwas vor.
        + Ein Karpfen weinte. Das merkt man im Wasser kaum.
        + „Bitte nicht knicken“, stand auf der Flasche.
      `,
      quirk: `
        Die Taube brachte einem Frosch einen Brief. „Du hast [im Juli|am Montag] Besuch“, sagte sie gleich.
        „Das wollte ich selbst lesen“, sagte er. „[Lies nur|Es stimmt aber]“, sagte sie.
        + Sie wusste, wer wen gern hat. Sie sagte es auch.
        + „Man liest nicht fremde Post“, sagte {other}. „Nie“, sagte sie und las.
        + Traurige Briefe brachte sie erst nach dem Essen.
        + Einen hat sie besser gemacht. Am Ende stand nun: Kuss.
        + {Other} schrieb ihr einen Zettel. Sie las ihn neunmal.
      `,
      help: `
        Vier Wege gingen [auseinander|vor ihnen los]. Keiner wusste, welcher der richtige war.
        @help Nur die Taube wusste, wo zu Hause ist.
        / @help Die Taube drehte den Kopf und wusste, wo zu Hause ist.
        + „Da“, sagte sie und zeigte mit dem Herzen.
        + „Wie machst du das?“, fragte {other}. „Es zieht“, sagte sie.
        + Sie flog gerade, wie an einem Faden.
        + {Other} ging mit {thing.dat} hinterher.
        + Einmal kam Nebel. Zu Hause blieb, wo es war.
        + Dann roch es nach Suppe und Seife.
      `,
    },
    intermediate: {
      arrives: `
        Vor dem Fenster las jemand halblaut und [schniefte|blätterte um].
        @friend Es war eine Taube mit einem Brief. „Er ist für dich, {hero.bare}“, sagte sie, „[er geht gut aus|ich habe geweint].“
        + Sie brachte jede Post pünktlich, aber nie ungelesen.
        + „Er kommt {place.from}“, sagte sie. „Auf Seite zwei wird es schlimm.“
        + {Hero} wollte ihn öffnen. Er war schon offen, sehr ordentlich.
        + „Du sollst hinkommen“, fasste sie zusammen, „und zwar mit jemandem, der die Adresse kennt.“
        + Ein Komma hatte sie verbessert und am Schluss einen Gruß dazugeschrieben.
      `,
      alone: `
      @friend Auf dem Dachfirst saß die Taube und las die Post, die morgen dran war.
        Bei einer Karte mit Sonne musste sie lächeln. „Endlich [geht es Erna gut|hat er geschrieben]“, sagte sie.
        + Von allen Häusern wusste sie, ob darin gelacht wurde.
        + Nur für sie selbst war in all den Jahren nie etwas dabei.
        + Traurige Briefe hielt sie zurück, bis die Leute gegessen hatten.
        + Da wehte ein Zettel aufs Dach, {place.from}, und darauf stand: An alle. „Also auch an mich“, sagte sie.
      `,
      dry: `
        Wie einen eingeschriebenen Brief nahm die Taube {other.akk} [unter den Flügel|ans Bein] und flog {place.to}.
        / Schnurgerade, denn Umwege kannte sie nicht, flog die Taube mit {other.dat} {place.to}.
        + Über jedem Dach wusste sie eine Geschichte.
        + „Da unten ist jemand verliebt“, sagte sie.
        + Der Wind wollte schieben. Sie ließ ihn nicht.
      `,
      wet: `
        In einer gut verkorkten Flasche reisten sie [als Flaschenpost|wie ein Brief] {place.to}.
        / Die Taube schrieb eine Anschrift auf die Flasche und stieg mit {other.dat} hinein. So ging es {place.to}.
        + Die Fische bekamen etwas vorgelesen.
        + Bei den Grüßen weinte ein Hecht.
        + Unten zog sie den Korken, plopp.
      `,
      quirk: `
        Die Taube brachte einem Frosch einen Brief und verriet gleich [das Ende|alles Wichtige].
      „Den wollte ich selbst lesen“, sagte er. „Es lohnt sich“, sagte sie.
        + „Fremde Post liest man nicht“, meinte {other}. „Niemals“, sagte sie und hielt ihn gegen das Licht.
        + Sie wusste, wer wen mochte, und sagte es beiden.
        + Einen strengen Brief hatte sie so lange verbessert, bis er eine Einladung war.
        + {Other} schrieb ihr unterwegs einen Zettel. Danach flog sie eine Weile rückwärts.
      `,
      help: `
        Auf dem Rückweg liefen fünf Pfade auseinander, und [alle sahen nach Abend aus|keiner hatte ein Schild].
        @help Die Taube legte den Kopf schief, wartete und wusste, wo zu Hause ist.
        + „Dort“, sagte sie, ohne zu überlegen, „es zieht ein wenig links vom Herzen.“
        + Sie flog so gerade, als wickle jemand daheim einen Faden auf.
        + Nebel kam und ging, aber zu Hause blieb, wo es war.
        + {Other} folgte ihr mit {thing.dat}, bis es nach Seife und Suppe roch.
        + Es war gar nicht weit.
      `,
    },
    advanced: {
      arrives: `
        @friend Draußen las jemand halblaut, blätterte um und schniefte, und es war eine Taube, die [einen Brief|Post] für {hero.akk} hatte.
        + Sie stellte alles pünktlich zu und nichts ungelesen, da man, wie sie sagte, doch wissen müsse, was man trägt.
        + „Er kommt {place.from}“, erklärte sie, „auf der zweiten Seite wird es schlimm, aber der Schluss ist tröstlich.“
        + Geöffnet war er bereits, und zwar mit Sorgfalt, auch fand sich ein verbessertes Komma.
        + Die Grüße am Ende, das gab sie auf Befragen zu, waren von ihr.
      `,
      alone: `
        @friend Auf dem First saß die Taube und nahm die Post des kommenden Tages [in Augenschein|schon einmal zur Kenntnis].
        + Bei einer Karte mit Sonnenuntergang nickte sie, denn um Erna hatte man sich Sorgen machen müssen.
        + Betrübliches hielt sie zurück, bis die Empfänger gegessen hatten, und Fröhliches trug sie im Morgengrauen aus.
        + Dass in all den Jahren keine Zeile an sie selbst gerichtet war, erwähnte sie nie.
        + Dann wehte ein Zettel herauf, {place.from}, mit der Anschrift „An alle“, und sie fühlte sich gemeint.
      `,
      dry: `
        Wie ein Einschreiben barg die Taube {other.akk} unter dem Flügel und flog, [ohne den kleinsten Umweg|schnurgerade], {place.to}.
        / Die Taube nahm {other.akk} in die Post und war, pünktlich auf die Minute, {place.to} unterwegs.
        + Zu jedem Dach, das sie überflogen, wusste sie den gegenwärtigen Stand der Dinge.
        + Der Wind durfte nicht einmal schieben.
      `,
      wet: `
        Als Flaschenpost, ordentlich frankiert, [sanken sie|trieben sie] {place.to}, {other} und die Taube.
        / In einer verkorkten Flasche, mit {other.dat} als Beilage, sank die Taube {place.to}.
        + Den Fischen las sie unterwegs vor, und ein Hecht bat bei den Grüßen um eine Pause.
        + Unten sagte der Korken plopp und gab sie frei.
      `,
      quirk: `
        Einem Frosch händigte die Taube ein Schreiben aus und verriet ihm im gleichen Atemzug [das Ende|den gesamten Inhalt].
        + „Das Briefgeheimnis“, versicherte sie {other.dat}, „ist bei mir gut aufgehoben, ich kenne es auswendig.“
        + Einen Mahnbrief hatte sie so lange überarbeitet, bis er eine Einladung zum Kaffee war.
        + Wer wen gernhatte, das wusste sie, und sie fand es nur gerecht, wenn die Betroffenen es auch erfuhren.
        + Als {other} ihr ein Zettelchen schrieb, flog sie eine Zeit lang rückwärts, um es dabei lesen zu können.
      `,
      help: `
        Auf dem Rückweg liefen fünf Pfade auseinander, [einer so abendlich wie der andere|ohne ein einziges Schild].
        @help Die Taube brauchte nicht zu wählen, denn sie wusste, wo zu Hause ist.
        + „Es zieht“, sagte sie auf die Frage, wie sie das mache, „ein klein wenig links vom Herzen.“
        + So gerade flog sie, als wickle daheim jemand ganz langsam einen Faden auf.
        + Nebel kam und verging, doch das Zuhause blieb, und das ist ja sein Beruf, an seinem Platz.
      `,
    },
  },
}
