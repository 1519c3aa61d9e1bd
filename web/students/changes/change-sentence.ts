import type { StudentChange } from '#contract'
import { language } from '../../language/language.ts'
import { m } from '../../language/messages.ts'
import { levelWords } from '../level-words.ts'

const dates = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long' })

/** Returns the sentences about a change of a student, which follow the student's name. */
export function changeSentence(change: StudentChange): string {
  const date = dates.format(change.at)
  if (change.kind === 'merge') return m.class_merged({ date, account: change.account })
  const { by } = change
  if (change.kind === 'name') {
    // A short name ends with a full stop, unless it shows the whole last name.
    const name = change.before.replace(/\.$/, '')
    return by === null ? m.class_name_changed_by_somebody({ date, name }) : m.class_name_changed({ by, date, name })
  }
  const { streak } = change
  const level = levelWords(change.operation, change.levelId)
  if (by === null) return m.class_progress_removed_by_somebody({ level, date, streak })
  return m.class_progress_removed({ by, level, date, streak })
}
