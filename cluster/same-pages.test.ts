/**
 * The demo school on one PostgreSQL server, and the same school on several. Their pages must have the same replies.
 * Runs only with `npm test -- --engine=citus`.
 */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api, type Endpoint, type Key } from '#contract'
import { currentRules, operations, playableSet } from '#maths'
import { fillSchool } from '../scripts/demo/fill-school.ts'
import { demoId, demoSchool } from '../scripts/demo/school.ts'
import { openStore } from '../server/store/open.ts'
import { freshDatabase } from '../server/store/test/fresh-database.ts'
import type { Browser } from '../server/test/browser.ts'
import { movesOn } from '../server/test/moves.ts'
import {
  emptyScene,
  type Scene,
  samples,
  setContent,
  sheetMarks,
  sheetSettings,
  taskSettings,
} from '../server/test/sample-args.ts'
import { startTestApp } from '../server/test/test-app.ts'

const coordinator = process.env.TEST_CITUS_URL

/** A Friday afternoon in New Zealand. */
const now = Date.UTC(2026, 5, 12, 3)
const minute = 60_000

const [room, nextRoom] = demoSchool().classes.map(({ id, students }) => ({
  id,
  students: students.map(({ id }) => id),
}))
const emails = { teacher: 'hana.parata@kauri.school.nz', student: 'mia@kauri.school.nz' }

interface School {
  readonly teacher: Browser
  readonly student: Browser
  readonly scene: Scene
  /** The texts that the server has drawn. Those of another school differ. */
  readonly drawn: readonly string[]
}

/** The functions that close what has been opened, even if a school could not be filled. */
const cleanups: (() => Promise<unknown>)[] = []

async function openSchool(isPrepared: boolean): Promise<School> {
  const database = await freshDatabase(coordinator, { isPrepared })
  cleanups.push(database.remove)
  const clock = { now }
  const store = await openStore({ ...database, clock: () => clock.now })
  await fillSchool(store, clock, now)
  await store.close()
  clock.now = now
  const app = await startTestApp({ database, clock: () => clock.now })
  cleanups.push(app.close)
  const [teacher, student] = [app.browser(), app.browser()]
  await teacher.signIn(emails.teacher)
  await student.signIn(emails.student)
  return { teacher, student, ...(await fillClass(teacher, student, clock)) }
}

