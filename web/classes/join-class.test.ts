import { expect, it } from 'vitest'
import { ApiError } from '../api/client/call.ts'
import { joinErrorOf } from './join-class.tsx'

it('an unknown code is called invalid, and any other failure does not blame the code', () => {
  expect(joinErrorOf(new ApiError(404, { problem: 'notFound', message: '' }))).toBe('Invalid class code')
  expect(joinErrorOf(new ApiError(429, { problem: 'tooManyTries', message: '' }))).toBe('Failed to join classroom')
  expect(joinErrorOf(new ApiError(0, { problem: 'network', message: '' }))).toBe('Failed to join classroom')
})
