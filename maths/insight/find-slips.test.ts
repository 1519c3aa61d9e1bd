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

// A changed line would make stored rounds name another slip. A new slip only adds to the end of its line.
test('the slips have the recorded positions', async () => {
  const lines = operations.map((operation) => `${operation}: ${slipPositions[operation].join(' ')}\n`)
  await expect(lines.join('')).toMatchFileSnapshot('slip-positions.txt')
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
