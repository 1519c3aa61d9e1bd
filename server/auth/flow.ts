import { createHmac, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, getSignedCookie, setSignedCookie } from 'hono/cookie'
import { z } from 'zod'
import { signInIntent, signInProviders } from '#contract'
import type { Config } from '../config.ts'
import type { Clock } from '../store/clock.ts'
import { cookieNameAt } from './cookie-name.ts'

/**
 * A sign-in in progress. Each one has its own cookie, named by its state, so that two tabs do not disturb each other.
 */
const flow = signInIntent.extend({
  provider: z.enum(signInProviders),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  begunAt: z.number(),
})
export type Flow = z.output<typeof flow>

export interface Flows {
  keep(c: Context, flow: Flow): Promise<void>
  /** Returns the flow of this state, once. Returns null if it is unknown, changed or older than ten minutes. */
  take(c: Context, state: string): Promise<Flow | null>
}

/** Milliseconds within which a sign-in ends. */
export const longestFlow = 10 * 60_000
/** The largest number of flows in a browser. Abandoned sign-ins must not fill the header of the cookies. */
const mostAtOnce = 12

export function createFlows(config: Config, clock: Clock): Flows {
  const key = signingKey(config)
  const onHttps = config.publicUrl.startsWith('https:')
  // Another host that could set a flow could log a person in to an account of its own choice. The prefix `__Host-`
  // prevents this. It needs the path "/".
  const prefix = cookieNameAt(config.publicUrl, 'flow_')
  const shared = { path: onHttps ? '/' : '/auth', sameSite: 'Lax', secure: onHttps } as const

  async function keep(c: Context, flow: Flow): Promise<void> {
    const names = Object.keys(getCookie(c)).filter((name) => name.startsWith(prefix))
    if (names.length >= mostAtOnce) for (const name of names) deleteCookie(c, name, shared)
    const value = Buffer.from(JSON.stringify(flow)).toString('base64url')
    await setSignedCookie(c, prefix + flow.state, value, key, { ...shared, httpOnly: true, maxAge: longestFlow / 1000 })
  }

  async function take(c: Context, state: string): Promise<Flow | null> {
    if (!/^[\w-]{1,100}$/.test(state)) return null
    const value = await getSignedCookie(c, key, prefix + state)
    if (!value) return null
    deleteCookie(c, prefix + state, shared)
    const found = flow.safeParse(JSON.parse(Buffer.from(value, 'base64url').toString())).data
    return found && found.state === state && clock() - found.begunAt <= longestFlow ? found : null
  }

  return { keep, take }
}

/**
 * Returns the key of the cookies. All processes derive the same key from the secrets of the clients, so a flow may end
 * at another process. A local provider keeps its flows in one process.
 */
function signingKey({ signIn }: Config): string {
  if ('local' in signIn) return randomBytes(32).toString('base64url')
  const secrets = signIn.clients.map(({ clientSecret }) => clientSecret).join('\n')
  return createHmac('sha256', secrets).update('flow cookies').digest('base64url')
}
