/** A division worked out place by place from the left, as short division writes it. */
import { calculate, digitAt, lengthOf, placesOf, unitsOf } from '../../../solve/operands.ts'
import type { Place } from '../../../solve/place-value.ts'

/** A place of the dividend, with the division at this place. */
export interface DividedPlace {
  readonly place: Place
  readonly digit: number
  /** The number that is divided here: ten times the rest of the place before, plus the digit. */
  readonly into: number
  readonly quotient: number
  readonly rest: number
  /** Whether a digit of the quotient is written here. Zeros before the first other digit are not, except for ones. */
  readonly written: boolean
}

export interface Division {
  readonly divisor: number
  readonly places: readonly DividedPlace[]
  /** The places that had no digit before zeros were written. */
  readonly zeros: number
}

/** Divides place by place. An exact division goes on past the point until nothing is left. */
export function divide(dividend: number, divisor: number, isExact: boolean): Division {
  const quotientPlaces = isExact ? placesOf(calculate(dividend, '÷', divisor)) : 0
  const lowest = 0 - Math.max(placesOf(dividend), quotientPlaces)
  const units = unitsOf(dividend, lowest)
  const places: DividedPlace[] = []
  let rest = 0
  let started = false
  for (let place = lengthOf(Math.floor(dividend)) - 1; place >= lowest; place--) {
    const digit = digitAt(units, place - lowest)
    const into = rest * 10 + digit
    const quotient = Math.floor(into / divisor)
    started ||= quotient > 0 || place <= 0
    rest = into - quotient * divisor
    places.push({ place, digit, into, quotient, rest, written: started })
  }
  return { divisor, places, zeros: 0 - placesOf(dividend) - lowest }
}

/** Returns whether a place is a 0 before the point. Its number goes on to the tenths without a step of its own. */
export function isBeforePoint({ places }: Division, i: number): boolean {
  return places[i]!.place === 0 && places[i]!.quotient === 0 && places.slice(0, i).every(({ written }) => !written)
}

/** Returns the rest in front of a digit, from the written place before it. */
export function restBefore({ places }: Division, i: number): number | null {
  const before = places[i - 1]
  return before?.written && before.rest > 0 ? before.rest : null
}
