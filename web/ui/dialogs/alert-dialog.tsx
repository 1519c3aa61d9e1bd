import type { ReactNode } from 'react'
import { m } from '../../language/messages.ts'
import { Button } from '../base/button.tsx'
import styles from './dialog.module.css'
import { Dialog, type DialogProps } from './dialog.tsx'

interface AlertDialogProps extends Pick<DialogProps, 'returnFocus'> {
  readonly text: string
  readonly onClose: () => void
  /** Words that explain the text, which is then a heading. */
  readonly more?: string
  /** A drawing. */
  readonly children?: ReactNode
  /** The words of the button. */
  readonly ok?: string
}

/** An alert with an OK button, in our own dialog instead of the browser's. */
export function AlertDialog({ text, more, children, ok = m.parts_ok(), onClose, returnFocus }: AlertDialogProps) {
  return (
    <Dialog
      isAlert
      returnFocus={returnFocus}
      {...(more ? { title: text, text: more } : { text: <span className={styles.alert}>{text}</span> })}
      onClose={onClose}
      actions={
        <Button kind="ink" onClick={onClose}>
          {ok}
        </Button>
      }
    >
      {children}
    </Dialog>
  )
}
