import { afterAll, beforeAll, expect, it } from 'vitest'
import { accountHeader, api, isClassRight } from '#contract'
import { type Browser, requestFor } from '../test/browser.ts'
import { headOf, rawSocket } from '../test/raw-socket.ts'
import { emptyScene, samples } from '../test/sample-args.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

let app: TestApp
let student: Browser
let otherTeacher: Browser
let classId: string
beforeAll(async () => {
  app = await startTestApp()
  classId = (await makeClass(await registerTeacher(app, 'hana.parata@kauri.school.nz'))).id
  student = await registerStudent(app, 'mia@kauri.school.nz')
  otherTeacher = await registerTeacher(app, 'tama@kauri.school.nz')
})
afterAll(() => app.close())

const withPermission = samples.filter(
  ([, { key }]) => !key.startsWith('GET') && !['anyone', 'signedIn'].includes(api[key].who),
)

it.each(withPermission)('%s refuses a caller without permission before the body has arrived', async (_, sample) => {
  const { who } = api[sample.key]
  const isOfClass = isClassRight(who)
  const caller = isOfClass || who === 'student' ? otherTeacher : student
  const { path, init } = requestFor(sample.key, sample.argsIn({ ...emptyScene, classId }))
  const socket = await rawSocket(app.url)
  const signedIn = { [accountHeader]: caller.account, Cookie: caller.jar.headerFor(new URL(app.url)) }
  socket.write(`${headOf(init.method, path, { ...signedIn, 'Content-Length': 200_000 })}{"name": "`)
  await socket.says(isOfClass ? '"problem":"notFound"' : '"problem":"notAllowed"')
  await socket.closed
  expect(socket.received()).toMatch(isOfClass ? /^HTTP\/1.1 404 / : /^HTTP\/1.1 403 /)
})
