import { writeQuantity } from '../expression.ts'
import type { Language } from '../language.ts'
import { numberWord } from './number-words.ts'
import { answer, givenAnswer, prompt, solution, text } from './texts.ts'

/** New Zealand English. */
export const enNZ: Language = {
  tag: 'en-NZ',
  text,
  prompt,
  givenAnswer,
  answer,
  solution,
  quantity: writeQuantity,
  numberWord,
}
