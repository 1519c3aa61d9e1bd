/** The levels that were opened on this device. At the first visit, a level offers "See one worked". */
import type { PlayableLevel } from '#maths'
import { readSlot, writeSlot } from '../../offline/device-slot.ts'

const slot = 'worked'

const nameOf = ({ operation, id }: { operation: string; id: string }) => `${operation}-${id}`

function openedLevels(): readonly string[] {
  return readSlot(slot)?.split(' ') ?? []
}

/** Returns whether a level was never opened on this device. */
export function isFirstVisit(level: PlayableLevel): boolean {
  return !openedLevels().includes(nameOf(level))
}

export function rememberVisit(level: PlayableLevel): void {
  if (isFirstVisit(level)) writeSlot(slot, [...openedLevels(), nameOf(level)].join(' '))
}
