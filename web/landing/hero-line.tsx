import type { CSSProperties } from 'react'
import { m } from '../language/messages.ts'
import { classNames } from '../ui/base/class-names.ts'
import styles from './hero-line.module.css'
import type { Sum } from './sum.ts'

/** Returns the x of a number's tick: 0 is at 60, and ticks are 64 apart. */
const xOf = (number: number) => 60 + 64 * number
const numbers = Array.from({ length: 21 }, (_, number) => number)

/** The number line from 0 to 20 with a hop to ten and a hop from there. The ball hops when the answer is known. */
export function HeroLine({ sum: { left: from, right, isKnown } }: { sum: Sum }) {
  const to = from + right
  const hops = [
    { begin: from, end: 10 },
    { begin: 10, end: to },
  ].map(({ begin, end }) => ({ begin, by: end - begin, width: xOf(end) - xOf(begin), height: 8 + 24 * (end - begin) }))
  const flight = Object.fromEntries(
    hops.flatMap(({ begin, width, height }, i) => [
      [`--x${i}`, `${xOf(begin) + width / 2}px`],
      [`--y${i}`, `${-Math.min(height, 128)}px`],
    ]),
  )
  const positions = { '--from': `${xOf(from)}px`, '--to': `${xOf(to)}px`, ...flight } as CSSProperties
  return (
    <svg
      className={styles.line}
      viewBox="0 0 1400 212"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label={descriptionOf(from, to, isKnown)}
      style={positions}
    >
      <g className={styles.whole}>
        {hops.map(({ begin, by, width, height }) => (
          <g key={begin}>
            <path
              className={styles.hop}
              d={`M${xOf(begin)} 146a${width / 2} ${Math.min(height, 128)} 0 0 1 ${width} 0z`}
            />
            <text className={styles.by} x={xOf(begin) + width / 2} y={136 - Math.min(height, 128) * 0.2}>
              + {by}
            </text>
          </g>
        ))}
        <path className={styles.ground} d="M-1400 150H2800" />
        {numbers.map((number) => (
          <g key={number}>
            <path d={`M${xOf(number)} 150v${number % 5 === 0 ? 22 : 14}`} />
            {number !== to && (
              <text x={xOf(number)} y="196">
                {number}
              </text>
            )}
          </g>
        ))}
        <rect x={xOf(to) - 19} y="174" width="38" height="34" rx="10" />
        <text className={styles.asked} x={xOf(to)} y="199">
          {isKnown ? to : '?'}
        </text>
        <circle className={classNames(styles.ball, isKnown && styles.hopped)} cy="130" r="17" />
      </g>
    </svg>
  )
}

function descriptionOf(from: number, to: number, isKnown: boolean): string {
  if (isKnown) return m.landing_line_hopped({ from, to })
  return m.landing_line({ from, toTen: 10 - from, rest: to - 10 })
}
