import { m } from '../language/messages.ts'
import { hops } from '../ui/base/hops.ts'
import styles from './tries.module.css'

/** The first answer to a question: right, wrong with a known mistake, or wrong in another way. */
type Try = 'right' | 'slip' | 'missed'

/** The last answers as small hops, the newest on the right: filled is right, hollow is the mistake, a dot is a miss. */
export function Tries({ tries }: { tries: readonly Try[] }) {
  const right = tries.filter((one) => one === 'right').length
  return (
    <span className={styles.tries} role="img" aria-label={m.insight_tries({ right, count: tries.length })}>
      {hops(tries.length, 0).map(({ number }) => (
        <i key={number} className={styles[tries[number - 1] ?? 'missed']} />
      ))}
    </span>
  )
}

/** The meaning of the hops. `slip` says what a hollow one is, and `order` which answers are shown. */
export function TriesKey({ slip, order }: { slip: string; order: string }) {
  const entries = [
    { look: 'right', text: m.insight_key_right() },
    { look: 'slip', text: slip },
    { look: 'missed', text: m.insight_key_missed() },
  ] as const
  return (
    <ul className={styles.key}>
      {entries.map(({ look, text }) => (
        <li key={look}>
          <span className={styles.tries} aria-hidden="true">
            <i className={styles[look]} />
          </span>
          {text}
        </li>
      ))}
      <li className="soft">{order}</li>
    </ul>
  )
}
