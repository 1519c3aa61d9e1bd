import type { Question } from '../../question.ts'
import { enNZ } from '../../say/en-NZ/language.ts'

const texts = new WeakMap<Question, string>()

/** Returns the English text of a question. A rule reads the questions before it again and again, so texts are kept. */
export function textOf(question: Question): string {
  const kept = texts.get(question)
  if (kept !== undefined) return kept
  const text = enNZ.text(question)
  texts.set(question, text)
  return text
}
