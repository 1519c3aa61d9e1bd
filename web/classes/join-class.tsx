import { useState } from 'react'
import { useJoin } from '../api/changes/memberships.ts'
import { ApiError } from '../api/client/call.ts'
import { m } from '../language/messages.ts'
import { Button } from '../ui/base/button.tsx'
import { ButtonRow } from '../ui/base/button-row.tsx'
import { classNames } from '../ui/base/class-names.ts'
import { Icon } from '../ui/base/icon.tsx'
import { CodeField } from '../ui/forms/code-field.tsx'
import { Form } from '../ui/forms/form.tsx'
import { useOnline } from '../ui/hooks/use-online.ts'
import styles from './join-class.module.css'

interface JoinClassProps {
  readonly title: string
  /** The code of a join link. With it, the form is open and filled in. */
  readonly code: string | null
  /** Whether nothing else makes sense yet: the student is in no class and waits for none. */
  readonly isFirst: boolean
  readonly isOpened: boolean
  /** Called when the box was pressed. */
  readonly onOpen: () => void
  /** Called when the student has joined or cancelled. After joining a first class, the focus is not set here. */
  readonly onDone: (hasJoinedFirst: boolean) => void
}

/** The box that turns into a form when it is pressed. */
export function JoinClass({ title, code, isFirst, isOpened, onOpen, onDone }: JoinClassProps) {
  const [hasClosed, setClosed] = useState(false)
  const close = (hasJoinedFirst: boolean) => {
    setClosed(!hasJoinedFirst)
    onDone(hasJoinedFirst)
  }
  const isOnline = useOnline()
  if (!isOnline && !isOpened) {
    return (
      <div
        className={classNames(
          styles.join,
          styles.shut,
          code !== null && styles.form,
          isFirst && (code === null ? styles.wide : styles.firstForm),
        )}
      >
        <h3>{title}</h3>
        <p className="soft">{m.home_join_offline()}</p>
      </div>
    )
  }
  if (isOpened || code !== null)
    return <JoinForm key={code} title={title} code={code ?? ''} isFirst={isFirst} onDone={close} />
  return (
    <button
      type="button"
      className={classNames(styles.joinBox, isFirst && styles.wide, isFirst && styles.first)}
      // biome-ignore lint/a11y/noAutofocus: the focus comes back from the form that replaced this button.
      autoFocus={hasClosed}
      onClick={onOpen}
    >
      <Icon name="plus" /> {title} {isFirst && <small>{m.home_join_first_text()}</small>}
    </button>
  )
}

interface JoinFormProps extends Pick<JoinClassProps, 'title' | 'isFirst' | 'onDone'> {
  readonly code: string
}

function JoinForm({ title, code, isFirst, onDone }: JoinFormProps) {
  // The list of classes arrives before the reply to Join.
  const [wasFirst] = useState(isFirst)
  const [typed, setTyped] = useState(code.toUpperCase())
  const [error, setError] = useState<string | undefined>()
  const join = useJoin()

  const submit = () => {
    const trimmed = typed.trim()
    if (trimmed === '') return setError(m.home_no_code())
    if (join.isPending) return
    setError(undefined)
    join.mutate(
      { code: trimmed },
      { onSuccess: () => onDone(wasFirst), onError: (failure) => setError(joinErrorOf(failure)) },
    )
  }
  return (
    <Form className={classNames(styles.join, styles.form, isFirst && styles.firstForm)} onSubmit={submit}>
      <h3>{title}</h3>
      <CodeField
        label={m.home_class_code()}
        value={typed}
        onType={(value) => {
          setTyped(value)
          setError(undefined)
        }}
        error={error}
      />
      <ButtonRow>
        <Button type="submit" kind="ink" aria-disabled={join.isPending}>
          {m.home_join()}
        </Button>
        <Button onClick={() => onDone(false)}>{m.parts_cancel()}</Button>
      </ButtonRow>
    </Form>
  )
}

/** Returns the message of the join form after a failed try (docs/product/accounts-and-classes.md, "Joining"). */
export function joinErrorOf(error: Error): string {
  return error instanceof ApiError && error.problem === 'notFound' ? m.home_invalid_code() : m.home_not_joined()
}
