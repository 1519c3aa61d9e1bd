import { expect, it } from 'vitest'
import { bytesOf, isDue } from './device-database.ts'

const now = Date.UTC(2026, 10, 22)
const aside = (at: number) => ({ reason: 'refused: no', at, build: 'one' })

it('a round that was set aside is due after a day', () => {
  const day = 24 * 3600_000
  expect(isDue(aside(now - day + 1), now, 'one')).toBe(false)
  expect(isDue(aside(now - day), now, 'one')).toBe(true)
})

it('a round that was set aside is due with each new build', () => {
  expect(isDue(aside(now), now, 'two')).toBe(true)
})

it('a round that was set aside is due when the clock has been set back by a day', () => {
  expect(isDue(aside(now + 25 * 3600_000), now, 'one')).toBe(true)
})

it('a character of an answer that takes several bytes counts as several', () => {
  const answer = (number: string) =>
    [{ kind: 'answer', number: 1, at: 0, questionHash: 0, answer: { kind: 'number', number } }] as const
  const empty = bytesOf([...answer('')])
  expect(bytesOf([...answer('a')]) - empty).toBe(1)
  expect(bytesOf([...answer('ā')]) - empty).toBe(2)
  expect(bytesOf([...answer('二')]) - empty).toBe(3)
  expect(bytesOf([...answer('🐑')]) - empty).toBe(4)
})
