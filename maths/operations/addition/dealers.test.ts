import { describe, expect, it } from 'vitest'
import { expressionDrawing } from '../../drawing.ts'
import { loadLevels } from '../../load.ts'
import type { Question } from '../../question.ts'
import { enNZ } from '../../say/en-NZ/language.ts'
import { dealFrom } from '../../test/deal.ts'
import { edgeTexts, tally } from '../../test/edges.ts'
import { calculationIn } from '../../test/expressions.ts'
import { ruleOf } from '../../test/rules/all.ts'

const levels = await loadLevels('addition')
const levelOf = (id: string) => levels.find((level) => level.id === id)!
const rule = (id: string) => ruleOf(levelOf(id))
const dealt = (id: string, count = 20_000) => dealFrom(levelOf(id), count, 'addition')
const textsOf = (id: string, count?: number) => dealt(id, count).map((question) => enNZ.text(question))

/** Returns both numbers without a decimal point, padded to the same places: "3.4 + 1.25" is 340 and 125. */
function unitsIn(text: string): [number, number] {
  const numbers = text.split(' + ')
  const places = Math.max(...numbers.map((number) => number.split('.')[1]?.length ?? 0))
  return numbers.map((number) => Math.round(Number(number) * 10 ** places)) as [number, number]
}

/**
 * Returns the place values of the columns that carry: "1 10". A column carries if the digits from it to the right
 * add to a number with one digit more. It shares no code with `carries` of the rules.
 */
function carryingColumns(a: number, b: number): string {
  return [10, 100, 1000, 10_000]
    .filter((power) => (a % power) + (b % power) >= power)
    .map((power) => String(power / 10))
    .join(' ')
}

/** Returns the lowest and highest digit at each position of each number: "1-9 0-9 + 1-9". */
function digitsSeen(texts: readonly string[]): string {
  return [0, 1]
    .map((which) => {
      const numbers = texts.map((text) => text.split(' + ')[which]!.replace('.', ''))
      return Array.from({ length: numbers[0]!.length }, (_, position) => {
        const digits = numbers.map((number) => Number(number[position]))
        const [low, high] = [Math.min(...digits), Math.max(...digits)]
        return low === high ? String(low) : `${low}-${high}`
      }).join(' ')
    })
    .join(' + ')
}

/** Returns the question for a text, with the right answer and the form of its level's answers. */
function asked(id: string, text: string): Question {
  const [a = 0, b = 0] = text.split(' + ').map(Number)
  const places = id < '5' ? 0 : id < '5.3' ? 1 : 2
  const answer = String(Number((a + b).toFixed(2)))
  const compared = places > 0 ? 'rounded' : 'exact'
  return { ask: calculationIn(text), expects: { kind: 'number', answer, places, compared }, drawn: expressionDrawing }
}

const anyOfThree = ['1', '1 10', '1 10 100', '1 100', '10', '10 100', '100']

