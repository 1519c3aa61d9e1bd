import { type ExpressionLine, needsBrackets } from '#maths/solve'

type Expression = ExpressionLine['expression']
type Way = NonNullable<ExpressionLine['framed']>

/** A number with its brackets, or an operator. */
export interface Token {
  readonly text: string
  /** The way from the whole expression to the part of the token, a letter for each step. */
  readonly way: string
}

/** Returns a way as text, such as "lr" for the right side of the left side. */
export function wayText(way: Way): string {
  return way.map((side) => side[0]).join('')
}

/** Returns the tokens of an expression, with the brackets that its tree needs. */
export function tokensOf(expression: Expression, way = ''): Token[] {
  if (typeof expression === 'number') return [{ text: String(expression), way }]
  const { operator, left, right } = expression
  return [
    ...sideTokens(expression, left, `${way}l`),
    { text: operator, way },
    ...sideTokens(expression, right, `${way}r`),
  ]
}

function sideTokens(outer: Exclude<Expression, number>, inner: Expression, way: string): Token[] {
  const tokens = tokensOf(inner, way)
  if (!needsBrackets(inner, outer.operator, way.endsWith('r') ? 'right' : 'left')) return tokens
  return tokens.map(({ text, way: own }, i) => ({
    text: `${i === 0 ? '(' : ''}${text}${i === tokens.length - 1 ? ')' : ''}`,
    way: own,
  }))
}
