import type { ChildProfile } from '@nightlight/contract/child-profiles'
import type { Story } from '@nightlight/contract/stories'
import { useTranslation } from 'react-i18next'

/** The reader's second tab: the hub of quiz, words, activities and report for one child and one story. */
export default function LearningTab({ story, child }: { story: Story; child: ChildProfile }) {
  const { t } = useTranslation('learning')
  return <h2 className="text-xl">{t('hub.title', { name: child.name, title: story.title })}</h2>
}
