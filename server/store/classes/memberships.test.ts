import { randomUUID } from 'node:crypto'
import { Kysely, type Logger } from 'kysely'
import { expect, test } from 'vitest'
import { createChanges } from '../changes.ts'
import { localChannel } from '../engines/channel.ts'
import { postgresDialect } from '../engines/postgres.ts'
import { sqliteDialect } from '../engines/sqlite.ts'
import type { Tables } from '../schema.ts'
import { onBothEngines } from '../test/on-engines.ts'
import { addAccounts, newClaims } from '../test/samples.ts'
import { createMemberships } from './memberships.ts'

onBothEngines((opened) => {
  const newClass = async () => {
    const teacher = newClaims()
    await opened.store.accounts.signIn(teacher)
    const made = await opened.store.classes.create({ id: randomUUID(), name: 'Room 3', teacherId: teacher.id })
    return { ...made!, teacherEmail: teacher.email }
  }

  test('a student sees the joined classes with their teachers’ e-mails, the oldest membership first', async () => {
    const { memberships } = opened.store
    const [later, sooner] = [await newClass(), await newClass()]
    const student = newClaims().id
    opened.clock.now += 1000
    await memberships.join(student, sooner.id)
    opened.clock.now += 1000
    await memberships.join(student, later.id)
    expect(await memberships.listOf(student)).toEqual([sooner, later])
    expect(await memberships.listOf(newClaims().id)).toEqual([])
  })

  test('a class whose teacher has no e-mail is listed without one', async () => {
    const { accounts, classes, memberships } = opened.store
    const teacher = { ...newClaims(), email: null }
    await accounts.signIn(teacher)
    const made = await classes.create({ id: randomUUID(), name: 'Room 3', teacherId: teacher.id })
    const student = newClaims().id
    await memberships.join(student, made!.id)
    expect(await memberships.listOf(student)).toEqual([{ ...made, teacherEmail: null }])
    expect(await classes.withTeacherEmail(made!)).toEqual({ ...made, teacherEmail: null })
  })

  test('a student whom the teacher removes at the moment of joining is not in the class', async () => {
    const { memberships, removals } = opened.store
    const classroom = await newClass()
    const studentId = newClaims().id
    await memberships.join(studentId, classroom.id)
    await removals.removeStudent({ id: randomUUID(), studentId, classId: classroom.id, removedBy: newClaims().id })
    // The request has checked that the student is not blocked before the removal, and joins after it.
    expect(await memberships.join(studentId, classroom.id)).toBe(false)
    expect(await memberships.listOf(studentId)).toEqual([])
    await removals.admit(classroom.id, studentId)
    expect(await memberships.join(studentId, classroom.id)).toBe(true)
  })

  test('a student who joins a class twice, even at once, has one membership, as old as the first', async () => {
    const { memberships } = opened.store
    const [first, second] = [await newClass(), await newClass()]
    const student = newClaims().id
    await Promise.all([memberships.join(student, first.id), memberships.join(student, first.id)])
    opened.clock.now += 1000
    await memberships.join(student, second.id)
    opened.clock.now += 1000
    await memberships.join(student, first.id)
    expect((await memberships.listOf(student)).map(({ id }) => id)).toEqual([first.id, second.id])
    expect((await opened.store.classes.withStudentCount(first)).studentCount).toBe(1)
  })

  test('a class that is deleted at the moment of joining keeps no membership', async () => {
    const { classes, memberships } = opened.store
    const membersOf = (id: string) =>
      opened.db.selectFrom('memberships').where('class_id', '=', id).selectAll().execute()
    for (let tries = 0; tries < 5; tries++) {
      const { id } = await newClass()
      const students = Array.from({ length: 20 }, () => newClaims().id)
      await addAccounts(opened.db, students)
      const joining = students.map((student) => memberships.join(student, id))
      await Promise.all([...joining, classes.delete(id)])
      expect(await membersOf(id)).toEqual([])
      expect(await memberships.join(newClaims().id, id)).toBe(false)
      expect(await membersOf(id)).toEqual([])
    }
  })

  test('a student who leaves a class stays in the others, and leaving again changes nothing', async () => {
    const { classes, memberships } = opened.store
    const [left, kept] = [await newClass(), await newClass()]
    const [student, classmate] = [newClaims().id, newClaims().id]
    for (const { id } of [left, kept]) await memberships.join(student, id)
    await memberships.join(classmate, left.id)
    await memberships.leave(student, left.id)
    await memberships.leave(student, left.id)
    await memberships.leave(student, randomUUID())
    expect((await memberships.listOf(student)).map(({ id }) => id)).toEqual([kept.id])
    expect(await classes.hasStudent(left.id, classmate)).toBe(true)
    expect((await classes.withStudentCount(left)).studentCount).toBe(1)
  })

  test('a leave does not look up the class, so its duration does not reveal whether the class exists', async () => {
    const statements: string[] = []
    const { databaseUrl, dataDir } = opened.database
    const dialect = databaseUrl ? postgresDialect(databaseUrl) : sqliteDialect(dataDir)
    const log: Logger = ({ query }) => {
      statements.push(query.sql)
    }
    const db = new Kysely<Tables>({ dialect, log })
    const recorded = createMemberships(db, () => opened.clock.now, createChanges(db, localChannel()).announce)
    const other = await newClass()
    await recorded.leave(newClaims().id, other.id)
    expect(statements.length).toBeGreaterThan(0)
    expect(statements.filter((sql) => sql.includes('classrooms'))).toEqual([])
    await db.destroy()
  })
})
