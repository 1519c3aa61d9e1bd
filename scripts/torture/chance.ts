import { randomFrom, seedFrom } from '#maths'

export type Random = ReturnType<typeof randomFrom>

/** Returns the random numbers of one part of a run, so that no part depends on the speed of another part. */
export function chanceOf(...parts: readonly (string | number)[]): Random {
  return randomFrom(seedFrom(parts.join(' ')))
}

/** Returns true in `percent` of a hundred cases. */
export function happens(random: Random, percent: number): boolean {
  return random.integer(1, 100) <= percent
}

export function pick<T>(random: Random, list: readonly T[]): T {
  const picked = list[random.integer(0, list.length - 1)]
  if (picked === undefined) throw new Error('the list is empty')
  return picked
}

/** Returns an id in the form that the app uses: a UUID in lower case. */
export function newId(random: Random): string {
  return 'xxxxxxxx-xxxx-4xxx-8xxx-xxxxxxxxxxxx'.replaceAll('x', () => random.integer(0, 15).toString(16))
}
