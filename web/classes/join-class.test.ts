import { expect, it } from 'vitest'
import { ApiError } from '../api/client/call.ts'
import { joinErrorOf } from './join-class.tsx'

it('a code that no class has is called invalid, any other failure is not blamed on the code', () => {
  expect(joinErrorOf(new ApiError(404, { problem: 'notFound', message: '' }))).toBe('Invalid class code')
  expect(joinErrorOf(new ApiError(429, { problem: 'tooManyTries', message: '' }))).toBe('Failed to join classroom')
  expect(joinErrorOf(new ApiError(0, { problem: 'network', message: '' }))).toBe('Failed to join classroom')
})
