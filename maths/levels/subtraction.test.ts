import { describe, expect, it } from 'vitest'
import { expression } from '../drawing.ts'
import { loadLevels } from '../load.ts'
import type { Question } from '../question.ts'
import { dealFrom } from '../test/deal.ts'
import { tally } from '../test/edges.ts'
import { forgeries } from '../test/forged.ts'
import { ruleOf } from '../test/rules/all.ts'

const levels = await loadLevels('subtraction')
const levelOf = (id: string) => levels.find((level) => level.id === id)!
const rule = (id: string) => ruleOf(levelOf(id))
const dealt = (id: string, count = 20_000) => dealFrom(levelOf(id), count, 'subtraction')

/** Both numbers without a point, padded to the same places: "5.2 − 1.37" is 520 and 137. */
function unitsIn({ text }: Question): [number, number] {
  const numbers = text.split(' − ')
  const places = Math.max(...numbers.map((number) => number.split('.')[1]?.length ?? 0))
  return numbers.map((number) => Math.round(Number(number) * 10 ** places)) as [number, number]
}

/** A column borrows where what stands from it to the right is too small; written apart from `borrows`. */
function borrowingColumns(a: number, b: number): string {
  return [10, 100, 1000, 10_000]
    .filter((power) => a % power < b % power)
    .map((power) => String(power / 10))
    .join(' ')
}

/** The lowest and highest digit seen in each place of each number: "1-9 0-9 − 1-9". */
function digitsSeen(questions: readonly Question[]): string {
  return [0, 1]
    .map((which) => {
      const numbers = questions.map((question) => question.text.split(' − ')[which]!.replace('.', ''))
      return Array.from({ length: numbers[0]!.length }, (_, place) => {
        const digits = numbers.map((number) => Number(number[place]))
        const [low, high] = [Math.min(...digits), Math.max(...digits)]
        return low === high ? String(low) : `${low}-${high}`
      }).join(' ')
    })
    .join(' − ')
}

