import { useEffect, useState } from 'react'

/** The age of a page of the server from which on the device says what day it is. */
const pageLasts = 3_600_000

/** Returns whether the clock of the device says what day it is, and not the page of the server. */
export const isOldPage = (isError: boolean, loadedAt: number, now: number) => isError || now - loadedAt > pageLasts

/** A page of the server with what this device adds to it. */
interface WithUnsent<Page, Unsent> {
  readonly page: Page
  /** When the page was loaded, in epoch milliseconds. */
  readonly loadedAt: number
  readonly unsent: Unsent
}

/**
 * Reads the answers that a page of the server cannot have, once for each page. In between they stay as they are,
 * because an answer that is sent meanwhile is on the next page. Until a page has its answers, the page before is
 * returned with its own, and null before the first one.
 *
 * @param page undefined until it is loaded
 * @param none what is added where the device cannot read its answers
 */
export function useWithUnsent<Page, Unsent>(
  account: string,
  { data: page, dataUpdatedAt: loadedAt }: { readonly data: Page | undefined; readonly dataUpdatedAt: number },
  read: (account: string, since: number) => Promise<Unsent>,
  none: Unsent,
): WithUnsent<Page, Unsent> | null {
  const [shown, setShown] = useState<(WithUnsent<Page, Unsent> & { readonly account: string }) | null>(null)
  useEffect(() => {
    if (page === undefined) return
    let isOver = false
    const show = (unsent: Unsent) => {
      if (!isOver) setShown({ account, page, loadedAt, unsent })
    }
    read(account, loadedAt).then(show, () => show(none))
    return () => {
      isOver = true
    }
  }, [account, page, loadedAt, read, none])
  return page !== undefined && shown?.account === account ? shown : null
}
