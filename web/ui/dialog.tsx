import { lazy, Suspense, useState } from 'react'
import type { DialogProps } from './dialog-props.ts'

type Frame = typeof import('./dialog-frame.tsx').DialogFrame

let loaded: Frame | undefined

/** Loads what a dialog is drawn with, for a screen that will want one on time. */
export async function loadDialog(): Promise<Frame> {
  loaded = (await import('./dialog-frame.tsx')).DialogFrame
  return loaded
}

const LazyFrame = lazy(async () => ({ default: await loadDialog() }))

/** A modal dialog, shown as long as it is rendered. Its code comes with the first one; give the focus back by unmounting. */
export function Dialog(props: DialogProps) {
  // What is there already is drawn at once: React holds back for a moment what had to wait for its code.
  const [DialogFrame] = useState(() => loaded ?? LazyFrame)
  return (
    <Suspense fallback={null}>
      <DialogFrame {...props} />
    </Suspense>
  )
}
