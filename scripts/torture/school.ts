import { setTimeout as sleep } from 'node:timers/promises'
import { loadLevels, operations } from '#maths'
import { playAsChild } from './child.ts'
import { emptyLedger, type Ledger } from './ledger.ts'
import type { Power } from './power.ts'
import { teach } from './teacher.ts'
import { Refused } from './unreliable-network.ts'

/** Children and a teacher at work on one server. */
export interface School {
  readonly ledger: Ledger
  /**
   * Resolves when moves are acknowledged that were sent after a time (`performance.now()`), or when a request was refused.
   * Throws after a minute.
   */
  acknowledgedAfter(time: number): Promise<void>
  /** Everyone sends what is left and stops. Throws after a minute. */
  finish(): Promise<void>
}

/** Milliseconds. */
const patience = 60_000
const lookEvery = 5

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
    goesOn: () => isOpen,
    reportAcknowledged(askedAt: number) {
      latestAskedAt = Math.max(latestAskedAt, askedAt)
    },
  }

  let atWork = children + 1
  let failure: { readonly error: unknown } | undefined
  const people = [teach(lesson), ...Array.from({ length: children }, (_, i) => playAsChild(i + 1, lesson))]
  for (const person of people) {
    person
      .catch((error) => {
        if (error instanceof Refused) ledger.refusals.push(error.message)
        else failure ??= { error }
      })
      .finally(() => {
        atWork--
      })
  }

  async function until(isSo: () => boolean, complaint: string): Promise<void> {
    // Looks are counted and not the time, so that a suspended machine loses no patience.
    for (let looks = 0; !isSo(); looks++) {
      if (failure) throw failure.error
      if (looks > patience / lookEvery) throw new Error(complaint)
      await sleep(lookEvery)
    }
  }

  return {
    ledger,
    acknowledgedAfter: (time) =>
      until(() => latestAskedAt >= time || ledger.refusals.length > 0, 'No moves were acknowledged for a minute.'),
    async finish() {
      isOpen = false
      await until(() => atWork === 0, 'Some moves were not acknowledged within a minute after the last round.')
    },
  }
}
