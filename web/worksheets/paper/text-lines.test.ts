import { expect, it } from 'vitest'
import { linesOf, textWidth } from './text-lines.ts'

it('a text begins another line where the next word has no room', () => {
  expect(linesOf('one two', 20)).toBe(1)
  expect(linesOf('one two', 3)).toBe(2)
  expect(linesOf('one\ntwo', 20)).toBe(2)
  expect(linesOf('', 20)).toBe(1)
})

it('a word that is longer than a line is divided', () => {
  expect(linesOf('o'.repeat(100), 10)).toBeGreaterThanOrEqual(Math.ceil(62 / 10))
  expect(linesOf(`so ${'o'.repeat(100)}`, 10)).toBeGreaterThan(linesOf('o'.repeat(100), 10))
})

it('wide characters need more room than narrow ones', () => {
  expect(textWidth('漢字')).toBeGreaterThan(textWidth('MM'))
  expect(textWidth('MM')).toBeGreaterThan(textWidth('oo'))
})
