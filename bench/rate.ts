/** Calls a second of a function that does `count` things, in thousands of things: warm first, then for a while. */
export function rate(run: (count: number) => number, { warm = 100, measured = 150 } = {}): number {
  const chunk = 2000
  let kept = 0
  const during = (milliseconds: number) => {
    const start = performance.now()
    let done = 0
    while (performance.now() - start < milliseconds) {
      kept += run(chunk)
      done += chunk
    }
    return done / ((performance.now() - start) / 1000)
  }
  during(warm)
  const perSecond = during(measured)
  // What was computed is used, so that none of it is optimised away.
  if (Number.isNaN(kept)) throw new Error('nothing was computed')
  return perSecond
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]!
}