describe('subtraction', () => {
  it.each([
    ['1.1', '1-9 − 1-9', ['']],
    ['1.3', '1 1-9 − 1-9', ['']],
    ['1.4', '1 1-8 − 2-9', ['1']],
    ['2.1', '1-9 1-9 − 1-9', ['']],
    ['2.2', '2-9 0-8 − 1-9', ['1']],
    ['2.3', '1-9 0-9 − 1-9 0', ['']],
    ['2.4', '1-9 0-9 − 1-9 0-9', ['']],
    ['2.5', '2-9 0-8 − 1-8 1-9', ['1']],
    ['3.1', '1-9 1-9 0-9 − 1-9 0-9', ['']],
    ['3.2', '1-9 2-9 0-8 − 1-8 1-9', ['1']],
    ['3.3', '1-9 0-9 0-9 − 1-9 0 0', ['']],
    ['3.4', '1-9 0-9 0-9 − 1-9 0-9 0-9', ['']],
    ['3.5', '1-9 0-9 0-9 − 1-9 0-9 0-9', ['1', '10']],
    ['3.6', '2-9 1-9 0-8 − 1-8 1-9 1-9', ['1 10']],
    ['3.7', '2-9 0 0-8 − 1-8 0-9 1-9', ['1 10']],
    ['4.1', '2-9 1-9 0-9 0-9 − 1-9 0-9 0-9', ['']],
    ['4.2', '2-9 0-9 0-9 0-9 − 1-9 0-9 0-9', ['1', '1 10', '1 10 100', '1 100', '10', '10 100', '100']],
    ['4.3', '2-9 0-9 0-9 0-9 − 1-9 0-9 0-9 0-9', ['']],
    ['4.4', '2-9 0-9 0-9 0-9 − 1-9 0-9 0-9 0-9', ['1', '1 10', '1 10 100', '1 100', '10', '10 100', '100']],
    ['4.5', '2-9 0 0 0-8 − 1-8 0-9 0-9 1-9', ['1 10 100']],
    ['5.1', '0-9 1-9 − 0-9 1-9', ['']],
    ['5.2', '1-9 1-8 − 0-8 2-9', ['1']],
    ['5.3', '0-9 0-9 1-9 − 0-9 0-9 1-9', ['']],
    ['5.4', '0-9 0-9 1-9 − 0-9 0-9 1-9', ['1', '1 10', '10']],
    ['5.5', '0-9 1-9 − 0-9 0-9 1-9', ['1', '1 10']],
  ] as const)('%s deals the digits %s and borrows in the columns %j', (id, digits, borrowing) => {
    const questions = dealt(id)
    expect(digitsSeen(questions)).toBe(digits)
    const seen = tally(questions.map((question) => borrowingColumns(...unitsIn(question))))
    expect([...seen.keys()].sort()).toEqual(borrowing)
    // Each way to borrow at least half as often as if all were equally likely.
    expect(Math.min(...seen.values())).toBeGreaterThan(questions.length / borrowing.length / 2)
  })

  it.each(levels.map(({ id }) => id))('%s never goes below zero', (id) => {
    expect(dealt(id).filter((question) => unitsIn(question)[0] < unitsIn(question)[1])).toEqual([])
  })

  it.each([
    ['1.1', 45],
    ['1.2', 9],
    ['1.3', 45],
    ['1.4', 36],
    ['2.1', 405],
    ['2.2', 360],
    ['2.3', 450],
    ['2.5', 36 * 45],
    ['5.2', 36 * 45],
  ])('%s deals all of its %i questions', (id, possible) => {
    expect(new Set(dealt(id).map(({ text }) => text)).size).toBe(possible)
  })

  it('1.2 takes 1 to 9 from ten, each once before any comes again', () => {
    const texts = dealt('1.2', 900).map(({ text }) => text)
    for (let start = 0; start < texts.length; start += 9) {
      const deck = texts.slice(start, start + 9)
      expect(deck.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((taken) => `10 − ${taken}`))
    }
    expect(texts.filter((text, i) => text === texts[i - 1])).toEqual([])
  })

  it('1.2 refuses what its deck could not have dealt', () => {
    const { follows } = rule('1.2')
    const questions = dealt('1.2', 40)
    // The third deck is the questions 18 to 26: what it has dealt does not come again before it ends.
    expect(follows(questions[26]!, questions.slice(0, 26))).toBe(true)
    for (let end = 19; end <= 26; end++) {
      expect(follows(questions[18]!, questions.slice(0, end))).toBe(false)
    }
  })

  it.each([
    ['1.1', '9 − 0'],
    ['1.1', '0 − 0'],
    ['1.1', '3 − 8'],
    ['1.2', '10 − 10'],
    ['1.2', '9 − 3'],
    ['1.3', '10 − 4'],
    ['1.3', '15 − 8'],
    ['1.4', '19 − 9'],
    ['1.4', '10 − 3'],
    ['2.2', '13 − 8'],
    ['2.3', '76 − 41'],
    ['2.3', '36 − 40'],
    ['2.5', '87 − 34'],
    ['3.2', '338 − 52'],
    ['3.2', '332 − 58'],
    ['3.5', '532 − 278'],
    ['3.6', '504 − 237'],
    ['3.7', '532 − 278'],
    ['3.7', '507 − 234'],
    ['4.1', '1864 − 521'],
    ['4.2', '3524 − 1876'],
    ['4.5', '7014 − 2678'],
    ['4.5', '7008 − 2678'],
    ['5.1', '4.7 − 2'],
    ['5.1', '10.7 − 2.3'],
    ['5.3', '8.76 − 3.4'],
    ['5.5', '5 − 1.37'],
    ['5.5', '5.2 − 1.3'],
  ])('%s does not hold for %s', (id, text) => {
    const [a, b] = text.split(' − ').map(Number)
    const answer = String(Number((a! - b!).toFixed(2)))
    const places = id.startsWith('5') ? (id < '5.3' ? 1 : 2) : 0
    expect(rule(id).holds({ kind: 'number', text, drawn: expression, answer, places, compared: 'exact' })).toBe(false)
  })

  it.each(levels.map((level) => [level.id, level] as const))(
    '%s holds for its title and for nothing forged',
    (id, level) => {
      const [a, b] = level.title.split(' − ').map(Number)
      const answer = String(Number((a! - b!).toFixed(2)))
      const [sample] = dealt(id, 1)
      const title = { ...sample!, text: level.title, answer } as Question
      expect(rule(id).holds(title)).toBe(true)
      for (const question of [title, ...dealt(id, 20)]) {
        expect(forgeries(question).filter((forged) => rule(id).holds(forged))).toEqual([])
      }
    },
  )
})
