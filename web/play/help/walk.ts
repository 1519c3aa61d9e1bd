/** The way of a child through the steps of a worked solution. Functions here decide it, and the panel renders it. */
import { type Answer, check } from '#maths'
import type { Step } from '#maths/solve'

export interface Walk {
  /** The index of the step on screen. */
  readonly step: number
  /**
   * How the child's part of the step was marked. Null before that, and in a step that asks nothing. A wrong answer is
   * `missed` where its number is then shown, and `again` where the child tries again.
   */
  readonly mark: 'right' | 'missed' | 'again' | null
  /** Whether the child came to this step by going forward. */
  readonly isForward: boolean
}

/** Returns the walk that begins at a step. */
export const walkFrom = (step: number): Walk => ({ step, mark: null, isForward: false })

/** The milliseconds after a mark until the next step appears. A missed number needs time to be read. */
export const pauseByMark = { right: 500, missed: 1200, again: 1200 } as const

/** Returns the walk after the next step. The last step stays. */
export function goForward({ step }: Walk, steps: readonly Step[]): Walk {
  return { step: Math.min(step + 1, steps.length - 1), mark: null, isForward: true }
}

/** Returns the walk at the step before, or null if this is the first step. */
export function goBack({ step }: Walk): Walk | null {
  return step === 0 ? null : { step: step - 1, mark: null, isForward: false }
}

/** Returns the walk with its step open once more. */
export const tryAgain = ({ step }: Walk): Walk => walkFrom(step)

/**
 * Returns the walk with the mark of an answer to its step. It returns the same walk if nothing was marked.
 *
 * @param wrong the mark of a wrong answer
 */
export function markStep(walk: Walk, { asks }: Step, answer: Answer, wrong: 'missed' | 'again'): Walk {
  if (!asks || walk.mark !== null) return walk
  const isAlsoRight = answer.kind === 'choice' && asks.alsoRight?.includes(answer.choice)
  const verdict = isAlsoRight ? 'right' : check(asks, answer)
  if (verdict === 'blank' || verdict === 'notANumber') return walk
  return { ...walk, mark: verdict === 'right' ? 'right' : wrong }
}

export type MainAction = 'check' | 'next' | 'yourTurn'

/** Returns what the button that continues does. */
export function mainActionOf({ step }: Walk, steps: readonly Step[]): MainAction {
  if (steps[step]?.asks) return 'check'
  return step === steps.length - 1 ? 'yourTurn' : 'next'
}
