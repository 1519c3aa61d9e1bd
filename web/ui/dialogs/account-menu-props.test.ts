import { expect, it } from 'vitest'
import { identityOf, initialOf, labelOf } from './account-menu-props.ts'

const hana = { email: 'hana@kauri.school.nz', name: 'Hana Parata', letter: 'T' } as const
const withoutEmail = { ...hana, email: null }

it('the account menu shows the e-mail, and the first letter of the name on the avatar', () => {
  expect(identityOf(hana)).toBe('hana@kauri.school.nz')
  expect(labelOf(hana)).toBe('Account menu, hana@kauri.school.nz')
  expect(initialOf({ ...hana, email: 'r.parata@kauri.school.nz' })).toBe('H')
  expect(initialOf({ ...hana, name: null, email: 'r.parata@kauri.school.nz' })).toBe('R')
})

it('the account menu shows the name without an e-mail, and its first letter on the avatar', () => {
  expect(identityOf(withoutEmail)).toBe('Hana Parata')
  expect(labelOf(withoutEmail)).toBe('Account menu, Hana Parata')
  expect(initialOf(withoutEmail)).toBe('H')
  expect(initialOf({ ...withoutEmail, name: null })).toBe('T')
})

it('the account menu has a label without an e-mail and a name', () => {
  expect(labelOf({ email: null, name: null })).toBe('Account menu')
})
