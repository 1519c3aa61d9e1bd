import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type RecordedRequest, recordRequests } from '../test/recorded-requests.ts'
import { registerStudent, startTestApp, type TestApp } from '../test/test-app.ts'

/** One file for each released version: the requests with which its pages save rounds. Nothing changes them later. */
const folder = fileURLToPath(new URL('released-requests/', import.meta.url))
const fileOf = (version: string) => `${folder}${version}.json`
const requestsOf = (version: string): RecordedRequest[] => JSON.parse(readFileSync(fileOf(version), 'utf8'))

/** An account's id follows from its e-mail, and the questions of a round follow from the id. */
const email = 'mia.released@kauri.school.nz'
const startWithMia = async () => {
  const app: TestApp = await startTestApp()
  return { app, mia: await registerStudent(app, email) }
}
let started: Awaited<ReturnType<typeof startWithMia>>
beforeAll(async () => {
  started = await startWithMia()
  // With RECORD_RELEASE=0.3.0 the requests of that version are written.
  const version = process.env.RECORD_RELEASE
  if (!version) return
  if (existsSync(fileOf(version))) throw new Error(`The requests of ${version} are recorded already`)
  writeFileSync(fileOf(version), `${JSON.stringify(await recordRequests(started.mia.account), null, 2)}\n`)
})
afterAll(() => started.app.close())

const changelog = readFileSync(new URL('../../CHANGELOG.md', import.meta.url), 'utf8')
const released = [...changelog.matchAll(/^## \[(\d+\.\d+\.\d+)\]/gm)].map(([, version = '']) => version)

it('each version of the changelog has a file of recorded requests', () => {
  expect(readdirSync(folder).sort()).toEqual(released.map((version) => `${version}.json`).sort())
})

it.each(released)('the server stores the rounds that a page of version %s sends', async (version) => {
  for (const { method, path, headers, body, lastMove } of requestsOf(version)) {
    const cookie = started.mia.jar.headerFor(new URL(started.app.url))
    const response = await fetch(started.app.url + path, {
      method,
      headers: { ...headers, Cookie: cookie, Origin: started.app.url, 'Sec-Fetch-Site': 'same-origin' },
      body,
    })
    expect([response.status, await response.json()], `${path} ${body}`).toMatchObject([200, { lastMove }])
  }
})

it.each(released)('the recorded requests of version %s have each kind of move and answer', (version) => {
  const bodies = requestsOf(version).map(({ body }) => body)
  const kinds = new Set(bodies.join().match(/(?<="kind":")\w+/g))
  expect([...kinds]).toEqual(
    expect.arrayContaining([
      ...['answer', 'timeUp', 'reveal', 'next', 'timer'],
      ...['number', 'quotientAndRemainder', 'choice', 'order', 'numberAndWord'],
    ]),
  )
})
