import { describe, expect, it } from 'vitest'
import { limitByYear } from '../../catalogue.ts'
import { type Animal, animals, type Drawing, type Point } from '../../drawing.ts'
import { loadLevel } from '../../load.ts'
import type { Question } from '../../question.ts'
import { enNZ } from '../../say/en-NZ/language.ts'
import { dealFrom } from '../../test/deal.ts'
import { tally } from '../../test/edges.ts'

const dealt = 20_000
const years = Object.entries(limitByYear)
const range = (low: number, high: number) => Array.from({ length: high - low + 1 }, (_, i) => low + i)

async function level(id: string) {
  return (await loadLevel('numberphase1', id))!
}
async function questionsOf(id: string, count = dealt) {
  return dealFrom(await level(id), count, 'number structure')
}
function drawnAs<Kind extends Drawing['kind']>({ drawn }: Question, kind: Kind): Extract<Drawing, { kind: Kind }> {
  if (drawn.kind !== kind) throw new Error(`${drawn.kind} is drawn, not ${kind}`)
  return drawn as Extract<Drawing, { kind: Kind }>
}
const valuesOf = (questions: readonly Question[]) =>
  questions.map((question) => Number(enNZ.answer(question).split(',')[0]))
const sorted = (numbers: Iterable<number>) => [...new Set(numbers)].sort((a, b) => a - b)
const textsOf = (questions: readonly Question[]) => questions.map((question) => enNZ.text(question))
const share = (questions: readonly Question[], is: (question: Question) => boolean) =>
  questions.filter(is).length / questions.length

describe('counting to the limit and back', () => {
  const directions = [
    ['1', 1],
    ['2', -1],
  ] as const
  const cases = years.flatMap(([year, limit]) =>
    directions.map(([theme, sign]) => [`${year}.${theme}`, year, limit, sign] as const),
  )
  it.each(cases)(
    'Number Structure %s counts in its steps, up to both ends of its numbers',
    async (id, year, limit, sign) => {
      const questions = await questionsOf(id)
      const runs = questions.map((question) =>
        drawnAs(question, 'run').numbers.map((number) => number ?? Number(enNZ.answer(question))),
      )
      const steps = sorted(runs.flatMap((run) => run.slice(1).map((number, i) => sign * (number - run[i]!))))
      expect(steps).toEqual({ '0': [1], '1': [1], '2': [1, 2, 5, 10], '3': [1, 2, 5, 10, 100] }[year])
      const lowest = year === '1' ? 1 : 0
      expect([Math.min(...runs.flat()), Math.max(...runs.flat())]).toEqual([lowest, limit])
      if (limit <= 100) expect(sorted(valuesOf(questions))).toEqual(range(lowest, limit))
      const gapLast = share(questions, (question) => drawnAs(question, 'run').numbers[3] === null)
      const next = share(questions, (question) => enNZ.text(question) === 'What comes next?')
      expect(gapLast).toBe(next)
      expect(Math.abs(next - 0.5)).toBeLessThan(0.05)
    },
  )

  it('the missing number is tapped on the number strip in Year 1, and typed in the other years', async () => {
    for (const [id, kind] of [
      ['0.1', 'number'],
      ['1.1', 'choice'],
      ['1.2', 'choice'],
      ['2.2', 'number'],
    ] as const) {
      expect(
        (await questionsOf(id, 100)).every((question) => question.expects.kind === kind),
        id,
      ).toBe(true)
    }
    const [question] = await questionsOf('1.1', 1)
    expect(question?.expects).toMatchObject({ choices: range(1, 20).map(String) })
  })
})

