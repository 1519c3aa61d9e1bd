import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openStore } from '../store/open.ts'
import type { Browser } from '../test/browser.ts'
import { listStudent, newEmail, play, shareClass } from '../test/callers.ts'
import { ended } from '../test/events.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

const day = 24 * 3600_000

/** Nine in the morning of a school day in New Zealand. */
const clock = { now: Date.parse('2026-12-11T09:00:00+13:00') }

let app: TestApp
/** A second process with the same database. */
let other: TestApp
let hana: Browser
let email: string
beforeAll(async () => {
  app = await startTestApp({ clock: () => clock.now })
  other = await startTestApp({ clock: () => clock.now, database: app.database })
})
beforeEach(async () => {
  email = newEmail()
  hana = await registerTeacher(app, email)
})
afterAll(async () => {
  await other.close()
  await app.close()
})

/** Makes a class with a listed student, who is signed in with a card at the other process and has played. */
async function classWithCard() {
  const { id, code } = await makeClass(hana, 'Room 4, Kōwhai')
  const card = await listStudent(hana, id)
  const tui = other.browser()
  await tui.call('POST /api/card-sessions', { key: card.key })
  await play(tui, '1.2')
  return { id, code, card, tui }
}

const erase = (id: string, name = 'Room 4, Kōwhai') =>
  hana.call('POST /api/classes/{class}/erasures', { class: id, name })
const undo = (receipt: string, teacher = hana) => teacher.ask('DELETE /api/erasures/{receipt}', { receipt })
const receipts = async () => (await hana.call('GET /api/erasures', {})).erasures

it('the receipt of a teacher whose account is gone has no e-mail address any more', async () => {
  const { id, card } = await classWithCard()
  const erased = await hana.call('POST /api/classes/{class}/erasures', {
    ...{ class: id, student: card.id, name: 'Tui Rangi' },
  })
  expect(erased.by).toBe(email)
  const ofNext = newEmail()
  const next = await registerTeacher(app, ofNext)
  const store = await openStore({ ...app.database, clock: () => clock.now })
  await store.classes.handOver(id, next.account)
  const receiptOfNext = async () => (await next.call('GET /api/erasures', {})).erasures
  expect(await receiptOfNext()).toEqual([erased])
  const { id: ofHana } = await store.erasures.eraseAccount({ id: hana.account, email })
  expect(await receiptOfNext()).toEqual([{ ...erased, by: null }])
  await store.erasures.undo(ofHana)
  expect(await receiptOfNext()).toEqual([erased])
  await store.close()
})

it('a receipt says until when backups may hold the data, if the operator has set for how long they are kept', async () => {
  const { id } = await makeClass(hana, 'Room 4, Kōwhai')
  expect((await erase(id)).backupsUntil).toBeNull()
  const keeping = await startTestApp({
    ...{ clock: () => clock.now, database: app.database, env: { BACKUP_DAYS: '30' } },
  })
  const teacher = keeping.browser()
  await teacher.signIn(email)
  const { erasures } = await teacher.call('GET /api/erasures', {})
  await keeping.close()
  expect(erasures.map(({ backupsUntil, until }) => backupsUntil! - until)).toEqual([34 * day])
})

it('an erased class is gone for its teachers and students in every process, and comes back with its records', async () => {
  const { id, code, card, tui } = await classWithCard()
  const mia = await registerStudent(other, newEmail())
  await mia.call('POST /api/memberships', { code })
  const { browser: mele } = await shareClass(app, hana, { class: id, role: 'co-teacher' })
  const stream = await mele.listen(id)
  const progress = await tui.call('GET /api/progress', {})
  const receipt = await erase(id)
  expect(receipt).toMatchObject({
    ...{ what: 'class', className: 'Room 4, Kōwhai', student: null, at: clock.now, until: clock.now + 30 * day },
    ...{ students: 1, answers: 1, levels: 0, tasks: 0, cards: 1, left: 1, by: email },
    number: expect.stringMatching(/^E-\d{4}-\d\d-\d\d-[2-9A-HJ-NP-Z]{4}$/),
  })
  await ended(stream)
  expect((await tui.ask('GET /api/progress', {})).status).toBe(401)
  expect((await other.browser().ask('POST /api/card-sessions', { key: card.key })).status).toBe(404)
  for (const teacher of [hana, mele])
    expect((await teacher.ask('GET /api/classes/{class}/students', { class: id })).status).toBe(404)
  expect(await mia.call('GET /api/memberships', {})).toEqual({ classes: [], waiting: 0 })
  expect(await receipts()).toEqual([receipt])

  expect((await undo(receipt.id, mele)).status).toBe(404)
  expect((await undo(receipt.id)).status).toBe(200)
  expect((await undo(receipt.id)).status).toBe(200)
  expect(await receipts()).toEqual([])
  expect((await tui.ask('GET /api/progress', {})).status).toBe(401)
  await tui.call('POST /api/card-sessions', { key: card.key })
  expect(await tui.call('GET /api/progress', {})).toEqual(progress)
  expect((await mia.call('GET /api/memberships', {})).classes).toHaveLength(1)
  expect((await mele.ask('GET /api/classes/{class}/students', { class: id })).status).toBe(200)
})

