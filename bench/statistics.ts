/** The number below or at which a share of all lie: 0.95 for the 95th percentile. NaN where there are none. */
export function percentile(numbers: readonly number[], share: number): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN
}

export function median(numbers: readonly number[]): number {
  return percentile(numbers, 0.5)
}
