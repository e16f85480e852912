import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const floatingIsland: SettingContent<Noun, 'Floating Island'> = {
  place: {
    name: 'die Schwebende Insel',
    in: 'auf der Schwebenden Insel',
    to: 'auf die Schwebende Insel',
    from: 'von der Schwebenden Insel',
  },
  beginner: {
    arrival: `
      @place Unter ihnen war [Luft|nur Luft]. Nun waren sie {place.in}.
      / Ein Ruck, ein [Plumps|Hopser]: So kamen sie {place.to}.
      Lange Wurzeln hingen in den Himmel und [baumelten|schaukelten].
      / Am Rand fiel ein [Bach|kleiner Bach] hinab. Er wurde zu Wolke.
      + Überall hingen Papierdrachen am Himmel, rote und krumme.
      + „Nicht hüpfen“, stand auf einem Brett. „Sie ist kitzlig.“
      + {Friend} sah nach unten. Dann sah {friend} lieber nach oben.
      + Die Wiese hatte ein Geländer aus Löwenzahn.
      + Ein Baum hielt sich mit zwei Wurzeln fest.
      + Es roch nach Wind und frischer Wäsche.
      + Eine Möwe saß da und fragte nach dem Fahrplan.
      + Unten fuhr ein Schiff, so groß wie ein Floh.
      + Eine Wolke lag am Steg, an einer Leine.
    `,
    life: `
      Am Abend holt man hier die [Papierdrachen|Wäsche] vom Himmel.
      / Wer hier etwas fallen [lässt|sieht], der winkt ihm nach.
      Alle binden die [Töpfe|Stühle] fest, bevor sie schlafen.
      / Man kocht mit [Tau|Regen von unten], der ist frisch.
      + Die Petersilie wächst nach oben und nach unten.
      + Fußball spielt man hier nur einmal.
      + Die Kinder angeln am Rand. Sie fangen Wolken und einen Schuh.
      + Die Kühe stehen alle in der Mitte, des Gewichts wegen.
      + Ein Murmeltier gießt das Gras von unten.
      + „Wo sind wir?“, fragen sie am Morgen. Jeden Tag wo anders.
      + Der Briefträger springt mit einem Schirm.
      + Jeder hat eine Leine um den Bauch, auch die Katze.
    `,
    way: `
      Der Weg {spot.to} ging am [Rand|grünen Rand] entlang. Man sah viel Luft.
      / {Spot.to} gingen sie [hintereinander|Schritt um Schritt], weg vom Rand.
      Der Wind schob sie von [hinten|unten], ganz nett.
      / Eine Brücke aus [Wurzeln|Seil] wippte. Man wippte mit.
      + Sie sahen drei Länder. Eines schlief schon.
      + {Friend} hielt sich an einem Löwenzahn fest. Er war tapfer.
      + Eine Wolke stand im Weg. Man ging durch und wurde nass.
      + Unten bellte ein Hund, so leise wie ein Gedanke.
      + An einem Faden zog ein Drachen mit. Er kannte den Weg.
      + Ein Regenbogen fing hier an. Er wackelte noch.
      + Die Insel gähnte. Da hielten sich alle fest.
      + Sie kamen an einen Baum mit Schwimmweste.
    `,
    thanks: `
      {Keeper} gab {hero.dat} einen Stein, der fast [nichts|gar nichts] wiegt.
      / {Hero} bekam ein Stück [Schnur|rote Schnur] mit Wind daran.
      Die Insel schaukelte [einmal|zweimal]. Das war ein Knicks.
      / Alle Papierdrachen [nickten|wackelten] zum Abschied, der krumme zuletzt.
      + „Kommt wieder“, rief man. „Wir sind nur woanders.“
      + Für {friend.akk} gab es eine Leine für den Bauch.
      + Eine Möwe fragte, ob sie jetzt abfahren.
      + Ein Kind schenkte ihnen einen Schuh. Er war geangelt.
      + Die Kühe kamen alle auf eine Seite. Da neigte sie sich.
      + Die Wolke am Steg durfte ein Stück mit.
    `,
  },
  intermediate: {
    arrival: `
      @place [Unter ihnen war nur Luft|Unter ihnen zogen Wolken], denn nun standen sie {place.in}, [die leise wippte|und sie wippte].
      / Mit einem [Hopser|kleinen Ruck] kamen sie {place.to}, und der Boden [gab ein wenig nach|schwankte wie ein Steg].
      / Eine Wolke setzte sie ab, [noch ganz außer Atem|so sanft sie konnte], und sie waren {place.in}.
      Lange Wurzeln hingen in den Himmel wie Beine [von einem Steg|über den Rand eines Stuhls].
      / Ein Wasserfall [sprang über die Kante|nahm Anlauf] und wurde unterwegs [zu Wolke|zu Nebel und Laune].
      / Am Rand [hingen Wurzeln|hielt sich ein Baum fest], unten flogen Vögel.
      + Rings um sie standen Papierdrachen [am Himmel, rote, gestreifte|in der Luft, dicke, dünne] und einer mit Brille.
      + „Bitte nicht hüpfen, die Insel ist kitzlig“, stand auf einem Brett.
      + {Friend} schaute über den Rand und [fand plötzlich die Wiese so interessant|setzte sich lieber ganz in die Mitte].
      + Statt eines Zauns wuchs Löwenzahn, [und man ging lieber davon aus, dass er hielt|der sich seiner Verantwortung bewusst war].
      + Am Steg lag eine Wolke, mit zwei Leinen vertäut.
      + Tief unten tutete ein Dampfer, [nicht größer als ein Marienkäfer|so leise, als gurrte eine Taube].
      + Es roch nach Wind, nach Petersilie und nach Wäsche.
    `,
    life: `
      Abends holen die Leute [erst die Papierdrachen ein und dann|zuerst die Katze herein und zuletzt] [die Wäsche|das Wetter].
      / Vor dem Schlafen bindet man alles fest, [auch die Suppe|den Topf, die Katze und den Großvater].
      Jeder trägt eine Leine um den Bauch, [auch der Hund|mit dem Namen darauf].
      / Wer etwas fallen lässt, der [winkt ihm nach|schreibt ihm eine Karte].
      + Die Petersilie wächst nach oben und nach unten, [man erntet im Liegen|und beide Hälften halten sich für die obere].
      + Am Rand angeln die Kinder [Wolken und manchmal einen Schuh|nach Wolken und werfen die kleinen zurück].
      + Die Kühe stehen in der Mitte, wegen des Gleichgewichts.
      + Fußball wurde hier ein einziges Mal gespielt, [und zwar sieben Sekunden lang|der Ball ist vermutlich noch unterwegs].
      + Jeden Morgen fragt man nach der Gegend, und jeden Morgen ist es eine andere.
      + Der Postbote springt mit Schirm, hinunter geht es schnell.
      + Kommt ein Sturm, dann singen sie, [damit die Insel an etwas anderes denkt|und der Bass hält sich am Brunnen fest].
    `,
    way: `
      {Spot.to} führte ein Pfad, der [vorsichtig|mit großem Abstand] am Rand entlangging.
      / Sie gingen {spot.to}, hintereinander und [an der Leine|immer mit einem Blick nach unten].
      Der Wind schob sie, [freundlich von hinten|mal von hinten und mal von unten].
      / Eine Brücke aus Wurzeln wippte bei jedem [Schritt|Atemzug], und sie wippten mit.
      + Man sah drei Länder auf einmal, und [in einem gingen gerade die Lampen an|das mittlere hatte seine Berge schon zugedeckt].
      + {Friend} hielt sich an einem Löwenzahn fest, [der sehr tapfer schaute|und der Löwenzahn hielt sich an der Insel fest].
      + Eine Wolke stand mitten auf dem Weg, und [man ging mit feuchten Ohren hindurch|alle kamen frisch gewaschen heraus].
      + Ein Drachen zog ihnen voraus, er kannte die Gegend von oben.
      + Hier fing ein Regenbogen an, er war noch nass.
      + Unten bellte ein Hund, so leise, [dass man es für eine Erinnerung hielt|als wollte er die Höhe nicht erschrecken].
      + Die Insel gähnte, und da [hielten sich alle an irgendetwas fest|gähnten alle mit, auch die Ziegel].
    `,
    thanks: `
      {Keeper} gab {hero.dat} einen Stein, der fast nichts wiegt, [für die Tasche|gegen Heimweh].
      / {Hero} bekam ein Stück Schnur, an dem noch [Wind|ein Rest Wind] hing.
      Die Insel machte einen Knicks, [und alle rutschten|und in den Regalen rutschte es].
      / Am Himmel nickten die Papierdrachen, [einer mit Brille zweimal|alle zugleich].
      + „Besucht uns“, rief man, „wir sind dann bloß woanders.“
      + {Friend} bekam eine Leine um den Bauch und wollte sie nie wieder ausziehen.
      + Ein Kind schenkte ihnen einen geangelten Schuh, der zweite fehlte noch.
      + Sämtliche Kühe gingen auf eine Seite, um ihnen nachzusehen, und gingen dann besser wieder zurück.
      + Die Wolke vom Steg durfte bis zur Kante mit.
    `,
  },
  advanced: {
    arrival: `
      @place Da unter ihnen [nur noch Luft war|eine Schwalbe vorüberflog], standen sie wohl {place.in}, die [ein wenig|merklich] wippte.
      / Mit einem Hopser, [den die Insel höflich erwiderte|der bis in die Wurzeln zu spüren war], kamen sie {place.to}.
      / Man stieg über einen Spalt, [in dem tief unten Vögel zogen|aus dem es heraufwehte], und war {place.in}.
      Lange Wurzeln [hingen in den Himmel|baumelten im Freien], und man [schaute|sah] lieber nicht hin.
      / Ein Bach sprang [über die Kante|ohne hinzusehen hinab] und wurde unterwegs [zu Nebel|zur Wolke].
      + Rings standen Papierdrachen in der Luft, [rote, gestreifte und einer mit Brille|darunter ein besonders würdiger], der für die [Aussicht|Windrichtung] zuständig war.
      + Auf einem Brett wurde gebeten, nicht zu hüpfen, [da die Insel kitzlig sei|weil das Eiland empfindlich sei] und dabei [zum Kichern neige|Suppe verschüttet werde].
      + {Friend} warf einen Blick über den Rand und widmete sich danach [mit auffallendem Eifer der Wiese|lange und gründlich einem Gänseblümchen].
      + Was andernorts ein Zaun ist, das ist hier eine Reihe Löwenzahn, [auf die man sich, so sagte man, seit jeher verlasse|die noch nie jemanden durchgelassen hat].
      + Am Steg lag, doppelt vertäut, eine Wolke und [scheuerte verschlafen am Holz|wartete auf Passagiere].
      + Eine Möwe erkundigte sich nach dem Fahrplan, und als man keinen wusste, [nickte sie bestätigt|blieb sie einfach sitzen].
      + Tief unter ihnen tutete ein Dampfer, nicht viel größer als [ein Marienkäfer|sein eigenes Tuten].
    `,
    life: `
      Abends holt man erst die Papierdrachen ein, dann die Wäsche und [zuletzt|schließlich] das Wetter.
      / Vor dem Einschlafen wird alles [festgebunden|vertäut], vom Topf bis zum Großvater.
      Wem etwas hinunterfällt, der winkt ihm nach und [schreibt|widmet] ihm eine Karte.
      / Jeder trägt eine Leine um den Bauch, auf der [vorn|vorne] Name und Anschrift stehen.
      + Fußball hat man auf dieser Insel genau einmal gespielt, und [die Torschützin gilt bis heute als berühmt|der Schiedsrichter sieht noch immer gelegentlich über den Rand].
      + Die Petersilie wächst nach oben wie nach unten, sodass man die eine Hälfte im Liegen erntet.
      + In der Mitte stehen die Kühe, nicht aus Neigung, sondern wegen des Gleichgewichts, [was sie mit Fassung tragen|und niesen nach Möglichkeit abwechselnd].
      + Beim Aufwachen erkundigt man sich nach der Gegend, und [die Antwort ist jeden Tag eine Überraschung|richtet danach Hut, Suppe und Begrüßung ein].
      + Zieht ein Sturm herauf, so singt die Bevölkerung geschlossen, damit die Insel [auf andere Gedanken kommt|sich nicht fürchtet].
      + Der Briefträger springt mit dem Regenschirm ab, und für den Rückweg [gibt es eine Leiter, über die er ungern spricht|nimmt er sich drei Tage].
      + Die Jugend angelt am Rand nach Wolken und zieht [bisweilen einen Schuh|meistens nasse Hände] herauf.
    `,
    way: `
      Mit Abstand zum Rand führte {spot.to} ein Pfad, der [wippte|nachgab].
      / Sie brachen auf, {spot.to}, [hintereinander|einzeln], wie man hier zu gehen pflegt.
      Der Wind schob sie von hinten, [teils|mitunter] auch von unten, woran man sich gewöhnt.
      / Eine Brücke aus Wurzeln wippte unter jedem Schritt, und man [wippte|ging] mit ihr.
      + Drei Länder lagen unten, und [in dem mittleren knipste gerade jemand die Lampen an, eine nach der anderen|jedes hielt sich, der Größe seiner Lichter nach, für das wichtigste].
      + {Friend} hielt sich an einem Löwenzahn fest, [dessen Tapferkeit nicht genug gerühmt werden kann|der das nicht zum ersten Mal erlebte und sich steif machte].
      + Ein Regenbogen begann an dieser Stelle, [frisch gestrichen und offenbar noch nicht trocken|das heißt, er stand dort und überlegte noch, wohin].
      + Als die Insel gähnte, griffen alle nach dem Nächstbesten, [und das war in den meisten Fällen eine Kuh|wodurch sich manche Bekanntschaft ergab, die noch heute hält].
      + Mitten auf dem Weg stand eine Wolke, durch die man hindurchmusste, und [mit feuchten Ohren|merklich frisiert] kam man wieder heraus.
      + Ein Papierdrachen flog voraus und zeigte, [mit sichtbarem Besitzerstolz|ohne dass man gefragt hätte], die Sehenswürdigkeiten.
    `,
    thanks: `
      {Keeper} gab {hero.dat} einen Stein, der fast nichts wiegt und deshalb [nie|selten] zu schwer wird.
      / {Hero} erhielt ein Stück Schnur, an dem noch ein Rest Wind [hing|zog].
      Die Insel knickste, und in allen [Küchen|Schränken] rutschte etwas.
      / Am Himmel nickten die Papierdrachen, einer mit Brille [zweimal|ausgiebig].
      + „Kommt wieder“, rief man ihnen nach, „wir sind dann nur woanders, und ihr werdet uns finden.“
      + {Friend} bekam eine Leine um den Bauch geschlungen und war entschlossen, sie nie wieder abzulegen.
      + Alle Kühe drängten sich [auf eine Seite, um ihnen nachzusehen|zum Abschied an das Geländer], und begaben sich dann [eilig|auf Zuruf] wieder in die Mitte.
    `,
  },
  troubles: {
    'anchor-pin': {
      keeper: { gender: 'm', nom: 'Ankerwart', gen: 'Ankerwarts' },
      thing: { gender: 'm', nom: 'Ankerstift', gen: 'Ankerstifts' },
      spot: { at: 'unter der äußersten Wurzel', to: 'zur äußersten Wurzel' },
      facts: {
        ask: 'Warum trieb die Insel vom Mond weg?',
        cause: 'bei einem Stoß gegen eine Wolke sprang {thing} heraus',
        mended: 'die Insel lag wieder still',
      },
      beginner: {
        trouble: `
          @keeper An einer Kette zog der Ankerwart, ein Vogel mit [roter|dicker] Nase.
          / „Festhalten“, rief der Ankerwart, ein [Vogel|runder Vogel] mit Mütze.
          @thing „Wir treiben ab! {Thing} ist [weg|fort].“
          / „Mir fehlt {thing}. Ohne den hält die [Kette|schwere Kette] nicht.“
          @cause „Wir stießen an eine Wolke“, schnaufte er. „Da sprang er [heraus|einfach heraus].“
          / „Eine Wolke stieß uns [an|an, bumm]“, schnaufte er. „Da sprang er heraus.“
          @feeling Er war sehr besorgt. „Der Mond wird [kleiner|immer kleiner]!“
          / Besorgt sah er durch ein [Rohr|Fernrohr]. Er hielt es verkehrt.
          + „Er liegt {spot.at}“, rief er. „Ich hörte es klirren.“
          + Er zog an der Kette. Die Kette zog an ihm.
          + Der Anker hing da wie ein Löffel ohne Suppe.
          + Bei jedem Ruck sprang ihm die Mütze hoch.
          + „Das war eine harte Wolke“, sagte er. „Mit Hagel drin.“
          + Der Mond war noch so groß wie eine Nuss.
          + „Halt“, rief er der Insel zu. Sie hielt nicht.
        `,
        worry: `
          Den Hühnern war [übel|flau]. Sie legten die Eier schief.
          / Die Insel [trieb|schwamm] und trieb. Der Mond wurde klein.
          Ein Kind hielt den [Mond|Faden] fest, mit dem Finger.
          / Eine [Oma|alte Oma] winkte dem Mond, mit dem Tuch.
          + „Kommt der Mond wieder?“, fragte ein Kleines. Er kam nicht.
          + Ohne den Mond gibt es kein Zubettgehen.
          + Die Suppe lief auf die eine Seite.
          + Alle Kühe gingen nach links. Dann gingen alle nach rechts.
          + Ein Stuhl rutschte zur Tür und hinaus.
          + Es wurde kalt so weit draußen.
        `,
        mend: `
          {Hero} gab ihm {thing.akk}, blank [gewischt|gerieben].
          / Der Ankerwart nahm {thing.akk} und [schlug|steckte] ihn in die Kette.
          @mended Ruck! Die Insel lag [wieder|nun wieder] still.
          / Es knirschte, es knackte. Dann lag die Insel [wieder|endlich wieder] still.
          + Der Mond kam näher und setzte sich auf den Zaun.
          + „Da bist du ja“, sagte eine Oma zu ihm.
          + Ein Ei rollte noch ein Stück und blieb liegen.
          + Die Suppe kam zurück in die Mitte vom Teller.
          + Der Wind ließ die Kette los und pfiff dazu.
          + {Friend} stand gerade. Das fühlte sich komisch an.
          + Die Kette sang leise: hier, hier, hier.
          + Die Hühner legten noch ein Ei, ganz gerade.
        `,
        joy: `
          Es gab Eier, [schön|ganz] gerade, mit viel Salz.
          / Der Ankerwart tanzte mit der [Kette|Mütze]. Es rasselte.
          Der Mond aß [mit|auch mit]. Er nahm kein Salz.
          / Alle sahen den Mond an. Er wurde [rot|ein bisschen rot].
          + {Hero} durfte einmal durch das Rohr sehen, richtig herum.
          + Die Wolke kam vorbei und bat um Verzeihung.
          + Eine Oma schenkte dem Mond ihr Tuch.
          + Der Stift bekam eine Schnur. Er hängt jetzt am Gürtel.
          + Sie legten die Stühle zurück in die Häuser.
          + Der Mond schien, bis alle Teller leer waren.
        `,
      },
      intermediate: {
        trouble: `
          @keeper An einer Kette, dick wie ein Ofenrohr, zog der Ankerwart, [ein Vogel mit Mütze|rot bis zur Nase].
          / „Alle Mann an die Kette“, rief der Ankerwart und [sah, dass er nur einer war|zog allein].
          @thing „Wir treiben ab, denn {thing} ist [weg|fort]!“
          / „Mir fehlt {thing}“, rief er, „und der hält [hier alles fest|die ganze Insel].“
          @cause „Wir stießen gegen eine Wolke“, schnaufte er, „und da sprang er [heraus|einfach heraus].“
          / „Bei einem Stoß gegen eine Wolke“, schnaufte er, „sprang er heraus, [und sie sagte nicht mal Verzeihung|es machte pling].“
          @feeling Besorgt betrachtete er den Himmel durch sein Fernrohr, [verkehrt herum|leider von hinten].
          / Er war besorgt. Der Mond wurde kleiner, [Blick für Blick|sobald man hinsah].
          + „Er liegt {spot.at}“, sagte er. „Niemand schaut dort freiwillig hinunter.“
          + Die Ankerkette ächzte, denn ohne Stift befestigte sie niemanden.
          + Bei jedem Windstoß hüpfte ihm die Seemannsmütze über die Augenbrauen.
          + „Sie wirkte ausgesprochen flauschig“, sagte er. „Leider waren Hagelkörner darin.“
          + Der Vollmond war erst Suppenteller gewesen, dann Untertasse, inzwischen Hemdenknopf.
        `,
        worry: `
          Den Hühnern war übel, und sie legten ihre Eier [schief|mit großer Neigung].
          / Die Insel trieb hinaus, und der Mond [schrumpfte|wurde zum Knopf].
          Ein Kind hielt den Mond mit zwei Fingern fest, [vorsichtshalber|gegen das Wegtreiben].
          / Die Suppe lief immer auf [eine|dieselbe] Seite, man aß sie im Stehen und schräg.
          + Eine Großmutter winkte dem Mond mit dem Tischtuch, falls er sie erkannte.
          + Wohin sollte man beim Einschlafen schauen, wenn der Vollmond fortgeschwommen war?
          + Sämtliche Kühe wanderten nach links. Danach wanderten sie gemeinsam wieder zurück.
          + Hier draußen leuchteten unbekannte Sterne, die man höflich begrüßte.
        `,
        mend: `
          Der Ankerwart setzte {thing.akk} in die Kette und [schlug dreimal darauf|hauchte ihn warm].
          / {Hero} schob {thing.akk} in das [Loch|Kettenloch], und es klickte.
          @mended Es gab einen Ruck, alle sagten „Huch“, und die Insel lag wieder [still|ganz still].
          / Ein Knirschen, ein [Knacken|Seufzer], und die Insel lag wieder still.
          + Der Mond kam näher, Teller für Teller, und setzte sich auf den Zaun.
          + „Willkommen zu Hause“, sagte eine Großmutter zum Mond.
          + Ein einzelnes Hühnerei rollte noch ein wenig und überlegte es sich.
          + Die Gemüsesuppe kehrte in die Tellermitte zurück.
          + „Mond voraus“, verkündete jemand, obwohl ihn alle längst sahen.
          + {Friend} stand kerzengerade und fand das äußerst ungewohnt.
          + Zufrieden summte die Ankerkette eine kleine Melodie.
        `,
        joy: `
          Es gab Spiegeleier, [endlich wieder|zum ersten Mal seit Tagen] gerade, und der Mond sah beim Essen zu.
          / Man deckte den Tisch und nichts [rutschte|fiel] herunter, das war schon ein Fest.
          Der Ankerwart tanzte mit der Kette, und [es rasselte|das Rasseln hatte Takt].
          / {Hero} durfte durch das Fernrohr schauen, [und zwar richtig herum|dreimal zum Mond].
          + Die Gewitterwolke entschuldigte sich persönlich, weich und ziemlich feucht.
          + {Friend} wollte mit einem Frühstücksei anstoßen und traf hervorragend.
          + Seitdem baumelt der Ankerstift an einer Sicherheitsschnur.
          + Eine Großmutter lud den Mond zum Kräutertee ein.
        `,
      },
      advanced: {
        trouble: `
          @keeper An einer Kette, die einem Ofenrohr glich, zog der Ankerwart, [ein Papageientaucher mit Mütze|unter lautem Schnaufen].
          / „Alle Mann hierher“, befahl der Ankerwart, der an dieser Stelle [der einzige|allein] war.
          @thing Man treibe ab, [keuchte er|rief er ihnen zu], denn {thing} sei fort.
          / „{Thing} fehlt“, rief er, „und ohne den treiben wir [ab|hinaus], Mond ade.“
          @cause Bei einem Stoß gegen eine Wolke sprang er heraus, [obwohl|wiewohl] sie weich ausgesehen hatte.
          / „Wir stießen gegen eine Wolke, und da sprang er heraus“, sagte er, „[pling|es war Hagel darin].“
          @feeling Besorgt richtete er das Fernrohr auf den Mond und [merkte|übersah] nicht, dass er es verkehrt hielt.
          / Der Ankerwart war so besorgt, dass seine Mütze [zitterte|mitzitterte].
          + Nun liege er {spot.at}, wo er mit einem Klang gelandet sei, den man nicht so bald vergesse.
          + Der Mond, der gestern noch ein Teller gewesen war, hatte inzwischen die Größe eines Knopfes und nahm weiter ab.
          + Sein Blick ging von der Kette zum Mond und zurück, und beides wurde davon nicht kürzer.
        `,
        worry: `
          Den Hühnern war flau, weshalb die Eier neuerdings mit einer gewissen Neigung [gelegt|abgelegt] wurden.
          / Unaufhaltsam trieb man hinaus, und der Mond [schrumpfte|verkleinerte sich] wie ein Bonbon.
          + Ein Kind hielt den Mond zwischen zwei Fingern fest und wechselte, als es müde wurde, [die Hand|gewissenhaft die Hand].
          / Da die Suppe stets auf dieselbe Seite lief, aß man sie im Stehen und [hielt|trug] dabei Schal.
          + Die Kühe begaben sich sämtlich nach links und danach sämtlich nach rechts, was als Maßnahme überschätzt wurde.
          + Eine Großmutter winkte mit dem Tischtuch, für den Fall, dass der Mond sich an sie erinnere.
          + So weit draußen sind die Sterne andere, und man grüßte sie zurückhaltend.
        `,
        mend: `
          Der Ankerwart trieb {thing.akk} mit drei Schlägen in die Kette und [horchte|lauschte].
          / {Hero} schob {thing.akk} ins Loch, bis darin etwas [einrastete|vernehmlich klickte].
          @mended Nach einem Ruck, der [allen|jedem] ein Huch entlockte, lag die Insel wieder still.
          / Es knirschte, es seufzte, und dann lag die Insel wieder still, so [sanft|fest] wie am Anfang.
          + Näher kam der Mond, Teller für Teller, bis er sich mit dem Anstand eines alten Bekannten auf den Zaun setzte.
          + „Da bist du ja“, sagte eine Großmutter und faltete ihr Winketuch zusammen, als wäre nichts gewesen.
          + Ein Ei, das noch ein Stück gerollt war, entschied sich zu guter Letzt ebenfalls fürs Liegenbleiben.
          + {Friend} stand zum ersten Mal seit Stunden gerade und hielt es für eine Täuschung.
        `,
        joy: `
          Es gab Spiegeleier, die nun wieder [waagerecht|gerade] lagen, und den Mond als Tischgast.
          / Man deckte den Tisch, und es rutschte [nichts|kein einziger Löffel], was als Festakt genügte.
          + Die Wolke, die alles verursacht hatte, kam nach und entschuldigte sich [wortreich|feucht].
          / {Hero} durfte durch das Fernrohr schauen, [dieses Mal|nun] richtig herum, und der Mond hielt still.
          + Der Ankerwart tanzte mit seiner Kette einen Walzer, in dem das Rasseln sogar Takt hielt.
          + {Friend} stieß mit einem Ei auf die Rettung an und traf, was den Rest des Abends ein wenig klebrig machte.
        `,
      },
    },
    'spring-cork': {
      keeper: { gender: 'm', nom: 'Quellgärtner', gen: 'Quellgärtners' },
      thing: { gender: 'm', nom: 'Quellkorken', gen: 'Quellkorkens' },
      spot: { at: 'unter den hängenden Wurzeln', to: 'zu den hängenden Wurzeln' },
      facts: {
        ask: 'Warum lief der Teich leer?',
        cause: 'das Jüngste zog {thing.akk} heraus, um zu sehen, was passiert',
        mended: 'der Teich füllte sich wieder',
      },
      beginner: {
        trouble: `
          @keeper Am Teich stand der Quellgärtner, ein [Murmeltier|dickes Murmeltier] in Stiefeln.
          / „Ach“, pfiff der Quellgärtner, die [Kanne|Gießkanne] in der Pfote.
          @thing „Der Teich läuft aus! {Thing} ist [weg|fort].“
          / „Mir fehlt {thing}. Nun läuft der [Teich|ganze Teich] über den Rand.“
          @cause „Mein Jüngstes zog ihn heraus“, seufzte er, „um zu [sehen|gucken], was passiert.“
          / „Das Jüngste zog ihn [heraus|plopp heraus]“, seufzte er. „Es wollte sehen, was passiert.“
          @feeling Er schämte sich bis in die [Stiefel|Ohren].
          / Er schämte sich und sah in die [Kanne|Gießkanne]. Sie war leer.
          + „Er trieb {spot.to}“, sagte er. „Mit dem Kopf zuerst.“
          + „Was passiert denn?“, fragte das Jüngste. Das sah man ja.
          + Er hat elf Kinder. Zehn fragen nie.
          + Das Jüngste saß unter einem Eimer.
          + Man sah schon den Grund. Da lag ein Löffel.
          + „Er ist nicht bös, mein Kleines“, sagte er. „Nur neugierig.“
          + Der Teich fiel über die Kante, wusch, ins Blaue.
        `,
        worry: `
          Die Goldfische standen in einer [Reihe|Schlange] vor dem Eimer.
          / Der Teich war klein wie eine [Pfütze|Suppe]. Die Fische drängten.
          „Rückt zusammen“, sagte der [größte|dickste] Fisch.
          / Ein Frosch saß im [Schlamm|nassen Schlamm] und machte ein Gesicht.
          + Die Seerosen lagen flach wie Teller.
          + Unten auf der Erde regnete es Fische. Nein, nur Tropfen.
          + Eine Ente stand auf und sah nach, wo der Teich war.
          + Man trug Wasser mit Händen. Es lief durch.
          + Ein Stern wollte sich im Teich ansehen. Er ging wieder.
          + Das Jüngste weinte in den Eimer. So hatte man wieder etwas Wasser.
        `,
        mend: `
          {Hero} drückte {thing.akk} in das [Loch|runde Loch]. Plopp, zu.
          / Der Gärtner steckte {thing.akk} fest und [trat|klopfte] darauf.
          @mended Gluck, gluck, gluck: Der Teich füllte sich [wieder|langsam wieder].
          / Es gluckste, und der Teich [füllte|füllte, Stück um Stück,] sich wieder.
          + Der erste Stern fiel hinein und ging nicht unter.
          + Die Seerosen setzten sich wieder hin.
          + Die Fische schwammen aus dem Eimer, einer nach dem andern.
          + „Oh“, sagte der Frosch. Mehr wusste er nicht.
          + Das Jüngste hielt die Pfote auf den Korken, ganz lang.
          + Ein Löffel lag nun tief unten. Den holt keiner mehr.
          + Die Ente setzte sich und wackelte zufrieden.
          + Über die Kante tropfte es nur noch: plitsch.
        `,
        joy: `
          „Nun wissen wir es“, sagte das [Jüngste|kleine Murmeltier].
          / Alle lachten, am meisten der [Vater|Gärtner]. Elf Kinder lachten mit.
          Das Jüngste bekam einen [Kuss|Korken] zum Üben, für die Badewanne.
          / Es gab Gurken mit Dill, frisch aus dem [Beet|nassen Beet].
          + {Hero} durfte baden, bis der Mond kam.
          + {Friend} machte einen Sprung. Der Teich lief fast wieder aus.
          + Ein Goldfisch schenkte ihnen eine Blase.
          + Am Korken hängt jetzt ein Schild: „Nichts passiert.“
          + Der Frosch sang für alle, sehr tief.
          + Im Wasser stand der Mond und war ganz.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Am Rand vom Teich stand der Quellgärtner, [ein Murmeltier in Gummistiefeln|die Kanne in der Pfote].
          / „So eine Bescherung“, pfiff der Quellgärtner und [schaute zu|hielt sich die Augen zu].
          @thing „Der Teich läuft aus, denn {thing} ist [weg|fort]“, sagte er.
          / „Mir fehlt {thing}, und nun fließt der Teich über die [Kante|Inselkante].“
          @cause „Mein Jüngstes zog ihn heraus“, seufzte er, „um zu sehen, was [passiert|dann passiert].“
          / „Das Jüngste zog ihn heraus“, seufzte er. „Es wollte sehen, was passiert, [und jetzt passiert es|ganz ohne böse Absicht].“
          @feeling Er schämte sich so sehr, dass er [seine Mütze über die Ohren zog|den Eimer ansprach].
          / Er schämte sich für alle elf Kinder, [und für das elfte doppelt|jedes bekam einen Anteil].
          + „Er trieb davon, {spot.to}“, sagte er, „so fröhlich, das muss man sagen.“
          + Hinter seinen Gummistiefeln schaute ein winziges Gesicht hervor und verschwand wieder.
          + Seine anderen Kinder fragten niemals etwas. Darüber machte er sich ebenfalls Sorgen.
          + In der Mitte erschien ein Suppenlöffel, den man seit Ostern vermisste.
        `,
        worry: `
          Die Goldfische standen Schlange vor einem Eimer und [ließen den Ältesten vor|zogen Nummern].
          / Von dem Teich war noch so viel da wie [von einer Suppe am Schluss|in einer Badewanne].
          Eine Ente sah sich um und [fand, hier sei früher mehr gewesen|setzte sich ins Trockene].
          / Die Seerosen lagen flach auf dem Grund, [wie abgewaschene Teller|eine neben der anderen].
          + Der Frosch saß im Schlamm und schaute, als sei er nicht gefragt worden.
          + Auf der Erde unten glaubte man, es komme ein schöner Landregen.
          + Ein Stern wollte sich spiegeln und zog unverrichteter Dinge weiter.
          + Mit beiden Pfoten trug das Jüngste Wasser zurück, drei Tropfen auf einmal.
        `,
        mend: `
          {Hero} drückte {thing.akk} ins Quellloch, [bis es knirschte|mit einem satten Plopp].
          / Der Gärtner steckte {thing.akk} hinein und [stellte sich vorsichtshalber drauf|klopfte dreimal].
          @mended Gluck um Gluck füllte sich der Teich [wieder|wieder bis zum Rand].
          / Es blubberte, dann füllte sich der Teich wieder, [erst bis zum Knie|langsam, aber sicher].
          + Der erste Stern fiel hinein und schwamm, ohne es geübt zu haben.
          + Die Seerosen hoben sich vom Boden, eine nach der anderen, wie nach einem guten Mittagsschlaf.
          + Die Goldfische verließen den Eimer in der Reihenfolge des Alters.
          + Ein alter Löffel versank, und man beschloss, ihn dort zu lassen.
          + Das Jüngste drückte noch lange mit der Pfote auf den Korken, zur Sicherheit.
          + {Friend} probierte das Wasser und fand, es schmecke nach mehr.
        `,
        joy: `
          „Und jetzt wissen wir es“, sagte das Jüngste, und [alle lachten|der Teich lachte mit].
          / Der Quellgärtner hob das Jüngste hoch und [drehte sich|lachte].
          Es gab Gurken mit Dill, [direkt aus dem Beet|auf Seerosenblättern].
          / {Hero} durfte baden, [und die Fische sahen höflich weg|bis es Abend wurde].
          + {Friend} sprang hinein, und die Wasserfontäne reichte fast bis zum Mond.
          + Ein Ochsenfrosch sang eine Opernarie aus zwei Tönen.
          + Auf dem Korken steht seitdem „Bitte nicht ausprobieren“ in Schönschrift.
          + Das Jüngste bekam einen Übungskorken, in einer Wanne, für die nächsten Fragen.
        `,
      },
      advanced: {
        trouble: `
          @keeper Am Rand des Teichs stand, [in Gummistiefeln|schon bis zum Knöchel trocken], der Quellgärtner.
          / „Sehen Sie nicht hin“, pfiff der Quellgärtner, ein Murmeltier, und [sah|blickte] selbst hin.
          @thing Es fehle {thing}, und darum laufe der Teich, [wie man sehe|für jeden sichtbar], über die Inselkante.
          / „{Thing} ist fort“, sagte er, „und mit ihm, [Liter um Liter|nach und nach], der Teich.“
          @cause Sein Jüngstes zog ihn heraus, um zu [sehen|wissen], was passiert, und wisse es nun genau.
          / „Das Jüngste zog ihn heraus, um zu sehen, was passiert“, sagte er, „und es [passierte|geschah].“
          @feeling Er schämte sich, und zwar für alle elf Kinder [zugleich|der Reihe nach].
          / Er schämte sich, bis ihm [sogar|selbst] die Stiefel rot vorkamen.
          + Fortgetrieben sei er {spot.to}, in bester Laune, das müsse man ihm immerhin lassen.
          + Zehn seiner Kinder stellten nie eine Frage, was ihm, wie er einräumte, im Grunde mehr Sorgen mache.
          + In der Mitte erschien ein Löffel, den man seit Ostern vermisst und inzwischen der Ente zugeschrieben hatte.
        `,
        worry: `
          Die Goldfische standen vor einem Eimer an, und man ließ, wie es sich [gehört|schickt], dem Ältesten den Vortritt.
          / Von dem Teich war nur so viel übrig, dass man davon [eine Suppe|einen Brei] hätte machen können.
          + Ein Frosch saß im Schlamm und trug die Miene eines [Mieters|Gastes], der eine Beschwerde überlegt.
          / Die Seerosen lagen auf dem Boden wie Geschirr, das [niemand|keiner] abgeräumt hat.
          + Auf der Erde darunter holte man die Wäsche herein und redete von Landregen.
          + Ein Stern, der sich nur kurz hatte spiegeln wollen, zog mit der Bemerkung weiter, er komme ein andermal.
          + Mit den Pfoten trug das Jüngste Wasser zurück, wobei auf jeden Gang drei Tropfen entfielen.
        `,
        mend: `
          {Hero} drückte {thing.akk} hinein, und es antwortete ein [sattes|ernstes] Plopp.
          / Der Quellgärtner setzte {thing.akk} ein und stellte sich [kurz|sicherheitshalber] darauf.
          @mended Gluck um Gluck füllte sich der Teich wieder, bis die [Ente|Kante] zufrieden war.
          / Der Teich füllte sich wieder, so [leise|sanft], dass man es kaum merkte.
          + Der erste Stern fiel hinein und schwamm, ohne dass er Unterricht gehabt hätte, ganz passabel.
          + Die Seerosen erhoben sich vom Grund wie Damen, die auf einer Gesellschaft eingenickt sind.
          + Nach der Reihenfolge ihres Alters verließen die Goldfische den Eimer, wobei der Jüngste sich unterwegs vordrängte.
          + Ein alter Löffel versank aufs Neue, und man einigte sich darauf, dass er dort eigentlich recht gut lag.
        `,
        joy: `
          „Und jetzt wissen wir es“, sagte das Jüngste, worauf [niemand|keiner] ernst bleiben konnte.
          / Man lachte so sehr, dass der Teich noch einmal kleine [Wellen|Ringe] warf.
          + Zu Gurken mit Dill, gereicht auf Seerosenblättern, sang ein [Frosch|alter Frosch] zwei Töne tief.
          / {Hero} durfte im vollen Teich baden und wurde von den [Fischen|kleinsten Fischen] sehr bestaunt.
          + {Friend} sprang mit gewaltigem Anlauf hinein und verursachte eine Wasserfontäne, der sogar der Mond ausweichen musste.
          + Am Korken befestigte man vorsorglich eine ausführliche Gebrauchsanweisung mit Abbildungen.
        `,
      },
    },
    'mill-peg': {
      keeper: { gender: 'f', nom: 'Müllermaus', gen: 'Müllermaus' },
      thing: { gender: 'm', nom: 'Mühlenzapfen', gen: 'Mühlenzapfens' },
      spot: { at: 'im Nest auf dem Mühlendach', to: 'zum Mühlendach' },
      facts: {
        ask: 'Warum sank die Insel ein wenig?',
        cause: 'jemand band mit {thing.dat} einen Drachen fest',
        mended: 'die Mühle drehte sich und die Insel stieg',
      },
      beginner: {
        trouble: `
          @keeper Vor der Mühle saß die Müllermaus und [schob|drückte] am Flügel.
          / „Uff“, sagte die Müllermaus und [plumpste|setzte sich] auf einen Sack.
          @thing „Sie steht. {Thing} [fehlt|ist weg].“
          / „Mir fehlt {thing}. Nun steht die [Mühle|ganze Mühle].“
          @cause „Jemand hat damit“, seufzte sie, „einen Drachen [festgebunden|angebunden].“
          / „Der rote Drachen“, seufzte sie, „ist damit [festgebunden|festgemacht].“
          @feeling Sie war müde, vom Schwanz bis zum [Ohr|Bart].
          / Müde pustete sie noch einmal. Der [Flügel|große Flügel] rührte sich nicht.
          + „Er steckt {spot.at}“, sagte sie. „Ich bin zu klein dafür.“
          + Sie hatte zwei Stunden gepustet. Dann war keine Luft mehr da.
          + Am Himmel zog der Drachen und lachte rot.
          + „Ohne Mühle sinken wir“, sagte sie. „Ein Treppchen schon.“
          + Der Wind saß daneben und hatte nichts zu tun.
          + „Es war ein guter Knoten“, sagte sie. „Das muss man sagen.“
          + Eine Ähre stand im Trog und wartete.
        `,
        worry: `
          Die Insel sank, [nicht|gar nicht] viel. Ein Kirchturm pikste schon.
          / Langsam ging es [abwärts|hinunter]. Die Wolken stiegen.
          Unten hob ein Mann die [Hand|Mütze]. Er dachte an Regen.
          / Ein Storch klopfte an. Er [wollte|suchte] aufs Dach.
          + „Wir sind bald Erde“, flüsterte ein Kind.
          + Die Bäume zogen die Wurzeln ein, wie Füße aus kaltem Wasser.
          + Alle hoben die Füße, um leicht zu sein.
          + Sie warfen den Ofen hinaus. Nein, doch nicht.
          + Eine Kuh holte tief Luft. Es half ein bisschen.
          + Der Turm war jetzt so nah, man sah die Uhr.
        `,
        mend: `
          {Hero} gab der Müllerin {thing.akk}. Die [pustete|blies] ihn ab.
          / Die Müllerin drehte {thing.akk} in das [Loch|kleine Loch], rechts herum.
          @mended Wusch! Die Mühle [drehte|drehte, erst langsam,] sich und die Insel stieg.
          / Wusch, wusch: Die Mühle drehte sich und die Insel [stieg|stieg sanft].
          + Der Wind sprang auf und hatte wieder zu tun.
          + Ein Kirchturm blieb zurück und bimmelte.
          + Wolken huschten vorbei und grüßten.
          + Die Wurzeln streckten sich wieder aus, aaah.
          + Das Mehl stob, und die Müllerin nieste.
          + {Friend} wurde leicht im Bauch. Das ist so beim Steigen.
          + Der Storch flog ein Stück mit, um zu sehen, wohin.
          + Ein Mann da unten winkte mit der Mütze.
        `,
        joy: `
          Der rote Drachen stieg auch, an einer [echten|neuen] Schnur.
          / Es gab Pfannkuchen. Sie waren so [rund|groß] wie die Mühle.
          Die Müllerin tanzte auf dem [Sack|Mehlsack]. Es stäubte.
          / Alle ließen Papierdrachen steigen, bis der Himmel [voll|bunt] war.
          + {Hero} durfte einen Drachen halten. Der zog stark.
          + {Friend} schwebte fast mit. Man hielt sich an der Leine fest.
          + Der Zapfen hat jetzt einen Ring und eine Kette.
          + Wer den Knoten gemacht hat, das war der Wind. Er sagte es selbst.
          + Die Müllerin schlief auf dem Mehl ein und schnarchte weiß.
          + Es war so still, man hörte nur Wusch.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Vor der Mühle saß die Müllermaus und [schob mit der Schulter|stemmte sich gegen einen Flügel].
          / „Ich kann nicht mehr“, sagte die Müllermaus und [ließ sich ins Mehl fallen|lehnte am Mahlstein].
          @thing „Die Mühle steht, denn {thing} ist [weg|fort]“, sagte sie.
          / „Mir fehlt {thing}, und ohne den hält die [Mühle|Nabe] nicht.“
          @cause „Jemand hat damit einen Drachen [festgebunden|angebunden]“, seufzte sie, „so ein rotes Ding.“
          / „Da oben fliegt ein Drachen“, seufzte sie, „und jemand hat ihn damit [festgebunden|festgezurrt].“
          @feeling Sie war müde, denn sie hatte [zwei Stunden gepustet|den ganzen Tag am Flügel geschoben].
          / Müde zählte sie, wie oft sie schon gepustet hatte, und [vergaß die Zahl|gähnte dazwischen].
          + „Er steckt {spot.at}“, sagte sie, „und daneben wohnen Störche.“
          + Der Abendwind lehnte arbeitslos am Gartenzaun und wartete höflich.
          + „Ein wunderschöner Seemannsknoten“, sagte sie, „das muss man anerkennen.“
          + Oben segelte der Papierdrachen ahnungslos im Kreis.
          + Im Mahltrog warteten die Weizenkörner und wirkten ein wenig beleidigt.
        `,
        worry: `
          Die Insel sank, nicht viel, aber ein Kirchturm [pikste|klopfte] schon von unten an.
          / Man merkte es erst an den Vögeln, denn die [flogen nun oben|mussten auf einmal bergauf].
          Alle zogen die Füße ein, [um leichter zu sein|das hilft ein bisschen].
          / Die Bäume zogen die Wurzeln hoch wie [nackte Füße|alte Damen die Röcke].
          + Eine Kuh holte tief Luft und sollte sie sicherheitshalber anhalten.
          + Man überlegte, den Küchenofen hinauszuwerfen, aber darin backte gerade ein Apfelkuchen.
          + Unten spannten die Leute ihre Regenschirme auf.
          + „Werden wir ein gewöhnlicher Hügel?“, fragte ein Kind besorgt.
        `,
        mend: `
          Die Müllerin drehte {thing.akk} in die Nabe, [dreimal rechts herum|bis nichts mehr wackelte].
          / {Hero} hob {thing.akk} vor das Loch, und die Müllerin [schlug ihn fest|hängte sich daran].
          @mended Wusch machten die Flügel, die Mühle drehte sich und die Insel [stieg|stieg sanft].
          / Erst ging ein Ruck durch das Holz, dann drehte sich die Mühle und die Insel [stieg|stieg wieder].
          + Der Abendwind sprang über den Gartenzaun und arbeitete wieder leidenschaftlich.
          + Unten bimmelte ein Kirchturm und wurde allmählich kleiner.
          + Genüsslich streckten sich die Wurzeln wie morgendliche Zehen.
          + Schäfchenwolken sanken vorüber, was man selten beobachten kann.
          + {Friend} spürte ein Kribbeln wie auf einer Riesenschaukel.
          + Weizenmehl rieselte herunter, und die Müllerin nieste überglücklich.
        `,
        joy: `
          Der rote Drachen bekam eine richtige Schnur und [stieg gleich mit|fand die gleich viel bequemer].
          / Pfannkuchen gab es, [groß wie Mühlräder|von beiden Seiten Mehl], für jeden und für den Wind.
          Die Müllerin tanzte auf den Säcken, und [es schneite Mehl|man sah nur die Ohren].
          / {Hero} durfte den Drachen halten, [und der zog wie ein Hund|den ganzen Abend].
          + Der Knoten stammte übrigens vom Abendwind. Eigentlich hatte er helfen wollen.
          + {Friend} wäre mit einem eigenen Papierdrachen beinahe davongeflogen.
          + Der Mühlenzapfen liegt nun nachts unter einem Mäusekopfkissen.
          + Gleichmäßig rauschten die Mühlenflügel durch die Dunkelheit.
        `,
      },
      advanced: {
        trouble: `
          @keeper Vor der Mühle saß, [den Rücken gegen|die Schulter an] den großen Flügel gestemmt, die Müllermaus.
          / „Ich schiebe“, keuchte die Müllermaus, „seit heute Mittag und [fühle|bemerke] keine Wirkung.“
          @thing Die Mühle stehe, erklärte sie, weil {thing} fehle, der [ganz vorn|in der Nabe] alles zusammenhalte.
          / „{Thing} ist fort“, sagte sie, „und [nun|seitdem] steht die Mühle wie ein Möbel.“
          @cause Jemand habe damit einen Drachen festgebunden, [mit einem schönen Knoten|und zwar gut], wie sie zugab.
          / „Jemand hat damit einen Drachen festgebunden“, sagte sie, „den [roten|dicken roten].“
          @feeling Müde war sie bis in die Schwanzspitze, da sie zwei Stunden [gepustet|hindurch gepustet] hatte.
          / Sie war so müde, dass sie, [mitten im Reden|beim Wort Mühle], im Mehl versank.
          + Er stecke jetzt {spot.at}, und dort wohne der Storch, der es mit dem Zurückgeben nicht eilig habe.
          + Der Wind lehnte am Zaun und sah so arbeitslos aus, wie ein Wind nur aussehen kann.
          + Am Himmel zog der Drachen seine Kreise, ahnungslos und rot, und gefiel ihr, so ungern sie es sagte, recht gut.
        `,
        worry: `
          Man sank, nicht schnell, doch [spürbar|merklich], und von unten pikste bereits ein Kirchturm.
          / Zuerst fiel es an den Vögeln auf, die nun [bergauf|aufwärts] mussten, um zu Hause zu sein.
          + Um leichter zu sein, zogen alle die Füße ein, und einige hörten auf zu [frühstücken|denken].
          / Die Bäume rafften ihre Wurzeln wie ältere Damen den Saum, wenn [es|der Boden] nass ist.
          + Man überlegte, den Ofen über Bord zu werfen, entdeckte aber noch rechtzeitig den Kuchen darin.
          + Unten zog ein Herr den Hut, im Glauben, es sei der Abend, der ihm da entgegenkam.
          + „Werden wir jetzt ein Hügel?“, fragte ein Kind, und diese Frage blieb, weil sie unbequem war, ohne Antwort.
        `,
        mend: `
          {Hero} hielt {thing.akk} vor die Nabe, und die Müllerin schlug ihn [fest|mit dem Hammer fest].
          / Die Müllerin schob {thing.akk} ins Loch und drehte so lange, bis nichts mehr [wackelte|klapperte].
          @mended Mit einem langen Wusch drehte sich die Mühle und die Insel [stieg|hob an und stieg].
          / Mit einem Ruck drehte sich die Mühle und die Insel [stieg|stieg sanft], als hole sie Atem.
          + Der Abendwind sprang über den Gartenzaun und war vor lauter Tatendrang nicht mehr ansprechbar.
          + Ein Kirchturm blieb zurück und bimmelte mit unüberhörbarem Vorwurf hinter ihnen her.
          + Schäfchenwolken sanken gemächlich an ihnen vorüber, ein Anblick, den nur Inselbewohner kennen.
          + Weizenmehl rieselte hernieder, und die Müllermaus nieste so überglücklich, dass sämtliche Säcke mitstaubten.
        `,
        joy: `
          Der rote Drachen bekam eine ordentliche Schnur und [stieg|flog] damit, wie er fand, bedeutend schöner.
          / Pfannkuchen gab es in der Größe von Mühlrädern, und der Wind [probierte|kostete] jeden an.
          + Wie sich [herausstellte|beim Essen ergab], stammte der Knoten vom Wind selbst, der nur hatte helfen wollen.
          / Die Müllerin tanzte auf den Säcken, bis man in der weißen Wolke nur noch [Ohren|zwei Ohren] erkannte.
          + {Hero} durfte den Drachen halten, und der zog wie ein Hund, der ein anderes Ziel hat.
          + {Friend} wollte ebenfalls einen steigen lassen und wäre um ein Haar, mitsamt Leine, mitgestiegen.
        `,
      },
    },
  },
}
