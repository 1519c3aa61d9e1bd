import { classNames } from '../ui/base/class-names.ts'
import { Icon } from '../ui/base/icon.tsx'
import { Link } from '../ui/base/link.tsx'
import type { PlacedStudent } from './columns.ts'
import { hasWideWord } from './name-width.ts'
import { lookOf } from './status-look.ts'
import styles from './student-chip.module.css'

interface StudentChipProps {
  readonly student: PlacedStudent
  readonly to: string
  /** False if the column is the level. */
  readonly showsLevel: boolean
}

/** A student in a column, in the colour of the status, with its icon and, for screen readers, its word. */
export function StudentChip({ student, to, showsLevel }: StudentChipProps) {
  const { id, name, status, level } = student
  const { icon, word } = lookOf(student)
  const isShortened = hasWideWord(name)
  return (
    <Link to={to} className={classNames(styles.chip, styles[status])} data-student={id}>
      <Icon paths={icon} />
      <span className={classNames(styles.name, isShortened && styles.shortened)} title={isShortened ? name : undefined}>
        {name}
      </span>
      <span className="unseen">, {word} </span>
      {showsLevel && level && <span className="figures">{level.id}</span>}
    </Link>
  )
}
