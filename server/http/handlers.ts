import type { Api, Input, Key, Output, Params, SecurityEvent } from '#contract'
import type { Release } from '#maths'
import type { CallerByWho } from '../access.ts'
import type { CardSecrets } from '../auth/card-secrets.ts'
import type { Sessions } from '../auth/sessions.ts'
import type { Config } from '../config.ts'
import type { Allowances } from '../limits/allowances.ts'
import type { ReadLimits } from '../limits/read-limits.ts'
import type { Log } from '../log.ts'
import type { Judge } from '../rounds/judge.ts'
import type { PlayablesByKind } from '../rounds/kinds/kind.ts'
import type { SecurityLog } from '../security-log.ts'
import type { Clock } from '../store/clock.ts'
import type { Store } from '../store/open.ts'
import type { StoredRound } from '../store/rounds/stored-round.ts'
import type { AddressOf } from './address.ts'
import type { SharedReads } from './shared-reads.ts'
import type { Streams } from './streams.ts'

/** The services that the server consists of. */
export interface Services {
  readonly store: Store
  readonly clock: Clock
  /** The current time for pages about days and weeks of play: now, or when their class was archived. */
  readonly shownAt: Clock
  readonly config: Config
  readonly log: Log
  readonly sessions: Sessions
  /** Null if class cards are off. */
  readonly cardSecrets: CardSecrets | null
  readonly streams: Streams
  readonly allowances: Allowances
  readonly readLimits: ReadLimits
  /** The released versions of the rules of a round. */
  readonly releases: readonly Release[]
  readonly judge: Judge
  readonly playables: PlayablesByKind
  readonly addressOf: AddressOf
  readonly securityLog: SecurityLog
  readonly sharedReads: SharedReads
  /** The most milliseconds that a request waits for the database. */
  readonly patience: number
}

/** The argument of a handler, parsed by the contract's schemas and permitted by access.ts. */
export interface Call<K extends Key> {
  readonly caller: CallerByWho[Api[K]['who']]
  readonly params: Params<K>
  readonly input: Input<K>
  /** Returns the network address of the caller's device. */
  readonly address: () => string
  /** The caller's stored round that the path names. */
  readonly round: StoredRound | null
  /** Begins a session of an account, as `Sessions.begin` does. Returns whether it did. */
  readonly signIn: (account: string, confirm: () => Promise<boolean>) => Promise<boolean>
  /** Names what a request is about in the security log, if its path does not. */
  readonly nameInLog: (about: { readonly class: string; readonly student?: string; readonly into?: string }) => void
  /** Writes an event to the security log, besides the one that the contract names. */
  readonly log: (event: SecurityEvent) => void
  /** Ends the caller's session, if there is one, and deletes its cookies. */
  readonly signOut: () => Promise<void>
}

/** Subscribes `send` to data, and returns the function that unsubscribes it. */
export type Source<Data> = (send: (data: Data) => void) => () => void

/** A file that is sent while it is made. */
export interface Download {
  readonly type: string
  readonly bytes: AsyncIterable<Uint8Array>
  /** Returns whether the reader may still have the file, if the permission of the endpoint does not decide this. */
  readonly isStillAllowed?: () => Promise<boolean>
}

type Result<K extends Key> = Api[K] extends { streams: true }
  ? Source<Output<K>>
  : Api[K] extends { downloads: true }
    ? Download
    : Output<K>

/** One handler for each endpoint. The response has only those fields of its result that the contract's output names. */
export type Handlers = { readonly [K in Key]: (call: Call<K>) => Promise<Result<K>> }
