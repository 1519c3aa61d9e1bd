import { setTimeout as sleep } from 'node:timers/promises'
import { isUnreachable } from './postgres.ts'

export interface Retry {
  /** Milliseconds before each further try. */
  readonly pauses?: readonly number[] | undefined
  /** Takes a line for the operator. */
  readonly say: (line: string) => void
}

/** Together 18.5 seconds: a PostgreSQL that starts at the same time as the app is usually up by then. */
const usualPauses = [500, 1000, 2000, 5000, 10_000]

/**
 * Opens a database, again and again while PostgreSQL cannot be reached. Throws at once what another try cannot mend, such
 * as a wrong password; throws one clear line after the last try.
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

/** A host with several addresses fails with an error for each and no message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join(', ')
  return error instanceof Error ? error.message : String(error)
}
