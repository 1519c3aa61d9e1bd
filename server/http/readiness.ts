import { type Log, printable } from '../log.ts'
import type { Store } from '../store/open.ts'
import { timeLimit } from './time-limit.ts'

/**
 * Returns a function that returns whether the store is ready. A store that does not respond within `patience`
 * milliseconds is not ready. Only each change is logged, because load balancers call the function every few seconds.
 */
export function createReadiness(store: Pick<Store, 'ready'>, log: Log, patience: number): () => Promise<boolean> {
  let wasReady = true
  return async () => {
    let reason: unknown
    const fail = (error: unknown) => {
      reason = error
      return false
    }
    const isReady = await timeLimit(patience)(store.ready(fail)).catch(fail)
    if (wasReady && !isReady) log.error({ error: printable(reason) }, 'not ready')
    if (!wasReady && isReady) log.warn('ready again')
    wasReady = isReady
    return isReady
  }
}
