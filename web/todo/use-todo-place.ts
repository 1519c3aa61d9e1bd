import { useEffect, useState } from 'react'
import type { TodoOnScreen } from './use-todo.ts'

/** The milliseconds for which the dashboard waits for the tasks. The device has those of an earlier visit at once. */
const patience = 1000

/**
 * Returns where the tasks are on the dashboard, so that no button moves when they arrive: above Start Learning if they
 * are known before it is shown, and below everything else otherwise. It is null while the dashboard waits for them.
 */
export function useTodoPlace({ todo, isFailed }: TodoOnScreen): 'top' | 'end' | null {
  const [place, setPlace] = useState<'top' | 'end' | null>(null)
  const isKnown = todo !== undefined || isFailed
  const known = place ?? (isKnown ? (todo?.tasks.length === 0 ? 'end' : 'top') : null)
  useEffect(() => {
    if (known !== null) return setPlace(known)
    const timer = setTimeout(setPlace, patience, 'end')
    return () => clearTimeout(timer)
  }, [known])
  return known
}
