import type { PictureOutcome } from '../../../api/session/card-sign-in.ts'
import { m } from '../../../language/messages.ts'
import { Failed } from '../../../ui/base/failed.tsx'
import { GuardedButton } from '../../../ui/base/guarded-button.tsx'
import { Message } from '../../../ui/base/message.tsx'
import styles from './card.module.css'
import { CardDesk } from './card-desk.tsx'

interface MergeStepProps {
  readonly student: string
  readonly className: string
  /** The first name of the account that is signed in. It may be another child's, who is not named further. */
  readonly login: string
  /** The sentence below the question. */
  readonly text: string
  /** The result of the answer Yes, if that was not a success. */
  readonly outcome?: PictureOutcome | null
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Asks with both names before a merge, because another child may be signed in on a shared tablet. */
export function MergeStep({ student, className, login, text, outcome, onYes, onNo }: MergeStepProps) {
  const refusal = outcome && refusalOf[outcome]
  return (
    <CardDesk title={m.card_same_child({ student, className, login })} back={null}>
      <div className={styles.waiting}>
        <p className={styles.sentence}>{text}</p>
        {refusal && (
          <Message tone="wrong" className={styles.message}>
            {refusal()}
          </Message>
        )}
        {outcome === 'failed' && <Failed text={m.card_failed()} onTryAgain={onYes} />}
        {/* A child who taps the first button gives nobody's rounds away. */}
        <GuardedButton kind="ink" size="big" onClick={onNo}>
          {m.card_same_no()}
        </GuardedButton>
        <GuardedButton size="big" onClick={onYes}>
          {m.card_same_yes()}
        </GuardedButton>
      </div>
    </CardDesk>
  )
}

/** The sentences of a merge that was refused. */
const refusalOf: Partial<Record<PictureOutcome, () => string>> = {
  taken: m.card_taken,
  tooLate: m.card_log_in_again,
  wait: m.card_merge_waits,
  wrong: () => `${m.card_old()} ${m.card_old_text()}`,
}
