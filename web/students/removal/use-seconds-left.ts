import { useEffect, useState } from 'react'

/** Whole seconds until a moment on the clock of `performance.now()`, begun ones counted; 0 when it has come. */
export function useSecondsLeft(until: number): number {
  const [left, setLeft] = useState(() => secondsUntil(until))
  useEffect(() => {
    const timer = setInterval(() => setLeft(secondsUntil(until)), 200)
    return () => clearInterval(timer)
  }, [until])
  return left
}

const secondsUntil = (moment: number) => Math.max(0, Math.ceil((moment - performance.now()) / 1000))
