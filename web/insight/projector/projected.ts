/** The questions that the projector shows: each has only one mistake, and numbers that nobody in the group had. */
import type { Language, Operation } from '#maths'
import { numbersOf } from '#maths/insight'
import { type HelpLanguage, loadSlips, loadSolve, type Slip, type Step } from '#maths/solve'
import { type DealtSpecimen, dealSpecimen } from '../deal-specimen.ts'

export interface Projected extends DealtSpecimen {
  /** The worked solution of the question. */
  readonly steps: readonly Step[]
}

export interface Wanted {
  readonly operation: Operation
  /** The levels in which the group makes the mistake. Other levels follow where these have no question left. */
  readonly levels: readonly string[]
  readonly slip: string
  /** The numbers of the questions that students had, as `numbersOf` returns them. */
  readonly had: ReadonlySet<string>
}

type Words = { readonly say: Language; readonly help: HelpLanguage }

/**
 * Returns a function that deals one question after the other. A question comes again only after all others, and never
 * one that a student had. It returns null if there is none.
 */
export function createDeal({ operation, levels, slip, had }: Wanted, words: Words) {
  const shown = new Set<string>()
  return async (seed: string): Promise<Projected | null> => {
    const slips: readonly Slip[] = await loadSlips(operation)
    const others = slips.find(({ id }) => id === slip)?.levels.filter((id) => !levels.includes(id)) ?? []
    const deal = (taken: ReadonlySet<string>) =>
      dealSpecimen(operation, [...levels, ...others], slip, words, { seed, taken })
    let dealt = await deal(new Set([...had, ...shown]))
    if (!dealt && shown.size > 0) {
      shown.clear()
      dealt = await deal(had)
    }
    if (!dealt) return null
    shown.add(numbersOf(dealt.question))
    const solve = await loadSolve(operation)
    return { ...dealt, steps: solve(dealt.level, dealt.question).steps }
  }
}
