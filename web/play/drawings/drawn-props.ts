import type { Drawing } from '#maths'

export interface DrawnProps<K extends Drawing['kind']> {
  readonly drawn: Extract<Drawing, { readonly kind: K }>
  /** The text alternative of the drawing. */
  readonly label: string
}
