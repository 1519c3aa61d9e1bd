import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { currentRules } from '#maths'
import type { Browser } from '../test/browser.ts'
import { listStudent, newEmail, shareClass } from '../test/callers.ts'
import { movesOf } from '../test/moves.ts'
import { wrongPictures } from '../test/picture-guesses.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

const hour = 3600_000
const day = 24 * hour
/** Nine in the morning of a school day in New Zealand. */
const clock = { now: Date.parse('2026-12-11T09:00:00+13:00') }

let app: TestApp
let hana: Browser
let teacherEmail: string
beforeAll(async () => {
  app = await startTestApp({ clock: () => clock.now })
})
beforeEach(async () => {
  teacherEmail = newEmail()
  hana = await registerTeacher(app, teacherEmail)
})
afterAll(() => app.close())

const about = { operation: 'addition', levelId: '1.1', rules: currentRules.version } as const

/** Returns a request of a round with right answers that an account has played. */
async function roundOf(account: string, answers: number) {
  const round = randomUUID()
  const right = Array<'right'>(answers).fill('right')
  const moves = await movesOf(account, round, '1.1', right, 'addition', currentRules)
  return { ...about, round, moves }
}

/** A child with an account at the provider and a card of a class whose sign-in is open. */
async function childWithCard() {
  const room = await makeClass(hana, 'Room 12')
  const card = await listStudent(hana, room.id, 'Mia', 'Chen')
  await hana.call('PUT /api/classes/{class}/sign-in', { class: room.id, isOpen: true })
  const email = newEmail()
  const browser = await registerStudent(app, email, 'Mia', 'Wong')
  const account = browser.account
  const pictures = { code: room.code, student: card.id, pictures: card.pictures }
  return { room, card, email, browser, account, pictures, merge: () => browser.ask('POST /api/merges', pictures) }
}

const studentsIn = async (id: string) => (await hana.call('GET /api/classes/{class}/students', { class: id })).students
const bestOf = async (browser: Browser) => (await browser.call('GET /api/progress', {})).bests.addition?.['1.1']?.streak

type Merged = Awaited<ReturnType<typeof childWithCard>>

const remove = (teacher: Browser, classId: string, student: string) =>
  teacher.call('POST /api/classes/{class}/students/{student}/removals', {
    ...{ class: classId, student, id: randomUUID() },
  })

/** Undoes the merge of a student. */
async function undo(room: { readonly id: string }, student: string, teacher: Browser = hana) {
  const merge = (await studentsIn(room.id))
    .find(({ id }) => id === student)
    ?.changes.find(({ kind }) => kind === 'merge')
  return teacher.ask('DELETE /api/classes/{class}/students/{student}/removals/{removal}', {
    ...{ class: room.id, student, removal: merge?.id ?? randomUUID() },
  })
}

it('after a merge, the card and the provider open the listed account with the better record', async () => {
  const { card, email, browser, account, merge } = await childWithCard()
  await browser.call('POST /api/rounds/{round}/moves', await roundOf(account, 4))
  expect(await merge()).toEqual({ status: 200, body: {} })
  expect(browser.account).toBe(card.id)
  expect(await bestOf(browser)).toBe(4)
  const byProvider = app.browser()
  await byProvider.signIn(email)
  const byCard = app.browser()
  await byCard.call('POST /api/card-sessions', { key: card.key })
  expect([byProvider.account, byCard.account]).toEqual([card.id, card.id])
  expect((await byProvider.call('GET /api/session', {})).account).toMatchObject({
    firstName: 'Mia',
    mergedFrom: account,
  })
})

