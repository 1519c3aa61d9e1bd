import { randomUUID } from 'node:crypto'
import { api, type Key } from '#contract'
import { drawSheetCode } from '../store/classes/class-code.ts'
import type { School } from './callers.ts'

/** The names of the ids in the paths of the contract. */
export type PathName = NamesIn<Key>
type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never

/** Ids that exist, and that the callers of a school may not reach. */
export interface Others {
  readonly elsewhere: School
  readonly device: string
  /** A student who has left the class. */
  readonly former: string
  /** A removal of another student of the same class. */
  readonly removalOfClassmate: string
  /** A change of the name of another student of the same class. */
  readonly changeOfClassmate: string
}

interface OtherIds {
  /** The foreign ids by a description. */
  readonly foreign: (others: Others) => Readonly<Record<string, string>>
  /** Draws an id that nothing has. */
  readonly absent: () => string
}

/** A new name in a path needs its entry here. */
const idsByName: { readonly [Name in PathName]: OtherIds } = {
  class: {
    foreign: ({ elsewhere }) => ({ 'the class of another teacher': elsewhere.scene.classId }),
    absent: randomUUID,
  },
  teacher: {
    foreign: ({ elsewhere }) => ({ 'an invitation into another class': elsewhere.scene.teacher }),
    absent: randomHash,
  },
  student: {
    foreign: ({ elsewhere, former }) => ({
      'a student of another class': elsewhere.scene.student,
      'a student who has left': former,
    }),
    absent: randomHash,
  },
  removal: {
    foreign: ({ elsewhere, removalOfClassmate }) => ({
      'a removal of another class': elsewhere.scene.removal,
      'a removal of a classmate': removalOfClassmate,
    }),
    absent: randomUUID,
  },
  change: {
    foreign: ({ elsewhere, changeOfClassmate }) => ({
      'a change of a name in another class': elsewhere.scene.change,
      "a change of a classmate's name": changeOfClassmate,
    }),
    absent: randomUUID,
  },
  moveUp: {
    foreign: ({ elsewhere }) => ({ 'a move of another class': elsewhere.scene.moveUp }),
    absent: randomUUID,
  },
  task: {
    foreign: ({ elsewhere }) => ({ 'a task of another class': elsewhere.scene.task }),
    absent: randomUUID,
  },
  set: {
    foreign: ({ elsewhere }) => ({ 'a set of another teacher': elsewhere.scene.set }),
    absent: randomUUID,
  },
  receipt: {
    foreign: ({ elsewhere }) => ({ 'a receipt of another teacher': elsewhere.scene.erasure }),
    absent: randomUUID,
  },
  code: {
    foreign: ({ elsewhere }) => ({ 'a worksheet of another teacher': elsewhere.scene.sheetCode }),
    absent: drawSheetCode,
  },
  round: {
    foreign: ({ elsewhere }) => ({ 'the round of another student': elsewhere.playedRound }),
    absent: randomUUID,
  },
  operation: {
    foreign: () => ({ 'an operation without such a slip': 'division' }),
    absent: () => 'astrology',
  },
  slip: { foreign: () => ({ 'a slip of another operation': 'area-given' }), absent: () => 'absent' },
  device: { foreign: ({ device }) => ({ 'the device of another student': device }), absent: randomUUID },
}

/** Draws the id of an account or of a teacher in a class, which is a hash. */
function randomHash(): string {
  return `${randomUUID()}${randomUUID()}`.replaceAll('-', '').slice(0, 32)
}

/** A change of the ids in the path of an endpoint, in two forms that a caller must not be able to tell apart. */
export interface OtherPath {
  readonly title: string
  readonly foreign: Readonly<Record<string, string>>
  readonly absent: Readonly<Record<string, string>>
}

/** Returns the names in the path of an endpoint. Throws if one of them has no rule. */
export function pathNamesOf(key: string): PathName[] {
  return [...key.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => {
    if (!Object.hasOwn(idsByName, name)) throw new Error(`There is no rule for {${name}} in ${key}`)
    return name as PathName
  })
}

/** The endpoints whose path has an id. */
export const keysWithIds = (Object.keys(api) as Key[]).filter((key) => pathNamesOf(key).length > 0)

/** Returns each change of one id in the path of an endpoint, and the change of all of them at once. */
export function otherPathsOf(key: Key, others: Others): OtherPath[] {
  const names = pathNamesOf(key)
  const changes = names.flatMap((name) => {
    const { foreign, absent } = idsByName[name]
    return Object.entries(foreign(others)).map(
      ([title, id]): OtherPath => ({ title, foreign: { [name]: id }, absent: { [name]: absent() } }),
    )
  })
  if (names.length === 1) return changes
  const all = (idOf: (ids: OtherIds) => string | undefined) =>
    Object.fromEntries(names.map((name) => [name, idOf(idsByName[name]) ?? '']))
  const elsewhere = all(({ foreign }) => Object.values(foreign(others))[0])
  return [...changes, { title: 'all ids of another school', foreign: elsewhere, absent: all(({ absent }) => absent()) }]
}
