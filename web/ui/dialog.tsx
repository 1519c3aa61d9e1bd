import { lazy, type ReactNode, Suspense } from 'react'

const DialogFrame = lazy(() => import('./dialog-frame.tsx'))

export interface DialogProps {
  readonly title?: ReactNode
  /** What it says below its title. */
  readonly text?: ReactNode
  readonly children?: ReactNode
  /** Keys, the safe one first: the focus goes to the first control of the dialog. */
  readonly actions?: ReactNode
  /** Escape. Without it the dialog closes by its keys only. */
  readonly onClose?: (() => void) | undefined
  /** It asks or warns: read out as an alert. */
  readonly isAlert?: boolean
  readonly className?: string | undefined
}

/** A modal dialog, shown as long as it is rendered. Its code comes with the first one; give the focus back by unmounting. */
export function Dialog(props: DialogProps) {
  return (
    <Suspense fallback={null}>
      <DialogFrame {...props} />
    </Suspense>
  )
}
