import { ALargeSmall } from 'lucide-react'
import { Popover } from 'radix-ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { Choice } from '../../../ui/choice.tsx'
import { type Comfort, type ComfortName, comfortChoices, useComfort } from './comfort.ts'

const sizes: Record<Comfort['size'], string> = { small: 'text-base', medium: 'text-lg', large: 'text-xl', largest: 'text-[2rem]' }
const faces: Record<Comfort['face'], string> = { level: '', book: 'font-reading', clear: 'font-body', plain: '[font-family:system-ui]' }

/** Size, spacing and typeface of the story's text: on a phone at the foot of the screen, so that the text above shows what becomes of it. */
export function ComfortMenu() {
  const { t } = useTranslation('stories')
  return (
    <Popover.Root>
      <div className="relative">
        <Popover.Trigger asChild>
          <Button variant="secondary">
            <ALargeSmall aria-hidden="true" />
            {t('reader.comfort.title')}
          </Button>
        </Popover.Trigger>
        <Popover.Anchor className="pointer-events-none absolute inset-0 max-sm:fixed max-sm:top-auto" />
      </div>
      <Popover.Portal>
        <Popover.Content
          align="center"
          sideOffset={8}
          collisionPadding={16}
          aria-label={t('reader.comfort.title')}
          className="z-50 flex max-h-(--radix-popover-content-available-height) w-[min(24rem,calc(100vw-2rem))] animate-appear flex-col gap-3.5 overflow-y-auto rounded-lg border border-line bg-surface p-4 shadow-float"
        >
          {/* A letter of each size: four words would need two rows. */}
          <Row name="size" columns="grid-cols-4" sign={size => <span className={sizes[size]}>A</span>} />
          <Row name="spacing" columns="grid-cols-3" />
          <Row name="face" columns="grid-cols-2" sign={(face, label) => <span className={faces[face]}>{label}</span>} />
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  )
}

type RowProps<N extends ComfortName> = {
  name: N
  columns: string
  /** How the choice looks, in place of its word. */
  sign?: (choice: Comfort[N], label: string) => ReactNode
}

function Row<N extends ComfortName>({ name, columns, sign }: RowProps<N>) {
  const { t } = useTranslation('stories')
  const { comfort, set } = useComfort()
  return (
    <Choice<Comfort[N]>
      compact
      label={t(`reader.comfort.${name}`)}
      options={comfortChoices[name].map(value => {
        const label = t(`reader.comfort.choices.${value}`)
        return { value, label, ...(sign && { sign: sign(value, label) }) }
      })}
      value={comfort[name]}
      onChange={value => set({ [name]: value })}
      className={columns}
    />
  )
}
