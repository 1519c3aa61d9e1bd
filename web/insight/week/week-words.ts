/** The weeks of a class in words. */
import type { ClassInsightData } from '../../api/students/insight.ts'
import { weekdayInWords, weekdays } from '../../language/dates.ts'
import { language } from '../../language/language.ts'
import { m } from '../../language/messages.ts'
import { wholeNumber } from '../../language/plural.ts'

type Week = ClassInsightData['thisWeek']

const list = new Intl.ListFormat(language, { type: 'unit' })

/** Returns this week, and last week if anybody practised up to the same weekday. A row of zeros would say nothing. */
export function weeksShown({ today, thisWeek, lastWeek }: Pick<ClassInsightData, 'today' | 'thisWeek' | 'lastWeek'>) {
  const before = { title: m.insight_last_week({ weekday: weekdayInWords(today) }), week: lastWeek }
  return [{ title: m.insight_week(), week: thisWeek }, ...(lastWeek.answers > 0 ? [before] : [])]
}

/** Returns whether any day of a week had answers. */
export const hasAnswers = ({ answersByDay }: Week) => answersByDay.some((count) => count > 0)

/** Returns the answers of each day. Last week is left out if none of its days had any, also after today's weekday. */
export function daysInWords(thisWeek: Week, lastWeek: Week): string {
  const now = wordsOf(thisWeek)
  return hasAnswers(lastWeek) ? m.insight_days({ now, before: wordsOf(lastWeek) }) : m.insight_days_now({ now })
}

const wordsOf = ({ answersByDay }: Week) =>
  list.format(answersByDay.map((count, i) => `${weekdays[i]?.long} ${wholeNumber(count)}`))
