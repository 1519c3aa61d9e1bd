import { expect, it } from 'vitest'
import { googleIssuer } from '../config.ts'
import { microsoftClaims, standardClaims } from './id-token.ts'

const tenant = '8f4c1d2e-0b6a-4e57-9c3d-5a7f2b1e6d90'
const issuer = `https://login.microsoftonline.com/${tenant}/v2.0`
const elsewhere = 'https://login.microsoftonline.com/11111111-2222-4333-8444-555555555555/v2.0'

const microsoftToken = (changed: Record<string, unknown>) => {
  const token = { iss: issuer, sub: 'pairwise', tid: tenant, email: 'hana@kauri.school.nz', name: 'Hana', ...changed }
  return microsoftClaims(token, { clientId: 'app', issuer, tenant })
}

it.each<[string, Record<string, unknown>, string | null, boolean]>([
  ['a member of the tenant', {}, 'hana@kauri.school.nz', true],
  ['a member without an address', { email: undefined }, null, true],
  ['a member whose own tenant is the issuer', { idp: issuer }, 'hana@kauri.school.nz', true],
  ['a member by the account status', { acct: 0 }, 'hana@kauri.school.nz', true],
  ['a member whose domain is verified', { xms_edov: true }, 'hana@kauri.school.nz', true],
  ['a member whose domain is not verified', { xms_edov: false }, null, true],
  ['a guest of another tenant', { idp: elsewhere }, null, false],
  ['a guest with a private account', { idp: 'live.com' }, null, false],
  ['a guest by the account status', { acct: 1 }, null, false],
  ['a guest by the account status as a text', { acct: '1' }, null, false],
  ['an account of an unknown status', { acct: 'owner' }, null, false],
  ['a guest whose domain is verified', { idp: elsewhere, xms_edov: '1' }, 'hana@kauri.school.nz', false],
  ['a guest whose domain is verified by an unknown value', { idp: elsewhere, xms_edov: 'yes' }, null, false],
  ['a guest with a claim that Microsoft does not send', { idp: elsewhere, email_verified: true }, null, false],
])('Microsoft: %s', (_, changed, email, isOwned) => {
  expect(microsoftToken(changed)).toEqual({
    ...{ subject: 'pairwise', displayName: 'Hana', hostedDomain: null },
    ...{ email, isOwned },
  })
})

it.each([
  ['without a tenant', { tid: undefined }],
  ['of another tenant', { tid: '11111111-2222-4333-8444-555555555555' }],
  ['of the tenant of all private accounts', { tid: '9188040d-6c67-4c5b-b112-36a304b66dad' }],
  ['with a tenant that is a number', { tid: 1 }],
  ['with another provider that is a number', { idp: 1 }],
  ['with an address without a host', { email: 'hana@' }],
])('a token of Microsoft %s is refused', (_, changed) => {
  expect(() => microsoftToken(changed)).toThrow()
})

it('a token of Microsoft is refused where no tenant is configured', () => {
  const token = { iss: issuer, sub: 'pairwise', tid: tenant }
  expect(() => microsoftClaims(token, { clientId: 'app', issuer })).toThrow()
})

it('the tenant counts in upper case too', () => {
  expect(microsoftToken({ tid: tenant.toUpperCase() }).email).toBe('hana@kauri.school.nz')
})

it.each([
  ['the school owns a Google account with its domain', googleIssuer, 'kauri.school.nz', true],
  ['nobody owns a private Google account with a school address', googleIssuer, undefined, false],
  ['nobody owns a private Google account where the issuer ends with a slash', `${googleIssuer}/`, undefined, false],
  ['another issuer owns its accounts', 'https://id.example.nz/realms/kauri', undefined, true],
])('%s', (_, from, hd, isOwned) => {
  const token = { iss: from, sub: '1', email: 'mia@kauri.school.nz', email_verified: true, hd }
  const expected = { subject: '1', email: 'mia@kauri.school.nz', displayName: null, isOwned, hostedDomain: hd ?? null }
  expect(standardClaims(token, { clientId: 'app', issuer: from })).toEqual(expected)
})
