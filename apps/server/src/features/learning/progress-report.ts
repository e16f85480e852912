import { type ProgressReport, progressReportSchema } from '@nightlight/contract/learning'
import { masteredAt, recentActivityItems } from '@nightlight/contract/limits'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../../database/connect.ts'
import {
  activityCompletions,
  childAssessments,
  comprehensionQuestions,
  readingProgress,
  stories,
  vocabularyProgress,
} from '../../database/schema.ts'

/** Stories listed one by one; the sums are of all of them. */
const storiesListed = 100
const weekMs = 7 * 86_400_000

const iso = (column: SQL) => sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** A child's whole report in one query: the database counts, whether the child has read one story or five hundred. */
export async function progressReport(db: Database, userId: string, childId: number, now: Date): Promise<ProgressReport> {
  const own = (table: string) => sql`${sql.raw(table)}.user_id = ${userId} and ${sql.raw(table)}.child_id = ${childId}`
  const since = new Date(now.getTime() - weekMs).toISOString()

  const { rows } = await db.execute<{ report: unknown }>(sql`
    with reading as (
      select p.*, s.title from ${readingProgress} p join ${stories} s on s.user_id = p.user_id and s.id = p.story_id
      where ${own('p')} and (p.progress_percentage > 0 or p.reading_time_minutes > 0)
    ), listed as (
      select * from reading order by last_read_at desc, id desc limit ${storiesListed}
    ), first_answers as (
      select distinct on (a.question_id) a.is_correct, a.created_at from ${childAssessments} a
      where ${own('a')} order by a.question_id, a.id
    ), recent as (
      select a.id, a.question_id, q.story_id, s.title, q.question, a.user_answer, a.is_correct, a.created_at from ${childAssessments} a
      join ${comprehensionQuestions} q on q.user_id = a.user_id and q.id = a.question_id
      join ${stories} s on s.user_id = q.user_id and s.id = q.story_id
      where ${own('a')} order by a.id desc limit ${recentActivityItems}
    ), words as (
      select mastery_level >= ${masteredAt} as mastered, last_encountered from ${vocabularyProgress} v where ${own('v')}
    ), done as (
      select completed_at from ${activityCompletions} c where ${own('c')} and completed
    ), answers as (
      select count(*) as all, count(*) filter (where is_correct) as right from first_answers
    )
    select json_build_object(
      'readingStats', (select coalesce(json_agg(json_build_object(
        'storyId', story_id, 'title', title, 'timeSpent', reading_time_minutes, 'progressPercentage', progress_percentage,
        'completedAt', ${iso(sql`completed_at`)}, 'lastReadAt', ${iso(sql`last_read_at`)}) order by last_read_at desc, id desc), '[]') from listed),
      'comprehensionAverage', (select coalesce(round(100.0 * "right" / nullif("all", 0)), 0) from answers),
      'vocabularyCount', (select count(*) filter (where mastered) from words),
      'activitiesCompleted', (select count(*) from done),
      'recentAssessments', (select coalesce(json_agg(json_build_object(
        'id', id, 'questionId', question_id, 'storyId', story_id, 'storyTitle', title, 'question', question,
        'userAnswer', user_answer, 'isCorrect', is_correct, 'createdAt', ${iso(sql`created_at`)}) order by id desc), '[]') from recent),
      'totals', (select json_build_object(
        'storiesStarted', count(*), 'storiesRead', count(completed_at), 'minutesRead', coalesce(sum(reading_time_minutes), 0),
        'averageMinutes', coalesce(round(avg(reading_time_minutes)), 0),
        'answers', (select "all" from answers), 'rightAnswers', (select "right" from answers),
        'wordsMet', (select count(*) from words)) from reading),
      'week', (select json_build_object(
        'stories', count(*) filter (where completed_at >= ${since}::timestamptz),
        'minutes', coalesce(sum(reading_time_minutes) filter (where last_read_at >= ${since}::timestamptz), 0),
        'words', (select count(*) filter (where mastered and last_encountered >= ${since}::timestamptz) from words),
        'answers', (select count(*) filter (where created_at >= ${since}::timestamptz) from first_answers),
        'activities', (select count(*) filter (where completed_at >= ${since}::timestamptz) from done)) from reading)
    ) as report`)
  return progressReportSchema.parse(rows[0]?.report)
}
