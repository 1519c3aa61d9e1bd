import { type ReactNode, useEffect, useRef } from 'react'
import type { Mark } from '#maths'
import { m } from '../../language/messages.ts'
import { classNames } from '../../ui/base/class-names.ts'
import { GuardedButton } from '../../ui/base/guarded-button.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { Message } from '../../ui/base/message.tsx'
import type { HelpOffer, HelpOnScreen } from '../help/use-help.tsx'
import { useLanguage } from '../language/language.ts'
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

/** The length in characters up to which the name of a single button leaves room for large text on a phone. */
const longestButton = 6

/**
 * The message about the last answer, with the button for help or "Next question". Its room is always reserved. "Show
 * me" shows the answer without steps where there is no help: on the landing page, and while its code is not loaded.
 */
export function MarkedMessage(props: {
  round: RoundOnScreen
  className: string | undefined
  /** The message about an answer that did not count. */
  notice?: string
  /** The line about the wrong answer, as the child gave it. */
  gave: string
  /** Whether the child has begun another answer. The message about a miss stays until then. */
  hasBegun: boolean
  /** Shown in the same room while there is no message. */
  idle?: ReactNode
  /** The hint, and the button for help. */
  help?: Pick<HelpOnScreen, 'hint' | 'offers'> | null
  /** Another button that continues the round. */
  goesOn?: { readonly text: string; readonly act: () => void } | false
}) {
  const { round, className, notice, hasBegun, idle, help } = props
  const { mark, missed, message, locked, offersReveal, offersNext } = round.shown
  const { tag } = useLanguage()
  const nextButton = useRef<HTMLButtonElement>(null)
  const continuation = offersNext ? { text: m.play_next_question(), act: round.next } : props.goesOn
  const canContinue = Boolean(continuation)
  const hint = continuation || notice ? null : help?.hint
  const stays = missed !== null && mark === null && !hasBegun && !hint && !notice
  const text = hint?.text || message || notice || (stays ? m.play_wrong() : round.notice)
  const gave = missed && (stays || mark === 'wrong') && !hint ? props.gave : ''
  const showMe: HelpOffer = { text: m.play_show_me(), act: round.reveal, waits: locked }
  const offers = continuation || hint ? [] : help?.offers.length ? help.offers : offersReveal ? [showMe] : []
  const isAlone = text === ''
  useEffect(() => {
    if (canContinue) nextButton.current?.focus()
  }, [canContinue])

  const action = continuation ? (
    <GuardedButton kind="themed" ref={nextButton} onClick={continuation.act}>
      {continuation.text}
    </GuardedButton>
  ) : hint ? (
    hint.reader
  ) : offers.length > 0 ? (
    // A button beside a message and one in its place are two, so that none of them moves.
    <div key={String(isAlone)} className={styles.offers}>
      {offers.map(({ text, act, waits }) => (
        <GuardedButton key={text} onClick={act} aria-disabled={waits}>
          <Icon name="hint" /> {text}
        </GuardedButton>
      ))}
    </div>
  ) : null
  const isEmpty = !action && isAlone
  const isBrief = !action && text.length <= longestBriefText && gave.length <= longestBriefText
  return (
    <div className={classNames(styles.room, className)} data-part="message">
      <Message
        tone={stays ? 'wrong' : mark === null || hint ? 'plain' : toneByMark[mark]}
        className={classNames(
          styles.message,
          isBrief && styles.brief,
          Boolean(hint) && styles.hinted,
          Boolean(missed) && styles.missed,
          isAlone && styles.alone,
          offers.some(({ text }, i) => i > 0 || text.length > longestButton) && styles.crowded,
        )}
        lang={hint || mark === 'shown' ? tag : undefined}
        action={action}
      >
        {(mark === 'shown' || hint) && <Icon name="hint" className={styles.hint} />}
        {gave ? (
          <span>
            {text} <small className={styles.gave}>{gave}</small>
          </span>
        ) : (
          text
        )}
      </Message>
      {/* A screen reader does not notice a new button, so its name is announced. */}
      <p className="unseen" role="status">
        {offers[0] && message === '' ? m.play_next_button({ text: offers[0].text }) : ''}
      </p>
      {idle && <div className={classNames(styles.idle, !isEmpty && styles.covered)}>{idle}</div>}
    </div>
  )
}
