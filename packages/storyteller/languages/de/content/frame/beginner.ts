import type { FrameScenes } from '../../../../language.ts'

export const beginner: FrameScenes = {
  opening: {
    adventurous: `
      Es war Schlafenszeit, aber {hero} war [kein bisschen müde|noch wach wie ein Wecker].
      / Das Bett sagte ja. {Hero} sagte [noch nicht|gleich].
      Draußen zog der Abend [die Stiefel an|den Mantel an].
      / Der Wind lief [einmal ums Haus|über das Dach] und wieder zurück.
      + An der Wand hing eine Karte mit einem [weißen Fleck|Loch in der Mitte].
      + „Wenn jetzt einer käme“, sagte {hero} zur [Lampe|Wand], „ich ginge mit.“
      + Zehn Zehen [marschierten|tanzten] unter der Decke.
      + Irgendwo klickte ein [Tor|Fenster]. So fängt es an.
    `,
    calm: `
      Der Tag war [fertig|aufgeräumt], und {hero} lag im Bett und [horchte|tat gar nichts].
      / {Hero} lag im Bett, und das Bett war [gerade richtig|weich und warm].
      Die Lampe malte [einen runden Teich|einen gelben Kreis] an die Wand.
      / Das Haus [knackte|seufzte] ein wenig, wie alte Häuser das tun.
      + Weit weg sagte ein Zug sein [langes|leises] Wort.
      + Ein Stern war schon da. Er war [der Erste|stolz darauf].
      + {Hero} sagte [dem Stuhl|dem linken Schuh] gute Nacht.
      + Der Mond schaute herein. Er hatte [es nicht eilig|Zeit].
    `,
    mysterious: `
      Es war spät, und {hero} hörte [etwas|ein Geräusch]. Es hatte [keinen Namen|sehr kleine Füße].
      / „Pst“, sagte {hero} zum Kissen. Irgendetwas war heute [anders|nicht wie sonst].
      Der Mond hatte [eine weiße Tür|ein Fenster] auf den Boden gemalt.
      / Nebel stand am Fenster und [lehnte sich an|schaute herein].
      + Auf dem Teppich lag ein Blatt. Niemand hatte es [hingelegt|gebracht].
      + Die Uhr sagte tick. Dann [wartete sie|vergaß sie den Rest].
      + Es roch nach [Moos|Schnee], mitten im Zimmer.
      + „Wer ist da?“, fragte {hero}. Niemand war da, und zwar [sehr leise|ganz nah].
    `,
    joyful: `
      Das Lachen vom Tag war noch [nicht zu Bett|im Zimmer], und {hero} auch nicht.
      / {Hero} hüpfte ins Bett, und das Bett hüpfte [zurück|mit].
      Die Zahnbürste tropfte [im Takt|ein Lied].
      / Über den Dächern stand der Mond und [grinste|war rund wie ein Pfannkuchen].
      + Eine Socke lag auf der Lampe. Sie war [geflogen|sehr zufrieden].
      + {Hero} kicherte ins Kissen, und das Kissen [kicherte zurück|hielt dicht].
      + Sogar der Schrank knarrte [vergnügt|wie ein Witz].
      + So ein Abend hat noch [etwas vor|eine Tasche voll].
    `,
    inspiring: `
      Vor dem Fenster gingen die Sterne an, und {hero} [sah zu|zählte mit].
      / {Hero} lag wach und dachte an [große Dinge|etwas, das noch keiner kann].
      Der Himmel war [so weit wie noch nie|blau wie Tinte].
      / Auf dem Fensterbrett lag [eine Feder|ein Stift], als hätte er gewartet.
      + „Ob man das lernen kann?“, fragte {hero} [die Decke|den Mond].
      + Ein kleiner Vorsatz lag neben {hero.dat} und [wuchs|war noch wach].
      + Die Straße war leer und [bereit|glänzte].
      + Etwas in dieser Nacht sagte: [Steh auf|Komm].
    `,
  },
  dedication: {
    adventurous: `
      Diese Geschichte ist für {child}, und sie beginnt mit [einem Schritt vor die Tür|Wind in den Ohren].
    `,
    calm: `
      Diese Geschichte ist für {child}, und sie geht [auf leisen Füßen|ganz sachte].
    `,
    mysterious: `
      Diese Geschichte ist für {child}, und sie beginnt mit [einem Geräusch|etwas im Nebel].
    `,
    joyful: `
      Diese Geschichte ist für {child}, und sie hat [gute Laune|einen Hopser im Schritt].
    `,
    inspiring: `
      Diese Geschichte ist für {child}, und sie schaut [nach oben|zu den Sternen].
    `,
  },
  companion: {
    firefly: `
      Da kam {friend.ein} geflogen, ganz [außer Atem|nah]. Es fürchtete sich [im Dunkeln|vor der Nacht].
      „Ich komme mit, {hero.bare}“, sagte {friend}. „[Aber lass das Licht an|Das Licht bringe ich mit].“
      + Es hatte die ganze Nacht über Licht und [hatte trotzdem Angst|traute ihm nicht].
      + „Ist es da hell?“, fragte {friend} [noch einmal|vorsichtig].
      + Es leuchtete dabei so sehr, dass die Motten [winkten|Sonnenbrillen suchten].
    `,
    snail: `
      Am Weg saß {friend.ein} und war [gleich da|schon fast da]. Das sagte sie [seit gestern|immer].
      „Nimm mich mit, {hero.bare}“, sagte {friend}. „[Ich bin schnell fertig|Ich habe alles dabei].“
      + Ihr Haus war abgeschlossen. Der Schlüssel war [drinnen|im Haus].
      + „Noch eine Kurve“, sagte {friend}, und es war [gar keine Kurve da|ein gerader Weg].
      + Hinter ihr glänzte ein [Strich|silberner Strich].
    `,
    mouse: `
      Da kam {friend.ein} mit einer Landkarte. Sie war von [einem anderen Ort|einem Käseladen].
      „Ich kenne den Weg, {hero.bare}“, sagte {friend} und [drehte die Karte um|hielt sie verkehrt].
      + „Hier müsste jetzt Paris sein“, sagte {friend}. [War es nicht|Es war ein Busch].
      + Auf der Karte war ein [Fettfleck|Loch]. Dahin wollte sie immer.
      + Sie faltete die Karte zusammen. Das dauerte [eine Weile|lange].
    `,
    moth: `
      Ans Licht stieß {friend.ein} und sagte: „[Guten Abend, Mond|Verzeihung, Mond].“
      „Ich komme mit, {hero.bare}“, sagte {friend}, „wenn wir [beim Mond vorbeikommen|den Mond besuchen].“
      + Jede Lampe war für ihn der Mond. [Auch die Taschenlampe|Es gab viele Monde].
      + „Heute ist er klein“, sagte {friend} zu einem [Glutpunkt|Fenster].
      + Er flog Kreise und nannte das [geradeaus|eine Abkürzung].
    `,
    ladybird: `
      Auf einem Blatt saß {friend.ein} und zählte [seine Punkte|sich]. „Sieben. Oder sechs.“
      „Ich komme mit, {hero.bare}“, sagte {friend}. „[Zähl du mal hinten|Unterwegs zähle ich weiter].“
      + „Wenn einer fehlt, [müssen wir umkehren|sag Bescheid]“, sagte {friend}.
      + Beim Lachen verzählte er sich und fing [von vorne|noch einmal] an.
      + Er grüßte jeden Stein mit Punkten als [Vetter|Verwandten].
    `,
    frog: `
      Da saß {friend.ein} und erklärte [den Regen|die Nacht]. Niemand hatte [gefragt|darum gebeten].
      „Ich komme mit, {hero.bare}“, sagte {friend}. „[Einer muss es ja erklären|Das ist nämlich so].“
      + „Ein Weg“, sagte {friend}, „ist etwas, das [vorne weitergeht|man geht].“
      + Er machte eine Pause, für [Fragen|Beifall].
      + Dann erklärte er noch die [Pause|Pfütze].
    `,
  },
  token: {
    scarf: `
      @token {Hero} nahm noch schnell den Schal mit, [den langen|den weichen].
      ?color Seine Farbe, die liebste von allen: {color}.
      + Ein Schal ist für [alles gut|vieles gut], vor allem für später.
      + Er roch nach [Flur|Winter] und war so lang wie ein kleiner Weg.
      + „Wozu der Schal?“, fragte {friend}. „[Man weiß nie|Abwarten].“
    `,
    handkerchief: `
      @token {Hero} steckte das Taschentuch ein, [das große|sauber gefaltet].
      ?color Seine Farbe, die liebste von allen: {color}.
      + Es war gebügelt und hatte eine [gestickte Ecke|Falte wie ein Brief].
      + „Hast du Schnupfen?“, fragte {friend}. „[Noch nicht|Nein, aber man weiß nie].“
      + So ein Taschentuch kann [mehr, als es zugibt|auch ein Segel sein].
    `,
    mitten: `
      @token {Hero} nahm einen Fäustling mit, [nur den einen|den linken].
      ?color Seine Farbe, die liebste von allen: {color}.
      + Der andere war [im Urlaub|seit Februar verschwunden].
      + Innen war er so weich wie [ein Nest|Mehl].
      + „Nur einer?“, fragte {friend}. „[Einer reicht|Er ist mutig].“
    `,
    'paper-boat': `
      @token {Hero} nahm das Papierboot mit, [das vom Nachmittag|frisch gefaltet].
      ?color Seine Farbe, die liebste von allen: {color}.
      + Es war aus einer [Einkaufsliste|alten Zeitung]. Vorne stand noch Butter.
      + Im Zimmer gab es kein Wasser, aber [das kommt noch|man weiß ja nie].
      + „Wie viele passen hinein?“, fragte {friend}. „[Einer, wenn er klein ist|Das sehen wir dann].“
    `,
    'jam-jar': `
      @token {Hero} nahm das Marmeladenglas mit, [leer und gespült|mit Deckel].
      ?color Seine Farbe, die liebste von allen: {color}.
      + Es roch noch ein klein wenig nach [Erdbeeren|Sommer].
      + „Leer?“, fragte {friend}, [ein wenig enttäuscht|und leckte am Rand].
      + In so ein Glas passt [fast alles, was klein ist|eine Menge].
    `,
    cap: `
      @token {Hero} setzte die Wollmütze auf, [tief über die Ohren|ein bisschen schief].
      ?color Ihre Farbe, die liebste von allen: {color}.
      + Oben wackelte [ein Bommel|der Rest eines Bommels].
      + „Sie steht dir“, sagte {friend}. „[Mir auch|Darf ich mal]?“
      + Eine Mütze hält den Kopf warm und [die Gedanken drin|manchmal noch mehr].
    `,
    basket: `
      @token {Hero} nahm das Körbchen mit, [am Henkel|das kleine].
      ?color Seine Farbe, die liebste von allen: {color}.
      + Es knarrte beim Tragen, [immer dasselbe Wort|wie ein Schiff].
      + Darin lag noch ein [Blatt|Krümel] vom letzten Mal.
      + „Ist das für ein Picknick?“, fragte {friend} [hoffnungsvoll|sofort].
    `,
    sock: `
      @token {Hero} nahm eine Socke mit, [die ohne Zwilling|eine dicke].
      ?color Ihre Farbe, die liebste von allen: {color}.
      + „Wozu eine Socke?“, fragte {friend}. „[Wozu keine|Wirst schon sehen]?“
      + Sie war warm von der [Heizung|Leine] und hatte ein Loch, aber ein kleines.
      + Einzelne Socken wollen auch mal [gebraucht werden|verreisen].
    `,
  },
  carry: {
    scarf: `
      In den Schal wickelten sie {thing.akk} ein, [zweimal herum|ganz vorsichtig]. Jetzt konnte nichts mehr passieren.
      + „Dafür also der Schal“, sagte {friend} [anerkennend|und nickte].
      + {Hero} trug das Bündel wie [ein Baby|eine Tasse voll Tee].
      + An beiden Enden hing noch genug Schal für [den Wind|einen Knoten].
    `,
    handkerchief: `
      Ins Taschentuch knoteten sie {thing.akk}, [vier Zipfel, ein Knoten|fest und sanft]. So ging es gut.
      + „Und wenn du niesen musst?“, fragte {friend}. „[Dann nicht|Dann leise].“
      + {Hero} hielt den Knoten fest, [mit ganzer Kraft|bis die Finger müde wurden].
      + Das Taschentuch war sehr [stolz|gerade]. Es hatte bisher nur Nasen gesehen.
    `,
    mitten: `
      Im Fäustling war genau Platz für {thing.akk}, [wie bestellt|warm und dunkel]. Den Daumen klappten sie zu.
      + „Der andere Fäustling wird staunen“, sagte {friend} [und lachte|im Gehen].
      + {Hero} hielt ihn mit beiden [Händen, oder was da war|Seiten] fest.
      + Drinnen lag es weich wie [im Nest|im Schnee, nur warm].
    `,
    'paper-boat': `
      Im Papierboot lag {thing} gut, [mitten auf dem Wort Butter|und schaukelte]. So trugen sie es davon.
      + „Schiff ahoi“, sagte {friend} [leise|und salutierte].
      + {Hero} hielt das Boot ganz [gerade|ruhig], wie auf einem stillen See.
      + Eine Ecke wurde weich. Sie [hielt|war tapfer].
    `,
    'jam-jar': `
      Ins Marmeladenglas legten sie {thing.akk}, [Deckel zu|ganz ohne Klirren]. Man konnte es von allen Seiten sehen.
      + „Es riecht jetzt nach Erdbeeren“, sagte {friend}. [Das machte nichts|Keinen störte das].
      + {Hero} trug das Glas vor sich her wie [eine Laterne|einen kleinen Mond].
      + Im Glas sah alles [größer aus|wichtig aus].
    `,
    cap: `
      In die Wollmütze legten sie {thing.akk}, [weich wie in ein Ei|und hielten sie zu]. Die Ohren froren ein wenig.
      + „Ich kann dir meine Ohren leihen“, sagte {friend}. [Es war nett gemeint|Das ging dann doch nicht].
      + {Hero} trug die Mütze vor dem [Bauch|Herzen].
      + Der Bommel hielt [Wache|obenauf Wache].
    `,
    basket: `
      Ins Körbchen betteten sie {thing.akk}, [auf ein Blatt|und deckten es zu]. Es knarrte froh.
      + „Kein Picknick“, sagte {friend}, „[aber auch gut|auch schön].“
      + {Hero} trug es am Henkel, [ohne zu schlenkern|ganz gerade].
      + Auf jeden Schritt sagte der Korb [dasselbe Wort|ja].
    `,
    sock: `
      In die Socke schoben sie {thing.akk}, [bis zur Ferse|ganz tief hinein]. Der Rand wurde umgeschlagen.
      + „Für eine Socke ist das eine [Karriere|große Sache]“, sagte {friend}.
      + {Hero} hielt den Rand zu, und das Loch hielt [dicht|den Atem an].
      + So warm hatte es noch [keiner|niemand] getragen.
    `,
  },
  role: {
    hero: `
      „Dann hole ich {thing.akk} zurück“, sagte {hero}. Die Stimme war [klein, aber da|fester, als sie sich anfühlte].
      / „Ich mache es“, sagte {hero}, und alle [drehten sich um|sahen her].
      + „Siehst du“, sagte {friend} zu [den anderen|der Luft], „mit so jemandem reise ich.“
      + Ein bisschen Bauchweh war dabei. Das [gehört dazu|ist normal].
      + Alle atmeten [auf|aus], sogar die Schatten.
    `,
    helper: `
      „Wobei kann ich helfen?“, fragte {hero}. Das hatte noch [keiner gefragt|niemand gesagt].
      / {Hero} krempelte die Ärmel hoch, oder was da war, und sagte: „[Womit fangen wir an|Was ist zu tun]?“
      + „Halten, tragen, suchen“, sagte {keeper}, [erleichtert|und zählte auf].
      + „Ich helfe auch“, sagte {friend} und [hielt schon etwas Falsches|stand im Weg].
      + Helfen macht [warm|die Hände warm].
    `,
    explorer: `
      „Zuerst schauen wir uns um“, sagte {hero} und [kniff ein Auge zu|suchte nach Spuren].
      / {Hero} ging in die Hocke. Da war [eine Spur|ein Krümel], und dort noch einer.
      + „Eine Spur“, flüsterte {friend}. [Es war die eigene|Sie war sehr frisch].
      + Wer sucht, [fragt den Boden|hat große Augen].
      + Der Weg tat, als wüsste er [nichts|von nichts].
    `,
    leader: `
      „Hört zu“, sagte {hero}, und alle [hörten zu|wurden still]. „Wir gehen zusammen.“
      / {Hero} zeigte nach vorn. „[Langsam und alle|Keiner bleibt zurück].“
      + „Ich gehe voran“, sagte {friend} und ging [hinterher|ans Ende].
      + Wer vorangeht, sieht sich auch [um|nach hinten um].
      + {Keeper} nickte. So [klang das gut|ging es sich leichter].
    `,
    friend: `
      {Hero} setzte sich neben {keeper.akk} und sagte [erst mal nichts|nur: Wir sind da].
      / „Du bist nicht allein“, sagte {hero} zu {keeper.dat}. [Das half schon|Es stimmte].
      + „Drei sind besser als einer“, sagte {friend}. „[Vier noch mehr|Ich zähle doppelt].“
      + Ein Freund ist jemand, der [bleibt|mitsucht].
      + {Keeper} schnaubte in ein Blatt und [lächelte fast|stand auf].
    `,
  },
  challenge: {
    pebble: `
      Aber dann kam das, was {hero.dat} schwerfiel: {challenge}.
      {Hero} erzählte es [einem Kiesel|leise einem Stein]. Der Kiesel hörte zu, und es wurde [leichter|kleiner].
      + „Ich habe auch einen Kiesel“, sagte {friend}. „[Er weiß alles|Meiner ist schon voll].“
      + Dann legten sie ihn [an den Weg|zu den anderen].
      + Kiesel sagen nichts [weiter|weiter, nie].
    `,
    step: `
      Unterwegs wartete etwas Schweres auf {hero.akk}: {challenge}.
      „[Nur ein Stück|Erst nur ein kleines Stück]“, sagte {hero}. Und dann [noch ein Stück|das nächste].
      + Beim dritten Stück war das Schwere schon [hinter ihnen|halb vorbei].
      + {Friend} zählte mit und [verzählte sich|sagte: Weiter so].
      + Kleine Stücke sind [die besten|auch ein Weg].
    `,
    together: `
      Da war es auf einmal wieder, das Schwere: {challenge}.
      „Geht mir auch so“, sagte {friend}. Sie gingen [dicht nebeneinander|Seite an Seite], und so ging es.
      + Zu zweit ist es nur noch [halb so groß|die Hälfte].
      + {Hero} atmete tief, und {friend} [atmete mit|hielt die Luft an, aus Versehen].
      + Nachher zitterten sie noch ein [bisschen|Weilchen], und lachten.
    `,
  },
  power: {
    gap: `
      Der Weg hörte auf. Da tat {hero} etwas, das nur heute ging: {power}.
      Es ging [ein einziges Mal|nur dieses eine Mal]. Danach musste {hero} [dreimal gähnen|sich hinsetzen].
      + „So etwas habe ich noch nie gesehen“, sagte {friend} und sah [noch einmal hin|die Lücke an].
      + Drüben war es [warm|ganz still].
      + Dann war der Zauber alle, wie [eine Tasse Kakao|eine Kerze].
    `,
    dark: `
      Es wurde so dunkel, dass nur noch eines half. {Hero} hatte diese Kraft: {power}.
      Sie reichte [genau einmal|gerade so]. Dann waren die [Knie weich|Ohren ganz müde].
      + Das Dunkel machte „oh“ und [ging zur Seite|wurde freundlich].
      + „Geht das auch mit Käse?“, fragte {friend}. [Es ging nicht|Nein, mit Käse nicht].
      + So eine Kraft hebt man sich [auf|gut auf].
    `,
    weight: `
      Ein Stein lag im Weg, viel zu schwer. Doch {hero} hatte ja eine Kraft: {power}.
      Einmal, [nur einmal|und dann nie wieder heute], und der Weg war frei. Danach [knurrte der Bauch|war {hero} sehr müde].
      + Der Stein wunderte sich [noch lange|am meisten].
      + „Ich hätte geschoben“, sagte {friend}. [Das glaubten alle gern|Das war lieb].
      + Zauber macht [hungrig|müde Füße].
    `,
  },
  talent: {
    gatekeeper: `
      Ein alter Wächter saß im Weg. „Zeig mir, was du [gern tust|am liebsten machst].“ Das war leicht: {talent}.
      Der Wächter [vergaß, streng zu sein|strahlte], und sie durften weiter.
      + „Noch mal“, bat er, [ganz leise|und rückte näher].
      + „Ich kann nur schnarchen“, sagte {friend}. [Das ging auch|Das zählte halb].
      + So schön war es hier lange [nicht|nicht mehr].
    `,
    sleepless: `
      Am Weg weinte ein Kleines und konnte nicht schlafen. Da half, was {hero} so gut kann: {talent}.
      Erst schaute es, dann [lächelte es|gähnte es], und dann [schlief es|war es still].
      + „Pst“, sagte die Mutter und [ließ sie durch|zeigte ihnen den Weg].
      + {Friend} war auch [fast|beinahe] eingeschlafen.
      + Sie gingen auf Zehen [weiter|vorbei].
    `,
    quarrel: `
      Zwei stritten sich und versperrten den Weg. Da tat {hero}, was {hero} am besten kann: {talent}.
      Den beiden blieb der Mund [offen|offen stehen]. Worum ging es gleich? [Sie wussten es nicht mehr|Egal].
      + „Du zuerst“, sagte der eine. „[Nein, du|Nein, bitte du]“, sagte der andere.
      + {Friend} klatschte an der falschen Stelle, aber [herzlich|laut].
      + Nun war der Weg [frei|wieder frei].
    `,
  },
  best: {
    words: `
      Da dachte {hero} an {best}. Was würde {best} jetzt [sagen|wohl sagen]? [Tief Luft holen|Mach einfach weiter], und dann noch einmal hinsehen.
      + Man hörte es beinahe, [mit der richtigen Stimme|ganz deutlich].
      + „Wer ist das?“, fragte {friend}. „[Jemand, der immer da ist|Wirst du schon kennenlernen].“
      + Solche Leute sind auch da, wenn sie [nicht da sind|schlafen].
    `,
    gift: `
      In der Tasche war noch die Schnur von {best}, mit dem [Knoten drin|Glücksknoten]. {Hero} hielt sie fest, und das [half|tat gut].
      + „Für den Notfall“, hatte es geheißen. [Das war jetzt|Jetzt war einer].
      + {Friend} durfte den Knoten [einmal anfassen|auch halten].
      + Eine Schnur ist nicht viel, aber [diese schon|es hing viel daran].
    `,
    laugh: `
      Da fiel {hero.dat} ein, wie {best} [lacht|immer lacht]. Man muss gleich [mitlachen|mit]. Und mit Lachen im Bauch sah alles anders aus.
      + „Warum lachst du?“, fragte {friend} und [lachte schon mit|kicherte].
      + Es war ein Lachen wie [ein hüpfender Ball|Glucksen im Abfluss].
      + Danach war die Luft [heller|leichter].
    `,
  },
  home: {
    moonlight: `
      Der Mond hatte ihnen einen Weg gelegt, [weiß und schmal|bis zur Tür].
      / Auf dem Mondweg gingen {hero} und {friend} [langsam|still] heim.
      + {Friend} sagte lange [nichts|kein Wort]. Das war schön.
      + Hinter ihnen wurde {place} [klein|leise], und dann war da nur noch Nacht.
      + Die Füße wussten den [Weg|Weg allein].
      + Einmal blieb {hero} stehen und [horchte|sah zurück].
    `,
    drift: `
      Eine sanfte Strömung, aus Luft oder aus Wasser, trug {hero} und {friend.akk} [heim|nach Hause].
      / Sie mussten nichts tun. Die Nacht [schob sie|trug sie] nach Hause.
      + Unter ihnen zogen [Lichter|schlafende Dächer] vorbei.
      + „Sind wir bald da?“, fragte {friend} [und gähnte|schon halb im Schlaf].
      + {Place} winkte noch, [ganz klein|mit einem letzten Licht].
      + Es ging so leise wie [Schnee|Atmen].
    `,
    slowly: `
      Sie gingen zu Fuß, [ganz langsam|Schritt für Schritt], denn es war nicht weit.
      / {Hero} und {friend} gingen heim, und der Abend ging [mit|nebenher].
      + Bei jedem Schritt wurde die Welt [stiller|ein wenig weicher].
      + {Friend} summte etwas, das [keinen Schluss hatte|immer kleiner wurde].
      + Von dort war nur noch ein [Schimmer|Duft] da.
      + Am Ende stand da eine Tür, und die kannten [sie|alle].
    `,
  },
  bed: {
    adventurous: `
      Dann lag {hero} im Bett, und die Füße [ruhten aus|blieben liegen].
      / Das Bett war noch [warm|da], und {hero} kroch hinein.
      „Bis zum nächsten Mal“, sagte {friend} [am Fenster|leise] und war fort.
      + An den Sohlen klebte noch ein bisschen [Abenteuer|Sand oder Moos].
      + Die Karte an der Wand hatte nun [einen Punkt mehr|keinen weißen Fleck].
      + Die Decke ging bis [ans Kinn|unter die Nase].
      + Still. [Still und warm|Ganz still].
    `,
    calm: `
      {Hero} lag wieder im Bett, und das Bett sagte [nichts|nur: ja].
      / Die Decke war weich, und {hero} [wurde es auch|lag mittendrin].
      „Schlaf gut“, sagte {friend} und ging [auf leisen Füßen|so leise, wie es ging].
      + Die Lampe war nur noch ein [Punkt|Pünktchen].
      + Ein und aus ging [der Atem|der Vorhang].
      + Draußen war alles [gut|an seinem Platz].
      + Der Zug sagte noch einmal sein [Wort|leises Wort].
    `,
    mysterious: `
      Auf einmal war {hero} im Bett, als wäre [nichts gewesen|alles geträumt].
      / {Hero} lag im Bett. War das [wirklich|alles wahr]?
      „Sag es keinem“, flüsterte {friend}, „[oder nur einem|höchstens einem].“ Dann war das Fenster leer.
      + Auf dem Teppich lag noch das [Blatt|kleine Blatt].
      + Die Uhr wusste etwas und sagte nur [tick|leise tick].
      + Der Nebel ging, [auf Zehen|wie er gekommen war].
      + Es war ein gutes Dunkel, [weich wie Samt|ein freundliches].
    `,
    joyful: `
      {Hero} fiel ins Bett, und das Bett [hüpfte noch einmal|lachte leise].
      / Das Kissen war noch warm vom Kichern, und {hero} legte sich [hinein|hin].
      „Das war schön“, sagte {friend}. „[Morgen wieder|Sehr schön].“
      + Die Socke auf der Lampe [schlief schon|hing ganz still].
      + Ein letztes Lachen kam noch und wurde [ein Gähnen|klein].
      + Der Mond war rund und [satt|müde].
      + Dann wurde es [leise|leise und warm].
    `,
    inspiring: `
      {Hero} lag im Bett und war ein kleines Stück [größer|weiter] als gestern.
      / Im Bett war es warm, und {hero} dachte noch [einen Gedanken|an etwas Gutes].
      „Das warst du“, sagte {friend} am Fenster. [Mehr nicht|Dann war es still].
      + Die Sterne standen alle noch [da|an ihrem Platz].
      + Was heute schwer war, lag nun [leicht|still] neben dem Bett.
      + Der Himmel deckte alles [zu|weich zu].
      + Langsam, langsam [sanken die Lider|ging das Licht aus].
    `,
  },
  bedAlone: {
    adventurous: `
      {Hero} war wieder daheim, und alle Glieder [ruhten|waren schwer].
      „Gute Nacht“, sagte {friend} und rollte sich [daneben|klein] zusammen.
      + Es roch noch ein wenig nach [weiter Welt|Ferne].
      + Das Lager war weich, [gerade recht|wie immer].
      + Die Nacht legte sich [dazu|davor].
    `,
    calm: `
      {Hero} lag im eigenen Nest, oder wie man das dort nennt, und [atmete|war still].
      „Schlaf gut“, sagte {friend}, [ganz nah|leise].
      + Nichts war mehr [zu tun|offen].
      + Der Abend machte [die Tür zu|das Licht klein].
      + Ein und aus, [ein und aus|wie das Meer].
    `,
    mysterious: `
      Niemand hatte gesehen, wie {hero} [heimkam|zurückkam].
      „Pst“, sagte {friend}. „[Das bleibt unter uns|Kein Wort].“
      + Der Nebel wusste es, aber der [schweigt|sagt nichts].
      + Das Dunkel war [weich|freundlich].
      + Irgendwo tickte etwas, [zufrieden|leise].
    `,
    joyful: `
      {Hero} lachte noch ein letztes Mal und [legte sich hin|wurde müde].
      „Morgen wieder“, sagte {friend}, und das [klang gut|war abgemacht].
      + Das Lager hüpfte noch ein [wenig|bisschen].
      + Aus dem Lachen wurde [ein Gähnen|Atmen].
      + Der Mond machte die Augen [zu|halb zu].
    `,
    inspiring: `
      {Hero} legte sich hin, ein kleines Stück [größer|klüger] als gestern.
      „Gut gemacht“, sagte {friend}. [Das war genug|Mehr brauchte es nicht].
      + Über ihnen standen die Sterne, [alle noch da|vollzählig].
      + Was schwer gewesen war, [schlief schon|lag still].
      + Die Nacht deckte sie [zu|beide zu].
    `,
  },
  dream: `
    Und dann kam [der Traum|leise der Traum], und er kam zu Fuß.
    ?dream Er nahm die Schlafenden mit dorthin: {dream}.
    ?dream Dort war schon [ein Licht an|alles bereit].
    + Er hatte [eine Laterne|einen Koffer] dabei und kam von weit her.
    + Im Traum gingen {hero} und {friend} [denselben Weg noch einmal|noch ein Stück].
    + Alles war [leicht|ganz leicht] und ging von selbst.
    + Weit weg winkte {keeper} mit [einem Licht|beiden Händen, oder was da war].
  `,
  goodnight: `
    [Gute Nacht|Schlaf schön], {child}.
    / Leise jetzt. [Gute Nacht|Schlaf gut], {child}.
  `,
  moral: `
    Und eines nahmen sie mit [nach Hause|in die Nacht]: „{moral}.“
    / „{moral}“, sagte {friend}, [und so war es|und niemand hatte etwas dagegen].
  `,
}
