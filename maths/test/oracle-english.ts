/** The cues of English. Number words are read and written from the values of their parts, without `say/en-NZ/`. */
import { enNZ } from '../say/en-NZ/language.ts'
import type { Reader } from './reader.ts'

export const english: Reader = {
  language: enNZ,
  notation: { '−': '-', '×': '*', '÷': '/' },
  calculation: /^([\d.+−×÷=() ]+)$/,
  conversion: /^(.+) = \? (\p{L}+)$/u,
  numberWord: /^Write this number: (.+)$/,
  stories: {
    total: /\bThen \d+ came\. How many now\?$|\bThen \d+ went away\..* before\?$/,
    difference: /\bThen \d+ went away\. How many now\?$|\bThen \d+ came\..* before\?$|\bHow many (came|went away)\?$/,
  },
  comparatives: { largest: /\b(more|longer)\b/, smallest: /\b(less|fewer|shorter)\b/ },
  superlatives: { largest: /\b(most|longest|largest)\b/, smallest: /\b(least|fewest|shortest|smallest)\b/ },
  numberOf,
  wordsOf,
}

const values: Readonly<Record<string, number>> = {
  ...{ zero: 0, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 },
  ...{ eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17, eighteen: 18 },
  ...{ nineteen: 19, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
}

function numberOf(words: string): number {
  return words.split(/[ -]/).reduce((sum, word) => {
    if (word === 'and') return sum
    if (word === 'hundred') return sum * 100
    if (word === 'thousand') return sum * 1000
    const value = values[word]
    if (value === undefined) throw new Error(`not a number word: ${word}`)
    return sum + value
  }, 0)
}

/** Writes the largest word first. The rest follows after a hyphen, or after "and" where it follows hundreds. */
function wordsOf(number: number): string {
  if (number === 1000) return 'one thousand'
  if (number >= 100) {
    const rest = number - 100 * Math.trunc(number / 100)
    return `${wordsOf(Math.trunc(number / 100))} hundred${rest > 0 ? ` and ${wordsOf(rest)}` : ''}`
  }
  const [word, value] = Object.entries(values).reduce((best, entry) =>
    entry[1] <= number && entry[1] >= best[1] ? entry : best,
  )
  return value === number ? word : `${word}-${wordsOf(number - value)}`
}
