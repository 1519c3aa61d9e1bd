import { useState } from 'react'
import type { Classroom, ClassStudent } from '#contract'
import { isDecided, isNotFound, isSignedOut, isTooLate } from '../../api/client/problems.ts'
import { useMoveUp } from '../../api/students/moves-up.ts'
import { m } from '../../language/messages.ts'
import { SessionOver } from '../../sign-in/screens/session-over.tsx'
import { Ball } from '../../ui/base/ball.tsx'
import { Button, TextButton } from '../../ui/base/button.tsx'
import { classNames } from '../../ui/base/class-names.ts'
import { Failed } from '../../ui/base/failed.tsx'
import { FieldError } from '../../ui/forms/field.tsx'
import { Select } from '../../ui/forms/select.tsx'
import bar from '../sticky-bar.module.css'
import styles from './move-up.module.css'

interface MoveUpFormProps {
  readonly classroom: Classroom
  readonly students: readonly ClassStudent[]
  /** The classes that the students can move into, at least one. */
  readonly targets: readonly [Classroom, ...Classroom[]]
  readonly onMoved: (sentence: string) => void
}

/** The choice of a teacher. Another choice, and the same one after its move, is another move with another id. */
interface Choice {
  readonly id: string
  readonly into: string
  /** The ids of the students who stay. */
  readonly staying: readonly string[]
}

/** Chooses the students who move up, and the class that they move into. All move at first. */
export function MoveUpForm({ classroom, students, targets, onMoved }: MoveUpFormProps) {
  const [choice, setChoice] = useState<Choice>({ id: crypto.randomUUID(), into: targets[0].id, staying: [] })
  const move = useMoveUp()
  const into = targets.find(({ id }) => id === choice.into) ?? targets[0]
  const moving = students.filter(({ id }) => !choice.staying.includes(id))
  const count = moving.length
  const change = (part: Partial<Choice>) => {
    if (!move.isPending) setChoice({ ...choice, ...part, id: crypto.randomUUID() })
  }
  const act = () => {
    if (count === 0 || move.isPending) return
    move.mutateAsync({ code: classroom.code, id: choice.id, into: into.id, students: moving.map(({ id }) => id) }).then(
      // This runs even if the form is gone because nobody is left. The callbacks of the call do not.
      () => {
        setChoice({ ...choice, id: crypto.randomUUID() })
        onMoved(m.year_moved({ count, name: into.name }))
      },
      () => {},
    )
  }
  const stay = (id: string, stays: boolean) =>
    change({ staying: stays ? [...choice.staying, id] : choice.staying.filter((one) => one !== id) })
  return (
    <div className={styles.form}>
      <div className={styles.sheet}>
        <HopOver from={classroom.name} into={into.name} />
        <div className={styles.ends}>
          <p>{m.year_chosen({ count: students.length, chosen: count })}</p>
          <Select
            label={m.year_into()}
            value={into.id}
            options={targets.map(({ id, name, studentCount }) => ({
              value: id,
              text: m.year_into_class({ name, count: studentCount }),
            }))}
            onChoose={(id) => change({ into: id })}
          />
        </div>
        <div className={styles.who}>
          <h2>{m.year_who()}</h2>
          <TextButton onClick={() => change({ staying: [] })}>{m.year_all()}</TextButton>
          <TextButton onClick={() => change({ staying: students.map(({ id }) => id) })}>{m.year_none()}</TextButton>
        </div>
        <fieldset className={styles.names} aria-label={m.year_students()}>
          {students.map(({ id, shortName }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={!choice.staying.includes(id)}
                onChange={(event) => stay(id, !event.target.checked)}
              />
              {shortName}
            </label>
          ))}
        </fieldset>
      </div>
      <div className={classNames(bar.bar, styles.bar)}>
        <p>
          {count === 0 ? m.year_nobody() : m.year_moves({ count, name: into.name })}{' '}
          {count > 0 && count < students.length && m.year_stay({ count: students.length - count })}
        </p>
        {move.isError &&
          (isDecided(move.error) && !isSignedOut(move.error) ? (
            <FieldError>{refusalWords(move.error, into.name)}</FieldError>
          ) : (
            <Failed text={m.year_not_moved()} onTryAgain={act} />
          ))}
        <SessionOver />
        <Button kind="ink" aria-disabled={count === 0 || move.isPending} onClick={act}>
          {m.year_move_students({ count })}
        </Button>
      </div>
    </div>
  )
}

function refusalWords(error: Error, into: string): string {
  if (isNotFound(error)) return m.year_not_moved_gone()
  return isTooLate(error) ? m.year_not_moved_refused({ name: into }) : m.year_not_moved()
}

/** A hop from one class into another, with the ball at its start. */
function HopOver({ from, into }: { from: string; into: string }) {
  return (
    <div className={styles.hop}>
      <svg viewBox="0 0 400 64" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 64a200 60 0 0 1 400 0" vectorEffect="non-scaling-stroke" />
      </svg>
      <i className={styles.line} aria-hidden="true">
        <Ball className={styles.ball} />
      </i>
      <b>{from}</b>
      <b>{into}</b>
    </div>
  )
}
