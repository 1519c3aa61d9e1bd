import fc from 'fast-check'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { api, type Endpoint } from '#contract'
import { arbitraryOf } from './schema-arbitrary.ts'

const endpoints = Object.entries<Endpoint>(api)

it.each(endpoints)('an arbitrary derived from the schemas of %s yields only accepted values', (_, endpoint) => {
  for (const schema of [endpoint.params, endpoint.input])
    if (schema)
      fc.assert(
        fc.property(arbitraryOf(schema), (value) => schema.safeParse(value).success),
        { numRuns: 20 },
      )
})

it('a known value that the schema accepts is drawn', () => {
  const drawn = fc.sample(arbitraryOf(z.strictObject({ name: z.string().max(3) }), ['Mia', 5, 'Aroha']), 100)
  expect(drawn).toContainEqual({ name: 'Mia' })
  expect(drawn).not.toContainEqual({ name: 'Aroha' })
})

it.each([
  ['a date', z.date()],
  ['a date inside an object', z.object({ at: z.date() })],
  ['a number that is not whole', z.number()],
  ['a text of another format', z.url()],
])('a schema of an unknown kind fails loudly: %s', (_, schema) => {
  expect(() => arbitraryOf(schema)).toThrow('no arbitrary for')
})
