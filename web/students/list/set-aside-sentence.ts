import type { ClassStudent } from '#contract'
import { language } from '../../language/language.ts'
import { m } from '../../language/messages.ts'

/** The most students that the sentence names. */
const named = 3

/** Returns the sentence about answers that the server has refused, or null if there are none. */
export function setAsideSentence(students: readonly Pick<ClassStudent, 'shortName' | 'setAside'>[]): string | null {
  const concerned = students.filter(({ setAside }) => setAside > 0)
  if (concerned.length === 0) return null
  const answers = concerned.reduce((sum, { setAside }) => sum + setAside, 0)
  const names = concerned.map(({ shortName }) => shortName)
  const count = names.length
  if (count > named) return m.class_set_aside_of_many({ answers, students: count })
  return m.class_set_aside({ answers, students: count, names: new Intl.ListFormat(language).format(names) })
}
