import { useId } from 'react'
import { m } from '../../language/messages.ts'
import kiwi from '../../ui/art/kiwi.svg'
import korora from '../../ui/art/korora.svg'
import piwakawaka from '../../ui/art/piwakawaka.svg'
import sheep from '../../ui/art/sheep.svg'
import tuatara from '../../ui/art/tuatara.svg'
import { classNames } from '../../ui/base/class-names.ts'
import { type Theme, themeClass } from '../../ui/parts/theme.ts'
import { hopsOfChain, shareOf, ticksOf } from './chain.ts'
import styles from './class-chain.module.css'

/** The colours of the hops, in turn. */
const colours: readonly Theme[] = ['violet', 'blue', 'teal', 'grass', 'tomato', 'pink', 'orange', 'cyan']
/** The animals that stand on every second hop at the mark, with the widths of their drawings. */
const animals = [
  { name: 'korora', source: korora, width: 160 },
  { name: 'tuatara', source: tuatara, width: 160 },
  { name: 'piwakawaka', source: piwakawaka, width: 176 },
  { name: 'sheep', source: sheep, width: 160 },
  { name: 'kiwi', source: kiwi, width: 160 },
] as const
/** The height of their drawings, and of the ground in them. */
const animal = { height: 149, ground: 138 }

/** The first tick, the width and the height of a hop, and the height of the line. */
const begin = 90
const width = 172
const height = 150
const line = 500
const end = begin + hopsOfChain * width

const ticks = Array.from({ length: hopsOfChain + 1 }, (_, i) => begin + width * i)
const hop = (x: number) => `M${x} ${line}a${width / 2} ${height} 0 0 1 ${width} 0`
const hops = ticks.slice(0, -1).map(hop)

/** The answers of a class as ten hops to the mark. The ball is at the exact number. */
export function ClassChain({ hops: made, mark }: { hops: number; mark: number }) {
  const clip = useId()
  const ball = begin + width * hopsOfChain * shareOf(made, mark)
  const isReached = made >= mark
  const flag = isReached ? 16 : 156
  const texts = ticksOf(mark)
  return (
    <svg
      className={styles.chain}
      viewBox="0 0 1920 606"
      preserveAspectRatio="xMidYMax meet"
      role="img"
      aria-label={m.our_line_chain({ hops: made, mark })}
    >
      <clipPath id={clip}>
        <path d={`M0 0H${ball}V606H0z`} />
      </clipPath>
      <path className={styles.toMake} d={hops.map((d) => `${d}z`).join('')} />
      <g clipPath={`url(#${clip})`}>
        {hops.map((d, i) => (
          <path key={d} className={classNames(styles.made, themeClass(colours[i % colours.length]!))} d={`${d}z`} />
        ))}
      </g>
      {!isReached && <path className={styles.coming} d={hop(begin + width * Math.floor((ball - begin) / width))} />}
      <path className={styles.line} d={`M-4000 505H6000M${ticks.map((x) => `${x} ${line}v30`).join('M')}`} />
      {texts.map((text, i) => (
        <text key={ticks[i]} className={classNames(i % (hopsOfChain / 2) !== 0 && styles.between)} x={ticks[i]} y="578">
          {text}
        </text>
      ))}
      <path className={styles.line} d={`M${end} ${line}V${flag}`} />
      <path className={styles.flag} d={`M${end + 4} ${flag}h-184l26 38-26 38h184z`} />
      <text className={styles.mark} x={end - 74} y={flag + 53}>
        {texts.at(-1)}
      </text>
      {isReached &&
        animals.map(({ name, source, width: wide }, i) => (
          <image
            key={name}
            href={source}
            x={begin + width * (2 * i + 1.5) - wide / 2}
            y={line - height - animal.ground + 8}
            width={wide}
            height={animal.height}
          />
        ))}
      <circle className={styles.ball} style={{ transform: `translateX(${ball}px)` }} cy="462" r="33" />
    </svg>
  )
}
