/** Milliseconds that the app waits for a database of the device. In a damaged browser profile it may never respond. */
const longest = 2000

/** Rejects if a database of the device does not respond in time. The work itself goes on. */
export function inTime<Result>(work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The database of the device does not respond')), longest)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
