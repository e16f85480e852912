import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const jungle: FriendsOf<Noun, 'jungle'> = {
  Tiger: {
    noun: { gender: 'm', nom: 'Tiger', gen: 'Tigers' },
    facts: { help: 'der Tiger öffnete das Dickicht wie einen Vorhang' },
    beginner: {
      arrives: `
        Jemand stand vor dem Spiegel und [zählte|zählte leise]. „Elf, zwölf, dreizehn.“
        @friend Es war ein Tiger. „Sag, habe ich noch [alle Streifen|alle]?“, fragte er.
        + Er war sehr schön. Er wusste es auch.
        + „Bei zwanzig verzähle ich mich immer“, sagte der Tiger.
        + {Hero} zählte mit. Bei zwanzig gähnte der Tiger, und alles war weg.
        + „{Place.in} fehlt etwas“, sagte er. „Zum Glück kein Streifen.“
        + Er ging nie an einem Spiegel vorbei, ohne zu grüßen.
        + Sein Fell war warm wie die Sonne im Juli.
        + „Komm mit, {hero.bare}“, sagte er, „und bleib auf meiner guten Seite.“
      `,
      alone: `
        @friend Der Tiger lag am Teich und zählte seine [Streifen|schönen Streifen].
        Ein Frosch sprang hinein. Da wackelten [alle|alle davon]. Nun ging es von vorn los.
        + „Eins“, sagte der Tiger. „Schöne Eins.“
        + Links hatte er mehr als rechts. Oder war es umgekehrt?
        + Er leckte sie glatt, einen nach dem andern.
        + Der Mond machte ihm noch ein paar dazu.
        + Da rief etwas, {place.from}.
        + „Ich komme, so wie ich bin“, sagte er. „Also schön.“
      `,
      dry: `
        Weich und schnell lief der Tiger {place.to}. {Other} saß im [Fell|warmen Fell].
        / {Other} hielt sich an Streifen neun fest. So ging es {place.to}.
        + „Sieht man mich gut?“, fragte er im Laufen.
        + Das Gras machte einen Diener.
        + Jede Pfütze war ein Spiegel. Darum dauerte es.
      `,
      wet: `
        In einer Blase ging es hinab. Der Tiger und {other} kamen {place.to}.
        / Der Tiger schwamm gern. Mit {other.dat} tauchte er {place.to}.
        + Ein Zebrafisch kam vorbei. Er sah ihm lange nach.
        + „Der hat mehr als ich“, sagte er leise.
        + Im Wasser wackelten die Streifen und tanzten.
      `,
      quirk: `
        „Zweiundzwanzig“, sagte der Tiger und drehte sich um. „Oder [zwei|wo war ich]?“
        {Other} zählte hinten, er zählte [vorn|vorne]. In der Mitte stritten sie.
        + Eine Hummel flog vorbei. „Nur zwei“, sagte er nett.
        + Ein Schatten fiel auf ihn. Er zählte ihn mit.
        + „Du bist auch ohne Streifen hübsch“, sagte er zu {other.dat}.
        + Ein Zebra auf einem Bild machte ihn traurig.
        + Im Regen stellte er sich unter. Es könnte ja abgehen.
        + Am Ende waren es hundert. Das gefiel ihm gut.
      `,
      help: `
        Da war ein Dickicht, voller Dornen und [Zweige|Ranken]. Kein Weg ging durch.
        @help Der Tiger öffnete das Dickicht wie einen Vorhang.
        / @help „Mein Auftritt“, sagte der Tiger und öffnete das Dickicht wie einen Vorhang.
        + Kein Ast knackte. Kein Dorn stach.
        + {Other} ging auf seinen Spuren, mit {thing.dat}.
        + Wo er ging, war Licht und Schatten, Licht und Schatten.
        + „Man sieht dich gar nicht“, flüsterte {other}.
        + „Das ist das Schwerste für mich“, sagte er.
        + Hinter ihnen ging der Vorhang wieder zu.
      `,
    },
    intermediate: {
      arrives: `
        Im Flur vor dem Spiegel zählte jemand [halblaut|mit Genuss] bis neunzehn und fing wieder an.
        @friend Es war ein Tiger. „Würdest du bitte [hinten weiterzählen|die Rückseite nehmen], {hero.bare}?“, fragte er.
        + Auf seine Streifen war er stolz, nur wusste er nie genau, auf wie viele.
        + Bei zwanzig kam immer etwas dazwischen, meistens ein Gähnen.
        + {Place.in} fehle etwas, sagte er. Er habe sofort nachgesehen, ob es ein Streifen sei.
        + Beim Setzen ordnete er den Schwanz so, dass Licht darauf fiel.
        + „Schön bist du auch“, sagte er zu {hero.dat}, „nur ungemustert.“
      `,
      alone: `
        @friend Am Teich lag der Tiger und zählte sich selbst, [der Länge nach|wie jeden Abend].
        Er war bei siebzehn. Dann sprang ein Frosch ins Wasser, und [alle Streifen liefen weg|alles verschwamm].
        + Links waren es gestern mehr gewesen als rechts, und das hatte ihn beschäftigt.
        + Seine Mutter hatte nie gezählt. Sie war einfach herumgelaufen.
        + Das Schilf warf ihm noch ein paar Schatten über den Rücken, geschenkt.
        + Als ein Ruf kam, {place.from}, merkte er sich die Siebzehn und ging.
      `,
      dry: `
        {Other} saß zwischen zwei besonders schönen Streifen, und der Tiger lief {place.to}.
        / Ohne ein Geräusch trug der Tiger {other.akk} durch das hohe Gras {place.to}.
        + An jeder Pfütze hielt er kurz, um den Sitz des Fells zu prüfen.
        + „Von der Seite bin ich am besten“, sagte er in den Kurven.
        + Das Gras verneigte sich.
      `,
      wet: `
        Der Tiger stieg hinein wie in ein Bad und tauchte mit {other.dat} {place.to}.
        / Mit {other.dat} in einer Blase schwamm der Tiger [gelassen|in langen Zügen] {place.to}.
        + Das Wasser machte aus seinen Streifen lauter kleine Schlangen.
        + Einem Zebrafisch ließ er sehr nachdenklich den Vortritt.
      `,
      quirk: `
        „Vierunddreißig“, sagte der Tiger und drehte sich nach [seinem Ende|der anderen Hälfte] um.
        {Other} zählte von hinten. In der Mitte [fehlten drei|trafen sie sich nicht], und man fing neu an.
        + Eine Hummel lobte er für ihre zwei. Man müsse ja irgendwo beginnen.
        + Wenn Bäume Schatten warfen, rechnete er sie mit ein.
        + Bei Regen stellte er sich unter, denn er war sich der Farbe nicht sicher.
        + Schließlich einigten sie sich auf „sehr viele“. Das gefiel ihm besser als jede Zahl.
      `,
      help: `
        Auf dem Rückweg war alles zugewachsen, [Dorn an Dorn|dicht wie eine Bürste].
        @help Da duckte sich der Tiger und öffnete das Dickicht wie einen Vorhang.
        + Nichts knackte, nichts stach, und hinter ihm blieb ein Weg aus Licht und Schatten.
        + {Other} ging genau in seinen Spuren und hielt {thing.akk} an sich gedrückt.
        + „Ich sehe dich kaum“, flüsterte {other}. „Das ist der Zweck der Streifen“, sagte er leise.
        + Und dieses Mal hatte er nicht daran gedacht, wie er aussah.
      `,
    },
    advanced: {
      arrives: `
        @friend Vor dem Spiegel im Flur stand ein Tiger und zählte [mit Wohlgefallen|halblaut] seine Streifen bis neunzehn.
        + Zur Zwanzig war er noch nie gelangt, weil ihn kurz davor regelmäßig die eigene Schönheit ablenkte.
        + {Place.in} fehle etwas, sagte er, und er habe unverzüglich an sich heruntergesehen.
        + „Auch du hast etwas“, tröstete er {hero.akk}, „nur eben nicht in Streifenform.“
        + Beim Platznehmen drapierte er den Schwanz so, dass die Lampe darauf zu sprechen kam.
      `,
      alone: `
        @friend Am Teich zählte der Tiger seine Streifen im Spiegelbild, bis ein Frosch [hineinsprang|für Unruhe sorgte] und sie durcheinanderliefen.
        + Links, so viel stand nach Jahren fest, hatte er mehr als rechts oder umgekehrt.
        + Seine Mutter, eine schlichte Natur, war zeitlebens ungezählt herumgegangen.
        + Das Schilf legte ihm im Mondlicht noch einige dazu, die er dankend annahm.
        + Da kam ein Ruf, {place.from}, und er ließ die Rechnung offen, was er sonst nie tat.
      `,
      dry: `
        Zwischen zwei erlesenen Streifen saß {other}, und der Tiger lief, [lautlos wie ein Gerücht|ohne einen Halm zu kränken], {place.to}.
        / Durch hohes Gras, das sich verneigte, trug der Tiger {other.akk} {place.to}.
        + Jede Pfütze wurde im Vorübergehen um ihre Meinung gebeten.
        + In Kurven zeigte er, wie er bemerkte, sein günstigeres Profil.
      `,
      wet: `
        Der Tiger stieg hinein wie in ein lauwarmes Bad und schwamm mit {other.dat} {place.to}.
        / In gelassenen Zügen, {other.akk} [in einer Blase|an der Seite], kam der Tiger {place.to}.
        + Das Wasser machte aus seinem Muster eine Handschrift, die ständig etwas anderes besagte.
        + Einem Zebrafisch, der besser ausgestattet war, ließ er betroffen den Vortritt.
      `,
      quirk: `
        „Vierunddreißig“, sagte der Tiger, wandte sich nach der übrigen Hälfte um und [verlor darüber|vergaß dabei] die vordere.
        + {Other} erbot sich, hinten anzufangen, doch in der Mitte fehlten drei, und der Verdacht fiel auf beide.
        + Eine Hummel beglückwünschte er zu ihren zweien, da aller Anfang schmal sei.
        + Bei Regen stellte er sich unter, weil man über die Farbechtheit nie endgültig Auskunft erhalten hatte.
        + Zuletzt kam man auf „unzählige“ überein, ein Ergebnis, das er als sehr genau empfand.
      `,
      help: `
        Auf dem Rückweg stand ihnen ein Dickicht entgegen, [Dorn an Dorn|dicht wie eine Bürste].
        @help Der Tiger duckte sich und öffnete das Dickicht wie einen Vorhang.
        + Kein Zweig knackte, und wo er gegangen war, blieb ein Pfad aus lauter Licht und Schatten.
        + „Ich kann dich kaum noch sehen“, flüsterte {other}, und er antwortete, dafür seien sie wohl gedacht.
        + Es war die einzige halbe Stunde seines Lebens, in der er nicht wusste, wie er aussah.
      `,
    },
  },
  Elephant: {
    noun: { gender: 'm', nom: 'Elefant', gen: 'Elefanten', akk: 'Elefanten', dat: 'Elefanten', einen: 'Elefanten', einem: 'Elefanten' },
    facts: { help: 'der Elefant hob alle mit dem Rüssel hinüber' },
    beginner: {
      arrives: `
        Jemand flüsterte, dass die [Scheiben|Türen] wackelten: „Nicht erschrecken!“
        @friend Im Flur stand ein Elefant. „Warum bin ich [hier|hereingekommen]?“, fragte er sehr laut und leise.
        + Er vergaß nie etwas. Nur das vergaß er immer.
        + „Ich weiß noch, wie das Haus gebaut wurde“, sagte er. „Es war ein Montag.“
        + „Bist du wegen mir hier?“, fragte {hero}. „{Hero}!“, rief er. „Genau!“
        + Die Nachbarn machten Licht.
        + „{Place.in} fehlt etwas“, hauchte er. Ein Bild fiel um.
        + Sein Rüssel fand das Brot im Schrank.
        + „Es ist geheim“, flüsterte er über die ganze Straße.
      `,
      alone: `
        @friend Der Elefant stand am Fluss und flüsterte mit dem [Mond|Wasser].
        Man hörte ihn bis [ins Dorf|zum Berg]. Die Leute sagten ihm gute Nacht.
        + Er wusste noch jeden Regen seit zwölf Jahren.
        + Aber warum war er zum Fluss gegangen? Das war weg.
        + Er trank, weil er schon einmal da war. „Ach ja, Durst“, sagte er.
        + Da rief es, {place.from}.
        + „Das merke ich mir“, sagte er. Er machte einen Knoten in den Rüssel.
        + Mit dem Knoten konnte er nur noch „Mpf“ sagen.
      `,
      dry: `
        {Other} saß ganz oben. Weich wie auf Säcken ging es {place.to}.
        / Der Elefant trug {other.akk} {place.to}. Die Erde bebte, aber nett.
        + „Pst, wir schleichen“, rief er. Vier Hunde bellten.
        + Er wusste jeden Baum mit Namen.
        + Die Ohren wehten wie zwei Vorhänge.
      `,
      wet: `
        Der Rüssel sah oben heraus. So ging der Elefant mit {other.dat} {place.to}.
        / {Other} saß in einer Blase am Ohr. Der Elefant ging ins Wasser, {place.to}.
        + Das Wasser stieg um einen Meter. „Verzeihung“, trötete er.
        + Unter Wasser klang Flüstern wie ein Schiff.
        + Die Fische fanden ihn rund und gut.
      `,
      quirk: `
      Der Elefant blieb stehen. „Warum gehe ich hier?“, flüsterte er. Vögel flogen auf.
        „Wir holen doch etwas“, sagte {other}. „[Richtig|Ach, stimmt]!“, hauchte er. Ein Ast brach.
        + Er wusste, was {other} im März gesagt hatte.
        + „Ich verrate nichts“, flüsterte er. Der Wald wusste es nun.
        + Einen Stein erkannte er wieder. Sie redeten lange.
        + Aus jeder Tür ging er zweimal, einmal für den Grund.
        + Leise gehen konnte er. Nur leise sein nicht.
      `,
      help: `
        Ein breiter Bach war da, mit [Strudeln|spitzen Steinen]. Niemand kam hinüber.
        @help Einen nach dem andern: Der Elefant hob alle mit dem Rüssel hinüber.
        / @help „Gut festhalten!“ Der Elefant hob alle mit dem Rüssel hinüber.
        + Es war wie eine Schaukel, nur sicher.
        + {Thing} kam ganz zuletzt, so sacht wie ein Ei.
        + „Habe ich wen vergessen?“, fragte er. Er hatte keinen vergessen.
        + Dann stapfte er selbst durch und machte nur ein bisschen Flut.
        + „Diesmal weiß ich, warum“, flüsterte er.
        + Alle hörten es, auch die Sterne.
      `,
    },
    intermediate: {
      arrives: `
        „Bitte nicht erschrecken“, flüsterte es so laut, dass [die Tassen tanzten|der Putz rieselte].
      @friend Im Flur stand ein Elefant und dachte nach. „Warum bin ich noch gleich hier?“, fragte er.
        + Er vergaß nie etwas, außer dem Grund, aus dem er ein Zimmer betrat.
        + „Vor neun Jahren“, wusste er, „stand hier ein Regenschirm, blau, mit einem Loch.“
        + Als {hero} den eigenen Namen sagte, schlug er sich mit dem Rüssel an die Stirn.
        + {Place.in} fehle etwas, hauchte er. In drei Häusern ging das Licht an.
        + „Es ist nämlich ein Geheimnis“, fügte er hinzu, und nun wusste es die Straße.
      `,
      alone: `
        @friend Der Elefant stand am Fluss und versuchte, [leise zu denken|sich zu erinnern, wozu].
        An den Regen vor elf Jahren erinnerte er sich Tropfen für Tropfen, nur [daran nicht|an den Grund nicht].
        + Er trank vorsichtshalber, und da fiel es ihm ein: Durst.
        + Wenn er dem Mond etwas zuflüsterte, antwortete man ihm aus dem Dorf.
        + Alle, die er je getroffen hatte, kannte er noch, mitsamt ihren Hüten.
        + Dann rief etwas, {place.from}. Er machte sich einen Knoten in den Rüssel, um es zu behalten.
      `,
      dry: `
        {Other} thronte hinter den Ohren. Der Elefant schlich {place.to}, dass [die Teller klirrten|der Boden bebte].
        / Jeder Schritt war ein kleines, freundliches Erdbeben. So trug der Elefant {other.akk} {place.to}.
        + „Wir sind sehr leise“, flüsterte er, und hinter ihnen wachten vier Hunde auf.
        + Von dort oben sah man über alle Hecken.
      `,
      wet: `
        Mit dem Rüssel als Schornstein schritt der Elefant durch die Tiefe, {other.akk} am Ohr, {place.to}.
        / Als er eintauchte, stieg das Meer. So kam der Elefant mit {other.dat} {place.to}.
        + Sein Flüstern klang hier unten wie ein Dampfer, der heimkommt.
        + Ein Krebs dankte ihm, weil er nun mehr Wasser hatte.
      `,
      quirk: `
        Mitten auf dem Weg blieb der Elefant stehen und fragte, [wohin er wollte|was er gerade suchte].
        {Other} sagte es ihm. „Natürlich“, hauchte er, und [ein Ast brach ab|eine Scheune klapperte].
        + Was {other} vor Jahren an einem Dienstag gegessen hatte, wusste er dagegen genau.
        + Ein Geheimnis war bei ihm gut aufgehoben, bis er es weiterflüsterte.
        + Mit einem Stein, den er von früher kannte, unterhielt er sich über den alten Weg.
        + Sicherheitshalber ging er durch jedes Tor zweimal, einmal mit und einmal ohne Grund.
      `,
      help: `
        Auf dem Rückweg tobte ein Bach, [voller Strudel|breiter als zehn Schritte]. Der Steg war fort.
        @help „Der Reihe nach“, sagte der Elefant und hob alle mit dem Rüssel hinüber.
        + Es ging hoch, es ging weit, und es roch ein wenig nach Heu.
        + {Thing.akk} setzte er ab wie einen schlafenden Vogel.
        + Dann watete er hinterdrein und fragte, ob er jemanden vergessen habe.
        + Er hatte niemanden vergessen, nicht einmal den Käfer aus der zweiten Biegung.
      `,
    },
    advanced: {
      arrives: `
        @friend Geflüstert wurde im Flur, und zwar so, dass [die Tassen aus den Schränken sahen|der Putz rieselte], von einem Elefanten.
        + Er vergaß niemals etwas, ausgenommen den Grund, aus dem er einen Raum betreten hatte.
        + „Vor neun Jahren“, sagte er versonnen, „lehnte hier ein blauer Schirm mit einem Loch.“
        + Erst als {hero} den eigenen Namen nannte, kam die Erinnerung zurück, und mit ihr die Lautstärke.
        + {Place.in} fehle etwas, hauchte er streng vertraulich, und in drei Straßen ging das Licht an.
      `,
      alone: `
        @friend Der Elefant stand am Fluss und suchte in einem Gedächtnis, das [jeden Regentropfen|alles] enthielt, nach dem Grund seines Kommens.
        + Vorsorglich trank er, und siehe da, es war Durst gewesen.
        + Flüsterte er dem Mond etwas zu, so bekam er aus dem Nachbardorf eine höfliche Antwort.
        + Keinen, dem er je begegnet war, hatte er vergessen, die Hüte eingeschlossen.
        + Einen Ruf, der nun ertönte, {place.from}, sicherte er mit einem Knoten im Rüssel.
      `,
      dry: `
        Auf leisen Sohlen, [die in drei Dörfern Gläser klirren ließen|wie er glaubte], trug der Elefant {other.akk} {place.to}.
        / {Other} thronte hinter den Ohren, und jeder Schritt {place.to} war ein kleines, wohlmeinendes Erdbeben.
        + „Wir schleichen“, raunte er, worauf vier Hunde und ein Bürgermeister erwachten.
        + Von oben sah man über alle Hecken und ein bisschen in die Zukunft.
      `,
      wet: `
        Mit dem Rüssel als Schornstein schritt der Elefant, [ein Dampfer zu Fuß|die Ruhe selbst], mit {other.dat} {place.to}.
        / Als der Elefant eintauchte, hob sich das Meer ein wenig, um ihn und {other.akk} {place.to} zu lassen.
        + Ein Krebs, der dadurch zu mehr Wasser gekommen war, grüßte verbindlich.
        + Sein Raunen klang hier unten wie ein heimkehrendes Schiff.
      `,
      quirk: `
        Mitten im Gehen hielt der Elefant inne und fragte, weshalb man [eigentlich unterwegs sei|hier gehe].
        + {Other} klärte ihn auf, und sein geflüstertes „natürlich“ nahm einer Pappel die restlichen Blätter.
        + Was {other} an einem gewissen Dienstag gefrühstückt hatte, wusste er indessen bis auf den Krümel.
        + Geheimnisse waren bei ihm vortrefflich aufgehoben, nämlich bei ihm und allen im Umkreis einer Meile.
        + Jedes Tor durchschritt er zweimal, damit der Grund Gelegenheit hatte nachzukommen.
      `,
      help: `
        Auf dem Rückweg tobte, wo ein Steg gewesen war, [ein Wildbach|nur noch Wasser].
        @help „Einer nach dem anderen“, sagte der Elefant und hob alle mit dem Rüssel hinüber.
        + Man schwebte, es roch nach Heu, und ehe man sich fürchten konnte, war es vorbei.
        + {Thing.akk} setzte er ab wie etwas, das im Schlaf lächelt.
        + Danach zählte er durch und hatte keinen vergessen, auch nicht jenen Käfer von der zweiten Biegung.
      `,
    },
  },
  Monkey: {
    noun: { gender: 'm', nom: 'Affe', gen: 'Affen', akk: 'Affen', dat: 'Affen', einen: 'Affen', einem: 'Affen' },
    facts: { help: 'der Affe schwang sie an einer Liane hinüber' },
    beginner: {
      arrives: `
        Die Lampe schwang hin und her. Jemand [hing daran|baumelte dort].
        @friend Es war ein Affe. „Hier hängt viel Gutes“, sagte er und [zog am Vorhang|schaukelte].
        + Was hing, das musste er ziehen. Klingeln waren schlimm.
        + Die Schnur am Licht ging klick, klick, klick.
        + „{Hero}, hast du Zeit?“, fragte er und hing am Schrank.
        + „{Place.in} ist etwas heruntergefallen“, sagte er. „Ich war es nur fast.“
        + An {hero.dat} hing ein Band. Er hatte es schon.
        + Sein Schwanz hielt den Keks. Die Hände waren voll.
        + „Los“, rief er, „bevor hier alles unten ist!“
      `,
      alone: `
        @friend Der Affe hing im Baum und zog an [einer Ranke|allem]. Am anderen Ende zog es auch.
        Es war der eigene [Schwanz|Schwanz, schon wieder].
        + Über ihm hing eine Frucht. Er ließ sie hängen, ganze drei Sekunden.
        + Der Mond hing leider ohne Schnur.
        + Sein Bett war eine Schaukel. Sein Stuhl auch.
        + Da rief jemand, {place.from}.
        + „Hängt da was?“, fragte der Affe und schwang sich los.
        + Hinter ihm wackelte noch lange der Wald.
      `,
      dry: `
        Von Ast zu Ast ging es {place.to}. {Other} hing am Hals.
        / Der Affe schwang sich mit {other.dat} {place.to}. Der Boden [war weit|blieb unten].
        + „Festhalten“, rief er. „Ich tue es auch, meistens.“
        + Eine Wäscheleine kam mit.
        + Es war wie fliegen, nur mit Händen.
        + „Nicht loslassen“, rief {other} in der Luft.
      `,
      wet: `
        Am langen Tang rutschten sie hinab, der Affe und {other}. So ging es {place.to}.
        / Der Affe nahm zwei Halme zum Atmen. Mit {other.dat} ging es {place.to}.
        + Ein Anker hing da. Er konnte nicht anders.
        + Oben wunderte sich ein Fischer.
        + An jeder Alge schaukelte er ein Mal.
      `,
      quirk: `
        Da hing ein [Seil|Faden]. „Nicht ziehen“, sagte {other}. Der Affe zog.
        Eine Glocke läutete. Zwei Türen [gingen auf|flogen auf]. „Gut zu wissen“, sagte er.
        + Er ging mit den Händen in den Taschen. Der Schwanz zog weiter.
        + An einer Nase hing ein Tropfen. Den nahm er auch.
        + „Wenn es hängt, will es etwas“, sagte er.
        + Eine Spinne bat um ihren Faden zurück.
        + {Other} gab ihm eine Schnur. Da war er lange still.
      `,
      help: `
        Ein Graben war da, tief und [breit|dunkel]. Aber es hing eine Liane herab.
        @help Endlich! Der Affe schwang sie an einer Liane hinüber.
        / @help „Festhalten“, rief der Affe und schwang sie an einer Liane hinüber.
        + Huiii, und unten war gar nichts.
        + {Other} hielt ihn, und er hielt {thing.akk}.
        + Drüben ließ er los, zur rechten Zeit.
        + „Sie hat gehalten“, sagte {other}. „Ich habe sie gefragt“, sagte er.
        + Dann sah er die Liane lange an.
        + Er ließ sie hängen, für den Nächsten.
      `,
    },
    intermediate: {
      arrives: `
        Die Lampe schwang hin und her, obwohl [kein Wind ging|die Fenster zu waren].
        @friend An ihr hing ein Affe. „Bei euch [baumelt viel|hängt so viel herum]“, sagte er anerkennend.
        + An nichts, was baumelt, konnte er vorbei, und an Klingelschnüren schon gar nicht.
        + Klick, machte das Licht, klick und klick, bis {hero} ihm die Schnur wegnahm.
        + {Place.in} sei etwas Wichtiges verschwunden, sagte er und hing inzwischen an der Gardinenstange.
        + „Ich habe nicht daran gezogen“, versicherte er. „Jedenfalls nicht fest.“
        + Das Band an {hero.gen} Schlafanzug hielt er schon in der Hand und wunderte sich selbst.
      `,
      alone: `
        @friend Hoch im Baum zog der Affe an einer Ranke, und [am anderen Ende|von hinten] zog jemand zurück.
        Es dauerte eine Weile, bis er merkte, dass es [der eigene Schwanz|er selbst] war.
        + Eine reife Frucht hing über ihm. Er übte, sie nicht zu pflücken, und kam bis vier.
        + Nur der Mond hing ohne Schnur, und das ließ ihm keine Ruhe.
        + Sein Bett schaukelte, sein Tisch schaukelte, und die Suppe ebenfalls.
        + Dann rief jemand, {place.from}, und er griff nach dem nächsten Ast.
      `,
      dry: `
        Von Ast zu Ast, von Laterne zu Laterne schwang sich der Affe mit {other.dat} {place.to}.
        / {Other} hing dem Affen um den Hals, und zwischen zwei Bäumen [war es still|hielt alles an], {place.to}.
        + Eine Wäscheleine kam unterwegs mit, samt zwei Hemden.
        + „Nicht nach unten schauen“, rief er, „nach oben, da hängt mehr.“
        + Er ließ nie zu früh los.
      `,
      wet: `
        An einem langen Tangseil rutschten sie in die Tiefe, der Affe [voran|kopfüber] und {other} dahinter, {place.to}.
        / Zwei Schilfrohre zum Atmen, ein Anker zum Sinken, so kam der Affe mit {other.dat} {place.to}.
        + Unten hing eine Kette von einem Boot. Er sah {other.akk} bittend an.
        + Kurz darauf wunderte sich oben ein Fischer.
      `,
      quirk: `
        „Bitte zieh nicht daran“, sagte {other}, da [läutete es schon|hatte der Affe schon gezogen].
        Zwei Tore gingen auf, und ein Eimer fiel um. „Ich wollte nur [wissen, wozu|helfen]“, sagte er.
        + Die Hände steckte er fest in die Taschen. Leider hatte er auch einen Schwanz.
        + Einer Spinne musste er den Faden zurückgeben, und sie spannte ihn mit Blicken neu.
        + „Was hängt, das fragt etwas“, erklärte er. „Es wäre unhöflich, nicht zu antworten.“
        + {Other} schenkte ihm eine Schnur, und bis zum nächsten Wald war er glücklich.
      `,
      help: `
        Auf dem Rückweg klaffte ein Graben, doch über ihm [hing eine Liane|baumelte etwas Grünes].
        @help „Darf ich?“, fragte der Affe. Dann schwang er sie an einer Liane hinüber.
        + Für einen Augenblick war unter ihnen nichts als Luft und ein langes „Oh“.
        + {Other} hing an ihm, {thing} hing an {other.dat}, und die Liane hielt.
        + Genau im richtigen Moment ließ er los, und das ist die ganze Kunst.
        + Dann ließ er sie hängen, für den, der nach ihnen kommt.
      `,
    },
    advanced: {
      arrives: `
        @friend Die Lampe pendelte, ohne dass ein Wind gegangen wäre, denn an ihr [hing, sehr angetan,|schaukelte] ein Affe.
        + An nichts, was baumelte, vermochte er vorüberzugehen, und Klingelschnüre waren sein Verhängnis.
        + „Gezogen habe ich nicht“, beteuerte er von der Gardinenstange her, „ich habe lediglich nachgefühlt.“
        + {Place.in} sei etwas verschwunden, das, soviel er wisse, nirgends herabgehangen habe.
        + Das Band an {hero.gen} Ärmel hielt er bereits in der Hand und betrachtete es mit aufrichtigem Erstaunen.
      `,
      alone: `
        @friend Der Affe zog an einer Ranke, an der es von der anderen Seite [ebenfalls zog|zurückzog], und erkannte nach einer Weile den eigenen Schwanz.
        + Um sich in Verzicht zu üben, ließ er eine Frucht ganze vier Sekunden lang hängen.
        + Bett, Tisch und Suppe schaukelten bei ihm gleichermaßen, und nur der Mond besaß leider keine Schnur.
        + Da rief es, {place.from}, und er griff nach dem nächsten Ast, der das schon erwartet hatte.
        + Bis fünf kam er nie.
      `,
      dry: `
        Von Ast zu Ast schwang sich der Affe mit {other.dat}, als wäre der Boden [eine alte Mode|frisch gestrichen], {place.to}.
        / Zwischen zwei Bäumen hielt jedes Mal die Zeit an, und so kam {other} an einem Affenhals {place.to}.
        + Eine Wäscheleine samt zwei Hemden schloss sich unterwegs an.
        + „Oben hängt mehr“, rief er zufrieden zurück.
      `,
      wet: `
        Am Tang wie an einem Treppengeländer [rutschte|glitt] der Affe mit {other.dat} {place.to}.
        / Mit Schilfrohr und geborgtem Anker ging es, {other} obenauf, {place.to}.
        + Eine Ankerkette, die von oben herabhing, war stärker als jeder gute Vorsatz, und irgendwo fluchte ein Fischer.
      `,
      quirk: `
        „Daran bitte nicht“, sagte {other}, [während es bereits läutete|einen Augenblick zu spät].
        + Zwei Tore öffneten sich, ein Eimer fiel. Der Affe fand, nun wisse man doch wenigstens, wozu es da sei.
        + Mit fest in die Taschen gesteckten Händen ging er weiter, hatte aber den Schwanz vergessen.
        + „Was hängt, das fragt“, lautete seine Lehre, „und wer nicht zieht, der lässt es ohne Antwort.“
        + Eine Spinne, der er den Faden zurückerstatten musste, spannte ihn unter Kopfschütteln von neuem.
      `,
      help: `
        Auf dem Rückweg klaffte ein Graben, über dem, [wie gerufen|unberührt], eine Liane hing.
        @help „Dürfte ich?“, fragte der Affe und schwang sie an einer Liane hinüber.
        + Man hing aneinander wie ein Satz mit vielen Kommas, {thing} irgendwo in der Mitte.
        + Dass er im rechten Augenblick losließ, war die ganze Kunst, und niemand hatte sie ihm zugetraut.
        + Die Liane ließ er danach hängen, für den Nächsten, und das war vielleicht die größere.
      `,
    },
  },
  Giraffe: {
    noun: { gender: 'f', nom: 'Giraffe', gen: 'Giraffe' },
    facts: { help: 'die Giraffe war die Leiter' },
    beginner: {
      arrives: `
        Am Fenster im [ersten|oberen] Stock war ein Gesicht. Es hatte lange Wimpern.
        @friend Es war eine Giraffe. Ihre Füße standen weit [unten|unten im Garten].
        + „Guten Abend“, sagte {hero}. Es war lange still.
        + „Guten Abend“, sagte die Giraffe dann. Bei ihr kommt alles später an.
        + Oben am Kopf hing eine kleine Wolke.
        + „{Place.in} fehlt etwas“, sagte sie. „Ich sah es von hier.“
        + „Kommst du wegen mir?“, fragte {hero}. Nach einer Weile sagte sie: „Ja, {hero.bare}.“
        + Sie fraß dabei ein Blatt vom Dach.
        + Ihre Beine erfuhren erst jetzt, dass sie da war.
      `,
      alone: `
        @friend Die Giraffe stand mit dem Kopf in einer [Wolke|kleinen Wolke]. Dort war es still.
        Unten rief ein Vogel gute Nacht. Oben kam es erst [später|am Morgen] an.
        + Sie lachte noch über einen Witz von Montag.
        + Ein Stern war ganz nah. Sie pustete ihn blank.
        + Ihre Füße waren schon müde. Der Kopf wusste es noch nicht.
        + Dann hörte sie etwas, {place.from}. Das war hoch genug.
        + „Ich komme“, sagte sie. Die Beine gingen etwas später.
      `,
      dry: `
        {Other} saß oben am Hals wie auf einem Turm. So ging es {place.to}.
        / Mit langen Schritten ging die Giraffe {place.to}. {Other} saß zwischen den [Ohren|Wolken].
        + Sie stieg über Zäune und über ein Haus.
        + „Achtung“, rief {other}. Sie duckte sich danach.
        + Hier oben war es kühl und blau.
      `,
      wet: `
        Die Giraffe ging ins Wasser, und der Kopf blieb lange [oben|trocken]. So ging es mit {other.dat} {place.to}.
        / Der Hals war ein Rohr zum Atmen. Die Giraffe ging mit {other.dat} {place.to}.
        + Unten sah man vier Beine und einen Fisch.
        + „Wie ist es da?“, rief sie von oben.
        + {Other} rief: „Nass!“ Das kam später an.
      `,
      quirk: `
        {Other} erzählte einen Witz. Die Giraffe sagte nichts. [Drei Ecken|Zwei Hügel] später lachte sie laut.
        „Worüber lachst du?“, fragte {other}. „[Der war gut|Über den Hasen]“, sagte sie.
        + Sie stieß an eine Wolke. Da regnete es kurz.
        + „Pass auf, ein Ast!“, rief {other}. Es rumste. „Danke für die Warnung“, sagte sie.
        + Sie sah schon, was morgen kam. Das war ein Dienstag.
        + Ihre Füße stolperten. Oben fragte sie, worüber.
        + Ein Käfer grüßte sie. Sie grüßte seinen Enkel.
        + So kam ihr jeder Spaß ein wenig später an.
      `,
      help: `
        Eine Mauer stand da, hoch und [glatt|ohne Tür]. Keiner sah, was dahinter war.
        @help Die Giraffe streckte den Hals und war die Leiter.
        / @help „Kommt nur“, sagte die Giraffe. Sie war die Leiter.
        + {Other} stieg an den Flecken hinauf wie auf Stufen.
        + Oben war der Kopf und lächelte.
        + Dann ging es auf der anderen Seite am Hals hinab.
        + {Thing} kam mit, ohne einen Stoß.
        + „Und du?“, rief {other}. Sie stieg einfach darüber.
        + „Gern geschehen“, sagte sie, als sie schon weit weg waren.
      `,
    },
    intermediate: {
      arrives: `
        Am Fenster im oberen Stock erschien ein Gesicht mit [sehr langen Wimpern|freundlichen Augen].
        @friend Es gehörte einer Giraffe. Ihre Füße standen im Garten und [wussten von nichts|hatten es weit].
        + „Guten Abend“, sagte {hero}, und nach einer ganzen Weile sagte sie es auch.
        + Alles kam bei ihr etwas später an, wegen der Höhe.
        + {Place.in} gehe etwas nicht, sagte sie. Sie habe es im Vorbeischauen gesehen.
        + Um ihre Hörner hing eine kleine Wolke, die sie für eine Frisur hielt.
        + „Ja, sehr gern“, sagte sie dann. Das war die Antwort auf etwas von vorhin.
      `,
      alone: `
        @friend Die Giraffe stand bis zu den Ohren in einer Abendwolke und [dachte weiße Gedanken|fand es gemütlich].
      Von unten wünschte ihr jemand gute Nacht. Es würde bald bei ihr eintreffen.
        + Gerade lachte sie über einen Witz vom Montag, und er war noch frisch.
        + Ihre Füße schliefen längst. Der Kopf hatte davon nichts erfahren.
        + Ein Stern hing so nah, dass sie ihn blank hauchen konnte.
        + Dann kam ein Ruf, {place.from}, und der war zum Glück hoch gerufen.
      `,
      dry: `
        {Other} saß zwischen den kleinen Hörnern, und mit Schritten wie Brücken ging es {place.to}.
        / Die Giraffe stieg über Hecken, Ställe und ein Wirtshaus und trug {other.akk} {place.to}.
        + „Vorsicht, ein Ast“, rief {other}. Sie duckte sich beim nächsten.
        + Oben war die Luft kühl und schmeckte nach Schnee.
      `,
      wet: `
        Während die Beine schon unten waren, war der Kopf noch oben. So ging die Giraffe mit {other.dat} {place.to}.
        / Den Hals als Schnorchel, {other.akk} [in einer Blase am Knie|dicht bei sich], so watete die Giraffe {place.to}.
        + „Wie ist es da unten?“, rief sie in Abständen.
        + {Other} rief zurück, und sie freute sich später darüber.
      `,
      quirk: `
      {Other} erzählte einen Witz. Drei Hügel weiter [prustete die Giraffe los|lachte die Giraffe].
      „Was ist?“, fragte {other}. „Der mit dem Hut“, sagte sie und musste sich anlehnen.
        + Mit dem Kopf stieß sie eine Wolke an, und unten spannte man Schirme auf.
        + Sie sah bereits das Wetter von morgen und fand es etwas dünn.
        + Stolperte unten ein Fuß, dann erkundigte sie sich oben, wer da falle.
        + Ein Käfer grüßte sie. Bis sie zurückgrüßte, war er Großvater.
      `,
      help: `
        Auf dem Rückweg stand da eine Mauer, [glatt und ohne Tor|die niemand überblicken konnte].
        @help Ausnahmsweise sofort streckte die Giraffe den Hals und war die Leiter.
        + Die Flecken waren die Sprossen, und ganz oben gab es ein Lächeln mit Wimpern.
        + {Other} kletterte hinauf, sah den Heimweg im Mondlicht liegen und rutschte drüben hinab.
        + {Thing.akk} reichte sie am Ende herüber, so sacht, als pflücke sie ein Blatt.
        + Dann stieg sie einfach darüber. Mauern sind für sie nur Striche.
      `,
    },
    advanced: {
      arrives: `
        @friend Am Fenster des oberen Stockwerks erschien, [von langen Wimpern umrahmt|ohne jede Leiter], das Gesicht einer Giraffe.
        + Ihre Füße standen unten im Garten und hatten, wie sie erwähnte, noch keine Kenntnis von der Ankunft.
        + Einen guten Abend, den {hero} ihr wünschte, erwiderte sie, sobald er oben eingetroffen war.
        + {Place.in} fehle etwas, das sei ihr beim Überblicken der Gegend aufgefallen.
        + Die kleine Wolke um ihre Hörner trug sie mit der Gelassenheit einer Frau, die einen guten Hut besitzt.
      `,
      alone: `
        @friend Bis zu den Ohren in einer Abendwolke stand die Giraffe und [dachte weiße Gedanken|hatte ihre Ruhe].
        + Ihre Füße schliefen bereits, wovon der Kopf erst im Laufe der Nacht benachrichtigt würde.
        + Über einen Scherz vom Montag, der soeben bei ihr angelangt war, lächelte sie zum ersten Mal.
        + Einen Stern, der ihr gegenüberhing, hauchte sie an und rieb ihn mit dem Ohr blank.
        + Ein Ruf, {place.from}, war glücklicherweise laut genug, um den Aufstieg zu bewältigen.
      `,
      dry: `
        Mit Schritten, die man sonst nur bei [Brücken|Kränen] findet, trug die Giraffe {other.akk} {place.to}.
        / {Other} saß zwischen den Hörnern wie im Ausguck, und man stieg über Hecken und ein Wirtshaus {place.to}.
        + Warnte man sie vor einem Ast, so duckte sie sich gewissenhaft beim übernächsten.
        + Die Luft dort oben schmeckte nach Schnee.
      `,
      wet: `
        Während die Beine schon tauchten, schien der Giraffe noch [die Sonne|der Mond] ins Gesicht, bis sie mit {other.dat} {place.to} kam.
        / Den Hals als Schnorchel gebrauchend, watete die Giraffe mit {other.dat} {place.to}.
        + Wie es unten sei, rief sie von Zeit zu Zeit, und freute sich später über die Antwort.
        + Man schwieg, so gut es ging.
      `,
      quirk: `
        Den Witz, den {other} erzählt hatte, belachte die Giraffe [drei Hügel weiter|nach einer Meile], allein und von Herzen.
        + Mit der Stirn stieß sie an eine Wolke, sodass tief unten einige Schirme aufgingen.
        + Das Wetter von morgen hatte sie bereits gesehen und hielt es für etwas dünn gewebt.
        + Stolperte unten ein Fuß, so fragte sie oben voller Mitgefühl, wem das gerade widerfahren sei.
        + Der Käfer, dessen Gruß sie erwiderte, war zu diesem Zeitpunkt Großvater.
      `,
      help: `
        Auf dem Rückweg stand eine Mauer da, [glatt und torlos|die man nicht überblicken konnte].
        @help Ohne jede Verspätung neigte sich die Giraffe und war die Leiter.
        + Die Flecken dienten als Sprossen, und am oberen Ende erwartete einen ein Lächeln mit Wimpern.
        + Von dort aus lag der ganze Heimweg im Mondlicht, so deutlich, als hätte ihn jemand gezeichnet.
        + {Thing.akk} reichte sie zuletzt herüber, behutsam wie ein Blatt, das man eigentlich hatte essen wollen.
      `,
    },
  },
  Lion: {
    noun: { gender: 'm', nom: 'Löwe', gen: 'Löwen', akk: 'Löwen', dat: 'Löwen', einen: 'Löwen', einem: 'Löwen' },
    facts: { help: 'der Löwe blies mit einem warmen Brüllen den Nebel fort' },
    beginner: {
      arrives: `
        Vor der Tür brüllte es. Dann sagte jemand: „Oh, [Verzeihung|ich schlief].“
        @friend Es war ein Löwe. Wach war er sehr [schüchtern|leise].
        + „Ich brülle nur im Schlaf“, sagte er und sah auf seine Pfoten.
        + „Sitzt meine Mähne?“, fragte er. „Ein Haar steht hoch“, sagte {hero}.
        + Er fand einen Kamm und wurde ruhiger.
        + „{Place.in} brauchen sie jemanden mit Mut“, sagte er. „Ich dachte an dich, {hero.bare}.“
        + „Und du?“, fragte {hero}. „Ich halte den Kamm“, sagte er.
        + Er war groß und gelb und wurde rot.
        + Beim Gähnen kam ein kleines Brüllen heraus. Er hielt die Pfote davor.
      `,
      alone: `
        @friend Der Löwe lag im Gras und schlief. Im Schlaf [brüllte|rief] er sehr laut.
        Davon wachte er auf. „Wer [war das|brüllt da]?“, fragte er und versteckte sich.
        + Ein Hase klopfte ihm auf den Rücken. „Du warst es“, sagte er.
        + Er kämmte sich die Mähne, hundert Mal links.
        + Dann war rechts dran. Das dauerte bis zum Mond.
        + Wind kam. Nun musste er von vorn beginnen.
        + Da rief es, {place.from}. Er sah sich um. Es war keiner da außer ihm.
        + „Dann gehe ich eben“, sagte der Löwe ganz leise.
      `,
      dry: `
        {Other} saß in der Mähne wie im Heu. So lief der Löwe {place.to}.
        / Immer [gegen|mit] dem Wind lief der Löwe {place.to}.
        + „Wird sie unordentlich?“, fragte er.
        + Unterwegs schlief er kurz. Da flohen zwei Berge, fast.
        + Die Gräser gingen auf und zu.
        + Ein Spatz klatschte leise.
      `,
      wet: `
        Mit einer Badekappe tauchte der Löwe. {Other} kam mit {place.to}.
        / Der Löwe hielt die Mähne fest. Mit {other.dat} ging es {place.to}.
        + Sie schwebte nun wie eine Sonne um ihn.
        + Die Fische fanden sie schön. Er wurde rot.
        + Ein Brüllen wurde eine große Blase.
      `,
      quirk: `
        Der Löwe schlief im Gehen ein. Es brüllte, dass [die Zapfen fielen|alles wackelte]. „Wer war das?“, rief er.
        „Du“, sagte {other}. „Oh“, sagte er und [wurde klein|sah weg].
        + Einem Käfer sagte er guten Tag, hinter {other.dat} hervor.
        + Er sah in jede Pfütze, wegen der Mähne.
        + „Ein König bin ich nur nachts“, sagte er.
        + Wind machte ihm Sorgen. Regen auch. Kletten am meisten.
        + {Other} flocht ihm einen Zopf. Das half.
      `,
      help: `
        Überall war Nebel, dick wie [Brei|Suppe]. Der Weg war weg.
        @help Der Löwe holte Luft. Mit einem warmen Brüllen blies er den Nebel fort.
        / @help Wach und laut! Der Löwe blies mit einem warmen Brüllen den Nebel fort.
        + Es roch nach Honig und Heu.
        + „Das war ich, mit offenen Augen“, sagte er.
        + Da lag der Weg, blank und leer.
        + {Other} klatschte, {thing} glänzte.
        + Seine Mähne stand in alle Richtungen. Er merkte es nicht.
        + Er ging voran, und keiner musste schieben.
      `,
    },
    intermediate: {
      arrives: `
      + Ein Brüllen ging durchs Haus, und gleich danach sagte jemand leise: „Verzeihung, ich war eingenickt.“
      @friend In der Tür stand ein Löwe, mit einem Kamm, und sah auf seine Pfoten.
        + Er brüllte nur im Schlaf, denn wach war er viel zu schüchtern.
        + „Sitzt sie hinten?“, fragte er und drehte sich. Gemeint war die Mähne.
        + {Place.in} suche man jemanden mit Mut. Darum habe er sofort an {hero.akk} gedacht.
        + „Und du kommst nicht mit?“, fragte {hero}. „Doch“, sagte er, „dahinter.“
        + Einen Luftzug vom Fenster nahm er persönlich.
      `,
      alone: `
      @friend Unter seinem Baum schlief der Löwe und brüllte dabei, dass die Affen Tee kochten.
      + Davon wachte er auf und kroch hinter den Baum. „Hast du den gehört?“, fragte er einen Hasen.
        + Der Hase kannte das schon und klopfte ihm den Rücken.
        + Für die linke Seite der Mähne brauchte er hundert Striche, für die rechte hundertzwölf.
        + Dann kam der Wind, und der Abend begann noch einmal.
        + Da rief jemand um Hilfe, {place.from}. Er sah sich um, ob ein anderer Löwe da war.
      `,
      dry: `
        In der Mähne war es warm wie im Heu. So trug der Löwe {other.akk} {place.to}.
        / Der Löwe lief durch hohes Gras, {other} im Nacken, und [schonte die Frisur|wich jedem Wind aus], {place.to}.
        + Einmal schlief er im Laufen ein. Drei Dörfer schlossen die Läden.
        + „Hängt da eine Klette?“, fragte er bei jeder Hecke.
      `,
      wet: `
        Unter einer Badekappe mit Blumen tauchte der Löwe. {Other} [hielt ihm die Schleife|paddelte mit], {place.to}.
        / Der Löwe hielt den Atem an und {other.akk} fest. Sie sanken {place.to}.
        + Als die Kappe davonschwamm, stand die Mähne um ihn wie eine Sonne.
        + Die Fische waren begeistert, und er wusste nicht, wohin er schauen sollte.
      `,
      quirk: `
        Mitten im Gehen nickte der Löwe ein, und es brüllte, dass [die Zapfen fielen|ein Reh Zugabe rief].
      Er sprang hinter {other.akk}. „Wer war denn das?“, flüsterte er. „Rate mal“, sagte {other}.
        + Grüßte ihn ein Käfer, so grüßte er nach langem Zögern zurück, aber nur mit einem Ohr.
        + In jeder Pfütze prüfte er den Scheitel.
        + „König bin ich von zehn bis sechs“, sagte er. „Da schlafe ich.“
        + {Other} flocht ihm einen Zopf gegen den Wind, und er ging gleich aufrechter.
      `,
      help: `
        Auf dem Rückweg lag Nebel über allem, [dick wie Grütze|auch über dem Weg].
        @help Der Löwe machte die Augen auf und blies mit einem warmen Brüllen den Nebel fort.
        + Es klang nicht böse, sondern wie eine Ofentür, die aufgeht.
        + Es roch nach Heu und Honig, und der Weg lag wieder da.
        + „Das war ich“, sagte er verwundert, „und ich war dabei wach.“
        + Seine Mähne stand zu Berge, {thing} blitzte. Keiner sagte ihm etwas von der Mähne.
      `,
    },
    advanced: {
      arrives: `
        @friend Auf ein Brüllen, das die Bilder geraderückte, folgte [ein erschrockenes|ein leises] „Verzeihung“, und in der Tür stand errötend ein Löwe.
        + Gewaltig war er ausschließlich im Schlaf, während er wachend kaum einem Teppich in die Augen sehen konnte.
        + {Place.in} werde jemand von Mut verlangt, und da habe er, so gestand er, sofort an {hero.akk} gedacht.
        + Ob die Mähne hinten liege, wollte er wissen, ehe er zum Ernst der Sache kam.
        + Einen Luftzug, der vom Fenster kam, verstand er als Bemerkung.
      `,
      alone: `
        @friend Im Schlaf brüllte der Löwe an jenem Abend so, dass [in der Ferne ein Denkmal wackelte|die Sterne blinzelten], und erwachte davon.
        + „Haben Sie das auch gehört?“, fragte er hinter dem Baum hervor einen Hasen, der ihm beruhigend das Fell klopfte.
        + Die Pflege der Mähne nahm links hundert und rechts hundertzwölf Striche in Anspruch.
        + Danach kam gewöhnlich der Wind, und der Abend fing noch einmal von vorne an.
        + Auf einen Hilferuf hin, {place.from}, blickte er sich suchend nach einem anderen Löwen um.
      `,
      dry: `
        {Other} lag in der Mähne wie in einem sonnigen Heuboden. Der Löwe lief, [jedem Wind ausweichend|sehr gekämmt], {place.to}.
        / Durch Gras, das höher stand als seine Meinung von sich, trug der Löwe {other.akk} {place.to}.
        + Als er im Laufen einnickte, schlossen drei Dörfer vorsorglich die Läden.
        + Nach Kletten wurde an jeder Hecke gefragt.
      `,
      wet: `
        Unter einer geblümten Badekappe, [über die nicht gesprochen werden durfte|mit Schleife], tauchte der Löwe mit {other.dat} {place.to}.
        / Der Löwe hielt den Atem an und {other.akk} fest, bis sie {place.to} gelangten.
        + Die Kappe entkam, und nun umgab ihn die Mähne wie eine Sonne, was die Fische mit Beifall bedachten.
        + Er wurde rot bis in die Spitzen.
      `,
      quirk: `
        Im Gehen eingenickt, brüllte der Löwe ein Gebüsch nieder und sprang darauf, [bleich vor Schreck|höchst besorgt], hinter {other.akk}.
        + „Ein Bekannter von mir“, sagte {other}, „er meint es nicht so“. Der Löwe nahm sich vor, ihm aus dem Weg zu gehen.
        + Käfer grüßte er mit einem einzelnen Ohr, da ihm zwei aufdringlich vorkamen.
        + Seine Regierungszeit, erläuterte er, liege zwischen zehn Uhr abends und sechs Uhr morgens.
        + Ein Zopf, den {other} ihm flocht, schützte vor Wind und hob das Selbstvertrauen um eine halbe Pfote.
      `,
      help: `
        Auf dem Rückweg hatte der Nebel alles [an sich genommen|verschluckt], auch den Weg.
        @help Hellwach trat der Löwe vor und blies mit einem warmen Brüllen den Nebel fort.
        + Schrecklich war es nicht, vielmehr klang es wie eine Ofentür, die sich im Winter öffnet.
        + „Das war also ich“, sagte er, „und ich bin dabei gewesen“, und man ließ ihm Zeit, es zu glauben.
        + Die Mähne stand ihm zu Berge, {thing} leuchtete in der klaren Luft, und niemand verlor darüber ein Wort.
      `,
    },
  },
  Panther: {
    noun: { gender: 'm', nom: 'Panther', gen: 'Panthers' },
    facts: { help: 'der Panther sah im tiefsten Dunkel den Weg' },
    beginner: {
      arrives: `
        Niemand kam herein. Dann saß auf einmal [jemand|wer] auf dem Teppich.
        @friend Es war ein Panther. „Huch“, sagte er, „[da bin ich ja|wie komme ich hierher]!“
        + So leise war er, dass er sich selbst erschreckte.
        + „Ich habe mich gar nicht gehört“, sagte der Panther.
        + „Ich dich auch nicht“, sagte {hero}.
        + Er war schwarz wie der Schrank von innen.
        + „{Place.in} ist etwas fort“, flüsterte er. Man verstand es kaum.
        + {Hero} band ihm ein Glöckchen um. Er ging. Es klingelte nicht.
        + „Komm mit, {hero.bare}“, sagte er. „Rede ein bisschen, dann weiß ich, wo du bist.“
      `,
      alone: `
        @friend Der Panther schlich durch die Nacht, so leise, dass [nichts knackte|er sich verlor].
        „Wo bin ich?“, fragte er. „Hier“, sagte eine [Eule|Grille].
        + Er stand vor einem Teich und erschrak vor dem schwarzen Tier darin.
        + Es erschrak auch.
        + Einmal hatte er laut gegähnt. Davon träumte er noch.
        + Er sah jeden Käfer im Dunkeln. Keiner sah ihn.
        + Dann hörte er etwas, {place.from}.
        + „Das klingt wach“, sagte er und ging lautlos los.
      `,
      dry: `
        Leise wie ein [Schatten|Gedanke] lief der Panther {place.to}.
        / {Other} saß auf etwas Weichem und Schwarzem. So ging es {place.to}.
        + Die Nacht merkte nicht, dass sie da waren.
        + „Bist du noch da?“, fragte er. „Ja“, sagte {other}. „Und ich?“
        + Kein Hund bellte, kein Blatt fiel um.
      `,
      wet: `
        Der Panther glitt ins Wasser ohne einen Ring. Mit {other.dat} ging es {place.to}.
        / Der Panther tauchte mit {other.dat} {place.to}. Es gab kein Platsch.
        + Die Fische drehten sich um. Da war schon keiner mehr.
        + Eine Blase stieg auf. Vor der erschrak er.
        + Unten war es dunkel. Das kannte er gut.
      `,
      quirk: `
        Der Panther sah um die Ecke. Da war [sein Schatten|ein Schwanz, seiner]. „Huch!“
        „Tritt doch lauter auf“, sagte {other}. Er trat auf. Es war [still|ganz still].
        + Er nieste. Es war das leiseste Niesen der Welt.
        + Sein Echo kam nicht, denn es hatte nichts gehört.
        + „Ich übe Stampfen“, sagte er. Ein Käfer schlief dabei ein.
        + Vor einem Spiegel sagte er guten Abend und lief weg.
        + {Other} sang leise, damit er sich nicht verlor.
      `,
      help: `
        Es wurde dunkel, dunkler als [dunkel|in einem Sack]. Niemand sah den Boden.
        @help Nur der Panther sah im tiefsten Dunkel den Weg.
        / @help Zwei grüne Augen gingen an. Der Panther sah im tiefsten Dunkel den Weg.
        + „Hier ist eine Wurzel“, sagte er. „Hebt die Füße.“
        + {Other} hielt den Schwanz fest, und {thing} mit.
        + Er ging ganz ruhig. Hier war er daheim.
        + „Da schläft ein Igel. Wir gehen um ihn herum.“
        + Nichts knackte, nichts fiel.
        + „Huch“, sagte er am Ende, „da sind wir ja.“
      `,
    },
    intermediate: {
      arrives: `
        Keine Tür war gegangen und keine Diele, aber auf dem Teppich saß [plötzlich jemand|ein schwarzer Jemand].
      @friend Es war ein Panther. „Huch“, sagte er und sah an sich herab, „ich bin ja schon da.“
        + So leise war er, dass er sich mehrmals am Tag selbst erschreckte.
        + „Guten Abend, {hero.bare}“, hauchte er. „Hast du mich etwa kommen hören?“
        + {Hero} band ihm ein Glöckchen um. Er ging einmal durchs Zimmer, und es schwieg.
        + {Place.in} sei etwas fort. Er habe es im Dunkeln gesehen, und das sei sein Beruf.
        + „Wenn du unterwegs ein wenig summst“, bat er, „verliere ich uns nicht.“
      `,
      alone: `
        @friend Durch das nächtliche Gras ging der Panther, und nicht einmal [er selbst|das Gras] merkte es.
        „Bin ich hier?“, fragte er eine Grille. „[Eben noch|Dem Schatten nach ja]“, sagte sie.
        + Am Teich erschrak er vor einem schwarzen Gesicht und sprang in zwei Richtungen.
        + Das Stampfen hatte er bei einem Elefanten gelernt. Beim Üben war einer eingeschlafen.
        + Er sah in der Nacht jedes Haar an jeder Hummel.
        + Da kam ein Ton, {place.from}, und er folgte ihm wie einem Faden.
      `,
      dry: `
        Auf einem Rücken aus Nacht wurde {other} getragen. Es ging ohne einen Laut {place.to}.
        / So weich lief der Panther mit {other.dat}, dass der Weg [weiterschlief|nichts davon wusste], {place.to}.
        + „Bist du noch oben?“, fragte er manchmal. „Und bin ich noch unten?“
        + Die Hofhunde träumten von einem sehr leisen Wind.
      `,
      wet: `
        Er glitt ins Wasser, und kein Ring war zu sehen. So kam der Panther mit {other.dat} {place.to}.
        / Ohne ein Platschen tauchte der Panther mit {other.dat} [hinab|in die Tiefe], {place.to}.
        + Die Fische sahen sich um und sahen nur noch ein bisschen Dunkel.
        + Als er blubberte, fuhr er zusammen und hielt es für einen Fremden.
      `,
      quirk: `
      Der Panther bog um eine Ecke, traf dort auf seinen Schatten und sprang senkrecht hoch.
      + „Tritt einfach fester auf“, riet {other}. Er stampfte mit aller Kraft, und es wurde noch stiller.
        + Sein Niesen war so leise, dass ihm niemand Gesundheit wünschte. Das tat ihm leid.
        + „Ich wäre gern einmal angekündigt“, sagte er, „mit Trommeln.“
        + {Other} summte, damit er wusste, wo sie waren und er auch.
        + Das Glöckchen schwieg. Es war ein gutes Glöckchen, es hatte nur nichts zu tun.
      `,
      help: `
      Auf dem Rückweg ging das letzte Licht aus, und die Nacht war ohne Boden.
        @help Zwei grüne Augen öffneten sich, und der Panther sah im tiefsten Dunkel den Weg.
        + „Eine Wurzel, dann zwei Stufen, dann ein schlafender Igel“, sagte er leise.
        + {Other} hielt sich an seinem Schwanz, und {thing} war dicht dabei.
        + Hier erschrak er vor nichts. Im Dunkeln war alles so, wie er es kannte.
        + „Huch“, sagte er nur noch ein einziges Mal, „da ist ja eure Tür.“
      `,
    },
    advanced: {
      arrives: `
        @friend Gehört hatte man nichts, keine Tür und keine Diele, und doch saß auf dem Teppich [unversehens|nachtschwarz] ein Panther und sagte „huch“.
        + Er bewegte sich so geräuschlos, dass er sich des Öfteren selbst überraschte, und selten angenehm.
        + „Verzeih, {hero.bare}“, hauchte er, „ich hatte mich auch nicht kommen hören.“
        + {Place.in} sei etwas abhandengekommen, was er, da er im Dunkeln lese, als Erster bemerkt habe.
        + Ein Glöckchen, das man ihm umband, sah auf seinem Hals schön aus und schwieg.
      `,
      alone: `
        @friend Durch das nächtliche Gras schritt der Panther, [ohne dass es davon erfuhr|lautlos wie Tinte], und fragte eine Grille, ob er hier sei.
        + Sie bejahte es unter Vorbehalt, nach dem Schatten zu urteilen.
        + Stampfen hatte er bei einem Elefanten gelernt, der allerdings über der ersten Lektion eingeschlafen war.
        + Am Teich begegnete er einem schwarzen Gesicht, worauf beide Beteiligten das Weite suchten.
        + Ein ferner Laut, {place.from}, wies ihm die Richtung, und er verschwand darin wie ein Gedanke im anderen.
      `,
      dry: `
        Auf einem Rücken, weich wie die Nacht selbst, ritt {other}, und der Weg {place.to} [schlief ungestört weiter|merkte nichts].
        / Der Panther trug {other.akk} {place.to}, so leise, dass die Hofhunde davon träumten.
        + Bisweilen erkundigte er sich, ob sie beide noch vorhanden seien.
        + Die Nacht, die sonst alles hört, hatte davon nichts gemerkt.
      `,
      wet: `
        Der Panther glitt hinab, ohne dem Wasser auch nur einen Ring zu entlocken, und kam mit {other.dat} {place.to}.
        / Lautlos tauchte der Panther mit {other.dat}, [ein Stück Nacht im Wasser|schwarz in schwarz], {place.to}.
        + Eine eigene Luftblase, die ihm aufstieg, hielt er für einen Eindringling.
        + Die Fische wandten sich um und fanden nur ein Dunkel vor, das eben gegangen war.
      `,
      quirk: `
        Hinter einer Biegung traf der Panther auf [seinen Schwanz|den eigenen Schatten] und erhob sich senkrecht in die Luft.
        + Den Rat, fester aufzutreten, befolgte er mit ganzer Kraft, wodurch es ringsum noch stiller wurde.
        + Sein Niesen entging allen, sodass er um manches „Gesundheit“ im Leben gekommen war.
        + „Einmal nur“, sagte er, „möchte ich angekündigt werden, vielleicht mit Pauken.“
        + {Other} summte ihm zuliebe vor sich hin, damit er wusste, wo man sich befand.
      `,
      help: `
        Auf dem Rückweg erlosch der letzte Schimmer, und [alle|alles] blieb stehen.
        @help Da öffneten sich zwei grüne Augen, und der Panther sah im tiefsten Dunkel den Weg.
        + „Eine Wurzel“, sagte er, „zwei Stufen, hierauf ein Igel, der schläft, den umgehen wir bitte links.“
        + Er, der tagsüber vor sich selbst zusammenfuhr, kannte hier weder Schreck noch Eile.
        + Wer seinen Schwanz hielt, so wie {other}, ging durch die Finsternis wie durch ein aufgeräumtes Zimmer.
      `,
    },
  },
  Jaguar: {
    noun: { gender: 'm', nom: 'Jaguar', gen: 'Jaguars' },
    facts: { help: 'der Jaguar sprang mit allen hinüber' },
    beginner: {
      arrives: `
        Etwas [sauste|rannte] um das Haus. Etwas Schwarzes rannte mit.
        @friend Es war ein Jaguar. „Er hat schon wieder gewonnen“, sagte er und [zeigte auf seinen Schatten|schnaufte].
        + Jeden Abend lief er gegen ihn. Jeden Abend verlor er.
        + „Er war um eine Nase vorn“, sagte der Jaguar.
        + „Mach die Lampe hinter dich“, sagte {hero}. „Dann ist er vorn“, sagte er.
        + Mit der Lampe vorn gewann er. Er weinte fast.
        + „{Place.in} fehlt etwas“, sagte er. „Wer zuerst da ist!“
        + Sein Fell war voller Kringel vom schnellen Laufen.
        + „Eins, zwei, {hero.bare}!“, rief er.
      `,
      alone: `
        @friend Der Jaguar stand am Start, zusammen mit seinem [Schatten|langen Schatten].
        „Auf die Plätze“, sagte er. Der Schatten war [schon da|schneller].
        + Bei Mond war er lang und besonders gut.
        + Mittags war er klein. Da schlief der Jaguar leider.
        + Eine Schildkröte gab das Zeichen, sehr langsam.
        + „Noch eine Runde“, sagte er und verlor.
        + Dann rief es, {place.from}.
        + „Wer zuerst hilft“, rief er, und beide liefen los.
      `,
      dry: `
        {Other} saß fest, und der Jaguar rannte {place.to}. Der Schatten [auch|rannte mit].
        / Der Jaguar nahm {other.akk} auf den Rücken. Es ging {place.to}, wie der Wind.
        + „Sind wir vorn?“, rief er. „Fast“, rief {other}.
        + In der Kurve holte er auf.
        + Ein Reh klatschte, für beide.
        + Sie lachten alle drei.
      `,
      wet: `
        Der Jaguar sprang hinein, der Schatten auch. So ging es mit {other.dat} {place.to}.
        / Der Jaguar schwamm mit {other.dat} um die Wette. So ging es {place.to}.
        + Im Wasser war der Schatten nass und langsam.
        + „Jetzt!“, rief er. Da kam eine Wolke. Es galt nicht.
        + Ein Fisch wurde Erster.
      `,
      quirk: `
        „Wer zuerst am Baum ist“, rief der Jaguar und rannte. Der Schatten war [schon da|vorn].
        „Willst du nicht mal gehen?“, fragte {other}. „[Dann geht er auch|Er auch nicht]“, sagte er.
        + Er versuchte einen Trick. Er lief rückwärts. Der Schatten konnte das.
        + Eine Wolke kam. „Wo ist er?“, rief er und hatte gleich Sehnsucht.
        + Im Dunkeln war er Sieger, aber so allein.
        + {Other} gab beiden eine Medaille aus Blättern.
        + „Er freut sich“, sagte der Jaguar. „Man sieht es an mir.“
      `,
      help: `
        Ein Spalt war da, breit und [tief|schwarz]. Sonst kein Weg.
        @help Der Jaguar nahm Anlauf. Dann sprang er mit allen hinüber.
        / @help „Haltet euch fest!“ Der Jaguar sprang mit allen hinüber.
        + In der Luft war es ganz still.
        + Unten flog der Schatten, auch sehr schön.
        + {Other} machte ein Auge zu und hielt {thing.akk}.
        + Er kam auf wie auf Kissen.
        + „Wer war zuerst drüben?“, fragte er. „Alle“, sagte {other}.
        + Das war ihm lieber als gewinnen.
      `,
    },
    intermediate: {
      arrives: `
        Dreimal sauste etwas ums Haus, und dreimal [sauste noch etwas mit|war etwas Schwarzes vorn].
        @friend Dann kam ein Jaguar herein und warf sich hin. „Um eine [Nase|Pfote]“, keuchte er, „immer um eine.“
        + Er lief gegen seinen Schatten und hatte in elf Jahren kein Rennen gewonnen.
        + {Hero} stellte die Lampe um. Da lag der Schatten hinten, und er konnte es kaum fassen.
        + {Place.in} fehle etwas, sagte er. Er schlage vor, dass man um die Wette helfe.
        + Seine Flecken sahen aus wie Tinte, die beim Rennen spritzt.
        + „Auf die Plätze, {hero.bare}“, rief er und war schon weg.
      `,
      alone: `
      @friend Im Mondlicht stand der Jaguar am Start, und neben ihm, lang und sehr ruhig, lag der Schatten.
      + Eine Schildkröte gab das Zeichen. Sie hob das Tuch am Montag und senkte es jetzt.
        + Er hatte alles probiert: rückwärts, im Zickzack und einmal mit Hut. Der andere hatte auch einen.
        + Mittags war sein Gegner winzig, aber da schlief der Jaguar leider.
        + „Er trainiert heimlich“, sagte er zur Schildkröte. „Ich weiß nur nicht, wann.“
        + Da rief es, {place.from}. Beide liefen los, ohne auf den Start zu warten.
      `,
      dry: `
        {Other} klammerte sich fest. Der Jaguar flog [dahin|über das Gras], {place.to}, der Schatten immer daneben.
        / Der Jaguar rannte, als gäbe es etwas zu gewinnen, und trug {other.akk} {place.to}.
        + „Liegen wir vorn?“, rief er. „Gleichauf“, rief {other} aus Höflichkeit.
        + In den Kurven roch es nach Wind und Staub.
      `,
      wet: `
        Mit einem Satz war der Jaguar im Wasser und kraulte mit {other.dat} [um die Wette|wie ein Motor] {place.to}.
        / Der Schatten tauchte, der Jaguar tauchte, und {other} saß dazwischen, {place.to}.
        + Auf halber Strecke führte er zum ersten Mal. Dann kam eine Wolke, und es galt nicht.
        + Ein Hecht überholte beide und wusste nichts davon.
      `,
      quirk: `
        „Bis zur Eiche“, rief der Jaguar und rannte. Als er ankam, [lag der Schatten schon dort|war er Zweiter].
      „Du könntest einfach gehen“, sagte {other}. „Dann gewinnt er im Gehen.“
        + Schob sich eine Wolke vor den Mond, suchte er ihn und wurde traurig.
        + „Ein guter Gegner“, sagte er, „fehlt einem doch sehr.“
        + {Other} flocht aus Gras zwei Kränze. Der Schatten bekam seinen zugleich.
        + Im Traum ist er einmal Erster geworden. Er hat dann auf ihn gewartet.
        + Manchmal blieb er plötzlich stehen und hoffte, der andere würde noch ein paar Schritte weiterlaufen.
      `,
      help: `
        Auf dem Rückweg riss die Erde auf, [ein Spalt, breit wie ein Fluss|so tief, dass es hallte].
        @help Der Jaguar ging zurück, immer weiter zurück, und dann sprang er mit allen hinüber.
        + Mitten in der Luft wurde es still, und unten flog der Schatten mit.
        + {Other} hielt {thing.akk}, und keiner atmete.
        + Er kam auf, weich wie auf Heu.
        + „Wer war zuerst drüben?“, fragte er. „Wir“, sagte {other}, und er merkte sich das Wort.
      `,
    },
    advanced: {
      arrives: `
        @friend Dreimal war etwas ums Haus gefegt, ehe ein Jaguar hereinkam und, [nach Luft ringend|bitter], „um eine Nase“ sagte.
        + Sein Gegner war seit elf Jahren der eigene Schatten, gegen den er kein einziges Rennen gewonnen hatte.
        + Als {hero} die Lampe umstellte, lag dieser plötzlich hinten, und der Jaguar bat um einen Augenblick für sich.
        + {Place.in} vermisse man etwas, weshalb er anrege, einander im Helfen zu überbieten.
        + Sein Fell trug Flecken, als wäre jemandem beim Schreiben die Geschwindigkeit ausgerutscht.
      `,
      alone: `
        @friend Der Jaguar stand bei Mondaufgang am Start, und neben ihm lag, [lang und gelassen|unverschämt ausgeruht], sein Schatten.
        + Das Zeichen gab eine Schildkröte, die das Tuch am Nachmittag gehoben hatte und es soeben zu senken begann.
        + Rückwärtslaufen, Zickzack und ein überraschend aufgesetzter Hut hatten am Ergebnis nie etwas geändert.
        + Mittags, wenn der Gegner zu einem Fleck schrumpfte, hätte man siegen können, wäre man wach gewesen.
        + Dann rief es, {place.from}, und zum ersten Mal liefen die beiden nicht gegeneinander.
      `,
      dry: `
        Der Jaguar lief mit {other.dat} {place.to}, als wäre dort [ein Band zu zerreißen|das Ziel gespannt]. Der Schatten hielt mit.
        / {Other} lag flach auf dem gefleckten Rücken, und die Landschaft machte Platz, bis {place.to}.
        + Auf die Frage nach dem Stand des Rennens gab {other} jedes Mal „unentschieden“ an.
        + In den Kurven roch es nach Staub.
      `,
      wet: `
        Mit einem Satz, den der Schatten im selben Augenblick tat, war der Jaguar mit {other.dat} unter Wasser und kraulte {place.to}.
        / Der Jaguar tauchte mit {other.dat} um die Wette, [gegen sich selbst|wie gewöhnlich], {place.to}.
        + Auf halber Strecke führte er, doch da kam eine Wolke, und der Lauf wurde nicht gewertet.
        + Ein Hecht, der von alledem nichts wusste, wurde Erster.
      `,
      quirk: `
        Bis zur Eiche wolle er nur rasch laufen, rief der Jaguar und kam dort [als Zweiter|nach dem Schatten] an.
        + „Du könntest auch einmal gehen“, gab {other} zu bedenken, doch er entgegnete, im Gehen sei der andere noch besser.
        + Verschwand sein Gegner hinter einer Wolke, so suchte er ihn und fand keine Freude mehr am Siegen.
        + Einen Kranz, den {other} ihm flocht, erhielt der Schatten zur gleichen Zeit, und es schien ihm gerecht.
        + Im Traum war er einmal Erster gewesen, hatte sich aber gelangweilt und gewartet.
      `,
      help: `
        Auf dem Rückweg tat sich ein Spalt auf, [breit wie ein Fluss|der jedes Wort verschluckte].
        @help Der Jaguar ging lange rückwärts, holte Atem und sprang mit allen hinüber.
        + In der Mitte der Luft war es vollkommen still, und tief unten flog der Schatten dieselbe Bahn.
        + {Thing} war dabei, {other} war dabei, und niemand hätte sagen können, wer zuerst aufkam.
        + „Wir“, sagte {other} auf seine Frage, und er prüfte das Wort noch den ganzen Heimweg lang.
      `,
    },
  },
  Orangutan: {
    noun: { gender: 'm', nom: 'Orang-Utan', gen: 'Orang-Utans' },
    facts: { help: 'der Orang-Utan machte aus seinen Armen eine Brücke' },
    beginner: {
      arrives: `
        Zwei lange Arme kamen durchs Fenster. Der Rest kam [später|nach und nach].
        @friend Es war ein Orang-Utan. Er setzte sich und [dachte nach|sagte nichts].
        + {Hero} wartete. Die Uhr tickte. Er dachte.
        + „Komm“, sagte er dann. Es war ein sehr gutes Wort.
        + „Wohin?“, fragte {hero}. Er dachte, bis die Lampe flackerte.
        + „{Place.in}“, sagte er. Das waren schon zwei Wörter.
        + Er war müde davon und aß eine Feige.
        + Sein Fell war rot wie der Abend.
        + Mit einem Arm holte er die Jacke vom Flur.
      `,
      alone: `
        @friend Der Orang-Utan saß im Baum und dachte, seit [Montag|drei Tagen].
        Die Vögel waren ganz [gespannt|still]. Gleich sagte er es.
        + „Hm“, sagte er. Sie schrieben es auf.
        + Er kratzte sich mit dem langen Arm am anderen Ende vom Baum.
        + Regen kam. Er nahm ein Blatt als Dach.
        + Die Feige neben ihm wurde reif vom Warten.
        + Da rief es, {place.from}.
        + „Los“, sagte er. Alle Vögel klatschten.
      `,
      dry: `
        Ein langer Arm hier, ein Arm dort. So ging es {place.to}.
        / Der Orang-Utan griff von Baum zu Baum. So ging es {place.to}.
        + Es gab keine Eile und keinen Ruck.
        + „Schön“, sagte er. Das war das Wort des Tages.
        + Drei Bäume auf einmal hielt er fest.
      `,
      wet: `
        Der Orang-Utan ließ sich sinken wie ein Sack. So ging es mit {other.dat} {place.to}.
        / Mit zwei Armen hielt er {other.akk}. Der Orang-Utan ging {place.to}.
        + Er hielt ein Blatt über sich, auch im Wasser.
        + „Nass“, sagte er nach langem Denken.
        + Die Fische fanden das sehr wahr.
      `,
      quirk: `
        „Links oder rechts?“, fragte {other}. Der Orang-Utan [setzte sich|dachte nach]. Ein Pilz wuchs.
        „Ja“, sagte er dann. Er ging [los|geradeaus].
        + Mittags hatte ihn einer etwas gefragt. Jetzt kam die Antwort: „Birne.“
        + Er umarmte einen Baum. Er umarmte den nächsten gleich mit.
        + Ein Käfer redete eine Stunde. „Eben“, sagte er. Der Käfer war froh.
        + Er hatte keine Uhr. Er hatte Geduld.
        + {Other} dachte mit. Es war gut, so zu zweit nichts zu sagen.
        + Er trug ihr Gepäck mit einem Arm und den Berg fast auch.
      `,
      help: `
        Die Brücke war [fort|weggebrochen]. Da war nur noch Luft und tief unten Wasser.
        @help Da machte der Orang-Utan aus seinen Armen eine Brücke.
        / @help „Hier“, sagte der Orang-Utan und machte aus seinen Armen eine Brücke.
        + {Other} ging auf dem weichen roten Fell hinüber.
        + {Thing} kam mit, ohne ein Wackeln.
        + „Sind wir dir zu schwer?“, fragte {other}. Er dachte nach.
        + „Nein“, sagte er, als alle schon drüben waren.
        + Dann zog er sich nach, Arm um Arm.
        + „Gut“, sagte er. Und das war es.
      `,
    },
    intermediate: {
      arrives: `
        Durch das Fenster kamen zwei Arme, dann lange nichts, und dann [der Rest|ein Gesicht].
        @friend Es war ein Orang-Utan. Er setzte sich aufs Bett und [dachte nach|schwieg gründlich].
        + {Hero} wartete, und die Uhr wartete mit.
        + „Komm“, sagte er schließlich, und man merkte, dass er andere Wörter geprüft hatte.
        + Auf die Frage, wohin, aß er eine Feige. „{Place.in}“, sagte er nach dem Kern.
        + Vom Bett aus holte er die Schuhe, die Jacke und nebenbei einen Apfel aus der Küche.
        + Zwei Sätze an einem Abend waren viel für ihn. Er lehnte sich kurz an.
      `,
      alone: `
        @friend Seit drei Tagen saß der Orang-Utan im Wipfel und dachte [über eine einzige Sache nach|an etwas Schwieriges].
        Unter ihm hatten sich Vögel versammelt, denn gleich [würde er es sagen|musste es kommen].
        + „Hm“, sagte er. Sie trugen es in alle Richtungen weiter.
        + Wenn es regnete, hielt er ein großes Blatt über sich und ein zweites über den Nachbarn.
        + Neben ihm war in der Zwischenzeit eine Feige reif geworden.
        + Dann rief etwas, {place.from}, und er musste gar nicht nachdenken. „Los“, sagte er.
      `,
      dry: `
        Ohne Ruck und ohne Hast griff der Orang-Utan von Baum zu Baum und trug {other.akk} {place.to}.
        / Die Arme des Orang-Utans reichten jedes Mal weiter, als {other} [dachte|schauen konnte]. So ging es {place.to}.
        + Wo kein Baum war, nahm er einen Kirchturm.
        + „Schön“, sagte er auf halbem Weg, und {other} sah sich um, und es stimmte.
      `,
      wet: `
        Der Orang-Utan atmete ein, faltete die Arme um {other.akk} und sank, [schwer und zufrieden|ganz ruhig], {place.to}.
        / Wie ein Sack voll Ruhe ging der Orang-Utan mit {other.dat} unter, {place.to}.
        + Auch hier hielt er ein Blatt über den Kopf, falls es noch nasser würde.
        + „Tief“, sagte er unten, und die Fische sprachen noch lange davon.
        + Es eilte ja nicht.
      `,
      quirk: `
        „Wo geht es lang?“, fragte {other}. Der Orang-Utan setzte sich, und [ein Pilz wuchs neben ihm|es wurde etwas später].
      „Ja“, sagte er schließlich. Es war die Antwort auf etwas anderes.
        + Ein Käfer redete eine Stunde lang auf ihn ein. „Eben“, sagte er, und der Käfer ging getröstet heim.
        + Er umarmte gern Bäume, immer mehrere, damit keiner traurig war.
        + „Denkst du immer so lange?“, fragte {other}. Man wird es erfahren.
        + Mit der Zeit gewöhnte man sich an die Stille. Sie war so bequem wie er.
        + Was man ihn am Morgen gefragt hatte, das beantwortete er am Abend, und meistens war es richtig.
      `,
      help: `
      Auf dem Rückweg war die Brücke fort, und es ging tief hinunter.
        @help Der Orang-Utan fasste hüben und drüben einen Baum und machte aus seinen Armen eine Brücke.
        + {Other} ging über das rote Fell wie über einen Teppich.
        + Unter ihnen rauschte es, aber die Brücke atmete ruhig.
        + „Sind wir zu schwer?“, fragte {other} in der Mitte. Er dachte darüber nach.
        + „Nein“, sagte er, als {thing} und alle längst drüben waren.
      `,
    },
    advanced: {
      arrives: `
        @friend Durch das Fenster kamen zwei Arme, [nach angemessener Frist|viel später] ein Gesicht und schließlich, alles in allem, ein Orang-Utan.
        + Er ließ sich auf dem Bett nieder und dachte so lange nach, dass die Uhr ihren Schlag zurückhielt.
        + „Komm“, sagte er dann, und man spürte, wie viele schlechtere Wörter er verworfen hatte.
        + Nach dem Wohin gefragt, aß er eine Feige und antwortete am Kern: „{Place.in}.“
        + Erschöpft von so viel Rede, holte er vom Bett aus die Schuhe, die Jacke und einen Apfel herbei.
      `,
      alone: `
        @friend Seit drei Tagen saß der Orang-Utan im Wipfel und dachte über eine Sache nach, [von der noch niemand wusste|die es offenbar wert war].
        + Unter ihm hatte sich eine größere Anzahl Vögel eingefunden, um dabei zu sein, wenn er sie aussprach.
        + „Hm“, sagte er, und sie flogen auf und verbreiteten es in alle vier Winde.
        + Eine Feige, an der er hatte beginnen wollen, war unterdessen von selbst reif geworden.
        + Als es jedoch rief, {place.from}, sagte er ohne jedes Besinnen: „Los.“
      `,
      dry: `
        Mit Armen, die stets ein wenig weiter reichten als die Hoffnung, trug der Orang-Utan {other.akk} {place.to}.
        / Ohne Ruck und ohne Redensart ging es von Wipfel zu Wipfel, {other} [in der Armbeuge|obenauf], {place.to}.
        + „Schön“, sagte er auf halber Strecke, und als man sich umsah, war es schon immer so gewesen.
      `,
      wet: `
        Wie ein Sack voll Gelassenheit sank der Orang-Utan, {other.akk} in den Armen, [durch alle Schichten|tiefer und tiefer], {place.to}.
        / Der Orang-Utan holte Atem, schloss die Arme um {other.akk} und begab sich {place.to}.
        + Ein Blatt, das er als Schirm über sich hielt, behielt er auch hier, um nicht übermütig zu werden.
        + „Tief“, sagte er unten, und es stimmte.
      `,
      quirk: `
        Auf die Frage, welcher Weg es sei, setzte sich der Orang-Utan, und [neben ihm kam ein Pilz zur Welt|es wurde Abend].
        + Sein „Ja“, das nach einer Weile folgte, galt vermutlich einer älteren Angelegenheit.
        + Einem Käfer, der ihm eine Stunde lang sein Leben erzählte, erwiderte er „eben“, und es war das Richtige.
        + Bäume umarmte er grundsätzlich zu mehreren, um keinen zurückzusetzen.
        + Mit der Zeit fand auch {other}, dass Schweigen, wenn man es gemeinsam trägt, sehr wenig wiegt.
      `,
      help: `
        Auf dem Rückweg fehlte die Brücke, und [wo sie gewesen war, rauschte es tief|geblieben war nur die Tiefe].
        @help Der Orang-Utan fasste zwei Stämme und machte aus seinen Armen eine Brücke.
        + {Other} schritt über rotes Fell wie über einen Läufer, und die Brücke atmete ruhig.
        + Ob man nicht zu schwer sei, wurde sie in der Mitte gefragt, und sie dachte darüber nach.
        + „Nein“, sagte sie, als {thing} und alle Übrigen seit einer Viertelstunde drüben saßen.
      `,
    },
  },
  Gorilla: {
    noun: { gender: 'm', nom: 'Gorilla', gen: 'Gorillas' },
    facts: { help: 'der Gorilla schob den großen Stein zur Seite' },
    beginner: {
      arrives: `
        Vor dem Haus raschelte es. Jemand machte ein [Bett|weiches Bett] aus Blättern.
        @friend Es war ein Gorilla. „Für den Fall, dass einer müde wird“, sagte er [sanft|leise].
        + Er war groß wie ein Schrank und sprach wie ein Kissen.
        + „Darf ich hereinkommen, {hero.bare}? Ich bin auch vorsichtig.“
        + Er hob den Stuhl hoch. Er stellte ihn genauso wieder hin.
        + „{Place.in} kann jemand nicht schlafen“, sagte er. „Das geht nicht.“
        + Dann machte er das Bett von {hero.dat}. Es war noch nie so weich.
        + Ein Käfer saß auf seiner Hand. Er trug ihn ans Fenster.
        + „Komm“, sagte der Gorilla. „Ich nehme Blätter mit.“
        + Der Käfer winkte.
      `,
      alone: `
        @friend Der Gorilla machte sein Bett. Dann machte er [noch eins|das nächste], für Gäste.
        Es waren schon neun Betten. Gäste waren [keine|noch keine] da.
        + Er schüttelte jedes Blatt einzeln auf.
        + In Bett vier schlief nun ein Frosch.
        + „Gute Nacht“, sagte der Gorilla und deckte ihn zu.
        + Der Mond bekam auch eins. Er lag leider woanders.
        + Da rief es, {place.from}.
        + „Da liegt jemand hart“, sagte er und ging.
      `,
      dry: `
        {Other} saß auf der breiten Schulter. So ging es sacht {place.to}.
        / Der Gorilla trug {other.akk} wie eine Tasse, {place.to}.
        + Jeden Ast bog er weg und wieder zurück.
        + „Sitzt du weich?“, fragte er alle hundert Schritte.
        + Ein Schmetterling ritt auf der Nase mit.
      `,
      wet: `
        Der Gorilla nahm {other.akk} in den Arm. Es ging {place.to}.
        / Mit einem Fass voll Luft ging es {place.to}. {Other} saß [weich|im Arm].
        + Er trat auf keine Muschel.
        + Aus Tang machte er unterwegs ein kleines Bett.
        + Ein Krebs legte sich gleich hinein.
        + Alles blieb ganz heil.
      `,
      quirk: `
        Sie machten eine Pause, nur kurz. Der Gorilla baute [drei Betten|ein Bett für alle].
        „Wir gehen gleich weiter“, sagte {other}. „[Nur probeliegen|Aber es ist fertig]“, sagte er.
        + Er klopfte sich auf die Brust, ganz leise. Es war wie ein Kissen.
        + Eine Raupe gähnte. Schon lag sie weich.
        + Er fragte jeden Stein, ob er gut liegt.
        + Wer ihn ansah, wurde müde.
        + „Stark sein ist leicht“, sagte er. „Sanft sein muss man üben.“
      `,
      help: `
        Ein Stein lag vor dem Weg, so groß wie ein [Haus|Wagen].
        @help Mit einer Hand schob der Gorilla den großen Stein zur Seite.
        / @help Ganz langsam schob der Gorilla den großen Stein zur Seite.
        + Darunter schlief eine Maus. Er machte ihr erst ein Bett.
        + Der Stein sagte nur: „Mmh.“
        + {Other} ging durch, mit {thing.dat}.
        + Dann schob er ihn wieder hin. „Das ist sein Platz“, sagte er.
        + Er klopfte ihm auf die Schulter, sofern Steine eine haben.
        + Kein Gras war geknickt.
      `,
    },
    intermediate: {
      arrives: `
        Draußen raschelte es lange, weil jemand im Garten [ein Bett baute|Laub aufschüttelte].
        @friend Es war ein Gorilla. „Nur falls unterwegs einer müde wird“, sagte er mit [ganz weicher Stimme|leiser Stimme].
        + Er war breit wie die Tür und ging hindurch, ohne sie zu berühren.
        + {Place.in} finde jemand keinen Schlaf, sagte er. Das könne er nicht mit ansehen.
        + Das Bett von {hero.dat} machte er gleich neu, mit einer Kuhle in der Mitte.
        + Einem Käfer auf dem Boden bot er die Hand und trug ihn zum Fenster.
        + „Ich fasse nichts an, was zerbrechlich ist“, versprach er, „außer, es bittet mich.“
      `,
      alone: `
      @friend Auf der Lichtung machte der Gorilla sein Bett, dann noch eins und dann ein drittes für Gäste von Gästen.
      + In Bett vier schlief bereits ein Frosch, der eigentlich nicht müde war.
        + Jedes Blatt schüttelte er einzeln auf und legte die kühle Seite nach oben.
        + Er konnte Bäume ausreißen, hatte es aber noch nie übers Herz gebracht.
        + Wenn er sich auf die Brust klopfte, klang es wie ein Kopfkissen.
        + Da rief es, {place.from}. Irgendwo lag offenbar jemand hart.
      `,
      dry: `
        {Other} saß auf der Schulter wie auf einem Sofa. Der Gorilla ging {place.to}.
        / Sanft wie jemand, der eine Kerze trägt, brachte der Gorilla {other.akk} {place.to}.
        + Jeden Zweig bog er zur Seite und danach wieder an seinen Ort.
        + „Sitzt du noch weich?“, fragte er an jeder Ecke.
      `,
      wet: `
        Ein Fass Luft auf dem Rücken, {other.akk} im Arm, so schritt der Gorilla über den Meeresgrund {place.to}.
        / Behutsam, um keine Muschel zu wecken, ging der Gorilla mit {other.dat} {place.to}.
        + Aus Tang richtete er unterwegs zwei Betten für Krebse ein.
        + Die Fische schwammen langsamer, wenn sie ihn sahen.
        + Alles schlief gut danach.
      `,
      quirk: `
      Für eine Pause von zwei Minuten baute der Gorilla ein Lager für sechs.
      „Wir wollten doch weiter“, sagte {other}. „Man schläft ja nicht“, sagte er, „man prüft nur.“
        + Eine Raupe gähnte und lag, bevor sie fertig war, in einem Blatt mit Rand.
        + „Stark ist man schnell“, sagte er, „sanft wird man erst mit Übung.“
        + Er fragte sogar die Steine, ob sie gut lägen, und einen drehte er um.
        + Wer ihm länger zusah, dem wurden die Augen klein.
      `,
      help: `
        Auf dem Rückweg versperrte ein Stein den Weg, [groß wie ein Wagen|höher als ein Zaun].
        @help Der Gorilla horchte daran, klopfte an und schob den großen Stein zur Seite.
        + Eine Maus wohnte dort. Sie bekam vorher ein Ersatzbett.
        + Der Stein brummte, als hätte man ihn im Schlaf gewendet.
        + {Other} trug {thing.akk} hindurch, und nicht ein Halm war geknickt.
        + Dann rückte er ihn wieder an seine Stelle. „Da gehört er hin“, sagte er.
      `,
    },
    advanced: {
      arrives: `
        @friend Im Garten raschelte es geraume Zeit, weil dort ein Gorilla [vorsorglich|aus Laub] ein Bett richtete, falls unterwegs einer müde werde.
        + Er füllte die Tür so vollständig aus, dass man nie begriff, wie er hindurchkam, ohne sie zu berühren.
        + {Place.in} finde jemand keinen Schlaf, sagte er mit einer Stimme wie ein aufgeschütteltes Kissen.
        + Bei {hero.dat} formte er eine Kuhle ins Bett, in die von da an jeder Traum von selbst rollte.
        + Einem Käfer, der in Gefahr war, übersehen zu werden, bot er die Hand und geleitete ihn zum Fenster.
        + Dann bat er leise herein.
      `,
      alone: `
        @friend Auf der Lichtung richtete der Gorilla sein Nachtlager, danach eines für Gäste und [schließlich|vorausschauend] eines für Gäste von Gästen.
        + Im vierten schlief bereits ein Frosch, der nach eigenem Bekunden nicht müde gewesen war.
        + Bäume auszureißen, wozu er die Kraft besaß, hatte er nie über sich gebracht.
        + Schlug er sich auf die Brust, so klang es, als klopfe jemand ein Federbett aus.
        + Dann ein Ruf, {place.from}, und er schloss daraus, dass irgendwo jemand hart lag.
      `,
      dry: `
        Wie jemand, der eine [brennende Kerze|randvolle Tasse] durch einen Luftzug trägt, brachte der Gorilla {other.akk} {place.to}.
        / {Other} saß auf einer Schulter vom Ausmaß eines Sofas, und man wanderte sacht {place.to}.
        + Jeder Zweig, den er beiseitebog, wurde hinterher mit Dank zurückgegeben.
        + „Weich?“, fragte er an jeder Ecke.
      `,
      wet: `
      Ein Fass Luft geschultert, schritt der Gorilla mit {other.dat} so behutsam über den Grund, dass nichts aufstob, {place.to}.
        / Der Gorilla nahm {other.akk} auf den Arm und ging {place.to}, wie man durch ein Kinderzimmer geht.
        + Zwei Krebse, die er unterwegs gebettet hatte, schnarchten noch, als man zurückkam.
      `,
      quirk: `
        Für eine Rast, die auf zwei Minuten angesetzt war, errichtete der Gorilla [drei Lager mit Nackenrolle|Betten für sechs Personen].
        + „Man schläft ja nicht“, beschwichtigte er {other.akk}, „man liegt lediglich zur Probe.“
        + Eine Raupe, die eben zu gähnen begonnen hatte, beendete es bereits in einem Blatt mit umgeschlagenem Rand.
        + Stark, so seine Überzeugung, werde man von allein, sanft hingegen nur durch tägliche Übung.
        + Sogar die Steine fragte er, ob sie bequem lägen, und tatsächlich ließ sich einer umdrehen.
      `,
      help: `
        Auf dem Rückweg lag ein Stein im Pfad, [den zehn nicht gerückt hätten|groß wie ein Gartenhaus].
        @help Der Gorilla legte erst das Ohr daran, dann schob er den großen Stein zur Seite.
        + Eine Maus, die darunter zur Miete wohnte, hatte vorher ein Ersatzbett erhalten.
        + Nicht ein Halm war geknickt, und der Stein brummte wie jemand, den man im Schlaf umbettet.
        + Als {other} mit {thing.dat} vorüber war, rückte er ihn zurück, weil Steine, wie er sagte, ungern woanders aufwachen.
      `,
    },
  },
  Sloth: {
    noun: { gender: 'n', nom: 'Faultier', gen: 'Faultiers' },
    facts: { help: 'das Faultier hing so ruhig, dass die Brücke stillhielt' },
    beginner: {
      arrives: `
        Seit gestern kam jemand die Treppe [hoch|herauf]. Stufe. Pause. Stufe. Heute Abend war die Tür dran.
      @friend Es war ein Faultier. „Guten“, sagte es. {Hero} wartete. „Abend“, sagte es.
        + Ein Satz dauerte bei ihm so lang wie ein Bad.
        + Es war für morgen gekommen, schon gestern. So war es sicher da.
        + „{Place.in}“, sagte das Faultier. Dann kam der Mond hoch. „Fehlt was.“
        + Auf seinem Rücken wuchs ein bisschen Moos.
        + „Hast du“, sagte es, und {hero} zog die Schuhe an, „Zeit?“
        + Es lächelte. Das Lächeln kam nach und nach.
        + Es hängte sich an {hero.akk} wie ein Mantel.
      `,
      alone: `
        @friend Das Faultier hing am Ast und wollte gleich [gähnen|etwas sagen]. Es fing damit an.
        Es wurde Abend. Das Gähnen war [fast halb da|noch klein].
        + Ein Vogel baute daneben ein Nest. Die Jungen zogen schon aus.
        + Es hatte einen Termin, im Herbst.
        + Ein Blatt fiel. Es sah ihm nach. Das war schön schnell.
        + Da rief es, {place.from}. „Ich“, sagte es.
        + Eine Stunde später sagte es: „komme.“
        + Ein Wind half ihm und schob.
      `,
      dry: `
        Das Faultier hing an {other.dat}. Sie gingen {place.to}. So war es am [schnellsten|besten].
        / {Other} trug das Faultier, und das Faultier trug eine Feige. So ging es {place.to}.
        + „Nicht so“, sagte es. Zwei Wiesen später: „schnell.“
        + Es winkte einem Baum. Der war da schon weg.
        + Es war warm und schwer wie ein Rucksack voll Schlaf.
      `,
      wet: `
        Im Wasser war das Faultier auf einmal flink. Mit {other.dat} ging es {place.to}.
        / Das Faultier schwamm mit {other.dat} auf dem Bauch. Es ging {place.to}.
        + Es war selbst ganz erstaunt.
        + Eine Schnecke staunte auch.
        + Unten wurde es wieder langsam, zur Erholung.
        + Ein Krebs sah zu und staunte ein wenig.
      `,
      quirk: `
        „Ich“, sagte das Faultier. „[Habe|Hätte gern]“, sagte es am nächsten Baum.
        „Hunger“, sagte es, als sie [satt waren|schon gegessen hatten].
        + Eine Schnecke überholte sie. „Raser“, sagte es.
        + Es blinzelte, und es war ein anderer Tag.
        + {Other} ging schneller. Da kam ein „Oh“ von vorhin an.
        + Wenn es lachte, war der Witz schon alt und das Lachen neu.
        + „Bist du müde?“ „Noch“, sagte es, und schlief, „nicht.“
      `,
      help: `
        Eine Brücke hing da, aus [Seilen|alten Seilen]. Sie schwankte, hin und her.
        @help Das Faultier hing so ruhig, dass die Brücke stillhielt.
        / @help Da hing das Faultier so ruhig daran, dass die Brücke stillhielt.
        + Erst schwankte sie noch. Dann gähnte sie.
        + {Other} ging hinüber, als wäre es ein Flur.
        + {Thing} wackelte kein bisschen.
        + „Danke“, rief {other} von drüben.
        + „Bitte“, sagte es, als es dunkel war.
        + So gut kann sonst keiner nichts tun.
        + Dann schlief es ein.
      `,
    },
    intermediate: {
      arrives: `
      + Seit gestern Mittag stieg jemand die Treppe herauf, und jetzt war die letzte Stufe dran.
      @friend Es war ein Faultier. „Guten“, sagte es, und {hero} holte einen Tee. „Abend“, sagte es.
        + Es war für morgen verabredet und wollte sichergehen.
        + „{Place.in}“, begann es. Der Mond kam über das Dach. „Fehlt etwas“, schloss es.
        + Zwischen seinen Haaren wuchs Moos, in dem eine Motte zur Untermiete wohnte.
        + Sein Lächeln fing links an und war nach einer Minute rechts.
        + Zum Aufbruch hängte es sich {hero.dat} um wie einen Mantel, der gern mitkommt.
      `,
      alone: `
        @friend Am Ast hing das Faultier und hatte vor einer Stunde [zu gähnen angefangen|etwas sagen wollen].
        Es war jetzt ungefähr bei der Hälfte, und es [versprach gut zu werden|wurde schöner].
        + Nebenan hatte ein Vogel ein Nest gebaut. Die Kinder waren schon aus dem Haus.
        + Ein fallendes Blatt fand es aufregend und sah ihm nach bis unten.
        + Seinen Termin im Herbst hatte es rot eingetragen.
        + Als ein Ruf kam, {place.from}, sagte es „ich“, und nach dem Abendstern sagte es „komme“.
      `,
      dry: `
        Es hing um {other.akk} wie ein warmer Rucksack, und auf diese Weise kam das Faultier zügig {place.to}.
        / {Other} ging, das Faultier reiste. Beide fanden den Weg {place.to} [sehr bequem|angenehm].
        + „Nicht so“, bat es bei einem Bach und bei der übernächsten Brücke: „schnell.“
        + Einem Bekannten winkte es und traf damit den Nachfolger.
      `,
      wet: `
        Im Wasser wurde das Faultier, zu seiner eigenen Überraschung, [beinahe flott|flink] und schwamm mit {other.dat} {place.to}.
        / Auf dem Bauch des Faultiers lag {other} wie in einem Kahn. Es ging {place.to}.
        + „Huch“, sagte es ganz ohne Pause.
        + Unten musste es sich von dem Tempo erst einmal erholen.
        + Ein Seestern, der es kannte, sah ihm lange nach.
      `,
      quirk: `
        „Ich“, sagte das Faultier bei der Mühle. Bei der Brücke kam „[hätte|habe]“ und beim dritten Berg „Hunger“.
        Da waren sie [schon satt|beim Nachtisch]. {Other} hob ihm ein Stück auf.
        + Von einer Schnecke wurden sie überholt. „Die Jugend“, sagte es.
        + Es schloss die Augen, um zu blinzeln, und verpasste zwei Dörfer.
        + Wenn es lachte, dann über etwas vom Vortag. So ging ihm nie der Spaß aus.
        + „Eile“, sagte es. Den Rest des Satzes erwartet man für Mittwoch.
        + Wer mit ihm ging, der hatte viel Zeit, sich die Landschaft anzusehen, und sie war sehr schön.
      `,
      help: `
        Auf dem Rückweg schwankte da eine Hängebrücke, [dass die Planken klapperten|wild und hoch].
        @help In der Mitte hing das Faultier so ruhig, dass die Brücke stillhielt.
        + Erst zappelte sie noch ein bisschen, dann wurde sie müde.
        + {Other} trug {thing.akk} hinüber wie durch einen Flur am Sonntag.
        + „Wie machst du das?“, rief {other}. „Gar“, sagte es, und später: „nicht.“
        + Nichts zu tun, das so gut ist, muss man erst einmal können.
      `,
    },
    advanced: {
      arrives: `
        @friend Seit dem Vortag hatte man Schritte auf der Treppe gehört, einen je Viertelstunde. Nun [stand|hing] in der Tür ein Faultier.
        + „Guten“, sagte es, worauf {hero} einen Stuhl holte, Tee aufsetzte und eben einschenkte, als es „Abend“ sagte.
        + Verabredet war es für morgen und darum, um nicht zu spät zu kommen, gestern aufgebrochen.
        + Dass {place.in} etwas fehle, erfuhr man im Laufe der nächsten Mondstunde.
        + In seinem Fell wuchs Moos, und im Moos wohnte eine Motte, die es für eine ruhige Gegend hielt.
      `,
      alone: `
        @friend Das Faultier hing an seinem Ast und war seit einer Stunde mit einem Gähnen beschäftigt, das [zur Hälfte gediehen war|großzügig angelegt war].
        + Ein Vogel hatte nebenan gebaut, gebrütet und die Kinder verheiratet, seit es ihm hatte guten Tag sagen wollen.
        + Einem fallenden Blatt blickte es mit jener Spannung nach, die andere bei Pferderennen empfinden.
        + Ein Termin im Herbst, rot eingetragen, verlieh seinem Leben eine gewisse Hast.
        + Als es rief, {place.from}, sagte es „ich“, und unter den ersten Sternen folgte „komme“.
      `,
      dry: `
        Wie ein Mantel, der gern ausgeht, hing das Faultier um {other.akk} und kam so [unerwartet rasch|ohne eigenes Zutun] {place.to}.
        / {Other} ging, das Faultier ließ gehen, und diese Aufteilung brachte beide {place.to}.
        + „Nicht so schnell“, bat es, verteilt über zwei Täler und eine Brücke.
        + Einem Baum wurde gewinkt, wenn auch nachträglich.
      `,
      wet: `
        Im Wasser, wo alle anderen langsamer werden, wurde das Faultier zu seinem Schrecken flink und trug {other.akk} {place.to}.
        / Auf seinem Bauch lag {other} wie in einem Kahn, und das Faultier [ruderte|schwamm] {place.to}.
        + Unten angekommen bat es um eine Pause, um seinen Ruf wiederherzustellen.
        + „Huch“, sagte es, und zwar ohne jede Pause.
      `,
      quirk: `
        Was das Faultier bei der Mühle mit „ich“ begonnen hatte, ergab [am dritten Berg|nach dem Abendbrot] die Mitteilung, es habe Hunger.
        + {Other} hatte vorsorglich etwas aufgehoben, denn man lernt, auf Sätze hin zu sparen.
        + Eine Schnecke, die sie überholte, entlockte ihm ein mildes „die Jugend“.
        + Beim Blinzeln entgingen ihm gewöhnlich zwei Dörfer, die es dann auf dem Rückweg nachholte.
        + Es lachte stets über gestern und hatte so den Vorteil, die Pointen ausgeruht zu erleben.
      `,
      help: `
        Auf dem Rückweg schwankte eine Hängebrücke, dass [es klapperte|alles klapperte].
        @help Das Faultier begab sich in die Mitte und hing so ruhig, dass die Brücke stillhielt.
        + Eine Weile zappelte sie noch der Form halber, dann gähnte sie in allen Seilen und gab auf.
        + {Other} trug {thing.akk} hinüber wie durch einen Korridor am Sonntagnachmittag.
        + Es ist eine hohe Kunst, nichts zu tun, und wer sie beherrscht, hält manches auf, was sonst keiner hielte.
      `,
    },
  },
}
