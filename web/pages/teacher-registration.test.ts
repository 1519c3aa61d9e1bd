import { expect, it } from 'vitest'
import { namesIn } from './teacher-registration.tsx'

const unnamed = { firstName: null, lastName: null, displayName: null }

it('a form begins with the names of the record', () => {
  const account = { firstName: 'Hana', lastName: 'Parata', displayName: 'H P' }
  expect(namesIn(account)).toEqual({ firstName: 'Hana', lastName: 'Parata' })
})

it('else with the full name that came with the sign-in, the last word as last name', () => {
  expect(namesIn({ ...unnamed, displayName: ' Hana  Mere Parata ' })).toEqual({
    firstName: 'Hana Mere',
    lastName: 'Parata',
  })
  expect(namesIn({ ...unnamed, displayName: 'Hana' })).toEqual({ firstName: 'Hana', lastName: '' })
})

it('else empty', () => {
  expect(namesIn(unnamed)).toEqual({ firstName: '', lastName: '' })
})
