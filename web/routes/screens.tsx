import {
  type ComponentType,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useState,
} from 'react'
import { matchRoute, Redirect, Route, useLocation, useRouter } from 'wouter'
import { RetryContext } from '../ui/base/error-boundary.tsx'
import { paths } from './paths.ts'

const loaders = new Map<unknown, () => Promise<unknown>>()

/** One request for the code of a screen. It has `Loaded` or the `failure` when `ended` has resolved. */
interface CodeRequest<Props> {
  readonly attempt: number
  readonly ended: Promise<void>
  Loaded?: ComponentType<Props>
  failure?: Error
}

/** The props of a component. */
type PropsOf<T> = T extends (props: infer Props extends object) => ReactNode ? Props : object

/**
 * Returns a screen by its name in a module, which is loaded when the screen is first shown. It is blank until then, and
 * appears with its code. After a failure, a retry requests the code again. It is not a `lazy` component inside
 * `Suspense`, because React keeps a fallback on the screen for 300 ms, also when the code needs 10 ms.
 */
export function screen<Module, Name extends keyof Module>(load: () => Promise<Module>, name: Name) {
  type Props = PropsOf<Module[Name]>
  let latest: CodeRequest<Props> | null = null

  function requestCode(attempt: number) {
    const request: CodeRequest<Props> = {
      attempt,
      ended: load().then(
        (code) => {
          request.Loaded = code[name] as ComponentType<Props>
        },
        (failure) => {
          request.failure = failure
        },
      ),
    }
    return request
  }

  function Screen(props: Props) {
    const attempt = useContext(RetryContext)
    if (!latest || (latest.failure && latest.attempt !== attempt)) latest = requestCode(attempt)
    const { Loaded, failure, ended } = latest
    useEnd(Loaded ? null : ended)
    if (failure) throw failure
    return Loaded ? <Loaded {...props} /> : null
  }
  loaders.set(Screen, load)
  return Screen
}

/** Renders the component again when a request has ended. */
function useEnd(ended: Promise<void> | null): void {
  const [, renderAgain] = useState({})
  useEffect(() => {
    ended?.then(() => renderAgain({}))
  }, [ended])
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
