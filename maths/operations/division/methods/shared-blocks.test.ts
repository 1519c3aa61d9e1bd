import { expect, it } from 'vitest'
import { loadLevel } from '../../../load.ts'
import type { Blocks } from '../../../solve/drawings/drawing.ts'
import { loadSolve } from '../../../solve/load.ts'
import { twoNumbers } from '../../../solve/operands.ts'
import type { Step } from '../../../solve/solution.ts'
import { asked } from '../../../test/asked.ts'
import { dealFrom, differentQuestions } from '../../../test/deal.ts'
import { calculationIn } from '../../../test/expressions.ts'
import { number } from '../../../test/worked-steps.ts'

const solve = await loadSolve('division')

const blocksIn = ({ shows }: Step): Blocks => shows.find((drawing): drawing is Blocks => drawing.kind === 'blocks')!

/** Returns the blocks of each step in words: those that are not shared yet, and those of each share. */
function sharedIn(id: string, text: string): string[] {
  const { steps } = solve({ id }, asked({ ask: calculationIn(text), expects: number('0') }))
  return steps.map((step) => {
    const [rest, ...shares] = blocksIn(step).rows.map(({ tens, ones }) => `${tens} and ${ones}`)
    return shares.length === 0 ? rest! : `${rest}, ${shares.length} of ${shares[0]}`
  })
}

it('the tens are shared first, then those that are left are swapped and shared as ones', () => {
  expect(sharedIn('2.2', '72 ÷ 3')).toEqual([
    '7 and 2',
    '1 and 2, 3 of 2 and 0',
    '1 and 2, 3 of 2 and 0',
    '1 and 2, 3 of 2 and 0',
    '0 and 12, 3 of 2 and 0',
    '0 and 0, 3 of 2 and 4',
    '0 and 0, 3 of 2 and 4',
  ])
})

it('too few tens are taken as ones, and the remainder is left', () => {
  expect(sharedIn('2.3', '29 ÷ 3')).toEqual([
    '2 and 9',
    '0 and 29',
    '0 and 29',
    '0 and 29',
    '0 and 2, 3 of 0 and 9',
    '0 and 2, 3 of 0 and 9',
  ])
})

it.each(['2.1', '2.2', '2.3'])('all blocks of a step of Division %s make the number that is shared', async (id) => {
  const level = (await loadLevel('division', id))!
  const wrong = differentQuestions(dealFrom(level, 300, 'shared blocks')).filter((question) => {
    const [dividend] = twoNumbers(question)
    const totals = solve(level, question).steps.map((step) => {
      return blocksIn(step).rows.reduce((total, { tens, ones }) => total + 10 * tens + ones, 0)
    })
    return totals.some((total) => total !== dividend)
  })
  expect(wrong).toEqual([])
})
