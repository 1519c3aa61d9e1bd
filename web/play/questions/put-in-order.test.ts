import { describe, expect, it } from 'vitest'
import { nextPlace, putInOrder, takeLast } from './put-in-order.ts'

describe('putting in order', () => {
  it('fills the places one after the other', () => {
    expect(putInOrder([], '19')).toEqual(['19'])
    expect(putInOrder(['19'], '47')).toEqual(['19', '47'])
    expect(nextPlace(['19'])).toBe(1)
  })

  it('takes a number back and fills its place next', () => {
    const open = putInOrder(['19', '47', '83'], '19')
    expect(open).toEqual(['', '47', '83'])
    expect(nextPlace(open)).toBe(0)
    expect(putInOrder(open, '19')).toEqual(['19', '47', '83'])
  })

  it('has nothing left of a last number that is taken back', () => {
    expect(putInOrder(['19'], '19')).toEqual([])
    expect(takeLast(['', '47'])).toEqual([])
    expect(takeLast(['19', '47'])).toEqual(['19'])
  })
})
