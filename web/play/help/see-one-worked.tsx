import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import styles from './see-one-worked.module.css'

interface SeeOneWorkedProps {
  /** Whether the button is above a calculation. It is then only its icon where its name has no room. */
  readonly isInCorner: boolean
  readonly onOpen: () => void
}

/** The button that offers an example at the first visit to a level. */
export function SeeOneWorked({ isInCorner, onOpen }: SeeOneWorkedProps) {
  return (
    <Button className={isInCorner ? undefined : styles.inRoom} onClick={onOpen}>
      <Icon name="hint" /> <span>{m.help_see_one_worked()}</span>
    </Button>
  )
}
