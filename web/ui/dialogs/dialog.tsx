import type { KeyboardEventHandler, ReactNode, Ref } from 'react'
import { useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { ButtonRow } from '../base/button-row.tsx'
import { classNames } from '../base/class-names.ts'
import styles from './dialog.module.css'

export interface DialogProps {
  readonly title?: ReactNode
  /** The text below the title. */
  readonly text?: ReactNode
  readonly children?: ReactNode
  /** The buttons. The safe one comes first, because the first control of the dialog gets the focus. */
  readonly actions?: ReactNode
  /** Called at Escape. Without it, only the buttons close the dialog. */
  readonly onClose?: (() => void) | undefined
  /** Called at each key in the dialog. A prevented Escape does not close it. */
  readonly onKeyDown?: KeyboardEventHandler | undefined
  /** Returns the element to focus after closing. Without it, or with null, the last focus before the dialog returns. */
  readonly returnFocus?: (() => HTMLElement | null) | undefined
  /** Whether it asks or warns. Screen readers then announce it as an alert. */
  readonly isAlert?: boolean
  readonly className?: string | undefined
  /** The element that holds everything in the dialog. */
  readonly content?: Ref<HTMLDivElement> | undefined
}

const controls = 'input, button, a[href]'

/**
 * A modal dialog that is open while it is rendered. The browser's own dialog keeps the focus inside and returns it
 * afterwards. Without a title, its text is its name.
 */
export function Dialog({
  title,
  text,
  children,
  actions,
  returnFocus,
  isAlert,
  className,
  content,
  ...on
}: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const focusTarget = useRef(returnFocus)
  const id = useId()
  const [titleId, textId] = [`${id}title`, `${id}text`]
  useLayoutEffect(() => {
    focusTarget.current = returnFocus
  })
  useLayoutEffect(() => {
    const shown = dialog.current
    shown?.showModal()
    updatePageScroll()
    shown?.querySelector<HTMLElement>(controls)?.focus()
    return () => {
      // A removed dialog returns the focus only if it was closed before.
      shown?.close()
      updatePageScroll()
      // The rest of the page has its new state only after this task.
      queueMicrotask(() => focusTarget.current?.()?.focus())
    }
  }, [])

  return createPortal(
    <dialog
      ref={dialog}
      className={styles.room}
      role={isAlert ? 'alertdialog' : undefined}
      onKeyDown={on.onKeyDown}
      aria-labelledby={title ? titleId : textId}
      aria-describedby={title && text ? textId : undefined}
      onCancel={(event) => {
        // In React, the event of a dialog above this one bubbles to this one.
        if (event.target !== event.currentTarget) return
        // At Escape, the component that rendered the dialog removes it.
        event.preventDefault()
        on.onClose?.()
      }}
      // A second Escape closes the dialog although the first was prevented, so it is opened again.
      onClose={({ target, currentTarget }) =>
        target === currentTarget && currentTarget.isConnected && currentTarget.showModal()
      }
    >
      <div ref={content} className={classNames(styles.dialog, className)}>
        {(title || text) && (
          <div className={styles.texts}>
            {title && <h2 id={titleId}>{title}</h2>}
            {text && <p id={textId}>{text}</p>}
          </div>
        )}
        {children}
        {actions && <ButtonRow className={styles.actions}>{actions}</ButtonRow>}
      </div>
    </dialog>,
    document.body,
  )
}

/** Stops the page's scrolling by a class. A rule with `:has` would restyle the root at every change of the page. */
function updatePageScroll() {
  document.documentElement.classList.toggle('has-dialog', document.querySelector('dialog[open]') !== null)
}
