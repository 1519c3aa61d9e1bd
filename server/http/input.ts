import type { Context } from 'hono'
import { z } from 'zod'
import type { Endpoint } from '#contract'
import type { RequestEnv } from '../log.ts'
import { ApiProblem, invalidField, invalidFields } from './problem.ts'

/** The largest body of a request, in bytes. */
export const largestBody = 256 * 1024

/** The largest body of a request that needs none, in bytes. It is small because anyone may send such a request. */
export const largestEmptyBody = 1024

export const nothing = z.strictObject({})

/**
 * Reads the query of a GET, or else the body, by the endpoint's schema. The permission check comes first, so that an
 * unknown caller cannot fill the server's memory. `characters` is the length of the body.
 */
export async function readInput(c: Context<RequestEnv>, endpoint: Endpoint) {
  const { input: schema = nothing } = endpoint
  if (c.req.method === 'GET') return { input: validInput(schema, query(c, endpoint)), characters: 0 }
  const text = await readBody(c, endpoint.input ? (endpoint.largestBody ?? largestBody) : largestEmptyBody)
  return { input: validInput(schema, text === '' ? {} : parsed(c, text)), characters: text.length }
}

/** Returns a parsed value, or throws the problem with the refused fields. */
export function valid({ success, data, error }: z.ZodSafeParseResult<unknown>): unknown {
  if (success) return data
  const fields = error.issues.flatMap(nearest).map(({ path, message }) => ({ path: path.join('.'), message }))
  throw invalidFields(fields)
}

/**
 * Returns the issues of the form that fits a value best, where the value fits none of several forms. Zod itself names
 * no field then. The first form comes first where several fit equally well.
 */
function nearest(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== 'invalid_union' || issue.errors.length === 0) return [issue]
  const fewest = Math.min(...issue.errors.map(({ length }) => length))
  const best = issue.errors.find(({ length }) => length === fewest) ?? []
  return best.flatMap(nearest).map((inside) => ({ ...inside, path: [...issue.path, ...inside.path] }))
}

/**
 * Zod compares the `length` of any value with the longest that a text or list may have. It throws a TypeError where
 * that is no number and cannot become one, such as in `{"name": {"length": {"toString": 1}}}`.
 */
function validInput(schema: z.ZodType, value: unknown): unknown {
  try {
    return valid(schema.safeParse(value))
  } catch (error) {
    throw error instanceof TypeError ? malformed('has a length that is no number') : error
  }
}

/** Returns the query without the account that the address of a stream names. */
function query(c: Context, { streams }: Endpoint): Record<string, unknown> {
  const all = fullQuery(c)
  if (streams) delete all.account
  return all
}

/** Returns the whole query. A repeated name becomes a list, which no schema of the contract accepts. */
export function fullQuery(c: Context): Record<string, unknown> {
  const { searchParams } = new URL(c.req.url)
  const names = [...new Set(searchParams.keys())]
  return Object.fromEntries(names.map((name) => [name, oneOrAll(searchParams.getAll(name))]))
}

const oneOrAll = (values: string[]) => (values.length === 1 ? values[0] : values)

function parsed(c: Context, body: string): unknown {
  if (!/^application\/json\s*(;|$)/i.test(c.req.header('Content-Type') ?? ''))
    throw malformed('must be sent as application/json')
  try {
    return JSON.parse(body)
  } catch {
    throw malformed('must be JSON')
  }
}

const malformed = (message: string) => invalidField('', message)

/**
 * Reads the body as text. Throws `tooLarge` beyond `most` bytes, and `invalid` if the client hangs up or is too
 * slow. Such a client is no failure of the server, and nobody reads the response. The body comes from Node's request:
 * reading it through the web streams of `c.req` takes 0.1 ms.
 */
export function readBody(c: Context<RequestEnv>, most: number): Promise<string> {
  const { incoming } = c.env
  const refuse = () => {
    // The rest of the body is left unread, so that the connection cannot be used again.
    c.header('Connection', 'close')
    return new ApiProblem('tooLarge', `The body of a request may have at most ${most / 1024} KB`)
  }
  const hangUp = () => new ApiProblem('invalid', 'The request ended before its body did')
  if (Number(incoming.headers['content-length'] ?? 0) > most) throw refuse()
  // The client has hung up while the permission was checked.
  if (incoming.readableAborted) throw hangUp()
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    let size = 0
    incoming.on('data', (part: Buffer) => {
      size += part.length
      if (size <= most) parts.push(part)
      else reject(refuse())
    })
    incoming.once('end', () => resolve((parts.length === 1 ? parts[0]! : Buffer.concat(parts)).toString()))
    incoming.once('error', () => reject(hangUp()))
    incoming.once('close', () => incoming.complete || reject(hangUp()))
  })
}
