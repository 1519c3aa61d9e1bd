import { useState } from 'react'
import { m } from '../language/messages.ts'
import { paths } from '../routes/paths.ts'
import { ButtonLink } from '../ui/base/button.tsx'
import { AlertDialog } from '../ui/dialogs/alert-dialog.tsx'
import { Empty } from '../ui/parts/empty.tsx'

/** The notice for a page without a class code (docs/product/teacher-screens.md, "Missing class"). */
export function CodeMissing() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Empty title={m.class_choose_first()}>
        <ToMyClasses />
      </Empty>
      {isOpen && <AlertDialog text={m.class_code_missing()} onClose={() => setOpen(false)} />}
    </>
  )
}

/** The notice for an unknown class or student. Those of another teacher look the same as none. */
export function NotFound({ what }: { what: 'class' | 'student' }) {
  return (
    <Empty title={what === 'class' ? m.class_unknown() : m.class_student_unknown()}>
      <p>{m.class_look_up()}</p>
      <ToMyClasses />
    </Empty>
  )
}

/** The notice for a teacher without the right `teaches`, or in an archived class, on a page that changes the class. */
export function CannotChange() {
  return (
    <Empty title={m.class_cannot_change()}>
      <p>{m.class_cannot_change_text()}</p>
      <ToMyClasses />
    </Empty>
  )
}

export function ToMyClasses() {
  return (
    <ButtonLink kind="ink" to={paths.dashboard('teacher')}>
      {m.layout_my_classes()}
    </ButtonLink>
  )
}
