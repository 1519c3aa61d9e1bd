import { expect, test } from 'vitest'
import { keyOfRef, refOfKey } from './keys.ts'
import { type PlayableKind, type PlayableRef, playableKinds } from './kinds.ts'

const set = { teacher: 'a'.repeat(32), id: '10000000-0000-4000-8000-000000000000', version: 2, leftOut: [0, 3] }
const refByKind: Readonly<Record<PlayableKind, PlayableRef>> = {
  level: { kind: 'level', operation: 'length', levelId: '1.1' },
  set: { kind: 'set', set },
}

test.each(playableKinds)('the key of a round of a %s names its ref', (kind) => {
  const key = keyOfRef(refByKind[kind])
  expect(key && refOfKey(key)).toEqual(refByKind[kind])
})

test('the key of an unknown kind and a damaged key name no ref', () => {
  expect(refOfKey(['warmup', '1'])).toBeNull()
  expect(refOfKey(['set', 'damaged'])).toBeNull()
})

test('a ref of a kind that only a newer page knows has no key', () => {
  expect(keyOfRef({ kind: 'warmup' } as unknown as PlayableRef)).toBeNull()
})
