import type { z } from 'zod'

/**
 * Returns a schema whose values are exactly those of a type. The compiler refuses a schema that accepts something else,
 * and a schema that lacks a member of the type.
 */
export const exactly =
  <Value>() =>
  <Schema extends z.ZodType<Value>>(schema: [Value] extends [z.infer<Schema>] ? Schema : never): Schema =>
    schema
