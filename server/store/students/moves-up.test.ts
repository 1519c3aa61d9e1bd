import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { onBothEngines } from '../test/on-engines.ts'
import { newClaims } from '../test/samples.ts'
import { contentsOf } from '../test/table-contents.ts'

onBothEngines((opened) => {
  async function classOf() {
    const made = await opened.store.classes.create({ id: randomUUID(), name: 'Room 5', teacherId: newClaims().id })
    return made!.id
  }
  /** Adds listed students to a class. Returns their ids. */
  async function listed(classId: string, count: number) {
    const students = Array.from({ length: count }, (_, i) => ({ firstName: `Mia ${i}`, lastName: 'Chen' }))
    await opened.store.listedStudents.add({ id: randomUUID(), classId, students })
    return idsIn(classId)
  }
  const idsIn = async (classId: string) => (await opened.store.classes.students(classId)).map(({ id }) => id)
  const moveOf = (classId: string, into: string, students: readonly string[]) => ({
    ...{ id: randomUUID(), classId, into, movedBy: 'hana', students },
  })
  const cardsIn = async (classId: string) =>
    (await opened.store.cards.listOf(classId)).map(({ studentId }) => studentId).sort()
  const { move, undo } = {
    move: (...args: Parameters<typeof moveOf>) => opened.store.movesUp.move(moveOf(...args)),
    undo: (classId: string, id: string, since = 0) => opened.store.movesUp.undo(classId, id, since),
  }

  test('students move with their cards, and an undo brings back equal rows', async () => {
    const [from, into] = [await classOf(), await classOf()]
    const students = await listed(from, 28)
    const rowsOf = async () => {
      const { memberships, cards, progress } = await contentsOf(opened.db)
      const ofClasses = ({ class_id }: Record<string, unknown>) => class_id === from || class_id === into
      return { memberships: memberships.filter(ofClasses), cards: cards.filter(ofClasses), progress }
    }
    const before = await rowsOf()
    const moved = moveOf(from, into, students)
    opened.clock.now += 1000
    expect(await opened.store.movesUp.move(moved)).toBe('moved')
    expect([await idsIn(from), await idsIn(into)]).toEqual([[], students])
    expect([await cardsIn(from), await cardsIn(into)]).toEqual([[], students])
    expect(await opened.store.movesUp.listOf(from, 0)).toEqual([
      { id: moved.id, into, students: 28, movedAt: opened.clock.now },
    ])
    expect(await undo(from, moved.id)).toBe(28)
    const after = await rowsOf()
    for (const table of ['memberships', 'cards', 'progress'] as const)
      expect(after[table].toSorted(byStudent)).toEqual(before[table].toSorted(byStudent))
    expect(await opened.store.movesUp.listOf(from, 0)).toEqual([])
  })

  test('the same move and the same undo again change nothing more, also at the same moment', async () => {
    const [from, into] = [await classOf(), await classOf()]
    const students = await listed(from, 3)
    const moved = moveOf(from, into, students)
    const moves = await Promise.all([1, 2, 3].map(() => opened.store.movesUp.move(moved)))
    expect(moves).toEqual(['moved', 'moved', 'moved'])
    expect(await idsIn(into)).toEqual(students)
    const undone = await Promise.all([1, 2, 3].map(() => undo(from, moved.id)))
    expect(undone).toEqual([3, 3, 3])
    expect(await idsIn(from)).toEqual(students)
  })

  test('a move that was undone is not made again by its id, and another move of its students is', async () => {
    const [from, into] = [await classOf(), await classOf()]
    const students = await listed(from, 3)
    const moved = moveOf(from, into, students.slice(0, 2))
    await opened.store.movesUp.move(moved)
    await undo(from, moved.id)
    expect(await opened.store.movesUp.move(moved)).toBe('undone')
    expect(await idsIn(from)).toEqual(students)
    expect(await move(from, into, moved.students)).toBe('moved')
    expect([await idsIn(from), await idsIn(into)]).toEqual([[students[2]], moved.students])
  })

  test('the id of a move is refused for other students or another class', async () => {
    const [from, into, other] = [await classOf(), await classOf(), await classOf()]
    const [first, second] = await listed(from, 2)
    const moved = moveOf(from, into, [first!])
    await opened.store.movesUp.move(moved)
    for (const change of [{ students: [second!] }, { students: [first!, second!] }, { into: other }])
      expect(await opened.store.movesUp.move({ ...moved, ...change })).toBe('idTaken')
    expect(await idsIn(from)).toEqual([second])
    expect(await opened.store.movesUp.move({ ...moved, classId: into, into: other })).toBe('idTaken')
    expect(await idsIn(into)).toEqual([first])
  })

  test('a move with a student who is not in the class moves nobody', async () => {
    const [from, into] = [await classOf(), await classOf()]
    const students = await listed(from, 2)
    const [stranger] = await listed(await classOf(), 1)
    expect(await move(from, into, [...students, stranger!])).toBe('noStudent')
    expect([await idsIn(from), await idsIn(into)]).toEqual([students, []])
    expect(await cardsIn(from)).toEqual(students)
  })

  test('an undo leaves students where they are who have moved or left since', async () => {
    const [from, into, further] = [await classOf(), await classOf(), await classOf()]
    const [stays, moves, leaves, returns] = await listed(from, 4)
    const moved = moveOf(from, into, [stays!, moves!, leaves!, returns!])
    await opened.store.movesUp.move(moved)
    opened.clock.now += 1000
    await move(into, further, [moves!])
    for (const student of [leaves!, returns!]) await opened.store.memberships.leave(student, into)
    await opened.store.memberships.join(returns!, into)
    expect(await undo(from, moved.id)).toBe(1)
    expect(await idsIn(from)).toEqual([stays])
    expect(await idsIn(into)).toEqual([returns])
    expect(await idsIn(further)).toEqual([moves])
    expect(await cardsIn(further)).toEqual([moves])
    expect(await undo(from, moved.id)).toBe(1)
  })

  test('a student who was in the other class before stays in it after an undo, and is in both classes', async () => {
    const [from, into] = [await classOf(), await classOf()]
    const [student] = await listed(from, 1)
    await opened.store.memberships.join(student!, into)
    const moved = moveOf(from, into, [student!])
    await opened.store.movesUp.move(moved)
    expect([await idsIn(from), await idsIn(into)]).toEqual([[], [student]])
    await undo(from, moved.id)
    expect([await idsIn(from), await idsIn(into)]).toEqual([[student], [student]])
    expect(await cardsIn(from)).toEqual([student])
  })

  test('an undo after the other class was deleted leaves students who had moved on or were removed from it', async () => {
    const [from, into, further] = [await classOf(), await classOf(), await classOf()]
    const [stays, moves, removed] = await listed(from, 3)
    const moved = moveOf(from, into, [stays!, moves!, removed!])
    await opened.store.movesUp.move(moved)
    opened.clock.now += 1000
    await move(into, further, [moves!])
    const removal = { id: randomUUID(), studentId: removed!, classId: into, removedBy: 'hana' }
    await opened.store.removals.removeStudent(removal)
    await opened.store.classes.delete(into)
    expect(await undo(from, moved.id)).toBe(1)
    expect(await undo(from, moved.id)).toBe(1)
    expect([await idsIn(from), await idsIn(further)]).toEqual([[stays], [moves]])
    expect([await cardsIn(from), await cardsIn(further)]).toEqual([[stays], [moves]])
  })

  test('an undo after its time changes nothing', async () => {
    const [from, into] = [await classOf(), await classOf()]
    const students = await listed(from, 2)
    const moved = moveOf(from, into, students)
    await opened.store.movesUp.move(moved)
    expect(await undo(from, moved.id, opened.clock.now + 1)).toBeNull()
    expect(await opened.store.movesUp.listOf(from, opened.clock.now + 1)).toEqual([])
    expect(await idsIn(into)).toEqual(students)
    expect(await undo(from, moved.id, opened.clock.now)).toBe(2)
  })

  test('students move into neither an archived nor a deleted class, and not beyond 500 in a class', async () => {
    const [from, archived, deleted, full] = [await classOf(), await classOf(), await classOf(), await classOf()]
    const [student] = await listed(from, 1)
    await opened.store.classes.archive(archived, true)
    await opened.store.classes.delete(deleted)
    await listed(full, 500)
    expect(await move(from, archived, [student!])).toBe('noClass')
    expect(await move(from, deleted, [student!])).toBe('noClass')
    expect(await move(from, full, [student!])).toBe('tooMany')
    expect(await idsIn(from)).toEqual([student])
  })

  test('a student who was removed from the other class is no longer among its removed students', async () => {
    const [from, into] = [await classOf(), await classOf()]
    const [student] = await listed(from, 1)
    await opened.store.memberships.join(student!, into)
    const removal = { id: randomUUID(), studentId: student!, classId: into, removedBy: 'hana' }
    await opened.store.removals.removeStudent(removal)
    await move(from, into, [student!])
    expect(await opened.store.removals.listBlocked(into)).toEqual([])
    expect(await idsIn(into)).toEqual([student])
  })

  test('the id of a move is no removal that a removal could undo or repeat', async () => {
    const [from, into] = [await classOf(), await classOf()]
    const [student] = await listed(from, 1)
    const moved = moveOf(from, into, [student!])
    await opened.store.movesUp.move(moved)
    const removal = { id: moved.id, studentId: student!, classId: from }
    const within = { membership: 20_000, progress: 20_000 }
    expect(await opened.store.removals.undo(removal, within)).toBe('notFound')
    expect(await opened.store.movesUp.intoOf(from, moved.id)).toBe(into)
    expect(await opened.store.movesUp.intoOf(into, moved.id)).toBeNull()
  })
})

const byStudent = (one: Record<string, unknown>, other: Record<string, unknown>) =>
  String(one.student_id) < String(other.student_id) ? -1 : 1
