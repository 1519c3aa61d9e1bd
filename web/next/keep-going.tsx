import { useAccount } from '../api/session/use-session.ts'
import { m } from '../language/messages.ts'
import { LevelPicture } from '../stages/level-picture.tsx'
import { HopLine } from '../todo/hop-line.tsx'
import kiwi from '../ui/art/kiwi.svg'
import { classNames } from '../ui/base/class-names.ts'
import { Icon } from '../ui/base/icon.tsx'
import { Link } from '../ui/base/link.tsx'
import { useGuard } from '../ui/hooks/use-guard.ts'
import { StudentPicture } from '../ui/parts/student-picture.tsx'
import { themeClass } from '../ui/parts/theme.ts'
import styles from './keep-going.module.css'
import type { StepWords } from './step-words.ts'
import { useStepEar } from './use-step-ear.ts'

interface KeepGoingProps {
  readonly step: StepWords
  /** True if it is the lower part of the card of its task, which has the title of the task. */
  readonly isOnTicket?: boolean
  /** Whether it appears where a button was pressed. A second tap on that button then opens nothing. */
  readonly isReplacement?: boolean
}

/** The large button that opens the next level at once (docs/product/screens.md, "Keep going"). */
export function KeepGoing({ step, isOnTicket = false, isReplacement = false }: KeepGoingProps) {
  const { call, to, title, isExample, drawing, sentence, rest, theme, hops } = step
  const { picture } = useAccount()
  const accepts = useGuard(400, undefined, isReplacement)
  const Ear = useStepEar(step.speech)
  const link = (
    <Link className={styles.go} to={to} onClick={(event) => accepts() || event.preventDefault()}>
      <b>
        {call} <Icon name="back" className={styles.arrow} />
      </b>
      <span className={classNames(styles.title, !isExample && styles.words)}>
        {drawing && <LevelPicture drawing={drawing} className={styles.drawing} />}
        {title}
      </span>
      <span className={isOnTicket && !rest ? 'unseen' : undefined}>{(isOnTicket && rest) || sentence}</span>
      {step.task === null && <span className={styles.goal}>{hops.label}</span>}
      <HopLine
        className={classNames(styles.hops, themeClass(theme))}
        hops={hops}
        isNamed={step.task === null}
        ball={picture && <StudentPicture picture={picture} />}
      >
        <img src={kiwi} alt="" />
      </HopLine>
    </Link>
  )
  if (step.speech === null) return link
  return (
    <div className={styles.heard}>
      {link}
      {Ear && <Ear speech={step.speech} label={m.next_read_aloud()} />}
    </div>
  )
}
