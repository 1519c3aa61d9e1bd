import { useCallback, useEffect, useRef, useState } from 'react'
import { onSignedIn, type SignInIntent } from '../../api/session/signed-in.ts'
import { readKeptId } from '../../device/account/mark.ts'
import { m } from '../../language/messages.ts'
import { paths } from '../../routes/paths.ts'
import { ButtonLink, TextButtonLink } from '../../ui/base/button.tsx'
import { Failed } from '../../ui/base/failed.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import { useOnline } from '../../ui/hooks/use-online.ts'
import { PrivacyLink } from './privacy-link.tsx'
import { ProviderButtons } from './provider-buttons.tsx'
import styles from './sign-in-choice.module.css'
import { SignInBox, SignInPage } from './sign-in-page.tsx'
import { useAfterSignIn } from './use-after-sign-in.ts'
import { useWaysIn } from './use-ways-in.ts'

interface SignInChoiceProps {
  readonly title: string
  readonly purpose: SignInIntent['for']
  readonly lines: readonly [string, string]
  readonly student: { readonly title: string; readonly text: string }
  readonly teacher: { readonly title: string; readonly text: string }
}

/** The way to the other of both pages, for someone who has no account yet, or has one already. */
const otherPage = {
  login: { question: m.sign_in_new_here(), title: m.sign_in_register_title(), to: paths.register() },
  register: { question: m.sign_in_been_here(), title: m.sign_in_login_title(), to: paths.login() },
} as const satisfies Record<SignInIntent['for'], unknown>

/** Two boxes, student and teacher, each with the buttons of the sign-in providers. */
export function SignInChoice({ title, purpose, lines, student, teacher }: SignInChoiceProps) {
  const goOn = useAfterSignIn()
  const { providers, hasCards } = useWaysIn()
  const other = otherPage[purpose]
  const [failed, setFailed] = useState<SignInIntent | null>(null)

  // The popup reports twice. The second report must not bring back someone who has already left.
  const isGoing = useRef(false)
  const goOnce = useCallback(
    (signInIntent: SignInIntent) => {
      if (isGoing.current) return
      isGoing.current = true
      setFailed(null)
      goOn(signInIntent).then(
        (isOn) => {
          isGoing.current = isOn
        },
        () => {
          isGoing.current = false
          setFailed(signInIntent)
        },
      )
    },
    [goOn],
  )
  useEffect(() => onSignedIn(goOnce), [goOnce])
  const isOnline = useOnline()
  useEffect(() => {
    // Without a network, only the student whom the device keeps can continue.
    if (!isOnline && readKeptId() !== null) goOnce({ for: 'login', role: 'student' })
  }, [isOnline, goOnce])

  return (
    <SignInPage title={title}>
      <div className={styles.top}>
        <h1 className={styles.lines}>
          <span>{lines[0]}</span> <span>{lines[1]}</span>
        </h1>
        <p className={styles.other}>
          {other.question} <ButtonLink to={other.to}>{other.title}</ButtonLink>
        </p>
      </div>
      <p className={styles.needs} role="status">
        {!isOnline && m.sign_in_offline()}
      </p>
      {failed && isOnline && <Failed text={m.sign_in_failed()} onTryAgain={() => goOnce(failed)} />}
      <div className={styles.doors}>
        <SignInBox role="student" labelledBy="student-box">
          <h2 id="student-box">{student.title}</h2>
          <p>{student.text}</p>
          <div className={styles.waysIn}>
            <ProviderButtons
              providers={providers}
              isDisabled={!isOnline}
              signInIntent={{ for: purpose, role: 'student' }}
            />
            {purpose === 'login' && hasCards && <ClassCardLink />}
          </div>
        </SignInBox>
        <SignInBox role="teacher" labelledBy="teacher-box">
          <h2 id="teacher-box">{teacher.title}</h2>
          <p>{teacher.text}</p>
          <div className={styles.waysIn}>
            <ProviderButtons
              providers={providers}
              isDisabled={!isOnline}
              signInIntent={{ for: purpose, role: 'teacher' }}
            />
          </div>
        </SignInBox>
      </div>
      <p className={styles.back}>
        <TextButtonLink to={paths.home()}>
          <Icon name="back" /> {m.parts_back_to_home()}
        </TextButtonLink>
        {purpose === 'register' && <PrivacyLink />}
      </p>
    </SignInPage>
  )
}

const card = [
  'M5.5 5h13A2.5 2.5 0 0 1 21 7.5v9a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 3 16.5v-9A2.5 2.5 0 0 1 5.5 5',
  'M13 9h5M13 12h5M6 9h4v5H6z',
]

/** The way to the sign-in with a class card. */
function ClassCardLink() {
  return (
    <ButtonLink to={paths.card()}>
      <Icon paths={card} /> {m.card_link()}
    </ButtonLink>
  )
}
