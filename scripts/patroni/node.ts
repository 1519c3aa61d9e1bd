import { join } from 'node:path'
import { killOrphans } from '../postgres/cluster.ts'
import { createProcess, type Process } from './process.ts'
import { type NodePlace, patroniSettings } from './settings.ts'

export type Role = 'primary' | 'sync_standby' | 'replica' | null

/** A PostgreSQL server with the Patroni that runs it. */
export interface PatroniNode extends Process, NodePlace {
  /** Returns its role, or null where it does not respond. */
  role(): Promise<Role>
}

export function createNode(place: NodePlace): PatroniNode {
  const patroni = createProcess('patroni', [patroniSettings(place)], place.folder)
  return {
    ...place,
    start: patroni.start,
    /** Ends Patroni and every process of its server at once, as the loss of a machine does. */
    kill() {
      patroni.kill()
      killOrphans(join(place.folder, 'data'))
    },
    async role() {
      try {
        const response = await fetch(`http://127.0.0.1:${place.restPort}/patroni`, {
          signal: AbortSignal.timeout(1000),
        })
        const { role, state, sync_standby } = (await response.json()) as Record<string, unknown>
        if (state !== 'running') return null
        if (role === 'master' || role === 'primary') return 'primary'
        return sync_standby ? 'sync_standby' : 'replica'
      } catch {
        return null
      }
    },
  }
}
