/** The questions of the four levels of BEDMAS (docs/product/curriculum.md, "BEDMAS"). */
import type { LevelId } from '../../curriculum.ts'
import type { Dealer, Dealers, Dealt, Memory } from '../../dealer.ts'
import { calculation } from '../../dealing/calculation.ts'
import { writeDecimal } from '../../decimal.ts'
import { leavesOf } from '../../expression.ts'
import type { Random } from '../../random.ts'
import { type Drawn, drawExpression } from './dealers/draw.ts'
import { fallbacksByLevel } from './dealers/fallbacks.ts'
import { decimalNumbers, type Numbers, wholeNumbers } from './dealers/numbers.ts'
import {
  dividesByBrackets,
  type ExpressionShape,
  mostNumbers,
  multipliesByNumbers,
  shapesOf,
  type WrongOrder,
  zeros,
} from './dealers/shape.ts'
import { patternOfExpression } from './pattern.ts'

const triesBeforeFallback = 100
const largestResult = 10_000

/** The number of questions in ten that have brackets, in levels that have some. */
const bracketsOfTen = 3

/** The number of questions in ten whose value from the left is wrong. Brackets are an idea of their own. */
const misleadingOfTen = { plain: 9, bracketed: 5 }

/** The number of the other questions in three that have a × after a ÷, where × first gives a wrong value. */
const dividingOfThree = 2

/** The shapes of which one is drawn, and the wrong order whose value has to be wrong. */
interface Drawable {
  readonly shapes: readonly ExpressionShape[]
  readonly told: WrongOrder
}

interface Expressions {
  readonly id: LevelId<'bedmas'>
  readonly kit: Numbers
  /** The two counts of numbers in an expression. */
  readonly fewer: number
  readonly more: number
  /** The number of questions in ten that have the smaller count of numbers. */
  readonly fewerOfTen: number
  readonly hasBrackets: boolean
  readonly allows: (shape: ExpressionShape) => boolean
  /** The number of characters of the longest answer. */
  readonly maxLength: number
}

const threeOrFour = { fewer: 3, fewerOfTen: 3, more: 4 }
const fourOrFive = { fewer: 4, fewerOfTen: 5, more: 5 }

export const dealers: Dealers<'bedmas'> = {
  '1.1': () =>
    expressions({
      ...threeOrFour,
      id: '1.1',
      kit: wholeNumbers([1, 9], [1, 9]),
      hasBrackets: true,
      allows: () => true,
      maxLength: String((9 + 9) * 9 * 9).length,
    }),
  '1.2': () =>
    expressions({
      ...threeOrFour,
      id: '1.2',
      kit: wholeNumbers([1, 99], [1, 99]),
      hasBrackets: false,
      allows: () => true,
      maxLength: String(largestResult).length,
    }),
  '1.3': () =>
    expressions({
      ...fourOrFive,
      id: '1.3',
      kit: wholeNumbers([10, 99], [1, 9]),
      hasBrackets: true,
      allows: (shape) => !dividesByBrackets(shape),
      maxLength: String(largestResult).length,
    }),
  '1.4': () =>
    expressions({
      ...fourOrFive,
      id: '1.4',
      kit: decimalNumbers(),
      hasBrackets: true,
      allows: (shape) => !dividesByBrackets(shape) && multipliesByNumbers(shape),
      maxLength: writeDecimal(largestResult * 100 - 1, 2).length,
    }),
}

/** Returns the shapes of a level, apart by the wrong order that gives them another value. */
function sortedShapes({ allows }: Expressions, count: number, bracketed: boolean) {
  const shapes = shapesOf(count, bracketed).filter(allows)
  const other = shapes.filter(({ fromLeft }) => fromLeft === null)
  return {
    misleading: shapes.filter(({ fromLeft }) => fromLeft !== null),
    dividing: other.filter(({ timesFirst }) => timesFirst !== null),
    other,
  }
}

function expressions(level: Expressions): Dealer {
  const { id, kit, fewer, fewerOfTen, more } = level
  const plain = { fewer: sortedShapes(level, fewer, false), more: sortedShapes(level, more, false) }
  const bracketed = { fewer: sortedShapes(level, fewer, true), more: sortedShapes(level, more, true) }
  const fallbacks = fallbacksByLevel[id].map((fallback): Drawn => {
    const leaves = leavesOf(fallback.expression)
    const numbers = zeros().map((zero, i) => (leaves[i] ?? zero) * kit.unit)
    return { ...fallback, numbers }
  })

  /**
   * Draws the count of numbers, whether there are brackets, and which wrong order misleads. This is drawn once for all
   * tries, so that no kind of expression is rarer because it fails more often.
   */
  const drawShapes = (random: Random): Drawable => {
    const count = random.integer(1, 10) <= fewerOfTen ? 'fewer' : 'more'
    const hasBrackets = level.hasBrackets && random.integer(1, 10) <= bracketsOfTen
    const misleads = random.integer(1, 10) <= misleadingOfTen[hasBrackets ? 'bracketed' : 'plain']
    const { misleading, dividing, other } = (hasBrackets ? bracketed : plain)[count]
    if (misleads && misleading.length > 0) return { shapes: misleading, told: 'fromLeft' }
    const divides = random.integer(1, 3) <= dividingOfThree && dividing.length > 0
    return divides ? { shapes: dividing, told: 'timesFirst' } : { shapes: other, told: 'fromLeft' }
  }
  const dealt = ({ expression, answer, numbers }: Drawn, lastFallback: number): Dealt => ({
    question: calculation(expression, answer, kit.places, 'near'),
    memory: writeMemory({ numbers, lastFallback }),
  })
  return {
    deal(random, memory) {
      const earlier = readMemory(memory)
      const { shapes, told } = drawShapes(random)
      for (let tries = 0; tries < triesBeforeFallback; tries++) {
        const drawn = drawExpression(random, shapes[random.integer(0, shapes.length - 1)]!, kit, told)
        if (drawn && !hasNumbers(drawn, earlier.numbers)) return dealt(drawn, earlier.lastFallback)
      }
      const fallback = drawFallback(random, fallbacks, earlier)
      return dealt(fallbacks[fallback]!, fallback)
    },
    answer: { maxLength: level.maxLength, point: kit.places > 0 },
    patternOf: patternOfExpression,
  }
}

/** The meaning of a memory. */
export interface Earlier {
  /** The numbers of the question before, padded with 0; empty at the beginning of a round. */
  readonly numbers: readonly number[]
  /** The index of the fallback dealt last, or -1 if none was dealt yet. */
  readonly lastFallback: number
}

function readMemory(memory: Memory): Earlier {
  return { numbers: memory.slice(0, mostNumbers), lastFallback: memory[mostNumbers] ?? -1 }
}

function writeMemory({ numbers, lastFallback }: Earlier): Memory {
  return [...numbers, lastFallback]
}

/** Returns the index of a fallback that is not the one dealt last and has other numbers than the question before. */
export function drawFallback(random: Random, fallbacks: readonly Drawn[], earlier: Earlier): number {
  const others = [...fallbacks.keys()].filter(
    (index) => index !== earlier.lastFallback && !hasNumbers(fallbacks[index]!, earlier.numbers),
  )
  return others[random.integer(0, others.length - 1)]!
}

/** Returns whether an expression has these numbers in this order. Its operators do not matter. */
function hasNumbers(drawn: Drawn, numbers: readonly number[]): boolean {
  for (let i = 0; i < drawn.numbers.length; i++) if (drawn.numbers[i] !== numbers[i]) return false
  return true
}
