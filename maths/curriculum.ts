/**
 * The curriculum as a table: every operation with its stages and levels. An operation is a folder of `operations/`,
 * which has its curriculum, dealers, methods and slips, and a line here. Progress records are kept under its name
 * (docs/product/accounts-and-classes.md, "Stored data").
 */

import { addition } from './operations/addition/curriculum.ts'
import { bedmas } from './operations/bedmas/curriculum.ts'
import { division } from './operations/division/curriculum.ts'
import { length } from './operations/length/curriculum.ts'
import { multiplication } from './operations/multiplication/curriculum.ts'
import { numberphase1 } from './operations/numberphase1/curriculum.ts'
import type { OperationCurriculum } from './operations/operation-curriculum.ts'
import { subtraction } from './operations/subtraction/curriculum.ts'
import { timestable } from './operations/timestable/curriculum.ts'
import type { Area } from './vocabulary.ts'

export const curriculum = {
  addition,
  subtraction,
  multiplication,
  division,
  bedmas,
  timestable,
  length,
  numberphase1,
} as const satisfies Readonly<Record<string, OperationCurriculum>>

export type Operation = keyof typeof curriculum
export const operations = Object.keys(curriculum) as readonly Operation[]

/** The operations of an area. */
export type OperationOf<A extends Area> = {
  [O in Operation]: (typeof curriculum)[O]['area'] extends A ? O : never
}[Operation]

type StagesOf<O extends Operation> = (typeof curriculum)[O]['stages'][number]['levels']
type KeysOf<T> = T extends unknown ? keyof T & string : never

/** The level ids of an operation: `LevelId<'addition'>` is '1.1' | '1.2' | … */
export type LevelId<O extends Operation = Operation> = O extends Operation ? KeysOf<StagesOf<O>> : never
