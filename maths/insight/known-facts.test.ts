import { expect, test } from 'vitest'
import { levelsOf } from '../catalogue.ts'
import { loadLevel } from '../load.ts'
import { operandsOf } from '../operands.ts'
import { randomFrom } from '../random.ts'
import { type FirstAnswer, withEntry } from './entry.ts'
import { isAskedInTable } from './fact-levels.ts'
import { type FactRound, highestFactor } from './facts.ts'
import { knownFacts } from './known-facts.ts'

type Asked = readonly [first: FirstAnswer, a: number, b: number]

/** A round with these first answers. */
function roundOf(madeAt: number, ...asked: Asked[]): FactRound {
  const entries = asked.reduce(
    (text, [first, a, b]) => withEntry(text, { first, could: 0, shown: 0, fact: { numbers: [a, b], tenths: 40 } }, 60),
    '',
  )
  return { studentId: 'mia', operation: 'timestable', madeAt, entries }
}

const numbers = Array.from({ length: highestFactor + 1 }, (_, number) => number)
const wholeTable = (table: number): Asked[] =>
  numbers.filter((number) => isAskedInTable(table, number)).map((number) => ['right', table, number])

test('nothing is known of 87 facts before the first answer, and no table is begun', () => {
  const { known, of, tables, next } = knownFacts([])
  expect({ known, of, next }).toEqual({ known: 0, of: 87, next: null })
  expect(tables.map((table) => table.of)).toEqual([10, 10, 8, 8, 8, 8, 8, 8, 8, 8, 11, 11, 11])
})

test('either order makes a fact known, once', () => {
  expect(knownFacts([roundOf(1, ['right', 7, 8])]).known).toBe(1)
  const { known, tables } = knownFacts([roundOf(1, ['right', 7, 8], ['right', 8, 7])])
  expect(known).toBe(1)
  expect([tables[7], tables[8]]).toEqual([
    { known: 1, of: 8 },
    { known: 1, of: 8 },
  ])
})

test('a fact that is shaky in one order is known by the other one', () => {
  expect(knownFacts([roundOf(1, ['wrong', 7, 8])]).known).toBe(0)
  expect(knownFacts([roundOf(1, ['wrong', 7, 8], ['right', 8, 7])]).known).toBe(1)
})

test('a missed fact is known again after five right tries', () => {
  const missed = roundOf(1, ['wrong', 7, 8])
  const right = (many: number) => roundOf(2, ...Array.from({ length: many }, (): Asked => ['right', 7, 8]))
  expect([4, 5].map((many) => knownFacts([missed, right(many)]).known)).toEqual([0, 1])
})

test('every fact of every table is known after all tables, but for two that only Multiplication asks', () => {
  const { known, of, tables, next } = knownFacts(numbers.map((table) => roundOf(1, ...wholeTable(table))))
  expect(tables.every((table) => table.known === table.of)).toBe(true)
  expect([of - known, next]).toEqual([2, null])
})

test('the next table lacks the fewest facts of those that are begun, and is the lower one of two', () => {
  const begun = (table: number, many: number) => roundOf(1, ...wholeTable(table).slice(-many))
  expect(knownFacts([begun(4, 2), begun(7, 3)]).next).toBe(7)
  expect(knownFacts([roundOf(1, ['right', 6, 6], ['right', 7, 7])]).next).toBe(6)
  expect(knownFacts([begun(5, 8)]).tables[5]).toEqual({ known: 8, of: 8 })
})

test('a table that has its medal is not the next one, also while some of its facts are not known', () => {
  const begun = (table: number, many: number) => roundOf(1, ...wholeTable(table).slice(-many))
  const all = levelsOf('timestable').map(({ operation, id }) => ({ operation, levelId: id }))
  expect(knownFacts([begun(4, 2), begun(7, 3)], all.slice(7, 8)).next).toBe(4)
  expect(knownFacts([begun(4, 2), begun(7, 3)], all).next).toBeNull()
})

test('tables 0 and 1 are next only if no other table is begun or left', () => {
  const known = (...tables: number[]) => tables.map((table) => roundOf(1, ...wholeTable(table)))
  const half = (table: number) => roundOf(1, ...wholeTable(table).slice(5))
  expect(knownFacts([half(0), roundOf(1, ['right', 7, 8])]).next).toBe(7)
  expect(knownFacts([half(0), half(1)]).next).toBe(2)
  expect(knownFacts([half(0), ...known(...numbers.slice(1))]).next).toBe(0)
})

test('the facts of a table are the questions that its level deals', async () => {
  for (const [table, { id }] of levelsOf('timestable').entries()) {
    const playable = await loadLevel('timestable', id)
    const random = randomFrom([1, 2, 3, 4])
    const dealt = new Set<number>()
    let memory: readonly number[] = []
    for (let i = 0; i < 1000; i++) {
      const { question, memory: after } = playable!.dealer.deal(random, memory)
      memory = after
      const [first, second] = operandsOf(question)
      expect(first).toBe(table)
      dealt.add(second!)
    }
    expect([...dealt].sort((a, b) => a - b)).toEqual(numbers.filter((number) => isAskedInTable(table, number)))
  }
})
