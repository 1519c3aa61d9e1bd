import styles from './celebration.module.css'

const hues = ['#6e56cf', '#0090ff', '#12a594', '#46a758', '#e54d2e']
const closed = Array.from({ length: 20 }, (_, i) => ({ angle: (i + 0.5) * 18, fill: hues[i % hues.length] }))

/** The ring of twenty, closed, in the hues of the places, and the ball out of the frame. */
export function RingScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 560 172" aria-hidden="true">
      <g transform="translate(280 89)">
        {closed.map(({ angle, fill }) => (
          <circle key={angle} cy="-66" r="10.4" fill={fill} transform={`rotate(${angle})`} />
        ))}
        <circle className={styles.closed} r="65" />
        <text className={styles.twenty} y="21">
          20
        </text>
      </g>
      <path className={styles.ground} d="M0 168.5H560" />
      <path className={styles.trail} d="M354 50C380 12 400 -14 424 -24" />
      <circle className={styles.ball} cx="450" cy="-30" r="31" />
      <circle className={styles.rim} cx="450" cy="-30" r="37" />
    </svg>
  )
}
