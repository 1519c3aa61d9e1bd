import type { z } from 'zod'
import type { Batch } from '#contract'
import type { Playable, Ref, Release, Rules } from '#maths'
import type { LevelInsight } from '#maths/insight'
import type { Store } from '../../store/open.ts'
import type { RoundSave } from '../../store/rounds/round-save.ts'

/**
 * A kind of playables, as the server needs it. Its functions are methods, because the compiler then accepts kinds with
 * different refs in one table.
 */
export interface ServerKind<R extends Ref = Ref> {
  /** The request that saves moves. No request may be accepted by two kinds. */
  readonly batch: z.ZodType<Batch<R>>
  /** Prepares the playables of these rules, once at the start of the server. */
  open(releases: readonly Release[], store: KindStore): Promise<Playables<R>>
}

/** The part of the store in which kinds find their playables. */
export type KindStore = Pick<Store, 'setVersions' | 'taskSets'>

export interface Playables<R extends Ref = Ref> {
  /** Returns the playable that a ref names, or null if it does not exist. */
  find(ref: R): FoundPlayable | null | Promise<FoundPlayable | null>
}

/** A playable with the key under which a round keeps its ref, and the record that the round raises. */
export interface FoundPlayable extends Pick<RoundSave, 'key' | 'record'> {
  /** The way in which the questions are kept for Insight, or null if they are not. */
  readonly insight: LevelInsight | null
  /**
   * Returns whether a student may play a round whose first move was made at a time. Null if everybody may. A stored
   * round may always go on.
   */
  readonly mayPlay: ((studentId: string, madeFirst: number) => Promise<boolean>) | null
  /** Returns the playable under these rules, or undefined if they have none. */
  load(rules: Rules): Playable | undefined
}

/** The kinds that a server knows, by name. */
export type Kinds = Readonly<Record<string, ServerKind>>
export type PlayablesByKind = Readonly<Record<string, Playables>>

export async function openAll(kinds: Kinds, releases: readonly Release[], store: KindStore): Promise<PlayablesByKind> {
  const opened = Object.entries(kinds).map(async ([name, kind]) => [name, await kind.open(releases, store)] as const)
  return Object.fromEntries(await Promise.all(opened))
}
