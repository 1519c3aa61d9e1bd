/** The levels that were opened on this device. At the first visit, a level offers "See one worked". */
import { useEffect, useState } from 'react'
import type { PlayableLevel } from '#maths'
import { readSlot, writeSlot } from '../../device/device-slot.ts'

const slot = 'worked'

const nameOf = ({ operation, id }: { operation: string; id: string }) => `${operation}-${id}`

function openedLevels(): readonly string[] {
  return readSlot(slot)?.split(' ') ?? []
}

/** Returns whether a level was never opened on this device before this visit, and remembers the visit. */
export function useFirstVisit(level: PlayableLevel): boolean {
  const name = nameOf(level)
  const [isFirst] = useState(() => !openedLevels().includes(name))
  useEffect(() => {
    const opened = openedLevels()
    if (!opened.includes(name)) writeSlot(slot, [...opened, name].join(' '))
  }, [name])
  return isFirst
}
