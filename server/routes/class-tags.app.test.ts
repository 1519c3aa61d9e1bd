import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Classroom, Key } from '#contract'
import { currentRules } from '#maths'
import { type Browser, requestFor } from '../test/browser.ts'
import { movesOf } from '../test/moves.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

const overview = 'GET /api/classes/{class}/overview'
const students = 'GET /api/classes/{class}/students'

/** Two processes that share a database: any request may come to either. */
let app: TestApp
let other: TestApp
let hana: Browser
let mia: Browser
let room: Classroom
beforeAll(async () => {
  app = await startTestApp()
  other = await startTestApp({ database: app.database })
  hana = await registerTeacher(app, 'hana@school.nz')
  mia = await registerStudent(app, 'mia@school.nz')
  room = await makeClass(hana)
  await mia.call('POST /api/memberships', { code: room.code })
})
afterAll(async () => {
  await other.close()
  await app.close()
})

/** Reads a page of the class as the teacher's browser does. */
async function read(key: Key = overview, tag?: string, { url } = app, browser = hana) {
  const args = key === overview ? { class: room.id, operation: 'addition' } : { class: room.id }
  const { path, init } = requestFor(key, args, browser.account)
  const headers = {
    ...init.headers,
    Cookie: browser.jar.headerFor(new URL(path, url)),
    ...(tag && { 'If-None-Match': tag }),
  }
  const response = await fetch(new URL(path, url), { headers })
  return { status: response.status, tag: response.headers.get('ETag') ?? '', text: await response.text() }
}

/** Saves answers of a new round, through the first process. */
async function play(answers: number): Promise<void> {
  const round = randomUUID()
  const steps = Array.from({ length: answers }, () => 'right' as const)
  const moves = await movesOf(mia.account, round, '1.2', steps)
  const about = { operation: 'addition', levelId: '1.2', rules: currentRules.version, round } as const
  await mia.call('POST /api/rounds/{round}/moves', { ...about, moves })
}

it.each([overview, students] as const)('%s returns 304 without a body while nothing has changed', async (key) => {
  const first = await read(key)
  expect(first).toMatchObject({ status: 200, text: expect.stringContaining(room.name) })
  expect(await read(key, first.tag)).toEqual({ status: 304, tag: first.tag, text: '' })
  expect(await read(key, `"another", W/${first.tag}`)).toMatchObject({ status: 304 })
})

it('every process gives the same tag to the same data', async () => {
  const { tag } = await read()
  expect(await read(overview, tag, other)).toMatchObject({ status: 304 })
})

it('a read sees a save that was acknowledged before it, in both processes and without any notification', async () => {
  for (let answers = 1; answers <= 5; answers++) {
    const before = await read()
    await play(answers)
    const [here, there] = await Promise.all([app, other].map((process) => read(overview, before.tag, process)))
    expect(here).toMatchObject({ status: 200, text: expect.stringContaining(`"1.2":${answers}`) })
    expect(there).toEqual(here)
  }
})

it('a read sees a new name of the class at once, in both processes', async () => {
  const { tag } = await read(students)
  await hana.call('PATCH /api/classes/{class}', { class: room.id, name: 'Kauri Room' })
  for (const process of [app, other]) {
    const after = await read(students, tag, process)
    expect(after).toMatchObject({ status: 200, text: expect.stringContaining('Kauri Room') })
  }
})

it('a caller without permission is refused, also with the right tag', async () => {
  const { tag } = await read()
  const sam = await registerTeacher(app, 'sam@school.nz')
  expect(await read(overview, tag, app, sam)).toMatchObject({ status: 404 })
  expect(await read(overview, tag, app, mia)).toMatchObject({ status: 403 })
  await sam.call('DELETE /api/session', {})
  expect(await read(overview, tag, app, sam)).toMatchObject({ status: 401 })
})

it('thirty reads at once return the same data', async () => {
  const responses = await Promise.all(Array.from({ length: 30 }, () => read()))
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]))
  expect(new Set(responses.map(({ text }) => text)).size).toBe(1)
})
