import { useState } from 'react'
import { nextStep } from '#maths'
import { openedLevels } from '../levels/opened-levels.ts'
import { useAllBests } from '../levels/use-bests.ts'
import type { TodoOnScreen } from '../todo/use-todo.ts'
import { type StepWords, stepWords } from './step-words.ts'

type Account = Parameters<typeof useAllBests>[0]

/**
 * Returns the next step of a student in words, null if there is none, and undefined until it is known. The level played
 * last is the one that was opened last on this device since the log-in, or else the one whose record was raised last as
 * the server knows it.
 */
export function useNextStep(account: Account, { todo, isFailed }: TodoOnScreen): StepWords | null | undefined {
  const { bests, latest, state, isComplete } = useAllBests(account)
  const [opened] = useState(readOpened)
  if (!isComplete || state === 'loading' || !(todo || isFailed)) return undefined
  const tasks = todo?.tasks ?? []
  const step = nextStep({ tasks, bests, played: latest ? [...opened, latest] : opened })
  // If records could not be loaded, the child may have some, so no beginning is offered.
  const isUnsure = step?.kind === 'begin' && state === 'failed'
  return step && !isUnsure ? stepWords(step, bests) : null
}

/** Returns the levels that were opened on this device since the log-in, the latest first. */
function readOpened() {
  return openedLevels()
    .toReversed()
    .map((name) => {
      const [operation = '', levelId = '', stuck] = name.split('-')
      return { operation, levelId, isStuck: stuck !== undefined }
    })
}
