import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const moonlitBeach: SettingContent<Noun, 'Moonlit Beach'> = {
  place: { name: 'der Mondstrand', in: 'am Mondstrand', to: 'an den Mondstrand', from: 'vom Mondstrand' },
  beginner: {
    arrival: `
      @place Der Sand war nass und hell. Sie waren {place.in}, ganz [vorn|allein].
      / Ein Strand wie ein [Spiegel|Löffel]! Nun waren sie {place.in}.
      Die Boote [schliefen|lagen] im Sand, und die Wellen sagten [Schh|Pst].
      + Der Mond war zweimal da, oben und im Sand.
      + Eine Muschel machte auf und horchte.
      + Es roch nach Tang und Salz und Ferne.
      + {Friend} trat in den Mond. Da zitterte er.
      + Ein Krebs ging vorbei, seitwärts, mit einem Eimer.
      + Weit weg stand ein Leuchtturm auf einem Bein.
      + Eine Möwe schlief auf einem Pfahl und knurrte im Traum.
    `,
    life: `
      Am Abend sammeln die Krebse, was das Meer [bringt|vergisst].
      / Hier wohnt man in [Muscheln|Booten] und geht früh zu [Bett|Wasser].
      Die Muscheln hören [gut|immer] zu, wenn man was [sagt|erzählt]. Sie sagen es nie weiter.
      + Die Sandflöhe machen Sport. Keiner weiß, wozu.
      + Ein Boot redet im Schlaf, von Fischen.
      + Der Otter kämmt den Strand, von links nach rechts.
      + Die Kleinen bauen Burgen und ziehen gleich ein.
      + Zum Essen gibt es Algen, knusprig, mit Salz von selbst.
      + Wer etwas verliert, findet es hier wieder, meistens einen Schuh.
      + Die Flut kommt um acht und klopft an.
    `,
    way: `
      Sie gingen {spot.to}, immer am [Rand|Saum] der Wellen.
      / Der Weg {spot.to} war [nass|kalt] und voller [Muscheln|Pfützen].
      Eine Welle lief ihnen [nach|über die Zehen] und kicherte.
      + Im Tang saß etwas und machte klick.
      + Eine Flasche lag da, mit Post. Sie war für wen anders.
      + Die Spuren hinter ihnen gingen schon wieder weg.
      + Es roch nach Teer, das kam vom alten Boot.
      + {Friend} jagte eine Welle. Dann jagte die Welle {friend.akk}.
      + Ein Fisch sprang, nur um zu sehen, wer da kommt.
      + Der Mond ging im Wasser neben ihnen her.
    `,
    thanks: `
      Die Muscheln klappten [alle|leise] zum Abschied, klapp, [klapp|und klapp].
      / „Kommt mit der [Flut|nächsten Flut] wieder“, riefen sie und [winkten|wedelten].
      {Keeper} gab {hero.dat} eine [kleine|weiße] Muschel mit etwas Meer darin.
      + „Halt sie ans Ohr“, hieß es, „wenn es zu still ist.“
      + Für {friend.akk} gab es einen Schuh. Es war nur der linke.
      + Eine Welle lief noch mit, so weit sie konnte.
      + Im Sand stand Lebt wohl. Dann kam das Meer und las es.
      + Die Möwe machte ein Auge auf und nickte.
      + Der Sand hielt ihre Füße noch kurz fest.
    `,
  },
  intermediate: {
    arrival: `
      @place Nass und blank [wie ein Spiegel|wie frisch gewischt] lag der Sand, und sie standen {place.in}.
      / Der Sand war [noch warm|blank geputzt], das Meer atmete, und sie waren {place.in}.
      / Hinter der letzten Düne [roch es nach Tang|hörte man das Meer], und da waren sie {place.in}.
      Die Boote [schliefen auf der Seite|lagen da wie Walrosse], und die Wellen machten [Schh|leise Schh].
      / Den Mond gab es hier zweimal, einmal [oben|am Himmel] und einmal unter den Füßen.
      + {Friend} trat mitten in den Mond, und [er zitterte bis zum Rand|der nahm es nicht krumm, nur wellig].
      + Eine Muschel öffnete sich einen Spalt und hörte zu.
      + Ein Krebs mit Eimer kam ihnen entgegen, [das heißt, von der Seite|und im Eimer schlief noch einer].
      + Es roch nach Tang, nach Salz und nach sehr weit weg.
      + Weit draußen stand auf einem Bein der Leuchtturm.
      + Auf dem Pfahl schlief eine Möwe und [schimpfte im Traum|hielt sich für ein Schiff].
      + Man flüsterte von selbst, wegen der Boote.
    `,
    life: `
      Wenn die Leute fort sind, gehört der Strand den Krebsen, und sie [räumen auf|sammeln ein].
      / Abends wird hier gesammelt, was das Meer [gebracht|vergessen] hat, meistens [Schuhe|linke Schuhe].
      Die Muscheln hören allem zu und [erzählen|verraten] nichts, dafür sind sie [berühmt|bekannt].
      + Im Schlaf reden die Boote von Fischen, [die so lang waren, so lang|und jeden Abend werden sie länger].
      + Der Otter kämmt den Sand, mit Scheitel in der Mitte.
      + Die Sandflöhe treiben Sport und [wissen nicht, wohin mit der Kraft|springen dabei meist über das Ziel hinaus].
      + Man baut Burgen, zieht ein und [zieht bei Flut wieder um|streitet sich um das Zimmer mit Meerblick].
      + Um acht kommt die Flut und klopft vorher an.
      + Es gibt geröstete Algen, das Salz ist schon dran.
    `,
    way: `
      {Spot.to} gingen sie am Saum der Wellen entlang, [Fuß um Fuß|mit nassen Zehen].
      / Der Weg {spot.to} war [kühl und weich|aus nassem Sand], und [jeder Schritt|jeder Tritt] blieb eine Weile [sichtbar|liegen].
      Eine Welle lief ihnen hinterher und [kicherte|kitzelte], dann [floh|verschwand] sie.
      + Im Tang machte es klick, und als sie hinsahen, [machte es nichts|war es ein ganz gewöhnlicher Tang].
      + Eine Flaschenpost lag da, aber [sie war an jemand anders|auf dem Zettel stand bloß: Bitte wenden].
      + Hinter ihnen wischte das Meer [die Spuren fort, ganz ordentlich|auf, so wie man nach Gästen aufwischt].
      + Zuerst jagte {friend} eine Welle, danach war es umgekehrt.
      + Ein Fisch sprang hoch, um zu sehen, wer kommt.
      + Der Mond ging im nassen Sand neben ihnen her.
    `,
    thanks: `
      Zum Abschied klappten alle Muscheln, [einmal|wie ein kleiner Beifall], und die Boote [seufzten|nickten].
      / „Mit der nächsten Flut wieder“, [rief|bat] man, und die Möwe öffnete [ein Auge|kurz ein Auge].
      {Keeper} schenkte {hero.dat} eine weiße Muschel, in der [das Meer weitergeht|es leise rauscht].
      + „Wenn es zu Hause zu still ist“, hieß es, „hält man sie ans Ohr.“
      + {Friend} bekam einen Schuh, einen linken, wie es hier üblich ist.
      + In den Sand war „Lebt wohl“ geschrieben, und das Meer las es Zeile für Zeile.
      + Eine Welle kam noch mit, so weit Wellen dürfen.
      + Der Sand hielt ihre Füße einen Atemzug lang fest.
    `,
  },
  advanced: {
    arrival: `
      @place Blank [wie ein Spiegel|wie ein Tanzboden] lag der Sand da, und sie standen {place.in}, [verdoppelt|kopfüber verdoppelt].
      / Noch eine Düne, [noch ein Büschel Gras|zerzaust vom Wind], dann standen sie {place.in}.
      / Salzig wurde die Luft, und [silbern der Sand|sandig der Boden], denn sie waren {place.in}.
      / Das Gras hörte auf, die [Muscheln|Möwen] fingen an, und so standen sie {place.in}.
      Die Boote schliefen [auf der Seite|wie Walrosse], und die Wellen [mahnten|baten] zur Ruhe.
      / Den Vollmond gab es hier doppelt, oben und unterhalb der [Sohlen|Füße].
      / Das Meer kam, sah sie an und [ging wieder|zog sich zurück], um es weiterzuerzählen.
      + {Friend} trat versehentlich mitten in den gespiegelten Mond, der daraufhin [zitterte und sich nur zögernd wieder beruhigte|in lauter kleine Monde zersprang und sich seufzend zusammensuchte].
      + Eine Muschel öffnete sich um die Breite eines Ohres, denn [zuzuhören ist hier so etwas wie ein Beruf|es hätte ja sein können, dass jemand etwas erzählt].
      + Ein Krebs mit Eimer kam ihnen entgegen, soweit man jemandem seitwärts entgegenkommen kann.
      + Weit draußen stand auf einem Bein der Leuchtturm, [als hätte er vergessen, wozu das andere gut war|wie jemand, der am Ufer auf ein Boot mit Nachrichten wartet].
      + Es roch nach Tang, nach Salz und nach jener Ferne, die [man am Horizont vermutet|in jedem Muschelgehäuse wohnt].
      + Auf ihrem Pfahl schlief eine Möwe und [beschimpfte im Traum einen Hering|hielt sogar schlafend die Aussicht besetzt].
      + Unwillkürlich senkte man die Stimme, der Fischerboote wegen, die [mit offenem Mund schliefen|am Bug leise schnarchten].
    `,
    life: `
      Sobald die Badegäste fort sind, [übernehmen|führen] die Krebse den Strand und räumen auf.
      / Gesammelt wird, was das Meer vergessen hat, zumeist [linke|einzelne] Schuhe.
      Die Muscheln [hören alles|merken alles], und man [vertraut|erzählt] ihnen viel, da sie [schweigen|niemals antworten].
      + Die Boote reden im Schlaf von Fischen, die [im Laufe der Nacht noch um einiges länger werden|sie beinahe gehabt hätten, wäre das Netz nur dabei gewesen].
      + Mit einem Kamm aus Treibholz zieht der Otter [dem Strand einen Scheitel|dem Ufer die Haare glatt], und [wehe, es tritt einer darauf|niemand verrät ihm den Wind].
      + Man errichtet Burgen, bezieht sie, [streitet über die Zimmer und zieht bei Flut gemeinsam wieder aus|gibt ihnen Namen und nimmt es dem Meer nicht übel, wenn es anderer Meinung ist].
      + Die Flut selbst kommt pünktlich um acht und klopft, bevor sie eintritt.
      + Die Sandflöhe treiben bis Mitternacht Leichtathletik und [wissen danach erst recht nicht, wohin mit der Kraft|verteilen winzige Medaillen].
      + Serviert werden geröstete Algen, und das Nachsalzen [übernimmt die Brandung|gilt als Beleidigung].
      + Wer eine Muschel ans Ohr hält, hört das Meer, und die Muschel hört [ein Ohr, was sie ebenso erstaunlich findet|gerührt zurück].
    `,
    way: `
      {Spot.to} folgten sie dem Saum der Wellen, [barfuß|mit kalten Zehen], immer weiter.
      / Kühl war der Weg {spot.to}, und jeder Tritt [blieb|leuchtete] eine Weile.
      Eine Welle lief ihnen nach, [kitzelte|leckte] ihnen die Fersen und floh [kichernd|beschämt].
      + Im Tang machte es klick, und sobald man hinsah, [machte es in auffälliger Weise nichts|war es niemand gewesen, und das gleich mehrfach].
      + Eine Flaschenpost lag am Wege, doch war sie, wie [durch das Glas zu lesen stand, an jemand anderen gerichtet|der Korken verriet, schon zweimal gelesen und nie beantwortet worden].
      + Hinter ihnen löschte das Meer die Spuren, [sorgfältig, wie jemand|mit der Ruhe eines Hausherrn], der hinter Gästen [die Stühle zurechtrückt|noch einmal lüftet].
      + {Friend} setzte einer Welle nach, bis [es zu einem Missverständnis darüber kam, wer hier wen verfolge|die Welle stehen blieb und beide nicht recht weiterwussten].
      + Ein Fisch sprang empor, um sich [einen Überblick über die Spaziergänger|eine Meinung] zu verschaffen, und nahm ihn mit hinab.
      + Der Mond begleitete sie im nassen Sand, [Schritt für Schritt und unter ihren Sohlen|ohne selbst nasse Füße zu bekommen].
    `,
    thanks: `
      Die Muscheln klappten Beifall, und aus den [Booten|Träumen der Boote] kam ein Seufzer.
      / Man bat sie, mit der nächsten Flut [wiederzukommen|zurückzukehren], und meinte es auch so.
      {Keeper} gab {hero.dat} eine Muschel, in der das Meer [weitergeht|noch eine Weile weitergeht].
      + Bei allzu großer Stille daheim, so der Rat, halte man sie ans Ohr und sage eine Zeit lang nichts.
      + {Friend} erhielt als Ehrengabe einen Schuh, und zwar, [der Landessitte gemäß|wie hier üblich], einen linken.
      + Eine Welle begleitete sie, so weit Wellen das dürfen.
    `,
  },
  troubles: {
    'lamp-shell': {
      keeper: { gender: 'm', nom: 'Einsiedlerkrebs', gen: 'Einsiedlerkrebses' },
      thing: { gender: 'f', nom: 'Lampenmuschel', gen: 'Lampenmuschel' },
      spot: { at: 'im tiefsten Gezeitentümpel', to: 'zum tiefsten Gezeitentümpel' },
      facts: {
        ask: 'Warum war der Leuchtturm dunkel?',
        cause: 'eine Welle borgte sich {thing.akk} aus',
        mended: 'der Lichtstrahl ging wieder rundherum',
      },
      beginner: {
        trouble: `
          @keeper Am Fuß vom Turm saß der Einsiedlerkrebs und [weinte|sah ins Dunkle].
          / Der Einsiedlerkrebs lief um den [Turm|Leuchtturm], mit dem Haus auf dem [Rücken|Po].
          @thing „{Thing} ist weg. Nun ist der [Leuchtturm|Turm da] dunkel.“
          / „Mir fehlt {thing}“, sagte er. „Ohne die gibt der Turm kein [Licht|helles Licht].“
          @cause „Eine Welle hat sie sich [geborgt|ausgeliehen] und nicht gefragt.“
          / „Das war eine [Welle|freche Welle]. Sie borgte sie aus und lief {spot.to}.“
          @feeling Er war so besorgt, dass er aus dem [Haus|eigenen Haus] fiel.
          / Besorgt zog er sich [zurück|ins Haus] und kam [gleich|dann doch] wieder heraus.
          + „Sie wollte nur was lesen“, sagte er. „Wellen sind so.“
          + Der Turm stand da wie eine Kerze ohne Docht.
          + „Da draußen sind doch welche“, sagte er und zeigte ins Schwarze.
          + Er hatte die Linse geputzt, hundertmal, für nichts.
          + Die Wellen taten, als wüssten sie von nichts.
          + Hundert Stufen hat der Turm. Oben war nun nichts.
          + „Ich rief ihr nach“, sagte er. „Sie rauschte nur.“
        `,
        worry: `
          Ein Boot tutete [draußen|im Dunkeln]. Es wusste nicht, wo der [Strand|Sand] war.
          / Auf dem Meer war es so [schwarz|finster], dass die [Fische|Boote] riefen.
          Die Zugvögel [landeten|saßen] auf dem Dach und [fragten|warteten].
          + Ein Wal hielt vor der Tür. Er hatte sich geirrt.
          + Die Motten am Turm hatten frei und langweilten sich.
          + Ein Fischer sang, damit man ihn hörte. Leider hörte man ihn.
          + Der Otter hielt eine Kerze hoch. Der Wind blies sie aus.
          + „Hier ist das Land“, riefen die Krebse, so laut Krebse eben rufen.
        `,
        mend: `
          {Hero} trug {thing.akk} die [Treppe|vielen Stufen] hinauf und setzte sie ein.
          / Oben im Turm nahm der Krebs {thing.akk} und [drehte|legte] sie hin.
          @mended Ein Blitz! Und der [Lichtstrahl|helle Strahl] ging wieder rundherum, [rundherum|ganz ruhig].
          / Da ging der Lichtstrahl wieder [rundherum|ruhig rundherum], hui und weg.
          + Das Boot tutete. Jetzt war es ein frohes Tuten.
          + Der Wal sagte Pardon und fuhr nach links.
          + Das Licht strich über den Sand wie eine Hand.
          + Die Motten zogen sich um und flogen los.
          + Die Vögel standen auf und fanden den Süden.
          + Jede Welle bekam einen Glanz, auch die freche.
          + „Sie brennt“, rief der Krebs und tanzte die Stufen hinab.
          + Der Fischer hörte auf zu singen. Alle dankten es ihm.
        `,
        joy: `
          Es gab Suppe im [Turm|Eimer], und alle saßen auf der [Treppe|Wendeltreppe].
          / Sie feierten im Kreis, mal im [Licht|Hellen], mal im [Dunkeln|Finstern].
          Immer wenn das Licht kam, [winkten|jubelten] alle. Dann war es wieder [weg|fort].
          + {Hero} durfte am Rad drehen, ganz langsam.
          + {Friend} zog Schattentiere über das Meer. Eines war ein Huhn.
          + Die freche Welle brachte Muscheln als Entschuldigung.
          + Der Krebs bekam ein neues Haus mit Fenster zum Meer.
          + Das Boot legte an und brachte Fisch. Den Fischen war das nicht recht.
          + Bald schlief man im Takt: hell, dunkel, hell.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Am Fuß des Turms saß der Einsiedlerkrebs und [starrte ins Dunkle|hatte die Scheren sinken lassen].
          / Zweimal lief der Einsiedlerkrebs um den [Turm|Leuchtturm], dann blieb er vor ihnen [stehen|hocken].
          @thing „{Thing} ist weg“, sagte er, „und mein Leuchtturm ist [dunkel|dunkel wie ein Stiefel].“
          / „Mir fehlt {thing}, und ohne die ist der Turm nur [hoch|eine lange Treppe].“
          @cause „Eine Welle hat sie sich ausgeborgt, [ohne zu fragen|einfach so], und lief {spot.to}.“
          / „Das war eine Welle, sie borgte sie sich [aus|nur kurz aus] und kam nicht wieder.“
          @feeling Er war so besorgt, dass er sein Haus [verkehrt herum|mit der Tür nach hinten] trug.
          / Besorgt zählte er die Boote, die noch [draußen waren|fehlten], und kam auf [drei|alle].
          + „Sie meinte es nicht böse“, sagte er, „sie wollte nur einmal glänzen.“
          + Hundertmal hatte er die Linse geputzt, und nun putzte er sie wieder.
          + Schwarz stand der Turm da, wie ein Finger, der auf nichts zeigt.
          + Im Wasser davor sah jede Welle betont unschuldig aus.
          + Die Treppe hatte hundert Stufen. Oben war nichts.
          + Der Wind roch nach Nacht.
        `,
        worry: `
          Draußen tutete ein Boot, und [niemand konnte ihm antworten|es klang klein].
          / Auf dem Meer riefen sich die Boote Namen zu, [damit sie sich nicht verloren|und eins bekam keine Antwort].
          Die Zugvögel hatten sich aufs Dach gesetzt und [warteten|berieten] den [Süden|Kurs].
          + Ein Wal hatte sich verfahren und stand nun höflich vor der Mole.
          + Ein Fischer sang, um gehört zu werden. Das war leider der Fall.
          + Die Turmmotten hatten frei und wussten nichts damit anzufangen.
          + Mit einer Kerze stand der Otter da, und der Wind blies sie ihm jedes Mal aus.
        `,
        mend: `
          Stufe um Stufe trug {hero} {thing.akk} hinauf und [setzte sie ein|legte sie hinter die Linse].
          / Ganz oben, wo es zieht, [drehte|setzte] der Krebs {thing.akk} an ihren [Platz|Haken].
          @mended Es blitzte, und der Lichtstrahl ging wieder rundherum, [weit hinaus|über Sand und See].
          / Langsam und [ruhig|sicher] ging der Lichtstrahl wieder rundherum.
          + Das Boot tutete zweimal, und beim zweiten Mal klang es nach Abendessen.
          + Der Wal entschuldigte sich und wendete in drei Zügen.
          + Wie eine Hand strich das Licht über die Dünen und deckte sie zu.
          + Die Vögel erhoben sich, alle in dieselbe Richtung.
          + Nun glänzte jede Welle, auch die eine, die rot geworden war.
          + Die Motten zogen ihre Uniform an und flogen Streife.
          + „Er geht, er geht“, rief der Krebs und fiel vor Freude zwei Stufen.
        `,
        joy: `
          Auf der Wendeltreppe wurde gefeiert, mit Suppe aus dem [Eimer|Putzeimer].
          / Wenn der Strahl vorbeikam, hoben alle die [Becher|Tassen].
          {Hero} durfte die Kurbel drehen, [einmal ganz herum|aber langsam].
          + {Friend} machte Schattentiere, und übers Meer lief ein riesiges Huhn.
          + Die Welle brachte einen Arm voll Muscheln und fragte, ob sie zusehen dürfe.
          + Der Krebs bezog ein neues Haus, mit Fenster zur See. Es war klein, aber hell.
          + Das heimgekehrte Boot spendierte Heringe, die es sich anders überlegten und heimschwammen.
          + Zuletzt atmete der ganze Strand im Takt: hell und dunkel und hell.
        `,
      },
      advanced: {
        trouble: `
          @keeper Am Fuß seines Turmes saß, die Scheren im Schoß, [der Einsiedlerkrebs|stumm der Einsiedlerkrebs].
          / Der Einsiedlerkrebs trat ihnen entgegen, [bemerkte|sah], dass er sein Haus vergessen hatte, und trat zurück.
          @thing Verloren sei {thing}, sagte er, und der Leuchtturm [stehe|liege] im Dunkeln.
          / „{Thing} ist fort“, sagte er, „und ein Leuchtturm ohne sie ist [bloß|nur] eine Treppe.“
          @cause Eine Welle habe sie sich ausgeborgt, [wie|so wie] Wellen das eben tun, {spot.to}.
          / „Eine Welle borgte sie sich aus“, sagte er, „und lief damit {spot.to}.“
          @feeling Besorgt zählte er die Boote, die noch [draußen|unterwegs] waren, und hoffte, sich zu verzählen.
          / Er war so besorgt, dass er [geradeaus|zum ersten Mal geradeaus] ging.
          + Böswilligkeit wolle er ihr nicht unterstellen, sie habe nur einmal glänzen wollen, und wer wolle das nicht.
          + Hundertmal hatte er die Linse geputzt, da man ja irgendetwas tun muss, und sie war nun von einer Sauberkeit, die niemand sah.
          + Vor der Mole wiegten sich die übrigen Wellen und blickten, jede für sich, auffallend unschuldig drein.
        `,
        worry: `
          Draußen tutete ein Boot, bekam keine Antwort und [tutete|rief] leiser.
          / Auf dem Meer rief man einander beim Namen, um sich nicht [zu verlieren|aus den Ohren zu verlieren].
          + Die Zugvögel hatten sich aufs Dach gesetzt und [stimmten|berieten] darüber ab, wo Süden liege.
          / Ein Wal, der sich verfahren hatte, wartete höflich vor der Mole, bis [jemand öffnete|man ihn bemerke].
          + Ein Fischer sang aus voller Kehle, um gehört zu werden, und wurde es, zum Bedauern aller.
          + Den Motten des Turmes war so plötzlich freigegeben worden, dass sie mit dem Abend nichts anzufangen wussten.
          + Der Otter hielt eine Kerze in die Nacht, die der Wind jedes Mal mit einer gewissen Höflichkeit ausblies.
        `,
        mend: `
          Stufe für Stufe trug {hero} {thing.akk} empor, [hundertelf|sehr viele] waren es, und setzte sie ein.
          / Wo es am meisten zieht, legte der Krebs {thing.akk} [hinter die Linse|an ihren Ort].
          @mended Es glomm, es gleißte, und der Lichtstrahl ging wieder rundherum, [gelassen|weit hinaus].
          / Ohne Hast, wie [seit jeher|ein Wächter], ging der Lichtstrahl wieder rundherum.
          + Das Boot tutete zweimal, und beim zweiten Mal war deutlich das Abendessen herauszuhören.
          + Der Wal bat um Nachsicht, wendete in drei Zügen und grüßte mit der Flosse.
          + Über die Dünen strich der Schein wie eine Hand, die noch einmal nach der Decke sieht.
          + Jede Welle bekam im Vorübergehen einen Glanz ab, auch jene eine, der er ein wenig die Röte ins Gesicht trieb.
        `,
        joy: `
          Gefeiert wurde auf der Wendeltreppe, auf jeder Stufe [einer|ein Gast], mit Suppe aus dem Putzeimer.
          / Sooft der Strahl vorüberkam, hob man die Becher, und [dazwischen|im Dunkeln] wurde gekichert.
          + {Hero} durfte die Kurbel führen, doch mit Maß, da die See sonst [nervös|unruhig] wird.
          / Unter den Schattentieren, die {friend} über das Meer schickte, war ein [Huhn|Hase] von der Größe eines Dampfers.
          + Die Welle erschien mit einem Arm voll Muscheln und der Frage, ob sie vielleicht zusehen dürfe.
          + Dem Krebs überreichte man ein neues Haus mit Fenster zur See, und er zog noch während der Ansprache um.
          + Am Ende atmete der ganze Strand in ein und demselben Takt, hell und dunkel und wieder hell.
        `,
      },
    },
    'song-shell': {
      keeper: { gender: 'm', nom: 'Strandläufer', gen: 'Strandläufers' },
      thing: { gender: 'f', nom: 'Liedmuschel', gen: 'Liedmuschel' },
      spot: { at: 'unter dem alten Steg', to: 'zum alten Steg' },
      facts: {
        ask: 'Warum kamen die Wellen aus dem Takt?',
        cause: 'ein junger Krebs zog in {thing.akk} ein',
        mended: 'die Wellen rauschten wieder im Takt',
      },
      beginner: {
        trouble: `
          @keeper Auf dem nassen Sand lief der Strandläufer hin und [her|wieder her].
          / Der Strandläufer stand auf einem Bein und [horchte|lauschte] ins [Meer|Wasser].
          @thing „{Thing} ist weg. Nun weiß das Meer sein [Lied|altes Lied] nicht mehr.“
          / „Mir fehlt {thing}“, sagte er. „Ohne die sind die Wellen aus dem [Takt|schönen Takt].“
          @cause „Ein junger Krebs ist [eingezogen|in sie eingezogen]. Mit Sack und Pack!“
          / „Ein Krebs brauchte ein Haus. Da zog er in sie [ein|einfach ein].“
          @feeling Er war so traurig, dass er [langsam|im Stehen] lief.
          / Traurig malte er Noten in den [Sand|nassen Sand]. Das Meer [wischte|spülte] sie weg.
          + „Er wohnt nun {spot.at}“, sagte er. „Mit Gardinen.“
          + Rausch, machte eine Welle. Dann kam lange keine. Dann kamen vier.
          + „Sonst singe ich vor, und es rauscht nach“, sagte er.
          + Seine Beine waren dünn wie Striche und sehr müde.
          + Eine Welle lief rückwärts und stieß mit wem zusammen.
          + Ohne Lied klang das Meer wie ein Eimer.
        `,
        worry: `
          Die Wellen kamen, wann sie [wollten|mochten]. Man bekam [nasse|kalte] Füße.
          / Rausch, plitsch, [rausch|nichts], plumps: So kann keiner [schlafen|träumen].
          Die Robben wurden [seekrank|ganz grün], und das im [Bett|Schlaf].
          + Die Boote am Strand wackelten und träumten schlecht.
          + Zwei Wellen wollten zugleich an Land. Keine ließ die andere vor.
          + Eine Qualle klatschte den Takt. Man hörte es nicht.
          + Die Flut kam schon um sechs und ging wieder.
          + Die Muscheln hörten zu und verstanden kein Wort.
        `,
        mend: `
          {Hero} hielt {thing.akk} in den [Wind|Abendwind]. Ein Ton kam heraus.
          / Der Strandläufer nahm {thing.akk} und [blies|hauchte] hinein, erst schief.
          @mended Das Meer horchte. Dann rauschten die Wellen [wieder|nun wieder] im Takt.
          / Eine fing an, und [bald|schon] rauschten alle Wellen wieder im Takt.
          + Rausch und Pause. Rausch und Pause. So geht das.
          + Die zwei Wellen ließen einander vor, mit Knicks.
          + Den Robben wurde die Nase wieder braun.
          + Die Boote wiegten sich und lächelten im Holz.
          + „Zweite Strophe“, rief der Strandläufer und lief los.
          + Der junge Krebs bekam ein Haus mit zwei Zimmern.
          + Weit draußen brummte ein Wal den Bass.
          + Man wurde davon müde, vom Ohr bis in die Zehen.
        `,
        joy: `
          Sie saßen im Sand und [summten|sangen] mit, so [leise|lang] es ging.
          / Es gab ein Fest im [Takt|Sand]: ein Schluck, ein [Rausch|Schh], ein Schluck.
          Der Strandläufer tanzte mit den [Wellen|kleinen Wellen], [vor|hin] und zurück.
          + {Hero} durfte dirigieren, mit einem Stück Holz. Das Meer tat es!
          + {Friend} sang den Ton dazu, den keiner brauchte.
          + Der Krebs zeigte allen sein Bad.
          + Die Robben klatschten mit allem, was sie hatten.
          + Eine Welle bekam ein Solo. Sie wurde rot.
          + Das Lied hat kein Ende. Man geht einfach schlafen.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Auf seinen Streichholzbeinen lief der Strandläufer hin und her und [horchte|lauschte].
          / Der Strandläufer blieb stehen, zum ersten Mal seit [Stunden|heute früh], und [seufzte|sah sie an].
          @thing „{Thing} ist weg“, sagte er, „und nun hat das Meer [sein Lied vergessen|den Takt verloren].“
          / „Mir fehlt {thing}. Mit der gebe ich dem Meer [den Ton an|den Ton].“
          @cause „Ein junger Krebs ist in sie eingezogen, [mit Sack und Pack|samt Möbeln], {spot.at}.“
          / „Ein junger Krebs suchte eine Wohnung und zog [|einfach ]in sie ein.“
          @feeling Er war so traurig, dass er [Pausen machte, wo keine sind|langsamer lief als die Schnecken].
          / Traurig schrieb er Noten in den Sand, und das Meer [löschte|verstand] sie nicht.
          + „Man kann ihm nicht böse sein“, sagte er, „er hat schon Gardinen.“
          + Eine Welle kam, dann lange keine, dann vier auf einmal.
          + „Ich singe vor, und es rauscht nach“, erklärte er, „so haben wir das immer gehalten.“
          + Weiter draußen stritten sich zwei Brecher, wer dran war.
          + Das Meer klang wie ein Eimer.
        `,
        worry: `
          Plitsch, Pause, rausch, rausch, plumps: [Dazu schlief keiner ein|Das war zum Wachwerden].
          / Die Wellen kamen, wann es ihnen passte, und [die Füße wurden nass|niemand war sicher].
          Den Robben war auf ihren eigenen Felsen [schlecht|seekrank zumute], was ihnen sehr [peinlich war|leidtat].
          + Die Boote schaukelten falsch herum und träumten von Treppen.
          + Um sechs war die Flut da gewesen, hatte niemanden getroffen und war beleidigt gegangen.
          + Eine Qualle klatschte den Takt, aber leider nur mit sich selbst.
          + Die Muscheln, die alles verstehen, verstanden kein Wort.
        `,
        mend: `
          {Hero} hielt {thing.akk} in den Abendwind, und [ein Ton|etwas wie ein Ton] kam heraus.
          / Der Strandläufer setzte {thing.akk} an den Schnabel und [blies|probierte], erst [rau|schief], dann rein.
          @mended Das Meer hielt inne. Dann rauschten die Wellen wieder im Takt, [lang und weich|wie einst].
          / Eine kleine traute sich, und bald rauschten [alle|alle Wellen] wieder im Takt.
          + Rauschen, Atem holen, rauschen: So ging das Lied seit tausend Jahren.
          + Die beiden Brecher ließen einander den Vortritt, bis es komisch wurde.
          + Den Robben kehrte die Farbe in die Nasen zurück.
          + Auf dem Sand wiegten sich die Boote und lächelten im Holz.
          + „Und nun die zweite Strophe“, rief der Strandläufer im Laufen.
          + Der junge Krebs bekam ein Schneckenhaus mit zwei Zimmern und Keller.
          + Ganz weit draußen brummte ein Wal die Unterstimme.
        `,
        joy: `
          Sie saßen im Kreis und summten mit, [meist im Takt|jeder in seiner Höhe].
          / Getrunken wurde immer, wenn eine Welle kam, [und es kamen viele|der Ordnung nach].
          Der Strandläufer tanzte mit den Wellen, [vor und zurück|immer haarscharf].
          + {Hero} dirigierte mit einem Stück Treibholz, und das Meer gehorchte wirklich.
          + {Friend} steuerte einen Ton bei, den es im Lied nicht gab.
          + Der Krebs lud zur Besichtigung ein, immer zwei auf einmal.
          + Ein Solo fiel an die kleinste Welle, und sie wurde davon ganz schaumig.
          + Aufhören tut das Lied nie, man schläft einfach hinein.
        `,
      },
      advanced: {
        trouble: `
          @keeper Auf Beinen wie Streichhölzer eilte, unruhig und ohne Ziel, [der Strandläufer|allein der Strandläufer] dahin.
          / Der Strandläufer hielt inne, was bei ihm [selten|sonst nie] vorkommt, und lauschte.
          @thing Es fehle {thing}, sagte er, und ohne die habe das Meer sein Lied [vergessen|verloren].
          / „{Thing} ist fort, und den Wellen ist der Takt [abhandengekommen|entfallen].“
          @cause Ein junger Krebs war in sie eingezogen, [mitsamt|und das mit] Gardinen.
          / „Ein junger Krebs suchte Wohnung“, sagte er, „und zog in sie ein, {spot.at}.“
          @feeling Traurig schrieb er Noten in den Sand, die [das Meer|die nächste Welle] ungelesen löschte.
          / Er war so traurig, dass er mitten im Laufen [Pausen|lange Pausen] machte.
          + Seit jeher gebe er den Ton an, und das Meer rausche ihn nach, eine Zusammenarbeit, auf die er sich etwas zugutehalte.
          + Böse sein könne man dem Kleinen nicht, räumte er ein, er habe bereits Gäste eingeladen.
          + Eine Welle kam, darauf lange keine und schließlich vier zugleich, die sich in der Tür nicht einigen konnten.
        `,
        worry: `
          Zu Plitsch, Pause, Rausch und Plumps, [so|und so] viel stand fest, schläft niemand ein.
          / Die Wellen liefen ein, wie es ihnen [beliebte|passte], und der Strand wusste überhaupt nicht mehr, wann man Nässe von ihm erwartete.
          + Den Robben war auf ihren eigenen Felsen übel geworden, was sie, als Seeleute, [zu verbergen|geheim zu halten] suchten.
          / Um sechs war die Flut gekommen, hatte [keinen|niemanden] angetroffen und war gekränkt wieder abgereist.
          + Die Boote schaukelten verkehrt herum und träumten davon, Treppen zu steigen.
          + Eine Qualle klatschte hilfsbereit den Takt, verfügte jedoch nur über sich selbst.
          + Selbst die Muscheln, die sonst alles verstehen, verstanden kein Wort und hielten es für moderne Musik.
        `,
        mend: `
          {Hero} hob {thing.akk} in den Abendwind, und er [spielte|blies] von selbst den ersten Ton.
          / Der Strandläufer nahm {thing.akk} an den Schnabel, [verschluckte sich|zögerte] und begann.
          @mended Das Meer besann sich, und die Wellen rauschten wieder im Takt, [lang und weich|eine um die andere].
          / Zaghaft fing die kleinste an, und bald rauschten alle Wellen [wieder|willig wieder] im Takt.
          + Rauschen, Atem schöpfen, rauschen, so geht das Lied seit jenen Tagen, da noch niemand am Strand stand, um es zu hören.
          + Die vier in der Tür ließen einander nun so lange den Vortritt, bis die Ebbe darüber hereinbrach.
          + Den Robben stieg die Farbe in die Nasen, und sie erwähnten das Ganze nie wieder.
          + Dem jungen Krebs verschaffte man ein Haus mit zwei Zimmern und Keller, sodass er vor Stolz seitwärts davonging.
        `,
        joy: `
          Im Kreis saß man beisammen und summte, ein jeder [in|auf] seiner Höhe, und der Mond hörte zu.
          / Angestoßen wurde stets, wenn eine Welle [kam|auslief], und an Wellen herrschte kein Mangel.
          + {Hero} dirigierte mit einem Stück Treibholz, und das Meer folgte mit einer [Bereitwilligkeit|Hingabe], die fast unheimlich war.
          / {Friend} fügte einen Ton hinzu, den das Lied bisher [nicht enthalten|entbehrt] hatte, und man ließ ihn gelten.
          + Ein Solo fiel der kleinsten Welle zu, die davon ganz schaumig wurde.
          + Der Strandläufer tanzte am Saum, haarscharf vor und haarscharf zurück, und blieb bis zuletzt trocken.
          + Ein Ende hat das Lied nicht, man schläft vielmehr an irgendeiner Stelle hinein.
        `,
      },
    },
    'oar-peg': {
      keeper: { gender: 'm', nom: 'Fährotter', gen: 'Fährotters' },
      thing: { gender: 'm', nom: 'Silberzapfen', gen: 'Silberzapfens' },
      spot: { at: 'auf der Sandbank', to: 'zur Sandbank' },
      facts: {
        ask: 'Warum konnte das Mondboot nicht abfahren?',
        cause: '{thing} geriet zwischen das Treibholz',
        mended: 'das Mondboot glitt hinaus',
      },
      beginner: {
        trouble: `
          @keeper Im Mondboot saß der Fährotter und [ruderte|rührte] in der Luft.
          / Der Fährotter stand am [Steg|Boot] und hielt ein [Ruder|loses Ruder].
          @thing „{Thing} ist weg. Nun kann das [Mondboot|Boot] nicht fahren.“
          / „Mir fehlt {thing}“, sagte er. „Der hält doch das [Ruder|lange Ruder].“
          @cause „Er geriet unter das [Treibholz|viele Treibholz]. Und Holz ist Holz.“
          / „Ich legte ihn hin, und er geriet zwischen das [Treibholz|Treibholz da].“
          @feeling Er war so beschämt, dass sein Bart [tropfte|triefte].
          / „Ich bin doch der Fährmann“, sagte er und schämte sich [sehr|schrecklich].
          + „Nun liegt er {spot.at}“, sagte er, „mit lauter Stöcken.“
          + Das Boot war silbern und schmal wie ein Lächeln.
          + Es fährt jede Nacht zum Mond und zurück.
          + Er hatte sieben Stöcke probiert. Alle sieben machten knack.
          + Am Steg stand eine Schlange. Es war keine Schlange, es waren Leute.
          + Er hielt das Ruder im Arm wie ein Kind.
          + „Gleich“, sagte er zu allen. Er sagte es oft.
        `,
        worry: `
          Alle mit Karte standen da und [warteten|froren]. Die [Letzte|Oma] hatte Kuchen mit.
          / Der Mond sah auf die [Uhr|große Uhr]. Keiner [kam|kam zu ihm].
          Ein Kind wollte zu [Opa|Oma] auf den Mond und hatte schon [gewinkt|gepackt].
          + „Fahren wir schon?“, fragte ein Herr mit Hut. Er fragte oft.
          + Einer ruderte mit dem Löffel. Sie drehten sich im Kreis.
          + Die Sterne hatten die Lampen an und das Essen warm.
          + Das Boot zog an der Leine wie ein kleiner Hund.
          + Der Kuchen wurde kleiner. Das war der Wind, sagte man.
        `,
        mend: `
          {Hero} drückte {thing.akk} in das [Loch|kleine Loch]. Klack, das saß.
          / Der Otter nahm {thing.akk} und [klopfte|drückte] ihn fest, mit dem Schwanz.
          @mended Ein Zug, noch ein [Zug|sachter Zug], und das Mondboot glitt [hinaus|leise hinaus].
          / „Leinen los!“ Da glitt das Mondboot [hinaus|hinaus aufs Wasser].
          + Es machte keinen Laut, nur einen Strich aus Licht.
          + Der Herr mit Hut sagte: „Wir fahren.“ Das stimmte.
          + Das Ruder sang, quiek und quiek, wie es soll.
          + Der Mond kam ihnen ein Stück entgegen.
          + Das Kind rief Opa, und Opa rief zurück, sehr klein.
          + Der Otter stand wieder gerade. Sein Bart war trocken.
          + Die Wellen hielten still, damit keiner kleckert.
          + Hinter dem Boot ging das Wasser wieder zu.
        `,
        joy: `
          Es gab [Kuchen|Mondkuchen] für alle, den Rest vom [Rest|Blech].
          / Sie fuhren eine Runde mit [Musik|Mundharmonika], und jeder durfte [pfeifen|singen].
          {Hero} durfte [rudern|steuern], und das Boot [lachte|glitt] wie auf Seide.
          + {Friend} stand vorn und rief: „Land!“ Es war der Mond.
          + Der Otter schenkte allen eine Karte, gültig für immer.
          + Sie ließen die Hände durchs Wasser ziehen. Es leuchtete.
          + Er band ihn nun an, mit einer Schnur und zwei Knoten.
          + Auf dem Rückweg schliefen sie alle, bis auf den Otter.
          + Der Herr mit Hut schlief zuerst.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Im silbernen Boot saß der Fährotter und [ruderte mit nichts|hielt ein loses Ruder im Arm].
          / Der Fährotter stand bis zum Bauch im Wasser und [wühlte|suchte] zwischen den [Planken|Stöcken].
          @thing „{Thing} ist weg“, sagte er, „und ohne ihn kann das Mondboot [nicht|gar nicht] ablegen.“
          / „Mir fehlt {thing}. Der hält das Ruder, und das Ruder [hält|macht] den Kurs.“
          @cause „Er ist zwischen das Treibholz geraten, [und Holz sieht aus wie Holz|ich weiß nicht wie].“
          / „Ich legte ihn ab, und da geriet er [zwischen|mitten zwischen] das Treibholz, {spot.at}.“
          @feeling Beschämt [wrang er|zupfte er an] seinem Bart, und vor allen Leuten.
          / Er war so beschämt, dass er die Mütze [ins Wasser|tief über die Augen] zog.
          + Jede Nacht fährt das Boot zum Mond und kommt vor dem Frühstück zurück.
          + Sieben Stöcke hatte er ausprobiert, und siebenmal hatte es knack gemacht.
          + Am Steg stand eine lange Schlange mit Fahrkarten und kalten Füßen.
          + „Zwanzig Jahre auf die Minute“, sagte er, „und nun das.“
          + „Gleich“, rief er. „Gleich“, wie immer.
        `,
        worry: `
          Die Fahrgäste warteten auf ihren Koffern, und [die Oma packte den Kuchen aus|es zog vom Meer her].
          / Der Mond sah auf die Uhr, schob [eine Wolke|den Vorhang] weg und [wartete|sah noch einmal].
          Ein Kind wollte zum Opa auf den Mond und [winkte schon seit einer Stunde|hatte alles eingepackt].
          + „Fahren wir?“, fragte ein Herr mit Hut alle zwei Minuten.
          + Einer hatte es mit einem Suppenlöffel versucht. Sie waren im Kreis gefahren.
          + An der Leine zerrte das Boot wie ein Hund, der den Park riecht.
          + Der Kuchen wurde weniger, und alle gaben dem Wind die Schuld.
        `,
        mend: `
          {Hero} drückte {thing.akk} in das Loch im Bord, bis [es klack machte|er saß].
          / Mit dem Schwanz klopfte der Otter {thing.akk} [fest|an seinen Platz], dreimal, wie es [Brauch ist|sich gehört].
          @mended „Leinen los!“, und [schon|lautlos] glitt das Mondboot hinaus, auf dem Strich aus Licht.
          / Ein Zug, ein zweiter, und das Mondboot glitt [hinaus|hinaus in die Stille].
          + Das Ruder sang wieder sein Quiek und sein Quaak.
          + „Wir fahren“, stellte der Herr mit Hut fest und fragte nie wieder.
          + Ein Stück weit kam ihnen der Mond entgegen, mit Latschen an.
          + Das Kind rief „Opa!“, und von weit oben rief es klein zurück.
          + Die Wellen hielten still, damit niemand kleckerte.
          + Sein Bart war trocken, und er stand aufrecht wie ein Mast.
          + Hinter ihnen schloss sich das Wasser ohne eine Falte.
        `,
        joy: `
          Mitten auf dem Wasser wurde gefeiert, mit dem [Rest|letzten Rest] vom Kuchen.
          / Alle durften einmal rudern, [auch der Herr mit Hut|der Reihe nach], und {hero} [zuerst|gleich zweimal].
          Der Otter verteilte Karten, [gültig für immer|gut für alle Nächte].
          + {Friend} stand am Bug und rief „Land!“, sobald etwas heller wurde.
          + Wo die Finger durchs Wasser zogen, blieb ein leuchtender Strich.
          + Mit einer Schnur und zwei Knoten war er nun gesichert, und mit einem dritten auf Verdacht.
          + Auf dem Heimweg schliefen alle, nur das Ruder redete noch.
          + Der Herr mit Hut hatte als Erster die Augen zu.
        `,
      },
      advanced: {
        trouble: `
          @keeper Im silbernen Boot saß, ein loses Ruder [im Arm|auf den Knien], der Fährotter.
          / Der Fährotter wühlte im Treibholz, [richtete|reckte] sich auf und grüßte mit dem falschen Stock.
          / Bis zur Brust im Wasser stand der Fährotter und [sortierte|prüfte] Hölzer nach ihrem Klang.
          @thing Ihm fehle {thing}, sagte er, und ohne ihn könne das Mondboot [nicht|unmöglich] ablegen.
          / „{Thing} ist fort“, sagte er, „und damit liegt das Mondboot [fest|am Steg fest].“
          @cause Er war zwischen das Treibholz [geraten|gefallen], {spot.at}, wo ein Holz dem anderen gleicht.
          / „Er geriet zwischen das Treibholz“, sagte er, „und Holz ist [nun einmal|leider] Holz.“
          @feeling Beschämt zog er die Mütze so tief, dass nur noch [der Bart|ein nasser Bart] zu sprechen schien.
          / Er war so beschämt, dass er sich [selbst|zweimal] den Fahrpreis erstattete.
          + Seit zwanzig Jahren lege er auf die Minute ab, zum Mond und zurück, und vor dem Frühstück sei man wieder daheim.
          + Sieben Stöcke habe er eingesetzt, und siebenmal habe es geknackt, jedes Mal ein wenig spöttischer.
          + Am Steg hatte sich eine Schlange gebildet, mit Koffern, Karten und jener Geduld, die schon beim Aufbrauchen ist.
        `,
        worry: `
          Man saß auf den Koffern, und eine Großmutter, die [vorgesorgt|an alles gedacht] hatte, packte den Kuchen aus.
          / Der Mond blickte auf die Uhr, schob eine Wolke beiseite und [sah|blickte] noch einmal.
          + Ein Kind, das zum Großvater auf den Mond wollte, winkte [seit|schon seit] einer Stunde, um nicht den Anfang zu verpassen.
          / „Fahren wir?“, fragte ein Herr mit Hut in Abständen, nach denen man [Eier kochen|die Uhr stellen] konnte.
          + Ein Versuch mit dem Suppenlöffel hatte das Boot in eine Kreisbahn gebracht, aus der man es mühsam zurückholte.
          + Der Kuchen nahm ab, ohne dass ihn jemand angerührt haben wollte, und man einigte sich auf den Wind.
          + Das Boot zerrte an seiner Leine wie ein Hund, der von weitem den Park riecht.
        `,
        mend: `
          {Hero} drückte {thing.akk} vorsichtig in das Loch im Bord, bis es [zufrieden klackte|klack machte].
          / Mit dem Schwanz klopfte der Otter {thing.akk} fest, [dreimal|dreimal kräftig], nach altem Brauch.
          / {Thing} rutschte ins Loch, als hätte er [schon immer|die ganze Zeit] dorthin gewollt.
          @mended „Leinen los“, rief er, und das Mondboot [glitt|glitt lautlos] hinaus ins Licht.
          / Nach zwei kräftigen Zügen glitt das Mondboot hinaus, [ohne einen Laut|leise wie ein Gedanke].
          + „Wir fahren“, sagte der Herr mit Hut, und zum ersten Mal klang es nicht wie eine Frage.
          + Der Mond kam ihnen, in Pantoffeln, ein Stück entgegen.
          + Auf den Ruf des Kindes antwortete von weit oben eine Stimme, winzig und unverkennbar großväterlich.
          / Weit oben winkte ein Großvater mit einem Tuch, [nicht größer als ein Stern|das man ebenso gut für einen Stern halten konnte].
          + Die Wellen hielten still, damit im Boot nichts verschüttet werde, und das Wasser schloss sich hinter ihnen faltenlos.
          / Hinter dem Heck glättete sich das Wasser, [als würde jemand ein Laken darüberziehen|ohne dass eine Falte geblieben wäre].
        `,
        joy: `
          Mitten auf dem Wasser aß man, was der Wind vom Kuchen [gelassen|übrig gelassen] hatte.
          / Zur Mundharmonika wurde reihum gerudert, und selbst der Herr mit Hut [kam|geriet] ins Schwitzen.
          + {Hero} führte das Ruder, und das Boot lief dahin wie eine Hand über [Seide|Samt].
          / {Friend} stand am Bug und meldete Land, sobald [irgendetwas|etwas] heller wurde.
          + Der Otter verteilte Karten, gültig bis in alle Ewigkeit und an Sonntagen auch darüber hinaus.
          + Zog man die Finger durch das Wasser, so blieb ein leuchtender Strich, den zu lesen niemand gelernt hatte.
          + Gesichert wurde er mit einer Schnur, zwei Knoten und einem dritten, der nur zur Beruhigung diente.
          + Auf der Heimfahrt schlief alles, und nur das Ruder redete noch ein wenig mit dem Wasser.
        `,
      },
    },
  },
}
