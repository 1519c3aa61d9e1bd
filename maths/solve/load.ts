/**
 * Loads the methods and slips of an operation. They are modules of their own, so that no level loads them with its
 * questions.
 */

import { slipsOf } from '../slips/explain.ts'
import { loadSlips } from '../slips/load.ts'
import type { Operation } from '../vocabulary.ts'
import type { Method, Methods, Solve } from './solution.ts'

const methodsByOperation = {
  addition: async () => (await import('./addition.ts')).addition,
  subtraction: async () => (await import('./subtraction.ts')).subtraction,
  multiplication: async () => (await import('./multiplication.ts')).multiplication,
  division: async () => (await import('./division.ts')).division,
  bedmas: async () => (await import('./bedmas.ts')).bedmas,
  timestable: async () => (await import('./timestable.ts')).timestable,
  numberphase1: async () => (await import('./numberphase1.ts')).numberphase1,
  length: async () => (await import('./length.ts')).length,
} satisfies { readonly [O in Operation]: () => Promise<Methods<O>> }

/** Returns the function that solves the questions of an operation. It throws for a level of another operation. */
export async function loadSolve(operation: Operation): Promise<Solve> {
  const loadMethods: () => Promise<Readonly<Partial<Record<string, Method>>>> = methodsByOperation[operation]
  const [methods, slips] = await Promise.all([loadMethods(), loadSlips(operation)])
  return (level, question) => {
    const method = methods[level.id]
    if (!method) throw new Error(`${operation} ${level.id} has no method`)
    const { hint, steps } = method(question)
    return {
      hint(answer) {
        const [slip] = answer ? slipsOf(slips, level, question, answer) : []
        return slip ? [slip.hint()] : hint
      },
      steps,
    }
  }
}
