/** A number as its written digits. */
export interface Written {
  /** The digits from left to right, without the point. */
  readonly digits: readonly string[]
  /** The number of digits after the point. */
  readonly places: number
}

export function written(number: number): Written {
  const [whole = '0', fraction = ''] = String(number).split('.')
  return { digits: Array.from(whole + fraction), places: fraction.length }
}
