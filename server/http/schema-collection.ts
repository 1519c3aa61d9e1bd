import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'

export type Json = Record<string, unknown>

/** The named schemas of an OpenAPI description. A schema is named by the `id` of its metadata. */
export interface SchemaCollection {
  /**
   * Returns the JSON schema as a client sends it (`input`) or receives it (`output`), with references to named ones.
   */
  add(schema: z.ZodType, io: 'input' | 'output'): Json
  readonly byName: Readonly<Record<string, Json>>
}

export function schemaCollection(): SchemaCollection {
  const byName: Record<string, Json> = {}

  function addNamed(name: string, schema: Json): void {
    if (byName[name] && !isDeepStrictEqual(byName[name], schema))
      throw new Error(`${name} is a different schema in requests and in responses, or two schemas have this name`)
    byName[name] = schema
  }

  return {
    byName,
    add(schema, io) {
      const converted = z.toJSONSchema(schema, { io, unrepresentable: 'any', override: withoutReadOnly })
      const { $schema, $defs = {}, ...rest } = withSharedRefs(converted)
      for (const [name, definition] of Object.entries($defs)) addNamed(name, definition as Json)
      return rest
    },
  }
}

/** Zod marks readonly arrays, but in OpenAPI a read-only field is one that no request sends. */
function withoutReadOnly({ jsonSchema }: { readonly jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  delete jsonSchema.readOnly
}

/** Returns the schema with references into the OpenAPI description instead of into itself. */
function withSharedRefs(schema: z.core.JSONSchema.BaseSchema): z.core.JSONSchema.BaseSchema {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' ? value.replace('#/$defs/', '#/components/schemas/') : value,
  )
}