/** Adds what the demo school lacks: tasks, a set, a worksheet with marks, listed students and changes of students. */
async function fillClass(
  teacher: Browser,
  student: Browser,
  clock: { now: number },
): Promise<Pick<School, 'scene' | 'drawn'>> {
  const [classId, nextClassId] = [room!.id, nextRoom!.id]
  const inRoom = { class: classId }
  const set = { teacher: teacher.account, id: demoId('set'), version: 1 }
  await teacher.call('POST /api/sets', { id: set.id, ...setContent })
  const task = demoId('task')
  const parts = [...taskSettings.parts, { kind: 'set' as const, set }]
  await teacher.call('POST /api/classes/{class}/tasks', { ...taskSettings, ...inRoom, id: task, parts })
  await teacher.call('POST /api/classes/{class}/tasks', {
    ...{ ...taskSettings, ...inRoom, id: demoId('task of some'), countsEarlier: true },
    students: room!.students.slice(0, 9),
  })

  clock.now += minute
  const { problems } = await student.call('GET /api/tasks/{task}/sets/{set}', { task, set: set.id })
  const [round, played] = [demoId('round of the set'), { ...set, leftOut: [] }]
  const playable = playableSet({ kind: 'set', set: played }, problems, currentRules)!
  const moves = movesOn(playable, student.account, round, ['right'])
  await student.call('POST /api/rounds/{round}/moves', {
    ...{ round, set: played, rules: currentRules.version, age: 0, moves },
  })

  const sheet = { ...sheetSettings, ...inRoom, id: demoId('worksheet') }
  const { code: sheetCode } = await teacher.call('POST /api/classes/{class}/worksheets', sheet)
  for (const id of room!.students.slice(0, 5))
    await teacher.call('PUT /api/classes/{class}/students/{student}/sheets/{code}', {
      ...{ ...inRoom, student: id, code: sheetCode, day: '2026-06-12', marks: sheetMarks },
    })

  const listed = ['Tui', 'Zoe'].map((firstName) => ({ firstName, lastName: 'Rangi' }))
  const list = { ...inRoom, id: demoId('list'), students: listed }
  await teacher.call('POST /api/classes/{class}/listed-students', list)
  const { cards } = await teacher.call('GET /api/classes/{class}/cards', inRoom)
  const [tui, zoe] = ['Tui', 'Zoe'].map((name) => cards.find(({ shortName }) => shortName.startsWith(name))!)
  const move = { ...inRoom, id: demoId('move'), into: nextClassId, students: [zoe!.id] }
  await teacher.call('POST /api/classes/{class}/moves-up', move)
  await teacher.call('PATCH /api/classes/{class}/students/{student}', {
    ...{ ...inRoom, student: room!.students.at(-1)!, firstName: 'Ana', lastName: 'Chen' },
  })
  const removal = { id: demoId('removal'), operation: 'addition', levelId: '1.1' } as const
  await teacher.call('POST /api/classes/{class}/students/{student}/removals', {
    ...{ ...inRoom, student: student.account, ...removal },
  })
  await teacher.call('PUT /api/classes/{class}/sign-in', { ...inRoom, isOpen: true })

  clock.now += minute
  const { classes } = await teacher.call('GET /api/classes', {})
  const { students } = await teacher.call('GET /api/classes/{class}/students', inRoom)
  const changes = students.flatMap((one) => one.changes.map(({ id }) => id))
  const scene: Scene = {
    ...{ ...emptyScene, classId, nextClassId, code: classes.find(({ id }) => id === classId)!.code },
    ...{ student: student.account, listed: tui!.id, set: set.id, task, sheetCode, teacherAccount: teacher.account },
  }
  return { scene, drawn: [...classes.map(({ code }) => code), sheetCode, ...changes] }
}

type Read = readonly [title: string, key: Key, argsIn: (scene: Scene) => Record<string, unknown>]

const isPage = (endpoint: Endpoint) => !endpoint.streams && !endpoint.downloads
const ofStudents = (['answers', 'levels', 'facts'] as const).map(
  (page) => `GET /api/classes/{class}/students/{student}/${page}` as const,
)

/** Each page of teachers and students, those of a student for the whole class, and overviews of each operation. */
const reads: readonly Read[] = [
  ...samples
    .filter(([, { key }]) => key.startsWith('GET ') && isPage(api[key]))
    .map(([title, { key, argsIn }]): Read => [title, key, argsIn]),
  ...operations.map((operation): Read => {
    const key = 'GET /api/classes/{class}/overview'
    return [`${key} of ${operation}`, key, ({ classId }) => ({ class: classId, operation })]
  }),
  ...room!.students.flatMap((student, i) =>
    ofStudents.map((key): Read => [`${key} of student ${i + 1}`, key, ({ classId }) => ({ class: classId, student })]),
  ),
]

/** Returns the reply of a school, in which drawn texts have the same names as in the other school. */
async function replyOf({ teacher, student, scene, drawn }: School, [, key, argsIn]: Read): Promise<unknown> {
  const browser = api[key].who === 'student' ? student : teacher
  const { status, body } = await browser.ask(key, argsIn(scene) as never)
  const text = drawn.reduce((all, one, i) => all.replaceAll(one, `drawn ${i}`), JSON.stringify(body))
  return { status, body: JSON.parse(text) }
}

let schools: readonly School[] = []
beforeAll(async () => {
  schools = [await openSchool(false), await openSchool(true)]
}, 900_000)
afterAll(async () => {
  for (const cleanUp of cleanups.toReversed()) await cleanUp()
})

test.each(reads)('%s has the same reply on one server and on several', async (...read) => {
  const [onOne, onSeveral] = await Promise.all(schools.map((school) => replyOf(school, read)))
  expect(onOne).toMatchObject({ status: 200 })
  expect(onSeveral).toEqual(onOne)
})
