import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { currentRules, type Move } from '#maths'
import { type Browser, requestFor } from '../test/browser.ts'
import { type AnswerMark, movesOf } from '../test/moves.ts'
import { registerStudent, startTestApp, type TestApp } from '../test/test-app.ts'

let app: TestApp
let mia: Browser
let ben: Browser
beforeAll(async () => {
  app = await startTestApp()
  mia = await registerStudent(app, 'mia@kauri.school.nz')
  ben = await registerStudent(app, 'ben@kauri.school.nz', 'Ben', 'Wiremu')
})
afterAll(() => app.close())

const about = { operation: 'addition', levelId: '1.1', rules: currentRules.version } as const
const five: AnswerMark[] = ['right', 'right', 'right', 'right', 'right']
const send = (who: Browser, round: string, moves: Move[], more: Partial<typeof about> | Record<string, unknown> = {}) =>
  who.ask('POST /api/rounds/{round}/moves', { ...about, ...more, round, moves })
const bestOf = async (who: Browser, levelId: string) =>
  (await who.call('GET /api/progress', {})).bests.addition?.[levelId]?.streak

describe('the moves of a round', () => {
  it('a right answer raises the best streak of its level', async () => {
    const round = randomUUID()
    const moves = await movesOf(mia.account, round, '1.2', [...five, 'right'])
    expect(await send(mia, round, moves.slice(0, 3), { levelId: '1.2' })).toEqual({
      status: 200,
      body: { lastMove: 3, closed: false, best: 3, completed: false },
    })
    const rest = await send(mia, round, moves.slice(3), { levelId: '1.2' })
    expect(rest.body).toEqual({ lastMove: moves.length, closed: false, best: 6, completed: true })
    expect(await bestOf(mia, '1.2')).toBe(6)
  })

  it('a later round does not lower a best streak', async () => {
    const [high, low] = [randomUUID(), randomUUID()]
    await send(mia, high, await movesOf(mia.account, high, '1.3', five), { levelId: '1.3' })
    const after = await send(mia, low, await movesOf(mia.account, low, '1.3', ['right', 'wrong']), { levelId: '1.3' })
    expect(after.body).toMatchObject({ best: 5 })
    expect(await bestOf(mia, '1.3')).toBe(5)
  })

  it('a round without a right answer leaves no record', async () => {
    const round = randomUUID()
    const { body } = await send(mia, round, await movesOf(mia.account, round, '2.1', ['wrong']), { levelId: '2.1' })
    expect(body).toEqual({ lastMove: 1, closed: false, best: 0, completed: false })
    expect(await bestOf(mia, '2.1')).toBeUndefined()
  })

  it('a batch of moves may be sent twice, whole or overlapping', async () => {
    const round = randomUUID()
    const moves = await movesOf(mia.account, round, '1.1', five)
    const first = await send(mia, round, moves.slice(0, 4))
    expect(await send(mia, round, moves.slice(0, 4))).toEqual(first)
    expect((await send(mia, round, moves.slice(2))).body).toMatchObject({ lastMove: 5 })
    expect((await send(mia, round, moves)).body).toMatchObject({ lastMove: 5, best: 5 })
  })

  it('a move may arrive several times at the same moment', async () => {
    const round = randomUUID()
    const moves = await movesOf(mia.account, round, '1.1', five)
    const responses = await Promise.all([1, 2, 3, 4, 5].map((count) => send(mia, round, moves.slice(0, count))))
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect((await send(mia, round, moves)).body).toEqual({ lastMove: 5, closed: false, best: 5, completed: true })
  })

  it('each of forty overlapping requests is stored, or refused with the time of its retry', async () => {
    const round = randomUUID()
    const moves = await movesOf(mia.account, round, '1.1', Array<AnswerMark>(40).fill('right'))
    const { path, init } = requestFor('POST /api/rounds/{round}/moves', { ...about, round }, mia.account)
    const post = (_: Move, i: number) =>
      mia.open(path, {
        ...init,
        headers: { ...init.headers, Origin: app.url },
        body: JSON.stringify({ ...about, moves: moves.slice(0, i + 1) }),
      })
    const responses = await Promise.all(moves.map(post))
    const refused = responses.filter(({ status }) => status !== 200)
    for (const { status, text, headers } of refused) {
      expect([status, JSON.parse(text).problem, headers.get('Retry-After')]).toEqual([503, 'busy', '1'])
    }
    expect((await send(mia, round, moves)).body).toMatchObject({ lastMove: moves.length, best: 40 })
  })

  it('a batch after a missing move is refused with the number of that move', async () => {
    const round = randomUUID()
    const moves = await movesOf(mia.account, round, '1.1', five)
    await send(mia, round, moves.slice(0, 2))
    const gap = await send(mia, round, moves.slice(3))
    expect(gap).toMatchObject({ status: 409, body: { problem: 'outOfOrder', expected: 3 } })
    const torn = await send(mia, round, [moves[2]!, moves[4]!])
    expect(torn).toMatchObject({ status: 409, body: { problem: 'outOfOrder', expected: 3 } })
    expect((await send(mia, round, moves.slice(2))).status).toBe(200)
  })

  it('a stored move cannot be changed', async () => {
    const round = randomUUID()
    const moves = await movesOf(mia.account, round, '1.1', five)
    await send(mia, round, moves.slice(0, 2))
    const changed = { ...moves[1]!, at: moves[1]!.at + 1 }
    const response = await send(mia, round, [moves[0]!, changed, moves[2]!])
    expect(response).toMatchObject({ status: 422, body: { problem: 'refused' } })
    expect((await send(mia, round, moves.slice(0, 2))).body).toMatchObject({ lastMove: 2 })
  })

  it('an impossible move is refused, and the moves before it are stored', async () => {
    const round = randomUUID()
    const moves = await movesOf(mia.account, round, '1.1', five)
    const tooEarly = { ...moves[2]!, at: moves[1]!.at + 1 }
    const response = await send(mia, round, [moves[0]!, moves[1]!, tooEarly, moves[3]!])
    expect(response).toMatchObject({ status: 422, body: { message: 'Move 3 was refused: notOnScreen' } })
    expect((await send(mia, round, moves.slice(0, 2))).body).toMatchObject({ lastMove: 2 })
    expect((await send(mia, round, moves.slice(2))).body).toMatchObject({ lastMove: 5 })
  })

  it('a move with a question that was not dealt is refused', async () => {
    const forged = await movesOf(mia.account, 'another-round', '1.1', five)
    expect((await send(mia, randomUUID(), forged)).status).toBe(422)
  })

  it('a move of another level or other rules than its round is refused', async () => {
    const round = randomUUID()
    const moves = await movesOf(mia.account, round, '1.1', five)
    await send(mia, round, moves.slice(0, 1))
    for (const more of [{ levelId: '1.2' }, { rules: currentRules.version + 1 }])
      expect(await send(mia, round, moves.slice(1), more)).toMatchObject({ status: 422, body: { problem: 'refused' } })
  })

  it('a round of rules that this server does not know yet gets 503 and can be sent later', async () => {
    const round = randomUUID()
    const moves = await movesOf(mia.account, round, '2.2', five)
    const rules = { levelId: '2.2', rules: currentRules.version + 1 }
    expect(await send(mia, round, moves, rules)).toMatchObject({ status: 503, body: { problem: 'notYet' } })
    expect(await send(mia, round, moves, { levelId: '2.2' })).toMatchObject({ status: 200, body: { best: 5 } })
  })

  it('a number that exceeds its database column is refused', async () => {
    const round = randomUUID()
    const moves = await movesOf(mia.account, round, '1.1', ['right'])
    expect((await send(mia, round, moves, { rules: 2 ** 31 })).status).toBe(400)
    expect((await send(mia, round, [{ ...moves[0]!, number: 2 ** 31 }])).status).toBe(400)
    expect((await send(mia, round, moves, { rules: 2 ** 31 - 1 })).status).toBe(503)
  })

  it('a move in a level that does not exist is refused', async () => {
    const round = randomUUID()
    const moves = await movesOf(mia.account, round, '1.1', ['right'])
    expect((await send(mia, round, moves, { levelId: '9.9' })).status).toBe(404)
    expect((await send(mia, round, moves, { operation: 'bedmas', levelId: '9.9' })).status).toBe(404)
  })

  it("a round is separate from another student's round of the same id", async () => {
    const round = randomUUID()
    const levelId = '3.1'
    await send(mia, round, await movesOf(mia.account, round, levelId, five), { levelId })
    const own = await movesOf(ben.account, round, levelId, ['right'])
    expect((await send(ben, round, own, { levelId })).body).toMatchObject({ lastMove: 1, best: 1 })
    expect(await bestOf(mia, levelId)).toBe(5)
  })

  it("a move copied from another student's round is refused", async () => {
    const round = randomUUID()
    const levelId = '3.5'
    const moves = await movesOf(mia.account, round, levelId, five)
    expect((await send(mia, round, moves, { levelId })).status).toBe(200)
    const copied = await send(ben, round, moves, { levelId })
    expect(copied).toMatchObject({ status: 422, body: { message: 'Move 1 was refused: otherQuestion' } })
    expect(await bestOf(ben, levelId)).toBeUndefined()
  })
})
