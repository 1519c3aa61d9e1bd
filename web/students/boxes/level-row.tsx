import type { ReactNode } from 'react'
import { findLevel, type Operation, titleByOperation } from '#maths'
import { operationTable } from '../../routes/operations.ts'
import { classNames } from '../../ui/base/class-names.ts'
import { themeClass } from '../../ui/parts/theme.ts'
import styles from './quad.module.css'

/** The symbols of the operations, which are short enough for a small square. */
const symbols: Readonly<Record<Operation, string>> = {
  addition: '+',
  subtraction: '−',
  multiplication: '×',
  division: '÷',
  bedmas: '()',
  timestable: '×',
  length: 'cm',
  numberphase1: '12',
}

interface LevelRowProps {
  readonly operation: Operation
  readonly levelId: string
  /** The tries or the share of students at the end of the row. */
  readonly share: ReactNode
  /** The line below the level. */
  readonly children?: ReactNode
}

/** A level in a box: its operation, its id and its example, or its title with the operation in words. */
export function LevelRow({ operation, levelId, share, children }: LevelRowProps) {
  return (
    <li className={styles.level}>
      <span className={classNames(styles.operation, themeClass(operationTable[operation].theme))}>
        <span aria-hidden="true">{symbols[operation]}</span>
        <span className="unseen">{titleByOperation[operation]}</span>
      </span>
      <span className={styles.id}>{levelId}</span>
      <b>
        {findLevel(operation, levelId)?.title}{' '}
        {operationTable[operation].levelTitles === 'names' && (
          <small aria-hidden="true">{titleByOperation[operation]}</small>
        )}
      </b>
      <span className={styles.share}>{share}</span>
      {children}
    </li>
  )
}
