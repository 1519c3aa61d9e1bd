import { describe, expect, it } from 'vitest'
import { loadLevels } from '../../../load.ts'
import { loadEnNZHelp } from '../../../say/en-NZ/help.ts'
import { textOf } from '../../../say/parts.ts'
import type { StepQuestion } from '../../../solve/solution.ts'
import { asked } from '../../../test/asked.ts'
import { dealFrom } from '../../../test/deal.ts'
import { calculationIn } from '../../../test/expressions.ts'
import { plain } from '../../../test/plain.ts'
import { orderOfOperations } from './order-of-operations.ts'

const help = await loadEnNZHelp('bedmas')
const levels = await loadLevels('bedmas')

const questionsIn = (text: string) =>
  orderOfOperations(
    asked({ ask: calculationIn(text), expects: { kind: 'number', answer: '0', places: 0, compared: 'near' } }),
  ).steps.flatMap(({ asks }) => asks ?? [])

/** Returns the indices of the operators that are marked right. */
const rightIn = ({ expects, alsoRight = [] }: StepQuestion) => [expects.answer, ...alsoRight].map(Number).sort()

/**
 * Reads a calculation and returns the indices of the operators that can come next. A bracket comes before the rest, a ×
 * or ÷ before + and −. A × or ÷ that follows another one waits for it.
 */
function readNext(text: string): number[] {
  const operators = [...text.matchAll(/[+−×÷]/g)]
  const brackets = [...text.matchAll(/\([^)]*\)/g)].map(({ 0: { length }, index }) => [index, index + length] as const)
  const regions = brackets.length > 0 ? brackets : [[0, text.length] as const]
  return regions.flatMap(([from, to]) => {
    const inside = operators.flatMap(({ index }, i) => (index >= from && index < to ? [i] : []))
    const isProduct = (i: number | undefined) => i !== undefined && '×÷'.includes(operators[i]![0])
    const products = inside.filter((i, at) => isProduct(i) && !isProduct(inside[at - 1]))
    return products.length > 0 ? products : inside.slice(0, 1)
  })
}

describe('the question for the next operator', () => {
  it.each([
    ['9 × 2 + 8 ÷ 4', [0, 2]],
    ['4 × (2 + 3) × 5', [1]],
    ['12 ÷ 2 × 3 + 1', [0]],
    ['5 + 6 × 7 − 3', [1]],
  ])('the question for the next operator has a button for each operator of %s, and %j are right', (text, right) => {
    const [first] = questionsIn(text)
    const operators = text.match(/[+−×÷]/g)
    expect(first!.ask.kind === 'nextOperator' && first!.ask.of).toEqual(operators)
    expect(rightIn(first!)).toEqual(right)
  })

  it('operators that are all the same ask for the value of the bracket, because a choice between them says nothing', () => {
    const [first] = questionsIn('96 − (34 − 15)')
    expect(textOf(help.ask(first!), plain)).toBe('34 − 15 = ?')
    expect(first!.expects.answer).toBe('19')
  })

  it.each([
    ['(6 + 9 − 4) × 2 + 5', '11 × 2 + 5'],
    ['(25 − 9 − 10) ÷ 2 × 10', '6 ÷ 2 × 10'],
    ['(2 + 3) × (9 − 4) − 6', '5 × 5 − 6'],
  ])('in %s the child chooses where no bracket is left: %s', (text, expression) => {
    const questions = questionsIn(text)
    expect(questions.map((question) => textOf(help.ask(question), plain))).toEqual([expression])
  })

  it.each([
    ['5 + 6 × 7 − 3', null],
    ['96 − (34 − 15)', 'B'],
    ['4 × (2 + 3) × 5', 'B'],
  ])('the first picture of %s has its ball on %j, so that only a bracket is known before the tap', (text, at) => {
    const ask = calculationIn(text)
    const expects = { kind: 'number', answer: '0', places: 0, compared: 'near' } as const
    expect(orderOfOperations(asked({ ask, expects })).steps[0]!.shows[0]).toMatchObject({ at, done: [] })
  })

  it.each(levels.map((level) => [level.id, level] as const))(
    'in BEDMAS %s marks every operator right that can come next, and no other one',
    (_, level) => {
      const questions = dealFrom(level, 1000, 'signs').flatMap((question) =>
        orderOfOperations(question).steps.flatMap(({ asks }) => (asks?.ask.kind === 'nextOperator' ? asks : [])),
      )
      const wrong = questions
        .map((asks) => ({ text: textOf(help.ask(asks), plain), right: rightIn(asks) }))
        .filter(({ text, right }) => right.join() !== readNext(text).join())
      expect(questions.length).toBeGreaterThan(0)
      expect(wrong.slice(0, 3)).toEqual([])
    },
  )
})
