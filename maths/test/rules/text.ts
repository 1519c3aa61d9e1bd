import type { Question } from '../../question.ts'
import { enNZ } from '../../say/en-NZ/language.ts'

const texts = new WeakMap<Question, string>()

/** Returns the English text of a question. Texts are cached, because a rule often reads the earlier questions again. */
export function textOf(question: Question): string {
  const cached = texts.get(question)
  if (cached !== undefined) return cached
  const text = enNZ.text(question)
  texts.set(question, text)
  return text
}
