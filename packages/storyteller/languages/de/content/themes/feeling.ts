import type { ThemesOf } from '../../../../language.ts'

export const feeling: ThemesOf<'feeling'> = {
  Joy: {
    titles: `
      {hero} und die Statue, die kicherte
      Hüpfen ohne Grund
      Die ernste Statue
      Zwölf Witze und ein Hopser
    `,
    refrains: [
      {
        first: 'Hopp und hopp, ganz ohne Grund, die Welt ist heute kugelrund.',
        changed: 'Still und still, ganz ohne Grund, der Mond ist heute kugelrund.',
      },
      {
        first: 'Kicher, kicher, Gänsebein, lacht am Ende noch der Stein?',
        changed: 'Kicher, kicher, schlaf jetzt ein, noch im Traume lacht der Stein.',
      },
      {
        first: 'Pfütze, Pfütze, spring hinein, ernst kann man auch morgen sein.',
        changed: 'Pfütze, Pfütze, Mondenschein, müde darf man heute sein.',
      },
    ],
    facts: {
      wrong: '{friend} las Witze von einer Liste vor',
      turn: '{hero} vergaß die Statue und hüpfte zum Spaß',
      result: 'die Statue kicherte',
    },
    beginner: {
      gate: `
        @spot {Spot.at} stand eine Statue aus [Stein|grauem Stein].
        / Eine Statue stand {spot.at}. Sie lachte [nie|selten].
        In der Hand hielt sie {thing.akk}. „Bring mich zum Lachen“, [sagte|brummte] sie.
        + Sie sah so ernst aus wie ein Montag.
        + „Sonst gebe ich nichts her“, sagte die Statue.
        + Ein Vogel saß auf ihrem Kopf. Er lachte auch nicht.
        + Moos wuchs ihr am Mund, vom langen Nichtlachen.
        + Viele hatten es schon versucht. Alle waren müde heimgegangen.
        + „Worüber lachst du denn?“, fragte {hero}. „Über nichts“, sagte sie.
        + Ihre Finger waren kalt und fest.
        + Der Stein sah über alle hinweg.
      `,
      wrong: `
        „Ich kenne Witze“, sagte {friend}. „Ich habe eine [Liste|lange Liste].“
        / „Lachen?“, sagte {friend}. „Das kann ich [gut|im Schlaf].“
        @wrong {Friend} las die Witze von der Liste vor, [alle|alle zwölf].
        / Witz um Witz las {friend} von der Liste vor, [alle|sehr laut].
        + „Nummer eins: Kommt eine Wurst zum Arzt.“ Niemand lachte.
        + Bei Nummer sieben wurde die Stimme laut.
        + „Da lacht man!“, rief {friend}. „Das war der Witz!“
        + Die Statue sagte: „Den kannte schon mein Opa.“
        + Bei Nummer neun fehlte das Ende. Man merkte es kaum.
        + Nummer zwölf war die Nummer eins noch einmal.
        + Der Vogel auf dem Kopf schlief ein.
        + {Friend} wurde böse auf die Liste.
      `,
      doubt: `
        Es war sehr still. Die Statue sah [in die Luft|geradeaus].
        / Keiner lachte. Eine Fliege [gähnte|flog weg].
        + Lachen auf Befehl ist schwer, auch für Steine.
        + {Friend} saß auf der Liste und war beleidigt.
        + Man hörte nur einen Tropfen: plitsch.
        + Niemand war hier froh, nicht einmal die Witze.
        + „Vielleicht kann sie es nicht“, dachte {hero}.
        + Ein Schatten wurde lang und sah traurig aus.
        + So ernst war es schon lange nicht mehr.
      `,
      turn: `
        Am Boden lagen [runde Steine|nasse Steine]. Sie sahen aus, als wollten sie etwas.
        / Es hatte geregnet. Überall [glänzten|warteten] Pfützen, runde und schiefe.
        @turn Da vergaß {hero} die Statue und hüpfte nur zum Spaß.
        / Platsch! {Hero} hüpfte, nur so, aus [Spaß|Freude]. Die Statue war vergessen.
        + Erst auf den einen, dann auf den anderen: hopp.
        + Es war für nichts gut. Es war nur schön.
        + Das Herz hüpfte gleich mit.
        + Links, rechts, und einmal im Kreis.
        + Bei jedem Hopser machte es platsch oder patsch.
        + „Was soll das?“, fragte {friend}. „Nichts“, sagte {hero}.
        + Auf einmal war der Abend leicht wie ein Ball.
        + Keiner dachte mehr an Witze.
      `,
      works: `
        {Friend} hüpfte [mit|auch mit]. Platsch, und nass war alles.
        / „Ich auch“, rief {friend} und sprang [hinein|hinterher]. Es spritzte hoch.
        @result Da kicherte die Statue, erst im Bauch und dann im [Gesicht|ganzen Gesicht].
        / Hihi! Das war die Statue. Sie kicherte, [ganz tief|bis in den Hut].
        + Der Staub flog, und das Moos fiel ab.
        + Der Vogel wachte auf und lachte mit.
        + Sie lachte, bis ihr eine Hand aufging.
        + Da fiel {thing} herunter, ganz weich ins Gras.
        + „Noch mal hüpfen“, bat sie und wischte sich ein Auge.
        + „Und meine Witze?“, fragte {friend}. „Die waren zu ernst“, sagte sie.
        + Dann hüpfte sie selbst, ein sehr kleines Stück.
        + {Hero} hielt {thing.akk} und war noch außer Atem.
      `,
      lesson: `
        Froh wird man nicht auf [Befehl|Bestellung]. Man fängt [einfach|nur] an zu hüpfen.
        / „Ich wollte Lachen machen“, sagte {friend}. „Du [warst froh|hattest Spaß].“
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} stand eine Statue, ernsthafter als [ein Lineal|drei Montage hintereinander].
        / Eine Statue stand {spot.at} und machte ein Gesicht [wie Regenwetter|wie ein Zaun].
        In ihren Händen lag {thing}. „Zuerst möchte ich [lachen|herzlich lachen]“, verlangte sie.
        + Seit hundert Jahren hatte es keiner geschafft, und sie hatte Moos um den Mund.
        + „Es darf gern etwas Lustiges sein“, fügte sie hinzu, ohne eine Miene zu verziehen.
        + Auf ihrem Kopf wohnte ein Vogel. Er hatte sich angepasst.
        + Am Sockel lag ein Hut mit Witzen, die andere hier vergessen hatten.
        + „Kitzeln gilt nicht“, sagte sie. „Ich bin aus Granit.“
      `,
      wrong: `
        „Überlass das mir“, sagte {friend} und zog eine [Liste|zerknitterte Liste] hervor.
        / „Für Humor bin ich zuständig“, sagte {friend} und [räusperte sich|hob eine Liste hoch].
        @wrong {Friend} las die Witze von der Liste vor, [von eins bis zwölf|laut und der Reihe nach].
        / Nun las {friend} [alle zwölf Witze|jeden Witz] von der Liste, immer [lauter|beleidigter].
        + Nach Nummer vier erklärte {friend:er/sie/es}, wo man hätte lachen sollen.
        + „Den hat mir mein Sockel schon erzählt“, sagte die Statue.
        + Je weniger sie lachte, desto lauter wurde vorgelesen.
        + Bei Nummer neun fehlte die Pointe. Es fiel niemandem auf.
        + „Das ist KOMISCH!“, rief {friend} zum Schluss und stampfte.
        + Danach war die Liste zu Ende und die Geduld auch.
      `,
      doubt: `
        Danach herrschte eine solche Stille, dass man das Moos [wachsen|gähnen] hörte.
        / Nach dem letzten Witz [war es so ruhig|wurde es so still], dass ein Blatt sich entschuldigte.
        + Die Liste lag im Gras, und jeder Witz darauf sah traurig aus.
        + {Friend} drehte der Statue den Rücken zu. Der Statue war es gleich.
        + „Man kann doch niemanden zum Lachen zwingen“, dachte {hero}.
        + Der Vogel zog den Kopf unter den Flügel, damit er nichts mehr hören musste.
        + Die Sonne war weg, und mit ihr der letzte Rest guter Laune.
        + Wer so lange ernst war, der vergisst vielleicht, wie das andere geht.
      `,
      turn: `
        Zwischen den Steinen standen Pfützen, und in jeder [lag ein kleiner Himmel|schwamm ein Mond].
        / Am Nachmittag hatte es geregnet, und nun [lagen Pfützen|glitzerte es] überall, große, kleine, runde.
        @turn Da vergaß {hero} die Statue und hüpfte, nur zum Spaß, von einer zur [anderen|nächsten].
        / Auf einmal hüpfte {hero}, [mitten hinein|einfach so], nur zum Spaß, und vergaß die Statue.
        + Es war zu nichts nütze, und gerade das war so herrlich daran.
        + „Das bringt doch nichts“, rief {friend}. „Nein“, rief {hero} und sprang noch höher.
        + Platsch war ein guter Ton, aber patsch war besser.
        + Die Zehen hatten angefangen, und der Rest war einfach mitgekommen.
        + Beim vierten Sprung kam ein Lachen heraus, das niemand bestellt hatte.
      `,
      works: `
        {Friend} hielt es nicht aus und [sprang hinterher|hüpfte in die größte], mit allem, was {friend:er/sie/es} hatte.
        / „Platz da“, rief {friend} und [nahm Anlauf|sprang], und das Wasser [flog|spritzte] in alle Richtungen.
        @result Etwas knirschte, und da kicherte die Statue, [tief im Bauch|dass der Staub flog].
        / Zuerst bebte nur ein Finger, dann kicherte die Statue [von Kopf bis Sockel|los].
        + Es fing unten an, stieg durch den Granit und kam als Quietschen aus der Nase.
        + Vor Lachen ging ihr die Hand auf, und {thing} kullerte heraus.
        + „Aufhören“, japste sie, „nein, weitermachen!“
        + Der Vogel fiel herunter, lachte und flog wieder hinauf.
        + „Und welcher Witz war es?“, wollte {friend} wissen. „Du“, sagte sie, „in der Pfütze.“
      `,
      lesson: `
        Die Freude kam nicht auf [Bestellung|Befehl], sondern als {hero} [zu spielen begann|sie beinahe vergessen hatte].
        / „Auf meiner Liste stand alles Mögliche“, meinte {friend}, „nur [Hüpfen|das Herumhüpfen] nicht.“
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} erhob sich eine Statue, deren Ernst [Flechten angesetzt hatte|aus Granit war].
        In der Hand ruhte {thing}. „Wer {thing:ihn/sie/es} haben will“, sagte sie, „bringe mich zum [Lachen|Kichern].“
        + Seit hundert Jahren war das nicht gelungen, und man sah es an den Mundwinkeln, in denen ein Moos siedelte.
        + Den Vogel auf ihrem Scheitel hatte das Amt mit den Jahren ebenfalls schwermütig gemacht.
        + Dass Kitzeln zwecklos sei, setzte sie hinzu, verstehe sich bei ihrer Zusammensetzung wohl von selbst.
      `,
      wrong: `
        Für derlei, erklärte {friend}, sei man [gerüstet|vorbereitet], und entrollte ein Papier.
        @wrong {Friend} las die Witze von der Liste vor, und zwar [sämtliche|alle zwölf], mit Betonung.
        / Unverdrossen las {friend} einen Witz nach dem anderen von der Liste vor.
        + Nach der vierten Nummer folgten Erläuterungen, an welcher Stelle gelacht zu werden pflege.
        + „Dieser“, bemerkte die Statue, „war schon zu meiner Aufstellung nicht mehr neu.“
        + Bei der neunten fehlte der Schluss, was man weder hörte noch bedauerte.
        + „Es IST komisch!“, rief {friend} endlich in einem Ton, bei dem die Amseln verstummten.
      `,
      doubt: `
        Danach herrschte jene besondere Stille, in der man [das Moos wachsen hört|sich selber beim Atmen stört].
        / Als der zwölfte verklungen war, [räusperte sich irgendwo ein Frosch|fiel ein Blatt], und das war der ganze Beifall.
        + Nichts ist so traurig wie ein Witz, der niemandem gefallen hat, und es lagen zwölf davon im Gras.
        + Vielleicht, dachte {hero}, lässt sich ein Lachen ebenso wenig befehlen wie das Wachsen.
        + {Friend} und die Statue sahen aneinander vorbei, und beide hatten darin Übung.
        + Es wurde kühl, und mit dem Licht ging auch die gute Laune zu Bett.
      `,
      turn: `
        Zwischen den Platten standen Pfützen, und in jeder wartete [ein kleiner Mond|etwas Himmel] auf Gesellschaft.
        / Der Regen vom Nachmittag hatte Pfützen hinterlassen, [eine einladender als die andere|jede ein kleines Angebot].
        @turn Da vergaß {hero} die Statue und hüpfte, nur zum Spaß, hinein.
        / Nur zum Spaß hüpfte {hero} hinein und dachte nicht mehr an Statuen.
        + Es nützte nichts, es galt nichts, und es war, möglicherweise aus diesem Grund, wunderbar.
        + Angefangen hatten die Zehen, und der übrige Körper war ihnen neugierig gefolgt.
        + „Wozu soll das gut sein?“, rief {friend}. „Zu gar nichts“, rief {hero} mitten im Sprung.
        + Beim fünften Platschen entfuhr {hero.dat} ein Lachen, das auf keiner Liste gestanden hatte.
      `,
      works: `
        Mit einem Seufzer warf {friend} die Würde beiseite und [sprang hinterdrein|nahm die größte Pfütze].
        @result Erst knirschte es nur, doch dann [kicherte die Statue|kicherte die Statue wirklich].
        / Ein Beben durchlief den Stein, und [unversehens|vernehmlich] kicherte die Statue.
        + Es begann in den Grundmauern, stieg durch den Granit empor und verließ sie als Quieken durch die Nase.
        + Die steinerne Hand ging ihr auf vor Vergnügen, und {thing} rollte heraus.
        + „Es war keiner von den Witzen“, versicherte sie {friend.dat}, „es war dein Gesicht vor der Landung.“
        + Den Vogel hatte es vom Scheitel geworfen, was er später als den schönsten Sturz seines Lebens bezeichnete.
      `,
      lesson: `
        Freude [kommt ungern auf Bestellung|lässt sich nicht herbeilesen]; aber sie sieht zu, wo jemand hüpft, und hüpft mit.
        / „Ich hatte zwölf gute Gründe zum Lachen“, sagte {friend}, „du hattest [keinen|gar keinen].“
      `,
    },
  },
  Gratitude: {
    titles: `
      {hero} und der kleine Besen
      Wer fegt hier jede Nacht?
      Wer fegt da in der Nacht?
      Ein Danke für den Kleinsten
    `,
    refrains: [
      {
        first: 'Fege, fege, alles rein, und ein Danke macht dich nicht mehr klein.',
        changed: 'Fege, fege, alles still, weil ein Danke bei dir schlafen will.',
      },
      {
        first: 'Wer hat hier so fein gekehrt? | danke schön, das ist was wert.',
        changed: 'Wer hat mir den Traum gekehrt? | danke schön, das war es wert.',
      },
      {
        first: 'Kleiner Besen, husch, husch, husch, keiner sieht dich hinterm Busch.',
        changed: 'Kleiner Besen, husch ins Bett, danke, denn das war so nett.',
      },
    ],
    facts: {
      wrong: '{friend} beschwerte sich über den Staub',
      turn: '{hero} sah den kleinen Besen und sagte danke',
      result: 'der kleine Feger wurde rot und zeigte ihnen die Stelle',
    },
    beginner: {
      gate: `
        @spot {Spot.at} war alles sauber. [Kein Blatt|Kein Krümel] lag auf dem Weg.
        / Alles blitzte {spot.at}. Wer hatte hier [gefegt|geputzt]?
        Wer hier fegt, der weiß auch, wo {thing} ist. Doch man sah [keinen|niemanden].
        + Nur ein leises Schsch war da, unten am Boden.
        + Der Weg glänzte wie ein gut geputzter Schuh.
        + Viele gingen hier entlang. Keiner sah nach unten.
        + „Wo sollen wir suchen?“, fragte {hero}.
        + Jeder Stein lag am richtigen Platz.
        + Links war es ordentlich, und rechts war es auch ordentlich.
        + Schsch, machte es, und dann war es still.
        + So klein war, wer da fegte: klein wie eine Nuss.
      `,
      wrong: `
        „Hier ist ja Staub“, sagte {friend} und [hustete|wedelte herum].
        / {Friend} fand ein Staubkorn und hielt es [hoch|ins Licht].
        @wrong So beschwerte sich {friend} über den Staub, [sehr laut|lange und laut].
        / „Staub“, rief {friend}. „Überall [Staub|nur Staub]! Wer macht hier sauber?“
        + „Kann denn hier keiner putzen?“, rief {friend}.
        + {Friend} griff über etwas Kleines hinweg und merkte es nicht.
        + Der kleine Besen hielt kurz an.
        + Dann ging es weiter, nur leiser.
        + Ein Fußabdruck kam auf den blanken Weg, und noch einer.
        + „Ich bin Besseres gewohnt“, sagte {friend}.
        + Hinter ihnen wurde alles still weggefegt.
        + Von Staub war gar nichts zu sehen.
      `,
      doubt: `
        Sie suchten und suchten. [Nichts|Gar nichts] war zu finden.
        / Hier war nichts, und dort war [auch nichts|noch weniger].
        + So sauber war es, dass man keine Spur sah.
        + {Friend} setzte sich auf den Weg und schimpfte.
        + Das Schsch war jetzt ganz weit weg.
        + Wer so viel tut und kein Wort hört, wird müde.
        + „Jemand muss doch hier sein“, dachte {hero}.
        + Der Abend legte Blätter hin. Wer nahm sie weg?
        + Keiner sagte etwas Nettes. Das merkt auch ein Weg.
      `,
      turn: `
        „Warum ist der Weg so schön?“, fragte {hero} und [bückte sich|schaute genau].
        / {Hero} sah sich den Weg an, [ganz genau|Stein für Stein].
        @turn Da sah {hero} den kleinen Besen und sagte: „[Danke|Danke dir].“
        / Ein Besen, so klein wie ein [Finger|Zahn]! „Danke“, sagte {hero} zu ihm.
        + Er war nicht länger als ein Streichholz.
        + Daran hielt sich jemand fest, mit staubiger Nase.
        + „Für jeden Abend“, sagte {hero}, „und für jedes Blatt.“
        + Es war ganz leise gesagt, aber nah.
        + {Friend} sah auch hin und hob schnell die Füße.
        + Zwei kleine Augen wurden groß.
        + „Meinst du mich?“, fragte es. „Ja, dich“, sagte {hero}.
        + So etwas hatte hier noch nie jemand gesagt.
      `,
      works: `
        @result Der kleine Feger wurde rot. Er zeigte ihnen die [Stelle|richtige Stelle].
        / Rot wie ein Apfel wurde der Feger. Er zeigte ihnen die Stelle.
        Dort, unter einem blanken Stein, lag {thing}.
        / Ein [Kiesel|Stein] war besonders blank. Unter ihm lag {thing}.
        + Erst wurde er rot, und dann fing er an zu leuchten.
        + „Ich habe es immer abgestaubt“, sagte er.
        + So hell war er, dass man jeden Halm sah.
        + {Friend} sagte auch danke, etwas heiser.
        + „Ich trete ab jetzt nur auf die Zehen“, sagte {friend}.
        + {Hero} hielt ihm einen Finger hin, oder was da war.
        + Er schüttelte ihn sehr lange.
        + Dann fegte er weiter und sang dabei.
      `,
      lesson: `
        Manches ist schön, weil jemand [Kleines|Leises] es tut. Sag [ihm danke|es ihm].
        / „Ich sah nur Staub“, sagte {friend}. „Du sahst [wer fegt|den Besen].“
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} glänzte der Boden, als käme demnächst [der Kaiser|hoher Besuch].
        / Man hätte {spot.at} vom Boden [essen können|frühstücken können], so sauber war es.
        Wer hier fegte, wusste vermutlich auch, wo {thing} lag. Leider [blieb er unsichtbar|entdeckte man niemanden].
        + Ein feines Schsch war zu hören, knapp über dem Boden, und dann wieder nichts.
        + Hunderte gingen hier täglich entlang. Keiner hatte sich je gefragt, warum man nicht stolperte.
        + Sogar die Kiesel lagen nach Größe und schauten alle in dieselbe Richtung.
        + Am Rand stand ein Häuflein Laub, gerade so groß wie ein Fingerhut.
        + „Man müsste jemanden fragen können“, sagte {hero}.
      `,
      wrong: `
        @wrong {Friend} beschwerte sich über den Staub und hustete dazu, [sehr vornehm|mit viel Gefühl].
        / {Friend} entdeckte ein Stäubchen und beschwerte sich darüber, [bis es davonflog|in drei Sätzen].
        „Ein Zustand ist das“, hieß es, „[ein Zustand|und das auf Reisen]!“
        + Dabei griff {friend:er/sie/es} über einen winzigen Besen hinweg, um ein Staubkorn vorzuzeigen.
        + Das Körnchen hatte {friend:er/sie/es} selbst mitgebracht, wie man am Fell oder Gefieder sah.
        + Das Schsch setzte aus. Dann kam es wieder, um einiges leiser.
        + Hinter jedem ihrer Schritte wurde die Spur still weggekehrt.
        + „Bei uns zu Hause“, sagte {friend}, „fegt es sich von selbst.“
      `,
      doubt: `
        Sie suchten, bis es [dämmerte|dunkel wurde], und fanden nur Sauberkeit.
        / Unter jedem Stein war es [gefegt|blank], und unter keinem lag etwas.
        + Von {thing.dat} war keine Spur da, denn Spuren wurden hier sofort weggefegt.
        + {Friend} setzte sich mitten auf den Weg und verlangte nach jemandem, der zuständig war.
        + Das Schsch war verstummt, und auf einmal fehlte es.
        + Ein Blatt fiel herunter und blieb liegen, und das sah seltsam traurig aus.
        + Irgendwer, dachte {hero}, hat diesen Weg doch jeden Abend schön gemacht.
      `,
      turn: `
        {Hero} kniete sich hin, bis die Nase fast den Boden [berührte|streifte].
        / {Hero} legte den Kopf schief und [betrachtete|las] die feinen Striche im Sand.
        @turn Da sah {hero} den kleinen Besen und sagte [leise|ganz nah] danke.
        / An einem Halm lehnte ein winziger Besen, und {hero} sagte [leise|laut] danke.
        + „Danke, dass hier nie jemand fällt“, sagte {hero}, „und für das mit den Kieseln.“
        + Am Besen hing jemand, nicht größer als eine Nuss, mit einer Schürze und staubiger Nase.
        + „Sprichst du mit mir?“, fragte er und sah sich um, ob noch einer da war.
        + Vierzig Jahre hatte er gefegt, und das war das erste Wort darüber.
        + {Friend} hob erst einen Fuß vom sauberen Weg und dann vorsichtig auch den anderen.
        + Er nickte sehr ernst.
      `,
      works: `
        @result Da wurde der kleine Feger rot, [begann zu glühen|fing an zu leuchten] und zeigte ihnen die Stelle.
        Unter dem rundesten Kiesel, [frisch abgestaubt|blank gerieben], lag {thing}.
        / Dort lag, [poliert und gefaltet, soweit das ging|sorgsam zugedeckt], {thing}.
        + „Ich habe es jeden Tag geputzt“, sagte er, „falls einmal jemand danach fragt.“
        + Er leuchtete jetzt so, dass man am Wegrand jede Ameise grüßen konnte.
        + {Friend} murmelte etwas, das mit D anfing, und wurde selbst ein wenig rot.
        + „Fegen ist gar nicht schwer“, sagte der Kleine. „Nur allein ist es lang.“
        + Als sie gingen, hörte man hinter sich das Schsch, und es hatte eine Melodie.
      `,
      lesson: `
        Vieles ist nur darum in Ordnung, weil jemand es [still|jeden Tag] tut. [Ein Danke|Ein leises Danke] macht ihn sichtbar.
        / „Ich habe auf den Staub gesehen“, sagte {friend}, „und du auf den [Besen|Kleinen dahinter].“
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} glänzte alles, als erwarte man [kaiserlichen|vornehmen] Besuch.
        / Die Sauberkeit, die {spot.at} herrschte, hatte etwas [Feierliches|Vorwurfsvolles].
        Nur wer hier sauber machte, konnte wissen, wo {thing} lag, doch er [blieb unsichtbar|verbarg sich].
        + Hunderte benutzten ihn täglich, ohne sich je zu fragen, weshalb sie dabei nicht stolperten.
        + Ein feines Schsch, knapp über dem Boden, verriet, dass jemand bei der Arbeit war, der kein Aufhebens machte.
        + Selbst die Kiesel lagen nach Größe geordnet und blickten, soweit Kiesel das tun, in dieselbe Richtung.
      `,
      wrong: `
        @wrong {Friend} beschwerte sich über den Staub, der freilich [mitgebracht|der eigene] war, mit erlesenem Husten.
        + „Man ist ja“, hieß es, „nicht verwöhnt, aber ein Mindestmaß an Pflege darf der Reisende erwarten.“
        + Um ein Körnchen vorzuweisen, griff {friend:er/sie/es} über einen Besen hinweg, der kaum so lang war wie ein Streichholz.
        + Das Schsch setzte aus und kam nach einer Weile wieder, um ein Merkliches leiser.
        + Jeder Abdruck, den sie hinterließen, wurde hinter ihrem Rücken still beseitigt.
      `,
      doubt: `
        Man suchte, bis [die Dämmerung kam|das Licht schwand], und stieß überall nur auf Sauberkeit.
        / Gefunden wurde, nach gründlicher Suche, [ausschließlich Ordnung, und die in rauen Mengen|nichts als Reinlichkeit].
        + Selbst die Ameisen, so sah man, wischten sich [ungefragt|vor Betreten des Weges] die Füße ab.
        + Von {thing.dat} fand sich keine Spur, da Spuren an diesem Ort nicht alt wurden.
        + Das Schsch war verstummt, und nun erst bemerkte man, wie sehr es dem Abend gefehlt hätte.
        + Ein einzelnes Blatt fiel auf den Weg und blieb liegen, was seit Menschengedenken nicht vorgekommen war.
      `,
      turn: `
        {Hero} ließ sich auf den Boden nieder, bis die Welt [die Größe eines Kiesels hatte|ganz niedrig war].
        @turn Da sah {hero} den kleinen Besen und sagte, [ohne jede Feierlichkeit|leise], danke.
        / Da bemerkte {hero} einen Besen von Streichholzlänge und bedankte sich [leise|herzlich].
        + Daran hielt sich jemand von der Größe einer Nuss, der sich umblickte, ob etwa ein anderer gemeint sei.
        + „Für jeden einzelnen Abend“, fügte {hero} hinzu, „und für die Sache mit den Kieseln.“
        + Vierzig Jahre lang hatte der Kleine gefegt, und dies war, von Beschwerden abgesehen, die erste Bemerkung dazu.
        + {Friend} besah die eigenen Füße, hob einen davon an und wusste nicht recht, wohin damit.
      `,
      works: `
        @result Der kleine Feger wurde rot, dann hell, und zeigte ihnen, [eine Laterne geworden|leuchtend], die Stelle.
        Unter dem rundesten aller Kiesel lag, tadellos gepflegt, {thing}.
        / Dort ruhte, [sorgsam abgestaubt|auf einem Blütenblatt], {thing}.
        + „Ich habe jeden Tag darübergewischt“, sagte er, „für den Fall, dass einmal jemand danach fragt.“
        + {Friend} brachte ein Wort hervor, das mit D begann und, für einen Anfänger, recht gut gelang.
        + Das Fegen an sich sei nicht schwer, meinte der Kleine, es sei nur, so ganz allein, ziemlich lang.
        + Noch von weitem hörte man hinter sich das Schsch, das inzwischen eine Melodie angenommen hatte.
      `,
      lesson: `
        Was [selbstverständlich|von allein sauber] aussieht, das tut gewöhnlich jemand, und er hört es gern, dass man ihn bemerkt hat.
        / „Ich sah den Staub“, gestand {friend}, „du sahst [den, der ihn wegnimmt|den Besen].“
      `,
    },
  },
  Hope: {
    titles: `
      {hero} und die letzte Glut
      Zwei Hände voll Licht
      Ein Funken im Dunkeln
      Die andere Glut
    `,
    refrains: [
      {
        first: 'Glimm, kleine Glut, glimm leise, und bald wird alles gut.',
        changed: 'Schlaf, kleine Glut, schlaf leise, denn nun ist alles gut.',
      },
      {
        first: 'Noch ein Funken, noch ein Stück, halt ihn warm, er glimmt zurück.',
        changed: 'Fern ein Funken, und zum Glück, winkt er uns noch lang zurück.',
      },
      {
        first: 'Alles dunkel, fast, nicht ganz, da ist noch ein Zipfel Glanz.',
        changed: 'Alles dunkel, fast, nicht ganz, und am Himmel steht der Glanz.',
      },
    ],
    facts: {
      wrong: '{friend} rief: Alles ist aus',
      turn: '{hero} hielt schützend um die Glut und wartete',
      result: 'die Glut fing Feuer und eine andere antwortete',
    },
    beginner: {
      gate: `
        @spot {Spot.at} war es schwarz. [Nur eine Glut|Nur noch eine Glut] war da, die letzte.
        / Es war ganz dunkel {spot.at}. Eine letzte Glut [glomm|lebte] noch.
        Irgendwo im Dunkeln lag {thing}. Man sah [nicht einmal die Nase|gar nichts].
        + Die Glut war so klein wie eine Beere.
        + Sie machte rot, rot, und dann lange nichts.
        + Kein Stern kam bis hierher.
        + „Geh nicht aus“, sagte {hero} leise zu ihr.
        + Ringsum lag Asche, grau und weich.
        + Einmal hatte hier ein großes Feuer gebrannt.
        + Man hörte das Dunkel beinahe atmen.
        + Ein kalter Hauch kam und ging.
        + Der Boden war kühl unter den Füßen.
      `,
      wrong: `
        „Das war es“, sagte {friend}. „Und [Hunger habe ich auch|mein Fuß schläft].“
        / „Gleich ist sie aus“, sagte {friend}. „Und kalt ist es [auch|ja auch].“
        @wrong „Alles ist aus!“, rief {friend} [laut|und seufzte].
        + Jeder Seufzer blies die Glut ein wenig kleiner.
        + „Nie wird es hell“, sagte {friend}, „nie, nie, nie.“
        + Beim dritten Nie flog Asche auf.
        + {Friend} machte die Augen zu. „Gleich dunkel“, hieß es.
        + „Sag es nicht so laut“, bat {hero}.
        + Die Glut zuckte und wurde blass.
        + „Morgen ist auch aus“, sagte {friend}.
        + Dann knurrte noch ein Bauch.
      `,
      doubt: `
        Nun war sie nur ein roter [Punkt|kleiner Punkt]. War sie [noch da|überhaupt noch da]?
        + Kalt kam es von allen Seiten.
        + {Hero} sah lange hin und blinzelte nicht.
        + Es roch nach altem Rauch.
        + „Vielleicht ist es zu spät“, dachte {hero}.
        + Nicht einmal {friend} sagte mehr etwas.
        + Wenn man ganz still war, knisterte es. Oder nicht?
        + Das Warten war so lang wie eine ganze Nacht.
        + Kein Laut war da, nur das Warten.
      `,
      turn: `
        „Sie ist noch da“, sagte {hero}. [Das war alles|Mehr nicht].
        / „Psst“, sagte {hero}. „Sie [glimmt|atmet] noch.“
        @turn Und {hero} hielt sich schützend um die Glut und wartete.
        / {Hero} rückte um die Glut, gegen den [Wind|Luftzug], und wartete [lange|still].
        + Kein Wind kam mehr an sie heran.
        + Ein warmer Atem ging darüber, ein und aus.
        + „Es tut sich nichts“, flüsterte {friend}. „Noch nicht“, sagte {hero}.
        + Die Knie wurden kalt. {Hero} blieb.
        + Eins, zwei, zehn, zwanzig Atemzüge lang.
        + Ganz innen war ein bisschen Rot.
        + Nun rückte auch {friend} nah heran.
        + Hoffen ist oft nur: nicht weggehen.
        + Draußen ging die Nacht vorbei.
      `,
      works: `
        @result Da fing die Glut Feuer, und weit weg [antwortete|blinkte] eine andere.
        / Puff! Die Glut fing Feuer. Weit weg ging noch eine [an|auf].
        Dann noch eine, und noch [eine|viele]. Im hellen Schein lag {thing}.
        + Erst war es ein Faden Licht, dann eine Flamme.
        + Sie hatten alle gewartet, ob noch jemand da ist.
        + „Da“, rief {friend}, „und da, und da!“
        + Die Schatten gingen einen Schritt zurück.
        + {Hero} war warm bis in die Zehen.
        + „Ich habe es gewusst“, sagte {friend}. Keiner sagte etwas dazu.
        + Es war wie ein Abend voller Fenster.
        + {Thing} war gar nicht weit weg.
      `,
      lesson: `
        Solange es glimmt, ist nichts [aus|zu Ende]. Bleib [da|dabei] und wärme es.
        / „Ich sah das Dunkel“, sagte {friend}. „Du sahst den [Punkt|roten Punkt].“
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} war es stockfinster, abgesehen von [etwas|einer letzten] Glut in der Asche.
        / Alle Lichter {spot.at} waren ausgegangen, [bis auf eines|und nur eine Glut lag noch da].
        Irgendwo lag hier {thing}, doch man erkannte [überhaupt nichts|lauter Schwärze].
        + Die Glut war nicht größer als eine Johannisbeere, und sie tat, was sie konnte.
        + Einmal musste hier ein großes Feuer gewesen sein. Jetzt war davon ein Häuflein Grau übrig.
        + In regelmäßigen Abständen wurde sie rot, und dazwischen dachte man jedes Mal, das war es.
        + „Guten Abend“, sagte {hero} zu ihr, denn sonst war niemand wach.
        + Von irgendwo zog es herein, kalt und ohne Eile.
      `,
      wrong: `
        „Das kann man vergessen“, stellte {friend} fest, „und [zu essen gibt es auch nichts|kalt ist mir außerdem].“
        / „Aus, vorbei, Feierabend“, sagte {friend} und [zog die Schultern hoch|legte sich hin].
        @wrong „Alles ist aus“, rief {friend} und seufzte so, dass [die Asche flog|die Glut zitterte].
        + Beim zweiten Seufzer war sie nur noch halb so groß.
        + „Es wird nie wieder hell“, hieß es, „und falls doch, dann nicht für uns.“
        + {Friend} zählte auf, was alles dunkel war. Es wurde eine lange Liste.
        + „Ich bin nur ehrlich“, sagte {friend:er/sie/es} und legte sich hin, das Gesicht zur Wand.
        + Die Glut hörte zu. Man sah es ihr an.
      `,
      doubt: `
        Inzwischen war sie ein winziges Pünktchen, das man [beim Blinzeln beinahe verlor|kaum noch wiederfand].
        / Die Glut war nur noch [so groß wie ein Apfelkern|ein Nadelstich im Dunkeln].
        + Es roch nach kaltem Rauch und ein wenig nach gestern.
        + Auch {hero} hätte gern die Augen zugemacht und auf morgen gewartet.
        + Vielleicht hatte {friend} recht, und das hier war nur noch der Rest von etwas.
        + Das Dunkel rückte näher, so wie jemand, der gleich das Licht ausmachen will.
        + Aber wenn man den Atem anhielt, knisterte es. Ganz leise knisterte es.
      `,
      turn: `
        „Sie ist noch nicht aus“, sagte {hero} und [rückte näher|ging dicht heran].
        / „Solange man sie sieht, ist sie da“, sagte {hero} und [beugte sich vor|blieb].
        @turn Und {hero} hielt sich schützend um die Glut und wartete, [Atemzug um Atemzug|ohne ein Wort].
        / Da machte {hero} [ein Dach|eine Höhle] um die Glut, ganz dicht, und wartete.
        + Nun kam der Wind nicht mehr heran, und ein warmer Hauch lag auf der Asche.
        + Es geschah nichts. Dann geschah noch einmal nichts, und {hero} blieb.
        + „Woher weißt du, dass es hilft?“, fragte {friend}. „Ich weiß es nicht“, sagte {hero}.
        + Warten ist auch eine Arbeit, man sieht sie nur nicht.
        + Nach einer Weile legte {friend} etwas Trockenes dazu, ein Blatt vom eigenen Lager.
      `,
      works: `
        @result Da fing die Glut Feuer, und in weiter Ferne [antwortete|leuchtete] eine andere.
        / Ein Flämmchen stand auf, die Glut [brannte|fing Feuer], und weit weg antwortete eine zweite.
        Danach ging ein Licht nach dem anderen an, und [mittendrin|ganz nah] lag {thing}.
        / Bald [blinkte|leuchtete] es ringsumher, und vor ihren Füßen lag {thing}.
        + Offenbar hatten alle im Dunkeln gesessen und gedacht, sie seien die letzte.
        + Rot wurde gelb, gelb wurde hell, und die Schatten traten höflich zurück.
        + „Ich sah es kommen“, sagte {friend}, und man ließ es gelten.
        + {Thing} hatte die ganze Zeit keine zwei Schritte entfernt gelegen.
        + Es war, als gingen in einer großen Stadt die Fenster an.
      `,
      lesson: `
        Aus ist es erst, wenn [keiner mehr wartet|alle weggehen]. {Hero} war [geblieben|sitzen geblieben].
        / „Ich habe das Dunkel gezählt“, sagte {friend}, „und du [die Glut|das eine Licht].“
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} herrschte eine Finsternis, in der als Einziges [eine letzte Glut|noch etwas Glut] wachte.
        Irgendwo musste {thing} liegen, doch [sah man nicht, womit man suchte|war nichts zu sehen].
        + Von einem Feuer, an dem sich einst viele gewärmt hatten, war ein Häuflein Grau geblieben mit einer Johannisbeere darin.
        + In Abständen wurde sie rot, und jede Pause war um ein Weniges länger, als einem lieb sein konnte.
        + „Guten Abend“, sagte {hero} zu ihr, da es sonst niemanden gab, den man hätte grüßen können.
      `,
      wrong: `
        @wrong „Alles ist aus“, rief {friend} und untermalte es mit [einem Seufzer|Seufzern], unter denen die Glut erblasste.
        + Es folgte eine Aufstellung dessen, was dunkel war, und sie ließ an Vollständigkeit nichts zu wünschen.
        + „Heller wird es nicht“, schloss {friend:er/sie/es}, „und sollte es heller werden, so gewiss erst nach dem Abendbrot, das ausfällt.“
        + Dann legte {friend:er/sie/es} sich nieder, das Gesicht zur Wand, die man sich allerdings denken musste.
        + Jedes Wort hatte ein wenig Asche aufgewirbelt, und die Glut war nun kleiner um das Gesagte.
      `,
      doubt: `
        Sie war zu einem winzigen Pünktchen geworden, das man [beim Blinzeln verlor|beinahe nur noch ahnte].
        / Was übrig war, hätte auf einer [Nadelspitze|Wimper] Platz gehabt.
        + Auch {hero} dachte daran, die Augen zu schließen und das Weitere dem Morgen zu überlassen.
        + Es gibt eine Müdigkeit, die sich für Vernunft ausgibt, und sie setzte sich dazu.
        + Allein, wer den Atem anhielt, der hörte es noch, fein wie Papier, knistern.
        + Kalter Rauch hing in der Luft, und sogar die Stille schien sich aufs Gehen vorzubereiten.
      `,
      turn: `
        „Sie ist aber noch da“, sagte {hero}, und das war [der ganze Plan|alles, was sich sagen ließ].
        / „Klein ist noch lange nicht fort“, sagte {hero} und [rückte näher|ließ sich geduldig davor nieder].
        @turn Dann hielt sich {hero} schützend um die Glut und wartete, [lange|Atemzug um Atemzug].
        / Wie ein [Windschutz|Lampenschirm] legte {hero} sich um die Glut und wartete.
        + Es geschah nichts, und als das vorüber war, geschah wiederum nichts, und {hero} blieb.
        + Warten gilt als Untätigkeit, doch wer es einmal im Ernst getan hat, der spürt es am nächsten Tag in den Schultern.
        + „Woher weißt du, dass es nützt?“, fragte {friend}. „Gar nicht“, sagte {hero}, und etwas Trockenes wurde dazugelegt.
      `,
      works: `
        @result Da fing die Glut Feuer, und aus der Ferne [antwortete|gab] eine andere ihr Zeichen.
        Licht um Licht erwachte nun, und [im Schein|zwei Schritte weiter] lag {thing}.
        + Wie sich herausstellte, hatte jede von ihnen im Dunkeln gesessen und sich für die letzte gehalten.
        + Die Schatten traten zurück, ohne dass man sie hätte bitten müssen, und nahmen die Kälte mit.
        + „Im Grunde habe ich nie gezweifelt“, erklärte {friend}, und man war zu glücklich, um zu widersprechen.
        + Es sah aus, als kehre in einer großen Stadt das Leben in die Fenster heim.
      `,
      lesson: `
        Die Hoffnung ist [kein großes Feuer|selten eine Flamme]; sie ist das, was man im Dunkeln nicht allein lässt.
        / „Ich habe das Dunkel gemessen“, sagte {friend}, „und du hast [dich davorgesetzt|die Glut gehütet].“
      `,
    },
  },
  Love: {
    titles: `
      {hero} und das Schloss, das man nicht kaufen kann
      Das Gutenachtlied
      Ein Schloss wie ein Auge
      Nicht für Knöpfe und nicht für Gold
    `,
    refrains: [
      {
        first: 'La le lu, das Lied von zu Haus | macht Türen auf und das Dunkel aus.',
        changed: 'La le lu, das Lied ist aus | und nun sind alle still zu Haus.',
      },
      {
        first: 'Nicht für Knöpfe, nicht für Geld, weil ein Lied mir mehr gefällt.',
        changed: 'Ohne Knöpfe, ohne Geld, schläft mit diesem Lied die Welt.',
      },
      {
        first: 'Stummes Schloss, ganz ohne Loch, irgendetwas magst du doch.',
        changed: 'Liebes Schloss, nun schläfst du doch, und das Lied klingt leise noch.',
      },
    ],
    facts: {
      wrong: '{friend} bot dem Schloss Knöpfe und eine Münze an',
      turn: '{hero} sang leise das Gutenachtlied von zu Hause',
      result: 'das Schloss ging auf wie ein Auge',
    },
    beginner: {
      gate: `
        @spot {Spot.at} war ein Schloss, rund und warm. Es hatte kein [Loch|Schlüsselloch].
        / Ein Schloss saß {spot.at} in der Wand. Es war [rot|warm] wie ein Herz.
        Dahinter lag {thing}. „Kaufen kann man mich nicht“, [sagte|brummte] das Schloss.
        + Es war so warm wie ein Ei im Nest.
        + „Ich gehe auf für etwas, das nichts kostet“, sagte es.
        + {Hero} legte das Ohr daran. Es klopfte, ganz leise.
        + Kein Schlüssel der Welt passte hinein.
        + Vor der Tür lagen Münzen. Die hatte jemand dagelassen.
        + „Gold habe ich genug“, sagte das Schloss und gähnte.
        + Es klang ein bisschen einsam.
        + Die Tür war klein und dunkelrot.
      `,
      wrong: `
        „Jeder hat seinen Preis“, sagte {friend} und leerte [die Taschen|den Beutel].
        / „Das haben wir gleich“, sagte {friend} und [rechnete|kramte].
        @wrong {Friend} bot dem Schloss Knöpfe und eine Münze an.
        / „Zwei Knöpfe! Eine Münze!“ Das alles bot {friend} dem Schloss.
        + Drei Knöpfe, einer davon fast neu.
        + Dann kam der zweitbeste Stein dazu.
        + „Nein, danke“, sagte das Schloss sehr freundlich.
        + „Und mit Schleife?“, fragte {friend}.
        + „Ich lege noch einen Korken drauf“, sagte {friend}.
        + Das Schloss blieb zu. Es wurde nur müde.
        + „Vier Knöpfe!“, rief {friend}, „das ist zu viel für dich!“
        + Der Haufen wurde groß. Die Tür blieb, wie sie war.
      `,
      doubt: `
        Nun hatten sie nichts [mehr|mehr übrig]. Das Schloss [schwieg|seufzte].
        + {Friend} legte den besten Stein dazu. Das tat weh.
        + „Auch der ist schön“, sagte es, „aber nein.“
        + Alles, was man kaufen kann, lag jetzt da.
        + Es wurde spät, und niemand sang.
        + {Hero} hatte auf einmal Heimweh, ein kleines.
        + Was kostet nichts und ist doch viel?
        + Die Münzen waren kalt, eine wie die andere.
      `,
      turn: `
        {Hero} dachte an daheim, an die Tür mit dem [Lichtspalt|hellen Spalt].
        / {Hero} wurde ganz still und dachte an [zu Hause und das Bett|das warme Bett daheim].
        @turn Dann sang {hero} leise das Gutenachtlied von zu Hause.
        / „Ich habe nur ein Lied“, sagte {hero}. Es war das [Gutenachtlied|Lied] von daheim.
        + Die Stimme war klein und zitterte zuerst.
        + Es war kein schweres Lied. Es war nur das eigene.
        + Bei der zweiten Strophe war es warm.
        + {Friend} setzte sich hin und war ganz still.
        + Ein Wort war weg. Da summte {hero} einfach.
        + So singt man, wenn man jemanden gern hat.
        + Das Schloss hörte auf zu gähnen.
        + Es war, als säße jemand am Bett.
      `,
      works: `
        @result Da ging das Schloss auf wie ein [Auge|großes Auge].
        Es war ein bisschen nass. Hinter der Tür lag {thing}.
        / „Das Lied kenne ich“, sagte es leise. Dahinter lag {thing}.
        + „Noch mal“, bat das Schloss, ganz heiser.
        + {Hero} sang es noch einmal, nur für das Schloss.
        + „Das hat lange keiner getan“, sagte es.
        + {Friend} steckte die Knöpfe wieder ein, leise.
        + Einen ließ {friend} liegen. „Geschenkt“, hieß es. Das war neu.
        + Die Tür blieb offen, auch danach.
        + {Thing} roch ein wenig nach zu Haus.
        + „Kommt wieder“, sagte das Schloss, „auch ohne Lied.“
      `,
      lesson: `
        Das Beste [kostet nichts|gibt es in keinem Laden]. Man kann es nur [geben|verschenken].
        / „Ich wollte es kaufen“, sagte {friend}. „Du hast es [gesungen|hergegeben].“
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} saß in der Mauer ein Schloss, rund wie ein [Herz|Apfel] und ohne Schlüsselloch.
        „Hinter mir liegt {thing}“, verriet es, „aber [verkäuflich ist nichts|Geld nehme ich nie].“
        + Wenn man es anfasste, war es warm, und innen klopfte etwas.
        + Vor der kleinen Tür lagen Münzen, Ringe und eine Perücke, alles vergeblich.
        + „Ich gehe auf für etwas, das es in keinem Laden gibt“, erklärte es und gähnte.
        + Schlosser waren da gewesen, mit langen Haken. Sie gingen sehr nachdenklich wieder heim.
        + „Es muss nichts Großes sein“, sagte das Schloss, „nur etwas Echtes.“
      `,
      wrong: `
        „Jetzt wird gehandelt“, flüsterte {friend} und [rückte näher|zwinkerte].
        / „Es will nur gebeten sein“, meinte {friend} und [zählte das Vermögen|klimperte].
        @wrong {Friend} bot dem Schloss Knöpfe und eine Münze an, [dazu den zweitbesten Stein|und einen Korken].
        + „Sehr aufmerksam“, sagte das Schloss, „aber nein.“
        + Mit jedem Nein kam etwas hinzu: ein Korken, eine Schnur, ein halber Kamm.
        + „Das ist mein letztes Wort“, rief {friend}, und dann kamen noch drei.
        + Eine Schleife darum half auch nicht.
        + „Man kann dich doch nicht umsonst wollen“, sagte {friend} ratlos.
      `,
      doubt: `
        Da lagen nun ihre gesamten [Reichtümer|Kostbarkeiten], und das Schloss blieb trotzdem verschlossen.
        / Der Haufen wurde immer größer und [das Schloss immer stiller|half gar nichts].
        + {Friend} legte zuletzt den besten Stein dazu, und das fiel wirklich schwer.
        + „Er ist schön“, sagte das Schloss, „behalt ihn lieber.“
        + Auf einmal war der Abend sehr weit weg von daheim.
        + {Hero} dachte an das eigene Bett und an die Stimme, die dort sonst zu hören ist.
        + Das Heimweh zog ein wenig, so wie ein Faden, an dem jemand zupft.
      `,
      turn: `
        Daheim, das wusste {hero}, war jetzt die Tür einen Spalt offen, und [Licht lag im Flur|jemand summte].
        / {Hero} dachte an daheim, wo jetzt [eine Lampe brannte|das Kissen wartete].
        @turn Da sang {hero} leise das Gutenachtlied von zu Hause, [bis zum Schluss|mit allen Strophen].
        / Und ganz leise, [beinahe nur für sich|die Stirn am Schloss], sang {hero} das Gutenachtlied von daheim.
        + Die Stimme war klein, und bei den hohen Tönen kam sie gerade noch an.
        + Schön gesungen war es nicht besonders. Aber es war mit allem gesungen, was dazugehört.
        + Wo ein Wort fehlte, summte {hero}, so wie es daheim auch gemacht wird.
        + {Friend} vergaß zu handeln und hörte mit offenem Mund zu.
        + Es war das Lied, in das man sich zudecken kann.
      `,
      works: `
        @result Als der letzte Ton verklungen war, ging das Schloss auf wie ein [Auge|verschlafenes Auge].
        / Bei der letzten Strophe [blinzelte das Schloss|zitterte es], und dann ging es auf wie ein Auge.
        Es war etwas feucht. Dahinter, [auf Samt|auf einem Kissen], lag {thing}.
        / „Noch mal“, bat es [leise|feucht]. Hinter ihm lag {thing}.
        + „Verzeihung“, sagte es und schniefte, „das hat mir lange niemand vorgesungen.“
        + {Hero} sang ihm noch eine Strophe, nur so, obwohl es schon offen war.
        + {Friend} räumte die Knöpfe zusammen und ließ einen liegen. „Geschenkt“, sagte {friend:er/sie/es}.
        + Es war das erste Mal, dass {friend:er/sie/es} dieses Wort ausprobierte.
        + Die Tür blieb von da an angelehnt, falls wieder jemand singen wollte.
      `,
      lesson: `
        Was {hero} gab, hatte [nichts gekostet|keinen Preis], und doch war es mehr als [alle Knöpfe|der ganze Haufen].
        / „Ich habe gehandelt“, sagte {friend}, „und du hast [gesungen|etwas verschenkt].“
      `,
    },
    advanced: {
      gate: `
      @spot {Spot.at} befand sich ein herzförmiges, warmes Schloss ohne Schlüsselloch.
      „Hinter mir liegt {thing}, doch käufliche Dinge öffnen mich niemals.“
        + Vor der kleinen Tür lagen Münzen, Ringe und eine Perücke, die stummen Zeugen früherer Verhandlungen.
        + Schlosser von Ruf waren mit langen Haken gekommen und mit langen Gesichtern gegangen.
        + „Es braucht nichts Großes zu sein“, ermunterte es sie, „wenn es nur nirgends im Fenster liegt.“
      `,
      wrong: `
        @wrong {Friend} bot dem Schloss Knöpfe und eine Münze an, [später auch Sachwerte|mit Kennermiene].
        + „Dies“, raunte {friend:er/sie/es} {hero.dat} zu, „ist lediglich der Eröffnungszug“, und legte den zweitbesten Stein dazu.
        + Auf jedes höfliche Nein folgte ein neuer Gegenstand, bis die Sammlung einen Korken und den halben Kamm umfasste.
        + Auch eine Schleife, um das Ganze gebunden, änderte am Charakter des Angebots nichts.
        + „Umsonst kann man dich doch unmöglich wollen“, sagte {friend}, ehrlich verwirrt.
      `,
      doubt: `
        Nun lag ausgebreitet da, was sich [hergeben|entbehren] ließ, und nichts davon erwies sich als das Richtige.
        / Der Reichtum häufte sich, und das Schloss [betrachtete ihn mitleidig|sah höflich darüber hinweg].
        + Zuletzt kam der allerbeste Stein hinzu, und man sah, dass es kein leichter Abschied war.
        + {Hero} überkam ein Heimweh, nicht groß, nur so, als zupfte in der Ferne jemand an einem Faden.
        + Es gibt Dinge, die einem erst einfallen, wenn man aufgehört hat zu rechnen.
        + Das Schloss wartete und war so freundlich, es nicht zu zeigen.
        + Es wurde spät.
      `,
      turn: `
        Um diese Stunde, überlegte {hero}, [steht daheim die Zimmertür einen Spalt offen|brennt daheim gewöhnlich das Flurlicht].
        @turn Und dann sang {hero}, ohne es recht zu beschließen, leise das Gutenachtlied von zu Hause.
        / Da sang {hero}, leise und ein wenig schief, das Gutenachtlied von daheim.
        + Kunstvoll war es nicht, und bei den hohen Stellen musste man der Stimme die Hand reichen.
        + Wo ein Wort abhandengekommen war, wurde gesummt, so wie man es zu Hause ebenfalls hält.
        + {Friend} hatte eben noch ein Angebot machen wollen und wusste plötzlich nicht mehr, wofür.
        + In manche Lieder kann man sich zudecken, und dieses reichte bis ans Kinn.
      `,
      works: `
        @result Als es ausgeklungen war, ging das Schloss auf wie [ein Auge|ein Auge, das geweint hat].
        Dahinter lag, auf einem Kissen, das dafür [bereitgelegt schien|gemacht war], {thing}.
        / Auf einem Kissen, [offenbar einem Lieblingskissen|weich wie Moos], lag {thing}.
        + „Man hat mir Kronen geboten“, sagte es mit belegter Stimme, „aber vorgesungen hat mir seit langem niemand.“
        + {Hero} gab noch eine Strophe zu, obgleich die Tür schon offen war, und das war vielleicht das Wichtigste daran.
        + Beim Zusammenräumen ließ {friend} einen Knopf liegen, und zwar den besten, und nannte es ein Versehen.
      `,
      lesson: `
        Das Kostbarste [steht in keinem Schaufenster|hat keinen Preis]; man bekommt es geschenkt und kann es nur weitersingen.
        / „Ich habe geboten“, sagte {friend}, „und du hast [gegeben|gesungen], das ist wohl der Unterschied.“
      `,
    },
  },
  Confidence: {
    titles: `
      {hero} und das Tor, das schlecht hörte
      Hier bin ich
      Wer ist da?
      Ein Name, laut und klar
    `,
    refrains: [
      {
        first: 'Hier bin ich, hier steh ich, laut und klar, so geh ich.',
        changed: 'Hier bin ich, hier lieg ich, leis und klar, so flieg ich.',
      },
      {
        first: 'Erst ein Piep und dann ein Ton | Tor, nun hör, da bin ich schon.',
        changed: 'Nur ein Piep und halb ein Ton | Tor, schlaf gut, ich schlafe schon.',
      },
      {
        first: 'Wer steht da und heißt denn wie? | Stimme, komm, jetzt oder nie.',
        changed: 'Wer liegt da und heißt denn wie? | Stimme, schlaf so schön wie nie.',
      },
    ],
    facts: {
      wrong: '{friend} hatte auf einmal Halsweh',
      turn: '{hero} stellte sich fest hin und sagte laut den eigenen Namen',
      result: 'das Tor verbeugte sich',
    },
    beginner: {
      gate: `
        @spot {Spot.at} stand ein großes Tor. „[Wer da|Wer kommt]?“, rief es.
        / Da war ein Tor {spot.at}. Es hörte [schlecht|nicht gut]. „Wer da?“
        Hinter dem Gitter lag {thing}. „Laut und [deutlich|klar], bitte!“
        + Es hörte schlecht, denn es war sehr alt.
        + „Sag, wer du bist“, rief das Tor, „dann mache ich auf.“
        + Auf der Mauer saßen lauter Motten und hörten zu.
        + So viele Augen! Sie sahen alle her.
        + Das Tor hielt eine Hand aus Eisen ans Ohr.
        + Jedes Wort kam als Echo zurück. Das war unangenehm.
        + {Hero} schluckte. Das war laut genug, aber kein Name.
        + „Nur Mut“, rief das Tor, „und nicht nuscheln!“
      `,
      wrong: `
        „Sag du es“, sagte {hero}. {Friend} [räusperte sich|holte Luft].
        / „Ich mache das“, sagte {friend} und trat [vor|einen Schritt vor].
        @wrong Da hatte {friend} auf einmal Halsweh. Heraus kam nur: „[Krch|Chrr].“
        / Doch o weh! Nun hatte {friend} Halsweh und sagte nur: „[Chrm|Hrm].“
        + „KRCH kenne ich nicht“, rief das Tor.
        + {Friend} zeigte auf den Hals und dann auf {hero.akk}.
        + Vorhin war der Hals noch ganz gesund.
        + „Ich brauche Tee“, flüsterte {friend} sehr gut.
        + Die Motten kicherten ein bisschen.
        + {Friend} machte sich klein und sah auf den Boden.
        + „Heute nicht“, hauchte {friend}, „morgen vielleicht.“
        + Das Tor blieb zu. Es war noch nicht böse.
      `,
      doubt: `
        Nun war {hero} dran. Es kam nur ein [Piepsen|kleines Piepsen].
        / {Hero} probierte es. Es war so leise wie eine [Maus|Feder].
        + „Wie bitte?“, rief das Tor.
        + Die Ohren wurden heiß und die Füße kalt.
        + Alle Motten sahen her, jede mit zwei Augen.
        + Der eigene Name war auf einmal ganz lang.
        + „Piep heißt du also“, rief das Tor.
        + {Hero} wäre jetzt gern ein Stein gewesen.
        + Es ist nicht leicht, laut zu sein, wenn alle leise sind.
        + {Friend} sah in eine andere Richtung.
      `,
      turn: `
        {Hero} stellte sich fest hin und holte [Luft|tief Luft].
        / Noch einmal. {Hero} stand [fest|ganz gerade] und machte sich groß.
        @turn Dann sagte {hero} laut den eigenen Namen: „Hier bin ich, {hero.bare}!“
        + Erst war die Stimme klein. Dann stand sie auf.
        + Der Name war gut. Er passte in den ganzen Hals.
        + Er flog durch das Gitter und kam zurück.
        + „Noch einmal“, rief das Tor, „das war schön!“
        + Noch einmal ging es besser.
        + Die Motten flogen auf vor Schreck und Freude.
        + Der Boden hielt. Das tut er meistens.
        + {Friend} sah hoch und staunte.
      `,
      works: `
        @result Da verbeugte sich das Tor, [tief|so tief es ging]. Es quietschte.
        / Knarr! Das Tor verbeugte sich, bis [es krachte|der Rost fiel].
        „Sehr erfreut“, sagte es. „Ich heiße Tor.“ Dahinter lag {thing}.
        + Es machte beide Flügel weit auf.
        + „So klar hat es lange keiner gesagt“, sagte das Tor.
        + Die Motten klatschten. Man hörte es kaum.
        + Nun sagte auch {friend} etwas, ganz ohne Halsweh.
        + „Ich bin auch da“, rief {friend}, und das Tor nickte.
        + {Hero} ging hindurch, mitten in der Mitte.
        + Das Echo sagte den Namen noch ein paar Mal vor sich hin.
        + {Thing} war warm von der Sonne oder vom Stolz.
      `,
      lesson: `
        Eine Stimme wird groß, wenn man sie [benutzt|gebraucht]. Beide Füße [fest|auf den Boden], und los.
        / „Ich hatte Halsweh“, sagte {friend}. „Du hattest [Mut|weiche Knie und Mut].“
      `,
    },
    intermediate: {
      gate: `
      @spot {Spot.at} stand ein gewaltiges Tor und hielt sich eine eiserne Hand ans Ohr.
      / Ein altes Tor versperrte {spot.at} den Weg und hörte [schwer|schlecht].
        „Wer da?“, dröhnte es. „Laut und deutlich!“ Hinter dem Gitter schimmerte {thing}.
        + Es war so alt, dass es nur noch hörte, was jemand wirklich meinte.
        + Auf der Mauer saß ein Publikum von Motten, die sonst nichts vorhatten.
        + Jedes Räuspern kam dreimal als Echo zurück, und jedes Mal klang es unsicherer.
        + „Nicht schieben, nicht rütteln“, rief das Tor, „bloß sagen, wer man ist!“
        + Neben dem Griff hing ein Schild: Für Nuscheln wird nicht geöffnet.
      `,
      wrong: `
        „Nichts leichter als das“, sagte {friend} und trat vor, [zumindest einen Schritt|mit wehendem Fell oder Gefieder].
        / „Vorstellen ist meine Stärke“, sagte {friend} und [holte mächtig Luft|schob sich nach vorn].
        @wrong Genau da hatte {friend} auf einmal Halsweh. „[Krch|Chrm]“, war alles.
        / Aber plötzlich hatte {friend} Halsweh, und heraus kam nur „[Hrm|Krch]“.
        + „Ein Krch ist mir nicht bekannt“, rief das Tor und schüttelte den Balken.
        + {Friend} deutete auf die Kehle, auf den Himmel und dann sehr deutlich auf {hero.akk}.
        + Bis eben, fand {hero}, war dieser Hals noch gut bei Stimme gewesen.
        + „Es ist die Nachtluft“, flüsterte {friend}, erstaunlich klar.
        + In der zweiten Reihe kicherte eine Motte.
      `,
      doubt: `
        Jetzt blieb nur noch {hero}. Was herauskam, war [ein dünnes Piepsen|kleiner als ein Mäusewort].
        / Dann versuchte es {hero}, und das Tor [fragte: „War da was?“|legte die Hand ans andere Ohr].
        + „Piep?“, rief das Tor. „Mit wie vielen I?“
        + Die Ohren wurden heiß, und alle Motten beugten sich vor.
        + Der eigene Name, den man doch so oft gehört hat, war plötzlich sehr schwer zu heben.
        + Es wäre schön gewesen, jetzt ein Kieselstein zu sein. Kieselsteine fragt keiner.
        + Das Echo brachte das Piepsen zurück, als wollte es niemand behalten.
      `,
      turn: `
        {Hero} spürte den Boden unter sich und merkte, dass er [hielt|nicht wackelte].
        / {Hero} dachte: noch einmal, und stand [auf einmal|plötzlich] sehr gerade.
        @turn Dann sagte {hero} laut den eigenen Namen, Wort für Wort: „Hier bin ich, {hero.bare}!“
        + Er kam aus dem Bauch, ging aufrecht durch den Hals und war draußen.
        + Es war gar kein Schreien. Es war nur ganz da.
        + Das Echo nahm den Namen und trug ihn herum, als hätte es ihn geschenkt bekommen.
        + Die Knie zitterten zwar noch, aber das sieht man von vorn nicht.
        + „Noch einmal“, bat das Tor, „für die hinteren Angeln.“ Und noch einmal war schon leichter.
      `,
      works: `
        @result Da verbeugte sich das Tor, dass es in allen Angeln [quietschte|sang].
        / Das Tor horchte, nickte und verbeugte sich, [dass der Rost rieselte|so tief es konnte].
        „Angenehm“, sagte es, „Tor.“ Beide Flügel gingen auf, und dort lag {thing}.
        + „Seit Jahren rütteln sie nur“, sagte es. „Wer höflich seinen Namen sagt, den lasse ich gern herein.“
        + Die Motten flogen eine Ehrenrunde. Eine verneigte sich in der Luft.
        + {Friend} räusperte sich, war auf einmal gesund und rief: „Und ich gehöre auch dazu!“
        + Auch das verstand das Tor sofort.
        + Das Echo behielt den Namen noch eine Weile und sagte ihn leise auf.
      `,
      lesson: `
        Die Stimme war nicht fort gewesen. Sie hatte nur auf [zwei feste Füße|festen Boden] gewartet.
        / „Mein Hals ist wieder gut“, sagte {friend}. „Meiner [jetzt auch|hat gezittert]“, sagte {hero}.
      `,
    },
    advanced: {
      gate: `
      @spot {Spot.at} stand ein Tor, das vor lauter Alter schwerhörig geworden war.
        „Wer da?“, donnerte es, und hinter dem Gitter erkannte man {thing}. „[Namentlich|Deutlicher]!“
        + Ein Schild neben dem Griff tat kund, dass für Nuscheln nicht geöffnet werde.
        + Auf der Mauerkrone hatte sich ein Publikum von Motten niedergelassen, das sonst nichts vorhatte.
        + Jedes Räuspern kehrte dreimal als Echo wieder und klang mit jedem Mal weniger überzeugt.
        + Hinter dem Balken wartete eine Stille, die gespannt war wie ein Trommelfell.
      `,
      wrong: `
        @wrong {Friend} trat vor, holte weit aus und hatte auf einmal Halsweh, [ein fürchterliches|und zwar fürchterlich].
        „Ein Krch“, sprach das Tor bedauernd, „ist mir [nicht vorgestellt worden|nicht bekannt].“
        + Es sei die Nachtluft, flüsterte {friend} in einwandfreier Aussprache und wies mit Nachdruck auf {hero.akk}.
        + Bis zu diesem Augenblick, das musste gesagt werden, war an der Kehle nichts auszusetzen gewesen.
        + In der zweiten Reihe kicherte eine Motte und tat dann, als hätte sie gehustet.
        + {Friend} trat zurück, und zwar um einiges weiter als nötig.
      `,
      doubt: `
        Jetzt hing alles an {hero.dat}, doch heraus kam lediglich [ein fadendünnes|ein kümmerliches] Piepsen.
        / Beim ersten Versuch brachte {hero} ein [Geräusch|Fädchen Stimme] hervor, das schon unterwegs umkehrte.
        + „Piep“, wiederholte das Tor und erkundigte sich gewissenhaft nach der Zahl der I.
        + Der eigene Name, so oft gehört und so leicht geschrieben, war auf einmal schwer wie ein Koffer.
        + Um einen Kiesel, der am Wegrand lag und von niemandem gefragt wurde, konnte man ihn in dieser Minute beneiden.
      `,
      turn: `
        {Hero} prüfte den Boden und fand, dass er, [anders als erwartet|genau besehen], hielt.
        / {Hero} richtete sich auf, Stück für Stück, und [wartete auf die Stimme|atmete bis in die Zehen].
        @turn Dann sagte {hero} laut und klar den eigenen Namen: „Hier bin ich, {hero.bare}!“
        + Geschrien war es nicht, nur so ganz und gar anwesend, dass selbst die Motten sich gerade setzten.
        + Er kam aus der Tiefe, ging aufrecht durch den Hals und stand im Freien.
        + Dass dabei die Knie zitterten, gehört zur Wahrheit, doch sieht man Knie zum Glück nicht von vorn.
        + Das Zweite Mal, das höflich erbeten wurde, ging schon beinahe von allein.
      `,
      works: `
        @result Und das Tor verbeugte sich feierlich [bis in die hinterste Angel|und verlor dabei etwas Rost].
        „Außerordentlich angenehm“, erwiderte es, „Tor“, und öffnete den Durchgang zu {thing.dat}.
        + Seit Jahren werde an ihm nur gerüttelt, und wer sich ordentlich vorstelle, dem öffne es mit Vergnügen.
        + {Friend} genas zur selben Stunde vollständig und rief, nicht ohne Kraft, man gehöre im Übrigen dazu.
        + Das Echo, dem ein solcher Name lange nicht zugefallen war, sagte ihn sich noch bis in die Nacht hinein vor.
      `,
      lesson: `
        Mut ist [keine laute Stimme|nicht laut], sondern [eine leise, die nicht umkehrt|leise und kehrt nicht um].
        / „Mein Hals“, bemerkte {friend}, „hat sich [erholt|überraschend erholt].“ „Meiner auch“, sagte {hero}.
      `,
    },
  },
  Mindfulness: {
    titles: `
      {hero} und die Kugel voller Schnee
      Drei Atemzüge
      Still, bis der Schnee sich legt
      Fern, nah und ganz nah
    `,
    refrains: [
      {
        first: 'Ein und aus, und leg dich, Schnee | dass ich bis zum Grunde seh.',
        changed: 'Ein und aus, und leg dich, Nacht | der Schnee hat sich zu Bett gebracht.',
      },
      {
        first: 'Hörst du weit und hörst du nah? | wenn es still wird, ist es da.',
        changed: 'Hörst du noch, wie weich es schneit? | dreimal Atem, Schlafenszeit.',
      },
      {
        first: 'Schüttle nicht und red nicht mehr, dann kommt Stille zu uns her.',
        changed: 'Nichts mehr schütteln, gar nichts mehr, und der Schlaf kommt selbst hierher.',
      },
    ],
    facts: {
      wrong: '{friend} schüttelte die Kugel und redete',
      turn: '{hero} atmete dreimal und lauschte',
      result: 'der Schnee in der Kugel legte sich',
    },
    beginner: {
      gate: `
        @spot {Spot.at} lag eine Kugel aus Glas. Darin [wirbelte Schnee|schneite es wild].
        / Eine Kugel lag {spot.at}, ganz aus Glas. In ihr [schneite|stürmte] es.
        Irgendwo im Schnee war {thing}. Man sah nur [Weiß|Flocken].
        + Die Kugel war so groß wie ein Kürbis.
        + Sie wurde nur klar, wenn alles still war.
        + Beim kleinsten Wort flogen die Flocken auf.
        + Sogar ein Husten machte darin einen Sturm.
        + „Pst“, stand auf dem Fuß der Kugel.
        + Es war schön und ein bisschen zum Schwindeln.
        + Öffnen konnte man sie erst, wenn man hindurchsah.
        + {Hero} legte die Nase ans Glas.
      `,
      wrong: `
        „Das haben wir gleich“, sagte {friend} [laut|und packte zu].
        / „Ich weiß, wie das geht“, sagte {friend} [schnell|munter].
        @wrong {Friend} schüttelte die Kugel und redete [und redete|dabei immerzu].
        / Rauf, runter, hin und her: {Friend} schüttelte die Kugel und redete.
        + „Komisch, es schneit immer mehr“, sagte {friend}.
        + „Siehst du was? Ich nicht. Siehst du was?“
        + Es stürmte jetzt richtig da drin.
        + {Friend} schüttelte links herum, dann rechts herum.
        + „Vielleicht liegt es an der Kugel“, hieß es.
        + Dann klopfte {friend} auch noch darauf.
        + „Ich bin ja schon leise!“, rief {friend}.
        + Vor lauter Flocken war kein Glas mehr zu sehen.
      `,
      doubt: `
        Drinnen war nur noch [Weiß|wildes Weiß]. Auch im Kopf wirbelte es.
        / Jetzt schneite es noch mehr. Man sah [gar nichts|nur Schnee].
        + Je mehr man wollte, desto mehr schneite es.
        + {Friend} redete weiter, nur etwas müder.
        + {Hero} dachte an zehn Dinge zugleich.
        + Jeder Gedanke war eine Flocke.
        + „So wird das nichts“, dachte {hero}.
        + Das Glas war kalt und ganz unruhig.
        + Wo fängt man an, wenn man aufhören will?
        + Alles wollte zugleich etwas von {hero.dat}.
      `,
      turn: `
        „Wir machen jetzt gar nichts“, sagte {hero} und [setzte sich|setzte sich hin].
        / „Sie will Ruhe“, sagte {hero}. Sie legten die Kugel [ins Moos|hin].
        @turn {Hero} atmete dreimal und lauschte, [erst weit, dann nah|ganz still].
        / Ein Atemzug, noch einer, noch einer. {Hero} lauschte [nur|still].
        + Weit weg war ein Ton, wie ein Zug.
        + Ein Tropfen fiel irgendwo, dann noch einer.
        + Ganz nah ging der eigene Atem.
        + {Friend} wollte etwas sagen und sagte es nicht.
        + Bum, machte ein Herz. Es war das eigene, hier drin.
        + Ein Gedanke kam. {Hero} ließ ihn vorbei.
        + Nichts tun ist schwer. Es kribbelt überall.
        + Dann wurde es auch in den Schultern leise.
      `,
      works: `
        @result Da legte sich der Schnee, [Flocke um Flocke|ganz sacht]. Das Glas wurde klar.
        / Die letzte Flocke fiel. Der Schnee lag still, und das Glas war [klar|blank].
        Unten, auf weißem Grund, lag {thing}.
        / Da sah man es [gut|ganz deutlich]: Es war {thing}.
        + Die letzte Flocke nahm sich Zeit.
        + Man sah ein kleines Haus darin und einen Baum.
        + Leise ging ein Deckel auf, wie von selbst.
        + {Friend} flüsterte: „Oh.“ Nur eine Flocke hüpfte.
        + {Hero} nahm {thing.akk} heraus, ohne ein Wort.
        + So still war es, dass man die Stille hörte.
        + „Das war ich“, hauchte {friend}, „mit dem Nichtstun.“
        + Danach schneite es wieder, aber freundlich.
      `,
      lesson: `
        Wenn du still wirst, legt sich der [Schnee|Wirbel]. Dann siehst du [klar|bis zum Grund].
        / „Ich habe geschüttelt“, sagte {friend}. „Du hast [geatmet|gelauscht].“
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} lag eine gläserne Kugel, in der es [schneite wie im Januar|stürmte].
        / Eine Glaskugel lag {spot.at}, und drinnen [tobte ein Schneesturm|schneite es kreuz und quer].
        Irgendwo in dem Gewirbel musste {thing} sein. Zu sehen war [nur Weiß|nichts].
        + Am Fuß der Kugel stand in winziger Schrift: Bitte nicht wollen.
        + Klar wurde sie erst, wenn ringsum alles zur Ruhe kam, und erst dann ging sie auf.
        + Schon ein Flüstern wirbelte die Flocken auf, und ein Niesen war ein Schneesturm.
        + {Hero} hielt die Nase ans Glas und sah hundert Richtungen auf einmal.
        + Es war schön, aber so, wie Karussells schön sind.
      `,
      wrong: `
        „Man muss sie nur richtig anfassen“, sagte {friend}, [und packte zu|nicht eben leise].
        / „Solche Kugeln kenne ich“, behauptete {friend}, „[die mögen Bewegung|man muss mit ihnen reden].“
        @wrong {Friend} schüttelte die Kugel und redete dabei [ohne Punkt|wie ein Bach].
        / {Friend} schüttelte die Kugel [wie eine Sparbüchse|mit Schwung] und redete in einem fort.
        + „Es schneit mehr als vorher“, hieß es, „also fehlt noch ein wenig Schütteln.“
        + Zwischen zwei Sätzen klopfte {friend:er/sie/es} auf das Glas und rief hinein.
        + „Ich bin ganz ruhig!“, rief {friend} so laut, dass drinnen ein Baum umfiel.
        + Dann wurde erklärt, woran es lag. Es lag an vielem, und alles wurde aufgezählt.
        + Von außen sah die Kugel jetzt aus wie ein sehr wütender Pudding.
      `,
      doubt: `
        Im Inneren der Kugel wirbelte nur Weißes, und im Kopf von {hero.dat} [sah es ähnlich aus|ebenfalls].
        / Es schneite nun doppelt so dicht, [drinnen und im Kopf|und keiner wusste weiter].
        + Lauter Gedanken flogen durcheinander, und keiner wollte landen.
        + Je fester man hinsah, desto schneller drehte es sich.
        + {Friend} redete noch immer, nur wusste niemand mehr, wovon.
        + Das Wollen, dachte {hero}, ist vielleicht das, was hier schüttelt.
        + Aber wie hört man mit etwas auf, das man gar nicht angefangen hat?
      `,
      turn: `
        {Hero} stellte die Kugel auf den Boden, setzte sich daneben und [tat nichts|ließ die Hände sinken, oder was da war].
        / „Die braucht jetzt Ruhe“, sagte {hero} und [setzte sich|legte sie hin].
        @turn Dann atmete {hero} dreimal und lauschte, jedes Mal [etwas näher|ein Stück näher].
        / Drei Atemzüge lang lauschte {hero}, [erst weit, dann nah|nur der Stille].
        + Mit dem ersten Atemzug kam ein Geräusch von ganz weit, vielleicht ein Zug, vielleicht das Meer.
        + Mit dem zweiten hörte man einen Tropfen, der sich Zeit ließ.
        + Mit dem dritten war da nur noch das Nächste: ein Herz, das ging.
        + {Friend} machte den Mund auf und, nach einigem Nachdenken, wieder zu.
        + Eine Mücke kam vorbei. Auch sie durfte einfach vorbeikommen.
      `,
      works: `
        @result Langsam, unendlich langsam legte sich der Schnee, und das Glas wurde wieder [durchsichtig|klar].
        / Der Sturm wurde müde, der Schnee legte sich, und [das Glas|alles] wurde klar.
        Zwischen einem Häuschen und einem Tännchen schimmerte {thing}.
        / Vor einem Häuschen mit [roter Tür|Licht darin] lag {thing}.
        + Die letzte Flocke überlegte noch ein bisschen, dann setzte sie sich auch.
        + Mit einem Klick, leiser als ein Gedanke, ging die Kugel auf.
        + {Friend} sagte „oh“, aber nach innen, und nur drei Flocken hüpften.
        + {Hero} nahm {thing.akk} heraus, und nichts wurde aufgewirbelt.
        + „So still war ich noch nie“, flüsterte {friend} draußen. „War das nicht sehr laut?“
      `,
      lesson: `
        Schneegestöber kann man nicht [festhalten|hinlegen]. Man kann lediglich selber ruhig werden, dann [legt es sich|folgt es nach].
        / „Ich habe mir solche Mühe gegeben“, klagte {friend}. „Allerdings“, erwiderte {hero}, „[eben|genau deshalb].“
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} lag eine gläserne Kugel, in der es [nach Herzenslust|ununterbrochen] schneite.
        Irgendwo in diesem Gestöber steckte {thing}, doch man sah nur [Januar|Winter].
        + Auf dem Sockel stand, so klein, dass man schon ruhig sein musste, um es zu lesen: Bitte nicht wollen.
        + Aufgehen würde sie erst, wenn sie klar war, und klar wurde sie nur, wenn ringsum alles schwieg.
        + Ein Flüstern genügte, die Flocken aufzustören, während ein Niesen als Naturereignis gelten durfte.
      `,
      wrong: `
        @wrong {Friend} schüttelte die Kugel und redete, [um nichts unversucht zu lassen|mit Hingabe], unterdessen auf sie ein.
        + „Es schneit stärker als zuvor“, wurde festgestellt, „folglich fehlt es noch an Schütteln.“
        + Dass {friend:er/sie/es} selbst vollkommen ruhig sei, rief {friend:er/sie/es} so überzeugend, dass im Inneren eine Tanne umfiel.
        + Es folgten die Gründe, und da es viele waren, bekamen sie Nummern.
        + Zuletzt glich das Ganze einem Pudding, der sich über etwas aufgeregt hat.
        + Von einem Ergebnis konnte unterdessen keine Rede sein, nur von Schnee.
      `,
      doubt: `
        Die Kugel war undurchsichtig, und hinter der eigenen Stirn [verhielt es sich ähnlich|schneite es ebenfalls].
        + Jeder Gedanke wirbelte einen nächsten auf, und keiner fand einen Platz, um zu landen.
        + Womöglich, dämmerte es {hero.dat}, war es das Wollen selbst, das hier unablässig schüttelte.
        + Nur wie hört man mit etwas auf, das man gar nicht merkt, bevor es aufgehört hat?
        + Und {friend} war noch immer beim vierten der Gründe.
      `,
      turn: `
        {Hero} stellte die Kugel hin, setzte sich dazu und beschloss, [nichts weiter zu beschließen|gar nichts zu tun].
        @turn Dann atmete {hero} dreimal und lauschte, [von fern nach nah|mit jedem Mal näher].
        / Drei Atemzüge, mehr unternahm {hero} nicht, und lauschte [dabei|immerfort].
        + Der erste Atemzug brachte etwas von weit her, einen Zug vielleicht oder das Meer.
        + Im zweiten fiel ein Tropfen, der offenbar den ganzen Abend für sich hatte.
        + Der dritte brachte nur noch das Nächste, ein Herz nämlich, das von alledem nichts wusste und ging.
        + {Friend} öffnete den Mund, erwog das Für und das Wider und schloss ihn, was man {friend.dat} nicht vergessen soll.
      `,
      works: `
        @result Da legte sich der Schnee, [erst zögernd, dann in aller Ruhe|Flocke um Flocke], und das Glas wurde klar.
        Zwischen einem Häuschen und einem Tannenbäumchen lag {thing}.
        + Eine letzte Flocke behielt sich vor, noch ein wenig zu schweben, und setzte sich dann ebenfalls.
        + Mit einem Klicken, das eher ein Gedanke war, tat die Kugel sich auf.
        + „War das eben ich, der geschwiegen hat?“, hauchte {friend}, „ich habe es gar nicht gehört.“
        + Draußen ging die Nacht weiter, als hätte auch sie nur kurz den Atem angehalten.
      `,
      lesson: `
        Die Dinge klären sich [von selbst|gern allein], sobald man aufhört, ihnen dabei zu helfen.
        / „So viel Mühe“, sagte {friend}, „und gefehlt hat [nur weniger|bloß die Ruhe].“
      `,
    },
  },
  'Self-awareness': {
    titles: `
      {hero} und die kleine Gewitterwolke
      Ein bisschen böse und ein bisschen müde
      Der Nebel der Gefühle
      Drei warme Tropfen
    `,
    refrains: [
      {
        first: 'Wie geht es mir, ich sag, wie es ist | ein bisschen das und ein bisschen dies.',
        changed: 'Wie geht es mir, ich sag, wie es ist | ein bisschen müd und ein bisschen süß.',
      },
      {
        first: 'Bin ich bange, bös und matt? | gut, wenn man drei Wörter hat.',
        changed: 'Bin nicht bange, bin nur matt, gut, dass man ein Kissen hat.',
      },
      {
        first: 'Nebel, Nebel, sag mir bloß, was ist denn da drinnen los?',
        changed: 'Nebel, Nebel ließ mich los, und das Bett ist weich und groß.',
      },
    ],
    facts: {
      wrong: '{friend} rief: Ich bin nicht böse',
      turn: '{hero} sagte: Ich bin ein bisschen böse und ein bisschen müde',
      result: 'der Nebel verschwand',
    },
    beginner: {
      gate: `
        @spot {Spot.at} lag Nebel, dick wie [Brei|Milchsuppe]. Darin war {thing}.
        Der Nebel wuchs aus Gefühlen, die [keiner zugab|niemand sagen wollte].
        + „Wie geht es euch?“, fragte der Nebel. „Gut“, sagten alle.
        + Da wurde er gleich ein Stück dicker.
        + Er war nicht böse. Er wusste es nur genauer.
        + Man sah die eigenen Füße nicht mehr.
        + Er roch nach Ärger und alten Socken.
        + „Sagt es ruhig“, sagte der Nebel. „Es bleibt ja unter uns.“
        + Irgendwo klirrte etwas. Das war wohl {thing}.
        + {Hero} griff hinein. Da war nur Watte.
      `,
      wrong: `
        „Du bist böse“, sagte der Nebel freundlich zu {friend.dat}.
        / „Oh, da ist wer böse“, sagte der Nebel [leise|lieb] zu {friend.dat}.
        @wrong „ICH BIN NICHT BÖSE!“, rief {friend} und [stampfte|schnaubte].
        + Über dem Kopf hing jetzt eine kleine Wolke.
        + Die Wolke donnerte. Rumpel, rumpel.
        + „Das ist nicht meine“, sagte {friend}.
        + Ein winziger Blitz kam heraus. Es roch nach Streichholz.
        + „Mir geht es PRIMA“, rief {friend}. Rumpel!
        + Der Nebel nickte und wuchs.
        + Nun sah man nur noch die Wolke und keinen Kopf.
        + „Wer hat denn hier Gewitter?“, rief {friend}.
      `,
      doubt: `
        {Hero} sah gar nichts [mehr|mehr vor Weiß]. Nur die kleine Wolke rumpelte.
        + Im Bauch saß etwas. Was war das nur?
        + Es war rot und grau und ein bisschen klein.
        + „Mir geht es gut“, wollte {hero} sagen. Es stimmte nicht.
        + Der Nebel wartete. Er hatte Zeit.
        + {Friend} sagte nichts mehr und schmollte laut.
        + Es ist nicht leicht, in sich hineinzusehen.
        + Da drin war es auch ein wenig neblig.
      `,
      turn: `
        {Hero} horchte nach innen. Da war [etwas Rotes|etwas]. Es klopfte.
        / {Hero} machte die Augen zu. Wer [wohnte|saß] da im Bauch?
        @turn „Ich bin ein bisschen böse und ein bisschen müde“, sagte {hero}.
        / „Da ist ein bisschen böse“, sagte {hero}, „und ein bisschen [müde|sehr müde].“
        + Es war gar nicht schlimm, als es draußen war.
        + „Böse, weil es so lange dauert“, sagte {hero}.
        + „Und müde, weil ich müde bin.“
        + Der Nebel hörte gut zu und sagte: „Danke.“
        + {Friend} machte ein Auge auf. „Das darf man?“, hieß es leise.
        + „Das darf man“, sagte {hero}.
        + „Dann ich auch“, sagte {friend}. „Ein bisschen.“
        + Das Rote im Bauch wurde gleich kleiner.
      `,
      works: `
        Eine kleine Wolke regnete [drei Tropfen|genau drei Tropfen], ganz warm. Dann war sie leer.
        / Platsch, platsch, platsch, regnete die Wolke. Mehr [war nicht drin|hatte sie nicht].
        @result Und der Nebel verschwand, als hätte er nur [gewartet|das gebraucht].
        + Da lag {thing}, mitten im Weg und etwas nass.
        + {Friend} sah nach oben. Kein Rumpeln mehr.
        + „Ich war böse“, sagte {friend}, „wegen meinem Fuß.“
        + „Danke, dass du es sagst“, sagte der letzte Rest Nebel.
        + Nun sah man alles: Gras, Steine, zwei Nasen.
        + Die Luft war frisch wie gewaschen.
        + {Hero} war noch müde. Aber das war in Ordnung.
        + Sie lachten ein wenig, noch mit nassen Köpfen.
      `,
      lesson: `
        Sag, wie es dir geht. Dann ist es nur noch [halb so groß|drei Tropfen groß].
        / „Ich war nicht böse“, sagte {friend}. „Doch, [ein bisschen|ganz schön].“
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} wartete ein Nebel, so dick, dass man ihn hätte [schneiden|löffeln] können.
        In ihm steckte {thing}. Er bestand aus Gefühlen, die [niemand zugab|keiner haben wollte].
        + „Und wie geht es euch so?“, fragte er. „Gut“, sagten beide, und er wurde sofort dicker.
        + Böse war er nicht, nur ein wenig zu gut unterrichtet.
        + Wer hineingriff, der zog höchstens eine schlechte Laune heraus, meistens eine fremde.
        + „Hier drin ist es mir schon zu voll“, sagte der Nebel. „Nehmt doch eure wieder mit.“
        + Von fern hörte man etwas klirren. Dorthin musste man, wenn man gewusst hätte, wohin.
      `,
      wrong: `
        „Du bist ja wütend“, sagte der Nebel zu {friend.dat}, [ganz ohne Vorwurf|beinahe zärtlich].
        @wrong „ICH BIN NICHT BÖSE“, rief {friend}, dass [die Steine wackelten|es hallte].
        + Hoch über {friend.dat} hatte sich eine Gewitterwolke gebildet, klein wie ein Brötchen, aber vollständig.
        + „Die ist zufällig da“, sagte {friend:er/sie/es}, und sie donnerte.
        + Ein Blitz von der Länge eines Streichholzes schlug ins Gras.
        + „Mir geht es HERVORRAGEND“, hieß es weiter, und der Nebel wuchs um einen Meter.
        + Bald war von {friend.dat} nur noch die Wolke zu sehen. Die war schlecht gelaunt.
      `,
      doubt: `
        Das Weiß war jetzt so dicht, dass {hero} [die eigenen Füße vermisste|niemanden mehr sah].
        / Man sah die [Hand|Nase] vor Augen nicht mehr, nur {friend.akk} hörte man schnauben.
        + Im Bauch rumorte etwas, aber es hatte kein Schild umhängen.
        + „Mir fehlt nichts“, wollte {hero} sagen. Der Nebel hob nur eine Augenbraue aus Dunst.
        + In sich hineinzusehen ist, wie wenn man in einen Keller leuchtet. Man weiß nie, wer da sitzt.
        + Drüben rumpelte die kleine Wolke, und es klang fast ein bisschen einsam.
      `,
      turn: `
        {Hero} schloss die Augen und sah nach, wer [da unten rumorte|im Bauch saß]. Es waren zwei.
        / Im Bauch von {hero.dat} saß etwas und [brummte|schmollte], und daneben lag noch etwas und gähnte.
        @turn „Ich bin ein bisschen böse“, sagte {hero} dann, „und ein bisschen [müde|ziemlich müde].“
        / „Also“, sagte {hero}, „ich bin ein wenig böse, und müde [auch|bin ich auch].“
        + Böse, weil es so weit war, und müde, weil es nun einmal spät war.
        + Es klang gar nicht peinlich, sobald es draußen war. Es klang wie das Wetter.
        + „Endlich“, sagte der Nebel und rückte ein Stück zur Seite.
        + „So etwas kann man einfach sagen?“, fragte {friend} unter der Wolke hervor.
        + Danach war es kurz still. Dann kam: „Mir tut der Fuß weh, und ich bin AUCH böse. War ich.“
      `,
      works: `
        Da fielen drei Tropfen, [genau drei|keiner mehr], und sie waren warm.
        / Da seufzte das Grau, ließ drei [warme|dicke] Tropfen fallen und war leer.
        @result Gleich darauf verschwand der Nebel, wie ein Gast, der nur auf [ein ehrliches Wort|sein Stichwort] gewartet hat.
        + Mitten auf dem Weg, blank geregnet, lag {thing}.
        + {Friend} tastete über dem eigenen Kopf herum. Da war nur noch Abend.
        + „Ihr wart das also“, sagte {hero} zu dem Roten und dem Grauen. Sie wurden friedlich.
        + Müde war {hero} immer noch. Es störte nur niemanden mehr.
        + Auf dem Gras lag Tau, und in jedem Tropfen saß ein kleines, klares Bild.
      `,
      lesson: `
        Was man in sich selber [entdeckt|erkennt] und ausspricht, das regnet sich [allmählich|bald] aus.
        / „Ich WAR nicht böse“, behauptete {friend}. Am Himmel erschien [ein Wölkchen|ein winziges Wölkchen].
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} wartete ein Nebel, der sich [aus verschwiegenen Gefühlen|von Ungesagtem] ernährte und gedieh.
      Irgendwo darin war {thing}. „Wie ist das Befinden?“, fragte er.
        + „Gut“, sagten beide wie aus einem Mund, worauf er behaglich um einen halben Meter zunahm.
        + Unfreundlich war er nicht, allenfalls ein wenig zu genau unterrichtet.
        + Wer blindlings hineingriff, der hielt gewöhnlich eine schlechte Laune in der Hand, und nicht einmal die eigene.
        + Er roch nach altem Ärger und nassen Socken.
      `,
      wrong: `
        „Wir sind ja verärgert“, bemerkte der Nebel zu {friend.dat} und [meinte es freundlich|lächelte].
      @wrong „ICH BIN NICHT BÖSE“, rief {friend}, und darüber stand eine Gewitterwolke.
      / „ICH BIN NICHT BÖSE“, donnerte {friend}, und es blitzte [über den Ohren|sogar ein wenig].
        + Sie war kaum größer als ein Brötchen, jedoch mit Blitz und Donner vollständig ausgestattet.
        + Ihr Erscheinen, so wurde versichert, sei reiner Zufall, und bei dem Wort Zufall schlug es ein.
        + Nach dem Satz, es gehe {friend.dat} HERVORRAGEND, sah man von {friend.dat} nur noch das Wetter.
      `,
      doubt: `
        Das Weiß war so undurchdringlich geworden, dass {hero} [sich selbst nur noch vermutete|nichts mehr sah].
        + Etwas rumorte in der Magengegend, doch trug es kein Schild, und man kannte einander nur flüchtig.
        + In sich hineinzusehen hat Ähnlichkeit mit dem Leuchten in einen Keller, in dem womöglich jemand sitzt.
        + Von drüben grummelte die kleine Wolke, und wer genau hinhörte, hielt es fast für Heimweh.
      `,
      turn: `
        {Hero} schloss die Augen, forschte nach innen und fand dort [zwei, die einander anschwiegen|etwas Rotes und etwas Graues].
        @turn „Ich bin ein bisschen böse“, sagte {hero} darauf, „und ein bisschen [müde|recht müde].“
        + Böse, weil sich alles so zog, und müde, weil man zu dieser Stunde von Rechts wegen müde ist.
        + Ausgesprochen war es kein Makel mehr, sondern bloß eine Auskunft, so wie man das Wetter erwähnt.
        + „Dergleichen darf man sagen?“, klang es unter der Wolke hervor, und nach einer Pause kam etwas über einen wehen Fuß.
      `,
      works: `
        Die Wolke gab drei Tropfen her, [warm wie Tee|mehr hatte sie nicht], und löste sich in Wohlgefallen auf.
        @result Da verschwand der Nebel wie ein Gast, der [nur sein Stichwort|einzig dieses Wort] abgewartet hat.
        + Blank geregnet und mitten auf dem Weg lag {thing}.
        + {Friend} tastete noch eine Weile über dem Scheitel herum, fand aber nichts als Abend.
        + Müde war {hero} übrigens immer noch, nur stand es jetzt niemandem mehr im Wege.
        + Auf jedem Halm saß nun ein Tropfen, und in jedem stand, klein und klar, die ganze Gegend.
      `,
      lesson: `
        Ein Gefühl, das man beim Namen ruft, [wird handlich|setzt sich], und mehr als drei Tropfen behält es selten.
        / „Böse war ich zu keiner Zeit“, sagte {friend}; am Himmel zeigte sich [ein Wölkchen|ein zartes Wölkchen].
      `,
    },
  },
  Compassion: {
    titles: `
      {hero} und die Motte mit dem krummen Flügel
      Keine Zeit, keine Zeit
      Zweihundert Motten
      Halt einmal an
    `,
    refrains: [
      {
        first: 'Halt, halt an, wem tut was weh | für dich hab ich Zeit, eh ich weitergeh.',
        changed: 'Halt, halt an, nichts tut mehr weh | die Nacht hat nun Zeit, wohin ich auch geh.',
      },
      {
        first: 'Eile hin und Eile her, so ein Flügel schmerzt ja sehr.',
        changed: 'Keine Eile hin und her, und der Flügel schmerzt nicht mehr.',
      },
      {
        first: 'Bleib mal stehn, da sitzt doch wer | klein und grau und müde sehr.',
        changed: 'Flieg nur heim, du müder Wer | nichts tut weh und nichts ist schwer.',
      },
    ],
    facts: {
      wrong: '{friend} rief: Nachher, nachher',
      turn: '{hero} hielt an und schiente der Motte den Flügel',
      result: 'zweihundert Motten brachten das Gesuchte',
    },
    beginner: {
      gate: `
        @spot {Spot.at} lag {thing}, hoch oben. Bald ging der Mond weg, und es war [zu spät|aus].
        Da saß am Weg eine [Motte|graue Motte]. Ihr Flügel war krumm.
        + „Geht nur“, sagte sie. „Ihr habt es eilig.“
        + Sie sagte es leise und sah auf ihre Füße.
        + Der Mond stand schon tief.
        + Im Dunkeln kam dort keiner mehr hinauf.
        + Grau war sie und klein, kaum zu sehen.
        + Der Flügel hing wie ein nasses Blatt.
        + „Es tut nur ein bisschen weh“, sagte die Motte.
        + Sie rannten fast. Es waren noch hundert Schritte.
      `,
      wrong: `
        @wrong „Nachher, nachher“, rief {friend} und lief [weiter|schon weiter].
        / „Keine Zeit! Nachher“, rief {friend} und war [vorbei|weg].
        „Erst das Wichtige“, hieß es, „dann das [Kleine|andere].“
        + {Friend} sah nicht einmal hin.
        + Die Motte nickte und zog den Flügel ein.
        + „Wir kommen zurück“, rief {friend}, ohne zu schauen.
        + Dann fiel {friend} über eine Wurzel.
        + Die Wurzel hatte man in der Eile nicht gesehen.
        + Der Weg ging jetzt im Kreis, oder so kam es ihnen vor.
        + „Schneller!“, rief {friend} und keuchte.
        + Hinter ihnen wurde das Graue kleiner.
      `,
      doubt: `
        Noch eine Ecke, dann [sah man sie nicht mehr|war sie fort]. {Hero} lief langsamer.
        / Der Mond sank schon. {Hero} sah sich noch einmal [um|lange um].
        + Der Mond ging ein Stück hinunter.
        + Wenn sie jetzt anhielten, war es wohl zu spät.
        + Die Füße liefen. Der Kopf sah zurück.
        + „Es tut nur ein bisschen weh“, hatte sie gesagt.
        + Das sagt man, wenn es sehr wehtut.
        + Wer wartete denn sonst noch auf sie? Niemand.
        + {Friend} winkte von vorn: Komm doch!
      `,
      turn: `
        „Nein“, sagte {hero}. [Manches|Das] wartet nicht.
        / „Halt“, sagte {hero}. „Das [geht nicht|tut doch weh].“
        @turn {Hero} hielt an, lief zurück und schiente der Motte den Flügel.
        / {Hero} lief zurück und schiente der Motte den Flügel, [ganz sacht|mit Gras].
        + Ein Grashalm war die Schiene. Ein Faden hielt ihn fest.
        + Ganz sacht ging das, wie bei einer Seifenblase.
        + „Und eure Eile?“, fragte sie. „Die kann warten“, sagte {hero}.
        + {Friend} kam auch zurück und hielt den Faden.
        + „Tut es weh?“ „Weniger“, sagte die Motte.
        + Der Mond ging unter, während sie da saßen.
        + Niemand von ihnen sah hin.
        + {Hero} blieb noch, bis sie lächelte.
      `,
      works: `
        Die Motte [pfiff|flatterte einmal]. Da wurde die Luft weich und grau.
        / „Danke“, sagte die Motte und rief in die Nacht. Die [raschelte|summte].
        @result Zweihundert Motten kamen und brachten ihnen, was sie [suchten|gesucht hatten].
        / Es waren zweihundert Motten. Sie trugen [zusammen|mit vereinter Kraft] herbei, was fehlte.
        + Es waren alle Tanten und Vettern.
        + Sie trugen {thing.akk} auf lauter kleinen Flügeln.
        + „Wer anhält, für den fliegen wir“, sagte eine.
        + So hoch wären sie allein nie gekommen.
        + Mitten im Dunkel legten sie {thing.akk} hin.
        + {Friend} war ganz still und hielt den Faden noch.
        + Die kleine Motte flog eine Runde, etwas schief.
        + Es klang wie ein Wald, der flüstert.
      `,
      lesson: `
        Wer für andere anhält, kommt [trotzdem an|nicht zu spät]. Manchmal sogar [früher|mit zweihundert Motten].
        / „Ich dachte an nachher“, sagte {friend}. „Du hast an [jetzt|sie] gedacht.“
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} musste {thing} liegen, hoch oben, und nur, [solange der Mond schien|bis Monduntergang], kam man hinauf.
      Da saß am Wegrand eine graue Motte. Ihr Flügel war geknickt.
      / Am Weg hockte eine Motte mit einem [krummen|hängenden] Flügel.
        + „Lasst euch nicht aufhalten“, sagte sie. „Mir fehlt eigentlich nichts.“
        + Der Mond hatte schon den Mantel an und sah nach der Uhr.
        + So grau war sie auf dem grauen Stein, dass die meisten sie für einen Schatten hielten.
        + Ein einziger Weg führte hinauf, und im Dunkeln war er keiner.
        + Sie hatte die Beine ordentlich zusammengestellt, wie jemand, der schon länger wartet.
      `,
      wrong: `
        @wrong „Nachher, nachher“, rief {friend} und [war schon an ihr vorbei|lief weiter].
        / „Später, nachher“, rief {friend} und [rannte|eilte] weiter.
        „Zuerst das Wichtige, dann das Kleine“, hieß es über die [Schulter|Schulter hinweg], „so macht man das.“
        + Die Motte nickte, als hätte sie mit nichts anderem gerechnet.
        + {Friend} rannte so, dass {friend:er/sie/es} die Abzweigung verpasste und sie noch einmal verpasste.
        + „Wir sparen Zeit“, keuchte {friend:er/sie/es} bei der dritten Runde um denselben Stein.
        + Es gibt eine Eile, die läuft so schnell, dass sie nichts mehr sieht.
        + „Auf dem Rückweg verbinden wir sie“, rief {friend}, „doppelt!“
      `,
      doubt: `
        Hinter der Biegung war sie [nicht länger zu sehen|verschwunden], und trotzdem begleitete sie irgendwie alle weiter.
        / Der Mond stand schon tief, und doch wurde {hero} [immer langsamer|mit jedem Schritt langsamer].
        + Der Mond setzte einen Fuß hinter den Hügel.
        + Wenn {hero} umkehrte, war alles umsonst gewesen, der ganze lange Weg.
        + Wenn {hero} nicht umkehrte, dann saß sie da, mit zusammengestellten Beinen.
        + „Mir fehlt eigentlich nichts“ ist ein Satz, den man nur sagt, wenn etwas fehlt.
        + Die Füße liefen noch ein Stück, aber sie wurden dabei schwerer und schwerer.
      `,
      turn: `
        Da blieb {hero} stehen, [mitten im Lauf|als hätte jemand gerufen], und sagte: „Nein. Das wartet nicht.“
        / „Der Mond kommt morgen wieder“, sagte {hero}, „aber die Motte [braucht uns jetzt|nicht].“
        @turn {Hero} hielt an, kehrte um und schiente der Motte den Flügel mit einem [Grashalm|weichen Grashalm].
        / Also lief {hero} zurück und schiente der Motte den Flügel, [so sacht es ging|Halm an Halm].
        + Man durfte dabei kaum atmen, so dünn war alles an ihr.
        + „Und eure wichtige Sache?“, fragte sie. „Ist gerade eine andere geworden“, sagte {hero}.
        + {Friend} kam zurück, brummte etwas und hielt dann sehr sorgsam den Faden.
        + Unterdessen ging der Mond unter. Sie merkten es erst, als der Knoten fertig war.
        + {Hero} blies ein wenig warme Luft darauf, so wie man es daheim auch macht.
      `,
      works: `
        Im Dunkeln pfiff die Motte, [zweimal|auf eine leise Art], und die Luft bekam Flügel.
        / Die Motte rief etwas [sehr Leises|Kurzes] in die Nacht.
        @result Zweihundert Motten kamen, die ganze Familie, und brachten ihnen, was sie [gesucht hatten|suchten].
        / Da kamen zweihundert Motten, [Tanten zuerst|alle verwandt], und trugen herbei, was fehlte.
        + „Unsere Kleinste hat erzählt, dass jemand angehalten hat“, sagte eine Tante.
        + Wie ein grauer Teppich kamen sie herab, und obenauf lag {thing}.
        + So hoch wäre mit Rennen allein niemand gekommen, auch bei Mondschein nicht.
        + {Friend} schluckte, zählte bis dreißig Motten und gab es dann auf.
        + Zum Abschied flog die Kleine eine Ehrenrunde, schief, aber rund.
      `,
      lesson: `
        Für jemanden stehen zu bleiben ist kein [Umweg|Aufenthalt]. Meistens ist es [der Weg selbst|die Abkürzung].
        / „Nachher wäre ich auch gekommen“, sagte {friend}. „Ja, aber [nachher|da] war sie allein“, sagte {hero}.
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} lag {thing}, hoch oben und nur erreichbar, [solange der Mond leuchtete|bis der Mond unterging].
        Am Wegrand jedoch saß, grau auf grau, eine Motte mit [geknicktem|krummem] Flügel.
        + Ihr fehle im Grunde nichts, sagte sie, und man möge sich durch sie nicht aufhalten lassen.
        + Die Beine hatte sie ordentlich nebeneinandergestellt, wie jemand, der schon länger wartet und nicht stören will.
        + Der Mond stand bereits im Mantel da und tat, als müsse er gleich zum Zug.
      `,
      wrong: `
        @wrong „Nachher, nachher“, rief {friend}, [der Blick schon am Ziel|ohne stehen zu bleiben], und eilte vorüber.
        + Zuerst komme das Wichtige und dann das Kleine, hieß es im Laufen, so sei es überall eingeführt.
        + Die Motte nickte wie eine, die mit nichts anderem gerechnet hat.
        + So sehr beeilte man sich, dass die Abzweigung verfehlt wurde, zweimal, und beim dritten Mal der Stein getroffen.
        + Es gibt eine Eile, die alles gewinnt bis auf die Zeit, um sich umzusehen.
      `,
      doubt: `
        Hinter der Biegung war von ihr nichts mehr zu sehen, [und gerade das sah man immerfort|nur noch zu denken].
        + Kehrte man um, so war der ganze Weg vergeblich, und kehrte man nicht um, so war er es womöglich auch.
        + Dass einem im Grunde nichts fehle, sagt man gewöhnlich dann, wenn es nicht wahr ist.
        + Der Mond setzte den ersten Fuß hinter den Hügel, und die Schritte wurden schwerer, nicht leichter.
      `,
      turn: `
        „Nein“, entschied {hero} und blieb unverzüglich stehen, „[das duldet keinen Aufschub|das hier ist wichtiger].“
        @turn {Hero} hielt an, kehrte um und schiente der Motte behutsam den Flügel mit einem Halm.
        / {Hero} kehrte um, [bückte sich tief|ging zur Motte] und schiente ihr den Flügel mit einem Halm.
        + Zu atmen wagte man dabei kaum, denn an ihr war alles dünner als ein Gedanke.
        + „Und eure wichtige Angelegenheit?“, fragte sie. „Hat soeben gewechselt“, sagte {hero}.
        + {Friend} kam brummend hinterdrein und hielt dann mit einer Zartheit, die man nicht geahnt hätte, den Faden.
        + Dass der Mond unterdessen untergegangen war, bemerkte man erst, als der Knoten saß.
      `,
      works: `
      Im Dunkeln pfiff die Motte kaum hörbar, und die Luft ringsum wurde weich.
      / Die Motte rief etwas, [leiser als ein Gedanke|sehr leise], und die Nacht rührte sich.
        @result Zweihundert Motten kamen, eine weitläufige Familie, und brachten herbei, was [gesucht wurde|verloren war].
        + „Man hat uns berichtet“, sagte eine Tante in grauem Pelz, „dass hier jemand stehen geblieben ist.“
        + Obenauf, wie auf einem fliegenden Teppich, lag {thing}.
        + Mit Rennen, das sah auch {friend} ein, wäre man so hoch niemals gekommen, selbst nicht bei Vollmond.
        + Zum Abschied flog die Kleine eine Runde, schief, aber vollständig.
      `,
      lesson: `
        Wer für einen anderen stehen bleibt, verliert [weniger Zeit, als er denkt|nichts], und oft ist es der Weg.
        / „Nachher hätte ich geholfen“, sagte {friend}. „Nachher“, sagte {hero}, „[ist sie allein gewesen|war sie allein].“
      `,
    },
  },
}
