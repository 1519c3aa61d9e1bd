import { useLayoutEffect, useRef } from 'react'
import { afterPaint } from './after-paint.ts'

const unknownAction = Symbol('unknown')

/**
 * Returns a function that returns whether a press counts. No press counts until `guardTime` milliseconds after the
 * first paint, and after the paint of each change of `action`. Without `isReplacement`, a press counts from the start.
 */
export function useGuard(guardTime: number, action?: string, isReplacement = true): () => boolean {
  // The symbol differs from every action, so that the first paint begins the guard.
  const lastAction = useRef<string | symbol | undefined>(isReplacement ? unknownAction : action)
  const acceptsFrom = useRef(isReplacement ? Infinity : 0)
  useLayoutEffect(() => {
    if (lastAction.current === action) return
    lastAction.current = action
    acceptsFrom.current = Infinity
    afterPaint(() => {
      acceptsFrom.current = performance.now() + guardTime
    })
  }, [action, guardTime])
  return () => performance.now() >= acceptsFrom.current
}
