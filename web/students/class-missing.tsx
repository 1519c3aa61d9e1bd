import { useState } from 'react'
import { paths } from '../routes/paths.ts'
import { ButtonLink } from '../ui/base/button.tsx'
import { AlertDialog } from '../ui/dialogs/alert-dialog.tsx'
import { Empty } from '../ui/parts/empty.tsx'

const noCode = 'Class code information is missing.'

/** The notice for a page without a class code (docs/product/teacher-screens.md, "Missing class"). */
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

/** The notice for an unknown class or student. Those of another teacher look the same as none. */
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
