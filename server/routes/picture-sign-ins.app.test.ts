import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openStore, type Store } from '../store/open.ts'
import type { Browser } from '../test/browser.ts'
import { listStudent, newEmail } from '../test/callers.ts'
import { wrongPictures } from '../test/picture-guesses.ts'
import { pictureSignIn, unknownStudent } from '../test/picture-sign-in.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

const minute = 60_000
/** Nine in the morning of a school day in New Zealand. */
const clock = { now: Date.parse('2026-11-19T09:00:00+13:00') }

let app: TestApp
let store: Store
let hana: Browser
beforeAll(async () => {
  app = await startTestApp({ clock: () => clock.now })
  store = await openStore({ ...app.database, clock: () => clock.now })
})
beforeEach(async () => {
  hana = await registerTeacher(app, newEmail())
})
afterAll(async () => {
  await store.close()
  await app.close()
})

const { namesOf, openClass, setOpen, stateOf, tap } = pictureSignIn(() => ({ app, hana }))

it('a child types the code, taps the name and three pictures, and is in', async () => {
  const { id, code, card } = await openClass()
  const browser = app.browser()
  expect(await namesOf(code.toLowerCase(), browser)).toEqual({
    status: 200,
    body: {
      className: 'Room 12',
      students: [{ id: card.id, shortName: 'Tui R.', triesLeft: 5 }],
      shutsIn: 60 * minute,
    },
  })
  expect(await tap(code.toLowerCase(), card.id, card.pictures, browser)).toEqual({ status: 200, body: {} })
  expect((await browser.call('GET /api/session', {})).account).toMatchObject({ id: card.id, role: 'student' })
  expect((await browser.call('GET /api/memberships', {})).classes.map((one) => one.id)).toEqual([id])
  expect(await stateOf(id)).toMatchObject({
    until: clock.now + 60 * minute,
    students: [{ id: card.id, shortName: 'Tui R.', usedAt: clock.now, isIn: true, shutAt: null }],
  })
  clock.now += 60 * minute
  expect((await stateOf(id)).students).toMatchObject([{ isIn: false }])
})

it('only listed students with an open account are named, by their names among the whole class', async () => {
  const { id, code, card } = await openClass()
  const namesake = await registerStudent(app, newEmail(), 'Tui', 'Roberts')
  await namesake.call('POST /api/memberships', { code })
  const closed = await listStudent(hana, id, 'Zoe', 'Ely')
  await store.accounts.disable(closed.id, true)
  expect((await namesOf(code)).body).toMatchObject({ students: [{ id: card.id, shortName: 'Tui Ra.' }] })
})

it('nobody sees a name while the sign-in is shut, after 60 minutes, or after midnight', async () => {
  clock.now = Date.parse('2026-11-20T20:00:00+13:00')
  hana = await registerTeacher(app, newEmail())
  const { id, code, card } = await openClass()
  const other = await startTestApp({ clock: () => clock.now, database: app.database })
  const isListed = async () => {
    const replies = [await namesOf(code), await namesOf(code, other.browser())]
    const signIns = [tap(code, card.id, card.pictures), tap(code, card.id, card.pictures, other.browser())]
    const statuses = [...replies, ...(await Promise.all(signIns))].map(({ status }) => status)
    expect(new Set(statuses).size).toBe(1)
    return statuses[0] === 200
  }
  expect(await isListed()).toBe(true)
  await setOpen(id, false)
  expect(await isListed()).toBe(false)
  await setOpen(id)
  clock.now += 60 * minute - 1
  expect((await namesOf(code)).body).toMatchObject({ shutsIn: 1 })
  expect(await isListed()).toBe(true)
  clock.now += 1
  expect(await isListed()).toBe(false)
  expect((await stateOf(id)).until).toBeNull()
  clock.now = Date.parse('2026-11-20T23:50:00+13:00')
  expect(await setOpen(id)).toEqual({ until: Date.parse('2026-11-21T00:00:00+13:00') })
  expect(await isListed()).toBe(true)
  clock.now += 10 * minute
  expect(await isListed()).toBe(false)
  await other.close()
})

it('an unknown code, one that is shut, and one of a deleted class get one reply after the same statements', async () => {
  const [shut, deleted, over] = [await openClass(), await openClass(), await openClass()]
  clock.now += 60 * minute
  await setOpen(shut.id)
  await setOpen(shut.id, false)
  await setOpen(deleted.id)
  await hana.call('DELETE /api/classes/{class}', { class: deleted.id })
  const { replies } = await observed((ask) =>
    [shut.code, deleted.code, over.code, 'ABC123', ''].map((code) => () => ask('POST /api/card-names', { code })),
  )
  expect(replies[0]).toMatchObject({ response: { status: 404 } })
  for (const reply of replies) expect(reply).toEqual(replies[0])
})

