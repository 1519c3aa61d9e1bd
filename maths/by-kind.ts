/** A row for each kind of a value. The compiler asks for the row of a new kind. */
export type RowsByKind<Value extends { readonly kind: string }, Result> = {
  readonly [Kind in Value['kind']]: (value: Extract<Value, { readonly kind: Kind }>) => Result
}

/** Returns the result of the row for a value's kind. */
export function byKind<Value extends { readonly kind: string }, Result>(
  value: Value,
  rows: RowsByKind<Value, Result>,
): Result {
  const row: (value: never) => Result = rows[value.kind as Value['kind']]
  return row(value as never)
}

/** Returns the same, or null for a kind that only another version of the app knows. */
export function byKnownKind<Value extends { readonly kind: string }, Result>(
  value: Value,
  rows: RowsByKind<Value, Result>,
): Result | null {
  return value.kind in rows ? byKind(value, rows) : null
}
