/** Tests of the ranges, mixes and decks of each level of Length. `levels.test.ts` does not test these. */
import { describe, expect, it } from 'vitest'
import type { Drawing } from '../../drawing.ts'
import { loadLevel } from '../../load.ts'
import type { Question } from '../../question.ts'
import { enNZ } from '../../say/en-NZ/language.ts'
import { dealFrom } from '../../test/deal.ts'
import { compositeNames } from './dealers/composite-outlines.ts'

const dealt = 20_000

async function deal(id: string, count = dealt) {
  return dealFrom((await loadLevel('length', id))!, count, 'length')
}

function drawnAs<K extends Drawing['kind']>(questions: readonly Question[], kind: K): Extract<Drawing, { kind: K }>[] {
  return questions.flatMap(({ drawn }) => (drawn.kind === kind ? [drawn as Extract<Drawing, { kind: K }>] : []))
}

function countBy<T>(things: readonly T[], key: (thing: T) => string | number): Map<string | number, number> {
  const counts = new Map<string | number, number>()
  for (const thing of things) counts.set(key(thing), (counts.get(key(thing)) ?? 0) + 1)
  return counts
}

/** Expects as many keys as given, each about as often as every other. */
function expectEven(counts: Map<string | number, number>, keys: number) {
  const share = [...counts.values()].reduce((sum, count) => sum + count, 0) / keys
  expect([...counts.keys()].sort()).toHaveLength(keys)
  expect(Math.min(...counts.values())).toBeGreaterThan(0.6 * share)
  expect(Math.max(...counts.values())).toBeLessThan(1.4 * share)
}

const ends = (values: readonly number[]) => {
  const sorted = values.toSorted((a, b) => a - b)
  return [sorted[0], sorted.at(-1)]
}
const answers = (questions: readonly Question[]) => questions.map((question) => Number(enNZ.answer(question)))
const textsOf = (questions: readonly Question[]) => questions.map((question) => enNZ.text(question))
const labelsOf = ({ drawn }: Question) =>
  drawn.kind === 'shape' ? drawn.sides.map((side) => (side ? enNZ.quantity(side) : '')) : []

describe('length: bars', () => {
  it.each(['1.1', '1.2'])(
    'Length %s draws two or three bars of 100 to 249 units that differ by at least 10, and asks for any of them',
    async (id) => {
      const questions = await deal(id)
      const bars = drawnAs(questions, 'bars').map(({ bars }) => bars.map(({ length }) => length))
      expectEven(
        countBy(bars, (lengths) => lengths.length),
        2,
      )
      expect(ends(bars.flat())).toEqual([100, 249])
      const gaps = bars.map((lengths) => {
        const sorted = lengths.toSorted((a, b) => a - b)
        return Math.min(...sorted.slice(1).map((length, i) => length - sorted[i]!))
      })
      expect(Math.min(...gaps)).toBe(10)
      expectEven(
        countBy(questions, ({ expects }) => (expects.kind === 'choice' ? expects.choices.length + expects.answer : '')),
        5,
      )
    },
  )

  it.each([
    ['1.1', 'Which is longer? Tap it.', 'Which is longest? Tap it.'],
    ['1.2', 'Which is shorter? Tap it.', 'Which is shortest? Tap it.'],
  ])('the text of Length %s fits the number of bars', async (id, ofTwo, ofThree) => {
    for (const question of await deal(id, 300)) {
      const { expects } = question
      const isOfTwo = expects.kind === 'choice' && expects.choices.length === 2
      expect(enNZ.text(question)).toBe(isOfTwo ? ofTwo : ofThree)
    }
  })
})

