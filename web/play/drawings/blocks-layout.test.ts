import { expect, it } from 'vitest'
import { blocksLayout, sideOfOne } from './blocks-layout.ts'

const numbers = Array.from({ length: 1001 }, (_, number) => number).filter((n) => n % 37 === 1 || n > 990)
const rooms = [
  { width: 280, height: 80 },
  { width: 350, height: 117 },
  { width: 342, height: 203 },
  { width: 740, height: 332 },
  { width: 916, height: 262 },
]
const blocksOf = (number: number) => {
  return { hundreds: Math.floor(number / 100), tens: Math.floor(number / 10) % 10, ones: number % 10 }
}

it.each(rooms)('the blocks of every number up to a thousand do not touch in $width by $height pixels', (room) => {
  for (const number of numbers) {
    const { blocks, width, height } = blocksLayout(blocksOf(number), room)
    const area = blocks.reduce((sum, block) => sum + (block.width * block.height) / 144, 0)
    expect(area, `${number}`).toBe(number)
    expect(Math.max(...blocks.map((block) => block.x + block.width))).toBeLessThanOrEqual(width)
    expect(Math.max(...blocks.map((block) => block.y + block.height))).toBeLessThan(height)
    const clash = blocks.some((a, i) =>
      blocks.slice(i + 1).some((b) => {
        return (
          Math.abs(2 * (a.x - b.x) + a.width - b.width) < a.width + b.width + 8 &&
          Math.abs(2 * (a.y - b.y) + a.height - b.height) < a.height + b.height + 8
        )
      }),
    )
    expect(clash, `${number}`).toBe(false)
  }
})

/** Returns the side of a one in pixels. */
function pixelsOfOne(number: number, room: { width: number; height: number }): number {
  const { width, height } = blocksLayout(blocksOf(number), room)
  return sideOfOne * Math.min(room.width / width, room.height / height)
}

it('a one is larger than 12 pixels on a laptop for every number', () => {
  for (const number of numbers) expect(pixelsOfOne(number, { width: 916, height: 262 })).toBeGreaterThan(12)
})

it('the blocks of 999 are nearly as large in a wide room as in a square one of the same area', () => {
  const square = pixelsOfOne(999, { width: 400, height: 400 })
  expect(pixelsOfOne(999, { width: 800, height: 200 }) / square).toBeGreaterThan(0.75)
})

it('the blocks are hundreds, tens and ones from left to right and from line to line', () => {
  const { blocks } = blocksLayout({ hundreds: 4, tens: 3, ones: 2 }, { width: 350, height: 200 })
  expect(blocks.map(({ size }) => size[0]).join('')).toBe('hhhhtttoo')
  const lines = blocks.map(({ y }) => Math.floor(y / 130))
  expect(lines).toEqual(lines.toSorted((a, b) => a - b))
  expect(lines.at(-1)).toBe(1)
})
