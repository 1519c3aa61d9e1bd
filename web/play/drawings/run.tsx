import type { CSSProperties } from 'react'
import { useLanguage } from '../language/language.ts'
import type { DrawnProps } from './drawn-props.ts'
import styles from './run.module.css'

/** Widths in font sizes: a digit, the space around a number, and the rim of the box with the space around it. */
const digit = 0.62
const around = 0.36
const rim = 1
/** A number of two digits in place of the missing one, so that runs up to this length have the same width. */
const twoDigits = 10
/** The units of the picture in a font size, and the height of a hop in these units. */
const size = 60
const hop = 30

/** Numbers in a row, with a hop from each to the next. The hops to and from the missing number are dashed. */
export function Run({ drawn: { numbers }, label, box }: DrawnProps<'run'>) {
  const length = Math.max(...numbers.map((number) => String(number ?? twoDigits).length))
  const widths = numbers.map((number) =>
    number === null && box ? box.maxLength * digit + rim : length * digit + around,
  )
  const { tag } = useLanguage()
  let width = 0
  const middles = widths.map((one) => {
    width += one
    return size * (width - one / 2)
  })
  const looks = {
    '--ems': width,
    gridTemplateColumns: widths.map((one) => `${one}fr`).join(' '),
  } as CSSProperties
  return (
    <div className={styles.run} style={looks}>
      <svg className={styles.hops} viewBox={`0 0 ${size * width} ${hop}`} lang={tag} role="img" aria-label={label}>
        {numbers.slice(1).map((number, i) => {
          const made = number !== null && numbers[i] !== null
          const from = middles[i]! + 3
          const across = middles[i + 1]! - 3 - from
          const arc = `M${from} ${hop}a${across / 2} ${hop - 4} 0 0 1 ${across} 0`
          return <path key={arc} d={arc} className={made ? undefined : styles.open} />
        })}
      </svg>
      {numbers.map((number) => (
        <span
          key={number ?? 'gap'}
          data-part={number === null ? 'gap' : 'number'}
          aria-hidden={number !== null || !box}
        >
          {number ?? box?.input ?? '?'}
        </span>
      ))}
    </div>
  )
}
