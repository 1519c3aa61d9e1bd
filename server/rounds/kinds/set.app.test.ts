/** Students play the sets of their tasks, and nobody else does. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Args } from '#contract'
import { currentRules, enNZ, type Move, type PlayedProblem, playableSet, type SetRef } from '#maths'
import { openDatabase } from '../../store/open.ts'
import { inChunks } from '../../store/statements/chunks.ts'
import type { Browser } from '../../test/browser.ts'
import { shareClass } from '../../test/callers.ts'
import { type AnswerStep, movesOn } from '../../test/moves.ts'
import { setContent, taskSettings } from '../../test/sample-args.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../../test/test-app.ts'

const day = 24 * 3_600_000
const clock = { now: Date.parse('2026-11-18T10:00:00+13:00') }
const wrong: AnswerStep = ({ expects }) =>
  expects.kind === 'choice' ? { kind: 'choice', choice: 'neither' } : { kind: 'number', number: '0.5' }

let app: TestApp
let hana: Browser
let mia: Browser
let emails: { readonly hana: string; readonly mia: string }
let room: string
let set: SetRef['set']
let problems: readonly PlayedProblem[]
let task: string

beforeAll(async () => {
  app = await startTestApp({ clock: () => clock.now })
})
beforeEach(async () => {
  clock.now += day
  emails = { hana: `${randomUUID()}@kauri.school.nz`, mia: `${randomUUID()}@kauri.school.nz` }
  hana = await registerTeacher(app, emails.hana)
  mia = await registerStudent(app, emails.mia)
  const { id, code } = await makeClass(hana)
  room = id
  await mia.call('POST /api/memberships', { code })
  const { id: setId } = await hana.call('POST /api/sets', { id: randomUUID(), ...setContent })
  set = { teacher: hana.account, id: setId, version: 1, leftOut: [] }
  task = await setTask()
  problems = (await mia.call('GET /api/tasks/{task}/sets/{set}', { task, set: setId })).problems
  clock.now += 60_000
})
afterAll(() => app.close())

/** Lets days pass. Sessions end meanwhile, so both sign in again. */
async function pass(days: number) {
  clock.now += days * day
  await hana.signIn(emails.hana)
  await mia.signIn(emails.mia)
}

const partOf = ({ teacher, id, version }: SetRef['set']) => ({ kind: 'set' as const, set: { teacher, id, version } })

/** Sets a task with the set, until a day far away. Returns its id. */
async function setTask(changes: Partial<Args<'POST /api/classes/{class}/tasks'>> = {}) {
  const { id } = await hana.call('POST /api/classes/{class}/tasks', {
    ...{ class: room, id: randomUUID(), ...taskSettings, parts: [partOf(set)] },
    ...changes,
  })
  return id
}

function movesFor(steps: readonly AnswerStep[], round: string, of = set, student = mia): Move[] {
  const playable = playableSet({ kind: 'set', set: of }, problems, currentRules)
  return movesOn(playable!, student.account, round, steps)
}

/** Sends moves as a page does. `age` is that of the last one. */
const send = (round: string, moves: Move[], of = set, student = mia, age = 0) =>
  student.ask('POST /api/rounds/{round}/moves', { round, set: of, rules: currentRules.version, moves, age })

async function playNow(steps: readonly AnswerStep[], of = set, student = mia) {
  const round = randomUUID()
  return send(round, movesFor(steps, round, of, student), of, student)
}

const stateOf = async (student = mia) => (await student.call('GET /api/tasks', {})).tasks[0]?.states[0]
const inGrid = async () => {
  const { students } = await hana.call('GET /api/classes/{class}/tasks/{task}', { class: room, task })
  return students.find(({ id }) => id === mia.account)?.states[0]
}

const noSuchSet = { status: 404, body: { problem: 'notFound', message: 'There is no such set' } }

