import { expect, it } from 'vitest'
import { blocksLayout } from './blocks-layout.ts'

const numbers = Array.from({ length: 1001 }, (_, number) => number)
const layoutOf = (number: number) =>
  blocksLayout({ hundreds: Math.floor(number / 100), tens: Math.floor(number / 10) % 10, ones: number % 10 })

it('draws every number up to a thousand with its blocks apart', () => {
  for (const number of numbers.filter((n) => n % 37 === 0 || n > 990)) {
    const { blocks } = layoutOf(number)
    const area = blocks.reduce((sum, { width, height }) => sum + (width * height) / 144, 0)
    expect(area, `${number}`).toBe(number)
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

it('is never wider than five hundreds', () => {
  expect(Math.max(...numbers.map((number) => layoutOf(number).width))).toBeLessThanOrEqual(640)
})
