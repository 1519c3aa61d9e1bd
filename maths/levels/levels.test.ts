/** Checks that run over every level of the catalogue without exception. */
import { describe, expect, it } from 'vitest'
import { levelsOf } from '../catalogue.ts'
import { check } from '../check.ts'
import { loadLevel, loadLevels } from '../load.ts'
import { type Answer, answerText, type Question, rightAnswer } from '../question.ts'
import { dealFrom } from '../test/deal.ts'
import { ruleOf } from '../test/rules/all.ts'
import { operations } from '../vocabulary.ts'

const dealt = 20_000
const levels = (await Promise.all(operations.map(loadLevels))).flat()

/** Answers beside the right one: near, of another form, incomplete but not blank. */
function nearMisses(question: Question): Answer[] {
  const right = rightAnswer(question)
  const beside = (number: string) => [String(Number(number) + 1), `${number}1`, `-${number || 0}1`, `${number}x`]
  switch (right.kind) {
    case 'number':
      return beside(right.number).map((number) => ({ ...right, number }))
    case 'quotientAndRemainder':
      return [
        ...beside(right.quotient).map((quotient) => ({ ...right, quotient })),
        ...beside(right.remainder).map((remainder) => ({ ...right, remainder })),
      ]
    case 'choice':
      return question.kind === 'choice'
        ? question.choices.filter((choice) => choice !== right.choice).map((choice) => ({ ...right, choice }))
        : []
    case 'order':
      return [[...right.order].reverse(), [...right.order.slice(1), right.order[0]!]].map((order) => ({
        ...right,
        order,
      }))
    case 'numberAndWord':
      return [
        ...beside(right.number).map((number) => ({ ...right, number })),
        ...[`${right.word}s`, 'zero one', right.number].map((word) => ({ ...right, word })),
      ]
  }
}

/** How often each question stands among these. Of a shape, the lengths at its sides are what is asked. */
function countEach(questions: readonly Question[]): number[] {
  const counts = new Map<string, number>()
  for (const question of questions) {
    const sides = question.drawn.kind === 'shape' ? question.drawn.sides.join() : ''
    const key = `${question.text} ${sides} → ${answerText(question)}`
    counts.set(key, (counts.get(key) ?? 0) + 1)
  }
  return [...counts.values()]
}

describe('every level of the catalogue', () => {
  it('can be played', async () => {
    for (const level of operations.flatMap(levelsOf)) {
      expect(await loadLevel(level.operation, level.id), `${level.operation} ${level.id}`).toBeDefined()
    }
  })

  describe.each(levels.map((level) => [`${level.operation} ${level.id} (${level.title})`, level] as const))(
    '%s',
    (_, level) => {
      const questions = dealFrom(level, dealt, 'properties')
      const rule = ruleOf(level)

      it('deals only questions that its rule holds for', () => {
        expect(questions.filter((question) => !rule.holds(question)).slice(0, 3)).toEqual([])
      })

      it('deals each question by the rule on the ones before it', () => {
        const broken = questions.filter(
          (question, i) => !rule.follows(question, questions.slice(Math.max(0, i - 40), i)),
        )
        expect(broken.slice(0, 3)).toEqual([])
        expect(rule.follows(questions[0]!, [questions[0]!])).toBe(false)
      })

      it('takes its own answer as right and answers beside it as wrong', () => {
        for (const question of questions.slice(0, 1000)) {
          expect(check(question, rightAnswer(question)), question.text).toBe('right')
          for (const miss of nearMisses(question)) {
            expect(['wrong', 'notANumber'], `${question.text}: ${JSON.stringify(miss)}`).toContain(
              check(question, miss),
            )
          }
        }
      })

      it('deals the same questions from the same seed, and others from another', () => {
        expect(dealFrom(level, 50, 'a')).toEqual(dealFrom(level, 50, 'a'))
        expect(dealFrom(level, 50, 'a')).not.toEqual(dealFrom(level, 50, 'b'))
      })

      it('says how long its longest answer is and whether it has a point', () => {
        const numbers = questions.flatMap((question) =>
          question.kind === 'quotientAndRemainder'
            ? [question.quotient, question.remainder]
            : question.kind === 'number'
              ? [question.answer]
              : question.kind === 'numberAndWord'
                ? [question.number]
                : [],
        )
        expect(level.dealer.answer.signs).toBeGreaterThanOrEqual(Math.max(0, ...numbers.map((number) => number.length)))
        expect(level.dealer.answer.point).toBe(numbers.some((number) => number.includes('.')))
      })

      it('deals so many different questions, and where they are few, none too seldom', () => {
        const counts = countEach(questions)
        expect(`${counts.length} distinct of ${dealt}`).toMatchSnapshot()
        if (counts.length <= 1000) expect(Math.min(...counts)).toBeGreaterThanOrEqual(dealt / counts.length / 20)
      })

      it('prints: a question is plain data', () => {
        expect(JSON.parse(JSON.stringify(questions[0]))).toEqual(questions[0])
      })
    },
  )
})
