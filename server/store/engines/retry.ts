import { setTimeout as sleep } from 'node:timers/promises'
import { isUnreachable } from './postgres.ts'

export interface Retry {
  /** Milliseconds before each further attempt. */
  readonly pauses?: readonly number[] | undefined
  /** Receives lines for the operator. */
  readonly notice: (line: string) => void
}

/** The pauses add up to 18.5 seconds. A PostgreSQL server that starts together with the app is usually up by then. */
const usualPauses = [500, 1000, 2000, 5000, 10_000]

/**
 * Opens a database, and retries while PostgreSQL cannot be reached. An error that a retry cannot fix, such as a wrong
 * password, is thrown at once. After the last attempt, the error is one clear line.
 */
export async function openWithRetries<Opened>(
  open: () => Promise<Opened>,
  { pauses = usualPauses, notice }: Retry,
): Promise<Opened> {
  for (let tries = 0; ; tries++) {
    try {
      return await open()
    } catch (error) {
      if (!isUnreachable(error)) throw error
      const pause = pauses[tries]
      if (pause === undefined) throw new Error(`PostgreSQL does not respond: ${reasonOf(error)}`, { cause: error })
      notice(`PostgreSQL does not respond yet (${reasonOf(error)}). Trying again in ${pause / 1000} s.`)
      await sleep(pause)
    }
  }
}

/** Returns the message of an error. A host with several addresses fails with one error per address and no message. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
