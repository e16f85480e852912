import type { User } from '@nightlight/contract/auth'
import type { ChildProfile } from '@nightlight/contract/child-profiles'
import { ArrowLeft, RefreshCw, Volume2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../lib/i18n.ts'
import { placePicture } from '../../../lib/place-picture.ts'
import { useSpeech } from '../../../lib/speech.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import FriendPicture from '../form/friend-picture.tsx'
import { Price } from '../form/price.tsx'
import { useHeardThemes } from '../form/use-heard-themes.ts'
import { Coming } from './coming.tsx'
import { PictureChoice } from './picture-choice.tsx'
import { type Answers, layOut, unheardFirst } from './questions.ts'
import { themePictures } from './theme-pictures.ts'
import { useTell } from './use-tell.ts'

const steps = ['animal', 'setting', 'theme'] as const
/** How long a new question lies there before it can be answered. */
const settlingMs = 400

const landscape = 'aspect-[4/3] w-full rounded-md object-cover'

type NewStoryProps = {
  user: User
  child: ChildProfile
  /** The other child that it is told to, and that comes along in it. */
  companion: ChildProfile | undefined
  /** What the two are called, or the one. */
  names: string
  onClose: () => void
}

/** Three questions that a child answers by itself, with pictures and spoken names; then the story is told and its book opens. */
export default function NewStory({ user, child, companion, names: listeners, onClose }: NewStoryProps) {
  const { t } = useTranslation(['stories', 'common'])
  const say = useSpeech(useLanguage())
  const [laidOut] = useState(() => layOut(child))
  const heard = useHeardThemes(child.id, companion?.id)
  const hands = { ...laidOut, theme: unheardFirst(laidOut.theme, heard) }
  const [answers, setAnswers] = useState<Answers>({})
  const [hand, setHand] = useState(0)
  const askedAt = useRef(0)
  const { tell, skip, isTelling } = useTell(user, child, companion)
  const step = steps.find(name => answers[name] === undefined) ?? 'theme'
  const at = steps.indexOf(step)
  const names = {
    animal: hands.animal.map(each => each.map(animal => t(`animals.${animal}`))),
    setting: hands.setting.map(each => each.map(setting => t(`settings.${setting}`))),
    theme: hands.theme.map(each => each.map(theme => t(`tonight.themes.${theme}`))),
  }
  const shown = hand % hands[step].length
  const question = t(`tonight.questions.${step}`)
  const answer = (given: Answers, name: string) => {
    // A second tap of a quick finger is not an answer to the question that has just come.
    if (Date.now() - askedAt.current < settlingMs) return
    askedAt.current = Date.now()
    say?.(name)
    setHand(0)
    const all = { ...answers, ...given }
    // The last answer is not kept: where the story does not come, it is asked for again.
    if (all.theme) return tell(all)
    setAnswers(all)
  }
  const back = () => {
    const before = steps[at - 1]
    setHand(0)
    if (before) setAnswers(({ [before]: _, ...rest }) => rest)
  }
  if (isTelling && answers.animal) return <Coming animal={answers.animal} onSkip={skip} />
  return (
    <Dialog
      open
      onOpenChange={open => !open && onClose()}
      title={question}
      description={t('tonight.step', { child: listeners, number: at + 1 })}
      width="wide"
      steady
      footer={
        <>
          <Price user={user} />
          {at > 0 && (
            <Button variant="quiet" onClick={back}>
              <ArrowLeft aria-hidden="true" />
              {t('tonight.back')}
            </Button>
          )}
          {say && (
            <Button variant="secondary" onClick={() => say([question, ...(names[step][shown] ?? [])].join(', '))}>
              <Volume2 aria-hidden="true" />
              {t('tonight.say')}
            </Button>
          )}
          <Button variant="secondary" onClick={() => setHand(hand + 1)}>
            <RefreshCw aria-hidden="true" />
            {t('tonight.others')}
          </Button>
        </>
      }
    >
      {step === 'animal' && (
        <PictureChoice
          label={question}
          options={hands.animal[shown] ?? []}
          name={animal => t(`animals.${animal}`)}
          picture={animal => <FriendPicture animal={animal} className="aspect-square w-4/5" />}
          onChoose={animal => answer({ animal }, t(`animals.${animal}`))}
        />
      )}
      {step === 'setting' && (
        <PictureChoice
          label={question}
          options={hands.setting[shown] ?? []}
          name={setting => t(`settings.${setting}`)}
          picture={setting => <img src={placePicture(setting)} alt="" width={400} height={300} className={landscape} />}
          onChoose={setting => answer({ setting }, t(`settings.${setting}`))}
        />
      )}
      {step === 'theme' && (
        <PictureChoice
          label={question}
          options={hands.theme[shown] ?? []}
          name={theme => t(`tonight.themes.${theme}`)}
          picture={theme => {
            const Picture = themePictures[theme]
            return <Picture aria-hidden="true" strokeWidth={1.25} className="my-2 size-16 text-link" />
          }}
          onChoose={theme => answer({ theme }, t(`tonight.themes.${theme}`))}
        />
      )}
    </Dialog>
  )
}
