import { useEffect, useState } from 'react'
import { classNames } from '../ui/base/class-names.ts'
import { Icon } from '../ui/base/icon.tsx'
import { useOnline } from '../ui/hooks/use-online.ts'
import styles from './kept-line.module.css'
import { keptLineOf } from './kept-line-text.ts'

/**
 * Says at the top of the dashboard that there is no network, and later that the answers were sent. Where it comes while
 * the page is open it moves nothing, and neither does its end: its room stays.
 */
export function KeptLine({ account }: { account: string }) {
  const isOnline = useOnline()
  const [beganOffline] = useState(!isOnline)
  const [wasOffline, setWasOffline] = useState(beganOffline)
  if (!isOnline && !wasOffline) setWasOffline(true)
  const { waiting, most } = useWaiting(account)
  const text = keptLineOf({ isOnline, wasOffline, waiting, most })
  if (text === null) return null
  return (
    <p className={classNames(styles.kept, !beganOffline && styles.over)} role="status">
      <Icon name={isOnline && waiting === 0 ? 'tick' : 'cloud'} /> {text}
    </p>
  )
}

/** Returns how many answers wait on the device, and the most that did while the page was open. */
function useWaiting(account: string) {
  const [{ waiting, most }, setCounts] = useState({ waiting: 0, most: 0 })
  useEffect(() => {
    let stop: (() => void) | undefined
    let gone = false
    const follow = async () => {
      const { outbox } = await import('../outbox/stored-progress.ts')
      const count = async () => {
        const next = await outbox.countWaiting(account)
        if (!gone) setCounts((before) => ({ waiting: next, most: Math.max(before.most, next) }))
      }
      // A browser without a database keeps no answers.
      const countAgain = () => void count().catch(() => {})
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
  return { waiting, most }
}
