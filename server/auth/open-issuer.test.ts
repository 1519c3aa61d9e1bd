import { expect, it } from 'vitest'
import { providerOf } from './open-issuer.ts'

it.each([
  ['https://accounts.google.com', 'https://accounts.google.com'],
  ['https://accounts.google.com/', 'https://accounts.google.com'],
  ['https://Sign-In.school.nz/realms/kauri/', 'https://sign-in.school.nz/realms/kauri'],
])('the issuer %s becomes the provider %s', (issuer, provider) => {
  expect(providerOf(issuer)).toBe(provider)
})
