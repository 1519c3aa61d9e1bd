import { useLayoutEffect, useRef } from 'react'
import { Button } from './button.tsx'
import styles from './failed.module.css'

interface FailedProps {
  readonly text: string
  /** What the key says. */
  readonly again?: string
  readonly onTryAgain: () => void
}

/** A quiet line for what could not be loaded or saved; nothing typed is lost by it. */
export function Failed({ text, again = 'Try again', onTryAgain }: FailedProps) {
  const line = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const shown = line.current
    // Whoever stood on its key is led to the page, not to nowhere, when the line goes.
    return () => {
      if (!shown?.contains(document.activeElement)) return
      // Below a dialog the page cannot be reached.
      const around =
        shown.closest('dialog')?.querySelector<HTMLElement>('input, button') ?? document.getElementById('main')
      around?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <p ref={line} className={styles.failed} role="status">
      {text} <Button onClick={onTryAgain}>{again}</Button>
    </p>
  )
}
