/** Signs that an answer box takes: more than any answer has, fewer than the API refuses. */
const longest = { number: 20, word: 60 }

/** What was typed or pasted, without what can be in no answer and would spoil its storing. */
export function typedNumber(text: string): string {
  return typed(text, longest.number)
}

/** The same of a number in words. */
export function typedWord(text: string): string {
  return typed(text, longest.word)
}

function typed(text: string, most: number): string {
  return text
    .replace(/[\0\p{Surrogate}]/gu, '')
    .slice(0, most)
    .replace(/\p{Surrogate}$/u, '')
}
