import { useLayoutEffect, useRef } from 'react'
import { m } from '../../language/messages.ts'
import { Button } from './button.tsx'
import styles from './failed.module.css'

interface FailedProps {
  readonly text: string
  /** The label of the button. */
  readonly again?: string
  readonly onTryAgain: () => void
}

/** A line that says what could not be loaded or saved, with a button to try again. Typed text is not lost. */
export function Failed({ text, again = m.parts_try_again(), onTryAgain }: FailedProps) {
  const line = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const shown = line.current
    // When the line is removed, the focus of its button goes to the page and is not lost.
    return () => {
      if (!shown?.contains(document.activeElement)) return
      // The page cannot get the focus while a dialog is open.
      const target =
        shown.closest('dialog')?.querySelector<HTMLElement>('input, button') ?? document.getElementById('main')
      target?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <p ref={line} className={styles.failed} role="status">
      {text} <Button onClick={onTryAgain}>{again}</Button>
    </p>
  )
}
