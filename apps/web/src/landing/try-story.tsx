import { animals, fallbackLanguage, languages } from '@nightlight/contract/enums'
import type { TriedStory } from '@nightlight/contract/stories'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { useTranslation } from 'react-i18next'
import { Book } from '../features/stories/book/book.tsx'
import { keepTried } from '../features/stories/tried.ts'
import { call } from '../lib/call.ts'
import { needWords, startI18n } from '../lib/i18n.ts'
import { loginPath } from '../lib/paths.ts'
import { Providers } from '../shell/providers.tsx'
import { Button } from '../ui/button.tsx'

/** Has the story told that a form asks for, and opens it as a book over the page. @throws CallError, or TypeError where nobody answers */
export async function tryStory(form: HTMLFormElement) {
  const asked = new FormData(form)
  const language = languages.find(one => one === document.documentElement.lang) ?? fallbackLanguage
  const animal = animals.find(one => one === asked.get('animal')) ?? 'Fox'
  const [story] = await Promise.all([
    call('POST /api/stories/try', { body: { childName: String(asked.get('childName')), animal, language } }),
    startI18n(['common', 'landing', 'stories']).then(() => needWords(['common', 'landing', 'stories'])),
  ])
  const page = document.getElementById('root')
  const place = document.body.appendChild(document.createElement('div'))
  const root = createRoot(place)
  const close = () => {
    flushSync(() => root.unmount())
    place.remove()
    if (page) page.hidden = false
    form.querySelector('button')?.focus()
  }
  // There is nothing but the book as long as it is open: not to the eye, the keyboard, a screen reader or on paper.
  if (page) page.hidden = true
  root.render(
    <Providers>
      <TriedBook story={story} onClose={close} />
    </Providers>,
  )
}

function TriedBook({ story, onClose }: { story: TriedStory; onClose: () => void }) {
  const { t } = useTranslation('landing')
  const keep = () => {
    keepTried(story)
    location.assign(loginPath())
  }
  return (
    <Book
      story={story}
      // Its title stands beside it.
      cover={{ picture: story.cover, alt: '' }}
      pages={story.pages}
      words={[]}
      onClose={onClose}
      afterwards={
        <>
          <Button onClick={keep}>{t('try.keep')}</Button>
          <Button variant="secondary" onClick={onClose}>
            {t('try.another')}
          </Button>
        </>
      }
    />
  )
}
