import type { CSSProperties } from 'react'
import { Ball } from '../../ui/base/ball.tsx'
import styles from './help-panel.module.css'

/** The number line above the steps. Its ticks are the steps, and the ball is on the step that is read. */
export function StepLine({ step, count }: { step: number; count: number }) {
  return (
    <div className={styles.steps} style={{ '--at': step } as CSSProperties} aria-hidden="true">
      {Array.from({ length: count - 1 }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a hop is known by its position alone
        <i key={i} className={i < step ? styles.made : undefined} />
      ))}
      <Ball className={styles.ball} />
    </div>
  )
}
