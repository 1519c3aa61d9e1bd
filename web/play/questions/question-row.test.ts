import { expect, it } from 'vitest'
import { enNZ, findLevel, loadLevel, randomFrom, seedFrom } from '#maths'
import { questionRow } from './question-row.ts'

const level = findLevel('bedmas', '1.3')!

/** Returns a question with "|" between its lines and "_" for a space in a line. The input has "_" in its terms. */
function lines(text: string) {
  return questionRow(level, true, text.replaceAll('_', '\u00a0'), 0).text.replaceAll(' ', '|').replaceAll('\u00a0', '_')
}

it('a short question has one line', () => {
  expect(lines('47 +_38')).toBe('47_+_38')
})

it('two lines are as even as the terms of the question allow', () => {
  expect(lines('(60_+_50) ÷_5 ×_10')).toBe('(60_+_50)|÷_5_×_10')
  expect(lines('5_+_5_+_5_+_5_+_5 =_5_×_5')).toBe('5_+_5_+_5_+_5_+_5|=_5_×_5')
})

it('a single number has no line of its own where the question fits one line', () => {
  expect(lines('18 +_45_×_5_÷_75')).toBe('18_+_45_×_5_÷_75')
  expect(lines('48.3 −_40_×_10_÷_25')).toBe('48.3|−_40_×_10_÷_25')
})

it('a question with long terms has three lines', () => {
  expect(lines('75.5 −_(10.5_−_10.1)_÷_20 +_40.4')).toBe('75.5|−_(10.5_−_10.1)_÷_20|+_40.4')
})

it('a line breaks before a bracket, or in a product, where the terms are too long', () => {
  expect(lines('20 ×_(91_+_10_÷_5_−_12)')).toBe('20_×|(91_+_10_÷_5_−_12)')
  expect(lines('18 +_(25_−_23)_×_10_×_12')).toBe('18_+|(25_−_23)|×_10_×_12')
  expect(lines('18 +_32.2_÷_10_×_50_÷_100')).toBe('18_+_32.2_÷_10|×_50_÷_100')
})

it('a bracket that is too long breaks before its operators, rather outside its products', () => {
  expect(lines('50 ×_(37.4_+_29.5_+_42.8)')).toBe('50_×|(37.4_+_29.5|+_42.8)')
  expect(lines('(24.9_−_17_+_25_÷_100) ×_25')).toBe('(24.9_−_17|+_25_÷_100)_×_25')
})

it.each(['1.2', '1.3', '1.4'])('each line of BEDMAS %s has 36 pixels on a phone', async (id) => {
  const { dealer } = (await loadLevel('bedmas', id))!
  const random = randomFrom(seedFrom('lines'))
  let memory: readonly number[] = []
  for (let dealt = 0; dealt < 1000; dealt++) {
    const { question, memory: next } = dealer.deal(random, memory)
    memory = next
    const { text, style } = questionRow(level, true, enNZ.prompt(question).shown, 0)
    expect(342 / (style as Record<string, number>)['--ems']!, text).toBeGreaterThanOrEqual(36)
  }
})
