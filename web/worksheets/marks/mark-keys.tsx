import { Fragment } from 'react'
import type { Question } from '#maths'
import { teacherIcons } from '../../classes/teacher-icons.ts'
import { m } from '../../language/messages.ts'
import { Icon } from '../../ui/base/icon.tsx'
import { iconPaths } from '../../ui/base/icon-paths.ts'
import { entryByMark, type KeyMark, keyMarks, keysOf } from './entries.ts'
import styles from './marks.module.css'

/** The icon of each mark looks like the text that a keyboard types for it. */
const iconByMark: Readonly<Record<KeyMark, readonly string[]>> = {
  right: iconPaths.tick,
  wrong: teacherIcons.shut,
  leftOut: teacherIcons.point,
}

export const wordByMark: Readonly<Record<KeyMark, string>> = {
  right: m.answers_right(),
  wrong: m.answers_wrong(),
  leftOut: m.marks_left_out(),
}

interface MarkKeysProps {
  /** The number of the question on the sheet. */
  readonly number: number
  readonly question: Question
  /** The mark that the question has. Null if it has none. */
  readonly mark: KeyMark | null
  readonly onPress: (entry: string) => void
}

/** Keys that mark a question with a tap. The key of the mark that a written answer has leaves the answer there. */
export function MarkKeys({ number, question, mark, onPress }: MarkKeysProps) {
  return (
    <span className={styles.keys}>
      {keysOf(question).map((key) => (
        <button
          key={key}
          type="button"
          aria-label={m.marks_key({ number, mark: wordByMark[key] })}
          aria-pressed={key === mark}
          onClick={() => key !== mark && onPress(entryByMark[key])}
        >
          <Icon paths={iconByMark[key]} />
        </button>
      ))}
    </span>
  )
}

/** The meaning of the keys, in a line. */
export function KeysLegend() {
  return (
    <p className={styles.legend}>
      {keyMarks.map((key) => (
        <Fragment key={key}>
          <span>
            <Icon paths={iconByMark[key]} /> {wordByMark[key]}
          </span>{' '}
        </Fragment>
      ))}
      <span className="soft">{m.marks_or_type()}</span>
    </p>
  )
}
