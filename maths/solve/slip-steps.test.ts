import { expect, it } from 'vitest'
import { type Operation, operations } from '../curriculum.ts'
import { loadLevel, loadLevels } from '../load.ts'
import type { Question } from '../question.ts'
import { randomFrom, seedFrom } from '../random.ts'
import { enNZ } from '../say/en-NZ/language.ts'
import { enteredAnswer, slipAnswers } from '../slips/explain.ts'
import { asked } from '../test/asked.ts'
import { dealFrom, differentQuestions } from '../test/deal.ts'
import { calculationIn } from '../test/expressions.ts'
import { number } from '../test/worked-steps.ts'
import { loadSlips, loadSolve } from './load.ts'
import type { Phrase } from './phrases/phrase.ts'
import type { Place } from './place-value.ts'

/** Returns the first question of a level to which a slip applies, with the answer of the slip. */
async function slipIn(operation: Operation, id: string, slip: string) {
  const level = (await loadLevel(operation, id))!
  const slips = await loadSlips(operation)
  const random = randomFrom(seedFrom('slip steps'))
  const known = new Set<string>()
  let memory: readonly number[] = []
  for (;;) {
    const dealt: { readonly question: Question; readonly memory: readonly number[] } = level.dealer.deal(random, memory)
    memory = dealt.memory
    const { question } = dealt
    // An answer of several slips belongs to the first of them.
    known.clear()
    for (const { id: name, answer } of slipAnswers(slips, level, question)) {
      const isFirst = !known.has(JSON.stringify(answer))
      known.add(JSON.stringify(answer))
      if (name !== slip || !isFirst) continue
      const { steps, stepOf } = (await loadSolve(operation))(level, question)
      return { steps, at: stepOf(enteredAnswer(question, answer, enNZ)!), stepOf }
    }
  }
}

