import { answersToJudge } from '@nightlight/contract/limits'
import type { ChildReport, Skill } from '@nightlight/contract/report'
import { useTranslation } from 'react-i18next'
import { Badge } from '../../../ui/badge.tsx'
import { Card } from '../../../ui/card.tsx'
import { Bar } from '../../../ui/figures-table.tsx'
import { standingOf } from './standing.ts'

/** Right first answers by kind of question; before there are enough of them, how many there are and nothing else. */
export function Skills({ report: { answers, skills } }: { report: ChildReport }) {
  const { t } = useTranslation('learning')
  return (
    <Card>
      <h2 id="report-skills" className="text-lg">
        {t('childReport.skills')}
      </h2>
      {skills.length === 0 ? (
        <p className="mt-2 text-ink-soft">{t('childReport.tooFewYet', { count: answers, needed: answersToJudge.inAll })}</p>
      ) : (
        <>
          <p className="mb-4 text-ink-soft text-sm">{t('childReport.skillsLead')}</p>
          <ul aria-labelledby="report-skills" className="flex flex-col gap-4">
            {skills.map(skill => (
              <SkillRow key={skill.kind} skill={skill} />
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}

function SkillRow({ skill }: { skill: Skill }) {
  const { t } = useTranslation('learning')
  const { kind, answers, right } = skill
  const standing = standingOf(skill)
  const asked = answers > 0
  return (
    <li className="break-inside-avoid">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span>{t(`childReport.kinds.${kind}`)}</span>
        {asked && standing && <Badge tone={standing === 'easy' ? 'success' : 'plain'}>{t(`childReport.standing.${standing}`)}</Badge>}
      </p>
      <p className="text-ink-soft text-sm">{asked ? t('childReport.right', { right, all: answers }) : t('childReport.notAsked')}</p>
      {asked && standing !== 'tooFew' && <Bar share={right / answers} />}
    </li>
  )
}
