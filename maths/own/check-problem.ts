/** Checks a problem while its teacher writes it, and works out the numbers that fit it. */
import { readDecimal } from '../decimal.ts'
import { randomFrom, seedFrom } from '../random.ts'
import {
  type Calculation,
  type Changing,
  type Combinations,
  calculationOf,
  combinationsOf,
  isWithin,
  type LeftOut,
  mostCombinations,
  type Steps,
  sizeOf,
  stepsOf,
  tryValues,
  valuesOf,
} from './combinations.ts'
import { type Fault, readCondition, readExpression } from './expression.ts'
import { fractionOf } from './fraction.ts'
import {
  type ChangingNumber,
  choiceCounts,
  fillerOf,
  itemCounts,
  largestRectangle,
  longestCell,
  longestChoice,
  longestItem,
  longestNumber,
  longestText,
  longestUnit,
  mostAnimals,
  mostCells,
  mostConditions,
  mostListed,
  mostNumbers,
  mostRows,
  namePattern,
  numberIn,
  type OwnProblem,
  type PictureNumber,
  problemKey,
  type Row,
  rulerLength,
  type WrittenProblem,
} from './problem.ts'

/** The fields that can have a fault. Those with an index are lists. */
export type ProblemField =
  | { readonly name: 'text' | 'numbers' | 'conditions' | 'picture' | 'answer' | 'unit' | 'within' | 'rows' }
  | { readonly name: 'number' | 'condition' | 'choice' | 'item'; readonly index: number }
  | { readonly name: 'cell'; readonly row: number; readonly column: number }

/** Why a field is refused. The faults of expressions have the place in the text. */
export type ProblemReason =
  | Fault
  /** There are too many or too few of them. */
  | 'count'
  /** Two of them are equal. */
  | 'repeated'
  /** The name of a number is no letter from a to z. */
  | 'letter'
  /** A text names a number in braces that the problem does not have. */
  | 'unknownName'
  /** A range is empty, or its ends are not multiples of its step. */
  | 'range'
  /** There are over 20,000 combinations, or working them out takes too long: "Make a range smaller." */
  | 'tooMany'
  /** No combination meets this condition and those before it. */
  | 'noneFit'
  /** Every answer divides by zero, has over six decimals, is above a billion, or does not fit the picture. */
  | LeftOutReason
  /** The rows are not those of the problem. */
  | 'otherRows'

/** Why a combination is left out: no answer that a child can type, equal choices, or a picture without room. */
export type LeftOutReason = LeftOut | 'equal' | 'picture'

export interface ProblemFault {
  readonly field: ProblemField
  readonly reason: ProblemReason
  /** The index of the character in the field's text, or null. */
  readonly at: number | null
}

export type WorkedOut =
  | { readonly kind: 'faults'; readonly faults: readonly [ProblemFault, ...ProblemFault[]] }
  | {
      readonly kind: 'fits'
      /** All rows that fit, in the order of the values. */
      readonly rows: readonly [Row, ...Row[]]
      /** The combinations that meet all conditions and are left out, by reason. */
      readonly leftOut: Readonly<Record<LeftOutReason, number>>
    }

/**
 * Checks a problem and works out all numbers that fit.
 *
 * @param isOver returns whether the time is over
 */
export function workOutProblem(problem: WrittenProblem, isOver?: () => boolean): WorkedOut {
  const [first, ...others] = checkWriting(problem)
  if (first) return { kind: 'faults', faults: [first, ...others] }
  const calculation = readCalculation(problem)
  if (!calculation) return { kind: 'faults', faults: [fault({ name: 'answer' }, 'long')] }
  const changing = problem.numbers.map((number) => ({ name: number.name, values: listedValues(number) }))
  return fittingRows(problem, combinationsOf(changing, calculation, isOver))
}

/** Returns the faults of a problem, including that no numbers fit. `isOver` returns whether the time is over. */
export function checkProblem(problem: WrittenProblem, isOver?: () => boolean): readonly ProblemFault[] {
  const worked = workOutProblem(problem, isOver)
  return worked.kind === 'faults' ? worked.faults : []
}

/**
 * Returns the rows that students get: 40 at most, the same ones for the same problem.
 *
 * @param rows all rows that fit
 */
