import { expect, test } from 'vitest'
import { levelsOf } from '../catalogue.ts'
import { loadLevel } from '../load.ts'
import { operandsOf } from '../operands.ts'
import { randomFrom } from '../random.ts'
import { currentRules } from '../rules.ts'
import { type FirstAnswer, withEntry } from './entry.ts'
import { factOperations, isFactLevel } from './fact-levels.ts'
import {
  classFactStatus,
  classFacts,
  factStatus,
  highestFactor,
  isAskedFact,
  medianTenths,
  triedFacts,
} from './facts.ts'

const tries = (...tenths: number[]) => tenths.map((one) => ({ isRight: true, tenths: one, madeAt: 1, slip: null }))
const miss = { isRight: false, tenths: 10, madeAt: 1, slip: null }

test('a fact without tries is not tried', () => {
  expect(factStatus([])).toBe('notTried')
})

test('a fact is quick where all of its last tries are right and their median is within three seconds', () => {
  expect(factStatus(tries(10, 20, 30, 90, 90))).toBe('quick')
  expect(factStatus(tries(10, 20, 31, 90, 90))).toBe('right')
  expect(factStatus(tries(28, 32))).toBe('quick')
  expect(factStatus(tries(28, 33))).toBe('right')
})

test('a fact with one miss among its last tries is shaky, however quick the others are', () => {
  expect(factStatus([miss, ...tries(10, 10, 10, 10)])).toBe('shaky')
})

test('an answer on paper has no time: it makes a fact right or shaky, and never quick', () => {
  const onPaper = { isRight: true, tenths: null, madeAt: 1, slip: null }
  expect(factStatus([onPaper, onPaper])).toBe('right')
  expect(medianTenths([onPaper, onPaper])).toBeNull()
  expect(factStatus([onPaper, ...tries(20, 25)])).toBe('quick')
  expect(factStatus([onPaper, ...tries(40)])).toBe('right')
  expect(factStatus([{ ...onPaper, isRight: false }, ...tries(20)])).toBe('shaky')
})

const roundOf = (madeAt: number, ...asked: (readonly [first: FirstAnswer, a: number, b: number])[]) => ({
  studentId: 'mia',
  operation: 'timestable' as const,
  madeAt,
  entries: asked.reduce(
    (text, [first, a, b]) => withEntry(text, { first, could: 0, shown: 0, fact: { numbers: [a, b], tenths: 20 } }, 60),
    '',
  ),
})

test('rounds of the same moment say the same of a fact, in whatever order the database returns them', () => {
  const rounds = [
    roundOf(1, ['wrong', 7, 8]),
    roundOf(1, ['right', 7, 8]),
    roundOf(1, ['right', 7, 8], ['right', 7, 8]),
    roundOf(1, ['right', 7, 8], ['right', 7, 8], ['right', 7, 8]),
  ]
  expect(triedFacts(rounds.toReversed())).toEqual(triedFacts(rounds))
})

test('a miss counts until five tries have followed it, in whatever order the rounds come', () => {
  const missed = roundOf(1, ['wrong', 7, 8])
  const right = (many: number) => roundOf(2, ...Array.from({ length: many }, () => ['right', 7, 8] as const))
  const statusOf = (many: number) => triedFacts([right(many), missed]).map(({ last }) => factStatus(last))
  expect(statusOf(4)).toEqual(['shaky'])
  expect(statusOf(5)).toEqual(['quick'])
})

test('a time-up is a miss, and so is a wrong answer that is too quick', () => {
  for (const first of ['timeUp', 'tooQuick'] as const)
    expect(triedFacts([roundOf(1, [first, 7, 8])]).map(({ last }) => factStatus(last))).toEqual(['shaky'])
})

test('either order of two numbers is a fact of its own', () => {
  const facts = triedFacts([roundOf(1, ['wrong', 7, 8], ['right', 8, 7])])
  expect(facts.map(({ numbers, last }) => [numbers, factStatus(last)])).toEqual([
    [[7, 8], 'shaky'],
    [[8, 7], 'quick'],
  ])
})

test('a square of a class has the status of the middle student from three students on', () => {
  expect(classFactStatus(['shaky', 'shaky'])).toBe('notTried')
  expect(classFactStatus(['quick', 'shaky', 'right'])).toBe('right')
  expect(classFactStatus(['quick', 'quick', 'shaky', 'shaky'])).toBe('shaky')
  expect(classFactStatus(['quick', 'quick', 'quick', 'shaky'])).toBe('quick')
})

test('the asked facts are the questions that the levels deal: 145 of 169', async () => {
  const dealt = new Set<string>()
  const levels = factOperations.flatMap(levelsOf).filter(({ operation, id }) => isFactLevel(operation, id))
  for (const { operation, id } of levels) {
    const playable = await loadLevel(operation, id, currentRules)
    const random = randomFrom([1, 2, 3, 4])
    let memory: readonly number[] = []
    for (let i = 0; i < 1000; i++) {
      const { question, memory: after } = playable!.dealer.deal(random, memory)
      memory = after
      dealt.add(operandsOf(question).join())
    }
  }
  const numbers = Array.from({ length: highestFactor + 1 }, (_, number) => number)
  const asked = numbers.flatMap((a) => numbers.filter((b) => isAskedFact(a, b)).map((b) => `${a},${b}`))
  expect(asked).toHaveLength(145)
  expect([...dealt].sort()).toEqual(asked.sort())
})

test('a fact of a class has the status of the middle student and the number of students with each status', () => {
  const of = (studentId: string, first: FirstAnswer) => ({ ...roundOf(1, [first, 7, 8]), studentId })
  const rounds = [of('mia', 'right'), of('ben', 'right'), of('tui', 'wrong')]
  expect(classFacts(rounds)).toEqual([{ numbers: [7, 8], status: 'quick', quick: 2, right: 0, shaky: 1 }])
  expect(classFacts(rounds.slice(1))).toMatchObject([{ status: 'notTried', quick: 1, shaky: 1 }])
})

test('the facts of a class are in the order of their numbers, in whatever order its rounds come', () => {
  const rounds = [roundOf(1, ['right', 7, 8]), { ...roundOf(1, ['right', 2, 9]), studentId: 'ben' }]
  expect(classFacts(rounds).map(({ numbers }) => numbers)).toEqual([
    [2, 9],
    [7, 8],
  ])
})
