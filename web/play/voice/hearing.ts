/**
 * Whether a child of Years 0 and 1 wants to hear the questions. The choice lasts until the tab is closed or the child
 * logs out (web/api/client/account-cookie.ts).
 */
import { useCallback, useContext, useSyncExternalStore } from 'react'
import { AccountContext } from '../../api/session/use-session.ts'
import { hearingSlot } from '../../device/account/names.ts'

export type Hearing = 'yes' | 'no'

const listeners = new Set<() => void>()

/** The choice in a browser that refuses to store it. */
let unstored: string | null = null

function readChoice(): string | null {
  try {
    return sessionStorage.getItem(hearingSlot)
  } catch {
    return unstored
  }
}

function storeChoice(choice: string): void {
  try {
    sessionStorage.setItem(hearingSlot, choice)
  } catch {
    unstored = choice
  }
}

/** Returns the choice of the account, null before the first choice, and the function that chooses. */
export function useHearing(): [hearing: Hearing | null, choose: (hearing: Hearing) => void] {
  // The landing page has no account. Its question is not read by itself.
  const id = useContext(AccountContext)?.id ?? ''
  const choose = useCallback(
    (hearing: Hearing) => {
      storeChoice(storedChoice(id, hearing))
      for (const listener of listeners) listener()
    },
    [id],
  )
  return [choiceIn(useSyncExternalStore(subscribe, readChoice), id), choose]
}

/** Returns the choice of the account in a stored text. The choice of another account does not count. */
export function choiceIn(stored: string | null, account: string): Hearing | null {
  for (const hearing of ['yes', 'no'] as const) {
    if (stored === storedChoice(account, hearing)) return hearing
  }
  return null
}

export const storedChoice = (account: string, hearing: Hearing): string => `${account} ${hearing}`

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
