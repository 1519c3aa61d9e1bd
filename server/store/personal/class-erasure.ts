/** The erasure of a class with its listed students, for its owner, the operator and the daily job. */
import { randomUUID } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Announce } from '../changes.ts'
import { keepMembership } from '../classes/memberships.ts'
import type { Clock } from '../clock.ts'
import type { Tables } from '../schema.ts'
import { takeTurn, waitForMemberships, waitForSaves } from '../statements/turns.ts'
import { type About, countsOf, erasedRows, keep, type Receipt, sumOf, sweep, takeAll } from './erased-rows.ts'
import { heldAlone, peopleOf, type TakenStudents, takeStudents } from './held-students.ts'
import { isWhole, rowsOfClass, type Taken } from './personal-rows.ts'

/** The rows of a class and of listed students. */
export interface TakenRows extends TakenStudents {
  readonly ofClass: Taken
}

/** An erasure of a class, or of listed students of a class. */
interface ErasureOfClass extends Pick<About, 'id' | 'erasedAt'> {
  readonly classId: string
}

/**
 * Takes the rows of a class and of its listed students who are in no other class. Returns null if the class does not
 * exist any more. The transaction must have called `takeTurn` before.
 */
export async function takeClass(trx: Transaction<Tables>, classId: string, now: number): Promise<TakenRows | null> {
  const rows = rowsOfClass(classId)
  // The row of the class is taken first, so requests that add students to it finish before this or find no class.
  const ofClass = await takeAll(
    trx,
    rows.filter(({ table }) => isWhole(table)),
  )
  if (ofClass.get('classrooms')?.length === 0) return null
  const students = await takeAlone(trx, classId, now)
  const spread = rows.filter(({ table }) => !isWhole(table))
  return { ofClass: new Map([...ofClass, ...(await takeAll(trx, spread))]), ...students }
}

/** Takes the rows of the listed students whose card a class holds and who are in no other class. */
export async function takeAlone(trx: Transaction<Tables>, classId: string, now: number): Promise<TakenStudents> {
  await waitForSaves(trx)
  await waitForMemberships(trx)
  const held = await heldAlone(trx, classId).execute()
  return takeStudents(
    trx,
    held.map(({ id }) => id),
    now,
  )
}

/** Returns the rows of `erased` with taken rows. The first one of each holder gets the number `from`. */
export function erasedRowsOf({ id, erasedAt, classId }: ErasureOfClass, taken: TakenRows, from: number) {
  const ofPeople = [...taken.people].flatMap(([holder, rows]) =>
    erasedRows({ id, kind: 'account', holder, erasedAt }, rows, from),
  )
  return [...erasedRows({ id, kind: 'class', holder: classId, erasedAt }, taken.ofClass, from), ...ofPeople]
}

/**
 * Finishes an erasure after its transaction. Takes the rows that other requests stored at the same moment, and
 * announces the changed classes. Returns the number of these rows by table.
 */
export async function settleErasure(
  db: Kysely<Tables>,
  announce: Announce,
  erasure: ErasureOfClass,
  { people, back }: TakenStudents,
): Promise<Receipt['rows']> {
  const late = await sweep(db, erasure, peopleOf(people.keys()))
  for (const { student_id, class_id } of back) await keepMembership(db, student_id, class_id)
  const memberships = [...people.values()].flatMap((taken) => taken.get('memberships') ?? [])
  const touched = [...memberships, ...back].map(({ class_id }) => String(class_id))
  for (const classId of new Set([erasure.classId, ...touched])) announce.ofClass(classId)
  return late
}

/**
 * Erases a class with its listed students who are in no other class. Only the operator can undo it. Returns null, and
 * changes nothing, if the class does not exist any more or `isAllowed` returns false.
 */
export async function eraseClass(
  { db, clock, announce }: { readonly db: Kysely<Tables>; readonly clock: Clock; readonly announce: Announce },
  classId: string,
  isAllowed: (trx: Transaction<Tables>) => Promise<boolean> = async () => true,
): Promise<Receipt | null> {
  const erasure = { id: randomUUID(), erasedAt: clock(), classId }
  const taken = await db.transaction().execute(async (trx) => {
    await takeTurn(trx)
    if (!(await isAllowed(trx))) return null
    const taken = await takeClass(trx, classId, erasure.erasedAt)
    if (taken) await keep(trx, erasedRowsOf(erasure, taken, 0))
    return taken
  })
  if (!taken) return null
  const late = await settleErasure(db, announce, erasure, taken)
  const rows = sumOf(countsOf(taken.ofClass, ...taken.people.values()), late)
  return { id: erasure.id, kind: 'class', holder: classId, erasedAt: erasure.erasedAt, rows }
}
