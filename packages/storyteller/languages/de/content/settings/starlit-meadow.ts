import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const starlitMeadow: SettingContent<Noun, 'Starlit Meadow'> = {
  place: { name: 'die Sternenwiese', in: 'auf der Sternenwiese', to: 'auf die Sternenwiese', from: 'von der Sternenwiese' },
  beginner: {
    arrival: `
      @place Hohes Gras bis zum Himmel. Nun waren sie {place.in}, [ganz|mitten] im Duft.
      Über ihnen [standen|hingen] die Sterne, so nah wie [Äpfel|Lampen].
      / Alles war voll [Sterne|heller Sterne], oben und im Tau auch unten.
      + Eine Vogelscheuche hob den Hut. Darunter schlief ein Spatz.
      + Es roch nach Heu und nach warmem Tag.
      + Das Gras kitzelte {friend.akk}, und {friend} lachte zu laut.
      + Ein Heimchen zirpte, hörte auf und zirpte noch einmal.
      + „Guten Abend“, sagte die Vogelscheuche. „Das da ist der Kleine Schöpflöffel.“
      + Jeder Halm hatte einen Tropfen. In jedem Tropfen war ein Stern.
      + Ein Weg war nicht da. Man ging einfach hinein.
    `,
    life: `
      Am Abend kommen alle aus dem [Gras|Klee] und sehen [hinauf|nach oben].
      / Wer hier wohnt, sagt jedem Stern [Gute Nacht|Guten Abend].
      Die Vogelscheuche kennt alle [Bilder|Sternbilder] und zeigt sie mit dem [Arm|Besen].
      + Den anderen Arm hält sie still, da wohnt wer.
      + Die Mäuse liegen auf dem Rücken, immer drei in einem Hut.
      + Die Grillen spielen. Die Käfer tanzen. Die Schnecken sehen zu.
      + Der Mohn macht als Erster zu.
      + Ein Hase wäscht sich die Ohren im Tau, erst rechts, dann links.
      + Die Kinder fangen Sternschnuppen. Sie lassen sie wieder los.
      + Zum Abendbrot gibt es Klee, heute mit Klee.
    `,
    way: `
      So gingen sie {spot.to}, durch [Gras|hohes Gras], das [tuschelte|nickte].
      / Der Weg {spot.to} war [weich|nass] und [kühl|still].
      Es [raschelte|wisperte] neben ihnen, und dann war es [still|weg].
      + Ein Igel lief quer. Er hatte Wichtiges vor.
      + Der Löwenzahn pustete sich selbst aus.
      + Es roch nach Minze, dann nach Erde, dann nach Mond.
      + Ein Frosch sprang {friend.dat} über die Füße und sagte Pardon.
      + Am Himmel fiel etwas. Alle wünschten schnell.
      + Die Glühwürmchen gingen an, als hätte wer geklatscht.
      + Das Gras war hoch. Man sah nur den Hut der Scheuche.
    `,
    thanks: `
      Die Vogelscheuche [schwenkte|zog] den Hut, und der [Spatz|kleine Spatz] winkte auch.
      / Alle Halme [nickten|verneigten] sich, einer nach dem [anderen|nächsten].
      {Keeper} gab {hero.dat} einen [Tropfen|Halm] mit [Stern|Licht].
      / „Für dich“, sagte {keeper} zu {hero.dat}. Es war ein heller [Tropfen|Halm].
      + „Er geht an, wenn du gähnst“, hieß es.
      + Für {friend.akk} gab es Klee in Papier.
      + Der Spatz pfiff ein Lied zum Gehen. Es war kurz, wie er.
      + „Sagt dem Mond einen Gruß“, rief der Hase.
      + Das Gras schloss sich hinter ihnen wie Wasser.
      + Noch lange roch alles an ihnen nach Heu.
    `,
  },
  intermediate: {
    arrival: `
      @place Sie standen {place.in}, bis zum Kinn im Gras und [unter unzähligen Sternen|mitten im Blütenduft].
      / Das Gras wurde höher [und höher|und duftete], und mittendrin waren sie {place.in}.
      Die Sterne hingen niedrig wie [Äpfel|Birnen], und im Tau [leuchteten|blinkten] sie ein zweites Mal.
      / Es roch nach Heu und nach [warmem Tag|langem Sommer], der gerade erst gegangen war.
      + Eine Vogelscheuche lüftete den Hut, und [darunter schlief ein Spatz|das Stroh knisterte].
      + „Da oben sehen Sie den Schöpflöffel“, sagte die Vogelscheuche, „und [daneben den Krümel|den Löffelstiel].“
      + Die Halme kitzelten {friend.akk} [unterm Kinn|an der Seite], und {friend} musste sehr lachen.
      + Ein Heimchen räusperte sich und [fing noch einmal von vorne an|spielte es dann eben leiser].
      + Einen Weg gab es nicht, [man teilte die Wiese wie einen Vorhang|aber das Gras wich aus].
      + In jedem Tropfen stand ein Stern auf dem Kopf.
    `,
    life: `
      Bei Dunkelheit kommen sie alle [aus dem Gras|hervor], legen sich hin und [schauen|sehen hinauf].
      / Wer hier lebt, kennt die Sterne mit [Vornamen|Namen] und grüßt sie [jeden Abend|einzeln].
      Die Vogelscheuche erklärt den Himmel mit dem linken Arm, denn im rechten [nistet jemand|wird gebrütet].
      + Je drei Mäuse teilen sich einen alten Hut als Liegestuhl.
      + Der Mohn macht als Erster zu und schnarcht rot.
      + Zum Abendbrot reicht man Klee, auf Wunsch auch vierblättrig.
      + Die Kinder fangen Sternschnuppen und [lassen sie wieder los, so gehört es sich|pusten sie vorher ein wenig blank].
      + Ein Hase wäscht sich die Ohren und [verwechselt sie jedes Mal|hängt sie zum Trocknen über den Zaun].
      + Die Grillen spielen auf, und [die Käfer tanzen in Lackschuhen|die Schnecken sitzen diesen Tanz noch aus].
    `,
    way: `
      {Spot.to} ging es quer durchs hohe Gras, das [flüsterte|ihnen nachsah] und sich dann [schloss|wieder aufrichtete].
      / Sie wateten {spot.to}, [bis zum Bauch im Tau|Schritt für Schritt], und die Füße wurden [kalt|wach].
      Neben ihnen raschelte es, [lief mit|wurde still] und war auf einmal [fort|woanders].
      + Ein Igel kreuzte den Weg, sichtlich in Geschäften.
      + Der Löwenzahn blies sich selber aus und [wünschte sich wohl etwas|war danach ein wenig kahl].
      + Es duftete nach Minze, dann nach Erde und [am Ende nach Mond|plötzlich nach warmem Kuchen, von irgendwo].
      + Auf ein Zeichen, das keiner gab, gingen alle Glühwürmchen an.
      + Etwas fiel vom Himmel, und [jeder wünschte, so schnell es ging|alle hielten die Hände oder Blätter auf].
      + Von der Vogelscheuche sah man nur noch den Hut, [wie ein Boot|und der winkte].
    `,
    thanks: `
      Die Vogelscheuche schwenkte den Hut, [samt Spatz|sehr weit], und das Gras [nickte|winkte].
      / Zum Abschied wiegte sich die ganze Wiese, [eine Welle|ein Rauschen] nach der anderen.
      {Keeper} schenkte {hero.dat} einen Tropfen [am Halm|in einer Nuss], darin wohnt ein [Stern|Funkeln].
      + „Er geht an, sobald man gähnt“, hieß es.
      + {Friend} bekam ein Päckchen Klee und aß zuerst das Papier.
      + Der Spatz pfiff ein Abschiedslied, so kurz wie er selbst.
      + „Einen Gruß an den Mond“, rief der Hase, „er schuldet mir noch einen.“
      + Hinter ihnen ging das Gras zu wie Wasser.
    `,
  },
  advanced: {
    arrival: `
      @place Das Gras [reichte ihnen bis ans Kinn|wogte um sie wie Wasser], als sie, [ein wenig atemlos|Halm um Halm], {place.in} standen.
      Die Sterne hingen tief wie Äpfel, und im Tau [hingen|reiften] sie ein zweites Mal.
      / Es roch nach Heu und einem Tag, der eben erst [gegangen|hinausgegangen] war.
      + Eine Vogelscheuche von guter Erziehung lüftete den Hut und [entschuldigte den Spatz, der darunter schlief|erkundigte sich nach dem Wetter dort, wo sie herkamen].
      + Eine Vogelscheuche wies mit dem linken Arm auf den Schöpflöffel, den Krümel und die Große Unentschlossene und bat, den rechten zu schonen.
      + {Friend} wurde von den Halmen an einer Stelle gekitzelt, [von deren Vorhandensein bis dahin niemand gewusst hatte|die seitdem in der Familie als empfindlich gilt].
      + Wege gab es keine, man [zog die Wiese beiseite wie einen Vorhang und ließ sie hinter sich wieder zufallen|bat das Gras um Durchlass, das ihn gewährte, sofern man den Tau nicht verschüttete].
      + Ein Heimchen räusperte sich, begann, verspielte sich und [begann mit bewundernswerter Geduld von vorn|schob es auf die Luftfeuchtigkeit].
      + In jedem Tautropfen stand ein Sternbild auf dem Kopf, was [die Vogelscheuche sichtlich bedauerte|den Käfern das Studium erleichtert].
      + Die Luft war lau und schmeckte nach [Kamille und Aufbruch|getrockneten Sommern].
    `,
    life: `
      Sobald es dunkelt, legt sich hier alles auf den [Rücken|Rücken oder was dafür gilt] und sieht hinauf.
      / Man kennt die Sterne beim Vornamen und [grüßt|begrüßt] sie in der Reihenfolge ihres Erscheinens.
      Den Himmel erklärt die Vogelscheuche, [linkshändig|einarmig], da rechts gebrütet wird.
      + Je drei Mäuse teilen sich einen Hut, der ihnen als Liegestuhl dient, und [reden über Entfernungen|streiten, wem der Stern ganz links gehöre].
      + Der Mohn, der als Erster schließt, schnarcht in einem Rot, [das man auch bei Nacht erkennt|von dem die Nachbarn behaupten, es sei zu laut].
      + Sternschnuppen zu fangen ist den Kindern erlaubt, vorausgesetzt, sie lassen sie wieder los.
      + Zum Abendbrot wird Klee gereicht, und wer einen vierblättrigen findet, darf ihn [behalten oder essen, nicht beides|vor dem Nachtisch einmal herumzeigen].
      + Ein Hase wäscht sich allabendlich die Ohren und [verwechselt regelmäßig das linke mit dem rechten|fängt bei jedem Geräusch von vorn an].
      + Zum Tanz tragen die Käfer Lackschuhe, sechs Stück pro Person, weshalb das Anziehen [den halben Abend beansprucht|vor dem Frühstück beginnt].
      + Die Gräser verneigen sich bei jedem Lüftchen, und Besucher halten das [irrtümlich für Begrüßung|für übertrieben].
    `,
    way: `
      {Spot.to} watete man durch Gras, das [tuschelte|ihnen nachblickte] und sich hinter ihnen schloss.
      / Nass bis an die Knie ging man {spot.to}, und der Tau weckte [jeden|den] Zeh.
      Es raschelte nebenher, [unsichtbar|unentwegt], und verstummte mit ihnen.
      + Ein Igel kreuzte ihren Weg mit der Miene von jemandem, der [noch vor Mitternacht unterschreiben muss|weiß, wo die besten Birnen liegen, und es für sich behält].
      + Auf ein Zeichen, das niemand gegeben hatte, gingen sämtliche Glühwürmchen an.
      + Etwas fiel vom Himmel, und es entstand jene Stille, in der [jeder rasch und heimlich das Falsche wünscht|selbst die Grillen die Bögen sinken lassen und nachdenken].
      + Von der Vogelscheuche war nur noch der Hut zu sehen, der [wie ein kleines Boot über den Halmen trieb|sich noch zweimal hob, falls jemand zurücksah].
      + Der Löwenzahn blies sich selbst die Schirmchen fort und [wünschte sich dabei vermutlich etwas|sah danach erleichtert aus].
      + Es duftete erst nach Minze, dann nach Erdreich und [am Ende unbestreitbar nach Mond|irgendwann nach gar nichts, nur nach Nacht].
    `,
    thanks: `
      Die Vogelscheuche zog den Hut, so dass auch der Spatz sich [verneigen|verbeugen] konnte.
      / Eine Welle lief durch die Gräser, und das war, [wie man hier sagt|so heißt es], ein Knicks.
      {Keeper} gab {hero.dat} einen Halm mit einem Tropfen, in dem [ein Stern|etwas Himmel] wohnt.
      + Er entzünde sich beim ersten Gähnen, hieß es, und erlösche von selbst, wenn keiner mehr hinsehe.
      + {Friend} erhielt Klee, eingeschlagen in ein Blatt, und aß vorsichtshalber zunächst die Verpackung.
    `,
  },
  troubles: {
    'smallest-star': {
      keeper: { gender: 'm', nom: 'Sternenfalter', gen: 'Sternenfalters' },
      thing: {
        gender: 'm',
        nom: 'kleinste Stern',
        gen: 'kleinsten Sterns',
        akk: 'kleinsten Stern',
        dat: 'kleinsten Stern',
        ein: 'kleinster Stern',
        einen: 'kleinsten Stern',
        einem: 'kleinsten Stern',
      },
      spot: { at: 'bei der Vogelscheuche', to: 'zur Vogelscheuche' },
      facts: {
        ask: 'Warum war ein Loch im Bild des Himmels?',
        cause: '{thing} beugte sich zu weit hinaus und fiel',
        mended: 'der Stern kletterte wieder an seinen Platz',
      },
      beginner: {
        trouble: `
          @keeper Auf dem Hut der Vogelscheuche saß der Sternenfalter mit einem [Fernrohr|Rohr].
          / Der Sternenfalter [sah|blickte] durch ein Rohr aus [Stroh|Halm].
          @thing „Da oben ist ein Loch im [Bild|schönen Bild]. Es fehlt {thing}!“
          / „{Thing} ist [weg|fort]. Nun hat der Himmel ein Loch.“
          @cause „Er wollte mehr sehen. Da beugte er sich zu weit [hinaus|vor].“
          / „Er beugte sich zu weit [hinaus|vor]! Plumps, fiel er {spot.to}.“
          @feeling Er war sehr traurig, und sein Rohr wurde [nass|ganz nass].
          / Traurig klappte er die [Flügel|beiden Flügel] zu, auf und zu.
          + „Ich habe ihn beim Namen gerufen“, sagte er. „Er heißt Pünktchen.“
          + Wo er sein sollte, war es schwarz wie ein Mauseloch.
          + Der Große Bär hat dort seine Nase. Nun hatte er keine.
          + „Er ist noch so klein“, sagte er. „Er war nie allein.“
          + Er hatte schon eine Liste geschrieben. Da stand nur ein Stern.
          + „Man winkt ihm jeden Abend“, sagte er. Seine Hand winkte noch.
        `,
        worry: `
          Die anderen Sterne rückten [hin|her] und her. Das Loch [blieb|wanderte mit].
          / Der Bär am Himmel [schnupfte|weinte], denn ihm fehlte die [Nase|kleine Nase].
          Die Gänse fanden den Süden nicht. Sie [landeten|saßen] nun im Klee.
          + „Die Mama ist der große da“, sagte die Scheuche. „Sie flackert.“
          + Kinder, die Sterne zählen, kamen auf einen zu wenig und weinten.
          + Wenn es dort zieht, friert der ganze Himmel.
          + Man wünschte sich was von ihm. Er war ja der Wunschstern für Kleines.
          + Eine Maus hielt ein Streichholz hoch. Es reichte nicht.
        `,
        mend: `
          {Hero} hielt {thing.akk} auf der [Hand|offenen Hand]. „Spring“, sagte [der Sternenfalter|{friend}].
          / Der Sternenfalter nahm {thing.akk} an die Hand und [flog|half].
          @mended Da kletterte der Stern [Zacke für Zacke|ganz langsam] wieder an seinen Platz.
          / Hopp, [und hopp|höher], kletterte der Stern wieder an seinen Platz.
          + „Da ist ja meine Nase“, sagte der Bär und nieste.
          + Die Mama machte ihn erst mal sauber.
          + Er winkte. Von hier sah das wie Blinken aus.
          + Die Gänse sahen hoch. „Ach da lang“, sagten sie.
          + Die Kinder zählten noch mal. Nun stimmte es.
          + Das Loch ging zu wie ein Knopfloch.
          + Der ganze Himmel atmete aus. Es gab einen kleinen Wind.
          + „Nicht mehr so weit vorbeugen“, rief der Sternenfalter hinauf.
        `,
        joy: `
          Alle lagen im Gras und [winkten|bliesen Küsse] nach oben, [lange|sehr lange].
          / Es gab Kleesaft, und man trank [auf Pünktchen|auf den Kleinsten].
          Der Sternenfalter tanzte um den [Hut|Strohhut], bis er [schwindlig|ganz bunt] war.
          + {Hero} durfte durch das Rohr sehen. Man sah ihn lachen.
          + {Friend} wünschte sich was Kleines. Es war ein Keks.
          + Die Vogelscheuche tanzte mit einem Arm.
          + Er blinkte im Takt, mal schnell, mal sacht.
          + Dann wurde er müde. Sterne gähnen hell.
          + Die Gänse schnatterten ein Lied für alle.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Auf der Hutkrempe der Vogelscheuche saß der Sternenfalter und [sah durch ein Rohr|schniefte in sein Rohr].
          / Der Sternenfalter schrieb, rechnete und [strich wieder durch|seufzte], ein Fernrohr unter dem [Arm|Flügel].
          @thing „Dort oben klafft ein Loch im Bild“, sagte er, „denn {thing} [fehlt|ist weg].“
          / „{Thing} ist fort, und wo er war, ist [nur noch Schwarz|ein Loch] im Himmel.“
          @cause „Er war neugierig und beugte sich [|ein bisschen ]zu weit hinaus, {spot.to}.“
          / „Er wollte die Wiese sehen, beugte sich zu weit hinaus und [fiel|plumpste] herunter.“
          @feeling Er war so traurig, dass sein Fernrohr [beschlug|innen nass wurde].
          / Traurig [faltete|klappte] er die Flügel zusammen wie einen alten Brief.
          + „Er heißt Pünktchen“, sagte er, „und war noch nie allein fort.“
          + An der Stelle sitzt sonst die Nase vom Großen Bären.
          + In seinem Buch stand neben der Nummer nur noch ein Fragezeichen.
          + „Ich sah ihn fallen“, sagte er, „und konnte bloß zusehen, das ist mein Beruf.“
          + Sein Rohr war aus Stroh.
        `,
        worry: `
          Die übrigen Sterne rückten zusammen, aber das Loch [wanderte mit|blieb trotzdem].
          / Der Bär am Himmel hatte keine Nase und [roch nicht mehr, wo Norden ist|fühlte sich nackt].
          Ein Zug Gänse war [im Klee gelandet|falsch abgebogen] und fragte die [Mäuse|Schnecken] nach Süden.
          + Die große helle Mutter daneben flackerte, als suchte sie in allen Taschen.
          + Wer zum Einschlafen zählte, kam auf einen zu wenig und zählte wieder.
          + Er war für die kleinen Wünsche zuständig, und die stauten sich nun.
          + Eine Maus hielt ein Streichholz in die Höhe, aber es war nicht dasselbe.
        `,
        mend: `
          {Hero} hob {thing.akk} auf die Fingerspitzen und [hielt ihn hoch|zählte bis drei].
          / Der Sternenfalter nahm {thing.akk} bei der kleinsten Zacke und [flog voraus|zeigte ihm den Weg].
          @mended Da kletterte der Stern wieder an seinen Platz, [Strahl um Strahl|wie auf einer Leiter].
          / Einmal rutschte er ab, dann kletterte der Stern [weiter|hinauf], wieder an seinen Platz.
          + „Da ist sie ja“, brummte der Bär und rümpfte die neue alte Nase.
          + Die Mutter wischte ihm den Staub ab, das sah man als kurzes Zwinkern.
          + Im Klee erhoben sich die Gänse und taten, als hätten sie nur gerastet.
          + Sofort fing er an, die liegen gebliebenen Wünsche abzuarbeiten.
          + Das Loch schloss sich so sauber wie ein Knopfloch.
          + Ein Wind ging über die Wiese, als hätte der Himmel ausgeatmet.
        `,
        joy: `
          Alle legten sich ins Gras und [winkten|warfen Kusshände], und er blinkte zurück.
          / Mit Kleesaft stießen sie an, [auf Pünktchen|auf alles Kleine], und tranken [aus Hüten|im Liegen].
          Der Sternenfalter tanzte um die Vogelscheuche, die [mit dem linken Arm mitmachte|vorsichtig schunkelte].
          + {Hero} durfte ans Fernrohr und sah, dass er ein Grübchen hatte.
          + {Friend} wünschte sich etwas Kleines, und da lag auch schon der Keks.
          + Die Gänse gaben zum Dank ein Lied, das sehr nach Gänsen klang.
          + Als er gähnte, wurde es einen Augenblick lang ganz hell.
        `,
      },
      advanced: {
        trouble: `
          @keeper Auf der Krempe der Vogelscheuche saß, [das Fernrohr gesenkt|über ein Buch gebeugt], der Sternenfalter.
          / Der Sternenfalter maß, rechnete und kam [wieder|stets] auf einen zu wenig.
          @thing Im Bild des Himmels klaffe ein Loch, sagte er, da {thing} [fehle|abhandengekommen sei].
          / „{Thing} ist fort“, sagte er, „und nun hat der Himmel [ein Loch|eine Lücke].“
          @cause Er hatte sich, aus [reiner Neugier|lauter Neugier], zu weit hinausgebeugt und war gefallen, {spot.to}.
          / „Er beugte sich zu weit hinaus“, sagte er, „weil es hier unten so [gut riecht|schön rauscht].“
          @feeling Er war so traurig, dass ihm [das Fernrohr|sein Glas] von innen beschlug.
          / Traurig faltete er die Flügel, wie man einen Brief faltet, [der nicht ankam|den keiner abholt].
          + Pünktchen heiße er, setzte er hinzu, und allein fortgewesen sei er noch nie.
          + An besagter Stelle trägt der Große Bär gewöhnlich die Nase, und man sah ihm an, wie unvollständig er sich fühlte.
          + Er habe ihn fallen sehen, doch Zusehen sei nun einmal das Einzige, was er gelernt habe.
        `,
        worry: `
          Die Nachbarn rückten zusammen, um das Loch zu verbergen, und [verschoben|vergrößerten] es dadurch nur.
          / Ohne Nase wusste der Große Bär nicht länger, [wo Norden war|wohin er roch], und mit ihm die halbe Welt.
          + Ein Zug Gänse, der sich nach ihm richtete, war im [Klee|Rübenfeld] gelandet und erkundigte sich bei Schnecken nach dem Süden.
          / Daneben flackerte die Mutter, eine Dame erster [Größe|Ordnung], wie jemand, der immer dieselbe Tasche durchsucht.
          + Zuständig war er für die kleinen Wünsche, und die lagen nun unbearbeitet in den Kinderbetten.
          + Eine Maus hielt ersatzweise ein Streichholz empor, bis sie sich die Pfote verbrannte.
          + Wer Sterne zählt, um einzuschlafen, kam auf einen zu wenig, begann von Neuem und wurde davon immer wacher.
        `,
        mend: `
          Auf den Fingerspitzen hob {hero} {thing.akk} in die Höhe, [so weit es reichte|über alle Halme].
          / Der Sternenfalter nahm {thing.akk} bei der kleinsten Zacke und [wies nach oben|zählte bis drei].
          @mended Strahl um Strahl kletterte der Stern hinauf, [bis|und endlich] wieder an seinen Platz.
          / Der Stern kletterte, rutschte, kletterte weiter und war [wieder|endlich wieder] an seinem Platz.
          + Der Bär rümpfte probeweise die Nase und fand, sie sitze besser als zuvor.
          + Seine Mutter rieb ihm den Wiesenstaub von den Backen, was man hier unten für ein Funkeln hielt.
          + Die Gänse erhoben sich aus dem Klee, als wäre die Rast von Anfang an geplant gewesen.
          + Das Loch schloss sich wie ein Knopfloch über dem Knopf, und ein Wind strich über das Gras, so als atme oben jemand aus.
        `,
        joy: `
          Die ganze Wiese lag auf dem Rücken und winkte, und er [zwinkerte|blinkte] zurück, bis er sich verzählte.
          / Kleesaft wurde in Hüten herumgereicht, [und|wobei] jeder einen Schluck auf das Kleine nahm.
          + Durchs Fernrohr stellte {hero} fest, dass er beim Lachen ein Grübchen [hatte|bekam].
          / Der Sternenfalter tanzte mit der Vogelscheuche, die nur den [linken Arm|linken] einsetzte und dennoch führte.
          + {Friend} äußerte einen kleinen Wunsch, worauf, ein wenig angesengt, ein Keks vom Himmel fiel.
          + Die Gänse brachten ein Ständchen, dem man anhörte, dass es von Herzen und von Gänsen kam.
          + Gegen Ende gähnte er, und einen Augenblick lang war es taghell.
        `,
      },
    },
    'silver-needle': {
      keeper: { gender: 'f', nom: 'Tauspinne', gen: 'Tauspinne' },
      thing: { gender: 'f', nom: 'Silbernadel', gen: 'Silbernadel' },
      spot: { at: 'beim einsamen Stein', to: 'zum einsamen Stein' },
      facts: {
        ask: 'Warum hing kein Tau am Gras?',
        cause: 'die Spinne legte {thing.akk} weg und vergaß, wohin',
        mended: 'tausend Tropfen hingen wieder am Gras',
      },
      beginner: {
        trouble: `
          @keeper An einem Halm hing die Tauspinne und hatte [acht|nur] leere Hände.
          / Die Tauspinne lief [hin und her|im Kreis], mit viel [Faden|Garn].
          @thing „{Thing} ist weg. Nun kann ich den [Tau|ganzen Tau] nicht annähen.“
          / „Mir fehlt {thing}“, sagte sie. „Ohne die hält kein [Tropfen|Tau] am Gras.“
          @cause „Ich legte sie nur kurz weg und [vergaß|weiß nicht mehr], wohin.“
          / „Nur kurz legte ich sie weg. Und nun hab ich es [vergessen|ganz vergessen].“
          @feeling Sie war beschämt und hielt sich alle [acht|viele] Hände vors Gesicht.
          / Sie schämte sich bis in die [Knie|acht Knie]. Das sind viele.
          + „Es war wohl {spot.at}. Da ruhe ich gern.“
          + Die Tropfen standen in einem Eimer und wollten los.
          + „Ordnung ist alles“, sagte sie. „Sage ich sonst.“
          + In ihrem Korb waren Garn, eine Schere und ein Butterbrot.
          + Das Gras war trocken und ganz stumpf.
          + Sie sah unter jeden Fuß. Das dauerte seine Zeit.
          + „Eben hatte ich sie noch“, sagte sie achtmal.
        `,
        worry: `
          Ohne Tau haben die Blumen am [Morgen|Abend] nichts zu [trinken|nippen].
          / Das Gras war [grau|matt]. Kein Stern konnte sich [darin|drin] sehen.
          Die Käfer wollten [baden|duschen] und standen da mit [Handtuch|Seife].
          + Der Hase hatte ungewaschene Ohren. Es sah sie jeder.
          + Ein Tropfen fiel um und war nur noch nass.
          + Die Schnecken kamen nicht vom Fleck, so trocken war es.
          + „Durst“, sagte der Klee und ließ drei Blätter hängen.
          + Die Sterne oben kämmten sich nicht. Sie hatten ja keinen Spiegel.
        `,
        mend: `
          Die Spinne nahm {thing.akk}, kniff die Augen zu und [fädelte|traf].
          / {Hero} gab der Spinne {thing.akk}. „Autsch“, sagte sie, „[das ist sie|die ist es].“
          @mended Stich um Stich! Da hingen tausend [Tropfen|runde Tropfen] wieder am Gras.
          / Hin und her ging der [Faden|helle Faden]. Tausend Tropfen hingen wieder am Gras.
          + An jedem Halm war einer, gerade so, wie es sich gehört.
          + In jedem Tropfen ging ein Stern an.
          + Der Hase wusch sich die Ohren und sah gleich jünger aus.
          + Der Klee trank und stand wieder auf drei Blättern.
          + „Nicht drängeln“, sagte sie zu den Tropfen im Eimer.
          + Die Käfer seiften sich ein und sangen.
          + Acht Hände nähten, und keine stach die andere.
          + Die ganze Wiese glitzerte wie ein Kleid.
        `,
        joy: `
          Die Grillen spielten, und [alle|man] tanzte [barfuß|nass] durch den Tau.
          / Es gab Tau mit [Minze|Honig], im Halm, mit einem Tropfen drauf.
          Die Spinne nähte {hero.dat} einen [Stern|Punkt]. Er war aus [Licht|Garn].
          + {Friend} rutschte aus. {Friend} lachte den ganzen Hang hinunter.
          + Der Hase zeigte allen seine Ohren, links und rechts.
          + Sie steckte sich nun alles ins Haar, damit es da ist.
          + „Wo ist sie?“, rief einer zum Spaß. Acht Hände fuhren hoch.
          + Zuletzt war nur noch das Glitzern wach.
          + Die Sterne kämmten sich im Gras.
        `,
      },
      intermediate: {
        trouble: `
          @keeper An einem trockenen Halm hing die Tauspinne und [durchsuchte ihre Taschen|rang alle acht Hände].
          / Die Tauspinne kramte in ihrem Nähkorb, [zum zehnten Mal|bis auf den Grund], und schüttelte den Kopf.
          @thing „{Thing} ist weg“, sagte sie, „und nun kann ich den Tau [nicht annähen|nirgends festnähen].“
          / „Mir fehlt {thing}, und ohne die [fällt|bleibt] kein Tropfen, wo er soll.“
          @cause „Ich habe sie nur kurz weggelegt und vergessen, [wohin|an welchen Ort].“
          / „Nur eine Minute legte ich sie weg, und [schon|jetzt] habe ich vergessen, wohin.“
          @feeling Beschämt hielt sie sich vier Hände vors Gesicht und [winkte mit den anderen ab|zupfte mit vieren am Faden].
          / Sie war so beschämt, dass [alle acht Knie|ihre Knie] rot wurden.
          + „Es könnte {spot.at} gewesen sein“, sagte sie, „da setze ich mich gern einmal.“
          + Im Eimer warteten tausend Tropfen und wurden schon unruhig.
          + Über ihrem Netz hing ein gestickter Spruch: „Alles an seinem Platz.“
          + „Und das mir“, sagte sie, „wo ich anderen die Socken sortiere.“
        `,
        worry: `
          Die Wiese lag stumpf und trocken da, [wie ein ungeputzter Schuh|und kein Stern spiegelte sich].
          / Ohne Tau gibt es am Morgen nichts zu [trinken|nippen], und alle Kelche standen [offen|bereit].
          Die Käfer warteten vor dem Klee, [mit Handtüchern|Seife unterm Arm], auf ihr [Bad|Abendbad].
          + Der Hase lief mit ungewaschenen Ohren herum und hielt sie nach hinten.
          + Die Schnecken, die sonst gleiten, quietschten.
          + Ein Tropfen hatte es allein versucht und war jetzt ein nasser Fleck.
          + Oben standen die Sterne und konnten sich nirgends kämmen.
        `,
        mend: `
          Die Spinne nahm {thing.akk}, kniff ein paar Augen zu und [fädelte ein|traf beim ersten Mal].
          / {Hero} hielt ihr {thing.akk} hin, [das Öhr voran|ganz vorsichtig], und sie zog den Faden durch.
          @mended Dann ging es Stich um Stich, und tausend Tropfen [hingen|funkelten] wieder am Gras.
          / Mit acht Händen nähte sie, und schon [hingen|saßen] wieder tausend Tropfen am Gras.
          + In jedem einzelnen ging ein Stern an, wie Fenster in einer Stadt.
          + Der Klee trank in langen Zügen und richtete alle drei Blätter auf.
          + Nun glitt auch die erste Schnecke wieder, lautlos und stolz.
          + „Der Reihe nach“, mahnte sie, „es kommt jeder dran.“
          + Der Hase zeigte seine Ohren herum, man durfte daran riechen.
          + Es sah aus, als hätte die Wiese ihr bestes Kleid an.
        `,
        joy: `
          Barfuß tanzten sie durch den Tau, [bis alle nass waren|die Käfer noch mit Seife], und es quietschte.
          / Man trank Tau aus Halmen, [mit einem Blättchen Minze|und jeder schmeckte nach einem anderen Stern].
          Auf den Ärmel von {hero.dat} nähte die Spinne [einen Stern|ein Sternchen], so klein wie ein [Punkt|Mohnkorn].
          + {Friend} rutschte aus und kam erst am Ende der Wiese zum Stehen.
          + „Wo ist sie denn?“, rief einer im Spaß, und acht Hände zuckten.
          + Seither trägt sie sie im Haar, quer, wie ein Federhut.
          + Auch der gestickte Spruch wurde ergänzt: „Meistens.“
        `,
      },
      advanced: {
        trouble: `
          @keeper Zwischen zwei trockenen Halmen hing, [alle acht Hände leer|kramend], die Tauspinne.
          / Die Tauspinne durchsuchte ihren Nähkorb ein [zehntes|weiteres] Mal, als könne er es sich überlegt haben.
          @thing Verlegt habe sie {thing}, sagte sie, und ohne die lasse sich der Tau nicht [annähen|befestigen].
          / „{Thing} ist fort“, sagte sie, „und so hält [kein Tropfen|der Tau nicht] am Gras.“
          @cause Nur einen Augenblick habe sie sie weggelegt und dann [vergessen|ganz vergessen], wohin.
          / „Ich legte sie weg, für eine Minute“, sagte sie, „und vergaß, [wohin|wo das war].“
          @feeling Sie war so beschämt, dass sie sich mit [vier|fünf] Händen das Gesicht bedeckte.
          / Beschämt bis in das [achte|letzte] Knie, sprach sie nur noch mit ihrem Faden.
          + Möglicherweise sei es {spot.at} gewesen, räumte sie ein, wo sie sich bisweilen setze, um an nichts zu denken.
          + Über ihrem Netz hing, in Kreuzstich, der Spruch „Alles an seinem Platz“, und er war ihr gerade sehr unangenehm.
          + Tausend Tropfen standen im Eimer und drängten zum Rand wie Kinder vor einer Schultür.
        `,
        worry: `
          Die Wiese glich einem Sonntagsschuh, den [niemand|keiner] geputzt hatte, und kein einziger Stern erkannte sich darin wieder.
          / Vor dem Klee warteten sämtliche Käfer, ihr Handtuch [über dem Arm|um den Hals], vergeblich auf das Badewasser.
          + Der Hase, bekannt für seine Reinlichkeit, trug die ungewaschenen Ohren nach hinten und [grüßte|lächelte] nur von vorn.
          / Die Schnecken, denen es an Feuchtigkeit fehlte, bewegten sich nun mit einem [Quietschen|Geräusch], für das sie sich entschuldigten.
          + Ein Tropfen hatte es allein versucht und war nun ein Fleck.
          + Droben standen die Sterne, ungekämmt, und sahen zum ersten Mal nicht in einen Spiegel, sondern in die Tiefe.
          + Am Morgen, wusste der Klee, würde es nichts zu trinken geben, und er ließ schon einmal zwei von drei Blättern sinken.
        `,
        mend: `
          Sie nahm {thing.akk}, kniff sechs der Augen zusammen und [fädelte ein|traf das Öhr].
          / {Hero} reichte ihr {thing.akk}, die im Licht [blitzte|aufblitzte] wie ein Einfall.
          @mended Stich um Stich ging es dahin, und tausend Tropfen [hingen|prangten] wieder am Gras.
          / Acht Hände flogen, und ehe man [bis drei|recht] zählte, hingen tausend Tropfen wieder am Gras.
          + In jedem davon wurde ein Stern angezündet, so wie in einer Stadt, in die alle heimkehren, die Fenster.
          + Die erste Schnecke glitt vorüber, geräuschlos, und genoss die Blicke.
          + „Es kommt jeder dran“, ermahnte sie den Eimer, in dem es vor Vorfreude überschwappte.
          + Der Hase lief mit triefenden Ohren von einem zum anderen und ließ daran riechen.
        `,
        joy: `
          Man tanzte barfuß durch den frischen Tau, die Käfer [noch eingeseift|voll Schaum], und es wurde gequietscht.
          / Aus Halmen trank man den Tau, und ein jeder [schmeckte|mundete] nach einem anderen Stern.
          + {Hero} bekam einen Stern auf den Ärmel genäht, von der Größe eines Mohnkorns und der Haltbarkeit eines [Versprechens|Eides].
          / {Friend} glitt aus und legte die gesamte Wiese in einem [einzigen Lachen|Zug] zurück.
          + Wenn jemand zum Spaß rief, wo sie denn sei, so fuhren acht Hände in die Höhe, und alle hatten ihre Freude.
          + Sie trug sie künftig quer im Haar, nach Art eines Federhuts, und galt damit als gut angezogen.
          + Der Spruch in Kreuzstich erhielt noch am selben Abend einen Zusatz, nämlich „meistens“.
        `,
      },
    },
    'fiddle-bow': {
      keeper: {
        gender: 'm',
        nom: 'alte Grashüpfer',
        gen: 'alten Grashüpfers',
        akk: 'alten Grashüpfer',
        dat: 'alten Grashüpfer',
        ein: 'alter Grashüpfer',
        einen: 'alten Grashüpfer',
        einem: 'alten Grashüpfer',
      },
      thing: { gender: 'm', nom: 'Geigenbogen', gen: 'Geigenbogens' },
      spot: { at: 'zwischen den Mohnblumen', to: 'zu den Mohnblumen' },
      facts: {
        ask: 'Warum gab es keinen Gutenachtwalzer?',
        cause: 'ein Löwenzahnschirm trug {thing.akk} davon',
        mended: 'alle wiegten sich zum Walzer',
      },
      beginner: {
        trouble: `
          @keeper Auf einem Stein saß der alte Grashüpfer, die Geige auf dem [Schoß|Knie].
          / Der alte Grashüpfer zupfte an der [Geige|kleinen Geige]. Plink, sagte sie [müde|leise].
          @thing „Mir fehlt {thing}. Ohne ihn gibt es keinen [Walzer|Gutenachtwalzer].“
          / „{Thing} ist weg, und der [Walzer|ganze Walzer] mit ihm“, sagte er.
          @cause „Ein Löwenzahn kam mit dem Schirm und trug ihn [davon|hoch und davon].“
          / „Ein Schirm vom Löwenzahn flog vorbei und [trug|nahm] ihn davon.“
          @feeling Er war traurig und [strich|wischte] mit dem Bein über die Saiten.
          / Traurig saß er da, der Frack [schief|voll Staub] und die Augen [nass|rot].
          + „Er flog {spot.to}“, sagte er. „Winken konnte ich noch.“
          + Sechzig Jahre hat er jeden Abend gespielt.
          + Mit einem Halm ging es nicht. Es klang wie ein Floh mit Husten.
          + Alle standen schon da, im Kreis. Sie hatten saubere Füße.
          + „Ich bin zu alt zum Fliegen“, sagte er. „Und zum Hüpfen auch.“
        `,
        worry: `
          Ohne Walzer wusste keiner, wie man [müde|schläfrig] wird.
          / Alle hatten sich [fein gemacht|gekämmt] und standen nun [herum|so da].
          Die Käfer tanzten ohne [Musik|Ton]. Es sah aus wie [Streit|Turnen].
          + Eine Maus hatte ein neues Kleid. Es wollte sich drehen.
          + Der Mohn machte auf und zu und auf.
          + Ein Igelpaar, das immer tanzt, sah sich nur an.
          + Einer summte. Er konnte nur den Anfang.
          + Der Mond hatte schon die Schuhe gewechselt.
          + Die Grillen stimmten und stimmten. Mehr geschah nicht.
        `,
        mend: `
          Der Grashüpfer nahm {thing.akk} und strich [einmal|sacht] über die [Saite|tiefe Saite].
          / {Hero} gab ihm {thing.akk}. Er [klopfte|klopfte zweimal] an die Geige.
          @mended Eins, zwei, drei! Da wiegten sich alle zum [Walzer|alten Walzer].
          / Und eins und [zwei|sacht]! Alle wiegten sich zum Walzer.
          + Das Gras ging mit, eine Welle her und eine hin.
          + Das Kleid der Maus drehte sich wie eine Blüte.
          + Die Igel tanzten wieder, mit Abstand und mit Liebe.
          + Oben wippte der Mond mit dem Fuß.
          + Beim zweiten Mal war es schon langsamer.
          + Der Mohn machte zu und blieb nun zu.
          + Auch die Vogelscheuche wiegte sich. Die Eier schliefen.
          + Man wurde müde. Es war schön müde.
        `,
        joy: `
          Wer nicht mehr tanzte, lag im [Gras|Klee] und [hörte zu|wippte mit].
          / Es gab [Beerenwein|Saft] für Käfer, in Kappen von [Eicheln|Pilzen].
          {Hero} tanzte mit der [Maus|Käferin], rundherum, bis der Himmel [tanzte|sich drehte].
          + {Friend} trat allen auf die Füße und sich selbst auch.
          + Der Löwenzahn bat um einen Tanz. Er tanzte sehr leicht.
          + „Noch einen“, riefen sie. Er spielte den ganz langsamen.
          + Am Ende tanzte nur noch einer, der schlief schon.
          + Die letzte Note blieb im Gras hängen wie ein Tropfen.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Mit der Geige auf den Knien saß der alte Grashüpfer da und [zupfte|sah in die Luft].
          / Der alte Grashüpfer hatte den Frack an und [die Geige am Kinn|blanke Knöpfe], aber spielen konnte er nicht.
          @thing „Mir fehlt {thing}“, sagte er, „und so fällt heute der Gutenachtwalzer [aus|ins Gras].“
          / „{Thing} ist weg, und gezupft ist ein Walzer [keiner|bloß Geklimper].“
          @cause „Ein Löwenzahnschirm ist vorbeigesegelt und trug ihn [davon|einfach davon], {spot.to}.“
          / „Ich legte ihn ab, und da trug ihn ein Löwenzahnschirm [davon|hoch und davon].“
          @feeling Er war so traurig, dass er [mit dem Hinterbein|ohne Bogen] weitergeigte, und es klang [danach|auch so].
          / Traurig polierte er die Geige, [immer dieselbe Stelle|obwohl sie glänzte].
          + Sechzig Jahre lang hatte er keinen einzigen Abend ausgelassen.
          + Mit einem Grashalm hatte er es versucht. Es klang wie eine erkältete Mücke.
          + Alle standen schon im Kreis, gekämmt und mit geputzten Füßen.
          + „Er flog {spot.to}“, sagte er, „leicht wie eine Melodie.“
          + „Plink“, sagte die Geige. Mehr nicht.
        `,
        worry: `
          Ohne Walzer wusste auf der Wiese [keiner|niemand], wie man den Tag beendet.
          / Alle hatten sich fein gemacht und [standen herum wie Stühle|wussten nicht, wohin mit den Füßen].
          Ein paar Käfer versuchten es ohne Musik, [und es sah nach Streit aus|das nannten sie Turnen].
          + Eine Maus trug ein neues Kleid, das sich unbedingt drehen wollte.
          + Das alte Igelpaar, das sonst immer eröffnet, hielt sich nur an den Pfoten.
          + Jemand summte, aber er kannte nur die ersten drei Töne.
          + Der Mond hatte schon die Tanzschuhe an und trat auf der Stelle.
        `,
        mend: `
          Der Grashüpfer nahm {thing.akk}, klopfte an die Geige und [schloss die Augen|holte Luft].
          / {Hero} legte ihm {thing.akk} in die Hand, [und die zitterte|die sofort ruhig wurde].
          @mended Eins, zwei, drei: Alle wiegten sich zum Walzer, [Halm und Hase|die Großen wie die Kleinen].
          / Der erste Strich war noch rau, dann [wiegten|drehten und wiegten] sich alle zum Walzer.
          + Durch das Gras ging eine Welle hin und eine her.
          + Das Kleid der Maus drehte sich auf wie eine Blüte.
          + Die Igel tanzten, mit etwas Abstand und sehr viel Liebe.
          + Der Mohn ging beim ersten Takt zu und blieb es.
          + Mit jeder Runde wurde es langsamer, so war das gedacht.
          + Auch die Vogelscheuche schunkelte, der Eier wegen nur linksseitig.
        `,
        joy: `
          Wer müde war, legte sich ins Gras und [tanzte im Liegen weiter|wippte mit einer Zehe].
          / In Eichelkappen gab es Beerensaft, [und alle prosteten dem Geiger zu|für die Tänzer doppelt].
          {Hero} wurde zum Walzer gebeten, [von der Maus|vom Hasen], und der Himmel [drehte sich mit|tanzte auch].
          + {Friend} trat reihum auf alle Füße, zuletzt auf die eigenen.
          + Auch der Löwenzahn bat um einen Tanz und berührte dabei kaum den Boden.
          + „Noch einen“, riefen sie, und er spielte den ganz langsamen.
          + Die letzte Note blieb an einem Halm hängen und glänzte noch eine Weile.
        `,
      },
      advanced: {
        trouble: `
          @keeper Im Frack, die Geige auf den Knien, saß auf einem Stein [der alte Grashüpfer|stumm der alte Grashüpfer].
          / Der alte Grashüpfer stimmte eine Saite, die [längst|schon] stimmte, und seufzte dazu.
          @thing Ihm fehle {thing}, sagte er, und damit entfalle der [Gutenachtwalzer|Walzer zur Nacht].
          / „{Thing} ist fort“, sagte er, „und gezupft ist ein Walzer [bloß|nichts als] Geklimper.“
          @cause Ein Löwenzahnschirm, der [vorübersegelte|auf Reisen war], hatte ihn davongetragen, {spot.to}.
          / „Ein Löwenzahnschirm trug ihn davon“, sagte er, „[leicht|schwebend] wie eine Melodie.“
          @feeling Traurig strich er mit dem [Hinterbein|Schienbein] über die Saiten, und es klang, wie ihm zumute war.
          / Er war so traurig, dass er die [Geige|Saiten] streichelte, statt sie zu spielen.
          + In sechzig Jahren, fügte er hinzu, sei der Walzer nur einmal entfallen, und das sei eine Sonnenfinsternis gewesen, die man für Abend gehalten habe.
          + Ein Grashalm, den er ersatzweise erprobte, hatte wie eine Mücke geklungen, die um Ruhe bittet.
          + Die Gesellschaft stand bereits im Kreis, gescheitelt und mit jener Feierlichkeit, die frisch geputzte Füße verleihen.
        `,
        worry: `
          Ohne Walzer wusste auf der Wiese niemand recht, [wie|auf welche Weise] man einen Tag zu Ende bringt.
          / Man hatte sich fein gemacht und stand nun [da|herum] wie Stühle, auf die sich keiner setzt.
          + Einige Käfer tanzten ohne Musik, was aus der Ferne [nach Handgemenge|nach Streit] aussah und aus der Nähe auch.
          / Das Igelpaar, das seit Jahren [den Ball|jeden Abend] eröffnet, hielt einander wortlos an den Pfoten.
          + Eine Maus trug ein Kleid, das eigens fürs Drehen genäht war und von selbst immer wieder damit anfing.
          + Der Mond, schon in Tanzschuhen, trat verlegen von einer Wolke auf die andere.
          + Jemand versuchte zu summen, besaß aber nur die ersten drei Töne und brachte sie der Reihe nach um ihren Reiz.
        `,
        mend: `
          {Hero} legte ihm {thing.akk} in die Hand, die zitterte und [dann|nun] ruhig wurde.
          / Der Grashüpfer hob {thing.akk}, klopfte zweimal an das Holz und [wartete|schloss die Augen].
          @mended Und eins, zwei, drei, wiegten sich alle zum Walzer, [Halm und Hase|Mond und Maus].
          / Rau war bloß der erste Strich, danach wiegten sich alle [zum Walzer|selig zum Walzer].
          + Eine Welle lief durchs Gras, kehrte am Rand um und kam im Takt wieder zurück.
          + Das Kleid der Maus ging auf wie eine Blüte, die jahrelang auf diesen Abend gespart hat.
          + Die Igel drehten sich umeinander, mit der Zärtlichkeit von Leuten, die wissen, wo es sticht.
          + Mit jeder Runde wurde die Musik langsamer, wie es ein Gutenachtwalzer tun soll, und keiner merkte, wann aus dem Tanzen ein Lehnen wurde.
        `,
        joy: `
          Wer müde wurde, sank in die Gräser und tanzte dort [liegend|mit den Zehen] unbekümmert weiter.
          / Beerensaft wanderte in Eichelkappen durch die Reihen, und man [trank|toastete] auf das Holz und das Haar.
          + {Hero} drehte sich mit der Maus, bis der Himmel das [Drehen|Weitere] übernahm.
          / {Friend} trat der Reihe nach auf sämtliche Füße der Gesellschaft und zum Schluss, [der Gerechtigkeit halber|gerechterweise], auf die eigenen.
          + Selbst der Löwenzahn bat um Vergebung und um einen Tanz, und man gewährte ihm beides.
          + Auf vielfaches Rufen spielte der Alte noch den ganz langsamen, bei dem man nicht weiß, ob man schon träumt.
          + Die letzte Note blieb an einem Halm hängen, wo sie noch eine Weile glänzte.
        `,
      },
    },
  },
}
