/** BEDMAS: the part to do now is framed and replaced by its value, until one number is left. */
import { type Expression, needsBrackets, type Operator, type OperatorExpression } from '../../../expression.ts'
import type { Question } from '../../../question.ts'
import { type ExpressionLine, type OrderOfOperations, type Stop, stops } from '../../../solve/drawings/drawing.ts'
import { calculate } from '../../../solve/operands.ts'
import type { Phrase } from '../../../solve/phrases/phrase.ts'
import type { Step, StepQuestion, Worked } from '../../../solve/solution.ts'

type Path = readonly ('left' | 'right')[]

/** An operator of an expression, in the order of reading. */
interface Found {
  readonly path: Path
  readonly node: OperatorExpression
}

/** The operation that comes next. */
interface Next extends Found {
  readonly stop: Stop
  /** The other operators of the same bracket, or of the expression where none has a bracket. */
  readonly others: readonly Operator[]
  readonly value: number
}

export function orderOfOperations({ ask }: Question): Worked {
  if (ask.kind !== 'calculation') throw new Error(`a calculation is needed, not ${ask.kind}`)
  const operations = operationsOf(ask.expression)
  const first = operations[0]!
  // The child taps the first operator. After a bracket it is the next one, unless only one operator is left then.
  const asksFirst = first.next.stop !== 'B' || new Set(operatorsOf(operations[1]?.expression ?? 0)).size < 2
  const steps: Step[] = []
  const lines: ExpressionLine[] = []
  operations.forEach((operation, i) => {
    const { expression, next } = operation
    const isSecond = i === 1
    if (isSecond && !asksFirst) {
      const says: Phrase = { kind: 'inItsPlace', value: first.next.value, expression }
      // The ball stays, because the next stop would show the answer to the step after this one.
      steps.push({ says: [says], shows: [draw(first.next.stop, [...lines, { expression, framed: null }])] })
    }
    if (isSecond ? !asksFirst : i === 0 && asksFirst) {
      steps.push({
        says: [{ kind: i === 0 ? 'whichFirst' : 'whichNext' }],
        shows: [draw(i === 0 ? 'B' : first.next.stop, [...lines, { expression, framed: null }])],
        asks: asksOperator(expression, next.node.operator),
      })
    }
    lines.push({ expression, framed: next.path })
    const isLast = i === operations.length - 1
    const end: readonly ExpressionLine[] = isLast ? [{ expression: next.value, framed: null }] : []
    steps.push({ says: [phraseOf(operations, i)], shows: [draw(next.stop, [...lines, ...end])] })
  })
  return { hint: [hintOf(ask.expression, first.next)], steps }
}

interface Operation {
  readonly expression: OperatorExpression
  readonly next: Next
}

/** Returns the expression before each calculation, with what is calculated in it. */
function operationsOf(start: OperatorExpression): Operation[] {
  const operations: Operation[] = []
  let expression: Expression = start
  while (typeof expression !== 'number') {
    const next = nextIn(expression)
    operations.push({ expression, next })
    expression = replaced(expression, next.path, next.value)
  }
  return operations
}

function nextIn(expression: OperatorExpression): Next {
  const bracket = firstBracket(expression, [])
  const region = bracket ?? { path: [], node: expression }
  const found = operatorsIn(region.node, region.path)
  const multiplies = found.find(({ node }) => !isAdditive(node.operator))
  const chosen = multiplies ?? found[0]!
  const { operator, left, right } = chosen.node
  return {
    ...chosen,
    stop: bracket ? 'B' : isAdditive(operator) ? 'AS' : 'DM',
    others: found.filter((other) => other !== chosen).map(({ node }) => node.operator),
    value: calculate(Number(left), operator, Number(right)),
  }
}

const isAdditive = (operator: Operator) => operator === '+' || operator === '−'
const sidesOf = ['left', 'right'] as const

/** Returns the first bracket from the left, or null where none is written. No bracket is inside another one. */
function firstBracket(node: OperatorExpression, path: Path): Found | null {
  for (const side of sidesOf) {
    const inner = node[side]
    if (typeof inner === 'number') continue
    if (needsBrackets(inner, node.operator, side)) return { path: [...path, side], node: inner }
    const found = firstBracket(inner, [...path, side])
    if (found) return found
  }
  return null
}

/** Returns the operators of a part without brackets, from the left. */
function operatorsIn(node: OperatorExpression, path: Path): Found[] {
  const inside = (side: 'left' | 'right'): Found[] => {
    const inner = node[side]
    return typeof inner === 'number' ? [] : operatorsIn(inner, [...path, side])
  }
  return [...inside('left'), { path, node }, ...inside('right')]
}

/** Returns every operator of an expression from the left. */
function operatorsOf(expression: Expression): Operator[] {
  return typeof expression === 'number' ? [] : operatorsIn(expression, []).map(({ node }) => node.operator)
}

function replaced(expression: Expression, [side, ...rest]: Path, value: number): Expression {
  if (side === undefined || typeof expression === 'number') return value
  return { ...expression, [side]: replaced(expression[side], rest, value) }
}

function asksOperator(expression: OperatorExpression, answer: Operator): StepQuestion {
  const of = [...new Set(operatorsOf(expression))]
  return { ask: { kind: 'nextOperator', expression, of }, expects: { kind: 'choice', choices: of, answer } }
}

function phraseOf(operations: readonly Operation[], i: number): Phrase {
  const { node, stop, others, value } = operations[i]!.next
  const { operator } = node
  const sides = [node, value]
  if (stop === 'B') {
    if (others.length > 0) return { kind: 'insideBracket', operator, sides }
    return operations.slice(0, i).some(({ next }) => next.stop === 'B')
      ? { kind: 'nowTheBracket', sides }
      : { kind: 'bracketFirst', sides }
  }
  if (others.length === 0) return { kind: 'lastOperator', operator, sides }
  const later = isAdditive(operator) ? undefined : others.find(isAdditive)
  if (!later) return { kind: 'fromTheLeft', sides }
  // A child who puts one of × and ÷ first is told that the left one is first, not only that + and − are later.
  const isMixed = others.some((other) => !isAdditive(other) && other !== operator)
  return isMixed ? { kind: 'timesAndDivide', sides } : { kind: 'comesBefore', first: operator, second: later, sides }
}

function hintOf(expression: OperatorExpression, first: Next): Phrase {
  if (first.stop === 'B') return { kind: 'whereIsBracket' }
  const operators = operatorsOf(expression)
  const [a, b] = [operators.find(isAdditive)!, operators.find((operator) => !isAdditive(operator))!]
  return { kind: 'whichOfTwo', operators: operators.indexOf(a) < operators.indexOf(b) ? [a, b] : [b, a] }
}

function draw(at: Stop, lines: readonly ExpressionLine[]): OrderOfOperations {
  return { kind: 'orderOfOperations', at, done: stops.slice(0, stops.indexOf(at)), lines: [...lines] }
}
