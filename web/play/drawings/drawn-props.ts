import type { ReactNode } from 'react'
import type { Drawing } from '#maths'

/** The answer box of a picture that has a gap for it. */
export interface BoxInPicture {
  readonly input: ReactNode
  /** The length of the longest answer, in characters. */
  readonly maxLength: number
}

export interface DrawnProps<K extends Drawing['kind']> {
  readonly drawn: Extract<Drawing, { readonly kind: K }>
  /** The text alternative of the drawing. */
  readonly label: string
  readonly box?: BoxInPicture | undefined
  /** The answer that is in the box, for a picture that shows it in its gap. */
  readonly typed?: string | undefined
}
