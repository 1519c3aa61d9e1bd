import { m } from '../../language/messages.ts'
import { Button } from '../base/button.tsx'
import styles from './dialog.module.css'
import { Dialog, type DialogProps } from './dialog.tsx'

interface AlertDialogProps extends Pick<DialogProps, 'returnFocus'> {
  readonly text: string
  readonly onClose: () => void
}

/** An alert with an OK button, in our own dialog instead of the browser's. */
export function AlertDialog({ text, onClose, returnFocus }: AlertDialogProps) {
  return (
    <Dialog
      isAlert
      returnFocus={returnFocus}
      text={<span className={styles.alert}>{text}</span>}
      onClose={onClose}
      actions={
        <Button kind="ink" onClick={onClose}>
          {m.parts_ok()}
        </Button>
      }
    />
  )
}
