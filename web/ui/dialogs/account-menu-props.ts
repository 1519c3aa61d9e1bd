export interface AccountMenuProps {
  readonly email: string | null
  /** The text to show without an e-mail. */
  readonly name: string | null
  /** The initial without an e-mail and a name. */
  readonly letter: 'S' | 'T'
  readonly onLogOut: () => void
  readonly onLogOutEverywhere: () => void
}

/** Returns the text that identifies the account. */
export const identityOf = ({ email, name }: Pick<AccountMenuProps, 'email' | 'name'>) => email ?? name

export function labelOf(props: Pick<AccountMenuProps, 'email' | 'name'>): string {
  const identity = identityOf(props)
  return identity === null ? 'Account menu' : `Account menu, ${identity}`
}

export const initialOf = ({ email, name, letter }: Pick<AccountMenuProps, 'email' | 'name' | 'letter'>) =>
  (email ?? name)?.slice(0, 1).toUpperCase() || letter
