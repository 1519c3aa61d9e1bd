import { weekdays } from '../../language/dates.ts'
import { wholeNumber } from '../../language/plural.ts'
import styles from './this-week.module.css'

interface WeekHopsProps {
  /** The answers of each day from Monday on: of this week up to today, and of the whole last week. */
  readonly now: readonly number[]
  readonly before: readonly number[]
  readonly label: string
}

/** The space of a day on the line, and the height of the highest hop. */
const dayWidth = 70
const highest = 60
const line = 84
/** The top of the ball above the line. The number of today stands above it. */
const ballTop = 22

/** The answers of each day as hops: solid ones of this week, dashed ones of last week. The ball is at today. */
export function WeekHops({ now, before, label }: WeekHopsProps) {
  const most = Math.max(1, ...now, ...before)
  const heightOf = (count: number) => (count === 0 ? 0 : Math.max(3, Math.round((count / most) * highest)))
  const hop = (i: number, count: number) => `M${4 + dayWidth * i} ${line - 2}a31 ${heightOf(count)} 0 0 1 62 0`
  return (
    <figure>
      <svg className={styles.hops} viewBox="-4 0 498 112" role="img" aria-label={label}>
        {now.map((count, i) => (
          <path key={weekdays[i]?.short} className={styles.now} d={`${hop(i, count)}z`} />
        ))}
        {before.map((count, i) => (
          <path key={weekdays[i]?.short} className={styles.then} d={hop(i, count)} />
        ))}
        <path className={styles.line} d={`M0 ${line}H490`} />
        {weekdays.map(({ short }, i) => {
          // A day without answers shows those of last week, as the days to come do.
          const count = now[i] || before[i] || 0
          const isToday = i === now.length - 1
          return (
            <g key={short}>
              {i > 0 && <path className={styles.tick} d={`M${dayWidth * i} ${line}v9`} />}
              {count > 0 && (
                <text
                  className={now[i] ? undefined : styles.later}
                  x={dayWidth * (i + 0.5)}
                  y={line - 8 - Math.max(heightOf(count), isToday ? ballTop : 0)}
                >
                  {wholeNumber(count)}
                </text>
              )}
              <text className={styles.day} x={dayWidth * (i + 0.5)} y={line + 22}>
                {short}
              </text>
            </g>
          )
        })}
        <circle className={styles.ball} cx={dayWidth * (now.length - 0.5)} cy={line - 10} r="9" />
      </svg>
    </figure>
  )
}
