import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { Endpoint } from '@nightlight/contract/endpoint'
import { endpoints } from '@nightlight/contract/endpoints'
import { type ErrorCode, errorReplySchema, errors } from '@nightlight/contract/errors'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output') => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, target: 'draft-2020-12', reused: 'inline' })
  return rest
}

function parametersOf(endpoint: Endpoint) {
  const places = [
    ['path', endpoint.params],
    ['query', endpoint.query],
    ['header', endpoint.headers],
  ] as const
  return places.flatMap(([place, schema]) => {
    if (!schema) return []
    const { properties = {}, required = [] } = jsonSchema(schema, 'input')
    return Object.entries(properties).map(([name, value]) => ({
      name,
      in: place,
      required: place === 'path' || required.includes(name),
      schema: value,
    }))
  })
}

function successOf({ reply }: Endpoint) {
  if (reply instanceof z.ZodType)
    return { description: 'Success', content: { 'application/json': { schema: jsonSchema(reply, 'output') } } }
  if ('events' in reply)
    return { description: 'Server-sent events', content: { 'text/event-stream': { schema: jsonSchema(reply.events, 'output') } } }
  if ('media' in reply) return { description: 'Success', content: { [reply.media]: { schema: { type: 'string' } } } }
  return { description: 'redirect' in reply ? 'Goes on to another page' : 'Success, with nothing to say' }
}

const errorContent = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } }

/** What can go wrong, by status; the calls' common failures first. */
function failuresOf(endpoint: Endpoint) {
  const codes: ErrorCode[] = [...(endpoint.errors ?? [])]
  if (endpoint.params || endpoint.query || endpoint.body) codes.unshift('invalid_input')
  if (endpoint.access === 'user') codes.unshift('unauthenticated')
  const statuses = [...new Set(codes.map(code => errors[code].status))].sort()
  return Object.fromEntries(
    statuses.map(status => [
      status,
      {
        description: codes.filter(code => errors[code].status === status).join(', '),
        content: errorContent,
      },
    ]),
  )
}

function operationOf(feature: string, name: string, endpoint: Endpoint) {
  return {
    operationId: `${feature}.${name}`,
    tags: [feature],
    summary: endpoint.summary,
    parameters: parametersOf(endpoint),
    ...(endpoint.body && {
      requestBody: { required: true, content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } } },
    }),
    responses: { [endpoint.status]: successOf(endpoint), ...failuresOf(endpoint) },
    ...(endpoint.access === 'user' && { security: [{ session: [] }] }),
  }
}

/** The OpenAPI 3.1 document of the whole table. */
export function openApiDocument() {
  const paths: Record<string, Record<string, ReturnType<typeof operationOf>>> = {}
  for (const [feature, table] of Object.entries(endpoints)) {
    for (const [name, endpoint] of Object.entries<Endpoint>(table)) {
      const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operationOf(feature, name, endpoint) }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Nightlight', version: '1', description: 'Personalised bedtime stories: every call that the app makes.' },
    paths,
    components: {
      schemas: { Error: jsonSchema(errorReplySchema, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: 'nightlight_session' } },
    },
  }
}

/** `/api/openapi.json`, and the same to read at `/api/docs`. */
export async function mountOpenApi(app: FastifyInstance) {
  const document = openApiDocument()
  await app.register(swagger, { mode: 'static', specification: { document: JSON.parse(JSON.stringify(document)) } })
  await app.register(swaggerUi, { routePrefix: '/api/docs', uiConfig: { docExpansion: 'list', supportedSubmitMethods: [] } })
  app.get('/api/openapi.json', async () => document)
}
