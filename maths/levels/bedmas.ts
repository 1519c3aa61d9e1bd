/** The questions of the four levels of BEDMAS (docs/product/curriculum.md, "BEDMAS"). */
import { writeDecimal } from '../decimal.ts'
import type { Dealer, Dealers, Dealt, Memory } from '../level.ts'
import { leavesOf } from '../operands.ts'
import type { Random } from '../random.ts'
import { type Drawn, drawExpression } from './bedmas/draw.ts'
import { fallbacksByLevel } from './bedmas/fallbacks.ts'
import { decimalNumbers, type Numbers, wholeNumbers } from './bedmas/numbers.ts'
import { dividesByBrackets, room, type Shape, shapesOf } from './bedmas/shape.ts'
import { calculation } from './calculation.ts'

const triesBeforeFallback = 30
const largestResult = 10_000

/** Where the memory holds the place of the fallback dealt last, behind the numbers of the question before. */
const fallbackIn = 5

interface Expressions {
  readonly id: string
  readonly kit: Numbers
  /** How many numbers: the fewer, in so many of ten questions, or the more. */
  readonly fewer: number
  readonly fewerOfTen: number
  readonly more: number
  /** In so many of eight questions. */
  readonly bracketsOfEight: number
  readonly dividesByBrackets: boolean
  /** The number of characters of the longest answer. */
  readonly maxLength: number
}

const threeOrFour = { fewer: 3, fewerOfTen: 3, more: 4 }
const fourOrFive = { fewer: 4, fewerOfTen: 5, more: 5 }

/** By level id. */
export const bedmas: Dealers<'bedmas'> = {
  '1.1': expressions({
    ...threeOrFour,
    id: '1.1',
    kit: wholeNumbers([1, 9], [1, 9]),
    bracketsOfEight: 3,
    dividesByBrackets: true,
    maxLength: String((9 + 9) * 9 * 9).length,
  }),
  '1.2': expressions({
    ...threeOrFour,
    id: '1.2',
    kit: wholeNumbers([1, 99], [1, 99]),
    bracketsOfEight: 0,
    dividesByBrackets: false,
    maxLength: String(largestResult).length,
  }),
  '1.3': expressions({
    ...fourOrFive,
    id: '1.3',
    kit: wholeNumbers([10, 99], [1, 9]),
    bracketsOfEight: 3,
    dividesByBrackets: false,
    maxLength: String(largestResult).length,
  }),
  '1.4': expressions({
    ...fourOrFive,
    id: '1.4',
    kit: decimalNumbers(),
    bracketsOfEight: 3,
    dividesByBrackets: false,
    maxLength: writeDecimal(largestResult * 100 - 1, 2).length,
  }),
}

function expressions(level: Expressions): Dealer {
  const { id, kit, fewer, fewerOfTen, more, bracketsOfEight } = level
  const shapes = (count: number, bracketed: boolean) =>
    shapesOf(count, bracketed).filter((shape) => level.dividesByBrackets || !dividesByBrackets(shape))
  const [fewerPlain, morePlain] = [shapes(fewer, false), shapes(more, false)]
  const [fewerBracketed, moreBracketed] = bracketsOfEight > 0 ? [shapes(fewer, true), shapes(more, true)] : [[], []]
  const fallbacks = fallbacksByLevel[id]!.map((fallback): Drawn => {
    const leaves = leavesOf(fallback.expression)
    const numbers = room().map((none, i) => (leaves[i] ?? none) * kit.unit)
    return { ...fallback, numbers }
  })

  /** How many numbers and whether in brackets is drawn once for all tries: no kind of expression is rarer for being harder to draw. */
  const drawShapes = (random: Random): readonly Shape[] => {
    const isFewer = random.integer(1, 10) <= fewerOfTen
    const bracketed = bracketsOfEight > 0 && random.integer(1, 8) <= bracketsOfEight
    if (bracketed) return isFewer ? fewerBracketed : moreBracketed
    return isFewer ? fewerPlain : morePlain
  }
  const dealt = ({ expression, answer, numbers }: Drawn, lastFallback: number): Dealt => ({
    question: calculation(expression, answer, kit.places, 'near'),
    memory: [...numbers, lastFallback],
  })
  return {
    deal(random, memory) {
      const among = drawShapes(random)
      for (let tries = 0; tries < triesBeforeFallback; tries++) {
        const drawn = drawExpression(random, among[random.integer(0, among.length - 1)]!, kit)
        if (drawn && !isBefore(drawn, memory)) return dealt(drawn, memory[fallbackIn] ?? -1)
      }
      const at = drawFallback(random, fallbacks, memory)
      return dealt(fallbacks[at]!, at)
    },
    answer: { maxLength: level.maxLength, point: kit.places > 0 },
  }
}

/** The place of a fallback that is neither the one dealt last nor the question before. */
export function drawFallback(random: Random, fallbacks: readonly Drawn[], memory: Memory): number {
  const others = [...fallbacks.keys()].filter((at) => at !== memory[fallbackIn] && !isBefore(fallbacks[at]!, memory))
  return others[random.integer(0, others.length - 1)]!
}

/** Whether an expression has the numbers of the one before it, whatever its signs: the memory holds those. */
function isBefore({ numbers }: Drawn, memory: Memory): boolean {
  for (let i = 0; i < numbers.length; i++) if (numbers[i] !== memory[i]) return false
  return true
}
