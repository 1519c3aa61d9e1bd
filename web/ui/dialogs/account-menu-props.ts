import type { ReactNode } from 'react'
import { m } from '../../language/messages.ts'

export interface AccountMenuProps {
  readonly email: string | null
  /** The text to show without an e-mail. */
  readonly name: string | null
  /** The character on the avatar. */
  readonly initial: string
  /** A student's picture, which replaces the initial. */
  readonly picture?: { readonly drawn: ReactNode; readonly name: string } | null
  /** Opens the choice of a picture. Only students have one. */
  readonly onPicture?: (() => void) | undefined
  /** Opens the page for a class card. Only students who sign in with an e-mail have it. */
  readonly onClassCard?: (() => void) | undefined
  readonly onLogOut: () => void
  readonly onLogOutEverywhere: () => void
}

/** Returns the text that identifies the account. */
export const identityOf = ({ email, name }: Pick<AccountMenuProps, 'email' | 'name'>) => email ?? name

export function labelOf(props: Pick<AccountMenuProps, 'email' | 'name' | 'picture'>): string {
  const identity = identityOf(props)
  if (identity === null) return m.parts_account_menu()
  const { picture } = props
  return picture
    ? m.parts_account_menu_with_picture({ account: identity, picture: picture.name })
    : m.parts_account_menu_of({ account: identity })
}
