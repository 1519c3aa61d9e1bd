import { hash } from 'node:crypto'
import type { Context } from 'hono'
import type { RequestEnv } from '../log.ts'

/** The JSON of a response, and its ETag. */
export interface Tagged {
  readonly json: string
  readonly tag: string
}

/** Returns the JSON of an output with a tag that every process gives to the same data, and to no other data. */
export function tagged(output: unknown): Tagged {
  const json = JSON.stringify(output)
  return { json, tag: `"${hash('sha256', json, 'base64url')}"` }
}

/** Responds with the JSON, or with 304 and no body where the request names its tag. */
export function respondTagged(c: Context<RequestEnv>, { json, tag }: Tagged): Response {
  const headers = { ETag: tag }
  if (namesTag(c.req.header('If-None-Match'), tag)) return c.body(null, 304, headers)
  return c.body(json, 200, { ...headers, 'Content-Type': 'application/json' })
}

/** A proxy that compresses responses makes their tags weak: W/"…". */
function namesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  return ifNoneMatch?.split(',').some((named) => named.trim().replace(/^W\//, '') === tag) ?? false
}
