import { randomUUID } from 'node:crypto'
import { beforeAll, expect, test } from 'vitest'
import { roundRow } from '../rounds/take-rounds.ts'
import { onBothEngines } from '../test/on-engines.ts'
import { additionLevel, playRight, saveOf } from '../test/samples.ts'

onBothEngines((opened) => {
  const classId = randomUUID()
  const [program, child] = [randomUUID(), randomUUID()]

  /** A student who saved 60 rounds in a row, and a child with three older ones. Each began to arrive at its number. */
  beforeAll(async () => {
    const level = await additionLevel()
    const rowsOf = (studentId: string, many: number, from: number) =>
      Array.from({ length: many }, (_, i) => {
        const row = roundRow(saveOf(playRight(level, 1, studentId), 0, 1), 1, from + i)
        return { ...row, operation: 'timestable', level_id: '1.1', made_at: from + i }
      })
    await opened.store.classes.create({ id: classId, name: 'Room 5', teacherId: 'hana' })
    for (const student of [program, child]) await opened.store.memberships.join(student, classId)
    await opened.db
      .insertInto('rounds')
      .values([...rowsOf(program, 60, 1000), ...rowsOf(child, 3, 10)])
      .execute()
  })

  const reads = [
    [
      'roundsInClass',
      (...given: [string, number, { inClass: number; ofStudent: number }]) =>
        opened.store.insight.roundsInClass(...given),
    ],
    [
      'factRounds',
      (...given: [string, number, { inClass: number; ofStudent: number }]) => opened.store.factRounds.inClass(...given),
    ],
  ] as const

  test.each(reads)('%s reads every round of a class within the limit', async (_, read) => {
    expect(await read(classId, 0, { inClass: 63, ofStudent: 5 })).toHaveLength(63)
    expect(await read(classId, 1000, { inClass: 60, ofStudent: 5 })).toHaveLength(60)
  })

  test.each(reads)(
    '%s reads the newest rounds of each student beyond the limit, and hides no other student',
    async (_, read) => {
      const rounds = await read(classId, 0, { inClass: 62, ofStudent: 5 })
      const timesOf = (id: string) => rounds.filter(({ studentId }) => studentId === id).map(({ madeAt }) => madeAt)
      expect(timesOf(program).sort()).toEqual([1055, 1056, 1057, 1058, 1059])
      expect(timesOf(child).sort()).toEqual([10, 11, 12])
    },
  )

  test('the rounds of a task are limited student by student too', async () => {
    const { taskRounds } = opened.store
    const parts = [{ kind: 'level', operation: 'timestable', levelId: '1.1' }] as const
    const read = async (since: number, inClass: number) => {
      const rounds = await taskRounds.inClass(classId, { parts, since }, { inClass, ofStudent: 2 })
      return [program, child].map((id) =>
        rounds
          .get(id)
          ?.map(({ madeAt }) => madeAt)
          .sort(),
      )
    }
    expect((await read(0, 63))[0]).toHaveLength(60)
    expect(await read(0, 62)).toEqual([
      [1058, 1059],
      [11, 12],
    ])
    expect(await read(1000, 60)).toEqual([expect.anything(), undefined])
    const newest = await taskRounds.ofStudent(program, { parts, since: 0 }, 2)
    expect(newest.map(({ madeAt }) => madeAt)).toEqual([1059, 1058])
  })

  test('the reads of one student take the newest rounds', async () => {
    const { insight, factRounds, practice } = opened.store
    const newest = [1059, 1058]
    expect((await insight.roundsOfStudent(program, 0, 2)).map(({ madeAt }) => madeAt)).toEqual(newest)
    expect((await factRounds.ofStudent(program, 0, 2)).map(({ madeAt }) => madeAt)).toEqual(newest)
    expect(await practice.playedSince(program, 0, 2)).toEqual(newest)
  })
})
