import { z } from 'zod'
import { accountHeader, api, type Endpoint, type Problem, problem, statusByProblem } from '#contract'
import { accountCookieAt, tokenCookieAt } from './auth/sessions.ts'

type Json = Record<string, unknown>

const accountParameter: Json = {
  schema: { type: 'string', pattern: '^[0-9a-f]{32}$' },
  description: 'The id of the signed-in account as the caller knows it, the same as in its cookie',
}

const cookie = (name: string): Json => ({ type: 'apiKey', in: 'cookie', name })

/** The contract as OpenAPI 3.1, every endpoint, and the two addresses for whoever watches the server. */
export function openapi(publicUrl: string): Json {
  const paths: Record<string, Json> = {
    '/healthz': health('The server is alive'),
    '/readyz': health('The database is up to date and accepts writes'),
  }
  for (const [key, endpoint] of Object.entries<Endpoint>(api)) {
    const [method = '', path = ''] = key.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(method, path, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Solve it! Maths', version: '1', description: 'Times are epoch milliseconds; ids are text.' },
    servers: [{ url: publicUrl }],
    components: {
      schemas: { Problem: jsonSchema(problem) },
      securitySchemes: { session: cookie(tokenCookieAt(publicUrl)), account: cookie(accountCookieAt(publicUrl)) },
    },
    paths,
  }
}

function operation(method: string, path: string, endpoint: Endpoint): Json {
  const { who, params, input, output, summary, streams } = endpoint
  const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) =>
    parameter('path', name, params?.shape[name], true),
  )
  const query = method === 'GET' && input instanceof z.ZodObject ? input.shape : {}
  const asked = Object.entries(query).map(([name, schema]) => parameter('query', name, schema))
  const account = { ...accountParameter, in: streams ? 'query' : 'header', name: streams ? 'account' : accountHeader }
  return {
    summary,
    'x-who': who,
    security: who === 'anyone' ? [] : [{ session: [], account: [] }],
    parameters: [...named, ...asked, { ...account, required: who !== 'anyone' }],
    ...(input && method !== 'GET' && { requestBody: { required: true, content: json(jsonSchema(input, 'input')) } }),
    responses: { 200: streams ? eventsOf(output) : done(output), ...problemsOf(method, endpoint) },
  }
}

function parameter(place: 'path' | 'query', name: string, schema: z.ZodType = z.string(), required = false): Json {
  return {
    name,
    in: place,
    required: required || !schema.safeParse(undefined).success,
    schema: jsonSchema(schema, 'input'),
  }
}

/** Responses by status; several problems can share one. */
function problemsOf(method: string, { who, problems = [] }: Endpoint): Json {
  const always: Problem[] = ['invalid', 'otherSite', 'tooLarge', 'failed']
  const ofSession: Problem[] = who === 'anyone' ? [] : ['notSignedIn', 'otherAccount']
  const ofRole: Problem[] = who === 'anyone' || who === 'signedIn' ? [] : ['notAllowed']
  const ofOwner: Problem[] = who === 'owner' || who === 'ownerOfFormerStudent' ? ['notFound'] : []
  const ofWriter: Problem[] = who === 'anyone' || method === 'GET' ? [] : ['tooManyTries']
  const all = [...new Set([...always, ...ofSession, ...ofWriter, ...ofRole, ...ofOwner, ...problems])]
  const content = json({ $ref: '#/components/schemas/Problem' })
  const named = (status: number) => all.filter((name) => statusByProblem[name] === status).join(', ')
  const statuses = all.map((name) => statusByProblem[name])
  return Object.fromEntries(statuses.map((status) => [status, { description: named(status), content }]))
}

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output' = 'output') => {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

const done = (output: z.ZodType): Json => ({ description: 'Done', content: json(jsonSchema(output)) })

const eventsOf = (output: z.ZodType): Json => ({
  description:
    'Server-sent events, each with JSON as its data. An event named `displaced` is the last: newer streams of the session took its place',
  content: { 'text/event-stream': { schema: jsonSchema(output) } },
})

const json = (schema: Json): Json => ({ 'application/json': { schema } })

function health(description: string): Json {
  return { get: { summary: description, responses: { 200: { description }, 503: { description: 'It does not' } } } }
}
