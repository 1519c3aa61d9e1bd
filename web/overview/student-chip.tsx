import { classNames } from '../ui/base/class-names.ts'
import { Icon } from '../ui/base/icon.tsx'
import { Link } from '../ui/base/link.tsx'
import type { PlacedStudent } from './columns.ts'
import { hasWideWord } from './name-width.ts'
import { lookByStatus } from './status-look.ts'
import styles from './student-chip.module.css'

interface StudentChipProps {
  readonly student: PlacedStudent
  readonly to: string
  /** False if the column is the level. */
  readonly showsLevel: boolean
}

/** A student in a column, in the colour of the status, with its icon and, for screen readers, its word. */
export function StudentChip({ student: { id, name, status, level }, to, showsLevel }: StudentChipProps) {
  const { icon, word } = lookByStatus[status]
  const isShortened = hasWideWord(name)
  return (
    <Link to={to} className={classNames(styles.chip, styles[status])} data-student={id}>
      <Icon name={icon} />
      <span className={classNames(styles.name, isShortened && styles.shortened)} title={isShortened ? name : undefined}>
        {name}
      </span>
      <span className="unseen">, {word} </span>
      {showsLevel && level && <span className="figures">{level.id}</span>}
    </Link>
  )
}
