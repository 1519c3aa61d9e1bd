import type { Ask } from '../../../ask.ts'
import type { Drawing } from '../../../drawing.ts'
import type { Length, Unit } from '../../../quantity.ts'
import type { Question } from '../../../question.ts'
import { enNZ } from '../../../say/en-NZ/language.ts'
import { sameData } from '../../../test/same-data.ts'

/** A Length question for one number (docs/product/rules-of-play.md, "Checking an answer"). */
interface LengthQuestion {
  readonly ask: Ask
  readonly drawn: Drawing
  readonly answer: string
  /** The unit next to the box, missing if there is none. */
  readonly unit?: Unit
  /** The most decimal places of the level's answers, 0 if they are whole. */
  readonly places?: number
}

/** Returns whether the question asks for one number and has only the fields of a Length question. */
export function asksForLength(question: Question, asked: LengthQuestion): boolean {
  const { ask, drawn, answer, unit, places = 0 } = asked
  const expects = { kind: 'number', answer, places, compared: 'exact', mustBeNumber: true } as const
  const expected: Question = { ask, expects: unit ? { ...expects, unit } : expects, drawn }
  return sameData(question, expected)
}

/** Returns the centimetres of a length: 12 for "12 cm", and NaN for a length with another unit. */
export function centimetres(length: Length | null): number {
  const label = length ? enNZ.quantity(length) : ''
  const value = /^[1-9]\d* cm$/.test(label) ? Number(label.slice(0, -3)) : Number.NaN
  return sameData(length, [{ value, unit: 'cm' }]) ? value : Number.NaN
}
