import { type ComponentType, isValidElement, lazy, type ReactElement, type ReactNode, useContext } from 'react'
import { matchRoute, Redirect, Route, useLocation, useRouter } from 'wouter'
import { RetryContext } from '../ui/base/retry-context.ts'
import { paths } from './paths.ts'

const loaders = new Map<unknown, () => Promise<unknown>>()

/** Returns a screen whose code is loaded when it is first shown. After a failure, a retry requests the code again. */
export function screen<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let request = startRequest(0)

  function startRequest(attempt: number) {
    const started = { attempt, hasFailed: false, Loaded: lazy(async () => ({ default: await loadCode() })) }
    async function loadCode() {
      try {
        return await load()
      } catch (reason) {
        started.hasFailed = true
        throw reason
      }
    }
    return started
  }

  function Screen(props: Props) {
    const attempt = useContext(RetryContext)
    if (request.hasFailed && request.attempt !== attempt) request = startRequest(attempt)
    return <request.Loaded {...props} />
  }
  loaders.set(Screen, load)
  return Screen
}

/**
 * The screen of the current address. `routes` has a screen for each path pattern, and any other address redirects to /.
 * The guard, the layout and the page load in parallel. Without that, each would wait for the code of the one around it.
 */
export function Screens({ routes }: { routes: Readonly<Record<string, ReactElement>> }) {
  const { parser } = useRouter()
  const [address] = useLocation()
  const route = Object.entries(routes).find(([path]) => matchRoute(parser, path, address)[0])
  // With the address as its key, every unknown address redirects, even if two follow each other quickly.
  if (!route) return <Redirect key={address} to={paths.home()} replace />
  const [path, element] = route
  loadAll(element)
  return <Route path={path}>{element}</Route>
}

function loadAll(element: ReactNode) {
  if (!isValidElement<{ children?: ReactNode }>(element)) return
  // The failure is shown by the screen itself, when it is rendered.
  loaders
    .get(element.type)?.()
    .catch(() => {})
  loadAll(element.props.children)
}
