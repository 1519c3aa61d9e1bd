import { lazy, Suspense } from 'react'
import type { DialogProps } from './dialog-props.ts'

const DialogFrame = lazy(() => import('./dialog-frame.tsx').then(({ DialogFrame }) => ({ default: DialogFrame })))

/** A modal dialog, shown as long as it is rendered. Its code comes with the first one; give the focus back by unmounting. */
export function Dialog(props: DialogProps) {
  return (
    <Suspense fallback={null}>
      <DialogFrame {...props} />
    </Suspense>
  )
}