describe('length: decks', () => {
  const decks: [string, number, (question: Question) => string][] = [
    ['1.3', 4, ({ drawn }) => (drawn.kind === 'spans' ? String(drawn.count) : '')],
    ['1.4', 4, ({ drawn }) => (drawn.kind === 'spans' ? String(drawn.count) : '')],
    ['1.5', 5, ({ drawn }) => (drawn.kind === 'ruler' ? `${drawn.from} to ${drawn.to}` : '')],
    ['1.6', 4, ({ drawn }) => (drawn.kind === 'ruler' ? String(drawn.to - drawn.from) : '')],
    ['2.5', 5, (question) => labelsOf(question).toSorted().join()],
  ]

  it.each(decks)(
    'Length %s deals each card of its deck of %i once before any comes again, and none twice running',
    async (id, size, card) => {
      const questions = await deal(id, 200 * size)
      const cards = questions.map(card)
      for (let from = 0; from < cards.length; from += size) {
        expect(new Set(cards.slice(from, from + size)).size).toBe(size)
      }
      expect(cards.some((name, i) => name === cards[i - 1])).toBe(false)
    },
  )

  it('a deck of Length varies the object or the direction of the triangle', async () => {
    const objects = async (id: string) =>
      countBy(await deal(id, 3000), ({ drawn }) => ('object' in drawn ? drawn.object : ''))
    expectEven(await objects('1.3'), 3)
    expectEven(await objects('1.6'), 3)
    const triangles = drawnAs(await deal('2.5'), 'shape')
    expectEven(
      countBy(triangles, ({ corners }) => corners.join(' ')),
      40,
    )
  })
})

describe('length: perimeters', () => {
  it('Length 1.7 draws every rectangle of 3 to 7 by 2 to 5 on the grid, rarely one with an equal area', async () => {
    const grids = drawnAs(await deal('1.7'), 'grid')
    const isEqual = ({ width, height }: { width: number; height: number }) => width * height === 2 * (width + height)
    const sizes = (drawn: typeof grids) => countBy(drawn, ({ width, height }) => `${width} by ${height}`)
    expectEven(sizes(grids.filter((grid) => !isEqual(grid))), 18)
    expectEven(sizes(grids.filter(isEqual)), 2)
    expect(Math.abs(grids.filter(isEqual).length / grids.length - 1 / 24)).toBeLessThan(0.01)
  })

  it.each([
    ['2.1', 4],
    ['2.2', 2],
  ])('Length %s draws every rectangle of 12 to 39 cm with %i sides marked', async (id, marked) => {
    const questions = await deal(id)
    const shapes = drawnAs(questions, 'shape')
    expect(countBy(shapes, ({ corners }) => String(corners[2])).size).toBe(28 * 27)
    expect(ends(shapes.flatMap(({ corners }) => corners[2]!))).toEqual([12, 39])
    expect(shapes.every(({ sides }) => sides.filter((side) => side !== null).length === marked)).toBe(true)
    expectEven(
      countBy(shapes, ({ sides }) => sides.map((side) => (side ? 1 : 0)).join('')),
      marked === 2 ? 4 : 1,
    )
  })

  it('Length 2.3 draws squares with sides of 12 to 39 cm, any side marked', async () => {
    const questions = await deal('2.3')
    expectEven(
      countBy(answers(questions), (answer) => answer / 4),
      28,
    )
    expectEven(
      countBy(drawnAs(questions, 'shape'), ({ sides }) => sides.findIndex(Boolean)),
      4,
    )
  })

  it('Length 2.4 draws triangles, pentagons, hexagons and octagons with sides of 12 to 39 cm', async () => {
    const questions = await deal('2.4')
    const shapes = drawnAs(questions, 'shape')
    expectEven(
      countBy(shapes, ({ name }) => name),
      4,
    )
    expectEven(
      countBy(questions, (question) => labelsOf(question).join('')),
      28,
    )
    expect(ends(answers(questions))).toEqual([36, 312])
  })

  it.each(['3.1', '3.2'])('Length %s draws all nine composite shapes with sides of 2 to 20 cm', async (id) => {
    const questions = await deal(id)
    const shapes = drawnAs(questions, 'shape')
    const names = countBy(shapes, ({ name }) => name)
    expectEven(names, 9)
    expect([...names.keys()].sort()).toEqual([...compositeNames].sort())
    const sides = shapes.flatMap(({ corners }) =>
      corners.map(([x, y], i) => {
        const [beforeX, beforeY] = corners.at(i - 1)!
        return Math.abs(x - beforeX) + Math.abs(y - beforeY)
      }),
    )
    expect(ends(sides)).toEqual([2, 20])
    expect(new Set(sides).size).toBe(19)
  })

  it('Length 3.2 hides any side across and any side down', async () => {
    const shapes = drawnAs(await deal('3.2'), 'shape').filter(({ name }) => name === 'steps')
    const hidden = shapes.map(({ sides }) => sides.flatMap((side, i) => (side === null ? [i] : [])))
    expect(hidden.every(([a = 0, b = 0]) => a % 2 !== b % 2)).toBe(true)
    expectEven(countBy(hidden, String), 16)
  })
})

