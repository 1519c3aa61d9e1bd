import { expect, it } from 'vitest'
import { asked } from '../../../test/asked.ts'
import { calculationIn } from '../../../test/expressions.ts'
import { number } from '../../../test/worked-steps.ts'
import { howManyFit } from './how-many-fit.ts'

it('ten groups are framed as tens first, and then the same dots as groups', () => {
  const dots = { kind: 'dotGroups', count: 80, inTens: true }
  const question = asked({ ask: calculationIn('80 ÷ 8'), expects: number('10') })
  expect(howManyFit(question).steps.map(({ shows }) => shows)).toEqual([
    [{ ...dots, size: 8, framed: 1 }],
    [{ ...dots, size: 10, framed: 8 }],
    [{ ...dots, size: 8, framed: 10 }],
  ])
})

it('nine groups are one less than ten groups, and the child counts them', () => {
  const { steps } = howManyFit(asked({ ask: calculationIn('72 ÷ 8'), expects: number('9') }))
  const ends = steps.map(({ shows }) =>
    shows.flatMap((drawing) => (drawing.kind === 'numberLine' ? (drawing.hops.at(-1)?.to ?? 0) : [])),
  )
  expect(ends).toEqual([[], [80], [72], []])
  expect(steps.flatMap(({ asks }) => asks?.expects.answer ?? [])).toEqual(['9'])
})

it('the hint for 8 ÷ 2 is to count in twos, because 2 twos would be the answer', () => {
  const { hint } = howManyFit(asked({ ask: calculationIn('8 ÷ 2'), expects: number('4') }))
  expect(hint).toEqual([{ kind: 'countUpIn', size: 2, to: 8 }])
})
