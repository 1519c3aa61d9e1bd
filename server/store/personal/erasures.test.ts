import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openDatabase, openStore } from '../open.ts'
import type { Tables } from '../schema.ts'
import { blockedCount } from '../test/blocked.ts'
import { freshDatabase } from '../test/fresh-database.ts'
import { onBothEngines } from '../test/on-engines.ts'
import { additionLevel, newClaims, playRight, saveOf } from '../test/samples.ts'
import { contentsOf } from '../test/table-contents.ts'
import { undoLasts } from './erasures.ts'
import { rowsOfAccount, selectOwned } from './personal-rows.ts'

const form = { firstName: 'Mia', lastName: 'Chen' }
const picture = { name: 'whale', colour: 'teal' } as const

onBothEngines((opened) => {
  /** Creates a student with rows in every table that has rows of a student. */
  async function studentWithRows() {
    const { store } = opened
    const { id, ...claims } = newClaims()
    await store.accounts.signIn({ ...claims, email: `${id}@kauri.school.nz` })
    await store.accounts.completeStudent(id, { ...form, firstName: 'Ana' })
    await store.sessions.create(randomUUID(), id)
    await store.tries.take(`code ${id}`, { most: 10, within: 60_000 })
    await store.devices.report(id, randomUUID(), 2)
    const classroom = await classOf()
    const left = await classOf()
    for (const one of [classroom, left]) await store.memberships.join(id, one.id)
    const removal = { id: randomUUID(), studentId: id, classId: left.id, removedBy: left.teacherId }
    await store.removals.removeStudent(removal)
    await store.nameChanges.rename({ studentId: id, teacherId: classroom.teacherId }, form)
    await store.pictures.choose(id, picture)
    await store.tasks.create(taskOf(classroom.id, [id]), classroom.teacherId)
    const round = playRight(await additionLevel(), 3, id)
    await store.rounds.save([saveOf(round, 0, round.moves.length)])
    const person = { id, email: `${id}@kauri.school.nz` }
    return { person, classroom, round, claims }
  }

  /** A task for these students, or for the whole class. */
  function taskOf(classId: string, students: readonly string[] | null) {
    const parts = [{ kind: 'level', operation: 'addition', levelId: '1.1' }] as const
    const rules = { parts, rightAnswers: null, countsEarlier: false, beginsAt: 0, dueDate: null, closedAt: null }
    return { id: randomUUID(), classId, title: 'Hops', students, ...rules }
  }

  async function classOf() {
    const teacherId = newClaims().id
    const made = await opened.store.classes.create({ id: randomUUID(), name: 'Room 5', teacherId })
    return { ...made!, teacherId }
  }

  async function rowsOf(person: { id: string; email: string }) {
    const tables = rowsOfAccount(person).map(async (rows) => [rows.table, await selectOwned(opened.db, rows)] as const)
    return Object.fromEntries((await Promise.all(tables)).filter(([, rows]) => rows.length > 0))
  }

  test('an erased student is in no table any more, and the receipt counts the rows', async () => {
    const { person, classroom } = await studentWithRows()
    const before = await rowsOf(person)
    const counts = Object.fromEntries(Object.entries(before).map(([table, rows]) => [table, rows.length]))
    const tables = [
      'accounts',
      'sessions',
      'rounds',
      'moves',
      'progress',
      'memberships',
      'removals',
      'name_changes',
      'tries',
      'task_students',
    ]
    expect(Object.keys(before).sort()).toEqual([...tables, 'device_reports'].sort())
    const receipt = await opened.store.erasures.eraseAccount(person)
    expect(receipt).toMatchObject({ kind: 'account', holder: person.id, rows: counts })
    const { erased, ...others } = await contentsOf(opened.db)
    expect(JSON.stringify(others)).not.toContain(person.id)
    expect(erased.length).toBeGreaterThan(0)
    expect(await opened.store.classes.students(classroom.id)).toEqual([])
    expect(await opened.store.erasures.isErased(person.id)).toBe(true)
  })

  test('an erasure that is undone brings every row back as it was, and signs nobody in', async () => {
    const { person } = await studentWithRows()
    const { sessions: _, ...before } = await rowsOf(person)
    const { id, rows } = await opened.store.erasures.eraseAccount(person)
    const { sessions: __, ...others } = rows
    expect((await opened.store.erasures.undo(id))?.rows).toEqual(others)
    expect(await rowsOf(person)).toEqual(before)
    expect(await opened.store.erasures.isErased(person.id)).toBe(false)
    expect(await opened.store.erasures.undo(id)).toBeNull()
  })

  test('an account that a sign-in created at the moment of the erasure gives way to the erased one', async () => {
    const { person, claims } = await studentWithRows()
    const { id } = await opened.store.erasures.eraseAccount(person)
    await opened.store.accounts.signIn({ ...claims, email: person.email })
    await opened.store.erasures.undo(id)
    expect(await opened.store.accounts.select(person.id)).toMatchObject({ ...form, picture })
  })

  test('a student does not come back into a class that was deleted meanwhile', async () => {
    const { person, classroom } = await studentWithRows()
    const { id } = await opened.store.erasures.eraseAccount(person)
    await opened.store.classes.delete(classroom.id)
    await opened.store.erasures.undo(id)
    expect(await rowsOf(person)).not.toHaveProperty('memberships')
    expect(await rowsOf(person)).not.toHaveProperty('task_students')
  })

  test('an erased class keeps its students and their progress, and comes back with its list', async () => {
    const { person, classroom } = await studentWithRows()
    const before = await rowsOf(person)
    const { id, rows } = await opened.store.erasures.eraseClass(classroom.id)
    expect(rows).toEqual({ classrooms: 1, class_teachers: 1, tasks: 1, memberships: 1, task_students: 1 })
    expect(await opened.store.classes.selectByCode(classroom.code)).toBeNull()
    expect((await rowsOf(person)).progress).toEqual(before.progress)
    await opened.store.erasures.undo(id)
    expect(await opened.store.classes.students(classroom.id)).toEqual([{ id: person.id, ...form, picture }])
    expect(await opened.store.tasks.listOf(classroom.id, 1)).toMatchObject([{ title: 'Hops', students: [person.id] }])
  })

  test('the operator erases a class with its listed students who are in no other class, and brings both back', async () => {
    const { classes, erasures, listedStudents, memberships, progress } = opened.store
    const [classroom, other] = [await classOf(), await classOf()]
    const students = ['Tui', 'Ana'].map((firstName) => ({ firstName, lastName: 'Rangi' }))
    await listedStudents.add({ id: randomUUID(), classId: classroom.id, students })
    const [tui, ana] = await classes.students(classroom.id)
    await memberships.join(ana!.id, other.id)
    const round = playRight(await additionLevel(), 3, tui!.id)
    await opened.store.rounds.save([saveOf(round, 0, round.moves.length)])
    const { id, rows } = await erasures.eraseClass(classroom.id)
    expect(rows).toMatchObject({ classrooms: 1, memberships: 2, accounts: 1, cards: 1, rounds: 1 })
    const { erased: _, ...others } = await contentsOf(opened.db)
    expect(JSON.stringify(others)).not.toContain(tui!.id)
    expect(await erasures.isErased(tui!.id)).toBe(true)
    expect((await memberships.listOf(ana!.id)).map((one) => one.id)).toEqual([other.id])
    expect(await erasures.undo(id)).toMatchObject({ kind: 'class', holder: classroom.id, rows })
    expect(await classes.students(classroom.id)).toEqual([tui, ana])
    expect(await progress.bestsOf(tui!.id)).toHaveProperty('addition')
    await classes.delete(classroom.id)
    await expect(erasures.eraseClass(classroom.id)).rejects.toThrow('The class does not exist any more.')
  })

  test('erasing a class deletes its removals of students, and keeps the changes that other teachers can undo', async () => {
    const { person, classroom } = await studentWithRows()
    const removal = { studentId: person.id, classId: classroom.id, removedBy: classroom.teacherId }
    const level = { operation: 'addition', levelId: '1.1' }
    await opened.store.removals.removeProgress({ ...removal, ...level, id: randomUUID() })
    await opened.store.removals.removeStudent({ ...removal, id: randomUUID() })
    const { removals = [], name_changes } = await rowsOf(person)
    expect(removals).toHaveLength(3)
    const { rows } = await opened.store.erasures.eraseClass(classroom.id)
    expect(rows).toEqual({ classrooms: 1, class_teachers: 1, tasks: 1, removals: 1, task_students: 1 })
    const left = removals.filter((row) => row.what === 'progress' || row.class_id !== classroom.id)
    expect(await rowsOf(person)).toMatchObject({ removals: left, name_changes })
  })

  test('a teacher who owns a class is not erased, and nothing changes', async () => {
    const { id, ...claims } = newClaims()
    await opened.store.accounts.signIn(claims)
    const teacher = { school: 'Kauri School', country: 'New Zealand', ageRange: '5–12' }
    await opened.store.accounts.completeTeacher(id, { ...form, ...teacher })
    const made = await opened.store.classes.create({ id: randomUUID(), name: 'Room 5', teacherId: id })
    await expect(opened.store.erasures.eraseAccount({ id, email: claims.email })).rejects.toThrow(
      'The account owns a class.',
    )
    expect(await opened.store.classes.selectTaught(id, made!.id)).not.toBeNull()
    await opened.store.worksheets.create({
      ...{ teacherId: id, id: randomUUID(), classId: made!.id, title: 'Hops', count: 10, isForEach: false, rules: 1 },
      content: { kind: 'levels', levels: [{ operation: 'addition', levelId: '1.1' }] },
      layout: { columns: 1, isLarge: true, hasSquares: false, hasName: true, hasKey: true, paper: 'A4' },
    })
    await opened.store.erasures.eraseClass(made!.id)
    const { rows } = await opened.store.erasures.eraseAccount({ id, email: claims.email })
    expect(rows).toMatchObject({ teachers: 1, worksheets: 1 })
    expect(await opened.store.worksheets.countOfTeacher(id)).toBe(0)
  })

  test('a co-teacher is erased with the invitations to their address, and the class stays', async () => {
    const { accounts, classes, classInvitations, classTeachers, erasures } = opened.store
    const [classroom, other] = [await classOf(), await classOf()]
    const { id, ...claims } = newClaims()
    const email = `${id}@kauri.school.nz`
    await accounts.signIn({ ...claims, email }, 'teacher')
    for (const one of [classroom, other])
      await classTeachers.share(one.id, { email, role: 'co-teacher', until: null }, one.teacherId)
    await classInvitations.accept({ id, email }, classroom.id)
    const before = await rowsOf({ id, email })
    expect(before).toMatchObject({
      class_teachers: [{ class_id: classroom.id }],
      class_invitations: [{ class_id: other.id }],
    })
    const receipt = await erasures.eraseAccount({ id, email })
    expect(receipt.rows).toEqual({ accounts: 1, class_teachers: 1, class_invitations: 1 })
    expect(await classes.selectTaught(classroom.teacherId, classroom.id)).toMatchObject({ role: 'owner' })
    await erasures.undo(receipt.id)
    expect(await rowsOf({ id, email })).toEqual(before)
  })

  test('a co-teacher does not come back into a class that was deleted meanwhile', async () => {
    const { accounts, classes, classInvitations, classTeachers, erasures } = opened.store
    const classroom = await classOf()
    const { id, ...claims } = newClaims()
    const email = `${id}@kauri.school.nz`
    await accounts.signIn({ ...claims, email }, 'teacher')
    await classTeachers.share(classroom.id, { email, role: 'co-teacher', until: null }, classroom.teacherId)
    await classInvitations.accept({ id, email }, classroom.id)
    const receipt = await erasures.eraseAccount({ id, email })
    await classes.delete(classroom.id)
    expect((await erasures.undo(receipt.id))?.rows).toEqual({ accounts: 1 })
    expect(
      await opened.db.selectFrom('class_teachers').selectAll().where('class_id', '=', classroom.id).execute(),
    ).toEqual([])
  })

  test('an erasure among many saves leaves nothing outside its receipt, and its undo has each stored answer', async () => {
    const { store } = opened
    const { person, round } = await studentWithRows()
    const level = await additionLevel('1.2')
    const rounds = Array.from({ length: 60 }, (_, i) => playRight(level, 1 + (i % 4), person.id))
    const save = async (one: typeof round) => {
      const [result] = await store.rounds.save([saveOf(one, 0, one.moves.length)])
      return result?.stale === false ? [one] : []
    }
    const before = rounds.slice(0, 30).map(save)
    const erasing = store.erasures.eraseAccount(person)
    const during = rounds.slice(30).map(save)
    const { id, rows } = await erasing
    const stored = (await Promise.all([...before, ...during])).flat()
    const { erased: _, ...others } = await contentsOf(opened.db)
    expect(JSON.stringify(others)).not.toContain(person.id)
    expect(rows.rounds).toBe(stored.length + 1)
    await store.erasures.undo(id)
    for (const one of [...stored, round])
      expect(await store.rounds.select(person.id, one.roundId)).toMatchObject({ lastMove: one.moves.length })
  })

  test('a save that arrives after the erasure of its student stores nothing', async () => {
    const { person } = await studentWithRows()
    await opened.store.erasures.eraseAccount(person)
    const late = playRight(await additionLevel(), 1, person.id)
    expect(await opened.store.rounds.save([saveOf(late, 0, 1)])).toEqual([{ stale: true }])
    const { erased: _, ...others } = await contentsOf(opened.db)
    expect(JSON.stringify(others)).not.toContain(person.id)
  })

  test('a student who joins a class at the moment of the erasure is in no class and waits for none', async () => {
    const { person } = await studentWithRows()
    const [room6, room7] = [await classOf(), await classOf()]
    await opened.store.erasures.eraseAccount(person)
    expect(await opened.store.memberships.join(person.id, room6.id)).toBe(false)
    expect(await opened.store.joinRequests.ask(person.id, room7.id)).toBe(false)
    const { erased: _, ...others } = await contentsOf(opened.db)
    expect(JSON.stringify(others)).not.toContain(person.id)
  })

  test('an undone erasure keeps the better record if another one was made after the erasure', async () => {
    const { person } = await studentWithRows()
    const { progress = [] } = await rowsOf(person)
    const { id } = await opened.store.erasures.eraseAccount(person)
    const worse = progress.map((row) => ({ ...row, streak: 1, completed: 0 }) as unknown as Tables['progress'])
    await opened.db.insertInto('progress').values(worse).execute()
    await opened.store.erasures.undo(id)
    expect((await rowsOf(person)).progress).toEqual(progress)
  })

  test('an erased account is deleted for good after 30 days, with rows that a late request stored', async () => {
    const { person, classroom } = await studentWithRows()
    const { id, erasedAt } = await opened.store.erasures.eraseAccount(person)
    const late = { student_id: person.id, class_id: classroom.id, joined_at: erasedAt }
    await opened.db.insertInto('memberships').values(late).execute()
    await opened.store.erasures.deleteBefore(erasedAt, 100)
    expect(await opened.store.erasures.isErased(person.id)).toBe(true)
    opened.clock.now += undoLasts + 1
    await opened.store.erasures.deleteBefore(opened.clock.now - undoLasts, 100)
    expect(JSON.stringify(await contentsOf(opened.db))).not.toContain(person.id)
    expect(await opened.store.erasures.undo(id)).toBeNull()
  })
})

