import { useLayoutEffect, useRef } from 'react'
import { afterPaint } from './after-paint.ts'

const unknownAction = Symbol('unknown')

/**
 * Returns a function that says whether a press counts. It returns false until `guardTime` milliseconds after the first
 * paint and after the paint of each change of `action`. Without `isNew`, a press counts at first.
 */
export function useGuard(guardTime: number, action?: string, isNew = true): () => boolean {
  // The symbol differs from every action, so that the first paint begins the guard.
  const lastAction = useRef<string | symbol | undefined>(isNew ? unknownAction : action)
  const acceptsFrom = useRef(isNew ? Infinity : 0)
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
