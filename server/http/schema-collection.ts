import { isDeepStrictEqual } from 'node:util'
import { z } from 'zod'

export type Json = Record<string, unknown>

/** The named schemas of an OpenAPI description. A schema is named by the `id` of its metadata. */
export interface SchemaCollection {
  /** Returns the JSON schema as a client sends it (`input`) or receives it (`output`), with references to named ones. */
  add(schema: z.ZodType, io: 'input' | 'output'): Json
  readonly byName: Readonly<Record<string, Json>>
}

export function schemaCollection(): SchemaCollection {
  const byName: Record<string, Json> = {}

  function name(id: string, { id: _, ...schema }: Json): void {
    if (byName[id] && !isDeepStrictEqual(byName[id], schema))
      throw new Error(`${id} is a different schema in requests and in responses, or two schemas have this name`)
    byName[id] = schema
  }

  return {
    byName,
    add(schema, io) {
      // A named schema becomes a reference only inside another one, so each is wrapped.
      const { $defs = {}, properties } = withSharedRefs(
        z.toJSONSchema(z.object({ schema }), { io, unrepresentable: 'any', override: withoutReadOnly }),
      )
      for (const [id, definition] of Object.entries($defs)) name(id, definition as Json)
      return properties?.schema as Json
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