it('answers that wait on a device under the old account raise the record, each stored once', async () => {
  const { room, card, email, account, merge } = await childWithCard()
  const [waiting, later] = [await roundOf(account, 6), await roundOf(account, 3)]
  await merge()
  const tablet = app.browser()
  await tablet.signIn(email)
  for (const request of [waiting, waiting, later])
    expect(await tablet.ask('POST /api/rounds/{round}/moves', { ...request, account })).toMatchObject({ status: 200 })
  expect(await bestOf(tablet)).toBe(6)
  const student = { class: room.id, student: card.id }
  const { answers } = await hana.call('GET /api/classes/{class}/students/{student}/answers', student)
  expect(answers.map(({ mark }) => mark)).toEqual(Array(9).fill('right'))
  await undo(room, card.id)
  const again = app.browser()
  await again.signIn(email)
  expect([again.account, await bestOf(again)]).toEqual([account, 6])
  const byCard = app.browser()
  await byCard.call('POST /api/card-sessions', { key: card.key })
  expect(await bestOf(byCard)).toBeUndefined()
})

it('a round that was begun before the merge goes on after it', async () => {
  const { email, browser, account, merge } = await childWithCard()
  const whole = await roundOf(account, 5)
  await browser.call('POST /api/rounds/{round}/moves', { ...whole, moves: whole.moves.slice(0, 3) })
  await merge()
  const tablet = app.browser()
  await tablet.signIn(email)
  const rest = { ...whole, moves: whole.moves.slice(3), account }
  expect(await tablet.ask('POST /api/rounds/{round}/moves', rest)).toMatchObject({ status: 200, body: { best: 5 } })
})

it('nobody saves a round under an account that is not merged into their own', async () => {
  const { browser } = await childWithCard()
  const stranger = await registerStudent(app, newEmail())
  const theirs = { ...(await roundOf(stranger.account, 1)), account: stranger.account }
  const absent = { ...theirs, account: '0'.repeat(32) }
  for (const request of [theirs, absent])
    expect(await browser.ask('POST /api/rounds/{round}/moves', request)).toMatchObject({
      status: 409,
      body: { problem: 'superseded' },
    })
  const own = await roundOf(browser.account, 1)
  expect(await browser.ask('POST /api/rounds/{round}/moves', { ...own, account: browser.account })).toMatchObject({
    status: 200,
  })
})

it('other sessions of the merged account are over, and its open pages store nothing', async () => {
  const { email, account, merge } = await childWithCard()
  const other = app.browser()
  await other.signIn(email)
  await merge()
  expect(await other.ask('POST /api/rounds/{round}/moves', await roundOf(account, 1))).toMatchObject({ status: 401 })
})

it('the class has one student after a merge, also for Insight, and two again after its undo', async () => {
  const { room, card, browser, account, merge } = await childWithCard()
  await browser.call('POST /api/memberships', { code: room.code })
  await browser.call('POST /api/rounds/{round}/moves', await roundOf(account, 4))
  expect((await studentsIn(room.id)).map(({ id }) => id).sort()).toEqual([account, card.id].sort())
  await merge()
  const [student, ...others] = await studentsIn(room.id)
  expect([student?.id, others]).toEqual([card.id, []])
  expect(student?.changes).toEqual([{ kind: 'merge', id: student?.changes[0]?.id, at: clock.now, account: 'Mia W.' }])
  const insight = await hana.call('GET /api/classes/{class}/insight', { class: room.id })
  expect([insight.students.length, insight.thisWeek.answers, insight.unseen]).toEqual([1, 4, []])
  expect((await undo(room, card.id)).status).toBe(200)
  expect((await studentsIn(room.id)).map(({ id }) => id).sort()).toEqual([account, card.id].sort())
})

it('an undo ends the sessions of the student', async () => {
  const { room, card, browser, merge } = await childWithCard()
  await merge()
  expect((await undo(room, card.id)).status).toBe(200)
  expect((await undo(room, card.id)).status).toBe(404)
  expect((await browser.ask('GET /api/memberships', {})).status).toBe(401)
})

it('a merge can be seen and undone for as long as it lasts', async () => {
  const { room, card, email, account, merge } = await childWithCard()
  await merge()
  clock.now += 400 * day
  await hana.signIn(teacherEmail)
  expect((await studentsIn(room.id))[0]?.changes).toMatchObject([{ kind: 'merge' }])
  expect((await undo(room, card.id)).status).toBe(200)
  const again = app.browser()
  await again.signIn(email)
  expect(again.account).toBe(account)
})

