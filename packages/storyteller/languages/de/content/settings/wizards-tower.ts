import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const wizardsTower: SettingContent<Noun, "Wizard's Tower"> = {
  place: { name: 'der Zaubererturm', in: 'im Zaubererturm', to: 'in den Zaubererturm', from: 'aus dem Zaubererturm' },
  beginner: {
    arrival: `
      @place Krumm und hoch stand er da. Nun waren sie {place.in}.
      / Die Tür ging auf, eh sie klopften. Da waren sie {place.in}.
      Die Treppe [dachte|überlegte] noch, wohin sie [wollte|soll].
      + An der Tür hing ein Zettel: „Bin im Urlaub. Nichts anfassen!“
      + Ein Besen fegte ihnen über die Füße. „Schmutzig“, sagte er.
      + Es roch nach Kräutern und nach einem Knall von gestern.
      + In den Gläsern blubberte es grün und rot.
      + {Friend} fasste nichts an. Trotzdem machte es puff.
      + Ein Schrank nieste und entschuldigte sich.
      + Ganz oben sah ein Auge durch ein Rohr. Es war der Mond.
    `,
    life: `
      Wenn der Zauberer fort ist, machen die [Dinge|Sachen], was sie [wollen|mögen].
      / Hier wohnen ein Besen, ein Frosch und viele [Töpfe|Tassen] mit Meinung.
      Am Abend [streiten|raten] die Stufen, wer die [oberste|erste] ist.
      + Das Tintenfass schreibt Briefe an sich selbst.
      + Der Teppich fliegt eine Runde und legt sich wieder hin.
      + Die Bücher liest hier einer dem anderen vor.
      + Um sieben essen die Töpfe sich leer.
      + Wer „Hokus“ sagt, muss auch „Pokus“ sagen. So ist die Regel.
      + Ein Kissen jagt eine Motte und fängt sie nie.
      + Die Uhr geht nach, weil sie so gern mitgeht.
    `,
    way: `
      Sie gingen {spot.to}, und die Treppe half [mit|ein wenig].
      / Der Weg {spot.to} war [steil|krumm] und [kühl|eng].
      Ein Bild [flüsterte|sagte] „wärmer“, und das nächste [flüsterte|sagte] „kalt“.
      + Eine Kerze ging vor ihnen her, auf eigenen Füßen.
      + Es roch nach Zimt. Dann roch es nach Schwefel und Zimt.
      + Eine Stufe sagte „Aua“. Es war die siebte.
      + Hinter einer Tür lachte jemand rückwärts.
      + {Friend} bekam grüne Ohren und dann wieder eigene.
      + Eine Spinne strickte am Geländer.
      + Durch ein Fenster sah man nur Wolken und einen Hut.
    `,
    thanks: `
      Der Besen salutierte, die [Töpfe|Deckel] machten [Musik|Krach].
      / Alle Türen klappten zum [Abschied|Gruß], und eine [quietschte|sang] dazu.
      {Keeper} gab {hero.dat} ein [Fläschchen|Döschen] mit einem [winzigen|kleinen] Zauber.
      + „Nur für Kekse“, hieß es. „Und nie am Montag.“
      + Für {friend.akk} gab es ein Paar Ohren, zur Sicherheit.
      + Die Treppe brachte sie selbst bis vor die Tür.
      + „Nicht weitersagen“, rief der Schrank und nieste.
      + Der Zettel an der Tür winkte.
      + Aus dem Schornstein kam ein Ring, dann ein Herz.
    `,
  },
  intermediate: {
    arrival: `
      @place Schief wie [ein Zauberhut|eine alte Kerze] stand er da, [und dann|ein Fenster zwinkerte, und schon] waren sie {place.in}.
      / Die Tür ging auf, [bevor sie klopften|nieste und hielt still], und [schon|da] waren sie {place.in}.
      Vor ihnen dachte die Treppe nach, [wohin sie führen wollte|ob hinauf oder herum].
      + „Im Urlaub. Bitte nichts anfassen“, stand auf einem Zettel, und darunter: „Auch du nicht.“
      + Ein Besen kehrte ihnen wortlos die Füße ab.
      + Es roch nach Kräutern und nach einem Knall vom Vortag.
      + {Friend} hielt die Hände still oder was man so hat, und trotzdem machte es puff.
      + In Gläsern blubberte etwas Grünes und redete mit etwas Rotem.
      + Ein Schrank nieste, bat um Verzeihung und [zog die Türen zu|hatte auf einmal einen Hut weniger].
      + Durch das Fernrohr sah von der anderen Seite der Mond herein.
    `,
    life: `
      Seit der Zauberer verreist ist, führen hier [die Dinge|Besen und Töpfe] den Haushalt.
      / Wohnen tun hier ein Besen, ein Frosch und viele [Tassen|Töpfe] mit eigener Meinung.
      Abends streiten die Stufen, welche von ihnen die [oberste|wichtigste] ist, und [keine gibt nach|es geht lange].
      + Der Teppich dreht seine Runde und rollt sich dann ein.
      + Das Tintenfass schreibt sich selbst Briefe und [beantwortet sie pünktlich|ist über jeden gerührt].
      + Bücher lesen einander vor, und [das dickste schläft dabei ein|an gruseligen Stellen klappen sie zu].
      + Wer „Hokus“ sagt, muss aufräumen, bis [jemand „Pokus“ sagt|er es nie wieder sagen will].
      + Die Kuckucksuhr hat Besuch, und es sind beide laut.
      + Zum Abendessen kocht ein Topf den anderen.
    `,
    way: `
      {Spot.to} ging es rundherum, [immer der Wand nach|Stufe um Stufe], und die Treppe half ein [wenig|bisschen] nach.
      / Der Weg {spot.to} drehte sich wie ein Schneckenhaus, [nur steiler|und ihnen im Kopf].
      „Wärmer“, flüsterte ein Bild, und das nächste sagte [„kälter“|gar nichts].
      + Auf eigenen Füßen ging ihnen eine Kerze voraus.
      + Die siebte Stufe sagte „Aua“, die achte sagte „Selber schuld“.
      + {Friend} bekam im Vorbeigehen grüne Ohren und [bald darauf wieder die eigenen|hörte damit eine Weile das Gras wachsen].
      + Hinter einer Tür lachte jemand rückwärts.
      + Es duftete nach Zimt, dann nach Schwefel und zuletzt nach beidem.
      + Aus einem Fenster sah man Wolken und einen vergessenen Hut.
      + Am Geländer strickte eine Spinne und [zählte Maschen|nahm dabei jede Stufe mit].
    `,
    thanks: `
      Der Besen salutierte, und die Töpfe spielten [einen Marsch|mit allen Deckeln].
      / Sämtliche Türen klappten zum Abschied, [eine nach der anderen|im Takt], und die letzte seufzte.
      {Keeper} überreichte {hero.dat} ein Fläschchen mit [einem kleinen Zauber|Restzauber].
      + „Für Kekse geeignet“, stand darauf, „nicht für Geschwister.“
      + {Friend} erhielt ein Paar Ersatzohren, für alle Fälle in Grün.
      + Die Treppe trug sie bis vor die Schwelle und knickste.
      + Der Schrank wollte etwas sagen und musste wieder niesen.
      + Aus dem Schornstein stieg erst ein Ring und dann ein Herz.
    `,
  },
  advanced: {
    arrival: `
      @place Schief wie ein [Hut nach der Hochzeit|vergessener Regenschirm] ragte er auf, und sie waren {place.in}.
      / Die Tür öffnete sich, [noch ehe sie klopften|gähnend und grußlos], und [schon|ohne Weiteres] waren sie {place.in}.
      Die Treppe [überlegte|erwog] noch, [wohin sie an diesem Abend führen wolle|ob es heute eher hinauf gehen solle].
      + Ein Zettel teilte mit, der Zauberer befinde sich im Urlaub und es sei nichts anzufassen, und eine zweite Zeile fügte hinzu: „Auch nicht von dir.“
      + Ein Besen kehrte ihnen mit sichtlicher Überwindung die Füße ab.
      + Es roch nach Kräutern, nach Kerzen und nach einem Knall, den man am Vortag versäumt hatte.
      + {Friend} berührte nachweislich nichts, und dennoch machte es irgendwo puff.
      + In bauchigen Gläsern blubberte etwas Grünes und [widersprach etwas Rotem|besprach sich mit den Nachbarn].
      + Ein Schrank nieste, bat vielmals um Verzeihung und [hielt sich die Türen vor|schob es auf die Umhänge].
      + Durch das Fernrohr blickte, vom anderen Ende her, [der Mond herein|jemand Rundes und Neugieriges].
    `,
    life: `
      Seit der Zauberer verreist ist, wird der Haushalt von [den Dingen|Besen und Töpfen] geführt.
      / Bewohnt wird das Gemäuer von Besen, Frosch und Tassen mit [Grundsätzen|Ansichten].
      Des Abends streiten die Stufen darüber, welche von ihnen die [oberste|höchste] sei.
      + Das Tintenfass steht mit sich selbst in Briefwechsel und beklagt sich, dass die Antworten kürzer werden.
      + Die Bücher lesen einander vor, wobei das dickste regelmäßig über sich selbst einschläft.
      + Wer „Hokus“ sagt, muss so lange aufräumen, bis ein anderer „Pokus“ sagt, und manche warten damit.
      + Der Teppich fliegt zur Verdauung eine Runde um den Turm und rollt sich dann von selber ein.
      + Die Kuckucksuhr empfängt dienstags ihre Schwester, und dann [wird es stündlich laut|erfährt der ganze Turm die Familienneuigkeiten].
      + Zum Abendessen kocht ein Topf für den anderen, und die Pfanne [bewertet|isst heimlich mit].
      + Die Zaubersprüche werden nachts gelüftet und dürfen [bis zum ersten Donner|unter Aufsicht des Besens] umherflattern.
    `,
    way: `
      {Spot.to} wand es sich empor wie in einem Schneckenhaus, [nur steiler|mit leichtem Schwindel].
      / Die Treppe, die heute bei Laune war, brachte sie ein gutes Stück [entgegenkommend|freiwillig] {spot.to}.
      „Wärmer“, raunte ein Bild, und sein Nachbar, [aus Prinzip|wie stets], „kälter“.
      + Eine Kerze schritt auf eigenen Füßen voran und sah sich an jeder Biegung nach ihnen um.
      + Die siebte Stufe sagte „Aua“, woraufhin die achte bemerkte, sie habe sich eben breitgemacht.
      + {Friend} trug im zweiten Stock vorübergehend grüne Ohren und gab sie im dritten zurück.
      + Hinter einer verschlossenen Tür lachte jemand rückwärts und kam gerade beim Anfang an.
      + Am Treppengeländer strickte eine Spinne und zählte [halblaut ihre Maschen|beim Zählen lieber bis acht].
      + Aus einem Fenster erblickte man Wolken und, [auf halber Höhe|sehr verlassen], einen davongeflogenen Zauberhut.
    `,
    thanks: `
      Der Besen salutierte, während die Töpfe mit allen Deckeln [einen Marsch|etwas Feierliches] schlugen.
      / Sämtliche Türen klappten Beifall, und die letzte [seufzte|schniefte] dabei.
      {Keeper} übergab {hero.dat} ein Fläschchen mit einem [Rest|Schluck] Zauber.
      + Das Etikett empfahl ihn für Kekse und riet von einer Anwendung an Geschwistern ab.
      + {Friend} nahm ein Paar Ersatzohren entgegen, in Grün, da andere nicht vorrätig waren.
      + Die Treppe geleitete sie bis zur Schwelle und machte dort, mit allen Stufen, einen Knicks.
    `,
  },
  troubles: {
    'wooden-spoon': {
      keeper: { gender: 'm', nom: 'Zauberbesen', gen: 'Zauberbesens' },
      thing: { gender: 'm', nom: 'Kochlöffel', gen: 'Kochlöffels' },
      spot: { at: 'auf der neunundneunzigsten Stufe', to: 'zur neunundneunzigsten Stufe' },
      facts: {
        ask: 'Warum kochte die Schlafsuppe über?',
        cause: '{thing} lief davon, weil die Suppe immer so heiß war',
        mended: 'die Schlafsuppe köchelte wieder ruhig',
      },
      beginner: {
        trouble: `
          @keeper In der Küche stand der Zauberbesen, bis zum [Stiel|Bauch] in der Suppe.
          / Der Zauberbesen [fegte|schob] Suppe zur Tür hinaus, und sie kam [wieder|zurück].
          @thing „{Thing} ist weg. Nun kocht die [Schlafsuppe|Suppe] über!“
          / „Mir fehlt {thing}“, rief er. „Wer rührt jetzt die [Schlafsuppe|heiße Suppe]?“
          @cause „Er lief davon, weil die Suppe immer so [heiß|furchtbar heiß] war.“
          / „Immer heiße Suppe! Da hatte er [genug|die Nase voll] und lief davon.“
          @feeling Der Besen war sehr besorgt. Ihm fielen die [Borsten|Haare] aus.
          / Besorgt drehte er sich im [Kreis|Topf] und tropfte auf alle.
          + „Er ist {spot.at}“, rief er, „und will nicht.“
          + Blubb, machte der Topf, und wieder stieg sie über den Rand.
          + „Ich kann fegen“, sagte er. „Rühren kann ich nicht.“
          + Die Suppe war lila und roch nach Kissen.
          + Zwei Tassen hielten sich an der Lampe fest.
          + Auf dem Boden schwamm schon ein Pantoffel.
          + Ihm war heiß bis in den Stiel.
        `,
        worry: `
          Die Suppe lief die [Treppe|Stufen] hinab, und die Treppe schlief [ein|davon ein].
          / Wer [reintrat|kostete], der schlief im [Stehen|Gehen], mitten im Wort.
          Der Schrank gähnte und ging [nicht|nie] mehr zu.
          + Ein Frosch schwamm vorbei und schnarchte.
          + Die Uhr blieb bei Viertel nach stehen und träumte.
          + Der Teppich war nass. Ein nasser Teppich fliegt nicht.
          + „Nicht schlafen“, rief der Besen. „Erst wischen!“
          + Die Bücher retteten sich nach oben, die dünnen zuerst.
          + Es blubberte und blubberte.
        `,
        mend: `
          {Hero} sprach {thing.dat} gut zu. Da sprang er in den [Topf|großen Topf].
          / Der Besen hielt den Deckel. {Hero} tat {thing.akk} [hinein|sacht hinein].
          @mended Er rührte. Und die Schlafsuppe köchelte wieder [ruhig|ganz ruhig].
          / Rundherum, [rundherum|ganz langsam], und die Schlafsuppe köchelte wieder ruhig.
          + Sie sank und sank, bis unter den Rand.
          + „Nicht so heiß“, sagte der Besen und blies das Feuer klein.
          + Der Löffel bekam einen Griff aus Wolle. Nun war es gut.
          + Blubb, sagte die Suppe, aber nur noch im Traum.
          + Die Treppe wachte auf und fragte, wo oben ist.
          + Die Tassen ließen die Lampe los.
          + Es roch nach Kissen, aber nur ein wenig.
          + Der Froschlehrling wurde abgetrocknet.
        `,
        joy: `
          Es gab Schlafsuppe, für jeden einen [Löffel|kleinen Löffel].
          / Alle Tassen kamen an und [stellten|reihten] sich auf.
          Der Löffel durfte [zuerst|als Erster] ins kalte Wasser. „[Ah|Aaah]“, sagte er.
          + Der Besen tanzte mit dem Mopp. Es war eng.
          + {Hero} bekam die Mütze vom Koch. Sie ging bis zum Kinn.
          + {Friend} kostete nur die Luft darüber und gähnte schon.
          + Die Töpfe spielten leise Deckel.
          + Nun hat er montags frei.
          + Der Boden war so sauber wie nie.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Mitten in einer lila Pfütze stand der Zauberbesen und [fegte Suppe|schob Suppe von links nach rechts].
          / Der Zauberbesen hielt mit letzter Kraft einen Deckel [zu|auf den Topf], unter dem es [bebte|brodelte].
          @thing „{Thing} ist weg“, rief er, „und nun kocht die Schlafsuppe [über|einfach über].“
          / „Mir fehlt {thing}! Keiner rührt, und schon kocht die Schlafsuppe [über|und kocht].“
          @cause „Er ist davongelaufen, weil die Suppe immer so heiß war, {spot.to}.“
          / „Immer heiße Suppe, da lief er [davon|eines Tages davon], {spot.to}.“
          @feeling Der Besen war so besorgt, dass ihm [die Borsten ausfielen|Borste um Borste ausfiel].
          / Besorgt wrang er sich aus, [vom Stiel bis unten|zum dritten Mal], und tropfte weiter.
          + „Ich bin für Trockenes ausgebildet“, klagte er, „nicht für Eintopf.“
          + Sie war lila, roch nach Kopfkissen und kam die Stufen herunter.
          + „Man hätte ihm ab und zu Danke sagen sollen“, gab er zu.
          + Zwei Tassen hatten sich auf die Lampe gerettet.
          + „Vorsicht, die nächste Welle“, rief er, und da kam sie auch.
        `,
        worry: `
          Wer versehentlich in die Suppe trat, schlief ein, und zwar [augenblicklich|im Stehen].
          / Die Suppe lief von Stufe zu Stufe, und nacheinander schliefen alle [gähnend|seufzend] ein.
          Auf dem Rücken trieb ein Frosch vorüber und [schnarchte|blubberte] zufrieden.
          + Die Uhr war bei Viertel nach eingenickt.
          + Nass, wie er war, konnte der Teppich nur noch schwer seufzen.
          + Die Bücher zogen nach oben, die dünnen trugen die dicken.
          + „Erst wischen, dann schlafen“, rief der Besen und gähnte selbst.
          + Der Schrank bekam die Türen vor Gähnen nicht mehr zu.
        `,
        mend: `
          {Hero} bat {thing.akk} sehr höflich, und da [sprang er|nahm er Anlauf und sprang] in den Topf.
          / Der Besen lüpfte den Deckel, und {hero} ließ {thing.akk} [hinein|an einem Faden hinein].
          @mended Er rührte einmal herum, und die Schlafsuppe köchelte wieder ruhig, [ganz zahm|als wäre nichts gewesen].
          / Langsam ging es im Kreis, und die Schlafsuppe köchelte [wieder|endlich wieder] ruhig.
          + Das Feuer drehte man kleiner und entschuldigte sich dafür.
          + Um den Griff strickte die Spinne ihm ein Wolljäckchen.
          + Die Treppe erwachte, reckte die Stufen und fragte, wo oben sei.
          + Stück für Stück zog sich die Pfütze in den Topf zurück.
          + Von der Lampe kletterten die Tassen, ein wenig beschwipst vom Dampf.
          + Der Froschlehrling wurde trocken gerieben und schlief dabei weiter.
        `,
        joy: `
          Für jeden gab es ein halbes Löffelchen Suppe, [mehr ist gefährlich|das reicht für die Nacht].
          / In einer Reihe kamen alle Tassen und [hielten sich hin|klapperten vor Hunger].
          Der Kochlöffel nahm ein kühles [Fußbad|Bad] und sagte lange nur „Ah“.
          + Mit dem Mopp tanzte der Besen, so weit man mit Moppen tanzen kann.
          + {Hero} trug die Kochmütze, und sie reichte bis zum Kinn.
          + {Friend} roch bloß daran und musste von zwei Tassen gestützt werden.
          + An Montagen hat er jetzt frei, das steht im Vertrag.
          + So sauber war der Boden noch nie gewesen, man konnte sich darin schlafen sehen.
        `,
      },
      advanced: {
        trouble: `
          @keeper Bis zum halben Stiel in der Suppe stand, [um Haltung bemüht|heftig kehrend], der Zauberbesen.
          / Der Zauberbesen kehrte Suppe zur Tür hinaus, die [sofort|höflich] wieder hereinkam.
          @thing Ihm fehle {thing}, rief er, und ohne den koche die Schlafsuppe [über|unaufhaltsam über].
          / „{Thing} ist fort“, rief er, „und die Schlafsuppe kocht [über|seither über].“
          @cause Er sei davongelaufen, weil die Suppe immer so heiß gewesen sei, {spot.to}.
          / „Tagaus, tagein heiße Suppe“, sagte er, „da lief er [davon|eben davon].“
          @feeling Der Besen war so besorgt, dass er [Borsten ließ|haarte], und Haltung verlor er auch.
          / Besorgt wrang er sich aus und wurde vom [Auswringen|eigenen Anblick] nicht trockener.
          + Er sei, gab er zu bedenken, für Trockenes ausgebildet und habe sich mit Eintöpfen nie befasst.
          + Ein Wort des Dankes, räumte er ein, hätte man wohl hin und wieder fallen lassen können, statt immer nur den Deckel.
          + Sie war lila, duftete nach Kopfkissen und nahm soeben die oberste Stufe.
        `,
        worry: `
          Wer mit der Suppe in Berührung kam, entschlief [mitten im Wort|im Stehen], und die Treppe machte bereits den Anfang.
          / Stufe um Stufe rann sie hinab, und Stufe um Stufe [schlief|nickte] ein.
          + Auf dem Rücken trieb ein Frosch vorüber, schnarchend und [nicht ohne Anmut|recht zufrieden].
          / Die Bücher flüchteten in die oberen Fächer, wobei die dünnen die [dicken|gewichtigen] trugen.
          + Die Uhr, bei Viertel nach eingenickt, murmelte noch gelegentlich eine Zahl.
          + „Erst wischen, dann schlafen“, mahnte der Besen und musste den Satz dreimal beginnen.
          + Dem Schrank standen vor lauter Gähnen die Türen offen, sodass man alles über ihn wusste.
        `,
        mend: `
          {Hero} bat {thing.akk} in aller Form, und nach einigem [Zögern|Zieren] sprang er hinein.
          / Der Besen hob den Deckel, und {hero} [half|verhalf] {thing.dat} ins Warme.
          @mended Einmal herum, zweimal herum, und die Schlafsuppe köchelte wieder [ruhig|vollkommen ruhig].
          / Es wurde gerührt, mit Gefühl, und die Schlafsuppe köchelte wieder ruhig.
          + Man drehte das Feuer kleiner und gab ihm einen Griff aus Wolle, zwei Dinge, die niemandem in hundert Jahren eingefallen waren.
          + Die Treppe erwachte, zählte ihre Stufen durch und erkundigte sich, wo bitte oben sei.
          + Die Pfütze zog sich in den Topf zurück, so wie jemand einen Raum verlässt, in dem er zu laut gewesen ist.
          + Der Froschlehrling wurde abgetrocknet, ohne dass er davon Kenntnis nahm.
        `,
        joy: `
          Ausgeschenkt wurde je ein halbes Löffelchen, da schon ein ganzes [bis Mittwoch|zwei Tage] reicht.
          / Die Tassen stellten sich in einer Reihe auf und [klapperten|bebten] vor Erwartung.
          + Der Kochlöffel nahm ein kühles Bad, in dessen Verlauf er [nichts als|lediglich] „Ah“ bemerkte.
          / {Hero} trug die Mütze des Kochs, die bis zum Kinn [reichte|ging] und vieles im Dunkeln ließ.
          + {Friend} roch nur daran und wurde von zwei Untertassen ins Sitzen geleitet.
          + Besen und Mopp eröffneten den Tanz, und man übersah taktvoll, wer von beiden tropfte.
          + Ein freier Montag wurde ihm vertraglich zugesichert, mit Unterschrift und Suppenfleck.
        `,
      },
    },
    'hat-star': {
      keeper: { gender: 'm', nom: 'Froschlehrling', gen: 'Froschlehrlings' },
      thing: { gender: 'm', nom: 'Hutstern', gen: 'Hutsterns' },
      spot: { at: 'unter dem Fernrohr', to: 'zum Fernrohr' },
      facts: {
        ask: 'Warum kamen alle Zaubersprüche verkehrt herum heraus?',
        cause: 'ein Faden ging auf und {thing} fiel vom Hut',
        mended: 'die Zaubersprüche stimmten wieder',
      },
      beginner: {
        trouble: `
          @keeper Auf einem Stapel Bücher saß der Froschlehrling, den [Hut|großen Hut] schief.
          / „Quak“, sagte der Froschlehrling. „Das hieß [Hallo|Guten Abend].“
          @thing „{Thing} ist weg! Nun kommen alle Sprüche verkehrt [heraus|herum heraus].“
          / „Mir fehlt {thing}“, sagte er. „Ohne den geht jeder [Spruch|Zauber] rückwärts.“
          @cause „Ein Faden ging auf, und da fiel er vom [Hut|Zauberhut].“
          / „Der Faden ging [auf|los]! Da fiel er vom Hut, {spot.to}.“
          @feeling Er war ganz verwirrt und zog den Hut vor sich [selbst|selber].
          / So verwirrt war er, dass er „[Auf Wiedersehen|Gute Nacht]“ zum Anfang sagte.
          + Er zauberte Licht. Da wurde es dunkel.
          + „Ich wollte Tee“, sagte er. Auf dem Tisch stand ein Schuh.
          + Der Hut war zu groß. Er gehörte ja dem Zauberer.
          + {Friend} war kurz ein Stuhl und dann wieder {friend}.
          + „Simsalabim“, sagte er. „Mibalasmis“, sagte der Stab.
          + Man sah noch den Faden. Er hing traurig herab.
        `,
        worry: `
          Die Treppe ging nun [rückwärts|verkehrt], und alle kamen vorher [an|schon an].
          / Aus dem Besen wurde ein [Nesebe|Baum], und er [fegte|blühte] nicht mehr.
          Die Suppe [kochte|wurde] sich kalt, und das Eis wurde [heiß|warm].
          + Ein Kater sagte „uaim“ und erschrak.
          + Die Bücher fingen hinten an. Alle wussten schon, wer es war.
          + Eine Maus war so groß wie ein Sofa und schämte sich.
          + Wer gähnte, der wurde wach davon.
          + Der Mond ging unter, dann auf, dann schief.
          + Man sagte lieber gar nichts mehr.
        `,
        mend: `
          {Hero} nähte {thing.akk} an den [Hut|spitzen Hut], mit drei [Stichen|festen Stichen].
          / Der Froschlehrling hielt still, und {hero} steckte {thing.akk} [fest|an den Hut].
          @mended Er hob den Stab. Und die Zaubersprüche stimmten [wieder|alle wieder].
          / Pling! Die Zaubersprüche stimmten [wieder|nun wieder], von vorn bis hinten.
          + Der Schuh wurde Tee, mit zwei Stück Zucker.
          + „Miau“, sagte der Kater und seufzte froh.
          + Eine Maus wurde klein und lief schnell weg.
          + Die Treppe ging wieder nach oben, wenn man nach oben ging.
          + Es wurde hell, und zwar da, wo man es wollte.
          + Die Bücher hatten wieder einen Anfang.
          + Der Hut rutschte. Aber er funkelte dabei.
          + „Quak“, sagte er. „Das hieß Danke.“
        `,
        joy: `
          Er zauberte Torte. Es kam [Torte|wirklich Torte]!
          / Es gab ein Fest aus lauter [Zaubern|kleinen Zaubern], alle richtig [herum|rum].
          Der Froschlehrling machte [Funken|Sterne], grün und [golden|rot], bis zur Decke.
          + {Hero} durfte einen Spruch sagen. Nun regnete es Konfetti.
          + {Friend} wünschte sich Flügel. Sie waren sehr klein.
          + Eine Maus wollte noch mal Sofa sein, nur kurz.
          + Der Besen bekam eine Blüte zum Behalten.
          + „Der Meister wird stolz sein“, sagte er. „Er darf es nur nicht wissen.“
          + Zum Schluss zauberte er allen müde Augen.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Zwischen qualmenden Büchern saß der Froschlehrling und [rieb seinen Stab|hatte den Hut über den Augen].
          / „Auf Wiedersehen“, begrüßte sie der Froschlehrling, „nein, [umgekehrt|andersherum], guten Abend.“
          @thing „{Thing} ist weg“, sagte er, „und nun kommen alle Zaubersprüche verkehrt [heraus|herum heraus].“
          / „Mir fehlt {thing}, und ohne den geht jeder Spruch [rückwärts|verkehrt herum] los.“
          @cause „Ein Faden ging auf, und er fiel vom Hut, [ganz leise|mitten im Spruch], {spot.to}.“
          / „Am Hut ging ein Faden auf, und da [fiel|kullerte] er herunter.“
          @feeling Verwirrt gab er {friend.dat} den Hut und [verbeugte sich vor dem Haken|setzte sich selbst an den Haken].
          / Er war so verwirrt, dass er [den Tee nach den Tassen trank|rückwärts quakte].
          + Licht hatte er zaubern wollen, und seitdem war die Ecke dunkel.
          + Auf dem Teetisch dampfte ein Schuh mit Zucker.
          + {Friend} war einen Atemzug lang ein Stuhl gewesen und sprach nicht gern darüber.
          + „Simsalabim“, sagte er. „Mibalasmis“, antwortete der Stab.
          + Am Hut hing noch der Faden, kurz und traurig.
        `,
        worry: `
          Die Treppe führte verkehrt herum, und man kam an, [bevor|ehe] man losging.
          / Aus dem Besen war ein blühender [Strauch|Apfelbaum] geworden.
          Der Kater sagte [„uaim“|nur noch „uaim“] und kroch vor Scham unter den Schrank.
          + Das Eis kochte, und die Suppe musste man aufhacken.
          + Alle Bücher fingen mit dem Ende an. Spannend war das nicht.
          + Eine Maus füllte das Sofa aus und entschuldigte sich laufend.
          + Vom Gähnen wurde man wach, und wer schlafen wollte, stand auf.
          + Der Mond ging dreimal unter und wusste nicht, woher.
        `,
        mend: `
          {Hero} nähte {thing.akk} mit festen Stichen [an den Hut|an die Spitze], und der Froschlehrling [hielt still|zählte mit].
          / Mit doppeltem Faden kam {thing} wieder [an den Hut|an seinen Platz].
          @mended Der Froschlehrling hob den Stab, und die Zaubersprüche stimmten [wieder|alle wieder].
          / Er holte Luft, und siehe, die Zaubersprüche stimmten [wieder|wieder alle].
          + Aus dem Schuh wurde Tee, und der Zucker war noch drin.
          + „Miau“, sagte der Kater und hörte sich lange zu.
          + Eine Maus schnurrte zusammen und rannte davon, ehe es sich jemand anders überlegte.
          + Die Treppe besann sich auf oben und unten.
          + In der Ecke ging das Licht an, das er vorhin bestellt hatte.
          + Der Besen behielt eine einzige Blüte, die stand ihm.
        `,
        joy: `
          Es regnete Torte, [genau wie gewünscht|nur Sahne und Kirschen], und alle standen mit Tellern da.
          / Zum Fest zauberte der Froschlehrling, was jeder wollte, [in der richtigen Richtung|der Reihe nach].
          {Hero} durfte auch einen Spruch sagen, und [Konfetti|Schnee] wurde daraus.
          + {Friend} bekam die gewünschten Flügel, in der Größe von Briefmarken.
          + Eine Maus bat um noch eine Minute als Sofa.
          + „Der Meister muss ja nicht alles wissen“, sagte er und rückte den Hut gerade.
          + Funken stiegen auf, grüne, goldene und eine, die quakte.
          + Als Letztes zauberte er allen schwere Augen, auch sich.
        `,
      },
      advanced: {
        trouble: `
          @keeper Inmitten von Rauch und Fußnoten saß, den Hut über den [Augen|Ohren], der Froschlehrling.
          / „Auf Wiedersehen“, empfing sie der Froschlehrling, [errötete|stutzte] und begann vom anderen Ende her.
          @thing Verloren sei {thing}, sagte er, und so kämen alle Sprüche verkehrt herum [heraus|zutage].
          / „{Thing} ist fort“, sagte er, „und jeder Zauberspruch [läuft|geht] seither rückwärts.“
          @cause Ein Faden war aufgegangen, und er fiel [lautlos|unbemerkt] vom Hut, {spot.to}.
          / „Ein Faden ging auf“, sagte er, „und er fiel mir vom Hut, [mitten im Vers|mittendrin].“
          @feeling Verwirrt hängte er sich selbst an den Haken und bot dem Hut [einen Stuhl|Tee] an.
          / Er war so verwirrt, dass er [sich bedankte|sich verabschiedete], sooft jemand hereinkam.
          + Licht habe er machen wollen, und seither sei jene Ecke dort dunkler als alles, was der Turm sonst zu bieten habe.
          + Auf dem Teetisch dampfte ein Schuh, gezuckert und mit einer Zitronenscheibe.
          + {Friend} war für die Dauer eines Atemzugs ein Stuhl gewesen und wünschte, dass man darauf nicht herumsitze.
        `,
        worry: `
          Die Treppe verlief neuerdings verkehrt, sodass man anlangte, bevor man [aufbrach|losgegangen war].
          / Sämtliche Bücher begannen mit dem Schluss, was [die Spannung|das Lesen] erheblich verkürzte.
          + Der Besen, in einen Apfelbaum verkehrt, wusste nicht, ob er fegen oder [duften|blühen] sollte, und tat beides halb.
          / „Uaim“, sagte der Kater, hörte es und begab sich [ohne Umwege|erschüttert] unter den Schrank.
          + Eine Maus füllte das Sofa aus und bat jeden, der vorbeikam, um Entschuldigung für ihre Umstände.
          + Das Eis kochte, die Suppe musste gehackt werden, und vom Gähnen wurde man hellwach.
          + Der Mond war bereits dreimal untergegangen, ohne sich erklären zu können, von wo.
        `,
        mend: `
          {Hero} nähte {thing.akk} mit doppeltem Faden an den Hut, der dabei [stillhielt|kicherte].
          / Mit drei festen Stichen saß {thing} wieder dort, [wo|an der Stelle, wo] Sterne hingehören.
          @mended Er hob den Stab, schluckte, und die Zaubersprüche stimmten [wieder|aufs Wort wieder].
          / Ein Vers, zur Probe, und die Zaubersprüche stimmten wieder, [Silbe für Silbe|von vorn bis hinten].
          + Der Schuh besann sich darauf, Tee zu sein, und brachte den Zucker gleich mit.
          + „Miau“, sprach der Kater und lauschte seiner Stimme nach wie einem heimgekehrten Freund.
          + Eine Maus schnurrte auf ihr Maß zusammen und verließ den Raum, ehe jemand es sich anders überlegen konnte.
          + Vom Apfelbaum blieb dem Besen eine einzige Blüte, und er trug sie von da an quer.
        `,
        joy: `
          Zur Feier fiel Torte vom Himmel, [und zwar|genau] solche, wie man bestellt hatte.
          / Ein jeder durfte sich etwas zaubern lassen, und alles kam mit der [richtigen|rechten] Seite nach vorn.
          + {Hero} sprach, nach kurzer Anleitung, einen eigenen Vers, und es [regnete|schneite] Konfetti.
          / {Friend} wünschte sich Flügel und erhielt sie, in der Größe von [Briefmarken|Kirschblättern].
          + Eine Maus erbat sich noch eine Minute als Sofa, der Aussicht wegen.
          + Der Meister, fand der Lehrling, werde stolz sein, sofern man ihm nichts davon erzähle.
          + Mit dem letzten Spruch zauberte er ihnen schwere Lider und war sein erster Erfolg.
        `,
      },
    },
    'rhyme-slip': {
      keeper: { gender: 'm', nom: 'Türklopfer', gen: 'Türklopfers' },
      thing: { gender: 'm', nom: 'Reimzettel', gen: 'Reimzettels' },
      spot: { at: 'in der gähnenden Schublade', to: 'zur gähnenden Schublade' },
      facts: {
        ask: 'Warum gingen die Treppen nur hinauf?',
        cause: 'jemand schob {thing.akk} unter einen wackligen Tisch',
        mended: 'die Treppen gingen wieder auch hinunter',
      },
      beginner: {
        trouble: `
          @keeper An der Tür hing der Türklopfer und [gähnte|seufzte] aus Messing.
          / „Herein“, sagte der Türklopfer matt, „[oder|ach] hinaus, es ist gleich.“
          @thing „{Thing} ist weg. Nun gehen die Treppen nur [hinauf|noch hinauf].“
          / „Mir fehlt {thing}“, sagte er. „Ohne den Reim will keine [Treppe|Stufe] hinab.“
          @cause „Jemand schob ihn unter einen [Tisch|wackligen Tisch]. Weil der so kippelte.“
          / „Ein Tisch hat [gewackelt|so gewackelt]. Da schob jemand ihn darunter.“
          @feeling Er war müde, und der [Ring|schwere Ring] fiel ihm herunter.
          / Müde sah er aus, mit [Ringen|grünen Ringen] unter den Augen.
          + „Den Tisch trug man fort“, sagte er. „Nun steckt er {spot.at}.“
          + „Treppe auf und Treppe …“, sagte er. „Wie geht es weiter?“
          + Alle waren oben. Unten war keiner mehr.
          + „Ich war schon zwölfmal oben“, gähnte er, „und ich hänge hier fest!“
          + Ohne den Zettel fällt ihm kein Reim mehr ein.
          + Die Treppe lief an ihnen vorbei, nach oben.
        `,
        worry: `
          Alle saßen unter dem [Dach|spitzen Dach] und konnten nicht [hinab|ins Bett].
          / Die Betten sind unten. Alle [waren|standen] oben und [froren|gähnten].
          Der Froschlehrling ging hinab und kam [oben|im vierten Stock] an.
          + Der Besen stand im Dachstuhl und hatte Höhenangst.
          + Ein Ball fiel die Treppe hinauf.
          + „Wer holt Milch?“ Keiner kam an die Milch.
          + Zwei Tassen sprangen aus dem Fenster. Zum Glück in den Teppich.
          + Die Stufen taten vom vielen Hinauf weh.
          + Es wurde eng da oben, und der Mond drückte auch noch herein.
        `,
        mend: `
          {Hero} hielt {thing.akk} dem Klopfer vor die [Nase|Augen]. Er las.
          / Der Klopfer nahm {thing.akk} in den [Mund|Ring] und las [laut|langsam].
          @mended „Treppe auf und Treppe nieder!“ Die Treppen gingen wieder auch [hinunter|brav hinunter].
          / Er las den Reim, und die Treppen gingen [wieder|nun wieder] auch hinunter.
          + Alle liefen los, hinunter, hinunter, ins Bett.
          + Der Ball kam herab und wollte gleich noch mal.
          + „Nieder“, sagte er. „Darauf wäre ich nie gekommen.“
          + Die Stufen drehten sich um und streckten sich.
          + Der Besen küsste den Boden.
          + Unten war es schön. Man hatte es ganz vergessen.
          + Der Tisch bekam einen Keks unter das Bein.
          + Klopf, klopf, machte er vor Freude, von ganz allein.
        `,
        joy: `
          Sie rutschten alle das [Geländer|lange Geländer] hinab, immer wieder.
          / Das Fest war auf der [Treppe|Mitte der Treppe], mal [oben|rauf], mal unten.
          Wer einen [Reim|guten Reim] fand, der bekam [Kuchen|einen Keks].
          + {Friend} reimte „Haus“ auf „Haus“. Es galt.
          + {Hero} fand sieben Reime auf „Bett“. Nett!
          + Der Klopfer wurde geputzt. Nun sah man sein Lächeln.
          + Die Tassen rutschten zu zweit auf einem Löffel.
          + Es gab endlich Milch für alle.
          + „Auf und nieder“, sangen sie, und dann nur noch „nieder“.
        `,
      },
      intermediate: {
        trouble: `
          @keeper An der Innentür hing der Türklopfer und [hatte grüne Ringe unter den Augen|gähnte blechern].
          / „Kommen Sie hinauf“, sagte der Türklopfer müde, „[etwas anderes geht nicht|hinunter geht es nicht].“
          @thing „{Thing} ist weg“, sagte er, „und nun gehen alle Treppen [nur hinauf|nur noch hinauf].“
          / „Mir fehlt {thing}. Ohne den Reim lässt sich keine Treppe [hinunterschicken|zum Hinuntergehen bewegen].“
          @cause „Jemand hat ihn unter einen wackligen Tisch geschoben, [und dann war er weg|als Keil].“
          / „Ein Tisch wackelte, da schob ihn jemand [darunter|einfach darunter], {spot.at}.“
          @feeling Er war so müde, dass ihm [mitten im Satz|beim Sprechen] der Ring aus dem Mund fiel.
          / Müde lehnte er an der Tür [und sah aus wie drei Nächte|und wäre gern zu Bett gegangen].
          + „Treppe auf und Treppe“, sagte er, „und dann kommt etwas, das sich auf Flieder reimt.“
          + Seit heute früh kannte er nur noch eine Richtung.
          + Ein paar Stufen liefen an ihnen vorbei, die Nase in der Luft.
          + „Alle sind oben“, sagte er, „und die Betten sind unten.“
          + Er hatte, sagte er, schon besser geklopft.
        `,
        worry: `
          Unter dem Dach drängte sich der ganze Haushalt, [Kopf an Topf|sehr eng].
          / Der Froschlehrling war viermal hinuntergegangen und [viermal|jedes Mal] höher angekommen.
          Der Besen mag keine Höhen und hielt sich [am Schrank|an allem] fest.
          + Ein Ball war die Treppe hinaufgefallen und wollte nicht mehr zurück.
          + Zur Milch kam niemand mehr, und sie fühlte sich unten sehr allein.
          + Zwei Tassen hatten das Fenster genommen. Der Teppich hatte sie gefangen.
          + Weil es oben so voll war, musste der Mond draußen warten.
          + „Von hier geht es nur noch ins Dach“, sagte eine Stufe.
        `,
        mend: `
          {Hero} hielt {thing.akk} so, dass der Klopfer [lesen konnte|jede Zeile sah].
          / Der Klopfer nahm {thing.akk} in den Ring, [räusperte sich|kniff die Augen zu] und las vor.
          @mended „Treppe auf und Treppe nieder!“, und die Treppen gingen wieder auch [hinunter|brav hinunter].
          / Kaum war der Reim gesagt, gingen die Treppen wieder auch [hinunter|in Ruhe hinunter].
          + „Nieder“, murmelte er, „auf so etwas kommt ja kein Mensch.“
          + In einem langen Zug ging es abwärts, die Betten hörte man schon knarren.
          + Der Ball hüpfte herab und gleich noch einmal hinauf, aber freiwillig.
          + Die Stufen drehten sich um und rieben sich die Kanten.
          + Unten angekommen, küsste der Besen den Fußboden.
          + Das Tischbein bekam zum Ausgleich einen harten Keks.
        `,
        joy: `
          Gefeiert wurde auf dem Geländer, [bäuchlings und mit Schwung|von ganz oben bis ganz unten].
          / Auf jeder Stufe saß jemand mit [Kuchen|einem Stück Kuchen].
          Wer einen Reim wusste, bekam [einen Keks|Milch dazu], und {hero} fand sieben auf [Bett|Traum].
          + {Friend} reimte „Haus“ auf „Haus“ und bestand auf dem Keks.
          + Frisch geputzt sah man, dass der Klopfer eigentlich lächelte.
          + Den Zettel hängte man unter Glas, mit einem Schild: „Kein Keil.“
          + Zu zweit fuhren die Tassen auf einem Löffel hinab.
          + Sie sangen „auf und nieder“, und mit der Zeit nur noch „nieder“.
        `,
      },
      advanced: {
        trouble: `
          @keeper An der inneren Tür hing, [grün unter den Augen|gähnend], der Türklopfer.
          / „Nur hinauf“, sagte der Türklopfer tonlos, „[alles Weitere|hinab] ist nicht mehr zu haben.“
          @thing Ihm fehle {thing}, sagte er, und so gingen die Treppen nur [hinauf|mehr hinauf].
          / „{Thing} ist fort“, sagte er, „und ohne den Reim will keine [Treppe|Stufe] hinab.“
          @cause Jemand hatte ihn unter einen wackligen Tisch [geschoben|gesteckt], {spot.at}.
          / „Man hat ihn“, sagte er bitter, „unter einen wackligen [Tisch|Tisch dort] geschoben.“
          @feeling Müde war er, und der Ring fiel ihm [zweimal|beim Reden] aus dem Mund.
          / Er war so müde, dass er [im Hängen|zwischen zwei Silben] einnickte.
          + „Treppe auf und Treppe“, hob er an, und dann fehle ein Wort, das, soweit er sich erinnere, auf Flieder reime.
          + Einige Stufen eilten an ihnen vorbei, mit erhobener Nase, wie Leute, die befördert worden sind.
          + Sämtliche Bewohner befänden sich oben, sämtliche Betten unten, und dazwischen liege nun einmal die Dichtkunst.
        `,
        worry: `
          Unter dem Dach stand der gesamte Haushalt, [Topf an Topf|dicht gedrängt], und gähnte auf seine Betten hinab.
          / Viermal war der Froschlehrling hinuntergestiegen und jedes Mal ein [Stockwerk|gutes Stück] höher angelangt.
          + Der Besen, der Höhen nicht verträgt, klammerte sich an den Schrank, und der Schrank [an den Besen|leider auch].
          / Ein Ball war die Treppe hinaufgefallen und hatte dabei [an Haltung|sehr] verloren.
          + Zwei Tassen hatten das Fenster gewählt und waren vom Teppich aufgefangen worden, der seither vor sich hin schimpfte.
          + Ganz unten stand die Milch, einsam und im Begriff, sauer zu werden.
          + Da oben alles voll war, musste der Mond draußen bleiben und drückte die Nase an die Scheibe.
        `,
        mend: `
          {Hero} hielt {thing.akk} in den Kerzenschein, [glatt gestrichen|behutsam geglättet], und der Klopfer las.
          / Der Klopfer klemmte {thing.akk} in den Ring und [räusperte sich|las] mit wachsender Rührung.
          @mended „Treppe nieder“, sprach er, und die Treppen gingen wieder auch [hinunter|brav hinunter].
          / Kaum verklang der Reim, da gingen die Treppen wieder auch [hinunter|wie von selbst hinunter].
          + „Nieder“, wiederholte er andächtig, „man muss schon Zauberer sein, um auf so ein Wort zu kommen.“
          + In langer Prozession zog der Haushalt abwärts, und von unten hörte man die Betten vor Freude knarren.
          + Die Stufen kehrten um, rieben sich die Kanten und wirkten ein wenig bescheidener.
          + Dem Tischbein unterlegte man einen Keks, dessen Härte sich schon in früheren Jahren bewährt hatte.
        `,
        joy: `
          Man feierte auf dem Geländer, bäuchlings und mit [Gebrüll|Anlauf], vom Dach bis in den Keller.
          / Wer einen Reim beisteuerte, bekam ein Stück Kuchen, und das [dichtete|reimte] sich herum.
          + {Hero} fand auf „Bett“ nicht weniger als sieben, wovon sechs [erlaubt|druckreif] waren.
          / {Friend} reimte „Haus“ auf „Haus“ und verteidigte das mit [Leidenschaft|guten Gründen].
          + Blank geputzt zeigte der Klopfer ein Lächeln, von dem er selbst nichts gewusst hatte.
          + Der Zettel kam unter Glas, mit dem amtlichen Vermerk, er sei kein Keil.
          + „Auf und nieder“ sangen sie, und mit der Zeit, weil es spät wurde, nur noch „nieder“.
        `,
      },
    },
  },
}
