export interface AccountMenuProps {
  readonly email: string | null
  /** Shown where there is no e-mail. */
  readonly name: string | null
  /** The initial where there is neither. */
  readonly letter: 'S' | 'T'
  readonly onLogOut: () => void
}

/** Returns the line that says whose account it is. */
export const identityOf = ({ email, name }: Pick<AccountMenuProps, 'email' | 'name'>) => email ?? name

export function labelOf(props: Pick<AccountMenuProps, 'email' | 'name'>): string {
  const identity = identityOf(props)
  return identity === null ? 'Account menu' : `Account menu, ${identity}`
}

export const initialOf = ({ email, name, letter }: Pick<AccountMenuProps, 'email' | 'name' | 'letter'>) =>
  (email ?? name)?.slice(0, 1).toUpperCase() || letter
