import { useMemo, useState } from 'react'
import { ActivitiesView } from './activities-view.tsx'
import { type Learning, LearningContext } from './calls.ts'
import { Hub, type Room } from './hub.tsx'
import { QuizView } from './quiz-view.tsx'
import { ReportView } from './report-view.tsx'
import { WordsView } from './words-view.tsx'

type LearningTabProps = Learning & { /** Back to the story itself. */ onRead: () => void }

/** The reader's second tab: the hub of quiz, words, activities and report for one child and one story. */
export default function LearningTab({ story, child, csv, onRead }: LearningTabProps) {
  const [room, setRoom] = useState<Room | 'hub'>('hub')
  const [visited, setVisited] = useState<Room>()
  const learning = useMemo(() => ({ story, child, csv }), [story, child, csv])
  const enter = (next: Room) => {
    setVisited(next)
    setRoom(next)
  }
  const onBack = () => setRoom('hub')
  return (
    <LearningContext value={learning}>
      {room === 'hub' && <Hub onEnter={enter} from={visited} />}
      {room === 'quiz' && <QuizView onBack={onBack} />}
      {room === 'words' && <WordsView onBack={onBack} />}
      {room === 'activities' && <ActivitiesView onBack={onBack} />}
      {room === 'report' && <ReportView onBack={onBack} onEnter={enter} onRead={onRead} />}
    </LearningContext>
  )
}