export function chooseRows(problem: WrittenProblem, rows: readonly Row[]): readonly Row[] {
  const random = randomFrom(seedFrom(problemKey(problem)))
  const left = [...rows]
  return Array.from({ length: Math.min(mostRows, rows.length) }, (_, i) => {
    const drawn = random.integer(i, left.length - 1)
    const row = left[drawn]!
    left[drawn] = left[i]!
    return row
  })
}

/**
 * Checks a problem with its rows. It works out only these rows and no range, and reads the conditions once. So it is
 * quick for any problem, as a server needs it.
 */
export function checkOwnProblem(problem: OwnProblem): readonly ProblemFault[] {
  const faults = checkWriting(problem)
  if (faults.length > 0) return faults
  const { rows, numbers } = problem
  const refused = (reason: ProblemReason): readonly ProblemFault[] => [{ field: { name: 'rows' }, reason, at: null }]
  if (rows.length < 1 || rows.length > mostRows) return refused('count')
  if (hasRepeated(rows.map((row) => row.join(' ')))) return refused('repeated')
  const calculation = readCalculation(problem)
  const read = numbers.map(readNumber)
  const rowOf = rowMaker(problem)
  const isRow = (row: Row) => {
    const values = row.slice(0, numbers.length)
    if (values.length < numbers.length || !values.every((value, i) => isValueOf(read[i]!, value))) return false
    const tried = calculation && tryValues(calculation, values.map(fractionOf))
    if (tried?.kind !== 'fits') return false
    const fitting = rowOf(values, tried.answer)
    return typeof fitting !== 'string' && fitting.join(' ') === row.join(' ')
  }
  return rows.every(isRow) ? [] : refused('otherRows')
}

/** The values of a number that changes: a range, or a list of decimals in their shortest form. */
type ReadNumber =
  | { readonly kind: 'range'; readonly steps: Steps }
  | { readonly kind: 'list'; readonly decimals: readonly string[] }

/** Returns the values of a number, or null where its range or list is none. */
function readNumber({ values }: ChangingNumber): ReadNumber | null {
  if (values.kind === 'range') {
    const [from, to] = [decimalOf(values.from), decimalOf(values.to)]
    const steps = from === null || to === null ? null : stepsOf({ from, to, step: values.step })
    return steps && { kind: 'range', steps }
  }
  const decimals = values.numbers.map(decimalOf)
  return decimals.every((decimal) => decimal !== null) ? { kind: 'list', decimals } : null
}

function countOf(read: ReadNumber): number {
  return read.kind === 'range' ? sizeOf(read.steps) : read.decimals.length
}

function listedValues(number: ChangingNumber): readonly string[] {
  const read = readNumber(number)
  if (!read) return []
  return read.kind === 'range' ? valuesOf(read.steps) : read.decimals
}

/** Returns whether a text is a value of a number in its shortest form. */
function isValueOf(read: ReadNumber | null, text: string): boolean {
  if (decimalOf(text) !== text) return false
  return read?.kind === 'range' ? isWithin(read.steps, text) : read?.decimals.includes(text) === true
}

/** Returns a typed decimal of at most nine digits and six places in its shortest form, or null. */
function decimalOf(typed: string): string | null {
  const decimal = typed.length > longestNumber ? null : readDecimal(typed, 6)
  return decimal !== null && /^-?\d{1,9}(\.\d{1,6})?$/.test(decimal) ? decimal : null
}

/** Reads the conditions and the answer of a problem. Returns null where the answer cannot be read. */
function readCalculation(problem: WrittenProblem): Calculation | null {
  const names = namesOf(problem.numbers)
  const conditions = problem.conditions.map((text) => readCondition(text, names)).filter((read) => 'comparison' in read)
  const answer = readExpression(problem.answer.kind === 'number' ? problem.answer.expression : '0', names)
  return 'kind' in answer ? calculationOf(names, conditions, answer) : null
}

function fittingRows(problem: WrittenProblem, combinations: Combinations): WorkedOut {
  const failed = (field: ProblemField, reason: ProblemReason): WorkedOut => ({
    kind: 'faults',
    faults: [{ field, reason, at: null }],
  })
  if (combinations.kind === 'tooMany') return failed({ name: 'numbers' }, 'tooMany')
  if (combinations.kind === 'none') {
    const { blame } = combinations
    if (typeof blame === 'number') return failed({ name: 'condition', index: blame }, 'noneFit')
    return failed({ name: 'answer' }, blame)
  }
  const leftOut = { ...combinations.leftOut, equal: 0, picture: 0 }
  const rows: Row[] = []
  const rowOf = rowMaker(problem)
  for (const { values, answer } of combinations.fitting) {
    const fitting = rowOf(values, answer)
    if (typeof fitting === 'string') leftOut[fitting]++
    else rows.push(fitting)
  }
  const [row, ...others] = rows
  if (row) return { kind: 'fits', rows: [row, ...others], leftOut }
  return leftOut.picture > 0 ? failed({ name: 'picture' }, 'picture') : failed({ name: 'answer' }, 'equal')
}

