/** The patterns of questions in Number Structure (docs/product/rules-of-play.md, "Your turn"). */
import type { Question } from '../../question.ts'

/** Names the step of a run, and whether its next number or one inside it is asked for. */
export function patternOfRun({ ask, drawn }: Question): string {
  if (ask.kind !== 'run' || drawn.kind !== 'run') return ask.kind
  return `${ask.wanted} in steps of ${stepOf(drawn.numbers)}`
}

/** Names what is asked for first: fewer or more, the smallest or the largest. */
export function patternOfComparison({ ask }: Question): string {
  if (ask.kind === 'compare') return ask.wanted
  return ask.kind === 'order' ? ask.first : ask.kind
}

/** Returns the step between two neighbours. At most one number of a run is missing. */
function stepOf(numbers: readonly (number | null)[]): number {
  const at = numbers.findIndex((number, i) => number !== null && typeof numbers[i + 1] === 'number')
  return Math.abs(Number(numbers[at + 1]) - Number(numbers[at]))
}
