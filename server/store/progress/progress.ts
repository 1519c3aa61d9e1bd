import { type Kysely, sql } from 'kysely'
import type { Best, Bests, Operation, Streaks } from '#maths'
import type { Tables } from '../schema.ts'
import { jsonRows } from '../statements/json-rows.ts'
import { operationOf } from '../statements/operation-of.ts'
import { prepared } from '../statements/prepared.ts'

export type BestsByOperation = Partial<Record<Operation, Bests>>

/** A student in an operation. */
export interface StudentInOperation {
  readonly studentId: string
  readonly operation: Operation
}

export interface Records {
  readonly bests: BestsByOperation
  /** The level whose record was raised last. Of several at one time, the last one by name. Null without a record. */
  readonly latest: { readonly operation: Operation; readonly levelId: string } | null
}

export function createProgress(db: Kysely<Tables>) {
  const ofStudent = prepared((given: { studentId: string }) =>
    db
      .selectFrom('progress')
      .where('student_id', '=', given.studentId)
      .select(['operation', 'level_id', 'streak', 'completed', 'updated_at']),
  )
  const inOperation = prepared((given: { studentId: string; operation: string }) =>
    db
      .selectFrom('progress')
      .where('student_id', '=', given.studentId)
      .where('operation', '=', given.operation)
      .select(['level_id', 'streak', 'completed']),
  )
  const ofEach = prepared(({ pairs }: { pairs: string }) =>
    db
      .selectFrom(jsonRows<Pick<Tables['progress'], 'student_id' | 'operation'>>(db, pairColumns, pairs))
      .innerJoin('progress', (join) =>
        join.onRef('progress.student_id', '=', 'given.student_id').onRef('progress.operation', '=', 'given.operation'),
      )
      .select(['progress.student_id', 'progress.operation', 'level_id', 'streak', 'completed']),
  )
  const inClass = prepared((given: { classId: string; operation: string }) =>
    ofClass(given).where('operation', '=', given.operation).select(['student_id', 'level_id', 'streak']),
  )
  // The database counts them in an index, because a class can have seven thousand records.
  const completedInClass = prepared((given: { classId: string }) =>
    ofClass(given)
      .where('completed', '=', sql.lit(1))
      .groupBy(['student_id', 'operation'])
      .select((row) => ['student_id', 'operation', row.fn.countAll<number>().as('levels')]),
  )

  function ofClass({ classId }: { classId: string }) {
    return db
      .selectFrom('progress')
      .where('student_id', 'in', (sub) =>
        sub.selectFrom('memberships').select('student_id').where('class_id', '=', classId),
      )
  }

  /** Returns a student's records, by operation and level, and the level whose record was raised last. */
  async function recordsOf(studentId: string): Promise<Records> {
    const bests: Partial<Record<Operation, Record<string, Best>>> = {}
    const rows = await ofStudent(db, { studentId })
    for (const row of rows) {
      const operation = operationOf(row)
      bests[operation] ??= {}
      bests[operation][row.level_id] = bestOf(row)
    }
    // The rounds of one save share their time, and each engine reads rows in an order of its own.
    const [latest] = rows.toSorted((a, b) => b.updated_at - a.updated_at || byLevel.compare(levelOf(b), levelOf(a)))
    return { bests, latest: latest ? { operation: operationOf(latest), levelId: latest.level_id } : null }
  }

  return {
    recordsOf,

    /** Returns a student's records, by operation and level. */
    async bestsOf(studentId: string): Promise<BestsByOperation> {
      return (await recordsOf(studentId)).bests
    },

    async bestsIn(studentId: string, operation: Operation): Promise<Bests> {
      const rows = await inOperation(db, { studentId, operation })
      return Object.fromEntries(rows.map((row) => [row.level_id, bestOf(row)]))
    },

    /** Reads the records of all these students at once. Returns the function that finds those of one of them. */
    async bestsOfEach(all: readonly StudentInOperation[]): Promise<(studentId: string, operation: Operation) => Bests> {
      const byKey = new Map<string, Record<string, Best>>()
      const keyOf = (studentId: string, operation: string) => `${studentId} ${operation}`
      for (const { studentId, operation } of all) byKey.set(keyOf(studentId, operation), {})
      const pairs = Array.from(byKey.keys(), (key) => {
        const [student_id, operation] = key.split(' ')
        return { student_id, operation }
      })
      const rows = pairs.length === 0 ? [] : await ofEach(db, { pairs: JSON.stringify(pairs) })
      for (const row of rows) byKey.get(keyOf(row.student_id, row.operation))![row.level_id] = bestOf(row)
      return (studentId, operation) => byKey.get(keyOf(studentId, operation)) ?? {}
    },

    /** Returns the best streaks of each student of a class who has one, by student id and level id. */
    async streaksInClass(classId: string, operation: Operation): Promise<Record<string, Streaks>> {
      const byStudent: Record<string, Record<string, number>> = {}
      for (const row of await inClass(db, { classId, operation })) {
        byStudent[row.student_id] ??= {}
        byStudent[row.student_id]![row.level_id] = row.streak
      }
      return byStudent
    },

    /** Returns how many levels each student of a class has completed, by student id and by each operation with one. */
    async completedInClass(classId: string): Promise<Record<string, Partial<Record<Operation, number>>>> {
      const byStudent: Record<string, Partial<Record<Operation, number>>> = {}
      for (const row of await completedInClass(db, { classId })) {
        byStudent[row.student_id] ??= {}
        byStudent[row.student_id]![operationOf(row)] = row.levels
      }
      return byStudent
    },
  }
}

const byLevel = new Intl.Collator('en', { numeric: true })
const levelOf = ({ operation, level_id }: Pick<Tables['progress'], 'operation' | 'level_id'>) =>
  `${operation} ${level_id}`

const pairColumns = { student_id: 'text', operation: 'text' } as const

function bestOf({ streak, completed }: Pick<Tables['progress'], 'streak' | 'completed'>): Best {
  return { streak, completed: completed === 1 }
}
