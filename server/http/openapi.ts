import { z } from 'zod'
import {
  accountHeader,
  accountId,
  api,
  type Endpoint,
  isClassRight,
  type Problem,
  problem,
  statusByProblem,
  tags,
} from '#contract'
import { accountCookieAt, tokenCookieAt } from '../auth/sessions.ts'
import { type Json, type SchemaCollection, schemaCollection } from './schema-collection.ts'

/** The parts that several operations share, by name. */
interface Shared {
  readonly schemas: SchemaCollection
  readonly responses: Record<string, Json>
}

/**
 * The account that a request names, and the tag of a response. An endpoint for anyone needs no account, and a stream
 * has it in its query.
 */
function sharedParameters(schema: Json): Json {
  const description = 'The id of the signed-in account as the caller knows it, the same as in its cookie'
  const inHeader = { in: 'header', name: accountHeader, description, schema }
  return {
    Account: { ...inHeader, required: true },
    OptionalAccount: { ...inHeader, required: false },
    AccountInQuery: { ...inHeader, in: 'query', name: 'account', required: true },
    KnownTag: {
      in: 'header',
      name: 'If-None-Match',
      description: 'The ETag of a response that the caller has',
      required: false,
      schema: { type: 'string' },
    },
  }
}

const cookie = (name: string, description: string): Json => ({ type: 'apiKey', in: 'cookie', name, description })

const serverTag = 'Server'

/** Returns the contract as OpenAPI 3.1, with every endpoint and the two addresses for monitoring. */
export function openapi(publicUrl: string): Json {
  const shared: Shared = { schemas: schemaCollection(), responses: {} }
  const paths: Record<string, Json> = {
    '/healthz': health('isAlive', 'Whether the server is alive'),
    '/readyz': health('isReady', 'Whether the database is up to date and accepts writes'),
  }
  for (const [key, endpoint] of Object.entries<Endpoint>(api)) {
    const [method = '', path = ''] = key.split(' ')
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(method, endpoint, shared) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Solve it! Maths',
      version: '1',
      description: 'Times are epoch milliseconds; ids are text.',
      contact: { name: 'Solve it! Maths', url: publicUrl },
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: publicUrl }],
    tags: Object.entries({ ...tags, [serverTag]: 'Monitoring' }).map(([name, description]) => ({ name, description })),
    paths,
    components: {
      schemas: shared.schemas.byName,
      parameters: sharedParameters(shared.schemas.add(accountId, 'input')),
      responses: shared.responses,
      securitySchemes: {
        session: cookie(tokenCookieAt(publicUrl), 'The token of the session'),
        account: cookie(accountCookieAt(publicUrl), 'The id of the signed-in account'),
      },
    },
  }
}

function operation(method: string, endpoint: Endpoint, shared: Shared): Json {
  const { operationId, tag, summary, description, who, params, input, output, streams, downloads, tagged } = endpoint
  const schemaOf = shared.schemas.add
  const parameter = (location: 'path' | 'query', name: string, schema: z.ZodType): Json => ({
    name,
    in: location,
    required: location === 'path' || !schema.safeParse(undefined).success,
    schema: schemaOf(schema, 'input'),
  })
  const inPath = Object.entries(params?.shape ?? {}).map(([name, schema]) => parameter('path', name, schema))
  const query = method === 'GET' && input instanceof z.ZodObject ? input.shape : {}
  const inQuery = Object.entries(query).map(([name, schema]) => parameter('query', name, schema))
  const account = streams ? 'AccountInQuery' : who === 'anyone' ? 'OptionalAccount' : 'Account'
  return {
    operationId,
    tags: [tag],
    summary,
    ...(description !== undefined && { description }),
    'x-who': who,
    security: who === 'anyone' ? [] : [{ session: [], account: [] }],
    parameters: [
      ...inPath,
      ...inQuery,
      { $ref: `#/components/parameters/${account}` },
      ...(tagged ? [{ $ref: '#/components/parameters/KnownTag' }] : []),
    ],
    ...(input && method !== 'GET' && { requestBody: { required: true, content: json(schemaOf(input, 'input')) } }),
    responses: {
      200: streams
        ? events(schemaOf(output, 'output'))
        : downloads
          ? { description: 'A file', content: { 'application/zip': { schema: schemaOf(output, 'output') } } }
          : success(schemaOf(output, 'output'), tagged),
      ...(tagged && { 304: { description: 'Nothing has changed since the response with the tag that was sent' } }),
      ...problemResponses(problemsOf(method, endpoint), shared),
    },
  }
}

/** Returns the problems that an endpoint may respond with. */
export function problemsOf(method: string, { who, alsoArchived, problems = [] }: Endpoint): readonly Problem[] {
  const always: Problem[] = ['invalid', 'otherSite', 'failed']
  const ofBody: Problem[] = method === 'GET' ? [] : ['tooLarge']
  const ofSession: Problem[] = who === 'anyone' ? [] : ['notSignedIn', 'otherAccount']
  const ofRole: Problem[] = who === 'anyone' || who === 'signedIn' ? [] : ['notAllowed']
  const ofClass: Problem[] = isClassRight(who) ? ['notFound'] : []
  const ofArchive: Problem[] = who === 'teaches' && !alsoArchived ? ['archived'] : []
  const ofLimits: Problem[] = who === 'anyone' && method !== 'GET' ? [] : ['tooManyTries']
  return [
    ...new Set([...always, ...ofBody, ...ofSession, ...ofLimits, ...ofRole, ...ofClass, ...ofArchive, ...problems]),
  ]
}

/** Returns references to shared responses by status. Problems with the same status share a response. */
function problemResponses(problems: readonly Problem[], { schemas, responses }: Shared): Json {
  const statuses = [...new Set(problems.map((name) => statusByProblem[name]))]
  return Object.fromEntries(
    statuses.map((status) => {
      const names = problems.filter((name) => statusByProblem[name] === status).sort()
      const name = names.map(capitalised).join('Or')
      responses[name] = { description: names.join(', '), content: json(schemas.add(problem, 'output')) }
      return [status, { $ref: `#/components/responses/${name}` }]
    }),
  )
}

const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const success = (schema: Json, tagged = false): Json => ({
  description: 'Done',
  content: json(schema),
  ...(tagged && { headers: { ETag: { description: 'The tag of this response', schema: { type: 'string' } } } }),
})

const events = (schema: Json): Json => ({
  description:
    'Server-sent events, each with JSON as its data. An event named `displaced` is the last one: newer streams of ' +
    'the session replaced this one',
  content: { 'text/event-stream': { schema } },
})

const json = (schema: Json): Json => ({ 'application/json': { schema } })

function health(operationId: string, description: string): Json {
  const response = (description: string): Json => ({
    description,
    content: { 'text/plain': { schema: { type: 'string' } } },
  })
  return {
    get: {
      operationId,
      tags: [serverTag],
      summary: description,
      security: [],
      responses: { 200: response('Yes'), 503: response('No') },
    },
  }
}
