import { expect, it } from 'vitest'
import { domainIn, operationIn } from './chosen.ts'

const query = (text: string) => new URLSearchParams(text)

it('an address leads to the operation that it names, in upper case too', () => {
  expect(operationIn(query('code=ABC123&op=division'))).toBe('division')
  expect(operationIn(query('op=BEDMAS'))).toBe('bedmas')
})

it('an address without an operation of the list leads to addition', () => {
  for (const text of ['', 'op=', 'op=timestable', 'op=constructor']) expect(operationIn(query(text))).toBe('addition')
})

it('an address leads to what it names of what is measured, to Length otherwise', () => {
  expect(domainIn(query('domain=Mass'))).toBe('mass')
  for (const text of ['', 'domain=', 'domain=speed']) expect(domainIn(query(text))).toBe('length')
})
