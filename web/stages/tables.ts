import type { Level } from '#maths'

/** 7 of 'Time Table 7'. */
export function numberOf({ title }: Level): string {
  return title.split(' ').at(-1) ?? ''
}

/** What a table's key says of its best streak. */
export function standing({ target }: Level, best: number): string {
  return best === 0 ? 'Not started' : `Best streak ${Math.min(best, target)} of ${target}`
}
