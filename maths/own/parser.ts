/** The parser of expressions and conditions (https://ericsmekens.github.io/jsep/). Only this file imports it. */
import jsep from 'jsep'

export const operatorBySymbol = {
  '+': '+',
  '-': '−',
  '−': '−',
  '*': '×',
  '×': '×',
  '/': '÷',
  '÷': '÷',
} as const

/** Stands for the words "is a multiple of" while a condition is parsed, because an operator has no spaces. */
export const multipleSymbol = '⋮'

export const comparisonBySymbol = {
  '>': '>',
  '<': '<',
  '>=': '≥',
  '≥': '≥',
  '<=': '≤',
  '≤': '≤',
  '=': '=',
  '!=': '≠',
  '≠': '≠',
  [multipleSymbol]: 'is a multiple of',
} as const

// The settings of the parser are global, so it knows only what is registered here.
jsep.removeAllUnaryOps()
jsep.removeAllBinaryOps()
jsep.removeAllLiterals()
jsep.addUnaryOp('-')
jsep.addUnaryOp('−')
for (const symbol of Object.keys(comparisonBySymbol)) jsep.addBinaryOp(symbol, 1)
for (const [symbol, operator] of Object.entries(operatorBySymbol))
  jsep.addBinaryOp(symbol, operator === '+' || operator === '−' ? 2 : 3)

export type Parsed = jsep.CoreExpression

/** Parses a text. Returns the position of the first fault as an index of the text. */
export function parse(text: string): Parsed | { readonly at: number } {
  try {
    return jsep(text) as Parsed
  } catch (error) {
    const { index } = error as { readonly index?: number }
    if (index === undefined) throw error
    return { at: Math.min(index, text.length) }
  }
}
