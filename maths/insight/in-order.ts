import type { PlayedRound } from './played-round.ts'

/**
 * Returns rounds in the order of play. Rounds of the same moment are in the order of their keys, because a database
 * returns them in any order, and equal data must give equal pages.
 */
export function inOrderOfPlay<Round extends Pick<PlayedRound, 'madeAt'>>(
  rounds: readonly Round[],
  keyOf: (round: Round) => string,
): Round[] {
  return rounds.toSorted((a, b) => a.madeAt - b.madeAt || compare(keyOf(a), keyOf(b)))
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b))
