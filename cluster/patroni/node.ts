import { join } from 'node:path'
import { killOrphans } from '../../scripts/postgres/cluster.ts'
import { createProcess, type Process } from './process.ts'
import { type NodePlace, patroniSettings } from './settings.ts'

export interface NodeStatus {
  readonly role: 'primary' | 'sync_standby' | 'standby'
  /** The number of nodes that receive its changes. */
  readonly followers: number
}

/** A PostgreSQL server with the Patroni that runs it. */
export interface PatroniNode extends Process, NodePlace {
  /** Returns null if its server does not run. */
  status(): Promise<NodeStatus | null>
}

/** The part of Patroni's own status that we read. */
interface PatroniStatus {
  readonly role: string
  readonly state: string
  readonly sync_standby?: boolean
  readonly replication?: readonly { readonly state: string }[]
}

export function createNode(place: NodePlace): PatroniNode {
  const patroni = createProcess('patroni', [patroniSettings(place)], place.folder)
  return {
    ...place,
    start: patroni.start,
    lastLines: patroni.lastLines,
    /** Ends Patroni and every process of its server at once, as the loss of a machine does. */
    kill() {
      patroni.kill()
      killOrphans(join(place.folder, 'data'))
    },
    async status() {
      try {
        const response = await fetch(`http://127.0.0.1:${place.restPort}/patroni`, {
          signal: AbortSignal.timeout(1000),
        })
        const { role, state, sync_standby, replication = [] } = (await response.json()) as PatroniStatus
        if (state !== 'running') return null
        const followers = replication.filter((each) => each.state === 'streaming').length
        if (role === 'master' || role === 'primary') return { role: 'primary', followers }
        return { role: sync_standby ? 'sync_standby' : 'standby', followers }
      } catch {
        return null
      }
    },
  }
}
