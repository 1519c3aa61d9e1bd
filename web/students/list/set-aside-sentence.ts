import type { ClassStudent } from '#contract'

/** The most students that the sentence names. */
const named = 3

/** Returns the sentence about answers that the server has refused, or null if there are none. */
export function setAsideSentence(students: readonly Pick<ClassStudent, 'shortName' | 'setAside'>[]): string | null {
  const concerned = students.filter(({ setAside }) => setAside > 0)
  if (concerned.length === 0) return null
  const answers = concerned.reduce((sum, { setAside }) => sum + setAside, 0)
  const names = concerned.map(({ shortName }) => shortName)
  const whose = names.length > named ? `${names.length} students` : new Intl.ListFormat('en-NZ').format(names)
  const [waits, devices] = [answers === 1 ? 'answer' : 'answers', names.length === 1 ? 'a device' : 'their devices']
  return `${answers} ${waits} of ${whose} could not be saved, and ${answers === 1 ? 'waits' : 'wait'} on ${devices}.`
}
