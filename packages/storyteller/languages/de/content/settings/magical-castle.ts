import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const magicalCastle: SettingContent<Noun, 'Magical Castle'> = {
  place: { name: 'das Zauberschloss', in: 'im Zauberschloss', to: 'ins Zauberschloss', from: 'aus dem Zauberschloss' },
  beginner: {
    arrival: `
      @place Dann standen sie {place.in}. Eine Rüstung [schnarchte|schlief] an der Tür.
      / So kamen sie {place.to}. An der Tür [schnarchte|pfiff] eine Rüstung.
      Es roch nach [Suppe|warmem Brot] und altem Samt.
      / Die Gänge waren [lang|hoch], und es roch nach [Kerzen|Wachs].
      + „Pst“, sagte ein Bild an der Wand. „Er schläft gern.“
      + Ein anderes Bild sah {hero.akk} an. Es hob die [Brille|Nase].
      + Der Teppich war rot und lief ihnen ein Stück voraus.
      + {Friend} sagte Hallo. „Hallo, hallo“, sagte die Treppe.
      + Hundert Kerzen brannten. Eine davon war [neu|aufgeregt] und tropfte.
      + Zwei Hüte gingen vorbei. Unter ihnen war keiner.
      + Aus der Küche kam Dampf. Er hatte eine Mütze auf.
    `,
    life: `
      Die Bilder hier [reden|tratschen] gern. Sie wissen [alles|fast alles].
      / Am Abend reden die Bilder über [alle|jeden], die vorbeigehen.
      Die Küche schläft [nie|auch nachts nicht]. Irgendwas kocht immer.
      / In der Küche singt ein Topf, und [zwölf|zehn] Löffel tanzen.
      + Die Ritter ziehen sich Socken über die Schuhe. So ist es leise.
      + Der König ist schon im Bett. Er muss um sieben liegen.
      + Ein Geist fegt die Treppe. Er fegt auch den Staub von gestern.
      + Die Rüstungen träumen von Pferden. Man hört es klappern.
      + Der Turm wird zugedeckt, denn er friert oben.
      + Wer ein Bild stört, dem malt es einen Bart.
      + Der Wein im Keller gluckst im Schlaf.
    `,
    way: `
      Sie gingen {spot.to}, [Treppe um Treppe|durch lange Gänge].
      / Der Weg {spot.to} war [lang|krumm] und hatte viele Türen.
      Ein Bild rief ihnen [zu|leise zu]: „Links! Nein, das andere links!“
      / Auf der Treppe lief eine [Katze|Krone] vorbei, sehr eilig.
      + Es zog. Die Kerzen hielten sich am Docht fest.
      + Hinter einer Tür gähnte jemand. Es war die Tür.
      + Eine Rüstung machte Platz. Sie quietschte „Bitte sehr“.
      + Es roch nach Mäusen und nach [Käse|Goldstaub].
      + An der Wand hing ein Ahne. Er ging ein Bild weit mit.
      + Jede zehnte Stufe war müde und sank ein wenig.
      + {Friend} zählte die Türen. Es waren mehr als Zahlen.
    `,
    thanks: `
      Alle Bilder [winkten|nickten]. Eines warf eine [Rose|Kusshand].
      / Die Rüstung an der Tür wachte auf. „[Oh|Was], schon vorbei?“
      {Keeper} gab {hero.dat} einen [Knopf|Krümel] aus Gold.
      / Für {hero.akk} gab es eine [Feder|Kerze] aus dem Schloss.
      + „Der bringt Glück“, hieß es. „Oder er ist nur hübsch.“
      + {Friend} bekam einen Orden. Er war aus Keks.
      + Der rote Teppich lief bis vor das Tor mit.
      + Die Küche packte ihnen ein Brot ein, noch warm.
      + „Und macht die Tür zu“, rief die Treppe.
      + Zwei Hüte lüfteten sich, und das war sehr höflich.
    `,
  },
  intermediate: {
    arrival: `
      @place Das Tor knarrte, und sie waren {place.in}, wo [eine Rüstung schnarchte|es nach Kerzen roch].
      / Gleich hinter der Tür {place.in} lehnte eine Rüstung und [schnarchte|schlief fest].
      Die Bilder an den Wänden [drehten die Köpfe|steckten die Köpfe zusammen].
      / „Besuch“, [wisperte|raunte] ein Bild dem nächsten zu.
      + Es duftete nach Bohnerwachs, altem Samt und einer Suppe weit unten.
      + Ein roter Teppich lief vor ihnen her und [wartete an jeder Ecke|rollte sich hinter ihnen wieder ein].
      + „Guten Abend“, sagte {friend}. „Abend, Abend“, antwortete die Treppe.
      + Zwei Hüte kamen ihnen entgegen und lüfteten sich selbst.
      + Die Kerzen standen stramm, nur eine ganz junge [flackerte vor Aufregung|sah sich neugierig um].
      + Eine Gräfin mit Goldrahmen musterte {hero.akk} und [sah zufrieden aus|rückte ihre Perlen zurecht].
      + Von irgendwo kam das Klappern von sehr vielen Topfdeckeln.
    `,
    life: `
      Abends plaudern die Bilder [über alle|über jeden], die vorbeikommen, und auch über die anderen.
      / Wer hier wohnt, gewöhnt sich an [das Getuschel|den Klatsch] der Gemälde.
      Die Küche schläft nie, und [selbst um Mitternacht|noch nachts] wird dort gerührt.
      / Unten in der Küche singen die Töpfe, immer [dreistimmig|lauter].
      + Die Ritter ziehen nachts [Wollsocken über die eisernen Schuhe|ihre Schlafmützen über den Helm].
      + Der König muss um sieben liegen, aber [er darf noch lesen|um acht hört man ihn unter der Decke kichern].
      + Der Staub wird hier nicht gewischt, sondern von einem Geist eingesammelt.
      + Im Schlaf träumen die Rüstungen von Pferden, und [dann klappert es im Saal|morgens liegt manchmal ein Hufeisen da].
      + Wer ein Bild beim Schlafen stört, [hat am Morgen einen Schnurrbart|muss es wieder in den Schlaf singen].
      + Den Nordturm deckt man im Winter zu. Er erkältet sich leicht.
    `,
    way: `
      Der Weg {spot.to} führte durch [lange Gänge|sieben Flure], in denen es zog.
      / {Spot.to} gingen sie [an Türen vorbei|durch einen Gang mit Türen], die im Schlaf seufzten.
      „Links“, rief ein Bild, „nein, [das andere Links|mein Links]!“
      / Ein gemalter Ahne begleitete sie [von Rahmen zu Rahmen|ein Stück], bis die Wand aufhörte.
      + Die Kerzen duckten sich, wenn jemand vorbeiging, und [kamen dann wieder hoch|flüsterten hinterher].
      + Es roch nach Mäusen, nach Goldstaub und [ein wenig nach Gespenst|nach etwas, das lange nicht gelüftet wurde].
      + Eine Krone rollte vorüber und [tat, als hätte sie es eilig|verschwand unter einem Sofa].
      + Jede zehnte Stufe war müde und gab ein kleines Stück nach.
      + Hinter einer Tür gähnte jemand. Es war, wie sich zeigte, die Tür.
      + Eine Rüstung trat zur Seite und quietschte dabei „Nach Ihnen“.
    `,
    thanks: `
      Zum Abschied verbeugten sich alle Bilder, [so weit die Rahmen reichten|und eines fiel herunter].
      / Vor dem Tor erwachte die Rüstung und fragte, [was sie verpasst habe|ob schon Morgen sei].
      {Keeper} gab {hero.dat} einen goldenen Knopf, [der immer blank bleibt|noch ganz warm].
      / {Hero} bekam eine [Schlosskerze|kleine Kerze], die nur bei Bedarf brennt.
      + „Er ist vom König“, hieß es, „aber der hat noch genug.“
      + Für {friend.akk} gab es einen Orden aus Butterkeks.
      + Der Teppich brachte sie bis ans Tor und rollte sich dort zusammen.
      + Die Gräfin warf eine gemalte Rose. Sie war nur von vorne rot.
    `,
  },
  advanced: {
    arrival: `
      @place Durch ein Tor, das lange nicht geölt war, gelangten sie {place.to}, [wo man sie ansah|vor viele Augen].
      / Und so standen sie {place.in}, unter den Augen [sehr vieler|zahlreicher] Ahnen.
      Neben der Tür schnarchte eine Rüstung, [im Stehen|pflichtbewusst].
      / Eine Rüstung versah ihren Wachdienst, wenn auch [schnarchend|schlafend].
      + Die Gemälde steckten, soweit es die Rahmen gestatteten, die Köpfe zusammen und begannen Vermutungen anzustellen.
      + Ein Läufer aus rotem Samt eilte ihnen voraus, blieb an jeder Ecke stehen und sah sich, wenn man so will, nach ihnen um.
      + Es roch nach Bohnerwachs, kaltem Kerzenrauch und, von tief unten her, nach einer Suppe, die Großes vorhatte.
      + Zwei Hüte ohne jemanden darunter kamen vorbei und lüfteten sich mit vollendeter Höflichkeit.
      + Eine Gräfin in Öl musterte {hero.akk} durch ihr Lorgnon und [fand offenbar nichts auszusetzen|rückte ihren Rahmen gerade].
      + Hundert Kerzen standen stramm, nur die jüngste [flackerte vor Aufregung|verbeugte sich zu tief und tropfte].
      + Die Treppe wiederholte jeden Gruß, allerdings [eine Oktave tiefer|mit besserer Aussprache].
    `,
    life: `
      An den Abenden besprechen die Bilder, wer [vorbeigegangen|so hier gewesen] ist, und beschönigen nichts.
      / Die Ahnen an der Wand führen Buch über [jeden Gast|alles], und zwar mündlich.
      Die Küche schläft nie, denn [irgendwer|jemand] hat hier immer Hunger.
      / In der Küche wird auch nachts gerührt, [aus Prinzip|schon wegen der Töpfe].
      + Der König hat um sieben im Bett zu sein, worüber [die Königinmutter wacht, obwohl sie seit langem nur noch aus Öl besteht|man im Volk nachsichtig lächelt, das selbst um acht liegt].
      + Aus Rücksicht tragen die Ritter nach Sonnenuntergang [Wollsocken über dem Eisen, mit Initialen|dicke Filzsohlen und sprechen nur noch durch die Nase].
      + Es kommt vor, dass eine Rüstung von Pferden träumt, und dann [scheppert es durch drei Stockwerke|legt jemand ihr ein Stück Zucker vor das Visier].
      + Wer ein Gemälde aus dem Schlaf reißt, muss damit rechnen, [am Morgen einen Schnurrbart zu tragen, und zwar keinen vorteilhaften|als kleine, unscheinbare Figur im Hintergrund zu erwachen].
      + Den Nordturm wickelt man im Winter in Decken, da er [zum Hüsteln neigt|schon einmal eine Lungenentzündung hatte].
      + Der Hausstaub wird nicht gewischt, sondern von einem Gespenst [gesammelt und nach Jahrhunderten sortiert|in Alben geklebt].
      + Das Gespenst der Bibliothek nimmt an Mahlzeiten teil, weil es [die Gesellschaft schätzt|so gern Servietten faltet].
    `,
    way: `
      {Spot.to} ging es durch Flure, in denen [die Zugluft wohnte|es seit Jahrhunderten zog].
      / Wer {spot.to} will, muss an [allerlei|zahlreichen] Türen vorüber, die im Schlaf seufzen.
      „Links“, empfahl ein Gemälde, „das heißt, [von mir aus|von hier] gesehen links.“
      / Ein Urahn begleitete sie von Rahmen zu Rahmen, [schwer atmend|bis ihm die Wand ausging].
      + Jede zehnte Stufe, so steht es in der Hausordnung, hat Anspruch auf Ruhe und [gibt deshalb ein wenig nach|wird daher mit einem großen Schritt umgangen].
      + Die Kerzen duckten sich vor dem Luftzug, richteten sich wieder auf und [taten, als wäre es eine Verbeugung gewesen|tropften vor lauter Haltung auf den Marmor].
      + Eine Krone rollte ihnen entgegen, offensichtlich in Eile, und [erwiderte den Gruß nicht|suchte vermutlich einen König].
      + Hinter einer der Türen gähnte jemand so ansteckend, dass [erst auf den zweiten Blick auffiel, dass es die Tür selbst war|der ganze Flur, Leuchter eingeschlossen, nach und nach mitmachte].
      + Es roch nach Mäusen, nach Goldstaub und [unverkennbar nach Gespenst|ganz leicht nach verbotenem Kuchen].
      + Eine Ritterrüstung trat zur Seite, was [sieben Minuten dauerte|so quietschte, dass man sich bedankte und schämte zugleich].
    `,
    thanks: `
      Die Bilder verneigten sich, [so tief es die Rahmen zuließen|eines fiel dabei heraus], und sprachen nur Gutes.
      / Am Tor erwachte die Rüstung und versicherte, sie habe [die ganze Zeit|keinen Moment] gewacht.
      {Keeper} drückte {hero.dat} einen goldenen Knopf [in die Hand|an die Brust].
      / Als Andenken erhielt {hero} eine Kerze, die [nur im Dunkeln|bloß bei Bedarf] brennt.
      + Das Stück stamme vom königlichen Nachthemd, hieß es, und werde dort vermutlich erst im Winter vermisst.
      + {Friend} erhielt vor versammeltem Hofstaat [einen Orden aus Butterkeks|den Großen Keks am Bande], dessen Rand [noch vor dem Tor|bereits während der Ansprache] verschwunden war.
    `,
  },
  troubles: {
    cogwheel: {
      keeper: { gender: 'f', nom: 'Uhrenmaus', gen: 'Uhrenmaus' },
      thing: {
        gender: 'n',
        nom: 'kleinste Zahnrad',
        gen: 'kleinsten Zahnrads',
        akk: 'kleinste Zahnrad',
        dat: 'kleinsten Zahnrad',
        ein: 'kleinstes Zahnrad',
        einen: 'kleinstes Zahnrad',
        einem: 'kleinsten Zahnrad',
      },
      spot: { at: 'oben auf der schmalsten Treppe', to: 'zur schmalsten Treppe' },
      facts: {
        ask: 'Warum stand die Schlossuhr still?',
        cause: 'die Uhr hatte Schluckauf und {thing} sprang heraus',
        mended: 'die Uhr schlug wieder',
      },
      beginner: {
        trouble: `
          @keeper In der Uhr saß die Uhrenmaus und [putzte sich die Nase|schniefte].
          / Aus der Schlossuhr sah die Uhrenmaus. Sie war [grau|ölig] bis an die Ohren.
          @thing „{Thing} ist weg“, sagte sie. „Nun steht die Uhr [still|ganz still].“
          / „Die Uhr steht. Ihr fehlt {thing}“, sagte sie, „[nur|bloß] das.“
          @cause „Sie hatte Schluckauf. Hick! Da sprang es heraus, {spot.to}.“
          / „Die Uhr bekam Schluckauf, [hick|und wie]! Da hüpfte es {spot.to}.“
          @feeling Sie war beschämt. „Ich [hätte|sollte] aufpassen“, sagte sie.
          / Die Uhrenmaus schämte sich bis in die [Ohren|Schwanzspitze].
          + Auf der Uhr war es eine Minute vor Bett. Und dabei blieb es.
          + „Ich habe sie erschreckt“, sagte sie. „Gegen den Schluckauf.“
          + Die Zeiger standen da und wussten nicht, wohin.
          + „Es ist nicht größer als ein Floh“, sagte sie. „Aber es ist wichtig.“
          + Sie hielt das Ölkännchen fest wie einen Teddy.
          + Im Turm war es so still wie in einem Schrank.
        `,
        worry: `
          Keiner durfte ins Bett. Es war ja noch [eine Minute|nicht so weit].
          / Alle standen im Nachthemd da und [warteten|sahen zur Uhr].
          Der König putzte seine Zähne schon [zum zehnten Mal|seit Stunden].
          / Ein Ritter las dieselbe Seite [immer wieder|neunmal].
          + Die Kuchen im Ofen wurden nicht fertig. Sie waren gleich so weit.
          + „Nur noch eine Minute“, sagte die Amme. Das sagte sie schon lang.
          + Der Mond sah herein und wusste nicht, ob er durfte.
          + Drei Prinzen freuten sich. Dann wurden auch die müde.
          + Ein Gespenst wartete auf zwölf Uhr. Es war sehr gekämmt.
        `,
        mend: `
          Die Uhrenmaus machte das Türchen auf. {Hero} [reichte|gab] ihr {thing.akk}.
          / {Hero} setzte {thing.akk} [ein|in die Lücke]. Es passte.
          @mended Tick, machte es. Tack! Und die Uhr [schlug|schlug laut] wieder.
          / Die Räder [drehten|regten] sich, und die Uhr schlug wieder. Bong!
          + Einmal machte sie noch hick. Dann war es gut.
          + Alle Räder griffen sich an den Zähnen und tanzten.
          + Der große Zeiger machte einen Schritt. Es war ein großer Schritt.
          + „Bett“, rief der König. So froh hat er das nie gesagt.
          + Bong, bong, ging es durch alle Gänge. Die Bilder hielten sich die Ohren zu.
          + Der Mond ging endlich weiter. Er hatte schon Krämpfe.
          + „Sie geht“, rief die Uhrenmaus. „Und ich gehe gleich mit!“
          + Ein Kuckuck kam heraus und fragte, wie spät es ist.
        `,
        joy: `
          Es gab Kuchen, denn der war nun [fertig|endlich fertig].
          / Die Uhrenmaus schnitt einen Käse in zwölf [Teile|Stunden].
          Alle tanzten im Nachthemd, aber nur [kurz|eine Minute].
          / {Hero} durfte einmal am [Seil|Pendel] ziehen. Bong!
          + {Friend} aß die Stunde drei und dann noch die Vier.
          + „Auf die kleinen Räder“, rief die Uhrenmaus.
          + Der König tanzte mit der Amme. Er trug eine Mütze mit Quaste.
          + Das Gespenst durfte um zwölf rufen. Es war sehr aufgeregt.
          + Nach dem Tanz gähnten alle genau zur gleichen Zeit.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Zwischen stillen Rädern hockte die Uhrenmaus und [wischte sich die Augen|hielt ein Ölkännchen fest].
          / Die Uhrenmaus steckte den Kopf aus dem Zifferblatt, [genau bei der Neun|ganz blass].
          @thing „{Thing} fehlt“, sagte sie, „und darum steht die Uhr [still|seit heute still].“
          / „Ohne {thing.akk} geht hier [gar nichts|nichts mehr]“, sagte sie. „Die Uhr steht.“
          @cause „Sie bekam Schluckauf, und [bei jedem Hick|beim dritten Hick] sprang es weiter, {spot.to}.“
          / „Es war der Schluckauf. Da hüpfte es [heraus|einfach heraus] und sprang {spot.to}.“
          @feeling Die Uhrenmaus war so beschämt, dass sie nur noch [die Wand|ihre Pfoten] ansah.
          / Beschämt [wickelte|drehte] sie den Schwanz um den Finger.
          + Auf dem Zifferblatt war es eine Minute vor Schlafenszeit, und zwar schon ewig.
          + „Man soll Leute mit Schluckauf erschrecken“, sagte sie. „Ich habe buh gesagt.“
          + Es war nicht größer als ein Floh, aber an ihm hing der ganze Abend.
          + Die Zeiger zitterten ein wenig, wie Hunde an der Leine.
          + Der Kuckuck saß in seinem Kasten und hatte vergessen, was er sagen sollte.
        `,
        worry: `
          Da es noch nicht Schlafenszeit war, durfte [niemand|kein Mensch] im Schloss ins Bett.
          / Alle standen in Nachthemden herum und [starrten die Uhr an|warteten auf die Minute].
          Der König putzte sich die Zähne [zum zehnten Mal|schon sehr lange], und sie waren bald durchsichtig.
          / „Nur noch eine Minute“, [tröstete|sagte] die Amme, und das war leider wahr.
          + Die Kuchen im Ofen waren gleich fertig, seit Stunden waren sie das.
          + Drei Prinzessinnen fanden es herrlich. Dann schliefen sie im Stehen ein.
          + Das Mitternachtsgespenst hatte sich fein gemacht und wartete hinter der Tür.
          + Selbst der Mond hing schief, weil ihm niemand sagte, wie spät es war.
        `,
        mend: `
          Die Uhrenmaus öffnete das Türchen, und {hero} setzte {thing.akk} [an seinen Platz|in die winzige Lücke].
          / Ganz hinten, wo es eng wird, [schob|drückte] {hero} {thing.akk} auf den Stift.
          @mended Es machte tick, dann tack, und die Uhr schlug wieder, [dass die Kerzen wackelten|laut und rund].
          / Ein Zahn griff in den anderen, und [bong|da], die Uhr schlug wieder.
          + Ein letztes Hick gab es noch, und die Uhrenmaus sagte lieber nichts.
          + Mit einem Seufzer machte der große Zeiger seinen Schritt.
          + „Bettzeit“, rief der König, und es klang wie ein Feiertag.
          + Der Ton ging durch alle Gänge und weckte die Rüstung am Tor beinahe auf.
          + Jetzt waren auch die Kuchen fertig, alle in derselben Sekunde.
          + Draußen rückte der Mond weiter und streckte sich.
          + Der Kuckuck kam heraus, rief einmal zu viel und schämte sich nicht.
        `,
        joy: `
          Zur Feier schnitt die Uhrenmaus einen Käse in [zwölf Stunden|zwölf gleiche Teile].
          / Es gab warmen Kuchen, und [getanzt wurde|alle tanzten] im Nachthemd.
          {Hero} durfte am Pendel [ziehen|schaukeln], und das Schloss machte bong.
          / Sogar der König tanzte, mit [Schlafmütze|einer Quaste auf der Nase].
          + {Friend} aß die Drei und die Vier und fragte nach halb fünf.
          + „Auf die Kleinsten“, rief die Uhrenmaus, „ohne die läuft nichts!“
          + Um Mitternacht hatte das Gespenst seinen Auftritt und bekam viel Beifall.
          + Dann gähnten alle, und zwar auf die Sekunde genau.
        `,
      },
      advanced: {
        trouble: `
          @keeper Im Innern der Schlossuhr, unter lauter stillen Rädern, saß [die Uhrenmaus|blass die Uhrenmaus].
          / Aus dem Zifferblatt, auf Höhe der Neun, blickte die Uhrenmaus [und schluckte|zu ihnen herab].
          @thing Ihr fehle, sagte sie, {thing}, und darum stehe die [ganze|große] Uhr still.
          / „{Thing} ist fort“, sagte sie, „und die Uhr steht [seither|still], eine Minute vor Bettzeit.“
          @cause Die Uhr habe Schluckauf bekommen, und beim dritten Hick sei es herausgesprungen, {spot.to}.
          / „Es war ein Schluckauf, wie er [im Alter|bei Uhren] vorkommt, und es sprang heraus, {spot.to}.“
          @feeling Beschämt gestand sie, sie habe [sie erschrecken|mit einem Buh helfen] wollen, wie man das eben macht.
          / Die Uhrenmaus war tief beschämt und rieb an einem Fleck, [der gar keiner war|den sonst keiner sah].
          + Größer als ein Floh, erklärte sie, sei es nicht, doch an diesem Floh hänge nun einmal die gesamte Nachtruhe.
          + Die Zeiger bebten wie Hunde an der Leine, und der Kuckuck in seinem Kasten hatte den Text vergessen.
          + Es herrschte jene Stille, die man nur hört, wenn etwas aufgehört hat, das man sonst nie bemerkt.
        `,
        worry: `
          Da die Bettzeit in einer Minute begann, und das [seit Stunden|unaufhörlich], durfte sich niemand hinlegen.
          / Der gesamte Hofstaat stand im Nachthemd [beisammen|auf der Treppe] und blickte empor.
          + Der König putzte seine Zähne zum elften Mal, obwohl die Zahl der Zähne das nicht rechtfertigte.
          / „Bloß noch ein Minütchen“, sagte die Amme, die [nie log|noch nie gelogen hatte] und auch jetzt nicht log.
          + Drei Prinzessinnen, die jahrelang um ein Minütchen gebettelt hatten, schliefen schließlich im Stehen ein, mit offenen Puppen im Arm.
          + Hinter einer Tür wartete das Mitternachtsgespenst, gebügelt und gescheitelt, auf seinen Einsatz.
          + Die Kuchen im Ofen befanden sich in einem Zustand, den die Köchin als beinahe bezeichnete.
        `,
        mend: `
          Wo es im Räderwerk am allerengsten ist, schob {hero} {thing.akk} [auf den Stift|an seine Stelle].
          / Die Uhrenmaus hielt die Laterne, während {hero} {thing.akk} [einsetzte|auf seinen Stift schob].
          @mended Es tickte, es tackte, und schließlich schlug die Uhr wieder, [feierlich und volltönend|dass es nur so staubte].
          / Ein Zähnchen griff ins andere, [anfangs noch zögernd|immer selbstverständlicher], und die Uhr schlug wieder.
          + Ein allerletztes Hick entfuhr ihr noch, worauf die Uhrenmaus mit großer Selbstbeherrschung schwieg.
          + Der große Zeiger vollendete seinen Schritt, und man hätte schwören können, dass er dabei ächzte.
          + „Zu Bett“, rief der König mit einer Begeisterung, die in der Geschichte des Hauses ohne Beispiel war.
          + Sämtliche Kuchen wurden in derselben Sekunde gar, was die Küche an den Rand ihrer Kräfte brachte.
        `,
        joy: `
          Die Uhrenmaus teilte einen Käse in zwölf Stunden, von denen sich [jeder|jeder Gast] eine aussuchen durfte.
          / Getanzt wurde im Nachthemd, aber [nur|höchstens] eine Minute, denn die holte man gern nach.
          + {Hero} durfte am Pendel schaukeln, und durch das ganze Schloss ging ein Bong, das [nirgends|in keiner Uhr] vorgesehen war.
          / Der König, dem die Quaste auf die Nase hing, führte die [Amme|Köchin] zum Walzer und zählte laut mit.
          + {Friend} verzehrte die Drei und die Vier und erkundigte sich nach der Lage um halb fünf.
          + Schlag zwölf hatte das Gespenst seinen Auftritt, heulte sehr ordentlich und bekam Blumen.
          + Danach gähnte der gesamte Hof, und zum ersten Mal seit Menschengedenken geschah es gleichzeitig.
        `,
      },
    },
    'salt-spoon': {
      keeper: { gender: 'n', nom: 'Küchengespenst', gen: 'Küchengespensts' },
      thing: {
        gender: 'm',
        nom: 'silberne Salzlöffel',
        gen: 'silbernen Salzlöffels',
        akk: 'silbernen Salzlöffel',
        dat: 'silbernen Salzlöffel',
        ein: 'silberner Salzlöffel',
        einen: 'silbernen Salzlöffel',
        einem: 'silbernen Salzlöffel',
      },
      spot: { at: 'hinter der rostigen Rüstung', to: 'zur rostigen Rüstung' },
      facts: {
        ask: 'Warum schmeckte die Suppe nach nichts?',
        cause: 'ein Ritter kratzte sich mit {thing.dat} den Rücken',
        mended: 'die Suppe schmeckte wieder und alle gähnten',
      },
      beginner: {
        trouble: `
          @keeper Am Herd schwebte das Küchengespenst und [weinte|schluchzte] in die Suppe.
          / Das Küchengespenst saß im [größten|leeren] Topf. Es war ganz blass.
          @thing „{Thing} ist weg. Nun schmeckt die Suppe nach [nichts|gar nichts].“
          / „Mir fehlt {thing}“, sagte es. „Die Suppe schmeckt nur noch [nass|warm].“
          @cause „Ein Ritter kratzte sich damit den [Rücken|Buckel]. Dann legte er ihn hin.“
          / „Einen Ritter juckte der Rücken. Er griff zum [Löffel|nächsten Löffel] und kratzte sich.“
          @feeling Traurig rührte es mit [einem Finger|der Hand]. Man sah hindurch.
          / Es war so traurig, dass es [tropfte|die Wand hinablief].
          + „Er war da“, sagte es, „{spot.at}. Da hat der Ritter gesessen.“
          + {Friend} kostete. Es war, als ob man Wasser liest.
          + Ohne die Suppe schlafen die Ritter nicht. Sie ist ihr Schlaflied.
          + „Ich weine zu viel hinein“, sagte es. „Aber Tränen sind zu wenig Salz.“
          + Zwölf Löffel hingen da. Der dreizehnte Haken war leer.
        `,
        worry: `
          Die Ritter saßen am Tisch. Keiner [gähnte|aß], keiner schlief.
          / „Nach was schmeckt sie?“, fragte [ein Ritter|einer]. „Nach Löffel“, sagte ein anderer.
          Einer fing vor lauter Wachsein an zu [turnen|singen]. In Eisen!
          / Sie spielten schon das [vierte|neunte] Mal Mau-Mau.
          + Der Älteste zählte Schafe. Die Schafe fingen an zu streiten.
          + Im Saal brannte Licht bis in alle Ecken. Das war sehr ungemütlich.
          + „Vielleicht fehlt Zucker“, sagte einer. Danach war es noch schlimmer.
          + Ein Knappe fiel vom Stuhl. Aber er schlief nicht, er fiel nur.
          + Die Rüstungen draußen schnarchten. Die hatten es gut.
        `,
        mend: `
          {Hero} hängte {thing.akk} nicht hin. {Hero} gab ihn gleich dem [Gespenst|Küchengespenst].
          / Das Gespenst nahm {thing.akk} und [wischte|putzte] ihn an sich ab.
          @mended Eine Prise! Da schmeckte die Suppe wieder, und alle [gähnten|Ritter gähnten].
          / Nur ein wenig Salz, und die Suppe schmeckte wieder. Alle gähnten [laut|im Chor].
          + „Ah“, sagte der erste. „Oh“, sagte der zweite. Der dritte schlief schon.
          + Kopf um Kopf sank auf den Tisch. Es machte klong.
          + Das Gespenst rührte links herum und sang dazu.
          + Es roch nach Lauch und nach Zuhause.
          + Sogar der Dampf sah nun satt aus.
          + Ein Ritter leckte den Teller ab. Das war ihm egal.
          + „Noch ein bisschen“, sagte {friend} und hielt zwei Schüsseln hin.
          + Der Haken war nicht mehr leer. Dreizehn Löffel blitzten.
        `,
        joy: `
          Auch {hero} und {friend} bekamen Suppe, in [Helmen|Tassen].
          / Sie aßen Suppe, bis der [Topf|große Topf] hallte.
          Das Gespenst tanzte durch die [Wand|Tür] und wieder zurück.
          / „Ein Hoch auf das Salz“, rief das Gespenst, aber [leise|sehr leise].
          + Der Ritter mit dem Rücken bekam einen Kratzer aus Holz.
          + Die Löffel spielten auf den Töpfen. Es war ein Schlaflied.
          + Sie deckten die Ritter mit Tischtüchern zu.
          + Einer redete im Schlaf. „Lecker“, sagte er.
          + {Hero} durfte den Herd ausblasen. Er ging mit einem Pff.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Über dem Kessel schwebte das Küchengespenst und [tropfte hinein|seufzte Blasen].
          / Zwischen den Töpfen saß das Küchengespenst, [noch durchsichtiger als sonst|blass wie Mehl].
          @thing „{Thing} ist weg“, sagte es, „und nun schmeckt die Suppe nach [nichts|warmem Regen].“
          / „Ohne {thing.akk}“, schluchzte es, „schmeckt die Suppe [nach gar nichts|bloß noch heiß].“
          @cause „Ein Ritter hat sich damit den Rücken gekratzt und ihn [liegen lassen|dann vergessen], {spot.at}.“
          / „Einen der Ritter juckte der Rücken. [Da kratzte|Und da kratzte] er sich damit und vergaß ihn.“
          @feeling Es war so traurig, dass [die Kochmütze hing|man kaum noch etwas von ihm sah].
          / Traurig rührte es [links herum|in der Suppe], obwohl sie rechts herum wollte.
          + „Vermutlich liegt er {spot.at}“, sagte es, „dort hat er gesessen und wohlig gestöhnt.“
          + {Friend} probierte. „Interessant“, sagte {friend} und schluckte tapfer.
          + Ohne ihre Suppe schlafen die Ritter nicht, so war es schon immer.
          + Am Brett hingen zwölf Löffel, und der dreizehnte Haken war leer.
        `,
        worry: `
          Im Saal saßen die Ritter hellwach am Tisch, und [keiner|nicht einer] gähnte.
          / „Man schmeckt hier vor allem den Teller“, [stellte einer fest|sagte ein Ritter].
          Sie spielten Mau-Mau, zum neunten Mal, und [allen taten die Augen weh|einer schummelte schon].
          / Einer turnte, um müde zu werden. In Eisen [klingt das nicht schön|ist das laut].
          + Der Älteste zählte Schafe, bis die Schafe ihn baten, damit aufzuhören.
          + Zucker half nicht, Pfeffer half nicht, und der Senf war ein Fehler.
          + Ein Knappe rutschte unter den Tisch. Er schlief nicht, er wollte nur seine Ruhe.
          + Die Rüstungen im Gang schnarchten dazu, als wollten sie angeben.
        `,
        mend: `
          Das Gespenst nahm {thing.akk}, hauchte darauf und [polierte ihn an sich|wischte ihn blank].
          / {Hero} reichte {thing.akk} über den Herd, und das Gespenst [wurde rosa|schwebte höher].
          @mended Eine Prise genügte: Die Suppe schmeckte wieder, und alle gähnten, [Ritter für Ritter|der Reihe nach].
          / Da schmeckte die Suppe wieder, und alle gähnten, [dass die Helme klappten|weit und breit].
          + Ein Kopf nach dem anderen sank auf den Tisch, jeder mit einem kleinen Klong.
          + Es roch nach Lauch, nach Butter und nach Zuhause.
          + „Nur noch einen Löffel“, sagte der Älteste und schlief beim Pusten ein.
          + Der Dampf stieg wieder in Kringeln auf, wie er es gelernt hatte.
          + {Friend} hielt zwei Schüsseln hin, eine für jetzt und eine für gleich.
          + Am Brett hingen nun dreizehn und klingelten leise aneinander.
        `,
        joy: `
          Es gab ein Fest im Flüstern, mit Suppe [aus Helmen|bis zum Rand].
          / {Hero} und {friend} bekamen den Ehrenplatz [am Herd|neben dem Kessel].
          Das Gespenst tanzte durch die Wand und [kam rückwärts wieder|vergaß dabei die Mütze].
          / Vor Freude schwebte das Gespenst [unter die Decke|so hoch], dass man es nur noch hörte.
          + Für den Ritter mit dem Rücken schnitzten sie einen Kratzer aus Holz.
          + Die Löffel schlugen auf den Topfdeckeln ein sehr leises Lied.
          + Mit Tischtüchern deckten sie alle zu, und für den Längsten nahm man zwei.
          + Einer murmelte im Schlaf ein Rezept. Das Gespenst schrieb mit.
        `,
      },
      advanced: {
        trouble: `
          @keeper Über dem größten Kessel hing, [schlaff wie ein Handtuch|still tropfend], das Küchengespenst.
          / Das Küchengespenst empfing sie am Herd, [durchscheinender als üblich|und seine Mütze zitterte].
          @thing „{Thing} ist verschwunden“, sagte es, „und die Suppe schmeckt [nach nichts|nach Regen].“
          / Es fehlte {thing}, und ohne ihn schmeckte die Suppe, man muss es sagen, [nach nichts|nach gar nichts].
          @cause Ein Ritter habe sich damit den Rücken gekratzt und ihn dann, [wohlig|selig], vergessen, {spot.at}.
          / „Einen der Ritter juckte der Rücken, er [kratzte sich damit|nahm ihn dazu], und dann vergaß er ihn.“
          @feeling Es war so traurig, dass man [durch seinen Kummer|durch es hindurch] die Topfregale zählen konnte.
          / Traurig rührte es in etwas, das [heiß|zwar heiß], aber keine Suppe mehr war.
          + Den Rittern, so erfuhr man, ersetze die Suppe seit alters das Schlaflied, und ohne sie sei an Nachtruhe nicht zu denken.
          + {Friend} kostete, fand nach einigem Suchen das Wort „bemerkenswert“ und legte den Löffel beiseite.
          + Tränen habe es reichlich hineingeweint, gestand es, doch sei der Salzgehalt seiner Trauer leider zu gering.
        `,
        worry: `
          An der langen Tafel saßen die Ritter, wach wie [Eulen|Hechte], und keiner von ihnen gähnte auch nur versuchsweise.
          / Man löffelte, man kaute, man befand, es schmecke in der Hauptsache nach [Löffel|Teller].
          + Beim neunten Mau-Mau kam es zu Unregelmäßigkeiten, die man unter Rittern [sonst|früher] mit dem Schwert geklärt hätte.
          / Der Älteste zählte Schafe, und die Schafe, die das schon kannten, zählten [gelangweilt|ihrerseits] ihn.
          + Mit Zucker war es ein Versuch gewesen und mit Senf ein Irrtum, über den hier nicht weiter berichtet werden soll.
          + Einer trieb Turnübungen, um müde zu werden, und er tat es in voller Rüstung, sodass nun auch die Küche wach war.
          + Draußen im Gang schnarchten die leeren Rüstungen mit einer Seelenruhe, die schon an Hohn grenzte.
        `,
        mend: `
          Das Gespenst nahm {thing.akk}, errötete und putzte ihn [an sich|gründlich] ab.
          / Über den Herd hinweg reichte {hero} dem Gespenst [still|ernst] {thing.akk}.
          @mended Eine Prise, nicht mehr, und die Suppe schmeckte wieder, und alle gähnten[|, wie aus einem Helm].
          / Schon schmeckte die Suppe wieder, und alle gähnten, [Visier um Visier|einer nach dem anderen].
          + Der erste sagte „Ah“, der zweite „Oh“, und der dritte kam nicht mehr dazu, weil er schon schlief.
          + Kopf um Kopf sank auf die Tafel, und jedes Mal klang es wie eine Glocke, die jemand sehr rücksichtsvoll anschlägt.
          + Der Dampf besann sich auf seine Kringel, und es roch nach Lauch, nach Butter und nach allem, wohin man gern zurückkehrt.
          + „Von den Zutaten abgesehen“, bemerkte {friend} mit vollem Mund, „habe ich entscheidend mitgekocht.“
        `,
        joy: `
          Das Fest fand im Flüsterton statt, da die Ehrengäste bereits [schnarchten|auf den Tellern lagen].
          / Gefeiert wurde leise, mit Suppe aus [gut geputzten|geliehenen] Helmen und angehaltenem Gelächter.
          + Vor lauter Freude tanzte das Gespenst durch die Wand und kehrte erst [nach dem Nachtisch|später] verkehrt herum zurück.
          / Für den juckenden Herrn schnitzte man einen Kratzer aus Buchenholz, [samt Futteral|mit Schleife], damit das nicht wieder vorkam.
          + Auf Topfdeckeln spielten dreizehn Löffel ein Wiegenlied, und der dreizehnte bekam das Solo.
          + Die Schläfer wurden mit Tischtüchern zugedeckt, wobei man für den Längsten die Vorhänge dazunahm.
          + Einer sprach im Traum ein vollständiges Rezept, und in der Küche wurde mitgeschrieben.
        `,
      },
    },
    'gate-key': {
      keeper: { gender: 'f', nom: 'Torkröte', gen: 'Torkröte' },
      thing: {
        gender: 'm',
        nom: 'kleine Torschlüssel',
        gen: 'kleinen Torschlüssels',
        akk: 'kleinen Torschlüssel',
        dat: 'kleinen Torschlüssel',
        ein: 'kleiner Torschlüssel',
        einen: 'kleinen Torschlüssel',
        einem: 'kleinen Torschlüssel',
      },
      spot: { at: 'unten im Apfelkeller', to: 'hinunter zum Apfelkeller' },
      facts: {
        ask: 'Warum hing die Zugbrücke auf halber Höhe?',
        cause: '{thing} fiel durch eine Ritze im Boden',
        mended: 'die Zugbrücke kam herunter',
      },
      beginner: {
        trouble: `
          @keeper Am Tor saß die Torkröte und [hielt die Hände vor das Gesicht|sah zu Boden].
          / „Halt“, sagte die Torkröte. Dann [seufzte|schluckte] sie. „Ach, wozu.“
          @thing „{Thing} ist [weg|fort]. Nun hängt die Brücke auf halber Höhe.“
          / „Die Brücke hängt [halb|fest]. Ihr fehlt {thing}“, sagte sie.
          @cause „Er fiel mir durch eine Ritze im Boden, [plink|und weg war er].“
          / „Im Boden ist eine Ritze. Da fiel er [durch|mir hindurch], plink.“
          @feeling Sie war beschämt und wurde [grüner|noch viel grüner].
          / Sie schämte sich so, dass alle [Knöpfe|ihre Warzen] glühten.
          + „Nun liegt er {spot.at}“, sagte sie. „Ich bin zu [breit|rund] dafür.“
          + Er war so klein wie ein Fingernagel. Die Brücke war so groß wie ein Haus.
          + Keiner kam hinein. Keiner kam hinaus. Keiner kam auch nur halb.
          + „Hundert Jahre fiel mir nichts herunter“, sagte sie. „Nur mal ein Brot.“
          + Sie trug eine Mütze mit der Aufschrift „Tor“.
          + „Halt“, sagte sie noch einmal, aber nur aus Gewohnheit.
        `,
        worry: `
          Ein Bauer stand drüben mit der Milch. Nun war es [Käse|Quark].
          / Drüben warteten alle, die [heim|ins Bett] wollten. Es waren viele.
          Der Postbote [warf|schoss] die Briefe herüber. Sie fielen in den Graben.
          / Die Oma des Kochs rief Gute Nacht über das [Wasser|tiefe Wasser].
          + „Springt doch“, rief ein Frosch. Frösche haben gut reden.
          + Ein Ritter saß mitten auf der halben Brücke und kam nicht weiter.
          + Die Kinder von drüben winkten mit ihren Kissen.
          + Ein Hund bellte hin, ein Hund bellte her. Das war die ganze Post.
          + Die Torkröte winkte auch, aber nur mit einem Finger.
        `,
        mend: `
          Die Kröte nahm {thing.akk} mit [zwei|nassen] Fingern und schluckte.
          / {Hero} steckte {thing.akk} [hinein|in das Loch] und drehte.
          @mended Es knackte. Und die Zugbrücke kam [herunter|sanft herunter], rumms.
          / Ketten rasselten, und die [große|alte] Zugbrücke kam herunter.
          + „Willkommen“, sagte die Kröte. Sie sagte es sechzigmal.
          + Der Ritter rutschte auf dem Po herab. Er hatte [Glück|Spaß].
          + Der Bauer kam mit Käse. Den wollten alle.
          + Alle liefen hinüber, und alle liefen herüber.
          + Der Koch drückte seine Oma. Sie war ganz nass vom Winken.
          + Nun passte die Ritze auf. Sie war mit Kaugummi zu.
          + Die Ketten sangen, und der Graben spritzte ein bisschen.
          + „Er bekommt eine Schnur“, sagte sie, „eine dicke.“
        `,
        joy: `
          Auf der Brücke wurde gegessen, genau in der [Mitte|besten Mitte].
          / Es gab Brot und Käse, auf [beiden|allen] Seiten.
          Die Kröte sang ein Lied mit nur [einem|zwei] Ton, aber gut.
          / Jeder durfte einmal am [Tor|Kettenrad] drehen. {Hero} zuerst.
          + {Friend} ging hin und her, nur weil es ging.
          + Ein Frosch musste zugeben, dass eine Brücke bequem ist.
          + Sie ließen kleine Lichter auf dem Graben schwimmen.
          + Die Kröte wurde rot. Bei Kröten ist das braun.
          + Dann trug jeder sein Kissen nach Hause, über die Brücke.
        `,
      },
      intermediate: {
        trouble: `
          @keeper In der Torstube saß die Torkröte und [hatte die Mütze über die Augen gezogen|sah in eine Ritze].
          / „Halt, wer da“, sagte die Torkröte, „ach, [es ist ja egal|was frage ich überhaupt].“
          @thing „{Thing} ist weg“, sagte sie, „und die Brücke hängt [auf halber Höhe|in der Luft] fest.“
          / „Mir fehlt {thing}. Ohne ihn geht die Brücke [weder hinauf noch hinab|kein Stück].“
          @cause „Er fiel mir durch eine Ritze im Boden, [und es machte plink|einfach so], und nun liegt er {spot.at}.“
          / „Es gibt da eine Ritze im Boden. [Durch die|Da] fiel er hindurch.“
          @feeling Beschämt [drehte|knetete] sie die Dienstmütze und sah niemanden an.
          / Sie war so beschämt, dass selbst ihre [Warzen|Knöpfe] rot wurden.
          + Kleiner als ein Fingernagel war er, und die Brücke war so groß wie eine Scheune.
          + „Ich habe ihn nur einen Moment abgelegt“, sagte sie, „zum Händewaschen.“
          + Hundert Jahre war ihr nichts heruntergefallen, außer einmal ein Butterbrot.
          + „Ich passe nicht hinunter“, sagte sie. „Nach oben hin werde ich immer breiter.“
        `,
        worry: `
          Auf der anderen Seite wartete [das halbe Dorf|eine lange Schlange], und alle wollten ins Bett.
          / Wer draußen war, blieb draußen, und [die Suppe|der Brei] wurde drinnen kalt.
          Ein Bauer hatte Milch gebracht. Inzwischen war es [Käse|beinahe Käse].
          / Mitten auf der halben Brücke saß ein Ritter und [tat, als gehörte das so|angelte].
          + Die Oma vom Koch rief ihm über den Graben zu, er solle einen Schal anziehen.
          + Der Postbote versuchte es mit Werfen. Seitdem lasen die Enten die Briefe.
          + „Hüpft doch“, rief ein Frosch, der so etwas leicht sagen konnte.
          + Drüben schwenkten die Kinder ihre Kissen wie kleine Fahnen.
        `,
        mend: `
          Mit angehaltenem Atem steckte {hero} {thing.akk} in das Schloss und [drehte|drehte ihn um].
          / Die Kröte nahm {thing.akk}, küsste ihn [flüchtig|auf den Bart] und schloss auf.
          @mended Es rasselte, und die Zugbrücke kam herunter, [so sanft wie eine Hand|mit einem Rumms].
          / Zuerst ächzten die Ketten, und dann kam die Zugbrücke herunter, [endlich|Glied für Glied].
          + „Herein, herein“, rief die Kröte und schüttelte sechzig Hände.
          + Der Ritter rutschte auf dem Hosenboden an Land und tat würdevoll.
          + Auf dem Brett trampelte es, als käme eine ganze Schafherde heim.
          + Die Oma holte auf, was sie an Küssen versäumt hatte.
          + In die Ritze stopfte {friend} einen Korken, und alle atmeten auf.
          + Ab jetzt hing er an einer Schnur, und zwar an einer dicken.
        `,
        joy: `
          Gegessen wurde mitten auf der Brücke, damit [alle gleich weit hatten|keiner wieder draußen war].
          / Der Bauer schnitt seinen Käse an, und es [reichte für beide Ufer|wurde ein Fest daraus].
          Jeder durfte einmal am Kettenrad drehen, und {hero} [zweimal|sogar zuerst].
          / Die Torkröte sang ein altes Torlied mit [drei Strophen|einem einzigen Ton].
          + {Friend} spazierte hin und zurück, einfach weil man es wieder konnte.
          + Auf dem Graben ließen sie Lichter schwimmen, jedes in einer Käserinde.
          + Ein Frosch räumte ein, dass eine Brücke etwas für sich habe.
          + Zuletzt trug jedes Kind sein Kissen nach Hause, trockenen Fußes.
        `,
      },
      advanced: {
        trouble: `
          @keeper Die Torkröte, sonst von amtlicher Strenge, saß [gebrochen|zusammengesunken] auf ihrem Schemel.
          / „Wer da“, fragte die Torkröte ohne Überzeugung und [winkte ab|seufzte].
          @thing Abhandengekommen sei, so gab sie zu Protokoll, {thing}, und die Brücke hänge [nun|seitdem] in der Luft.
          / „{Thing} ist fort“, sagte sie, „und damit hängt die Brücke [halb|auf halber Höhe].“
          @cause Durch eine Ritze im Boden sei er gefallen, und zwar [mit einem Plink|klimpernd].
          / „Er fiel durch die Ritze im Boden, [plink|kaum war er abgelegt], und liegt nun {spot.at}.“
          @feeling Sie war so beschämt, dass sie die Mütze [verkehrt herum|über die Augen] gezogen hatte.
          / Beschämt bis unter die [Warzen|letzte Warze], vermied sie jeden Blick.
          + Er messe kaum einen Fingernagel, erläuterte sie, die Brücke dagegen ihre vierzig Ellen, und doch habe er immer das letzte Wort gehabt.
          + In hundert Dienstjahren sei ihr nur einmal etwas hinuntergefallen, und das war ein Butterbrot gewesen.
          + Hinabsteigen könne sie nicht, da sie gegen die Mitte zu in einer Weise breiter werde, die der Baumeister nicht bedacht habe.
        `,
        worry: `
          Wer draußen war, konnte nicht herein, und wer herein wollte, sah [den Rauch der eigenen Suppe|sein Bett leuchten].
          / Am anderen Ufer hatte sich eine Schlange gebildet, die [gähnend|mit Kissen im Arm] bis zum Wald reichte.
          + Auf der halben Brücke saß ein Ritter, der nicht vor- und nicht zurückkonnte und deshalb [angelte|vorgab, zu wachen].
          / Ein Bauer, der am Nachmittag Milch gebracht hatte, bot inzwischen [recht guten|jungen] Käse an.
          + Die Großmutter des Kochs erteilte über das Wasser hinweg Ratschläge, die Schals und Leberwurst betrafen.
          + Der Postbote hatte sich aufs Werfen verlegt, und die Enten waren seither ungewöhnlich gut unterrichtet.
          + „Man könnte auch springen“, gab ein Frosch zu bedenken, der von den Nöten anderer Leute wenig verstand.
        `,
        mend: `
          {Hero} schob {thing.akk} in das Schloss, in dem er beinahe [verschwand|unterging], und drehte.
          / Mit zwei feuchten Fingern führte die Kröte {thing.akk} ein und [schloss die Augen|drehte um].
          @mended Die Ketten räusperten sich, und die Zugbrücke kam herunter, [gemessen|Glied um Glied].
          / Es rasselte im Gemäuer, und die Zugbrücke kam [majestätisch|mit allem Ernst] herunter.
          + Sechzig Leute mit Kissen wurden von der Torkröte einzeln und mit Handschlag willkommen geheißen.
          + Der Ritter glitt auf dem Hosenboden an Land und behauptete, genau so habe er es geplant.
          + Die Großmutter holte in einem Zug nach, was sich an Küssen angestaut hatte, und der Koch bekam zudem einen Schal.
          + Die Ritze wurde verkorkt, und was hindurchgefallen war, kam an eine Schnur, mit der man Ochsen hätte führen können.
        `,
        joy: `
          Man deckte in der Mitte der Brücke, [auf neutralem Boden|über dem Wasser], sodass keiner mehr draußen war.
          / Der Käse, der als Milch gekommen war, wurde angeschnitten und reichte [für beide Ufer|weit].
          + {Hero} durfte als Erstes ans Kettenrad, und die Brücke hob und senkte sich, [wie|so wie] jemand im Schlaf atmet.
          / Die Torkröte trug ein altes Lied vor, das [aus einem Ton bestand|nur einen Ton hatte], den aber vollendet.
          + {Friend} ging hinüber und herüber, ohne drüben oder hüben etwas zu wollen, aus reiner Freude am Dürfen.
          + Auf dem Graben schaukelten Lichter in Käserinden, und die Enten lasen bei ihrem Schein die letzten Briefe.
          + Selbst ein Frosch räumte ein, dass eine Brücke, auch wenn man keine braucht, ein schöner Gedanke sei.
        `,
      },
    },
  },
}
