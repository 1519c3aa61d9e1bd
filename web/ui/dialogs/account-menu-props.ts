export interface AccountMenuProps {
  readonly email: string | null
  /** The text to show without an e-mail. */
  readonly name: string | null
  /** The initial where there is no e-mail to take it from. */
  readonly letter: 'S' | 'T'
  readonly onLogOut: () => void
}

/** Returns the text that identifies the account. */
export const identityOf = ({ email, name }: Pick<AccountMenuProps, 'email' | 'name'>) => email ?? name

export function labelOf(props: Pick<AccountMenuProps, 'email' | 'name'>): string {
  const identity = identityOf(props)
  return identity === null ? 'Account menu' : `Account menu, ${identity}`
}

export const initialOf = ({ email, letter }: Pick<AccountMenuProps, 'email' | 'letter'>) =>
  email?.slice(0, 1).toUpperCase() || letter
