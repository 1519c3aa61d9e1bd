import { type ReactNode, useState } from 'react'
import type { Role } from '#maths'
import { useAccount } from '../api/use-session.ts'
import { AlertOnArrival } from '../ui/alert-on-arrival.tsx'
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
        // A log-in without a registration leads here with an alert.
        <AlertOnArrival />
      )}
    </Door>
  )
}
