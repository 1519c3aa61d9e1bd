import type { ReactNode } from 'react'
import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { StreakLine } from '../../ui/base/streak-line.tsx'
import type { HelpOnScreen } from '../help/use-help.tsx'
import { useLanguage } from '../language/language.ts'
import { fastForm } from '../round/fast-form.ts'
import { MarkedMessage } from '../round/marked-message.tsx'
import { StreakCount } from '../round/streak-count.tsx'
import type { RoundOnScreen } from '../round/use-round.ts'
import { youGave } from './answer-lines.ts'
import styles from './sheet-frame.module.css'
import type { Answering } from './use-answering.ts'

/** The parts of the frame that have classes of each sheet. */
type FramePart = 'sheet' | 'withPad' | 'message' | 'controls' | 'row' | 'check' | 'streak' | 'count'

interface SheetFrameProps {
  readonly round: RoundOnScreen
  /** The right answers in a row that complete the playable. */
  readonly target: number
  readonly answering: Answering
  /** The class names that the sheet has for the parts of the frame. */
  readonly look: Readonly<Partial<Record<FramePart, string>>>
  readonly className?: string | undefined
  /** How much room squared paper leaves, while it is open. */
  readonly paper?: 'tight' | 'open' | undefined
  /** Shown in place of the message while there is none. */
  readonly idle?: ReactNode
  readonly help?: HelpOnScreen | null
  /** The buttons for answers by touch, which include Check. Without them, Check has a row. */
  readonly pad?: ReactNode
  /** The buttons before Check in its row. */
  readonly beforeCheck?: ReactNode
  /** A part after Check, or after the buttons that include Check, such as the question whether to hear. */
  readonly afterCheck?: ReactNode
  readonly below?: ReactNode
  /** The question with its answer. */
  readonly children: ReactNode
}

/** The frame of a sheet: the question, the message, Check or the number buttons, and the streak. */
export function SheetFrame(props: SheetFrameProps) {
  const { round, target, answering, look, className, paper, idle, help = null, pad, below, children } = props
  const { mark, missed, streak, locked } = round.shown
  const { say } = useLanguage()
  const right = mark === 'right'
  return (
    <form
      className={classNames(styles.sheet, look.sheet, Boolean(pad) && look.withPad, className)}
      data-paper={paper}
      {...fastForm(answering.submit)}
    >
      {children}
      <MarkedMessage
        round={round}
        className={classNames(styles.message, look.message)}
        notice={answering.notice}
        gave={missed ? youGave(missed, say) : ''}
        hasBegun={answering.hasBegun}
        idle={idle}
        help={help}
      />
      {pad ? (
        <div className={classNames(styles.controls, look.controls)}>
          {pad}
          {props.afterCheck}
        </div>
      ) : (
        <div className={classNames(styles.row, look.row)}>
          {props.beforeCheck}
          <Button
            kind="themed"
            size="big"
            type="submit"
            className={classNames(styles.check, look.check)}
            aria-disabled={locked}
          >
            {m.play_check()}
          </Button>
          {props.afterCheck}
        </div>
      )}
      <div className={classNames(styles.streak, look.streak)}>
        <StreakCount streak={streak} hasGrown={right} className={classNames(styles.count, look.count)} />
        <StreakLine total={target} value={Math.min(streak, target)} hopping={right} />
      </div>
      {below}
    </form>
  )
}
