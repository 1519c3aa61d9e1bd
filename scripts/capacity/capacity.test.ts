import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { levelsOf, operations } from '#maths'
import { capacityOf, places, withTables } from './capacity.ts'
import figures from './figures.json' with { type: 'json' }

const document = readFileSync(new URL('../../docs/capacity.md', import.meta.url), 'utf8')

it('docs/capacity.md has the tables that the script computes', () => {
  expect(withTables(document)).toBe(document)
})

it('a document without marks for the tables is refused', () => {
  expect(() => withTables('# Capacity')).toThrow('no marks')
})

it('a student has as many records as there are levels', () => {
  expect(figures.measured.records.value).toBe(operations.flatMap((operation) => levelsOf(operation)).length)
})

it('a school of 500 students fits on the smallest machine', () => {
  const school = { name: 'a school', students: 500, atOnce: 0.5, setting: 'embedded' } as const
  expect(capacityOf(school)).toMatchObject({ machines: '1 with 2 cores', coldGigabytes: expect.any(Number) })
})

it('a place that outgrows one PostgreSQL must be distributed', () => {
  const country = { name: 'a country', students: 10_000_000, atOnce: 0.5, setting: 'replicated' } as const
  expect(() => capacityOf(country)).toThrow('must be distributed')
})

it('twice as many students make twice the load', () => {
  const [place] = places
  const once = capacityOf(place!)
  const twice = capacityOf({ ...place!, students: 2 * place!.students })
  expect(twice.answersPerSecond).toBeCloseTo(2 * once.answersPerSecond)
  expect(twice.hotGigabytes).toBeCloseTo(2 * once.hotGigabytes)
})
