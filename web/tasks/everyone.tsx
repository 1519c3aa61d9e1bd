import { m } from '../language/messages.ts'
import { classNames } from '../ui/base/class-names.ts'
import styles from './everyone.module.css'

export interface Counts {
  readonly done: number
  readonly soFar: number
  readonly notBegun: number
}

/** With fewer students, the bars say less than the counts in words. */
const fewest = 5

/** Returns whether there are bars. Before anybody has begun, each would be the same. */
export const hasBars = ({ done, soFar, notBegun }: Counts) => done + soFar > 0 && done + soFar + notBegun >= fewest

/** Every student as a bar: done is full height, so far half, not begun a foot. So nothing needs its colour. */
export function Everyone({ counts, className }: { counts: Counts; className?: string | undefined }) {
  const bars = (['done', 'soFar', 'notBegun'] as const).flatMap((kind) =>
    Array.from({ length: counts[kind] }, (_, i) => ({ kind, key: `${kind} ${i}` })),
  )
  return (
    <div
      className={classNames(styles.everyone, className)}
      role="img"
      aria-label={m.tasks_counts({ ...counts }).replaceAll(/<\/?b>/g, '')}
    >
      {bars.map(({ kind, key }) => (
        <i key={key} className={styles[kind]} />
      ))}
    </div>
  )
}
