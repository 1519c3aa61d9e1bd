/** The daily job that deletes unused accounts, and what can no longer be undone (docs/privacy.md, "How long"). */
import { setTimeout as pause } from 'node:timers/promises'
import { type Log, printable } from './log.ts'
import type { Clock } from './store/clock.ts'
import type { Store } from './store/open.ts'
import { undoLasts } from './store/personal/erasures.ts'
import { changesLast } from './store/students/name-changes.ts'

export const day = 24 * 3600_000

/** Milliseconds before the deletion in which the teacher sees a notice. */
export const noticeLasts = 30 * day

const turns = { every: day, longestPause: 7 * day }
/** Milliseconds between two looks at whether the job has a turn. */
const looksEvery = 3600_000
/** The most accounts or receipts that are read at once. Each one is deleted in a transaction of its own. */
const batch = 20
/** Milliseconds between two batches, for the requests of the moment. */
const betweenBatches = 100

export interface RetentionParts {
  readonly store: Store
  readonly clock: Clock
  readonly log: Log
  /** Milliseconds without a sign-in after which an account is deleted, or null for never. */
  readonly keepsFor: number | null
}

/** Starts the job in this process. All processes may start it, and one of them gets the turn of a day. */
export function startRetention(parts: RetentionParts): () => Promise<void> {
  const stopping = new AbortController()
  let running = Promise.resolve()
  const look = () => {
    running = running.then(() => takeTurn(parts, stopping.signal))
  }
  look()
  const timer = setInterval(look, looksEvery).unref()
  return async () => {
    clearInterval(timer)
    stopping.abort()
    await running
  }
}

/** Runs the job where it has a turn. A failure waits for the turn of the next day. */
export async function takeTurn({ store, clock, log, keepsFor }: RetentionParts, stop?: AbortSignal): Promise<void> {
  try {
    if (!(await store.retention.takeTurn('retention', turns))) return
    await store.retention.withoutTraces(async () => {
      const accounts = keepsFor === null ? 0 : await deleteUnused(store, clock() - keepsFor, stop)
      const receipts = await inBatches(() => store.erasures.deleteBefore(clock() - undoLasts, batch), stop)
      const names = stop?.aborted ? 0 : await store.nameChanges.deleteBefore(clock() - changesLast)
      const removals = stop?.aborted ? 0 : await store.removals.emptyBefore(clock() - changesLast)
      const rights = stop?.aborted ? 0 : await store.taskSets.deleteBefore(clock())
      const shares = stop?.aborted ? 0 : await store.classTeachers.deleteEnded()
      const deleted = accounts + receipts + names + removals + rights + shares
      const counts = { accounts, receipts, names, removals, rights, shares }
      if (deleted > 0) log.info(counts, 'deleted unused accounts and expired rows')
      return deleted
    }, stop)
  } catch (error) {
    log.error({ error: printable(error) }, 'the deletion of unused accounts failed')
  }
}

function deleteUnused(store: Store, before: number, stop?: AbortSignal): Promise<number> {
  return inBatches(async () => {
    const unused = await store.retention.listUnused(before, batch)
    let deleted = 0
    for (const person of unused) if (!stop?.aborted && (await store.retention.deleteUnused(person, before))) deleted++
    return deleted
  }, stop)
}

/** Repeats until nothing is left to delete. Returns the sum. */
async function inBatches(deleteSome: () => Promise<number>, stop?: AbortSignal): Promise<number> {
  let sum = 0
  while (!stop?.aborted) {
    const deleted = await deleteSome()
    if (deleted === 0) break
    sum += deleted
    await pause(betweenBatches)
  }
  return sum
}
