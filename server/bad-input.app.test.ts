import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api, type Endpoint, type Key, problem, statusByProblem } from '#contract'
import { currentRules } from '#maths'
import { createDayOf, dateOf } from '#maths/insight'
import { problemsOf } from './http/openapi.ts'
import { openDatabase } from './store/open.ts'
import { type Contents, changedTables, contentsOf, putBack, writeMark } from './store/test/table-contents.ts'
import { type RawResponse, send } from './test/bad-input/raw-request.ts'
import {
  type BadRequest,
  type Caller,
  goodRequests,
  requestArbitraries,
  type Setting,
} from './test/bad-input/request-arbitrary.ts'
import { accountsChangedBy, changedForOthers } from './test/bad-input/rows-of-others.ts'
import type { Browser } from './test/browser.ts'
import { eraseClasses, listStudent, rename } from './test/callers.ts'
import { movesOf } from './test/moves.ts'
import { newLinkSecret, setContent, sheetMarks, sheetSettings, taskSettings } from './test/sample-args.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from './test/test-app.ts'

/** Runs of each endpoint; a run is a few requests in a row. `npm test` has few of them. */
const runs = Number(process.env.BAD_INPUT_RUNS ?? 6)
const seed = Number(process.env.BAD_INPUT_SEED ?? 16)

const hour = 3_600_000
const clock = { now: Date.UTC(2026, 1, 2) }
const began = clock.now
const dayOf = createDayOf('Pacific/Auckland')
const isPostgres = Boolean(process.env.TEST_DATABASE_URL)

let app: TestApp
let db: Awaited<ReturnType<typeof openDatabase>>
let setting: Setting
let requestsTo: ReturnType<typeof requestArbitraries>
let school: Contents
const statuses = new Map<number, number>()
const succeeded = new Set<Key>()

beforeAll(async () => {
  app = await startTestApp({ clock: () => clock.now })
  db = await openDatabase(app.database)
  setting = await newSetting()
  requestsTo = requestArbitraries(setting)
  school = await contentsOf(db)
})
afterAll(async () => {
  await db.destroy()
  await app.close()
})

/**
 * A class with its teacher and a student, two removals, a changed name, a round that has begun, and others who might
 * call.
 */
