/** Reads the texts of calculations with mathjs, so that a test can give a calculation as a text. */
import { isConstantNode, isOperatorNode, isParenthesisNode, type MathNode, parse } from 'mathjs/number'
import type { Ask } from '../ask.ts'
import type { Expression, Operator, OperatorExpression } from '../expression.ts'

const operators: Readonly<Record<string, Operator>> = { '+': '+', '-': '−', '*': '×', '/': '÷' }

/** Returns the tree of a text such as "(24 + 36) ÷ 6 × 12". */
export function expressionIn(text: string): OperatorExpression {
  const expression = treeOf(parse(inMathjs(text)))
  if (typeof expression === 'number') throw new Error(`"${text}" has no operator`)
  return expression
}

/** Returns the meaning of a question such as "47 + 38". */
export function calculationIn(text: string): Ask {
  return { kind: 'calculation', expression: expressionIn(text) }
}

/** Returns the text with the operators of mathjs. */
export function inMathjs(text: string): string {
  return text.replaceAll('−', '-').replaceAll('×', '*').replaceAll('÷', '/')
}

function treeOf(node: MathNode): Expression {
  if (isParenthesisNode(node)) return treeOf(node.content)
  if (isConstantNode(node)) return Number(node.value)
  const operator = isOperatorNode(node) ? operators[node.op] : undefined
  const [left, right] = isOperatorNode(node) ? node.args : []
  if (!operator || !left || !right) throw new Error(`${node.type} is not part of a calculation`)
  return { operator, left: treeOf(left), right: treeOf(right) }
}
