import { describe, expect, it } from 'vitest'
import { nearestChip } from './nearest-chip.ts'

/** Three columns of chips: 0 and 1 in the first, 2 in the second, 3 to 5 in the third. They stand on one line. */
const boxes = [
  ...[60, 90].map((top) => ({ left: 0, top, width: 80, height: 26 })),
  { left: 100, top: 90, width: 80, height: 26 },
  ...[30, 60, 90].map((top) => ({ left: 200, top, width: 80, height: 26 })),
]

describe('moving between the chips of an overview', () => {
  it('the arrow keys up and down stay in the column', () => {
    expect(nearestChip(boxes, 5, [0, -1])).toBe(4)
    expect(nearestChip(boxes, 4, [0, -1])).toBe(3)
    expect(nearestChip(boxes, 0, [0, 1])).toBe(1)
  })

  it('the arrow keys left and right go to the next column, to the chip at about the same height', () => {
    expect(nearestChip(boxes, 1, [1, 0])).toBe(2)
    expect(nearestChip(boxes, 2, [1, 0])).toBe(5)
    expect(nearestChip(boxes, 4, [-1, 0])).toBe(2)
  })

  it('an arrow key does nothing at the edge', () => {
    expect(nearestChip(boxes, 5, [0, 1])).toBeNull()
    expect(nearestChip(boxes, 0, [-1, 0])).toBeNull()
  })
})