type IsFor = (row: Row) => boolean

/** Returns the function that returns the row of values that meet all conditions, or why they are left out. */
function rowMaker(problem: WrittenProblem): (values: Row, answer: string) => Row | 'picture' | 'equal' {
  const isNumber = problem.answer.kind === 'number'
  const [isDrawn, isRepeated] = [drawableFor(problem), repeatedFor(problem)]
  return (values, answer) => {
    if (!isDrawn(values)) return 'picture'
    if (isRepeated(values)) return 'equal'
    return isNumber ? [...values, answer] : values
  }
}

/** Returns the function that decides whether the picture has room for the values of a row. */
function drawableFor({ picture, numbers }: WrittenProblem): IsFor {
  const names = namesOf(numbers)
  const numberFor = (text: PictureNumber) => {
    const fill = fillerOf(text, names)
    return (row: Row) => numberIn(fill(row))
  }
  const isFrom = (low: number, high: number, text: PictureNumber): IsFor => {
    const number = numberFor(text)
    return (row) => {
      const value = number(row)
      return value !== null && value >= low && value <= high
    }
  }
  switch (picture?.kind) {
    case undefined:
    case 'table':
      return () => true
    case 'animals':
      return isFrom(1, mostAnimals, picture.count)
    case 'rectangle': {
      const [width, height] = [
        isFrom(1, largestRectangle.width, picture.width),
        isFrom(1, largestRectangle.height, picture.height),
      ]
      return (row) => width(row) && height(row)
    }
    case 'ruler': {
      const [from, to] = [numberFor(picture.from), numberFor(picture.to)]
      return (row) => {
        const [first, last] = [from(row), to(row)]
        return first !== null && last !== null && last > first && last <= rulerLength
      }
    }
  }
}

/** Returns the function that decides whether two choices or two items are equal with the values of a row. */
function repeatedFor({ answer, numbers }: WrittenProblem): IsFor {
  if (answer.kind === 'number') return () => false
  const texts = answer.kind === 'choice' ? answer.choices : answer.items
  const names = namesOf(numbers)
  const fillers = texts.map((text) => fillerOf(text, names))
  return (row) => hasRepeated(fillers.map((fill) => fill(row).trim()))
}

/** Returns the faults that a problem has without its numbers being worked out, in the order of the fields. */
function checkWriting(problem: WrittenProblem): readonly ProblemFault[] {
  const { text, numbers, conditions } = problem
  const names = namesOf(numbers)
  return [
    ...checkText({ name: 'text' }, text, longestText, names),
    ...checkNumbers(numbers),
    ...checkCount('conditions', conditions, [0, mostConditions]),
    ...conditions.flatMap((condition, index) => faultOf({ name: 'condition', index }, readCondition(condition, names))),
    ...checkAnswer(problem.answer, names),
    ...checkPicture(problem.picture, names),
  ]
}

const fault = (field: ProblemField, reason: ProblemReason, at: number | null = null): ProblemFault => ({
  field,
  reason,
  at,
})

function checkCount(
  name: 'numbers' | 'conditions' | 'answer',
  list: readonly unknown[],
  [fewest, most]: readonly [number, number],
) {
  return list.length < fewest || list.length > most ? [fault({ name }, 'count')] : []
}

/** Checks a text with names in braces. It may be empty only where it is a cell. */
function checkText(field: ProblemField, text: string, longest: number, names: readonly string[]): ProblemFault[] {
  if (text.trim() === '' && field.name !== 'cell') return [fault(field, 'empty', 0)]
  if (text.length > longest) return [fault(field, 'long', longest)]
  const unknown = [...text.matchAll(namePattern)].find(([, name]) => !names.includes(name!))
  return unknown ? [fault(field, 'unknownName', unknown.index)] : []
}

