import { useEffect, useState } from 'react'
import type { SignInProvider } from '#contract'
import { call } from '../../api/client/call.ts'
import { readSlot, writeSlot } from '../../device/device-slot.ts'
import { hasButton } from './provider-buttons.tsx'

/** The entry of localStorage with the providers of the server, so that no button moves at the next visit. */
const slot = 'sign-in-providers'

/** The ways to sign in that the server has. */
interface WaysIn {
  readonly providers: readonly SignInProvider[]
  readonly hasCards: boolean
}

/**
 * Returns the ways to sign in. Google's button and the class card are there at once, and go where the server does not
 * have them. Without a reply they stay: the next page says what does not work.
 */
export function useWaysIn(): WaysIn {
  const [waysIn, setWaysIn] = useState<WaysIn>(() => ({
    providers: knownOf(readSlot(slot)?.split(',') ?? []),
    hasCards: true,
  }))
  useEffect(() => {
    let isStale = false
    call('GET /api/sign-in', {}).then(
      ({ providers, classCards }) => {
        writeSlot(slot, providers.join(','))
        if (!isStale) setWaysIn({ providers: knownOf(providers), hasCards: classCards })
      },
      () => {},
    )
    return () => {
      isStale = true
    }
  }, [])
  return waysIn
}

function knownOf(providers: readonly string[]): readonly SignInProvider[] {
  const known = providers.filter(hasButton)
  return known.length > 0 ? known : ['google']
}
