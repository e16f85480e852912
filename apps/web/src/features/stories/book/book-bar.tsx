import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight, Printer, Volume2, X } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../ui/button.tsx'
import { ComfortMenu } from '../reader/comfort-menu.tsx'

type BookBarProps = {
  leaf: number
  pages: number
  /** Whether it was asked for by a touch; the keyboard's focus brings it as well. */
  shown: boolean
  onTurn: (by: 1 | -1) => void
  onClose: () => void
  /** Absent where no voice speaks the story's language, or it is speaking. */
  onListen: (() => void) | undefined
  /** Whether the voice's own bar lies at the foot of the screen. */
  raised: boolean
}

/** What a book needs beside its pages. It waits out of sight until the book is touched, pointed at or reached with the keyboard. */
export function BookBar({ leaf, pages, shown, onTurn, onClose, onListen, raised }: BookBarProps) {
  const { t } = useTranslation('stories')
  const hiding = shown ? 'opacity-100' : 'opacity-0 focus-within:opacity-100 group-hover:opacity-100'
  return (
    <>
      <div className={clsx('absolute inset-x-0 top-0 z-20 flex justify-between gap-2 p-3 transition-opacity', hiding)}>
        <Button variant="secondary" size="icon" aria-label={t('book.close')} onClick={onClose}>
          <X aria-hidden="true" />
        </Button>
        <div className="flex gap-2">
          {onListen && (
            <Button variant="secondary" size="icon" aria-label={t('reader.aloud.start')} onClick={onListen}>
              <Volume2 aria-hidden="true" />
            </Button>
          )}
          <Button variant="secondary" size="icon" aria-label={t('book.print')} onClick={() => print()}>
            <Printer aria-hidden="true" />
          </Button>
          <ComfortMenu />
        </div>
      </div>
      <nav
        aria-label={t('book.pages')}
        className={clsx(
          'absolute inset-x-0 z-10 flex items-center justify-between gap-2 p-3 transition-opacity',
          raised ? 'bottom-16 max-sm:bottom-28' : 'bottom-0',
          hiding,
        )}
      >
        <Button variant="secondary" size="icon" aria-label={t('book.previous')} disabled={leaf === 0} onClick={() => onTurn(-1)}>
          <ChevronLeft aria-hidden="true" />
        </Button>
        <p aria-live="polite" className="rounded-full bg-surface px-3 py-1 text-sm text-ink-soft tabular-nums">
          {leaf > 0 && leaf <= pages ? t('book.page', { page: leaf, pages }) : t(leaf === 0 ? 'book.cover' : 'book.end')}
        </p>
        <Button variant="secondary" size="icon" aria-label={t('book.next')} disabled={leaf > pages} onClick={() => onTurn(1)}>
          <ChevronRight aria-hidden="true" />
        </Button>
      </nav>
    </>
  )
}
