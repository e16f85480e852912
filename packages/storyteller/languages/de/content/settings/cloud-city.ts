import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const cloudCity: SettingContent<Noun, 'Cloud City'> = {
  place: { name: 'die Wolkenstadt', in: 'in der Wolkenstadt', to: 'in die Wolkenstadt', from: 'aus der Wolkenstadt' },
  beginner: {
    arrival: `
      @place Alles war weiß und weich. Sie waren {place.in}, [ganz oben|hoch oben].
      / Ein Lift aus Wind trug sie {place.to}. [Hui|Pling], waren sie da.
      Die Straßen waren aus [Nebel|Dunst]. Man ging wie auf Watte.
      / Bei jedem Schritt machte der [Boden|Weg] pff.
      + Es roch nach Regen, der noch nicht da ist.
      + Die Häuser hatten keine Ecken. Man konnte sich nicht stoßen.
      + „Vorsicht, Stufe“, sagte ein Schild. Dann flog die Stufe weg.
      + {Friend} sank bis zum Bauch ein und kicherte.
      + Unten, ganz klein, lag die Welt und schlief schon.
      + Ein Mann mit Eimer goss die Dächer. So bleiben sie weich.
      + Über ihnen hing der Mond, so nah wie eine Lampe.
    `,
    life: `
      Hier macht man [Kissen|weiche Kissen]. Man stopft sie mit Abend.
      / Die Kissenmacher sitzen vor der [Tür|Haustür] und stopfen und singen.
      Wer nach oben will, nimmt den [Windlift|Lift]. Er sagt: „Festhalten.“
      / Die Lifte sind aus Wind. Sie kommen, wenn man [pfeift|hustet].
      + Die Kinder fahren Schlitten auf dem Rathaus.
      + Zum Abendbrot gibt es Schaum mit Schaum.
      + Die Post sind Drachen. Man zieht sie an der Schnur herein.
      + Am Abend werden die Sterne geputzt, die vorderen zuerst.
      + Eine Tante strickte am Rand. Sie strickte einen Schal aus Wind.
      + Bei Regen machen sie die Fenster unten zu.
      + Keiner geht laut. Man hört hier nur Schlurfen.
    `,
    way: `
      Der Weg {spot.to} war [weich|krumm] und flog ein bisschen.
      / Sie gingen {spot.to}, über eine [Brücke|Gasse] aus Dunst.
      Ein kalter Wind kam, dann ein [lauer|warmer]. Sie wohnen hier.
      / Eine Wolke ging [mit|neben ihnen her]. Sie war noch klein.
      + Man hörte Flügel. Es war die Zehn-Uhr-Taube.
      + Links ging es tief hinab. Sie sahen nach rechts.
      + Es donnerte leise. Ein Gewitter drehte sich im Schlaf.
      + {Friend} trat in eine Pfütze. Die fiel hinunter.
      + Ein Laternenmann machte gerade den Abendstern an.
      + Die Luft schmeckte nach Zitrone und Blech.
      + An einer Leine hingen nasse Wolken zum Trocknen.
    `,
    thanks: `
      Alle winkten mit [Kissen|Kopfkissen]. Ein paar Federn flogen.
      / „Fallt [gut|sacht]“, riefen sie. So sagt man hier Tschüss.
      {Keeper} gab {hero.dat} ein [Stück|winziges Stück] Wolke in einer Tüte.
      / {Hero} bekam eine [Flocke|Feder], so leicht wie nichts.
      + „Nicht nass machen“, hieß es, „sonst regnet es im Zimmer.“
      + Für {friend.akk} gab es Schaum zum Mitnehmen.
      + Der Windlift hielt extra für sie an.
      + Die kleine Wolke kam ein Stück mit. Dann musste sie heim.
      + Der Laternenmann nahm den Hut ab und zog einen Stern heraus.
    `,
  },
  intermediate: {
    arrival: `
      @place Der Windlift gab ihnen [einen Schubs|zum Abschied einen Kuss], und sie standen {place.in}, [ganz oben|im Weiß].
      / Nach einer letzten Böe waren sie {place.in}, und [ringsum war alles weiß|die Füße versanken bis zum Knöchel].
      / Durch ein Loch in der Wolke, [gerade groß genug|rund wie ein Teller], kletterten sie {place.to}.
      Die Straßen hier sind aus Nebel, und bei jedem Schritt [macht es pff|seufzen sie].
      / Man ging wie auf [Watte|geschlagener Sahne], und [keine Ecke war irgendwo zu sehen|alle Häuser waren rund wie Knödel].
      + Es roch nach Regen, der noch nicht gefallen ist.
      + {Friend} trat daneben und [steckte bis zum Bauch|versank mit einem Pff] in einer Gasse.
      + Ein Mann [goss mit der Kanne sein Dach|kämmte vom Balkon aus sein Dach], damit es flauschig blieb.
      + „Vorsicht, lose Stufe“, las {hero}, [da schwebte sie schon davon|und die Stufe verbeugte sich].
      + Tief unten lag die Welt, [klein und dunkel|zusammengerollt wie eine Katze], mit ein paar vergessenen Lichtern.
      + Der Mond hing so niedrig, dass [man ihm den Staub hätte abwischen können|die Leute beim Gehen den Hut abnahmen].
      + Sogar die Tauben [gingen hier auf Zehenspitzen|trugen Hausschuhe].
    `,
    life: `
      Vor den Häusern sitzen die Kissenmacher und stopfen [mit viel Gesang|singend] den Abend in Bezüge.
      / Fast alle hier machen Kissen, [aus Dunst|feine und grobe], und die Straßen sind voller Flausen.
      Ein Windlift kommt, wenn man [zweimal hustet|pfeift], und fragt, in welches Stockwerk.
      / Statt Treppen haben sie Lifte aus Wind, [die gern plaudern|manche mit Schluckauf].
      + Die Kinder rodeln vom Rathaus, und [der Bürgermeister rodelt mit|unten fängt sie ein Kissenmacher auf].
      + Zum Abendbrot gibt es Schaum, [für Erwachsene auch mit Rand|und wer lacht, hat ihn auf der Nase].
      + Die Post kommt an Drachenschnüren und [wird eingeholt wie Wäsche|riecht nach weit weg].
      + Jeden Abend putzt man die Sterne, [erst die vorderen, dann die schüchternen|und die kleinsten bekommen nur einen Hauch].
      + Eine alte Dame strickte am Stadtrand [einen Schal aus Ostwind|Socken aus einem lauen Lüftchen].
      + Wer unten Regen bestellt, bekommt ihn nach Liste.
    `,
    way: `
      {Spot.to} führte eine Gasse, die [sich ständig verschob|hin und her wehte].
      / Der Weg {spot.to} war weich und ging [auf und ab|rauf und runter], als würde er atmen.
      Zuerst kam ihnen ein kalter Wind entgegen, dann sein [warmer Bruder|lauer Vetter].
      / Eine junge Wolke lief ihnen [nach|wie ein Hündchen nach] und ließ sich nicht abschütteln.
      + Ein Gewitter drehte sich im Schlaf um, und [es donnerte ganz klein|man deckte es lieber zu].
      + Links ging es sehr weit hinunter, deshalb [schauten alle nach rechts|sprach man lieber vom Abendessen].
      + Der Laternenmann stand auf einer Leiter und [zündete den Abendstern an|suchte nach dem richtigen Stern].
      + Die Luft schmeckte nach Zitrone, nach Blech und nach Ferien.
      + An einer Leine hingen Wolken zum Trocknen, und [eine tropfte {friend.dat} auf die Nase|die kleinste war eingelaufen].
      + Sie hörten Flügelschlag. Es war nur die Taube von zehn Uhr zehn.
    `,
    thanks: `
      Zum Abschied schüttelten alle ihre Kissen, und es [schneite Federn|wurde noch weißer].
      / „Fallt weich“, rief man ihnen nach, denn das heißt hier [Auf Wiedersehen|Lebt wohl].
      {Keeper} schenkte {hero.dat} ein Tütchen mit [einem Stück Wolke|etwas Wolke] darin.
      / {Hero} bekam eine Flocke Abendrot, [sorgsam eingewickelt|in Seidenpapier].
      + „Nicht ins Wasser legen“, hieß es, „sonst regnet es bei euch im Zimmer.“
      + {Friend} nahm Schaum für unterwegs mit, und er war schon vor der Tür alle.
      + Die kleine Wolke durfte bis zur Ecke mit. Dann rief ihre Mutter.
      + Der Windlift hielt eigens an und sagte: „Abwärts, aber sachte.“
    `,
  },
  advanced: {
    arrival: `
      @place Der Windlift setzte sie {place.in} ab, [behutsam|sehr schwungvoll], und alles war schneeweiß.
      / Bis zu den Knien versinkend, standen sie {place.in} und [staunten|rangen nach Worten].
      Es duftete nach Regen, der [noch unterwegs|erst für übermorgen bestellt] ist.
      / Bei jedem Schritt [seufzten die Straßen|gab das Pflaster nach], da [hier alles Nebel ist|sie aus Nebel sind].
      + Da die Baumeister hier [ohne Ecken auskommen|nur in Rundungen denken], hat sich seit Gründung der Stadt [noch niemand ernstlich|einzig ein Besucher] gestoßen.
      + {Friend} verfehlte den Gehsteig [um Handbreite|vor lauter Umschauen] und steckte bis zum Bauch in einer [Seitengasse|Nebenstraße].
      + Tief unter ihnen lag die Welt, [klein und zugedeckt|handlich und dunkelblau], mit einigen Lichtern, die [jemand auszumachen vergessen hatte|noch eine Seite lesen wollten].
      + Ein Schild warnte vor einer losen Stufe, doch die Stufe, [an solche Scherze gewöhnt|der Beschreibung entsprechend], war schon [fort|zwei Wolken weiter].
      + Der Mond hing unmittelbar über den Dächern, und eine Hausfrau [staubte ihn beiläufig mit ab|bat ihn, ein wenig zur Seite zu rücken].
      + Ein Herr in Gummistiefeln begoss sein Dach, damit es [die Flauschigkeit behalte|bis Sonntag nachwachse], und grüßte mit der Kanne.
      + Alles Eckige, so entnahm man einer Tafel, sei [am Stadttor abzugeben|nach Voranmeldung zu polstern].
    `,
    life: `
      Man lebt hier vom Kissenmachen und stopft [von früh bis spät|mit Hingabe] Abendluft in Bezüge.
      / Auf den Schwellen sitzen die Kissenmacher, singen und streiten über [Flausch|die richtige Füllung].
      Treppen gibt es keine, dafür Lifte aus Wind, [die plaudern|mit eigener Meinung].
      / Wer hinauf will, der hustet zweimal, und [schon|alsbald] hält ein Windlift.
      + Die Post wird an Drachenschnüren eingeholt, und [wer nicht rasch genug zieht, dessen Briefe liest der Bussard|bei Flaute wird man auf morgen vertröstet].
      + Zum Abendbrot wird Schaum gereicht, [für die Kinder mit Zucker und für die Erwachsenen mit Bedenken|von dem man angeblich satt wird, sofern man vorher gegessen hat].
      + Vom Dach des Rathauses rodelt die Jugend, [gelegentlich auch der Bürgermeister, der das als Aufsicht bezeichnet|und wer zu weit gerät, wird vom nächsten Windlift zurückgebracht].
      + Am Stadtrand saß eine Dame und strickte aus Ostwind [einen Schal, der niemals fertig werden durfte|eine Mütze, die jedem ein wenig zu groß ist].
      + Regen wird ausschließlich auf Bestellung geliefert, und die Lieferzeiten [sind Gegenstand von Gedichten|ärgern vor allem die Gärtner].
      + Vor dem Schlafengehen putzt man die Sterne, zuerst [die vordersten, dann die schüchternen|jene mit Fingerabdrücken].
      + Die Wolkenkinder werden abends angebunden, weil sie [sonst bis Dänemark treiben|im Schlaf gern verreisen].
    `,
    way: `
      {Spot.to} nahm man eine Gasse, die sich [im Gehen verschob|unter den Füßen verlegte].
      / Der Weg {spot.to} hob und senkte sich, [als atme er|wie eine schlafende Brust].
      Zuerst begegnete ihnen ein kalter Wind, hernach ein [lauer|milder], offenbar verwandt.
      / Eine Wolke im Kindesalter schloss sich ihnen an und [tropfte|war nicht wegzuschicken].
      + Weit hinten drehte sich ein Gewitter im Schlaf [auf die andere Seite und murmelte etwas von Bäumen|um und zog sich eine Wolke über die Blitze].
      + Linker Hand ging es derart tief hinab, dass man [allgemein beschloss, die Aussicht zur Rechten zu loben|sich plötzlich sehr für die eigenen Schritte interessierte].
      + Auf einer sehr langen Leiter stand ein Mann mit Docht und [zündete, ohne Hast, den Abendstern an|erkundigte sich beim Abendstern, ob er so weit sei].
      + Die Luft schmeckte nach Zitrone und Blech, und [wer zu tief einatmete, dem wurde ein wenig nach Ferien|bei jedem Atemzug dachte man an etwas anderes mit Streusel].
      + Zum Trocknen aufgehängte Wolken tropften {friend.dat} [rhythmisch|mit großer Treffsicherheit] auf die Nase.
      + Eine Brieftaube überholte sie, entschuldigte sich für [die Eile|den Fahrtwind] und murmelte Hausnummern.
    `,
    thanks: `
      Man schüttelte zu ihrem Abschied die Kissen, bis die [Luft|halbe Stadt] voller Federn war.
      / „Fallt weich“, wünschte man ihnen, [wie es Brauch ist|und meinte es herzlich].
      {Keeper} überreichte {hero.dat} ein Tütchen, in dem [etwas Wolke|eine Spur Wolke] lag.
      / {Hero} erhielt eine Flocke Abendrot, [in Seide verpackt|die noch warm war].
      + Mit Wasser dürfe man sie nicht in Berührung bringen, da es sonst, und zwar tagelang, im Zimmer regne.
      + Die kindliche Wolke begleitete sie bis zur Ecke, wo eine sehr große sie mit Namen und Nachnamen rief.
      + Der Windlift erbot sich, sie abwärts zu tragen, und zwar sachte.
    `,
  },
  troubles: {
    'cloud-whistle': {
      keeper: {
        gender: 'm',
        nom: 'Wolkenhirt',
        gen: 'Wolkenhirten',
        akk: 'Wolkenhirten',
        dat: 'Wolkenhirten',
        ein: 'Wolkenhirt',
        einen: 'Wolkenhirten',
        einem: 'Wolkenhirten',
      },
      thing: { gender: 'f', nom: 'Wolkenpfeife', gen: 'Wolkenpfeife' },
      spot: { at: 'auf der allertiefsten Wolke', to: 'zur allertiefsten Wolke' },
      facts: {
        ask: 'Warum liefen die Wolken durch alle Straßen?',
        cause: '{thing} fiel durch ein Loch in der Hosentasche',
        mended: 'die Wolken kamen nach Hause',
      },
      beginner: {
        trouble: `
          @keeper Mitten im Gedränge stand der Wolkenhirt und [gähnte|lief im Kreis].
          / Der Wolkenhirt saß auf dem [Bordstein|Eimer]. Er rief: „Brav! Sitz! Ach.“
          @thing „Ich habe {thing.akk} [verloren|nicht mehr]. Nun hören die Wolken nicht.“
          / „{Thing} ist [fort|weg]“, sagte er. „Die Wolken laufen, wohin sie wollen.“
          @cause „In meiner Tasche war ein Loch. Da fiel sie [durch|hinaus].“
          / „Sie fiel durch ein Loch in der [Tasche|Hose], und ich merkte nichts.“
          @feeling Er war so müde, dass er im [Stehen|Gehen] schlief.
          / Müde lehnte er an einer [Wolke|Laterne]. Sie ging weg.
          + „Wohl liegt sie {spot.at}“, sagte er. „Da fiel etwas pling.“
          + Eine Wolke saß im Brunnen. Eine saß auf dem Bürgermeister.
          + „Den ganzen Tag laufe ich ihnen nach“, sagte er, „und sie lachen.“
          + Er zeigte die Tasche. Man konnte durchsehen.
          + „Määh“, sagte eine Wolke. Oder so etwas Ähnliches.
          + Er hatte gerufen, bis die Stimme alle war.
        `,
        worry: `
          In allen Straßen [standen|lagen] Wolken. Man sah die Hand nicht.
          / Eine dicke Wolke steckte in der [Tür|Schule] fest. Niemand kam vorbei.
          Bei Frau Huber [regnete|nieselte] es im Bett.
          / Ein Mann ging heim und kam bei den [Nachbarn|Müllers] an. Er blieb zum Essen.
          + Die Kleinen hatten nasse Socken und keine trockenen mehr.
          + Zwei Wolken stritten. Da blitzte es ein bisschen.
          + „Wo ist mein Haus?“, rief einer. Er stand darin.
          + Die Kissenmacher stopften aus Versehen eine ganz junge Wolke.
          + Kein Mond kam durch. Er klopfte von oben an.
        `,
        mend: `
          Der Hirt nahm {thing.akk} und [holte Luft|wischte sie ab].
          / {Hero} gab ihm {thing.akk}. Er setzte sie an die [Lippen|müden Lippen].
          @mended Er blies hinein. Da kamen die Wolken nach [Hause|Hause, alle].
          / Ein langer, leiser Ton. Und die Wolken kamen [nach Hause|brav nach Hause].
          + Erst kam die dicke. Sie machte plopp in der Tür.
          + Dann kamen die mittleren, dann die mit den kurzen Beinen.
          + Alle legten sich in den Stall, Bauch an Bauch.
          + Die im Kissen niesten sie frei. Hatschi!
          + Nun war die Straße leer. Der Mond fiel herein.
          + Eine fehlte noch. Sie saß {hero.dat} auf dem Kopf.
          + „Gute Nacht, Flocki“, sagte der Hirt. „Gute Nacht, Bauschi.“
          + Bei Frau Huber hörte der Regen auf.
        `,
        joy: `
          Es gab Schaum für [alle|Leute und Wolken], mit Honig.
          / Im Stall war Fest. Man saß auf [Wolken|den dicksten Wolken].
          Der Hirt aß einen Löffel und [schlief ein|schnarchte schon].
          / {Hero} durfte einmal [pfeifen|blasen]. Da hoben alle den Kopf.
          + {Friend} nähte die Tasche zu, mit doppeltem Faden.
          + Frau Huber brachte trockene Socken für jeden.
          + Die Kinder machten aus Nebel einen Hund.
          + „Auf die Tasche“, rief einer, „und auf das Garn!“
          + Eine Wolke regnete vor Freude, aber nur drei Tropfen.
          + Dann schliefen sie, die Wolken und der Hirt.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Mitten auf der Kreuzung stand der Wolkenhirt und [winkte mit beiden Armen|schlief fast im Stehen].
          / Der Wolkenhirt saß am Straßenrand und zählte [zum zehnten Mal|gähnend] seine Herde.
          @thing „{Thing} ist weg“, sagte er, „und ohne sie [folgt mir|hört auf mich] keine einzige Wolke.“
          / „Mir fehlt {thing}“, sagte er. „Jetzt laufen die Wolken durch [alle Straßen|die ganze Stadt].“
          @cause „Sie ist mir durch ein Loch in der Hosentasche gefallen, [ohne Mucks|ganz heimlich].“
          / „In der Hosentasche war ein Loch, da [rutschte|fiel] sie durch.“
          @feeling Er war so müde, dass er [einer Wolke die Leine anlegte|sich an einen Luftzug lehnte], und beide fielen um.
          / Müde gähnte er, und drei Wolken [gähnten mit|liefen dabei fort].
          + „Sie wird {spot.at} liegen“, sagte er, „tiefer fällt hier nichts.“
          + Eine Wolke badete im Brunnen, eine andere saß auf dem Bürgermeister.
          + Er hatte gerufen, gelockt und mit dem Eimer geklappert, seit heute früh.
          + Die jüngste knabberte schon wieder an seinem Ärmel.
          + „Sitz“, rief er. Keine saß.
        `,
        worry: `
          Die Stadt war so voller Wolken, dass man [die eigene Nase|keine Hausnummer] nicht mehr sah.
          / In der Schultür steckte eine dicke Wolke [fest|und kam nicht vor und nicht zurück].
          Bei Frau Huber regnete es [ins Bett|aufs Sofa], und zwar nur bei ihr.
          / Herr Müller kam nach Hause, aß und ging zu Bett, [leider beim Nachbarn|und es war die falsche Familie].
          + Zwei Gewitterwolken gerieten in Streit, wer zuerst in die Bäckerei durfte.
          + Die Kissenmacher hatten versehentlich eine lebende eingenäht. Das Kissen lief weg.
          + Der Mond klopfte von oben an und bat um Einlass.
          + Trockene Socken wurden inzwischen gegen Schmuck getauscht.
        `,
        mend: `
          Der Hirt nahm {thing.akk}, wischte sie am Ärmel ab und [blies die Backen auf|holte tief Luft].
          / {Hero} legte ihm {thing.akk} in die Hand, [denn er schlief schon|und er wurde wach].
          @mended Ein leiser, langer Ton kam heraus, und die Wolken kamen nach Hause, [eine nach der anderen|von allen Seiten].
          / Er pfiff nur einmal, und [von überall her|schon] kamen die Wolken nach Hause.
          + Die dicke zog sich mit einem Plopp aus der Schultür.
          + Im Stall legten sie sich hin, Bauch an Bauch, die kleinen in die Mitte.
          + Eine fehlte, und dann fand man sie auf dem Kopf von {hero.dat}.
          + „Gute Nacht, Flocki, gute Nacht, Bausch“, sagte er und streichelte jede.
          + Auf die leeren Straßen fiel endlich der Mond, der Länge nach.
          + Das weggelaufene Kissen kam von allein und ließ sich auftrennen.
        `,
        joy: `
          Im Stall wurde Schaum verteilt, für die Leute mit Honig und [für die Wolken ohne|sonst mit Wind].
          / Man feierte auf dem Rücken der dicksten Wolken, [leise|ganz ohne Schuhe].
          Der Hirt nahm einen Löffel, lächelte und [schlief am Tisch ein|schnarchte los].
          / {Hero} durfte einmal pfeifen, und [die ganze Herde|im Stall alles] hob den Kopf.
          + {Friend} nähte die Tasche mit doppeltem Faden zu, aus Versehen beide.
          + Frau Huber verteilte trockene Socken, die sie vom Himmel weiß woher hatte.
          + Aus Restnebel bauten die Kinder einen Hund, der auch hörte.
          + Eine Wolke regnete vor Glück, aber nur ganz wenig und in einen Becher.
        `,
      },
      advanced: {
        trouble: `
          @keeper Inmitten des Gedränges stand der Wolkenhirt und [rief Namen|schwankte im Stehen].
          / Auf einem umgestülpten Eimer saß der Wolkenhirt und [zählte|gab das Zählen auf].
          @thing Er vermisse, sagte er, {thing}, und seitdem [gehorche|folge] ihm keine einzige Wolke.
          / „{Thing} ist dahin“, sagte er, „und nun laufen die Wolken [durch alle Straßen|umher].“
          @cause Sie war ihm durch ein Loch in der Hosentasche gefallen, [unbemerkt|und das beim Tanzen].
          / „Durch ein Loch in der Hosentasche fiel sie“, sagte er, „[wohl|vermutlich] {spot.to}.“
          @feeling Er war so müde, dass er sich an eine Wolke lehnte und [hindurchfiel|dort liegen blieb].
          / So müde war er, dass sein Gähnen [kein Ende fand|zwei Straßen weiter ankam].
          + Seit dem Morgen habe er gerufen, gelockt und mit dem Futtereimer gescheppert, und die Tiere hätten es für Musik gehalten.
          + Eine seiner Wolken badete im Marktbrunnen, eine zweite hatte sich auf den Bürgermeister gesetzt, der aus Höflichkeit schwieg.
          + Man konnte durch die Tasche hindurch bis auf den Grund der Welt sehen, und es zog.
        `,
        worry: `
          Die Gassen waren so voller Wolken, dass man [die eigene Nase|den eigenen Hut] nur noch vom Hörensagen kannte.
          / Ein dickes Exemplar steckte in der Schultür, sehr zur Freude [der Schüler|der ersten Klasse].
          + Bei Frau Huber regnete es ins Bett, und zwar ausschließlich dort, was sie [persönlich|übel] nahm.
          / Herr Müller kam heim, aß, küsste die Kinder und legte sich hin, [alles|wie sich zeigte,] bei der falschen Familie.
          + Von den Kissenmachern war eine noch sehr junge versehentlich eingenäht worden, und das Kissen hatte daraufhin die Werkstatt verlassen.
          + Zwei Gewitterwolken konnten sich vor der Bäckerei nicht einigen, und man roch es bis ins Rathaus.
          + Dem Mond, der von oben klopfte, konnte niemand öffnen, weil niemand die Tür fand.
        `,
        mend: `
          Der Hirt rieb {thing.akk} am Ärmel blank, füllte die Backen und [schloss die Augen|blies].
          / {Hero} musste ihm {thing.akk} [an die Lippen|in den Mund] setzen, so müde war er.
          @mended Es war ein Ton wie Abendluft, und die Wolken kamen nach Hause, [wedelnd|eine um die andere].
          / Kaum verklang der Pfiff, da kamen die Wolken nach Hause, [aus allen Winkeln|von überall].
          + Die dicke zog sich mit einem Plopp, der sämtliche Schüler enttäuschte, aus der Tür.
          + Im Stall betteten sie sich Bauch an Bauch, die jüngsten in der Mitte, und der Hirt ging reihum und nannte jede beim Namen.
          + Eine einzige fehlte, bis jemand darauf hinwies, dass {hero} seit geraumer Zeit eine sehr hohe Frisur trage.
          + Der Mond fiel, da nichts ihn mehr aufhielt, der Länge nach auf die Hauptstraße.
        `,
        joy: `
          Man aß Schaum mit Honig und saß dabei auf den [ältesten Wolken|Rücken der Herde], die schon schliefen.
          / Der Hirt hielt eine Dankesrede, die aus [drei Wörtern|einem Satz] und einem Schnarchen bestand.
          + {Hero} durfte einmal hineinblasen, und im ganzen Stall hoben sich schlaftrunkene Köpfe, die [aus Watte|wie Sahne] waren.
          / {Friend} vernähte die unglückliche Tasche so gründlich, dass [auch die Hand|nichts] nicht mehr hineinpasste.
          + Frau Huber, mit dem Schicksal versöhnt, verteilte trockene Socken an alle, auch an solche ohne Füße.
          + Aus Restnebel formten die Kinder einen Hund, und er gehorchte besser als alles, was man hier sonst hütet.
          + Eine der Wolken regnete vor Rührung, fing es aber mit einem Becher auf.
        `,
      },
    },
    'first-feather': {
      keeper: { gender: 'f', nom: 'Wolkenmaus', gen: 'Wolkenmaus' },
      thing: {
        gender: 'f',
        nom: 'erste Feder',
        gen: 'ersten Feder',
        akk: 'erste Feder',
        dat: 'ersten Feder',
        ein: 'erste Feder',
        einen: 'erste Feder',
        einem: 'ersten Feder',
      },
      spot: { at: 'auf dem Balkon des Wetterhahns', to: 'zum Balkon des Wetterhahns' },
      facts: {
        ask: 'Warum waren alle Kissen hart?',
        cause: 'jemand ließ das Fenster offen, und {thing} flog hinaus',
        mended: 'alle Kissen wurden wieder weich',
      },
      beginner: {
        trouble: `
          @keeper Auf einem Berg Kissen saß die Wolkenmaus und [weinte|schniefte].
          / Die Wolkenmaus klopfte auf ein [Kissen|dickes Kissen]. Es machte tock.
          @thing „{Thing} ist weg. Nun sind alle Kissen [hart|steinhart].“
          / „Ohne {thing.akk} wird kein Kissen [weich|mehr weich]“, sagte sie.
          @cause „Jemand ließ das Fenster offen. Da flog sie [hinaus|davon].“
          / „Das Fenster stand auf. Hui, [flog|da flog] sie hinaus, {spot.to}.“
          @feeling Sie war so traurig, dass ihr die [Ohren|Barthaare] hingen.
          / Traurig saß sie da, so klein wie ein [Knopf|Fussel].
          + Steckt man sie als Erste hinein, dann werden alle anderen auch weich.
          + „Ich sage nicht, wer es war“, sagte sie. „Er weint auch schon.“
          + {Friend} legte sich probeweise hin. „Au“, sagte {friend}.
          + „Ich sah sie noch fliegen“, sagte sie, „{spot.to}.“
          + Alle anderen Federn lagen da und wussten nicht, wie man das macht.
        `,
        worry: `
          Die Leute schliefen auf [ihren Hüten|der Katze]. Die Kissen taten weh.
          / Wer sich hinlegte, machte [tock|bums] und stand wieder auf.
          Einer bekam eine [Beule|dicke Beule] vom Träumen.
          / Opa Windig sagte: „Wie auf dem [Berg|Brot].“ Dann wurde er grantig.
          + Die Kinder bauten aus den Kissen eine Mauer. Sie hielt gut.
          + Beim Kissenkampf gab man lieber gleich auf.
          + Ein Baby schlief auf einem Brot. Das war das Weichste im Haus.
          + Der Bäcker sagte: „Und ich dachte, meine Kekse sind hart.“
          + Am Ende lagen alle auf den Armen. Die schliefen ein, sonst nichts.
        `,
        mend: `
          {Hero} schob {thing.akk} in das [erste|größte] Kissen.
          / Die Wolkenmaus hielt ein Kissen auf. {Hero} steckte {thing.akk} [hinein|tief hinein].
          @mended Pff! Da wurden alle Kissen wieder [weich|ganz weich].
          / Es seufzte. Und alle Kissen wurden wieder weich, [eins nach dem anderen|in der ganzen Stadt].
          + Sie gingen auf wie Kuchen im Ofen.
          + Man hörte es von Haus zu Haus: pff, pff, pff.
          + {Friend} fiel um und stand nicht wieder auf. Es war zu schön.
          + Opa Windig sagte nur noch „Hach“. Das sagt er nie.
          + Die Mauer der Kinder sank zusammen. Nun war sie ein Nest.
          + Die Wolkenmaus sprang hinein und war weg. Man sah nur das Ohr.
          + Die anderen Federn flüsterten. Sie fragten, wie die Reise war.
          + Jetzt ging das Fenster zu, zweimal.
        `,
        joy: `
          Es gab eine Kissenschlacht, ganz [sacht|leise]. Keiner verlor.
          / Alle warfen sich [Kissen|Federn] zu, und keiner bekam eine Beule.
          Dazu gab es [Sahne|Schaum] auf Sahne.
          / Die Wolkenmaus hielt eine Rede. Sie war im Kissen, man verstand [nichts|kein Wort].
          + Der mit dem Fenster bekam das beste Kissen. Da weinte er nicht mehr.
          + {Hero} und {friend} sprangen dreimal. Sie kamen erst spät herunter.
          + Das Brot konnte man nun essen. Es war noch warm vom Baby.
          + Opa Windig tanzte mit seinem Kissen.
          + Es schneite Federn. Man fing sie mit dem Mund.
        `,
      },
      intermediate: {
        trouble: `
          @keeper In einer Werkstatt voller Kissen saß die Wolkenmaus und [klopfte auf Stein|ließ die Ohren hängen].
          / „Tock“, machte die Wolkenmaus auf ein Kissen, „und das [hier auch|nächste: tock].“
          @thing „Mir fehlt {thing}“, sagte sie, „und darum sind alle Kissen [hart wie Bretter|so hart].“
          / „{Thing} ist weg, und ohne die [wird|bleibt] kein Kissen weich.“
          @cause „Jemand hat das Fenster offen gelassen, und da [flog|segelte] sie hinaus, {spot.to}.“
          / „Das Fenster stand offen, und sie flog hinaus, [einfach so|leicht, wie sie ist].“
          @feeling Sie war so traurig, dass ihre Barthaare [bis auf den Boden|nach unten] hingen.
          / Traurig strich sie einen leeren Bezug [glatt|immer wieder glatt].
          + Kommt sie als Erste hinein, machen es ihr die anderen Federn nach.
          + „Ich sage nicht, wer es war“, sagte sie. Hinter ihr schniefte ein Lehrling.
          + {Friend} legte den Kopf probeweise hin und sagte ein kurzes Wort.
          + Zuletzt gesehen hatte man sie, wie sie {spot.to} segelte.
          + Ihr Fingerhut war voll Tränen.
        `,
        worry: `
          Überall lagen die Leute neben ihren Kissen, denn darauf [bekam man Beulen|ging es nicht].
          / Wer sich hinlegte, machte tock und [stand wieder auf|dachte kurz nach].
          Ein Baby schlief auf einem Brotlaib, [dem Weichsten|dem einzigen Weichen] im Haus.
          / Opa Windig meinte, [auf dem Schornstein|im Gebirge] habe er besser gelegen.
          + Die Kinder mauerten aus Kopfkissen eine Burg, und sie hielt.
          + Die geplante Kissenschlacht wurde aus Vernunft abgesagt.
          + Einer hatte sich beim Träumen ein blaues Auge geholt.
          + Auf dem eigenen Arm schläft man schlecht, denn der Arm schläft zuerst.
        `,
        mend: `
          Die Wolkenmaus trennte ein Kissen auf, und {hero} schob {thing.akk} [in die Mitte|tief hinein].
          / Ganz behutsam legte {hero} {thing.akk} in den [ersten|leeren] Bezug.
          @mended Es machte pff, und alle Kissen wurden wieder weich, [Haus für Haus|von hier bis zum Rand].
          / Ein Seufzen ging durch die Stadt: Alle Kissen wurden wieder weich, [rund und prall|wie früher].
          + Sie gingen auf wie Hefeteig an einem warmen Ort.
          + {Friend} ließ sich fallen und war für eine Weile nicht zu sprechen.
          + Die Burg der Kinder sank in sich zusammen und wurde ein Nest.
          + Opa Windig sagte „Hach“, und im Ort wunderte man sich noch lange.
          + Die übrigen Federn wollten alles über die Reise wissen.
          + Als Erstes schloss jemand das Fenster, und dann gleich noch einmal.
        `,
        joy: `
          Nun gab es doch noch eine Kissenschlacht, [in Zeitlupe|die leiseste der Welt].
          / Alle warfen Kissen, und [wer getroffen wurde|jeder Getroffene], blieb liegen und lächelte.
          Der Lehrling bekam das schönste Kissen und [einen Krapfen|musste nicht mehr weinen].
          / Die Wolkenmaus hielt eine Rede, leider [aus dem Innern eines Kissens|mit einer Feder im Mund].
          + Dazu wurde Sahne gereicht, mit einem Klecks Sahne obenauf.
          + {Hero} und {friend} sprangen vom Schrank und kamen erst viel später an.
          + Das Brot wurde nun doch gegessen. Es war ein wenig eingelegen.
          + Es schneite Federn, und man fing sie mit offenem Mund.
        `,
      },
      advanced: {
        trouble: `
          @keeper Zwischen Gebirgen aus Kissen saß, [sehr klein|den Fingerhut im Schoß], die Wolkenmaus.
          / Die Wolkenmaus klopfte gegen ein Kissen, und es klang, [man muss es sagen|leider], wie eine Tür.
          @thing „{Thing} ist fort“, sagte sie, „und damit sind alle Kissen [hart|bretthart].“
          / Ihr fehle {thing}, und ohne diese [bleibe|werde] jedes Kissen hart wie Stein.
          @cause Jemand hatte das Fenster offen gelassen, und sie war [hinausgeflogen|auf und davon], {spot.to}.
          / „Das Fenster stand offen“, sagte sie, „und so flog sie [hinaus|ins Freie].“
          @feeling Traurig bis in die Barthaare, strich sie [leere Bezüge|einen Bezug] glatt, einen nach dem anderen.
          / Sie war so traurig, dass [die Nähte|ihre Nähte] schief wurden, was noch nie geschehen war.
          + Als Erste eingelegt, so erklärte sie, gebe sie den anderen das Beispiel, und Federn seien nun einmal auf Beispiele angewiesen.
          + Wer es gewesen sei, behalte sie für sich, sagte sie, und ein Lehrling in der Ecke schniefte dankbar.
          + {Friend} machte die Probe, legte den Kopf nieder und gebrauchte ein Wort, das in Kissenwerkstätten unüblich ist.
        `,
        worry: `
          In der ganzen Stadt lag man neben, unter und hinter den Kissen, nur [nicht mehr|keinesfalls] darauf.
          / Wer versehentlich den Kopf sinken ließ, [machte tock|klang hölzern] und war augenblicklich wieder munter.
          + Einen Säugling hatte man auf einen Brotlaib gebettet, das [einzige|letzte] Weiche im Haus, und er schlief vorzüglich.
          / Opa Windig erklärte, er habe im Gebirge auf einer [Ziege|Leiter] angenehmer gelegen.
          + Die Kinder errichteten aus ihren Kopfkissen eine Burg, die, wie der Maurermeister neidlos zugab, jeder Belagerung standhielt.
          + Die für den Abend angesetzte Kissenschlacht wurde nach kurzer Beratung mit dem Arzt verschoben.
          + Am Ende schlief jeder auf dem eigenen Arm, das heißt, der Arm schlief, und der Übrige lag wach.
        `,
        mend: `
          In den Bezug, den die Wolkenmaus [bebend|weit] aufhielt, legte {hero} {thing.akk}.
          / {Hero} schob {thing.akk} genau in die Mitte, wo ein Kissen [sein Herz hat|am meisten fühlt].
          @mended Es seufzte, erst hier, dann überall, und alle Kissen wurden wieder [weich|weich und rund].
          / Mit einem Pff, das sich [fortpflanzte|herumsprach], wurden alle Kissen wieder weich.
          + Sie gingen auf wie Hefeteig, dem man ein gutes Wort gegeben hat, und in den Häusern hob es die Decken.
          + Die Burg der Kinder ergab sich kampflos und wurde, noch im Sinken, ein Nest.
          + Opa Windig ließ sich zu einem „Hach“ hinreißen, von dem man sich noch im nächsten Winter erzählte.
          + Der Lehrling schloss das Fenster, prüfte den Riegel, ging weg, kam wieder und prüfte ihn noch einmal.
        `,
        joy: `
          Die verschobene Schlacht wurde [sogleich|noch am Abend] nachgeholt, und wer getroffen war, blieb selig liegen.
          / Man feierte eine Kissenschlacht von solcher Sanftheit, dass es [nur Sieger|lauter Sieger] gab.
          + Die Rede der Wolkenmaus kam aus der Tiefe eines Kissens und wurde gerade deshalb [bejubelt|für klug gehalten].
          / Dem Lehrling überreichte man das schönste Kissen, bestickt mit dem Wort [„Frischluft“|„Fenster“].
          + {Hero} und {friend} sprangen vom Schrank und blieben so lange in der Luft, dass man unterdessen den Kaffee servierte.
          + Sahne gab es mit einem Klecks Sahne, und das Brot vom Säugling wurde in dünne Scheiben geschnitten.
          + Noch lange sanken Federn herab, und wer hinaufsah und den Mund öffnete, der bekam eine.
        `,
      },
    },
    'star-cloth': {
      keeper: { gender: 'f', nom: 'Sternenlerche', gen: 'Sternenlerche' },
      thing: { gender: 'n', nom: 'Sternentuch', gen: 'Sternentuchs' },
      spot: { at: 'ganz am Ende des Geländers', to: 'ans Ende des Geländers' },
      facts: {
        ask: 'Warum waren die Sterne trüb?',
        cause: 'der Wind wehte {thing.akk} von der Leine',
        mended: 'die Sterne blinkten wieder',
      },
      beginner: {
        trouble: `
          @keeper Auf der Leiter saß die Sternenlerche. Sie [rieb|polierte] mit dem Flügel.
          / Die Sternenlerche hatte einen Eimer und [nasse Füße|keine Ruhe].
          @thing „{Thing} ist weg. Nun sind die Sterne [trüb|staubig].“
          / „Mir fehlt {thing}“, sagte sie. „Mit dem Flügel wird kein Stern [blank|sauber].“
          @cause „Es hing auf der Leine. Da wehte der Wind es [fort|weg].“
          / „Der Wind wehte es von der [Leine|Wäscheleine]. Schwupp, war es fort.“
          @feeling Sie war besorgt und zählte die Sterne, die man noch [sah|kaum sah].
          / „Was nun?“, fragte sie, besorgt bis in die [Zehen|Schwanzfedern].
          + „Es flog {spot.to}“, sagte sie. „Da ist es sehr zugig.“
          + Ein Stern nieste. Es gab eine Wolke Staub.
          + „Ich habe es mit Spucke versucht“, sagte sie. „Es schmiert.“
          + Der große Bär sah aus wie ein großer Fleck.
          + Ohne Blinken sehen die Sterne ganz fremd aus.
          + Ihr Eimer war voll mit Mondwasser. Es war ganz grau.
          + „Ich putze seit gestern“, sagte sie, „und sehe nichts.“
        `,
        worry: `
          Unten suchten die [Schiffe|Nachtfalter] den Weg. Sie fuhren im Kreis.
          / Kein Stern blinkte. Die [Eulen|Leute] dachten, es gibt heute keine.
          Ein Kind wollte sich was wünschen. Es fand [keinen|keinen Stern].
          / Die Kleinen zählten sie vor dem Schlafen. „Null“, sagten sie. Das war [schnell|traurig].
          + Der Mond fühlte sich allein. Er seufzte dick und gelb.
          + Die Milchstraße sah aus wie kalter Kakao.
          + Eine Sternschnuppe fiel herunter und keiner sah es.
          + „Habt ihr mich vergessen?“, fragte ein ganz kleiner.
          + Der Abendstern hielt sich die Hand vor das Gesicht.
        `,
        mend: `
          Die Lerche nahm {thing.akk} und [hauchte|spuckte] darauf.
          / {Hero} gab der Lerche {thing.akk}. Schon fing sie an zu [reiben|wischen].
          @mended Wisch, wisch! Da [blinkten|blitzten und blinkten] die Sterne wieder.
          / Stern um Stern wurde [blank|rein]. Und alle Sterne blinkten wieder.
          + Der erste war noch scheu. Er blinkte mit einem Auge.
          + Der große Bär war wieder ein Bär, mit Po.
          + „Das kitzelt“, riefen die Sterne.
          + {Hero} durfte einen putzen. Er wurde der hellste.
          + Der Staub fiel herab. Unten hielt man ihn für Schnee.
          + Ein Schiff tutete. Es wusste wieder, wo es war.
          + Der Mond war nicht mehr allein. Er lachte mit allen Kratern.
          + Tausend Punkte, und jeder war an seinem Ort.
        `,
        joy: `
          Sie aßen Sternkekse auf dem [Dach|Geländer]. Die Beine hingen hinab.
          / Alle saßen da und [sahen hinauf|machten Ah]. Das war das Fest.
          Die Lerche sang, ganz [hoch|leise], und die Sterne blinkten im Takt.
          / Jeder durfte sich was [wünschen|Kleines wünschen]. {Friend} wünschte sich Keks.
          + Der ganz Kleine bekam einen Kuss. Nun war er rot.
          + Die Sternschnuppe fiel noch einmal, für alle.
          + Der Wind hielt die Leine und versprach, sanft zu sein.
          + Drei Klammern bekam es, und die Lerche zog daran.
          + Die Kinder zählten. Bei siebzehn schliefen sie.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Auf der obersten Sprosse saß die Sternenlerche und [wischte mit dem Flügel|schaute ins Trübe].
          / Neben einem Eimer hockte die Sternenlerche und [zupfte an ihren Federn|wrang ihre Flügel aus].
          @thing „{Thing} ist weg“, sagte sie, „und so sind alle Sterne [trüb|voller Staub].“
          / „Ohne {thing.akk} bekomme ich [keinen Stern|nichts] mehr blank“, sagte sie.
          @cause „Es hing zum Trocknen, und der Wind [wehte|riss] es von der Leine.“
          / „Der Wind hat es von der Leine geweht, [im Nu|samt Klammern], {spot.to}.“
          @feeling Besorgt zählte sie, wie viele man noch [ahnen|sehen] konnte.
          / Sie war so besorgt, dass sie [rückwärts|nur halbe Lieder] sang.
          + „Es flog {spot.to}“, sagte sie, „und für mich zieht es dort zu sehr.“
          + Mit Spucke hatte sie es versucht, aber davon bekamen sie Streifen.
          + Der Große Bär war nur noch ein großer Fleck.
          + Ein Stern musste niesen, und danach sah man überhaupt nichts.
          + Ihr Eimer war schwarz vom vielen Wischen.
        `,
        worry: `
          Unten auf dem Meer fuhren die Schiffe [im Kreis|einander nach].
          / Die Nachtfalter hielten sich an [Straßenlampen|Fenster], weil der Himmel leer aussah.
          Ein Kind wollte sich etwas wünschen und fand [keinen|nirgends einen] Stern dafür.
          / Wer zum Einschlafen Sterne zählt, war [heute|schon] bei null fertig und hellwach.
          + Der Mond fühlte sich beobachtet, so ganz allein auf der Bühne.
          + Die Milchstraße sah aus wie kalter Kakao mit Haut.
          + Eine Sternschnuppe fiel sehr schön, aber keiner hatte es bemerkt.
          + „Gibt es mich noch?“, fragte der kleinste von ihnen.
        `,
        mend: `
          Die Lerche hauchte {thing.akk} an und fing beim [nächsten|kleinsten] Stern an.
          / {Hero} reichte {thing.akk} die Leiter hinauf, [Sprosse um Sprosse|an die Lerche].
          @mended Ein paar Striche, und schon blinkten die Sterne wieder, [einer um den anderen|erst scheu, dann frech].
          / Sie rieb und sang, und die Sterne blinkten wieder, [Reihe um Reihe|bis zum Rand].
          + „Hinter den Ohren auch“, bat der Abendstern.
          + Der Große Bär war wieder ein Bär und streckte sich.
          + Einen durfte {hero} putzen, und man erkennt ihn bis heute.
          + Der Staub rieselte hinab, und unten freute man sich über Schnee.
          + Ein Schiff tutete zweimal. Das hieß wohl: Ach, da geht es lang.
          + Die Milchstraße glänzte frisch, als wäre eben jemand gekommen und hätte umgerührt.
        `,
        joy: `
          Sie saßen auf dem Geländer, ließen die Beine baumeln und aßen [Sternkekse|Zimtsterne].
          / Das Fest bestand darin, dass alle [hinaufsahen|nach oben guckten] und Ah sagten.
          Die Lerche trillerte, und [der ganze Himmel|oben alles] blinkte im Takt.
          / Jeder durfte sich etwas wünschen, {friend} sogar [zweimal|laut].
          + Für die, die nicht hingesehen hatten, fiel die Sternschnuppe noch einmal.
          + Der Wind entschuldigte sich und hielt den ganzen Abend die Leine fest.
          + Mit drei Klammern wurde es nun gesichert, und die Lerche zog daran.
          + Die Kinder zählten bis siebzehn, und dann zählte keiner mehr.
        `,
      },
      advanced: {
        trouble: `
          @keeper Auf der höchsten Sprosse einer Leiter saß, [zerzaust|einen Eimer am Fuß], die Sternenlerche.
          / Die Sternenlerche rieb mit dem eigenen Flügel an einem Stern, und beide wurden [grau|davon nicht sauberer].
          @thing „{Thing} ist fort“, sagte sie, „und die Sterne sind [trüb|so trüb] wie alte Fenster.“
          / Ihr fehle {thing}, und nur damit [ließen|könne man] sich die Sterne vom Staub befreien.
          @cause Der Wind hatte es von der Leine geweht, [samt Klammern|mit Schwung], {spot.to}.
          / „Es hing zum Trocknen“, sagte sie, „und der Wind wehte es [fort|von der Leine].“
          @feeling So besorgt war sie, dass [ihr Triller|jedes Lied] nach der Hälfte abbrach.
          / Besorgt spähte sie empor und zählte, was [noch zu ahnen|kaum mehr zu sehen] war.
          + Mit Spucke, gab sie zu, habe sie es versucht, und die Streifen könne man noch in Australien sehen.
          + Der Große Bär glich einem großen Fleck und der Kleine dem, was übrig bleibt, wenn man einen Fleck wegwischen will.
          + Ein Stern zweiter Größe nieste, und eine Weile war es dunkel wie in einem Staubsauger.
        `,
        worry: `
          Unten auf dem Ozean fuhren die Segelschiffe im Kreis, und die Kapitäne [taten|erklärten], als sei das die Route.
          / Wer gewohnt war, sich in den Schlaf zu zählen, kam heute ausschließlich [bis|auf] null und lag hellwach.
          + Ein Kind am Fenster hielt einen Wunsch bereit und wusste nicht, [wem er zu geben war|wohin damit].
          / Der Mond, der plötzlich allein auf der Bühne stand, [schwitzte ein wenig|vergaß seinen Text].
          + Eine Sternschnuppe von seltener Schönheit fiel ohne jeden Zuschauer und lag danach gekränkt in einem Rübenfeld.
          + Der kleinste der Sterne hatte angefangen zu bezweifeln, dass es ihn gebe, und niemand konnte ihm das Gegenteil zeigen.
          + Die Milchstraße erinnerte an Kakao, den jemand hat kalt werden lassen, einschließlich der Haut.
        `,
        mend: `
          Die Lerche schüttelte {thing.akk} aus, hauchte den ersten Stern an und [rieb|begann].
          / Sprosse um Sprosse wanderte {thing} hinauf, und [oben|ganz oben] wartete ein Schnabel.
          @mended Unter ihren Strichen blinkten die Sterne wieder, [erst blinzelnd|erst scheu], dann kräftig.
          / Reihe um Reihe wurde blank, und die Sterne blinkten wieder, [als lachten sie|bis zum Rand der Welt].
          + Der Abendstern verlangte, auch hinter den Ohren behandelt zu werden, und bekam seinen Willen.
          + Einen einzigen durfte {hero} eigenhändig polieren, und wer weiß, wo er steht, erkennt ihn noch heute.
          + Der niedersinkende Staub wurde unten als Schnee begrüßt, obwohl es sich für Schnee recht warm anfühlte.
          + Auf dem Meer ertönte ein zweifaches Tuten, in dem etwas wie Beschämung und sehr viel Erleichterung lag.
        `,
        joy: `
          Man saß auf dem Geländer, ließ [die Beine baumeln|Krümel fallen] und verspeiste Sternkekse.
          / Das ganze Fest bestand im Grunde darin, [hinaufzusehen|den Kopf im Nacken zu haben] und von Zeit zu Zeit Ah zu sagen.
          + Die Lerche sang, nun ohne Unterbrechung, und [das Firmament|der Himmel] blinkte dazu im Dreivierteltakt.
          / {Friend} hatte zwei Wünsche frei, überlegte lange und [wünschte|verwendete beide] sich Keks.
          + Für alle, die es versäumt hatten, ließ sich die Sternschnuppe zu einer Wiederholung überreden.
          + Der Wind hielt zur Buße den ganzen Abend über die Wäscheleine und wehte kein einziges Mal.
          + Die Kinder kamen beim Zählen bis siebzehn, und von da an zählten die Sterne die Kinder.
        `,
      },
    },
  },
}
