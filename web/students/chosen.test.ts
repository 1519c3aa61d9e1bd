import { expect, it } from 'vitest'
import { alertIn, domainIn, operationIn } from './chosen.ts'

const query = (text: string) => new URLSearchParams(text)

it('an address leads to the operation that it names, in upper case too', () => {
  expect(operationIn(query('code=ABC123&op=division'))).toBe('division')
  expect(operationIn(query('op=BEDMAS'))).toBe('bedmas')
})

it('an address without an operation means addition, and an unknown operation is none', () => {
  for (const text of ['', 'op=']) expect(operationIn(query(text))).toBe('addition')
  for (const text of ['op=wordproblems', 'op=timestable', 'op=constructor']) expect(operationIn(query(text))).toBeNull()
})

it('an address without a domain means Length, and any other domain is none', () => {
  for (const text of ['', 'domain=', 'domain=Length']) expect(domainIn(query(text))).toBe('length')
  for (const text of ['domain=capacity', 'domain=speed']) expect(domainIn(query(text))).toBeNull()
})

it('an alert names the domain or Word Problems, and an unknown name has none', () => {
  expect(alertIn(query('domain=Mass'))).toBe('Mass/Weight progress is not implemented yet.')
  expect(alertIn(query('op=WordProblems'))).toBe('Word Problems progress is not implemented yet.')
  for (const text of ['op=timestable', 'domain=speed']) expect(alertIn(query(text))).toBeUndefined()
})
