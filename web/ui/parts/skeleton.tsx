import { hops } from '../base/hops.ts'
import styles from './skeleton.module.css'

/** What stands where a list will: as many rows as are likely. `label` says what is loading. */
export function Skeleton({ label, rows = 2 }: { label: string; rows?: number }) {
  return (
    <section className={styles.skeleton} aria-label={label} aria-busy="true">
      {hops(rows, 0).map(({ number }) => (
        <div key={number} className={styles.row}>
          <div>
            <div className={styles.title} />
            <div className={styles.line} />
          </div>
          <div className={styles.hops} />
        </div>
      ))}
    </section>
  )
}
