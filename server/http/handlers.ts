import type { Api, Input, Key, Output, Params } from '#contract'
import type { CallerByWho } from '../access.ts'
import type { Sessions } from '../auth/sessions.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { Judge } from '../rounds/judge.ts'
import type { Store } from '../store/open.ts'
import type { Clock, StoredRound } from '../store/store.ts'
import type { Allowances } from './allowances.ts'
import type { Streams } from './streams.ts'

/** What the server is built from. */
export interface Services {
  readonly store: Store
  readonly clock: Clock
  readonly config: Config
  readonly log: Log
  readonly sessions: Sessions
  readonly streams: Streams
  readonly allowances: Allowances
  readonly judge: Judge
}

/** What a handler gets: parsed by the contract's schemas and let in by access.ts. */
export interface Call<K extends Key> {
  readonly caller: CallerByWho[Api[K]['who']]
  readonly params: Params<K>
  readonly input: Input<K>
  /** The caller's stored round that the path names. */
  readonly round: StoredRound | null
  /** Ends the caller's session, if there is one, and takes its cookies back. */
  readonly signOut: () => Promise<void>
}

/** Begins to tell; what it answers ends that. */
export type Source<Data> = (tell: (data: Data) => void) => () => void

type Answer<K extends Key> = Api[K] extends { streams: true } ? Source<Output<K>> : Output<K>

/** One handler for each endpoint. What it answers is cut to the contract's output: fields not named there never leave. */
export type Handlers = { readonly [K in Key]: (call: Call<K>) => Promise<Answer<K>> }
