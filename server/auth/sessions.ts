import { hash, randomBytes } from 'node:crypto'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Visitor } from '../access.ts'
import type { Config } from '../config.ts'
import type { Streams } from '../http/streams.ts'
import { longestTry } from '../limits/shared-limits.ts'
import type { Account } from '../store/accounts/accounts.ts'
import type { Session } from '../store/accounts/sessions.ts'
import type { Clock } from '../store/clock.ts'
import type { Store } from '../store/open.ts'
import { cookieNameAt } from './cookie-name.ts'

/**
 * Sessions in cookies of the browser. The token is in a cookie that no script can read, and the account's id in one
 * that the app reads.
 */
export interface Sessions {
  /**
   * Returns the visitor. A session that is over, or that comes without its account's cookie, is revoked and counts as
   * none. A request that a page makes by itself does not `touch` the session, because it does not show that someone is
   * there. The visitor has the account's stored round of the id `roundId`.
   */
  find(c: Context, how?: { touch?: boolean; roundId?: string | null }): Promise<Visitor>
  /**
   * Begins a session with a new token, and revokes the session that the browser had before. `confirm` is called when
   * the session is stored, and where it returns false, no session remains. Returns whether a session has begun.
   */
  begin(c: Context, accountId: string, confirm?: () => Promise<boolean>): Promise<boolean>
  /** Revokes the visitor's session and deletes both cookies. */
  end(c: Context, visitor: Visitor): Promise<void>
}

export const tokenCookieAt = (publicUrl: string) => cookieNameAt(publicUrl, 'session')
export const accountCookieAt = (publicUrl: string) => cookieNameAt(publicUrl, 'account')
const nobody: Visitor = { session: null, account: null }

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/**
 * The idle time and the whole age, in milliseconds, after which a session ends
 * (docs/product/accounts-and-classes.md, "Sessions"). An account with an incomplete registration counts as a student's.
 */
const limits = {
  student: { idle: 60 * minute, inAll: 12 * hour },
  teacher: { idle: 12 * hour, inAll: 7 * day },
} as const

/** The greatest age of any session. */
const longestSession = limits.teacher.inAll

/** The greatest age of `lastSeenAt` before it is updated: once a minute, not at every request. */
const touchEvery = minute

interface Parts {
  readonly store: Store
  readonly clock: Clock
  readonly config: Config
  readonly streams: Streams
}

export function createSessions({ store, clock, config, streams }: Parts): Sessions {
  const tokenCookie = tokenCookieAt(config.publicUrl)
  const accountCookie = accountCookieAt(config.publicUrl)
  // The cookies have neither Max-Age nor Expires, so the session ends with that of the browser
  // (docs/product/accounts-and-classes.md, "Sessions").
  const shared = { path: '/', sameSite: 'Lax', secure: config.publicUrl.startsWith('https:') } as const

  /** Revokes a session. Its streams in other processes end at their next check (server/http/event-stream.ts). */
  async function revoke(tokenHash: string): Promise<void> {
    await store.sessions.revoke(tokenHash)
    streams.endSession(tokenHash)
  }

  async function find(
    c: Context,
    { touch = true, roundId = null }: { touch?: boolean; roundId?: string | null } = {},
  ): Promise<Visitor> {
    const token = getCookie(c, tokenCookie)
    const found = token ? await store.sessions.selectWithAccount(hashOf(token), roundId) : null
    if (!found) return nobody
    const { session, account, round } = found
    // Logging out without a network removes only the cookie that the page can reach. The other one must then open
    // nothing.
    const isLoggedOut = getCookie(c, accountCookie) !== session.accountId
    if (!account || isLoggedOut || isOver(session, account, clock())) {
      await revoke(session.tokenHash)
      return nobody
    }
    if (touch && wantsTouch(session, clock())) await store.sessions.touch(session.tokenHash)
    return { session, account, round }
  }

  async function begin(c: Context, accountId: string, confirm?: () => Promise<boolean>): Promise<boolean> {
    const before = getCookie(c, tokenCookie)
    if (before) await revoke(hashOf(before))
    const oldest = clock() - longestSession
    await store.sessions.deleteBegunBefore(oldest)
    // By now, no session of these accounts is valid.
    await store.accounts.deleteUnregistered(oldest)
    await store.tries.deleteBefore(clock() - longestTry)
    const token = randomBytes(32).toString('base64url')
    await store.sessions.create(hashOf(token), accountId)
    if (confirm && !(await confirm())) {
      await revoke(hashOf(token))
      return false
    }
    setCookie(c, tokenCookie, token, { ...shared, httpOnly: true })
    setCookie(c, accountCookie, accountId, shared)
    return true
  }

  async function end(c: Context, { session }: Visitor): Promise<void> {
    if (session) await revoke(session.tokenHash)
    deleteCookie(c, tokenCookie, shared)
    deleteCookie(c, accountCookie, shared)
  }

  return { find, begin, end }
}

/** Returns the hash of a token. The database has only hashes, so that a copy of it opens no session. */
export const hashOf = (token: string) => hash('sha256', token)

/** A session of an account that the operator has closed, or that was merged into another one, is over at once. */
function isOver(session: Session, account: Account, now: number): boolean {
  const isTeacher = account.role === 'teacher' && account.isRegistrationComplete
  const { idle, inAll } = limits[isTeacher ? 'teacher' : 'student']
  if (account.isDisabled || account.mergedInto !== null) return true
  return now - session.lastSeenAt > idle || now - session.createdAt > inAll
}

function wantsTouch(session: Session, now: number): boolean {
  return now - session.lastSeenAt >= touchEvery
}
