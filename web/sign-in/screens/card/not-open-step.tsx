import type { ReactNode } from 'react'
import { m } from '../../../language/messages.ts'
import { GuardedButton } from '../../../ui/base/guarded-button.tsx'
import drawing from '../../../ui/parts/empty.svg'
import styles from './card.module.css'
import { CardDesk } from './card-desk.tsx'

interface NotOpenStepProps {
  readonly code: string
  readonly onOtherCode: () => void
  /** The way back, below. */
  readonly back: ReactNode
}

/** The code names no class whose sign-in is open. The page looks the same for each reason, and goes on by itself. */
export function NotOpenStep({ code, onOtherCode, back }: NotOpenStepProps) {
  return (
    <CardDesk
      title={m.card_not_open()}
      back={back}
      about={<p className={styles.sentence}>{m.card_code_is({ code: code.toUpperCase() })}</p>}
    >
      <div className={styles.waiting}>
        <img src={drawing} alt="" width="400" height="200" />
        <h2>{m.card_ask_to_open()}</h2>
        <p role="status">{m.card_opens_itself()}</p>
        <GuardedButton onClick={onOtherCode}>{m.card_other_code()}</GuardedButton>
      </div>
    </CardDesk>
  )
}
