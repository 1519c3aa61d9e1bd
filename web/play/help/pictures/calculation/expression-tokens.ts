import { type ExpressionLine, needsBrackets } from '#maths/solve'

type Expression = ExpressionLine['expression']
type Way = NonNullable<ExpressionLine['framed']>

/** A number, an operator or a bracket. */
export interface Token {
  readonly text: string
  readonly kind: 'number' | 'operator' | 'opening' | 'closing'
  /**
   * The way from the whole expression to the part of the token, a letter for each step. Brackets belong to their part.
   */
  readonly way: string
}

/** Returns a way as text, such as "lr" for the right side of the left side. */
export function wayText(way: Way): string {
  return way.map((side) => side[0]).join('')
}

/** Returns the tokens of an expression, with the brackets that its tree needs. */
export function tokensOf(expression: Expression, way = ''): Token[] {
  if (typeof expression === 'number') return [{ kind: 'number', text: String(expression), way }]
  const { operator, left, right } = expression
  return [
    ...sideTokens(expression, left, `${way}l`),
    { kind: 'operator', text: operator, way },
    ...sideTokens(expression, right, `${way}r`),
  ]
}

function sideTokens(outer: Exclude<Expression, number>, inner: Expression, way: string): Token[] {
  const tokens = tokensOf(inner, way)
  if (!needsBrackets(inner, outer.operator, way.endsWith('r') ? 'right' : 'left')) return tokens
  return [{ kind: 'opening', text: '(', way }, ...tokens, { kind: 'closing', text: ')', way }]
}
