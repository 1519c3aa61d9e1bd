import type { Kysely } from 'kysely'
import type { Announce } from './changes.ts'
import { drawClassCode } from './class-code.ts'
import { classRow, withStudentCounts } from './class-rows.ts'
import { hot } from './hot.ts'
import type { Tables } from './schema.ts'
import type { Classes, Clock } from './store.ts'

export function classes(
  db: Kysely<Tables>,
  clock: Clock,
  announce: Announce,
  drawCode: () => string = drawClassCode,
): Classes {
  const all = () => db.selectFrom('classrooms').selectAll()
  const byId = hot((given: { id: string }) => all().where('id', '=', given.id))
  const byCode = hot((given: { code: string }) => all().where('code', '=', given.code))
  const students = hot((given: { id: string }) =>
    db
      .selectFrom('students')
      .where('id', 'in', (sub) => sub.selectFrom('memberships').select('student_id').where('class_id', '=', given.id))
      .select(['id', 'first_name', 'last_name'])
      .orderBy('id'),
  )

  return {
    async listOf(teacherId) {
      const rows = await all().where('teacher_id', '=', teacherId).orderBy('created_at').orderBy('id').execute()
      return withStudentCounts(db, rows.map(classRow))
    },

    async selectById(id) {
      const [row] = await byId(db, { id })
      return row ? classRow(row) : null
    },

    async selectByCode(code) {
      const [row] = await byCode(db, { code })
      return row ? classRow(row) : null
    },

    async create({ id, name, teacherId, teacherEmail }) {
      for (;;) {
        await db
          .insertInto('classrooms')
          .values({
            id,
            name,
            code: drawCode(),
            teacher_id: teacherId,
            teacher_email: teacherEmail,
            created_at: clock(),
          })
          .onConflict((conflict) => conflict.doNothing())
          .execute()
        const [made] = await byId(db, { id })
        // No row of this id: the conflict was the code's, so another one is drawn.
        if (made) return made.teacher_id === teacherId ? classRow(made) : null
      }
    },

    async rename(id, name) {
      await db.updateTable('classrooms').set({ name }).where('id', '=', id).execute()
      announce.ofClass(id)
    },

    async delete(id) {
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('classrooms').where('id', '=', id).execute()
        await trx.deleteFrom('memberships').where('class_id', '=', id).execute()
      })
      announce.ofClass(id)
    },

    async students(id) {
      const rows = await students(db, { id })
      return rows.map((row) => ({ id: row.id, firstName: row.first_name ?? '', lastName: row.last_name ?? '' }))
    },

    async withStudentCount(row) {
      const [counted] = await withStudentCounts(db, [row])
      return counted!
    },

    async hasStudent(id, studentId) {
      const row = await db
        .selectFrom('memberships')
        .where('student_id', '=', studentId)
        .where('class_id', '=', id)
        .select('class_id')
        .executeTakeFirst()
      return row !== undefined
    },
  }
}