it.each([
  ['addition', '1.1', 'count-start-add', 'firstHop'],
  ['addition', '2.2', 'carry-dropped', 'hopsToIt'],
  ['addition', '2.5', 'carry-dropped', 'howManyStay'],
  ['addition', '5.3', 'carry-dropped', 'whereDigitGoes'],
  ['addition', '3.5', 'carry-reversed', 'whereDigitGoes'],
  ['addition', '5.3', 'point-separates', 'writeZeros'],
  ['subtraction', '2.5', 'smaller-from-larger', 'howManyAfterSwap'],
  ['subtraction', '2.5', 'zero-minus-n', 'tooFew'],
  ['subtraction', '4.4', 'zero-minus-n', 'tooFew'],
  ['multiplication', '3.3', 'carry-in-full-times', 'howManyStay'],
  ['multiplication', '3.4', 'carry-dropped-times', 'writeAndCarry'],
  ['multiplication', '4.5', 'carry-first', 'timesThenCarry'],
  ['multiplication', '3.4', 'row-not-shifted', 'rowOf'],
  ['subtraction', '1.1', 'count-start-sub', 'firstHop'],
  ['subtraction', '1.3', 'count-start-sub', 'placeOnly'],
  ['subtraction', '1.4', 'count-start-sub', 'toTen'],
  ['subtraction', '2.1', 'count-start-sub', 'placeOnly'],
  ['subtraction', '2.2', 'count-start-sub', 'toTen'],
  ['subtraction', '1.4', 'not-paid-back', 'toTen'],
  ['subtraction', '2.5', 'not-paid-back', 'howManyLeft'],
  ['subtraction', '2.1', 'aligned-left', 'placeOnly'],
  ['subtraction', '3.1', 'aligned-left', 'alignOnes'],
  ['subtraction', '3.7', 'smaller-from-larger', 'noneToSwap'],
  ['subtraction', '3.7', 'not-paid-back', 'noneToSwap'],
  ['subtraction', '3.7', 'borrow-from-zero', 'left'],
  ['subtraction', '3.7', 'ten-kept-at-zero', 'howManyLeft'],
  ['multiplication', '2.1', 'zeros-off', 'whatAre'],
  ['multiplication', '2.2', 'one-digit-only', 'nowTheBox'],
  ['multiplication', '2.3', 'carry-first', 'timesThenCarry'],
  ['multiplication', '2.3', 'carry-in-full-times', 'inColumns'],
  ['multiplication', '3.3', 'one-digit-only', 'timesThenCarry'],
  ['multiplication', '2.5', 'parts-missing', 'nowTheBox'],
  ['multiplication', '5.1', 'zero-appended', 'digitsMove'],
  ['division', '1.3', 'remainder-left-out', 'howManyOver'],
  ['division', '3.2', 'rest-dropped', 'joined'],
  ['division', '1.3', 'remainder-too-big', 'howManyBefore'],
  ['division', '1.3', 'remainder-to-next', 'howManyBefore'],
  ['division', '1.3', 'missing-as-remainder', 'howManyOver'],
  ['division', '2.3', 'remainder-to-next', 'unitsShared'],
  ['division', '4.4', 'remainder-to-next', 'unitsShared'],
  ['division', '2.3', 'zero-left-out', 'unitsShared'],
  ['division', '2.3', 'remainder-too-big', 'unitsShared'],
  ['division', '4.4', 'remainder-too-big', 'unitsShared'],
  ['division', '3.3', 'zero-left-out', 'unitsShared'],
  ['division', '4.3', 'zero-left-out', 'howManyFit'],
  ['division', '3.4', 'rest-dropped', 'joined'],
  ['division', '5.2', 'remainder-as-decimal', 'joined'],
  ['division', '5.5', 'division-shrinks', 'howManyMakeOne'],
  ['bedmas', '1.2', 'a-before-s', 'fromTheLeft'],
  ['bedmas', '1.2', 'm-before-d', 'whichFirst'],
  ['length', '1.5', 'marks-counted', 'startsAt'],
  ['length', '1.5', 'counted-from-one', 'startsAt'],
  ['length', '1.6', 'end-read', 'startsAt'],
  ['length', '1.6', 'marks-counted', 'startsAt'],
  ['length', '2.1', 'two-sides', 'walkEverySide'],
  ['length', '2.4', 'side-count', 'allEqual'],
  ['length', '3.2', 'hidden-left-out', 'findHidden'],
  ['length', '3.3', 'units-mixed', 'writeBothIn'],
  ['numberphase1', '2.1', 'step-of-one', 'howBigHop'],
  ['numberphase1', '2.3', 'blocks-as-ones', 'biggestBlocks'],
] as const)('the step of a slip of %s %s, %s, says %s', async (operation, id, slip, kind) => {
  const { steps, at } = await slipIn(operation, id, slip)
  expect(steps[at!]!.says.map((phrase) => phrase.kind)).toContain(kind)
})

it('one lost carry of several has its step in its own column', async () => {
  const question = asked({ ask: calculationIn('478 + 327'), expects: number('805') })
  const { steps, stepOf } = (await loadSolve('addition'))({ id: '3.5' }, question)
  expect(steps[stepOf({ kind: 'number', number: '705' })!]!.says[0]).toMatchObject({ kind: 'placeEquation', place: 1 })
  expect(steps[stepOf({ kind: 'number', number: '795' })!]!.says[0]).toMatchObject({ kind: 'placeEquation', place: 0 })
})

it('one unpaid swap of several has its step in its own column', async () => {
  const question = asked({ ask: calculationIn('532 − 278'), expects: number('254') })
  const { steps, stepOf } = (await loadSolve('subtraction'))({ id: '3.6' }, question)
  const swapSaid = (answer: string) => steps[stepOf({ kind: 'number', number: answer })!]!.says.at(-1)
  expect(swapSaid('264')).toEqual({ kind: 'howManyLeft', place: 1 })
  expect(swapSaid('354')).toEqual({ kind: 'howManyLeft', place: 2 })
})

it('a 0 that is missing in front of a remainder has its step at its own column', async () => {
  const expects = { kind: 'quotientAndRemainder', quotient: '602', remainder: '7' } as const
  const { steps, stepOf } = (await loadSolve('division'))(
    { id: '4.4' },
    asked({ ask: calculationIn('4823 ÷ 8'), expects }),
  )
  const opened = steps[stepOf({ ...expects, quotient: '62' })!]!
  expect(opened.says[0]).toMatchObject({ kind: 'tooFewFor', count: 2, place: 1 })
})