it('after a new card, the merged account opens nothing of the student until it is merged again', async () => {
  const { room, card, email, browser, account, merge } = await childWithCard()
  await browser.call('POST /api/rounds/{round}/moves', await roundOf(account, 4))
  await merge()
  const byCard = app.browser()
  await byCard.call('POST /api/card-sessions', { key: card.key })
  const classmate = await listStudent(hana, room.id, 'Ben', 'Walker')
  const replace = (student: string) =>
    hana.call('POST /api/classes/{class}/cards', { class: room.id, replaced: [{ student, version: 1 }] })
  await replace(classmate.id)
  expect((await browser.ask('GET /api/memberships', {})).status).toBe(200)
  await replace(card.id)
  for (const one of [browser, byCard]) expect((await one.ask('GET /api/memberships', {})).status).toBe(401)
  expect((await studentsIn(room.id)).flatMap(({ changes }) => changes)).toEqual([])
  const byProvider = app.browser()
  await byProvider.signIn(email)
  expect([byProvider.account, await bestOf(byProvider)]).toEqual([account, 4])
  expect((await byProvider.call('GET /api/memberships', {})).classes).toEqual([])
  const { cards } = await hana.call('GET /api/classes/{class}/cards', { class: room.id })
  const pictures = cards.find(({ id }) => id === card.id)?.pictures ?? card.pictures
  await byProvider.call('POST /api/merges', { code: room.code, student: card.id, pictures })
  expect([byProvider.account, await bestOf(byProvider)]).toEqual([card.id, 4])
})

it('a student who was removed from a class since the merge joins it with neither account, however the merge ends', async () => {
  const endings = [
    ({ room, card }: Merged) => undo(room, card.id),
    ({ room, card }: Merged) =>
      hana.ask('POST /api/classes/{class}/cards', { class: room.id, replaced: [{ student: card.id, version: 1 }] }),
    ({ room, card }: Merged) =>
      hana.ask('POST /api/classes/{class}/erasures', { class: room.id, student: card.id, name: 'Mia Chen' }),
  ]
  for (const end of endings) {
    const merged = await childWithCard()
    const { email, browser, card, merge } = merged
    const rua = await registerTeacher(app, newEmail())
    const other = await makeClass(rua, 'Room 3')
    await browser.call('POST /api/memberships', { code: other.code })
    await merge()
    await remove(rua, other.id, card.id)
    expect((await end(merged)).status).toBe(200)
    const again = app.browser()
    await again.signIn(email)
    expect(again.account).toBe(merged.account)
    expect((await again.ask('POST /api/memberships', { code: other.code })).status).toBe(404)
    await rua.call('DELETE /api/classes/{class}/blocked/{student}', { class: other.id, student: merged.account })
    expect((await again.ask('POST /api/memberships', { code: other.code })).status).toBe(200)
  }
})

it('a second merge and its undo leave both accounts removed from a class', async () => {
  const merged = await childWithCard()
  const { room, card, email, browser, pictures, merge } = merged
  const rua = await registerTeacher(app, newEmail())
  const other = await makeClass(rua, 'Room 3')
  await browser.call('POST /api/memberships', { code: other.code })
  await merge()
  await remove(rua, other.id, card.id)
  await undo(room, card.id)
  clock.now += 1000
  await browser.signIn(email)
  await browser.call('POST /api/merges', pictures)
  await undo(room, card.id)
  await browser.signIn(email)
  const byCard = app.browser()
  await byCard.call('POST /api/card-sessions', { key: card.key })
  for (const one of [browser, byCard])
    expect((await one.ask('POST /api/memberships', { code: other.code })).status).toBe(404)
})

