/** Numbers from 0 to 1000 in German words: "einhundertfünf", "einundzwanzig". */

const small = [
  ...['null', 'eins', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht', 'neun', 'zehn', 'elf', 'zwölf'],
  ...['dreizehn', 'vierzehn', 'fünfzehn', 'sechzehn', 'siebzehn', 'achtzehn', 'neunzehn'],
]
const tens = ['', '', 'zwanzig', 'dreißig', 'vierzig', 'fünfzig', 'sechzig', 'siebzig', 'achtzig', 'neunzig']

/** @param number whole, 0 to 1000 */
export function numberWord(number: number): string {
  if (number === 1000) return 'eintausend'
  if (number >= 100) {
    const rest = number % 100
    return `${beforeMore(Math.floor(number / 100))}hundert${rest === 0 ? '' : numberWord(rest)}`
  }
  if (number < 20) return small[number]!
  const ones = number % 10
  return `${ones === 0 ? '' : `${beforeMore(ones)}und`}${tens[Math.floor(number / 10)]}`
}

/** Returns the word of a digit inside a longer word, where "eins" loses its last letter. */
function beforeMore(digit: number): string {
  return digit === 1 ? 'ein' : small[digit]!
}
