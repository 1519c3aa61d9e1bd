import { Dialog } from '@base-ui/react/dialog'
import { useRef } from 'react'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import type { DialogProps } from './dialog-props.ts'
import { Keys } from './keys.tsx'

const first = 'input, button, a[href]'

/** Without a title the text itself names the dialog. */
export function DialogFrame(props: DialogProps) {
  const { title, text, children, actions, onClose, returnFocus, isAlert, className } = props
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Dialog.Root open disablePointerDismissal onOpenChange={(open) => !open && onClose?.()}>
      <Dialog.Portal>
        <Dialog.Backdrop forceRender className={styles.veil} />
        <Dialog.Viewport className={styles.room}>
          <Dialog.Popup
            ref={popup}
            className={classNames(styles.dialog, className)}
            role={isAlert ? 'alertdialog' : 'dialog'}
            finalFocus={returnFocus}
            initialFocus={() => popup.current?.querySelector<HTMLElement>(first) ?? true}
          >
            {(title || text) && (
              <div className={styles.said}>
                {title && <Dialog.Title>{title}</Dialog.Title>}
                {text && title && <Dialog.Description>{text}</Dialog.Description>}
                {text && !title && <Dialog.Title render={<p />}>{text}</Dialog.Title>}
              </div>
            )}
            {children}
            {actions && <Keys className={styles.keys}>{actions}</Keys>}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
