import { describe, expect, it } from 'vitest'
import { expressionDrawing } from '../../drawing.ts'
import { loadLevels } from '../../load.ts'
import type { Question } from '../../question.ts'
import { enNZ } from '../../say/en-NZ/language.ts'
import { dealFrom } from '../../test/deal.ts'
import { edgeTexts, tally } from '../../test/edges.ts'
import { calculationIn } from '../../test/expressions.ts'
import { ruleOf } from '../../test/rules/all.ts'

const levels = await loadLevels('multiplication')
const levelOf = (id: string) => levels.find((level) => level.id === id)!
const rule = (id: string) => ruleOf(levelOf(id))
const dealt = (id: string, count = 20_000) => dealFrom(levelOf(id), count, 'multiplication')
const factorsIn = (text: string) => text.split(' = ').at(-1)!.split(' × ').map(Number) as [number, number]
const factors = (question: Question) => factorsIn(enNZ.text(question))
const pairOf = (question: Question) =>
  factors(question)
    .sort((a, b) => a - b)
    .join(' by ')

/** Multiplies by one digit as on paper. Returns the carry out of each column, the ones first. */
function carriesOf([a, digit]: readonly [number, number]): number[] {
  let carry = 0
  return [...String(a)].reverse().map((each) => {
    carry = Math.trunc((Number(each) * digit + carry) / 10)
    return carry
  })
}

/** Returns the question for a text, with the right answer and the form of the level's answers. */
function asked(id: string, text: string): Question {
  const [sample] = dealt(id, 1)
  const [a, b] = factorsIn(text)
  const answer = String(Number((a * b).toFixed(4)))
  const ask = text.includes('=') ? ({ kind: 'repeatedAddition', groups: a, size: b } as const) : calculationIn(text)
  return { ask, expects: { ...sample!.expects, answer } as Question['expects'], drawn: expressionDrawing }
}

/** Returns the question with its two factors in the other order. */
function turned(question: Question): Question {
  const { ask } = question
  if (ask.kind === 'repeatedAddition') return { ...question, ask: { ...ask, groups: ask.size, size: ask.groups } }
  const [a, b] = factors(question)
  return { ...question, ask: calculationIn(`${b} × ${a}`) }
}

