import { useEffect, useEffectEvent, useState } from 'react'
import type { Playable } from '#maths'
import type { RoundOnScreen } from '../round/use-round.ts'
import { asksReady, dueAt, dueMove, secondsLeft } from './countdown.ts'

/**
 * Runs the timer of a timed level. It shows the next question and ends its time without a tap.
 *
 * @param waits whether the next question waits, because the child is reading a worked solution
 */
export function useCountdown(playable: Playable, round: RoundOnScreen, typed: string, waits: boolean) {
  const { state, now, isPaused } = round
  const [idle, setIdle] = useState(0)
  const isTyping = typed !== ''
  useEffect(() => {
    if (isTyping) setIdle(0)
  }, [isTyping])

  const act = useEffectEvent(() => {
    const due = dueMove(playable, state, { now: round.clock(), hidden: document.hidden, idle })
    if (due === 'timeUp' && round.timeUp() && !isTyping) setIdle(idle + 1)
    if (due === 'next') round.next()
  })
  useEffect(() => {
    const at = dueAt(playable, state)
    if (at === null || waits || isPaused) return
    // Timers can fire slightly early, so the delay is a millisecond longer.
    const timer = setTimeout(act, Math.max(at - round.clock(), 0) + 1)
    document.addEventListener('visibilitychange', act)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', act)
    }
  }, [playable, state, round.clock, waits, isPaused])

  return {
    asksReady: asksReady(state, { now, idle }),
    resume() {
      setIdle(0)
      round.next()
    },
    switchTimer() {
      setIdle(0)
      round.switchTimer(!state.timer)
    },
  }
}

/** Milliseconds between two checks of the clock. The seconds are rendered only when they change. */
const checkInterval = 100

/** Returns the whole seconds until `end`, at most `max`, or null while no time runs. */
export function useSecondsLeft(end: number | null, max: number, clock: () => number): number | null {
  const [, setDrawn] = useState(0)
  useEffect(() => {
    if (end === null) return
    const timer = setInterval(() => setDrawn(secondsLeft(end, clock(), max)), checkInterval)
    return () => clearInterval(timer)
  }, [end, max, clock])
  return end === null ? null : secondsLeft(end, clock(), max)
}
