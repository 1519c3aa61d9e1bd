import type { NextStep } from '#maths'
import { m } from '../language/messages.ts'
import { classNames } from '../ui/base/class-names.ts'
import { Icon } from '../ui/base/icon.tsx'
import { Link } from '../ui/base/link.tsx'
import { BestPips } from '../ui/base/pips.tsx'
import styles from './keep-going.module.css'
import { stepWords } from './step-words.ts'
import type { StepOnScreen } from './use-next-step.ts'

const arrow = ['M9 5l7 7-7 7']

/** The large button that opens the next level at once (docs/product/screens.md, "Keep going"). */
export function KeepGoing({ step, best }: { step: NextStep; best: StepOnScreen['best'] }) {
  const { to, title, isExample, sentence } = stepWords(step)
  return (
    <Link className={styles.go} to={to}>
      <span className={styles.call}>{m.next_keep_going()}</span>
      <b className={classNames(!isExample && styles.words)}>{title}</b>
      <span className={styles.why}>{sentence}</span>
      {step.kind !== 'task' && <BestPips className={styles.hops} best={best?.streak ?? 0} target={step.level.target} />}
      <Icon className={styles.arrow} paths={arrow} />
    </Link>
  )
}
