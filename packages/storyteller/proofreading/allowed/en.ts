import type { Allowed } from '../allowed.ts'

export const en: Allowed = {
  spelling: [
    {
      why: 'sounds, as they are heard in this place',
      keys: 'plip pff fff hihi pling mmm bom tink khh aaah rrr pst krrk tss plim plom plam blop blub wush fzz rrrums mmmm grrrrr ploop eee sss bam shuff aooo pfff hui tarara pfeep ahh wheee shhh krr bim doo eep choo haha mmf hatchoo milp atch'.split(
        ' ',
      ),
    },
    { why: 'friends that the dictionary writes with a capital or not at all', keys: ['kitsune', 'pegasus'] },
    {
      why: 'words run together, cut off or said backwards, as somebody in the story says them',
      keys: ['comecomecome', 'mor', 'mornight', 'maybaa', 'im', 'ssame', 'sstop', 'ssit', 'yrros'],
    },
    { why: 'a counting rhyme', keys: ['eeny', 'meeny'] },
    { why: 'a name', keys: ['eulalia'] },
    {
      why: 'made of known parts, and understood at once',
      keys: ['ladleway', 'airholes', 'unright', 'bridgelet', 'unmuddied', 'unsee', 'unplaited'],
    },
  ],
  grammar: [
    { why: '“was it me or my shadow?” is a whole question', keys: ['MultipleSequentialPronouns: it me'] },
    { why: 'every single one, not all people', keys: ['Everyone: every one'] },
    {
      why: 'a question with its subject behind the verb',
      keys: ['PronounVerbAgreement: friends', 'ThereToTheir: there', 'ThereIsAgreement: are where', 'ThereIsAgreement: are enough'],
    },
    {
      why: 'excess is meant (“far too fine a night for sleeping”), and the other way round',
      keys: ['ToTwoToo: too', 'ToTwoToo: to', 'WayTooAdjective: to'],
    },
    { why: 'a tail is opened, not a light', keys: ['OpenTheLight: opened'] },
    {
      why: '“the little one” is a being, and “some nine thousand” is about so many',
      keys: ['QuantifierNumeralConflict: little one', 'QuantifierNumeralConflict: some nine'],
    },
    {
      why: 'the pluperfect of have, and a verb with “on” before a place with “on”',
      keys: ['RepeatedWords: had had', 'RepeatedWords: on on'],
    },
    { why: 'over every one of the roofs', keys: ['Overall: over all'] },
    {
      why: 'what is meant or tried is a word, spoken',
      keys: ['MissingTo: try', 'MissingTo: mean', 'MissingTo: meant', 'MissingTo: means'],
    },
    { why: 'they is the subject of “were”', keys: ['TheyToThem: they'] },
    { why: 'an animal, not the horse of the legend', keys: ['TheProperNounPossessive: the '] },
    { why: 'good night, you: it greets', keys: ['PossessiveYour: you'] },
    { why: 'Rose is a child', keys: ['ModalBeAdjective: would', 'SimplePastToPastParticiple: rose'] },
    { why: 'a possessive, of the wheel and of the people', keys: ['ItsContraction: its', 'TheirToTheyre: their'] },
    { why: 'to and fro', keys: ['ForNoun: fro'] },
    { why: 'as the dictionary of Oxford has it', keys: ['Insofar: in so far'] },
    {
      why: 'said so for the rhythm: “all of the flakes”, “and also because”, “anything new”, “what it could of the pond”, “each chip that fell”, “thank you is”',
      keys: [
        'CondenseAllThe: all of the',
        'AvoidAndAlso: and also',
        'PronounKnew: new',
        'ModalOf: could of',
        'FeelFell: fell',
        'PronounVerbAgreement: is',
      ],
    },
    { why: 'one of us was, one of the flock had: each agrees with one', keys: ['PronounInflectionBe: was', 'OneOfTheSingular: flock'] },
  ],
}
