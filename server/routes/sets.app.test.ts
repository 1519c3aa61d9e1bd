import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Args } from '#contract'
import type { Browser } from '../test/browser.ts'
import { newEmail } from '../test/callers.ts'
import { newLinkSecret, setContent } from '../test/sample-args.ts'
import { registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

const clock = { now: Date.parse('2026-11-19T10:00:00+13:00') }
let app: TestApp
let hana: Browser
let tama: Browser
beforeAll(async () => {
  app = await startTestApp({ clock: () => clock.now })
  hana = await registerTeacher(app, newEmail())
  tama = await registerTeacher(app, newEmail())
})
afterAll(() => app.close())

const make = (changes: Partial<Args<'POST /api/sets'>> = {}) =>
  hana.call('POST /api/sets', { id: randomUUID(), ...setContent, ...changes })
const tryMake = (problem: object) =>
  hana.ask('POST /api/sets', { id: randomUUID(), title: 'Kūmara', problems: [problem] } as never)
const [growing, choice] = setContent.problems

it('a set that is made is in the list with its problems as they were written', async () => {
  const made = await make()
  expect(made).toMatchObject({ ...setContent, version: 1, problemCount: 2, isShared: false, changedAt: clock.now })
  expect(await hana.call('GET /api/sets/{set}', { set: made.id })).toEqual(made)
  const { sets } = await hana.call('GET /api/sets', {})
  const { problems: _, ...listed } = made
  expect(sets).toContainEqual(listed)
  expect((await tama.call('GET /api/sets', {})).sets).toEqual([])
})

it('a set that is sent twice is made once', async () => {
  const id = randomUUID()
  const [first, second] = [await make({ id }), await make({ id })]
  expect(second).toEqual(first)
})

it('a second set with the same id is refused, so that the browser does not take it for saved', async () => {
  const id = randomUUID()
  const first = await make({ id })
  const second = await hana.ask('POST /api/sets', { id, ...setContent, title: 'Chairs' })
  expect(second).toMatchObject({ status: 409, body: { problem: 'superseded' } })
  expect(await hana.call('GET /api/sets/{set}', { set: id })).toEqual(first)
  const changed = await hana.call('PUT /api/sets/{set}', { set: id, ...setContent, title: 'Chairs', version: 1 })
  expect(await make({ id })).toEqual(changed)
})

it('markup, links and formulas in a problem are kept as text', async () => {
  const text = '<b>=1+1</b> https://example.nz & "{x}"'
  const { problems } = await make({ problems: [{ ...choice!, text: '<script>alert(1)</script>\n=SUM(A1) & "2"' }] })
  expect(problems[0]?.text).toBe('<script>alert(1)</script>\n=SUM(A1) & "2"')
  expect(await tryMake({ ...choice!, text })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'problems.0.text', message: 'is refused: unknownName' }] },
  })
})

it('a problem whose numbers are not those that fit is refused with its place', async () => {
  const wrongAnswer = { ...growing!, rows: [['6', '2', '13']] }
  const outside = { ...growing!, rows: [['99', '2', '198']] }
  const unmet = { ...growing!, rows: [] }
  for (const problem of [wrongAnswer, outside])
    expect(await tryMake(problem)).toMatchObject({
      status: 400,
      body: { problem: 'invalid', fields: [{ path: 'problems.0.rows', message: 'is refused: otherRows' }] },
    })
  expect(await tryMake(unmet)).toMatchObject({ status: 400, body: { fields: [{ path: 'problems.0.rows' }] } })
  expect(await tryMake({ ...growing!, conditions: ['a > c'] })).toMatchObject({
    status: 400,
    body: { fields: [{ path: 'problems.0.condition.0', message: 'is refused: name' }] },
  })
})

it('a set with the same problem twice is refused, because a child who solves one has solved both', async () => {
  const sent = { id: randomUUID(), title: 'Twice', problems: [growing!, choice!, { ...growing! }] }
  expect(await hana.ask('POST /api/sets', sent)).toMatchObject({
    status: 400,
    body: { problem: 'invalid', fields: [{ path: 'problems.2', message: 'must not repeat' }] },
  })
})

it('a set with more than 64 KB of problems is refused', async () => {
  const numbers = Array.from({ length: 40 }, (_, i) => String(1000 + i))
  const long = {
    ...growing!,
    text: 'ū'.repeat(300),
    numbers: [{ name: 'a', values: { kind: 'list', numbers } } as const],
    conditions: [],
    answer: { kind: 'number', expression: 'a', unit: '', within: '0' } as const,
    rows: numbers.map((number) => [number, number]),
  }
  const ask = (count: number) =>
    hana.ask('POST /api/sets', {
      id: randomUUID(),
      title: 'Long',
      problems: Array.from({ length: count }, (_, i) => ({ ...long, text: `${'ū'.repeat(290)} ${i}` })),
    })
  expect((await ask(30)).status).toBe(200)
  expect(await ask(50)).toMatchObject({ status: 400, body: { fields: [{ path: 'problems' }] } })
})

