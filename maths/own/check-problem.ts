/** Checks a problem while its teacher writes it, and works out the numbers that fit it. */
import { byKind } from '../by-kind.ts'
import { randomFrom, seedFrom } from '../random.ts'
import { checkWriting } from './check-writing.ts'
import { type Calculation, type Combinations, calculationOf, combinationsOf, tryValues } from './combinations.ts'
import { readCondition, readExpression } from './expression.ts'
import { rowMaker } from './fitting-row.ts'
import { fractionOf } from './fraction.ts'
import { hasRepeated, isValueOf, listedValues, namesOf, readNumber } from './number-values.ts'
import { mostRows, type OwnAnswer, type OwnProblem, problemKey, type Row, type WrittenProblem } from './problem.ts'
import { fault, type LeftOutReason, type ProblemFault, type ProblemField, type ProblemReason } from './problem-fault.ts'

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

/** Reads the conditions and the answer of a problem. Returns null if the answer cannot be read. */
function readCalculation(problem: WrittenProblem): Calculation | null {
  const names = namesOf(problem.numbers)
  const conditions = problem.conditions.map((text) => readCondition(text, names)).filter((read) => 'comparison' in read)
  const answer = readExpression(expressionOf(problem.answer), names)
  return 'kind' in answer ? calculationOf(names, conditions, answer) : null
}

/** Returns the expression that is worked out for each row. Choices and items have none. */
const expressionOf = (answer: OwnAnswer) =>
  byKind<OwnAnswer, string>(answer, { number: ({ expression }) => expression, choice: () => '0', order: () => '0' })

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
