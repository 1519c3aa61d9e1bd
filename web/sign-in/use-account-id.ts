import { useSyncExternalStore } from 'react'
import { onDeviceAccount, readDeviceAccount } from '../offline/kept-mark.ts'

/** Returns the id of the account whose screens this device shows, or null. */
export function useAccountId(): string | null {
  return useSyncExternalStore(onDeviceAccount, readDeviceAccount)
}
