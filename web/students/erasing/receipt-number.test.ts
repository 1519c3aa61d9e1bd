import { expect, test } from 'vitest'
import { receiptNumber } from './receipt-number.ts'

const at = new Date(2026, 10, 26, 15, 12).getTime()

test('the number of a receipt has its day and four letters of its id', () => {
  expect(receiptNumber({ id: '00000000-0000-4000-8000-000000000000', at })).toBe('E-2026-11-26-2222')
  expect(receiptNumber({ id: 'fffff000-0000-4000-8000-000000000000', at })).toBe('E-2026-11-26-ZZZZ')
})

test('the numbers of the receipts of one day differ', () => {
  const ids = Array.from({ length: 40 }, (_, i) => `${(i * 7919).toString(16).padStart(5, '0')}000-0000-4000-8000-0`)
  expect(new Set(ids.map((id) => receiptNumber({ id, at }))).size).toBe(40)
})
