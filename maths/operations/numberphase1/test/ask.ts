import type { Ask } from '../../../ask.ts'
import type { Drawing } from '../../../drawing.ts'
import type { Question } from '../../../question.ts'
import { sameData } from '../../../test/same-data.ts'

/** Returns whether the question asks for one whole number and has only the fields of such a question. */
export function asksWhole(question: Question, ask: Ask, drawn: Drawing, number: number): boolean {
  const expects = { kind: 'number', answer: String(number), places: 0, compared: 'exact' } as const
  const expected: Question = { ask, expects, drawn }
  return sameData(question, expected)
}
