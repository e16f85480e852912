import { atEveryLevel } from '../../../../first-set.ts'
import type { ThemesOf } from '../../../../language.ts'

export const together: ThemesOf<'together'> = {
  Sharing: {
    titles: `
      {hero} und die drei kalten Käfer
      Fünf Stücke Brötchen
    `,
    refrain: {
      first: 'Ein Stück für dich, ein Stück für mich, der kleinste Krümel freut sich.',
      changed: 'Ein Traum für dich, ein Traum für mich, der kleinste Stern freut sich.',
    },
    facts: {
      wrong: '{friend} setzte sich selbst an die warme Stelle',
      turn: '{hero} stellte die Lampe in die Mitte und teilte das Brötchen',
      result: 'die Käfer wurden warm und rückten zur Seite',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} saßen drei Käfer um eine [winzige Lampe|Lampe, klein wie ein Knopf].
        „Uns ist so kalt“, sagten sie, „dass wir [nicht wissen|vergessen haben], worauf wir sitzen.“
      `,
      wrong: `
        @wrong „Kalt?“, sagte {friend} und setzte sich an die warme [Stelle|Seite]. „Hier geht es.“
        Nun war es für die Käfer [dunkel und kalt|noch kälter]. Einer nieste.
      `,
      doubt: `
        Es gab nur ein Brötchen, und es war [klein|nicht groß]. Fünf Bäuche hatten es gesehen.
      `,
      turn: `
        @turn {Hero} stellte die Lampe in die Mitte und teilte das Brötchen in [fünf Stücke|fünf gleiche Teile].
        Das kleinste behielt {hero} [selbst|für sich]. Es schmeckte sehr gut.
      `,
      works: `
        @result Da wurden die Käfer warm, [von unten nach oben|Fuß um Fuß], und rückten zur Seite.
        „Jetzt fällt es uns ein“, sagten sie. Sie hatten auf {thing.dat} [gesessen|gesessen, die ganze Zeit].
      `,
      lesson: `
        Geteiltes Licht ist [nicht halb, sondern rundum|überall hell].
      `,
    }),
  },
  Teamwork: {
    titles: `
      {hero} und der Deckel mit den vielen Griffen
      Eins, zwei, jetzt
    `,
    refrain: { first: 'Eins und zwei und jetzt, alle angesetzt!', changed: 'Eins und zwei und jetzt, alle hingesetzt.' },
    facts: { wrong: '{friend} zog ganz allein am Deckel', turn: '{hero} gab jedem einen Griff und zählte', result: 'der Deckel ging auf' },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} lag ein Deckel aus Stein, [groß wie ein Tisch|schwer wie ein Schrank].
        Er hatte lauter Griffe, große, kleine und [winzige|ganz winzige].
      `,
      wrong: `
        @wrong „Platz da“, sagte {friend} und zog ganz allein, [bis der Kopf rot war|mit Gebrüll].
        Der Deckel blieb zu. {Friend} saß [auf dem Hintern|rückwärts im Gras].
      `,
      doubt: `
        „Der ist [festgewachsen|angeklebt]“, sagte {friend}. Es klang müde.
      `,
      turn: `
        {Hero} zählte die Griffe, und dann zählte {hero} [die Leute|alle, die zusahen].
        @turn Jeder bekam einen Griff, auch die Ameisen, und {hero} zählte: „Eins, zwei, [jetzt|und jetzt]!“
      `,
      works: `
        @result Es ruckte, es knirschte, und der Deckel [ging auf|hob sich und ging auf].
        Darunter lag {thing}. Die Ameisen waren [am stolzesten|ganz außer Atem].
      `,
      lesson: `
        Mit vielen Griffen braucht man [viele Hände|alle].
      `,
    }),
  },
  Empathy: {
    titles: `
      {hero} und die Pfütze aus Tränen
      Jemand fehlte
    `,
    refrain: {
      first: 'Setz dich her, sag nicht viel, neben dir ist es still.',
      changed: 'Leg dich hin, sag nichts mehr, neben dir bin ich hier.',
    },
    facts: {
      wrong: '{friend} sagte: Hör auf zu weinen',
      turn: '{hero} setzte sich daneben und sagte: Du vermisst jemanden',
      result: 'die Pfütze versickerte',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} saß jemand Kleines und weinte, [und zwar schon lange|dicke runde Tränen].
        Es war schon eine Pfütze. Und auf dem Grund lag {thing}.
      `,
      wrong: `
        @wrong „Hör doch auf zu weinen“, sagte {friend} und [erzählte einen Witz|machte einen Handstand].
        Da weinte es [noch mehr|nur lauter]. Der Witz war auch nicht gut.
      `,
      doubt: `
        Die Pfütze stieg. Sie war [lauwarm und salzig|schon knöcheltief].
      `,
      turn: `
        {Hero} setzte sich daneben und sagte [erst einmal nichts|lange nichts]. Die Füße wurden nass.
        @turn „Du vermisst jemanden“, sagte {hero} dann. Das Kleine [nickte|schluckte und nickte].
      `,
      works: `
        Es erzählte alles, [von vorn bis hinten|mit Schluckauf]. Dann kam die letzte Träne.
        @result Leise versickerte die Pfütze. Da lag {thing} [im Sand|und war blank].
      `,
      lesson: `
        Manchmal hilft es, nur [dazusitzen|da zu sein].
      `,
    }),
  },
  Understanding: {
    titles: `
      {hero} und das Wort Plim
      Was heißt hier plim?
    `,
    refrain: {
      first: 'Plim, plim, was heißt denn plim? Hör gut zu, dann ist es nicht schlimm.',
      changed: 'Plim, plim, nun weiß ich es: plim, schlaf gut, es ist nicht schlimm.',
    },
    facts: { wrong: '{friend} sagte dasselbe immer lauter', turn: '{hero} hörte zu, machte nach und zeigte', result: 'plim hieß rutschig' },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} stand ein rundes Wesen [mitten im Weg|und ließ keinen vorbei].
        „Plim!“, sagte es. „Plim, plim!“ Dahinter lag {thing}.
      `,
      wrong: `
        „Wir wollen vorbei“, sagte {friend}. „Plim“, sagte [das Wesen|das Runde].
        @wrong Da sagte {friend} dasselbe lauter, und dann [noch lauter|ganz laut]. „WIR WOLLEN VORBEI!“
      `,
      doubt: `
        Das Wesen hielt sich die [Ohren|Stellen, wo man Ohren hat] zu.
      `,
      turn: `
        @turn {Hero} hörte genau hin, machte es nach und zeigte auf [den Boden|den Weg]: „Plim?“
        „Plim!“, sagte das Wesen und [nickte|strahlte]. Es rutschte vor, ein Stück auf dem Bauch.
      `,
      works: `
        @result „Plim heißt rutschig!“, rief {hero}. Das Wesen wollte sie [nur warnen|bloß beschützen].
        Es zeigte ihnen den trockenen Weg zu {thing.dat}. „Plam“, sagte {friend}. Das heißt [danke|wohl danke].
      `,
      lesson: `
        Wer zuhört, versteht auch [Plim|fremde Wörter].
      `,
    }),
  },
  Communication: {
    titles: `
      {hero} zwischen zwei Schnecken
      Pull, voll, Knoll
    `,
    refrain: { first: 'Sag es mir, ich sag es dir: Meintest du das hier?', changed: 'Sag es mir, ich sag es dir: Gute Nacht von mir.' },
    facts: {
      wrong: '{friend} brachte die Botschaften durcheinander',
      turn: '{hero} fragte nach: Meintest du das so?',
      result: 'beide Schnecken ließen zugleich los',
    },
    ...atEveryLevel({
      gate: `
        @spot {Thing} lag {spot.at}, hinter einer Brücke aus Seil, und die hing [schief|ganz verdreht].
        An jedem Ende zog eine Schnecke. Zog die eine, [zog die andere auch|riss die andere].
      `,
      wrong: `
        „Ich sage ihnen Bescheid“, sagte {friend} und lief [hin und her|los].
        @wrong Aber {friend} brachte alles durcheinander. Aus „locker“ wurde „[Hocker|Zucker]“, aus „los“ wurde „Kloß“.
      `,
      doubt: `
        „Was will sie mit einem [Kloß|Hocker]?“, fragte die linke Schnecke.
      `,
      turn: `
        {Hero} ging langsam und [hörte genau hin|merkte sich jedes Wort].
        @turn Bei jeder Botschaft fragte {hero} nach: „Meintest du, [du lässt los|loslassen], wenn sie loslässt?“
      `,
      works: `
        „Genau das“, sagten [beide|sie], jede an ihrem Ende.
        @result Beide Schnecken ließen zugleich los, und die Brücke lag [glatt|gerade] da. Drüben lag {thing}.
      `,
      lesson: `
        „Meintest du …?“ ist eine [gute|kluge] Frage.
      `,
    }),
  },
  Leadership: {
    titles: `
      {hero} und die verirrten Lichter
      Wer geht voran?
    `,
    refrain: {
      first: 'Geh voran, doch nicht zu schnell, auch der Kleinste leuchtet hell.',
      changed: 'Geh zu Bett, doch nicht zu schnell, auch der Letzte leuchtet hell.',
    },
    facts: {
      wrong: '{friend} brüllte Befehle von einem Stein',
      turn: '{hero} ging langsam voran und wartete auf das Kleinste',
      result: 'die Lichter folgten in einer Reihe',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} wimmelte es von kleinen Lichtern, und alle hatten sich [verirrt|verlaufen].
        Sie stießen zusammen und sagten Verzeihung. [Keiner kam durch|Der Weg war voll].
      `,
      wrong: `
        @wrong {Friend} stieg auf einen Stein und brüllte: „Links! Rechts! [Halt! Marsch|Nein, das andere Links]!“
        Da wimmelten sie [noch mehr|im Kreis]. Drei fingen an zu weinen.
      `,
      doubt: `
        „Sie hören nicht“, sagte {friend} [heiser|ohne Stimme].
      `,
      turn: `
        {Hero} bückte sich zum kleinsten Licht. „Wohin möchtest [du|du denn]?“
        @turn Dann ging {hero} langsam voran und wartete an jeder Ecke auf [das Kleinste|das letzte].
      `,
      works: `
        @result Die Lichter folgten in einer Reihe, [wie Perlen|ganz ohne Gedränge].
        So hell war es nun, dass man {thing.akk} [von Weitem|sofort] sah.
      `,
      lesson: `
        Voran geht, wer sich [umdreht|umsieht] und wartet.
      `,
    }),
  },
  Inclusion: {
    titles: `
      {hero} und der Hüpftanz
      Das Licht, das draußen stand
    `,
    refrain: {
      first: 'Hüpf mit mir, ich hüpf mit dir, im Kreis ist auch noch Platz für vier.',
      changed: 'Schlaf bei mir, ich schlaf bei dir, im Nest ist auch noch Platz für vier.',
    },
    facts: {
      wrong: '{friend} sagte: Der Kreis ist voll',
      turn: '{hero} änderte den Tanz, so dass alle hüpften',
      result: 'der Kreis schloss sich',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} tanzten Lichter im Kreis. In der Mitte lag {thing}.
        Aber der Kreis ging nur auf, wenn er [ganz|geschlossen] war. Einer fehlte.
        + Daneben stand ein Licht, das hüpfte, statt zu gehen.
      `,
      wrong: `
        „Darf ich mit?“, fragte das [hüpfende|kleine] Licht.
        @wrong „Der Kreis ist voll“, sagte {friend}. „Und man hüpft [hier nicht|da nicht].“
      `,
      doubt: `
        Das Licht wurde [blasser|kleiner]. Es hüpfte nur noch auf der Stelle.
      `,
      turn: `
        {Hero} sah von einem zum anderen. Gehen konnten [nicht alle|nur fast alle]. Aber hüpfen?
        @turn „Neuer Tanz!“, rief {hero}. „Jetzt hüpfen [alle|wir alle]!“
      `,
      works: `
        @result Da hüpften alle, und der Kreis schloss sich, [hops|mit einem Kling].
        In der Mitte lag {thing}. So gut hatten sie [noch nie|lange nicht] getanzt.
      `,
      lesson: `
        Passt einer nicht in den Tanz, passt [man den Tanz an|der Tanz noch nicht].
      `,
    }),
  },
  Cooperation: {
    titles: `
      {hero} und die zwei Blechwächter
      Du hältst, du drehst
    `,
    refrain: { first: 'Du hältst, du drehst, und keiner steht im Weg.', changed: 'Du hältst, du träumst, und keiner hat gesäumt.' },
    facts: {
      wrong: '{friend} wollte beide Wächter überlisten',
      turn: '{hero} nahm beide bei der Hand und sagte: Du hältst, du drehst',
      result: 'das Schloss machte klick',
    },
    ...atEveryLevel({
      gate: `
        @spot {spot.at} standen zwei Wächter aus Blech, und sie waren [böse miteinander|zerstritten].
        Der eine hatte den Schlüssel. Der andere wusste, [wo das Schloss war|wohin er gehört].
      `,
      wrong: `
        „Ich lege beide herein“, flüsterte {friend} [viel zu laut|schlau].
        @wrong Doch wer beide überlisten will, [den drehen beide|wird gedreht]: {friend} ging rundherum wie ein Kreisel.
      `,
      doubt: `
        „Er hat angefangen“, sagte der [linke|eine]. „Im Jahr des Rosts“, sagte der rechte.
      `,
      turn: `
        {Hero} wollte gar nicht wissen, wer [angefangen hatte|recht hatte].
        @turn {Hero} nahm beide bei der Hand: „Du hältst, [du drehst|und du drehst].“
      `,
      works: `
        @result Sie schämten sich, sie quietschten, und das Schloss machte [klick|leise klick].
        Im Fach lag {thing}. Die Wächter hielten sich [noch immer|weiter] bei der Hand.
      `,
      lesson: `
        Der eine hat den Schlüssel, der andere [das Schloss|weiß wohin].
      `,
    }),
  },
}
