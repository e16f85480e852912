import type { QuestionWords } from '../../../language.ts'

export const questions: QuestionWords = {
  ask: {
    keeper: `
      Qui a raconté {hero.a} ce qui n’allait pas {place.in} ?
      / {Place} avait un souci. Qui l’a expliqué ?
    `,
    thing: `
      Qu’est-ce qui avait disparu {place.in} ?
      / Quelle chose perdue fallait-il retrouver ?
    `,
    spot: `
      Où se trouvait {thing} ?
      / À quel endroit a-t-on retrouvé {thing} ?
    `,
    place: `
      Où se passe l’histoire ?
      / Dans quel endroit est-on allé ?
    `,
    friend: `
      Qui accompagnait {hero} ?
      / Qui est parti avec {hero} ?
    `,
    feeling: `
      Que ressentait {keeper} sans {thing} ?
      / Quel sentiment avait {keeper} au début ?
    `,
    wrong: `
      Qu’a essayé {friend} en premier, sans succès ?
      / Quelle idée {friend.de} n’a pas marché ?
    `,
    turn: `
      Qu’a fait {hero}, et qui a tout changé ?
      / Qu’est-ce {hero.que} a fait de difficile ?
    `,
    result: `
      Que s’est-il passé ensuite ?
      / Qu’est-ce que cela a changé ?
    `,
    help: `
      Qui a aidé au retour, et comment ?
      / Comment a-t-on passé l’obstacle du retour ?
    `,
    mended: `
      Qu’est-ce qui a remarché {place.in} à la fin ?
      / Que s’est-il passé quand {thing} a retrouvé sa place ?
    `,
    token: `
      Qu’est-ce {hero.que} a emporté de la maison ?
      / Dans quoi a-t-on porté {thing} ?
    `,
    prediction: `
      Que fera sans doute {hero} la prochaine fois ?
      / Devant un nouveau souci, que fera {hero}, à ton avis ?
    `,
  },
  hint: {
    keeper: 'Cherche qui parle en premier, une fois arrivé.',
    thing: 'Relis ce qui manque, juste après l’arrivée.',
    spot: 'Regarde où mène le chemin avant l’obstacle.',
    place: 'On le dit au moment de l’arrivée.',
    friend: 'Relis le début : qui est venu ?',
    feeling: 'Écoute comment on parle, et regarde ce que fait le corps.',
    cause: 'Relis le moment où l’on raconte comment c’est arrivé.',
    wrong: 'Cherche la première idée, celle qui fait sourire.',
    turn: 'Cherche le moment où tout devient plus calme.',
    result: 'Relis ce qui arrive juste après.',
    help: 'Cherche l’obstacle sur le chemin du retour.',
    mended: 'Relis ce qu’on voit et entend quand tout est remis en place.',
    token: 'Pense à ce qui a servi à porter.',
    prediction: 'Pense à ce qui a marché cette fois.',
  },
  feelings: {
    worried: 'de l’inquiétude',
    sad: 'de la tristesse',
    tired: 'de la fatigue',
    confused: 'de la confusion',
    ashamed: 'de la honte',
    proud: 'une immense fierté',
    angry: 'une grosse colère',
    bored: 'beaucoup d’ennui',
  },
  predictions: {
    right: '{hero} regardera bien avant d’essayer',
    wrong: [
      '{hero} rentrera à la maison sans rien essayer',
      '{hero} laissera les autres se débrouiller sans aide',
      '{hero} fera comme si le souci n’existait pas',
      '{hero} recommencera exactement ce qui n’a pas marché',
      '{hero} s’en ira',
    ],
  },
  leading: [
    'le',
    'la',
    'les',
    'l’',
    "l'",
    'un',
    'une',
    'du',
    'des',
    'parce que',
    'parce qu’',
    "parce qu'",
    'car',
    'c’est',
    "c'est",
    'c’était',
    "c'était",
  ],
}
