import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { onBothEngines } from '../test/on-engines.ts'
import { playground } from '../test/playground.ts'
import { additionLevel, newClaims, playRight } from '../test/samples.ts'
import { devicesOfStudent, reportLasts } from './devices.ts'

onBothEngines((opened) => {
  const { newStudent, save } = playground(opened)
  const setAsideOf = async ({ studentId, classId }: { studentId: string; classId: string }) =>
    (await opened.store.devices.setAsideInClass(classId)).get(studentId)

  test('the last move of a round is known to its student, and to nobody else', async () => {
    const { studentId } = await newStudent()
    const round = playRight(await additionLevel(), 3, studentId)
    await save(round, 0, 3)
    const asked = [round.roundId, randomUUID()]
    expect(await opened.store.devices.lastMoves(studentId, asked)).toEqual(new Map([[round.roundId, 3]]))
    expect(await opened.store.devices.lastMoves(newClaims().id, asked)).toEqual(new Map())
  })

  test('a report replaces the last one of its device, and the reports of two devices add up', async () => {
    const student = await newStudent()
    const [tablet, laptop] = [randomUUID(), randomUUID()]
    await opened.store.devices.report(student.studentId, tablet, 5)
    await opened.store.devices.report(student.studentId, tablet, 2)
    await opened.store.devices.report(student.studentId, laptop, 1)
    expect(await setAsideOf(student)).toBe(3)
    await opened.store.devices.report(student.studentId, tablet, 0)
    expect(await setAsideOf(student)).toBe(1)
  })

  test('a report counts for thirty days', async () => {
    const student = await newStudent()
    await opened.store.devices.report(student.studentId, randomUUID(), 2)
    opened.clock.now += reportLasts
    expect(await setAsideOf(student)).toBe(2)
    opened.clock.now += 1
    expect(await setAsideOf(student)).toBeUndefined()
  })

  test('a student who reports from ever more devices fills a few rows only', async () => {
    const student = await newStudent()
    for (let i = 1; i <= devicesOfStudent + 4; i++) {
      opened.clock.now += 1
      await opened.store.devices.report(student.studentId, randomUUID(), i)
    }
    const rows = await opened.db
      .selectFrom('device_reports')
      .where('student_id', '=', student.studentId)
      .select('set_aside')
      .orderBy('set_aside')
      .execute()
    expect(rows.map((row) => row.set_aside)).toEqual([5, 6, 7, 8, 9, 10, 11, 12])
  })
})
