import { atEveryLevel } from '../../../../first-set.ts'
import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const jungle: FriendsOf<Noun, 'jungle'> = {
  Tiger: {
    noun: { gender: 'm', nom: 'Tiger', gen: 'Tigers' },
    facts: { help: 'der Tiger öffnete das Dickicht wie einen Vorhang' },
    ...atEveryLevel({
      arrives: `
        @friend Vor dem Spiegel stand ein Tiger und [zählte|drehte sich]. „Einundvierzig. Oder zweiundvierzig.“
        „Ach, {hero}. Fehlt mir hinten [ein Streifen|einer]? Nein? Dann los.“
      `,
      alone: `
        @friend Der Tiger lag in der Sonne von gestern und zählte [seine Streifen|sich].
      `,
      dry: `
        Er trug {other.akk} durchs hohe Gras, [Streifen an Streifen|und das Gras merkte nichts].
      `,
      wet: `
        Tiger schwimmen gern. Er nahm {other.akk} samt Luftblase [mit hinab|zwischen die Pfoten].
      `,
      quirk: `
        „Schau nicht so“, sagte der Tiger zu einem [Zebrastreifen|Wollknäuel]. „Du hast auch welche.“
      `,
      help: `
        Vor ihnen war Dickicht, [dicht wie Filz|ganz ohne Loch].
        @help Der Tiger schlich hindurch und öffnete das Dickicht [wie einen Vorhang|wie einen Vorhang aus Seide].
      `,
    }),
  },
  Elephant: {
    noun: { gender: 'm', nom: 'Elefant', gen: 'Elefanten', akk: 'Elefanten', dat: 'Elefanten', einen: 'Elefanten', einem: 'Elefanten' },
    facts: { help: 'der Elefant hob alle mit dem Rüssel hinüber' },
    ...atEveryLevel({
      arrives: `
        @friend „Pst!“, kam es durchs Haus, dass die Gläser klirrten. Ein Elefant [flüsterte|stand im Garten].
        „Ich vergesse nie etwas“, sagte er. „[Warum bin ich hier|Was wollte ich]? Ach ja: {hero}!“
      `,
      alone: `
        @friend Der Elefant stand am Fluss und flüsterte so laut, dass [die Fische zuhörten|die Vögel aufflogen].
      `,
      dry: `
        {Other} saß hoch oben, und jeder Schritt war [weich wie ein Sack Wolle|ein kleines Erdbeben, ein freundliches].
      `,
      wet: `
        Er hielt den Rüssel als Schnorchel, und {other} saß [hinter dem Ohr|in einer Blase am Stoßzahn].
      `,
      quirk: `
        „Leise“, flüsterte der Elefant, und [drei Vögel|zwei Uhren] fielen herunter.
      `,
      help: `
        Da war eine Mauer, [viel zu hoch|höher als gedacht].
        @help Der Elefant hob alle mit dem Rüssel hinüber, [einen nach dem anderen|auch den Käfer].
      `,
    }),
  },
  Monkey: {
    noun: { gender: 'm', nom: 'Affe', gen: 'Affen', akk: 'Affen', dat: 'Affen', einen: 'Affen', einem: 'Affen' },
    facts: { help: 'der Affe schwang sie an einer Liane hinüber' },
    ...atEveryLevel({
      arrives: `
        @friend An der Lampe hing jemand und schaukelte. Es war [ein Affe|ein sehr vergnügter Affe].
        „Bei dir baumelt ja [alles|etwas]!“, rief er. „{Hero}, komm, draußen baumelt noch mehr.“
      `,
      alone: `
        @friend Der Affe hing am Ast und dachte über [das Baumeln|Bananen] nach.
      `,
      dry: `
        Von Zweig zu Zweig schwang er, und {other} [juchzte|hielt sich an ihm fest].
      `,
      wet: `
        Sie nahmen zwei Strohhalme, und der Affe schwang sich mit {other.dat} [am Tang hinab|von Tang zu Tang].
      `,
      quirk: `
        Er konnte an keiner Schnur vorbei. Diesmal war es [eine Klingelschnur|ein Bart].
      `,
      help: `
        Ein Spalt lag da, [ohne Brücke|tief und breit].
        @help „Endlich“, rief der Affe, griff eine Liane und schwang sie [hinüber|alle hinüber].
      `,
    }),
  },
  Giraffe: {
    noun: { gender: 'f', nom: 'Giraffe', gen: 'Giraffe' },
    facts: { help: 'die Giraffe war die Leiter' },
    ...atEveryLevel({
      arrives: `
        @friend Ein Kopf schaute herein, [nur ein Kopf|im zweiten Stock]. Der Rest der Giraffe stand draußen.
        „Wie bitte?“, sagte sie. „Ach so. [Das habe ich erst jetzt gehört|Es dauert hier oben]. Komm, {hero}.“
      `,
      alone: `
        @friend Die Giraffe stand mit dem Kopf in einer Wolke und wartete auf [den Rest des Satzes|das Echo].
      `,
      dry: `
        {Other} rutschte den langen Hals hinauf, und die Giraffe ging, [als wären es Wellen|wie ein Schiff].
      `,
      wet: `
        Die Giraffe ging einfach hinein; der Kopf blieb oben, und {other} fuhr [am Hals hinab|in der Blase voraus].
      `,
      quirk: `
        Man rief ihr etwas zu. Sie lachte [eine Weile später|beim nächsten Baum].
      `,
      help: `
        Der Rückweg führte über eine Klippe, [hoch wie drei Häuser|ganz ohne Stufen].
        @help „Bitte sehr“, sagte die Giraffe und war die [Leiter|Leiter für alle].
      `,
    }),
  },
  Lion: {
    noun: { gender: 'm', nom: 'Löwe', gen: 'Löwen', akk: 'Löwen', dat: 'Löwen', einen: 'Löwen', einem: 'Löwen' },
    facts: { help: 'der Löwe blies mit einem warmen Brüllen den Nebel fort' },
    ...atEveryLevel({
      arrives: `
        @friend Hinter dem Vorhang war eine Mähne, und unter der Mähne [ein Löwe|ein schüchterner Löwe].
        „Sitzt sie gut?“, fragte er. „[Hinten auch|Ehrlich]? Dann trau ich mich. Komm, {hero}.“
      `,
      alone: `
        @friend Der Löwe bürstete die Mähne und war [ein wenig schüchtern|sehr leise].
      `,
      dry: `
        Auf seinem Rücken war es warm, und {other} sah über [die Mähne hinweg|alles hinweg].
      `,
      wet: `
        Mit einer Badehaube über der Mähne tauchte er, {other.akk} [in einer Blase|samt Blase] im Maul.
      `,
      quirk: `
        Im Schlaf brüllte der Löwe. Wach sagte er [Entschuldigung|Oh, war ich das]?
      `,
      help: `
        Nebel lag da, [weiß und dick|so dick wie Brei].
        @help Da holte der Löwe Luft und blies mit einem warmen Brüllen den Nebel [fort|davon].
      `,
    }),
  },
  Panther: {
    noun: { gender: 'm', nom: 'Panther', gen: 'Panthers' },
    facts: { help: 'der Panther sah im tiefsten Dunkel den Weg' },
    ...atEveryLevel({
      arrives: `
        @friend Es war nichts zu hören. Da erschrak jemand: [ein Panther|der Panther im Zimmer] vor sich selbst.
        „Ich bin so leise“, sagte er, „[dass ich mich nie bemerke|es ist furchtbar]. Guten Abend, {hero}.“
      `,
      alone: `
        @friend Der Panther lag auf seinem Ast, so still, dass [er sich selbst suchte|niemand ihn fand].
      `,
      dry: `
        {Other} saß auf seinem Rücken, und man hörte [nichts, gar nichts|nur den Wind].
      `,
      wet: `
        Sie glitten ins Wasser, ohne [eine Welle|ein Plitsch], {other} in einer Blase.
      `,
      quirk: `
        Der Panther sah seinen Schatten und sprang [einen Meter hoch|in einen Busch].
      `,
      help: `
        Kein Mond, kein Stern, [kein Weg|gar nichts].
        @help Aber der Panther sah im tiefsten Dunkel den Weg und [ging voran|ging, den Schwanz als Geländer].
      `,
    }),
  },
  Jaguar: {
    noun: { gender: 'm', nom: 'Jaguar', gen: 'Jaguars' },
    facts: { help: 'der Jaguar sprang mit allen hinüber' },
    ...atEveryLevel({
      arrives: `
        @friend Etwas raste ums Haus, [dreimal|und sein Schatten voran]. Dann stand ein Jaguar da.
        „Verloren“, keuchte er. „Mein Schatten [schummelt|war schneller]. Kommst du, {hero}?“
      `,
      alone: `
        @friend Der Jaguar lag am Start und schaute seinen Schatten [scharf an|böse an].
      `,
      dry: `
        Los ging es, und {other} sah die Welt nur noch als [Streifen|lange Striche].
      `,
      wet: `
        Er sprang mit {other.dat} und einer großen Luftblase [hinein|kopfüber hinein]: platsch und weg.
      `,
      quirk: `
        Der Jaguar lief gegen seinen Schatten um die Wette. [Zweiter|Knapp verloren].
      `,
      help: `
        Da gähnte eine Schlucht, [breit wie ein Fluss|tief und dunkel].
        @help „Festhalten“, sagte der Jaguar und sprang mit allen [hinüber|hinüber, in einem Satz].
      `,
    }),
  },
  Orangutan: {
    noun: { gender: 'm', nom: 'Orang-Utan', gen: 'Orang-Utans' },
    facts: { help: 'der Orang-Utan machte aus seinen Armen eine Brücke' },
    ...atEveryLevel({
      arrives: `
        @friend Auf dem Dach saß ein Orang-Utan und dachte nach. [Lange|Sehr lange]. Dann sagte er: „{Hero}.“
        Und nach einer Weile: „[Komm|Bald].“ Das war für ihn [eine Rede|viel].
      `,
      alone: `
        @friend Der Orang-Utan saß in seinem Nest und dachte an [ein Wort|etwas Rundes].
      `,
      dry: `
        Er nahm {other.akk} auf den Bauch und griff von Baum zu [Baum|Baum, ohne Eile].
      `,
      wet: `
        Er hielt {other.akk} und einen Krug voll Luft und ging [langsam|Schritt für Schritt] unter Wasser.
      `,
      quirk: `
        Man fragte ihn nach dem Weg. Er dachte nach, bis [es dunkler war|der Weg sich meldete].
      `,
      help: `
        Zwischen zwei Felsen war [nichts|nur Luft].
        @help „Hm“, sagte der Orang-Utan und machte aus seinen Armen eine [Brücke|lange Brücke].
      `,
    }),
  },
  Gorilla: {
    noun: { gender: 'm', nom: 'Gorilla', gen: 'Gorillas' },
    facts: { help: 'der Gorilla schob den großen Stein zur Seite' },
    ...atEveryLevel({
      arrives: `
        @friend Als {hero} aufsah, war das Bett frisch gemacht, aus Blättern. Daneben [saß ein Gorilla|stand ein Gorilla].
        „Liegt es sich so besser?“, fragte er. „[Später|Gut]. Erst müssen wir los.“
      `,
      alone: `
        @friend Der Gorilla machte sein Bett, heute schon das [vierte|neunte] Mal.
      `,
      dry: `
        Er trug {other.akk} in der Armbeuge, [weich wie in einem Sessel|wie eine Schale Milch].
      `,
      wet: `
        Er nahm einen umgestülpten Kessel, {other} darunter, und ging [auf dem Grund spazieren|hinab].
      `,
      quirk: `
        Wo sie auch rasteten, machte der Gorilla [ein Bett|schnell ein Bett]. Auch für den Igel am Weg.
      `,
      help: `
        Ein Stein lag im Weg, [den keiner heben kann|groß wie ein Schuppen].
        @help Der Gorilla schob den großen Stein zur Seite, und nachher [schob er ihn zurück|wieder hin].
      `,
    }),
  },
  Sloth: {
    noun: { gender: 'n', nom: 'Faultier', gen: 'Faultiers' },
    facts: { help: 'das Faultier hing so ruhig, dass die Brücke stillhielt' },
    ...atEveryLevel({
      arrives: `
        @friend Am Fenstergriff hing ein Faultier. [Es war gestern angekommen|Es hing wohl schon länger da].
        „Ich… komme…“, sagte es, „… [für morgen|wegen heute]. {Hero}…?“
      `,
      alone: `
        @friend Das Faultier hing an seinem Ast und war [noch nicht ganz wach|fast fertig mit Gähnen].
      `,
      dry: `
        Es ging langsam, aber {other} sah dafür [jedes Blatt|alles], und auf einmal waren sie da.
      `,
      wet: `
        Es ließ sich mit {other.dat} in einer Blase sinken, [langsamer als die Blase|ohne jede Eile].
      `,
      quirk: `
        Das Faultier begann einen Satz. Sie machten [eine Pause|ein Picknick]. Dann kam das Verb.
      `,
      help: `
        Die Hängebrücke schwankte [wild|wie verrückt].
        @help Da hing sich das Faultier darunter, so ruhig, dass die Brücke [stillhielt|mit einem Mal stillhielt].
      `,
    }),
  },
}