it('an edit makes the next version, and the same edit again changes nothing', async () => {
  const { id } = await make()
  const edit = { set: id, ...setContent, title: 'Chairs', version: 1 }
  const changed = await hana.call('PUT /api/sets/{set}', edit)
  expect(changed).toMatchObject({ version: 2, title: 'Chairs' })
  expect(await hana.call('PUT /api/sets/{set}', edit)).toEqual(changed)
})

it('an edit of an older version is refused, so that no other edit is lost', async () => {
  const { id } = await make()
  await hana.call('PUT /api/sets/{set}', { set: id, ...setContent, title: 'Chairs', version: 1 })
  const late = await hana.ask('PUT /api/sets/{set}', { set: id, ...setContent, title: 'Buses', version: 1 })
  expect(late).toMatchObject({ status: 409, body: { problem: 'superseded' } })
})

it('a deleted set is gone, deleting it again is a success, and its id is not used again', async () => {
  const { id } = await make()
  await hana.call('DELETE /api/sets/{set}', { set: id })
  await hana.call('DELETE /api/sets/{set}', { set: id })
  expect((await hana.ask('GET /api/sets/{set}', { set: id })).status).toBe(404)
  expect((await hana.ask('POST /api/sets', { id, ...setContent })).status).toBe(422)
})

it('a link gives another teacher a copy, which stays when the link ends', async () => {
  const { id } = await make()
  const secret = newLinkSecret()
  await hana.call('PUT /api/sets/{set}/link', { set: id, secret })
  expect(await hana.call('GET /api/sets/{set}', { set: id })).toMatchObject({ isShared: true })
  const copyId = randomUUID()
  const copy = await tama.call('POST /api/set-copies', { id: copyId, secret })
  expect(copy).toMatchObject({ id: copyId, ...setContent, version: 1, isShared: false })
  expect(await tama.call('POST /api/set-copies', { id: copyId, secret })).toEqual(copy)
  await hana.call('DELETE /api/sets/{set}/link', { set: id })
  expect((await tama.ask('POST /api/set-copies', { id: randomUUID(), secret })).status).toBe(404)
  expect(await tama.call('GET /api/sets/{set}', { set: copyId })).toEqual(copy)
})

it('the link of a set cannot be given to a set of another teacher, and giving it to its own set again is a success', async () => {
  const { id } = await make()
  const other = await tama.call('POST /api/sets', { id: randomUUID(), ...setContent, title: 'Chairs' })
  const secret = newLinkSecret()
  await hana.call('PUT /api/sets/{set}/link', { set: id, secret })
  expect((await tama.ask('PUT /api/sets/{set}/link', { set: other.id, secret })).status).toBe(422)
  await hana.call('PUT /api/sets/{set}/link', { set: id, secret })
  const copy = await tama.call('POST /api/set-copies', { id: randomUUID(), secret })
  expect(copy.title).toBe(setContent.title)
})

it('a new link ends the former one', async () => {
  const { id } = await make()
  const [former, newer] = [newLinkSecret(), newLinkSecret()]
  for (const secret of [former, newer]) await hana.call('PUT /api/sets/{set}/link', { set: id, secret })
  expect((await tama.ask('POST /api/set-copies', { id: randomUUID(), secret: former })).status).toBe(404)
  expect((await tama.ask('POST /api/set-copies', { id: randomUUID(), secret: newer })).status).toBe(200)
})

it('after ten wrong links a teacher waits ten minutes, and right links do not count', async () => {
  const mere = await registerTeacher(app, newEmail())
  const { id } = await make()
  const secret = newLinkSecret()
  await hana.call('PUT /api/sets/{set}/link', { set: id, secret })
  const copy = async (given: string) =>
    (await mere.ask('POST /api/set-copies', { id: randomUUID(), secret: given })).status
  for (let wrong = 0; wrong < 9; wrong++) expect(await copy(newLinkSecret())).toBe(404)
  expect([await copy(secret), await copy(secret)]).toEqual([200, 200])
  expect([await copy(newLinkSecret()), await copy(newLinkSecret()), await copy(secret)]).toEqual([404, 429, 429])
  clock.now += 10 * 60_000 + 1
  expect(await copy(secret)).toBe(200)
})
