import type { StudentChange } from '#contract'
import { titleByOperation } from '#maths'

const dates = new Intl.DateTimeFormat('en-NZ', { day: 'numeric', month: 'long' })

/** Returns the sentences about a change of a student, which follow the student's name. */
export function changeSentence(change: StudentChange): string {
  const [by, on] = [change.by ?? 'A teacher', dates.format(change.at)]
  if (change.kind === 'name')
    return `${by} changed this name on ${on}. It was ${change.before}${fullStop(change.before)}`
  const level = `${titleByOperation[change.operation]} ${change.levelId}`
  return `${by} removed ${level} on ${on}. The best streak was ${change.streak}.`
}

/** A short name ends with a full stop, unless it shows the whole last name. */
const fullStop = (name: string) => (name.endsWith('.') ? '' : '.')
