import type { Level } from '#maths'
import { m } from '../../language/messages.ts'
import { operationTable } from '../../routes/operations.ts'
import { BestPips } from '../../ui/base/pips.tsx'
import { Ring } from '../../ui/parts/ring.tsx'
import styles from './best.module.css'

/** The best streak of a level: pips side by side, or a ring with its number. */
export function Best({ level: { operation, target }, best }: { level: Level; best: number }) {
  if (operationTable[operation].streak === 'line') {
    return <BestPips className={styles.pips} best={best} target={target} />
  }
  const made = Math.min(best, target)
  return (
    <span className={styles.best} role="img" aria-label={m.parts_best_streak({ best: made, target })}>
      <Ring total={target} value={made} className={styles.ring} />
      <span className={styles.number}>
        {made}
        <small>/{target}</small>
      </span>
    </span>
  )
}
