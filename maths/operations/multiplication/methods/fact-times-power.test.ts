import { expect, it } from 'vitest'
import { asked } from '../../../test/asked.ts'
import { calculationIn } from '../../../test/expressions.ts'
import { number } from '../../../test/worked-steps.ts'
import { factTimesPower } from './fact-times-power.ts'

/** Returns the rows of the chart in each step that has one. */
function chartsOf(text: string, answer: string) {
  const { steps } = factTimesPower(asked({ ask: calculationIn(text), expects: number(answer) }))
  return steps.flatMap(({ shows }) =>
    shows.flatMap((drawing) => (drawing.kind === 'placeValueChart' ? drawing.rows : [])),
  )
}

it('the chart of 28 tens has its 8 in the tens and nothing in the ones', () => {
  expect(chartsOf('70 × 4', '280')).toEqual([
    [7, 0],
    [2, 8, null],
    [2, 8, null],
    [2, 8, 0],
  ])
})

it('the chart of 68 tens leaves the ones empty in 34 × 20', () => {
  expect(chartsOf('34 × 20', '680').slice(1)).toEqual([
    [6, 8, null],
    [6, 8, null],
    [6, 8, 0],
  ])
})

it('4 times 100 is 4 hundreds without a fact', () => {
  expect(chartsOf('100 × 4', '400')).toEqual([
    [4, null, null],
    [4, null, null],
    [4, 0, 0],
  ])
})
