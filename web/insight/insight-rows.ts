/** The table of the page as it is saved and printed: a row for each student of each part. */
import { partTitle, titleByOperation } from '#maths'
import type { Mistakes } from '#maths/insight'
import type { ClassInsightData } from '../api/students/insight.ts'
import { dayInWords, weekdayInWords } from '../language/dates.ts'
import { m } from '../language/messages.ts'
import { groupWords } from '../students/group-words.ts'
import { levelsWords } from '../students/level-words.ts'

export const insightHeader = [m.insight_part(), m.class_student_column(), m.insight_what()]

type Row = readonly [part: string, student: string, what: string]

/** Returns the rows of the page in its order, with all groups and all names. */
export function insightRows(found: ClassInsightData, mistakes: Mistakes): Row[] {
  const { students, today, thisWeek, lastWeek, groups, ready, unseen } = found
  const nameOf = new Map(students.map(({ id, shortName }) => [id, shortName]))
  const week = (title: string, { practised, answers, minutes, completed }: ClassInsightData['thisWeek']): Row => [
    title,
    '',
    m.insight_week_counts({ practised, students: students.length, answers, minutes, completed }),
  ]
  return [
    week(m.insight_week(), thisWeek),
    week(m.insight_last_week({ weekday: weekdayInWords(today) }), lastWeek),
    ...groups.flatMap((group) => {
      const what = whatOf(group, mistakes)
      return what ? group.students.map((id): Row => [m.insight_sit_with(), nameOf.get(id) ?? '', what]) : []
    }),
    ...ready.map(({ student, operation, stage, right, of }): Row => {
      const title = `${titleByOperation[operation]} ${partTitle(operation, stage)}`
      const what = m.insight_all_of({ stage: title, right, count: of }).replaceAll(/<\/?b>/g, '')
      return [m.insight_ready(), nameOf.get(student) ?? '', what]
    }),
    ...unseen.map(({ student, last }): Row => {
      const what = last ? m.insight_last_practised({ day: dayInWords(last) }) : m.insight_never_practised()
      return [m.insight_unseen(), nameOf.get(student) ?? '', what]
    }),
  ]
}

function whatOf(group: ClassInsightData['groups'][number], mistakes: Mistakes): string | null {
  const words = groupWords(group, mistakes)
  return words && group.kind === 'slip' ? `${words} (${levelsWords(group.operation, group.levels)})` : words
}
