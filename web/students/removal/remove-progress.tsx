import type { Level } from '#maths'
import { ConfirmRemoval } from './confirm-removal.tsx'
import { useRemoval } from './use-removal.ts'

interface RemoveProgressProps {
  readonly code: string
  readonly student: { readonly id: string; readonly name: string }
  readonly level: Level
  readonly best: number
  readonly onClose: () => void
  readonly onRemoved: () => void
  readonly returnFocus: () => HTMLElement | null
}

/** Asks whether to delete a student's progress in a level (docs/product/accounts-and-classes.md, "Remove and undo"). */
export function RemoveProgress(props: RemoveProgressProps) {
  const { code, student, level, best, onClose, onRemoved, returnFocus } = props
  const removal = useRemoval({
    target: { code, student: student.id, operation: level.operation, levelId: level.id },
    done: `${level.id}, ${level.title} was removed.`,
    onClose,
    onRemoved,
  })
  return (
    <ConfirmRemoval
      // Some titles are questions and already have the question mark.
      title={`Remove ${level.id}, ${level.title.replace(/\??$/, '?')}`}
      text={`The best streak of ${best} goes, and ${student.name} starts this level afresh.`}
      failed="The level could not be removed."
      removal={removal}
      returnFocus={returnFocus}
    />
  )
}
