import type { Question } from '../question.ts'

/** Multiplication avoids the last 5 factor pairs; either order counts as the same pair (curriculum.md, "Conventions"). */
export function pairNotLately(question: Question, earlier: readonly Question[]): boolean {
  const pair = pairIn(question)
  return earlier.slice(-5).every((before) => pairIn(before) !== pair)
}

/** The two factors as displayed, in an order of their own: "3 4" for "4 × 3" and for "4 + 4 + 4 = 3 × 4". */
function pairIn(question: Question): string {
  return factorsIn(question).sort().join(' ')
}

export function factorsIn({ text }: Question): string[] {
  return text
    .slice(text.indexOf('=') + 1)
    .trim()
    .split(' × ')
}
