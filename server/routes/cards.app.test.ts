import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openStore, type Store } from '../store/open.ts'
import type { Browser } from '../test/browser.ts'
import { listStudent, newEmail, play } from '../test/callers.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

let app: TestApp
let store: Store
let hana: Browser
let classId: string
beforeAll(async () => {
  app = await startTestApp()
  store = await openStore({ ...app.database, clock: Date.now })
  hana = await registerTeacher(app, newEmail())
  classId = (await makeClass(hana)).id
})
afterAll(async () => {
  await store.close()
  await app.close()
})

const signIn = async (key: string, browser = app.browser()) => {
  const response = await browser.ask('POST /api/card-sessions', { key })
  return { browser, response }
}
const cardsOf = async (id = classId) => (await hana.call('GET /api/classes/{class}/cards', { class: id })).cards
const list = (students: readonly { firstName: string; lastName: string }[], id: string = randomUUID()) =>
  hana.ask('POST /api/classes/{class}/listed-students', { class: classId, id, students: [...students] })
const tui = { firstName: 'Tui', lastName: 'Rangi' }

it('a listed student signs in with the key of the card, plays, and logs out like any other', async () => {
  const card = await listStudent(hana, classId, 'Āwhina')
  const { browser, response } = await signIn(card.key)
  expect(response).toEqual({ status: 200, body: {} })
  const { account } = await browser.call('GET /api/session', {})
  expect(account).toMatchObject({ id: card.id, firstName: 'Āwhina', role: 'student', email: null })
  expect((await browser.call('GET /api/memberships', {})).classes.map(({ id }) => id)).toEqual([classId])
  await play(browser, '1.2')
  expect((await browser.call('GET /api/progress', {})).bests).toMatchObject({ addition: { '1.2': { streak: 1 } } })
  expect((await cardsOf()).find(({ id }) => id === card.id)?.usedAt).toBeGreaterThan(Date.now() - 60_000)
  await browser.call('DELETE /api/session', {})
  expect((await browser.call('GET /api/session', {})).account).toBeNull()
})

it('a card on a tablet ends the session of the child before', async () => {
  const [one, other] = [await listStudent(hana, classId, 'One'), await listStudent(hana, classId, 'Two')]
  const { browser } = await signIn(one.key)
  const before = browser.jar.headerFor(new URL(app.url))
  await signIn(other.key, browser)
  expect((await browser.call('GET /api/session', {})).account?.id).toBe(other.id)
  const reply = await fetch(new URL('/api/session', app.url), { headers: { Cookie: before } })
  expect(await reply.json()).toEqual({ account: null })
})

it('a new card stops the old one and ends its sessions, and the same request again changes nothing', async () => {
  const card = await listStudent(hana, classId, 'Mere')
  const { browser } = await signIn(card.key)
  const replaced = [{ student: card.id, version: card.version }]
  const replace = () => hana.ask('POST /api/classes/{class}/cards', { class: classId, replaced })
  expect((await replace()).status).toBe(200)
  expect((await replace()).status).toBe(200)
  const renewed = (await cardsOf()).find(({ id }) => id === card.id)!
  expect(renewed).toMatchObject({ version: 2, shortName: card.shortName })
  expect((await browser.call('GET /api/session', {})).account).toBeNull()
  expect((await signIn(card.key)).response.status).toBe(404)
  expect((await signIn(renewed.key)).response.status).toBe(200)
})

it('a teacher logs a student out everywhere, or the whole class', async () => {
  const [one, other] = [await listStudent(hana, classId, 'Kahu'), await listStudent(hana, classId, 'Jaya')]
  const [first, second] = [(await signIn(one.key)).browser, (await signIn(other.key)).browser]
  const isIn = async (browser: Browser) => (await browser.call('GET /api/session', {})).account !== null
  await hana.call('DELETE /api/classes/{class}/students/{student}/sessions', { class: classId, student: one.id })
  expect([await isIn(first), await isIn(second)]).toEqual([false, true])
  await hana.call('DELETE /api/classes/{class}/sessions', { class: classId })
  expect([await isIn(second), await isIn(hana)]).toEqual([false, true])
  expect((await signIn(one.key)).response.status).toBe(200)
})

it('a wrong key, an old card, a closed and an erased account get one reply after the same statements', async () => {
  const [wrong, old, closed, erased] = await Promise.all(
    ['Wrong', 'Old', 'Closed', 'Erased'].map((name) => listStudent(hana, classId, name)),
  )
  await hana.call('POST /api/classes/{class}/cards', {
    ...{ class: classId, replaced: [{ student: old!.id, version: old!.version }] },
  })
  await store.accounts.disable(closed!.id, true)
  await store.erasures.eraseAccount({ id: erased!.id, email: null })
  const keys = [
    `${wrong!.key.slice(0, 30)}${'A'.repeat(13)}`,
    'A'.repeat(43),
    ...[old, closed, erased].map((card) => card!.key),
  ]
  // The server that made the changes announces them a moment later. Another one runs only the statements of the keys.
  let statements: string[] = []
  const other = await startTestApp({ database: app.database, watch: (statement) => statements.push(statement) })
  // A new server looks whether its daily job has a turn.
  await expect.poll(() => statements.at(-1)).toContain('"jobs"')
  const seen: unknown[] = []
  for (const key of keys) {
    statements = []
    const { browser, response } = await signIn(key, other.browser())
    seen.push({ response, statements, account: browser.account })
  }
  await other.close()
  expect(seen[0]).toMatchObject({
    response: { status: 404, body: { message: 'This card opens nothing' } },
    account: '',
  })
  for (const one of seen) expect(one).toEqual(seen[0])
})

