/** The kinds of playables: a list, its union type and tables by kind. */
import { byKnownKind, type RowsByKind } from '../by-kind.ts'
import type { LevelRef } from './level.ts'
import type { RecordRef } from './playable.ts'
import type { SetRef } from './set-ref.ts'

/** No kind has the name of an operation, because a key begins with either. */
export const playableKinds = ['level', 'set'] as const
export type PlayableKind = (typeof playableKinds)[number]

interface RefByKind {
  readonly level: LevelRef
  readonly set: SetRef
}
export type PlayableRef = RefByKind[PlayableKind]

const recordByKind: RowsByKind<PlayableRef, RecordRef | null> = {
  level: ({ operation, levelId }) => ({ operation, levelId }),
  set: () => null,
}

/**
 * Returns the level whose record a round raises. Returns null if it raises none, or if a newer page has played a kind
 * that this page does not know.
 */
export const recordOf = (ref: PlayableRef) => byKnownKind(ref, recordByKind)