describe('a round of a set', () => {
  it('five right answers in a row complete the set, and the task says so to student and teacher', async () => {
    expect(await stateOf()).toEqual({ kind: 'notBegun' })
    const reply = await playNow(['right', 'right', 'right', 'right', 'right'])
    expect(reply).toEqual({ status: 200, body: { lastMove: 5, closed: false, best: 5, completed: true } })
    expect(await stateOf()).toMatchObject({ kind: 'done', isLate: false })
    expect(await inGrid()).toEqual(await stateOf())
  })

  it('a set is done when each problem was answered right once, also after wrong answers and in several rounds', async () => {
    await playNow([wrong, 'right'])
    const state = await stateOf()
    expect(state).toMatchObject({ kind: 'soFar', count: 1 })
    const solved = state?.kind === 'soFar' ? (state.solved ?? []) : []
    await playNow([wrong, 'right'], { ...set, leftOut: solved })
    expect(await stateOf()).toMatchObject({ kind: 'done' })
  })

  it('wrong answers alone begin the set and solve nothing', async () => {
    await playNow([wrong, wrong])
    expect(await stateOf()).toEqual({ kind: 'soFar', count: 0, solved: [] })
    expect(await inGrid()).toEqual(await stateOf())
  })

  it('a streak over problems of which others were left out without being solved does not do the set', async () => {
    await playNow(['right', 'right', 'right', 'right', 'right'], { ...set, leftOut: [0] })
    expect(await stateOf()).toEqual({ kind: 'soFar', count: 1, solved: [1] })
  })

  it('the same moves may come again, and a round raises no record', async () => {
    const round = randomUUID()
    const moves = movesFor(['right', wrong, 'right'], round)
    const first = await send(round, moves)
    expect(await send(round, moves)).toEqual(first)
    expect(await mia.call('GET /api/progress', {})).toEqual({ bests: {}, latest: null })
  })

  it('a forged question, a round that changes what it leaves out, and a position that does not exist are refused', async () => {
    const round = randomUUID()
    const moves = movesFor(['right', 'right'], round)
    const [first, second] = moves as [Move, Move & { questionHash: number }]
    const forged = { ...second, questionHash: (second.questionHash + 1) % 2 ** 32 }
    expect(await send(round, [first, forged])).toMatchObject({ status: 422, body: { problem: 'refused' } })
    expect(await send(round, [second], { ...set, leftOut: [0] })).toMatchObject({ status: 422 })
    expect(await send(randomUUID(), [first], { ...set, leftOut: [7] })).toEqual(noSuchSet)
    expect(await send(randomUUID(), [first], { ...set, leftOut: [0, 1] })).toEqual(noSuchSet)
    expect(await send(randomUUID(), [first], { ...set, leftOut: [1, 0] })).toMatchObject({ status: 400 })
    expect(await stateOf()).toMatchObject({ kind: 'soFar', count: 1 })
  })
})

