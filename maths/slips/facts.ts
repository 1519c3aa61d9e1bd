/** Slips of the multiplication facts, in Multiplication 1.1 to 1.6 and in every times table. */
import type { LevelId, Operation } from '../curriculum.ts'
import { operate } from '../solve/operands.ts'
import type { Phrase } from '../solve/phrases/phrase.ts'
import { pairOf } from './numbers.ts'
import type { Slip, Slips } from './slip.ts'

type FactSlip = Omit<Slip, 'levels'>

const zero: FactSlip = {
  id: 'times-zero',
  answers(question) {
    const [a, b] = pairOf(question)
    return a === 0 || b === 0 ? [a + b] : []
  },
  hint(question) {
    const [a, b] = pairOf(question)
    return a === 0 ? { kind: 'noBags', size: b } : { kind: 'emptyBags', bags: a }
  },
}

const one: FactSlip = {
  id: 'times-one',
  answers(question) {
    const [a, b] = pairOf(question)
    return a * b > 0 && (a === 1 || b === 1) ? [a * b + 1] : []
  },
  hint(question) {
    const [a, b] = pairOf(question)
    return a === 1 ? { kind: 'groupOf', size: b } : { kind: 'bagsOfOne', bags: a }
  },
}

const added: FactSlip = {
  id: 'times-added',
  answers(question) {
    const [a, b] = pairOf(question)
    return Math.min(a, b) > 1 ? [a + b] : []
  },
  hint(question) {
    const [groups, size] = pairOf(question)
    // Nobody thinks of 23 groups of 3.
    return groups > 12 ? { kind: 'timesNotMore', number: groups, times: size } : { kind: 'timesMeans', groups, size }
  },
}

const nextFact: FactSlip = {
  id: 'next-fact',
  answers(question) {
    const [a, b] = pairOf(question)
    return [a * b + b, a * b - b, a * b + a, a * b - a]
  },
  hint(question, wrong) {
    const [groups, size] = pairOf(question)
    // Groups that are added one after the other need no fact of a table.
    if (question.ask.kind === 'repeatedAddition') return groupsLeft(groups, size)
    const product = Number(wrong)
    const isGroupOff = Math.abs(product - groups * size) === size
    const given = isGroupOff ? { groups: product / size, size } : { groups, size: product / groups }
    return { kind: 'givenFact', product, given, needed: { groups, size } }
  },
}

/** Asks how many groups are left after the first two. */
export function groupsLeft(groups: number, size: number): Phrase {
  if (groups === 2) return { kind: 'oneGroupMore', size }
  return { kind: 'moreThanFact', sides: [operate(size, '+', size), 2 * size], more: groups - 2, size }
}

/** The levels whose questions have the factors that a slip needs. */
interface FactLevels<O extends Operation> {
  readonly zero: readonly LevelId<O>[]
  readonly one: readonly LevelId<O>[]
  readonly larger: readonly LevelId<O>[]
  readonly all: readonly LevelId<O>[]
}

export function factSlips<O extends Operation>(levels: FactLevels<O>): Slips<O> {
  return [
    { ...zero, levels: levels.zero },
    { ...one, levels: levels.one },
    { ...added, levels: levels.larger },
    { ...nextFact, levels: levels.all },
  ]
}
