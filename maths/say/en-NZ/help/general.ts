import type { GeneralPhrase, Sides } from '../../../solve/phrases/general.ts'
import { equation, type Line, line } from '../../parts.ts'
import type { Sentences } from '../../sentences.ts'
import { plural, singular } from './places.ts'

/** Returns an equation whose last number counts a place: "13 − 8 = 5 ones". */
export function equationInPlace(sides: Sides, place: number): Line {
  return line`${equation(sides)} ${sides.at(-1) === 1 ? singular(place) : plural(place)}`
}

export const general: Sentences<GeneralPhrase> = {
  equation: ({ sides, place }) => line`${place === undefined ? equation(sides) : equationInPlace(sides, place)}.`,
  twoEquations: ({ first, second, unit }) => line`${equation(first, unit)} and ${equation(second, unit)}.`,
  soEquation: ({ sides, so }) => line`${equation(sides)}, so ${equation(so)}.`,
  check: ({ sides }) => line`Check: ${equation(sides)}.`,
  estimate: ({ sides }) => line`Check: about ${equation(sides)}.`,
}
