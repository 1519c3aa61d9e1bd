/** Tasks change no progress, whatever a teacher does with them while rounds are saved. */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Classroom } from '#contract'
import { currentRules, type Operation, randomFrom, seedFrom } from '#maths'
import { openDatabase } from '../store/open.ts'
import type { Browser } from '../test/browser.ts'
import { type AnswerMark, movesOf } from '../test/moves.ts'
import { taskSettings } from '../test/sample-args.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'

/** The rounds that are saved with tasks, and as many without. `TASK_ROUNDS=10000` is the large run. */
const rounds = Number(process.env.TASK_ROUNDS ?? 150)
const random = randomFrom(seedFrom(process.env.TASK_SEED ?? '32'))

/** Pairs of students play the same. One of the two has tasks. */
const pairs = 10
const hour = 3_600_000
const clock = { now: Date.parse('2026-11-19T10:00:00+13:00') }
const levels: readonly (readonly [Operation, string])[] = [
  ['addition', '1.1'],
  ['addition', '1.2'],
  ['addition', '2.2'],
  ['subtraction', '1.1'],
]

let app: TestApp
let db: Awaited<ReturnType<typeof openDatabase>>
const teachers: Browser[] = []
const rooms: Classroom[] = []
/** The students of the class with tasks, and those of the class without. */
const students: [Browser[], Browser[]] = [[], []]

beforeAll(async () => {
  app = await startTestApp({ clock: () => clock.now })
  db = await openDatabase(app.database)
  for (const [side, ofClass] of students.entries()) {
    const teacher = await registerTeacher(app, `hana${side}@kauri.school.nz`)
    const room = await makeClass(teacher)
    for (let i = 0; i < pairs; i++) ofClass.push(await registerStudent(app, emailOf(side, i)))
    for (const student of ofClass) await student.call('POST /api/memberships', { code: room.code })
    teachers.push(teacher)
    rooms.push(room)
  }
}, 120_000)
afterAll(async () => {
  await db.destroy()
  await app.close()
})

const emailOf = (side: number, i: number) => `mia${side}.${i}@kauri.school.nz`

async function logInAgain(): Promise<void> {
  for (const [side, ofClass] of students.entries())
    for (const [i, student] of ofClass.entries()) await student.signIn(emailOf(side, i))
}

const pick = <Value>(values: readonly Value[]): Value => values[random.integer(0, values.length - 1)]!
const oneIn = (count: number) => random.integer(1, count) === 1

/** The ids of tasks, also of those that were not set or have been deleted since. */
const tasks: string[] = []
/** Counts the requests by their name and status, to see that the test made all of them. */
const made = new Map<string, number>()

async function counted(name: string, asked: Promise<{ readonly status: number }>): Promise<void> {
  const { status } = await asked
  expect([200, 404, 409, 422]).toContain(status)
  made.set(`${name} ${status}`, (made.get(`${name} ${status}`) ?? 0) + 1)
}

const randomSettings = () => ({
  ...taskSettings,
  parts: levels
    .filter((_, i) => i === 0 || oneIn(2))
    .map(([operation, levelId]) => ({ kind: 'level' as const, operation, levelId })),
  rightAnswers: oneIn(2) ? null : random.integer(5, 12),
  countsEarlier: oneIn(2),
  students: oneIn(2) ? null : students[0].filter((_, i) => i === 0 || oneIn(2)).map(({ account }) => account),
})

const set = (id: string) =>
  teachers[0]!.ask('POST /api/classes/{class}/tasks', { class: rooms[0]!.id, id, ...randomSettings() })

function newId() {
  const id = randomUUID()
  tasks.push(id)
  return id
}

const aboutTask = () => ({ class: rooms[0]!.id, task: tasks.length > 0 ? pick(tasks) : randomUUID() })

const change = (changes: object) =>
  teachers[0]!.ask('PATCH /api/classes/{class}/tasks/{task}', { ...aboutTask(), ...changes })

const remove = (task: string) =>
  teachers[0]!.ask('DELETE /api/classes/{class}/tasks/{task}', { class: rooms[0]!.id, task })

