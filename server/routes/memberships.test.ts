import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser } from '../test/browser.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'
import { wrongCodes } from './memberships.ts'

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
  it('needs a code', async () => {
    const mia = await registerStudent(app, 'mia@kauri.school.nz')
    for (const empty of ['', '   '])
      expect(await join(mia, empty)).toMatchObject({ status: 400, body: { fields: [{ path: 'code' }] } })
  })
  it('says so when no class has the code, whatever it looks like', async () => {
    const mia = await registerStudent(app, 'tane@kauri.school.nz')
    for (const unknown of ['ZZZZZZ', 'zzz', '</script>', 'ZZZZZZZZZZZZZ'])
      expect(await join(mia, unknown)).toMatchObject({ status: 404, body: { message: 'Invalid class code' } })
  })
  it('may be tried with ten wrong codes in ten minutes, each account for itself', async () => {
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
  it('has no more tries when they come all at once', async () => {
    const sam = await registerStudent(app, 'sam@kauri.school.nz', 'Sam', 'Leota')
    const answers = await Promise.all(Array.from({ length: 60 }, () => join(sam, 'ZZZZZZ')))
    expect(answers.filter(({ status }) => status === 404).length).toBeLessThanOrEqual(wrongCodes.most)
    expect(answers.every(({ status }) => status === 404 || status === 429)).toBe(true)
  })
})
