import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const fairyVillage: SettingContent<Noun, 'Fairy Village'> = {
  place: { name: 'das Feendorf', in: 'im Feendorf', to: 'ins Feendorf', from: 'aus dem Feendorf' },
  beginner: {
    arrival: `
      @place Da standen lauter Pilze mit Türen. Nun waren sie {place.in}.
      / Aus [Pilzen|roten Pilzen] waren die Häuser. So kamen sie {place.to}.
      Laternen aus Tau hingen [überall|an jedem Halm] und zitterten.
      / Es roch nach Mehl und [Klee|Honig], und ein Mühlrad ging.
      + Die Dächer waren rot mit weißen Tupfen, frisch gemalt.
      + Eine Fee trug ihre Wäsche heim. Es waren Flügel.
      + „Vorsicht, klein“, stand auf einem Schild.
      + {Friend} machte sich schmal und stieß doch an eine Laterne.
      + Aus einem Schornstein kam Rauch, so dünn wie ein Faden.
      + Zwei Feen flogen vorbei und stritten, wer schneller ist.
      + Ein Hund, so groß wie eine Biene, bellte hell.
    `,
    life: `
      Am Abend hängen die Feen ihre Flügel an den [Haken|Nagel].
      / Hier fliegt man am Tag. Am Abend geht man [zu Fuß|barfuß].
      Die Mühle mahlt [Schlafstaub|feinen Staub], und jeder holt ein Säckchen.
      / Am Bach dreht sich die [Mühle|kleine Mühle]. Sie klappert ein Lied.
      + Die Kinder baden in einer Blüte. Das Wasser muss man gießen.
      + Zum Essen gibt es eine Erbse für alle. Sie reicht bis morgen.
      + Eine Tante strickt Socken für Käfer, immer sechs.
      + Im Pilz Nummer vier wird vorgelesen. Man hört es durch das Dach.
      + Die Laternen gehen an, wenn man sie anhaucht.
      + Der Bürgermeister fegt die Straße mit einer Wimper.
      + Wer lügt, dem wackeln die Flügel.
    `,
    way: `
      Der Weg {spot.to} ging [über Steine|zwischen Halmen hindurch].
      / Sie gingen {spot.to}, an den letzten [Häusern|Gärten] vorbei.
      Eine Grille sagte ihnen [Guten Abend|den Weg], in drei Tönen.
      / Etwas [raschelte|huschte] im Gras. Es war der Nachtwächter.
      + Auf einem Blatt schlief ein Marienkäfer mit Zipfelmütze.
      + Es roch nach Brot, dann nach Bach, dann nach Nacht.
      + Eine Laterne lief ihnen nach. Sie fürchtete sich allein.
      + Der Mond saß auf einem Kleeblatt und wippte.
      + {Friend} ging auf Zehen, wegen der Häuser.
      + An einem Faden hing ein Briefkasten. Er war voll mit Pollen.
      + Ein Wurm hielt die Straße auf. Er war sehr lang und sehr höflich.
    `,
    thanks: `
      Die Feen streuten ihnen [Blüten|Goldstaub] auf den Kopf.
      / Alle Laternen [nickten|blinkten] zum Abschied, die kleinste zweimal.
      {Keeper} gab {hero.dat} ein [Säckchen|Döschen], so groß wie ein Zahn.
      / {Hero} bekam eine [Laterne|Lampe] aus einem Tropfen.
      + „Nur am Abend aufmachen“, hieß es, „sonst schläft der Lehrer ein.“
      + Für {friend.akk} gab es sechs Socken.
      + Der kleine Hund wollte mit. Er durfte bis zur Brücke.
      + „Kommt wieder, und macht euch klein“, riefen sie.
      + Die Mühle klapperte ihnen nach.
      + Der Bürgermeister winkte mit der Wimper.
    `,
  },
  intermediate: {
    arrival: `
      @place Unter Halmen, [hoch wie Kirchtürme|von denen Tau tropfte], lag es, und nun standen sie {place.in}.
      / Rote Pilze mit Türen und Fenstern [tauchten auf|standen da]: Sie waren {place.in}.
      An jedem Halm hing [eine Laterne aus Tau|ein Tropfen mit Licht darin] und [zitterte|leuchtete], wenn jemand vorbeiging.
      / Es duftete nach Mehl und Klee, und [irgendwo klapperte eine Mühle|in der Ferne drehte sich ein Mühlrad].
      + Die Tupfen auf den Dächern waren noch feucht, [ein Maler ging gerade nach Hause|eine Biene hatte schon daran gerochen].
      + „Achtung, klein“, warnte ein Schild, das man fast zertreten hätte.
      + {Friend} zog den Bauch ein und [stieß trotzdem zwei Laternen um|blieb trotzdem an einer Wäscheleine hängen].
      + Eine Fee trug ein Paar Flügel [über dem Arm, frisch gebügelt|am Kleiderbügel, für Sonntag].
      + Ein Hund von der Größe einer Biene [bellte sie an und erschrak davon selber|knurrte so tief, wie er konnte].
      + Aus den Schornsteinen stieg Rauch, dünn wie Nähgarn.
    `,
    life: `
      Nach Sonnenuntergang hängen die Feen ihre Flügel [an den Haken|in den Schrank] und gehen zu Fuß.
      / Abends wird im Dorf nicht mehr geflogen, [der Ordnung halber|aus Rücksicht], man spaziert.
      Die Mühle mahlt Schlafstaub, und vor der Tür [wartet eine Schlange|stehen lauter Säckchen].
      / Der Nachtwächter geht mit einem Glühwurm herum und [ruft die Stunde|zählt die Fenster].
      + Gebadet wird in Glockenblumen, da hört man, wenn einer fertig ist.
      + Eine einzige Erbse [ergibt ein Abendessen|macht die ganze Straße satt] und [am nächsten Tag noch Suppe|wird in Scheiben verkauft].
      + Eine Tante strickt für die Käfer Socken, sechs für jeden.
      + In Nummer vier wird vorgelesen, und das halbe Dorf lehnt am Dach.
      + Wer schwindelt, dem flattern die Flügel, auch wenn sie im Schrank hängen.
      + Der Bürgermeister fegt den Platz mit einer Wimper, und er hat nur noch elf.
    `,
    way: `
      {Spot.to} führte ein Pfad, gerade so breit wie [ein Lineal|zwei Schnecken].
      / Der Weg {spot.to} ging hinter den letzten [Häusern|Gartenzäunen] ins hohe Gras.
      Eine Grille spielte ihnen den Weg vor, [links herum in Moll|und sie folgten dem Ohr].
      / Im Gras raschelte der Nachtwächter und [grüßte mit der Laterne|tat, als sei er ein Einbrecher].
      + Es roch erst nach Brot, dann nach Bach und dann nach Dunkelheit.
      + Eine Laterne lief ihnen nach, weil sie sich allein fürchtete.
      + Auf einem Blatt schlief ein Marienkäfer mit sieben Punkten und einer Mütze.
      + {Friend} ging so leise, dass man die eigenen Zehen hörte.
      + Ein Wurm überquerte die Straße, und das dauerte seine Zeit.
      + Auf dem höchsten Klee saß der Mond und wippte ein wenig.
    `,
    thanks: `
      Zum Abschied streute man ihnen Blütenblätter auf den Kopf, [was kitzelte|ganze Hände voll].
      / Das Dorf stand auf dem Platz und winkte, [der Bürgermeister mit der Wimper|alle mit beiden Flügeln].
      {Keeper} gab {hero.dat} ein Döschen, nicht größer als [ein Milchzahn|eine Linse].
      / {Hero} bekam einen Tautropfen am Stiel, [der nachts leuchtet|als Laterne für daheim].
      + „Erst am Abend öffnen“, hieß es, „sonst schläft die ganze Klasse.“
      + {Friend} erhielt sechs Socken und überlegte, wohin mit allen.
      + Der kleine Hund begleitete sie bis an die Brücke und bellte dann die Ferne an.
      + Noch lange hörten sie die Mühle, wie sie klapperte und langsamer wurde.
    `,
  },
  advanced: {
    arrival: `
      @place Zwischen Halmen, [die hier als Bäume gelten|durch die der Abend tropfte], lag es, und schon waren sie {place.in}.
      / Rote Pilze mit Gardinen [standen artig Spalier|säumten die Straße]: Sie waren {place.in}.
      / Man bückte sich unter einem Klee hindurch, [der höflich nickte|von dem es tropfte], und war {place.in}.
      An jedem Halm hing eine Laterne aus Tau, die [erbebte, wenn man kam|eifersüchtig funkelte].
      / Über den Gassen, [kaum breiter als ein Band|nicht länger als ein Löffel], brannten die Tautropfen.
      / Nach Mehl und nach Klee duftete es, [und irgendwo klapperte eine Mühle|denn die Mühle kennt keinen Sonntag].
      + Die Tupfen auf den Dächern waren [frisch gestrichen|offenbar Geschmackssache], und ein Maler, der auf [einer Leiter aus Stroh|dem Schornstein] saß, [begutachtete den siebten|zog einen Kreis nach].
      + Ein Schild mit der Aufschrift „Achtung, klein“ [entging nur knapp dem Schicksal|erlitt beinahe jenes Missgeschick], vor dem es warnte.
      + {Friend} hielt die Luft an, [machte sich so schmal wie möglich|zog alles ein, was einziehbar war,] und stieß mit dem [Übrigen|Rest] zwei Laternen um.
      + Ein Wachhund [im Format einer Biene|von Bienengröße] verbellte sie gründlich und suchte danach [bei {hero.dat} Schutz vor dem Lärm|erschöpft seine Hütte auf].
      + Eine Fee trug ihre Flügel über dem Arm nach Hause, [tadellos gebügelt|in Seidenpapier], und grüßte mit dem Kinn.
      + Aus den Schornsteinen stieg Rauch von der Stärke [eines Nähfadens|einer einzelnen Wimper] und roch nach Bratapfel.
      + Zwei Feen überholten einander in Dachhöhe und [beschuldigten sich gegenseitig der Raserei|verlangten beide eine Wiederholung].
    `,
    life: `
      Mit Einbruch der Dämmerung hängen die Feen ihre Flügel [in den Schrank|an den Nagel] und gehen zu Fuß.
      / Geflogen wird nach Sonnenuntergang nicht mehr, was [die Nachbarn|die Älteren] sehr begrüßen.
      Man holt sich [in der Mühle ein Säckchen Schlafstaub|an der Mühlentür eine Prise Schlaf] und [redet|plaudert] über die Ernte.
      / Der Nachtwächter ruft die Stunden aus, [leise|flüsternd], damit niemand davon erwacht.
      + Eine Erbse ergibt ein Abendessen für sechs Personen, und [über die Reste wird am Sonntag gesprochen|die Schale wird als Badewanne vererbt].
      + Gebadet wird in Glockenblumen, [denen man sofort anhört, wenn jemand|die empört läuten, sobald einer] hinter den Ohren schludert.
      + Wer nicht die Wahrheit sagt, dem zittern die Flügel, [und zwar auch im Schrank|sogar auf dem Bügel], weshalb man [manche Schränke im Dorf|es in einigen Häusern] bis spät klappern hört.
      + Der Bürgermeister kehrt [den Platz eigenhändig|die Stufen des Rathauses] mit einer Wimper, von denen ihm, [wie er gern erwähnt|zu seinem Kummer], nur elf geblieben sind.
      + Eine Tante strickt den Käfern Strümpfe, jeweils sechs, und [verzählt sich aus Liebe|legt einen siebten als Reserve dazu].
      + Vorgelesen wird in Haus Nummer vier, während das übrige Dorf [am Dach lehnt|mit den Ohren an den Tupfen klebt].
      + Die Feuerwehr besteht aus drei Tropfen, die [gern gerufen werden|im Spritzenhaus nicht zu laut lachen dürfen].
    `,
    way: `
      {Spot.to} verlief ein Pfad von der Breite [eines Lineals|zweier Schnecken], hinaus ins hohe Gras.
      / Hinter dem letzten Zaun begann die Wildnis, [und durch sie|duftend, und dort] ging es {spot.to}.
      Eine Grille [geigte|spielte] ihnen die Richtung vor, in Moll, weil es bergauf ging.
      / Es raschelte, und hervor trat, [sehr verlegen|die Laterne voran], der Nachtwächter.
      + Zuerst roch es nach Brot, [dann nach Bach|bald nach Brunnenkresse] und schließlich nach jener Dunkelheit, die [nur ganz unten zwischen den Halmen wohnt|man sonst bloß unter Betten findet].
      + Eine der Laternen lief ihnen nach, da sie sich, [wie sie zugab|tapfer, aber klein], allein [vor sich selber|im eigenen Schein] fürchtete.
      + Ein Regenwurm überquerte die Straße, vorn noch munter und hinten bereits schlafend.
      + Auf dem höchsten Kleeblatt saß der Mond und wippte, als gehöre ihm das Dorf.
      + Ein Marienkäfer mit Nachtmütze schlief mitten auf dem Blatt, und man [ging bewundernd um ihn herum|zählte im Vorübergehen seine Punkte].
      + Der Klee hatte sich bereits gefaltet, und es war, als spaziere man [durch lauter geschlossene Regenschirme|unter schlummernden Dächern].
    `,
    thanks: `
      Man bewarf sie mit Blüten, und einige der Feen [zielten|trafen] erstaunlich gut.
      / Das ganze Dorf winkte, der Bürgermeister, [tief gerührt|feierlich], mit seiner Wimper.
      {Keeper} gab {hero.dat} ein Döschen mit, [kleiner|um nichts größer] als ein Milchzahn.
      / {Hero} bekam einen Tautropfen am Stiel überreicht, der [daheim|im Dunkeln] leuchten werde.
      + Vor dem Abend, so die Warnung, dürfe man es nicht öffnen, da sonst erfahrungsgemäß zuerst der Lehrer einschlafe.
      + {Friend} nahm sechs Socken in Empfang und begann, im Stillen die eigenen Füße nachzuzählen.
    `,
  },
  troubles: {
    sieve: {
      keeper: { gender: 'f', nom: 'Feenmüllerin', gen: 'Feenmüllerin' },
      thing: {
        gender: 'n',
        nom: 'kleinste Sieb',
        gen: 'kleinsten Siebs',
        akk: 'kleinste Sieb',
        dat: 'kleinsten Sieb',
        ein: 'kleinstes Sieb',
        einen: 'kleinstes Sieb',
        einem: 'kleinsten Sieb',
      },
      spot: { at: 'unter dem letzten Pilz', to: 'zum letzten Pilz des Dorfes' },
      facts: {
        ask: 'Warum gab es heute keinen Schlafstaub?',
        cause: 'jemand lieh {thing.akk} aus, und keiner wusste mehr wer',
        mended: 'der Schlafstaub rieselte und alle gähnten',
      },
      beginner: {
        trouble: `
          @keeper Vor der Mühle saß die Feenmüllerin und [gähnte|rieb sich die Augen].
          / „Ach je“, sagte die Feenmüllerin und [setzte|lehnte] sich auf einen Sack.
          @thing „{Thing} ist weg. Nun gibt es heute keinen [Schlafstaub|Staub zum Schlafen].“
          / „Mir fehlt {thing}“, sagte sie. „Ohne das wird der Schlafstaub [grob|zu dick].“
          @cause „Jemand hat es sich geliehen. Keiner weiß mehr, [wer|wer es war].“
          / „Es ist verliehen. An wen? Das weiß [niemand|keiner] mehr.“
          @feeling Sie war so müde, dass sie in den [Mehlsack|Trichter] fiel.
          / Müde klopfte sie auf ihre Schürze. Es [staubte|schneite] nicht.
          + „Ich weiß nur, es ging {spot.to}“, sagte sie.
          + Im Trog lag der Staub in Klumpen, so groß wie Erbsen.
          + „Davon schläft man nicht“, sagte sie. „Davon kriegt man Beulen.“
          + Das Mühlrad drehte sich, aber nur aus Gewohnheit.
          + Seit drei Nächten hatte sie selbst nicht geschlafen.
          + Sie nieste, und es kam gar nichts heraus.
        `,
        worry: `
          Alle Feen lagen wach und [zählten|strickten]. Keine schlief.
          / Ohne Staub bleiben hier die [Augen|Äuglein] offen.
          Die Kinder hüpften auf den [Pilzen|Dächern], um müde zu werden.
          / Ein Baby sah die Mutter an, groß und [rund|munter]. Sie sah zurück.
          + Der Bürgermeister fegte den Platz zum fünften Mal.
          + Es gab schon Ringe unter den Augen, und Ringe unter den Ringen.
          + Eine Fee las das Telefonbuch. Es hatte drei Namen.
          + „Ich schlafe“, sagte einer. Aber seine Flügel wackelten.
          + Die Laternen wollten aus und durften nicht.
        `,
        mend: `
          Die Müllerin nahm {thing.akk} und [klopfte|blies] die Erde heraus.
          / {Hero} hängte {thing.akk} in die Mühle, [ritsch|rüttel], ratsch.
          @mended Der Schlafstaub rieselte, ganz fein, und alle [gähnten|gähnten laut].
          / Es rieselte der [feine|silberne] Schlafstaub. Da gähnten alle.
          + Zuerst gähnte der Müller. Nein, der Müllerin ihr Hund.
          + Er fiel auf die Dächer wie ganz, ganz wenig Schnee.
          + Das Baby blinzelte. Dann blinzelte nur noch die Mutter.
          + „Ich schlafe“, sagte der eine. Nun wackelte nichts.
          + Der Bürgermeister schlief auf dem Besen ein.
          + Ein Korn fiel {friend.dat} auf die Nase. Da sank der Kopf.
          + Die Laternen gingen aus, plim, plim, plim.
          + Die Kinder rollten von den Dächern in weiches Gras.
        `,
        joy: `
          Es wurde das [leiseste|kürzeste] Fest der Welt. Man gähnte sich zu.
          / Alle wollten noch [feiern|tanzen]. Sie tanzten im Liegen.
          Es gab Milch mit [Honig|Klee], und keiner trank aus.
          / Die Müllerin hob den Becher und [schlief|nickte] ein.
          + {Hero} bekam nur ein halbes Korn. So blieb {hero} wach.
          + {Friend} sprach einen Toast. Er hieß „Chrrr“.
          + Das Sieb hängt nun an einer Kette, mit einem Zettel: „Wer?“
          + Man legte allen eine Decke über, der Größe nach.
          + Der Hund war als Letzter wach, aber nicht mehr lang.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Auf den Stufen der Mühle saß die Feenmüllerin, [weiß bis an die Ohren|das Kinn in der Hand].
          / „Geschlossen“, sagte die Feenmüllerin und [gähnte|gähnte so, dass man ihre Zähne zählen konnte].
          @thing „{Thing} ist nicht da“, sagte sie, „und deshalb gibt es heute [keinen Schlafstaub|auch keinen Schlafstaub].“
          / „Mir fehlt {thing}, und damit wird der Schlafstaub [erst fein|so fein, wie er sein muss].“
          @cause „Jemand hat es sich ausgeliehen, und keiner weiß mehr, wer.“
          / „Es ist verliehen worden, [nur an wen|bloß wer es hat], das hat jeder vergessen.“
          @feeling Sie war so müde, dass sie [sich an den Mehlsack lehnte und verschwand|im Sitzen umfiel].
          / Müde sah sie aus, [mit Ringen unter den Augen|wie ein leerer Sack], und gähnte beim Reden.
          + „Ich erinnere mich nur, dass es {spot.to} getragen wurde“, sagte sie.
          + Im Trog lag der Staub in Klumpen. Davon bekommt man keine Träume, sondern Beulen.
          + „Alle sagen, sie waren es nicht“, seufzte sie, „und alle glauben es.“
          + Das Mühlrad drehte sich weiter, aber nur aus Gewohnheit.
          + Sie nieste, und es kam kein bisschen Staub.
        `,
        worry: `
          Das ganze Dorf lag wach und [starrte an die Lamellen|betrachtete die Decke].
          / Ohne Schlafstaub fällt hier [kein Augenlid|niemand] zu Boden, geschweige denn ins Bett.
          Ein Baby musterte seine Mutter, munter wie [eine Mücke|am Mittag], und sie musterte zurück.
          / Die Kinder hüpften von Dach zu Dach, um [müde|endlich müde] zu werden.
          + Der Bürgermeister fegte den Platz, bis er durchsichtig war.
          + Unter den Augen hatte man Ringe, und daran hingen kleinere Ringe.
          + Eine Fee las das Telefonbuch aus. Es hatte drei Einträge, und einer war sie.
          + „Ich schlafe schon“, rief einer, aber in seinem Schrank klapperte es.
          + Nicht einmal Schafe halfen, denn die waren zu groß zum Zählen.
        `,
        mend: `
          Die Müllerin klopfte {thing.akk} aus und [hängte|spannte] es über den Trog.
          / {Hero} schob {thing.akk} in den Rahmen, und [rüttel, rüttel|ritsch, ratsch] ging die Mühle.
          @mended Da rieselte der Schlafstaub, fein wie [Nebel|Mondlicht], und alle gähnten.
          / Silbern rieselte der Schlafstaub [herab|aus der Mühle], und alle gähnten, Haus um Haus.
          + Das Gähnen lief die Straße hinunter und kam auf der anderen Seite wieder herauf.
          + Mitten in der Drohung, nie wieder zu schlafen, schlief das Baby ein.
          + Auf dem Platz sank der Bürgermeister sanft auf seine Wimper.
          + Ein Körnchen landete auf der Nase von {friend.dat}, und der Kopf wurde schwer.
          + Die Laternen machten plim und gingen aus, eine nach der anderen.
          + Von den Dächern rutschten die Kinder ins Gras und blieben liegen, wie sie fielen.
        `,
        joy: `
          Es wurde das leiseste Fest des Jahres, [man prostete sich mit Gähnen zu|alle tanzten im Liegen].
          / Man hatte noch vor zu feiern und kam bis zum [ersten Becher|Tischdecken].
          Die Müllerin hob ihre warme Milch, sagte „Auf“ und [schlief ein|weiter kam sie nicht].
          / {Hero} bekam nur ein halbes Korn, [damit der Heimweg noch ging|ganz knapp bemessen].
          + {Friend} hielt eine Rede, die in der Hauptsache aus Chrrr bestand.
          + Decken wurden verteilt, der Größe nach, die kleinste war ein Blütenblatt.
          + Das Sieb hängt seither an einer Kette, und daneben liegt eine Liste.
          + Die Grille spielte noch drei Takte, dann fiel ihr der Bogen aus dem Bein.
        `,
      },
      advanced: {
        trouble: `
          @keeper Auf der Schwelle ihrer Mühle saß, [das Haupt gestützt|weiß bis in die Wimpern], die Feenmüllerin.
          / „Geschlossen“, gähnte die Feenmüllerin, „[auf unbestimmte Zeit|wegen Müdigkeit].“
          @thing Es fehle {thing}, sagte sie, und so gebe es heute [keinen|auch keinen] Schlafstaub.
          / „{Thing} ist fort, und ohne das bleibt der Schlafstaub [Grieß|grob wie Kies].“
          @cause Jemand habe es ausgeliehen, und niemand wisse mehr, [wer|wer es gewesen sei].
          / „Verliehen ist es“, sagte sie, „nur an wen, das hat [jeder|jedermann] vergessen.“
          @feeling Sie war so müde, dass sie [beim Sprechen|mit jedem Wort] ein wenig tiefer in den Mehlsack sank.
          / Müde, wie sie war, gähnte sie [auf Vorrat|in Fortsetzungen].
          + Sicher sei bloß, dass es {spot.to} gewandert sei, und dass seither alle beteuerten, sie hätten damit nichts zu tun.
          + Was jetzt im Trog lag, war von einer Körnung, die keine Träume verursacht, sondern Beulen.
          + Das Mühlrad drehte sich noch, doch man sah ihm an, dass es mit den Gedanken anderswo war.
        `,
        worry: `
          Da ohne Schlafstaub hier kein Lid sich senkt, lag das Dorf [geschlossen|vollzählig] wach.
          / In sämtlichen Pilzen brannte Licht, und hinter den [Gardinen|Fenstern] sah man alle auf und ab spazieren.
          + Ein Säugling betrachtete seine Mutter mit jener Frische, die Eltern um drei Uhr früh [besonders|so] fürchten.
          / Die Kinder sprangen von Dach zu Dach, um müde zu werden, und wurden dabei nur [besser|geschickter].
          + Eine Fee las das Telefonbuch von vorn bis hinten und fand sich selbst darin recht flüchtig gezeichnet.
          + Unter den Augen trug man Ringe, an denen sich bereits kleinere Ringe zeigten.
          + „Ich schlafe längst“, rief jemand, doch aus seinem Schrank war deutlich das Flattern zu hören.
          + Das Zählen von Schafen scheiterte daran, dass hier noch nie eines durch die Tür gepasst hatte.
        `,
        mend: `
          {Hero} spannte {thing.akk} in den Rahmen, und [die Mühle|das ganze Werk] begann zu rütteln.
          / Die Müllerin klopfte {thing.akk} aus und [hängte|setzte] es sorgsam ein.
          @mended Nun rieselte der Schlafstaub, feiner als Nebel, und alle [gähnten|gähnten laut].
          / Silbrig rieselte der Schlafstaub über die Dächer, und alle gähnten, [ob sie wollten oder nicht|auch die Stolzen].
          + Das Gähnen zog die Hauptstraße hinab, wendete am Brunnen und kam mit Verstärkung zurück.
          + Der Säugling schlief mitten in einem Satz ein, den er ohnehin noch nicht sprechen konnte.
          + Auf dem Platz sank der Bürgermeister, ohne die Wimper loszulassen, in die Arme des Nachtwächters, der ebenfalls schon sank.
          + Mit einem Plim nach dem anderen löschten sich die Laternen, und die letzte, eine ängstliche, merkte es gar nicht mehr.
        `,
        joy: `
          Man hatte ein Fest beschlossen und gelangte immerhin bis zum [Anstoßen|Decken der Tische].
          / Es war das stillste Fest seit Menschengedenken, denn [getanzt|gefeiert] wurde im Liegen.
          + Die Müllerin hob ihren Becher, sprach das Wort „Auf“ und [blieb|verweilte] dabei.
          / {Hero} bekam, weil der Heimweg noch [bevorstand|zu gehen war], bloß ein halbes Korn.
          + Die Rede, mit der {friend} dem Dorf dankte, bestand aus einem einzigen, sehr überzeugenden Schnarchen.
          + Decken legte man sich gegenseitig um, wobei der Letzte, der noch wach war, mit seiner eigenen gewisse Mühe hatte.
          + Das Sieb kam an eine Kette, und neben der Kette hängt seitdem eine Liste, in die sich noch keiner eingetragen hat.
        `,
      },
    },
    thimble: {
      keeper: { gender: 'm', nom: 'Feenbäcker', gen: 'Feenbäckers' },
      thing: { gender: 'm', nom: 'Fingerhut', gen: 'Fingerhuts' },
      spot: { at: 'am Mühlbach', to: 'zum Mühlbach' },
      facts: {
        ask: 'Warum stieg der Teig über die Dächer?',
        cause: 'eine Maus hielt {thing.akk} für einen Hut',
        mended: 'der Teig sank zusammen und das Brot duftete',
      },
      beginner: {
        trouble: `
          @keeper Vor dem Ofen stand der Feenbäcker und [drückte|stemmte] gegen den Teig.
          / „Hilfe“, rief der Feenbäcker, bis zum [Bauch|Hals] im Teig.
          @thing „{Thing} ist weg! Nun steigt der [Teig|weiße Teig] und steigt.“
          / „Mir fehlt {thing}“, rief er. „Damit messe ich die [Hefe|viele Hefe].“
          @cause „Eine Maus hielt ihn für einen Hut und [ging|lief] davon.“
          / „Da kam eine Maus. Sie hielt ihn für einen [Hut|feinen Hut].“
          @feeling Er war sehr besorgt und wischte sich [Teig|Mehl] von der Stirn.
          / Besorgt sah er [nach oben|zum Dach]. Da war kein Dach mehr, nur Teig.
          + „Die Maus lief {spot.to}“, rief er. „Mit Hut!“
          + Er hatte die Hefe mit dem Eimer gemessen. Das war zu viel.
          + Der Teig sah aus dem Fenster und winkte fast.
          + „Halt“, sagte er zum Teig. Der Teig hörte nicht.
          + Es roch gut. Das war das Gemeine daran.
          + Schon stieg er dem Nachbarn über den Zaun.
          + „Mehr Platz“, rief er, „er will noch wachsen!“
        `,
        worry: `
          Der Teig stand bis zum [Dach|Schornstein]. Man musste oben heraus.
          / Drei Häuser steckten im [Teig|weichen Teig], mit Mann und Maus.
          Die Feen [klebten|hingen] fest, mit einem Fuß, mit zwei.
          / Ein Kind saß im Teig und wollte [nie|gar nicht] mehr heraus.
          + Der Bürgermeister kam an die Tür. Er kam nicht wieder weg.
          + „Iss dich frei“, rief eine Tante. Der Bauch tat bald weh.
          + Die Laternen waren weg. Man sah nur Hügel.
          + Er stieg und stieg und schnaufte dabei.
          + Der Hund bellte von innen.
          + Er war weiß und weich und überall.
        `,
        mend: `
          Der Bäcker nahm {thing.akk}. Er maß [ganz genau|langsam] einen Hut voll Salz.
          / {Hero} gab ihm {thing.akk}. Ein Hut Salz, [strich|gestrichen] voll, und hinein.
          @mended Pffff! Der Teig sank zusammen, und das Brot duftete [bald|warm].
          / Da sank der Teig zusammen. Und bald [duftete|duftete schon] das Brot.
          + Man sah wieder Dächer, dann Türen, dann Füße.
          + „Ich bin frei“, rief der Bürgermeister. An ihm hing noch eine Brezel.
          + Der Teig ließ das Kind los. Das Kind war fast traurig.
          + Der Ofen ging an. Es knisterte schön.
          + Jeder Laib wurde so groß wie er sein soll: klein.
          + Der Hund kam heraus. Er war paniert.
          + „So viel Brot“, sagte der Bäcker, „reicht bis zum Herbst.“
          + Die Maus bekam einen Hut aus Brotrinde.
        `,
        joy: `
          Es gab Brot für [alle|das ganze Dorf], warm, mit Butter.
          / Die Feen saßen auf [Broten|Semmeln] und aßen ihre Stühle auf.
          Der Bäcker tanzte und [stäubte|schneite] dabei.
          / {Hero} bekam das [erste|knusprigste] Stück, mit einem H aus Zucker.
          + {Friend} aß sich durch einen Berg und kam drüben heraus.
          + Sie backten einen Mann, der dem Bürgermeister glich.
          + Das Kind durfte in den Resten baden.
          + Die Maus verneigte sich und aß den Hut.
          + Das Dorf roch die ganze Nacht nach Kruste.
          + Auch der Hund bekam was. Er roch gut.
          + Alle waren satt. Alle waren rund.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Bis zur Brust im Teig stand der Feenbäcker und [drückte mit beiden Händen|rief um Hilfe].
          / „Bitte nicht anlehnen“, ermahnte sie der Feenbäcker, „[er klebt|das ist keine Wand]!“
          @thing „Mir fehlt {thing}“, rief er, „und nun steigt der Teig [über die Dächer|und hört nicht auf].“
          / „{Thing} ist weg, mit dem ich die Hefe messe. [Seht euch das an|Und jetzt das]!“
          @cause „Eine Maus hielt ihn für einen Hut und [spazierte davon|ging damit aus].“
          / „Da kam eine Maus, hielt ihn für einen Hut und [lief damit|lief] {spot.to}.“
          @feeling Besorgt sah er zu, wie [der Schornstein verschwand|auch das Nachbarhaus unterging].
          / Er war so besorgt, dass er [Mehl schwitzte|seine Mütze knetete].
          + Heute hatte er nach Gefühl gemessen, und sein Gefühl war ein Eimer.
          + Aus dem Fenster im ersten Stock hing der Teig wie ein neugieriger Onkel.
          + „Ich habe ihm gut zugeredet“, sagte er, „davon geht er noch mehr auf.“
          + Es duftete herrlich, und gerade das war so gemein.
          + Er stand da wie eine Rosine im Kuchen.
          + „Zurück“, sagte er zu ihm. Er kam näher.
        `,
        worry: `
          Drei Häuser steckten schon bis zum Dach im Teig, und ihre Bewohner [benutzten den Schornstein|winkten oben heraus].
          / Der Teig nahm die Gasse [in der ganzen Breite|wie ein sehr dicker Herr] und klopfte nicht an.
          Wer stehen blieb, klebte, und wer [rannte|zog], klebte mit Schwung.
          / Ein Kind saß mittendrin und [wollte nicht gerettet werden|baute eine Burg].
          + Der Bürgermeister hatte amtlich nachsehen wollen. Nun sah man nur noch seinen Hut.
          + „Iss dich frei“, riet eine Tante mit vollem Mund.
          + Der kleine Hund bellte, aber man wusste nicht mehr, von wo.
          + Bei jedem Schnaufer wuchs er um einen Stock.
        `,
        mend: `
          Der Bäcker füllte {thing.akk} mit Salz, strich ihn glatt und [streute es hinein|zählte bis drei].
          / {Hero} reichte ihm {thing.akk}, und er maß das Salz, [diesmal ganz genau|mit angehaltenem Atem].
          @mended Mit einem langen Pfff sank der Teig zusammen, und bald duftete [das Brot|überall das Brot].
          / Der Teig seufzte und sank zusammen, [Stockwerk für Stockwerk|wie ein müdes Kissen], und das Brot duftete.
          + Erst kamen Dächer zum Vorschein, dann Fenster, dann lauter klebrige Leute.
          + Der Bürgermeister trat hervor, eine Brezel hinter jedem Ohr.
          + Der Hund war außen knusprig und sonst gesund.
          + Im Ofen ordneten sich die Laibe brav nebeneinander, klein und rund.
          + Das Kind musste man bitten, seine Burg zu verlassen.
          + Die Maus gab sich mit einem Hut aus Kruste zufrieden.
        `,
        joy: `
          Nun gab es Brot für alle, [warm und mit Butter|so viel, dass man darauf saß].
          / Man machte Tische aus Broten und aß [zum Schluss die Tische|sie von den Ecken her].
          {Hero} bekam den ersten Anschnitt, [mit Zuckerguss|das knusprige Ende].
          / Der Bäcker tanzte, und bei jeder Drehung [schneite es|stand er in einer Wolke].
          + {Friend} aß sich in einen Brotberg hinein und kam auf der anderen Seite wieder heraus.
          + Einen besonders großen Laib formten sie nach dem Bürgermeister, der sich sehr getroffen fand.
          + Die Maus verbeugte sich so tief, dass sie den Hut gleich anbiss.
          + Das Dorf roch noch lange nach Kruste und Zufriedenheit.
        `,
      },
      advanced: {
        trouble: `
          @keeper Bis unter die Achseln im Hefeteig, [heftig winkend|beide Hände erhoben], stand der Feenbäcker.
          / „Treten Sie nicht näher“, rief der Feenbäcker, „[er nimmt|er duldet] keine Rücksicht.“
          @thing Ihm fehle {thing}, mit dem er die Hefe bemesse, und der Teig [steige über|überrage] die Dächer.
          / „{Thing} ist fort“, klagte er, „und der Teig steigt [ohne Maß|über die Dächer].“
          @cause Eine Maus hatte ihn für einen Hut gehalten und war damit [ausgegangen|davonspaziert], {spot.to}.
          / „Eine Maus hielt ihn für einen Hut“, sagte er, „und er stand ihr [leider|sogar].“
          @feeling Besorgt verfolgte er, wie [das Nachbarhaus|sein eigener Schornstein] unter der weißen Woge verschwand.
          / Er war so besorgt, dass er [statt des Teigs|gedankenlos] seine Mütze knetete.
          + In Ermangelung des Maßes habe er sich auf sein Gefühl verlassen, und das fasse, wie man nun sehe, ungefähr einen Eimer.
          + Gutes Zureden habe er versucht, doch gerade davon gehe so ein Teig erst richtig auf.
          + Ein Duft von frischer Hefe lag über allem und machte es schwer, das Unglück mit dem nötigen Ernst zu betrachten.
        `,
        worry: `
          Drei Häuser staken bereits bis zum First im Teig, und die Bewohner [verkehrten|gingen] durch den Schornstein.
          / Gemächlich nahm der Teig die Hauptstraße ein, wie ein dicker Herr, [der Zeit hat|dem alles gehört].
          + Wer stehen blieb, der klebte, und wer sich loszureißen versuchte, nahm [ein gutes Stück|mehr davon] mit.
          / Der Bürgermeister, der amtlich hatte nachsehen wollen, war nur noch an [seinem Hut|der Wimper] zu erkennen.
          + Ein Kind, das mitten darin eine Burg errichtet hatte, verbat sich sämtliche Rettungsversuche.
          + „Essen Sie sich frei“, empfahl eine Tante mit vollen Backen und ging mit gutem Beispiel voran.
          + Der Hund war noch zu hören, doch gingen die Ansichten darüber, in welchem Laib, auseinander.
        `,
        mend: `
          Der Feenbäcker bemaß mit {thing.dat} sorgfältig das Salz und [streute|gab] es hinein.
          / {Hero} angelte {thing.akk} hinüber, und [ein|genau ein] Maß Salz fand seinen Weg.
          @mended Es seufzte, und der Teig sank zusammen, [Stock um Stock|Dach um Dach], und das Brot duftete.
          / Mit einem Pfff von [seltener|großer] Länge sank der Teig zusammen, und bald duftete das Brot.
          + Zum Vorschein kamen der Reihe nach Dächer, Fenster und zahlreiche Einwohner, alle ein wenig verklebt und merkwürdig ausgeruht.
          + Der Bürgermeister schritt, hinter jedem Ohr eine Brezel, ins Freie und erklärte die Besichtigung für beendet.
          + Der Hund war außen knusprig und innen, wie sein Bellen bewies, ganz der Alte.
          + Man fertigte der Maus einen Hut aus Rinde, der ihr, wie alle fanden, weit besser stand.
        `,
        joy: `
          Da Brot nun in jeder Menge vorhanden war, saß man [auf Broten an Broten|darauf] und aß die Möbel.
          / Man deckte auf langen Laiben, die sich [im Lauf des Abends|zusehends] verkürzten.
          + {Hero} erhielt den Anschnitt, also das [knusprige|beste] Ende, um das sich sonst Geschwister entzweien.
          / Der Bäcker tanzte in einer Wolke aus Mehl, von der man nur noch [die Schuhe|das Lachen] bemerkte.
          + {Friend} aß sich auf der einen Seite in einen Berg hinein und trat auf der anderen, merklich runder, wieder aus.
          + Aus dem Rest formte man den Bürgermeister in Lebensgröße, und er war von der Ähnlichkeit so bewegt, dass er davon abbiss.
          + Bis in den Morgen hinein lag über den Pilzen ein Geruch, in dem sich gut schlafen ließ.
        `,
      },
    },
    'music-crank': {
      keeper: {
        gender: 'f',
        nom: 'älteste Fee',
        gen: 'ältesten Fee',
        akk: 'älteste Fee',
        dat: 'ältesten Fee',
        ein: 'älteste Fee',
        einen: 'älteste Fee',
        einem: 'ältesten Fee',
      },
      thing: { gender: 'f', nom: 'Spieluhrkurbel', gen: 'Spieluhrkurbel' },
      spot: { at: 'im hohlen Eichbaum', to: 'zum hohlen Eichbaum' },
      facts: {
        ask: 'Warum hatte das Dorf kein Schlaflied?',
        cause: 'die Kinder nahmen {thing.akk} als Angelhaken',
        mended: 'die Spieluhr spielte wieder',
      },
      beginner: {
        trouble: `
          @keeper Auf der Bank saß die älteste Fee und [summte|hörte] ins Leere.
          / „Kommt her, ihr zwei“, sagte die älteste Fee mit [kleiner|dünner] Stimme.
          @thing „Uns fehlt {thing}. Nun hat das Dorf kein [Schlaflied|Lied mehr].“
          / „{Thing} ist weg, und die Spieluhr [spielt nicht|steht still].“
          @cause „Die Kinder haben sie als Angelhaken [genommen|benutzt]. Plumps.“
          / „Sie wollten angeln, die [Kinder|Kleinen]. Da nahmen sie sie als Haken.“
          @feeling Sie war so traurig, dass ihr Flügel [hing|knisterte].
          / Traurig strich sie über die [Spieluhr|stille Dose].
          + „Nun ist sie {spot.at}“, sagte sie. „Gebissen hat keiner.“
          + Die Kinder standen da und sahen auf ihre Zehen.
          + Seit neunhundert Jahren gab es jeden Abend das Lied.
          + „Ich kann es ja singen“, sagte sie, „aber ich vergaß die Mitte.“
          + Auf der Dose tanzte sonst eine Figur. Nun stand sie auf einem Bein.
          + Es war ein Loch im Abend, gerade so groß wie ein Lied.
        `,
        worry: `
          Ohne das Lied wollte keiner ins [Bett|kleine Bett]. Es fehlte der Anfang.
          / Alle standen an der Tür und [warteten|horchten]. Es kam nichts.
          Ein Vater sang selbst. Da weinte [das Kind|sogar der Hund].
          / Die Mütter summten, jede was [anderes|Falsches].
          + „Wie ging es noch?“, fragten alle. Es ging la, und dann?
          + Der Nachtwächter pfiff. Man bat ihn, es zu lassen.
          + Die Tänzerin auf der Dose bekam einen Krampf.
          + Ein Stern beugte sich herab. Er hörte das Lied sonst gern.
          + Ohne Lied klingt die Nacht wie ein leerer Topf.
        `,
        mend: `
          {Hero} steckte {thing.akk} in das kleine [Loch|Loch der Dose].
          / Die Fee nahm {thing.akk} mit [zwei|zittrigen] Fingern und drehte.
          @mended Kling, kling! Die Spieluhr [spielte|spielte ganz leise] wieder.
          / Ein Ton, noch ein Ton, und die Spieluhr spielte [wieder|nun wieder].
          + Die Tänzerin setzte das Bein ab. Dann tanzte sie.
          + „Ach ja“, sagten alle. „So ging die Mitte.“
          + Eine Tür nach der anderen ging zu, ganz sacht.
          + Die Kinder sangen mit. Sie wussten jedes Wort.
          + Der Stern legte sich auf den Bauch und hörte zu.
          + Der Vater sang nicht mehr. Dafür dankten ihm alle.
          + Es klang wie Regen auf Glas, wie Zucker im Tee.
          + Die Laternen wiegten sich hin und her.
        `,
        joy: `
          Alle tanzten einmal um die [Dose|Bank], auf Socken.
          / Sie tanzten, wie die [Figur|Tänzerin] tanzt: auf einem Bein.
          Die Fee tanzte mit {hero.dat}. Sie war [leicht|neunhundert].
          / {Hero} durfte [drehen|kurbeln], langsam, sonst wird das Lied ein Huhn.
          + {Friend} drehte auch. Da wurde es ein Huhn.
          + Die Kinder bekamen einen echten Haken und einen Fisch aus Keks.
          + Die Fee sang die Mitte. Nun wusste sie sie wieder.
          + Zum Schluss lief die Uhr aus, pling … pling … pling.
          + Da lagen alle schon.
          + Der Stern ging als Letzter heim.
        `,
      },
      intermediate: {
        trouble: `
          @keeper Auf der Bank vor dem Rathaus saß die älteste Fee, eine stille Dose [im Schoß|auf den Knien].
          / „Setzt euch“, sagte die älteste Fee, „es gibt [heute leider keine Musik|ja nichts zu hören].“
          @thing „Uns fehlt {thing}“, sagte sie, „und ohne sie hat das Dorf kein [Schlaflied|Lied zur Nacht].“
          / „{Thing} ist weg, und nun [schweigt|schläft] die Spieluhr, nur wir nicht.“
          @cause „Die Kinder haben sie als Angelhaken genommen, und [sie sank|gebissen hat niemand].“
          / „Die Kinder brauchten einen Angelhaken, da [nahmen|liehen] sie sich die Kurbel.“
          @feeling Traurig drehte sie an einer Kurbel, [die nicht da war|aus lauter Luft].
          / Sie war so traurig, dass ihre Flügel [knisterten wie altes Papier|ganz matt waren].
          + „Jetzt ist sie {spot.at}“, sagte sie, „und ich bin für so etwas zu alt.“
          + Hinter ihr standen die Angler, der Größe nach, und betrachteten ihre Zehen.
          + Neunhundert Jahre lang war kein Abend ohne das Lied gewesen.
          + Auf dem Deckel stand die Tänzerin, mitten im Schritt, auf einem Bein.
        `,
        worry: `
          Ohne Schlaflied wusste keiner, [wie man anfängt zu schlafen|wann der Abend fertig war].
          / Alle standen im Nachthemd in der Tür und [horchten|warteten auf den ersten Ton].
          Ein Vater sang selbst, und da [weinten auch die anderen|bellte der Hund].
          / „Wie ging denn die Mitte?“, fragte einer, und [niemand wusste sie|alle sangen etwas anderes].
          + Der Nachtwächter pfiff eine Strophe und wurde gebeten, es dabei zu lassen.
          + Ein Stern hatte sich eigens herabgebeugt und bekam allmählich Nackenschmerzen.
          + Der Anfang saß, der Schluss saß, aber dazwischen war ein Loch.
          + Die Tänzerin auf dem Deckel fragte nach einem Stuhl.
        `,
        mend: `
          {Hero} steckte {thing.akk} in die Dose und [drehte ganz behutsam|spürte, wie sie griff].
          / Mit zittrigen Fingern nahm die Fee {thing.akk}, [setzte sie an|hauchte sie warm] und drehte.
          @mended Es klickte, es klang, und die Spieluhr [spielte wieder|begann wieder zu spielen].
          / Ein Ton löste sich, ein zweiter kam nach, und die Spieluhr spielte [wieder|ihr Lied wieder].
          + Endlich durfte die Tänzerin das Bein absetzen, und dann drehte sie sich los.
          + „So ging die Mitte“, sagten alle und sahen sich an, als hätten sie sie selbst gefunden.
          + Eine Tür nach der anderen schloss sich, immer auf den richtigen Ton.
          + Die Kinder sangen am leisesten mit, und sie konnten jedes Wort.
          + Der Stern legte sich auf den Bauch und stützte das Kinn auf.
          + Es klang wie Regen auf dünnem Glas.
        `,
        joy: `
          Auf Socken tanzte das ganze Dorf um die Bank, [einmal und dann noch einmal|leise und sehr rund].
          / Man tanzte wie das Figürchen auf dem Deckel, [auf einem einzigen Bein|mit einer Hand in der Luft].
          Die älteste Fee tanzte mit {hero.dat} und war [federleicht wie ein Blütenblatt|überhaupt nicht zu ermüden].
          / {Hero} durfte kurbeln, allerdings langsam, [sonst|andernfalls] klingt die Melodie nach Huhn.
          + {Friend} kurbelte danach, und es klang nach Huhn, nach einem fröhlichen.
          + Die Angler bekamen einen richtigen Haken und fingen einen Keks.
          + Jetzt wusste sie auch die Mitte wieder und sang sie dreimal, zur Sicherheit.
          + Pling, machte die Uhr, und pling, und irgendwann das letzte Mal pling.
        `,
      },
      advanced: {
        trouble: `
          @keeper Auf der Bank vor dem Rathaus saß, eine stumme Dose im Schoß, [die älteste Fee|traurig lächelnd die älteste Fee].
          / „Nehmt Platz“, sagte die älteste Fee, „[zu hören|zu erleben] gibt es heute allerdings nichts.“
          @thing Abhandengekommen war {thing}, und so hatte das Dorf [kein Schlaflied|zum ersten Mal kein Schlaflied].
          / „{Thing} ist fort“, sagte sie, „und ohne die [schweigt|bleibt] die Spieluhr stumm.“
          @cause Die Kinder hatten sie als Angelhaken genommen und, [was sonst|wie es so geht], verloren.
          / „Den Kindern diente sie als Angelhaken“, sagte sie, „und nun liegt sie {spot.at}.“
          @feeling Sie war so traurig, dass ihre Flügel [knisterten|raschelten], wie Briefe es tun, die man zu oft gelesen hat.
          / Traurig drehte sie mit zwei Fingern an [nichts|einer Kurbel aus Luft].
          + Neunhundert Jahre hindurch habe kein Abend ohne das Lied geendet, und nun wisse man gar nicht, woran man merken solle, dass er aus sei.
          + Hinter der Bank standen, nach Größe geordnet, die Angler und widmeten sich dem Anblick ihrer Zehen.
          + Auf dem Deckel verharrte die Tänzerin mitten im Schritt, mit dem Lächeln von jemandem, dem das Bein einschläft.
        `,
        worry: `
          Da das Lied fehlte, wusste niemand, [wie|womit] man das Schlafen anfängt.
          / Vor allen Türen standen sie in Nachthemden und warteten auf [einen|den ersten] Ton.
          + Ein Vater sprang ein und sang, worauf erst sein Kind weinte, dann der Hund und [endlich|zuletzt] die Nachbarschaft.
          / Der Anfang war allen geläufig, auch der Schluss, doch dazwischen [klaffte|gähnte] ein Loch von acht Takten.
          + Der Nachtwächter pfiff aushilfsweise und wurde mit großer Freundlichkeit daran gehindert, es noch einmal zu tun.
          + Ein Stern, der dem Lied seit Jahrhunderten zuhörte, hatte sich herabgebeugt und wagte nun nicht, sich wieder aufzurichten.
          + „Es ging so ähnlich wie Regen“, sagte jemand, und alle nickten, aber singen konnte es keiner.
        `,
        mend: `
          {Hero} setzte {thing.akk} an, und man [spürte|hörte], wie tief im Innern etwas einrastete.
          / Die Fee nahm {thing.akk}, hauchte sie warm und [drehte|begann zu drehen].
          @mended Zögernd, als müsse sie sich [besinnen|erst räuspern], spielte die Spieluhr wieder.
          / Ein Ton fiel, dann sein Nachbar, und die Spieluhr spielte wieder, [silbern|wie ehedem].
          + Der Tänzerin war es vergönnt, nach langen Stunden das Bein abzusetzen, und sie drehte sich, dass der Lack glänzte.
          + „Richtig, die Mitte“, sagten alle und taten, als hätte sie ihnen auf der Zunge gelegen.
          + Von Haus zu Haus schlossen sich die Türen, jede auf ihrem Ton, und die letzte genau auf dem Schlussakkord.
          + Der Stern legte sich auf den Bauch, stützte das Kinn auf und war für den Rest der Nacht nicht mehr zu sprechen.
        `,
        joy: `
          Das ganze Dorf tanzte auf Socken um die Bank, und [zu hören|vernehmbar] war nur die Musik.
          / Man tanzte nach Art der Figur, auf einem Bein, [was|und das] zu Verwicklungen führte.
          + Die älteste Fee bat {hero.akk} um einen Walzer und erwies sich als [federleicht|nicht zu ermüden].
          / {Hero} durfte die Kurbel führen, langsam, da das Lied sonst, [wie man weiß|leider], zum Huhn wird.
          + {Friend} lieferte kurz darauf den Beweis, und es war immerhin ein fröhliches Huhn.
          + Den Anglern schenkte man einen richtigen Haken, an dem sie, zum Staunen aller, einen Keks fingen.
          + Pling, sagte am Ende die Uhr, und lange nichts, und dann, als niemand mehr wach war, noch einmal pling.
        `,
      },
    },
  },
}
