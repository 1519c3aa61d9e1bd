import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { SaveCopy } from './save-copy.tsx'

interface SaveCopyDialogProps {
  readonly code: string
  /** The name of the class. */
  readonly name: string
  readonly onDone: () => void
  readonly returnFocus: () => HTMLElement | null
}

/** Saves a copy of a class, from its menu "More". */
export function SaveCopyDialog({ code, name, onDone, returnFocus }: SaveCopyDialogProps) {
  return (
    <Dialog
      title={m.erasing_save_of({ name })}
      onClose={onDone}
      returnFocus={returnFocus}
      actions={<Button onClick={onDone}>{m.class_undo_close()}</Button>}
    >
      <SaveCopy code={code} name={name} student={undefined} />
    </Dialog>
  )
}
