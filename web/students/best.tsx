import { BestPips } from '../ui/best-pips.tsx'
import { Ring } from '../ui/ring.tsx'
import styles from './best.module.css'

/** The best streak of a level as hops: five side by side, or twenty as a ring with their number. */
export function Best({ best, target }: { best: number; target: number }) {
  if (target <= 5) return <BestPips className={styles.pips} best={best} target={target} />
  const made = Math.min(best, target)
  return (
    <span className={styles.best} role="img" aria-label={`Best streak ${made} of ${target}`}>
      <Ring n={made} className={styles.ring} />
      <span className={styles.number}>
        {made}
        <small>/{target}</small>
      </span>
    </span>
  )
}
