/** Returns the hops of a line or of pips in order. The first `on` of them are made. */
export function hops(total: number, on: number): { readonly number: number; readonly made: boolean }[] {
  return Array.from({ length: total }, (_, i) => ({ number: i + 1, made: i < on }))
}
