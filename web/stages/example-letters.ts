/** An example with more characters has two lines on its tile. */
const longestLine = 13

/**
 * Returns the characters of the longest line of some examples, by which the tiles of a stage choose one size. A decimal
 * point is half a character. Without an example it is 1.
 */
export function lettersOf(examples: readonly string[]): number {
  return Math.max(1, ...examples.flatMap(linesOf).map(widthOf))
}

/** Returns the lines of an example. A long one is broken where its lines are shortest, and rather late than early. */
export function linesOf(example: string): readonly string[] {
  if (example.length <= longestLine) return [example]
  const words = example.split(' ')
  const breaks = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')])
  return breaks.reduce((best, lines) => (longest(lines) <= longest(best) ? lines : best))
}

const longest = (lines: readonly string[]) => Math.max(...lines.map(widthOf))

const widthOf = (line: string) => line.length - (line.split('.').length - 1) / 2
