import { expect, it } from 'vitest'
import type { Question } from '../../../question.ts'
import { asked } from '../../../test/asked.ts'
import { number } from '../../../test/worked-steps.ts'
import { regularShape, regularShapes } from '../dealers/polygons.ts'
import { equalSides } from './equal-sides.ts'

function squareOf(side: number): Question {
  const square = regularShapes.find(({ name }) => name === 'square')!
  const shape = regularShape(square, 0, [{ value: side, unit: 'cm' }])
  return asked({ ask: { kind: 'perimeter' }, drawn: { kind: 'shape', ...shape }, expects: number(String(4 * side)) })
}

/** Returns what each step draws: the sides that are traced, and the hops with the number or "?" at their end. */
function drawnIn(question: Question) {
  return equalSides(question).steps.map(({ shows: [drawing] }) => {
    if (drawing?.kind !== 'walkedShape') throw new Error(`the sides are needed, not ${drawing?.kind}`)
    const { walked, line } = drawing
    const hops = line?.hops.map(({ label }) => label).join(' ') ?? ''
    const groups = line?.groups.map((group) => `${group.hops} × ${group.size}`).join(', ') ?? ''
    return [walked, hops, groups, line?.unknown ?? null]
  })
}

it('a perimeter of equal sides is worked out on the line of its sides, by their tens and their ones', () => {
  expect(drawnIn(squareOf(31))).toEqual([
    [4, '', '', null],
    [4, '31 31 31 31', '', 124],
    [4, '30 30 30 30', '4 × 30', 120],
    [4, '30 30 30 30 1 1 1 1', '4 × 30, 4 × 1', 124],
    [4, '31 31 31 31', '', null],
  ])
})
