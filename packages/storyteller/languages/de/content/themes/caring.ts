import type { ThemesOf } from '../../../../language.ts'

export const caring: ThemesOf<'caring'> = {
  Kindness: {
    titles: `
      {hero} und der Brummelzwerg
      Der Dorn im großen Zeh
      Hier wird gesessen
      Eine Frage nach hundert Jahren
      Der Zwerg, der mit Kieseln warf
    `,
    refrains: [
      {
        first: 'Brumm und grumm, wer sitzt so krumm, frag doch einfach mal, warum.',
        changed: 'Brumm und summ, nun schaut euch um, keiner sitzt mehr krumm.',
      },
      {
        first: 'Sag mir, was tut dir so weh? | ist es nur der große Zeh?',
        changed: 'Seht, nun tut ihm nichts mehr weh, gute Nacht, du großer Zeh.',
      },
      {
        first: 'Kieselsteine, einerlei, fragt denn keiner, was das sei?',
        changed: 'Kieselsteine schlafen ein, neben einem Zwergenbein.',
      },
    ],
    facts: {
      wrong: '{friend} schimpfte zurück',
      turn: '{hero} fragte, was weh tut, und zog den Dorn heraus',
      result: 'der Zwerg stand auf und gab den Platz frei',
    },
    beginner: {
      gate: `
        @spot {Spot.at} saß ein Zwerg aus Stein und [brummte|knurrte].
        / Ein Zwerg aus Stein saß {spot.at} und [brummte|schimpfte].
        Unter ihm [blitzte|glänzte] etwas. Das war {thing}!
        / Er saß auf {thing.dat} wie [ein Huhn|eine Henne] auf dem Ei.
        + „Halt“, rief er. „Hier wird [gesessen|nicht gestört]!“
        + Plock, da flog ein Kiesel. Er traf [zum Glück keinen|nur den Boden].
        + Sein Bart war aus Moos. In dem Bart wohnte eine Spinne.
        + „Das ist mein Stein“, sagte er. „Und mein [Abend|Mittwoch].“
        + {Hero} sagte Guten Abend. „Was ist daran gut?“, [knurrte|fragte] der Zwerg.
        + Neben ihm lag ein Berg von Kieseln. Er hatte [vorgesorgt|sie nach Größe sortiert].
        + Wer kam, der bekam einen Kiesel. So war das hier.
        + Er sah aus, als hätte er [Bauchweh|Zahnweh]. Oder Schlimmeres.
      `,
      wrong: `
        „Weg da“, rief der Zwerg. „Selber weg da“, rief {friend}.
        / „Das ist die Höhe“, sagte {friend} und [holte Luft|wurde groß].
        @wrong Und {friend} schimpfte zurück, [ganz lang|so laut es ging]. Da warf der Zwerg [drei Kiesel auf einmal|mit beiden Händen].
        + „Du Gurke!“ „Selber Gurke!“ „Du alte Gurke!“ „Von wegen alt!“
        + Ein Kiesel traf {friend.akk} am Po. Er [war klein|machte plopp].
        + „Ich kenne noch viel schlimmere Wörter“, sagte {friend}. „Kohl zum Beispiel.“
        + Der Zwerg wurde [noch grauer|grau bis zu den Ohren]. Er war es schon vorher.
        + Je lauter {friend} rief, desto fester saß der Zwerg.
        + Am Ende gingen {friend.dat} die Wörter aus. Dem Zwerg [noch nicht|nie].
        + Die Spinne im Bart hielt sich die Ohren zu. Das dauert bei acht Beinen.
      `,
      doubt: `
        Nun war es still. [Alle drei|Sie alle] saßen da und [sahen weg|sagten nichts].
        / Keiner sprach mehr. Der Zwerg saß, [und saß|wie vorher], und das Licht wurde blau.
        + So [kann|konnte] das lange gehen. Ein Stein hat Zeit.
        + „Der ist einfach böse“, sagte {friend} leise. Aber war er das?
        + Ein Kiesel rollte weg und blieb [vor {hero.dat}|im Moos] liegen. Er war noch warm.
        + Von {thing.dat} sah man nur ein [kleines Stück|Eckchen].
        + {Hero} hatte auch schon mal so gebrummt. Das war an einem [Tag mit Husten|Tag mit nassen Socken].
        + Niemand wirft gern den ganzen Abend mit Steinen. Oder doch?
        + Der Zwerg [seufzte|schnaufte]. Es klang wie eine alte Tür.
      `,
      turn: `
        Der Zwerg hielt den einen Fuß ganz [schief|steif]. Das sah {hero}.
        / Da sah {hero}: Der eine Fuß stand [schief|nur halb auf]. 
        @turn „Tut dir [was|etwas] weh?“, fragte {hero}. [Sacht|Ganz sacht] zog {hero} den Dorn heraus.
        + Der Zwerg hatte schon einen Kiesel in der Hand. Er ließ ihn sinken.
        + „Nein“, sagte der Zwerg. Und dann: „Ja. Da.“
        + Einen Schritt, noch einen. Näher war noch [keiner|niemand] gekommen.
        + „Das geht ganz schnell“, sagte {hero}. „Denk an etwas [Schönes|Süßes].“
        + Der Dorn war so lang wie ein [Löffel|Zahnstocher]. Er steckte im großen Zeh.
        + „Au“, sagte der Zwerg. „Das war schon alles“, sagte {hero}.
        + {Friend} hielt sich die Augen zu und [half so mit|hielt die Luft an].
      `,
      works: `
        „Oh“, sagte der Zwerg. Er [wackelte mit dem Zeh|hob den Fuß und sah ihn an].
        / „Weg“, flüsterte der Zwerg. „Er ist [weg|wirklich weg]!“
        @result Dann stand er auf und gab den Platz frei. Da lag {thing}, [warm vom Sitzen|ganz heil].
        / Knirsch, stand der Zwerg auf. Der Platz war frei, und da lag {thing}.
        + „Seit hundert Jahren hat das keiner gefragt“, sagte er.
        + Das Aufstehen dauerte. Es [knirschte|krachte] in allen Ecken.
        + Er machte einen Hüpfer. Der Boden [machte mit|wackelte sehr].
        + „Ich habe gar nicht gern geworfen“, sagte er. „Nur gut.“
        + Er gab {friend.dat} die Hand. „Du Gurke“, sagte er [freundlich|und lachte].
        + Der Dorn kam ins Moos. Der letzte Kiesel kam [in den Bart|dazu].
        + {Hero} nahm {thing.akk} und blies den Staub weg.
      `,
      lesson: `
        Wer brummt, dem tut [oft|manchmal] nur [etwas|ein Zeh] weh. Frag nach.
        / „Man muss nur fragen“, sagte {friend}. „Aber [lieb|leise].“
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} saß breitbeinig ein Zwerg aus Stein und [brummte in den Bart|schmollte].
        / Ein steinerner Zwerg hockte {spot.at} und [schaute drein|sah aus] wie drei Tage Regen.
        Unter seinem Hintern blitzte es: Er saß [ausgerechnet|mitten] auf {thing.dat}.
        + „Keinen Schritt weiter“, knurrte er und [wog einen Kiesel|suchte einen Kiesel aus].
        + Neben ihm lagen Kiesel, sauber geordnet: klein, mittel und [frech|für Tanten].
        + In seinem Moosbart wohnte eine Spinne. Sie [schämte sich für ihn|hatte schon alles gehört].
        + „Guten Abend“, sagte {hero}, und der Zwerg fragte, [was daran gut sein sollte|wer das behauptet].
        + Um den Hals hing ihm ein Schild. Darauf stand „Nein“.
        + Der erste Stein pfiff vorbei und landete weit hinten mit einem beleidigten Plumps.
        + So lange saß er schon da, dass auf seiner Mütze ein Farn wuchs.
      `,
      wrong: `
        „Was du kannst, kann ich [schon lange|doppelt]“, rief {friend}.
        / Das ließ sich {friend} [nicht gefallen|nicht zweimal sagen].
        @wrong Also schimpfte {friend} zurück, [bis die Ohren glühten|dreimal rundherum]. Prompt flogen [doppelt so viele|größere] Kiesel.
        + „Alter Rumpelsack!“, schallte es hin. „Wackelpudding!“, schallte es her.
        + Ein Kiesel traf {friend.akk} am Hinterteil, [mit großem Geschick|genau in der Mitte].
        + Bei „Gurke“ mussten beide kurz nachdenken, ob das [überhaupt schlimm war|noch galt].
        + Mit jedem Schimpfwort rutschte der Zwerg ein Stück fester auf seinen Platz.
        + „Mir fällt noch viel mehr ein“, drohte {friend}. Es fiel aber nichts mehr ein.
        + Selbst das Echo wollte damit nichts zu tun haben und [schwieg|ging nach Hause].
      `,
      doubt: `
        Danach saßen sie alle da und [starrten in verschiedene Richtungen|schwiegen um die Wette].
        / Es wurde still, aber keine gute Stille, sondern eine [mit Stacheln|von der kratzigen Sorte].
        + Ein Zwerg aus Stein hält das hundert Jahre durch. {Friend} hatte jetzt schon Hunger.
        + „So einer ist eben so“, murmelte {friend}, „da kann man nichts machen.“
        + {Hero} hob einen der Kiesel auf. Er war noch warm vom Festhalten.
        + Es gibt Tage, an denen man selbst am liebsten mit etwas werfen möchte.
        + Von {thing.dat} schaute gerade noch [ein Zipfelchen|eine Ecke] hervor.
        + Ganz leise, als sollte es niemand hören, machte der Zwerg: „Uff.“
      `,
      turn: `
        Da fiel {hero.dat} auf, dass der Zwerg nur auf [einem Bein|der linken Seite] richtig saß.
        / Wer so krumm sitzt, dachte {hero} plötzlich, der sitzt [nicht zum Spaß|vielleicht auf etwas anderem].
        @turn „Tut dir etwas weh?“, fragte {hero}, [trat|ging] näher und zog ihm den Dorn heraus.
        / „Wo tut es weh?“, fragte {hero} [ruhig|leise], bückte sich und zog den Dorn heraus, [ruck|ganz sacht].
        + Leicht war das nicht. Der Zwerg hielt nämlich noch immer einen Kiesel bereit.
        + „Mir? Weh?“, sagte der Zwerg empört, und dann, viel kleiner: „Ein bisschen. Unten rechts.“
        + Der Dorn steckte tief im großen Zeh und war [krumm wie ein Haken|länger als ein Bleistift].
        + „Ich zähle bis drei“, versprach {hero} und zog schon bei zwei.
        + {Friend} hielt dem Zwerg die Hand und [drehte den Kopf weg|schrie für ihn mit].
        + Aus der Nähe sah man, dass seine Augen gar nicht böse waren, sondern nass.
      `,
      works: `
        „Oh“, staunte der Zwerg und [bewegte die Zehen|untersuchte den Fuß], als sei er neu.
        / Zunächst geschah überhaupt nichts, dann wanderte ein Lächeln durch den [Moosbart|Bart].
        @result Knirschend stand er auf, gab den Platz frei, und da lag {thing}, [platt, aber heil|noch ganz warm].
        / Der Zwerg erhob sich, [Stück für Stück|ächzend]. Auf dem freien Platz lag {thing}.
        + „Hundert Jahre“, sagte er, „und du bist die erste Person, die fragt.“
        + Er machte drei Hüpfer, und die ganze Gegend [hüpfte mit|klapperte].
        + „Das Werfen tut mir leid“, murmelte er, „obwohl ich gut getroffen habe.“
        + Mit {friend.dat} tauschte er noch rasch [zwei Schimpfwörter als Andenken|die besten Schimpfwörter aus].
        + Dann drehte er das Schild um, und auf der Rückseite stand „Ja“.
        + Die Spinne wischte sich acht Augen und fing im Bart ein frisches Netz an.
      `,
      lesson: `
        Hinter lautem Gebrummel steckt [meistens|manchmal] ein Dorn. Man entdeckt ihn erst, wenn man [nachfragt|näher kommt].
        / „Schimpfen konnte ich immer“, gestand {friend}. „Nachfragen war [besser|schwieriger und besser].“
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} thronte ein steinerner Zwerg, dessen Laune offenbar [ebenso alt|genauso hart] war wie er selbst.
        / Niemand hatte erwähnt, dass {spot.at} ein steinerner Zwerg saß, und zwar [übellaunig|fest entschlossen].
        Und das Schimmernde unter ihm, [zweifellos|unverkennbar], war {thing}.
        + „Hier wird gesessen“, teilte er mit, und um Missverständnissen vorzubeugen, warf er [gleich noch einen Kiesel hinterher|mit einem Kiesel].
        + Die Kiesel lagen nach Größe geordnet neben ihm, denn auch Griesgram lässt sich [mit Sorgfalt betreiben|ordentlich führen].
        + Auf seiner Mütze hatte sich ein Farn angesiedelt, was vermuten ließ, dass er seinen Platz [selten|so gut wie nie] verließ.
        + {Hero} wünschte einen guten Abend und erhielt zur Antwort, dass hier [seit Jahrzehnten|schon lange] kein guter mehr vorbeigekommen sei.
        + In seinem Bart aus Moos lebte eine Spinne, die den Besuchern mit vier Beinen Zeichen machte, sie möchten ihn entschuldigen.
      `,
      wrong: `
        {Friend}, von einem Kiesel getroffen, nahm die Sache [persönlich|nun persönlich].
        / Wer austeilt, muss einstecken, fand {friend} und [räusperte sich|holte Luft].
        @wrong Also schimpfte {friend} zurück, [sehr laut|nach dem Alphabet], und es hagelte [Kiesel|Steine].
        + Der Zwerg hielt jedes Wort für eine Einladung, und bald flog [hin und her|über ihre Köpfe], was nicht festgewachsen war.
        + Von „Apfelmus“ bis „Zipfelmütze“ war alles gesagt, und der Zwerg saß [fester als zuvor|nur noch schwerer da].
        + „Ich hätte noch welche in petto“, erklärte {friend} heiser, „aber die sind mir [zu schade|von meiner Großmutter verboten].“
        + Einzig die Spinne schien den Wortwechsel zu genießen, denn sie hatte sich hingesetzt und strickte.
        + Es war ein prächtiger Streit, der nur den einen Fehler hatte, dass er zu nichts führte.
      `,
      doubt: `
        Als alles gesagt war, was man [besser nicht sagt|nachher bereut], blieb eine Stille übrig, in die niemand hineinpasste.
        / Eine Weile hörte man nur, wie hier und da ein verspäteter Kiesel [ausrollte|zur Ruhe kam].
        + Der Zwerg blickte nach links, {friend} blickte nach rechts, und dazwischen lag [der ganze Abend|viel kalte Luft].
        + {Hero} hob einen Stein auf, der noch warm war von der Faust, die ihn so lange gehalten hatte.
        + Man kann natürlich annehmen, dass manche Leute eben böse sind, und das spart [einem viel Zeit|das Nachdenken].
        + Und doch hatte es zwischen zwei Würfen ganz so geklungen, als hätte da jemand sehr leise gewimmert.
      `,
      turn: `
        Der linke Zwergenfuß, bemerkte {hero} jetzt, [schwebte|hing] sonderbar schief über dem Boden.
        / Bei jedem Kieselwurf, bemerkte {hero}, verzog der Zwerg [das Gesicht|den Mund].
        @turn „Tut dir [hier|da] etwas weh?“, fragte {hero}, [kam näher|kroch hin] und zog behutsam den Dorn heraus.
        + Es ist schwer, sanft zu bleiben, wenn das Gegenüber den nächsten Stein schon [wiegt|ausgesucht hat].
        + „Unsinn“, grollte der Zwerg, doch dann bebte der Bart, und er schob den Fuß ein winziges Stück nach vorn.
        + Der Dorn war krumm und schwarz vor Alter und saß im Zeh wie [ein Nagel im Brett|ein Korken].
        + {Friend} übernahm es, ihm die Hand zu halten, und Zwerge drücken kräftig.
      `,
      works: `
        Misstrauisch bewegte der Zwerg die Zehen, dann [immer übermütiger|mit wachsendem Vergnügen].
        / Eine Weile lauschte er nach innen, als wäre dort ein jahrelanger Lärm [verklungen|verstummt].
        @result Dann stand er [knirschend|umständlich] auf, gab den Platz frei, und darunter lag {thing}.
        / Der Zwerg erhob sich [würdevoll|mühsam] von seinem Platz, und darunter lag {thing}.
        + „Hundert Jahre lang“, sagte er, „haben sie mir gesagt, was ich bin, und kein Einziger hat gefragt, was ich habe.“
        + Er verbeugte sich vor {hero.dat} und, nach kurzem Kampf mit sich selbst, auch vor {friend.dat}.
        + Die restlichen Kiesel legte er zu einem hübschen Muster aus, denn werfen wollte er [nun keinen mehr|fürs Erste nicht].
        + Das Schimpfwort „Gurke“ bat er behalten zu dürfen, weil es ihm in seiner Sammlung gefehlt hatte.
      `,
      lesson: `
        Es ist kein Kunststück, zurückzuschimpfen; [das Kunststück|die Kunst] ist zu fragen, wo der Dorn sitzt.
        / Wer genau hinsieht, findet unter [manchem|so manchem] Gebrumm nur einen schlimmen Zeh.
      `,
    },
  },
  Friendship: {
    titles: `
      {hero} und der schüchterne Schatten
      Platz für drei
      Ein Stein ist breiter, als man denkt
      Der Schatten, der nicht näher kam
      Rück ein Stück
    `,
    refrains: [
      {
        first: 'Rück ein Stück, rück noch ein Stück, neben mir ist Platz.',
        changed: 'Rück ein Stück, rück noch ein Stück, drei auf einem Platz.',
      },
      {
        first: 'Zwei sind viel, doch drei sind mehr | Schatten, komm und setz dich her.',
        changed: 'Zwei sind müd, der Dritte sehr, Schatten, leg dich zu uns her.',
      },
      {
        first: 'Husch, du Schatten, husch nicht fort, neben uns ist noch ein Ort.',
        changed: 'Husch, du Schatten, husch ins Bett, drei im Kissen ist so nett.',
      },
    ],
    facts: {
      wrong: '{friend} schickte den Schatten weg',
      turn: '{hero} rückte auf dem Stein zur Seite',
      result: 'der Schatten setzte sich dazu',
    },
    beginner: {
      gate: `
        @spot {Spot.at} war ein kleiner Schatten. Er gehörte zu [keinem|niemand].
        / Ein kleiner Schatten stand {spot.at}, [ganz allein|und sonst keiner].
        Er hielt {thing.akk} im Arm und [lief fort|sprang zurück].
        / Im Arm hielt er {thing.akk}. Husch, war er [fort|um die Ecke].
        + Kam man näher, war er weg. Ging man weg, kam er [nach|hinterher].
        + „Hallo“, rief {hero}. Der Schatten [zuckte|wurde ganz dünn].
        + Er war grau und weich, wie der Fleck [von einer Katze|unter dem Bett].
        + Hinter jedem Stein sah er einmal hervor. Es gab viele Steine.
        + „Wem gehörst du?“, fragte {friend}. Er [sagte nichts|zog den Kopf ein].
        + Er hatte kein Gesicht, aber [er sah traurig aus|man sah ihm alles an].
        + Einmal winkte er. Da winkte {hero} auch, und er erschrak.
      `,
      wrong: `
        „Wir sind schon zwei“, sagte {friend}. „Zwei ist [genug|eine gute Zahl].“
        / „Was will der denn?“, fragte {friend} und [rückte näher|machte sich breit].
        @wrong „Husch“, rief {friend} und schickte den Schatten weg. Mit ihm war {thing} [fort|auch weg].
        / „Geh weg, hier ist [voll|besetzt]“, rief {friend}. Da ging der Schatten, mit {thing.dat}.
        + „Ich war zuerst da“, sagte {friend}. „Fast zuerst.“
        + Der Schatten wurde klein wie ein [Knopf|Tropfen]. Dann war er um die Ecke.
        + „Dreimal husch“, rief {friend}. Einmal hätte gereicht.
        + Auf dem Stein war Platz. {Friend} [setzte sich quer|legte sich lang hin].
        + „Er hat nicht mal Bitte gesagt“, sagte {friend}. Aber er hatte ja gar nichts gesagt.
        + Es war nicht nett. {Friend} [wusste es|ahnte es] auch.
      `,
      doubt: `
        Da war es still. Man hörte, dass einer [fehlte|nicht da war].
        / {Friend} saß nun breit da. [Froh|Schön] war das nicht.
        + „Jetzt ist es gemütlich“, sagte {friend}. Es klang nicht so.
        + Von weit her sah ein Stück Grau zu ihnen hin.
        + {Hero} dachte an eine Bank, auf der keiner rückt.
        + Ohne den Schatten gab es auch {thing.akk} nicht.
        + Zu zweit kann es ganz schön leer sein.
        + „Er kann ja woanders sitzen“, sagte {friend}. Aber wo? Da war niemand.
        + Irgendwo [schniefte|seufzte] es. Schatten tun das sehr leise.
      `,
      turn: `
        {Hero} saß auf dem Stein und dachte nach. Der Stein war [ja breit|lang genug].
        / „Der Stein ist doch [groß|lang]“, sagte {hero}. {Friend} sah weg.
        @turn Dann rückte {hero} zur Seite und klopfte [sacht|leise] auf den Stein.
        / {Hero} rückte ein Stück. Jetzt war auf dem Stein Platz für [drei|noch wen].
        + „Hier ist noch Platz“, sagte {hero} [ins Leere|in die Luft]. Und dann: nichts mehr.
        + {Friend} musste auch rücken. Das war [das Schwerste|schwer].
        + „Noch ein Stück“, sagte {hero}. „Noch eins?“, fragte {friend}. „Noch eins.“
        + Die freie Stelle war noch warm. Das war gut so.
        + Nicht hinsehen, nicht rufen. Nur [sitzen|warten], und der Platz bleibt frei.
        + „Und wenn er gar nicht will?“ „Dann bleibt es eben frei“, sagte {hero}.
        + {Friend} zog den Bauch ein. So ging es.
      `,
      works: `
        Erst kam ein Zipfel. Dann kam [mehr Zipfel|ein Ohr, grau und rund].
        / Lange kam nichts. Dann kam [etwas Graues|es auf leisen Sohlen].
        @result Und der Schatten setzte sich dazu, [ganz an den Rand|erst halb, dann ganz]. Er legte {thing.akk} in die Mitte.
        / Der Schatten kam und setzte sich [leise|vorsichtig] dazu. „Hier“, sagte er und gab ihnen {thing.akk}.
        + „Ich wollte nur dabei sein“, sagte er. Es war ein [Flüstern|ganz leiser Satz].
        + Zu dritt war es wärmer. {Friend} merkte es [zuerst|auch].
        + „Du bist ja ganz weich“, sagte {friend}. „Rutsch ruhig ran.“
        + Er hatte {thing.akk} nur [gehütet|behalten], damit mal einer kommt.
        + Sie spielten Wer-ist-am-stillsten. Er gewann jedes Mal.
        + „Wie heißt du?“ Er hatte keinen Namen. Da bekam er [drei|zwei].
        + Nun hatte {hero} zwei Schatten. Das hat nicht [jeder|ein jeder].
      `,
      lesson: `
        [Für einen mehr|Für noch einen] ist fast immer Platz. Man muss nur rücken.
        / „Drei ist eine [viel bessere|noch bessere] Zahl“, sagte {friend}.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} huschte ein kleiner Schatten umher, der [niemandem|gar keinem] gehörte.
        / Da war ein Schatten {spot.at}, aber niemand, [der ihn warf|dem er gehörte].
        Er drückte {thing.akk} an sich, und wer näher kam, [kam zu spät|sah ihn nicht mehr].
        + Ging man auf ihn zu, war er fort. Ging man weg, kam er heimlich mit.
        + Er war so schüchtern, dass er sogar vor seinem eigenen Rascheln [davonlief|erschrak].
        + „Wir tun dir nichts“, rief {hero}. Da versteckte er sich hinter einem Halm.
        + Einmal hob er die Hand wie zum Winken. Dann kratzte er sich schnell.
        + Er hatte kein Gesicht, nur Grau. Und doch sah er einsam aus.
        + „Der hat etwas, was uns fehlt“, stellte {friend} fest. „Und umgekehrt vielleicht“, sagte {hero}.
        + Er machte alles nach, was sie taten, nur [kleiner|drei Schritte weiter weg].
      `,
      wrong: `
        „Wir sind zu zweit, und das genügt vollkommen“, erklärte {friend} [schnippisch|energisch].
        / Da rückte {friend} näher an {hero.akk} heran, [anhänglich wie ein Pflaster|dichter als dicht].
        @wrong Und anschließend schickte {friend} den Schatten weg: „Verschwinde! [Besetzt|Alles belegt]!“
        / „Wir sind [vollzählig|genug]“, sagte {friend} und schickte den Schatten weg.
        + Vor Schreck wurde er fadendünn und rutschte in eine Ritze. {Thing} rutschte mit.
        + „Auf dem Stein ist kein Platz“, erklärte {friend} und legte sich zum Beweis quer.
        + Gemeint war wohl eher, dass neben {hero.dat} kein Platz war.
        + „Wenn jeder Schatten daherkommen könnte“, brummte {friend}, „hätten wir hier bald [Nacht|nur noch Schatten].“
        + Es kam kein Widerwort. Das machte es [irgendwie|auch nicht] schlimmer.
        + Schon beim letzten „Husch“ klang {friend} nicht mehr ganz so sicher.
      `,
      doubt: `
        Nun saßen sie allein auf dem breiten Stein, und es war [merkwürdig kalt|kein bisschen gemütlicher].
        / Jetzt hatten sie viel Platz, und [niemand|keiner] wusste, wohin damit.
        + Man konnte deutlich hören, dass da jemand fehlte, obwohl er vorher auch nichts gesagt hatte.
        + Weit hinten guckte eine graue Ecke hinter einem Stein hervor und verschwand wieder.
        + „Du bist doch mit mir hier“, sagte {friend} leise, „und nicht mit so einem.“
        + {Hero} kannte das Gefühl, am Rand zu stehen und so zu tun, als ob man sowieso gerade gehen wollte.
        + Wenn er jetzt weglief, war {thing} für immer [mit ihm fort|weg].
        + {Friend} malte mit dem Fuß Kreise in den Staub. Es waren traurige Kreise.
      `,
      turn: `
        {Hero} maß mit den Augen, wie lang der Stein war, und [überlegte eine Weile|schwieg dabei].
        / „Eigentlich“, sagte {hero} nach einer Weile, „ist auf dem Stein [noch viel Platz|Platz für drei].“
        @turn Dann rückte {hero} zur Seite, klopfte neben sich und [schaute woandershin|sagte weiter nichts].
        / {Hero} rückte zur Seite, [so weit der Stein es zuließ|bis an die Kante], und ließ den Platz [einfach frei|warm werden].
        + Nun musste auch {friend} rücken, und das ging nur zentimeterweise und mit viel Geseufze.
        + „Bin ich dann noch die Nummer eins?“, fragte {friend}. „Wir zählen nicht“, sagte {hero}.
        + Den frei gewordenen Platz ließen sie einfach frei, und das ist schwieriger, als es klingt.
        + Rufen hätte ihn verscheucht, also summten sie bloß ein wenig vor sich hin.
        + Es war nur eine Handbreit Stein, aber sie war noch warm.
        + {Friend} hielt den Bauch ein, um keinen Platz zu verschwenden.
      `,
      works: `
        Nach einer Weile lag [eine graue Zehe|ein grauer Zipfel] auf dem Stein.
        / Niemand sah hin, aber der Stein wurde [sacht|langsam] dunkler.
        @result Der Schatten setzte sich dazu, [erst auf die Kante|halb und auf Probe], und legte {thing.akk} hin.
        / Auf einmal saß der Schatten [bei ihnen|mit auf dem Stein] und schob [schüchtern|ohne ein Wort] {thing.akk} herüber.
        + „Ich wollte bloß auch zu jemandem gehören“, flüsterte er, „wenigstens bis zum Schlafengehen.“
        + „Na ja“, sagte {friend}, „ein bisschen Schatten [kann man brauchen|ist gesund].“
        + Mit etwas im Arm, erklärte er, ist man weniger allein.
        + Dann spielten sie Nachmachen. Darin war er natürlich [unschlagbar|der Meister].
        + Zu dritt saß es sich besser. In der Mitte wurde man auf beiden Seiten warm.
        + Einen Namen hatte er nicht. Nun stritten sie, wer ihm einen geben durfte.
      `,
      lesson: `
        Freundschaft wird keineswegs dünner, wenn man [zusammenrückt|sie teilt], sondern höchstens [breiter|länger].
        / Neben {hero.dat} war {friend} kein bisschen kleiner geworden, [nur wärmer|bloß nicht mehr so einsam].
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} trieb sich ein Schatten herum, der [allem Anschein nach|soweit man sah] niemandem gehörte.
        / Ein herrenloser Schatten lehnte {spot.at} und [tat beschäftigt|pfiff tonlos].
        Er presste {thing.akk} an sich und war, [sobald man blinzelte|im Nu], woanders.
        + Wie manche Katzen hielt er stets denselben Abstand: Wer drei Schritte vorging, [verlor|trieb] ihn um drei Schritte zurück.
        + Schatten haben kein Gesicht, doch an der Art, wie dieser die Schultern hängen ließ, war [alles|das Wesentliche] abzulesen.
        + Einmal schien er winken zu wollen, besann sich aber und tat, als hätte er [sich nur am Ohr gekratzt|eine Mücke vertrieben].
        + {Hero} blieb stehen, worauf auch er stehen blieb, hob einen Fuß, worauf er einen hob, und das war immerhin ein Anfang.
        + „Ausgesprochen unhöflich“, bemerkte {friend}, „ohne Besitzer vor die Tür zu gehen.“
      `,
      wrong: `
        {Friend} aber hatte [hier|bisher] nur zwei Plätze gezählt und wollte beide verteidigen.
        / Manche Höflichkeit besteht aus lauter Ellbogen, und [in der übte sich|die beherrschte] {friend}.
        @wrong Man sei [vollzählig|komplett], erklärte {friend} und schickte den Schatten [kühl|freundlich] weg.
        + Der schrumpfte auf die Größe eines Tintenkleckses, sickerte in eine Fuge und nahm alles mit, was er im Arm hielt.
        + Um keinen Zweifel zu lassen, legte sich {friend} der Länge nach auf den Stein und behauptete, er sei [ohnehin recht schmal|für zwei schon knapp].
        + „Gegen Schatten habe ich ja nichts“, versicherte {friend}, „ich habe nur schon {hero.akk}.“
        + Ein Widerspruch kam nicht, und gerade das machte die Sache im Nachhinein so [unbehaglich|peinlich].
      `,
      doubt: `
        Daraufhin hatten sie zwar Platz im Überfluss, aber er wollte ihnen [nicht recht|so gar nicht] gemütlich werden.
        / Eine gewisse Kühle machte sich breit, genau dort, wo [eben noch einer|vorhin jemand] hätte sitzen können.
        + Es ist sonderbar, wie laut jemand fehlen kann, der vorher keinen Ton gesagt hat.
        + {Hero} dachte an Spielplätze, an Bänke mit lauter Jacken darauf und an das Gefühl, gerade zufällig woandershin zu wollen.
        + Mit dem Schatten war auch {thing} verschwunden, und keine Karte der Welt verzeichnet, [wohin Schatten gehen|wo Schatten wohnen].
        + „Ich dachte nur“, sagte {friend} nach einer langen Pause, ohne zu verraten, was.
      `,
      turn: `
        {Hero} betrachtete den Stein, der ja nicht geschrumpft war, nur weil [jemand quer darauf lag|einer das behauptete].
        / Ein Gedanke kam, so schlicht, dass {hero} ihn [zweimal|gleich doppelt] dachte.
        @turn Dann rückte {hero} auf dem Stein zur Seite, klopfte daneben und [sah weg|sah nicht hin].
        / Wortlos rückte {hero} zur Seite, bis der Stein [Platz für drei bot|auffallend einladend aussah].
        + Das verlangte freilich, dass auch {friend} rückte, und es geschah unter Seufzern, die für einen Umzug gereicht hätten.
        + Freilassen ist eine Kunst, denn so ein leerer Platz zieht Ellbogen, Taschen und Bedenken geradezu an.
        + Nicht zu rufen, nicht einmal hinüberzuschielen, kostete mehr Kraft als [der ganze Weg hierher|jeder Anstieg].
        + „Und wenn du ihn dann lieber hast als mich?“, fragte {friend} die eigenen Füße, und {hero} antwortete, so werde hier nicht gerechnet.
      `,
      works: `
        Zuerst wurde bloß die Luft neben ihnen [etwas|eine Spur] grauer.
        / Lange kam nichts, danach ein Zipfel, und zuletzt, auf Zehenspitzen, [der übrige Rest|alles andere].
        @result Der Schatten setzte sich [zaghaft|vorsichtig] dazu und legte {thing.akk} in ihre Mitte.
        / Unmerklich nahm der Schatten Platz und überreichte [ihnen|errötend] {thing.akk}.
        + Er habe gut darauf aufgepasst, flüsterte er, weil man mit etwas im Arm nicht ganz so unbegleitet aussehe.
        + {Friend} hüstelte, rückte unaufgefordert noch ein Stück und gab zu, dass es zu dritt [weniger zog|eindeutig windstiller war].
        + Im Nachmachen, stellte sich heraus, war er unerreicht, vor allem wenn {friend} versuchte, würdevoll zu gucken.
        + Er besaß keinen Namen und bekam deshalb gleich zwei, von jeder Seite einen, und trug sie beide mit Stolz.
      `,
      lesson: `
        Freundschaft ist [kein Kuchen|keine Torte]: Wer einen Platz mehr deckt, behält nicht weniger.
        / So ein Stein, das lernte {friend}, wird umso breiter, je [öfter|bereitwilliger] man rückt.
      `,
    },
  },
  Courage: {
    titles: `
      {hero} und das Loch, das knurrte
      Knie aus Pudding
      Wer schnarcht denn da?
      Ein Schritt, und noch einer
      Draußen Wache halten
    `,
    refrains: [
      {
        first: 'Ein Schritt, noch ein Schritt, mein Herz klopft, mein Knie geht mit.',
        changed: 'Ein Schritt, noch ein Schritt, nach Haus, und der Mond kommt mit.',
      },
      {
        first: 'Dunkles Loch, ich fürcht mich noch, aber sieh, ich komme doch.',
        changed: 'Dunkle Nacht, ich fürcht mich kaum, komm, wir teilen einen Traum.',
      },
      {
        first: 'Erst den Fuß und dann den Rest | und die Angst, die halt ich fest.',
        changed: 'Erst den Fuß und dann den Rest | und die Decke halt ich fest.',
      },
    ],
    facts: {
      wrong: '{friend} prahlte und blieb dann draußen',
      turn: '{hero} ging mit Angst, aber Schritt für Schritt hinein',
      result: 'im Loch schnarchte nur ein Siebenschläfer',
    },
    beginner: {
      gate: `
        @spot {Spot.at} war ein Loch. Es war [schwarz|schwarz wie Tinte] und tief.
        / Da war ein Loch {spot.at}, [dunkel|schwarz] wie ein Stiefel.
        Und in dem Loch [knurrte|grollte] etwas. Grrr, machte es, grrr!
        / Aus dem Loch kam ein [Knurren|langes Knurren]. Dann kam noch eins.
        + Es roch nach Keller. Es roch auch [ein bisschen|etwas] nach Zahn.
        + „Vielleicht ist es nur der Wind“, sagte {friend}. Der Wind hat aber keine Zähne.
        + Und {thing}? Ganz klar: [da drin|in dem Loch].
        + Vor dem Loch stand ein Schild: „Bitte leise.“ Wer hatte das gemalt?
        + {Hero} warf einen Stein hinein. Plink, plink, plink, plumps. Grrr!
        + Es knurrte laut. Dann knurrte es leise. Das war [nicht besser|noch schlimmer].
        + Ein Käfer kam heraus, sehr schnell. Er sagte [nichts|kein Wort].
      `,
      wrong: `
        „Pah“, sagte {friend}. „Ich habe schon [zehn|ganz andere] Löcher besiegt!“
        / „Angst? Ich?“, rief {friend}. „Ich esse [Löcher zum Tee|Knurren mit Senf].“
        @wrong So prahlte {friend}. Dann kam ein Knurren, und {friend} blieb [lieber draußen|doch draußen].
        / „Ich geh da rein“, prahlte {friend}. Es knurrte. „Ich [wache|bleibe] hier draußen.“
        + „Einer muss ja Wache halten“, sagte {friend} mit [zwei geschlossenen Augen|den Augen zu].
        + „Nach dir“, sagte {friend}. „Nein, nach dir. Ich bin höflich.“
        + Auf einmal tat {friend.dat} [ein Zeh|das linke Ohr] weh. So ein Pech.
        + Von hinten sah man, wie {friend} zitterte. Von vorn auch.
        + „Ich bewache das Draußen“, sagte {friend}. „Das Draußen ist auch wichtig.“
        + Grrr, machte das Loch. Schon saß {friend} [auf einem Baum|hinter {hero.dat}].
      `,
      doubt: `
        {Hero} stand vor dem Loch. Die Knie waren [aus Pudding|weich wie Brei].
        / Nun stand {hero} [da|ganz allein da], und das Herz machte bumm.
        + Man konnte noch umkehren. Keiner hätte [gelacht|etwas gesagt].
        + Wie groß war das, was da knurrte? So groß wie ein [Bus|Haus]?
        + Zu Hause im Bett war es jetzt warm. Da knurrte [nichts|nur die Heizung].
        + Der Bauch fühlte sich an wie voll mit Fröschen.
        + „Ich bin noch da“, rief {friend} von weit weg.
        + Ein Fuß wollte vor. Der andere wollte [heim|ins Bett].
        + Das Loch sah {hero.akk} an. Löcher können das.
      `,
      turn: `
        „Ich habe Angst“, sagte {hero} laut. Da war sie [kleiner|schon kleiner].
        / Angst darf [mit|mitkommen], dachte {hero}. Sie muss nur hinten gehen.
        @turn Mit der Angst ging {hero} hinein, Schritt für Schritt[|, ganz langsam].
        / {Hero} hatte Angst und ging hinein. Ein Schritt, noch [ein Schritt|einer].
        + Ein Schritt war wie ein Berg. Der zweite war wie ein [Hügel|Stuhl].
        + Die Wand war kalt und nass. Aber sie war da, und das half.
        + „Hallo“, rief {hero} ins Dunkel. „Ich bin es nur.“
        + Bei Schritt fünf war es ganz schwarz. Bei Schritt sechs [auch|ging es].
        + „Eins, zwei, drei“, zählte {hero}. Bei drei fing man neu an.
        + Es knurrte ganz nah. {Hero} blieb stehen, schluckte und [ging weiter|ging].
        + „Bist du noch da?“, rief {friend}. „Ich gehe noch“, rief {hero}.
      `,
      works: `
        Da stand ein Topf. In dem Topf lag etwas [Kleines|Rundes] mit Schwanz.
        / Am Ende war ein [Topf|alter Topf]. Aus dem Topf hing ein Schwanz.
        @result Es war nur ein Siebenschläfer, und er schnarchte. Grrr! Sein [Kissen|Kopfkissen] war {thing}.
        / Wer knurrte da? Ein Siebenschläfer. Er schnarchte, den Kopf auf {thing.dat}.
        + „Ist schon Mai?“, fragte er. „Nein“, sagte {hero}. „Gut“, sagte er.
        + Er war nicht größer als eine [Birne|Semmel]. Sein Knurren schon.
        + {Hero} gab ihm ein Bett aus Laub. Das war viel [weicher|besser].
        + „Nimm es ruhig“, murmelte er. „Es hat mich am Ohr gedrückt.“
        + Draußen rief {friend}: „Hast du es besiegt?“ „Zugedeckt“, rief {hero}.
        + Dann kam {friend} doch noch nach, einen Schritt und noch einen.
        + Er schlief weiter, noch ehe sie Gute Nacht gesagt hatten.
      `,
      lesson: `
        Mut hat weiche Knie und geht [trotzdem|doch].
        / „Hattest du keine Angst?“, fragte {friend}. „[Doch|Klar]“, sagte {hero}. „Ich nahm sie mit.“
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} gähnte ein Loch, so schwarz wie [verschüttete Tinte|drei Nächte].
        / Was sie {spot.at} fanden, war ein [Loch|großes Loch], und zwar ein finsteres.
        Aus der Tiefe kam ein [langes|hohles] Knurren, und dann ein Schnauben.
        + Irgendwo da drin lag {thing}, das stand leider fest.
        + Auf einem Schild daneben stand „Bitte nicht stören“, in zittriger Schrift.
        + {Hero} ließ einen Kiesel hineinfallen und zählte, und bei sieben knurrte es [beleidigt|zurück].
        + Ein Käfer mit Rucksack kam herausgerannt und grüßte nicht einmal.
        + Wer lange hinsah, dem schien das Loch ein kleines Stück näher zu kommen.
        + „Es klingt hungrig“, sagte {friend}. „Oder erkältet“, sagte {hero} ohne viel Hoffnung.
        + Ein kalter Hauch strich heraus, der nach alten Socken und Haselnuss roch.
      `,
      wrong: `
        „Löcher“, sagte {friend} wegwerfend, „habe ich schon [zum Frühstück gehabt|dutzendweise besiegt].“
        / {Friend} lachte und erzählte von [drei Drachen|einem Ungeheuer].
        @wrong So prahlte {friend}, bis es wieder knurrte, und blieb danach [lieber draußen|dann doch draußen].
        / {Friend} prahlte noch, da knurrte es, und nun bewachte {friend} [den Eingang|von außen].
        + „Jemand muss den Rücken freihalten“, erklärte {friend} mit fest geschlossenen Augen.
        + „Ich würde ja“, hieß es, „aber ich habe heute meine [dünnen Ohren|guten Füße] an.“
        + Vorsichtshalber bewachte {friend} einen Stein, der ziemlich weit weg lag.
        + „Nur zu“, rief {friend}, „ich komme sofort. Oder nächste Woche.“
        + Beim dritten Knurren zählte {friend} laut {friend:seine/ihre/seine} Heldentaten auf und kam bis null.
        + Von den besiegten Löchern blieb ein einziges. Es war [ein Mauseloch|in einem Käse] gewesen.
        + Sogar der eigene Schatten wirkte auf {friend.akk} plötzlich verdächtig.
      `,
      doubt: `
        Mutterseelenallein stand {hero} nun am Rand, mit Knien [aus Himbeerpudding|so weich wie Grießbrei].
        / Die Dunkelheit war ungeheuer groß, und {hero} fühlte sich davor [wie ein Kuchenkrümel|winzig].
        + Das Herz klopfte so laut, dass man es im Loch bestimmt hören konnte.
        + Umkehren wäre leicht gewesen, denn der Weg zurück war hell und ging bergab.
        + Im Kopf bekam das Knurren Zähne, dann Hörner und zuletzt auch noch einen Schwanz.
        + Tapfere Leute, dachte {hero}, haben bestimmt ganz andere Bäuche.
        + „Niemand verlangt das von dir“, rief {friend} von hinten, und das war [lieb|leider keine Hilfe].
        + Irgendwer wartete auf {thing.akk}, und das ließ sich nicht wegdenken.
        + Die Füße standen da und warteten höflich auf eine Anweisung.
      `,
      turn: `
        „Ich habe Angst“, erklärte {hero} laut. Ausgesprochen wurde sie augenblicklich [kleiner|leichter].
        / Vielleicht muss die Angst nicht verschwinden, überlegte {hero}, vielleicht kommt sie [einfach|eben] mit.
        @turn So ging {hero} mitsamt der Angst hinein, [vorsichtig|langsam], Schritt für Schritt.
        / Die Angst kam mit, aber {hero} ging hinein, einen Schritt [und noch einen|nach dem anderen].
        + Für den ersten Schritt brauchte es drei Anläufe, für den zweiten nur noch zwei.
        + Nach fünf Schritten war das Licht fort. Die Wand aber war da, kühl und treu.
        + „Guten Abend“, sagte {hero} in die Schwärze, denn Höflichkeit kann nie schaden.
        + Das Knurren wurde lauter. Die Füße gingen trotzdem weiter.
        + An das ganze Loch denken half nicht. An einen einzigen Schritt denken half.
        + „Siehst du schon was?“, rief {friend}. „Nein“, rief {hero}, „aber ich höre besser.“
      `,
      works: `
        Ganz hinten stand ein Topf, und daraus hing [ein Schwanz|ein Schwänzchen].
        / Dort, wo das Ungeheuer sein musste, stand nur ein [Topf|Kochtopf] mit schiefem Deckel.
        @result Darin lag nur ein Siebenschläfer, der schnarchte, und sein [Kissen|Kopfkissen] war {thing}.
        / Es war Schnarchen: [Hinten|Da] schlief ein Siebenschläfer, den Kopf auf {thing.dat}.
        + „Ist schon Frühling?“, fragte er schläfrig. „Noch lange nicht“, sagte {hero}.
        + Er war kaum größer als eine Birne. Nur sein Knurren war groß.
        + Im Tausch bekam er ein Büschel Laub. Da wurde das Knurren ein Schnurren.
        + „Man liegt darauf sowieso wie auf einer Gabel“, murmelte er und schob {thing.akk} von sich.
        + Da stand auf einmal {friend} neben {hero.dat}, zitternd, aber da.
        + „Ich habe die Augen erst hier drinnen zugemacht“, sagte {friend} mit Stolz.
        + Zum Abschied deckten sie ihn zu. Er dankte mit einem sehr langen Grrr.
      `,
      lesson: `
        Sich zu fürchten und trotzdem weiterzugehen, [das nennt man Mut|genau das ist Mut].
        / „Ich hatte gar keine Angst“, sagte {friend}. „Ich schon“, sagte {hero}. „[Sie kam mit|Sie durfte mit].“
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} tat sich ein Loch auf, in dem wohl die Nächte [der nächsten Woche|eines Monats] lagerten.
        / Jemand hatte {spot.at} ein Loch vergessen, und zwar ein sehr [schwarzes|tiefes].
        Aus der Tiefe drang ein Knurren, das [ausgiebig|hörbar] Atem holte und weitermachte.
        + Unglücklicherweise sprach alles dafür, dass {thing} sich nicht davor, sondern ganz hinten darin befand.
        + Ein Schild bat in zittriger Handschrift darum, nicht gestört zu werden, und ließ offen, wer sich das [erbat|gewünscht hatte].
        + Ein Käfer mit kleinem Koffer eilte heraus, grüßte hastig und sah nicht aus, als käme er wieder.
        + {Hero} warf einen Kiesel hinein, man zählte bis sieben, und dann knurrte es, als habe der Kiesel jemanden am Kopf getroffen.
        + Je länger man hineinsah, desto deutlicher wurde der Eindruck, das Loch sehe zurück.
        + Ein Luftzug strich heraus, der nach Keller, Haselnuss und schlechten Träumen roch.
      `,
      wrong: `
        {Friend} hatte, wie es schien, mit Löchern [große Erfahrung|viel Erfahrung].
        / „Derlei Löcher“, sprach {friend}, „erledige ich [vor dem Frühstück|nebenbei].“
        @wrong Noch prahlte {friend}, da knurrte es, und {friend} blieb [lieber|gern] draußen.
        / Mitten ins Prahlen knurrte es, und {friend} blieb [vorsorglich|plötzlich gern] draußen.
        + „Einer muss schließlich das Tageslicht bewachen“, hieß es, und das war umso ehrenvoller, als es schon [dämmerte|dunkel wurde].
        + Die Zahl der bezwungenen Ungeheuer sank von zwölf auf vier, und eines davon war bei Lichte besehen ein Sofa.
        + Zum Wachehalten, so {friend}, brauche man die Augen gar nicht, weshalb sie getrost geschlossen bleiben konnten.
        + Mit jedem Grollen wuchs der Abstand zum Loch um einige Meter, [rein zufällig|angeblich wegen der Aussicht].
        + „Ich rufe, falls von hinten etwas kommt“, versprach {friend} und stellte sich so, dass von hinten nichts kommen konnte.
      `,
      doubt: `
        So blieb {hero} mit dem Dunkel allein, auf Knien, die aus [nichts als Pudding|reinem Grießbrei] zu bestehen schienen.
        / Zwischen {hero.dat} und dem Loch lagen nur drei Schritte, und keiner davon [war zu machen|sah gangbar aus].
        + In Gedanken bekam das Knurren erst Zähne, dann Hörner und schließlich eine ganze Familie, die ebenfalls Hunger hatte.
        + Der Rückweg dagegen war hell, führte bergab und machte überhaupt einen sehr vernünftigen Eindruck.
        + Mutige Leute, so stellt man es sich gern vor, spüren in solchen Augenblicken nichts, aber [gefragt hat sie niemand|das ist ein Gerücht].
        + Irgendwo wartete jemand auf {thing.akk} und wusste nicht, dass es an drei Schritten hing.
      `,
      turn: `
        „Ich fürchte mich“, erklärte {hero}, und augenblicklich wurde alles [kleiner|handlicher].
        / Man könnte die Angst, überlegte {hero}, eigentlich [einfach mitnehmen|als Gepäck mitnehmen].
        @turn So ging {hero} mit der Angst hinein, Schritt für Schritt, und [jeder wog schwer|keiner davon war leicht].
        / Die Angst [nahm {hero} mit|kam eben mit], hinein ging es dennoch, Schritt um Schritt.
        + Der erste kostete drei Anläufe, der zweite zwei, und vom fünften an gingen die Füße von selbst.
        + Als das letzte Licht zurückblieb, war da immerhin die Wand, feucht und uneben, aber von großer Verlässlichkeit.
        + Es empfahl sich, nicht an das Ganze zu denken, sondern nur an die nächste Handbreit Dunkelheit.
        + „Lebst du noch?“, rief {friend} von weitem, und {hero} rief zurück, man sei gerade dabei.
        + Einmal knurrte es so nah, dass die Haare sich aufstellten, sofern welche da waren, und trotzdem blieb es beim Vorwärts.
      `,
      works: `
        Was da hinten stand, war kein Ungeheuer, sondern ein Topf mit [Deckel|Sprung].
        / Das Grollen kam, wie sich zeigte, aus einem [bauchigen Topf|Kochtopf].
        @result Darin schnarchte nur ein Siebenschläfer, und als Kissen diente ihm [hochkant|ausgerechnet] {thing}.
        / Was da knurrte, war ein schnarchender Siebenschläfer, der sein Haupt auf {thing.akk} [gebettet|gelegt] hatte.
        + Er erkundigte sich, ohne die Augen zu öffnen, nach dem Frühling, erhielt eine abschlägige Auskunft und schien [erleichtert|nicht unzufrieden].
        + Aus einem so kleinen Tier kann nur deshalb ein so großer Lärm kommen, weil der Topf mitschnarcht.
        + Gegen ein Büschel trockener Blätter gab er sein Kissen gern her, von dem er ohnehin [einen steifen Hals|nur Albträume] bekam.
        + Plötzlich stand {friend} daneben, schlotternd und unaufgefordert, und so gab es an diesem Abend zwei Mutige.
        + Sie deckten den Schläfer zu, und was dann aus dem Topf kam, war mit etwas gutem Willen ein Danke.
      `,
      lesson: `
        Der Mut ist keineswegs das Gegenteil der Angst, sondern [ihr Reisebegleiter|geht mit ihr spazieren].
        / Wer ohne Angst losgeht, der geht bloß [spazieren|spazieren, mehr nicht]; mutig ist, wer sie mitnimmt.
      `,
    },
  },
  Patience: {
    titles: `
      {hero} und die Knospe, die nicht wollte
      Die Nacht, in der gewartet wurde
      Summ, summ, sacht
      Nicht ziehen!
    `,
    refrains: [
      {
        first: 'Summ, summ, leise, sacht, sacht, was wächst, das wächst bei Nacht.',
        changed: 'Summ, summ, leise, sacht, sacht, was schläft, das schläft heut Nacht.',
      },
      {
        first: 'Knospe, Knospe, lass dir Zeit, wer nicht zupft, der kommt auch weit.',
        changed: 'Augen, Augen, lasst euch Zeit, bis ins Bett ist es nicht weit.',
      },
      {
        first: 'Eile, Eile, geh nach Haus, was da will, kommt selber raus.',
        changed: 'Eile, Eile, du bist aus, und der Mond geht auch nach Haus.',
      },
    ],
    facts: {
      wrong: '{friend} zog an der Knospe',
      turn: '{hero} summte und wartete',
      result: 'die Knospe ging von selbst auf',
    },
    beginner: {
      gate: `
        @spot {Spot.at} war eine Knospe. Sie war fest [zu|zu wie eine Faust].
        / Eine Knospe wuchs {spot.at}, [dick und grün|so groß wie ein Ei].
        Ein Licht war [darin|ganz tief drin]. „Das ist {thing}“, sagte {hero}.
        / Durch das Grün [schien|schimmerte] ein Licht. Da drin war {thing}!
        + Sie tickte. Oder war es das [Herz|eigene Herz]?
        + Kein Spalt, kein Knopf und keine Klingel war zu sehen.
        + Eine Schnecke saß daneben. „Ich warte seit [Montag|dem Frühjahr]“, sagte sie.
        + Sie roch nach Regen und ein wenig nach Seife.
        + „Wann geht sie auf?“, fragte {hero}. „Wenn sie will“, sagte die Schnecke.
        + „Hallo, Knospe“, sagte {hero}. Die Knospe [dachte nach|sagte nichts].
        + Ihr Stiel war dünn wie ein Faden. Sie [nickte|wippte] ein wenig.
      `,
      wrong: `
        „Warten kann ich gut“, sagte {friend}. „So, [fertig|das war genug].“
        / „Das haben wir [gleich|sofort]“, rief {friend}. „Auf drei! Drei!“
        @wrong Und {friend} zog an der Knospe, [erst sacht, dann fest|vorn und hinten]. Schnapp, war sie noch fester zu.
        / {Friend} nahm die Knospe und zog. Da war sie zu wie eine [Faust|Nuss].
        + Plumps, saß {friend} auf dem Po. Die Knospe [saß fest|stand noch].
        + „Sie klemmt“, sagte {friend}. „Hat jemand Öl?“
        + Nun war sie hart wie eine Nuss. Und sie sah [beleidigt|gekränkt] aus.
        + „Ich habe eine ganze Minute gewartet“, sagte {friend}. „Fast.“
        + „Bitte nicht ziehen“, sagte die Schnecke. Es war schon [zu spät|passiert].
        + Da wurde das Licht im Grün ganz blass.
        + Beim Ziehen sang {friend} Hau-ruck. Das mögen [Knospen|die Kleinen] nicht.
      `,
      doubt: `
        Das Licht [wurde kleiner|war fast weg]. Die Knospe hatte wohl Angst.
        / Es war [still|ganz still]. Die Knospe hielt die Luft an.
        + „Und wenn sie nie aufgeht?“, fragte {friend}. Keiner wusste es.
        + Nie ist lang. Nie ist länger als [Mittagsschlaf|ein ganzer Winter].
        + Der Mond ging [eine Stufe|ein Stück] weiter und sah noch einmal hin.
        + Es ist schwer, nichts zu tun. Es juckt [überall|am ganzen Leib].
        + {Hero} wollte auch gern einmal ziehen. Nur ein ganz kleines bisschen.
        + „Sie kennt uns nicht“, sagte die Schnecke. „Lasst ihr [Zeit|doch Zeit].“
        + {Friend} zählte bis hundert. Bei vier war die Lust weg.
      `,
      turn: `
        {Hero} nahm {friend.akk} am Fuß und hielt ihn [fest|gut fest]. „[Nicht ziehen|Lass sie].“
        / „Setz dich“, sagte {hero} zu {friend.dat}. „[Ganz still|Hier, zu mir].“
        @turn Dann summte {hero} ganz leise und wartete. Und [wartete noch mehr|summte, und wartete].
        / {Hero} zog nicht. {Hero} summte und wartete, ein [ganzes|langes] Lied lang.
        + Summ, ging es, wie wenn es regnet. Summ, wie wenn es [schneit|schläft].
        + Nach dem ersten Lied kam nichts. Da kam eben das zweite.
        + „Jetzt?“, fragte {friend}. „Noch nicht“, sagte {hero}. „Jetzt?“ „[Psst|Noch nicht].“
        + Warten ist wie ein voller Becher. Man trägt ihn und geht [langsam|sacht].
        + Ein Arm schlief {hero.dat} ein. Er durfte [schlafen|das].
        + Bald summte auch die Schnecke, nur viel langsamer.
        + Es wollte ein Gähnen kommen. Auch das durfte sein.
      `,
      works: `
        Beim dritten Lied machte es pff. Ein Blatt [ging zur Seite|rollte sich ein].
        / Da knackte es leise. „Oh“, [sagte|hauchte] die Schnecke.
        @result Die Knospe ging von selbst auf, [Blatt für Blatt|so langsam wie ein Auge]. In ihr lag {thing}.
        / Da ging die Knospe auf, ganz von selbst. [Pff|Sacht]! In ihr lag {thing}.
        + Keiner zog. Keiner sprach. Sogar {friend} [saß still|war still].
        + Sie roch nach Regen und nach [Morgen|Honig].
        + Das Licht kam heraus und setzte sich auf alle Nasen.
        + „Ich habe gewartet“, sagte {friend}. „Ich! Hast du das gesehen?“
        + {Hero} nahm {thing.akk} heraus, [ganz leicht|wie ein Küken].
        + „Das ging ja schnell“, sagte die Schnecke und ging heim.
        + In der Blüte saß noch eine Biene. Sie hatte [verschlafen|gut geschlafen].
      `,
      lesson: `
        Manches geht erst auf, wenn [keiner zieht|man es lässt].
        / „Warten ist gar nicht nichts“, sagte {friend}. „Es ist [viel|ganz viel].“
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} wuchs aus einem Spalt eine Knospe, die war [zu wie eine Faust|so groß wie ein Gänseei].
        / Auf einem dünnen Stiel schaukelte {spot.at} eine [grüne|dicke grüne] Knospe.
        Ein Schimmer drang durch die Blätter, denn [tief im Innern|darin] lag {thing}.
        + Man sah keine Naht, keinen Knopf und nirgends ein Schild mit „Bitte läuten“.
        + Daneben saß eine Schnecke auf einem Klappstuhl und hatte [Proviant|eine Decke] dabei.
        + „Sie geht auf, wenn ihr danach ist“, sagte die Schnecke, „und keinen Atemzug früher.“
        + {Hero} legte ein Ohr an das Grün und hörte es ticken, [ganz langsam|langsamer als jede Uhr].
        + Sie duftete schon ein wenig, aber nur wie ein Versprechen.
        + „Wie lange dauert so etwas?“, fragte {hero}. „Genau so lange“, sagte die Schnecke.
        + Im Mondlicht sah sie aus, als dächte sie über etwas nach.
      `,
      wrong: `
        „Ich bin die Geduld in Person“, erklärte {friend} und [zählte ungeduldig bis vier|gähnte].
        / {Friend} war anderer Meinung: „Was verschlossen ist, [muss man aufmachen|bekommt man auch auf].“
        @wrong Schon zog {friend} [mit Anlauf|munter] an der Knospe. Da wurde sie hart wie eine Nuss.
        / {Friend} zog an der Knospe, und sie schloss sich [beleidigt|noch fester].
        + Es gab einen Ruck. {Friend} saß auf dem Hosenboden, nur ohne Hose.
        + „Vielleicht muss man drehen.“ Gedreht wurde es aber nur schlimmer.
        + Das Licht im Innern zuckte zusammen wie jemand, der im Schlaf gestört wird.
        + „Mein Großvater“, sagte die Schnecke, „hat an den Radieschen gezogen.“
        + Auch gutes Zureden half nichts, jedenfalls nicht im Befehlston.
        + „Ich wollte ihr ja bloß helfen“, murmelte {friend}.
      `,
      doubt: `
        Der Schimmer war [beinahe erloschen|nur noch ein Pünktchen], und niemand sagte etwas.
        / Nun hatte die Knospe [Angst|sich ganz verschlossen], und daran war nichts mehr zu ändern.
        + Warten, merkte {hero}, fühlt sich zuerst an wie Ameisen in den Strümpfen.
        + „Was, wenn sie es sich für immer überlegt hat?“, flüsterte {friend}.
        + Der Mond rückte eine Handbreit weiter, und das war alles, was geschah.
        + Hinter ihnen lag ein weiter Weg, und vor ihnen lag [nichts als Geduld|bloß ein grünes Ei].
        + Auch {hero} juckte es, nur ein einziges Blatt ein ganz kleines Stück zu lüften.
        + „Ich sage ja nichts“, sagte die Schnecke und sagte tatsächlich nichts.
        + Man könnte umkehren und behaupten, es sei keiner zu Hause gewesen.
      `,
      turn: `
        Schweigend [griff|fasste] {hero} nach {friend.dat} und hielt ordentlich fest.
        / „Wir unternehmen jetzt etwas Schwieriges“, erklärte {hero}, „[überhaupt nichts|nämlich gar nichts].“
        @turn Dann summte {hero} vor sich hin und wartete, [drei Strophen lang|ohne hinzuschauen].
        / {Hero} setzte sich davor, summte [ein altes Lied|etwas Langsames] und wartete, [bis die Zeit selber müde wurde|ohne zu zupfen].
        + Es war ein Lied ohne Worte, so wie man ein Kind in den Schlaf wiegt.
        + Zweimal zuckte {friend} nach vorn. Zweimal wurde nichts daraus.
        + Warten war gar nicht Nichtstun. Es war, als trüge man eine volle Schüssel.
        + „Ist sie jetzt so weit?“, fragte {friend}. Zur Antwort kam die nächste Strophe.
        + Nach einer Weile summte die Schnecke mit, immer eine Zeile hinterher.
        + Je ruhiger es wurde, desto mehr traute sich das Licht wieder nach vorn.
      `,
      works: `
        Als niemand hinsah, seufzte es [leise|kaum hörbar], und ein Blättchen bewegte sich.
        / Mitten im dritten Lied knisterte es wie [Seidenpapier|Geschenkpapier].
        @result Die Knospe ging von selbst auf, Blatt [für|um] Blatt, und mittendrin lag {thing}.
        / Mit einem [Seufzer|leisen Knistern] öffnete sich die Knospe von selbst, und darin [wartete|lag] {thing}.
        + Es duftete auf einmal nach Regen auf [warmem Stein|trockener Erde].
        + {Friend} hatte die Luft angehalten. „Du darfst wieder atmen“, sagte {hero}.
        + In der Blüte lag eine Biene. Sie war wohl spät zu Bett gegangen.
        + „Ich habe gar nicht gezogen“, sagte {friend} staunend, „kein einziges letztes Mal.“
        + Behutsam hob {hero} {thing.akk} heraus. Die Blüte hielt ganz still.
        + „Hetzt doch nicht so“, sagte die Schnecke und klappte ihren Stuhl zusammen.
        + Das Licht lief den Stiel hinunter und machte den Boden ringsum hell.
      `,
      lesson: `
        Manche Dinge lassen sich nicht beschleunigen. Man kann ihnen höchstens [Zeit lassen|etwas vorsummen].
        / „Abzuwarten war das Schwierigste“, gestand {friend}, „[und das Schönste|aber es hat gewirkt].“
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} schaukelte eine Knospe, die offensichtlich ein [Geheimnis|großes Geheimnis] hatte.
        / Was {spot.at} aus einer Ritze wuchs, war eine [pralle|prächtige] Knospe.
        Ein Schimmern drang durch die Blätter, denn [mittendrin|im Inneren] steckte {thing}.
        + Nach Türen, Nähten oder Klingelzügen suchte man an ihr vergeblich, und ein Öffnungsdatum [trug|nannte] sie auch nicht.
        + Eine Schnecke, die es sich mit Decke und Klappstuhl bequem gemacht hatte, wartete nach eigenen Angaben seit dem Frühjahr.
        + „Sie blüht, wenn sie blüht“, erklärte sie, „und wer fragt, wann das ist, hat die Frage nicht verstanden.“
        + {Hero} horchte an dem kühlen Grün und vernahm ein Ticken, das so langsam ging, als müsse es sich jeden Schlag erst überlegen.
        + Im Mondlicht wirkte sie nachdenklich, und man hatte den Eindruck, [man störe|sie höre zu].
      `,
      wrong: `
        {Friend}, eher fürs Zupacken gemacht, wartete [eine halbe|beinahe eine] Minute.
        / „Geduld habe ich“, sprach {friend}, „aber [alles hat Grenzen|nicht auf Dauer].“
        @wrong Und {friend} zog an der Knospe, die sich nun schloss wie eine [gekränkte|harte] Faust.
        / Da zog {friend} [beherzt|aus Neugier] an der Knospe, die sich augenblicklich noch fester verschloss.
        + Es wurde gerüttelt, gedreht und schließlich sogar gekitzelt, doch was man auch tat, es machte sie nur härter.
        + Von der eigenen Kraft überrascht, saß {friend} plötzlich am Boden und blickte umher, als sei das [Absicht|so geplant] gewesen.
        + Die Schnecke erzählte ungefragt von einem Onkel, der sein Leben lang an Radieschen gezogen habe und nie satt geworden sei.
        + Zureden im Befehlston, das nächste Mittel, brachte den letzten Rest von Licht dazu, sich zu verkriechen.
        + „Ich wollte es ihr doch nur erleichtern“, hieß es kleinlaut, und das stimmte sogar ein wenig.
      `,
      doubt: `
        Vom Schimmer blieb nicht mehr als ein Pünktchen, so wie wenn jemand [die Bettdecke hochzieht|das Licht fast löscht].
        / Nun war das grüne Ding verschlossener denn je, und die Zeit [dehnte sich|ging auf Zehenspitzen].
        + Wer jemals Ameisen in den Strümpfen hatte, kennt das Gefühl, das {hero.akk} jetzt vom Fuß bis zum Scheitel überlief.
        + Der Mond rückte um eine Handbreit weiter, und mehr war an Handlung vorerst nicht zu haben.
        + Es flüsterte nämlich auch in {hero.dat}, ein einziges Blatt, nur so ein bisschen angehoben, könne gewiss nicht schaden.
        + „Und wenn sie sich auf immer besonnen hat?“, fragte {friend} mit einer Stimme, die sehr klein geworden war.
      `,
      turn: `
        Wortlos griff {hero} nach einem Fuß von {friend.dat} und gedachte ihn [nicht wieder herzugeben|fürs Erste zu behalten].
        / Dann eben, beschloss {hero}, tun wir das Allerschwerste, nämlich [gar nichts|einmal nichts], und das mit Sorgfalt.
        @turn Und {hero} summte, leise und ohne Eile, und wartete [mit dem ganzen Leib|Strophe um Strophe].
        / So begann {hero} zu summen und zu warten, was [eine Kunst|anstrengend] ist.
        + Zu warten, so zeigte sich, war keineswegs dasselbe wie nichts zu tun, sondern eher wie eine randvolle Schüssel zu tragen.
        + Zweimal streckte sich {friend} heimlich nach dem Stiel, und beide Male hielt die Hand am Fuß, was sie versprochen hatte.
        + Irgendwann fiel die Schnecke ein, stets um eine Zeile verspätet, sodass ein richtiger [Kanon|kleiner Kanon] daraus wurde.
        + Die Melodie hatte keinen Anfang und kein Ende, wie es sich für Lieder gehört, bei denen jemand einschlafen oder aufwachen soll.
        + Auf die Frage, ob es jetzt so weit sei, kam beharrlich dieselbe Antwort, nämlich die nächste Strophe.
      `,
      works: `
        In der dritten Strophe raschelte es, als [blättere|schlage] nebenan jemand eine Buchseite um.
        / Zu hören war lediglich ein leises Pff, wie wenn jemand im Schlaf [ausatmet|seufzt].
        @result Die Knospe ging von selbst auf, Blatt um Blatt, und [im Innersten|mittendrin] ruhte {thing}.
        / Unberührt [öffnete|entfaltete] sich die Knospe, ganz von selbst, und darin lag {thing}.
        + Ein Geruch nach Regen auf warmem Stein breitete sich aus, und sogar die Schnecke hob [die Fühler|beide Fühler].
        + {Friend} hatte vor lauter Nichtziehen das Atmen vergessen und holte beides, Luft und Staunen, in einem nach.
        + Zwischen den Staubfäden schlief eine Biene, die am Abend wohl den Feierabend verpasst hatte.
        + Ganz behutsam nahm {hero} {thing.akk} heraus, worauf die Blüte sich noch ein wenig weiter öffnete, wie erleichtert.
        + „Immer diese Hast“, sagte die Schnecke, faltete ihre Decke und machte sich auf den Weg, der bis Ostern dauern würde.
      `,
      lesson: `
        Manche Türen besitzen keine Klinke; [ihr Schlüssel heißt Geduld|man öffnet sie durch Dableiben].
        / Überhaupt nichts zu unternehmen, und zwar [gründlich|sorgfältig], ist manchmal die schwierigste Arbeit.
      `,
    },
  },
  Honesty: {
    titles: `
      {hero} und die Tür mit den vielen Schlössern
      Wer war das?
      Drei platte Primeln
      Die Kuh, der Wind und der Dienstag
      Heiße Ohren
    `,
    refrains: [
      {
        first: 'Klick und klack, ein Schloss, ein Sack, wer flunkert, schleppt ihn huckepack.',
        changed: 'Klick und klack, wir sind zurück, die Wahrheit war das leichte Stück.',
      },
      {
        first: 'Nicht der Wind und nicht die Kuh | ich war es, und was sagst du?',
        changed: 'Schlaf nun, Wind, und schlaf nun, Kuh | wer es sagt, der hat dann Ruh.',
      },
      {
        first: 'Sag es leise, sag es laut, wer es sagt, dem wird vertraut.',
        changed: 'Sag es leise, nicht mehr laut, schlaf nun gut in deiner Haut.',
      },
    ],
    facts: {
      wrong: '{friend} schob es auf den Wind',
      turn: '{hero} gab zu, auch auf die Blumen getreten zu sein',
      result: 'alle Schlösser sprangen auf',
    },
    beginner: {
      gate: `
        @spot {Spot.at} war eine alte Tür. Sie [sah streng aus|guckte streng].
        / Eine alte Tür stand {spot.at} und [guckte streng|runzelte sich].
        „Wer trat auf meine Blumen?“, fragte sie. {Thing} lag [hinter ihr|dahinter].
        / „Drei Primeln sind platt“, sagte sie. „[Wer war das|Wer]?“ Hinter ihr lag {thing}.
        + Ihr Griff war eine Nase. Sie [rümpfte sie|schnaufte].
        + Am Boden lagen drei gelbe Primeln. Sie lagen sehr flach.
        + „Ich frage nur [einmal|einmal nett]“, sagte die Tür. Dann fragte sie noch mal.
        + Ein Schloss hatte sie schon. Es war klein und blank.
        + {Hero} sah {friend.akk} an. {Friend} sah in die Luft.
        + „Ich habe sie selbst gegossen“, sagte sie, „mit der Nase.“
        + In dem Beet waren Spuren, große und kleine.
      `,
      wrong: `
        „Ich war es [nicht|ganz sicher nicht]“, sagte {friend} schnell.
        / {Friend} hustete. „Blumen? [Was für Blumen|Wo sind hier Blumen]?“
        @wrong „Das war der Wind“, sagte {friend}. Klack, hatte die Tür ein Schloss [mehr|zu viel].
        / „Ich nicht! Der Wind“, rief {friend}. Da hing [klick|klack] noch ein Schloss.
        + „Oder eine Kuh“, sagte {friend}. Klack! „Eine sehr leise Kuh.“ Klack!
        + „Oder der letzte Dienstag.“ Klack, klack. Das gab gleich zwei.
        + „Blumen liegen eben gern“, sagte {friend}. Da kam eine Kette [dazu|mit Glocke].
        + Bei jedem Schwindel wurde die Tür [schwerer|dicker]. Schon ächzte sie.
        + „Es kann auch ein Schaf mit Schuhen gewesen sein“, sagte {friend}.
        + Zum Schluss hing an der Tür mehr Schloss als Tür.
        + Die Nase der Tür zuckte. Sie [roch alles|roch die Lügen].
      `,
      doubt: `
        Nun war die Tür [ganz|sehr] zu. Sie war noch nie so zu gewesen.
        / Elf Schlösser hingen da, und [keines|kein einziges] lachte.
        + {Hero} hatte auch noch nichts gesagt. Das fühlte sich an wie ein Stein im Schuh.
        + Man kann auch lügen, ohne ein Wort zu sagen. Das geht so: Man schaut weg.
        + „Das [vergisst|vergisst sie] schon“, sagte {friend}. Die Tür vergaß nichts.
        + Eine Primel hob den Kopf ein wenig. Dann legte sie ihn wieder hin.
        + Der Bauch war auf einmal [schwer|ganz voll], ganz ohne Essen.
        + Es war so still, dass man die Schlösser rosten hörte.
        + {Friend} pfiff ein Lied. Es klang [schief|nicht gut].
      `,
      turn: `
        {Hero} sah auf die eigenen Füße. Da klebte [etwas Gelbes|ein gelbes Blatt].
        / An einem Fuß von {hero.dat} klebte [ein Blatt|Blüte], ganz gelb.
        @turn „Ich bin auch draufgetreten“, sagte {hero}. „Das tut mir [leid|sehr leid].“
        / „Das war auch ich“, sagte {hero}. Die Ohren wurden [heiß|rot]. „Es tut mir leid.“
        + Da wurden die Ohren heiß, so heiß wie [Tee|Toast].
        + Der Satz war kurz, aber er war schwer. Er ging kaum durch den Mund.
        + Erst kam nur Luft. Dann kam ein „Ich“. Dann kam der Rest.
        + Die Tür [sagte nichts|sah hin]. Das machte es nicht leichter.
        + „Mit dem linken Fuß“, sagte {hero}. „Und dann mit dem rechten.“
        + „Das musst du doch nicht sagen“, flüsterte {friend}. „Doch“, sagte {hero}.
        + Dann stellte {hero} die erste Primel wieder auf. Sie stand, fast.
      `,
      works: `
        Die Tür [atmete aus|seufzte tief]. Dann machte es kling.
        / „Na also“, sagte die Tür, und ihre Nase [wurde weich|lachte].
        @result Alle Schlösser sprangen auf, [kling, kling, kling|eins nach dem anderen]. Dahinter lag {thing}.
        / Kling! Da war kein Schloss mehr zu, alle sprangen auf. Da lag {thing}.
        + „Die Kuh war gelogen“, sagte {friend}. „Der Dienstag auch.“ Kling, kling!
        + Das letzte Schloss war klein. Es gehörte [{friend.dat}|zu dem Wind].
        + „Ich wusste es von Anfang an“, sagte die Tür. „Ich bin ja nicht aus Holz. Oder doch.“
        + Zusammen banden sie die Blumen an Stöckchen. Das sah [hübsch|lustig] aus.
        + Die Ohren wurden wieder kühl, erst das eine, dann das andere.
        + Leicht ging sie auf. So leicht war sie seit Jahren nicht.
      `,
      lesson: `
        Die Wahrheit macht heiße Ohren und [leichte|offene] Türen.
        / „Lügen sind schwer“, sagte {friend}. „Man muss sie ja alle [tragen|schleppen].“
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} stand eine alte Tür, die sie [von oben bis unten|sehr streng] ansah.
        / Mitten im Weg stand {spot.at} eine Tür mit [gerunzelter Stirn|strengem Blick].
        „Wer ist auf meine Blumen getreten?“, fragte sie. Hinter ihr [lag|schimmerte] {thing}.
        + Vor der Schwelle lagen drei Primeln, und zwar platt.
        + „Ich will es nur wissen“, sagte sie. „Ich beiße [selten|nicht sehr].“
        + Statt einer Klinke hatte sie eine Nase. Die zitterte vor Empörung.
        + Im weichen Beet sah man Abdrücke. Sie passten leider gut.
        + {Hero} und {friend} schauten beide gleichzeitig [in den Himmel|woandershin].
        + „Jeden Morgen gieße ich sie“, sagte die Tür, „mit dem eigenen Tauwasser.“
        + Ein einziges kleines Schloss hing an ihr. Noch war es eins.
        + Hinter dem Schlüsselloch roch es nach Wachs und altem Sommer.
      `,
      wrong: `
        „Blumen?“, fragte {friend}. „[Nie gehört|Welche Blumen denn]?“
        / Alle schwiegen, nur {friend} hatte [sofort|gleich] eine Antwort.
        @wrong „Das war der Wind“, sagte {friend}, und [klack|schnapp], da hing an der alten Tür ein zweites Schloss.
        / {Friend} zeigte [in die Luft|nach oben]: „Der Wind war es!“ Da bekam die Tür [klirrend|umgehend] ein Schloss mehr.
        + „Oder eine Kuh“, fuhr {friend} fort, „und zwar auf Zehenspitzen.“
        + Danach war es der letzte Dienstag gewesen, und das gab gleich drei Schlösser.
        + „Vielleicht waren die Blumen einfach müde.“ Darauf folgte eine Eisenkette.
        + Die Geschichten wurden länger, und die Tür wurde [schwerer|dicker].
        + Am Ende kam ein Zirkus darin vor. Die Tür brach fast aus den Angeln.
        + „Ich erfinde nichts“, sagte {friend}, und das größte Schloss schnappte zu.
        + Von dem vielen Eisen hing die Tür schon ganz schief im Rahmen.
      `,
      doubt: `
        Siebzehn Schlösser baumelten jetzt nebeneinander, und [keiner|niemand] sagte etwas.
        / Die Tür ächzte unter ihrer Belastung, und beinahe bekam man [Mitleid|ein bisschen Mitleid].
        + Auch {hero} hatte bisher nur geschwiegen, und Schweigen kann ebenfalls flunkern.
        + „Noch eine gute Ausrede“, flüsterte {friend}, „und sie glaubt uns.“
        + Im Bauch von {hero.dat} lag etwas wie ein kalter Kloß.
        + Eine der Primeln versuchte aufzustehen. Sie schaffte es bis zum ersten Blatt.
        + Man hätte weglaufen können. Aber der Kloß wäre mitgelaufen.
        + Es ist merkwürdig, wie laut ein kleiner gelber Fleck am Fuß sein kann.
      `,
      turn: `
        {Hero} schaute hinunter. An der Sohle klebte [etwas Gelbes|ein Blütenblatt].
        / Da war ein gelber Fleck am Fuß, und er gehörte [ohne Zweifel|leider] {hero.dat}.
        @turn „Ich bin auch draufgetreten“, sagte {hero}. „Es tut mir [leid|wirklich leid].“
        / Mit [heißen|glühenden] Ohren sagte {hero}: „Ich bin auch auf die Blumen getreten. Entschuldigung.“
        + Die Ohren wurden heiß, erst die Spitzen und dann der Rest.
        + Der Satz war winzig und wog so viel wie ein Amboss.
        + Dreimal setzte {hero} an, und beim vierten Mal war er draußen.
        + Die Tür sagte noch immer nichts, und das war das Schlimmste.
        + „Erst links, dann rechts“, fügte {hero} hinzu, weil es stimmte.
        + „Du hättest die Kuh nehmen können“, zischte {friend}. „Es gab keine Kuh“, sagte {hero}.
        + Dann kniete {hero} hin und richtete die erste Primel vorsichtig auf.
      `,
      works: `
        Die Tür atmete erleichtert auf, und ihre gerunzelte Stirn [glättete sich|wurde freundlicher].
        / „Endlich“, seufzte die Tür, „genau das [wollte ich hören|war alles].“
        @result Da sprangen alle Schlösser auf, [klirrend|eins ums andere], und auf der Matte lag {thing}.
        / Auf einmal sprangen alle Schlösser auf, [als hätten sie es satt|vom ersten bis zum letzten], und da lag {thing}.
        + „Es war kein Wind“, gab {friend} zu. „Und die Kuh kenne ich gar nicht.“
        + Bei jedem wahren Satz hüpfte noch ein Kettenglied auf den Boden.
        + „Ich wusste es längst“, sagte die Tür. „Ich wollte nur, dass es jemand sagt.“
        + Mit Stöckchen und Faden wurden die Primeln geschient wie kleine Beine.
        + Ohne das Eisen war sie so leicht, dass ein Atemzug sie öffnete.
        + Die Ohren kühlten ab, und der Kloß im Bauch war nicht mehr zu finden.
        + Aus den alten Schlössern machte sie sich später ein Glockenspiel.
      `,
      lesson: `
        Eine Ausrede [braucht immer noch eine|kommt nie allein]. Die Wahrheit geht auch allein.
        / „Wahr ist [anstrengend|kurz schlimm]“, sagte {friend}, „aber es wiegt weniger.“
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} trafen sie auf eine Tür, die [aussah wie gekränkter Adel|schwer gekränkt war].
        / Eine alte Tür erhob sich {spot.at} und musterte die Ankömmlinge [streng|kühl].
        „Wer trat auf meine Blumen?“, fragte sie, und {thing} [lag|wartete] hinter ihr.
        + Vor ihrer Schwelle waren drei Primeln zu sehen, die man in diesem Zustand auch [pressen|verschicken] könnte.
        + Die Klinke glich einer Nase und bebte, als habe sie [den Täter|die Ausreden] schon gewittert.
        + Das Beet zeigte Abdrücke von bestürzender Deutlichkeit, und nicht alle stammten von {friend.dat}.
        + „Ich urteile nicht“, sagte sie, „ich bin eine Tür und kenne lediglich zwei Zustände.“
        + {Hero} und {friend} entdeckten im selben Moment, wie fesselnd der Himmel an diesem Abend war.
        + Ein einzelnes Vorhängeschloss hing an ihr, klein und blank wie ein Punkt am Satzende.
      `,
      wrong: `
        {Friend} hatte eine Erklärung bereit, ehe die Tür [fertig gefragt|ausgeredet] hatte.
        / Das allgemeine Schweigen dauerte {friend.dat} [entschieden|allmählich] zu lange.
        @wrong „Der Wind“, sprach {friend}, „es war der Wind“, und [klack|schon] hing da ein zweites Schloss.
        / {Friend} beschuldigte [prompt|feierlich] den Wind, und ein Schloss kam hinzu.
        + Als Nächstes wurde eine Kuh beschuldigt, die auf Zehenspitzen gegangen sein sollte, und das brachte zwei weitere.
        + Selbst der vergangene Dienstag geriet unter Verdacht, woraufhin eine Kette [herabrasselte|dazukam], an der man Schiffe hätte festmachen können.
        + Je kunstvoller die Geschichte wurde, desto tiefer hing die Tür in den Angeln, und beim Zirkus ächzte sie hörbar.
        + „Möglicherweise“, schloss {friend}, „haben die Blumen sich auch nur hingelegt“, und das größte Schloss schnappte zu.
        + Man konnte zusehen, wie aus einem einzigen kleinen Schwindel [eine ganze Familie|ein ganzes Geschlecht] von Schwindeln wurde.
      `,
      doubt: `
        Siebzehn Schlösser zählte man nun, und das Schweigen war [wohl|vermutlich] das achtzehnte.
        / Unter der Last des Eisens gab die Tür einen Laut von sich, der [beinahe|fast] bat.
        + Auch wer nur daneben steht und die Wolken betrachtet, das ahnte {hero}, kann flunkern, und zwar ohne ein Wort.
        + In der Magengegend hatte sich ein Kloß eingerichtet, der weder nach oben noch nach unten wollte.
        + Davonlaufen wäre möglich gewesen, nur gehörte der Kloß zu denen, die [mitlaufen|Schritt halten].
        + „Mir fiele noch ein Erdbeben ein“, raunte {friend}, doch es klang, als glaube es nicht einmal {friend}.
      `,
      turn: `
        An der eigenen Sohle entdeckte {hero} ein Blütenblatt, [unverkennbar|verräterisch] gelb.
        / Etwas Gelbes klebte an einem Fuß, und der Fuß gehörte, [leider|so viel stand fest], {hero.dat}.
        @turn „Ich bin auch draufgetreten“, sagte {hero} [leise|heiser], „und es tut mir leid.“
        / „Auf den Blumen stand auch ich“, gestand {hero} [mit brennenden Ohren|nach einer Pause], „verzeih.“
        + Der Satz bestand aus wenigen Wörtern, die zusammen ungefähr so viel wogen wie ein Klavier.
        + Die Ohren wurden heiß, und zwar in einem Maße, dass man sich daran hätte die Hände wärmen können.
        + Dreimal blieb er auf halbem Wege stecken, und beim vierten Anlauf kam er heraus, etwas zerknittert, aber vollständig.
        + Keine Kuh, kein Wetter und kein Wochentag kamen darin vor, und das machte ihn so kurz.
        + Danach kniete {hero} im Beet und richtete die erste Primel auf, während die Tür noch immer nichts sagte.
      `,
      works: `
        Die Tür atmete aus, und man merkte erst jetzt, wie lange sie es [nicht getan|unterlassen] hatte.
        / „Das“, sagte die Tür, und ihre Stirn glättete sich, „war [schon alles|die richtige Antwort].“
        @result Alle Schlösser sprangen auf, ein [Wasserfall|Regen] aus Klirren, und dahinter lag {thing}.
        / Da [verloren|vergaßen] die Schlösser ihre Strenge, alle sprangen auf, und frei lag {thing}.
        + „Die Kuh habe ich erfunden“, sagte {friend} in das Geklirr hinein, und noch ein allerletztes Kettenglied fiel.
        + Gewusst habe sie es von Anfang an, erklärte sie, aber Wissen sei das eine und Gesagtbekommen das andere.
        + Die Primeln wurden mit Hölzchen geschient und sahen aus wie drei tapfere Skifahrer.
        + Von der Last befreit, schwang sie so leicht herum, dass ein Seufzer sie bewegte, und seufzen mussten jetzt alle.
        + Aus dem Eisen, verkündete sie, werde ein Glockenspiel, denn auch Lügen solle man nicht verkommen lassen.
      `,
      lesson: `
        Ausreden wollen immer [Gesellschaft|Verwandtschaft], die Wahrheit kommt gut allein zurecht.
        / Mit heißen Ohren, das merkte man sich, geht es durch [erstaunlich viele|mehr] Türen.
      `,
    },
  },
  Respect: {
    titles: `
      {hero} und das daumengroße Volk
      Der König auf dem Kieselstein
      Bitte nicht drübersteigen
      Auf Augenhöhe mit einer Haselnuss
    `,
    refrains: [
      {
        first: 'Groß ist, wer sich bücken kann, guten Tag, Frau, guten Tag, Mann.',
        changed: 'Groß ist, wer sich bücken kann, gute Nacht fängt unten an.',
      },
      {
        first: 'Bitte sehr und danke sehr, wer so klein ist, wiegt auch schwer.',
        changed: 'Bitte leise, danke sehr, kleine Lider werden schwer.',
      },
      {
        first: 'Schau, bevor du drübersteigst, ob du dich nicht erst verneigst.',
        changed: 'Kleiner König, große Ruh, und wir decken beide zu.',
      },
    ],
    facts: {
      wrong: '{friend} stieg lachend über den kleinen König',
      turn: '{hero} kniete sich hin, grüßte und fragte',
      result: 'das kleine Volk brachte {thing.akk} selbst heraus',
    },
    beginner: {
      gate: `
        @spot {Spot.at} wohnte ein Volk, so groß wie [Daumen|ein Daumen].
        / Leute, so klein wie [Daumen|Nüsse], wohnten {spot.at}.
        Ihr König stand auf einem Kiesel. Hinter ihm lag {thing}.
        / Auf einem Kiesel stand ihr [König|kleiner König]. „Halt“, rief er. Da lag {thing}!
        + Seine Krone war ein [halber Ring|Fingerhut]. Sie rutschte.
        + Die Häuser waren Schachteln. Aus jeder kam Rauch, dünn wie ein Haar.
        + „Wer will hier durch?“, rief er. Man musste genau hinhören.
        + Eine Fahne wehte. Sie war aus [Löschpapier|einem Zipfel Stoff].
        + Ein Baby lag in einer Nussschale. Es schlief, mit Daumen im Mund.
        + Alle wuschen gerade Wäsche. Zehn trugen zusammen eine Socke.
        + Am Rand stand ein Schild. Es war zu klein zum Lesen.
      `,
      wrong: `
        „Wie süß“, rief {friend}. „Der ist ja [klein|winzig]!“
        / „Ein König? Das da?“ {Friend} [prustete|lachte Tränen].
        @wrong Und {friend} stieg lachend über den kleinen König, [ohne Gruß|einfach so]. Sein Hut flog weg.
        / „So ein Zwerg“, lachte {friend} und stieg über den König [weg|hinweg].
        + Da packten hundert kleine Hände zu.
        + „Das war mein Kopf“, rief der König. „Da war ich noch nicht fertig!“
        + Drei Häuser fielen um. Das war nur der Fuß {friend.gen}.
        + Sie hielten {thing.akk} fest. Sie hielten [alle|mit den Zähnen] fest.
        + {Friend} zog. Hundert zogen auch. Hundert ist [mehr|viel mehr].
        + „Wir sind klein“, riefen sie, „aber wir sind viele!“
        + Jemand warf einen Mohnkorn-Ball nach {friend.dat}. Er traf das Ohr.
      `,
      doubt: `
        Der König sagte nichts. Er wurde nur sehr [rot|gerade].
        / Nun lachte keiner mehr. Der König putzte [still|langsam] seinen Hut.
        + Seine Krone hatte eine Beule. Man sah sie kaum, aber er sah sie.
        + „War doch nur Spaß“, sagte {friend}. Wessen Spaß war es denn?
        + Ein Kind, klein wie ein Knopf, weinte bei der Mama.
        + {Hero} wusste, wie das ist, wenn einen keiner sieht.
        + Eine Tür nach der anderen ging zu. Es klang wie Regen.
        + So von oben sah alles aus wie Spielzeug. Das war es aber nicht.
        + Einer fegte schon die Trümmer auf.
      `,
      turn: `
        Groß sein [hilft hier nicht|hilft nicht], dachte {hero}. Klein sein vielleicht.
        / {Hero} sah hinab und hatte nun [den König|das kleine Gesicht] vor sich.
        @turn Da kniete {hero} sich hin, grüßte und fragte: „Dürfen wir, [bitte|Herr König]?“
        / Da ging {hero} auf die Knie. „Guten Abend. Dürfen wir [bitte|wohl]?“
        + Von hier unten war alles [groß|anders]. Die Türen waren richtige Türen.
        + Noch tiefer, das Kinn fast auf dem Boden. So ging es.
        + „Guten Abend“, sagte {hero} leise, damit ihm der Hut nicht wieder flog.
        + „Es tut uns leid“, sagte {hero}. „Das war Ihr Weg und nicht unserer.“
        + {Friend} machte auch eine Verbeugung. Sie geriet etwas schief.
        + Es ist nicht leicht, am Boden zu fragen. Man kann ein Nein bekommen.
        + Der König hielt eine Hand ans Ohr. „Bitte lauter. Aber nicht viel.“
      `,
      works: `
        „Man kann ja mit euch reden“, sagte der König [und nickte|erstaunt].
        / Der König sah {hero.dat} lange in das [eine|linke] Auge. Dann nickte er.
        @result Und das kleine Volk brachte {thing.akk} selbst heraus, [im Schritt|mit Musik].
        / Da lief das kleine Volk los und holte {thing.akk} selbst [heraus|hervor].
        + Hundert trugen, einer trommelte, und einer rief: „Links, rechts, Vorsicht!“
        + „Bitte sehr“, sagten hundert Stimmen. Es klang wie eine Glocke.
        + Zum Tausch bekam er ein Haar von {friend.dat}. Daraus wird ein Seil.
        + {Friend} baute die Häuser wieder auf, ganz ohne Luft.
        + Das Baby in der Nuss hatte gar nichts gemerkt.
        + „Kommt wieder“, rief der König, „aber klopft an!“
        + Auf dem Schild stand, das sah man nun: „Willkommen.“
      `,
      lesson: `
        Wer sich bückt, der [sieht mehr|wird nicht kleiner].
        / „Ein kleiner König ist auch ein [ganzer|echter] König“, sagte {friend}.
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} lebte ein Volk, in dem der Größte kaum [an einen Daumen|an eine Haselnuss] reichte.
        / Beinahe wären sie {spot.at} in eine Stadt getreten, [so klein|so niedrig] war sie.
        Auf einem Kiesel stand ihr König, und hinter ihm [lag|glänzte] {thing}.
        + „Niemand steigt hier über niemanden“, rief er, so laut ein Fingerhut eben rufen kann.
        + Aus Schachteln, Korken und Schuhen hatten sie ganze Straßen gebaut.
        + Seine Krone war früher ein Fingerhut gewesen. Er trug sie mit Würde.
        + Es gab eine Bäckerei, eine Feuerwehr und einen Ort zum Schmollen.
        + Auf dem Markt wurde gerade eine einzige Erbse versteigert.
        + Am Stadtrand stand ein Zaun aus Streichhölzern, ungefähr so hoch wie eine Zehe.
        + {Thing} war in der Stadt das Rathaus geworden, mit Fahne obenauf.
      `,
      wrong: `
        „Wie niedlich“, rief {friend}, und das [schallte|dröhnte] durch sämtliche Gassen.
        / „Was möchte der Knirps?“, fragte {friend} und beachtete ihn [kaum|nicht weiter].
        @wrong Dann stieg {friend} lachend über den kleinen König, dem [die Krone|alles] vom Kopf rutschte.
        / „Wie winzig“, lachte {friend} und stieg [einfach|mir nichts, dir nichts] über den König.
        + Sofort hielten hundert Hände {thing.akk} fest. Es waren sehr entschlossene Hände.
        + „Über mich“, sagte der König, „steigt höchstens der Mond.“
        + Vom Luftzug fielen drei Häuser um und eine Wäscheleine.
        + {Friend} zog und zog, aber gegen ein ganzes Volk zieht man schlecht.
        + „Es war doch gar nichts“, meinte {friend}. Von oben war es das auch nicht.
        + Die Feuerwehr rückte aus und spritzte {friend.akk} am Zeh nass.
        + „Ich habe ihn einfach übersehen“, sagte {friend}. Genau das war ja das Problem.
      `,
      doubt: `
        Der König hob seine Krone auf. Sie hatte eine [Beule|kleine Beule] bekommen.
        / Auf dem Marktplatz war es still, und alle Fenster gingen [zu|leise zu].
        + Er wurde nicht laut. Er wurde bloß sehr gerade.
        + Ein Kind versteckte sich hinter einem Fingernagel, der wohl als Bank diente.
        + {Hero} dachte daran, wie es ist, wenn über den eigenen Kopf hinweg geredet wird.
        + „Die verstehen keinen Spaß“, murrte {friend}. Es hatte aber auch nur einer gelacht.
        + Mit Gewalt war {thing} nicht zu haben, und mit Lachen schon gar nicht.
        + Eine alte Frau begann, mit einer Wimper die Trümmer zusammenzufegen.
      `,
      turn: `
        Von hier oben, merkte {hero}, [sieht man niemandem ins Gesicht|sieht man lauter Hüte].
        / Wie groß muss unsereins von da unten sein, dachte {hero}, [wie ein Berg|so groß wie Wetter].
        @turn Da kniete {hero} sich hin, grüßte und fragte, [ob sie eintreten dürften|ganz leise, um Erlaubnis].
        / {Hero} [kniete nieder|ging auf die Knie], grüßte den König [mit Namen und Titel|so höflich es ging] und fragte um Erlaubnis.
        + Aus der Nähe hatte jeder ein Gesicht, und jedes war anders.
        + „Verzeihung, Majestät“, flüsterte {hero}, „wir haben nicht auf Ihre Straßen geachtet.“
        + Das Kinn lag nun fast am Boden. Würdevoll sah das nicht aus.
        + Fragen ist schwerer als nehmen, weil die anderen auch Nein sagen können.
        + „Noch einmal“, verlangte der König, „und diesmal bitte mit Vornamen.“
        + Auch {friend} verbeugte sich, ein wenig schief und ohne zu lachen.
        + Eine Weile hing die Frage in der Luft wie Wäsche.
      `,
      works: `
        „Na also“, bemerkte der König, „[man kann doch miteinander reden|mit euch kann man reden].“
        / Der König setzte die Krone wieder auf und drehte die Beule [sorgfältig nach hinten|würdevoll zur Seite].
        @result Auf seinen Wink brachte das kleine Volk {thing.akk} selbst heraus, [mit Trommel|im Takt].
        / Der König nickte, und [sein|das ganze] Volk trug {thing.akk} selbst heraus.
        + Hundert trugen, zwölf gaben Ratschläge, genau wie bei großen Leuten.
        + Das Rathaus zogen sie in eine Streichholzschachtel um. Sie war ohnehin wärmer.
        + {Friend} stellte die drei Häuser wieder auf, mit angehaltenem Atem.
        + Zum Abschied durfte {hero} mit einem Finger die königliche Hand schütteln.
        + „Das nächste Mal kommt ihr zum Tee“, hieß es, „ein Tropfen für jeden.“
        + Die Feuerwehr trocknete {friend.dat} den Zeh wieder ab.
        + Als sie gingen, blieb {friend} vor jedem Grashalm stehen und sah nach.
      `,
      lesson: `
        Niemand ist zu winzig, um ordentlich [gefragt|begrüßt] zu werden.
        / „Unten“, bemerkte {friend}, „ist eigentlich [ziemlich viel|eine Menge] los, sobald man hinschaut.“
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} lag eine Hauptstadt, die in [einen Suppenteller|eine Hutschachtel] gepasst hätte.
        / Um ein Haar hätten sie {spot.at} ein [Königreich|ganzes Reich] zertreten.
        Ihr König stand auf einem Kiesel, und hinter ihm [ragte|lag] {thing}.
        + Die Bürger, von denen der stattlichste einem Daumen glich, gingen in aller Ruhe ihren Geschäften nach.
        + Eine Bäckerei, eine Feuerwehr und ein Theater waren vorhanden, ebenso ein Zaun von der Höhe einer Zehe.
        + Seine Majestät trug einen Fingerhut als Krone und hob die Hand mit jener Ruhe, die Größe nicht nötig hat.
        + „Hier“, verkündete er, und man musste sich anstrengen, „wird nicht über Köpfe hinweg gegangen.“
        + Auf dem Markt kam soeben eine Erbse unter den Hammer, und die Gebote überschlugen sich.
        + Man hatte den Fund zum Rathaus erklärt, eine Fahne daraufgesteckt und bereits zwei Reden gehalten.
      `,
      wrong: `
        „Entzückend“, rief {friend} und brachte damit [mehrere Dächer|die halbe Stadt] ins Wanken.
        / {Friend} fand einen König dieser Größe [zum Kugeln|sehr drollig] und sagte es auch.
        @wrong Dann stieg {friend} lachend über den kleinen König, dem [der Fingerhut|die Krone] vom Kopf flog.
        / Lachend setzte {friend} über den König hinweg, der [daraufhin verstummte|dergleichen nie erlebt hatte].
        + Augenblicklich fassten hundert Hände nach {thing.dat}, und es war zu sehen, dass sie nicht loslassen würden.
        + Vom Luftzug eines einzigen Fußes stürzten drei Häuser ein, darunter das Theater, mitten im zweiten Akt.
        + „Über mir“, sagte der Monarch, der sich den Staub von den Ärmeln klopfte, „pflegt nur der Mond zu stehen.“
        + {Friend} zerrte mit aller Kraft, doch die Kraft ist nicht entscheidend, wenn ein ganzes Volk beleidigt ist.
        + „Man kann ihn so leicht übersehen“, verteidigte sich {friend}, und eben das hatte man ihm schon oft gesagt.
      `,
      doubt: `
        Der König drehte die verbeulte Krone in den Händen und wurde [nicht etwa laut|bloß gerader].
        / Ein Fensterladen nach dem anderen schloss sich mit dem Geräusch [fallender Nadeln|von Regen].
        + Irgendwo unten weinte ein Kind von der Größe eines Knopfes, und es gibt kaum etwas Leiseres auf der Welt.
        + „Es war doch bloß ein Scherz“, sagte {friend}, und die Frage, für wen, blieb in der Luft hängen.
        + {Hero} hatte es selbst erlebt, dass über einen hinweg gesprochen wird wie über [ein Möbelstück|eine Hecke].
        + Eine Greisin begann die Trümmer mit einer Wimper zusammenzufegen und blickte dabei kein einziges Mal auf.
      `,
      turn: `
        Aus der Höhe, überlegte {hero}, erkennt man [zwar Hüte|lauter Hüte], aber nie ein Gesicht.
        / Was von oben drollig aussah, musste, [dachte {hero}|so dachte {hero}], von unten sehr ernst sein.
        @turn Also kniete {hero} sich hin, grüßte und fragte [um Erlaubnis|in aller Form], das Kinn am Boden.
        / Da begab sich {hero} auf die Knie, grüßte und fragte, [ob man dürfe|ob es erlaubt sei].
        + Würdevoll wirkte die Haltung nicht gerade, doch aus ihr sah man zum ersten Mal, dass jedes Fenster einen Vorhang hatte.
        + Wer nimmt, der hat es leicht, denn nur wer fragt, muss damit rechnen, dass die Antwort Nein lautet.
        + „Wir haben auf Ihre Straßen nicht geachtet, Majestät“, flüsterte {hero}, so leise, dass kein Hut davonflog.
        + {Friend} brachte nach kurzem Ringen ebenfalls eine Verbeugung zustande, die nur ein wenig nach links kippte.
        + Der König ließ sich die Frage wiederholen, nicht weil er sie überhört hätte, sondern weil sie ihm gefiel.
      `,
      works: `
        „Sieh an“, sagte der König nach einer Pause, „man kann [ja mit ihnen|mit Riesen] reden.“
        / Da setzte der König die Krone auf, mit der Beule [nach hinten|zur Wand], und nickte.
        @result Das kleine Volk brachte {thing.akk} selbst heraus, [unter Trommelwirbel|in guter Ordnung].
        / Auf ein Nicken hin holte das Völkchen {thing.akk} [eigenhändig|höchstselbst] heraus.
        + Hundert trugen, ein Dutzend erteilte Ratschläge, und eine Kapelle spielte etwas, das man mehr ahnte als hörte.
        + {Friend} richtete mit angehaltenem Atem die Häuser wieder auf, und das Theater setzte den zweiten Akt fort.
        + Feierlich wurde {hero.dat} gestattet, die königliche Hand zu schütteln, wofür ein kleiner Finger fast zu viel war.
        + Als Rathaus diente künftig eine Streichholzschachtel, von der alle versicherten, sie sei weniger zugig.
        + Auf dem ganzen Rückweg blickte {friend} bei jedem Schritt erst nach unten, und das tat der Landschaft wohl.
      `,
      lesson: `
        Wer sich zu den Kleinen hinabbeugt, verliert [kein bisschen|nicht einen Zoll] an Größe.
        / Auf die Knie zu gehen ist, [recht besehen|genau genommen], eine sehr gute Aussicht.
      `,
    },
  },
  Responsibility: {
    titles: `
      {hero} hält die Lampe
      Ein Licht für den Winzling
      Bis ganz zum Schluss
      Musik hin oder her
    `,
    refrains: [
      {
        first: 'Halt das Licht, halt es fein, einer schläft, der ist noch klein.',
        changed: 'Lösch das Licht, lösch es fein, alle schlafen, groß und klein.',
      },
      {
        first: 'Lampe, Lampe, wackle nicht, wer verspricht, der hält das Licht.',
        changed: 'Lampe, Lampe, blasses Licht, schlafen darfst du, wackeln nicht.',
      },
      {
        first: 'Wer es hält, der hält es ganz, geht auch nebenan ein Tanz.',
        changed: 'Wer es hielt, der hielt es ganz, Mondlicht macht den letzten Tanz.',
      },
    ],
    facts: {
      wrong: '{friend} lief der Musik nach und vergaß die Lampe',
      turn: '{hero} hielt die Lampe bis zum Schluss',
      result: 'die Glühwurmmutter kam zurück und hatte {thing.akk} dabei',
    },
    beginner: {
      gate: `
        @spot {Spot.at} wiegte eine [Glühwurmmutter|alte Glühwurmmutter] ihr Kind.
        / Eine Glühwurmmutter saß {spot.at} und [sang leise|wiegte ihr Kind].
        „Ich hole {thing.akk} [aus der Ritze|da heraus]“, sagte sie. „Wer hält mir die Lampe?“
        / „{Thing} liegt in der Ritze“, sagte sie. „[Aber wer|Wer] hält die Lampe?“
        + Die Lampe war klein. Sie machte einen gelben Kreis.
        + In dem Kreis schlief ihr Kind. Es schlief nur im Hellen.
        + „Sie darf nicht wackeln“, sagte sie. „Sonst wird es wach.“
        + „Wie lange dauert es?“, fragte {hero}. „So lange, wie es dauert.“
        + Die Ritze war eng und [krumm|tief]. Nur sie passte da durch.
        + Das Kind war nicht größer als ein Punkt. Es hatte ein Mützchen an.
        + „Versprochen ist versprochen“, sagte sie und sah beide an.
      `,
      wrong: `
        „Ich halte sie“, rief {friend}. „Ich halte [alles|für immer]!“ Schon war die Mutter fort.
        / „Ich! Ich verspreche es“, rief {friend}. Die Mutter [nickte|ging los].
        @wrong Da kam Musik. {Friend} lief ihr nach und vergaß die Lampe [ganz|im Nu].
        / Bumm, tata! {Friend} lief der Musik nach, und die Lampe war [vergessen|allein].
        + Es war eine Geige, und dann kam eine [Trommel|Flöte] dazu.
        + Die Lampe kippte. Der Kreis rutschte von dem Kind [weg|herunter].
        + Ein Fuß wollte tanzen. Dann wollten sie alle tanzen.
        + „Nur einmal gucken“, rief {friend}. „Ich bin gleich [da|wieder da]!“
        + Das Kind machte ein Auge auf. Dann machte es den Mund auf.
        + „Wäääh“, machte es, so klein und so laut.
        + Die Lampe rollte. {Hero} sprang und [bekam sie zu fassen|fing sie auf].
      `,
      doubt: `
        „Ich war doch nur [kurz|ganz kurz] weg“, sagte {friend} sehr leise.
        / Die Musik war aus. Nur das Kind [weinte noch|schniefte].
        + Was, wenn die Mutter jetzt kam? Sie hatte ihnen geglaubt.
        + Kurz ist kurz für den, der tanzt. Für den im Dunkeln ist es [lang|sehr lang].
        + {Friend} hatte noch ein Stück Luftschlange am Ohr.
        + Aus der Ritze kam kein Laut. War sie schon weit?
        + „Soll ich noch mal halten?“, fragte {friend}. Keiner sagte Ja.
        + Das Mützchen war vom Kopf gerutscht. {Hero} schob es [zurück|wieder hoch].
        + Ohne Licht war alles ein wenig zu groß.
      `,
      turn: `
        „Gib her“, sagte {hero}, „[ich mache das|ich bin dran].“
        / {Hero} stellte sich fest hin. [Das war gut so|So stand man gut].
        @turn {Hero} nahm die Lampe und hielt sie bis zum Schluss[|, ganz still].
        / „Ich halte sie“, sagte {hero}. Und {hero} hielt die Lampe, bis zum [Schluss|Ende].
        + Die Musik fing wieder an. Es war ein [Walzer|ganz schöner Walzer].
        + Ein Zeh wippte mit. Nur einer. Die Lampe [nicht|stand].
        + Der Arm wurde schwer. Er wurde so schwer wie ein Sack [Mehl|Kohlen].
        + Es juckte an der Nase. Die Nase musste warten.
        + „Schlaf nur“, sagte {hero} zu dem Kind. „Ich bin [hier|noch da].“
        + Erst zitterte die Hand. Dann hielt die eine die andere.
        + Das Kind sah in das Licht. Ein Auge ging zu, und dann das zweite.
        + „Komm, sie spielen Polka“, rief {friend}. {Hero} blieb.
      `,
      works: `
        Da raschelte es in der Ritze. Es [schob und schnaufte|hustete].
        / Erst kam Staub. Dann kam ein [Fühler|Fühler, ganz grau].
        @result Die Glühwurmmutter kam zurück, und sie hatte {thing.akk} [dabei|im Arm].
        / Da kam die Glühwurmmutter heraus. „Da ist {thing}“, rief sie [froh|atemlos].
        + „Du stehst ja noch da“, sagte sie und wurde [ganz hell|hell vor Freude].
        + Sie war voller Staub, und an einem Bein hing ein Netz.
        + Das Kind schlief. Es hatte gar nichts gemerkt, fast gar nichts.
        + Nun durfte der Arm nach unten. Er wollte erst gar nicht.
        + {Friend} rieb {hero.dat} den Arm warm. Das war eine gute Idee.
        + „Wer so hält“, sagte sie, „dem gebe ich [alles|auch das] gern.“
        + Die Musik spielte noch ein Stück. Es war extra für {hero.akk}.
      `,
      lesson: `
        Was man [verspricht|sagt], das hält man bis zu Ende.
        / „Halten ist schwerer als tanzen“, sagte {friend}. „[Ich übe es|Das übe ich].“
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} saß eine Glühwurmmutter und wachte über ihr [Jüngstes|Kleinstes].
        / Im Kreis einer Lampe wiegte {spot.at} eine Glühwurmmutter [ihr Kind|ein Bündel].
        „{Thing} liegt tief in der Ritze“, sagte sie. „Wer [hält so lange|hält mir] das Licht?“
        + „Es darf nicht wackeln, sonst wacht das Kleine auf“, flüsterte sie.
        + Das Bündel trug eine Mütze, die einmal ein Samenkorn gewesen war.
        + Nur sie war schmal genug für diese Ritze. Nur sie kannte den Weg.
        + „Wie lange wird es dauern?“, fragte {hero}. „Länger, als man denkt“, sagte sie.
        + Bisher hatte sie noch niemandem das Licht überlassen, nicht einmal der Tante.
        + Rundum war es dunkel, und das Dunkel kam bis an den Rand.
        + Die Lampe wog kaum mehr als ein Apfel. Am Anfang jedenfalls.
      `,
      wrong: `
        „Auf mich ist Verlass“, rief {friend} und [griff nach der Lampe|schwor es zweimal].
        / „Verlassen Sie sich ganz auf mich“, sprach {friend} [feierlich|und verbeugte sich].
        @wrong Kaum begann irgendwo Musik, lief {friend} ihr nach und vergaß die Lampe[| völlig].
        / Es [fiedelte|trommelte] irgendwo, {friend} lief hin, und vergessen war die Lampe.
        + Es war eine Geige mit sehr viel Schwung, und eine Trommel machte mit.
        + „Ich schaue nur, wer da spielt“, rief {friend} schon von der Ecke.
        + Das Licht kippte, und der helle Kreis glitt vom Bettchen herunter.
        + Zuerst weinte das Kleine nur wenig. Dann weinte es richtig.
        + Im letzten Augenblick fing {hero} die Lampe auf.
        + Zurück kam {friend} mit Konfetti auf dem Kopf und sehr guter Laune.
        + „Es gab Kuchen“, erzählte {friend}, und dann fiel {friend:ihm/ihr/ihm} etwas ein.
      `,
      doubt: `
        „Es waren doch bloß [drei Minuten|ein paar Takte]“, sagte {friend} und sah zu Boden.
        / Die gute Laune war mit einem Mal [weg|verflogen], samt Konfetti.
        + Drei Minuten sind kurz, wenn man tanzt. Im Dunkeln sind sie lang.
        + Aus der Ritze war nichts zu hören. Die Mutter kroch irgendwo und vertraute ihnen.
        + Das Kleine schluckte noch bei jedem zweiten Atemzug.
        + „Ich habe es doch ernst gemeint“, murmelte {friend}, „nur nicht lange.“
        + Wenn die Flamme jetzt ausging, fand niemand mehr zurück, auch {thing} nicht.
        + {Hero} spürte, wie schwer so ein Versprechen ist, wenn man es anhebt.
      `,
      turn: `
        „Ich mache weiter“, sagte {hero} und [stellte sich breit hin|suchte sich einen festen Stand].
        / Jemand hatte es versprochen, also musste [jemand|einer] es nun auch halten.
        @turn {Hero} hob die Lampe und hielt sie bis zum Schluss, [Musik hin oder her|ohne zu wackeln].
        / Da übernahm {hero} die Lampe und hielt sie, [auch als der Arm müde wurde|mit beiden Augen darauf], bis zum Schluss.
        + Nach einer Weile wog sie so viel wie ein Eimer, dann wie ein Ofen.
        + Ausgerechnet jetzt spielte die Geige ein Lieblingslied.
        + Die Nase juckte, erst links und dann überall. Sie blieb ungekratzt.
        + „Nur ein Tänzchen“, lockte es von drüben. „Später“, sagte {hero}.
        + Mit der freien Seite stützte {hero} den Arm, der zu zittern begann.
        + Leise zählte {hero} die Atemzüge des Kindes. Bei hundert fing man wieder an.
        + Das Licht stand so ruhig, als wäre es an die Luft genagelt.
      `,
      works: `
        Endlich scharrte es in der Ritze, und [Staub rieselte heraus|jemand nieste].
        / Ein grauer Fühler kam hervor, danach ein [zweiter|sehr müdes Gesicht].
        @result Die Glühwurmmutter kam zurück, [ganz zerzaust|staubig und froh], und hatte {thing.akk} dabei.
        / Endlich kroch die Glühwurmmutter aus der Ritze, und [auf dem Rücken|im Schlepptau] hatte sie {thing.akk}.
        + „Du bist ja geblieben“, sagte sie, und ihr Schein wurde warm wie Honig.
        + Das Kleine lag auf dem Rücken und schnarchte in Stecknadelgröße.
        + Als der Arm endlich herunterdurfte, schwebte er von allein wieder hoch.
        + {Friend} pustete auf die müden Finger, oder was es da zu pusten gab.
        + „Die Tante bekommt sie nie“, sagte sie, „aber du jederzeit.“
        + Drüben packte der Geiger ein und verbeugte sich in ihre Richtung.
        + Die Spinnweben an ihrem Rücken zeigten, wie weit hinten es gelegen hatte.
      `,
      lesson: `
        Ein Versprechen ist [mühelos|schnell] gegeben. Einhalten muss man es mit dem gesamten Arm.
        / „Beim nächsten Mal bleibe ich auch“, versprach {friend}, „[mit Ohrstöpseln|mit Wollmütze über den Ohren].“
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} wachte bei einer Lampe eine Glühwurmmutter über ihr [Jüngstes|Kind].
        / Der einzige helle Fleck {spot.at} gehörte einer [Glühwurmmutter|alten Glühwurmmutter].
        „{Thing} steckt tief in der Ritze“, sagte sie. „Wer [hält|übernimmt] so lange das Licht?“
        + Es dürfe, fügte sie hinzu, auf keinen Fall schwanken, denn das Kleine schlafe nur, wenn der Kreis stillstehe.
        + Das Kleine, ein Punkt mit Mütze, lag in einer halben Mohnkapsel und träumte mit [ernster Miene|offenem Mund].
        + Für die Ritze kam niemand sonst in Frage, da sie so eng war, dass selbst Gerüchte darin stecken blieben.
        + Auf die Frage nach der Dauer antwortete sie, es werde länger dauern, als der Arm für richtig halte.
        + Noch niemandem hatte sie ihre Lampe anvertraut, nicht einmal der Tante, und das sagte sie mit Nachdruck.
      `,
      wrong: `
        „Ich wurde dafür geboren“, versicherte {friend} und [ergriff die Lampe|schwor dreierlei Eide].
        / Noch nie hat jemand so viel versprochen wie {friend} [in dieser Minute|jetzt der Mutter].
        @wrong Dann setzte Musik ein; {friend} lief ihr nach und vergaß [dabei|prompt] die Lampe.
        / Es genügten drei Takte Musik, und {friend} lief ihnen nach, die Lampe [vergessend|war vergessen].
        + Es war eine Geige, wie man sie selten hört, und die Füße, so {friend}, hätten ganz von selbst entschieden.
        + Der helle Kreis rutschte vom Bettchen, und an seine Stelle trat eine Dunkelheit mit [großen Ohren|kalten Händen].
        + Was als leises Wimmern begann, wuchs zu einem Gebrüll heran, das man einem Punkt nicht zugetraut hätte.
        + Mit einem Sprung, der in keinem Verhältnis zur übrigen Nacht stand, rettete {hero} das Licht vor dem Erlöschen.
        + Bester Laune und mit Konfetti bestreut kehrte {friend} zurück, blickte sich um und wurde Stück für Stück stiller.
      `,
      doubt: `
        „Es waren höchstens drei Minuten“, sagte {friend}, und das [stimmte|war nicht gelogen].
        / Niemand machte {friend.dat} einen Vorwurf, und das war [unangenehm genug|das Unangenehme].
        + Drei Minuten sind ein Wimpernschlag, wenn einer tanzt, und ein halber Winter, wenn einer im Dunkeln liegt.
        + In der Ritze war alles still, und dort drinnen kroch jemand weiter und verließ sich auf sie.
        + Gemeint habe man es durchaus ernst, erklärte {friend} den eigenen Zehen, bloß nicht in dieser Länge.
        + Da begriff {hero}, dass ein Versprechen erst anfängt etwas zu wiegen, wenn man es vom Boden hebt.
      `,
      turn: `
        Ohne Aufhebens stellte {hero} sich [breitbeinig hin|in die Mitte] und atmete einmal durch.
        / Jemand hatte zugesagt, und weil es nun einmal gesagt war, [trat {hero} vor|blieb {hero}].
        @turn So nahm {hero} die Lampe und hielt sie bis zum Schluss, [Walzer hin oder her|unverwandt].
        / Die Lampe übernahm nun {hero} und hielt sie bis zum Schluss, [regungslos|wie versprochen].
        + Anfangs wog sie wie ein Apfel, bald wie ein Eimer und gegen Ende wie ein mittlerer Kachelofen.
        + Ausgerechnet jetzt stimmte die Geige das einzige Stück an, bei dem {hero} noch nie hatte stillstehen können.
        + Es juckte an der Nase, dann am Ohr und schließlich an Stellen, von deren Dasein man sonst nichts weiß.
        + „Ein einziger Tanz“, lockte es von drüben, und die Antwort war bloß ein Licht, das nicht zuckte.
        + Die Atemzüge des Kindes gaben den Takt, und {hero} zählte sie, hundert um hundert, wie andere Leute Schafe.
      `,
      works: `
        Nach einer Ewigkeit, die auf keiner Uhr stand, [scharrte|nieste] es in der Ritze.
        / Staub rieselte, ein Fühler tastete ins Freie, und [jemand hustete|ein zweiter folgte].
        @result Die Glühwurmmutter kam zurück, [grau von Spinnweben|sichtlich erschöpft], und hatte {thing.akk} dabei.
        / Aus der Ritze tauchte die Glühwurmmutter wieder auf, und bei sich [trug|hatte] sie {thing.akk}.
        + Sie blickte von der Lampe zum Bettchen und wieder zur Lampe und begann so warm zu leuchten, dass man ihr die Freude ansah.
        + Das Kind hatte sich umgedreht, die Mütze verloren und schnarchte in einer Größenordnung von Stecknadeln.
        + Als der Arm endlich sinken durfte, stieg er von allein wieder empor, weil er nichts anderes mehr [kannte|gewohnt war].
        + {Friend} rieb die steifen Glieder warm und tat es, ohne sich ein einziges Mal nach der Musik umzusehen.
        + Man möge, sagte sie zu {hero.dat}, die Lampe künftig jederzeit halten, und die Tante brauche davon nichts zu erfahren.
      `,
      lesson: `
        Versprechen kann man mit dem Mund, [einhalten|einlösen] muss man es mit dem gesamten Körper.
        / Wer bis zum Ende dableibt, hat [zwar nicht getanzt|das Tanzen versäumt], aber sein Versprechen gehalten.
      `,
    },
  },
  Generosity: {
    titles: `
      {hero} und die Schale aus Stein
      Der letzte Keks
      Leere Hand, volle Hand
      Ein Knopf ist kein Keks
    `,
    refrains: [
      {
        first: 'Gib und gib, ein Krümel Glück, leere Hand kommt voll zurück.',
        changed: 'Gib und gib, ein Krümel Glück, volle Hand winkt noch zurück.',
      },
      {
        first: 'Leere Schüssel, sag mir an, wie ich dich wohl füllen kann.',
        changed: 'Volle Schüssel, runder Mond, geben hat sich doch gelohnt.',
      },
      {
        first: 'Was ich gebe, ist nicht fort, es liegt nur an andrem Ort.',
        changed: 'Was ich gab, das ist nicht fort | schläft nur warm an andrem Ort.',
      },
    ],
    facts: {
      wrong: '{friend} gab einen Knopf und versteckte den Keks',
      turn: '{hero} gab den eigenen letzten Keks',
      result: 'die Schale füllte sich bis zum Rand',
    },
    beginner: {
      gate: `
        @spot {Spot.at} stand eine große Schale [aus Stein|ganz aus Stein].
        / Eine Schale aus Stein stand {spot.at}, [und sonst nichts|rund und grau].
        „Ich gebe nur dem, der gibt“, sagte sie. {Thing} lag [ganz unten|tief] in ihr.
        / Tief unten lag {thing}. „Wer nimmt, muss erst [geben|etwas geben]“, sagte sie.
        + Um sie herum standen viele Schüsseln. Alle waren leer.
        + Ein Käfer mit Löffel saß da. Er [wartete|hatte Hunger].
        + {Hero} griff hinein. Die Schale wurde tiefer und tiefer.
        + Sie klang hohl. Wenn man klopfte, sagte sie: „Aua.“
        + „Was soll es sein?“, fragte {hero}. „Etwas, das du [magst|gern hast].“
        + Ihr Rand war glatt von vielen Händen.
        + Es roch nach Kuchen von vor [hundert|vielen] Jahren.
      `,
      wrong: `
        „Geben? Das kann ich [gut|schon]“, sagte {friend} und suchte.
        / {Friend} hatte einen Keks. Er war [groß|rund] und hatte Zucker.
        @wrong {Friend} gab einen Knopf und versteckte den Keks [hinter dem Rücken|unter dem Bauch].
        / „Nimm den Knopf“, sagte {friend}. Den letzten Keks versteckte {friend} [schnell|gut].
        + Pling! Die Schale spuckte den Knopf [aus|im Bogen aus].
        + „Mehr habe ich nicht“, sagte {friend}. Dabei fielen Krümel herab.
        + „Der Knopf ist alt und fast rund“, sagte {friend}. „Er ist ein [Schatz|Stück von mir].“
        + „Was knistert da?“, fragte die Schale. „Mein Knie“, sagte {friend}.
        + Dann gab {friend} noch ein Steinchen und einen guten Rat. Plong!
        + Der Keks wurde vom Verstecken [ganz platt|nicht besser].
        + Am Mund von {friend.dat} war Zucker. Die Schale sah ihn.
      `,
      doubt: `
        {Hero} hatte auch nur noch einen Keks. Es war der [letzte|allerletzte].
        / In der Tasche lag ein letzter Keks. Er roch nach [Zimt|zu Hause].
        + Bis zum Frühstück war es noch [lang|eine ganze Nacht].
        + Der Käfer sah in seinen Löffel. Darin war nichts.
        + Den Keks gab es nur einmal. Ist er weg, dann ist er weg.
        + Der Bauch hörte zu. „Tu es nicht“, sagte er. Bäuche sind so.
        + Die leeren Schüsseln standen da wie offene Münder.
        + Ein halber? Ein kleiner Biss? {Hero} drehte ihn [um und um|noch einmal].
        + Er hatte die Form von einem Stern. Eine Zacke fehlte schon.
      `,
      turn: `
        {Hero} sah den Keks an, und der Keks sah [zurück|lecker aus].
        / „Er ist mein letzter“, sagte {hero}. „[Er ist gut|Und er ist der beste].“
        @turn Dann gab {hero} den eigenen letzten Keks, [ganz und gar|ohne Biss].
        / {Hero} hatte noch einen Keks, den letzten. Den gab {hero} [her|der Schale].
        + Der Bauch sagte noch etwas. Es klang wie „Hmpf“.
        + „Bist du verrückt?“, rief {friend} und hielt sich die Augen zu.
        + Eine Hand wollte los, die andere nicht. Es dauerte.
        + „Da“, sagte {hero}, „der ist mit Zimt. Guten [Appetit|Hunger].“
        + Es machte nicht pling. Es machte ganz leise [hm|mmh].
        + Die Finger rochen noch ein bisschen danach. Das blieb.
        + Leer war die Hand nun, leer und leicht.
      `,
      works: `
        In der Schale [rauschte|blubberte] es. Etwas kam von unten hoch.
        / „Danke“, sagte die Schale, „[so einer|der war gut].“ Dann gluckste sie.
        @result Und sie füllte sich bis zum Rand mit [warmen Keksen|Kuchen]. Obenauf lag {thing}.
        / Da wurde die Schale voll, bis an den Rand. Ganz oben lag {thing}.
        + Nun waren auch all die Schüsseln voll. Der Käfer [sang|tanzte].
        + Da war auch ein Stern dabei, und keine Zacke fehlte.
        + {Friend} zog den Keks hervor. „Nimm die Hälfte“, sagte {friend} leise.
        + „Es geht ja doch“, sagte die Schale und gab den Knopf zurück.
        + Sie aßen, bis sie rund waren. Es wurde nicht [weniger|leer].
        + Der Bauch von {hero.dat} sagte gar nichts mehr. Er war still und warm.
        + Den größten bekam der Käfer. Er passte gerade in den Löffel.
      `,
      lesson: `
        Wer gibt, hat leere Hände und [viel|alles] darin.
        / „Mein Keks war platt“, sagte {friend}. „Deiner wurde [hundert|ein Berg].“
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} stand eine Schale aus Stein, [so groß wie ein Brunnen|groß wie ein Waschtrog].
        / Eine steinerne Schale wartete {spot.at}, [leer bis auf den Grund|mit rundem Mund].
        „Ich gebe nur dem, der gibt“, verkündete sie, und zuunterst [blinkte|schimmerte] {thing}.
        + Ringsum standen leere Schüsseln, kleine und große, in einer Warteschlange.
        + Wer bloß hineinlangte, für den wurde sie tiefer, so tief wie ein Keller.
        + Ein Käfer hatte sich die Serviette schon vor Wochen umgebunden.
        + „Es muss nichts Teures sein“, erklärte sie, „nur etwas, das dir fehlen wird.“
        + Ihr Rand war von vielen Händen ganz blank geworden.
        + Früher, erzählte man, war hier jeden Abend Fest gewesen.
        + Sie klang hohl und auch ein wenig hungrig.
      `,
      wrong: `
        „Nichts leichter als das“, sagte {friend} und [kramte lange|suchte in allen Ecken].
        / {Friend} besaß noch einen Keks mit [Zuckerguss|dickem Zuckerrand], und das wusste {friend}.
        @wrong Trotzdem gab {friend} einen Knopf und versteckte den Keks [hinter dem Rücken|geschwind].
        / {Friend} spendete [großzügig|feierlich] einen Knopf, der Keks wurde versteckt.
        + Die Schale kaute kurz und spuckte den Knopf in hohem Bogen wieder aus.
        + „Er hat zwei Löcher“, pries {friend} ihn an, „das ist eins mehr als nötig.“
        + Danach kamen ein Kiesel, ein Faden und ein guter Rat, alles mit demselben Erfolg.
        + „Was riecht hier so nach Butter?“, fragte sie. „Mein neues Shampoo“, sagte {friend}.
        + Bei jedem Schritt rieselten verräterische Krümel auf den Boden.
        + „Mehr besitze ich nicht auf der Welt“, beteuerte {friend} mit vollem Mund.
        + Der Knopf landete im Löffel des Käfers, der kurz Hoffnung schöpfte.
      `,
      doubt: `
        Nun hatte auch {hero} nicht mehr viel, nämlich [einen letzten|einen einzigen] Keks.
        / In der Tasche fühlte {hero} etwas Rundes, und das war der [letzte|allerletzte] Keks.
        + Er war mit Zimt, er war von zu Hause, und bis zum Frühstück war es weit.
        + Wenn man ihn hergab, kam vielleicht nichts zurück. Versprochen hatte es keiner.
        + Der Käfer leckte seinen leeren Löffel ab, für alle Fälle.
        + Der Bauch meldete sich zu Wort und war entschieden dagegen.
        + „Behalt ihn doch“, flüsterte {friend}. „Wir könnten ihn gerecht teilen, ich zuerst.“
        + Alle Schüsseln schienen gleichzeitig herzusehen, so leer waren sie.
      `,
      turn: `
        {Hero} roch noch einmal daran, und das machte es [nicht leichter|eher schwerer].
        / „Es ist mein liebster“, sagte {hero}, „also [wird er mir fehlen|ist er der richtige].“
        @turn Dann gab {hero} den eigenen letzten Keks und legte ihn [sacht|vorsichtig] in die Schale.
        / {Hero} sah den letzten eigenen Keks [noch einmal an|lange an] und gab ihn dann der Schale.
        + Er lag dort sehr klein auf dem großen grauen Stein.
        + Kein Bröckchen wurde vorher abgebissen. Das war die eigentliche Leistung.
        + Dem Bauch wurde erklärt, dass er jetzt tapfer sein müsse.
        + „Den siehst du nie wieder“, stöhnte {friend} und drehte sich weg.
        + Die Hand ging auf, die Hand ging zu, und erst dann ging sie richtig auf.
        + „Bitte“, sagte {hero}, „er schmeckt am besten, wenn man langsam kaut.“
        + An den Fingern klebte noch Zucker, und der durfte bleiben.
      `,
      works: `
        Eine Weile kaute der Stein, und dann [gluckste|lachte] es tief in ihm.
        / „Zimt“, sagte die Schale andächtig, „[hundert Jahre ohne Zimt|endlich wieder Zimt].“
        @result Und sie füllte sich bis zum Rand, mit [Keksen und Licht|warmem Gebäck], und obenauf lag {thing}.
        / Es rumpelte, und die Schale wurde voll bis zum Rand; [obendrauf|ganz zuletzt] erschien {thing}.
        + Es lief über und in die nächste Schüssel, und von dort in alle anderen.
        + Der Käfer aß mit geschlossenen Augen und rückte nur noch zum Nachfassen zur Seite.
        + Lange sah {friend} den platten Keks an. Dann legte {friend} ihn einfach dazu.
        + „Na, das kam von Herzen“, sagte sie, „wenn auch über einen Umweg.“
        + Unter den Keksen fand sich auch der mit Zimt wieder, nur größer.
        + So viel man nahm, es blieb randvoll, und das lag wohl am Anfang.
        + Den Knopf bekam {friend} blank poliert zurück.
      `,
      lesson: `
        Was man [festhält|versteckt], wird irgendwann plattgedrückt. Was man verschenkt, vermehrt sich.
        / „Eine leere Hand“, bemerkte {friend} nachdenklich, „ist [ausgesprochen praktisch|nützlich], da passt etwas hinein.“
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} ruhte eine steinerne Schale, in der man ein [Pony|Kälbchen] hätte baden können.
        / Mit offenem Mund, so sah es aus, wartete {spot.at} eine [steinerne|graue] Schale.
        „Ich beschenke nur Schenkende“, und [tief|fern] auf dem Grund lag {thing}.
        + Rings um sie her stand, ordentlich in Reihen, das leere Geschirr der ganzen Gegend und machte keinen fröhlichen Eindruck.
        + Wer ohne Weiteres hineingriff, der griff daneben, denn dann wurde sie tief wie ein Ziehbrunnen.
        + Ein Käfer hatte vor geraumer Zeit die Serviette umgebunden und seither die Haltung nicht verloren.
        + Teuer müsse es nicht sein, erläuterte sie, nur solle es dem Geber hinterher ein bisschen fehlen.
        + In besseren Tagen, hieß es, sei hier allabendlich getafelt worden, und zwar mit Nachtisch.
      `,
      wrong: `
        {Friend} kramte mit großartiger Geste in Taschen, die es [nirgends|überhaupt nicht] gab.
        / Im Besitz von {friend.dat} befanden sich ein Knopf und, [heimlich|nebenbei], ein Keks.
        @wrong Also gab {friend} einen Knopf und versteckte den Keks [möglichst|recht] unauffällig.
        / {Friend} opferte [gerührt|seufzend] einen Knopf, und der Keks wurde versteckt.
        + Die Schale prüfte die Gabe kurz mit dem Gaumen und beförderte sie in elegantem Bogen zurück.
        + Es folgten ein Kieselstein, ein gebrauchter Faden und ein guter Rat, die allesamt denselben Weg nahmen.
        + Auf die Frage, was hier nach Butter dufte, verwies {friend} auf eine neue Seife und verlor dabei mehrere Krümel.
        + Der Geiz, den man ja bekanntlich nicht sieht, knisterte an diesem Abend recht vernehmlich.
        + „Es ist schließlich ein Knopf mit Vergangenheit“, beteuerte {friend}, „er hat einmal an einem Mantel gehangen.“
      `,
      doubt: `
        {Hero} schwieg verlegen, denn auch {hero} hatte etwas bei sich, [nämlich|und zwar] einen allerletzten Keks.
        / Zuunterst in der Tasche wartete der allerletzte Keks, [sternförmig|zimtbestreut] und selbstgebacken.
        + Zum Frühstück war es noch eine volle Nacht, und Nächte sind bekanntlich das Längste, was es zwischen zwei Mahlzeiten gibt.
        + Niemand hatte gesagt, dass für ein Geschenk etwas zurückkommt, und eigentlich wäre es dann ja auch keines.
        + Der Bauch, der in solchen Dingen selten um Rat gefragt wird, gab unaufgefordert ein Gutachten ab.
        + Ein Käfer betrachtete sein Spiegelbild im leeren Löffel und lächelte ihm aufmunternd zu.
      `,
      turn: `
        Einmal noch, zum Abschied, roch {hero} daran, und es roch nach [Küche|Küche und Sonntag].
        / „Gerade weil er mir fehlen wird“, dachte {hero}, und mehr [war es nicht|gab es nicht zu denken].
        @turn Dann gab {hero} den eigenen letzten Keks, [unangebissen|ganz und gar], in die Schale.
        / Daraufhin [trennte sich {hero} vom letzten Keks|legte {hero} den letzten Keks hinein], und gab ihn gern.
        + Die Finger mussten dazu erst einzeln überredet werden, angefangen beim kleinsten.
        + Dort lag er nun, sehr allein auf so viel Stein, und man hörte den Bauch trocken schlucken.
        + {Friend} wandte sich ab wie jemand, der ein Unglück kommen sieht und nichts damit zu tun haben möchte.
        + Von Großzügigkeit, stellte {hero} fest, merkt man zunächst nicht viel, außer dass die Hand so leicht wird.
        + Kein Pling ertönte diesmal, kein Bogen wurde geflogen, es war nur ein nachdenkliches Mahlen zu vernehmen.
      `,
      works: `
        „Zimt“, sagte die Schale nach einer Weile [mit belegter Stimme|ergriffen], „wirklich Zimt.“
        / Zuerst gluckste es in der Tiefe, und dann [dampfte|duftete] es bis herauf.
        @result Die Schale füllte sich bis zum Rand mit [Gebäck|ofenwarmem Gebäck], und obenauf thronte {thing}.
        / Nun füllte sich die Schale bis zum Rand, und [zuletzt|obenauf] erschien {thing}.
        + Was überlief, das lief in die nächste Schüssel, von dort in die übernächste und so durch die ganze hungrige Reihe.
        + Der Käfer, dem nun doch die Haltung abhandenkam, fiel mitsamt Serviette kopfüber in einen Pudding.
        + Nach längerem Betrachten des plattgesessenen Verstecks legte {friend} es stumm zu den anderen, die Hälfte jedenfalls.
        + Zuoberst lag ein Keks in Sternform, dem eine Zacke fehlte, und es war der beste von allen.
        + Man nahm und nahm, und es ging nicht zur Neige, was die Schale damit erklärte, dass jemand angefangen habe.
      `,
      lesson: `
        Ein versteckter Keks bleibt immer derselbe; [ein geteilter|ein verschenkter] fängt gerade erst an.
        / Wer mit geöffneten Händen dasteht, dem kann unterwegs [etwas hineinfallen|noch vieles begegnen].
      `,
    },
  },
}
