import { type Log, printable } from '../log.ts'
import type { Store } from '../store/open.ts'

/**
 * Returns a function that returns whether the store is ready. It logs only each change, because load balancers call it
 * every few seconds.
 */
export function createReadiness(store: Pick<Store, 'ready'>, log: Log): () => Promise<boolean> {
  let wasReady = true
  return async () => {
    let reason: unknown
    const isReady = await store.ready((error) => {
      reason = error
    })
    if (wasReady && !isReady) log.error({ error: printable(reason) }, 'not ready')
    if (!wasReady && isReady) log.warn('ready again')
    wasReady = isReady
    return isReady
  }
}
