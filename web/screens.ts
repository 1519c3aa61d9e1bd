import { type ComponentType, isValidElement, lazy, type ReactNode } from 'react'
import { createRoutesFromElements, matchRoutes, useLocation, useRoutes } from 'react-router'

const loaders = new Map<unknown, () => Promise<unknown>>()

/** A screen whose code is loaded when it is first shown. */
export function screen<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const component = lazy(async () => ({ default: await load() }))
  loaders.set(component, load)
  return component
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
