/**
 * Returns the smallest of the numbers that is not below a share of them, or NaN if there are none.
 *
 * @param share 0.95 for the 95th percentile
 */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

export function median(numbers: readonly number[]): number {
  return percentile(numbers, 0.5)
}
