import { Menu } from '@base-ui/react/menu'
import { m } from '../language/messages.ts'
import { TextButton } from '../ui/base/button.tsx'
import { classNames } from '../ui/base/class-names.ts'
import { Icon } from '../ui/base/icon.tsx'
import { iconPaths } from '../ui/base/icon-paths.ts'
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
        <Menu.Positioner className={classNames(styles.place, 'unprinted')} align="end" sideOffset={8}>
          <Menu.Popup className={styles.menu}>
            {entries.map(({ label, icon, isOn, onChoose }) =>
              isOn === undefined ? (
                <Menu.Item key={label} className={styles.item} onClick={onChoose}>
                  <Icon paths={icon} /> {label}
                </Menu.Item>
              ) : (
                <Menu.CheckboxItem
                  key={label}
                  className={styles.item}
                  checked={isOn}
                  closeOnClick
                  onCheckedChange={onChoose}
                >
                  <Icon paths={isOn ? iconPaths.tick : icon} /> {label}
                </Menu.CheckboxItem>
              ),
            )}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  )
}
