import { m } from '../../language/messages.ts'
import { Button } from '../../ui/base/button.tsx'
import { Icon } from '../../ui/base/icon.tsx'
import styles from './see-one-worked.module.css'

/** The button that offers an example at the first visit to a level. It is in the room of the message. */
export function SeeOneWorked({ onOpen }: { onOpen: () => void }) {
  return (
    <Button className={styles.offer} onClick={onOpen}>
      <Icon name="hint" /> {m.help_see_one_worked()}
    </Button>
  )
}
