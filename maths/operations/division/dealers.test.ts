import { describe, expect, it } from 'vitest'
import { expressionDrawing } from '../../drawing.ts'
import { loadLevels } from '../../load.ts'
import type { Question } from '../../question.ts'
import { enNZ } from '../../say/en-NZ/language.ts'
import { dealFrom } from '../../test/deal.ts'
import { edgeTexts, tally } from '../../test/edges.ts'
import { calculationIn } from '../../test/expressions.ts'
import { ruleOf } from '../../test/rules/all.ts'

const levels = await loadLevels('division')
const range = (low: number, high: number) => Array.from({ length: high - low + 1 }, (_, i) => low + i)
const levelOf = (id: string) => levels.find((level) => level.id === id)!
const rule = (id: string) => ruleOf(levelOf(id))
const dealt = (id: string, count = 20_000) => dealFrom(levelOf(id), count, 'division')
const textsOf = (id: string) => dealt(id).map((question) => enNZ.text(question))
const withRemainder = ['1.3', '2.3', '3.5', '4.4']

/** Returns dividend and divisor in thousandths, so that they are whole. */
const thousandths = (text: string) => text.split(' ÷ ').map((number) => Math.round(Number(number) * 1000))

/**
 * Divides as on paper. Returns the digits of the quotient, whether a digit leaves a remainder for the next one, and the
 * last remainder.
 */
function divideOnPaper(dividend: number, divisor: number) {
  let left = 0
  const steps = [...String(dividend)].map((digit) => {
    const part = left * 10 + Number(digit)
    left = part % divisor
    return { digit: Math.trunc(part / divisor), left }
  })
  const quotient = steps
    .map(({ digit }) => digit)
    .join('')
    .replace(/^0+/, '')
  return { quotient, regroups: steps.slice(0, -1).some((step) => step.left > 0), remainder: left }
}

type Rule = (a: number, b: number, paper: ReturnType<typeof divideOnPaper>) => boolean
const exact =
  (rule: Rule): Rule =>
  (a, b, paper) =>
    paper.remainder === 0 && rule(a, b, paper)

/** The rows of the curriculum a second time: divisors, dividends, and a rule for the division on paper. */
const rows: Record<string, [divisors: [number, number], dividends: [number, number], rule: Rule]> = {
  '1.1': [[2, 5], [1, 50], exact((a, b) => a <= 10 * b)],
  '1.2': [[6, 9], [1, 90], exact((a, b) => a <= 10 * b)],
  '1.3': [[2, 9], [1, 99], (_, __, { quotient, remainder }) => quotient.length === 1 && remainder > 0],
  '2.1': [[2, 4], [10, 99], exact((_, __, { regroups }) => !regroups)],
  '2.2': [[2, 9], [10, 99], exact((_, __, { quotient, regroups }) => quotient.length === 2 && regroups)],
  '2.3': [[2, 9], [10, 99], (_, __, { quotient, remainder }) => quotient.length === 2 && remainder > 0],
  '2.4': [[10, 49], [10, 99], exact((a, b) => a >= 2 * b)],
  '3.1': [[2, 4], [100, 999], exact((_, __, { regroups }) => !regroups)],
  '3.2': [[2, 9], [100, 999], exact((_, __, { quotient, regroups }) => quotient.length === 3 && regroups)],
  '3.3': [[2, 9], [100, 999], exact((_, __, { quotient }) => /^\d0[1-9]$/.test(quotient))],
  '3.4': [[10, 99], [100, 999], exact(() => true)],
  '3.5': [[2, 9], [100, 999], (_, __, { remainder }) => remainder > 0],
  '4.1': [[2, 9], [1000, 9999], exact(() => true)],
  '4.2': [[2, 9], [1000, 9999], exact((_, __, { quotient }) => /^\d+0+[1-9]\d?$/.test(quotient))],
  '4.3': [[10, 99], [1000, 9999], exact(() => true)],
  '4.4': [[2, 9], [1000, 9999], (_, __, { remainder }) => remainder > 0],
}

function possible(id: string): Set<string> {
  const [[fewest, most], [low, high], rule] = rows[id]!
  const texts = new Set<string>()
  for (let b = fewest; b <= most; b++) {
    for (let a = low; a <= high; a++) if (rule(a, b, divideOnPaper(a, b))) texts.add(`${a} ÷ ${b}`)
  }
  return texts
}