it('a wrong picture, another student, a closed, an erased and a shut one get one reply after the same statements', async () => {
  const { id, code, card } = await openClass()
  const [closed, erased, shut, left] = [
    await listStudent(hana, id, 'Closed'),
    await listStudent(hana, id, 'Erased'),
    await listStudent(hana, id, 'Shut'),
    await listStudent(hana, id, 'Left'),
  ]
  const elsewhere = await openClass('Room 6')
  const google = await registerStudent(app, newEmail())
  await google.call('POST /api/memberships', { code })
  await store.accounts.disable(closed.id, true)
  await store.erasures.eraseAccount({ id: erased.id, email: null })
  await store.removals.removeStudent({
    id: crypto.randomUUID(),
    studentId: left.id,
    classId: id,
    removedBy: hana.account,
  })
  for (let i = 0; i < 5; i++) await tap(code, shut.id, wrongPictures(shut))
  const { replies } = await observed((ask) =>
    [
      [card.id, wrongPictures(card)] as const,
      ...[closed, erased, shut, left, elsewhere.card].map(({ id, pictures }) => [id, pictures] as const),
      [google.account, card.pictures] as const,
      [unknownStudent, card.pictures] as const,
    ].map(
      ([student, pictures]) =>
        () =>
          ask('POST /api/picture-sessions', { code, student, pictures: [...pictures] }),
    ),
  )
  expect(replies[0]).toMatchObject({ response: { status: 404, body: { message: 'This card opens nothing' } } })
  for (const reply of replies) expect(reply).toEqual(replies[0])
})

/** Sends requests to a server of their own, and returns each response with the statements of its request. */
async function observed(requestsOf: (ask: Browser['ask']) => (() => Promise<unknown>)[]) {
  // The server that made the changes announces them a moment later. Another one runs only these statements.
  let statements: string[] = []
  const other = await startTestApp({
    clock: () => clock.now,
    database: app.database,
    watch: (statement) => statements.push(statement),
  })
  // A new server looks whether its daily job has a turn.
  await expect.poll(() => statements.at(-1)).toContain('"jobs"')
  const replies: { response: unknown; statements: string[] }[] = []
  const browser = other.browser()
  for (const request of requestsOf(browser.ask.bind(browser))) {
    statements = []
    const response = await request()
    replies.push({ response, statements })
  }
  await other.close()
  return { replies }
}

it('only the class that holds a card opens its pictures', async () => {
  const { code, card } = await openClass()
  const sam = await registerTeacher(app, newEmail())
  const other = await makeClass(sam, 'Room 6')
  const child = app.browser()
  await tap(code, card.id, card.pictures, child)
  await child.call('POST /api/memberships', { code: other.code })
  await sam.call('PUT /api/classes/{class}/sign-in', { class: other.id, isOpen: true })
  expect((await namesOf(other.code)).body).toMatchObject({ className: 'Room 6', students: [] })
  expect((await tap(other.code, card.id, card.pictures)).status).toBe(404)
  const open = (student: string) =>
    sam.ask('POST /api/classes/{class}/students/{student}/pictures/opening', { class: other.id, student })
  expect((await open(card.id)).status).toBe(404)
  expect(await open(card.id)).toEqual(await open(unknownStudent))
})

it('without class cards, no sign-in is open', async () => {
  const off = await startTestApp({ env: { CLASS_CARDS: 'off' } })
  try {
    const teacher = await registerTeacher(off, newEmail())
    const { id, code } = await makeClass(teacher)
    const about = { class: id }
    const statuses = [
      await teacher.ask('GET /api/classes/{class}/sign-in', about),
      await teacher.ask('PUT /api/classes/{class}/sign-in', { ...about, isOpen: true }),
      await off.browser().ask('POST /api/card-names', { code }),
      await tap(code, unknownStudent, ['kite', 'kite', 'bus'], off.browser()),
    ].map(({ status }) => status)
    expect(statuses).toEqual([422, 422, 404, 404])
  } finally {
    await off.close()
  }
})

it.each([
  ['two pictures', { pictures: ['kite', 'bus'] }],
  ['four pictures', { pictures: ['kite', 'bus', 'cup', 'hat'] }],
  ['a picture that no card has', { pictures: ['kite', 'bus', 'whale'] }],
  ['an unknown field', { name: 'Tui' }],
  ['a key besides', { key: 'A'.repeat(43) }],
  ['a code of 65 letters', { code: 'x'.repeat(65) }],
  ['an id that is none', { student: 'Tui' }],
])('a sign-in with %s is refused before anything is counted', async (_, change) => {
  const { id, code, card } = await openClass()
  const input = { code, student: card.id, pictures: card.pictures, ...change }
  expect((await app.browser().ask('POST /api/picture-sessions', input as never)).status).toBe(400)
  expect((await store.cards.listOf(id))[0]).toMatchObject({ wrongTries: 0, triedAt: null })
})
