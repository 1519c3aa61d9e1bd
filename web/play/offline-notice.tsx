import { useEffect, useState, useSyncExternalStore } from 'react'
import { m } from '../language/messages.ts'
import type { Outbox } from '../outbox/outbox.ts'
import { openSignIn } from '../sign-in/sign-in.ts'
import { TextButton } from '../ui/base/button.tsx'
import { Icon } from '../ui/base/icon.tsx'
import { useOnline } from '../ui/hooks/use-online.ts'
import styles from './offline-notice.module.css'

/** The delay of the notice in milliseconds while there is a network. Answers are usually sent within this time. */
const noticeDelay = 2000

/** The pill under the bar: answers are not sent yet, and where they are kept. The child can play on. */
export function OfflineNotice({ outbox }: { outbox: Outbox }) {
  const status = useSyncExternalStore(outbox.onStatus, outbox.status)
  const needsPage = useSyncExternalStore(outbox.onStatus, outbox.needsPage)
  const isOnline = useOnline()
  const isOverdue = useLasting(status !== 'sent' && status !== 'signedOut', noticeDelay)
  if (isOnline && !isOverdue) return null
  return (
    // With a key, the icon does not slide where the other text has another width.
    <p key={String(needsPage)} className={styles.kept} role="status">
      <Icon name="cloud" />
      {needsPage ? m.offline_keep_page_open() : m.play_answers_kept()}
    </p>
  )
}

/** The button in the room of the message that lets the child log in again, so that answers are sent. */
export function LogInNotice({ outbox }: { outbox: Outbox }) {
  const status = useSyncExternalStore(outbox.onStatus, outbox.status)
  const isOnline = useOnline()
  // A log-in needs the network.
  if (status !== 'signedOut' || !isOnline) return null
  return (
    <p className={styles.logIn} role="status">
      <Icon name="cloud" />
      <TextButton onClick={() => openSignIn({ for: 'login', role: 'student' })}>{m.play_log_in_to_send()}</TextButton>
    </p>
  )
}

/** Returns true once `condition` has been true for this long without a break. */
function useLasting(condition: boolean, milliseconds: number): boolean {
  const [lasts, setLasts] = useState(false)
  useEffect(() => {
    if (!condition) return setLasts(false)
    const timer = setTimeout(() => setLasts(true), milliseconds)
    return () => clearTimeout(timer)
  }, [condition, milliseconds])
  return condition && lasts
}
