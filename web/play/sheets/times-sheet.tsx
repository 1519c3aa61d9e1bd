import { type SyntheticEvent, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { deadline } from '#maths'
import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { GuardedButton } from '../../ui/base/guarded-button.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { Ring } from '../../ui/parts/ring.tsx'
import { SeeOneWorked } from '../help/see-one-worked.tsx'
import { useHelp } from '../help/use-help.tsx'
import { useVisit } from '../help/visit.ts'
import { useTyping } from '../keyboard/use-typing.ts'
import { useLanguage } from '../language/language.ts'
import { fastForm } from '../round/fast-form.ts'
import { MarkedMessage } from '../round/marked-message.tsx'
import { nod } from '../round/nod.ts'
import { NumberBox } from '../round/number-box.tsx'
import { NumberPad } from '../round/number-keys.tsx'
import { StreakCount } from '../round/streak-count.tsx'
import { targetText } from '../timer/countdown.ts'
import { TimeLeft } from '../timer/time-left.tsx'
import { useCountdown } from '../timer/use-countdown.ts'
import type { SheetProps } from './play-sheet.tsx'
import styles from './times-sheet.module.css'

const empty = { kind: 'number', number: '' } as const

/** The sheet of Times Table: the task inside its ring, and the timer. Its React key must be the id of the round. */
export function TimesSheet({ level, round, touch, idle }: SheetProps) {
  const { shown, state } = round
  const { say } = useLanguage()
  const [typed, setTyped] = useState<{ kind: 'number'; number: string }>(empty)
  const [notice, setNotice] = useState('')
  const visit = useVisit(level, shown.mark)
  const help = useHelp(level, round, touch, visit, () => setNotice(m.help_example_failed()))
  const isHelping = help.panel !== null
  const countdown = useCountdown(level, round, typed.number, isHelping)
  const focus = useRef<HTMLInputElement>(null)
  const id = useId()
  const answer = shown.answer?.kind === 'number' ? shown.answer : typed
  const right = shown.mark === 'right'
  const hops = useHops(right && !state.timer, state.lastMove)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a move ends the notice about an empty box
  useEffect(() => {
    if (notice !== '') setNotice('')
  }, [state.lastMove])

  // The typed answer stays in the box after the time is up, until the next question is on screen.
  useLayoutEffect(() => {
    if (!shown.locked) setTyped(empty)
  }, [shown.locked])
  useEffect(() => {
    if (!shown.locked && !isHelping) focus.current?.focus({ preventScroll: true })
  }, [shown.locked, isHelping])
  useTyping(focus, !shown.locked && !isHelping)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    if (shown.locked) return
    const refused = round.answer(typed)
    setNotice(refused === 'nothingAnswered' ? m.play_type_first() : '')
    if (refused === 'nothingAnswered') nod(focus.current)
  }
  function switchTimer() {
    setTyped(empty)
    countdown.switchTimer()
  }

  if (isHelping) return help.panel
  const timerText = state.timer ? m.play_timer_off() : m.play_timer_on()
  const box = { mark: shown.mark, locked: shown.locked, touch }
  return (
    <form className={classNames(styles.sheet, touch && styles.withPad)} {...fastForm(submit)}>
      <GuardedButton
        action={timerText}
        kind={state.timer ? 'plain' : 'brand'}
        className={classNames(styles.timer, state.timer && styles.down)}
        onClick={switchTimer}
      >
        <Icon name="clock" /> {timerText}
      </GuardedButton>
      <div className={styles.field}>
        <Ring
          total={level.target}
          value={Math.min(shown.streak, level.target)}
          ball
          className={classNames(styles.ring, !state.timer && styles.dim)}
        >
          <div className={styles.inside}>
            <label className={styles.prompt} htmlFor={id} lang={say.tag} aria-live="polite">
              {say.prompt(shown.question).shown}
            </label>
            <NumberBox
              {...box}
              ref={focus}
              id={id}
              maxLength={level.dealer.answer.maxLength}
              value={answer.number}
              onValue={(number) => setTyped({ kind: 'number', number })}
            />
            <div className={styles.time}>
              <TimeLeft
                end={deadline(level, state)}
                total={level.rules.pauses.timedQuestion / 1000}
                clock={round.clock}
              />
              {!state.timer && hops > 0 && (
                <p key={hops} className={styles.hops}>
                  {m.play_hops({ count: hops })}
                </p>
              )}
            </div>
          </div>
        </Ring>
      </div>
      <div className={styles.goal}>
        <StreakCount streak={shown.streak} hasGrown={right && state.timer} className={styles.count} />
        <p>{targetText(level, state)}</p>
      </div>
      <MarkedMessage
        round={round}
        className={styles.message}
        notice={typed.number === '' ? notice : ''}
        gave=""
        hasBegun={typed.number !== ''}
        idle={help.seeOneWorked ? <SeeOneWorked onOpen={help.seeOneWorked} /> : idle}
        help={help}
        goesOn={countdown.asksReady && { text: m.play_ready(), act: countdown.resume }}
      />
      {touch ? (
        <div className={styles.controls}>
          <NumberPad {...box} level={level} answer={answer} onAnswer={setTyped} focus={focus} />
        </div>
      ) : (
        <Button kind="themed" size="big" type="submit" className={styles.check} aria-disabled={shown.locked}>
          {m.play_check()}
        </Button>
      )}
    </form>
  )
}

/**
 * Counts the right answers without the timer, which are hops too.
 *
 * @param isHop whether the last answer was one
 */
function useHops(isHop: boolean, lastMove: number): number {
  const [hops, setHops] = useState({ count: 0, lastMove: 0 })
  if (isHop && hops.lastMove !== lastMove) setHops({ count: hops.count + 1, lastMove })
  return hops.count
}
