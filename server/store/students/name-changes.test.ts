import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { onBothEngines } from '../test/on-engines.ts'
import { newClaims } from '../test/samples.ts'

const within = 60_000
const mia = { firstName: 'Mia', lastName: 'Chen' }
const ana = { firstName: 'Ana', lastName: 'Chen' }
const ben = { firstName: 'Ben', lastName: 'Chen' }

onBothEngines((opened) => {
  const newClass = async () => {
    const fields = { id: randomUUID(), name: 'Room 3', teacherId: newClaims().id }
    await opened.store.classes.create(fields)
    return fields
  }

  /** Creates Mia, who has joined the classes of two teachers. */
  async function miaInTwoClasses() {
    const { id: studentId, ...claims } = newClaims()
    await opened.store.accounts.signIn(claims)
    await opened.store.accounts.completeStudent(studentId, mia)
    const [own, other] = [await newClass(), await newClass()]
    for (const { id } of [own, other]) {
      opened.clock.now += 1
      await opened.store.memberships.join(studentId, id)
    }
    const rename = (to: typeof mia, teacherId = own.teacherId) =>
      opened.store.nameChanges.rename({ studentId, teacherId }, to)
    const undo = (id: string | undefined, teacherId = own.teacherId) =>
      opened.store.nameChanges.undo({ studentId, teacherId, id: id ?? '' }, within)
    const name = async () => {
      const [{ firstName, lastName } = { firstName: '', lastName: '' }] = await opened.store.accounts.names([studentId])
      return { firstName, lastName }
    }
    const changes = async (classId = own.id) => {
      const all = await opened.store.studentChanges.inClass(classId, opened.clock.now - within)
      return all.filter((change) => change.kind === 'name')
    }
    return { studentId, own, other, rename, undo, name, changes }
  }

  test('a change is stored with the teacher, the time and both names, and each class of the student has it', async () => {
    const { studentId, own, other, rename, name, changes } = await miaInTwoClasses()
    opened.clock.now += 1000
    expect(await rename(ana)).toBe('renamed')
    expect(await name()).toEqual(ana)
    const change = { studentId, changedBy: own.teacherId, changedAt: opened.clock.now }
    expect(await changes()).toEqual([
      { id: expect.any(String), ...change, kind: 'name', before: mia, after: ana, isLatest: true },
    ])
    expect(await changes(other.id)).toEqual(await changes())
    expect(await changes((await newClass()).id)).toEqual([])
  })

  test('the same name again is no change, and an account that does not exist has no name', async () => {
    const { own, rename, changes } = await miaInTwoClasses()
    expect([await rename(mia), await rename(ana), await rename(ana)]).toEqual(['renamed', 'renamed', 'renamed'])
    expect(await changes()).toHaveLength(1)
    const nobody = { studentId: newClaims().id, teacherId: own.teacherId }
    expect(await opened.store.nameChanges.rename(nobody, ana)).toBe('notFound')
  })

  test('the operator corrects the name of a student without a current class, and deletes earlier names', async () => {
    const { studentId, own, other, rename, undo, name, changes } = await miaInTwoClasses()
    await rename(ana)
    const [change] = await changes()
    await opened.store.memberships.leave(studentId, other.id)
    expect(await opened.store.nameChanges.correct(studentId, ben)).toBe('inClass')
    expect(await name()).toEqual(ana)
    await opened.store.classes.archive(own.id, true)
    expect(await opened.store.nameChanges.correct(studentId, ben)).toBe('corrected')
    expect(await name()).toEqual(ben)
    await opened.store.classes.archive(own.id, false)
    expect([await changes(), await undo(change?.id)]).toEqual([[], 'notFound'])
    expect(await name()).toEqual(ben)
    expect(await opened.store.nameChanges.correct(newClaims().id, ben)).toBe('notFound')
  })

  test('changes are undone from the latest to the first, by any teacher, and a second undo changes nothing', async () => {
    const { other, rename, undo, name, changes } = await miaInTwoClasses()
    await rename(ana)
    await rename(ben)
    const [second, first] = await changes()
    expect([second?.isLatest, first?.isLatest]).toEqual([true, false])
    expect(await undo(first?.id)).toBe('superseded')
    expect(await name()).toEqual(ben)
    expect(await undo(second?.id, other.teacherId)).toBe('undone')
    expect(await name()).toEqual(ana)
    expect(await undo(second?.id)).toBe('undone')
    expect(await name()).toEqual(ana)
    expect(await changes()).toMatchObject([{ id: first?.id, isLatest: true }])
    expect(await undo(first?.id)).toBe('undone')
    expect(await name()).toEqual(mia)
    expect(await changes()).toEqual([])
  })

  test('an undone change stays undone after a later change', async () => {
    const { rename, undo, name, changes } = await miaInTwoClasses()
    await rename(ana)
    const [first] = await changes()
    await undo(first?.id)
    await rename(ben)
    expect(await undo(first?.id)).toBe('undone')
    expect(await name()).toEqual(ben)
  })

  test('a change can be undone only within its time and for its student', async () => {
    const { rename, undo, name, changes } = await miaInTwoClasses()
    const neighbour = await miaInTwoClasses()
    await rename(ana)
    const [change] = await changes()
    expect(await neighbour.undo(change?.id)).toBe('notFound')
    expect(await undo(randomUUID())).toBe('notFound')
    opened.clock.now += within + 1
    expect(await changes()).toEqual([])
    expect(await undo(change?.id)).toBe('tooLate')
    expect(await name()).toEqual(ana)
    opened.clock.now -= 1
    expect(await undo(change?.id)).toBe('undone')
  })

  test('a name locked in a class is changed and restored by its teacher only', async () => {
    const { own, other, rename, undo, name, changes } = await miaInTwoClasses()
    await rename(ana, other.teacherId)
    const [change] = await changes()
    await opened.store.classes.update(own.id, { namesLocked: true })
    expect(await rename(ben, other.teacherId)).toBe('locked')
    expect(await undo(change?.id, other.teacherId)).toBe('locked')
    expect(await name()).toEqual(ana)
    expect(await undo(change?.id)).toBe('undone')
    expect(await rename(ben)).toBe('renamed')
    await opened.store.classes.update(own.id, { namesLocked: false })
    expect(await rename(ana, other.teacherId)).toBe('renamed')
  })

  test('of several classes that lock names, the one that the student joined first counts', async () => {
    const { own, other, rename } = await miaInTwoClasses()
    await opened.store.classes.update(other.id, { namesLocked: true })
    expect([await rename(ana), await rename(ana, other.teacherId)]).toEqual(['locked', 'renamed'])
    await opened.store.classes.update(own.id, { namesLocked: true })
    expect([await rename(ben), await rename(mia, other.teacherId)]).toEqual(['renamed', 'locked'])
  })

  test('a lock ends when the student leaves the class, and when the class is deleted', async () => {
    const { studentId, own, other, rename } = await miaInTwoClasses()
    await opened.store.classes.update(own.id, { namesLocked: true })
    await opened.store.memberships.leave(studentId, own.id)
    expect(await rename(ana, other.teacherId)).toBe('renamed')
    await opened.store.memberships.join(studentId, own.id)
    expect(await rename(ben, other.teacherId)).toBe('locked')
    await opened.store.classes.delete(own.id)
    expect(await rename(ben, other.teacherId)).toBe('renamed')
  })

  test('changes of one moment come one after another, and their undos lead back to the first name', async () => {
    for (let i = 0; i < 5; i++) {
      const { rename, undo, name, changes } = await miaInTwoClasses()
      await Promise.all([rename(ana), rename(ben)])
      const [last, first] = await changes()
      expect([first?.before, last?.before, last?.after]).toEqual([mia, first?.after, await name()])
      expect(await Promise.all([undo(last?.id), undo(last?.id)])).toEqual(['undone', 'undone'])
      const cooper = { ...mia, lastName: 'Cooper' }
      const [outcome] = await Promise.all([undo(first?.id), rename(cooper)])
      expect(['undone', 'superseded']).toContain(outcome)
      // An undo that came second has restored nothing, and one that came first is followed by the new name.
      expect(await name()).toEqual(cooper)
    }
  })

  test('old changes are deleted with their names, and later ones stay', async () => {
    const { rename, changes } = await miaInTwoClasses()
    await opened.store.nameChanges.deleteBefore(Number.MAX_SAFE_INTEGER)
    await rename(ana)
    opened.clock.now += 1000
    await rename(ben)
    expect(await opened.store.nameChanges.deleteBefore(opened.clock.now)).toBe(1)
    expect(await changes()).toMatchObject([{ after: ben, isLatest: true }])
  })
})
