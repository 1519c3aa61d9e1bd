/** The way of a class through the steps of a solution. The class says each number of a step before it is shown. */
import type { Step } from '#maths/solve'

export interface Stage {
  /** The index of the step. */
  readonly step: number
  /** Whether the question of the step is still open. */
  readonly isOpen: boolean
}

/** Returns the stages of a solution: one for each step, and two for a step that asks. */
export function stagesOf(steps: readonly Step[]): readonly Stage[] {
  return steps.flatMap(({ asks }, step) =>
    asks
      ? [
          { step, isOpen: true },
          { step, isOpen: false },
        ]
      : [{ step, isOpen: false }],
  )
}

/** The most steps whose sentences are shown at once, so that the last row of a room can read them. */
const mostShown = 3

/** Returns the indices of the steps that are shown: the present one and those before it. */
export function shownSteps(step: number): readonly number[] {
  const first = Math.max(0, step + 1 - mostShown)
  return Array.from({ length: step + 1 - first }, (_, i) => first + i)
}

/** The keys that go on and back. A presenter's remote control sends the page keys. Up and down scroll enlarged text. */
const moves: Readonly<Partial<Record<string, 1 | -1>>> = { ArrowRight: 1, PageDown: 1, ArrowLeft: -1, PageUp: -1 }

/** Returns the direction of a key: 1 for the next stage, −1 for the one before, or null for another key. */
export const directionOf = (key: string): 1 | -1 | null => moves[key] ?? null
