import { type ReactNode, useRef, useState } from 'react'
import type { Mistakes } from '#maths/insight'
import { ApiError } from '../api/client/call.ts'
import { isNotFound, isSignedOut, isSuperseded, isTooLate } from '../api/client/problems.ts'
import { isTextRefused, refusalOf } from '../api/client/refused-text.ts'
import type { ClassInsightData } from '../api/students/insight.ts'
import { dayInWords } from '../language/dates.ts'
import { m } from '../language/messages.ts'
import { SessionOver } from '../sign-in/screens/session-over.tsx'
import { Button, ButtonLink } from '../ui/base/button.tsx'
import { Failed } from '../ui/base/failed.tsx'
import { FieldError } from '../ui/forms/field.tsx'
import { Bold } from '../ui/parts/bold.tsx'
import { type Draft, faultOf, fieldsOf, titleOf } from './draft.ts'
import { howWords } from './how-words.ts'
import styles from './maker.module.css'
import type { StepProps } from './step-props.ts'
import { longestTitle, suggestedTitle } from './task-words.ts'
import { Until } from './until.tsx'
import { What } from './what.tsx'
import { Who } from './who.tsx'

/** A mutation, as far as the form shows it. */
interface Save {
  readonly isPending: boolean
  readonly isError: boolean
  readonly error: Error | null
  readonly variables: unknown
}

interface MakerProps {
  readonly found: ClassInsightData
  readonly mistakes: Mistakes
  readonly initial: Draft
  /** The first day of a task that has begun. It does not change. */
  readonly begun: string | null
  readonly cancelTo: string
  /** Returns the words of the button that sends the form. */
  readonly submit: (draft: Draft) => string
  readonly save: Save
  readonly onSubmit: (chosen: Draft) => void
  /** Saves although the task was changed since the form was opened. */
  readonly onSaveMine?: (chosen: Draft) => void
}

/**
 * The form of a task in three steps: what, who and until when. Its foot says the task, or what is still to choose. The
 * button is disabled until then. It can still be pressed, and then leads to the step where something is missing.
 */
export function Maker(props: MakerProps) {
  const { found, mistakes, begun, cancelTo, submit, save, onSubmit, onSaveMine } = props
  const [draft, setDraft] = useState(props.initial)
  const [isTried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const fault = faultOf(draft, found.today, begun !== null)
  // A due day before the beginning is reported only after a try to send. Until then the foot names the next choice.
  const missing = faultOf(draft, found.today, true)
  const send = () => {
    setTried(true)
    if (fault) focusIn(form.current?.querySelector(`[data-step="${fault.step}"]`))
    else if (!save.isPending) onSubmit(draft)
  }
  const step: StepProps = {
    draft,
    onChange: setDraft,
    found,
    faultAt: (at) => (isTried && fault?.step === at ? fault.text : undefined),
  }
  const titleError = refusalOf(save, {
    ...{ field: 'title', value: titleOf(draft), longest: longestTitle, unreadable: m.tasks_title_unreadable() },
  })
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <div className={styles.maker}>
        <Section number={1} title={m.tasks_what()}>
          <What {...step} />
        </Section>
        <Section number={2} title={m.tasks_who()}>
          <Who {...step} mistakes={mistakes} />
        </Section>
        <Section number={3} title={m.tasks_until_when()}>
          <Until {...step} begun={begun} titleError={titleError} suggested={suggestedTitle(draft.parts)} />
        </Section>
      </div>
      <div className={styles.foot}>
        <div className={styles.bar}>
          {isTried && fault ? (
            <FieldError id="task-sentence">{fault.text}</FieldError>
          ) : (
            <p id="task-sentence" aria-live="polite">
              {missing?.text ?? <Bold text={sentenceOf(draft, found)} />}
            </p>
          )}
          <ButtonLink to={cancelTo}>{m.parts_cancel()}</ButtonLink>
          <Button
            type="submit"
            kind="brand"
            aria-disabled={missing !== null || save.isPending}
            aria-describedby="task-sentence"
          >
            {submit(draft)}
          </Button>
          {save.isError && !isSignedOut(save.error) && !isTextRefused(save.error) && (
            <NotSaved error={save.error} onTryAgain={send} onSaveMine={onSaveMine && (() => onSaveMine(draft))} />
          )}
          <SessionOver />
        </div>
      </div>
    </form>
  )
}

/** Focuses the field for a day of a step, or else its first control. */
function focusIn(step: Element | null | undefined): void {
  const fields = ['[type=date]', 'input, button'].map((selector) => step?.querySelector<HTMLElement>(selector))
  fields.find(Boolean)?.focus()
}

function Section({ number, title, children }: { number: number; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={`step-${number}`}>
      <h2 id={`step-${number}`}>
        <span aria-hidden="true">{number}</span>
        {title}
      </h2>
      <div className={styles.sheet}>{children}</div>
    </section>
  )
}

interface NotSavedProps {
  readonly error: Error | null
  readonly onTryAgain: () => void
  readonly onSaveMine: (() => void) | undefined
}

function NotSaved({ error, onTryAgain, onSaveMine }: NotSavedProps) {
  if (isSuperseded(error) && onSaveMine)
    return <Failed text={m.tasks_superseded()} again={m.tasks_save_mine()} onTryAgain={onSaveMine} />
  const isFull = error instanceof ApiError && isTooLate(error) && !isNotFound(error)
  const text = isFull ? m.tasks_full() : isNotFound(error) ? m.tasks_gone() : m.tasks_not_set()
  return <Failed text={text} onTryAgain={onTryAgain} />
}

/** Returns the task in one sentence. */
function sentenceOf(draft: Draft, { classroom }: ClassInsightData): string {
  const { rightAnswers, due } = fieldsOf(draft)
  const about = {
    what: suggestedTitle(draft.parts),
    how: howWords(draft.parts, rightAnswers),
    when: due === null ? m.tasks_when_none() : m.tasks_until({ day: `<b>${dayInWords(due)}</b>` }),
  }
  return draft.isForAll
    ? m.tasks_sentence_class({ name: classroom.name, what: about.what, how: about.how, when: about.when })
    : m.tasks_sentence({ count: draft.students.length, what: about.what, how: about.how, when: about.when })
}
