import { type ComponentType, createElement, isValidElement, lazy, type ReactNode, useContext } from 'react'
import { createRoutesFromElements, matchRoutes, useLocation, useRoutes } from 'react-router'
import { Attempt } from './ui/attempt.ts'

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
    const attempt = useContext(Attempt)
    if (asked.lost && asked.attempt !== attempt) asked = ask(attempt)
    return createElement(asked.Loaded, props)
  }
  loaders.set(Screen, load)
  return Screen
}

/**
 * The routes that are its children. All that a path is made of, from the guard to the page, is loaded side by side: each
 * would else wait for the code of the one around it.
 */
export function Screens({ children }: { children: ReactNode }) {
  const routes = createRoutesFromElements(children)
  const location = useLocation()
  for (const { route } of matchRoutes(routes, location) ?? []) {
    const load = isValidElement(route.element) ? loaders.get(route.element.type) : undefined
    // A failure shows where the screen would stand.
    load?.().catch(() => {})
  }
  return useRoutes(routes, location)
}
