import type { ComponentProps } from 'react'
import { useHref, useLinkClickHandler, useLocation } from 'react-router'
import { currentAt } from './current-at.ts'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path of ours. */
  readonly to: string
  /** Takes the place of this page in the history. */
  readonly replace?: boolean
}

/** A link of ours. The router's own brings what only its framework uses, which would be in every first view. */
export function Link({ to, replace = false, onClick, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace })
  return (
    <a
      {...rest}
      href={useHref(to)}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) follow(event)
      }}
    />
  )
}

/** A link of a bar, marked on the page that it leads to and on those that lie `within`. */
export function NavLink({ within = [], ...props }: LinkProps & { readonly within?: readonly string[] | undefined }) {
  const { pathname } = useLocation()
  return <Link {...props} aria-current={currentAt(pathname, props.to, within)} />
}
