/** A length in another unit: how many small units make one large unit, then × or ÷ (Length 2.6 to 2.8). */
import type { Quantity } from '../../../quantity.ts'
import type { Question } from '../../../question.ts'
import { chart } from '../../../solve/drawings/chart.ts'
import type { Hop } from '../../../solve/drawings/hop.ts'
import { asksNumber, asksValue, calculate, operate, placesOf } from '../../../solve/operands.ts'
import type { Phrase } from '../../../solve/phrases/phrase.ts'
import type { Says, Step, Worked } from '../../../solve/solution.ts'
import { measured, pairOf, type UnitPair, unitHops, unitLines, unitsAround, unitTicks } from './unit-lines.ts'

/** "km is short for kilometre. 1 km is 1000 m." */
export function unitStep(pair: UnitPair): Step {
  const { large, small, size } = pair
  return {
    says: [{ kind: 'shortFor', unit: large }, quantityIs(measured(1, large), measured(size, small))],
    shows: [unitLines(pair, { written: [size], hops: unitHops(pair, 1) })],
  }
}

export function convertUnit({ ask }: Question): Worked {
  if (ask.kind !== 'convert') throw new Error(`a length to convert is needed, not ${ask.kind}`)
  const { value = 0, unit = ask.to } = ask.quantity[0] ?? {}
  const pair = pairOf(unit, ask.to)
  return unit === pair.large ? toSmall(value, pair) : toLarge(value, pair)
}

/** 3.5 m is 300 cm and 50 cm more. */
function toSmall(value: number, pair: UnitPair): Worked {
  const { large, small, size } = pair
  const parts = partsOf(calculate(value, '×', size), pair)
  const { whole, reached, rest, end, hasBoth } = parts
  const restInLarge = calculate(rest, '÷', size)
  const asked = hasBoth ? rest : end
  const sides = hasBoth ? [operate(reached, '+', rest), end] : [operate(value, '×', size), end]
  const looked = { at: end, large: value, small: 'asked' } as const
  return {
    hint: [{ kind: 'moreOrFewer', from: large, to: small, wanted: 'more' }],
    steps: [
      unitStep(pair),
      {
        ...(hasBoth
          ? {
              says: [
                // The first step has said what one large unit is.
                ...(whole === 1 ? [] : [quantityIs(measured(whole, large), measured(reached, small))]),
                { kind: 'nowQuantity', quantity: measured(restInLarge, large), times: size },
              ],
              shows: [
                unitLines(pair, { ...axis(parts, pair), hops: [...unitHops(pair, whole), nextHop(parts)], looked }),
              ],
            }
          : rest > 0
            ? {
                says: [{ kind: 'digitsMove', places: placesMoved(pair), to: 'left' }],
                shows: [moving(value, size, placesMoved(pair))],
              }
            : {
                says: [{ kind: 'hopsOf', quantity: measured(whole, large), hops: whole, hop: measured(size, small) }],
                shows: [unitLines(pair, { written: [size], hops: unitHops(pair, whole, 'next'), looked })],
              }),
        asks: asksValue(operate(hasBoth ? restInLarge : value, '×', size), asked, placesOf(asked)),
      },
      {
        says: [{ kind: 'soQuantityIs', sides, quantity: measured(value, large), is: measured(end, small) }],
        shows: [wholeLength(parts, pair)],
      },
    ],
  }
}

const quantityIs = (quantity: Quantity, is: Quantity): Phrase => ({ kind: 'quantityIs', quantity, is })

/** 350 cm is 3 m and 50 cm more. */
function toLarge(value: number, pair: UnitPair): Worked {
  const { large, small, size } = pair
  const parts = partsOf(value, pair)
  const { whole, reached, rest, hasBoth } = parts
  const end = calculate(value, '÷', size)
  const part = calculate(rest, '÷', size)
  const wholes: Step[] =
    hasBoth && whole > 1
      ? [
          {
            says: [{ kind: 'quantityMakes', quantity: measured(reached, small), makes: measured(whole, large) }],
            shows: [
              unitLines(pair, {
                ...axis(parts, pair),
                hops: unitHops(pair, whole),
                looked: { at: reached, large: whole, small: reached },
              }),
            ],
          },
        ]
      : []
  const sides = hasBoth ? [operate(whole, '+', part), end] : [operate(value, '÷', size), end]
  // Where nothing came before, the digits are those of the question.
  const now: Says = hasBoth ? [{ kind: 'nowQuantity', quantity: measured(rest, small) }] : []
  return {
    hint: [{ kind: 'moreOrFewer', from: small, to: large, wanted: 'fewer' }],
    steps: [
      unitStep(pair),
      ...wholes,
      rest > 0
        ? {
            says: [...now, { kind: 'digitsMove', places: placesMoved(pair), to: 'right' }],
            shows: [moving(rest, 1 / size, -placesMoved(pair))],
            asks: asksValue(operate(rest, '÷', size), part, placesOf(part)),
          }
        : {
            says: [{ kind: 'howManyFit', size, into: value }],
            // One hop alone, because all of them would count the answer out.
            shows: [
              unitLines(pair, {
                written: [size],
                hops: unitHops(pair, 1),
                looked: { at: value, large: 'asked', small: value },
              }),
            ],
            asks: asksNumber({ kind: 'fits', size, into: value }, whole),
          },
      {
        says: [{ kind: 'soQuantityIs', sides, quantity: measured(value, small), is: measured(end, large) }],
        shows: [wholeLength(parts, pair)],
      },
    ],
  }
}

/** A length in small units, with the large units in it. */
interface Parts {
  readonly end: number
  /** The whole large units, and the same in small ones. */
  readonly whole: number
  readonly reached: number
  /** The small units beyond them. */
  readonly rest: number
  readonly hasBoth: boolean
}

function partsOf(end: number, { size }: UnitPair): Parts {
  const whole = Math.floor(end / size)
  const reached = whole * size
  const rest = calculate(end, '−', reached)
  return { end, whole, reached, rest, hasBoth: whole > 0 && rest > 0 }
}

/** Returns the written ticks and the end of lines that reach the next whole unit. */
function axis({ end, reached }: Parts, pair: UnitPair) {
  const units = unitsAround(end, pair)
  return { written: [...unitTicks(pair, units), ...(reached > 0 ? [reached] : [])], end: units * pair.size }
}

/** Returns the dotted hop from the whole units to the end. The child finds its length. */
const nextHop = ({ reached, end }: Parts): Hop => ({ from: reached, to: end, state: 'next', label: null })

/** Returns the lines with all hops and both numbers at the end. */
function wholeLength(parts: Parts, pair: UnitPair) {
  const { end, whole, reached, rest } = parts
  return unitLines(pair, {
    ...axis(parts, pair),
    hops: [
      ...unitHops(pair, whole),
      ...(rest > 0 ? [{ from: reached, to: end, state: 'done', label: rest } as const] : []),
    ],
    looked: { at: end, large: calculate(end, '÷', pair.size), small: end },
  })
}

/** Returns the places by which each digit moves: 2 for metres and centimetres. */
export function placesMoved({ size }: UnitPair): number {
  return Math.round(Math.log10(size))
}

/** Returns the digits of a number on their way to the left, or to the right for a negative number of places. */
function moving(number: number, times: number, moved: number) {
  const end = calculate(number, '×', times)
  const digits = (value: number) => String(Math.floor(value)).length - 1
  return chart([number, null], {
    highest: Math.max(digits(number), digits(end)),
    lowest: 0 - Math.max(placesOf(number), placesOf(end)),
    moved,
  })
}