describe('length: units', () => {
  it.each([
    ['2.6', 'mm', 1],
    ['2.7', 'cm', 2],
    ['2.8', 'm', 3],
  ])('Length %s converts in both directions up to 2000 %s, to %i decimal places', async (id, small, places) => {
    const questions = await deal(id, 60_000)
    const given = textsOf(questions).map((text) => text.split(' = ')[0]!.split(' '))
    expectEven(
      countBy(given, ([, unit]) => unit!),
      2,
    )
    const answered = answers(questions)
    const lengths = given.map(([number, unit], i) => (unit === small ? Number(number) : answered[i]!))
    expect(ends(lengths)).toEqual([1, 2000])
    expect(new Set(lengths).size).toBeGreaterThan(1990)
    const shown = questions.map((question) => `${enNZ.text(question)} ${enNZ.answer(question)}`)
    expect(Math.max(...shown.map((text) => /\.(\d+)/.exec(text)?.[1]?.length ?? 0))).toBe(places)
  })

  it('Length 1.6 draws every position from 2 cm on, and from 1 cm only where the object is 4 cm long', async () => {
    const rulers = drawnAs(await deal('1.6', 4000), 'ruler')
    const positions = countBy(rulers, ({ from, to }) => `${from} to ${to}`)
    const expected = ['1 to 5', '2 to 3', '2 to 4', '2 to 5', '3 to 4', '3 to 5', '4 to 5']
    expect([...positions.keys()].sort()).toEqual(expected)
  })

  it('Length 2.9 asks in three pairs of units, in centimetres and millimetres once in ten questions', async () => {
    const questions = await deal('2.9', 60_000)
    const units = countBy(textsOf(questions), (text) => text.split('? ')[1]!)
    for (const [unit, share] of [
      ['mm', 0.1],
      ['cm', 0.4],
      ['m', 0.5],
    ] as const) {
      expect(Math.abs(units.get(unit)! / questions.length - share), unit).toBeLessThan(0.01)
    }
    const by = (end: string) => ends(answers(questions.filter((question) => enNZ.text(question).endsWith(end))))
    expect(by(' mm')).toEqual([11, 299])
    expect(by(' cm')).toEqual([101, 1999])
    expect(by('? m')).toEqual([1001, 1999])
  })

  it('Length 3.3 asks all three question types in every suitable pair of units, and for either unit', async () => {
    const questions = await deal('3.3', 40_000)
    const kinds = countBy(questions, (question) => {
      const { drawn, expects } = question
      const seen = drawn.kind === 'shape' ? labelsOf(question).join(' ') : enNZ.text(question).split(' = ')[0]!
      const units = new Set(seen.match(/mm|cm|km|m/g))
      const kind = drawn.kind === 'shape' ? (drawn.equalSides ? 'regular' : 'rectangle') : 'total'
      return `${kind} ${[...units].sort()} in ${expects.kind === 'number' ? expects.unit : ''}`
    })
    // There are three pairs of units, two of them for regular shapes, and each asks for either unit.
    expectEven(kinds, 16)
    expect(Math.max(...answers(questions))).toBe(2000)
    const places = questions.map((question) => enNZ.answer(question).split('.')[1]?.length ?? 0)
    expect(Math.max(...places)).toBe(2)
  })
})
