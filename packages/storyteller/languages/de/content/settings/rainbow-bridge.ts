import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const rainbowBridge: SettingContent<Noun, 'Rainbow Bridge'> = {
  place: { name: 'die Regenbogenbrücke', in: 'auf der Regenbogenbrücke', to: 'auf die Regenbogenbrücke', from: 'von der Regenbogenbrücke' },
  beginner: {
    arrival: `
      @place Rot, gelb, grün, blau! Nun waren sie {place.in}, hoch [oben|im Himmel].
      / Ein Bogen aus [Farben|Licht] ging auf, und sie standen {place.in}.
      Sieben Bahnen [liefen|gingen] nebeneinander, und jede [roch|klang] anders.
      + Rot roch nach Erdbeere, Grün nach Gras.
      + Maler auf Leitern malten am Rand weiter.
      + Ein Regen fiel, aber nur einer, der kitzelt.
      + {Friend} stand mit einem Fuß im Gelb und kicherte.
      + „Nicht stehen bleiben“, rief ein Maler, „sonst wirst du lila.“
      + Tief unten lag die Welt wie ein Teppich.
      + Pfützen gab es auch, in jeder eine andere Farbe.
    `,
    life: `
      Am Abend wird hier die Farbe [umgerührt|nachgemalt], von links nach rechts.
      / Hier wohnen Maler, Frösche und [Tropfen|viele Tropfen], die gern rutschen.
      Wer müde ist, geht auf die [blaue|ruhige] Bahn, wer [tanzt|hüpft], nimmt Orange.
      + Die Kinder rutschen auf Violett. Es ist am glattesten.
      + Zum Abendbrot gibt es Suppe in Streifen.
      + Die Pinsel schlafen mit dem Kopf nach oben.
      + Ein Dachs sagt, wer dran ist.
      + Die Wolken stellen sich an und warten.
      + Die Tropfen erzählen, wo sie heute waren. In einer Tasse Tee!
      + Ein Maler isst Butter auf Blau. Er sagt, das schmeckt.
    `,
    way: `
      Sie gingen {spot.to}, erst durch [Rot|Gelb], dann durch [Blau|Grün].
      / Der Weg {spot.to} war [bunt|glatt] und ging [bergab|im Bogen].
      Es [tropfte|kleckste] von oben, mal grün, mal gar nicht.
      + Eine Leiter stand da, und oben sang ein Maler.
      + Durch die Farbe sah man Vögel fliegen, wie durch Saft.
      + Bei Gelb wurde es warm. Bei Blau gähnte man. Bei Grün roch es.
      + {Friend} hatte nun Streifen. {Friend} fand es gut.
      + Ein Eimer rollte vorbei und war in Eile.
      + Der Wind roch nach nassem Stein und Seife.
      + Jeder Schritt machte einen Ton, wie ein kleines Klavier.
    `,
    thanks: `
      Alle Maler winkten mit [Pinseln|Hüten], und es [kleckste|regnete] bunt.
      / „Bleibt [bunt|schön bunt]“, riefen sie, und so sagt man hier [Tschüss|Lebt wohl].
      {Keeper} gab {hero.dat} ein [Döschen|Gläschen] mit einer [Farbe|achten Farbe].
      + „Sie hat keinen Namen“, hieß es. „Du darfst.“
      + Für {friend.akk} gab es einen Streifen zum Umbinden.
      + Ein Tropfen kitzelte sie zum Abschied am Ohr.
      + Die blaue Bahn trug sie ein Stück, ganz sacht.
      + Der Bogen blieb noch lange in den Augen.
      + Ein Pinsel nickte.
    `,
  },
  intermediate: {
    arrival: `
      @place Wie ein [Bogen aus lauter Licht|riesiger bunter Katzenbuckel] hob sie sich, und schon standen sie {place.in}.
      / Sieben Farben [gingen unter ihren Füßen auf|lagen vor ihnen wie ein Teppich]: Sie waren {place.in}.
      Nebeneinander liefen die [Bahnen|sieben Bahnen], und jede roch nach etwas [anderem|Eigenem].
      + Rot duftete nach Erdbeeren und [Grün nach frisch gemähtem Rasen|Gelb nach Pfannkuchen mit Zitrone].
      + Auf Leitern standen Maler und besserten die Ränder nach.
      + Es regnete ein wenig, aber von der Sorte, die kitzelt.
      + {Friend} geriet ein wenig ins Gelbe und [musste lachen|sah gleich fröhlicher aus].
      + „Weitergehen“, rief ein Maler, „wer steht, wird lila!“
      + Unten lag die Welt, zusammengefaltet und klein.
      + In den Pfützen stand je eine Farbe und [ruhte sich aus|wartete auf den nächsten Regen].
    `,
    life: `
      Gegen Abend rühren die Maler alles noch einmal [um|kräftig um], damit nichts eintrocknet.
      / Wer hier lebt, malt, rutscht oder [regnet|wartet auf Sonne], und abends [alles|beides] zugleich.
      Müde Leute nehmen die blaue Bahn, und wer noch [tanzen|hüpfen] will, geht auf [Orange|Rot].
      + Die Kinder rutschen auf Violett, das ist am glattesten.
      + Abends gibt es Suppe in Streifen, und [man darf nicht umrühren|das Blaue heben sich alle bis zuletzt auf].
      + Die Pinsel schlafen mit dem Kopf nach oben, [wegen der Frisur|sonst träumen sie alles verkehrt herum].
      + Tropfen erzählen einander, wo sie heute waren, [einer sogar in einem Ozean|und keiner glaubt dem aus der Gießkanne].
      + Ein Dachs regelt den Verkehr und grüßt jeden zweimal.
      + Wolken dürfen nur am Rand parken.
    `,
    way: `
      {Spot.to} gingen sie quer durch alle Farben, [von Rot bis Blau|eine nach der anderen].
      / Der Weg {spot.to} fiel sanft ab, und [jeder Schritt|jeder Tritt] gab einen Ton.
      Von einer Leiter tropfte es grün, und oben sang [ein Maler|jemand] vom [Meer|Frühling].
      + Bei Gelb wurde ihnen warm, [bei Blau mussten sie gähnen|und im Orange bekam man Hunger].
      + Unter der Farbe sah man Vögel ziehen, wie durch Himbeersaft.
      + {Friend} trug inzwischen Streifen und [drehte sich nach beiden Seiten|fand, so könne es bleiben].
      + Ein Eimer rollte eilig an ihnen vorüber.
      + Es roch nach nassem Stein und nach Seife.
      + Ein Tropfen lief neben ihnen her und [wollte wissen, wohin|stellte sich als Egon vor].
    `,
    thanks: `
      Zum Abschied schwenkten die Maler ihre Pinsel, und [es kleckste bunt|alle bekamen Tupfen].
      / „Bleibt bunt“, rief man, das heißt hier [Auf Wiedersehen|so viel wie Lebewohl].
      {Keeper} schenkte {hero.dat} ein Gläschen mit einer [achten Farbe|Farbe ohne Namen].
      + „Den Namen darfst du ihr geben“, hieß es, „aber es muss schön klingen.“
      + {Friend} bekam einen Streifen zum Umbinden und band ihn um den Bauch.
      + Die blaue Bahn trug sie noch ein Stück hinab.
      + Am Ohr kitzelte sie ein letzter Tropfen.
      + Machte man die Augen zu, so war der Bogen noch da.
    `,
  },
  advanced: {
    arrival: `
      @place Unter ihren Füßen spannte sich Farbe an Farbe, [und|denn] sie standen {place.in}.
      / Ein Bogen aus nichts als Licht [trug|hielt] sie: Sie waren {place.in}.
      Sieben Bahnen liefen nebeneinander her, von denen jede [anders|nach etwas anderem] roch.
      + Auf Leitern standen Maler und [zogen mit herausgestreckter Zunge die Ränder nach|stritten, ob das Grün schon trocken sei].
      + Der Regen, der hier fällt, ist von jener Sorte, die kitzelt, und [man sah ernste Leute kichern|Schirme gelten auf der Brücke als Zeichen von Humorlosigkeit].
      + Wer zu lange auf der Stelle stehe, rief man ihnen zu, der werde lila, und [das gehe schlecht heraus|manche hätten sich schon daran gewöhnt].
      + {Friend} geriet zur Hälfte ins Gelb und wurde davon [auf dieser Seite sichtlich heiterer|sichtlich heiterer, allerdings nur linksherum].
      + Rot duftete nach Erdbeeren, Grün nach gemähtem Rasen, und Indigo, [da war man sich uneins|wie immer], nach Tinte.
      + In jeder Pfütze ruhte eine einzelne Farbe und [bat, nicht umgerührt zu werden|wartete auf ihren Einsatz].
      + Tief unten lag die Welt, zusammengefaltet wie [ein Taschentuch|eine Landkarte, die niemand mehr benötigt].
    `,
    life: `
      Abends rührt man die Farben um, damit [keine|sie bis zum Morgen nicht] eintrocknet.
      / Man lebt hier vom Malen und [Rutschen|Regnen] und ist am Abend gleichermaßen bekleckst.
      Die Müden nehmen Blau, die [Munteren|Übermütigen] Orange, und so kommt jeder an.
      + Auf Violett, der glattesten von allen, rutscht die Jugend, und [gelegentlich rutscht ein Professor mit|unten wird gewettet, wer am lilasten ankommt].
      + Die Suppe wird in Streifen aufgetragen, und wer umrührt, gilt als ungehobelt.
      + Des Nachts schlafen die Pinsel mit dem Kopf nach oben, der Frisur zuliebe.
      + Die Tropfen erzählen einander, wo sie tagsüber gewesen sind, und [einer will in einer Träne gesessen haben|der älteste war, wie er sagt, schon bei der Sintflut dabei].
      + Ein Dachs regelt den Verkehr, grüßt jeden zweimal und [verwechselt ausschließlich die Eiligen|winkt auch dem Wind].
      + Graue Wolken dürfen nur am Rand halten, es sei denn, sie [bringen Kuchen mit|entschuldigen sich schriftlich].
      + Beim Abendessen sitzt man nach Farben geordnet, was [bei Gestreiften zu Rückfragen führt|niemanden am Kleckern hindert].
    `,
    way: `
      {Spot.to} ging es quer durch sämtliche Farben, und man [nahm|trug] von jeder ein wenig Schimmer mit.
      / Sanft neigte sich der Bogen {spot.to}, und unter jedem Schritt [klang|erklang] ein Ton.
      Von einer Leiter herab sang ein Maler und [tropfte|kleckste] im Takt.
      + Im Gelben wurde einem warm, im Blauen gähnte man, und [auf der Grenze wusste man nicht recht|ein Schritt ins Grüne weckte alle wieder auf].
      + Durch das Rot hindurch waren ziehende Vögel zu sehen, [wie Früchte in einem Gelee|die sich vermutlich wunderten, warum der Himmel nach Erdbeeren roch].
      + {Friend} hatte unterdessen Streifen angenommen und [ließ sich gern von beiden Seiten betrachten|ging, um sie nicht zu verwischen, ausgesprochen aufrecht].
      + Ein Eimer rollte vorüber, [mit der Eile eines Eimers, der noch etwas vorhat|gefolgt von einem Maler, der ihn beim Vornamen rief].
      + Unter der durchsichtigen Farbe zog ein Schwarm Wildgänse vorüber, der [himbeerrot|zur Hälfte violett] schimmerte.
      + Ein Regentropfen lief nebenher und erkundigte sich [unablässig nach dem Reiseziel|nach ihrem liebsten Gewässer].
    `,
    thanks: `
      Mit den Pinseln winkten ihnen die Maler, was [niemanden|keinen] ohne Tupfen ließ.
      / „Bleibt bunt“, wünschte man ihnen, [wie es Brauch ist|von Herzen].
      {Keeper} gab {hero.dat} ein Gläschen mit einer Farbe, die [keinen|noch keinen] Namen hat.
      + Man möge sich einen ausdenken, hieß es, und zwar einen, der auch geflüstert gut klinge.
      + {Friend} erhielt einen Streifen zum Umbinden und trug ihn fortan, wo andere Leute die Taille haben.
      + Schloss man die Augen, so stand der Bogen noch eine ganze Weile da.
    `,
  },
  troubles: {
    'smallest-brush': {
      keeper: { gender: 'm', nom: 'Malerfrosch', gen: 'Malerfrosches' },
      thing: {
        gender: 'm',
        nom: 'kleinste Pinsel',
        gen: 'kleinsten Pinsels',
        akk: 'kleinsten Pinsel',
        dat: 'kleinsten Pinsel',
        ein: 'kleinster Pinsel',
        einen: 'kleinsten Pinsel',
        einem: 'kleinsten Pinsel',
      },
      spot: { at: 'am Fuß der Brücke', to: 'zum Fuß der Brücke' },
      facts: {
        ask: 'Warum war ein Loch in der Brücke?',
        cause: 'der Regen spülte {thing.akk} über den Rand',
        mended: 'das Loch in der Brücke schloss sich',
      },
      beginner: {
        trouble: `
          @keeper Auf einer Leiter saß der Malerfrosch, die [Zunge|grüne Zunge] ganz bunt.
          / Der Malerfrosch sah durch ein [Loch|großes Loch] und seufzte.
          @thing „{Thing} ist weg. Nun ist ein [Loch|Loch hier] in der Brücke.“
          / „Mir fehlt {thing}“, sagte er. „Das [Loch|kleine Loch] malt sonst keiner zu.“
          @cause „Der Regen hat ihn über den Rand [gespült|hinabgespült].“
          / „Es regnete, und der Regen spülte ihn über den [Rand|bunten Rand].“
          @feeling Er war sehr besorgt und hielt ein [Schild|Brett] davor.
          / Besorgt malte er mit der [Zunge|Zehe]. Es wurde ein Fleck.
          + „Er liegt {spot.at}“, sagte er, „bei den Gräsern.“
          + Durch das Loch sah man Kühe, sehr kleine Kühe.
          + Die großen Pinsel malten nur daneben.
          + „Vorsicht, Luft“, stand auf seinem Schild.
          + Der Rand vom Loch bröselte schon, rot und gelb.
          + „Ohne ihn kommt man in keine Ecke“, sagte er.
          + Von der Leiter tropfte es blau, wie Tränen.
          + „Ach“, sagte er.
        `,
        worry: `
          Alle standen am Loch und [trauten|wagten] sich nicht hinüber.
          / Ein Tropfen fiel hinein und [rief|schrie] „Hui“. Er kam nicht wieder.
          Ein Käfer wollte [heim|ins Bett], und das Bett war [drüben|auf Blau].
          + Der Wind pfiff durch das Loch ein freches Lied.
          + Den Kühen fiel Gelb auf den Kopf.
          + Die Kinder spuckten Kerne hinab. Das war verboten und schön.
          + Eine Oma sprang. Sie schaffte es, aber der Hut nicht.
          + Jede Stunde war das Loch ein wenig größer.
          + Ein Regenbogen mit Loch ist wie ein Lied mit Husten.
        `,
        mend: `
          Der Malerfrosch nahm {thing.akk} und leckte ihn [spitz|ganz spitz].
          / {Hero} reichte {thing.akk} auf die Leiter, den Stiel [voran|zuerst].
          @mended Ein Strich, noch ein Strich! Das Loch in der Brücke [schloss|schloss ganz] sich.
          / Er malte und malte. Das Loch in der [Brücke|bunten Brücke] schloss sich.
          + Zuerst kam Rot, dann passte Gelb daneben.
          + Die Kühe sahen hoch und waren wieder trocken.
          + „Fertig“, sagte er und blies darauf.
          + Man sah nicht mal, wo es war. Nur der Wind suchte noch.
          + Der Käfer lief hinüber und war im Bett.
          + Die Oma ging dreimal hin und her.
          + Nun hielt es, auch wenn {friend} hüpfte.
          + Alle Farben griffen wieder ineinander.
        `,
        joy: `
          Sie tanzten genau auf dem [Loch|alten Loch], das keins mehr war.
          / Es gab [Streifensuppe|bunten Kuchen] für alle, die hinüberkamen.
          Jeder durfte einen [Strich|Tupfen] malen, ganz klein, am [Rand|Saum].
          + {Hero} malte einen Stern. Man sieht ihn bei Regen.
          + {Friend} malte sich selbst, nur größer.
          + Der Pinsel bekam ein Band um den Bauch.
          + Der Hut der Oma kam zurück. Eine Kuh trug ihn.
          + Der Malerfrosch quakte in sieben Farben.
          + Am Ende saßen alle auf Blau und gähnten.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Auf halber Leiter hockte der Malerfrosch und [starrte in ein Loch|hielt ein Brett davor].
          / Der Malerfrosch versuchte es mit der Zunge und [seufzte bunt|bekam nur Kleckse].
          @thing „{Thing} ist weg“, sagte er, „und darum ist [hier|in der Brücke] nun ein Loch.“
          / „Mir fehlt {thing}. Nur der kommt in [alle Ecken|die Ritzen], und nun klafft da ein Loch.“
          @cause „Der Regen hat ihn über den Rand gespült, [in einem Schwung|mitsamt der Farbe].“
          / „Es goss, und der Regen spülte ihn über den Rand, {spot.to}.“
          @feeling Er war so besorgt, dass er [grün und gelb|blass um die Nase] wurde, und nicht vom Malen.
          / Besorgt schob er die Leute zurück, [einen nach dem anderen|immer wieder].
          + „Er liegt {spot.at}“, sagte er, „ich sehe ihn von hier, aber ich sehe auch die Höhe.“
          + Durch die Lücke sah man Kühe, nicht größer als Erbsen.
          + Die dicken Pinsel malten gutwillig daneben.
          + „Vorsicht, hier ist nichts“, stand auf seinem Schild.
          + An den Kanten bröselte es schon rot.
        `,
        worry: `
          Vor dem Loch stauten sich alle, die heimwollten, und [niemand sprang|der Wind pfiff hindurch].
          / Ein Tropfen war hineingefallen und hatte [„hui“|lange „hui“] gerufen, dann nichts mehr.
          Unten bekamen die Kühe gelbe Flecken, und [es stand ihnen|keiner fragte sie].
          + Eine Großmutter nahm Anlauf und kam hinüber, ihr Hut nicht.
          + Das Bett des Käfers stand genau auf der anderen Seite.
          + Die Kinder ließen Kirschkerne fallen, bis es jemand verbot.
          + Mit jeder Stunde fehlte ein Stück mehr.
          + So eine Brücke mit Loch ist wie ein Satz, dem ein Wort fehlt.
        `,
        mend: `
          Der Malerfrosch leckte {thing.akk} spitz und [kniff ein Auge zu|hielt die Luft an].
          / {Hero} reichte {thing.akk} hinauf, und der Malerfrosch [tauchte ihn feierlich ein|fing augenblicklich an].
          @mended Strich um Strich schloss sich das Loch in der Brücke, [von den Rändern her|Farbe an Farbe].
          / Er bemalte sorgfältig die letzte Ecke, und das Loch in der Brücke schloss sich [wieder|endlich].
          + Zuerst kam Rot, dann rückte Gelb heran, und Grün füllte den Rest.
          + Dann blies er darauf, bis es trocken war.
          + Der Wind suchte sein Loch und fand es nicht mehr.
          + Die Großmutter ging gleich dreimal hin und zurück.
          + Zur Probe hüpfte {friend}, und es hielt sogar das aus.
          + Nur der Käfer merkte nichts, er schlief schon drüben.
          + Den Kühen blieben ein paar Tupfen, als Andenken.
        `,
        joy: `
          Getanzt wurde genau an der Stelle, [wo es gefehlt hatte|wo nun alles hielt].
          / Alle feierten auf der neuen Farbe, [in Socken|vorsichtig zuerst], weil sie noch [weich|frisch] war.
          Jeder durfte einen Tupfen setzen, und {hero} malte einen [Stern|Mond].
          + {Friend} malte ein Selbstbild, etwas schlanker.
          + Um den Stiel kam ein Band mit einer Schlaufe fürs Handgelenk.
          + Eine Kuh brachte den Hut zurück, sie trug ihn schräg.
          + Der Malerfrosch sang ein Lied mit sieben Farben.
          + Zum Schluss saßen sie alle auf Blau, und Blau macht müde.
        `,
      },
      advanced: {
        trouble: `
          @keeper Auf halber Höhe einer Leiter betrachtete der Malerfrosch, [die Zunge bunt|ratlos], ein Loch.
          / Der Malerfrosch versuchte es mit der [Zunge|eigenen Zunge], und es wurde ein Klecks.
          @thing Verloren sei {thing}, sagte er, und daher klaffe in der Brücke ein [Loch|solches Loch].
          / „{Thing} ist fort“, sagte er, „und die Brücke hat [ein|nun ein] Loch.“
          @cause Der Regen hatte ihn über den Rand [gespült|hinausgespült], {spot.to}.
          / „Der Regen spülte ihn über den Rand“, sagte er, „[samt|mitsamt] der Farbe.“
          @feeling Besorgt hielt er ein Brett davor und drängte die Leute mit [dem Rücken|Höflichkeit] zurück.
          / Er war so besorgt, dass er [blass|gelb] wurde, was bei Fröschen eine Leistung ist.
          + Nur dieser eine komme in die Ritzen, erklärte er, während die großen, so sehr sie sich mühten, immer bloß das Offensichtliche träfen.
          + Durch die Lücke waren Kühe zu sehen, nicht größer als Erbsen und ohne jede Ahnung.
          + Auf seinem Schild stand „Vorsicht, hier ist nichts“, und es gab Leute, die nachsahen.
        `,
        worry: `
          Vor der Lücke stauten sich alle, deren Betten auf der [anderen|falschen] Seite standen.
          / Ein Tropfen war hineingefallen, und sein [Hui|langes Hui] wurde immer kleiner.
          + Eine Großmutter hatte Anlauf genommen und war drüben gelandet, im Gegensatz zu ihrem [Hut|guten Hut].
          / Den Kühen tropfte Gelb auf den Rücken, und sie [wurden|fühlten sich] davon nicht gefragt.
          + Der Wind pfiff durch das Loch ein Lied, dessen Text man vor Kindern besser überging.
          + Von den Rändern bröselte es, und mit jeder Stunde fehlte ein Stück mehr vom Heimweg.
          + Die Kinder ließen Kirschkerne fallen und zählten, bis es unten muhte.
        `,
        mend: `
          Der Malerfrosch leckte {thing.akk} spitz, kniff ein Auge zu und [malte|setzte an].
          / {Hero} reichte {thing.akk} hinauf, wie man einer Ärztin [die Instrumente|das Besteck] reicht.
          @mended Strich um Strich schloss sich das Loch in der Brücke, [Farbe an Farbe|von außen nach innen].
          / Eine letzte Ritze, ein allerletzter Tupfen, und das Loch in der Brücke schloss sich.
          + Rot machte den Anfang, Gelb rückte nach, und Grün füllte, gutmütig wie immer, was übrig blieb.
          + Er blies auf die nasse Stelle, so behutsam, wie man auf ein Knie bläst.
          + Der Wind suchte sein Loch, fand es nicht und musste sich nach einer anderen Flöte umsehen.
          + Zur Probe hüpfte {friend}, und dass es auch das aushielt, galt als amtliche Abnahme.
        `,
        joy: `
          Getanzt wurde genau dort, wo es gefehlt hatte, [zunächst|anfangs] auf Zehenspitzen.
          / Man feierte auf der frischen Farbe, [auf Strümpfen|in Socken], und nahm von ihr etwas mit nach Hause.
          + Am Rand durfte ein jeder einen Tupfen setzen, und wo {hero} malte, sieht man bei [Regen|gutem Regen] einen Stern.
          / {Friend} malte ein Selbstbildnis, auf dem [die Mitte|manches] ein wenig schmaler geriet.
          + Der Hut der Großmutter kehrte auf dem Kopf einer Kuh zurück, der er besser stand.
          + Der Stiel bekam eine Schlaufe fürs Handgelenk, da man aus Regen lernen kann.
          + Am Ende saßen alle auf Blau, und Blau tut, was Blau eben tut.
        `,
      },
    },
    'bridge-whistle': {
      keeper: { gender: 'm', nom: 'Brückendachs', gen: 'Brückendachses' },
      thing: { gender: 'f', nom: 'Brückenpfeife', gen: 'Brückenpfeife' },
      spot: { at: 'auf der untersten Malerleiter', to: 'zur untersten Malerleiter' },
      facts: {
        ask: 'Warum ging niemand über die Brücke?',
        cause: '{thing} fiel beim Grüßen in den Nebel',
        mended: 'alle gingen der Reihe nach hinüber',
      },
      beginner: {
        trouble: `
          @keeper Mitten im Gedränge stand der Brückendachs und [winkte|fuchtelte].
          / „Sie zuerst“, sagte der Brückendachs, „oder [Sie|doch Sie]? Oder ich?“
          @thing „{Thing} ist weg. Nun weiß keiner, wer [dran|vorn] ist.“
          / „Mir fehlt {thing}“, sagte er. „Ohne die geht [niemand|keiner] hinüber.“
          @cause „Ich sagte Guten Abend, und da fiel sie in den [Nebel|dicken Nebel].“
          / „Ich grüßte so nett. Da fiel sie mir in den [Nebel|Nebel hinab].“
          @feeling Er war ganz verwirrt und zog die Mütze vor einem [Eimer|leeren Eimer].
          / So verwirrt war er, dass er sich selbst [anhielt|durchwinkte].
          + „Sie fiel {spot.to}“, sagte er, „ganz ohne Pfiff.“
          + Ein Pfiff heißt los, zwei heißt halt, drei heißt Kuchen.
          + Rot stand vor Blau, und Blau stand vor Rot.
          + „Guten Abend“, sagte er zu allen, immer noch mal.
          + Er pfiff mit dem Mund. Es kam nur Luft und ein Krümel.
          + Hinten rief einer: „Geht es heute noch?“
          + „Halt“, sagte er, und „los“.
        `,
        worry: `
          Alle standen da und waren [böse|sauer]. Keiner kam an.
          / Zwei Wagen standen Nase an [Nase|Nase da], und keiner fuhr zurück.
          Eine Schnecke wurde [überholt|angehupt], und das von einem Stein.
          + „Ich war zuerst“, riefen elf Leute.
          + Die Suppe zu Hause wurde kalt und fragte nach ihnen.
          + Ein Herr fing an zu zelten.
          + Die Wolken stauten sich bis zum Mond.
          + Einer sagte: „Nach Ihnen.“ Der andere sagte es auch, den ganzen Abend.
          + Die Kinder spielten Stau. Das ging gut.
        `,
        mend: `
          Der Dachs nahm {thing.akk} und [pustete|blies] den Nebel heraus.
          / {Hero} gab ihm {thing.akk}. Er holte tief [Luft|Luft und zielte].
          @mended Tüüt! Da gingen alle der [Reihe|Reihe schön] nach hinüber.
          / Ein Pfiff, und alle gingen [hinüber, der Reihe nach|der Reihe nach hinüber].
          + Erst Rot, dann Gelb, dann der Herr mit dem Zelt.
          + „Danke, nach Ihnen“, sagten sie, und nun ging es auch.
          + Die Wolken rutschten nach, eine um die andere.
          + Eine Schnecke bekam die ganze blaue Bahn.
          + Keiner war mehr böse. Man hatte es eilig und vergaß es.
          + Der Dachs winkte mit beiden Armen. Es sah aus wie Tanzen.
          + Bald war die Brücke leer und glatt.
          + Zu Hause dampfte die Suppe noch ein bisschen.
        `,
        joy: `
          Er pfiff drei Mal, und das hieß [Kuchen|Kuchen für alle].
          / Auf der leeren Brücke wurde [getanzt|gefeiert], in alle Richtungen.
          Der Dachs sagte jedem Guten [Abend|Abend noch mal], und alle grüßten zurück.
          + {Hero} durfte pfeifen. Da blieb sogar der Mond stehen.
          + {Friend} pfiff auch. Nun gingen alle rückwärts.
          + {Thing} hing nun an einer Schnur um den Hals.
          + Eine Schnecke kam an und bekam das größte Stück Kuchen.
          + Ein Herr blieb gleich im Zelt. Es war so gemütlich.
          + Ein letzter Pfiff, ganz leise: ins Bett.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Im dicksten Gedränge stand der Brückendachs und [winkte in alle Richtungen|grüßte alle zugleich].
          / „Bitte sehr, nach Ihnen“, sagte der Brückendachs, „[oder nach Ihnen|nein, umgekehrt].“
          @thing „{Thing} ist weg“, sagte er, „und nun weiß keiner, wer [dran ist|gehen darf].“
          / „Mir fehlt {thing}. Ohne die geht hier [niemand|keiner einen Schritt] hinüber.“
          @cause „Ich wollte Guten Abend sagen, und da fiel sie [in den Nebel|einfach in den Nebel].“
          / „Sie fiel mir beim Grüßen in den Nebel, {spot.to}.“
          @feeling Er war so verwirrt, dass er die Mütze vor [einem Eimer|einer Leiter] zog.
          / Verwirrt winkte er sich selbst durch und [hielt sich wieder an|bedankte sich].
          + Ein Pfiff heißt gehen, zwei heißen stehen, und drei heißen Kuchen.
          + Rot stand vor Blau, Blau vor Rot, und Gelb war ratlos.
          + „Höflichkeit kostet nichts“, seufzte er, „außer eben das.“
          + Mit dem Mund brachte er nur Luft hervor und einen Krümel.
          + „Kommt da heute noch was?“, rief es von hinten.
        `,
        worry: `
          Alle standen, alle waren böse, und [niemand kam an|keiner rührte sich].
          / Zwei Karren standen Nase an Nase, und [keiner fuhr zurück|beide hatten recht].
          Eine Schnecke wurde zum ersten Mal im Leben [angehupt|gedrängelt].
          + „Ich war zuerst da“, sagten elf Leute gleichzeitig.
          + Ein Herr schlug sein Zelt auf und hängte Gardinen hinein.
          + Zu Hause standen die Suppen und wurden kalt.
          + Bis zum Mond hinauf stauten sich die Wolken.
          + „Nach Ihnen“, sagte einer, „nein, nach Ihnen“, der andere, und so wurde es Abend.
          + Nur die Kinder spielten vergnügt Stau.
        `,
        mend: `
          Der Dachs klopfte {thing.akk} aus, und [ein Wölkchen Nebel|der Nebel] kam heraus.
          / {Hero} reichte {thing.akk} durch die Menge nach vorn, [von Hand zu Hand|über alle Köpfe].
          @mended Ein Pfiff, und alle gingen der Reihe nach hinüber, [erst Rot, dann Gelb|Bahn für Bahn].
          / Es pfiff hell, und alle gingen [brav|schön] der Reihe nach hinüber.
          + Vor lauter Gehen vergaßen sie, dass sie böse gewesen waren.
          + Die Karren rollten aneinander vorbei und grüßten sogar.
          + Eine Wolke nach der anderen rutschte nach.
          + Der Schnecke gab man die ganze blaue Bahn.
          + Was der Dachs mit den Armen machte, war schon beinahe Tanz.
          + In den Häusern wurden die Suppen aufgewärmt.
          + Bald lag die Brücke leer und glatt im Licht.
        `,
        joy: `
          Dreimal pfiff der Dachs, und das hieß [Kuchen|für jeden ein Stück Kuchen].
          / Auf allen sieben Bahnen wurde getanzt, [in jede Richtung|kreuz und quer].
          {Hero} durfte pfeifen, und [sogar der Mond|alles] blieb für einen Augenblick stehen.
          + {Friend} pfiff gleich danach, und alle gingen rückwärts.
          + Dem Dachs wünschten sie reihum einen guten Abend, bis er rot wurde.
          + Um seinen Hals hing nun eine Schnur, mit der man auch Schiffe hätte festmachen können.
          + Der Herr blieb in seinem Zelt, er hatte sich eingelebt.
          + Als eine Schnecke ankam, war noch das größte Stück Kuchen da.
          + Ein letzter, leiser Pfiff hieß: ins Bett.
        `,
      },
      advanced: {
        trouble: `
          @keeper Im dichtesten Gedränge stand, die Mütze [schief|in der Hand], der Brückendachs.
          / „Nach Ihnen“, sagte der Brückendachs, „oder [nach|vielmehr nach] Ihnen“, und niemand ging.
          @thing Ihm fehle {thing}, sagte er, und ohne die wisse keiner, wer [dran|an der Reihe] sei.
          / „{Thing} ist fort“, sagte er, „und so [geht|kommt] niemand hinüber.“
          @cause Beim Grüßen war sie ihm in den Nebel [gefallen|entglitten], {spot.to}.
          / „Ich sagte Guten Abend“, erzählte er, „und da fiel sie in den Nebel.“
          @feeling Verwirrt lüftete er die Mütze vor einem [Eimer|Farbeimer] und erkundigte sich nach dessen Familie.
          / Er war so verwirrt, dass er sich selbst [anhielt|zweimal durchwinkte].
          + Ein Pfiff bedeute gehen, zwei bedeuteten stehen und drei, aber das komme selten vor, Kuchen.
          + Höflichkeit koste nichts, habe man ihm beigebracht, und er müsse das nun wohl einschränken.
          + Rot stand vor Blau, Blau stand vor Rot, und Gelb, von Natur vermittelnd, stand beiden im Weg.
        `,
        worry: `
          Alle standen, alle hatten recht, und so kam [niemand|keiner] an.
          / Zwei Karren hielten Nase an Nase, und an Zurück war aus [Grundsatz|Gründen der Ehre] nicht zu denken.
          + Eine Schnecke wurde, zum ersten Mal in ihrem Leben, [gedrängelt|zur Eile ermahnt] und wusste sich kaum zu fassen.
          / „Nach Ihnen“, sagte einer, „nein, nach Ihnen“, der andere, und [darüber|so] wurde es Abend.
          + Ein Herr hatte sein Zelt errichtet, Gardinen angebracht und empfing bereits Besuch.
          + Die Wolken stauten sich zurück bis an den Mond, der so tat, als kenne er sie nicht.
          + In den Häusern standen die Suppen auf den Tischen und wurden, eine nach der anderen, kalt.
        `,
        mend: `
          Der Dachs klopfte {thing.akk} aus, wobei [etwas|ein wenig] Nebel entwich, und setzte sie an.
          / Von Hand zu Hand wanderte {thing} nach vorn, bis sie [beim Dachs|in seiner Pfote] war.
          @mended Auf den ersten Pfiff gingen alle der Reihe nach hinüber, [Bahn um Bahn|wie am Schnürchen].
          / Es pfiff, hell und [gerecht|klar], und alle gingen der Reihe nach hinüber.
          + Über dem Gehen vergaßen sie, dass sie einander eben noch hatten verklagen wollen.
          + Die beiden Karren rollten vorbei und zogen, was niemand für möglich gehalten hätte, die Hüte.
          + Der Schnecke räumte man die blaue Bahn ein, auf der sie es sich bis Mitternacht gemütlich machte.
          + Was der Dachs mit seinen Armen vollführte, ging allmählich in Tanz über.
        `,
        joy: `
          Dreimal pfiff er, und es sprach für die Gegend, dass [jeder|ein jeder] wusste, was das hieß.
          / Auf der leeren Brücke tanzte man in sämtliche [Richtungen|Richtungen zugleich].
          + Als {hero} pfeifen durfte, blieb für einen Augenblick [sogar der Mond|alles] stehen.
          / Ein Pfiff von {friend.dat} hatte zur Folge, dass alle [rückwärts|eine Weile rückwärts] gingen.
          + Man wünschte dem Dachs der Reihe nach einen guten Abend, bis er unter dem Fell errötete.
          + Der Herr im Zelt hatte sich eingelebt und ließ fragen, ob er bleiben könne.
          + Ein letzter Pfiff, kaum mehr als ein Hauch, bedeutete Bett, und da war die Brücke auch schon leer.
        `,
      },
    },
    'sun-glass': {
      keeper: {
        gender: 'm',
        nom: 'jüngste Regentropfen',
        gen: 'jüngsten Regentropfens',
        akk: 'jüngsten Regentropfen',
        dat: 'jüngsten Regentropfen',
        ein: 'jüngster Regentropfen',
        einen: 'jüngsten Regentropfen',
        einem: 'jüngsten Regentropfen',
      },
      thing: { gender: 'n', nom: 'Sonnenglas', gen: 'Sonnenglases' },
      spot: { at: 'unter dem dritten Bogen', to: 'zum dritten Bogen' },
      facts: {
        ask: 'Warum wurde die Brücke blass?',
        cause: 'der Tropfen putzte {thing.akk} viel zu eifrig',
        mended: 'die Farben kamen zurück',
      },
      beginner: {
        trouble: `
          @keeper Auf dem Geländer hing der jüngste Regentropfen und [tropfte|zitterte].
          / Der jüngste Regentropfen [rollte|lief] hin und her und schniefte.
          @thing „{Thing} ist weg. Nun wird die Brücke ganz [blass|bleich].“
          / „Uns fehlt {thing}“, sagte er. „Ohne das gibt es keine [Farben|bunten Farben].“
          @cause „Ich putzte es viel zu [eifrig|doll], und da rutschte es weg.“
          / „Ich wollte, dass es glänzt, und putzte zu eifrig. Schwupp!“
          @feeling Er war beschämt und wurde ganz [trüb|klein].
          / „Das war mein erster Tag“, sagte er und schämte sich [sehr|nass].
          + „Es rutschte {spot.to}“, sagte er. „Es war so blank.“
          + Durch das Glas fällt das Licht, und dann wird es bunt.
          + Rot war nur noch rosa. Blau war fast nichts.
          + Er hielt noch den Lappen in der Hand.
          + „Die Großen sagten, nur ein Mal wischen“, sagte er. „Ich wischte hundert.“
          + An ihm war noch Seife. Sie roch nach Zitrone.
        `,
        worry: `
          Die Brücke war dünn wie [Milch|Tee]. Man sah die Füße durch.
          / Wer darauf stand, der hatte [Angst|weiche Knie], denn sie wurde blass.
          Die Maler malten und [malten|tunkten], und es blieb weiß.
          + Der Malerfrosch war nicht mehr grün. Er war beige.
          + Die Kinder weinten grau.
          + Die Suppe hatte keine Streifen.
          + Man flüsterte, damit sie nicht reißt.
          + Ein Vogel flog mitten durch und merkte nichts.
          + Der Mond tat, als sähe er es nicht.
          + Alles sah aus wie Montag.
        `,
        mend: `
          {Hero} setzte {thing.akk} in den [Ring|goldenen Ring]. Es saß fest.
          / Der Tropfen wischte {thing.akk} [einmal|kurz] ab und hängte es auf.
          @mended Ein Strahl fiel hindurch, und die Farben kamen [zurück|alle zurück].
          / Es blitzte [kurz|hell]. Da kamen die Farben zurück, Bahn für Bahn.
          + Rot kam gelaufen, und Blau kam gegangen.
          + Der Malerfrosch sah an sich herab. „Grün“, sagte er froh.
          + Die Brücke wurde dick und warm unter den Füßen.
          + In dem Tropfen war nun ein ganz kleiner Bogen.
          + „Du glänzt ja selbst“, sagte {friend}.
          + Die Maler legten die Pinsel weg und klatschten.
          + Der Vogel musste nun außen herum.
          + Die Suppe bekam Streifen, sogar einen mehr.
        `,
        joy: `
          Alle rutschten einmal von Rot bis [Violett|Blau], auf dem Po.
          / Sie feierten in jeder [Farbe|der Farben] ein bisschen.
          Der Tropfen durfte [vorn|oben] sitzen, und die Großen [lobten|hoben] ihn.
          + {Hero} bekam einen Hut in acht Farben.
          + {Friend} rutschte rückwärts und nannte es Kunst.
          + „Ein Mal wischen“, sangen sie. Es wurde ein Lied.
          + Den Lappen hängten sie als Fahne auf.
          + Der Malerfrosch zeigte sein Grün herum.
          + Dann wurde es Abend, und Blau deckte alle zu.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Am Geländer hing der jüngste Regentropfen und [wagte nicht zu fallen|zitterte].
          / Der jüngste Regentropfen rollte ihnen vor die Füße, [einen Lappen in der Hand|ganz trüb].
          @thing „{Thing} ist weg“, sagte er, „und nun wird die ganze Brücke [blass|immer blasser].“
          / „Uns fehlt {thing}, und ohne das Glas [kommt|wird] das Licht nicht bunt.“
          @cause „Ich habe es viel zu eifrig geputzt, und da ist es [weggerutscht|davongeschlittert].“
          / „Es sollte glänzen, und ich putzte so eifrig, dass es [wegglitt|davonflog], {spot.to}.“
          @feeling Er war so beschämt, dass er [kaum noch rund war|am liebsten verdunstet wäre].
          / Beschämt wrang er seinen Lappen, [obwohl er selber nass war|immer wieder].
          + „Es ist mein erster Tag“, flüsterte er, „und morgen ist es wohl mein letzter.“
          + Rot war nur noch rosa, und Blau war ein Gerücht.
          + „Einmal wischen, hat man gesagt, und ich wischte hundertmal.“
          + Durch die Brücke hindurch sah man schon die eigenen Zehen.
          + Sein Eimer war größer als er und noch halb voll.
        `,
        worry: `
          Die Brücke war dünn geworden wie [Tee|Milchkaffee], und man ging auf Zehenspitzen.
          / Wer darauf stand, sah unter sich die Kühe, und [mochte das nicht|die sahen zurück].
          Die Maler tunkten und strichen, doch es blieb [weiß|so weiß wie Papier].
          + Der Malerfrosch war beige geworden und trug einen Schal darüber.
          + Ohne Streifen war die Suppe bloß Suppe.
          + Niemand sprach laut, aus Angst, sie könnte reißen.
          + Ein Vogel flog mitten hindurch und entschuldigte sich nicht einmal.
          + Die Kinder malten aus dem Gedächtnis und stritten um das Blau.
        `,
        mend: `
          {Hero} hängte {thing.akk} in den goldenen Ring, und [es saß|es drehte sich einmal].
          / Nur ein einziges Mal wischte der Tropfen über {thing.akk}, [dann ließ er es los|ganz zart].
          @mended Ein Strahl fiel hindurch, und die Farben kamen zurück, [Rot voran|eine nach der anderen].
          / Es blitzte, und die Farben kamen [zurück|alle zurück], Bahn um Bahn.
          + Unter den Füßen wurde die Brücke wieder fest und warm.
          + „Grün“, sagte der Malerfrosch und warf den Schal von sich.
          + Im Tropfen selbst stand nun ein Bogen, winzig und vollständig.
          + Die Maler legten die Pinsel hin, es gab nichts zu verbessern.
          + Der Vogel musste außen herum und grüßte dabei.
          + Sogar die Suppe bekam ihre Streifen, und einen dazu.
        `,
        joy: `
          Von Rot bis Violett rutschte alles, was sitzen konnte, [auf dem Hosenboden|hinab].
          / In jeder Farbe wurde ein bisschen gefeiert, [in Gelb am lautesten|der Reihe nach].
          Der Tropfen bekam den Ehrenplatz, und [die Großen lobten ihn|niemand schimpfte].
          + Aus „einmal wischen“ wurde ein Lied mit vielen Strophen.
          + {Friend} rutschte rückwärts und nannte es Kunst.
          + {Hero} bekam einen Hut in acht Farben.
          + Den Lappen hissten sie als Fahne.
          + Am Ende deckte Blau sie zu, bis an die Nasen.
        `,
      },
      advanced: {
        trouble: `
          @keeper Am Geländer hing, [zitternd|ganz trüb], der jüngste Regentropfen und traute sich nicht zu fallen.
          / Der jüngste Regentropfen rollte herbei, einen Lappen [umklammernd|in der Hand].
          @thing Es fehle {thing}, sagte er, und nun werde die Brücke mit jeder Minute [blasser|bleicher].
          / „{Thing} ist fort“, sagte er, „und die Brücke wird [blass|zusehends blass].“
          @cause Er hatte es viel zu eifrig geputzt, bis es [davonglitt|ihm entglitt], {spot.to}.
          / „Ich putzte zu eifrig“, gestand er, „und da glitt es [davon|mir davon].“
          @feeling Beschämt wrang er den Lappen, der von ihm selbst nicht mehr zu [unterscheiden|trennen] war.
          / Er war so beschämt, dass er am liebsten [verdunstet|auf der Stelle verdunstet] wäre.
          + Einmal wischen, habe es geheißen, und er habe, da es sein erster Tag sei, hundertmal gewischt.
          + Vom Rot war ein Rosa übrig, vom Grün eine Ahnung, und das Blau war bereits Gegenstand von Erzählungen.
          + Durch die Brücke hindurch erkannte man die eigenen Zehen und darunter, sehr klein, eine Kuh.
        `,
        worry: `
          Dünn wie Tee war die Brücke geworden, und man betrat sie nur noch [auf Zehenspitzen|ungern].
          / Wer darauf stand, der sah unter sich die Welt und [wünschte|hätte] lieber etwas anderes gesehen.
          + Die Maler tunkten und strichen, doch was sie auftrugen, [verblasste|schwand], ehe es trocken war.
          / Der Malerfrosch war beige geworden und sprach von einer [Mode|vorübergehenden Mode].
          + Laut zu reden wagte niemand mehr, da man fürchtete, sie könne reißen.
          + Die Kinder malten das Blau aus dem Gedächtnis und gerieten darüber in Streit.
          + Ein Vogel flog mitten hindurch, ohne es zu bemerken, und gerade das tat weh.
        `,
        mend: `
          In den goldenen Ring hängte {hero} {thing.akk}, das sich [einmal|langsam] um sich selbst drehte.
          / Der Tropfen wischte ein einziges Mal über {thing.akk}, so schwer es ihm [fiel|auch fiel].
          @mended Ein Strahl fiel hindurch, und die Farben kamen zurück, [Rot an der Spitze|Bahn um Bahn].
          / Es funkelte, und die Farben kamen [zurück|eine nach der anderen zurück].
          + Der Malerfrosch besah sich, sagte „Grün“ und erwähnte die Mode mit keinem Wort mehr.
          + Im Tropfen selber stand ein Bogen, winzig und vollständig, und er war der Letzte, der es merkte.
          + Die Maler legten die Pinsel nieder und taten, was Maler selten tun, sie sahen nur hin.
          + Unter den Füßen wurde die Brücke wieder fest und warm, wie ein Brot.
        `,
        joy: `
          Von Rot bis Violett rutschte, wer sitzen konnte, und wer es nicht konnte, [lernte es|der fiel].
          / Man feierte in jeder Farbe eine Weile, in Gelb am [lautesten|längsten].
          + Dem Tropfen gab man den Ehrenplatz, und die Großen gestanden ihm, [reihum|zögernd], ihre eigenen ersten Tage.
          / {Hero} bekam einen Hut in acht Farben, deren achte sich nur [schräg|von der Seite] ansehen ließ.
          + {Friend} rutschte rückwärts hinab und erklärte es zur Kunst.
          + Der Lappen wurde gehisst und wehte, sooft jemand lachte.
          + Am Ende deckte Blau sie alle zu, bis an die Nasenspitzen.
          + Die Suppe bekam an diesem Abend einen Streifen mehr.
        `,
      },
    },
  },
}
