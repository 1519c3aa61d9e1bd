/** The most milliseconds that a request waits for the database. */
export const requestPatience = 10_000

export class TimeOver extends Error {
  override readonly name = 'TimeOver'
}

/**
 * Returns a function that waits for parts of a request. It throws if all parts together take longer than `patience`
 * milliseconds. A part that is under way goes on without its request, like one whose reply is lost: devices send their
 * answers again.
 */
export function timeLimit(patience: number): <Result>(part: Promise<Result>) => Promise<Result> {
  let left = patience
  // A promise and a timer of each part are all that a request pays. `Promise.race` and `finally` cost several more.
  return (part) =>
    new Promise((resolve, reject) => {
      const began = performance.now()
      const giveUp = () => reject(new TimeOver(`The database did not respond within ${patience / 1000} seconds`))
      // A process that was suspended first takes the results that have arrived in the meantime.
      const timer = setTimeout(setImmediate, left, giveUp)
      const stop = () => {
        clearTimeout(timer)
        left -= performance.now() - began
      }
      part.then(
        (result) => {
          stop()
          resolve(result)
        },
        (error: unknown) => {
          stop()
          reject(error)
        },
      )
    })
}
