export interface AccountMenuProps {
  readonly email: string
  /** Where there is no e-mail to take a letter from. */
  readonly letter: 'S' | 'T'
  readonly onLogOut: () => void
}

export const labelOf = ({ email }: AccountMenuProps) => `Account menu, ${email}`

export const initialOf = ({ email, letter }: AccountMenuProps) => email.slice(0, 1).toUpperCase() || letter
