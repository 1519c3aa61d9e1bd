import { describe, expect, it } from 'vitest'
import { dividesByBrackets, type ExpressionShape, multipliesByNumbers, roughly, shapesOf } from './shape.ts'

const operatorsOf = ({ steps }: ExpressionShape) => steps.flatMap(({ operator }) => operator ?? [])
const count = <T>(things: readonly T[], thing: T) => things.filter((other) => other === thing).length

/** Returns the shape in letters, with all its operators in brackets: "((a+b)÷c)". */
function write({ steps }: Pick<ExpressionShape, 'steps'>): string {
  const parts: string[] = []
  for (const { operator, at } of steps) {
    if (operator === null) {
      parts.push('abcde'[at]!)
    } else {
      const right = parts.pop()!
      parts.push(`(${parts.pop()!}${operator}${right})`)
    }
  }
  return parts.join()
}

describe('the shapes of expressions', () => {
  it.each([
    [3, false],
    [3, true],
    [4, false],
    [4, true],
    [5, false],
    [5, true],
  ])(
    'each shape of %i numbers (in brackets: %s) has an operator of each rank, and at most two × and two ÷',
    (numbers, bracketed) => {
      const shapes = shapesOf(numbers, bracketed)
      expect(shapes.length).toBeGreaterThan(5)
      for (const shape of shapes) {
        const operators = operatorsOf(shape)
        expect(operators).toHaveLength(numbers - 1)
        expect(operators.some((operator) => operator === '+' || operator === '−')).toBe(true)
        expect(operators.some((operator) => operator === '×' || operator === '÷')).toBe(true)
        expect(count(operators, '×')).toBeLessThanOrEqual(2)
        expect(count(operators, '÷')).toBeLessThanOrEqual(2)
        expect(bracketed ? [1, 2] : [0]).toContain(shape.withoutBrackets.length)
      }
    },
  )

  it('three numbers without brackets have the eight shapes with one operator of each rank', () => {
    expect(shapesOf(3, false).map(write).sort()).toEqual(
      ['(a+(b×c))', '(a+(b÷c))', '(a−(b×c))', '(a−(b÷c))', '((a×b)+c)', '((a×b)−c)', '((a÷b)+c)', '((a÷b)−c)'].sort(),
    )
  })

  it('three numbers in brackets have the eight shapes in which the sum comes first', () => {
    expect(shapesOf(3, true).map(write).sort()).toEqual(
      ['(a×(b+c))', '(a÷(b+c))', '(a×(b−c))', '(a÷(b−c))', '((a+b)×c)', '((a−b)×c)', '((a+b)÷c)', '((a−b)÷c)'].sort(),
    )
  })

  it.each([
    [3, false, '(a+(b×c))', '((a+b)×c)'],
    [3, false, '((a×b)+c)', null],
    [3, true, '((a+b)×c)', null],
    [4, true, '((a×(b+c))−d)', null],
    [4, true, '(a+(b×(c−d)))', '((a+b)×(c−d))'],
    [4, true, '((a+(b×c))÷d)', '(((a+b)×c)÷d)'],
  ])(
    'among %i numbers (in brackets: %s), %s is calculated from the left as %s',
    (numbers, bracketed, right, fromLeft) => {
      const shape = shapesOf(numbers, bracketed).find((other) => write(other) === right)!
      expect(shape.fromLeft && write({ steps: shape.fromLeft })).toBe(fromLeft)
    },
  )

  it.each([
    [4, false, '(((a÷b)×c)+d)', '((a÷(b×c))+d)'],
    [4, false, '(((a×b)÷c)+d)', null],
    [4, true, '((a÷b)×(c+d))', '(a÷(b×(c+d)))'],
  ])(
    'among %i numbers (in brackets: %s), %s is calculated with × first as %s',
    (numbers, bracketed, right, timesFirst) => {
      const shape = shapesOf(numbers, bracketed).find((other) => write(other) === right)!
      expect(shape.timesFirst && write({ steps: shape.timesFirst })).toBe(timesFirst)
    },
  )

  it('a product of two results has no number as its factor', () => {
    const others = shapesOf(4, true).filter((shape) => !multipliesByNumbers(shape))
    const [firsts, seconds] = [
      ['(a+b)', '(a−b)', '(a×b)', '(a÷b)'],
      ['(c+d)', '(c−d)'],
    ]
    const products = firsts.flatMap((first) => seconds.map((second) => `(${first}×${second})`))
    expect(others.map(write).sort()).toEqual(products.sort())
  })

  it('leaving out a pair of brackets changes the value of each shape', () => {
    const numbers = [1.7, 3.1, 5.3, 2.9, 13.7]
    for (const { steps, withoutBrackets } of [...shapesOf(4, true), ...shapesOf(5, true)]) {
      for (const without of withoutBrackets) {
        expect(Math.abs(roughly(steps, numbers, 1) - roughly(without, numbers, 1))).toBeGreaterThan(1e-6)
      }
    }
  })

  it('every shape that divides by brackets is recognised, and no other', () => {
    for (const shape of [...shapesOf(4, true), ...shapesOf(5, true)]) {
      expect(dividesByBrackets(shape), write(shape)).toBe(write(shape).includes('÷('))
    }
  })
})

describe('roughly', () => {
  it('the value of a shape is calculated in its order, from numbers in any unit', () => {
    const shape = shapesOf(3, true).find((shape) => write(shape) === '((a−b)÷c)')!
    expect(roughly(shape.steps, [9, 3, 2], 1)).toBe(3)
    expect(roughly(shape.steps, [900, 300, 200], 100)).toBe(3)
  })
})
