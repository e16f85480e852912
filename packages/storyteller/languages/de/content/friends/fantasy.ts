import { atEveryLevel } from '../../../../first-set.ts'
import type { FriendsOf } from '../../../../language.ts'
import type { Noun } from '../../grammar.ts'

export const fantasy: FriendsOf<Noun, 'fantasy'> = {
  Dragon: {
    noun: { gender: 'm', nom: 'Drache', gen: 'Drachen', akk: 'Drachen', dat: 'Drachen', einen: 'Drachen', einem: 'Drachen' },
    facts: { help: 'der Drache leuchtete mit kleinen Flammen' },
    ...atEveryLevel({
      arrives: `
        @friend Hicks! Am Fenster ging ein Flämmchen an und aus. Daneben saß ein Drache, [klein wie ein Dackel|nicht größer als ein Kissen].
        „Schluckauf“, sagte er. „[Geht gleich weg|Schon seit Ostern]. Hicks. {Hero}, wir müssen los.“
      `,
      alone: `
        @friend Der Drache saß vor seiner Höhle und hatte [Schluckauf|wieder Schluckauf]. Hicks.
      `,
      dry: `
        {Other} saß zwischen den Flügeln, und bei jedem Hicks ging es [ein Stück höher|einen Satz hinauf].
      `,
      wet: `
        Unter Wasser wurde aus jedem Hicks eine Blase. {Other} saß in [der größten|einer davon].
      `,
      quirk: `
        Er wollte eine Kerze ausblasen. Hicks. Nun brannten [alle|sieben].
      `,
      help: `
        Es war kalt und finster, [und der Wind ging|und weit].
        @help Da hielt der Drache die Luft nicht an, sondern leuchtete mit kleinen [Flammen|Flammen, hicks um hicks].
      `,
    }),
  },
  Unicorn: {
    noun: { gender: 'n', nom: 'Einhorn', gen: 'Einhorns' },
    facts: { help: 'das Einhorn leuchtete, wo jemand wartete' },
    ...atEveryLevel({
      arrives: `
        @friend Im Blumenbeet wälzte sich jemand. Es war ein [Einhorn|Einhorn voller Erde].
        „Bitte nicht staunen“, sagte es. „[Das ermüdet|Ich mag Schlamm]. Hast du Stiefel, {hero}?“
      `,
      alone: `
        @friend Das Einhorn lag in seiner liebsten Pfütze und wollte nicht [bewundert|angestaunt] werden.
      `,
      dry: `
        Es trabte durch jede Pfütze, und {other} hatte bald [Sommersprossen aus Schlamm|zwei nasse Füße].
      `,
      wet: `
        Im Wasser war es endlich sauber, was es bedauerte. {Other} schwebte [daneben|in einer Blase].
      `,
      quirk: `
        „Oh, ein Einhorn“, sagten alle. Es seufzte und [sprang in den Matsch|zeigte einen schmutzigen Huf].
      `,
      help: `
        Sie hatten sich [verirrt|verlaufen], und keiner rief.
        @help Da senkte das Einhorn den Kopf, und das Horn leuchtete, wo jemand [wartete|auf sie wartete].
      `,
    }),
  },
  Phoenix: {
    noun: { gender: 'm', nom: 'Phönix', gen: 'Phönix' },
    facts: { help: 'der Phönix glühte wie eine Lampe' },
    ...atEveryLevel({
      arrives: `
        @friend „Ich sterbe“, rief es vom Sims. Es war ein Phönix, und [er hatte Schnupfen|ihm war ein wenig kühl].
        „Schon vorbei“, sagte er und war [wieder da|wie neu]. „{Hero}, wir haben zu tun.“
      `,
      alone: `
        @friend Der Phönix lag auf dem Sofa und war [zum dritten Mal heute|heute schon zweimal] verloschen.
      `,
      dry: `
        Er flog voran, {other} im warmen Wind hinter ihm, und die Funken [waren nicht heiß|fielen wie Konfetti].
      `,
      wet: `
        In einer Laterne aus Glas sanken sie, und der Phönix [hielt die Hand vor die Augen|jammerte schön].
      `,
      quirk: `
        Ein Tropfen traf ihn. „Das Ende!“, rief er, [und dann: „Oh, doch nicht.“|und nieste.]
      `,
      help: `
        Der Weg lag im Finstern, und [alle froren|es zog].
        @help Da hörte der Phönix auf zu jammern und glühte wie eine [Lampe|Lampe, rund und warm].
      `,
    }),
  },
  Griffin: {
    noun: { gender: 'm', nom: 'Greif', gen: 'Greifs' },
    facts: { help: 'der Greif kletterte und flog zugleich' },
    ...atEveryLevel({
      arrives: `
        @friend „Fliegen wir?“ „Nein, liegen.“ Da stritt einer mit sich, und es war [ein Greif|ein Greif auf dem Dach].
        „Die vordere Hälfte grüßt {hero.akk}“, sagte er. „Die hintere [gähnt|auch].“
      `,
      alone: `
        @friend Der Greif lag halb in der Sonne und war halb schon [in der Luft|auf und davon].
      `,
      dry: `
        Vorne flog er, hinten lief er noch, und {other} saß [genau in der Mitte|dort, wo er sich einig war].
      `,
      wet: `
        Die eine Hälfte tauchte gern, die andere nicht. {Other} [zog ein wenig|schob die andere in die Blase].
      `,
      quirk: `
        „Ruhe da hinten“, sagte der Greif zu seinem [Schwanz|eigenen Hinterteil].
      `,
      help: `
        Ein Fels war im Weg, [oben glatt, unten steil|und was für einer].
        @help Da wurden sich die Hälften einig: Der Greif kletterte und flog [zugleich|zugleich, mit allen auf dem Rücken].
      `,
    }),
  },
  Mermaid: {
    noun: { gender: 'f', nom: 'Meerjungfrau', gen: 'Meerjungfrau' },
    facts: { help: 'die Meerjungfrau sang das Wasser ruhig' },
    ...atEveryLevel({
      arrives: `
        @friend In der Regentonne saß eine Meerjungfrau und [kämmte sich mit einer Gabel|winkte mit einem Löffel].
        „Guten Morgen am Abend“, sagte sie. „{Hero}, hast du einen [Regenschirm für Haare|Mantel für die Füße]?“
      `,
      alone: `
        @friend Die Meerjungfrau saß auf ihrem Felsen und lernte das Wort [Regenschirm|Treppe].
      `,
      dry: `
        Sie fuhr in einer Schubkarre voll Wasser, und {other} [schob|lenkte]. „Land ist holprig“, sagte sie.
      `,
      wet: `
        Sie nahm {other.akk} in einer Blase an der Hand und sang, [bis sie unten waren|und die Blase sang mit].
      `,
      quirk: `
        „Das ist ein Hut“, sagte sie zu einem [Stiefel|Kessel] und setzte ihn auf.
      `,
      help: `
        Das Wasser war [wild|hoch und wild], kein Boot kam hinüber.
        @help Da sang die Meerjungfrau das Wasser [ruhig|ruhig, Strophe um Strophe].
      `,
    }),
  },
  Pegasus: {
    noun: { gender: 'm', nom: 'Pegasus', gen: 'Pegasus' },
    facts: { help: 'der Pegasus trug alle über den Berg' },
    ...atEveryLevel({
      arrives: `
        @friend Auf dem Rasen stand ein Pegasus und hielt sich am [Zaun|Apfelbaum] fest.
        „Ist das hoch hier“, sagte er. „[Nur ein Grashalm|Zwei Zentimeter]! {Hero}, erzählst du mir etwas?“
      `,
      alone: `
        @friend Der Pegasus stand auf einer Fußmatte, und ihm war [schwindlig|etwas hoch zumute].
      `,
      dry: `
        {Other} erzählte eine Geschichte, und so flog er, [ohne hinunterzusehen|und merkte es kaum].
      `,
      wet: `
        Tief ist nicht hoch, fand er und sprang mit {other.dat} und einer [Luftblase|großen Luftblase] hinein.
      `,
      quirk: `
        „Wie hoch sind wir?“ „Auf dem Boden.“ „[Sehr hoch|Immerhin]“, sagte der Pegasus.
      `,
      help: `
        Ein Berg stand da, [breit und hoch|höher als alles].
        @help „Erzählt mir etwas“, sagte der Pegasus und trug alle über den [Berg|Berg, die Augen zu].
      `,
    }),
  },
  Hippogriff: {
    noun: { gender: 'm', nom: 'Hippogreif', gen: 'Hippogreifs' },
    facts: { help: 'der Hippogreif trug zwei und ein stolzes Herz hinüber' },
    ...atEveryLevel({
      arrives: `
        @friend Ein Hippogreif stand im Hof und wartete auf [eine Verbeugung|die Verbeugung].
        Dann verbeugte er sich selbst, [dreimal oder viermal|und verzählte sich]. „{Hero}? Sehr erfreut.“
      `,
      alone: `
        @friend Der Hippogreif verbeugte sich vor [einem Baum|seinem Spiegelbild] und verzählte sich.
      `,
      dry: `
        Er schritt erst, dann trabte er, dann flog er, {other} [aufrecht wie ein König|zwischen den Federn].
      `,
      wet: `
        Auch unter Wasser verbeugte er sich, und {other} in der Blase [verbeugte sich mit|wackelte jedes Mal].
      `,
      quirk: `
        „War das die dritte Verbeugung?“, fragte er. „[Dann von vorn|Ich fange lieber neu an].“
      `,
      help: `
        Ein Abgrund, und [drüben der Heimweg|kein Steg].
        @help Der Hippogreif breitete die Flügel aus und trug zwei und ein stolzes Herz [hinüber|sicher hinüber].
      `,
    }),
  },
  Kitsune: {
    noun: { gender: 'f', nom: 'Füchsin Kitsune', gen: 'Füchsin Kitsune' },
    facts: { help: 'die Füchsin Kitsune verwandelte sich in ein Boot' },
    ...atEveryLevel({
      arrives: `
        @friend Vor der Tür stand ein Schirm mit [Fuchsschwanz|einem buschigen Schwanz]. Es war die Füchsin Kitsune.
        „Mist“, sagte sie. „[Immer der Schwanz|Woran hast du es gemerkt]? Guten Abend, {hero}.“
      `,
      alone: `
        @friend Die Füchsin Kitsune übte, [eine Teekanne|ein Baum] zu sein. Der Schwanz war falsch.
      `,
      dry: `
        Sie wurde eine Kutsche, mit Schwanz, und {other} saß [weich|auf dem Polster].
      `,
      wet: `
        Sie wurde ein Taucherhelm, mit Schwanz, und {other} schaute [vorn heraus|durchs Glas].
      `,
      quirk: `
        Sie wurde ein Briefkasten. Jemand warf [einen Brief|eine Karte] ein. „Für mich?“
      `,
      help: `
        Ein Fluss war da und [kein Boot|nichts zum Übersetzen].
        @help Da verwandelte sich die Füchsin Kitsune in ein Boot, [hinten mit Schwanz|fast ein richtiges].
      `,
    }),
  },
  Kraken: {
    noun: { gender: 'm', nom: 'Krake', gen: 'Kraken', akk: 'Kraken', dat: 'Kraken', einen: 'Kraken', einem: 'Kraken' },
    facts: { help: 'der Krake hob alles sacht hinüber' },
    ...atEveryLevel({
      arrives: `
        @friend Es klopfte so leise, wie jemand klopft, der [sehr groß|riesig] ist. Es war ein Krake mit Strickzeug.
        „Ich mache mich klein“, sagte er. „[Geht es so|Man sieht mich kaum, oder]? {Hero}, halt mal die Wolle.“
      `,
      alone: `
        @friend Der Krake strickte einen Schal für [einen Leuchtturm|alle acht Arme] und zählte Maschen.
      `,
      dry: `
        Er ging auf Zehenspitzen über die Hügel, {other} in einer [Mütze|halbfertigen Mütze] im Arm.
      `,
      wet: `
        Er trug {other.akk} in einer Blase, gut [eingewickelt|in Wolle gewickelt], hinab.
      `,
      quirk: `
        „Bin ich zu groß?“, fragte er den [Wald|Mond]. Der fand, es ging.
      `,
      help: `
        Der Weg war fort, [weggespült|einfach fort].
        @help Da legte der Krake die Nadeln hin und hob alles sacht [hinüber|hinüber, Stück für Stück].
      `,
    }),
  },
  Chimera: {
    noun: { gender: 'f', nom: 'Chimäre', gen: 'Chimäre' },
    facts: { help: 'die drei Köpfe der Chimäre fanden zusammen den Weg' },
    ...atEveryLevel({
      arrives: `
        @friend „Wer klopft?“ „Ich.“ „Nein, ich.“ Vor der Tür stand eine Chimäre mit [drei Köpfen|drei Meinungen].
        „Wir stimmen ab“, sagte sie. „Zwei zu eins für [{hero.akk}|diesen Besuch]. Komm mit.“
      `,
      alone: `
        @friend Die Chimäre stimmte ab, was es zum Abendbrot gibt: [zwei zu eins für Gras|eins zu eins zu eins].
      `,
      dry: `
        Ein Kopf sah nach vorn, einer nach hinten, und einer [redete mit {other.dat}|sang].
      `,
      wet: `
        Drei Köpfe brauchten drei Blasen. {Other} bekam [die vierte|auch eine].
      `,
      quirk: `
        „Links“, sagte ein Kopf. „Rechts“, der andere. Der dritte war für [Käse|eine Pause].
      `,
      help: `
        An der Gabelung wusste [keiner mehr weiter|niemand den Weg].
        @help Ein Kopf sah, einer roch, einer wusste noch: Die drei Köpfe der Chimäre fanden zusammen den [Weg|Weg, drei zu null].
      `,
    }),
  },
}
