/** The key of a round, as a row for each kind of playable. Only screens with tasks load this file. */
import { byKnownKind, type RowsByKind } from '../by-kind.ts'
import { operations } from '../curriculum.ts'
import { type PlayableKind, type PlayableRef, playableKinds } from './kinds.ts'
import type { RefKey } from './playable.ts'
import { setKey, setOfKey } from './set-ref.ts'

const keyByKind: RowsByKind<PlayableRef, RefKey> = {
  level: ({ operation, levelId }) => [operation, levelId],
  set: setKey,
}

/** Returns the key of a round. Returns null if a newer page has played a kind that this page does not know. */
export const keyOfRef = (ref: PlayableRef) => byKnownKind(ref, keyByKind)

/** Reads the key of a round of each kind. The result is null for the keys of other kinds. */
const refOfKeyByKind: {
  readonly [Kind in PlayableKind]: (key: RefKey) => Extract<PlayableRef, { readonly kind: Kind }> | null
} = {
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
