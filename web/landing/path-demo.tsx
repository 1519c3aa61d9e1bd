import { levelsOf } from '#maths'
import { m } from '../language/messages.ts'
import { Ball } from '../ui/base/ball.tsx'
import { classNames } from '../ui/base/class-names.ts'
import { Medal } from '../ui/base/medal.tsx'
import { BestPips } from '../ui/base/pips.tsx'
import styles from './path-demo.module.css'

const levels = levelsOf('addition').slice(0, 6)

/** The number of completed levels; the ball is on the next one. */
const completed = 4
const bestOfNext = 2

/** A picture of the addition path. */
export function PathDemo() {
  return (
    <ol className={styles.levels} aria-label={m.landing_path()}>
      {levels.map(({ id, title, target }, i) => (
        <DemoLevel
          key={id}
          id={id}
          title={title}
          target={target}
          best={i < completed ? target : i === completed ? bestOfNext : 0}
          isNext={i === completed}
        />
      ))}
    </ol>
  )
}

function DemoLevel(props: { id: string; title: string; target: number; best: number; isNext: boolean }) {
  const { id, title, target, best, isNext } = props
  const isDone = best >= target
  return (
    <li className={isDone ? styles.hopped : undefined}>
      {isNext && <Ball className={styles.here} />}
      <div className={classNames(styles.level, isDone && styles.done, isNext && styles.next)}>
        <span className={styles.id}>{id}</span>
        <span className={styles.mark}>{isDone && <Medal label={m.lists_completed_level()} />}</span>
        <span className={styles.sum}>{title}</span>
        <BestPips className={styles.pips} best={best} target={target} />
      </div>
    </li>
  )
}
