import type { Account } from '#contract'
import { nextGoal } from '#maths'
import { m } from '../language/messages.ts'
import { wholeNumber } from '../language/plural.ts'
import type { StepWords } from '../next/step-words.ts'
import { useStepEar } from '../next/use-step-ear.ts'
import kiwi from '../ui/art/kiwi.svg'
import { ButtonLink } from '../ui/base/button.tsx'
import { classNames } from '../ui/base/class-names.ts'
import { hops } from '../ui/base/hops.ts'
import { Bold } from '../ui/parts/bold.tsx'
import { Drawing } from '../ui/parts/student-picture.tsx'
import { type Theme, themeClass } from '../ui/parts/theme.ts'
import type { Hops as Page } from './hops.ts'
import styles from './my-hops.module.css'
import { joinWords, nextWords } from './next-words.ts'

/** The colours of the tens, in turn. */
const colours: readonly Theme[] = ['violet', 'blue', 'teal', 'grass', 'tomato']
/** The width of a hop, the height of the line, and the hops that fit before the ball. */
const hop = 48
const line = 59
const most = 24
/** The most hops that fit on a phone from the beginning of the line, with those that come. */
const few = 8
/** The most hops to the next goal that the line shows, so that a phone has hops that are made too. */
const near = 4

interface AllHopsProps extends Pick<Page, 'right' | 'completed'> {
  readonly picture: Account['picture']
  readonly hasNoClass: boolean
  /** The step of Keep going. Null if there is none. */
  readonly step: StepWords | null
}

/** The number of right answers above a line of hops, with the one thing to do next. */
export function AllHops({ right, completed, picture, hasNoClass, step }: AllHopsProps) {
  const { sentence, button, to } = hasNoClass ? joinWords() : nextWords(step, { right, completed })
  const speech = hasNoClass || !step ? null : step.speech
  const Ear = useStepEar(speech)
  const goal = nextGoal(right)
  return (
    <section className={styles.far} aria-label={m.hops_all()}>
      <div>
        <h2 className={right > 0 ? undefined : styles.first}>
          {right > 0 ? <Bold text={m.hops_count({ count: right })} /> : m.hops_first()}
        </h2>
        {right > 0 && (
          <p className={styles.goal}>{m.next_hops_to_goal({ left: goal - right, goal: wholeNumber(goal) })}</p>
        )}
      </div>
      <div className={styles.next}>
        <div className={classNames(styles.said, speech !== null && styles.heard)}>
          <p>{sentence}</p>
          {speech !== null && Ear && <Ear speech={speech} label={m.next_read_aloud()} />}
        </div>
        <ButtonLink kind="ink" size="big" to={to}>
          {button}
        </ButtonLink>
      </div>
      <Hops right={right} picture={picture} />
    </section>
  )
}

/**
 * The last hops, the ball, and the next hop as dots, or all hops to a goal that is near. Each ten has a colour of its
 * own, and its number is at its end, so that a child can count on from it. The first hops are at the beginning of the
 * line. The child's own picture is the ball. Without a picture, the kiwi waits after the last dots.
 */
function Hops({ right, picture }: Pick<AllHopsProps, 'right' | 'picture'>) {
  const left = nextGoal(right) - right
  const coming = left <= near ? left : 1
  const isBeginning = right + coming <= few
  const from = isBeginning ? 0 : right - most
  const ball = hop * (right - from)
  const start = isBeginning ? -40 : 0
  const numbers = hops(most + 1 + coming, 0)
    .map(({ number }) => from + number - 1)
    .filter((number) => number >= 0)
  return (
    <svg
      className={classNames(styles.hops, !isBeginning && styles.later)}
      viewBox={`${start} 0 ${hop * (most + coming) + (picture ? 34 : 92)} 110`}
      preserveAspectRatio={isBeginning ? 'xMinYMax slice' : 'xMaxYMax slice'}
      aria-hidden="true"
    >
      {numbers
        .filter((number) => number < right)
        .map((number) => (
          <path
            key={number}
            className={classNames(styles.made, themeClass(colours[Math.floor(number / 10) % colours.length]!))}
            d={`M${hop * (number - from)} ${line}a24 24 0 0 1 48 0z`}
          />
        ))}
      <path className={styles.coming} d={`M${ball} ${line - 3}${'a24 24 0 0 1 48 0'.repeat(coming)}`} />
      <path className={styles.line} d={`M-900 ${line}H2000`} />
      {numbers.map((number) => (
        <path key={number} className={styles.tick} d={`M${hop * (number - from)} ${line}v${number % 10 ? 10 : 20}`} />
      ))}
      {numbers
        .filter((number) => number % 10 === 0)
        .map((number) => (
          <text key={number} x={hop * (number - from)} y="81" dy="0.62em">
            {number}
          </text>
        ))}
      {picture ? (
        <svg
          className={classNames(styles.me, themeClass(picture.colour))}
          x={ball - 27}
          y={line - 54}
          width="54"
          height="54"
          aria-hidden="true"
        >
          <circle className={styles.here} cx="50%" cy="50%" r="24" />
          <svg x="20%" y="20%" width="60%" height="60%" aria-hidden="true">
            <Drawing name={picture.name} />
          </svg>
        </svg>
      ) : (
        <>
          <circle className={styles.here} cx={ball} cy={line - 21} r="17" />
          <image href={kiwi} x={ball + hop * coming + 8} y={line - 56} width="64" />
        </>
      )}
    </svg>
  )
}
