import type { Kysely, Transaction } from 'kysely'
import { type SetVersion, setsIn, type TaskRules } from '#maths'
import { isCurrent, teachingRoles } from '../classes/class-roles.ts'
import type { Tables } from '../schema.ts'
import { jsonRows } from '../statements/json-rows.ts'
import { prepared } from '../statements/prepared.ts'

const day = 24 * 3600_000
/** The time for which students may send what they played after a task was closed, changed or deleted. */
export const rightLasts = 60 * day

/** The student of a row that is for the whole class. */
const everyone = ''

/** The rights to play versions of sets, which tasks give (docs/product/own-problems.md, "Who may play"). */
export function createTaskSets(db: Kysely<Tables>, clock: () => number) {
  const given = prepared(
    (of: { studentId: string; teacher: string; id: string; version: number; madeFirst: number; now: number }) =>
      db
        .selectFrom('task_sets')
        .where('teacher_id', '=', of.teacher)
        .where('set_id', '=', of.id)
        .where('version', '=', of.version)
        .where('student_id', 'in', [everyone, of.studentId])
        .where('begins_at', '<=', of.madeFirst)
        .where((row) => row.or([row('closed_at', 'is', null), row('closed_at', '>', of.madeFirst)]))
        .where((row) => row.or([row('ends_at', 'is', null), row('ends_at', '>', of.now)]))
        .select(['class_id', 'student_id']),
  )
  return {
    /** Returns whether a student may play a version in a round whose first move was made at a time. */
    async mayPlay(studentId: string, { teacher, id, version }: SetVersion, madeFirst: number): Promise<boolean> {
      const rights = await given(db, { studentId, teacher, id, version, madeFirst, now: clock() })
      if (rights.some((right) => right.student_id === studentId)) return true
      const classes = rights.map(({ class_id }) => class_id)
      if (classes.length === 0) return false
      const member = await db
        .selectFrom('memberships')
        .where('student_id', '=', studentId)
        .where('class_id', 'in', classes)
        .select('class_id')
        .executeTakeFirst()
      if (member) return true
      // A student who has moved up since may still send what they played in the class.
      const moved = await db
        .selectFrom('removals')
        .where('student_id', '=', studentId)
        .where('class_id', 'in', classes)
        .where('what', '=', 'moveUp')
        .where('removed_at', '>', madeFirst)
        .select('id')
        .limit(1)
        .executeTakeFirst()
      return moved !== undefined
    },

    /**
     * Returns whether a class that a teacher may change has a task with this version, or had one in the last 60 days.
     */
    async isGivenBy(teacherId: string, { teacher, id, version }: SetVersion): Promise<boolean> {
      const right = await db
        .selectFrom('task_sets')
        .innerJoin('class_teachers', 'class_teachers.class_id', 'task_sets.class_id')
        .where('task_sets.teacher_id', '=', teacher)
        .where('task_sets.set_id', '=', id)
        .where('task_sets.version', '=', version)
        .where('class_teachers.teacher_id', '=', teacherId)
        .where('class_teachers.role', 'in', teachingRoles)
        .where(isCurrent(clock()))
        .select('task_sets.class_id')
        .limit(1)
        .executeTakeFirst()
      return right !== undefined
    },

    /** Deletes the rights that are over. Returns their number. */
    async deleteBefore(time: number): Promise<number> {
      const { numDeletedRows } = await db.deleteFrom('task_sets').where('ends_at', '<', time).executeTakeFirstOrThrow()
      return Number(numDeletedRows)
    },
  }
}

interface Task {
  readonly classId: string
  readonly id: string
}

interface GivingTask extends Task, Pick<TaskRules, 'parts' | 'beginsAt' | 'closedAt'> {
  /** Null for the whole class. */
  readonly students: readonly string[] | null
}

/**
 * Gives the students of a task its sets, within the transaction that stores the task. Rights that the task no longer
 * gives last for 60 days more.
 */
export async function giveSets(trx: Transaction<Tables>, fields: GivingTask, now: number): Promise<void> {
  const { classId, id, parts, students, beginsAt, closedAt } = fields
  await endRights(trx, fields, closedAt, now)
  const rows = setsIn(parts).flatMap(({ teacher, id: setId, version }) =>
    (students ?? [everyone]).map((student_id) => ({
      ...{ teacher_id: teacher, set_id: setId, version, class_id: classId, task_id: id, student_id },
      ...{ begins_at: beginsAt, closed_at: closedAt, ends_at: closedAt === null ? null : closedAt + rightLasts },
    })),
  )
  if (rows.length === 0) return
  const columns = {
    ...({ teacher_id: 'text', set_id: 'text', version: 'integer', class_id: 'text', task_id: 'text' } as const),
    ...({ student_id: 'text', begins_at: 'bigint', closed_at: 'bigint', ends_at: 'bigint' } as const),
  }
  const names = Object.keys(columns) as (keyof typeof columns)[]
  await trx
    .insertInto('task_sets')
    .columns(names)
    .expression(
      trx
        .selectFrom(jsonRows<Tables['task_sets']>(trx, columns, JSON.stringify(rows)))
        .select(names.map((name) => `given.${name}` as const))
        // Without a condition, SQLite reads the clause about conflicts as part of the query.
        .where('given.task_id', 'is not', null),
    )
    .onConflict((conflict) =>
      conflict.columns(['teacher_id', 'set_id', 'version', 'student_id', 'class_id', 'task_id']).doUpdateSet((row) => ({
        begins_at: row.ref('excluded.begins_at'),
        closed_at: row.ref('excluded.closed_at'),
        ends_at: row.ref('excluded.ends_at'),
      })),
    )
    .execute()
}

/** Ends the rights that a task gives, for play from `closedAt` on. What was played before may arrive for 60 days. */
export async function endRights(
  trx: Transaction<Tables>,
  { classId, id }: Task,
  closedAt: number | null,
  now: number,
): Promise<void> {
  await trx
    .updateTable('task_sets')
    .where('class_id', '=', classId)
    .where('task_id', '=', id)
    .set((row) => ({
      closed_at: closedAt,
      ends_at: row.fn.coalesce('ends_at', row.val(now + rightLasts)),
    }))
    .execute()
}
