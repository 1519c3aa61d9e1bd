import type { Kysely } from 'kysely'
import type { Announce } from './changes.ts'
import { drawClassCode } from './class-code.ts'
import { classColumns, withStudentCounts, withTeacherEmails } from './class-rows.ts'
import { hot } from './hot.ts'
import type { Tables } from './schema.ts'
import type { Classes, ClassRole, ClassRow, Clock } from './store.ts'

export function classes(
  db: Kysely<Tables>,
  clock: Clock,
  announce: Announce,
  drawCode: () => string = drawClassCode,
): Classes {
  const byCode = hot((given: { code: string }) =>
    db.selectFrom('classrooms').where('code', '=', given.code).select(classColumns),
  )
  const taught = hot((given: { teacherId: string; code: string }) =>
    db
      .selectFrom('classrooms')
      .innerJoin('class_teachers', 'class_teachers.class_id', 'classrooms.id')
      .where('classrooms.code', '=', given.code)
      .where('class_teachers.teacher_id', '=', given.teacherId)
      .select(classColumns)
      .select((row) => row.ref('class_teachers.role').$castTo<ClassRole>().as('role')),
  )
  const students = hot((given: { id: string }) =>
    db
      .selectFrom('accounts')
      .where('id', 'in', (sub) => sub.selectFrom('memberships').select('student_id').where('class_id', '=', given.id))
      .select(['id', 'first_name', 'last_name'])
      .orderBy('id'),
  )

  const membership = hot((given: { id: string; studentId: string }) =>
    db
      .selectFrom('memberships')
      .where('student_id', '=', given.studentId)
      .where('class_id', '=', given.id)
      .select('class_id'),
  )

  /** Returns null where the id or the code is taken. */
  function insert(id: string, name: string, teacherId: string): Promise<ClassRow | null> {
    const [code, createdAt] = [drawCode(), clock()]
    return db.transaction().execute(async (trx) => {
      const made = await trx
        .insertInto('classrooms')
        .values({ id, name, code, created_at: createdAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!made) return null
      await trx
        .insertInto('class_teachers')
        .values({ class_id: id, teacher_id: teacherId, role: 'owner', created_at: createdAt })
        .execute()
      return { id, name, code, createdAt }
    })
  }

  /** Returns a class, whoever's it is, with the teacher's role in it. */
  function selectKnown(id: string, teacherId: string) {
    return db
      .selectFrom('classrooms')
      .leftJoin('class_teachers', (join) =>
        join.onRef('class_teachers.class_id', '=', 'classrooms.id').on('class_teachers.teacher_id', '=', teacherId),
      )
      .where('classrooms.id', '=', id)
      .select(classColumns)
      .select('class_teachers.role')
      .executeTakeFirst()
  }

  return {
    async listOf(teacherId) {
      const rows = await db
        .selectFrom('class_teachers')
        .innerJoin('classrooms', 'classrooms.id', 'class_teachers.class_id')
        .where('class_teachers.teacher_id', '=', teacherId)
        .orderBy('classrooms.created_at')
        .orderBy('classrooms.id')
        .select(classColumns)
        .execute()
      return withStudentCounts(db, rows)
    },

    async selectByCode(code) {
      const [row] = await byCode(db, { code })
      return row ?? null
    },

    async selectTaught(teacherId, code) {
      const [row] = await taught(db, { teacherId, code })
      return row ?? null
    },

    async create({ id, name, teacherId }) {
      for (;;) {
        const made = await insert(id, name, teacherId)
        if (made) return made
        const known = await selectKnown(id, teacherId)
        // Without a class of this id, it was the code that was taken: another one is drawn.
        if (!known) continue
        const { role, ...classroom } = known
        return role === 'owner' ? classroom : null
      }
    },

    async rename(id, name) {
      await db.updateTable('classrooms').set({ name }).where('id', '=', id).execute()
      announce.ofClass(id)
    },

    async delete(id) {
      await db.transaction().execute(async (trx) => {
        await trx.deleteFrom('classrooms').where('id', '=', id).execute()
        await trx.deleteFrom('class_teachers').where('class_id', '=', id).execute()
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

    async withTeacherEmail(row) {
      const [joined] = await withTeacherEmails(db, [row])
      return joined!
    },

    async hasStudent(id, studentId) {
      return (await membership(db, { id, studentId })).length > 0
    },
  }
}
