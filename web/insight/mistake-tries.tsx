import type { SlipFollower } from '#contract'
import { m } from '../language/messages.ts'
import styles from './mistake-tries.module.css'

type Try = SlipFollower['tries'][number]

/** The look of a try: a filled hop, a hollow one, or a dot. */
const looks: Readonly<Record<Try, string | undefined>> = { right: styles.right, slip: styles.slip, miss: styles.miss }

/** The last answers as small hops, the newest on the right. */
export function Tries({ tries }: { tries: readonly Try[] }) {
  const right = tries.filter((one) => one === 'right').length
  return (
    <span className={styles.tries} role="img" aria-label={m.insight_tries({ right, count: tries.length })}>
      {tries.map((one, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a try is its position.
        <i key={i} className={looks[one]} />
      ))}
    </span>
  )
}

/** The key of the hops. */
export function TriesKey() {
  const entries = [
    { look: 'right', text: m.insight_key_right() },
    { look: 'slip', text: m.insight_key_slip() },
    { look: 'miss', text: m.insight_key_miss() },
  ] as const
  return (
    <ul className={styles.key}>
      {entries.map(({ look, text }) => (
        <li key={look}>
          <span className={styles.tries} aria-hidden="true">
            <i className={looks[look]} />
          </span>{' '}
          {text}
        </li>
      ))}
      <li className="soft">{m.insight_key_newest()}</li>
    </ul>
  )
}
