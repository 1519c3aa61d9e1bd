/** The most milliseconds that a request waits for the database. */
export const requestPatience = 10_000

export class TimeOver extends Error {
  override readonly name = 'TimeOver'
}

/**
 * Returns a function that runs parts of a request. It throws if all parts together take longer than `patience`
 * milliseconds. A part that is under way goes on without its request, like one whose reply is lost: devices send their
 * answers again.
 */
export function timeLimit(patience: number): <Result>(part: () => Promise<Result>) => Promise<Result> {
  let left = patience
  return async (part) => {
    const began = performance.now()
    let timer: NodeJS.Timeout | undefined
    const over = new Promise<never>((_, reject) => {
      const message = `The database did not respond within ${patience / 1000} seconds`
      // A process that was suspended first takes the results that have arrived in the meantime.
      timer = setTimeout(() => setImmediate(() => reject(new TimeOver(message))), left)
    })
    try {
      return await Promise.race([part(), over])
    } finally {
      clearTimeout(timer)
      left -= performance.now() - began
    }
  }
}
