import { expect, it } from 'vitest'
import { areaByOperation, loadLevels, type Operation, operations, randomFrom, seedFrom } from '#maths'
import { type Kinds, kindOf } from '../answer-kinds.ts'
import { numberKind } from '../questions/number-question.tsx'
import { lengthKinds } from './length-sheet.tsx'
import { numberKinds } from './number-sheet.tsx'
import { writtenKinds } from './written-sheet.tsx'

/** The answer kinds of each area's sheet. The sheet of Times Table takes numbers and has no table. */
const kindsByArea = {
  numberstructure: numberKinds,
  timestable: { number: numberKind },
  fouroperations: writtenKinds,
  measurement: lengthKinds,
} satisfies Record<string, Kinds>

it.each(operations)(
  'the sheet of %s takes every kind of answer that its levels expect',
  async (operation: Operation) => {
    for (const { id, dealer } of await loadLevels(operation)) {
      const random = randomFrom(seedFrom(`sheet ${operation} ${id}`))
      let memory: readonly number[] = []
      for (let dealt = 0; dealt < 40; dealt++) {
        const { question, memory: next } = dealer.deal(random, memory)
        memory = next
        expect(kindOf(kindsByArea[areaByOperation[operation]], question.expects.kind)).toHaveProperty('View')
      }
    }
  },
)
