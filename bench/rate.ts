/**
 * Things a second of one core, for a function that does so many things at a call: warm first, then for a while. Counted
 * is the processor's time, so that a busy machine says the same as an idle one.
 */
export function rate(run: (count: number) => number, { warm = 100, measured = 150 } = {}): number {
  const chunk = 1000
  let kept = 0
  const during = (milliseconds: number) => {
    const start = process.cpuUsage().user
    let done = 0
    let used = 0
    while (used < milliseconds * 1000) {
      kept += run(chunk)
      done += chunk
      used = process.cpuUsage().user - start
    }
    return done / (used / 1e6)
  }
  during(warm)
  const perSecond = during(measured)
  // What was computed is used, so that none of it is optimised away.
  if (Number.isNaN(kept)) throw new Error('nothing was computed')
  return perSecond
}
