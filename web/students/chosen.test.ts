import { expect, it } from 'vitest'
import { alertIn, operationIn } from './chosen.ts'

const query = (text: string) => new URLSearchParams(text)

it('an address leads to the operation that it names, in upper case too', () => {
  expect(operationIn('fouroperations', query('code=ABC123&op=division'))).toBe('division')
  expect(operationIn('fouroperations', query('op=BEDMAS'))).toBe('bedmas')
  expect(operationIn('measurement', query('domain=Length'))).toBe('length')
})

it('an address without an operation means the first one of its area', () => {
  for (const text of ['', 'op=']) expect(operationIn('fouroperations', query(text))).toBe('addition')
  for (const text of ['', 'domain=']) expect(operationIn('measurement', query(text))).toBe('length')
  expect(operationIn('timestable', query('op=addition'))).toBe('timestable')
})

it('an unknown operation, or one of another area, is none', () => {
  for (const text of ['op=wordproblems', 'op=timestable', 'op=constructor']) {
    expect(operationIn('fouroperations', query(text))).toBeNull()
  }
  for (const text of ['domain=capacity', 'domain=speed']) expect(operationIn('measurement', query(text))).toBeNull()
})

it('an alert names the entry without levels yet, and an unknown name has none', () => {
  expect(alertIn('measurement', query('domain=Mass'))).toBe('Mass/Weight progress is not implemented yet.')
  expect(alertIn('fouroperations', query('op=WordProblems'))).toBe('Word Problems progress is not implemented yet.')
  expect(alertIn('fouroperations', query('op=timestable'))).toBeUndefined()
  expect(alertIn('measurement', query('domain=speed'))).toBeUndefined()
})
