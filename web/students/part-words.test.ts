import { expect, it } from 'vitest'
import { partsInWords, type TitledPart } from './part-words.ts'

it('the parts of a task or a worksheet are its levels by operation, and then its sets', () => {
  const parts: TitledPart[] = [
    { kind: 'set', set: { teacher: 'hana', id: 'Kūmara', version: 1 }, title: 'Kūmara' },
    { kind: 'level', operation: 'subtraction', levelId: '2.2' },
    { kind: 'level', operation: 'addition', levelId: '2.2' },
    { kind: 'level', operation: 'addition', levelId: '2.5' },
  ]
  expect(partsInWords(parts)).toEqual(['Addition 2.2 and 2.5', 'Subtraction 2.2', 'Kūmara'])
})
