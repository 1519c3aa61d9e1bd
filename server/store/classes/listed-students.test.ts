import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { onBothEngines } from '../test/on-engines.ts'
import { newClaims } from '../test/samples.ts'
import { contentsOf } from '../test/table-contents.ts'

const named = (count: number) => Array.from({ length: count }, (_, i) => ({ firstName: `Mia ${i}`, lastName: 'Chen' }))

onBothEngines((opened) => {
  async function classOf() {
    const teacherId = newClaims().id
    const made = await opened.store.classes.create({ id: randomUUID(), name: 'Room 5', teacherId })
    return { ...made!, teacherId }
  }
  const countOf = async (classId: string) => (await opened.store.classes.students(classId)).length

  test('a list adds registered students without an e-mail, each with a card', async () => {
    const { id: classId } = await classOf()
    const students = [{ firstName: 'Tūī', lastName: 'Rangi' }]
    expect(await opened.store.listedStudents.add({ id: randomUUID(), classId, students })).toBe('added')
    const [student] = await opened.store.classes.students(classId)
    expect(student).toMatchObject({ ...students[0], picture: null })
    const id = student!.id
    const account = { role: 'student', isRegistrationComplete: true, email: null, displayName: null, isDisabled: false }
    expect(await opened.store.accounts.select(id)).toMatchObject(account)
    expect(await opened.store.cards.listOf(classId)).toEqual([
      { studentId: id, version: 1, usedAt: null, wrongTries: 0, triedAt: null, closedAt: null },
    ])
    expect(await opened.store.retention.unusedInClass(classId, opened.clock.now)).toEqual(new Map())
  })

  test('the same list again adds nobody, also at the same moment and after a student has left or was erased', async () => {
    const { id: classId, teacherId } = await classOf()
    const list = { id: randomUUID(), classId, students: named(3) }
    const { add } = opened.store.listedStudents
    expect(await Promise.all([add(list), add(list), add(list)])).toEqual(['added', 'added', 'added'])
    expect(await countOf(classId)).toBe(3)
    const [gone, erased] = await opened.store.classes.students(classId)
    await opened.store.removals.removeStudent({ id: randomUUID(), studentId: gone!.id, classId, removedBy: teacherId })
    await opened.store.erasures.eraseAccount({ id: erased!.id, email: null })
    expect(await add(list)).toBe('added')
    expect(await add({ ...list, students: named(5) })).toBe('added')
    expect(await countOf(classId)).toBe(1)
  })

  test('the id of a list of another class names other students', async () => {
    const [one, other] = [await classOf(), await classOf()]
    const id = randomUUID()
    await opened.store.listedStudents.add({ id, classId: one.id, students: named(2) })
    await opened.store.listedStudents.add({ id, classId: other.id, students: named(2) })
    const ids = await Promise.all([one, other].map(async ({ id }) => opened.store.cards.listOf(id)))
    expect(new Set(ids.flat().map(({ studentId }) => studentId)).size).toBe(4)
  })

  test('a class has 500 students after its lists at most, also if two lists come at once, and a list is added whole', async () => {
    const { id: classId } = await classOf()
    const list = (count: number) => ({ id: randomUUID(), classId, students: named(count) })
    const { add } = opened.store.listedStudents
    const outcomes = await Promise.all([add(list(300)), add(list(300))])
    expect(outcomes.sort()).toEqual(['added', 'tooMany'])
    expect(await countOf(classId)).toBe(300)
    expect(await add(list(201))).toBe('tooMany')
    expect(await add(list(200))).toBe('added')
    expect(await countOf(classId)).toBe(500)
  })

  test('a list of a class that is deleted meanwhile adds nobody', async () => {
    const { id: classId } = await classOf()
    await opened.store.classes.delete(classId)
    const before = (await contentsOf(opened.db)).accounts.length
    expect(await opened.store.listedStudents.add({ id: randomUUID(), classId, students: named(2) })).toBe('notFound')
    expect((await contentsOf(opened.db)).accounts).toHaveLength(before)
  })

  test('an erased listed student is in no table, and the undo brings the card back', async () => {
    const { id: classId } = await classOf()
    await opened.store.listedStudents.add({ id: randomUUID(), classId, students: named(1) })
    const [card] = await opened.store.cards.listOf(classId)
    const id = card!.studentId
    const receipt = await opened.store.erasures.eraseAccount({ id, email: null })
    expect(receipt.rows).toEqual({ accounts: 1, cards: 1, memberships: 1 })
    const { erased: _, ...others } = await contentsOf(opened.db)
    expect(JSON.stringify(others)).not.toContain(id)
    expect(await opened.store.cards.select(id)).toBeNull()
    await opened.store.erasures.undo(receipt.id)
    expect(await opened.store.cards.listOf(classId)).toEqual([card])
  })

  test('a new card replaces the named version once, and ends the sessions of its student', async () => {
    const { id: classId } = await classOf()
    await opened.store.listedStudents.add({ id: randomUUID(), classId, students: named(2) })
    const [one, other] = await opened.store.cards.listOf(classId)
    for (const { studentId } of [one!, other!]) await opened.store.sessions.create(`${studentId} session`, studentId)
    const replace = () => opened.store.cards.replace(classId, [one!])
    expect(await replace()).toEqual([one!.studentId])
    expect(await replace()).toEqual([])
    expect(await opened.store.cards.select(one!.studentId)).toMatchObject({ version: 2 })
    expect(await opened.store.cards.select(other!.studentId)).toMatchObject({ version: 1 })
    expect(await opened.store.sessions.selectWithAccount(`${one!.studentId} session`, null)).toBeNull()
    expect(await opened.store.sessions.selectWithAccount(`${other!.studentId} session`, null)).not.toBeNull()
    expect(await opened.store.cards.use(one!, 'key')).toBe(false)
  })

  test('a card counts as a sign-in for retention, and a closed account has no card that opens it', async () => {
    const { id: classId } = await classOf()
    await opened.store.listedStudents.add({ id: randomUUID(), classId, students: named(1) })
    const [card] = await opened.store.cards.listOf(classId)
    opened.clock.now += 1000
    expect(await opened.store.cards.use(card!, 'key')).toBe(true)
    expect(await opened.store.cards.listOf(classId)).toEqual([{ ...card, usedAt: opened.clock.now }])
    expect(await opened.store.retention.unusedInClass(classId, opened.clock.now)).toEqual(new Map())
    await opened.store.accounts.disable(card!.studentId, true)
    expect(await opened.store.cards.select(card!.studentId)).toBeNull()
  })
})
