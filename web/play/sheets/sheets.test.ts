import { describe, expect, test } from 'vitest'
import { loadLevels, type Operation, operations, type Question, randomFrom, seedFrom } from '#maths'
import { type OperationRow, operationTable } from '../../routes/operations.ts'
import { type Kinds, kindOf } from '../answer-kinds.ts'
import { noPictures, type Pictures } from '../questions/drawing.tsx'
import { numberKind } from '../questions/number-question.tsx'
import { lengthKinds, lengthPictures } from './length-sheet.tsx'
import { numberKinds, numberPictures } from './number-sheet.tsx'
import { writtenKinds } from './written-sheet.tsx'

/** The answer kinds and the pictures of each sheet. The sheet of Times Table takes numbers and has no table. */
const sheets: Readonly<Record<OperationRow['sheet'], { readonly kinds: Kinds; readonly pictures: Pictures }>> = {
  written: { kinds: writtenKinds, pictures: noPictures },
  times: { kinds: { number: numberKind }, pictures: noPictures },
  length: { kinds: lengthKinds, pictures: lengthPictures },
  number: { kinds: numberKinds, pictures: numberPictures },
}

/** Returns whether the scene of a question has a picture. Texts have none, and choices have theirs on their cards. */
const hasPicture = ({ drawn, expects }: Question) =>
  drawn.kind !== 'nothing' && drawn.kind !== 'expression' && expects.kind !== 'choice'

describe.each(operations)('the sheet of %s', (operation: Operation) => {
  const sheet = sheets[operationTable[operation].sheet]

  test('the sheet takes every kind of answer and draws every picture of its levels', async () => {
    for (const { id, dealer } of await loadLevels(operation)) {
      const random = randomFrom(seedFrom(`sheet ${operation} ${id}`))
      let memory: readonly number[] = []
      for (let dealt = 0; dealt < 40; dealt++) {
        const { question, memory: next } = dealer.deal(random, memory)
        memory = next
        expect(kindOf(sheet.kinds, question.expects.kind)).toHaveProperty('View')
        if (hasPicture(question)) expect(sheet.pictures, id).toHaveProperty(question.drawn.kind)
      }
    }
  })
})
