import { useEffect, useState } from 'react'
import type { TodoTask } from './todo.ts'
import type { TodoOnScreen } from './use-todo.ts'

/** The milliseconds for which the dashboard waits for the tasks. The device has those of an earlier visit at once. */
const patience = 1000

interface TodoPlaces {
  /** The tasks above Start Learning. */
  readonly top: readonly TodoTask[]
  /** The tasks below everything else. */
  readonly end: readonly TodoTask[]
  /** The place of the message that the tasks could not be loaded. */
  readonly ofFailure: 'top' | 'end'
}

/**
 * Returns where the tasks are on the dashboard, so that no button moves when they arrive: above Start Learning if they
 * arrive within the patience, and below everything else otherwise. It is null while the dashboard waits for them.
 *
 * @param isSettled whether the dashboard knows all else that it shows above the classes
 */
export function useTodoPlaces({ todo, isFailed }: TodoOnScreen, isSettled: boolean): TodoPlaces | null {
  const [place, setPlace] = useState<'top' | 'end' | null>(null)
  const [isLate, setLate] = useState(false)
  /** The ids of the tasks that arrived in time. */
  const [early, setEarly] = useState<readonly string[]>()
  const isKnown = todo !== undefined || isFailed
  const known =
    place ?? (isKnown && (isSettled || isLate) ? (todo?.tasks.length === 0 ? 'end' : 'top') : isLate ? 'end' : null)
  useEffect(() => {
    const timer = setTimeout(setLate, patience, true)
    return () => clearTimeout(timer)
  }, [])
  useEffect(() => {
    if (known !== null) setPlace(known)
  }, [known])
  useEffect(() => {
    if (isLate && todo) setEarly((before) => before ?? todo.tasks.map(({ id }) => id))
  }, [isLate, todo])

  if (known === null) return null
  const tasks = todo?.tasks ?? []
  const isOnTop = ({ id }: TodoTask) => known === 'top' && (early === undefined || early.includes(id))
  return { top: tasks.filter(isOnTop), end: tasks.filter((task) => !isOnTop(task)), ofFailure: known }
}
