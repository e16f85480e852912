import type { FrameScenes } from '../../../../language.ts'

export const intermediate: FrameScenes = {
  opening: {
    adventurous: `
      Alle anderen schliefen bereits, nur {hero} war [nicht einverstanden|anderer Meinung].
      / Eigentlich war es längst Schlafenszeit, aber {hero} dachte [an Entdeckungsreisen|an unbekannte Wege].
      / {Hero} lag im Bett, als wäre das Bett ein [Segelschiff|Floß], das [gleich ablegen will|am Ufer zerrt].
      Draußen wehte ein Wind, der nach [unbekannten Straßen|Salz und Eisenbahn] duftete.
      / Über den Dächern hing der Mond, [blank geputzt|startklar], als [wäre er verabredet|hielte er die Tür auf].
      / Vor dem Haus lief die Straße [bis an den Hügel und verschwand dahinter|los, ohne sich umzusehen].
      + An der Wand hing eine Landkarte, auf der in der Mitte ein [Stück fehlte|weißer Fleck war].
      + „Ich bin in zwei Minuten fertig“, sagte {hero} zur Lampe, falls [jemand fragen sollte|es losgehen sollte].
      / „Falls noch eine Reise übrig ist“, sagte {hero} zur Wand, „[ich nehme sie|ich wüsste jemanden].“
      + Unter der Decke [marschierten|übten] zehn Zehen, und keine wollte die letzte sein.
      + In der Jackentasche steckten noch [ein Stück Schnur und ein Keks|ein Bleistift und drei Kastanien], also [alles Nötige|fast eine Ausrüstung].
      + Das Kissen war dagegen, aber Kissen sind [immer dagegen|selten dabei].
      + Irgendwo im Haus [knackte eine Stufe|quietschte eine Klinke], wie wenn jemand [den ersten Schritt macht|sich hinausschleicht].
      / Eine Pforte schlug leise zu, und auf einmal war die Nacht [ein Stück größer|voller Türen].
      + Der Stuhl am Fenster sah im Halbdunkel aus wie [ein gesatteltes Tier|etwas, das man reiten kann].
    `,
    calm: `
      Der Tag war aufgeräumt bis auf {hero.akk}, und das Bett [war schon warm|wartete bereits].
      / {Hero} lag da und lauschte, wie das ganze Haus [langsam ausatmete|allmählich zur Ruhe kam].
      / Es war die Stunde, in der die Teppiche weicher werden. {Hero} [lag still|gähnte einmal].
      Die Lampe malte [einen gelben Teich|einen runden Mond] an die Zimmerwand, in dem [niemand schwamm|ein Schatten badete].
      / Hinter dem Vorhang verfärbte sich der Himmel, [erst lila und allmählich tintenblau|langsam und heimlich].
      / Nebenan [rückte jemand einen Stuhl zurecht|klappte jemand ein Buch zu], und dann war [Ruhe|alles an seinem Platz].
      + Weit draußen sagte ein Zug sein einziges Wort und nahm es [mit über den Hügel|mit um die Kurve].
      + {Hero} wünschte dem linken Schuh eine gute Nacht und [danach auch dem rechten|dem rechten sicherheitshalber auch].
      + Die Uhr ging weiter, aber [sie trat leiser auf|auf Strümpfen].
      + Vom Mond war erst ein Rand zu sehen; er hatte es [nicht eilig|nie eilig].
      + Auf dem Fensterbrett saß ein Nachtfalter und [überlegte|wartete auf nichts Bestimmtes].
      / Der erste Stern stand schon da und tat, als wäre er [zufällig vorbeigekommen|gar nicht der Erste].
      + Es roch nach Seife und ein wenig nach [Pfannkuchen|warmem Holz].
      + Manche Abende sind so leise, dass sie einem [etwas sagen wollen|ins Ohr passen].
    `,
    mysterious: `
      In dieser Nacht war etwas anders. {Hero} merkte es [zuerst an der Stille|am Knarren der Dielen].
      / {Hero} lag wach, weil irgendwo ein Geräusch war, das [keinen Namen hatte|nicht ins Haus gehörte].
      / Als {hero} das Licht ausmachte, wurde es [nicht ganz dunkel|nur beinahe dunkel].
      Auf dem Boden [lag ein Streifen Mondlicht|wartete ein heller Strich], [schmal wie ein Brief|gerade wie ein Lineal].
      / Der Nebel [hatte sich ans Fenster gelehnt|stand vor der Scheibe] und [las mit|schaute herein, ohne zu blinzeln].
      / Der Schatten vom Schrank [war länger geworden|hatte sich bewegt], und zwar [auf der falschen Seite|gegen das Licht].
      + Auf dem Teppich lag ein Blatt von einem Baum, der [hier nirgends wächst|in keinem Buch steht].
      + Die Uhr sagte tick und ließ sich mit dem tack [sehr viel Zeit|bis zuletzt Zeit].
      + „Ich schlafe schon“, sagte {hero} ins Dunkel, aber das Dunkel [glaubte es nicht|wusste es besser].
      / „Wenn da jemand ist“, flüsterte {hero}, „dann bitte [der Reihe nach|mit Anklopfen].“
      + Es roch nach Moos, [obwohl das nächste Moos drei Straßen weiter wohnte|mitten im geputzten Zimmer].
      + Am Glas war ein Hauch zu sehen, und er war [von außen|noch warm].
      + Eine [kleine|fremde|heisere] Glocke schlug dreizehn, was [für so eine Glocke viel ist|sonst nie vorkam].
      + Sogar die Mäuse in der Wand hielten inne und [horchten|zählten bis drei].
      + Geheimnisse erkennt man daran, dass sie [auf Zehenspitzen stehen|leiser sind als Stille].
    `,
    joyful: `
      Das Gelächter vom Nachmittag [hüpfte|rutschte] noch [im Zimmer von einer Ecke in die andere|unter der Bettdecke herum und kitzelte].
      / {Hero} lag im Bett, jedenfalls zum größten Teil, denn ein Bein [tanzte noch|war noch auf dem Fest].
      / Eigentlich war Schlafenszeit, aber in {hero.dat} war noch ein [ganzer Hopser|Kichern] übrig.
      Auf der Lampe hing eine Socke, die [wohl geflogen war|zu viel gewollt hatte|sich dort oben wohlfühlte].
      / Das Bett [federte ein wenig nach|quietschte vergnügt], als hätte es [einen Witz verstanden|mitgelacht|noch Pläne].
      / Vor dem Fenster stand der Mond und hatte [Pausbacken|ein Gesicht wie ein Krapfen].
      + „Gute Nacht, linkes Knie“, sagte {hero}, „gute Nacht, rechtes Knie“, und [die Ohren kamen auch dran|so ging es weiter].
      + Die Zahnbürste tropfte [im Takt|eine kleine Polka], und wer [genau hinhörte|ein Ohr dafür hatte], [kannte das Lied|konnte dazu wippen].
      + Im Kissen steckte ein Kichern, das [nicht herauswollte|sich gut versteckt hatte].
      + Der Teddy auf dem Stuhl war auf die Nase gefallen und [trug es mit Humor|sah sehr zufrieden aus].
      + {Hero} sang der Decke ein Lied vor, das nur aus [pom|la] bestand, aber aus sehr viel davon.
      + Sogar der Schrank, [der sonst ein ernster Schrank war|ein würdiges Erbstück], [knarrte vergnügt|stand etwas schräg].
      + Ein Knopf rollte durchs Zimmer, [ohne Grund, einfach|von Wand zu Wand,] weil [Abend war|er rund war].
      + Solche Abende haben meistens noch [etwas in der Tasche|einen zweiten Teil].
      + Im Bett war es [viel zu lustig|noch nicht leise].
    `,
    inspiring: `
      Vor dem Fenster gingen nacheinander die Sterne an, und {hero} [zählte mit|beobachtete sie dabei].
      / {Hero} lag wach und überlegte etwas, das bedeutend größer war als [das Bett|das ganze Zimmer].
      / An diesem Abend war der Himmel weiter entfernt als sonst, und {hero} [reckte sich|sah hinauf].
      Sogar der [allerkleinste Stern|Stern ganz links unten] leuchtete, [so gut er konnte|als käme es auf ihn an].
      / Auf dem Fensterbrett lag [eine Eichel|eine winzige Kastanie], die [Großes vorhatte|fest an sich glaubte].
      / Der Mond war erst zur Hälfte [fertig und leuchtete|da, aber er schien] trotzdem [aus ganzer Kraft|für alle].
      + „Ob man so etwas lernen kann?“, fragte {hero} und meinte [das Leuchten|alles auf einmal].
      / „Eines Tages mache ich etwas Wichtiges“, sagte {hero} zur Decke. Die [widersprach nicht|hörte zu].
      + Ein guter Vorsatz saß am Bettrand und [ließ die Beine baumeln|wollte nicht schlafen].
      + Große Dinge fangen oft [in Schlafsachen|mit kalten Füßen] an, auch wenn das [in keinem Buch steht|später keiner glaubt].
      + Irgendwo brauchte jemand Hilfe. Es fühlte sich an wie [ein Luftzug|ein leises Zupfen].
      + Im Liegen kann man nicht groß denken, also [setzte sich {hero} auf|saß {hero} bald senkrecht].
      + Die Straße lag leer da und sah aus, als [warte sie auf jemanden|hätte sie Zeit].
      + Die Lampe war klein, und doch wusste das ganze Zimmer, dass [sie da war|sie brannte].
      + Manchmal ist ein Tag schon zu Ende und [fängt trotzdem an|will noch etwas].
    `,
  },
  dedication: {
    adventurous: `
      Diese Geschichte gehört {child}, und darin reist {hero.ein} [durch Wind und Dunkelheit|unglaublich weit].
      / Halt dich an der Bettdecke fest, {child}, denn {hero} [bricht gerade auf|besitzt keine Bremse].
    `,
    calm: `
      Diese leise Geschichte gehört {child}, und {hero} [hat es darin nicht eilig|wandert gemächlich mit].
      / Leg dich zurecht, {child}, hier kommt {hero.ein}, und zwar [ohne jede Eile|überaus gemächlich].
    `,
    mysterious: `
      Komm näher, {child}, denn was {hero.dat} geschah, erzählt man nur [leise|im Dunkeln].
      / Diese Geschichte ist für {child}, und außer {hero.dat} weiß [niemand|keiner] davon.
    `,
    joyful: `
      Für {child} ist diese Geschichte, die wegen {hero.gen} gelegentlich [Schluckauf bekommt|einen Hopser macht].
      / Bist du bereit, {child}? {Hero} wartet schon, und zwar [außerordentlich vergnügt|in bester Laune].
    `,
    inspiring: `
      Diese Geschichte ist für {child} und handelt von {hero.einem} und [etwas Schwierigem|einer mutigen Tat].
      / Es war einmal {hero.ein}, und was dann kam, {child}, [macht ein Stück größer|ist wahr].
    `,
  },
  companion: {
    firefly: `
      Da kam ein Glühwürmchen, [Licht voran|außer Atem], und fürchtete sich im Dunkeln.
      / „Ist es hier [immer|überall] so finster?“, fragte ein Glühwürmchen.
      „Sie brauchen dich {place.in}, {hero.bare}, und ich [komme lieber mit|bleibe nicht allein hier].“
      / „{Place.in} ist etwas passiert, aber [geh du voran|lass uns dicht beieinanderbleiben].“
      + „Du leuchtest doch selbst“, sagte {hero}. „Nur hinten“, sagte {friend}, „da [habe ich nichts davon|sehe ich es nie].“
      / „Ich habe keine Angst“, sagte {friend}, „ich leuchte nur aus [Vorsicht|Höflichkeit].“
      + Es setzte sich so nah zu {hero.dat}, dass beide [blinzeln mussten|hell wurden].
      + Unterwegs leuchtete es in jeden Schatten und bat ihn, [sich vorzustellen|freundlich zu sein].
      + Wer im Dunkeln Licht hat, sieht eben auch, [wie viel Dunkel da ist|wo es aufhört].
    `,
    snail: `
      Am Weg [verschnaufte|keuchte] eine Schnecke und behauptete, sie sei gleich da.
      „{Place.in} fehlt etwas“, [rief|sagte] sie, „im Mai war es äußerst dringend.“
      + „Steig auf“, sagte {hero}. „Nur kurz“, sagte {friend}, „sonst bin ich [zu früh|vor mir da].“
      / „Wir kommen gut voran“, sagte {friend}, als sie noch [gar nicht losgegangen waren|beim Packen waren].
      + Ihr Haus hatte sie abgeschlossen, aber der Schlüssel lag [drinnen|auf dem Küchentisch].
      + So ritt sie mit, die Fühler im Wind, und fand alles [recht schnell|sehr sportlich].
      + Hinter ihr lag ein silberner Strich, an dem man sah, wie [kurz ein Weg sein kann|fleißig sie war].
    `,
    mouse: `
      Da [raschelte|kam] eine Landkarte, und aus ihr sah eine Maus.
      „{Place.in} brauchen sie dich“, sagte sie, „[behauptet|meint] der Fettfleck.“
      + „Das ist die falsche Karte“, sagte {hero}. „Aber eine [sehr genaue|sehr gute]“, sagte {friend}.
      / „Wir müssten jetzt in Paris sein“, sagte {friend} nach drei Schritten und [sah sich um|suchte den Turm].
      + Beim Zusammenfalten wurde die Karte größer, und die Maus [verschwand darin|saß am Ende obenauf].
      + Sie las mit den Barthaaren, was angeblich [genauer ist|kleine Orte zeigt].
      + In der Mitte war ein Loch, und dahin wollte {friend} [schon immer|einmal in Ruhe].
    `,
    moth: `
      An der Laterne [machte|ging] es Bums, und ein Nachtfalter sagte: „Guten Abend, Mond!“
      „{Place.in} wirst du gebraucht, [behauptet|meint] der Mond da drüben.“
      + „Das ist eine Lampe“, sagte {hero}. „Gewiss“, sagte {friend}, „der [kleine|zahme] Mond.“
      / „Heute sind wieder viele unterwegs“, sagte {friend} und grüßte [drei Fenster|eine Laterne].
      + Bevor er mitkam, nahm er von der Lampe Abschied, [sehr lange|auf Französisch].
      + Er flog in Kreisen und nannte das [die kürzeste Gerade|geradeaus].
      + Auf seiner Nase lag etwas Staub, und er bestand darauf, es sei [Mondstaub|vom Mond].
    `,
    ladybird: `
      Auf einem Blatt saß ein Marienkäfer und zählte [seine Punkte|sich].
      „{Place.in} fehlt etwas, {hero.bare}, das [zählt|merkt] man sofort.“
      + „Es sind sieben“, sagte {hero}. „[Im Augenblick|Heute]“, sagte {friend}, „aber gestern war es knapp.“
      / „Zähl du bitte hinten“, sagte {friend}, „da [komme ich nicht hin|bin ich unsicher].“
      + Unterwegs zählte er auch Bäume, Wolken und [sich noch einmal|die Schritte].
      + Wenn ihn jemand ansprach, musste er von vorn anfangen, was ihm [nichts ausmachte|gefiel].
      + Jeden Stein mit Flecken grüßte er als einen [entfernten Vetter|Onkel aus der Stadt].
    `,
    frog: `
      Da saß ein Frosch und erklärte unaufgefordert [das Regenwetter|die Dunkelheit].
      „{Place.in} stimmt etwas nicht“, verkündete er, „das heißt, es ist [verkehrt|anders].“
      + „Ist es weit?“, fragte {hero}. „Weit“, sagte {friend}, „ist nah, nur mit mehr [Weg|dazwischen].“
      / „Ein Weg“, sagte {friend}, „ist etwas, das [vorne weitergeht|man erst hinterher kennt].“
      + Zwischen zwei Erklärungen machte er eine Pause für [Fragen|Beifall], und erklärte dann die Pause.
      + Er hüpfte und erklärte das Hüpfen, was beides [länger dauerte|etwas durcheinanderbrachte].
      + Am gründlichsten erklärte er, was er [nicht wusste|gar nicht gesehen hatte].
    `,
  },
  token: {
    scarf: `
      @token Im letzten Augenblick griff {hero} nach dem Schal und [nahm ihn kurzerhand mit|wickelte ihn um].
      / {Hero} nahm den Schal mit, der am Kleiderhaken hing und [ungeduldig aussah|bereits wach war].
      / „Der Schal muss mit“, sagte {hero}, denn ein Schal ist [beinahe unentbehrlich|vielseitiger, als man denkt].
      ?color Er leuchtete in der Farbe, die alle anderen übertrifft: {color}.
      / Von oben bis unten trug er die Lieblingsfarbe: {color}.
      + Er war so lang, dass man damit [eine Treppe einwickeln konnte|zweimal um den Abend kam].
      + „Wozu der Schal?“, fragte {friend}. „Das weiß [er|man] meistens erst hinterher“, sagte {hero}.
      / „Frierst du?“, fragte {friend}. „Nein“, sagte {hero}, „aber [vielleicht friert unterwegs etwas|das kommt noch].“
      + Er roch nach Winter und nach dem [Haken im Flur|letzten Schneemann].
      + Ein Ende schleifte hinterher und wischte [dabei den Boden|alle Spuren weg].
    `,
    handkerchief: `
      @token {Hero} steckte das Taschentuch ein, das große, das [immer gebügelt war|kaum in die Tasche passte].
      / Auf dem Stuhl lag das Taschentuch, und {hero} [faltete es zu einem Brief|nahm es mit].
      / „Ein Taschentuch kann man immer brauchen“, sagte {hero} und [packte es ein|hatte damit recht].
      ?color Rundherum und mittendrin war es so: {color}.
      / Es hatte die Farbe, die {hero} am liebsten mag: {color}.
      + In einer Ecke war ein Anker eingestickt, der [ein wenig schief hing|nach links zog].
      + „Hast du Schnupfen?“, fragte {friend}. „[Noch nicht|Keinen eigenen]“, sagte {hero}.
      / „Ist das eine Fahne?“, fragte {friend}. „[Wenn es sein muss|Sonntags]“, sagte {hero}.
      + So ein Tuch kann mehr, als es zugibt, aber [man muss es fragen|es prahlt nicht].
      + Es hatte schon manche Träne getrocknet und [nie eine verraten|keine gezählt].
    `,
    mitten: `
      @token {Hero} nahm einen Fäustling mit, und zwar den [letzten, der noch auffindbar war|linken].
      / Unten in der Kiste lag ein einzelner Fäustling, den {hero} [herausfischte|sich in die Tasche steckte].
      / „Ein Fäustling genügt vollkommen“, sagte {hero} und [ließ den Daumen wackeln|steckte ihn ein].
      ?color Er war ein Prachtstück, vor allem die Farbe: {color}.
      / Sogar im Schnee war er unübersehbar, in dieser Farbe: {color}.
      + Der andere war seit Februar unterwegs und hatte [nie geschrieben|es sicher gut].
      + „Wem passt der?“, fragte {friend}. „[Dem, der ihn braucht|Das zeigt sich noch]“, sagte {hero}.
      / „Wo ist der zweite?“, fragte {friend}. „Der [wohnt jetzt im Park|sieht sich die Welt an]“, sagte {hero}.
      + Innen war er so weich, als hätte jemand [eine Wolke hineingestopft|ein Nest gestrickt].
      + Sein Daumen [stand nach oben|zeigte zum Mond], was man [als gutes Zeichen|als Zustimmung|auch als Wegweiser] nehmen konnte.
    `,
    'paper-boat': `
      @token {Hero} nahm das Papierboot mit, das am Nachmittag aus einer [Einkaufsliste|Zeitung] entstanden war.
      / Auf dem Tisch lag das Papierboot vor Anker, bis {hero} es [mitnahm|aufhob].
      / „Das Papierboot auch“, sagte {hero}, obwohl weit und breit kein [Wasser|Hafen] war.
      ?color Es war aus Papier in der schönsten Farbe: {color}.
      / Wer ein Schiff hat, darf die Farbe wählen: {color}.
      + Auf der Bordwand stand noch Butter, aber das war jetzt [sein Name|ein Schiffsname].
      + „Wie viele passen hinein?“, fragte {friend}. „Einer, wenn er [klein ist|die Luft anhält]“, sagte {hero}.
      / „Kann es untergehen?“, fragte {friend}. „[Nur im Regen|Es hat noch nie]“, sagte {hero}.
      + Es wog nicht mehr als ein Gedanke und war [mindestens so mutig|gut gefaltet].
      + Der Bug war spitz, und das Heck wusste [noch nicht genau|auch Bescheid].
    `,
    'jam-jar': `
      @token {Hero} nahm das Marmeladenglas mit, das [gespült|leer und blank] auf der Fensterbank stand.
      / „Ohne Marmeladenglas gehe ich nicht“, sagte {hero} und [klemmte es unter den Arm|schraubte den Deckel zu].
      / Das Marmeladenglas war leer, also [bereit|in bester Form], und {hero} nahm es mit.
      ?color Um den Hals trug es ein Band in der besten Farbe: {color}.
      / Und der Deckel erst, in dieser Farbe: {color}.
      + Wenn man die Nase hineinsteckte, war es darin noch [Sommer|Erdbeerzeit].
      + „Da ist ja gar nichts drin“, sagte {friend}. „[Noch nicht|Eben]“, sagte {hero}.
      / „Wofür ist das?“, fragte {friend} und [leckte heimlich am Rand|sah von unten hinein].
      + Durch das Glas war die Welt rund und ein wenig [schwindlig vor Licht|durchgebogen].
      + Auf dem Schild stand noch Kirsche, was [gelogen war|schon länger nicht mehr stimmte].
    `,
    cap: `
      @token {Hero} zog die Wollmütze über die Ohren, die Mütze, die [beim Denken hilft|alles mitmacht].
      / An der Tür setzte {hero} noch die Wollmütze auf, [ein wenig schief|etwas verwegen].
      / „Die Wollmütze darf mit“, sagte {hero}, und der Bommel [nickte|war einverstanden].
      ?color Gestrickt war sie in der allerliebsten Farbe: {color}.
      / Aus welcher Wolle sie war, sah jeder: {color}.
      + Oben saß ein Bommel, der zu allem nickte und [nie gefragt wurde|selten zuhörte].
      + „Darf ich auch mal?“, fragte {friend}. Danach war es darin [eine Weile Nacht|sehr still].
      / „Sie rutscht dir über die Augen“, sagte {friend}. „Nur beim [Nachdenken|Bergabgehen]“, sagte {hero}.
      + Oma hatte sie in einer Zugfahrt gestrickt und erst [am Ziel|in Hannover] aufgehört.
      + So eine Mütze hält die Gedanken beisammen, auch die [kleinen|kalten].
    `,
    basket: `
      @token {Hero} nahm das Körbchen mit, das neben der Haustür stand und [auf Pilze wartete|leidenschaftlich gern verreiste].
      / „Das Körbchen nehmen wir mit“, sagte {hero} und [hängte es über|griff nach dem Henkel].
      / Weil ein leeres Körbchen traurig aussieht, nahm {hero} es [kurzerhand|natürlich] mit.
      ?color Darin lag ein Tüchlein in der allerbesten Farbe: {color}.
      / Der Henkel war bemalt, und zwar selbstverständlich so: {color}.
      + Beim Tragen knarrte es wie ein Schiff, das [von früher erzählt|bald ausläuft].
      + „Ist das Picknick schon drin?“, fragte {friend}. „[Nur der Hunger|Noch ist es Luft]“, sagte {hero}.
      / „Ein Korb voll nichts“, sagte {friend} und [bewunderte das Nichts|sah lange hinein].
      + Im Boden war ein Loch, durch das [höchstens eine Linse|ein Sonnenstrahl] passte.
      + Unter dem Deckel [wohnte eine Spinne|saß eine Untermieterin mit acht Beinen], die [ungern allein blieb|das Reisen gewohnt war].
    `,
    sock: `
      @token {Hero} steckte eine Socke ein, die letzte von einem [guten|lustigen] Paar.
      / „Eine Socke, das reicht“, sagte {hero} und [schwang sie über die Schulter|steckte sie ein].
      / Über der Stuhllehne hing eine Socke, und {hero} nahm sie [kurzerhand|ohne Grund] mit.
      ?color Sie war in der Farbe gestrickt, die Glück bringt: {color}.
      / Ringel um Ringel trug sie die Lieblingsfarbe: {color}.
      + An der Ferse war sie gestopft, weil sie [viel erlebt hatte|gern rannte].
      + „Und wo ist die andere?“, fragte {friend}. „Die [nimmt ein Bad|ist beim Waschen]“, sagte {hero}.
      / „Ist sie sauber?“, fragte {friend}. „Sie war es [neulich|im Frühjahr]“, sagte {hero}.
      + Genau besehen ist eine Socke ein Sack, der [in der Schule war|Manieren hat].
      + Auch einzelne Socken möchten einmal [gebraucht werden|etwas Großes tragen].
    `,
  },
  carry: {
    scarf: `
      {Hero} wickelte {thing.akk} in den Schal, [zweimal herum und einmal quer|bis kein Zipfel herausschaute].
      / Endlich wusste der Schal, wozu er mitgekommen war, denn {thing} [wurde eingewickelt|lag mittendrin].
      / In den Schal gewickelt, war {thing} [geborgen wie im Bett|hervorragend verpackt].
      ?color Durch die Nacht trugen sie ein Bündel in dieser Farbe: {color}.
      / Schon von weitem erkannte man das Bündel an der Farbe: {color}.
      + „Dafür also“, sagte {friend} und [sah ihn mit neuen Augen an|nickte dem Schal zu].
      + {Hero} trug das Bündel so sacht, als wäre es [eine volle Tasse|ein schlafendes Küken].
      + Am Ende war noch genug Schal übrig, um [daran zu stolpern|einen Knoten zu machen].
      + Es [ruckelte kein bisschen|lag warm und fest]; so gut wird [sonst nur ein Baby|höchstens noch Porzellan] eingepackt.
    `,
    handkerchief: `
      {Hero} breitete das Taschentuch aus, legte {thing.akk} hinein und [verknotete die Ecken|zog alles zu].
      / Vier Zipfel, ein Knoten, und {thing} [war im Taschentuch|lag im Taschentuch] geborgen.
      / Ins Taschentuch kam {thing}, und [keine Nase|niemand] durfte jetzt niesen.
      ?color Das kleine Bündel trug stolz seine Farbe: {color}.
      / Wie eine Knospe sah es aus, in dieser Farbe: {color}.
      + „Und wenn du doch niesen musst?“, fragte {friend}. „Dann [nach innen|später]“, sagte {hero}.
      + Zwei Ecken standen ab wie Ohren und schienen [zuzuhören|sich zu freuen].
      + Bis dahin hatte das Tuch nur Nasen gekannt. Es [hielt sich sehr gerade|war gerührt].
      + Sie gingen damit wie Kellner, die [Suppe tragen|nichts verschütten wollen].
    `,
    mitten: `
      {Thing} passte wunderbar in den Fäustling, als hätte jemand [vorher Maß genommen|ihn eigens dafür gestrickt].
      / {Hero} hielt den Fäustling auf und ließ {thing.akk} [behutsam hineingleiten|vorsichtig ins Warme rutschen].
      / Im Fäustling war ein einziger Sitzplatz frei, und den [bekam|belegte] {thing}.
      ?color Niemals zuvor war seine Farbe schöner gewesen: {color}.
      / Rund und zufrieden baumelte er da, in seiner Farbe: {color}.
      + Sein Daumen stand steil nach oben, um zu sagen, dass alles [nach Plan ging|gut saß].
      + {Friend} hielt ihn am Daumen fest und [ließ den ganzen Weg nicht los|fühlte sich wichtig].
      + Drinnen war es so dunkel wie in einer Tasche und [doppelt so weich|viel gemütlicher].
      + Endlich [hatte der Fäustling|bekam der Daumen] wieder etwas, [das Wärme brauchte|das zu ihm gehörte].
    `,
    'paper-boat': `
      {Thing} ging an Bord des Papierboots und bekam den [Fensterplatz|einzigen Platz].
      / „Leinen los“, sagte {hero}, und im Papierboot [schaukelte|lag] {thing}.
      / {Hero} bettete {thing.akk} ins Papierboot, genau auf das Wort [Butter|Mehl].
      ?color So fuhr es heim, ein Schiff in dieser Farbe: {color}.
      / Kein Kapitän hatte je eine schönere Farbe gesehen: {color}.
      + {Hero} hielt es so gerade, dass kein Tropfen Mondlicht [über Bord ging|verschüttet wurde].
      + „Ahoi“, rief {friend} an jeder Biegung, aber [im Flüsterton|mit Schlafstimme].
      + Das Papier knisterte, doch es hielt, denn es war ein [braves Schiff|tapferes Blatt].
      + Von einer Einkaufsliste hätte man so viel Haltung [nicht erwartet|kaum gedacht].
    `,
    'jam-jar': `
      {Hero} ließ {thing.akk} ins Marmeladenglas gleiten und [drehte den Deckel zu|machte es sacht zu].
      / Im Marmeladenglas lag nun {thing}, und der Deckel sagte [klick|leise klack].
      / Ins Marmeladenglas, wo einmal Kirschen gewesen waren, kam [jetzt|nun] {thing}.
      ?color Das Ganze trug oben seine Farbe wie einen Hut: {color}.
      / Das Glas schimmerte ein wenig, so nämlich: {color}.
      + {Friend} sah von so nah hinein, dass das Glas [beschlug|blind wurde].
      + „Kriegt {thing:er/sie/es} genug Luft?“, fragte {friend}. So [drehten sie noch einmal auf|bekam der Deckel eine halbe Drehung].
      + Man konnte es von allen Seiten ansehen, und das [taten sie auch|dauerte eine Weile].
      + Es roch jetzt nicht mehr nach Sommer, sondern nach [Erleichterung|Glück].
    `,
    cap: `
      {Hero} legte {thing.akk} behutsam in die Wollmütze und [klappte den Rand darüber|hielt sie gut fest].
      / In der Wollmütze war es gemütlich, und deshalb kam {thing} [hinein|genau dorthin].
      / Was Gedanken wärmt, taugt auch für anderes, und so lag {thing} [geborgen|mitten] in der Wollmütze.
      ?color Die Mütze war nun kugelrund und leuchtete von allen Seiten so: {color}.
      / Von außen erkannte man lediglich Wolle in dieser Farbe: {color}.
      + Unten baumelte der Bommel und läutete [lautlos|bei jedem Schritt].
      + „Wie ein Kloß“, sagte {friend} und [meinte es als Lob|bekam Hunger].
      + Am Kopf zog es jetzt ein wenig, aber das war [nur gerecht|die Sache wert].
      + So kühl am Kopf und so warm ums Herz war es {hero.dat} [noch nie|selten].
    `,
    basket: `
      {Hero} legte {thing.akk} ins Körbchen wie das erste [Ei im Frühling|Ei der Welt].
      / Im Körbchen war genau so viel Platz, wie {thing} [brauchte|haben wollte].
      / Endlich hatte das Körbchen eine Aufgabe, und diese [Aufgabe|wunderbare Aufgabe] war {thing}.
      ?color Obenauf leuchtete es, damit es jeder sah: {color}.
      / Und dazu die Farbe, die Glück bringt: {color}.
      + {Friend} ging eine Weile darunter, um das Loch zu [bewachen|überwachen], und stieß sich.
      + Es knarrte jetzt tiefer, wie ein Schiff mit [Ladung|Gold im Bauch].
      + Die Spinne im Deckel rückte zur Seite und stellte [keine Fragen|sich vor].
      + Man hätte [prächtig damit schaukeln|das Körbchen herrlich schwenken] können, [und gerade darum|aber natürlich] [taten sie es nicht|gingen sie sehr gerade].
    `,
    sock: `
      {Hero} ließ {thing.akk} in die Socke gleiten, bis [ganz hinunter in die Spitze|es nicht mehr weiterging].
      / In die Socke hinein, oben ein Knoten, und {thing} [war verstaut|konnte reisen].
      / „Darum also nur eine“, sagte {friend}, als {thing} in der Socke [verschwand|steckte].
      ?color Fürsten haben Beutel, aber keinen in dieser Farbe: {color}.
      / Verlieren konnte man sie nicht, bei dieser Farbe: {color}.
      + Sie sah aus [wie eine Schlange nach dem Sonntagsbraten|wie ein Strumpf am Nikolaustag], nur [freundlicher|ein wenig runder].
      + Mit dem Knoten am Hals ähnelte sie einer [Zwiebel|Birne, die nachdenkt].
      + {Friend} horchte an der Ferse und meldete, es sei [alles ruhig|nichts zu hören].
      + Die andere Socke, die in der Wäsche, würde es [niemals glauben|noch bereuen].
    `,
  },
  role: {
    hero: `
      „Dann gehe ich“, sagte {hero}, und die Stimme war [entschlossener, als sie sich anfühlte|kleiner als gewöhnlich].
      / Irgendjemand musste es übernehmen, und {hero} war eben [irgendjemand|am nächsten dran].
      / In die Stille hinein versprach {hero}: „Ich bringe {thing.akk} [zurück|wieder hierher].“
      + {Keeper} sah auf, wie man aufsieht, wenn es [zum ersten Mal schneit|unverhofft klingelt].
      / „Das würdest du tun?“, fragte {keeper} und musste [sich setzen|es gleich noch einmal fragen].
      + „Wir gehen zu zweit“, sagte {friend}, „du voran und ich [im Windschatten|als Nachhut].“
      / {Friend} sah sich nach jemand Mutigerem um, aber da war nur ein [Stein|Busch].
      + Ein bisschen Bauchweh war dabei, doch das [durfte mitgehen|gehört dazu].
      + So brachen sie auf, {spot.to}, bevor die Worte [kalt wurden|trocken waren].
      + [Helden erkennt man übrigens|Wer mutig ist, merkt es meist] daran, dass ihnen [die Knie zittern|vorher schlecht ist].
    `,
    helper: `
      „Womit können wir helfen?“, fragte {hero}, was [bisher noch keiner|hier lange niemand] gefragt hatte.
      / {Hero} wollte nicht wissen, wer schuld war, sondern was [fehlte|zu tun war].
      / „Das musst du nicht allein schaffen“, sagte {hero} zu {keeper.dat}, [und es stimmte|ganz ruhig].
      + {Keeper} atmete aus, als hätte jemand [ein Klavier abgestellt|einen Sack abgenommen].
      / „Ohne Bezahlung?“, fragte {keeper}. „[Gegen ein Lächeln|Aus Freude]“, sagte {hero}.
      + „Ich helfe beim Helfen“, sagte {friend} und [hielt schon etwas Falsches|stand sofort im Weg].
      / {Friend} wollte auch zupacken, falls es [nicht zu schwer|nichts Nasses] war.
      + Manche können jonglieren, und {hero} konnte [sehen, was fehlt|eben helfen].
      + Also zogen sie {spot.to}, um dort [gründlich nachzusehen|mit dem Suchen anzufangen].
      + Sorgen sind wie Schränke: Zu dritt [kriegt man sie um die Ecke|sind sie halb so schwer].
    `,
    explorer: `
      „Wo hat man {thing.akk} zuletzt gesehen?“, fragte {hero} und untersuchte [den Boden|jeden Winkel].
      / „Finden wir es heraus“, sagte {hero}, und das klang [nach Vergrößerungsglas|verdächtig nach Vergnügen].
      / Alles, was verschwindet, hinterlässt eine Spur, und {hero} [entdeckte sie|hatte sie bereits gefunden].
      + Auf dem Boden war ein Kratzer, und er zeigte {spot.to}.
      / Eine Spur lief {spot.to}, deutlich wie eine [Zeile|Schnur mit Knoten].
      + {Friend} fand auch eine Spur, und zwar die [eigene, noch ganz frisch|eigene].
      / „Ich sehe Matsch“, sagte {friend}, allerdings mit der Stimme eines [Professors|Fachmanns].
      + „Hier bin ich heute zehnmal vorbeigelaufen“, sagte {keeper} und [blinzelte|war baff].
      + Hinter jeder [Biegung liegt ein Stück Welt|Ecke wartet irgendetwas], das heute noch [niemand gesehen hat|unbenutzt ist].
      + Auf keiner Karte war der Weg eingezeichnet, und darum ging {hero} [schneller|mit Freude].
    `,
    leader: `
      „Also“, sagte {hero}, „{keeper} wartet hier, und wir gehen {spot.to}.“
      / {Hero} machte einen kurzen Plan, in dem für [alle Platz war|jeden etwas vorkam].
      / Zuerst fragte {hero} reihum, wer [was kann|was am liebsten tut]. Dann war es einfach.
      + „Und wo gehe ich?“, fragte {friend}. „Neben mir“, sagte {hero}, „da [brauche ich dich|fehlst du sonst].“
      / {Friend} stand stramm und sagte „zu Befehl“, aber [sehr freundlich|mit vollem Mund].
      + Laut wurde {hero} dabei nicht, und doch hörten [alle zu|sogar die Schatten zu].
      + Wer vorangeht, muss sich auch umdrehen, und das [tat|machte] {hero}, bei jeder Ecke.
      + „Erst schauen, dann denken, dann machen“, sagte {hero}, und damit war [der Plan fertig|alles gesagt].
      + {Keeper} sagte den Plan zweimal vor sich hin und sah danach [weniger zerknittert aus|etwas gerader aus].
      + Sie zogen los, in einer Reihe, soweit man [zu zweit eine bilden kann|das so nennen darf].
    `,
    friend: `
      {Hero} setzte sich zu {keeper.dat} und schwieg eine Weile, was [genau|vollkommen] richtig war.
      / „Das ist wirklich schwer“, sagte {hero} zu {keeper.dat} und verschwieg das Aber [einfach|ausnahmsweise].
      / {Hero} rückte an {keeper.akk} heran, bis es [ein bisschen wärmer wurde|beinahe gemütlich war].
      + „Ihr kommt doch wieder?“, fragte {keeper}, und {hero} [versprach es|nickte zweimal].
      / „Sind wir jetzt befreundet?“, fragte {keeper}. „Seit [eben gerade|einer Minute]“, sagte {hero}.
      + „Ich bin auch nett“, sagte {friend}, „und habe heute Abend [nichts vor|noch Platz].“
      / {Friend} kam dazu und fragte, ob es [einen dritten Platz gebe|zu dritt zu eng sei].
      + Wen man gernhat, den lässt man nicht sitzen, also gingen sie {spot.to}.
      + „Wir bringen {thing.akk} zurück“, sagte {hero}. Es war weniger ein Plan als ein [Versprechen|Ehrenwort].
      + Manche Wege geht man [nur wegen des Gesichts|einzig für das Lächeln], das [am Ende wartet|danach zu sehen ist].
    `,
  },
  challenge: {
    pebble: `
      Unterwegs kam etwas hoch, das {hero} nur [zu gut|von daheim] kannte: {challenge}.
      / Auf einmal war die alte Sorge wieder da und [ging nebenher|sah {hero.akk} an]: {challenge}.
      / {Hero} blieb stehen und wurde still, und der Grund [war dieser|hieß so]: {challenge}.
      {Hero} hob einen Kiesel auf und [erzählte ihm alles|sagte es ihm ins Ohr], von vorn bis hinten.
      / Am Weg lag ein runder Kiesel, [der Zeit hatte, und er|grau und nett, und der] bekam alles zu hören.
      / Einem Kiesel am Weg [erzählte|sagte] {hero} alles.
      + Kiesel sind [gute Zuhörer|verschwiegen wie sonst keiner], denn sie hatten [einen ganzen Fluss|tausend Jahre] zum Üben.
      + Ein Kiesel sagt nie, das sei doch nicht so schlimm; er [liegt da und weiß es|bleibt einfach rund].
      + „Pass du jetzt darauf auf“, sagte {hero}, und der Kiesel [hatte noch Platz|tat es].
      + „Ist es weg?“, fragte {friend}. „Nein, aber nur noch [kieselgroß|so groß]“, sagte {hero}.
      + Danach suchte sich {friend} auch einen Kiesel und hatte [erstaunlich viel|lange] zu erzählen.
    `,
    step: `
      Mitten auf dem Weg stand das, worum {hero} sonst [einen Bogen macht|gern herumgeht]: {challenge}.
      / {Hero} wurde langsamer, denn jetzt kam [ausgerechnet|wirklich] das: {challenge}.
      / „Nicht das“, dachte {hero}, aber es war [genau das|schon da]: {challenge}.
      Alles auf einmal war zu viel, also fing {hero} mit [einer Ecke|dem ersten Zipfel] an.
      / „Ich mache nur das erste Stück“, sagte {hero} und [tat es|meinte es ernst].
      + Das erste Stück war scheußlich, [das zweite nur noch unangenehm|beim zweiten ging es etwas besser], und das dritte war [vor allem lang|beinahe langweilig].
      + Nach jedem Stück gab es eine Pause, und die [durfte man genießen|gehörte dazu].
      + {Friend} zählte laut mit und erfand ein paar Zahlen, als [keine mehr da waren|die echten ausgingen].
      + „Wie viel noch?“, fragte {friend}. „Ein Stück“, sagte {hero}, und zwar [jedes Mal|immer].
      + Auf einmal kam kein nächstes Stück mehr. {Hero} stand [auf der anderen Seite|am Ende davon].
    `,
    together: `
      „Da ist etwas, das mir schwerfällt“, sagte {hero} und sprach es aus: {challenge}.
      / {Hero} hatte es verschweigen wollen, aber [nun war es heraus|es rutschte doch heraus]: {challenge}.
      / Manches reist mit, obwohl man es keineswegs [eingepackt|eingeladen] hat: {challenge}.
      {Friend} lachte nicht, sondern sagte: „So etwas kenne ich.“
      / „Rück ein Stück“, sagte {friend}, „wir nehmen es [in die Mitte|zwischen uns].“
      + Es war wie ein Sofa auf der Treppe: allein unmöglich, zu zweit nur noch [lächerlich|mühsam].
      + So ging es zwischen ihnen her und wurde wenigstens nicht [größer|frech].
      + „Sag Bescheid, wenn es schlimm wird“, sagte {friend}. {Hero} [sagte Bescheid|tat das], und es half.
      + {Friend} summte dazu so falsch, dass man an [nichts anderes denken konnte|nichts Schweres mehr dachte].
      + Nach einer Weile sprachen sie über [Hüte|Suppe], und das ist immer ein gutes Zeichen.
    `,
  },
  power: {
    gap: `
      Der Weg endete, und der Abgrund war zum Überqueren zu breit, doch {hero} [konnte noch etwas|hatte ja das]: {power}.
      / Vor ihnen lag ziemlich viel Nichts, und [deshalb|darum] wagte {hero} etwas, was nur selten gelingt: {power}.
      / Weiter ging es nur mit dem, was {hero} gewöhnlich [geheim hält|für sich behält]: {power}.
      + Es wirkte genau ein Mal, und im nächsten Augenblick standen sie [drüben|auf der anderen Seite].
      + Das kostete {hero.akk} ein Gähnen, so lang, dass {friend} [mitgähnen musste|sich solange hinsetzte].
      / Danach war {hero} so hungrig wie [drei Bären im März|ein ganzes Zeltlager].
      + {Friend} hatte vor Spannung die Augen zugemacht und deshalb [nichts gesehen|das Beste verpasst].
      + „Noch mal“, bat {friend}, aber für heute war [der Vorrat leer|nichts mehr übrig].
      + Wie es ging, hätte {hero} selbst [nicht erklären können|gern gewusst].
      + Dann war es [vorbei|aufgebraucht].
      + Drüben roch es nach [Minze|Heu].
    `,
    dark: `
      Hinter der Biegung war es stockdunkel wie in einem Gummistiefel, aber {hero} hatte [immerhin dies|ja noch das]: {power}.
      / Bis hierher reichte kein Mondlicht mehr, also tat {hero} es, [ein einziges Mal|ausnahmsweise]: {power}.
      / Als niemand mehr den anderen erkennen konnte, half [nur noch eines|bloß noch das]: {power}.
      + Das Dunkel war [so verblüfft|derart überrascht], dass es [zur Seite trat|sich entschuldigte|über die eigenen Füße fiel].
      + Es reichte [für einen langen Atemzug|gerade bis zur nächsten Ecke], und mehr [brauchten sie nicht|war nicht nötig].
      + Danach war {hero.dat} kalt bis in die Nasenspitze. {Friend} rückte [dicht heran|wortlos näher].
      + „Das hätte ich auch gekonnt“, sagte {friend}, „nur nicht [im Dunkeln|so plötzlich].“
      + Von hinten betrachtet war es dann nur noch eine Ecke, der [ein Fenster fehlte|niemand eine Lampe gab].
    `,
    weight: `
      Im Weg lag ein Felsbrocken, groß wie eine Kuh und [doppelt so eigensinnig|schwerer als sie], doch {hero} konnte dies: {power}.
      / Den Stein im Weg rührte weder Schieben noch Bitten, also versuchte {hero} es [mit einer besonderen Kraft|endlich damit]: {power}.
      / Den Brocken im Weg hätten zehn nicht gerückt; {hero} [tat es so|machte es anders]: {power}.
      + Erst geschah nichts. Dann glitt der Stein zur Seite wie eine [Schublade|Katze, die Platz macht].
      + Danach musste {hero} sich setzen, müde wie am [Freitagabend|Ende einer Woche].
      / Es kostete die ganze Kraft aus den Knien, und [die wackelten|man merkte es].
      + „Ich habe ihn mit den Augen gelockert“, sagte {friend} und meinte das [ernst|nicht als Scherz].
      + Am meisten [wunderte sich der Stein|staunte der Brocken selbst], der hier seit [der Eiszeit|hundert Jahren] gelegen hatte.
      + {Hero} bedankte sich beim Stein, wie es sich [gehört|bei schweren Dingen gehört].
    `,
  },
  talent: {
    gatekeeper: `
      An einer Pforte wollte eine Kröte sehen, was {hero} am liebsten [tut|macht], und bekam es zu sehen: {talent}.
      / „Zeig mir, was du gern tust“, [brummte ein Dachs am Tor|sagte ein Otter vor einer Pforte]. {Hero} [zeigte es|fing an]: {talent}.
      / Ein Reiher im Weg war Passwörter leid und wollte [lieber Kunst|etwas Schönes] sehen; {hero} konnte dies: {talent}.
      + Das Tor stand offen, ehe es [halb zu Ende war|richtig angefangen hatte].
      + „Die meisten rütteln nur“, sagte der Wächter und [wischte sich ein Auge|hielt ihnen das Tor auf].
      + „Und du?“, fragte der Wächter {friend.akk}. „Ich gehe gern [durch Tore|an Wächtern vorbei].“
      + {Friend} klatschte am längsten, auch um [warm zu bleiben|Mut zu sammeln].
      + Als sie vorbei waren, hörten sie den Wächter [heimlich üben|es selbst versuchen].
      + Was man gern tut, ist eine Art [Schlüssel|Fahrkarte], und sie passt öfter, als man denkt.
    `,
    sleepless: `
      Auf dem Weg saß ein Mausekind, das nicht schlafen konnte. {Hero} [half ihm so|wusste Rat]: {talent}.
      / Jemand sehr Kleines weinte vor Müdigkeit. {Hero} [kannte ein Mittel|versuchte dies]: {talent}.
      / Ein Fledermauskind, nicht größer als ein Handschuh, lag hellwach; {hero} [begann leise|fing an]: {talent}.
      + Erst guckte es, dann blinzelte es, und dann [war es fort im Schlaf|schlief es schon].
      + Es wollte mehr davon, und mitten im Mehr [fielen ihm die Augen zu|schlief es ein].
      + {Friend} wäre beinahe mit eingeschlafen und musste [gelenkt werden|gestupst werden].
      + „Weiter“, murmelte {friend}, „ich [ruhe nur die Augen aus|prüfe die Wirkung].“
      + Sie deckten es mit einem Ahornblatt zu, das sie oben [umschlugen|etwas falteten].
      + Man tut es zum Spaß, bis in einer Nacht [jemand es braucht|es hilft].
    `,
    quarrel: `
      Zwei Käfer stritten so laut um den Weg, dass {hero} [einfach anfing|nur eines half]: {talent}.
      / „Mein Weg!“, schrie ein Käfer, „meiner!“ ein zweiter, bis {hero} [etwas anderes tat|dies zeigte]: {talent}.
      / Ein Frosch und ein Molch [zankten sich, jeder über|stritten laut, jeder um] [etwas anderes|sein eigenes Thema]. {Hero} begann: {talent}.
      + Mit offenem Mund hörten sie auf und vergaßen, [worum es ging|wer angefangen hatte].
      + Nun stritten sie nur noch, wer es [zuerst lernen|noch einmal sehen] durfte.
      + „Nach dir“, sagte der eine. „Nein, bitte, nach dir“, sagte der andere. So [standen sie noch lange|ging es fort].
      + {Friend} hatte gerade mitschreien wollen und verschluckte sich [daran|vor Staunen].
      + So wurde der Weg frei, und es war [reichlich davon da|genug für alle].
      + Schönes macht [einen Streit ganz klein|aus Streit bald Staunen], wenn es [im richtigen Augenblick|nur früh genug] kommt.
    `,
  },
  best: {
    words: `
      Was würde {best} jetzt sagen? {Hero} wusste es [genau|sofort]: „[Versuch es noch einmal|Langsam], und zwar von der anderen Seite.“
      / {Hero} dachte an {best} und an den Satz, der [immer kommt|immer hilft]: „Erst atmen, dann denken.“
      / „Vorbei ist es erst, wenn du [weggehst|nicht mehr hinsiehst]“, sagt {best} manchmal. {Hero} hörte es [deutlich|jetzt].
      + Es klang so nah, als stünde {best} [gleich hinter der Ecke|mit auf dem Weg].
      + Sogar das Räuspern war dabei, mit dem {best} [anfängt|so etwas einleitet].
      + „Wer ist {best}?“, fragte {friend}, hörte zu und sagte: „Dann [tu das|hör auf {best}].“
      + {Friend} nickte so, als wären die beiden [seit Jahren bekannt|zusammen zur Schule gegangen].
      + Wer einen mag, redet mit einem, auch wenn er gerade [badet|zu Hause schläft].
      + Es war bloß ein Satz, aber es war [der fehlende|genau der].
    `,
    gift: `
      {Hero} dachte an den Knopf, den {best} einmal verschenkt hatte, [einfach so|den besten von allen].
      / Daheim in einer Schachtel lag eine Nuss von {best}. Die [fiel {hero.dat} jetzt ein|half auch von weitem].
      / Irgendwo zu Hause lag eine Schnur mit einem Knoten, den {best} [geknüpft|für Notfälle gemacht] hatte.
      + Zaubern konnte das Ding nicht; es war nur von {best}, und das ist [mehr|stärker].
      + „Für den Notfall“, hatte {best} gesagt. {Hero} fand, dies sei [einer|ein ziemlich guter].
      + „Was kann es denn?“, fragte {friend}. „Von {best} sein“, sagte {hero}. Das [genügte|leuchtete ein].
      + Mit dem Gedanken kam eine Idee, so wie mit der Katze [der Schwanz kommt|die Pfoten kommen].
      + {Best} war sicher gewesen, dass {hero} sich zu helfen weiß, und auf einmal [stimmte es|glaubte {hero} es auch].
    `,
    laugh: `
      {Hero} hörte {best} lachen, nur in Gedanken, aber [aus vollem Hals|bis in die Zehen].
      / Wie {best} jetzt lachen würde! {Hero} [musste fast mitlachen|sah es vor sich].
      / Auf einmal war das Lachen von {best} da, das [man nie vergisst|so ansteckend ist].
      + Es fängt mit einem Schnaufen an und endet gewöhnlich [auf dem Teppich|unter dem Tisch].
      + Mit diesem Lachen im Ohr bleibt niemand lange [stecken|ratlos], das geht gar nicht.
      + „Was ist so komisch?“, fragte {friend}. „{Best}“, sagte {hero}, und [mehr war nicht nötig|das reichte].
      + {Friend} lachte vorsichtshalber mit und suchte dabei [den Witz|nach dem Grund].
      + Wo das Lachen gewesen war, blieb ein freier Platz, und darin [lag ein Gedanke|saß eine Idee].
      + Danach war alles [genauso schwer wie vorher|noch dasselbe wie eben], nur [leichter|nicht mehr so ernst].
    `,
  },
  home: {
    moonlight: `
      Der Mond hatte ihnen [einen silbernen Weg gelegt|ein Band aus Licht ausgerollt], [geradewegs vor die Haustür|quer durch die Nacht].
      / Auf einem Streifen Mondlicht gingen {hero} und {friend} [nach Hause|heimwärts].
      / Heimwärts ging es am Mondlicht entlang, und {hero} [hatte keine Eile|brauchte keine Laterne].
      {Friend} schwieg eine ganze Weile, und [das passte zur Nacht|es fehlte auch nichts].
      / Ihre Schatten gingen [vor ihnen her|nebeneinander], lang und ein wenig müde.
      / Es war so hell, [dass jeder Grashalm|dass noch der kleinste Stein] [seinen eigenen Schatten besaß|silbern schimmerte].
      + Hinter ihnen wurde {place} kleiner und leiser, bis alles [in eine Hand gepasst hätte|nur ein Funkeln war].
      + [Die Füße kannten den Weg|Verlaufen konnte man sich nicht], also durften die Gedanken [schon vorgehen|daheim anklopfen].
      + „Er geht mit“, sagte {friend} und meinte den Mond, der [auch müde aussah|nach Hause wollte].
      + Einmal blieb {hero} stehen und sah zurück, und dort [winkte ein Licht|brannte noch eine Lampe].
      + Am Weg stand ein Igel und grüßte, oder es war [ein höflicher Stein|ein Büschel Gras].
      + Die Luft schmeckte nach Tau und ein klein wenig nach [Zimt|kaltem Silber].
      + Bei der letzten Biegung lag das Haus und tat, als [hätte es nicht gewartet|schliefe es].
    `,
    drift: `
      Etwas Weiches trug sie heimwärts, halb Wind und halb Wasser, und {hero} [genoss es|ließ es zu].
      / Eine Strömung, die denselben Weg hatte, nahm {hero} und {friend.akk} [einfach mit|auf den Rücken].
      / Sie trieben heim, {hero} und {friend}, sacht wie [zwei Blätter|etwas, das Zeit hat].
      Unter ihnen [zogen die Lichter vorbei|blinkten noch Fenster] und gingen [eins nach dem anderen aus|langsam schlafen].
      / So leise [ging es|schwebten sie dahin], dass man [die Sterne|sogar den Mond] [beinahe knistern hörte|atmen hörte].
      / Oben war Nacht und unten auch, [und dazwischen war es|in der Mitte aber war es] [warm|gerade richtig].
      + „Sind wir bald da?“, fragte {friend} und [schlief über der Antwort ein|gähnte das Da].
      + {Place} war nur noch ein Schein, so groß wie [ein Knopf|ein Fingernagel].
      + Eine Wolke begleitete sie ein Stück und bog dann [ohne ein Wort ab|nach Norden ab].
      + {Hero} dachte an alles, was heute war, und ließ es dann [los|davonschwimmen].
      + Es schaukelte ein wenig, so wie früher, als man [noch getragen wurde|ganz klein war].
      + Von unten bellte ein Hund, aber [sehr höflich|schon halb im Traum].
      + Dann stießen sie sachte an etwas an, und es war das [eigene Fenster|Dach von daheim].
    `,
    slowly: `
      Sie gingen zu Fuß, denn manche Wege sind [zu schade zum Fliegen|nur langsam schön].
      / {Hero} und {friend} gingen heim, und der Abend ging [auf Strümpfen nebenher|ein Stück mit].
      / Zurück war der Weg kürzer, [wie bei Heimwegen üblich|wie zusammengefaltet], und {hero} [trödelte|bummelte] ein wenig.
      Mit jedem Schritt wurde die Welt [ein wenig leiser|ein wenig weicher].
      / Ein Fenster nach dem anderen machte [die Augen|die Läden] zu, [ohne Eile|ganz sacht].
      / Niemand war mehr unterwegs, [nur ein Kater|ausgenommen eine Katze] mit [eigenen Gedanken|wichtiger Miene].
      + {Friend} summte etwas, das keinen Schluss hatte und [auch keinen brauchte|immer kleiner wurde].
      + „Weißt du noch?“, fragte {friend}. {Hero} wusste es noch [ganz genau|sehr gut], es war ja heute.
      + Die Müdigkeit hing {hero.dat} um die Schultern wie [ein geliehener Mantel|eine warme Decke].
      + An der einen Ecke roch es nach Brot für [morgen früh|den nächsten Tag].
      + Ein Blatt fiel vom Baum und ließ sich dabei [reichlich Zeit|Zeit für drei Drehungen].
      + Von weitem, {place.from}, kam noch ein Ton herüber, [dünn wie ein Faden|kaum zu hören].
      + Am Ende stand eine Tür, und die [kannten alle beide|war nur angelehnt].
    `,
  },
  bed: {
    adventurous: `
      Dann lag {hero} im Bett, und die Füße [wunderten sich über die Ruhe|lagen endlich still].
      / Das Bett hatte die ganze Zeit gewartet, und {hero} [kroch hinein|ging vor Anker].
      / Nun reichte die Decke {hero.dat} bis ans Kinn, und draußen [blieb draußen|legte sich der Wind].
      „Bis zum nächsten Mal“, sagte {friend} am Fenster und war [schon halb fort|um die Ecke].
      / „Es gibt noch mehr Wege“, flüsterte {friend} zum Abschied, „[aber nicht heute|sie laufen nicht weg].“
      / {Friend} nickte {hero.dat} zu, wie man sich [unter Weltreisenden zunickt|nach langen Wegen zunickt].
      + An einer Sohle klebte noch ein Blatt, das [weit gereist war|niemand hier kannte].
      + Die Karte an der Wand hatte jetzt einen Punkt mehr, [ganz klein|mit Bleistift].
      + In den Ohren war noch etwas Wind übrig, der sich [langsam legte|zur Ruhe begab].
      + Der Stuhl war wieder ein Stuhl und [schien froh darüber|stand auf seinen vier Beinen].
      + Zehn Zehen lagen nebeneinander und [hatten genug|sagten nichts mehr].
      + Das Abenteuer rollte sich am Fußende zusammen wie [eine Katze|ein müder Hund].
      + Draußen lief die Straße allein weiter, und [das war ihr recht|niemand rief ihr nach].
      + Es war still, und die Stille war [warm|ganz weich].
    `,
    calm: `
      {Hero} lag wieder im eigenen Bett, das zufrieden [knarrte|Platz machte].
      / Die Bettdecke war weich, die Lampe klein, und {hero} [lag mittendrin|atmete aus].
      / Zwischen Kopfkissen und Bettdecke lag {hero}, [endlich angekommen|wunderbar verpackt].
      „Schlaf gut“, sagte {friend} und verschwand so leise, wie [es möglich ist|nur Freunde gehen].
      / {Friend} machte das Fenster zu, [fast ohne Laut|Stück für Stück], und blieb noch kurz im Glas.
      / „Ein gelungener Abend“, sagte {friend}, und danach war [es vollkommen still|nur noch Abend].
      + Die Lampe war nur noch ein Punkt, und dann war sie [ein Gedanke|aus].
      + Ein und aus ging der Atem, und der Vorhang [machte es nach|ging mit].
      + Weit draußen fuhr ein Zug und sagte sein Wort [rückwärts|noch leiser].
      + Das Haus seufzte einmal in den Balken und [lag dann bequem|drehte sich um].
      + Alles stand an seinem Platz, auch [die Schuhe|der Mond].
      + Ein Nachtfalter am Fenster hatte [aufgehört zu überlegen|sich schlafen gelegt].
      + Was noch zu tun war, konnte [warten|morgen kommen].
      + Das Kissen hatte eine kühle Seite, und sie [fand sich von selbst|war die obere].
    `,
    mysterious: `
      Auf einmal lag {hero} im Bett, als wäre [gar nichts gewesen|alles nur gedacht].
      / Das Zimmer war wieder das alte, und {hero} lag darin und [wunderte sich|horchte].
      / Niemand hatte gesehen, wie {hero} zurückkam, nicht einmal [die Uhr|der Teppich].
      „Das bleibt unter uns“, flüsterte {friend}. Dann war das Fenster [leer|nur noch Nacht].
      / „Falls einer fragt“, sagte {friend} leise, „wir waren [nirgends|die ganze Zeit hier].“
      / {Friend} hinterließ am Glas einen kleinen Hauch, der [langsam verschwand|wie ein Wort aussah].
      + Auf dem Teppich lag noch ein fremdes Blatt, und es war [ein wenig feucht|nicht gewelkt].
      + Die Uhr wusste etwas, sagte aber nur [tick|das Übliche].
      + Der Schatten vom Schrank war wieder dort, wo er [hingehörte|tagsüber wohnt].
      + Es war ein gutes Dunkel, weich wie [die Innenseite einer Tasche|Samt].
      + Ein Geheimnis lag mit im Bett und [hielt die Füße warm|atmete leise].
      + Draußen zog der Nebel ab, auf demselben Weg, den er [gekommen war|immer nimmt].
      + Man muss nicht alles verstehen, jedenfalls nicht [vor dem Einschlafen|heute Nacht].
      + Eine kleine Glocke schlug noch einmal, so leise, dass [es auch ein Traum sein konnte|nur das Kissen es hörte].
    `,
    joyful: `
      {Hero} fiel ins Bett, und das Bett [federte noch einmal nach|lachte ein letztes Mal].
      / Das Kopfkissen war noch warm vom Kichern, und {hero} [sank|kuschelte sich] hinein.
      / Plumps, lag {hero} unter der Decke, und ein Bein [kam nach|wollte noch tanzen].
      „Das wiederholen wir“, sagte {friend}, und es klang wie [eine Verabredung|ein Versprechen].
      / {Friend} lachte so leise, wie es eben ging, und war [zum Fenster hinaus|weg].
      / „Gute Nacht, Ohren“, sagte {friend} zum Abschied, „gute Nacht, [Nase|was noch wach ist].“
      + Eine Socke hing noch an der Lampe und [träumte vom Fliegen|schlief im Hängen].
      + Ein letztes Lachen kam herauf, überlegte es sich und wurde ein [Gähnen|Seufzer].
      + Ein Lied im Kopf war nur noch ein Ton, und der Ton war [ein Summen|schon halb Schlaf].
      + Der Mond draußen sah satt aus, wie nach [drei Krapfen|einem Fest].
      + Der Teddy lag auf der Nase und [wollte es so|schnarchte].
      + Alle Hopser waren aufgebraucht, bis auf [einen für morgen|den im linken Zeh].
      + Auch Freude wird müde, und dann ist sie [am weichsten|am schönsten].
      + Im Schrank knackte es noch einmal, [vergnügt|als fiele ihm ein Witz ein].
    `,
    inspiring: `
      {Hero} lag im Bett und war, wenn man genau hinsah, [ein Stück größer|nicht mehr wie gestern].
      / Unter der warmen Bettdecke dachte {hero} noch einen [angenehmen|langsamen] Gedanken zu Ende.
      / Im Bett war {hero} so klein wie vorher, und doch [war etwas gewachsen|stimmte das nicht].
      „Das warst alles du“, flüsterte {friend} am Fenster und [verschwand|fügte nichts hinzu].
      / „Ich erzähle es weiter“, sagte {friend}, „aber nur den Richtigen.“
      / {Friend} sah {hero.akk} lange an und ging dann, [zufrieden|ohne ein Wort].
      + Der kleinste Stern stand noch da und leuchtete [wie vorher|kein bisschen weniger].
      + Was heute schwer gewesen war, lag nun neben dem Bett, [leicht wie ein Hemd|klein wie ein Schuh].
      + Eine Eichel auf dem Fensterbrett war auch [ein wenig weiter|müde vom Wollen].
      + Gute Taten machen warm, vor allem [an den Füßen|von innen].
      + Der Himmel deckte alles zu, auch die, die [noch wach waren|es nicht merkten].
      + Man sah {hero.dat} nichts an, und das ist [bei Wichtigem meistens so|ganz richtig].
      + Langsam, ganz langsam wurden die Lider [schwer|schwerer als der Wille].
      + Ein guter Vorsatz hatte sich hingelegt und [schlief|war fertig].
    `,
  },
  bedAlone: {
    adventurous: `
      {Hero} war wieder daheim und legte alles ab, was [müde war|heute gelaufen war].
      / Das eigene Lager roch wie immer, und {hero} [sank hinein|drehte sich dreimal um].
      / Daheim ist, wo man hinfällt und [liegen bleiben darf|nicht aufstehen muss], und dort lag {hero} endlich.
      „War das eine Reise“, murmelte {friend} und rollte sich [daneben zusammen|gemütlich ein].
      / {Friend} blieb über Nacht, denn der Heimweg war [morgen auch noch da|zu lang].
      + In der Nase hing noch der Geruch der [weiten Welt|fremden Orte].
      + Draußen lief der Weg ohne sie weiter und [wurde auch müde|kam gut zurecht].
      + Auch für dich, {child}, ist jetzt [Ankommen|das Laufen zu Ende].
      + Die Nacht legte sich quer vor den Eingang, wie [ein großer Hund|jemand, der aufpasst].
      + Alle Glieder, wie viele es auch waren, lagen [still und schwer|einfach da].
      + Der Mond übernahm die Wache, [wie jede Nacht|ohne zu fragen].
      + Ein Abenteuer weniger war jetzt in der Welt und [eins mehr im Kopf|eins mehr zu erzählen].
      + Es war weich, und es war [warm|leise], und mehr war es nicht.
    `,
    calm: `
      {Hero} lag im eigenen Nest, oder wie man das [dort nennt|in der Gegend nennt], und war still.
      / Daheim war nichts anders geworden, und gerade das [tat {hero.dat} gut|war so schön].
      / Nun lag {hero} da, wo der Abend [angefangen hatte|am weichsten ist].
      „Schlaf gut“, sagte {friend}, schon ganz [nah am Schlaf|leise].
      / {Friend} lag daneben, klein und warm, und [sagte nichts Unnötiges|hörte dem Atem zu].
      + Der Abend machte die Tür hinter sich zu, [ohne zu klappern|mit zwei Fingern].
      + Auch du, {child}, darfst jetzt so [liegen|still liegen].
      + Ein und aus ging der Atem, und das Gras [ging mit|machte es ebenso].
      + Irgendwo fiel ein Tropfen und ließ sich [Zeit mit dem nächsten|nicht drängen].
      + Nichts stand mehr offen, nur [der Himmel|ein Stückchen Nacht].
      + Die Sterne waren da, aber sie [blendeten nicht|waren ganz leise].
      + So still war es, dass man das Moos [wachsen hörte|denken hörte].
      + Der Tag lag zusammengefaltet am Rand, [gut|für immer], und war vorbei.
    `,
    mysterious: `
      Niemand hatte bemerkt, dass {hero} fort gewesen war, und [niemand merkte die Rückkehr|so blieb es].
      / {Hero} lag daheim und sah ins Dunkel, das [heute mehr wusste|zurücksah, aber freundlich].
      / Auf leisen Wegen war {hero} heimgekommen, und die Nacht [verriet nichts|schloss sich dahinter].
      „Kein Wort“, flüsterte {friend}, „[außer zum Mond|höchstens zu {child}].“
      / {Friend} sah sich noch einmal um und schlief dann [mit einem Auge ein|auf der Stelle ein].
      + Vor dem Eingang lag ein Blatt, das am Abend [nicht dort gelegen hatte|noch nicht da war].
      + Jetzt weißt auch du davon, {child}, also [sind wir drei|psst].
      + Irgendwo tickte etwas, [leise und zufrieden|ohne dass eine Uhr da war].
      + Der Nebel kannte die ganze Geschichte, aber er [hat keinen Mund|behält so etwas].
      + Das Dunkel war weich und rückte [ein Stück näher|näher wie eine Katze].
      + Manche Rätsel löst man am besten [mit geschlossenen Augen|im Schlaf].
      + Es roch nach Moos, dann nach Schlaf, dann [nach nichts mehr|roch niemand mehr etwas].
      + Zwei Augen gingen zu und gleich daneben [noch zwei|die anderen].
    `,
    joyful: `
      {Hero} lachte noch ein letztes Mal und legte sich [dann wirklich hin|mitten ins Lachen].
      / Das Lager hüpfte ein bisschen, als {hero} [hineinfiel|sich hineinwarf].
      „Morgen wieder“, sagte {friend}, und das war [abgemacht|keine Frage].
      / {Friend} kicherte noch eine Weile in sich hinein, bis das Kichern [einschlief|leiser wurde].
      + Aus dem Lachen wurde ein Glucksen und aus dem Glucksen [Atem|ein Schnaufen].
      + Lach du auch noch einmal, {child}, [unter der Decke|ganz leise], und dann ist Ruhe.
      + Der Mond hatte so gelacht, dass er [sich hinlegen musste|nur noch halb war].
      + Ein einzelner Hopser war übrig, und den [hoben sie auf|sparten sie].
      + Nirgends schläft es sich so gut wie nach [großem Unsinn|einem Fest].
      + Alle Sterne gähnten, der Reihe nach, [von links|wie verabredet].
      + Die Freude drehte sich auf die Seite und [schnarchte|war eingeschlafen].
      + Dann war es still, und sogar die Stille [lächelte|hatte gute Laune].
    `,
    inspiring: `
      {Hero} legte sich hin, um einiges [klüger|größer] als am Abend zuvor.
      / Unter den Sternen lag {hero}, und die Sterne [wirkten zufrieden|sahen her].
      / Das Lager war nicht gewachsen, {hero} aber [schon ein wenig|vielleicht doch].
      „Das kannst du also“, sagte {friend}, [fast im Schlaf|mit Achtung].
      / „Gut gemacht“, sagte {friend} und mehr nicht, denn mehr [passt da nicht hinein|ist nicht nötig].
      + Was schwer gewesen war, schlief schon und sah [ganz harmlos aus|aus wie ein Lamm].
      + Und du, {child}, wächst auch, und zwar [jetzt gleich, im Liegen|vor allem nachts].
      + Der kleinste Stern blieb noch ein wenig auf, um [auf sie zu achten|zu leuchten].
      + Die Nacht deckte beide zu, erst [den Mut|die Füße], dann den Rest.
      + In der Erde drehte sich ein Samen um und [träumte vom Baum|wartete].
      + Gutes, das getan ist, hält [lange warm|die ganze Nacht].
      + Der Tag war zu Ende und durfte sich [sehen lassen|ausruhen].
      + Morgen würde es weitergehen, aber morgen ist [weit|erst morgen].
    `,
  },
  dream: `
    Schließlich kam der Traum und [setzte sich behutsam auf die Bettkante|machte es sich am Fußende bequem|blies das letzte Licht aus].
    / Ein Traum [machte leise die Tür auf|kam die Treppe herauf|stieg durchs Fenster] und [sah nach, ob alle schliefen|wartete, bis es still war].
    / Zwischen zwei Atemzügen [war der Traum schon da|kam der Traum herein], [ohne anzuklopfen|auf Socken|und keine Diele knarrte].
    / Dann fuhr der Traum vor, [auf Rädern aus Watte|in einer Kutsche ohne Pferde], und hielt [genau am Bett|ohne Ruck].
    / Hinter den Augenlidern [wurde es hell|ging ein Vorhang auf], und [da stand der Traum|dort wartete ein Traum] [und nickte|mit offenen Armen|auf die Abfahrt].
    / Der Traum hatte vor der Tür gewartet, bis [alle Lampen aus waren|der letzte Satz gesagt war], und trat nun [ein|leise ein].
    / Irgendwo wurde ein Buch zugeklappt, und [heraus stieg der Traum|heraus schlüpfte der Traum], noch etwas [verknittert|verschlafen].
    ?dream Er kannte einen Weg, [den man tagsüber niemals findet|der nur im Liegen zu gehen ist]: {dream}.
    / Er hatte die Fahrkarten schon gekauft, und [darauf stand|sie galten nach hier]: {dream}.
    / „Dorthin“, sagte er, und man musste [nicht einmal aufstehen|nur nicken]: {dream}.
    / Auf dem Wegweiser unter seinem Arm stand [in großen Buchstaben|mit Kreide]: {dream}.
    + Unter dem Arm trug er eine Laterne und [einen Klappstuhl|ein Kissen für alle Fälle].
    + {Hero} und {friend} gingen [darin noch einmal los|die ganze Reise noch einmal], aber [ohne müde zu werden|auf Wolle|rückwärts].
    + In Träumen ist [alles leichter|vieles einfacher], auch [das Landen|das Fliegen].
    + Es duftete dort nach [Kuchen und Meer|Heu und Sternen], je nachdem, woran man dachte.
    + Weit hinten stand {keeper} und winkte mit [einem Licht|etwas Hellem].
    + {Place} sah dort [noch schöner|viel größer] aus, weil man [durch alles hindurchgehen konnte|alles gleichzeitig sah].
    + Nichts ging verloren, [und wenn doch|und war doch etwas fort], dann [kam es von selbst zurück|war es gleich wieder da|lag es unter dem Kissen].
  `,
  goodnight: `
    [Gute Nacht|Schlaf gut], {child}, und [angenehme|wunderbare] Träume.
    / Die Nacht ist weich wie eine Bettdecke, {child}, [schlaf gut|gute Nacht].
    / Mach die Augen zu, {child}, denn [für heute ist alles erledigt|alles andere hat Zeit bis morgen].
    / Leise jetzt, {child}, die Geschichte [schläft nämlich auch schon|ist zu Ende erzählt].
    / Schlaf ein, {child}, der Mond [liest allein weiter|passt so lange auf].
    / Das Buch ist zu, {child}, und die Nacht [ist weit offen|hat eben erst angefangen].
  `,
  moral: `
    Und etwas [begleitete sie in die Dunkelheit|kam mit bis ans Bett], [federleicht|ganz ohne Gepäck]: „{moral}.“
    / „{moral}“, sagte {friend}, [und niemand widersprach|und das klang überhaupt nicht auswendig gelernt].
    / Was {hero} herausgefunden hatte, [passt in einen einzigen Satz|lässt sich kurz zusammenfassen]: „{moral}.“
  `,
}
