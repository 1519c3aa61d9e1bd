import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { day } from './retention.ts'
import { openStore } from './store/open.ts'
import { type FreshDatabase, freshDatabase } from './store/test/fresh-database.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp } from './test/test-app.ts'

let database: FreshDatabase
let now = Date.UTC(2025, 2, 3)
const clock = () => now
beforeAll(async () => {
  database = await freshDatabase(process.env.TEST_DATABASE_URL)
})
afterAll(() => database.remove())

it('a teacher reads of the deletion 30 days before, and the app deletes the account on its day', async () => {
  const app = await startTestApp({ clock, database })
  const signedInAt = now
  const hana = await registerTeacher(app, 'hana@school.nz')
  const mia = await registerStudent(app, 'mia@school.nz')
  const { id, code } = await makeClass(hana)
  await mia.call('POST /api/memberships', { code })
  const noticeAfter = async (days: number) => {
    now = signedInAt + days * day
    await hana.signIn('hana@school.nz')
    const { students } = await hana.call('GET /api/classes/{class}/students', { class: id })
    return students[0]?.deletion
  }
  expect(await noticeAfter(700)).toBeNull()
  expect(await noticeAfter(701)).toEqual({ lastSignIn: signedInAt, at: signedInAt + 730 * day })
  await app.close()

  const store = await openStore({ ...database, clock })
  // Each start looks for the turn of the day.
  for (const days of [729, 730]) {
    now = signedInAt + days * day
    await (await startTestApp({ clock, database })).close()
    expect(await store.accounts.select(mia.account)).not.toBeNull()
  }
  now = signedInAt + 731 * day
  const later = await startTestApp({ clock, database })
  await vi.waitFor(async () => expect(await store.accounts.select(mia.account)).toBeNull(), 10_000)
  await later.close()
  expect((await store.accounts.find()).map(({ email }) => email)).toEqual(['hana@school.nz'])
  await store.close()
})

it('a teacher reads of no deletion where retention is off', async () => {
  const app = await startTestApp({ clock, database, env: { RETENTION_DAYS: 'off' } })
  const hana = await registerTeacher(app, 'sam@school.nz')
  const ben = await registerStudent(app, 'ben@school.nz')
  const { id, code } = await makeClass(hana)
  await ben.call('POST /api/memberships', { code })
  now += 5000 * day
  await hana.signIn('sam@school.nz')
  const { students } = await hana.call('GET /api/classes/{class}/students', { class: id })
  expect(students).toMatchObject([{ firstName: 'Mia', deletion: null }])
  await app.close()
})
