import { setTimeout as sleep } from 'node:timers/promises'
import { isUnreachable } from './postgres.ts'

export interface Retry {
  /** Milliseconds before each further try. */
  readonly pauses?: readonly number[] | undefined
  /** Receives lines for the operator. */
  readonly say: (line: string) => void
}

/** The pauses are 18.5 seconds together. A PostgreSQL server that starts with the app is usually up by then. */
const usualPauses = [500, 1000, 2000, 5000, 10_000]

/**
 * Opens a database, and retries while PostgreSQL cannot be reached. An error that a retry cannot fix, such as a wrong
 * password, is thrown at once. After the last try, the error is one clear line.
 */
export async function openWithRetries<Opened>(
  open: () => Promise<Opened>,
  { pauses = usualPauses, say }: Retry,
): Promise<Opened> {
  for (let tries = 0; ; tries++) {
    try {
      return await open()
    } catch (error) {
      if (!isUnreachable(error)) throw error
      const pause = pauses[tries]
      if (pause === undefined) throw new Error(`PostgreSQL does not answer: ${reasonOf(error)}`, { cause: error })
      say(`PostgreSQL does not answer yet (${reasonOf(error)}). Trying again in ${pause / 1000} s.`)
      await sleep(pause)
    }
  }
}

/** Returns the message. A host with several addresses fails with one error for each and no message of its own. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