describe('who may play a set', () => {
  it('a student without a task with the set cannot play it or read it, as if it did not exist', async () => {
    const tui = await registerStudent(app, `${randomUUID()}@kauri.school.nz`)
    expect(await playNow(['right'], set, tui)).toEqual(noSuchSet)
    expect(await playNow(['right'], { ...set, id: randomUUID() }, tui)).toEqual(noSuchSet)
    expect(await tui.ask('GET /api/tasks/{task}/sets/{set}', { task, set: set.id })).toEqual(noSuchSet)
    expect(await playNow(['right'], { ...set, version: 2 })).toEqual(noSuchSet)
  })

  it('a task for some students gives the set to them alone', async () => {
    const { code } = (await hana.call('GET /api/classes', {})).classes[0]!
    const tui = await registerStudent(app, `${randomUUID()}@kauri.school.nz`)
    await tui.call('POST /api/memberships', { code })
    await hana.call('PATCH /api/classes/{class}/tasks/{task}', { class: room, task, students: [tui.account] })
    expect(await playNow(['right'], set, tui)).toMatchObject({ status: 200 })
  })

  it('play from before a move up is accepted after it, and play from after it is not', async () => {
    const next = await makeClass(hana, 'Room 3, 2027')
    const movedAt = clock.now
    await hana.call('POST /api/classes/{class}/moves-up', {
      ...{ class: room, id: randomUUID(), into: next.id, students: [mia.account] },
    })
    clock.now += 60_000
    const offline = (playedAt: number) => {
      const round = randomUUID()
      return send(round, movesFor(['right'], round), set, mia, clock.now - playedAt)
    }
    expect(await offline(movedAt - 10_000)).toMatchObject({ status: 200 })
    expect(await offline(movedAt + 10_000)).toEqual(noSuchSet)
  })

  it('play before the task began is not accepted', async () => {
    const round = randomUUID()
    expect(await send(round, movesFor(['right'], round), set, mia, 2 * 3_600_000)).toEqual(noSuchSet)
  })

  it.each(['closed', 'changed', 'deleted'])(
    'play from the time when a task was open is accepted for 60 days after it was %s',
    async (how) => {
      const ids = { class: room, task }
      const endedAt = clock.now
      if (how === 'closed') await hana.call('PATCH /api/classes/{class}/tasks/{task}', { ...ids, isClosed: true })
      if (how === 'changed')
        await hana.call('PATCH /api/classes/{class}/tasks/{task}', { ...ids, parts: [...taskSettings.parts] })
      if (how === 'deleted') await hana.call('DELETE /api/classes/{class}/tasks/{task}', ids)
      const offline = async (playedAt: number) => {
        const round = randomUUID()
        return send(round, movesFor(['right'], round), set, mia, clock.now - playedAt)
      }
      await pass(59)
      expect(await offline(endedAt - 10_000)).toMatchObject({ status: 200 })
      // Play in a task that is still open stays possible, because the page may have the former parts.
      expect(await offline(endedAt + 10_000)).toMatchObject({ status: how === 'changed' ? 200 : 404 })
      await pass(2)
      expect(await offline(endedAt - 10_000)).toEqual(noSuchSet)
    },
  )

  it('a round that was begun goes on after the task was closed', async () => {
    const round = randomUUID()
    const moves = movesFor(['right', 'right'], round)
    await send(round, moves.slice(0, 1))
    await hana.call('PATCH /api/classes/{class}/tasks/{task}', { class: room, task, isClosed: true })
    await pass(90)
    expect(await send(round, moves.slice(1))).toMatchObject({ status: 200, body: { lastMove: 2 } })
  })

  it('an offline round counts for the day on which it was played', async () => {
    await hana.call('PATCH /api/classes/{class}/tasks/{task}', { class: room, task, due: today() })
    const playedAt = clock.now
    await pass(3)
    const round = randomUUID()
    await send(
      round,
      movesFor(['right', 'right', 'right', 'right', 'right'], round),
      set,
      mia,
      clock.now - playedAt - 60_000,
    )
    expect(await inGrid()).toMatchObject({ kind: 'done', isLate: false })
  })
})

it('answers to own problems count for the week of Insight and form no group', async () => {
  await playNow([wrong, 'right', 'right'])
  const insight = await hana.call('GET /api/classes/{class}/insight', { class: room })
  expect(insight).toMatchObject({ thisWeek: { practised: 1, answers: 3 }, groups: [], ready: [], unseen: [] })
})

