import type { ThemesOf } from '../../../../language.ts'

export const growing: ThemesOf<'growing'> = {
  Curiosity: {
    titles: `
      {hero} und der warme Stein
      Die Wand, die summte
      Da ist nichts, sagten alle
      Warum gerade dieser Stein?
    `,
    refrains: [
      {
        first: 'Warum, warum, wer fragt, der geht ums Eck herum.',
        changed: 'Warum, warum, wer schläft, der dreht sich nochmal um.',
      },
      {
        first: 'Klopf, klopf, klopf, was ist dahinter? | eine Maus, ein Meer, ein Winter?',
        changed: 'Nacht, Nacht, Nacht, was ist dahinter? | nur ein Traum vom weißen Winter.',
      },
      {
        first: 'Niemand weiß es, niemand fragt, hat die Wand mal was gesagt?',
        changed: 'Jemand hat sie dann gefragt, gute Nacht, hat sie gesagt.',
      },
    ],
    facts: {
      wrong: '{friend} hielt die Wand für eine Wand und schlief ein',
      turn: '{hero} fragte nach dem einen warmen Stein',
      result: 'der Stein war eine kleine Tür',
    },
    beginner: {
      gate: `
        @spot {Spot.at} war eine Wand, [grau und glatt|Stein an Stein].
        / Eine Wand stand {spot.at}, [hoch und grau|und sie war grau].
        „Da ist nichts“, sagte ein [Käfer|alter Käfer]. „Da war nie was.“
        / „Hier ist [gar nichts|nichts]“, rief eine Assel. „Alle sagen das.“
        + Keine Tür, kein Loch und kein Griff war an ihr dran.
        + Sie war [links|unten] grau. Sie war rechts grau. In der Mitte war sie grau.
        + „Meine Oma sagte es auch schon“, sagte der Käfer.
        + An der Wand hing ein Schild. Auf dem Schild stand: „Wand.“
        + Aber wo war dann {thing}? {Hero} sah die Wand [lange|noch mal] an.
        + Sie sah aus wie ein Montag ohne Ende.
        + Die Wand sagte nichts. Sie sagte es sehr [leise|lange].
        + Sie suchten hier und dort. Es gab nur hier und dort nichts.
      `,
      wrong: `
        „Eine Wand ist eine Wand“, sagte {friend} [und gähnte|sehr klug].
        / {Friend} klopfte [einmal|mit dem Fuß] dran. „Wand“, sagte {friend}. „Fertig.“
        @wrong Dann lehnte sich {friend} an die Wand und schlief [ein|sofort ein].
        / „Wand ist Wand“, sagte {friend}, legte sich davor und [schlief|schnarchte].
        + „Man kann gut an ihr lehnen“, hatte {friend} noch gesagt. „Mehr nicht.“
        + Chr, machte es. Chr-pü. Ein Blatt flog hoch und [sank|wieder runter].
        + „Schön warm“, kam es [im Schlaf|leise]. „Wer hat hier geheizt?“
        + {Hero} rüttelte sacht. {Friend} drehte sich nur um.
        + „So ist es recht“, sagte der Käfer. „Mehr kann man nicht machen.“
        + Eine Schnecke dachte, {friend} gehört zur Wand, und kroch hoch.
        + Vom Schlafen geht keine Wand auf. Das war noch nie so.
      `,
      doubt: `
        Von {thing.dat} war nichts zu sehen. Nur Stein, [Stein, Stein|und noch mehr Stein].
        / Alle sagten, da ist nichts. [Sollten alle|Und wenn alle] recht haben?
        + Der Käfer ging zum Essen. „Nichts“, rief er noch einmal zurück.
        + Hinlegen wäre fein. Nur kurz, nur ein Auge.
        + {Friend} schnarchte wie eine kleine [Säge|alte Säge].
        + Ein Gedanke war noch wach. Er war klein und hatte [Beine|kalte Füße].
        + „Aber“, sagte der Gedanke. Mehr sagte er noch nicht.
        + Es wurde kühl. Nur von irgendwo kam es [warm|lau] her.
        + Es ist nicht leicht, allein zu fragen, wenn alle es schon wissen.
      `,
      turn: `
        {Hero} fühlte mit der Nase: [kalt|Stein], kalt, kalt. Und da?
        / {Hero} legte ein Ohr an die Wand. Was [summte|brummte] denn da?
        @turn „Warum ist dieser eine Stein so warm?“, fragte {hero} [laut|die Wand].
        / „Der Stein hier ist warm“, sagte {hero}. „[Warum|Warum denn] nur der?“
        + „Und warum summt er? Und warum so hoch?“
        + Die anderen Steine waren kalt wie [Fische|Frösche]. Der hier war wie ein Brötchen.
        + „Steine sind eben mal warm“, brummte {friend}. „Ja, aber warum?“
        + {Hero} klopfte. Tick, tick, tick, machten sie alle. Der machte tock.
        + Er war auch ganz blank, als hätte ihn oft jemand gestreichelt.
        + Ein Spalt lief um ihn herum, so fein wie ein Haar.
        + „Das fragt doch keiner“, sagte der Käfer. „Doch“, sagte {hero}, „ich.“
        + Ein Warum macht noch ein Warum. Bald waren es [neun|sieben].
      `,
      works: `
        „Endlich“, sagte [jemand im Stein|eine Stimme]. „Endlich fragt mal einer.“
        / Da machte der Stein klick. Ein [Licht|gelbes Licht] fiel heraus.
        @result Der Stein war eine kleine Tür. Dahinter lag {thing}, [neben einem Ofen|auf einem Stuhl].
        / Klack! Da war der Stein eine Tür, eine kleine. Drinnen lag {thing}.
        + Drinnen wohnte eine Maus mit Ofen. Darum war er so warm.
        + Der Kessel summte. Das war das ganze Geheimnis.
        + {Friend} fiel im Schlaf durch die Tür. Plumps.
        + „Ich habe die Tür bewacht“, sagte {friend}. „Mit dem [Rücken|Po].“
        + „Frag ruhig weiter“, sagte die Maus. „Ich habe so viele Antworten übrig.“
        + {Hero} fragte noch drei Sachen. Bei der dritten lachten alle.
        + Der Käfer guckte herein. „Da ist nichts“, sagte er und ging.
      `,
      lesson: `
        Hinter „Da ist nichts“ ist [oft|manchmal] eine Tür. Man muss nur fragen.
        / „Ich sah eine Wand“, sagte {friend}. „Du hast [gefragt|sie gefragt].“
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} endete der Weg vor einer [grauen|blanken grauen] Wand, ohne Tür und ohne Fenster.
        / Was sie {spot.at} fanden, war eine Wand, [eine sehr graue|und sonst gar nichts].
        „Da ist nichts“, sagte ein Käfer im Vorbeigehen. „Das [weiß doch jeder|steht doch fest].“
        + Jemand hatte ein Schild aufgehängt. „Wand“ stand darauf, falls einer fragte.
        + Sie war so glatt, dass der Blick an ihr abrutschte.
        + „Schon mein Großvater hat hier nichts gefunden“, sagte der Käfer stolz.
        + Und doch musste {thing} hier irgendwo stecken.
        + {Hero} ging an ihr entlang nach links und dann wieder nach rechts.
        + Manche Mauern haben ein Gesicht, wenn man lange hinsieht. Diese hatte nur Ausdauer.
        + „Hat denn mal jemand nachgesehen?“, fragte {hero}. „Wozu?“, fragte der Käfer.
        + Eine Assel nickte und machte dabei kein Geräusch.
      `,
      wrong: `
        „Mit Wänden kenne ich mich aus“, sagte {friend}. „Das [ist eine|da ist eine].“
        / {Friend} klopfte einmal dagegen und nickte. „Wand. [Durch und durch|Ganz klarer Fall].“
        @wrong Dann lehnte sich {friend} dagegen, rutschte [langsam|sanft] herunter und schlief ein.
        / {Friend} fand die Wand [immerhin bequem|gerade gut genug], lehnte sich an und schlief ein.
        + Es dauerte keine Minute, da schnarchte es zweistimmig.
        + „Komisch gemütlich“, murmelte {friend} im Schlaf, „irgendwer hat vorgeheizt.“
        + {Hero} rief und rüttelte, doch {friend} war schon drei Träume weit fort.
        + Der Käfer lobte das: „An einer Mauer kann man nichts Klügeres tun.“
        + Eine Assel hielt {friend.akk} für ein Stück Mauerwerk und kroch darüber.
        + Der Traum handelte von einer Tür. Angeklopft wurde darin leider nicht.
        + „Weckt mich, wenn sie weg ist“, hatte es noch geheißen.
      `,
      doubt: `
        Abgesehen vom Schnarchen war es still. Die Mauer [stand herum|blieb stehen], wie Mauern das meistens tun.
        / Wenn alle behaupten, dahinter sei überhaupt nichts, dann [stimmt das womöglich|haben sie vielleicht recht].
        + Die Käferfamilie war gekommen, um jemandem beim Nichtsfinden zuzusehen.
        + Einer der Kleinen kicherte schon, und {hero} wurde es warm im Nacken.
        + Einfach umkehren wäre jetzt vernünftig gewesen. Aber es wäre auch schade gewesen.
        + Denn eine Frage war da, so klein wie ein Krümel im Bett.
        + Sie hatte nur ein Wort, und sie wollte nicht still liegen.
        + Alles war grau, die Wand, der Abend und beinahe auch {hero}.
        + Wer fragt, so heißt es, bekommt manchmal sehr dumme Blicke.
      `,
      turn: `
        Stein für Stein fühlte {hero} die Wand ab, und jeder war [kalt wie ein Fisch|eisig kalt].
        / Da legte {hero} ein Ohr an die Wand, und [tatsächlich|wirklich], irgendwo summte sie.
        @turn „Aber warum“, fragte {hero}, „ist dieser eine Stein so warm[| und sonst keiner]?“
        / „Alle sind kalt, nur der hier ist warm“, sagte {hero}. „[Warum|Wieso]?“
        + „Und warum summt er? Und warum ausgerechnet in G-Dur?“
        + Gefragt wurde es laut, vor allen Käfern. Dazu gehört schon etwas.
        + „Steine werden eben mal warm“, brummelte {friend} aus dem Halbschlaf.
        + Wo die anderen rau waren, war er blank wie ein alter Türknopf.
        + Sie klopften höflich an. Alle machten tick, und nur dieser machte tock.
        + Eine Frage zog die nächste hinter sich her, wie eine Ente ihre Küken.
        + Rund um ihn lief eine Fuge, dünn wie ein Strich mit spitzem Bleistift.
      `,
      works: `
        Drinnen rückte jemand einen Stuhl, und dann [machte es klick|quietschte es].
        / „Na endlich“, rief eine [Stimme|muntere Stimme] aus der Mauer, „es hat gefragt!“
        @result Denn der Stein war eine kleine Tür, und [am Ofen|im Warmen] dahinter lag {thing}.
        / Der warme Stein ging auf [wie eine Klappe|wie eine Tür], und dahinter lag {thing}.
        + „Vierhundert Jahre wohne ich hier“, sagte ein Hausmäuschen, „und nie fragt einer.“
        + Die Wärme war der Ofen, und das Summen war der Wasserkessel.
        + {Friend} rollte mit der Tür herein und schlief auf dem Teppich weiter.
        + „Ich habe sie bewacht“, erklärte {friend} später, „und zwar von außen.“
        + „Frag nur weiter“, bat jemand von drinnen, „ich habe Antworten gesammelt wie andere Leute Knöpfe.“
        + Über die dritte mussten beide so lachen, dass die Tassen klirrten.
        + Draußen sah der Käfer kurz herein. „Nichts“, sagte er und ging zufrieden heim.
      `,
      lesson: `
        Alle hatten es gewusst. Gefragt hatte [keiner|nur {hero}], und das macht den Unterschied.
        / „Ich lag auf der Antwort“, sagte {friend}. „Du hast sie [geweckt|aufgemacht].“
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} stießen sie auf eine Wand, [grau|glatt] und von beispielloser Langeweile.
        / Eine Wand versperrte {spot.at} den Weg und hatte [dazu|zu alldem] nichts zu sagen.
        „Da ist nichts“, versicherte ein Käfer, „das ist [allgemein|seit jeher] bekannt.“
        + Vermutlich um falschen Hoffnungen vorzubeugen, hatte jemand ein Schild mit der Aufschrift „Wand“ angebracht.
        + Der Blick suchte an ihr nach einem Halt, fand keinen und rutschte [höflich|langsam] zu Boden.
        + Bereits der Großvater des Käfers hatte an dieser Stelle nichts gefunden, und er galt als gründlicher Mann.
        + Und doch musste {thing} hier sein, es sei denn, die ganze Geschichte hätte sich verlaufen.
        + „Woher weiß man das, wenn nie jemand nachsieht?“, erkundigte sich {hero}, was allgemein als [vorlaut|unpassend] empfunden wurde.
        + Eine Assel pflichtete dem Käfer bei, da sie in vierzehn Jahren noch nie einer Ansicht widersprochen hatte.
      `,
      wrong: `
        {Friend} prüfte die Sache mit einem Fuß und kam zu [demselben|einem raschen] Schluss.
        / „Eine Wand“, befand {friend} mit Kennermiene, „ist eine Wand, [Punkt|und basta].“
        @wrong Dann lehnte sich {friend} dagegen, [nur zur Probe|seufzte wohlig] und schlief ein.
        + Das Schnarchen, das nun einsetzte, bestand aus drei Stimmen und hätte eine kleine Blaskapelle geziert.
        + „Merkwürdig behaglich“, nuschelte es aus dem Schlaf, „als hätte einer von hinten eingeheizt.“
        + Man rüttelte, man rief, doch {friend} weilte längst in einem Traum, in dem eine Tür vorkam, aber keine Klinke.
        + Vom Käfer kam Beifall, denn etwas Vernünftigeres, meinte er, lasse sich an einer Mauer schlechterdings nicht tun.
        + Eine Schnecke, die nicht gern Umwege machte, nahm {friend.akk} als Teil des Bauwerks und kroch hinüber.
      `,
      doubt: `
        Wo sich alle einig sind, braucht es eine gewisse [Frechheit|Unart], noch einmal hinzusehen.
        / Es blieb still bis auf das Schnarchen, und die Wand [tat|machte], was Wände am besten können.
        + Die gesamte Verwandtschaft des Käfers hatte sich eingefunden, um einem Misserfolg beizuwohnen.
        + Sich einfach danebenzulegen hätte den Vorteil gehabt, dass hinterher niemand gelacht hätte.
        + Aber da war eine Frage ins Denken geraten, wie ein Krümel ins Bett gerät, und an Ruhe war nicht mehr zu denken.
        + Sie war nicht groß, sie bestand im Grunde nur aus einem einzigen Wort, und das fing mit W an.
      `,
      turn: `
        {Hero} betastete Stein um Stein, eiskalt, eiskalt, noch kälter, bis [zu einem|auf einmal] …
        / Unter dem Ohr von {hero.dat} summte es, ganz entfernt, wie [Tee|ein Bienenstock im Winter].
        @turn „Und warum“, fragte {hero} [vernehmlich|in die Runde], „ist dieser eine Stein so warm?“
        + Die Frage war an niemanden gerichtet und wurde vor lauter Publikum gestellt, was die Sache nicht erleichterte.
        + „Gelegentlich sind Steine warm“, entgegnete die Assel, deren Fachgebiet sonst das Feuchte war.
        + Während die übrigen rau waren wie Schmirgel, glänzte dieser eine, als wäre er in [all den Jahren|langer Zeit] von Händen poliert worden.
        + Beim Anklopfen sagten sie der Reihe nach tick, und nur er antwortete, tief und einladend, mit tock.
        + Fragen treten gern in Rudeln auf, und so folgte auf die erste die zweite, warum er summe, und die dritte, warum in G-Dur.
      `,
      works: `
        „Herein“, rief es aus der Mauer, „[oder vielmehr|beziehungsweise] heraus, ich komme!“
        / Es klang das Seufzen eines Steins, der [jahrelang|endlos] auf sein Stichwort gewartet hat.
        @result Der Stein war eine kleine Tür, und dahinter lag, [vom Ofen beschienen|im Warmen], {thing}.
        + Eine ältliche Maus bat sie an den Ofen und erwähnte, dass seit vierhundert Jahren niemand mehr gefragt habe.
        + Damit erklärte sich die Wärme, und was so gesummt hatte, war der Kessel, der gerade aufs Kochen zuging.
        + {Friend} kam mit dem Türflügel hereingerollt und bestand darauf, den Eingang lückenlos bewacht zu haben.
        + „Fragen Sie weiter“, bat die Gastgeberin, „ich sitze hier auf Antworten, die sonst nur verstauben.“
        + Draußen steckte der Käfer den Kopf durch die Öffnung, sah sich gründlich um und stellte fest, da sei nichts.
      `,
      lesson: `
        Was jeder weiß, [hat oft|hat erstaunlich oft] keiner nachgesehen.
        / Es brauchte nicht viel, bloß ein Warum, das [keine Ruhe gab|sich traute].
      `,
    },
  },
  Creativity: {
    titles: `
      {hero} und die Brücke, die es noch nie gab
      Aus Löffel, Schnur und Regenschirm
      Antrag auf eine richtige Brücke
      Ein Haufen Krimskrams
    `,
    refrains: [
      {
        first: 'Nimm dies, nimm das, nimm irgendwas, und bau dir was.',
        changed: 'Nimm dies, nimm das, nimm irgendwas, und träum dir was.',
      },
      {
        first: 'Schnur und Kelle, Schirm und Blatt, baue draus, was keiner hat.',
        changed: 'Mond und Kissen, Schirm und Blatt, träume draus, was keiner hat.',
      },
      {
        first: 'Krumm und schief und quer und schräg, trotzdem wird daraus ein Steg.',
        changed: 'Krumm und schief und müd und träg | schlaf nur gut, du lieber Steg.',
      },
    ],
    facts: {
      wrong: '{friend} schrieb einen Antrag für eine richtige Brücke',
      turn: '{hero} baute eine Brücke aus lauter Krimskrams',
      result: 'die Brücke quietschte und hielt',
    },
    beginner: {
      gate: `
        @spot {Thing} lag {spot.at}. Aber davor war ein [tiefer|breiter] Spalt.
        / Ein Spalt war {spot.at}. [Drüben|Auf der anderen Seite] lag {thing}.
        Es gab keine Brücke. Es gab nur [Krimskrams|einen Haufen Krimskrams].
        / Wo war die Brücke? Da lag nur ein [Haufen|bunter Haufen] Zeug.
        + Da lagen eine Kelle, ein Knäuel Schnur und [Blätter|viel Laub].
        + Ein alter Schirm war auch dabei. Er hatte drei Löcher.
        + {Hero} sah hinab. Unten war es so tief, dass es [gähnte|hallte].
        + „Hallo“, rief {hero}. „Allo“, rief es von unten. Das Echo war wohl aus Paris.
        + Springen ging nicht. Dazu war es [um ein Bein|viel] zu breit.
        + Ein Stiefel ohne Schuhband lag ganz oben. Er passte keinem.
        + Ein Brett? Nein. Ein Stamm? Auch nicht. Nur lauter Kram.
      `,
      wrong: `
        „Da muss eine richtige Brücke hin“, sagte {friend}. „[Aus Eisen|Mit Geländer].“
        / „Ohne Brücke geht das nicht“, sagte {friend}. „Man muss sie [bestellen|beantragen].“
        @wrong {Friend} schrieb einen Antrag für eine richtige Brücke, [mit Stempel|in Schönschrift].
        / „Das muss ein Amt machen“, sagte {friend} und schrieb einen Antrag.
        + „Sehr geehrte Brücke“, stand da. Nein, das war durchgestrichen.
        + Ein Stempel war nicht da. Also nahm {friend} eine [Beere|Matschpfote].
        + „Jetzt muss man warten“, sagte {friend}. „So drei Jahre.“
        + Wo wirft man so was ein? {Friend} warf es in den Spalt.
        + „Bitte mit [Bank|Laterne] und mit einem Ort für Eis.“
        + Keiner kam und las es. Nur eine [Mücke|Schnecke] aß ein Eck davon.
        + Dann schrieb {friend} noch eine Mahnung. Die war schon strenger.
      `,
      doubt: `
        {Hero} hob die Kelle auf und legte sie [wieder hin|zurück]. Eine Kelle ist keine Brücke.
        / Der Spalt blieb breit. Der Kram blieb [Kram|nur Kram].
        + Was sollen Blätter helfen? Man kann nicht auf Blättern gehen.
        + Eine Brücke war so lang. Und die Schnur war so dünn.
        + „Lass uns heimgehen und [wiederkommen|warten]“, sagte {friend}, „in drei Jahren.“
        + Drüben lag {thing}, so nah und doch so [fern|weit].
        + Der Schirm hatte Löcher. Der Stiefel war allein. Es war traurig.
        + Noch nie hatte jemand aus so was eine Brücke gemacht.
        + Ein Blatt segelte hinüber, ganz ohne Mühe. Das Blatt hatte es gut.
      `,
      turn: `
        Eine Kelle und [eine Schnur|ein Schirm] sind ja schon zwei. Daraus wird was.
        / Dann drehte {hero} den Schirm um. Nun war er ein [Boot|Korb].
        @turn Und {hero} baute eine Brücke aus lauter Krimskrams, [Stück für Stück|knüpf und steck].
        / Schnur an Schirm, Schirm an Blatt: So baute {hero} eine [Brücke|krumme Brücke].
        + Die Kelle wurde ein Haken. Der Haken flog hinüber und hielt.
        + Aus Blättern wurden Stufen. Aus dem Stiefel wurde [nichts|ein Pfosten].
        + „Das ist doch keine Brücke“, rief {friend}. „Noch nicht“, sagte {hero}.
        + Zweimal fiel alles herunter. Beim dritten Mal nur die Hälfte.
        + Hier ein Knoten, da ein Knoten. Und noch einer für gut.
        + Sie sah aus wie ein Huhn auf einem Fahrrad.
        + „Halt mal das Ende“, sagte {hero}. {Friend} hielt mal das Ende.
      `,
      works: `
        Der erste Schritt. Die Brücke [sagte|machte] iiik.
        / {Hero} stellte einen Fuß darauf. Es [wackelte|schwankte].
        @result Die Brücke quietschte und hielt, [und hielt|Schritt für Schritt]. Da war {thing}!
        / Quietsch, sagte die Brücke und hielt. Auf der anderen Seite lag {thing}.
        + Sie schwang nach links. Sie schwang nach rechts. In der Mitte schwang man mit.
        + {Friend} kam nach, Augen zu und Mund auf.
        + Der Schirm ging mitten drin auf. Das war sehr [hübsch|schön].
        + „So eine gab es noch nie“, sagte {friend}, und das stimmte.
        + „Und mein Antrag?“, fragte {friend}. „Der liegt als Stufe vier.“
        + Die Schnecke ging auch hinüber. Sie nahm [Zoll|den Abend dazu].
        + Auf dem Rückweg quietschte sie schon eine kleine Melodie.
      `,
      lesson: `
        Was es noch nie gab, muss man eben [bauen|erfinden].
        / „Es war nur Kram“, sagte {friend}. „Du hast [etwas|mehr] darin gesehen.“
      `,
    },
    intermediate: {
      gate: `
        @spot {Thing} lag {spot.at}, nur war davor ein Spalt, [breit wie ein Bach|tief wie ein Brunnen].
        / Vor ihnen klaffte {spot.at} ein Spalt, und [drüben|jenseits davon] lag {thing}.
        Brücke gab es keine, nur einen [Haufen|riesigen Haufen] Krimskrams.
        + Eine Suppenkelle lag da, Schnur, Laub und ein Regenschirm mit drei Löchern.
        + Obenauf saß ein einzelner Stiefel und wartete auf den anderen.
        + {Hero} ließ einen Stein hinunterfallen. Er kam nicht wieder.
        + Irgendwer hatte hier wohl einmal einen Flohmarkt abgesagt.
        + Zum Springen war es zu weit, und zum Klettern war es zu glatt.
        + Unten wohnte ein Echo. Es klang erkältet.
        + Was fehlte, waren Balken, Nägel und jemand, der sich auskannte.
        + Ein Schild sagte: „Vorsicht, hier ist nichts.“
      `,
      wrong: `
        „Da gehört eine anständige Brücke hin“, sagte {friend}, „[mit Geländer|aus Eisen, mit Geländer].“
        / „So etwas regelt man [ordentlich|schriftlich]“, sagte {friend} und spitzte einen Stift.
        @wrong {Friend} schrieb einen Antrag für eine richtige Brücke, [in Schönschrift|zwei Seiten lang].
        / „Ohne Antrag wird nichts gebaut“, sagte {friend} und schrieb [gleich einen|drauflos].
        + Unter „Begründung“ stand: „Weil sonst keine da ist.“
        + Als Stempel diente eine Beere, und der Abdruck sah recht amtlich aus.
        + „Die Bearbeitung“, erklärte {friend}, „dauert höchstens drei Jahre.“
        + Einen Briefkasten gab es nicht. Der Spalt sah aber ein wenig so aus.
        + Gewünscht wurden auch eine Bank, eine Laterne und ein Eisverkäufer.
        + Die einzige Leserin war eine Schnecke. Sie fraß den Absatz über das Geländer.
        + Nach fünf Minuten schickte {friend} die erste Mahnung hinterher.
      `,
      doubt: `
        {Hero} nahm die Kelle, drehte sie um und legte sie [wieder weg|wieder hin]. Was nützt eine Kelle?
        / Der Spalt war noch genauso breit und der Haufen [noch genauso|immer noch] Krimskrams.
        + Aus solchem Zeug baut man nichts, das sieht doch jeder.
        + Drüben lag {thing}, und es waren vielleicht zehn Schritte, wenn man welche hätte.
        + „Wir könnten in drei Jahren wiederkommen“, schlug {friend} vor.
        + Der Regenschirm seufzte, wie es nur alte Regenschirme können.
        + Noch nie hatte jemand hier eine Brücke aus Resten gebaut. Es stand in keinem Buch.
        + Ein Blatt schwebte leicht hinüber. Das sah fast nach Angabe aus.
        + Ohne Bretter, ohne Plan und ohne Ahnung fängt man schlecht an.
      `,
      turn: `
        Da hielt {hero} den Schirm verkehrt herum, und nun war er [ein Körbchen|auf einmal ein Boot].
        / Eine Kelle allein ist nichts, dachte {hero}, aber [Kelle und Schnur|eine Kelle an der Schnur]?
        @turn Und dann baute {hero} eine Brücke aus lauter Krimskrams, [ohne Plan|geknotet und gesteckt].
        / Aus lauter Krimskrams baute {hero} etwas, das [beinahe|zum Schluss] wie eine Brücke aussah.
        + Die Kelle flog als Anker hinüber und hakte sich beim dritten Wurf fest.
        + Je drei Blätter gaben eine Stufe, und der Stiefel wurde zum Pfosten.
        + Zweimal stürzte alles ein. Dafür wusste man dann, was nicht ging.
        + „So sieht doch keine Brücke aus“, rief {friend}. „Diese schon“, sagte {hero}.
        + Immer wenn etwas fehlte, lag im Haufen etwas, das so tat als ob.
        + Es war halb Spinnennetz, halb Wäscheleine, und es wurde immer länger.
        + Auch {friend} durfte einen Knoten machen. Es wurde eine Schleife.
      `,
      works: `
        Vorsichtig setzte {hero} den ersten Fuß darauf, und es [wippte|schwankte sehr].
        / „Nach dir“, sagte {friend}, [sehr höflich|ungewohnt höflich]. {Hero} holte Luft und ging.
        @result Die Brücke quietschte und hielt, [bis hinüber|den ganzen Weg], und dort lag {thing}.
        / Es quietschte bei jedem Schritt, aber die Brücke hielt, und drüben lag {thing}.
        + In der Mitte schaukelte sie so, dass man einen kleinen Tanz machen musste.
        + Mit jedem Schritt gab sie einen anderen Ton, und rückwärts war es ein Lied.
        + Genau über der tiefsten Stelle sprang der Schirm auf und stand da wie ein Segel.
        + „Es gibt keine zweite wie die“, sagte {friend} voller Achtung.
        + Der Antrag war auch dabei. Er lag gefaltet unter Stufe vier.
        + Hinter ihnen wanderte schon die Schnecke los, als Erste im Berufsverkehr.
        + „Geländer hat sie aber keins“, sagte {friend} und hielt sich an {hero.dat} fest.
      `,
      lesson: `
        Für niemals Dagewesenes [existiert kein Antrag|gibt es keine Anleitung]. Man fängt einfach irgendwo an.
        / „Ich habe abgewartet“, gestand {friend}, „und du hast einfach [geknotet|angefangen].“
      `,
    },
    advanced: {
      gate: `
        @spot {Thing} lag {spot.at}, leider jenseits [einer Spalte|eines Abgrunds], die bis zur Erdmitte reichen mochte.
        / Zwischen ihnen und {thing.dat} klaffte {spot.at} ein [Spalt|Riss] von einiger Tiefe.
        Anstelle einer Brücke fand sich lediglich [Krimskrams|allerlei Krimskrams].
        + Vorhanden waren eine Suppenkelle, reichlich Bindfaden, Laub und ein Regenschirm, der sein Leben hinter sich hatte.
        + Auf der Spitze saß ein einzelner Stiefel mit dem Ausdruck von jemandem, der versetzt worden ist.
        + Ein hinabgeworfener Stein meldete sich nicht zurück, und das Echo da unten schien erkältet zu sein.
        + Man hätte meinen können, hier sei ein Flohmarkt abgesagt und das Aufräumen vergessen worden.
        + Zum Springen war die Entfernung zu groß, zum Fliegen die Begabung zu [ungleich verteilt|gering].
      `,
      wrong: `
        {Friend} vertrat die Ansicht, dass dergleichen nur auf dem [Amtsweg|Dienstweg] zu lösen sei.
        / „Wildes Basteln“, erklärte {friend}, „führt zu [nichts als Unordnung|gar nichts].“
        @wrong Und {friend} schrieb einen Antrag für eine richtige Brücke, [zweiseitig|in Schönschrift].
        + Beigefügt waren eine Zeichnung, eine Begründung („weil keine da ist“) und der Wunsch nach einem Eisverkäufer.
        + Mangels Stempel behalf man sich mit einer zerdrückten Beere, deren Abdruck geradezu ministeriell wirkte.
        + Mit einem Bescheid, so hieß es, sei in drei Jahren zu rechnen, sofern nichts dazwischenkomme, etwa die Brücke.
        + Nur eine Schnecke zeigte Interesse an dem Schriftstück, und sie fraß es vom Geländer her auf.
        + Nach Ablauf von fünf Minuten verfasste {friend} die erste Mahnung, in deutlich kühlerem Ton.
      `,
      doubt: `
        Nachdenklich betrachtete {hero} die Suppenkelle und legte sie zurück, denn sie war [eine Kelle|und blieb eine Kelle].
        / Was man auch hervorkramte, es war [Gerümpel|altes Zeug], und der Abgrund blieb unverändert ein Abgrund.
        + Es stand in keinem Buch, wie man aus Resten etwas baut, das trägt, und vielleicht hatte das [seinen Grund|gute Gründe].
        + Ein welkes Blatt ließ sich vom Lufthauch hinübertragen und legte sich drüben hin, beinahe prahlerisch.
        + „In drei Jahren“, sagte {friend} tröstend, „werden wir darüber lachen, und zwar auf einer Bank.“
        + So sieht es aus, wenn man nichts hat als lauter falsche Dinge und eine sehr richtige Frage.
      `,
      turn: `
        Gedankenlos drehte {hero} den Schirm um, und da war es gar [kein Schirm mehr|plötzlich ein Korb].
        / Eine Kelle ist keine Brücke, gewiss, aber ein [Haken|recht guter Haken] ist sie durchaus.
        @turn So baute {hero} eine Brücke aus lauter Krimskrams, wie [es nie eine gab|sie keiner kannte].
        + Der Anker aus Suppenkelle flog dreimal daneben und biss sich beim vierten Mal drüben fest.
        + Zweimal brach das Ganze in sich zusammen, was jedes Mal eine Auskunft war, wenn auch eine unerfreuliche.
        + Drei Blätter ergaben eine Stufe, zwölf Knoten eine Hoffnung, und der Stiefel stieg zum Pfeiler auf.
        + Den Einwand, so sehe keine Brücke aus, ließ {hero} nicht gelten, da ja noch nie jemand diese gesehen habe.
        + Wann immer etwas fehlte, fand sich im Haufen ein Ding, das bereit war, für heute etwas anderes zu sein.
      `,
      works: `
        Beim Betreten ächzte sie auf eine Weise, die [nach Beschwerde|eher nach Gänsen] klang.
        / „Nach dir“, sagte {friend} mit einer Höflichkeit, die [verdächtig|ungewöhnlich] wirkte.
        @result Die Brücke quietschte erbärmlich und hielt, [erstaunlicherweise|allen Erwartungen zuwider], bis zu {thing.dat}.
        + In der Mitte, wo es am tiefsten war, spannte sich der Schirm auf und gab dem Bauwerk etwas Festliches.
        + Ging man hin, so quietschte sie die Tonleiter hinauf, und auf dem Rückweg, das war kaum anders möglich, hinunter.
        + „Ein Geländer fehlt“, bemerkte {friend} und hielt sich stattdessen, recht fest, an {hero.dat}.
        + Der Antrag hatte sich übrigens bewährt, und zwar vierfach gefaltet, als Keil unter der vierten Stufe.
        + Noch ehe sie drüben waren, zog hinter ihnen die Schnecke los und eröffnete den öffentlichen Verkehr.
      `,
      lesson: `
        Was noch niemand gebaut hat, erinnert anfangs [immer|meistens] an einen Haufen Krimskrams.
        / Man braucht keineswegs das Richtige, [lediglich|nur] neue Einfälle für das Falsche.
      `,
    },
  },
  Perseverance: {
    titles: `
      {hero} und die hundert Knoten
      Noch einer
      Das Seil, das nicht aufging
      Siebenundneunzig sind noch übrig
    `,
    refrains: [
      {
        first: 'Noch einer und noch einer, so werden die Knoten kleiner.',
        changed: 'Noch einer und noch einer, so werden die Augen kleiner.',
      },
      {
        first: 'Einen Knoten schaff ich noch, sagst du nein, so sag ich doch.',
        changed: 'Keinen Knoten such ich noch, sagst du schlaf, so schlaf ich doch.',
      },
      {
        first: 'Hundert Knoten, ach, wie viel, einer nur ist jetzt mein Ziel.',
        changed: 'Hundert Knoten, ach, so viel, und nun ist mein Bett das Ziel.',
      },
    ],
    facts: {
      wrong: '{friend} gab nach drei Knoten auf',
      turn: '{hero} löste einen Knoten nach dem anderen',
      result: 'der letzte Knoten fiel von selbst auf',
    },
    beginner: {
      gate: `
        @spot {Spot.at} stand eine Kiste. Um sie war ein [dickes|langes] Seil.
        / Eine Kiste stand {spot.at}, mit einem [Seil|dicken Seil] darum.
        In dem Seil waren hundert Knoten. In der Kiste war {thing}.
        / Es waren [hundert|genau hundert] Knoten! {Thing} lag in der Kiste.
        + Wenn man sie schüttelte, [klapperte|rumpelte] es drin.
        + Es gab dicke Knoten, dünne Knoten und Knoten mit Knoten.
        + „Die hat mein Onkel gemacht“, sagte eine [Spinne|Raupe]. „Er hatte Zeit.“
        + {Hero} zählte sie. Bei sechzig musste man neu anfangen.
        + Eine Schere? Es gab keine, nicht einmal eine kleine.
        + Das Seil war steif und roch nach [Schiff|Teer].
        + Am Deckel hing ein Zettel: „Viel Spaß.“
      `,
      wrong: `
        „Das mache ich mit links“, sagte {friend} und [zog|fing an].
        / {Friend} nahm sich den ersten vor. [Zupf, zerr|Zack], der war auf.
        @wrong Nach drei Knoten gab {friend} auf. „Das Seil hat [gewonnen|einfach gewonnen].“
        / Drei Knoten, dann war Schluss. „Das Seil ist [besser|klüger]“, sagte {friend}.
        + „Gut gespielt, Seil“, sagte {friend} und gab ihm die Hand.
        + Der zweite ging schon schwer. Der dritte biss fast.
        + „Drei ist auch viel“, sagte {friend}. „Drei ist [fast|beinah] hundert.“
        + Aus Wut machte {friend} einen Knoten [dazu|neu]. Nun waren es mehr.
        + „Ich kann nicht mehr“, rief {friend} und lag lang da.
        + {Friend} zog auch mit den Zähnen. Das schmeckte [alt|nicht].
        + „Wir nehmen einfach die ganze Kiste mit.“ Sie war aber aus Eisen.
      `,
      doubt: `
        Siebenundneunzig Knoten [waren noch da|sahen {hero.akk} an].
        / Es waren noch so [viele|furchtbar viele]. Und keiner ging von allein auf.
        + Ein Stern ging an, und noch einer. So spät war es schon.
        + „Keiner ist böse, wenn wir gehen“, sagte {friend}.
        + Siebenundneunzig ist ein langes Wort. Es ist auch lang, wenn man es macht.
        + Das Seil lag da und [grinste|war fest]. So sah es aus.
        + Alle auf einmal, das geht nicht. Wie geht es dann?
        + Die Kiste stand nur da, schwer und stumm.
        + {Hero} sah den nächsten an. Er war klein und sehr hart.
      `,
      turn: `
        „Noch einer“, sagte {hero}. Nur [der eine|der hier], mehr nicht.
        / {Hero} sah nicht mehr auf alle, nur auf [einen|den nächsten].
        @turn Und so löste {hero} einen Knoten nach dem anderen, [zupf und zieh|ganz langsam].
        / Noch ein Knoten, und noch [einer|ein Knoten]. So machte es {hero}.
        + Drücken, drehen, ziehen. Drücken, drehen, ziehen. Auf!
        + Die Finger wurden rot, oder was man so hat.
        + „Wie viele noch?“, fragte {friend}. „Einer“, sagte {hero}. „Immer einer.“
        + Bei vierzig kam ein ganz gemeiner. Bei vierzig kam auch die Pause.
        + Mal wurde er fester statt loser. Dann fing man eben neu an.
        + {Friend} sah eine Weile zu. Dann hielt {friend} das Ende.
        + Bei achtzig sangen sie. Bei neunzig [brummten|gähnten] sie nur noch.
        + Es gab keinen Trick. Es gab nur den nächsten.
      `,
      works: `
        Neunundneunzig! Da war nur noch [ein|der eine] Knoten.
        / Nun kam der letzte. Er war so groß wie ein [Kopf|Brot].
        @result {Hero} holte Luft. Da fiel der letzte Knoten [ganz|einfach] von selbst auf.
        / Plopp! Der letzte Knoten ging [ganz allein|ganz von selbst] auf.
        + „Ich habe nur gewartet“, sagte der Knoten. „Auf die [neunundneunzig|anderen].“
        + Der Deckel hob sich. Auf Stroh lag {thing}.
        + Das Seil lag da, glatt und lang. Es seufzte vor Glück.
        + „Ich habe drei gemacht“, sagte {friend} zu der Raupe. „Die ersten.“
        + {Friend} pustete {hero.dat} auf die Finger. Das half sehr.
        + Aus dem Seil wurde gleich eine [Schaukel|gute Schaukel].
        + Die Hände taten weh, aber [stolz|froh]. Das ging beides.
      `,
      lesson: `
        Hundert Knoten sind [auch nur|immer nur] einer, hundertmal.
        / „Wie hast du das geschafft?“ „Noch einer“, sagte {hero}, „[das ist alles|mehr nicht].“
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} stand eine Kiste, und um die Kiste lief ein Seil, [dick wie ein Zopf|dick wie ein Arm].
        / Eine Eisenkiste stand {spot.at}, [rundum|kreuz und quer] mit einem Seil verschnürt.
        Hundert Knoten waren in dem Seil, und in der Kiste [klapperte|rumpelte] {thing}.
        + Es gab Schleifen, Kringel und Brezeln. Einige sahen aus wie Gesichter.
        + „Mein Onkel war Seemann“, sagte eine Spinne, „und er hatte viele Winter.“
        + Weit und breit war keine Schere, nicht einmal eine Nagelschere.
        + {Hero} zählte dreimal nach und kam immer wieder auf hundert.
        + Ein Zettel hing daran: „Bitte nicht ziehen. Aufmachen.“
        + Das Seil roch nach Teer und nach sehr viel Geduld.
        + Der unterste Knoten war so klein, dass man ihn für einen Fleck hielt.
      `,
      wrong: `
        „Das haben wir sofort“, versicherte {friend} und [machte sich ans Werk|fing eilig an].
        / Der erste Knoten löste sich mühelos, und {friend} [verbeugte sich|trällerte].
        @wrong Nach drei Knoten gab {friend} auf. „Das Seil hat gewonnen“, hieß es, „[ehrlich und fair|alle Achtung].“
        + „Es war ein gutes Spiel“, sagte {friend} und schüttelte dem Seilende die Hand.
        + Beim zweiten wurde das Pfeifen leiser, und beim dritten hörte es auf.
        + Zwischendurch war aus Versehen ein vierter dazugekommen.
        + „Drei von hundert“, rechnete {friend}, „das ist gerundet alles.“
        + Ein Versuch mit den Zähnen endete mit einem Faden zwischen denselben.
        + Dann lag {friend} auf dem Rücken und schaute Sterne an.
        + „Nehmen wir doch die Kiste im Ganzen“, hieß es. Sie rührte sich kein Haar.
      `,
      doubt: `
        Siebenundneunzig Knoten waren übrig, und [keiner|keiner davon] machte Anstalten aufzugehen.
        / Das Seil lag da wie eine [schlafende|satte] Schlange und hatte alle Zeit der Welt.
        + Wer sie alle auf einmal ansah, der wurde müde bis in die Zehen.
        + Am Himmel gingen Lichter an. So lange saßen sie schon hier.
        + „Aufhören ist auch eine Kunst“, sagte {friend}, „ich beherrsche sie gut.“
        + Ein paar Mal hob {hero} die Hand und ließ sie wieder fallen.
        + Dahinter wartete {thing}, nur eine Seildicke entfernt.
        + Die Spinne sah herüber. „Mein Onkel hat nie einen aufgemacht“, sagte sie.
      `,
      turn: `
        „Siebenundneunzig kann ich nicht“, sagte {hero}, „aber [einen|den hier] kann ich.“
        / {Hero} deckte das übrige Seil mit Blättern zu, [damit|so dass] nur ein Knoten zu sehen war.
        @turn Und dann löste {hero} einen Knoten nach dem anderen, [ohne Hast|mit wunden Fingern].
        / {Hero} nahm sich [den nächsten|immer nur einen] Knoten vor, und dann wieder den nächsten.
        + Man musste erst drücken, dann drehen und erst ganz zuletzt ziehen.
        + Bei jedem, der aufging, sagte {hero} leise: „Und noch einer.“
        + Ein paar waren stur wie Esel. Denen wurde gut zugeredet.
        + In der Mitte, bei fünfzig, war es am schlimmsten. Da sieht man weder Anfang noch Ende.
        + „Geht es nicht schneller?“, fragte {friend}. Es ging nicht schneller.
        + Nach einer Weile kam {friend} herüber und hielt das lose Ende.
        + Die Fingerspitzen brannten, oder was man eben an Spitzen hat.
      `,
      works: `
        Dann war nur noch einer da, der [größte|allergrößte], dick wie ein Kohlkopf.
        / Neunundneunzig lagen hinter ihnen, und vor ihnen saß [der letzte|noch einer].
        @result Doch als {hero} ihn bloß berührte, fiel der letzte Knoten von selbst auf[|, einfach so].
        / Der letzte Knoten hatte [zugesehen|genug] und fiel von selbst auf, ehe {hero} zog.
        + Er hatte die ganze Zeit nur an den anderen gehangen.
        + Der Deckel sprang hoch, und auf Stroh gebettet lag {thing}.
        + Das Seil streckte sich, glatt und lang, und knackte dabei in allen Fasern.
        + „Die ersten drei waren von mir“, sagte {friend} zu jedem, der vorbeikam.
        + Zum Kühlen steckten sie alle zusammen die Finger ins [Moos|Nasse].
        + Die Spinne weinte ein wenig und bekam das Seil für ihr Museum.
        + Müde waren sie, aber es war die gute Sorte von müde.
      `,
      lesson: `
        Hundert kann [keiner|niemand] auf einmal. Noch einen kann fast jeder.
        / „Ich habe beim vierten aufgehört“, sagte {friend}. „Du hast [beim vierten angefangen|einfach nicht gezählt].“
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} stand eine eiserne Kiste, um die ein Seil lief, [armdick|dick wie ein Arm].
        / Was {spot.at} auf sie wartete, war eine Kiste, [verschnürt|umwickelt] wie für eine Weltreise.
        Hundert Knoten zählte das Seil, und im Inneren [klapperte|rumorte] {thing}.
        + Unter ihnen waren Schleifen, Brezeln, Zöpfe und ein Gebilde, das man allenfalls als Streit bezeichnen konnte.
        + Eine Spinne erklärte, der Urheber sei ihr Onkel gewesen, ein Seemann, den man zu viele Winter allein gelassen habe.
        + Ein Zettel am Deckel wünschte in Schönschrift gutes Gelingen und verzichtete auf nähere Angaben.
        + Nach einer Schere sah man sich vergeblich um, da die Gegend auf stumpfe Gegenstände spezialisiert war.
        + {Hero} zählte noch einmal von hinten, doch auch in dieser Richtung blieben es genau so viele.
      `,
      wrong: `
        {Friend} ging ans Werk wie jemand, der am Abend [noch etwas vorhat|noch tanzen will].
        / Den ersten bezwang {friend} so rasch, dass eine [Verbeugung|kleine Verbeugung] fällig schien.
        @wrong Nach drei Knoten gab {friend} auf und erklärte das Seil [kurzerhand|ernst] zum Sieger.
        + „Man muss verlieren können“, sprach {friend} und schüttelte dem losen Ende anerkennend die Hand.
        + Gerundet, so wurde vorgerechnet, seien drei von hundert praktisch alle, wenn man großzügig runde.
        + Ein Versuch mit den Zähnen trug nichts ein als einen Faden, der bis zum Ende der Geschichte dort stecken blieb.
        + Versehentlich war dabei ein vierter entstanden, was die Bilanz etwas trübte und nicht weiter erwähnt wurde.
        + Man könne ja die Kiste im Ganzen mitnehmen, hieß es noch, doch die Kiste war dazu nicht aufgelegt.
      `,
      doubt: `
        Siebenundneunzig standen noch aus, und kein [einziger|einziger von ihnen] zeigte Entgegenkommen.
        / Das Seil lag da mit der Ruhe einer [Schlange|Riesenschlange], die schon gegessen hat.
        + Wer den Fehler machte, sie alle zugleich anzusehen, der wurde müde bis hinunter in die Zehen.
        + Über ihnen gingen die Sterne an, einer nach dem anderen, und das wirkte beinahe wie ein Hinweis.
        + „Im Aufhören“, bemerkte {friend} vom Boden her, „liegt ja auch eine gewisse Größe, und ich spüre sie gerade.“
        + Dreimal hob {hero} die Hand, und dreimal sank sie wieder, als hätte sie die Zahl gehört.
      `,
      turn: `
        „Hundert kann niemand“, überlegte {hero}, „[aber|doch] den hier kann man ja versuchen.“
        / Kurzerhand deckte {hero} das ganze Seil zu, bis auf [die eine Stelle|einen einzigen Knoten].
        @turn Und so löste {hero} einen Knoten nach dem anderen, [nicht schnell, aber stetig|geduldig].
        + Man lernte mit der Zeit, dass erst gedrückt, dann gedreht und nur ganz am Schluss gezogen werden darf.
        + Um die fünfzig herum, wo weder Anfang noch Ende in Sicht ist, wurde es so öde, dass selbst die Spinne wegsah.
        + Mancher verlangte gutes Zureden, mancher ein Lied, und einer wollte schlicht in Ruhe gelassen und später noch einmal gefragt werden.
        + Die Fingerspitzen, oder was man an ihrer Stelle hat, glühten, und trotzdem kam immer noch einer.
        + Irgendwann, ohne ein Wort darüber zu verlieren, setzte sich {friend} dazu und hielt das lose Ende.
      `,
      works: `
        Übrig blieb der letzte, gegen den die anderen bloß [Schleifchen|Mückenstiche] waren.
        / Der hundertste, groß wie ein Kohlkopf, sah aus, als habe er [sie erwartet|noch viel vor].
        @result Doch kaum berührt, fiel der letzte Knoten von selbst auf, als wäre er [müde|längst müde] geworden.
        + Gehalten hatten ihn nur die übrigen neunundneunzig, und von denen war ja keiner mehr im Amt.
        + Der Deckel klappte hoch, und darin lag, auf Stroh und völlig ahnungslos, {thing}.
        + Das Seil dehnte sich in seiner ganzen Länge und knackte wohlig, wie nach einer Nacht im zu kurzen Bett.
        + Auf die ersten drei, ließ {friend} die Spinne wissen, komme es bei solchen Arbeiten besonders an.
        + Es gibt eine Müdigkeit, in der man am liebsten noch ein Weilchen sitzen bleibt, und die war es.
      `,
      lesson: `
        Ausdauer besteht aus lauter kleinen Anfängen, [aneinandergereiht|einer hinter dem anderen].
        / Hundert Knoten bewältigt man am [einfachsten|leichtesten], indem man immer bloß einen einzigen betrachtet.
      `,
    },
  },
  'Self-belief': {
    titles: `
      {hero} und die Wand, die alles wiederholte
      Ich kann es versuchen
      Stufen, so hoch wie Schränke
      Was das Echo sagte
    `,
    refrains: [
      {
        first: 'Sag es leis, sag es klein, ich versuch es, das wird fein.',
        changed: 'Sag es leis, schlaf gleich ein, wer versucht, wird größer sein.',
      },
      {
        first: 'Echo, Echo, sag mir bloß, ist die Stufe wirklich groß?',
        changed: 'Echo, Echo, flüstre bloß, heute waren wir ganz groß.',
      },
      {
        first: 'Stufe, Stufe, steil und breit, für ein Stückchen hab ich Zeit.',
        changed: 'Stufe, Stufe, wir sind weit, schlaf nun klein, es ist jetzt Zeit.',
      },
    ],
    facts: {
      wrong: '{friend} sagte: Ich kann das nicht',
      turn: '{hero} sagte: Ich kann es versuchen',
      result: 'die Stufen wurden klein wie eine Treppe',
    },
    beginner: {
      gate: `
        @spot {Thing} lag {spot.at}. Davor waren [hohe|große] Stufen und eine Wand.
        / Hohe Stufen waren {spot.at}. Ganz [oben|hoch oben] lag {thing}.
        Die Wand sagte alles nach. „Hallo!“ „[Hallo, hallo|Allo, allo]!“
        / Neben ihnen war eine Wand. Die sprach [alles|jedes Wort] nach.
        + Jede Stufe war so hoch wie ein Schrank. Ein [Schrank|alter Schrank] mit Moos.
        + „Wie hoch ihr seid“, sagte {hero}. „Seid, seid“, sagte die Wand.
        + Am Fuß saß eine Ameise mit Koffer. „Gestern waren sie klein“, sagte sie.
        + Die Wand sah aus wie ein großes Ohr.
        + „Kuchen“, rief {friend}. „Uchen, uchen.“ Es kam aber keiner.
        + Auf der ersten Stufe wuchs ein Baum. So hoch war sie.
        + Wer was sagte, der hörte es zweimal.
      `,
      wrong: `
        {Friend} sah nach oben und nach [oben|noch weiter oben].
        / „Da hinauf? [Wer, ich|Ich]?“, fragte {friend}. „Ich, ich“, sagte die Wand.
        @wrong „Ich kann das nicht“, sagte {friend}. „Nicht, nicht, nicht“, rief [die Wand|es zurück].
        / „Das kann ich nie“, rief {friend}. „Nie, nie“, [sagte|rief] die Wand.
        + Da wuchsen die Stufen, [so|gleich so], um einen ganzen Kopf.
        + „Siehst du“, sagte {friend}. „Siehst du“, sagte die Wand. Es klang traurig.
        + „Ich bin zu klein.“ Rumms, noch ein [Stück|Schrank]. „Und zu dick.“ Rumms!
        + Bald sah man gar nicht mehr, wo sie [enden|aufhören].
        + {Friend} setzte sich hin. „Ich wusste es ja gleich.“
        + „Das schafft keiner“, sagte {friend}. „Einer, einer“, sagte die Wand, fast nett.
        + Die Ameise kippte um. „Hört auf damit“, sagte sie.
      `,
      doubt: `
        {Hero} dachte es auch. Und [krach|schon] wuchs noch eine Stufe.
        / Auch leise denken half nicht. Die Wand [hörte es|hatte gute Ohren].
        + Die Wolken waren nun schon näher als {thing}.
        + So klein wie jetzt war {hero} noch nie. Oder die Welt war zu groß.
        + „Ich kann es“, rief {friend}. Aber das war gelogen, und nichts ging.
        + Was sagt man, wenn alles falsch ist, was man sagt?
        + Die Wand wartete. Sie hatte [Zeit|viel Zeit], und sie war still.
        + In der Kehle saß ein Wort, das hieß [Nein|Nie].
        + „Ich muss da auch hoch“, sagte die Ameise. „Meine Tante wohnt da.“
      `,
      turn: `
        {Hero} suchte einen Satz. Er musste [klein und wahr|klein] sein.
        / „Ich kann es“ war zu groß. „Nein“ war [zu klein|nicht wahr].
        @turn „Ich kann es versuchen“, sagte {hero}. „[Versuchen|Suchen, suchen]“, sagte die Wand.
        + Das war nicht laut. Es war nur so laut wie ein Blatt.
        + Die Stimme zitterte ein wenig. Das machte [nichts|gar nichts].
        + „Nur die erste Stufe“, sagte {hero}. „Erste, erste“, sagte es froh.
        + Man kann fallen, klar. Aber man kann es eben versuchen.
        + Dann hob {hero} einen Fuß, oder was man so hebt.
        + {Friend} sah zu. „Und wenn es schiefgeht?“ „Dann noch mal.“
        + So ein kleiner Satz, und er war [warm|gut] im Mund.
      `,
      works: `
        Da knirschte es. Die Stufen [zogen die Köpfe ein|duckten sich].
        / „Oh“, sagten die Stufen und [wurden rot|duckten sich].
        @result Sie wurden klein wie eine Treppe, [Stufe für Stufe|alle]. Oben lag {thing}.
        / Da waren es nur noch kleine Stufen, eine Treppe. Oben lag {thing}.
        + Eins, zwei, drei, vier. Schon war {hero} in der Mitte.
        + „Ich kann es auch versuchen“, sagte {friend}. „Auch, auch“, rief es froh.
        + Eine Ameise ging mit Koffer an ihnen vorbei.
        + Ein Mal rutschte ein Fuß ab. Dann stand er [wieder|eben noch mal] da.
        + Oben sah man weit. Da war sogar der [Mond|Abend] ein Stück kleiner.
        + „Danke“, sagte {hero}. „Danke, danke“, sagte die Wand, und sie meinte es.
        + Nun war es eine Treppe und die Wand eine Wand.
      `,
      lesson: `
        „Ich kann es versuchen“ ist [klein|kurz], aber es trägt.
        / Was du zu dir sagst, das [hört die Treppe|hört man]. Sag es nett.
      `,
    },
    intermediate: {
      gate: `
        @spot {Thing} lag {spot.at}, aber der Weg hinauf bestand aus [riesigen Stufen|Stufen wie Schränke].
        / Stufen erhoben sich {spot.at}, [höher als Türen|eine höher als die andere], und ganz oben lag {thing}.
        Daneben stand eine Wand, die [jedes Wort|alles] wiederholte.
        + „Guten Abend“, sagte {hero}. „Abend, Abend“, brummte die Wand höflich.
        + Am Fuß wartete eine Ameise mit Koffer. „Gestern war das noch eine Treppe“, sagte sie.
        + Auf der untersten Stufe wuchs ein ausgewachsener Strauch.
        + Sie hatte die Form einer Muschel, oder eben die eines sehr großen Ohrs.
        + Wer hier hustete, der hustete gleich dreimal.
        + „Gibt es einen Aufzug?“, fragte {friend}. „Unfug, Unfug“, sagte das Echo.
        + Bis zur ersten Kante hätte man ein Pferd gebraucht, und dann noch eins.
      `,
      wrong: `
        {Friend} legte den Kopf in den Nacken, bis es [nicht mehr weiterging|knackte].
        / „Entschieden zu hoch“, stellte {friend} [augenblicklich|sofort] fest.
        @wrong „Ich kann das nicht“, jammerte {friend}, und das Echo wiederholte: „Nicht, [nicht|niemals]!“
        / „So etwas kann ich nicht“, rief {friend}, und [ringsum rief es|die Wand rief]: „Nicht, nicht!“
        + Da ruckte es, und jede Stufe war um einen Kopf gewachsen.
        + „Siehst du, ich hatte recht“, rief {friend}. „Schlecht, schlecht“, rief es zurück.
        + „Ich bin zu kurz, zu schwer und außerdem müde.“ Bei jedem Wort rumpelte es.
        + Bald verschwand das Ende der Treppe im Dunst.
        + Probeweise behauptete {friend} das Gegenteil, aber so kleinlaut, dass nichts geschah.
        + Die Ameise hielt sich die Fühler zu. „Aufhören, ich muss da noch hinauf!“
        + Es war die einzige Wand der Welt, die einem immer recht gab.
      `,
      doubt: `
        {Hero} hatte gar nichts gesagt, nur gedacht, und [trotzdem|schon] wuchs die nächste Stufe.
        / Auch heimliche Gedanken hörte die Wand, und davon gab es gerade [viele|eine Menge].
        + Es ist schwer, groß von sich zu denken, wenn man vor einem Schrank steht.
        + „Ich kann alles“, rief {friend} zur Probe. Die Wand kicherte nur.
        + Lügen halfen also nicht, und die Wahrheit schien noch schlimmer zu sein.
        + {Hero} kam sich so klein vor wie die Ameise, aber ohne deren Koffer.
        + Hoch oben blinkte {thing} und war inzwischen kaum größer als ein Stern.
        + „Sag lieber nichts mehr“, flüsterte {friend}. „Mehr, mehr“, wisperte die Wand.
      `,
      turn: `
        Zwischen „Ich kann“ und „Ich kann nicht“, dachte {hero}, [muss noch etwas liegen|ist doch noch Platz].
        / {Hero} suchte einen Satz, der klein war und dabei [ganz wahr|kein bisschen gelogen].
        @turn „Ich kann es versuchen“, sagte {hero}. „Versuchen, versuchen“, sagte [die Wand|es freundlich].
        + Die Stimme war dabei nicht größer als ein Kieselstein.
        + Es klang nicht wie ein Held, eher wie jemand mit zu großen Schuhen.
        + „Und wenn du fällst?“, fragte {friend}. „Dann war es ein Versuch“, sagte {hero}.
        + Noch einmal sagte {hero} ihn, den kleinen Satz, und stellte sich darauf wie auf einen Stein.
        + Einen Augenblick überlegte die Wand, als hätte sie das noch nie gehört.
        + Der erste Fuß ging hoch, wie weit, das würde man sehen.
        + Man musste nicht glauben, dass es gelingt. Man musste nur anfangen.
      `,
      works: `
        Es knirschte vernehmlich, und die unterste Stufe [zog den Kopf ein|wurde verlegen].
        / Da schrumpfte der vorderste Schrank zum Sessel und [der Sessel zum Schemel|danach zum Schemel].
        @result So wurden die Stufen klein wie eine Treppe, und [oben|am Ende davon] lag {thing}.
        / Die Stufen [schrumpften|duckten sich], bis sie eine Treppe waren, und oben lag {thing}.
        + Bei der siebten rutschte {hero} ab und versuchte es eben noch einmal.
        + „Ich könnte es auch versuchen“, rief {friend}. „Auch, auch!“, jubelte das Echo.
        + Die Ameise überholte sie rechts und grüßte mit dem Hut.
        + Mit jedem Schritt ging es leichter, weil die Füße es nun auch wussten.
        + Von oben sah man, wie hoch man gekommen war. Das Herz war mitgekommen.
        + „Gut gemacht“, sagte {hero} probeweise. „Gemacht, gemacht“, sagte die Wand.
        + Unter dem Strauch auf der ersten Stufe lag jetzt ein hübscher Vorgarten.
      `,
      lesson: `
        Man muss nicht sagen: Ich kann alles. [Versuchen|„Versuchen“] reicht für den Anfang.
        / „Das hätte ich auch gekonnt“, sagte {friend}, „ich hätte es nur [sagen|versuchen] müssen.“
      `,
    },
    advanced: {
      gate: `
        @spot {Thing} lag {spot.at}, am Ende einer Treppe für [Riesen|Leute mit sehr langen Beinen].
        / Was {spot.at} emporführte, waren [Stufen|steile Stufen], und {thing} lag ganz oben.
        Daneben stand eine Wand, die alles [getreulich|gewissenhaft] wiederholte.
        + Jede einzelne hatte die Ausmaße eines Kleiderschranks, und auf der untersten war bereits ein Strauch ansässig.
        + Das Echo gab höflich zurück, was man ihm gab, nur um eine Spur überzeugter.
        + Eine Ameise mit Reisekoffer versicherte, gestern sei das noch eine ganz gewöhnliche Treppe gewesen, man habe wohl geredet.
        + Geformt war der Fels wie eine Ohrmuschel, und er lauschte mit einer Hingabe, die einen verlegen machte.
        + „Existiert ein Aufzug?“, erkundigte sich {friend}, und nach kurzem Bedenken kam es zurück: „Unfug, Unfug.“
      `,
      wrong: `
        {Friend} maß die Höhe mit einem Blick und [fand sie übertrieben|verlor dabei den Hut].
        / Noch hatte niemand etwas verlangt, da [seufzte|jammerte] {friend} schon aus tiefster Seele.
        @wrong „Ich kann das nicht“, sagte {friend}, und das Echo [bekräftigte|fand]: „Nicht, nicht.“
        + Mit einem Ruck, der durch das ganze Gebirge ging, wuchsen die Stufen um einen guten Kopf.
        + „Da haben wir es“, rief {friend} mit jener düsteren Genugtuung, die man empfindet, wenn man mit dem Schlimmsten recht behält.
        + Es folgte eine Aufzählung eigener Mängel, von den Knien bis zur Begabung, und jede Zeile kostete einen weiteren Meter.
        + Ein halbherzig hingeworfenes „Na gut, dann kann ich eben alles“ hielt die Wand für einen Witz und kicherte.
        + Gegen jemanden, der einem immer zustimmt, ist schwer anzukommen.
      `,
      doubt: `
        Es genügte bereits, im Stillen irgendetwas zu befürchten, und [sofort|prompt] wuchs eine Stufe.
        / Auch {hero} wurde nun anfällig für das Wörtchen „niemals“, das hier [in der Luft|unangenehm nahe] lag.
        + Vor lauter Schränken konnte man das Ziel kaum noch sehen, das da oben blinkte, klein wie ein Stecknadelkopf.
        + Lügen, das hatte sich gezeigt, nützte nichts, und was man für die Wahrheit hielt, war noch weniger zu gebrauchen.
        + So winzig wie die Ameise kam {hero} sich vor, nur dass die Ameise wenigstens einen Koffer hatte.
        + „Am besten sagen wir gar nichts mehr“, hauchte {friend}, und die Wand hauchte mit, dass es einem kalt wurde.
      `,
      turn: `
        Zwischen Können und Nichtkönnen, [ahnte|vermutete] {hero}, musste es einen Streifen Land geben.
        / Gesucht wurde ein Satz, der klein genug war, um [zu stimmen|nicht gelogen zu sein].
        @turn „Ich kann es versuchen“, sagte {hero}, und „versuchen“ gab die Wand [erstaunt|sanft] zurück.
        + Es war kein Heldensatz, er zitterte ein wenig und hatte ungefähr die Größe eines Kieselsteins, aber man konnte darauf stehen.
        + Eine Weile schwieg das Echo, so wie jemand schweigt, dem man ein unbekanntes Gericht vorgesetzt hat.
        + Ob es gelingen werde, stand damit ja noch lange nicht fest, und eben deshalb ließ es sich ehrlich sagen.
        + „Und falls du fällst?“, fragte {friend}, worauf {hero} erwiderte, dann sei es immerhin ein Versuch gewesen.
        + Der erste Fuß hob sich, noch ohne zu wissen, wohin, und das war bereits die halbe Arbeit.
      `,
      works: `
        Mit einem Knirschen, das beinahe [verschämt|verlegen] klang, zog die unterste den Kopf ein.
        / Aus dem Schrank wurde eine Truhe, [aus der Truhe ein Schemel|dann ein Schemel], und so fort.
        @result Die Stufen wurden klein wie eine Treppe, auf deren letztem Absatz [still|wartend] {thing} lag.
        + Auf der siebten glitt {hero} aus, saß einen Moment lang da und versuchte es, weil das ja die Abmachung war, von Neuem.
        + „Ich könnte unter Umständen auch“, begann {friend}, und schon rief das Echo begeistert „auch, auch“ dazwischen.
        + Die Ameise zog rechts an ihnen vorbei, den Koffer auf dem Kopf, und lüftete im Vorübergehen die Fühler.
        + Oben angekommen, blickte man hinab und konnte die Schränke nicht mehr finden, so sehr man auch suchte.
        + Beim Abschied sagte {hero} „Danke“, und die Wand wiederholte es öfter, als es ihre Pflicht gewesen wäre.
      `,
      lesson: `
        Treppen entstehen nicht durch „Ich kann“, [heißt es hier|wohlgemerkt], sondern durch „Ich kann es versuchen“.
        / Man sollte so freundlich mit sich selber reden, als [höre|lausche] nebenan eine Treppe zu.
      `,
    },
  },
  Growth: {
    titles: `
      {hero} und die Mondbohne
      Pfeifen auf dem Grashalm
      Eine Handbreit höher
      Die Bohne, die zuhörte
    `,
    refrains: [
      {
        first: 'Ein Stück, ein Stück, wer übt, der wächst ein Stück.',
        changed: 'Ein Stück, ein Stück, im Schlaf wächst man ein Stück.',
      },
      {
        first: 'Bohne, Bohne, Hand um Hand, wachs mit mir bis an den Rand.',
        changed: 'Bohne, Bohne, Blatt um Blatt, schlafe dich nun groß und satt.',
      },
      {
        first: 'Pfff und pfff und dann ein Piep | wer es übt, der hat es lieb.',
        changed: 'Pfff und pfff, ein letzter Piep, Bohne, Bohne, hab dich lieb.',
      },
    ],
    facts: {
      wrong: '{friend} stellte sich auf die Zehen und sagte: Ich bin groß',
      turn: '{hero} lernte, auf einem Grashalm zu pfeifen',
      result: 'die Mondbohne wuchs bis hinauf',
    },
    beginner: {
      gate: `
        @spot {Thing} lag {spot.at}. Es lag hoch oben auf einem [Sims|schmalen Sims].
        / Ein Sims war {spot.at}, [viel zu|sehr] hoch. Da oben lag {thing}.
        Unten stand eine Mondbohne. Sie war so [klein|hoch] wie ein Daumen.
        / Darunter wuchs eine Bohne, blass wie der Mond. Sie war noch [klein|kurz].
        + „Sie wächst, wenn du was Neues kannst“, sagte ein [Wurm|alter Wurm].
        + „Nur was du gestern noch nicht konntest“, sagte er. „Das zählt.“
        + Sie hatte zwei Blätter. Die hielt sie wie zwei Ohren.
        + Gießen half nicht. Ziehen half nicht. Der Wurm wusste das.
        + {Hero} sprang hoch. Es fehlten drei [Köpfe|Meter] und ein bisschen.
        + Auf dem Sims saß eine Taube. „Hübsch hier“, sagte sie, „aber hoch.“
        + Kein Ast, keine Leiter, kein Riese war da.
      `,
      wrong: `
        „Wozu wachsen?“, sagte {friend}. „Ich bin [fertig|schon groß].“
        / „Ich muss nichts lernen“, sagte {friend}. „[Ich kann alles|Ich bin fertig].“
        @wrong {Friend} stellte sich auf die Zehen: „Ich bin groß!“
        / „Schaut her, ich bin groß“, rief {friend}, auf den [Zehen|Zehenspitzen].
        + Die Bohne sah hin. Sie wuchs [kein Stück|nicht].
        + „Noch größer“, rief {friend} und hielt die Luft an. Nur der Bauch wuchs.
        + Ein Zeh rutschte, und plumps, war {friend} wieder normal.
        + „Ich kann schon tanzen“, sagte {friend}. „Alt“, sagte die Bohne.
        + „Ich kann bis zehn zählen.“ Sie gähnte mit beiden Blättern.
        + „Und ich kann Luft holen!“ Das galt auch nicht.
        + So tun, als ob, das merkt so eine Bohne.
      `,
      doubt: `
        „Und wer nichts Neues kann?“, fragte {friend} [leise|ganz leise].
        / Da standen sie nun. Keiner war [gewachsen|größer], kein Stück.
        + Was kann man lernen, jetzt gleich, vor dem Schlafen?
        + {Hero} dachte nach. Lesen dauert zu lang. Fliegen auch.
        + Neu heißt: Man kann es noch nicht. Das fühlt sich dumm an.
        + Die Bohne sah klein und müde aus.
        + „Ich bin gern so, wie ich bin“, sagte {friend}. Es klang nicht froh.
        + Der Wurm sagte nichts. Er wuchs auch, nur sehr lang.
        + Oben schob der Wind an {thing.dat} [herum|leise].
      `,
      turn: `
        {Hero} zupfte einen Halm und blies. [Pfff|Pffft]. Nur Luft.
        / Da war ein Halm. Auf Halmen kann man [pfeifen|blasen], sagt man.
        @turn Einmal, zweimal, achtmal. Beim neunten Mal [lernte|da lernte] {hero}, auf dem Grashalm zu pfeifen.
        + Erst kam nur Spucke. Sie kam weit.
        + „Das klingt wie ein Huhn“, sagte {friend}. „Wie ein [nasses|krankes].“
        + Man muss ihn anders halten, und der Mund muss [spitz|klein] sein.
        + Die Backen taten weh. Der Halm riss. Es gab noch mehr Halme.
        + Beim fünften Mal lachte die Taube. {Hero} blies weiter.
        + „Ich kann es noch nicht“, sagte {hero}. Noch, das war das gute Wort.
        + Und da, ein Ton! Er war dünn und schief und ganz neu.
      `,
      works: `
        Die Bohne hob den Kopf. Sie hatte es [gehört|ganz genau gehört].
        / „Neu“, sagte die Bohne. „Das ist [neu|wirklich neu]!“
        @result Die Mondbohne wuchs, eine Hand und noch eine, bis [hinauf|ganz hinauf]. Da war {thing}!
        / Bei jedem Pfiff wuchs die Mondbohne. Dann war sie oben, bei {thing.dat}.
        + Bei jedem Pfiff kam ein Blatt dazu. Es waren gute Stufen.
        + {Hero} stieg Blatt um Blatt und blies dabei.
        + „Zeig mir das“, rief {friend}. Pfff, machte {friend}. Und die Bohne wartete gern.
        + Die Taube rückte ein Stück. „Jetzt wird es voll hier“, sagte sie.
        + Nun blühte sie auch noch. Die Blüten waren [weiß|klein] wie Monde.
        + Drei Töne gingen schon. Das war fast ein Lied.
        + Von oben sah man den Wurm. Er winkte mit allem, was er hatte.
      `,
      lesson: `
        Man wächst [auch innen|nicht nur nach oben], mit jedem neuen Stück.
        / „Ich war schon groß“, sagte {friend}. „Jetzt [werde ich|wachse ich] größer.“
      `,
    },
    intermediate: {
      gate: `
        @spot {Thing} lag {spot.at}, und zwar auf einem Sims, der [viel zu hoch|unverschämt hoch] war.
        / Ein schmaler Sims zog sich {spot.at} entlang, und [weit oben|darauf] lag {thing}.
        Darunter wuchs eine Mondbohne, [nicht höher als ein Daumen|blass und sehr kurz].
        + „Sie wächst nur, wenn jemand etwas Neues kann“, erklärte ein Wurm.
        + Ihre zwei Blätter hielt sie wie Ohren, immer dem Sprecher zu.
        + Mit Wasser und Mist hatten es andere schon versucht, das mochte sie nicht.
        + {Hero} sprang so hoch es ging. Es fehlten drei Köpfe und eine Feder.
        + Auf dem Sims saß eine Taube und genoss die Aussicht sehr deutlich.
        + „Es muss von heute sein“, sagte der Wurm. „Was du gestern konntest, ist ihr zu alt.“
        + Eine Leiter gab es nicht, aber einen Platz, an dem einmal eine gestanden hatte.
      `,
      wrong: `
        „Ich bin ausgewachsen“, sagte {friend}, „an mir [ist nichts mehr zu machen|ist alles fertig].“
        / „Wozu etwas lernen?“, fragte {friend}. „Ich [rage doch schon|bin doch schon fertig].“
        @wrong Damit stellte sich {friend} auf die Zehen und sagte: „Ich bin groß, [bitte sehr|seht her].“
        / „Man muss nur groß sein“, sagte {friend} auf den Zehenspitzen, „so wie ich.“
        + Die Bohne schaute hin, schaute weg und wuchs um kein Haar.
        + Mit gestrecktem Hals kamen noch zwei Finger dazu, oder einer.
        + Dann wackelte es, und {friend} hatte wieder die gewohnte Größe.
        + „Ich kann sehr gut gähnen“, bot {friend} an. Die Bohne gähnte besser.
        + Es half auch nicht, dass {friend} einen Hut aus Blättern aufsetzte.
        + „Groß tun ist etwas anderes als groß werden“, bemerkte der Wurm.
        + Zuletzt wurde behauptet, der Sims sei geschrumpft.
      `,
      doubt: `
        „Und wenn in mir gar nichts Neues mehr ist?“, fragte {friend} [leise|kleinlaut].
        / Nun standen sie unter dem Sims und waren alle [genauso groß wie vorher|kein bisschen größer].
        + Etwas Neues heißt leider auch: etwas, was man noch nicht kann.
        + {Hero} überlegte hin und her. Für Klavier war keine Zeit und kein Klavier.
        + Es ist nicht schön, vor anderen der Anfänger zu sein.
        + Die Bohne ließ ein Ohr hängen und wirkte ein wenig enttäuscht.
        + Oben rutschte {thing} ein winziges Stück auf die Kante zu.
        + „Ich konnte auch mal nichts“, tröstete der Wurm. „Es ging vorbei.“
      `,
      turn: `
        Neben der Bohne wuchs ein Halm, und {hero} [zupfte|pflückte] ihn ab.
        / „Angeblich kann man darauf pfeifen“, meinte {hero} und pflückte einen [Halm|Grashalm].
        @turn Achtmal kam nur Luft. Beim neunten Mal lernte {hero}, auf dem Grashalm zu pfeifen[|, fast schön].
        + Zuerst klang es wie nasse Schuhe und dann wie eine Ente mit Halsweh.
        + „Hör lieber auf“, riet {friend}. „Ich fange doch erst an“, sagte {hero}.
        + Der Halm riss, und der nächste auch. Es wuchsen aber genug.
        + Man musste ihn strammer halten, und die Lippen mussten schmaler sein.
        + Einmal lachte die Taube so sehr, dass sie sich festhalten musste.
        + Die Backen taten schon weh, und die Ohren der anderen ebenfalls.
        + Jeder Fehler klang ein wenig anders. Daran merkte man, dass es voranging.
      `,
      works: `
        Der Ton klang dünn und schief, aber er war [vollkommen neu|vorhanden], und die Bohne wunderte sich.
        / Beide Blätter fuhren in die Höhe. „Das ist ja [unbekannt|etwas Neues]“, staunte die Bohne.
        @result Dann wuchs die Mondbohne, [Handbreit um Handbreit|Blatt um Blatt], bis hinauf zu {thing.dat}.
        / Die Mondbohne hörte den Pfiff und wuchs, [höher und höher|Blatt um Blatt], bis zu {thing.dat}.
        + Jeder neue Pfiff gab ein Blatt, und jedes Blatt war eine Stufe.
        + Beim Klettern übte {hero} gleich weiter, und es kamen noch drei Töne heraus.
        + „Lass mich auch mal“, bat {friend}. Es machte pfff, und die Bohne lächelte.
        + Oben rückte die Taube zur Seite und tat, als hätte sie nie gelacht.
        + Weiße Blüten gingen auf, eine an jeder Stelle, wo es vorher nicht geklappt hatte.
        + Nun war {hero} zwar nicht länger, aber irgendwie mehr.
        + Der Wurm streckte sich vor Freude und war plötzlich auch ein Stück größer.
      `,
      lesson: `
        Wer zugibt: „Das kann ich noch nicht“, der [wächst bereits|ist bereits unterwegs].
        / „Größer wird man nebenbei“, meinte {friend}. „Aber Wachsen [erfordert Übung|muss man üben].“
      `,
    },
    advanced: {
      gate: `
        @spot {Thing} lag {spot.at} auf einem Sims, der für [Zugvögel|Giraffen] gedacht schien.
        / Hoch über ihnen, auf einem Sims {spot.at}, [ruhte|lag] für jedermann sichtbar {thing}.
        Darunter stand eine Mondbohne von [der Höhe|der Größe] eines Daumens.
        + Sie wachse, erläuterte ein Wurm von Bildung, ausschließlich dann, wenn jemand könne, was er gestern nicht gekonnt habe.
        + Ihre beiden Blätter richtete sie wie Ohren auf den, der sprach, und ließ sie sinken, sobald es langweilig wurde.
        + Mit Gießkannen, gutem Dünger und harten Worten war sie nach Auskunft der Nachbarschaft nicht zu beeindrucken.
        + {Hero} sprang, so hoch es ging, und erreichte die Stelle, von der aus man sah, wie viel noch fehlte.
        + Dort oben saß eine Taube, die ihre bevorzugte Lage mit jeder Feder zum Ausdruck brachte.
      `,
      wrong: `
        {Friend} hielt sich in jeder Hinsicht für [vollendet|ausgewachsen] und machte daraus keinen Hehl.
        / „Lernen“, sagte {friend}, „müssen die, die [nicht|noch nicht] fertig sind.“
        @wrong Also stellte sich {friend} auf die Zehen und sagte: „Ich bin [groß|sehr groß].“
        + Die Bohne betrachtete das Schauspiel mit einem Blatt, hielt sich mit dem anderen die Blüte zu und wuchs nicht.
        + Ein Hut aus Laub kam hinzu, dann ein Stein als Sockel, doch gegen geliehene Höhe sind Bohnen unempfindlich.
        + „Ich beherrsche das Gähnen“, warf {friend} in die Waagschale, worauf die Pflanze so überlegen zurückgähnte, dass die Sache entschieden war.
        + Nach einem kurzen, aber lehrreichen Sturz verfügte man wieder über die ursprünglichen Maße.
        + Möglicherweise, hieß es nun vom Boden her, sei ja auch einfach der Sims zu weit oben angebracht.
      `,
      doubt: `
        „Wenn nun aber“, fragte {friend} die eigenen Zehen, „in mir [gar|rein gar] nichts Neues mehr ist?“
        / Alle waren noch ebenso groß wie vorhin, und [das war|genau das war] das Bedenkliche.
        + Das Unangenehme am Neuen ist ja, dass man darin zunächst so schlecht ist wie jeder andere auch.
        + Für Klavierspiel, Astronomie oder Spagat reichte der Abend nicht, und ein Klavier war ebenso wenig zur Hand.
        + Vor Zuschauern ein Anfänger zu sein, das verlangt mehr, als auf Zehenspitzen zu stehen.
        + Droben rückte {thing} um eine Winzigkeit an die Kante, und die Bohne ließ enttäuscht ein Ohr hängen.
      `,
      turn: `
        Da pflückte {hero} einen Halm, von dem es heißt, er lasse sich [pfeifen|zum Singen bringen].
        / Neben der Bohne wuchs ein Halm, nichts weiter, und [ihn|den] spannte {hero} vor die Lippen.
        @turn Nach acht [kläglichen|traurigen] Versuchen lernte {hero}, auf einem Grashalm zu pfeifen.
        + Was zunächst herauskam, erinnerte an nasses Schuhwerk, späterhin an eine Ente mit beginnender Erkältung.
        + „Ich würde es lassen“, riet {friend} freundschaftlich, und {hero} erwiderte, man könne schlecht aufhören, bevor man angefangen habe.
        + Halm um Halm zerriss, die Backen schmerzten, und doch klang jeder Fehlschlag auf seine eigene, vielversprechende Weise falsch.
        + Die Taube lachte so anhaltend, dass sie sich am Sims festkrallen musste, aber auch das war am Ende nur ein Geräusch.
        + „Noch nicht“, sagte {hero} nach jedem Mal, und das Wörtchen „noch“ leistete dabei die eigentliche Arbeit.
      `,
      works: `
        Reichlich schief war dieser erste Ton und hauchdünn, aber [unerhört|vollkommen neu].
        / Beide Bohnenblätter fuhren hoch, denn [dergleichen|das] kannten sie noch nicht.
        @result Und die Mondbohne wuchs, [eine Handbreit je Pfiff|unaufhaltsam], bis hinauf, wo {thing} lag.
        + An jeder Stelle, an der es vorher misslungen war, trieb sie nun eine Blüte, und so wurden es eine ganze Menge.
        + {Hero} stieg von Blatt zu Blatt und übte im Steigen weiter, sodass man den Aufstieg auch als Tonleiter bezeichnen konnte.
        + Die Taube rutschte beiseite und gab vor, sich schon immer für zeitgenössische Musik interessiert zu haben.
        + Von unten drang ein feuchtes, hoffnungsvolles Pfff herauf, denn {friend} hatte sich ebenfalls einen Halm genommen.
        + Gemessen hätte man an {hero.dat} gewiss keinen Unterschied gefunden, es sei denn, man hätte innen angelegt.
      `,
      lesson: `
        Größe besitzt man einfach; wachsen dagegen kann man nur, solange man [etwas ausprobiert|noch übt].
        / Auf Zehenspitzen ist noch [keiner|niemand] gewachsen, auf Umwegen erstaunlich viele.
      `,
    },
  },
  Learning: {
    titles: `
      {hero} und die Schneckenschrift
      Was auf der Tür stand
      Suppe oder Teppich?
      Die Lehrerin mit dem Haus
    `,
    refrains: [
      {
        first: 'Ich weiß es nicht, du weißt es noch, so zeig mirs doch.',
        changed: 'Ich weiß es jetzt, du weißt es noch, dann schlafen wir doch.',
      },
      {
        first: 'Schnecke, Schnecke, was steht da? | lies mir vor, dann sag ich: ah!',
        changed: 'Schnecke, Schnecke, gute Nacht, das hast du mir beigebracht.',
      },
      {
        first: 'Ich weiß wenig, du weißt viel, lernen ist ein gutes Spiel.',
        changed: 'Gestern wenig, heute viel, morgen weiter mit dem Spiel.',
      },
    ],
    facts: {
      wrong: '{friend} tat so, als könnte man das lesen',
      turn: '{hero} bat eine alte Schnecke: Bring es mir bei',
      result: 'auf der Tür stand: Drücken',
    },
    beginner: {
      gate: `
        @spot {Spot.at} war eine Tür. Auf der Tür waren [Kringel|silberne Kringel].
        / Eine Tür war {spot.at}. Darauf stand etwas in [Silber|Schleim].
        Durch das Loch im Schloss sah man {thing.akk} [blinken|liegen].
        / „Das ist [Schrift|Schneckenschrift]“, sagte {hero}. Und hinter der Tür lag {thing}.
        + Die Kringel gingen rund und rund, und dann zurück.
        + Eine Klinke gab es nicht. Eine Klingel auch nicht.
        + Manche sahen aus wie Nudeln. Einer sah aus wie ein Ohr.
        + {Hero} drehte den Kopf nach links. Auch so ging es nicht.
        + Die Schrift war noch feucht. Jemand schrieb hier [langsam|noch].
        + „Da steht was Wichtiges“, sagte {hero}. „Es glänzt ja.“
        + Rüttel, rüttel. Die Tür tat, als sei sie eine Wand.
      `,
      wrong: `
        „Schnecke? Lese ich [fließend|jeden Tag]“, sagte {friend}.
        / {Friend} trat vor und hustete. „Das ist [leicht|ganz leicht].“
        @wrong {Friend} tat so, als könnte man das lesen. „Da steht [Suppe|Ausgang]. Ganz klar.“
        / „Das lese ich im Schlaf“, sagte {friend}. „Da steht [Suppe|Ausgang].“
        + Sie warteten. Es kam keine [Suppe|Suppe und auch kein Brot].
        + „Oder Teppich“, sagte {friend}. „Suppe und Teppich sieht sich gleich.“
        + „Liest du nicht falsch herum?“ „So liest man das“, sagte {friend}.
        + „Hier steht mein Name“, sagte {friend} und wurde [rot|nicht rot].
        + Dann las {friend} ein ganzes Märchen vor. Es war schön, aber es stand nicht da.
        + „Der Kringel da heißt: gut gemacht.“ Er hieß es aber nicht.
      `,
      doubt: `
        Die Kringel glänzten und sagten [nichts|keinen Ton].
        / Die Tür blieb zu. So ein Kringel ist [still|sehr still].
        + {Hero} kannte A und O. Hier war alles O.
        + Was, wenn es alle lesen können, nur wir nicht?
        + „Sag einfach auch Suppe“, flüsterte {friend}. „Dann merkt es [keiner|niemand].“
        + Es ist nicht schön, wenn man etwas nicht weiß. Es zwickt.
        + Neben der Tür bewegte sich etwas. Sehr, sehr [langsam|wenig].
        + Wer so tut, als ob, der kann gar nicht mehr fragen.
      `,
      turn: `
        Da saß eine [alte|uralte] Schnecke am Rand und schrieb.
        / Am Rand der Tür saß eine Schnecke, alt wie [Moos|die Tür].
        @turn „Ich weiß es nicht“, sagte {hero} zu der alten Schnecke. „Bring es mir bei, [bitte|ja]?“
        + Das waren vier Wörter, und sie gingen schwer heraus.
        + Die Schnecke sah hoch. „Das hat noch [keiner|nie jemand] gesagt.“
        + „Alle sagen Suppe“, sagte sie. „Oder Teppich.“
        + {Friend} sah in die Luft. „Ich frage ja nur für {hero.akk}.“
        + „Der erste Kringel geht so“, sagte sie. „Mach ihn nach. Mit dem Fuß.“
        + {Hero} machte ihn krumm. Dann machte {hero} ihn weniger krumm.
        + „Noch mal“, sagte sie. „Wir haben Zeit. Ich habe immer Zeit.“
      `,
      works: `
        Die Schnecke freute sich, und zwar von [unten nach oben|hinten nach vorn].
        / Kringel für Kringel [lernten sie|ging es]. Es gab sechs oder sieben.
        @result Nun las {hero}, was da stand: „Drücken.“ Die Tür [ging auf|schwang auf]. Da war {thing}!
        / „Drücken“, las {hero}. Und als sie drückten, war die Tür auf. Da lag {thing}!
        + „Drü“, las {hero}. Dann kam lange nichts. Dann kam „cken“.
        + „Ich hätte fast Drücken gesagt“, sagte {friend}. „Fast.“
        + Innen stand noch ein Wort. Es hieß „Gut“. Das lasen sie [gleich|schon allein].
        + {Friend} malte auch einen Kringel. Er hieß leider „Wurst“.
        + „Kommt wieder“, sagte die Schnecke. „Morgen ist das Komma dran.“
        + Sie gab {hero.dat} eine Eins. Die war auch ein Kringel.
        + Wenn man lesen kann, sieht man überall was.
      `,
      lesson: `
        „Ich weiß es nicht“ ist der [erste Buchstabe|Anfang] von allem.
        / Wer fragt, der weiß bald [mehr|etwas]. Wer so tut, bekommt [Suppe|keine Suppe].
      `,
    },
    intermediate: {
      gate: `
        @spot {Spot.at} war eine Tür, und auf der Tür stand etwas in [silbrigen Kringeln|Schneckenschrift].
        / Eine Tür ohne Klinke war {spot.at}, über und über voll [Kringel|silberner Kringel].
        Durchs Schlüsselloch sah man {thing.akk} [blinken|liegen und blinken].
        + „Das ist bestimmt wichtig“, sagte {hero}, „sonst würde es nicht so glänzen.“
        + Manche Zeichen glichen Nudeln, andere Ohren, und eins sah aus wie Onkel Rudi.
        + Die unterste Zeile war noch feucht. Wer hier schrieb, ließ sich Zeit.
        + {Hero} drehte den Kopf, bis das linke Ohr unten war. Auch so stand da nichts.
        + Klopfen, rütteln, Bitte sagen: Alles war schon ausprobiert.
        + Es war eine Schrift ohne Ecken, und man rutschte beim Lesen aus.
      `,
      wrong: `
        „Ach, Schneckisch“, sagte {friend} [lässig|von oben herab]. „Das hatte ich in der Schule.“
        / {Friend} räusperte sich und stellte sich [vor die Tür|hin wie ein Professor].
        @wrong {Friend} tat so, als könnte man das lesen. „Hier steht [Suppe|Ausgang], eindeutig.“
        / „Schneckisch? Fließend“, behauptete {friend} und las [laut|mit Betonung] vor: „Suppe.“
        + Sie warteten eine Weile auf Suppe. Nicht einmal ein Löffel kam.
        + „Oder Teppich“, verbesserte sich {friend}, „das wird ganz ähnlich geschrieben.“
        + Die zweite Zeile hieß angeblich „Herzlichen Glückwunsch an {friend.akk}“.
        + Beim Vorlesen hielt {friend} den Finger auf eine Stelle, an der gar nichts stand.
        + Es wurde dann noch ein langes Märchen daraus. Mit der Tür hatte es nichts zu tun.
        + „Man muss es eben mit Gefühl lesen“, erklärte {friend} und wurde rosa.
      `,
      doubt: `
        Die Kringel schimmerten geheimnisvoll vor sich hin und [verrieten nichts|behielten alles für sich].
        / Noch immer war die Tür verschlossen und das Geschriebene [rätselhaft|nur ein Muster].
        + „Sag doch auch einfach Suppe“, flüsterte {friend}, „dann sind wir schon zwei.“
        + Nicht zu wissen zwickt ein wenig, so wie ein Etikett im Kragen.
        + Vielleicht konnten es alle anderen lesen, die Käfer, die Mücken, jedes Kind.
        + Man kann nicken und so tun. Dann muss man aber immer weiternicken.
        + Am Türrahmen bewegte sich etwas, so langsam, dass man es erst für Moos hielt.
      `,
      turn: `
        Am Türrahmen klebte eine Schnecke, [uralt|so alt wie das Holz], und zog gerade eine Linie.
        / Es war gar kein Moos, es war eine [uralte|sehr alte] Schnecke bei der Arbeit.
        @turn „Ich weiß es nicht“, sagte {hero} zu der alten Schnecke, „[bitte,|aber] bring es mir bei.“
        + Der Satz war kurz, aber man musste dafür erst einmal schlucken.
        + Sie hob einen Fühler nach dem anderen. „Das fragt sonst nie jemand“, sagte sie.
        + „Bei mir lesen sie alle nur Suppe.“ Hinter ihr schaute jemand weg.
        + Zuerst mussten sie Kringel malen, eine ganze Reihe, mit dem großen Zeh.
        + Der erste sah aus wie ein Unfall, der zehnte schon wie ein Kringel. 
        + „Falsch ist nicht schlimm“, sagte sie, „falsch ist nur noch nicht trocken.“
      `,
      works: `
        So entzifferten sie Zeichen um Zeichen, [von hinten nach vorn|immer rundherum].
        / Die Schnecke strahlte vor Begeisterung, [erst unten, dann oben|allmählich jedenfalls].
        @result Und plötzlich stand da deutlich: „Drücken.“ Die Tür [gab nach|öffnete sich], und dahinter lag {thing}.
        + „Drück“, las {hero}, dann kam eine lange Pause, und dann „en“.
        + „Genau das wollte ich gerade sagen“, sagte {friend}, „nur mit anderen Buchstaben.“
        + Auf der Innenseite stand „Ziehen“. Das lasen sie schon ganz allein.
        + Auch {friend} versuchte einen eigenen Kringel. Er bedeutete leider „Gurke“.
        + Zum Abschied bekam {hero} eine Eins mit Sternchen, langsam getrocknet.
        + „Morgen nehmen wir das Komma durch“, rief sie ihnen nach. „Oder im Herbst.“
      `,
      lesson: `
        „Ich weiß es nicht“ klingt [wie ein Ende|nach wenig], dabei fängt damit alles an.
        / „So tun war anstrengend“, sagte {friend}. „Fragen [geht schneller|ist leichter], sogar bei Schnecken.“
      `,
    },
    advanced: {
      gate: `
        @spot {Spot.at} fand sich eine Tür, beschrieben mit [silbernen|feuchten] Kringeln in großer Zahl.
        / Eine Tür stand {spot.at}, und was darauf geschrieben war, [glänzte|schimmerte] feucht.
        Durchs Schlüsselloch war {thing} zu erkennen, [zum Greifen nah|keinen Meter entfernt].
        + Es handelte sich um Schneckenschrift, eine Schrift ohne Ecken, auf der das Auge leicht ins Schlittern gerät.
        + Einige Zeichen erinnerten an Nudeln, andere an Ohrmuscheln, und in einem glaubte {hero} einen Verwandten wiederzuerkennen.
        + Eine Klinke fehlte, eine Klingel ebenso, und auf gutes Zureden war die Tür nicht eingerichtet.
        + Die unterste Zeile war noch nicht trocken, sodass der Verfasser entweder nah war oder sehr geduldig.
      `,
      wrong: `
        „Schneckisch“, sagte {friend} [müde|mild], „das las man bei uns im Kindergarten.“
        / Die Haltung, die {friend} nun einnahm, kannte man von [Denkmälern|Gelehrten].
        @wrong {Friend} tat so, als könnte man das lesen, und übersetzte es [frei|kühn] mit „Suppe“.
        + Man wartete also auf Suppe, höflich zuerst, dann mit knurrendem Magen, und es kam nicht einmal ein Löffel.
        + Dann müsse es eben „Teppich“ heißen, räumte {friend} ein, da unterscheide sich bloß die Betonung.
        + Aus der zweiten Zeile wurde ein Glückwunsch an {friend.akk}, aus der dritten ein längeres Märchen mit ungewissem Ausgang.
        + Nur fiel auf, dass dabei mit dem Zeigefinger, oder was man so hat, auf eine völlig leere Stelle gedeutet wurde.
      `,
      doubt: `
        Die Kringel schimmerten weiter und [dachten nicht daran|weigerten sich], sich zu erklären.
        / Unwissenheit, das spürte {hero}, kratzt im Nacken wie ein [Etikett|neuer Pullover].
        + „Sag doch ebenfalls Suppe“, riet {friend} aus dem Mundwinkel, „zu zweit klingt es schon fast wahr.“
        + Wer einmal genickt hat, obwohl er nichts verstand, der muss von da an immer weiternicken, und das Genick wird davon steif.
        + Möglich, dass jede Mücke hier flüssig las und man selbst als Einziges vor dieser Tür stand wie eine Kuh vor dem Fahrplan.
      `,
      turn: `
        Am Rahmen zog eine uralte Schnecke soeben, [ohne jede Eile|mit Bedacht], einen Bogen.
        / Was man für ein Stück Moos gehalten hatte, war eine uralte Schnecke bei [der Arbeit|Tagwerk].
        @turn „Ich weiß es nicht“, sagte {hero} zu der alten Schnecke, „[doch|aber] bring es mir bei.“
        + Den Satz herauszubekommen kostete einige Überwindung, denn er war kurz und hatte Widerhaken.
        + Sie hob erst den einen Fühler und nach einer Besinnungspause den anderen, denn um Unterricht hatte sie noch nie jemand gebeten.
        + „Man liest bei mir gewöhnlich Suppe“, bemerkte sie, ohne dabei jemanden Bestimmten anzusehen.
        + Geübt wurde mit der großen Zehe im Staub, wobei das erste Zeichen einem Verkehrsunfall glich und das zwanzigste einem Zeichen.
      `,
      works: `
        So kamen sie vorwärts, [Bogen um Bogen|Kringel um Kringel], langsam, aber gründlich.
        / Die Freude stieg in der Schnecke auf wie [Saft im Baum|Wasser im Halm], also beträchtlich langsam.
        @result Schließlich stand es da, klar und deutlich: „Drücken“, und [drinnen|dahinter] lag {thing}.
        + „Ebendas lag mir auf der Zunge“, behauptete {friend}, „lediglich die Buchstaben wären bei mir andere gewesen.“
        + Die Innenseite trug die Aufschrift „Ziehen“, und sie lasen es im Chor, ohne jede Hilfe und daher viel zu laut.
        + Ein von {friend.dat} entworfener Kringel, der „Weisheit“ bedeuten sollte, hieß nach Auskunft der Lehrerin „Gurke“.
        + Das Komma, kündigte sie zum Abschied an, werde morgen behandelt, spätestens aber im Herbst.
      `,
      lesson: `
        „Ich weiß es nicht“ ist der erste Buchstabe [jeder|aller] Weisheit; die meisten überlesen ihn.
        / Vor Türen, die niemand lesen kann, ist [Fragen|eine Frage] der bessere Schlüssel.
      `,
    },
  },
  Adaptability: {
    titles: `
      {hero} und die wandernden Steine
      Ein Hut aus einer Landkarte
      Die Karte sagt links
      Steine, die spazieren gehen
    `,
    refrains: [
      {
        first: 'Links war gestern, rechts ist jetzt, der Stein hat sich umgesetzt.',
        changed: 'Links ein Traum und rechts ein Traum, der Stein schläft unterm Apfelbaum.',
      },
      {
        first: 'Wandert heut der dicke Stein, wandern wir halt hinterdrein.',
        changed: 'Schläft nun auch der dicke Stein, schlafen wir gleich hinterdrein.',
      },
      {
        first: 'Geht der Weg, so geh ich mit | hops und hops und Schritt für Schritt.',
        changed: 'Schläft der Weg, so schlaf ich mit, ohne Hops und ohne Schritt.',
      },
    ],
    facts: {
      wrong: '{friend} folgte stur der Karte in den Matsch',
      turn: '{hero} faltete aus der Karte einen Hut',
      result: 'die Steine trugen sie hinüber',
    },
    beginner: {
      gate: `
        @spot {Thing} lag {spot.at}. Davor war [Matsch|ein Feld aus Matsch] mit Steinen darin.
        / {Spot.at} war [tiefer|brauner] Matsch. Darin lagen Steine.
        Und die Steine [wanderten|gingen spazieren]! Drüben lag {thing}.
        / Doch die Steine standen nicht still. Sie [liefen umher|wanderten].
        + Kaum stand man auf einem, ging er weiter.
        + Ein dicker Stein grüßte. Ein kleiner hüpfte [hinterher|hinter ihm her].
        + {Friend} hatte eine Karte dabei. Sie war sehr schön gemalt.
        + „Guten Abend“, sagte ein Stein. „Ich war gestern noch da drüben.“
        + Der Matsch machte blubb. Er klang [satt|hungrig].
        + Ein Frosch saß auf einem Stein und fuhr mit.
        + Links, rechts, zurück: Sie gingen, wie sie wollten.
      `,
      wrong: `
        „Die Karte sagt links“, sagte {friend}. „Also [links|gehen wir links].“
        / {Friend} sah nur auf das [Blatt|Papier]. „Erst links, dann links.“
        @wrong Stur ging {friend} nach der Karte, mitten in den [Matsch|tiefen Matsch].
        / „Links“, sagte die Karte. {Friend} ging links. Links war [Matsch|nur Matsch].
        + Blubb. Nun war {friend} unten [braun|herum braun].
        + „Hier muss ein Stein sein“, rief {friend}. „Es steht doch da!“
        + „Der Weg ist falsch“, sagte {friend}. „Die Karte ist richtig.“
        + Ein Schuh blieb stecken, oder was man so am Fuß hat.
        + „Jetzt rechts“, las {friend} und ging tiefer in den Matsch.
        + Der Frosch schloss die Augen. Er konnte [nicht hinsehen|es nicht sehen].
      `,
      doubt: `
        Die Karte war schön. Sie stimmte nur [nicht mehr|seit gestern nicht].
        / Auf der Karte war alles still. Hier war nichts [still|so still].
        + „Ich will, dass sie stehen bleiben“, sagte {friend}. Sie blieben aber nicht stehen.
        + Alles war anders, als es sein sollte. Das macht müde.
        + {Hero} zog {friend.akk} heraus. Es machte [plopp|schlupp].
        + „So geht das nicht“, sagte {hero}. Aber wie geht es dann?
        + Drüben lag {thing}. Dazwischen lief der Weg herum.
        + Der Matsch wartete. Er hatte nichts [vor|anderes vor].
      `,
      turn: `
        {Hero} sah den Steinen zu. Sie gingen im [Bogen|Kreis], wie beim Tanz.
        / Eins, zwei, und rum. Die Steine hatten einen [Takt|eigenen Takt].
        @turn Da faltete {hero} aus der Karte einen Hut. „Nun gehen wir [mit|wie sie].“
        / Die Karte wurde ein Hut, knick, knack. {Hero} ging mit den Steinen [mit|los].
        + „Meine Karte“, rief {friend}. „Mein Weg!“ „Dein Hut“, sagte {hero}.
        + Ein Knick, noch ein Knick, und oben eine [Spitze|lustige Spitze].
        + Nicht auf das Blatt sehen. Auf die Steine sehen. Das war neu.
        + „Wohin gehst du?“, fragte {hero} einen Stein. „Mal sehen“, sagte der Stein.
        + Es ist nicht leicht, wenn man nicht weiß, wie es kommt.
        + Ein Fuß vor. Warten. Und da kam schon der [nächste|dicke] Stein.
      `,
      works: `
        Hops! Der Stein nickte und [ging los|trug {hero.akk} fort].
        / Rück und dreh und [hops|wieder hops], so ging der Tanz.
        @result Und die Steine trugen sie hinüber, [einer nach dem anderen|ganz sacht]. Da lag {thing}!
        / So kamen sie hinüber, denn die Steine trugen sie. Da war {thing}!
        + Mal fuhren sie zurück. Das machte nichts, das gehörte dazu.
        + „Jetzt links“, rief {friend}. „Ach nein. Jetzt, wie er mag!“
        + Der Frosch fuhr ein Stück mit und [sang|winkte].
        + Drüben stiegen sie ab. „War nett“, sagte der dicke Stein.
        + Der Hut stand {hero.dat} gut. Er zeigte nach [oben|überall].
        + {Friend} wollte auch so einen. Es blieb ein Eck übrig.
        + Der kleine Stein hüpfte noch einmal extra hoch.
      `,
      lesson: `
        Geht der Weg anders, dann geh [eben|auch] anders.
        / „Eine Karte ist gut“, sagte {friend}. „Ein [Hut|guter Hut] ist manchmal besser.“
      `,
    },
    intermediate: {
      gate: `
        @spot {Thing} lag {spot.at}, und davor war Matsch mit [Trittsteinen|lauter Steinen] darin.
        / Über den Matsch {spot.at} führten Steine, und [drüben|jenseits davon] lag {thing}.
        Nur standen sie nicht still: Sie [wanderten|gingen spazieren].
        + Kaum stand man auf einem, fiel ihm ein, dass er woandershin wollte.
        + „Guten Abend“, sagte ein flacher. „Gestern wohnte ich noch da hinten.“
        + {Friend} zog eine Landkarte hervor, handgemalt, mit Goldrand.
        + Ein Frosch saß auf einem Stein wie in der Straßenbahn und las.
        + Zwei trafen sich, plauderten ein wenig und tauschten die Plätze.
        + Der Matsch machte manchmal blubb, als würde er mitzählen.
      `,
      wrong: `
        „Die Karte behauptet links“, erklärte {friend} und [schaute nicht mehr auf|beachtete nichts anderes].
        / Mit der Nase auf dem Papier [marschierte|stapfte] {friend} los.
        @wrong Stur folgte {friend} der Karte, links, links und dann [mitten in den Matsch|kopfüber in den Matsch].
        / „Die Karte hat recht“, sagte {friend} und stand [schon|gleich] im Matsch.
        + „Hier ist ein Stein eingezeichnet“, kam es aus der Tiefe, „und zwar ein großer!“
        + „Die Gegend ist falsch“, erklärte {friend}, „jemand sollte sie verbessern.“
        + Beim Versuch, rechts abzubiegen, wurde es nur noch tiefer.
        + Was aus dem Matsch herausragte, waren zwei Ohren und eine Landkarte.
        + „Der Maßstab stimmt“, rief {friend}, „bloß die Welt ist verrutscht.“
        + Der Frosch blätterte um. Er sah so etwas offenbar öfter.
      `,
      doubt: `
        Die Karte war wirklich [wunderschön gezeichnet|ausgesprochen genau], nur stimmte sie leider nicht mehr.
        / Alles Nachschauen half nichts: [Gestern|Auf dem Papier] war der Weg noch woanders verlaufen.
        + „Können sie nicht eine Minute stillstehen?“, klagte {friend}. Das konnten sie nicht.
        + {Hero} zog und zog, und mit einem Schlupp kam {friend} wieder zum Vorschein.
        + Wenn alles anders ist als gedacht, wird einem ein bisschen schwindlig.
        + Da lag {thing}, und der Weg dahin lief gerade um die Ecke.
        + Man hätte sich gern an etwas festgehalten. Aber alles war unterwegs.
      `,
      turn: `
        Eine Weile sah {hero} den Steinen bloß zu. Sie gingen [im Bogen|im Kreis], wie beim Reigen.
        / Rück, dreh und vor: Die Steine, [merkte|sah] {hero}, hatten einen Takt.
        @turn Da faltete {hero} aus der Karte einen Hut und [setzte ihn auf|ging, wie die Steine gingen].
        / Als Hut war die Karte [viel nützlicher|endlich brauchbar], fand {hero}, faltete sie und ging mit den Steinen.
        + „Das war unser Weg“, rief {friend}. „Das war er gestern“, sagte {hero}.
        + Zuerst kam die lange Falte, dann die kurze, und fertig war die Spitze.
        + Ohne Plan loszugehen kribbelt. Man weiß ja nicht, wo man landet.
        + „Darf ich mit?“, fragte {hero} einen Stein. „Wenn du nicht drängelst“, sagte er.
        + Man musste warten, bis einer kam, und dann nicht zu lange nachdenken.
        + Es war wie Seilspringen, wenn zwei andere das Seil drehen.
      `,
      works: `
        Hops, da stand {hero} auf dem ersten, und der [nickte|verbeugte sich] und zog los.
        / Wer mittanzte, [fiel nicht herunter|der blieb oben], das war das ganze Geheimnis.
        @result So trugen die Steine sie hinüber, [mit Umwegen|kreuz und quer], bis zu {thing.dat}.
        / Die Steine nahmen sie mit, [links herum|im Bogen], und trugen sie hinüber zu {thing.dat}.
        + Zweimal fuhren sie rückwärts. Von dort war die Aussicht besser.
        + „Jetzt links“, rief {friend}. „Oder wie der Herr Stein wünscht.“
        + Der Frosch rutschte ein Stück und bot ihnen die halbe Zeitung an.
        + Drüben setzte der letzte sie ab, so sanft wie ein Kellner einen Teller.
        + Der Hut saß schief, und das Gold vom Rand leuchtete über der Stirn.
        + „Kommt bald wieder“, sagte der flache Stein. „Ich weiß nur noch nicht, wo ich dann bin.“
      `,
      lesson: `
        Wenn der Weg sich ändert, [hilft kein Schimpfen|geht man eben anders weiter].
        / „Ich wollte recht haben“, sagte {friend}, „und du wolltest [hinüber|nur hinüber].“
      `,
    },
    advanced: {
      gate: `
        @spot {Thing} lag {spot.at}, jenseits von Matsch und einer Reihe [lebhafter|eigensinniger] Trittsteine.
        / Zu {thing.dat} {spot.at} führten Trittsteine, die [nicht stillhielten|umherwanderten].
        Wer einen betrat, stellte fest, dass [dieser|der Stein] gerade im Gehen war.
        + Sie wanderten, grüßten einander, blieben zu einem Schwätzchen stehen und zogen dann, nie in derselben Ordnung, weiter.
        + {Friend} holte eine Karte hervor, ein prachtvolles Stück mit Goldrand, auf dem jeder Stein seine feste Hausnummer hatte.
        + Ein Frosch benutzte die Verbindung offenbar regelmäßig, denn er saß auf einem flachen Exemplar und las Zeitung.
        + Der Matsch, der zu beiden Seiten wartete, machte von Zeit zu Zeit ein Geräusch, das nach Appetit klang.
      `,
      wrong: `
        „Links“, sprach {friend}, den Blick auf das Papier geheftet, „[ohne jeden|ganz ohne] Zweifel links.“
        / Mit der Würde eines [Lotsen|alten Kapitäns] schritt {friend} voran und sah nicht auf.
        @wrong Stur folgte {friend} der Karte und gelangte [rasch|so] in den Matsch.
        + „An dieser Stelle ist ein Stein verzeichnet“, drang es gurgelnd herauf, „und zwar ein ausgesprochen großer!“
        + Falsch, so {friend}, sei allein die Landschaft, und man werde sich bei der zuständigen Stelle beschweren.
        + Auch das Abbiegen nach rechts, das der Plan an dieser Stelle vorsah, führte im Wesentlichen abwärts.
        + Schließlich ragten aus der braunen Fläche noch zwei Ohren, eine Nase und, makellos trocken, die Karte.
      `,
      doubt: `
        Das Schlimme an der Karte war, dass sie [gestern|einmal] vollkommen gestimmt hatte.
        / Es gibt wenig Einsameres als einen guten Plan, [den keiner mehr braucht|an den sich keiner hält].
        + {Hero} zog, der Matsch zog ebenfalls, und mit einem Laut wie ein Korken kam {friend} wieder ans Licht.
        + Ob sie nicht wenigstens eine Minute stillstehen könnten, wurden die Steine gefragt, und sie verstanden die Frage nicht.
        + Wenn alles in Bewegung ist, möchte man sich festhalten, und gerade das, woran man sich festhalten möchte, geht um die Ecke.
      `,
      turn: `
        Da hörte {hero} auf, den Weg zu suchen, und begann ihm [zuzusehen|bloß zuzuschauen].
        / Rücken, drehen, innehalten: Es war, erkannte {hero}, [im Grunde|ganz einfach] ein Tanz.
        @turn Nun faltete {hero} aus der Karte einen Hut und ging, [wohin|so wie] die Steine gingen.
        + „Das war unser Weg“, rief {friend} entgeistert, und {hero} antwortete, gestern sei er das wohl gewesen.
        + Es kostet Überwindung, den Fuß dorthin zu setzen, wo noch nichts ist, nur weil bald etwas kommen dürfte.
        + Auf die Frage, wohin die Reise gehe, erwiderte ein älterer Brocken, das entscheide er meistens unterwegs.
        + Eine lange Falte, zwei kurze, und aus dem, was man hatte wissen wollen, wurde etwas, das man aufsetzen konnte.
      `,
      works: `
        Der erste Stein nahm {hero.akk} mit einer Verbeugung auf und [setzte sich in Gang|zog los].
        / Solange man nicht drängte, so zeigte sich, [nahmen sie einen mit|waren sie reizend].
        @result So trugen die Steine sie hinüber, [über mancherlei|mit allerlei] Umwege, und da lag {thing}.
        + Zweimal ging es rückwärts, einmal im Kreis, und gerade von dort hatte man den schönsten Blick über den Matsch.
        + „Links“, rief {friend} aus alter Gewohnheit, besann sich und ergänzte, „oder wie der Herr es für richtig hält.“
        + Der Frosch rückte zur Seite und überließ ihnen den Wetterbericht, den er ohnehin für Dichtung hielt.
        + Der Goldrand leuchtete nun über der Stirn von {hero.dat}, und zum ersten Mal wies die Karte in alle Richtungen.
      `,
      lesson: `
        Pläne sind nützlich, solange die Welt [mitmacht|stillhält]; danach ergeben sie hervorragende Hüte.
        / Man kann mit einem Weg herumstreiten oder [tanzen|mitgehen]; hinüber gelangt man nur auf eine der beiden Arten.
      `,
    },
  },
  Resilience: {
    titles: `
      {hero} und die dritte Treppe
      Unten etwas breiter
      Krach, und noch einmal Krach
      Treppen sind sowieso doof
    `,
    refrains: [
      {
        first: 'Bums und krach und noch einmal, unten breit und oben schmal.',
        changed: 'Bums, ins Bett, im Mondenstrahl, Decke breit und Augen schmal.',
      },
      {
        first: 'Einmal fällt sie, zweimal fällt sie, breiter unten, seht, da hält sie.',
        changed: 'Einmal hält sie, zweimal hält sie | schlaf nur, Stein, denn nie mehr fällt sie.',
      },
      {
        first: 'Stein auf Stein, und rumms, vorbei, noch einmal, das macht nun zwei.',
        changed: 'Stein auf Stein, jetzt sind es drei | schlaf, mein Knie, es ist vorbei.',
      },
    ],
    facts: {
      wrong: '{friend} schmollte, als die Treppe umfiel',
      turn: '{hero} baute die Treppe unten breiter noch einmal',
      result: 'die dritte Treppe blieb stehen',
    },
    beginner: {
      gate: `
        @spot {Thing} lag {spot.at}, aber viel zu hoch. Da waren nur [Steine|lose Steine].
        / {Spot.at} ging es hoch hinauf. Ganz oben lag {thing}.
        Sie bauten eine Treppe. [Krach|Rumms], da fiel sie um.
        / Sie bauten mit Steinen eine Treppe. [Krach|Rumms], alles war hin.
        + Es gab runde, flache und einen, der aussah wie ein Brot.
        + Die Treppe war [hoch|schön] gewesen. Sie hielt so lang wie ein Niesen.
        + Ein Staub kam hoch, und alle mussten husten.
        + „Das war Nummer eins“, sagte ein [Käfer|Spatz] und machte einen Strich.
        + Der Brotstein rollte bis vor den Fuß von {hero.dat}.
        + „Woran lag es?“, fragte {hero}. „Am Umfallen“, sagte {friend}.
        + Von {thing.dat} sah man von hier aus nur den Rand.
      `,
      wrong: `
        „Das war gemein von der [Treppe|dummen Treppe]“, rief {friend}.
        / {Friend} warf einen Stein weg und [setzte|legte] sich hin.
        @wrong {Friend} schmollte, weil sie umfiel. „Treppen sind [doof|sowieso doof].“
        / Da lag die Treppe. {Friend} schmollte: „Ich [mag keine|will keine] Treppen.“
        + „Ich wollte gar nicht da hinauf“, sagte {friend}. „Oben ist es [zugig|kalt].“
        + {Hero} baute noch eine. Auch die fiel um. Rumms!
        + Ein Stein traf {hero.akk} am Knie. Das tat [weh|richtig weh].
        + „Siehst du“, sagte {friend} und schmollte noch runder.
        + Die Lippe hing bis zum Bauch. So gut schmollte {friend}.
        + „Ich rede nicht mehr mit Steinen“, sagte {friend} zu einem Stein.
        + Der Käfer machte Strich zwei. Dann spitzte er den Stift.
      `,
      doubt: `
        {Hero} rieb sich das Knie und weinte [ein bisschen|etwas].
        / Das Knie war rot. Da kamen ein paar [Tränen|dicke Tränen]. Das darf man.
        + Zwei Treppen, und beide lagen da. Das ist viel.
        + Eine Träne fiel auf einen Stein. Er wurde dunkel und [hübsch|blank].
        + „Wir können ja sagen, wir waren nie hier“, sagte {friend}.
        + Der Käfer gab {hero.dat} ein Blatt für die Nase.
        + Es gibt ein Aufhören, das ist wie Umfallen im Sitzen.
        + Nach dem Weinen ist die Luft [klar|frisch], wie nach dem Regen.
      `,
      turn: `
        {Hero} sah sich den Haufen an. Wo war sie [gebrochen|kaputt]? Unten!
        / „Sie bricht immer [unten|am Fuß]“, sagte {hero}. „Da ist sie zu dünn.“
        @turn Und {hero} baute die Treppe noch einmal, unten viel [breiter|breiter als oben].
        / „Unten breiter“, sagte {hero} und baute sie noch [mal|einmal].
        + Erst ein Bett aus großen Steinen, und dann [der Rest|die kleinen].
        + Das Knie tat noch weh. Es durfte mitbauen.
        + „Schon wieder?“, fragte {friend}. „Noch mal“, sagte {hero}. „Aber anders.“
        + Ganz unten kam der Brotstein hin. Da lag er gern.
        + Jeder Stein wurde gefragt: „Liegst du gut?“ Dann kam der nächste.
        + {Friend} schob mit dem Zeh einen Stein her. Dann noch einen.
        + Es ging langsam. Diesmal durfte es das.
      `,
      works: `
        {Hero} stieg auf den ersten Stein. Nichts. Auf den [zweiten|nächsten]. Nichts.
        / Alle hielten die Luft an. Ein Stein [knackte|sagte knack]. Mehr nicht.
        @result Die dritte Treppe blieb stehen, [einfach so|ganz fest]. Oben lag {thing}.
        / Die dritte wackelte, dann stand sie, und sie blieb [stehen|fest]. Oben lag {thing}.
        + Kein Strich mehr. Der Käfer malte nun einen [Stern|Kreis].
        + „Treppen sind toll“, rief {friend} von Stufe zwei.
        + {Friend} hüpfte sogar darauf, aus Versehen. Sie blieb stehen.
        + Das Knie bekam einen Kuss und ein Blatt.
        + Oben konnte man sitzen und [winken|weit sehen].
        + „Die wird hier bleiben“, sagte ein Käfer. „Ich ziehe ein.“
        + Aus den zwei ersten Treppen war nun eine Bank.
      `,
      lesson: `
        Was umfällt, zeigt dir, wo es zu [dünn|schmal] war.
        / „Weinen und dann weiterbauen“, sagte {friend}. „[Das|Beides] geht also.“
      `,
    },
    intermediate: {
      gate: `
        @spot {Thing} lag {spot.at}, leider unerreichbar hoch, ringsum gab es nur [lose Steine|Geröll].
        / Hoch über ihnen lag {spot.at} {thing}, und unten fand man nur [Geröll|lose Steine].
        Also bauten sie eine Treppe, die [tatsächlich|eilig] wuchs und plötzlich umkippte.
        + Das Krachen war so lang, dass man dazwischen Luft holen musste.
        + Ein Käfer schrieb mit: „Treppe eins. Dauer: ein Niesen.“
        + Es gab runde Steine, flache Steine und einen, der wie ein Brot aussah.
        + Als der Staub sich legte, standen alle da wie gepudert.
        + „Sie sah so fest aus“, sagte {hero}. „Von der Seite“, sagte der Käfer.
        + Einen Augenblick lang waren sie schon fast oben gewesen.
      `,
      wrong: `
        „Mit Treppen bin ich fertig“, rief {friend} und [gab einem Stein einen Tritt|drehte sich um].
        / {Friend} setzte sich mit dem Rücken [zu den Steinen|zur Treppe] und zog die Schultern hoch.
        @wrong {Friend} schmollte, weil die Treppe umfiel, und fand Treppen [sowieso doof|ohnehin überschätzt].
        / „Wer braucht Treppen“, schmollte {friend} und drehte dem [Haufen|Geröll] den Rücken zu.
        + „Da oben ist es bestimmt zugig“, hieß es, „und voller Spinnen.“
        + {Hero} baute eine zweite. Sie hielt zwei Niesen lang.
        + Diesmal erwischte ein Stein das Knie von {hero.dat}, und zwar richtig.
        + „Ich habe es doch gesagt“, brummte {friend}, ohne sich umzudrehen.
        + Die Unterlippe schob sich so weit vor, dass ein Falter darauf landete.
        + Mit Steinen, verkündete {friend}, werde von nun an nicht mehr gesprochen.
      `,
      doubt: `
        {Hero} hockte zwischen den Trümmern, betastete das Knie und weinte [ein bisschen|ein wenig].
        / Zwei Treppen lagen zertrümmert am Boden, das Knie [brannte|schmerzte], und da kamen die Tränen.
        + Es war kein lautes Weinen, eher wie ein Hahn, der tropft.
        + Niemand sagte, das sei nicht so schlimm. Das war gut, denn es war schlimm.
        + Der Käfer reichte ein Blatt und sah so lange in sein Heft.
        + „Wir könnten behaupten, wir hätten es nicht gefunden“, murmelte {friend}.
        + Danach war der Kopf leer und hell, wie die Luft nach einem Gewitter.
      `,
      turn: `
        Dann sah {hero} die Trümmer genauer an. Beide waren [unten|am Fuß] gebrochen, nicht oben.
        / „Schau“, sagte {hero}, „sie knickt immer [an derselben Stelle|ganz unten] ein.“
        @turn Also baute {hero} die Treppe noch einmal, und diesmal unten [doppelt so breit|viel breiter].
        / {Hero} baute die Treppe von Neuem, [unten|am Boden] so breit wie ein Bär.
        + Zuerst kamen die großen flachen, dicht an dicht wie Leute in der Bank.
        + „Noch so eine?“, fragte {friend}. „Eine andere“, sagte {hero} und suchte schon Steine.
        + Das Knie protestierte bei jedem Bücken und wurde überstimmt.
        + Jeder Stein wurde erst gerüttelt, und wer wackelte, kam woandershin.
        + Der Brotstein bekam den Ehrenplatz in der untersten Reihe.
        + Irgendwann rollte ein Stein heran, dann noch einer. {Friend} sah dabei weg.
      `,
      works: `
        Vorsichtig trat {hero} auf die erste Stufe. Es [knirschte|knackte], und sonst geschah nichts.
        / Alle warteten auf das Krachen. Es [kam nicht|hatte sich wohl verspätet].
        @result Die dritte Treppe blieb stehen, [breitbeinig und fest|wie ein Fels], und oben lag {thing}.
        / Diesmal wackelte nichts mehr: Die dritte Treppe stand, und oben [lag|wartete] {thing}.
        + Der Käfer klappte sein Heft zu, denn für „hält“ hatte er keine Spalte.
        + „Ich habe nie etwas gegen Treppen gehabt“, rief {friend} von oben.
        + Zur Probe hüpften sie alle drei gleichzeitig. Nur ein Kiesel rollte davon.
        + Aus den Resten der ersten beiden wurde ein Geländer.
        + Das Knie durfte oben sitzen und sich die Gegend ansehen.
        + Wenn man wusste, wo man hinsehen musste, sah man unten noch die nassen Steine.
      `,
      lesson: `
        Was umfällt, verrät einem, [wo es zu dünn war|wie man es besser baut].
        / „Erst weinen, dann gucken, dann bauen“, zählte {friend} auf. „[Das merke ich mir|In der Reihenfolge].“
      `,
    },
    advanced: {
      gate: `
        @spot {Thing} lag {spot.at} in einer Höhe, die [ohne Treppe|zu Fuß] unerreichbar war.
        / Weit oben {spot.at} lag {thing}, und unten gab es lediglich [Geröll|lose Steine].
        Man baute also eine Treppe, die [großartig|eindrucksvoll] aussah, bis sie zusammenfiel.
        + Das Krachen zog sich derart in die Länge, dass man dazwischen Zeit hatte, sich Vorwürfe zu machen.
        + Ein Käfer, der hier Buch zu führen schien, notierte: „Treppe eins, Haltbarkeit ein Niesen.“
        + Unter den Steinen waren runde, flache und einer, der so sehr einem Brot glich, dass man an ihm roch.
        + Als der Staub sich gelegt hatte, sahen alle Beteiligten aus wie mit Mehl bestreute Denkmäler ihrer selbst.
      `,
      wrong: `
        {Friend} betrachtete den Einsturz als eine [Beleidigung|Kränkung] und nahm ihn persönlich.
        / „Mit Treppen“, sprach {friend}, „bin ich [für dieses Leben|ein für alle Mal] fertig.“
        @wrong {Friend} schmollte, weil die Treppe umfiel, und zwar [nach allen Regeln|mit dem ganzen Rücken].
        + Dort oben, so war zu hören, sei es bestimmt zugig, es gebe Spinnen, und die Aussicht werde allgemein überschätzt.
        + Eine zweite, die {hero} ganz allein errichtete, brachte es auf zwei Niesen und erwischte im Fallen ein Knie.
        + Schmollen kann eine Kunst sein, und bei dieser hier hätte ein Falter auf der Unterlippe landen und übernachten können.
        + „Ich hatte es ja geahnt“, kam es dumpf von hinten, und das ist ein Satz, der noch nie einen Stein bewegt hat.
      `,
      doubt: `
        {Hero} saß zwischen zwei gewesenen Treppen, rieb das Knie und weinte [eine Weile|ein wenig].
        / Da kamen die Tränen, nicht viele, [aber|doch] ehrliche, und niemand hielt sie auf.
        + Dass es halb so schlimm sei, behauptete zum Glück keiner, denn es war genau so schlimm, wie es war.
        + Der Käfer reichte ein Blatt hinüber und studierte anschließend mit großer Aufmerksamkeit eine leere Seite.
        + Nach einem solchen Regen ist es im Kopf oft merkwürdig klar, und man sieht Dinge, die vorher hinter dem Ärger lagen.
      `,
      turn: `
        „Unten“, sagte {hero} schließlich und schniefte, „sie bricht [jedes Mal|immer] unten.“
        / Trümmer, wenn man sie lange genug ansieht, sind [eine Art|so etwas wie] Bauplan.
        @turn Also baute {hero} die Treppe noch einmal, nur unten [breiter|doppelt so breit] und nicht so eilig.
        + Zuunterst kamen die flachen, dicht an dicht wie Tanten auf einer Kirchenbank, und ein Stein, der einem Brot glich, erhielt den Ehrenplatz.
        + „Wozu dieselbe ein drittes Mal?“, wollte {friend} wissen, und {hero} sagte, es sei ja eben nicht dieselbe.
        + Das Knie erhob bei jedem Bücken Einspruch, wurde angehört, gestreichelt und überstimmt.
        + Nach einiger Zeit rollten Steine herbei, die niemand geholt hatte, während {friend} angestrengt in die Ferne sah.
      `,
      works: `
        Beim ersten Schritt knirschte es, und man wartete ab, [wie mehrfach geübt|aus Erfahrung].
        / Das allgemein [erwartete|befürchtete] Krachen ließ auf sich warten und blieb schließlich aus.
        @result Die dritte Treppe blieb stehen, breit wie [ein Bauer|eine Bäuerin], und oben lag {thing}.
        + Der Käfer suchte in seinem Heft vergeblich nach einer Spalte für Dinge, die halten, und legte eine an.
        + „Gegen Treppen an sich“, rief {friend} von der obersten Stufe, „habe ich nie etwas gesagt.“
        + Zur Sicherheit wurde gemeinsam gehüpft, und alles, was sich löste, war ein Kieselstein, der ohnehin gehen wollte.
        + Aus den Resten der ersten beiden ließ sich noch eine Bank machen, auf der das Knie Platz nehmen durfte.
      `,
      lesson: `
        Wer hinfällt, liegt eine Weile [am richtigen Ort|genau richtig], um zu sehen, was unten fehlt.
        / Die dritte Treppe besteht zum großen Teil aus den [ersten beiden|zweien davor].
      `,
    },
  },
}
