import { useState } from 'react'
import { type Best, type NextStep, nextStep } from '#maths'
import { openedLevels } from '../levels/opened-levels.ts'
import { useAllBests } from '../levels/use-bests.ts'
import type { TodoOnScreen } from '../todo/use-todo.ts'

type Account = Parameters<typeof useAllBests>[0]

export interface StepOnScreen {
  /** Null if there is none, and undefined until it is known. */
  readonly step: NextStep | null | undefined
  /** The record of its level. Undefined without one. */
  readonly best: Best | undefined
}

/**
 * The next step of a student. The level played last is the one that was opened last on this device since the log-in, or
 * else the one whose record was raised last as the server knows it.
 */
export function useNextStep(account: Account, { todo, isFailed }: TodoOnScreen): StepOnScreen {
  const { bests, latest, state, isComplete } = useAllBests(account)
  const [opened] = useState(readOpened)
  if (!isComplete || state === 'loading' || !(todo || isFailed)) return { step: undefined, best: undefined }
  const step = nextStep({ tasks: todo?.tasks ?? [], bests, played: latest ? [...opened, latest] : opened })
  const level = step && step.kind !== 'task' ? step.level : null
  return { step, best: level ? bests[level.operation]?.[level.id] : undefined }
}

/** Returns the levels that were opened on this device since the log-in, the latest first. */
function readOpened() {
  const names = openedLevels().map((name) => name.split('-'))
  return names.toReversed().map(([operation = '', levelId = '']) => ({ operation, levelId }))
}
