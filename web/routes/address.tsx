/** The address of a screen: the part after the "#", with its query (docs/product/routes.md, "Addresses"). */
import { createContext, type ReactNode, startTransition, useContext, useEffect, useState } from 'react'
import { Router } from 'wouter'

interface Address {
  readonly path: string
  readonly query: string
}

interface NavigateOptions {
  /** Whether it replaces the current entry of the history. */
  readonly replace?: boolean
  readonly state?: object
}

const AddressContext = createContext<Address>({ path: '/', query: '' })

const isSame = (one: Address, other: Address) => one.path === other.path && one.query === other.query

/** Our own event, because browsers send none when a page changes its own history. */
const addressChange = 'addresschange'

/**
 * Returns the address in `location.hash`, which is '' without a text after the "#". A slash at the end of a path is
 * ignored.
 */
export function addressIn(hash: string): Address {
  const [, path = '', query = ''] = /^#?\/?([^?]*?)\/*(?:\?(.*))?$/.exec(hash) ?? []
  return { path: `/${path}`, query }
}

const read = () => addressIn(location.hash)

/** Navigates to a path. Every entry that we add has a state, but the browser's first entry has none at first. */
function navigate(to: string, { replace = false, state }: NavigateOptions = {}) {
  history[replace ? 'replaceState' : 'pushState']({ ...state }, '', `#${to}`)
  dispatchEvent(new Event(addressChange))
}

function usePath(): [path: string, navigate: (to: string, options?: NavigateOptions) => void] {
  return [useContext(AddressContext).path, navigate]
}

function useQuery(): string {
  return useContext(AddressContext).query
}

const href = (path: string) => `#${path}`

/** Gives a state to an entry that the browser opened: a typed address, or the first entry after a step back. */
function addState() {
  if (history.state === null) history.replaceState({}, '')
}

/** Lets the router read and write the address. The current screen stays until the code of the next one is loaded. */
export function AddressProvider({ children }: { children: ReactNode }) {
  const [address, setAddress] = useState(read)
  useEffect(() => {
    const update = () => {
      const next = read()
      startTransition(() => setAddress((shown) => (isSame(shown, next) ? shown : next)))
    }
    // The address may have changed between the first render and this effect.
    update()
    const events = ['popstate', addressChange]
    // This listener is the first, because the next screen reads the state.
    addEventListener('popstate', addState)
    for (const event of events) addEventListener(event, update)
    return () => {
      removeEventListener('popstate', addState)
      for (const event of events) removeEventListener(event, update)
    }
  }, [])
  return (
    <AddressContext value={address}>
      <Router hook={usePath} searchHook={useQuery} hrefs={href}>
        {children}
      </Router>
    </AddressContext>
  )
}
