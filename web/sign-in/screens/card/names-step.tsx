import type { CardName } from '#contract'
import { m } from '../../../language/messages.ts'
import { TextButton } from '../../../ui/base/button.tsx'
import { GuardedButton } from '../../../ui/base/guarded-button.tsx'
import { Icon } from '../../../ui/base/icon.tsx'
import styles from './card.module.css'
import { CardDesk } from './card-desk.tsx'

interface NamesStepProps {
  readonly className: string
  readonly students: readonly CardName[]
  readonly onName: (student: string) => void
  readonly onOtherCode: () => void
}

/** The names of the class, each on a button. */
export function NamesStep({ className, students, onName, onOtherCode }: NamesStepProps) {
  return (
    <CardDesk
      isList
      title={m.card_tap_name()}
      back={
        <TextButton onClick={onOtherCode}>
          <Icon name="back" /> {m.card_other_code()}
        </TextButton>
      }
      about={
        <>
          <p className={styles.sentence}>{className}</p>
          <p>{students.length > 0 ? m.card_not_here() : m.card_no_names()}</p>
        </>
      }
    >
      <ul className={styles.names}>
        {students.map(({ id, shortName }) => (
          <li key={id}>
            <GuardedButton className={styles.name} onClick={() => onName(id)}>
              {shortName}
            </GuardedButton>
          </li>
        ))}
      </ul>
    </CardDesk>
  )
}
