import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { onBothEngines } from '../test/on-engines.ts'
import { newClaims } from '../test/samples.ts'
import type { ClassRow } from './class-rows.ts'
import { createClasses } from './classes.ts'

onBothEngines((opened) => {
  const newClass = (teacherId: string, name = 'Room 7') => {
    opened.clock.now += 1000
    return opened.store.classes.create({ id: randomUUID(), name, teacherId })
  }
  /** Returns a class as the list of its owner has it. */
  const listed = (made: ClassRow | null) => ({
    ...made,
    ...{ isOpen: true, namesLocked: false, studentCount: 0, role: 'owner', until: null, ownerEmail: null },
    signInUntil: null,
  })
  const newStudent = async (firstName: string, lastName: string) => {
    const id = await opened.store.accounts.signIn(newClaims())
    await opened.store.accounts.completeStudent(id, { firstName, lastName })
    return id
  }

  test("a new class has a code, no students, and is the last in its teacher's list", async () => {
    const teacherId = newClaims().id
    const first = await newClass(teacherId, 'Rūma 7 🐝')
    const second = await newClass(teacherId)
    await newClass(newClaims().id)
    expect(first).toEqual({
      id: first?.id,
      name: 'Rūma 7 🐝',
      code: expect.stringMatching(/^[2-9A-HJ-NP-Z]{6}$/),
      isOpen: 1,
      namesLocked: 0,
      createdAt: opened.clock.now - 2000,
      archivedAt: null,
    })
    expect(await opened.store.classes.listOf(teacherId)).toEqual([first, second].map((made) => listed(made)))
    expect(await opened.store.classes.selectByCode(first?.code ?? '')).toEqual(first)
  })

  test('the teacher who creates a class is its owner, and another teacher has no role in it', async () => {
    const teacherId = newClaims().id
    const made = await newClass(teacherId)
    expect(await opened.store.classes.selectTaught(teacherId, made?.id ?? '')).toEqual({ ...made, role: 'owner' })
    expect(await opened.store.classes.selectTaught(newClaims().id, made?.id ?? '')).toBeNull()
    expect(await opened.store.classes.selectTaught(teacherId, randomUUID())).toBeNull()
    expect(await opened.db.selectFrom('class_teachers').selectAll().where('class_id', '=', made!.id).execute()).toEqual(
      [{ class_id: made!.id, teacher_id: teacherId, role: 'owner', created_at: opened.clock.now, until: null }],
    )
  })

  test('a class is in the lists of all its teachers, with their roles, until the time of a reliever has ended', async () => {
    const [owner, reliever] = [newClaims().id, newClaims().id]
    const made = await newClass(owner)
    const until = opened.clock.now + 1000
    await opened.db
      .insertInto('class_teachers')
      .values({ class_id: made!.id, teacher_id: reliever, role: 'reliever', created_at: opened.clock.now, until })
      .execute()
    expect(await opened.store.classes.listOf(owner)).toEqual([listed(made)])
    expect(await opened.store.classes.listOf(reliever)).toEqual([{ ...listed(made), role: 'reliever', until }])
    expect(await opened.store.classes.selectTaught(reliever, made!.id)).toEqual({ ...made, role: 'reliever' })
    opened.clock.now = until
    expect(await opened.store.classes.listOf(reliever)).toEqual([])
    expect(await opened.store.classes.selectTaught(reliever, made!.id)).toBeNull()
  })

  test('an unknown code finds no class, nor does a known code in lower case', async () => {
    const made = await newClass(newClaims().id)
    expect(await opened.store.classes.selectByCode('000000')).toBeNull()
    const lower = made?.code.toLowerCase() ?? ''
    if (lower !== made?.code) expect(await opened.store.classes.selectByCode(lower)).toBeNull()
  })

  test('a class created twice exists once, and the id of another teacher is refused', async () => {
    const fields = { id: randomUUID(), name: 'Room 8', teacherId: newClaims().id }
    const made = await opened.store.classes.create(fields)
    expect(await opened.store.classes.create({ ...fields, name: 'Again' })).toEqual(made)
    expect(await opened.store.classes.create({ ...fields, teacherId: newClaims().id })).toBeNull()
    expect(await opened.store.classes.listOf(fields.teacherId)).toEqual([listed(made)])
  })

  test('a code that is taken is drawn again', async () => {
    const drawn = ['AAAAAA', 'AAAAAA', 'AAAAAA', 'BBBBBB']
    const drawing = createClasses(
      opened.db,
      () => 1,
      { ofClass: () => {}, ofStudent: () => {}, ofPlay: () => {} },
      () => drawn.shift() ?? 'CCCCCC',
    )
    const teacher = { name: 'Room 9', teacherId: newClaims().id }
    expect((await drawing.create({ ...teacher, id: randomUUID() }))?.code).toBe('AAAAAA')
    expect((await drawing.create({ ...teacher, id: randomUUID() }))?.code).toBe('BBBBBB')
    expect(drawn).toEqual([])
  })

  test('a renamed class keeps its code', async () => {
    const made = await newClass(newClaims().id)
    await opened.store.classes.update(made?.id ?? '', { name: 'Room 70' })
    expect(await opened.store.classes.selectByCode(made?.code ?? '')).toEqual({ ...made, name: 'Room 70' })
  })

  test('a class lists its own students and nobody else', async () => {
    const { classes, memberships } = opened.store
    const teacherId = newClaims().id
    const [made, other] = [await newClass(teacherId), await newClass(newClaims().id)]
    const [tane, mia, ben] = [
      await newStudent('Tāne', 'Walker'),
      await newStudent('Mia', 'Chen'),
      await newStudent('Ben', 'Wiremu'),
    ]
    await memberships.join(tane, made?.id ?? '')
    await memberships.join(mia, made?.id ?? '')
    await memberships.join(ben, other?.id ?? '')
    const students = await classes.students(made?.id ?? '')
    expect(students.toSorted((a, b) => a.firstName.localeCompare(b.firstName))).toEqual([
      { id: mia, firstName: 'Mia', lastName: 'Chen', picture: null },
      { id: tane, firstName: 'Tāne', lastName: 'Walker', picture: null },
    ])
    expect(await classes.hasStudent(made?.id ?? '', tane)).toBe(true)
    expect(await classes.hasStudent(made?.id ?? '', ben)).toBe(false)
    expect((await classes.listOf(teacherId)).map(({ studentCount }) => studentCount)).toEqual([2])
    expect(await classes.students(randomUUID())).toEqual([])
  })

  test('a deleted class loses its memberships, and its students stay', async () => {
    const { accounts, classes, memberships } = opened.store
    const teacherId = newClaims().id
    const [made, kept] = [await newClass(teacherId), await newClass(teacherId)]
    const student = await newStudent('Aroha', 'Thompson')
    await memberships.join(student, made?.id ?? '')
    await memberships.join(student, kept?.id ?? '')
    await classes.delete(made?.id ?? '')
    expect(await classes.selectByCode(made?.code ?? '')).toBeNull()
    expect(await classes.hasStudent(made?.id ?? '', student)).toBe(false)
    expect((await classes.listOf(teacherId)).map(({ id }) => id)).toEqual([kept?.id])
    expect(await classes.selectTaught(teacherId, made?.id ?? '')).toBeNull()
    const teachers = opened.db.selectFrom('class_teachers').selectAll().where('class_id', '=', made!.id)
    expect(await teachers.execute()).toEqual([])
    expect((await memberships.listOf(student)).map(({ id }) => id)).toEqual([kept?.id])
    expect(await accounts.select(student)).toMatchObject({ firstName: 'Aroha' })
    await expect(classes.delete(made?.id ?? '')).resolves.toBeUndefined()
  })
})
