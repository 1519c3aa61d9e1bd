/** A hop between two numbers of a line. A `done` hop is solid, a `next` hop is dotted. */
export interface Hop {
  readonly from: number
  readonly to: number
  readonly state: 'done' | 'next'
  /** The number written on the hop, or null for a hop whose length the child finds. */
  readonly label: number | null
}
