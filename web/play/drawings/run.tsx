import type { CSSProperties } from 'react'
import type { DrawnProps } from './drawn-props.ts'
import { Picture } from './picture.tsx'
import styles from './run.module.css'

const size = 60
const hop = 26
const baseline = hop + 0.95 * size
const height = hop + 1.15 * size

/** Numbers in a row, with a hop from each to the next. The hops to and from the missing number are dashed. */
export function Run({ drawn: { numbers }, label }: DrawnProps<'run'>) {
  const maxLength = Math.max(...numbers.map((number) => String(number ?? '').length))
  const step = size * Math.max(1.75, 0.62 * maxLength + 0.6)
  const width = step * numbers.length
  return (
    <div className={styles.run} style={{ '--ems': width / size } as CSSProperties}>
      <Picture label={label} width={width} height={height}>
        {numbers.slice(1).map((number, i) => {
          const made = number !== null && numbers[i] !== null
          const arc = `M${(i + 0.5) * step + 3} ${hop}a${step / 2 - 3} ${hop - 4} 0 0 1 ${step - 6} 0`
          return made ? (
            <path key={arc} d={`${arc}z`} fill="var(--hue-9)" />
          ) : (
            <path key={arc} d={arc} fill="none" stroke="var(--hue-8)" strokeWidth="4" strokeDasharray="9 7" />
          )
        })}
        {numbers.map((number, i) => (
          <text key={number ?? 'gap'} x={(i + 0.5) * step} y={baseline} fontSize={size}>
            {number ?? '?'}
          </text>
        ))}
      </Picture>
    </div>
  )
}
