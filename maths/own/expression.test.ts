import fc from 'fast-check'
import { all, create, type Fraction as MathjsFraction } from 'mathjs'
import { expect, test } from 'vitest'
import { compile, compileCondition, type Fault, readCondition, readExpression } from './expression.ts'
import { fractionOf } from './fraction.ts'

const names = ['a', 'b', 'c']

function exactValue(text: string, ...values: readonly string[]): string | null {
  const expression = readExpression(text, names)
  if ('fault' in expression) throw new Error(`${text}: ${expression.fault} at ${expression.at}`)
  const value = compile(expression, names)(values.map(fractionOf))
  if (!value) return null
  const divisor = gcd(value.numerator, value.denominator)
  return `${value.numerator / divisor}/${value.denominator / divisor}`
}

function gcd(a: bigint, b: bigint): bigint {
  return b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b)
}

test.each([
  ['a × b − 3', '33/1'],
  ['a * b - 3', '33/1'],
  ['(a + b) ÷ 2', '13/2'],
  ['a / b / 2', '9/8'],
  ['−a + b', '-5/1'],
  ['- -a', '9/1'],
  ['0.1 + .2', '3/10'],
  ['a − b − 1', '4/1'],
  ['2 + a × b', '38/1'],
  ['12345678901234567890 + 1', '12345678901234567891/1'],
])('%s is %s for a = 9 and b = 4', (text, value) => {
  expect(exactValue(text, '9', '4')).toBe(value)
})

test('a division by zero has no value', () => {
  expect(exactValue('1 ÷ (a − b)', '4', '4')).toBeNull()
})

const refused: readonly (readonly [text: string, fault: Fault, at: number])[] = [
  ['', 'empty', 0],
  ['  ', 'empty', 0],
  [`${'a+'.repeat(100)}a`, 'long', 200],
  [`${'('.repeat(21)}a${')'.repeat(21)}`, 'deep', 20],
  [`${'-'.repeat(21)}a`, 'deep', 0],
  ['(a + b', 'bracketOpen', 0],
  ['a + (b × (c − 1)', 'bracketOpen', 4],
  ['a + b)', 'bracketClosed', 5],
  ['a + x', 'name', 4],
  ['ab', 'name', 0],
  ['a2', 'name', 0],
  ['a +', 'valueMissing', 3],
  ['a × ÷ b', 'valueMissing', 4],
  ['+ a', 'valueMissing', 0],
  ['a × ()', 'valueMissing', 5],
  ['2a', 'operatorMissing', 1],
  ['a b', 'operatorMissing', 2],
  ['2 (a)', 'operatorMissing', 2],
  ['a(b)', 'operatorMissing', 1],
  ['(a)(b)', 'operatorMissing', 3],
  ['(a)b', 'operatorMissing', 3],
  ['a.b', 'operatorMissing', 1],
  ['a.5', 'operatorMissing', 1],
  ['1.2.3', 'number', 0],
  ['3 + 5.', 'number', 5],
  ['1e5', 'operatorMissing', 1],
  ['a, b', 'character', 1],
  ['a[0]', 'character', 1],
  ['a; b', 'character', 1],
  ['a ? b : c', 'character', 2],
  ['"a"', 'character', 0],
  ['`a`', 'character', 0],
  ['a ** b', 'valueMissing', 3],
  ['a = b', 'comparison', 2],
  ['a > b', 'comparison', 2],
  ['__proto__', 'character', 0],
  ['a.constructor', 'operatorMissing', 1],
  ['constructor', 'name', 0],
  ['hasOwnProperty', 'name', 0],
  ['this', 'name', 0],
  ['true', 'name', 0],
  ['alert(1)', 'name', 0],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a template is refused
  ['`${a}`', 'character', 0],
  ['a\n+ b', 'character', 1],
  ['a 😀', 'character', 2],
]
test.each(refused)('%j is refused: %s at %d', (text, fault, at) => {
  expect(readExpression(text, names)).toEqual({ fault, at })
})

test.each([
  ['a > b', true],
  ['a < b', false],
  ['a ≥ 9', true],
  ['a >= 9.01', false],
  ['b <= 4', true],
  ['a = 9', true],
  ['a != b', true],
  ['a ≠ 9', false],
  ['a − 1 is a multiple of b', true],
  ['a is a multiple of b', false],
  ['a ÷ 2 is a multiple of 1.5', true],
  ['b − 4 is a multiple of 0', true],
  ['b is a multiple of 0', false],
  ['1 ÷ (b − 4) > 0', null],
])('the condition %s is %s for a = 9 and b = 4', (text, holds) => {
  const condition = readCondition(text, names)
  if ('fault' in condition) throw new Error(`${condition.fault} at ${condition.at}`)
  expect(compileCondition(condition, names)(['9', '4'].map(fractionOf))).toBe(holds)
})

