/** The cues of German. Number words are read from their parts, and share no code with `de/`. */
import type { Reader } from '../reader.ts'
import { german } from './de/language.ts'

export const germanReader: Reader = {
  language: german,
  notation: { ',': '.', '−': '-', '·': '*', ':': '/' },
  calculation: /^([\d,+−·:=() ]+) = ___$/,
  conversion: /^(.+) = ___ (\p{L}+)$/u,
  numberWord: /^Schreibe diese Zahl: (.+)$/,
  stories: {
    total: /\b\d+ dazu\. Wie viele sind es jetzt\?$|\b\d+ weg\..* vorher\?$/,
    difference: /\b\d+ weg\. Wie viele sind es jetzt\?$|\b\d+ dazu\..* vorher\?$|\bWie viele \w+ (dazu|weg)\?$/,
  },
  comparatives: { largest: /\b(mehr|größer|länger)\b/, smallest: /\b(weniger|kleiner|kürzer)\b/ },
  superlatives: { largest: /\b(größte|längsten)\b/, smallest: /\b(kleinste|kürzesten)\b/ },
  numberOf,
  wordsOf,
}

const digits = 'null ein zwei drei vier fünf sechs sieben acht neun'.split(' ')
const teens = 'zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(' ')
const tens = 'zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')

function numberOf(word: string): number {
  if (word === 'eintausend') return 1000
  const [hundreds = '', rest] = word.split('hundert')
  if (rest !== undefined) return 100 * valueIn(digits, hundreds) + (rest === '' ? 0 : numberOf(rest))
  if (teens.includes(word)) return 10 + teens.indexOf(word)
  const [ones = '', ten] = word.split('und')
  if (ten !== undefined) return 10 * (valueIn(tens, ten) + 2) + valueIn(digits, ones)
  return tens.includes(word) ? 10 * (tens.indexOf(word) + 2) : valueIn(digits, word.replace(/^eins$/, 'ein'))
}

function valueIn(words: readonly string[], word: string): number {
  const value = words.indexOf(word)
  if (value < 0) throw new Error(`not a number word: ${word}`)
  return value
}

function wordsOf(number: number): string {
  if (number === 1000) return 'eintausend'
  if (number >= 100) {
    const rest = number % 100
    return `${digits[Math.trunc(number / 100)]}hundert${rest > 0 ? wordsOf(rest) : ''}`
  }
  if (number === 1) return 'eins'
  if (number < 20) return [...digits, ...teens][number]!
  const [ten, one] = [tens[Math.trunc(number / 10) - 2]!, number % 10]
  return one === 0 ? ten : `${digits[one]}und${ten}`
}
