import { hops } from '../base/hops.ts'
import styles from './skeleton.module.css'

/** The placeholder of a list that is loading. `rows` is the likely number of rows, and `label` names the list. */
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
