import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Expression, Quantity } from '#maths'
import { type Line, loadEnNZHelp } from '#maths/solve'
import { LineText } from './line-text.tsx'

const { written } = await loadEnNZHelp('length')

/** Returns the text on screen with "_" for each space at which no line breaks. It names its language. */
function shown(...line: Line): string {
  const html = renderToStaticMarkup(<LineText line={line} notation={written} />)
  const [, text = ''] = html.match(/^<span lang="en-NZ">(.*)<\/span>$/) ?? []
  return text.replaceAll(/<[^>]+>/g, '').replaceAll('\u00a0', '_')
}

const sum = ([first = 0, ...others]: readonly number[]) =>
  others.reduce<Expression>((left, right) => ({ operator: '+', left, right }), first)

it('a short equation stays on one line', () => {
  expect(shown({ kind: 'equation', sides: [sum([4, 6]), 10] })).toBe('4_+_6_=_10')
})

it('a long equation breaks only before its equals signs', () => {
  const sides = [sum([12, 9, 21]), sum([21, 21]), 42]
  expect(shown({ kind: 'equation', sides })).toBe('12_+_9_+_21 =_21_+_21 =_42')
})

it('a side that is too long for a line also breaks before its operators', () => {
  const sides = [sum([112, 9, 121, 30, 5]), 277]
  expect(shown({ kind: 'equation', sides })).toBe('112 +_9 +_121 +_30 +_5 =_277')
})

it('a long side breaks before + and −, and never inside a product or a bracket', () => {
  const bracket: Expression = { operator: '−', left: { operator: '×', left: 58.3, right: 10 }, right: 99 }
  const product: Expression = { operator: '×', left: 20, right: bracket }
  const long: Expression = { operator: '−', left: product, right: { operator: '÷', left: 64, right: 4 } }
  expect(shown({ kind: 'equation', sides: [long] })).toBe('20_×_(58.3_×_10_−_99) −_64_÷_4')
})

it('a number stays on the line of its unit, and other words break as usual', () => {
  const quantity: Quantity = [
    { value: 1, unit: 'km' },
    { value: 40, unit: 'm' },
  ]
  const line = shown({ kind: 'quantity', quantity }, { kind: 'words', text: ' is not 140.' })
  expect(line).toBe('1_km 40_m is not 140.')
})

it('a number stays on the line of the things that it counts, and of the number that these explain', () => {
  const line = shown({ kind: 'words', text: '99: 9 tens and 9 ones. Add 4 and 5.' })
  expect(line).toBe('99:_9_tens and 9_ones. Add 4 and 5.')
})

it('only a sentence that is short begins a new line where the rest of a line has no room for it', () => {
  const text = '32: 3 tens and 2 ones. 19: 1 ten and 9 ones. How many ones are left in the last group?'
  const html = renderToStaticMarkup(<LineText line={[{ kind: 'words', text }]} notation={written} />)
  const short = [...html.matchAll(/class="[^"]*short[^"]*">([^<]*)</g)].map(([, sentence = '']) => sentence)
  expect(short.map((sentence) => sentence.replaceAll('\u00a0', ' '))).toEqual([
    '32: 3 tens and 2 ones.',
    '19: 1 ten and 9 ones.',
  ])
})
