import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api, type Who } from '#contract'
import { currentRules } from '#maths'
import type { Browser } from './test/browser.ts'
import { movesOf } from './test/moves.ts'
import { type Scene, samples } from './test/sample-args.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from './test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** The kinds of callers. The owner of the class comes last, because the owner's call may delete the class. */
const callers = [
  'signed out',
  'without a record',
  'half a student',
  'half a teacher',
  'a student of the class',
  'a student of no class',
  'another teacher',
  'the teacher of the class',
] as const
type Caller = (typeof callers)[number]

const statusesByWho: Record<Who, Record<Caller, number>> = {
  anyone: statuses(200, 200, 200, 200, 200, 200, 200, 200),
  signedIn: statuses(401, 200, 200, 200, 200, 200, 200, 200),
  student: statuses(401, 403, 403, 403, 200, 200, 403, 403),
  teacher: statuses(401, 403, 403, 403, 403, 403, 200, 200),
  owner: statuses(401, 403, 403, 403, 403, 403, 404, 200),
  ownerOfFormerStudent: statuses(401, 403, 403, 403, 403, 403, 404, 200),
}

/** An account that has completed its registration cannot register again. */
const registeredBefore = {
  'a student of the class': 409,
  'a student of no class': 409,
  'another teacher': 409,
  'the teacher of the class': 409,
}

function statuses(...list: number[]) {
  return Object.fromEntries(callers.map((caller, i) => [caller, list[i]])) as Record<Caller, number>
}

/** Callers who do not belong to the class, and how each becomes one. */
const outsiders = {
  'signed out': async () => app.browser(),
  'without a record': () => signedIn(),
  'half a student': () => signedIn({ for: 'register', role: 'student' }),
  'half a teacher': () => signedIn({ for: 'register', role: 'teacher' }),
  'a student of no class': () => registerStudent(app, email()),
  'another teacher': () => registerTeacher(app, email()),
} satisfies Partial<Record<Caller, () => Promise<Browser>>>

const email = () => `${randomUUID()}@kauri.school.nz`

async function signedIn(signInIntent?: Parameters<Browser['signIn']>[1]): Promise<Browser> {
  const browser = app.browser()
  await browser.signIn(email(), signInIntent)
  return browser
}

/** Creates a class with its teacher and a student, who are new accounts each time. */
async function school() {
  const teacher = await registerTeacher(app, email())
  const student = await registerStudent(app, email())
  const { id: classId, code } = await makeClass(teacher)
  await student.call('POST /api/memberships', { code })
  for (const levelId of ['1.2', '1.3']) await play(student, levelId)
  const removal = randomUUID()
  await teacher.call('POST /api/classes/{class}/students/{student}/removals', {
    ...{ class: classId, student: student.account, operation: 'addition', levelId: '1.3', id: removal },
  })
  const scene: Scene = { code, classId, student: student.account, roundId: randomUUID(), removal }
  return { teacher, student, scene }
}

/** Gives one right answer in a level of addition. */
async function play(student: Browser, levelId: string): Promise<void> {
  const round = randomUUID()
  const moves = await movesOf(student.account, round, levelId, ['right'])
  const about = { operation: 'addition', levelId, rules: currentRules.version } as const
  await student.call('POST /api/rounds/{round}/moves', { ...about, round, moves })
}

it('each endpoint has a sample that these tests call', () => {
  expect(new Set(samples.map(([, { key }]) => key))).toEqual(new Set(Object.keys(api)))
})

it.each(samples)('%s admits each kind of caller as its permission allows', async (_, { key, argsIn }) => {
  const { teacher, student, scene } = await school()
  const insiders = { 'a student of the class': async () => student, 'the teacher of the class': async () => teacher }
  const browsers: Record<Caller, () => Promise<Browser>> = { ...outsiders, ...insiders }
  const statuses: Partial<Record<Caller, number>> = {}
  for (const caller of callers) {
    const browser = await browsers[caller]()
    statuses[caller] = (await browser.ask(key, argsIn(scene))).status
  }
  const expected = statusesByWho[api[key].who]
  expect(statuses).toEqual(key === 'PUT /api/session/registration' ? { ...expected, ...registeredBefore } : expected)
})

const owned = samples.filter(([, { key }]) => api[key].who.startsWith('owner'))
const ofClassStudent = owned.filter(([, { key }]) => key.includes('{student}'))

describe("someone else's class", () => {
  it.each(owned)(
    "another teacher's class is refused in the same way as an unknown one: %s",
    async (_, { key, argsIn }) => {
      const { scene } = await school()
      const other = await outsiders['another teacher']()
      const theirs = await other.ask(key, argsIn(scene))
      const unknown = await other.ask(key, argsIn({ ...scene, classId: randomUUID() }))
      expect(theirs).toEqual(unknown)
      expect(theirs.status).toBe(404)
    },
  )

  it.each(ofClassStudent)(
    'a student outside the class is refused in the same way as an unknown one: %s',
    async (_, { key, argsIn }) => {
      const { teacher, scene } = await school()
      const outsider = await outsiders['a student of no class']()
      await play(outsider, '1.2')
      const theirs = await teacher.ask(key, argsIn({ ...scene, student: outsider.account }))
      const unknown = await teacher.ask(key, argsIn({ ...scene, student: '0'.repeat(32) }))
      expect(theirs).toEqual(unknown)
      expect(theirs.status).toBe(404)
      expect(await outsider.call('GET /api/progress', {})).toEqual({
        bests: { addition: { '1.2': { streak: 1, completed: false } } },
      })
    },
  )

  it('a class is not listed for anyone who neither owns it nor has joined it', async () => {
    await school()
    const [other, outsider] = [await outsiders['another teacher'](), await outsiders['a student of no class']()]
    expect(await other.call('GET /api/classes', {})).toEqual({ classes: [] })
    expect(await outsider.call('GET /api/memberships', {})).toEqual({ classes: [] })
  })
})

describe('a student who leaves the class', () => {
  it.each(ofClassStudent)(
    'a former student cannot be seen or changed by the teacher: %s',
    async (_, { key, argsIn }) => {
      const { teacher, student, scene } = await school()
      await student.call('DELETE /api/memberships/{class}', { class: scene.classId })
      expect((await teacher.ask(key, argsIn(scene))).status).toBe(404)
    },
  )
})
