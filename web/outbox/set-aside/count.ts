import { readSlot, writeSlot } from '../../device/device-slot.ts'

/**
 * A report of how many of an account's answers on this device the server has refused. It is in localStorage, so that
 * screens read it without the database.
 */
export interface Report {
  /** A random id of this device for this account alone. */
  readonly device: string
  readonly answers: number
  /** The number in the last report that arrived, and its time in epoch milliseconds. Null before the first one. */
  readonly reported: { readonly answers: number; readonly at: number } | null
}

const slotOf = (account: string) => `set-aside ${account}`
const changes = new EventTarget()

export function readReport(account: string): Report | null {
  const text = readSlot(slotOf(account))
  return text ? (JSON.parse(text) as Report) : null
}

/** Stores the report of an account, or deletes it with null. */
export function writeReport(account: string, report: Report | null): void {
  writeSlot(slotOf(account), report ? JSON.stringify(report) : '')
  changes.dispatchEvent(new Event('change'))
}

export const readSetAside = (account: string): number => readReport(account)?.answers ?? 0

/** Subscribes to changes of the number in every tab; returns the unsubscribe function. */
export function onSetAside(listener: () => void): () => void {
  changes.addEventListener('change', listener)
  addEventListener('storage', listener)
  return () => {
    changes.removeEventListener('change', listener)
    removeEventListener('storage', listener)
  }
}
