/** The expressions and conditions that a teacher writes for an own problem, such as "a × b − 3" and "a > b". */
import { add, compare, divide, type Fraction, fractionOf, isMultiple, multiply, negate } from './fraction.ts'
import { comparisonBySymbol, multipleSymbol, operatorBySymbol, type Parsed, parse } from './parser.ts'
import { mostExpressionCharacters } from './problem.ts'

export type OwnOperator = (typeof operatorBySymbol)[keyof typeof operatorBySymbol]
export type Comparison = (typeof comparisonBySymbol)[keyof typeof comparisonBySymbol]

/** An expression as data. A number is a decimal text, so that it stays exact. */
export type OwnExpression =
  | { readonly kind: 'number'; readonly decimal: string }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'negative'; readonly of: OwnExpression }
  | {
      readonly kind: 'operation'
      readonly operator: OwnOperator
      readonly left: OwnExpression
      readonly right: OwnExpression
    }

export interface Condition {
  readonly comparison: Comparison
  readonly left: OwnExpression
  readonly right: OwnExpression
}

/** Why a text is refused. */
export type Fault =
  | 'empty'
  /** The text has over 200 characters. */
  | 'long'
  /** Brackets and minus signs are more than 20 deep. */
  | 'deep'
  /** A character has no meaning here. */
  | 'character'
  /** A name is none of the problem's numbers. */
  | 'name'
  /** A number has two points, or nothing after its point. */
  | 'number'
  /** Two values have no operator between them. */
  | 'operatorMissing'
  /** A bracket is opened and not closed. */
  | 'bracketOpen'
  /** A bracket is closed and was not opened. */
  | 'bracketClosed'
  /** An operator has no value beside it. */
  | 'valueMissing'
  /** An expression has a comparison, or a condition a second one. */
  | 'comparison'
  /** A condition compares nothing. */
  | 'comparisonMissing'

export interface Refused {
  readonly fault: Fault
  /** The index of the character in the text. */
  readonly at: number
}

const deepest = 20

const comparisons = Object.keys(comparisonBySymbol)
const comparisonPattern = /is a multiple of|[<>!]=|[<>=≤≥≠]/g

/** Reads an expression over names. Spaces do not matter, and `*`, `/` and `-` are read as ×, ÷ and −. */
export function readExpression(text: string, names: readonly string[]): OwnExpression | Refused {
  const compared = text.search(comparisonPattern)
  const fault = firstFault(text, names, compared < 0 ? [] : [{ fault: 'comparison', at: compared }])
  if (fault) return fault
  const parsed = parse(text)
  if (!('type' in parsed)) return { fault: 'valueMissing', at: parsed.at }
  return treeOf(parsed) ?? { fault: 'character', at: 0 }
}

/** Reads a comparison of two expressions over names. */
export function readCondition(text: string, names: readonly string[]): Condition | Refused {
  const [first, second] = text.matchAll(comparisonPattern)
  // The symbol has the length of the words, so that positions stay the same.
  const words = 'is a multiple of'
  const inSymbols = text.replaceAll(words, ` ${multipleSymbol} `.padEnd(words.length))
  const fault = firstFault(inSymbols, names, second ? [{ fault: 'comparison', at: second.index }] : [])
  if (fault) return fault
  if (!first) return { fault: 'comparisonMissing', at: text.length }
  const parsed = parse(inSymbols)
  if (!('type' in parsed)) return { fault: 'valueMissing', at: parsed.at }
  if (parsed.type !== 'BinaryExpression' || !isKeyOf(comparisonBySymbol, parsed.operator))
    return { fault: 'comparison', at: first.index }
  const left = treeOf(parsed.left as Parsed)
  const right = treeOf(parsed.right as Parsed)
  if (!left || !right) return { fault: 'comparison', at: first.index }
  return { comparison: comparisonBySymbol[parsed.operator], left, right }
}

