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
  const completedByStudent = hot((given: { classId: string }) =>
    db
      .selectFrom('progress')
      .where('student_id', 'in', (sub) =>
        sub.selectFrom('memberships').select('student_id').where('class_id', '=', given.classId),
      )
      .where('completed', '=', 1)
      .groupBy(['student_id', 'operation'])
      .select((row) => ['student_id', 'operation', row.fn.countAll<number>().as('levels')]),
  )

  return {
    async bestsOf(studentId) {
      const bests: BestsByOperation = {}
      for (const row of await ofStudent(db, { studentId })) {
        const operation = row.operation as Operation
        bests[operation] = { ...bests[operation], [row.level_id]: row.streak }
      }
      return bests
    },

    async bestsIn(studentId, operation) {
      const rows = await inOperation(db, { studentId, operation })
      return Object.fromEntries(rows.map((row) => [row.level_id, row.streak]))
    },

    async completedInClass(classId) {
      const completed: Record<string, Partial<Record<Operation, number>>> = {}
      for (const row of await completedByStudent(db, { classId })) {
        completed[row.student_id] = { ...completed[row.student_id], [row.operation]: row.levels }
      }
      return completed
    },
  }
}
