import { expect, it } from 'vitest'
import { loadLevels } from '../../../load.ts'
import { slipAnswers } from '../../../slips/explain.ts'
import { loadSlips, loadSolve } from '../../../solve/load.ts'
import { operate } from '../../../solve/operands.ts'
import { asked } from '../../../test/asked.ts'
import { dealFrom } from '../../../test/deal.ts'
import { number } from '../../../test/worked-steps.ts'

const levels = (await loadLevels('numberphase1')).filter(({ id }) => ['2.9', '3.9'].includes(id))
const [solve, slips] = [await loadSolve('numberphase1'), await loadSlips('numberphase1')]

it.each(levels.map((level) => [level.id, level] as const))(
  'no step of Number Structure %s asks for tens and ones at once where hops over the tens lead to a number below 100',
  (_, level) => {
    const asked = dealFrom(level, 2000, 'hops over the tens').flatMap(({ ask, ...question }) => {
      if (ask.kind !== 'missingPart' || ask.whole >= 100 || ask.part < 10) return []
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

/** Returns what the steps between the bonds say and ask. */
const worked = (whole: number, part: number) => {
  const answer = number(String(whole - part))
  const { steps } = solve({ id: '3.9' }, asked({ ask: { kind: 'missingPart', whole, part }, expects: answer }))
  return steps.slice(1, -1).map(({ says, asks }) => [...says, ...(asks ? [asks.expects.answer] : [])])
}

it('a small part is hopped back from a whole above 10', () => {
  const question = asked({ ask: { kind: 'missingPart', whole: 19, part: 2 }, expects: number('17') })
  expect(solve({ id: '1.9' }, question).hint()).toEqual([{ kind: 'startBack', at: 19, hop: 2 }])
  expect(worked(19, 2)).toEqual([[{ kind: 'hopFrom', from: 19, hop: 2, way: 'back' }, '17']])
})

it('a small part is hopped back from a large whole over the last ten, or by tens and by ones', () => {
  expect(worked(905, 6)).toEqual([
    [{ kind: 'startBack', at: 905, hop: 5, to: 900 }],
    [{ kind: 'hopLeft', hop: 1, of: 6 }, { kind: 'hopFrom', from: 900, hop: 1, way: 'back' }, '899'],
  ])
  expect(worked(680, 43)).toEqual([
    [{ kind: 'startBack', at: 680, hop: 40, to: 640 }],
    [{ kind: 'hopLeft', hop: 3, of: 43 }, { kind: 'hopFrom', from: 640, hop: 3, way: 'back' }, '637'],
  ])
})

it('a hop over hundreds leads to the last hundred before a whole, also after two other hops', () => {
  expect(worked(709, 163)).toEqual([
    [{ kind: 'startHopsTo', from: 163, by: 170, to: 200 }],
    [{ kind: 'howManyMoreOf', from: 2, to: 7, place: 2 }, '5'],
    [
      { kind: 'equation', sides: [operate(200, '+', 500), 700] },
      { kind: 'hopTo', from: 700, to: 709 },
    ],
    [{ kind: 'partsMake', parts: [37, 500, 9], whole: 546 }],
  ])
  expect(worked(1000, 70)).toEqual([
    [{ kind: 'startHopTo', from: 70, to: 100 }],
    [{ kind: 'howManyMoreOf', from: 1, to: 10, place: 2 }, '9'],
    [
      { kind: 'countsAre', count: 9, place: 2, number: 900 },
      { kind: 'partsMake', parts: [30, 900], whole: 930 },
    ],
  ])
})

it('hundreds are hopped first if the tens and ones of the whole are larger than those of the part', () => {
  const landing = (from: number) => ({ kind: 'equation', sides: [operate(from, '+', 400), from + 400] })
  expect(worked(573, 121).slice(1)).toEqual([
    [landing(121), { kind: 'howManyTo', from: 521, to: 573 }, '52'],
    [{ kind: 'partsMake', parts: [400, 52], whole: 452 }],
  ])
  expect(worked(571, 129).slice(1)).toEqual([
    [landing(129), { kind: 'hopTo', from: 529, to: 530 }],
    [{ kind: 'howManyTo', from: 530, to: 571 }, '41'],
    [{ kind: 'partsMake', parts: [400, 1, 41], whole: 442 }],
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
