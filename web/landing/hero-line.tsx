import styles from './hero.module.css'

/** The number line from 0 to 20, with the hops 8 → 10 → 15 over it: ticks every 64 from x = 60. */
const ticks = Array.from({ length: 21 }, (_, number) => ({ number, x: 60 + 64 * number }))

export function HeroLine() {
  return (
    <svg
      className={styles.line}
      viewBox="0 0 1400 212"
      preserveAspectRatio="xMidYMax slice"
      role="img"
      aria-label="A number line from 0 to 20. A ball stands on 8. One hop of 2 to 10 and one hop of 5 lead to the answer."
    >
      <path className={styles.hop} d="M572 146a64 64 0 0 1 128 0z" />
      <path className={styles.hop} d="M700 146a160 128 0 0 1 320 0z" />
      <path className={styles.ground} d="M0 150H1400" />
      {ticks.map(({ number, x }) => (
        <g key={number}>
          <path d={`M${x} 150v${number % 5 === 0 ? 22 : 14}`} />
          {number !== 15 && (
            <text x={x} y="196">
              {number}
            </text>
          )}
        </g>
      ))}
      <text className={styles.by} x="636" y="130">
        + 2
      </text>
      <text className={styles.by} x="860" y="110">
        + 5
      </text>
      <rect x="1001" y="174" width="38" height="34" rx="10" fill="var(--ink)" />
      <text className={styles.asked} x="1020" y="199">
        ?
      </text>
      <circle cx="572" cy="130" r="17" />
    </svg>
  )
}
