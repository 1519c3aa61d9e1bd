import { afterAll, beforeAll, expect, it } from 'vitest'
import { api, type Endpoint, isClassRight, type Key, type Who } from '#contract'
import type { Browser } from './test/browser.ts'
import { type Caller, callers, callersOf, createSchool, newEmail, type School, signInAll } from './test/callers.ts'
import { samples } from './test/sample-args.ts'
import { registerStudent, registerTeacher, startTestApp, type TestApp } from './test/test-app.ts'

let app: TestApp
/** Reads change nothing, so they share these schools and callers. Every other call has a school of its own. */
let readSchool: School
let readers: Record<Caller, Browser>
let archived: School
let erased: School

beforeAll(async () => {
  app = await startTestApp()
  readSchool = await createSchool(app)
  readers = await signInAll(app, readSchool)
  archived = await archivedSchool()
  erased = await erasedSchool()
})
afterAll(() => app.close())

const statusesByWho: Record<Who, Record<Caller, number>> = {
  anyone: statuses(200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200),
  signedIn: statuses(401, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200, 200),
  student: statuses(401, 403, 403, 403, 200, 200, 200, 403, 403, 403, 403, 403, 403),
  teacher: statuses(401, 403, 403, 403, 403, 403, 403, 200, 200, 200, 200, 200, 200),
  reads: statuses(401, 403, 403, 403, 403, 403, 403, 404, 404, 404, 200, 200, 200),
  opens: statuses(401, 403, 403, 403, 403, 403, 403, 404, 404, 404, 200, 200, 200),
  teaches: statuses(401, 403, 403, 403, 403, 403, 403, 404, 404, 404, 403, 200, 200),
  owns: statuses(401, 403, 403, 403, 403, 403, 403, 404, 404, 404, 403, 403, 200),
}

/** The teachers who have no role in the class. */
const withoutClass = { 'another teacher': 404, 'a withdrawn teacher': 404, 'a reliever whose time has ended': 404 }

/** The statuses that follow from more than the permission of an endpoint. */
const otherStatuses: Partial<Record<Key, Partial<Record<Caller, number>>>> = {
  // An account that has completed its registration cannot register again.
  'PUT /api/session/registration': {
    'a student of the class': 409,
    'a listed student of the class': 409,
    'a student of no class': 409,
    'another teacher': 409,
    'a withdrawn teacher': 409,
    'a reliever whose time has ended': 409,
    'a reliever': 409,
    'a co-teacher': 409,
    'the teacher of the class': 409,
  },
  // A code brings a worksheet back to its maker and to the teachers of its class.
  'GET /api/worksheets/{code}': withoutClass,
  // The card is the listed student's own, and takes one other account.
  'POST /api/merges': { 'a student of no class': 422 },
  // A teacher of the class may accept again, and nobody else has an invitation.
  'PUT /api/invitations/{class}': withoutClass,
  // Only students of the class have its task.
  'GET /api/tasks/{task}/sets/{set}': { 'a student of no class': 404 },
}

async function archivedSchool(): Promise<School> {
  const school = await createSchool(app)
  await school.teacher.call('PUT /api/classes/{class}/archive', { class: school.scene.classId, isArchived: true })
  return school
}

async function erasedSchool(): Promise<School> {
  const school = await createSchool(app)
  await school.teacher.call('POST /api/classes/{class}/erasures', { class: school.scene.classId, name: 'Room 5' })
  return school
}

/** Whether a call changes nothing that another one needs. A teacher may export only a few times an hour. */
const isRead = (key: Key) => key.startsWith('GET ') && !key.endsWith('/export')

function statuses(...list: number[]) {
  return Object.fromEntries(callers.map((caller, i) => [caller, list[i]])) as Record<Caller, number>
}

it('each endpoint has a sample that these tests call', () => {
  expect(new Set(samples.map(([, { key }]) => key))).toEqual(new Set(Object.keys(api)))
})

it.each(samples)('%s admits each kind of caller as its permission allows', async (_, { key, argsIn }) => {
  const school = isRead(key) ? readSchool : await createSchool(app)
  const statuses: Partial<Record<Caller, number>> = {}
  for (const caller of callers) {
    // A change of a co-teacher may remove what the call of the owner needs.
    const needsOwn = !isRead(key) && caller === 'a co-teacher' && api[key].who === 'teaches'
    const ofCaller = needsOwn ? await createSchool(app) : school
    const browser = isRead(key) ? readers[caller] : await callersOf(app, ofCaller)[caller]()
    statuses[caller] = (await browser.ask(key, argsIn(ofCaller.scene))).status
  }
  const { who } = api[key]
  const byWho = statusesByWho[who]
  // A set and a receipt of an erasure belong to one teacher.
  const notTheirs = { ...withoutClass, 'a reliever': 404, 'a co-teacher': 404 }
  const expected = who === 'teacher' && /\{(set|receipt)\}/.test(key) ? { ...byWho, ...notTheirs } : byWho
  expect(statuses).toEqual({ ...expected, ...otherStatuses[key] })
})

const ofClasses = samples.filter(([, { key }]) => isClassRight(api[key].who))

it.each(ofClasses)('%s of an archived class works for its owner unless it changes the class', async (_, sample) => {
  const { key, argsIn } = sample
  const { teacher, scene } = isRead(key) ? archived : await archivedSchool()
  const args = argsIn(scene)
  const { who, alsoArchived }: Endpoint = api[key]
  const isChange = who === 'teaches' || key === 'POST /api/classes/{class}/returned-students'
  const isRefused = (isChange && !alsoArchived) || args.isOpen === true
  expect((await teacher.ask(key, args)).status).toBe(isRefused ? 409 : 200)
})

it.each(ofClasses)('%s of an erased class finds no class, unless it erases the class again', async (_, sample) => {
  const { key, argsIn } = sample
  const { teacher, scene } = erased
  const args = argsIn(scene)
  const isAgain = key === 'POST /api/classes/{class}/erasures' && !args.student
  expect((await teacher.ask(key, args)).status).toBe(isAgain ? 200 : 404)
})

it('a class is not listed for anyone who neither owns it nor has joined it', async () => {
  await createSchool(app)
  const other = await registerTeacher(app, newEmail())
  const outsider = await registerStudent(app, newEmail())
  expect(await other.call('GET /api/classes', {})).toMatchObject({ classes: [], waiting: {}, due: {} })
  expect(await outsider.call('GET /api/memberships', {})).toEqual({ classes: [], waiting: 0 })
})
