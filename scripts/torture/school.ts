import { setTimeout as sleep } from 'node:timers/promises'
import { loadLevels, operations } from '#maths'
import { playAsChild } from './child.ts'
import { emptyLedger, type Ledger } from './ledger.ts'
import type { Power } from './power.ts'
import { teach } from './teacher.ts'
import { Refused } from './unreliable-network.ts'

/** Children and a teacher who use one server. */
export interface School {
  readonly ledger: Ledger
  /**
   * Resolves when moves are acknowledged that were sent after a time (`performance.now()`), or when a request was
   * refused. Throws after a minute.
   */
  acknowledgedAfter(time: number): Promise<void>
  /** Resolves when everyone has sent the remaining moves and stopped. Throws after a minute. */
  finish(): Promise<void>
}

/** The most milliseconds to wait. */
const timeout = 60_000
/** The milliseconds between two checks while waiting. */
const pollInterval = 5

export async function openSchool(url: string, seed: string, power: Power, children: number): Promise<School> {
  const ledger = emptyLedger()
  const levelsByOperation = await Promise.all(operations.map(loadLevels))
  let isOpen = true
  let latestAskedAt = Number.NEGATIVE_INFINITY
  const lesson = {
    url,
    seed,
    levelsByOperation,
    ledger,
    power,
    isOpen: () => isOpen,
    reportAcknowledged(askedAt: number) {
      latestAskedAt = Math.max(latestAskedAt, askedAt)
    },
  }

  let unfinished = children + 1
  let failure: { readonly error: unknown } | undefined
  const people = [teach(lesson), ...Array.from({ length: children }, (_, i) => playAsChild(i + 1, lesson))]
  for (const person of people) {
    person
      .catch((error) => {
        if (error instanceof Refused) ledger.refusals.push(error.message)
        else failure ??= { error }
      })
      .finally(() => {
        unfinished--
      })
  }

  async function waitUntil(isTrue: () => boolean, complaint: string): Promise<void> {
    // The number of checks counts and not the time, so that a suspended machine causes no timeout.
    for (let checks = 0; !isTrue(); checks++) {
      if (failure) throw failure.error
      if (checks > timeout / pollInterval) throw new Error(complaint)
      await sleep(pollInterval)
    }
  }

  return {
    ledger,
    acknowledgedAfter: (time) =>
      waitUntil(() => latestAskedAt >= time || ledger.refusals.length > 0, 'No moves were acknowledged for a minute.'),
    async finish() {
      isOpen = false
      await waitUntil(() => unfinished === 0, 'Some moves were not acknowledged within a minute after the last round.')
    },
  }
}
