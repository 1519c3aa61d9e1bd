/** The order of the numbers of a deck (curriculum.md, "Conventions"): each number once before any comes again. */

/**
 * Returns whether the last number may come after the others, oldest first. The oldest ones may be missing.
 *
 * @param size how many different numbers the deck has
 * @param apart a number differs from so many numbers before it, even where a new deck begins between them
 */
export function deckAllows(numbers: readonly number[], size: number, apart: number): boolean {
  if (numbers.slice(-1 - apart, -1).includes(numbers.at(-1)!)) return false
  // The numbers do not show where a deck began, so one beginning that fits is enough.
  const lately = numbers.slice(-4 * size)
  return Array.from({ length: size }, (_, start) => start).some((start) => eachOnce(lately, start, size))
}

/** Returns whether no deck has a number twice, when the first deck has only `start` numbers left. */
function eachOnce(numbers: readonly number[], start: number, size: number): boolean {
  let seen = new Set<number>()
  return numbers.every((number, i) => {
    if (i % size === start % size) seen = new Set()
    const fresh = !seen.has(number)
    seen.add(number)
    return fresh
  })
}
