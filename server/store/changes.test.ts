import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Operation } from '#maths'
import { onBothEngines } from './test/on-engines.ts'
import { additionLevel, newClaims, playRight, saveOf } from './test/samples.ts'

const level = await additionLevel('1.1')

onBothEngines((opened) => {
  const newClass = async () => {
    const fields = { id: randomUUID(), name: 'Room 3', teacherId: newClaims().id }
    await opened.store.classes.create(fields)
    return fields.id
  }
  const newStudent = async (...classIds: string[]) => {
    const { id } = newClaims()
    for (const classId of classIds) await opened.store.memberships.join(id, classId)
    return id
  }
  const answerRight = (studentId: string, times = 1) => {
    const round = playRight(level, times, studentId)
    return opened.store.rounds.save([saveOf(round, 0, round.moves.length)])
  }

  /** Subscribes to the changes of a class and records them: operations, null for a change of anything, and play. */
  const listen = (classId: string) => {
    const received: (Operation | null | 'play')[] = []
    const playedAt: number[] = []
    let check = () => {}
    const stop = opened.store.changes.subscribe(classId, ({ kind, operation }) => {
      if (kind === 'play') playedAt.push(performance.now())
      received.push(kind === 'play' ? kind : operation)
      check()
    })
    const waitFor = (change: Operation | null | 'play') =>
      new Promise<void>((resolve) => {
        check = () => received.includes(change) && resolve()
        check()
      })
    return { received, playedAt, stop, waitFor }
  }

  test("a student's new best streak is announced to each of the student's classes", async () => {
    const [one, two] = [await newClass(), await newClass()]
    const student = await newStudent(one, two)
    const listeners = [listen(one), listen(two)]
    await answerRight(student)
    for (const { waitFor, stop } of listeners) {
      await waitFor('addition')
      stop()
    }
  })

  test('forty students who answer at the same moment cause fewer than ten announcements', async () => {
    const classId = await newClass()
    const students: string[] = []
    while (students.length < 40) students.push(await newStudent(classId))
    const { received, waitFor, stop } = listen(classId)
    await Promise.all(students.map((student) => answerRight(student)))
    await waitFor('addition')
    expect(received.filter((operation) => operation === 'addition').length).toBeLessThan(10)
    stop()
  })

  test('an answer that raises no best streak is announced as play alone', async () => {
    const classId = await newClass()
    const student = await newStudent(classId)
    const { received, waitFor, stop } = listen(classId)
    await answerRight(student, 2)
    await waitFor('addition')
    await waitFor('play')
    received.length = 0
    await answerRight(student, 1)
    await waitFor('play')
    await opened.store.classes.update(classId, { name: 'Room 4' })
    await waitFor(null)
    expect(received).toEqual(['play', null])
    stop()
  })

  test('play in a class is announced at once, and then at most once a second, the last answer included', async () => {
    const classId = await newClass()
    const student = await newStudent(classId)
    const { received, playedAt, waitFor, stop } = listen(classId)
    const began = performance.now()
    while (performance.now() < began + 2500) {
      await answerRight(student)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    const lastAnswer = performance.now()
    received.length = 0
    await waitFor('play')
    const pauses = playedAt.slice(1).map((at, i) => at - (playedAt[i] ?? 0))
    expect(playedAt.length).toBeGreaterThanOrEqual(3)
    // A timer of 1000 ms may end a millisecond early.
    expect(Math.min(...pauses)).toBeGreaterThan(998)
    expect(playedAt.at(-1)).toBeGreaterThan(lastAnswer)
    stop()
  })

  test('play is announced to each class of the student, and to no other class', async () => {
    const [one, two, another] = [await newClass(), await newClass(), await newClass()]
    const student = await newStudent(one, two)
    await newStudent(another)
    const [first, second, third] = [listen(one), listen(two), listen(another)]
    await answerRight(student)
    await Promise.all([first.waitFor('play'), second.waitFor('play')])
    await opened.store.classes.update(another, { name: 'Room 4' })
    await third.waitFor(null)
    expect(third.received.filter((change) => change !== null)).toEqual([])
    for (const { stop } of [first, second, third]) stop()
  })

  test('moves that the server has already are not announced again', async () => {
    const classId = await newClass()
    const student = await newStudent(classId)
    const round = playRight(level, 1, student)
    const save = () => opened.store.rounds.save([saveOf(round, 0, 1)])
    await save()
    const { received, waitFor, stop } = listen(classId)
    expect(await save()).toEqual([{ stale: true }])
    await opened.store.classes.update(classId, { name: 'Room 4' })
    await waitFor(null)
    // The announcement of the first save may still come.
    received.length = 0
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(received.filter((change) => change === 'play')).toEqual([])
    stop()
  })

  test('an unsubscribed listener receives nothing more while another listens to the same class', async () => {
    const classId = await newClass()
    const student = await newStudent(classId)
    const [gone, there] = [listen(classId), listen(classId)]
    await answerRight(student)
    await Promise.all([gone.waitFor('addition'), there.waitFor('addition')])
    gone.stop()
    gone.received.length = 0
    await opened.store.classes.update(classId, { name: 'Room 4' })
    await there.waitFor(null)
    expect(gone.received).toEqual([])
    there.stop()
  })

  test('a listener that throws does not keep another from being called', async () => {
    const classId = await newClass()
    const stopFailing = opened.store.changes.subscribe(classId, () => {
      throw new Error('out of order')
    })
    const { waitFor, stop } = listen(classId)
    await opened.store.classes.update(classId, { name: 'Room 4' })
    await waitFor(null)
    stopFailing()
    stop()
  })

  test('a change reaches every class when one notification cannot carry them all', async () => {
    const classIds = await Promise.all(Array.from({ length: 230 }, newClass))
    const listeners = classIds.map(listen)
    await Promise.all(classIds.map((classId) => opened.store.classes.update(classId, { name: 'Room 5' })))
    for (const { waitFor, stop } of listeners) {
      await waitFor(null)
      stop()
    }
  })

  test('a listener receives later changes after the connection was lost', async ({ skip }) => {
    skip(!opened.database.databaseUrl, 'SQLite has no connection to break')
    const classId = await newClass()
    const student = await newStudent(classId)
    const { received, waitFor, stop } = listen(classId)
    await answerRight(student)
    await waitFor('addition')
    received.length = 0
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`.execute(opened.db)
    await waitFor(null)
    await answerRight(student, 2)
    await waitFor('addition')
    const { rows } = await sql`
      select pid from pg_stat_activity where datname = current_database() and query like 'listen %'`.execute(opened.db)
    expect(rows).toHaveLength(1)
    stop()
  })

  test.for([
    ['no list', () => 'x'],
    ['a list of nothing', () => '[null]'],
    ['an operation of a newer version', (classId: string) => JSON.stringify([{ classId, operation: 'algebra' }])],
    ['a kind of a newer version', (classId: string) => JSON.stringify([{ classId, kind: 'weather', operation: null }])],
    ['no kind, as in older versions', (classId: string) => JSON.stringify([{ classId, operation: null }])],
  ] as const)(
    'after an unreadable notification (%s), every class is read again and later changes arrive',
    async ([, payloadOf], { skip }) => {
      skip(!opened.database.databaseUrl, 'SQLite notifies nobody')
      const classId = await newClass()
      const student = await newStudent(classId)
      const { received, waitFor, stop } = listen(classId)
      await answerRight(student)
      await waitFor('addition')
      received.length = 0
      await sql`select pg_notify('class_changes', ${payloadOf(classId)})`.execute(opened.db)
      await waitFor(null)
      await answerRight(student, 2)
      await waitFor('addition')
      stop()
    },
  )
})
