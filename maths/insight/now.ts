/**
 * These rules find who of a class plays, and whose hand is up (docs/product/teacher-screens.md, "Now"). Times are in
 * ms.
 */
import type { Operation } from '../curriculum.ts'

/** Milliseconds after a move for which a student counts as playing. */
export const playsAfterMove = 120_000

/** The misses in a row that raise a hand. A right answer and a solution end them (round-summary.ts). */
const missesForHand = 3

/** A round as it is at the moment. `madeAt` is the time of its last move. */
export interface LatestRound {
  readonly studentId: string
  readonly operation: Operation
  readonly levelId: string
  readonly streak: number
  readonly missed: number
  readonly madeAt: number
}

export interface PlayingStudent extends Pick<LatestRound, 'studentId' | 'operation' | 'levelId' | 'streak'> {
  readonly handUp: boolean
  /** The milliseconds for which the student still counts as playing without another move. */
  readonly playsFor: number
}

/** Returns the students who are playing, each with the round of the latest move, in the order of their first rounds. */
export function playingStudents(rounds: readonly LatestRound[], now: number): PlayingStudent[] {
  const latest = new Map<string, LatestRound>()
  for (const round of rounds)
    if (round.madeAt > (latest.get(round.studentId)?.madeAt ?? Number.NEGATIVE_INFINITY))
      latest.set(round.studentId, round)
  return [...latest.values()].flatMap(({ missed, madeAt, ...round }) => {
    // Clocks of two servers may differ a little, so a move may seem to be in the future.
    const playsFor = playsAfterMove - Math.max(0, now - madeAt)
    return playsFor > 0 ? [{ ...round, handUp: missed >= missesForHand, playsFor }] : []
  })
}
