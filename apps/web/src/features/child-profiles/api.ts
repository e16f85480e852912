import { endpointQuery } from '../../lib/query.ts'

export const childProfilesQuery = endpointQuery('GET /api/child-profiles')
