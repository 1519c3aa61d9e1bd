import { Menu } from '@base-ui/react/menu'
import { m } from '../language/messages.ts'
import { TextButton } from '../ui/base/button.tsx'
import { Icon } from '../ui/base/icon.tsx'
import styles from '../ui/dialogs/account-menu.module.css'
import type { MoreMenuProps } from './more-entries.ts'
import { teacherIcons } from './teacher-icons.ts'

/** The menu "More". It is open at first, because its code is loaded when the teacher asks for it. */
export function MoreMenuFrame({ name, entries, button }: MoreMenuProps) {
  return (
    <Menu.Root modal={false} defaultOpen>
      <Menu.Trigger ref={button} render={<TextButton />} aria-label={m.dashboard_more_for({ name })}>
        <Icon paths={teacherIcons.more} /> {m.dashboard_more()}
      </Menu.Trigger>
      <Menu.Portal>
        <Menu.Positioner className={styles.place} align="end" sideOffset={8}>
          <Menu.Popup className={styles.menu}>
            {entries.map(({ label, icon, onChoose }) => (
              <Menu.Item key={label} className={styles.item} onClick={onChoose}>
                <Icon paths={icon} /> {label}
              </Menu.Item>
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
