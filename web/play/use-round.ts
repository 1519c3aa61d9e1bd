/** A round on screen. The browser plays each move at once, then keeps and sends it in the background. */
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Answer, type Intent, moveAfter, type PlayableLevel, play, type Round, startRound } from '#maths'
import { afterPaint } from '../ui/after-paint.ts'
import type { Outbox } from './outbox.ts'
import type { RoundHeader } from './sending.ts'
import { type Shown, shownOf } from './shown.ts'

/** Where moves go: to a student's outbox, or nowhere (the try of a teacher, or of a visitor who is not registered yet). */
export type Keeping = { readonly account: string; readonly outbox: Outbox } | null

export interface RoundOnScreen {
  readonly id: string
  readonly shown: Shown
  readonly state: Round
  /** The last reading of `clock`. */
  readonly now: number
  /** Returns the milliseconds since the round's first question came on screen. */
  clock(): number
  /** The message after a round had to begin again, until the next answer. */
  readonly notice: string
  /** Returns whether the answer was marked. Blank and refused answers are not. */
  answer(answer: Answer): boolean
  reveal(): void
  next(): void
  /** Returns whether the time was up. */
  timeUp(): boolean
  switchTimer(on: boolean): void
}

interface Visit {
  readonly id: string
  readonly round: Round
  /** The last reading of the clock. */
  readonly now: number
  readonly notice: string
}

/** @param firstId the id of the first round, where its questions must be known in advance */
export function useRound(level: PlayableLevel, keeping: Keeping, firstId?: string): RoundOnScreen {
  const [visit, setVisit] = useState(() => visitOf(level, keeping, '', firstId))
  // The last played state counts, even before it is rendered: two quick taps must not play the same move twice.
  const latest = useRef(visit)
  const clock = useClock(visit.id)
  const show = useCallback((next: Visit) => {
    latest.current = next
    setVisit(next)
  }, [])

  useWaking(visit, latest, clock, show)
  useFreshStart(level, keeping, latest, show)

  function move(intent: Intent): boolean {
    const { id, round } = latest.current
    const made = moveAfter(round, intent, clock())
    const played = play(level, round, made)
    if (!played.round) return false
    show({ id, round: played.round, now: made.at, notice: '' })
    if (keeping) {
      const { account, outbox } = keeping
      afterPaint(() => void outbox.keep(headerOf(level, account, id), played.round.best, made))
    }
    return true
  }

  return {
    id: visit.id,
    shown: shownOf(level, visit.round, visit.now),
    state: visit.round,
    now: visit.now,
    clock,
    notice: visit.notice,
    answer: (answer) => move({ kind: 'answer', answer }),
    reveal: () => void move({ kind: 'reveal' }),
    next: () => void move({ kind: 'next' }),
    timeUp: () => move({ kind: 'timeUp' }),
    switchTimer: (on) => void move({ kind: 'timer', on }),
  }
}

function visitOf(level: PlayableLevel, keeping: Keeping, notice: string, id: string = crypto.randomUUID()): Visit {
  const seed = level.rules.seedOf(keeping?.account ?? null, id)
  return { id, round: startRound(level, seed), now: 0, notice }
}

function headerOf(level: PlayableLevel, account: string, round: string): RoundHeader {
  return { account, round, operation: level.operation, levelId: level.id, rules: level.rules.version }
}

/** Whole milliseconds since the round of this id was first painted. */
function useClock(id: string): () => number {
  const begun = useRef({ id: '', at: 0 })
  useEffect(() => {
    if (begun.current.id !== id) begun.current = { id, at: performance.now() }
  }, [id])
  return useCallback(() => Math.floor(performance.now() - begun.current.at), [])
}

/** Draws the round again when its pause ends. */
function useWaking(
  visit: Visit,
  latest: { readonly current: Visit },
  clock: () => number,
  show: (visit: Visit) => void,
) {
  useEffect(() => {
    const left = visit.round.opensAt - visit.now
    if (left <= 0) return
    // Timers may fire a little early, so one millisecond more.
    const timer = setTimeout(() => show({ ...latest.current, now: clock() }), visit.round.opensAt - clock() + 1)
    return () => clearTimeout(timer)
  }, [visit, latest, clock, show])
}

/** Begins a new round where the one on screen can no longer count; after a refusal once only. */
function useFreshStart(
  level: PlayableLevel,
  keeping: Keeping,
  latest: { readonly current: Visit },
  show: (visit: Visit) => void,
) {
  const begunAgain = useRef(false)
  const outbox = keeping?.outbox
  useEffect(() => {
    return outbox?.onNews((news) => {
      if (news.header.round !== latest.current.id) return
      if (news.kind === 'stored' && news.closed) {
        show(visitOf(level, keeping, 'Your teacher cleared this level. A fresh start!'))
      } else if (news.kind === 'setAside' && !begunAgain.current) {
        begunAgain.current = true
        show(visitOf(level, keeping, 'A fresh start!'))
      }
    })
  }, [level, keeping, outbox, latest, show])
}
