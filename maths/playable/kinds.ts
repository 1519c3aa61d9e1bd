/** The kinds of playables: a list, its union type and tables by kind. */
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

type RecordOf<R extends PlayableRef> = (ref: R) => RecordRef | null
const recordByKind: { readonly [K in PlayableKind]: RecordOf<RefByKind[K]> } = {
  level: ({ operation, levelId }) => ({ operation, levelId }),
  set: () => null,
}

/**
 * Returns the level whose record a round raises. Returns null where it raises none, or where a newer page has played a
 * kind that this page does not know.
 */
export function recordOf(ref: PlayableRef): RecordRef | null {
  const kinds: Readonly<Partial<Record<string, RecordOf<never>>>> = recordByKind
  return kinds[ref.kind]?.(ref as never) ?? null
}