/** Returns the question for a text, with the right answer and the form of the level's answers. */
function asked(id: string, text: string): Question {
  const [sample] = dealt(id, 1)
  const [a = 0, b = 1] = thousandths(text)
  const expects = withRemainder.includes(id)
    ? { quotient: String(Math.floor(a / b)), remainder: String((a % b) / 1000) }
    : { answer: String(a / b) }
  return {
    ask: calculationIn(text),
    expects: { ...sample!.expects, ...expects } as Question['expects'],
    drawn: expressionDrawing,
  }
}

describe('division', () => {
  it.each(Object.keys(rows).filter((id) => id < '4'))(
    'division %s deals only what its row says, and nearly all of it',
    (id) => {
      const all = possible(id)
      const counts = tally(textsOf(id))
      expect([...counts.keys()].filter((text) => !all.has(text))).toEqual([])
      // Ten times as many questions are dealt as there are, so hardly any is missing.
      if (all.size < 2000) expect(counts.size).toBe(all.size)
      else expect(counts.size).toBeGreaterThan(all.size / 2)
    },
  )

  it.each(['4.1', '4.2', '4.3', '4.4'])(
    'division %s deals only what its row says, and rarely repeats a question',
    (id) => {
      const [[fewest, most], [low, high], rule] = rows[id]!
      const texts = textsOf(id)
      for (const text of texts) {
        const [a, b] = text.split(' ÷ ').map(Number) as [number, number]
        expect(a >= low && a <= high && b >= fewest && b <= most && rule(a, b, divideOnPaper(a, b)), text).toBe(true)
      }
      expect(new Set(texts).size).toBeGreaterThan(id === '4.2' ? 1500 : 8000)
    },
  )

  it.each([
    ['1.1', '2 ÷ 2', '50 ÷ 5'],
    ['1.2', '6 ÷ 6', '90 ÷ 9'],
    ['1.3', '3 ÷ 2', '89 ÷ 9'],
    ['2.4', '20 ÷ 10', '99 ÷ 11'],
    ['3.4', '100 ÷ 10', '990 ÷ 99'],
    ['3.5', '101 ÷ 2', '998 ÷ 9'],
    ['4.1', '1000 ÷ 2', '9999 ÷ 9'],
    ['4.2', '1002 ÷ 2', '9981 ÷ 9'],
    ['4.3', '1000 ÷ 10', '9999 ÷ 99'],
    ['4.4', '1001 ÷ 2', '9998 ÷ 9'],
    ['5.1', '1 ÷ 10', '999.9 ÷ 10'],
    ['5.2', '0.1 ÷ 2', '9.9 ÷ 9'],
    ['5.3', '0.02 ÷ 2', '9.99 ÷ 9'],
    ['5.4', '1 ÷ 2', '20 ÷ 8'],
    ['5.5', '1 ÷ 0.1', '20 ÷ 0.5'],
    ['5.6', '0.2 ÷ 0.2', '9.9 ÷ 0.9'],
    ['5.7', '0.11 ÷ 1.1', '9.75 ÷ 2.5'],
  ])('division %s reaches from %s to %s', (id, lowest, highest) => {
    expect(edgeTexts(levelOf(id))).toEqual([lowest, highest])
  })

  it.each(levels.map(({ id }) => id).filter((id) => !['2.1', '2.2', '2.3', '2.4', '5.1'].includes(id)))(
    'division %s deals its divisors about equally often',
    (id) => {
      const counts = [...tally(textsOf(id).map((text) => text.split(' ÷ ')[1])).values()]
      expect(Math.min(...counts)).toBeGreaterThan(20_000 / counts.length / 2)
      expect(Math.max(...counts)).toBeLessThan((20_000 / counts.length) * 2)
    },
  )

  it.each([
    ['2.3', range(10, 49)],
    ['2.4', range(2, 9)],
  ])('division %s deals each of its quotients, and none in more than one question of six', (id, quotients) => {
    const counts = tally(dealt(id).map((question) => Number(enNZ.answer(question).split(' ')[0])))
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual(quotients)
    expect(Math.max(...counts.values())).toBeLessThan(20_000 / 6)
    if (id === '2.3') expect(counts.get(10)).toBeLessThan(20_000 / 10)
  })

  it.each(withRemainder)('division %s leaves every remainder from 1 to divisor − 1', (id) => {
    const seen = new Set(
      dealt(id).map((question) => {
        if (question.expects.kind !== 'quotientAndRemainder') throw new Error(question.expects.kind)
        return `${enNZ.text(question).split(' ÷ ')[1]} ${question.expects.remainder}`
      }),
    )
    const all = [2, 3, 4, 5, 6, 7, 8, 9].flatMap((by) => Array.from({ length: by - 1 }, (_, i) => `${by} ${i + 1}`))
    expect([...seen].sort()).toEqual(all)
  })

  it.each([
    ['5.1', 2, ['10 whole', '10 tenths', '100 whole']],
    ['5.2', 2, ['2 tenths', '3 tenths', '4 tenths', '5 tenths', '6 tenths', '7 tenths', '8 tenths', '9 tenths']],
    ['5.4', 2, ['2 whole', '4 whole', '5 whole', '8 whole']],
    ['5.5', 0, ['0.1 whole', '0.2 whole', '0.25 whole', '0.5 whole']],
  ] as const)(
    'division %s has at most %i places in its quotients and deals the kinds %j equally often',
    (id, places, kinds) => {
      const counts = tally(
        textsOf(id).map((text) => {
          const [dividend = '', divisor] = text.split(' ÷ ')
          return `${divisor} ${dividend.includes('.') ? 'tenths' : 'whole'}`
        }),
      )
      expect([...counts.keys()].sort()).toEqual([...kinds].sort())
      for (const count of counts.values()) expect(Math.abs((count * kinds.length) / 20_000 - 1)).toBeLessThan(0.1)
      const fractions = dealt(id).map((question) => enNZ.answer(question).split('.')[1] ?? '')
      expect(Math.max(...fractions.map((fraction) => fraction.length))).toBe(places)
    },
  )

  it.each([
    ['5.4', 10 + 15 + 16 + 8],
    ['5.5', 80],
    ['5.6', 40 + 30 + 20 + 10 + 13 + 13 + 10 + 10],
  ])('division %s deals all of its %i questions', (id, count) => {
    expect(new Set(textsOf(id)).size).toBe(count)
  })

  it.each([
    ['1.1', '55 ÷ 5'],
    ['1.1', '54 ÷ 6'],
    ['1.1', '0 ÷ 5'],
    ['1.1', '21 ÷ 5'],
    ['1.2', '8 ÷ 0'],
    ['1.3', '20 ÷ 5'],
    ['1.3', '4 ÷ 5'],
    ['1.3', '51 ÷ 5'],
    ['2.1', '72 ÷ 3'],
    ['2.2', '84 ÷ 4'],
    ['2.2', '56 ÷ 8'],
    ['2.3', '35 ÷ 4'],
    ['2.4', '21 ÷ 21'],
    ['2.4', '100 ÷ 50'],
    ['3.1', '472 ÷ 4'],
    ['3.2', '369 ÷ 3'],
    ['3.2', '384 ÷ 8'],
    ['3.3', '600 ÷ 6'],
    ['3.3', '720 ÷ 6'],
    ['3.4', '384 ÷ 6'],
    ['4.2', '6000 ÷ 6'],
    ['4.2', '7200 ÷ 6'],
    ['4.3', '3876 ÷ 6'],
    ['5.1', '3.4 ÷ 100'],
    ['5.1', '3.45 ÷ 10'],
    ['5.2', '0.3 ÷ 4'],
    ['5.3', '3.6 ÷ 4'],
    ['5.4', '8 ÷ 4'],
    ['5.4', '1 ÷ 8'],
    ['5.5', '6 ÷ 0.4'],
    ['5.6', '4.8 ÷ 0.7'],
    ['5.7', '3.36 ÷ 2'],
    ['5.7', '3.37 ÷ 1.2'],
  ])('the rule of division %s refuses %s', (id, text) => {
    expect(rule(id).holds(asked(id, text))).toBe(false)
  })

  it.each(levels.map(({ id, title }) => [id, title]))('the rule of division %s accepts its title %s', (id, title) => {
    expect(rule(id).holds(asked(id, title))).toBe(true)
  })
})
