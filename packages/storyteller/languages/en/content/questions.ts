import type { QuestionWords } from '../../../language.ts'

export const questions: QuestionWords = {
  ask: {
    keeper: `
      Who told {hero} and {friend} what was wrong {place.in}?
      / Who [knew|could say] what had gone wrong {place.in}?
      / From whom did {hero} hear about the trouble {place.in}?
    `,
    thing: `
      What was missing {place.in}?
      / What had been lost {place.in}?
      / What did {hero} and {friend} go [to look for|to bring back]?
    `,
    spot: `
      Where did they find {thing}?
      / Where was {thing} all the time?
      / Where had {thing} been [hidden|waiting]?
    `,
    place: `
      Where did the story happen?
      / Where did {hero} and {friend} go that night?
      / To which place did the way lead?
    `,
    friend: `
      Who went along with {hero}?
      / Who was at {hero.s} side that night?
      / Who was {hero.s} friend in this story?
    `,
    feeling: `
      How did {keeper} feel while {thing} was lost?
      / How did {keeper} feel at first?
      / What was {keeper} feeling when they met?
    `,
    wrong: `
      What was tried first, and did not work?
      / What went wrong at first?
      / What did not help at all?
    `,
    turn: `
      What helped in the end?
      / What was done differently the second time?
      / What did it take to get {thing}?
    `,
    result: `
      What happened then?
      / What came of it?
      / What happened because of that?
    `,
    help: `
      How did they get past the last obstacle on the way back?
      / What helped on the way back with {thing}?
      / How was the way back made possible?
    `,
    mended: `
      What happened when {thing} was back in its place?
      / What was all right again at the end?
      / What changed once {thing} was back?
    `,
    token: `
      What did {hero} take along from home?
      / What did {hero} bring from home, which was needed later?
      / In what was {thing} carried back?
    `,
    prediction: `
      Suppose it happens again one day. What will {hero} and {friend} most likely do?
      / If they come to such a place again, what will they probably try?
      / What would {hero} and {friend} do differently next time?
    `,
  },
  hint: {
    keeper: 'It is somebody who lives there and was waiting for help.',
    thing: 'It is small enough to hold, but something big would not work without it.',
    spot: 'Think of where the hardest part of the story took place.',
    place: 'Remember what they saw when they arrived.',
    friend: 'Think of who talked with {hero} all along the way.',
    feeling: 'Look at how the one in trouble stood, spoke or moved.',
    cause: 'Go back to where somebody explained what had happened.',
    wrong: 'It looked quick, and it only made things worse.',
    turn: 'It was harder than the first try, and it was done calmly.',
    result: 'It came right after they had tried the other way.',
    help: 'Only this one friend could have done it.',
    mended: 'Think of what had not worked at the beginning.',
    token: 'It was picked up at the start, before they set out.',
    prediction: 'Think of what did not work at first and what did.',
  },
  feelings: {
    worried: 'worried',
    sad: 'sad',
    tired: 'tired',
    confused: 'confused',
    ashamed: 'ashamed',
    proud: 'proud',
    angry: 'angry',
    bored: 'bored',
  },
  predictions: {
    right: 'They will stop, think and try again.',
    wrong: [
      'They will turn round and never come back.',
      'They will do again what did not work at first.',
      'They will leave everything to somebody else.',
      'They will keep what they find for themselves.',
    ],
  },
  leading: [
    'because',
    'the',
    'a',
    'an',
    'it was',
    'it is',
    'in',
    'at',
    'to',
    'by',
    'with',
    'so',
    'that',
    'they',
    'was',
    'were',
    'my',
    'his',
    'her',
    'their',
  ],
}
