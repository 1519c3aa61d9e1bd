import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Entry, mostSlips, readEntries, withEntry } from './entry.ts'
import { slipPositions } from './slip-positions.ts'

const slips = fc.nat(2 ** mostSlips - 1)
const entry: fc.Arbitrary<Entry> = fc.record({
  first: fc.constantFrom('right', 'wrong', 'timeUp', 'tooQuick'),
  could: slips,
  shown: slips,
  fact: fc.option(
    fc.record({ numbers: fc.tuple(fc.nat(12), fc.nat(12)), tenths: fc.option(fc.nat(4095), { nil: null }) }),
    { nil: null },
  ),
})
const textOf = (entries: readonly Entry[], most: number) =>
  entries.reduce((text, one) => withEntry(text, one, most), '')

test('entries are read as they were written, and the oldest ones are left out', () => {
  fc.assert(
    fc.property(fc.array(entry), fc.integer({ min: 1, max: 60 }), (entries, most) => {
      expect(readEntries(textOf(entries, most))).toEqual(entries.slice(-most))
    }),
  )
})

test('each entry has the same width, in characters that need no escape in JSON', () => {
  fc.assert(
    fc.property(entry, (one) => {
      expect(textOf([one], 20)).toMatch(/^[\w.-]{13}$/)
    }),
  )
})

test('an answer that took longer than an entry can say has the longest time', () => {
  const fact = { numbers: [7, 8], tenths: 36_000 } as const
  const [read] = readEntries(textOf([{ first: 'right', could: 0, shown: 0, fact }], 20))
  expect(read?.fact).toEqual({ numbers: [7, 8], tenths: 4095 })
})

test('an entry has room for the slips of each operation', () => {
  expect(Math.max(...Object.values(slipPositions).map(({ length }) => length))).toBeLessThanOrEqual(mostSlips)
})
