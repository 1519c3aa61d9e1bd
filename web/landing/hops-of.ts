/** A sum on the hero's number line: what is asked, and whether its answer stands there already. */
export interface Sum {
  /** "8 + 7", over ten. */
  readonly text: string
  readonly isKnown: boolean
}

export interface Hops {
  readonly from: number
  readonly to: number
}

/** Where the ball stands and where it is going, past ten. */
export function hopsOf({ text }: Sum): Hops {
  const [from = 0, by = 0] = text.split('+').map(Number)
  return { from, to: from + by }
}
