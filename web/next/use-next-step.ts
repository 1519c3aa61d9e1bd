import { nextStep } from '#maths'
import { useAllBests } from '../levels/use-bests.ts'
import type { TodoOnScreen } from '../todo/use-todo.ts'
import { type StepWords, stepWords } from './step-words.ts'

type Account = Parameters<typeof useAllBests>[0]

/** Returns the next step of a student in words, null if there is none, and undefined until it is known. */
export function useNextStep(account: Account, { todo, isFailed }: TodoOnScreen): StepWords | null | undefined {
  const { bests, played, state, isComplete } = useAllBests(account)
  if (!isComplete || state === 'loading' || !(todo || isFailed)) return undefined
  const tasks = todo?.tasks ?? []
  const step = nextStep({ tasks, bests, played })
  // If records could not be loaded, the child may have some, so no beginning is offered.
  const isUnsure = step?.kind === 'begin' && state === 'failed'
  return step && !isUnsure ? stepWords(step, bests) : null
}
