import type { ComponentProps } from 'react'
import { Link as RouterLink, useLocation } from 'wouter'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of ours. */
  readonly to: string
  /** Whether it replaces this page in the history. */
  readonly replace?: boolean
}

/** A link to a path of ours, with the props of the router's link that we use. */
export function Link({ to, ...rest }: LinkProps) {
  return <RouterLink href={to} {...rest} />
}

/** A link of a bar. It is marked on its own page and on the pages below the paths `within`. */
export function NavLink({ within = [], ...props }: LinkProps & { readonly within?: readonly string[] | undefined }) {
  const [path] = useLocation()
  return <Link {...props} aria-current={currentAt(path, props.to, within)} />
}

/** Returns `aria-current` of a link: 'page' on the page itself, 'true' on the pages below the paths `within`. */
export function currentAt(path: string, to: string, within: readonly string[]): 'page' | 'true' | undefined {
  if (path === to) return 'page'
  return within.some((start) => path === start || path.startsWith(`${start}/`)) ? 'true' : undefined
}
