import type { CSSProperties } from 'react'
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
/** The top of the ball above the line. The number of today is above it. */
const ballTop = 22
/** The room between a hop and its number. */
const gap = 6
/** The top and the bottom of the drawing: the highest hop, and the ticks. */
const [top, bottom] = [line - highest - 4, line + 10]

/** The answers of each day as hops: solid ones of this week, dashed ones of last week. The ball is at today. */
export function WeekHops({ now, before, label }: WeekHopsProps) {
  // A day without answers shows those of last week, as the days to come do.
  const counts = weekdays.map((_, i) => now[i] || before[i] || 0)
  const most = Math.max(1, ...now, ...before)
  const digits = wholeNumber(Math.max(...counts)).length
  const heightOf = (count: number) => (count === 0 ? 0 : Math.max(3, Math.round((count / most) * highest)))
  const hop = (i: number, count: number) => `M${4 + dayWidth * i} ${line - 2}a31 ${heightOf(count)} 0 0 1 62 0`
  return (
    <figure className={styles.chart}>
      <div className={styles.hops} role="img" aria-label={label} style={{ '--digits': digits } as CSSProperties}>
        <svg viewBox={`0 ${top} ${7 * dayWidth} ${bottom - top}`} aria-hidden="true">
          {now.map((count, i) => (
            <path key={weekdays[i]?.short} className={styles.now} d={`${hop(i, count)}z`} />
          ))}
          {before.map((count, i) => (
            <path key={weekdays[i]?.short} className={styles.then} d={hop(i, count)} />
          ))}
          <path className={styles.line} d={`M0 ${line}H${7 * dayWidth}`} />
          {weekdays.map(
            ({ short }, i) => i > 0 && <path key={short} className={styles.tick} d={`M${dayWidth * i} ${line}v9`} />,
          )}
          <circle className={styles.ball} cx={dayWidth * (now.length - 0.5)} cy={line - 10} r="9" />
        </svg>
        {/* These texts are outside the drawing, so that they are as large as the text of the page. */}
        {weekdays.map(({ short }, i) => {
          const count = counts[i] ?? 0
          const from = Math.max(heightOf(count), i === now.length - 1 ? ballTop : 0)
          return (
            <span key={short} className={styles.day}>
              {count > 0 && (
                <b
                  className={now[i] ? undefined : styles.later}
                  style={{ '--from': (bottom - line + from + gap) / (7 * dayWidth) } as CSSProperties}
                >
                  {wholeNumber(count)}
                </b>
              )}
              {[...short][0]}
              <span>{[...short].slice(1)}</span>
            </span>
          )
        })}
      </div>
    </figure>
  )
}
