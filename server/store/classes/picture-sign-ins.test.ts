import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { onBothEngines } from '../test/on-engines.ts'
import { newClaims } from '../test/samples.ts'

const minute = 60_000

onBothEngines((opened) => {
  const newClass = async () =>
    (await opened.store.classes.create({ id: randomUUID(), name: 'Room 5', teacherId: newClaims().id }))!

  test('a class is open for the sign-in until its time, and not a moment longer', async () => {
    const { pictureSignIns } = opened.store
    const classroom = await newClass()
    const { id, code } = classroom
    expect(await pictureSignIns.selectOpen(code)).toBeNull()
    const until = opened.clock.now + 60 * minute
    await pictureSignIns.set(id, until)
    expect(await pictureSignIns.selectOpen(code)).toEqual(classroom)
    expect(await pictureSignIns.untilOf(id)).toBe(until)
    opened.clock.now = until - 1
    expect(await pictureSignIns.selectOpen(code)).toEqual(classroom)
    opened.clock.now = until
    expect([await pictureSignIns.selectOpen(code), await pictureSignIns.untilOf(id)]).toEqual([null, null])
  })

  test('a class that is shut, deleted, or has another code is not open', async () => {
    const { pictureSignIns, classes } = opened.store
    const [shut, deleted, changed] = [await newClass(), await newClass(), await newClass()]
    for (const { id } of [shut, deleted, changed]) await pictureSignIns.set(id, opened.clock.now + minute)
    await pictureSignIns.set(shut.id, null)
    await classes.delete(deleted.id)
    const { code } = (await classes.changeCode(changed.id, changed.code))!
    for (const one of [shut, deleted, changed]) expect(await pictureSignIns.selectOpen(one.code)).toBeNull()
    expect(await pictureSignIns.selectOpen(code)).toMatchObject({ id: changed.id })
  })
})
