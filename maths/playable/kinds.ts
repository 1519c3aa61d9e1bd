/** The kinds of playables: a list, its union type and tables by kind. */
import { byKnownKind, type RowsByKind } from '../by-kind.ts'
import { operations } from '../curriculum.ts'
import type { LevelRef } from './level.ts'
import type { RecordRef, RefKey } from './playable.ts'
import { type SetRef, setOfKey } from './set-ref.ts'

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

/** Reads the key of a round of each kind. The result is null for the keys of other kinds. */
const refOfKeyByKind: { readonly [K in PlayableKind]: (key: RefKey) => RefByKind[K] | null } = {
  level([name, levelId]) {
    const operation = operations.find((one) => one === name)
    return operation ? { kind: 'level', operation, levelId } : null
  },
  set(key) {
    const set = setOfKey(key)
    return set && { kind: 'set', set }
  },
}

/** Returns the ref that the key of a round names, or null for the key of a kind that this version does not know. */
export function refOfKey(key: RefKey): PlayableRef | null {
  for (const kind of playableKinds) {
    const ref = refOfKeyByKind[kind](key)
    if (ref) return ref
  }
  return null
}
