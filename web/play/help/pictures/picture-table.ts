import type { ReactNode } from 'react'
import type { StepDrawing } from '#maths/solve'

export interface PictureProps<Drawing extends StepDrawing> {
  readonly drawing: Drawing
  /**
   * Whether the child has just come to this step by going forward. The ball then makes the last hop of the picture in
   * 300 ms. Without it, and with reduced motion, the picture appears finished.
   */
  readonly hops: boolean
  /**
   * The room of the picture. `half`: beside another picture. `low`: above or below one. `across`: the whole sheet of a
   * laptop, which is low too.
   */
  readonly room: 'whole' | 'half' | 'low' | 'across'
  /** Whether the room is above the words, on phones and portrait tablets. It is then high for its width. */
  readonly isHigh: boolean
}

/**
 * A component for each kind of drawing. It draws SVG for a viewBox about 680 units wide, with text of 30 units or more.
 */
export type PictureTable<Drawing extends StepDrawing> = {
  readonly [Kind in Drawing['kind']]: (props: PictureProps<Extract<Drawing, { readonly kind: Kind }>>) => ReactNode
}

/** The pictures of an operation. */
export type Pictures = Partial<PictureTable<StepDrawing>>
