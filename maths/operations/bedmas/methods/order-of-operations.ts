/** BEDMAS: the part to do now is framed and replaced by its value, until one number is left. */
import { type Expression, needsBrackets, type Operator, type OperatorExpression } from '../../../expression.ts'
import type { Question } from '../../../question.ts'
import { type ExpressionLine, type OrderOfOperations, type Stop, stops } from '../../../solve/drawings/drawing.ts'
import { asksValue, calculate, placesOf } from '../../../solve/operands.ts'
import type { Phrase } from '../../../solve/phrases/phrase.ts'
import type { Says, Step, StepQuestion, Worked } from '../../../solve/solution.ts'

type Path = readonly ('left' | 'right')[]

/** An operator of an expression, in the order of reading. */
interface Found {
  readonly path: Path
  readonly node: OperatorExpression
}

/** The operation that comes next. */
interface Next extends Found {
  readonly stop: Stop
  /** The other operators of the same bracket, or of the expression if none has a bracket. */
  readonly others: readonly Operator[]
  /** All operations that can come next, in the order of reading: both products of 9 × 2 + 5 × 4. */
  readonly ready: readonly Found[]
  readonly value: number
}

export function orderOfOperations({ ask }: Question): Worked {
  if (ask.kind !== 'calculation') throw new Error(`a calculation is needed, not ${ask.kind}`)
  const operations = operationsOf(ask.expression)
  const first = operations[0]!
  // The child chooses at the first expression without a bracket whose operators differ. Without one, the child chooses
  // first of all.
  const askedAt = Math.max(0, operations.findIndex(leavesChoice))
  // The child chooses again if operators that differ are left.
  const againAt = operations.findIndex((operation, i) => i > askedAt && leavesChoice(operation))
  const steps: Step[] = []
  const lines: ExpressionLine[] = []
  operations.forEach((operation, i) => {
    const { expression, next } = operation
    if (i === askedAt || i === againAt) {
      const before = operations[i - 1]?.next
      // The ball stays, because the next stop would show the answer to the question.
      const shows = [draw(before ? before.stop : startOf(next), [...lines, { expression, framed: null }])]
      if (before && i === askedAt)
        steps.push({ says: [{ kind: 'inItsPlace', value: before.value, expression }], shows })
      steps.push({ ...asksFor(i, operation), shows })
    }
    lines.push({ expression, framed: next.path })
    const isLast = i === operations.length - 1
    const end: readonly ExpressionLine[] = isLast ? [{ expression: next.value, framed: null }] : []
    const says: Says = [...passedE(operations, i), phraseOf(operations, i)]
    steps.push({ says, shows: [draw(next.stop, [...lines, ...end])] })
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

/** Returns whether the order of operations decides alone, because no bracket is left and the operators differ. */
function leavesChoice({ expression, next }: Operation): boolean {
  return next.stop !== 'B' && new Set(operatorsOf(expression)).size > 1
}

function nextIn(expression: OperatorExpression): Next {
  const brackets = bracketsIn(expression, [])
  const regions = brackets.length > 0 ? brackets : [{ path: [], node: expression }]
  const ready = regions.flatMap(readyIn)
  const chosen = ready[0]!
  const { operator, left, right } = chosen.node
  const inRegion = operatorsIn(regions[0]!.node, regions[0]!.path)
  return {
    ...chosen,
    stop: brackets.length > 0 ? 'B' : isAdditive(operator) ? 'AS' : 'DM',
    others: inRegion.filter(({ node }) => node !== chosen.node).map(({ node }) => node.operator),
    ready,
    value: calculate(Number(left), operator, Number(right)),
  }
}

/** Returns the operations of a part without brackets that can come first. Each of several products can. */
function readyIn({ node, path }: Found): Found[] {
  const ready = operatorsIn(node, path).filter(
    ({ node: { left, right } }) => typeof left === 'number' && typeof right === 'number',
  )
  const multiplies = ready.filter(({ node: { operator } }) => !isAdditive(operator))
  return multiplies.length > 0 ? multiplies : ready.slice(0, 1)
}

const isAdditive = (operator: Operator) => operator === '+' || operator === '−'
const sidesOf = ['left', 'right'] as const

/** Returns the brackets from the left. No bracket is inside another one. */
function bracketsIn(node: OperatorExpression, path: Path): Found[] {
  return sidesOf.flatMap((side) => {
    const inner = node[side]
    if (typeof inner === 'number') return []
    const found = { path: [...path, side], node: inner }
    return needsBrackets(inner, node.operator, side) ? [found] : bracketsIn(inner, found.path)
  })
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

/** The ball waits before the stops until the child knows which one comes first, unless a bracket can be seen. */
const startOf = ({ stop }: Next) => (stop === 'B' ? stop : null)

/** Returns the sentence and the question of a step. Between equal operators there is nothing to choose. */
function asksFor(i: number, { expression, next }: Operation): Pick<Step, 'says' | 'asks'> {
  const { stop, others, node, value } = next
  const hasOneBracket = stop === 'B' && others.length === 0
  if (hasOneBracket && new Set(operatorsOf(expression)).size === 1)
    return { says: [{ kind: 'workOutBracket' }], asks: asksValue(node, value, placesOf(value)) }
  return { says: [{ kind: i === 0 ? 'whichFirst' : 'whichNext' }], asks: asksOperator(expression, next) }
}

/** Returns the question for a tap on an operator. Each one has its button, in the order of reading. */
function asksOperator(expression: OperatorExpression, { ready }: Next): StepQuestion {
  const found = operatorsIn(expression, [])
  const indexOf = ({ node }: Found) => String(found.findIndex((other) => other.node === node))
  const [answer = '', ...alsoRight] = ready.map(indexOf)
  return {
    ask: { kind: 'nextOperator', expression, of: found.map(({ node }) => node.operator) },
    expects: { kind: 'choice', choices: found.map(indexOf), answer },
    ...(alsoRight.length > 0 && { alsoRight }),
  }
}

/** Returns the sentence for the stop E if the ball passes it in an operation. No level has exponents. */
function passedE(operations: readonly Operation[], i: number): Says {
  const isAtB = (operation?: Operation) => operation?.next.stop === 'B'
  return !isAtB(operations[i]) && (i === 0 || isAtB(operations[i - 1])) ? [{ kind: 'noExponents' }] : []
}

function phraseOf(operations: readonly Operation[], i: number): Phrase {
  const { expression, next } = operations[i]!
  const { node, stop, others, value } = next
  const { operator } = node
  const sides = [node, value]
  const later = isAdditive(operator) ? undefined : others.find(isAdditive)
  if (stop === 'B') {
    if (later) return { kind: 'inBracketFirst', first: operator, sides }
    if (others.length > 0) return { kind: 'inBracketFromLeft', sides }
    return operations.slice(0, i).some(({ next }) => next.stop === 'B')
      ? { kind: 'nowTheBracket', sides }
      : { kind: 'bracketFirst', sides }
  }
  if (others.length === 0) return { kind: 'lastOperator', operator, sides }
  if (!later) return { kind: 'fromTheLeft', sides }
  const found = operatorsIn(expression, [])
  const after = found[found.findIndex((other) => other.node === node) + 1]
  // Several × and ÷ can be side by side. The sentence then also says that the left one is first.
  const isFirstOfSome = after !== undefined && !isAdditive(after.node.operator)
  return { kind: isFirstOfSome ? 'firstFromLeft' : 'comesBefore', first: operator, second: later, sides }
}

function hintOf(expression: OperatorExpression, first: Next): Phrase {
  if (first.stop === 'B') return { kind: 'whereIsBracket' }
  const operators = operatorsOf(expression)
  const [a, b] = [operators.find(isAdditive)!, operators.find((operator) => !isAdditive(operator))!]
  return { kind: 'whichOfTwo', operators: operators.indexOf(a) < operators.indexOf(b) ? [a, b] : [b, a] }
}

function draw(at: Stop | null, lines: readonly ExpressionLine[]): OrderOfOperations {
  return {
    kind: 'orderOfOperations',
    at,
    done: at === null ? [] : stops.slice(0, stops.indexOf(at)),
    lines: [...lines],
  }
}
