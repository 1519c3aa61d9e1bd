import { expect, it } from 'vitest'
import { initialNames } from './teacher-registration.tsx'

const unnamed = { firstName: null, lastName: null, displayName: null }

it('the form begins with the names of the record', () => {
  const account = { firstName: 'Hana', lastName: 'Parata', displayName: 'H P' }
  expect(initialNames(account)).toEqual({ firstName: 'Hana', lastName: 'Parata' })
})

it('without names, the form begins with the full name of the sign-in, split before its last word', () => {
  expect(initialNames({ ...unnamed, displayName: ' Hana  Mere Parata ' })).toEqual({
    firstName: 'Hana Mere',
    lastName: 'Parata',
  })
  expect(initialNames({ ...unnamed, displayName: 'Hana' })).toEqual({ firstName: 'Hana', lastName: '' })
})

it('without any name, the form begins with empty fields', () => {
  expect(initialNames(unnamed)).toEqual({ firstName: '', lastName: '' })
})
