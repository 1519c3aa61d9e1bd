import type { Drawing } from '#maths'

export interface DrawnProps<K extends Drawing['kind']> {
  readonly drawn: Extract<Drawing, { readonly kind: K }>
  /** Its text alternative. */
  readonly label: string
}
