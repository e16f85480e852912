import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const dragonsLair: SettingContent<Noun, "Dragon's Lair"> = {
  place: { name: 'die Drachenhöhle', in: 'in der Drachenhöhle', to: 'in die Drachenhöhle', from: 'aus der Drachenhöhle' },
  beginner: {
    arrival: `
      @place Der Fels war warm. Nun waren sie {place.in}, und es [glänzte|blitzte] überall.
      / Durch ein großes [Loch|Tor] kamen sie {place.to}. Alles glänzte.
      Berge aus Löffeln [standen|lagen] da, bis an die [Decke|dunkle Decke].
      + Ein Zettel hing am Tor: „Bin verreist. Der Drache.“
      + Es roch nach Rauch und ein bisschen nach Toast.
      + Mittendrin stand eine Badewanne, ganz aus Gold, mit Füßen.
      + {Friend} sah sich in tausend Löffeln, immer auf dem Kopf.
      + Bei jedem Schritt klimperte es. Man ging wie durch Musik.
      + „Nichts anfassen“, stand da, „außer man muss niesen.“
      + Ein Pantoffel lag da, so groß wie ein Boot.
    `,
    life: `
      Hier wohnen die, die für den Drachen [kochen|zählen] und [putzen|kehren].
      / Wenn der Drache fort ist, hat die [Höhle|ganze Höhle] Ruhe, fast.
      Am Abend werden die [Löffel|großen Löffel] geputzt, [Stück für Stück|einer nach dem anderen].
      + Die Mäuse zählen das Gold. Sie fangen immer bei eins an.
      + Die Wichtel heizen und pfeifen dabei.
      + In einem Nest liegt ein Ei. Es darf nicht geweckt werden.
      + Die Eidechsen liegen auf dem warmen Stein wie Handtücher.
      + Zum Essen gibt es Toast. Es gibt immer Toast.
      + Die Karte vom Drachen hing da: „Schönes Wetter. Viel Sand.“
      + Wer schnarcht, darf auf dem Sofa schlafen.
    `,
    way: `
      Der Weg {spot.to} ging um [Berge|Haufen] aus Gold.
      / Sie kletterten {spot.to}, über [Löffel|Gabeln] und unter Kronen hindurch.
      Es [klimperte|klirrte] links, und es [klimperte|klirrte] rechts.
      + Ein Löffel rutschte. Da rutschten alle, und es klang wie Glocken.
      + Eine Fledermaus fegte Staub von einem Schild.
      + Hier war der Stein heiß. Da tanzte man ein wenig.
      + Es roch nach Zimt. Das war die alte Kiste aus Osten.
      + {Friend} trug kurz eine Krone. Sie war zu groß und fiel herunter.
      + Ein Spiegel sagte Guten Abend. Oder war das der Wichtel dahinter?
      + Tief im Berg brummte es, wie ein Bauch nach dem Essen.
    `,
    thanks: `
      Alle Löffel wurden [geschwenkt|geklappert], zum [Abschied|Lebewohl].
      / Sie standen am Tor und [winkten|klapperten]. Es war sehr laut.
      {Keeper} gab {hero.dat} einen [winzigen|goldenen] Löffel, für [Eis|Marmelade].
      + „Der Drache merkt es nicht“, hieß es. „Er zählt nur bis vier.“
      + Für {friend.akk} gab es einen Toast mit Butter.
      + Der warme Fels war noch lange an den Füßen zu spüren.
      + „Schreibt eine Karte“, rief eine Maus, „mit Sand!“
      + Im Pantoffel lag ein Gruß. Er war für den Drachen.
    `,
  },
  intermediate: {
    arrival: `
      @place Hinter einem Tor [aus schwarzem Fels|mit rußigen Angeln] waren sie {place.in}, und [alles glänzte|es blitzte].
      / Warmer Stein, [ein Hauch von Rauch|ein Geruch nach Streichholz], und sie standen {place.in}, [mitten im Gold|ganz klein].
      / Es wurde wärmer, [Schritt um Schritt|als käme ein Ofen näher], und dann waren sie {place.in}.
      Ganze Gebirge von Löffeln [türmten sich bis an die dunkle Decke|rutschten leise, wenn man an ihnen vorbeiging].
      / Löffel lagen hier, [so weit man sah|große und winzige], zu Bergen mit richtigen Gipfeln.
      + Am Tor hing ein [Zettel|angesengter Zettel]: „Auf Reisen. Fische füttern. Gruß, Drache.“
      + Auf krummen Füßen [stand da|wartete] eine Badewanne aus purem Gold[| und langweilte sich].
      + {Friend} sah sich in tausend Löffeln und [überall verkehrt herum|winkte jedem einzeln zu].
      + Es roch nach Rauch, [nach Metall und ein wenig nach Toast|wie nach einem sehr großen Geburtstag].
      + Jeder Schritt klimperte, als [ginge man über ein Klavier|zählte jemand Kleingeld].
      + Ein Pantoffel lag herum, in dem [man hätte rudern können|eine Familie Platz gefunden hätte].
    `,
    life: `
      Seit der Drache verreist ist, [ist es ruhiger geworden|hat man es hier gemütlich], aber nicht langweilig.
      / Wer hier wohnt, heizt, zählt oder putzt, und [abends|bis zum Abend] ist alles fertig.
      Jeden Abend polieren sie die [Löffel|Schöpflöffel], bis man sich darin [kämmen|sehen] kann.
      + Die Mäuse zählen das Gold und [fangen nach jedem Niesen von vorn an|haben noch nie zweimal dasselbe herausbekommen].
      + Auf dem warmen Stein liegen die Eidechsen wie [vergessene Handtücher|Socken auf der Heizung].
      + In einem Nest neben dem Kamin liegt ein Ei, [das sehr leicht schläft|um das alle einen Bogen machen].
      + Zum Abendessen gibt es Toast, [etwas anderes kann der Herd nicht|manchmal auch schwarz, dann heißt er Kohle].
      + An der Wand hing eine Postkarte: „Viel Sand, wenig Ritter.“
      + Das Sofa ist für den, der am lautesten schnarcht.
    `,
    way: `
      {Spot.to} ging es um [Berge von Gold|Haufen voller Kronen] herum, immer [bergab|am Rand entlang].
      / Sie kletterten {spot.to}, [über Gabeln|über Suppenkellen] und unter Kronen hindurch.
      Ein Löffel geriet ins Rutschen und [nahm die anderen mit|sagte es weiter], und es [klang wie ein Lied|klirrte].
      + Der Boden wurde so warm, dass [man von Fuß zu Fuß hüpfte|alle ein wenig schneller gingen].
      + Aus einer alten Truhe roch es nach [Zimt und nach weit weg|Tee, der eine lange Reise hinter sich hat].
      + {Friend} probierte eine Krone und [war darin verschwunden|regierte ungefähr drei Schritte lang].
      + Tief im Berg rumorte es, wie [ein Bauch nach einem guten Essen|jemand, der im Keller Schränke rückt].
      + Ein Spiegel wünschte einen guten Abend, oder jemand dahinter.
      + Über ihnen hing ein Kronleuchter aus lauter Teesieben.
    `,
    thanks: `
      Zum Abschied klapperte die ganze Höhle [mit den Löffeln|einen Tusch], dass es [nachhallte|schepperte].
      / Bis ans Tor kamen alle mit und [winkten mit Toast|klapperten Lebewohl].
      {Keeper} schenkte {hero.dat} ein Löffelchen aus Gold, [für den Nachtisch|für das Beste im Glas].
      + „Dem Drachen fällt es nicht auf“, hieß es, „er zählt nur bis vier.“
      + {Friend} bekam einen warmen Toast für unterwegs und hatte unterwegs keinen mehr.
      + „Schickt eine Karte“, baten die Mäuse, „und bitte mit Sand.“
      + In den Pantoffel legten sie einen Gruß für den Hausherrn.
      + Noch lange war ihnen von unten her warm.
    `,
  },
  advanced: {
    arrival: `
      @place Durch ein Tor, in dem [man ein Haus hätte abstellen können|zwei Kirchen aneinander vorbeigekommen wären], kamen sie {place.to}.
      / Warmer Fels, [ein Anflug von Rauch|ein sehr großer Fußabstreifer], und [dann|schon] standen sie {place.in}.
      Löffel, zu Gebirgen getürmt, [blinkten bis unter die Decke|verloren sich weit oben im Dunkel].
      + Am Eingang hing ein Zettel, auf dem der Hausherr [seine Abwesenheit mitteilte|sich für unbestimmte Zeit abmeldete] und darum bat, [die Fische nicht zu vergessen|nichts auszupusten].
      + Eine Badewanne aus Gold stand auf Löwenfüßen und wirkte, [so leer|ohne Schaum], ein wenig [beschämt über ihren Aufwand|zu fein angezogen].
      + {Friend} erblickte sich in tausend Löffeln, [durchweg kopfüber|breit und verkehrt herum], und fand, dass es [den meisten|ihnen allen] gut stehe.
      + Man ging [wie über Klaviertasten|klingend und klimpernd], und wer stehen blieb, der hörte sich noch [eine Weile|bis hinten zur Wand] weitergehen.
      + Ein einzelner Pantoffel, geräumig wie ein Ruderboot, [wartete am Eingang auf seinen Besitzer|diente offenbar mehreren Mäusen als Sommerhaus].
      + Die Wärme legte sich ihnen um die Schultern wie [ein geliehener Mantel|eine Großtante beim Abschied].
      + Ein Schild untersagte das Berühren sämtlicher Kostbarkeiten, ausgenommen [bei unmittelbarem Niesreiz|die Türklinke].
    `,
    life: `
      Seit der Drache auf Reisen ist, lebt man hier [ungestört|beschaulich], heizt, zählt und poliert.
      / Das Personal, das in des Drachen Abwesenheit [nach dem Rechten sieht|regiert], ist klein und fleißig.
      Des Abends wird das Silber [geputzt|poliert], Löffel um Löffel, [ohne Murren|mit Gesang].
      + Die Mäuse führen Buch über das Gold und beginnen, sobald jemand niest, von vorn, weshalb [hier niemand erkältet sein darf|die Summe seit Menschengedenken offen ist].
      + Auf den wärmsten Steinen liegen die Eidechsen [wie Badetücher, die jemand reserviert hat|und bewegen sich nur, um die zweite Seite zu bräunen].
      + Zum Abendessen gibt es Toast, da [der Herd, seiner Herkunft wegen, nichts anderes versteht|sich Suppe bei dieser Hitze jedes Mal empfiehlt].
      + Eine Ansichtskarte am Kamin meldete in großer Schrift viel Sand und erfreulich wenige Ritter.
      + In einem gepolsterten Nest schlummert das Drachenei, für das [alle auf Zehenspitzen gehen|ein eigener Flüsterdienst eingerichtet wurde].
      + Das Sofa steht demjenigen zu, der [am lautesten schnarcht|es zuerst wieder verlässt], und darüber wird Protokoll geführt.
      + Ritter werden nach Voranmeldung empfangen, müssen aber [die Schuhe ausziehen|das Gebrüll selbst mitbringen].
    `,
    way: `
      {Spot.to} wand sich ein Pfad durch [Gebirge|Haufen] von Kronen, Kannen und [Kuchengabeln|Leuchtern].
      / Man stieg {spot.to}, [bald|mal] über Gabeln, bald unter Baldachinen hindurch.
      Ein Löffel geriet ins [Gleiten|Rutschen], [unterrichtete|weckte] die Nachbarn, und der Hang [sang|klang].
      + Der Boden wurde so warm, dass man [in ein leichtes Tänzeln verfiel, und es stand allen recht gut|unwillkürlich schneller ging, ohne dass es jemand eilig hatte].
      + Einer Truhe entströmte ein Duft [nach Zimt, nach Häfen und nach Wörtern, die man nicht kannte|von Gewürzen, für die es hier noch nie eine Suppe gegeben hat].
      + {Friend} setzte eine Krone auf und [war für kurze Zeit Herrscher über das, was sich darunter befand, nämlich Dunkelheit|musste, da sie für einen größeren Kopf bestimmt war, herausgehoben werden].
      + In der Tiefe rumorte der Berg, [zufrieden und unanständig, wie nach einem reichlichen Mahl|so wie Häuser rumoren, in denen jemand spät noch umräumt].
      + Ein Handspiegel wünschte höflich guten Abend, oder vielleicht [war es jemand dahinter|meinte er sich selbst].
      + Der Kronleuchter über ihnen bestand aus Teesieben und [warf gesprenkelte Schatten|klirrte bei jedem Atemzug].
    `,
    thanks: `
      Mit sämtlichen Löffeln schlug man ihnen einen Tusch, dass die Becher [tanzten|wackelten].
      / Man gab ihnen [klappernd|winkend] das Geleit, bis zum Tor.
      {Keeper} schenkte {hero.dat} ein goldenes Löffelchen [für Marmelade|für Honig].
      + Der Drache werde es nicht vermissen, hieß es, da er nur bis vier zähle und jenseits davon großzügig sei.
      + {Friend} empfing einen gebutterten Toast als Wegzehrung und hatte bereits am Tor nichts mehr zu tragen.
      + Noch lange wurden ihnen die Sohlen nicht kalt.
    `,
  },
  troubles: {
    ember: {
      keeper: { gender: 'm', nom: 'Heizwichtel', gen: 'Heizwichtels' },
      thing: {
        gender: 'f',
        nom: 'letzte Glut',
        gen: 'letzten Glut',
        akk: 'letzte Glut',
        dat: 'letzten Glut',
        ein: 'letzte Glut',
        einen: 'letzte Glut',
        einem: 'letzten Glut',
      },
      spot: { at: 'hinter dem Löffelberg', to: 'zum Löffelberg' },
      facts: {
        ask: 'Warum war es in der Drachenhöhle kalt?',
        cause: 'ein Tropfen von der Decke erschreckte {thing.akk}',
        mended: 'das Feuer brannte und die Kessel sangen',
      },
      beginner: {
        trouble: `
          @keeper Vor dem kalten Ofen hockte der Heizwichtel und [blies|pustete] hinein.
          / Der Heizwichtel hatte drei Mützen auf und [zitterte|bibberte] doch.
          @thing „{Thing} ist weg. Nun ist das große Feuer [aus|ganz aus].“
          / „Mir fehlt {thing}“, sagte er. „Ohne sie wird es hier [kalt|bitterkalt].“
          @cause „Ein Tropfen fiel von der Decke. Da erschrak sie und [lief|rannte] weg.“
          / „Platsch, ein Tropfen von der Decke! Das erschreckte sie, [husch|und weg war sie].“
          @feeling Er war sehr besorgt und hauchte in die [Hände|Handschuhe].
          / Besorgt lief er um den Ofen, [linksherum|im Kreis], im Kreis.
          + „Sie lief {spot.to}“, sagte er. „Sie ist sehr schreckhaft.“
          + Das Feuer wohnt hier seit tausend Jahren. Nun war nur Asche da.
          + An seinem Bart hing schon ein Zapfen aus Eis.
          + „Ich habe Komm, komm gerufen“, sagte er. „Sie kam nicht.“
          + Er rieb zwei Löffel aneinander. Es wurde nur laut.
          + Der Ofen war kalt wie ein Frosch.
        `,
        worry: `
          Alle froren. Die Mäuse saßen zu [neunt|zehnt] in einem Handschuh.
          / Die Höhle wurde kalt, vom [Boden|Fuß] bis an die [Decke|Nase].
          Die Eidechsen wurden [steif|langsam]. Eine stand da wie ein [Haken|Stock].
          + Der Kessel sang nicht mehr. Er hatte Halsweh.
          + Der Toast war nun Brot.
          + „Wer hat meinen Schal?“, rief einer. Den hatten sieben.
          + Die Wanne war voll Eis. Die Enten darin standen.
          + Gold ist schön, aber es macht die Füße nicht warm.
          + Beim Reden fielen die Wörter als Wolken heraus.
        `,
        mend: `
          {Hero} legte {thing.akk} in den [Ofen|großen Ofen], auf weiches Stroh.
          / Der Wichtel setzte {thing.akk} [ganz sacht|wie ein Küken] ins Ofenloch.
          @mended Pff, pff! Das Feuer brannte, und die [Kessel|alten Kessel] sangen.
          / Ein Knistern, ein Knacken, das Feuer brannte, und die Kessel [sangen|sangen los].
          + Es wurde rot, dann gelb, dann so, dass man die Mütze abnahm.
          + Eine steife Eidechse bog sich wieder.
          + Aus dem Handschuh kamen Mäuse, neun, zehn, elf.
          + Brot wurde Toast. Man hörte es springen.
          + „Kein Tropfen mehr“, sagte der Wichtel und stellte einen Topf hin.
          + Die Enten schwammen los, alle nach links.
          + Warm lief es die Wände hoch wie eine Katze.
          + „Ah“, machte der Berg.
        `,
        joy: `
          Alle saßen am Feuer und [tauten|drehten] sich um, mal vorn, mal [hinten|Po].
          / Es gab [heißen|süßen] Kakao aus dem größten Kessel.
          Der Heizwichtel nahm alle drei [Mützen|warmen Mützen] ab, [hurra|und warf sie hoch].
          + Die Kessel sangen dreistimmig. Einer sang nur Blubb.
          + {Hero} durfte ein Scheit auflegen. Es knallte vor Freude.
          + {Friend} röstete Toast. Er wurde schwarz, aber groß.
          + „Auf die Kleine“, riefen sie, „und auf trockene Decken!“
          + Über der Glut hing nun ein Schirm.
          + Bald schliefen die Ersten, rot im Gesicht.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Vor dem erloschenen Ofen kniete der Heizwichtel und [pustete in Asche|hauchte in seine Fäustlinge].
          / Mit drei Mützen übereinander saß der Heizwichtel da und [schlotterte|klapperte] trotzdem.
          @thing „{Thing} ist fort“, sagte er, „und das große Feuer ist [aus|einfach aus].“
          / „Mir fehlt {thing}, und ohne sie wird die Höhle [kalt|so kalt wie ein Keller].“
          @cause „Ein Tropfen von der Decke hat sie so erschreckt, dass sie [weglief|sich versteckte].“
          / „Ein Tropfen von der Decke erschreckte sie, und da [war sie weg|lief sie], {spot.to}.“
          @feeling Er war so besorgt, dass er [die Löffel rieb, bis sie warm waren|im Kreis um den Ofen ging].
          / Besorgt hielt er die Hände über die [Asche|kalte Asche], aus Gewohnheit.
          + Tausend Jahre hatte es gebrannt. Nun lag da ein graues Häufchen.
          + „Sie ist schreckhaft“, sagte er, „man darf sie nur von vorn ansprechen.“
          + In seinem Bart hing schon ein kleiner Eiszapfen und tropfte nicht mehr.
          + „Ich glaube, sie sitzt {spot.at}“, flüsterte er, „und zittert auch.“
        `,
        worry: `
          Es war so kalt, dass die Mäuse zu zehnt [in einem Handschuh|unter einer Serviette] wohnten.
          / Die Eidechsen waren steif geworden, und eine diente schon [als Kleiderhaken|als Lineal].
          Der Toast war wieder [Brot|nur noch Brot], und der Kessel hatte [Halsweh|seine Stimme verloren].
          + Aus der goldenen Wanne konnte man die Enten nur noch herausklopfen.
          + Alle Schals waren vergeben, und um einen stritten sich sieben Hälse.
          + Wer etwas sagte, dem blieb der Satz als Wölkchen vor dem Mund stehen.
          + Gold ist hübsch, stellten sie fest, aber man kann sich nicht damit zudecken.
        `,
        mend: `
          {Hero} bettete {thing.akk} in Stroh und [blies ganz sacht|hielt die Hände darum].
          / Wie ein Küken setzte der Wichtel {thing.akk} [in den Ofen|ins Nest aus Spänen].
          @mended Es knisterte, dann brannte das Feuer, und die Kessel [sangen|fingen an zu singen].
          / Ein Funke sprang, [bald|schon] brannte das Feuer, und die Kessel sangen, einer nach dem anderen.
          + Der Kleiderhaken bog sich, gähnte und war wieder eine Eidechse.
          + Aus dem Handschuh kamen Mäuse, bis man sich beim Zählen irrte.
          + Wie eine Katze strich die Wärme an den Wänden entlang.
          + „Und über dir kommt jetzt ein Dach hin“, versprach der Wichtel der Glut.
          + Das Brot erinnerte sich, dass es Toast gewesen war, und sprang.
          + In der Wanne trieben die Enten wieder ihren Unfug.
        `,
        joy: `
          Sie saßen im Halbkreis und drehten sich wie Toast, [erst vorn, dann hinten|von Zeit zu Zeit].
          / Aus dem größten Kessel gab es Kakao, [mit einer Haut so dick wie Samt|für jeden zwei Kellen].
          Feierlich nahm der Heizwichtel [seine Mützen|alle drei Mützen] ab, eine nach der [anderen|nächsten].
          + Die Kessel sangen dreistimmig, der vierte machte nur Blubb, aber im Takt.
          + {Hero} durfte ein Scheit auflegen, und es knallte wie zum Geburtstag.
          + {Friend} röstete eine Schnitte, bis sie eine Kohle war, und aß sie aus Stolz.
          + Über der Glut hing jetzt ein Regenschirm mit Spitzenrand.
          + Die Ersten schliefen ein, mit roten Backen und offenen Mündern.
        `,
      },
      advanced: {
        trouble: `
          @keeper Vor dem ausgekühlten Ofen kniete, [drei Mützen übereinander|bläulich], der Heizwichtel.
          / Der Heizwichtel blies in ein Häufchen Asche, [das nicht daran dachte|ohne jeden Erfolg].
          @thing Erloschen sei das Feuer, sagte er, denn es fehle {thing}.
          / „{Thing} ist fort“, sagte er, „und mit ihr jede Wärme [in der Höhle|weit und breit].“
          @cause Ein Tropfen, der von der Decke fiel, hatte sie [dermaßen|so] erschreckt, dass sie [davonlief|sich versteckte].
          / „Ein Tropfen von der Decke erschreckte sie“, sagte er, „und sie floh {spot.to}.“
          @feeling Besorgt umkreiste er den Ofen, [abwechselnd|bald] rufend und bald lauschend.
          / Er war so besorgt, dass er [zwei Löffel|seine Hände] aneinanderrieb, bis sie wenigstens laut wurden.
          + Seit tausend Jahren habe es gebrannt, ohne ein einziges Mal um Urlaub zu bitten, und nun dieses graue Häufchen.
          + Man dürfe sie, erklärte er, nur von vorn und mit gesenkter Stimme ansprechen, da sie von zarter Natur sei.
          + In seinem Bart hatte sich ein Eiszapfen gebildet, der bei jedem Seufzer leise gegen den Knopf schlug.
        `,
        worry: `
          Die Kälte stieg vom Boden auf und nahm sich [in aller Ruhe|einen nach dem anderen] die Bewohner vor.
          / In der Höhle war es so kalt geworden, dass die Mäuse zu zehnt [einen Handschuh|einen Socken] bewohnten.
          + Eine Eidechse, die im Gehen erstarrt war, fand vorläufig Verwendung als [Kleiderhaken|Lineal].
          / Der Toast hatte sich in Brot zurückverwandelt, und die Kessel klagten über [den Hals|Heiserkeit].
          + Sieben Hälse teilten sich einen Schal, wodurch das Umdrehen zu einer Frage der Absprache wurde.
          + Auf dem Gold, so hübsch es war, saß man schlecht, und zudecken konnte man sich damit erst recht nicht.
          + Jeder Satz blieb als Wölkchen vor dem Mund stehen, sodass man einander das Schweigen ansah.
        `,
        mend: `
          {Hero} legte {thing.akk} ins Stroh und pustete, so sanft, wie man [eine Kerze ermutigt|heißen Tee kühlt].
          / Behutsam wie ein Küken wurde {thing} in die [Späne|Mitte] gesetzt.
          @mended Erst glomm ein Halm, bald brannte das Feuer, und die Kessel [sangen|stimmten ein und sangen].
          / Ein Knistern, ein Prasseln, das Feuer brannte, und die Kessel sangen [wie am Sonntag|aus voller Brust].
          + Der Kleiderhaken streckte sich, warf zwei Mäntel ab und verlangte zu wissen, wie spät es sei.
          + Dem Handschuh entstiegen Mäuse in einer Zahl, die man ihm von außen nicht angesehen hätte.
          + Die Wärme strich die Wände hinauf wie eine Katze, die nachsieht, ob noch alles an seinem Platz ist.
          + Der Wichtel versprach der Glut ein Dach über dem Kopf und hielt noch in derselben Stunde Wort.
        `,
        joy: `
          Man saß im Halbkreis und wendete sich von Zeit zu Zeit, damit [beide Seiten|auch der Rücken] gar wurden.
          / Den Kakao, der im größten Kessel [brodelte|duftete], löffelte man mit Suppenkellen.
          + Der Heizwichtel legte feierlich eine Mütze nach der anderen ab, und darunter war, [entgegen allen Wetten|zum Staunen aller], Haar.
          / Drei Kessel sangen mehrstimmig, der vierte machte Blubb, jedoch [mit Empfindung|im Takt].
          + {Friend} röstete eine Scheibe, bis sie schwarz war, und verzehrte sie aus Gründen der Ehre.
          + Über der Glut hing von nun an ein Regenschirm mit Spitzenrand, und sie glühte darunter wie eine Dame im Park.
          + Mit roten Backen schliefen sie ein, einer nach dem anderen, so wie Scheite zusammensinken.
        `,
      },
    },
    'smallest-coin': {
      keeper: { gender: 'f', nom: 'Zählmaus', gen: 'Zählmaus' },
      thing: {
        gender: 'f',
        nom: 'kleinste Münze',
        gen: 'kleinsten Münze',
        akk: 'kleinste Münze',
        dat: 'kleinsten Münze',
        ein: 'kleinste Münze',
        einen: 'kleinste Münze',
        einem: 'kleinsten Münze',
      },
      spot: { at: 'unter der goldenen Badewanne', to: 'zur goldenen Badewanne' },
      facts: { ask: 'Warum durfte niemand ins Bett?', cause: 'die Maus nieste und {thing} rollte davon', mended: 'die Rechnung stimmte' },
      beginner: {
        trouble: `
          @keeper Auf einem Berg Gold saß die Zählmaus und [rechnete|schrieb].
          / „Pst, ich zähle“, rief die Zählmaus. „Eine [Million|Milliarde] und … ach!“
          @thing „{Thing} ist weg. Nun geht die [Rechnung|lange Rechnung] nicht auf.“
          / „Mir fehlt {thing}. Eins zu wenig, [immer|jedes Mal] eins zu wenig!“
          @cause „Ich musste niesen, hatschi, und da [rollte|rollte und rollte] sie davon.“
          / „Ich nieste, und sie rollte davon, [klimper|pling], {spot.to}.“
          @feeling Sie war so müde, dass sie „[siebzehn|elf]“ sagte und schlief.
          / Müde lehnte sie am Gold. Ihre [Augen|Äuglein] waren klein wie Pünktchen.
          + „Erst wenn es stimmt, darf man ins Bett“, sagte sie. „So ist die Regel.“
          + Sie zählte schon zum siebten Mal.
          + An ihrem Schwanz war Tinte, bis obenhin.
          + Der Stift war kurz wie ein Zahn.
          + „Gesundheit“, sagte {friend}. „Nicht niesen“, rief sie.
          + So groß wie eine Linse war sie, die Münze.
          + „Drei im Sinn“, murmelte sie. Im Sinn war nichts.
        `,
        worry: `
          Alle standen im Nachthemd da und [warteten|gähnten]. Keiner durfte ins Bett.
          / Die Betten waren [gemacht|aufgedeckt], aber [leer|kalt]. Erst muss es stimmen.
          Die Wichtel [schliefen|standen] im Stehen, einer am [anderen|nächsten].
          + „Zähl doch schneller“, rief einer. Da zählte sie falsch.
          + Die Eidechsen hielten sich die Lider hoch, mit Löffeln.
          + Das Ei gähnte. Man hörte es durch die Schale.
          + „Kann man nicht einfach Ja sagen?“ Man konnte nicht.
          + Ein Kind träumte schon, nur mit offenen Augen.
          + Die Kerzen waren nur noch Stummel.
        `,
        mend: `
          {Hero} legte {thing.akk} oben auf den [Berg|goldenen Berg]. Pling!
          / Die Zählmaus nahm {thing.akk}, [biss|hauchte] darauf und legte sie dazu.
          @mended „… und eins“, sagte sie. Die Rechnung [stimmte|stimmte ganz genau]!
          / Sie zählte, und sie [zählte|rechnete], und die Rechnung stimmte.
          + Sie machte einen Strich unter alles, mit Schwung.
          + „Bett“, riefen alle, aber leise, wegen der Zahlen.
          + Die Löffel fielen von den Lidern, klirr.
          + Sie klappte das Buch zu. Es war ein dicker Klapp.
          + Der Berg aus Gold rutschte noch mal, ganz ohne Publikum.
          + Die Wichtel gingen los, alle im gleichen Schritt.
          + Nun nieste sie. Nun durfte sie.
          + „Schöne Zahl“, sagte {friend}. Sie hatte lauter Runde drin.
        `,
        joy: `
          Zur Feier aß man Taler, aber aus [Keks|Schokolade].
          / Sie sprangen einmal ins [Gold|viele Gold], alle Mann, platsch.
          Die Zählmaus schlief schon am [Tisch|Buch], mit der Nase im [Kuchen|Zucker].
          + {Hero} bekam einen Strich ins Buch. „Hat geholfen“, stand da.
          + {Friend} zählte die Kekse. Es wurden immer weniger.
          + Sie trugen die Zählmaus ins Bett. Sie murmelte „zwölf“.
          + Eine Eidechse spielte auf den Löffeln, ganz leise.
          + Am Hut der Maus klebt sie nun fest, mit Harz.
          + Das Letzte, was man hörte, war „… und eins“.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Hoch oben auf dem Gold saß die Zählmaus, [einen Stift hinter jedem Ohr|voller Tinte].
          / „Nicht stören“, rief die Zählmaus, „drei Millionen und [zwei|vier], nein, jetzt ist es weg.“
          @thing „{Thing} fehlt“, sagte sie, „und darum [geht die Rechnung nie auf|fehlt am Ende immer eins].“
          / „Mir fehlt {thing}, und ohne die [stimmt|wird] die Summe nicht.“
          @cause „Ich musste niesen, und da rollte sie [davon|vor meinen Augen davon], {spot.to}.“
          / „Ein Nieser, ein Pling, und sie rollte [davon|über alle Berge davon].“
          @feeling Sie war so müde, dass sie [zwischen zwei Zahlen|beim Addieren] einschlief.
          / Müde stützte sie den Kopf auf [eine Null|das Buch], und die Tinte verwischte.
          + Bevor die Summe nicht stimmt, darf keiner ins Bett. So steht es an der Wand.
          + Sie zählte nun zum siebten Mal, und jedes Mal wurde sie leiser.
          + „Kleiner als eine Linse ist sie“, sagte sie, „aber ohne sie ist es eben falsch.“
          + „Gesundheit“, sagte {friend}. „Bitte nicht“, sagte sie, „sonst fange ich von vorne an.“
        `,
        worry: `
          In Nachthemden standen sie um den Goldberg und [warteten|schliefen im Stehen].
          / Die Betten waren aufgeschlagen, aber [leer|keiner durfte hinein].
          Die Eidechsen hielten sich die Augen mit [Zuckerlöffeln|Löffeln] offen, das [klirrte|sah komisch aus].
          + Ein Wichtel rief „fertig“, nur so, und musste in die Ecke.
          + Alle zählten leise mit, und alle kamen woanders heraus.
          + Das Ei im Nest hatte schon durch die Schale gegähnt.
          + „Könnte man nicht einfach aufrunden?“, fragte jemand. Da wurde es sehr still.
          + Von den Kerzen waren nur noch Stummel da, und die blinzelten.
        `,
        mend: `
          Ganz oben auf die Spitze legte {hero} {thing.akk}, und es [machte pling|klang wie ein Punkt].
          / Die Zählmaus nahm {thing.akk}, biss darauf und [nickte|legte sie an ihren Platz].
          @mended „Und eins“, sagte sie, [ganz leise|mit zitternder Stimme], und die Rechnung stimmte.
          / Sie zählte noch ein einziges Mal, und die Rechnung [stimmte|stimmte auf das Haar].
          + Unter alles kam ein Doppelstrich, mit dem Lineal.
          + „Ins Bett“, flüsterten hundert Stimmen, und hundert Füße gingen los.
          + Von allen Lidern fielen die Löffel und klangen wie ein Glockenspiel.
          + Das Buch klappte zu, so dick und so endgültig wie eine Tür.
          + Jetzt durfte sie niesen, und sie nieste dreimal hintereinander.
          + „Was für eine hübsche Zahl“, sagte {friend}, „so viele Runde darin.“
        `,
        joy: `
          Zur Feier gab es Taler aus Schokolade, [die man nicht zählen musste|ungezählt].
          / Einmal durften alle ins Gold springen, [mit Anlauf|und das ist kälter, als man denkt].
          Die Zählmaus schlief da schon, die Nase [im Sirup|auf dem Doppelstrich] und ein Ohr im [Kuchen|Tee].
          + {Hero} wurde ins Buch eingetragen, unter „Sonstige Schätze“.
          + {Friend} zählte die Taler. Es wurden merkwürdigerweise immer weniger.
          + Auf Händen trug man die Zählmaus zu Bett, und sie murmelte: „Übertrag zwölf.“
          + Mit Harz klebten sie ihr das Stück an die Mütze.
          + „Und eins“, sagte noch jemand, und dann sagte niemand mehr etwas.
        `,
      },
      advanced: {
        trouble: `
          @keeper Auf dem Gipfel des Goldes saß, [einen Stift hinter jedem Ohr|mit Tinte besprenkelt], die Zählmaus.
          / „Bitte jetzt nicht“, sagte die Zählmaus, „drei Millionen und [vier|fünf], und [schon|nun] ist sie fort.“
          @thing Es fehle {thing}, erklärte sie, und deshalb gehe die Rechnung [nicht|niemals] auf.
          / „{Thing} ist weg“, sagte sie, „und so fehlt am Ende [stets|jedes Mal] eins.“
          @cause Sie habe niesen müssen, und da sei sie [davongerollt|unhaltbar davongerollt], {spot.to}.
          / „Ich nieste“, gestand sie, „und sie rollte davon, [klimpernd|pling und fort].“
          @feeling Müde, wie sie war, schlief sie zwischen [zwei Ziffern|Zehnern und Einern] ein und addierte weiter.
          / Sie war so müde, dass ihr die [Nullen|Zahlen] davonrollten wie Murmeln.
          + Ehe die Summe nicht stimme, so die Hausordnung, dürfe sich keiner niederlegen, und daran habe sich auch das Gähnen zu halten.
          + Dies sei der siebte Durchgang, und beim sechsten habe {friend} jemandem Gesundheit gewünscht.
          + Sie gleiche in der Größe einer Linse, doch sei die Wahrheit nun einmal keine Frage der Größe.
        `,
        worry: `
          Im Nachthemd umstand die ganze Belegschaft das Gold und [wankte|schlief] im Stehen.
          / Die Betten waren längst gerichtet und [standen leer|wurden kalt], der Ordnung halber.
          + Die Eidechsen hielten sich die Lider mit Zuckerlöffeln offen, was ihnen einen [erstaunten|wachen] Ausdruck verlieh.
          / Das Gähnen war streng untersagt, seit es [beim letzten Mal|gestern] drei Zehner gekostet hatte.
          + „Könnte man nicht runden?“, fragte ein junger Wichtel und wurde angesehen, bis er wieder saß.
          + Alle zählten heimlich mit und gelangten zu Ergebnissen, die man besser nicht nebeneinanderlegte.
          + Sogar dem Ei war ein Gähnen entschlüpft, gedämpft durch die Schale und deshalb straffrei.
        `,
        mend: `
          Auf die äußerste Spitze legte {hero} {thing.akk}, so wie man einen [Punkt|Schlusspunkt] setzt.
          / Die Zählmaus nahm {thing.akk}, biss der Form halber darauf und [nickte|reihte sie ein].
          @mended „Und eins“, sagte sie mit [bebender|brüchiger] Stimme, und die Rechnung stimmte.
          / Noch einmal lief der Finger die Spalten hinab, und die Rechnung [stimmte|stimmte genau].
          + Gezogen wurde der Doppelstrich, auf den man seit Mittag gewartet hatte, und er geriet vollkommen gerade.
          + Von allen Lidern glitten die Löffel und ergaben, im Fallen, so etwas wie eine Melodie.
          + Nun endlich durfte sie niesen, und es war ein Nieser, in dem sich ein ganzer Abend entlud.
          + Das Zuklappen des Buches hatte etwas von einer Haustür, hinter der es warm ist.
        `,
        joy: `
          Zur Feier reichte man Schokoladentaler, deren Zahl [ausdrücklich|mit Absicht] niemand wissen wollte.
          / Ein jeder durfte sich einmal kopfüber ins Gold stürzen, das übrigens [kälter|härter] ist, als man denkt.
          + Unter der Rubrik „Sonstige Schätze“ wurde {hero} [ins Buch|feierlich ins Hauptbuch] eingetragen.
          / Die Zählmaus schlief bereits, ein Ohr im Sirup und die Nase [auf dem Doppelstrich|im Übertrag].
          + {Friend} erbot sich, die Taler zu zählen, und kam bei jeder Prüfung auf eine kleinere Summe.
          + Auf Händen wurde sie zu Bett getragen, murmelte etwas von zwölf im Sinn und lächelte.
          + Man klebte ihr das Stück mit Harz an die Mütze, wo es fortan beim Nachdenken funkelte.
        `,
      },
    },
    'humming-stone': {
      keeper: { gender: 'f', nom: 'Eidechsenamme', gen: 'Eidechsenamme' },
      thing: { gender: 'm', nom: 'Brummstein', gen: 'Brummsteins' },
      spot: { at: 'auf dem Sims neben dem Kamin', to: 'zum Kamin' },
      facts: {
        ask: 'Warum konnte das Drachenei nicht schlafen?',
        cause: 'das Ei trat {thing.akk} selbst aus dem Nest',
        mended: 'das Ei schlief ein',
      },
      beginner: {
        trouble: `
          @keeper An einem Nest saß die Eidechsenamme und [wiegte|schaukelte] ein großes Ei.
          / „Schh“, machte die Eidechsenamme. Das Ei [wackelte|rumpelte] doch.
          @thing „{Thing} ist weg. Nun kann das [Drachenei|kleine Ei] nicht schlafen.“
          / „Uns fehlt {thing}“, sagte sie. „Der [brummt|brummt sonst] es in den Schlaf.“
          @cause „Das Ei hat getreten, und da flog er aus dem [Nest|Nest heraus].“
          / „Es trat ihn selbst aus dem [Nest|warmen Nest], {spot.to}.“
          @feeling Sie war sehr besorgt und hielt sich am Ei [fest|gut fest].
          / Besorgt legte sie ihm eine [Decke|vierte Decke] um. Es trat sie weg.
          + „Rums“, machte es von innen. Ein Riss war schon da, ganz fein.
          + „Es soll noch nicht heraus“, sagte sie. „Es soll noch träumen.“
          + Sie hatte gesungen, gewiegt und ein Buch vorgelesen.
          + Das Ei war grün und warm und sehr, sehr wach.
          + Es kullerte links, es kullerte rechts.
          + „Gute Nacht“, sagte sie zum elften Mal. Rums.
          + Ihr Tee war schon lange kalt.
        `,
        worry: `
          Das Ei rollte durch die Höhle, [mitten|quer] durch das Gold.
          / Kein Ei, kein Schlaf. Alle [liefen|rannten] ihm nach.
          Die Löffel [klirrten|schepperten]. Da wurde es erst recht [wach|munter].
          + Ein Wichtel sang ihm was vor. Es rollte ihm auf den Fuß.
          + Es wollte trinken. Aber wie trinkt ein Ei?
          + „Wenn es jetzt schlüpft, ist es müde für immer“, sagte die Amme.
          + Die Mäuse bauten einen Zaun. Es nahm ihn mit.
          + Von innen kam ein Ton, fast wie Weinen.
          + Alle brummten, so gut sie konnten. Es klang wie Bienen.
        `,
        mend: `
          {Hero} legte {thing.akk} ins [Nest|weiche Nest]. Da fing er an zu brummen.
          / Die Amme schob {thing.akk} unter das [Ei|warme Ei]. Brumm, machte er.
          @mended Es wurde still. Und das Ei [schlief|schlief ganz fest] ein.
          / Brumm, brumm, [sacht|leise]. Da schlief das Ei ein.
          + Erst wackelte es noch. Dann wackelte es nur noch ein wenig.
          + Ein Schnarchen kam, so dünn wie ein Pfiff.
          + Der kleine Riss ging wieder zu, fast.
          + Die Amme legte ihr Ohr daran. „Es lächelt“, sagte sie.
          + Alle gingen auf Zehen. Die Löffel hielten still.
          + Es war ein warmes Brummen, wie von einem Bären unter der Decke.
          + {Friend} gähnte mit. So gut war er, der Stein.
          + Nun war Nacht, auch im Ei.
        `,
        joy: `
          Man durfte nur [flüstern|wispern]. Also wurde geflüstert gefeiert.
          / Es gab Toast ohne [Kruste|Rand], damit er nicht [kracht|knackt].
          Die Amme trank Tee. Sie streckte [alle|die] vier Füße aus.
          + Die Mäuse tanzten auf Watte.
          + {Hero} durfte die Hand auf das Ei legen. Es war wie Brot.
          + „Wenn es schlüpft, heißt es nach dir“, sagte sie zu {hero.dat}.
          + {Friend} übte Brummen. Das Ei zuckte. {Friend} hörte auf.
          + Sie banden ihn fest, mit einem Band aus Wolle.
          + Bald brummte die ganze Höhle im Schlaf.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Neben dem Nest saß die Eidechsenamme und hielt mit allen vieren ein [bockiges|großes] Ei.
          / „Schlaf, Kleines“, sang die Eidechsenamme, und das Ei [trat|rumpelte] von innen.
          @thing „{Thing} ist weg“, sagte sie, „und ohne ihn kann das Drachenei [nicht schlafen|kein Auge zutun].“
          / „Uns fehlt {thing}. Der brummt es sonst [in den Schlaf|jeden Abend zur Ruhe].“
          @cause „Das Ei hat ihn selbst aus dem Nest getreten, [vor lauter Übermut|einfach so], {spot.to}.“
          / „Es hat geträumt, hat getreten, und da flog er [|im Bogen ]aus dem Nest.“
          @feeling Besorgt betrachtete sie einen Riss, der [dünner war als ein Haar|noch sehr dünn war].
          / Sie war so besorgt, dass sie [das Ei duzte und siezte|ihren Tee ins Nest goss].
          + „Schlüpfen soll es erst im Frühling“, sagte sie, „ausgeschlafen.“
          + Gesungen hatte sie, vorgelesen und zuletzt das Einmaleins aufgesagt.
          + Es war grün, warm und wacher als alle zusammen.
          + „Er liegt {spot.at}“, sagte sie, „aber ich kann hier nicht loslassen.“
          + Ihr Schlaflied hatte nun vierzig Strophen.
        `,
        worry: `
          Das Ei kullerte quer durch die Höhle, und [alle liefen hinterher|niemand bekam es zu fassen].
          / Überall fielen Löffel um, und davon wurde das Ei [nur noch munterer|erst richtig wach].
          Ein Wichtel sang ihm ein Lied, da rollte es ihm [auf den Fuß|über die Zehen], und er sang [höher|ein anderes].
          + Die Mäuse bauten einen Zaun. Das Ei trug ihn jetzt als Kragen.
          + Reihum versuchten alle zu brummen, und es klang nach Hummeln.
          + „Ein übermüdeter Drache“, sagte die Amme, „bleibt sein Leben lang knatschig.“
          + Von innen kam ein Laut, der fast schon Weinen war.
          + Niemand traute sich, das Wort Rührei zu sagen.
        `,
        mend: `
          {Hero} legte {thing.akk} ins Nest zurück, und er begann [gemütlich|zufrieden] zu brummen.
          / Die Amme schob {thing.akk} vorsichtig unter die Bettdecke, [ganz nahe ans Ei|wo es am wärmsten ist].
          @mended Nach einem letzten, zufriedenen Seufzer schlief das Ei [wieder|endlich] ein.
          / Brumm, ging es, und brumm, und [mitten darin|beim dritten Mal] schlief das Ei ein.
          + Durch die Schale hörte man ein Schnarchen, dünn wie ein Pfiff.
          + Der Riss überlegte es sich und schloss sich wieder.
          + „Es lächelt“, sagte die Amme, das Ohr an der Schale.
          + Alle zogen die Schuhe aus, auch die Löffel lagen still.
          + Es war ein Ton wie von einem Bären unter drei Decken.
          + {Friend} gähnte so sehr, dass man nur noch Mund sah.
        `,
        joy: `
          Die Feier fand im Flüstern statt, mit Toast ohne [Rinde|Kruste].
          / Man stieß mit Wattebäuschen an, [auf das Brummen|der Ruhe wegen].
          Die Amme streckte zum ersten Mal seit [Tagen|gestern] die Beine aus, alle [vier|vier und den Schwanz].
          + {Hero} durfte die Hand auf die Schale legen, sie war warm wie frisches Brot.
          + „Es bekommt deinen Namen“, sagte sie zu {hero.dat}, „wenigstens als dritten.“
          + {Friend} brummte probeweise mit. Das Ei zuckte, und {friend} ließ es.
          + Mit einem wollenen Band wurde er im Nest festgebunden.
          + Nach und nach brummte die ganze Höhle, nur tiefer.
        `,
      },
      advanced: {
        trouble: `
          @keeper Am Nest stemmte sich, auf allen vieren, [die Eidechsenamme|sichtlich erschöpft die Eidechsenamme] gegen ein Ei.
          / Die Eidechsenamme sang, wiegte und [flehte|seufzte], und das Ei trat im Takt dagegen.
          @thing Es fehle {thing}, sagte sie, und ohne ihn finde das Drachenei [keinen|nicht in den] Schlaf.
          / „{Thing} ist fort, und nur sein Brummen [macht|machte] das Ei müde.“
          @cause Das Ei hatte ihn selbst aus dem Nest getreten, [vermutlich|wohl] im Traum, {spot.to}.
          / „Es trat ihn eigenfüßig aus dem Nest“, sagte sie, „[rums|so kräftig ist es schon].“
          @feeling Besorgt fuhr sie mit der Kralle einem Riss nach, der [feiner|dünner] war als ein Haar.
          / Sie war so besorgt, dass sie dem Ei [das Einmaleins|die Hausordnung] vorsang.
          + Ein Drache, der unausgeschlafen zur Welt komme, bleibe erfahrungsgemäß sein Leben lang knatschig, und das betreffe dann ja alle.
          + Vor dem Frühling dürfe es unter keinen Umständen heraus, da es bis dahin noch mehrere wichtige Träume vor sich habe.
          + Grün war es, glühend warm und von einer Munterkeit, die man nach neun Uhr niemandem wünscht.
        `,
        worry: `
          Quer durch die Schätze rollte das Ei, und die [gesamte|ganze] Belegschaft rannte hinterdrein.
          / Wo das Ei vorbeikam, da [fielen|stürzten] Löffelberge ein, und der Lärm hielt es wach.
          + Ein Wichtel, der es mit Gesang versuchte, wechselte die Tonart, als es ihm über den [Fuß|großen Zeh] rollte.
          / Den Zaun, den die Mäuse errichteten, trug es fortan als [Kragen|Halskrause].
          + Reihum versuchte man zu brummen, und es klang nach Hummeln, die sich nicht einigen können.
          + Aus dem Innern drang ein Laut, der kein Weinen war, aber bereits dieselbe Richtung hatte.
          + An das Wort Rührei dachten in dieser Stunde mehrere, und keiner war stolz darauf.
        `,
        mend: `
          Kaum hatte {hero} {thing.akk} ins Nest zurückgelegt, begann er [wohlig|gemütlich] zu brummen.
          / Die Amme schob {thing.akk} an die Eierschale, und ein [samtiges|gemütliches] Brummen begann.
          @mended Nach einem letzten, zufriedenen Ruckeln schlief das Ei [endlich|tatsächlich] ein.
          / Das Brummen wurde langsam, das Ruckeln auch, und [schließlich|dann] schlief das Ei ein.
          + Der Riss, der sich schon auf Größeres eingestellt hatte, besann sich und ging wieder zu.
          + Durch die Schale war ein Schnarchen zu vernehmen, so fein, als pfeife jemand auf einer Nadel.
          + „Es lächelt“, meldete die Amme, das Ohr am Ei, und niemand fragte, woher sie das wissen wolle.
          + Man entledigte sich der Schuhe, der Stimme und zuletzt auch der Gedanken, sofern sie Lärm machten.
        `,
        joy: `
          Gefeiert wurde im Flüsterton, mit Toast, den man der [Rinde|Geräusche] entkleidet hatte.
          / Man stieß mit Wattebäuschen an und wünschte einander [tonlos|nur mit den Augen] alles Gute.
          + Die Amme streckte alle viere von sich und den Schwanz obendrein, was sie seit [Tagen|Wochen] nicht mehr getan hatte.
          / {Hero} durfte eine Hand auf die Schale legen und [fühlte|spürte] darunter etwas wie frisches Brot.
          + Das Kind, versprach sie, werde einmal nach {hero.dat} heißen, zumindest mit drittem Namen.
          + {Friend} versuchte sich als zweite Stimme, sah das Ei zucken und trat umgehend zurück.
          + Ein wollenes Band hielt den Stein nun fest, und nicht lange, da brummte die ganze Höhle.
        `,
      },
    },
  },
}
