import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { mostTeachers } from '#contract'
import { onBothEngines } from '../test/on-engines.ts'
import { newClaims } from '../test/samples.ts'
import { invitationLasts } from './class-invitations.ts'

onBothEngines((opened) => {
  const coTeacher = (email: string) => ({ email, role: 'co-teacher', until: null }) as const
  const newTeacher = async () => {
    const { id, ...claims } = newClaims()
    const email = `${id}@kauri.school.nz`
    await opened.store.accounts.signIn({ ...claims, email }, 'teacher')
    return { id, email }
  }
  const newClass = async () => {
    const owner = await newTeacher()
    const made = await opened.store.classes.create({ id: randomUUID(), name: 'Room 7', teacherId: owner.id })
    return { id: made!.id, owner }
  }
  const rolesIn = async (id: string) =>
    (await opened.store.classTeachers.listOf(id)).map(({ email, role, since }) => [email, role, since !== null])

  test('an invited teacher has no role before accepting, and keeps the id of the invitation', async () => {
    const { classes, classInvitations, classTeachers } = opened.store
    const [{ id, owner }, mele] = [await newClass(), await newTeacher()]
    expect(await classTeachers.share(id, coTeacher(mele.email), owner.id)).toBe('shared')
    const [, invited] = await classTeachers.listOf(id)
    expect(invited).toMatchObject({ ...coTeacher(mele.email), since: null })
    expect(await classes.selectTaught(mele.id, id)).toBeNull()
    expect(await classInvitations.listFor(mele.email)).toEqual([
      { class: id, name: 'Room 7', role: 'co-teacher', until: null, ownerEmail: owner.email },
    ])
    expect(await classInvitations.accept(mele, id)).toBe(true)
    expect(await classInvitations.accept(mele, id)).toBe(true)
    expect(await classes.selectTaught(mele.id, id)).toMatchObject({ role: 'co-teacher' })
    const [, accepted] = await classTeachers.listOf(id)
    expect(accepted).toEqual({ ...invited, since: opened.clock.now })
    expect(await classInvitations.listFor(mele.email)).toEqual([])
  })

  test('an invitation is for its e-mail address only', async () => {
    const { classes, classInvitations, classTeachers } = opened.store
    const [{ id, owner }, mele, other] = [await newClass(), await newTeacher(), await newTeacher()]
    await classTeachers.share(id, coTeacher(mele.email), owner.id)
    expect(await classInvitations.accept(other, id)).toBe(false)
    expect(await classInvitations.accept({ id: other.id, email: null }, id)).toBe(false)
    await classInvitations.decline(other.email, id)
    expect(await classes.selectTaught(other.id, id)).toBeNull()
    expect(await classInvitations.listFor(mele.email)).toHaveLength(1)
  })

  test('a teacher with many classes does not hide the invitations of others', async () => {
    const { classes, classInvitations, classTeachers } = opened.store
    const [{ id, owner }, mele, other] = [await newClass(), await newTeacher(), await newTeacher()]
    await classTeachers.share(id, coTeacher(mele.email), owner.id)
    for (let i = 0; i < 25; i++) {
      opened.clock.now += 1000
      const made = await classes.create({ id: randomUUID(), name: `Room ${i}`, teacherId: other.id })
      await classTeachers.share(made!.id, coTeacher(mele.email), other.id)
    }
    const listed = await classInvitations.listFor(mele.email)
    expect(listed).toHaveLength(20)
    expect(listed.slice(0, 3).map(({ name }) => name)).toEqual(['Room 24', 'Room 7', 'Room 23'])
  })

  test('an invitation that was declined, withdrawn or not accepted for 30 days opens nothing', async () => {
    const { classInvitations, classTeachers } = opened.store
    const [{ id, owner }, mele] = [await newClass(), await newTeacher()]
    await classTeachers.share(id, coTeacher(mele.email), owner.id)
    await classInvitations.decline(mele.email, id)
    expect(await classInvitations.accept(mele, id)).toBe(false)
    await classTeachers.share(id, coTeacher(mele.email), owner.id)
    const [, invited] = await classTeachers.listOf(id)
    await classTeachers.withdraw(id, invited!.id)
    expect(await classInvitations.accept(mele, id)).toBe(false)
    await classTeachers.share(id, coTeacher(mele.email), owner.id)
    opened.clock.now += invitationLasts
    expect(await classInvitations.accept(mele, id)).toBe(false)
    expect(await classInvitations.listFor(mele.email)).toEqual([])
    expect(await rolesIn(id)).toEqual([[owner.email, 'owner', true]])
  })

  test('a teacher of the class gets another role at once, and the owner stays the owner', async () => {
    const { classes, classInvitations, classTeachers } = opened.store
    const [{ id, owner }, mele] = [await newClass(), await newTeacher()]
    await classTeachers.share(id, coTeacher(mele.email), owner.id)
    await classInvitations.accept(mele, id)
    const until = opened.clock.now + 1000
    await classTeachers.share(id, { email: mele.email, role: 'reliever', until }, owner.id)
    expect(await classes.selectTaught(mele.id, id)).toMatchObject({ role: 'reliever' })
    await classTeachers.share(id, coTeacher(owner.email), owner.id)
    const [first] = await classTeachers.listOf(id)
    await classTeachers.withdraw(id, first!.id)
    expect(await rolesIn(id)).toEqual([
      [owner.email, 'owner', true],
      [mele.email, 'reliever', true],
    ])
  })

  test('a reliever whose time has ended can be invited again, and is deleted by the daily job', async () => {
    const { classes, classInvitations, classTeachers } = opened.store
    const [{ id, owner }, mele] = [await newClass(), await newTeacher()]
    const shareFor = (milliseconds: number) =>
      classTeachers.share(id, { email: mele.email, role: 'reliever', until: opened.clock.now + milliseconds }, owner.id)
    await shareFor(1000)
    await classInvitations.accept(mele, id)
    opened.clock.now += 1000
    expect(await rolesIn(id)).toEqual([[owner.email, 'owner', true]])
    await shareFor(1000)
    expect(await classes.selectTaught(mele.id, id)).toBeNull()
    await classInvitations.accept(mele, id)
    expect(await classes.selectTaught(mele.id, id)).toMatchObject({ role: 'reliever' })
    opened.clock.now += 1000
    expect(await classTeachers.deleteEnded()).toBeGreaterThan(0)
    const rows = opened.db.selectFrom('class_teachers').where('class_id', '=', id).select('teacher_id')
    expect(await rows.execute()).toEqual([{ teacher_id: owner.id }])
  })

  test('a class has at most twenty teachers with its invitations, also when they are sent at the same moment', async () => {
    const { classTeachers } = opened.store
    const { id, owner } = await newClass()
    const emails = Array.from({ length: mostTeachers + 4 }, (_, i) => `teacher${i}@kauri.school.nz`)
    const outcomes = await Promise.all(emails.map((email) => classTeachers.share(id, coTeacher(email), owner.id)))
    expect(outcomes.filter((one) => one === 'shared')).toHaveLength(mostTeachers - 1)
    expect(outcomes.filter((one) => one === 'full')).toHaveLength(5)
    expect(await classTeachers.listOf(id)).toHaveLength(mostTeachers)
    const known = emails[outcomes.indexOf('shared')] ?? ''
    expect(await classTeachers.share(id, coTeacher(known), owner.id)).toBe('shared')
  })

  test('a deleted class has no teachers and no invitations, and cannot be shared', async () => {
    const { classes, classInvitations, classTeachers } = opened.store
    const [{ id, owner }, mele] = [await newClass(), await newTeacher()]
    await classTeachers.share(id, coTeacher(mele.email), owner.id)
    await classes.delete(id)
    expect(await classTeachers.share(id, coTeacher(mele.email), owner.id)).toBe('notFound')
    expect(await classInvitations.accept(mele, id)).toBe(false)
    const rows = opened.db.selectFrom('class_invitations').where('class_id', '=', id).selectAll()
    expect(await rows.execute()).toEqual([])
  })

  test('a co-teacher may change a locked name, and a reliever may not', async () => {
    const { accounts, classInvitations, classTeachers, classes, memberships, nameChanges } = opened.store
    const [{ id, owner }, mele, sione] = [await newClass(), await newTeacher(), await newTeacher()]
    const studentId = await accounts.signIn(newClaims())
    await accounts.completeStudent(studentId, { firstName: 'Mia', lastName: 'Chen' })
    await memberships.join(studentId, id)
    await classes.update(id, { namesLocked: true })
    await classTeachers.share(id, coTeacher(mele.email), owner.id)
    await classTeachers.share(id, { email: sione.email, role: 'reliever', until: opened.clock.now + 1000 }, owner.id)
    for (const teacher of [mele, sione]) await classInvitations.accept(teacher, id)
    const rename = (teacher: { id: string }, firstName: string) =>
      nameChanges.rename({ studentId, teacherId: teacher.id }, { firstName, lastName: 'Chen' })
    expect(await rename(sione, 'Ana')).toBe('locked')
    expect(await rename(mele, 'Ana')).toBe('renamed')
    expect(await rename(owner, 'Mia')).toBe('renamed')
  })
})
