/** The ref of a version of a set of own problems, and the key of its rounds. */
import type { Ref, RefKey } from './playable.ts'

/** A set of own problems, in whatever version. */
export interface SetId {
  /** The account of the teacher whose set it is. */
  readonly teacher: string
  readonly id: string
}

/** A version of a set, which never changes. */
export interface SetVersion extends SetId {
  readonly version: number
}

/** The ref of a version of a set. A round of it raises no record. */
export interface SetRef extends Ref {
  readonly kind: 'set'
  readonly set: SetVersion & {
    /** The positions of the problems that are not dealt, because the student has solved them. They rise. */
    readonly leftOut: readonly number[]
  }
}

/** Returns a text that two sets share only if they are the same, in whatever version. */
export const setName = ({ teacher, id }: SetId) => `${teacher} ${id}`

/** Returns a text that two versions share only if they are the same version of the same set. */
export const versionName = (set: SetVersion) => `${setName(set)} ${set.version}`

/** Compares without joining texts, because the list of a class's tasks compares hundreds of thousands of versions. */
export const isSameVersion = (one: SetVersion, other: SetVersion) =>
  one.version === other.version && one.id === other.id && one.teacher === other.teacher

/** Returns the key of a round of a set. */
export function setKey({ kind, set }: SetRef): RefKey {
  return [kind, `${versionName(set)} ${set.leftOut.join(',')}`]
}

/** Returns the version of a set that the key of a round names, or null for the key of another kind. */
export function setOfKey([kind, rest]: RefKey): SetRef['set'] | null {
  const [teacher, id, version, leftOut] = rest.split(' ')
  if (kind !== 'set' || !teacher || !id || !version || leftOut === undefined) return null
  return { teacher, id, version: Number(version), leftOut: leftOut === '' ? [] : leftOut.split(',').map(Number) }
}
