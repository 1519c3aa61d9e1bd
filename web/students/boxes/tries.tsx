import type { StudentLevelInBox } from '#contract'
import { m } from '../../language/messages.ts'
import { hops } from '../../ui/base/hops.ts'
import styles from './tries.module.css'

type Try = StudentLevelInBox['last'][number]

/** The last answers of a level as hops, the newest on the right: filled is right, hollow is a mistake with a name. */
export function Tries({ last }: { last: readonly Try[] }) {
  const right = last.filter((one) => one === 'right').length
  return (
    <>
      <span className={styles.tries} role="img" aria-label={m.boxes_tries({ right, count: last.length })}>
        {hops(last.length, 0).map(({ number }) => (
          <i key={number} className={styles[last[number - 1] ?? 'missed']} />
        ))}
      </span>
      <span className={styles.number} aria-hidden="true">
        {right}
        <small>/{last.length}</small>
      </span>
    </>
  )
}

/** The meaning of the hops. */
export function TriesLegend() {
  const entries = [
    { one: 'right', text: m.boxes_key_right() },
    { one: 'slip', text: m.boxes_key_slip() },
    { one: 'missed', text: m.boxes_key_missed() },
  ] as const
  return (
    <ul className={styles.legend}>
      {entries.map(({ one, text }) => (
        <li key={one}>
          <span className={styles.tries} aria-hidden="true">
            <i className={styles[one]} />
          </span>
          {text}
        </li>
      ))}
      <li className="soft">{m.boxes_key_order()}</li>
    </ul>
  )
}
