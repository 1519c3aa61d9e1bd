import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api, type Key, type Who } from '#contract'
import { currentRules } from '#maths'
import type { Browser } from './test/browser.ts'
import { movesOf } from './test/moves.ts'
import { type Scene, sampleArgs } from './test/sample-args.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from './test/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

/** The teacher who owns the class comes last: what they do may take the class away. */
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
  // 409: these have completed their registration already.
  signedIn: statuses(401, 200, 200, 200, 409, 409, 409, 409),
  student: statuses(401, 403, 403, 403, 200, 200, 403, 403),
  teacher: statuses(401, 403, 403, 403, 403, 403, 200, 200),
  owner: statuses(401, 403, 403, 403, 403, 403, 404, 200),
  ownerOfLeft: statuses(401, 403, 403, 403, 403, 403, 404, 200),
}

function statuses(...list: number[]) {
  return Object.fromEntries(callers.map((caller, i) => [caller, list[i]])) as Record<Caller, number>
}

/** A class with its teacher and a student, and everyone else who might call; fresh people each time. */
async function school(): Promise<{ browsers: Record<Caller, Browser>; scene: Scene }> {
  const email = () => `${randomUUID()}@kauri.school.nz`
  const signedIn = async (errand?: Parameters<Browser['signIn']>[1]) => {
    const browser = app.browser()
    await browser.signIn(email(), errand)
    return browser
  }
  const teacher = await registerTeacher(app, email())
  const student = await registerStudent(app, email())
  const code = await makeClass(teacher)
  await student.call('POST /api/memberships', { code })
  for (const levelId of ['1.2', '1.3']) await play(student, levelId)
  const removal = randomUUID()
  await teacher.call('DELETE /api/classes/{code}/students/{student}/progress/{operation}/{levelId}', {
    ...{ code, student: student.account, operation: 'addition', levelId: '1.3', removal },
  })
  const roundId = randomUUID()
  const browsers: Record<Caller, Browser> = {
    'signed out': app.browser(),
    'without a record': await signedIn(),
    'half a student': await signedIn({ for: 'register', box: 'student' }),
    'half a teacher': await signedIn({ for: 'register', box: 'teacher' }),
    'a student of the class': student,
    'a student of no class': await registerStudent(app, email()),
    'another teacher': await registerTeacher(app, email()),
    'the teacher of the class': teacher,
  }
  return {
    browsers,
    scene: {
      code,
      student: student.account,
      roundId,
      removal,
    },
  }
}

/** One right answer in a level of addition. */
async function play(student: Browser, levelId: string): Promise<void> {
  const round = randomUUID()
  const moves = await movesOf(student.account, round, levelId, ['right'])
  const about = { operation: 'addition', levelId, rules: currentRules.version } as const
  await student.call('POST /api/rounds/{round}/moves', { ...about, round, moves })
}

describe.each(Object.entries(api))('%s', (key, { who }) => {
  it('answers each kind of caller as its permission says', async () => {
    const { browsers, scene } = await school()
    const answered: Partial<Record<Caller, number>> = {}
    for (const caller of callers)
      answered[caller] = (await browsers[caller].ask(key as Key, sampleArgs[key as Key](scene))).status
    expect(answered).toEqual(statusesByWho[who])
  })
})

const owned = Object.entries(api).filter(([, { who }]) => who === 'owner' || who === 'ownerOfLeft')
const ofClassStudent = owned.filter(([key]) => key.includes('{student}'))

describe("someone else's class", () => {
  it.each(owned)('answers exactly as one that does not exist: %s', async (key) => {
    const { browsers, scene } = await school()
    const other = browsers['another teacher']
    const theirs = await other.ask(key as Key, sampleArgs[key as Key](scene))
    const unknown = await other.ask(key as Key, sampleArgs[key as Key]({ ...scene, code: 'ZZZZZZ' }))
    expect(theirs).toEqual(unknown)
    expect(theirs.status).toBe(404)
  })

  it.each(ofClassStudent)('has students who answer as those who do not exist: %s', async (key) => {
    const { browsers, scene } = await school()
    const teacher = browsers['the teacher of the class']
    const outsider = browsers['a student of no class']
    await play(outsider, '1.2')
    const theirs = await teacher.ask(key as Key, sampleArgs[key as Key]({ ...scene, student: outsider.account }))
    const unknown = await teacher.ask(key as Key, sampleArgs[key as Key]({ ...scene, student: '0'.repeat(32) }))
    expect(theirs).toEqual(unknown)
    expect(theirs.status).toBe(404)
    expect(await outsider.call('GET /api/progress', {})).toEqual({
      bests: { addition: { '1.2': { streak: 1, completed: false } } },
    })
  })

  it('is not listed, joined progress neither', async () => {
    const { browsers } = await school()
    expect(await browsers['another teacher'].call('GET /api/classes', {})).toEqual({ classes: [] })
    expect(await browsers['a student of no class'].call('GET /api/memberships', {})).toEqual({ classes: [] })
  })
})

describe('a student who leaves the class', () => {
  it.each(ofClassStudent)('is no longer seen or changed by its teacher: %s', async (key) => {
    const { browsers, scene } = await school()
    await browsers['a student of the class'].call('DELETE /api/memberships/{code}', { code: scene.code })
    const asked = await browsers['the teacher of the class'].ask(key as Key, sampleArgs[key as Key](scene))
    expect(asked.status).toBe(404)
  })
})
