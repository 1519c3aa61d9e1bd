import { expect, it } from 'vitest'
import { shakiest } from './shakiest.ts'

const fact = (b: number, shaky: number, right: number) => ({
  ...{ a: 7, b, shaky, right, quick: 0 },
  status: shaky + right < 3 ? ('notTried' as const) : ('right' as const),
})

it('the shakiest facts have the largest share of students who missed them, and at most seven are listed', () => {
  const facts = [fact(2, 1, 9), fact(3, 3, 3), fact(4, 4, 0), fact(5, 0, 5)]
  expect(shakiest(facts).map(({ b }) => b)).toEqual([4, 3, 2])
  expect(shakiest([2, 3, 4, 5, 6, 7, 8, 9].map((b) => fact(b, 3, b))).map(({ b }) => b)).toEqual([2, 3, 4, 5, 6, 7, 8])
})

it('a fact that fewer than three students have tried is not listed', () => {
  expect(shakiest([fact(2, 2, 0)])).toEqual([])
})
