import { describe, expect, it } from 'vitest'
import type { LevelId } from '../../../curriculum.ts'
import type { Drawing } from '../../../drawing.ts'
import { loadLevel } from '../../../load.ts'
import type { Question } from '../../../question.ts'
import { dealFrom } from '../../deal.ts'
import { lengthRules } from '../length.ts'

type Id = LevelId<'length'>

async function deal(id: Id, count: number) {
  return dealFrom((await loadLevel('length', id))!, count, 'length')
}

const ids = Object.keys(lengthRules) as Id[]
const shapes: Id[] = ['2.1', '2.2', '2.3', '2.4', '2.5', '3.1', '3.2']

describe('the rules of Length', () => {
  it.each(ids)('the rule of Length %s refuses forged questions', async (id) => {
    const { holds } = lengthRules[id]
    for (const question of await deal(id, 300)) {
      expect(holds({ ...question, text: `${question.text} ` })).toBe(false)
      expect(holds({ ...question, drawn: { kind: 'nothing' } })).toBe(false)
      if (question.kind === 'choice') {
        const other = question.choices.find((choice) => choice !== question.answer)!
        expect(holds({ ...question, answer: other })).toBe(false)
        expect(holds({ ...question, choices: [...question.choices, 'D'] })).toBe(false)
      }
      if (question.kind !== 'number') continue
      const { unit, mustBeNumber, ...bare } = question
      expect(mustBeNumber).toBe(true)
      expect(holds({ ...bare, ...(unit && { unit }) })).toBe(false)
      expect(holds({ ...question, unit: unit === 'mm' ? 'm' : 'mm' })).toBe(false)
      expect(holds({ ...question, answer: String(Number(question.answer) + 1) })).toBe(false)
      expect(holds({ ...question, answer: `${question.answer}.0` })).toBe(false)
      expect(holds({ ...question, places: question.places + 1 })).toBe(false)
      expect(holds({ ...question, compared: 'near' })).toBe(false)
    }
  })

  it.each([
    ['1.1', 'longer', 'longest'],
    ['1.2', 'shorter', 'shortest'],
  ] as const)(
    'the rule of Length %s refuses the word "%s" for three bars and "%s" for two',
    async (id, ofTwo, ofThree) => {
      for (const question of await deal(id, 300)) {
        const other = question.kind === 'choice' && question.choices.length === 2 ? ofThree : ofTwo
        expect(lengthRules[id].holds({ ...question, text: `Which is ${other}? Tap it.` })).toBe(false)
      }
    },
  )

  it.each(shapes)('the rule of Length %s refuses other shapes', async (id) => {
    for (const question of await deal(id, 300)) {
      const { drawn } = question
      if (drawn.kind !== 'shape') throw new Error('no shape')
      const forged: Drawing[] = [
        { ...drawn, name: 'circle' },
        { ...drawn, sides: drawn.sides.map(() => null) },
        { ...drawn, sides: drawn.sides.map((side) => side?.replace('cm', 'm') ?? null) },
        { ...drawn, sides: drawn.sides.map((side) => side?.replace(/\d+/, (n) => String(Number(n) + 1)) ?? null) },
        { ...drawn, corners: drawn.corners.map(([x, y], i) => (i === 0 ? [x + 500_000, y + 7] : [x, y])) },
        { ...drawn, corners: drawn.corners.slice(1) },
      ]
      expect(forged.findIndex((other) => lengthRules[id].holds({ ...question, drawn: other }))).toBe(-1)
    }
  })

  it('the rule of Length 3.1 refuses a notch that cuts the shape in two', async () => {
    const { holds } = lengthRules['3.1']
    const isU = ({ drawn }: Question) => drawn.kind === 'shape' && drawn.name === 'U'
    const question = (await deal('3.1', 100)).find(isU) as Extract<Question, { kind: 'number' }>
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
    const sides = [3, 12, 3, 12, 3, 8, 9, 8].map((side) => `${side} cm`)
    expect(holds(question)).toBe(true)
    const drawn = { kind: 'shape', name: 'U', corners, sides } as const
    expect(holds({ ...question, drawn, answer: '58' })).toBe(false)
  })

  it('the rule of Length 2.4 refuses a star for a pentagon', async () => {
    const { holds } = lengthRules['2.4']
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
