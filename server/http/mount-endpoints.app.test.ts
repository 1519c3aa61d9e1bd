import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { accountHeader, api, type Endpoint, isClassRight, type Key } from '#contract'
import { type Browser, requestFor } from '../test/browser.ts'
import { movesOf } from '../test/moves.ts'
import { emptyScene, type Scene, samples } from '../test/sample-args.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'
import { largestBody } from './input.ts'

let app: TestApp
let teacher: Browser
let student: Browser
let scene: Scene
beforeAll(async () => {
  app = await startTestApp()
  teacher = await registerTeacher(app, 'hana.parata@kauri.school.nz')
  student = await registerStudent(app, 'mia@kauri.school.nz')
  const { id: classId, code } = await makeClass(teacher)
  await student.call('POST /api/memberships', { code })
  scene = { ...emptyScene, code, classId, student: student.account, listed: student.account }
})
afterAll(() => app.close())

function callerOf(key: Key) {
  const { who }: Endpoint = api[key]
  return who === 'teacher' || isClassRight(who) ? teacher : student
}

/** Sends any arguments, well-formed or not. */
async function ask(key: Key, args: Record<string, unknown>, headers: Record<string, string> = {}) {
  const caller = callerOf(key)
  const { path, init } = requestFor(key, args, caller.account)
  const { status, text } = await caller.open(path, {
    ...init,
    headers: { Origin: app.url, ...init.headers, ...headers },
  })
  return { status, body: JSON.parse(text) }
}

/** Returns whether a field of an input may be absent. */
function isOptional(key: Key, field: string): boolean {
  const { input }: Endpoint = api[key]
  const schema = input && 'shape' in input ? input.shape[field] : undefined
  return schema?.safeParse(undefined).success === true || schema instanceof z.ZodExactOptional
}

/** Returns whether any text may stand for a name in the path. Then a text that names nothing is not found. */
function isAnyText(key: Key, name: string): boolean {
  const { params }: Endpoint = api[key]
  return params?.shape[name]?.safeParse(String([{}])).success === true
}

describe.each(samples)('%s', (_, { key, argsIn }) => {
  it('an unknown field is refused', async () => {
    const response = await ask(key, { ...argsIn(scene), surprise: '1' })
    expect(response).toMatchObject({ status: 400, body: { problem: 'invalid', fields: [expect.anything()] } })
  })

  it.each(Object.keys(argsIn(emptyScene)))('a wrong type or a missing %s is refused and named', async (field) => {
    const wrong = await ask(key, { ...argsIn(scene), [field]: [{}] })
    if (isAnyText(key, field)) return expect(wrong).toMatchObject({ status: 404, body: { problem: 'notFound' } })
    expect(wrong).toMatchObject({ status: 400, body: { problem: 'invalid' } })
    expect(wrong.body.fields[0].path.split('.')[0]).toBe(field)
    if (key.includes(`{${field}}`)) return
    const { [field]: _, ...without } = argsIn(scene)
    if (isOptional(key, field)) return
    expect((await ask(key, without)).body.fields[0].path).toBe(field)
  })

  it('a request from another site is refused', async () => {
    expect(await ask(key, argsIn(scene), { 'Sec-Fetch-Site': 'cross-site' })).toMatchObject({
      status: 403,
      body: { problem: 'otherSite' },
    })
    expect((await ask(key, argsIn(scene), { 'Sec-Fetch-Site': 'same-site' })).status).toBe(403)
    if (key.startsWith('GET')) return
    for (const Origin of ['https://evil.example', 'null', 'http://localhost:1'])
      expect((await ask(key, argsIn(scene), { Origin })).status).toBe(403)
  })
})

describe.each(samples.filter(([, { key }]) => !key.startsWith('GET')))('the body of %s', (_, { key, argsIn }) => {
  it('a body that is too large is refused, with or without its length', async () => {
    const { path, init } = requestFor(key, argsIn(scene))
    const caller = callerOf(key)
    const headers = { [accountHeader]: caller.account, Origin: app.url, 'Content-Type': 'application/json' }
    const big = JSON.stringify({ surprise: 'x'.repeat((api[key] as Endpoint).largestBody ?? largestBody) })
    const whole = await caller.open(path, { ...init, headers, body: big })
    expect({ status: whole.status, ...JSON.parse(whole.text) }).toMatchObject({ status: 413, problem: 'tooLarge' })
    const streamed = { ...init, headers, body: new Blob([big]).stream(), duplex: 'half' }
    expect((await caller.open(path, streamed as RequestInit)).status).toBe(413)
  })

  it('a body that is not JSON, or not declared as JSON, is refused', async () => {
    const { path, init } = requestFor(key, argsIn(scene))
    const caller = callerOf(key)
    const headers = { [accountHeader]: caller.account, Origin: app.url, 'Content-Type': 'application/json' }
    const torn = await caller.open(path, { ...init, headers, body: '{"name": ' })
    expect(torn.status).toBe(400)
    const plain = await caller.open(path, {
      ...init,
      headers: { ...headers, 'Content-Type': 'text/plain' },
      body: '{}',
    })
    expect(plain.status).toBe(400)
  })
})

