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

  /** Subscribes to the changes of a class and records them. */
  const listen = (classId: string) => {
    const received: (Operation | null)[] = []
    let check = () => {}
    const stop = opened.store.changes.subscribe(classId, (operation) => {
      received.push(operation)
      check()
    })
    const waitFor = (operation: Operation | null) =>
      new Promise<void>((resolve) => {
        check = () => received.includes(operation) && resolve()
        check()
      })
    return { received, stop, waitFor }
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

  test('an answer that raises no best streak is not announced', async () => {
    const classId = await newClass()
    const student = await newStudent(classId)
    const { received, waitFor, stop } = listen(classId)
    await answerRight(student, 2)
    await waitFor('addition')
    received.length = 0
    await answerRight(student, 1)
    await opened.store.classes.update(classId, { name: 'Room 4' })
    await waitFor(null)
    expect(received).toEqual([null])
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
