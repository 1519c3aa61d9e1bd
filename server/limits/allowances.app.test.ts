import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { api, type Input, type Key, largestSet } from '#contract'
import { currentRules } from '#maths'
import { movesOf } from '../test/moves.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../test/test-app.ts'
import { amountsOf, atMost, createAllowances } from './allowances.ts'

const minute = 60_000
const hour = 60 * minute

describe('the allowance of an account', () => {
  const opened = () => {
    const time = { now: Date.UTC(2026, 2, 2) }
    return { time, ...createAllowances(() => time.now) }
  }

  it('each of four workers allows a quarter, which recovers within an hour', () => {
    const time = { now: Date.UTC(2026, 2, 2) }
    const { take } = createAllowances(() => time.now, 4)
    expect(take('mia', { changes: atMost.changes / 4 })).toBe(true)
    expect(take('mia', { changes: 1 })).toBe(false)
    time.now += hour / 2
    expect(take('mia', { changes: atMost.changes / 8 })).toBe(true)
    expect(take('mia', { changes: 1 })).toBe(false)
  })

  it('a spent allowance recovers evenly within an hour', () => {
    const { time, take } = opened()
    expect(take('mia', { changes: atMost.changes })).toBe(true)
    expect(take('mia', { changes: 1 })).toBe(false)
    time.now += hour / 4
    expect(take('mia', { changes: atMost.changes / 4 })).toBe(true)
    expect(take('mia', { changes: 1 })).toBe(false)
    time.now += hour
    expect(take('mia', { changes: atMost.changes })).toBe(true)
  })

  it('each account has its own allowance of each kind', () => {
    const { take } = opened()
    take('mia', { changes: atMost.changes })
    expect(take('ben', { changes: 1 })).toBe(true)
    expect(take('mia', { moves: 50, rounds: 1 })).toBe(true)
  })

  it('two million characters come back in an hour', () => {
    const { take, time } = opened()
    expect(take('mia', { characters: atMost.characters })).toBe(true)
    time.now += hour
    expect(take('mia', { characters: 2_000_001 })).toBe(false)
    expect(take('mia', { characters: 2_000_000 })).toBe(true)
    time.now += 10 * hour
    expect(take('mia', { characters: atMost.characters })).toBe(true)
  })
  it('a series of very long answers uses up the allowance of characters', () => {
    const { take } = opened()
    const longest = { moves: 50, characters: 250_000 }
    for (let i = 0; i < atMost.characters / longest.characters; i++) expect(take('mia', longest)).toBe(true)
    expect(take('mia', longest)).toBe(false)
  })

  it('a refused call takes nothing', () => {
    const { take } = opened()
    take('mia', { rounds: atMost.rounds })
    for (let i = 0; i < 3; i++) expect(take('mia', { rounds: 1, moves: atMost.moves })).toBe(false)
    expect(take('mia', { moves: atMost.moves })).toBe(true)
  })

  it('an allowance does not grow when the clock is set back, and recovers later', () => {
    const { time, take } = opened()
    take('mia', { changes: atMost.changes })
    time.now -= hour
    expect(take('mia', { changes: 1 })).toBe(false)
    time.now += 2 * hour
    expect(take('mia', { changes: atMost.changes })).toBe(true)
  })

  it('an allowance covers a whole day of answers at once, and a teacher who corrects every name', () => {
    const { take } = opened()
    const answers = (6 * hour) / 2000
    for (let sent = 0; sent < answers; sent += 50)
      expect(take('mia', { moves: 50, characters: 50 * 800, rounds: sent % 5 })).toBe(true)
    for (let names = 0; names < 8 * 40; names++) expect(take('hana', { changes: 1 })).toBe(true)
  })
})

