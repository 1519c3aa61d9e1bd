import { expect, it } from 'vitest'
import { addressOf } from './call.ts'

it('the address of an endpoint takes the arguments that its path names, and leaves the others', () => {
  expect(addressOf('GET /api/classes/{class}/overview', { class: 'c1', operation: 'length' })).toEqual({
    method: 'GET',
    path: '/api/classes/c1/overview',
    left: { operation: 'length' },
  })
})

it('an argument with "/", "?" or ".." stays within its part of the path', () => {
  expect(addressOf('GET /api/classes/{class}/events', { class: '../A?B/C' }).path).toBe(
    '/api/classes/..%2FA%3FB%2FC/events',
  )
})
