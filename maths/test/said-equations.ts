/**
 * Works out what a sentence of help says about numbers. Its equations are data. Statements such as "13 ones are 1 ten
 * and 3 ones" are read from the words, as a child does. It shares no code with the solutions. A second calculation by
 * mathjs would be exact, but takes minutes for all levels.
 */
import type { Expression } from '../expression.ts'
import type { Unit } from '../quantity.ts'
import { type EquationPart, type Line, textOf } from '../say/parts.ts'
import { plain } from './plain.ts'

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

/** The sizes of groups that are no places, by their words: "8 nines", "8 empty groups". */
const sizeByWord: Readonly<Record<string, number>> = {
  empty: 0,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
}
const size = `(?:${Object.keys(sizeByWord).join('|')})(?:e?s)?`

const number = String.raw`\d+(?:\.\d+)?`
/** The sum of some places after "is", "are" or "make", and the whole statement: "13 ones are 1 ten and 3 ones". */
const counts = `${number}(?: ${unit})?(?:(?:,? and |, | )${number} ${unit}| and ${number})*`
const statements = new RegExp(
  String.raw`(?<![-+*/,] |and |in |of |Double )\b(${number}(?: ${unit})?(?: and ${number} ${unit})?) (?:is|are|make) (${counts})(?!\w|\.\d|,? so| \w*(?:er|ew)\b| ${size}\b)`,
  'g',
)

const countOrNumber = new RegExp(`(${number})(?: (${unit}))?`, 'g')

/** Each unit in millimetres. It is written a second time on purpose (maths/quantity.ts has the other one). */
const millimetres: Readonly<Record<Unit, number>> = { mm: 1, cm: 10, m: 1000, km: 1_000_000 }
// The longest name comes first, because "m" also begins "mm".
const lengthUnit = Object.keys(millimetres)
  .sort((a, b) => b.length - a.length)
  .join('|')
const length = String.raw`${number} (?:${lengthUnit})\b`
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
    // "56: 5 tens and 6 ones"
    pattern: new RegExp(String.raw`(?<!among )\b${number}: ${number} ${unit}(?:(?:, | and )${number} ${unit})*`, 'g'),
    holds: (text) => {
      const [left = '', right = ''] = text.split(': ')
      return isSame(totalOf(left), totalOf(right))
    },
  },
  {
    // "72 is 8 nines"
    pattern: new RegExp(String.raw`${number} is ${number} ${size}\b`, 'g'),
    holds: (text) => {
      const [product = 0, groups = 0] = numbersOf(text)
      return (
        product ===
        groups *
          sizeByWord[
            text
              .split(' ')
              .at(-1)!
              .replace(/(?<=x)es$|s$/, '')
          ]!
      )
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
    // "Double 7 is 14"
    pattern: new RegExp(`Double ${number} is ${number}`, 'g'),
    holds: (text) => {
      const [half, double] = numbersOf(text)
      return double === 2 * half!
    },
  },
  {
    // "5 tens shared among 3: 1 ten each"
    pattern: new RegExp(`${number} ${unit} shared among ${number}: ${number} ${unit} each`, 'g'),
    holds: (text) => {
      const [count = 0, by = 0, share = 0] = numbersOf(text)
      return share === Math.floor(count / by)
    },
  },
  {
    // "1 tenth of 1 tenth is 1 hundredth"
    pattern: new RegExp(`${number} ${unit} of ${number} ${unit} is ${number} ${unit}`, 'g'),
    holds: (text) => {
      const [part = '', rest = ''] = text.split(' of ')
      const [whole = '', product = ''] = rest.split(' is ')
      return isSame(totalOf(part) * totalOf(whole), totalOf(product))
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
    // "From 5 to 6: hop on 1"
    pattern: new RegExp(`From ${number} to ${number}: hop (?:on|back) ${number}`, 'g'),
    holds: (text) => {
      const [from = 0, to = 0, hop = 0] = numbersOf(text)
      return to - from === (text.includes('hop on') ? hop : -hop)
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

/** A count of a place beside a number without one: "1 ten is fewer than 8", or "How many 4s fit into 30 tens?" */
const placeBesideNumber = new RegExp(
  String.raw`${number} ${unit} (?:is|are) (?:fewer|less|more|smaller|larger) than ${number}(?! ${unit})|\b${number}s fit into ${number} ${unit}`,
)

/** Returns whether a sentence compares a count of a place with a number of ones as if both were ones. */
export const mixesPlaces = (sentence: string): boolean => placeBesideNumber.test(sentence)

const numbersOf = (text: string) => (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)

function millimetresIn(text: string): number {
  return [...text.matchAll(new RegExp(`([\\d.]+) (${lengthUnit})`, 'g'))].reduce(
    (sum, [, count, name]) => sum + Number(count) * millimetres[name as Unit],
    0,
  )
}

export interface SaidEquation {
  readonly text: string
  readonly holds: boolean
}

/**
 * Returns every equation and every statement about numbers in a line, and whether it is true. Words with an operator
 * never hold, because they hide an equation.
 */
export function saidEquations(line: Line): SaidEquation[] {
  const parts = line.flatMap((part) => {
    if (part.kind === 'words') return /[+−×÷=]/.test(part.text) ? [{ text: part.text, holds: false }] : []
    if (part.kind !== 'equation' || part.sides.length < 2) return []
    return [{ text: textOf([part], plain), holds: isTrue(part) }]
  })
  const words = line.map((part) => (part.kind === 'equation' ? '…' : textOf([part], plain))).join('')
  const stated = [...words.matchAll(statements)].map(([found, left = '', right = '']) => ({
    text: found,
    holds: isSame(totalOf(left), totalOf(right)),
  }))
  const others = otherStatements.flatMap(({ pattern, holds }) =>
    [...words.matchAll(pattern)].map(([found]) => ({ text: found, holds: holds(found) })),
  )
  return [...parts, ...stated, ...others]
}

function isTrue({ sides: [first = Number.NaN, ...others], remainder }: EquationPart): boolean {
  if (remainder === undefined) return others.every((other) => isSame(numberOf(first), numberOf(other)))
  if (typeof first === 'number' || first.operator !== '÷' || others.length !== 1) return false
  const [dividend, divisor, quotient] = [numberOf(first.left), numberOf(first.right), numberOf(others[0]!)]
  return quotient === Math.floor(dividend / divisor) && remainder === dividend % divisor
}

/**
 * Values have at most four decimal places and are below 10^8, so a difference of 1e-6 is more than an error of doubles.
 */
export function isSame(a: number, b: number): boolean {
  return Math.abs(a - b) < 1e-6
}

/** Returns the value of counts of places: "1 ten and 3 ones" is 13. */
function totalOf(words: string): number {
  return [...words.matchAll(countOrNumber)].reduce(
    (total, [, count, name]) => total + Number(count) * (name ? unitByWord[name.replace(/s$/, '')]! : 1),
    0,
  )
}

/** Returns the value of an expression. */
export function numberOf(expression: Expression): number {
  if (typeof expression === 'number') return expression
  const [left, right] = [numberOf(expression.left), numberOf(expression.right)]
  switch (expression.operator) {
    case '+':
      return left + right
    case '−':
      return left - right
    case '×':
      return left * right
    case '÷':
      return left / right
  }
}
