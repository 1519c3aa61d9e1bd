import { Menu } from '@base-ui/react/menu'
import { m } from '../../language/messages.ts'
import styles from './account-menu.module.css'
import { type AccountMenuProps, identityOf, labelOf } from './account-menu-props.ts'

/** The account menu. It is open at first, because its code is loaded when the user asks for the menu. */
export function AccountMenuFrame(props: AccountMenuProps) {
  return (
    <Menu.Root modal={false} defaultOpen>
      <Menu.Trigger className={styles.avatar} aria-label={labelOf(props)}>
        {props.picture?.drawn ?? props.initial}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={styles.place} align="end" sideOffset={8}>
          <Menu.Popup className={styles.menu}>
            <Menu.Group>
              <Menu.GroupLabel className={styles.email}>{identityOf(props)}</Menu.GroupLabel>
              {props.onPicture && (
                <Menu.Item className={styles.item} onClick={props.onPicture}>
                  {m.parts_my_picture()}
                </Menu.Item>
              )}
              {props.onClassCard && (
                <Menu.Item className={styles.item} onClick={props.onClassCard}>
                  {m.parts_class_card_too()}
                </Menu.Item>
              )}
              <Menu.Item className={styles.item} onClick={props.onLogOut}>
                {m.parts_log_out()}
              </Menu.Item>
              <Menu.Item className={styles.item} onClick={props.onLogOutEverywhere}>
                {m.parts_log_out_everywhere()}
              </Menu.Item>
            </Menu.Group>
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
