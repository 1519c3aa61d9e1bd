/** Times Table: what the screen does by itself while the timer is on, and what it says of time and goal. */
import { deadline, isOpen, type PlayableLevel, type Round } from '#maths'

/** Time-ups running with nothing typed after which the next question waits for a tap: nobody seems to be there. */
export const idleLimit = 3

export interface Moment {
  /** Milliseconds since the round's first question came on screen. */
  readonly now: number
  /** The page is not to be seen. */
  readonly hidden: boolean
  /** Time-ups running with nothing typed. */
  readonly idle: number
}

/**
 * The move that is due without a child's doing. The next question comes on screen when its pause is over, not while nobody
 * can see it; a question that is hidden while its time runs is lost, or a look away would stop the clock.
 */
export function dueMove(level: PlayableLevel, round: Round, { now, hidden, idle }: Moment): 'next' | 'timeUp' | null {
  if (comesByItself(round)) return now >= round.opensAt && !hidden && idle < idleLimit ? 'next' : null
  const end = deadline(level, round)
  if (end === null || !isOpen(round, now)) return null
  return hidden || now >= end ? 'timeUp' : null
}

/** When `dueMove` is worth asking again; null while nothing comes by itself. */
export function dueAt(level: PlayableLevel, round: Round): number | null {
  return comesByItself(round) ? round.opensAt : deadline(level, round)
}

/** The next question waits for a tap on "Ready?". */
export function asksReady(round: Round, { now, idle }: Omit<Moment, 'hidden'>): boolean {
  return comesByItself(round) && now >= round.opensAt && idle >= idleLimit
}

/** Returns the whole seconds that are left of `most`, as the screen shows them. */
export function secondsLeft(end: number, now: number, most: number): number {
  return Math.min(Math.max(Math.ceil((end - now) / 1000), 0), most)
}

/** The line beside the streak. */
export function targetText({ target }: PlayableLevel, { timer, streak }: Round): string {
  if (!timer) return 'Turn the timer on to grow your streak.'
  if (streak === 0) return `${target} to go`
  return streak < target ? `${target - streak} more to go` : 'The ring is closed.'
}

/** Behind the celebration a question waits for Continue. */
function comesByItself({ timer, awaitsNext, marked }: Round): boolean {
  return timer && awaitsNext && !marked?.celebrates
}