test.each([
  ['a', 'comparisonMissing', 1],
  ['a > b > c', 'comparison', 6],
  ['(a > b) + 1', 'comparison', 3],
  ['a is a multiple of', 'valueMissing', 18],
  ['a is multiple of b', 'name', 2],
  ['> b', 'valueMissing', 0],
  ['a > (b', 'bracketOpen', 4],
  ['a > d', 'name', 4],
  ['a => b', 'comparison', 3],
  ['a > __proto__', 'character', 4],
  ['a > constructor', 'name', 4],
  ['a > b.constructor', 'operatorMissing', 5],
  ['a.b > 1', 'operatorMissing', 1],
  ['a[0] > 1', 'character', 1],
  ['alert(1) > 0', 'name', 0],
  ['a > b(1)', 'operatorMissing', 5],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a template is refused
  ['a > `${b}`', 'character', 4],
])('the condition %s is refused: %s at %d', (text, fault, at) => {
  expect(readCondition(text, names)).toEqual({ fault, at })
})

const math = create(all!, { number: 'Fraction' })

/** Texts of right expressions, with brackets around each operation. */
const { expression } = fc.letrec<{ expression: string }>((tie) => ({
  expression: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(...names),
    fc.integer({ min: 0, max: 999 }).map(String),
    fc.integer({ min: 0, max: 9999 }).map((n) => `${Math.floor(n / 100)}.${String(n % 100).padStart(2, '0')}`),
    tie('expression').map((of) => `(-${of})`),
    fc
      .tuple(tie('expression'), fc.constantFrom('+', '-', '*', '/'), tie('expression'))
      .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
  ),
}))

test('expressions have the value that an exact calculator gives', () => {
  fc.assert(
    fc.property(expression, fc.tuple(...names.map(() => fc.integer({ min: -20, max: 20 }))), (text, values) => {
      fc.pre(text.length <= 200)
      const decimals = values.map(String)
      const scope = Object.fromEntries(names.map((name, i) => [name, math.fraction(values[i]!)]))
      let wanted: string | null
      try {
        const { s, n, d } = math.fraction(math.evaluate(text, scope)) as MathjsFraction
        wanted = `${s * n}/${d}`
      } catch {
        // The calculator throws for a division by zero.
        wanted = null
      }
      expect(exactValue(text, ...decimals)).toBe(wanted)
    }),
    { numRuns: 2000 },
  )
})

/** Texts of the characters that matter to the parser, and of any characters. */
const anyText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...'abcxy019.()+-*/−×÷<>=≠ ,[]{}?:;"`$_\\'), maxLength: 60 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc
    .array(fc.constantFrom('a', 'b', '7', '(', ')', ' + ', ' × ', '__proto__', 'constructor', 'is a multiple of', '>'))
    .map((parts) => parts.join('')),
  fc.string({ unit: fc.constantFrom('(', ')', '-', '−', 'a', '9', ' + ', '×'), minLength: 60, maxLength: 220 }),
)
// `npm run bench -- expressions` reads a million texts.
const runs = 30_000

test('no text throws, and a text that is read has no name but those of the problem', { timeout: 600_000 }, () => {
  const namesIn = (tree: unknown): string[] =>
    typeof tree !== 'object' || tree === null
      ? []
      : 'name' in tree
        ? [String(tree.name)]
        : Object.values(tree).flatMap(namesIn)
  const values = ['3', '0', '-2.5'].map(fractionOf)
  /** Reads a text in both ways, and works out what is read. */
  const readBoth = (text: string) => {
    const [expression, condition] = [readExpression(text, names), readCondition(text, names)]
    if (!('fault' in expression)) compile(expression, names)(values)
    if (!('fault' in condition)) compileCondition(condition, names)(values)
    return [expression, condition]
  }
  fc.assert(
    fc.property(anyText, (text) => {
      for (const read of readBoth(text)) {
        if (!('fault' in read)) expect(names).toEqual(expect.arrayContaining(namesIn(read)))
        else {
          expect(read.at).toBeGreaterThanOrEqual(0)
          expect(read.at).toBeLessThanOrEqual(text.length)
        }
      }
    }),
    { numRuns: runs },
  )
})
