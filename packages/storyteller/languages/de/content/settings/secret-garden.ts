import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const secretGarden: SettingContent<Noun, 'Secret Garden'> = {
  place: { name: 'der Geheime Garten', in: 'im Geheimen Garten', to: 'in den Geheimen Garten', from: 'aus dem Geheimen Garten' },
  beginner: {
    arrival: `
      @place Hinter einer Mauer mit Efeu lag er. Nun waren sie {place.in}.
      / Ein [Tor|kleines Tor] knarrte. So kamen sie {place.to}.
      Die Beete flüsterten [leise|miteinander]. Es roch nach Minze.
      / Es roch nach [Rosen|nassem Gras], und die Beete tuschelten.
      + Eine Sonnenuhr schlief. Sie arbeitet nur am Tag.
      + „Wer ist das?“, fragte ein Kohl. „Besuch“, sagte die Bohne.
      + Der Efeu zupfte {friend.akk} am Ohr und ließ wieder los.
      + Auf jedem Blatt saß ein Tropfen und sah sich um.
      + Der Weg war aus Kies. Er sagte bei jedem Schritt: „Kusch.“
      + Ein Maulwurf grüßte in die falsche Richtung.
      + Die Rosen hielten ihre Dornen weg. Das war höflich.
    `,
    life: `
      Am Abend wird hier jede Blume [zugedeckt|einzeln zugedeckt].
      / Hier wird am Abend erzählt, von [Beet|Topf] zu Beet.
      Die Grillen üben, und die [Schnecken|alten Schnecken] hören zu.
      / Die Schnecken machen ihre Runde. Sie dauert bis [morgen|Freitag].
      + Die Radieschen müssen zuerst ins Bett. Sie sind immer rot vom Spielen.
      + Der Brunnen erzählt Witze. Sie sind sehr tief.
      + Zwei Gießkannen gehen spazieren, Arm in Arm.
      + Die Erbsen schlafen zu siebt in einem Bett.
      + Eine Hummel legt den Pelz ab.
      + Die Kürbisse brummen. Sie wachsen nämlich.
      + Der Wind darf erst rein, wenn alle liegen.
      + Eine Raupe liest im Bett, von Blatt zu Blatt.
    `,
    way: `
      Der Weg {spot.to} ging unter [Bohnen|Rosen] hindurch.
      / Zwischen [Salat|hohem Kohl] und Lauch gingen sie {spot.to}.
      Es raschelte links. Es raschelte [rechts|auch rechts].
      / Ein Igel schob eine [Birne|Karre] vorbei und sagte nichts.
      + Die Tomaten sahen ihnen nach und wurden röter.
      + Ein Zweig hielt ihnen eine Kirsche hin. Die war sauer und gut.
      + Der Lavendel roch nach Schrank. Nach einem guten Schrank.
      + Am Teich quakte es einmal. Dann war es dem Frosch peinlich.
      + Unter der Erde klopfte wer. Es war der Maulwurf, er baute an.
      + Im Gras lag ein Ball von letztem Sommer.
      + Die Motten tanzten um eine weiße Blüte.
    `,
    thanks: `
      Alle Blumen nickten [im Schlaf|ein wenig]. Das war der Abschied.
      / Die Beete flüsterten: „[Kommt wieder|Lebt wohl].“ Man hörte es kaum.
      {Keeper} gab {hero.dat} ein [Säckchen|Tütchen] mit Samen.
      / {Hero} bekam eine [Bohne|Nuss], die im Dunkeln glüht.
      + „Steck ihn in die Erde“, hieß es, „und frag nicht jeden Tag.“
      + Für {friend.akk} gab es eine Karotte mit Schleife.
      + Der Efeu hielt ihnen das Tor auf.
      + Der Kohl sagte: „Und ich habe noch gar nichts erzählt.“
      + Der Maulwurf winkte, diesmal fast richtig.
    `,
  },
  intermediate: {
    arrival: `
      @place Hinter [einer Mauer voller Efeu|Brennnesseln und einer Pforte] lag er, und nun standen sie {place.in}, [ganz still|mitten im Duft].
      / Das Tor [quietschte leise|gab nach mit einem Seufzer], dann waren sie {place.in}, und [alles|jedes Blatt] drehte sich um.
      Es roch nach Minze, und die Beete [flüsterten|tuschelten] von einem zum anderen.
      / „Besuch“, flüsterte [ein Kohlkopf|das Salatbeet], und [die Bohnen gaben es weiter|der Dill wusste es schon].
      + Die Sonnenuhr schlief schon, denn [sie arbeitet nur am Tag|nachts fragt sie ja doch keiner].
      + Der Efeu zupfte {friend.akk} am Ohr und [tat dann, als wäre er es nicht gewesen|sah weg].
      + Höflich zogen die Rosen ihre Dornen ein, [wenigstens die meisten|nur eine war kurzsichtig].
      + Unter ihren Füßen knirschte der Kies und sagte immer „kusch“.
      + Auf jedem Blatt saß ein Tropfen, und [in jedem Tropfen stand der Mond|alle zitterten].
      + Ein Maulwurf verbeugte sich, [nur leider vor einer Gießkanne|und weg war er].
    `,
    life: `
      Abends wird hier jede Blume [einzeln zugedeckt|mit Namen gerufen], und das dauert.
      / Die Beete erzählen sich [abends|beim Zubettgehen] Geschichten, meist vom Regen.
      Der Brunnen macht Witze, [sehr tiefe|die keiner gleich versteht], und lacht als Einziger.
      / Unter dem Rhabarber [üben die Grillen|wird musiziert], und die Schnecken hören zu.
      + Die Radieschen müssen zuerst ins Bett, [weil sie vom Toben so rot sind|und schimpfen dort noch lange unter der Erde].
      + Sieben Erbsen teilen sich eine Schote, und [immer liegt die mittlere am besten|keine darf sich nachts umdrehen].
      + Zwei Gießkannen machen Arm in Arm ihren Abendgang.
      + Die Kürbisse brummen im Schlaf, denn Wachsen ist anstrengend.
      + Eine Hummel hängt ihren Pelz an einen Dorn und [ist darunter ganz schmal|summt ohne ihn eine Terz höher].
      + Der Abendwind klopft, bevor er kommt. So ist er erzogen.
    `,
    way: `
      {Spot.to} ging es zwischen Lauch und Kohl hindurch, [immer im Gänsemarsch|auf einem schmalen Brett].
      / Der Weg {spot.to} führte unter einem Bogen aus [Bohnen|Rosen] hindurch.
      Links raschelte es, rechts [raschelte es|auch], und in der Mitte gingen sie.
      / Ein Igel karrte [Birnen|Laub] vorbei und murmelte Zahlen.
      + Die Tomaten sahen ihnen nach und [wurden noch ein wenig röter|stießen einander mit den Stielen an].
      + Es duftete nach Lavendel, also [wie ein sehr guter Schrank|nach Großmutter am Sonntag].
      + Vom Teich kam ein einzelnes Quak. Danach war es dem Frosch wohl peinlich.
      + Ein Ast bot ihnen eine Kirsche an, und [sie war sauer und herrlich|der Kern flog bis hinter den Zaun].
      + Unter der Erde klopfte jemand, [als würde er Bilder aufhängen|es war wohl wieder der Maulwurf mit seinen Regalen].
      + Im hohen Gras lag ein Ball und [wartete auf den nächsten Sommer|dachte an ein Tor von früher].
    `,
    thanks: `
      Zum Abschied nickten alle Blumen [im Schlaf|mit geschlossenen Augen].
      / „Bis zum nächsten Mal“, raschelten die Beete, [eins nach dem anderen|so leise sie konnten].
      {Keeper} gab {hero.dat} ein Tütchen [Samen|mit drei Samen], ohne zu verraten, wovon.
      / {Hero} bekam eine Bohne, die [im Dunkeln glimmt|leise schnarcht].
      + „In die Erde damit“, hieß es, „und dann nicht jeden Tag nachsehen.“
      + {Friend} erhielt eine Karotte mit Schleife und aß zuerst die Schleife.
      + Der Efeu hielt das Tor auf und zupfte noch einmal zum Gruß.
      + „Ich hätte noch so viel zu erzählen“, rief der Kohl ihnen nach.
    `,
  },
  advanced: {
    arrival: `
      @place Hinter einer Mauer, die der Efeu fast [verschluckt hatte|ganz besaß], standen sie {place.in}.
      / Es quietschte, es duftete, und schon waren sie {place.in}, [bestaunt|beäugt] von jedem Blatt.
      / Ein Türchen gab nach, [das seit Jahren nur so tat|als hätte es darauf gewartet], und sie waren {place.in}.
      Die Beete flüsterten, wie es [Beete|gute Nachbarn] tun, einander alles zu.
      / „Besuch“, ging es [raunend|blattweise] von Beet zu Beet.
      + Die Sonnenuhr schlief bereits, da [sie nach Einbruch der Dämmerung keine Auskünfte erteilt|man ihr den Mondschein nicht als Überstunden anrechnet].
      + Der Efeu zupfte {friend.akk} am Ohr und [blickte danach mit tausend unschuldigen Blättern in eine andere Richtung|wollte, zur Rede gestellt, nur die Länge gemessen haben].
      + Die Rosen zogen aus Höflichkeit die Dornen ein, [was man ihnen, wenn man genau hinsah, als Überwindung anmerkte|bis auf eine ältere, die es grundsätzlich mit dem Gegenteil hielt].
      + Auf jedem Blatt lag ein Tropfen, in jedem Tropfen ein Mond, und [keiner davon glich dem anderen|es war, als hätte der Himmel Kleingeld verloren].
      + Unter den Sohlen knirschte der Kies ein vornehmes „Kusch“, das [vermutlich niemandem persönlich galt|man auf sich beziehen durfte].
      + Ein Maulwurf verbeugte sich formvollendet, [leider vor einer Gießkanne|bedauerlicherweise in die falsche Himmelsrichtung].
    `,
    life: `
      Zur Abendzeit wird jede Blume einzeln zugedeckt, wobei die Nelken [zwei Decken|besondere Decken] verlangen.
      / Wenn es dämmert, erzählen die Beete einander [Geschichten|Romane], in denen es regnet.
      Der Brunnen reißt Witze von [beträchtlicher|großer] Tiefe.
      / Unter dem Rhabarber proben die Grillen, und [alles|jede Schnecke] lauscht.
      + Die Radieschen, [die vom Toben noch ganz rot sind|bei denen es immer am lautesten zugeht], werden als Erste zu Bett geschickt und beschweren sich [durch die Erde hindurch|unterirdisch].
      + In jeder Schote schlafen sieben Erbsen, und [um den Platz in der Mitte wird seit Generationen gelost|jede behauptet, sie liege am Rand].
      + Zwei Gießkannen machten Arm in Arm ihren Abendspaziergang und [benetzten, wen sie kannten|sprachen, wie stets, von Blattläusen].
      + Die Kürbisse brummen im Schlaf, denn [wer so viel wächst, der kommt nachts nicht zur Ruhe|im Traum sind sie bereits Kutschen und haben es eilig].
      + Eine Hummel hängt abends ihren Pelz an einen Dorn und ist darunter [überraschend schmal|nur noch ein Gedanke].
      + Der Abendwind klopft an, ehe er eintritt, denn er hat [eine sorgfältige Erziehung genossen|einmal einen Rittersporn geknickt].
    `,
    way: `
      {Spot.to} gelangte man, wenn man [dem Lauch|den Bohnen] glauben durfte, nur im Gänsemarsch.
      / Unter einem Bogen aus Rosen hindurch ging es {spot.to}, [dann|danach] immer dem Duft nach.
      Links raschelte es, rechts raschelte es, und [niemand|keiner] wollte es gewesen sein.
      / Ein Igel schob [wortlos|murmelnd] eine Karre voller Birnen vorüber.
      + Die Tomaten blickten ihnen nach und [erröteten, wie es junge Leute vom Lande tun, bis in den Stiel|taten, als hätten sie ohnehin gerade reif werden wollen].
      + Der Lavendel verbreitete einen Geruch nach Wäscheschrank, und [man hätte sich hineinlegen mögen|mehrere Bienen waren mitten darin eingenickt].
      + Ein einzelnes Quak stieg vom Teich auf, gefolgt von [jener Stille, in der ein Frosch bereut|einem leisen Platsch, mit dem die Sache erledigt war].
      + Im Gras lag ein vergessener Ball, der [mit der Geduld eines runden Dings auf den nächsten Sommer wartete|sich längst als Planet fühlte und eine Schnecke zum Mond hatte].
      + Ein Kirschzweig bot ihnen eine Frucht an, die [zugleich sauer und herrlich schmeckte|man aus Höflichkeit teilte].
      + Unter der Erde klopfte es, als [hänge dort jemand Familienbilder auf|tapeziere der Maulwurf sein Gästezimmer].
    `,
    thanks: `
      Die Blumen nickten zum Abschied, [die meisten|fast alle] schon mit geschlossenen Augen.
      / So leise wurden sie verabschiedet, dass man es für [Wind|Blätter] hätte halten können.
      {Keeper} steckte {hero.dat} ein Tütchen Samen zu, [unbeschriftet|ohne Namen].
      / {Hero} bekam eine Bohne, die, [ans Ohr gehalten|im Dunkeln], leise schnarchte.
      + Man möge sie der Erde anvertrauen, hieß es, und dann die größte aller Künste üben, nämlich nicht nachzusehen.
      + {Friend} nahm eine Karotte mit Schleife entgegen und verspeiste, um in Form zu bleiben, zuerst die Schleife.
    `,
  },
  troubles: {
    'evening-seed': {
      keeper: { gender: 'm', nom: 'Gartenwichtel', gen: 'Gartenwichtels' },
      thing: { gender: 'm', nom: 'Abendsamen', gen: 'Abendsamens' },
      spot: { at: 'hinter dem alten Gewächshaus', to: 'zum alten Gewächshaus' },
      facts: {
        ask: 'Warum gingen die Blumen nicht zu?',
        cause: 'die Gießkanne kippte um und spülte {thing.akk} fort',
        mended: 'die Blumen schlossen sich eine nach der anderen',
      },
      beginner: {
        trouble: `
          @keeper Auf einem Blumentopf saß der Gartenwichtel und gähnte [sehr|mit Bart].
          / Der Gartenwichtel stand bei den Rosen. „Zu“, sagte er. „[Bitte|Los], zu!“
          @thing „{Thing} ist weg. Nun geht keine [Blume|Blüte] mehr zu.“
          / „Mir fehlt {thing}“, sagte er, „und die Blumen bleiben [offen|alle wach].“
          @cause „Die Gießkanne fiel um. Das Wasser spülte ihn [fort|weg].“
          / „Die Kanne kippte. Schwapp, spülte es ihn fort, {spot.to}.“
          @feeling Er war so müde, dass sein Bart im [Tee|Beet] hing.
          / Müde lehnte er an einer [Tulpe|Harke]. Beide kippten fast.
          + Man legt ihn abends in die Erde. Dann wissen alle: Nacht!
          + „Ich war bei jeder und habe gebeten“, sagte er. „Es sind neunhundert.“
          + Die Rosen standen da, mit großen runden Gesichtern.
          + „Jetzt liegt er {spot.at}“, sagte er mit nassen Füßen.
          + Das Wasser war noch da. Es stand in seinen Schuhen.
          + „Schlaf, Tulpe, schlaf“, rief er. Sie sah ihn nur an.
        `,
        worry: `
          Die Blumen konnten nicht [schlafen|mehr stehen]. Sie blinzelten nur noch.
          / Die Tulpen [schwankten|wackelten]. Die Nelken hatten rote Augen.
          Die Bienen kamen immer wieder, denn es war ja noch [auf|offen].
          / „Feierabend“, rief eine [Biene|müde Biene]. Aber es war keiner.
          + Ein Gänseblümchen weinte. Es wollte nicht weinen, es war nur so spät.
          + Die Sonnenblume suchte die Sonne. Sie drehte sich und drehte sich.
          + „Erzähl noch was“, bat der Mohn. Keiner wusste mehr was.
          + Die Lilie sprach schon mit der Harke.
          + Wer wach bleibt, der welkt. Das weiß jedes Kraut.
        `,
        mend: `
          {Hero} drückte {thing.akk} in die [Erde|weiche Erde]. Ein Tropfen drauf, fertig.
          / Der Wichtel machte ein Loch. {Hero} legte {thing.akk} [hinein|tief hinein].
          @mended Da wurde es still. Die Blumen schlossen sich, eine nach der [anderen|anderen, ganz sacht].
          / Eine nach der anderen schlossen sich die Blumen, [erst die kleinen|Blatt für Blatt].
          + Die Tulpe machte plopp. Die Rose machte hff.
          + Das Gänseblümchen war als Erstes weg. Es nahm die Träne mit.
          + Die Bienen flogen heim und zogen die Streifen aus.
          + Der Mohn wollte noch was sagen. Er kam bis „Und“.
          + Ein Duft ging herum und deckte alle zu.
          + „Gute Nacht, neunhundert“, sagte der Wichtel.
          + Die Sonnenblume ließ den Kopf sinken. Morgen ist sie wieder dran.
          + Nur eine ging erst jetzt auf. Das war die Nachtkerze, die darf das.
        `,
        joy: `
          Sie flüsterten ein Fest. Es gab [Tau|Tee] aus Blüten.
          / Auf Zehen wurde gefeiert, mit [Kuchen|Honig] und ohne Teller.
          Der Wichtel tanzte mit der [Harke|Schaufel]. Sie führte.
          / {Hero} bekam einen Kranz aus [Klee|Gras], weil der noch wach war.
          + {Friend} zog die Schuhe aus, um leise zu sein. Es waren gar keine da.
          + Die Gießkanne bat um Verzeihung. Sie tropfte dabei.
          + Die Nachtkerze gab Licht für alle.
          + „Hoch die Erde“, sagte der Wichtel und schlief im Topf ein.
          + Man deckte ihn mit einem Blatt zu.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Zwischen den Rosen stand der Gartenwichtel und [hielt sich an der Harke fest|gähnte in den Bart].
          / Auf einem umgedrehten Topf saß der Gartenwichtel, die Füße [im Wasser|in einer Pfütze].
          @thing „{Thing} ist weg“, sagte er, „und nun geht [keine einzige Blume|hier nichts] mehr zu.“
          / „Mir fehlt {thing}“, sagte er. „Ohne den wissen die Blumen nicht, [dass Nacht ist|wann Nacht ist].“
          @cause „Die Gießkanne kippte um, und das Wasser spülte ihn fort, {spot.to}.“
          / „Es war die Gießkanne. Sie fiel um und [spülte|schwemmte] ihn fort, {spot.to}.“
          @feeling Er war so müde, dass er mitten im Satz [vergaß, worum es ging|einschlief und weitersprach].
          / So müde war er, dass ihm der Bart [in den Tee|bis auf die Schuhe] hing.
          + Jeden Abend kommt er in die Erde und jeden Morgen wieder heraus.
          + „Ich habe jede einzeln gebeten“, sagte er, „und es sind neunhundert.“
          + Die Blüten sahen ihn an, groß und rund und sehr wach.
          + Die Kanne lag noch da und schämte sich durch alle Löcher.
          + Seine Schuhe machten bei jedem Schritt quatsch.
        `,
        worry: `
          Die Tulpen schwankten, die Nelken blinzelten, und [keine konnte schlafen|alle waren überreizt].
          / Eine offene Blüte kann nicht schlafen, [das ist wie mit Augen|auch wenn sie will].
          Die Bienen machten Überstunden und [summten schon heiser|kamen nicht zum Essen].
          / „Ist jetzt Feierabend?“, fragten die Bienen [immer wieder|zum elften Mal].
          + Die Sonnenblume suchte die Sonne und drehte sich davon einen Knoten in den Hals.
          + Ein Gänseblümchen weinte, aber nur, weil es so spät war.
          + Die Lilie führte ein langes Gespräch mit der Harke.
          + Vom Mohn wollte man noch eine Geschichte. Er kannte keine mehr.
          + Wenn Blumen nicht schlafen, riecht der nächste Morgen nach gar nichts.
        `,
        mend: `
          {Hero} drückte {thing.akk} in die Erde, [mit drei Tropfen Wasser|wie der Wichtel es zeigte].
          / Der Wichtel bohrte ein Loch, und {hero} legte {thing.akk} [behutsam|ganz sacht] hinein.
          @mended Es wurde still, und die Blumen schlossen sich eine nach der anderen, [Beet um Beet|ganz sacht].
          / Eine nach der anderen schlossen sich die Blumen, [so leise wie Augen|mit einem winzigen Hauch].
          + Das Gänseblümchen war als Erstes fort und nahm die Träne mit hinein.
          + Die Bienen hängten ihre Streifen an den Haken und flogen heim.
          + Ein Duft ging durch die Reihen wie jemand, der noch einmal nach allen sieht.
          + Der Mohn begann eine Geschichte und kam bis „Es war“.
          + Nur eine ging gerade erst auf, die Nachtkerze, die hat Spätdienst.
          + „Gute Nacht“, sagte der Wichtel, neunhundertmal, aber in einem Zug.
        `,
        joy: `
          Gefeiert wurde auf Zehenspitzen, mit Blütentee und [Honig vom Löffel|Kuchen ohne Krümel].
          / Das Fest fand im Flüstern statt, [wegen der Schlafenden|unter der Nachtkerze].
          Der Wichtel tanzte mit der Harke, und [sie führte|beide gähnten dabei].
          / {Hero} bekam einen Kranz aus Klee, [dem einzigen, der noch wach war|frisch geflochten].
          + {Friend} zog die Schuhe aus, um leise zu sein, und dann fiel {friend.dat} ein, dass keine da waren.
          + Die Gießkanne entschuldigte sich, es klang ein wenig nass.
          + Zum Schluss schlief der Wichtel im Blumentopf ein und sah aus wie gepflanzt.
          + Ein Blatt deckte ihn zu. Es passte genau.
        `,
      },
      advanced: {
        trouble: `
          @keeper Zwischen hellwachen Rosen stand, [auf die Harke gestützt|kaum noch aufrecht], der Gartenwichtel.
          / Auf einem umgestülpten Topf saß der Gartenwichtel, den Bart [im Tee|im Gießwasser].
          @thing Abhandengekommen sei {thing}, sagte er, ohne den [keine|nicht eine] Blume sich schließe.
          / „{Thing} ist fort“, sagte er, „und die Blumen [bleiben|sind alle noch] offen.“
          @cause Die Gießkanne war umgekippt und hatte ihn [fortgespült|mit einem Schwall fortgespült], {spot.to}.
          / „Die Gießkanne kippte um, und er wurde [einfach|glatt] fortgespült, {spot.to}.“
          @feeling Er war so müde, dass er [zwischen zwei Wörtern|beim Sprechen] kleine Nickerchen hielt.
          / Müde war er, wie nur jemand ist, der neunhundert Blumen [einzeln|vergeblich] gute Nacht gesagt hat.
          + Des Abends komme er in die Erde, des Morgens wieder heraus, und dazwischen, so einfach sei das, werde es Nacht.
          + Die Kanne lag noch am Tatort und machte den Eindruck, als schäme sie sich aus sämtlichen Löchern.
          + Von ihren Stängeln herab sahen die Blüten ihn an, groß, rund und mit jener Munterkeit, die bald in Tränen umschlägt.
        `,
        worry: `
          Da eine offene Blüte ebenso wenig schläft wie ein offenes Auge, [schwankten|wankten] die Tulpen bereits.
          / Man war in sämtlichen Beeten [überwacht|über die Müdigkeit hinaus] und kicherte über nichts.
          + Die Bienen, denen niemand Feierabend gab, flogen ihre elfte Schicht und [summten heiser|verwechselten die Farben].
          / Die Sonnenblume hatte auf der Suche nach der Sonne einen Knoten in den [Hals|Stängel] gedreht.
          + Ein Gänseblümchen brach in Tränen aus, weil ein anderes es angesehen hatte, und das andere weinte mit.
          + Die Lilie unterhielt sich seit einer Stunde angeregt mit der Harke, die sie für eine Dame aus der Stadt hielt.
          + Morgen, das wusste jedes Kraut, würde der ganze Garten nach nichts riechen, und das wäre erst der Anfang.
        `,
        mend: `
          Einen Finger tief drückte {hero} {thing.akk} in die Erde und [strich sie glatt|klopfte sie fest].
          / Der Wichtel bohrte mit dem Daumen ein Loch, und {hero} [ließ|legte] {thing.akk} hinein.
          @mended Es wurde still, und die Blumen schlossen sich eine nach der anderen, [seufzend|Beet für Beet].
          / Eine nach der anderen schlossen sich die Blumen, wie Türen, [leise|ganz leise].
          + Als Erstes verschwand das Gänseblümchen und nahm die letzte Träne mit, um morgen etwas Tau zu haben.
          + Die Bienen hängten ihre Streifen an den Haken und flogen, nur im Unterhemd, nach Hause.
          + Ein Duft ging durch die Reihen, wie jemand, der noch einmal nachsieht, ob auch alle zugedeckt sind.
          + Einzig die Nachtkerze tat sich eben erst auf, rieb sich den Blütenstaub aus den Augen und trat ihren Dienst an.
        `,
        joy: `
          Das Fest musste, der Schlafenden wegen, [auf Zehenspitzen|ohne Stimme] abgehalten werden.
          / Bei Blütentee und [geräuschlosem|sehr weichem] Kuchen saß man unter der Nachtkerze beisammen.
          + Der Wichtel bat die Harke zum Tanz, und sie führte, wie sie [es gewohnt|es ja gewohnt] war, mit langen Strichen.
          / Aus Klee, der als Einziger noch wach war, flocht man {hero.dat} [einen Kranz|eine Krone].
          + {Friend} wollte rücksichtsvoll die Schuhe ausziehen und stellte erst danach fest, dass keine vorhanden waren.
          + Die Gießkanne hielt eine Ansprache, in der viel vom Gleichgewicht die Rede war.
          + Am Ende schlief der Wichtel in einem leeren Topf und hätte im Frühjahr durchaus Wurzeln schlagen können.
        `,
      },
    },
    'tuning-fork': {
      keeper: { gender: 'f', nom: 'Grillendirigentin', gen: 'Grillendirigentin' },
      thing: { gender: 'f', nom: 'Stimmgabel', gen: 'Stimmgabel' },
      spot: { at: 'unter den Rhabarberblättern', to: 'zu den Rhabarberblättern' },
      facts: {
        ask: 'Warum sang jede Grille etwas anderes?',
        cause: 'der Maulwurf baute {thing.akk} aus Versehen in eine Wand',
        mended: 'alle Grillen sangen dasselbe Lied',
      },
      beginner: {
        trouble: `
          @keeper Auf einem Stein stand die Grillendirigentin und [fuchtelte|winkte] wild.
          / „Halt, halt“, rief die Grillendirigentin. „[Noch mal|Stopp]! Ach.“
          @thing „{Thing} ist weg. Nun singt jede Grille etwas [anderes|ganz anderes].“
          / „Mir fehlt {thing}“, sagte sie. „Ohne den Ton singt jede, was sie [will|mag].“
          @cause „Der Maulwurf hat sie in eine Wand gebaut, aus [Versehen|reinem Versehen].“
          / „Der Maulwurf baute sie in die [Wand|neue Wand]. Er dachte, sie ist ein Nagel.“
          @feeling Sie war ganz verwirrt und dirigierte {friend.akk} [mit|auch].
          / So verwirrt war sie, dass sie sich [vor sich selbst|rückwärts] verbeugte.
          + „Es war {spot.at}“, sagte sie, „da baut er gern.“
          + Schlägt man sie an, dann summt sie ein A. Ein A reicht.
          + Links sang einer „Alle Vögel“. Rechts sang einer von Speck.
          + „Zirp“, rief sie. „Zarp“, rief der Chor. „Zurp“, rief einer.
          + Der Maulwurf saß daneben und machte sich noch kleiner.
          + Ihr Stock war krumm vom vielen Winken.
        `,
        worry: `
          Keiner konnte schlafen bei dem [Krach|Lärm]. Es war wie zwölf Wecker.
          / Die [Bohnen|Erbsen] hielten sich die Ohren zu. Das sind viele Ohren.
          Eine Grille sang drei Lieder auf [einmal|einen Schlag].
          / Der Frosch sang [mit|auch mit]. Das half nicht.
          + Die Schnecken zogen ihre Häuser zu.
          + „Lauter“, rief der Kohl. Er ist ein bisschen taub.
          + Ein Baby lernte so sein erstes Wort. Es hieß „Ruhe“.
          + Zwei Geigen stritten, wer falsch war. Beide waren es.
          + Und leise singen konnten sie auch nicht mehr.
          + Der Brunnen sang auch.
        `,
        mend: `
          {Hero} schlug {thing.akk} an einen [Stein|Topf]. Aaa, machte sie.
          / Die Dirigentin nahm {thing.akk} und [klopfte|schlug] sacht damit.
          @mended Da horchten sie. Und alle Grillen sangen [dasselbe|nun dasselbe] Lied.
          / Ein Ton hing in der Luft, [rein|hell]. Nun sangen alle Grillen dasselbe Lied.
          + Erst traf ihn eine. Dann traf ihn ihre Schwester.
          + Es war ein Lied vom Mond, mit drei Strophen.
          + Die Bohnen nahmen die Hände von den Ohren.
          + Sogar der Frosch fand einen Ton. Er behielt ihn.
          + „Piano“, sagte sie leise, „und noch mehr piano.“
          + Der Maulwurf weinte vor Glück. Nun sah er noch weniger.
          + Man hörte die Nacht durch das Lied hindurch.
          + Die Schnecken kamen heraus und wiegten die Fühler.
        `,
        joy: `
          Es gab ein [Konzert|Fest] mit Limonade aus Minze.
          / Alle saßen auf [Pilzen|Kieseln] und hörten zu, bis zum Schluss.
          {Hero} durfte den [Takt|Stock] halten. Die Grillen folgten aufs Wort.
          / Der Maulwurf bekam einen Platz [vorn|ganz vorn] und neue Nägel.
          + {Friend} sang auch vor. Man klatschte sehr freundlich.
          + „Zugabe“, rief der Kohl. Er hatte nichts gehört, es aber gemocht.
          + Sie sangen das Lied noch mal, im Liegen.
          + Das Baby sagte sein zweites Wort: „Mehr.“
          + Beim letzten Ton ging ein Stern an.
          + Dann war es still, und das war auch schön.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Auf einem Blumentopf stand die Grillendirigentin und [ruderte mit den Armen|brach ihren Stock entzwei].
          / „Aufhören“, rief die Grillendirigentin, „[von vorn|noch einmal], nein, aufhören!“
          @thing „{Thing} fehlt“, sagte sie, „und nun singt jede Grille [etwas anderes|was sie will].“
          / „Mir fehlt {thing}. Ohne ihr A [findet keiner|finden wir nicht] zum selben Lied.“
          @cause „Der Maulwurf hat sie aus Versehen in eine Wand gebaut, [als Haken|weil sie so gut passte].“
          / „Aus Versehen hat der Maulwurf sie [eingemauert|in eine Wand gebaut], {spot.at}.“
          @feeling Verwirrt gab sie [einer Gießkanne|{friend.dat}] den Einsatz und lobte das Ergebnis.
          / Sie war so verwirrt, dass sie in zwei Richtungen [gleichzeitig|zugleich] dirigierte.
          + Schlägt man sie an, so summt sie ein A, und ein A genügt für den ganzen Abend.
          + Links sang man vom Mai, rechts vom Speck, und hinten sang einer Zahlen.
          + Der Maulwurf stand dabei und drehte seine Mütze, bis sie ein Strick war.
          + „Gestern waren wir noch ein Chor“, sagte sie, „heute sind wir ein Unfall.“
        `,
        worry: `
          An Schlaf war nicht zu denken, es klang wie [ein Uhrenladen um zwölf|zwanzig Wecker].
          / Im ganzen Garten zog man sich [die Decken|Blätter] über die Ohren.
          Eine Grille brachte drei Lieder [auf einmal|gleichzeitig] unter und war noch stolz.
          / Die Erbsen hielten sich die Ohren zu, und zwar [gegenseitig|der Reihe nach].
          + Der Frosch sang mit, in der Meinung, es helfe.
          + „Etwas lauter bitte“, rief der Kohl, der ein wenig taub ist.
          + Zwei Geiger stritten, wer falsch spielte, und beide hatten recht.
          + Das Jüngste im Tulpenbeet lernte sein erstes Wort, und es hieß „Ruhe“.
          + Ein falsches Lied ist schlimm, aber elf richtige durcheinander sind schlimmer.
        `,
        mend: `
          {Hero} schlug {thing.akk} sacht an [einen Kiesel|die Sonnenuhr], und ein A erklang.
          / Die Dirigentin nahm {thing.akk}, wischte den Mörtel ab und [ließ sie klingen|schlug sie an].
          @mended Eine nach der anderen horchte, und dann sangen alle Grillen dasselbe Lied, [erst leise|von Anfang an].
          / Der Ton ging herum wie eine Schüssel, und [bald|schon] sangen alle Grillen dasselbe Lied.
          + Es war das vom Mond, mit den drei Strophen und dem langen Schluss.
          + Der Frosch fand einen passenden Ton und beschloss, dabei zu bleiben.
          + „Weicher“, sagte sie, „als würdet ihr jemanden zudecken.“
          + Die Schnecken kamen wieder heraus und wiegten die Fühler im Takt.
          + Der Maulwurf weinte vor Freude und sah nun noch weniger.
          + Zwischen den Tönen konnte man endlich die Nacht hören.
        `,
        joy: `
          Man gab ein richtiges Konzert, mit [Programm und Minzlimonade|Pause und Nüssen].
          / Alle Stühle, die es gab, waren [Kiesel|Pilze], und alle waren besetzt.
          {Hero} durfte eine Strophe lang dirigieren, [sehr schwungvoll|mit einem Grashalm].
          / Der Maulwurf saß in der ersten Reihe und bekam [eine Tüte echter Nägel|am Ende Blumen].
          + {Friend} sang ein Solo. Der Beifall war vor allem herzlich.
          + „Zugabe“, rief der Kohl, „egal, was es war!“
          + Beim letzten Ton ging über der Mauer ein Stern an, wie bestellt.
          + Die dritte Strophe sangen sie im Liegen, damit es hinterher schneller ging.
        `,
      },
      advanced: {
        trouble: `
          @keeper Auf einem Blumentopf, der ihr Pult war, stand [am Ende ihrer Kunst|verzweifelt] die Grillendirigentin.
          / „Meine Herrschaften“, flehte die Grillendirigentin, „[ich bitte Sie|so geht das nicht].“
          @thing Es fehle {thing}, sagte sie, und darum singe jede Grille [etwas anderes|was ihr einfalle].
          / „{Thing} ist fort, und ohne ihr A [singt jeder|singt hier jede], was er will.“
          @cause Der Maulwurf hatte sie aus Versehen in eine Wand [gebaut|eingebaut], {spot.at}.
          / „Der Maulwurf hielt sie für einen Haken“, sagte sie, „und baute sie in eine Wand.“
          @feeling Verwirrt erteilte sie einer Gießkanne den Einsatz und war mit dem Ergebnis [recht|beinahe] zufrieden.
          / Sie war so verwirrt, dass der linke Arm einen Walzer schlug und der rechte [einen Marsch|etwas Eigenes].
          + Links besang man den Mai, rechts den Speck, und ein Bass im Hintergrund trug ohne erkennbaren Grund Zahlen vor.
          + Der Schuldige drehte seine Mütze, bis sie einem Strick glich, und beteuerte, er sehe eben nicht sehr gut.
          + Noch gestern, sagte sie, sei man ein Chor gewesen, und heute sei man bestenfalls ein Vorkommnis.
        `,
        worry: `
          An Nachtruhe war nicht zu denken, denn es klang, als habe man [einen Uhrenladen|zwölf Wecker] die Treppe hinuntergeworfen.
          / Wer Ohren hatte, bedeckte sie, und die Erbsen [bedeckten sie einander|halfen sich gegenseitig].
          + Eine ehrgeizige Grille brachte drei Lieder zugleich unter und verbeugte sich auch noch [dafür|nach allen Seiten].
          / Der Frosch stimmte ein, in der aufrichtigen [Annahme|Überzeugung], dass ein Lied mehr die Sache kläre.
          + „Ein wenig lauter, wenn ich bitten darf“, rief der Kohl, der auf dem Ohr zur Mauer nichts hört.
          + Im Tulpenbeet sprach das Jüngste sein erstes Wort, und zur Rührung der Eltern lautete es „Ruhe“.
          + Die beiden Geiger beschuldigten einander des falschen Spiels, und es war der einzige Punkt, in dem beide recht hatten.
        `,
        mend: `
          {Hero} schlug {thing.akk} an die Gießkanne, und ein A [erhob sich|stand auf].
          / Vom Mörtel befreit, wurde {thing} [angeschlagen|sacht angeschlagen], und jemand sagte „Ah“.
          @mended Der Ton ging von Halm zu Halm, und alle Grillen sangen [dasselbe|endlich dasselbe] Lied.
          / Erst eine, dann ihre Nachbarin, und [bald|schließlich] sangen alle Grillen dasselbe Lied.
          + Es war jenes vom Mond, das drei Strophen hat und einen Schluss, in dem man baden könnte.
          + „Weicher“, bat die Dirigentin, „so, als deckten Sie jemanden zu, den Sie gernhaben.“
          + Der Frosch entdeckte nach langem Suchen einen Ton, der passte, und gab ihn den ganzen Abend nicht mehr her.
          + Zwischen den Klängen wurde, zum ersten Mal seit Stunden, die Nacht selber hörbar.
        `,
        joy: `
          Man veranstaltete ein Konzert mit allem, was [dazugehört|es braucht], also auch mit Husten zwischen den Sätzen.
          / Kein Kiesel blieb unbesetzt, und in der Pause reichte man [Minzlimonade|Limonade aus Minze].
          + Eine Strophe lang überließ man {hero.dat} das Pult, und nie zuvor war das Lied so [schwungvoll|munter] eingeschlafen.
          / Der Maulwurf saß in der ersten Reihe, sah nichts, hörte alles und [weinte gern|nickte im Takt].
          + Ein Solo von {friend.dat} erhielt jenen Beifall, den man für Mut bekommt.
          + „Zugabe“, rief der Kohl, ohne sich auf ein bestimmtes Stück festlegen zu wollen.
          + Beim Schlusston ging über der Mauer ein Stern an, so pünktlich, dass man ihn für bestellt hielt.
        `,
      },
    },
    'ivy-key': {
      keeper: { gender: 'f', nom: 'Türschnecke', gen: 'Türschnecke' },
      thing: { gender: 'm', nom: 'Efeuschlüssel', gen: 'Efeuschlüssels' },
      spot: { at: 'neben der Sonnenuhr', to: 'zur Sonnenuhr' },
      facts: {
        ask: 'Warum kam der Abendwind nicht in den Garten?',
        cause: 'der Efeu zog {thing.akk} beim Wachsen mit hinauf',
        mended: 'das Tor ging auf und der Abendwind kam herein',
      },
      beginner: {
        trouble: `
          @keeper Vor dem Gartentor saß die Türschnecke, halb [im Haus|versteckt].
          / Die Türschnecke klebte am [Tor|Schloss]. Sie zog einen Fühler ein.
          @thing „{Thing} ist weg. Nun kann der Abendwind nicht [herein|mehr herein].“
          / „Das Tor ist zu“, sagte sie. „Mir fehlt {thing}, [ach|leider].“
          @cause „Der Efeu wuchs, und da zog er ihn mit [hinauf|sich hinauf].“
          / „Ich hängte ihn an den Efeu. Der [wuchs|wuchs so schnell] und zog ihn mit.“
          @feeling Sie war beschämt und sprach nur noch mit der [Wand|Tür].
          / „Ich war zu langsam“, sagte sie und schämte sich [sehr|ganz klein].
          + „Nun ist er {spot.at}. Bis Juni schaffe ich es.“
          + Draußen klopfte der Abendwind. Er klopfte höflich, dreimal.
          + Ohne ihn steht die Luft im Garten wie Suppe.
          + „Ich passe seit hundert Jahren auf“, sagte sie, „und dann das.“
          + Sie hatte „Bin gleich da“ an die Tür geschrieben, mit Schleim.
          + Sie war ihm nachgekrochen, einen ganzen Finger weit.
        `,
        worry: `
          Es war heiß wie im [Ofen|Backofen]. Kein Blatt bewegte sich.
          / Die Rosen [schwitzten|fächelten]. Aber Rosen haben keine Arme.
          Der Salat lag da wie ein nasser [Waschlappen|Lappen].
          / „Luft“, sagte die [Gurke|alte Gurke]. Mehr sagte sie nicht.
          + Draußen saß der Wind und spielte mit einem Blatt.
          + Die Motten hingen an der Wäsche und taten nichts.
          + Eine Erbse blies die andere an. Dann tauschten sie.
          + Keiner wollte unter die Decke, keiner ohne.
          + Die Kürbisse platzten fast, vor Warten und vor Kürbis.
        `,
        mend: `
          {Hero} steckte {thing.akk} ins [Schloss|alte Schloss]. Es quietschte.
          / Die Türschnecke nahm {thing.akk}. Sie drehte ihn [langsam|sehr langsam] um.
          @mended Das Tor ging auf, und der Abendwind kam [herein|endlich herein].
          / Knarr! Das Tor ging auf. Der Abendwind [lief|kam] herein wie ein Kind.
          + Er fuhr allen durch das Haar, auch denen ohne.
          + „Ah“, machten die Rosen. Die Gurke setzte sich auf.
          + Der Salat stand wieder, und zwar in Wellen.
          + Er roch nach Heu und nach einem weiten Weg.
          + Einmal lief er um jede Bohne. Dann legte er sich hin.
          + Alle Blätter winkten ihm zu.
          + „Ich habe nur drei Stunden gewartet“, sagte er. „Macht nichts.“
          + Die Schnecke kam ganz aus dem Haus. Das war selten.
        `,
        joy: `
          Der Wind machte Musik auf [Flaschen|leeren Töpfen], huu und hoo.
          / Sie ließen Drachen aus [Blättern|Kohl] steigen, kleine und große.
          Es gab kaltes Kompott, und alle [seufzten|atmeten] tief.
          / {Hero} saß im Gras und bekam [Locken|Wind] ins Haar.
          + Die Schnecke fuhr auf einem Blatt. „Hui“, rief sie, „nicht so schnell!“
          + {Friend} breitete alles aus und ließ sich trocknen.
          + Der Efeu gab allen die Hand. Er hat genug davon.
          + Die Erbsen pusteten nun zum Spaß.
          + Nun hing der Schlüssel an einem Stein. Steine wachsen nicht.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Am Gartentor klebte die Türschnecke und war [nur noch halb zu sehen|schon fast im Haus verschwunden].
          / „Einen Moment noch“, murmelte die Türschnecke, „ich [schäme mich gerade|komme gleich heraus].“
          @thing „{Thing} ist weg“, sagte sie, „und das Tor bleibt zu, [leider|ganz und gar].“
          / „Mir fehlt {thing}. Darum [muss|sitzt] der Abendwind draußen bleiben.“
          @cause „Ich hängte ihn an den Efeu, und der zog ihn beim Wachsen [mit hinauf|einfach mit].“
          / „Der Efeu ist gewachsen und hat ihn mit hinaufgezogen, [Blatt um Blatt|ich sah zu].“
          @feeling Beschämt [zog sie|streckte sie nur] einen Fühler ein, dann den anderen.
          / Sie war so beschämt, dass sie sich an [der Wand|ihrem Haus] festhielt.
          + „Er hängt jetzt {spot.at}“, sagte sie, „ich wäre im Juni dort.“
          + Draußen klopfte jemand, dreimal und sehr höflich. Das war der Wind.
          + „Ich bin ihm nachgekrochen, so schnell ich konnte“, sagte sie. Es war eine Handbreit.
          + Ohne Abendwind steht die Luft hier wie kalte Suppe, nur warm.
        `,
        worry: `
          Im Garten war es so schwül, dass [die Rosen glänzten|kein Blatt sich rührte].
          / Die Abendluft bewegte sich nicht, und alles darin [klebte|schwitzte].
          Der Salat hing über den Beetrand wie ein [vergessener Waschlappen|nasses Handtuch].
          / Die Gurke hatte „Luft“ gesagt und [seitdem nichts mehr|danach geseufzt].
          + Niemand wollte unter die Decke, und niemand wollte ohne sein.
          + Je zwei Erbsen bliesen einander an und wechselten bei zwanzig.
          + Die Motten hingen wie Wäsche, und die Wäsche hing wie Motten.
          + Jenseits der Mauer spielte der Wind mit einem Blatt und langweilte sich.
          + Wer träumen wollte, dem schmolz der Traum gleich wieder weg.
        `,
        mend: `
          {Hero} schob {thing.akk} ins Schloss und drehte, [bis es quietschte|mit aller Kraft].
          / Langsam, sehr langsam, drehte die Schnecke {thing.akk} [herum|im Schloss].
          @mended Das Tor ging auf, und der Abendwind kam herein, [kühl und etwas zerzaust|auf Zehenspitzen].
          / Es knarrte, das Tor ging auf, und der Abendwind kam [herein|mit einem Satz herein].
          + Er fuhr allen durchs Haar, auch denen, die keines hatten.
          + Die Gurke setzte sich auf und sagte einen ganzen Satz.
          + Der Salat erhob sich Blatt für Blatt und stand da wie frisch gebügelt.
          + Nach Heu roch er, nach Bach und nach einem sehr weiten Weg.
          + „Drei Stunden sind nichts“, sagte er zur Schnecke, „ich habe schon auf Äpfel gewartet.“
          + Einmal lief er um jedes Beet, dann legte er sich ins hohe Gras.
        `,
        joy: `
          Auf leeren Töpfen blies der Wind [ein Ständchen|alte Lieder], und die Flaschen summten den Bass.
          / Aus Kohlblättern ließen sie Drachen steigen, [an Spinnenfäden|einen höher als den anderen].
          Es gab kaltes Kompott, und [überall|ringsum] wurde tief geatmet.
          / {Hero} lag im Gras, und der Wind [kämmte|zählte] ein Haar nach dem anderen.
          + Die Schnecke segelte auf einem Blatt durch den ganzen Garten. „Nicht so schnell“, rief sie, „doch, schneller!“
          + Der Efeu gab jedem die Hand, er hat ja welche übrig.
          + Jetzt hängt man den Schlüssel an einen Stein, denn Steine wachsen nicht.
          + {Friend} hielt die Nase in den Wind und war für niemanden zu sprechen.
        `,
      },
      advanced: {
        trouble: `
          @keeper Am Schloss des Tores klebte, bis auf [zwei Fühler|einen Fühler] im Haus verschwunden, die Türschnecke.
          / „Ich bin nicht da“, sagte die Türschnecke [matt|gedämpft] aus ihrem Haus.
          @thing Verloren habe sie {thing}, und seither stehe der Abendwind [draußen|vor dem Tor].
          / „{Thing} ist fort“, sagte sie, „das Tor bleibt zu, und der Abendwind [wartet|kann nicht herein].“
          @cause Der Efeu, an den sie ihn gehängt hatte, zog ihn beim Wachsen mit [hinauf|in die Höhe].
          / „Ich hängte ihn an den Efeu“, sagte sie, „und der zog ihn im Wachsen [mit|mit sich hinauf].“
          @feeling Sie war so beschämt, dass sie [das Gespräch|alles Weitere] durch den Hausflur führte.
          / Beschämt gestand sie, sie habe [die Verfolgung|den Wettlauf] aufgenommen und eine Handbreit gewonnen.
          + Inzwischen sei er {spot.at}, und sie selbst werde, günstige Witterung vorausgesetzt, im Juni dort eintreffen.
          + Von draußen klopfte es dreimal, in jener rücksichtsvollen Art, an der man einen gut erzogenen Wind erkennt.
          + Ein Zettel am Tor, mit Schleim geschrieben und daher gut haltbar, verkündete, man sei gleich zurück.
        `,
        worry: `
          Die Gartenluft stand wie eine Gemüsesuppe, in der [niemand|keiner mehr] rührte.
          / Kein Blatt bewegte sich, und [selbst|sogar] das Flüstern der Beete blieb auf halbem Wege liegen.
          + Der Salat hing über den Beetrand wie ein Waschlappen, und die [Gurke|alte Gurke] hatte nach dem Wort „Luft“ das Sprechen eingestellt.
          / Unter der Decke war es nicht auszuhalten, ohne Decke aber gehörte es sich [nicht|für Rosen nicht].
          + Je zwei Erbsen bliesen einander an und wechselten bei zwanzig, worüber eine Liste geführt wurde.
          + Drüben, auf der falschen Seite der Mauer, spielte der Wind mit einem einzigen Blatt und sah oft zum Tor.
          + Träume, die ja kühl gelagert werden müssen, verdarben hier schon beim Einschlafen.
        `,
        mend: `
          {Hero} führte {thing.akk} ins Schloss, das seit Stunden [darauf|offenen Mundes] gewartet hatte.
          / Mit äußerster Bedachtsamkeit drehte die Schnecke {thing.akk} [herum|im Schloss herum].
          @mended Da ging das Tor auf, und der Abendwind kam [herein|auf Zehenspitzen herein], etwas zerzaust.
          / Das Tor ging auf, knarrend vor Freude, und der Abendwind [kam|schlenderte] herein.
          + Er fuhr einem jeden durchs Haar, und wo keines vorhanden war, tat er immerhin so.
          + Die Gurke richtete sich auf und brachte einen Satz zustande, der sogar ein Nebensätzchen besaß.
          + Der Salat erhob sich, Blatt um Blatt, bis er wieder so kraus dastand wie auf dem Samentütchen.
          + „Drei Stunden“, wehrte er ab, als die Türschnecke sich entschuldigte, „ich habe schon auf ganze Äpfel gewartet.“
        `,
        joy: `
          Auf Töpfen und Flaschen blies der Wind, was er [unterwegs|auf Reisen] an Liedern aufgeschnappt hatte.
          / Bei kaltem Kompott lagen alle im Gras und ließen sich [kämmen|durchlüften].
          + Die Schnecke segelte auf einem Kohlblatt über die Beete und rief, man solle bremsen, und gleich darauf, [ja nicht|auf keinen Fall].
          / Der Efeu schüttelte jedem die Hand, [wofür er|was ihm], weiß Gott, nicht an Händen fehlt.
          + {Friend} hielt die Nase in den Wind und machte das Gesicht von jemandem, der einen Brief aus der Ferne liest.
          + Den Schlüssel hängte man an einen Stein, nachdem der Stein versprochen hatte, nicht zu wachsen.
          + Die Erbsen pusteten noch ein wenig weiter, nun aber, wie sie betonten, zum Vergnügen.
        `,
      },
    },
  },
}
