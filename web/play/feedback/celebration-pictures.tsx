import { type CSSProperties, useEffect } from 'react'
import { areaByOperation, type Level } from '#maths'
import { useAccount } from '../../api/session/use-session.ts'
import { classNames } from '../../ui/base/class-names.ts'
import { useMedia } from '../../ui/hooks/use-media.ts'
import { Drawing } from '../../ui/parts/student-picture.tsx'
import { type Theme, themeClass } from '../../ui/parts/theme.ts'
import type { Celebrated } from './celebrated.ts'
import styles from './celebration-pictures.module.css'
import { confettiColours, startConfetti } from './confetti.ts'
import { StageLine } from './stage-line.tsx'

/** The themes of the hops. They repeat. */
const themes: readonly Theme[] = ['violet', 'blue', 'teal', 'grass', 'tomato']

const hopClass = (i: number) => classNames(styles.hop, themeClass(themes[i % themes.length]!))

const hopNumbers = (hops: number) => Array.from({ length: hops }, (_, i) => i)

/** When a hop appears. The last one does after 0.7 s, in a line as in a ring. */
const appearing = (i: number, hops: number) => ({ '--after': `${(700 * i) / hops}ms` }) as CSSProperties

/** The ball above the picture, with the picture of the student, if one is chosen. It comes from the last hop. */
function FlyingBall({ x, from }: { x: number; from: string }) {
  const { picture } = useAccount()
  return (
    <g
      className={classNames(styles.flying, picture ? `${styles.chosen} ${themeClass(picture.colour)}` : undefined)}
      style={{ '--from': from } as CSSProperties}
    >
      <circle className={styles.ball} cx={x} cy="-30" r="31" />
      {picture && (
        <svg x={x - 18} y="-48" width="36" height="36" aria-hidden="true">
          <Drawing name={picture.name} />
        </svg>
      )}
      <circle className={styles.rim} cx={x} cy="-30" r="37" />
    </g>
  )
}

/** The hops of a streak along a line, each higher than the one before. The ball leaves the picture. */
function LineScene({ hops }: { hops: number }) {
  const width = 480 / hops
  return (
    <svg className={styles.scene} viewBox="0 0 560 172" aria-hidden="true">
      {hopNumbers(hops).map((i) => {
        const height = 48 + (45 * i) / hops
        const arc = `M${40 + i * width} 166a${width / 2} ${height} 0 0 1 ${width} 0z`
        return <path key={i} d={arc} className={hopClass(i)} style={appearing(i, hops)} />
      })}
      <path className={styles.trail} d="M520 164C524 60 500 -20 452 -40" />
      <path className={styles.ground} d="M-600 168.5H1160" />
      <FlyingBall x={430} from="90px 170px" />
    </svg>
  )
}

/** The hops of a streak around a closed ring. The ball leaves the picture. */
function RingScene({ hops }: { hops: number }) {
  const turn = 360 / hops
  return (
    <svg className={styles.scene} viewBox="0 0 560 172" aria-hidden="true">
      <g transform="translate(280 89)">
        {hopNumbers(hops).map((i) => (
          <g key={i} transform={`rotate(${(i + 0.5) * turn})`}>
            <circle cy="-66" r={208 / hops} className={hopClass(i)} style={appearing(i, hops)} />
          </g>
        ))}
        <circle className={styles.closed} r="65" />
        <text className={styles.count} y="21">
          {hops}
        </text>
      </g>
      <path className={styles.ground} d="M-600 168.5H1160" />
      <path className={styles.trail} d="M354 50C380 12 400 -14 424 -24" />
      <FlyingBall x={450} from="-96px 80px" />
    </svg>
  )
}

const sceneByStreak = { line: LineScene, ring: RingScene } as const

/**
 * The hops of a completed streak, in the form in which its playable shows them. A level has confetti too, and a student
 * sees the levels of its stage.
 */
export function Pictures({ text, streak, hops, level }: Celebrated) {
  const Scene = sceneByStreak[streak]
  return (
    <>
      {level && <Confetti level={level} />}
      <Scene hops={hops} />
      {level && <StageLine level={level} text={text} />}
    </>
  )
}

function Confetti({ level: { operation } }: { level: Level }) {
  const isStill = useMedia('(prefers-reduced-motion: reduce)')
  useEffect(() => (isStill ? undefined : startConfetti(areaByOperation[operation])), [isStill, operation])
  return isStill && <StaticBurst />
}

/** The golden angle spreads the pieces evenly without a pattern that the eye would catch. */
const goldenAngle = 137.508
const pieces = Array.from({ length: 60 }, (_, i) => {
  const distance = 90 + Math.sqrt(i) * 78
  const angle = (i * goldenAngle * Math.PI) / 180
  const [x, y] = [683 + distance * Math.cos(angle), 384 + distance * Math.sin(angle) * 0.8]
  return { i, x, y, size: 9 + (i % 4) * 3, tilt: (i * 47) % 360, fill: confettiColours[i % confettiColours.length] }
})

/** Confetti that does not move, for devices that ask for less motion. */
function StaticBurst() {
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
