import { randomUUID } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { expect, test } from 'vitest'
import { onBothEngines } from '../test/on-engines.ts'
import { additionLevel, newClaims, type PlayedRound, playRight, saveOf } from '../test/samples.ts'
import { contentsOf } from '../test/table-contents.ts'
import type { CopiedTable } from './merged-tables.ts'

const day = 24 * 3600_000

/** The tables that are as before after an undo. Removals are kept, and requests to join stay with the listed one. */
type RowsByTable = Readonly<Record<Exclude<CopiedTable, 'removals' | 'join_requests'>, readonly object[]>>

const form = { firstName: 'Hana', lastName: 'Parata' }

onBothEngines((opened) => {
  async function classOf() {
    const made = await opened.store.classes.create({ id: randomUUID(), name: 'Room 5', teacherId: newClaims().id })
    return made!.id
  }

  /** Creates a registered account that signs in with a provider. */
  async function account() {
    const { id, ...claims } = newClaims()
    await opened.store.accounts.signIn(claims)
    await opened.store.accounts.completeStudent(id, form)
    return id
  }

  /** Lists a student in a class, and returns the id. */
  async function listed(classId: string) {
    const before = new Set((await opened.store.classes.students(classId)).map(({ id }) => id))
    const students = [{ firstName: 'Hana', lastName: 'P' }]
    await opened.store.listedStudents.add({ id: randomUUID(), classId, students })
    return (await opened.store.classes.students(classId)).find(({ id }) => !before.has(id))!.id
  }

  const save = async (round: PlayedRound, { as, after = 0 }: { as?: string; after?: number } = {}) => {
    const given = saveOf(round, after, round.moves.length)
    const [result] = await opened.store.rounds.save([
      as ? { ...given, studentId: as, playedAs: round.studentId } : given,
    ])
    return result
  }
  const bestOf = async (id: string) => (await opened.store.progress.bestsIn(id, 'addition'))['1.1']?.streak
  const roundsOf = (id: string) =>
    opened.db
      .selectFrom('rounds')
      .where('student_id', '=', id)
      .select(['round_id', 'played_as'])
      .orderBy('round_id')
      .execute()
  const classesOf = async (id: string) => {
    const rows = await opened.db.selectFrom('memberships').where('student_id', '=', id).select('class_id').execute()
    return rows.map(({ class_id }) => class_id).sort()
  }
  const rowsOf = async (...ids: readonly string[]) => {
    const { rounds, moves, progress, paper_answers, ...all } = await contentsOf(opened.db)
    const { memberships, task_sets, task_students, solved_problems } = all
    const play = { rounds, moves, progress, paper_answers, solved_problems }
    const tables: RowsByTable = { ...play, memberships, task_sets, task_students }
    const ofStudents = (row: object) => 'student_id' in row && ids.includes(String(row.student_id))
    const textsOf = (rows: readonly object[]) =>
      rows
        .filter(ofStudents)
        .map((row) => JSON.stringify(Object.entries(row).sort()))
        .sort()
    return Object.fromEntries(Object.entries(tables).map(([name, rows]) => [name, textsOf(rows)]))
  }

  /** Two accounts of a child, each with a class of its own and a round of addition 1.1. */
  async function twoAccounts({ streak = 5, cardStreak = 2 } = {}) {
    const [own, other] = [await classOf(), await classOf()]
    const [accountId, studentId] = [await account(), await listed(own)]
    await opened.store.memberships.join(accountId, other)
    const level = await additionLevel()
    await save(playRight(level, streak, accountId))
    await save(playRight(level, cardStreak, studentId))
    return {
      own,
      other,
      accountId,
      studentId,
      level,
      merge: { id: randomUUID(), accountId, studentId, classId: own, cardVersion: 1 },
    }
  }

  /** Adds work in a class: a task with a set, and marks. Both accounts have solved one of the problems. */
  async function addWork(accountId: string, studentId: string, classId: string) {
    const task = { class_id: classId, task_id: randomUUID(), student_id: accountId }
    await opened.db.insertInto('task_students').values(task).execute()
    const set = { teacher_id: 'hana', set_id: 'hops' }
    const times = { begins_at: 0, closed_at: null, ends_at: null }
    await opened.db
      .insertInto('task_sets')
      .values({ ...task, ...set, version: 1, ...times })
      .execute()
    const solved = [
      { student_id: accountId, problem: 'one', solved_at: 10, last_solved_at: 10 },
      { student_id: accountId, problem: 'both', solved_at: 20, last_solved_at: 20 },
      { student_id: studentId, problem: 'both', solved_at: 30, last_solved_at: 30 },
    ]
    await opened.db
      .insertInto('solved_problems')
      .values(solved.map((row) => ({ ...row, ...set })))
      .execute()
    const sheet = { teacherId: 'hana', worksheetId: randomUUID(), madeAt: 1000, markedBy: 'hana' }
    await opened.store.paperAnswers.save({
      ...{ studentId: accountId, classId, ...sheet },
      parts: [{ key: ['addition', '1.1'], marks: [{ kind: 'right' }], answers: 1, rightAnswers: 1, entries: '' }],
    })
  }

  test('a merged student has the better record, all rounds and the classes of both accounts', async () => {
    const { own, other, accountId, studentId, merge } = await twoAccounts()
    expect(await opened.store.merges.merge(merge)).toBe('merged')
    expect(await bestOf(studentId)).toBe(5)
    expect((await roundsOf(studentId)).map(({ played_as }) => played_as).sort()).toEqual([accountId, null].sort())
    expect(await roundsOf(accountId)).toEqual([])
    expect(await classesOf(studentId)).toEqual([own, other].sort())
    expect(await classesOf(accountId)).toEqual([])
    expect((await opened.store.classes.students(other)).map(({ id }) => id)).toEqual([studentId])
    expect(await opened.store.accounts.select(accountId)).toMatchObject({ mergedInto: studentId })
    expect(await opened.store.accounts.select(studentId)).toMatchObject({ mergedFrom: accountId })
  })

  test('an undo brings back equal rows of both accounts', async () => {
    const { own: ownClass, other, accountId, studentId, merge } = await twoAccounts()
    await addWork(accountId, studentId, other)
    const before = await rowsOf(accountId, studentId)
    const own = await rowsOf(studentId)
    await opened.store.merges.merge(merge)
    const merged = await rowsOf(studentId)
    const isUnchanged = (table: string) => isDeepStrictEqual(own[table], merged[table])
    // The merge does not give the rows of such a table, or the other account has none in this test.
    expect(Object.keys(own).filter(isUnchanged)).toEqual([])
    expect(await rowsOf(accountId, studentId)).not.toEqual(before)
    expect(await opened.store.merges.undo({ ...merge, classId: ownClass })).toBe('undone')
    expect(await rowsOf(accountId, studentId)).toEqual(before)
    expect(await opened.store.accounts.select(accountId)).toMatchObject({ mergedInto: null })
    expect(await opened.store.accounts.select(studentId)).toMatchObject({ mergedFrom: null })
    expect(await opened.store.merges.undo({ ...merge, classId: ownClass })).toBe('undone')
  })

  test('an undone merge keeps nothing about the account that was merged', async () => {
    const { own, studentId, merge } = await twoAccounts()
    await opened.store.merges.merge(merge)
    const kept = async () => {
      const rows = await opened.db
        .selectFrom('removals')
        .where('student_id', '=', studentId)
        .select('removed_row')
        .execute()
      return rows.map(({ removed_row }) => removed_row)
    }
    expect(await kept()).toEqual([expect.stringContaining(form.lastName)])
    await opened.store.merges.undo({ ...merge, classId: own })
    expect(await kept()).toEqual([''])
  })

  test('an undo gives each account what it has played since the merge', async () => {
    const { own, accountId, studentId, level, merge } = await twoAccounts()
    await opened.store.merges.merge(merge)
    await save(playRight(level, 9, accountId), { as: studentId })
    await save(playRight(level, 4, studentId))
    expect(await bestOf(studentId)).toBe(9)
    await opened.store.merges.undo({ ...merge, classId: own })
    expect([await bestOf(accountId), await bestOf(studentId)]).toEqual([9, 4])
    expect([(await roundsOf(accountId)).length, (await roundsOf(studentId)).length]).toEqual([2, 2])
  })

  test('an undo leaves a level removed that a teacher has removed since the merge', async () => {
    const { own, accountId, studentId, merge } = await twoAccounts()
    await opened.store.merges.merge(merge)
    const removal = { id: randomUUID(), studentId, classId: own, removedBy: 'hana' }
    await opened.store.removals.removeProgress({ ...removal, operation: 'addition', levelId: '1.1' })
    await opened.store.merges.undo({ ...merge, classId: own })
    expect([await bestOf(accountId), await bestOf(studentId)]).toEqual([5, undefined])
  })

  test('a class goes back to the other account only while the student is in it', async () => {
    const { own, other, accountId, studentId, merge } = await twoAccounts()
    await opened.store.merges.merge(merge)
    await opened.store.memberships.leave(studentId, other)
    await opened.store.merges.undo({ ...merge, classId: own })
    expect([await classesOf(accountId), await classesOf(studentId)]).toEqual([[], [own]])
  })

  test('both accounts are in their class again after an undo where both were in it before', async () => {
    const { own, accountId, studentId, merge } = await twoAccounts()
    await opened.store.memberships.join(accountId, own)
    await opened.store.merges.merge(merge)
    expect((await opened.store.classes.students(own)).map(({ id }) => id)).toEqual([studentId])
    await opened.store.merges.undo({ ...merge, classId: own })
    expect((await opened.store.classes.students(own)).map(({ id }) => id).sort()).toEqual([accountId, studentId].sort())
  })

  test('tasks and requests to join go along, and the tasks of a class go back with it', async () => {
    const { own, other, accountId, studentId, merge } = await twoAccounts()
    const parts = [{ kind: 'level', operation: 'addition', levelId: '1.1' }] as const
    const rules = { parts, rightAnswers: null, countsEarlier: false, beginsAt: 0, dueDate: null, closedAt: null }
    const task = { id: randomUUID(), classId: other, title: 'Hops', students: [accountId], ...rules }
    await opened.store.tasks.create(task, 'hana')
    const waitsFor = await classOf()
    await opened.store.joinRequests.ask(accountId, waitsFor)
    await opened.store.merges.merge(merge)
    const tasksOf = async (id: string) =>
      (await opened.db.selectFrom('task_students').where('student_id', '=', id).select('task_id').execute()).length
    expect(await tasksOf(studentId)).toBe(1)
    expect((await opened.store.joinRequests.listOf(waitsFor)).map(({ id }) => id)).toEqual([studentId])
    await opened.store.merges.undo({ ...merge, classId: own })
    expect([await tasksOf(accountId), await tasksOf(studentId)]).toEqual([1, 0])
  })

  test('a merge brings no student back into a class from which a teacher removed one of the two accounts', async () => {
    const { own, other, accountId, studentId, merge } = await twoAccounts()
    const third = await classOf()
    await opened.store.memberships.join(studentId, other)
    await opened.store.memberships.join(accountId, third)
    const remove = (student: string, classId: string) =>
      opened.store.removals.removeStudent({ id: randomUUID(), studentId: student, classId, removedBy: 'hana' })
    await remove(studentId, other)
    await remove(accountId, third)
    const before = await rowsOf(accountId, studentId)
    expect(await opened.store.merges.merge(merge)).toBe('merged')
    expect(await classesOf(studentId)).toEqual([own])
    expect(await opened.store.removals.isBlocked(third, studentId)).toBe(true)
    expect((await opened.store.removals.listBlocked(third)).map(({ id }) => id)).toEqual([studentId])
    await opened.store.merges.undo({ ...merge, classId: own })
    expect(await rowsOf(accountId, studentId)).toEqual(before)
    expect(await classesOf(accountId)).toEqual([other])
    const blocked = [
      [other, studentId],
      [third, accountId],
      [third, studentId],
    ].map(([classId, student]) => opened.store.removals.isBlocked(classId!, student!))
    expect(await Promise.all(blocked)).toEqual([true, true, false])
  })

  test('the marks of worksheets go along, dealt by the old account, and go back after a correction', async () => {
    const { own, other, accountId, studentId, merge } = await twoAccounts()
    const [sheet, both] = [randomUUID(), randomUUID()]
    const mark = (student: string, classId: string, worksheetId: string, rightAnswers: number) =>
      opened.store.paperAnswers.save({
        ...{ studentId: student, classId, teacherId: 'hana', worksheetId, madeAt: 1000, markedBy: 'hana' },
        parts: [{ key: ['addition', '1.1'], marks: [{ kind: 'right' }], answers: 1, rightAnswers, entries: '' }],
      })
    await mark(accountId, other, sheet, 1)
    await mark(accountId, other, both, 1)
    await mark(studentId, own, both, 0)
    const before = await rowsOf(accountId, studentId)
    await opened.store.merges.merge(merge)
    const ofSheet = { teacherId: 'hana', worksheetId: sheet }
    expect(await opened.store.paperAnswers.dealtAs(studentId, ofSheet)).toBe(accountId)
    expect(await opened.store.paperAnswers.dealtAs(studentId, { ...ofSheet, worksheetId: both })).toBe(studentId)
    const marked = (await opened.store.paperAnswers.newest(studentId, null, 10)).map(
      ({ worksheetId, rightAnswers }) => [worksheetId, rightAnswers] as const,
    )
    expect(new Map(marked)).toEqual(
      new Map([
        [sheet, 1],
        [both, 0],
      ]),
    )
    await opened.store.merges.undo({ ...merge, classId: own })
    expect(await rowsOf(accountId, studentId)).toEqual(before)
    await opened.store.merges.merge({ ...merge, id: randomUUID() })
    await opened.store.paperAnswers.save({
      ...{ studentId, classId: other, teacherId: 'hana', worksheetId: sheet, madeAt: 2000, markedBy: 'hana' },
      parts: [{ key: ['addition', '1.1'], marks: [{ kind: 'wrong' }], answers: 1, rightAnswers: 0, entries: '' }],
    })
    expect(await opened.store.paperAnswers.dealtAs(studentId, ofSheet)).toBe(accountId)
  })

  test('an account with a card, one that was merged, and a second one are refused', async () => {
    const { own, accountId, studentId, merge } = await twoAccounts()
    const classmate = await listed(own)
    const refused = { ...merge, accountId: classmate }
    expect(await opened.store.merges.merge(refused)).toBe('refused')
    expect(await opened.store.merges.merge({ ...merge, studentId: await account() })).toBe('taken')
    await opened.store.merges.merge(merge)
    expect(await opened.store.merges.merge({ ...merge, id: randomUUID(), accountId: await account() })).toBe('taken')
    expect(await opened.store.merges.merge({ ...merge, id: randomUUID(), studentId: classmate })).toBe('refused')
    expect(await opened.store.accounts.select(accountId)).toMatchObject({ mergedInto: studentId })
  })

  test('of merges at the same moment, one succeeds, and no round is lost', async () => {
    const { studentId, merge } = await twoAccounts()
    const other = await twoAccounts()
    const merges = [merge.accountId, other.accountId].map((accountId) =>
      opened.store.merges.merge({ ...merge, id: randomUUID(), accountId }),
    )
    expect((await Promise.all(merges)).sort()).toEqual(['merged', 'taken'])
    expect(await roundsOf(studentId)).toHaveLength(2)
  })

  test('saves at the moment of a merge are stored once, or are stale', async () => {
    const { accountId, studentId, level, merge } = await twoAccounts()
    const rounds = Array.from({ length: 20 }, () => playRight(level, 3, accountId))
    const saved = rounds.map((round) => save(round))
    const [merged, ...results] = await Promise.all([opened.store.merges.merge(merge), ...saved])
    expect(merged).toBe('merged')
    const stored = results.filter((result) => result && !result.stale).length
    expect(await roundsOf(accountId)).toEqual([])
    expect((await roundsOf(studentId)).filter(({ played_as }) => played_as === accountId)).toHaveLength(stored + 1)
  })

  test('an undo needs a class of the student, and works however long ago the merge was', async () => {
    const { studentId, merge } = await twoAccounts()
    await opened.store.merges.merge(merge)
    const undo = (given: Partial<typeof merge>) => opened.store.merges.undo({ ...merge, ...given })
    expect(await undo({ classId: await classOf() })).toBe('notFound')
    expect(await undo({ id: randomUUID() })).toBe('notFound')
    expect(await undo({ studentId: await listed(await classOf()) })).toBe('notFound')
    expect(await opened.store.accounts.select(studentId)).toMatchObject({ mergedFrom: merge.accountId })
    opened.clock.now += 400 * day
    expect(await undo({})).toBe('undone')
    expect(await opened.store.accounts.select(studentId)).toMatchObject({ mergedFrom: null })
  })

  test('a new card undoes the merge that was made with the old card, and no later one', async () => {
    const { own, accountId, studentId, merge } = await twoAccounts()
    const classmate = await listed(own)
    const before = await rowsOf(accountId, studentId)
    await opened.store.merges.merge(merge)
    expect(await opened.store.merges.endReplaced([studentId, classmate])).toEqual([])
    await opened.store.cards.replace(own, [{ studentId, version: 1 }])
    expect(await opened.store.merges.endReplaced([studentId, classmate])).toEqual([studentId])
    expect(await rowsOf(accountId, studentId)).toEqual(before)
    const again = { ...merge, id: randomUUID(), cardVersion: 2 }
    expect(await opened.store.merges.merge(again)).toBe('merged')
    expect(await opened.store.merges.endReplaced([studentId, classmate])).toEqual([])
    expect(await opened.store.accounts.select(accountId)).toMatchObject({ mergedInto: studentId })
  })

  test('a card that was replaced merges nothing', async () => {
    const { own, accountId, studentId, merge } = await twoAccounts()
    const before = await rowsOf(accountId, studentId)
    await opened.store.cards.replace(own, [{ studentId, version: 1 }])
    expect(await opened.store.merges.merge(merge)).toBe('refused')
    expect(await rowsOf(accountId, studentId)).toEqual(before)
    expect(await opened.store.accounts.select(accountId)).toMatchObject({ mergedInto: null })
  })

  test('a merge and a new card of the same moment leave two accounts', async () => {
    const { own, accountId, studentId, merge } = await twoAccounts()
    const makeNew = async () => {
      await opened.store.cards.replace(own, [{ studentId, version: 1 }])
      await opened.store.merges.endReplaced([studentId])
    }
    await Promise.all([opened.store.merges.merge(merge), makeNew()])
    expect(await opened.store.accounts.select(accountId)).toMatchObject({ mergedInto: null })
    expect(await opened.store.accounts.select(studentId)).toMatchObject({ mergedFrom: null })
  })

  test('the same merge twice at the same moment merges the accounts once', async () => {
    const { studentId, merge } = await twoAccounts()
    const both = [merge, { ...merge, id: randomUUID() }].map((one) => opened.store.merges.merge(one))
    expect((await Promise.all(both)).sort()).toEqual(['merged', 'own'])
    expect(await roundsOf(studentId)).toHaveLength(2)
  })

  test('an erasure takes the rows of both accounts, and its undo brings them back', async () => {
    const { accountId, studentId, merge } = await twoAccounts()
    await opened.store.merges.merge(merge)
    const before = await rowsOf(accountId, studentId)
    const student = await opened.store.accounts.select(studentId)
    const { id } = await opened.store.erasures.eraseAccount(student!)
    expect(Object.values(await rowsOf(accountId, studentId)).flat()).toEqual([])
    expect(await opened.store.accounts.select(accountId)).toBeNull()
    await opened.store.erasures.undo(id)
    expect(await rowsOf(accountId, studentId)).toEqual(before)
    expect(await opened.store.accounts.select(accountId)).toMatchObject({ mergedInto: studentId })
  })

  test('retention keeps a merged account as long as the one that is opened, and deletes both together', async () => {
    const { accountId, studentId, merge } = await twoAccounts()
    await opened.store.merges.merge(merge)
    const later = opened.clock.now + day
    const unused = (await opened.store.retention.listUnused(later, 10_000)).filter(({ id }) => id === accountId)
    expect(unused).toEqual([])
    const person = (await opened.store.retention.listUnused(later, 10_000)).find(({ id }) => id === studentId)
    expect(await opened.store.retention.deleteUnused(person!, later)).toBe(true)
    expect(Object.values(await rowsOf(accountId, studentId)).flat()).toEqual([])
    expect(await opened.store.accounts.select(accountId)).toBeNull()
  })
})
