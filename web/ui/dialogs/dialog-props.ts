import type { ReactNode } from 'react'

export interface DialogProps {
  readonly title?: ReactNode
  /** What it says below its title. */
  readonly text?: ReactNode
  readonly children?: ReactNode
  /** Keys, the safe one first: the focus goes to the first control of the dialog. */
  readonly actions?: ReactNode
  /** Escape. Without it the dialog closes by its keys only. */
  readonly onClose?: (() => void) | undefined
  /** What gets the focus when it closes; without it, or with null, what had it before. */
  readonly returnFocus?: (() => HTMLElement | null) | undefined
  /** It asks or warns: read out as an alert. */
  readonly isAlert?: boolean
  readonly className?: string | undefined
}
