import { useLayoutEffect, useRef } from 'react'
import styles from './failed.module.css'
import { Key } from './key.tsx'

/** A quiet line for what could not be loaded or saved; nothing typed is lost by it. */
export function Failed({ text, onTryAgain }: { text: string; onTryAgain: () => void }) {
  const line = useRef<HTMLParagraphElement>(null)
  useLayoutEffect(() => {
    const shown = line.current
    // Whoever stood on its key is led to the page, not to nowhere, when the line goes.
    return () => {
      if (shown?.contains(document.activeElement)) document.getElementById('main')?.focus({ preventScroll: true })
    }
  }, [])
  return (
    <p ref={line} className={styles.failed} role="status">
      {text} <Key onClick={onTryAgain}>Try again</Key>
    </p>
  )
}
