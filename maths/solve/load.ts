/**
 * Loads the methods and slips of an operation. They are modules of their own, so that no level loads them with its
 * questions.
 */

import { check } from '../check.ts'
import type { Operation } from '../curriculum.ts'
import type { Answer, Question } from '../question.ts'
import { slipsOf } from '../slips/explain.ts'
import type { Slip, Slips } from '../slips/slip.ts'
import { stepOfSlip } from './slip-steps.ts'
import type { Method, Methods, Solve } from './solution.ts'

/** Each operation has its methods and its slips in its folder. A test loads those of every operation. */
async function loadMethods<O extends Operation>(operation: O): Promise<Methods<O>> {
  const loaded: { readonly methods: Methods<O> } = await import(`../operations/${operation}/methods.ts`)
  return loaded.methods
}

export async function loadSlips<O extends Operation>(operation: O): Promise<Slips<O>> {
  const loaded: { readonly slips: Slips<O> } = await import(`../operations/${operation}/slips.ts`)
  return loaded.slips
}

/** Returns the function that solves the questions of an operation. It throws for a level of another operation. */
export async function loadSolve(operation: Operation): Promise<Solve> {
  const [methods, slips]: [Readonly<Partial<Record<string, Method>>>, readonly Slip[]] = await Promise.all([
    loadMethods(operation),
    loadSlips(operation),
  ])
  return (level, question) => {
    const method = methods[level.id]
    if (!method) throw new Error(`${operation} ${level.id} has no method`)
    const { hint, steps } = method(question)
    const slipIn = (answer?: Answer) => (answer ? slipsOf(slips, level, question, answer)[0] : undefined)
    return {
      hint(answer) {
        const slip = slipIn(answer)
        if (slip) return [slip.hint()]
        return isOnlyWordWrong(question, answer) ? [{ kind: 'onlyWordIsWrong' }] : hint
      },
      stepOf(answer) {
        const slip = slipIn(answer)
        return stepOfSlip(steps, slip?.at, slip?.place)
      },
      steps,
    }
  }
}

/** Returns whether an answer in figures and in words has the right figures. If it is wrong, its word is. */
function isOnlyWordWrong({ expects }: Question, answer: Answer | undefined): boolean {
  if (expects.kind !== 'numberAndWord' || answer?.kind !== 'numberAndWord') return false
  const inFigures = { kind: 'number', answer: String(expects.number), places: 0, compared: 'exact' } as const
  return check({ expects: inFigures }, { kind: 'number', number: answer.number }) === 'right'
}
