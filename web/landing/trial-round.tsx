import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef, useState } from 'react'
import type { PlayableLevel } from '#maths'
import { m } from '../language/messages.ts'
import type { HelpOnScreen } from '../play/help/use-help.tsx'
import { useLanguage } from '../play/language/language.ts'
import { fastForm } from '../play/round/fast-form.ts'
import { MarkedMessage } from '../play/round/marked-message.tsx'
import { NumberBox } from '../play/round/number-box.tsx'
import { NumberKeys } from '../play/round/number-keys.tsx'
import { StreakCount } from '../play/round/streak-count.tsx'
import { useRound } from '../play/round/use-round.ts'
import { Medal } from '../ui/base/medal.tsx'
import { Pips } from '../ui/base/pips.tsx'
import { useMedia } from '../ui/hooks/use-media.ts'
import type { HelpedRound } from './helped-round.tsx'
import { heroRound, type Sum, sumOf } from './sum.ts'
import styles from './trial.module.css'

interface TrialRoundProps {
  readonly level: PlayableLevel
  /** Receives the sum for the number line. */
  readonly onSum: (sum: Sum) => void
}

/**
 * A real round of a real level. Its moves are neither kept nor sent. The first miss loads the help. The box is locked
 * then, so that nobody notices that the form is rendered anew.
 */
export function TrialRound({ level, onSum }: TrialRoundProps) {
  const round = useRound(level, null, heroRound.id)
  const { question, answer, mark, missed, locked, streak, celebrating } = round.shown
  const { say } = useLanguage()
  const [typed, setTyped] = useState('')
  const touch = useMedia('(pointer: coarse)')
  const [Helped, setHelped] = useState<typeof HelpedRound | null>(null)
  const form = useRef<HTMLFormElement>(null)
  const box = useRef<HTMLInputElement>(null)
  const isUsed = useRef(false)
  const id = useId()

  const { left, right } = sumOf(question)
  const isKnown = mark === 'right' || mark === 'shown'
  useEffect(() => onSum({ left, right, isKnown }), [onSum, left, right, isKnown])

  useEffect(() => {
    // Without its code, a second miss offers the answer alone.
    const show = (code: typeof import('./helped-round.tsx')) => setHelped(() => code.HelpedRound)
    if (mark === 'wrong') import('./helped-round.tsx').then(show, () => {})
  }, [mark])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the help renders the box anew, which loses its focus
  useEffect(() => {
    if (locked) return setTyped('')
    // The focus moves into the box only after a first answer. It does not move while a visitor reads the page.
    const { activeElement } = document
    const isHere = activeElement === document.body || form.current?.contains(activeElement)
    if (isUsed.current && isHere) box.current?.focus({ preventScroll: true })
  }, [locked, Helped])

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    isUsed.current = true
    if (!locked) round.answer({ kind: 'number', number: typed })
  }
  function press(number: string) {
    if (!locked) setTyped(number)
    box.current?.focus({ preventScroll: true })
  }

  const show = (help: HelpOnScreen | null): ReactNode => (
    <form ref={form} className={styles.game} aria-labelledby="try" {...fastForm(submit)}>
      <div className={styles.ask}>
        <label htmlFor={id} aria-live="polite">
          {say.prompt(question).shown} <span aria-hidden="true">=</span>
        </label>
        <NumberBox
          ref={box}
          id={id}
          maxLength={level.dealer.answer.maxLength}
          value={answer?.kind === 'number' ? answer.number : typed}
          onValue={setTyped}
          mark={mark}
          locked={locked}
          touch={touch}
        />
      </div>
      <MarkedMessage
        round={round}
        className={styles.message}
        notice={help?.hint || (missed && typed === '') ? '' : m.landing_make_ten()}
        gave={missed?.kind === 'number' ? m.play_you_wrote({ answer: missed.number }) : ''}
        hasBegun={typed !== ''}
        help={help}
        goesOn={celebrating && { text: m.play_continue(), act: round.next }}
      />
      <div className={styles.keys}>
        <NumberKeys point={level.dealer.answer.point} locked={locked} value={() => typed} onValue={press} />
      </div>
      <div className={styles.streak}>
        {streak >= level.target ? (
          <Medal label={m.lists_completed_level()} />
        ) : (
          <Pips total={level.target} on={streak} />
        )}
        <StreakCount streak={streak} hasGrown={mark === 'right'} className={styles.count} />
      </div>
    </form>
  )

  return Helped ? <Helped {...{ level, round, touch, children: show }} /> : show(null)
}
