import { m } from '../language/messages.ts'

interface Waiting {
  readonly isOnline: boolean
  /** Whether there was no network at any time since the page was opened. */
  readonly wasOffline: boolean
  /** Answers that wait on the device. */
  readonly waiting: number
  /** The most answers that waited since the page was opened. */
  readonly most: number
  /** Whether answers are only in this page, because the device could not keep them. */
  readonly needsPage: boolean
}

/** Returns the line at the top of the dashboard, or null (docs/product/offline.md, "What the screens say"). */
export function networkLineOf({ isOnline, wasOffline, waiting, most, needsPage }: Waiting): string | null {
  if (isOnline && !wasOffline) return null
  if (needsPage) return m.offline_keep_page_open()
  if (!isOnline) return m.offline_kept({ count: waiting })
  if (waiting > 0) return m.offline_sending()
  return most === 0 ? m.offline_back_online() : m.offline_sent({ count: most })
}
