/**
 * The questions of Length 3.3, where lengths in two units are converted to one and then added
 * (docs/product/curriculum.md, "Length").
 */

import type { Dealer } from '../../../dealer.ts'
import { decimalValue, writeDecimal } from '../../../decimal.ts'
import { type Drawing, expressionDrawing } from '../../../drawing.ts'
import type { Length, UnitOf } from '../../../quantity.ts'
import type { Question } from '../../../question.ts'
import { integerOther, type Random } from '../../../random.ts'
import { patternOfTwoSteps } from '../pattern.ts'
import { askFor } from './ask.ts'
import { type Pair, pairs } from './pairs.ts'
import { rectangleCorners, regularShape, regularShapes } from './polygons.ts'
import { inBothUnits, mixedLength, mixedLengths, most } from './units.ts'

/** The most decimal places of any number that is shown or expected. */
const decimals = 2

/** Each question type with its pairs of units. With a side of over 1 km, a perimeter would be more than 2000 m. */
const variants = [total, rectangle, regular].flatMap((ask) =>
  pairs.filter(({ large }) => ask !== regular || large !== 'km').map((pair) => ({ ask, pair })),
)

export function twoSteps(): Dealer {
  return {
    deal(random, [before = -1]) {
      // The variant differs from the one before, so no question repeats the one before it.
      const variant = integerOther(random, 0, variants.length - 1, before)
      const { ask, pair } = variants[variant]!
      return { question: ask(random, pair), memory: [variant] }
    },
    answer: { maxLength: Math.max(String(most).length, writeDecimal(most - 1, decimals).length), point: true },
    patternOf: patternOfTwoSteps,
  }
}

/** Returns the step between lengths in the smaller unit. With kilometres it is 10 m, so that two places are enough. */
function stepOf({ places }: Pair): number {
  return 10 ** Math.max(0, places - decimals)
}

/** "1.2 m + 45 cm = ? cm" */
function total(random: Random, pair: Pair): Question {
  const step = stepOf(pair)
  const least = 10 ** (pair.places - 1) / step
  const sum = random.integer(least + 1, most / step)
  const first = random.integer(least, sum - 1)
  const inLarge = lengthIn(pair.large, first * step, pair)
  const inSmall = lengthIn(pair.small, (sum - first) * step, pair)
  const quantities = random.integer(0, 1) === 0 ? [inLarge, inSmall] : [inSmall, inLarge]
  const unit = random.integer(0, 1) === 0 ? pair.small : pair.large
  return askFor(
    { kind: 'addQuantities', quantities, to: unit },
    expressionDrawing,
    writeNumber(sum * step, unit, pair),
    decimals,
    unit,
  )
}

/** The longer side is at most three times the shorter one, which would otherwise be too short for its label. */
function rectangle(random: Random, pair: Pair): Question {
  const step = stepOf(pair)
  const half = most / 2 / step
  const short = random.integer(10, half / 2 - 10)
  const long = random.integer(short + 1, Math.min(3 * short, half - short))
  const [width, height] = random.integer(0, 1) === 0 ? [long, short] : [short, long]
  const [unitAcross, unitDown] = random.integer(0, 1) === 0 ? [pair.large, pair.small] : [pair.small, pair.large]
  const across = lengthIn(unitAcross, width * step, pair)
  const down = lengthIn(unitDown, height * step, pair)
  const corners = rectangleCorners(width * step, height * step)
  const sides = [across, down, across, down]
  return askPerimeterIn({ kind: 'shape', name: 'rectangle', corners, sides }, 2 * (long + short) * step, random, pair)
}

/** All sides are equal and one is marked, such as "1 m 20 cm". */
function regular(random: Random, pair: Pair): Question {
  const polygon = regularShapes[random.integer(0, regularShapes.length - 1)]!
  const count = polygon.corners.length
  const longest = Math.floor(most / count)
  const side = mixedLength(pair.places, random.integer(0, mixedLengths(pair.places, longest) - 1))
  const shape = regularShape(polygon, random.integer(0, count - 1), inBothUnits(side, pair))
  return askPerimeterIn({ kind: 'shape', ...shape }, count * side, random, pair)
}

function askPerimeterIn(drawn: Drawing, perimeter: number, random: Random, pair: Pair): Question {
  const unit = random.integer(0, 1) === 0 ? pair.small : pair.large
  return askFor({ kind: 'perimeter', to: unit }, drawn, writeNumber(perimeter, unit, pair), decimals, unit)
}

/** @param length in the smaller unit of the pair */
function writeNumber(length: number, unit: UnitOf<'length'>, { large, places }: Pair): string {
  return unit === large ? writeDecimal(length, places) : String(length)
}

/** @param length in the smaller unit of the pair */
function lengthIn(unit: UnitOf<'length'>, length: number, { large, places }: Pair): Length {
  return [{ value: unit === large ? decimalValue(length, places) : length, unit }]
}
