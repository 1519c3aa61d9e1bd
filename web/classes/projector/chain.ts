import { groupDigits } from '#maths'

/** The hops of the chain. Each is a tenth of the mark. */
export const hopsOfChain = 10

/** Returns the part of the way to the mark that a class has made, at most 1. */
export const shareOf = (hops: number, mark: number) => Math.min(1, hops / mark)

/** Returns the number below each tick, from 0 to the mark. A tick between two whole numbers has none. */
export function ticksOf(mark: number): string[] {
  return Array.from({ length: hopsOfChain + 1 }, (_, i) => {
    const number = (mark * i) / hopsOfChain
    return Number.isInteger(number) ? groupDigits(String(number)) : ''
  })
}

/** Returns the mark that a text names, or null if it is no whole number from `least` to `greatest`. */
export function markIn(text: string, { least, greatest }: { least: number; greatest: number }): number | null {
  const digits = text.replaceAll(/[\s,]/g, '')
  const mark = /^\d{1,9}$/.test(digits) ? Number(digits) : 0
  return mark >= least && mark <= greatest ? mark : null
}
