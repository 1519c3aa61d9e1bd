import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { onBothEngines } from '../test/on-engines.ts'
import { playground } from '../test/playground.ts'
import { additionLevel, newClaims, playRight, saveOf } from '../test/samples.ts'

const level = await additionLevel('1.1')
const within = { membership: 20_000, progress: 20_000 }

onBothEngines((opened) => {
  const { newClass, newStudent, save, bestOf, recordOf, isClosed, removalRows } = playground(opened)

  test('a removed record is gone, and a later answer in its round is stored but does not count', async () => {
    const { studentId, clear } = await newStudent()
    const round = playRight(level, 5, studentId)
    await save(round, 0, 3)
    expect(await opened.store.removals.removeProgress(clear())).toBe('removed')
    expect(await bestOf(studentId)).toBeUndefined()
    expect(await save(round, 3, 5)).toEqual({ stale: false, closed: true, best: 0, completed: false })
    expect(await bestOf(studentId)).toBeUndefined()
    expect(await opened.store.rounds.selectMoves(studentId, round.roundId, 1, 9)).toHaveLength(5)
  })

  test('a removal changes only the record and the rounds of that level and that student', async () => {
    const { studentId, clear } = await newStudent()
    const [other, neighbour] = [await additionLevel('1.2'), await newStudent()]
    const rounds = [playRight(level, 2, studentId), playRight(other, 3, studentId)]
    const theirs = playRight(level, 4, neighbour.studentId, rounds[0]?.roundId)
    for (const round of [...rounds, theirs]) await save(round, 0, round.moves.length)
    await opened.store.removals.removeProgress(clear())
    expect(await Promise.all([...rounds, theirs].map(isClosed))).toEqual([true, false, false])
    expect(await opened.store.progress.bestsOf(studentId)).toEqual({
      addition: { '1.2': { streak: 3, completed: false } },
    })
    expect(await bestOf(neighbour.studentId)).toBe(4)
  })

  test('a removed record is kept until it can no longer come back', async () => {
    const { studentId, clear } = await newStudent()
    await save(playRight(level, 2, studentId), 0, 2)
    const cleared = clear()
    await opened.store.removals.removeProgress(cleared)
    const { now } = opened.clock
    const [before] = await removalRows(cleared.id)
    await opened.store.removals.emptyBefore(now)
    expect(await removalRows(cleared.id)).toEqual([before])
    await opened.store.removals.emptyBefore(now + 1)
    expect(await removalRows(cleared.id)).toEqual([{ ...before, removed_row: '' }])
    opened.clock.now += 1
    expect(await opened.store.removals.undo(cleared, { membership: 0, progress: 0 })).toBe('tooLate')
  })

  test('a removal is stored with its teacher, its class, its time and the removed row', async () => {
    const { studentId, classId, removal, clear } = await newStudent()
    await save(playRight(level, 2, studentId), 0, 2)
    const record = await recordOf(studentId)
    const [cleared, left] = [clear(), removal()]
    opened.clock.now += 60_000
    await opened.store.removals.removeProgress(cleared)
    await opened.store.removals.removeStudent(left)
    const open = { undone_at: null, superseded_at: null, admitted_at: null }
    const about = { student_id: studentId, class_id: classId, removed_at: opened.clock.now, ...open }
    expect(await removalRows(cleared.id)).toEqual([
      {
        ...about,
        id: cleared.id,
        removed_by: cleared.removedBy,
        what: 'progress',
        removed_row: JSON.stringify(record),
      },
    ])
    expect(await removalRows(left.id)).toEqual([
      { ...about, id: left.id, removed_by: left.removedBy, what: 'membership', removed_row: expect.any(String) },
    ])
  })

  test('an undo restores the record, and the round in progress counts again', async () => {
    const { studentId, clear } = await newStudent()
    const round = playRight(level, 6, studentId)
    await save(round, 0, 3)
    const [before, removal] = [await recordOf(studentId), clear()]
    opened.clock.now += 1000
    await opened.store.removals.removeProgress(removal)
    expect(await opened.store.removals.undo(removal, within)).toBe('undone')
    expect(await recordOf(studentId)).toEqual(before)
    expect(await save(round, 3, 7)).toEqual({ stale: false, closed: false, best: 6, completed: true })
    expect(await bestOf(studentId)).toBe(6)
  })

  test('a removal and its undo keep the time at which the last moves of a round arrived', async () => {
    const { studentId, clear } = await newStudent()
    const { now } = opened.clock
    await save(playRight(level, 3, studentId), 0, 3)
    const times = () =>
      opened.db.selectFrom('rounds').where('student_id', '=', studentId).select(['created_at', 'updated_at']).execute()
    const removal = clear()
    opened.clock.now += 60_000
    await opened.store.removals.removeProgress(removal)
    expect(await times()).toEqual([{ created_at: now, updated_at: now }])
    opened.clock.now += 1000
    await opened.store.removals.undo(removal, { ...within, progress: 60_000 })
    expect(await times()).toEqual([{ created_at: now, updated_at: now }])
  })

  test('an undo counts an answer given between the removal and the undo', async () => {
    const { studentId, clear } = await newStudent()
    const round = playRight(level, 5, studentId)
    await save(round, 0, 3)
    const removal = clear()
    await opened.store.removals.removeProgress(removal)
    await save(round, 3, 5)
    opened.clock.now += 1000
    await opened.store.removals.undo(removal, within)
    expect(await recordOf(studentId)).toMatchObject({ streak: 5, completed: 1, updated_at: opened.clock.now })
  })

  test('a record has the time at which it was completed, also after a removal and its undo', async () => {
    const { studentId, clear } = await newStudent()
    const [first, second] = [playRight(level, 6, studentId), playRight(level, 5, studentId)]
    await save(first, 0, 7)
    const removal = clear()
    await opened.store.removals.removeProgress(removal)
    await save(second, 0, 3)
    expect(await recordOf(studentId)).toMatchObject({ streak: 3, completed: 0, completed_at: null })
    await opened.store.removals.undo(removal, within)
    expect(await recordOf(studentId)).toMatchObject({ streak: 6, completed: 1, completed_at: first.moves[4]?.madeAt })
  })

  test.each([
    { before: 4, since: 2, best: 4 },
    { before: 2, since: 5, best: 5 },
  ])(
    'a round begun after a removal counts on its own, and an undo keeps the better of $before before and $since after',
    async (streaks) => {
      const { studentId, clear } = await newStudent()
      const removal = clear()
      await save(playRight(level, streaks.before, studentId), 0, streaks.before)
      await opened.store.removals.removeProgress(removal)
      const later = playRight(level, streaks.since, studentId)
      expect(await save(later, 0, streaks.since)).toMatchObject({ stale: false, closed: false, best: streaks.since })
      await opened.store.removals.undo(removal, within)
      expect(await bestOf(studentId)).toBe(streaks.best)
    },
  )

  test('an undo reopens only a round that its own removal closed', async () => {
    const { studentId, clear } = await newStudent()
    const [first, second] = [playRight(level, 5, studentId), playRight(level, 2, studentId)]
    const removals = [clear(), clear()] as const
    await save(first, 0, 5)
    await opened.store.removals.removeProgress(removals[0])
    await save(second, 0, 2)
    await opened.store.removals.removeProgress(removals[1])
    await opened.store.removals.undo(removals[1], within)
    expect(await Promise.all([first, second].map(isClosed))).toEqual([true, false])
    expect(await bestOf(studentId)).toBe(2)
    await opened.store.removals.undo(removals[0], within)
    expect(await Promise.all([first, second].map(isClosed))).toEqual([false, false])
    expect(await bestOf(studentId)).toBe(5)
  })

  test('a round of rules that this server does not know counts neither before nor after an undo', async () => {
    const { studentId, clear } = await newStudent()
    const [known, unknown] = [playRight(level, 2, studentId), playRight(level, 5, studentId)]
    await save(known, 0, 2)
    await opened.store.rounds.save([{ ...saveOf(unknown, 0, 5), state: null, rules: 99 }])
    const removal = clear()
    await opened.store.removals.removeProgress(removal)
    await opened.store.removals.undo(removal, within)
    expect(await bestOf(studentId)).toBe(2)
  })

  test('a removed student keeps the progress, and an undo restores the membership with its age', async () => {
    const { studentId, removal } = await newStudent()
    const other = await newClass()
    opened.clock.now += 1000
    await opened.store.memberships.join(studentId, other.id)
    await save(playRight(level, 2, studentId), 0, 2)
    const left = removal()
    const joined = () =>
      opened.db.selectFrom('memberships').selectAll().where('student_id', '=', studentId).orderBy('joined_at').execute()
    const before = await joined()
    opened.clock.now += 1000
    expect(await opened.store.removals.removeStudent(left)).toBe('removed')
    expect(await joined()).toEqual(before.slice(1))
    expect(await bestOf(studentId)).toBe(2)
    expect(await opened.store.removals.undo(left, within)).toBe('undone')
    expect(await joined()).toEqual(before)
  })

  test('an undo does not move a student who has joined again or left since', async () => {
    const { studentId, classId, removal } = await newStudent()
    const { memberships, removals, classes } = opened.store
    const [first, second] = [removal(), removal()]
    await removals.removeStudent(first)
    await removals.admit(classId, studentId)
    await memberships.join(studentId, classId)
    await memberships.leave(studentId, classId)
    expect(await removals.undo(first, within)).toBe('undone')
    expect(await classes.hasStudent(classId, studentId)).toBe(false)
    await memberships.join(studentId, classId)
    await removals.removeStudent(second)
    // The student's screen still shows the class, so the student can leave it.
    await memberships.leave(studentId, classId)
    expect(await removals.undo(second, within)).toBe('undone')
    expect(await classes.hasStudent(classId, studentId)).toBe(false)
  })

  test("a stored removal distinguishes an undo from the student's own decision", async () => {
    const { studentId, classId, removal } = await newStudent()
    const { memberships, removals } = opened.store
    const [undone, superseded] = [removal(), removal()]
    const times = async ({ id }: { id: string }) => {
      const [{ undone_at, superseded_at } = {}] = await removalRows(id)
      return { undone_at, superseded_at }
    }
    await removals.removeStudent(undone)
    opened.clock.now += 1000
    const undoneAt = opened.clock.now
    await removals.undo(undone, within)
    await removals.removeStudent(superseded)
    opened.clock.now += 1000
    const joinedAt = opened.clock.now
    await memberships.join(studentId, classId)
    opened.clock.now += 1000
    expect(await removals.undo(superseded, within)).toBe('undone')
    expect(await times(undone)).toEqual({ undone_at: undoneAt, superseded_at: null })
    expect(await times(superseded)).toEqual({ undone_at: null, superseded_at: joinedAt })
  })

  test('a removed record cannot be restored after its student has left the class', async () => {
    const { studentId, removal, clear } = await newStudent()
    await save(playRight(level, 2, studentId), 0, 2)
    const [cleared, left] = [clear(), removal()]
    const { removeProgress, removeStudent, undo } = opened.store.removals
    await removeProgress(cleared)
    await removeStudent(left)
    expect(await undo(cleared, within)).toBe('notFound')
    expect(await bestOf(studentId)).toBeUndefined()
    await undo(left, within)
    expect(await undo(cleared, within)).toBe('undone')
    expect(await bestOf(studentId)).toBe(2)
  })

  test('removed progress is listed in every class of the student, and can be restored through any of them', async () => {
    const { studentId, removal, clear } = await newStudent()
    const other = await newClass()
    await opened.store.memberships.join(studentId, other.id)
    await save(playRight(level, 4, studentId), 0, 4)
    const [cleared, left] = [clear(), removal()]
    await opened.store.removals.removeProgress(cleared)
    await opened.store.removals.removeStudent(left)
    const seen = (classId: string) => opened.store.studentChanges.inClass(classId, opened.clock.now)
    const about = { id: cleared.id, studentId, changedBy: cleared.removedBy, changedAt: opened.clock.now }
    const change = { ...about, kind: 'progress', operation: 'addition', levelId: '1.1', streak: 4 }
    expect(await seen(other.id)).toEqual([change])
    expect(await seen(cleared.classId)).toEqual([])
    const { undo } = opened.store.removals
    expect(await undo({ ...left, classId: other.id }, within)).toBe('notFound')
    expect(await undo(cleared, within)).toBe('notFound')
    await save(playRight(level, 5, studentId), 0, 5)
    expect(await undo({ ...cleared, classId: other.id }, within)).toBe('undone')
    expect(await recordOf(studentId)).toMatchObject({ streak: 5, completed: 1 })
    expect(await seen(other.id)).toEqual([])
  })

  test('a removal closes a thousand unfinished rounds, and its undo reopens them', async () => {
    const { studentId, clear } = await newStudent()
    const rounds = Array.from({ length: 1000 }, () => playRight(level, 1, studentId))
    await opened.store.rounds.save(rounds.map((round) => saveOf(round, 0, 1)))
    const open = async () => {
      const rows = opened.db.selectFrom('rounds').where('student_id', '=', studentId).where('closed', '=', 0)
      return (await rows.select('round_id').execute()).length
    }
    const removal = clear()
    expect(await opened.store.removals.removeProgress(removal)).toBe('removed')
    expect(await open()).toBe(0)
    expect(await opened.store.removals.undo(removal, within)).toBe('undone')
    expect(await open()).toBe(1000)
  })

  test('a repeated removal, even at the same moment, is stored once and never reverses an undo', async () => {
    const { studentId, removal, clear } = await newStudent()
    await save(playRight(level, 2, studentId), 0, 2)
    const [cleared, left] = [clear(), removal()]
    const { removeProgress, removeStudent, undo } = opened.store.removals
    expect(await Promise.all([removeProgress(cleared), removeProgress(cleared)])).toEqual(['removed', 'removed'])
    expect(await Promise.all([removeStudent(left), removeStudent(left)])).toEqual(['removed', 'removed'])
    expect([await removeProgress(cleared), await removeStudent(left)]).toEqual(['removed', 'removed'])
    for (const each of [left, cleared]) {
      expect(await Promise.all([undo(each, within), undo(each, within)])).toEqual(['undone', 'undone'])
      expect(await removalRows(each.id)).toHaveLength(1)
    }
    expect([await removeProgress(cleared), await removeStudent(left)]).toEqual(['removed', 'removed'])
    expect(await bestOf(studentId)).toBe(2)
    expect(await opened.store.classes.hasStudent(left.classId, studentId)).toBe(true)
  })

  test('a removal with the id of another removal is refused, and nothing is removed', async () => {
    const { studentId, removal, clear } = await newStudent()
    await save(playRight(level, 2, studentId), 0, 2)
    const other = playRight(await additionLevel('1.2'), 3, studentId)
    await save(other, 0, 3)
    const cleared = clear()
    const { removeProgress, removeStudent } = opened.store.removals
    await removeProgress(cleared)
    expect(await removeProgress({ ...cleared, levelId: '1.2' })).toBe('idTaken')
    expect(await removeProgress({ ...cleared, classId: randomUUID() })).toBe('idTaken')
    expect(await removeStudent({ ...removal(), id: cleared.id })).toBe('idTaken')
    expect(await opened.store.progress.bestsIn(studentId, 'addition')).toEqual({
      '1.2': { streak: 3, completed: false },
    })
    expect(await isClosed(other)).toBe(false)
    expect(await opened.store.classes.hasStudent(cleared.classId, studentId)).toBe(true)
  })

  test('a removal of nothing changes nothing, and a round without a right answer continues', async () => {
    const { studentId, clear } = await newStudent()
    const round = playRight(level, 2, studentId)
    await opened.store.rounds.save([{ ...saveOf(round, 0, 1), best: 0 }])
    const removal = clear()
    expect(await opened.store.removals.removeProgress(removal)).toBe('notFound')
    expect(await opened.store.removals.removeStudent({ ...removal, classId: randomUUID() })).toBe('notFound')
    expect(await isClosed(round)).toBe(false)
    expect(await removalRows(removal.id)).toEqual([])
  })

  test('an undo is possible only within its time, in its class and for its student', async () => {
    const { studentId, clear } = await newStudent()
    await save(playRight(level, 2, studentId), 0, 2)
    const removal = clear()
    const { removeProgress, undo } = opened.store.removals
    await removeProgress(removal)
    expect(await undo({ ...removal, classId: randomUUID() }, within)).toBe('notFound')
    expect(await undo({ ...removal, studentId: newClaims().id }, within)).toBe('notFound')
    expect(await undo({ ...removal, id: randomUUID() }, within)).toBe('notFound')
    opened.clock.now += within.progress + 1
    expect(await undo(removal, within)).toBe('tooLate')
    expect(await bestOf(studentId)).toBeUndefined()
    opened.clock.now -= 1
    expect(await undo(removal, within)).toBe('undone')
    opened.clock.now += within.progress
    expect(await undo(removal, within)).toBe('undone')
    expect(await bestOf(studentId)).toBe(2)
  })
})
