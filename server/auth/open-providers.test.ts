import { expect, it } from 'vitest'
import { accountsOf } from './open-providers.ts'

it.each([
  ['https://accounts.google.com', 'https://accounts.google.com'],
  ['https://accounts.google.com/', 'https://accounts.google.com'],
  ['https://Sign-In.school.nz/realms/kauri/', 'https://sign-in.school.nz/realms/kauri'],
])('the accounts of the issuer %s have the provider %s', (issuer, provider) => {
  expect(accountsOf(issuer)).toBe(provider)
})