async function newSetting(): Promise<Setting> {
  const teacher = await registerTeacher(app, 'hana.parata@kauri.school.nz')
  const student = await registerStudent(app, 'mia@kauri.school.nz')
  const otherStudent = await registerStudent(app, 'ben@kauri.school.nz')
  const otherTeacher = await registerTeacher(app, 'tama@kauri.school.nz')
  const unregistered = app.browser()
  await unregistered.signIn('nobody.yet@kauri.school.nz')
  const { id: classId, code } = await makeClass(teacher)
  const { id: otherClassId, code: otherCode } = await makeClass(otherTeacher, 'Room 6')
  await student.call('POST /api/memberships', { code })
  const begun = await batchOf(student, '1.2')
  const next = await batchOf(student, '1.3')
  await student.call('POST /api/rounds/{round}/moves', { ...begun.input, round: begun.round })
  const removal = randomUUID()
  const levelRemoval = { id: removal, operation: 'addition', levelId: '1.2' } as const
  const ofStudent = { class: classId, student: student.account }
  await teacher.call('POST /api/classes/{class}/students/{student}/removals', { ...ofStudent, ...levelRemoval })
  const change = await rename(teacher, ofStudent)
  const { id: listed, key: cardKey, pictures: cardPictures } = await listStudent(teacher, classId)
  await teacher.call('PUT /api/classes/{class}/sign-in', { class: classId, isOpen: true })
  const { teachers } = await teacher.call('POST /api/classes/{class}/teachers', {
    ...{ class: classId, role: 'co-teacher', email: 'tama@kauri.school.nz' },
  })
  const invitation = teachers[1]?.id ?? ''
  const { id: nextClassId } = await makeClass(teacher, 'Room 3')
  const mover = await listStudent(teacher, classId, 'Zoe', 'Ely')
  const newMove = { class: classId, id: randomUUID(), into: nextClassId, students: [mover.id] }
  await teacher.call('POST /api/classes/{class}/moves-up', newMove)
  const newSet = { id: randomUUID(), ...setContent }
  const { id: set } = await teacher.call('POST /api/sets', newSet)
  const setPart = { kind: 'set' as const, set: { teacher: teacher.account, id: set, version: 1 } }
  const newTask = { class: classId, id: randomUUID(), ...taskSettings, parts: [...taskSettings.parts, setPart] }
  const { id: task } = await teacher.call('POST /api/classes/{class}/tasks', newTask)
  const linkSecret = newLinkSecret()
  await teacher.call('PUT /api/sets/{set}/link', { set, secret: linkSecret })
  const newSheet = { class: classId, id: randomUUID(), ...sheetSettings }
  // The worksheet is older than today, so that a day on which it can be marked stays one while the clock moves on.
  clock.now -= 48 * hour
  const { code: sheetCode } = await teacher.call('POST /api/classes/{class}/worksheets', newSheet)
  clock.now += 48 * hour
  const again = await batchOf(student, '1.2')
  await student.call('POST /api/rounds/{round}/moves', { ...again.input, round: again.round })
  const [erasure, deletion] = await eraseClasses(teacher)
  return {
    url: app.url,
    callers: {
      nobody: { account: '0'.repeat(32), cookies: '' },
      unregistered: callerOf(unregistered),
      student: callerOf(student),
      otherStudent: callerOf(otherStudent),
      teacher: callerOf(teacher),
      otherTeacher: callerOf(otherTeacher),
    },
    scene: {
      ...{ code, classId, student: student.account, roundId: randomUUID(), removal, change },
      ...{ listed, cardKey, cardPictures, nextClassId, moveUp: newMove.id, teacher: invitation, task, set, linkSecret },
      ...{ sheetCode, teacherAccount: teacher.account, erasure, deletion },
      get sheetDay() {
        return dateOf(dayOf(clock.now))
      },
    },
    known: [
      ...[erasure, deletion, { receipt: erasure }, { receipt: deletion }, { name: 'Room 5' }],
      ...[classId, otherClassId, removal, change, task, begun.round, next.round, again.round, code, otherCode],
      ...[nextClassId, mover.id, newMove, newMove.id, { class: classId, moveUp: newMove.id }],
      ...[invitation, listed, cardKey, { key: cardKey }, { student: listed, version: 1 }, cardPictures],
      ...[set, linkSecret, { set }, newSet, ...setContent.problems, { id: set, secret: linkSecret }],
      { code, student: listed, pictures: cardPictures },
      ...[student.account, otherStudent.account, teacher.account, '1.1', '1.2', '1.3', 'addition'],
      ...[
        ofStudent,
        { class: classId, task },
        newTask,
        newSheet,
        sheetSettings.content,
        sheetSettings.layout,
        { code: sheetCode },
        { class: classId, code: sheetCode },
        { class: classId, student: student.account, code: sheetCode },
        { marks: sheetMarks },
        newTask.parts,
        { task, set },
        setPart,
        { teacher: teacher.account, version: '1' },
        { class: classId },
        { round: next.round },
        { round: again.round },
        { code },
      ],
      ...[
        levelRemoval,
        { ...levelRemoval, id: randomUUID() },
        { id: removal },
        begun.input,
        again.input,
        next.input,
        ...next.input.moves,
      ],
      currentRules.version,
    ],
  }
}

const callerOf = ({ account, jar }: Browser): Caller => ({ account, cookies: jar.headerFor(new URL(app.url)) })

async function batchOf(student: Browser, levelId: string) {
  const round = randomUUID()
  const moves = await movesOf(student.account, round, levelId, ['right', 'wrong', 'right'])
  return { round, input: { operation: 'addition', levelId, rules: currentRules.version, moves } as const }
}

/** Puts the school back and lets an hour pass, so that the allowances of the accounts are whole again. */
async function startAgain(): Promise<void> {
  clock.now += hour
  await putBack(db, school, clock.now - began)
}

/** The endpoints where a wrong code or link counts for an account. */
const codes: readonly Key[] = ['POST /api/memberships', 'POST /api/set-copies', 'GET /api/worksheets/{code}']

/** The tables that a request may change although it is refused. */
function mayChange({ key, endsSession }: BadRequest, status: number): string[] {
  const sessions = endsSession ? ['sessions'] : []
  // A wrong code counts as one of ten tries or of 300, a wrong card as one of 300, and wrong pictures as one of five.
  if (key === 'POST /api/merges' && [422, 429].includes(status)) return [...sessions, 'tries', 'cards']
  if (['POST /api/picture-sessions', 'POST /api/merges'].includes(key) && status === 404)
    return [...sessions, 'tries', 'cards']
  if (['POST /api/card-sessions', 'POST /api/card-owners', 'POST /api/card-names'].includes(key) && status === 404)
    return [...sessions, 'tries']
  if (codes.includes(key) && status === 404) return [...sessions, 'tries']
  // The moves before the one that is refused are stored.
  if (key === 'POST /api/rounds/{round}/moves' && status === 422) return [...sessions, 'rounds', 'moves', 'progress']
  return sessions
}

