import { expect, it } from 'vitest'
import { loadLevels } from '../../../load.ts'
import { slipAnswers } from '../../../slips/explain.ts'
import { loadSlips, loadSolve } from '../../../solve/load.ts'
import { asked } from '../../../test/asked.ts'
import { dealFrom } from '../../../test/deal.ts'
import { number } from '../../../test/worked-steps.ts'

const levels = (await loadLevels('numberphase1')).filter(({ id }) => ['2.9', '3.9'].includes(id))
const [solve, slips] = [await loadSolve('numberphase1'), await loadSlips('numberphase1')]

it.each(levels.map((level) => [level.id, level] as const))(
  'no step of Number Structure %s asks for tens and ones at once where hops over the tens lead to a number below 100',
  (_, level) => {
    const asked = dealFrom(level, 2000, 'hops over the tens').flatMap(({ ask, ...question }) => {
      if (ask.kind !== 'missingPart' || ask.whole >= 100 || ask.part === 0) return []
      return solve(level, { ask, ...question }).steps.flatMap(({ asks }) => Number(asks?.expects.answer ?? 0))
    })
    expect(asked.length).toBeGreaterThan(0)
    expect(asked.filter((number) => number > 20 && number % 10 > 0)).toEqual([])
  },
)

it.each(levels.map((level) => [level.id, level] as const))(
  'in Number Structure %s, each hint about a part that is the whole says so',
  (_, level) => {
    const hints = dealFrom(level, 2000, 'parts that are the whole').flatMap((question) => {
      if (question.ask.kind !== 'missingPart' || question.ask.whole !== question.ask.part) return []
      return [solve(level, question).hint(), slipAnswers(slips, level, question).map((slip) => slip.hint())].flat()
    })
    expect(new Set(hints.map(({ kind }) => kind))).toEqual(new Set(['partIsWhole']))
  },
)

it('a small part is hopped back from a whole above 10', () => {
  const question = asked({ ask: { kind: 'missingPart', whole: 19, part: 2 }, expects: number('17') })
  const { hint, steps } = solve({ id: '1.9' }, question)
  expect(hint()).toEqual([{ kind: 'startBack', at: 19, hop: 2 }])
  expect(steps.map(({ asks }) => asks?.expects.answer)).toEqual([undefined, '17', undefined])
})

it('a hop over hundreds leads to the last hundred before a whole, also after two other hops', () => {
  const question = asked({ ask: { kind: 'missingPart', whole: 709, part: 163 }, expects: number('546') })
  const { steps } = solve({ id: '3.9' }, question)
  expect(steps.flatMap(({ asks }) => asks?.expects.answer ?? [])).toEqual(['5'])
  expect(steps.at(-2)!.says).toEqual([
    { kind: 'partsMake', parts: [7, 30], whole: 37 },
    { kind: 'partsMake', parts: [37, 500, 9], whole: 546 },
  ])
})

it('a whole hundred more is one hop, also where the tens are not 0', () => {
  const question = asked({ ask: { kind: 'missingPart', whole: 360, part: 260 }, expects: number('100') })
  const { steps } = solve({ id: '3.9' }, question)
  expect(steps[1]!.says).toEqual([{ kind: 'howManyMoreOf', from: 2, to: 3, place: 2 }])
})

it.each([
  [710, 175, { kind: 'startHopTo', from: 175, to: 180 }],
  [90, 50, { kind: 'howManyMoreOf', from: 5, to: 9, place: 1 }],
  [16, 3, { kind: 'startBack', at: 16, hop: 3 }],
])('added parts of %i and %i have the hint of the level', (whole, part, hint) => {
  const question = asked({ ask: { kind: 'missingPart', whole, part }, expects: number(String(whole - part)) })
  const found = slipAnswers(slips, { id: '2.9' }, question)
  expect(found.find(({ id }) => id === 'parts-added')?.hint()).toEqual(hint)
})
