import { type ReactNode, useEffect, useRef } from 'react'
import type { Mark } from '#maths'
import { m } from '../../language/messages.ts'
import { classNames } from '../../ui/base/class-names.ts'
import { GuardedButton } from '../../ui/base/guarded-button.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { Message } from '../../ui/base/message.tsx'
import type { HelpOnScreen } from '../help/use-help.tsx'
import styles from './marked-message.module.css'
import type { RoundOnScreen } from './use-round.ts'

const toneByMark: Record<Mark, 'right' | 'wrong' | 'plain'> = {
  right: 'right',
  wrong: 'wrong',
  timeUp: 'wrong',
  shown: 'plain',
}

/** The length in characters up to which a message fits on every screen, even with enlarged and spaced text. */
const longestBriefText = 19

/**
 * The message about the last answer, with the button for help or "Next question". Its room is always reserved. "Show me"
 * shows the answer without steps where there is no help: on the landing page, and while its code is not loaded.
 */
export function MarkedMessage(props: {
  round: RoundOnScreen
  className: string | undefined
  /** The message about an answer that did not count. */
  notice?: string
  /** Shown in the same room while there is no message. */
  idle?: ReactNode
  /** The hint, and the button for help. */
  help?: Pick<HelpOnScreen, 'hint' | 'offer'> | null
  /** Another button that continues the round. */
  goesOn?: { readonly text: string; readonly act: () => void } | false
}) {
  const { round, className, notice, idle, help } = props
  const { mark, message, locked, offersReveal, offersNext } = round.shown
  const nextButton = useRef<HTMLButtonElement>(null)
  const continuation = offersNext ? { text: m.play_next_question(), act: round.next } : props.goesOn
  const canContinue = Boolean(continuation)
  const hint = continuation || notice ? null : help?.hint
  const text = hint?.text || message || notice || round.notice
  const offer = help?.offer ?? (offersReveal ? { text: m.play_show_me(), act: round.reveal, waits: locked } : null)
  useEffect(() => {
    if (canContinue) nextButton.current?.focus()
  }, [canContinue])

  const action = continuation ? (
    <GuardedButton kind="themed" ref={nextButton} onClick={continuation.act}>
      {continuation.text}
    </GuardedButton>
  ) : hint ? (
    hint.reader
  ) : offer ? (
    <GuardedButton key={offer.text} onClick={offer.act} aria-disabled={offer.waits}>
      <Icon name="hint" /> {offer.text}
    </GuardedButton>
  ) : null
  const isEmpty = !action && text === ''
  const isBrief = !action && text.length <= longestBriefText
  return (
    <div className={classNames(styles.room, className)} data-part="message">
      <Message
        tone={mark === null || hint ? 'plain' : toneByMark[mark]}
        className={classNames(styles.message, isBrief && styles.brief, Boolean(hint) && styles.hinted)}
        action={action}
      >
        {(mark === 'shown' || hint) && <Icon name="hint" className={styles.hint} />}
        {text}
      </Message>
      {/* A screen reader does not notice a new button, so its name is announced. */}
      <p className="unseen" role="status">
        {offer && !continuation && !hint && message === '' ? m.play_next_button({ text: offer.text }) : ''}
      </p>
      {idle && <div className={classNames(styles.idle, !isEmpty && styles.covered)}>{idle}</div>}
    </div>
  )
}
