import { questionKinds } from '@nightlight/contract/enums'
import { answersToJudge, latestListed, reportWeeks } from '@nightlight/contract/limits'
import { type ChildReport, childReportSchema, type Glance, glanceSchema } from '@nightlight/contract/report'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import {
  activityCompletions,
  childAssessments,
  childProfiles,
  comprehensionQuestions,
  learningActivities,
  readingHours,
  stories,
  vocabularyProgress,
  vocabularyWords,
} from '../../database/schema.ts'
import { offsetOf, weeksUntil } from './weeks.ts'

const iso = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** A child's own report in one query. Only skills look further back than its weeks, and those are counted, not listed. */
export async function childReport(db: Database, userId: string, childId: number, now: Date, timeZone: string): Promise<ChildReport> {
  const own = (table: string) => sql`${sql.raw(table)}.user_id = ${userId} and ${sql.raw(table)}.child_id = ${childId}`
  const weeks = weeksUntil(now, reportWeeks, timeZone)
  const begins = sql.join(
    weeks.map(week => sql`${week.begins.toISOString()}::timestamptz`),
    sql`, `,
  )
  const since = sql`${weeks[0]?.begins.toISOString()}::timestamptz`
  // Days are only what entries are put together by: that clocks may have changed meanwhile does no harm.
  const day = (column: SQL) => sql`date_trunc('day', ${column} at time zone 'UTC' + make_interval(mins => ${offsetOf(now, timeZone)}))`
  const weekOf = (column: SQL) => sql`width_bucket(${column}, array[${begins}])`

  const { rows } = await db.execute<{ report: Omit<ChildReport, 'weeks'> & { weeks: object[] } }>(sql`
    with reading as (
      select h.story_id, h.hour, h.minutes, h.finished from ${readingHours} h where ${own('h')} and h.hour >= ${since}
    ), words as (
      select w.story_id, v.created_at, v.last_encountered from ${vocabularyProgress} v
      join ${vocabularyWords} w on w.user_id = v.user_id and w.id = v.word_id
      where ${own('v')} and v.last_encountered >= ${since}
    ), done as (
      select l.story_id, l.title, c.completed_at from ${activityCompletions} c
      join ${learningActivities} l on l.user_id = c.user_id and l.id = c.activity_id
      where ${own('c')} and c.completed and c.completed_at >= ${since}
    ), answers as (
      select distinct on (a.question_id) q.story_id, q.kind, a.is_correct, a.created_at from ${childAssessments} a
      join ${comprehensionQuestions} q on q.user_id = a.user_id and q.id = a.question_id
      where ${own('a')} order by a.question_id, a.id
    ), of_reading as (
      select ${weekOf(sql`hour`)} as week, count(distinct story_id) filter (where finished) as stories, sum(minutes) as minutes
      from reading group by 1
    ), of_words as (
      select ${weekOf(sql`created_at`)} as week, count(*) as words from words group by 1
    ), of_done as (
      select ${weekOf(sql`completed_at`)} as week, count(*) as activities from done group by 1
    ), latest as (
      select 'reading' as kind, story_id, max(hour) as at, sum(minutes) as amount, null as activity from reading group by story_id, ${day(sql`hour`)}
      union all
      select 'words', story_id, max(last_encountered), count(*), null from words group by story_id, ${day(sql`last_encountered`)}
      union all
      select 'activity', story_id, completed_at, 1, title from done
      union all
      select 'answers', story_id, max(created_at), count(*), null from answers where created_at >= ${since}
      group by story_id, ${day(sql`created_at`)}
    ), listed as (
      select l.*, s.title, s.language from latest l join ${stories} s on s.user_id = ${userId} and s.id = l.story_id
      order by l.at desc, l.story_id desc, l.kind limit ${latestListed}
    ), skills as (
      select kind, count(*) as answers, count(*) filter (where is_correct) as right from answers group by kind
    )
    select json_build_object(
      'weeks', (select json_agg(json_build_object(
        'stories', coalesce(r.stories, 0), 'minutes', coalesce(r.minutes, 0),
        'words', coalesce(w.words, 0), 'activities', coalesce(d.activities, 0)) order by n)
        from generate_series(1, ${reportWeeks}::int) n
        left join of_reading r on r.week = n left join of_words w on w.week = n left join of_done d on d.week = n),
      'answers', (select count(*) from answers),
      'skills', (select coalesce(json_agg(json_build_object('kind', kind, 'answers', answers, 'right', "right")), '[]') from skills),
      'latest', (select coalesce(json_agg(json_build_object(
        'kind', kind, 'storyId', story_id, 'storyTitle', title, 'language', language, 'at', ${iso(sql`at`)},
        'amount', amount, 'activity', activity) order by at desc, story_id desc, kind), '[]') from listed)
    ) as report`)
  const report = rows[0]?.report
  const skillOf = (kind: string) => report?.skills.find(skill => skill.kind === kind)
  return childReportSchema.parse({
    ...report,
    weeks: weeks.map(({ date }, index) => ({ start: date, ...report?.weeks[index] })),
    skills: (report?.answers ?? 0) < answersToJudge.inAll ? [] : questionKinds.map(kind => skillOf(kind) ?? { kind, answers: 0, right: 0 }),
  })
}

/** The present week of each child of an account. */
export async function glance(db: Database, userId: string, now: Date, timeZone: string): Promise<Glance[]> {
  const [week] = weeksUntil(now, 1, timeZone)
  const { rows } = await db.execute(sql`
    select c.id as "childId", h.stories, h.minutes,
      (select ${iso(sql`max(l.hour)`)} from ${readingHours} l where l.user_id = ${userId} and l.child_id = c.id) as "lastReadAt"
    from ${childProfiles} c cross join lateral (
      select count(distinct story_id) filter (where finished) as stories, coalesce(sum(minutes), 0) as minutes from ${readingHours} r
      where r.user_id = ${userId} and r.child_id = c.id and r.hour >= ${week?.begins.toISOString()}::timestamptz) h
    where c.user_id = ${userId} order by c.id`)
  return rows.map(({ childId, stories: read, minutes, lastReadAt }) =>
    glanceSchema.parse({ childId: Number(childId), stories: Number(read), minutes: Number(minutes), lastReadAt }),
  )
}
