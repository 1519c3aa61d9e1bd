import type { Classroom, ClassStudent } from '#contract'
import { ConfirmRemoval } from './confirm-removal.tsx'
import { useRemoval } from './use-removal.ts'

interface RemoveStudentProps {
  readonly classroom: Classroom
  readonly student: ClassStudent
  readonly onClose: () => void
  readonly onRemoved: () => void
  readonly returnFocus: () => HTMLElement | null
}

/** Asks whether to remove a student from the class (docs/product/accounts-and-classes.md, "Remove and undo"). */
export function RemoveStudent(props: RemoveStudentProps) {
  const { classroom, student, onClose, onRemoved, returnFocus } = props
  const removal = useRemoval({
    target: { code: classroom.code, student: student.id },
    done: `${student.shortName} was removed from the class.`,
    onClose,
    onRemoved,
  })
  return (
    <ConfirmRemoval
      title={`Remove ${student.shortName} from the class?`}
      text={`${student.firstName} leaves ${classroom.name}. The progress is kept. Joining again works once you let ${student.firstName} in again (My Classes, Edit).`}
      failed="The student could not be removed."
      removal={removal}
      returnFocus={returnFocus}
    />
  )
}
