import { useEffect, useRef, useState } from 'react'
import type { WrittenProblem } from '#maths'
import { type DraftProblem, writtenOf } from './set-draft.ts'
import { type Outcome, workOut } from './work-out.ts'

/** The outcome of a problem, and the problem as it was then. */
export interface Known {
  readonly written: WrittenProblem
  readonly outcome: Outcome
}

interface Outcomes {
  /** Returns the latest outcome of a problem. It stays while the next one is worked out. */
  readonly of: (id: string) => Known | undefined
  readonly hasFailed: boolean
  readonly tryAgain: () => void
}

/** Milliseconds without typing after which problems are worked out. */
const pause = 300

/** Works out the problems of a set while they are typed. */
export function useOutcomes(problems: readonly DraftProblem[]): Outcomes {
  const [known, setKnown] = useState<Readonly<Record<string, Known>>>({})
  const [hasFailed, setFailed] = useState(false)
  const [attempt, setAttempt] = useState(0)
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt works out the same problems again.
  useEffect(() => {
    let isCurrent = true
    const begin = async () => {
      for (const problem of problems) {
        const written = writtenOf(problem)
        try {
          const outcome = await workOut(written)
          if (!isCurrent) return
          setFailed(false)
          setKnown((before) => ({ ...before, [problem.id]: { written, outcome } }))
        } catch {
          if (isCurrent) setFailed(true)
          return
        }
      }
    }
    const timer = setTimeout(begin, isFirst.current ? 0 : pause)
    isFirst.current = false
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [problems, attempt])
  return { of: (id) => known[id], hasFailed, tryAgain: () => setAttempt((before) => before + 1) }
}
