import { lazy, Suspense, useState } from 'react'
import styles from './account-menu.module.css'
import { type AccountMenuProps, initialOf, labelOf } from './account-menu-props.ts'

const load = () => import('./account-menu-frame.tsx')
const MenuFrame = lazy(() => load().then(({ AccountMenuFrame }) => ({ default: AccountMenuFrame })))

/** The avatar, first letter of the e-mail, with the menu behind it; its code comes when it is first wanted. */
export function AccountMenu(props: AccountMenuProps) {
  const [isWanted, setWanted] = useState(false)
  const resting = (
    <button
      type="button"
      className={styles.avatar}
      aria-label={labelOf(props)}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load().catch(() => {})}
      onClick={() => setWanted(true)}
    >
      {initialOf(props)}
    </button>
  )
  if (!isWanted) return resting
  return (
    <Suspense fallback={resting}>
      <MenuFrame {...props} />
    </Suspense>
  )
}
