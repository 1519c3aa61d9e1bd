/** Numbers from 0 to 1000 in words, as New Zealand English writes them: "one hundred and five", "twenty-one". */

const small = [
  ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** @param number whole, 0 to 1000 */
export function inWords(number: number): string {
  if (number === 1000) return 'one thousand'
  if (number >= 100) {
    const rest = number % 100
    const hundreds = `${small[Math.floor(number / 100)]} hundred`
    return rest === 0 ? hundreds : `${hundreds} and ${inWords(rest)}`
  }
  if (number < 20) return small[number]!
  const ones = number % 10
  return ones === 0 ? tens[number / 10]! : `${tens[Math.floor(number / 10)]}-${small[ones]}`
}

/** Words as compared: trimmed, in lower case, and the same with hyphen, space or "and" between (curriculum.md). */
export function readWords(typed: string): string {
  return typed
    .trim()
    .toLowerCase()
    .replace(/[\s\-‐‑–]+/g, ' ')
    .replace(/ and (?=\S)/g, ' ')
}
