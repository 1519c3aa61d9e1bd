import { expect, it } from 'vitest'
import type { Operation } from '../../curriculum.ts'
import { asked } from '../../test/asked.ts'
import { calculationIn } from '../../test/expressions.ts'
import { inWords, number } from '../../test/worked-steps.ts'

it.each<[Operation, string, number, string]>([
  ['addition', '6 + 1', 1, '1 hop to go.'],
  ['addition', '1 + 6', 1, '1 hop to go.'],
  ['addition', '2 + 6', 2, '1 hop to go.'],
  ['addition', '3 + 6', 2, '2 hops to go.'],
  ['addition', '5 + 4', 2, '3 hops to go.'],
  ['subtraction', '8 − 1', 1, '1 hop to go.'],
  ['subtraction', '8 − 2', 2, '1 hop to go.'],
  ['subtraction', '9 − 8', 2, '7 hops to go.'],
])('the step of %s %s that asks says the hops that are left', async (operation, text, before, hops) => {
  const words = await inWords(operation, '1.1', asked({ ask: calculationIn(text), expects: number('0') }))
  expect(words[before]).toContain(`${hops} Where do you land?`)
})
