import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const ancientLibrary: SettingContent<Noun, 'Ancient Library'> = {
  place: { name: 'die Alte Bibliothek', in: 'in der Alten Bibliothek', to: 'in die Alte Bibliothek', from: 'aus der Alten Bibliothek' },
  beginner: {
    arrival: `
      @place Regale bis zum Himmel! Nun waren sie {place.in}, ganz [leise|still].
      / Eine [schwere|große] Tür ging auf, und sie waren {place.in}.
      Der Staub tanzte im [Licht|Mondlicht] und schrieb [Wörter|kleine Wörter].
      + „Hallo“, schrieb der Staub. Dann verwehte er.
      + Es roch nach Papier und Leim und Kakao von früher.
      + Die Leitern rollten von selbst und sagten: „Vorsicht.“
      + Ein Buch gähnte und blätterte um.
      + {Friend} flüsterte. Sogar das Flüstern war zu laut.
      + Auf einem Sessel schlief eine Brille.
      + Die Regale flüsterten sich was zu.
      + Irgendwo tickte eine Uhr, sehr tief.
    `,
    life: `
      Hier wohnen [Motten|Würmer], die lesen, und ein [Kobold|kleiner Kobold] aus Tinte.
      / Am Abend werden die Bücher [zugedeckt|gezählt], die dünnen zuerst.
      Die dicken Bücher [schnarchen|brummen], und die dünnen [kichern|flüstern].
      + Ein Märchen darf heute länger auf.
      + Die Leitern fahren um die Wette, aber nur bis acht.
      + Der Bücherwurm isst jeden Tag ein Wort. Heute war es „Apfel“.
      + Wer lacht, muss sagen, auf welcher Seite.
      + Das Lexikon weiß alles und keiner fragt es.
      + Ein Atlas reist im Schlaf.
      + Die Buchstaben spielen Fangen unter dem Tisch.
      + Der Staub liest mit.
    `,
    way: `
      Sie gingen {spot.to}, auf [Zehen|leisen Sohlen], an Büchern vorbei.
      / Der Weg {spot.to} war [eng|lang] und voll [Staub|Papier].
      Ein Buch [wisperte|rief] „nimm mich“, und noch eins [wisperte|rief] „nein, mich“.
      + Eine Leiter fuhr sie ein Stück und klingelte.
      + Bei den Krimis war es dunkel. Wer hatte die Lampe?
      + Bei den Gedichten roch es nach Flieder.
      + {Friend} nieste. Drei Wörter flogen hoch.
      + Ein Komma lief quer und machte eine Pause.
      + Eine Seite winkte, ganz dünn.
      + Die Kochbücher rochen so gut, dass der Bauch mitlas.
      + Man ging leise.
    `,
    thanks: `
      Alle Bücher [klappten|blätterten] zum Abschied, es klang wie [Flügel|Regen].
      / Der Staub schrieb „Auf [Wiedersehen|bald]“ in die [Luft|helle Luft].
      {Keeper} gab {hero.dat} ein [Wort|schönes Wort] in einer [Schachtel|Dose].
      + „Nur an stillen Tagen sagen“, hieß es.
      + Für {friend.akk} gab es ein Buch mit nur Bildern.
      + Die Leiter fuhr sie bis zur Tür.
      + „Kommt wieder, wir haben noch Kapitel“, flüsterten sie.
      + Die Brille machte ein Auge auf.
      + Die große Tür ging zu wie ein Buch.
      + Die Uhr schlug einmal.
    `,
  },
  intermediate: {
    arrival: `
      @place Regale, so hoch wie Häuser, standen da, und sie waren {place.in}.
      / Hinter einer schweren Tür waren sie {place.in}, [sehr klein|zwischen lauter Büchern].
      Im Licht tanzte der Staub und [schrieb Wörter|setzte sich zu Wörtern] zusammen.
      + „Willkommen“, stand in der Luft, [und dann verwehte es|mit Schnörkeln am W].
      + Es roch nach Papier, [nach Leim und nach Kakao|nach Staub und nach Keksen] von gestern.
      + Leitern auf Rollen [fuhren vorbei und klingelten|überholten einander und hupten] an [den Ecken|jeder Säule].
      + {Friend} flüsterte, und das Flüstern ging dreimal um die Säule.
      / Ein Niesen von {friend.dat} lief [an den Regalen entlang|drei Stockwerke hinauf] und kam als Hatschi zurück.
      + Ein dickes Buch gähnte, [suchte seine Seite|zog sich das Lesezeichen zurecht] und schlief weiter.
      + Im Ohrensessel lag eine Brille und [ruhte die Augen aus|sah mit beiden Gläsern ins Feuer].
      + Die Regale tuschelten, [wer da wohl gekommen sei|ob das Kundschaft sei] und mit welchem Einband.
    `,
    life: `
      Abends werden hier die Bücher [zugedeckt|gezählt], die dünnen zuerst, weil sie frieren.
      / In den Regalen wohnen Motten, die [alles gelesen haben|viel lesen], und ein Kobold aus Tinte.
      Die dicken Bände schnarchen, und die [dünnen|schmalen] kichern unter der [Decke|Bank].
      + Der Bücherwurm isst ein Wort am Tag und [merkt es sich|kaut es bis zum Abend].
      + Ein Märchen darf länger aufbleiben, es ist ja schon dreihundert.
      + Die Leitern fahren Rennen, aber nur [bis zur Ecke mit den Sagen|von A bis F].
      + Buchstaben spielen unter den Tischen Fangen, [das Q ist immer allein|und das X bleibt überall hängen].
      + Der Atlas verreist im Schlaf und hat morgens [Sand in den Seiten|einen Sonnenbrand auf Italien].
      + Alles weiß das Lexikon, und [keiner fragt es, wie es ihm geht|gerade darum fragt es niemand nach dem Wetter].
    `,
    way: `
      {Spot.to} gingen sie auf Zehenspitzen, [zwischen den Rücken hindurch|Regal um Regal].
      / Der Weg {spot.to} war lang, und [in jedem Fach|überall] räusperte sich jemand.
      „Nimm mich“, wisperte ein Buch, und „[nein, mich|mich zuerst]“ das nächste.
      + Bei den Krimis war es finster, [jemand hatte die Birne mitgenommen|und alle Bände sahen unschuldig aus].
      + Zwischen den Gedichten roch es nach Flieder.
      + Eine Leiter nahm sie ein Stück mit und [klingelte an jeder Kurve|kannte alle Haltestellen].
      + {Friend} nieste, und drei Wörter [flogen auf und setzten sich woandershin|fielen aus einem Satz heraus].
      + Ein Komma lief über den Gang [und machte in der Mitte Pause|und hielt an, weil es ein Komma war].
      + Bei den Kochbüchern wurde es warm, und [der Bauch las mit|jemand hatte Krümel zwischen den Zeilen gelassen].
    `,
    thanks: `
      Zum Abschied blätterten alle Bücher, [und es klang wie Flügel|so leise wie Schnee].
      / In die Luft schrieb der Staub „Auf [Wiedersehen|bald]“, mit einem [Schnörkel|Punkt].
      {Keeper} schenkte {hero.dat} ein seltenes Wort [in einer Schachtel|in Seidenpapier].
      + „Man sagt es höchstens einmal im Jahr“, hieß es, „und nur, wenn es passt.“
      + {Friend} bekam ein Buch ganz ohne Text, zum Ausruhen.
      + Auf einer Leiter fuhren sie bis zur Tür, das war hier die Kutsche.
      + „Wir haben noch sehr viele Kapitel“, raunten die Regale.
      + Die Tür schloss sich hinter ihnen wie ein Buchdeckel.
    `,
  },
  advanced: {
    arrival: `
      @place Zwischen Regalen, [deren Ende sich verlor|hoch wie Türme], standen sie {place.in}.
      / Eine Tür, schwer wie ein [Roman|Gesetzbuch], [fiel ins Schloss|gab zögernd nach], und sie waren {place.in}.
      Im Schein der Lampen [tanzte der Staub|drehte sich der Staub] und bildete [Wörter|Sätze|halbe Gedichte].
      + „Willkommen“, stand eine Weile in der Luft, mit [einem Tippfehler|einem Buchstaben zu viel], den ein Windhauch verbesserte.
      + Leitern auf Rollen fuhren vorüber, [klingelten an den Ecken|grüßten einander sprossenweise] und hatten Vorfahrt vor allem, was nicht [gebunden war|zwischen zwei Deckel passte].
      + {Friend} sprach so leise wie möglich, und doch ging [das Flüstern dreimal um die Säule|jedes Wort bis hinauf zur Kuppel], ehe es sich setzte.
      + In einem Ohrensessel lag eine Brille und [erholte sich|brauchte sichtlich Abstand] von einem [Russen in vier Bänden|Fahrplan mit Fußnoten].
      + Die Regale besprachen halblaut, ob die Besucher [eher Roman oder eher Sachbuch|vollständig und gut erhalten] seien.
      + Ein ausgewachsenes Wörterbuch erhob sich, verneigte sich und [nahm aus Versehen den Platz eines Krimis ein|nannte siebzehn Ausdrücke für „Willkommen“].
      + Irgendwo oben, [zwischen Seefahrt und Sternkunde|in der Abteilung für Seufzer], wurde mit unendlicher Behutsamkeit eine Seite umgeblättert.
    `,
    life: `
      Man deckt hier abends die Bücher zu, zuerst die [schmalen|dünnen], weil sie leicht frieren.
      / In den Regalen leben Motten, die sich [durchgelesen|hochgelesen] haben, und ein Kobold aus Tinte.
      Die dicken Bände schnarchen, und die [dünnen|schmalen] machen sich darüber lustig.
      + Der Bücherwurm nimmt täglich ein einziges Wort zu sich, [kaut es gründlich und verwendet es danach in Gesellschaft|an Sonntagen auch eines mit Bindestrich].
      + Unter den Tischen spielen die Buchstaben Fangen, wobei [das Q, wenn kein U in der Nähe ist, zusehen muss|das stumme H regelmäßig nicht gefunden wird].
      + Der Atlas verreist im Schlaf und [hat am Morgen Sand zwischen den Seiten|kehrt mit Muscheln zwischen den Kontinenten zurück].
      + Das Lexikon weiß alles und wartet [seit Jahren darauf, dass einer fragt, wie es ihm geht|vergeblich auf eine Frage, die nicht mit Warum anfängt].
      + Ein Märchen von dreihundert Jahren darf länger aufbleiben und [missbraucht das gelegentlich|erzählt dann Gespenstisches].
      + Verliehen wird ausschließlich an Personen, die versprechen, [am Schluss nicht zu weinen|die Eselsohren zu streicheln].
      + In der Kochbuchabteilung wird mittags heimlich gegessen, was man [an den Flecken erkennt|hinterher höflich verschweigt].
    `,
    way: `
      {Spot.to} ging man auf Zehenspitzen, [an tausend Rücken vorbei|Reihe um Reihe].
      / Der Gang, der {spot.to} führte, war lang, und in jedem Fach räusperte sich [etwas|jemand].
      „Nimm mich“, wisperte ein Band in Leder, und ein [schmaler|zerlesener]: „Nein, mich.“
      + In der Abteilung für Verbrechen war es dunkel, da [jemand, vermutlich der Gärtner, die Lampe entwendet hatte|sich die Lampen dort aus Prinzip verdächtig machen].
      + Bei den Gedichten duftete es nach Flieder, und [einige Zeilen gingen zu zweit spazieren|was sich nicht reimte, seufzte wenigstens].
      + Ein Niesen von {friend.dat} scheuchte drei Wörter auf, die [sich in einem fremden Satz wieder niederließen und ihn verbesserten|seither in der Kuppel kreisen und auf einen Dichter warten].
      + Mitten auf dem Gang stand ein Komma und [machte, wozu es da ist, eine Pause|ließ alle, die es eilig hatten, einen Augenblick warten].
      + Ein Atlas hatte sich quer gelegt, und so überquerten sie [unversehens drei Gebirge|ohne Visum mehrere Grenzen].
      + Die Kochbücher dufteten derart köstlich, dass sogar [die Fußnoten|die Grammatiken] herüberschielten.
    `,
    thanks: `
      Die Bücher blätterten ihnen nach, und es klang [wie ein Schwarm|nach Flügeln], der sich niederlässt.
      / Der Staub schrieb einen Abschiedsgruß in die Luft, [samt Schnörkel|mit Punkt], und verwehte allmählich.
      {Keeper} gab {hero.dat} ein seltenes Wort mit, [in Seidenpapier|wohl verpackt].
      + Verwenden dürfe man es höchstens einmal im Jahr und ausschließlich dann, wenn kein anderes passe.
      + {Friend} bekam ein Buch ohne Text, zur Erholung, und schlug gleich nach, wie es ausgeht.
      + Die Tür fiel hinter ihnen zu wie ein Deckel, unter dem alles weitergeht.
    `,
  },
  troubles: {
    'last-page': {
      keeper: {
        gender: 'm',
        nom: 'bebrillte Bücherwurm',
        gen: 'bebrillten Bücherwurms',
        akk: 'bebrillten Bücherwurm',
        dat: 'bebrillten Bücherwurm',
        ein: 'bebrillter Bücherwurm',
        einen: 'bebrillten Bücherwurm',
        einem: 'bebrillten Bücherwurm',
      },
      thing: {
        gender: 'f',
        nom: 'letzte Seite',
        gen: 'letzten Seite',
        akk: 'letzte Seite',
        dat: 'letzten Seite',
        ein: 'letzte Seite',
        einen: 'letzte Seite',
        einem: 'letzten Seite',
      },
      spot: { at: 'auf dem allerhöchsten Regal', to: 'zum allerhöchsten Regal' },
      facts: {
        ask: 'Warum konnte die Geschichte nicht enden?',
        cause: 'ein Luftzug nahm {thing.akk} mit',
        mended: 'das Ende wurde vorgelesen',
      },
      beginner: {
        trouble: `
          @keeper Vor einem offenen Buch saß der bebrillte Bücherwurm und [schluckte|seufzte].
          / „Und dann … und dann“, las der bebrillte [Bücherwurm|Bücherwurm vor].
          @thing „{Thing} ist weg. Nun hat die [Geschichte|ganze Geschichte] kein Ende.“
          / „Es fehlt {thing}“, sagte er. „So kann sie nicht [enden|aufhören].“
          @cause „Ein Luftzug kam und nahm sie [mit|einfach mit].“
          / „Ein Luftzug war es. Er nahm sie mit, [husch|hui], {spot.to}.“
          @feeling Er war sehr besorgt und putzte die [Brille|beschlagene Brille].
          / Besorgt rollte er sich ein und [wieder|gleich wieder] aus.
          + Die im Buch standen da und sahen heraus.
          + „Sie können nicht schlafen“, sagte er, „solange es nicht aus ist.“
          + Der Prinz im Buch hielt seit heute früh ein Bein hoch.
          + „Ich kenne alle Wörter“, sagte er, „nur die letzten nicht.“
          + Das Buch war dick und klappte nicht zu.
          + Am Rand sah man noch, wo sie gerissen war.
          + „Und dann“, las er noch einmal, und dann kam nichts.
        `,
        worry: `
          Der Drache im Buch hielt das Maul [auf|offen] und durfte nicht [zu|gähnen].
          / In dem Buch war immer noch [Sturm|Nacht]. Er wollte [enden|aufhören].
          Die Hexe fragte: „[Bin|War] ich nun böse oder [nicht|lieb]?“
          + Der Prinz wackelte. Bald fiel er um.
          + Der Hund der Geschichte wartete auf seinen Knochen.
          + Zwei wollten heiraten. Sie standen da mit den Ringen.
          + Wer vorlas, blieb hängen und sagte „und dann“ bis zum Morgen.
          + Auch die anderen Bücher lagen wach. Sie hatten zugehört.
        `,
        mend: `
          {Hero} legte {thing.akk} in das [Buch|offene Buch], ganz nach hinten.
          / Der Wurm strich {thing.akk} glatt und [klebte|leimte] sie ein.
          @mended Alle horchten. Da wurde das [Ende|schöne Ende] vorgelesen, [Wort|Satz] für Wort.
          / Mit leiser Stimme wurde das [Ende|ganze Ende] vorgelesen, bis zum Schluss.
          + Der Prinz setzte das Bein ab. „Danke“, sagte er.
          + Die Hexe war lieb. Sie hatte es geahnt.
          + Der Sturm hörte auf, genau nach dem Punkt.
          + Die zwei küssten sich. Man blätterte schnell um.
          + Der Drache machte das Maul zu und schlief.
          + „Und wenn sie nicht gestorben sind“, las er, und alle atmeten.
          + Das Buch klappte zu, sanft wie ein Augenlid.
          + Der Hund bekam zwei Knochen.
        `,
        joy: `
          Sie feierten zwischen den [Seiten|Regalen], mit Saft und [Keks|Kuchen].
          / Jeder durfte sagen, was ihm am [besten|meisten] gefiel.
          Der Prinz tanzte auf [dem|diesem] Bein, das so lang [oben|müde] war.
          + {Hero} bekam einen Satz im Buch, ganz unten klein.
          + {Friend} wollte das Ende noch mal hören, dreimal.
          + Der Wurm aß zur Feier das Wort „Sahne“.
          + Der Hund schlief auf Seite elf ein.
          + „Fortsetzung folgt“, rief wer. „Aber nicht heute“, sagten alle.
          + Die Lampe ging aus, das Buch war schon warm.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Über ein dickes Buch gebeugt saß der bebrillte Bücherwurm und [blätterte ins Leere|las denselben Satz].
          / „Und dann“, las der bebrillte Bücherwurm vor, [stockte|schluckte] und begann von Neuem.
          @thing „Es fehlt {thing}“, sagte er, „und so kann die Geschichte [nicht enden|kein Ende nehmen].“
          / „{Thing} ist weg, und die Geschichte hört [nicht auf|und hört nicht auf].“
          @cause „Ein Luftzug nahm sie [mit|einfach mit], {spot.to}.“
          / „Jemand kam herein, ein Luftzug auch, und der nahm sie [mit|mit hinauf].“
          @feeling Er war so besorgt, dass seine Brille [beschlug|von innen beschlug].
          / Besorgt rollte er sich zur Schnecke und [sprach dumpf weiter|dann wieder auf].
          + „Die darin können nicht schlafen, solange es nicht aus ist“, sagte er.
          + Mitten im Bild stand ein Prinz auf einem Bein, seit heute Morgen schon.
          + Gelesen hatte er sie hundertmal, aber beim Ende war er immer eingeschlafen.
          + Von hinten sah das Buch aus wie ein Haus ohne Tür.
          + Er rückte die Brille. Es half nichts.
        `,
        worry: `
          Im Buch tobte noch immer der Sturm, und [alle waren nass|keiner stellte ihn ab].
          / Der Drache hielt das Maul offen und [wartete auf sein Stichwort|bekam Halsweh].
          „Bin ich am Ende eigentlich gut?“, fragte die [Hexe|alte Hexe], und keiner [wusste es|sagte etwas].
          + Zwei standen mit Ringen in der Hand vor dem Pfarrer und lächelten schon ganz steif.
          + Dem Prinzen war das Bein eingeschlafen, ihm selber leider nicht.
          + Wer laut gelesen hatte, sagte seitdem „und dann“ und konnte nicht aufhören.
          + Auch die Nachbarbände lagen wach, sie hatten gelauscht.
        `,
        mend: `
          {Hero} legte {thing.akk} ins Buch, ganz hinten, [Kante an Kante|wo sie hingehört].
          / Mit Leim und Spucke klebte der Bücherwurm {thing.akk} [ein|wieder ein].
          @mended Dann wurde das Ende vorgelesen, [langsam und leise|und niemand hustete].
          / Alle rückten näher, und das Ende wurde [vorgelesen|endlich vorgelesen].
          + Der Prinz setzte das Bein ab und sagte etwas, das nicht im Text stand.
          + Die Hexe war gut, und sie hatte es die ganze Zeit gehofft.
          + Genau auf den Punkt hörte der Sturm auf.
          + Die beiden mit den Ringen küssten sich, da blätterte man höflich um.
          + „Und wenn sie nicht gestorben sind“, las er, und der Rest ging im Seufzen unter.
          + Der Drache klappte das Maul zu und schlief noch im Klappen.
        `,
        joy: `
          Zwischen den Regalen gab es Saft, und [jeder erzählte seine liebste Stelle|alle redeten über das Buch].
          / Die aus dem Buch durften [kurz heraus|an den Rand], und man stieß mit [Fingerhüten|Saft] an.
          Auf dem ausgeruhten Bein tanzte der Prinz [einen Walzer|bis Mitternacht].
          + {Hero} bekam unten auf der Seite eine Fußnote.
          + {Friend} wollte das Ende noch dreimal hören und jedes Mal anders.
          + Der Bücherwurm gönnte sich das Wort „Sahne“.
          + „Fortsetzung folgt“, rief jemand. „Nicht heute“, riefen alle.
          + Das Buch klappte zu, so sacht wie ein Augenlid.
        `,
      },
      advanced: {
        trouble: `
          @keeper Über ein Buch gebeugt, das kein Ende fand, saß [der bebrillte Bücherwurm|heiser der bebrillte Bücherwurm].
          / „Und dann“, las der bebrillte Bücherwurm, [und wieder|stockte]: „Und dann“.
          @thing Es fehle {thing}, sagte er, sodass die Geschichte nicht [enden|zu Ende gehen] könne.
          / „{Thing} ist fort“, sagte er, „und die Geschichte weiß nicht, [wohin|wie sie endet].“
          @cause Ein Luftzug habe sie mitgenommen, [leichthin|ohne sie zu lesen], {spot.to}.
          / „Ein Luftzug nahm sie mit“, sagte er, „wohl {spot.to}.“
          @feeling Er war so besorgt, dass ihm die Brille [beschlug|von innen beschlug].
          / Besorgt rollte er sich zu einer [Schnecke|Spirale] und sprach daraus hervor.
          + Wer in einer Geschichte wohne, der könne nicht schlafen, ehe sie aus sei, und drinnen sei man seit heute früh auf den Beinen.
          + Auf dem letzten Bild stand ein Prinz, das eine Knie erhoben, und lächelte wie jemand, dem gleich etwas einschläft.
          + Gelesen habe er sie hundertmal, gestand der Wurm, doch sei er vor dem Schluss noch jedes Mal eingenickt.
        `,
        worry: `
          Drinnen tobte der Sturm, den niemand [abbestellen|beenden] konnte, und die Helden wurden nass.
          / Der Drache wartete mit offenem Maul auf sein Stichwort und [bekam|verspürte] Halsweh.
          + „Bin ich zum Schluss eigentlich gut?“, erkundigte sich die Hexe, und [niemand|keiner] wollte sich festlegen.
          / Ein Brautpaar stand mit gezückten Ringen [vor dem Pfarrer|da], und das Lächeln wurde allmählich zur Arbeit.
          + Ein Vorleser, der nichts ahnend begonnen hatte, sagte seit Stunden „und dann“ und sah um Hilfe.
          + In den Nachbarregalen lag man ebenfalls wach, denn man hatte, natürlich nur zufällig, mitgehört.
          + Dem Prinzen war inzwischen das Bein eingeschlafen, und er beneidete es.
        `,
        mend: `
          {Hero} legte {thing.akk} ein, Kante an Kante, und [strich|fuhr] mit dem Daumen darüber.
          / Mit Leim und großer Sorgfalt fügte der Wurm {thing.akk} [wieder ein|ein].
          @mended Man rückte zusammen, und das Ende wurde vorgelesen, [ohne ein Husten|Satz um Satz].
          / Mit einer Stimme, die [leiser|immer leiser] wurde, wurde das Ende vorgelesen.
          + Der Prinz setzte das Bein ab und äußerte etwas, das in keiner Ausgabe steht.
          + Die Hexe war gut, was sie gefasst aufnahm, auch wenn sie sich noch zweimal erkundigte.
          + Der Sturm legte sich auf den Punkt genau, und in der Stille hörte man, wie der Drache das Maul schloss.
          + Als das Paar sich endlich küsste, wurde von allen Seiten taktvoll umgeblättert.
        `,
        joy: `
          Man feierte zwischen den Regalen, bei Saft, und [sprach|redete] über die schönsten Stellen.
          / Die Figuren durften bis an den [Rand|Seitenrand], und man stieß mit Fingerhüten an.
          + {Hero} erhielt eine Fußnote auf der letzten Seite, klein, aber [unauslöschlich|für immer].
          / Der Prinz tanzte auf dem geweckten Bein, bis auch das [andere|zweite] darum bat.
          + {Friend} verlangte den Schluss noch dreimal zu hören, und zwar jedes Mal mit einem anderen Ausgang.
          + Der Bücherwurm genehmigte sich das Wort „Sahne“ und kaute mit geschlossenen Augen.
          + Sacht wie ein Lid klappte das Buch zu, und darunter träumte man schon.
        `,
      },
    },
    bookmark: {
      keeper: { gender: 'f', nom: 'Bibliotheksmotte', gen: 'Bibliotheksmotte' },
      thing: {
        gender: 'n',
        nom: 'silberne Lesezeichen',
        gen: 'silbernen Lesezeichens',
        akk: 'silberne Lesezeichen',
        dat: 'silbernen Lesezeichen',
        ein: 'silbernes Lesezeichen',
        einen: 'silbernes Lesezeichen',
        einem: 'silbernen Lesezeichen',
      },
      spot: { at: 'in der großen Uhr', to: 'zur großen Uhr' },
      facts: {
        ask: 'Warum redeten alle Bücher durcheinander?',
        cause: 'jemand schnitt mit {thing.dat} Käse',
        mended: 'die Bücher wurden still und fanden ihre Seite',
      },
      beginner: {
        trouble: `
          @keeper Auf der Lampe saß die Bibliotheksmotte und hielt sich die [Ohren|Fühler] zu.
          / „Ruhe“, rief die Bibliotheksmotte. „[Bitte|Psst]!“ Keiner hörte sie.
          @thing „{Thing} ist weg. Nun reden alle [Bücher|Bücher hier] durcheinander.“
          / „Mir fehlt {thing}“, sagte sie. „Die Bücher finden ihre [Seite|Stelle] nicht.“
          @cause „Jemand hat damit [Käse|weichen Käse] geschnitten. Dann war es fort.“
          / „Es gab Käse. Da nahm es jemand als [Messer|Käsemesser].“
          @feeling Sie war beschämt. „Es war [mein|ja mein] Käse“, sagte sie.
          / Sie schämte sich und aß vor Kummer ein [Loch|Stück Gardine].
          + „Wohl liegt es {spot.at}“, sagte sie. „Da riecht es so.“
          + „Es war einmal ein Ende“, rief ein Buch. Das war nicht richtig.
          + „Man nehme drei Prinzen und rühre“, rief ein Kochbuch.
          + Die Atlanten schrien alle Flüsse auf einmal.
          + In ihrem Flügel war ein Loch, ganz frisch.
          + „Ich hatte nur ein wenig Hunger“, sagte sie leise.
        `,
        worry: `
          Keiner wusste mehr, wo er [war|stand]. Das ist schlimm für ein [Buch|Wort].
          / Die Ritter landeten im [Kochbuch|Gedicht] und froren.
          Rotkäppchen traf einen [Wal|Zug], und der war [nett|verwirrt].
          + Das Lexikon las A bis Z und wieder A.
          + Ein Witz hörte vor dem Lachen auf.
          + Die Gedichte reimten sich auf Kartoffel.
          + Ein Krimi verriet alles. Nun war er traurig.
          + So laut war es, dass der Staub nur „Au“ schrieb.
          + Ein Drache las sich selbst und bekam einen Schreck.
        `,
        mend: `
          {Hero} wischte {thing.akk} ab und gab es der [Motte|kleinen Motte].
          / Die Motte legte {thing.akk} in das [erste|größte] Buch. Da lag es gut.
          @mended Da wurden die Bücher still und fanden ihre [Seite|Seite wieder].
          / Es blätterte [leise|lange]. Die Bücher wurden still und fanden ihre Seite.
          + Die Ritter zogen ab aus der Suppe.
          + Rotkäppchen sagte dem Wal Lebwohl.
          + „Ach ja, da war ich“, sagte ein Buch und las weiter.
          + Der Witz ging zu Ende. Nun lachten alle.
          + Es war so still, dass man das Papier atmen hörte.
          + „Pst“, sagte die Motte, nur weil es so schön war.
          + Die Kartoffel ging heim ins Kochbuch.
          + Der Staub schrieb „Ah“.
          + Endlich war Ruhe.
        `,
        joy: `
          Es gab Brot mit [Käse|altem Käse], mit dem Messer [geschnitten|diesmal].
          / Jedes Buch las seinen [schönsten|besten] Satz vor, ganz leise.
          Die Motte tanzte um die [Lampe|Leselampe], weil sie [froh|leicht] war.
          + {Hero} durfte ein Buch zudecken. Es war ein Märchen.
          + {Friend} aß den Käse und las das Papier dazu.
          + Nun hängt es an einem roten Band.
          + Ein Krimi vergaß wieder alles und war glücklich.
          + Die Ritter schickten ein Rezept.
          + Bald raschelte nur noch der Schlaf.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Auf dem Lampenschirm saß die Bibliotheksmotte und [rief vergeblich um Ruhe|hielt sich die Fühler zu].
          / „Leise, bitte“, flehte die Bibliotheksmotte, [aber keiner hörte hin|im größten Lärm].
          @thing „{Thing} ist weg“, sagte sie, „und nun reden alle Bücher [durcheinander|zugleich].“
          / „Mir fehlt {thing}, und seither findet kein Buch [seine Stelle|mehr seine Seite].“
          @cause „Jemand hat damit Käse geschnitten, [und dann|nach dem Essen] war es verschwunden.“
          / „Man hat damit Käse geschnitten, [stellen Sie sich vor|und danach], nun liegt es {spot.at}.“
          @feeling Sie war beschämt, denn [es war ihr Käse gewesen|der Käse war ihrer].
          / Beschämt zupfte sie Krümel aus [dem Pelz|ihrem Kragen], einen nach dem anderen.
          + „Es war einmal ein Ende“, verkündete ein Märchen und erschrak.
          + „Man nehme drei Prinzen und rühre um“, rief das Kochbuch.
          + Die Atlanten schrien sämtliche Flüsse gleichzeitig.
          + „Ich hatte nur einen kleinen Hunger“, sagte sie, „mitten im zweiten Kapitel.“
          + In der Gardine neben ihr war ein frisches Loch.
        `,
        worry: `
          Die Ritter waren ins Kochbuch geraten und [standen in der Suppe|wurden gewürzt].
          / Kein Buch wusste noch, wo es [war|stehen geblieben war], und alle fingen irgendwo an.
          Rotkäppchen begegnete einem Wal, und beide [entschuldigten sich|waren überrascht].
          + Das Lexikon war von A bis Z und wieder bei A.
          + Ein Witz brach kurz vor dem Lachen ab und fing von vorne an.
          + In der Lyrik reimte sich auf einmal alles auf Kartoffel.
          + Ein Krimi verriet in der Aufregung den Täter und schwieg dann bedrückt.
          + Der Staub in der Luft schrieb nur noch „Au“.
        `,
        mend: `
          {Hero} wischte {thing.akk} blank und [reichte es|gab es] der Motte auf den Schirm.
          / Mit beiden Flügeln schob die Motte {thing.akk} [zwischen die Seiten|ins erste Buch].
          @mended Es raschelte rundum, und die Bücher wurden still und fanden [ihre Seite|alle ihre Seite].
          / Ein Blättern, ein Seufzen, und die Bücher wurden [still|endlich still] und fanden ihre Seite.
          + Aus der Suppe stiegen die Ritter und verbeugten sich vor der Köchin.
          + Rotkäppchen und der Wal versprachen, sich zu schreiben.
          + „Richtig, da war ich“, murmelte ein dicker Band und las weiter.
          + Der Witz kam bis ans Ende, und drei Regale lachten.
          + Es wurde so leise, dass man das Papier atmen hörte.
          + Die Kartoffel kehrte heim ins Kochbuch, auf Seite zwölf.
          + In die Luft schrieb der Staub ein langes „Ah“.
        `,
        joy: `
          Es gab Käse, [mit einem Messer geschnitten|diesmal ganz ohne Silber], und dazu Brot.
          / Jedes Buch durfte seinen besten [Satz|ersten Satz] vorlesen, und alle [nickten|hörten zu].
          Um die Leselampe tanzte die Motte, [dreimal links herum|leicht wie ein Komma].
          + {Hero} durfte ein altes Märchen zudecken, bis ans Kinn.
          + {Friend} aß den Käse und las versehentlich das Papier dazu.
          + An einem roten Band hängt es nun, unerreichbar für Hunger.
          + Zum Glück hatte der Krimi alles wieder vergessen.
          + Als Dank schickten die Ritter ein Rezept.
        `,
      },
      advanced: {
        trouble: `
          @keeper Auf dem Schirm der Leselampe saß, um Ruhe flehend, [die Bibliotheksmotte|zerrupft die Bibliotheksmotte].
          / „Ich bitte Sie“, rief die Bibliotheksmotte, doch [das ging|sie ging] im Lärm unter.
          @thing Ihr fehle {thing}, sagte sie, und nun redeten alle Bücher [durcheinander|zugleich].
          / „{Thing} ist fort“, sagte sie, „und kein Buch findet seine [Seite|Stelle].“
          @cause Jemand hatte damit Käse geschnitten und es danach [verlegt|vergessen], {spot.at}.
          / „Man hat damit“, sagte sie, „[stellen Sie sich vor|ja], Käse geschnitten.“
          @feeling Sie war beschämt, zumal der Käse, wie sie [zugab|einräumte], ihr eigener gewesen war.
          / Beschämt las sie sich Krümel aus dem [Pelz|Kragen] und sah niemanden an.
          + „Es war einmal ein Ende“, hob ein Märchen an und hielt sich erschrocken den Einband zu.
          + Das Kochbuch riet, man nehme drei Prinzen und rühre um, während die Atlanten sämtliche Flüsse zugleich ausriefen.
          + Es sei im zweiten Kapitel gewesen, gestand sie, in jenem, das bekanntlich hungrig macht.
        `,
        worry: `
          Die Ritter waren in das Kochbuch geraten und standen [knietief in der Suppe|zwischen Zwiebeln].
          / Kein Band wusste mehr, wo er stehen geblieben war, und jeder fing [irgendwo|aufs Geratewohl] an.
          + Rotkäppchen begegnete einem Wal, den es nach seinen [Zähnen|großen Zähnen] fragte, und er verstand die Frage nicht.
          / In der Lyrik reimte sich alles auf [Kartoffel|Pantoffel], was auf die Dauer ermüdet.
          + Ein Kriminalroman hatte in der Aufregung den Täter genannt und starrte seither vor sich hin.
          + Ein Witz brach unmittelbar vor dem Lachen ab, kehrte um und nahm erneut Anlauf.
          + Der Staub, sonst um kein Wort verlegen, schrieb nur noch „Au“.
        `,
        mend: `
          Vom Käse befreit, wurde {thing} der Motte [gereicht|übergeben], die es mit beiden Flügeln fasste.
          / {Hero} legte {thing.akk} ins größte der Bücher, [behutsam|mit dem Band nach unten].
          @mended Es raschelte durch alle Säle, und die Bücher wurden still und fanden ihre Seite.
          / Ein Blättern, ein [Seufzen|langes Seufzen], die Bücher wurden still und fanden ihre Seite.
          + Die Ritter stiegen aus der Suppe und verneigten sich vor der Köchin, die einen davon ungern gehen ließ.
          + Rotkäppchen und der Wal schieden als Freunde und versprachen, einander zu schreiben.
          + „Richtig, hier war ich“, murmelte ein schwerer Band und nahm den Satz wieder auf, den er am Vormittag verloren hatte.
          + Der Witz gelangte ans Ziel, und drei Regale, die so lange gewartet hatten, lachten länger, als er es verdiente.
        `,
        joy: `
          Man reichte Käse, diesmal mit [dem Messer|einem Messer] geschnitten, und redete über Einbände.
          / Jedes der Bücher durfte seinen schönsten Satz [vorlesen|vortragen], und bei keinem wurde gehustet.
          + Leicht wie ein Komma tanzte die Motte um die Lampe, und die Lampe wurde davon [wärmer|heller].
          / {Hero} hatte die Ehre, ein dreihundert Jahre altes Märchen [zuzudecken|ins Bett zu bringen].
          + {Friend} verzehrte den Käse und las, im Eifer, auch das Papier dazu.
          + Der Krimi hatte zu aller Erleichterung den Täter wieder vergessen und ging gespannt zu Bett.
          + An einem roten Band hängt das gute Stück seither so hoch, dass der Hunger nicht hinaufreicht.
        `,
      },
    },
    'full-stop': {
      keeper: { gender: 'm', nom: 'Tintenkobold', gen: 'Tintenkobolds' },
      thing: { gender: 'm', nom: 'Schlusspunkt', gen: 'Schlusspunkts' },
      spot: { at: 'hinter dem dicksten Wörterbuch', to: 'zum dicksten Wörterbuch' },
      facts: { ask: 'Warum konnte niemand aufhören zu reden?', cause: '{thing} rollte vom Blatt', mended: 'es wurde still' },
      beginner: {
        trouble: `
          @keeper „Also“, sagte der Tintenkobold, „und dann, und weil, und [aber|außerdem]!“
          / Der Tintenkobold kam und redete und [redete|redete und redete].
          @thing „{Thing} ist weg“, rief er, „und keiner kann [aufhören|mehr aufhören]!“
          / „Mir fehlt {thing}! Nun hört [niemand|keiner] auf zu reden!“
          @cause „Er rollte vom Blatt, [rund|klein], wie er ist.“
          / „Er war frisch und noch nass. Da rollte er vom [Blatt|Papier].“
          @feeling Er war ganz verwirrt und redete mit einem [Stuhl|Hocker].
          / So verwirrt war er, dass er sich selbst ins Wort [fiel|redete].
          + „Er rollte {spot.to}! Ich lief ihm nach. Er war schneller!“
          + Er war blau von Kopf bis Fuß, und seine Spuren auch.
          + Ohne Punkt kommt nie ein Schluss.
          + „Guten Tag und wie geht es und …“, sagte {friend}. Es steckte an!
          + Luft holen konnte er nur beim Komma.
          + Seine Zunge war schon müde. Der Mund war es nicht.
          + „Halt“, rief er zu sich selbst.
        `,
        worry: `
          Die Bücher redeten und [holten|fanden] keine Luft. Manche waren schon [blau|heiser].
          / Alle redeten. [Keiner|Niemand] hörte zu, denn dazu war keine Zeit.
          Eine Motte sagte Gute Nacht, und gute [Nacht|Reise], und gute Besserung.
          + Der Bücherwurm aß keine Wörter mehr. Er spuckte welche.
          + Ein Gedicht hatte nun tausend Strophen.
          + Die Leiter klingelte in einem fort.
          + Die Uhr sagte tick und tack und tick und überhaupt.
          + Wer schlafen wollte, der erzählte sich davon.
        `,
        mend: `
          {Hero} legte {thing.akk} an das [Ende|Satzende]. Er wackelte noch.
          / Der Kobold nahm {thing.akk} mit zwei [Fingern|blauen Fingern] und zielte.
          @mended Tupf! Und es wurde [still|ganz still].
          / Tupf! Schwarz und rund saß er da, und es wurde [still|sehr still].
          + Man hörte die Uhr. Sie sagte nur noch tick.
          + „Oh“, sagte der Kobold. Mehr sagte er nicht.
          + Nun holten sie Luft, und es war wie ein Wind.
          + Das Gedicht war fertig. Es war recht kurz.
          + Die Bücher machten den Mund zu und sahen froh aus.
          + So klang das also, die Stille. Weich.
          + Der Wurm schluckte und lächelte.
          + Ein Satz setzte sich hin und blieb sitzen.
          + Man konnte den Staub hören.
        `,
        joy: `
          Sie feierten ohne [Worte|ein Wort], mit [Nicken|Winken] und mit Kuchen.
          / Es war das stillste Fest. Man [sah|lachte] sich nur an.
          Der Kobold malte jedem einen [Punkt|blauen Punkt] auf die [Nase|Hand].
          + {Hero} sagte „Schön“. Das reichte.
          + {Friend} wollte was sagen und ließ es.
          + Der Kuchen war rund, mit einem Punkt aus Mohn.
          + Ein Komma durfte auch mitfeiern, am Rand.
          + Die Leiter klingelte nur ein Mal, ganz zart.
          + Dann machten alle einen Punkt und schliefen.
        `,
      },
      intermediate: {
        trouble: `
          @keeper „Und dann, und weil, und vor allem aber“, rief der Tintenkobold, [kaum sah er sie|ohne Luft zu holen].
          / Redend kam der Tintenkobold um die Ecke, [redend|ohne Pause] blieb er vor ihnen stehen.
          @thing „{Thing} ist weg“, rief er, „und seither kann niemand aufhören zu [reden|sprechen]!“
          / „Mir fehlt {thing}, und ohne den findet [kein Satz|kein Mensch] ein Ende!“
          @cause „Er rollte vom Blatt, [rund, wie er ist|kaum war er trocken], {spot.to}!“
          / „Kaum gesetzt, rollte er vom Blatt, [ich ihm nach|einfach so], und weg war er!“
          @feeling Er war so verwirrt, dass er [mit einem Hocker stritt|sich selbst ins Wort fiel].
          / Verwirrt hörte er sich zu und [widersprach|gab sich recht].
          + Wo er ging, blieben blaue Fußspuren, und auch die sahen aus wie Buchstaben.
          + „Guten Abend“, sagte {friend}, „und wie geht es, und überhaupt …“ Es war ansteckend.
          + Luft bekam er nur an den Kommas, und das waren wenige.
          + Hinter ihm redete ein ganzes Regal auf das nächste ein.
          + „Er ist nicht groß“, rief er, „aber er hat immer das letzte Wort!“
        `,
        worry: `
          Alle sprachen zugleich, und zum Zuhören [blieb|war] niemand übrig.
          / Die Bücher redeten, bis sie [blau anliefen|heiser waren], und dann redeten sie leiser.
          Eine Motte wünschte gute Nacht, gute Reise und [gute Besserung|viel Erfolg].
          + Ein kurzes Gedicht war bei Strophe neunhundert und weinte schon.
          + Der Bücherwurm bekam vor lauter Wörtern nichts mehr hinunter.
          + Wer schlafen wollte, erzählte sich selbst davon und blieb wach.
          + Die Uhr sagte tick und tack und außerdem und übrigens.
          + Auch die Leitern klingelten in einem fort.
          + Niemand fand hinaus.
        `,
        mend: `
          {Hero} setzte {thing.akk} ans Ende der Zeile, [ganz behutsam|mit spitzen Fingern].
          / Mit ruhiger Hand, der ersten heute, [tupfte|setzte] der Kobold {thing.akk} aufs Blatt.
          @mended Tupf, machte es, und es wurde [still|vollkommen still].
          / Schwarz und rund saß er da, und es [wurde|war mit einem Mal] still.
          + Dann hörte man, wie hundert Bücher gleichzeitig Luft holten.
          + „Oh“, sagte der Kobold, und dabei blieb es.
          + Nach neunhundert Strophen war das Gedicht fertig und sehr müde.
          + Die Uhr besann sich auf tick.
          + Die Stille war weich, man konnte sich hineinsetzen.
          + Ein langer Satz legte sich hin und streckte die Beine aus.
          + Endlich schluckte der Bücherwurm, und es war das Wort „genug“.
          + Jemand hatte etwas sagen wollen und freute sich, dass er nicht musste.
        `,
        joy: `
          Es wurde ein Fest ohne ein einziges Wort, [nur mit Kuchen und Nicken|und alle verstanden sich].
          / Gefeiert wurde schweigend, und [das war|niemals war es] schöner.
          Jedem tupfte der Kobold einen blauen Punkt auf die [Nase|Stirn], und man trug ihn mit [Stolz|Würde].
          + „Schön“, sagte {hero}, und das war die ganze Rede.
          + {Friend} öffnete den Mund, überlegte und machte ihn wieder zu.
          + Der Kuchen war rund, mit einem Mohnkorn genau in der Mitte.
          + Am Rand durften auch ein paar Kommas sitzen.
          + Die Leiter klingelte einmal, sehr zart, das war die Musik.
        `,
      },
      advanced: {
        trouble: `
          @keeper „Und außerdem, und infolgedessen“, rief der Tintenkobold und [rang|schnappte] nach Luft.
          / Der Tintenkobold kam redend herbei, [redend|und redend] blieb er stehen.
          @thing „{Thing} ist fort“, rief er, „und niemand [kann|vermag] mehr aufzuhören!“
          / Es fehle ihm {thing}, und ohne den, das war unüberhörbar, komme [niemand|keiner] zum Schluss.
          @cause Er war vom Blatt gerollt, [rund, wie er ist|noch feucht], {spot.to}.
          / „Kaum war er gesetzt, da rollte er vom Blatt“, rief er, „und [zwar|das] {spot.to}!“
          @feeling Verwirrt fiel er sich selbst ins Wort und [bat sich um Verzeihung|wurde darüber laut].
          / Er war so verwirrt, dass er einem [Hocker|Schemel] widersprach, der gar nichts behauptet hatte.
          + Wo er ging, blieben blaue Spuren zurück, die bei näherem Hinsehen ebenfalls Nebensätze waren.
          + „Guten Abend“, grüßte {friend}, „und wie geht es, und wo wir gerade dabei sind“, denn es steckte an.
          + Von Gestalt sei er unbedeutend, doch habe bisher noch immer er das letzte Wort gehabt.
        `,
        worry: `
          Da alle zugleich sprachen, war zum Zuhören [niemand|keiner mehr] übrig.
          / Ganze Regale redeten aufeinander ein und liefen vor Atemnot [blau|bläulich] an.
          + Eine Motte wünschte gute Nacht, gute Reise, gute Besserung und gelangte so über die Feiertage bis zum [Beileid|Namenstag].
          / Ein Gedicht, auf vier Zeilen angelegt, war bei der neunhundertsten Strophe und [weinte|begann zu weinen].
          + Der Bücherwurm bekam vor lauter Wörtern keines mehr hinunter.
          + Wer schlafen wollte, der erzählte sich davon, und zwar so anschaulich, dass er wach blieb.
          + Die Uhr sagte tick, tack, übrigens und im Grunde genommen.
        `,
        mend: `
          Mit angehaltenem Atem setzte {hero} {thing.akk} [ans Ende|hinter das letzte Wort].
          / Der Kobold nahm {thing.akk} zwischen zwei blaue Finger, [zielte|zitterte] und tupfte.
          @mended Er saß, schwarz und rund, und es wurde [still|mit einem Mal still].
          / Ein Tupfen nur, nicht lauter als [eine Wimper|ein Lidschlag], und es wurde still.
          + Darauf holten hundert Bücher Luft, und für einen Augenblick bauschten sich in sämtlichen Sälen die Vorhänge.
          + „Oh“, sagte der Kobold, und man merkte ihm an, dass er gern noch etwas hinzugefügt und noch lieber darauf verzichtet hätte.
          + Das Gedicht betrachtete seine neunhundert Strophen, strich sie bis auf vier und fand sich gelungen.
          + Die Stille war von einer Weichheit, dass man sich hineinsetzen mochte.
        `,
        joy: `
          Das Fest kam ohne ein einziges Wort aus, und [missverstanden|gestritten] wurde nichts.
          / Man feierte schweigend, mit Kuchen, Nicken und einer [Herzlichkeit|Freude], die keiner Sätze bedurfte.
          + „Schön“, sagte {hero} gegen Ende, und es wurde allgemein als die [beste|kürzeste] Rede des Jahrhunderts empfunden.
          / {Friend} öffnete den Mund, erwog die Lage und [schloss ihn|machte ihn wieder zu].
          + Jedem Gast tupfte der Kobold einen blauen Punkt auf die Nase, den man mit Würde trug.
          + Am Rande durften einige Kommas Platz nehmen, unter der Bedingung, dass sie nichts anfingen.
          + Die Leiter klingelte ein einziges Mal, so zart, dass es als Musik gelten konnte.
        `,
      },
    },
  },
}
