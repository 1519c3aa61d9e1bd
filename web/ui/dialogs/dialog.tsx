import { useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { ButtonRow } from '../base/button-row.tsx'
import { classNames } from '../base/class-names.ts'
import styles from './dialog.module.css'
import type { DialogProps } from './dialog-props.ts'

const first = 'input, button, a[href]'

/**
 * A modal dialog, shown as long as it is rendered; the browser's own, which keeps the focus and gives it back. Without a
 * title the text itself names it.
 */
export function Dialog({ title, text, children, actions, onClose, returnFocus, isAlert, className }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const afterwards = useRef(returnFocus)
  const id = useId()
  const [titleId, textId] = [`${id}title`, `${id}text`]
  useLayoutEffect(() => {
    afterwards.current = returnFocus
  })
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    holdPage()
    shown?.querySelector<HTMLElement>(first)?.focus()
    // Before it is taken away: only a dialog that closes gives the focus back.
    return () => {
      shown?.close()
      holdPage()
      // When the page around has become what it will be.
      queueMicrotask(() => afterwards.current?.()?.focus())
    }
  }, [])

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.room}
      role={isAlert ? 'alertdialog' : undefined}
      aria-labelledby={title ? titleId : textId}
      aria-describedby={title && text ? textId : undefined}
      onCancel={(event) => {
        // React tells of a dialog that lies over this one, too.
        if (event.target !== event.currentTarget) return
        // Escape. Whoever rendered it takes it away.
        event.preventDefault()
        onClose?.()
      }}
      // A browser closes it whatever we say when Escape is pressed twice.
      onClose={({ target, currentTarget }) =>
        target === currentTarget && currentTarget.isConnected && currentTarget.showModal()
      }
    >
      <div className={classNames(styles.dialog, className)}>
        {(title || text) && (
          <div className={styles.said}>
            {title && <h2 id={titleId}>{title}</h2>}
            {text && <p id={textId}>{text}</p>}
          </div>
        )}
        {children}
        {actions && <ButtonRow className={styles.keys}>{actions}</ButtonRow>}
      </div>
    </dialog>,
    document.body,
  )
}

/** By a class: `:has` would style the root anew whenever anything on a page changes. */
function holdPage() {
  document.documentElement.classList.toggle('held', document.querySelector('dialog[open]') !== null)
}
