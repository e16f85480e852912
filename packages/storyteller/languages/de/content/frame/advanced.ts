import type { FrameScenes } from '../../../../language.ts'

export const advanced: FrameScenes = {
  opening: {
    adventurous: `
      Es gibt Abende, an denen ein Bett [eher einem Boot gleicht|unmerklich an der Leine zerrt], und {hero} lag [gewissermaßen am Steg|reisefertig darin].
      / Im Haus galt {hero} bereits als schlafend, was [ein Irrtum war|ungefähr so stimmte wie die Küchenuhr].
      / Man hatte {hero.dat} eine gute Nacht gewünscht, ohne zu ahnen, [was für eine|wie wörtlich das zu nehmen war].
      + Vor dem Fenster rüttelte der Wind an allem, was [mitkommen wollte|nicht angebunden war].
      / Die Straße lief im Mondlicht bis zum Hügel und dann, [unbeobachtet|wie jeder hoffte], immer weiter.
      / Der Mond stieg über die Dächer wie jemand, der [einen Zug erreichen muss|etwas vorhat].
      + Auf der Landkarte an der Wand fehlte ein Stück, und es war natürlich [das einzig interessante|gerade die Mitte].
      + „Sollte heute noch eine Expedition abgehen“, sagte {hero} zur Lampe, „ich [wäre abkömmlich|hätte keine Verpflichtungen].“
      + In der Jackentasche befanden sich [ein Keks und drei Meter Schnur|ein Kompass ohne Nadel und ein Bonbon], womit schon [ganz andere|Größere] aufgebrochen sind.
      + Das Kopfkissen riet ab, aber vom Kopfkissen ist noch nie ein [guter Rat|kühner Gedanke] gekommen.
      + Irgendwo unten schloss sich eine Pforte mit jenem [Klicken|verheißungsvollen Laut], mit dem [Geschichten anfangen|ein Abend seine Meinung ändert].
      + Zehn Zehen berieten sich unter der Decke und kamen zu einem [einstimmigen Ergebnis|abenteuerlichen Beschluss].
    `,
    calm: `
      Der Tag hatte sich müde geredet, und {hero} lag da und [ließ ihm das letzte Wort|hörte ihm beim Verstummen zu].
      / Alles, was an diesem Tag geschehen musste, war geschehen, und {hero} [durfte einfach liegen|hatte nichts mehr vor].
      / Zur blauen Stunde, wenn selbst die Teppiche ausatmen, lag {hero} im Bett und [dachte nichts|hatte Zeit].
      + Die Lampe hielt einen kleinen gelben Kreis besetzt, und mehr [brauchte es nicht|verlangte sie nicht].
      / Das alte Haus knackte ein wenig in den Gelenken, wie jemand, der [bequem zu sitzen kommt|sich hinlegt].
      / Hinter dem Vorhang wechselte der Himmel die Farbe, und zwar [ohne Aufhebens|so langsam, dass er nie ertappt wurde].
      + Weit hinter den Feldern sagte ein Zug sein einziges Wort, und es klang [wie ein Gruß|jeden Abend ein wenig anders].
      + {Hero} verabschiedete sich von beiden Schuhen einzeln, um [keinen zu kränken|nicht parteiisch zu wirken].
      + Die Uhr ging weiter, wozu sie verpflichtet ist, aber sie [ging auf Filzsohlen|schlug einen anderen Ton an].
      + Der erste Stern war bereits aufgezogen und gab sich Mühe, [nicht stolz auszusehen|bescheiden zu funkeln].
      + Wer an solchen Abenden lange genug still ist, dem [kommt etwas entgegen|erzählt die Stille etwas].
      + Es roch nach [Seife und gebügeltem Leinen|Lavendel und frischen Laken], also nach [Frieden|allem, was man nicht ändern muss].
    `,
    mysterious: `
      Etwas an dieser Nacht stimmte nicht, oder es stimmte zu genau, und {hero} [lag mit offenen Augen da|horchte].
      / {Hero} hätte längst geschlafen, wäre da nicht ein Geräusch gewesen, das [sich Mühe gab, keines zu sein|in kein Verzeichnis passte].
      / Als das Licht ausging, blieb im Zimmer ein Rest davon zurück, den sich {hero} [nicht erklären konnte|gut merkte].
      + Der Mond hatte ein weißes Rechteck auf den Boden gelegt, [einer Falltür nicht unähnlich|wie einen ungeöffneten Brief].
      / Der Nebel lehnte am Fenster und las, so schien es, [über die Schulter mit|die Aufschriften im Regal].
      / Der Schatten des Schranks fiel auf die falsche Seite, was [einem Schatten selten passiert|zu denken gab].
      + Auf dem Teppich lag [ein Blatt|eine Frucht] von einem Baum, der [in dieser Gegend|nach Auskunft sämtlicher Bücher] [nie gepflanzt wurde|seit Menschengedenken fehlt].
      + Die Uhr sagte tick und behielt das tack [für sich|gegen alle Gewohnheit zurück].
      + „Sie können ruhig hereinkommen“, sagte {hero} ins Dunkel, denn Höflichkeit [schadet auch nachts nicht|ist die bessere Taschenlampe].
      + Es duftete nach Moos und kaltem Stein, und das im [zweiten Stock|gelüfteten Zimmer].
      + Eine Glocke, die man im Ort nicht besaß, schlug [dreizehn|einmal und besann sich dann].
      + Echte Geheimnisse sind leiser als die Stille, und daran [erkennt man sie|verraten sie sich].
    `,
    joyful: `
      Der Tag war so gelungen, dass {hero} sich weigerte, ihn [einfach herzugeben|ohne Zugabe enden zu lassen].
      / {Hero} lag vorschriftsmäßig im Bett, ein Bein ausgenommen, das [noch auf dem Fest war|seinen eigenen Abend hatte].
      / Zum Schlafen war alles vorhanden außer der nötigen Ernsthaftigkeit, denn in {hero.dat} [gluckste es|saß noch ein Kichern].
      + Eine Socke hing an der Lampe und machte dabei [eine glänzende Figur|keinen unglücklichen Eindruck].
      / Das Bett, ein älteres Möbel mit Humor, federte noch [ein paar Takte nach|lange über den Witz].
      / Vor dem Fenster zog der Mond herauf, rund wie [ein Krapfen mit Puderzucker|ein gelungener Scherz].
      + „Gute Nacht, linkes Knie“, begann {hero}, und da der Mensch, wie jedes Tier, [vielteilig ist|allerlei Teile hat], dauerte es.
      + Die Zahnbürste tropfte im Dreivierteltakt, und irgendetwas unter der Decke [tanzte dazu|wippte mit].
      + Der Teddy auf dem Stuhl war vornübergekippt und trug es mit jener Fassung, die [nur Teddys haben|man an ihm schätzte].
      + Ein Knopf rollte quer durchs Zimmer, aus keinem anderen Grund, als dass er [rund war|es eben konnte].
      + Lachen ist bekanntlich ansteckend, und das Kissen hatte es [bereits erwischt|von allen am schlimmsten].
      + An solchen Abenden lohnt es sich, ein Auge offen zu lassen, denn meist [folgt noch etwas|haben sie eine zweite Hälfte].
    `,
    inspiring: `
      Über den Dächern gingen die Sterne an, und {hero} sah ihnen zu wie [jemand, der etwas lernen will|Handwerkern bei der Arbeit].
      / {Hero} lag wach mit einem Gedanken, der so groß war, dass er [an der Zimmerdecke anstieß|zu beiden Seiten überhing].
      / Der Himmel war an diesem Abend ungewöhnlich weit, und {hero} fand es schade, [darunter bloß zu liegen|ihn unbenutzt zu lassen].
      + Auf dem Fensterbrett lag eine Eichel und war, still und [entschlossen|unbeirrbar], ein künftiger Baum.
      / Der kleinste aller Sterne tat seinen Dienst, als hinge [die ganze Nacht davon ab|alles an ihm].
      / Der Mond, obwohl nur zur Hälfte erschienen, gab [so viel Licht er konnte|sein ganzes Licht].
      + „Kann man das üben?“, fragte {hero} und meinte damit [das Leuchten|so ziemlich alles].
      + Ein Vorsatz saß auf der Bettkante und ließ sich, wie Vorsätze sind, [nicht abweisen|auf nichts anderes ein].
      + Von großen Taten wird gern verschwiegen, dass die meisten [in Schlafkleidung beginnen|mit kalten Füßen anfangen].
      + Irgendwo, das spürte {hero} deutlich wie einen Luftzug, wurde in diesem Augenblick [jemand gebraucht|auf jemanden gewartet].
      + Klein zu sein, das hatte die Lampe längst bewiesen, ist [kein Hindernis|für das Hellsein ohne Bedeutung].
      + Im Liegen denkt man breit, im Sitzen denkt man hoch, und so [richtete sich {hero} auf|saß {hero} bald aufrecht].
    `,
  },
  dedication: {
    adventurous: `
      Diese Geschichte gehört {child}, und weil {hero} darin das Laufen übernimmt, [darfst du liegen bleiben|kostet sie keinen Schritt].
      / Halt dich fest, {child}, denn es folgt {hero.ein}, und gebremst wird [erst auf der letzten Seite|später].
    `,
    calm: `
      Für {child} ist diese behutsame Geschichte, in der {hero} [keinerlei Grund zur Eile sieht|sich Zeit nimmt].
      / Leg dich zurecht, {child}, denn nun erscheint, so behutsam wie [möglich|der Abend], {hero.ein}.
    `,
    mysterious: `
      Rück ein wenig näher, {child}, denn was {hero.dat} widerfuhr, gehört [nicht laut gesagt|unter die Decke].
      / Diese Geschichte ist für {child}, und außer {hero.dat} kennt sie [bisher keiner|nur die Nacht].
    `,
    joyful: `
      Diese Geschichte gehört {child}, und wenn sie unterwegs kichert, so ist daran [vor allem|einzig] {hero} schuld.
      / Für {child} ist das hier bestimmt, samt {hero.dat} und [einem Hopser extra|bester Laune].
    `,
    inspiring: `
      Für {child} ist diese Geschichte von {hero.einem} und von etwas, das [schwer war und doch gelang|niemand sonst tun wollte].
      / Manche Geschichten machen größer, {child}, und in dieser hat {hero} [damit angefangen|es vorgemacht].
    `,
  },
  companion: {
    firefly: `
      Ein Glühwürmchen kam, das sich [seltsamerweise|leider] im Dunkeln fürchtete.
      „{Place.in} braucht man uns“, sagte es, „[geh du voran|aber nicht allein].“
      + „Du hast doch selbst ein Licht“, sagte {hero}. „Schon“, sagte {friend}, „aber es [hört so plötzlich auf|sitzt auf der falschen Seite].“
      + In jeden Schatten am Weg leuchtete {friend} hinein und erkundigte sich, ob er [etwas vorhabe|freundlich gesinnt sei].
      + Es leuchte nicht aus Angst, erklärte es, sondern aus [Rücksicht auf die anderen|reiner Gewohnheit].
    `,
    snail: `
      Am Wegrand [keuchte|verschnaufte] eine Schnecke, die ununterbrochen gerannt war.
      „{Place.in} fehlt etwas, und zwar [seit Mai|äußerst dringend].“
      + „Steig auf“, schlug {hero} vor, und {friend} willigte ein, obwohl man dabei, wie sie fand, [unnötig früh ankommt|viel verpasst].
      + Ihr Haus hatte sie ordentlich abgeschlossen; der Schlüssel lag allerdings [drinnen auf dem Tisch|auf der Innenseite].
      + „Wir liegen gut in der Zeit“, bemerkte {friend}, als sie noch [gar nicht aufgebrochen waren|beim Verabschieden waren].
    `,
    mouse: `
      Aus einer Landkarte, die [vorbeizog|herumflog], tauchte eine Maus auf.
      „Sie brauchen dich {place.in}“, behauptete sie, „[sofern|falls] das kein Fettfleck ist.“
      + „Das ist doch die falsche Karte“, sagte {hero}. „Aber“, sagte {friend} würdevoll, „eine [sehr genaue|ungewöhnlich schöne].“
      + Beim Zusammenfalten wurde die Karte, wie alle Karten, immer größer, bis {friend} [darin wohnte|nicht mehr zu sehen war].
      + In der Mitte war ein Loch, und eben dorthin, gestand {friend}, habe es sie [schon immer gezogen|seit der Jugend gezogen].
    `,
    moth: `
      Vor der Lampe, die er irrtümlich für den Mond hielt, [verneigte|verbeugte] sich ein Nachtfalter.
      „Der Mond lässt ausrichten, man [brauche|erwarte] dich {place.in}.“
      + „Das ist eine Lampe“, sagte {hero}. „Natürlich“, erwiderte {friend} nachsichtig, „der [zahme|kleinere] Mond.“
      + Ehe er mitkam, nahm er von der Lampe Abschied, und zwar so ausführlich, dass sie [zu flackern begann|beinahe ausging].
      + Er flog ausschließlich Kreise und bezeichnete das mit großer Sicherheit als [die kürzeste Verbindung|geradeaus].
    `,
    ladybird: `
      Auf einem Blatt saß ein Marienkäfer und zählte [vorsorglich|wie immer] seine Punkte.
      „{Place.in} fehlt etwas, ich habe [nachgerechnet|gezählt].“
      + „Es sind immer sieben“, sagte {hero}. „Bisher“, sagte {friend} düster, „aber hinten kann ich [mich nicht überwachen|nicht nachsehen].“
      + Sprach man ihn an, so musste er von vorn anfangen, was er jedoch, wie er zugab, [gern tat|als Erholung empfand].
      + Gesprenkelte Steine begrüßte er am Weg als [entfernte Verwandtschaft|Vettern mütterlicherseits].
    `,
    frog: `
      Da saß ein Frosch und erläuterte [der Nacht|dem Abend] unaufgefordert das Regenwetter.
      „{Place.in} stimmt etwas nicht, es ist, zusammengefasst, [verkehrt|anders].“
      + „Ist es weit?“, fragte {hero}. „Weit“, sagte {friend} und räusperte sich, „ist nah mit [sehr viel Dazwischen|beträchtlicher Verlängerung].“
      + Nach jeder Erklärung ließ er eine Pause für Fragen und erklärte dann, weil keine kamen, [die Pause|das Schweigen].
      + Am gründlichsten erläuterte {friend} dasjenige, wovon er [nicht das Geringste verstand|zum ersten Mal hörte].
    `,
  },
  token: {
    scarf: `
      @token Im Hinausgehen griff {hero} nach dem Schal, einem Kleidungsstück von [beachtlicher Ausdauer|beträchtlicher Länge].
      / Den Schal, fand {hero}, könne man jederzeit gebrauchen, und so [wurde er kurzerhand umgebunden|kam er eben mit].
      / {Hero} nahm den Schal mit, ohne die Gründe dafür zu kennen, und das sind [meistens|bekanntlich] die allerbesten.
      ?color Seine Lieblingsfarbe trug er von einem Ende zum anderen: {color}.
      / Unvergesslich war er allein schon seiner Farbe wegen: {color}.
      + „Rechnest du mit Frost?“, fragte {friend}. „Ich rechne mit allem“, sagte {hero} und [wickelte sich ein|zog die Enden fest].
      + Er roch nach Flur und [nach vergangenen Wintern|ein wenig nach Bratäpfeln] und hatte, was selten ist, [zwei Enden und keinen Anfang|noch nie gekratzt].
      + Die Großmutter, die ihn gestrickt hatte, soll dabei [so gut geplaudert haben|so spannend gelesen haben], dass ihr [das Aufhören entfiel|die Wolle nie ausging].
    `,
    handkerchief: `
      @token {Hero} steckte das große Taschentuch ein, das so gebügelt war, dass man sich [daran schneiden konnte|fast nicht traute].
      / Das Taschentuch lag gefaltet wie ein Brief auf dem Stuhl, und {hero} [nahm es an sich|schob es in die Tasche].
      / „Ein Taschentuch“, sagte {hero} und packte es ein, „ist die kleinste Form von [Vorsorge|Ausrüstung].“
      ?color Es war nicht weiß, wie langweilige Tücher sind, sondern so: {color}.
      / Sein Rand und seine Mitte trugen die bevorzugte Farbe: {color}.
      + „Bist du erkältet?“, fragte {friend} besorgt. „Noch nicht“, sagte {hero}, „aber [der Abend ist jung|man soll es nicht ausschließen].“
      + In der einen Ecke war ein Anker gestickt, der seit Jahren [leicht nach Backbord zog|um ein Geringes schief hing].
      + So ein Tuch hat [manche Träne|Schnupfen und Abschiede] gesehen und, [im Gegensatz zu vielen Leuten|diskret wie ein Kammerdiener], [keine weitererzählt|darüber geschwiegen].
    `,
    mitten: `
      @token {Hero} nahm einen einzelnen Fäustling mit, dessen Bruder seit Februar [als verschollen galt|die Welt bereiste].
      / Aus der Kiste mit den Wintersachen zog {hero} einen Fäustling und fand, er sehe [unternehmungslustig|nach Reise] aus.
      / Ein Fäustling allein ist [zu wenig für zwei Hände|nach den Regeln ein halbes Paar], aber {hero} nahm ihn [trotzdem mit|mit, der Geschichte halber].
      ?color Er hatte eine Farbe, die selbst im Schnee nicht verloren geht: {color}.
      / Zu seinem Glück war er in der besten aller Farben gestrickt: {color}.
      + „Wem soll der passen?“, fragte {friend}. „Das wird sich zeigen“, sagte {hero}, „[er ist geduldig|er sucht noch].“
      + Innen war er so weich, als hätte jemand ein Stück Wolke [gefüttert|mit hineingestrickt] und vergessen.
      + Sein Daumen wies beharrlich nach oben, was man als [Zuversicht|stumme Zustimmung] deuten durfte.
    `,
    'paper-boat': `
      @token {Hero} nahm das Papierboot mit, obwohl es bis zum nächsten Wasser, soweit bekannt, [weit war|eine Tagesreise wäre].
      / Auf dem Tisch lag das Papierboot, das am Nachmittag noch [eine Einkaufsliste gewesen war|Zeitung hieß], und {hero} nahm es auf.
      / „Das Papierboot kommt mit“, entschied {hero}, denn ein Schiff soll man [nicht zu Hause lassen|im Hafen nicht ärgern].
      ?color Es war ein stolzes Schiff und trug seine Farbe [über alle Decks|vom Bug bis zum Heck]: {color}.
      / Beim Papier hatte es eine Auswahl gegeben und nur eine Wahl: {color}.
      + Quer über den Bug stand das Wort Butter, das nun, [da es ein Schiff war|auf hoher See sozusagen], [als Name durchging|sehr seemännisch klang].
      + „Wie viele trägt es?“, fragte {friend}. „Einen“, sagte {hero}, „sofern er [leicht ist und still hält|nicht viel wiegt].“
      + Es wog kaum mehr als ein Einfall und war, wie gute Einfälle, [sauber gefaltet|tapferer als erwartet].
    `,
    'jam-jar': `
      @token {Hero} klemmte das Marmeladenglas unter den Arm, leer, blank und [zu allem bereit|voller Möglichkeiten].
      / Vom Fensterbrett nahm {hero} das Marmeladenglas, in dem noch [ein Rest Sommer roch|der Juli hing].
      / Das Marmeladenglas sollte mit, beschloss {hero}, denn ein leeres Glas ist [eine offene Frage|noch kein fertiges Ding].
      ?color Den Deckel schmückte die Farbe, gegen die keine andere ankommt: {color}.
      / Um seinen Hals lag ein Band, und dessen Farbe kann man sich denken: {color}.
      + „Es ist ja gar nichts darin“, sagte {friend} enttäuscht. „Gerade das“, sagte {hero}, „ist [das Praktische|sein Vorzug].“
      + Sah man hindurch, so bog sich die Welt ein wenig, als wollte sie [hineinpassen|eine Verbeugung üben].
      + Auf dem Schild stand [in sorgsamer Schrift Kirsche|in verblasster Tinte „Kirsche“], eine Auskunft, die [veraltet war|niemand mehr ernst nahm].
    `,
    cap: `
      @token {Hero} zog die Wollmütze über die Ohren, weil sich Gedanken, einmal erkältet, [schlecht denken lassen|kaum erholen].
      / Die Wollmütze kam mit, und ihr Bommel, der zu allem nickte, [nickte auch dazu|war dafür].
      / Bevor es losging, setzte {hero} die Wollmütze auf, etwas schief, also [verwegen|nach Art der Seefahrer].
      ?color Gestrickt war sie aus Wolle in jener Farbe, die alles besser macht: {color}.
      / Was ihre Farbe betraf, so hatte es nie einen Zweifel gegeben: {color}.
      + „Darf ich sie einmal aufsetzen?“, bat {friend}, worauf es in der Mütze für eine Weile [Nacht wurde|sehr still zuging].
      + Sie rutschte beim Nachdenken über die Augen, was {hero} als [Zeichen gründlichen Denkens|Vorteil] ansah.
      + Entstanden war sie auf einer langen Eisenbahnfahrt, und man sah ihr [die Tunnel an|jede Kurve an].
    `,
    basket: `
      @token {Hero} hängte das Körbchen über den Arm, das neben der Tür [auf bessere Zeiten wartete|stand und an Pilze dachte].
      / Weil ein leeres Körbchen etwas Vorwurfsvolles hat, nahm {hero} es [kurz entschlossen|der Ordnung halber] mit.
      / Das Körbchen knarrte, als {hero} es aufhob, und man durfte das [für Freude halten|als Zustimmung nehmen].
      ?color Ausgekleidet war es mit einem Tuch in der entscheidenden Farbe: {color}.
      / Der Henkel war bemalt, und zwar selbstverständlich so: {color}.
      + „Ist das der Proviant?“, fragte {friend} mit Hoffnung in der Stimme. „Vorläufig“, sagte {hero}, „ist es [der Platz dafür|nur der Behälter].“
      + Im Boden war ein Loch von der Größe einer Linse, durch das bisher nur [Krümel und Licht|Unwichtiges] entkommen war.
      + Unter dem Deckel lebte eine Spinne, die das Reisen schätzte, solange sie dabei [nicht aussteigen musste|zu Hause blieb].
    `,
    sock: `
      @token {Hero} nahm eine Socke mit, das überlebende Mitglied eines [ehemals|früher] glücklichen Paars.
      / Über der Lehne hing eine Socke, und {hero} steckte sie ein, [ohne eine Begründung abzugeben|einer Ahnung folgend].
      / „Eine Socke genügt“, sagte {hero} und schwang sie über die Schulter wie [ein Seemann seinen Sack|etwas Bewährtes].
      ?color Reihe um Reihe war sie in der Lieblingsfarbe gestrickt: {color}.
      / Ihre Farbe, um die jede andere Socke sie beneidete, war diese: {color}.
      + „Nur die eine?“, fragte {friend}. „Die andere“, sagte {hero}, „[befindet sich in der Wäsche|ist gesellschaftlich verhindert].“
      + An der Ferse war sie kunstvoll gestopft, denn sie hatte [ein bewegtes Leben|viel Parkett] hinter sich.
      + Bei Licht besehen ist eine Socke [nichts anderes als|genau genommen] ein Sack mit [Schulbildung|einer Ferse], und [Säcke werden gebraucht|so etwas kann man nicht genug haben].
    `,
  },
  carry: {
    scarf: `
      Jetzt zeigte sich, wozu der Schal mitgekommen war, denn {hero} wickelte {thing.akk} [zweimal darin ein|von allen Seiten hinein].
      / In den Schal gehüllt, lag {thing} so geborgen, dass selbst [der Wind|das Stolpern] nichts mehr ausrichten konnte.
      / {Hero} rollte {thing.akk} in den Schal, sorgsam und [ohne ein Wort|mit angehaltenem Atem].
      ?color Wie ein Bündel Abendrot, nur eben in dieser Farbe, leuchtete es: {color}.
      / Auch in der Dämmerung war die Farbe nicht zu verkennen: {color}.
      + „Ich nehme alles zurück“, sagte {friend} zum Schal, der es [mit Würde aufnahm|sich gern gefallen ließ].
      + Getragen wurde das Bündel wie eine Tasse, die bis an den Rand [gefüllt ist|voll Tee steht].
      + Am Ende blieb noch so viel Schal übrig, dass alle beide [darüber stolpern konnten|ein Stück davon trugen].
    `,
    handkerchief: `
      {Hero} breitete das Taschentuch aus, bettete {thing.akk} in die Mitte und [knüpfte die vier Zipfel zusammen|schloss es mit einem Knoten].
      / Im Taschentuch, das bisher nur Nasen gekannt hatte, lag nun, fest verknotet, [endlich etwas Großes|kein Geringeres]: {thing}.
      / Vier Zipfel und ein Knoten, mehr brauchte das Taschentuch nicht, um {thing.akk} [zu bergen|sicher zu umschließen].
      ?color Das Bündelchen prangte in seiner Farbe wie eine seltene Knospe: {color}.
      / Man hätte es schon der Farbe wegen nirgends liegen lassen: {color}.
      + „Solltest du jetzt niesen müssen“, sagte {friend}, „dann bitte [nach innen|in Raten]“, und hielt selbst die Luft an.
      + Zwei Ecken ragten empor wie die Ohren eines Gastes, der [nichts verpassen will|gut erzogen ist].
      + Sie gingen damit so behutsam, wie [sonst nur Kellner gehen|man Leute gehen sieht], denen man [Suppe anvertraut hat|zusieht].
    `,
    mitten: `
      {Thing} passte so vollkommen in den Fäustling, als hätte man ihn eigens [dafür angefertigt|nach Maß bestellt].
      / Der Fäustling, bislang ohne Beschäftigung, nahm {thing.akk} auf und wurde [sichtlich rund|beinahe andächtig].
      / {Hero} hielt den Fäustling auf, und {thing}, als kennte man sich, [rutschte zufrieden hinein|verschwand umgehend darin].
      ?color Niemals, heißt es, sei seine Farbe schöner gewesen als unterwegs: {color}.
      / Prall und zufrieden zeigte er, was er an Farbe besaß: {color}.
      + Sein Daumen stand so aufrecht in der Nacht, als wolle er jedem Begegnenden [Mut zusprechen|die Lage erklären].
      + {Friend} bestand darauf, ihn am Daumen zu halten, und ließ den ganzen Weg [nicht davon ab|kein einziges Mal los].
      + Dem verschollenen Bruder würde man einmal davon erzählen müssen, [in aller Schonung|falls er je schreibt].
    `,
    'paper-boat': `
      {Thing} ging an Bord des Papierboots, auf dem nun [sämtliche Plätze besetzt waren|Vollzähligkeit herrschte].
      / Ins Papierboot gebettet, genau auf das Wort Butter, trat {thing} [die Heimreise an|eine ruhige Überfahrt an].
      / „Leinen los“, sagte {hero} und hielt das Papierboot, in dem {thing} lag, [waagrecht wie eine Wasserwaage|mit großer Sorgfalt].
      ?color Niemals war ein Schiff dieser Farbe [so weit vom Meer entfernt|mit kostbarerer Fracht] unterwegs: {color}.
      / Es leuchtete in der Dunkelheit wie eine Flagge ohne Mast: {color}.
      + {Friend} ernannte sich zum Lotsen und rief an jeder Biegung Ahoi, allerdings [im Flüsterton|so leise, dass es keiner hörte].
      + Das Papier knisterte bedenklich, hielt aber stand, [wie man es von einem Schiff seines Rangs erwarten darf|denn Butter hält bekanntlich zusammen|was für die Faltung sprach].
      + Sie schritten so vorsichtig, als [reichte die See beiderseits bis an den Weg|lauerten überall Klippen und Untiefen].
    `,
    'jam-jar': `
      {Hero} ließ {thing.akk} ins Marmeladenglas sinken und drehte den Deckel zu, bis er [leise klick sagte|sich zufriedengab].
      / Im Marmeladenglas lag, rundum sichtbar wie in [einem Museum|einer Vitrine], nun {thing}.
      / Das Marmeladenglas, einst Wohnung von Kirschen, beherbergte jetzt, [eine deutliche Verbesserung|wer hätte es gedacht], {thing.akk}.
      ?color Darüber saß, wie ein kleiner Hut, die wohlbekannte Farbe: {color}.
      / Ein Schimmer davon fiel bis auf den Weg, nämlich dieser: {color}.
      + {Friend} betrachtete den Inhalt aus solcher Nähe, dass das Glas [beschlug und die Aussicht endete|ganz blind wurde].
      + Ob [genug Luft darin sei|es darin nicht zu eng sei], wurde erwogen, und sicherheitshalber [drehte man den Deckel|schraubte {hero} das Blech] [um ein Viertel zurück|wieder ein wenig auf].
      + Nach Sommer roch es nun nicht mehr, eher nach [überstandener Sorge|gelöster Aufgabe], falls so etwas riecht.
    `,
    cap: `
      {Hero} nahm die Wollmütze ab und legte {thing.akk} hinein, denn was Gedanken wärmt, [beherbergt auch anderes|kann keinesfalls schaden].
      / Im Inneren der Wollmütze war es dunkel, und {thing} lag darin geborgen wie [ein Ei im Nest|der Kern in der Frucht].
      / Die Wollmütze hatte bisher ausschließlich Köpfe beherbergt, doch {thing} [passte auf Anhieb|stand ihr gut].
      ?color Rund und gut gefüllt zeigte sie ihre Farbe von der besten Seite: {color}.
      / Durch die Dunkelheit wanderte also etwas Wolliges in dieser Farbe: {color}.
      + „Sie erinnert mich an einen Knödel“, sagte {friend}, was unter Hungrigen [ein hohes Lob ist|Poesie genannt wird].
      + Unten schwang der Bommel wie der Klöppel einer Glocke, die [den Ton vergessen hat|niemanden wecken will].
      + Um die Ohren war es {hero.dat} nun kühl, doch das gehörte, genau besehen, [zur Sache|zum Preis].
    `,
    basket: `
      {Hero} legte {thing.akk} ins Körbchen, das seit langem auf [genau diese Frage die Antwort wusste|einen Inhalt gehofft hatte].
      / Im Körbchen fand sich ein Platz, so passend, als wäre {thing} [darin gewachsen|dort zu Hause].
      / Nun war das Körbchen endlich, was es immer hatte sein wollen, nämlich [ausgefüllt|unentbehrlich], und zwar durch {thing.akk}.
      ?color Darüber glänzte, der Vollständigkeit halber, die Lieblingsfarbe von daheim: {color}.
      / Selbst das Flechtwerk schien sich nach der Farbe zu richten: {color}.
      + {Friend} marschierte eine Zeit lang darunter, um das Loch im Auge zu behalten, und sah darum [den Baum nicht|nichts anderes].
      + Es knarrte tiefer als zuvor, so wie Schiffe knarren, wenn sie [mit Ladung heimkehren|Gold an Bord haben].
      + Die Spinne im Deckel machte Platz und [erwies sich, ohne viele Worte,|zeigte sich bei aller Enge] als [vollendete Gastgeberin|Dame von Welt].
    `,
    sock: `
      {Hero} ließ {thing.akk} in die Socke gleiten, bis hinunter in die Spitze, wo normalerweise [der große Zeh regiert|Zehen wohnen].
      / In der Socke verstaut und oben verknotet, konnte {thing} [die Reise antreten|niemandem mehr entwischen].
      / Und so kam die Socke, von der man es am wenigsten erwartet hätte, [zu hohen Ehren|zu Amt und Würden]: Sie trug {thing.akk}.
      ?color Kein Schatzmeister der Welt besitzt einen Beutel in dieser Farbe: {color}.
      / In der Dunkelheit wies ihre Farbe den Weg: {color}.
      + Sie glich jetzt einer Schlange nach einem Festessen, allerdings einer von [tadellosem Ruf|besonnener Art].
      + {Friend} legte ein Ohr an die Ferse und meldete, im Inneren herrsche [vollkommene Ruhe|Ordnung].
      + Die Zurückgebliebene in der Wäsche würde, wenn sie davon erführe, [vor Neid eingehen|schweigend weitertrocknen].
    `,
  },
  role: {
    hero: `
      „Dann werde ich gehen“, sagte {hero}, und niemand war darüber erstaunter als [{hero}|die eigene Stimme].
      / In die Stille, die nach großen Fragen entsteht, sagte {hero}: „Ich hole {thing.akk} [zurück|wieder her].“
      / Jemand musste es ja tun, und {hero} hatte das Pech, oder das Glück, [gerade dazustehen|jemand zu sein].
      + {Keeper} sah auf, wie man aufsieht, wenn mitten im Sommer [die erste Flocke fällt|jemand Geige spielt].
      + „Selbstverständlich gehen wir zusammen“, sagte {friend}, „du mehr vorne und ich [mehr in Gedanken|mehr dahinter].“
      + Ein wenig Bauchweh reiste mit, denn ohne das, heißt es, [gilt eine Heldentat nicht|kommt niemand aus].
      + So machten sie sich auf, {spot.to}, noch bevor der Mut [abkühlen|es sich überlegen] konnte.
    `,
    helper: `
      „Womit können wir dir helfen?“, fragte {hero}, und es stellte sich heraus, dass das [niemand zuvor gefragt hatte|eine völlig neue Frage war].
      / {Hero} erkundigte sich nicht nach dem Schuldigen, sondern nach dem, was [zu tun war|fehlte], und das spart erfahrungsgemäß Zeit.
      / „Allein musst du das jedenfalls nicht schaffen“, sagte {hero} zu {keeper.dat} und [meinte es so|blieb einfach da].
      + {Keeper} atmete aus wie jemand, dem man nach sieben Stockwerken [das Klavier abnimmt|die Koffer abnimmt].
      + „Ich könnte beim Helfen helfen“, bot {friend} an und stand dabei, wie es Hilfsbereiten oft ergeht, [im Weg|auf dem Werkzeug].
      + Es gibt Leute, die mit fünf Bällen jonglieren, und es gibt solche, die [sehen, was fehlt|im rechten Moment da sind].
      + Also begaben sie sich {spot.to}, fest entschlossen, [unter jeden Stein zu schauen|nicht früher aufzuhören als nötig].
    `,
    explorer: `
      „Wo wurde {thing} zuletzt gesehen?“, fragte {hero} und betrachtete den Boden, als wäre er [ein Buch|gut leserlich].
      / „Das lässt sich herausfinden“, sagte {hero}, ein Satz, der noch jeden Abend [gerettet hat|verlängert hat].
      / Nichts verschwindet, ohne etwas dazulassen, und {hero} hatte die Spur [bereits entdeckt|nach drei Schritten].
      + Eine Spur, kaum mehr als ein Kratzer, wies unmissverständlich {spot.to}.
      + „Ich sehe Matsch“, verkündete {friend} im Ton eines Gelehrten, der [ein Leben darüber geforscht hat|Matsch studiert hat].
      + „Hier gehe ich seit Jahren vorbei“, sagte {keeper} und besah die Stelle mit jenem Staunen, das [Einheimischen so schwerfällt|alles neu macht].
      + Auf keiner Karte war verzeichnet, was nun kam, weshalb {hero} [die Schritte beschleunigte|ausgesprochen vergnügt war].
    `,
    leader: `
      „Hört bitte zu“, sagte {hero}, gar nicht laut, und gerade darum [hörten alle zu|wurde es still].
      / {Hero} entwarf einen Plan, der kurz war und in dem trotzdem [jeder vorkam|für alle Platz blieb].
      / Bevor irgendetwas beschlossen wurde, wollte {hero} wissen, wer [was am besten könne|welchen Weg kenne].
      + „Und wo ist mein Platz?“, fragte {friend}. „Neben mir“, sagte {hero}, „denn dort [würdest du fehlen|brauche ich dich].“
      + Vorangehen, das wissen die wenigsten, besteht zur Hälfte daraus, sich [umzudrehen|nach den anderen umzusehen].
      + {Keeper} wiederholte den Plan zweimal leise und sah danach um einiges [weniger zerknittert|hoffnungsvoller] aus.
      + In guter Ordnung zogen sie {spot.to}, soweit man zu zweit [eine Ordnung bilden|in Reihen gehen] kann.
    `,
    friend: `
      {Hero} setzte sich zu {keeper.dat} und schwieg eine ganze Weile, was [ausnahmsweise die richtige Antwort war|nur wenige beherrschen].
      / „Das ist schwer“, sagte {hero} zu {keeper.dat} und ließ das Aber fort, das [gewöhnlich folgt|die meisten hinterherschicken].
      / Wortlos rückte {hero} an {keeper.akk} heran, bis es dort [einige Grade wärmer|merklich heller] wurde.
      + „Und ihr kommt bestimmt zurück?“, fragte {keeper}, worauf {hero} es versprach, [in aller Form|zweimal hintereinander].
      + „Auch ich gelte als umgänglich“, warf {friend} ein, „und wäre heute Abend [zufällig frei|zu haben].“
      + Wen man gernhat, den lässt man mit seinem Kummer nicht sitzen, und so gingen sie {spot.to}.
      + Es gibt Wege, die man einzig um des Gesichtes willen geht, das einen [am Ende erwartet|danach anstrahlt].
    `,
  },
  challenge: {
    pebble: `
      Unterwegs meldete sich etwas, das {hero} [von daheim zur Genüge|leider schon lange] kannte: {challenge}.
      / {Hero} wurde mit jedem Schritt stiller, und der Grund dafür hieß so: {challenge}.
      {Hero} [hob einen Kiesel auf|nahm sich einen Kiesel] und vertraute ihm alles an, [der Reihe nach|ungekürzt].
      / Am Weg lag ein runder Kiesel, dem {hero} [die ganze Geschichte|alles] erzählte.
      + Kiesel hören [vorzüglich|ohne Widerworte] zu, denn sie haben es in [tausend Jahren Fluss|der Strömung|langen Wintern] [gründlich geübt|gelernt].
      + „Ist es nun fort?“, erkundigte sich {friend}. „Das nicht“, sagte {hero}, „aber es hat jetzt [Kieselgröße|eine handliche Form].“
      + Danach suchte sich auch {friend} einen Kiesel und hatte ihm, wie sich zeigte, [erstaunlich viel|eine halbe Stunde lang etwas] zu sagen.
    `,
    step: `
      Unübersehbar stand da, worum {hero} gewöhnlich einen [weiten|großen] Bogen macht: {challenge}.
      / Ausgerechnet jetzt kam, was {hero.dat} von allem am [schwersten fällt|wenigsten liegt]: {challenge}.
      Da das Ganze unüberschaubar war, begann {hero} mit [einer Ecke|einem Zipfel].
      / „Vorläufig nur das erste Stück“, sagte {hero} und [hielt Wort|fing an].
      + Das erste Stück war abscheulich, [das zweite bloß unangenehm|beim zweiten ging es schon], und das dritte war, [wenn man ehrlich ist|genau betrachtet], [nur noch lang|beinahe langweilig].
      + {Friend} zählte laut mit und erfand, [als die bekannten Zahlen aufgebraucht waren|sobald es über zwanzig ging], [einige neue|großzügig weitere].
      + Plötzlich fehlte das nächste Stück, und {hero} stand, etwas [zerzaust|verwundert], auf der anderen Seite.
    `,
    together: `
      „Es gibt da etwas, womit ich mich schwertue“, sagte {hero} und holte tief Luft: {challenge}.
      / Eigentlich hatte {hero} es verschweigen wollen, doch nun [war es ausgesprochen|stand es im Raum]: {challenge}.
      / Manches ist leichter zu tragen, wenn man es laut sagt, und so sagte {hero} es: {challenge}.
      + {Friend} lachte nicht, sondern nickte. „Etwas in der Art habe ich auch.“
      / „Rück ein wenig“, sagte {friend}, „das nehmen wir [in die Mitte|gemeinsam].“
      + Es verhielt sich damit wie mit einem [Sofa im Treppenhaus|Klavier auf der Kellertreppe|alten Küchenbüfett], das [allein unmöglich|für einen zu viel] und zu zweit nur noch [lächerlich|unhandlich|eine Frage der Ecken] ist.
      + „Gib ein Zeichen, wenn es arg wird“, sagte {friend}, und {hero} gab eines, und [schon das half|danach ging es].
      + Dazu summte {friend} in einer Tonart, die es nicht gibt, und mehr [Ablenkung|Trost] kann man nicht verlangen.
    `,
  },
  power: {
    gap: `
      Der Weg endete an einer Kluft, vor der jede Vernunft umkehrt, doch {hero} [hatte etwas in Reserve|besaß eine Kraft]: {power}.
      / Vor ihnen lag eine stattliche Menge Nichts, und {hero} griff zu dem Mittel, das [man nur einmal hat|sonst ruht]: {power}.
      / Für diese eine Stelle hatte {hero} aufgespart, was man [nicht vergeuden soll|selten zu sehen bekommt]: {power}.
      + Es gelang, [wie es immer gelingt, nämlich ein einziges Mal|ein einziges Mal, wie vorgesehen], und schon standen sie [drüben|auf der anderen Seite] und [zählten einander|prüften den Boden].
      + Bezahlt wurde mit [einem Gähnen von solcher Länge|einer Müdigkeit von solcher Tiefe], dass {friend} sich unterdessen [hinsetzte|bequem einrichtete].
      + {Friend} hatte [vor Aufregung die Augen geschlossen|ausgerechnet da geblinzelt] und bat höflich um [eine Wiederholung|eine zweite Vorstellung], vergebens.
    `,
    dark: `
      Hinter der nächsten Biegung herrschte eine Finsternis wie im Inneren eines Stiefels, doch {hero} hatte [noch eines|ja dies]: {power}.
      / Bis hierher drang kein Mondlicht, und darum wagte {hero}, was [ausschließlich in Notfällen erlaubt ist|gewöhnlich ein Geheimnis bleibt]: {power}.
      / Als man die Hand, den Huf und den Flügel vor Augen nicht mehr sah, kam [es zum Einsatz|dies zu Hilfe]: {power}.
      + Die Dunkelheit, [dergleichen nicht gewohnt|auf so etwas nicht vorbereitet], trat [verblüfft einen Schritt zur Seite|höflich zurück und ließ sie durch|hinter den nächsten Baum].
      + Danach [fror {hero} bis in die Nasenspitze|war {hero.dat} kalt wie im Februar], und {friend} rückte ohne ein Wort [ganz nahe|heran wie ein Ofen].
      + „Das hätte ich [ebenfalls gekonnt|jederzeit übernommen]“, bemerkte {friend}, „wenn auch nicht [gerade im Dunkeln|vor Zuschauern].“
    `,
    weight: `
      Im Weg lag ein Stein von der Größe und dem Starrsinn einer Kuh, aber {hero} verfügte [über Folgendes|über eine Kraft]: {power}.
      / Der Stein im Weg rührte sich nicht, und so setzte {hero} ein, was [Steine nicht erwarten|im Verborgenen schlummerte]: {power}.
      / Den Stein hätten zehn nicht gerückt, doch {hero} [war nicht zehn, sondern konnte dies|fand einen Weg]: {power}.
      + [Zuerst geschah gar nichts, und|Man hörte zunächst nur ein Knirschen, aber] dann [wich der Stein mit einem Seufzer, wie|gab das Hindernis nach, ächzend wie] eine Schublade, die [jahrelang geklemmt hat|endlich nachgibt|niemand mehr öffnen wollte].
      + [Alle Kraft war danach aus den Knien gewichen|Danach war von der Kraft nichts übrig], und {hero} saß da, so müde wie [eine ganze Woche|der letzte Freitag im Jahr].
      + „Ich hatte ihn [zuvor mit Blicken gelockert|gewissermaßen schon überredet]“, sagte {friend} bescheiden, und niemand mochte [das bestreiten|widersprechen].
    `,
  },
  talent: {
    gatekeeper: `
      Eine Kröte hütete eine Pforte und verlangte kein Passwort, sondern das, was man [von Herzen gern|am liebsten] tut; {hero} zeigte es: {talent}.
      / „Losungsworte ermüden mich“, sprach ein Reiher im Weg, „zeig mir lieber, [was du liebst|was du gut kannst].“ Also: {talent}.
      / Ein alter Dachs ließ nur solche durch, die ihm etwas [Schönes|Erfreuliches] vorführten, und {hero} hatte da etwas: {talent}.
      + Das Tor stand offen, [ehe die Vorführung zur Hälfte vorüber war|noch bevor der Schluss kam], und der Wächter [hatte feuchte Augen|vergaß sein Amt].
      + „Und womit kannst du dienen?“, wurde {friend} gefragt. „Ich durchschreite Tore“, sagte {friend}, „mit [Leidenschaft|einigem Geschick].“
      + Noch [von weitem|drei Biegungen später] hörten sie, wie [hinter ihnen jemand|der Torhüter selbst] übte, mit mehr [Eifer|Hingabe] als Begabung.
    `,
    sleepless: `
      Am Weg saß ein Mausekind, das vor lauter Müdigkeit nicht schlafen konnte, und {hero} wusste [ein Mittel|Rat]: {talent}.
      / Jemand sehr Kleines weinte dort, wo sie vorbeimussten, und {hero} begann, [ohne lange zu fragen|leise und geduldig]: {talent}.
      / Ein Fledermauskind von der Größe eines Fingerhuts lag wach und war untröstlich, bis {hero} [dies tat|so half]: {talent}.
      + Zuerst [staunte es, dann blinzelte es|machte es große Augen, dann kleine], und dann war es, mitten im Staunen, [eingeschlafen|nicht mehr da].
      + {Friend} musste [von da an ein wenig gelenkt|mehrfach angestupst] werden und behauptete, nur [die Wirkung zu prüfen|aus Höflichkeit zu gähnen].
      + Man deckte das Kleine [mit einem Ahornblatt|mit dem größten verfügbaren Blatt] zu, dessen Rand {hero}, [wie es sich gehört|nach altem Brauch], [umschlug|nach innen faltete].
    `,
    quarrel: `
      Zwei Käfer stritten so erbittert um das Wegerecht, dass {hero} beschloss, [von etwas anderem anzufangen|nicht mitzustreiten]: {talent}.
      / „Mein Weg!“, rief ein Käfer, und ein zweiter sah das genauso, nur [umgekehrt|für sich], bis {hero} dies tat: {talent}.
      / Ein Molch und ein Frosch zankten sich, wobei jeder [sein eigenes Thema hatte|den anderen überhörte], und {hero} begann: {talent}.
      + [Mit offenem Mund|Mitten im Schimpfwort] hielten sie inne und konnten [später nicht angeben|sich nicht mehr erklären], was sie so [erbittert|aufgebracht] hatte.
      + „Nach dir“, [sagte der eine, „aber nein, nach dir“, der andere|hieß es nun von beiden Seiten], und falls niemand kam, stehen sie [heute noch dort|da immer noch].
      + {Friend} hatte eben Partei ergreifen wollen und verschluckte das [Wort|ganze Argument], was einen Schluckauf ergab.
    `,
  },
  best: {
    words: `
      Was würde {best} dazu sagen? {Hero} brauchte nicht lange zu [überlegen|raten]: „Versuche es noch einmal, und zwar vom anderen Ende.“
      / {Hero} dachte an {best} und an den Satz, mit dem [noch jede Klemme endete|alles anfängt]: „Erst atmen, dann sehen, dann handeln.“
      / „Es ist erst zu Ende, wenn du wegsiehst“, pflegt {best} zu sagen, und [ausgerechnet das|dieser Lieblingssatz] fiel {hero.dat} jetzt wieder ein.
      + Es klang so nah, als [lehnte {best} mit verschränkten Armen|stünde {best} augenzwinkernd] [am nächsten Baum|gleich um die Ecke], samt dem kleinen Räuspern davor.
      + „Diesen Jemand“, sagte {friend} nachdenklich, „würde ich gern einmal [zum Tee einladen|kennenlernen].“
      + Wahre Freunde [sind eben auch dann zugegen|helfen erfahrungsgemäß sogar dann], wenn sie gerade [in der Badewanne sitzen|daheim schlafen] und von nichts wissen.
    `,
    gift: `
      {Hero} dachte an den Knopf, den {best} einmal hergeschenkt hatte, ohne Anlass und [ohne Schleife|obwohl es der beste war].
      / In einer Schachtel daheim lag eine Nuss von {best}, und seltsamerweise [wirkte sie bis hierher|half schon der Gedanke daran].
      / Von {best} stammte eine Schnur mit einem Knoten für Notfälle, und {hero} sah sie [deutlich vor sich|im Geiste daliegen].
      + Zaubern konnte das Ding [keineswegs, es kam|nicht im Geringsten, es stammte] lediglich von {best}, und das ist, genau genommen, [die ältere Kunst|mehr wert].
      + „Wozu taugt es denn?“, wollte {friend} wissen. „Dazu, von {best} zu sein“, sagte {hero}, und damit war [alles erklärt|die Frage erledigt].
      + {Best} hatte nie daran gezweifelt, dass {hero} sich zu helfen weiß, und Gewissheit, das zeigte sich nun, [steckt an|lässt sich verleihen].
    `,
    laugh: `
      {Hero} hörte auf einmal {best} lachen, bloß in Gedanken zwar, dort aber [aus voller Kehle|ohne jede Rücksicht].
      / Wie würde {best} lachen, wenn das hier zu sehen wäre, dachte {hero} und [lachte beinahe mit|spürte es im Bauch].
      / Das Lachen von {best}, das alle [kennen|lieben], die dabei waren, kam {hero.dat} gerade recht in den Sinn.
      + Es beginnt mit einem Schnauben, [nimmt unterwegs allerhand mit|steckt alle Umstehenden an] und endet gewöhnlich [unter dem Tisch|auf dem Teppich].
      + „Darf man erfahren, was so komisch ist?“, fragte {friend}. „{Best}“, sagte {hero}, und das [genügte vollkommen|war Auskunft genug].
      + Als es verklungen war, blieb [eine freie Stelle im Kopf|drinnen eine aufgeräumte Ecke] zurück, auf der sich [ein Gedanke niederließ|etwas regte].
    `,
  },
  home: {
    moonlight: `
      Der Mond hatte ihnen [einen schmalen Weg|einen silbernen Läufer] ausgerollt, der [nirgendwo anstieß|geradewegs bis vor die Haustür reichte].
      / Auf einem Streifen Mondlicht wanderten {hero} und {friend} heimwärts, ohne Hast und [ohne Gepäck|mit langen Schatten].
      / Der Heimweg war unterdessen leicht geworden, denn der Mond, der [sämtliche Haustüren kennt|Zeit hatte], begleitete {hero.akk}.
      + {Friend} schwieg, und es war ein Schweigen, in dem man [gut gehen konnte|sich wohlfühlte].
      / So hell war es, dass jeder Grashalm [seinen eigenen Schatten besaß|eine silberne Kante trug].
      / Ihre Schatten gingen voraus, lang und [ein wenig müde|dünn], als wollten sie schon öffnen.
      + Hinter ihnen wurde {place} kleiner und leiser, bis man alles [in die Tasche hätte stecken können|für ein Glühwürmchen hielt].
      + Die Füße wussten den Weg, und so durften die Gedanken einstweilen [vorausgehen|die Augen schließen].
      + Einmal wandte {hero} sich um, und weit hinten, kaum größer als ein Stecknadelkopf, [brannte noch ein Licht|winkte etwas].
      + „Er will auch nach Hause“, sagte {friend} mit einem Blick auf den Mond, der [tief stand|gähnte, sofern Monde das tun].
      + Die Nacht roch nach Tau und nach Steinen, die den Tag [noch nicht ganz losgelassen hatten|langsam hergaben].
    `,
    drift: `
      Etwas Weiches, von dem man nicht wusste, ob es Wind oder Wasser war, trug {hero} und {friend.akk} [heimwärts|behutsam davon].
      / Eine Strömung, die zufällig denselben Weg hatte, nahm {hero.akk} und {friend.akk} [auf ihren Rücken|mit].
      / Sie brauchten nichts zu tun, {hero} und {friend}, denn die Nacht [besorgte das Heimkehren selbst|trieb sie von allein].
      + Unter ihnen erloschen die Lichter, eines nach dem anderen, [ohne Eile|wie auf leise Verabredung].
      / Es ging so still dahin, dass man die Sterne [beinahe ticken hörte|atmen zu hören glaubte].
      / Oben war Nacht, unten war Nacht, und dazwischen, [merkwürdig geborgen|sehr behaglich], schwebten sie.
      + „Sind wir bald da?“, fragte {friend} und war über der Antwort, die [freundlich ausfiel|kurz war], schon eingenickt.
      + {Place} war nur noch ein Schimmer, den man mit [einem Fingernagel|einem Blatt] hätte zudecken können.
      + Eine Wolke hielt eine Zeit lang Schritt und bog dann, ohne sich zu verabschieden, [nach Norden ab|in eine andere Nacht ab].
      + Was der Tag an Schwerem gehabt hatte, trieb in die andere Richtung davon und [wurde kleiner|winkte nicht einmal].
      + Endlich stießen sie an etwas an, so leise wie ein Boot [am eigenen Steg|im Schilf], und es war daheim.
    `,
    slowly: `
      Sie [gingen zu Fuß|nahmen den Fußweg], da es Strecken gibt, die [fürs Fliegen zu schade sind|nur im Gehen ihre Schönheit zeigen].
      / {Hero} und {friend} gingen heim, und der Abend ging, [auf Strümpfen|die Hände auf dem Rücken], nebenher.
      / Heimwege sind immer kürzer, was niemand erklären kann, und {hero} ging darum [besonders langsam|ohne jede Eile].
      + Mit jedem Schritt wurde die Welt um eine [Kleinigkeit leiser|Spur weicher].
      / Ein Fenster nach dem anderen schloss die Läden, wie Leute, die [genug gelesen haben|ein Buch zuklappen].
      / Unterwegs war niemand mehr, bis auf einen Kater, der [eigene Angelegenheiten verfolgte|aus Prinzip nicht grüßte].
      + {Friend} summte etwas, das keinen Schluss besaß und deshalb, wie manches Gute, [einfach leiser wurde|nie aufhören musste].
      + „Weißt du noch, vorhin?“, fragte {friend}, und {hero} wusste es noch, obgleich es [lange her schien|schon wie ein Märchen klang].
      + Die Müdigkeit legte sich {hero.dat} um die Schultern wie ein Mantel, den jemand [vorgewärmt hat|einem umhängt].
      + Von ferne, {place.from}, kam noch ein Ton herüber, so dünn, dass man ihn [für den eigenen Gedanken halten konnte|nur ahnte].
      + Am Ende des Weges stand eine Tür, die nur angelehnt war, wie [Türen es sind, wenn man erwartet wird|immer].
    `,
  },
  bed: {
    adventurous: `
      Dann lag {hero} im Bett, und die Füße, an Weiteres gewöhnt, legten sich widerstrebend nieder.
      / Das Bett hatte unterdessen nichts von der Welt gesehen und nahm {hero.akk} ohne Neid wieder auf.
      / Unter der Decke ging {hero} vor Anker, und der Wind, der mitgekommen war, flaute ab.
      + „Auf bald“, sagte {friend} am Fenster und war schon ein Stück weit fort.
      / „Es gibt noch viele Wege“, sagte {friend} leise, „und sie können warten.“
      + Auf der Landkarte an der Wand, das hätte man schwören mögen, war ein Pünktchen [hinzugekommen|mehr als am Abend].
      + An einer Sohle haftete noch ein Blatt, das morgen früh [niemand würde bestimmen können|allerlei Fragen aufwerfen würde].
      + Das Abenteuer drehte sich dreimal um sich selbst und rollte sich dann, wie [Hunde und Katzen|alle müden Tiere], am Fußende zusammen.
      + Draußen lief die Straße allein weiter, und es war ihr recht, und [niemand folgte ihr|es eilte nicht].
      + Der Stuhl war wieder ein Stuhl, das Bett war ein Bett, und das war [für heute genug|auf einmal sehr schön].
    `,
    calm: `
      {Hero} lag wieder im eigenen Bett, das, taktvoll wie Betten sind, keinerlei Fragen stellte.
      / Alles war unverändert, abgesehen davon, dass {hero} nun nichts mehr suchte.
      + „Schlaf gut“, sagte {friend} und ging so leise, dass man nur die Stille hörte.
      / {Friend} zog das Fenster zu, Spalt um Spalt, und blieb noch kurz davor stehen.
      / „Ein schöner Abend“, sagte {friend}, und schöner hätte es kein Buch gesagt.
      + Weit hinter den Feldern nahm ein Zug sein Wort zurück und fuhr [schweigend weiter|nach Hause].
      + Der Atem ging ein und aus, und der Vorhang, der [nichts Besseres zu tun hatte|ein Freund war], ging mit.
      + Das Haus setzte sich in seinen Balken zurecht und ließ [den Tag los|es dabei bewenden].
      + Was unerledigt war, legte sich für die Nacht zu den Schuhen und [störte nicht|schlief gleichfalls].
      + Die Lampe war ein Kreis, dann ein Punkt, dann nur noch [eine Erinnerung|ein warmer Gedanke].
    `,
    mysterious: `
      Auf einmal lag {hero} im Bett, und das Zimmer tat, als wäre es immer nur Zimmer gewesen.
      / Ob alles wahr gewesen sei, hätte {hero} nicht beschwören mögen, aber die Füße waren kalt.
      + „Von mir erfährt es keiner“, flüsterte {friend}, und dann war am Fenster nur noch Nacht.
      / „Sollte jemand fragen“, sagte {friend}, „so haben wir [geschlafen|einander nie gesehen].“
      / {Friend} hinterließ am Glas einen Hauch, der eine Weile etwas bedeutete und verschwand.
      + Ein fremdes Blatt lag noch auf dem Teppich und begann, sehr sacht, [nach Moos zu duften|sich einzurollen].
      + Die Uhr wusste einiges und gab davon, in gewohnter Verschwiegenheit, [tick und tack preis|nur das Ticken weiter].
      + Der Schatten des Schranks war auf die richtige Seite zurückgekehrt, [unauffällig|als wäre er nie fort gewesen].
      + Ein Geheimnis, das man mit ins Bett nimmt, ist wie ein kleiner Ofen und [wärmt von innen|knistert noch].
      + Man muss nicht alles begreifen, schon gar nicht [im Liegen|in der Nacht], wo die Dinge ohnehin leiser sind.
    `,
    joyful: `
      {Hero} plumpste ins Bett, das ausgiebig nachfederte, um den Witz zu würdigen.
      / Das Kissen war noch warm vom Gekicher, und {hero} vergrub das Gesicht darin.
      „Das wiederholen wir“, sagte {friend}, und es war keineswegs ein Vorschlag.
      / {Friend} lachte so leise, wie es die späte Stunde gebot, und entschwand.
      + Eine Socke hing noch an der Lampe und träumte, wie man ihr ansah, [vom Fliegen|von größeren Sprüngen].
      + Ein letztes Lachen stieg herauf, besann sich auf halbem Weg und [wurde ein Gähnen|kam als Seufzer an].
      + Auch Freude wird müde, und dann ist sie von allen Dingen, die man [im Arm halten kann|bei sich hat], das weichste.
      + Der Mond hatte so gelacht, dass er sich [an einen Schornstein lehnen musste|hinter ein Dach setzte].
      + Im Schrank knackte es noch einmal, als wäre ihm die Pointe [erst jetzt aufgegangen|wieder eingefallen].
    `,
    inspiring: `
      {Hero} lag im Bett, äußerlich unverändert, innerlich nicht ganz.
      / Unter der Decke dachte {hero} einen angenehmen Gedanken gemächlich zu Ende.
      / Klein war {hero} noch immer, doch das spielte [überhaupt|gar] keine Rolle.
      „Das bist du gewesen“, sagte {friend} am Fenster und fügte nichts hinzu.
      / „Ich werde es weitererzählen“, sagte {friend}, „aber nur, [wo man Mut braucht|wem es hilft].“
      / {Friend} betrachtete {hero.akk}, nickte und [verschwand|ließ die Nacht herein].
      + Der kleinste Stern stand noch auf seinem Posten und leuchtete, als hätte er [es immer gewusst|auf diesen Augenblick gewartet].
      + Was am Tag zu schwer gewesen war, lag jetzt neben dem Bett, nicht größer als [ein Paar Schuhe|ein zusammengelegtes Hemd].
      + Von außen war {hero.dat} nichts anzusehen, und so verhält es sich [mit den wichtigsten Dingen|mit Samenkörnern auch].
      + Eine Eichel auf dem Fensterbrett, vom vielen Wollen müde, ließ sich [für heute sinken|vom Mond zudecken].
      + Langsam wurden die Lider schwer, schwerer als alle Vorsätze, und [das war gut|das durften sie].
    `,
  },
  bedAlone: {
    adventurous: `
      {Hero} war wieder daheim und ließ sich nieder, Glied um Glied, bis [nichts mehr unterwegs war|auch das letzte lag].
      / Das eigene Lager duftete nach früher, nach heute Morgen also, und das war, fand {hero}, eine Ewigkeit her.
      + „Und morgen?“, fragte {friend}. „Morgen“, sagte {hero}, „[ist auch noch Welt da|sehen wir weiter].“
      / {Friend} blieb über Nacht, da der eigene Heimweg im Dunkeln keinem zuzumuten war.
      + In der Nase hing noch der Geruch von weither, und er [ging nur langsam|wollte nicht schlafen].
      + Auch du, {child}, bist nun weit genug gelaufen, wenn auch [mit den Ohren|im Liegen].
      + Draußen ging der Weg ohne sie weiter und kam vermutlich [irgendwo an|gut allein zurecht].
      + Der Mond übernahm die Wache, ein Amt, in dem er sich seit jeher [bewährt hat|nicht ablösen lässt].
      + Es war warm, es war still, und selbst das Abenteuer hatte [sich zusammengerollt|die Schuhe ausgezogen].
    `,
    calm: `
      {Hero} lag im heimischen Nest, oder wie man dergleichen dort nennt, und atmete aus.
      / Daheim hatte sich nichts verändert, und {hero} war darüber [so froh wie selten|von Herzen froh].
      / Genau dort, wo der Abend angefangen hatte, endete er, und {hero} lag mittendrin.
      „Schlaf gut“, murmelte {friend}, und die Worte waren [kaum mehr als Wärme|schon halb Schlaf].
      / {Friend} lag daneben und schwieg, was [zu zweit am schönsten ist|vollkommen genügte].
      + Der Abend zog die Tür hinter sich zu, und zwar so, wie man es tut, wenn [jemand schläft|ein Kind träumt].
      + Auch für dich, {child}, ist jetzt nichts mehr zu tun, als [liegen zu bleiben|leicht zu werden].
      + Irgendwo fiel ein Tropfen und dachte gar nicht daran, sich mit dem nächsten [zu beeilen|abzuhetzen].
      + Die Sterne standen vollzählig da und hatten, aus Rücksicht, [die Dochte heruntergedreht|das Funkeln gedämpft].
      + So still wurde es, dass man das Moos hätte [wachsen hören können|denken hören können].
    `,
    mysterious: `
      Niemand hatte die Abwesenheit von {hero.dat} bemerkt, dank der verschwiegenen Nacht.
      / {Hero} lag daheim und sah in ein Dunkel, das nun [um einiges bekannter war|freundlich zurückblickte].
      „Zu niemandem ein einziges Wort“, flüsterte {friend}, „außer zum Mond.“
      / {Friend} sah sich ein letztes Mal um und schlief dann, misstrauisch, ein.
      + Vor dem Eingang lag ein Blatt, das am Abend, darauf hätte man gewettet, [nicht dort gelegen hatte|noch am Baum hing].
      + Nun gehörst auch du, {child}, zu den wenigen, die es wissen, und [schweigst hoffentlich gut|das verpflichtet].
      + Der Nebel kannte den ganzen Hergang, doch der Nebel ist [von Natur aus diskret|kein Erzähler].
      + Es gibt Rätsel, die man nur mit [geschlossenen Augen|dem Kopf auf dem Kissen] lösen kann, und dieses war so eines.
      + Zwei Augen fielen zu, gleich daneben noch zwei, und [das Dunkel zählte mit|niemand sah mehr etwas].
    `,
    joyful: `
      {Hero} lachte noch ein letztes Mal und kam darüber [zum Liegen|unversehens ins Bett].
      / Daheim war {hero} zu vergnügt zum Schlafen und zu schläfrig für [alles andere|weitere Sprünge].
      / Das Lager federte, als {hero} sich hineinwarf, und fand [seinerseits Gefallen daran|das auch lustig].
      „Morgen wieder“, sagte {friend}, und dem war [nichts hinzuzufügen|kaum zu widersprechen].
      / {Friend} kicherte noch eine Weile ins Dunkel, bis das Kichern einnickte.
      + Aus dem Lachen wurde ein Glucksen, aus dem Glucksen ein Seufzen und aus dem Seufzen [ruhiger Atem|endlich Schlaf].
      + Lach auch du noch einmal in dein Kissen, {child}, es [hält dicht|verträgt das].
      + Der Mond war vor Lachen hinter einen Hügel gerutscht und [kam so bald nicht wieder hervor|blieb gleich dort].
      + Nirgends schläft es sich tiefer als auf einem Abend voller [Unsinn|gelungener Späße].
      + Ein Hopser war übrig geblieben, den legten sie, ordentlich wie sie waren, [für morgen beiseite|zu den Schuhen].
    `,
    inspiring: `
      {Hero} legte sich hin, um etwas klüger als am Abend zuvor, [und das ist viel|was nicht jeder Tag schafft].
      / Unter einem Himmel, der nicht kleiner geworden war, lag {hero} und passte gut darunter.
      / Gewachsen war nichts, was man hätte messen können, und doch füllte {hero} [das Lager anders aus|den Platz jetzt ganz].
      „Das also kannst du“, sagte {friend}, [mit hörbarer Achtung|schon halb im Traum].
      / „Gut gemacht“, sagte {friend}, und mehr wäre [weniger gewesen|zu viel gewesen].
      + Was schwer gewesen war, schlief bereits und sah dabei so harmlos aus wie [ein Kalb|jemand anders].
      + Und auch du, {child}, wächst, nämlich jetzt gleich und [ohne es zu merken|während du liegst].
      + Der kleinste Stern hatte sich bereit erklärt, noch ein Weilchen [auf sie aufzupassen|zu leuchten].
      + Tief in der Erde drehte sich ein Samenkorn um und träumte, [wie es sich gehört|nicht zu knapp], von einem Baum.
      + Getanes Gutes hält warm, länger als jede Decke, und [kratzt nicht|reicht für zwei].
    `,
  },
  dream: `
    [Schließlich kam|Gegen Mitternacht erschien] der Traum, [setzte sich auf die Bettkante|nahm höflich den Hut ab|zog die Schuhe aus] und [wartete, bis man ihn bemerkte|stellte seine Laterne ab|öffnete seinen Koffer].
    / Zwischen [einem Atemzug und dem nächsten|zwei Schlägen der Turmuhr] [stand der Traum im Zimmer|war er eingetreten, der Traum], der [grundsätzlich nicht anklopft|seit jeher einen Schlüssel besitzt|jede Treppenstufe beim Vornamen kennt].
    / Leise, wie jemand, der [zu spät ins Theater kommt|eine Bibliothek betritt|niemanden wecken möchte], nahm [ein Traum am Fußende Platz|der Traum die letzte Stufe].
    / Man hörte es [kaum|nicht], als der Traum [vorfuhr|anlegte], denn er kommt [auf Gummirädern|mit eingezogenen Rudern|barfuß und gut gelaunt].
    / Und weil es [so ruhig geworden war|nach Schlaf zu duften begann], [wagte sich der Traum hervor|traute sich der Traum herein], der [sonst sehr schüchtern ist|hinter dem Vorhang gewartet hatte].
    / Der Traum, der an diesem Abend [Dienst hatte|an der Reihe war], [überprüfte noch einmal die Adresse|polierte seine Knöpfe|warf sich den Mantel über] und [trat ein|glitt durchs Schlüsselloch].
    / Als niemand mehr hinsah, [schälte|löste] sich der Traum aus dem Schatten der Lampe und [strich sich die Ärmel glatt|bat für die späte Stunde um Nachsicht].
    / Vom Kirchturm schlug es nichts Bestimmtes, und [genau da|eben darum] betrat der Traum, der [Pünktlichkeit verabscheut|keine Uhr besitzt], das Zimmer.
    ?dream Er kannte ein Reiseziel, [das keine Eisenbahn erreicht|von dem jeder Fahrplan schweigt|zu dem man liegend gelangt]: {dream}.
    / Auf seinen [Fahrkarten, die er schon gelocht hatte,|Koffern aus feinstem Nebel] stand [das Ziel|in goldener Schrift]: {dream}.
    / Nach dem Reiseziel [brauchte er sich nicht zu erkundigen|fragte er bloß der Form halber]: {dream}.
    / In seinem Notizbuch war für diese Nacht nur [ein Ziel|eine einzige Reise] eingetragen: {dream}.
    + {Hero} und {friend} [gingen darin noch einmal los, doch diesmal,|wiederholten darin den ganzen Weg, allerdings] ohne [den Boden zu berühren|je müde zu werden].
    + In der Ferne hob {keeper} [ein Licht und senkte es wieder|eine Lampe, zweimal, langsam|etwas Helles empor], was [in Träumen|dort] gute Nacht bedeutet.
    + Treppen führten dort [abwärts nach oben|in beide Richtungen zugleich], und niemand kam [dabei außer Atem|je zu spät an].
    + {Place} war im Traum [noch schöner|beinahe vollkommen], weil man [durch alles hindurchgehen konnte|jedes Ding berühren durfte] und es trotzdem [dablieb|wärmte].
    + Verloren ging dort [nichts, und wenn doch,|selten etwas, und wenn,] so kam es [von selbst zurück|beim Aufwachen wieder].
  `,
  goodnight: `
    Gute Nacht, {child}, denn [was heute zu erzählen war,|das letzte Abenteuer des Tages] ist [vollständig erzählt|leise geworden].
    / Und nun, {child}, darf selbst diese Geschichte [ihre Augen zumachen|schlafen gehen].
    / Schlaf gut, {child}, denn die Nacht [ist geräumig|versteht ihr Handwerk] und hat [dir eine Laterne dagelassen|unendlich viel Zeit].
    / Leise jetzt, {child}, so leise wie [der Mond, der eben ging|Schnee auf Schnee].
    / Gute Nacht, {child}, denn [von hier an übernimmt der Mondschein|alles Weitere erzählen die Träume].
    / Damit, {child}, wäre alles gesagt, und den Rest [erledigt das Kopfkissen|übernimmt die Dunkelheit].
  `,
  moral: `
    Und [wenn man alles Überflüssige weglässt,|am Boden der Geschichte] bleibt [von dieser Nacht ein einziger Satz|genau dies]: „{moral}.“
    / „{moral}“, sagte {friend}, und es klang keineswegs auswendig gelernt, sondern [wie eine Beobachtung|nach dieser Nacht].
    / Was {hero} als Andenken heimbrachte, wog überhaupt nichts und [hielt lange|passte in jede Tasche]: „{moral}.“
  `,
}
