import { m } from '../../language/messages.ts'
import { classNames } from './class-names.ts'
import { hops } from './hops.ts'
import styles from './pips.module.css'

/** Small half discs for the hops that are made and those that are left. Without a label they are decoration. */
export function Pips(props: { total: number; on: number; label?: string; className?: string | undefined }) {
  const { total, on, label, className } = props
  const labelling = label === undefined ? ({ 'aria-hidden': true } as const) : { role: 'img', 'aria-label': label }
  return (
    <span className={classNames(styles.pips, className)} {...labelling}>
      {hops(total, on).map(({ number, made }) => (
        <i key={number} className={made ? styles.on : undefined} />
      ))}
    </span>
  )
}

/** The best streak as pips, up to the target. */
export function BestPips(props: { best: number; target: number; className?: string | undefined }) {
  const { best, target, className } = props
  const on = Math.min(best, target)
  return <Pips className={className} total={target} on={on} label={m.parts_best_streak({ best: on, target })} />
}
