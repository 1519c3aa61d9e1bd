import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { CardPicture } from '#contract'
import { networkOf } from '../http/address.ts'
import { openDatabase, openStore, type Store } from '../store/open.ts'
import type { Browser } from '../test/browser.ts'
import { listStudent, newEmail, shareClass } from '../test/callers.ts'
import { guessedAtOnce, guessesAt, guessesAtOnce, wrongPictures } from '../test/picture-guesses.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

const minute = 60_000
/** The guesses of pictures. `GUESSES=60000` tries six hundred hours, and `GUESS_SEED` draws other ones. */
const guesses = Number(process.env.GUESSES ?? 600)
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

type Card = Awaited<ReturnType<typeof listStudent>>
type Pictures = readonly CardPicture[]

async function openClass(name = 'Room 12') {
  const { id, code } = await makeClass(hana, name)
  const card = await listStudent(hana, id)
  await setOpen(id)
  return { id, code, card }
}
const setOpen = (id: string, isOpen = true) => hana.call('PUT /api/classes/{class}/sign-in', { class: id, isOpen })
const stateOf = (id: string) => hana.call('GET /api/classes/{class}/sign-in', { class: id })
const namesOf = (code: string, browser = app.browser()) => browser.ask('POST /api/card-names', { code })
const tap = (code: string, student: string, pictures: Pictures, browser = app.browser()) =>
  browser.ask('POST /api/picture-sessions', { code, student, pictures: [...pictures] })
const unknownStudent = '0'.repeat(32)

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

it('five wrong tries shut the pictures until a teacher opens them, and the QR code still works', async () => {
  const { id, code, card } = await openClass()
  const triesLeft = async () => {
    const { body } = await namesOf(code)
    return 'students' in body ? body.students[0]?.triesLeft : undefined
  }
  for (let left = 4; left >= 0; left--) {
    expect((await tap(code, card.id, wrongPictures(card))).status).toBe(404)
    expect(await triesLeft()).toBe(left)
  }
  expect((await tap(code, card.id, card.pictures)).status).toBe(404)
  expect((await stateOf(id)).students).toMatchObject([{ shutAt: clock.now }])
  expect((await app.browser().ask('POST /api/card-sessions', { key: card.key })).status).toBe(200)
  expect((await tap(code, card.id, card.pictures)).status).toBe(404)
  const opening = { class: id, student: card.id }
  for (let i = 0; i < 2; i++) await hana.call('POST /api/classes/{class}/students/{student}/pictures/opening', opening)
  expect(await triesLeft()).toBe(5)
  expect((await stateOf(id)).students).toMatchObject([{ shutAt: null }])
  expect((await tap(code, card.id, wrongPictures(card))).status).toBe(404)
  expect((await tap(code, card.id, card.pictures)).status).toBe(200)
  expect(await triesLeft()).toBe(5)
})

it('a new card has other tries, and its old pictures open nothing', async () => {
  const { id, code, card } = await openClass()
  for (let i = 0; i < 5; i++) await tap(code, card.id, wrongPictures(card))
  await hana.call('POST /api/classes/{class}/cards', { class: id, replaced: [{ student: card.id, version: 1 }] })
  const [renewed] = (await hana.call('GET /api/classes/{class}/cards', { class: id })).cards
  expect((await tap(code, card.id, renewed!.pictures)).status).toBe(200)
})

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

it('a class has 60 wrong tries an hour, and right ones count for nothing', async () => {
  const { id, code } = await openClass()
  const students = Array.from({ length: 13 }, (_, i) => ({ firstName: `Child ${i}`, lastName: 'Chen' }))
  await hana.call('POST /api/classes/{class}/listed-students', { class: id, id: crypto.randomUUID(), students })
  const { cards } = await hana.call('GET /api/classes/{class}/cards', { class: id })
  const [first, second, ...others] = cards as Card[]
  for (let i = 0; i < 70; i++) expect((await tap(code, first!.id, first!.pictures)).status).toBe(200)
  const guesses = others.flatMap((card) => Array.from({ length: 5 }, () => card))
  expect(guesses).toHaveLength(60)
  for (const card of guesses) expect((await tap(code, card.id, wrongPictures(card))).status).toBe(404)
  expect((await tap(code, second!.id, second!.pictures)).status).toBe(429)
  expect((await app.browser().ask('POST /api/card-sessions', { key: second!.key })).status).toBe(200)
  expect((await stateOf(id)).isFull).toBe(true)
  clock.now += 60 * minute + 1
  expect((await stateOf(id)).isFull).toBe(false)
  await setOpen(id)
  expect((await tap(code, second!.id, second!.pictures)).status).toBe(200)
}, 60_000)

it('a teacher sees that guesses for nobody have shut a class out, and opening the sign-in again mends it', async () => {
  const [{ id, code, card }, other] = [await openClass(), await openClass('Room 6')]
  const guess = (code: string) => tap(code, unknownStudent, card.pictures)
  for (let i = 0; i < 60; i++) {
    expect((await stateOf(id)).isFull).toBe(false)
    expect((await guess(code)).status).toBe(404)
  }
  expect((await guess(other.code)).status).toBe(404)
  expect((await tap(code, card.id, card.pictures)).status).toBe(429)
  expect(await stateOf(id)).toMatchObject({ isFull: true, students: [{ shutAt: null }] })
  expect((await stateOf(other.id)).isFull).toBe(false)
  await setOpen(id, false)
  expect((await stateOf(id)).isFull).toBe(true)
  await setOpen(id)
  expect((await stateOf(id)).isFull).toBe(false)
  expect((await tap(code, card.id, card.pictures)).status).toBe(200)
}, 60_000)

