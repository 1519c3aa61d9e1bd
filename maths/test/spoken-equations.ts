/**
 * Works out the equations in a sentence of a worked solution from the words that are read aloud: "8 plus 7 equals 15".
 * It shares no code with the solutions. A second calculation by mathjs would be exact, but takes minutes for all
 * levels.
 */

const symbolByWord: Readonly<Record<string, string>> = {
  plus: '+',
  minus: '-',
  times: '*',
  'divided by': '/',
  equals: '=',
  'open bracket': '(',
  'close bracket': ')',
}
const symbols = Object.entries(symbolByWord).map(
  ([word, symbol]) => [new RegExp(`\\b${word}\\b`, 'g'), symbol] as const,
)

const unitByWord: Readonly<Record<string, number>> = {
  hundredth: 0.01,
  tenth: 0.1,
  one: 1,
  ten: 10,
  hundred: 100,
  thousand: 1000,
  'ten-thousand': 10_000,
  'hundred-thousand': 100_000,
  million: 1_000_000,
}
const unit = `(?:${Object.keys(unitByWord)
  .sort((a, b) => b.length - a.length)
  .join('|')})s?`

const number = String.raw`\d+(?:\.\d+)?`
const term = String.raw`\(*${number}\)*`
const side = `${term}(?: [-+*/] ${term})*`
const equations = new RegExp(String.raw`${side}(?: = ${side})+(?: remainder \d+)?`, 'g')
/** A number that is, are or make so many of some places: "13 ones are 1 ten and 3 ones". */
const counts = `${number}(?: ${unit})?(?:(?:,? and |, | )${number} ${unit}| and ${number})*`
const statements = new RegExp(
  String.raw`(?<![-+*/,] |and |in )\b(${number}(?: ${unit})?(?: and ${number} ${unit})?) (?:is|are|make) (${counts})(?!\w|\.\d|,? so| \w*(?:er|ew)\b)`,
  'g',
)

const countOrNumber = new RegExp(`(${number})(?: (${unit}))?`, 'g')

const length = String.raw`${number} (?:km|mm|cm|m)\b`
/** Statements of other kinds, each with the numbers in it and the rule that holds for them. */
const otherStatements: readonly { readonly pattern: RegExp; readonly holds: (text: string) => boolean }[] = [
  {
    // "400 and 6 make 406"
    pattern: new RegExp(String.raw`${number}(?:, ${number})* and ${number} make ${number}(?!\w|\.\d)`, 'g'),
    holds: (text) => {
      const numbers = numbersOf(text)
      return numbers.slice(0, -1).reduce((sum, part) => sum + part, 0) === numbers.at(-1)
    },
  },
  {
    pattern: new RegExp(`${number} is (?:less|more) than ${number}`, 'g'),
    holds: (text) => {
      const [a = 0, b = 0] = numbersOf(text)
      return text.includes('less') ? a < b : a > b
    },
  },
  {
    // "The numbers are 5, 10, 15, 20"
    pattern: new RegExp(`numbers are ${number}(?:, ${number})+`, 'g'),
    holds: (text) => {
      const numbers = numbersOf(text)
      return numbers.slice(2).every((after, i) => after - numbers[i + 1]! === numbers[i + 1]! - numbers[i]!)
    },
  },
  {
    // "From 5 to 6: hop 1 on"
    pattern: new RegExp(`From ${number} to ${number}: hop ${number} (?:on|back)`, 'g'),
    holds: (text) => {
      const [from = 0, to = 0, hop = 0] = numbersOf(text)
      return to - from === (text.endsWith('on') ? hop : -hop)
    },
  },
  {
    // "1 km 40 m is 1040 m"
    pattern: new RegExp(`${length}(?: ${length})* (?:is|make) ${length}`, 'g'),
    holds: (text) => {
      const [left = '', right = ''] = text.split(/ (?:is|make) /)
      return isSame(millimetresIn(left), millimetresIn(right))
    },
  },
]

const millimetresByUnit: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000, km: 1_000_000 }

const numbersOf = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)

function millimetresIn(text: string): number {
  return [...text.matchAll(/([\d.]+) (km|mm|cm|m)/g)].reduce(
    (sum, [, count, name = '']) => sum + Number(count) * millimetresByUnit[name]!,
    0,
  )
}

export interface SpokenEquation {
  readonly text: string
  readonly holds: boolean
}

/** Returns every equation and every statement about numbers in a spoken sentence, and whether it is true. */
export function spokenEquations(spoken: string): SpokenEquation[] {
  let text = spoken
  for (const [word, symbol] of symbols) text = text.replaceAll(word, symbol)
  text = text.replaceAll('( ', '(').replaceAll(' )', ')')
  const said = [...text.matchAll(equations)].map(([found]) => ({ text: found, holds: isTrue(found) }))
  const stated = [...text.matchAll(statements)].map(([found, left = '', right = '']) => ({
    text: found,
    holds: isSame(totalOf(left), totalOf(right)),
  }))
  const others = otherStatements.flatMap(({ pattern, holds }) =>
    [...text.matchAll(pattern)].map(([found]) => ({ text: found, holds: holds(found) })),
  )
  return [...said, ...stated, ...others]
}

function isTrue(equation: string): boolean {
  const [, sides = '', remainder] = /^(.*?)(?: remainder (\d+))?$/.exec(equation) ?? []
  const parts = sides.split(' = ')
  if (remainder !== undefined) {
    const [dividend = 0, divisor = 0] = parts[0]!.split(' / ').map(Number)
    return Number(parts[1]) === Math.floor(dividend / divisor) && Number(remainder) === dividend % divisor
  }
  const [first = Number.NaN, ...others] = parts.map(evaluate)
  return others.every((other) => isSame(first, other))
}

/**
 * Values have at most four decimal places and are below 10^8, so a difference of 1e-6 is more than an error of doubles.
 */
function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) < 1e-6
}

/** Returns the value of counts of places: "1 ten and 3 ones" is 13. */
function totalOf(words: string): number {
  return [...words.matchAll(countOrNumber)].reduce(
    (total, [, count, name]) => total + Number(count) * (name ? unitByWord[name.replace(/s$/, '')]! : 1),
    0,
  )
}

/** Returns the value of numbers, operators and brackets: first × and ÷, then + and −, each from the left. */
export function evaluate(text: string): number {
  const tokens = text.match(/[\d.]+|[-+*/()]/g) ?? []
  let at = 0
  const sum = (): number => {
    let value = product()
    while (tokens[at] === '+' || tokens[at] === '-')
      value = tokens[at++] === '+' ? value + product() : value - product()
    return value
  }
  const product = (): number => {
    let value = single()
    while (tokens[at] === '*' || tokens[at] === '/') value = tokens[at++] === '*' ? value * single() : value / single()
    return value
  }
  const single = (): number => {
    const token = tokens[at++]
    if (token !== '(') return Number(token)
    const value = sum()
    at++
    return value
  }
  const value = sum()
  return at === tokens.length ? value : Number.NaN
}
