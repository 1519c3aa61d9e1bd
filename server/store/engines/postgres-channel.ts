import { setTimeout as sleep } from 'node:timers/promises'
import { type Kysely, sql } from 'kysely'
import { operations } from '#maths'
import type { Tables } from '../schema.ts'
import type { Channel, ClassChange } from './channel.ts'
import { type Listening, listenOn } from './postgres.ts'

const name = 'class_changes'
/** A notification carries 8000 bytes at most; a change is some 60. */
const changesAtOnce = 100

/** Milliseconds before the first and the longest wait between two tries to connect. */
const wait = { first: 250, longest: 30_000 }
/** Milliseconds between two looks whether the connection still answers; it also keeps an idle one alive on the way. */
const lookEvery = 60_000

/** LISTEN on one connection a process, held from the first listener on and opened again where it breaks; NOTIFY from the pool. */
export function postgresChannel(databaseUrl: string, db: Kysely<Tables>): Channel {
  const closing = new AbortController()
  let staying: Promise<void> | undefined

  /** Also the first connection may have come after a change: whoever listens reads again. */
  async function stayConnected(heard: (change: ClassChange) => void, missed: () => void): Promise<void> {
    const hear = (payload: string) => {
      const changes = readChanges(payload)
      if (changes) changes.forEach(heard)
      else missed()
    }
    for (let failures = 0; !closing.signal.aborted; failures++) {
      try {
        const listening = await listenOn(databaseUrl, name, hear)
        failures = 0
        missed()
        await untilOver(listening).finally(listening.end)
      } catch {
        // In whichever way it broke, it is tried again.
      }
      await pause(Math.min(wait.longest, wait.first * 2 ** failures), closing.signal)
    }
  }

  async function untilOver({ broken, look }: Listening): Promise<void> {
    const over = AbortSignal.any([broken, closing.signal])
    for (;;) {
      await pause(lookEvery, over)
      if (over.aborted) return
      await look()
    }
  }

  return {
    isLocal: false,
    open(heard, missed) {
      staying ??= stayConnected(heard, missed)
    },
    async send(changes) {
      for (let from = 0; from < changes.length; from += changesAtOnce) {
        const payload = JSON.stringify(changes.slice(from, from + changesAtOnce))
        await sql`select pg_notify(${name}, ${payload})`.execute(db)
      }
    },
    async close() {
      closing.abort()
      await staying
    },
  }
}

/**
 * Whoever may connect to the database may notify, a newer version of the app among them. An operation that is not known
 * here stands for anything at all; null where it cannot be read.
 */
function readChanges(payload: string): ClassChange[] | null {
  try {
    const changes = JSON.parse(payload) as Partial<ClassChange>[]
    return changes.map(({ classId, operation }) => ({
      classId: String(classId),
      operation: operations.find((known) => known === operation) ?? null,
    }))
  } catch {
    return null
  }
}

/** Ends sooner where the signal comes. */
const pause = (ms: number, signal: AbortSignal) => sleep(ms, undefined, { signal, ref: false }).catch(() => {})
