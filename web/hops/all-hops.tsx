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
/** The most hops that fit on a phone from the beginning of the line. */
const few = 3

interface AllHopsProps extends Pick<Practice, 'right' | 'next' | 'facts'> {}

/** The number of right answers above a line of hops, with the offer of what to try next. */
export function AllHops({ right, next, facts }: AllHopsProps) {
  const { sentence, button, to } = nextWords(next, facts)
  return (
    <section className={styles.far} aria-label={m.hops_all()}>
      <h2 className={right > 0 ? undefined : styles.first}>
        {right > 0 ? <Bold text={m.hops_count({ count: right })} /> : m.hops_first()}
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

/** The last hops, the ball, and the next hop as dots. The first hops are at the beginning of the line. */
function Hops({ made }: { made: number }) {
  const isBeginning = made <= few
  const before = isBeginning ? made : most
  const ball = hop * before
  const left = isBeginning ? -48 : 0
  return (
    <svg
      className={styles.hops}
      viewBox={`${left} 0 ${hop * (most + 1) + 34} 96`}
      preserveAspectRatio={isBeginning ? 'xMinYMax slice' : 'xMaxYMax slice'}
      aria-hidden="true"
    >
      {hops(made, 0).map(({ number }) => {
        const from = before - number
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
        <path key={tick} className={styles.tick} d={`M${hop * (tick - (isBeginning ? 1 : 0))} ${line}v15`} />
      ))}
      <circle className={styles.here} cx={ball} cy="58" r="17" />
    </svg>
  )
}
