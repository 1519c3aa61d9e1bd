import { m } from '../language/messages.ts'
import { ButtonLink } from '../ui/base/button.tsx'
import { classNames } from '../ui/base/class-names.ts'
import { hops } from '../ui/base/hops.ts'
import { Bold } from '../ui/parts/bold.tsx'
import { type Theme, themeClass } from '../ui/parts/theme.ts'
import type { Practice } from './hops.ts'
import styles from './my-hops.module.css'
import { nextWords } from './next-words.ts'

/** The colours of the hops, in turn. */
const colours: readonly Theme[] = ['violet', 'blue', 'teal', 'grass', 'tomato']
/** The width of a hop, the height of the line, and the hops that fit before the ball. */
const hop = 84
const line = 79
const most = 13

interface AllHopsProps extends Pick<Practice, 'right' | 'next' | 'facts'> {}

/** The number of right answers above a line of hops, with the offer of what to try next. */
export function AllHops({ right, next, facts }: AllHopsProps) {
  const { sentence, button, to } = nextWords(next, facts)
  return (
    <section className={styles.far} aria-label={m.hops_all()}>
      <h2>
        <Bold text={m.hops_count({ count: right })} />
      </h2>
      <div className={styles.next}>
        <p>{sentence}</p>
        <ButtonLink kind="ink" size="big" to={to}>
          {button}
        </ButtonLink>
      </div>
      <Hops made={Math.min(right, most)} />
    </section>
  )
}

/** The last hops that were made, the ball, and the next hop as dots. */
function Hops({ made }: { made: number }) {
  const ball = hop * most
  return (
    <svg
      className={styles.hops}
      viewBox={`0 0 ${ball + hop + 34} 96`}
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
    >
      {hops(made, 0).map(({ number }) => {
        const from = most - number
        const colour = colours[from % colours.length]!
        return (
          <path
            key={from}
            className={classNames(styles.made, themeClass(colour))}
            d={`M${hop * from} 76a42 42 0 0 1 84 0z`}
          />
        )
      })}
      <path className={styles.coming} d={`M${ball} 74a42 42 0 0 1 84 0`} />
      <path className={styles.line} d={`M-900 ${line}H2000`} />
      {hops(most + 2, 0).map(({ number: tick }) => (
        <path key={tick} className={styles.tick} d={`M${hop * tick} ${line}v15`} />
      ))}
      <circle className={styles.here} cx={ball} cy="58" r="17" />
    </svg>
  )
}