it('the same erasure again returns the same receipt, until the class is back', async () => {
  const { id } = await classWithCard()
  const receipt = await erase(id, '  room 4,  KOWHAI ')
  expect(await erase(id)).toEqual(receipt)
  await undo(receipt.id)
  const again = await erase(id)
  expect(again.id).not.toBe(receipt.id)
  expect(again).toMatchObject({ students: 1, answers: 1 })
})

it('a class and a student are erased only where their name was typed', async () => {
  const { id, card } = await classWithCard()
  const refused = { status: 400, body: { problem: 'invalid', fields: [{ path: 'name' }] } }
  for (const input of [{ name: 'Room 5' }, { name: 'Room 4, Kōwhai', student: card.id }])
    expect(await hana.ask('POST /api/classes/{class}/erasures', { class: id, ...input })).toMatchObject(refused)
  expect(await receipts()).toEqual([])
  expect((await hana.call('GET /api/classes/{class}/cards', { class: id })).cards).toHaveLength(1)
})

it('one listed student is erased from a class, again with the same receipt, and comes back', async () => {
  const { id, card, tui } = await classWithCard()
  const before = await hana.call('GET /api/classes/{class}/students', { class: id })
  const eraseTui = () =>
    hana.call('POST /api/classes/{class}/erasures', { class: id, student: card.id, name: 'tui rangi' })
  const receipt = await eraseTui()
  expect(receipt).toMatchObject({ what: 'student', student: 'Tui Rangi', className: 'Room 4, Kōwhai', students: 1 })
  expect(await eraseTui()).toEqual(receipt)
  expect((await tui.ask('GET /api/progress', {})).status).toBe(401)
  expect((await hana.call('GET /api/classes/{class}/students', { class: id })).students).toEqual([])
  await undo(receipt.id)
  expect(await hana.call('GET /api/classes/{class}/students', { class: id })).toEqual(before)
})

it('a student with an account of their own, or whose card another class holds, cannot be erased by a teacher', async () => {
  const { id, code } = await classWithCard()
  const mia = await registerStudent(app, newEmail())
  await mia.call('POST /api/memberships', { code })
  const elsewhere = await registerTeacher(app, newEmail())
  const { id: otherClass } = await makeClass(elsewhere)
  const card = await listStudent(elsewhere, otherClass)
  const ben = app.browser()
  await ben.call('POST /api/card-sessions', { key: card.key })
  await ben.call('POST /api/memberships', { code })
  expect(await hana.call('GET /api/classes/{class}/erasures', { class: id })).toEqual({
    ...{ students: 1, merged: 0, kept: 1, left: 1 },
    listed: [{ id: expect.any(String), name: 'Tui Rangi', isMerged: false, isInClass: true }],
  })
  for (const [student, name] of [
    [mia.account, 'Mia Chen'],
    [ben.account, 'Tui Rangi'],
  ] as const) {
    const refused = await hana.ask('POST /api/classes/{class}/erasures', { class: id, student, name })
    expect(refused.status).toBe(404)
  }
  await erase(id)
  expect((await ben.ask('GET /api/progress', {})).status).toBe(200)
  expect((await mia.ask('GET /api/progress', {})).status).toBe(200)
})

it('a student who has merged an account into the card is erased without it, and both sign in again after an undo', async () => {
  const { id, code, card } = await classWithCard()
  await hana.call('PUT /api/classes/{class}/sign-in', { class: id, isOpen: true })
  const ofMia = newEmail()
  const mia = await registerStudent(app, ofMia, 'Tui', 'R')
  const { account } = mia
  await play(mia, '1.3')
  await mia.call('POST /api/merges', { code, student: card.id, pictures: card.pictures })
  expect(await hana.call('GET /api/classes/{class}/erasures', { class: id })).toEqual({
    ...{ students: 1, merged: 1, kept: 0, left: 0 },
    listed: [{ id: card.id, name: 'Tui Rangi', isMerged: true, isInClass: true }],
  })
  const copy = { class: id, student: card.id }
  expect((await hana.ask('GET /api/classes/{class}/students/{student}/export', copy)).status).toBe(404)
  const receipt = await hana.call('POST /api/classes/{class}/erasures', { ...copy, name: 'tui rangi' })
  expect(receipt).toMatchObject({ what: 'student', students: 1, answers: 1, cards: 1 })
  expect((await mia.ask('GET /api/progress', {})).status).toBe(401)
  await mia.signIn(ofMia)
  expect(mia.account).toBe(account)
  expect((await mia.call('GET /api/progress', {})).bests.addition).toEqual({ '1.3': { streak: 1, completed: false } })
  expect((await undo(receipt.id)).status).toBe(200)
  const byCard = app.browser()
  await byCard.call('POST /api/card-sessions', { key: card.key })
  expect((await byCard.call('GET /api/progress', {})).bests.addition).toEqual({
    '1.2': { streak: 1, completed: false },
  })
  expect((await mia.ask('GET /api/progress', {})).status).toBe(200)
})

