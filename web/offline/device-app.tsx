import { useEffect } from 'react'
import { queryClientFor } from '../api/cache/queries.tsx'
import { useAccount, useCurrentSession } from '../api/session/use-session.ts'
import { readSlot, writeSlot } from '../device/device-slot.ts'
import { outbox } from '../outbox/stored-progress.ts'
import { sendChosenPicture } from './choose-picture.ts'
import { DeviceNotices } from './device-notices.tsx'
import { holdRound, install } from './installation.ts'
import { keepOnDevice } from './save-account.ts'

export interface DeviceAppProps {
  /** Whether the screen is a level: nothing may float over it or replace it. */
  readonly isLevel: boolean
}

/** Keeps the app and its student on the device, and says so. */
export function DeviceApp({ isLevel }: DeviceAppProps) {
  const session = useCurrentSession()
  const { id } = useAccount()
  useEffect(() => keepOnDevice(session, queryClientFor(id)), [session, id])
  useEffect(() => sendWhenOnline(id), [id])
  useEffect(() => void install(), [])
  useEffect(() => (isLevel ? holdRound() : undefined), [isLevel])
  useEffect(askToPersist, [])
  return isLevel ? null : <DeviceNotices />
}

/**
 * Sends a picture that waits on this device, now and whenever the network is back. Returns a function that ends this.
 */
function sendWhenOnline(account: string): () => void {
  const send = () => void sendChosenPicture(account)
  send()
  addEventListener('online', send)
  return () => removeEventListener('online', send)
}

const slot = 'storage-asked'

/** Asks the browser once, at the first answer, never to clear the device's database automatically. */
function askToPersist(): (() => void) | undefined {
  if (!navigator.storage?.persist || readSlot(slot) !== null) return
  const ask = () => {
    if (outbox.status() === 'sent') return
    stop()
    writeSlot(slot, 'yes')
    void navigator.storage.persist().catch(() => {})
  }
  const stop = outbox.onStatus(ask)
  return stop
}
