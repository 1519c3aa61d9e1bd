/** The address of a screen: the part behind the "#", with its query (docs/product/routes.md, "Addresses"). */
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import { Router } from 'wouter'

interface Address {
  readonly path: string
  readonly query: string
}

interface Going {
  /** In the place of this entry of the history. */
  readonly replace?: boolean
  readonly state?: object
}

const Current = createContext<Address>({ path: '/', query: '' })

const isSame = (one: Address, other: Address) => one.path === other.path && one.query === other.query

/** Of ours alone: browsers say nothing of what a page itself does to its history. */
const moved = 'addressmoved'

/**
 * `hash` as the browser has it: '' where nothing stands behind the "#", with it otherwise. A slash at the end of a path
 * says nothing.
 */
export function addressIn(hash: string): Address {
  const [, path = '', query = ''] = /^#?\/?([^?]*?)\/*(?:\?(.*))?$/.exec(hash) ?? []
  return { path: `/${path}`, query }
}

const read = () => addressIn(location.hash)

/** Every entry that is gone to has a state; the one that the browser began with has none until it is gone back to. */
function go(to: string, { replace = false, state }: Going = {}) {
  history[replace ? 'replaceState' : 'pushState']({ ...state }, '', `#${to}`)
  dispatchEvent(new Event(moved))
}

function usePath(): [path: string, go: (to: string, going?: Going) => void] {
  return [useContext(Current).path, go]
}

function useQuery(): string {
  return useContext(Current).query
}

const href = (path: string) => `#${path}`

/** For what the browser went to by itself: an address that was typed, or back to the one that it began with. */
function giveState() {
  if (history.state === null) history.replaceState({}, '')
}

/** Lets the router read and write the address. What is on screen stays until the code of the next screen is there. */
export function Addressed({ children }: { children: ReactNode }) {
  const [address, setAddress] = useState(read)
  useEffect(() => {
    const follow = () => {
      const next = read()
      startTransition(() => setAddress((shown) => (isSame(shown, next) ? shown : next)))
    }
    // What was gone to between the first view and this effect.
    follow()
    const events = ['popstate', moved]
    // First: the screen that comes asks for it.
    addEventListener('popstate', giveState)
    for (const event of events) addEventListener(event, follow)
    return () => {
      removeEventListener('popstate', giveState)
      for (const event of events) removeEventListener(event, follow)
    }
  }, [])
  return (
    <Current value={address}>
      <Router hook={usePath} searchHook={useQuery} hrefs={href}>
        {children}
      </Router>
    </Current>
  )
}
