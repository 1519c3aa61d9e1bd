import { expect, test } from 'vitest'
import { startContenders } from '../test/contenders.ts'
import { onBothEngines } from '../test/on-engines.ts'
import { newClaims } from '../test/samples.ts'
import { accountIdOf } from './account-id.ts'
import type { Claims } from './accounts.ts'

const form = { firstName: 'Āwhina', lastName: 'Te Rangi 🦜' }
const teacherForm = { ...form, school: 'Kura o Ōtaki', country: 'Aotearoa', ageRange: '5–12' }

onBothEngines((opened) => {
  const accountRow = (id: string) =>
    opened.db.selectFrom('accounts').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const teacherRow = (id: string) =>
    opened.db.selectFrom('teachers').selectAll().where('id', '=', id).executeTakeFirst()
  const signIn = (claims: Claims = newClaims()) => opened.store.accounts.signIn(claims)

  test('an account that never signed in does not exist', async () => {
    expect(await opened.store.accounts.select(newClaims().id)).toBeNull()
  })

  test('a sign-in stores the provider, the subject and the other claims, and gives no role', async () => {
    const { id, ...claims } = newClaims()
    expect(await signIn(claims)).toBe(id)
    expect(await opened.store.accounts.select(id)).toEqual({
      id,
      email: claims.email,
      displayName: 'Tāne Māhuta 🌳',
      role: null,
      isRegistrationComplete: false,
      isDisabled: false,
      mergedInto: null,
      mergedFrom: null,
      firstName: null,
      lastName: null,
      picture: null,
    })
    expect(await accountRow(id)).toMatchObject({ provider: claims.provider, subject: claims.subject })
  })

  test('an account without an e-mail and a display name can be registered', async () => {
    const id = await signIn({ ...newClaims(), email: null, displayName: null })
    const account = await opened.store.accounts.completeStudent(id, form)
    expect(account).toMatchObject({ email: null, role: 'student', ...form })
  })

  test('a later sign-in updates the e-mail and name, and keeps the time of the first one', async () => {
    const claims = newClaims()
    opened.clock.now = 1_000
    const id = await signIn(claims)
    opened.clock.now = 2_000
    const changed = { email: 'tane@kauri.school.nz', displayName: 'Tāne' }
    expect(await signIn({ ...claims, ...changed })).toBe(id)
    expect(await opened.store.accounts.select(id)).toMatchObject({ email: changed.email, displayName: 'Tāne' })
    expect(await accountRow(id)).toMatchObject({ created_at: 1_000 })
  })

  test.each(['TUI@Example.com', 'élodie@example.com', 'ÉLODIE@Example.com'])(
    'an account that signs in as %s is found and uninvited in any case',
    async (email) => {
      const { accounts, invitations } = opened.store
      for (const written of [email.toLowerCase(), email.toUpperCase()]) {
        await invitations.add(email)
        const id = await accounts.signIn({ ...newClaims(), email }, 'teacher', true)
        expect((await accounts.find(written)).map((account) => account.id)).toContain(id)
        expect(await invitations.remove(written)).toBe(true)
        expect(await accounts.mayTeach(id)).toBe(false)
      }
    },
  )

  test('the same subject at another provider is another account', async () => {
    const claims = newClaims()
    const other = await signIn({ ...claims, provider: 'https://another.example.nz' })
    expect(other).not.toBe(await signIn(claims))
    expect(accountIdOf(claims)).toBe(claims.id)
  })

  test('the Register button begins a registration, and a second press changes nothing', async () => {
    const { accounts } = opened.store
    const claims = newClaims()
    await accounts.signIn(claims, 'student')
    const id = await accounts.signIn(claims, 'student')
    const incomplete = { isRegistrationComplete: false, firstName: null, lastName: null }
    expect(await accounts.select(id)).toMatchObject({ ...incomplete, role: 'student' })
  })

  test('an incomplete registration takes the role that was chosen last', async () => {
    const { accounts } = opened.store
    const claims = newClaims()
    await accounts.signIn(claims, 'student')
    await accounts.signIn(claims, 'teacher')
    expect(await accounts.select(claims.id)).toMatchObject({ role: 'teacher', isRegistrationComplete: false })
    await accounts.signIn(claims, 'student')
    expect(await accounts.select(claims.id)).toMatchObject({ role: 'student', isRegistrationComplete: false })
  })

  test("a student's form completes the account with names, macrons included, and the date in New Zealand", async () => {
    const { accounts } = opened.store
    const claims = newClaims()
    opened.clock.now = Date.UTC(2026, 1, 2, 20, 30)
    const id = await accounts.signIn(claims, 'student')
    const complete = { id, email: claims.email, role: 'student', isRegistrationComplete: true, ...form }
    expect(await accounts.completeStudent(id, form)).toMatchObject(complete)
    expect(await accounts.select(id)).toMatchObject(complete)
    expect((await accountRow(id)).registration_date).toMatch(/^3\/0?2\/2026, 0?9:30:00/)
    expect((await accountRow(id)).created_at).toBe(opened.clock.now)
    expect(await teacherRow(id)).toBeUndefined()
  })

  test("a teacher's form completes the account with school, country and age range", async () => {
    const id = await signIn()
    const made = await opened.store.accounts.completeTeacher(id, teacherForm)
    expect(made).toMatchObject({ role: 'teacher', isRegistrationComplete: true, ...form })
    expect(await teacherRow(id)).toEqual({ id, school: 'Kura o Ōtaki', country: 'Aotearoa', age_range: '5–12' })
  })

  test('the form of the other role completes an unfinished registration in that role', async () => {
    const { accounts } = opened.store
    const id = await accounts.signIn(newClaims(), 'teacher')
    const complete = { role: 'student', isRegistrationComplete: true }
    expect(await accounts.completeStudent(id, form)).toMatchObject(complete)
  })

  test('a finished registration a completed registration never changes', async () => {
    const { accounts } = opened.store
    const [student, teacher] = [newClaims(), newClaims()]
    for (const claims of [student, teacher]) await accounts.signIn(claims)
    const before = [
      await accounts.completeStudent(student.id, form),
      await accounts.completeTeacher(teacher.id, teacherForm),
    ]
    for (const claims of [student, teacher]) {
      await accounts.signIn(claims, 'student')
      await accounts.signIn(claims, 'teacher')
      expect(await accounts.completeStudent(claims.id, { firstName: 'Other', lastName: 'Name' })).toBeNull()
      expect(await accounts.completeTeacher(claims.id, { ...teacherForm, firstName: 'Other' })).toBeNull()
    }
    expect([await accounts.select(student.id), await accounts.select(teacher.id)]).toEqual(before)
  })

  test.each(['student', 'teacher'] as const)(
    "the provider's name of a %s is deleted with the registration, and no later sign-in stores it again",
    async (role) => {
      const { accounts } = opened.store
      const claims = newClaims()
      const id = await accounts.signIn(claims, role)
      expect(await accountRow(id)).toMatchObject({ display_name: claims.displayName })
      await (role === 'student' ? accounts.completeStudent(id, form) : accounts.completeTeacher(id, teacherForm))
      expect(await accountRow(id)).toMatchObject({ display_name: null })
      await accounts.signIn(claims)
      expect(await accountRow(id)).toMatchObject({ display_name: null, email: claims.email })
    },
  )

  test('only an unregistered account is deleted some time after its last sign-in', async () => {
    const { accounts } = opened.store
    const [gone, begun, renewed, student, teacher] = [newClaims(), newClaims(), newClaims(), newClaims(), newClaims()]
    opened.clock.now = 1_000
    for (const claims of [gone, renewed, teacher]) await accounts.signIn(claims)
    await accounts.signIn(begun, 'teacher')
    await accounts.signIn(student, 'student')
    opened.clock.now = 2_000
    for (const claims of [renewed, student]) await accounts.signIn(claims)
    await accounts.completeTeacher(teacher.id, teacherForm)
    await accounts.completeStudent(student.id, form)
    await accounts.deleteUnregistered(2_000)
    for (const { id } of [gone, begun]) expect(await accounts.select(id)).toBeNull()
    for (const { id } of [renewed, student, teacher]) expect(await accounts.select(id)).not.toBeNull()
    await accounts.deleteUnregistered(3_000)
    expect(await accounts.select(renewed.id)).toBeNull()
    for (const { id } of [student, teacher]) expect(await accounts.select(id)).not.toBeNull()
  })

  test('an account whose two forms arrive at once, on two servers, is registered once', {
    timeout: 30_000,
  }, async () => {
    const contenders = startContenders(2)
    try {
      await contenders.open(opened.database)
      for (let round = 0; round < 15; round++) {
        const id = await signIn()
        const made = await contenders.all([
          { noun: 'accounts', method: 'completeStudent', args: [id, form] },
          { noun: 'accounts', method: 'completeTeacher', args: [id, teacherForm] },
        ])
        const account = await opened.store.accounts.select(id)
        expect(made.filter((result) => result !== null)).toEqual([account])
        expect((await teacherRow(id)) !== undefined).toBe(account?.role === 'teacher')
      }
    } finally {
      await contenders.end()
    }
  })
})
