/** The hints and solutions of an operation. They are loaded at the first miss, never with the level. */
import type { Answer, Operation, PlayableLevel, Question } from '#maths'
import { type HelpLanguage, loadSolve, type Solution, textOf } from '#maths/solve'
import { HintReader } from './hint-reader.tsx'

export interface Hint {
  readonly text: string
  readonly speech: string
}

export interface Hints {
  readonly HintReader: typeof HintReader
  /** Returns the worked solution, or null for a question that no method can work out. */
  solve(level: PlayableLevel, question: Question): Solution | null
  /** Returns the hint for a wrong answer. */
  hint(solution: Solution, answer: Answer | null): Hint
}

export async function loadHints(operation: Operation, help: HelpLanguage): Promise<Hints> {
  const solve = await loadSolve(operation)
  return {
    HintReader,
    solve(level, question) {
      try {
        return solve(level, question)
      } catch {
        // The answer can still be shown without its steps, so that the child can go on.
        return null
      }
    },
    hint(solution, answer) {
      const line = help.says(solution.hint(answer ?? undefined))
      return { text: textOf(line, help.written), speech: textOf(line, help.spoken) }
    },
  }
}