describe('the answers to own problems on the page of a student', () => {
  const answersFor = async (teacher: Browser, classId: string) =>
    (
      await teacher.call('GET /api/classes/{class}/students/{student}/answers', {
        ...{ class: classId, student: mia.account },
      })
    ).answers

  it('have the text with its numbers, what was written and whether it was right, the newest first', async () => {
    await playNow([wrong, 'right', 'right'])
    const answers = await answersFor(hana, room)
    expect(answers.map(({ mark }) => mark)).toEqual(['right', 'right', 'wrong'])
    for (const one of answers)
      expect(one).toMatchObject({ set: { title: setContent.title }, slip: null, took: expect.any(Number) })
    const [last, , first] = answers
    expect(first!.question).toEqual(answers[1]!.question)
    expect([first, last].map((one) => enNZ.text(one!.question)).sort()).toEqual([
      expect.stringMatching(/^Tama digs (6 rows of 2|12 rows of 5) kūmara\.\nHow many are there\?$/),
      'Which is more?',
    ])
    expect(['0.5', 'neither']).toContain(first!.answer && enNZ.givenAnswer(first!.answer))
  })

  it('stay with their former version after the task was closed and has moved on to a new one', async () => {
    await playNow(['right'])
    await hana.call('PUT /api/sets/{set}', { ...{ set: set.id, ...setContent }, title: 'New', version: 1 })
    const parts = [partOf({ ...set, version: 2 })]
    await hana.call('PATCH /api/classes/{class}/tasks/{task}', { class: room, task, parts })
    await hana.call('PATCH /api/classes/{class}/tasks/{task}', { class: room, task, isClosed: true })
    expect(await answersFor(hana, room)).toMatchObject([{ set: { title: 'New' }, mark: 'right' }])
  })

  it('are those of one set where it is chosen, and the page has the sets to choose', async () => {
    await playNow(['right', 'right'])
    const ofSet = (of: { readonly teacher: string; readonly id: string }) =>
      hana.call('GET /api/classes/{class}/students/{student}/answers', {
        ...{ class: room, student: mia.account, teacher: of.teacher, set: of.id },
      })
    const { sets, levels, answers } = await ofSet(set)
    expect(sets).toEqual([{ teacher: set.teacher, id: set.id, title: setContent.title }])
    expect(levels).toEqual([])
    expect(answers.map(({ mark }) => mark)).toEqual(['right', 'right'])
    const other = await ofSet({ teacher: set.teacher, id: randomUUID() })
    expect(other).toMatchObject({ sets, answers: [] })
  })

  it('are shown however many newer rounds of the student belong to other classes', async () => {
    await playNow(['right', 'right'])
    const db = await openDatabase(app.database)
    const [round] = await db.selectFrom('rounds').where('student_id', '=', mia.account).selectAll().execute()
    const others = Array.from({ length: 200 }, (_, i) => ({
      ...{ ...round!, round_id: randomUUID(), created_at: round!.created_at + 1 + i },
      level_id: `${hana.account} ${randomUUID()} 1 `,
    }))
    for (const rows of inChunks(others)) await db.insertInto('rounds').values(rows).execute()
    await db.destroy()
    expect(await answersFor(hana, room)).toMatchObject([{ mark: 'right' }, { mark: 'right' }])
  })

  it('are not shown in another class of the student, and not with the answers of one level', async () => {
    await playNow(['right', 'right'])
    const tama = await registerTeacher(app, `${randomUUID()}@kauri.school.nz`)
    const other = await makeClass(tama)
    await mia.call('POST /api/memberships', { code: other.code })
    const inOther = { class: other.id, student: mia.account, teacher: set.teacher, set: set.id }
    expect(await answersFor(tama, other.id)).toEqual([])
    expect(await tama.call('GET /api/classes/{class}/students/{student}/answers', inOther)).toMatchObject({
      ...{ sets: [], answers: [] },
    })
    const ofLevel = await hana.call('GET /api/classes/{class}/students/{student}/answers', {
      ...{ class: room, student: mia.account, operation: 'addition', levelId: '1.1' },
    })
    expect(ofLevel.answers).toEqual([])
  })
})

const today = () => new Date(clock.now + 13 * 3_600_000).toISOString().slice(0, 10)

