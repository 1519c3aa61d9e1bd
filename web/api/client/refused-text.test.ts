import { expect, it } from 'vitest'
import { ApiError } from './call.ts'
import { isTextRefused, refusalOf } from './refused-text.ts'

const refused = (...paths: string[]) =>
  new ApiError(400, { problem: 'invalid', message: '', fields: paths.map((path) => ({ path, message: '' })) })

const firstName = (value: string) => ({ field: 'firstName', value, longest: 100, unreadable: 'Again.' })
const saved = (value: string, error: Error | null = refused('firstName')) => ({
  error,
  variables: { firstName: value },
})

it('a refused name that is not too long has the error for characters that cannot be shown', () => {
  expect(refusalOf(saved('Mi\u200ba'), firstName('Mi\u200ba'))).toBe('Again.')
})

it('a refused name of more than 100 characters names the limit', () => {
  const long = 'a'.repeat(101)
  expect(refusalOf(saved(long), firstName(long))).toBe('Please use at most 100 characters.')
})

it('the error of a refused name goes when another name is typed', () => {
  expect(refusalOf(saved('Mi\u200ba'), firstName('Mia'))).toBeUndefined()
})

it('a name has no error if another field was refused or the network has failed', () => {
  const offline = new ApiError(0, { problem: 'network', message: '' })
  expect(refusalOf(saved('Mia', refused('lastName')), firstName('Mia'))).toBeUndefined()
  expect(refusalOf(saved('Mia', offline), firstName('Mia'))).toBeUndefined()
  expect(refusalOf(saved('Mia', null), firstName('Mia'))).toBeUndefined()
})

it('a request is refused for its texts only if the server names a field', () => {
  expect(isTextRefused(refused('firstName'))).toBe(true)
  expect(isTextRefused(refused(''))).toBe(false)
  expect(isTextRefused(null)).toBe(false)
})
