/** Checks that run over every level of the catalogue without exception. */
import { describe, expect, it } from 'vitest'
import { levelsOf } from '../catalogue.ts'
import { check } from '../check.ts'
import { operations } from '../curriculum.ts'
import { loadLevel, loadLevels } from '../load.ts'
import { type Answer, type Question, rightAnswer } from '../question.ts'
import { enNZ } from '../say/en-NZ/language.ts'
import { dealFrom } from '../test/deal.ts'
import { ruleOf } from '../test/rules/all.ts'

/** Enough to see each question of the levels with few of them. */
const dealt = 20_000
/** The rules take longer than the dealing: half of the time of all tests of maths at 20,000. */
const checked = 4000
const levels = (await Promise.all(operations.map(loadLevels))).flat()

/** Returns answers near the right one: close numbers, another form, and incomplete ones that are not blank. */
function nearMisses(question: Question): Answer[] {
  const { expects } = question
  const right = rightAnswer(question, enNZ)
  const near = (number: string) => [String(Number(number) + 1), `${number}1`, `-${number || 0}1`, `${number}x`]
  switch (right.kind) {
    case 'number':
      return near(right.number).map((number) => ({ ...right, number }))
    case 'quotientAndRemainder':
      return [
        ...near(right.quotient).map((quotient) => ({ ...right, quotient })),
        ...near(right.remainder).map((remainder) => ({ ...right, remainder })),
      ]
    case 'choice':
      return expects.kind === 'choice'
        ? expects.choices.filter((choice) => choice !== right.choice).map((choice) => ({ ...right, choice }))
        : []
    case 'order':
      return [[...right.order].reverse(), [...right.order.slice(1), right.order[0]!]].map((order) => ({
        ...right,
        order,
      }))
    case 'numberAndWord':
      return [
        ...near(right.number).map((number) => ({ ...right, number })),
        ...[`${right.word}s`, 'zero one', right.number].map((word) => ({ ...right, word })),
      ]
  }
}

/** Returns the count of each different question. Questions with other lengths at the sides of a shape are different. */
function countEach(questions: readonly Question[]): number[] {
  const counts = new Map<string, number>()
  for (const question of questions) {
    const { drawn } = question
    const sides = drawn.kind === 'shape' ? drawn.sides.map((side) => side && enNZ.quantity(side)).join() : ''
    const key = `${enNZ.text(question)} ${sides} → ${enNZ.answer(question)}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts.values()]
}

/** Returns the numbers that a child types to answer the question. */
function typedNumbers({ expects }: Question): string[] {
  switch (expects.kind) {
    case 'number':
      return [expects.answer]
    case 'quotientAndRemainder':
      return [expects.quotient, expects.remainder]
    case 'numberAndWord':
      return [String(expects.number)]
    default:
      return []
  }
}

describe('every level of the catalogue', () => {
  it('every level of the catalogue can be played', async () => {
    for (const level of operations.flatMap(levelsOf)) {
      expect(await loadLevel(level.operation, level.id), `${level.operation} ${level.id}`).toBeDefined()
    }
  })

  describe.each(levels.map((level) => [`${level.operation} ${level.id} (${level.title})`, level] as const))(
    '%s',
    (_, level) => {
      const questions = dealFrom(level, dealt, 'properties')
      const first = questions.slice(0, checked)
      const rule = ruleOf(level)

      it('the level deals only questions that its rule allows', () => {
        expect(first.filter((question) => !rule.holds(question)).slice(0, 3)).toEqual([])
      })

      it('the level deals no question that its rule forbids after the ones before it', () => {
        const broken = first.filter((question, i) => !rule.follows(question, first.slice(Math.max(0, i - 40), i)))
        expect(broken.slice(0, 3)).toEqual([])
        expect(rule.follows(questions[0]!, [questions[0]!])).toBe(false)
      })

      it('the right answer is marked right, and answers near it are marked wrong', () => {
        const some = questions.slice(0, 300)
        expect(some.filter((question) => check(question, rightAnswer(question, enNZ)) !== 'right')).toEqual([])
        const mistaken = some.flatMap((question) =>
          nearMisses(question)
            .map((miss) => ({ question, miss, verdict: check(question, miss) }))
            .filter(({ verdict }) => verdict !== 'wrong' && verdict !== 'notANumber'),
        )
        expect(mistaken.slice(0, 3)).toEqual([])
      })

      it('the level deals the same questions from the same seed, and others from another', () => {
        expect(dealFrom(level, 50, 'a')).toEqual(dealFrom(level, 50, 'a'))
        expect(dealFrom(level, 50, 'a')).not.toEqual(dealFrom(level, 50, 'b'))
      })

      it('the dealer has the length of the longest answer and whether an answer has a decimal point', () => {
        const numbers = questions.flatMap(typedNumbers)
        expect(level.dealer.answer.maxLength).toBeGreaterThanOrEqual(
          Math.max(0, ...numbers.map((number) => number.length)),
        )
        expect(level.dealer.answer.point).toBe(numbers.some((number) => number.includes('.')))
      })

      it('the level deals as many different questions as recorded, and none is rare where there are few', () => {
        const counts = countEach(questions)
        expect(`${counts.length} distinct of ${dealt}`).toMatchSnapshot()
        // With more different questions, chance alone deals some of them only once.
        if (counts.length <= 500) expect(Math.min(...counts)).toBeGreaterThanOrEqual(dealt / counts.length / 20)
      })

      it('a question is plain data', () => {
        expect(JSON.parse(JSON.stringify(questions[0]))).toEqual(questions[0])
      })
    },
  )
})