describe('a new version of a set', () => {
  it('a round goes on with its version, and unchanged problems stay done in the new one', async () => {
    const round = randomUUID()
    const moves = movesFor([wrong, 'right', 'right'], round)
    await send(round, moves.slice(0, 2))
    const before = await stateOf()
    const [first, second] = setContent.problems
    const solved = before?.kind === 'soFar' ? before.solved : []
    const changed =
      solved?.[0] === 0
        ? [first!, { ...second!, text: 'Which one is more?' }]
        : [{ ...first!, text: 'How many kūmara are {a} rows of {b}?' }, second!]
    await hana.call('PUT /api/sets/{set}', { set: set.id, title: 'New', problems: changed, version: 1 })
    await hana.call('PATCH /api/classes/{class}/tasks/{task}', {
      class: room,
      task,
      parts: [partOf({ ...set, version: 2 })],
    })
    expect(await stateOf()).toMatchObject({ kind: 'soFar', count: 1, solved })
    expect(await send(round, moves.slice(2))).toMatchObject({ status: 200, body: { lastMove: 3 } })
    // The problem that changed is another one now, so the answer to its former text does not count.
    expect(await stateOf()).toMatchObject({ kind: 'soFar', count: 1, solved })
    const version = await mia.call('GET /api/tasks/{task}/sets/{set}', { task, set: set.id })
    expect(version).toMatchObject({ set: { version: 2 }, title: 'New' })
  })

  it('a deleted set stays in its task', async () => {
    await hana.call('DELETE /api/sets/{set}', { set: set.id })
    expect(await playNow(['right'])).toMatchObject({ status: 200 })
    expect(await mia.call('GET /api/tasks/{task}/sets/{set}', { task, set: set.id })).toMatchObject({
      set: { version: 1 },
    })
  })

  it("a teacher cannot set another teacher's set, and a title and a length are those of the version", async () => {
    const tama = await registerTeacher(app, `${randomUUID()}@kauri.school.nz`)
    const other = await makeClass(tama)
    const request = { class: other.id, id: randomUUID(), ...taskSettings, parts: [partOf(set)] }
    expect(await tama.ask('POST /api/classes/{class}/tasks', request)).toEqual(noSuchSet)
    const { task: shown } = await hana.call('GET /api/classes/{class}/tasks/{task}', { class: room, task })
    expect(shown.parts).toEqual([{ ...partOf(set), title: setContent.title, problemCount: 2 }])
  })

  it('a co-teacher copies a task with the set to another class, whose students play it, and a reliever does not', async () => {
    const tomorrow = new Date(clock.now + day).toISOString().slice(0, 10)
    const [shared, lent] = [
      await shareClass(app, hana, { class: room, role: 'co-teacher' }),
      await shareClass(app, hana, { class: room, role: 'reliever', until: tomorrow }),
    ]
    const copyBy = async (teacher: Browser) => {
      const { id, code } = await makeClass(teacher, 'Room 9')
      const request = { class: id, id: randomUUID(), ...taskSettings, parts: [partOf(set)] }
      return { code, made: await teacher.ask('POST /api/classes/{class}/tasks', request) }
    }
    expect((await copyBy(lent.browser)).made).toEqual(noSuchSet)
    const { code, made } = await copyBy(shared.browser)
    expect(made.status).toBe(200)
    const ben = await registerStudent(app, `${randomUUID()}@kauri.school.nz`)
    await ben.call('POST /api/memberships', { code })
    clock.now += 60_000
    expect(await playNow(['right'], set, ben)).toMatchObject({ status: 200 })

    const { id } = shared
    await hana.call('DELETE /api/classes/{class}/teachers/{teacher}', { class: room, teacher: id })
    expect((await copyBy(shared.browser)).made.status).toBe(200)
    const kept = partOf({ ...set, version: 2 })
    const { id: other } = await makeClass(shared.browser, 'Room 4')
    const request = { class: other, id: randomUUID(), ...taskSettings, parts: [kept] }
    expect(await shared.browser.ask('POST /api/classes/{class}/tasks', request)).toEqual(noSuchSet)
  })

  it('a student never receives an expression or a condition', async () => {
    const text = JSON.stringify(await mia.call('GET /api/tasks/{task}/sets/{set}', { task, set: set.id }))
    expect(text).not.toContain('a × b')
    expect(text).not.toContain('conditions')
  })
})
