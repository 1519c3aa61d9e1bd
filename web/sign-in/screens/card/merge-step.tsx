import { m } from '../../../language/messages.ts'
import { GuardedButton } from '../../../ui/base/guarded-button.tsx'
import styles from './card.module.css'
import { CardDesk } from './card-desk.tsx'

interface MergeStepProps {
  readonly student: string
  readonly className: string
  /** The account that is signed in. */
  readonly login: string
  readonly onYes: () => void
  readonly onNo: () => void
}

/** Asks with both names before a merge, because another child may be signed in on a shared tablet. */
export function MergeStep({ student, className, login, onYes, onNo }: MergeStepProps) {
  return (
    <CardDesk title={m.card_same_child({ student, className, login })} back={null}>
      <div className={styles.waiting}>
        <p className={styles.sentence}>{m.card_same_child_text()}</p>
        <GuardedButton kind="ink" size="big" onClick={onYes}>
          {m.card_same_yes()}
        </GuardedButton>
        <GuardedButton size="big" onClick={onNo}>
          {m.card_same_no()}
        </GuardedButton>
      </div>
    </CardDesk>
  )
}