test.skipIf(!process.env.TEST_DATABASE_URL)(
  'an erasure on PostgreSQL waits for a save that has not committed yet, and takes its rows',
  async () => {
    const database = await freshDatabase(process.env.TEST_DATABASE_URL)
    const [store, db] = [await openStore({ ...database, clock: () => 1 }), await openDatabase(database)]
    const { id, ...claims } = newClaims()
    await store.accounts.signIn(claims)
    const moves = { student_id: id, round_id: randomUUID(), number: 1, at: 1, move: '{}', made_at: 1, stored_at: 1 }
    const erasing = await db.transaction().execute(async (saving) => {
      // A save writes its round first, and the lock of that table shows the erasure that the save is under way.
      await sql`update rounds set closed = 0 where student_id = ${id}`.execute(saving)
      await saving.insertInto('moves').values(moves).execute()
      const erasing = store.erasures.eraseAccount({ id, email: claims.email })
      await expect.poll(() => blockedCount(db), { timeout: 20_000 }).toBe(1)
      return { receipt: erasing }
    })
    expect((await erasing.receipt).rows).toMatchObject({ accounts: 1, moves: 1 })
    expect(await db.selectFrom('moves').selectAll().execute()).toEqual([])
    await store.close()
    await db.destroy()
    await database.remove()
  },
)
