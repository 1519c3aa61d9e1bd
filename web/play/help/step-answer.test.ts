import { expect, it } from 'vitest'
import { aroundBox } from './step-answer.tsx'

it('the box of a step is at the question mark of its question, or after an equals sign', () => {
  expect(aroundBox('8 + ? = 10')).toEqual(['8 +', '= 10'])
  expect(aroundBox('5 + 2 + 1')).toEqual(['5 + 2 + 1 =', ''])
})
