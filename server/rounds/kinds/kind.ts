import type { z } from 'zod'
import type { Batch } from '#contract'
import type { Playable, Ref, RefKind, Release, Rules } from '#maths'

/**
 * A kind of playables, as the server needs it. Its functions are methods, because the compiler then accepts kinds with
 * different refs in one table.
 */
export interface ServerKind<R extends Ref = Ref> extends RefKind<R> {
  /** The request that saves moves. No request may be accepted by two kinds. */
  readonly batch: z.ZodType<Batch<R>>
  exists(ref: R): boolean
  /** Prepares the loading of playables, once at the start of the server. */
  open(releases: readonly Release[]): Promise<Loader<R>>
}

export interface Loader<R extends Ref = Ref> {
  /** Returns the playable under these rules, or undefined where they have none. */
  load(ref: R, rules: Rules): Playable | undefined | Promise<Playable | undefined>
}

/** The kinds that a server knows, by name. */
export type Kinds = Readonly<Record<string, ServerKind>>
