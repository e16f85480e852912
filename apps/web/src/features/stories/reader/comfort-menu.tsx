import { ALargeSmall } from 'lucide-react'
import { Popover } from 'radix-ui'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { type ComfortName, comfortChoices, useComfort } from './comfort.ts'

const names = Object.keys(comfortChoices) as ComfortName[]

/** Size, spacing and typeface of the story's text. */
export function ComfortMenu() {
  const { t } = useTranslation('stories')
  const { comfort, set } = useComfort()
  return (
    <Popover.Root>
      <Popover.Trigger asChild>
        <Button variant="secondary">
          <ALargeSmall aria-hidden="true" />
          {t('reader.comfort.title')}
        </Button>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Content
          align="center"
          sideOffset={8}
          collisionPadding={16}
          aria-label={t('reader.comfort.title')}
          className="z-50 flex max-h-(--radix-popover-content-available-height) w-[min(24rem,calc(100vw-2rem))] animate-appear flex-col gap-5 overflow-y-auto rounded-lg border border-line bg-surface p-5 shadow-float"
        >
          {names.map(name => (
            <Choice
              key={name}
              label={t(`reader.comfort.${name}`)}
              options={comfortChoices[name].map(value => ({ value, label: t(`reader.comfort.choices.${value}`) }))}
              value={comfort[name]}
              onChange={value => set({ [name]: value })}
              className={comfortChoices[name].length === 3 ? 'grid-cols-2 min-[23rem]:grid-cols-3' : 'grid-cols-2'}
            />
          ))}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}
