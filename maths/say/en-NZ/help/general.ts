import type { GeneralPhrase, Sides } from '../../../solve/phrases/general.ts'
import { writeExpression } from '../../expression.ts'
import type { Sentences } from '../../sentences.ts'
import { plural, singular } from './places.ts'

/** Returns equal expressions with their signs: "6 + 7 = 13". */
export const equation = (sides: Sides) => sides.map(writeExpression).join(' = ')

/** Returns an equation whose last number counts a place: "13 − 8 = 5 ones". */
export function equationInPlace(sides: Sides, place: number): string {
  return `${equation(sides)} ${sides.at(-1) === 1 ? singular(place) : plural(place)}`
}

export const general: Sentences<GeneralPhrase> = {
  equation: ({ sides, place }) => `${place === undefined ? equation(sides) : equationInPlace(sides, place)}.`,
  twoEquations: ({ first, second }) => `${equation(first)} and ${equation(second)}.`,
  soEquation: ({ sides, so }) => `${equation(sides)}, so ${equation(so)}.`,
  check: ({ sides }) => `Check: ${equation(sides)}.`,
  estimate: ({ sides }) => `Check: about ${equation(sides)}.`,
}
