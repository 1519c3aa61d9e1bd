import type { Count, Place } from '../../../../solve/place-value.ts'

/** The German names of places. They are the same for one and for several. */
const nameByPlace: Readonly<Record<Place, string>> = {
  [-3]: 'Tausendstel',
  [-2]: 'Hundertstel',
  [-1]: 'Zehntel',
  0: 'Einer',
  1: 'Zehner',
  2: 'Hunderter',
  3: 'Tausender',
  4: 'Zehntausender',
  5: 'Hunderttausender',
  6: 'Millionen',
}

export const lettersByPlace: Readonly<Record<Place, string>> = {
  0: 'E',
  1: 'Z',
  2: 'H',
  3: 'T',
  4: 'ZT',
  5: 'HT',
  6: 'Mio',
}

export const nameOf = (place: Place) => nameByPlace[place]!

/** Returns a count with its place: "5 Zehner". */
export const counted = (count: number, place: Place) => `${count} ${nameOf(place)}`

export const allCounted = (all: readonly Count[]) => all.map(({ count, place }) => counted(count, place))

/** Returns "ist" for one thing and "sind" for several. */
export const are = (count: number) => (count === 1 ? 'ist' : 'sind')

export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Returns words in a row: "a, b und c". */
export function list(words: readonly (string | number)[], before = 'und'): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} ${before} ${words.at(-1)}`
}

/** Returns a count of things: "1 Punkt", "3 Punkte". */
export const numbersOf = (count: number, one: string, several: string) => `${count} ${count === 1 ? one : several}`
