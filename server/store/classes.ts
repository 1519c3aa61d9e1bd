import type { Kysely } from 'kysely'
import type { Announce } from './changes.ts'
import { drawClassCode } from './class-code.ts'
import { classRow, withStudentCounts } from './class-rows.ts'
import type { Tables } from './schema.ts'
import type { Classes, ClassRow, Clock } from './store.ts'

export function classes(
  db: Kysely<Tables>,
  clock: Clock,
  announce: Announce,
  drawCode: () => string = drawClassCode,
): Classes {
  const all = () => db.selectFrom('classrooms').selectAll()

  async function selectOne(column: 'id' | 'code', value: string): Promise<ClassRow | null> {
    const row = await all().where(column, '=', value).executeTakeFirst()
    return row ? classRow(row) : null
  }

  return {
    async listOf(teacherId) {
      const rows = await all().where('teacher_id', '=', teacherId).orderBy('created_at').orderBy('id').execute()
      return withStudentCounts(db, rows.map(classRow))
    },

    selectByCode: (code) => selectOne('code', code),

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
        const made = await selectOne('id', id)
        // No row of this id: the conflict was the code's, so another one is drawn.
        if (made) return made.teacherId === teacherId ? made : null
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
      const rows = await db
        .selectFrom('students')
        .where('id', 'in', (sub) => sub.selectFrom('memberships').select('student_id').where('class_id', '=', id))
        .select(['id', 'first_name', 'last_name'])
        .orderBy('id')
        .execute()
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
