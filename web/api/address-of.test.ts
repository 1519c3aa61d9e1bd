import { expect, it } from 'vitest'
import { addressOf } from './address-of.ts'

it('an endpoint is called where its path says, with what is left of its arguments', () => {
  expect(addressOf('GET /api/classes/{class}/overview', { class: 'c1', operation: 'length' })).toEqual({
    method: 'GET',
    path: '/api/classes/c1/overview',
    left: { operation: 'length' },
  })
})

it('whatever is typed into an address stays within its place', () => {
  expect(addressOf('GET /api/classes/{class}/events', { class: '../A?B/C' }).path).toBe(
    '/api/classes/..%2FA%3FB%2FC/events',
  )
})
