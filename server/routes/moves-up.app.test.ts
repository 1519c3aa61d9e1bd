import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { currentRules } from '#maths'
import { openStore, type Store } from '../store/open.ts'
import type { Browser } from '../test/browser.ts'
import { listStudent, newEmail, shareClass } from '../test/callers.ts'
import { movesOf } from '../test/moves.ts'
import { slipSteps } from '../test/slip-steps.ts'
import { makeClass, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

const day = 24 * 3600_000
/** Nine in the morning of a school day in New Zealand. */
const clock = { now: Date.parse('2026-12-11T09:00:00+13:00') }

let app: TestApp
let store: Store
let hana: Browser
let email: string
beforeAll(async () => {
  app = await startTestApp({ clock: () => clock.now })
  store = await openStore({ ...app.database, clock: () => clock.now })
})
beforeEach(async () => {
  email = newEmail()
  hana = await registerTeacher(app, email)
})
afterAll(async () => {
  await store.close()
  await app.close()
})

/** Makes two classes, and lists students in the first. */
async function twoClasses(count = 2) {
  const [from, into] = [await makeClass(hana, 'Room 12'), await makeClass(hana, 'Room 3, 2027')]
  const students = Array.from({ length: count }, (_, i) => ({ firstName: `Mia ${i}`, lastName: 'Chen' }))
  await hana.call('POST /api/classes/{class}/listed-students', { class: from.id, id: randomUUID(), students })
  const { cards } = await hana.call('GET /api/classes/{class}/cards', { class: from.id })
  return { from: from.id, into: into.id, codes: [from.code, into.code] as const, cards }
}
const idsOf = (cards: readonly { readonly id: string }[]) => cards.map(({ id }) => id)
const move = (from: string, into: string, students: readonly string[], id: string = randomUUID()) =>
  hana.ask('POST /api/classes/{class}/moves-up', { class: from, id, into, students: [...students] })
const undo = (from: string, moveUp: string) =>
  hana.ask('DELETE /api/classes/{class}/moves-up/{moveUp}', { class: from, moveUp })
const movesOutOf = async (from: string) => (await hana.call('GET /api/classes/{class}/moves-up', { class: from })).moves
const studentsIn = async (id: string) => (await hana.call('GET /api/classes/{class}/students', { class: id })).students

/** Signs in with a card, and saves rounds of two days in which the student follows a slip of addition 2.2. */
async function follow(card: { readonly id: string; readonly key: string }): Promise<void> {
  const browser = app.browser()
  await browser.call('POST /api/card-sessions', { key: card.key })
  for (const age of [day, 0]) {
    const round = randomUUID()
    const steps = await slipSteps('addition', '2.2', 'carry-dropped', 5)
    const moves = await movesOf(card.id, round, '2.2', steps, 'addition', currentRules, 2000)
    const about = { operation: 'addition', levelId: '2.2', rules: currentRules.version, round } as const
    await browser.call('POST /api/rounds/{round}/moves', { ...about, moves, age })
  }
}

it('moving up 28 students keeps their cards, records and Insight, and the undo too', async () => {
  const { from, into, cards } = await twoClasses(28)
  for (const card of cards.slice(0, 3)) await follow(card)
  const seen = async (id: string) => {
    const [overview, insight, held] = await Promise.all([
      hana.call('GET /api/classes/{class}/overview', { class: id, operation: 'addition' }),
      hana.call('GET /api/classes/{class}/insight', { class: id }),
      hana.call('GET /api/classes/{class}/cards', { class: id }),
    ])
    const { classroom: _, ...ofClass } = insight
    return { students: overview.students, insight: ofClass, cards: held.cards }
  }
  const before = await seen(from)
  expect(before.insight.groups).toMatchObject([{ kind: 'slip', slip: 'carry-dropped' }])
  const id = randomUUID()
  expect(await move(from, into, idsOf(cards), id)).toEqual({ status: 200, body: {} })
  expect(await seen(into)).toEqual(before)
  expect(await studentsIn(from)).toEqual([])
  const until = clock.now + 30 * day
  expect(await movesOutOf(from)).toEqual([{ id, into: 'Room 3, 2027', students: 28, at: clock.now, until }])
  expect(await undo(from, id)).toEqual({ status: 200, body: { students: 28 } })
  expect(await seen(from)).toEqual(before)
  expect(await studentsIn(into)).toEqual([])
  expect(await movesOutOf(from)).toEqual([])
})

it('a card opens its account after the move, and its pictures with the code of the new class only', async () => {
  const { from, into, codes, cards } = await twoClasses()
  const [card] = cards
  await move(from, into, idsOf(cards))
  for (const id of [from, into]) await hana.call('PUT /api/classes/{class}/sign-in', { class: id, isOpen: true })
  const browser = app.browser()
  expect((await browser.ask('POST /api/card-sessions', { key: card!.key })).status).toBe(200)
  expect((await browser.call('GET /api/memberships', {})).classes.map(({ id }) => id)).toEqual([into])
  const byPictures = (code: string) =>
    app.browser().ask('POST /api/picture-sessions', { code, student: card!.id, pictures: card!.pictures })
  expect((await byPictures(codes[0])).status).toBe(404)
  expect((await byPictures(codes[1])).status).toBe(200)
})

it('some students move, and the others stay', async () => {
  const { from, into, cards } = await twoClasses(3)
  const [kahu, ...others] = idsOf(cards)
  await move(from, into, others)
  expect((await studentsIn(from)).map(({ id }) => id)).toEqual([kahu])
  expect((await studentsIn(into)).map(({ id }) => id).sort()).toEqual(others.sort())
})

it("another teacher's class looks like an absent one, and a stranger moves nobody out of a class", async () => {
  const { from, into, cards } = await twoClasses()
  const sam = await registerTeacher(app, newEmail(), 'Sam', 'Iosefa')
  const room = await makeClass(sam, 'Room 4')
  const absent = await move(from, randomUUID(), idsOf(cards))
  expect(absent.status).toBe(404)
  expect(await move(from, room.id, idsOf(cards))).toEqual(absent)
  const args = { class: from, id: randomUUID(), into: room.id, students: idsOf(cards) }
  expect((await sam.ask('POST /api/classes/{class}/moves-up', args)).status).toBe(404)
  expect(await studentsIn(from)).toHaveLength(2)
  expect((await move(from, from, idsOf(cards))).status).toBe(422)
  expect((await move(from, into, ['0'.repeat(32)])).status).toBe(404)
  await hana.call('PUT /api/classes/{class}/archive', { class: into, isArchived: true })
  expect((await move(from, into, idsOf(cards))).status).toBe(422)
})

it('a move can be undone for 30 days', async () => {
  const { from, into, cards } = await twoClasses()
  const [late, inTime] = [randomUUID(), randomUUID()]
  await move(from, into, [cards[0]!.id], late)
  clock.now += 1
  await move(from, into, [cards[1]!.id], inTime)
  clock.now += 30 * day
  await hana.signIn(email, { role: 'teacher' })
  expect(await movesOutOf(from)).toMatchObject([{ id: inTime }])
  expect((await undo(from, late)).status).toBe(422)
  expect((await undo(from, inTime)).body).toEqual({ students: 1 })
  expect((await studentsIn(from)).map(({ id }) => id)).toEqual([cards[1]!.id])
})

it('the owner sees and undoes a move into a class that another teacher has now, and a co-teacher does not', async () => {
  const { from, into, cards } = await twoClasses()
  const sam = await registerTeacher(app, newEmail(), 'Sam', 'Iosefa')
  const { browser: mele } = await shareClass(app, hana, { class: from, role: 'co-teacher' })
  const id = randomUUID()
  await move(from, into, idsOf(cards), id)
  await store.classes.handOver(into, sam.account)
  expect(await mele.call('GET /api/classes/{class}/moves-up', { class: from })).toEqual({ moves: [] })
  const byMele = (moveUp: string) => mele.ask('DELETE /api/classes/{class}/moves-up/{moveUp}', { class: from, moveUp })
  expect(await byMele(id)).toEqual(await byMele(randomUUID()))
  expect(await movesOutOf(from)).toMatchObject([{ id, into: 'Room 3, 2027' }])
  expect((await undo(from, id)).body).toEqual({ students: 2 })
  expect((await studentsIn(from)).map((one) => one.id)).toEqual(idsOf(cards))
})

it('a co-teacher moves students into another class of the owner, and not into a class of their own', async () => {
  const { from, into, cards } = await twoClasses()
  const email = newEmail()
  const { browser: mele } = await shareClass(app, hana, { class: from, role: 'co-teacher' }, email)
  const own = await makeClass(mele, 'Room 9')
  const byMele = (target: string) => {
    const students = idsOf(cards)
    return mele.ask('POST /api/classes/{class}/moves-up', { class: from, id: randomUUID(), into: target, students })
  }
  expect((await byMele(own.id)).status).toBe(422)
  expect(await studentsIn(from)).toHaveLength(2)
  await hana.call('POST /api/classes/{class}/teachers', { class: into, role: 'co-teacher', email })
  await mele.call('PUT /api/invitations/{class}', { class: into })
  expect((await byMele(into)).status).toBe(200)
  expect(await studentsIn(into)).toHaveLength(2)
})

it('students who moved into a class that was deleted since come back with their cards by its receipt', async () => {
  const { from, into, cards } = await twoClasses()
  const id = randomUUID()
  await move(from, into, idsOf(cards), id)
  await hana.call('DELETE /api/classes/{class}', { class: into })
  // The deletion has erased them, so nobody is left whom an undo of the move could bring back.
  expect(await movesOutOf(from)).toEqual([])
  const { erasures } = await hana.call('GET /api/erasures', {})
  await hana.call('POST /api/classes/{class}/returned-students', { class: from, receipt: erasures[0]!.id })
  expect((await hana.call('GET /api/classes/{class}/cards', { class: from })).cards).toEqual(cards)
})

it('an undo takes nobody out of an archived class before it is brought back', async () => {
  const { from, into, cards } = await twoClasses()
  const id = randomUUID()
  await move(from, into, idsOf(cards), id)
  await hana.call('PUT /api/classes/{class}/archive', { class: into, isArchived: true })
  expect((await undo(from, id)).body).toMatchObject({ problem: 'archived' })
  expect(await studentsIn(into)).toHaveLength(2)
  await hana.call('PUT /api/classes/{class}/archive', { class: into, isArchived: false })
  expect((await undo(from, id)).body).toEqual({ students: 2 })
})

it('a class has its newest 100 moves, each with the name of its class', async () => {
  const { from, into, cards } = await twoClasses(1)
  const first = (await makeClass(hana, 'Room 4')).id
  const [mia] = idsOf(cards)
  for (let i = 0; i < 101; i++) {
    clock.now += 1
    await store.movesUp.move({
      id: randomUUID(),
      classId: from,
      into: i % 2 ? into : first,
      movedBy: 'hana',
      students: [mia!],
    })
    await store.movesUp.move({
      id: randomUUID(),
      classId: i % 2 ? into : first,
      into: from,
      movedBy: 'hana',
      students: [mia!],
    })
  }
  const moves = await movesOutOf(from)
  expect(moves).toHaveLength(100)
  expect(moves[0]?.at).toBe(clock.now)
})

it('a student who is signed in sees the new class after the move', async () => {
  const { from, into } = await twoClasses()
  const tui = await listStudent(hana, from)
  const browser = app.browser()
  await browser.call('POST /api/card-sessions', { key: tui.key })
  await move(from, into, [tui.id])
  expect((await browser.call('GET /api/memberships', {})).classes.map(({ name }) => name)).toEqual(['Room 3, 2027'])
})
