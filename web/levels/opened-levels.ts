/** The levels that a child has opened on this device since the log-in, as names such as "addition-2.4". */
import { openedLevelsSlot } from '../device/account/names.ts'
import { readSlot, writeSlot } from '../device/device-slot.ts'
import { afterPaint } from '../ui/hooks/after-paint.ts'

/** The end of the name of a level in which the last two answers or more were wrong. A worked example comes first. */
export const stuckMark = '-stuck'

/** The names that the next paint writes to the device. Keep going reads them before that. */
let unwritten: string | null = null

/** Returns the names, the latest last. */
export const openedLevels = (): readonly string[] => (unwritten ?? readSlot(openedLevelsSlot))?.split(' ') ?? []

export const openedName = (operation: string, id: string) => `${operation}-${id}`

/** Returns the name without the mark. Names are compared whole, because "length-1.1" also begins "length-1.10". */
export const unmarked = (name: string) => name.replace(stuckMark, '')

/** Remembers a level as the latest one, under its name without a mark. Writing it does not delay a verdict. */
export function rememberOpened(name: string, isStuck: boolean): void {
  const others = openedLevels().filter((one) => unmarked(one) !== name)
  const names = [...others, name + (isStuck ? stuckMark : '')].join(' ')
  unwritten = names
  afterPaint(() => {
    writeSlot(openedLevelsSlot, names)
    if (unwritten === names) unwritten = null
  })
}
