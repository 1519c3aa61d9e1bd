import { lazy, Suspense, useState } from 'react'
import { m } from '../language/messages.ts'
import { TextButton } from '../ui/base/button.tsx'
import { Icon } from '../ui/base/icon.tsx'
import type { MoreMenuProps } from './more-entries.ts'
import { teacherIcons } from './teacher-icons.ts'

const load = () => import('./more-menu-frame.tsx')
const MenuFrame = lazy(() => load().then(({ MoreMenuFrame }) => ({ default: MoreMenuFrame })))

/** The button that opens the menu "More". The code of the menu is loaded when a pointer or a tap first reaches it. */
export function MoreMenu(props: MoreMenuProps) {
  const [isRequested, setRequested] = useState(false)
  const button = (
    <TextButton
      ref={props.button}
      aria-label={m.dashboard_more_for({ name: props.name })}
      aria-haspopup="menu"
      aria-expanded={false}
      onPointerEnter={() => void load().catch(() => {})}
      onClick={() => setRequested(true)}
    >
      <Icon paths={teacherIcons.more} /> {m.dashboard_more()}
    </TextButton>
  )
  if (!isRequested) return button
  return (
    <Suspense fallback={button}>
      <MenuFrame {...props} />
    </Suspense>
  )
}
