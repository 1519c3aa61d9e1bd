import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { someoneWaits } from '../test/blocked.ts'
import { deleteErased } from '../test/delete-erased.ts'
import { listedSchool } from '../test/listed-school.ts'
import { onBothEngines } from '../test/on-engines.ts'
import { additionLevel, newClaims, playRight, saveOf } from '../test/samples.ts'
import { contentsOf } from '../test/table-contents.ts'
import { sweep } from './erased-rows.ts'
import { undoLasts } from './erasures.ts'

onBothEngines((opened) => {
  const { classOf, playOf, school, exportsOf, outsideErased } = listedSchool(opened)

  test('an erased class leaves no row of itself and of its listed students outside its receipt', async () => {
    const { classroom, tui, ana, shared, google, erasing } = await school()
    expect(await opened.store.teacherErasures.count(classroom.id)).toEqual({ students: 2, merged: 0, kept: 1, left: 1 })
    const receipt = await opened.store.teacherErasures.eraseClass(erasing)
    expect(receipt).toMatchObject({
      ...{ what: 'class', className: 'Room 4', student: null },
      ...{ students: 2, answers: 9, levels: 0, tasks: 1, cards: 2, left: 2 },
    })
    const others = await outsideErased()
    for (const gone of [tui, ana]) expect(others).not.toContain(gone)
    expect(await opened.store.classes.select(classroom.id)).toBeNull()
    expect(await opened.store.progress.bestsOf(shared)).toHaveProperty('addition')
    expect(await opened.store.accounts.select(google)).toMatchObject({ firstName: 'Mia' })
    expect(await opened.store.memberships.listOf(google)).toEqual([])
    expect(await opened.store.erasures.isErased(tui)).toBe(true)
    expect(await opened.store.erasures.isErased(google)).toBe(false)
  })

  test('an erased class and its listed students are in no table at all after 30 days', async () => {
    const { classroom, tui, ana, erasing } = await school()
    const receipt = await opened.store.teacherErasures.eraseClass(erasing)
    opened.clock.now += undoLasts
    expect(await opened.store.teacherErasures.listOf(classroom.teacherId)).toMatchObject([{ id: receipt!.id }])
    opened.clock.now += 1
    expect(await opened.store.teacherErasures.listOf(classroom.teacherId)).toEqual([])
    expect(await opened.store.teacherErasures.undo(receipt!.id, classroom.teacherId)).toBe('notFound')
    await deleteErased(opened.store, opened.clock.now - undoLasts, 2)
    const all = JSON.stringify(await contentsOf(opened.db))
    expect(all).not.toContain(receipt!.id)
    for (const gone of [tui, ana]) expect(all).not.toContain(gone)
  })

  test('an undo brings equal rows of a class and of its students back, and a second one changes nothing', async () => {
    const { classroom, tui, ana, shared, google, erasing } = await school()
    const students = [tui, ana, shared, google]
    const before = await exportsOf(classroom.id, students)
    const receipt = await opened.store.teacherErasures.eraseClass(erasing)
    expect(await exportsOf(classroom.id, students)).not.toEqual(before)
    expect(await opened.store.teacherErasures.undo(receipt!.id, classroom.teacherId)).toBe('undone')
    expect(await exportsOf(classroom.id, students)).toEqual(before)
    expect(await opened.store.teacherErasures.undo(receipt!.id, classroom.teacherId)).toBe('undone')
    expect(await exportsOf(classroom.id, students)).toEqual(before)
    expect(await opened.store.teacherErasures.listOf(classroom.teacherId)).toEqual([])
    expect(await opened.store.erasures.isErased(tui)).toBe(false)
  })

  test('the deletion of an undone receipt after 30 days keeps what was brought back', async () => {
    const { classroom, tui, erasing } = await school()
    const receipt = await opened.store.teacherErasures.eraseStudent({ ...erasing, studentId: tui })
    await opened.store.teacherErasures.undo(receipt!.id, classroom.teacherId)
    const before = await exportsOf(classroom.id, [tui])
    opened.clock.now += undoLasts + 1
    await opened.store.erasures.deleteBefore(opened.clock.now - undoLasts, 100)
    expect(await exportsOf(classroom.id, [tui])).toEqual(before)
    expect(await opened.db.selectFrom('erased').where('receipt', '=', receipt!.id).selectAll().execute()).toEqual([])
  })

  test('only the teacher who has erased something brings it back, or the operator', async () => {
    const { classroom, tui, erasing } = await school()
    const receipt = await opened.store.teacherErasures.eraseClass(erasing)
    const stranger = newClaims().id
    expect(await opened.store.teacherErasures.undo(receipt!.id, stranger)).toBe('notFound')
    expect(await opened.store.teacherErasures.listOf(stranger)).toEqual([])
    expect(await opened.store.erasures.list()).toContainEqual(
      expect.objectContaining({ id: receipt!.id, kind: 'class', holder: classroom.id, className: classroom.name }),
    )
    expect(await opened.store.erasures.undo(receipt!.id)).toMatchObject({ rows: { accounts: 2, classrooms: 1 } })
    expect(await opened.store.accounts.select(tui)).not.toBeNull()
  })

  test('one listed student is erased and comes back with equal rows and without a session', async () => {
    const { classroom, tui, erasing } = await school()
    const before = await exportsOf(classroom.id, [tui])
    const receipt = await opened.store.teacherErasures.eraseStudent({ ...erasing, studentId: tui })
    expect(receipt).toMatchObject({ what: 'student', student: 'Tui Rangi', students: 1, answers: 6, cards: 1 })
    expect(await outsideErased()).not.toContain(tui)
    expect(await opened.store.teacherErasures.eraseStudent({ ...erasing, studentId: tui })).toBeNull()
    expect(await opened.store.teacherErasures.receiptAbout(tui, classroom.teacherId)).toEqual(receipt)
    await opened.store.teacherErasures.undo(receipt!.id, classroom.teacherId)
    expect(await exportsOf(classroom.id, [tui])).toEqual(before)
    expect(await opened.db.selectFrom('sessions').where('account_id', '=', tui).selectAll().execute()).toEqual([])
  })

  test('a student with an account of their own and a student whose card another class holds are not erased', async () => {
    const { classroom, other, tui, google, erasing } = await school()
    const elsewhere = { ...erasing, classId: other.id }
    const before = await exportsOf(classroom.id, [tui, google])
    expect(await opened.store.teacherErasures.eraseStudent({ ...erasing, studentId: google })).toBeNull()
    await opened.store.memberships.join(tui, other.id)
    expect(await opened.store.teacherErasures.eraseStudent({ ...elsewhere, studentId: tui })).toBeNull()
    await opened.store.memberships.leave(tui, other.id)
    expect(await exportsOf(classroom.id, [tui, google])).toEqual(before)
  })

  /**
   * Merges a new account into the card of a student. The account has a class and a round of its own. Returns its id.
   */
  async function mergeInto(studentId: string, classId: string) {
    const { store } = opened
    const { id: accountId, ...claims } = newClaims()
    await store.accounts.signIn({ ...claims, email: `${accountId}@kauri.school.nz` })
    await store.accounts.completeStudent(accountId, { firstName: 'Tui', lastName: 'R' })
    await playOf(accountId, '1.3')
    const before = await exportsOf(classId, [accountId, studentId])
    const merge = { id: randomUUID(), studentId, accountId, classId, cardVersion: 1 }
    expect(await store.merges.merge(merge)).toBe('merged')
    return { accountId, before }
  }

  /** The rows of accounts without the merge that was undone, which stays with the listed student. */
  const withoutMerges = (exports: readonly Record<string, unknown[]>[]) =>
    exports.map(({ removals = [], ...tables }) => ({
      ...tables,
      removals: removals.filter((row) => !String(row).includes('"what":"merge"')),
    }))

  test('the erasure of a listed student who has merged an account gives that account its rows back, and keeps it', async () => {
    const { classroom, tui, erasing } = await school()
    const { store } = opened
    const { accountId, before } = await mergeInto(tui, classroom.id)
    await store.sessions.create(randomUUID(), accountId)
    expect(await store.teacherErasures.selectHeld(classroom.id, tui)).toMatchObject({ isMerged: true })
    const receipt = await store.teacherErasures.eraseStudent({ ...erasing, studentId: tui })
    expect(receipt).toMatchObject({ what: 'student', student: 'Tui Rangi', students: 1, answers: 6, cards: 1 })
    expect(await outsideErased()).not.toContain(tui)
    expect(await store.erasures.isErased(accountId)).toBe(false)
    expect(await store.accounts.select(accountId)).toMatchObject({ mergedInto: null })
    const [, account] = await exportsOf(classroom.id, [accountId, tui])
    expect(account).toEqual(before[1])
    expect(await store.teacherErasures.undo(receipt!.id, classroom.teacherId)).toBe('undone')
    expect(withoutMerges(await exportsOf(classroom.id, [accountId, tui]))).toEqual(withoutMerges(before))
    expect(await store.accounts.select(tui)).toMatchObject({ mergedFrom: null })
  })

  test('a class is erased with a listed student who has merged an account, and the account stays', async () => {
    const { classroom, tui, ana, shared, google, erasing } = await school()
    const { store } = opened
    const { accountId, before } = await mergeInto(tui, classroom.id)
    await mergeInto(shared, classroom.id)
    expect(await store.teacherErasures.count(classroom.id)).toEqual({ students: 2, merged: 1, kept: 1, left: 1 })
    const receipt = await store.teacherErasures.eraseClass(erasing)
    expect(receipt).toMatchObject({ students: 2, answers: 9, left: 2 })
    const others = await outsideErased()
    for (const gone of [tui, ana]) expect(others).not.toContain(gone)
    for (const stays of [accountId, shared, google]) expect(await store.accounts.select(stays)).not.toBeNull()
    await store.teacherErasures.undo(receipt!.id, classroom.teacherId)
    expect(withoutMerges(await exportsOf(classroom.id, [accountId, tui]))).toEqual(withoutMerges(before))
  })

  test('a class that both accounts of a student were in is the class of both again after an undo', async () => {
    const { classroom, tui, google, erasing } = await school()
    const { store } = opened
    const merge = { id: randomUUID(), studentId: tui, accountId: google, classId: classroom.id, cardVersion: 1 }
    expect(await store.merges.merge(merge)).toBe('merged')
    const receipt = await store.teacherErasures.eraseClass(erasing)
    expect(await store.memberships.listOf(google)).toEqual([])
    await store.teacherErasures.undo(receipt!.id, classroom.teacherId)
    const students = (await store.classes.students(classroom.id)).map(({ id }) => id)
    expect(students).toEqual(expect.arrayContaining([tui, google]))
    const ofStudent = await store.teacherErasures.eraseStudent({ ...erasing, studentId: tui })
    expect((await store.memberships.listOf(google)).map(({ id }) => id)).toEqual([classroom.id])
    await store.teacherErasures.undo(ofStudent!.id, classroom.teacherId)
  })

  test('the students of a deleted class who have merged accounts are erased, and the accounts stay', async () => {
    const { classroom, tui, erasing } = await school()
    const { store } = opened
    const { accountId } = await mergeInto(tui, classroom.id)
    const receipt = await store.teacherErasures.eraseListed(erasing)
    await store.classes.delete(classroom.id)
    expect(receipt).toMatchObject({ what: 'deletedClass', students: 2 })
    expect(await store.accounts.select(tui)).toBeNull()
    expect(await store.accounts.select(accountId)).toMatchObject({ mergedInto: null })
    const next = await classOf(classroom.teacherId, 'Room 5')
    expect(await store.teacherErasures.returnInto(next.id, receipt!.id, classroom.teacherId)).toBe('returned')
    expect(await store.classes.hasStudent(next.id, tui)).toBe(true)
  })

  const oneWriter = 'SQLite has one writer at a time'

  test('a student who joins another class while theirs is erased stays', async ({ skip }) => {
    skip(!opened.database.databaseUrl, oneWriter)
    const { classroom, other, tui, ana, erasing } = await school()
    const atOnce = await opened.db.transaction().execute(async (trx) => {
      await trx.insertInto('memberships').values({ student_id: tui, class_id: other.id, joined_at: 1 }).execute()
      const erased = opened.store.teacherErasures.eraseClass(erasing)
      await someoneWaits(opened.db)
      return { erased }
    })
    expect(await atOnce.erased).toMatchObject({ students: 1 })
    expect(await opened.store.classes.hasStudent(other.id, tui)).toBe(true)
    expect(await opened.store.accounts.select(ana)).toBeNull()
    expect(await opened.store.classes.select(classroom.id)).toBeNull()
  })

  test('an account that is merged into a card while the class is erased stays, whichever comes first', async () => {
    for (let i = 0; i < 6; i++) {
      const { classroom, tui, google, erasing } = await school()
      const { store } = opened
      const merge = { id: randomUUID(), studentId: tui, accountId: google, classId: classroom.id, cardVersion: 1 }
      const both = [() => store.merges.merge(merge), () => store.teacherErasures.eraseClass(erasing)]
      const results = await Promise.all((i % 2 ? both : both.toReversed()).map((act) => act()))
      expect(results).toContainEqual(expect.objectContaining({ what: 'class', students: 2 }))
      expect(await store.accounts.select(tui)).toBeNull()
      expect(await store.accounts.select(google)).toMatchObject({ mergedInto: null })
    }
  })

  test('a class is erased and another one comes back at the same moment, while a third one is deleted', async () => {
    const { store } = opened
    for (let i = 0; i < 3; i++) {
      const [one, two, three] = [await school(), await school(), await school()]
      const receipt = await store.teacherErasures.eraseClass(one.erasing)
      const results = await Promise.all([
        store.teacherErasures.eraseClass(two.erasing),
        store.teacherErasures.undo(receipt!.id, one.classroom.teacherId),
        store.teacherErasures.eraseListed(three.erasing).then(() => store.classes.delete(three.classroom.id)),
      ])
      expect(results).toEqual([expect.objectContaining({ what: 'class', students: 2 }), 'undone', undefined])
    }
  })

  test('a listed student who was removed from a class is erased with it', async () => {
    const { classroom, ana, erasing } = await school()
    const removal = { id: randomUUID(), studentId: ana, classId: classroom.id, removedBy: classroom.teacherId }
    await opened.store.removals.removeStudent(removal)
    expect(await opened.store.teacherErasures.count(classroom.id)).toMatchObject({ students: 2 })
    await opened.store.teacherErasures.eraseClass(erasing)
    expect(await outsideErased()).not.toContain(ana)
  })

  test('a listed student who was removed from a class can be erased alone, and is then no longer listed', async () => {
    const { classroom, ana, erasing } = await school()
    const { removals, teacherErasures } = opened.store
    const listed = async () => (await teacherErasures.heldOf(classroom.id)).find(({ id }) => id === ana)
    expect(await listed()).toMatchObject({ isInClass: true })
    const about = { id: randomUUID(), studentId: ana, classId: classroom.id, removedBy: classroom.teacherId }
    await removals.removeStudent(about)
    expect(await listed()).toMatchObject({ isInClass: false })
    expect(await teacherErasures.eraseStudent({ ...erasing, studentId: ana })).toMatchObject({ what: 'student' })
    expect(await listed()).toBeUndefined()
    expect(await outsideErased()).not.toContain(ana)
  })

  test('a removed student who is in another class is no longer within reach of the class with the card', async () => {
    const { classroom, other, shared, erasing } = await school()
    const { removals, teacherErasures } = opened.store
    expect(await teacherErasures.selectHeld(classroom.id, shared)).toMatchObject({ id: shared })
    const about = { id: randomUUID(), studentId: shared, classId: classroom.id, removedBy: classroom.teacherId }
    await removals.removeStudent(about)
    expect(await teacherErasures.selectHeld(classroom.id, shared)).toBeNull()
    expect((await teacherErasures.heldOf(classroom.id)).map(({ id }) => id)).not.toContain(shared)
    // The student may have joined the other class after the page was read.
    expect(await teacherErasures.eraseStudent({ ...erasing, studentId: shared })).toBeNull()
    expect(await opened.store.classes.hasStudent(other.id, shared)).toBe(true)
  })

  test('the listed students of a deleted class come back into another class, with their cards', async () => {
    const { classroom, tui, ana, shared, erasing } = await school()
    const { store } = opened
    const next = await classOf(classroom.teacherId, 'Room 5')
    const bests = await store.progress.bestsOf(tui)
    const receipt = await store.teacherErasures.eraseListed(erasing)
    await store.classes.delete(classroom.id)
    expect(await store.teacherErasures.eraseListed(erasing)).toBeNull()
    expect(receipt).toMatchObject({ what: 'deletedClass', students: 2, tasks: 0, left: 0 })
    expect(await store.teacherErasures.undo(receipt!.id, classroom.teacherId)).toBe('elsewhere')
    await expect(store.erasures.undo(receipt!.id)).rejects.toThrow('The class was deleted.')
    const back = () => store.teacherErasures.returnInto(next.id, receipt!.id, classroom.teacherId)
    expect(await store.teacherErasures.returnInto(next.id, receipt!.id, newClaims().id)).toBe('notFound')
    expect(await back()).toBe('returned')
    expect(await back()).toBe('returned')
    const { id: third } = await classOf(classroom.teacherId, 'Room 6')
    expect(await store.teacherErasures.returnInto(third, receipt!.id, classroom.teacherId)).toBe('taken')
    expect((await store.classes.students(next.id)).map(({ id }) => id).sort()).toEqual([tui, ana].sort())
    expect((await store.cards.listOf(next.id)).map(({ studentId }) => studentId).sort()).toEqual([tui, ana].sort())
    expect(await store.progress.bestsOf(tui)).toEqual(bests)
    expect(await store.accounts.select(shared)).not.toBeNull()
  })

  test('students do not come back into a class that is archived or would be too full', async () => {
    const { classroom, erasing } = await school()
    const { store } = opened
    const receipt = await store.teacherErasures.eraseListed(erasing)
    await store.classes.delete(classroom.id)
    const next = await classOf(classroom.teacherId)
    const full = Array.from({ length: 499 }, (_, i) => ({ firstName: `Child ${i}`, lastName: 'Rangi' }))
    await store.listedStudents.add({ id: randomUUID(), classId: next.id, students: full })
    const back = () => store.teacherErasures.returnInto(next.id, receipt!.id, classroom.teacherId)
    expect(await back()).toBe('tooMany')
    await store.classes.archive(next.id, true)
    expect(await back()).toBe('noClass')
    expect(await store.teacherErasures.listOf(classroom.teacherId)).toHaveLength(1)
  })

  test('an erasure of a class among many saves has every stored answer in its receipt', async () => {
    const { classroom, tui, ana, erasing } = await school()
    const level = await additionLevel('1.2')
    const rounds = Array.from({ length: 40 }, (_, i) => playRight(level, 1 + (i % 3), i % 2 ? tui : ana))
    const save = async (round: (typeof rounds)[number]) => {
      const [result] = await opened.store.rounds.save([saveOf(round, 0, round.moves.length)])
      return result?.stale === false ? [round] : []
    }
    const before = rounds.slice(0, 20).map(save)
    const erased = opened.store.teacherErasures.eraseClass(erasing)
    const stored = (await Promise.all([...before, ...rounds.slice(20).map(save)])).flat()
    const receipt = await erased
    expect(await outsideErased()).not.toContain(tui)
    await opened.store.teacherErasures.undo(receipt!.id, classroom.teacherId)
    for (const round of stored)
      expect(await opened.store.rounds.select(round.studentId, round.roundId)).toMatchObject({
        lastMove: round.moves.length,
      })
  })

  test('two erasures of one class at the same moment give one receipt', async () => {
    const { classroom, erasing } = await school()
    const erase = () => opened.store.teacherErasures.eraseClass(erasing)
    const receipts = await Promise.all([erase(), erase()])
    expect(receipts.filter((receipt) => receipt !== null)).toHaveLength(1)
    expect(await opened.store.teacherErasures.listOf(classroom.teacherId)).toHaveLength(1)
  })

  test('the former owner of an erased class cannot erase the students whom another class has', async () => {
    const { shared, erasing } = await school()
    const { teacherErasures, accounts } = opened.store
    await teacherErasures.eraseClass(erasing)
    expect(await teacherErasures.selectHeld(erasing.classId, shared)).toBeNull()
    expect(await teacherErasures.eraseStudent({ ...erasing, studentId: shared })).toBeNull()
    expect(await accounts.select(shared)).toMatchObject({ firstName: 'Ben' })
  })

  test('an erased student comes back after their erased class, as a student of it', async () => {
    const { classroom, tui, erasing } = await school()
    const { teacherErasures, classes } = opened.store
    const ofStudent = await teacherErasures.eraseStudent({ ...erasing, studentId: tui })
    const ofClass = await teacherErasures.eraseClass(erasing)
    const undo = (receipt: typeof ofClass) => teacherErasures.undo(receipt!.id, classroom.teacherId)
    expect(await undo(ofStudent)).toBe('classFirst')
    expect(await opened.store.accounts.select(tui)).toBeNull()
    expect([await undo(ofClass), await undo(ofStudent)]).toEqual(['undone', 'undone'])
    expect(await classes.hasStudent(classroom.id, tui)).toBe(true)
  })

  test('an erased student whose class was deleted later comes back into another class, which holds the card', async () => {
    const { classroom, other, tui, erasing } = await school()
    const { teacherErasures, classes } = opened.store
    const receipt = await teacherErasures.eraseStudent({ ...erasing, studentId: tui })
    await teacherErasures.eraseListed(erasing)
    await classes.delete(classroom.id)
    expect(await teacherErasures.undo(receipt!.id, classroom.teacherId)).toBe('elsewhere')
    const listed = await teacherErasures.listOf(classroom.teacherId)
    expect(listed.map(({ what }) => what)).toEqual(['deletedClass', 'deletedClass'])
    const back = () => teacherErasures.returnInto(other.id, receipt!.id, classroom.teacherId)
    expect([await back(), await back()]).toEqual(['returned', 'returned'])
    expect(await classes.hasStudent(other.id, tui)).toBe(true)
    expect((await teacherErasures.heldOf(other.id)).map(({ id }) => id)).toEqual([tui])
  })

  test('a teacher who has lost a class cannot bring its students back', async () => {
    const { classroom, tui, erasing } = await school()
    const { teacherErasures } = opened.store
    const receipt = await teacherErasures.eraseStudent({ ...erasing, studentId: tui })
    await opened.db
      .updateTable('class_teachers')
      .set({ teacher_id: newClaims().id })
      .where('class_id', '=', classroom.id)
      .execute()
    expect(await teacherErasures.listOf(classroom.teacherId)).toEqual([])
    expect(await teacherErasures.undo(receipt!.id, classroom.teacherId)).toBe('notFound')
    expect(await opened.store.accounts.select(tui)).toBeNull()
  })

  test('a late cleanup of an erasure leaves students alone who were brought back meanwhile', async () => {
    const { classroom, tui, erasing } = await school()
    const { teacherErasures, erasures, accounts } = opened.store
    const receipt = await teacherErasures.eraseStudent({ ...erasing, studentId: tui })
    await teacherErasures.undo(receipt!.id, classroom.teacherId)
    expect(await sweep(opened.db, receipt!, [{ id: tui, email: null }])).toEqual({})
    const ofOperator = await erasures.eraseAccount({ id: tui, email: null })
    await erasures.undo(ofOperator.id)
    expect(await sweep(opened.db, ofOperator, [{ id: tui, email: null }])).toEqual({})
    expect(await accounts.select(tui)).toMatchObject({ firstName: 'Tui' })
  })
})
