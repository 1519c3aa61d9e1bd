import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { readCatalogue, sourceLanguage } from '../build/messages/catalogue.ts'
import { m } from './messages.ts'
import { plural, wholeNumber } from './plural.ts'

const web = fileURLToPath(new URL('..', import.meta.url))
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.(tsx?|html)$/.test(file) && !/\.test\.|^language\/generated\//.test(file))
  .map((file) => readFileSync(`${web}${file}`, 'utf8'))
const used = new Set(sources.flatMap((text) => [...text.matchAll(/\bm\.(\w+)/g)].map(([, name]) => name)))
const catalogue = [...readCatalogue(sourceLanguage)]

describe.each(catalogue)('the messages of %s', (file, messages) => {
  it('have names that begin with the name of their file', () => {
    expect(messages.map(({ name }) => name).filter((name) => !name.startsWith(`${file}_`))).toEqual([])
  })

  it('are used on a screen', () => {
    expect(messages.map(({ name }) => name).filter((name) => !used.has(name))).toEqual([])
  })
})

it('each message has a name of its own', () => {
  const names = catalogue.flatMap(([, messages]) => messages.map(({ name }) => name))
  expect(names.length).toBe(new Set(names).size)
  expect(names.length).toBe(Object.keys(m).length)
})

it.each([
  [0, '0 students waiting'],
  [1, '1 student waiting'],
  [1000, '1000 students waiting'],
  [12345, '12\u202f345 students waiting'],
])('the text for %d waiting students is "%s"', (count, text) => {
  expect(m.dashboard_waiting({ count })).toBe(text)
})

it('a text for exactly one number comes before the one of its category', () => {
  const texts = { 0: 'none', one: 'one', other: 'many' }
  expect([0, 1, 2].map((count) => plural(count, texts))).toEqual(['none', 'one', 'many'])
})

it.each([
  [9999, '9999'],
  [10_000, '10\u202f000'],
])('the count %d is written %j', (count, text) => {
  expect(wholeNumber(count)).toBe(text)
})
