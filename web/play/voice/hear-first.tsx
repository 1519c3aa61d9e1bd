import { type MouseEvent, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { m } from '../../language/messages.ts'
import { GuardedButton } from '../../ui/base/guarded-button.tsx'
import { afterPaint } from '../../ui/hooks/after-paint.ts'
import { useLanguage } from '../language/language.ts'
import { nod } from '../round/nod.ts'
import styles from './hear-first.module.css'
import { type Hearing, useHearing } from './hearing.ts'
import { readAloud } from './speech.ts'

interface HearFirstProps {
  /** The question of the level as it is read aloud. */
  readonly speech: string
  /** Whether the child has begun an answer. Then nothing is asked, and the answer to a question on screen is No. */
  readonly isAnswering: boolean
  readonly focus: RefObject<HTMLInputElement | null>
  /** Ends the message about the question once the child has chosen. */
  readonly setNotice: (notice: '') => void
}

/**
 * Asks a child of Years 0 and 1 whether to read aloud, in the room of the buttons or choices. It asks once until the
 * tab is closed or the child logs out.
 */
export function HearFirst({ speech, isAnswering, focus, setNotice }: HearFirstProps) {
  const { tag } = useLanguage()
  const [hearing, choose] = useHearing()
  const [wasAnswering] = useState(isAnswering)
  const id = useId()
  const asks = hearing === null && !wasAnswering
  useLayoutEffect(() => {
    if (asks && isAnswering) choose('no')
  }, [asks, isAnswering, choose])
  const isByKeyboard = useRef(false)
  // A button that was pressed with the keyboard takes the focus along when it goes.
  useEffect(() => {
    if (!asks) setNotice('')
  }, [asks, setNotice])
  useEffect(() => {
    if (!asks && isByKeyboard.current) focus.current?.focus({ preventScroll: true })
  }, [asks, focus])
  if (!asks) return null

  function answer({ detail, currentTarget: { form } }: MouseEvent<HTMLButtonElement>, hearing: Hearing) {
    isByKeyboard.current = detail === 0
    if (form && detail > 0) ignoreClicks(form)
    // A voice may begin only in the event of a tap.
    if (hearing === 'yes') readAloud(speech, tag)
    choose(hearing)
  }
  return (
    <fieldset className={styles.hear} aria-labelledby={id} data-part="hear">
      <div className={styles.room}>
        <h2 id={id}>{m.play_hear_first()}</h2>
        <GuardedButton kind="themed" onClick={(event) => answer(event, 'yes')}>
          <svg className={styles.hop} viewBox="2 0 130 96" aria-hidden="true">
            <path className={styles.waves} d="M50 34a22 22 0 0 0 0 28M34 24a40 40 0 0 0 0 48M18 14a58 58 0 0 0 0 68" />
            <BigEar x={50} />
          </svg>
          {m.play_hear_yes()}
        </GuardedButton>
        <GuardedButton className={styles.no} onClick={(event) => answer(event, 'no')}>
          <svg viewBox="3 0 126 96" aria-hidden="true">
            <BigEar x={26} />
            <path className={styles.gap} d="M30 12l76 74" />
            <path className={styles.strike} d="M30 12l76 74" />
          </svg>
          {m.play_hear_no()}
        </GuardedButton>
      </div>
    </fieldset>
  )
}

/** Nods with the question where it covers the choices, and focuses it. Returns the message about it, or null. */
export function leadToHearFirst(choice: HTMLInputElement | null): string | null {
  const asked = choice?.closest('fieldset')?.querySelector<HTMLElement>('[data-part="hear"]')
  if (!asked) return null
  nod(asked)
  asked.querySelector('button')?.focus({ preventScroll: true })
  return m.play_hear_answer_first()
}

function BigEar({ x }: { x: number }) {
  return (
    <g transform={`translate(${x})`}>
      <path
        className={styles.shell}
        d="M10 38a30 30 0 0 1 60 0c0 17-12 20-17 30-5 9-3 24-20 24-10 0-16-7-17-17-1-8 1-12-2-19-2-6-4-10-4-18z"
      />
      <path d="M26 40a14 14 0 0 1 28 0c0 9-11 10-12 20" />
    </g>
  )
}

/** The milliseconds after the paint in which the buttons that take the place of the question ignore presses. */
const guardTime = 400

/**
 * Ignores the clicks in a form until its buttons have been on screen for a moment. Such clicks were meant for the
 * question about hearing.
 */
function ignoreClicks(form: HTMLFormElement) {
  const ignore = (event: Event) => {
    event.preventDefault()
    event.stopPropagation()
  }
  form.addEventListener('click', ignore, { capture: true })
  afterPaint(() => setTimeout(() => form.removeEventListener('click', ignore, { capture: true }), guardTime))
}