describe('multiplication', () => {
  it.each(levels.map(({ id }) => id))(
    'multiplication %s repeats none of the last five pairs, in either order',
    (id) => {
      const pairs = dealt(id).map(pairOf)
      expect(pairs.filter((pair, i) => pairs.slice(Math.max(0, i - 5), i).includes(pair))).toEqual([])
    },
  )

  it.each(levels.map(({ id }) => id))(
    'the rule of multiplication %s refuses a pair of the last five, in either order',
    (id) => {
      const questions = dealt(id, 60)
      const { follows } = rule(id)
      for (let back = 1; back <= 5; back++) {
        expect(follows(questions[59 - back]!, questions.slice(0, 59))).toBe(false)
        expect(follows(turned(questions[59 - back]!), questions.slice(0, 59))).toBe(false)
      }
    },
  )

  it.each([
    ['1.2', '0 × 0', '10 × 0'],
    ['1.3', '5 × 0', '10 × 5'],
    ['1.6', '8 × 0', '10 × 8'],
    ['2.1', '10 × 2', '90 × 9'],
    ['2.2', '11 × 2', '40 × 2'],
    ['2.3', '12 × 5', '99 × 9'],
    ['2.4', '10 × 20', '99 × 90'],
    ['2.5', '11 × 11', '89 × 19'],
    ['3.1', '100 × 2', '900 × 9'],
    ['3.2', '101 × 2', '440 × 2'],
    ['3.3', '102 × 5', '999 × 9'],
    ['3.4', '100 × 11', '499 × 19'],
    ['3.5', '100 × 100', '299 × 199'],
    ['4.1', '1000 × 2', '9000 × 9'],
    ['4.2', '1000 × 2', '9999 × 9'],
    ['4.3', '1000 × 11', '4999 × 19'],
    ['4.4', '1000 × 100', '3999 × 199'],
    ['4.5', '1000 × 1000', '3999 × 1999'],
    ['5.1', '0.01 × 10', '9.99 × 100'],
    ['5.2', '0.1 × 2', '0.9 × 9'],
    ['5.3', '1.1 × 2', '9.9 × 9'],
    ['5.4', '1.01 × 2', '9.99 × 9'],
    ['5.5', '1.1 × 1.1', '9.9 × 9.9'],
  ])('multiplication %s reaches from %s to %s', (id, lowest, highest) => {
    expect(edgeTexts(levelOf(id))).toEqual([lowest, highest])
  })

  it.each([
    ['1.1', 10],
    ['2.1', 72],
    ['2.4', 90 * 8 - 28],
    ['2.5', 79 * 9 - 36],
    ['3.1', 72],
    ['4.1', 72],
    ['5.2', 72],
    ['5.3', 81 * 8],
  ])('multiplication %s deals all of its %i pairs, and none of them rarely', (id, possible) => {
    const counts = [...tally(dealt(id).map(pairOf)).values()]
    expect(counts).toHaveLength(possible)
    expect(Math.min(...counts)).toBeGreaterThan(20_000 / possible / 3)
  })

  it.each([
    ['1.2', 30],
    ['1.3', 21],
    ['1.4', 21],
    ['2.2', 38],
  ])('multiplication %s deals all of its %i pairs', (id, possible) => {
    expect(new Set(dealt(id).map(pairOf)).size).toBe(possible)
  })

  it.each(['2.2', '3.2'])('a number ends in 0 in one question of twelve of multiplication %s', (id) => {
    const share = dealt(id).filter((question) => factors(question)[0]! % 10 === 0).length / 20_000
    expect(Math.abs(share - 1 / 12)).toBeLessThan(0.01)
  })

  it('multiplication 1.1 deals its ten pairs before any comes again, each in either order', () => {
    const questions = dealt('1.1', 5000)
    for (let start = 0; start < questions.length; start += 10) {
      expect(new Set(questions.slice(start, start + 10).map(pairOf)).size).toBe(10)
    }
    const texts = questions.map((question) => enNZ.text(question))
    expect(new Set(texts).size).toBe(16)
    for (const text of texts.slice(0, 100)) {
      const [groups, size] = text.split(' = ')[1]!.split(' × ')
      expect(text.split(' = ')[0]!.split(' + ')).toEqual(Array(Number(groups)).fill(size))
    }
  })

  it.each([
    ['1.2', [0, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2]],
    ['1.3', [5, 10]],
    ['1.4', [3, 4]],
    ['1.5', [6, 7]],
    ['1.6', [8, 9]],
  ])('multiplication %s takes the tables %j in turn, by 0 to 10, the table first half of the time', (id, inTurn) => {
    const questions = dealt(id)
    const tables = questions.map((_, i) => inTurn[i % inTurn.length]!)
    questions.forEach((question, i) => {
      expect(factors(question)).toContain(tables[i])
    })
    for (const table of new Set(inTurn)) {
      const ofTable = questions.filter((_, i) => tables[i] === table)
      const by = tally(ofTable.map((question) => factors(question).reduce((sum, factor) => sum + factor) - table))
      expect([...by.keys()].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      const [zeros = 0, ones = 0, ...others] = [...by].sort(([a], [b]) => a - b).map(([, count]) => count)
      expect(Math.min(...others)).toBeGreaterThan(ofTable.length / 9 / 2)
      expect((zeros + ones) / ofTable.length).toBeLessThan(0.1)
      expect(Math.min(zeros, ones)).toBeGreaterThan(ofTable.length / 50)
    }
    const first = questions.filter((question, i) => factors(question)[0] === tables[i]).length / questions.length
    const same = questions.filter((question) => factors(question)[0] === factors(question)[1]).length / questions.length
    expect(Math.abs(first - same - (1 - same) / 2)).toBeLessThan(0.03)
  })

  it('the rule of multiplication 1.5 refuses a table out of turn', () => {
    const { follows } = rule('1.5')
    expect(follows(asked('1.5', '6 × 3'), [asked('1.5', '7 × 2')])).toBe(true)
    expect(follows(asked('1.5', '7 × 3'), [asked('1.5', '7 × 2')])).toBe(false)
    expect(follows(asked('1.5', '6 × 3'), [asked('1.5', '6 × 7')])).toBe(true)
  })

  it.each([
    ['2.2', false],
    ['2.3', true],
    ['3.2', false],
    ['3.3', true],
  ])('multiplication %s carries out of a column other than the highest: %s', (id, carries) => {
    for (const question of dealt(id)) {
      const columns = carriesOf(factors(question))
      const text = enNZ.text(question)
      expect(
        columns.slice(0, -1).some((carry) => carry > 0),
        text,
      ).toBe(carries)
      if (!carries) expect(columns.at(-1), text).toBe(0)
    }
  })

  it.each([
    ['1.1', '6 + 6 + 6 = 3 × 6'],
    ['1.1', '4 + 4 + 4 + 4 + 4 + 4 = 6 × 4'],
    ['1.1', '1 + 1 + 1 = 3 × 1'],
    ['1.1', '4 = 1 × 4'],
    ['1.1', '3 × 4'],
    ['1.2', '3 × 7'],
    ['1.2', '2 × 11'],
    ['1.3', '5 × 11'],
    ['2.1', '100 × 4'],
    ['2.1', '30 × 10'],
    ['2.2', '34 × 3'],
    ['2.2', '53 × 2'],
    ['2.3', '41 × 6'],
    ['2.3', '19 × 2'],
    ['2.4', '34 × 10'],
    ['2.5', '90 × 13'],
    ['2.5', '47 × 10'],
    ['3.3', '411 × 6'],
    ['3.5', '300 × 126'],
    ['4.5', '4000 × 1234'],
    ['4.5', '2345 × 2000'],
    ['5.1', '3.4 × 10'],
    ['5.1', '3.45 × 1000'],
    ['5.2', '1 × 7'],
    ['5.3', '3 × 6'],
    ['5.4', '2.5 × 4'],
    ['5.5', '1.2 × 3'],
  ])('the rule of multiplication %s refuses %s', (id, text) => {
    expect(rule(id).holds(asked(id, text))).toBe(false)
  })

  it.each(levels.map(({ id, title }) => [id, title]))(
    'the rule of multiplication %s accepts its title %s',
    (id, title) => {
      expect(enNZ.text(asked(id, title))).toBe(title)
      expect(rule(id).holds(asked(id, title))).toBe(true)
    },
  )
})
