/**
 * The session of an account, shared by all screens. It is not a query of TanStack, because a level needs nothing else
 * of the cache (docs/decisions/009-what-a-screen-loads.md).
 */
import type { Account } from '#contract'
import { isDecided, isSignedOut } from '../client/problems.ts'

/**
 * An account as the browser knows it. A device keeps no e-mail, only the first character of it in upper case. So the
 * avatar is the same without a network.
 */
export type KnownAccount = Account & { readonly emailInitial?: string | null }

export interface SessionState {
  /** The account, null if nobody is signed in, and undefined until that is known. */
  readonly account: KnownAccount | null | undefined
  readonly isFetching: boolean
  /** Whether the last request failed and the account is unknown. */
  readonly hasFailed: boolean
}

export interface Session {
  read(): SessionState
  /** Subscribes `listener` to every change. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void
  /** Fetches the account again, unless it is fresh or already being fetched. */
  refreshIfStale(): void
  /** Fetches the account again. */
  refresh(): Promise<void>
  /** Takes over an account that the server has just returned, or null when it says that nobody is signed in. */
  set(account: Account | null): void
  /** Takes over an account that the device keeps. It counts as out of date. */
  seed(account: KnownAccount): void
}

export interface SessionParts {
  /** Rejects with an `ApiError`. */
  readonly fetchAccount: () => Promise<Account | null>
  readonly now: () => number
  /** Resolves before a failed request is repeated. */
  readonly pause: () => Promise<void>
  /** Called when the server has said that nobody is signed in. */
  readonly onSignedOut: () => void
}

/** Milliseconds for which a known account is not fetched again. */
const freshFor = 60_000

export function createSession({ fetchAccount, now, pause, onSignedOut }: SessionParts): Session {
  let state: SessionState = { account: undefined, isFetching: false, hasFailed: false }
  let knownAt = Number.NEGATIVE_INFINITY
  let request: Promise<void> | null = null
  const listeners = new Set<() => void>()

  function change(next: Partial<SessionState>) {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }

  function set(account: Account | null, next: Partial<SessionState> = {}) {
    knownAt = now()
    // The same object for the same account spares its screen a render.
    change({ ...next, account: isSame(account, state.account) ? state.account : account, hasFailed: false })
    if (account === null) onSignedOut()
  }

  async function fetchTwice(): Promise<Account | null> {
    try {
      return await fetchAccount()
    } catch (reason) {
      if (isDecided(reason as Error)) throw reason
      await pause()
      return fetchAccount()
    }
  }

  async function fetchOnce() {
    change({ isFetching: true, hasFailed: false })
    try {
      set(await fetchTwice(), { isFetching: false })
    } catch (reason) {
      if (isSignedOut(reason as Error)) set(null, { isFetching: false })
      else change({ isFetching: false, hasFailed: state.account === undefined })
    }
  }

  function refresh() {
    request ??= fetchOnce().finally(() => {
      request = null
    })
    return request
  }

  return {
    read: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        // The next screen asks again, because the account may have signed in meanwhile.
        if (listeners.size === 0 && state.account === null) state = { ...state, account: undefined }
      }
    },
    refreshIfStale() {
      if (!state.account || now() - knownAt >= freshFor) void refresh()
    },
    refresh,
    set: (account) => set(account),
    seed: (account) => change({ account }),
  }
}

function isSame(one: Account | null, other: KnownAccount | null | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
