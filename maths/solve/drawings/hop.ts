/** A hop between two numbers of a line. A `done` hop is solid, a `next` hop is dotted. */
export interface Hop {
  readonly from: number
  readonly to: number
  readonly state: 'done' | 'next'
  /** The number written on the hop. It is null if the child finds it, or if the child counts in ones. */
  readonly label: number | null
}
