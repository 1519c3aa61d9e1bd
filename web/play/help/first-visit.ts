/**
 * The levels that a child has opened on this device since the log-in. At the first visit, a level offers "See one
 * worked".
 */
import { useEffect, useState } from 'react'
import type { PlayableLevel } from '#maths'
import { openedLevelsSlot } from '../../device/account/names.ts'
import { readSlot, writeSlot } from '../../device/device-slot.ts'

const nameOf = ({ operation, id }: { operation: string; id: string }) => `${operation}-${id}`

function openedLevels(): readonly string[] {
  return readSlot(openedLevelsSlot)?.split(' ') ?? []
}

/**
 * Returns whether a level was never opened on this device before this visit, and remembers the visit as the latest.
 * Keep going leads on from it (next/use-next-step.ts).
 */
export function useFirstVisit(level: PlayableLevel): boolean {
  const name = nameOf(level)
  const [isFirst] = useState(() => !openedLevels().includes(name))
  useEffect(() => {
    const others = openedLevels().filter((one) => one !== name)
    writeSlot(openedLevelsSlot, [...others, name].join(' '))
  }, [name])
  return isFirst
}
