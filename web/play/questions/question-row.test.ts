import { expect, it } from 'vitest'
import { findLevel } from '#maths'
import { questionRow, widthOf } from './question-row.ts'

const level = findLevel('bedmas', '1.3')!

/** Returns the width of a question's lines, with "_" for each space at which no line breaks. */
function widthOfLines(text: string) {
  const { style } = questionRow(level, true, text.replaceAll('_', '\u00a0'), 0)
  return (style as Record<string, number>)['--ems']
}

it('two lines are as even as the breaks of the question allow', () => {
  expect(widthOfLines('(60_+_50) ÷_5 ×_10')).toBeCloseTo(widthOf('(60 + 50)'))
  expect(widthOfLines('5_+_5_+_5_+_5_+_5 =_5_×_5')).toBeCloseTo(widthOf('5 + 5 + 5 + 5 + 5'))
  expect(widthOfLines('100 −_(45.5_+_20.5) ×_10')).toBeCloseTo(widthOf('100 − (45.5 + 20.5)'))
})

it('a question without a break has the width of its only line', () => {
  expect(widthOfLines('12345_+_(45.5_+_20.5)')).toBeCloseTo(widthOf('12345 + (45.5 + 20.5) ='))
})

it('a single number has no line of its own where the question fits one line', () => {
  expect(widthOfLines('18 +_45_×_5_÷_75')).toBeCloseTo(widthOf('18 + 45 × 5 ÷ 75 ='))
  expect(widthOfLines('48.3 −_40_×_10_÷_25')).toBeCloseTo(widthOf('48.3 − 40 × 10 ÷ 25 ='))
  expect(widthOfLines('148.3 −_140_×_100_÷_25')).toBeCloseTo(widthOf('− 140 × 100 ÷ 25 ='))
})