async function sendAndLook(request: BadRequest, before: Contents, mark: string) {
  const response = await send(app.url, request.sent)
  const newMark = await writeMark(db, isPostgres)
  const after = newMark === mark ? before : await contentsOf(db)
  return { response, after, mark: newMark, changed: changedTables(before, after) }
}

function checkResponse(request: BadRequest, { status, text }: RawResponse): void {
  statuses.set(status, (statuses.get(status) ?? 0) + 1)
  const endpoint: Endpoint = api[request.key]
  if (status !== 200) {
    const body = problem.strict().parse(jsonOf(text, status))
    expect(statusByProblem[body.problem]).toBe(status)
    // Only the version of a round's rules may be one that this server does not know yet.
    expect(status < 500 || body.problem === 'notYet', `${status} ${body.problem}`).toBe(true)
    if (request.wellSent) expect(problemsOf(request.sent.method, endpoint)).toContain(body.problem)
    return
  }
  if (!request.wellSent) return
  succeeded.add(request.key)
  expect(endpoint.params?.safeParse(request.params).success ?? true, 'the path is accepted').toBe(true)
  if (request.sent.method !== 'GET')
    expect(endpoint.input?.safeParse(request.input).success ?? true, 'the body is accepted').toBe(true)
  if (!endpoint.streams && !endpoint.downloads)
    expect(endpoint.output.parse(JSON.parse(text))).toEqual(JSON.parse(text))
}

function jsonOf(text: string, status: number): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new Error(`the response ${status} is not JSON: "${text}"`)
  }
}

async function playRequests(requests: readonly BadRequest[]): Promise<void> {
  await startAgain()
  let before = await contentsOf(db)
  let mark = await writeMark(db, isPostgres)
  for (const request of requests) {
    const first = await sendAndLook(request, before, mark)
    checkResponse(request, first.response)
    const { status } = first.response
    if (status !== 200) expect(mayChange(request, status)).toEqual(expect.arrayContaining(first.changed))
    else expect(changedForOthers(before, first.after, reachedBy(request, before, first.after))).toEqual([])
    before = first.after
    mark = first.mark
    if (!request.twice) continue
    const second = await sendAndLook(request, before, mark)
    checkResponse(request, second.response)
    // A second sign-in is another session, and a second wrong one another try.
    const expected = cardSignIns.includes(request.key) ? ['tries', 'sessions', 'cards'] : ['tries']
    expect(second.changed.filter((table) => !expected.includes(table))).toEqual([])
    before = second.after
    mark = second.mark
  }
}

/** The endpoints by which anybody signs in with a card. */
const cardSignIns: readonly Key[] = ['POST /api/card-sessions', 'POST /api/picture-sessions']

function reachedBy({ caller, key }: BadRequest, before: Contents, after: Contents): Set<string> {
  // A list makes the accounts of its students.
  const contents = key === 'POST /api/classes/{class}/listed-students' ? after : before
  const reached = accountsChangedBy(setting.callers[caller].account, contents)
  // A card opens the account of its student for anybody.
  return [...cardSignIns, 'POST /api/merges'].includes(key) ? reached.add(setting.scene.listed) : reached
}

const keys = Object.keys(api) as Key[]

describe('bad input', () => {
  it.each(keys)(
    'no request to %s fails the server, changes a row where it is refused, or changes a row of others',
    async (key) => {
      const requests = fc.array(requestsTo(key), { minLength: 1, maxLength: 6 })
      // The good requests come first, so that no seed leaves an endpoint out.
      const examples = goodRequests(setting, key).map((request): [BadRequest[]] => [[request]])
      await fc.assert(fc.asyncProperty(requests, playRequests), {
        seed,
        examples,
        numRuns: runs + examples.length,
        endOnFailure: runs > 100,
      })
    },
    3 * hour,
  )

  it('each endpoint was also reached by a request that it accepts', () => {
    const tried = [...statuses.values()].reduce((sum, count) => sum + count, 0)
    console.info(`bad input: ${tried} requests with seed ${seed}:`, Object.fromEntries([...statuses].sort()))
    expect([...keys].filter((key) => !succeeded.has(key))).toEqual([])
  })
})
