import { expect, it } from 'vitest'
import { lengthOfTen, lyingBlocks } from './block-groups.ts'

it('ten loose ones that lie below a ten are as long as the ten', () => {
  const { groups } = lyingBlocks({
    kind: 'blocks',
    rows: [{ tens: 1, ones: 10 }],
    taken: { tens: 0, ones: 0 },
    swap: null,
  })
  const [{ tens, ones } = { tens: [], ones: [] }] = groups
  expect(tens.map(({ width }) => width)).toEqual([lengthOfTen])
  expect(ones.at(-1)!.x + ones.at(-1)!.width).toBe(lengthOfTen)
})
