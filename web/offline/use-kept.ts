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
    if (keptId !== null && keptId !== accountId) forgetKept()
  }, [keptId, accountId])
  useEffect(() => {
    if (toRead === null) return
    let gone = false
    import('./kept-account.ts')
      .then(({ seedFromDevice }) => seedFromDevice(queryClientFor(toRead), toRead))
      .catch(() => {})
      .then(() => gone || setReadFor(toRead))
    return () => {
      gone = true
    }
  }, [toRead])
  return toRead === null || readFor === toRead
}
