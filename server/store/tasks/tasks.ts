import type { Kysely, Transaction } from 'kysely'
import { dayOn, type SetVersion, setsIn, type TaskRules } from '#maths'
import type { Announce } from '../changes.ts'
import type { Clock } from '../clock.ts'
import type { Tables } from '../schema.ts'
import { prepared } from '../statements/prepared.ts'
import { storedParts } from './stored-parts.ts'
import { endRights, giveSets } from './task-sets.ts'

export interface StoredTask extends TaskRules {
  readonly id: string
  readonly classId: string
  readonly title: string
  /** The last day on which work is in time, such as "2026-11-19". */
  readonly dueDate: string | null
  /** Null for the whole class. Some of these students may have left the class. */
  readonly students: readonly string[] | null
  readonly revision: number
}

/** The fields of a task that a teacher sets. */
export type TaskFields = Omit<StoredTask, 'due' | 'revision'>

/** A task of a student, with the name of its class. */
export interface TaskOfStudent extends Omit<StoredTask, 'students'> {
  readonly className: string
}

/** The first and the last day, such as "2026-11-19". */
export interface DaysOfDue {
  readonly from: string
  readonly to: string
}

export function createTasks(db: Kysely<Tables>, clock: Clock, announce: Announce) {
  const byId = prepared((given: { classId: string; id: string }) =>
    db.selectFrom('tasks').where('class_id', '=', given.classId).where('id', '=', given.id).selectAll(),
  )
  const open = prepared((given: { classId: string }) =>
    db.selectFrom('tasks').where('class_id', '=', given.classId).where('closed_at', 'is', null).selectAll(),
  )
  const closed = prepared((given: { classId: string; atMost: number }) =>
    db
      .selectFrom('tasks')
      .where('class_id', '=', given.classId)
      .where('closed_at', 'is not', null)
      .orderBy('closed_at', 'desc')
      .orderBy('id')
      .limit(given.atMost)
      .selectAll(),
  )
  const students = prepared((given: { classId: string }) =>
    db.selectFrom('task_students').where('class_id', '=', given.classId).select(['task_id', 'student_id']),
  )
  const studentsOf = prepared((given: { classId: string; id: string }) =>
    db
      .selectFrom('task_students')
      .where('class_id', '=', given.classId)
      .where('task_id', '=', given.id)
      .select(['task_id', 'student_id']),
  )
  const ofStudent = prepared((given: { studentId: string; now: number }) =>
    db
      .selectFrom('memberships')
      .innerJoin('tasks', 'tasks.class_id', 'memberships.class_id')
      .innerJoin('classrooms', 'classrooms.id', 'tasks.class_id')
      .leftJoin('task_students', (join) =>
        join
          .onRef('task_students.student_id', '=', 'memberships.student_id')
          .onRef('task_students.class_id', '=', 'tasks.class_id')
          .onRef('task_students.task_id', '=', 'tasks.id'),
      )
      .where('memberships.student_id', '=', given.studentId)
      .where('tasks.closed_at', 'is', null)
      .where('classrooms.archived_at', 'is', null)
      .where('tasks.begins_at', '<=', given.now)
      .where((row) => row.or([row('tasks.for_all', '=', 1), row('task_students.student_id', 'is not', null)]))
      .selectAll('tasks')
      .select('classrooms.name as class_name'),
  )

  async function withStudents(rows: readonly TaskRow[], ofTasks: Promise<StudentRow[]>): Promise<StoredTask[]> {
    const idsByTask = new Map<string, string[]>()
    for (const { task_id, student_id } of await ofTasks)
      idsByTask.set(task_id, [...(idsByTask.get(task_id) ?? []), student_id])
    return rows.map((row) => ({
      ...storedTask(row),
      students: row.for_all === 1 ? null : (idsByTask.get(row.id) ?? []).sort(),
    }))
  }

  async function select(classId: string, id: string): Promise<StoredTask | null> {
    const [rows, ids] = await Promise.all([byId(db, { classId, id }), studentsOf(db, { classId, id })])
    const [task] = await withStudents(rows, Promise.resolve(ids))
    return task ?? null
  }

  return {
    /** Returns the open tasks of a class and those that were closed last, the newest first. */
    async listOf(classId: string, mostClosed: number): Promise<StoredTask[]> {
      const read = [open(db, { classId }), closed(db, { classId, atMost: mostClosed })]
      const rows = (await Promise.all(read)).flat()
      rows.sort((a, b) => b.created_at - a.created_at || (a.id < b.id ? -1 : 1))
      return withStudents(rows, students(db, { classId }))
    },

    /** Returns the open tasks of these classes that have begun and are due on one of these days. */
    async listDue(classIds: readonly string[], { from, to }: DaysOfDue): Promise<StoredTask[]> {
      if (classIds.length === 0) return []
      const rows = await db
        .selectFrom('tasks')
        .where('class_id', 'in', classIds)
        .where('closed_at', 'is', null)
        .where('begins_at', '<=', clock())
        .where('due_day', '>=', from)
        .where('due_day', '<=', to)
        .selectAll()
        .execute()
      if (rows.length === 0) return []
      const ofRows = db
        .selectFrom('task_students')
        .where('class_id', 'in', distinct(rows.map(({ class_id }) => class_id)))
        .where('task_id', 'in', distinct(rows.map(({ id }) => id)))
        .select(['task_id', 'student_id'])
      return withStudents(rows, ofRows.execute())
    },

    async countOpen(classId: string): Promise<number> {
      return (await open(db, { classId })).length
    },

    select,

    /**
     * Returns the sets that tasks of a class have, and those that changed or deleted tasks had until 60 days ago. A
     * version may be there several times.
     */
    async setsOf(classId: string): Promise<SetVersion[]> {
      const tasks = await db.selectFrom('tasks').where('class_id', '=', classId).select('parts').execute()
      const given = await db
        .selectFrom('task_sets')
        .where('class_id', '=', classId)
        .select(['teacher_id as teacher', 'set_id as id', 'version'])
        .distinct()
        .execute()
      return [...tasks.flatMap(({ parts }) => setsIn(storedParts(parts))), ...given]
    },

    /**
     * Returns a student's open tasks that have begun, in all classes that the student is in. Archived classes are
     * left out.
     */
    async listOfStudent(studentId: string): Promise<TaskOfStudent[]> {
      const rows = await ofStudent(db, { studentId, now: clock() })
      return rows.map((row) => ({ ...storedTask(row), className: row.class_name }))
    },

    /** Stores a task. Does nothing if the class has a task with its id, or has been deleted meanwhile. */
    async create(fields: TaskFields, madeBy: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        const { numInsertedOrUpdatedRows } = await trx
          .insertInto('tasks')
          .values({ ...columnsOf(fields), revision: 1, made_by: madeBy, created_at: clock() })
          .onConflict((conflict) => conflict.columns(['class_id', 'id']).doNothing())
          .executeTakeFirstOrThrow()
        if (!numInsertedOrUpdatedRows) return
        await giveSets(trx, fields, clock())
        await insertStudents(trx, fields)
      })
      const there = await db.selectFrom('classrooms').where('id', '=', fields.classId).select('id').executeTakeFirst()
      // It comes after the commit, so that it sees a deletion of the class which did not see the task.
      if (!there) await deleteTask(fields)
      announce.ofClass(fields.classId)
    },

    /** Replaces a task that has not changed since it was read. Returns whether it has replaced it. */
    async replace(fields: TaskFields, revision: number): Promise<boolean> {
      const { classId, id } = fields
      const isReplaced = await db.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('tasks')
          .set({ ...columnsOf(fields), revision: revision + 1 })
          .where('class_id', '=', classId)
          .where('id', '=', id)
          .where('revision', '=', revision)
          .executeTakeFirstOrThrow()
        if (numUpdatedRows === 0n) return false
        await giveSets(trx, fields, clock())
        await trx.deleteFrom('task_students').where('class_id', '=', classId).where('task_id', '=', id).execute()
        await insertStudents(trx, fields)
        return true
      })
      if (isReplaced) announce.ofClass(classId)
      return isReplaced
    },

    async delete(task: Pick<StoredTask, 'classId' | 'id'>): Promise<void> {
      await deleteTask(task)
      announce.ofClass(task.classId)
    },
  }

  function deleteTask({ classId, id }: Pick<StoredTask, 'classId' | 'id'>): Promise<void> {
    return db.transaction().execute(async (trx) => {
      await trx.deleteFrom('tasks').where('class_id', '=', classId).where('id', '=', id).execute()
      await endRights(trx, { classId, id }, clock(), clock())
      await trx.deleteFrom('task_students').where('class_id', '=', classId).where('task_id', '=', id).execute()
    })
  }
}

