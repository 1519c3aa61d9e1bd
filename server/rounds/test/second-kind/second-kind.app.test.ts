import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { currentRules, type Move, refOf } from '#maths'
import { openDatabase } from '../../../store/open.ts'
import type { Browser } from '../../../test/browser.ts'
import { type AnswerMark, movesOf, movesOn } from '../../../test/moves.ts'
import { makeClass, registerStudent, registerTeacher, startTestApp, type TestApp } from '../../../test/test-app.ts'
import { serverKinds } from '../../kinds/all.ts'
import { type DeckRef, deck, playableDeck } from './deck.ts'

let app: TestApp
let mia: Browser
beforeAll(async () => {
  app = await startTestApp({ kinds: { ...serverKinds, deck } })
})
beforeEach(async () => {
  mia = await registerStudent(app, `${randomUUID()}@kauri.school.nz`)
})
afterAll(() => app.close())

const rules = currentRules.version
const fives: DeckRef = { kind: 'deck', deck: { id: 'fives', version: 1 } }
const laterFives: DeckRef = { kind: 'deck', deck: { id: 'fives', version: 2 } }
const addition = refOf({ operation: 'addition', id: '1.1' })

const movesFor = (ref: DeckRef, round: string, steps: readonly AnswerMark[], thinking?: number) =>
  movesOn(playableDeck(ref, currentRules), mia.account, round, steps, thinking)

/** Sends moves as a page does. The contract's types do not know the second kind. */
async function send({ kind: _, ...fields }: DeckRef | typeof addition, round: string, moves: readonly Move[]) {
  return mia.ask('POST /api/rounds/{round}/moves', { round, ...fields, rules, moves } as never)
}

async function storedRound(round: string) {
  const db = await openDatabase(app.database)
  const row = await db.selectFrom('rounds').where('round_id', '=', round).selectAll().executeTakeFirst()
  const moves = await db.selectFrom('moves').where('round_id', '=', round).orderBy('number').selectAll().execute()
  await db.destroy()
  return { row, moves }
}

const refused = (message: string) => ({ status: 422, body: { problem: 'refused', message } })
const anotherPlayable = refused('The round was begun at another level or by other rules')

