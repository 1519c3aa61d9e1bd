import type { ClassStudent } from '#contract'
import { language } from '../../language/language.ts'
import { m } from '../../language/messages.ts'

/** The most students who have their own sentence. */
const named = 3

const dates = new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year: 'numeric' })

/** Returns the sentences about unused accounts that will be deleted, the first one to be deleted first. */
export function deletionSentences(students: readonly Pick<ClassStudent, 'shortName' | 'deletion'>[]): string[] {
  const unused = students
    .flatMap(({ shortName, deletion }) => (deletion ? [{ shortName, ...deletion }] : []))
    .sort((one, other) => one.at - other.at)
  const [first] = unused
  if (first && unused.length > named)
    return [m.class_deletions({ count: unused.length, name: first.shortName, date: dates.format(first.at) })]
  return unused.map(({ shortName, lastSignIn, at }) =>
    m.class_deletion({ name: shortName, since: dates.format(lastSignIn), date: dates.format(at) }),
  )
}
