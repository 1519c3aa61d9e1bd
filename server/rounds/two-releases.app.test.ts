import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { acceptedFor, currentRules, type Dealer, type Operation, type Rules } from '#maths'
import type { Browser } from '../test/browser.ts'
import { type AnswerMark, movesOf } from '../test/moves.ts'
import { registerStudent, startTestApp, type TestApp } from '../test/test-app.ts'

const day = 24 * 3600_000
const secondReleasedAt = Date.UTC(2027, 0, 10)

/** Returns a dealer that skips every other question, so that the same seed gives other questions. */
function dealsAnother(dealer: Dealer): Dealer {
  return { ...dealer, deal: (random, memory) => dealer.deal(random, dealer.deal(random, memory).memory) }
}

/** The second version asks other questions, needs a longer streak and waits longer after a wrong answer. */
const second: Rules = {
  ...currentRules,
  version: currentRules.version + 1,
  async dealersOf(operation) {
    const dealers = await currentRules.dealersOf(operation)
    if (operation !== 'addition') return dealers
    const others = Object.entries<() => Dealer>(dealers).map(([id, make]) => [id, () => dealsAnother(make())])
    return Object.fromEntries(others) as never
  },
  targetOf: () => 6,
  pauses: { ...currentRules.pauses, wrong: 4000 },
}

/** The third version needs a shorter streak. */
const third: Rules = { ...currentRules, version: currentRules.version + 2, targetOf: () => 3 }

let now = 0
let app: TestApp
let mia: Browser
beforeEach(async () => {
  now = secondReleasedAt - day
  const releases = [
    { rules: currentRules, releasedAt: 0 },
    { rules: second, releasedAt: secondReleasedAt },
    { rules: third, releasedAt: secondReleasedAt + 30 * day },
  ]
  app = await startTestApp({ clock: () => now, releases })
  mia = await registerStudent(app, 'mia@kauri.school.nz')
})
afterEach(() => app.close())

/** Moves the clock and logs in again, because the session has expired by then. */
async function laterBy(time: number) {
  now += time
  await mia.signIn('mia@kauri.school.nz')
}

const right = (count: number): AnswerMark[] => Array.from({ length: count }, () => 'right')

interface Played {
  readonly levelId: string
  readonly rules?: Rules
  readonly round?: string
}

const movesFor = (steps: readonly AnswerMark[], { levelId, rules = currentRules, round = randomUUID() }: Played) =>
  movesOf(mia.account, round, levelId, steps, 'addition' satisfies Operation, rules)

async function send(
  steps: readonly AnswerMark[],
  played: Played & { readonly part?: readonly [from: number, to?: number] },
) {
  const { levelId, rules = currentRules, round = randomUUID(), part: [from, to] = [0] } = played
  const moves = (await movesFor(steps, { levelId, rules, round })).slice(from, to)
  const about = { operation: 'addition', levelId, rules: rules.version, round } as const
  return mia.ask('POST /api/rounds/{round}/moves', { ...about, moves })
}

const recordOf = async (levelId: string) => (await mia.call('GET /api/progress', {})).bests.addition?.[levelId]

describe('a round that began under an older version of the rules', () => {
  const nine: AnswerMark[] = ['right', 'wrong', ...right(7)]

  it('a round that ends under a newer version loses no answer and keeps its own target', async () => {
    const [levelId, round] = ['2.3', randomUUID()]
    expect((await send(nine, { levelId, round, part: [0, 4] })).status).toBe(200)
    await laterBy(2 * day)
    const rest = await send(nine, { levelId, round, part: [4] })
    // Move 10 is the `next` of the celebration, which follows the fifth right answer in a row.
    expect(rest).toMatchObject({ status: 200, body: { lastMove: 10, best: 7, completed: true } })
  })

  it('a round of an older version counts when it arrives 59 days after the next release', async () => {
    const round = randomUUID()
    await laterBy(day + 59 * day)
    expect(await send(right(5), { levelId: '1.1', round })).toMatchObject({ body: { best: 5, completed: true } })
  })

  it('a round of an older version is stored without being judged after 60 days, and changes no record', async () => {
    const [levelId, round] = ['1.2', randomUUID()]
    await send(right(5), { levelId, round, part: [0, 2] })
    await laterBy(day + acceptedFor + 1)
    const late = await send(right(5), { levelId, round, part: [2] })
    expect(late).toMatchObject({ status: 200, body: { lastMove: 5, best: 2, completed: false } })
    expect((await send(right(5), { levelId, round })).body).toMatchObject({ lastMove: 5, best: 2 })
    expect(await recordOf(levelId)).toEqual({ streak: 2, completed: false })
  })
})

describe('a round that begins under a newer version of the rules', () => {
  it('a round of a newer version has its own questions, pauses and target', async () => {
    await laterBy(2 * day)
    const [levelId, round] = ['2.5', randomUUID()]
    const [old] = await movesFor(right(1), { levelId, round })
    const [own] = await movesFor(right(1), { levelId, round, rules: second })
    expect(own).not.toEqual(old)
    const five = await send(['wrong', ...right(5)], { levelId, round, rules: second })
    expect(five).toMatchObject({ status: 200, body: { best: 5, completed: false } })
    const six = await send(['wrong', ...right(6)], { levelId, round, rules: second })
    expect(six).toMatchObject({ status: 200, body: { best: 6, completed: true } })
  })

  it('a round of a newer version is refused where it waits only as long as the older version requires', async () => {
    await laterBy(2 * day)
    const [levelId, round] = ['2.5', randomUUID()]
    const tooEarly = { ...second, pauses: currentRules.pauses }
    const response = await send(['wrong', 'right'], { levelId, round, rules: tooEarly })
    expect(response).toMatchObject({ status: 422, body: { message: 'Move 2 was refused: notOnScreen' } })
  })
})

describe('a level that was completed once', () => {
  it('a completed level stays completed when the target grows', async () => {
    const levelId = '3.1'
    await send(right(5), { levelId })
    await laterBy(2 * day)
    await send(right(2), { levelId, rules: second })
    expect(await recordOf(levelId)).toEqual({ streak: 5, completed: true })
  })

  it('a level is completed by a streak shorter than its best when the target shrinks', async () => {
    const levelId = '3.2'
    await send(right(4), { levelId })
    expect(await recordOf(levelId)).toEqual({ streak: 4, completed: false })
    await laterBy(40 * day)
    expect(await send(right(3), { levelId, rules: third })).toMatchObject({ body: { best: 4, completed: true } })
    expect(await recordOf(levelId)).toEqual({ streak: 4, completed: true })
  })
})
