import { type ReactNode, useState } from 'react'
import { useLocation } from 'wouter'
import type { Role } from '#maths'
import { useAccount } from '../api/use-session.ts'
import { AlertDialog } from '../ui/alert-dialog.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { KeyLink } from '../ui/key.tsx'
import { Door, DoorBox } from './door.tsx'
import { homeOf } from './home-of.ts'
import styles from './registration-desk.module.css'

interface DeskProps {
  readonly role: Role
  readonly title: string
  readonly text: string
  /** The server said so: the account is registered. */
  readonly exists: boolean
  readonly children: ReactNode
}

/** A registration form beside the picture of the box that it came from, with what may lie over it. */
export function RegistrationDesk({ role, title, text, exists, children }: DeskProps) {
  const account = useAccount()
  const [existed] = useState(account.isRegistrationComplete)
  return (
    <Door title={title}>
      <div className={styles.desk}>
        <DoorBox role={role}>
          <h1>{title}</h1>
          <p>{text}</p>
        </DoorBox>
        {children}
      </div>
      {existed || exists ? (
        <Dialog
          title="Account Already Exists"
          text="An account with this email/UID has already been registered."
          actions={
            <KeyLink kind="ink" to={homeOf(account)} replace>
              Go to Dashboard
            </KeyLink>
          }
        />
      ) : (
        <AlertOnArrival />
      )}
    </Door>
  )
}

/** The alert of whoever wanted to log in without a record; the form already stands below it. */
function AlertOnArrival() {
  const [path, navigate] = useLocation()
  const [alert, setAlert] = useState<unknown>(() => history.state?.alert)
  if (typeof alert !== 'string') return null
  const close = () => {
    setAlert(null)
    // Not shown again by a reload.
    navigate(path, { replace: true })
  }
  return <AlertDialog text={alert} onClose={close} returnFocus={heading} />
}

/** Where a page without an alert begins. */
const heading = () => document.querySelector<HTMLElement>('main h1')
