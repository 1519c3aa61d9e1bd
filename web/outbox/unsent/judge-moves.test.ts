import { expect, it } from 'vitest'
import { currentRules, enNZ, loadLevel, type Move, playIntent, rightAnswer, startRound } from '#maths'
import { queryClientFor } from '../../api/cache/queries.tsx'
import { taskSetKey } from '../../api/client/query-seeds.ts'
import type { KeptSet } from '../../device/account/record.ts'
import type { KeptMove, WaitingRound } from '../move-store.ts'
import { judgeMoves } from './judge-moves.ts'
import type { NewMoves } from './new-moves.ts'

const header: WaitingRound = {
  ...{ account: 'mia', round: '5f0c3a52-5b43-4f4e-8f63-0a3b1c5b7d11', rules: currentRules.version, best: 2 },
  ref: { kind: 'level', operation: 'addition', levelId: '1.2' },
}

/** Plays a round with these marks, as a page does. */
async function played(marks: readonly ('right' | 'wrong')[]): Promise<KeptMove[]> {
  const level = await loadLevel('addition', '1.2')
  let round = startRound(level!, currentRules.seedOf(header.account, header.round))
  const moves: Move[] = []
  for (const mark of marks) {
    // After a celebration, the question comes on screen with a move of its own.
    if (round.awaitsNext) {
      const shown = playIntent(level!, round, { kind: 'next' }, round.opensAt)
      if (!shown.round) throw new Error(shown.refused)
      round = shown.round
      moves.push(shown.move)
    }
    const answer = mark === 'right' ? rightAnswer(round.question, enNZ) : ({ kind: 'number', number: '999' } as const)
    const next = playIntent(level!, round, { kind: 'answer', answer }, round.opensAt + 1000)
    if (!next.round) throw new Error(next.refused)
    round = next.round
    moves.push(next.move)
  }
  return moves.map((move) => ({ ...move, madeAt: 1000 + move.number }))
}

const roundOf = (moves: readonly KeptMove[], added: readonly number[], round = header): NewMoves => ({
  ...{ round, moves, added: new Set(added) },
})

const rightOf = async (round: NewMoves) => (await judgeMoves([round])).map(({ newRight }) => newRight)

it('the right ones of the new answers are counted, and none of those that the server has', async () => {
  const moves = await played(['right', 'wrong', 'right', 'right'])
  const judged = { round: header, madeFirst: 1001, madeAt: 1004, completedAt: null, best: 2, answers: 4, solved: [] }
  expect(await judgeMoves([roundOf(moves, [1, 2, 3, 4])])).toEqual([{ ...judged, newRight: 3 }])
  expect(await judgeMoves([roundOf(moves, [2, 3])])).toEqual([{ ...judged, newRight: 1 }])
  expect(await judgeMoves([roundOf(moves, [])])).toEqual([])
})

it('a round is completed with the answer that reaches the target, however long it goes on', async () => {
  const moves = await played(['right', 'right', 'right', 'right', 'right', 'right', 'wrong'])
  const fifth = moves.filter(({ kind }) => kind === 'answer')[4]
  expect(await judgeMoves([roundOf(moves, [7])])).toMatchObject([{ completedAt: fifth?.madeAt, best: 6, answers: 7 }])
  expect(await judgeMoves([roundOf(moves.slice(0, 4), [4])])).toMatchObject([{ completedAt: null, best: 4 }])
})

it('a round whose first moves are gone has no right answer and no beginning, and keeps its day', async () => {
  const moves = await played(['right', 'right', 'right'])
  expect(await judgeMoves([roundOf(moves.slice(1), [2, 3])])).toMatchObject([
    { madeFirst: 0, madeAt: 1003, newRight: 0, best: 0 },
  ])
})

it('a round of unknown rules or of an unknown level has no right answer', async () => {
  const moves = await played(['right'])
  const unknown: readonly WaitingRound[] = [
    { ...header, rules: 99 },
    { ...header, ref: { kind: 'level', operation: 'addition', levelId: '9.9' } },
    { ...header, ref: { kind: 'game' } as unknown as WaitingRound['ref'] },
  ]
  for (const round of unknown) expect(await rightOf(roundOf(moves, [1], round))).toEqual([0])
})

it('a set with a kind of answer that this page does not know has no right answer, and other rounds are judged', async () => {
  const set = { teacher: 'f'.repeat(32), id: '5f0f8c66-1b4e-4b57-9a6e-3f1f4d2ab001', version: 1 }
  const answer = { kind: 'drawn' }
  const problem = { key: 'a', text: 'Draw a kiwi', picture: null, names: [], answer, rows: [[]] }
  const kept = { set, title: 'Drawing', problems: [problem] } as unknown as KeptSet
  queryClientFor(header.account).setQueryData(taskSetKey(set), kept)
  const moves = await played(['right'])
  const ofSet: WaitingRound = { ...header, ref: { kind: 'set', set: { ...set, leftOut: [] } } }
  const judged = await judgeMoves([roundOf(moves, [1], ofSet), roundOf(moves, [1])])
  expect(judged.map(({ newRight }) => newRight)).toEqual([0, 1])
})

it('an answer that was changed on the device is judged as it is', async () => {
  const moves = await played(['right', 'right'])
  const [first, second] = moves
  const changed = { ...second!, answer: { kind: 'number', number: '999' } } as KeptMove
  expect(await rightOf(roundOf([first!, changed], [1, 2]))).toEqual([1])
})