describe('the name of a class', () => {
  const create = (name: string) => ask('POST /api/classes', { id: randomUUID(), name })
  it('a query with a name twice is refused', async () => {
    const path = `/api/classes/${scene.classId}/overview?operation=addition&operation=addition`
    const headers = { [accountHeader]: teacher.account }
    expect(await teacher.open(path, { headers })).toMatchObject({ status: 400 })
    const once = await teacher.open(path.slice(0, path.lastIndexOf('&')), { headers })
    expect(once.status).toBe(200)
  })

  it('a name is stored as one line', async () => {
    expect(await create('  Room\t5 \n East ')).toMatchObject({ status: 200, body: { name: 'Room 5 East' } })
    expect(await create('Te Whānau 👩‍👧 ６')).toMatchObject({ status: 200, body: { name: 'Te Whānau 👩‍👧 ６' } })
  })
  it.each([
    ['nothing', ' '],
    ['nothing that can be seen', '\u200b'],
    ['a NUL', 'Room\0'],
    ['half a surrogate pair', 'Room \ud800'],
    ['a control character', 'Room \u0007'],
    ['a character that reverses the text', 'Room \u202e5'],
  ])('a name of %s is refused', async (_, name) => {
    expect(await create(name)).toMatchObject({ status: 400, body: { fields: [{ path: 'name' }] } })
  })
})

describe('a repeated request', () => {
  it('a repeated creation makes one class', async () => {
    const args = { id: randomUUID(), name: 'Room 8' }
    const first = await teacher.call('POST /api/classes', args)
    expect(await teacher.call('POST /api/classes', args)).toEqual(first)
    const { classes } = await teacher.call('GET /api/classes', {})
    expect(classes.filter((classroom) => classroom.name === 'Room 8')).toHaveLength(1)
  })
  it('a class can be renamed twice to the same name, and deleted once', async () => {
    const { id } = await makeClass(teacher, 'Room 9')
    const args = { class: id, name: 'Room 10' }
    expect(await teacher.call('PATCH /api/classes/{class}', args)).toMatchObject({ name: 'Room 10', studentCount: 0 })
    expect(await teacher.call('PATCH /api/classes/{class}', args)).toMatchObject({ name: 'Room 10' })
    expect((await teacher.ask('DELETE /api/classes/{class}', { class: id })).status).toBe(200)
    expect((await teacher.ask('DELETE /api/classes/{class}', { class: id })).status).toBe(404)
  })
  it('a student who joins or leaves twice gets the same response', async () => {
    const { id, code } = await makeClass(teacher, 'Room 11')
    const joined = { id, name: 'Room 11', teacherEmail: 'hana.parata@kauri.school.nz' }
    expect(await student.call('POST /api/memberships', { code: ` ${code.toLowerCase()} ` })).toEqual(joined)
    expect(await student.call('POST /api/memberships', { code })).toEqual(joined)
    const { classes } = await student.call('GET /api/memberships', {})
    expect(classes.filter((membership) => membership.id === id)).toEqual([joined])
    expect(await student.call('DELETE /api/memberships/{class}', { class: id })).toEqual({})
    expect(await student.call('DELETE /api/memberships/{class}', { class: id })).toEqual({})
  })
  it('a second registration is refused, and the first form is kept', async () => {
    const names = { firstName: 'Other', lastName: 'Name' }
    const asTeacher = { role: 'teacher', ...names, school: 'Kauri', country: 'NZ', ageRange: '5 to 13' } as const
    for (const form of [{ role: 'student', ...names } as const, asTeacher])
      expect(await student.ask('PUT /api/session/registration', form)).toEqual({
        status: 409,
        body: {
          problem: 'alreadyRegistered',
          message: 'An account with this email/UID has already been registered.',
        },
      })
    expect((await student.call('GET /api/session', {})).account).toMatchObject({ firstName: 'Mia', lastName: 'Chen' })
  })
  it('a second log-out succeeds', async () => {
    const ben = await registerStudent(app, 'ben@kauri.school.nz')
    expect(await ben.call('DELETE /api/session', {})).toEqual({})
    expect(await ben.call('DELETE /api/session', {})).toEqual({})
  })
})

