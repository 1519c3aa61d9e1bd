import { type Question, sameQuestion } from '../../../question.ts'

/**
 * Returns whether the question asks for one whole number, with no field besides those of such a question.
 *
 * @param drawn the expected drawing, needed where the rule has not checked every field of the drawing
 */
export function asksWhole(question: Question, number: number, drawn = question.drawn): boolean {
  const { text } = question
  return sameQuestion(question, { kind: 'number', text, drawn, answer: String(number), places: 0, compared: 'exact' })
}
