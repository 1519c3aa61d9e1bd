import type { ReactNode } from 'react'
import type { TaughtClass } from '#contract'
import { may } from '../api/classes/class-rights.ts'
import { useSetSignIn } from '../api/students/picture-sign-in.ts'
import { clockTime, dayInWords } from '../language/dates.ts'
import { m } from '../language/messages.ts'
import { TextButton } from '../ui/base/button.tsx'
import { Failed } from '../ui/base/failed.tsx'
import styles from './class-row.module.css'

interface ClassStateProps {
  readonly classroom: TaughtClass
  /** The lines about tasks that are due. */
  readonly children: ReactNode
}

/** Shows until when the sign-in with pictures is open, then `children`, and then who has shared the class. */
export function ClassState({ classroom, children }: ClassStateProps) {
  const { ownerEmail, until, signInUntil } = classroom
  const email = ownerEmail ?? m.sharing_without_email()
  const owns = may(classroom, 'owns')
  return (
    <div className={styles.state}>
      {signInUntil !== null && <OpenSignIn classroom={classroom} until={signInUntil} />}
      {children}
      {!owns && (
        <p>
          {until === null
            ? m.sharing_shared_by({ email })
            : m.sharing_shared_by_until({ email, day: dayInWords(until) })}
        </p>
      )}
    </div>
  )
}

function OpenSignIn({ classroom, until }: { classroom: TaughtClass; until: number }) {
  const { name, code } = classroom
  const set = useSetSignIn()
  const shut = () => {
    if (!set.isPending) set.mutate({ code, isOpen: false })
  }
  return (
    <>
      <p>
        <b>{m.dashboard_sign_in_open({ time: clockTime(until) })}</b>{' '}
        {may(classroom, 'opens') && (
          <TextButton aria-label={m.dashboard_shut_sign_in_of({ name })} aria-disabled={set.isPending} onClick={shut}>
            {m.dashboard_shut_sign_in()}
          </TextButton>
        )}
      </p>
      {set.isError && <Failed text={m.dashboard_sign_in_not_shut()} onTryAgain={shut} />}
    </>
  )
}
