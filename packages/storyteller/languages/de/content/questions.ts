import type { QuestionWords } from '../../../language.ts'

export const questions: QuestionWords = {
  ask: {
    keeper: `
      Wer erzählte ihnen {place.in}, was nicht stimmte?
      Wer sagte {hero.dat} und {friend.dat}, was los war?
    `,
    thing: `
      Was war verloren gegangen?
      Was suchten {hero} und {friend}?
    `,
    spot: `
      Wo war {thing} die ganze Zeit?
      Wo fanden sie {thing.akk}?
    `,
    place: `
      Wo spielt diese Geschichte?
      Wohin reisten {hero} und {friend}?
    `,
    friend: `
      Wer kam mit {hero.dat} mit?
      Wer war den ganzen Weg dabei?
    `,
    feeling: `
      Wie ging es {keeper.dat}, solange {thing} fehlte?
      Wie fühlte sich {keeper}, als {thing} weg war?
    `,
    wrong: `
      Was versuchte {friend} zuerst?
      Was klappte nicht, als {friend} es versuchte?
    `,
    turn: `
      Was half am Ende wirklich?
      Wie bekamen sie {thing.akk} zurück?
    `,
    result: `
      Was geschah dann?
      Was passierte gleich danach?
    `,
    help: `
      Was half ihnen auf dem Rückweg?
      Wie kamen sie auf dem Rückweg weiter?
    `,
    mended: `
      Was geschah, als {thing} wieder da war?
      Was ging zum Schluss wieder?
    `,
    token: `
      Was nahm {hero} von zu Hause mit?
      Was kam von zu Hause mit auf die Reise?
    `,
    prediction: `
      Was wird {hero} beim nächsten Mal wohl tun?
      Wenn wieder etwas fehlt: Was tut {hero} dann wohl?
    `,
  },
  hint: {
    keeper: 'Denk an den Anfang am fremden Ort: Jemand sprach sie an.',
    thing: 'Es ist klein, und ohne das ging etwas Großes nicht.',
    spot: 'Dort stand ihnen etwas im Weg.',
    place: 'Denk daran, wie es roch und klang, als sie ankamen.',
    friend: 'Jemand klopfte am Anfang an.',
    feeling: 'Schau, was die Figur tat oder wie sie aussah.',
    cause: 'Gleich am Anfang wird erzählt, wie es dazu kam.',
    wrong: 'Es war ein bisschen komisch, und es half nicht.',
    turn: 'Es war nicht leicht, aber es wirkte.',
    result: 'Lies noch einmal, was gleich danach kommt.',
    help: 'Nur dieses Tier kann das so gut.',
    mended: 'Was vorher nicht ging, ging nun wieder.',
    token: 'Es kam ganz am Anfang mit und wurde später gebraucht.',
    prediction: 'Denk daran, was {hero} in dieser Nacht verstanden hat.',
  },
  feelings: {
    worried: 'besorgt',
    sad: 'traurig',
    tired: 'müde',
    confused: 'verwirrt',
    ashamed: 'beschämt',
    proud: 'stolz',
    angry: 'wütend',
    bored: 'gelangweilt',
  },
  predictions: {
    right: 'Erst hinschauen und dann das Richtige versuchen',
    wrong: [
      'Gleich aufgeben und nach Hause gehen',
      'So tun, als wäre nichts gewesen',
      'Laut schimpfen, bis endlich jemand anders die Arbeit macht',
      'Noch einmal genau das tun, was vorher nicht geklappt hat',
    ],
  },
  leading: ['weil', 'der', 'die', 'das', 'den', 'dem', 'ein', 'eine', 'einen', 'einem', 'es', 'war'],
}
