import { expect, test } from 'vitest'
import { loadLevel } from '../load.ts'
import { type Intent, moveAfter, newRound, play, replay, startRound } from '../play.ts'
import { type Answer, rightAnswer } from '../question.ts'
import { enNZ } from '../say/en-NZ/language.ts'
import { loadSlips } from '../solve/load.ts'
import { readEntries } from './entry.ts'
import { createLevelInsight, emptySummary, summaryAfter } from './round-summary.ts'
import { slipPositions } from './slip-positions.ts'

type Operation = 'addition' | 'timestable' | 'numberphase1'
type Step = { readonly after: number } & ({ readonly answer: 'right' | Answer } | Exclude<Intent, { kind: 'answer' }>)

/** Plays the steps, each some milliseconds after it was possible, and returns the summary of all of them. */
async function summaryOf(operation: Operation, levelId: string, steps: readonly Step[]) {
  const level = (await loadLevel(operation, levelId))!
  const seed = level.rules.seedOf('mia', 'a-round')
  let round = startRound(level, seed)
  const moves = steps.map(({ after, ...step }) => {
    const answer = 'answer' in step && step.answer === 'right' ? rightAnswer(round.question, enNZ) : null
    const intent = ('answer' in step ? { kind: 'answer', answer: answer ?? step.answer } : step) as Intent
    const move = moveAfter(round, intent, Math.max(round.opensAt, round.lastAt) + after)
    round = play(level, round, move).round!
    return move
  })
  const insight = createLevelInsight({ operation, levelId }, await loadSlips(operation))
  const { accepted } = replay(level, newRound(seed), moves)
  expect(accepted).toHaveLength(steps.length)
  const summary = summaryAfter(emptySummary, accepted, insight)
  const byOne = accepted.reduce((before, move) => summaryAfter(before, [move], insight), emptySummary)
  expect(byOne).toEqual(summary)
  return { ...summary, entries: readEntries(summary.entries), questions: accepted.map(({ question }) => question) }
}

const right = (after: number): Step => ({ after, answer: 'right' })
const number = (text: string, after: number): Step => ({ after, answer: { kind: 'number', number: text } })
const next: Step = { after: 0, kind: 'next' }

test('a round counts its marked answers, the right ones, the misses at its end and at most a minute for each', async () => {
  const steps = [right(4000), number('999', 5000), number('998', 70_000)]
  expect(await summaryOf('addition', '2.1', steps)).toMatchObject({
    answers: 3,
    rightAnswers: 1,
    busy: 4000 + 5000 + 60_000,
    missed: 2,
  })
})

test.each([
  ['a right answer', right(2000)],
  ['a solution', { after: 0, kind: 'reveal' } as const],
])('%s ends the misses in a row', async (_, step) => {
  const steps = [number('999', 2000), number('998', 2000), step]
  expect((await summaryOf('addition', '2.1', steps)).missed).toBe(0)
})

test('a question is one entry, by its first answer', async () => {
  const { entries } = await summaryOf('addition', '2.1', [number('999', 2000), right(2000), right(2000)])
  expect(entries.map(({ first }) => first)).toEqual(['wrong', 'right'])
})

test('the entry of a wrong answer has the slip that gives it, which the question can show', async () => {
  const { questions } = await summaryOf('addition', '2.1', [right(2000)])
  const { ask } = questions[0]!
  if (ask.kind !== 'calculation' || typeof ask.expression === 'number') throw new Error('not a sum')
  const { left, right: added } = ask.expression
  const difference = String(Math.abs(Number(left) - Number(added)))
  const { entries } = await summaryOf('addition', '2.1', [number(difference, 2000)])
  const bit = 2 ** slipPositions.addition.indexOf('added-subtracted')
  expect(entries).toHaveLength(1)
  expect(entries[0]!.shown & bit).toBe(bit)
  expect(entries[0]!.could & entries[0]!.shown).toBe(entries[0]!.shown)
})

test.each([
  [999, 'tooQuick'],
  [1000, 'wrong'],
] as const)('a wrong answer typed after %i ms counts as %s', async (after, first) => {
  expect((await summaryOf('addition', '2.1', [number('999', after)])).entries).toMatchObject([{ first }])
})

test('a right answer that is typed within a second is right', async () => {
  expect((await summaryOf('addition', '1.1', [right(700)])).entries).toMatchObject([{ first: 'right' }])
})

test.each([
  [499, 'tooQuick'],
  [500, 'right'],
] as const)('a right answer tapped after %i ms counts as %s', async (after, first) => {
  expect((await summaryOf('numberphase1', '0.6', [right(after)])).entries).toMatchObject([{ first }])
})

test('the entry of a fact has its numbers and its tenths of a second, or that the time was up', async () => {
  const timer: Step = { after: 0, kind: 'timer', on: true }
  const steps = [timer, next, right(2340), next, { after: 7100, kind: 'timeUp' } as const]
  const { entries, answers, missed } = await summaryOf('timestable', '1.7', steps)
  expect([answers, missed]).toEqual([1, 1])
  expect(entries).toMatchObject([
    { first: 'right', fact: { tenths: 23 } },
    { first: 'timeUp', shown: 0 },
  ])
  expect(entries[0]!.fact!.numbers.every((operand) => operand >= 0 && operand <= 12)).toBe(true)
})

test('a round keeps its last 20 questions, and 60 of Times Table', async () => {
  expect((await summaryOf('addition', '1.1', roundOf(25))).entries).toHaveLength(20)
  expect(
    (
      await summaryOf(
        'timestable',
        '1.3',
        Array.from({ length: 65 }, () => right(2000)),
      )
    ).entries,
  ).toHaveLength(60)
})

/** Right answers with the celebration after the fifth. */
function roundOf(answers: number): Step[] {
  return Array.from({ length: answers }, (_, i) => (i === 5 ? [next, right(2000)] : [right(2000)])).flat()
}
