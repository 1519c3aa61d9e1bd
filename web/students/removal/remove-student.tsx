import type { Classroom, ClassStudent } from '#contract'
import { m } from '../../language/messages.ts'
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
    done: m.class_student_removed({ name: student.shortName }),
    onClose,
    onRemoved,
  })
  return (
    <ConfirmRemoval
      title={m.class_remove_student_question({ name: student.shortName })}
      text={m.class_remove_student_text({ name: student.firstName, classroom: classroom.name })}
      failed={m.class_student_not_removed()}
      removal={removal}
      returnFocus={returnFocus}
    />
  )
}
