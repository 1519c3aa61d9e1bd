import { lazy, Suspense, useState } from 'react'
import styles from './account-menu.module.css'
import { type AccountMenuProps, labelOf } from './account-menu-props.ts'

const load = () => import('./account-menu-frame.tsx')
const MenuFrame = lazy(() => load().then(({ AccountMenuFrame }) => ({ default: AccountMenuFrame })))

/** The avatar that opens the account menu. The code of the menu is loaded when a pointer or a tap first reaches it. */
export function AccountMenu(props: AccountMenuProps) {
  const [isRequested, setRequested] = useState(false)
  const avatar = (
    <button
      type="button"
      className={styles.avatar}
      aria-label={labelOf(props)}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load().catch(() => {})}
      onClick={() => setRequested(true)}
    >
      {props.picture?.drawn ?? props.initial}
    </button>
  )
  if (!isRequested) return avatar
  return (
    <Suspense fallback={avatar}>
      <MenuFrame {...props} />
    </Suspense>
  )
}
