import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const underwaterKingdom: SettingContent<Noun, 'Underwater Kingdom'> = {
  place: { name: 'das Unterwasserreich', in: 'im Unterwasserreich', to: 'ins Unterwasserreich', from: 'aus dem Unterwasserreich' },
  beginner: {
    arrival: `
      @place Nun waren sie {place.in}. Das Licht war [grün|blau] und wiegte sich.
      / Tief unten lag die Stadt. So kamen sie {place.to}, [ganz|sehr] sacht.
      Aus Korallen waren [Häuser|Türme] gebaut, rosa und rot.
      / Überall gab es [Balkone|kleine Balkone] aus Korallen.
      + Es roch nach Salz. Es schmeckte auch danach.
      + Ein Seepferd trabte vorbei. Es zog einen Karren mit Kissen.
      + „Blubb“, sagte jemand. Das heißt hier Guten Abend.
      + {Friend} blies eine Blase. Darin war ein Hallo.
      + Der Sand war weich und ganz fein gekämmt.
      + Ein Fisch sah ihnen mit dem linken Auge nach. Dann mit dem rechten.
      + Hoch oben war das Meer wie eine Decke mit Falten.
    `,
    life: `
      Am Abend singt hier ein Chor aus [Schnecken|alten Schnecken].
      / Die Schnecken üben [jeden|am] Abend ihr Lied. Sie sind immer zu spät.
      Die Fische tragen ihre [Betten|Kissen] hinaus auf den Balkon.
      / Auf den Balkonen hängt [Wäsche|nasse Wäsche]. Sie wird nie trocken.
      + Seepferde fahren Post. Sie fahren rechts.
      + Ein Aal legt sich um die Laternen und leuchtet mit.
      + Der Koch ist ein Kugelfisch. Man darf ihn nicht ärgern.
      + Der König schläft in einer Muschel. Sie schnarcht.
      + Die Kleinen kriegen eine Perle vorgelesen.
      + Zwei Krebse gehen spazieren, immer seitwärts und immer zu zweit.
      + Wer laut ist, macht Blasen. Man sieht also, wer es war.
    `,
    way: `
      Der Weg {spot.to} ging durch hohen [Tang|grünen Tang].
      / Sie folgten einer Straße [aus Kies|für Seepferde] {spot.to}.
      Eine Qualle leuchtete ihnen [heim|ein Stück]. Sie ging an und aus.
      / Über ihnen zog ein [Rochen|großer Rochen] vorbei wie ein Teppich.
      + Etwas kitzelte. Es war nur ein Gras mit langen Fingern.
      + Es wurde kalt, und dann kam eine warme Stelle. Keiner sagte was.
      + Ein Anker lag da. Er träumte von Schiffen.
      + Man hörte den Chor noch, aber nur die tiefen Stimmen.
      + Eine Muschel ging auf und guckte. Klapp.
      + Drei Garnelen fegten die Straße mit ihren Beinen.
      + {Friend} winkte einem Fisch. Er winkte mit allem zurück.
    `,
    thanks: `
      Der Chor sang zum [Abschied|Gehen] alle fünf Strophen.
      / Alle Fische [wedelten|winkten] mit dem Schwanz. Das gab Wellen.
      {Keeper} gab {hero.dat} eine [Muschel|kleine Schnecke]. Man hört das Meer darin.
      / {Hero} bekam einen [Stern|Knopf] aus Koralle.
      + „Bleibt nass“, sagten sie. Das heißt hier: Lebt wohl.
      + Für {friend.akk} gab es einen Hut aus Tang.
      + Ein Seepferd gab ihnen einen Kuss. Er war salzig.
      + Die Balkone leuchteten ihnen nach.
      + Zuletzt stieg eine große Blase auf. In ihr war ein Danke.
      + Man winkt hier mit allem, was man hat.
    `,
  },
  intermediate: {
    arrival: `
      @place Das Licht wurde [grün und langsam|weich wie Gelee], und sie waren {place.in}, [zwischen Korallen|mitten in der Stadt].
      / Türme aus Korallen tauchten auf. So kamen sie an {place.in}, [lautlos|ganz sacht].
      Auf den Balkonen [schaukelten Fische|lehnten Fische] und sahen hinaus.
      / Es schmeckte nach Salz, und von fern [sang ein Chor|klang ein Lied].
      + Ein Seepferd trabte vorüber und [zog einen Karren voller Kopfkissen|hatte die Abendpost im Beutel].
      + „Blubb“, grüßte jemand, und {friend} antwortete [zu laut mit einer Blase|nach kurzem Überlegen dasselbe].
      + Der Sand auf der Straße war frisch gekämmt, mit Scheitel.
      + Hoch über ihnen lag die Oberfläche wie ein zerknittertes Betttuch.
      + Ein alter Fisch betrachtete sie links, drehte sich um und betrachtete sie rechts.
      + Aus jedem Fenster stieg eine Perlenkette von Bläschen.
    `,
    life: `
      Gegen Abend probt hier ein Chor aus Schnecken, der [noch nie fertig wurde|seine Zeit braucht].
      / Die Schnecken singen abends im Chor, [eine Strophe die Stunde|langsam und schön].
      Die Fische hängen ihre Betten an [die Balkone|lange Fäden] und lassen sie schweben.
      / Auf den Balkonen hängt Wäsche, [seit Jahren|immer], denn trocken wird sie nie.
      + Die Post fahren Seepferde, und zwar streng auf der rechten Seite.
      + Der Koch, ein Kugelfisch, ist freundlich. Man darf nur nichts über die Suppe sagen.
      + Krebse gehen zu zweit spazieren, [seitwärts, damit sie sich ansehen können|und wer ausweichen will, muss hüpfen].
      + Der König schläft in einer Muschel, und [wenn er schnarcht, klappt sie|seine Krone hängt draußen an einem Haken].
      + Ein Aal arbeitet als Laterne und liest nebenher.
      + Wer hier flüstert, macht kleine Blasen, und wer lügt, macht viereckige.
    `,
    way: `
      {Spot.to} führte eine Straße, gesäumt von [Tang|schwankendem Tang], so hoch wie Kirchtürme.
      / Sie nahmen den Weg {spot.to}, vorbei an [schlafenden Ankern|Gärten voller Schwämme].
      Eine Qualle ging ihnen voraus, [mal an, mal aus|und leuchtete im Takt].
      / Über sie hinweg glitt ein Rochen, [leise wie ein Tuch|langsam wie eine Wolke].
      + Etwas kitzelte {friend.akk} am Bauch. Es war ein Gras mit langen Fingern.
      + Das Wasser wurde kalt, dann warm, und niemand sprach darüber.
      + Garnelen fegten den Weg, [jede mit zwanzig Beinen und sehr ordentlich|und der Sand legte sich gleich wieder hin].
      + Noch immer hörte man den Chor, aber nur die ganz tiefen Töne.
      + Eine Muschel machte auf, sah hinaus und [machte wieder zu|fand alles in Ordnung].
      + An einer Ecke stand ein Fisch und war ein Wegweiser, leider ohne Arme.
    `,
    thanks: `
      Der Chor sang zum Abschied und kam [bis zur dritten Strophe|bis zum zweiten Wort].
      / Von allen Balkonen wedelte man ihnen zu, [und das Wasser schwankte|bis es Wellen gab].
      {Keeper} schenkte {hero.dat} eine Schneckenmuschel, in der [das Meer wohnt|es leise rauscht].
      / {Hero} bekam einen Knopf aus [roter Koralle|Perlmutt], noch ganz nass.
      + „Bleibt schön nass“, riefen alle, denn so sagt man hier Lebewohl.
      + {Friend} erhielt einen Hut aus Tang und setzte ihn gleich falsch herum auf.
      + Ein Seepferd küsste sie beide, und es war ein salziger Kuss.
      + Am Schluss stieg eine große Blase auf, und als sie platzte, hieß sie „Danke“.
    `,
  },
  advanced: {
    arrival: `
      @place Das Licht wurde grün, [alle Geräusche wurden rund|jedes Wort wurde zur Blase], und so sanken sie {place.to}, [mitten hinein|ganz sacht].
      / Unter ihnen [öffneten sich Türme aus Korallen|glommen die Fenster einer Stadt], und dann waren sie {place.in}.
      An den Balkonen lehnten Fische und sahen [hinaus|ihnen entgegen].
      / Von irgendwoher sang, [sehr gedehnt|mit langem Atem], ein Chor.
      + Ein Seepferd mit Scheuklappen zog einen Karren voller Kissen vorüber und [verlangte mit einem Wiehern, das nur Blasen machte, die Vorfahrt|nahm die Kurve so schwungvoll, dass es eine Weile Daunen regnete].
      + Über allem lag die Oberfläche wie ein Laken, an dem jemand, sehr weit oben, [zerrte|bügelte, ohne je fertig zu werden].
      + „Blubb“, wünschte man ihnen von allen Seiten, und {friend} erwiderte den Gruß eine Spur zu herzlich, nämlich mit Schluckauf.
      + Der Sand der Hauptstraße war mit einer Sorgfalt gescheitelt, wie man sie sonst nur an Schulkindern sieht.
      + Ein betagter Karpfenherr betrachtete sie mit dem linken Auge, wendete umständlich und [betrachtete sie mit dem rechten|bestätigte den Befund].
      + Aus sämtlichen Fenstern stiegen Perlenketten von Bläschen, [als würde drinnen gelacht|eine jede in anderem Takt].
    `,
    life: `
      Der Chor der Schnecken, auf den man hier [stolz|sehr stolz] ist, probt jeden Abend eine Silbe.
      / Man lebt hier bedächtig, [weil|schon weil] das Wasser keine Eile duldet.
      Die Betten lassen die Fische an [Fäden|langen Fäden] vor die Balkone steigen.
      / Auf den Balkonen hängt die Wäsche, [die nie trocknet|seit Jahren], und wird dennoch begutachtet.
      + Seepferde besorgen die Post und halten sich, anders als die Krebse, an die rechte Seite der Straße.
      + Der Hofkoch ist ein Kugelfisch von heiterem Wesen, solange niemand nach dem Salz fragt.
      + Wer flüstert, macht kleine Blasen, und wer schwindelt, viereckige, weshalb man hier seit Generationen ehrlich ist.
      + Der König ruht in einer Muschel, deren Scharnier bei jedem [Schnarchen klappt|Atemzug quietscht], und die Nachbarn [stellen danach die Uhr|haben ein Walzerlied daraus gemacht].
      + Krebse spazieren hier paarweise und seitwärts, damit sie einander [beim Plaudern ansehen|nie aus den Augen verlieren] können.
      + Ein Aal versieht den Dienst der Straßenlaterne und [liest nebenher Fortsetzungsromane|flackert an den spannenden Stellen].
      + Regenschirme werden hier aufgespannt, wenn [es oben schneit|die Wale duschen], der Eleganz wegen.
    `,
    way: `
      {Spot.to} zog sich eine Allee aus Tang, [der sich verneigte|die sanft schwankte], obwohl gar kein Wind ging.
      / Man [schwebte mehr, als man ging,|paddelte und trieb] {spot.to}, an [Schwammgärten|schlafenden Ankern] vorbei.
      Eine Qualle schwamm voraus und leuchtete, [sofern sie daran dachte|im Takt ihres Atems].
      / Ein Rochen segelte über sie hinweg, [lautlos|riesengroß], wie ein Gedanke.
      + Das Wasser wurde kalt, dann unvermutet warm, und [es gehörte zum guten Ton, nicht nachzufragen|ein vorüberziehender Hecht sah auffällig in die andere Richtung].
      + Garnelen fegten mit je zwanzig Beinen die Straße und [wirbelten dabei, streng genommen, alles wieder auf|erzählten einander, was sie am Vortag gefunden hatten].
      + Vom Chor waren nur noch die tiefsten Stimmen zu vernehmen, und [selbst die eher mit dem Bauch als mit den Ohren|auch sie schienen langsam an ihr Bett zu denken].
      + Eine Muschel öffnete sich einen Spaltbreit, nahm Kenntnis von ihnen und schloss sich wieder, wie jemand, der sein Urteil gefällt hat.
      + Ein Seegras mit langen Fingern kitzelte {friend.akk} am Bauch und [bestritt anschließend alles|schwankte dann wie die übrigen].
      + An der Kreuzung diente ein Plattfisch als Wegweiser, [wenngleich ohne Arme|und zwar für oben und unten].
    `,
    thanks: `
      Der Chor stimmte ein Lied an, das voraussichtlich [am Freitag|übermorgen] endet.
      / Von den Balkonen wedelte man ihnen nach, bis [alles|das Wasser] schwankte.
      {Keeper} übergab {hero.dat} eine Muschel, [in der|worin] man das Meer hört, auch an Land.
      / {Hero} bekam einen Knopf aus Perlmutt, [noch nass|der nie ganz trocknet].
      + „Bleibt nass“, rief man ihnen zu, was in diesen Kreisen als der herzlichste aller Wünsche gilt.
      + {Friend} wurde mit einem Hut aus Tang bedacht und trug ihn, da niemand es besser wusste, verkehrt herum.
      + Ein Seepferd küsste sie, salzig und mit Würde.
    `,
  },
  troubles: {
    'moon-pearl': {
      keeper: {
        gender: 'm',
        nom: 'alte Krebs',
        gen: 'alten Krebses',
        akk: 'alten Krebs',
        dat: 'alten Krebs',
        ein: 'alter Krebs',
        einen: 'alten Krebs',
        einem: 'alten Krebs',
      },
      thing: { gender: 'f', nom: 'Mondperle', gen: 'Mondperle' },
      spot: { at: 'im kleinen Wrack', to: 'zum kleinen Wrack' },
      facts: {
        ask: 'Warum war der Palast dunkel?',
        cause: 'die Strömung rollte {thing.akk} fort',
        mended: 'auf allen Balkonen wurde es hell',
      },
      beginner: {
        trouble: `
          @keeper Vor dem Palast saß der alte Krebs und [klapperte|tastete] mit den Scheren.
          / Im Dunkeln tappte etwas. Es war der alte Krebs, [seitwärts|wie immer].
          @thing „{Thing} ist [weg|fort]“, sagte er. „Nun ist der Palast ganz dunkel.“
          / „Der Palast ist dunkel“, sagte er. „Uns fehlt {thing}, [leider|ach].“
          @cause „Die Strömung kam und rollte sie fort, {spot.to}.“
          / „Es war die [Strömung|freche Strömung]. Sie rollte sie fort, {spot.to}.“
          @feeling Er war so besorgt, dass er [vorwärts|geradeaus] ging.
          / „Was nun?“, fragte er. Er sah sehr besorgt aus, mit [beiden|zwei] Stielaugen.
          + Sie hatte immer oben im Turm gelegen und geglänzt wie ein Mond.
          + „Ich habe nur kurz geblinzelt“, sagte er. „Ich blinzle selten.“
          + Alle Fenster waren schwarz. In einem miaute ein Katzenfisch.
          + „Ich bin zu [langsam|alt] zum Rollen“, sagte er.
          + {Friend} stieß mit jemandem zusammen. Es war {hero}.
          + „Man sieht ja die eigene Schere nicht“, sagte er.
        `,
        worry: `
          Im Dunkeln schwamm man [zusammen|gegen Wände]. Bums, sagten die Wände.
          / Der König [saß|schlief] im Schirmständer. Er dachte, es sei der Thron.
          Die Kleinen hatten Angst vor dem [Vorhang|großen Vorhang]. Er bewegte sich.
          / Eine Tante küsste [eine Gurke|einen Schwamm]. Sie sagte: „Groß bist du.“
          + „Wer ist da?“, fragte der Kugelfisch und wurde rund.
          + Der Aal gab sich Mühe. Aber er war nur ein Aal.
          + Zwei Fische spielten Verstecken und fanden sich nie.
          + Auf den Balkonen saß man und sah nicht mal das Meer.
          + Der Chor sang im Dunkeln. Jeder sang ein anderes Blatt.
        `,
        mend: `
          {Hero} legte {thing.akk} [oben|ganz oben] in den Turm, auf ihr Kissen.
          / Der Krebs trug {thing.akk} die [Treppe|vielen Stufen] hinauf, vorwärts und seitwärts.
          @mended Da wurde es hell, [Stock um Stock|sacht], auf allen Balkonen.
          / Ein Schein lief los. Auf allen Balkonen wurde es [hell|hell und warm].
          + „Oh“, machten die Fische. Es gab viele runde Blasen.
          + Der König stieg aus dem Schirmständer. Er hatte nichts gesagt.
          + Die Tante sah die Gurke an und wurde rot.
          + Nun war der Vorhang wieder nur ein Vorhang.
          + Silber lief die Wände hinab wie Milch.
          + Der Krebs setzte sich davor und hielt sie fest.
          + „Du hast ja Sommersprossen“, sagte ein Fisch zum anderen.
          + Auch der Sand glänzte, jedes Korn für sich.
        `,
        joy: `
          Es gab Algenkuchen auf [jedem|dem größten] Balkon.
          / Alle tanzten im [Licht|Perlenlicht], auch die Krebse, zur Seite hin.
          Der Krebs spielte auf den [Scheren|eigenen Scheren]. Klick, klack, klick.
          / {Hero} bekam das [weichste|beste] Kissen und eine kleine Perle aus Zucker.
          + {Friend} tanzte mit dem Kugelfisch, ganz vorsichtig.
          + Der Chor fand das richtige Blatt. Alle sangen dasselbe, fast.
          + Die Seepferde machten einen Kreis und hielten sich am Schwanz.
          + Der Aal durfte einmal Pause machen.
          + Die Kleinen schliefen ein, mit offenem Vorhang.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Auf den Stufen des Palastes saß der alte Krebs und [tastete um sich|rieb sich die Stielaugen].
          / Aus der Finsternis kam ein Klappern, und das war [der|zum Glück nur der] alte Krebs.
          @thing „Uns fehlt {thing}“, sagte er, „und nun ist der ganze Palast [dunkel|stockdunkel].“
          / „{Thing} ist weg“, sagte er. „Seitdem [sitzt der Palast|sitzen alle] im Dunkeln.“
          @cause „Die Strömung hat sie [gepackt|aus dem Turm gespült] und fortgerollt, {spot.to}.“
          / „Es gab eine Strömung, und die rollte sie [davon|einfach fort], {spot.to}.“
          @feeling Er war derart besorgt, dass er [vorwärts ging|vergaß, seitwärts zu gehen].
          / Besorgt drehte er ein Auge nach vorn und [eins|das andere] nach hinten.
          + Sie lag sonst oben im Turm und leuchtete wie ein gezähmter Mond.
          + „Ich habe geblinzelt“, sagte er. „Einmal in neunzig Jahren.“
          + Kein Fenster war hell, und auf dem Hof stieß sich jemand die Flosse.
          + „Sie rollt leider sehr gut“, seufzte er, „besser als ich.“
          + Irgendwo im Dunkeln stieß ein Teller um.
        `,
        worry: `
          Im Palast schwamm man gegen Wände und [entschuldigte sich bei ihnen|gegeneinander].
          / Seit einer Stunde saß der König [im Schirmständer|auf dem Schirmständer] und hielt ihn für den Thron.
          Eine Tante hatte einen Schwamm geküsst und gesagt, [er sei gewachsen|wie groß er sei].
          / Den Kleinen war der Vorhang unheimlich, denn er [wehte|winkte immerzu].
          + „Wer ist da?“, fragte der Kugelfisch und wurde vorsichtshalber rund.
          + Zwei Jungfische hatten Verstecken gespielt und fanden sich seither nicht mehr.
          + Der Laternenaal tat, was er konnte, aber er war eben nur ein Aal.
          + Vom Chor hörte man fünf verschiedene Lieder, weil keiner die Noten sah.
        `,
        mend: `
          Oben im Turm legte {hero} {thing.akk} auf ihr Kissen und [trat zurück|deckte den Rand gut zu].
          / Der Krebs trug {thing.akk} die Treppe hinauf, und {hero} [stützte ihn|schob ein wenig].
          @mended Zuerst glomm es nur, und dann wurde es auf allen Balkonen hell, [Stock für Stock|bis ganz nach unten].
          / Wie Milch floss das Licht herab, und auf allen Balkonen wurde es [hell|langsam hell].
          + Ein Oh ging durch die Stadt, und die Oh waren lauter runde Blasen.
          + Der König stieg aus dem Schirmständer und sprach nie wieder davon.
          + Der Vorhang war nun wieder ein Vorhang, sogar ein geblümter.
          + Die beiden Jungfische fanden sich. Sie hatten nebeneinander gesessen.
          + Jedes Sandkorn glänzte für sich, und zusammen sah es aus wie Schnee.
          + Der Krebs setzte sich davor und beschloss, nie mehr zu blinzeln.
        `,
        joy: `
          Auf dem größten Balkon gab es Algenkuchen, [noch warm|mit Perlzucker bestreut].
          / Man tanzte im Licht, die Krebse wie immer [zur Seite|seitwärts], und alle wichen aus.
          Mit beiden Scheren klapperte der Krebs den Takt, [klick und klack|immer schneller].
          / {Hero} bekam das beste Kissen am Hof und [eine Zuckerperle|einen Tanz mit dem König].
          + {Friend} tanzte mit dem Kugelfisch, sehr behutsam und auf Abstand.
          + Die Seepferde fassten sich an den Schwänzen und drehten sich zum Stern.
          + Der Aal hatte frei und wusste nicht, was man da macht.
          + Zuletzt schliefen die Kleinen ein, und zwar mit dem Gesicht zum Vorhang.
        `,
      },
      advanced: {
        trouble: `
          @keeper Auf der untersten Stufe des Palastes saß, [kaum zu erkennen|im Finstern], der alte Krebs.
          / Aus dem Dunkel klapperte es heran, und es war, [Schere voran|seitwärts], der alte Krebs.
          @thing „{Thing} ist fort“, sagte er, „und der Palast liegt [im Dunkeln|in Finsternis].“
          / Seit {thing} fehle, sei der Palast, man sehe es ja, [dunkel|vollkommen dunkel].
          @cause Eine Strömung, [sonst recht manierlich|jung und übermütig], hatte sie fortgerollt, {spot.to}.
          / „Die Strömung nahm sie mit“, sagte er, „und rollte sie {spot.to}.“
          @feeling Besorgt richtete er ein Auge nach vorn und das andere [nach hinten|auf die Gäste].
          / Er war so besorgt, dass er, [ganz gegen seine Natur|was nie vorkam], vorwärts ging.
          + Neunzig Jahre lang habe er sie bewacht, ohne zu blinzeln, und dann, dieses eine Mal, sei ihm ein Sandkorn ins Auge geraten.
          + Rund, wie sie nun einmal war, hatte sie dem Davonrollen leider alle Voraussetzungen entgegengebracht.
          + Im Hof stieß sich jemand die Flosse und sagte ein Wort, bei dem die Blasen schwarz wurden.
        `,
        worry: `
          Drinnen schwamm der Hofstaat gegen Wände, Säulen und [Minister|Verwandte] und bat sie alle um Verzeihung.
          / Der König saß seit einer Stunde auf einem Schirmständer und lobte [den neuen Thron|die Federung].
          + Eine Tante hatte einem Schwamm versichert, er sei groß geworden, und vermisste nun [eine Antwort|die gute Erziehung].
          / Zwei Jungfische, die Verstecken gespielt hatten, hielten sich inzwischen gegenseitig für [verreist|unauffindbar].
          + Der Kugelfisch war aus Vorsicht rund geworden und kam nun durch keine Tür mehr, die er gefunden hätte.
          + Vom Chor waren fünf verschiedene Lieder zu hören, was nicht unangenehm, aber auch nicht beabsichtigt war.
          + Dem Aal, der als einziger Licht gab, wurde von so vielen Seiten gedankt, dass er errötete und dadurch dunkler wurde.
        `,
        mend: `
          Im obersten Turm bettete {hero} {thing.akk} auf das [alte|verwaiste] Kissen.
          / Stufe um Stufe trug der Krebs {thing.akk} hinauf, und {hero} [half|schob] beim Tragen.
          @mended Ein Schimmer zuerst, dann ein Strom, und auf allen Balkonen wurde es [hell|taghell].
          / Es floss wie Milch die Mauern herab, und auf allen Balkonen wurde es hell.
          + Durch die ganze Stadt ging ein Oh, das sich in Gestalt von tausend Blasen noch eine Weile unter der Decke hielt.
          + Der König erhob sich vom Schirmständer mit einer Miene, die künftige Fragen ausschloss.
          + Jedes Sandkorn bekam seinen Glanz zurück, und zusammen sahen sie aus wie Schnee, der es sich anders überlegt hat.
          + Der Vorhang, vor dem man sich so gefürchtet hatte, erwies sich als geblümt.
        `,
        joy: `
          Auf dem größten der Balkone reichte man Algenkuchen mit [Perlzucker|sehr viel Perlzucker] und redete durcheinander.
          / Man tanzte, die Krebse seitwärts, die Übrigen [um die Krebse herum|mit Rücksicht].
          + Der alte Krebs schlug mit beiden Scheren den Takt, bis er sich [verzählte|im Takt überholte] und es niemandem auffiel.
          / {Hero} hatte die Ehre, mit dem König zu tanzen, der [erstaunlich leicht|trotz Krone leicht] war.
          + {Friend} walzte mit dem Kugelfisch, und beide taten es mit der Behutsamkeit von Leuten, die einander nicht reizen wollen.
          + Die Seepferde verhakten ihre Schwänze zu einem Stern, der sich so lange drehte, bis er nicht mehr aufging.
          + Der Aal hatte an diesem Abend frei und fragte immer wieder, was man denn da so mache.
        `,
      },
    },
    'bell-clapper': {
      keeper: { gender: 'f', nom: 'Chorschnecke', gen: 'Chorschnecke' },
      thing: { gender: 'm', nom: 'Glockenklöppel', gen: 'Glockenklöppels' },
      spot: { at: 'im Tangwald', to: 'in den Tangwald' },
      facts: {
        ask: 'Warum wussten die Fische nicht, dass es Nacht war?',
        cause: '{thing} flog vor lauter Läuten davon',
        mended: 'die Glocke läutete und die Fische legten sich schlafen',
      },
      beginner: {
        trouble: `
          @keeper Vor der Glocke saß die Chorschnecke und [zeigte nach oben|zog die Fühler ein].
          / „Guten Morgen“, sagte die Chorschnecke, „oder [Mittag|gute Nacht]? Wer weiß das.“
          @thing „{Thing} ist weg. Die Glocke kann nicht mehr [läuten|rufen].“
          / „Ohne {thing.akk} sagt die Glocke [nichts|kein Wort]“, sagte sie.
          @cause „Er flog davon, so [toll|doll] hat er geläutet, {spot.to}.“
          / „Er läutete und läutete. Da flog er ab, {spot.to}.“
          @feeling Sie war ganz verwirrt und dirigierte einen [Stein|Schwamm].
          / So verwirrt war sie, dass sie mit dem [Haus|Po] zuerst grüßte.
          + Kein Fisch wusste, ob es Nacht war. Manche frühstückten.
          + Die Glocke machte nur noch pff. Ohne ihn hat sie keine Zunge.
          + „Sing eins, zwei“, sagte sie zum Chor. „Oder drei, eins?“
          + „Es ist die Glocke der Flut“, sagte sie. „Bim heißt: ins Bett.“
          + Ihr Stock war weg. Er steckte in ihrem Haar.
          + Ein Fisch ging zu Bett, ein anderer stand auf.
        `,
        worry: `
          Die Fische aßen zum [vierten|dritten] Mal Frühstück. Keinem war wohl.
          / Ein Hering ging [zur Schule|ins Amt]. Die war zu. Da ging er wieder heim.
          Einer gähnte, und der Nächste sagte: „[Guten Morgen|Schon auf]?“
          / Manche schliefen mit [Hut|Mütze] auf. So waren sie für alles bereit.
          + Die Seepferde brachten die Post von morgen.
          + Ein Baby lachte und weinte zugleich. Es wusste nicht, was dran war.
          + „Ist heute schon gestern?“, fragte ein Dorsch.
          + Der Kugelfisch kochte Suppe mit Marmelade.
          + Eine Flunder lag flach. Aber das tut sie immer.
        `,
        mend: `
          {Hero} hängte {thing.akk} an den [Haken|alten Haken] in der Glocke.
          / Die Chorschnecke kroch hinauf. {Hero} reichte ihr {thing.akk} [hinein|von unten].
          @mended Bim, bam! Die Glocke läutete, und die Fische legten sich [schlafen|gleich schlafen].
          / Da läutete die [große|alte] Glocke. Und alle Fische legten sich schlafen.
          + „Ach so“, sagten die Fische. „Nacht ist es.“
          + Ein Schwarm sank herab wie ein Tuch und war still.
          + Der Hering zog die Schuhe aus. Er hatte gar keine an.
          + Der Ton war rund und lief bis ans Ende der Stadt.
          + Überall gingen kleine Fenster zu.
          + Die Chorschnecke fand den Stock. Nun stimmte wieder alles.
          + „Nicht so doll“, sagte sie zu ihm und streichelte ihn.
          + Das Baby weinte nicht mehr. Es lachte auch nicht. Es schlief.
        `,
        joy: `
          Der Chor sang, so leise [wie nie|es ging]. Es war ein Wiegenlied.
          / Wer noch wach war, bekam [Kakao|Tee] aus Seegras.
          {Hero} durfte noch einmal [läuten|ziehen]. Bim, ganz sacht.
          / Die Chorschnecke gab {hero.dat} den [Stock|Taktstock]. {Hero} dirigierte die Flut.
          + {Friend} sang mit. Es war eine neue Stimme, mitten durch.
          + Die Suppe mit Marmelade war gar nicht so schlecht.
          + Sie deckten die Schwärme mit Tang zu.
          + Eine Welle klatschte Beifall. Mehr war nicht nötig.
          + Die Flunder sagte: „Schön flach war das.“
          + Bald schnarchte die ganze Stadt im Takt.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Unter der großen Glocke saß die Chorschnecke und [dirigierte niemanden|sah in ihr Notenblatt].
          / „Guten Morgen oder auch gute Nacht“, sagte die Chorschnecke, „[suchen Sie es sich aus|ich weiß es nicht].“
          @thing „Der Glocke fehlt {thing}“, sagte sie, „und nun weiß [kein Fisch|keiner], wann Nacht ist.“
          / „{Thing} ist fort. Die Flutglocke macht nur noch [pff|einen Luftzug], wenn man sie zieht.“
          @cause „Er hat vor lauter Freude so geläutet, dass er [davonflog|abriss und davonflog], {spot.to}.“
          / „Vor lauter Läuten flog er ab, in [hohem|schönem] Bogen, {spot.to}.“
          @feeling Sie war so verwirrt, dass sie ihr Haus [verkehrt herum trug|mit Guten Tag ansprach].
          / Verwirrt suchte sie [den Taktstock|ihren Stock], der in ihrer Frisur steckte.
          + Einmal Bim heißt aufstehen, zweimal heißt ins Bett, so war es seit jeher.
          + „Ich singe seit Stunden den Anfang“, sagte sie, „oder ist es der Schluss?“
          + Hinter ihr wartete der Chor mit offenem Mund, für alle Fälle.
          + Ein paar Fische frühstückten gerade, andere gähnten. Recht hatte keiner.
        `,
        worry: `
          Die halbe Stadt saß beim [vierten|dritten] Frühstück, die andere Hälfte lag schon im Bett.
          / Ein Hering war dreimal in die Schule geschwommen, [und dreimal war sie zu|immer vergebens].
          Wer gähnte, dem wünschte man einen guten Morgen, und [alle waren beleidigt|keiner freute sich].
          / Vorsichtige Fische schliefen mit Hut, [damit es schnell ging|um für alles bereit zu sein].
          + „Ist heute eigentlich schon gestern?“, fragte ein Dorsch, der viel nachdachte.
          + Die Seepferde trugen die Post von übermorgen aus, und niemand verstand sie.
          + Der Kugelfisch kochte Suppe mit Marmelade, das passte zu jeder Tageszeit.
          + Nur die Flunder lag flach wie sonst auch und fand, man rege sich zu sehr auf.
        `,
        mend: `
          {Hero} hängte {thing.akk} an den Haken im Dunkel der Glocke, [und alle wichen zurück|ganz behutsam].
          / Mit vereinten Kräften hoben sie {thing.akk} [hinauf|in die Glocke], bis es klickte.
          @mended Bim, bam: Die Glocke läutete, und die Fische legten sich [|einer nach dem anderen ]schlafen.
          / Da läutete die Glocke, rund und [tief|weich], und alle Fische legten sich schlafen.
          + „Ach so“, sagte die ganze Stadt, „es ist ja Nacht.“
          + Ein Schwarm sank zusammen wie ein Tuch, das jemand losgelassen hat.
          + Der Ton lief durch alle Straßen und machte hinter sich die Fenster zu.
          + „Und diesmal bitte mit Gefühl“, sagte die Chorschnecke nach oben.
          + Der Hering zog die Schuhe aus und erinnerte sich, dass er keine hatte.
          + Auch die mit Hut nahmen ihn nun ab und hängten ihn an den Mond.
        `,
        joy: `
          Der Chor sang ein Wiegenlied, und [alle im selben Takt|sogar vom selben Blatt].
          / Wer noch wach war, saß um die Glocke und trank [Seegrastee|warmen Tee].
          {Hero} durfte dirigieren, und die Flut [hob und senkte sich|kam und ging dazu].
          / Zur Feier durfte {hero} einmal läuten, [so leise es ging|mit einem Finger].
          + {Friend} sang die zweite Stimme, die es bis dahin nicht gegeben hatte.
          + Die Suppe mit Marmelade bekam einen Namen und kam ins Kochbuch.
          + Schwarm um Schwarm wurde mit Tang zugedeckt, immer von den Rändern her.
          + „Sehr schön flach“, lobte die Flunder, und mehr lobt sie nie.
        `,
      },
      advanced: {
        trouble: `
          @keeper Unter einer Glocke, groß wie ein Haus, saß [ratlos|zerzaust] die Chorschnecke.
          / Die Chorschnecke wünschte ihnen einen guten Morgen, [nahm ihn zurück|zögerte] und wünschte gute Nacht.
          @thing „Verloren ist {thing}“, sagte sie, „und kein Fisch weiß mehr, [wann Nacht ist|was die Stunde ist].“
          / Seit {thing} fehle, bringe die Flutglocke bloß noch [Luft|ein Pff] hervor.
          @cause Er war vor lauter Läuten davongeflogen, [mitten im Jubel|mit Schwung], {spot.to}.
          / „Aus reiner Lebensfreude läutete er so, dass er davonflog, {spot.to}.“
          @feeling Sie war so verwirrt, dass sie [einen Schwamm|ein Riff] dirigierte und ihn um mehr Ausdruck bat.
          / Verwirrt blätterte sie in Noten, die [leer waren|auf dem Kopf standen].
          + Einmal Bim bedeute Aufstehen, zweimal Zubettgehen, erläuterte sie, und alles dazwischen sei Auslegungssache.
          + Der Chor hinter ihr stand mit offenen Mündern bereit, ohne zu wissen, für welche Tageszeit.
          + Den Taktstock suchte sie seit Stunden, und niemand wagte ihr zu sagen, dass er in ihrer Frisur steckte.
        `,
        worry: `
          Eine Hälfte der Stadt saß beim vierten Frühstück, die andere [beschwerte sich|lag im Bett] über den Lärm.
          / Niemand wusste mehr, ob er gähnte, weil er [müde wurde|müde war] oder weil er eben aufgestanden war.
          + Ein pflichtbewusster Hering war dreimal zur Schule geschwommen und hatte sich dreimal selbst [entschuldigt|freigegeben].
          / Die Vorsichtigen schliefen mit Hut und Schirm, um für [jede Stunde|alles] gerüstet zu sein.
          + Ein Dorsch, der zur Grübelei neigte, fragte reihum, ob heute nicht bereits gestern sei, und steckte andere damit an.
          + Der Kugelfisch verlegte sich auf Suppe mit Marmelade, die zu keiner Tageszeit passte und daher zu jeder.
          + Lediglich die Flunder, die ohnehin immer lag, sah keinen Anlass, an ihren Gewohnheiten zu rütteln.
        `,
        mend: `
          Mit vereinten Kräften wurde {thing} emporgehoben, bis es [klickte|leise klickte].
          / {Hero} hängte {thing.akk} in die Glocke und hielt sich [vorsorglich|rasch] die Ohren zu.
          @mended Die Glocke läutete, rund und ohne Hast, und die Fische legten sich [schlafen|allesamt schlafen].
          / Zweimal schwang er aus, die Glocke läutete, und alle Fische legten sich schlafen.
          + „Ach, Nacht“, sagte die ganze Stadt mit der Erleichterung von Leuten, denen endlich jemand die Tür gezeigt hat.
          + Ein Schwarm, der eben noch geglitzert hatte, sank in sich zusammen wie ein fallen gelassenes Tuch.
          + Der Ton wanderte von Gasse zu Gasse und schloss, wo er vorüberkam, die Läden.
          + „Mit Gefühl, nicht mit Gewalt“, ermahnte die Chorschnecke den Chor und fand im selben Moment ihren Taktstock.
        `,
        joy: `
          Der Chor sang ein Wiegenlied, und zwar, [zum ersten Mal|was selten vorkommt], vom selben Blatt.
          / Unter der Glocke saß man noch ein wenig zusammen, bei [Seegrastee|lauem Tee] und gedämpfter Stimme.
          + {Hero} bekam den Taktstock, hob ihn, und weit draußen hob sich, [verblüffend folgsam|gehorsam], die Flut.
          / {Friend} steuerte eine zweite Stimme bei, von der das Lied bisher [nichts gewusst|nichts geahnt] hatte.
          + Die Suppe mit Marmelade wurde in aller Form benannt und ging in die Kochkunst des Reiches ein.
          + Einen Schwarm deckt man, wie hier jedes Kind weiß, von den Rändern her zu, da er sonst in der Mitte herausrutscht.
          + „Angenehm flach“, urteilte die Flunder über den Abend, und mehr Lob hatte man von ihr nie gehört.
        `,
      },
    },
    'bubble-ring': {
      keeper: { gender: 'f', nom: 'Bäckergarnele', gen: 'Bäckergarnele' },
      thing: { gender: 'm', nom: 'Blasenring', gen: 'Blasenrings' },
      spot: { at: 'am Rand des Riffs', to: 'zum Rand des Riffs' },
      facts: {
        ask: 'Warum schwebten die Betten der kleinen Fische nicht?',
        cause: 'das Jüngste ließ {thing.akk} beim Spielen fallen',
        mended: 'Blasen stiegen auf und die Betten schwebten',
      },
      beginner: {
        trouble: `
          @keeper Vor dem Ofen stand die Bäckergarnele. Ihre [Mütze|weiße Mütze] hing.
          / Die Bäckergarnele saß auf einem [Sack|Mehlsack] und seufzte.
          @thing „{Thing} ist weg. Nun kommen keine [Blasen|Blasen mehr] aus dem Ofen.“
          / „Mir fehlt {thing}“, sagte sie. „Ohne den gibt es keine Blasen.“
          @cause „Mein Jüngstes hat damit gespielt und ihn fallen [lassen|gelassen].“
          / „Das Jüngste spielte [damit|Reifen damit]. Da fiel er ihm aus der Hand.“
          @feeling Sie war so traurig, dass ihr Bart im [Teig|Mehl] hing.
          / Traurig knetete sie [nichts|einen Teig, den es nicht gab].
          + „Nun ist er {spot.at}, und da ist es tief.“
          + Mit den Blasen schweben die Betten der kleinen Fische. Nun lagen sie da.
          + Das Jüngste saß in der Ecke. Es hielt sich die Augen zu.
          + „Es hat es nicht mit Absicht getan“, sagte sie. „Es hat ihn gerollt.“
          + Der Ofen machte nur noch plupp, und das war alles.
          + Ein kleines Bett lag schief vor der Tür.
        `,
        worry: `
          Die Betten lagen am [Boden|Grund]. Da zieht es, und die Krebse zwicken.
          / Auf dem Grund ist es [hart|steinig]. Die kleinen Fische lagen schlecht.
          Ein Fischlein rief: „Ich bin zu [unten|schwer]!“ Es war ganz leicht.
          / Eine Mutter hielt ihr Bett [hoch|selbst hoch], mit allen Flossen. Lange ging das nicht.
          + Man band sie an Quallen. Aber die Quallen gingen aus.
          + „Hopp“, rief ein Vater und warf sein Bett. Es kam zurück.
          + Ein Seestern klebte eins an die Wand. Nun war es ein Bild.
          + Ein Kleiner sang sich was vor. Es ging nur abwärts.
          + Sand im Bett ist auch im Meer nicht schön.
        `,
        mend: `
          {Hero} legte {thing.akk} auf den [Ofen|heißen Ofen]. Er passte genau.
          / Die Garnele nahm {thing.akk} und [blies|hauchte] den Sand heraus.
          @mended Blubb! Da stiegen Blasen auf, und die Betten [schwebten|schwebten los].
          / Blasen stiegen auf, [Kette um Kette|rund und viele], und die Betten schwebten.
          + Erst kamen kleine Blasen. Dann kamen welche wie Bälle.
          + „Ich bin oben“, rief ein Fischlein. „Ich seh mein Haus!“
          + Es kitzelte. Die ganze Straße kicherte im Schlaf.
          + Eine Blase nahm {friend.akk} ein Stück mit. Dann machte sie pitsch.
          + Die Mutter ließ ihr Bett los. Es blieb da oben.
          + Das Jüngste sah durch die Finger. Dann lachte es.
          + Nun wiegten sie sich alle, hin und her, wie Laub.
          + Der Seestern ließ sein Bild frei.
        `,
        joy: `
          Die Garnele backte Brezeln, und jede war voll [Luft|Blasen].
          / Es gab Brot mit [großen|sehr großen] Löchern. Die Löcher waren das Beste.
          Das Jüngste durfte eine [Riesenblase|große Blase] machen, ganz allein.
          / {Hero} und das Jüngste [fingen|jagten] Blasen mit der Nase.
          + {Friend} saß in einer Blase und winkte.
          + Die Eltern lagen im Sand und sahen hinauf.
          + „Auf das Runde“, rief die Bäckergarnele.
          + Man band den Ring mit Tang fest, mit drei Schleifen.
          + Zum Schluss gab jedes Bett ein leises Schnarchen ab.
          + Gute Nacht, sagten alle nach oben.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Vor einem kalten Ofen saß die Bäckergarnele und [ließ die Fühler hängen|rührte in leerer Luft].
          / Die Bäckergarnele stand in der Tür, die Mütze [bis über die Augen|schief] und die Schürze nass.
          @thing „{Thing} ist fort“, sagte sie, „und ohne ihn macht mein Ofen [keine Blasen|nur noch plupp].“
          / „Mir fehlt {thing}“, sagte sie. „Darum steigt [heute|hier] keine einzige Blase auf.“
          @cause „Mein Jüngstes hat damit gespielt und ihn fallen lassen, {spot.at}.“
          / „Es wollte nur Reifen spielen, mein Jüngstes, und ließ ihn dabei [fallen|leider fallen].“
          @feeling Sie war so traurig, dass sie [Salz|Tränen] in den Teig fallen ließ.
          / Traurig strich sie [ihrem Jüngsten|dem Kleinen] über die Fühler, immer wieder.
          + „Er rollte und rollte und fiel, {spot.at}“, erzählte sie, „und dort wird es tief.“
          + Auf den Blasen schweben nachts die Betten der kleinen Fische. Jetzt lagen sie im Sand.
          + Das Jüngste saß im Mehlsack und wollte nie wieder herauskommen.
          + „Ich bin nicht böse“, sagte sie in den Sack hinein, „nur traurig.“
        `,
        worry: `
          Die Betten lagen am Meeresgrund, wo es [fürchterlich zieht|ziemlich steinig ist].
          / Wer gewöhnlich schwebte, lag nun im Sand, und [Sand im Bett|das] ist kein Vergnügen.
          Eine Mutter hielt ihr Zwillingsbett in die Höhe, [seit einer Stunde|und zitterte bereits].
          / „Ich bin viel zu weit unten“, klagte [ein Fischlein|der Kleinste], das noch nie gelegen hatte.
          + Man hatte die Betten an Quallen gebunden, aber dann waren die Quallen ausgegangen.
          + Ein Vater warf seins immer wieder nach oben. Er hatte bald sehr starke Flossen.
          + Der Seestern klebte eins an die Wand, und nun hing das Kind da wie ein Bild.
          + Ohne das Schaukeln fiel keinem ein Traum ein, nicht einmal ein kurzer.
        `,
        mend: `
          {Hero} setzte {thing.akk} auf den Ofen, und er passte [genau|auf Anhieb].
          / Die Garnele blies den Sand aus {thing.dat} und [legte ihn ein|heizte ein].
          @mended Ein Blubb, dann noch eins: Blasen stiegen auf, und die Betten [schwebten|hoben sich und schwebten].
          / Perlen, Bälle, ganze Ballons von Blasen stiegen auf, und die Betten [schwebten|schwebten wieder].
          + „Ich sehe unser Dach“, rief ein Fischlein von oben.
          + Es kitzelte so, dass die ganze Straße im Schlaf kicherte.
          + Eine Blase nahm {friend.akk} ein Stück mit und platzte dann höflich.
          + Die Mutter ließ los, erst eine Flosse, dann alle, und das Bett blieb oben.
          + Aus dem Mehlsack kamen zwei Augen und danach ein ganz kleines Lachen.
          + Nun wiegten sie sich hin und her wie Laub im Herbst, nur aufwärts.
        `,
        joy: `
          Zur Feier wurde gebacken: Brot mit Löchern, [so groß wie Fäuste|und was für welchen].
          / Die Garnele verteilte Luftbrezeln, die man [festhalten musste|anbinden musste], sonst stiegen sie.
          Das Jüngste durfte ganz allein eine Riesenblase machen, [und alle zählten mit|größer als der Ofen].
          / {Hero} und das Jüngste fingen Blasen mit der Nase, [zwölf zu elf|bis zum Umfallen].
          + {Friend} saß in der größten und grüßte nach allen Seiten.
          + Die Eltern lagen auf dem Rücken im Sand und schauten ihren Kindern beim Schweben zu.
          + Mit drei Schleifen aus Tang wurde der Ring nun festgebunden.
          + Am Ende hörte man nur noch das Schnarchen von sehr kleinen Leuten.
        `,
      },
      advanced: {
        trouble: `
          @keeper Vor dem erkalteten Ofen fanden sie, [mehlbestäubt|die Mütze im Gesicht], die Bäckergarnele.
          / Die Bäckergarnele knetete mit allen Beinen einen Teig, den es [nicht gab|gar nicht gab].
          @thing „Mir fehlt {thing}“, sagte sie, „ohne den [steigt|entsteht] bei mir keine einzige Blase.“
          / Seit {thing} verschwunden war, brachte der Ofen [kaum|nur noch] ein Plupp zustande.
          @cause Ihr Jüngstes hatte damit gespielt und ihn, [wie das so geht|mitten im Spiel], fallen lassen.
          / „Mein Jüngstes spielte Reifen damit und ließ ihn fallen, {spot.at}.“
          @feeling Sie war so traurig, dass der Teig, [wenn es einen gab|den es nicht gab], davon salzig wurde.
          / Traurig, doch ohne Groll, sprach sie in einen Mehlsack, in dem [jemand schniefte|es schniefte].
          + Auf ebendiesen Blasen, so erklärte sie, schwebten des Nachts die Betten der kleinen Fische, und heute lägen sie auf Grund.
          + Gerollt sei er, und zwar bewundernswert weit, bis er {spot.at} verschwand, wo das Wasser keinen Boden mehr habe.
          + Aus dem Sack ragten zwei Fühler hervor, die beteuerten, nie wieder mit irgendetwas spielen zu wollen.
        `,
        worry: `
          Die Betten, die sonst unter der Decke des Meeres schaukelten, lagen [im Kies|auf Grund], wo es zieht.
          / Wer sein Leben lang geschwebt ist, der findet das Liegen [eine Zumutung|ungemein hart].
          + Eine Mutter hielt die Wiege ihrer Zwillinge mit sämtlichen Flossen in die Höhe und [lächelte|sang], obwohl sie längst zitterte.
          / Man hatte es mit Quallen versucht, doch Quallen gehen, wie sich zeigte, [leicht|gern] aus.
          + Ein findiger Seestern klebte sein Patenkind an die Wand, wo es seither als Gemälde galt und gelobt wurde.
          + Sand im Bett, das ist bekannt, zählt an Land wie unter Wasser zu den Dingen, die mit jeder Minute mehr werden.
          + Ohne das Schaukeln fiel den Kleinen kein Traum ein, und die Großen lagen daneben und wussten auch keinen.
        `,
        mend: `
          Auf dem Ofen war noch der runde Abdruck, und in den legte {hero} [behutsam|genau] {thing.akk}.
          / Die Garnele pustete {thing.akk} frei von Sand und [heizte|legte ihn auf], dass es glühte.
          @mended Blasen stiegen auf, perlengroß, faustgroß, und die Betten [schwebten|schwebten los].
          / Es blubberte, Blasen stiegen auf, und eins nach dem anderen schwebten [sacht|sanft] die Betten.
          + „Man sieht unser Dach“, meldete ein Fischlein aus der Höhe, „und dem Nachbarn seine Glatze.“
          + Die Mutter der Zwillinge löste eine Flosse, dann die zweite, und konnte lange nicht glauben, dass es hielt.
          + Da die Blasen kitzelten, kicherte nach kurzer Zeit die ganze Straße, ohne dabei aufzuwachen.
          + Aus dem Mehlsack tauchten zwei Augen auf, sahen nach oben und wurden vor Staunen größer als die Fühler.
        `,
        joy: `
          Man feierte mit einem Brot, das [beinahe|im Grunde] nur aus Löchern bestand, und die Löcher waren das Beste.
          / Die Brezeln, vor Luft kaum zu halten, musste man vor dem Verzehr [anbinden|am Tisch festmachen].
          + Das Jüngste durfte eigenhändig die größte Blase blasen, die je [gezählt|gesehen] wurde, und {friend} saß darin und grüßte.
          / {Hero} und das Jüngste jagten Blasen mit der Nase, und es endete, [je nach Zählung|hieß es], elf zu elf.
          + Rücklings im Sand lagen die Eltern und betrachteten ihre Kinder von unten, was sie sonst nie taten.
          + Mit drei Schleifen aus Tang wurde der Ring gesichert und eine vierte auf Wunsch des Jüngsten hinzugefügt.
          + Zuletzt war nur noch ein vielstimmiges Schnarchen zu vernehmen, fein wie Schaum.
        `,
      },
    },
  },
}
