import type { ClassStudent } from '#contract'

/** The most students who have their own sentence. */
const named = 3

const dates = new Intl.DateTimeFormat('en-NZ', { day: 'numeric', month: 'long', year: 'numeric' })

/** Returns the sentences about unused accounts that will be deleted, the first one to be deleted first. */
export function deletionSentences(students: readonly Pick<ClassStudent, 'shortName' | 'deletion'>[]): string[] {
  const unused = students
    .flatMap(({ shortName, deletion }) => (deletion ? [{ shortName, ...deletion }] : []))
    .sort((one, other) => one.at - other.at)
  const [first] = unused
  if (first && unused.length > named)
    return [
      `${unused.length} students have not logged in for a long time. ` +
        `The first of them, ${first.shortName}, will be deleted on ${dates.format(first.at)}.`,
    ]
  return unused.map(
    ({ shortName, lastSignIn, at }) =>
      `${shortName} has not logged in since ${dates.format(lastSignIn)} and will be deleted on ${dates.format(at)}.`,
  )
}
