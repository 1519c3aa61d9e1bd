import type { CSSProperties } from 'react'
import type { DrawnProps } from './drawn-props.ts'
import styles from './run.module.css'

/** Widths in font sizes: a digit, the space around a number, and the rim of the box with the space around it. */
const digit = 0.62
const around = 0.5
const rim = 1.2
/** The length of a number up to which all runs have the same width. */
const leastLength = 2
/** The units of the picture in a font size, and the height of a hop in these units. */
const size = 60
const hop = 26

/** Numbers in a row, with a hop from each to the next. The hops to and from the missing number are dashed. */
export function Run({ drawn: { numbers }, label, box }: DrawnProps<'run'>) {
  const length = Math.max(leastLength, ...numbers.map((number) => String(number ?? '').length))
  const widths = numbers.map((number) =>
    number === null && box ? box.maxLength * digit + rim : length * digit + around,
  )
  const startOf = (i: number) => widths.slice(0, i).reduce((sum, width) => sum + width, 0)
  const middleOf = (i: number) => size * (startOf(i) + widths[i]! / 2)
  const width = startOf(widths.length)
  const looks = {
    '--ems': width,
    gridTemplateColumns: widths.map((one) => `${one}fr`).join(' '),
  } as CSSProperties
  return (
    <div className={styles.run} style={looks}>
      <svg className={styles.hops} viewBox={`0 0 ${size * width} ${hop}`} role="img" aria-label={label}>
        {numbers.slice(1).map((number, i) => {
          const made = number !== null && numbers[i] !== null
          const [from, to] = [middleOf(i) + 3, middleOf(i + 1) - 3]
          const arc = `M${from} ${hop}a${(to - from) / 2} ${hop - 4} 0 0 1 ${to - from} 0`
          return made ? (
            <path key={arc} d={`${arc}z`} fill="var(--hue-9)" />
          ) : (
            <path key={arc} d={arc} fill="none" stroke="var(--hue-8)" strokeWidth="4" strokeDasharray="9 7" />
          )
        })}
      </svg>
      {numbers.map((number) =>
        number === null ? (
          <span key="gap" data-part="gap" aria-hidden={box === undefined}>
            {box?.input ?? '?'}
          </span>
        ) : (
          <span key={number} data-part="number" aria-hidden="true">
            {number}
          </span>
        ),
      )}
    </div>
  )
}
