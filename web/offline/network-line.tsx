import { useEffect, useState, useSyncExternalStore } from 'react'
import { readSlot, writeSlot } from '../device/device-slot.ts'
import { m } from '../language/messages.ts'
import { Icon } from '../ui/base/icon.tsx'
import { useOnline } from '../ui/hooks/use-online.ts'
import styles from './network-line.module.css'
import { networkLineOf } from './network-line-text.ts'

/**
 * The most answers of each account that waited since its network was lost. The entry lasts until the dashboard has said
 * that all are sent, also through a log-in.
 */
const mostByAccount = new Map<string, number>()

/** The milliseconds for which the line says that the device has all files. */
const readyFor = 6000

/**
 * The line at the top of the dashboard. It says that there is no network, later that the answers were sent, and once
 * that the device has all files. Its room is always there, so it moves nothing when it comes or goes.
 */
export function NetworkLine({ account }: { account: string }) {
  const isOnline = useOnline()
  const [wasOffline, setWasOffline] = useState(!isOnline || mostByAccount.has(account))
  if (!isOnline && !wasOffline) setWasOffline(true)
  const { waiting, most, needsPage } = useWaiting(account)
  const isOver = isOnline && waiting === 0
  useEffect(() => {
    if (!wasOffline) return
    mostByAccount.set(account, most)
    return () => void (isOver && mostByAccount.delete(account))
  }, [account, wasOffline, most, isOver])
  const text = networkLineOf({ isOnline, wasOffline, waiting, most, needsPage })
  const tellsReady = useReady(text === null)
  return (
    <div className={styles.room} role="status">
      {text !== null && (
        <p className={styles.kept}>
          <Icon name={isOver ? 'tick' : 'cloud'} /> {text}
        </p>
      )}
      {tellsReady && (
        <p className={styles.kept}>
          <Icon name="save" /> {m.offline_ready()}
        </p>
      )}
    </div>
  )
}

const readySlot = 'ready-told'

/**
 * Returns true once on each device, for some seconds after the service worker has all files.
 *
 * @param isFree whether no other line is shown
 */
function useReady(isFree: boolean): boolean {
  const isReady = useSyncExternalStore(onController, hasController)
  const [isTold, setTold] = useState(() => readSlot(readySlot) !== null)
  const isShown = isReady && isFree && !isTold
  useEffect(() => {
    if (!isShown) return
    writeSlot(readySlot, 'yes')
    const timer = setTimeout(() => setTold(true), readyFor)
    return () => clearTimeout(timer)
  }, [isShown])
  return isShown
}

const hasController = () => Boolean(navigator.serviceWorker?.controller)

function onController(listener: () => void): () => void {
  navigator.serviceWorker?.addEventListener('controllerchange', listener)
  return () => navigator.serviceWorker?.removeEventListener('controllerchange', listener)
}

/** Returns how many answers wait, the most that waited since the page opened, and whether only the page has them. */
function useWaiting(account: string) {
  const [counts, setCounts] = useState(() => {
    const known = mostByAccount.get(account) ?? 0
    return { waiting: known, most: known, needsPage: false }
  })
  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = false
    const follow = async () => {
      const { outbox } = await import('../outbox/stored-progress.ts')
      const count = async () => {
        const next = await outbox.countWaiting(account)
        const needsPage = outbox.needsPage()
        if (!gone) setCounts((before) => ({ waiting: next, most: Math.max(before.most, next), needsPage }))
      }
      const countAgain = () => void count()
      if (gone) return
      const stops = [outbox.onNews(countAgain), outbox.onStatus(countAgain)]
      stop = () => {
        for (const end of stops) end()
      }
      await count()
    }
    follow().catch(() => {})
    return () => {
      gone = true
      stop?.()
    }
  }, [account])
  return counts
}
