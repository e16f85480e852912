import { atEveryLevel } from '../../../../first-set.ts'
import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const birds: FriendsOf<Noun, 'birds'> = {
  Eagle: {
    noun: { gender: 'm', nom: 'Adler', gen: 'Adlers' },
    facts: { help: 'der Adler sah den Weg von oben' },
    ...atEveryLevel({
      arrives: `
        @friend Ein Adler setzte sich auf den Sims und verbeugte sich vor [der Gardine|dem Blumentopf].
        „Ich sehe eine Maus in hundert Meilen“, sagte er. „[Wo bist du, {hero}|Bist du {hero}]?“
      `,
      alone: `
        @friend Der Adler sah weit hinten alles und suchte [seine Füße|das Nest, in dem er saß].
      `,
      dry: `
        {Other} flog zwischen den Schwingen, so hoch, dass [die Flüsse Fäden waren|es still wurde].
      `,
      wet: `
        In einer Kugel aus Glas sank der Adler mit {other.dat} und sah [das andere Ufer|nur die Ferne].
      `,
      quirk: `
        „Da hinten liegt eine Nadel“, sagte er und [fiel über einen Eimer|lief gegen einen Pfosten].
      `,
      help: `
        Lauter Gassen, [kreuz und quer|ein ganzes Knäuel].
        @help Da stieg der Adler auf, sah den Weg von oben und [rief ihn herunter|zeigte ihn mit dem Flügel].
      `,
    }),
  },
  Parrot: {
    noun: { gender: 'm', nom: 'Papagei', gen: 'Papageis' },
    facts: { help: 'der Papagei rief mit der Stimme eines anderen' },
    ...atEveryLevel({
      arrives: `
        @friend „Zähne putzen!“, rief es. Auf der Stange saß [ein Papagei|ein bunter Papagei].
        „Das habe ich nur gehört“, sagte er. „[Noch fünf Minuten|Wo sind die Socken]! Komm mit, {hero}.“
      `,
      alone: `
        @friend Der Papagei sagte Gute Nacht, in [sieben Stimmen|den Stimmen der ganzen Straße].
      `,
      dry: `
        Er flog voran und rief „Nächster Halt!“, und {other} flog an einer Schnur [mit|hinterher].
      `,
      wet: `
        Unter der Taucherglocke rief er „Blubb“ in [drei Sprachen|allen Tonlagen], und {other} lachte.
      `,
      quirk: `
        „Wer hat den Kuchen gegessen?“, rief er, gerade [als es still war|im falschen Augenblick].
      `,
      help: `
        Das Tor hörte nur auf [seinen Wächter|die eine Stimme].
        @help Da rief der Papagei mit der Stimme eines anderen, [ganz genau so|bis aufs Räuspern], und es ging auf.
      `,
    }),
  },
  Hummingbird: {
    noun: { gender: 'm', nom: 'Kolibri', gen: 'Kolibris' },
    facts: { help: 'der Kolibri hielt still ein Licht ans Schlüsselloch' },
    ...atEveryLevel({
      arrives: `
        @friend Es surrte. „Hab ich schon gesagt“, sagte ein Kolibri, [ehe man fragte|bevor er da war].
        „{Hero}, ja, genau, komm, [wir sind schon zurück|fast fertig], fehlt nur noch der Anfang.“
      `,
      alone: `
        @friend Der Kolibri war mit dem Abend schon fertig und [wartete auf die anderen|fing noch mal an].
      `,
      dry: `
        Er zog {other.akk} an einem Seidenfaden, so schnell, dass die [Minuten|Bäume] überholt wurden.
      `,
      wet: `
        In einem Fingerhut voll Luft, größer, viel größer, surrten sie mit {other.dat} [hinab|nach unten].
      `,
      quirk: `
        Er erzählte einen Witz. Man hörte nur [surr|das Ende], aber das war gut.
      `,
      help: `
        Am Tor war es dunkel, und das Schloss war [winzig|kaum zu sehen].
        @help Der Kolibri stand in der Luft und hielt still ein Licht ans [Schlüsselloch|Schlüsselloch, ganz ohne Wackeln].
      `,
    }),
  },
  Swan: {
    noun: { gender: 'm', nom: 'Schwan', gen: 'Schwans' },
    facts: { help: 'der Schwan war ein Boot mit Federn' },
    ...atEveryLevel({
      arrives: `
        @friend Etwas Schönes schwamm durch die Pfütze im Hof. Dann stieg der Schwan aus und [watschelte|stolperte].
        „Schau bitte kurz weg“, sagte er. „[Zu Fuß bin ich nicht gut|So]. Guten Abend, {hero}.“
      `,
      alone: `
        @friend Der Schwan glitt über den See. An Land ging er lieber [nicht|nur nachts].
      `,
      dry: `
        Er lief an, [patsch, patsch|es sah furchtbar aus], und flog dann mit {other.dat} wie ein Lied.
      `,
      wet: `
        Er steckte den Hals in die Tiefe, und {other} rutschte in einer Blase [daran hinab|hinunter].
      `,
      quirk: `
        Auf der Treppe hielt er sich [an allen fest|am Geländer], mit großer Würde.
      `,
      help: `
        Ein See lag da, [schwarz und glatt|weit und ohne Steg].
        @help Da war der Schwan ein Boot mit [Federn|Federn, und alle saßen weich].
      `,
    }),
  },
  Peacock: {
    noun: { gender: 'm', nom: 'Pfau', gen: 'Pfaus' },
    facts: { help: 'der Pfau leuchtete mit hundert Augen' },
    ...atEveryLevel({
      arrives: `
        @friend Klirr! Ein Pfau war erschrocken, und [die Vase lag da|sein Rad ging auf].
        „Ich erschrecke so leicht“, sagte er, „und dann [geht es auf|ist es schon passiert]. {Hero}, hast du Platz?“
      `,
      alone: `
        @friend Der Pfau saß ganz still und versuchte, [nicht zu erschrecken|sich nicht zu wundern].
      `,
      dry: `
        Mit offenem Rad segelte er, {other} vorn, und der Wind [trug sie hinauf|war begeistert].
      `,
      wet: `
        Das Rad schob das Wasser zur Seite, und {other} ging [im Trockenen|wie durch eine Tür].
      `,
      quirk: `
        Ein Käfer sagte Buh. [Rumms, das Rad|Da fiel ein Regal um].
      `,
      help: `
        Im Gang war es [finster|schwarz wie im Sack].
        @help „Buh“, sagten alle, und der Pfau leuchtete mit hundert [Augen|blauen Augen].
      `,
    }),
  },
  Flamingo: {
    noun: { gender: 'm', nom: 'Flamingo', gen: 'Flamingos' },
    facts: { help: 'der Flamingo stand als Pfosten im tiefen Wasser' },
    ...atEveryLevel({
      arrives: `
        @friend Im Garten stand ein Flamingo auf einem Bein und [überlegte, auf welchem|wechselte].
        „Links?“, fragte er. „Oder das [andere|rosane]? {Hero}, du entscheidest.“
      `,
      alone: `
        @friend Der Flamingo stand am See und fragte sich, welches Bein [dran ist|er gerade hatte].
      `,
      dry: `
        Er stakste über Stock und Stein, {other} hoch oben, bei jedem Schritt [ein Bein|ein neues Bein].
      `,
      wet: `
        Er ging einfach hinein. Erst {other} in der Blase, dann [Knie, dann Hals|sehr viel Hals].
      `,
      quirk: `
        Er schlief auf einem Bein ein. Auf welchem, [wusste er nachher nicht|stritt man noch lange].
      `,
      help: `
        Das Wasser war tief, und [man fand keinen Halt|die Strömung zog].
        @help Da stand der Flamingo als Pfosten im tiefen [Wasser|Wasser, auf beiden Beinen], und alle hielten sich fest.
      `,
    }),
  },
  Crane: {
    noun: { gender: 'm', nom: 'Kranich', gen: 'Kranichs' },
    facts: { help: 'der Kranich faltete aus einem Blatt ein Boot' },
    ...atEveryLevel({
      arrives: `
        @friend Ein Papierflieger kam herein, faltete sich auf und war [ein Kranich|ein Kranich mit Knick].
        „Entschuldige die Falten“, sagte er. „{Hero}, ich brauche jemanden [mit Fingerspitzengefühl|für eine feine Sache].“
      `,
      alone: `
        @friend Der Kranich faltete [die Zeitung|die Serviette], dann den Tisch, dann sich.
      `,
      dry: `
        Er faltete den Weg in der Mitte, und so war er mit {other.dat} [doppelt so schnell da|schon da].
      `,
      wet: `
        Er faltete aus Luft eine Laterne, und darin sank er mit {other.dat} [hinab|sehr ordentlich].
      `,
      quirk: `
        Die Landkarte war nun [ein Hut|ein Frosch]. „Sie steht ihr gut“, sagte er.
      `,
      help: `
        Ein Bach war im Weg, [breit und kalt|nicht zu überspringen].
        @help Da faltete der Kranich aus einem Blatt ein [Boot|Boot, dreimal links, einmal rechts].
      `,
    }),
  },
  Albatross: {
    noun: { gender: 'm', nom: 'Albatros', gen: 'Albatros' },
    facts: { help: 'der Albatros glitt mit allen ohne einen Flügelschlag hinüber' },
    ...atEveryLevel({
      arrives: `
        @friend Jemand rannte die Straße herauf, [flap, flap, flap|sehr lange]. Es war ein Albatros, der landete.
        „Verzeih“, sagte er, „ich brauche Anlauf, [auch zum Stehen|auch zum Reden]. Bist du {hero}?“
      `,
      alone: `
        @friend Der Albatros schlief im Flug und träumte, er [läge im Bett|schliefe].
      `,
      dry: `
        Er lief und lief und lief, {other} auf dem Rücken, und dann [trug die Luft|flog er doch].
      `,
      wet: `
        Mit großem Anlauf sprang er ins Wasser, {other} in einer [Blase|Blase unterm Flügel].
      `,
      quirk: `
        Er wollte sich setzen und brauchte dafür [die ganze Wiese|zwei Felder].
      `,
      help: `
        Zwischen hier und dort war [nichts als Luft|nur Tiefe].
        @help Der Albatros nahm Anlauf und glitt mit allen ohne einen Flügelschlag [hinüber|hinüber, still wie ein Gedanke].
      `,
    }),
  },
  Macaw: {
    noun: { gender: 'm', nom: 'Ara', gen: 'Aras' },
    facts: { help: 'der Ara warf bunte Federn als Wegzeichen' },
    ...atEveryLevel({
      arrives: `
        @friend „Zehntausend Meilen!“, rief ein Ara und ließ sich [aufs Bett|in die Kissen] fallen. Es war vielleicht eine Straße.
        „Ich kämpfte mit einem Drachen! [Einem Schmetterling|Gut, einer Mücke]. {Hero}, komm, es wird noch bunter!“
      `,
      alone: `
        @friend Der Ara erzählte dem Mond von heute. Es war [ein ruhiger Tag|nichts passiert]. Man hätte es nicht gedacht.
      `,
      dry: `
        Er flog in lauter Farben voran, und {other} hing an seinem [roten Schal|Tuch] und flog mit.
      `,
      wet: `
        „Wir tauchten tausend Jahre!“, rief er unterwegs. {Other} zählte [bis elf|in der Blase bis zwanzig].
      `,
      quirk: `
        Aus einem Regenwurm machte er [eine Schlange|einen Lindwurm], beim Erzählen.
      `,
      help: `
        Im Grau war der Weg nicht [mehr zu sehen|zu erkennen].
        @help Da zupfte sich der Ara und warf bunte Federn als [Wegzeichen|Wegzeichen, rot und blau].
      `,
    }),
  },
  Dove: {
    noun: { gender: 'f', nom: 'Taube', gen: 'Taube' },
    facts: { help: 'die Taube wusste, wo zu Hause ist' },
    ...atEveryLevel({
      arrives: `
        @friend Eine Taube brachte einen Brief und [las ihn gleich vor|hatte ihn schon gelesen].
        „Er ist für {hero}“, sagte sie. „[Hübsche Schrift|Traurige Stelle in der Mitte]. Du sollst mitkommen.“
      `,
      alone: `
        @friend Die Taube trug einen Brief aus und las unterwegs [noch einmal nach|nur die Schlussformel].
      `,
      dry: `
        {Other} hielt sich an der Posttasche fest, und die Taube flog, [geradeaus wie ein Strich|ohne zu fragen].
      `,
      wet: `
        Der Brief war für unten. So sank sie mit {other.dat} in [einer Flaschenpost|einer großen Flasche].
      `,
      quirk: `
        „Geht mich ja nichts an“, sagte die Taube und [las weiter|hielt den Umschlag ans Licht].
      `,
      help: `
        Keiner wusste [mehr, wo es langging|den Heimweg].
        @help Nur die Taube wusste, wo zu Hause [ist|ist, das wusste sie immer].
      `,
    }),
  },
}
