/** Derives arbitraries from the schemas of the contract, so that a new endpoint is tested without further code. */
import fc from 'fast-check'
import { z } from 'zod'

type Schema = z.core.$ZodTypes

/**
 * Returns an arbitrary of values that the schema accepts. If the schema or a part of it accepts `known` values, such
 * as ids of rows that exist, these are drawn often. Throws on a kind of schema that it does not know.
 */
export function arbitraryOf(schema: z.core.$ZodType, known: readonly unknown[] = []): fc.Arbitrary<unknown> {
  const accepts = (value: unknown) => isAccepted(schema, value)
  const derived = derivedFrom(schema as Schema, known).filter(accepts)
  const accepted = known.filter(accepts)
  return accepted.length > 0 ? fc.oneof(derived, fc.constantFrom(...accepted)) : derived
}

function isAccepted(schema: z.core.$ZodType, value: unknown): boolean {
  const result = schema._zod.run({ value, issues: [] }, {})
  return !(result instanceof Promise) && result.issues.length === 0
}

/** A value of the right shape. Checks that cannot be derived, such as refinements, may still refuse it. */
function derivedFrom(schema: Schema, known: readonly unknown[]): fc.Arbitrary<unknown> {
  const { def } = schema._zod
  switch (def.type) {
    case 'object':
      return objectOf(def.shape, known)
    case 'union':
      return fc.oneof(...def.options.map((option) => arbitraryOf(option, known)))
    case 'array':
      return fc.array(arbitraryOf(def.element, known), lengthsOf(schema))
    case 'optional':
    case 'readonly':
      return arbitraryOf(def.innerType, known)
    case 'nullable':
      return fc.option(arbitraryOf(def.innerType, known))
    case 'pipe':
      return arbitraryOf(def.in, known)
    case 'literal':
      return fc.constantFrom(...def.values)
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries))
    case 'boolean':
      return fc.boolean()
    case 'number':
      return numberIn(schema)
    case 'string':
      return textIn(schema)
    default:
      throw new Error(`no arbitrary for a schema of the kind ${def.type}`)
  }
}

function objectOf(shape: Readonly<Record<string, z.core.$ZodType>>, known: readonly unknown[]) {
  const fields = Object.entries(shape)
  const required = fields.filter(([, field]) => field._zod.optin !== 'optional').map(([name]) => name)
  const values = fields.map(([name, field]) => [name, arbitraryOf(field, known)] as const)
  return fc.record(Object.fromEntries(values), { requiredKeys: required, noNullPrototype: true })
}

/** Returns the limits of a text, number or array, as JSON Schema names them. The empty registry has no references. */
function limitsOf(schema: Schema) {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', metadata: z.registry() })
}

function lengthsOf(schema: Schema): fc.ArrayConstraints {
  const { minItems = 0, maxItems = 20 } = limitsOf(schema)
  return { minLength: minItems, maxLength: maxItems }
}

function numberIn(schema: Schema): fc.Arbitrary<number> {
  const { type, minimum = Number.MIN_SAFE_INTEGER, maximum = Number.MAX_SAFE_INTEGER } = limitsOf(schema)
  if (type !== 'integer') throw new Error(`no arbitrary for a ${type} that is not whole`)
  const small = fc.integer({ min: minimum, max: Math.min(maximum, Math.max(minimum, 0) + 20) })
  return fc.oneof(small, fc.integer({ min: minimum, max: maximum }), fc.constantFrom(minimum, maximum))
}

const dates = { noInvalidDate: true, min: new Date('0001-01-01'), max: new Date('9999-12-31') }
const date = fc.date(dates).map((day) => day.toISOString().slice(0, 10))

const email = fc.stringMatching(/^[a-zA-Z0-9]{1,20}@[a-z0-9]{1,20}\.nz$/)

function textIn(schema: Schema): fc.Arbitrary<string> {
  const { format, pattern, minLength = 0, maxLength = 1000 } = limitsOf(schema)
  if (format === 'uuid') return fc.uuid({ version: [4, 7] })
  if (format === 'date') return date
  if (format === 'email') return email
  if (format !== undefined) throw new Error(`no arbitrary for a text of the format ${format}`)
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern))
  const lengths = { minLength, maxLength: Math.min(maxLength, minLength + 30) }
  return fc.oneof(textOf(usual, lengths), textOf(anyCharacter, lengths), fc.constant('x'.repeat(maxLength)))
}

/** Characters that a name may have, and that a careless server might change. */
const usual = fc.constantFrom(
  ...'abcXYZ019',
  ...'\'"`;%_-$\\/<&? ',
  'ā',
  'é',
  'e\u0301',
  'ß',
  'İ',
  '李',
  'म',
  'א',
  '🐑',
  '👩‍👧',
)
const anyCharacter = fc.integer({ min: 0, max: 0x10ffff }).map((code) => String.fromCodePoint(code))

const textOf = (characters: fc.Arbitrary<string>, lengths: fc.ArrayConstraints) =>
  fc.array(characters, lengths).map((list) => list.join(''))
