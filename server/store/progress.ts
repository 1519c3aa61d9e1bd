import type { Kysely } from 'kysely'
import type { Best, Operation } from '#maths'
import { hot } from './hot.ts'
import type { Tables } from './schema.ts'
import type { ProgressRecords } from './store.ts'

export function progress(db: Kysely<Tables>): ProgressRecords {
  const ofStudent = hot((given: { studentId: string }) =>
    db
      .selectFrom('progress')
      .where('student_id', '=', given.studentId)
      .select(['operation', 'level_id', 'streak', 'completed']),
  )
  const inOperation = hot((given: { studentId: string; operation: string }) =>
    db
      .selectFrom('progress')
      .where('student_id', '=', given.studentId)
      .where('operation', '=', given.operation)
      .select(['level_id', 'streak', 'completed']),
  )
  const inClass = hot((given: { classId: string; operation: string }) =>
    ofClass(given).where('operation', '=', given.operation).select(['student_id', 'level_id', 'streak']),
  )
  // Added up where the records lie: a class can have seven thousand.
  const completedInClass = hot((given: { classId: string }) =>
    ofClass(given)
      .groupBy(['student_id', 'operation'])
      .select((row) => ['student_id', 'operation', row.fn.sum<number>('completed').as('levels')]),
  )

  function ofClass({ classId }: { classId: string }) {
    return db
      .selectFrom('progress')
      .where('student_id', 'in', (sub) =>
        sub.selectFrom('memberships').select('student_id').where('class_id', '=', classId),
      )
  }

  return {
    async bestsOf(studentId) {
      const byOperation: Partial<Record<Operation, Record<string, Best>>> = {}
      for (const row of await ofStudent(db, { studentId })) {
        const operation = row.operation as Operation
        byOperation[operation] ??= {}
        byOperation[operation][row.level_id] = bestOf(row)
      }
      return byOperation
    },

    async bestsIn(studentId, operation) {
      const rows = await inOperation(db, { studentId, operation })
      return Object.fromEntries(rows.map((row) => [row.level_id, bestOf(row)]))
    },

    async streaksInClass(classId, operation) {
      const byStudent: Record<string, Record<string, number>> = {}
      for (const row of await inClass(db, { classId, operation })) {
        byStudent[row.student_id] ??= {}
        byStudent[row.student_id]![row.level_id] = row.streak
      }
      return byStudent
    },

    async completedInClass(classId) {
      const byStudent: Record<string, Partial<Record<Operation, number>>> = {}
      for (const row of await completedInClass(db, { classId })) {
        byStudent[row.student_id] ??= {}
        byStudent[row.student_id]![row.operation as Operation] = row.levels
      }
      return byStudent
    },
  }
}

function bestOf({ streak, completed }: Pick<Tables['progress'], 'streak' | 'completed'>): Best {
  return { streak, completed: completed === 1 }
}
