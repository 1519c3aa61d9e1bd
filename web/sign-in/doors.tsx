import { useCallback, useEffect, useRef, useState } from 'react'
import { paths } from '../paths.ts'
import { Failed } from '../ui/failed.tsx'
import { GoogleKey } from '../ui/google-key.tsx'
import { Icon } from '../ui/icon.tsx'
import { KeyTextLink } from '../ui/key.tsx'
import type { Errand } from './after-sign-in.ts'
import { Door, DoorBox } from './door.tsx'
import styles from './doors.module.css'
import { payOwedLogOut } from './owed-log-out.ts'
import { onSignedIn, openSignIn } from './sign-in.ts'
import { useAfterSignIn } from './use-after-sign-in.ts'

interface DoorsProps {
  readonly title: string
  readonly purpose: Errand['for']
  readonly lines: readonly [string, string]
  readonly student: { readonly title: string; readonly text: string }
  readonly teacher: { readonly title: string; readonly text: string }
}

/** Two boxes, student and teacher, each with Google's button. */
export function Doors({ title, purpose, lines, student, teacher }: DoorsProps) {
  const goOn = useAfterSignIn()
  const [failed, setFailed] = useState<Errand | null>(null)

  // The popup tells us twice: a second, slower way on would take whoever is already elsewhere back.
  const isGoing = useRef(false)
  const goOnce = useCallback(
    (errand: Errand) => {
      if (isGoing.current) return
      isGoing.current = true
      setFailed(null)
      goOn(errand).then(
        (isOn) => {
          isGoing.current = isOn
        },
        () => {
          isGoing.current = false
          setFailed(errand)
        },
      )
    },
    [goOn],
  )
  useEffect(() => onSignedIn(goOnce), [goOnce])
  useEffect(payOwedLogOut, [])

  return (
    <Door title={title}>
      <h1 className={styles.lines}>
        <span>{lines[0]}</span> <span>{lines[1]}</span>
      </h1>
      {failed && <Failed text="You could not be signed in." onTryAgain={() => goOnce(failed)} />}
      <div className={styles.doors}>
        <DoorBox role="student" labelledBy="student-box">
          <h2 id="student-box">{student.title}</h2>
          <p>{student.text}</p>
          <GoogleKey onClick={() => openSignIn({ for: purpose, box: 'student' })} />
        </DoorBox>
        <DoorBox role="teacher" labelledBy="teacher-box">
          <h2 id="teacher-box">{teacher.title}</h2>
          <p>{teacher.text}</p>
          <GoogleKey onClick={() => openSignIn({ for: purpose, box: 'teacher' })} />
        </DoorBox>
      </div>
      <p className={styles.back}>
        <KeyTextLink to={paths.home()}>
          <Icon name="back" /> Back to Home
        </KeyTextLink>
      </p>
    </Door>
  )
}
