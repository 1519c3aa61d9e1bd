/** A round on screen. The browser plays each move at once, then stores and sends it in the background. */

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import {
  type Answer,
  type Intent,
  type Playable,
  type PlayableRef,
  playIntent,
  type Refusal,
  type Round,
  startRound,
} from '#maths'
import { m } from '../../language/messages.ts'
import type { Outbox } from '../../outbox/outbox.ts'
import { afterPaint } from '../../ui/hooks/after-paint.ts'
import { useLanguage } from '../language/language.ts'
import { type Shown, shownOf } from './view-state.ts'

/** The account and outbox that record the moves of a student. Null for a teacher or a visitor. */
export type Recorder = { readonly account: string; readonly outbox: Outbox } | null

export interface RoundOnScreen {
  readonly id: string
  readonly shown: Shown
  readonly state: Round
  /** The last reading of `clock`. */
  readonly now: number
  /** Returns the milliseconds since the round's first question came on screen, without those in which it was paused. */
  clock(): number
  /** Whether a dialog over the round stops its clock. */
  readonly isPaused: boolean
  setPaused(isPaused: boolean): void
  /** The message that the round began again. It is empty from the next answer on. */
  readonly notice: string
  /** Marks the answer. Returns the reason if it cannot be marked, and null otherwise. */
  answer(answer: Answer): Refusal | null
  reveal(): void
  next(): void
  /** Returns whether the time was up. */
  timeUp(): boolean
  switchTimer(on: boolean): void
}

/** The round that is being played, as it was at the time `now`. */
interface Visit {
  readonly id: string
  readonly round: Round
  /** The last reading of the clock. */
  readonly now: number
  readonly notice: string
}

/**
 * Plays rounds of a playable.
 *
 * @param firstId the id of the first round, if its questions must be known in advance
 */
export function useRound(playable: Playable<PlayableRef>, recorder: Recorder, firstId?: string): RoundOnScreen {
  const [visit, setVisit] = useState(() => visitOf(playable, recorder, '', firstId))
  // The latest state counts, even before it is rendered. Two quick taps must not play the same move twice.
  const latest = useRef(visit)
  const [isPaused, setPaused] = useState(false)
  const clock = useClock(visit.id, isPaused)
  const { say } = useLanguage()
  const show = useCallback((next: Visit) => {
    latest.current = next
    setVisit(next)
  }, [])

  usePauseEnd(visit, latest, clock, isPaused, show)
  useFreshStart(playable, recorder, latest, show)

  /** Plays the intent now. Returns the reason if that is not possible, and null otherwise. */
  function move(intent: Intent): Refusal | null {
    const { id } = latest.current
    const { round, move, refused } = playIntent(playable, latest.current.round, intent, clock())
    if (!round) return refused
    show({ id, round, now: move.at, notice: '' })
    if (recorder) {
      const { account, outbox } = recorder
      const header = { account, round: id, ref: playable.ref, rules: playable.rules.version }
      afterPaint(() => void outbox.keep(header, round.best, move))
    }
    return null
  }

  return {
    id: visit.id,
    shown: shownOf(playable, visit.round, visit.now, say),
    state: visit.round,
    now: visit.now,
    clock,
    isPaused,
    setPaused,
    notice: visit.notice,
    answer: (answer) => move({ kind: 'answer', answer }),
    reveal: () => void move({ kind: 'reveal' }),
    next: () => void move({ kind: 'next' }),
    timeUp: () => move({ kind: 'timeUp' }) === null,
    switchTimer: (on) => void move({ kind: 'timer', on }),
  }
}

function visitOf(playable: Playable, recorder: Recorder, notice: string, id: string = crypto.randomUUID()): Visit {
  const seed = playable.rules.seedOf(recorder?.account ?? null, id)
  return { id, round: startRound(playable, seed), now: 0, notice }
}

/** Returns a clock of the whole milliseconds since the round of this id was first rendered. It stops while paused. */
function useClock(id: string, isPaused: boolean): () => number {
  const start = useRef({ id: '', at: 0 })
  const pausedAt = useRef<number | null>(null)
  useEffect(() => {
    if (start.current.id === id) return
    start.current = { id, at: performance.now() }
    if (pausedAt.current !== null) pausedAt.current = start.current.at
  }, [id])
  useLayoutEffect(() => {
    if (!isPaused) return
    pausedAt.current = performance.now()
    return () => {
      start.current.at += performance.now() - pausedAt.current!
      pausedAt.current = null
    }
  }, [isPaused])
  return useCallback(() => Math.floor((pausedAt.current ?? performance.now()) - start.current.at), [])
}

/** Renders the round again when its pause ends. */
function usePauseEnd(
  visit: Visit,
  latest: { readonly current: Visit },
  clock: () => number,
  isPaused: boolean,
  show: (visit: Visit) => void,
) {
  useEffect(() => {
    const left = visit.round.opensAt - visit.now
    if (left <= 0 || isPaused) return
    // Timers can fire slightly early, so the delay is a millisecond longer.
    const timer = setTimeout(() => show({ ...latest.current, now: clock() }), visit.round.opensAt - clock() + 1)
    return () => clearTimeout(timer)
  }, [visit, latest, clock, isPaused, show])
}

/**
 * Begins a new round when the level was cleared, or when the server refused the round on screen. After a refusal it
 * does so only once.
 */
function useFreshStart(
  playable: Playable,
  recorder: Recorder,
  latest: { readonly current: Visit },
  show: (visit: Visit) => void,
) {
  const hasRestarted = useRef(false)
  const outbox = recorder?.outbox
  useEffect(() => {
    return outbox?.onNews((news) => {
      if (news.header.round !== latest.current.id) return
      if (news.kind === 'stored' && news.stored.closed) {
        show(visitOf(playable, recorder, m.play_level_cleared()))
      } else if (news.kind === 'setAside' && !hasRestarted.current) {
        hasRestarted.current = true
        show(visitOf(playable, recorder, m.play_fresh_start()))
      }
    })
  }, [playable, recorder, outbox, latest, show])
}
