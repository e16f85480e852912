import { atEveryLevel } from '../../../../first-set.ts'
import type { SettingContent } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const rainbowBridge: SettingContent<Noun, 'Rainbow Bridge'> = {
  place: { name: 'die Regenbogenbrücke', in: 'auf der Regenbogenbrücke', to: 'auf die Regenbogenbrücke', from: 'von der Regenbogenbrücke' },
  beginner: {
    arrival: `
      @place Rot, gelb, grün, blau! Nun waren sie {place.in}, hoch [oben|im Himmel].
      / Ein Bogen aus [Farben|Licht] ging auf, und sie standen {place.in}.
      Sieben Bahnen [liefen|gingen] nebeneinander, und jede [roch|klang] anders.
      + Rot roch nach Erdbeere, Grün nach Gras.
      + Maler auf Leitern malten am Rand weiter.
      + Ein Regen fiel, aber nur einer, der kitzelt.
      + {Friend} stand mit einem Fuß im Gelb und kicherte.
      + „Nicht stehen bleiben“, rief ein Maler, „sonst wirst du lila.“
      + Tief unten lag die Welt wie ein Teppich.
      + Pfützen gab es auch, in jeder eine andere Farbe.
    `,
    life: `
      Am Abend wird hier die Farbe [umgerührt|nachgemalt], von links nach rechts.
      / Hier wohnen Maler, Frösche und [Tropfen|viele Tropfen], die gern rutschen.
      Wer müde ist, geht auf die [blaue|ruhige] Bahn, wer [tanzt|hüpft], nimmt Orange.
      + Die Kinder rutschen auf Violett. Es ist am glattesten.
      + Zum Abendbrot gibt es Suppe in Streifen.
      + Die Pinsel schlafen mit dem Kopf nach oben.
      + Ein Dachs sagt, wer dran ist.
      + Die Wolken stellen sich an und warten.
      + Die Tropfen erzählen, wo sie heute waren. In einer Tasse Tee!
    `,
    way: `
      Sie gingen {spot.to}, erst durch [Rot|Gelb], dann durch [Blau|Grün].
      / Der Weg {spot.to} war [bunt|glatt] und ging [bergab|im Bogen].
      Es [tropfte|kleckste] von oben, mal grün, mal gar nicht.
      + Eine Leiter stand da, und oben sang ein Maler.
      + Durch die Farbe sah man Vögel fliegen, wie durch Saft.
      + Bei Gelb wurde es warm. Bei Blau gähnte man.
      + {Friend} hatte nun Streifen und fand es gut.
      + Ein Eimer rollte vorbei und war in Eile.
      + Der Wind roch nach nassem Stein und Seife.
      + Jeder Schritt machte einen Ton, wie ein kleines Klavier.
    `,
    thanks: `
      Alle Maler winkten mit [Pinseln|Hüten], und es [kleckste|regnete] bunt.
      / „Bleibt [bunt|schön bunt]“, riefen sie, und so sagt man hier [Tschüss|Lebt wohl].
      {Keeper} gab {hero.dat} ein [Döschen|Gläschen] mit einer [Farbe|achten Farbe].
      + „Sie hat keinen Namen“, hieß es. „Du darfst.“
      + Für {friend.akk} gab es einen Streifen zum Umbinden.
      + Ein Tropfen kitzelte sie zum Abschied am Ohr.
      + Die blaue Bahn trug sie ein Stück, ganz sacht.
      + Der Bogen blieb noch lange in den Augen.
    `,
  },
  intermediate: {
    arrival: `
      @place Wie ein Bogen aus lauter Licht hob sie sich, und schon standen sie {place.in}.
      / Sieben Farben gingen unter ihren Füßen auf: Sie waren {place.in}.
      Nebeneinander liefen die [Bahnen|sieben Bahnen], und jede roch nach etwas [anderem|Eigenem].
      + Rot duftete nach Erdbeeren und Grün nach frisch gemähtem Rasen.
      + Auf Leitern standen Maler und besserten die Ränder nach.
      + Es regnete ein wenig, aber von der Sorte, die kitzelt.
      + {Friend} geriet mit einem Bein ins Gelbe und musste lachen.
      + „Weitergehen“, rief ein Maler, „wer steht, wird lila!“
      + Unten lag die Welt, zusammengefaltet und klein.
      + In den Pfützen stand je eine Farbe und ruhte sich aus.
    `,
    life: `
      Gegen Abend rühren die Maler alles noch einmal [um|kräftig um], damit nichts eintrocknet.
      / Wer hier lebt, malt, rutscht oder [regnet|wartet auf Sonne], und abends [alles|beides] zugleich.
      Müde Leute nehmen die blaue Bahn, und wer noch [tanzen|hüpfen] will, geht auf [Orange|Rot].
      + Die Kinder rutschen auf Violett, das ist am glattesten.
      + Abends gibt es Suppe in Streifen, und man darf nicht umrühren.
      + Die Pinsel schlafen mit dem Kopf nach oben, wegen der Frisur.
      + Tropfen erzählen einander, wo sie heute waren, einer sogar in einem Ozean.
      + Ein Dachs regelt den Verkehr und grüßt jeden zweimal.
      + Wolken dürfen nur am Rand parken.
    `,
    way: `
      {Spot.to} gingen sie quer durch alle Farben, [von Rot bis Blau|eine nach der anderen].
      / Der Weg {spot.to} fiel sanft ab, und [jeder Schritt|jeder Tritt] gab einen Ton.
      Von einer Leiter tropfte es grün, und oben sang [ein Maler|jemand] vom [Meer|Frühling].
      + Bei Gelb wurde ihnen warm, bei Blau mussten sie gähnen.
      + Unter der Farbe sah man Vögel ziehen, wie durch Himbeersaft.
      + {Friend} trug inzwischen Streifen und drehte sich nach beiden Seiten.
      + Ein Eimer rollte eilig an ihnen vorüber.
      + Es roch nach nassem Stein und nach Seife.
      + Ein Tropfen lief neben ihnen her und wollte wissen, wohin.
    `,
    thanks: `
      Zum Abschied schwenkten die Maler ihre Pinsel, und [es kleckste bunt|alle bekamen Tupfen].
      / „Bleibt bunt“, rief man, das heißt hier [Auf Wiedersehen|so viel wie Lebewohl].
      {Keeper} schenkte {hero.dat} ein Gläschen mit einer [achten Farbe|Farbe ohne Namen].
      + „Den Namen darfst du ihr geben“, hieß es, „aber es muss schön klingen.“
      + {Friend} bekam einen Streifen zum Umbinden und band ihn um den Bauch.
      + Die blaue Bahn trug sie noch ein Stück hinab.
      + Am Ohr kitzelte sie ein letzter Tropfen.
      + Machte man die Augen zu, so war der Bogen noch da.
    `,
  },
  advanced: {
    arrival: `
      @place Unter ihren Füßen spannte sich Farbe an Farbe, [und|denn] sie standen {place.in}.
      / Ein Bogen aus nichts als Licht [trug|hielt] sie: Sie waren {place.in}.
      Sieben Bahnen liefen nebeneinander her, von denen jede [anders|nach etwas anderem] roch.
      + Auf Leitern standen Maler und zogen mit herausgestreckter Zunge die Ränder nach.
      + Der Regen, der hier fällt, ist von jener Sorte, die kitzelt, und man sah ernste Leute kichern.
      + Wer zu lange auf der Stelle stehe, rief man ihnen zu, der werde lila, und das gehe schlecht heraus.
      + {Friend} geriet mit einem Bein ins Gelb und wurde davon sichtlich heiterer als mit den übrigen.
    `,
    life: `
      Abends rührt man die Farben um, damit [keine|sie bis zum Morgen nicht] eintrocknet.
      / Man lebt hier vom Malen und [Rutschen|Regnen] und ist am Abend gleichermaßen bekleckst.
      Die Müden nehmen Blau, die [Munteren|Übermütigen] Orange, und so kommt jeder an.
      + Auf Violett, der glattesten von allen, rutscht die Jugend, und gelegentlich rutscht ein Professor mit.
      + Die Suppe wird in Streifen aufgetragen, und wer umrührt, gilt als ungehobelt.
      + Des Nachts schlafen die Pinsel mit dem Kopf nach oben, der Frisur zuliebe.
      + Die Tropfen erzählen einander, wo sie tagsüber gewesen sind, und einer will in einer Träne gesessen haben.
    `,
    way: `
      {Spot.to} ging es quer durch sämtliche Farben, und man [nahm|trug] von jeder etwas mit.
      / Sanft neigte sich der Bogen {spot.to}, und unter jedem Schritt [klang|erklang] ein Ton.
      Von einer Leiter herab sang ein Maler und [tropfte|kleckste] im Takt.
      + Im Gelben wurde einem warm, im Blauen gähnte man, und auf der Grenze wusste man nicht recht.
      + Durch das Rot hindurch waren ziehende Vögel zu sehen, wie Früchte in einem Gelee.
      + {Friend} hatte unterdessen Streifen angenommen und ließ sich gern von beiden Seiten betrachten.
      + Ein Eimer rollte vorüber, mit der Eile eines Eimers, der noch etwas vorhat.
    `,
    thanks: `
      Mit den Pinseln winkten ihnen die Maler, was [niemanden|keinen] ohne Tupfen ließ.
      / „Bleibt bunt“, wünschte man ihnen, [wie es hier Brauch ist|und sie versprachen es].
      {Keeper} überreichte {hero.dat} ein Gläschen mit einer Farbe, die noch [keinen|gar keinen] Namen hat.
      + Man möge sich einen ausdenken, hieß es, und zwar einen, der auch geflüstert gut klinge.
      + {Friend} erhielt einen Streifen zum Umbinden und trug ihn fortan, wo andere Leute die Taille haben.
      + Schloss man die Augen, so stand der Bogen noch eine ganze Weile da.
    `,
  },
  troubles: {
    'smallest-brush': {
      keeper: { gender: 'm', nom: 'Malerfrosch', gen: 'Malerfrosches' },
      thing: {
        gender: 'm',
        nom: 'kleinste Pinsel',
        gen: 'kleinsten Pinsels',
        akk: 'kleinsten Pinsel',
        dat: 'kleinsten Pinsel',
        ein: 'kleinster Pinsel',
        einen: 'kleinsten Pinsel',
        einem: 'kleinsten Pinsel',
      },
      spot: { at: 'am Fuß der Brücke', to: 'zum Fuß der Brücke' },
      facts: {
        ask: 'Warum war ein Loch in der Brücke?',
        cause: 'der Regen spülte {thing.akk} über den Rand',
        mended: 'das Loch in der Brücke schloss sich',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Auf einer Leiter klebte {keeper} und [hielt einen zu großen Pinsel|schaute in die Tiefe].
          @thing „Für das Feine brauche ich {thing.akk}, und nun [fehlt er|ist er weg].“
          @cause „Der Regen spülte {thing.akk} über den [Rand|Rand hinunter].“
          @feeling {Keeper} war besorgt: „Hier ist ein Loch. [Gleich fällt einer durch|Siehst du]!“
        `,
        worry: `
          Davor stand eine Ente und [rechnete|traute sich nicht hinüber].
        `,
        mend: `
          @mended Ein Strich, ein zweiter, und das Loch in der Brücke schloss sich.
          Die Ente ging hinüber und [sah sich nicht um|sagte nur: Na also].
        `,
        joy: `
          {Hero} durfte [den letzten Tupfer|ein Stück Blau] malen. Man sieht ihn heute noch.
        `,
      }),
    },
    'bridge-whistle': {
      keeper: { gender: 'm', nom: 'Brückendachs', gen: 'Brückendachses' },
      thing: { gender: 'f', nom: 'Brückenpfeife', gen: 'Brückenpfeife' },
      spot: { at: 'auf der untersten Malerleiter', to: 'zur untersten Malerleiter' },
      facts: {
        ask: 'Warum ging niemand über die Brücke?',
        cause: '{thing} fiel beim Grüßen in den Nebel',
        mended: 'alle gingen der Reihe nach hinüber',
      },
      ...atEveryLevel({
        trouble: `
          @keeper In der Mitte stand {keeper} und [winkte mit allen Armen|hatte den Überblick verloren].
          @thing „Ohne {thing.akk} weiß keiner, wer [dran ist|an der Reihe ist].“
          @cause „Ich sagte Guten Abend, da fiel {thing} in den [Nebel|Nebel hinunter].“
          @feeling {Keeper} war so verwirrt, dass [er eine Wolke durchwinkte|er sich selbst anhielt].
        `,
        worry: `
          „Nach Ihnen“, sagten alle. „Nein, [nach Ihnen|bitte, nach Ihnen].“ So ging es seit Stunden.
        `,
        mend: `
          @mended {Keeper} pfiff, und alle gingen der Reihe nach [hinüber|hinüber, erst die Kleinen].
          Ein Pfiff für Rot, [zwei für Blau|ein langer für die Oma auf Grün].
        `,
        joy: `
          Auf der anderen Seite [umarmten sich alle|sagten alle noch einmal Guten Abend].
        `,
      }),
    },
    'sun-glass': {
      keeper: {
        gender: 'm',
        nom: 'jüngste Regentropfen',
        gen: 'jüngsten Regentropfens',
        akk: 'jüngsten Regentropfen',
        dat: 'jüngsten Regentropfen',
        ein: 'jüngster Regentropfen',
        einen: 'jüngsten Regentropfen',
        einem: 'jüngsten Regentropfen',
      },
      thing: { gender: 'n', nom: 'Sonnenglas', gen: 'Sonnenglases' },
      spot: { at: 'unter dem dritten Bogen', to: 'zum dritten Bogen' },
      facts: {
        ask: 'Warum wurde die Brücke blass?',
        cause: 'der Tropfen putzte {thing.akk} viel zu eifrig',
        mended: 'die Farben kamen zurück',
      },
      ...atEveryLevel({
        trouble: `
          @keeper Vor ihnen zitterte {keeper}, [rund und blank|kaum größer als eine Träne].
          @thing „Die Brücke wird blass, und {thing} ist [weg|fort]!“
          @cause „Ich habe {thing.akk} so eifrig geputzt, da rutschte es [davon|mir weg].“
          @feeling {Keeper} schämte sich und wurde [ganz trüb|noch kleiner].
        `,
        worry: `
          Rot sah schon aus wie Rosa, und Gelb wie [Vanille|nichts].
        `,
        mend: `
          @mended {Hero} stellte {thing.akk} ins letzte Licht, und die Farben kamen [zurück|zurück, alle sieben].
          Blau kam zuletzt, [mit Schwung|als hätte es sich verlaufen].
        `,
        joy: `
          Die großen Tropfen sagten: „Das passiert. [Uns auch|Mir erst gestern].“
        `,
      }),
    },
  },
}
