import { writeQuantity } from '../../../say/expression.ts'
import type { Language, PictureLanguage } from '../../../say/language.ts'
import { written } from './notation.ts'
import { numberWord } from './number-words.ts'
import { describeChoice, describeDrawing } from './pictures.ts'
import { answer, givenAnswer, prompt, solution, text } from './texts.ts'

/**
 * German, for tests only. It shows that one folder is enough for a language. German has another decimal mark, other
 * operators, another order of words and digits, and nouns with three genders.
 */
export const german: Language = {
  tag: 'de',
  text,
  prompt,
  givenAnswer,
  answer,
  solution,
  quantity: (quantity) => writeQuantity(quantity, written),
  numberWord,
}

export const germanPictures: PictureLanguage = { describeDrawing, describeChoice }
