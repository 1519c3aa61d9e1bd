/** The help of an operation. It is loaded at the first miss or the first "See one worked", never with the level. */
import type { Answer, Operation, PlayableLevel, Question } from '#maths'
import { enNZHelp, loadSolve, type Solution } from '#maths/solve'
import { HelpPanel } from './help-panel.tsx'
import { HintReader } from './hint-reader.tsx'
import { exampleOf } from './worked-example.ts'

export interface Hint {
  readonly text: string
  readonly speech: string
}

export interface Help {
  readonly Panel: typeof HelpPanel
  readonly HintReader: typeof HintReader
  readonly exampleOf: typeof exampleOf
  /** Returns the worked solution, or null for a question that no method can work out. */
  solve(level: PlayableLevel, question: Question): Solution | null
  /** Returns the hint for a wrong answer. */
  hint(solution: Solution, answer: Answer | null): Hint
}

export async function loadHelp(operation: Operation): Promise<Help> {
  const solve = await loadSolve(operation)
  return {
    Panel: HelpPanel,
    HintReader,
    exampleOf,
    solve(level, question) {
      try {
        return solve(level, question)
      } catch {
        // The answer can still be shown without its steps, so that the child can go on.
        return null
      }
    },
    hint(solution, answer) {
      const text = enNZHelp.says(solution.hint(answer ?? undefined))
      return { text, speech: enNZHelp.speech(text) }
    },
  }
}
