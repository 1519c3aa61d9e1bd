import type { Question } from '../../question.ts'
import { text } from './texts.ts'

const wordByCharacter: Readonly<Record<string, string>> = {
  '+': 'plus',
  '−': 'minus',
  '×': 'times',
  '÷': 'divided by',
  '=': 'equals',
  '(': 'open bracket ',
  ')': ' close bracket',
}

/** Returns the question as it is read aloud: "open bracket 7 minus 3 close bracket times 5". */
export function speech(question: Question): string {
  return spoken(text(question))
}

/** Returns a displayed text with the words of its operators, as it is read aloud. */
export function spoken(text: string): string {
  return text.replace(/[+−×÷=()]/g, (character) => wordByCharacter[character] ?? character)
}
