import styles from './dialog.module.css'
import { Dialog } from './dialog.tsx'
import { Key } from './key.tsx'

/** What the browser's own alert would say, in our own dialog. */
export function AlertDialog({ text, onClose }: { text: string; onClose: () => void }) {
  return (
    <Dialog
      isAlert
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