describe('counts', () => {
  it.each(years.flatMap(([year, limit]) => [`${year}.3`, `${year}.5`].map((id) => [id, limit] as const)))(
    'Number Structure %s shows every number from 1 to %i',
    async (id, limit) => {
      expect(sorted(valuesOf(await questionsOf(id)))).toEqual(range(1, limit))
    },
  )

  it.each(['0.3', '0.5', '1.3', '1.5'])(
    'Number Structure %s shows five kinds of animals, in rows or loosely, and none overlap',
    async (id) => {
      const questions = await questionsOf(id, 5000)
      const flocks = questions.map((question) => drawnAs(question, 'animals'))
      expect(new Set(flocks.map(({ animal }) => animal))).toEqual(new Set(animals))
      expect(Math.min(...flocks.map(({ places }) => closest(places)))).toBeGreaterThanOrEqual(1)
      const inRows = flocks.filter(({ places }) =>
        places.every(([x, y]) => x % 1.5 === 0.75 && y % 1.5 === 0.75),
      ).length
      expect(Math.abs(inRows / questions.length - 0.5)).toBeLessThan(0.05)
      expect(textsOf(questions).every((text, i) => text.startsWith(`How many ${nameOf[flocks[i]!.animal]}?`))).toBe(
        true,
      )
    },
  )

  it('Number Structure 1.3 uses each cell of the meadow', async () => {
    const flocks = (await questionsOf('1.3', 5000)).map((question) => drawnAs(question, 'animals').places)
    const cells = new Set(flocks.flat().map(([x, y]) => `${Math.floor(x / 1.5)} ${Math.floor(y / 1.5)}`))
    expect(cells.size).toBe(24)
  })
})

const nameOf: Record<Animal, string> = {
  kiwi: 'kiwi',
  sheep: 'sheep',
  korora: 'kororā',
  tuatara: 'tuatara',
  piwakawaka: 'pīwakawaka',
}

/** Returns the least distance of two points. */
function closest(points: readonly Point[]): number {
  const distances = points.flatMap(([x, y], i) => points.slice(i + 1).map(([u, v]) => Math.hypot(x - u, y - v)))
  return Math.min(Number.POSITIVE_INFINITY, ...distances)
}

describe('number words', () => {
  it.each(years)('the number words of Year %s are those of zero to %i', async (year, limit) => {
    const questions = await questionsOf(`${year}.4`)
    const words = range(0, limit).map((number) => `Write this number: ${enNZ.numberWord(number)}`)
    expect(new Set(textsOf(questions))).toEqual(new Set(words))
    expect(sorted(questions.map((question) => drawnAs(question, 'word').number))).toEqual(range(0, limit))
  })
})

describe('the decks', () => {
  const decks = [
    ...[
      ['0.3', 1, 10],
      ['0.4', 0, 10],
      ['0.5', 1, 10],
    ],
    ...['0.8', '1.8', '2.8', '3.8'].map((id) => [id, 1, 5]),
  ] as [string, number, number][]
  it.each(decks)(
    'the deck of Number Structure %s deals each number from %i to %i once before any comes again',
    async (id, low, high) => {
      const numbers = valuesOf(await questionsOf(id, 5000))
      const size = high - low + 1
      const rounds = range(1, Math.floor(numbers.length / size)).map((round) =>
        sorted(numbers.slice((round - 1) * size, round * size)).join(),
      )
      expect(new Set(rounds)).toEqual(new Set([range(low, high).join()]))
      expect(numbers.some((number, i) => number === numbers[i - 1])).toBe(false)
    },
  )
})

describe('fewer and more', () => {
  it.each(years)(
    'Year %s asks for fewer and for more, of all numbers up to %i, with the answer on either side',
    async (year, limit) => {
      const questions = await questionsOf(`${year}.6`)
      const inGroups = Number(year) < 2
      const sizes = questions.map((question) =>
        inGroups
          ? drawnAs(question, 'groups').groups.map(({ places }) => places.length)
          : question.expects.kind === 'choice'
            ? question.expects.choices.map(Number)
            : [],
      )
      expect(sizes.every(([a, b]) => a !== b)).toBe(true)
      if (limit <= 100) expect(sorted(sizes.flat())).toEqual(range(inGroups ? 1 : 0, limit))
      else expect([Math.min(...sizes.flat()), Math.max(...sizes.flat())]).toEqual([0, limit])
      expect(Math.abs(share(questions, (question) => enNZ.text(question).includes('more')) - 0.5)).toBeLessThan(0.02)
      const first = share(
        questions,
        ({ expects }) => expects.kind === 'choice' && expects.answer === expects.choices[0],
      )
      expect(Math.abs(first - 0.5)).toBeLessThan(0.02)
    },
  )
  it.each(['0.6', '1.6'])(
    'Number Structure %s draws two groups, labelled A and B, without overlapping animals',
    async (id) => {
      const drawn = (await questionsOf(id, 3000)).map((question) => drawnAs(question, 'groups').groups)
      expect(new Set(drawn.map((groups) => groups.map(({ label }) => label).join()))).toEqual(new Set(['A,B']))
      expect(Math.min(...drawn.flat().map(({ places }) => closest(places)))).toBeGreaterThanOrEqual(1)
    },
  )
})

