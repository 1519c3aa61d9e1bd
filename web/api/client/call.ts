import type { Args, Key, Output, Problem, ProblemBody } from '#contract'
import { accountHeader, unattendedHeader } from '#contract/headers'
import { isAttended } from '../../ui/hooks/activity.ts'
import { readAccountId } from './account-cookie.ts'

/** A response that is not a success. Without a response, `status` is 0 and `problem` is 'network'. */
export class ApiError extends Error {
  readonly status: number
  readonly problem: Problem | 'network'
  /** With `outOfOrder`: the number of the move that the server expects next. */
  readonly expected: number | undefined
  /** With `invalid`: the paths of the refused fields. */
  readonly fields: readonly string[]

  constructor(
    status: number,
    body: Pick<ProblemBody, 'message' | 'expected' | 'fields'> & { problem: Problem | 'network' },
  ) {
    super(body.message)
    this.name = 'ApiError'
    this.status = status
    this.problem = body.problem
    this.expected = body.expected
    this.fields = body.fields?.map(({ path }) => path) ?? []
  }
}

/** A response with the ETag that the server gave it. */
export interface TaggedResponse {
  readonly tag: string
  readonly body: unknown
}

interface Tags {
  find(account: string | null, address: string): TaggedResponse | undefined
  keep(account: string | null, address: string, response: TaggedResponse): void
}

let tags: Tags | undefined

/** From now on, responses with an ETag are kept. The pages of classes do so, and no student loads their code. */
export function keepTagsIn(store: Tags): void {
  tags = store
}

/**
 * Calls an endpoint of the contract by its key. Throws `ApiError`.
 *
 * @param account the account to which the page belongs
 */
export async function call<K extends Key>(
  key: K,
  args: Args<K>,
  signal?: AbortSignal,
  account = readAccountId(),
): Promise<Output<K>> {
  const { method, path, left } = addressOf(key, args)
  const query = method === 'GET' ? String(new URLSearchParams(left as Record<string, string>)) : ''
  const hasBody = method !== 'GET' && Object.keys(left).length > 0
  const address = query ? `${path}?${query}` : path
  const known = method === 'GET' ? tags?.find(account, address) : undefined
  const response = await fetch(address, {
    method,
    headers: {
      ...(account && { [accountHeader]: account }),
      ...(method === 'GET' && !isAttended() && { [unattendedHeader]: '1' }),
      ...(hasBody && { 'Content-Type': 'application/json' }),
      ...(known && { 'If-None-Match': known.tag }),
    },
    ...(hasBody && { body: JSON.stringify(left) }),
    ...(signal && { signal }),
  }).catch((reason: unknown) => {
    if (signal?.aborted) throw reason
    throw new ApiError(0, { problem: 'network', message: 'No connection' })
  })
  if (response.status === 304 && known) return known.body as Output<K>
  const body: unknown = await response.json().catch(() => null)
  if (response.ok && body !== null) {
    const tag = response.headers.get('ETag')
    if (tag) tags?.keep(account, address, { tag, body })
    return body as Output<K>
  }
  throw errorOf(response.status, body)
}

/** Returns the error of a response that is not a success. */
export function errorOf(status: number, body: unknown): ApiError {
  return new ApiError(status, isProblem(body) ? body : { problem: 'failed', message: 'Something went wrong' })
}

function isProblem(body: unknown): body is ProblemBody {
  return typeof body === 'object' && body !== null && 'problem' in body
}

interface Address {
  readonly method: string
  /** The path with its arguments filled in and encoded. */
  readonly path: string
  /** The arguments that the path does not name. They go into the query of a GET, or into the body. */
  readonly left: Readonly<Record<string, unknown>>
}

/** Returns the address of an endpoint of the contract. */
export function addressOf<K extends Key>(key: K, args: Args<K>): Address {
  const [method = '', template = ''] = key.split(' ')
  const left: Record<string, unknown> = { ...(args as Record<string, unknown>) }
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = encodeURIComponent(String(left[name]))
    delete left[name]
    return value
  })
  return { method, path, left }
}
