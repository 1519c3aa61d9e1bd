import { Menu } from '@base-ui/react/menu'
import styles from './account-menu.module.css'
import { type AccountMenuProps, identityOf, initialOf, labelOf } from './account-menu-props.ts'

/** Open from the start: it is loaded because someone asked for it. */
export function AccountMenuFrame(props: AccountMenuProps) {
  return (
    <Menu.Root modal={false} defaultOpen>
      <Menu.Trigger className={styles.avatar} aria-label={labelOf(props)}>
        {initialOf(props)}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={styles.place} align="end" sideOffset={8}>
          <Menu.Popup className={styles.menu}>
            <Menu.Group>
              <Menu.GroupLabel className={styles.email}>{identityOf(props)}</Menu.GroupLabel>
              <Menu.Item className={styles.item} onClick={props.onLogOut}>
                Log out
              </Menu.Item>
            </Menu.Group>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