/** Returns the first of the faults that the parser does not find, or null. */
function firstFault(text: string, names: readonly string[], others: readonly Refused[]): Refused | null {
  if (text.trim() === '') return { fault: 'empty', at: 0 }
  if (text.length > mostExpressionCharacters) return { fault: 'long', at: mostExpressionCharacters }
  const found: Refused[] = [...others]
  /** The fault is after the first group of the pattern. */
  const look = (fault: Fault, pattern: RegExp) => {
    const match = pattern.exec(text)
    if (match) found.push({ fault, at: match.index + (match[1]?.length ?? 0) })
  }
  look('operatorMissing', /(\d)\p{L}/u)
  const unknown = [...text.matchAll(/\p{L}[\p{L}\d]*/gu)].find(([name]) => !names.includes(name))
  if (unknown) found.push({ fault: 'name', at: unknown.index })
  look('character', strangePattern)
  look('operatorMissing', /([\p{L}\d.)]\s+)[\p{L}\d.(]/u)
  look('operatorMissing', /([\p{L}\d])\(/u)
  look('operatorMissing', /(\))[\p{L}\d.(]/u)
  look('operatorMissing', /(\p{L}\d*)\./u)
  look('number', /\d*\.\d*\.|\.(?!\d)/)
  look('valueMissing', /(\(\s*)\)/)
  look('deep', new RegExp(`(?:[-−]\\s*){${deepest + 1}}`))
  const bracket = bracketFault(text)
  if (bracket) found.push(bracket)
  return found.reduce<Refused | null>((first, one) => (first && first.at <= one.at ? first : one), null)
}

const knownSymbols = [...Object.keys(operatorBySymbol), ...comparisons.join('')]
const escapedSymbols = knownSymbols.map((symbol) => `\\u{${symbol.codePointAt(0)!.toString(16)}}`).join('')
const strangePattern = new RegExp(`[^\\p{L}\\d.() ${escapedSymbols}]`, 'u')

function bracketFault(text: string): Refused | null {
  const open: number[] = []
  for (const [at, character] of [...text].entries()) {
    if (character === '(') open.push(at)
    else if (character === ')' && open.pop() === undefined) return { fault: 'bracketClosed', at }
    if (open.length > deepest) return { fault: 'deep', at }
  }
  const last = open.pop()
  return last === undefined ? null : { fault: 'bracketOpen', at: last }
}

function isKeyOf<Table extends object>(table: Table, key: PropertyKey): key is keyof Table {
  return Object.hasOwn(table, key)
}

/** The nodes of the parser that an expression may have. All others are refused. */
const treeByNode: { readonly [type: string]: (node: never) => OwnExpression | null } = {
  Literal: ({ raw }: Node<'Literal'>) => ({ kind: 'number', decimal: raw.startsWith('.') ? `0${raw}` : raw }),
  Identifier: ({ name }: Node<'Identifier'>) => ({ kind: 'name', name }),
  UnaryExpression: ({ argument }: Node<'UnaryExpression'>) => {
    const of = treeOf(argument as Parsed)
    return of && { kind: 'negative', of }
  },
  BinaryExpression: ({ operator, left, right }: Node<'BinaryExpression'>) => {
    const [first, second] = [treeOf(left as Parsed), treeOf(right as Parsed)]
    if (!first || !second || !isKeyOf(operatorBySymbol, operator)) return null
    return { kind: 'operation', operator: operatorBySymbol[operator], left: first, right: second }
  },
}

type Node<Type extends Parsed['type']> = Extract<Parsed, { type: Type }>

function treeOf(node: Parsed): OwnExpression | null {
  return isKeyOf(treeByNode, node.type) ? treeByNode[node.type]!(node as never) : null
}

/** Values of the names, in the order of a list of names. */
export type Values = readonly Fraction[]

/** Returns the function that works out an expression. It returns null for a division by zero. */
export function compile(expression: OwnExpression, names: readonly string[]): (values: Values) => Fraction | null {
  switch (expression.kind) {
    case 'number': {
      const value = fractionOf(expression.decimal)
      return () => value
    }
    case 'name': {
      const at = names.indexOf(expression.name)
      return (values) => values[at]!
    }
    case 'negative': {
      const of = compile(expression.of, names)
      return (values) => {
        const value = of(values)
        return value && negate(value)
      }
    }
    case 'operation':
      return onBoth(expression, names, applyByOperator[expression.operator])
  }
}

/** Returns the function that works out two expressions and applies `apply` to their values. */
function onBoth<Result>(
  of: Pick<Condition, 'left' | 'right'>,
  names: readonly string[],
  apply: (a: Fraction, b: Fraction) => Result,
): (values: Values) => Result | null {
  const left = compile(of.left, names)
  const right = compile(of.right, names)
  return (values) => {
    const first = left(values)
    const second = first && right(values)
    return first && second && apply(first, second)
  }
}

const applyByOperator: { readonly [O in OwnOperator]: (a: Fraction, b: Fraction) => Fraction | null } = {
  '+': add,
  '−': (a, b) => add(a, negate(b)),
  '×': multiply,
  '÷': divide,
}

/** Returns the function that decides a condition. It returns null for a division by zero. */
export function compileCondition(condition: Condition, names: readonly string[]): (values: Values) => boolean | null {
  return onBoth(condition, names, holdsByComparison[condition.comparison])
}

const holdsByComparison: { readonly [C in Comparison]: (a: Fraction, b: Fraction) => boolean } = {
  '>': (a, b) => compare(a, b) > 0,
  '<': (a, b) => compare(a, b) < 0,
  '≥': (a, b) => compare(a, b) >= 0,
  '≤': (a, b) => compare(a, b) <= 0,
  '=': (a, b) => compare(a, b) === 0,
  '≠': (a, b) => compare(a, b) !== 0,
  'is a multiple of': isMultiple,
}