/** The requests of a teacher or a student about tasks. */
const requests = {
  set: () => set(newId()),
  copy: async () => {
    // Everything random is drawn before the first response, so that a seed repeats a run.
    const about = aboutTask()
    const copied = { class: about.class, id: newId(), ...randomSettings() }
    const known = await teachers[0]!.ask('GET /api/classes/{class}/tasks/{task}', about)
    if (known.status !== 200) return known
    const { title, parts, rightAnswers, countsEarlier } = known.body.task
    const same = { title, parts, rightAnswers, countsEarlier }
    const copy = await teachers[0]!.ask('POST /api/classes/{class}/tasks', { ...copied, ...same })
    // In a long run, the class has as many open tasks as a class may have.
    if (copy.status === 200) expect(copy.body).toMatchObject(same)
    return copy
  },
  edit: () => {
    const { title: _, due: __, begins: ___, ...edited } = randomSettings()
    return change(edited)
  },
  close: () => change({ isClosed: true }),
  reopen: () => change({ isClosed: false }),
  remove: () => remove(aboutTask().task),
  removeNew: async () => {
    const id = randomUUID()
    await set(id)
    return remove(id)
  },
  grid: () => teachers[0]!.ask('GET /api/classes/{class}/tasks/{task}', aboutTask()),
  list: () => teachers[0]!.ask('GET /api/classes/{class}/tasks', { class: rooms[0]!.id }),
  todo: () => pick(students[0]).ask('GET /api/tasks', {}),
}
const kinds = Object.keys(requests) as (keyof typeof requests)[]

/** Saves the same round for both students of a pair, in one or two requests. */
async function play(pair: number): Promise<void> {
  const [operation, levelId] = pick(levels)
  const steps = Array.from({ length: random.integer(1, 9) }, (): AnswerMark => (oneIn(6) ? 'wrong' : 'right'))
  const age = oneIn(4) ? random.integer(1, 48) * hour : 0
  const cut = oneIn(3) ? random.integer(0, steps.length - 1) : 0
  const about = { operation, levelId, rules: currentRules.version, age }
  await Promise.all(
    students.map(async (ofClass) => {
      const student = ofClass[pair]!
      const round = randomUUID()
      const moves = await movesOf(student.account, round, levelId, steps, operation)
      if (cut > 0) await student.call('POST /api/rounds/{round}/moves', { ...about, round, moves: moves.slice(0, cut) })
      await student.call('POST /api/rounds/{round}/moves', { ...about, round, moves: moves.slice(cut) })
    }),
  )
}

/** Takes the progress in a level away from both students of a pair, if they have any. */
async function removeProgress(pair: number): Promise<void> {
  const [operation, levelId] = pick(levels)
  const responses = await Promise.all(
    students.map((ofClass, side) =>
      teachers[side]!.ask('POST /api/classes/{class}/students/{student}/removals', {
        ...{ class: rooms[side]!.id, student: ofClass[pair]!.account, id: randomUUID(), operation, levelId },
      }),
    ),
  )
  const [withTasks, without] = responses.map(({ status }) => status)
  expect(withTasks).toBe(without)
}

/** Returns what is stored of a student's play, except for the ids. */
async function playOf({ account }: Browser) {
  const progress = await db.selectFrom('progress').where('student_id', '=', account).selectAll().execute()
  const rows = await db
    .selectFrom('rounds')
    .where('student_id', '=', account)
    .select(['operation', 'level_id', 'best', 'completed', 'closed', 'answers', 'right_answers'])
    .select(['made_first', 'made_at', 'completed_at', 'last_move'])
    .execute()
  const sorted = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).sort()
  return {
    progress: sorted(progress.map(({ student_id: _, ...row }) => row)),
    rounds: sorted(rows),
  }
}

it(
  'the progress of students is the same with tasks and without, while tasks are set, changed, closed and deleted',
  async () => {
    let turn = 0
    for (let saved = 0; saved < rounds; saved += pairs) {
      // The allowances recover between the turns of a long run. A student's session ends after 12 hours.
      clock.now += 60_000
      if (saved > 0 && saved % 5000 === 0) await logInAgain()
      const work = Array.from({ length: pairs }, (_, pair) => (oneIn(15) ? removeProgress(pair) : play(pair)))
      const disturbances = Array.from({ length: 6 }, () => {
        const name = kinds[turn++ % kinds.length]!
        return counted(name, requests[name]())
      })
      await Promise.all([...work, ...disturbances])
    }
    for (const [i, student] of students[0].entries()) {
      const [withTasks, without] = [await playOf(student), await playOf(students[1][i]!)]
      expect(withTasks.progress.length).toBeGreaterThan(0)
      expect(withTasks).toEqual(without)
      expect(await student.call('GET /api/progress', {})).toEqual(await students[1][i]!.call('GET /api/progress', {}))
    }
    // A task on which students have worked is not deleted.
    const successes = kinds.map((name) => (name === 'remove' ? 'remove 422' : `${name} 200`))
    expect([...made.keys()]).toEqual(expect.arrayContaining(successes))
  },
  600_000 + rounds * 100,
)
