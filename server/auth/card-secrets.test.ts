import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openCardKey } from './card-key.ts'
import { createCardSecrets } from './card-secrets.ts'

const folder = mkdtempSync(join(tmpdir(), 'solve-it-card-key-'))
afterAll(() => rmSync(folder, { recursive: true }))

const secrets = createCardSecrets('a key of class cards for the tests')
const card = { studentId: '0123456789abcdef'.repeat(2), version: 1 }

it('a key names its student, opens its card, and is the same at each print', () => {
  const key = secrets.keyOf(card)
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(secrets.studentIn(key)).toBe(card.studentId)
  expect(secrets.opens(key, card)).toBe(true)
  expect(secrets.keyOf({ ...card })).toBe(key)
})

it.each([
  ['the next version', { ...card, version: 2 }],
  ['another student', { ...card, studentId: 'f'.repeat(32) }],
])('a key does not open the card of %s', (_, other) => {
  expect(secrets.opens(secrets.keyOf(card), other)).toBe(false)
})

it('a key of another server opens nothing, and neither do changed and cut keys', () => {
  const key = secrets.keyOf(card)
  const foreign = createCardSecrets('another key of class cards, as long as that').keyOf(card)
  for (const wrong of [foreign, `${key.slice(0, -1)}A`, key.slice(0, -1), `${key}A`, ''])
    expect(secrets.opens(wrong, card), wrong).toBe(wrong === key)
})

it('each picture is about as likely as any other, in each of the three places', () => {
  const counts = [new Map<string, number>(), new Map<string, number>(), new Map<string, number>()]
  for (let version = 1; version <= 3200; version++)
    for (const [i, picture] of secrets.picturesOf({ ...card, version }).entries())
      counts[i]!.set(picture, (counts[i]!.get(picture) ?? 0) + 1)
  for (const count of counts) {
    expect(count.size).toBe(16)
    // 200 are expected, with a deviation of 14.
    for (const number of count.values()) expect(Math.abs(number - 200)).toBeLessThan(85)
  }
})

it('the three pictures of a card are never the same one, and two may be', () => {
  const kinds = new Set<number>()
  for (let version = 1; version <= 6400; version++) kinds.add(new Set(secrets.picturesOf({ ...card, version })).size)
  expect([...kinds].sort()).toEqual([2, 3])
})

it('the first start writes a key file that only its owner can read, and later starts read it', () => {
  const file = join(folder, 'card-key')
  const key = openCardKey({ classCards: { file } })
  expect(key).toMatch(/^[\w-]{43}$/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(openCardKey({ classCards: { file } })).toBe(key)
  expect(readFileSync(file, 'utf8')).toBe(key)
})

it('a damaged key file stops the start, because every printed card would be dead', () => {
  const file = join(folder, 'damaged')
  writeFileSync(file, 'short')
  expect(() => openCardKey({ classCards: { file } })).toThrow(/must have 32 characters or more/)
  expect(openCardKey({ classCards: { off: 'by setting' } })).toBeNull()
})