it('a reliever who opens the sign-in again gives no tries back, and a co-teacher does', async () => {
  const { id, code, card } = await openClass()
  const { browser: reliever } = await shareClass(app, hana, { class: id, role: 'reliever' })
  const { browser: coTeacher } = await shareClass(app, hana, { class: id, role: 'co-teacher' })
  for (let i = 0; i < 60; i++) expect((await tap(code, unknownStudent, card.pictures)).status).toBe(404)
  const openBy = (teacher: Browser) => teacher.call('PUT /api/classes/{class}/sign-in', { class: id, isOpen: true })
  await openBy(reliever)
  expect((await tap(code, card.id, card.pictures)).status).toBe(429)
  await openBy(coTeacher)
  expect((await tap(code, card.id, card.pictures)).status).toBe(200)
})

it('a network with 3,000 sign-ins in an hour waits, also with a right card and with right pictures', async () => {
  const { code, card } = await openClass()
  const db = await openDatabase(app.database)
  const holders = ['127.0.0.1', '::1'].map((address) => `sign-in ${networkOf(address)}`)
  for (const holder of holders)
    for (let from = 0; from < 3000; from += 500) {
      const rows = Array.from({ length: 500 }, () => ({ holder, id: randomUUID(), tried_at: clock.now }))
      await db.insertInto('tries').values(rows).execute()
    }
  const signIns = () => [
    app.browser().ask('POST /api/card-sessions', { key: card.key }),
    tap(code, card.id, card.pictures),
  ]
  const replies = await Promise.all(signIns())
  expect(replies).toMatchObject([{ status: 429 }, { status: 429 }])
  const sessions = () => db.selectFrom('sessions').where('account_id', '=', card.id).select('token_hash').execute()
  expect(await sessions()).toEqual([])
  await db.deleteFrom('tries').where('holder', 'in', holders).execute()
  expect((await Promise.all(signIns())).map(({ status }) => status)).toEqual([200, 200])
  expect(await sessions()).toHaveLength(2)
  await db.destroy()
})

it('a network that typed 300 different wrong codes waits, and waiting for one class counts once', async () => {
  const { id, code } = await openClass()
  // Another test's codes are not counted any more.
  clock.now += 60 * minute + 1
  await setOpen(id)
  const statusOf = async (typed: string) => {
    // A page that waits for its class asks every five seconds.
    clock.now += 5000
    return (await namesOf(typed)).status
  }
  for (let i = 0; i < 50; i++) expect(await statusOf('WAITS1')).toBe(404)
  for (let i = 1; i < 300; i++) expect(await statusOf(`W${i}`)).toBe(404)
  expect(await statusOf('WAITS1')).toBe(404)
  for (let i = 0; i < 3; i++) {
    expect(await statusOf('W300')).toBe(429)
    expect(await statusOf('WAITS1')).toBe(404)
    expect(await statusOf(code)).toBe(429)
  }
  clock.now += 60 * minute + 1
  await setOpen(id)
  expect(await statusOf(code)).toBe(200)
}, 60_000)

it(
  `${guesses} guesses from thirty browsers at three servers open nothing beyond the limits`,
  async () => {
    const { id, code, card } = await openClass()
    const students = Array.from({ length: 14 }, (_, i) => ({ firstName: `Child ${i}`, lastName: 'Chen' }))
    await hana.call('POST /api/classes/{class}/listed-students', { class: id, id: crypto.randomUUID(), students })
    const { cards } = await hana.call('GET /api/classes/{class}/cards', { class: id })
    expect(cards.map((one) => one.id)).toContain(card.id)
    const others = [
      await startTestApp({ clock: () => clock.now, database: app.database }),
      await startTestApp({ clock: () => clock.now, database: app.database }),
    ]
    const browsers = [app, ...others].flatMap((one) => Array.from({ length: 10 }, () => one.browser()))
    try {
      // The tries come back after an hour, when the teacher opens the sign-in and all pictures again.
      for (let sent = 0; sent < guesses; sent += guessesAtOnce) {
        clock.now += 60 * minute + 1
        await setOpen(id)
        for (const { id: student } of cards)
          await hana.call('POST /api/classes/{class}/students/{student}/pictures/opening', { class: id, student })
        const wrongOf = new Map(cards.map((one) => [one.id, 0]))
        const signedIn = new Set<string>()
        let wrongOnes = 0
        const guessed = Array.from(
          { length: guessedAtOnce },
          (_, i) => cards[(sent / (guessesAtOnce / guessedAtOnce) + i) % cards.length] as Card,
        )
        const queue = guessesAt(guessed, sent)
        const guess = async (browser: Browser) => {
          for (let next = queue.pop(); next; next = queue.pop()) {
            const { student, pictures, isRight } = next
            const before = { ofChild: wrongOf.get(student)!, ofClass: wrongOnes }
            const { status } = await tap(code, student, pictures, browser)
            if (status === 404) {
              // The try of right pictures that came too late was given back to the class.
              if (isRight) continue
              wrongOnes++
              wrongOf.set(student, wrongOf.get(student)! + 1)
            } else if (status === 200) {
              signedIn.add(student)
              expect(before.ofChild).toBeLessThan(5)
              expect(before.ofClass).toBeLessThan(60)
            } else expect(status).toBe(429)
          }
        }
        await Promise.all(browsers.map(guess))
        // 60 tries reached a card, or fewer where several were counted in one moment.
        expect(wrongOnes).toBeLessThanOrEqual(60)
        const used = (await stateOf(id)).students.filter(({ usedAt }) => usedAt === clock.now)
        expect(new Set(used.map((one) => one.id))).toEqual(signedIn)
      }
    } finally {
      for (const one of others) await one.close()
    }
  },
  120_000 + 200 * guesses,
)

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
