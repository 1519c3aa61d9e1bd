/** The space between two numbers, which are not the digits of one number. */
const wide = '\u2002'

/** Returns the numbers before and after the gap of a run. */
export function aroundGap(numbers: readonly (number | null)[]): readonly [before: string, after: string] {
  const gap = numbers.indexOf(null)
  return [numbers.slice(0, gap).join(wide), numbers.slice(gap + 1).join(wide)]
}
