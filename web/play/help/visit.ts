import { useEffect, useRef, useState } from 'react'
import type { Mark, PlayableLevel } from '#maths'
import { openedLevels, openedName, rememberOpened, stuckMark, unmarked } from '../../levels/opened-levels.ts'

/** How a visit to a level begins: with the offer of an example, with the example itself, or with neither. */
export type Visit = 'first' | 'afterMisses' | 'later'

/** The misses in a row after which a child is stuck. */
const mostMisses = 2

/**
 * Returns how a visit begins, from the visits on this device since the log-in, and remembers it as the latest. Keep
 * going leads on from it (next/use-next-step.ts).
 */
export function useVisit({ operation, id }: PlayableLevel, mark: Mark | null): Visit {
  const name = openedName(operation, id)
  const [before] = useState(() => openedLevels().find((one) => unmarked(one) === name))
  const isStuck = before?.endsWith(stuckMark)
  const misses = useRef(isStuck ? mostMisses : 0)
  useEffect(() => {
    if (mark === 'right') misses.current = 0
    if (mark === 'wrong' || mark === 'timeUp') misses.current++
    rememberOpened(name, misses.current >= mostMisses)
  }, [name, mark])
  return isStuck ? 'afterMisses' : before ? 'later' : 'first'
}