describe('the amounts of a call', () => {
  const moves = (first: number, count: number) =>
    Array.from({ length: count }, (_, i) => ({ kind: 'next', number: first + i, at: 0 }))
  const input = (first: number, count: number) =>
    ({ moves: moves(first, count) }) as Partial<Input<'POST /api/rounds/{round}/moves'>>

  it('a call with moves takes its moves and characters, and a round where it begins one', () => {
    const [begun, continued] = [input(1, 3), input(4, 50)]
    expect(amountsOf('POST /api/rounds/{round}/moves', begun, 900)).toEqual({
      moves: 3,
      characters: 900,
      rounds: 1,
    })
    expect(amountsOf('POST /api/rounds/{round}/moves', continued, 900)).toEqual({ moves: 50, characters: 900 })
  })

  const weighed: readonly string[] = [
    'POST /api/set-copies',
    'POST /api/classes/{class}/tasks',
    'PATCH /api/classes/{class}/tasks/{task}',
  ]
  it.each(Object.keys(api).filter((key) => !key.includes('/rounds/') && !weighed.includes(key)))(
    'a short call takes one change, or nothing where it only reads: %s',
    (key) => {
      expect(amountsOf(key as Key, {}, 2)).toEqual(key.startsWith('GET ') ? {} : { changes: 1 })
    },
  )

  it('a call with a long body takes a change for each 4,096 characters, and so does the copy of a set', () => {
    expect(amountsOf('POST /api/sets', {}, 4096)).toEqual({ changes: 1 })
    expect(amountsOf('POST /api/sets', {}, 4097)).toEqual({ changes: 2 })
    expect(amountsOf('POST /api/sets', {}, largestSet)).toEqual({ changes: 16 })
    expect(amountsOf('POST /api/set-copies', {}, 60)).toEqual({ changes: 16 })
  })

  it('a task takes a change for each 100 rows that it stores', () => {
    const levels = [{ kind: 'level' }, { kind: 'level' }]
    const sets = Array.from({ length: 30 }, () => ({ kind: 'set' }))
    const students = Array.from({ length: 500 }, () => 'a student')
    const made = (parts: object[], who: string[] | null) =>
      amountsOf('POST /api/classes/{class}/tasks', { parts, students: who }, 300)
    expect(made(levels, null)).toEqual({ changes: 1 })
    expect(made(sets, null)).toEqual({ changes: 1 })
    expect(made(levels, students.slice(0, 30))).toEqual({ changes: 1 })
    expect(made([...levels, ...sets.slice(0, 2)], students.slice(0, 40))).toEqual({ changes: 2 })
    expect(made(sets, students)).toEqual({ changes: 155 })
  })

  it('a change of a task without its parts or students is taken as that of a large one', () => {
    const changed = (input: object) => amountsOf('PATCH /api/classes/{class}/tasks/{task}', input, 60)
    expect(changed({ isClosed: true })).toEqual({ changes: 10 })
    expect(changed({ parts: [{ kind: 'level' }], students: null })).toEqual({ changes: 1 })
  })
})

describe('an account over its allowance', () => {
  let app: TestApp
  let now = Date.UTC(2026, 2, 2, 21)
  beforeAll(async () => {
    app = await startTestApp({ clock: () => now })
  })
  afterAll(() => app.close())

  it('an account over its allowance gets 429, can still read and log out, and recovers; others are unaffected', {
    timeout: 60_000,
  }, async () => {
    const hana = await registerTeacher(app, 'hana.parata@kauri.school.nz')
    const { id, code } = await makeClass(hana)
    const rename = (name: string) => hana.ask('PATCH /api/classes/{class}', { class: id, name })
    let response = await rename('Room 0')
    for (let i = 1; response.status === 200 && i < atMost.changes; i++) response = await rename(`Room ${i}`)
    expect(response).toMatchObject({ status: 429, body: { problem: 'tooManyTries' } })
    const { classes } = await hana.call('GET /api/classes', {})
    expect(classes).toHaveLength(1)

    const mia = await registerStudent(app, 'mia@kauri.school.nz')
    await mia.call('POST /api/memberships', { code })
    const round = randomUUID()
    const level = { operation: 'addition', levelId: '1.1', rules: currentRules.version } as const
    const { best } = await mia.call('POST /api/rounds/{round}/moves', {
      ...{ round, ...level, moves: await movesOf(mia.account, round, '1.1', ['right', 'right']) },
    })
    expect(best).toBe(2)

    // The limit counts the account, so a new session has the same one.
    await hana.call('DELETE /api/session', {})
    await hana.signIn('hana.parata@kauri.school.nz', { role: 'teacher' })
    expect((await rename('Room 5')).status).toBe(429)
    now += 10 * minute
    expect((await rename('Room 5')).status).toBe(200)
  })
})
