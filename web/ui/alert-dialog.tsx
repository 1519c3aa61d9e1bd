import styles from './dialog.module.css'
import { Dialog } from './dialog.tsx'
import type { DialogProps } from './dialog-props.ts'
import { Key } from './key.tsx'

interface AlertDialogProps extends Pick<DialogProps, 'returnFocus'> {
  readonly text: string
  readonly onClose: () => void
}

/** What the browser's own alert would say, in our own dialog. */
export function AlertDialog({ text, onClose, returnFocus }: AlertDialogProps) {
  return (
    <Dialog
      isAlert
      returnFocus={returnFocus}
      text={<span className={styles.alert}>{text}</span>}
      onClose={onClose}
      actions={
        <Key kind="ink" onClick={onClose}>
          OK
        </Key>
      }
    />
  )
}
