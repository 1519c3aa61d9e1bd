import { setTimeout as sleep } from 'node:timers/promises'
import { loadLevels, operations } from '#maths'
import { chanceOf, newId } from './chance.ts'
import { playAsChild } from './child.ts'
import type { Conditions } from './conditions.ts'
import { emptyLedger, type Ledger } from './ledger.ts'
import type { Acknowledged, Lesson } from './lesson.ts'
import { register } from './person.ts'
import { Refused, unreliableNetwork } from './unreliable-network.ts'

/** Children and a teacher who use one server. */
export interface School {
  readonly ledger: Ledger
  /** Returns the request that was acknowledged last. */
  latestAcknowledged(): Acknowledged | undefined
  /**
   * Resolves when a condition holds, or when a request was refused. Throws if neither happens in three times the time
   * that a person waits. `complaint` is the message of that error.
   */
  until(isTrue: () => boolean, complaint: string): Promise<void>
  /** Resolves when moves are acknowledged that were sent after a time (`performance.now()`). Otherwise like `until`. */
  acknowledgedAfter(time: number): Promise<void>
  /** Resolves when everyone has sent the remaining moves, or had a request refused, and stopped. */
  finish(): Promise<void>
}

export interface SchoolOptions {
  readonly url: string
  readonly seed: string
  readonly conditions: Conditions
  /** The number of children. */
  readonly children: number
  /** The milliseconds of `Lesson.patience`. */
  readonly patience?: number
}

/** The milliseconds between two checks while waiting. */
const pollInterval = 5

export async function openSchool({ children, patience = 40_000, ...given }: SchoolOptions): Promise<School> {
  const ledger = emptyLedger()
  const levelsByOperation = await Promise.all(operations.map(loadLevels))
  let isOpen = true
  let latestAskedAt = Number.NEGATIVE_INFINITY
  let latest: Acknowledged | undefined
  let report: (isReported: true) => void = () => {}
  const nextReport = () =>
    new Promise<true>((resolve) => {
      report = resolve
    })
  let reported = nextReport()
  const lesson = {
    ...given,
    patience,
    levelsByOperation,
    ledger,
    isOpen: () => isOpen,
    reportAcknowledged(askedAt: number, acknowledged: Acknowledged) {
      if (acknowledged.isNew) latestAskedAt = Math.max(latestAskedAt, askedAt)
      latest = acknowledged
      report(true)
      reported = nextReport()
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
    for (let checks = 0; !isTrue(); ) {
      if (failure) throw failure.error
      if (checks > (3 * patience) / pollInterval) throw new Error(complaint)
      // The kill that is aimed at an acknowledgement comes before the next reply is handled.
      if (!(await Promise.race([reported, sleep(pollInterval, false)]))) checks++
    }
  }

  const until: School['until'] = (isTrue, complaint) =>
    waitUntil(() => isTrue() || ledger.refusals.length > 0, complaint)

  return {
    ledger,
    latestAcknowledged: () => latest,
    until,
    acknowledgedAfter: (time) => until(() => latestAskedAt >= time, 'No more moves were acknowledged.'),
    async finish() {
      isOpen = false
      await waitUntil(() => unfinished === 0, 'Some moves were not acknowledged after the last round.')
    },
  }
}

/** A teacher registers and creates classes, until the lesson ends. */
async function teach(lesson: Lesson): Promise<void> {
  const { seed, ledger, isOpen } = lesson
  const chance = chanceOf(seed, 'teacher')
  const network = unreliableNetwork(chanceOf(seed, 'teacher', 'network'), lesson)
  const names = { email: 'teacher@kauri.school.nz', firstName: 'Hana', lastName: 'Parata' }
  const { browser, id: teacherId } = await register(lesson, 'teacher', names, network)
  for (let count = 1; isOpen(); count++) {
    const asked = { id: newId(chance), name: `Room ${count}` }
    const made = { ...asked, teacherId, code: null as string | null, acknowledgedAt: null as number | null }
    ledger.classes.push(made)
    const { code } = await network.retry(() => network.send(browser, 'POST /api/classes', asked))
    Object.assign(made, { code, acknowledgedAt: Date.now() })
    await sleep(chance.integer(50, 300))
  }
}
