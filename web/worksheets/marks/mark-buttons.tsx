import { Fragment } from 'react'
import type { Question } from '#maths'
import { teacherIcons } from '../../classes/teacher-icons.ts'
import { m } from '../../language/messages.ts'
import { Icon } from '../../ui/base/icon.tsx'
import { iconPaths } from '../../ui/base/icon-paths.ts'
import { type ButtonMark, buttonMarks, buttonsOf, entryByMark } from './entries.ts'
import styles from './marks.module.css'

/** The icon of each mark. */
const iconByMark: Readonly<Record<ButtonMark, readonly string[]>> = {
  right: iconPaths.tick,
  wrong: teacherIcons.shut,
  leftOut: teacherIcons.point,
}

export const wordByMark: Readonly<Record<ButtonMark, string>> = {
  right: m.answers_right(),
  wrong: m.answers_wrong(),
  leftOut: m.marks_left_out(),
}

interface MarkButtonsProps {
  /** The number of the question on the sheet. */
  readonly number: number
  readonly question: Question
  /** The mark that the question has. Null if it has none. */
  readonly mark: ButtonMark | null
  readonly onPress: (entry: string) => void
}

/** Buttons that mark a question with a tap. The button of a written answer's own mark leaves the answer there. */
export function MarkButtons({ number, question, mark, onPress }: MarkButtonsProps) {
  return (
    <span className={styles.buttons}>
      {buttonsOf(question).map((button) => (
        <button
          key={button}
          type="button"
          aria-label={m.marks_button({ number, mark: wordByMark[button] })}
          aria-pressed={button === mark}
          onClick={() => button !== mark && onPress(entryByMark[button])}
        >
          <Icon paths={iconByMark[button]} />
        </button>
      ))}
    </span>
  )
}

/** The meaning of the buttons, in a line. */
export function ButtonsLegend() {
  return (
    <p className={styles.legend}>
      {buttonMarks.map((mark) => (
        <Fragment key={mark}>
          <span>
            <Icon paths={iconByMark[mark]} /> {wordByMark[mark]}
          </span>{' '}
        </Fragment>
      ))}
      <span className="soft">{m.marks_or_type()}</span>
    </p>
  )
}