describe('addition', () => {
  it.each([
    ['1.1', '1-8 + 1-8', ['']],
    ['1.2', '2-9 + 2-9', ['1']],
    ['1.3', '1-5 0 + 1-9', ['']],
    ['2.1', '1-9 0-8 + 1-9', ['']],
    ['2.2', '1-8 1-9 + 1-9', ['1']],
    ['2.3', '1-8 0-9 + 1-8 0', ['']],
    ['2.4', '1-8 0-9 + 1-8 0-9', ['']],
    ['2.5', '1-9 0-9 + 1-9 0-9', ['1', '1 10', '10']],
    ['3.1', '1-9 0-8 0-9 + 1-9 0-9', ['']],
    ['3.2', '1-9 0-9 0-9 + 1-9 0-9', ['1', '1 10', '10']],
    ['3.3', '1-8 0-9 0-9 + 1-8 0 0', ['']],
    ['3.4', '1-8 0-9 0-9 + 1-8 0-9 0-9', ['']],
    ['3.5', '1-8 0-9 0-9 + 1-8 0-9 0-9', ['1', '1 10', '10']],
    ['4.1', '1-9 0-8 0-9 0-9 + 1-9 0-9 0-9', ['']],
    ['4.2', '1-9 0-9 0-9 0-9 + 1-9 0-9 0-9', anyOfThree],
    ['4.3', '1-8 0-9 0-9 0-9 + 1-8 0 0 0', ['']],
    ['4.4', '1-8 0-9 0-9 0-9 + 1-8 0-9 0-9 0-9', ['']],
    ['4.5', '1-8 0-9 0-9 0-9 + 1-8 0-9 0-9 0-9', anyOfThree],
    ['5.1', '0-9 1-8 + 0-9 1-8', ['']],
    ['5.2', '0-9 1-9 + 0-9 1-9', ['1', '1 10']],
    ['5.3', '0-9 1-9 + 0-9 0-9 1-9', ['', '10', '10 100', '100']],
    ['5.4', '1-9 0-9 0-9 1-8 + 0-9 0-9 1-8', ['']],
  ])('addition %s deals the digits %s and carries in the columns %j', (id, digits, carrying) => {
    const texts = textsOf(id)
    expect(digitsSeen(texts)).toBe(digits)
    const seen = tally(texts.map((text) => carryingColumns(...unitsIn(text))))
    expect([...seen.keys()].sort()).toEqual(carrying)
    // No set of carrying columns is rarer than a third of its even share.
    expect(Math.min(...seen.values())).toBeGreaterThan(texts.length / carrying.length / 3)
  })

  it('addition 5.5 adds amounts up to 29.98 that carry at least twice', () => {
    const pairs = textsOf('5.5').map(unitsIn)
    expect(Math.max(...pairs.map(([a]) => a))).toBeLessThan(2000)
    expect(Math.max(...pairs.map(([, b]) => b))).toBeLessThan(1000)
    const seen = tally(pairs.map(([a, b]) => carryingColumns(a, b)))
    expect([...seen.keys()].sort()).toEqual(['1 10', '1 10 100', '1 100', '10 100'])
  })

  it.each([
    ['1.1', 36],
    ['1.2', 36],
    ['1.3', 45],
    ['2.1', 405],
    ['2.2', 8 * 45],
    ['2.3', 360],
    ['2.4', 36 * 55],
    ['5.1', 55 * 36],
  ])('addition %s deals all of its %i questions', (id, possible) => {
    expect(new Set(textsOf(id, 100_000)).size).toBe(possible)
  })

  it.each([
    ['1.1', 'a number is 1', 12, (text) => /\b1\b/.test(text)],
    ['1.3', 'the ones are 1', 12, (text) => text.endsWith(' 1')],
    ['2.1', 'the second number is 1', 12, (text) => text.endsWith(' 1')],
    ['2.4', 'a number ends in 0', 12, (text) => /0\b/.test(text)],
    ['2.5', 'only the tens carry', 5, (text) => carryingColumns(...unitsIn(text)) === '10'],
    ['3.1', 'a number ends in 0', 12, (text) => /0\b/.test(text)],
  ] satisfies [string, string, number, (text: string) => boolean][])(
    'addition %s: %s in one question of %i',
    (id, _, every, isRare) => {
      const share = textsOf(id).filter(isRare).length / 20_000
      expect(Math.abs(share - 1 / every)).toBeLessThan(0.01)
    },
  )

  it.each(levels.map(({ id }) => id))('addition %s never asks the same question twice running', (id) => {
    const texts = textsOf(id)
    expect(texts.filter((text, i) => text === texts[i - 1])).toEqual([])
  })

  it.each([
    ['1.1', '2 + 2', '8 + 1'],
    ['1.3', '10 + 2', '50 + 1'],
    ['2.1', '10 + 2', '98 + 1'],
    ['4.4', '1000 + 1000', '8999 + 1000'],
    ['5.1', '0.1 + 0.1', '9.8 + 0.1'],
    ['5.3', '0.1 + 0.01', '9.9 + 9.99'],
  ])('addition %s reaches from %s to %s', (id, lowest, highest) => {
    expect(edgeTexts(levelOf(id))).toEqual([lowest, highest])
  })

  it.each([
    ['1.1', '5 + 5'],
    ['1.1', '0 + 4'],
    ['1.2', '5 + 5'],
    ['1.2', '4 + 3'],
    ['1.3', '60 + 4'],
    ['1.3', '34 + 5'],
    ['2.1', '47 + 8'],
    ['2.1', '43 + 15'],
    ['2.2', '43 + 5'],
    ['2.2', '97 + 8'],
    ['2.3', '34 + 55'],
    ['2.3', '64 + 50'],
    ['2.4', '47 + 38'],
    ['2.5', '42 + 35'],
    ['3.1', '342 + 5'],
    ['3.2', '342 + 56'],
    ['3.2', '968 + 57'],
    ['3.3', '425 + 320'],
    ['3.3', '825 + 300'],
    ['3.4', '467 + 285'],
    ['3.5', '423 + 356'],
    ['3.5', '867 + 285'],
    ['4.1', '3468 + 757'],
    ['4.2', '3421 + 356'],
    ['4.3', '4250 + 3100'],
    ['4.4', '4678 + 2859'],
    ['4.5', '4213 + 3562'],
    ['5.1', '3.7 + 2.8'],
    ['5.1', '2 + 1.4'],
    ['5.2', '2.3 + 1.4'],
    ['5.2', '10.7 + 2.8'],
    ['5.3', '3.4 + 1.2'],
    ['5.3', '3.45 + 1.2'],
    ['5.4', '18.76 + 9.58'],
    ['5.4', '8.34 + 1.62'],
    ['5.5', '12.34 + 5.62'],
    ['5.5', '20.76 + 9.58'],
  ])('the rule of addition %s refuses %s', (id, text) => {
    expect(rule(id).holds(asked(id, text))).toBe(false)
  })

  it.each(levels.map(({ id, title }) => [id, title]))('the rule of addition %s accepts its title %s', (id, title) => {
    expect(rule(id).holds(asked(id, title))).toBe(true)
  })
})
