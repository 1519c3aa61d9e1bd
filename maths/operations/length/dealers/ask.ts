/**
 * The questions of Length for a number, and the comparison of their answers
 * (docs/product/rules-of-play.md, "Checking an answer").
 */
import type { Ask } from '../../../ask.ts'
import type { Drawing } from '../../../drawing.ts'
import type { UnitOf } from '../../../quantity.ts'
import type { Question } from '../../../question.ts'

/** @param places the most decimal places of the level's answers */
export function askFor(ask: Ask, drawn: Drawing, answer: string, places = 0, unit?: UnitOf<'length'>): Question {
  const expected = { kind: 'number', answer, places, compared: 'exact', mustBeNumber: true } as const
  return { ask, expects: unit ? { ...expected, unit } : expected, drawn }
}
