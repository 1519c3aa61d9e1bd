import { expect, test } from 'vitest'
import { refOfKey } from './kinds.ts'
import { setKey } from './set-ref.ts'

const set = { teacher: 'a'.repeat(32), id: '10000000-0000-4000-8000-000000000000', version: 2, leftOut: [0, 3] }

test('the key of a round of a level or a set names its ref', () => {
  expect(refOfKey(['length', '1.1'])).toEqual({ kind: 'level', operation: 'length', levelId: '1.1' })
  expect(refOfKey(setKey({ kind: 'set', set }))).toEqual({ kind: 'set', set })
})

test('the key of an unknown kind and a damaged key name no ref', () => {
  expect(refOfKey(['warmup', '1'])).toBeNull()
  expect(refOfKey(['set', 'damaged'])).toBeNull()
})
