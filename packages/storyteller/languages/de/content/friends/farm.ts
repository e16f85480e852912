import { atEveryLevel } from '../../../../first-set.ts'
import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const farm: FriendsOf<Noun, 'farm'> = {
  Horse: {
    noun: { gender: 'n', nom: 'Pferd', gen: 'Pferdes' },
    facts: { help: 'das Pferd galoppierte, ohne jemanden zu wecken' },
    ...atEveryLevel({
      arrives: `
        @friend „Ich soll mich aus dem Staub machen“, sagte ein Pferd am Fenster. „[Aus welchem|Wo ist er denn]?“
        Es nahm alles wörtlich. „{Hero}, hast du [einen Augenblick|eine Minute]? Wo bewahrst du sie auf?“
      `,
      alone: `
        @friend Das Pferd galoppierte auf der Stelle, [weil es sich freute|vor Freude].
      `,
      dry: `
        {Other} stieg auf, und sie galoppierten, [dass die Mähne sang|den Hügel hinauf].
      `,
      wet: `
        Es nahm einen Strohhalm und {other.akk} samt Blase und trabte [den Grund entlang|hinunter].
      `,
      quirk: `
        „Halt die Ohren steif“, sagte jemand. Da [hielt es sie|stellte es sie auf], den ganzen Weg lang.
      `,
      help: `
        Es war spät, und der Weg war [weit|noch weit].
        @help Da lief das Pferd auf Samt und galoppierte, ohne jemanden zu [wecken|wecken, nicht mal den Wind].
      `,
    }),
  },
  Sheep: {
    noun: { gender: 'n', nom: 'Schaf', gen: 'Schafes' },
    facts: { help: 'das Schaf gab einen Faden Wolle für den Rückweg' },
    ...atEveryLevel({
      arrives: `
        @friend „Eins“, sagte ein Schaf und sah {hero.akk} an. „[Jetzt schlafe ich ein|Zwei bin ich].“
        „Nein, halt. Erst brauchen wir dich. [Määäh|Gähn].“
      `,
      alone: `
        @friend Das Schaf lag wach und zählte [Menschen|Leute], die über einen Zaun springen.
      `,
      dry: `
        {Other} saß tief in der Wolle und sah nur [die eigene Nase|den Himmel], und schon waren sie da.
      `,
      wet: `
        Die Wolle war voller Luft, und so sanken sie, {other} [mittendrin|im Wollnest].
      `,
      quirk: `
        Das Schaf zählte [alle Anwesenden|die Runde] und schlief bei drei ein.
      `,
      help: `
        Überall sah es gleich aus. Wo war der [Rückweg|Weg nach Haus]?
        @help Zum Glück hatte das Schaf einen Faden Wolle für den Rückweg [gegeben|abgegeben, und er lag noch da].
      `,
    }),
  },
  Duck: {
    noun: { gender: 'f', nom: 'Ente', gen: 'Ente' },
    facts: { help: 'die Ente zog alle auf einem Blatt hinüber' },
    ...atEveryLevel({
      arrives: `
        @friend „Ich kenne eine Abkürzung“, quakte es. Die Ente stand [in einer Pfütze|mitten in der Schüssel].
        „{Hero}? Gut. [Wasserfest|Gummistiefel]? Noch besser.“
      `,
      alone: `
        @friend Die Ente kannte eine Abkürzung zum Bett. Sie führte [durch den Teich|durchs Waschbecken].
      `,
      dry: `
        Der Weg war kurz, aber durch [elf Pfützen|jede Pfütze]. {Other} fuhr im Schlepptau.
      `,
      wet: `
        Köpfchen in das Wasser, und {other} [in der Blase|hinterher]: Das war wirklich eine Abkürzung.
      `,
      quirk: `
        „Hier lang“, sagte die Ente. Platsch. „[Fast|Fast richtig].“
      `,
      help: `
        Da war ein Teich, [still und breit|und keine Brücke].
        @help Die Ente spannte sich vor und zog alle auf einem Blatt [hinüber|ans andere Ufer].
      `,
    }),
  },
  Butterfly: {
    noun: { gender: 'm', nom: 'Schmetterling', gen: 'Schmetterlings' },
    facts: { help: 'der Schmetterling setzte sich auf die richtige Stelle' },
    ...atEveryLevel({
      arrives: `
        @friend Ein Schmetterling kam herein, hinaus, herein, und [blieb am Ohr|setzte sich auf die Nase].
        „Also“, sagte er, „nämlich, oh, eine Lampe. [{Hero}, genau|Wo war ich]? Komm mit, oder?“
      `,
      alone: `
        @friend Der Schmetterling wollte geradeaus fliegen und war schon [dreimal ums Haus|links] gekommen.
      `,
      dry: `
        Er zog {other.akk} an einem Faden durch die Luft, [in Kringeln|hin und her].
      `,
      wet: `
        In einer Blase sanken sie, und der Schmetterling [tupfte an jede Wand|sah sich rundherum satt].
      `,
      quirk: `
        Er fing einen Satz an, und der Satz flog [zum Fenster|zu einer Blume].
      `,
      help: `
        Tausend gleiche Steine lagen da, [welcher war es|einer war die Tür].
        @help Da setzte sich der Schmetterling auf die richtige Stelle, [leicht wie nichts|und blieb ausnahmsweise sitzen].
      `,
    }),
  },
  Goat: {
    noun: { gender: 'f', nom: 'Ziege', gen: 'Ziege' },
    facts: { help: 'die Ziege kletterte die Wand hinauf und ließ ein Seil herunter' },
    ...atEveryLevel({
      arrives: `
        @friend Auf dem Kleiderschrank stand eine Ziege und kaute [eine Einladung|einen Zettel].
        „Da stand, glaube ich, {hero} drauf“, sagte sie. „[Schmeckte wichtig|Der Rest war Petersilie].“
      `,
      alone: `
        @friend Die Ziege stand auf dem Dach und fraß [die Zeitung|den Wetterbericht].
      `,
      dry: `
        Sie sprang von Zinne zu Zinne, und {other} hielt sich [an den Hörnern|gut fest].
      `,
      wet: `
        Sie zog einen Helm auf und kletterte hinab, {other} [in der Blase|am Seil] dahinter.
      `,
      quirk: `
        Auf dem Schild stand der Weg. [Stand|Es war ein gutes Schild]. „Etwas salzig“, sagte die Ziege.
      `,
      help: `
        Eine Wand, [steil wie eine Wand|ohne einen Tritt].
        @help Die Ziege kletterte die Wand hinauf und ließ ein Seil [herunter|herunter, halb angekaut].
      `,
    }),
  },
  Pig: {
    noun: { gender: 'n', nom: 'Schwein', gen: 'Schweins' },
    facts: { help: 'das Schwein roch den Weg nach Hause' },
    ...atEveryLevel({
      arrives: `
        @friend Es duftete nach Seife. Im Sessel saß ein [Schwein|sehr elegantes Schwein].
        „Man hat falsche Vorstellungen“, sagte es. „[Ich bade täglich|Zweimal täglich]. {Hero}, riechst du das auch?“
      `,
      alone: `
        @friend Das Schwein saß im Schaumbad und las [ein gutes Buch|Gedichte].
      `,
      dry: `
        Es trabte auf reinen Hufen, und {other} durfte [den Sonnenschirm|die Seifendose] halten.
      `,
      wet: `
        In einer Badewanne mit Deckel ging es hinab, {other} [im Schaum|auf dem Rand].
      `,
      quirk: `
        Ein Spritzer traf das Schwein. „[Wo ist hier ein Bad|Contenance]“, sagte es leise.
      `,
      help: `
        Alle Wege sahen [gleich|ganz gleich] aus.
        @help „Seife, Kissen, Kuchen“, sagte das Schwein und roch den Weg nach [Hause|Hause, Nase voran].
      `,
    }),
  },
  Chicken: {
    noun: { gender: 'n', nom: 'Huhn', gen: 'Huhns' },
    facts: { help: 'das Huhn weckte mit einem Ei ein Stück Sonne' },
    ...atEveryLevel({
      arrives: `
        @friend „Es passiert gleich etwas!“, rief ein Huhn und legte vor Schreck [ein Ei|ein Ei aufs Kissen].
        „Da, siehst du!“ Dann sah es {hero.akk} an. „[Und es passiert mit dir|Du bist es].“
      `,
      alone: `
        @friend Das Huhn lief im Hof herum, denn [gleich|bald] würde etwas passieren.
      `,
      dry: `
        Es rannte, flatterte, rannte, und {other} lief [in einer Wolke aus Federn|mit flatternden Haaren oder Ohren] mit.
      `,
      wet: `
        In einer großen Eierschale sanken sie, und das Huhn [schloss die Augen|zählte die Löcher].
      `,
      quirk: `
        Ein Blatt fiel. „Der Himmel!“, rief das Huhn. [Plopp, ein Ei|Da lag noch ein Ei].
      `,
      help: `
        Es war so finster, dass [niemand sich rührte|keiner weiterging].
        @help Da krähte es leise, und das Huhn weckte mit einem Ei ein Stück [Sonne|Sonne, klein und gelb].
      `,
    }),
  },
  Donkey: {
    noun: { gender: 'm', nom: 'Esel', gen: 'Esels' },
    facts: { help: 'der Esel stand fest und hielt alle' },
    ...atEveryLevel({
      arrives: `
        @friend „Nein“, sagte ein Esel und [kam herein|stand schon im Zimmer]. „Nein, {hero}, ich brauche niemanden.“
        Dann: „[Na gut|Also schön]. Doch. Kommst du?“
      `,
      alone: `
        @friend Der Esel sagte Nein zu seinem Abendbrot und [aß es auf|kaute schon].
      `,
      dry: `
        „Nein“, sagte er, als {other} aufstieg, und trug [es doch|die Last] wie eine Feder.
      `,
      wet: `
        „Nass? Niemals“, sagte der Esel und stand schon [unten|auf dem Grund], {other} in einer Blase.
      `,
      quirk: `
        „Gehen wir links?“ „Nein.“ Er ging [links|schon links].
      `,
      help: `
        Der Weg war Eis und [rutschte|fiel ab]. Alle rutschten.
        @help Nur einer nicht: Der Esel stand fest und hielt [alle|alle, die an ihm hingen].
      `,
    }),
  },
  Alpaca: {
    noun: { gender: 'n', nom: 'Alpaka', gen: 'Alpakas' },
    facts: { help: 'das Alpaka summte, bis alle ruhig waren' },
    ...atEveryLevel({
      arrives: `
        @friend „Guten Abend, Stehlampe“, sagte ein Alpaka mit [Haaren vor den Augen|zu viel Pony].
        „Ach, {hero}!“ Es schob die Haare weg. „[Ich hatte dich kleiner|Jetzt sehe ich dich].“
      `,
      alone: `
        @friend Das Alpaka plauderte mit einem Strauch und fand ihn [sehr verständig|still, aber nett].
      `,
      dry: `
        {Other} lenkte, denn das Alpaka sah [nur Pony|nichts], und so kamen sie überall an, auch am Ziel.
      `,
      wet: `
        Im Wasser schwebten die Haare hoch, und zum ersten Mal sah es [alles|{other.akk}] genau.
      `,
      quirk: `
        Es verbeugte sich vor einem [Busch|Fass] und bat um den nächsten Tanz.
      `,
      help: `
        Ein Sturm kam auf, und [alle zitterten|die Brücke bebte].
        @help Da summte das Alpaka, mmm, bis alle ruhig [waren|waren, auch der Wind].
      `,
    }),
  },
  Llama: {
    noun: { gender: 'n', nom: 'Lama', gen: 'Lamas' },
    facts: { help: 'das Lama trug die Last über den Pass' },
    ...atEveryLevel({
      arrives: `
        @friend Ein Lama stand da und [schlug ein Heft auf|leckte am Bleistift]. „Gestern: jemand hielt eine Tür auf.“
        „Wer nett ist, kommt ins Heft“, sagte es. „[{Hero}, Seite neun|Du stehst schon drin, {hero}]. Kommst du?“
      `,
      alone: `
        @friend Das Lama rechnete nach, wer heute [freundlich|nett] war. Es ging genau auf.
      `,
      dry: `
        {Other} saß zwischen den Taschen, und das Lama ging, [ohne einen Schritt zu viel|Schritt um Schritt um Schritt].
      `,
      wet: `
        Es nahm ein Fass voll Luft und {other.akk} und schritt [hinab|den Grund entlang].
      `,
      quirk: `
        „Danke“, schrieb es ins Heft, [„an den Stein, fürs Sitzen“|an den Schatten vom Baum].
      `,
      help: `
        Über den Pass war es steil, und [alles war schwer|die Last war groß].
        @help „Das gleicht sich aus“, sagte das Lama und trug die Last über den [Pass|Pass, ohne zu wackeln].
      `,
    }),
  },
}