const distinct = (ids: readonly string[]) => [...new Set(ids)]

type TaskRow = Tables['tasks']
type StudentRow = Pick<Tables['task_students'], 'task_id' | 'student_id'>

async function insertStudents(trx: Transaction<Tables>, { classId, id, students }: TaskFields): Promise<void> {
  if (!students || students.length === 0) return
  const rows = students.map((student_id) => ({ student_id, class_id: classId, task_id: id }))
  await trx.insertInto('task_students').values(rows).execute()
}

function storedTask(row: TaskRow): Omit<StoredTask, 'students'> {
  return {
    id: row.id,
    classId: row.class_id,
    title: row.title,
    parts: storedParts(row.parts),
    rightAnswers: row.right_answers === 0 ? null : row.right_answers,
    countsEarlier: row.counts_earlier === 1,
    beginsAt: row.begins_at,
    due: row.due_day === null ? null : dayOn(row.due_day),
    dueDate: row.due_day,
    closedAt: row.closed_at,
    revision: row.revision,
  }
}

function columnsOf(fields: TaskFields) {
  return {
    class_id: fields.classId,
    id: fields.id,
    title: fields.title,
    parts: JSON.stringify(fields.parts),
    right_answers: fields.rightAnswers ?? 0,
    counts_earlier: Number(fields.countsEarlier),
    for_all: Number(fields.students === null),
    begins_at: fields.beginsAt,
    due_day: fields.dueDate,
    closed_at: fields.closedAt,
  }
}