function checkNumbers(numbers: readonly ChangingNumber[]): ProblemFault[] {
  const names = namesOf(numbers)
  const combinations = numbers.reduce((product, number) => {
    const read = readNumber(number)
    return read ? product * countOf(read) : product
  }, 1)
  return [
    ...checkCount('numbers', numbers, [0, mostNumbers]),
    ...(numbers.length <= mostNumbers && combinations > mostCombinations
      ? [fault({ name: 'numbers' }, 'tooMany')]
      : []),
    ...numbers.flatMap((number, index): ProblemFault[] => {
      const field = { name: 'number', index } as const
      const { name, values } = number
      if (!/^[a-z]$/.test(name)) return [fault(field, 'letter')]
      if (names.indexOf(name) < index) return [fault(field, 'repeated')]
      if (values.kind === 'list' && (values.numbers.length < 1 || values.numbers.length > mostListed))
        return [fault(field, 'count')]
      const read = readNumber(number)
      if (!read) return [fault(field, values.kind === 'range' ? 'range' : 'number')]
      return read.kind === 'list' && hasRepeated(read.decimals) ? [fault(field, 'repeated')] : []
    }),
  ]
}

/** Returns the fault of an expression or a condition that was read. */
function faultOf(field: ProblemField, read: object | { readonly fault: Fault; readonly at: number }): ProblemFault[] {
  return 'fault' in read ? [fault(field, read.fault, read.at)] : []
}

function checkAnswer(answer: WrittenProblem['answer'], names: readonly string[]): ProblemFault[] {
  switch (answer.kind) {
    case 'number': {
      const within = decimalOf(answer.within)
      return [
        ...faultOf({ name: 'answer' }, readExpression(answer.expression, names)),
        ...(answer.unit.length > longestUnit ? [fault({ name: 'unit' }, 'long', longestUnit)] : []),
        ...(within === null || within.startsWith('-') ? [fault({ name: 'within' }, 'number')] : []),
      ]
    }
    case 'choice':
      return [
        ...checkCount('answer', answer.choices, choiceCounts),
        ...checkTexts('choice', answer.choices, longestChoice, names),
        ...(answer.choices[answer.right] === undefined ? [fault({ name: 'answer' }, 'empty')] : []),
      ]
    case 'order':
      return [
        ...checkCount('answer', answer.items, itemCounts),
        ...checkTexts('item', answer.items, longestItem, names),
      ]
  }
}

function checkTexts(name: 'choice' | 'item', texts: readonly string[], longest: number, names: readonly string[]) {
  return texts.flatMap((text, index) => {
    const field = { name, index }
    const faults = checkText(field, text, longest, names)
    const isRepeated = texts.findIndex((other) => other.trim() === text.trim()) < index
    return faults.length === 0 && isRepeated ? [fault(field, 'repeated')] : faults
  })
}

function checkPicture(picture: WrittenProblem['picture'], names: readonly string[]): ProblemFault[] {
  const checkNumber = (text: PictureNumber): ProblemFault[] => {
    if (/^\s*\d{1,3}\s*$/.test(text)) return []
    const name = /^\s*\{([a-z])\}\s*$/.exec(text)?.[1]
    if (name === undefined) return [fault({ name: 'picture' }, 'number')]
    return names.includes(name) ? [] : [fault({ name: 'picture' }, 'unknownName')]
  }
  switch (picture?.kind) {
    case undefined:
      return []
    case 'animals':
      return checkNumber(picture.count)
    case 'rectangle':
      return [picture.width, picture.height].flatMap(checkNumber)
    case 'ruler':
      return [picture.from, picture.to].flatMap(checkNumber)
    case 'table': {
      const { rows } = picture
      const columns = rows[0]?.length ?? 0
      const counts = [rows.length, columns]
      const isTable = counts.every((count) => count >= 1 && count <= mostCells)
      if (!isTable || rows.some(({ length }) => length !== columns)) return [fault({ name: 'picture' }, 'count')]
      if (rows.flat().every((cell) => cell.trim() === '')) return [fault({ name: 'picture' }, 'empty')]
      return rows.flatMap((cells, row) =>
        cells.flatMap((cell, column) => checkText({ name: 'cell', row, column }, cell, longestCell, names)),
      )
    }
  }
}

const namesOf = (numbers: readonly Pick<Changing, 'name'>[]) => numbers.map(({ name }) => name)

const hasRepeated = (texts: readonly string[]) => new Set(texts).size < texts.length
