/** The listed students whom the class that holds their cards may erase. */
import { type Kysely, sql, type Transaction } from 'kysely'
import { listedProvider } from '../classes/listed-students.ts'
import type { Tables } from '../schema.ts'
import { endMerge } from '../students/merges.ts'
import { type Person, type Taken, takePeople } from './personal-rows.ts'

/** Selects the listed students whose cards a class holds. Some have merged an account of their own into the card. */
export function heldBy(db: Kysely<Tables>, classId: string) {
  return db
    .selectFrom('cards')
    .innerJoin('accounts', 'accounts.id', 'cards.student_id')
    .where('cards.class_id', '=', classId)
    .where('accounts.provider', '=', listedProvider)
    .select(['accounts.id', 'accounts.first_name', 'accounts.last_name', 'accounts.merged_from'])
}

/** A listed student by the full name. */
export interface HeldStudent {
  readonly id: string
  readonly name: string
  /** Whether the student has merged an account of their own into the card. */
  readonly isMerged: boolean
}

/** Returns the student of a row of `heldBy`. */
export const heldStudent = (
  row: Pick<Tables['accounts'], 'id' | 'first_name' | 'last_name' | 'merged_from'>,
): HeldStudent => ({ id: row.id, name: `${row.first_name} ${row.last_name}`, isMerged: row.merged_from !== null })

/** Selects the students of `heldBy` who are in no other class. */
export function heldAlone(db: Kysely<Tables>, classId: string) {
  return heldBy(db, classId).where(({ not, exists }) => not(exists(membershipOfHeld(db, '!=', classId))))
}

/** Selects the students of `heldBy` who are in the class, or in no class. Those who are in others only belong there. */
export function heldWithin(db: Kysely<Tables>, classId: string) {
  return heldBy(db, classId).where(({ or, not, exists }) =>
    or([exists(membershipOfHeld(db, '=', classId)), not(exists(membershipOfHeld(db, '!=', classId)))]),
  )
}

/** Selects a membership of a student of `heldBy`, in the class or in others. */
const membershipOfHeld = (db: Kysely<Tables>, is: '=' | '!=', classId: string) =>
  db
    .selectFrom('memberships')
    .whereRef('memberships.student_id', '=', sql.ref('cards.student_id'))
    .where('memberships.class_id', is, classId)
    .select('memberships.student_id')

/** The rows of erased students, and the memberships that the accounts which they had merged have again. */
export interface TakenStudents {
  readonly people: ReadonlyMap<string, Taken>
  readonly back: readonly Tables['memberships'][]
}

/**
 * Takes the rows of listed students out of their tables. An account that a student has merged into the card is
 * separated first, and keeps what it had played before the merge. `waitForSaves` comes before it.
 */
export async function takeStudents(
  trx: Transaction<Tables>,
  students: readonly string[],
  now: number,
): Promise<TakenStudents> {
  const back: Tables['memberships'][] = []
  for (const studentId of students) back.push(...((await endMerge(trx, { studentId }, now)) ?? []))
  const people = await takePeople(trx, peopleOf(students))
  return { people, back: back.filter(({ student_id }) => !people.has(student_id)) }
}

/** Returns listed students as people. They have no e-mail address. */
export const peopleOf = (ids: Iterable<string>): Person[] => [...ids].map((id) => ({ id, email: null }))

/**
 * Returns whether taken rows belong to a student whom `heldWithin` would select. The class holds the card of this
 * listed student, who is in the class or in no class.
 */
export function isHeldBy(taken: Taken | undefined, classId: string): boolean {
  const [account] = taken?.get('accounts') ?? []
  const [card] = taken?.get('cards') ?? []
  const memberships = taken?.get('memberships') ?? []
  const isWithin = memberships.length === 0 || memberships.some(({ class_id }) => class_id === classId)
  return account?.provider === listedProvider && card?.class_id === classId && isWithin
}
