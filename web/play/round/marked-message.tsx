import { type ReactNode, useEffect, useRef } from 'react'
import type { Mark } from '#maths'
import { Button } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { GuardedButton } from '../../ui/base/guarded-button.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { Message } from '../../ui/base/message.tsx'
import styles from './marked-message.module.css'
import type { RoundOnScreen } from './use-round.ts'

const toneByMark: Record<Mark, 'right' | 'wrong' | 'plain'> = {
  right: 'right',
  wrong: 'wrong',
  timeUp: 'wrong',
  shown: 'plain',
}

/** The length in characters up to which a message fits on every screen, even with enlarged and spaced text. */
const longestBriefText = 'Correct! Great job!'.length

/** The message about the last answer, with "Show me" or "Next question". Its room is always reserved. */
export function MarkedMessage(props: {
  round: RoundOnScreen
  className: string | undefined
  /** The message about an answer that did not count. */
  notice?: string
  /** Shown in the same room while there is no message. */
  idle?: ReactNode
  /** Another button that continues the round. */
  goesOn?: { readonly text: string; readonly act: () => void } | false
}) {
  const { round, className, notice, idle } = props
  const { mark, message, locked, offersReveal, offersNext } = round.shown
  const nextButton = useRef<HTMLButtonElement>(null)
  const continuation = offersNext ? { text: 'Next question', act: round.next } : props.goesOn
  const canContinue = Boolean(continuation)
  const text = message || notice || round.notice
  useEffect(() => {
    if (canContinue) nextButton.current?.focus()
  }, [canContinue])

  const action = continuation ? (
    <GuardedButton kind="hue" ref={nextButton} onClick={continuation.act}>
      {continuation.text}
    </GuardedButton>
  ) : offersReveal ? (
    <Button onClick={round.reveal} aria-disabled={locked}>
      <Icon name="hint" /> Show me
    </Button>
  ) : null
  const isEmpty = !action && text === ''
  const isBrief = !action && text.length <= longestBriefText
  return (
    <div className={classNames(styles.room, className)} data-part="message">
      <Message
        tone={mark === null ? 'plain' : toneByMark[mark]}
        className={classNames(styles.message, isBrief && styles.brief)}
        action={action}
      >
        {mark === 'shown' && <Icon name="hint" className={styles.hint} />}
        {text}
      </Message>
      {idle && <div className={classNames(styles.idle, !isEmpty && styles.covered)}>{idle}</div>}
    </div>
  )
}