describe('a response', () => {
  it('a response has no field that the contract does not name', async () => {
    const { classes } = await teacher.call('GET /api/classes', {})
    expect(Object.keys(classes[0] ?? {}).sort()).toEqual([
      'archivedAt',
      'code',
      'createdAt',
      'id',
      'isOpen',
      'name',
      'namesLocked',
      'ownerEmail',
      'role',
      'signInUntil',
      'studentCount',
      'until',
    ])
  })
  it('an unknown endpoint returns a problem in JSON', async () => {
    const { status, text } = await app.browser().open('/api/nothing')
    expect({ status, ...JSON.parse(text) }).toMatchObject({ status: 404, problem: 'notFound' })
  })
})

describe('a class of a teacher', () => {
  it('a class lists its students by first name, with their completed levels', async () => {
    const { id, code } = await makeClass(teacher, 'Room 12')
    const aroha = await registerStudent(app, 'aroha@kauri.school.nz', 'Aroha', 'Thompson')
    for (const someone of [student, aroha]) await someone.call('POST /api/memberships', { code })
    const round = randomUUID()
    const five = await movesOf(aroha.account, round, '1.2', ['right', 'right', 'right', 'right', 'right'])
    const about = { operation: 'addition', levelId: '1.2', rules: 1 } as const
    await aroha.call('POST /api/rounds/{round}/moves', { ...about, round, moves: five })
    const { classroom, students } = await teacher.call('GET /api/classes/{class}/students', { class: id })
    expect(classroom).toMatchObject({ name: 'Room 12', studentCount: 2 })
    expect(students).toEqual([
      {
        id: aroha.account,
        shortName: 'Aroha T.',
        firstName: 'Aroha',
        lastName: 'Thompson',
        completed: { addition: 1 },
        picture: null,
        setAside: 0,
        deletion: null,
        changes: [],
      },
      {
        id: student.account,
        shortName: 'Mia C.',
        firstName: 'Mia',
        lastName: 'Chen',
        completed: {},
        picture: null,
        setAside: 0,
        deletion: null,
        changes: [],
      },
    ])
    const overview = await teacher.call('GET /api/classes/{class}/overview', { class: id, operation: 'addition' })
    expect(overview).toEqual({
      classroom,
      students: [
        { id: aroha.account, shortName: 'Aroha T.', streaks: { '1.2': 5 } },
        { id: student.account, shortName: 'Mia C.', streaks: {} },
      ],
    })
    const other = await teacher.call('GET /api/classes/{class}/overview', { class: id, operation: 'length' })
    expect(other.students.map(({ streaks }) => streaks)).toEqual([{}, {}])
    const key = 'GET /api/classes/{class}/students/{student}/progress'
    expect(await teacher.call(key, { class: id, student: aroha.account, operation: 'addition' })).toEqual({
      firstName: 'Aroha',
      lastName: 'Thompson',
      picture: null,
      className: 'Room 12',
      bests: { '1.2': { streak: 5, completed: true } },
    })
  })
})

it('a wrong field in the moves of a set is named by its whole path', async () => {
  const set = { teacher: teacher.account, id: randomUUID(), version: '1', leftOut: [] }
  const moves = [{ kind: 'next', number: 1, at: 0 }]
  const response = await ask('POST /api/rounds/{round}/moves', { round: randomUUID(), set, rules: 1, moves })
  expect(response).toMatchObject({ status: 400, body: { fields: [{ path: 'set.version' }] } })
})

it.each([
  ['a text', 'PATCH /api/classes/{class}', 'name'],
  ['a list', 'POST /api/rounds/{round}/moves', 'moves'],
] as const)('an object whose length is no number is refused instead of %s', async (_, key, field) => {
  const sample = samples.find(([, sample]) => sample.key === key)
  const args = { ...sample?.[1].argsIn(scene), [field]: { length: { toString: 1 } } }
  expect(await ask(key, args)).toMatchObject({ status: 400, body: { problem: 'invalid' } })
})
