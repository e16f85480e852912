import { z } from 'zod'
import { childParams } from './child-profiles.ts'
import type { Endpoint } from './endpoint.ts'
import { languages, learningKinds, questionKinds } from './enums.ts'
import { idSchema, momentSchema } from './fields.ts'
import { latestListed, reportWeeks } from './limits.ts'

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** Where it is Monday: a story read at bedtime belongs to the family's day, not to the server's. A place that nobody knows is UTC. */
const hereQuery = z.object({ timeZone: z.string().max(64).refine(isTimeZone).default('UTC').catch('UTC') })

const reportWeekSchema = z.object({
  /** Its Monday. */
  start: z.iso.date(),
  /** Read to their end in this week, also where it was not for the first time. */
  stories: z.int(),
  minutes: z.int(),
  /** Met for the first time. */
  words: z.int(),
  activities: z.int(),
})
export type ReportWeek = z.infer<typeof reportWeekSchema>

const skillSchema = z.object({ kind: z.enum(questionKinds), answers: z.int(), right: z.int() })
export type Skill = z.infer<typeof skillSchema>

const latestSchema = z.object({
  kind: z.enum(learningKinds),
  storyId: idSchema,
  storyTitle: z.string(),
  language: z.enum(languages),
  at: momentSchema,
  /** Minutes read, questions answered or words practised on one day; of activities it is 1. */
  amount: z.int(),
  /** The activity's title. */
  activity: z.string().nullable(),
})
export type Latest = z.infer<typeof latestSchema>

export const childReportSchema = z
  .object({
    /** The oldest first; the last is the present week. */
    weeks: z.array(reportWeekSchema).length(reportWeeks),
    /** First answers, of all kinds. */
    answers: z.int(),
    /** First answers by kind of question. Empty until there are enough answers in all to say anything. */
    skills: z.array(skillSchema),
    /** What was done in these weeks, the latest first: one entry for each story, day and kind. */
    latest: z.array(latestSchema).max(latestListed),
  })
  .meta({ id: 'ChildReport' })
export type ChildReport = z.infer<typeof childReportSchema>

export const glanceSchema = z
  .object({
    childId: idSchema,
    /** Of the present week. */
    stories: z.int(),
    minutes: z.int(),
    /** To the hour. */
    lastReadAt: momentSchema.nullable(),
  })
  .meta({ id: 'Glance' })
export type Glance = z.infer<typeof glanceSchema>

export const reportEndpoints = {
  childReport: {
    method: 'GET',
    path: '/api/children/:id/report',
    summary: "A child's last six weeks, what was done lately, and first answers by kind of question",
    access: 'user',
    params: childParams,
    query: hereQuery,
    status: 200,
    reply: childReportSchema,
    errors: ['profile_not_found'],
  },
  glance: {
    method: 'GET',
    path: '/api/children/glance',
    summary: 'The present week of each child of this account',
    access: 'user',
    query: hereQuery,
    status: 200,
    reply: z.array(glanceSchema),
  },
} as const satisfies Record<string, Endpoint>
