import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { networkOf } from '../http/address.ts'
import { openDatabase } from '../store/open.ts'
import type { Browser } from '../test/browser.ts'
import { newEmail, shareClass } from '../test/callers.ts'
import { guessedAtOnce, guessesAt, guessesAtOnce, wrongPictures } from '../test/picture-guesses.ts'
import { type Card, pictureSignIn, unknownStudent } from '../test/picture-sign-in.ts'
import { registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

const minute = 60_000
/** The number of guesses. `GUESSES=60000` guesses for six hundred hours, and `GUESS_SEED` draws other guesses. */
const guesses = Number(process.env.GUESSES ?? 600)
/** Nine in the morning of a school day in New Zealand. */
const clock = { now: Date.parse('2026-11-19T09:00:00+13:00') }

let app: TestApp
let hana: Browser
beforeAll(async () => {
  app = await startTestApp({ clock: () => clock.now })
})
beforeEach(async () => {
  hana = await registerTeacher(app, newEmail())
})
afterAll(async () => {
  await app.close()
})

const { namesOf, openClass, setOpen, stateOf, tap } = pictureSignIn(() => ({ app, hana }))

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

it('a new card has its own tries, and the pictures of the old card open nothing', async () => {
  const { id, code, card } = await openClass()
  for (let i = 0; i < 5; i++) await tap(code, card.id, wrongPictures(card))
  await hana.call('POST /api/classes/{class}/cards', { class: id, replaced: [{ student: card.id, version: 1 }] })
  const [renewed] = (await hana.call('GET /api/classes/{class}/cards', { class: id })).cards
  expect((await tap(code, card.id, renewed!.pictures)).status).toBe(200)
})

it('a class has 60 wrong tries an hour, and right tries are not counted', async () => {
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

it('a teacher sees that guesses for unknown students used up the tries of a class, and gives them back', async () => {
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

it('a network that typed 300 different wrong codes waits, and the same wrong code counts once', async () => {
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
        // At most 60 tries reached a card. There are fewer if several were counted at the same moment.
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
