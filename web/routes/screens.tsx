import { type ComponentType, isValidElement, lazy, type ReactElement, type ReactNode, useContext } from 'react'
import { matchRoute, Redirect, Route, useLocation, useRouter } from 'wouter'
import { RetryContext } from '../ui/base/retry-context.ts'
import { paths } from './paths.ts'

const loaders = new Map<unknown, () => Promise<unknown>>()

/** A screen whose code is loaded when it is first shown. Code that was lost on its way is asked for at the next attempt. */
export function screen<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let asked = ask(0)

  function ask(attempt: number) {
    const asking = { attempt, lost: false, Loaded: lazy(async () => ({ default: await loading() })) }
    async function loading() {
      try {
        return await load()
      } catch (reason) {
        asking.lost = true
        throw reason
      }
    }
    return asking
  }

  function Screen(props: Props) {
    const attempt = useContext(RetryContext)
    if (asked.lost && asked.attempt !== attempt) asked = ask(attempt)
    return <asked.Loaded {...props} />
  }
  loaders.set(Screen, load)
  return Screen
}

/**
 * The screen of the address, of `routes` by the patterns of their paths; an address that has none leads to /. All that it is made
 * of, from the guard to the page, is loaded side by side: each would else wait for the code of the one around it.
 */
export function Screens({ routes }: { routes: Readonly<Record<string, ReactElement>> }) {
  const { parser } = useRouter()
  const [address] = useLocation()
  const route = Object.entries(routes).find(([path]) => matchRoute(parser, path, address)[0])
  // Led on for each address anew, however fast they follow each other.
  if (!route) return <Redirect key={address} to={paths.home()} replace />
  const [path, element] = route
  loadAll(element)
  return <Route path={path}>{element}</Route>
}

function loadAll(element: ReactNode) {
  if (!isValidElement<{ children?: ReactNode }>(element)) return
  // A failure shows where the screen would stand.
  loaders
    .get(element.type)?.()
    .catch(() => {})
  loadAll(element.props.children)
}
