import { expect, test } from 'vitest'
import { createDayOf } from '#maths/insight'
import { receiptNumber } from './receipt-number.ts'

const dayOf = createDayOf('Pacific/Auckland')
const erasedAt = Date.parse('2026-11-26T15:12:00+13:00')

test('the number of a receipt has its day in the time zone of the server and four letters of its id', () => {
  const id = '00000000-0000-4000-8000-000000000000'
  expect(receiptNumber({ id, erasedAt }, dayOf)).toBe('E-2026-11-26-2222')
  expect(receiptNumber({ id: 'fffff000-0000-4000-8000-000000000000', erasedAt }, dayOf)).toBe('E-2026-11-26-ZZZZ')
  expect(receiptNumber({ id, erasedAt }, createDayOf('America/New_York'))).toBe('E-2026-11-25-2222')
})

test('receipts of one day whose ids differ in their first 20 bits have different numbers', () => {
  const ids = Array.from({ length: 40 }, (_, i) => `${(i * 7919).toString(16).padStart(5, '0')}000-0000-4000-8000-0`)
  expect(new Set(ids.map((id) => receiptNumber({ id, erasedAt }, dayOf))).size).toBe(40)
})
