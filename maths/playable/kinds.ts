/** The kinds of playables: a list, its union type and tables by kind. */
import { type LevelRef, levelRefs } from './level.ts'
import type { RecordRef, RefKind } from './playable.ts'

/** No kind has the name of an operation, because a key begins with either. */
export const playableKinds = ['level'] as const
export type PlayableKind = (typeof playableKinds)[number]

interface RefByKind {
  readonly level: LevelRef
}
export type PlayableRef = RefByKind[PlayableKind]

export const refKinds = { level: levelRefs } satisfies { readonly [K in PlayableKind]: RefKind<RefByKind[K]> }

/**
 * Returns the level whose record a round raises. Returns null where it raises none, or where a newer page has played a
 * kind that this page does not know.
 */
export function recordOf(ref: PlayableRef): RecordRef | null {
  const kinds: Readonly<Partial<Record<string, RefKind>>> = refKinds
  return kinds[ref.kind]?.recordOf(ref) ?? null
}
