/**
 * Returns how many things a function does in a second of one core. Measures after a warm-up. Counts processor time, so
 * that a busy machine gives the same result as an idle one.
 *
 * @param run does a number of things in one call, and returns a number that depends on them
 * @param options `warm` and `measured` are milliseconds of processor time
 */
export function rate(run: (count: number) => number, { warm = 100, measured = 150 } = {}): number {
  const chunk = 1000
  let checksum = 0
  const during = (milliseconds: number) => {
    const start = process.cpuUsage().user
    let done = 0
    let used = 0
    while (used < milliseconds * 1000) {
      checksum += run(chunk)
      done += chunk
      used = process.cpuUsage().user - start
    }
    return done / (used / 1e6)
  }
  during(warm)
  const perSecond = during(measured)
  // The results are used, so that the computation is not optimised away.
  if (Number.isNaN(checksum)) throw new Error('nothing was computed')
  return perSecond
}
