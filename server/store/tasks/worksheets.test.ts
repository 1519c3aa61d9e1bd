import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { onBothEngines } from '../test/on-engines.ts'
import { newClaims } from '../test/samples.ts'
import { createWorksheets, type NewWorksheet } from './worksheets.ts'

onBothEngines((opened) => {
  const sheetOf = (teacherId: string): NewWorksheet => ({
    ...{ teacherId, id: randomUUID(), classId: randomUUID(), title: 'Hops', count: 20, isForEach: false, rules: 1 },
    content: { kind: 'levels', levels: [{ operation: 'addition', levelId: '2.5' }] },
    layout: { columns: 2, isLarge: false, hasSquares: true, hasName: true, hasKey: false, paper: 'Letter' },
  })

  test('a drawn code that a worksheet has already is drawn again', async () => {
    const teacherId = newClaims().id
    const codes = ['23456789', '23456789', '98765432']
    const worksheets = createWorksheets(
      opened.db,
      () => 1,
      () => codes.shift() ?? '',
    )
    const [first, second] = [sheetOf(teacherId), sheetOf(teacherId)]
    await worksheets.create(first)
    await worksheets.create(second)
    expect((await worksheets.select(teacherId, first.id))?.code).toBe('23456789')
    expect((await worksheets.selectByCode(teacherId, '98765432'))?.id).toBe(second.id)
    expect(await worksheets.countOfTeacher(teacherId)).toBe(2)
  })

  test('every teacher of its class sees a worksheet, with the class, and its maker sees it without one', async () => {
    const [maker, colleague] = [newClaims().id, newClaims().id]
    const classroom = await opened.store.classes.create({ id: randomUUID(), name: 'Room 5', teacherId: colleague })
    const sheet = { ...sheetOf(maker), classId: classroom!.id }
    await opened.store.worksheets.create(sheet)
    const { code } = (await opened.store.worksheets.select(maker, sheet.id))!
    const { teacherId: _, ...shown } = sheet
    const { id, name, code: classCode } = classroom!
    expect(await opened.store.worksheets.selectByCode(colleague, code)).toEqual({
      ...{ ...shown, code, classroom: { id, code: classCode, name } },
    })
    expect((await opened.store.worksheets.selectByCode(maker, code))?.classroom).toBeNull()
    expect(await opened.store.worksheets.selectByCode(newClaims().id, code)).toBeNull()
  })
})