describe('a round of a second kind of playables', () => {
  it('a round of a deck is judged move by move, and gets its own best streak and target in the reply', async () => {
    const round = randomUUID()
    const moves = movesFor(fives, round, ['right', 'wrong', 'right', 'right', 'right'])
    const first = await send(fives, round, moves.slice(0, 2))
    expect(first).toEqual({ status: 200, body: { lastMove: 2, closed: false, best: 1, completed: false } })
    const rest = await send(fives, round, moves.slice(2))
    expect(rest).toEqual({ status: 200, body: { lastMove: 5, closed: false, best: 3, completed: true } })
  })

  it('a round of a deck is stored under its key, with marks and operands, and the same moves may come again', async () => {
    const round = randomUUID()
    const moves = movesFor(fives, round, ['right', 'wrong', 'right'])
    const before = await send(fives, round, moves)
    const stored = await storedRound(round)
    expect(stored.row).toMatchObject({ operation: 'deck', level_id: 'fives 1', best: 1, completed: 0, last_move: 3 })
    expect(stored.moves.map(({ mark }) => mark)).toEqual(['right', 'wrong', 'right'])
    for (const { operands } of stored.moves) expect(JSON.parse(operands ?? '')).toContain(5)
    expect(await send(fives, round, moves)).toEqual(before)
    expect(await storedRound(round)).toEqual(stored)
  })

  it('a round of a deck raises no record, and a round of a level in the same app raises its own', async () => {
    const [deckRound, levelRound] = [randomUUID(), randomUUID()]
    await send(fives, deckRound, movesFor(fives, deckRound, ['right', 'right']))
    expect(await mia.call('GET /api/progress', {})).toEqual({ bests: {}, latest: null })
    await send(addition, levelRound, await movesOf(mia.account, levelRound, '1.1', ['right', 'right']))
    expect(await mia.call('GET /api/progress', {})).toEqual({
      bests: { addition: { '1.1': { streak: 2, completed: false } } },
      latest: { operation: 'addition', levelId: '1.1' },
    })
  })

  it('an answer to a question that was not dealt is refused', async () => {
    const round = randomUUID()
    const [first, second] = movesFor(fives, round, ['right', 'right'])
    const forged = { ...second!, questionHash: (first as { questionHash: number }).questionHash } as Move
    expect(await send(fives, round, [first!, forged])).toEqual(refused('Move 2 was refused: otherQuestion'))
    expect((await storedRound(round)).row).toMatchObject({ last_move: 1, best: 1 })
  })

  it('a round that began at a level is refused with a deck, and the other way round', async () => {
    const [ofLevel, ofDeck] = [randomUUID(), randomUUID()]
    const levelMoves = await movesOf(mia.account, ofLevel, '1.1', ['right', 'right'])
    await send(addition, ofLevel, levelMoves.slice(0, 1))
    expect(await send(fives, ofLevel, levelMoves.slice(1))).toEqual(anotherPlayable)
    expect(await send(fives, ofLevel, movesFor(fives, ofLevel, ['right']))).toEqual(anotherPlayable)
    const deckMoves = movesFor(fives, ofDeck, ['right', 'right'])
    await send(fives, ofDeck, deckMoves.slice(0, 1))
    expect(await send(addition, ofDeck, deckMoves.slice(1))).toEqual(anotherPlayable)
    for (const round of [ofLevel, ofDeck]) expect((await storedRound(round)).row?.last_move).toBe(1)
  })

  it('a round that began with one version of a deck is refused with another version', async () => {
    const round = randomUUID()
    const moves = movesFor(fives, round, ['right', 'right'])
    await send(fives, round, moves.slice(0, 1))
    expect(await send(laterFives, round, moves.slice(1))).toEqual(anotherPlayable)
    const other = movesFor(laterFives, round, ['right', 'right'])
    expect(await send(laterFives, round, other.slice(1))).toEqual(anotherPlayable)
    expect(await send(fives, round, moves.slice(1))).toMatchObject({ status: 200, body: { lastMove: 2 } })
  })

  it('the moves of one version are refused in a new round of another version', async () => {
    const round = randomUUID()
    const moves = movesFor(fives, round, ['right'])
    expect(await send(laterFives, round, moves)).toEqual(refused('Move 1 was refused: otherQuestion'))
  })

  it('a deck that does not exist is not found, and a request for two playables at once is invalid', async () => {
    const round = randomUUID()
    const absent: DeckRef = { kind: 'deck', deck: { id: 'sixes', version: 1 } }
    const moves = movesFor(fives, round, ['right'])
    expect(await send(absent, round, moves)).toMatchObject({ status: 404, body: { message: 'There is no such deck' } })
    expect(await send({ ...addition, ...fives }, round, moves)).toMatchObject({ status: 400 })
    expect((await storedRound(round)).row).toBeUndefined()
  })

  it('a deck that is played too fast does not fail the page of the teacher, which names levels only', async () => {
    const hana = await registerTeacher(app, 'hana@kauri.school.nz')
    const room5 = await makeClass(hana)
    await mia.call('POST /api/memberships', { code: room5.code })
    const [ofLevel, ofDeck] = [randomUUID(), randomUUID()]
    const steps: AnswerMark[] = ['right', 'right', 'right', 'right', 'right']
    await send(addition, ofLevel, await movesOf(mia.account, ofLevel, '1.1', steps, 'addition', currentRules, 0))
    await send(fives, ofDeck, movesFor(fives, ofDeck, steps, 0))
    for (const round of [ofLevel, ofDeck]) expect((await storedRound(round)).row?.too_quick).toBe(1)
    const { play } = await hana.call('GET /api/classes/{class}/unlikely-play', { class: room5.id })
    expect(play.filter(({ kind }) => kind === 'tooQuick')).toMatchObject([
      { student: mia.account, operation: 'addition', levelId: '1.1', rounds: 1 },
    ])
  })
})
