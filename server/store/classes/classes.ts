import { type Kysely, sql } from 'kysely'
import type { ClassRole, Picture } from '#contract'
import { hopMarks } from '#maths'
import { type NamedAccount, pictureOf } from '../accounts/accounts.ts'
import type { Announce } from '../changes.ts'
import type { Clock } from '../clock.ts'
import { deleteOwned, rowsOfClass } from '../personal/personal-rows.ts'
import type { Tables } from '../schema.ts'
import { prepared } from '../statements/prepared.ts'
import { takeTurn } from '../statements/turns.ts'
import { drawClassCode } from './class-code.ts'
import { isCurrent } from './class-roles.ts'
import {
  type ClassRow,
  type CountedClass,
  classColumns,
  type JoinedClass,
  withStudentCounts,
  withTeacherEmails,
} from './class-rows.ts'
import { makeOwner } from './owner.ts'

/** A class with the role that one of its teachers has in it. */
export interface TaughtClass extends ClassRow {
  readonly role: ClassRole
}
/** A class in the list of one of its teachers. */
export interface ListedClass extends CountedClass {
  readonly role: ClassRole
  /** When an ending role ends. Null for other roles. */
  readonly until: number | null
  /** Null if the owner has none. */
  readonly ownerEmail: string | null
  /** Until when students can sign in with pictures. Null while this is shut. */
  readonly signInUntil: number | null
}

export interface NewClass {
  readonly id: string
  readonly name: string
  readonly teacherId: string
}

/** A change of a class. */
export interface ClassChange {
  readonly name?: string | undefined
  /** Whether students can join with the code. */
  readonly isOpen?: boolean | undefined
  /** Whether other teachers of the students cannot rename them. */
  readonly namesLocked?: boolean | undefined
}

export interface ClassStudent extends NamedAccount {
  readonly picture: Picture | null
}

