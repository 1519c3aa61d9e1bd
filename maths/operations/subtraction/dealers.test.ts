import { describe, expect, it } from 'vitest'
import { expressionDrawing } from '../../drawing.ts'
import { loadLevels } from '../../load.ts'
import type { Question } from '../../question.ts'
import { enNZ } from '../../say/en-NZ/language.ts'
import { dealFrom } from '../../test/deal.ts'
import { tally } from '../../test/edges.ts'
import { calculationIn } from '../../test/expressions.ts'
import { ruleOf } from '../../test/rules/all.ts'

const levels = await loadLevels('subtraction')
const levelOf = (id: string) => levels.find((level) => level.id === id)!
const rule = (id: string) => ruleOf(levelOf(id))
const dealt = (id: string, count = 20_000) => dealFrom(levelOf(id), count, 'subtraction')
const textsOf = (id: string, count?: number) => dealt(id, count).map((question) => enNZ.text(question))

/** Returns both numbers without a decimal point, padded to the same places: "5.2 − 1.37" is 520 and 137. */
function unitsIn(text: string): [number, number] {
  const numbers = text.split(' − ')
  const places = Math.max(...numbers.map((number) => number.split('.')[1]?.length ?? 0))
  return numbers.map((number) => Math.round(Number(number) * 10 ** places)) as [number, number]
}

/**
 * Returns the place values of the columns that borrow: "1 10". A column borrows if the digits from it to the right
 * are too small. It shares no code with `borrows` of the rules.
 */
function borrowingColumns(a: number, b: number): string {
  return [10, 100, 1000, 10_000]
    .filter((power) => a % power < b % power)
    .map((power) => String(power / 10))
    .join(' ')
}

/** Returns the lowest and highest digit at each position of each number: "1-9 0-9 − 1-9". */
function digitsSeen(texts: readonly string[]): string {
  return [0, 1]
    .map((which) => {
      const numbers = texts.map((text) => text.split(' − ')[which]!.replace('.', ''))
      return Array.from({ length: numbers[0]!.length }, (_, position) => {
        const digits = numbers.map((number) => Number(number[position]))
        const [low, high] = [Math.min(...digits), Math.max(...digits)]
        return low === high ? String(low) : `${low}-${high}`
      }).join(' ')
    })
    .join(' − ')
}

/** Returns the question for a text, with the right answer and the places of its level. */
function asked(id: string, text: string): Question {
  const [a = 0, b = 0] = text.split(' − ').map(Number)
  const places = id < '5' ? 0 : id < '5.3' ? 1 : 2
  const answer = String(Number((a - b).toFixed(2)))
  return {
    ask: calculationIn(text),
    expects: { kind: 'number', answer, places, compared: 'exact' },
    drawn: expressionDrawing,
  }
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
  ] as const)('subtraction %s deals the digits %s and borrows in the columns %j', (id, digits, borrowing) => {
    const texts = textsOf(id)
    expect(digitsSeen(texts)).toBe(digits)
    const seen = tally(texts.map((text) => borrowingColumns(...unitsIn(text))))
    expect([...seen.keys()].sort()).toEqual(borrowing)
    // No set of borrowing columns is rarer than half of its even share.
    expect(Math.min(...seen.values())).toBeGreaterThan(texts.length / borrowing.length / 2)
  })

  it.each(levels.map(({ id }) => id))('subtraction %s never goes below zero', (id) => {
    expect(textsOf(id).filter((text) => unitsIn(text)[0] < unitsIn(text)[1])).toEqual([])
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
  ])('subtraction %s deals all of its %i questions', (id, possible) => {
    expect(new Set(textsOf(id)).size).toBe(possible)
  })

  it.each(['1.1', '1.3', '2.1'])('subtraction %s takes 1 away in one question of twelve', (id) => {
    const ones = textsOf(id).filter((text) => text.endsWith(' 1')).length
    expect(Math.abs(ones / 20_000 - 1 / 12)).toBeLessThan(0.01)
  })

  it('subtraction 1.2 takes 1 to 9 from ten, each once before any comes again', () => {
    const texts = textsOf('1.2', 900)
    for (let start = 0; start < texts.length; start += 9) {
      const deck = texts.slice(start, start + 9)
      expect(deck.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9].map((taken) => `10 − ${taken}`))
    }
    expect(texts.filter((text, i) => text === texts[i - 1])).toEqual([])
  })

  it('the rule of subtraction 1.2 refuses a question that its deck has already dealt', () => {
    const { follows } = rule('1.2')
    const questions = dealt('1.2', 40)
    // The third deck is the questions 18 to 26. None of them comes again before the deck ends.
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
  ])('the rule of subtraction %s refuses %s', (id, text) => {
    expect(rule(id).holds(asked(id, text))).toBe(false)
  })

  it.each(levels.map(({ id, title }) => [id, title]))(
    'the rule of subtraction %s accepts its title %s',
    (id, title) => {
      expect(rule(id).holds(asked(id, title))).toBe(true)
    },
  )
})
