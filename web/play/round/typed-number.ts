/**
 * Returns the text that was typed or pasted, without characters that are in no answer and cannot be stored.
 *
 * @param max the most characters of the box. Every answer is shorter, and the API accepts longer ones
 */
export function typedNumber(text: string, max = 20): string {
  return text
    .replace(/[\0\p{Surrogate}]/gu, '')
    .slice(0, max)
    .replace(/\p{Surrogate}$/u, '')
}