it.each([
  ['12 ÷ 5', '2.2'],
  ['2 ÷ 5', '0.2'],
])(
  'the remainder of %s that was written after the point, %s, has its step where it is swapped',
  async (text, given) => {
    const question = asked({ ask: calculationIn(text), expects: number('0') })
    const { steps, stepOf } = (await loadSolve('division'))({ id: '5.4' }, question)
    expect(steps[stepOf({ kind: 'number', number: given })!]!.says[0]).toMatchObject({ kind: 'joined', place: 0 })
  },
)

it('a 0 that stays 0 in the hundreds has its step there, not at the swap before it', async () => {
  const question = asked({ ask: calculationIn('8032 − 3518'), expects: number('4514') })
  const { steps, stepOf } = (await loadSolve('subtraction'))({ id: '4.4' }, question)
  expect(steps[stepOf({ kind: 'number', number: '5014' })!]!.says[0]).toEqual({
    kind: 'tooFew',
    count: 0,
    taken: 5,
    place: 2,
  })
})

it('a long way back to a part of ten has its step where the hops up begin', async () => {
  const { steps, stepOf } = (await loadSolve('subtraction'))(
    { id: '1.2' },
    asked({ ask: calculationIn('10 − 6'), expects: number('4') }),
  )
  expect(steps[stepOf({ kind: 'number', number: '5' })!]!.says[0]).toEqual({ kind: 'hopsBetween', from: 6, to: 10 })
})

it.each(operations)('no slip of %s has its step at the end of a solution, which says the answer', async (operation) => {
  const [slips, solve] = [await loadSlips(operation), await loadSolve(operation)]
  const atEnd = (await loadLevels(operation)).flatMap((level) =>
    differentQuestions(dealFrom(level, 200, 'steps of slips')).flatMap((question) => {
      const { steps, stepOf } = solve(level, question)
      return slipAnswers(slips, level, question)
        .filter(({ answer }) => stepOf(enteredAnswer(question, answer, enNZ) ?? undefined) === steps.length - 1)
        .map(({ id }) => `${level.id} ${id}`)
    }),
  )
  expect(new Set(atEnd)).toEqual(new Set())
})

/** Returns the columns that a phrase names, with those that something is swapped or taken from. */
function columnsIn(phrase: Phrase): Place[] {
  const { place, from, next } = phrase as { readonly place?: Place; readonly from?: Place; readonly next?: Place }
  return [place, next, 'place' in phrase ? from : undefined].filter((column) => column !== undefined)
}

it.each(operations)(
  'a hint of a slip of %s and the step that opens after it name the same column',
  async (operation) => {
    const [slips, solve] = [await loadSlips(operation), await loadSolve(operation)]
    const differing = (await loadLevels(operation)).flatMap((level) =>
      differentQuestions(dealFrom(level, 150, 'columns of slips')).flatMap((question) => {
        const { steps, stepOf, hint } = solve(level, question)
        return slipAnswers(slips, level, question)
          .filter(({ answer }) => {
            const entered = enteredAnswer(question, answer, enNZ) ?? undefined
            const hinted = hint(entered).flatMap(columnsIn)
            const opened = (steps[stepOf(entered) ?? -1]?.says ?? []).flatMap(columnsIn)
            return hinted.length > 0 && opened.length > 0 && !hinted.some((column) => opened.includes(column))
          })
          .map(({ id }) => `${level.id} ${id}`)
      }),
    )
    expect(new Set(differing)).toEqual(new Set())
  },
)

it('an answer without a known slip has no step, and neither has the wrong operation', async () => {
  const { stepOf } = await slipIn('subtraction', '2.5', 'smaller-from-larger')
  expect(stepOf()).toBeNull()
  expect(stepOf({ kind: 'number', number: '999' })).toBeNull()
  expect((await slipIn('subtraction', '2.5', 'subtracted-added')).at).toBeNull()
})
