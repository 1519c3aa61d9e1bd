import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import type { Role } from '#maths'
import { useAccount } from '../../api/session/use-session.ts'
import { m } from '../../language/messages.ts'
import path from '../../ui/art/registered.svg'
import { Button } from '../../ui/base/button.tsx'
import { AlertOnArrival } from '../../ui/dialogs/alert-on-arrival.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { homePath } from '../home-path.ts'
import styles from './registration-page.module.css'
import { SignInBox, SignInPage } from './sign-in-page.tsx'

/** Returns the first field of the form, which the button of the alert leads to. */
const firstField = () => document.querySelector<HTMLElement>('main form input')

interface RegistrationPageProps {
  readonly role: Role
  readonly title: string
  readonly text: string
  /** Whether the server has replied that the account is registered. */
  readonly exists: boolean
  readonly children: ReactNode
}

/** A registration form next to the box of its role, with the dialogs that can open over it. */
export function RegistrationPage({ role, title, text, exists, children }: RegistrationPageProps) {
  const account = useAccount()
  const [, navigate] = useLocation()
  const [existed] = useState(account.isRegistrationComplete)
  return (
    <SignInPage title={title}>
      <div className={styles.page}>
        <SignInBox role={role}>
          <h1>{title}</h1>
          <p>{text}</p>
        </SignInBox>
        {children}
      </div>
      {existed || exists ? (
        <Dialog
          title={m.registration_exists()}
          text={`${m.registration_exists_text()} ${m.registration_exists_more()}`}
          actions={
            <Button kind="ink" onClick={() => navigate(homePath(account), { replace: true })}>
              {m.registration_go_to_dashboard()}
            </Button>
          }
        />
      ) : (
        // A log-in without a registration leads here with an alert.
        <AlertOnArrival
          more={m.sign_in_register_first_text()}
          ok={m.sign_in_register_first_ok()}
          returnFocus={firstField}
        >
          <img src={path} alt="" width="400" height="92" />
        </AlertOnArrival>
      )}
    </SignInPage>
  )
}
