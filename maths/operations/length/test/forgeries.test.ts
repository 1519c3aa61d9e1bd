import { describe, expect, it } from 'vitest'
import type { LevelId } from '../../../curriculum.ts'
import type { Drawing, Shape } from '../../../drawing.ts'
import { loadLevel } from '../../../load.ts'
import type { Length } from '../../../quantity.ts'
import type { Expected, Question } from '../../../question.ts'
import { dealFrom } from '../../../test/deal.ts'
import { rules } from './rules.ts'

type Id = LevelId<'length'>

async function deal(id: Id, count: number) {
  return dealFrom((await loadLevel('length', id))!, count, 'length')
}

const ids = Object.keys(rules) as Id[]
const shapes: Id[] = ['2.1', '2.2', '2.3', '2.4', '2.5', '3.1', '3.2']

/** Returns the shape with a change of each marked length. */
function withSides(shape: Shape, change: (side: Length) => Length | null): Drawing {
  return { kind: 'shape', ...shape, sides: shape.sides.map((side) => side && change(side)) }
}

describe('the rules of Length', () => {
  it.each(ids)('the rule of Length %s refuses a question with another expected answer or drawing', async (id) => {
    const { holds } = rules[id]
    for (const question of await deal(id, 300)) {
      const { expects } = question
      const accepts = (changed: object) => holds({ ...question, expects: { ...expects, ...changed } as Expected })
      expect(holds({ ...question, drawn: { kind: 'nothing' } })).toBe(false)
      if (expects.kind === 'choice') {
        const other = expects.choices.find((choice) => choice !== expects.answer)!
        expect(accepts({ answer: other })).toBe(false)
        expect(accepts({ choices: [...expects.choices, 'D'] })).toBe(false)
      }
      if (expects.kind !== 'number') continue
      const { mustBeNumber, ...bare } = expects
      expect(mustBeNumber).toBe(true)
      expect(holds({ ...question, expects: bare })).toBe(false)
      expect(accepts({ unit: expects.unit === 'mm' ? 'm' : 'mm' })).toBe(false)
      expect(accepts({ answer: String(Number(expects.answer) + 1) })).toBe(false)
      expect(accepts({ answer: `${expects.answer}.0` })).toBe(false)
      expect(accepts({ places: expects.places + 1 })).toBe(false)
      expect(accepts({ compared: 'near' })).toBe(false)
    }
  })

  it.each([
    ['1.1', 'shortest', 'less'],
    ['1.2', 'longest', 'more'],
  ] as const)('the rule of Length %s refuses a question for the %s bar', async (id, _, wanted) => {
    for (const question of await deal(id, 300)) {
      const other: Question = { ...question, ask: { kind: 'compare', things: 'bars', wanted } }
      expect(rules[id].holds(other)).toBe(false)
    }
  })

  it.each([
    ['1.3', { kind: 'countSpans', span: 'foot', object: 'scarf' }],
    ['1.4', { kind: 'countSpans', span: 'foot', object: 'pencil' }],
    ['1.5', { kind: 'measure', object: 'rope' }],
    ['1.7', { kind: 'perimeter' }],
    ['2.1', { kind: 'perimeter', to: 'cm' }],
    ['2.3', { kind: 'wayAround' }],
    ['2.6', { kind: 'convert', quantity: [{ value: 7, unit: 'm' }], to: 'cm' }],
    ['2.9', { kind: 'convert', quantity: [{ value: 135, unit: 'cm' }], to: 'm' }],
    ['3.3', { kind: 'addQuantities', quantities: [[{ value: 3, unit: 'cm' }], [{ value: 4, unit: 'cm' }]], to: 'mm' }],
  ] as const)('the rule of Length %s refuses a question with the meaning %j', async (id, ask) => {
    for (const question of await deal(id, 100)) expect(rules[id].holds({ ...question, ask })).toBe(false)
  })

  it.each(shapes)('the rule of Length %s refuses a question with another shape', async (id) => {
    for (const question of await deal(id, 300)) {
      const { drawn } = question
      if (drawn.kind !== 'shape') throw new Error('no shape')
      const [first] = drawn.sides.flatMap((side) => side ?? [])
      const forged: Drawing[] = [
        { ...drawn, name: 'Z', ...(drawn.name === 'Z' && { name: 'T' }) },
        withSides(drawn, () => null),
        withSides(drawn, ([amount]) => [{ ...amount!, unit: 'm' }]),
        withSides(drawn, ([amount]) => [{ ...amount!, value: amount!.value + 1 }]),
        withSides(drawn, (side) => [...side, first!]),
        { ...drawn, corners: drawn.corners.map(([x, y], i) => (i === 0 ? [x + 500_000, y + 7] : [x, y])) },
        { ...drawn, corners: drawn.corners.slice(1) },
      ]
      expect(forged.findIndex((other) => rules[id].holds({ ...question, drawn: other }))).toBe(-1)
    }
  })

  it('the rule of Length 3.1 refuses a notch that cuts the shape in two', async () => {
    const { holds } = rules['3.1']
    const question = (await deal('3.1', 100)).find(({ drawn }) => drawn.kind === 'shape' && drawn.name === 'U')!
    const corners = [
      [0, 0],
      [3, 0],
      [3, 12],
      [6, 12],
      [6, 0],
      [9, 0],
      [9, 8],
      [0, 8],
    ] as const
    const sides = [3, 12, 3, 12, 3, 8, 9, 8].map((value): Length => [{ value, unit: 'cm' }])
    expect(holds(question)).toBe(true)
    const drawn = { kind: 'shape', name: 'U', corners, sides } as const
    expect(holds({ ...question, drawn, expects: { ...question.expects, answer: '58' } as Expected })).toBe(false)
  })

  it('the rule of Length 2.4 refuses a star in place of a pentagon', async () => {
    const { holds } = rules['2.4']
    for (const question of await deal('2.4', 100)) {
      const { drawn } = question
      if (drawn.kind !== 'shape' || drawn.name !== 'pentagon') continue
      expect(holds(question)).toBe(true)
      const star = [0, 2, 4, 1, 3].map((i) => drawn.corners[i]!)
      expect(holds({ ...question, drawn: { ...drawn, corners: star } })).toBe(false)
    }
    expect.hasAssertions()
  })
})
