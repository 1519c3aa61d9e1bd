import { expect, test } from 'vitest'
import { startContenders } from './test/contenders.ts'
import { onBothEngines } from './test/on-engines.ts'
import { newClaims } from './test/samples.ts'

const form = { firstName: 'Āwhina', lastName: 'Te Rangi 🦜' }
const teacherForm = { ...form, school: 'Kura o Ōtaki', country: 'Aotearoa', ageRange: '5–12' }

onBothEngines((opened) => {
  const countRecords = async (id: string) => {
    const students = await opened.db.selectFrom('students').selectAll().where('id', '=', id).execute()
    const teachers = await opened.db.selectFrom('teachers').selectAll().where('id', '=', id).execute()
    return { students: students.length, teachers: teachers.length }
  }

  test('an account that never registered has no record', async () => {
    expect(await opened.store.accounts.select(newClaims().id)).toBeNull()
  })

  test('the register box makes an incomplete record, and pressing it again changes nothing', async () => {
    const { accounts } = opened.store
    const claims = newClaims()
    const incomplete = {
      id: claims.id,
      email: claims.email,
      isRegistrationComplete: false,
      firstName: null,
      lastName: null,
    }
    await accounts.begin(claims, 'student')
    await accounts.begin(claims, 'student')
    expect(await accounts.select(claims.id)).toEqual({ ...incomplete, role: 'student' })
  })

  test('an account that has not finished takes the role of the box pressed last', async () => {
    const { accounts } = opened.store
    const claims = newClaims()
    await accounts.begin(claims, 'student')
    await accounts.begin(claims, 'teacher')
    expect(await accounts.select(claims.id)).toMatchObject({ role: 'teacher', isRegistrationComplete: false })
    expect(await countRecords(claims.id)).toEqual({ students: 0, teachers: 1 })
    await accounts.begin(claims, 'student')
    expect(await accounts.select(claims.id)).toMatchObject({ role: 'student', isRegistrationComplete: false })
    expect(await countRecords(claims.id)).toEqual({ students: 1, teachers: 0 })
  })

  test("a student's form completes the record with names, macrons and all, and the day in New Zealand", async () => {
    const { accounts } = opened.store
    const claims = newClaims()
    opened.clock.now = Date.UTC(2026, 1, 2, 20, 30)
    await accounts.begin(claims, 'student')
    const complete = { id: claims.id, email: claims.email, role: 'student', isRegistrationComplete: true, ...form }
    expect(await accounts.completeStudent(claims, form)).toEqual(complete)
    expect(await accounts.select(claims.id)).toEqual(complete)
    const row = await opened.db.selectFrom('students').selectAll().where('id', '=', claims.id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ display_name: 'Tāne Māhuta 🌳', photo_url: null, created_at: opened.clock.now })
    expect(row.registration_date).toMatch(/^3\/0?2\/2026, 0?9:30:00/)
  })

  test("a teacher's form completes the record with school, country and ages", async () => {
    const claims = newClaims()
    const made = await opened.store.accounts.completeTeacher(claims, teacherForm)
    expect(made).toMatchObject({ role: 'teacher', isRegistrationComplete: true, ...form })
    const row = await opened.db.selectFrom('teachers').selectAll().where('id', '=', claims.id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ school: 'Kura o Ōtaki', country: 'Aotearoa', age_range: '5–12' })
    expect(await countRecords(claims.id)).toEqual({ students: 0, teachers: 1 })
  })

  test('the form of the other role takes an unfinished record over', async () => {
    const { accounts } = opened.store
    const claims = newClaims()
    await accounts.begin(claims, 'teacher')
    expect(await accounts.completeStudent(claims, form)).toMatchObject({
      role: 'student',
      isRegistrationComplete: true,
    })
    expect(await countRecords(claims.id)).toEqual({ students: 1, teachers: 0 })
  })

  test('a finished registration stays as it is, in either role, whatever is pressed or sent', async () => {
    const { accounts } = opened.store
    const [student, teacher] = [newClaims(), newClaims()]
    const before = [await accounts.completeStudent(student, form), await accounts.completeTeacher(teacher, teacherForm)]
    for (const claims of [student, teacher]) {
      await accounts.begin(claims, 'student')
      await accounts.begin(claims, 'teacher')
      expect(await accounts.completeStudent(claims, { firstName: 'Other', lastName: 'Name' })).toBeNull()
      expect(await accounts.completeTeacher(claims, { ...teacherForm, firstName: 'Other' })).toBeNull()
    }
    expect([await accounts.select(student.id), await accounts.select(teacher.id)]).toEqual(before)
    expect(await countRecords(student.id)).toEqual({ students: 1, teachers: 0 })
    expect(await countRecords(teacher.id)).toEqual({ students: 0, teachers: 1 })
  })

  test('an account that presses both boxes at once, on two servers, still has one role', {
    timeout: 30_000,
  }, async () => {
    const contenders = startContenders(2)
    try {
      await contenders.open(opened.database)
      for (let round = 0; round < 15; round++) {
        const claims = newClaims()
        const begin = (role: string) => ({ noun: 'accounts' as const, method: 'begin', args: [claims, role] })
        await contenders.all([begin('student'), begin('teacher')])
        const { students, teachers } = await countRecords(claims.id)
        expect(students + teachers).toBe(1)
      }
    } finally {
      await contenders.end()
    }
  })
})