it('only the class that listed a student shows and replaces the card', async () => {
  const card = await listStudent(hana, classId, 'Pita')
  const sam = await registerTeacher(app, newEmail())
  const other = await makeClass(sam, 'Room 6')
  const { browser } = await signIn(card.key)
  await browser.call('POST /api/memberships', { code: other.code })
  expect((await sam.call('GET /api/classes/{class}/cards', { class: other.id })).cards).toEqual([])
  const ask = (student: string) =>
    sam.ask('POST /api/classes/{class}/cards', { class: other.id, replaced: [{ student, version: 1 }] })
  expect((await ask(card.id)).status).toBe(404)
  expect(await ask(card.id)).toEqual(await ask('0'.repeat(32)))
  expect((await signIn(card.key)).response.status).toBe(200)
})

it('a student who signs in with an e-mail has no card, and one who was removed has none to print', async () => {
  const { id, code } = await makeClass(hana, 'Room 7')
  const google = await registerStudent(app, newEmail())
  await google.call('POST /api/memberships', { code })
  const listed = await listStudent(hana, id)
  expect((await cardsOf(id)).map((card) => card.id)).toEqual([listed.id])
  const removal = { class: id, student: listed.id, id: randomUUID() }
  await hana.call('POST /api/classes/{class}/students/{student}/removals', removal)
  expect(await cardsOf(id)).toEqual([])
})

it('the same list sent twice adds nobody, and the list of a class shows its students', async () => {
  const { id: classOfList } = await makeClass(hana, 'Room 8')
  const id = randomUUID()
  const add = (students: (typeof tui)[]) =>
    hana.ask('POST /api/classes/{class}/listed-students', { class: classOfList, id, students })
  expect((await add([tui, tui])).status).toBe(200)
  expect((await add([tui, tui])).status).toBe(200)
  const { students } = await hana.call('GET /api/classes/{class}/students', { class: classOfList })
  expect(students.map(({ firstName, lastName }) => [firstName, lastName])).toEqual([
    ['Tui', 'Rangi'],
    ['Tui', 'Rangi'],
  ])
})

it('a list may have 500 long names, and its body may have more than other bodies but not any size', async () => {
  const { id: bigClass } = await makeClass(hana, 'Room 9')
  const add = (students: (typeof tui)[]) =>
    hana.ask('POST /api/classes/{class}/listed-students', { class: bigClass, id: randomUUID(), students })
  const long = { firstName: 'ā'.repeat(100), lastName: 'Ō'.repeat(100) }
  const began = performance.now()
  expect((await add(Array.from({ length: 500 }, () => long))).status).toBe(200)
  expect(performance.now() - began).toBeLessThan(10_000)
  expect((await add([tui])).status).toBe(422)
  expect((await add(Array.from({ length: 501 }, () => tui))).status).toBe(400)
  expect((await add(Array.from({ length: 500 }, () => ({ firstName: 'x'.repeat(1200), lastName: 'y' })))).status).toBe(
    413,
  )
  const toOthers = await hana.ask('POST /api/classes', { id: randomUUID(), name: 'x'.repeat(300_000) })
  expect(toOthers.status).toBe(413)
})

it.each([
  ['a formula as it is', { firstName: '=1+1', lastName: '@SUM(A1)' }, 200],
  ['no name that turns the text round', { firstName: 'Mia', lastName: '\u202eneB' }, 400],
  ['no blank name', { firstName: ' ', lastName: 'Chen' }, 400],
  ['no unknown field', { ...tui, birthday: '2016-03-11' }, 400],
])('a list takes %s', async (_, student, status) => {
  expect((await list([tui, student])).status).toBe(status)
})

it('a network that tried 300 different wrong cards waits, and the same wrong card counts once', async () => {
  const clock = { now: Date.now() }
  const other = await startTestApp({ clock: () => clock.now })
  try {
    const teacher = await registerTeacher(other, newEmail())
    const card = await listStudent(teacher, (await makeClass(teacher)).id)
    const browser = other.browser()
    const statusOf = async (key: string) => (await browser.ask('POST /api/card-sessions', { key })).status
    const wrong = (number: number) => `${String(number).padStart(42, 'x')}A`
    for (let i = 1; i < 300; i++) expect(await statusOf(wrong(i))).toBe(404)
    for (let i = 1; i < 10; i++) expect(await statusOf(wrong(1))).toBe(404)
    for (let i = 1; i < 10; i++) expect(await statusOf(card.key)).toBe(200)
    expect(await statusOf(wrong(300))).toBe(404)
    expect(await statusOf(wrong(301))).toBe(429)
    expect(await statusOf(card.key)).toBe(429)
    clock.now += 3600_001
    expect(await statusOf(card.key)).toBe(200)
  } finally {
    await other.close()
  }
}, 60_000)

it('without class cards, nobody is listed and no card opens anything', async () => {
  const off = await startTestApp({ env: { CLASS_CARDS: 'off' } })
  try {
    const teacher = await registerTeacher(off, newEmail())
    const { id } = await makeClass(teacher)
    expect(await teacher.call('GET /api/sign-in', {})).toEqual({ providers: ['google'], classCards: false })
    const listing = { class: id, id: randomUUID(), students: [tui] }
    expect((await teacher.ask('POST /api/classes/{class}/listed-students', listing)).status).toBe(422)
    expect((await teacher.ask('GET /api/classes/{class}/cards', { class: id })).status).toBe(422)
    expect((await off.browser().ask('POST /api/card-sessions', { key: 'A'.repeat(43) })).status).toBe(404)
  } finally {
    await off.close()
  }
  expect(await hana.call('GET /api/sign-in', {})).toEqual({ providers: ['google'], classCards: true })
})
