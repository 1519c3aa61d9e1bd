import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { currentRules, seedFrom } from '#maths'

/** Returns the first 128 bits of Node's SHA-256 of a text in UTF-16, high byte first. */
function expectedSeed(text: string): number[] {
  const digest = createHash('sha256').update(Buffer.from(text, 'utf16le').swap16()).digest()
  return [0, 4, 8, 12].map((at) => digest.readInt32BE(at))
}

it('the seed of a text of any length up to five blocks is 128 bits of its SHA-256', () => {
  const text = 'Māia 🌳 '.repeat(20)
  for (let length = 0; length <= text.length; length++)
    expect(seedFrom(text.slice(0, length))).toEqual(expectedSeed(text.slice(0, length)))
})

it('the seed of any text is 128 bits of its SHA-256', () => {
  const texts = fc.string({ unit: 'binary', maxLength: 100 })
  fc.assert(
    fc.property(texts, (text) => {
      expect(seedFrom(text)).toEqual(expectedSeed(text))
    }),
  )
})

it('the seed of a round is 128 bits of the SHA-256 of its account and its id', () => {
  expect(currentRules.seedOf('mia', 'round')).toEqual(expectedSeed('mia round'))
})
