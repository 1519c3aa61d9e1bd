import { useEffect, useState } from 'react'
import type { PlayableLevel } from '#maths'
import { openedLevels, openedName, rememberOpened } from '../../levels/opened-levels.ts'

/**
 * Returns whether a level was never opened on this device before this visit, and remembers the visit as the latest.
 * At the first visit, a level offers "See one worked".
 */
export function useFirstVisit({ operation, id }: PlayableLevel): boolean {
  const name = openedName(operation, id)
  const [isFirst] = useState(() => !openedLevels().includes(name))
  useEffect(() => rememberOpened(name), [name])
  return isFirst
}
