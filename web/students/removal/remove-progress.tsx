import type { Level } from '#maths'
import { m } from '../../language/messages.ts'
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
    done: m.class_level_removed({ id: level.id, title: level.title }),
    onClose,
    onRemoved,
  })
  return (
    <ConfirmRemoval
      title={
        level.title.endsWith('?')
          ? m.class_remove_asking_level_question({ id: level.id, title: level.title })
          : m.class_remove_level_question({ id: level.id, title: level.title })
      }
      text={m.class_remove_level_text({ best, name: student.name })}
      failed={m.class_level_not_removed()}
      removal={removal}
      returnFocus={returnFocus}
    />
  )
}
