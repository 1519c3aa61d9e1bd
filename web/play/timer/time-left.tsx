import { m } from '../../language/messages.ts'
import styles from './time-left.module.css'
import { useSecondsLeft } from './use-countdown.ts'

/** The countdown: an inner ring that empties, and the seconds in words. Their room is reserved while no time runs. */
export function TimeLeft({ end, total, clock }: { end: number | null; total: number; clock: () => number }) {
  const seconds = useSecondsLeft(end, total, clock)
  return (
    <>
      {end !== null && (
        <svg className={styles.ring} viewBox="0 0 100 100" aria-hidden="true">
          <circle cx="50" cy="50" r="36.4" />
          <circle
            key={end}
            className={styles.left}
            cx="50"
            cy="50"
            r="36.4"
            pathLength={total}
            strokeDasharray={`${seconds} ${total}`}
            transform="rotate(-90 50 50)"
            style={{ animationDuration: `${total}s` }}
          />
        </svg>
      )}
      <p className={styles.seconds} role="timer">
        {seconds !== null && m.play_seconds({ count: seconds })}
      </p>
    </>
  )
}
