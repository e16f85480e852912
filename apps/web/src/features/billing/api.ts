import { endpointQuery } from '../../lib/query.ts'

export const packsQuery = endpointQuery('GET /api/credit-packs')