it('co-teachers undo a merge; relievers and teachers of other classes do not', async () => {
  const { room, card, merge } = await childWithCard()
  await merge()
  const { browser: reliever } = await shareClass(app, hana, { class: room.id, role: 'reliever' })
  const stranger = await registerTeacher(app, newEmail())
  expect((await undo(room, card.id, reliever)).status).toBe(403)
  expect((await undo(room, card.id, stranger)).status).toBe(404)
  const { browser: coTeacher } = await shareClass(app, hana, { class: room.id, role: 'co-teacher' })
  expect((await undo(room, card.id, coTeacher)).status).toBe(200)
})

it('wrong pictures merge nothing, and after five tries the right ones do not either', async () => {
  const { card, browser, account, pictures, merge } = await childWithCard()
  const wrong = { ...pictures, pictures: wrongPictures(card) }
  for (let i = 0; i < 5; i++) expect((await browser.ask('POST /api/merges', wrong)).status).toBe(404)
  expect((await merge()).status).toBe(404)
  expect(browser.account).toBe(account)
})

it('a merge needs a sign-in of the last 15 minutes', async () => {
  const { email, browser, account, merge } = await childWithCard()
  clock.now += 15 * 60_000 + 1000
  expect(await merge()).toMatchObject({ status: 403, body: { problem: 'signInAgain' } })
  expect((await browser.call('GET /api/session', {})).account?.id).toBe(account)
  await browser.signIn(email)
  expect((await merge()).status).toBe(200)
})

it('no card of a class whose sign-in is shut, and no second account, can be merged', async () => {
  const { room, pictures, merge } = await childWithCard()
  const second = await registerStudent(app, newEmail())
  await hana.call('PUT /api/classes/{class}/sign-in', { class: room.id, isOpen: false })
  expect((await second.ask('POST /api/merges', pictures)).status).toBe(404)
  await hana.call('PUT /api/classes/{class}/sign-in', { class: room.id, isOpen: true })
  expect((await merge()).status).toBe(200)
  expect(await second.ask('POST /api/merges', pictures)).toMatchObject({ status: 422 })
  const classmate = await listStudent(hana, room.id, 'Ben', 'Walker')
  const byCard = app.browser()
  await byCard.call('POST /api/card-sessions', { key: classmate.key })
  expect(await byCard.ask('POST /api/merges', pictures)).toMatchObject({ status: 422 })
})

it('the key in the QR code of a card merges too, also while the sign-in with pictures is shut', async () => {
  const { room, card, email, browser, account } = await childWithCard()
  await hana.call('PUT /api/classes/{class}/sign-in', { class: room.id, isOpen: false })
  await browser.call('POST /api/rounds/{round}/moves', await roundOf(account, 4))
  expect(await browser.ask('POST /api/card-owners', { key: card.key })).toEqual({
    ...{ status: 200, body: { owner: { shortName: 'Mia C.', className: 'Room 12' } } },
  })
  for (let i = 0; i < 2; i++)
    expect(await browser.ask('POST /api/merges', { key: card.key })).toEqual({ status: 200, body: {} })
  expect([browser.account, await bestOf(browser)]).toEqual([card.id, 4])
  const byProvider = app.browser()
  await byProvider.signIn(email)
  expect(byProvider.account).toBe(card.id)
  expect((await studentsIn(room.id))[0]?.changes).toMatchObject([{ kind: 'merge', account: 'Mia W.' }])
})

it('a page is told the owner of a card only where the account of the caller can be merged into it', async () => {
  const { room, card, browser, merge } = await childWithCard()
  const ownerOf = async (of: Browser, key = card.key) => (await of.call('POST /api/card-owners', { key })).owner
  const other = await registerStudent(app, newEmail())
  const classmate = await listStudent(hana, room.id, 'Ben', 'Walker')
  const byCard = app.browser()
  await byCard.call('POST /api/card-sessions', { key: classmate.key })
  expect(await ownerOf(byCard)).toBeNull()
  const wrong = `${card.key.slice(0, 20)}AAA${card.key.slice(23)}`
  expect((await other.ask('POST /api/card-owners', { key: wrong })).status).toBe(404)
  expect(await ownerOf(other)).not.toBeNull()
  await merge()
  for (const student of [other, browser]) expect(await ownerOf(student)).toBeNull()
  expect(await ownerOf(other, classmate.key)).toEqual({ shortName: 'Ben W.', className: 'Room 12' })
  clock.now += 15 * 60_000 + 1000
  expect(await ownerOf(other, classmate.key)).toBeNull()
  expect(await other.ask('POST /api/merges', { key: classmate.key })).toMatchObject({ status: 403 })
})

