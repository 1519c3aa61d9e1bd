/** What every level of the catalogue must keep, run over each without exception. */
import { describe, expect, it } from 'vitest'
import { levelsOf } from '../catalogue.ts'
import { check } from '../check.ts'
import type { PlayableLevel } from '../level.ts'
import { loadLevel, loadLevels } from '../load.ts'
import type { Question } from '../question.ts'
import { randomFrom, seedFrom } from '../random.ts'
import { operations } from '../vocabulary.ts'

const dealt = 20_000
const levels = (await Promise.all(operations.map(loadLevels))).flat()

function deal(level: PlayableLevel, count: number, seed: string): Question[] {
  const random = randomFrom(seedFrom(seed))
  let memory: readonly number[] = []
  return Array.from({ length: count }, () => {
    const { question, memory: next } = level.dealer.deal(random, memory)
    memory = next
    return question
  })
}

/** Adds the displayed text with big integers, sharing nothing with the dealing. */
function added(text: string): string {
  const micro = (number: string) => {
    const [whole = '', fraction = ''] = number.split('.')
    return BigInt(whole + fraction.padEnd(6, '0'))
  }
  const sum = text.split(' + ').reduce((total, number) => total + micro(number), 0n)
  const digits = String(sum).padStart(7, '0')
  return `${digits.slice(0, -6)}.${digits.slice(-6)}`.replace(/\.?0+$/, '')
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
      const questions = deal(level, dealt, 'properties')

      it('deals only questions that its rule holds for, and never one twice running', () => {
        const broken = questions.filter(
          (question, i) => !level.dealer.holds(question) || !level.dealer.follows(question, questions.slice(i - 1, i)),
        )
        expect(broken.slice(0, 3)).toEqual([])
      })

      it('takes its own answer as right and answers beside it as wrong', () => {
        for (const question of questions.slice(0, 2000)) {
          const mark = (number: string) => check(question, { kind: 'number', number })
          expect(mark(question.answer), question.text).toBe('right')
          expect(mark(String(Number(question.answer) + 1)), question.text).toBe('wrong')
          expect(mark(`${question.answer}1`), question.text).toBe('wrong')
          expect(mark(`-${question.answer}`), question.text).toBe('wrong')
        }
      })

      it('agrees with an adder that reads only the displayed text', () => {
        const broken = questions.filter((question) => added(question.text) !== question.answer)
        expect(broken.slice(0, 3)).toEqual([])
      })

      it('deals the same questions from the same seed, and others from another', () => {
        expect(deal(level, 50, 'a')).toEqual(deal(level, 50, 'a'))
        expect(deal(level, 50, 'a')).not.toEqual(deal(level, 50, 'b'))
      })

      it('deals many different questions, none of them starved', () => {
        const counts = new Map<string, number>()
        for (const { text } of questions) counts.set(text, (counts.get(text) ?? 0) + 1)
        expect(counts.size).toBeGreaterThanOrEqual(24)
        expect(Math.max(...counts.values())).toBeLessThan((dealt / counts.size) * 12)
      })

      it('says how long its longest answer is', () => {
        const longest = Math.max(...questions.map(({ answer }) => answer.length))
        expect(level.dealer.answer.signs).toBe(longest)
        expect(level.dealer.answer.point).toBe(questions.some(({ answer }) => answer.includes('.')))
      })

      it('shows an example title that its own rule holds for', () => {
        const places = questions[0]!.places
        expect(level.dealer.holds({ kind: 'number', text: level.title, answer: added(level.title), places })).toBe(true)
      })

      it('does not hold for a question whose stated answer is not its answer', () => {
        const question = questions[0]!
        expect(level.dealer.holds({ ...question, answer: `${question.answer}1` })).toBe(false)
      })

      it('still deals what it dealt when this was frozen (frozen, not proven right)', () => {
        expect(questions.slice(0, 4).map(({ text }) => text)).toMatchSnapshot()
      })
    },
  )
})
