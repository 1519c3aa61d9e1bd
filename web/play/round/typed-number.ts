/** The most characters of a box. Every answer is shorter, and the API accepts longer ones. */
const maxLength = { number: 20, word: 60 }

/** Returns the text that was typed or pasted, without characters that are in no answer and cannot be stored. */
export function typedNumber(text: string): string {
  return cleaned(text, maxLength.number)
}

/** Returns the typed text like `typedNumber`, with the room that a number word needs. */
export function typedWord(text: string): string {
  return cleaned(text, maxLength.word)
}

function cleaned(text: string, max: number): string {
  return text
    .replace(/[\0\p{Surrogate}]/gu, '')
    .slice(0, max)
    .replace(/\p{Surrogate}$/u, '')
}
