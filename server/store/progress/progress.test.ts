import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { onBothEngines } from '../test/on-engines.ts'
import { additionLevel, newClaims, playRight, saveOf } from '../test/samples.ts'

onBothEngines((opened) => {
  const reach = async (studentId: string, levelId: string, streak: number) => {
    const round = playRight(await additionLevel(levelId), streak, studentId)
    await opened.store.rounds.save([saveOf(round, 0, round.moves.length)])
  }

  test('a student who has not played has no progress', async () => {
    expect(await opened.store.progress.bestsOf(newClaims().id)).toEqual({})
    expect(await opened.store.progress.bestsIn(newClaims().id, 'addition')).toEqual({})
  })

  test('the level whose record was raised last is known, and a shorter streak of another level changes nothing', async () => {
    const student = newClaims().id
    const latest = async () => (await opened.store.progress.recordsOf(student)).latest
    expect(await latest()).toBeNull()
    const reachAt = async (time: number, levelId: string, streak: number) => {
      await reach(student, levelId, streak)
      // The clock of this store is that of the machine, on which two saves can share a millisecond.
      await opened.db
        .updateTable('progress')
        .set({ updated_at: time })
        .where('student_id', '=', student)
        .where('level_id', '=', levelId)
        .where('streak', '=', streak)
        .execute()
    }
    await reachAt(1, '2.3', 4)
    await reachAt(2, '1.1', 7)
    expect(await latest()).toEqual({ operation: 'addition', levelId: '1.1' })
    await reachAt(3, '2.3', 2)
    expect(await latest()).toEqual({ operation: 'addition', levelId: '1.1' })
    await reachAt(4, '2.3', 5)
    expect(await latest()).toEqual({ operation: 'addition', levelId: '2.3' })
  })

  test('of several records that one save has raised, the last one by name is the latest, in whichever order', async () => {
    const row = { operation: 'addition', stage_id: '1', streak: 3, completed: 0, updated_at: 1 }
    for (const levelIds of [
      ['1.2', '1.10', '1.1'],
      ['1.10', '1.1', '1.2'],
    ]) {
      const student_id = newClaims().id
      for (const level_id of levelIds)
        await opened.db
          .insertInto('progress')
          .values({ ...row, student_id, level_id })
          .execute()
      const { latest } = await opened.store.progress.recordsOf(student_id)
      expect(latest).toEqual({ operation: 'addition', levelId: '1.10' })
    }
  })

  test("a student's records are returned by operation and level, without those of another student", async () => {
    const [student, other] = [newClaims().id, newClaims().id]
    await reach(student, '1.1', 7)
    await reach(student, '2.3', 2)
    await reach(other, '1.2', 4)
    const row = { student_id: student, operation: 'length', level_id: '1.1', stage_id: '1', streak: 3 }
    await opened.db
      .insertInto('progress')
      .values({ ...row, completed: 0, updated_at: 1 })
      .execute()
    const addition = { '1.1': { streak: 7, completed: true }, '2.3': { streak: 2, completed: false } }
    expect(await opened.store.progress.bestsOf(student)).toEqual({
      addition,
      length: { '1.1': { streak: 3, completed: false } },
    })
    expect(await opened.store.progress.bestsIn(student, 'addition')).toEqual(addition)
    const bests = await opened.store.progress.bestsOfEach([
      { studentId: student, operation: 'addition' },
      { studentId: student, operation: 'addition' },
      { studentId: other, operation: 'addition' },
      { studentId: other, operation: 'length' },
    ])
    expect(bests(student, 'addition')).toEqual(addition)
    expect(bests(other, 'addition')).toEqual({ '1.2': { streak: 4, completed: false } })
    expect(bests(other, 'length')).toEqual({})
    expect(bests(student, 'length'), 'a pair that was not asked for').toEqual({})
  })

  test("a class's bests and completed levels cover each of its students who has some, and nobody else", async () => {
    const { classes, memberships, progress } = opened.store
    const made = await classes.create({ id: randomUUID(), name: 'Room 1', teacherId: 'hana' })
    const classId = made?.id ?? ''
    const [strong, beginner, idle, stranger] = [newClaims().id, newClaims().id, newClaims().id, newClaims().id]
    for (const student of [strong, beginner, idle]) await memberships.join(student, classId)
    await reach(strong, '1.1', 5)
    await reach(strong, '1.2', 6)
    await reach(strong, '1.3', 4)
    await reach(beginner, '1.1', 1)
    await reach(stranger, '1.1', 5)
    expect(await progress.streaksInClass(classId, 'addition')).toEqual({
      [strong]: { '1.1': 5, '1.2': 6, '1.3': 4 },
      [beginner]: { '1.1': 1 },
    })
    expect(await progress.completedInClass(classId)).toEqual({
      [strong]: { addition: 2 },
    })
    expect(await progress.streaksInClass(classId, 'length')).toEqual({})
    expect(await progress.streaksInClass(randomUUID(), 'addition')).toEqual({})
    expect(await progress.completedInClass(randomUUID())).toEqual({})
  })
})
