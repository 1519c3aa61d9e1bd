import { expect, it } from 'vitest'
import { identityOf, labelOf } from './account-menu-props.ts'

const hana = { email: 'hana@kauri.school.nz', name: 'Hana Parata' } as const

it('the account menu shows the e-mail', () => {
  expect(identityOf(hana)).toBe('hana@kauri.school.nz')
  expect(labelOf(hana)).toBe('Account menu, hana@kauri.school.nz')
})

it('the account menu shows the name without an e-mail', () => {
  expect(identityOf({ ...hana, email: null })).toBe('Hana Parata')
  expect(labelOf({ ...hana, email: null })).toBe('Account menu, Hana Parata')
})

it('the account menu names the picture on its button', () => {
  const picture = { drawn: null, name: 'ice cream' }
  expect(labelOf({ ...hana, picture })).toBe('Account menu, hana@kauri.school.nz. Your picture: ice cream')
})

it('the account menu has a label without an e-mail and a name', () => {
  expect(labelOf({ email: null, name: null })).toBe('Account menu')
})
