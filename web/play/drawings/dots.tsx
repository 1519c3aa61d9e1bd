import { useEffect, useState } from 'react'
import { language } from '../../language/language.ts'
import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { useLanguage } from '../language/language.ts'
import styles from './dots.module.css'
import type { DrawnProps } from './drawn-props.ts'

/** The card around the field of three by three, in the field's units. */
export const dotCard = { x: -0.75, y: -0.25, width: 4.5, height: 3.5 }

export const dotRadius = 0.43

/** Dots that are visible for a moment. "Look again" shows them for the same time again. */
export function Dots({ drawn, label }: DrawnProps<'dots'>) {
  // The state is the hidden drawing instead of a boolean, so that the dots of a new question are visible at once.
  const [hidden, setHidden] = useState<typeof drawn | null>(null)
  const { tag } = useLanguage()
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
        viewBox={`${dotCard.x} ${dotCard.y} ${dotCard.width} ${dotCard.height}`}
        lang={isHidden ? language : tag}
        role="img"
        aria-label={isHidden ? m.play_dots_hidden() : label}
      >
        {!isHidden &&
          drawn.places.map(([x, y]) => (
            <circle key={`${x} ${y}`} data-part="dot" cx={x} cy={y} r={dotRadius} fill="var(--ink)" />
          ))}
      </svg>
      {/* The button is always there, so that it keeps the focus. */}
      <Button className={styles.again} aria-disabled={!isHidden} onClick={() => setHidden(null)}>
        {isHidden ? (
          <>
            <Icon name="eye" /> {m.play_dots_again()}
          </>
        ) : (
          m.play_dots_look()
        )}
      </Button>
    </div>
  )
}
