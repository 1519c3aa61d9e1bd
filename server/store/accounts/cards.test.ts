import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { startContenders } from '../test/contenders.ts'
import { onBothEngines } from '../test/on-engines.ts'
import { newClaims } from '../test/samples.ts'
import { mostWrongTries } from './cards.ts'

onBothEngines((opened) => {
  async function listed() {
    const teacherId = newClaims().id
    const { id: classId } = (await opened.store.classes.create({ id: randomUUID(), name: 'Room 5', teacherId }))!
    const students = [{ firstName: 'Tūī', lastName: 'Rangi' }]
    await opened.store.listedStudents.add({ id: randomUUID(), classId, students })
    const [card] = await opened.store.cards.listOf(classId)
    return { classId, teacherId, studentId: card!.studentId }
  }
  const stateOf = async (classId: string) => (await opened.store.cards.listOf(classId))[0]
  const take = ({ classId, studentId }: { classId: string; studentId: string }, times = 1) =>
    Promise.all(Array.from({ length: times }, () => opened.store.cards.takeTry(classId, studentId)))

  test('a card has five tries, and a right one gives all of them back', async () => {
    const { cards } = opened.store
    const { classId, studentId } = await listed()
    opened.clock.now += 1000
    expect(await cards.takeTry(classId, studentId)).toEqual({ studentId, version: 1, tries: 1 })
    expect(await stateOf(classId)).toMatchObject({ wrongTries: 1, triedAt: opened.clock.now, usedAt: null })
    await take({ classId, studentId }, mostWrongTries - 1)
    expect(await cards.use({ studentId, version: 1 }, 'pictures')).toBe(true)
    expect(await stateOf(classId)).toMatchObject({ wrongTries: 0, usedAt: opened.clock.now })
  })

  test('a right try does not count if a sixth one was made in the same moment', async () => {
    const { cards } = opened.store
    const { classId, studentId } = await listed()
    const [, , , , fifth] = await take({ classId, studentId }, mostWrongTries)
    const shutAt = opened.clock.now
    opened.clock.now += 1000
    expect(await cards.takeTry(classId, studentId)).toBeNull()
    expect((await stateOf(classId))?.triedAt).toBe(shutAt)
    expect(await cards.use(fifth!, 'pictures')).toBe(false)
    expect((await stateOf(classId))?.usedAt).toBeNull()
    // The QR code of the same card still works, and does not open the pictures.
    expect(await cards.use(fifth!, 'key')).toBe(true)
    expect(await cards.takeTry(classId, studentId)).toBeNull()
  })

  test('a teacher opens the pictures again, and a new card has all its tries', async () => {
    const { cards } = opened.store
    const { classId, studentId } = await listed()
    await take({ classId, studentId }, 20)
    expect(await cards.openPictures(classId, studentId)).toBe(true)
    expect(await cards.openPictures(classId, studentId)).toBe(true)
    expect(await cards.takeTry(classId, studentId)).toMatchObject({ tries: 1 })
    await take({ classId, studentId }, 20)
    expect(await cards.replace(classId, [{ studentId, version: 1 }])).toEqual([studentId])
    expect(await cards.takeTry(classId, studentId)).toEqual({ studentId, version: 2, tries: 1 })
    expect(await cards.use({ studentId, version: 1 }, 'pictures')).toBe(false)
  })

  test('no try is counted for another class, a student who has left, a closed account or an erased one', async () => {
    const { store } = opened
    const [one, other, gone, closed, erased] = await Promise.all([listed(), listed(), listed(), listed(), listed()])
    expect(await store.cards.takeTry(other.classId, one.studentId)).toBeNull()
    expect(await store.cards.openPictures(other.classId, one.studentId)).toBe(false)
    await store.removals.removeStudent({ ...gone, id: randomUUID(), removedBy: gone.teacherId })
    await store.accounts.disable(closed.studentId, true)
    await store.erasures.eraseAccount({ id: erased.studentId, email: null })
    for (const card of [gone, closed, erased]) expect(await take(card)).toEqual([null])
    expect(await stateOf(one.classId)).toMatchObject({ wrongTries: 0, triedAt: null, closedAt: null })
    expect(await stateOf(closed.classId)).toMatchObject({ wrongTries: 0, closedAt: opened.clock.now })
  })

  test('three processes that try at the same moment get five tries together', async () => {
    const { classId, studentId } = await listed()
    const contenders = startContenders(3)
    try {
      await contenders.open(opened.database)
      const tries = []
      for (let i = 0; i < 4; i++)
        tries.push(
          ...(await contenders.all(
            Array.from({ length: 3 }, () => ({ noun: 'cards', method: 'takeTry', args: [classId, studentId] })),
          )),
        )
      expect(tries.filter((card) => card !== null)).toHaveLength(mostWrongTries)
    } finally {
      await contenders.end()
    }
  }, 60_000)
})
