import type { ClassTeacher } from '#contract'
import { type ClassRole, hasRight } from '#contract/class-roles'
import { m } from '../../language/messages.ts'
import { Link } from '../../ui/base/link.tsx'
import { listPath } from '../class-paths.ts'
import styles from './sharing.module.css'

interface DoneProps {
  readonly code: string
  /** The sentence that says how the access of a teacher has changed. It is empty before the first change. */
  readonly text: string
  /** Whether that teacher may still have printed cards of the class. */
  readonly keepsCards: boolean
}

/** Says what was done with the access of a teacher, and advises new cards if the old ones can be in the wrong hands. */
export function Done({ code, text, keepsCards }: DoneProps) {
  return (
    <>
      <p role="status" className={styles.done}>
        {text} {keepsCards && m.sharing_new_cards()}
      </p>
      {keepsCards && <Link to={listPath('/studentprogress/cards', code)}>{m.cards_title()}</Link>}
    </>
  )
}

/** Returns whether a teacher could print the cards of a class until now, and cannot with the next role, if any. */
export function losesCards(teacher: ClassTeacher | undefined, next: ClassRole | null): boolean {
  if (!teacher || teacher.since === null) return false
  return hasRight(teacher.role, 'teaches') && !(next && hasRight(next, 'teaches'))
}
