import type { ComponentProps } from 'react'
import { Link as RouterLink, useLocation } from 'wouter'
import { currentAt } from './current-at.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of ours. */
  readonly to: string
  /** Takes the place of this page in the history. */
  readonly replace?: boolean
}

/** A link of ours, of the router's link what we use. */
export function Link({ to, ...rest }: LinkProps) {
  return <RouterLink href={to} {...rest} />
}

/** A link of a bar, marked on the page that it leads to and on those that lie `within`. */
export function NavLink({ within = [], ...props }: LinkProps & { readonly within?: readonly string[] | undefined }) {
  const [path] = useLocation()
  return <Link {...props} aria-current={currentAt(path, props.to, within)} />
}
