import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const enchantedForest: SettingContent<Noun, 'Enchanted Forest'> = {
  place: { name: 'der Verzauberte Wald', in: 'im Verzauberten Wald', to: 'in den Verzauberten Wald', from: 'aus dem Verzauberten Wald' },
  beginner: {
    arrival: `
      @place Nun waren sie {place.in}. Die Bäume standen [dicht|ganz dicht] und sahen herab.
      / Die Bäume rückten [zur Seite|ein Stück]. So kamen sie {place.to}.
      Es roch nach Moos. Irgendwo [summte|brummte] ein Pilz.
      / Am Weg standen Pilze. Sie summten [leise|zu zweit].
      + „Füße abtreten“, sagte eine [Eiche|dicke Eiche]. Das taten sie.
      + Das Moos war weich wie ein [Bett|Kissen]. Man hörte keinen Schritt.
      + Ein Farn rollte sich auf, um [besser|mehr] zu sehen.
      + „Nicht auf die Wurzeln“, sagte {friend}. „Sie sind [kitzlig|heikel].“
      + Im Geäst hing der Mond wie ein [Drachen|Teller].
      + Ein roter Pilz summte hoch. Ein brauner summte [tief|falsch].
      + Zwei Zwerge aus Moos liefen vorbei, mit einer Leiter.
      + In einer Wurzel ging eine Tür auf. Dann ging sie [wieder|schnell] zu.
    `,
    life: `
      Hier wohnt das Moosvolk. Am Abend fegt es [die Wege|den Weg].
      / Das Moosvolk lebt hier. Es hängt [abends|jeden Abend] Wäsche in den Farn.
      Die Eichen reden [viel|gern]. Sie reden nur sehr langsam.
      / Eine Eiche erzählt einen [Witz|alten Witz]. Er dauert eine Woche.
      + Die Kinder vom Moosvolk schlafen in [Nüssen|Eicheln]. Der Deckel bleibt offen.
      + Ein Käfer ging mit einem Blatt als [Schirm|Hut] vorbei.
      + Zwei Oma-Pilze stritten, wer [tiefer|lauter] summt.
      + Wer Gute Nacht sagt, sagt es hier [jedem Baum|zu allen]. Das dauert.
      + Die Tauben gurrten den Kleinen ein [Lied|Märchen] vor.
      + Eine Schnecke trug die Post von [gestern|neulich] aus.
      + Es gab Suppe aus Tau. Man aß sie mit einer [Feder|Nadel].
    `,
    way: `
      Der Weg {spot.to} ging [über Wurzeln|durch tiefen Farn].
      / So gingen sie {spot.to}, über [Wurzeln|Moos] und unter Ästen.
      Erst hörten sie einen Specht. Er klopfte [im Schlaf|und sagte Verzeihung].
      / Ein Specht [klopfte|hämmerte] im Schlaf. Tock, sagte er, tock.
      + Dann roch es nach Harz und [kalter|nasser] Erde.
      + Ein Reh trug ein [Licht|Lämpchen] und sah weg.
      + Es wurde dunkel. Dann wurde es [grün|noch grüner].
      + Ein Ast hielt {friend.akk} fest. „Nur so“, sagte er.
      + Drei Eulen sahen zu. Sie drehten nur die [Köpfe|Augen].
      + Der Farn stand so hoch, dass er den Himmel [kitzelte|fegte].
      + Ein Bach lief ein Stück mit und [plapperte|schwatzte].
      + Am Weg wuchs ein Pilz mit [Klingel|Stufe]. Sie klingelten nicht.
    `,
    thanks: `
      Das Moosvolk kam und [winkte|sang ein wenig]. Es war ein grünes Winken.
      / „Kommt bald [wieder|zurück]“, sagten die Eichen, sehr langsam.
      {Keeper} gab {hero.dat} eine [Eichel mit Hut|kleine Nuss].
      / Für {hero.akk} gab es einen [Knopf|Ring] aus Moos.
      + Ein Summen war auch dabei, [ganz klein|zum Mitnehmen].
      + {Friend} bekam auch was: ein [Blatt|Stück Rinde] mit Gruß.
      + Die Pilze summten ihnen [hinterher|lange nach].
      + „Füße abtreten“, sagte die Eiche, „auch [beim Gehen|hinaus].“
      + Ein Moosfuß ging noch ein Stück mit. Dann [gähnte|schlief] er.
      + Die Eichen hatten Tau an den Blättern. Es war wohl der Abend.
    `,
  },
  intermediate: {
    arrival: `
      @place So kamen sie an {place.in}, wo die Bäume [dicht wie Tanten|Schulter an Schulter] standen.
      / Die Stämme [machten ihnen Platz|zogen die Äste ein], und [schon|auf einmal] waren sie {place.in}.
      Es duftete nach [Moos und Regen|nassem Moos], und [ringsum summten die Pilze|am Weg summte es vielstimmig].
      / Irgendwo summte [ein Pilz|ein alter Pilz], und ein zweiter summte [dagegen an|zurück].
      + „Bitte die Füße abtreten“, sagte eine Eiche und hob [die Wurzel|ihre Fußmatte].
      + Das Moos federte so, dass {friend} gleich [dreimal|noch einmal] hüpfen musste.
      + Neugierig rollte sich ein Farn auf, langsam wie ein [Vorhang|Wollknäuel].
      + Zwei vom Moosvolk eilten mit einem Bett vorüber und [grüßten|sagten „Vorsicht“].
      + Hoch oben hing der Mond in den Zweigen wie ein [vergessener Ball|verirrter Drachen].
      + „Man sieht uns an“, flüsterte {friend}. „Wer?“, fragte {hero}. „[Alles|Der ganze Wald].“
    `,
    life: `
      Hier lebt das Moosvolk, das jeden Abend [die Farne kämmt|alle Pfade fegt].
      / Zwischen den Wurzeln wohnt das Moosvolk, [immer vier in einem Schuh|in runden Stuben].
      Wenn es dämmert, erzählen die Eichen Witze, und [jeder dauert eine Woche|sie haben viel Zeit].
      / Die Eichen plaudern [abends|gern], allerdings nur ein Wort in der Stunde.
      + Die Kleinsten schlafen in Nussschalen, mit [einem Spinnenfaden angebunden|einem Blatt zugedeckt].
      + Ein Käfer führte gerade seine Laterne [spazieren|aus], obwohl sie nicht brannte.
      + Bei Pilzen singt man im Chor, und [der dickste|der röteste] gibt den Ton an.
      + Im Astloch Nummer sieben wurde Tausuppe gekocht, man roch es bis [unten|hierher].
      + Gute Nacht sagt man hier jedem Baum [einzeln|beim Namen]. Darum fängt man früh an.
    `,
    way: `
      {Spot.to} ging es [über Wurzeln|durch hohen Farn], mal bergauf und mal unter etwas hindurch.
      / Der Pfad führte {spot.to} und nahm dabei [jeden Umweg|jede Wurzel] mit.
      Ein Specht klopfte im Schlaf und [murmelte „herein“|entschuldigte sich dafür].
      / In der Ferne klopfte es, und jemand rief [verschlafen|müde]: „Niemand da!“
      + Nach einer Weile roch es nach Harz und dahinter nach [kalter Erde|Pilzen].
      + Ein Bach begleitete sie ein Stück und redete [ohne Punkt|von früher].
      + Zwischen den Stämmen stand ein Reh, das [Kerzen trug|so tat, als wäre es ein Strauch].
      + Die Brombeeren hielten {friend.akk} am Pelz fest, oder woran man sonst [jemanden|so] festhält.
      + Es wurde immer grüner, bis sogar die [Nasen|Schatten] grün aussahen.
      + Drei Eulen drehten die Köpfe nach ihnen, eine davon [zu weit|ganz herum].
    `,
    thanks: `
      Zum Abschied stellte sich das Moosvolk [der Größe nach|in einer Reihe] auf.
      / Die Eichen neigten sich, und [das knarrte|das Laub rauschte] sehr feierlich.
      {Keeper} schenkte {hero.dat} [eine Eichel mit Hut|einen Moosknopf], die schönste weit und breit.
      / {Hero} bekam eine Nuss, in der es [ganz leise|noch immer] summte.
      + „So etwas hält man ans Ohr“, hieß es, „wenn man [nicht schlafen kann|Sehnsucht hat].“
      + Auch {friend} erhielt ein Andenken: ein [Blatt mit Unterschrift|Stück beste Rinde].
      + Lange summten die Pilze hinter ihnen her, erst [dreistimmig|laut] und dann leiser.
      + „Beim nächsten Mal“, sagte die Eiche, „[kommt der Witz zu Ende|erzähle ich den Schluss].“
    `,
  },
  advanced: {
    arrival: `
      @place Und dann waren sie {place.in}, wo die Bäume [so alt waren, dass sie Vornamen hatten|in Ruhe darüber nachdachten, wer da komme].
      / Der Weg wurde grün, die Luft [wurde kühl|roch nach Regenschirm], und sie standen {place.in}.
      Ringsum summten die Pilze [in verschiedenen Tonarten|vielstimmig] vor sich hin.
      / Ein Summen hing in der Luft, [das|und es] kam, wie sich zeigte, von den Pilzen.
      + Eine Eiche von beträchtlichem Umfang bat darum, die Füße abzutreten, und [lüpfte|hob] dafür eigens eine Wurzel.
      + Das Moos gab unter jedem Schritt nach und kam hinter ihm wieder hoch, [als atme der Boden|wie ein gutes Kissen].
      + Ein Farn, der zu schüchtern war, um offen hinzusehen, entrollte sich [Zoll um Zoll|mit äußerster Langsamkeit].
      + Hoch im Geäst hatte sich der Mond verfangen und schien es nicht [eilig|sehr eilig] zu haben, weiterzukommen.
      + „Ich fühle mich beobachtet“, raunte {friend}, und mehrere hundert Blätter taten sofort so, als [läsen sie|wäre nichts].
      + Zwei vom Moosvolk schleppten ein Himmelbett vorüber und baten, [man möge es nicht wecken|etwas leiser aufzutreten].
      + In einer Baumwurzel öffnete sich ein Türchen, jemand zählte [die Ankömmlinge|laut bis zwei], und das Türchen schloss sich wieder.
    `,
    life: `
      Das Moosvolk, das hier lebt, kämmt am Abend [die Farne|den Farn] und fegt die Pfade.
      / Unter den Wurzeln haust, [zu viert in einem Schuh|in runden Stuben], das Moosvolk.
      Die Eichen erzählen einander [Witze|Geschichten], und zwar täglich ein einziges Wort.
      / Um diese Stunde beginnen die Eichen zu plaudern, was [man erst|man gewöhnlich] im Herbst versteht.
      + Gute Nacht wird hier [jedem Baum einzeln|reihum auch den Stämmen] gewünscht, weshalb man mit dem [Zubettgehen|Verabschieden] gleich nach [dem Frühstück|dem Mittag] beginnt.
      + Die Kinder liegen in Nussschalen, die an Spinnenfäden schaukeln, und beschweren sich über den [Seegang|Wellengang].
      + Die Pilze proben im Chor, wobei es um die Frage, wer den tiefsten Ton halten darf, [seit Jahren|schon lange] Streit gibt.
      + Aus einem Astloch stieg der Dampf von Tausuppe, und ein Käfer führte [gemessen|würdig] seine Laterne spazieren.
      + Der Kuckuck hat die Nachtschicht abgelehnt, weshalb die Stunden von [einem gewissenhaften Hirschkäfer|zwei Eicheln, die herunterfallen,] angezeigt werden.
      + Verirren gilt hier als Sport, und die Meisterin ist [eine Ameise aus dem Nachbarwald|seit April unterwegs].
    `,
    way: `
      {Spot.to} führte ein Pfad, der [keinen Umweg ausließ|jede Wurzel einzeln besuchte] und dabei sanft anstieg.
      / Man ging {spot.to}, [über Stock und Stein|unter Farnen hindurch], und der Wald ging ein Stückchen mit.
      Irgendwo klopfte ein schlafender Specht und rief selbst [„Herein“|„Ruhe“].
      / Aus der Ferne kam ein [verschlafenes|gemächliches] Klopfen, vermutlich von einem Specht.
      + Zunächst roch es nach Harz, dann nach kalter Erde und schließlich nach etwas, für das nur [Wildschweine|Dachse] ein Wort haben.
      + Ein Bach schloss sich ihnen an und erzählte, ohne ein einziges Mal abzusetzen, von seiner [Jugend|Zeit] im Gebirge.
      + Ein Reh, das Laternen am Geweih trug, obwohl es [keines|gar keines] besaß, trat zur Seite und ließ sie vorbei.
      + Das Grün wurde so dicht, dass die Schatten grün wurden und zuletzt sogar die [Gedanken|Stimmen].
      + Brombeerranken hielten {friend.akk} fest, ließen sich [den Zweck der Reise erklären|erst gut zureden] und gaben schließlich nach.
      + Drei Eulen verfolgten ihren Weg mit drehbarem Kopf, eine davon [versehentlich einmal ganz herum|bis ihr schwindlig wurde].
    `,
    thanks: `
      Das Moosvolk hatte sich [der Größe nach|in Reih und Glied] aufgestellt, wovon man wenig merkte.
      / Zum Abschied verneigten sich die Eichen, [so gut es ging|und es knarrte bis zum Waldrand].
      {Keeper} überreichte {hero.dat} [eine Eichel mit Hut|eine summende Nuss], und mehr wurde nicht gesagt.
      / Vor {hero.akk} legte man [eine Nuss|eine Eichel], in der es leise summte.
      + Ans Ohr gehalten, so hieß es, helfe sie gegen Schlaflosigkeit, [Heimweh|Fernweh] und in leichten Fällen gegen Tanten.
      + {Friend} durfte sich ein Stück Rinde aussuchen und wählte, nach langem Schwanken, [das größte|das mit dem Käfer].
      + Der Witz, versprach die Eiche, werde bei ihrem nächsten Besuch zu Ende erzählt, und bis dahin sei er [gereift|erst richtig gut].
    `,
  },
  troubles: {
    spark: {
      keeper: { gender: 'm', nom: 'Laternenkäfer', gen: 'Laternenkäfers' },
      thing: {
        gender: 'm',
        nom: 'erste Funke',
        gen: 'ersten Funkens',
        akk: 'ersten Funken',
        dat: 'ersten Funken',
        ein: 'erster Funke',
        einen: 'ersten Funken',
        einem: 'ersten Funken',
      },
      spot: { at: 'in der Höhle der ältesten Eiche', to: 'zur Höhle der ältesten Eiche' },
      facts: {
        ask: 'Warum blieben die Laternen dunkel?',
        cause: 'der Käfer nieste und blies {thing.akk} fort',
        mended: 'die Laternen gingen eine nach der anderen an',
      },
      beginner: {
        trouble: `
          @keeper Bei einer Laterne saß der Laternenkäfer und [schnaufte|schniefte].
          / Der Laternenkäfer stand [auf einer Leiter|da], und um ihn war es dunkel.
          @thing „{Thing} ist [weg|fort]“, sagte er. „Nun bleibt jede Laterne [dunkel|kalt].“
          / „Mir fehlt {thing}“, sagte er. „Ohne ihn geht hier [kein Licht|nichts] an.“
          @cause „Ich musste niesen. Hatschi! Da blies ich ihn [fort|weg], {spot.to}.“
          / „Es war ein [Niesen|großes Niesen]. Ich nieste, und er flog {spot.to}.“
          @feeling Er war sehr besorgt und drehte [die Mütze|den Hut] im Kreis.
          / So besorgt war er, dass alle sechs [Knie|Beine] zitterten.
          + „Gesundheit“, sagte {friend}. Das war etwas [spät|zu spät].
          + Mit ihm geht die erste an. Die gibt ihn dann [weiter|der nächsten].
          + In den Bäumen hingen hundert Laternen, [schwarz|kalt] wie Pflaumen.
          + „Ich bin zu rund zum [Suchen|Laufen]“, sagte der Käfer.
          + Er hatte noch ein Streichholz. Es war [nass|auch aus].
          + „Es war das größte Niesen meines Lebens“, sagte er leise.
        `,
        worry: `
          Im Dunkeln lief das Moosvolk [gegen Bäume|in den Farn]. „Verzeihung“, sagte es.
          / Keiner fand sein Bett. Einer lag [im Stiefel|im Briefkasten].
          Ein Kind gab einer Kröte den [Gutenachtkuss|Kuss]. Sie war [gerührt|ganz still].
          / Die Motten saßen da, in ihrem [besten|schönen] Kleid, und sahen nichts.
          + „Bist du es, Mama?“ „Nein“, sagte der [Busch|Igel].
          + Die Schnecken blieben [stehen|lieber stehen]. Sie raten nicht gern.
          + „Gleich wird es hell“, sagten alle. Gleich kam [nicht|zu spät].
          + Der Kleinste hielt einen Stein hoch. „Das ist die [Lampe|Sonne].“
          + Man kann schlecht Gute Nacht sagen, wenn man [keinen|niemand] sieht.
        `,
        mend: `
          {Hero} hielt {thing.akk} an die erste [Laterne|Lampe]. Pling!
          / Der Käfer machte auf. {Hero} ließ {thing.akk} [hinein|in die Laterne].
          @mended Da gingen die Laternen an, eine [nach der anderen|um die andere].
          / Und eine nach der anderen gingen alle Laternen [an|wieder an].
          + Das Licht lief von Ast zu Ast wie ein [Hörnchen|Eichhorn].
          + „Ah“, sagten die Eichen. Das war für sie [schnell|ein Schrei].
          + Jede Motte bekam eine Lampe und war [froh|verliebt].
          + Nun sah man, wer in welchem Bett lag. Alle [lachten|mussten lachen].
          + Der Käfer hielt sich die Nase zu. Er wollte nicht [niesen|wieder niesen].
          + Auf dem Moos lagen runde Flecken aus [Gold|Licht].
          + Jeder hatte nun wieder einen Schatten. Manche hatten [zwei|ihn vermisst].
          + Die Dunkelheit nahm ihren Hut und ging.
        `,
        joy: `
          Es gab Suppe aus Tau, in [Nüssen|Schalen], für alle.
          / Sie saßen im Kreis, [und|und dann] jeder bekam Kakao aus Eicheln.
          Der Käfer machte {hero.dat} eine [kleine|winzige] Lampe aus Mohn.
          / Um die erste Laterne wurde [getanzt|laut getanzt], sogar von {friend.dat}.
          + „Auf das Niesen“, rief der [Käfer|kleine Käfer] und trank.
          + Der Witz der Eiche kam zu Ende. Er war [gut|lang].
          + Die Pilze summten dazu einen [Tanz|Walzer].
          + Jeder erzählte, wo er im Dunkeln [gelegen|gesessen] hatte.
          + Keiner nieste. Alle [passten auf|hielten still].
          + Motten flogen um sie herum wie Schnee. Es war warmer Schnee.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Auf einer Leiter, mitten im Dunkeln, saß der Laternenkäfer und [rang sechs Hände|seufzte].
          / Unter einer kalten Laterne stand der Laternenkäfer, die [Mütze|Leiter] in der Hand.
          @thing „{Thing} ist verschwunden“, sagte er, „und so bleiben alle Laternen [dunkel|kalt].“
          / „Ohne {thing.akk}“, klagte er, „geht [keine einzige|hier keine] Laterne an.“
          @cause „Ich musste niesen, und da blies ich ihn [fort|davon], {spot.to}.“
          / „Ein Nieser war es, [ein einziger|mein größter], und er flog {spot.to}.“
          @feeling Er war so besorgt, dass [seine Fühler zitterten|er die Mütze verkehrt aufsetzte].
          / Der Käfer sah besorgt aus, und [alle sechs Knie|die Knie] schlotterten.
          + Am ersten entzündet sich die erste Laterne, an der die zweite und [so fort|so weiter].
          + Hundert davon hingen in den Ästen, schwarz wie [Pflaumen|alte Stiefel].
          + „Gesundheit“, sagte {friend}, ein wenig [spät|verspätet], aber herzlich.
          + „Vierzig Jahre nicht geniest“, sagte er, „und dann [gleich so|ausgerechnet heute].“
          + Er hielt ein Streichholz hoch. Es war das falsche Ende.
        `,
        worry: `
          Im Finstern lief das Moosvolk gegen Wurzeln und [bat sie um Verzeihung|gegen Onkel].
          / Niemand fand die eigene Haustür, und [einer schlief|zwei schliefen] aus Versehen im Briefkasten.
          Ein Kind hatte einer Kröte den Gutenachtkuss gegeben, und [die war gerührt|sie blieb].
          / Die Motten hatten sich fein gemacht und saßen nun [ohne Lampe|im Dunkeln] herum.
          + „Bist du es?“, fragte jemand. „[Vermutlich|Ich glaube schon]“, sagte eine Hecke.
          + Die Schnecken waren einfach stehen geblieben, denn [raten|tasten] liegt ihnen nicht.
          + Der Jüngste hielt einen Kiesel in die Höhe und [behauptete|spielte], er leuchte.
          + „Es wird gleich hell“, sagte man den Kleinen, aber gleich [verspätete sich|kam nicht].
        `,
        mend: `
          {Hero} setzte {thing.akk} in die unterste Laterne, und es [knisterte|machte pling].
          / Der Käfer öffnete das Türchen, und {hero} ließ {thing.akk} [hinein|vorsichtig hinein].
          @mended Da gingen die Laternen eine nach der anderen an, [von Baum zu Baum|den Hang hinauf].
          / Eine nach der anderen gingen die Laternen an, bis [der Wald|alles] in Gold stand.
          + Das Licht sprang von Ast zu Ast, wie ein Eichhorn, das [spät dran ist|Neuigkeiten hat].
          + „Ah“, sagten die Eichen wie aus einem Mund, und das war [für ihre Verhältnisse schnell|beinahe ein Jubel].
          + Jede Motte fand eine Lampe und war auf der Stelle [verliebt|glücklich].
          + Jetzt sah man, wer in wessen Bett lag, und [der Wald lachte|alle lachten].
          + Der Käfer blies sich in ein Farnblatt die Nase, weit weg von [allem Feuer|jeder Flamme].
          + Auf dem Moos lagen hundert Ringe aus Licht. Man konnte [darauf nach Hause hüpfen|sie zählen].
        `,
        joy: `
          Ein langes Farnblatt wurde zum Tisch, mit Tausuppe in [Nussschalen|Eichelhütchen].
          / Das Moosvolk holte die Bänke heraus, und [im Nu|schon] war ein Fest daraus geworden.
          Für {hero.akk} bastelte der Käfer eine Laterne aus [einer Mohnkapsel|einer Beere].
          / Alle tanzten um die unterste Laterne, {friend} am [weitesten|lautesten].
          + „Auf den Funken“, rief der Käfer, „und auf [große Taschentücher|trockene Nasen]!“
          + Eine Eiche erzählte den Schluss ihres Witzes, und er handelte [vom Regen|von einer Buche].
          + Die Pilze summten zum Tanz, und die [Wäsche|Socken] auf der Leine hüpfte mit.
          + Die Kröte hielt eine kleine Rede über das Küssen.
        `,
      },
      advanced: {
        trouble: `
          @keeper Auf der obersten Sprosse einer Leiter saß, [im Finstern|ratlos], der Laternenkäfer.
          / Der Laternenkäfer stand vor einer dunklen Laterne, die Mütze [in den Händen|vor der Brust].
          @thing Ihm fehlte, so brachte er heraus, {thing}, und ohne den blieb jede Laterne [kalt|dunkel].
          / „{Thing} ist fort“, sagte er, „und damit sind die Laternen bloß [Glas|noch Glas].“
          @cause „Ich nieste, ein einziges Mal, und blies ihn [eigenhändig|selbst] davon, {spot.to}.“
          / Er hatte niesen müssen, und [dieser Nieser|der Luftzug] hatte ihn {spot.to} geblasen.
          @feeling Man sah ihm an, wie besorgt er war, [vom Fühler|und zwar vom Fühler] bis zum sechsten Knie.
          / Er war derart besorgt, dass die Mütze in seinen Händen [immer kleiner|ganz klein] wurde.
          + Am ersten Funken entzündet sich die erste Laterne, an ihr die zweite, und so wird der Abend [weitergereicht|bergauf gereicht].
          + „Gesundheit“, wünschte {friend}, mit einiger Verspätung, aber [von Herzen|in bester Absicht].
          + In vierzig Dienstjahren hatte er nicht geniest und nun den [denkbar schlechtesten|falschen] Augenblick dafür gefunden.
        `,
        worry: `
          Das Moosvolk, das sonst jede Wurzel kennt, lief im Dunkeln gegen [Stämme und Verwandte|die eigene Haustür].
          / Überall hörte man feine Stimmen, die [Baumstümpfe|Farne] um Verzeihung baten.
          + Ein angesehener Onkel hatte sich in einem Briefkasten zur Ruhe begeben und bestand darauf, [frankiert zu sein|dort zu wohnen].
          / Eine Kröte, die versehentlich einen Gutenachtkuss bekommen hatte, war noch immer nicht [darüber hinweg|ganz bei sich].
          + Die Motten saßen in Abendgarderobe herum und hatten nichts, [in das sie sich stürzen|worum sie kreisen] konnten.
          + „Gleich wird es hell“, versicherten die Mütter, doch gleich hatte sich, wie alle, [verlaufen|im Wald verirrt].
          + Der Jüngste hielt einen Kiesel empor und erklärte, er leuchte, und [niemand|keiner] brachte es übers Herz zu widersprechen.
        `,
        mend: `
          Der Wald hielt den Atem an, während {hero} {thing.akk} in die [unterste|erste] Laterne gab.
          / Das Türchen quietschte, und {hero} ließ {thing.akk} [behutsam|mit angehaltenem Atem] hinein.
          @mended Da gingen die Laternen eine nach der anderen an, wie [eine gute Nachricht|ein Gerücht] durchs Dorf geht.
          / Eine nach der anderen gingen die Laternen an, bis der Wald [ganz in Gold|wie im Festsaal] dastand.
          + Von Wipfel zu Wipfel sprang das Licht, hielt kurz inne, nahm Anlauf und [setzte über zu den Buchen|war schon am Waldrand].
          + „Ah“, machten die Eichen im Chor, was nach ihren Begriffen einem [Gefühlsausbruch|Aufschrei] gleichkam.
          + Ein Onkel wurde in einem Briefkasten entdeckt und gab an, er habe lediglich [das Schloss geprüft|auf Antwort gewartet].
          + Der Laternenkäfer tanzte auf vier Beinen, denn mit den übrigen zweien hielt er sich [vorsorglich|fest] die Nase zu.
        `,
        joy: `
          Ein Farn wurde der Länge nach zur Tafel erklärt und mit [Nussschalen|Eichelhüten] gedeckt.
          / Geplant war nichts, aber das Moosvolk hat die Bänke schneller draußen, als man [Nein sagen|gähnen] kann.
          + Der Käfer fertigte für {hero.akk} eine Laterne aus einer Mohnkapsel, und [was mehr ist|siehe da], sie brannte.
          / Man tanzte um die unterste Laterne, {friend} ein wenig weiter [ausholend|herum], als der Weg erlaubte.
          + „Auf den Funken“, sprach der Käfer und hob den Becher, „und auf [Taschentücher von Format|geräumige Taschentücher].“
          + Die Kröte bat ums Wort, redete über das Küssen im Allgemeinen und wurde mit [Beifall|Rührung] wieder hingesetzt.
          + Eine Eiche gelangte zum Schluss ihres Witzes, und man fand, [das Warten|die Woche] habe sich gelohnt.
        `,
      },
    },
    'silver-leaf': {
      keeper: {
        gender: 'f',
        nom: 'älteste Eiche',
        gen: 'ältesten Eiche',
        akk: 'älteste Eiche',
        dat: 'ältesten Eiche',
        ein: 'älteste Eiche',
        einen: 'älteste Eiche',
        einem: 'ältesten Eiche',
      },
      thing: {
        gender: 'n',
        nom: 'silberne Blatt',
        gen: 'silbernen Blattes',
        akk: 'silberne Blatt',
        dat: 'silbernen Blatt',
        ein: 'silbernes Blatt',
        einen: 'silbernes Blatt',
        einem: 'silbernen Blatt',
      },
      spot: { at: 'beim moosigen Brunnen', to: 'zum moosigen Brunnen' },
      facts: {
        ask: 'Warum konnte im Wald niemand schlafen?',
        cause: 'der Wind nahm {thing.akk} zum Spaß mit',
        mended: 'der ganze Wald rauschte wieder',
      },
      beginner: {
        trouble: `
          @keeper Die älteste Eiche knarrte. „Hier oben“, [rief|sagte] sie.
          / „Ihr da unten“, sagte [langsam|sehr tief] die älteste Eiche.
          @thing „Mir fehlt {thing}. Ohne das kann [kein Baum|keiner] rauschen.“
          / „{Thing} ist weg. Nun [rauscht|rauscht hier] kein Baum.“
          @cause „Der Wind nahm es mit, [nur zum Spaß|aus Spaß], {spot.to}.“
          / „Das war der [Wind|freche Wind]. Er trug es {spot.to}, bloß zum Spaß.“
          @feeling Sie war so müde, dass ihr [die Äste|alle Äste] hingen.
          / Müde war sie, so müde wie [drei Winter|ein Stein]. Sie gähnte lang.
          + Drei Eicheln fielen [herab|ab]. Eine traf {friend.akk}.
          + „Es sitzt ganz oben“, sagte sie. „Es fängt [an|zuerst an]. Dann kommen die anderen.“
          + Still war es hier, so still wie in einem [Glas|Sack].
          + „Ohne Rauschen schläft man [nicht|schlecht]“, sagte sie. „Ich bin [seit Montag|lange] wach.“
          + Kein Blatt rührte sich. Sogar die Ameisen gingen leise.
          + „Hallo, Wind“, rief {friend}. Der Wind war aber schon fort.
        `,
        worry: `
          Kein Vogel schlief. Sie saßen da und [zählten Schafe|sahen sich an].
          / Alle waren wach. Der Dachs las schon [zum dritten Mal|wieder] sein Buch.
          Ein Reh sang sich selbst ein [Lied|Schlaflied]. Es half [nicht|keinem].
          / Man hörte jede Maus [kauen|denken]. So still war es.
          + „Schläfst du?“, rief ein Fink. „[Nein|Leider nein], du?“
          + Die Kleinen machten selbst Schhh. Bald hatten sie [keine Luft|trockene Lippen].
          + Ein Igel schlief ein, aber nur mit [einem Bein|der Nase].
          + Die Eiche zählte ihre Ringe. Es waren [viele|zu viele].
          + Der Specht bot an zu klopfen. „Danke, [nein|lieber nicht]“, sagten alle.
        `,
        mend: `
          {Hero} hielt {thing.akk} hoch, so [hoch|weit] es ging.
          / Die Eiche bog einen Ast herab. {Hero} gab ihr {thing.akk} [zurück|wieder].
          @mended Da [zitterte|bebte] es. Und der ganze Wald rauschte [wieder|wieder los].
          / Schhh, machte es. Da rauschte der ganze [Wald|grüne Wald].
          + Es ging von Baum zu Baum wie [Wellen|ein Flüstern].
          + Ein Fink schlief mitten im [Satz|Lied] ein. Plumps.
          + Die Birken rauschten hoch. Die Tannen rauschten [tief|dunkel].
          + „Das tut [gut|so gut]“, sagte die Eiche und gähnte.
          + Überall klappten [Augen|kleine Augen] zu. Man konnte es hören.
          + Der Wind kam und war rot. „[Verzeihung|Es tut mir leid]“, hauchte er.
          + Das Blatt blinkte ganz oben wie ein [Stern|Fisch].
          + {Friend} gähnte auch. Da gähnte der ganze Wald.
        `,
        joy: `
          Der Wind brachte [Blüten|Pusteblumen] mit. Er wollte es gutmachen.
          / „Ich blase euch was“, sagte der Wind und [spielte auf einem Halm|blies ein Lied].
          Sie tranken Tee aus [Laub|Minze]. Keiner redete laut.
          / {Hero} und {friend} lagen im Laub und [lauschten|hörten zu].
          + Die Eiche ließ Eicheln regnen, aber nur [weiche|kleine].
          + Ein Dachs tanzte im [Schlaf|Nachthemd]. Er weiß es bis heute nicht.
          + „Noch mal“, rief ein Kind. Schhh, machte der [Wald|alte Wald].
          + {Friend} wollte auch rauschen. Es klang wie [Suppe|Niesen].
          + Die Eiche sagte Danke. Das Wort dauerte, bis der [Tee leer|Mond fort] war.
        `,
      },
      intermediate: {
        trouble: `
          @keeper „Hier oben“, knarrte es, und das war [kein Geringerer als|niemand anders als] die älteste Eiche.
          / Die älteste Eiche räusperte sich, dass [die Rinde sprang|es bröselte], und sah auf sie herab.
          @thing „Mir fehlt {thing}“, sagte sie, „und damit [fängt das Rauschen an|beginnt jedes Rauschen].“
          / „Seit {thing} weg ist“, sagte sie, „kann im ganzen Wald [keiner mehr rauschen|kein Baum rauschen].“
          @cause „Der Wind hat es mitgenommen, [nur zum Spaß|aus lauter Spaß], {spot.to}.“
          / „Er wollte spielen, der Wind, und trug es zum Spaß {spot.to}.“
          @feeling Vor Gähnen verlor sie den Faden, so müde war [die alte Eiche|sie].
          / Sie war so müde, dass ihre Äste [den Boden berührten|fast am Boden hingen].
          + Drei Eicheln fielen herunter, und eine davon traf {friend.akk} [am Kopf|auf die Nase].
          + „Wo es am Wipfel zittert, da zittern [die anderen|alle] nach“, erklärte sie, „so geht Rauschen.“
          + Es war sehr still. Man hörte die Ameisen gehen.
          + „Ich habe seit Sonntag kein Auge zugetan“, murmelte sie, „und ich habe [viele|achthundert].“
          + Kein Blatt rührte sich.
        `,
        worry: `
          Ohne Rauschen konnte niemand schlafen, [und alle wussten es voneinander|und es wurde spät].
          / Im ganzen Wald lagen sie wach, [Nest an Nest|Bau an Bau], und horchten auf nichts.
          Ein Reh zählte Jäger statt Schafe und [wurde davon erst recht munter|regte sich dabei sehr auf].
          / Der Dachs kannte nun schon jeden Fleck an [seiner Decke|der Wand] mit Namen.
          + „Seid ihr auch noch wach?“, rief ein Fink. „[Ja|Jetzt schon]“, riefen vierzig andere.
          + Die jungen Igel versuchten selbst zu rauschen, bis ihnen [schwindlig wurde|die Luft ausging].
          + Der Specht bot an, etwas zu klopfen, und wurde [höflich|einstimmig] gebeten, es zu lassen.
          + Man hörte, wie weit weg ein Pilz wuchs.
        `,
        mend: `
          Die Eiche bog ihren längsten Ast herab, und {hero} [hängte|steckte] {thing.akk} an die Spitze.
          / Ganz vorsichtig reichte {hero} {thing.akk} [hinauf|dem höchsten Zweig].
          @mended Es zitterte kurz, und dann rauschte der ganze Wald, [Baum für Baum|bis an den Rand].
          / Schhh, ging es, und der ganze Wald rauschte [wie ein Meer aus Blättern|wie am ersten Tag].
          + Die Birken fingen hoch an, die Tannen kamen [tief|dunkel] dazu.
          + Mitten im Satz schlief ein Fink ein und [fiel weich|rutschte ins Moos].
          + „Das hat gefehlt“, seufzte die Eiche, und ihre Äste [hoben sich|wurden leicht].
          + Überall gingen Augen zu, es klang wie [feiner Regen|ein ganz leiser Applaus].
          + Der Wind stand verlegen dabei und wurde [rot|ein Lüftchen].
          + Ganz oben blinkte das Silber wie ein [Fisch im Bach|kleiner Fisch].
          + Niemand sprach mehr. Es war nicht nötig.
        `,
        joy: `
          Zur Wiedergutmachung brachte der Wind [einen Sack voll Blüten|lauter Pusteblumen] und spielte auf den Halmen.
          / „Ich mache es wieder gut“, sagte der Wind und [blies ihnen ein Ständchen|holte Blüten von weit her].
          Es wurde ein leises Fest mit Minztee, bei dem [man nur flüstern durfte|alle im Liegen saßen].
          / {Hero} und {friend} lagen auf dem Rücken und [ließen sich berauschen|hörten einfach zu].
          + Der Dachs tanzte im Schlaf einen Walzer, und [niemand weckte ihn|keiner verriet es ihm].
          + Auch {friend} versuchte zu rauschen, aber es klang eher nach [Suppe|Schnupfen].
          + Die Eiche bedankte sich mit einem einzigen Wort, das [eine Viertelstunde|sehr lange] dauerte.
          + Nach und nach gingen die Gäste, und zwar schlafend.
        `,
      },
      advanced: {
        trouble: `
          @keeper „Hier oben“, knarrte, [nach einer Pause|mit Verzögerung], die älteste Eiche.
          / Die älteste Eiche neigte sich zu ihnen herab, was [einige Zeit|eine Weile] in Anspruch nahm.
          @thing „Es fehlt {thing}“, sagte sie, „von dem [alles|jedes] Rauschen seinen Anfang nimmt.“
          / {Thing} war fort, erfuhren sie, und ohne das [kann kein Baum rauschen|rauscht kein Baum].
          @cause „Der Wind nahm es mit, [im Spaß|zum Spaß], und trug es {spot.to}.“
          / Zum bloßen Spaß hatte der Wind es abgepflückt und {spot.to} [getragen|entführt].
          @feeling Sie war so müde, dass ihr [mitten im Wort|beim Reden] drei Eicheln entfielen.
          / Müde bis in die [letzte Wurzel|Wurzelspitzen], ließ sie die Äste hängen wie nasse Ärmel.
          + Man müsse sich das Rauschen wie ein Gerücht vorstellen, erläuterte sie, einer fange an, und [die anderen sagten es weiter|bald rausche alles].
          + Die Stille, die jetzt herrschte, war so vollkommen, dass man die [Ameisen|Asseln] ihre Meinung ändern hörte.
          + Bei achthundert Augen, gab sie zu bedenken, sei es kein Vergnügen, sie [seit Tagen|alle] nicht schließen zu können.
        `,
        worry: `
          Wer im Wald aufgewachsen ist, der kann ohne Rauschen [nicht schlafen|kein Auge zutun], und so lagen sie alle wach.
          / In jedem Nest und jedem Bau lag man wach und [lauschte angestrengt|horchte] auf etwas, das nicht kam.
          + Ein Reh hatte es mit Zählen versucht, leider mit Jägern, und musste nun [beruhigt|getröstet] werden.
          / Die Igelkinder rauschten abwechselnd selbst, bis ihnen [schwarz vor Augen|schwindlig] wurde.
          + Auf die Frage eines Finken, ob noch jemand wach sei, erhielt er zweiundvierzig [gereizte|ausführliche] Antworten.
          + Der Specht stellte in Aussicht, etwas zu klopfen, und man dankte ihm mit [großer Entschiedenheit|raschem Kopfschütteln].
          + Der Dachs hatte inzwischen jedem Fleck an der Zimmerdecke einen Namen gegeben und [begann, sie zu siezen|sich mit zweien überworfen].
        `,
        mend: `
          Der höchste Zweig senkte sich, und {hero} hängte {thing.akk} [daran|an die Spitze], wo es hingehörte.
          / Mit aller Vorsicht reichte {hero} {thing.akk} [hinauf|dem obersten Ast], der schon zitterte.
          @mended Erst flüsterte nur ein Ast, dann rauschte [der ganze Wald|auf einmal der ganze Wald].
          / Ein Beben lief durchs Laub, und der ganze Wald rauschte, als [atme|atmete] er.
          + Die Birken setzten hell ein, die Tannen kamen dunkel dazu, und eine Espe, die es immer übertreibt, [schluchzte|überschlug sich].
          + Mitten in einem Vorwurf schlief ein Fink ein und wurde von [einem Farn|seiner Frau] aufgefangen.
          + Wie ein sehr leiser Applaus klang es, als in allen Nestern die [Augen|Lider] zufielen.
          + Abseits stand der Wind, zu einem Lüftchen zusammengesunken, und wusste nicht, [wohin mit sich|wohin er wehen sollte].
        `,
        joy: `
          Um sich zu entschuldigen, hatte der Wind aus [drei Tälern|der Ferne] Blüten herbeigeweht, und nun wusste er nicht, wohin damit.
          / Es wurde ein Fest im Flüsterton, mit Minztee und einem [reuigen|verlegenen] Wind, der auf Halmen blies.
          + {Hero} und {friend} lagen rücklings im Laub und sahen zu, wie hoch über ihnen das [Silber|Blatt] blinkte.
          / Der Dachs tanzte schlafend einen Walzer mit [einem Hocker|einem Strauch] und führte sehr sicher.
          + Ein Versuch von {friend.dat}, mitzurauschen, wurde allgemein für [einen Schnupfen|Suppe] gehalten.
          + Der Dank der Eiche bestand aus einem einzigen Wort, das noch nicht ganz zu Ende war, als der [Tee|letzte Tee] kalt wurde.
          + Die Gäste gingen, wie es sich bei einem gelungenen Abend gehört, im [Schlaf|Halbschlaf] nach Hause.
        `,
      },
    },
    'path-button': {
      keeper: { gender: 'm', nom: 'Postmaulwurf', gen: 'Postmaulwurfs' },
      thing: { gender: 'm', nom: 'Wegeknopf', gen: 'Wegeknopfs' },
      spot: { at: 'zwischen den Wurzeln eines umgestürzten Baumes', to: 'zum umgestürzten Baum' },
      facts: {
        ask: 'Warum liefen alle Wege im Kreis?',
        cause: 'in der Tasche war ein Loch, da fiel {thing} heraus',
        mended: 'die Wege legten sich wieder richtig hin',
      },
      beginner: {
        trouble: `
          @keeper Um die Ecke kam der Postmaulwurf. Er kam zum [dritten|fünften] Mal.
          / „Schon wieder ihr“, sagte der Postmaulwurf. „[Oder ich|Oder bin ich das]?“
          @thing „Mir fehlt {thing}. Nun laufen alle Wege [im Kreis|rundherum].“
          / „{Thing} ist [weg|fort]. Seither geht hier jeder Weg im Kreis.“
          @cause „In meiner Tasche war ein [Loch|großes Loch]. Da fiel er heraus.“
          / „Er fiel aus der Tasche. Sie hat ein [Loch|Loch im Boden].“
          @feeling Er war ganz verwirrt und gab [sich selbst|einem Pilz] einen Brief.
          / So verwirrt war er, dass er einen [Baum|Stumpf] grüßte.
          + „Es war {spot.at}“, sagte er. „Da [machte|hörte ich] es pling.“
          + Drückt man auf den Knopf, dann liegen die [Wege|Pfade] brav da.
          + „Guten Tag“, sagte er nach einer [Minute|Runde]. „Kennen wir uns?“
          + Auf dem Rücken hatte er Briefe, alle [nass|zu spät].
          + „Ich war schon bei allen“, sagte er, „und bei keinem.“
          + Ein Pfad lief vorbei und jagte sein eigenes Ende.
        `,
        worry: `
          Ein Igel wollte zum Nachbarn. Er ging [seit Dienstag|schon Tage].
          / Die Igelin ging Milch holen. Sie kam immer bei [sich selbst|ihrer Tür] an.
          Jeder Weg biss sich in den [Schwanz|eigenen Schwanz].
          / Zwei Käfer sagten zehnmal [Guten Abend|Hallo]. Es waren immer die zwei.
          + Eine Schnecke war zum ersten Mal [Erste|vorn]. Sie wusste nicht, wovon.
          + Wer nach links ging, kam von rechts [wieder|zurück].
          + „Sind wir bald da?“, fragten die [Kinder|kleinen Mäuse]. „Wir waren schon da.“
          + Ein Brief lag an einem Baum. Er war an den [Mond|Bach]. Nun las ihn die Maus.
          + Opa Hase setzte sich hin und [wartete|schlief], bis das Haus kam.
        `,
        mend: `
          Der Maulwurf nahm {thing.akk} und [hauchte|pustete] darauf.
          / {Hero} gab ihm {thing.akk}. „Nun [drück|fest]!“, rief {friend}.
          @mended Klick! Da legten sich die Wege [wieder richtig|brav und richtig] hin.
          / Er drückte. Und alle Wege legten sich [richtig|wieder richtig] hin.
          + Es raschelte, wie wenn man ein [Band|Bettlaken] glatt zieht.
          + Links war wieder links. Rechts [lag|war] daneben.
          + Der Igel blieb stehen. „Oh“, sagte er. „Eine [Tür|fremde Tür]!“
          + Ein kleiner Pfad hüpfte noch. Dann lag auch der [still|da].
          + „Ich bin da“, rief einer. „Ich [auch|bin auch da]“, riefen neun.
          + Der Postmaulwurf ging los und kam [nicht|zum Glück nicht] zurück.
          + Sogar der Bach floss wieder in eine [Richtung|bestimmte Richtung].
        `,
        joy: `
          Da kamen alle auf [einmal|einen Schlag] an. Das gab ein Hallo!
          / Der Maulwurf trug die Post aus, [alle|ganze Berge], noch in der Nacht.
          Es gab Briefe, Kuchen und [kalte|noch mehr] Füße ins warme Gras.
          / Wo drei Wege sich treffen, aßen sie [Kuchen|Pilzkuchen].
          + Der Igel trank Tee mit dem Nachbarn. Es war der [von Dienstag|kalte].
          + {Friend} nähte das Loch in der Tasche [zu|mit Gras zu].
          + {Hero} bekam auch einen Brief. Darin stand: [Danke|Ihr seid da].
          + „Ein Hoch auf geradeaus“, rief [einer|eine Maus].
          + Sie tanzten im Kreis. Das durfte man jetzt [wieder|nur zum Spaß].
          + Die Schnecke war nun Letzte. „Wie schön“, sagte sie.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Zum fünften Mal kam [derselbe|mit Tasche] der Postmaulwurf um dieselbe Ecke.
          / „Sie schon wieder“, sagte der Postmaulwurf, „oder bin das [etwa ich|am Ende ich]?“
          @thing „Mir fehlt {thing}“, sagte er, „und seitdem laufen alle Wege [im Kreis|rundherum].“
          / „{Thing} ist weg. Nun beißen sich die Wege [in den Schwanz|selbst] und laufen im Kreis.“
          @cause „In meiner Tasche war ein Loch, und [da fiel er|er fiel] einfach heraus.“
          / „Er fiel durch das Loch in der Tasche, [irgendwo|ich glaube], {spot.at}.“
          @feeling Er war so verwirrt, dass er [einem Baumstumpf|sich selbst] die Post gab.
          / Ganz verwirrt [grüßte|siezte] er einen Pilz und fragte nach der Uhrzeit.
          + Mit diesem Knopf, erklärte er, knöpft man [morgens|früh] die Pfade fest.
          + „Ich hörte es {spot.at} klimpern“, sagte er, „aber ich [komme nicht hin|komme immer nur hierher].“
          + Auf seinem Rücken stapelten sich Briefe, darunter einer an [ihn|ihn selbst].
          + „Wie war noch gleich [die Frage|mein Name]?“, fragte er nach einer Runde.
        `,
        worry: `
          Ein Igel wollte nur zur Nachbarin und war seit [Dienstag|drei Tagen] unterwegs.
          / Wer Milch holen ging, kam [mit der leeren Kanne|ohne Milch] bei sich selbst wieder an.
          Eine Schnecke lag zum ersten Mal in Führung, [niemand wusste, wovor|und freute sich sehr].
          / Zwei Käfer wünschten sich nun schon [zum elften Mal|immer wieder] einen guten Abend.
          + „Sind wir bald da?“, fragten die Mäusekinder. „Wir waren [schon viermal|gerade erst] da.“
          + Opa Hase blieb sitzen und wartete darauf, dass sein [Haus|Sessel] vorbeikam.
          + Ein Liebesbrief war beim Dachs gelandet, und er [las ihn sehr gern|überlegte, von wem].
          + Die Ameisenstraße war ein Ring geworden. Man nannte es Stau.
        `,
        mend: `
          Der Maulwurf polierte {thing.akk} am Bauch, [holte Luft|zielte] und drückte.
          / {Hero} legte {thing.akk} an die Stelle, [wo drei Pfade anfangen|die der Maulwurf zeigte], und alle drückten.
          @mended Es machte klick, und die Wege legten sich wieder richtig hin, [glatt wie Bänder|einer nach dem anderen].
          / Mit einem Rascheln legten sich die Wege [wieder|endlich wieder] richtig hin.
          + Links war wieder links, und geradeaus führte [irgendwohin|tatsächlich woandershin].
          + „Eine Tür“, rief der Igel, „und [nicht meine|ganz fremd]!“
          + Ein junger Pfad schlug noch einen Haken, dann lag auch der [still|ordentlich] da.
          + Von allen Seiten hörte man es rufen: „Ich bin [da|angekommen]!“
          + Die Schnecke wurde Letzte und [war erleichtert|nahm es gefasst].
          + Der Postmaulwurf verabschiedete sich und kam zum ersten Mal [nicht wieder|heute nicht zurück].
        `,
        joy: `
          Weil nun alle gleichzeitig ankamen, gab es [ein großes Hallo|eine Begrüßung, die eine Stunde dauerte].
          / Wo die drei Pfade sich treffen, deckte man [einen Tisch|für alle], und jeder brachte etwas mit.
          Noch in der Nacht trug der Maulwurf [die ganze Post|jeden einzelnen Brief] aus, im Galopp.
          / Der Igel trank mit der Nachbarin den Tee von [Dienstag|neulich], und er schmeckte.
          + {Friend} stopfte das Loch in der Tasche mit [Gras und gutem Willen|festen Stichen].
          + Auch für {hero.akk} war ein Brief dabei, darin stand nur: „[Angekommen|Danke]!“
          + Am Ende tanzten sie im Kreis, aber [freiwillig|nur zum Vergnügen].
          + Der Dachs gab den Liebesbrief ungern zurück.
        `,
      },
      advanced: {
        trouble: `
          @keeper Nun schon zum fünften Mal bog, [grüßend|vollbepackt], der Postmaulwurf um dieselbe Ecke.
          / „Wir kennen uns doch“, sagte der Postmaulwurf, „oder [verwechsle ich|bin] ich mich?“
          @thing Es fehlte ihm, wie er gestand, {thing}, und so liefen alle Wege [im Kreis|nur noch im Kreis].
          / „{Thing} ist fort“, sagte er, „und ohne den [bleibt kein Weg gerade|gehen die Wege im Kreis].“
          @cause In seiner Tasche war ein Loch, durch das er [unbemerkt|still] herausgefallen war.
          / „Ein Loch in der Tasche“, klagte er, „und schon fiel er hinaus, wohl {spot.at}.“
          @feeling Er war derart verwirrt, dass er einem Baumstumpf [ein Einschreiben|zwei Briefe] aushändigte.
          / Verwirrt, wie er war, [gratulierte er|salutierte er] einem Pilz und bat {friend.akk} um Autogramme.
          + Mit besagtem Knopf, so erklärte er, würden die Pfade [allmorgendlich|jeden Morgen] am Waldboden befestigt, da sie sonst streunten.
          + Geklimpert habe es {spot.at}, das wisse er bestimmt, nur komme er, sooft er auch losgehe, [immer hier an|nie dort an].
          + Unter den Briefen auf seinem Rücken befand sich einer, der an ihn selbst gerichtet war und [um Eile bat|eine Mahnung enthielt].
        `,
        worry: `
          Ein Igel, der bloß zur Nachbarin wollte, war seit [Dienstag|mehreren Tagen] unterwegs und grüßte unterwegs sich selbst.
          / Jeder Weg führte dorthin zurück, [woher man kam|wo er anfing], und die Milchkannen blieben leer.
          + Eine Schnecke sah sich erstmals in ihrem Leben in Führung und wagte nicht, [sich umzudrehen|zu fragen, wovor].
          / Zwei Käfer von guter Erziehung wünschten einander bei jeder Runde [höflich|erneut] einen guten Abend.
          + Opa Hase hatte beschlossen, sitzen zu bleiben und zu warten, bis sein [Haus|Bett] von allein vorbeikäme.
          + Die Ameisenstraße war zu einem Ring geworden, und vorn beschwerte man sich bereits über die [Drängler|Langsamen] von hinten.
          + Ein Liebesbrief, der den Dachs erreicht hatte, wurde von ihm [mehrfach|mit roten Ohren] gelesen und vorläufig behalten.
        `,
        mend: `
          Der Maulwurf hauchte {thing.akk} an, polierte ihn am Bauch und [drückte|setzte ihn an].
          / Wo drei Pfade zusammenlaufen, setzte {hero} {thing.akk} [in die alte Delle|in den Boden].
          @mended Es klickte, und die Wege legten sich [mit einem Seufzer|raschelnd] wieder richtig hin.
          / Wie Bänder, die jemand [glatt zieht|zurechtstreicht], legten sich die Wege wieder richtig hin.
          + Geradeaus führte nun wieder irgendwohin, was von der Bevölkerung mit [Staunen|Beifall] aufgenommen wurde.
          + „Eine Tür“, rief der Igel mit bebenden Stacheln, „und es ist [unverkennbar|gottlob] nicht meine!“
          + Ein junger Pfad schlug noch rasch einen übermütigen Haken und lag dann da, als könne er [kein Wässerchen trüben|nicht bis drei zählen].
          + Die Schnecke fiel auf ihren angestammten letzten Platz zurück und wirkte [erleichtert|um Jahre jünger].
        `,
        joy: `
          Da der ganze Wald im selben Augenblick ankam, dauerte allein die Begrüßung [bis zum Mondaufgang|eine Stunde].
          / An der Kreuzung wurde gedeckt, und jeder steuerte bei, was er [seit Tagen|so lange] im Kreis getragen hatte.
          + Igel und Nachbarin tranken den Tee vom Dienstag und befanden, er habe durch das [Warten|Ziehen] gewonnen.
          / Noch in derselben Nacht trug der Maulwurf alles aus, [im Galopp|pfeifend], und irrte sich kein einziges Mal.
          + {Friend} stopfte das verhängnisvolle Loch mit Gras und so viel gutem Willen, dass die Tasche seither [schief hängt|nicht mehr aufgeht].
          + Der letzte Brief war für {hero.akk}, und darin stand in Maulwurfschrift, also sehr [schwarz|dick]: „Angekommen.“
          + Zum Ausklang tanzte man im Kreis, was sich, seit man nicht mehr musste, als [herrlich|großes Vergnügen] erwies.
        `,
      },
    },
  },
}
