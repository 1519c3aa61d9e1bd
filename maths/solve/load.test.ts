import { expect, it } from 'vitest'
import { loadLevel } from '../load.ts'
import { randomFrom, seedFrom } from '../random.ts'
import { loadEnNZHelp } from '../say/en-NZ/help.ts'
import { textOf } from '../say/parts.ts'
import { loadSolve } from './load.ts'

/** Returns the hint to an answer in figures and in words, and the number that is right. */
async function hintOf(answerTo: (right: number) => { readonly number: string; readonly word: string }) {
  const level = (await loadLevel('numberphase1', '0.5'))!
  const { question } = level.dealer.deal(randomFrom(seedFrom('figures and words')), [])
  if (question.expects.kind !== 'numberAndWord') throw new Error('Level 0.5 asks for a number and its word')
  const { hint } = (await loadSolve('numberphase1'))(level, question)
  const help = await loadEnNZHelp('numberphase1')
  const given = answerTo(question.expects.number)
  return textOf(help.says(hint({ kind: 'numberAndWord', ...given })), help.written)
}

it('the hint says that only the word of a number is wrong', async () => {
  expect(await hintOf((right) => ({ number: String(right), word: 'tehn' }))).toBe(
    'The number is right. Say the word slowly.',
  )
})

it('the hint is about the number if the number is wrong too', async () => {
  expect(await hintOf((right) => ({ number: String(right + 5), word: 'tehn' }))).toBe('Touch each one as you count.')
})
