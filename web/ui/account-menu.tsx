import { lazy, Suspense } from 'react'
import styles from './account-menu.module.css'

const MenuFrame = lazy(() => import('./account-menu-frame.tsx'))

export interface AccountMenuProps {
  readonly email: string
  /** Where there is no e-mail to take a letter from. */
  readonly letter: 'S' | 'T'
  readonly onLogOut: () => void
}

/** The avatar, first letter of the e-mail, with the menu behind it. */
export function AccountMenu(props: AccountMenuProps) {
  const resting = <span className={styles.avatar}>{initialOf(props)}</span>
  return (
    <Suspense fallback={resting}>
      <MenuFrame {...props} />
    </Suspense>
  )
}

export function initialOf({ email, letter }: Pick<AccountMenuProps, 'email' | 'letter'>): string {
  return email.slice(0, 1).toUpperCase() || letter
}
