import { classNames } from '../../ui/base/class-names.ts'
import { type Theme, themeClass } from '../../ui/parts/theme.ts'
import styles from './our-line.module.css'

const colours: readonly (Theme | null)[] = ['violet', 'blue', 'teal', 'grass', 'tomato', 'pink', null]

/** Multiples of these fractions spread the pieces evenly, without a visible pattern. */
const spread = { x: 0.754_877, y: 0.569_84, turn: 0.618_034 }
const part = (number: number) => number % 1

/** Half discs and discs that hang still, away from the words at the top left. */
const pieces = Array.from({ length: 90 }, (_, i) => ({
  x: Math.round(1920 * part(i * spread.x)),
  y: Math.round(60 + 560 * part(i * spread.y)),
  size: 10 + Math.round(14 * part(i * spread.turn)),
  turn: Math.round(360 * part(i * spread.turn)),
  isDisc: i % 5 === 4,
  colour: colours[i % colours.length] ?? null,
})).filter(({ x, y }) => x > 1100 || y > 540)

/** The celebration of a class that has reached its mark. */
export function Burst() {
  return (
    <svg className={styles.burst} viewBox="0 0 1920 700" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      {pieces.map(({ x, y, size, turn, isDisc, colour }) => (
        <path
          key={`${x} ${y}`}
          className={classNames(styles.piece, colour !== null && themeClass(colour))}
          d={
            isDisc
              ? `M0 ${-size / 2}a${size / 2} ${size / 2} 0 0 1 0 ${size}a${size / 2} ${size / 2} 0 0 1 0 ${-size}`
              : `M${-size} 0a${size} ${size} 0 0 1 ${2 * size} 0z`
          }
          transform={`translate(${x} ${y}) rotate(${turn})`}
        />
      ))}
    </svg>
  )
}
