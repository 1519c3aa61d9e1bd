import { useEffect, useState } from 'react'
import { Button } from '../../ui/base/button.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import styles from './dots.module.css'
import type { DrawnProps } from './drawn-props.ts'

/** The card around the field of three by three, in the field's units. */
const card = { x: -0.75, y: -0.25, width: 4.5, height: 3.5 }

/** Dots that flash and hide below a lid, which 'Look again' lifts for as long again. */
export function Dots({ drawn, label }: DrawnProps<'dots'>) {
  // Which dots are hidden rather than whether: those of the next question are open from its first painting on.
  const [hidden, setHidden] = useState<typeof drawn | null>(null)
  const isHidden = hidden === drawn

  useEffect(() => {
    if (isHidden) return
    const timer = setTimeout(() => setHidden(drawn), drawn.shownFor)
    return () => clearTimeout(timer)
  }, [drawn, isHidden])

  return (
    <div className={styles.scene}>
      <svg
        className={isHidden ? styles.lid : styles.card}
        viewBox={`${card.x} ${card.y} ${card.width} ${card.height}`}
        role="img"
        aria-label={isHidden ? 'The dots are hidden' : label}
      >
        {!isHidden &&
          drawn.places.map(([x, y]) => (
            <circle key={`${x} ${y}`} data-part="dot" cx={x} cy={y} r="0.43" fill="var(--ink)" />
          ))}
      </svg>
      {/* It stays where it is, so that the focus does. */}
      <Button className={styles.again} aria-disabled={!isHidden} onClick={() => setHidden(null)}>
        {isHidden ? (
          <>
            <Icon name="eye" /> Look again
          </>
        ) : (
          'Look closely.'
        )}
      </Button>
    </div>
  )
}
