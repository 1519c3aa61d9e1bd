import type { Operation } from '#maths'

/**
 * Returns the operation of a row. The column is a text, and the app writes only names of operations for levels. The
 * statements leave out the rows of sets, which have the kind in this column.
 */
export const operationOf = ({ operation }: { readonly operation: string }) => operation as Operation
