import fc from 'fast-check'
import { evaluate } from 'mathjs/number'
import { describe, expect, it } from 'vitest'
import type { Expression, OperatorExpression } from '../expression.ts'
import { expressionIn, inMathjs } from '../test/expressions.ts'
import { writeExpression, writeQuantity } from './expression.ts'

const number = fc.oneof(
  fc.nat({ max: 9999 }),
  fc.integer({ min: 1, max: 9999 }).map((hundredths) => hundredths / 100),
)
const operator = fc.constantFrom('+' as const, '−' as const, '×' as const, '÷' as const)

/** Expressions of up to four levels of operators. */
const { tree } = fc.letrec<{ tree: OperatorExpression; side: Expression }>((tie) => ({
  side: fc.oneof({ maxDepth: 3, withCrossShrink: true }, number, tie('tree')),
  tree: fc.record({ operator, left: tie('side'), right: tie('side') }),
}))

function calculate(expression: Expression): number {
  if (typeof expression === 'number') return expression
  const [left, right] = [calculate(expression.left), calculate(expression.right)]
  switch (expression.operator) {
    case '+':
      return left + right
    case '−':
      return left - right
    case '×':
      return left * right
    case '÷':
      return left / right
  }
}

describe('writeExpression', () => {
  it('the text of an expression has the value of its tree', () => {
    fc.assert(
      fc.property(tree, (expression) => {
        expect(evaluate(inMathjs(writeExpression(expression)))).toBe(calculate(expression))
      }),
    )
  })

  it('the text of an expression is read back as the same tree', () => {
    fc.assert(
      fc.property(tree, (expression) => {
        expect(expressionIn(writeExpression(expression))).toEqual(expression)
      }),
    )
  })

  it('a text without one of its pairs of brackets is read as another tree', () => {
    fc.assert(
      fc.property(tree, (expression) => {
        for (const text of withoutOnePair(writeExpression(expression))) {
          expect(expressionIn(text), text).not.toEqual(expression)
        }
      }),
    )
  })

  it.each<[Expression, string]>([
    [7, '7'],
    [{ operator: '+', left: 47, right: 38 }, '47 + 38'],
    [{ operator: '−', left: 5.2, right: 1.37 }, '5.2 − 1.37'],
    [{ operator: '+', left: 2, right: { operator: '×', left: 3, right: 4 } }, '2 + 3 × 4'],
    [{ operator: '×', left: { operator: '−', left: 7, right: 3 }, right: 5 }, '(7 − 3) × 5'],
    [{ operator: '−', left: { operator: '−', left: 9, right: 3 }, right: 2 }, '9 − 3 − 2'],
    [{ operator: '−', left: 9, right: { operator: '−', left: 3, right: 2 } }, '9 − (3 − 2)'],
    [{ operator: '÷', left: 8, right: { operator: '÷', left: 4, right: 2 } }, '8 ÷ (4 ÷ 2)'],
  ])('the expression %j is written %s', (expression, text) => {
    expect(writeExpression(expression)).toBe(text)
  })
})

describe('writeQuantity', () => {
  it('a length in one unit is written with its unit', () => {
    expect(writeQuantity([{ value: 1.2, unit: 'km' }])).toBe('1.2 km')
  })
  it('a length in two units is written with both, the larger first', () => {
    expect(
      writeQuantity([
        { value: 1, unit: 'm' },
        { value: 35, unit: 'cm' },
      ]),
    ).toBe('1 m 35 cm')
  })
})

/** Returns the text without one pair of brackets, for each pair. */
function withoutOnePair(text: string): string[] {
  const opening: number[] = []
  return [...text].flatMap((character, at) => {
    if (character === '(') opening.push(at)
    if (character !== ')') return []
    const from = opening.pop()!
    return [text.slice(0, from) + text.slice(from + 1, at) + text.slice(at + 1)]
  })
}
