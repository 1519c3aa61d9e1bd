/**
 * A set of own problems, played by a student to whom a task gives it (docs/product/own-problems.md, "Playing a set").
 */
import { byKnownKind } from '../by-kind.ts'
import type { Dealer, Memory } from '../dealer.ts'
import { type PlayedAnswer, type PlayedProblem, questionOf } from '../own/played-problem.ts'
import { mostProblems } from '../own/problem.ts'
import type { Random } from '../random.ts'
import type { Rules } from '../rules.ts'
import type { Playable } from './playable.ts'
import type { SetRef } from './set-ref.ts'

/**
 * Returns the set to play, or null if it has no problem that is not left out, or a kind of answer that only a newer
 * version of the app knows.
 */
export function playableSet(ref: SetRef, problems: readonly PlayedProblem[], rules: Rules): Playable<SetRef> | null {
  const played = problems.flatMap((_, position) => (ref.set.leftOut.includes(position) ? [] : [position]))
  const numbers = played.map((position) => numbersOf(problems[position]!)).filter((one) => one !== null)
  if (played.length === 0 || numbers.length < played.length) return null
  const dealer = dealerOf(problems, played, answerOf(numbers))
  return { ref, target: rules.targetOfSet, timed: false, rules, dealer }
}

/** A bit for each problem needs two whole numbers, because the operators of bits have 32. */
const bitsOfWord = Math.ceil(mostProblems / 2)

/**
 * The positions of the memory. `last` and `row` are those of the last question, and `again` is true after its answer
 * was shown.
 */
interface SetMemory {
  /** The problems that have been dealt since all of them were, as positions. */
  readonly dealt: readonly number[]
  readonly last: number | null
  readonly row: number | null
  readonly again: boolean
}

function readMemory([low = 0, high = 0, last = -1, row = -1, again = 0]: Memory): SetMemory {
  const isDealt = (position: number) => ((position < bitsOfWord ? low : high) & (1 << (position % bitsOfWord))) !== 0
  return {
    dealt: Array.from({ length: mostProblems }, (_, position) => position).filter(isDealt),
    last: last < 0 ? null : last,
    row: row < 0 ? null : row,
    again: again === 1,
  }
}

function writeMemory({ dealt, last, row, again }: SetMemory): Memory {
  const word = (from: number) =>
    dealt.reduce((bits, position) => {
      const bit = position - from
      return bit >= 0 && bit < bitsOfWord ? bits | (1 << bit) : bits
    }, 0)
  return [word(0), word(bitsOfWord), last ?? -1, row ?? -1, again ? 1 : 0]
}

/** Deals each problem once before any comes again. After a shown answer, the same problem comes with another row. */
function dealerOf(problems: readonly PlayedProblem[], played: readonly number[], answer: Dealer['answer']): Dealer {
  return {
    deal(random, memory) {
      const before = readMemory(memory)
      const position = before.again && before.last !== null ? before.last : nextProblem(played, before, random)
      const problem = problems[position]!
      const row = otherThan(position === before.last ? before.row : null, problem.rows.length, random)
      const isRoundOver = played.every((one) => before.dealt.includes(one))
      const dealt = [...(isRoundOver && !before.again ? [] : before.dealt), position]
      return {
        question: questionOf(problem, problem.rows[row]!, random),
        memory: writeMemory({ dealt, last: position, row, again: false }),
      }
    },
    answer,
    patternOf: ({ ask }) => (ask.kind === 'told' ? ask.problem : ''),
    memoryForPattern: (memory) => writeMemory({ ...readMemory(memory), again: true }),
  }
}

/** Returns a problem that was not dealt since all of them were. The last one does not come twice in a row. */
function nextProblem(played: readonly number[], { dealt, last }: SetMemory, random: Random): number {
  const left = played.filter((position) => !dealt.includes(position))
  const from = left.length > 0 ? left : played
  const [first = 0, ...others] = from.length > 1 ? from.filter((position) => position !== last) : from
  return [first, ...others][random.integer(0, others.length)]!
}

/** Returns a number from 0 to `count` − 1 that is not `last`, unless there is no other. */
function otherThan(last: number | null, count: number, random: Random): number {
  if (last === null || count === 1) return random.integer(0, count - 1)
  const drawn = random.integer(0, count - 2)
  return drawn < last ? drawn : drawn + 1
}

interface TypedNumbers {
  readonly right: readonly string[]
  readonly within: readonly string[]
}

/** Returns the numbers that students may type. They decide the size of the box, and its buttons. */
const numbersOf = ({ answer, rows }: PlayedProblem) =>
  byKnownKind<PlayedAnswer, TypedNumbers>(answer, {
    number: ({ within }) => ({ right: rows.map((row) => row.at(-1)!), within: [within] }),
    choice: () => noNumbers,
    order: () => noNumbers,
  })

const noNumbers = { right: [], within: [] }

function answerOf(numbers: readonly TypedNumbers[]): Dealer['answer'] {
  const right = numbers.flatMap((one) => one.right)
  const tolerances = numbers.flatMap(({ within }) => within)
  return {
    maxLength: Math.max(1, ...right.map(({ length }) => length)),
    point: [...right, ...tolerances].some((number) => number.includes('.')),
    minus: right.some((number) => number.startsWith('-')),
  }
}
