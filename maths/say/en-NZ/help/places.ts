/** English names of places and counts of them. */
import type { Count, Place } from '../../../solve/place-value.ts'

const nameByPlace: Readonly<Record<Place, readonly [singular: string, plural: string]>> = {
  [-3]: ['thousandth', 'thousandths'],
  [-2]: ['hundredth', 'hundredths'],
  [-1]: ['tenth', 'tenths'],
  0: ['one', 'ones'],
  1: ['ten', 'tens'],
  2: ['hundred', 'hundreds'],
  3: ['thousand', 'thousands'],
  4: ['ten-thousand', 'ten-thousands'],
  5: ['hundred-thousand', 'hundred-thousands'],
  6: ['million', 'millions'],
}

export const lettersByPlace: Readonly<Record<Place, string>> = {
  0: 'O',
  1: 'T',
  2: 'H',
  3: 'Th',
  4: 'TTh',
  5: 'HTh',
  6: 'M',
}

export const singular = (place: Place) => nameByPlace[place]![0]
export const plural = (place: Place) => nameByPlace[place]![1]

/** Returns a count with its place: "1 ten", "5 tens". */
export function counted(count: number, place: Place): string {
  return `${count} ${count === 1 ? singular(place) : plural(place)}`
}

/** Begins a sentence about a digit: "The 4 in 1405 is". One that is in it twice: "The tens digit of 1518 means". */
export function digitIn(digit: number, place: Place, number: number): string {
  const isTwice = String(number).split(String(digit)).length > 2
  return isTwice ? `The ${plural(place)} digit of ${number} means` : `The ${digit} in ${number} is`
}

/** Returns counts joined by "and": "8 tens and 3 ones". */
export const countsAnd = (all: readonly Count[]) => list(all.map(({ count, place }) => counted(count, place)))

/** Returns "is" for one thing and "are" for several. */
export const are = (count: number) => (count === 1 ? 'is' : 'are')

export const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Returns words in a row: "a", "a and b", "a, b and c". */
export function list(words: readonly string[], before = 'and'): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(', ')} ${before} ${words.at(-1)}`
}

/** Returns a number of things by the regular name of one of them: "1 group", "3 groups". */
export const numbersOf = (count: number, thing: string) => `${count} ${thing}${count === 1 ? '' : 's'}`
