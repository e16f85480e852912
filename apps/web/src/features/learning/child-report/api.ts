import { endpointQuery } from '../../../lib/query.ts'
import { timeZone } from '../../../lib/weeks.ts'

/** A child's own report: its last weeks, what was done lately, and skills. Not beside the learning layer's calls, which only the reader needs. */
export const childReportQuery = (childId: number) =>
  endpointQuery('GET /api/children/:id/report', { params: { id: childId }, query: { timeZone: timeZone() } })
