import type { ProgressReport } from '@nightlight/contract/learning'
import { Sprout, Trophy } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button.tsx'
import type { Room } from './hub.tsx'
import { type Area, focusAreasOf, strengthsOf } from './report.ts'

type AreasProps = { report: ProgressReport; onEnter: (room: Room) => void; onRead: () => void }

/** What goes well, and what wants a little more: each of the latter with the one thing that helps. */
export function Areas({ report, onEnter, onRead }: AreasProps) {
  const { t } = useTranslation('learning')
  const strengths = strengthsOf(report)
  const focus = focusAreasOf(report)
  const help: Record<Area, () => void> = {
    comprehension: () => onEnter('quiz'),
    vocabulary: () => onEnter('words'),
    activities: () => onEnter('activities'),
    storiesRead: onRead,
  }
  if (strengths.length + focus.length === 0) return null
  return (
    <div className="grid items-start gap-6 has-[>:nth-child(2)]:md:grid-cols-2 has-[>:nth-child(2)]:print:grid-cols-2 print:gap-4">
      {strengths.length > 0 && (
        <section aria-labelledby="report-strengths" className="rounded-lg bg-success-soft p-5 print:p-3">
          <h3 id="report-strengths" className="mb-2 flex items-center gap-2 text-lg text-success">
            <Trophy className="size-6" aria-hidden="true" />
            {t('report.strengths')}
          </h3>
          <ul className="flex flex-col gap-1.5">
            {strengths.map(area => (
              <li key={area}>{t(`report.strength.${area}`)}</li>
            ))}
          </ul>
        </section>
      )}
      {focus.length > 0 && (
        <section aria-labelledby="report-focus" className="rounded-lg bg-sunken p-5 print:p-3">
          <h3 id="report-focus" className="mb-2 flex items-center gap-2 text-lg">
            <Sprout className="size-6 text-link" aria-hidden="true" />
            {t('report.focus')}
          </h3>
          <ul className="flex flex-col gap-3 print:gap-1">
            {focus.map(area => (
              <li key={area} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
                <span className="min-w-0 flex-1 basis-48">{t(`report.focusOn.${area}`)}</span>
                <Button variant="secondary" size="sm" className="print:hidden" onClick={help[area]}>
                  {t(`report.help.${area}`)}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
