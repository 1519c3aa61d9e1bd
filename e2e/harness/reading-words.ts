/** Number words as a child reads and writes them, up to a thousand. */

const ones = 'zero one two three four five six seven eight nine'.split(' ')
const teens = 'ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(' ')
const tens = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

const belowHundred = [
  ...ones,
  ...teens,
  ...tens.flatMap((ten) => [ten, ...ones.slice(1).map((one) => `${ten}-${one}`)]),
]

export function wordsOf(number: number): string {
  if (number === 1000) return 'one thousand'
  const hundreds = Math.floor(number / 100)
  const rest = number % 100
  if (hundreds === 0) return belowHundred[rest]!
  return `${ones[hundreds]} hundred${rest > 0 ? ` and ${belowHundred[rest]}` : ''}`
}

export function numberOf(words: string): number {
  const number = Array.from({ length: 1001 }, (_, number) => number).find((number) => wordsOf(number) === words)
  if (number === undefined) throw new Error(`No number is written like that: ${words}`)
  return number
}
