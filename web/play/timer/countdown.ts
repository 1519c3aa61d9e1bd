/** The timer of Times Table: the moves that the screen makes while it is on, and the texts about time and target. */

import { deadline, isOpen, type Playable, type Round } from '#maths'
import { m } from '../../language/messages.ts'

/** The number of time-ups in a row without typing after which the next question waits for a tap. */
export const idleLimit = 3

export interface Moment {
  /** Milliseconds since the round's first question came on screen. */
  readonly now: number
  /** Whether the page is hidden. */
  readonly hidden: boolean
  /** Time-ups in a row without typing. */
  readonly idle: number
}

/**
 * Returns the move that the timer makes now, or null. The next question comes on screen when its pause is over and the
 * page is visible. A question ends when its page is hidden, because hiding it would otherwise stop the clock.
 */
export function dueMove(playable: Playable, round: Round, { now, hidden, idle }: Moment): 'next' | 'timeUp' | null {
  if (isAutomatic(round)) return now >= round.opensAt && !hidden && idle < idleLimit ? 'next' : null
  const end = deadline(playable, round)
  if (end === null || !isOpen(round, now)) return null
  return hidden || now >= end ? 'timeUp' : null
}

/** Returns the time of the next automatic move, or null if there is none. */
export function dueAt(playable: Playable, round: Round): number | null {
  return isAutomatic(round) ? round.opensAt : deadline(playable, round)
}

/** Returns whether the next question waits for a tap on "Ready?". */
export function asksReady(round: Round, { now, idle }: Omit<Moment, 'hidden'>): boolean {
  return isAutomatic(round) && now >= round.opensAt && idle >= idleLimit
}

/** Returns the whole seconds that are left, between 0 and `max`. */
export function secondsLeft(end: number, now: number, max: number): number {
  return Math.min(Math.max(Math.ceil((end - now) / 1000), 0), max)
}

/** Returns the line next to the streak. */
export function targetText({ target }: Playable, { timer, streak }: Round): string {
  if (!timer) return m.play_turn_timer_on()
  if (streak === 0) return m.play_to_go({ count: target })
  return streak < target ? m.play_more_to_go({ count: target - streak }) : m.play_ring_filled()
}

/** Returns whether the timer brings the next question. During the celebration, the question waits for Continue. */
function isAutomatic({ timer, awaitsNext, marked }: Round): boolean {
  return timer && awaitsNext && !marked?.celebrates
}
