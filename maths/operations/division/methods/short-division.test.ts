import { expect, it } from 'vitest'
import { asked } from '../../../test/asked.ts'
import { calculationIn } from '../../../test/expressions.ts'
import { number } from '../../../test/worked-steps.ts'
import { divisionWithRemainder, shortDivision } from './short-division.ts'

const questionOf = (text: string) => asked({ ask: calculationIn(text), expects: number('0') })

const divisionsOf = ({ steps }: ReturnType<typeof shortDivision>) =>
  steps.map(({ says, shows: [drawing] }) => {
    if (drawing?.kind !== 'shortDivision') throw new Error(`a division is needed, not ${drawing?.kind}`)
    return { says: says.map(({ kind }) => kind), drawing }
  })

it('the step that asks what a rest and a digit make shows the rest only afterwards', () => {
  const steps = divisionsOf(shortDivision(questionOf('65 ÷ 5')))
  const joining = steps.findIndex(({ says }) => says.includes('joined'))
  expect(steps[joining]!.drawing.carried).toEqual([null, null])
  expect(steps[joining + 1]!.drawing.carried).toEqual([null, 1])
})

it('every step has room for a remainder if there is one, and no step if there is none', () => {
  const withRoom = (worked: ReturnType<typeof shortDivision>) =>
    new Set(divisionsOf(worked).map(({ drawing }) => drawing.hasRemainder))
  expect(withRoom(divisionWithRemainder(questionOf('75 ÷ 4')))).toEqual(new Set([true]))
  expect(withRoom(shortDivision(questionOf('72 ÷ 3')))).toEqual(new Set([false]))
})

it.each([
  [
    '4833 ÷ 9',
    [
      { kind: 'tooFewFor', count: 4, place: 3, divisor: 9 },
      { kind: 'takePlace', place: 2 },
    ],
  ],
  ['432 ÷ 18', [{ kind: 'listFirst', of: 18, times: [1, 2, 5, 10] }]],
  ['180 ÷ 18', [{ kind: 'listFirst', of: 18 }]],
] as const)('the hint of %s begins where the child begins', (text, hint) => {
  expect(shortDivision(questionOf(text)).hint).toEqual(hint)
})
