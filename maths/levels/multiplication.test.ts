import { describe, expect, it } from 'vitest'
import { expression } from '../drawing.ts'
import { loadLevels } from '../load.ts'
import type { Question } from '../question.ts'
import { dealFrom } from '../test/deal.ts'
import { edgeTexts, tally } from '../test/edges.ts'
import { forgeries } from '../test/forged.ts'
import { ruleOf } from '../test/rules/all.ts'

const levels = await loadLevels('multiplication')
const levelOf = (id: string) => levels.find((level) => level.id === id)!
const rule = (id: string) => ruleOf(levelOf(id))
const dealt = (id: string, count = 20_000) => dealFrom(levelOf(id), count, 'multiplication')
const factors = ({ text }: Question) => text.split(' = ').at(-1)!.split(' × ').map(Number) as [number, number]
const pairOf = (question: Question) =>
  factors(question)
    .sort((a, b) => a - b)
    .join(' by ')

/** Long multiplication by one digit on paper: what is carried out of each column, the ones first. */
function carried([a, digit]: readonly [number, number]): number[] {
  let carry = 0
  return [...String(a)].reverse().map((each) => {
    carry = Math.trunc((Number(each) * digit + carry) / 10)
    return carry
  })
}

function asked(id: string, text: string): Question {
  const [sample] = dealt(id, 1)
  const [a = 0, b = 0] = text.split(' = ').at(-1)!.split(' × ').map(Number)
  return { ...sample!, kind: 'number', text, drawn: expression, answer: String(Number((a * b).toFixed(4))) } as Question
}

describe('multiplication', () => {
  it.each(levels.map(({ id }) => id))('%s repeats none of the last five pairs, in either order', (id) => {
    const pairs = dealt(id).map(pairOf)
    expect(pairs.filter((pair, i) => pairs.slice(Math.max(0, i - 5), i).includes(pair))).toEqual([])
  })

  it.each(levels.map(({ id }) => id))('%s refuses a pair of the last five, turned or not', (id) => {
    const questions = dealt(id, 60)
    const { follows } = rule(id)
    const turn = (question: Question) =>
      ({ ...question, text: question.text.replace(/(\S+) × (\S+)$/, '$2 × $1') }) as Question
    for (let back = 1; back <= 5; back++) {
      expect(follows(questions[59 - back]!, questions.slice(0, 59))).toBe(false)
      expect(follows(turn(questions[59 - back]!), questions.slice(0, 59))).toBe(false)
    }
  })

  it.each([
    ['1.2', '0 × 0', '10 × 0'],
    ['1.3', '5 × 0', '10 × 5'],
    ['1.6', '8 × 0', '10 × 8'],
    ['2.1', '10 × 2', '90 × 9'],
    ['2.2', '10 × 2', '44 × 2'],
    ['2.3', '12 × 5', '99 × 9'],
    ['2.4', '10 × 20', '99 × 90'],
    ['2.5', '11 × 11', '89 × 19'],
    ['3.1', '100 × 2', '900 × 9'],
    ['3.2', '100 × 2', '444 × 2'],
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
  ])('%s reaches from %s to %s', (id, lowest, highest) => {
    expect(edgeTexts(levelOf(id))).toEqual([lowest, highest])
  })

  it.each([
    ['1.1', 10],
    ['1.2', 30],
    ['1.3', 21],
    ['1.4', 21],
    ['2.1', 72],
    ['2.2', 38],
    ['2.4', 90 * 8 - 28],
    ['2.5', 79 * 9 - 36],
    ['3.1', 72],
    ['4.1', 72],
    ['5.2', 72],
    ['5.3', 81 * 8],
  ])('%s deals all of its %i pairs, none starved', (id, possible) => {
    const counts = [...tally(dealt(id).map(pairOf)).values()]
    expect(counts).toHaveLength(possible)
    expect(Math.min(...counts)).toBeGreaterThan(20_000 / possible / 3)
  })

  it('1.1 deals its ten pairs before any comes again, each either way round', () => {
    const questions = dealt('1.1', 5000)
    for (let start = 0; start < questions.length; start += 10) {
      expect(new Set(questions.slice(start, start + 10).map(pairOf)).size).toBe(10)
    }
    expect(new Set(questions.map(({ text }) => text)).size).toBe(16)
    for (const { text } of questions.slice(0, 100)) {
      const [groups, size] = text.split(' = ')[1]!.split(' × ')
      expect(text.split(' = ')[0]!.split(' + ')).toEqual(Array(Number(groups)).fill(size))
    }
  })

  it.each([
    ['1.2', [0, 1, 2]],
    ['1.3', [5, 10]],
    ['1.4', [3, 4]],
    ['1.5', [6, 7]],
    ['1.6', [8, 9]],
  ])('%s takes the tables %j in turn, by 0 to 10, the table first half of the time', (id, inTurn) => {
    const questions = dealt(id, 6000)
    const tables = questions.map((_, i) => inTurn[i % inTurn.length]!)
    questions.forEach((question, i) => {
      expect(factors(question)).toContain(tables[i])
    })
    for (const table of inTurn) {
      const of = questions.filter((_, i) => tables[i] === table)
      const by = tally(of.map((question) => factors(question).reduce((sum, factor) => sum + factor) - table))
      expect([...by.keys()].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
      expect(Math.min(...by.values())).toBeGreaterThan(of.length / 11 / 2)
    }
    const first = questions.filter((question, i) => factors(question)[0] === tables[i]).length / questions.length
    const same = questions.filter((question) => factors(question)[0] === factors(question)[1]).length / questions.length
    expect(Math.abs(first - same - (1 - same) / 2)).toBeLessThan(0.03)
  })

  it('a table out of turn does not follow', () => {
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
  ])('%s carries out of a column other than the first: %s', (id, carries) => {
    for (const question of dealt(id)) {
      const columns = carried(factors(question))
      expect(
        columns.slice(0, -1).some((carry) => carry > 0),
        question.text,
      ).toBe(carries)
      if (!carries) expect(columns.at(-1), question.text).toBe(0)
    }
  })

  it.each([
    ['1.1', '4 + 4 = 3 × 4'],
    ['1.1', '4 + 4 + 4 = 4 × 3'],
    ['1.1', '4 + 4 + 5 = 3 × 4'],
    ['1.1', '6 + 6 + 6 = 3 × 6'],
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
  ])('%s does not hold for %s', (id, text) => {
    expect(rule(id).holds(asked(id, text))).toBe(false)
  })

  it.each(levels.map((level) => [level.id, level] as const))(
    '%s holds for its title and for nothing forged',
    (id, level) => {
      const title = asked(id, level.title)
      expect(rule(id).holds(title)).toBe(true)
      for (const question of [title, ...dealt(id, 20)]) {
        expect(forgeries(question).filter((forged) => rule(id).holds(forged))).toEqual([])
      }
    },
  )
})
