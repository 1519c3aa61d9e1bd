/** Works out which numbers fit a problem, in a worker. */
import type { Row, WrittenProblem } from '#maths'
import type { LeftOutReason, ProblemFault } from '#maths/own'

export type Outcome =
  | { readonly kind: 'faults'; readonly faults: readonly ProblemFault[] }
  | {
      readonly kind: 'fits'
      /** The rows that students get, 40 at most. */
      readonly rows: readonly Row[]
      /** The number of all rows that fit. */
      readonly count: number
      readonly leftOut: Readonly<Record<LeftOutReason, number>>
    }

export interface Request {
  readonly key: string
  readonly problem: WrittenProblem
}

export interface Response {
  readonly key: string
  readonly outcome: Outcome
  /** The time was over before all numbers were tried. */
  readonly isOver: boolean
}

interface Waiting {
  readonly promise: Promise<Outcome>
  readonly resolve: (outcome: Outcome) => void
  readonly reject: (reason: Error) => void
}

let worker: Worker | null = null
/** The outcomes that are known or awaited, by the problem as JSON. */
const outcomes = new Map<string, Waiting>()
/** More outcomes than a set has problems. The oldest one is forgotten first. */
const mostOutcomes = 200

/**
 * Returns the outcome of a problem. Rejects if the code of the worker cannot be loaded; another call tries again.
 */
export function workOut(problem: WrittenProblem): Promise<Outcome> {
  const key = JSON.stringify(problem)
  const known = outcomes.get(key)
  if (known) return known.promise
  const waiting = newWaiting()
  const [oldest] = outcomes.keys()
  if (outcomes.size >= mostOutcomes && oldest !== undefined) outcomes.delete(oldest)
  outcomes.set(key, waiting)
  worker ??= startWorker()
  worker.postMessage({ key, problem } satisfies Request)
  return waiting.promise
}

function newWaiting(): Waiting {
  const ends: Pick<Waiting, 'resolve' | 'reject'>[] = []
  const promise = new Promise<Outcome>((resolve, reject) => ends.push({ resolve, reject }))
  return { promise, ...ends[0]! }
}

function startWorker(): Worker {
  const started = new Worker(new URL('./work-out-worker.ts', import.meta.url), { type: 'module' })
  started.addEventListener('message', ({ data: { key, outcome, isOver } }: MessageEvent<Response>) => {
    outcomes.get(key)?.resolve(outcome)
    // A device that was busy for a moment may have the time on the next try.
    if (isOver) outcomes.delete(key)
  })
  started.addEventListener('error', () => {
    worker = null
    const lost = [...outcomes.values()]
    outcomes.clear()
    for (const { reject } of lost) reject(new Error('the worker failed'))
  })
  return started
}
