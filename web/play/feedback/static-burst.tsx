import styles from './celebration.module.css'
import { confettiColours } from './confetti.ts'

/** The golden angle spreads the pieces evenly without a pattern that the eye would catch. */
const turn = 137.508
const pieces = Array.from({ length: 60 }, (_, i) => {
  const far = 90 + Math.sqrt(i) * 78
  const angle = (i * turn * Math.PI) / 180
  const [x, y] = [683 + far * Math.cos(angle), 384 + far * Math.sin(angle) * 0.8]
  return { i, x, y, size: 9 + (i % 4) * 3, tilt: (i * 47) % 360, fill: confettiColours[i % confettiColours.length] }
})

/** Confetti for those who asked for less motion: it hangs in the air. */
export function StaticBurst() {
  return (
    <svg className={styles.burst} viewBox="0 0 1366 768" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {pieces.map(({ i, x, y, size, tilt, fill }) => (
        <path
          key={i}
          d={`M${-size} 0a${size} ${size} 0 0 1 ${2 * size} 0z`}
          fill={fill}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${tilt})`}
        />
      ))}
    </svg>
  )
}
