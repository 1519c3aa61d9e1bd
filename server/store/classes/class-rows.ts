import type { Kysely } from 'kysely'
import type { Tables } from '../schema.ts'

export interface ClassRow {
  readonly id: string
  readonly name: string
  readonly code: string
  /** 1 if students can join with the code, 0 if joining is closed. */
  readonly isOpen: number
  /** 1 if other teachers of the students cannot rename them, 0 if they can. */
  readonly namesLocked: number
  readonly createdAt: number
  /** When its teacher archived it, in epoch milliseconds, or null for a class in use. */
  readonly archivedAt: number | null
}
export type CountedClass = Counted<ClassRow>
type Counted<Row extends ClassRow> = Omit<Row, 'isOpen' | 'namesLocked'> & {
  readonly studentCount: number
  readonly isOpen: boolean
  readonly namesLocked: boolean
}
/** A class with its owner's e-mail, or null if the owner has none. */
export type JoinedClass = WithTeacherEmail<ClassRow>
type WithTeacherEmail<Row> = Row & { readonly teacherEmail: string | null }

/** The columns of a `ClassRow`, renamed to its fields. */
export const classColumns = [
  'classrooms.id',
  'classrooms.name',
  'classrooms.code',
  'classrooms.is_open as isOpen',
  'classrooms.names_locked as namesLocked',
  'classrooms.created_at as createdAt',
  'classrooms.archived_at as archivedAt',
] as const

/**
 * Returns classes with their number of students, in the same order. A separate statement counts the students, because
 * classes are on every shard while memberships are spread over the shards. A distributed PostgreSQL cannot join the two
 * in one count.
 */
export async function withStudentCounts<Row extends ClassRow>(
  db: Kysely<Tables>,
  rows: readonly Row[],
): Promise<Counted<Row>[]> {
  if (rows.length === 0) return []
  const counts = await db
    .selectFrom('memberships')
    .where('class_id', 'in', idsOf(rows))
    .groupBy('class_id')
    .select((row) => ['class_id', row.fn.countAll<number>().as('students')])
    .execute()
  const countById = new Map(counts.map((count) => [count.class_id, count.students]))
  return rows.map((row) => withStudentCount(row, countById.get(row.id) ?? 0))
}

export function withStudentCount<Row extends ClassRow>(row: Row, studentCount: number): Counted<Row> {
  return { ...row, isOpen: row.isOpen === 1, namesLocked: row.namesLocked === 1, studentCount }
}

/**
 * Returns classes with their owners' e-mails, in the same order. A separate statement reads the e-mails, because a
 * teacher's account may be on another shard than the student's memberships.
 */
export async function withTeacherEmails<Row extends Pick<ClassRow, 'id'>>(
  db: Kysely<Tables>,
  rows: readonly Row[],
): Promise<WithTeacherEmail<Row>[]> {
  if (rows.length === 0) return []
  const owners = await db
    .selectFrom('class_teachers')
    .innerJoin('accounts', 'accounts.id', 'class_teachers.teacher_id')
    .where('class_teachers.class_id', 'in', idsOf(rows))
    .where('class_teachers.role', '=', 'owner')
    .select(['class_teachers.class_id', 'accounts.email'])
    .execute()
  const emailById = new Map(owners.map((owner) => [owner.class_id, owner.email]))
  return rows.map((row) => ({ ...row, teacherEmail: emailById.get(row.id) ?? null }))
}

const idsOf = (rows: readonly Pick<ClassRow, 'id'>[]) => rows.map(({ id }) => id)
