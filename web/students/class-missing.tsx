import { useState } from 'react'
import { paths } from '../routes/paths.ts'
import { ButtonLink } from '../ui/base/button.tsx'
import { AlertDialog } from '../ui/dialogs/alert-dialog.tsx'
import { Empty } from '../ui/parts/empty.tsx'

const noCode = 'Class code information is missing.'

/** The page was opened without a code (docs/product/teacher-screens.md, "Missing class"). */
export function CodeMissing() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <Empty title={noCode}>
        <ToMyClasses />
      </Empty>
      {isOpen && <AlertDialog text={noCode} onClose={() => setOpen(false)} />}
    </>
  )
}

/** A code or a student that is not this teacher's answers as one that does not exist. */
export function NotFound({ what }: { what: 'class' | 'student' }) {
  return (
    <Empty title={what === 'class' ? 'There is no such class.' : 'There is no such student in this class.'}>
      <p>Look it up in your own classes.</p>
      <ToMyClasses />
    </Empty>
  )
}

function ToMyClasses() {
  return (
    <ButtonLink kind="ink" to={paths.dashboard('teacher')}>
      My Classes
    </ButtonLink>
  )
}