export function createClasses(
  db: Kysely<Tables>,
  clock: Clock,
  announce: Announce,
  drawCode: () => string = drawClassCode,
) {
  const byCode = prepared((given: { code: string }) =>
    db.selectFrom('classrooms').where('code', '=', given.code).select(classColumns),
  )
  const byId = prepared((given: { id: string }) =>
    db.selectFrom('classrooms').where('id', '=', given.id).select(classColumns),
  )
  const taught = prepared((given: { teacherId: string; id: string; now: number }) =>
    db
      .selectFrom('classrooms')
      .innerJoin('class_teachers', 'class_teachers.class_id', 'classrooms.id')
      .where('classrooms.id', '=', given.id)
      .where('class_teachers.teacher_id', '=', given.teacherId)
      .where(isCurrent(given.now))
      .select(classColumns)
      .select((row) => row.ref('class_teachers.role').$castTo<ClassRole>().as('role')),
  )
  const students = prepared((given: { id: string }) =>
    db
      .selectFrom('accounts')
      .where('id', 'in', (sub) => sub.selectFrom('memberships').select('student_id').where('class_id', '=', given.id))
      .select(({ fn }) => [
        'id',
        fn.coalesce('first_name', sql.lit('')).as('firstName'),
        fn.coalesce('last_name', sql.lit('')).as('lastName'),
        'picture',
        'picture_colour',
      ])
      .orderBy('id'),
  )

  const membership = prepared((given: { id: string; studentId: string }) =>
    db
      .selectFrom('memberships')
      .where('student_id', '=', given.studentId)
      .where('class_id', '=', given.id)
      .select('class_id'),
  )

  /** Inserts a class and its owner. Returns null if the id or the code is taken. */
  function insert({ id, name, teacherId }: NewClass): Promise<ClassRow | null> {
    const [code, createdAt] = [drawCode(), clock()]
    return db.transaction().execute(async (trx) => {
      const made = await trx
        .insertInto('classrooms')
        .values({ id, name, code, is_open: 1, names_locked: 0, created_at: createdAt, hop_mark: hopMarks.first })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst()
      if (!made) return null
      await trx
        .insertInto('class_teachers')
        .values({ class_id: id, teacher_id: teacherId, role: 'owner', created_at: createdAt })
        .execute()
      return { id, name, code, isOpen: 1, namesLocked: 0, createdAt, archivedAt: null }
    })
  }

  /** Returns any teacher's class, with this teacher's role in it. The role is null if the teacher has none. */
  function selectKnown({ id, teacherId }: NewClass) {
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
    /** Returns the classes in which a teacher has a role, oldest first. */
    async listOf(teacherId: string): Promise<ListedClass[]> {
      const now = clock()
      const rows = await db
        .selectFrom('class_teachers')
        .innerJoin('classrooms', 'classrooms.id', 'class_teachers.class_id')
        .where('class_teachers.teacher_id', '=', teacherId)
        .where(isCurrent(now))
        .orderBy('classrooms.created_at')
        .orderBy('classrooms.id')
        .select(classColumns)
        .select(['class_teachers.until', 'classrooms.sign_in_until as signInUntil'])
        .select((row) => row.ref('class_teachers.role').$castTo<ClassRole>().as('role'))
        .execute()
      const counted = await withTeacherEmails(db, await withStudentCounts(db, rows))
      return counted.map(({ teacherEmail, signInUntil, ...classroom }) => ({
        ...classroom,
        ownerEmail: teacherEmail,
        signInUntil: signInUntil !== null && signInUntil > now ? signInUntil : null,
      }))
    },

    async select(id: string): Promise<ClassRow | null> {
      const [row] = await byId(db, { id })
      return row ?? null
    },

    async selectByCode(code: string): Promise<ClassRow | null> {
      const [row] = await byCode(db, { code })
      return row ?? null
    },

    /** Returns null if the class does not exist, or if the teacher has no role in it at this time. */
    async selectTaught(teacherId: string, id: string): Promise<TaughtClass | null> {
      const [row] = await taught(db, { teacherId, id, now: clock() })
      return row ?? null
    },

    /**
     * Creates a class with a random code and its owner. A second call with the same id and teacher returns the class of
     * the first. Returns null if another teacher has used the id.
     */
    async create(fields: NewClass): Promise<ClassRow | null> {
      for (;;) {
        const made = await insert(fields)
        if (made) return made
        const known = await selectKnown(fields)
        // No class has this id, so the code was taken. The next turn draws another code.
        if (!known) continue
        const { role, ...classroom } = known
        return role === 'owner' ? classroom : null
      }
    },

    /**
     * Changes the name, or opens or closes the class for joining. Absent fields stay. Returns the changed class, or
     * null if it has been deleted meanwhile.
     */
    async update(id: string, { name, isOpen, namesLocked }: ClassChange): Promise<ClassRow | null> {
      const changed = await db
        .updateTable('classrooms')
        .set(({ fn, ref, val }) => ({
          name: fn.coalesce(val(name ?? null), ref('name')),
          is_open: fn.coalesce(val(numberOf(isOpen)), ref('is_open')),
          names_locked: fn.coalesce(val(numberOf(namesLocked)), ref('names_locked')),
        }))
        .where('id', '=', id)
        .returning(classColumns)
        .executeTakeFirst()
      announce.ofClass(id)
      return changed ?? null
    },

    /**
     * Replaces a code by another one. The old one opens nothing from then on. A code that was replaced before changes
     * nothing. Returns the class, or null if it has been deleted meanwhile.
     */
    async changeCode(id: string, replaced: string): Promise<ClassRow | null> {
      let code = drawCode()
      while ((await byCode(db, { code })).length > 0) code = drawCode()
      await db.updateTable('classrooms').set({ code }).where('id', '=', id).where('code', '=', replaced).execute()
      announce.ofClass(id)
      const row = await db.selectFrom('classrooms').where('id', '=', id).select(classColumns).executeTakeFirst()
      return row ?? null
    },

    /**
     * Archives a class and shuts its sign-in, or brings it back. Archiving again keeps the time of the first call.
     * Returns the class, or null if it has been deleted meanwhile.
     */
    async archive(id: string, isArchived: boolean): Promise<ClassRow | null> {
      const changed = await db
        .updateTable('classrooms')
        .set(({ fn, ref, val }) => ({
          archived_at: isArchived ? fn.coalesce(ref('archived_at'), val(clock())) : null,
          sign_in_until: null,
        }))
        .where('id', '=', id)
        .returning(classColumns)
        .executeTakeFirst()
      announce.ofClass(id)
      return changed ?? null
    },

    /**
     * Makes a teacher the owner of a class in place of its present owner. Students, progress and code stay. The erased
     * students of the class can then be brought back by the new owner only.
     */
    async handOver(id: string, teacherId: string): Promise<void> {
      await db.transaction().execute((trx) => makeOwner(trx, id, teacherId, clock()))
      announce.ofClass(id)
    },

    /** Deletes the class with its teachers, invitations, memberships, requests to join and tasks. Progress stays. */
    async delete(id: string): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await takeTurn(trx)
        await deleteRows(trx, id)
      })
      // The transaction did not see a student who joined, or a task that was set, at the same moment.
      await deleteRows(db, id)
      announce.ofClass(id)
    },

    async students(id: string): Promise<ClassStudent[]> {
      const rows = await students(db, { id })
      return rows.map(({ picture, picture_colour, ...student }) => ({
        ...student,
        picture: pictureOf({ picture, picture_colour }),
      }))
    },

    async withStudentCount(row: ClassRow): Promise<CountedClass> {
      const [counted] = await withStudentCounts(db, [row])
      return counted!
    },

    async withTeacherEmail(row: ClassRow): Promise<JoinedClass> {
      const [joined] = await withTeacherEmails(db, [row])
      return joined!
    },

    async hasStudent(id: string, studentId: string): Promise<boolean> {
      return (await membership(db, { id, studentId })).length > 0
    },
  }
}

/** Returns null for a field that stays as it is. */
const numberOf = (field: boolean | undefined) => (field === undefined ? null : Number(field))

/** Deletes the rows of a class, except removals. */
async function deleteRows(db: Kysely<Tables>, classId: string): Promise<void> {
  for (const rows of rowsOfClass(classId)) if (rows.table !== 'removals') await deleteOwned(db, rows)
}
