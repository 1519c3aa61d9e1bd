import { type Kysely, sql } from 'kysely'
import type { Operation } from '#maths'
import type { StudentForm } from '../accounts/accounts.ts'
import type { Tables } from '../schema.ts'
import { prepared } from '../statements/prepared.ts'
import { mergedNames } from './merges.ts'
import { removedProgress } from './removals.ts'

/** A change of a student that is not undone: by a teacher, through whichever class, or by the student. */
export type StudentChangeRow = {
  readonly id: string
  readonly studentId: string
  /** The id of the teacher's account. */
  readonly changedBy: string
  readonly changedAt: number
} & (NameChange | RemovedProgress | MergedAccount)

type ChangeKind = 'name' | 'progress' | 'merge'

interface NameChange {
  readonly kind: 'name'
  readonly before: StudentForm
  readonly after: StudentForm
  /** Whether this is the latest change of the name that is not undone. Only that one can be undone. */
  readonly isLatest: boolean
}

interface RemovedProgress {
  readonly kind: 'progress'
  readonly operation: Operation
  readonly levelId: string
  readonly streak: number
}

/** The student's own merge of another account (`merges.ts`), whose names these are. `changedBy` is that account. */
interface MergedAccount extends StudentForm {
  readonly kind: 'merge'
}

/** The changes of students that teachers can undo, as `name-changes.ts`, `removals.ts` and `merges.ts` store them. */
export function createStudentChanges(db: Kysely<Tables>) {
  const members = ({ classId }: { classId: string }) =>
    db.selectFrom('memberships').select('student_id').where('class_id', '=', classId)
  const nothing = sql.lit('')

  // One statement for both tables, because every page of a class executes it.
  const inClass = prepared((given: { classId: string; since: number }) =>
    db
      .selectFrom('name_changes')
      .where('student_id', 'in', members(given))
      .where('undone_at', 'is', null)
      .where('changed_at', '>=', given.since)
      .select(['student_id', 'id', 'changed_by', 'changed_at'])
      .select(['old_first_name', 'old_last_name', 'new_first_name', 'new_last_name'])
      .select([nothing.as('removed_row'), sql<ChangeKind>`'name'`.as('kind')])
      .unionAll(
        db
          .selectFrom('removals')
          .where('student_id', 'in', members(given))
          .where('what', 'in', [sql.lit('progress'), sql.lit('merge')])
          .where('undone_at', 'is', null)
          // A merge opens the account in a second way, so it is shown for as long as it lasts.
          .where((row) => row.or([row('removed_at', '>=', given.since), row('what', '=', sql.lit('merge'))]))
          .select(['student_id', 'id', 'removed_by as changed_by', 'removed_at as changed_at'])
          .select([
            nothing.as('old_first_name'),
            nothing.as('old_last_name'),
            nothing.as('new_first_name'),
            nothing.as('new_last_name'),
            'removed_row',
          ])
          .select((row) => row.ref('what').$castTo<ChangeKind>().as('kind')),
      ),
  )

  return {
    /** Returns the changes since a time, and all merges, of the present students of a class, the newest first. */
    async inClass(classId: string, since: number): Promise<StudentChangeRow[]> {
      const rows = await inClass(db, { classId, since })
      rows.sort((one, other) => other.changed_at - one.changed_at)
      const renamed = new Set<string>()
      return rows.map((row) => {
        const { student_id: studentId, id, changed_by: changedBy, changed_at: changedAt, removed_row } = row
        const about = { id, studentId, changedBy, changedAt }
        if (row.kind === 'progress') return { ...about, kind: row.kind, ...removedProgress(removed_row) }
        if (row.kind === 'merge') return { ...about, kind: row.kind, ...mergedNames(removed_row) }
        const isLatest = !renamed.has(studentId)
        renamed.add(studentId)
        return {
          ...about,
          kind: 'name' as const,
          before: { firstName: row.old_first_name, lastName: row.old_last_name },
          after: { firstName: row.new_first_name, lastName: row.new_last_name },
          isLatest,
        }
      })
    },
  }
}
