import type { KeyboardEventHandler, ReactNode } from 'react'

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
}
