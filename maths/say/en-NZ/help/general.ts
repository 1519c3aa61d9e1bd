import type { GeneralPhrase } from '../../../solve/phrases/general.ts'
import { equation, line } from '../../parts.ts'
import type { Sentences } from '../../sentences.ts'
import { list } from './places.ts'

export const general: Sentences<GeneralPhrase> = {
  equation: ({ sides }) => line`${equation(sides)}.`,
  twoEquations: ({ first, second }) => line`${equation(first)} and ${equation(second)}.`,
  soEquation: ({ sides, so }) => line`${equation(sides)}, so ${equation(so)}.`,
  check: ({ sides }) => line`Check: ${equation(sides)}.`,
  estimate: ({ sides, rounded }) =>
    rounded
      ? line`Round ${list(rounded.map(([number, to]) => `${number} to ${to}`))}: about ${equation(sides)}.`
      : line`Check: about ${equation(sides)}.`,
}
