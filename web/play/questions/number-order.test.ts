import { describe, expect, it } from 'vitest'
import { nextPosition, takeLast, toggleInOrder } from './number-order.ts'

describe('the order of numbers', () => {
  it('a number goes to the first empty position', () => {
    expect(toggleInOrder([], '19')).toEqual(['19'])
    expect(toggleInOrder(['19'], '47')).toEqual(['19', '47'])
    expect(nextPosition(['19'])).toBe(1)
  })

  it('the position of a number that is removed is filled next', () => {
    const open = toggleInOrder(['19', '47', '83'], '19')
    expect(open).toEqual(['', '47', '83'])
    expect(nextPosition(open)).toBe(0)
    expect(toggleInOrder(open, '19')).toEqual(['19', '47', '83'])
  })

  it('an order has no empty position at its end after a number is removed', () => {
    expect(toggleInOrder(['19'], '19')).toEqual([])
    expect(takeLast(['', '47'])).toEqual([])
    expect(takeLast(['19', '47'])).toEqual(['19'])
  })
})
