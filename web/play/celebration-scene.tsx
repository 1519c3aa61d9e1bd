import { classNames } from '../ui/class-names.ts'
import { hueOf } from '../ui/hue-of.ts'
import styles from './celebration.module.css'

const hops = [
  { from: 40, high: 48, place: 'timestable' },
  { from: 136, high: 57, place: 'fouroperations' },
  { from: 232, high: 66, place: 'measurement' },
  { from: 328, high: 75, place: 'addition' },
  { from: 424, high: 84, place: 'subtraction' },
] as const

/** Five hops in the hues of the places, and the ball out of the frame. */
export function CelebrationScene() {
  return (
    <svg className={styles.scene} viewBox="0 0 560 172" aria-hidden="true">
      {hops.map(({ from, high, place }) => (
        <path key={from} d={`M${from} 166a48 ${high} 0 0 1 96 0z`} className={classNames(styles.hop, hueOf(place))} />
      ))}
      <path className={styles.trail} d="M520 164C524 60 500 -20 452 -40" />
      <path className={styles.ground} d="M0 168.5H560" />
      <circle className={styles.ball} cx="430" cy="-30" r="31" />
      <circle className={styles.rim} cx="430" cy="-30" r="37" />
    </svg>
  )
}
