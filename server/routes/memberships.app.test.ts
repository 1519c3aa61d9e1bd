import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../test/browser.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

/** The number of wrong codes that an account may try, and the milliseconds in which they count (SECURITY.md). */
const wrongCodes = { most: 10, within: 600_000 }

let app: TestApp
let now = Date.now()
let code: string
beforeAll(async () => {
  app = await startTestApp({ clock: () => now })
  code = (await makeClass(await registerTeacher(app, 'hana.parata@kauri.school.nz'))).code
})
afterAll(() => app.close())

const join = (who: Browser, given: string) => who.ask('POST /api/memberships', { code: given })

describe('joining a class', () => {
  it('a join without a code is refused', async () => {
    const mia = await registerStudent(app, 'mia@kauri.school.nz')
    for (const empty of ['', '   '])
      expect(await join(mia, empty)).toMatchObject({ status: 400, body: { fields: [{ path: 'code' }] } })
  })
  it('a code that no class has is refused with "Invalid class code", whatever its form', async () => {
    const mia = await registerStudent(app, 'tane@kauri.school.nz')
    for (const unknown of ['ZZZZZZ', 'zzz', '</script>', 'ZZZZZZZZZZZZZ'])
      expect(await join(mia, unknown)).toMatchObject({ status: 404, body: { message: 'Invalid class code' } })
  })
  it('an account may try ten wrong codes in ten minutes', async () => {
    const [ben, aroha] = [
      await registerStudent(app, 'ben@kauri.school.nz', 'Ben', 'Wiremu'),
      await registerStudent(app, 'aroha@kauri.school.nz', 'Aroha', 'Thompson'),
    ]
    for (let tries = 0; tries < wrongCodes.most; tries++) expect((await join(ben, 'ZZZZZZ')).status).toBe(404)
    expect(await join(ben, 'ZZZZZZ')).toMatchObject({ status: 429, body: { problem: 'tooManyTries' } })
    expect((await join(ben, code)).status).toBe(429)
    expect((await join(aroha, code)).status).toBe(200)
    now += wrongCodes.within + 1
    expect((await join(ben, code)).status).toBe(200)
  })
  it('three hundred wrong codes in an hour from one network are the last, whichever account tries', async () => {
    now += 3600_001
    const students = await Promise.all(
      Array.from({ length: 31 }, (_, i) => registerStudent(app, `student${i}@kauri.school.nz`)),
    )
    for (const student of students.slice(0, 30))
      for (let tries = 0; tries < wrongCodes.most; tries++) expect((await join(student, 'ZZZZZZ')).status).toBe(404)
    expect((await join(students[30]!, 'ZZZZZZ')).status).toBe(429)
    now += 3600_001
    await students[30]!.signIn('student30@kauri.school.nz')
    expect((await join(students[30]!, code)).status).toBe(200)
  })
  it('an account has no more tries when they arrive at the same moment', async () => {
    const sam = await registerStudent(app, 'sam@kauri.school.nz', 'Sam', 'Leota')
    const responses = await Promise.all(Array.from({ length: 60 }, () => join(sam, 'ZZZZZZ')))
    expect(responses.filter(({ status }) => status === 404).length).toBeLessThanOrEqual(wrongCodes.most)
    expect(responses.every(({ status }) => status === 404 || status === 429)).toBe(true)
  })
})