it('a student who was removed from the class of the card takes no account, by either way of showing the card', async () => {
  const { room, card, browser, account, pictures } = await childWithCard()
  await remove(hana, room.id, card.id)
  expect(await browser.call('POST /api/card-owners', { key: card.key })).toEqual({ owner: null })
  expect(await browser.ask('POST /api/merges', { key: card.key })).toMatchObject({
    ...{ status: 422, body: { problem: 'refused' } },
  })
  expect((await browser.ask('POST /api/merges', pictures)).status).toBe(404)
  expect((await browser.call('GET /api/session', {})).account?.id).toBe(account)
})

it('a card of a deleted class merges nothing, also where its student stays in another class', async () => {
  const { room, card, browser } = await childWithCard()
  const byCard = app.browser()
  await byCard.call('POST /api/card-sessions', { key: card.key })
  const other = await makeClass(await registerTeacher(app, newEmail()), 'Room 3')
  await byCard.call('POST /api/memberships', { code: other.code })
  await hana.call('DELETE /api/classes/{class}', { class: room.id })
  expect(await browser.call('POST /api/card-owners', { key: card.key })).toEqual({ owner: null })
  expect((await browser.ask('POST /api/merges', { key: card.key })).status).toBe(422)
})

it('an old card neither names its student nor merges', async () => {
  const { room, card, browser, account } = await childWithCard()
  await hana.call('POST /api/classes/{class}/cards', { class: room.id, replaced: [{ student: card.id, version: 1 }] })
  for (const endpoint of ['POST /api/card-owners', 'POST /api/merges'] as const)
    expect((await browser.ask(endpoint, { key: card.key })).status).toBe(404)
  expect((await browser.call('GET /api/session', {})).account?.id).toBe(account)
})

it('an account is merged five times an hour, and the refused tries count too', async () => {
  const { room, card, email, browser, pictures } = await childWithCard()
  const first = await registerStudent(app, newEmail())
  await first.call('POST /api/merges', { key: card.key })
  for (let i = 0; i < 5; i++) expect((await browser.ask('POST /api/merges', pictures)).status).toBe(422)
  for (const input of [pictures, { key: card.key }])
    expect(await browser.ask('POST /api/merges', input)).toMatchObject({
      ...{ status: 429, body: { problem: 'tooManyTries' } },
    })
  await undo(room, card.id)
  clock.now += 3600_000 + 1000
  await browser.signIn(email)
  await browser.call('POST /api/merges', { key: card.key })
  expect(browser.account).toBe(card.id)
})

it('the same merge again is a success', async () => {
  const { card, browser, merge } = await childWithCard()
  await merge()
  expect(await merge()).toEqual({ status: 200, body: {} })
  expect(browser.account).toBe(card.id)
})

it('a merged student moves up with all rounds, and a merge can then be undone in the new class', async () => {
  const { room, card, email, browser, account, merge } = await childWithCard()
  await browser.call('POST /api/rounds/{round}/moves', await roundOf(account, 4))
  await merge()
  const next = await makeClass(hana, 'Room 3')
  const move = { class: room.id, id: randomUUID(), into: next.id, students: [card.id] }
  await hana.call('POST /api/classes/{class}/moves-up', move)
  expect((await studentsIn(next.id))[0]?.changes).toMatchObject([{ kind: 'merge' }])
  expect((await undo(next, card.id)).status).toBe(200)
  const again = app.browser()
  await again.signIn(email)
  expect([again.account, await bestOf(again)]).toEqual([account, 4])
})
