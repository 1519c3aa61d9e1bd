import { m } from '../../language/messages.ts'

export interface AccountMenuProps {
  readonly email: string | null
  /** The text to show without an e-mail. */
  readonly name: string | null
  /** The character on the avatar. */
  readonly initial: string
  readonly onLogOut: () => void
  readonly onLogOutEverywhere: () => void
}

/** Returns the text that identifies the account. */
export const identityOf = ({ email, name }: Pick<AccountMenuProps, 'email' | 'name'>) => email ?? name

export function labelOf(props: Pick<AccountMenuProps, 'email' | 'name'>): string {
  const identity = identityOf(props)
  return identity === null ? m.parts_account_menu() : m.parts_account_menu_of({ account: identity })
}
