import { difficulties, type LanguageCode } from '@nightlight/contract/enums'
import type {
  Activity,
  ActivityProgress,
  Assessment,
  Question,
  ReadingProgress,
  ReviewWord,
  VocabularyWord,
  WordProgress,
} from '@nightlight/contract/learning'
import type {
  activityCompletions,
  childAssessments,
  comprehensionQuestions,
  learningActivities,
  readingProgress,
  vocabularyProgress,
  vocabularyWords,
} from '../../database/schema.ts'

export const presentQuestion = (row: typeof comprehensionQuestions.$inferSelect): Question => ({
  id: row.id,
  storyId: row.storyId,
  question: row.question,
  correctAnswer: row.correctAnswer,
  options: row.options,
  difficulty: row.difficulty,
  type: row.type,
  kind: row.kind,
  explanation: row.explanation,
  evidence: row.evidence,
  createdAt: row.createdAt.toISOString(),
})

export const presentWord = (row: typeof vocabularyWords.$inferSelect): VocabularyWord => ({
  id: row.id,
  storyId: row.storyId,
  word: row.word,
  definition: row.definition,
  pronunciation: row.pronunciation,
  partOfSpeech: row.partOfSpeech,
  difficulty: difficulties.find(level => level === row.difficulty) ?? 'advanced',
  contextSentence: row.contextSentence,
  createdAt: row.createdAt.toISOString(),
})

type DueWord = { word: typeof vocabularyWords.$inferSelect; storyTitle: string; language: LanguageCode; masteryLevel: number }

export const presentReviewWord = ({ word, ...rest }: DueWord): ReviewWord => ({ ...presentWord(word), ...rest })

export const presentActivity = (row: typeof learningActivities.$inferSelect): Activity => ({
  id: row.id,
  storyId: row.storyId,
  title: row.title,
  description: row.description,
  activityType: row.activityType,
  instructions: row.instructions,
  materials: row.materials,
  ageGroup: row.ageGroup,
  estimatedTime: row.estimatedTime,
  learningObjectives: row.learningObjectives,
  createdAt: row.createdAt.toISOString(),
})

export const presentAssessment = (row: typeof childAssessments.$inferSelect, storyId: number): Assessment => ({
  id: row.id,
  childId: row.childId,
  questionId: row.questionId,
  storyId,
  userAnswer: row.userAnswer,
  isCorrect: row.isCorrect,
  timeToAnswer: row.timeToAnswer,
  createdAt: row.createdAt.toISOString(),
})

export const presentWordProgress = (row: typeof vocabularyProgress.$inferSelect): WordProgress => ({
  wordId: row.wordId,
  childId: row.childId,
  masteryLevel: row.masteryLevel,
  timesEncountered: row.timesEncountered,
  lastEncountered: row.lastEncountered.toISOString(),
  dueAt: row.dueAt?.toISOString() ?? null,
})

export const presentActivityProgress = (row: typeof activityCompletions.$inferSelect): ActivityProgress => ({
  activityId: row.activityId,
  childId: row.childId,
  completed: row.completed,
  notes: row.notes,
  rating: row.rating,
  timeSpent: row.timeSpent,
  completedAt: row.completedAt?.toISOString() ?? null,
})

export const presentReading = (row: typeof readingProgress.$inferSelect): ReadingProgress => ({
  childId: row.childId,
  storyId: row.storyId,
  progressPercentage: row.progressPercentage,
  readingTimeMinutes: row.readingTimeMinutes,
  comprehensionScore: row.comprehensionScore,
  vocabularyWordsLearned: row.vocabularyWordsLearned,
  activitiesCompleted: row.activitiesCompleted,
  completedAt: row.completedAt?.toISOString() ?? null,
  lastReadAt: row.lastReadAt.toISOString(),
})
