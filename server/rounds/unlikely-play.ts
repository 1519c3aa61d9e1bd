/**
 * Finds play that is too fast to be a child's, for the teacher (docs/product/teacher-screens.md, "Worth a look"). It is
 * never refused, and it counts like any other.
 */
import type { UnlikelyPlay } from '#contract'
import { isTapped, type Replay } from '#maths'
import type { MostRounds, RoundsOfStudent } from '../store/rounds/played-rounds.ts'
import type { Pace } from '../store/rounds/stored-round.ts'

const day = 24 * 3600_000
/** Days for which the teacher sees unlikely play. */
const daysShown = 14
/** The milliseconds of `daysShown`. */
export const unlikelyPlayLasts = daysShown * day

/** The rounds that a child may begin in a day without being noticed. */
export const mostInADay = 300

/**
 * The most rounds of a student that the teacher's page reads. A student with more of them had a day with more than
 * `mostInADay`, so rounds without play never hide others unnoticed.
 */
export const mostRoundsRead: MostRounds = { rounds: daysShown * mostInADay + 1, quick: 1000 }

/** An answer typed in less than these milliseconds after its question appeared was prepared, or typed by a program. */
export const quickest = 300

/** A round with fewer typed answers than this is not judged. */
const fewestTyped = 5

/** Returns the pace of a round after more moves. Answers that are tapped do not count: a tap can be a quick guess. */
export function paceAfter({ typed, quick }: Pace, accepted: Replay['accepted']): Pace {
  const times = accepted.flatMap(({ question, took }) =>
    took === null || (question && isTapped[question.expects.kind]) ? [] : [took],
  )
  return { typed: typed + times.length, quick: quick + times.filter((took) => took < quickest).length }
}

/** Returns whether the median of a round's typed answers took less than `quickest`. */
export function isTooQuick({ typed, quick }: Pace): boolean {
  return typed >= fewestTyped && quick > typed / 2
}

/** A round with its times. They are epoch milliseconds of the server, and `played` is the device's. */
export interface PlayedRound {
  /** The first and the last time that moves of the round arrived. */
  readonly createdAt: number
  readonly updatedAt: number
  /** Milliseconds of play. */
  readonly played: number
}

/** Play that arrived within less time than it took. Times are milliseconds. */
export interface TooMuchPlay {
  /** When its last move arrived. */
  readonly at: number
  readonly played: number
  /** The time since earlier play had arrived. */
  readonly within: number
}

/** A child can switch between two tabs or tablets, whose clocks both go on. */
const devicesAtOnce = 2

/** The longest pause between two rounds that a device sends together. */
const longestBreak = 3600_000

/** The clocks of two machines drift, and a request can wait. */
const tolerance = 60_000

/**
 * Returns the latest play of a student that took longer than the time in which it can have been played, or null.
 *
 * Rounds that were played without a network arrive together, much faster than they were played. So their play is added
 * up. The sum is compared with the time since the play before: the last round that arrived while it was played, or a
 * round that arrived an hour or more before them. A round that arrived while it was played ends a sum only when enough
 * time has passed for it. Otherwise very short rounds in between would hide any play.
 * @param rounds in the order of `createdAt`; all rounds since `knownSince` are among them
 * @param knownSince null if nothing is known about earlier rounds
 */
export function tooMuchPlay(rounds: readonly PlayedRound[], knownSince: number | null): TooMuchPlay | null {
  let found: TooMuchPlay | null = null
  let arrived = knownSince ?? Number.NEGATIVE_INFINITY
  let played = 0
  let from = arrived
  for (const round of rounds) {
    if (isLive(round)) {
      if (played / devicesAtOnce <= arrived - from) played = 0
    } else {
      if (played === 0 || round.createdAt - arrived >= longestBreak) [from, played] = [arrived, 0]
      played += round.played
      const within = round.updatedAt - from
      if (played / devicesAtOnce > within + tolerance) found = { at: round.updatedAt, played, within }
    }
    arrived = Math.max(arrived, round.updatedAt)
  }
  return found
}

/** Returns whether the moves of a round arrived while it was played. The first answer may have taken a while. */
function isLive({ createdAt, updatedAt, played }: PlayedRound): boolean {
  return updatedAt - createdAt >= played / devicesAtOnce
}

/**
 * Returns when a day with more than `mostInADay` rounds ended last, and how many rounds began within it, or null.
 * @param rounds in the order of `createdAt`
 */
export function tooManyRounds(rounds: readonly PlayedRound[]): { readonly at: number; readonly rounds: number } | null {
  const last = rounds.findLastIndex(({ createdAt }, i) => {
    const earlier = rounds[i - mostInADay]
    return earlier !== undefined && createdAt - earlier.createdAt < day
  })
  const at = rounds[last]?.createdAt
  if (at === undefined) return null
  return { at, rounds: rounds.slice(0, last + 1).filter(({ createdAt }) => at - createdAt < day).length }
}

/**
 * Returns the unlikely play of the students of a class, the newest first. The rounds are those that began since a time.
 */
export function unlikelyPlayIn(students: readonly RoundsOfStudent[], since: number): UnlikelyPlay[] {
  return students.flatMap((student) => unlikelyPlayOf(student, since)).sort((one, other) => other.at - one.at)
}

function unlikelyPlayOf(
  { studentId: student, accountCreatedAt, rounds, quick }: RoundsOfStudent,
  since: number,
): UnlikelyPlay[] {
  const found: UnlikelyPlay[] = []
  const latest = quick.at(-1)
  if (latest) {
    const { updatedAt: at, operation, levelId } = latest
    found.push({ kind: 'tooQuick', student, at, operation, levelId, rounds: quick.length })
  }
  const areAllKnown = accountCreatedAt >= since && rounds.length < mostRoundsRead.rounds
  const tooMuch = tooMuchPlay(rounds, areAllKnown ? accountCreatedAt : null)
  if (tooMuch) found.push({ kind: 'tooMuch', student, ...tooMuch })
  const tooMany = tooManyRounds(rounds)
  if (tooMany) found.push({ kind: 'tooMany', student, ...tooMany })
  return found
}
