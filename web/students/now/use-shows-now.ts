import { useState } from 'react'
import { readSlot, writeSlot } from '../../device/device-slot.ts'

const slot = 'now'
const hidden = 'hidden'

/** Whether a teacher's device shows what students are doing. It is hidden where a class sees the screen. */
export function useShowsNow(): readonly [boolean, (shows: boolean) => void] {
  const [shows, setShows] = useState(() => readSlot(slot) !== hidden)
  const change = (shows: boolean) => {
    setShows(shows)
    writeSlot(slot, shows ? 'shown' : hidden)
  }
  return [shows, change]
}
