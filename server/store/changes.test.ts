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

  /** Gathers what a class is told. */
  const listen = (classId: string) => {
    const told: (Operation | null)[] = []
    let look = () => {}
    const stop = opened.store.changes.listen(classId, (operation) => {
      told.push(operation)
      look()
    })
    const until = (operation: Operation | null) =>
      new Promise<void>((heard) => {
        look = () => told.includes(operation) && heard()
        look()
      })
    return { told, stop, until }
  }

  test('a class is told what its students reach, and so are their other classes', async () => {
    const [one, two] = [await newClass(), await newClass()]
    const student = await newStudent(one, two)
    const heard = [listen(one), listen(two)]
    await answerRight(student)
    for (const { until, stop } of heard) {
      await until('addition')
      stop()
    }
  })

  test('answers of a whole class at the same moment are not told one by one', async () => {
    const classId = await newClass()
    const students = await Promise.all(Array.from({ length: 40 }, () => newStudent(classId)))
    const { told, until, stop } = listen(classId)
    await Promise.all(students.map((student) => answerRight(student)))
    await until('addition')
    expect(told.filter((operation) => operation === 'addition').length).toBeLessThan(10)
    stop()
  })

  test('answers that raise no best are not told', async () => {
    const classId = await newClass()
    const student = await newStudent(classId)
    const { told, until, stop } = listen(classId)
    await answerRight(student, 2)
    await until('addition')
    told.length = 0
    await answerRight(student, 1)
    await opened.store.classes.rename(classId, 'Room 4')
    await until(null)
    expect(told).toEqual([null])
    stop()
  })

  test('who has stopped listening is told nothing more, though others listen to the same class', async () => {
    const classId = await newClass()
    const student = await newStudent(classId)
    const [gone, there] = [listen(classId), listen(classId)]
    await answerRight(student)
    await Promise.all([gone.until('addition'), there.until('addition')])
    gone.stop()
    gone.told.length = 0
    await opened.store.classes.rename(classId, 'Room 4')
    await there.until(null)
    expect(gone.told).toEqual([])
    there.stop()
  })

  test('one who fails at what they are told keeps nobody else from being told', async () => {
    const classId = await newClass()
    const stopFailing = opened.store.changes.listen(classId, () => {
      throw new Error('out of order')
    })
    const { until, stop } = listen(classId)
    await opened.store.classes.rename(classId, 'Room 4')
    await until(null)
    stopFailing()
    stop()
  })

  test('more classes than one notification carries are all told', async () => {
    const classIds = await Promise.all(Array.from({ length: 230 }, newClass))
    const heard = classIds.map(listen)
    await Promise.all(classIds.map((classId) => opened.store.classes.rename(classId, 'Room 5')))
    for (const { until, stop } of heard) {
      await until(null)
      stop()
    }
  })

  test('a connection that breaks is opened again; listeners are told to read again, and then hear as before', async ({
    skip,
  }) => {
    skip(!opened.database.databaseUrl, 'SQLite has no connection to break')
    const classId = await newClass()
    const student = await newStudent(classId)
    const { told, until, stop } = listen(classId)
    await answerRight(student)
    await until('addition')
    told.length = 0
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'listen %'`.execute(opened.db)
    await until(null)
    await answerRight(student, 2)
    await until('addition')
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
    'what cannot be understood, %s, has classes read again, and what follows is heard',
    async ([, payloadOf], { skip }) => {
      skip(!opened.database.databaseUrl, 'SQLite notifies nobody')
      const classId = await newClass()
      const student = await newStudent(classId)
      const { told, until, stop } = listen(classId)
      await answerRight(student)
      await until('addition')
      told.length = 0
      await sql`select pg_notify('class_changes', ${payloadOf(classId)})`.execute(opened.db)
      await until(null)
      await answerRight(student, 2)
      await until('addition')
      stop()
    },
  )
})
