import { useEffect, useState, useSyncExternalStore } from 'react'
import { openSignIn } from '../sign-in/sign-in.ts'
import { Icon } from '../ui/icon.tsx'
import { KeyText } from '../ui/key.tsx'
import styles from './kept-line.module.css'
import type { Outbox } from './outbox.ts'

/** Answers usually leave within this time, and nothing needs to be said. Milliseconds. */
const worthSaying = 2000

/** Says quietly that answers wait on this device, or that their student must sign in again. Play goes on either way. */
export function KeptLine({ outbox }: { outbox: Outbox }) {
  const status = useSyncExternalStore(outbox.onStatus, outbox.status)
  const waits = useLasting(status === 'waiting' || status === 'sending', worthSaying)
  if (status === 'signedOut') {
    return (
      <p className={styles.kept} role="status">
        <Icon name="cloud" />
        <KeyText onClick={() => openSignIn({ for: 'login', box: 'student' })}>Log in to send your answers</KeyText>
      </p>
    )
  }
  if (!waits) return null
  return (
    <p className={styles.kept} role="status">
      <Icon name="cloud" /> Your answers are kept on this device and sent when you are back online.
    </p>
  )
}

/** Whether something has been so for a while, without a break. */
function useLasting(is: boolean, milliseconds: number): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!is) return setLasts(false)
    const timer = setTimeout(() => setLasts(true), milliseconds)
    return () => clearTimeout(timer)
  }, [is, milliseconds])
  return is && lasts
}
