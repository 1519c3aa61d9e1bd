/** Signs that an answer box takes: more than any answer has, fewer than the API refuses. */
const longest = 20

/** What was typed or pasted, without what can be in no answer and would spoil its storing. */
export function typedNumber(text: string): string {
  return text
    .replace(/[\0\p{Surrogate}]/gu, '')
    .slice(0, longest)
    .replace(/\p{Surrogate}$/u, '')
}
