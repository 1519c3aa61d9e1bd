import { afterEach, expect, it, vi } from 'vitest'
import { emailInitialOf } from './email-initial.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

it.each([
  ['r.parata@kauri.school.nz', 'R'],
  ['a\u0304pera@kauri.school.nz', 'A\u0304'],
  ['𝒳avier@kauri.school.nz', '𝒳'],
  ['👩‍👧@kauri.school.nz', '👩‍👧'],
])('the initial of an account is the first character of its e-mail: %s', (email, initial) => {
  expect(emailInitialOf({ email })).toBe(initial)
})

it('a kept account has the initial that the device keeps', () => {
  expect(emailInitialOf({ email: null, emailInitial: 'R' })).toBe('R')
})

it('an account without an e-mail has no initial', () => {
  expect(emailInitialOf({ email: null })).toBe(null)
  expect(emailInitialOf({ email: '' })).toBe(null)
})

it('a browser that cannot segment a text never cuts an emoji in half', () => {
  vi.stubGlobal('Intl', {})
  expect(emailInitialOf({ email: '😀mia@kauri.school.nz' })).toBe('😀')
  expect(emailInitialOf({ email: '' })).toBe(null)
})
