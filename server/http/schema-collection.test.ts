import { expect, it } from 'vitest'
import { z } from 'zod'
import { schemaCollection } from './schema-collection.ts'

const shortText = z.string().max(5)

it('a named schema becomes a reference, also inside another named schema', () => {
  const { add, byName } = schemaCollection()
  const name = shortText.meta({ id: 'ShortName' })
  const person = z.object({ name }).meta({ id: 'ShortPerson' })
  expect(add(person, 'output')).toEqual({ $ref: '#/components/schemas/ShortPerson' })
  expect(byName.ShortPerson).toMatchObject({ properties: { name: { $ref: '#/components/schemas/ShortName' } } })
  expect(byName.ShortName).toEqual({ type: 'string', maxLength: 5 })
})

it('a schema without a name is written in full', () => {
  expect(schemaCollection().add(shortText, 'input')).toEqual({ type: 'string', maxLength: 5 })
})

it('a name for two different schemas is refused', () => {
  const { add } = schemaCollection()
  add(z.object({ text: shortText }).meta({ id: 'Ambiguous' }), 'input')
  // An output forbids unknown fields; an input allows them.
  const second = z.object({ text: z.number() }).meta({ id: 'AmbiguousToo' })
  add(second, 'output')
  expect(() => add(second, 'input')).toThrow('AmbiguousToo')
})

it('a readonly array is not marked readOnly', () => {
  const order = z.object({ order: z.array(shortText).readonly() })
  expect(JSON.stringify(schemaCollection().add(order, 'input'))).not.toContain('readOnly')
})
