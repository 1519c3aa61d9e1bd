/**
 * Lengths in two units, told in one: first change the unit, then add. This is Length 3.3
 * (docs/product/curriculum.md, "Length").
 */
import type { Length, Unit } from '../../ask.ts'
import { decimalValue, writeDecimal } from '../../decimal.ts'
import { type Drawing, expressionDrawing } from '../../drawing.ts'
import type { Dealer } from '../../level.ts'
import type { Question } from '../../question.ts'
import type { Random } from '../../random.ts'
import { integerOther } from '../except.ts'
import { askFor } from './ask.ts'
import { rectangleCorners, regularShape, regularShapes } from './polygons.ts'
import { inBothUnits, mixedLength, mixedLengths, most, type Pair, pairs } from './units.ts'

/** Most decimal places of any number shown or expected. */
const decimals = 2

/** Each way of asking with each pair of units it suits: a side of over 1 km would make more than 2000 m all round. */
const ways = [total, rectangle, regular].flatMap((ask) =>
  pairs.filter(({ large }) => ask !== regular || large !== 'km').map((pair) => ({ ask, pair })),
)

export function twoSteps(): Dealer {
  return {
    deal(random, [before = -1]) {
      // Another way than before each time, so no question repeats the one before it.
      const way = integerOther(random, 0, ways.length - 1, before)
      const { ask, pair } = ways[way]!
      return { question: ask(random, pair), memory: [way] }
    },
    answer: { maxLength: Math.max(String(most).length, writeDecimal(most - 1, decimals).length), point: true },
  }
}

/** Metres stand in tens beside kilometres, so that two places are enough. */
function finest({ places }: Pair): number {
  return 10 ** Math.max(0, places - decimals)
}

/** "1.2 m + 45 cm = ? cm" */
function total(random: Random, pair: Pair): Question {
  const step = finest(pair)
  const least = 10 ** (pair.places - 1) / step
  const sum = random.integer(least + 1, most / step)
  const first = random.integer(least, sum - 1)
  const inLarge = lengthIn(pair.large, first * step, pair)
  const inSmall = lengthIn(pair.small, (sum - first) * step, pair)
  const lengths = random.integer(0, 1) === 0 ? [inLarge, inSmall] : [inSmall, inLarge]
  const unit = random.integer(0, 1) === 0 ? pair.small : pair.large
  return askFor(
    { kind: 'addLengths', lengths, to: unit },
    expressionDrawing,
    writeNumber(sum * step, unit, pair),
    decimals,
    unit,
  )
}

/** Up to three times as long as wide, or its shorter sides would be too short to be marked. */
function rectangle(random: Random, pair: Pair): Question {
  const step = finest(pair)
  const half = most / 2 / step
  const short = random.integer(10, half / 2 - 10)
  const long = random.integer(short + 1, Math.min(3 * short, half - short))
  const [width, height] = random.integer(0, 1) === 0 ? [long, short] : [short, long]
  const [unitAcross, unitDown] = random.integer(0, 1) === 0 ? [pair.large, pair.small] : [pair.small, pair.large]
  const across = lengthIn(unitAcross, width * step, pair)
  const down = lengthIn(unitDown, height * step, pair)
  const corners = rectangleCorners(width * step, height * step)
  const sides = [across, down, across, down]
  return askRound({ kind: 'shape', name: 'rectangle', corners, sides }, 2 * (long + short) * step, random, pair)
}

/** A side of "1 m 20 cm", all sides being equal. */
function regular(random: Random, pair: Pair): Question {
  const polygon = regularShapes[random.integer(0, regularShapes.length - 1)]!
  const count = polygon.corners.length
  const longest = Math.floor(most / count)
  const side = mixedLength(pair.places, random.integer(0, mixedLengths(pair.places, longest) - 1))
  const shape = regularShape(polygon, random.integer(0, count - 1), inBothUnits(side, pair))
  return askRound({ kind: 'shape', ...shape }, count * side, random, pair)
}

function askRound(drawn: Drawing, perimeter: number, random: Random, pair: Pair): Question {
  const unit = random.integer(0, 1) === 0 ? pair.small : pair.large
  return askFor({ kind: 'perimeter', to: unit }, drawn, writeNumber(perimeter, unit, pair), decimals, unit)
}

/** @param length in the smaller unit of the pair */
function writeNumber(length: number, unit: Unit, { large, places }: Pair): string {
  return unit === large ? writeDecimal(length, places) : String(length)
}

/** @param length in the smaller unit of the pair */
function lengthIn(unit: Unit, length: number, { large, places }: Pair): Length {
  return [{ value: unit === large ? decimalValue(length, places) : length, unit }]
}
