/** A length in another unit: how many small units make one large unit, then × or ÷ (Length 2.6 to 2.8). */
import type { Length, Unit } from '../../../ask.ts'
import type { Question } from '../../../question.ts'
import { chart } from '../../drawings/chart.ts'
import type { UnitLines } from '../../drawings/length-drawing.ts'
import { asksNumber, asksValue, calculate, operate, placesOf } from '../../operands.ts'
import type { Says, Step, StepQuestion, Worked } from '../../solution.ts'

const millimetres: Readonly<Record<Unit, number>> = { mm: 1, cm: 10, m: 1000, km: 1_000_000 }

/** A unit with a smaller one. */
export interface UnitPair {
  readonly large: Unit
  readonly small: Unit
  /** The small units that make one large one. */
  readonly size: number
}

export function pairOf(a: Unit, b: Unit): UnitPair {
  const [large, small] = millimetres[a] > millimetres[b] ? [a, b] : [b, a]
  return { large, small, size: millimetres[large] / millimetres[small] }
}

export const measured = (value: number, unit: Unit): Length => [{ value, unit }]

/** "km is short for kilometre. 1 km is 1000 m." */
export function unitStep(pair: UnitPair): Step {
  const { large, small, size } = pair
  return {
    says: [
      { kind: 'shortFor', unit: large },
      { kind: 'lengthIs', length: measured(1, large), is: measured(size, small) },
    ],
    shows: [lines(pair, size, [size], [[0, size]])],
  }
}

/**
 * Returns two lines to a length in the smaller unit.
 *
 * @param written the positions with both numbers, in the smaller unit
 * @param hidden the numbers that are not written at the end, and the start of the dotted hop to it
 */
export function lines(
  { large, small, size }: UnitPair,
  end: number,
  written: readonly number[],
  hops: readonly (readonly [from: number, to: number])[] = [],
  hidden: { readonly unit: 'large' | 'small' | 'both'; readonly from: number } | null = null,
): UnitLines {
  const mark = (at: number) => ({ at, large: calculate(at, '÷', size), small: at })
  const ending = mark(end)
  const asked = hidden
    ? [
        {
          at: end,
          large: hidden.unit === 'small' ? ending.large : null,
          small: hidden.unit === 'large' ? ending.small : null,
        },
      ]
    : []
  return {
    kind: 'unitLines',
    large,
    small,
    end,
    marks: [mark(0), ...written.map(mark), ...asked],
    hops: [
      ...hops.map(([from, to]) => ({ from, to, state: 'done' }) as const),
      ...(hidden ? [{ from: hidden.from, to: end, state: 'next' } as const] : []),
    ],
  }
}

export function convertUnit({ ask }: Question): Worked {
  if (ask.kind !== 'convert') throw new Error(`a length to convert is needed, not ${ask.kind}`)
  const { value = 0, unit = ask.to } = ask.length[0] ?? {}
  const pair = pairOf(unit, ask.to)
  return unit === pair.large ? toSmall(value, pair) : toLarge(value, pair)
}

/** 3.5 m is 300 cm and 50 cm more. */
function toSmall(value: number, pair: UnitPair): Worked {
  const { large, small, size } = pair
  const whole = Math.floor(value)
  const rest = calculate(value, '−', whole)
  const end = calculate(value, '×', size)
  const reached = whole * size
  const both = whole > 0 && rest > 0
  const asked = rest > 0 ? rest : whole
  const from = both ? reached : 0
  const says: Says = both
    ? [
        { kind: 'lengthIs', length: measured(whole, large), is: measured(reached, small) },
        { kind: 'nowLength', length: measured(rest, large) },
      ]
    : rest > 0
      ? [{ kind: 'digitsMove', places: placesMoved(pair), to: 'left' }]
      : [{ kind: 'hopsOf', length: measured(whole, large), hops: whole, hop: measured(size, small) }]
  const part = calculate(asked, '×', size)
  const sides = both ? [operate(reached, '+', part), end] : [operate(asked, '×', size), end]
  return {
    hint: [{ kind: 'moreOrFewer', from: large, to: small, wanted: 'more' }],
    steps: [
      unitStep(pair),
      {
        says,
        shows: [
          lines(pair, end, both ? [reached] : [], both ? [[0, reached]] : [], { unit: 'small', from }),
          ...(rest > 0 && !both ? [moving(asked, size, placesMoved(pair))] : []),
        ],
        asks: asksValue(operate(asked, '×', size), part, placesOf(part)),
      },
      {
        says: [{ kind: 'soLengthIs', sides, length: measured(value, large), is: measured(end, small) }],
        shows: [
          lines(
            pair,
            end,
            both ? [reached, end] : [end],
            both
              ? [
                  [0, reached],
                  [reached, end],
                ]
              : [[0, end]],
          ),
        ],
      },
    ],
  }
}

/** 350 cm is 3 m and 50 cm more. */
function toLarge(value: number, pair: UnitPair): Worked {
  const { large, small, size } = pair
  const whole = Math.floor(value / size)
  const reached = whole * size
  const rest = value - reached
  const end = calculate(value, '÷', size)
  const both = whole > 0 && rest > 0
  const from = both ? reached : 0
  const part = calculate(rest, '÷', size)
  const asks: StepQuestion =
    rest > 0
      ? asksValue(operate(rest, '÷', size), part, placesOf(part))
      : asksNumber({ kind: 'fits', size, into: value }, whole)
  const says: Says =
    rest === 0
      ? [{ kind: 'howManyFit', size, into: value }]
      : [
          { kind: 'nowLength', length: measured(rest, small) },
          { kind: 'digitsMove', places: placesMoved(pair), to: 'right' },
        ]
  const wholes: Step[] = both
    ? [
        {
          says: [{ kind: 'lengthMakes', length: measured(reached, small), makes: measured(whole, large) }],
          shows: [lines(pair, value, [reached], [[0, reached]])],
        },
      ]
    : []
  const sides = both
    ? [operate(whole, '+', part), end]
    : rest > 0
      ? [operate(rest, '÷', size), end]
      : [operate(value, '÷', size), end]
  return {
    hint: [{ kind: 'moreOrFewer', from: small, to: large, wanted: 'fewer' }],
    steps: [
      unitStep(pair),
      ...wholes,
      {
        says,
        shows: [
          lines(pair, value, both ? [reached] : [], both ? [[0, reached]] : [], { unit: 'large', from }),
          ...(rest > 0 ? [moving(rest, 1 / size, -placesMoved(pair))] : []),
        ],
        asks,
      },
      {
        says: [{ kind: 'soLengthIs', sides, length: measured(value, small), is: measured(end, large) }],
        shows: [
          lines(
            pair,
            value,
            both ? [reached, value] : [value],
            both
              ? [
                  [0, reached],
                  [reached, value],
                ]
              : [[0, value]],
          ),
        ],
      },
    ],
  }
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
