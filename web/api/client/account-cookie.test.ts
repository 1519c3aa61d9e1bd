import { afterEach, describe, expect, it, vi } from 'vitest'
import { dropAccountId, readAccountId, untilDropped } from './account-cookie.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

function openPage(protocol: 'https:' | 'http:', cookie: string) {
  const page = { cookie }
  vi.stubGlobal('location', { protocol })
  vi.stubGlobal('document', page)
  return page
}

describe('the account on this device', () => {
  it('the account of a page on https is read from the cookie that no other host can set', () => {
    openPage('https:', 'account=other; __Host-account=own')
    expect(readAccountId()).toBe('own')
  })

  it('the account is null where only another host of the domain has set a cookie', () => {
    openPage('https:', 'account=other')
    expect(readAccountId()).toBeNull()
  })

  it('the account is read from the plain cookie on this machine without https', () => {
    openPage('http:', 'first=1; account=own')
    expect(readAccountId()).toBe('own')
  })

  it.each([
    ['https:', '__Host-account=; Max-Age=0; Path=/; SameSite=Lax; Secure'],
    ['http:', 'account=; Max-Age=0; Path=/; SameSite=Lax'],
  ] as const)('the account is dropped on %s with the attributes that the browser requires', (protocol, dropping) => {
    const page = openPage(protocol, '')
    dropAccountId()
    expect(page.cookie).toBe(dropping)
  })

  it('a sign-out ends the reads that are on their way, and none that begin later', () => {
    openPage('http:', 'account=own')
    const before = untilDropped()
    expect(before.aborted).toBe(false)
    dropAccountId()
    expect(before.aborted).toBe(true)
    expect(untilDropped().aborted).toBe(false)
  })
})