it('what was played since a merge is erased with the listed student, also if the other account has signed in', async () => {
  const { id, code, card } = await classWithCard()
  await hana.call('PUT /api/classes/{class}/sign-in', { class: id, isOpen: true })
  const ofMia = newEmail()
  const mia = await registerStudent(app, ofMia, 'Tui', 'R')
  await play(mia, '1.3')
  await mia.call('POST /api/merges', { code, student: card.id, pictures: card.pictures })
  await mia.signIn(ofMia)
  await play(mia, '1.1')
  const recordOf = async (browser: Browser) => (await browser.call('GET /api/progress', {})).bests.addition
  const receipt = await hana.call('POST /api/classes/{class}/erasures', {
    ...{ class: id, student: card.id, name: 'Tui Rangi' },
  })
  expect(receipt.answers).toBe(2)
  await mia.signIn(ofMia)
  expect(await recordOf(mia)).toEqual({ '1.3': { streak: 1, completed: false } })
  await undo(receipt.id)
  const byCard = app.browser()
  await byCard.call('POST /api/card-sessions', { key: card.key })
  expect(Object.keys((await recordOf(byCard)) ?? {}).sort()).toEqual(['1.1', '1.2'])
})

it('a deleted class stays deleted, and its listed students come back for 30 days into another class', async () => {
  const { id, card, tui } = await classWithCard()
  const progress = await tui.call('GET /api/progress', {})
  await hana.call('DELETE /api/classes/{class}', { class: id })
  expect((await tui.ask('GET /api/progress', {})).status).toBe(401)
  const [receipt] = await receipts()
  expect(receipt).toMatchObject({ what: 'deletedClass', className: 'Room 4, Kōwhai', students: 1, cards: 1 })
  expect((await undo(receipt!.id)).status).toBe(422)
  const next = await makeClass(hana, 'Room 5')
  const back = (classId: string, teacher = hana) =>
    teacher.ask('POST /api/classes/{class}/returned-students', { class: classId, receipt: receipt!.id })
  const stranger = await registerTeacher(app, newEmail())
  const ofStranger = await makeClass(stranger)
  expect((await back(ofStranger.id, stranger)).status).toBe(404)
  expect((await back(ofStranger.id)).status).toBe(404)
  expect((await back(next.id)).status).toBe(200)
  expect((await back(next.id)).status).toBe(200)
  expect((await hana.call('GET /api/classes/{class}/cards', { class: next.id })).cards).toMatchObject([
    { id: card.id, key: card.key },
  ])
  await tui.call('POST /api/card-sessions', { key: card.key })
  expect(await tui.call('GET /api/progress', {})).toEqual(progress)
  expect((await hana.ask('GET /api/classes/{class}/students', { class: id })).status).toBe(404)
})

it('a class without listed students is deleted without a receipt', async () => {
  const { id, code } = await makeClass(hana)
  const mia = await registerStudent(app, newEmail())
  await mia.call('POST /api/memberships', { code })
  await hana.call('DELETE /api/classes/{class}', { class: id })
  expect(await receipts()).toEqual([])
  expect((await mia.ask('GET /api/progress', {})).status).toBe(200)
})

it('an archived class is erased like any other, and comes back archived', async () => {
  const { id } = await classWithCard()
  await hana.call('PUT /api/classes/{class}/archive', { class: id, isArchived: true })
  const receipt = await erase(id)
  await undo(receipt.id)
  expect((await hana.call('GET /api/classes', {})).classes).toMatchObject([{ id, archivedAt: clock.now }])
})

it('an erasure can be undone for 30 days', async () => {
  const { id } = await classWithCard()
  const receipt = await erase(id)
  clock.now = receipt.until + 1
  await hana.signIn(email)
  expect(await receipts()).toEqual([])
  expect((await undo(receipt.id)).status).toBe(404)
})
