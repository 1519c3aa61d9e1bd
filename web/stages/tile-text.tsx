import { type CSSProperties, Fragment } from 'react'
import { classNames } from '../ui/base/class-names.ts'
import { linesOf } from './example-letters.ts'
import styles from './level-tile.module.css'

interface TileTextProps {
  /** An example of the questions of a level, or a few words. */
  readonly text: string
  readonly isExample: boolean
  /** The characters of the longest line of the examples beside it. All of them have one size. */
  readonly letters: number
  readonly className?: string | undefined
}

/** The example of a level on its tile, in one or two lines, or the words of a level without an example. */
export function TileText({ text, isExample, letters, className }: TileTextProps) {
  if (!isExample) return <span className={classNames(styles.sum, styles.words, className)}>{text}</span>
  const lines = linesOf(text)
  return (
    <span
      className={classNames(styles.sum, lines.length > 1 && styles.wrapped, className)}
      style={{ '--letters': letters } as CSSProperties}
    >
      {lines.map((line, i) => (
        <Fragment key={line}>
          {i > 0 && ' '}
          <span>{line}</span>
        </Fragment>
      ))}
    </span>
  )
}
