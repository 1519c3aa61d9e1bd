/** Problems that teachers write. All of it is plain data, as it is saved and sent. */
import { type Animal, objects } from '../drawing.ts'
import { sha256 } from '../sha256.ts'

/** The steps of a range. */
export const rangeSteps = ['1', '0.1', '0.01'] as const
export type RangeStep = (typeof rangeSteps)[number]

/** A number of a problem that changes. Its name is a letter from a to z, which texts have in braces: "{a}". */
export interface ChangingNumber {
  readonly name: string
  /** Decimals as typed: from one to another in steps, or a list. */
  readonly values:
    | { readonly kind: 'range'; readonly from: string; readonly to: string; readonly step: RangeStep }
    | { readonly kind: 'list'; readonly numbers: readonly string[] }
}

/** A whole number in a picture: its digits, or a name in braces such as "{a}". */
export type PictureNumber = string

export type OwnPicture =
  /** Rows of cells. The cells are texts, and each row has the same number of columns. */
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  /** An object above a ruler, in centimetres. */
  | {
      readonly kind: 'ruler'
      readonly object: RuledObject
      readonly from: PictureNumber
      readonly to: PictureNumber
    }
  /** A rectangle on a grid of centimetre squares. */
  | { readonly kind: 'rectangle'; readonly width: PictureNumber; readonly height: PictureNumber }
  | { readonly kind: 'animals'; readonly animal: Animal; readonly count: PictureNumber }

export type OwnAnswer =
  /** The answer is an expression over the names. `within` is how far an answer may be off: a decimal, "0" for exact. */
  | { readonly kind: 'number'; readonly expression: string; readonly unit: string; readonly within: string }
  /** `right` is the index of the right choice. The choices are shown in their order. */
  | { readonly kind: 'choice'; readonly choices: readonly string[]; readonly right: number }
  /** The items in their right order. They are shown shuffled. */
  | { readonly kind: 'order'; readonly items: readonly string[] }

/** A problem as its teacher writes it. */
export interface WrittenProblem {
  readonly text: string
  readonly picture: OwnPicture | null
  readonly numbers: readonly ChangingNumber[]
  /** Conditions over the names, such as "a > b". */
  readonly conditions: readonly string[]
  readonly answer: OwnAnswer
}

/**
 * The numbers of one example: the values in the order of the problem's numbers, followed by the answer if it is a
 * number. All are decimals in their shortest form.
 */
export type Row = readonly string[]

/**
 * A problem of a saved set. Students get its rows, so that no device of a child parses an expression, and so that a
 * later change of the parser changes no round.
 */
export interface OwnProblem extends WrittenProblem {
  readonly rows: readonly Row[]
}

export const longestText = 300
export const longestTitle = 100
export const mostProblems = 50
export const mostNumbers = 4
export const mostListed = 50
export const mostConditions = 6
export const mostExpressionCharacters = 200
export const longestUnit = 10
export const longestCell = 20
export const mostCells = 6
export const longestChoice = 60
export const longestItem = 30
/** The fewest and the most choices, and items of an order. */
export const choiceCounts = [2, 5] as const
export const itemCounts = [3, 6] as const
/** The most rows of a problem. */
export const mostRows = 40
/** The most characters of a number in a range, a list or a tolerance. */
export const longestNumber = 20

export const mostAnimals = 20
/** The length of the ruler in centimetres. */
export const rulerLength = 10
/** The largest rectangle that the grid has room for. */
export const largestRectangle = { width: 9, height: 5 } as const
/** The objects that can be a few centimetres long. */
export const ruledObjects = objects.filter((object) => object !== 'scarf' && object !== 'rope')
export type RuledObject = (typeof ruledObjects)[number]

/**
 * Returns the name of a problem, which follows from what its teacher wrote. So a problem that did not change is the
 * same one in the next version of its set. It has 16 hexadecimal digits.
 */
export function problemKey({ text, picture, numbers, conditions, answer }: WrittenProblem): string {
  const hash = sha256(JSON.stringify([text, inOrder(picture), inOrder(numbers), conditions, inOrder(answer)]))
  return Array.from(hash.subarray(0, 2), (word) => (word >>> 0).toString(16).padStart(8, '0')).join('')
}

/** Returns data with the fields of its objects as sorted pairs, because stored data may have them in another order. */
function inOrder(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(inOrder)
  if (typeof data !== 'object' || data === null) return data
  return Object.entries(data)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([field, value]) => [field, inOrder(value)])
}

/** The names in braces: "{a}". Other braces are text. */
export const namePattern = /\{([a-z])\}/g

/** Returns a text with values in place of the names in braces. A minus sign is written as −. */
export function withValues(text: string, names: readonly string[], row: Row): string {
  return fillerOf(text, names)(row)
}

/** Returns the function that writes the values of a row into a text. It is for a text that gets thousands of rows. */
export function fillerOf(text: string, names: readonly string[]): (row: Row) => string {
  // Every second part is a name, because the pattern has one group.
  const parts = text.split(namePattern)
  if (parts.length === 1) return () => text
  return (row) => {
    let filled = parts[0]!
    for (let i = 1; i < parts.length; i += 2) {
      const name = parts[i]!
      filled += (row[names.indexOf(name)]?.replace('-', '−') ?? `{${name}}`) + parts[i + 1]!
    }
    return filled
  }
}

/** Returns the whole number in a picture, or null for a text that is none. */
export function pictureNumber(text: PictureNumber, names: readonly string[], row: Row): number | null {
  return numberIn(withValues(text, names, row))
}

/** Returns the whole number that a text is, or null. */
export function numberIn(text: string): number | null {
  const digits = text.trim()
  return /^\d{1,3}$/.test(digits) ? Number(digits) : null
}
