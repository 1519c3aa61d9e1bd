import { useEffect, useState } from 'react'
import { queryClientFor } from '../api/client/query-client.ts'
import { sessionKey } from '../api/session.ts'
import { forgetKept, readKeptId } from './kept-mark.ts'

/**
 * Puts what the device keeps of an account into its cache of queries. Returns false while the device is read, so that no
 * screen waits for the network first. Forgets a kept account once another one is signed in.
 */
export function useKept(accountId: string | null): boolean {
  const [readFor, setReadFor] = useState<string | null>(null)
  const keptId = readKeptId()
  const isKnown = queryClientFor(accountId).getQueryData(sessionKey) !== undefined
  const toRead = keptId === accountId && !isKnown ? accountId : null
  useEffect(() => {
    if (keptId && keptId !== accountId) forgetKept()
    if (!toRead) return
    import('./kept-account.ts')
      .then(({ seedFromDevice }) => seedFromDevice(queryClientFor(toRead), toRead))
      .catch(() => {})
      .then(() => setReadFor(toRead))
  }, [keptId, accountId, toRead])
  return !toRead || readFor === toRead
}
