import { atEveryLevel } from '../../../../first-set.ts'
import type { ThemesOf } from '../../../../language.ts'

export const world: ThemesOf<'world'> = {
  Nature: {
    titles: `
      {hero} und die Wand aus Wurzeln
      Wo die Ameisen gehen
    `,
    refrain: {
      first: 'Wurzel hier und Wurzel da, wie sie wächst, so geht es ja.',
      changed: 'Wurzel hier und Wurzel dort, was da wächst, das wächst im Schlaf noch fort.',
    },
    facts: {
      wrong: '{friend} wollte durchbrechen und blieb stecken',
      turn: '{hero} sah den Ameisen zu und strich die Wurzel sanft beiseite',
      result: 'die Wurzeln machten Platz',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} war eine Wand aus Wurzeln, [dick wie Schlangen|fest verflochten].
        Durch eine Lücke sah man {thing.akk} [schimmern|liegen].
      `,
      wrong: `
        @wrong „Da breche ich durch“, sagte {friend} und blieb [stecken|mit dem Hintern stecken].
        Die Wurzeln zogen sich [enger|fester] zu. Das mögen sie nicht.
      `,
      doubt: `
        „Ich wohne jetzt hier“, sagte {friend} [dumpf|von drinnen].
      `,
      turn: `
        Unten gingen Ameisen ein und aus, [ohne Gedrängel|ganz bequem].
        @turn {Hero} sah ihnen zu und strich eine Wurzel sanft [dahin, wohin sie wuchs|beiseite].
      `,
      works: `
        @result Da machten die Wurzeln Platz, eine nach der [anderen|nächsten], wie ein Vorhang.
        {Friend} fiel heraus, und {thing} lag [frei|vor ihnen].
      `,
      lesson: `
        Was wächst, [zeigt einem den Weg|lässt sich fragen].
      `,
    }),
  },
  Conservation: {
    titles: `
      {hero} und drei Tropfen Licht
      Die Quelle
    `,
    refrain: {
      first: 'Drei, nur drei, das reicht dabei, dann bleibt noch was für zwei und drei.',
      changed: 'Drei, nur drei, dann ist es vorbei, die Quelle schläft, der Mond ist frei.',
    },
    facts: {
      wrong: '{friend} wollte in der Quelle baden',
      turn: '{hero} nahm drei Tropfen und schloss den Deckel',
      result: 'drei Tropfen reichten, und die Quelle stieg wieder',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} war es dunkel. Da war nur eine Quelle, aus der [Licht|leuchtendes Wasser] kam.
        Sie war fast leer. „Ich war [einmal voll|früher größer]“, flüsterte sie.
      `,
      wrong: `
        @wrong „Ein Bad!“, rief {friend} und wollte schon [hineinspringen|mit Anlauf hinein]. „Ein Lichtbad!“
        Die Quelle wurde vor Schreck [noch dünner|ganz blass].
      `,
      doubt: `
        „Nur mit dem [großen Zeh|kleinen Zeh]?“, fragte {friend}.
      `,
      turn: `
        {Hero} hielt den Becher hin, [ganz schräg|mit ruhiger Hand]. Eins. Zwei. Drei.
        @turn Mehr als drei Tropfen nahm {hero} nicht. Dann schloss {hero} den [Deckel|Deckel wieder].
      `,
      works: `
        @result Drei Tropfen reichten genau, um {thing.akk} zu [sehen|finden].
        Und hinter ihnen stieg die Quelle wieder, [gluck|leise, gluck, gluck].
      `,
      lesson: `
        Genug ist [manchmal drei Tropfen|kleiner, als man denkt].
      `,
    }),
  },
  Sustainability: {
    titles: `
      {hero} und die Glühbeeren
      Eine essen, eine pflanzen
    `,
    refrain: {
      first: 'Eine nehm ich, eine geb ich, und so lebst du, und so leb ich.',
      changed: 'Eine schläft und eine lebt, und im Schlaf ein Sträuchlein bebt.',
    },
    facts: {
      wrong: '{friend} aß so viele Beeren, bis das Licht hickste',
      turn: '{hero} nahm eine Beere und pflanzte eine',
      result: 'ein zweiter Strauch wuchs und das Schloss ging auf',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} hing ein Schloss, und das Schloss wollte [eine Glühbeere|eine Beere].
        Daneben stand ein Strauch voller Beeren, [die leuchteten|blau und hell].
      `,
      wrong: `
        @wrong {Friend} aß und aß, bis der Bauch [leuchtete|blau war]. Hicks, kam Licht heraus.
        Der Strauch war fast leer. [Hicks|Hicks, hicks]. „Verzeihung.“
      `,
      doubt: `
        Zwei Beeren hingen noch da. Nur [zwei|noch zwei].
      `,
      turn: `
        „Eine für jetzt“, sagte {hero}, „und [eine für dann|eine für die Nächsten].“
        @turn {Hero} nahm eine Beere für das Schloss und pflanzte die andere [ein|in die Erde].
      `,
      works: `
        @result Da wuchs ein zweiter Strauch, [so schnell wie sonst nur nachts|in einer Minute], und das Schloss sprang auf.
        Innen lag {thing}. {Friend} goss den Strauch, [hicks|mit Licht].
      `,
      lesson: `
        Wer eine pflanzt, [isst morgen wieder|hat auch morgen].
      `,
    }),
  },
  Harmony: {
    titles: `
      {hero} und das Tor aus Klängen
      Der Ton dazwischen
    `,
    refrain: {
      first: 'Kling und klang und ein Ton dazwischen, lass uns unsre Töne mischen.',
      changed: 'Kling und klang, der Ton wird leis, alle Töne schlafen im Kreis.',
    },
    facts: {
      wrong: '{friend} läutete am lautesten',
      turn: '{hero} lauschte und summte den Ton dazwischen',
      result: 'die Glocken fanden zusammen und das Tor ging auf',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} war ein Tor aus lauter Glöckchen, und jedes läutete [etwas anderes|für sich].
        Dahinter lag {thing}. Das Tor ging nur auf, wenn es [schön klang|zusammenklang].
      `,
      wrong: `
        @wrong „Man muss nur laut sein“, sagte {friend} und läutete am [lautesten|allerlautesten].
        Da läuteten alle [durcheinander|noch lauter]. Irgendwo zersprang ein Glas.
      `,
      doubt: `
        {Hero} hielt sich die Ohren zu. Dann [nicht mehr|nahm {hero} die Hände weg].
      `,
      turn: `
        Zwischen hoch und tief fehlte [ein Ton|etwas Kleines].
        @turn {Hero} lauschte und summte ihn, den Ton dazwischen, [ganz leise|so leise es ging].
      `,
      works: `
        Ein Glöckchen hörte ihn und [nickte|wurde ruhiger]. Dann noch eins.
        @result So fanden sie alle zusammen, und das Tor [schwang auf|ging auf wie ein Lied]. Da lag {thing}.
      `,
      lesson: `
        Zusammen klingt es, wenn [jeder auch zuhört|einer lauscht].
      `,
    }),
  },
  Exploration: {
    titles: `
      {hero} zeichnet eine Karte
      Der weiße Fleck
    `,
    refrain: {
      first: 'Schritt und Strich und Strich und Schritt, ich male, was ich sehe, mit.',
      changed: 'Strich und Schritt und Schritt und Strich, der weiße Fleck, der schläft wie ich.',
    },
    facts: {
      wrong: '{friend} wusste alles, ohne je dort gewesen zu sein',
      turn: '{hero} zeichnete Schritt für Schritt, was wirklich da war',
      result: 'auf dem weißen Fleck der Karte lag das Gesuchte',
    },
    ...atEveryLevel({
      gate: `
        @spot {Thing} war {spot.at}, hinter Gängen, in denen [noch keiner war|nie jemand gewesen war].
        Drei gingen hinein. Vielleicht auch [vier|fünf].
      `,
      wrong: `
        @wrong „Kenne ich alles“, sagte {friend}, ohne [je da gewesen zu sein|einen Schritt zu tun]. „Da sind nur Rüben.“
        Der erste Gang: keine Rübe. Der zweite: [auch nicht|keine Spur]. „Rüben verstecken sich“, sagte {friend}.
      `,
      doubt: `
        Nun standen sie wieder am Anfang. Oder [woanders|an einem anderen Anfang].
      `,
      turn: `
        {Hero} fand ein Stück Kreide und [etwas Papier|ein Blatt].
        @turn Und {hero} zeichnete Schritt für Schritt, was wirklich [da war|zu sehen war].
      `,
      works: `
        Am Ende war die Karte voll, bis auf einen [weißen Fleck|kleinen weißen Fleck].
        @result Dort gingen sie hin, und auf dem weißen Fleck lag {thing}. „[Keine Rübe|Und keine Rüben]“, staunte {friend}.
      `,
      lesson: `
        Wissen kann man, [wo man war|was man gesehen hat].
      `,
    }),
  },
  Stewardship: {
    titles: `
      {hero} räumt den kleinen Garten auf
      Für die, die nachher kommen
    `,
    refrain: {
      first: 'Heb es auf und leg es fort, morgen freut sich jemand dort.',
      changed: 'Leg dich hin und leg es fort, morgen freut sich jemand dort.',
    },
    facts: {
      wrong: '{friend} sagte: Das ist nicht unser Dreck',
      turn: '{hero} räumte auf, Ecke für Ecke',
      result: 'unter dem letzten Blatt lag das Gesuchte',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} war ein winziger Garten, aber der war [voller Müll|ganz zugeschüttet].
        Laub, Papier, ein halber Schuh. Und darunter [irgendwo|tief darunter] {thing}.
      `,
      wrong: `
        @wrong „Das ist nicht unser Dreck“, sagte {friend} und [hob die Nase|stieg darüber].
        Man wühlte ein bisschen. Da rutschte alles [nach|wieder zu].
      `,
      doubt: `
        Aus dem Haufen schaute ein [Stängel|Veilchen]. Es bekam kaum Luft.
      `,
      turn: `
        „Nach uns kommen [ja noch welche|auch noch Leute]“, sagte {hero}.
        @turn Und {hero} räumte auf, Ecke für Ecke, Blatt für [Blatt|Blatt für Blatt].
      `,
      works: `
        @result Unter dem letzten Blatt lag {thing}, [heil und blank|und glänzte].
        Da ging im Garten ein Licht an, [klein wie ein Knopf|dann noch eins]. {Friend} trug den Schuh weg.
      `,
      lesson: `
        Man räumt auch für [die Nächsten|Leute, die man nicht kennt].
      `,
    }),
  },
  Balance: {
    titles: `
      {hero} auf dem schmalen Balken
      Links etwas, rechts etwas
    `,
    refrain: {
      first: 'Links etwas und rechts etwas, in der Mitte macht es Spaß.',
      changed: 'Links etwas und rechts etwas, in der Mitte schläft das Gras.',
    },
    facts: {
      wrong: '{friend} trug alles auf einer Seite',
      turn: '{hero} legte die Hälfte ab und verteilte den Rest',
      result: 'sie kamen heil über den Balken',
    },
    ...atEveryLevel({
      gate: `
        @spot {Thing} war {spot.at}, und dahin führte nur ein [Balken|schmaler Balken].
        Und sie hatten viel zu viel [Gepäck|dabei].
      `,
      wrong: `
        @wrong „Ich trage alles“, sagte {friend} und trug es auf [einer Seite|der linken Seite].
        Da lief {friend} im [Kreis|Kreis und immer im Kreis]. Es sah vornehm aus, führte aber nirgends hin.
      `,
      doubt: `
        „Die Welt ist [schief|heute schief]“, sagte {friend}.
      `,
      turn: `
        „Was brauchen wir wirklich?“, fragte {hero}. [Nicht drei Decken|Die Bratpfanne nicht].
        @turn {Hero} legte die Hälfte ab und verteilte den Rest, [links etwas, rechts etwas|auf beide Seiten].
      `,
      works: `
        In der Mitte ruhten sie aus und [schauten hinunter|aßen einen Keks].
        @result Dann ging es weiter, und sie kamen heil [über den Balken|hinüber]. Da lag {thing}.
      `,
      lesson: `
        Im Gleichgewicht ist, wer [auch mal ablegt|auch mal rastet].
      `,
    }),
  },
  Unity: {
    titles: `
      {hero} und die hundert kleinen Lichter
      Näher zusammen
    `,
    refrain: {
      first: 'Klein und klein und klein macht groß, keiner leuchtet bloß.',
      changed: 'Klein und klein und klein schläft groß, Wärme wird man nicht mehr los.',
    },
    facts: {
      wrong: '{friend} wollte ein größeres Licht für sich allein',
      turn: '{hero} bat die Lichter, näher zusammenzurücken',
      result: 'viele kleine Lichter wurden ein großes',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} war es finster, und in der Finsternis hingen [hundert Lichter|lauter winzige Lichter].
        Jedes für sich war zu [klein|schwach]. Man sah gerade mal das Licht selbst.
      `,
      wrong: `
        @wrong „Ich brauche ein größeres“, sagte {friend}, „und zwar für [mich allein|mich ganz allein].“
        Also bekam {friend} eines. Es war genauso [klein|winzig] und nun auch noch einsam.
      `,
      doubt: `
        {Friend} saß daneben. Es leuchtete kaum bis [zur Nase|zum Bauch].
      `,
      turn: `
        {Hero} sah hinauf und hatte [eine Idee|einen Gedanken]. Er war ganz einfach.
        @turn „Rückt doch bitte näher [zusammen|zueinander]“, sagte {hero} zu den Lichtern.
      `,
      works: `
        @result Sie kamen, eins ums andere, und viele kleine wurden [ein großes|ein großes Licht].
        Da sah man alles. Da sah man auch {thing.akk}. Das einsame Licht durfte [in die Mitte|ganz nach vorn].
      `,
      lesson: `
        Viele Kleine sind [ein Großes|zusammen groß].
      `,
    }),
  },
}
