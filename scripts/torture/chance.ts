import { randomFrom, seedFrom } from '#maths'

export type Random = ReturnType<typeof randomFrom>

/** Returns chance of its own for a part of the run, so that no part depends on how fast another one is. */
export function chanceOf(...parts: readonly (string | number)[]): Random {
  return randomFrom(seedFrom(parts.join(' ')))
}

/** Returns true in so many of a hundred cases. */
export function percent(random: Random, cases: number): boolean {
  return random.integer(1, 100) <= cases
}

export function pick<T>(random: Random, list: readonly T[]): T {
  const picked = list[random.integer(0, list.length - 1)]
  if (picked === undefined) throw new Error('There is nothing to pick from')
  return picked
}

/** Returns an id as the app makes it: a UUID in lower case. */
export function newId(random: Random): string {
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => random.integer(0, 15).toString(16))
}
