/** Slips of the order of operations. */
import { type Expression, needsBrackets, type Operator, type OperatorExpression } from '../../expression.ts'
import type { Question } from '../../question.ts'
import type { Slip, Slips, WrongAnswer } from '../../slips/slip.ts'
import { calculate } from '../../solve/operands.ts'
import type { Phrase } from '../../solve/phrases/phrase.ts'

declare module '../../slips/slip-id.ts' {
  interface SlipIdByOperation {
    readonly bedmas: 'left-to-right' | 'adds-first' | 'brackets-ignored' | 'a-before-s' | 'm-before-d'
  }
}

type BedmasSlip = Slip<'bedmas'>

const all = ['1.1', '1.2', '1.3', '1.4'] as const

/** Operators of one rank are calculated from the left, before those of the next rank. */
type Ranks = readonly (readonly Operator[])[]

const ranks = {
  right: [
    ['×', '÷'],
    ['+', '−'],
  ],
  fromTheLeft: [['×', '÷', '+', '−']],
  addsFirst: [
    ['+', '−'],
    ['×', '÷'],
  ],
  aBeforeS: [['×', '÷'], ['+'], ['−']],
  mBeforeD: [['×'], ['÷'], ['+', '−']],
} as const satisfies Readonly<Record<string, Ranks>>

/** Numbers in a row with an operator between each two of them. */
interface Row {
  readonly numbers: number[]
  readonly operators: Operator[]
}

interface Method {
  readonly ranks: Ranks
  readonly brackets: 'first' | 'ignored'
}

function rowOf(expression: Expression, method: Method): Row {
  if (typeof expression === 'number') return { numbers: [expression], operators: [] }
  const { operator } = expression
  const [left, right] = (['left', 'right'] as const).map((side) => {
    const inner = expression[side]
    return method.brackets === 'first' && needsBrackets(inner, operator, side)
      ? { numbers: [numberBy(inner, method)], operators: [] }
      : rowOf(inner, method)
  }) as [Row, Row]
  return {
    numbers: [...left.numbers, ...right.numbers],
    operators: [...left.operators, operator, ...right.operators],
  }
}

/** Returns the value of an expression by a method, or NaN if a step leaves a negative or long number. */
function numberBy(expression: Expression, method: Method): number {
  const { numbers, operators } = rowOf(expression, method)
  for (const rank of method.ranks) {
    for (let i = 0; i < operators.length; ) {
      const operator = operators[i]!
      if (rank.includes(operator)) {
        const value = calculate(numbers[i]!, operator, numbers[i + 1]!)
        numbers.splice(i, 2, isShort(value) ? value : Number.NaN)
        operators.splice(i, 1)
      } else i++
    }
  }
  return numbers[0]!
}

/** `calculate` rounds to six places, so a value with four of them or fewer is exact. */
function isShort(value: number): boolean {
  return value >= 0 && Math.round(value * 1e4) / 1e4 === value
}

function expressionOf({ ask }: Question): OperatorExpression {
  if (ask.kind !== 'calculation') throw new Error(`a calculation is needed, not ${ask.kind}`)
  return ask.expression
}

const answersBy =
  (method: Method) =>
  (question: Question): readonly WrongAnswer[] => [numberBy(expressionOf(question), method)]

/** Returns the operators of each bracket, and then those outside brackets, from the left. */
function operatorRows(expression: OperatorExpression): Operator[][] {
  const brackets: Operator[][] = []
  const inRow = ({ operator, left, right }: OperatorExpression): Operator[] => {
    const [before, after] = ([left, right] as const).map((inner, i) => {
      if (typeof inner === 'number') return []
      if (!needsBrackets(inner, operator, i === 0 ? 'left' : 'right')) return inRow(inner)
      brackets.push(...operatorRows(inner))
      return []
    }) as [Operator[], Operator[]]
    return [...before, operator, ...after]
  }
  const row = inRow(expression)
  return [...brackets, row]
}

const isAdditive = (operator: Operator) => operator === '+' || operator === '−'

/**
 * Asks which of two operators comes first. They are the first two next to each other of which the + or − was calculated
 * first, though the × or ÷ comes first.
 *
 * @param isWrong returns whether the method calculates the + or − of the two before the × or ÷
 */
const whichOfTwo =
  (isWrong: (first: Operator, second: Operator) => boolean) =>
  (question: Question): Phrase => {
    for (const row of operatorRows(expressionOf(question))) {
      const i = row.findIndex((first, at) => row[at + 1] !== undefined && isWrong(first, row[at + 1]!))
      if (i >= 0) return { kind: 'whichOfTwo', operators: [row[i]!, row[i + 1]!] }
    }
    throw new Error('the method calculates no two operators in the wrong order')
  }

const leftToRight: BedmasSlip = {
  id: 'left-to-right',
  levels: all,
  answers: answersBy({ ranks: ranks.fromTheLeft, brackets: 'first' }),
  hint: whichOfTwo((first, second) => isAdditive(first) && !isAdditive(second)),
}

const addsFirst: BedmasSlip = {
  id: 'adds-first',
  levels: all,
  answers: answersBy({ ranks: ranks.addsFirst, brackets: 'first' }),
  hint: whichOfTwo((first, second) => isAdditive(first) !== isAdditive(second)),
}

const bracketsIgnored: BedmasSlip = {
  id: 'brackets-ignored',
  at: ['bracketFirst', 'inBracketFirst', 'inBracketFromLeft'],
  levels: ['1.1', '1.3', '1.4'],
  answers: answersBy({ ranks: ranks.right, brackets: 'ignored' }),
  hint: () => ({ kind: 'whereIsBracket' }),
}

const additionBeforeSubtraction: BedmasSlip = {
  id: 'a-before-s',
  at: ['inBracketFromLeft', 'fromTheLeft'],
  levels: all,
  answers: answersBy({ ranks: ranks.aBeforeS, brackets: 'first' }),
  hint: () => ({ kind: 'equalRank', operators: ['+', '−'] }),
}

const multiplicationBeforeDivision: BedmasSlip = {
  id: 'm-before-d',
  at: ['whichFirst', 'whichNext'],
  levels: all,
  answers: answersBy({ ranks: ranks.mBeforeD, brackets: 'first' }),
  hint: () => ({ kind: 'equalRank', operators: ['×', '÷'] }),
}

export const slips: Slips<'bedmas'> = [
  ...[leftToRight, addsFirst, bracketsIgnored],
  ...[additionBeforeSubtraction, multiplicationBeforeDivision],
]
