import { useEffect } from 'react'
import { forgetKept, readKeptId } from '../api/client/kept-mark.ts'

/** Forgets the kept account once another one is signed in. Nothing of it was shown: it is read by its id. */
export function useForgetOthers(accountId: string | null): void {
  useEffect(() => {
    const keptId = readKeptId()
    if (keptId && keptId !== accountId) forgetKept()
  }, [accountId])
}
