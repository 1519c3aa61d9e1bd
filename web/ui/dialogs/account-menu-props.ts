export interface AccountMenuProps {
  readonly email: string | null
  /** Its initial is on the avatar. It is also the text to show without an e-mail. */
  readonly name: string | null
  /** The letter of the avatar without a name and an e-mail. */
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

/** Returns the letter of the avatar. It comes from the name, because without a network the device knows no e-mail. */
export const initialOf = ({ email, name, letter }: Pick<AccountMenuProps, 'email' | 'name' | 'letter'>) =>
  (name ?? email)?.slice(0, 1).toUpperCase() || letter
