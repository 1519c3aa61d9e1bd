import { expect, it } from 'vitest'
import { asked } from '../../test/asked.ts'
import { calculationIn } from '../../test/expressions.ts'
import { number } from '../../test/worked-steps.ts'
import { twoDigitSum } from './two-digit-sum.ts'

it('a sum over a hundred has two rows of blocks in every step, so that they keep their size', () => {
  const { steps } = twoDigitSum(asked({ ask: calculationIn('78 + 74'), expects: number('152') }))
  const rows = steps.flatMap(({ shows }) =>
    shows.flatMap((drawing) => (drawing.kind === 'blocks' ? [drawing.rows] : [])),
  )
  expect(rows.map(({ length }) => length)).toEqual(steps.map(() => 2))
  expect(rows.at(-2)).toEqual([
    { tens: 10, ones: 0 },
    { tens: 5, ones: 2 },
  ])
  expect(rows.at(-1)).toEqual([
    { hundreds: 1, tens: 0, ones: 0 },
    { tens: 5, ones: 2 },
  ])
})