describe('ordering three', () => {
  it.each(years)(
    'Year %s deals three different numbers up to %i to order, which are never in order yet',
    async (year, limit) => {
      const questions = (await questionsOf(`${year}.7`)).flatMap((question) =>
        question.expects.kind === 'order' ? [{ ...question.expects, text: enNZ.text(question) }] : [],
      )
      expect(questions).toHaveLength(dealt)
      const broken = questions.filter(({ numbers, answer, text }) => {
        const upwards = numbers.map(Number).sort((a, b) => a - b)
        const wanted = text.includes('smallest first') ? upwards : upwards.reverse()
        const isSorted = numbers.join() === answer.join()
        return new Set(numbers).size !== 3 || answer.join() !== wanted.join() || isSorted
      })
      expect(broken.slice(0, 3)).toEqual([])
      const all = sorted(questions.flatMap(({ numbers }) => numbers.map(Number)))
      expect(limit <= 100 ? all : [all[0], all.at(-1)]).toEqual(limit <= 100 ? range(0, limit) : [0, limit])
      const smallestFirst = questions.filter(({ text }) => text.includes('smallest')).length / dealt
      expect(Math.abs(smallestFirst - 0.5)).toBeLessThan(0.02)
    },
  )
})

describe('quick dots', () => {
  it.each([
    ['0.8', 3000],
    ['1.8', 2000],
    ['2.8', 1500],
    ['3.8', 1000],
  ] as const)('Number Structure %s shows every pattern of dots for %i ms', async (id, shownFor) => {
    const cards = (await questionsOf(id)).map((question) => drawnAs(question, 'dots'))
    expect(new Set(cards.map((card) => card.shownFor))).toEqual(new Set([shownFor]))
    // Each choice of one to five of nine points is a pattern.
    expect(new Set(cards.map(({ places }) => places.join(' '))).size).toBe(9 + 36 + 84 + 126 + 126)
    const five = cards.filter(({ places }) => places.length === 5)
    const asDice = five.filter(({ places }) => places.join(' ') === '0.5,0.5 2.5,0.5 1.5,1.5 0.5,2.5 2.5,2.5')
    expect(Math.abs(asDice.length / five.length - 0.5)).toBeLessThan(0.05)
  })
})

describe('missing parts', () => {
  it.each(years)(
    'a whole in Year %s is at most %i, and its part is anything from 0 to the whole',
    async (year, limit) => {
      const questions = await questionsOf(`${year}.9`)
      const bonds = questions.map((question) => drawnAs(question, 'bond'))
      const wholes = sorted(bonds.map(({ whole }) => whole))
      expect(wholes.at(-1)).toBe(limit)
      if (limit <= 100) expect(wholes).toEqual(range(2, limit))
      else expect(wholes[0]).toBeLessThan(10)
      expect(bonds.some(({ part }) => part === 0)).toBe(true)
      expect(bonds.some(({ whole, part }) => part === whole)).toBe(true)
      expect(valuesOf(questions).every((answer, i) => answer + bonds[i]!.part === bonds[i]!.whole)).toBe(true)
    },
  )

  it('each missing part of Year 0 is about as frequent as any other, but 0, 9 and 10 are rare', async () => {
    const counts = tally(valuesOf(await questionsOf('0.9')))
    const usual = range(1, 8).map((part) => counts.get(part)! / dealt)
    expect(Math.min(...usual)).toBeGreaterThan(0.08)
    expect(Math.max(...usual)).toBeLessThan(0.15)
    for (const part of [0, 9, 10]) expect(counts.get(part)! / dealt).toBeLessThan(0.05)
  })

  it.each(years)('a given or missing part of Year %s is zero in at most one question of ten', async (year) => {
    const played = await level(`${year}.9`)
    // The rounds are short, like those that children play.
    const rounds = range(1, 2000).flatMap((round) => dealFrom(played, 10, `round ${round}`))
    const zeros = share(rounds, (question) => {
      const { whole, part } = drawnAs(question, 'bond')
      return part === 0 || part === whole
    })
    expect(zeros).toBeLessThanOrEqual(0.1)
    expect(zeros).toBeGreaterThan(0.05)
  })
})
