import { describe, expect, it, test } from 'vitest'
import { type Operation, operations } from '../curriculum.ts'
import { loadLevels } from '../load.ts'
import { rightAnswer } from '../question.ts'
import { enNZ } from '../say/en-NZ/language.ts'
import { expecting, slipAnswers, slipsOf } from '../slips/explain.ts'
import type { SlipId } from '../slips/slip-id.ts'
import { loadSlips } from '../solve/load.ts'
import { dealFrom } from '../test/deal.ts'
import { createFindSlips } from './find-slips.ts'
import { slipPositions } from './slip-positions.ts'

test('each slip of an operation has one position', async () => {
  for (const operation of operations) {
    const ids = (await loadSlips(operation)).map(({ id }) => id)
    expect(slipPositions[operation].toSorted(), operation).toEqual(ids.toSorted())
    expect(new Set(ids).size, operation).toBe(ids.length)
  }
})

test('no slip changes its position: stored rounds would name another one', () => {
  const kept: Readonly<Record<Operation, readonly SlipId[]>> = {
    addition: [
      'carry-dropped',
      'carry-in-full',
      'carry-reversed',
      'aligned-left',
      'place-ignored',
      'digits-added',
      'digits-reversed',
      'point-separates',
      'aligned-right',
      'added-subtracted',
      'count-start-add',
      'ten-off-add',
    ],
    subtraction: [
      'copies-down',
      'smaller-from-larger',
      'not-paid-back',
      'zero-minus-n',
      'borrow-from-zero',
      'ten-kept-at-zero',
      'place-ignored',
      'subtracted-added',
      'count-start-sub',
    ],
    multiplication: [
      'carry-dropped-times',
      'carry-first',
      'carry-in-full-times',
      'one-digit-only',
      'zeros-off',
      'parts-missing',
      'row-not-shifted',
      'zero-appended',
      'whole-part-only',
      'point-off',
      'times-zero',
      'times-one',
      'times-added',
      'next-fact',
    ],
    division: [
      'remainder-left-out',
      'remainder-too-big',
      'remainder-to-next',
      'boxes-swapped',
      'zero-left-out',
      'rest-dropped',
      'digit-by-digit',
      'larger-by-smaller',
      'division-shrinks',
      'point-off',
      'divided-subtracted',
      'next-fact-div',
    ],
    bedmas: ['left-to-right', 'adds-first', 'brackets-ignored', 'a-before-s', 'm-before-d'],
    timestable: ['times-zero', 'times-one', 'times-added', 'next-fact'],
    length: [
      'end-read',
      'marks-counted',
      'area-given',
      'two-sides',
      'side-count',
      'hidden-left-out',
      'factor-off',
      'wrong-operation',
      'joined',
      'units-mixed',
      'side-left-out',
    ],
    numberphase1: [
      'wrong-way',
      'step-of-one',
      'teen-ty',
      'digits-reversed',
      'zero-lost',
      'as-heard',
      'blocks-as-ones',
      'whole-for-part',
      'parts-added',
      'order-turned',
      'decade-slip',
      'one-off',
    ],
  }
  for (const operation of operations)
    expect(slipPositions[operation].slice(0, kept[operation].length)).toEqual(kept[operation])
})

const bitsOf = (operation: Operation, ids: readonly SlipId[]) =>
  [...new Set(ids)].reduce((bits, id) => bits + 2 ** slipPositions[operation].indexOf(id), 0)

describe.each(operations)('the slips of %s', (operation) => {
  it('one pass finds the slips that a question can show and those that explain an answer', async () => {
    const slips = await loadSlips(operation)
    for (const level of await loadLevels(operation)) {
      const find = createFindSlips(operation, level.id, slips)
      for (const question of dealFrom(level, 30, 'find')) {
        const made = slipAnswers(slips, level, question)
        const could = bitsOf(
          operation,
          made.map(({ id }) => id),
        )
        expect(find(question, null)).toEqual({ could, shown: 0 })
        const answers = made.flatMap(({ answer }) => {
          const expects = expecting(question.expects, answer)
          return expects ? [rightAnswer({ ...question, expects }, enNZ)] : []
        })
        for (const answer of [...answers, { kind: 'number', number: ' 123454321' } as const]) {
          const shown = bitsOf(
            operation,
            slipsOf(slips, level, question, answer).map(({ id }) => id),
          )
          expect(find(question, answer), `${level.id} ${enNZ.text(question)}`).toEqual({ could, shown })
        }
      }
    }
  })
})
