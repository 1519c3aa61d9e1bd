import type { Kysely } from 'kysely'
import type { Operation } from '#maths'
import { hot } from './hot.ts'
import type { Tables } from './schema.ts'
import type { BestsByOperation, ProgressRecords } from './store.ts'

export function progress(db: Kysely<Tables>): ProgressRecords {
  const ofStudent = hot((given: { studentId: string }) =>
    db.selectFrom('progress').where('student_id', '=', given.studentId).select(['operation', 'level_id', 'streak']),
  )
  const inOperation = hot((given: { studentId: string; operation: string }) =>
    db
      .selectFrom('progress')
      .where('student_id', '=', given.studentId)
      .where('operation', '=', given.operation)
      .select(['level_id', 'streak']),
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
      const bests: BestsByOperation = {}
      for (const row of await ofStudent(db, { studentId })) add(row, bests)
      return bests
    },

    async bestsIn(studentId, operation) {
      const rows = await inOperation(db, { studentId, operation })
      return Object.fromEntries(rows.map((row) => [row.level_id, row.streak]))
    },

    async bestsInClass(classId, operation) {
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

type Best = Pick<Tables['progress'], 'operation' | 'level_id' | 'streak'>

function add(row: Best, bests: BestsByOperation): void {
  const operation = row.operation as Operation
  bests[operation] ??= {}
  bests[operation][row.level_id] = row.streak
}
