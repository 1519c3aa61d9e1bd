/** Numbers from 0 to 1000 in words, as New Zealand English writes them: "one hundred and five", "twenty-one". */

const small = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** @param number whole, 0 to 1000 */
export function numberWord(number: number): string {
  if (number === 1000) return 'one thousand'
  if (number >= 100) {
    const rest = number % 100
    const hundreds = `${small[Math.floor(number / 100)]} hundred`
    return rest === 0 ? hundreds : `${hundreds} and ${numberWord(rest)}`
  }
  if (number < 20) return small[number]!
  const ones = number % 10
  return ones === 0 ? tens[number / 10]! : `${tens[Math.floor(number / 10)]}-${small[ones]}`
}

/** Returns whether a typed text names the number. Case, hyphens, spaces and "and" between words do not matter. */
export function namesNumber(typed: string, number: number): boolean {
  const word = numberWord(number)
  return typed === word || plainWords(typed) === plainWords(word)
}

function plainWords(words: string): string {
  return words
    .trim()
    .toLowerCase()
    .replace(/[\s\-‐‑–]+/g, ' ')
    .replace(/ and (?=\S)/g, ' ')
}
