/** The request that saves moves of a round, by the kind of its playable. */
import type { z } from 'zod'
import type { Move, PlayableKind, PlayableRef, Ref } from '#maths'
import { levelBatch } from './level-batch.ts'

/** Moves of a round in a request, as the handler receives them. In the request, the fields of `ref` are beside `rules`. */
export interface Batch<R extends Ref = Ref> {
  readonly ref: R
  readonly rules: number
  readonly moves: readonly Move[]
}

export const batchByKind = { level: levelBatch } satisfies {
  readonly [K in PlayableKind]: z.ZodType<Batch<Extract<PlayableRef, { kind: K }>>>
}
