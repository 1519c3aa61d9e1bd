import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { operations } from '#maths'
import type { Tables } from '../schema.ts'
import type { Channel, ClassChange } from './channel.ts'
import { type Listening, listenOn } from './postgres.ts'

const name = 'class_changes'
/** A notification has less than 8000 bytes, and a change has at most 99. */
const changesAtOnce = 80

/** The first and the longest pause between two attempts to connect, in milliseconds. */
const retryPause = { first: 250, longest: 30_000 }
/** Milliseconds between two pings, which find a dead connection and keep an idle one open. */
const pingInterval = 60_000

/**
 * A channel over NOTIFY and LISTEN. Each process listens on its own connection, from its first listener on, and
 * opens it again where it breaks. Notifications go out over the pool.
 */
export function postgresChannel(databaseUrl: string, db: Kysely<Tables>): Channel {
  const closing = new AbortController()
  let connection: Promise<void> | undefined

  /**
   * Connects, again and again, until the channel closes. Calls `onMissed` after each connection, also after the first:
   * a change may have come before it.
   */
  async function stayConnected(onChange: (change: ClassChange) => void, onMissed: () => void): Promise<void> {
    const onNotification = (payload: string) => {
      const changes = readChanges(payload)
      if (changes) changes.forEach(onChange)
      else onMissed()
    }
    for (let failures = 0; !closing.signal.aborted; failures++) {
      try {
        const listening = await listenOn(databaseUrl, name, onNotification)
        failures = 0
        onMissed()
        await pingUntilBroken(listening).finally(listening.end)
      } catch {
        // The next turn connects again, whatever the error.
      }
      await pause(Math.min(retryPause.longest, retryPause.first * 2 ** failures), closing.signal)
    }
  }

  async function pingUntilBroken({ broken, ping }: Listening): Promise<void> {
    const over = AbortSignal.any([broken, closing.signal])
    for (;;) {
      await pause(pingInterval, over)
      if (over.aborted) return
      await ping()
    }
  }

  return {
    isLocal: false,
    open(onChange, onMissed) {
      connection ??= stayConnected(onChange, onMissed)
    },
    async send(changes) {
      for (let from = 0; from < changes.length; from += changesAtOnce) {
        const payload = JSON.stringify(changes.slice(from, from + changesAtOnce))
        await sql`select pg_notify(${name}, ${payload})`.execute(db)
      }
    },
    async close() {
      closing.abort()
      await connection
    },
  }
}

/**
 * Parses a notification. Other programs may notify too, for example another version of the app. A missing or
 * unknown kind counts as `records`. An operation unknown to this version becomes null, which means any change. Returns
 * null if the payload cannot be parsed.
 */
function readChanges(payload: string): ClassChange[] | null {
  try {
    const changes = JSON.parse(payload) as Partial<ClassChange>[]
    return changes.map(({ classId, kind, operation }) => ({
      classId: String(classId),
      kind: kind === 'play' ? kind : 'records',
      operation: operations.find((known) => known === operation) ?? null,
    }))
  } catch {
    return null
  }
}

/** Waits, or ends early when the signal is aborted. */
const pause = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal, ref: false }).catch(() => {})
