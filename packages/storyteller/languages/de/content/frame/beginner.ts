import type { FrameScenes } from '../../../../language.ts'

export const beginner: FrameScenes = {
  opening: {
    adventurous: `
      Es war Zeit fürs Bett, aber {hero} war [hellwach|kein bisschen müde|wach wie ein Wecker].
      / Das Bett sagte ja. {Hero} sagte [noch nicht|gleich|nein danke].
      / Die Lampe war schon klein. {Hero} [saß|hockte] aber noch [im Bett|auf dem Kissen].
      Draußen zog der Abend die [Stiefel|dicken Schuhe] an.
      / Der Wind lief [einmal ums Haus|über das Dach|die Straße hinab] und zurück.
      / Über den [Dächern|Bäumen] ging der Mond [los|auf Reisen].
      + Unter der Decke [hüpften|liefen|tanzten] zehn Zehen.
      / Die Beine von {hero.dat} [wollten noch weg|liefen im Liegen].
      + An der Wand hing eine [große|alte|blaue] Karte. Sie hatte ein [Loch|weißes Stück].
      / Der Stuhl war ein [Schiff|Boot]. Der Teppich war das [Meer|große Meer].
      + „Kommt [heute|jetzt] jemand, gehe ich mit“, sagte {hero} zur [Lampe|Wand].
      / „Ich könnte noch weit [laufen|wandern]“, sagte {hero} zum [Kissen|Teddy].
      + Das Kissen hatte [nichts vor|keine Pläne]. Es blieb gern [daheim|liegen].
      / Die Lampe [zwinkerte|blinzelte]. So eine Lampe war das.
      + Irgendwo machte eine [Tür|Pforte] klick. So fängt es [an|oft an].
      / Dann sagte eine Stufe [krack|knarz]. Es klang wie [los|komm].
      + In der Tasche lagen ein Keks und [etwas Schnur|ein Stück Seil].
    `,
    calm: `
      Der Tag war [fertig|aus|zu Ende]. {Hero} lag im Bett und [horchte|musste gar nichts].
      / {Hero} lag im Bett, und das Bett war [warm|weich|genau richtig].
      / Es roch nach [Seife|Bett und Seife]. {Hero} [lag still|lag da] und sah zur Decke.
      Die Lampe malte einen [gelben|runden] [Kreis|Fleck] an die Wand.
      / Das Haus war [leise|müde]. Es [knackte|seufzte] nur ein wenig.
      / Der Vorhang ging [auf und ab|hin und her], so wie [Atem|Wellen].
      + Weit weg sagte ein Zug sein [langes|leises|kleines] Wort.
      / In der Küche [legte jemand einen Löffel weg|stand eine Tasse und schlief].
      + Der Mond sah herein. Er hatte [Zeit|die ganze Nacht].
      / Der erste Stern war da. Er war [ganz stolz|sehr froh] darüber.
      + {Hero} sagte [dem Stuhl|dem linken Schuh|der Tür] gute Nacht.
      / {Hero} gähnte. Es war nur das [erste Mal|kleine Gähnen].
      + Die Decke hatte [zwei Berge|einen Berg]. Das waren die [Knie|Füße].
      + Das Kissen hatte eine kühle Seite. {Hero} [kannte|fand] sie.
      + Man hörte fast, wie der Staub [fiel|zu Bett ging].
      + Sogar die Uhr ging auf [Socken|Zehen].
      + Gute Dinge haben [Zeit|es nicht eilig].
    `,
    mysterious: `
      Es war spät, und {hero} hörte [etwas|einen Ton]. Er war [sehr klein|ohne Namen].
      / {Hero} lag im Bett. Doch das Zimmer war [nachts|heute] ein anderes.
      / „[Pst|Still]“, sagte {hero} zum Kissen. Da war doch [etwas|was].
      Der Mond malte eine [weiße Tür|weiße Linie] auf den [Boden|Teppich].
      / Nebel stand [am Fenster|vor dem Glas] und [sah herein|horchte].
      / Der Schatten vom Stuhl hatte [fünf|zu viele] Beine.
      + Auf dem Teppich lag ein [Blatt|langes Blatt]. Wer hatte es [gebracht|verloren]?
      / Am Fenster war ein [nasser|kleiner] Abdruck. Der war [neu|vorhin nicht da].
      + Die Uhr sagte tick. Dann [wartete sie|hielt sie die Luft an].
      / Der Vorhang bewegte sich. Aber das Fenster war [zu|fest zu].
      + „Wer ist da?“, fragte {hero}. Niemand war da, und zwar [sehr leise|ganz nah].
      / „Ich weiß, dass du da bist“, sagte {hero} [ins Dunkel|zur Ecke].
      + Es roch nach [Moos|Schnee|Regen], mitten im [Zimmer|Haus].
      / Eine Glocke schlug [ein Mal|nur ein Mal]. Hier gab es gar keine [Glocke|Uhr mit Glocke].
      + Zwei Augen sahen [über die Decke|aus der Decke]. Sie gehörten {hero.dat}.
      + {Hero} hatte keine Angst. Aber die Füße [blieben drin|wohl ein wenig].
    `,
    joyful: `
      {Hero} lag im Bett, [fast ganz|beinahe]. Ein Bein [tanzte noch|hing heraus].
      / Es war Zeit zum Schlafen. {Hero} hatte noch [drei Hopser|einen Lacher] übrig.
      / Der Tag war so [schön|lustig]. {Hero} [kicherte|lachte] noch ins Kissen.
      Hopp, sagte das [Bett|alte Bett]. Plumps, sagte das [Kissen|dicke Kissen].
      / Eine Socke war am Fuß. Die andere hing [an der Lampe|am Teddy].
      / {Hero} sang der [Decke|Lampe] ein Lied. Es hatte nur [ein Wort|zwei Töne].
      + {Hero} summte: [la und la und la|pom, pom und noch mal pom].
      / Die Zehen unter der Decke sangen, aber ohne [Ton|Laut].
      + Der Mond war rund wie ein [Pfannkuchen|Knopf]. Er [grinste|war satt].
      / Die Sterne waren [blank|hell] und kein bisschen [müde|brav].
      + „Gute Nacht, [Nase|linkes Knie]“, sagte {hero}. „Gute Nacht, [Ohren|rechtes Knie].“
      / „Bist du müde?“, fragte {hero} den Teddy. Der [hüpfte|sagte nichts].
      + Sogar der Schrank knarrte [froh|vor Lachen].
      / Ein Knopf rollte durchs Zimmer, [nur so|zum Spaß].
      + Die Decke war heute schon ein Zelt und ein [König|Drache].
      + Mit so viel Lachen im Bauch kann [keiner|niemand] schlafen.
      + So ein Abend hat noch [etwas vor|eine Tasche voll].
    `,
    inspiring: `
      {Hero} lag im Bett und dachte an [große Dinge|etwas Großes].
      / Am Fenster zählte {hero} die Sterne und kam bis [neun|zwölf].
      / {Hero} war klein, und die Nacht war groß. Das war [gut so|nicht schlimm].
      Ein Stern war [kleiner|viel kleiner] als die anderen. Er [schien|leuchtete] trotzdem.
      / Der Mond [rief nicht|war ganz still]. Er schien [einfach|nur].
      / Ein [Licht|kleines Licht] zog über den Himmel, ganz [allein|für sich].
      + „Was kann ich schon tun?“, fragte {hero} [die Lampe|den Mond].
      / „Eines Tages helfe ich [jemandem|wem]“, sagte {hero} [leise|zum Mond].
      + Die Lampe war klein. Doch das [Zimmer|Dunkel] merkte es.
      / Auf dem Brett lag eine Eichel. Die wollte ein [Baum|großer Baum] werden.
      + Eines Tages, das ist [weit weg|lang hin]. Oder es ist [heute|gleich].
      / Irgendwo [brauchte jemand Hilfe|war jemand traurig]. {Hero} spürte es [im Bauch|genau].
      + Große Dinge fangen klein an, oft in [Socken|Hemd und Socken].
      / Es war so still, dass man einen Wunsch [hörte|atmen hörte].
      + {Hero} setzte sich auf. Im Sitzen denkt es sich [besser|größer].
      + Die Decke rutschte weg. Das [merkte|sah] nur der Teddy.
    `,
  },
  dedication: {
    adventurous: `
      Das ist für {child}. [Halt dich fest|Gut zudecken]! Es handelt von {hero.einem}.
      / {Child}, liegst du [gut|warm]? Dann kann {hero} jetzt [los|losgehen].
      / Hier kommt ein Weg für {child}. Du [darfst|kannst] liegen. {Hero} läuft.
    `,
    calm: `
      Das ist für {child}. Es geht [leise|langsam]. Darin wohnt {hero.ein}.
      / {Child}, lieg [still|ganz still]. Du musst nichts tun. Da kommt {hero.ein}.
      / Eine leise Geschichte für {child}. {Hero} hat [Zeit|es nicht eilig].
    `,
    mysterious: `
      Pst, {child}. Das ist [geheim|ein Geheimnis]. Nur {hero} weiß [davon|es schon].
      / {Child}, komm [näher|ganz nah]. Es gibt ein Rätsel, und {hero} [hat es gehört|war dabei].
      / Leg das Ohr ans Buch, {child}. Hörst du {hero.akk}? [Ich auch|Noch nicht? Warte].
    `,
    joyful: `
      Das ist für {child}. Es hat einen [Hopser|Lacher] drin, und {hero.einen}.
      / {Child}, das ist deins. Es [kitzelt|kichert], und schuld ist {hero}.
      / Bist du da, {child}? {Hero} auch, und [sehr gut gelaunt|mit guter Laune].
    `,
    inspiring: `
      Das ist für {child}. Es geht um {hero.einen} und [etwas Schweres|eine gute Tat].
      / {Child}, es war einmal {hero.ein}. Und so [ging es|kam es].
      / Manche Geschichten machen [groß|größer]. Die ist für {child}, mit {hero.dat}.
    `,
  },
  companion: {
    firefly: `
      Da kam ein Glühwürmchen, [Licht voran|ganz schnell]. „Hu, ist das [dunkel|finster]!“
      / Ein Licht kam [im Zickzack|angerannt]. „Ist es hier [dunkel|finster]?“
      „{Place.in} stimmt etwas nicht, {hero.bare}. Geh du [vor|voran].“
      / „Sie brauchen uns {place.in}. Ich komme mit, wenn du mich [hältst|festhältst].“
      + „Du leuchtest doch“, sagte {hero}. „[Nur hinten|Hinten schon]“, sagte {friend}.
      / „Du hast doch Licht“, sagte {hero}. „Ja, aber [danach|daneben] ist es [aus|zu Ende].“
      + Es setzte sich ganz nah zu {hero.dat} und schloss [ein Auge|beide Augen].
      / {Friend} kam mit und leuchtete in [jedes Loch|jeden Schatten].
      + „Das ist keine Angst“, sagte {friend}. „Das ist [Vorsicht|Nachtluft].“
      / „So sehe ich mutig aus“, sagte {friend} und [zitterte|schien] ein wenig.
    `,
    snail: `
      Am Weg saß eine Schnecke. „Ich bin [gleich|fast] da“, sagte sie.
      / „[Halt|Warte]“, rief eine Schnecke. „Ich bin [gerannt|außer Atem].“
      „{Place.in} stimmt etwas nicht. Im [Mai|Frühling] bin ich los, es dir zu sagen.“
      / „Sie brauchen dich {place.in}. Es [eilt|war eilig], seit Mai.“
      + „Kommst du mit?“, fragte {hero}. „Ich bin [fast|gleich] fertig“, sagte {friend}.
      / „Steig auf“, sagte {hero}. „[Nein, nein|Lieber nicht]“, sagte {friend}, „da bin ich zu früh.“
      + Am Ende saß die Schnecke [oben|obenauf]. „Nicht so schnell“, [rief|sagte] sie.
      / So ritt sie mit. Die Fühler [wehten|wackelten] im Wind.
      + „Wir kommen gut voran“, sagte {friend}. Sie waren noch [gar nicht los|ganz am Anfang].
      / {Friend} sah zurück. „So weit [schon|sind wir]!“ Es war [ein Schritt|eine Pfütze].
    `,
    mouse: `
      Da kam eine Maus mit Karte. „Ich weiß den [Weg|ganzen Weg]“, sagte sie.
      / Es raschelte. Eine Maus stand [in|unter] einer Karte und suchte [oben|den Rand].
      „Sie brauchen dich {place.in}. Die Karte ist von [Holland|einem Käse].“
      / „{Place.in} stimmt etwas nicht. Hier steht es. Oder das ist [Butter|Fett].“
      + „Das ist die falsche Karte“, sagte {hero}. „[Aber eine gute|Es ist meine]“, sagte {friend}.
      / „Wo sind wir hier?“, fragte {hero}. „[Beim Käse|Auf dem Knick]“, sagte {friend}.
      + {Friend} faltete die Karte. Nun war sie [größer|noch größer].
      / Das Falten [dauerte|war schwer]. Am Ende saß {friend} [darin|darauf].
      + „Ich komme mit“, sagte {friend}. „Eine Karte braucht [eine Maus|jemanden].“
      / „Du gehst, ich lese“, sagte {friend}, [verkehrt herum|mit den Barthaaren].
    `,
    moth: `
      Bums. Ein Nachtfalter stieß an die [Lampe|Laterne]. „Guten Abend, [Mond|o Mond]“, sagte er.
      / Ein Nachtfalter verbeugte sich vor dem [Licht|Fenster]. „Lieber Mond“, sagte er.
      „{Hero.bare}, sie brauchen dich {place.in}. Das [sagt|meint] der Mond da.“
      / „{Place.in} stimmt etwas nicht. Alle Monde sind ganz [blass|traurig].“
      + „Das ist eine Lampe“, sagte {hero}. „Ja“, sagte {friend}, „der [kleine|warme] Mond.“
      / „Der Mond ist oben“, sagte {hero}. „[Einer davon|Der dort]“, sagte {friend}.
      + Er sagte der Lampe [zweimal|leise] auf Wiedersehen und kam mit.
      / {Friend} kam mit und grüßte jedes [Licht|Fenster].
      + „So viele Monde heute“, sagte {friend} und war [gerührt|glücklich].
      / Er hatte Staub auf der Nase. „[Mondstaub|Vom Mond]“, sagte {friend}.
    `,
    ladybird: `
      Auf einem Blatt saß ein Marienkäfer. „[Fünf, sechs|Drei, vier]“, sagte er.
      / „Sechs, oder war der [schon|schon da]?“ Ein Marienkäfer zählte [sich|Punkte].
      „{Place.in} stimmt etwas nicht. Ich habe es [nachgezählt|gezählt].“
      / „Sie brauchen dich {place.in}, {hero.bare}. Mit mir sind das [zwei|schon zwei].“
      + „Es sind sieben Punkte“, sagte {hero}. „[Heute|Im Moment]“, sagte {friend}.
      / „Wie viele sind es?“, fragte {hero}. „[Alle|Alle, glaube ich]“, sagte {friend}.
      + Er kam mit und zählte auch die [Schritte|Bäume|Wolken].
      / Beim Lachen fing er von [vorn|vorne] an. Das machte ihm [nichts|Spaß].
      + „Du einer, ich einer“, sagte {friend}. „[Stimmt|Das geht auf].“
      / Jeden Stein mit Punkten nannte er [Vetter|Onkel].
    `,
    frog: `
      Ein Frosch saß [im Weg|da]. „Ich erkläre es“, sagte er. „Ich bin ein Frosch.“
      / „Das ist ganz einfach“, sagte ein Frosch, [grün und sicher|noch nass].
      „{Place.in} stimmt etwas nicht. Das heißt, es ist [falsch|verkehrt].“
      / „Sie brauchen dich {place.in}. Brauchen ist wie [Hunger|Durst].“
      + „Verstehe“, sagte {hero}. „[Noch nicht|Warte ab]“, sagte {friend}.
      / „Ist es weit?“, fragte {hero}. „Weit“, sagte {friend}, „ist nah, nur [länger|mit mehr dazwischen].“
      + Er kam mit und erklärte dem Weg den [Weg|Boden].
      / „Hüpfen“, sagte {friend}, „geht erst hoch und [dann nicht mehr|dann runter].“
      + „Nass ist wie trocken“, sagte {friend}, „nur mit [Wasser|mehr Wasser].“
      / „Dunkel“, sagte {friend}, „ist Licht mit [Augen zu|Mantel an].“
    `,
  },
  token: {
    scarf: `
      @token {Hero} nahm den Schal mit. Ein Schal ist [für vieles|für alles] gut.
      / Am Haken hing der Schal. Den nahm {hero} [mit|gleich mit].
      / „Der Schal kommt mit“, sagte {hero} und [wickelte ihn um|zog ihn hinterher].
      ?color Er hatte die liebste Farbe von allen: {color}.
      / Seine Farbe sah man [gut|von weit]: {color}.
      + Er war so lang wie ein [kleiner Weg|Kater] und roch nach [Winter|Flur].
      / Der Schal ging einmal um den Hals und einmal um [die Nase|den Bauch].
      + „Ist dir kalt?“, fragte {friend}. „[Noch nicht|Vielleicht bald]“, sagte {hero}.
      / „Wozu das?“, fragte {friend}. „[Für später|Man weiß nie]“, sagte {hero}.
      + Oma hatte ihn gestrickt. Sie hatte nicht [aufgehört|mehr aufhören können].
      / Ein Ende hing herab und fegte den [Boden|Flur].
    `,
    handkerchief: `
      @token {Hero} steckte das Taschentuch ein, das [große|saubere].
      / „Das Taschentuch auch“, sagte {hero} und [faltete es klein|steckte es ein].
      / Auf dem Stuhl lag das Taschentuch. {Hero} [nahm|packte] es ein.
      ?color Es hatte die liebste Farbe von allen: {color}.
      / Am Rand und in der Mitte war es so: {color}.
      + Es war [glatt|gefaltet] wie ein Brief. Nur stand [nichts drin|kein Wort darin].
      / In einer Ecke war ein [Stern|Anker] gestickt, etwas [schief|krumm].
      + „Musst du niesen?“, fragte {friend}. „[Noch nicht|Heute nicht]“, sagte {hero}.
      / „Ist das für die Nase?“, fragte {friend}. „[Auch|Nicht nur]“, sagte {hero}.
      + So ein Tuch kann mehr, als es [sagt|zeigt].
      / Es hatte schon viele Tränen [gesehen|getrocknet] und nie eine [verraten|verpetzt].
    `,
    mitten: `
      @token {Hero} nahm einen Fäustling mit, [nur einen|den linken].
      / „Ein Fäustling reicht“, sagte {hero} und [steckte ihn ein|nahm ihn mit].
      / In der Kiste lag ein Fäustling. {Hero} [holte ihn heraus|nahm ihn mit].
      ?color Er hatte die liebste Farbe von allen: {color}.
      / Er leuchtete richtig in seiner Farbe: {color}.
      + Der andere war seit [Februar|dem Schnee] weg.
      / Er hatte einen Bruder. Der wohnte jetzt [im Park|unterm Schnee].
      + Innen war er weich wie [Mehl|ein Nest].
      + Der Daumen stand hoch. Alles [klar|gut], hieß das.
      + „Wo ist der zweite?“, fragte {friend}. „[Auf Reisen|Weg]“, sagte {hero}.
      / „Nur einer?“, fragte {friend}. „Er ist [mutig|gern allein]“, sagte {hero}.
    `,
    'paper-boat': `
      @token {Hero} nahm das Papierboot mit. Es war noch [neu|ganz trocken].
      / Auf dem Tisch stand das Papierboot. {Hero} [nahm|hob] es auf.
      / „Das Papierboot kommt mit“, sagte {hero} [leise|und pustete es an].
      ?color Es hatte die liebste Farbe von allen: {color}.
      / Das Papier hatte eine schöne Farbe: {color}.
      + Auf der Seite stand noch [Butter und Mehl|drei Eier].
      / Früher war es ein [Brief|Blatt]. Nun war es ein [Schiff|richtiges Schiff].
      + „Wo ist das Meer?“, fragte {friend}. „[Kommt noch|Weiter hinten]“, sagte {hero}.
      / „Passe ich da hinein?“, fragte {friend}. „[Mit einem Zeh|Ein wenig]“, sagte {hero}.
      + Es war leicht wie ein [Hauch|Blatt] und hatte [großen Mut|vor nichts Angst].
      / Vorn war ein Knick. Das war der [Kapitän|Bug].
    `,
    'jam-jar': `
      @token {Hero} nahm das Marmeladenglas mit, [mit Deckel|leer und blank].
      / „Und das Marmeladenglas“, sagte {hero} und [schraubte es zu|holte es].
      / Am Fenster stand das Marmeladenglas. Das nahm {hero} [mit|unter den Arm].
      ?color Der Deckel hatte die liebste Farbe: {color}.
      / Um den Hals hatte es ein Band: {color}.
      + Es roch noch nach [Erdbeeren|Sommer].
      / Man konnte hindurchsehen. Dann war die Welt [rund|krumm].
      + „Leer?“, fragte {friend} und [leckte am Rand|war enttäuscht].
      / „Was ist drin?“, fragte {friend}. „[Luft|Platz]“, sagte {hero}.
      + In so ein Glas passt [viel|fast alles, was klein ist].
      + Auf dem Schild stand noch [Pflaume|Kirsche]. Das war [lange her|nicht mehr wahr].
    `,
    cap: `
      @token {Hero} setzte die Wollmütze auf, [etwas schief|über die Ohren].
      / „Ohne Wollmütze geht es nicht“, sagte {hero} und [setzte sie auf|zog sie über].
      / Die Wollmütze lag am Bett. {Hero} [griff zu|nahm sie mit].
      ?color Sie hatte die liebste Farbe von allen: {color}.
      / So eine Farbe sieht man im Dunkeln: {color}.
      + Oben saß ein [dicker|halber] Bommel und nickte [immer|zu allem].
      / Sie war ein wenig zu groß. So blieb noch [Platz|Luft].
      + „Darf ich mal?“, fragte {friend}. Dann war es [dunkel|Nacht] darin.
      / „Die steht dir“, sagte {friend}. „[Mir wohl auch|Und mir]?“
      + Eine Mütze hält die [Gedanken|Träume] warm.
      + Sie kratzte ein bisschen, aber nur [hinten|am Montag].
    `,
    basket: `
      @token {Hero} nahm das Körbchen mit, das [mit dem Henkel|kleine].
      / Neben der Tür stand das Körbchen. {Hero} [hob|nahm] es hoch.
      / „Das Körbchen kommt mit“, sagte {hero}, [und so war es|und es knarrte].
      ?color Darin lag ein Tuch in der liebsten Farbe: {color}.
      / Der Henkel war bemalt, und zwar so: {color}.
      + Beim Gehen knarrte es wie ein [Schiff|altes Bett].
      / Es roch nach [Äpfeln|Brot]. Früher waren da [welche|Krumen] drin.
      + „Gibt es Kuchen?“, fragte {friend}. „[Noch nicht|Leider nein]“, sagte {hero}.
      / „Ist das leer?“, fragte {friend}. „Es [wartet|hat Platz]“, sagte {hero}.
      + Unten war ein Loch, so klein wie eine [Erbse|Linse].
      / Im Deckel wohnte eine Spinne. Sie [reiste gern|schlief].
    `,
    sock: `
      @token {Hero} nahm eine Socke mit, eine [lange|dicke|saubere].
      / Da lag eine Socke, ganz [allein|für sich]. {Hero} nahm sie mit.
      / „Eine Socke reicht“, sagte {hero} und [steckte sie ein|schwang sie].
      ?color Sie hatte die liebste Farbe von allen: {color}.
      / Ringel für Ringel war sie so: {color}.
      + Sie hatte ein Loch, aber ein [kleines|gutes].
      / An der Ferse war sie [gestopft|geflickt]. Sie war viel [gerannt|gehüpft].
      + „Nur eine?“, fragte {friend}. „Die andere [badet|ist nass]“, sagte {hero}.
      / „Ist die sauber?“, fragte {friend}. „[Fast|Beinahe]“, sagte {hero}.
      + Auch eine Socke will einmal [verreisen|etwas sehen].
      + Sie war noch warm von der [Leine|Heizung].
    `,
  },
  carry: {
    scarf: `
      {Hero} rollte {thing.akk} in den Schal, [zweimal herum|schön fest].
      / Nun half der Schal. {Thing} kam [hinein|mitten hinein].
      / „Dafür ist der Schal“, sagte {hero} und [wickelte|rollte] {thing.akk} ein.
      ?color Im Dunkeln leuchtete die Farbe: {color}.
      / Da war sie wieder, die Farbe: {color}.
      + Darin war es [weich|warm]. Nichts konnte [klappern|brechen].
      / Oben ein Knoten, und nichts fiel [heraus|hinaus].
      + „Und wenn {thing:er/sie/es} rutscht?“, fragte {friend}. {Thing:Er/Sie/Es} [rutschte nicht|blieb drin].
      / „Ich halte dieses Ende“, sagte {friend}. Schal war genug [da|für zwei].
      + {Hero} trug das Bündel wie eine Tasse [Tee|voll Milch].
      + Kein Baby war je so gut [eingepackt|verpackt].
    `,
    handkerchief: `
      {Hero} legte {thing.akk} ins Taschentuch und machte einen [Knoten|guten Knoten].
      / Ins Taschentuch kam {thing}. [Vier Ecken|Alle vier Ecken], ein Knoten.
      / Auf das Taschentuch kam {thing}. Dann ging es [zu|sanft zu].
      ?color Es sah aus wie eine Blume in dieser Farbe: {color}.
      / Das Bündel hatte seine eigene Farbe: {color}.
      + „Bitte nicht niesen“, sagte {friend} und [musste fast|hielt die Nase zu].
      / „Und deine Nase?“, fragte {friend}. „Die [wartet|hat frei]“, sagte {hero}.
      + Zwei Ecken sahen aus wie [Ohren|Hasenohren].
      / Das Tuch war [stolz|ganz steif]. Bisher kannte es nur [Nasen|Schnupfen].
      + Sie trugen es, wie man [Suppe|ein Ei] trägt.
      / Der Knoten hielt. Es war ein [Knoten fürs Leben|braver Knoten].
    `,
    mitten: `
      {Thing} passte genau in den Fäustling, [wie bestellt|wie im Nest].
      / {Hero} hielt den Fäustling auf. {Thing} glitt [hinein|sanft hinein].
      / „Da ist es warm“, sagte {hero}. In den Fäustling kam {thing}.
      ?color So stolz war die Farbe noch nie: {color}.
      / Der dicke Fäustling hatte jetzt viel Farbe: {color}.
      + Der Daumen stand hoch: Alles [gut|in Ordnung]!
      / {Friend} hielt den [Daumen|Daumen fest], den ganzen Weg.
      + Drin war es dunkel wie in der [Tasche|Nacht], nur [weicher|wärmer].
      / Der andere Fäustling wird [staunen|Augen machen].
      + Endlich hatte er wieder etwas zum [Halten|Wärmen].
      + Der Wind [wollte|kam] auch hinein. Aber da war [zu|kein Platz].
    `,
    'paper-boat': `
      Ins Papierboot kam {thing}, auf den [besten|einzigen] Platz.
      / {Hero} setzte {thing.akk} ins Papierboot. Es [lag gut|schwankte kurz].
      / „Alle an Bord“, sagte {hero}. {Thing} saß im [Papierboot|kleinen Papierboot].
      ?color So fuhr es durch die Nacht, in dieser Farbe: {color}.
      / Ein Schiff mit so einer Farbe fällt auf: {color}.
      + „Ahoi“, sagte {friend} [leise|an jeder Ecke].
      / „Ich bin der Lotse“, sagte {friend} und [ging voran|zeigte nach vorn].
      + {Hero} hielt das Boot ganz [gerade|still], wie auf [Glas|einem See].
      / Links war Meer, rechts war Meer. So [gingen|taten] sie.
      + Das Papier [knisterte|knackte], aber es hielt.
      + Eine Ecke wurde weich. Sie blieb [tapfer|trotzdem oben].
    `,
    'jam-jar': `
      Ins Marmeladenglas kam {thing}. Deckel [zu|drauf], fertig.
      / {Hero} legte {thing.akk} ins Marmeladenglas. Es machte [tink|leise pling].
      / „Hier bist du sicher“, sagte {hero}. Im Marmeladenglas lag {thing}.
      ?color Oben glänzte die Farbe: {color}.
      / Durch das Glas schien die Nacht ein wenig so: {color}.
      + Man sah {thing.akk} von [allen Seiten|links und rechts].
      / {Friend} sah so nah hin, dass das Glas [weiß|blind] wurde.
      + „Bekommt {thing:er/sie/es} Luft?“, fragte {friend}. Sie drehten den Deckel [zurück|ein Stück auf].
      / „Jetzt steht das Falsche auf dem Schild“, sagte {friend}.
      + Es roch nicht mehr nach Beeren, nur nach [Glück|Nacht].
      / So ein Schatz war noch nie in einem [Glas|leeren Glas].
    `,
    cap: `
      {Hero} legte {thing.akk} in die Wollmütze, [warm wie ein Ei|ganz tief].
      / In die Wollmütze kam {thing}, und der Rand wurde [umgeklappt|gefaltet].
      / „Hier ist es warm“, sagte {hero}. In der Wollmütze lag {thing}.
      ?color Von außen sah man nur die Farbe: {color}.
      / Rund war die Mütze und ganz so: {color}.
      + Unten hing der Bommel und [schlug den Takt|schwang mit].
      / „Sieht aus wie ein [Kloß|Pudding]“, sagte {friend}. Es war [nett gemeint|ein Lob].
      + Der Kopf war jetzt [kalt|kühl]. Aber das war es [wert|schon wert].
      / „Ist da noch Platz?“, fragte {friend} und [gähnte|meinte sich].
      + Sonst waren da nur [Gedanken|Ohren] drin.
      + Die Mütze hatte nun einen ganz [kleinen|neuen] Kopf.
    `,
    basket: `
      Ins Körbchen kam {thing}, wie das erste [Ei|Ei im Jahr].
      / {Hero} legte {thing.akk} ins Körbchen. Da war genau [Platz|so viel Platz].
      / „Nun ist es nicht mehr leer“, sagte {hero}. Im Körbchen lag {thing}.
      ?color Darüber kam etwas in der liebsten Farbe: {color}.
      / Und am Körbchen leuchtete die Farbe: {color}.
      + {Friend} passte auf das Loch [auf|gut auf].
      / {Friend} ging darunter her, falls etwas [fiel|herausfiel].
      + Jetzt knarrte es [tiefer|ernster], wie ein volles [Schiff|Haus].
      / Die Spinne im Deckel rückte [zur Seite|ein Stück].
      + Man hätte damit [schaukeln|schlenkern] können. Sie [ließen es|taten es nicht].
      + Ab und zu sahen sie nach. Ja, [noch da|es war da].
    `,
    sock: `
      {Hero} ließ {thing.akk} in die Socke rutschen, ganz [tief|nach unten].
      / In die Socke kam {thing}, dann ein [Knoten|fester Knoten].
      / „Schau, ein Sack“, sagte {hero}. In der Socke lag {thing}.
      ?color Kein König hat einen Sack in dieser Farbe: {color}.
      / Man verlor sie nicht, bei dieser Farbe: {color}.
      + Sie sah aus wie eine [satte|dicke] Schlange.
      / Mit dem Knoten war sie eine [Zwiebel|Birne].
      + {Friend} horchte an der Ferse. Alles [still|ruhig].
      / Die Socke schwang beim Gehen [mit|im Takt].
      + Die andere Socke wird das nie [glauben|erfahren].
      + Das Loch war zu klein. Zum [Glück|Glück für alle].
    `,
  },
  role: {
    hero: `
      „Ich hole {thing.akk}“, sagte {hero}. Die Stimme war [klein|dünn], aber da.
      / Keiner sagte etwas. „Dann gehe ich“, sagte {hero} [schnell|leise].
      / Jemand musste es tun. {Hero} war [jemand|am nächsten].
      + {Keeper} sah auf wie beim ersten [Schnee|Stern].
      / „Wirklich?“, fragte {keeper}. „[Ja|Ja, wirklich]“, sagte {hero}.
      + „Wir gehen beide“, sagte {friend}. „Du [vorn|zuerst], ich dahinter.“
      / {Friend} suchte jemanden, der mutiger war. Da war nur ein [Stein|Pilz].
      + Die Ohren wurden [warm|rot]. Das Herz [klopfte zweimal|machte bum].
      / Ein wenig Bauchweh war dabei. Das [ging mit|durfte mit].
      + So zogen sie los, {spot.to}.
      / Es war nicht weit {spot.to}, nur [dunkel|fremd].
    `,
    helper: `
      „Wie können wir helfen?“, fragte {hero}. Das hatte noch [keiner|niemand] gefragt.
      / „Du musst das nicht allein machen“, sagte {hero} [freundlich|zu {keeper.dat}].
      / {Hero} fragte nicht, wer schuld war. {Hero} fragte: „Was [fehlt|brauchst du]?“
      + {Keeper} atmete aus, als fiele ein [Sack|Stein] ab.
      / „Einfach so?“, fragte {keeper}. „[Einfach so|Ja, gern]“, sagte {hero}.
      + „Ich helfe dir helfen“, sagte {friend} und [stand im Weg|holte Luft].
      / {Friend} wollte auch helfen, wenn es nicht [nass|schwer] war.
      + Geteilte Sorgen sind [halbe Sorgen|leichter zu tragen].
      / Helfen macht [warm|warme Füße]. Das merkt man [gleich|erst später].
      + Dann gingen sie los, {spot.to}.
      / {Keeper} zeigte den Weg {spot.to}.
    `,
    explorer: `
      „Wo war {thing} zuletzt?“, fragte {hero} und [suchte|bückte sich].
      / „Wir finden es heraus“, sagte {hero}. Das war ein [Lieblingssatz|guter Satz].
      / Alles lässt eine Spur. {Hero} sah sie [zuerst|sofort].
      + Da lag ein Krümel, genau auf dem Weg {spot.to}.
      / Eine Spur war da. Sie führte {spot.to}.
      + {Friend} fand auch eine Spur. Es war die [eigene|eigene, ganz frisch].
      / „Ich sehe Matsch“, sagte {friend} mit [kluger|tiefer] Stimme.
      + „Da bin ich zehnmal vorbeigegangen“, sagte {keeper} und [staunte|blinzelte].
      / {Keeper} bückte sich auch. Ja, da war [etwas|wirklich etwas].
      + Hinter jeder Ecke liegt ein Stück [Welt|neue Welt].
      / Wer sucht, hat große [Augen|Augen und kleine Schritte].
    `,
    leader: `
      „Hört zu“, sagte {hero}. „{Keeper} wartet. Wir gehen {spot.to}.“
      / {Hero} machte einen Plan. Er war [kurz|klein], und alle kamen [vor|darin vor].
      / {Hero} fragte: „Wer kann [was|was gut]?“ Dann war es [klar|leicht].
      + „Und ich?“, fragte {friend}. „Neben mir“, sagte {hero}. „Da [brauche|will] ich dich.“
      / {Friend} stand ganz gerade und sagte: „[Jawohl|Zu Befehl].“
      + {Hero} sprach [leise|gar nicht laut]. Doch alle hörten [zu|hin].
      / Wer vorangeht, sieht sich auch mal [um|nach den anderen um].
      + „Schauen, denken, machen“, sagte {hero}. Das war [alles|der Plan].
      / {Keeper} sagte den Plan noch einmal. Er [passte|klang gut].
      + Sie gingen in einer Reihe, so gut das [geht|zu zweit geht].
      / {Keeper} nickte. Endlich wusste jemand, was zu [tun|machen] war.
    `,
    friend: `
      {Hero} setzte sich zu {keeper.dat} und sagte [erst einmal nichts|kein Wort].
      / „Das ist schwer“, sagte {hero} und sagte nicht [aber|mehr].
      / {Hero} rückte nah zu {keeper.dat}. Da war es gleich [wärmer|besser].
      + „Kommt ihr wieder?“, fragte {keeper}. „[Versprochen|Ja]“, sagte {hero}.
      / „Sind wir jetzt Freunde?“, fragte {keeper}. „Seit [eben|vorhin]“, sagte {hero}.
      + „Ich bin auch lieb“, sagte {friend}. „Und ich habe [Zeit|heute frei].“
      / {Friend} kam näher. Zu dritt war es [warm|ein wenig eng].
      + Man lässt niemanden allein. Also gingen sie {spot.to}.
      / Sie taten es gern. Also gingen sie {spot.to}.
      + {Keeper} schnäuzte sich in ein [Blatt|Tuch] und sah auf.
      / „Wir bringen {thing.akk}“, sagte {hero}. Das war ein [Wort|Versprechen].
    `,
  },
  challenge: {
    pebble: `
      Da kam etwas, das {hero} von [daheim|zu Haus] kannte: {challenge}.
      / Auf einmal war es wieder da, das Schwere: {challenge}.
      / {Hero} blieb stehen und wurde [still|ganz still]. Es war das: {challenge}.
      {Hero} erzählte es einem [Kiesel|runden Kiesel]. Der hörte [zu|gut zu].
      / Ein Kiesel lag am Weg. Dem sagte {hero} [alles|das Ganze].
      + Kiesel sagen nie: Ach was. Sie [liegen da|bleiben da] und wissen es.
      / Kiesel hören gut zu. Das lernt man im [Bach|Fluss].
      + Dann legte {hero} den Kiesel hin. Der Kummer blieb [dabei|auch dort].
      / „Pass du darauf auf“, sagte {hero}. Der Kiesel [tat es|hatte Platz].
      + „Ist es weg?“, fragte {friend}. „Nein, aber [klein|kieselklein]“, sagte {hero}.
      / {Friend} holte auch einen Kiesel und redete [lange|sehr lange].
    `,
    step: `
      Mitten im Weg war das, was so schwer ist: {challenge}.
      / „Nicht jetzt“, dachte {hero}. Aber da war es: {challenge}.
      / {Hero} wurde langsam. Denn nun kam das: {challenge}.
      „Nur das erste Stück“, sagte {hero}. Und dann [noch eins|das nächste].
      / Alles war zu viel. Also fing {hero} [klein|an der Ecke] an.
      + Das erste Stück war schlimm. Das dritte war nur noch [lang|doof].
      / Nach jedem Stück kam eine Pause und ein [Atemzug|großer Atemzug].
      + {Friend} zählte mit. Nach sieben kam [acht oder neun|noch mal sieben].
      / „Wie weit noch?“, fragte {friend}. „[Ein Stück|Ein kleines Stück]“, sagte {hero}.
      + Dann kam kein Stück mehr. {Hero} war [durch|drüben].
      / Von hinten sah es ganz [kurz|klein] aus.
    `,
    together: `
      „Ich kann etwas nicht gut“, sagte {hero} und sagte auch, was: {challenge}.
      / Es sollte keiner wissen. Nun war es [heraus|doch gesagt]: {challenge}.
      / Manches geht überallhin mit. Bei {hero.dat} war es das: {challenge}.
      {Friend} lachte nicht. „[So etwas|Das] habe ich auch“, sagte {friend}.
      / „Rück mal“, sagte {friend}. „Wir [nehmen|tragen] es in die Mitte.“
      + Für einen war es zu groß. Für zwei war es nur [dumm|krumm].
      / Es lief zwischen ihnen her und wurde [nicht größer|müde].
      + „Sag, wenn es schlimm wird“, sagte {friend}. {Hero} sagte es, und das [half|tat gut].
      / „Noch?“, fragte {friend} ab und zu. „[Ein bisschen|Kaum noch]“, sagte {hero}.
      + {Friend} summte dazu, so falsch, dass es [half|schön war].
      / Sie redeten über [Suppe|Hüte]. Das ist ein gutes [Zeichen|Mittel].
    `,
  },
  power: {
    gap: `
      Der Weg war zu Ende. {Hero} konnte nur noch das: {power}.
      / Vor ihnen war ein Loch. Nun half nur eines: {power}.
      / Hier ging es nicht weiter. {Hero} holte Luft und tat es: {power}.
      + Es ging ein einziges Mal. Dann waren sie [drüben|auf der anderen Seite].
      / Einmal [blinzeln|atmen], und sie standen drüben. {Friend} zählte [nach|alle Füße].
      + Danach musste {hero} gähnen, [dreimal|so lang wie ein Zug].
      / Davon wurde {hero} so hungrig wie [drei Bären|ein Wolf im Mai].
      + {Friend} hatte die Augen zu und sah [nichts|keinen Zipfel davon].
      / „Noch mal“, sagte {friend}. Aber für heute war es [leer|aus].
      + Wie es geht, wusste auch {hero} [nicht|nicht so genau].
      / Von drüben sah alles [harmlos|ganz klein] aus.
    `,
    dark: `
      Es wurde so dunkel wie im [Sack|Stiefel]. {Hero} hatte noch das: {power}.
      / Hier kam kein Mond herein. Da tat es {hero}, ein Mal: {power}.
      / Keiner sah im Dunkeln die Hand oder [die Pfote|den Flügel]. Jetzt half das: {power}.
      + Das Dunkel sagte oh und ging [zur Seite|ein Stück weg].
      / Es reichte für einen Atemzug. Das war [genug|gerade recht].
      + Danach war {hero.dat} kalt. {Friend} rückte [näher|ganz nah].
      / Danach waren die Knie [weich|wie Pudding].
      + „Geht das auch mit Käse?“, fragte {friend}. Es [ging nicht|ging leider nicht].
      / „Das hätte ich auch gekonnt“, sagte {friend}, „nur nicht im [Dunkeln|Finstern].“
      + So eine Kraft hebt man [auf|sich gut auf].
      / Hinter ihnen war es nur noch eine [Ecke|dunkle Ecke].
    `,
    weight: `
      Ein Stein lag im Weg, so groß wie eine [Kuh|Hütte]. Es gab nur eins: {power}.
      / Der Stein im Weg war zu schwer. Aber {hero} hatte diese Kraft: {power}.
      / Den Stein im Weg konnte keiner heben. {Hero} tat es so: {power}.
      + Erst war nichts. Dann rückte der Stein [weg|zur Seite] wie eine [Katze|Lade].
      / Es ging ein Mal, und der Weg war [frei|offen].
      + Danach musste {hero} sich setzen, müde wie am [Freitag|Freitag um acht].
      / Danach war in den Knien nichts mehr [drin|übrig].
      + „Ich habe streng geschaut“, sagte {friend}. „Das [half|hat geholfen].“
      / „Ich hätte geschoben“, sagte {friend}. Das war [lieb|nett gemeint].
      + Der Stein wunderte sich am [meisten|längsten].
      / {Hero} sagte dem Stein danke. Das [gehört sich|mögen Steine].
    `,
  },
  talent: {
    gatekeeper: `
      „Zeig mir, was du gern tust“, sagte eine Kröte am Tor. {Hero} zeigte es: {talent}.
      / Am Tor saß ein Dachs. Er wollte sehen, was {hero} gern macht: {talent}.
      / „Ohne Kunst kein Weg“, sagte ein Reiher am Tor. {Hero} hatte eine: {talent}.
      + Das Tor ging auf, bevor die Kunst [fertig|zu Ende] war.
      / Der Wächter vergaß [streng zu sein|sein ernstes Gesicht].
      + „Und du?“, fragte der Wächter {friend.akk}. „Ich gehe gern durch [Tore|Türen].“
      / {Friend} klatschte, bis es [wehtat|warm wurde].
      + „Nachher noch mal?“, fragte es am Tor. {Hero} [nickte|versprach es].
      / Hinter ihnen übte jemand und [konnte es nicht|lachte].
      + Was man gern tut, ist wie ein [Schlüssel|kleiner Schlüssel].
      / „Die meisten rütteln nur“, sagte der Wächter und [seufzte|war gerührt].
    `,
    sleepless: `
      Am Weg weinte ein Mäuschen. Es war müde und [wach|hellwach]. {Hero} half so: {talent}.
      / Jemand Kleines konnte nicht schlafen. {Hero} wusste etwas: {talent}.
      / Da hing ein winziges Fledermauskind und gähnte. {Hero} fing [leise|sacht] an: {talent}.
      + Erst guckte es, dann blinzelte es, dann [schlief|schnarchte] es.
      / „Mehr“, bat es. Mitten im Mehr schlief es [ein|fest ein].
      + {Friend} schlief auch fast und [ging schief|lehnte sich an].
      / „Mach weiter“, sagte {friend}. „Ich [ruhe nur|prüfe das].“
      + Sie deckten es mit einem [Blatt|Ahornblatt] zu.
      / Auf Zehen ging es weiter, so gut das [ging|alle konnten].
      + Man tut es gern. Und auf einmal [hilft|nützt] es.
      / Hinter ihnen seufzte etwas im [Traum|Schlaf].
    `,
    quarrel: `
      Zwei Käfer stritten um den Weg. {Hero} tat einfach das: {talent}.
      / „Mein Weg!“, rief ein Käfer. „Meiner!“, ein zweiter. Da zeigte {hero} etwas: {talent}.
      / Ein Frosch und eine Kröte [zankten|stritten] laut. {Hero} fing an: {talent}.
      + Sie hörten auf, mit offenem [Mund|Maul].
      / Worum ging es [gleich|noch]? Sie wussten es nicht [mehr|mehr so recht].
      + „Du zuerst“, sagte der eine. „[Nein, du|Nein, bitte du]“, sagte der andere.
      / „Bring mir das bei“, sagte einer. „[Mir zuerst|Und mir]“, sagte der andere.
      + {Friend} wollte auch gerade schreien. Nun [hustete|nickte] {friend} nur.
      / {Friend} klatschte an der falschen Stelle, aber [laut|herzlich].
      + So war der Weg [frei|wieder frei], und zwar ganz.
      / Es war viel Platz. Das sahen sie [jetzt|erst jetzt].
    `,
  },
  best: {
    words: `
      Was würde {best} jetzt sagen? „[Mach langsam|Noch mal], und von der anderen Seite.“
      / {Hero} dachte an {best} und den Satz: „[Erst atmen|Erst schauen], dann weiter.“
      / „Es geht immer noch etwas“, sagt {best} [oft|gern]. {Hero} hörte es [fast|genau].
      + Es klang, als stünde {best} gleich [da|um die Ecke].
      / Auch das kleine Husten war [dabei|da]. So fängt {best} an.
      + „Wer ist {best}?“, fragte {friend}. „[Jemand Gutes|Wirst du mögen]“, sagte {hero}.
      / {Friend} nickte, als wären sie alte [Bekannte|Nachbarn].
      + Wer dich mag, redet mit dir, auch [von fern|im Schlaf].
      + Es war nur ein Satz. Aber es war der [richtige|fehlende].
    `,
    gift: `
      Zu Haus lag ein Knopf. {Best} hatte ihn [verschenkt|hergeschenkt], einfach so.
      / {Hero} dachte an die Nuss von {best}. Sie lag [daheim|am Bett].
      / Da fiel {hero.dat} der Stein ein, den {best} [gefunden|verschenkt] hatte.
      + Zaubern konnte so etwas nicht. Es war von {best}, und das ist [mehr|besser].
      / „Für den Notfall“, hatte {best} gesagt. Jetzt war [einer|so einer].
      + „Was kann das Ding?“, fragte {friend}. „Von {best} sein“, sagte {hero}.
      / „Zeig mal“, sagte {friend}. „Es [wirkt|hilft] auch von daheim“, sagte {hero}.
      + Und mit dem Gedanken kam eine [Idee|kleine Idee].
      + {Best} war sich sicher gewesen. Da wurde {hero} es [auch|langsam auch].
    `,
    laugh: `
      {Hero} hörte {best} lachen, nur im Kopf, aber [laut|sehr laut].
      / Wie würde {best} jetzt lachen! {Hero} lachte [fast|beinahe] mit.
      / Auf einmal war da das Lachen von {best}, so wie [immer|in echt].
      + Es fängt mit einem Schnaufen an und endet auf dem [Boden|Teppich].
      / Mit so einem Lachen im Ohr bleibt keiner [stecken|traurig].
      + „Was ist so komisch?“, fragte {friend}. „[{Best}|Ach, {best}]“, sagte {hero}.
      / {Friend} lachte mit und wusste nicht, [warum|worüber].
      + Danach war Platz im Kopf. Da lag eine [Idee|gute Idee].
      + Es war noch so schwer wie vorher. Nur [leichter|nicht mehr so].
    `,
  },
  home: {
    moonlight: `
      Der Mond hatte einen Weg gelegt, weiß und [schmal|weich].
      / Auf dem Mondlicht gingen {hero} und {friend} [heim|nach Haus].
      / Weiß lag der Weg da. Er führte [heim|zur Tür].
      {Friend} sagte [nichts|lange nichts]. Das war schön.
      / Ihre Schatten gingen [voran|neben ihnen], lang und [müde|dünn].
      / {Hero} ging langsam. Es gab keinen Grund zur [Eile|Hast].
      + Hinter ihnen wurde {place} [klein|leise].
      / Einmal sah {hero} zurück. Da war noch ein [Licht|kleines Licht].
      + Die Füße wussten den [Weg|Weg von selbst].
      / Es knirschte ein wenig, wie [Zucker|Schnee].
      + „Der Mond geht mit“, sagte {friend}. „Er will auch [heim|ins Bett].“
      + Der Mond hing tief und [trug|hielt] die Lampe.
      + Ein Igel grüßte, oder es war ein [Stein|Busch].
      + Die Nacht roch nach [Gras|Tau und Gras].
      + Da war schon das [Haus|Tor]. Es hatte [gewartet|geschlafen].
    `,
    drift: `
      Etwas Weiches trug sie, eine Luft oder ein [Strom|Fluss].
      / Sie mussten nichts tun. Die Nacht [schob|trug] sie heim.
      / Sacht trieben {hero} und {friend} [dahin|nach Haus].
      Unter ihnen zogen [Lichter|Dächer] vorbei, eins nach dem [andern|nächsten].
      / Es ging leise, so leise wie [Schnee|Atem].
      / Oben war Nacht, unten war Nacht, in der Mitte war es [warm|gut].
      + „Sind wir da?“, fragte {friend} und [gähnte|schlief fast].
      / {Friend} lag auf dem Rücken und zählte [nichts|sehr langsam].
      + {Place} winkte noch, ganz [klein|fern].
      / Hinter ihnen ging ein Licht [aus|zu Bett].
      + {Hero} ließ einen Fuß [hängen|baumeln], oder etwas Ähnliches.
      + Eine Wolke zog neben ihnen her, dick und [stumm|brav].
      + Es schaukelte, wie wenn einer ein Kind [wiegt|trägt].
      + Keiner redete. Es war alles [gesagt|gut].
      + Dann stießen sie an etwas. Es war [daheim|das Fenster].
    `,
    slowly: `
      Sie gingen zu Fuß, [ganz langsam|Schritt für Schritt].
      / {Hero} und {friend} gingen heim, und der Abend ging [mit|nebenher].
      / Der Weg zurück war [kürzer|weicher] als der Weg hin.
      Mit jedem Schritt wurde die Welt [stiller|dunkler].
      / Ein Haus nach dem andern machte die Augen [zu|sanft zu].
      / Niemand war mehr auf, nur ein [Kater|Zaun].
      + {Friend} summte etwas. Es hatte kein [Ende|rechtes Ende].
      / „Weißt du noch?“, sagte {friend}. {Hero} [wusste es|nickte].
      + Bei der ersten Ecke waren sie müde. Bei der zweiten [auch|noch mehr].
      + {Hero} trug die Müdigkeit wie einen [Mantel|warmen Mantel].
      + Am Ende stand eine Tür. Die kannten [sie|alle].
      + Da war die Straße. Da war das [Licht|Fenster].
      + Ein Duft kam noch mit {place.from}, ganz [dünn|leise].
      + Ein Blatt fiel, und man hörte es [fallen|landen].
    `,
  },
  bed: {
    adventurous: `
      Dann lag {hero} im Bett, und die Füße [ruhten|lagen still].
      / Das Bett war noch [da|warm]. {Hero} kroch [hinein|tief hinein].
      / Nun war {hero} unter der Decke, bis [ans Kinn|zur Nase].
      „Bis bald“, sagte {friend} [leise|am Fenster] und war [fort|weg].
      / {Friend} stand am Fenster. „Es gibt [noch mehr Wege|mehr davon]. Schlaf.“
      / „Gute Nacht, [du|{hero.bare}]“, sagte {friend} und ging.
      + An den Sohlen klebte noch ein [Blatt|Krümel Nacht].
      / In den Ohren war noch [Wind|etwas Wind].
      + Die Karte an der Wand hatte nun einen [Punkt|Strich] mehr.
      / Der Stuhl war wieder ein [Stuhl|Stuhl und still].
      + Die Schuhe standen da und [schnauften|ruhten auch].
      + Zehn Zehen lagen in einer [Reihe|warmen Reihe].
      + Morgen ist auch noch ein [Weg|Tag].
      + Das Abenteuer rollte sich am Fußende [ein|zusammen].
      + Weit ist die Welt, und das Bett ist [nah|da].
      + Still war es, und [warm|weich].
    `,
    calm: `
      {Hero} lag wieder im Bett, und das Bett sagte [nichts|ja].
      / Die Decke war weich. {Hero} lag [mittendrin|darin].
      / Da war das Bett, und da lag {hero}, [ganz nah|warm].
      „Schlaf gut“, sagte {friend} und ging [leise|auf Zehen].
      / {Friend} nickte [einmal|sacht] und machte das Fenster [zu|leise zu].
      / „Bis zum nächsten Abend“, sagte {friend} und war [still|fort].
      + Die Lampe war nur noch ein [Punkt|kleiner Punkt].
      / Das Licht ging aus. Das Dunkel war [lieb|weich].
      + Ein und aus ging der [Atem|Vorhang].
      / Ein, und aus. Noch [einmal|mal].
      + Draußen war alles an seinem [Platz|Ort].
      + Ein Zug fuhr heim. Man hörte ihn [kaum|noch ein wenig].
      + Das Kissen war kühl, und dann war es [warm|gut].
      + Der Mond blieb noch ein [bisschen|Weilchen].
      + Die Hände lagen [still|offen] auf der Decke.
      + Die Uhr sagte gut, gut, [gut|ganz leise].
    `,
    mysterious: `
      Auf einmal lag {hero} im Bett. War das alles [wahr|echt]?
      / {Hero} lag im Bett, als wäre [nichts|gar nichts] gewesen.
      / Das Zimmer war wieder das [alte|alte Zimmer]. {Hero} lag still.
      „Sag es keinem“, sagte {friend}, „[oder nur einem|höchstens dem Teddy].“
      / {Friend} legte [eine Pfote, oder so etwas,|ein Blatt] ans Fenster. Dann war da [nur Nacht|nichts].
      / „Pst“, sagte {friend} noch. Dann war das Fenster [leer|dunkel].
      + Auf dem Teppich lag noch ein [Blatt|nasser Fleck].
      / Der Schatten vom Stuhl hatte vier [Beine|Beine, etwa].
      + Die Uhr wusste etwas. Sie sagte nur [tick|leise tick].
      / Der Nebel ging weg, wie er [kam|gekommen war].
      + Es war ein gutes Dunkel, weich wie [Samt|Moos].
      / Ein Geheimnis lag mit im Bett und war [warm|still].
      + Etwas raschelte. Es war nur der [Schlaf|Traum].
      + Der Mond sah weg, damit niemand [etwas merkt|fragt].
      + Weit weg schlug eine kleine [Glocke|Uhr].
      + Man muss nicht alles [wissen|verstehen]. Nicht heute.
    `,
    joyful: `
      {Hero} fiel ins Bett, und das Bett hüpfte [noch einmal|leise].
      / Das Kissen war warm vom [Lachen|Kichern]. {Hero} legte sich [hin|hinein].
      / Plumps, da lag {hero}, mit [Lachen|Freude] im Bauch.
      „Das war schön“, sagte {friend}. „[Sehr sogar|Bald wieder].“
      / {Friend} lachte [leise|hinter den Zähnen] und ging zum [Fenster|Fenster hinaus].
      / „Gute Nacht, [Nase|Knie]“, sagte {friend}. „Gute Nacht, {hero.bare}.“
      + Eine Socke hing noch da und [schlief|träumte].
      / Die Zehen summten noch ein [bisschen|Lied].
      + Ein letztes Lachen kam und wurde ein [Gähnen|Seufzer].
      / Ein Lied im Kopf hatte noch einen [Ton|kleinen Ton].
      + Der Mond war rund und [satt|müde].
      + Alle Sterne waren brav und ganz [leise|still].
      + Dann wurde es still, und [warm|weich].
      + Die Freude legte sich hin, gleich [daneben|dazu].
      + Morgen hüpft es sich [auch|wieder gut].
      + Sogar das Bett war vom Hüpfen [müde|matt].
    `,
    inspiring: `
      {Hero} lag im Bett und war ein Stück [größer|weiter].
      / Im Bett war es warm. {Hero} dachte noch [eins|etwas Gutes].
      / Da lag {hero}, so klein wie [vorher|am Abend], und doch [nicht|anders].
      „Das warst du“, sagte {friend}. [Mehr nicht|Das war alles].
      / {Friend} sah {hero.akk} an. „[Gut|Sehr gut]“, sagte {friend} und ging.
      / „Ich habe es gesehen“, sagte {friend} [leise|zum Abschied].
      + Die Sterne standen noch da, auch der [kleine|kleinste].
      / Der kleine Stern zwinkerte. Er [wusste es|war dabei].
      + Was schwer war, lag nun [still|leicht] am Boden.
      / Eine Eichel auf dem Brett [schlief|wuchs] ein wenig.
      + Auch wer Gutes tut, wird einmal [müde|schläfrig].
      / Die Nacht deckte alles [zu|weich zu].
      + Etwas war besser als gestern. Man sah es [nicht|kaum].
      + Langsam, langsam fielen die Augen [zu|nieder].
      + Es war genug für [heute|einen Tag].
      + Draußen war es groß, und hier war es [warm|klein und warm].
    `,
  },
  bedAlone: {
    adventurous: `
      {Hero} war wieder daheim und legte [alle Beine|alles] lang.
      / Das eigene Lager war noch [warm|weich]. Da lag {hero} nun.
      / Heim, heim, heim. {Hero} [sank|fiel] ins Lager.
      „War das weit“, sagte {friend} und rollte sich [ein|daneben ein].
      / {Friend} blieb über Nacht, gleich [nebenan|daneben].
      / „Und morgen?“, fragte {friend}. „Morgen [auch|wieder]“, sagte {hero}.
      + Es roch noch ein wenig nach [Ferne|weiter Welt].
      / Im Fell, oder wo sonst, hing noch [Wind|ein Blatt].
      + Die Nacht legte sich vor die [Tür|Schwelle].
      / Draußen lief der Weg allein [weiter|noch etwas].
      + Alles, was laufen kann, lag jetzt [still|ruhig].
      + Das war ein langer Tag und ein [gutes Ende|schöner].
      + Liegst du auch [gut|weich], {child}?
      + Bald, {child}, schlafen alle [drei|hier].
      + Der Mond hielt die Wache. Er [kann das|macht das gern].
      + Müde ist ein schönes [Gefühl|Wort].
    `,
    calm: `
      {Hero} lag im Nest, oder wie das dort [heißt|so heißt].
      / Daheim war alles wie [immer|vorher]. {Hero} lag still.
      / Da lag {hero} nun, und es war [gut|warm].
      „Schlaf gut“, sagte {friend}, ganz [nah|leise].
      / {Friend} lag daneben und war [klein|still].
      / „Gut“, sagte {friend}. Mehr gab es nicht zu [sagen|tun].
      + Der Abend machte die Tür [zu|sacht zu].
      / Nichts war mehr offen, nur der [Himmel|Mond].
      + Ein und aus ging der Atem, wie das [Meer|Gras].
      + Ein Blatt deckte das [andere|nächste] zu.
      + Man hörte die Nacht [atmen|wachsen].
      + Ein Tropfen fiel. Er hatte [Zeit|keine Eile].
      + Auch du, {child}, liegst jetzt [warm|gut].
      + Leg dich hin, {child}. So wie [sie|die beiden].
      + Die Augen waren schwer und [froh|weich].
      + Still wurde es, Stück für [Stück|Stückchen].
    `,
    mysterious: `
      Niemand sah, wie {hero} nach Haus [kam|schlich].
      / {Hero} lag daheim, als wäre [nichts|gar nichts] gewesen.
      / Leise, leise legte {hero} sich hin. War es [wahr|so]?
      „Pst“, sagte {friend}. „Das bleibt [unter uns|hier].“
      / {Friend} sah sich [um|zweimal um]. Dann schlief {friend} ein.
      / „Wir sagen nichts“, sagte {friend}, „nur [dem Mond|{child}].“
      + Der Nebel weiß es, aber er [schweigt|sagt nichts].
      / Vor dem Lager lag ein Blatt. Wer [war das|hat es gebracht]?
      + Etwas tickte, leise und [zufrieden|froh].
      / Das Dunkel war weich und kam [näher|ganz nah].
      + Nun kennst auch du es, {child}. [Pst|Nicht verraten].
      + Hörst du es, {child}? Es ist nur der [Schlaf|Wind].
      + Der Mond zog den Vorhang [zu|vor].
      + Zwei Augen gingen zu, dann noch [zwei|einmal zwei].
      + Ein Rätsel schläft auch [gern|einmal].
      + Es roch noch nach [Moos|Nebel], und dann nach [Traum|nichts].
    `,
    joyful: `
      {Hero} lachte noch einmal und legte sich [hin|dann hin].
      / Das Lager hüpfte [noch|ein wenig]. Dann lag {hero} still.
      / Daheim war es lustig und [weich|warm]. {Hero} [gähnte|seufzte froh].
      „Bald wieder“, sagte {friend}. Das [klang gut|war klar].
      / {Friend} kicherte im Liegen, bis es [leise|still] wurde.
      / „Weißt du noch?“, sagte {friend} und [gluckste|lachte].
      + Aus dem Lachen wurde langsam ein [Gähnen|Schnaufen].
      / Ein Hopser war noch da. Den hob man [auf|sich auf].
      + Der Mond machte die Augen [zu|halb zu].
      / Alle Sterne [schmunzelten|gähnten] der Reihe nach.
      + Lach auch noch einmal, {child}, aber [leise|ganz leise].
      / Schlaf du auch, {child}. Das Lachen kommt [wieder|morgen].
      + So gut schläft man nur nach [Quatsch|einem Fest].
      + Der Bauch war warm vom vielen [Kichern|Spaß].
      + Noch ein Pups vom Frosch im Teich. Dann [Ruhe|Stille].
      + Die Freude drehte sich um und [schlief|schnarchte].
    `,
    inspiring: `
      {Hero} legte sich hin und war ein Stück [größer|klüger].
      / Daheim lag {hero} unter den [Sternen|vielen Sternen].
      / Das Lager war klein. {Hero} war [heute|nun] etwas größer.
      „Gut gemacht“, sagte {friend}. Das war [genug|alles].
      / {Friend} nickte [lange|im Liegen]. Dann nickte {friend} ein.
      / „Das kannst du also“, sagte {friend}. „[Schön|Aha].“
      + Was schwer war, schlief [schon|auch].
      / Über ihnen stand der kleinste Stern und [schien|war wach].
      + Die Nacht deckte sie beide [zu|warm zu].
      / Das Gute liegt nachts ganz still [da|daneben].
      + Auch du wirst größer, {child}, und zwar [im Schlaf|heute Nacht].
      + Und du, {child}? Du [kannst das auch|warst dabei].
      + Es war ein Tag, den man [behält|aufhebt].
      + Ein Samen lag in der Erde und [wartete|schlief].
      + Groß war der Himmel und [gut|weich].
      + Morgen geht es weiter, aber erst [morgen|dann].
    `,
  },
  dream: `
    Dann kam der Traum, und er kam [zu Fuß|auf Socken|mit dem Boot|ganz allein].
    / Leise machte ein Traum die Tür [auf|einen Spalt auf].
    / Und da war er, [der Traum|ein Traum], und [setzte sich aufs Bett|machte sich klein|rückte das Kissen zurecht].
    / Ein Traum stand am Bett. Er hatte [Zeit|den Hut auf].
    / Auf einmal war es [bunt|hell], und der Traum ging los.
    / Der Traum klopfte nicht an. Er kam [durchs Schlüsselloch|unter der Tür durch].
    / Hinter dem Vorhang stand ein Traum und [nickte|winkte leise].
    ?dream Er wusste, [wohin|wo es schön ist]: {dream}.
    / Er kannte einen guten Ort: {dream}.
    / „Komm mit“, sagte er. Es ging dorthin: {dream}.
    / Auf seiner Fahrkarte stand es schon: {dream}.
    + Er hatte eine [Laterne|Tasche] dabei und viel [Zeit|Platz].
    / Er sagte kein Wort und roch nach [Kuchen|Heu].
    + Im Traum gingen {hero} und {friend} [noch ein Stück|Seite an Seite].
    / {Friend} war auch [da|schon da] und konnte im Traum [fliegen|singen].
    + Alles war leicht und ging [von selbst|ganz von allein].
    / Nichts tat weh, und nichts war [zu spät|weit].
    + Weit weg winkte {keeper} mit einem [Licht|Tuch].
    / {Thing} lag dort und [leuchtete|schlief], ganz am Ende.
    + {Place} sah im Traum noch [schöner|größer] aus.
    / {Place} war im Traum weich wie [Nebel|warmes Wasser].
  `,
  goodnight: `
    [Gute Nacht|Schlaf schön|Schlaf gut], {child}.
    / Leise jetzt. [Gute Nacht|Schlaf gut], {child}.
    / Augen zu, {child}. [Die Nacht ist weich|Alles ist gut].
    / [Das war es|Ende], {child}. Und nun [schlaf|träum schön].
    / Licht aus. [Schlaf gut|Träum schön], {child}.
    / Der Mond passt auf, {child}. [Schlaf gut|Träum süß].
    / Pst, {child}. [Alle schlafen|Die Seite ist zu Ende].
  `,
  moral: `
    Und das nahmen sie mit [heim|in die Nacht]: „{moral}.“
    / „{moral}“, sagte {friend}, [und so war es|und das stimmte].
    / {Hero} wusste nun eins [genau|ganz sicher]: „{moral}.“
  `,
}
